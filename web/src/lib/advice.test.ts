import { describe, expect, it } from "vitest";
import { guides } from "../games";
import { reasonFor } from "./advice";
import type { Ask, Odds } from "./protocol";
import { canSay, say } from "./say";
import type { Words } from "./words";

/** Words that say every result by its name. */
const words = {
  game: "coldwar",
  percent: (share: number) => `${Math.round(share * 100)} %`,
  oddsParts: (odds: Odds) =>
    odds.names.map((name, at) => ({
      name,
      share: odds.chances[at] ?? 0,
      result: name,
      chance: `${Math.round((odds.chances[at] ?? 0) * 100)} %`,
    })),
} as unknown as Words;
const odds = (sunk: number) => ({ names: ["sunk", "missed"], chances: [sunk, 1 - sunk] });
const asked = (name: string, answers: string[]): Ask => ({ n: 1, name, rule: "7.1", facts: {}, answers });
const named = (word: string) => word.toUpperCase();
const targets = asked("target", ["slava", "knox", "done"]);

describe("why an answer is advised", () => {
  it("is that nothing has a better chance", () => {
    expect(reasonFor("slava", targets, { slava: odds(0.5), knox: odds(0.25) }, words, named)).toBe(
      "Of 2 choices, none has a better chance.",
    );
  });

  it("is the greater prize where another chance is better, and names that one", () => {
    expect(reasonFor("knox", targets, { slava: odds(0.5), knox: odds(0.25) }, words, named)).toContain(
      "SLAVA is likelier to work (50 %)",
    );
  });

  it("is that the best on offer is too little, where none of it is advised", () => {
    expect(reasonFor("done", targets, { slava: odds(0.1), knox: odds(0.05) }, words, named)).toContain(
      "SLAVA would give 10 %",
    );
  });

  it("is nothing of the kind where the answer goes on with what was chosen", () => {
    const search = asked("ping-targets", ["skvortsov", "done"]);
    expect(reasonFor("done", search, { skvortsov: odds(0.7) }, { ...words, game: "attacksub" } as Words, named)).toBe(
      "",
    );
  });

  it("is what the game says of the answer, where dice do not decide", () => {
    const row = (word: string) => reasonFor(word, asked("arrange", ["row1", "row2", "row3"]), {}, words, named);
    expect(row("row1")).toMatch(/guns among them/);
    expect(row("row3")).toMatch(/only submarines and aircraft/);
  });

  it("is nothing where there is nothing to compare", () =>
    expect(reasonFor("slava", targets, {}, words, named)).toBe(""));
});

it.each(Object.keys(guides))("has words of its own for a good part of the questions of a lesson of %s", (game) => {
  const questions = Object.keys(guides[game]!.lessons?.topicOf ?? {});
  const told = questions.filter((question) => canSay(`${game}-hint-${question}`));
  expect(told.length).toBeGreaterThan(questions.length / 3);
  for (const question of told) expect(say(`${game}-hint-${question}`, { answer: "done" })).toMatch(/\.$/);
});
