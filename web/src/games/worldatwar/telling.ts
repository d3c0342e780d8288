/** Ships, forces, groups, sums and dice of A World at War in the page's words. */

import { diceOf } from "../../lib/dice";
import type { DiaryLine, View } from "../../lib/protocol";
import { canSay, say } from "../../lib/say";
import type { Rolled } from "../../lib/playback.svelte";
import type { Words } from "../../lib/words";
import type { Band, Board, DutyShown, GroupShown, LookUp, ShipShown } from "./board";
import type { Content } from "./content";
import { cellOf, distance } from "./geometry";
import {
  boardOf,
  countShips,
  type Counts,
  kindOf,
  lineOf,
  numberIn,
  questionOf,
  shortOf,
  type Spot,
  spotsOf,
} from "./places";
import type { Told } from "./vocabulary";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const baseName = (key: string, words: Words): string => words.bareName(`base/${key}`);
export const watersName = (key: string, words: Words): string => words.bareName(`waters/${key}`);
export const sideName = (side: string): string => (canSay(`nation-${side}`) ? say(`nation-${side}`) : side);
/** As the words have it; in a scenario of one's own, as its file has it. */
export const dutyName = (key: string, board: Board, words: Words): string =>
  board.duties[key]?.name ?? words.bareName(`duty/${key}`);

/** A hex by the base or waters in it, else by its number. */
export function hexName(hex: string, board: Board, words: Words): string {
  const base = Object.entries(board.bases).find(([, face]) => face.hex === hex);
  if (base) return baseName(base[0], words);
  const waters = Object.entries(board.waters).find(([, at]) => at === hex);
  if (waters) return say("worldatwar-hex-waters", { hex, name: watersName(waters[0], words) });
  const near = baseNear(hex, board);
  if (near) return say("worldatwar-hex-near", { hex, name: baseName(near, words) });
  // Far from all of them it is called by the sea of the chart.
  return say("worldatwar-hex-waters", { hex, name: watersName(board.chart, words) });
}

/** So many hexes from a base a place at sea is called by it. */
const NEAR = 6;
function baseNear(hex: string, board: Board): string | undefined {
  const far = (other: string) => distance(cellOf(hex), cellOf(other));
  const near = Object.entries(board.bases).filter(([, face]) => far(face.hex) <= NEAR);
  return near.sort(([, one], [, other]) => far(one.hex) - far(other.hex))[0]?.[0];
}

/** "Washington, South Dakota, 1 US cruiser, 3 destroyers". */
export const shipList = (ships: Counts, words: Words): string =>
  Object.entries(ships)
    .map(([key, count]) =>
      count > 1 ? say("worldatwar-several", { count, name: shipName(key, words) }) : shipName(key, words),
    )
    .join(", ");

/** What a voyage is for, in a few words. */
export function voyageDuty(number: number, board: Board, words: Words): string {
  const voyage = board.voyages[number];
  if (!voyage) return say("worldatwar-voyage", { number });
  return voyage.duty && voyage.level === "activity"
    ? dutyName(voyage.duty, board, words)
    : say(`worldatwar-level-${voyage.level}`);
}

/** The same with its number. */
export const voyageName = (number: number, board: Board, words: Words): string =>
  number in board.voyages
    ? say("worldatwar-voyage-named", { number, what: voyageDuty(number, board, words) })
    : say("worldatwar-voyage", { number });

