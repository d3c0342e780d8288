/** The look-ups that an answer may lead to, and the chance of each shot as a figure beside its target. */

import { bestOf } from "../../lib/best";
import type { Desk } from "../../lib/desk.svelte";
import type { Words } from "../../lib/words";
import type { Board, LookUp } from "./board";
import { shareOf } from "./telling";

export const looksOf = (board: Board): Record<string, LookUp> =>
  board.engagement?.look_ups ?? board.strike?.look_ups ?? board.torpedo?.look_ups ?? {};

/** What rolls: factors of ships, squadrons, or a submarine. */
export const unitOf = (board: Board): "factors" | "squadrons" | "submarine" =>
  board.torpedo?.look_ups ? "submarine" : board.strike?.look_ups ? "squadrons" : "factors";

/** The chance of success of a shot, as a figure above its target. */
export function oddsOfShot(word: string, board: Board, desk: Desk | undefined, words: Words): string {
  const known = desk?.seat.odds[word];
  if (known) return bestOf(known, words)?.chance ?? "";
  const look = looksOf(board)[word];
  if (!look || look.bands.some(({ result }) => result === "hits")) return "";
  return words.percent(shareOf(look.bands.filter(({ result }) => result === "damaged" || result === "sunk")));
}
