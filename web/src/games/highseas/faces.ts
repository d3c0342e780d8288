/** What is drawn on the ships and cards of Naval Battles. */

import { profiles } from "../../art/ships";
import { warships } from "../../art/warships";
import { prefs } from "../../lib/prefs";
import { say } from "../../lib/say";
import type { Badge, CardFace, CardMarks, Level, ShipFace } from "../../parts/faces";
import { STEPS, isSubmarine, type CardEntry, type ShipEntry } from "./content";

export function nameOf(thing: { name: string; name_ru: string }): string {
  return prefs.language === "ru" ? thing.name_ru : thing.name;
}

/** Calibres with a dash that is not broken. */
const calibre = (size: string) => `${size.replace("-", "\u2060–\u2060")}″`;

/** The largest figure: damage, the die that sinks, dice, or points. */
function figureOf(card: CardEntry): string {
  if (card.damage) return `−${card.damage}`;
  if (card.family === "torpedo") return `${card.numbers?.[0] ?? ""}+`;
  if (card.family === "land_air") return `×${card.attacks ?? 1}`;
  return card.points ? String(card.points) : "";
}

function lineOf(card: CardEntry): string {
  const [one = 0, two = 0, three = 0, sub = 0] = card.numbers ?? [];
  if (card.double) return say("highseas-line-double");
  return say(`highseas-line-${card.family}`, {
    one,
    two,
    three,
    sub,
    points: card.points ?? 0,
    attacks: card.attacks ?? 0,
  });
}

/** The least certain of the values that matter in play. */
function levelOf(card: CardEntry): Level | "" {
  if (!card.origin) return "";
  const shown = ["damage", "numbers", "attacks", "points", "size", "family"].filter((field) => field in card);
  const levels = shown.map((field) => card.origin?.[field]?.level);
  if (levels.includes("reconstructed")) return "reconstructed";
  return levels.includes("published") ? "published" : "printed";
}

/** The marks for these steps and aims. */
export function marksOf(steps: string[], reach: string[]): CardMarks {
  return {
    steps: STEPS.map((step) => ({ sign: step, lit: steps.includes(step) })),
    stepsWord: say("highseas-marks-steps", { steps: steps.map((step) => say(`highseas-mark-${step}`)).join(", ") }),
    aims: reach.map((aim) => {
      const [from = "", at = ""] = aim.split("-at-");
      return { from, at, word: say(`highseas-aim-${aim}`) };
    }),
  };
}

export function cardFace(card: CardEntry): CardFace {
  const { steps = [] } = card;
  const first = card.family === "surprise" ? "first" : steps[0];
  const double = card.double ? "-double" : "";
  return {
    kind: steps.includes("attack") ? "attack" : steps.includes("defense") ? "defence" : "special",
    sign: card.look?.sign ?? "card",
    scene: card.look?.scene ?? "tech",
    title: say(`highseas-card-${card.family}${double}`),
    small: say(`highseas-mini-${card.family}`),
    platform: say(`highseas-platform-${card.family}${double}`),
    figure: figureOf(card),
    box: card.size ? calibre(card.size) : "",
    boxSign: "",
    boxWord: card.size ? calibre(card.size) : "",
    line: lineOf(card),
    cost: say(`highseas-when-${steps.length > 1 ? "either" : first}`),
    level: levelOf(card),
    marks: card.steps && marksOf(steps, card.reach ?? []),
  };
}

const PROFILES: Record<string, string> = {
  BB: "battleship",
  BC: "battlecruiser-gun",
  CV: "carrier-fleet",
  CVL: "carrier-small",
  CVE: "carrier-escort",
  CA: "cruiser-heavy",
  CL: "cruiser-light",
  DD: "destroyer-gun",
  TB: "torpedo-boat",
  SS: "submarine-fleet",
};

/** The silhouette of a ship: that of her class, or of one of our users' own ships, of her type. */
export function drawingOf(ship: Pick<ShipEntry, "class" | "type">): string {
  const key = plain(ship.class).toLowerCase().replace(/ /g, "-");
  return warships[key] ?? profiles[PROFILES[ship.type] ?? "transport"] ?? "";
}
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

function badgesOf(ship: ShipEntry): Badge[] {
  const found: Badge[] = [];
  const add = (key: string, icon: string, text: string) => found.push({ key, icon, text, times: 1 });
  if (ship.main) add("main", "gun", ship.main.replace("-", "–"));
  if (ship.secondary) add("secondary", "gun", ship.secondary.replace("-", "–"));
  if (ship.mount !== undefined) add("torpedo", "torpedo", ship.mount > 0 ? `+${ship.mount}` : "");
  if (ship.flights) add("air", "air", `×${ship.flights}`);
  if (ship.cover) add("cover", "cover", `${ship.cover}+`);
  if (ship.silent) add("silent", "dive", `${ship.silent}+`);
  return found;
}

export function shipFace(ship: ShipEntry): ShipFace {
  return {
    name: nameOf(ship),
    type: say(`highseas-type-${ship.type}`),
    second: `${say(`highseas-kind-${ship.type}`)} · ${ship.year}`,
    nation: ship.nation,
    drawing: drawingOf(ship),
    submarine: isSubmarine(ship),
    hits: ship.hull,
    points: ship.points,
    badges: badgesOf(ship),
    defence: ship.anti_air ? [`−${ship.anti_air}`] : [],
  };
}