/** The label of an answer that stands on a button. */
export function labelOf(word: string, view: View, content: Content, words: Words, names: string[]): string {
  const board = boardOf(view);
  const ask = questionOf(view);
  const upper = (text: string) => text.charAt(0).toLocaleUpperCase(words.lang) + text.slice(1);
  switch (kindOf(word, view, content)) {
    case "force":
      // There numbers mean forces; elsewhere they mean voyages.
      return ask?.name === "which-base"
        ? say("worldatwar-force", { number: numberIn(word) })
        : voyageName(numberIn(word), board, words);
    case "base":
      return baseName(word, words);
    case "number":
      return word;
    case "hex":
      return hexName(word, board, words);
    default:
      if (word === "done" && choseNone(view)) return say(`worldatwar-none-${ask!.name}`);
      if (word === "done" && ask?.name === "withdraw-ships") return say("worldatwar-these-withdraw");
      return upper(words.action(word, view.ask, names));
  }
}
/** Whether a list would be ended before anything was chosen. */
function choseNone(view: View): boolean {
  const board = boardOf(view);
  switch (questionOf(view)?.name) {
    case "withdraw":
      return !board.settled;
    case "withdraw-ships":
    case "screen":
    case "withhold":
      return Object.keys(board.choosing?.chosen ?? {}).length === 0;
    case "interceptors":
      return !Object.values(board.voyages).some(
        (voyage) =>
          voyage.side === view.seat &&
          voyage.target === board.intercept?.voyage &&
          voyage.meets === board.intercept?.hex,
      );
    case "strike":
      return !spotsOf(board).some((spot) => spot.side !== view.seat && spot.group.spent);
    default:
      return false;
  }
}

/** A spot of the Naval Combat Chart in one line. */
export function spotText(spot: Spot, content: Content): string {
  if (spot.known) return shortOf(countShips(spot.ships, content), content);
  const { told } = spot.group;
  if (spot.gone) return say("worldatwar-all-sunk");
  if (!told) return say("worldatwar-unknown");
  const parts = [
    say(told.small ? "worldatwar-told-small" : "worldatwar-told-large"),
    say(told.slow ? "speed-slow" : "speed-fast"),
    told.carriers > 0 && say("worldatwar-told-carriers", { count: told.carriers }),
    told.cargo && say("worldatwar-told-cargo"),
  ];
  return parts.filter(Boolean).join(", ");
}

export function groupState(group: GroupShown): string {
  return say(group.active ? "worldatwar-active" : "worldatwar-distant");
}

/** The group in one sentence, for those who cannot see the chart. */
export function spotSentence(spot: Spot, owner: string, mine: boolean, content: Content, words: Words): string {
  const what = spot.known ? shipList(countShips(spot.ships, content), words) : spotText(spot, content);
  const found = spot.group.found
    ? say("worldatwar-found-times", { count: spot.group.found })
    : spot.found
      ? say("worldatwar-lies-open")
      : say("worldatwar-not-found");
  return say("worldatwar-group-sentence", {
    number: spot.number,
    owner,
    mine: mine ? "yes" : "no",
    state: groupState(spot.group),
    what,
    found,
  });
}

/** A ship in one sentence. */
export function shipSentence(ship: ShipShown, owner: string, content: Content, words: Words): string {
  const entry = content.ships[ship.key];
  const facts = [
    entry?.type,
    say(ship.slow ? "speed-slow" : "speed-fast"),
    say("worldatwar-hits-left", { count: ship.left ?? entry?.size ?? 0 }),
    ship.damaged && say("worldatwar-damaged"),
    ship.sunk && say("worldatwar-sunk"),
    ship.laden && say("worldatwar-told-cargo"),
  ];
  return say("worldatwar-ship-sentence", {
    name: shipName(ship.key, words),
    owner,
    facts: facts.filter(Boolean).join(", "),
  });
}

// -- sums ----------------

export const scenarioName = (key: string): string =>
  canSay(`worldatwar-new-choice-scenario-${key}`) ? say(`worldatwar-new-choice-scenario-${key}`) : "";

/** What a seat has so far; points that it was given stand beside. */
export function scoreText(board: Board, seat: number): string {
  const points = say("worldatwar-points", { count: board.points[seat] ?? 0 });
  const given = board.handicap[seat] ?? 0;
  return given ? say("worldatwar-points-given", { points, given }) : points;
}

