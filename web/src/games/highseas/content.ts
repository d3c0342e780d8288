/** The printed values of ships and cards, as `GET /api/games/highseas/content` gives them. */

import type { Attack } from "./board";

export interface ShipEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  nation: string;
  type: string;
  class: string;
  year: number;
  hull: number;
  points: number;
  /** Calibres of the batteries, or "". */
  main: string;
  secondary: string;
  /** What a torpedo mount adds to the die. */
  mount?: number;
  /** Air attacks a turn, where the table lets the card say it, and by the book. */
  flights: number;
  air_attacks: number;
  numbers: number[];
  cover: number;
  anti_air: number;
  silent: number;
}

export interface CardEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  family: string;
  size?: string;
  double?: boolean;
  damage?: number;
  attacks?: number;
  numbers?: number[];
  points?: number;
  count: number;
  /** The names of its sign and picture. */
  look?: { sign: string; scene: string };
  /** The attack that it makes. */
  declares?: Attack["kind"];
  /** The steps in which it is played, and who may attack whom with it: `12-at-12`, `a-at-123`. */
  steps?: string[];
  reach?: string[];
  /** Where each value comes from. */
  origin?: Record<string, { level: "printed" | "published" | "reconstructed" }>;
}

export interface Content {
  ships: Record<string, ShipEntry>;
  cards: Record<string, CardEntry>;
}

/** The ships as a table plays them: aircraft attack as often as the card shows, or by the book (12.carriers). */
export function flown(content: Content, byCard: boolean): Content {
  if (byCard) return content;
  const ships = Object.entries(content.ships).map(([key, ship]) => [key, { ...ship, flights: ship.air_attacks }]);
  return { ...content, ships: Object.fromEntries(ships) as Record<string, ShipEntry> };
}

export const isSubmarine = (ship: ShipEntry | undefined): boolean => ship?.type === "SS";

/** What an attack is drawn with. */
export const KIND_ICONS: Record<string, string> = {
  main: "gun",
  secondary: "gun",
  torpedo: "torpedo",
  depth: "asw",
  land: "air",
  carrier: "air",
};

/** The steps of a turn in which cards are played, in order. */
export const STEPS = ["reorganize", "prepare", "attack", "defense"];
/** Every way in which a card attacks. */
export const AIMS = ["12-at-12", "1-at-1", "a-at-123", "1-at-ap", "land-at-123ap"];

/** The words of the notation for the navies, and what the content calls them. */
export const NATIONS: Record<string, string> = {
  france: "fr",
  germany: "de",
  italy: "it",
  japan: "jp",
  britain: "uk",
  america: "us",
};
