// Made by tools/protocol_ts.py from src/wardroom/server/messages.py: change that, not this.

export type Fact = string | number;
export type Facts = Record<string, Fact>;
export type Board = Record<string, unknown>;
export type Patch = Record<string, unknown>;

/** The question put to the seat; `n` counts the questions of this seat alone. */
export interface Ask {
  n: number;
  name: string;
  rule: string;
  facts: Facts;
  /** Every legal answer as a word of the notation, in the game's order. */
  answers: string[];
  /** Whether the last answer can be taken back without asking anybody. */
  undo?: boolean;
  /** Whether the seat has answered anything that a practice table could take back. */
  rewind?: boolean;
  /** The question is a window, which closes for everybody at this time (milliseconds since 1970). */
  closes?: number;
  /** The seat has given its sealed answer and may take it up again until all are done. */
  given?: boolean;
}

/** The steps of the turn by rule number; marks: 0 ahead, 1 current, 2 past, 3 skipped. */
export interface Course {
  seat: number;
  steps: string[];
  marks: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
}

/** Everything a seat may know; -1 is a spectator. */
export interface View {
  seat: number;
  board: Board;
  course: Course;
  /** Seats that are publicly being asked something. */
  waiting: number[];
  ask?: Ask;
  outcome?: Outcome;
}

/** A line of the war diary as the seat may read it; `n` counts the lines of this seat. */
export interface Line {
  n: number;
  name: string;
  rule: string;
  facts: Facts;
  /** Milliseconds since 1970, at which it became public. */
  at: number;
  /** The form for those who saw more (the words `event-NAME-seen`). */
  seen?: boolean;
  /** The moment of the film (see `Film`) that it belongs to. */
  moment?: number;
}

/** `kind`: none, move (seconds for each move) or day (days for each move). */
export interface Clock {
  kind?: string;
  seconds?: number;
}

/** `kind`: you, person, bot, open (anyone may sit), link (waits for whoever has the link). */
export interface Seat {
  kind: string;
  name?: string;
  /** The bot's strength, also of one that plays for a person who is away. */
  bot?: string;
  /** A bot plays for the person who holds the seat. */
  stand_in?: boolean;
  team?: number;
  online?: boolean;
  resigned?: boolean;
  /** When the seat's clock runs out (milliseconds since 1970); 0: no clock runs. */
  due?: number;
  /** Asked for a draw, or for something to be taken back; public. */
  draw?: boolean;
  undo?: boolean;
  /** Days of vacation left, and until when the seat is away. */
  vacation?: number;
  away?: number;
}

/** A table in a list of them. `status`: waiting (for players), opening (nonces), playing, over. */
export interface TableCard {
  id: string;
  name: string;
  game: string;
  status: string;
  /** Those that differ from the defaults, as text; in a list only the beginning of long ones. */
  options: Record<string, string>;
  /** In a list without who is there just now. */
  seats: Seat[];
  clock: Clock;
  /**
   * Seats of this visitor, several in a hot seat; the list of open tables, which is the same for
   * everybody, does not tell.
   */
  mine: number[];
  practice?: boolean;
  /** A guided first turn. */
  learn?: boolean;
  changed?: number;
  /** Seats that are publicly being asked something. */
  waiting?: number[];
  /** The whole numbers of the public board when the turn last passed: round, series, deck or the like. */
  place?: Facts;
  outcome?: Outcome;
}

/** What all may know of a table. */
export interface Table extends TableCard {
  owner?: boolean;
  /** Seats that only this visitor may take, without a link: theirs in the game before. */
  kept?: number[];
  open?: boolean;
  /** Milliseconds that a window stays open at this table; 0: nobody waits. */
  window?: number;
  created?: number;
  watching?: number;
  /** SHA-256 of the server's secret, and of each seat's nonce, shown before the start. */
  commitment?: string;
  nonces?: string[];
  /** The next table of the same people, once somebody asked for a rematch. */
  rematch?: string;
  /** A line to show to all: storage is away, or the table went on from a snapshot (words `notice-...`). */
  notice?: string;
}

/** A part of a list of tables, the last changed first. */
export interface TablePage {
  tables: TableCard[];
  /** What `before` is in the request for the next part; nothing after the last. */
  next?: string;
}

