/** Choosing a fleet: how ships are sorted, what a navy has, and fleets of one's own that are kept for next time. */

import { isSubmarine, type ShipEntry } from "./content";

export const SORTS = ["points", "type", "guns", "hull"] as const;
export type Sort = (typeof SORTS)[number];

const TYPES = ["BB", "BC", "CV", "CVL", "CVE", "CA", "CL", "DD", "TB", "SS"];
/** The heaviest battery decides, then the next, then torpedoes. */
const CALIBRES = ["", "4-5", "6-8", "11-13", "14-18"];
const gunsOf = (ship: ShipEntry) =>
  100 * CALIBRES.indexOf(ship.main) +
  10 * CALIBRES.indexOf(ship.secondary) +
  (ship.mount === undefined ? 0 : 1 + ship.mount);

const WEIGHT: Record<Sort, (ship: ShipEntry) => number> = {
  points: (ship) => ship.points,
  type: (ship) => -TYPES.indexOf(ship.type),
  guns: gunsOf,
  hull: (ship) => ship.hull,
};

/** The most first; those alike by points, then as the navy lists them. */
export function sorted(ships: ShipEntry[], by: Sort): ShipEntry[] {
  const weight = WEIGHT[by];
  return [...ships].sort((one, other) => weight(other) - weight(one) || other.points - one.points || one.id - other.id);
}

/** How many ships of each sort a navy or a fleet has. */
export function strengthOf(ships: ShipEntry[]): {
  capital: number;
  carriers: number;
  cruisers: number;
  destroyers: number;
  submarines: number;
} {
  const count = (some: (ship: ShipEntry) => boolean) => ships.filter(some).length;
  return {
    capital: count(({ type }) => type === "BB" || type === "BC"),
    carriers: count(({ type }) => type.startsWith("CV")),
    cruisers: count(({ type }) => type === "CA" || type === "CL"),
    destroyers: count(({ type }) => type === "DD" || type === "TB"),
    submarines: count(isSubmarine),
  };
}

// -- fleets of one's own ----------------

export interface Kept {
  name: string;
  nation: string;
  ships: string[];
}

const KEY = "wardroom-highseas-fleets";
const MOST = 24;

/** What was kept, as far as it can still be read. */
export function keptFleets(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return (found as (Partial<Kept> | null)[]).filter(
      (kept): kept is Kept =>
        typeof kept?.name === "string" &&
        typeof kept.nation === "string" &&
        Array.isArray(kept.ships) &&
        kept.ships.every((ship: unknown) => typeof ship === "string"),
    );
  } catch {
    return [];
  }
}

function write(fleets: Kept[]): Kept[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(fleets));
  } catch {
    // Without room for it the fleets last as long as the page.
  }
  return fleets;
}

/** A fleet of the same navy and name takes the place of the one before. */
export function keep(fleets: Kept[], fleet: Kept): Kept[] {
  return write([fleet, ...fleets.filter((kept) => !isSame(kept, fleet))].slice(0, MOST));
}

export function forget(fleets: Kept[], fleet: Kept): Kept[] {
  return write(fleets.filter((kept) => !isSame(kept, fleet)));
}

const isSame = (one: Kept, other: Kept) => one.nation === other.nation && one.name === other.name;
