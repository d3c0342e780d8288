/** Ships, attacks and dice of Cold War Naval Battles in the page's words. */

import type { Rolled } from "../../lib/stage.svelte";
import type { Line, Odds, View } from "../../lib/protocol";
import { bestOf } from "../../lib/best";
import { say } from "../../lib/say";
import type { Meeting } from "../../lib/summary";
import type { Words } from "../../lib/words";
import type { Shot } from "../../parts/Volley.svelte";
import type { Afloat, Attack, Board } from "./board";
import { isSubmarine, KIND_ICONS, type CardEntry, type Content, type ShipEntry } from "./content";
import { cardFace, traitsOf } from "./faces";
import { areaAgainst } from "./meetings";
import { boardOf, isDefence } from "./places";
import type { Reason } from "./waiting";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

/** 12.7 A crippled ship is always one point from sinking. */
export const leftOf = (ship: ShipEntry, afloat: Afloat): number => (afloat.crippled ? 1 : Math.max(0, ship.hits - afloat.hurt));

/** What a ship afloat counts for its owner. */
const valueOf = (ship: ShipEntry, afloat: Afloat): number => (afloat.crippled ? 0 : Math.max(0, ship.points - afloat.hurt));

/** The options of a table that differ from the book. */
export type Options = Record<string, string>;

/** 12.6 Armour takes one point off every Damage card on a battleship. */
const worthOf = (damage: number, ship: ShipEntry, options: Options): number =>
  ship.type === "BB" && options["armor"] !== "no" ? Math.max(0, damage - 1) : damage;

/** "B −3", "5″ −2", "air 2 or less": what stands on the line from attacker to target. */
export function weaponTag(attack: Attack, content: Content): string {
  const card = content.cards[attack.card];
  const size = card?.size ? (card.family === "gun" && card.size !== "any" ? `${card.size}″` : card.size.toUpperCase()) : "";
  const damage = attack.damage || card?.damage;
  if (attack.kind === "gun" || attack.kind === "missile" || attack.kind === "cruise") return `${size} −${damage}`;
  if (attack.kind === "torpedo") return attack.chance ? `≤ ${attack.chance}` : `−${damage}`;
  if (attack.kind === "mine") return `−${damage}`;
  if (attack.kind === "bomber" && attack.dice === 0) return "";
  if (attack.kind === "bomber") return `${attack.dice} × ≤ ${attack.chance}`;
  return attack.chance ? `≤ ${attack.chance}` : "";
}

export const attackName = (attack: Attack): string => say(`table-attack-${attack.kind}`);

/** "Boyevoy ▸ Spruance, Rook row 1" */
export function attackLine(attack: Attack, view: View, words: Words, names: string[]): string {
  const board = boardOf(view);
  const from = attack.source ? shipName(attack.source, words) : "";
  const row = board.forces[attack.seat]?.ships[attack.target]?.row;
  const at = attack.target
    ? say(row ? "table-aim-row" : "table-aim-sub", { ship: shipName(attack.target, words), name: names[attack.seat] ?? "", row: row ?? 0 })
    : say("table-aim-force", { name: names[attack.seat] ?? "" });
  return from ? `${from} ▸ ${at}` : `▸ ${at}`;
}

const FATE_STATES: Record<string, Shot["state"]> = {
  coming: "coming",
  stopped: "stopped",
  preempted: "stopped",
  negated: "stopped",
  missed: "missed",
  hit: "hit",
};

export function shotOf(
  attack: Attack,
  place: number,
  view: View,
  content: Content,
  words: Words,
  names: string[],
  state?: Shot["state"],
  odds?: Odds,
): Shot {
  const weighed = odds ? bestOf(odds, words, isDefence(view.ask)) : undefined;
  const fate = state ?? FATE_STATES[attack.fate] ?? "coming";
  return {
    word: `#${place + 1}`,
    icon: KIND_ICONS[attack.kind] ?? "gun",
    title: `${attackName(attack)} ${weaponTag(attack, content)}${attack.surprise ? ` · ${say("table-surprise")}` : ""}`,
    line: attackLine(attack, view, words, names),
    figure: fate === "coming" || fate === "drafted" || fate === "choosing" ? weighed?.chance : say(`table-fate-${attack.fate}`),
    note: fate === "coming" || fate === "drafted" || fate === "choosing" ? weighed?.result : undefined,
    state: fate,
  };
}

/** The ship in one sentence, for those who cannot see it. */
export function shipSentence(key: string, afloat: Afloat, owner: string, content: Content, words: Words, state: string): string {
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
    place: isSubmarine(ship)
      ? say(afloat.active ? "table-active" : "table-passive")
      : afloat.row > 0
        ? say("table-in-row", { row: afloat.row })
        : say("table-no-row"),
    left: leftOf(ship, afloat),
    hits: ship.hits,
    weapons: weapons.join(", "),
    points: ship.points,
    state,
  }).replace(/\s+/g, " ");
}

/** The card in one sentence: kind, what fires it, damage, what it does, what it costs, and whether it can be played. */
export function cardSentence(key: string, content: Content, words: Words, state = "", reason?: Reason): string {
  const face = cardFace(content.cards[key]!);
  const name = cardName(key, words);
  // What is written on the card stands in what is read of it.
  const shown = [face.title, face.small].filter((title, at, all) => !name.includes(title) && all.indexOf(title) === at);
  const facts = [
    state && say(`board-card-${state}`),
    say(`face-${face.kind}`),
    face.platform,
    face.figure && say("board-damage", { number: content.cards[key]!.damage ?? 0 }),
    face.line.replaceAll("\u2060", "").replace(/\.$/, ""),
    face.cost,
    reason && `${reason.text} (${say("board-rule", { rule: reason.rule })})`,
  ];
  return say("board-card-sentence", { name: [name, ...shown].join(", "), facts: facts.filter(Boolean).join(", ") });
}

