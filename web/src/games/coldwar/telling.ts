/** Ships, attacks and dice of Cold War Naval Battles in the page's words. */

import type { Rolled } from "../../lib/stage.svelte";
import type { Line, Odds, View } from "../../lib/protocol";
import { bestOf } from "../../lib/best";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Shot } from "../../parts/Volley.svelte";
import type { Afloat, Attack, Board } from "./board";
import { isSubmarine, KIND_ICONS, type Content } from "./content";
import { cardFace, traitsOf } from "./faces";
import { boardOf, isDefence } from "./places";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

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

/** Why a card must wait, short enough to stand on it. */
export interface Reason {
  text: string;
  rule: string;
}

export function reasonToWait(key: string, board: Board, words: Words): Reason | undefined {
  const waits = board.waits?.[key];
  if (!waits) return undefined;
  const short = `refusal-${waits.name}.short`;
  const facts = { thing: key, card: `card/${key}` };
  return { text: words.has(short) ? words.text(short) : words.refusal({ ...waits, facts }, [], false), rule: waits.rule };
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
    left: afloat.left,
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
