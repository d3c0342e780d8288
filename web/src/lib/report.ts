/** What `GET /api/tables/{id}/luck` tells of a finished game. */
export interface Report {
  seats: { seat: number; kinds: Kind[] }[];
  prizes: Prize[];
  /** By round and seat. */
  rounds: SeatScore[][];
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

/** A ship that went down; `by` is -1 when nobody scores it. */
export interface Prize {
  round: number;
  ship: string;
  of: number;
  by: number;
  points: number;
}

/** What a seat's points of a round were made of: sums, ships sunk and ships kept. Damage is nought or less. */
export interface SeatScore {
  points: number;
  sunk: number;
  afloat: number;
  damage: number;
  ships: string[];
  kept: string[];
}

/** How lucky: how many standard deviations above what was expected, over all rolls of the seat that succeed or fail. */
export function fortune(kinds: Kind[]): number {
  const rows = kinds.filter((kind) => kind.deviation > 0);
  const spread = Math.sqrt(rows.reduce((sum, kind) => sum + kind.deviation ** 2, 0));
  return spread > 0 ? rows.reduce((sum, kind) => sum + kind.got - kind.expected, 0) / spread : 0;
}
