/** What is written on the chart beside a way or a hex: the voyage that is met, its dice with every reason, the roll. */

import { facesOf } from "../../../lib/dice";
import type { DiaryLine, View } from "../../../lib/protocol";
import { say } from "../../../lib/say";
import type { Words } from "../../../lib/words";
import type { Board } from "../board";
import { boardOf, lineOf } from "../places";
import { wideOf } from "./labels";
import { diceParts, hexName, reachedText, reasonsOf, voyageDuty } from "../telling";

export interface Callout {
  key: string;
  tone: "own" | "their" | "act";
  title: string;
  /** In small, below the title. */
  line: string;
  parts: { name: string; text: string; value: number }[];
  faces: number[];
  /** What it comes to, in a word or two. */
  total: string;
  foot: string;
  /** The hex that it speaks of. */
  hex: string;
}

/** "2 task forces and 1 smaller force". */
function forcesText(voyage: number, board: Board): string {
  const forces = Object.values(board.forces).filter((force) => force.voyage === voyage && !force.gone);
  const large = forces.filter((force) => force.tf).length;
  return say("worldatwar-callout-forces", { large, small: forces.length - large });
}

function voyageCallout(number: number, board: Board, me: number, words: Words): Callout | undefined {
  const voyage = board.voyages[number];
  if (!voyage) return undefined;
  const duty = voyage.level === "activity" && voyage.duty ? board.duties[voyage.duty] : undefined;
  const facts = [
    duty && say(`worldatwar-activity-${duty.activity}`),
    forcesText(number, board),
    say("worldatwar-hexes", { count: voyage.path.length - 1 }),
  ];
  const [from, to] = [voyage.path[0] ?? "", voyage.path.at(-1) ?? ""];
  return {
    key: "voyage",
    tone: voyage.side === me ? "own" : "their",
    title: say("worldatwar-voyage-named", { number, what: voyageDuty(number, board, words) }),
    line: say("worldatwar-callout-way", { from: hexName(from, board, words), to: hexName(to, board, words) }),
    parts: [],
    faces: [],
    total: "",
    foot: facts.filter(Boolean).join(" · "),
    hex: voyage.path[Math.floor(voyage.path.length / 2)] ?? to,
  };
}

function diceCallout(hex: string, board: Board, words: Words): Callout | undefined {
  const dice = board.intercept?.dice[hex];
  if (!dice) return undefined;
  return {
    key: "dice",
    tone: "act",
    title: say("worldatwar-callout-hex", { hex: hexName(hex, board, words) }),
    line: "",
    parts: diceParts(dice),
    faces: [],
    total: say("worldatwar-dice", { count: board.intercept?.totals[hex] ?? 0 }),
    foot: "",
    hex,
  };
}

/** The last roll for an interception of this phase, as long as it tells something new. */
function rollCallout(board: Board, log: DiaryLine[], me: number): Callout | undefined {
  const line = log
    .map(lineOf)
    .filter(({ name }) => name === "interception-rolled" || name === "phase-begins")
    .at(-1);
  if (line?.name !== "interception-rolled") return undefined;
  const { facts } = line;
  const voyage = board.voyages[facts.voyage];
  const isOver = voyage?.status !== "sailing" && voyage?.status !== "announced";
  if (!voyage?.meets || isOver || (board.round ?? 1) > 1) return undefined;
  const faces = facesOf(line);
  const sum = faces.reduce((all, face) => all + face, 0);
  const reached = reachedText(facts);
  return {
    key: "roll",
    tone: voyage.side === me ? "own" : "their",
    title: say("worldatwar-voyage-named", { number: facts.voyage, what: say(`worldatwar-level-${voyage.level}`) }),
    line: "",
    parts: reasonsOf(facts),
    faces,
    total: String(sum),
    foot: sum === facts.score ? reached : `${say("worldatwar-callout-halved")} ${reached}`,
    hex: voyage.meets,
  };
}

export function calloutsOf(view: View, me: number, aimed: string, log: DiaryLine[], words: Words): Callout[] {
  const board = boardOf(view);
  const { intercept } = board;
  const found = intercept
    ? [voyageCallout(intercept.voyage, board, me, words), diceCallout(intercept.hex ?? aimed, board, words)]
    : [rollCallout(board, log, me)];
  return found.filter((one) => one !== undefined);
}

/** So wide is a note drawn, and about so high: its edges and title, then what there is of lines, reasons and dice. */
export const WIDE = 236;
export function highOf({ line, parts, faces, foot }: Callout): number {
  const reasons = parts.length > 0 ? 4 + 19 * parts.length : 0;
  const sum = parts.length + faces.length > 0 ? 24 : 0;
  return 36 + (line ? 17 : 0) + reasons + sum + 17 * Math.ceil(wideOf(foot, 5.9) / WIDE) * Number(foot !== "");
}
