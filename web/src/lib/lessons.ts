import { guides } from "../games";
import { api } from "./api";
import { go } from "./router";
import { say } from "./say";
import { makeTable } from "./tables";

/** The scripted first battle of a game, begun at once. */
export async function beginLesson(game: string): Promise<void> {
  const made = await makeTable({ game, lesson: true, name: say("home-lesson-name") });
  go(`/table/${made.table.id}`);
}

/** A whole game against the gentlest bot, with the coach beside it. */
export async function beginCoached(game: string): Promise<void> {
  const lessons = guides[game]?.lessons;
  const bots = (await api.games()).find((one) => one.key === game)?.bots ?? [];
  const bot = lessons?.bots.find((name) => bots.includes(name)) ?? bots[0] ?? "";
  const made = await makeTable({
    game,
    options: lessons?.options ?? {},
    seats: [{ kind: "you" }, { kind: "bot", bot }],
    name: say("learn-table-name"),
    practice: true,
    learn: true,
    window: 0,
  });
  go(`/table/${made.table.id}`);
}
