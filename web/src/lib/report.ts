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

/** How lucky: how many standard deviations above what was expected, over all rolls of the seat that succeed or fail. */
export function fortune(kinds: Kind[]): number {
  const rows = kinds.filter((kind) => kind.deviation > 0);
  const spread = Math.sqrt(rows.reduce((sum, kind) => sum + kind.deviation ** 2, 0));
  return spread > 0 ? rows.reduce((sum, kind) => sum + kind.got - kind.expected, 0) / spread : 0;
}