/** What a side is after: its own duties that bring points, else those of the enemy that it must spoil. */
export function aimOf(board: Board, seat: number, words: Words): string {
  const worth = Object.entries(board.duties).filter(([, duty]) => duty.points || duty.cargo_points);
  const own = worth.filter(([, duty]) => duty.seat === seat);
  /** A patrol may choose where to go. */
  const told = (key: string, { target }: DutyShown): string => {
    const duty = dutyName(key, board, words);
    return target ? say("worldatwar-aim-duty", { duty, goal: hexName(target, board, words) }) : duty;
  };
  const named = (own.length > 0 ? own : worth).map(([key, duty]) => told(key, duty)).join("; ");
  return say("worldatwar-aim", {
    duties: named,
    whose: named ? (own.length > 0 ? "own" : "their") : "none",
    sunk: board.sunk_points,
    damaged: board.damaged_points,
  });
}

/** When the operation is over and who has won then, with what somebody began with. */
export function endsText(board: Board): string {
  const given = board.handicap[1] ? 1 : 0;
  return say("worldatwar-ends", {
    phases: board.phases.length,
    given: board.handicap[given] ?? 0,
    tie: sideName(board.sides[board.tie] ?? ""),
    side: sideName(board.sides[given] ?? ""),
  });
}

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** The names of the modifiers that a roll has, with their values. */
export const partsOf = (look: LookUp): { name: string; text: string; value: number }[] =>
  Object.entries(look.parts).map(([name, value]) => ({ name, text: say(`worldatwar-part-${name}`), value }));

/** What a band of rolls does, in words. */
export const bandText = ({ result, hits }: Band): string =>
  result === "hits" ? say("worldatwar-hits", { count: hits ?? 0 }) : say(`worldatwar-band-${result}`);

/** How many of the throws of two dice lie in these bands. */
export const shareOf = (bands: Band[]): number => bands.reduce((sum, { throws }) => sum + throws, 0) / 36;

/** Reasons and numbers of interception dice. */
export const diceParts = (dice: Record<string, number>): Part[] =>
  Object.entries(dice).map(([name, value]) => ({ name, text: say(`worldatwar-die-${name}`), value }));
/** The same out of a line of the diary: `m-air`, `m-slow`. */
export const reasonsOf = (facts: Told["interception-rolled"]): Part[] =>
  Object.entries(facts).flatMap(([fact, value]) =>
    fact.startsWith("m-") && canSay(`worldatwar-die-${fact.slice(2)}`)
      ? diceParts({ [fact.slice(2)]: Number(value) })
      : [],
  );

// -- dice ----------------

/** How far interception dice bring a voyage, and when. */
export const reachedText = ({ score, distance, round }: Told["interception-rolled"]): string =>
  say("worldatwar-callout-reached", { score, hexes: distance, round });

/** The dice that a line of the diary tells of; a hit is ill for the target. */
export function rolledIn(told: DiaryLine, words: Words, names: string[]): Rolled | undefined {
  const line = lineOf(told);
  if (line.name === "interception-rolled") {
    const came = { number: line.facts.voyage, reached: reachedText(line.facts) };
    return diceOf(told, say("worldatwar-interception-came", came));
  }
  const rolled = diceOf(told, words.event(told, names));
  const { hits } = told.facts;
  return rolled && hits !== undefined ? { ...rolled, tone: Number(hits) > 0 ? "red" : "lit" } : rolled;
}

interface Part {
  name: string;
  text: string;
  value: number;
}
/**
 * Whether dice are shown one by one: of a fight of several rolls, and of one in which somebody else has decided. A
 * single roll of the own doing needs nobody to ask for it.
 */
export function isStepped(lines: DiaryLine[], mine: boolean): boolean {
  const rolls = lines.filter((line) => lookedUp(line).length > 0).length;
  return mine ? rolls > 1 : rolls > 0;
}

