/** The printed values of ships and cards, as `GET /api/games/coldwar/content` gives them. */

export interface ShipEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  nation: string;
  type: string;
  class: string;
  hits: number;
  points: number;
  guns: string[];
  missiles: string[];
  torpedoes: number;
  strike: number;
  air_defense: number[];
  traits: string[];
}

export interface CardEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  /** `base`, or the option that brings it in. */
  set: string;
  family: string;
  size?: string;
  which?: string;
  damage?: number;
  attacks?: number;
  numbers?: number[];
  carrier_modified?: boolean;
  count: number;
  /** Where each value comes from. */
  origin?: Record<string, { level: "printed" | "published" | "reconstructed" }>;
}

export interface Content {
  ships: Record<string, ShipEntry>;
  cards: Record<string, CardEntry>;
}

export const isSubmarine = (ship: ShipEntry | undefined): boolean => (ship?.type ?? "").startsWith("SS");

/** What a weapon is drawn with. */
export const KIND_ICONS: Record<string, string> = {
  gun: "gun",
  missile: "missile",
  torpedo: "torpedo",
  asw: "asw",
  mine: "mine",
  cruise: "missile",
  land: "air",
  carrier: "air",
  bomber: "bomber",
};

export const FAMILY_ICONS: Record<string, string> = {
  gun: "gun",
  missile: "missile",
  torpedo: "torpedo",
  asw: "asw",
  land_strike: "air",
  bomber: "bomber",
  evade: "evade",
  ecm: "ecm",
  cover: "cover",
  additional_ship: "ship-new",
  retreat: "retreat",
  damage_control: "dc",
  crew: "crew",
  minefield: "mine",
  surprise: "eye",
  sweepers: "mine",
  crash_dive: "sub",
  early_warning: "radar",
  refueling: "air",
  intelligence: "eye",
  tactic: "star",
  bad_luck: "cross",
};

/** Whether an option of the table is on. */
export const isOn = (value = "no"): boolean => !["no", "false", "0"].includes(value);

/** 12 Advanced rules are played unless the table says otherwise. */
export const isPlayed = (options: Record<string, string> | undefined, option: string): boolean =>
  isOn(options?.[option] ?? "yes");
