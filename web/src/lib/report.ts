import { guides } from "../games";
import type { Outcome } from "./protocol";

/** What `GET /api/tables/{id}/luck` tells of a finished game. */
export interface Report {
  seats: { seat: number; kinds: Kind[] }[];
  /** What the game's `prizes` and `scored` give: its own `Points.svelte` knows what it is. */
  prizes: unknown[];
  rounds: unknown[][];
}

/** One kind of roll of one seat: what was to be expected of so many, and what came. */
export interface Kind {
  group: string;
  kind: string;
  rolls: number;
  got: number;
  expected: number;
  deviation: number;
}

/**
 * How lucky: how many standard deviations above what was expected, over all rolls of the seat. Every roll weighs the
 * same, so that a kind that counts pips does not drown one that counts hits.
 */
export function fortune(kinds: Kind[]): number {
  const rows = kinds.filter((kind) => kind.deviation > 0);
  const rolls = rows.reduce((sum, kind) => sum + kind.rolls, 0);
  const luck = rows.reduce(
    (sum, kind) => sum + (Math.sqrt(kind.rolls) * (kind.got - kind.expected)) / kind.deviation,
    0,
  );
  return rolls > 0 ? luck / Math.sqrt(rolls) : 0;
}

/** Whether the table ended the game, not its rules: then `scores` only tell who has won. */
export function isCutShort(outcome: Outcome): boolean {
  return outcome.reason === "resigned" || outcome.reason === "draw-agreed";
}

/** The points of everybody at the end; nothing where there are none, or the game was not played to its end. */
export function scoresOf(game: string, outcome: Outcome): number[] | null {
  return isCutShort(outcome) || guides[game]?.scoreless ? null : outcome.scores;
}

interface Prize {
  round?: number;
  by: number;
  points?: number;
}

/** What each seat has sunk in a round that was not scored any more; nothing if none was under way. */
export function unfinishedRound(report: Report, seats: number): number[] | null {
  const since = (report.prizes as Prize[]).filter(({ round = 0 }) => round > report.rounds.length);
  if (since.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) =>
    since.filter(({ by }) => by === seat).reduce((sum, { points = 0 }) => sum + points, 0),
  );
}

/** What each seat had when the game was stopped; nothing if nobody had scored. */
export function pointsSoFar(report: Report, seats: number): number[] | null {
  const since = unfinishedRound(report, seats);
  const rounds = report.rounds as { points: number }[][];
  if (!since && rounds.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) =>
    rounds.reduce((sum, scores) => sum + (scores[seat]?.points ?? 0), since?.[seat] ?? 0),
  );
}
