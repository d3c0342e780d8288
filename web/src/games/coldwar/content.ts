/** The printed values of ships and cards, as `GET /api/games/coldwar/content` gives them. */

import type { CardKind } from "../../parts/faces";
import type { Attack } from "./board";

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

/** How a card is drawn, by names: its bar, its sign on the card and in a list, its picture, and words. */
export interface Look {
  bar: CardKind;
  sign: string;
  icon: string;
  scene: string;
  /** What fires or meets it, and what it costs; "" if nothing is said of that. */
  platform: string;
  cost: string;
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
  look?: Look;
  /** The attack that it makes. */
  declares?: Attack["kind"];
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

/** Whether an option of the table is on. */
export const isOn = (value = "no"): boolean => !["no", "false", "0"].includes(value);

/** 12 Advanced rules are played unless the table says otherwise. */
export const isPlayed = (options: Record<string, string> | undefined, option: string): boolean =>
  isOn(options?.[option] ?? "yes");
