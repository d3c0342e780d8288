export interface Held<T> {
  id: string;
  /** The word that plays it. */
  word: string;
  name: string;
  legal: boolean;
  selected?: boolean;
  /** Chosen before, and taken back by undo. */
  dim?: boolean;
  value: T;
}

/** Questions about cards that are thrown away, not played. */
const DISCARDS = new Set(["discard", "must-discard"]);

/** What may be done with a card that glows, in the words of `board-card-`. */
export const cardMay = (ask: string | undefined): string => (DISCARDS.has(ask ?? "") ? "discardable" : "legal");
