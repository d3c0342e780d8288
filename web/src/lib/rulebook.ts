import { api } from "./api";
import { folded } from "./folded";

export interface Rule {
  number: string;
  title: string;
  /**
   * played, option (with its key in `detail`), outside (with the reason) or heading (with what it is about, if not
   * rules)
   */
  status: string;
  detail: string;
  text: string;
}

/** A stretch of a rule's text: plain, emphasised, or the number of another rule. */
export interface Stretch {
  text: string;
  strong?: true;
  rule?: string;
}

/** A paragraph of a rule. `kind`: text, action (what the expansion adds), ruling, or item (of a numbered list). */
export interface Paragraph {
  kind: "text" | "action" | "ruling" | "item";
  stretches: Stretch[];
}

const ACTION = /^\*Action\*:\s*/;
const INNER_ACTION = /(?<=\S) +(\*Action\*: )/g;
const RULING = /^(Ruling|Решение):\s*/;
const ITEM = /^\d+\.\s+/;
// Whatever may be the number of a rule: 7, 7.11, 6.1.B.2, 12.9A, 11.near-miss, 22.22K; only those that the book has are
// links.
const NUMBER = /(?<![\w.])(?:\d|[A-Z]\.)\w*(?:\.(?:[a-z]+(?:-[a-z]+)+|\w+))*/g;
// A rule that goes by a word, and its chapter.
const BY_WORD = /^(\d+)\.[a-z]{2,}/;

/** The number that people know a rule by: one that goes by a word (`7.declare`) has that of its chapter. */
export const numberOf = (rule: string): string => BY_WORD.exec(rule)?.[1] ?? rule;

export class Rulebook {
  readonly rules: readonly Rule[];
  readonly #byNumber: Map<string, Rule>;

  constructor(rules: Rule[]) {
    this.rules = rules;
    this.#byNumber = new Map(rules.map((rule) => [rule.number.toLowerCase(), rule]));
    // Where the end of a number is enough, sentences leave out its beginning: B.2 is 6.1.B.2.
    for (const rule of rules) {
      const short = /(?<=\.)[A-Z]\.\w+$/.exec(rule.number)?.[0].toLowerCase();
      if (short && !this.#byNumber.has(short)) this.#byNumber.set(short, rule);
    }
  }

  /** Whether an expansion adds anything to the rules. */
  get hasAdditions(): boolean {
    return this.rules.some((rule) => rule.text.includes("*Action*:"));
  }

  find(number: string): Rule | undefined {
    return this.#byNumber.get(number.toLowerCase());
  }

  /** The rule, or where it has none of its own the chapter that it would stand in. */
  nearest(number: string): Rule | undefined {
    for (let wanted = number; wanted; wanted = shorter(wanted)) {
      const found = this.find(wanted);
      if (found) return found;
    }
    return undefined;
  }

  /** Rules that hold every word asked for; those that hold them in number or title first. */
  search(asked: string): Rule[] {
    const words = folded(asked).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...this.rules];
    const ranked = this.rules.map((rule) => ({ rule, rank: rankOf(rule, words) })).filter(({ rank }) => rank > 0);
    return ranked.sort((one, other) => other.rank - one.rank).map(({ rule }) => rule);
  }

  paragraphs(rule: Rule): Paragraph[] {
    return rule.text
      .replaceAll(INNER_ACTION, "\n$1")
      .split("\n")
      .filter((line) => line.trim())
      .map((line) => this.#paragraph(line.trim()));
  }

  #paragraph(line: string): Paragraph {
    for (const [kind, mark] of [
      ["action", ACTION],
      ["ruling", RULING],
      ["item", ITEM],
    ] as const) {
      if (mark.test(line)) return { kind, stretches: this.#stretches(capital(line.replace(mark, ""))) };
    }
    return { kind: "text", stretches: this.#stretches(line) };
  }

  #stretches(text: string): Stretch[] {
    return text
      .split(/(\*[^*]+\*)/)
      .flatMap((part) =>
        part.length > 2 && part.startsWith("*") && part.endsWith("*")
          ? [{ text: part.slice(1, -1), strong: true as const }]
          : this.#linked(part),
      );
  }

  /** Numbers of rules become links. A bare chapter number is only one where brackets make it a reference. */
  #linked(text: string): Stretch[] {
    const found: Stretch[] = [];
    let from = 0;
    for (const match of text.matchAll(NUMBER)) {
      const shown = match[0];
      const rule = this.find(shown);
      const reference =
        shown.includes(".") || (text[match.index - 1] === "(" && text[match.index + shown.length] === ")");
      if (!rule || !reference) continue;
      if (match.index > from) found.push({ text: text.slice(from, match.index) });
      found.push({
        text: BY_WORD.test(rule.number) ? `${numberOf(rule.number)}: ${rule.title}` : shown,
        rule: rule.number,
      });
      from = match.index + shown.length;
    }
    if (from < text.length) found.push({ text: text.slice(from) });
    return found;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shorter(number: string): string {
  return number.includes(".") ? number.slice(0, -1).replace(/\.$/, "") : "";
}

function rankOf(rule: Rule, words: string[]): number {
  const title = folded(rule.title);
  const text = folded(rule.text);
  const number = rule.number.toLowerCase();
  let rank = 0;
  for (const word of words) {
    if (number === word) rank += 100;
    else if (number.startsWith(word)) rank += 40;
    else if (title.includes(word)) rank += 10;
    else if (text.includes(word)) rank += 1;
    else return 0;
  }
  return rank;
}

/** How deep a rule stands in the book: 7 is 0, 7.1 is 1, 7.11 and 6.1.A.2 are 2. */
export function depthOf(number: string): number {
  if (!/^\d/.test(number)) return 0;
  const [, ...rest] = number.split(".");
  if (rest.length === 0) return 0;
  return rest.length === 1 && /^(\d|[a-z-]+)$/.test(rest[0] ?? "") ? 1 : 2;
}

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game, fetched once. */
export function rulebookOf(game: string, language: string): Promise<Rulebook> {
  const key = `${game}/${language}`;
  let book = books.get(key);
  if (!book) {
    book = api.rulebook<{ rules: Rule[] }>(game, language).then(({ rules }) => new Rulebook(rules));
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  return book;
}
