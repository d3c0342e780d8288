/** What is drawn on the ships and cards of Cold War Naval Battles. */

import { profiles } from "../../art/ships";
import { canSay, say } from "../../lib/say";
import { prefs } from "../../lib/prefs";
import type { Badge, CardFace, Level, ShipFace } from "../../parts/faces";
import { isSubmarine, type CardEntry, type Look, type ShipEntry } from "./content";

const TITLED = new Set(["gun", "missile", "ecm", "asw"]);
const PLAIN: Look = { bar: "special", sign: "card", icon: "shield", scene: "tech", platform: "", cost: "free" };

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
  const { bar, sign, scene, platform, cost } = card.look ?? PLAIN;
  const title = titleOf(card);
  return {
    kind: bar,
    sign,
    scene,
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
    cost: cost && say(`face-cost-${cost}`),
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
    drawing: profiles[profileOf(ship)] ?? "",
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
