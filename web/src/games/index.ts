/**
 * What a game brings to the page. A game is a folder here, and its files are found by their names:
 * `guide.ts`, `table.ts`, `Board.svelte`, and if it has them `pieces.ts`, `Points.svelte`, `Odds.svelte`,
 * `Picture.svelte` and `example.toml`.
 * All else of the page knows nothing of any game. `docs/adding-a-game.md` tells what each file holds.
 */

import type { Component } from "svelte";
import type { Chapters } from "../lib/diary";
import type { Desk, Reading } from "../lib/desk.svelte";
import type { DiaryLine, OptionCard, Table, View } from "../lib/protocol";
import type { Report } from "../lib/report";
import type { DicePlayback, Rolled } from "../lib/playback.svelte";
import type { Words } from "../lib/words";

/** Options of a table that differ from the book, as text. */
export type Options = Record<string, string>;

/** What a board is drawn from; without a desk, or read-only, there is nothing to choose. */
export interface BoardProps {
  view: View;
  words: Words;
  /** Each game has its own. */
  content: unknown;
  names: string[];
  readonly?: boolean;
  desk?: Desk | undefined;
  table?: Table | undefined;
  /** The width of the page: wide, medium or a phone. */
  layout?: "wide" | "medium" | "phone";
  /** The dice that are being shown, for a board that lets them be stepped through. */
  dice?: DicePlayback | undefined;
}

/** What a summary beside the table is drawn from. */
export interface SummaryProps {
  game: string;
  lang: string;
  options: Options;
  words: Words;
  onrule: (rule: string) => void;
}

/** Where a step of the turn stands: the sign and name of the part that it belongs to, and its own number there. */
export interface StepPlace {
  sign: string;
  part: string;
  number: string;
}

/** A question for which a seat may leave standing orders, and the words that it may answer it with. */
export interface Standing {
  name: string;
  label: string;
  words: string[];
  /** Whether passing is an answer; it is if not told. */
  mayPass?: boolean;
}

/** `table.ts`: what the table asks of a game besides its board. Loaded when somebody sits down. */
export interface GameTable {
  /** What stands beside the board, above the diary. */
  Side: Component<BoardProps>;
  /** Tables of the rulebook in short, if the game has any. */
  Summary?: Component<SummaryProps>;
  reading(content: unknown): Reading;
  /** The dice that a line of the diary tells of. */
  rolledIn(line: DiaryLine, words: Words, names: string[]): Rolled | undefined;
  /** Where a step stands in the turn; without it the steps are numbered from one. */
  stepOf?: (rule: string) => StepPlace;
  /** Whether the dice of these lines are shown one after the other, each when somebody asks for it. `mine`: they follow
   * an answer given here. */
  isStepped?(lines: DiaryLine[], mine: boolean): boolean;
  /** Whose turn it is and whose will be, as far as everybody knows. */
  order(view: View): { seat: number; moved: boolean }[];
  /** Where the game stands, in a few words. */
  place(view: View, options: Options): string;
  aim(view: View, options: Options, words: Words): Aim;
  standing?(content: unknown, options: Options): Standing[];
  /** What a round has brought: the lines of the diary that tell it, one for each seat, and who shows them. */
  roundOver?: { line: string; Round: Component<RoundProps> };
}

/** What wins, in a few words and whole, and how all stand as far as this seat may know. */
export interface Aim {
  goal: string;
  scores: { seat: number; text: string }[];
  lines: string[];
  /** The rule that says it, where it is not the scenario. */
  rule?: string;
}

/** What is shown between two rounds. */
export interface RoundProps {
  /** The lines of the diary that tell what the round has brought. */
  lines: DiaryLine[];
  words: Words;
  names: string[];
  /** Each game has its own. */
  content: unknown;
  table: Table;
  onclose: () => void;
}

/** `Points.svelte`: what a result page draws the points of a finished game from. */
export interface PointsProps {
  table: Table;
  report: Report;
  words: Words;
  names: string[];
}

export type SeatKind = "you" | "here" | "link" | "open" | "bot";

/** A way to play that a new table may start from. */
export interface Preset {
  options: Options;
  seats: SeatKind[];
}

/** A first game with a coach. Its words are `KEY-learn-…`. */
export interface Lessons {
  /** The parts of a first turn, in the order in which they come. */
  topics: string[];
  /** By name of the question. */
  topicOf: Record<string, string>;
  /** Parts that may not come up at all in a first turn. */
  seldom: string[];
  options: Options;
  /** The gentlest bots first. */
  bots: string[];
  /** The aim in one picture: the profiles of a ship of one's own and of one to be sunk, and what that brings. */
  aim: { own: string; target: string; prize: string };
  /** What the coach's notes speak of. */
  facts(view: View, names: string[]): Record<string, string | number>;
}

