/** What games of fleets have in common on the page: ships in rows, a hand of cards, volleys declared and answered. */

import type { Snippet } from "svelte";
import { bestOf } from "../../lib/best";
import type { Desk } from "../../lib/desk.svelte";
import type { Plan } from "../../lib/plan.svelte";
import type { Ask, Odds, Table, View } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { CardFace, Mark, ShipFace } from "../faces";
import type { Shot } from "../shots";

/** A ship on the table. */
export interface Afloat {
  /** 1 to 3; 0 a submarine; -1 not yet placed */
  row: number;
  left: number;
  damage?: string[];
  active?: true;
  crippled?: true;
  critical?: true;
}

export interface FleetShown {
  hand: string[];
  ships: Record<string, Afloat>;
  out?: true;
}

export interface AttackShown {
  kind: string;
  card: string;
  /** The ship that fires, or ""; some salvos have a second one. */
  source: string;
  second?: string;
  seat: number;
  target: string;
  fate: string;
}

export interface DraftShown {
  seat: number;
  attacks: AttackShown[];
  card?: string;
  ship?: string;
  second?: string;
  /** What is left of targets that would only be hurt. */
  leaves?: Record<string, number>;
  leads?: Leads;
}

/** By an answer of now, the ships that may be chosen after it; the engine says so. */
export type Leads = Record<string, string[]>;

/** Why a card must wait, short enough to stand on it. */
export interface Reason {
  text: string;
  rule: string;
}

/** How a game draws and calls its pieces. Ships, cards and attacks go by their keys. */
export interface Catalogue {
  isShip(key: string): boolean;
  isCard(key: string): boolean;
  isSubmarine(ship: string): boolean;
  /** Its place in the catalogue. */
  idOf(key: string): number;
  shipFace(ship: string): ShipFace;
  cardFace(card: string): CardFace;
  cardIcon(card: string): string;
  /** The tab of a Damage card. */
  damageTab(card: string): string;
  /** The weapon on a ship that a card fires, as `Badge.key` calls it. */
  weaponOf(card: string): string;
  attackIcon(attack: AttackShown): string;
  attackName(attack: AttackShown): string;
  weaponTag(attack: AttackShown): string;
  /** What has become of an attack, in a word and in the list of the volley. */
  fateName(fate: string): string;
  fateState(fate: string): Shot["state"];
  /** The attack that the draft would declare at a target, as far as it can be told. */
  attackOf(draft: DraftShown, target: string, seat: number): AttackShown | undefined;
  shipName(ship: string): string;
  cardName(card: string): string;
  /** The piece in one sentence, for those who cannot see it. */
  shipSentence(ship: string, afloat: Afloat | undefined, owner: string, state: string): string;
  cardSentence(card: string, state?: string, reason?: Reason): string;
  /** Signs on a ship, and what its state is in words. */
  flagsOf?(ship: string, afloat: Afloat, mini: boolean): string[];
  statesOf?(afloat: Afloat): string[];
  rowName(row: number): string;
}

/** The battle as one seat sees it, in the form that the shared parts of both fleet games take. */
export interface BattleView {
  fleets: Record<string, FleetShown>;
  acting: number;
  volley: AttackShown[];
  /** Whether the attacks of the volley are on their way. */
  fought: boolean;
  draft?: DraftShown | undefined;
  /** The seat whose incoming fire is shown, or -1. */
  defender: number;
  /** The own fleet is being laid out, and by whom which ship. */
  forming: boolean;
  placing: string;
  /** Ships that have gone down. */
  lost: string[];
  kindOf(word: string): string;
  /** Chosen in the question of now, besides what the draft names. */
  isChosen(ship: string): boolean;
  /** The disc that an attack puts on its target. */
  markOf(attack: AttackShown, place: number): Mark;
}

