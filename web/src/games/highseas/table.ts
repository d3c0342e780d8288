/** What the table must know of Naval Battles besides its board. */

import { diceOf } from "../../lib/dice";
import type { View } from "../../lib/protocol";
import { say } from "../../lib/say";
import SummaryPanel from "../../parts/SummaryPanel.svelte";
import type { GameTable, Standing } from "..";
import type { Content } from "./content";
import { boardOf, reading } from "./places";
import Round from "./Round.svelte";
import Side from "./Side.svelte";
import type { Asked, Told } from "./vocabulary";

/** Around the table from whoever acts, without those who are out. */
function order(view: View): { seat: number; moved: boolean }[] {
  const board = boardOf(view);
  if (board.acting < 0) return [];
  const seats = Object.keys(board.fleets).map(Number);
  const turns = seats.map((_, at) => (board.acting + at) % seats.length);
  return turns.filter((seat) => !board.fleets[seat]?.out).map((seat) => ({ seat, moved: false }));
}

/** The step's own place, with the steps of the attack together. */
const PARTS: Record<string, [string, string]> = {
  "5": ["A", "1"],
  "6": ["A", "2"],
  "7.declare": ["B", "1"],
  "7.defense": ["B", "2"],
  "7.resolve": ["B", "3"],
  "8": ["C", "1"],
  "9": ["C", "2"],
};

/** Rolls to which as many Planning cards are always added. */
const PLANNED = ["plus0", "plus1"];

const game: GameTable = {
  Side,
  Summary: SummaryPanel,
  reading: (content) => reading(() => content as Content),
  rolledIn: (line, words, names) => diceOf(line, words.event(line, names)),
  stepOf(rule) {
    const [sign, number] = PARTS[rule] ?? ["", rule];
    return { sign, part: sign && say(`highseas-group-${sign}`), number };
  },
  order,
  roundOver: { line: "battle-scored" satisfies keyof Told, Round },
  standing: (): (Standing & { name: keyof Asked })[] => [
    { name: "defend", label: say("highseas-orders-defend"), words: [] },
    { name: "planning", label: say("highseas-orders-planning"), words: PLANNED, mayPass: false },
  ],
  place(view) {
    const board = boardOf(view);
    const linked = board.total > board.victory;
    if (board.acting < 0) return say("highseas-place-setup", { victory: board.victory });
    return say(linked ? "highseas-place-linked" : "highseas-place-one", {
      round: board.round,
      series: board.series,
      victory: board.victory,
      total: board.total,
    });
  },
  aim(view) {
    const { victory, total, fleets } = boardOf(view);
    const linked = total > victory;
    return {
      goal: say("highseas-aim-short", { victory }),
      scores: Object.entries(fleets).map(([seat, { score }]) => ({ seat: Number(seat), text: String(score) })),
      lines: [
        say("highseas-aim-sink"),
        say(linked ? "highseas-aim-linked" : "highseas-aim-one", { victory, total }),
        ...(linked
          ? Object.entries(fleets)
              .filter(([seat]) => Number(seat) === view.seat)
              .map(([, fleet]) => say("highseas-race-all", { points: fleet.total ?? 0, total }))
          : []),
      ],
      rule: linked ? "16.1" : "14",
    };
  },
};

export default game;
