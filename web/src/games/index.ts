/** Which components show which game. All else of the page knows nothing of any game. */

import type { Component } from "svelte";
import type { Desk, Reading } from "../lib/desk.svelte";
import type { Line, OptionCard, Table, View } from "../lib/protocol";
import type { Report } from "../lib/report";
import type { Rolled } from "../lib/stage.svelte";
import type { Words } from "../lib/words";
import coldwar from "./coldwar/guide";

/** What a board is drawn from; without a desk, or read-only, there is nothing to choose. */
export interface BoardProps {
  view: View;
  words: Words;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has content of its own
  content: any;
  names: string[];
  readonly?: boolean;
  desk?: Desk | undefined;
  table?: Table | undefined;
  /** The width of the page: wide, medium or a phone. */
  layout?: "wide" | "medium" | "phone";
}

/** What the table asks of a game besides its board. */
export interface GameTable {
  Side: Component<BoardProps>;
  reading(content: unknown): Reading;
  rolledIn(line: Line, words: Words, names: string[]): Rolled | undefined;
  groupName(letter: string): string;
  /** Whose turn it is and whose will be, as far as everybody knows. */
  order(view: View): { seat: number; moved: boolean }[];
  /** Where the game stands, in a few words. */
  place(view: View, options: Record<string, string>): string;
  /** The same for a small screen. */
  shortPlace(view: View): string;
  /** Questions for which a seat may leave standing orders, and the words that it may answer them with. */
  standing(content: unknown): { name: string; label: string; words: string[] }[];
}

/** What a result page draws the points of a finished game from. */
export interface PointsProps {
  table: Table;
  report: Report;
  words: Words;
  names: string[];
}

/** What the pages around the table need of a game; small, so that every page can have it at once. */
export interface GameGuide {
  /** The icon that stands for the game in lists. */
  sign: string;
  /** The rule that the rulebook opens at when nothing is asked. */
  firstRule: string;
  /** Whether a line of the diary tells of fire and what became of it. */
  isFire(line: Line): boolean;
  /** The lines with which a round and a turn begin. */
  roundBegins: string;
  turnBegins: string;
  /** Results of odds that come to nothing. */
  vain: string[];
  /** The result without a hit, where results count hits. */
  noHit: string;
  /** How long a game takes, about. */
  minutes: number;
  /** What a list adds to the game's name: the expansions that are played. */
  withSets(options: Record<string, string>): string;
  /** How far a table has come, in a few words; nothing if it has not begun. */
  progress(place: Record<string, string | number>): string;
  lessons: {
    /** The parts of a first turn, in the order in which they come. */
    stages: string[];
    /** By name of the question. */
    stageOf: Record<string, string>;
    /** Parts that may not come up at all in a first turn. */
    seldom: string[];
    options: Record<string, string>;
    /** The gentlest bots first. */
    bots: string[];
    /** What the coach's notes speak of. */
    facts(view: View, names: string[]): Record<string, string | number>;
  };
  /** Headings under which options are set; an option goes to the first that has it. */
  optionGroups: { key: string; has(option: OptionCard): boolean }[];
  /** Options that the page of a new table sets elsewhere. */
  setElsewhere: string[];
  presets: Record<string, { options: Record<string, string>; seats: ("you" | "here" | "link" | "open" | "bot")[] }>;
  bestBot: string;
}

/** A ship or card of the catalogue as the game draws it, and the name that is drawn on it. */
export interface GamePieces {
  Piece: Component<{ entry: { key: string; kind: string } }>;
  titleOf(entry: { key: string; kind: string }): string;
}

export const guides: Record<string, GameGuide> = { coldwar };

/** As the home page presents them; what the server does not have yet is being built. */
export const GAMES = ["coldwar", "navalbattles", "attacksub", "worldatwar"];
/** What is played when nobody says otherwise. */
export const FIRST_GAME = "coldwar";

export const points: Record<string, () => Promise<{ default: Component<PointsProps> }>> = {
  coldwar: () => import("./coldwar/Points.svelte"),
};

export const pieces: Record<string, () => Promise<{ default: GamePieces }>> = {
  coldwar: () => import("./coldwar/pieces"),
};

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  coldwar: () => import("./coldwar/Board.svelte"),
};

export const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  coldwar: () => import("./coldwar/table"),
};
