/** What a person does at the table: choosing in any order, asking why not, going back. */

import type { Ask, Refusal, View } from "./protocol";
import type { SeatView } from "./seatview.svelte";

/** What a game says of the words of its notation. */
export interface Reading {
  /** Words of one kind answer the same sort of question: a card, an own ship, a target. */
  kindOf(word: string, view: View): string;
  /** Whether a word may be chosen now, ahead of the question that will ask for it. */
  mayWish(word: string, view: View): boolean;
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

  constructor(
    readonly seat: SeatView,
    private readonly reading: Reading,
    readonly onrule: (rule: string) => void,
  ) {}

  get ask(): Ask | undefined {
    return this.seat.ask;
  }

  private readonly words = $derived.by(() => new Set(this.seat.ask?.answers ?? []));

  may(word: string): boolean {
    return this.words.has(word);
  }

  wished(word: string): boolean {
    return this.wishes.includes(word);
  }

  /** Whether a word may be chosen ahead of its question. */
  mayWish(word: string): boolean {
    return this.ask !== undefined && !this.ask.given && this.reading.mayWish(word, this.seat.view);
  }

  /** Gives the answer, keeps it for later, or says why it is not to be had. */
  async pick(word: string, at?: Element): Promise<void> {
    this.refused = undefined;
    if (this.seat.busy) return;
    if (this.may(word)) {
      if (this.ends(word)) this.wishes = [];
      await this.seat.answer(word);
      return;
    }
    if (this.mayWish(word)) {
      this.wishes = this.wished(word) ? this.wishes.filter((wish) => wish !== word) : this.withWish(word);
      return;
    }
    await this.explain(word, at);
  }

  /** Something is let go over something else: a card over a ship, a ship over a row. */
  async drop(what: string, onto: string, at?: Element): Promise<void> {
    if (what === onto) return;
    if (this.may(what)) {
      this.wishes = [onto];
      await this.seat.answer(what);
    } else if (this.may(onto) && !this.may(what)) {
      // The card or ship has been chosen already, or the rows are asked for ship by ship.
      await this.seat.answer(onto);
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
    const refusal = await this.seat.why(word);
    if (refusal === undefined) return;
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
    else if (this.ask?.undo && !this.seat.busy) await this.seat.undo();
  }

  /** A new question: what was chosen ahead answers it, or is refused. */
  async settle(): Promise<void> {
    const ask = this.ask;
    this.refused = undefined;
    this.hinted = "";
    if (ask === undefined || ask.given) {
      this.wishes = [];
      return;
    }
    const fits = this.wishes.find((wish) => this.may(wish));
    if (fits !== undefined) {
      this.wishes = this.wishes.filter((wish) => wish !== fits);
      await this.seat.answer(fits);
      return;
    }
    if (this.wishes.length > 0 && ask.answers.length === 1 && !this.ends(ask.answers[0]!)) {
      // The only way on to what was wished for.
      await this.seat.answer(ask.answers[0]!);
      return;
    }
    const kinds = new Set(ask.answers.map((word) => this.reading.kindOf(word, this.seat.view)));
    const refused = this.wishes.filter((wish) => kinds.has(this.reading.kindOf(wish, this.seat.view)));
    if (refused.length === 0) return;
    this.wishes = this.wishes.filter((wish) => !refused.includes(wish));
    await this.explain(refused[0]!);
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
