/** Ships, charts and scenarios, as `GET /api/games/worldatwar/content` gives them. */

export interface Origin {
  level: "printed" | "published" | "reconstructed";
  source?: string;
}

export interface ShipEntry {
  key: string;
  kind: "ship";
  id: number;
  name: string;
  name_ru: string;
  nation: string;
  /** "BB4". */
  type: string;
  speed: "fast" | "slow";
  sort: "capital" | "carrier" | "cruiser" | "destroyer" | "escort-carrier" | "transport" | "submarine";
  size: number;
  /** What it counts for in a fleet. */
  factors: number;
  drm: number;
  air?: number;
  origin?: Record<string, Origin>;
}

export interface ChartEntry {
  key: string;
  kind: "chart";
  scale: "europe" | "pacific";
  /** By rows, a dot for water and a hash for land. */
  rows: string[];
  straits: string[][];
  port: Record<string, string>;
  waters: Record<string, string>;
}

export interface Content {
  ships: Record<string, ShipEntry>;
  cards: Record<string, { key: string; kind: string }>;
}

export const chartOf = (key: string, content: Content): ChartEntry | undefined =>
  content.cards[`chart-${key}`] as unknown as ChartEntry | undefined;

/** The letters of a type: "BB" of "BB4". */
export const lettersOf = (ship: ShipEntry | undefined): string => (ship?.type ?? "").replace(/\d+$/, "");
/** One factor each, or two: ships that have no names. */
export const isLight = (ship: ShipEntry | undefined): boolean =>
  ship !== undefined && !["capital", "carrier"].includes(ship.sort);

/** Named ships before light ones, large before small, as status boards list them. */
export function byRank(one: ShipEntry | undefined, other: ShipEntry | undefined): number {
  const order = ["capital", "carrier", "cruiser", "destroyer", "escort-carrier", "transport", "submarine"];
  const place = (ship: ShipEntry | undefined) => order.indexOf(ship?.sort ?? "submarine");
  return place(one) - place(other) || (other?.size ?? 0) - (one?.size ?? 0);
}
