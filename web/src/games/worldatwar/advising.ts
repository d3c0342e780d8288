/** Why the coach would send nobody, or nobody more. */

import type { Odds, View } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import { boardOf, questionOf } from "./places";
import { hexName } from "./telling";

/** Whoever comes less often than this is not worth sending. */
const TOO_SELDOM = 0.25;

/** 22.161 Whoever comes late finds a battle only if somebody else was in time. */
function inTime(odds: Odds | undefined): number {
  return odds ? (odds.chances[odds.names.indexOf("round1")] ?? 0) : -1;
}

/** What speaks for letting a voyage pass; nothing where something else is advised. */
export function reasonToStay(word: string, view: View, odds: Record<string, Odds>, words: Words): string {
  const ask = questionOf(view);
  if (!ask || word !== "done") return "";
  const board = boardOf(view);
  if (ask.name === "interceptors") {
    const { voyage, hex } = board.intercept ?? {};
    const sent = Object.values(board.voyages).some(
      (other) => other.side === view.seat && other.target === voyage && other.meets === hex,
    );
    return say(sent ? "worldatwar-hint-enough-sent" : "worldatwar-hint-not-from-here");
  }
  if (ask.name !== "interception-hex" && ask.name !== "submarine-intercepts") return "";
  const [best, most] = ask.answers.reduce<[string, number]>(
    (found, hex) => (inTime(odds[hex]) > found[1] ? [hex, inTime(odds[hex])] : found),
    ["", -1],
  );
  if (!best) return say("worldatwar-hint-out-of-reach");
  const facts = {
    hex: hexName(best, board, words),
    chance: words.percent(most),
    dice: board.intercept?.totals[best] ?? 0,
  };
  if (most < TOO_SELDOM) return say("worldatwar-hint-too-few-dice", facts);
  return say(
    ask.name === "submarine-intercepts" ? "worldatwar-hint-submarine-waits" : "worldatwar-hint-not-worth-it",
    facts,
  );
}
