/** What the table must know of Attack Sub besides its board. */

import { diceOf } from "../../lib/dice";
import { ownName } from "../../lib/options";
import { say } from "../../lib/say";
import type { View } from "../../lib/protocol";
import SummaryPanel from "../../parts/SummaryPanel.svelte";
import type { GameTable } from "..";
import type { Content } from "./content";
import { boardOf, reading } from "./places";
import Side from "./Side.svelte";
import { goalOf, otherwiseOf, sideName } from "./telling";
import { ASKED_OF_ALL } from "./vocabulary";

/** Turns alternate: 3.1. */
function order(view: View): { seat: number; moved: boolean }[] {
  const { acting, sides } = boardOf(view);
  if (!sides || acting < 0) return [];
  return [acting, 1 - acting].map((seat) => ({ seat, moved: false }));
}

const game: GameTable = {
  Side,
  Summary: SummaryPanel,
  reading: (content) => reading(() => content as Content),
  rolledIn: (line, words, names) => diceOf(line, words.event(line, names)),
  order,
  place(view, options) {
    const { sides, deck, decks, scenario, time_up: timeUp } = boardOf(view);
    const side = sides && view.seat >= 0 ? sideName(sides[view.seat] ?? "") : "";
    const place = say(timeUp ? "attacksub-place-end" : deck >= decks ? "attacksub-place-last" : "attacksub-place", {
      deck,
      decks,
    });
    const called =
      options.scenario === "own"
        ? ownName(options.own_scenario)
        : say("attacksub-scenario", { letter: scenario.charAt(0).toUpperCase() });
    return [called, side && say("attacksub-you-are", { side }), place].filter(Boolean).join(" · ");
  },
  aim(view, _options, words) {
    const board = boardOf(view);
    const own = board.seats[view.seat];
    const lines = own
      ? [...goalOf(board, view.seat, words), ...otherwiseOf(own, words)]
      : Object.keys(board.seats).flatMap((seat) => {
          const goals = goalOf(board, Number(seat), words);
          return goals.length > 0 ? [`${sideName(board.sides?.[Number(seat)] ?? "")}: ${goals.join(" ")}`] : [];
        });
    return {
      goal: say("attacksub-aim"),
      scores: Object.entries(board.seats).flatMap(([seat, { points = 0, points_needed: most }]) =>
        most === undefined ? [] : [{ seat: Number(seat), text: say("attacksub-points-of", { number: points, most }) }],
      ),
      lines: lines.length > 0 ? lines : [say("attacksub-aim-later")],
      rule: "13.5",
    };
  },
  standing: () =>
    (ASKED_OF_ALL[0] ?? []).map((name) => ({
      name,
      label: say(`attacksub-orders-${name}`),
      words: [],
    })),
};

export default game;
