/**
 * Answers laid out and not given. The engine says what they would come to and in which line they are given; until
 * then nobody else knows of them, and each can be taken back.
 */

import { merge } from "./merge";
import type { Ask, Laid, Odds, Put, PlanStage, View } from "./protocol";

/** By question, what is laid. */
type Wanted = Record<string, string[]>;

/** A thing that answers for itself, such as a system of Air Defence, taken up to be laid elsewhere. */
interface Moved {
  stage: string;
  place: number;
}

/** The page shows one question after the other where the table asks one: each has a number in between. */
const IN_BETWEEN = 1000;

/** Where it is kept until the question has been answered, for a page that is loaded anew. */
export interface Drawer {
  read(): string | null;
  write(text: string | undefined): void;
}

/** Storage may be full or forbidden: then it lasts as long as the page. */
export const inSession = (name: () => string): Drawer => ({
  read() {
    try {
      return sessionStorage.getItem(name());
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      if (text === undefined) sessionStorage.removeItem(name());
      else sessionStorage.setItem(name(), text);
    } catch {
      return;
    }
  },
});

interface Kept {
  question: string;
  wanted: Wanted;
}

/** What the person has laid, and how it came to that. */
interface Course {
  wanted: Wanted;
  past: Wanted[];
  chosen: string[][];
}

const put = (entries: string[], place: number, word: string) =>
  entries.map((entry, at) => (at === place ? word : entry));

export class Plan {
  /** What the engine made of it last; nothing where nothing can be laid out. */
  private laid = $state.raw<Laid>();
  /** What the person has laid; where it says nothing, the engine prepares. */
  private wanted: Wanted = {};
  /** All of it as the engine knows it, and as it is shown. */
  private shown: Course = { wanted: {}, past: [], chosen: [] };
  /** What was laid before each change that can be taken back. */
  private past = $state.raw<Wanted[]>([]);
  /** The beginning of an entry: a card, and perhaps an attack. */
  private held = $state.raw<string[]>([]);
  /** What was held before each word of it that was chosen; others came by themselves. */
  private chosen: string[][] = [];
  private moved = $state.raw<Moved>();
  private changes = $state(0);
  /** The engine has been asked and has not yet answered. */
  waiting = $state(false);
  private request = 0;
  private sent: { line: string; question: number } | undefined;
  /** The step of the turn that it was made in. */
  private course = "";
  /** The question that it answers, and what that is about. */
  private question = "";
  private subject = "";

  constructor(
    private readonly reckon: (laid: Wanted, begun: string) => Promise<Laid | undefined>,
    private readonly drawer?: Drawer,
  ) {}

  /** Another question, or the same on another board. */
  renew(view: View): void {
    this.settle(view.ask?.n);
    const sent = this.sent !== undefined;
    this.sent = undefined;
    const course = JSON.stringify([view.course.seat, view.course.marks]);
    const subject = JSON.stringify([view.ask?.name, view.ask?.facts]);
    this.question = JSON.stringify([view.ask?.n, view.ask?.name, course]);
    if (!this.course) this.wanted = this.kept();
    else if (course !== this.course || (!sent && subject !== this.subject)) this.wanted = {};
    this.course = course;
    this.subject = subject;
    this.letDown();
    this.moved = undefined;
    this.past = [];
    this.shown = this.told;
    this.laid = undefined;
    this.request += 1;
    this.waiting = false;
    if (view.ask?.lays && !view.ask.given) void this.lay();
    else this.drawer?.write(undefined);
  }

  /** What was laid before the page was loaded anew, if the question is still the same. */
  private kept(): Wanted {
    try {
      const { question, wanted } = JSON.parse(this.drawer?.read() ?? "{}") as Partial<Kept>;
      return (question === this.question && wanted) || {};
    } catch {
      return {};
    }
  }

  private keep(): void {
    const kept: Kept = { question: this.question, wanted: this.wanted };
    this.drawer?.write(Object.keys(this.wanted).length > 0 ? JSON.stringify(kept) : undefined);
  }

  private get told(): Course {
    const { wanted, past, chosen } = this;
    return { wanted, past, chosen };
  }

  private letDown(): void {
    this.held = [];
    this.chosen = [];
  }