/** Which dice were rolled for a line of the diary. */
export function rolledIn(line: Line, words: Words, names: string[]): Rolled | undefined {
  const face = Number(line.facts["roll"] ?? (line.name === "fog" ? line.facts["number"] : 0));
  if (!(face >= 1)) return undefined;
  const text = words.event(line, names);
  const wellFor = /-stops$|-holds$|-meets$|^roll-misses$|^mines-miss$|^submarine-missed$/.test(line.name);
  const tone = line.name === "fog" || line.name === "mines-roll" ? undefined : wellFor ? "lit" : "red";
  return { faces: [face], text, tone };
}

export interface Stake {
  attack: Attack;
  place: number;
  /** Chance that the target gets away unhurt, where a die decides. */
  survives?: number;
  /** Hits left if it stands; 0: sunk. */
  left?: number;
  damage: number;
}

/** What each attack on a seat does if nothing more is done about it, in the order in which they come. */
export function stakes(board: Board, seat: number, content: Content, options: Options = {}): Stake[] {
  const hurt = new Map<string, number>();
  return board.volley.flatMap((attack, place): Stake[] => {
    if (attack.seat !== seat) return [];
    const ship = content.ships[attack.target];
    const afloat = board.forces[seat]?.ships[attack.target];
    if (attack.chance > 0 || !ship || !afloat) {
      return [{ attack, place, damage: attack.damage, survives: attack.kind === "mine" ? undefined : 1 - attack.chance / 6 }];
    }
    const damage = worthOf(attack.damage, ship, options);
    const before = hurt.get(attack.target) ?? 0;
    const stands = attack.fate === "coming" || attack.fate === "hit";
    if (stands) hurt.set(attack.target, before + damage);
    return [{ attack, place, damage, left: Math.max(0, leftOf(ship, afloat) - before - damage) }];
  });
}

/** Hits left of a target after the attacks already drafted at it and one more card. */
export function leftAfter(card: CardEntry, target: string, afloat: Afloat, board: Board, content: Content, options: Options = {}): number {
  const ship = content.ships[target]!;
  const drafted = (board.draft?.attacks ?? []).filter((attack) => attack.target === target && attack.chance === 0);
  const damage = [...drafted.map((attack) => attack.damage), card.damage ?? 0].map((printed) => worthOf(printed, ship, options));
  return Math.max(0, leftOf(ship, afloat) - damage.reduce((sum, points) => sum + points, 0));
}

/** Points one may expect to lose to the whole volley, save what has met an area defence. */
export function lossIfNothing(board: Board, seat: number, content: Content, meetings: Meeting[], options: Options = {}): number {
  const area = (board.forces[seat]?.area ?? []).map(({ card }) => content.cards[card]?.family ?? "");
  const met = (attack: Attack) => areaAgainst(attack, meetings, content).some((family) => area.includes(family));
  return lossTo(board.volley.filter((attack) => attack.fate !== "stopped" || !met(attack)), board, seat, content, options);
}

/** Points one may expect to lose to what still comes; unknown while answers wait for their dice (10, 13.51, 13.53 change those). */
export function lossNow(board: Board, seat: number, content: Content, options: Options = {}): number | undefined {
  const waiting = [...board.laid, ...(board.fight?.rolls ?? [])].filter((laid) => content.cards[laid.card]?.family !== "asw");
  if (waiting.length > 0 || (board.answer?.systems ?? []).length > 0) return undefined;
  return lossTo(board.volley.filter((attack) => attack.fate === "coming" || attack.fate === "hit"), board, seat, content, options);
}

/** Ships that sink with all they are worth, damage as it counts. */
function lossTo(volley: Attack[], board: Board, seat: number, content: Content, options: Options): number {
  const ships = board.forces[seat]?.ships ?? {};
  const damage = new Map<string, number>();
  const escapes = new Map<string, number>();
  let lost = 0;
  for (const attack of volley) {
    if (attack.seat !== seat) continue;
    const ship = content.ships[attack.target];
    if (attack.kind === "bomber") {
      lost += lossToBombers(attack.fate === "hit" ? attack.hits : (attack.dice * attack.chance) / 6, ships, content);
    } else if (!ship) {
      lost += attack.damage / 2;
    } else if (attack.chance > 0) {
      const through = attack.fate === "hit" ? 1 : Math.min(1, attack.chance / 6);
      escapes.set(attack.target, (escapes.get(attack.target) ?? 1) * (1 - through));
    } else {
      damage.set(attack.target, (damage.get(attack.target) ?? 0) + worthOf(attack.damage, ship, options));
    }
  }
  for (const key of new Set([...damage.keys(), ...escapes.keys()])) {
    const ship = content.ships[key];
    const afloat = ships[key];
    if (!ship || !afloat) continue;
    const worth = valueOf(ship, afloat);
    const taken = damage.get(key) ?? 0;
    const standing = taken >= leftOf(ship, afloat) ? worth : Math.min(worth, taken);
    const escape = escapes.get(key) ?? 1;
    lost += escape * standing + (1 - escape) * worth;
  }
  return lost;
}

/** 7.17 The defender gives the hits to different surface ships, the cheapest first. */
function lossToBombers(hits: number, ships: Record<string, Afloat>, content: Content): number {
  const values = Object.entries(ships)
    .filter(([key]) => content.ships[key] && !isSubmarine(content.ships[key]))
    .map(([key, afloat]) => valueOf(content.ships[key]!, afloat))
    .sort((one, other) => one - other);
  return values.reduce((sum, value, at) => sum + value * Math.max(0, Math.min(1, hits - at)), 0);
}
