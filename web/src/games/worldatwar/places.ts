/**
 * What lies where: forces on the chart and in port, groups on the Naval Combat Chart, and which words need a button.
 */

import type { Reading } from "../../lib/desk.svelte";
import type { DiaryLine, View } from "../../lib/protocol";
import type {
  Board,
  ChoosingShown,
  DutyShown,
  ForceShown,
  GroupShown,
  ShipShown,
  SquadronShown,
  VoyageShown,
} from "./board";
import { byRank, isLight, lettersOf, type Content } from "./content";
import { isHex } from "./geometry";
import type { Line, Question } from "./vocabulary";

export const boardOf = (view: View): Board => view.board as unknown as Board;
/** What is asked, as the game declares it. */
export const questionOf = (view: View): Question | undefined => view.ask as Question | undefined;
/** A line of the diary, as the game declares it. */
export const lineOf = (line: DiaryLine): Line => line as Line;
/** Some questions, to look up whether one of them is asked. */
export const questions = (...names: Question["name"][]): Set<Question["name"] | undefined> => new Set(names);
/** Whose board is drawn as the own one; whoever only looks on sees that of the first seat below. */
export const ownSeat = (view: View): number => (view.seat >= 0 ? view.seat : 0);

// -- words of the notation ----------------

export type Kind = "hex" | "base" | "ship" | "group" | "enemy" | "force" | "number" | "word";

export function kindOf(word: string, view: View, content: Content): Kind {
  if (isHex(word)) return "hex";
  if (word in boardOf(view).bases) return "base";
  if (word in content.ships) return "ship";
  if (/^cg\d+$/.test(word)) return "group";
  if (/^enemy\d+$/.test(word)) return "enemy";
  if (/^force\d+$/.test(word)) return "force";
  return /^\d+$/.test(word) ? "number" : "word";
}

/** The number at the end of a word: 3 of `cg3`. */
export const numberIn = (word: string): number => Number(/\d+$/.exec(word)?.[0] ?? 0);

/** The numbers of the combat chart: six, and more where a force is attacked outside a battle (22.93A). */
export function numbersOf(board: Board, answers: string[]): number[] {
  const taken = Object.values(board.battle?.groups ?? {}).map((group) => group.number);
  const given = (board.numbering ?? []).map((group) => group.number ?? 0);
  const open = answers.filter((word) => /^cg\d+$/.test(word)).map(numberIn);
  return Array.from({ length: Math.max(6, ...taken, ...given, ...open) }, (_, at) => at + 1);
}

/** Kinds of ships that the question shows as tiles. */
export function tilesOf(board: Board): Set<string> {
  const found = new Set<string>();
  const add = (ships: Record<string, number> | undefined) => Object.keys(ships ?? {}).forEach((key) => found.add(key));
  add(board.choosing?.pool);
  add(board.choosing?.anyway);
  add(board.losses?.ships);
  add(board.parting?.pool);
  for (const line of Object.values(board.engagement?.lines ?? {})) {
    line.capitals.forEach((unit) => found.add(board.ships[unit]?.key ?? ""));
    add(line.screened);
  }
  for (const target of targetsOf(board)) found.add(target.key);
  return found;
}

/** Ships of the group that is struck from the air or by a submarine, one of each kind. */
export function targetsOf(board: Board): { key: string; unit: string; ship: ShipShown }[] {
  const aim = board.strike ?? board.torpedo;
  if (!aim) return [];
  const seen = new Set<string>();
  return Object.entries(board.ships).flatMap(([unit, ship]) => {
    if (ship.side === aim.seat || ship.group !== aim.group || ship.sunk || seen.has(ship.key)) return [];
    seen.add(ship.key);
    return [{ key: ship.key, unit, ship }];
  });
}

// -- ships ----------------

export type Counts = Record<string, number>;

/** So many of each kind, in the order of rank. */
export function countShips(ships: ShipShown[], content: Content): Counts {
  const sorted = [...ships].sort(
    (one, other) => byRank(content.ships[one.key], content.ships[other.key]) || one.key.localeCompare(other.key),
  );
  const found: Counts = {};
  for (const ship of sorted) found[ship.key] = (found[ship.key] ?? 0) + 1;
  return found;
}

/** The factors of so many ships together. */
export const factorsOf = (ships: Counts, content: Content): number =>
  Object.entries(ships).reduce((sum, [key, count]) => sum + count * (content.ships[key]?.factors ?? 0), 0);

