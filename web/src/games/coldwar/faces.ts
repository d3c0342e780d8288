/** What is drawn on the ships and cards of Cold War Naval Battles. */

import { canSay, say } from "../../lib/say";
import { prefs } from "../../lib/prefs";
import type { Badge, CardFace, CardKind, Level, ShipFace } from "../../parts/faces";
import { isSubmarine, type CardEntry, type ShipEntry } from "./content";

interface Make {
  kind: CardKind;
  sign: string;
  scene: string;
  platform?: string;
  cost: string;
}

const FAMILIES: Record<string, Make> = {
  gun: { kind: "attack", sign: "gun", scene: "gun", platform: "gun", cost: "one" },
  missile: { kind: "attack", sign: "missile", scene: "missile", platform: "missile", cost: "one" },
  torpedo: { kind: "attack", sign: "torpedo", scene: "torpedo", platform: "torpedo", cost: "one" },
  asw: { kind: "either", sign: "asw", scene: "asw", platform: "asw", cost: "attack" },
  land_strike: { kind: "attack", sign: "air", scene: "land", platform: "land", cost: "each" },
  bomber: { kind: "attack", sign: "bomber", scene: "bomber", platform: "bomber", cost: "die" },
  minefield: { kind: "attack", sign: "mine", scene: "mine", platform: "mine", cost: "one" },
  surprise: { kind: "attack", sign: "surprise", scene: "surprise", platform: "surprise", cost: "one" },
  evade: { kind: "defence", sign: "evade", scene: "evade", platform: "evade", cost: "area" },
  ecm: { kind: "defence", sign: "ecm", scene: "ecm", platform: "ecm", cost: "area" },
  cover: { kind: "defence", sign: "cover", scene: "cover", platform: "cover", cost: "area" },
  sweepers: { kind: "defence", sign: "sweep", scene: "sweep", platform: "sweepers", cost: "area" },
  crash_dive: { kind: "defence", sign: "dive", scene: "dive", platform: "dive", cost: "free" },
  early_warning: { kind: "defence", sign: "radar", scene: "warning", platform: "warning", cost: "area" },
  additional_ship: { kind: "special", sign: "ship-new", scene: "ship-new", cost: "free" },
  retreat: { kind: "special", sign: "retreat", scene: "retreat", cost: "free" },
  damage_control: { kind: "special", sign: "dc", scene: "dc", cost: "free" },
  crew: { kind: "special", sign: "crew", scene: "crew", cost: "free" },
  refueling: { kind: "special", sign: "refuel", scene: "refuel", cost: "free" },
  intelligence: { kind: "special", sign: "spy", scene: "spy", cost: "free" },
};

// Tactics and Bad Luck: one family each, a picture for every effect.
const EFFECTS: Record<string, Make> = {
  jink: { kind: "tactic", sign: "tactic", scene: "jink", cost: "anytime" },
  fighter: { kind: "tactic", sign: "tactic", scene: "fighter", cost: "anytime" },
  improved_asw: { kind: "tactic", sign: "tactic", scene: "hunt", cost: "anytime" },
  sub_evasion: { kind: "tactic", sign: "tactic", scene: "slip", cost: "anytime" },
  sneak: { kind: "tactic", sign: "tactic", scene: "sneak", cost: "anytime" },
  jamming: { kind: "tactic", sign: "tactic", scene: "jamming", cost: "anytime" },
  evasive: { kind: "tactic", sign: "tactic", scene: "weave", cost: "anytime" },
  satellite: { kind: "tactic", sign: "tactic", scene: "orbit", cost: "anytime" },
  explosion: { kind: "luck", sign: "luck", scene: "blast", platform: "luck-damage", cost: "" },
  counter: { kind: "luck", sign: "luck", scene: "counter", cost: "" },
  fire_control: { kind: "luck", sign: "luck", scene: "control", platform: "luck-damage", cost: "" },
  deck_fire: { kind: "luck", sign: "luck", scene: "deckfire", platform: "luck-damage", cost: "" },
  leak: { kind: "luck", sign: "luck", scene: "leak", cost: "" },
};

const TITLED = new Set(["gun", "missile", "ecm", "asw"]);
const UNKNOWN: Make = { kind: "special", sign: "card", scene: "tech", cost: "free" };

function makeOf(card: CardEntry): Make {
  return FAMILIES[card.family] ?? EFFECTS[card.which ?? ""] ?? UNKNOWN;
}

export function nameOf(thing: { name: string; name_ru: string }): string {
  return prefs.language === "ru" ? thing.name_ru : thing.name;
}

/** Land Based versions of carrier modified cards. */
const byLand = (card: CardEntry): string => (card.carrier_modified === false ? "-land" : "");