/** One roll: who rolls, every modifier by name, the row of the table and what came of it. */
export interface Looked {
  title: string;
  roll: number;
  parts: Part[];
  row: string;
  result: string;
}

const part = (name: string, value: number): Part[] =>
  value === 0 ? [] : [{ name, text: say(`worldatwar-part-${name}`), value }];
/** Modifiers that stand in the facts by name: `m-own`, `d-patrol`. */
const namedParts = (facts: object, mark: string): Part[] =>
  Object.entries(facts).flatMap(([fact, value]) =>
    fact.startsWith(mark) && canSay(`worldatwar-part-${fact.slice(2)}`) ? part(fact.slice(2), Number(value)) : [],
  );

const stopped = (lost: number, aborted: number): string => say("worldatwar-shot-down", { lost, aborted });

/** Two dice, what they come to with the modifier, and what that gives. */
const added = (title: string, roll: number, modifier: number, parts: Part[], row: string, result: string): Looked => ({
  title: say(title),
  roll,
  parts,
  row,
  result: `${roll + modifier} ▸ ${result}`,
});

function airCombat(facts: Told["air-combat"]): Looked[] {
  const { roll, modifier, row, downed, driven, enemy, enemymodifier, lost, aborted } = facts;
  const rowOf = (count: number) => say("worldatwar-row-air", { count });
  const enemyRow = rowOf(facts["d-row"]);
  const [own, their] = [namedParts(facts, "m-"), namedParts(facts, "d-")];
  return [
    added("worldatwar-attackers-roll", roll, modifier, own, rowOf(row), stopped(downed, driven)),
    added("worldatwar-defenders-roll", enemy, enemymodifier, their, enemyRow, stopped(lost, aborted)),
  ];
}

function airDefence(facts: Told["air-defence"]): Looked {
  const { row, squadrons: count, roll, lost, aborted } = facts;
  return {
    title: say("worldatwar-two-dice"),
    roll,
    parts: namedParts(facts, "m-"),
    row: say("worldatwar-row-defence", { row, count }),
    result: stopped(lost, aborted),
  };
}

/** So many factors or squadrons look up their hits. */
function onTheTable(facts: Told["fires-at-lights"] | Told["strikes-lights"]): Looked {
  const { roll, modifier, hits } = facts;
  const row = say(
    "worldatwar-on-the-table",
    "factors" in facts ? { count: facts.factors, squadrons: "no" } : { count: facts.squadrons, squadrons: "yes" },
  );
  const result = say("worldatwar-hits", { count: hits });
  return added("worldatwar-two-dice", roll, modifier, namedParts(facts, "m-"), row, result);
}

function torpedoes(facts: Told["torpedoes-lights"], result: string): Looked {
  const { roll, modifier, drm, research, air, destroyers, excess, previous, target, codes } = facts;
  const parts = Object.entries({ drm, research, air, destroyers, excess, previous, target, codes });
  const named = parts.flatMap(([name, value]) => part(name, value));
  return added("worldatwar-two-dice", roll, modifier, named, say("worldatwar-row-submarine"), result);
}

/** The rolls that a line of the diary tells of, with every modifier by name, if it tells of a look-up in a table. */
export function lookedUp(told: DiaryLine): Looked[] {
  const line = lineOf(told);
  switch (line.name) {
    case "air-combat":
      return airCombat(line.facts);
    case "air-defence":
      return [airDefence(line.facts)];
    case "fires-at":
    case "fires-at-lights":
    case "fires-at-screened-lights":
    case "strikes":
    case "strikes-lights":
      return [onTheTable(line.facts)];
    case "torpedoes":
    case "torpedoes-lights":
      return [torpedoes(line.facts, say("worldatwar-hits", { count: line.facts.hits }))];
    case "submarine-lost":
      return [torpedoes(line.facts, say("worldatwar-band-lost"))];
    default:
      return [];
  }
}
