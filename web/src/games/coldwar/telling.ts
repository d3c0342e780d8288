/** Ships and attacks of Cold War Naval Battles in the page's words. */

import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import { cardSentence, placeOf, type Catalogue, type DraftShown } from "../../parts/fleets/fleets";
import type { Shot } from "../../parts/shots";
import type { Afloat, Attack, Draft } from "./board";
import { isSubmarine, KIND_ICONS, type Content } from "./content";
import { cardFace, shipFace, traitsOf } from "./faces";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

/** "B −3", "5″ −2", "air 2 or less": what stands on the line from attacker to target. */
function weaponTag(attack: Attack, content: Content): string {
  const card = content.cards[attack.card];
  const sized = card?.size && card.size !== "any" ? card.size : "";
  const size = sized && (card?.family === "gun" ? `${sized}″ ` : `${sized.toUpperCase()} `);
  const damage = attack.damage || card?.damage;
  if (attack.kind === "gun" || attack.kind === "missile" || attack.kind === "cruise") return `${size}−${damage}`;
  if (attack.kind === "torpedo") return attack.chance ? `≤ ${attack.chance}` : `−${damage}`;
  if (attack.kind === "mine") return `−${damage}`;
  if (attack.kind === "bomber" && attack.dice === 0) return "";
  if (attack.kind === "bomber") return `${attack.dice} × ≤ ${attack.chance}`;
  return attack.chance ? `≤ ${attack.chance}` : "";
}

const FATE_STATES: Record<string, Shot["state"]> = {
  coming: "coming",
  stopped: "stopped",
  preempted: "stopped",
  negated: "stopped",
  missed: "missed",
  hit: "hit",
} satisfies Record<Attack["fate"], Shot["state"]>;

/** The attack that a draft would declare; a carrier needs no card. */
function attackOf(draft: DraftShown, target: string, seat: number, content: Content): Attack | undefined {
  const card = content.cards[draft.card ?? ""];
  const flies = (draft as Draft).cruise?.includes(target) ? "cruise" : card?.declares;
  const kind = draft.card ? flies : "carrier";
  return (
    kind && {
      kind,
      card: draft.card ?? "",
      source: draft.ship ?? "",
      seat,
      target,
      chance: 0,
      dice: 0,
      hits: 0,
      damage: card?.damage ?? 0,
      fate: "coming",
    }
  );
}

/** The ship in one sentence, for those who cannot see it. */
function shipSentence(
  key: string,
  afloat: Pick<Afloat, "row" | "left" | "active">,
  owner: string,
  content: Content,
  words: Words,
  state: string,
): string {
  const ship = content.ships[key];
  if (!ship) return key;
  const weapons = [
    ...ship.guns.map((size) => say("table-arm-gun", { size })),
    ...ship.missiles.map((size) => say("table-arm-missile", { size })),
    ...(ship.torpedoes ? [say("table-arm-torpedo", { number: ship.torpedoes })] : []),
    ...(ship.strike ? [say("table-arm-strike", { number: ship.strike })] : []),
    ...(ship.air_defense.length ? [say("table-arm-air-defence", { numbers: ship.air_defense.join("+") })] : []),
    ...traitsOf(ship),
  ];
  return say("table-ship-sentence", {
    name: shipName(key, words),
    type: ship.type,
    nation: words.text(`nation-${ship.nation}`),
    owner,
    place: placeOf(afloat, isSubmarine(ship)),
    left: afloat.left,
    hits: ship.hits,
    weapons: weapons.join(", "),
    points: ship.points,
    state,
  }).replace(/\s+/g, " ");
}

/** The weapon of a ship that a card fires; without one its aircraft fly. */
function weaponOf(key: string, content: Content): string {
  const card = content.cards[key];
  if (!card) return "air";
  return card.family === "gun" || card.family === "missile" ? `${card.family}${card.size}` : card.family;
}

/**
 * What may be wrong with a ship, or special about it, and the word for it; a sign tells what the card itself does not
 * show.
 */
const SIGNS = {
  crewed: "crewed",
  idle: "idle",
  no_fire_control: "no-fire-control",
  deck_on_fire: "deck-fire",
} as const;
const STATES = { crippled: "crippled", critical: "critical", ...SIGNS } as const;
function wordsFor(afloat: Partial<Record<string, unknown>>, states: Record<string, string>): string[] {
  return Object.entries(states).flatMap(([state, word]) => (afloat[state] ? [word] : []));
}

/** `cruises`: C missiles may be cruise missiles at this table (12.9). */
export function catalogueOf(content: Content, words: Words, cruises = true): Catalogue {
  const ships = content.ships;
  const cards = content.cards;
  return {
    isShip: (key) => key in ships,
    isCard: (key) => key in cards,
    isSubmarine: (ship) => isSubmarine(ships[ship]),
    idOf: (key) => (ships[key] ?? cards[key])?.id ?? -1,
    shipFace: (ship) => shipFace(ships[ship]!),
    cardFace: (card) => cardFace(cards[card]!, cruises),
    cardIcon: (card) => (card === "?" ? "card" : (cards[card]?.look?.icon ?? "shield")),
    damageTab: (card) => (cards[card]?.damage ? `−${cards[card].damage}` : "!"),
    weaponOf: (card) => weaponOf(card, content),
    attackIcon: ({ kind }) => KIND_ICONS[kind] ?? "gun",
    attackName: ({ kind }) => say(`table-attack-${kind}`),
    weaponTag(attack) {
      const tag = weaponTag(attack as Attack, content);
      return (attack as Attack).surprise ? `${tag} · ${say("table-surprise")}` : tag;
    },
    fateName: (fate) => say(`table-fate-${fate}`),
    fateState: (fate) => FATE_STATES[fate] ?? "coming",
    attackOf: (draft, target, seat) => attackOf(draft, target, seat, content),
    shipName: (ship) => shipName(ship, words),
    cardName: (card) => cardName(card, words),
    shipSentence: (ship, afloat, owner, state) =>
      shipSentence(ship, afloat ?? { row: -1, left: ships[ship]?.hits ?? 0 }, owner, content, words, state),
    cardSentence: (card, state, reason) =>
      cardSentence(cardFace(cards[card]!, cruises), cardName(card, words), cards[card]?.damage ?? 0, state, reason),
    flagsOf(ship, afloat, mini) {
      const traits = mini ? "" : traitsOf(ships[ship]!).join(", ");
      return [traits, ...wordsFor({ ...afloat }, SIGNS).map((word) => say(`table-flag-${word}`))].filter(Boolean);
    },
    statesOf: (afloat) => wordsFor({ ...afloat }, STATES).map((word) => say(`table-state-${word}`)),
    rowName: (row) => say(`table-row-${row}`),
  };
}