function titleOf(card: CardEntry): string {
  if (!TITLED.has(card.family)) return nameOf(card).replace(/ [-−]\d$/, "");
  return say(`face-title-${card.family}${byLand(card)}`);
}

/** 12.9 Where the rule is played, a C missile flies from and into the third row. */
const mayCruise = (card: CardEntry, cruises: boolean) => cruises && card.family === "missile" && card.size === "C";

function lineOf(card: CardEntry, cruises: boolean): string {
  if (mayCruise(card, cruises)) return say("face-line-missile-cruise");
  const [one = 0, two = 0, three = 0] = card.numbers ?? [];
  switch (card.which ?? card.family) {
    case "asw":
      return say("face-line-asw", { active: one, passive: two });
    case "land_strike":
      return say("face-line-land", { one, two, three });
    case "early_warning":
      return say("face-line-early_warning", { guns: one, missiles: two, rest: three });
    case "explosion":
      return say(one === 1 ? "face-line-explosion-one" : "face-line-explosion", { number: one });
    default:
      return say(`face-line-${card.which ?? card.family}`, { number: one });
  }
}

function boxOf(card: CardEntry): string {
  if (card.size === "any") return say("face-any");
  if (card.family === "gun") return `${card.size}″`;
  return card.size ?? "";
}

/** The least certain of the values that matter in play. */
function levelOf(card: CardEntry): Level | "" {
  if (!card.origin) return "";
  const levels = ["damage", "numbers", "attacks", "size", "family"].map((field) => card.origin?.[field]?.level);
  if (levels.includes("reconstructed")) return "reconstructed";
  return levels.includes("published") ? "published" : "printed";
}

export function cardFace(card: CardEntry, cruises = true): CardFace {
  const make = makeOf(card);
  const platform = make.platform;
  const title = titleOf(card);
  return {
    kind: make.kind,
    sign: make.sign,
    scene: make.scene,
    title,
    small: canSay(`face-mini-${card.family}`) ? say(`face-mini-${card.family}`) : title,
    platform: platform
      ? say(`face-platform-${platform}${byLand(card)}`, { size: card.size ?? "", attacks: card.attacks ?? 0 })
      : "",
    figure: card.damage ? `−${card.damage}` : "",
    box: boxOf(card),
    boxSign: card.family === "torpedo" ? "sub" : "",
    boxWord: card.family === "torpedo" ? say("face-mini-sub") : boxOf(card),
    // A range is not broken at its dash.
    line: lineOf(card, cruises).replaceAll("–", "\u2060–\u2060"),
    cost: make.cost && say(`face-cost-${make.cost}`),
    level: levelOf(card),
  };
}

const PROFILES: Record<string, string> = {
  BB: "battleship",
  CG: "cruiser-aegis",
  CGN: "battlecruiser",
  CV: "carrier-small",
  CVN: "carrier",
  CVH: "helicopter-carrier",
  CVHG: "helicopter-carrier-missile",
  DD: "destroyer",
  DDG: "destroyer-missile",
  FF: "frigate",
  FFG: "frigate-missile",
  SS: "submarine-diesel",
  SSN: "submarine-nuclear",
};

/** The silhouette of a ship by its type; Soviet submarines have a hull of their own. */
export function profileOf({ type, nation }: Pick<ShipEntry, "type" | "nation">): string {
  if (type === "SSN" && nation === "su") return "submarine-soviet";
  return PROFILES[type] ?? "transport";
}

function counted(icon: string, sizes: string[]): Badge[] {
  const found = new Map<string, Badge>();
  for (const size of sizes) {
    const badge = found.get(size);
    if (badge) badge.times += 1;
    else found.set(size, { key: icon + size, icon, text: size, times: 1 });
  }
  return [...found.values()];
}

/** What makes a submarine hunt better, or be harder to find: 7.13, 7.15. */
export const traitsOf = (ship: ShipEntry): string[] => ship.traits.map((trait) => say(`face-trait-${trait}`));

export function shipFace(ship: ShipEntry): ShipFace {
  const classId = `ship-class-${ship.class.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
  const type = canSay(`ship-type-${ship.type}`) ? say(`ship-type-${ship.type}`) : ship.type;
  return {
    name: nameOf(ship),
    type,
    second: `${type} · ${canSay(classId) ? say(classId) : ship.class}`,
    nation: ship.nation,
    profile: profileOf(ship),
    submarine: isSubmarine(ship),
    hits: ship.hits,
    points: ship.points,
    badges: [
      ...(ship.torpedoes ? [{ key: "torpedo", icon: "torpedo", text: "", times: ship.torpedoes }] : []),
      ...counted("missile", ship.missiles),
      ...counted("gun", ship.guns),
      ...(ship.strike ? [{ key: "air", icon: "air", text: String(ship.strike), times: 1 }] : []),
    ],
    defence: ship.air_defense.map(String),
  };
}
