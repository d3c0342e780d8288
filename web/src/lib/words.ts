/**
 * Words at the edge: the same Fluent files as the terminal turn events, questions, refusals and odds into
 * sentences. This is `core/words.py` once more; `words.test.ts` holds both to the same sentences.
 */
import { call } from "./api";
import { Phrasebook } from "./phrasebook";
import { numberOf } from "./rulebook";

export type Fact = string | number;
export type Facts = Record<string, Fact>;

/** What `GET /api/games/{key}/words/{lang}` gives. */
export interface WordsFile {
  ftl: string;
  /** The texts of every entry of the content, as `ship/iowa`. */
  things: Record<string, Thing>;
  /** The titles of the rulebook by rule number. */
  titles: Record<string, string>;
}
export type Thing = Record<string, string>;

/** A line of the diary, a question or a refusal, as the messages carry them. */
export interface Told {
  name: string;
  rule: string;
  facts: Facts;
  seen?: boolean;
  dice?: { faces: number[] }[];
}
export interface Chances {
  names: string[];
  chances: number[];
}
export interface Ending {
  scores: number[];
  winners: number[];
  reason: string;
  rule: string;
}
/** A piece of a sentence; names of seats, ships and cards are strong. */
export interface Piece {
  text: string;
  strong: boolean;
}