  /** The board has changed below it. */
  again(): void {
    if (this.laid || this.waiting) void this.lay();
  }

  /** Whether there was an answer. */
  private async lay(begun = this.heldLong): Promise<boolean> {
    const request = ++this.request;
    this.waiting = true;
    const laid = await this.reckon(this.wanted, begun.join(" "));
    if (request !== this.request) return false;
    this.waiting = false;
    if (!laid) {
      // Nobody answered: all stays as it is shown.
      ({ wanted: this.wanted, past: this.past, chosen: this.chosen } = this.shown);
      return false;
    }
    this.laid = laid;
    this.changes += 1;
    for (const { name, entries, left = [], long } of laid.stages)
      if (this.wanted[name] || (long && entries.length > 0))
        this.wanted = { ...this.wanted, [name]: [...entries, ...left] };
    if (this.isLong) {
      this.held = this.stages.flatMap(({ long, begun = {} }) => (long ? Object.keys(begun) : []))[0]?.split(" ") ?? [];
      if (this.held.length === 0) this.chosen = [];
    }
    this.shown = this.told;
    this.keep();
    return true;
  }

  /** Whether the engine is asked for each word of an entry. */
  private get isLong(): boolean {
    return this.stages.some(({ long }) => long);
  }

  private get heldLong(): string[] {
    return this.isLong ? this.held : [];
  }

  // -- what it shows ----------------

  get stages(): PlanStage[] {
    return this.laid?.stages ?? [];
  }

  /** Whether something is laid, by the person or by the engine. */
  get begun(): boolean {
    return this.held.length > 0 || this.stages.some(({ entries }) => entries.some((entry) => entry !== "done"));
  }

  /** Whether an entry has been begun, or something taken up. */
  get isBegun(): boolean {
    return this.held.length > 0 || this.moved !== undefined;
  }

  /** Of what is asked one by one: the question that has no answer yet. */
  private get open(): { stage: string; put: Put } | undefined {
    const stage = this.stages.find(({ one_by_one = [], entries }) => one_by_one.length > entries.length);
    return stage && { stage: stage.name, put: stage.one_by_one!.at(-1)! };
  }

  /** Whether something has to be laid before anything can be given. */
  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** What is asked one by one: its name, and how far the answers have come. */
  get oneByOne(): { stage: string; entries: string[] } | undefined {
    const stage = this.stages.find(({ one_by_one }) => one_by_one);
    return stage && { stage: stage.name, entries: stage.entries };
  }

  /** All of it is laid, and only has to be given. */
  get isWhole(): boolean {
    return this.number > 0 && !this.open && !this.isBegun && this.entries().length === 0;
  }

  /** Whether there was only one question in all. */
  get isSingle(): boolean {
    return this.isWhole && this.stages.length === 1 && this.number === 1;
  }

  /** Whether answers are laid out at all. */
  get active(): boolean {
    return this.laid !== undefined;
  }

  /** With what an entry has been begun. */
  get heldFirst(): string {
    return this.held[0] ?? "";
  }

  isHeld(word: string): boolean {
    return this.held[0] === word;
  }

  /** Whether such an answer is laid. */
  isLaid(word: string): boolean {
    return this.cards.some(({ words }) => words[0] === word);
  }

  /** What the engine is to suppose: what is laid, and the beginning of an entry. */
  get supposed(): { laid: Wanted; begun: string } | undefined {
    return this.laid && { laid: this.wanted, begun: this.heldLong.join(" ") };
  }

  isMoved(stage: string, place: number): boolean {
    return this.moved?.stage === stage && this.moved.place === place;
  }

  /** How many answers are laid. */
  get number(): number {
    return this.stages.reduce((sum, { entries }) => sum + entries.filter((entry) => entry !== "done").length, 0);
  }

  /** The cards that are laid, each with what it is laid against. */
  get cards(): { stage: string; place: number; words: string[] }[] {
    return this.stages.flatMap((stage) =>
      stage.one_by_one
        ? []
        : stage.entries.map((entry, place) => ({ stage: stage.name, place, words: entry.split(" ") })),
    );
  }