/** A line of chat; plain text. */
export interface Said {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** The first frame for each seat of a client, and again whenever it asks: nothing before it counts. */
export interface Whole {
  t: "whole";
  table: Table;
  view: View;
  log: Line[];
  chat: Said[];
  /** The number of this frame; each later one for this seat is one more. */
  n: number;
  /** The standing orders that the seat has left (see `Orders`), for its own eyes. */
  orders?: Record<string, string>;
  ready?: string;
}

/** What has changed of a seat's view, and the lines that follow it in the diary. */
export interface Change {
  t: "change";
  seat: number;
  n: number;
  patch?: Patch;
  log?: Line[];
  /** After an undo: forget the lines from this number on, before adding `log`. */
  cut?: number;
  /** Public moves so far: the same number for every seat and spectator. */
  moves?: number;
  /** Set in the frame that follows a `do` or `undo` of this client. */
  re?: number;
}

/** What has changed of the table. */
export interface TableChange {
  t: "table";
  patch: Patch;
}

export interface Chat {
  t: "chat";
  said: Said;
}

/** To `why`, `odds` and `hint`, by the `id` the client gave. */
export interface Reply {
  t: "reply";
  id: number;
  /** For `why`: nothing if the word is legal now. */
  refusal?: Refusal;
  /** For `odds`: by word of the notation. */
  odds?: Record<string, Odds>;
  /** For `hint`: the word that a sensible player would answer with. */
  hint?: string;
}

export interface Refusal {
  name: string;
  rule: string;
  facts: Facts;
}

/** Names of results and their chances, which add up to one. */
export interface Odds {
  names: string[];
  chances: number[];
}

/** What the client sent could not be done. `code` names the words `fault-CODE`; the table goes on. */
export interface Fault {
  t: "fault";
  code: string;
  facts?: Facts;
  rule?: string;
  /** A rule forbids it: its refusal. */
  refusal?: Refusal;
  re?: number;
}

/** `now`: the time at the server (milliseconds since 1970), by which its clocks and windows go. */
export interface Pong {
  t: "pong";
  at: number;
  now: number;
}

/** Ask for the whole view of every seat that is mine (a spectator gets one for -1). */
export interface Hello {
  t: "hello";
  /** Show the spectator's view only. */
  watch?: boolean;
}

/** The 32 bytes (hex) that this visitor committed to; the game begins when all have opened theirs. */
export interface Open {
  t: "open";
  nonce: string;
}

/** Answer question `n` of the seat with a line of notation: one word, or a whole run of them. */
export interface Do {
  t: "do";
  seat: number;
  n: number;
  line: string;
  /** Comes back as `re`. */
  id?: number;
}

/** Take back the last answer; where the rules of undo do not allow it, ask the others for consent. */
export interface Undo {
  t: "undo";
  seat: number;
  n: number;
  id?: number;
}

/** To a draw or an undo that another seat has asked for. `what`: draw or undo. */
export interface Consent {
  t: "consent";
  seat: number;
  what: string;
  yes: boolean;
}

export interface Why {
  t: "why";
  id: number;
  seat: number;
  word: string;
}

export interface AskOdds {
  t: "odds";
  id: number;
  seat: number;
}

/** What would a sensible player answer? At practice tables only. */
export interface Hint {
  t: "hint";
  id: number;
  seat: number;
}

export interface Say {
  t: "say";
  text: string;
}

/** `what`: resign, draw, bot (it plays for me), back (I play again), more-time (in a window), vacation. */
export interface Act {
  t: "act";
  seat: number;
  what: string;
}

/**
 * Standing orders by name of the question: pass, nothing, ask, or a word of the notation.
 *
 * `ready` is a word to be played as soon as it is legal, such as a Tactic pressed out of turn.
 */
export interface Orders {
  t: "orders";
  seat: number;
  orders?: Record<string, string>;
  ready?: string;
}

export interface Ping {
  t: "ping";
  at: number;
}

/** Who the visitor is: a guest, or an account. */
export interface Me {
  name: string;
  account?: boolean;
  /** Where alerts go, of an account only. */
  email?: string;
  /** An address that a link was sent to, and that does not count before it is opened. */
  unconfirmed?: string;
  webhook?: string;
  /** What the host allows. */
  can_email?: boolean;
  can_webhook?: boolean;
  /** Where friends find this server; told to its own machine only, where `localhost` is no help to them. */
  address?: string;
}

/** `kind`: you, link, open or bot (with its strength). */
export interface NewSeat {
  kind: string;
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats?: NewSeat[];
  name?: string;
  clock?: Clock;
  open?: boolean;
  practice?: boolean;
  learn?: boolean;
  window?: number;
  /** SHA-256 (hex) of the 32 bytes that the owner's page will open at the start. */
  nonce?: string;
}

/** The table, and by seat the secret of its link (seats of kind `link` only). */
export interface Made {
  table: Table;
  links: Record<string, string>;
}

/**
 * `secret` of the link, or nothing at an open seat; `nonce`: SHA-256 of 32 bytes, opened at the start.
 *
 * `name`: what whoever sits down is called at this table, if not by the visitor's own name.
 */
export interface Sit {
  seat?: number;
  secret?: string;
  nonce?: string;
  name?: string;
}

/** `kind`: switch, number, choice or lines. */
export interface OptionCard {
  key: string;
  kind: string;
  default: string;
  rule: string;
  line: string;
  choices?: string[];
  low?: number;
  high?: number;
}

export interface GameCard {
  key: string;
  name: string;
  least_seats: number;
  most_seats: number;
  options: OptionCard[];
  bots: string[];
}

/** A file of scenarios of one's own (`docs/scenarios.md`), and what it is called in sentences about it. */
export interface ScenarioText {
  text: string;
  file?: string;
}

/** One scenario of such a file; `option` is what the option `own_scenario` of a new table holds. */
export interface OwnScenario {
  key: string;
  name: string;
  option: string;
}

/** What the file holds, or a sentence for each fault of it. */
export interface OwnScenarios {
  scenarios: OwnScenario[];
  faults: string[];
}

/** One step of a film: what it changed for the viewpoint. */
export interface Moment {
  at: number;
  /** The line of the record that did it, and whose it was (-1: the deal, an act of the table). */
  by: number;
  line: string;
  patch: Patch;
  log?: Line[];
}

/** A game from one viewpoint: -1 spectator, -2 everything (only when it is over). */
export interface Film {
  table: Table;
  seat: number;
  first: View;
  moments: Moment[];
  log: Line[];
}

/** Every HTTP error: `code` names the words `fault-CODE`. */
export interface Problem {
  code: string;
  text: string;
  facts?: Facts;
}

export type ToClient = Whole | Change | TableChange | Chat | Reply | Fault | Pong;

export type FromClient = Hello | Open | Do | Undo | Consent | Why | AskOdds | Hint | Say | Act | Orders | Ping;
