/** Which components show which game. All else of the page knows nothing of any game. */

import type { Component } from "svelte";
import type { Desk, Reading } from "../lib/desk.svelte";
import type { Line, Table, View } from "../lib/protocol";
import type { Rolled } from "../lib/stage.svelte";
import type { Words } from "../lib/words";

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
  place(view: View): string;
  /** The same for a small screen. */
  shortPlace(view: View): string;
  /** Questions for which a seat may leave standing orders. */
  standing: { name: string; label: string }[];
}

export const boards: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  coldwar: () => import("./coldwar/Board.svelte"),
};

export const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  coldwar: () => import("./coldwar/table"),
};