/** A table of fleets as one seat sees it, for all parts of its board. */
export interface FleetTable {
  view: View;
  words: Words;
  names: string[];
  /** Left out where there is nothing to choose. */
  desk: Desk | undefined;
  table?: Table | undefined;
  layout?: "wide" | "medium" | "phone" | undefined;
  catalogue: Catalogue;
  battle: BattleView;
  /** What the own fleet is called, and the word for what is dropped over it, if any. */
  label: string;
  area?: string;
  cards: InHand[];
  /** Whether the cards that the question asks for are thrown away. */
  discards: boolean;
  /** The word that plays a card, and the ship or card that a word names. */
  wordOf?: (card: string) => string;
  pieceOf: (word: string) => string;
  reasonOf: (card: string) => Reason | undefined;
  /** What a seat's plate tells besides who sits there. */
  noteOf: (seat: number) => string[];
  /** Cards of another hand that were once seen, where it does not lie open. */
  knownOf?: (seat: number) => string[];
  /** Ships face down, and what stands where there are none. */
  unknownOf?: (seat: number) => number;
  noneOf: (seat: number) => string;
  firesLine: string;
}

/** How the board asks. */
export interface Asked {
  lanes: boolean;
  phone: boolean;
  meant: string;
  weighs: boolean;
}

/** What a game draws of its own on the board. */
export interface FleetParts {
  /** By seat: cards before the fleet, and figures on the plate. */
  before: Snippet<[number]>;
  plateTail: Snippet<[number]>;
  /** Beside the own name. */
  under: Snippet<[boolean]>;
  /** In place of the table: fleets come together. */
  muster?: Snippet<[boolean]> | undefined;
  /** In place of the opponents' fleets: what comes in, or what else is chosen from. */
  lanes: Snippet;
  instead?: Snippet | undefined;
  /** Beside whoever fires. */
  order?: Snippet | undefined;
  question: Snippet<[Asked]>;
  piles: Snippet;
}

/** The seat whose fleet lies below: the own one, or the first for those who only look on. */
export const seatBelow = (view: View): number => (view.seat >= 0 ? view.seat : 0);

/** Columns of ships that a fleet needs where its rows lie one above the other and submarines beside them. */
export function columnsOf(fleet: FleetShown | undefined, catalogue: Catalogue): number {
  const ships = Object.entries(fleet?.ships ?? {});
  const rows = [1, 2, 3].map((row) => ships.filter(([, afloat]) => afloat.row === row).length);
  const submarines = ships.filter(([key]) => catalogue.isSubmarine(key)).length;
  return Math.max(1, ...rows) + Math.ceil(submarines / 3);
}

/** Whether the cards lie in the hand that a question asks for; else it shows them itself. */
export const cardsInHand = (ask: Pick<Ask, "lies"> | undefined): boolean =>
  ask !== undefined && ask.lies !== "elsewhere";

/** A card of the hand, or one that has just left it. */
export interface InHand {
  key: string;
  selected?: boolean;
  gone?: boolean;
  /** What is written at its foot. */
  note?: string;
}

/** What has become of cards of a hand: one taken up, one that answers, those thrown away. */
export interface Played {
  taken?: string | undefined;
  answers?: string | undefined;
  gone?: string[] | undefined;
}

/** The own hand, with what is laid out of it and not given. */
export function handShown(
  hand: string[],
  played: Played,
  plan: Plan | undefined,
  isCard: (key: string) => boolean,
): InHand[] {
  const cards: InHand[] = hand.map((key) => ({ key }));
  if (played.taken) cards.push({ key: played.taken, selected: true });
  const raise = (found: InHand | undefined) => found && (found.selected = true);
  raise(cards.find(({ key }) => key === played.answers));
  if (plan?.active) {
    if (!cards.some(({ key, selected }) => selected && plan.isHeld(key)))
      raise(cards.find(({ key }) => plan.isHeld(key)));
    for (const {
      words: [key = "", place = ""],
    } of plan.cards)
      if (isCard(key)) cards.push({ key, selected: true, note: laidAt(place) });
  }
  return [...cards, ...(played.gone ?? []).map((key) => ({ key, gone: true }))];
}

