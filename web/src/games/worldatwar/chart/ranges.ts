/**
 * Ranges drawn on a chart: of aircraft in a battle, of spotters while an interception is asked for, of a base pointed
 * at.
 */

import { say } from "../../../lib/say";
import type { Board } from "../board";
import { closed, disc, middle, outline, type Point } from "../geometry";
import { squadronsAt } from "../places";

export interface Range {
  key: string;
  path: string;
  tone: "own" | "their";
  label: string;
  /** The lowest point of its edge. */
  at: Point;
}

export interface RangesAsked {
  board: Board;
  me: number;
  /** The base that is pointed at. */
  pointed: string;
  /** Squadrons on land are asked where they attack. */
  attackedFromLand: boolean;
  columns: number;
  rows: number;
}

export function rangesOf({ board, me, pointed, attackedFromLand, columns, rows }: RangesAsked): Range[] {
  const range = (key: string, hex: string, far: number, side: number, label: string): Range => {
    const loops = outline(disc(hex, far, columns, rows));
    const low = Math.max(0, ...loops.flat().map((point) => point.y));
    return { key, path: closed(loops), tone: side === me ? "own" : "their", label, at: { x: middle(hex).x, y: low } };
  };
  const air = say("worldatwar-air-range", { count: board.air_range });
  const found: Range[] = [];
  if (board.battle) found.push(range("battle", board.battle.hex, board.air_range, me, air));
  for (const [key, base] of Object.entries(board.bases)) {
    const squadrons = squadronsAt(board, key);
    const spots = board.intercept?.spotters.includes(key);
    const strikes = attackedFromLand && base.side === me && squadrons.length > 0;
    if (spots) {
      const search = say("worldatwar-search-range", { count: board.search_range });
      found.push(range(`spot-${key}`, base.hex, board.search_range, me, search));
    } else if (strikes || (key === pointed && squadrons.length > 0)) {
      found.push(range(`air-${key}`, base.hex, board.air_range, base.side, air));
    }
  }
  return found;
}
