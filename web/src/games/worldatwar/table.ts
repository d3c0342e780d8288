/** What the table must know of A World at War besides its board. */

import { ownName } from "../../lib/options";
import { say } from "../../lib/say";
import type { View } from "../../lib/protocol";
import type { GameTable } from "..";
import type { Content } from "./content";
import { boardOf, reading } from "./places";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { aimOf, endsText, isStepped, rolledIn, scenarioName, sideName } from "./telling";

/** Whose activities this phase holds, and the next phase of the other side. */
function order(view: View): { seat: number; moved: boolean }[] {
  const { moving, phase, phases } = boardOf(view);
  return [
    moving,
    ...phases
      .slice(phase)
      .filter((seat) => seat !== moving)
      .slice(0, 1),
  ].map((seat) => ({ seat, moved: false }));
}

const game: GameTable = {
  Side,
  Summary,
  reading: (content) => reading(() => content as Content),
  rolledIn,
  isStepped,
  order,
  place(view, options) {
    const { sides, phase, phases, round } = boardOf(view);
    const side = view.seat >= 0 ? say("worldatwar-you-are", { side: sideName(sides[view.seat] ?? "") }) : "";
    const when = phases.length > 1 ? say("worldatwar-place-phase", { phase, phases: phases.length }) : "";
    const called = options.scenario === "own" ? ownName(options.own_scenario) : scenarioName(boardOf(view).scenario);
    return [called, side, when, round && say("table-place-forming-short", { round })].filter(Boolean).join(" · ");
  },
  aim(view, _options, words) {
    const board = boardOf(view);
    const own = view.seat >= 0 ? [aimOf(board, view.seat, words)] : [];
    return {
      goal: say("worldatwar-aim-short"),
      scores: board.points.map((points, seat) => ({ seat, text: String(points) })),
      lines: [...own, endsText(board)],
    };
  },
};

export default game;
