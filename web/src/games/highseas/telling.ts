/** Ships, attacks and dice of Naval Battles in the page's words. */

import type { Odds } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import { cardSentence, placeOf, type Afloat, type Catalogue, type DraftShown } from "../../parts/fleets/fleets";
import type { Shot } from "../../parts/shots";
import type { Attack } from "./board";
import { isSubmarine, KIND_ICONS, type Content } from "./content";
import { cardFace, shipFace } from "./faces";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

/** "−3", "5+": what an attack does, or the die that it needs. */
export function weaponTag({ number, damage, hopeless }: Pick<Attack, "number" | "damage" | "hopeless">): string {
  if (hopeless) return say("highseas-no-die");
  if (number > 0) return `${number}+`;
  return damage > 0 ? `−${damage}` : "";
}

const FATE_STATES: Record<string, Shot["state"]> = {
  coming: "coming",
  stopped: "stopped",
  wasted: "missed",
  missed: "missed",
  hit: "hit",
} satisfies Record<Attack["fate"], Shot["state"]>;

/** The attack that a draft would declare; a carrier needs no card. */
function attackOf(draft: DraftShown, target: string, seat: number, content: Content): Attack | undefined {
  const card = content.cards[draft.card ?? ""];
  const kind = draft.card ? card?.declares : "carrier";
  const second = draft.second ? { second: draft.second } : {};
  return (
    kind && {
      kind,
      card: draft.card ?? "",
      source: draft.ship ?? "",
      ...second,
      seat,
      target,
      number: 0,
      damage: card?.damage ?? 0,
      fate: "coming",
    }
  );
}

/** What the engine thinks of a drafted attack: that it sinks its target, or hurts it where that is likelier. */
export function chanceOf(chance: { sinks: number; hurts: number } | undefined): Odds | undefined {
  if (!chance) return undefined;
  const hurts = chance.hurts > chance.sinks;
  const share = (hurts ? chance.hurts : chance.sinks) / 1000;
  return { names: [hurts ? "damaged" : "sunk", "missed"], chances: [share, 1 - share] };
}

/** The ship in one sentence, for those who cannot see it. */
export function shipSentence(
  key: string,
  afloat: Afloat | undefined,
  owner: string,
  content: Content,
  words: Words,
  state: string,
): string {
  const ship = content.ships[key];
  if (!ship) return key;
  const weapons = [
    ship.main && say("highseas-arm-main", { size: ship.main }),
    ship.secondary && say("highseas-arm-secondary", { size: ship.secondary }),
    ship.mount !== undefined && say("highseas-arm-torpedo", { number: ship.mount }),
    ship.flights && say("highseas-arm-air", { number: ship.flights }),
    ship.cover && say("highseas-arm-cover", { number: ship.cover }),
    ship.anti_air && say("highseas-arm-anti-air", { number: ship.anti_air }),
    ship.silent && say("highseas-arm-silent", { number: ship.silent }),
  ];
  return say("highseas-ship-sentence", {
    name: shipName(key, words),
    type: say(`highseas-kind-${ship.type}`),
    nation: words.text(`nation-${ship.nation}`),
    owner,
    place: afloat === undefined ? say("highseas-in-reserve") : placeOf(afloat, isSubmarine(ship)),
    left: afloat?.left ?? ship.hull,
    hull: ship.hull,
    weapons: weapons.filter(Boolean).join(", "),
    points: ship.points,
    state,
  })
    .replace(/\s+/g, " ")
    .replace(/ ,/g, "");
}

/** The weapon of a ship that a card fires; without one its aircraft fly. */
function weaponOf(key: string, content: Content): string {
  const family = content.cards[key]?.family ?? "";
  return { "": "air", depth_charge: "torpedo" }[family] ?? family;
}

export function catalogueOf(content: Content, words: Words): Catalogue {
  const ships = content.ships;
  const cards = content.cards;
  return {
    isShip: (key) => key in ships,
    isCard: (key) => key in cards,
    isSubmarine: (ship) => isSubmarine(ships[ship]),
    idOf: (key) => (ships[key] ?? cards[key])?.id ?? -1,
    shipFace: (ship) => shipFace(ships[ship]!),
    cardFace: (card) => cardFace(cards[card]!),
    cardIcon: (card) => cards[card]?.look?.sign ?? "shield",
    damageTab: (card) => (cards[card]?.damage ? `−${cards[card].damage}` : "!"),
    weaponOf: (card) => weaponOf(card, content),
    attackIcon: ({ kind }) => KIND_ICONS[kind] ?? "gun",
    attackName: ({ kind }) => say(`highseas-attack-${kind}`),
    weaponTag: (attack) => weaponTag(attack as Attack),
    fateName: (fate) => say(`highseas-fate-${fate}`),
    fateState: (fate) => FATE_STATES[fate] ?? "coming",
    attackOf: (draft, target, seat) => attackOf(draft, target, seat, content),
    shipName: (ship) => shipName(ship, words),
    cardName: (card) => cardName(card, words),
    shipSentence: (ship, afloat, owner, state) => shipSentence(ship, afloat, owner, content, words, state),
    cardSentence: (card, state, reason) =>
      cardSentence(cardFace(cards[card]!), cardName(card, words), cards[card]?.damage ?? 0, state, reason),
    rowName: (row) => say(`highseas-row-${row}`),
  };
}
