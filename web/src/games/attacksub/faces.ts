/** What is drawn on the cards of Attack Sub, and the names and profiles of its ships. */

import { figuresIn } from "../../lib/figures";
import { prefs } from "../../lib/prefs";
import { canSay, say } from "../../lib/say";
import type { CardFace, CardKind, Level } from "../../parts/faces";
import { FAMILY_ICONS, turnOf, type CardEntry, type ShipEntry } from "./content";

const KINDS: Record<ReturnType<typeof turnOf>, CardKind> = { own: "defence", their: "attack", either: "either" };

const SCENES: Record<string, string> = {
  active: "sonar",
  passive: "sonar",
  both: "sonar",
  lockon: "lock",
  evasion: "evade",
  range: "range",
  control: "dc",
  stations: "stations",
  technician: "tech",
  helicopter: "helo",
  surface_noise: "weave",
  thermal_layer: "layer",
  silent_running: "slip",
  decoy: "jamming",
  noisemaker: "ecm",
  turn: "evade",
};

export const nameOf = (thing: { name: string; name_ru: string }): string =>
  prefs.language === "ru" ? thing.name_ru : thing.name;

export const numberOf = (card: CardEntry): string => card.number.toUpperCase();

export const hitOf = (card: CardEntry): string => say(`attacksub-hit-${card.hit}`);

function lineOf(card: CardEntry): string {
  const facts = { fire: card.fire ?? 0, contact: card.contact ?? 0, need: card.need ?? 0, value: card.value ?? 0 };
  const line = say(`attacksub-line-${card.family}`, facts);
  return card.sub_only ? `${line} ${say("attacksub-sub-only")}` : line;
}

function levelOf(card: CardEntry): Level | "" {
  if (!card.origin) return "";
  const levels = ["number", "hit", "need", "value", "fire", "contact"].map((field) => card.origin?.[field]?.level);
  if (levels.includes("reconstructed")) return "reconstructed";
  return levels.includes("published") ? "published" : "printed";
}

/** A lock-on's strength, or what an evasion takes off. */
function figureOf(card: CardEntry): string {
  if (card.family === "lockon") return `+${card.fire}`;
  return card.family === "evasion" ? `−${card.value}` : "";
}

export function cardFace(card: CardEntry): CardFace {
  const turn = turnOf(card);
  return {
    kind: KINDS[turn],
    word: say(`attacksub-turn-${turn}`),
    number: numberOf(card),
    sign: FAMILY_ICONS[card.family] ?? "card",
    scene: SCENES[card.type ?? ""] ?? SCENES[card.family] ?? "tech",
    title: canSay(`attacksub-title-${card.stem}`) ? say(`attacksub-title-${card.stem}`) : nameOf(card),
    small: say(`attacksub-mini-${card.stem.replace(/\d.*/, "")}`),
    platform: say(`attacksub-family-${card.family}`),
    figure: figureOf(card),
    box: card.family === "lockon" ? String(card.contact) : "",
    boxSign: "",
    boxWord: numberOf(card),
    line: lineOf(card),
    cost: say("attacksub-hit-foot", { hit: hitOf(card) }),
    level: levelOf(card),
  };
}

const PROFILES: Record<string, string> = {
  AP: "transport",
  CG: "cruiser-aegis",
  CGN: "battlecruiser",
  CHG: "helicopter-carrier-missile",
  CV: "carrier-small",
  CVHG: "helicopter-carrier-missile",
  DD: "destroyer",
  DDG: "destroyer-missile",
  FF: "frigate",
  FFG: "frigate-missile",
  FFL: "frigate",
  SS: "submarine-diesel",
};

export function profileOf({ type, nation }: Pick<ShipEntry, "type" | "nation">): string {
  if (type.startsWith("SS") && type !== "SS") return nation === "su" ? "submarine-soviet" : "submarine-nuclear";
  return PROFILES[type] ?? "frigate";
}

/** "SSN", as each navy writes it. */
export function typeOf(ship: Pick<ShipEntry, "type">): string {
  const id = `ship-type-${ship.type}`;
  return canSay(id) ? say(id) : ship.type;
}

/** "SSN · Victor III class" */
export function secondOf(ship: ShipEntry): string {
  const classId = `ship-class-${ship.class.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  return `${typeOf(ship)} · ${canSay(classId) ? say(classId) : ship.class}`;
}

/** What the real ship is fitted with. */
export const fitOf = (ship: Pick<ShipEntry, "fit" | "fit_ru">): string =>
  (prefs.language === "ru" ? ship.fit_ru : ship.fit) ?? "";

/** What is printed grey on the ship card and plays no part. */
export function technical(ship: ShipEntry): string {
  const found = [
    ship.tons && say("attacksub-tons", { number: ship.tons }),
    ship.knots && say("attacksub-knots", { number: ship.knots }),
    ship.metres && say("attacksub-metres", { number: figuresIn(prefs.language, 1, 0)(Number(ship.metres)) }),
  ];
  return found.filter(Boolean).join(" · ");
}
