import { scoredRounds as coldwar } from '../games/coldwar/scores';
import type { Line } from './protocol';

/** The ships and cards of a game, as far as results need them. */
export interface Content {
  ships: Record<string, { points?: number }>;
}

/** What a seat won in a round; damage is nought or less. */
export interface SeatScore {
  seat: number;
  points: number;
  sunk: { ship: string; points: number }[];
  afloat: { ship: string; points: number }[];
  damage: number;
}

export interface RoundScore {
  round: number;
  seats: SeatScore[];
}

type Scorer = (lines: readonly Line[], seats: number, content: Content) => RoundScore[];

const SCORERS: Record<string, Scorer> = { coldwar };

/** The rounds of a game with the points of every seat by ship; none where a game keeps no such score. */
export function scoredRounds(game: string, lines: readonly Line[], seats: number, content: Content): RoundScore[] {
  return SCORERS[game]?.(lines, seats, content) ?? [];
}
