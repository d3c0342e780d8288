/** What a person does at the table: choosing in any order, asking why not, going back. */

import type { Ask, Refusal, View } from "./protocol";
import type { SeatView } from "./seatview.svelte";

/** What a game says of the words of its notation. */
export interface Reading {
  /** Words of one kind answer the same sort of question: a card, an own ship, a target. */
  kindOf(word: string, view: View): string;
  /** Whether a word may be chosen now, ahead of the question that will ask for it. */
  mayWish(word: string, view: View): boolean;
  /** Whether any answer of now could lead to a word that is chosen ahead. */
  mayFollow(word: string, view: View): boolean;
  /** The answer of now that goes on to all that is chosen ahead, where nobody need be asked for another. */
  wayTo?(wishes: string[], view: View): string | undefined;
  /** Whether a word may be left ready, to be played as soon as it is legal. */
  mayLeaveReady(word: string, view: View): boolean;
  /** The word that a digit key names, if any. */
  wordOfDigit?(digit: number, view: View): string;
  /** What is being put together entry by entry before it is given as a whole, if anything. */
  draftOf(view: View): Drafting | undefined;
}

export interface Drafting {
  /** How many entries there are. */
  entries: number;
  /** Nothing is half chosen: the next answer begins an entry. */
  whole: boolean;
  /** The same for the same draft. */
  mark: string;
  /** The draft as words that would make it anew, piece by piece; left out where that cannot be told. */
  pieces?: Piece[];
}

/** Words that put a piece into the draft, and how many entries it has there. */
export interface Piece {
  words: string[];
  entries: number;
}

/** An answer that went into the draft, and what the draft was before it. */
interface Given extends Drafting {
  line: string;
}

const SHOWN = 7000;

export interface Refused {
  word: string;
  refusal: Refusal;
  /** Where on the page it was pointed at. */
  at: { x: number; y: number };
}

export class Desk {
  /** The word that is pointed at or has the focus: its odds stand in the prompt. */
  aim = $state("");
  /** Chosen ahead: answered as soon as they are asked for. */
  wishes = $state.raw<string[]>([]);
  refused = $state.raw<Refused>();
  /** What a bot would choose here, if somebody asked. */
  hinted = $state("");
  /** Answers of the draft, as far as they were given here. */
  private given = $state.raw<Given[]>([]);
  /** Entries before this one are beyond taking back. */
  private fixed = $state(0);
  /** The questions that were answered here since one was last brought to its end, and how. */
  private answered = $state.raw<{ name: string; line: string }[]>([]);

  constructor(
    readonly seat: SeatView,
    private readonly reading: Reading,
    readonly onrule: (rule: string) => void,
  ) {}

  get ask(): Ask | undefined {
    return this.seat.ask;
  }

  /** The word that is played as soon as it is legal. */
  get ready(): string {
    const word = this.seat.ready;
    return word && this.reading.mayLeaveReady(word, this.seat.view) ? word : "";
  }

  leaveReady(word: string): void {
    this.seat.order(this.seat.orders, word);
  }

  private readonly words = $derived.by(() => new Set(this.ask?.answers ?? []));

  may(word: string): boolean {
    return this.words.has(word);
  }

  wished(word: string): boolean {
    return this.wishes.includes(word);
  }

  wordOfDigit(digit: number): string {
    return this.reading.wordOfDigit?.(digit, this.seat.view) ?? "";
  }

  /** Whether a word may be chosen ahead of its question. */
  mayWish(word: string): boolean {
    return this.ask !== undefined && !this.ask.given && this.reading.mayWish(word, this.seat.view);
  }

  /** Whether it may be, and some answer of now leads to it. */
  leadsTo(word: string): boolean {
    return this.mayWish(word) && this.reading.mayFollow(word, this.seat.view);
  }

  /** An entry has been begun, and its next piece is asked for. */
  get isBetween(): boolean {
    return this.drafting?.whole === false;
  }

  /** Gives the answer, keeps it for later, or says why it is not to be had. */
  async pick(word: string, at?: Element): Promise<void> {
    this.refused = undefined;
    if (this.seat.busy || this.seat.sudden || this.seat.replaced) return;
    if (this.may(word)) {
      if (this.ends(word)) this.wishes = [];
      await this.answer(word);
      return;
    }
    if (this.wished(word) || this.leadsTo(word)) {
      this.wishes = this.wished(word) ? this.wishes.filter((wish) => wish !== word) : this.withWish(word);
      await this.goOn();
      return;
    }
    if ((this.ask === undefined || this.ask.given) && this.reading.mayLeaveReady(word, this.seat.view)) {
      this.leaveReady(this.ready === word ? "" : word);
      return;
    }
    await this.explain(word, at);
  }

  /** Gives an answer, one word or a whole run. */
  async answer(line: string): Promise<boolean> {
    const before = this.drafting;
    const name = this.ask?.name ?? "";
    const done = await this.seat.answer(line);
    if (done) this.given = before && this.drafting ? [...this.given, { ...before, line }] : [];
    if (done) this.answered = this.ends(line) ? [] : [...this.answered, { name, line }];
    return done;
  }

