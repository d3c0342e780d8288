export interface Held<T> {
  id: string;
  /** The word that plays it. */
  word: string;
  name: string;
  legal: boolean;
  /** It may be chosen before its question comes. */
  ahead?: boolean;
  selected?: boolean;
  /** Chosen before, and taken back by undo. */
  dim?: boolean;
  value: T;
}

/** What may be done with a card that glows, in the words of `board-card-`: it is thrown away, or played. */
export const cardMay = (discards: boolean): string => (discards ? "discardable" : "legal");