/** "BB4 CV2 CA4 DD3": factors by type. */
export function shortOf(ships: Counts, content: Content): string {
  const sums = new Map<string, number>();
  for (const [key, count] of Object.entries(ships)) {
    const ship = content.ships[key];
    const letters = lettersOf(ship);
    sums.set(letters, (sums.get(letters) ?? 0) + count * (ship?.size ?? 1));
  }
  return [...sums].map(([letters, factors]) => `${letters}${factors}`).join(" ");
}

/** The ships of a force as far as one knows them. */
export const shipsIn = (board: Board, force: number): ShipShown[] =>
  Object.values(board.ships).filter((ship) => ship.force === force && !ship.sunk);
export const shipsOfGroup = (board: Board, side: number, number: number): ShipShown[] =>
  Object.values(board.ships).filter((ship) => ship.side === side && ship.group === number && !ship.sunk);

// -- on the chart ----------------

export interface Stack {
  voyage: number;
  face: VoyageShown;
  hex: string;
  side: number;
  forces: { number: number; face: ForceShown }[];
  ships: ShipShown[];
  slow: boolean;
  /** Nobody has seen all of its ships. */
  unknown: boolean;
}

const ABROAD = ["announced", "sailing", "completed", "aborted", "returning"];

/** Everything under way, with where it is; `seat` knows all ships of its own forces. */
export function stacksOf(board: Board, seat: number): Stack[] {
  return Object.entries(board.voyages).flatMap(([key, face]) => {
    const voyage = Number(key);
    const forces = Object.entries(board.forces)
      .filter(([, force]) => force.voyage === voyage && !force.gone)
      .map(([number, force]) => ({ number: Number(number), face: force }));
    if (forces.length === 0 || !ABROAD.includes(face.status)) return [];
    const ships = forces.flatMap(({ number }) => shipsIn(board, number));
    const unknown = forces.some(
      (force) => force.face.side !== seat && !force.face.shown && shipsIn(board, force.number).length === 0,
    );
    if (ships.length === 0 && !unknown) return [];
    const slow = forces.some((force) => force.face.slow);
    return [{ voyage, face, hex: face.path[face.at] ?? face.path[0]!, side: face.side, forces, ships, slow, unknown }];
  });
}

/** Paths worth drawing: of whatever is under way, and of those that were announced and wait for their dice. */
export const pathsOf = (board: Board): { voyage: number; face: VoyageShown }[] =>
  Object.entries(board.voyages)
    .filter(
      ([key, face]) =>
        face.path.length > 1 &&
        ABROAD.includes(face.status) &&
        Object.values(board.forces).some((force) => force.voyage === Number(key) && !force.gone),
    )
    .map(([key, face]) => ({ voyage: Number(key), face }));

/** Squadrons on a base that can fly. */
export const squadronsAt = (board: Board, base: string): SquadronShown[] =>
  Object.values(board.squadrons).filter((one) => one.base === base && !one.lost && !one.out);

/** Hexes that must be in sight at first: bases, ways, what can be chosen. */
export function hexesToShow(view: View): string[] {
  const board = boardOf(view);
  return [
    ...Object.values(board.bases).map((base) => base.hex),
    ...Object.values(board.duties).flatMap((duty) => duty.target ?? []),
    ...pathsOf(board).flatMap(({ face }) => face.path),
    ...(board.course?.path ?? []),
    ...(view.ask?.answers ?? []).filter(isHex),
  ];
}

/** Duties that are not over yet and have a goal on the map. */
export const dutiesAhead = (board: Board): [string, DutyShown & { target: string }][] =>
  Object.entries(board.duties).flatMap(([key, duty]) =>
    duty.target && duty.phase >= board.phase ? [[key, { ...duty, target: duty.target }]] : [],
  );

/** What a small screen opens on: the own ships in port and at sea, and the goals ahead. */
export function ofConcern(view: View): string[] {
  const board = boardOf(view);
  const me = ownSeat(view);
  const ports = Object.entries(inPort(board, me)).flatMap(([key, { ships }]) =>
    ships.length > 0 ? board.bases[key]!.hex : [],
  );
  const atSea = stacksOf(board, view.seat).flatMap(({ side, hex }) => (side === me ? hex : []));
  return [...ports, ...atSea, ...dutiesAhead(board).map(([, duty]) => duty.target)];
}