const laidAt = (place: string): string =>
  place.startsWith("#") ? say("table-plan-laid", { number: place.slice(1) }) : "";

/**
 * Cards in their order; of equal ones those are chosen or gone that were touched, by ids like `gun5-2`, the latest
 * first.
 */
export function asTouched(cards: InHand[], touched: string[]): InHand[] {
  const found: InHand[] = [];
  for (let from = 0; from < cards.length;) {
    const equal = cards.slice(from).filter(({ key }) => key === cards[from]!.key);
    const left = equal.filter(({ selected, gone }) => selected || gone);
    const rest = equal.filter(({ selected, gone }) => !selected && !gone);
    const ids = equal.map(({ key }, at) => `${key}-${at + 1}`);
    // Where none was touched here it is the last ones, as they lie.
    const order = [...new Set([...touched.filter((id) => ids.includes(id)), ...[...ids].reverse()])];
    const raised = order.slice(0, left.length);
    found.push(...ids.map((id) => (raised.includes(id) ? left.shift()! : rest.shift()!)));
    from += equal.length;
  }
  return found;
}

/** What is still touched when a hand has become another: not what has left it, nor the latest that were taken back. */
export function stillTouched(touched: string[], before: InHand[], now: InHand[]): string[] {
  const keyOf = (id: string) => id.slice(0, id.lastIndexOf("-"));
  const held = (cards: InHand[], card: string) => cards.filter(({ key }) => key === card);
  const raised = (cards: InHand[], card: string) =>
    held(cards, card).filter(({ selected, gone }) => selected || gone).length;
  return touched.filter((id, at) => {
    const key = keyOf(id);
    if (held(now, key).length < held(before, key).length) return false;
    const later = touched.slice(0, at).filter((other) => keyOf(other) === key).length;
    return later >= raised(before, key) - raised(now, key);
  });
}

/** Keys of digits: the row that is to be chosen, or the attack with that number. */
export function wordOfDigit(digit: number, view: View): string {
  const row = `row${digit}`;
  return view.ask?.answers.includes(row) ? row : `#${digit}`;
}

export function ownerOf(fleets: Record<string, FleetShown>, ship: string): number {
  for (const [seat, fleet] of Object.entries(fleets)) {
    if (ship in fleet.ships) return Number(seat);
  }
  return -1;
}

/** The ship that is pointed at, if it is another's: nobody aims at his own. */
export function targetOf(word: string, fleets: Record<string, FleetShown>, seat: number): string {
  const owner = ownerOf(fleets, word);
  return owner >= 0 && owner !== seat ? word : "";
}

export const isOver = (attack: AttackShown): boolean => attack.fate !== "coming" && attack.fate !== "hit";

export const firersOf = (attack: AttackShown): string[] => [attack.source, attack.second ?? ""].filter(Boolean);

export const isDrafted = (draft: DraftShown | undefined, ship: string): boolean =>
  draft?.ship === ship || draft?.second === ship;

/** Discs on a ship: the attacks that are aimed at it. */
export function marksOf(ship: string, battle: BattleView): Mark[] {
  const attacks = battle.draft ? battle.draft.attacks : battle.volley;
  return attacks.flatMap((attack, place) => (attack.target === ship ? [battle.markOf(attack, place)] : []));
}

/** Weapons of a ship that the draft uses. */
export function litOf(ship: string, draft: DraftShown | undefined, catalogue: Catalogue): string[] {
  const found = (draft?.attacks ?? [])
    .filter((attack) => firersOf(attack).includes(ship))
    .map((attack) => catalogue.weaponOf(attack.card));
  return isDrafted(draft, ship) ? [...found, catalogue.weaponOf(draft?.card ?? "")] : found;
}

/** Whether an answer of now can lead to all that has been chosen ahead. */
export const serves = (answer: string, wishes: string[], leads: Leads | undefined): boolean =>
  leads === undefined || wishes.every((wish) => leads[answer]?.includes(wish) ?? false);