const ABSENT = "absent";
// Tokens of the notation that end in a number: `row2`, `dice3`, `seat1`, `#4`.
const NUMBERED = /^([a-z]+|#)(\d+)$/;
const NUMBER_SIGNS: Record<string, string> = { "#": "attack" };
const HITS = /^hits(\d+)$/;
// Results that say an attack did nothing stand behind those that say what it did.
const FAILURES = ["stopped", "missed"];
// Around names while a sentence is made that is to be shown in pieces; from the private use area.
const OPEN = "\uE000";
const CLOSE = "\uE001";

export class Words {
  readonly lang: string;
  /** The game's key. */
  readonly game: string;
  readonly things: Record<string, Thing>;
  readonly titles: Record<string, string>;
  /** The seat that is told *you*, or -1. */
  readonly reader: number;
  readonly #file: WordsFile;
  readonly #book: Phrasebook;
  // The facts that each message, or attribute of one, mentions, as far as they were asked for.
  readonly #mentions: Map<string, Set<string>>;
  #marking = false;

  constructor(lang: string, file: WordsFile, game = "", reader = -1, like?: Words) {
    this.lang = lang;
    this.game = game;
    this.things = file.things;
    this.titles = file.titles;
    this.reader = reader;
    this.#file = file;
    this.#book = like ? like.#book : new Phrasebook(lang, file.ftl);
    this.#mentions = like ? like.#mentions : new Map<string, Set<string>>();
  }

  #mentionedIn(id: string): Set<string> {
    let found = this.#mentions.get(id);
    if (!found) {
      found = mentioned(id, this.#book);
      this.#mentions.set(id, found);
    }
    return found;
  }

  /** The same words, in which this seat is *you*. */
  readBy(reader: number): Words {
    return reader === this.reader ? this : new Words(this.lang, this.#file, this.game, reader, this);
  }

  // -- sentences ----------------

  /** A line of the war diary. */
  event(line: Told, names: readonly string[]): string {
    const faces = (line.dice ?? []).flatMap((thrown) => thrown.faces).join(", ");
    const facts = faces ? { ...line.facts, rolls: this.#marked(faces) } : line.facts;
    return this.phrase(`event-${line.name}${line.seen ? "-seen" : ""}`, facts, names);
  }

  /** The same line in pieces, so that names can be printed bold. */
  eventPieces(line: Told, names: readonly string[]): Piece[] {
    return this.#inPieces(() => this.event(line, names));
  }

  /** What the rules ask. */
  decision(decision: Told, names: readonly string[]): string {
    return this.phrase(`decision-${decision.name}`, decision.facts, names);
  }

  decisionPieces(decision: Told, names: readonly string[]): Piece[] {
    return this.#inPieces(() => this.decision(decision, names));
  }

  /** Why they ask it, or what it comes to; of many questions there is nothing to be said. */
  reason(decision: Told, names: readonly string[]): string {
    const id = `decision-${decision.name}.why`;
    return this.has(id) ? this.phrase(id, decision.facts, names) : "";
  }

  /** Why not, with the facts of the case and the rule; without it where the rule stands apart as a link. */
  refusal(refusal: Told, names: readonly string[], withRule = true): string {
    const id = `refusal-${refusal.name}`;
    const args = this.#args(id, refusal.facts, names, -1);
    if ("thing" in args) args.thing = args.thing ? this.#token(String(args.thing), names) : ABSENT;
    const said = this.#format(id, args);
    return withRule && refusal.rule ? `${said} (${this.ruleName(refusal.rule)})` : said;
  }

  /** The display name of an answer, a word of the notation. */
  action(word: string, decision?: Told, names: readonly string[] = []): string {
    return this.#token(word, names, decision);
  }

  /** The chances of a choice in a few words. */
  odds(odds: Chances): string {
    return this.oddsParts(odds)
      .map((part) => `${part.result} ${part.chance}`)
      .join(", ");
  }

  /** Each result with its chance, what the attack did before what it did not. */
  oddsParts(odds: Chances): { name: string; result: string; chance: string; share: number }[] {
    const results = odds.names.map((name, at) => ({ name, share: odds.chances[at] ?? 0 }));
    results.sort((one, other) => Number(FAILURES.includes(one.name)) - Number(FAILURES.includes(other.name)));
    return results
      .filter((result) => result.share > 0)
      .map(({ name, share }) => ({ name, share, result: this.result(name), chance: this.percent(share) }));
  }

  percent(chance: number): string {
    const number = halfToEven(100 * chance);
    if (number === 0 && chance > 0) return this.text("percent-less", { number: 1 });
    if (number === 100 && chance < 1) return this.text("percent-more", { number: 99 });
    return this.text("percent", { number });
  }

  /** Who won, with how many points, and why the game ended. */
  outcome(outcome: Ending, names: readonly string[], withRule = true): string {
    const winners = outcome.winners.map((seat, place) => this.seat(seat, names, place ? "low" : ""));
    const scores = outcome.scores.map((number, seat) => this.text("score", { player: this.seat(seat, names), number }));
    const said = this.text(`outcome-${outcome.reason}`, {
      winners: this.#listed(winners),
      number: winners.length,
      scores: scores.join(", "),
    });
    return withRule && outcome.rule ? `${said} (${this.ruleName(outcome.rule)})` : said;
  }

  /** The name of a step of the turn: a word of the game for it, else as the rulebook has it. */
  step(rule: string): string {
    const own = `step-${rule.replaceAll(".", "-").toLowerCase()}`;
    return this.has(own) ? this.text(own) : this.title(rule);
  }

  /** A rule as people cite it: its number; one that goes by a word (`3.nations`) by its chapter and title. */
  ruleName(rule: string): string {
    const chapter = numberOf(rule);
    return chapter !== rule && rule in this.titles ? `${chapter}: ${this.title(rule)}` : rule;
  }

  /** The title of a rule. */
  title(rule: string): string {
    return this.titles[rule] ?? rule;
  }

  /** The name of a result of odds. */
  result(name: string): string {
    const hits = HITS.exec(name);
    return hits ? this.text("odds-hits", { number: Number(hits[1]) }) : this.text(`odds-${name}`);
  }

  /** A ship or card by its fact (`ship/iowa`), in the form that the words call so. */
  thing(fact: string, form = ""): string {
    const { kind, key } = parted(fact);
    const entry = this.things[fact] ?? {};
    const id = form ? `${kind}.${form}` : kind;
    return this.text(id, { name: this.#marked(this.bareName(fact) || key), type: entry["type"] ?? ABSENT });
  }

  /** The name alone, without the word that Russian puts before it. */
  bareName(fact: string): string {
    const entry = this.things[fact] ?? {};
    return entry[`name_${this.lang}`] || entry["name"] || parted(fact).key;
  }

  seat(seat: number, names: readonly string[], form = "", reader = this.reader): string {
    const name = this.#marked(names[seat] || this.text("action-seat", { number: seat + 1 }));
    return this.text(form ? `seat.${form}` : "seat", { name, you: seat === reader ? "yes" : "no" });
  }

  // -- messages ----------------

  has(id: string): boolean {
    return this.#book.pattern(id) !== null;
  }

  /** A message with its arguments as they are. */
  text(id: string, args: Facts = {}): string {
    return this.#format(id, args);
  }

  /** A message, each fact that it mentions put into words. */
  phrase(id: string, facts: Facts, names: readonly string[] = []): string {
    return this.#format(id, this.#args(id, facts, names, this.reader));
  }

  #args(id: string, facts: Facts, names: readonly string[], reader: number): Facts {
    const args: Facts = {};
    for (const name of this.#mentionedIn(id)) args[name] = this.#fact(name, facts, names, reader);
    return args;
  }

  #format(id: string, args: Facts): string {
    const pattern = this.#book.pattern(id);
    // A word that is missing must not end a game: the tests look for those.
    return pattern === null ? id : this.#book.formatPattern(pattern, args, []);
  }

  #fact(name: string, facts: Facts, names: readonly string[], reader: number): Fact {
    // `m-own` is a fact of that name; `ship-gen` is the fact `ship` in another form.
    const [base = name, ...rest] = name in facts ? [name] : name.split("-");
    const value = facts[base] ?? ABSENT;
    if (typeof value === "number" || !value.includes("/")) return value;
    const { kind, key } = parted(value);
    if (kind === "seat") return this.seat(Number(key), names, rest.join("-"), reader);
    if (kind === "cards" || kind === "ships") {
      return key ? this.#counted(kind.slice(0, -1), key.split(",")) : ABSENT;
    }
    return this.thing(value, rest.join("-"));
  }

  /** A list in which equal things are one, with their number. */
  #counted(kind: string, keys: string[]): string {
    const counted = [...new Set(keys)].map((key) => {
      const thing = this.thing(`${kind}/${key}`);
      const number = keys.filter((other) => other === key).length;
      return number === 1 ? thing : this.text("several", { number, thing });
    });
    return this.#listed(counted);
  }

  #listed(parts: string[]): string {
    const last = parts.at(-1) ?? "";
    return parts.length < 2 ? last : this.text("list", { first: parts.slice(0, -1).join(", "), last });
  }

  /** The display name of a word of the notation. */
  #token(token: string, names: readonly string[], decision?: Told): string {
    for (const kind of ["ship", "card"]) {
      if (`${kind}/${token}` in this.things) return this.thing(`${kind}/${token}`, "full");
    }
    if (`base/${token}` in this.things) return this.thing(`base/${token}`);
    const numbered = NUMBERED.exec(token);
    if (numbered) {
      const [, sign = "", digits = ""] = numbered;
      const word = NUMBER_SIGNS[sign] ?? sign;
      if (word === "seat") return this.seat(Number(digits) - 1, names, "", -1);
      if (this.has(`action-${word}`)) return this.text(`action-${word}`, { number: Number(digits) });
    }
    const dash = token.indexOf("-");
    const place = dash < 0 ? token : token.slice(0, dash);
    const key = dash < 0 ? "" : token.slice(dash + 1);
    if (this.#mentionedIn(`action-${place}`).has("thing")) {
      // A card that is named by where it lies, a helicopter by its ship: `table-ecm`, `helo-udaloy`.
      const fact = [`card/${key}`, `ship/${key}`].find((fact) => fact in this.things);
      if (fact) return this.text(`action-${place}`, { thing: this.thing(fact, "full") });
    }
    if (decision && this.has(`decision-${decision.name}.${token}`)) {
      return this.phrase(`decision-${decision.name}.${token}`, decision.facts, names);
    }
    // Content that is not ours may hold what only its own folder names.
    return this.has(`action-${token}`) ? this.text(`action-${token}`) : token;
  }

  // -- pieces ----------------

  #marked(name: string): string {
    return this.#marking && !name.startsWith(OPEN) ? `${OPEN}${unmarked(name)}${CLOSE}` : name;
  }

  #inPieces(say: () => string): Piece[] {
    this.#marking = true;
    try {
      return say()
        .split(/(\uE000[^\uE001]*\uE001)/)
        .filter(Boolean)
        .map((text) => ({ text: unmarked(text), strong: text.startsWith(OPEN) }));
    } finally {
      this.#marking = false;
    }
  }
}

