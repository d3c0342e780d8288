/** Ships, attacks and dice of Cold War Naval Battles in the page's words. */

import type { Rolled } from "../../lib/stage.svelte";
import type { Line, Odds, View } from "../../lib/protocol";
import { bestOf } from "../../lib/best";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Shot } from "../../parts/Volley.svelte";
import type { Afloat, Attack, Board } from "./board";
import { isSubmarine, KIND_ICONS, type Content, type ShipEntry } from "./content";
import { cardFace } from "./faces";
import { boardOf } from "./places";
import type { Reason } from "./waiting";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

export const leftOf = (ship: ShipEntry, afloat: Afloat): number => Math.max(0, ship.hits - afloat.hurt);

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
  const weighed = odds ? bestOf(odds, words) : undefined;
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
  const face = line.name === "fog" ? Number(line.facts["number"]) : Number(line.facts["roll"] ?? 0);
  if (!(face >= 1)) return undefined;
  const text = words.event(line, names);
  const wellFor = /-stops$|-holds$|-meets$|^roll-misses$|^mines-miss$|^submarine-missed$/.test(line.name);
  const tone = line.name === "fog" || line.name === "mines-roll" ? undefined : wellFor ? "lit" : "red";
  // More of a Satellite Orbit than a die has pips.
  return { face: Math.min(6, face), text, tone };
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
export function stakes(board: Board, seat: number, content: Content): Stake[] {
  const hurt = new Map<string, number>();
  return board.volley.flatMap((attack, place): Stake[] => {
    if (attack.seat !== seat) return [];
    const ship = content.ships[attack.target];
    const afloat = board.forces[seat]?.ships[attack.target];
    const damage = attack.damage;
    if (attack.chance > 0 || !ship || !afloat) {
      return [{ attack, place, damage, survives: attack.kind === "mine" ? undefined : 1 - attack.chance / 6 }];
    }
    const before = hurt.get(attack.target) ?? afloat.hurt;
    const stands = attack.fate === "coming" || attack.fate === "hit";
    if (stands) hurt.set(attack.target, before + damage);
    return [{ attack, place, damage, left: Math.max(0, ship.hits - before - damage) }];
  });
}

/** Points one may expect to lose to what still comes: ships that sink with all they are worth, damage as printed. */
export function expectedLoss(board: Board, seat: number, content: Content, all = false): number {
  const force = board.forces[seat];
  if (!force) return 0;
  const damage = new Map<string, number>();
  const escapes = new Map<string, number>();
  let loose = 0;
  for (const [place, attack] of board.volley.entries()) {
    if (attack.seat !== seat) continue;
    if (!all && attack.fate !== "coming" && attack.fate !== "hit") continue;
    let through = attack.fate === "hit" && !all ? 1 : Math.min(1, attack.chance > 0 ? attack.chance / 6 : 1);
    if (!all) {
      for (const laid of board.laid.filter((card) => card.attack === place)) {
        const card = content.cards[laid.card];
        if (card?.family === "cover") through *= 1 - (card.numbers?.[0] ?? 0) / 6;
      }
    }
    if (!attack.target) {
      const cheapest = Math.min(...Object.keys(force.ships).map((key) => content.ships[key]?.points ?? 99));
      loose += attack.kind === "bomber" ? attack.dice * (attack.chance / 6) * cheapest : attack.damage / 2;
    } else if (attack.chance > 0) {
      escapes.set(attack.target, (escapes.get(attack.target) ?? 1) * (1 - through));
    } else {
      damage.set(attack.target, (damage.get(attack.target) ?? 0) + attack.damage);
    }
  }
  let lost = loose;
  for (const key of new Set([...damage.keys(), ...escapes.keys()])) {
    const ship = content.ships[key];
    const afloat = force.ships[key];
    if (!ship || !afloat) continue;
    const worth = Math.max(0, ship.points - afloat.hurt);
    const taken = damage.get(key) ?? 0;
    const standing = afloat.hurt + taken >= ship.hits ? worth : Math.min(worth, taken);
    const escape = escapes.get(key) ?? 1;
    lost += escape * standing + (1 - escape) * worth;
  }
  return lost;
}