  /** Something has been put together here: whoever ends now gives it. What lies beside the entries is given anyhow. */
  get begun(): boolean {
    if (this.seat.plan.active) return this.seat.plan.begun;
    const draft = this.drafting;
    if (draft !== undefined) return draft.entries > 0;
    return this.answered.some(({ name }) => name === this.ask?.name);
  }

  /** What is chosen goes back when it is chosen once more, and it alone. */
  async letGo(word: string): Promise<void> {
    if (this.seat.busy || (await this.seat.plan.letGo(word))) return;
    const at = this.answered.map(({ line }) => line).lastIndexOf(word);
    if (at < 0) return this.goBackTo(word);
    // What has been settled since is taken back by nobody's click on a card.
    if (!this.ask?.undo) return;
    const later = this.answered.slice(at);
    if (!(await this.undo())) return;
    for (const _ of later.slice(1)) if (!(await this.undo())) return;
    // What was chosen along with it stays so; what followed from it does not.
    for (const { name, line } of later.slice(1))
      if (name === later[0]!.name && this.may(line) && !(await this.answer(line))) return;
  }

  /**
   * The page was opened anew, and does not know what was answered: back to before the word, within its question.
   * What comes free again on the way was chosen along with it, and stays so.
   */
  private async goBackTo(word: string): Promise<void> {
    const name = this.ask?.name;
    const freed: string[] = [];
    if (!this.ask?.undo) return;
    do {
      const before = this.ask?.answers ?? [];
      if (!(await this.undo())) return;
      const now = (this.ask?.answers ?? []).filter((answer) => !before.includes(answer));
      if (now.length === 1) freed.unshift(now[0]!);
    } while (!this.may(word) && this.ask?.undo && (this.ask.name === name || this.isBetween));
    if (this.ask?.name !== name) return;
    for (const line of freed.filter((answer) => answer !== word))
      if (this.may(line) && !(await this.answer(line))) return;
  }

  /** Something is let go over something else: a card over a ship, a ship over a row. */
  async drop(what: string, onto: string, at?: Element): Promise<void> {
    if (what === onto || this.seat.busy || this.seat.sudden || this.seat.replaced) return;
    // What is laid already is laid elsewhere.
    if (!this.may(what) && this.seat.plan.isLaid(what)) await this.seat.plan.letGo(what);
    if (this.may(what)) {
      this.wishes = [onto];
      await this.answer(what);
    } else if (this.leadsTo(what)) {
      this.wishes = [what, onto];
      await this.goOn();
    } else if (this.may(onto) && !this.may(what)) {
      // The card or ship has been chosen already, or the rows are asked for ship by ship.
      await this.answer(onto);
    } else {
      await this.explain(what, at);
    }
  }

  async askHint(): Promise<void> {
    const asked = this.ask?.n;
    const word = await this.seat.hint();
    if (this.ask?.n === asked) this.hinted = word;
  }

  async explain(word: string, at?: Element): Promise<void> {
    const asked = this.ask?.n;
    const refusal = await this.seat.why(word);
    if (refusal === undefined || this.ask?.n !== asked) return;
    const thing = at ?? document.querySelector(`[data-thing="${CSS.escape(word)}"]`);
    const box = thing?.getBoundingClientRect();
    this.refused = {
      word,
      refusal,
      at: box ? { x: box.left + box.width / 2, y: box.top } : { x: innerWidth / 2, y: innerHeight / 2 },
    };
  }

  /** An explanation has been read after a while. */
  forgetLater(): () => void {
    const told = this.refused;
    const timer = setTimeout(() => {
      if (this.refused === told) this.refused = undefined;
    }, SHOWN);
    return () => clearTimeout(timer);
  }

  /** One step back: an explanation, a wish, then the last answer. */
  async back(): Promise<void> {
    if (this.refused !== undefined) this.refused = undefined;
    else if (this.wishes.length > 0) this.wishes = [];
    else if (this.ask?.undo) await this.undo();
  }

  /** The last answer, and whatever was chosen after it. */
  async undo(): Promise<boolean> {
    this.refused = undefined;
    this.wishes = [];
    const done = await this.seat.undo();
    if (done) this.forgetGiven();
    if (done) this.answered = this.answered.slice(0, -1);
    return done;
  }

  private get drafting(): Drafting | undefined {
    return this.reading.draftOf(this.seat.view);
  }

  /** What was taken back is not in the draft any more. */
  private forgetGiven(): void {
    const now = this.drafting;
    const at = this.given.findIndex((step) => step.mark === now?.mark);
    this.given = at < 0 ? [] : this.given.slice(0, at);
  }

  /** The answers that made an entry of the draft: from the first of them to the one after the last. */
  private entry(number: number): { from: number; to: number } | undefined {
    const starts = this.given.flatMap((step, at) => (step.whole ? [at] : []));
    const from = starts.filter((at) => this.given[at]!.entries <= number).at(-1);
    if (from === undefined || this.drafting?.whole === false) return undefined;
    const to = starts.find((at) => at > from) ?? this.given.length;
    const after = this.given[to]?.entries ?? this.drafting?.entries ?? 0;
    return after > number ? { from, to } : undefined;
  }