// -- reading ----------------

/** The facts that a message mentions, by itself or in those that it refers to. */
function mentioned(id: string, book: Phrasebook): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === "var") found.add(node.name);
    if (node.type === "mesg") {
      for (const fact of mentioned(node.attr ? `${node.name}.${node.attr}` : node.name, book)) found.add(fact);
    }
    if (node.type === "select") {
      visit(node.selector);
      node.variants.forEach((variant) => visit(variant.value));
    }
    if (node.type === "term" || node.type === "func") node.args.forEach(visit);
  };
  visit(book.pattern(id));
  return found;
}

type Node =
  | { type: "var"; name: string }
  | { type: "mesg"; name: string; attr: string | null }
  | { type: "select"; selector: unknown; variants: { value: unknown }[] }
  | { type: "term" | "func"; args: unknown[] };

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function parted(fact: string): { kind: string; key: string } {
  const at = fact.indexOf("/");
  return { kind: fact.slice(0, at), key: fact.slice(at + 1) };
}

function unmarked(text: string): string {
  return text.replaceAll(OPEN, "").replaceAll(CLOSE, "");
}

/** As Python rounds, so that page and terminal never differ by one per cent. */
function halfToEven(number: number): number {
  const down = Math.floor(number);
  const rest = number - down;
  if (rest === 0.5) return down % 2 === 0 ? down : down + 1;
  return Math.round(number);
}

// -- loading ----------------

const loaded = new Map<string, Promise<Words>>();

/** The words of a game in a language, fetched once. */
export function wordsOf(game: string, lang: string): Promise<Words> {
  const key = `${game}/${lang}`;
  let words = loaded.get(key);
  if (!words) {
    words = fetchWords(game, lang);
    loaded.set(key, words);
    // A failed request may be tried again.
    words.catch(() => loaded.delete(key));
  }
  return words;
}

async function fetchWords(game: string, lang: string): Promise<Words> {
  return new Words(lang, await call<WordsFile>("GET", `/api/games/${game}/words/${lang}`), game);
}