  /** The view with all that is laid. */
  over(view: View): View {
    const ask = view.ask;
    if (!this.laid || !ask) return view;
    const shown = this.laid.patch ? merge<View>(view, { board: this.laid.patch }) : view;
    return { ...shown, ask: this.asks(ask) };
  }

  get odds(): Record<string, Odds> | undefined {
    if (this.open && !this.isBegun) return this.open.put.odds ?? {};
    const from: { odds?: Record<string, Odds> }[] = this.held.length > 0 ? this.within() : this.stages;
    const all = from.flatMap(({ odds = {} }) => Object.entries(odds));
    return this.held.length > 0 || all.length > 0 ? Object.fromEntries(all) : undefined;
  }

  private asks(ask: Ask): Ask {
    const undo = this.canGoBack || (ask.undo ?? false);
    const n = ask.n + (this.changes % IN_BETWEEN) / IN_BETWEEN;
    const put = this.put();
    if (put) {
      const answers = [...new Set(this.held.length ? this.within().flatMap(({ answers }) => answers) : put.answers)];
      return { ...ask, n, name: put.name, rule: put.rule, facts: put.facts, answers, undo };
    }
    const ends = this.laid?.line ? ["done"] : [];
    const { asks: name = ask.name, rule = ask.rule, facts = ask.facts } = this.stages[0] ?? {};
    return { ...ask, n, name, rule, facts, answers: [...ends, ...this.entries(), ...(this.laid?.besides ?? [])], undo };
  }

  /** The question of an entry that has been begun. */
  private put(): Put | undefined {
    if (this.moved) return this.stageOf(this.moved.stage)?.one_by_one?.[this.moved.place];
    return this.held.length > 0 ? this.within()[0] : this.open?.put;
  }

  private within(): Put[] {
    return this.stages.flatMap(({ begun }) => begun?.[this.held.join(" ")] ?? []);
  }

  /** The words that begin an entry. */
  private entries(): string[] {
    const words = this.stages.flatMap(({ one_by_one, answers }) => (one_by_one ? [] : answers));
    return [...new Set(words)].filter((word) => word !== "done");
  }

  private stageOf(name: string): PlanStage | undefined {
    return this.stages.find((stage) => stage.name === name);
  }

  // -- what is done with it ----------------

  /** Whether the word is laid out, and not given. */
  takes(word: string): boolean {
    if (!this.laid || this.waiting) return false;
    const put = this.put();
    if (!put) return this.entries().includes(word) && !this.stages.some(({ at_once }) => at_once?.includes(word));
    return this.held.length ? this.within().some(({ answers }) => answers.includes(word)) : put.answers.includes(word);
  }

  /** Lays the word; whether it lies there now. */
  async take(word: string): Promise<boolean> {
    if (this.moved) {
      const { stage, place } = this.moved;
      this.moved = undefined;
      return this.replace(stage, place, word);
    }
    if (this.open && this.held.length === 0) return this.change(this.open.stage, (entries) => [...entries, word]);
    if (this.isLong) return this.begin(word);
    const entry = [...this.held, word].join(" ");
    if (this.stages.some(({ begun }) => begun?.[entry])) {
      this.held = [...this.held, word];
      this.changes += 1;
      const only = [...new Set(this.within().flatMap(({ answers }) => answers))];
      // It can be taken back like any other.
      return only.length === 1 ? this.take(only[0]!) : true;
    }
    const before = this.held.join(" ");
    const stage = this.stages.find(({ begun, answers }) =>
      (before ? (begun?.[before]?.answers ?? []) : answers).includes(word),
    );
    this.held = [];
    return stage !== undefined && this.change(stage.name, (entries) => [...entries, entry]);
  }

  /** One word more of a long entry; when that is whole it is laid. */
  private async begin(word: string): Promise<boolean> {
    const { wanted } = this;
    this.chosen = [...this.chosen, this.held];
    if (!(await this.lay([...this.held, word]))) return false;
    if (this.held.length === 0) this.past = [...this.past, wanted];
    this.shown = this.told;
    return true;
  }

  /** Lays these in place of all that is laid at a question. */
  async layAll(stage: string, entries: string[]): Promise<void> {
    await this.change(stage, () => entries);
  }

