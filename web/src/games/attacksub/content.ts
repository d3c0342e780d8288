/** The printed values of ships and cards, as `GET /api/games/attacksub/content` gives them. */

export interface Origin {
  level: "printed" | "published" | "reconstructed";
}

export interface ShipEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  nation: string;
  type: string;
  class: string;
  detect: number;
  /** Boxes from the undamaged one on, "4 3"; a Transport has only `damage`. */
  sensor?: string;
  attack?: string;
  damage?: number;
  duration?: number;
  swimout?: boolean;
  fast?: boolean;
  tons?: number;
  knots?: string;
  metres?: string;
  fit?: string;
  fit_ru?: string;
  origin?: Record<string, Origin>;
}

export interface CardEntry {
  key: string;
  id: number;
  name: string;
  name_ru: string;
  family: string;
  type?: string;
  stem: string;
  /** 0 to 7, or x. */
  number: string;
  hit: string;
  count: number;
  fire?: number;
  contact?: number;
  need?: number;
  value?: number;
  sub_only?: boolean;
  sensor?: number;
  attack?: number;
  origin?: Record<string, Origin>;
}

export interface Content {
  ships: Record<string, ShipEntry>;
  /** Cards, and scenarios by their letters. */
  cards: Record<string, CardEntry>;
}

export const isSubmarine = (ship: ShipEntry | undefined): boolean => (ship?.type ?? "").startsWith("SS");

export const isCard = (key: string, content: Content): boolean => content.cards[key]?.family !== undefined;

/** A box of a track: what counts against ships (or how many helicopters it keeps up), and against submarines. */
export interface Box {
  top: string;
  bottom: string;
}

const figure = (text: string) => (text === "-" ? "–" : text.replace("-", "−"));

/** "+3/+2 +2/+1", "+2 +1" or "4 3" as boxes. */
export function boxesOf(track: string | undefined): Box[] {
  return (track ?? "")
    .split(" ")
    .filter(Boolean)
    .map((box) => {
      const [top = "", bottom] = box.split("/");
      return bottom === undefined ? { top: "", bottom: figure(top) } : { top: figure(top), bottom: figure(bottom) };
    });
}

/** The boxes of the Contact Level Track; only a submarine's has one between No Contact and level 1. */
export const levelsOf = (ship: ShipEntry | undefined): string[] =>
  isSubmarine(ship) ? ["none", "no-attack", "1", "2", "3", "4"] : ["none", "1", "2", "3", "4"];

export const FAMILY_ICONS: Record<string, string> = {
  active: "sonar",
  passive: "sonar",
  both: "sonar",
  reduction: "dive",
  lockon: "torpedo",
  evasion: "evade",
  range: "retreat",
  control: "dc",
  stations: "bell",
  technician: "dc",
  helicopter: "helo",
};

/** 1.4 Black in one's own turn, red in the other's. */
export function turnOf(card: CardEntry): "own" | "their" | "either" {
  if (card.family === "evasion") return "their";
  return ["passive", "both", "reduction", "range", "stations"].includes(card.family) ? "either" : "own";
}