  /** Where in the plan an entry of the draft is laid; -1 if it is given. */
  private laidAt(number: number): number {
    const pieces = this.drafting?.pieces;
    const { plan } = this.seat;
    if (!pieces || !plan.active || !this.drafting?.whole) return -1;
    let first = 0;
    const at = pieces.findIndex((piece) => number < (first += piece.entries));
    return at < 0 ? -1 : at - (pieces.length - plan.number);
  }

  /** Whether an entry of the draft can be taken out on its own. */
  mayRemove(number: number): boolean {
    if (this.laidAt(number) >= 0) return !this.seat.busy;
    if (number < this.fixed && (this.drafting?.entries ?? 0) > number) return false;
    return this.ask !== undefined && !this.seat.busy && (this.entry(number) !== undefined || this.isTold(number));
  }

  /** Whether the draft tells what an entry was made of, and can be made anew without it. */
  private isTold(number: number): boolean {
    const now = this.drafting;
    return now?.pieces !== undefined && now.whole && number < now.entries && (this.ask?.undo ?? false);
  }

  /** Takes an entry out of the draft: back to it, and what came later given again. */
  async remove(number: number): Promise<void> {
    const entry = this.entry(number);
    const laid = this.laidAt(number);
    if (laid >= 0) await this.seat.plan.takeBack(this.ask!.name, laid);
    else if (this.isTold(number)) await this.rebuildWithout(number);
    else if (entry !== undefined) await this.giveWithout(number, entry);
  }

  private async giveWithout(number: number, entry: { from: number; to: number }): Promise<void> {
    const all = this.given;
    const mark = all[entry.from]!.mark;
    let later = all.slice(entry.to);
    while (this.drafting?.mark !== mark) {
      if (this.ask?.undo && (await this.undo())) continue;
      // Something has come of what lies between: all stays as it was.
      later = all.slice(this.given.length);
      this.fixed = number + 1;
      break;
    }
    for (const { line } of later) {
      // What has become the only answer was taken already.
      const isTaken = !this.may(line) && this.drafting?.mark.includes(line);
      if (!isTaken && !(await this.answer(line))) return;
    }
  }

  /** Back to before an entry, and every other piece that went with it put down again. */
  private async rebuildWithout(number: number): Promise<void> {
    const pieces = this.drafting!.pieces!;
    let first = 0;
    const at = pieces.findIndex((piece) => number < (first += piece.entries));
    if (at < 0) return;
    first -= pieces[at]!.entries;
    while ((this.drafting?.entries ?? 0) > first || this.drafting?.whole === false) {
      if (this.ask?.undo && (await this.undo())) continue;
      this.fixed = number + 1;
      break;
    }
    const left = (this.drafting?.pieces ?? []).map((piece) => piece.words.join(" "));
    for (const piece of pieces.filter((_, place) => place !== at)) {
      const lies = left.indexOf(piece.words.join(" "));
      if (lies >= 0) left.splice(lies, 1);
      else await this.lay(piece);
    }
  }

  private async lay(piece: Piece): Promise<void> {
    for (const word of piece.words) if (this.may(word) && !(await this.answer(word))) return;
    if (this.drafting?.whole === false && this.may("done")) await this.answer("done");
  }

  /** A new question: what was chosen ahead answers it, or is refused. */
  async settle(): Promise<void> {
    const ask = this.ask;
    this.refused = undefined;
    this.hinted = "";
    // What can be laid out comes in a moment, and is settled then: until then nothing is answered, or lost.
    if (this.seat.plan.waiting) return;
    if (!this.drafting?.entries) this.fixed = 0;
    if (ask === undefined || ask.given) {
      this.wishes = [];
      return;
    }
    const fits = this.wishes.find((wish) => this.may(wish));
    if (fits !== undefined) {
      this.wishes = this.wishes.filter((wish) => wish !== fits);
      await this.answer(fits);
      return;
    }
    if (await this.goOn()) return;
    const kinds = new Set(ask.answers.map((word) => this.reading.kindOf(word, this.seat.view)));
    const refused = this.wishes.filter((wish) => kinds.has(this.reading.kindOf(wish, this.seat.view)));
    if (refused.length === 0) return;
    this.wishes = this.wishes.filter((wish) => !refused.includes(wish));
    await this.explain(refused[0]!);
  }

  /** Answers what only leads on to what is chosen ahead; whether it did. */
  private async goOn(): Promise<boolean> {
    const { answers = [] } = this.ask ?? {};
    const only = answers.length === 1 && !this.ends(answers[0]!) ? answers[0] : undefined;
    const way = this.wishes.length > 0 ? (this.reading.wayTo?.(this.wishes, this.seat.view) ?? only) : undefined;
    if (way === undefined) return false;
    await this.answer(way);
    return true;
  }

  private ends(word: string): boolean {
    return word === "done" || word === "reopen";
  }

  /** One wish of each kind. */
  private withWish(word: string): string[] {
    const kind = this.reading.kindOf(word, this.seat.view);
    return [...this.wishes.filter((wish) => this.reading.kindOf(wish, this.seat.view) !== kind), word];
  }
}
