/** What the table must know of Cold War Naval Battles besides its board. */

import { diceOf } from "../../lib/dice";
import type { View } from "../../lib/protocol";
import { say } from "../../lib/say";
import SummaryPanel from "../../parts/SummaryPanel.svelte";
import type { GameTable, Options } from "..";
import { isOn, type CardEntry, type Content } from "./content";
import { boardOf, reading, wordOfCard } from "./places";
import Round from "./Round.svelte";
import Side from "./Side.svelte";
import type { Asked, Told } from "./vocabulary";

function order(view: View): { seat: number; moved: boolean }[] {
  const board = boardOf(view);
  const forces = Object.entries(board.forces).map(([seat, force]) => ({ seat: Number(seat), force }));
  const known = forces.filter(({ force }) => force.order > 0);
  known.sort((one, other) => one.force.order - other.force.order);
  return known.map(({ seat, force }) => ({ seat, moved: (force.moved ?? false) && seat !== board.acting }));
}

/** The questions for which a seat may leave orders, and the cards that answer them. */
const ANSWERED_WITH: Partial<Record<keyof Asked, string>> = {
  negate: "intelligence",
  "tactic-moment": "tactic",
  refuel: "refueling",
  escort: "cover",
  "crash-dive": "crash_dive",
};

/** The cards that can come up at a table with these options. */
const cardsInPlay = (content: Content, options: Options): CardEntry[] =>
  Object.values(content.cards).filter((card) => card.set === "base" || isOn(options[card.set]));

const game: GameTable = {
  Side,
  Summary: SummaryPanel,
  reading: (content) => reading(() => content as Content),
  rolledIn: (line, words, names) => diceOf(line, words.event(line, names)),
  // 6.1.A.2 is the second step of part A.
  stepOf(rule) {
    const [sign = "", number = ""] = rule.split(".").slice(-2);
    return { sign, part: say(`table-group-${sign}`), number };
  },
  order,
  roundOver: { line: "round-scored" satisfies keyof Told, Round },
  place(view, options) {
    const board = boardOf(view);
    const rounds = Number(options.rounds ?? 0);
    const goal =
      rounds > 0 ? say("table-goal-rounds", { rounds }) : say("table-goal-points", { victory: board.victory });
    if (board.series === 0) return say("table-place-forming", { round: board.round, goal });
    return say(board.last_series === 2 ? "table-place-last" : "table-place", {
      round: board.round,
      series: board.series,
      goal,
    });
  },
  aim(view, options) {
    const board = boardOf(view);
    const rounds = Number(options.rounds ?? 0);
    const end = rounds > 0 ? "rounds" : "points";
    const facts = { rounds, victory: board.victory };
    const scores = Object.entries(board.forces).map(([seat, { points, sunk_points: sunk }]) => ({
      seat: Number(seat),
      text: sunk ? say("coldwar-aim-score", { points, sunk }) : String(points),
    }));
    return {
      goal: say(`coldwar-aim-${end}-short`, facts),
      scores,
      lines: [
        say("coldwar-aim-sink"),
        say("coldwar-aim-afloat"),
        say(`coldwar-aim-${end}`, facts),
        board.open_scores ? say("coldwar-aim-open") : say("coldwar-aim-hidden"),
      ],
      rule: "11.3",
    };
  },
  standing(content, options) {
    const cards = cardsInPlay(content as Content, options);
    // 13.4 Only escorts answer Air Cover with Air Cover.
    const answered = Object.entries(ANSWERED_WITH) as [keyof Asked, string][];
    const asked = answered.filter(([name]) => name !== "escort" || isOn(options.escorts));
    const questions = asked.map(([name, family]) => ({
      name,
      label: say(`table-orders-${name}`),
      words: cards
        .filter((card) => card.family === family)
        .map((card) => wordOfCard(card.key, undefined, content as Content)),
    }));
    return questions.filter((question) => question.words.length > 0);
  },
};

export default game;
