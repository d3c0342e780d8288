/** Ships, attacks and dice of Naval Battles in the page's words. */

import { bestOf } from "../../lib/best";
import type { Line, Odds, View } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Rolled } from "../../lib/stage.svelte";
import type { Words } from "../../lib/words";
import type { Shot } from "../../parts/Volley.svelte";
import type { Afloat, Attack, Board } from "./board";
import { isSubmarine, KIND_ICONS, type Content } from "./content";
import { cardFace } from "./faces";
import { boardOf, isDefence } from "./places";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

/** "−3", "5+": what an attack does, or the die that it needs. */
export const weaponTag = (attack: Pick<Attack, "number" | "damage">): string =>
  attack.number > 0 ? (attack.number > 6 ? say("highseas-no-die") : `${attack.number}+`) : attack.damage > 0 ? `−${attack.damage}` : "";

export const attackName = (attack: Pick<Attack, "kind">): string => say(`highseas-attack-${attack.kind}`);

/** Who fires: one ship, two together, or nobody that can be seen. */
export const firersOf = (attack: Attack, words: Words): string =>
  [attack.source, attack.second ?? ""].filter(Boolean).map((ship) => shipName(ship, words)).join(" + ");

/** "Bismarck ▸ Hood, Rook row 1" */
export function attackLine(attack: Attack, view: View, words: Words, names: string[]): string {
  const row = boardOf(view).fleets[attack.seat]?.ships[attack.target]?.row;
  const at = say(row ? "table-aim-row" : "table-aim-sub", { ship: shipName(attack.target, words), name: names[attack.seat] ?? "", row: row ?? 0 });
  const from = firersOf(attack, words);
  return from ? `${from} ▸ ${at}` : `▸ ${at}`;
}

const FATE_STATES: Record<string, Shot["state"]> = {
  coming: "coming",
  stopped: "stopped",
  wasted: "missed",
  missed: "missed",
  hit: "hit",
};

export function shotOf(attack: Attack, place: number, view: View, words: Words, names: string[], state?: Shot["state"], odds?: Odds): Shot {
  const weighed = odds ? bestOf(odds, words, isDefence(view.ask)) : undefined;
  const fate = state ?? FATE_STATES[attack.fate] ?? "coming";
  const open = fate === "coming" || fate === "drafted" || fate === "choosing";
  return {
    word: `#${place + 1}`,
    icon: KIND_ICONS[attack.kind] ?? "gun",
    title: `${attackName(attack)} ${weaponTag(attack)}`.trim(),
    line: attack.target ? attackLine(attack, view, words, names) : say("table-choosing"),
    figure: open ? weighed?.chance : say(`highseas-fate-${attack.fate}`),
    note: open ? weighed?.result : undefined,
    state: fate,
  };
}

/** A drafted attack with what the engine thinks of it. */
export function draftedShot(attack: Attack, place: number, chance: { sinks: number; hurts: number } | undefined, view: View, words: Words, names: string[]): Shot {
  const shot = shotOf(attack, place, view, words, names, "drafted");
  if (!chance) return shot;
  const hurts = chance.hurts > chance.sinks;
  return { ...shot, figure: words.percent((hurts ? chance.hurts : chance.sinks) / 1000), note: words.text(hurts ? "odds-damaged" : "odds-sunk") };
}

/** Why a card must wait, short enough to stand on it. */
export interface Reason {
  text: string;
  rule: string;
}

export function reasonToWait(key: string, board: Board, words: Words): Reason | undefined {
  const waits = board.waits?.[key];
  if (!waits) return undefined;
  return { text: words.refusal({ ...waits, facts: { thing: key, card: `card/${key}` } }, [], false), rule: waits.rule };
}

/** The ship in one sentence, for those who cannot see it. */
export function shipSentence(key: string, afloat: Afloat | undefined, owner: string, content: Content, words: Words, state: string): string {
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
    owner: owner && say("highseas-of", { name: owner }),
    place: afloat === undefined ? say("highseas-in-reserve") : isSubmarine(ship) ? say(afloat.active ? "table-active" : "table-passive") : afloat.row > 0 ? say("table-in-row", { row: afloat.row }) : say("table-no-row"),
    left: afloat?.left ?? ship.hull,
    hull: ship.hull,
    weapons: weapons.filter(Boolean).join(", "),
    points: ship.points,
    state,
  }).replace(/\s+/g, " ").replace(/ ,/g, "");
}

/** The card in one sentence: kind, what fires it, what it does, when it is played, and whether it can be. */
export function cardSentence(key: string, content: Content, words: Words, state = "", reason?: Reason): string {
  const card = content.cards[key]!;
  const face = cardFace(card);
  const name = cardName(key, words);
  const shown = [face.title, face.small].filter((title, at, all) => !name.includes(title) && all.indexOf(title) === at);
  const facts = [
    state && say(`board-card-${state}`),
    say(`face-${face.kind}`),
    face.platform,
    card.damage && say("board-damage", { number: card.damage }),
    face.line.replaceAll("\u2060", "").replace(/\.$/, ""),
    face.cost,
    reason && `${reason.text} (${say("board-rule", { rule: reason.rule })})`,
  ];
  return say("board-card-sentence", { name: [name, ...shown].join(", "), facts: facts.filter(Boolean).join(", ") });
}

/** Which dice were rolled for a line of the diary. */
export function rolledIn(line: Line, words: Words, names: string[]): Rolled | undefined {
  const face = Number(line.facts["roll"] ?? (line.name === "first-roll" ? line.facts["number"] : 0));
  if (!(face >= 1)) return undefined;
  const good = /^(cover-stops|runs-silent|roll-misses)$/.test(line.name);
  return { faces: [face], text: words.event(line, names), tone: line.name === "first-roll" ? undefined : good ? "lit" : "red" };
}