/** Hexes that the question is about: those it offers, a way being drawn, bases among the answers. */
export function inQuestion(view: View): string[] {
  const board = boardOf(view);
  if (!view.ask || view.ask.given) return [];
  if (board.course) return board.course.path;
  const { totals = {} } = board.intercept ?? {};
  const offered = view.ask.answers.flatMap((word) => (isHex(word) ? [word] : (board.bases[word]?.hex ?? [])));
  const hexes = offered.length > 0 && board.intercept?.hex ? [...offered, board.intercept.hex] : offered;
  // Of a long way the part that can be reached best.
  const most = Math.max(0, ...hexes.map((hex) => totals[hex] ?? 0));
  const best = hexes.filter((hex) => (totals[hex] ?? 0) === most);
  return hexes.length > LONG && best.length < hexes.length ? best : hexes;
}
/** More hexes in a row than a small screen shows. */
const LONG = 8;

/** Ships of a seat that lie in port, by base; of the enemy those of which nobody has seen where they are. */
export function inPort(board: Board, seat: number): Record<string, { ships: ShipShown[]; squadrons: SquadronShown[] }> {
  const found: Record<string, { ships: ShipShown[]; squadrons: SquadronShown[] }> = {};
  for (const [key, base] of Object.entries(board.bases)) {
    if (base.side !== seat) continue;
    const ships = Object.values(board.ships).filter(
      (ship) => ship.side === seat && ship.base === key && ship.force === undefined && !ship.sunk,
    );
    const squadrons = Object.values(board.squadrons).filter(
      (one) => one.side === seat && one.base === key && !one.lost,
    );
    if (ships.length > 0 || squadrons.length > 0) found[key] = { ships, squadrons };
  }
  return found;
}

// -- the Naval Combat Chart ----------------

export interface Spot {
  side: number;
  number: number;
  group: GroupShown;
  ships: ShipShown[];
  /** Its contents are open to the viewer, and to everybody. */
  known: boolean;
  /** In the column of the found: found, or attacked, this round. */
  found: boolean;
  /** Everybody has seen the last of its ships go down. */
  gone: boolean;
}

export function spotsOf(board: Board): Spot[] {
  return Object.values(board.battle?.groups ?? {}).map((group) => {
    const ships = shipsOfGroup(board, group.side, group.number);
    return {
      side: group.side,
      number: group.number,
      group,
      ships,
      known: ships.length > 0,
      found: group.found !== undefined || group.revealed === true || group.told !== undefined,
      gone: ships.length === 0 && group.revealed === true,
    };
  });
}

/** Forces that will join the battle in a later round, or wait outside it. */
export const pendingIn = (board: Board): { number: number; face: ForceShown }[] =>
  board.battle === undefined
    ? []
    : Object.entries(board.forces)
        .filter(
          ([, force]) =>
            !force.gone &&
            !force.present &&
            force.joins !== undefined &&
            board.voyages[force.voyage]?.status !== "failed",
        )
        .map(([number, face]) => ({ number: Number(number), face }));

// -- choosing ships in any order ----------------

/** The run of words that chooses so many of each kind, in the order in which the engine asks. */
export function runOf(choosing: ChoosingShown, wanted: Counts): string[] {
  return Object.entries(choosing.pool).flatMap(([key, there]) => {
    const count = Math.min(wanted[key] ?? 0, there);
    if (count === 0) return [];
    if (choosing.kind === "withdraw") return Array.from({ length: count }, () => key);
    return there > 1 ? [key, String(count)] : [key];
  });
}

/** Whether the one run begins with all of the other. */
export const beginsWith = (run: string[], start: string[]): boolean => start.every((word, at) => run[at] === word);

/** Whether a kind could still be chosen, had not those that the engine asks for later been chosen before it. */
export function comesTooLate(choosing: ChoosingShown, key: string): boolean {
  const keys = Object.keys(choosing.pool);
  const later = keys.slice(keys.indexOf(key)).some((other) => choosing.chosen[other]);
  return key in choosing.pool && later && (choosing.chosen[key] ?? 0) < (choosing.pool[key] ?? 0);
}

/** So many more, or fewer, of a kind. */
export function changed(choosing: ChoosingShown, key: string, by: number): Counts {
  const count = Math.max(0, Math.min(choosing.pool[key] ?? 0, (choosing.chosen[key] ?? 0) + by));
  return { ...choosing.chosen, [key]: count };
}

// -- reading ----------------

/** One question at a time: nothing is chosen ahead of it. */
export function reading(content: () => Content): Reading {
  return {
    kindOf: (word, view) => kindOf(word, view, content()),
    mayWish: () => false,
    mayFollow: () => false,
    mayLeaveReady: () => false,
    wordOfDigit(digit, view) {
      const answers = view.ask?.answers ?? [];
      return [String(digit), `cg${digit}`, `enemy${digit}`].find((word) => answers.includes(word)) ?? "";
    },
    draftOf: () => undefined,
  };
}

export { isLight };
