/** An answer that has a button. */
export interface Choice {
  word: string;
  label: string;
  /** The one filled button. */
  main?: boolean;
  /** It lets a chance go: quiet, and for a key of its own. */
  passing?: boolean;
  /** What is left unspent, beside the button. */
  mark?: string;
  key?: string;
}