  /** The place of the question about something, of those that are asked for one thing after the other. */
  placeOf(fact: string, value: string): { stage: string; place: number } | undefined {
    for (const { name, one_by_one = [], entries } of this.stages) {
      const place = one_by_one.slice(0, entries.length).findIndex(({ facts }) => facts[fact] === value);
      if (place >= 0) return { stage: name, place };
    }
    return undefined;
  }

  /** Takes up what answers for itself, to lay it elsewhere; once more, and it stays. */
  move(stage: string, place: number): void {
    this.letDown();
    this.moved = this.isMoved(stage, place) ? undefined : { stage, place };
    this.changes += 1;
  }

  /** Another answer in the place of one that is laid. */
  replace(stage: string, place: number, word: string): Promise<boolean> {
    return this.change(stage, (entries) => put(entries, place, word));
  }

  /** Takes one answer back. */
  async takeBack(stage: string, place: number): Promise<void> {
    this.letDown();
    this.moved = undefined;
    const each = this.stageOf(stage)?.one_by_one !== undefined;
    await this.change(stage, (entries) =>
      each ? put(entries, place, "done") : entries.filter((_, at) => at !== place),
    );
  }

  /** A card of the hand that is held or laid goes back; whether there was one. */
  async letGo(word: string): Promise<boolean> {
    if (this.held.includes(word)) {
      await this.putBack(word);
      return true;
    }
    const laid = this.cards.filter(({ words }) => words[0] === word).at(-1);
    if (laid) await this.takeBack(laid.stage, laid.place);
    return laid !== undefined;
  }

  get canGoBack(): boolean {
    return this.held.length > 0 || this.moved !== undefined || this.past.length > 0;
  }

  /** One step back. */
  async back(): Promise<void> {
    if (this.held.length > 0 || this.moved) return this.putBack();
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.wanted = before;
    await this.lay();
  }

  /** The last word of what is held, or all since that one; or what was taken up. */
  private async putBack(word = this.held.at(-1)): Promise<void> {
    this.moved = undefined;
    if (this.isLong) {
      let at = this.chosen.length - 1;
      while (at > 0 && word && this.chosen[at]!.includes(word)) at -= 1;
      const before = this.chosen[at] ?? [];
      this.chosen = this.chosen.slice(0, Math.max(0, at));
      await this.lay(before);
    } else {
      this.held = word ? this.held.slice(0, this.held.indexOf(word)) : [];
      this.changes += 1;
    }
  }

  /** Made from what is shown: while the engine reckons that anew, nothing is changed. */
  private async change(name: string, change: (entries: string[]) => string[]): Promise<boolean> {
    const stage = this.stageOf(name);
    if (!stage || this.waiting) return false;
    this.past = [...this.past, this.wanted];
    this.wanted = { ...this.wanted, [name]: [...change(stage.entries), ...(stage.left ?? [])] };
    return this.lay();
  }

  /** What is laid before the word that is pointed at now. */
  before(word: string): string {
    if (this.moved) return [...this.held, word].join(" ");
    const open = this.stages.findIndex(({ name }) => name === this.open?.stage);
    const asked =
      open < 0 ? this.stages.slice(0, 1).filter(({ answers }) => answers.length > 0) : this.stages.slice(0, open + 1);
    return [...asked.flatMap(({ entries }) => entries), ...this.held, word].join(" ");
  }

  /** The line that a word gives: all that is laid for the word that ends it. */
  lineOf(word: string): string {
    return this.laid && !this.put() && word === "done" ? this.laid.line : word;
  }

  /** A line is on its way: once the question is another, only what waits for its outcome is still to be laid. */
  giving(line: string, question: number): void {
    this.sent = { line, question };
  }

  /** It was refused: all stays as it was. */
  refused(): void {
    this.sent = undefined;
  }

  private settle(question: number | undefined): void {
    if (!this.laid || this.sent?.line !== this.laid.line || this.sent.question === question) return;
    for (const { name, left = [] } of this.laid.stages) {
      const { [name]: _, ...rest } = this.wanted;
      this.wanted = left.length > 0 ? { ...rest, [name]: left } : rest;
    }
  }
}
