/**
 * Answers laid out and not given. The engine says what they would come to and in which line they are given; until
 * then nobody else knows of them, and each can be taken back.
 */

import { merge } from "./merge";
import type { Ask, Laid, Odds, Put, Stage, View } from "./protocol";

/** By question, what is laid. */
type Wanted = Record<string, string[]>;

/** A thing that answers for itself, such as a system of Air Defence, taken up to be laid elsewhere. */
interface Moved {
  stage: string;
  place: number;
}

/** The page shows one question after the other where the table asks one: each has a number in between. */
const IN_BETWEEN = 1000;

const put = (entries: string[], place: number, word: string) =>
  entries.map((entry, at) => (at === place ? word : entry));

export class Plan {
  /** What the engine made of it last; nothing where nothing can be laid out. */
  private laid = $state.raw<Laid>();
  /** What the person has laid; where it says nothing, the engine prepares. */
  private wanted: Wanted = {};
  /** The same, as the engine knows it. */
  private shown: Wanted = {};
  /** What was laid before each change that can be taken back. */
  private past = $state.raw<Wanted[]>([]);
  /** The beginning of an entry: a card, and perhaps an attack. */
  private held = $state.raw<string[]>([]);
  private moved = $state.raw<Moved>();
  private changes = $state(0);
  /** The engine has been asked and has not yet answered. */
  waiting = $state(false);
  private request = 0;
  private sent: { line: string; question: number } | undefined;
  /** The step of the turn that it was made in. */
  private course = "";

  constructor(private readonly reckon: (laid: Wanted) => Promise<Laid | undefined>) {}

  /** Another question, or the same on another board. */
  renew(view: View): void {
    this.settle(view.ask?.n);
    this.sent = undefined;
    const course = JSON.stringify([view.course.seat, view.course.marks]);
    if (course !== this.course) this.wanted = {};
    this.shown = this.wanted;
    this.course = course;
    this.held = [];
    this.moved = undefined;
    this.past = [];
    this.laid = undefined;
    this.request += 1;
    this.waiting = false;
    if (view.ask?.lays && !view.ask.given) void this.lay();
  }

  /** The board has changed below it. */
  again(): void {
    if (this.laid) void this.lay();
  }

  private async lay(): Promise<void> {
    const request = ++this.request;
    this.waiting = true;
    const laid = await this.reckon(this.wanted);
    if (request !== this.request) return;
    this.waiting = false;
    if (!laid) {
      // Nobody answered: all stays as it is shown.
      this.wanted = this.shown;
      return;
    }
    this.laid = laid;
    this.changes += 1;
    for (const { name, entries, left = [] } of laid.stages)
      if (this.wanted[name]) this.wanted = { ...this.wanted, [name]: [...entries, ...left] };
    this.shown = this.wanted;
  }

  // -- what it shows ----------------

  get stages(): Stage[] {
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

  /** Whether this is the beginning of an entry, or the thing taken up. */
  isHeld(word: string): boolean {
    return this.held[0] === word;
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
    const name = this.stages[0]?.asks ?? ask.name;
    return { ...ask, n, name, answers: [...ends, ...this.entries(), ...(this.laid?.besides ?? [])], undo };
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

  private stageOf(name: string): Stage | undefined {
    return this.stages.find((stage) => stage.name === name);
  }

  // -- what is done with it ----------------

  /** Whether the word is laid out, and not given. */
  takes(word: string): boolean {
    if (!this.laid || this.waiting) return false;
    const put = this.put();
    if (!put) return this.entries().includes(word);
    return this.held.length ? this.within().some(({ answers }) => answers.includes(word)) : put.answers.includes(word);
  }

  async take(word: string): Promise<boolean> {
    if (this.moved) {
      const { stage, place } = this.moved;
      this.moved = undefined;
      await this.replace(stage, place, word);
      return true;
    }
    if (this.open && this.held.length === 0) {
      await this.change(this.open.stage, (entries) => [...entries, word]);
      return true;
    }
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
    if (stage) await this.change(stage.name, (entries) => [...entries, entry]);
    return stage !== undefined;
  }

  /** Takes up what answers for itself, to lay it elsewhere; once more, and it stays. */
  move(stage: string, place: number): void {
    this.held = [];
    this.moved = this.isMoved(stage, place) ? undefined : { stage, place };
    this.changes += 1;
  }

  /** Another answer in the place of one that is laid. */
  async replace(stage: string, place: number, word: string): Promise<void> {
    await this.change(stage, (entries) => put(entries, place, word));
  }

  /** Takes one answer back. */
  async takeBack(stage: string, place: number): Promise<void> {
    this.held = [];
    this.moved = undefined;
    const each = this.stageOf(stage)?.one_by_one !== undefined;
    await this.change(stage, (entries) =>
      each ? put(entries, place, "done") : entries.filter((_, at) => at !== place),
    );
  }

  /** A card of the hand that is held or laid goes back; whether there was one. */
  async letGo(word: string): Promise<boolean> {
    if (this.isHeld(word)) {
      this.held = [];
      this.changes += 1;
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
    if (this.held.length > 0 || this.moved) {
      this.held = this.held.slice(0, -1);
      this.moved = undefined;
      this.changes += 1;
      return;
    }
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.wanted = before;
    await this.lay();
  }

  private async change(name: string, change: (entries: string[]) => string[]): Promise<void> {
    const stage = this.stageOf(name);
    if (!stage) return;
    this.past = [...this.past, this.wanted];
    this.wanted = { ...this.wanted, [name]: [...change(stage.entries), ...(stage.left ?? [])] };
    await this.lay();
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