/** Whoever aims before he names a ship leaves it to the one that can do the least else. */
export function firingFor(wishes: string[], answers: string[], leads: Leads | undefined): string | undefined {
  const reach = (ship: string) => leads?.[ship]?.length ?? 0;
  const serving = leads ? answers.filter((ship) => serves(ship, wishes, leads)) : [];
  return serving.reduce<string | undefined>((one, ship) => (one && reach(one) <= reach(ship) ? one : ship), undefined);
}

// -- in words ----------------

export function reasonOf(
  key: string,
  waits: { name: string; rule: string } | undefined,
  words: Words,
): Reason | undefined {
  if (!waits) return undefined;
  const short = `refusal-${waits.name}.short`;
  const facts = { thing: key, card: `card/${key}` };
  return {
    text: words.has(short) ? words.text(short) : words.refusal({ ...waits, facts }, [], false),
    rule: waits.rule,
  };
}

/** Where a ship lies, for those who cannot see it. */
export function placeOf(afloat: Afloat, submarine: boolean): string {
  if (submarine) return say(afloat.active ? "table-active" : "table-passive");
  return afloat.row > 0 ? say("table-in-row", { row: afloat.row }) : say("table-no-row");
}

/** The card in one sentence: kind, what fires it, damage, what it does, when it is played, and whether it can be. */
export function cardSentence(face: CardFace, name: string, damage: number, state = "", reason?: Reason): string {
  // What is written on the card stands in what is read of it.
  const shown = [face.title, face.small].filter((title, at, all) => !name.includes(title) && all.indexOf(title) === at);
  const facts = [
    state && say(`board-card-${state}`),
    say(`face-${face.kind}`),
    face.platform,
    damage > 0 && say("board-damage", { number: damage }),
    face.line.replaceAll("\u2060", "").replace(/\.$/, ""),
    face.cost,
    reason && `${reason.text} (${say("board-rule", { rule: reason.rule })})`,
  ];
  return say("board-card-sentence", {
    name: [name, ...shown].join(", ").replace(/\.$/, ""),
    facts: facts.filter(Boolean).join(", "),
  });
}

/** "Boyevoy ▸ Spruance, Rook row 1" */
export function attackLine(
  attack: AttackShown,
  fleets: Record<string, FleetShown>,
  catalogue: Catalogue,
  names: string[],
): string {
  const name = names[attack.seat] ?? "";
  const row = fleets[attack.seat]?.ships[attack.target]?.row;
  const at = attack.target
    ? say(row ? "table-aim-row" : "table-aim-sub", { ship: catalogue.shipName(attack.target), name, row: row ?? 0 })
    : say("table-aim-force", { name });
  return `${firersOf(attack)
    .map((ship) => catalogue.shipName(ship))
    .join(" + ")} ▸ ${at}`.trim();
}

/** How attacks are told of at a table. */
export interface Telling {
  fleets: Record<string, FleetShown>;
  catalogue: Catalogue;
  words: Words;
  names: string[];
  /** The odds of the question are those of a defence. */
  defends: boolean;
}

/** An attack in the list of the volley; what is drafted or being chosen is so by `state`. */
export function shotOf(
  attack: AttackShown,
  place: number,
  { fleets, catalogue, words, names, defends }: Telling,
  odds?: Odds,
  state?: "drafted" | "choosing",
): Shot {
  const weighed = odds ? bestOf(odds, words, defends) : undefined;
  const fate = state ?? catalogue.fateState(attack.fate);
  const open = state !== undefined || fate === "coming";
  return {
    word: `#${place + 1}`,
    icon: catalogue.attackIcon(attack),
    title: `${catalogue.attackName(attack)} ${catalogue.weaponTag(attack)}`.trim(),
    line: attack.seat < 0 ? say("table-choosing") : attackLine(attack, fleets, catalogue, names),
    figure: open ? weighed?.chance : catalogue.fateName(attack.fate),
    note: open ? weighed?.result : undefined,
    state: fate,
  };
}
