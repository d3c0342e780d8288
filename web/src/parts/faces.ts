/** What cards and ships show. */

export type CardKind = "attack" | "defence" | "special" | "tactic" | "either" | "luck";
export type Level = "printed" | "published" | "reconstructed";

/** The marks of a card: the steps in which it may be played, and who may attack whom with it. */
export interface CardMarks {
  /** One for each step of the game, in order. */
  steps: { sign: string; lit: boolean }[];
  /** In words: the steps that are lit. */
  stepsWord: string;
  /** Places of the attacker and of the target: `1` `2` `3` rows, `a` and `p` submarines, or `land`. */
  aims: { from: string; at: string; word: string }[];
}

/** Everything that is drawn on an action card; each game makes it from its own content. */
export interface CardFace {
  kind: CardKind;
  /** On the bar in place of the kind's own word. */
  word?: string;
  /** A random number, in a ring at the head of the card. */
  number?: string;
  sign: string;
  scene: string;
  title: string;
  /** The title of the phone's small card. */
  small: string;
  platform: string;
  /** The damage, as the largest figure. */
  figure: string;
  /** What a ship needs to fire it: a size or letter, or a sign, and the same as a word. */
  box: string;
  boxSign: string;
  boxWord: string;
  line: string;
  cost: string;
  /** How certain its values are. */
  level: Level | "";
  /** When it may be played, and who may attack whom with it, as signs. */
  marks?: CardMarks | undefined;
}

export type CardLook =
  "rest" | "legal" | "selected" | "aimed" | "declared" | "answered" | "hidden" | "spent" | "not-now";

// -- ships ----------------

export type Look =
  "rest" | "legal" | "selected" | "aimed" | "declared" | "answered" | "critical" | "sunk" | "hidden" | "not-now";

/** A weapon symbol, with its size or letter. */
export interface Badge {
  key: string;
  icon: string;
  text: string;
  times: number;
}

/** Everything that is printed on a ship; each game makes it from its own content. */
export interface ShipFace {
  name: string;
  type: string;
  /** Type and class. */
  second: string;
  nation: string;
  /** Its silhouette, as SVG. */
  drawing: string;
  submarine: boolean;
  hits: number;
  points: number;
  badges: Badge[];
  /** Air defence, one number for each system. */
  defence: string[];
}

/** A disc on the card: the number of an attack on it, the answer to one, or the die of an air strike. */
export interface Mark {
  kind: "attack" | "answer" | "die";
  text: string;
}