/** How the results of odds are to be read. */
export interface OddsGuide {
  /** Results that come to nothing. */
  vain: string[];
  /** The result without a hit, where results count hits. */
  noHit?: string;
  /** What the results that come to something are called together, where they are no hits. */
  success?(results: string[]): string;
  /** Of the odds of a defence: the result that it is to prevent. */
  defenceFails?(results: string[]): string;
}

/** `guide.ts`: what the pages around the table need of a game; small, so that every page can have it at once. */
export interface GameGuide {
  /** Random numbers are drawn from a deck: no dice are rolled. */
  drawsNumbers?: true;
  /** The icon that stands for the game in lists. */
  sign: string;
  /** The rule that the rulebook opens at when nothing is asked. */
  firstRule: string;
  /** How long a game takes, about. */
  minutes: number;
  bestBot: string;
  /** Whether a line of the diary tells of fire and what became of it. */
  isFire: (line: DiaryLine) => boolean;
  /** The lines with which a round (with its `number` or `round`) and a turn begin: marks on the scale of a replay. */
  roundBegins?: string;
  turnBegins?: string;
  /** How the diary falls into turns and volleys; line by line if not told. */
  chapters?: Chapters;
  odds: OddsGuide;
  /** The scenario that is played where nobody chooses one. */
  scenario?: string;
  /** What a list adds to the game's name: "The Chase", "Action". */
  variant?(options: Options): string;
  /** How far a table has come, in a few words; nothing if it has not begun. */
  progress?(place: Record<string, string | number>): string;
  /** Games are won or lost, not by points. */
  scoreless?: boolean;
  /** What each seat plays, where sides differ: "NATO", "Warsaw Pact". */
  sides?(options: Options): string[];
  /** "Play now": against how many bots, and with which options. One bot and the book if not told. */
  quick?: { bots: number; options: Options };
  /** Questions at which `done` goes on with the matter; at all others it lets a chance go. */
  goesOn?: string[];
  /** The question whose `done` opens fire once an attack is declared. */
  fires?: string;
  lessons?: Lessons;
  /** Headings under which options are set, `new-group-KEY`; an option goes to the first that has it. */
  optionGroups: { key: string; open?: boolean; has: (option: OptionCard) => boolean }[];
  /** Options that the page of a new table sets elsewhere: seats, teams, house rules, the scenario. */
  setElsewhere: string[];
  /** By name; the first is taken at first. Their words are `KEY-new-preset-…`. */
  presets: Record<string, Preset>;
  /** Kinds of the content that the card browser shows; ships and cards if not told. */
  kinds?: string[];
}

/** `pieces.ts`: a ship or card of the catalogue as the game draws it, and the name that is drawn on it. */
export interface GamePieces {
  Piece: Component<{ entry: { key: string; kind: string } }>;
  titleOf(entry: { key: string; kind: string }): string;
  /** What the marks on its pieces mean, if they bear any. */
  Legend?: Component;
}

type Loaded<T> = () => Promise<{ default: T }>;

/** By key of the game: the folder that a file lies in. */
function byGame<T>(files: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split("/")[1]!, file]));
}

export const guides: Record<string, GameGuide> = byGame(
  import.meta.glob<GameGuide>("./*/guide.ts", { eager: true, import: "default" }),
);
export const tables: Record<string, Loaded<GameTable>> = byGame(
  import.meta.glob<{ default: GameTable }>("./*/table.ts"),
);
export const boards: Record<string, Loaded<Component<BoardProps>>> = byGame(
  import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte"),
);
export const pieces: Record<string, Loaded<GamePieces>> = byGame(
  import.meta.glob<{ default: GamePieces }>("./*/pieces.ts"),
);
export const points: Record<string, Loaded<Component<PointsProps>>> = byGame(
  import.meta.glob<{ default: Component<PointsProps> }>("./*/Points.svelte"),
);
/** `Odds.svelte`: where the odds of a battle are asked, for people with a board in front of them. */
export const oddsPages: Record<string, Loaded<Component>> = byGame(
  import.meta.glob<{ default: Component }>("./*/Odds.svelte"),
);

/** A scenario file to start one's own from: `example.toml`. */
export const examples: Record<string, () => Promise<string>> = byGame(
  import.meta.glob<string>("./*/example.toml", { query: "?raw", import: "default" }),
);

/** As the home page presents them; what the server does not have yet is being built. */
export const GAMES = ["coldwar", "highseas", "attacksub", "worldatwar"];
/** What is played when nobody says otherwise. */
export const FIRST_GAME = "coldwar";
