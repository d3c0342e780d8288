/** A table as this visitor has it: one store for the table, and one for each seat that is shown. */

import { merge } from "./merge";
import type {
  Act,
  Ask,
  Change,
  Consent,
  Fault,
  FromClient,
  Line as DiaryLine,
  Odds,
  Orders,
  Refusal,
  Said,
  Table,
  ToClient,
  View,
  Whole,
} from "./protocol";
import { Line, tableAddress } from "./socket";
import { keptNonce } from "./nonce";

export const SPECTATOR = -1;

/** How long a frame of others is held back so that it can be followed, and how it is shown meanwhile. */
export interface Stage {
  /** Plays what the lines tell, and is done when the board may change. */
  play(lines: DiaryLine[], mine: boolean): Promise<void>;
}

const AT_ONCE: Stage = { play: () => Promise.resolve() };

/** What the person is told once, in a sentence: a fault of the server or of the line. */
export interface Notice {
  code: string;
  facts: Record<string, string | number>;
  refusal?: Refusal;
}

export class SeatView {
  readonly seat: number;
  view = $state.raw<View>() as View;
  log = $state.raw<DiaryLine[]>([]);
  /** Odds of the question that is asked now, by word. */
  odds = $state.raw<Record<string, Odds>>({});
  /** The question to which an answer is on its way. */
  private sentFor = $state(-1);
  /** Moves of others are being shown. */
  playing = $state(false);
  moves = $state(0);
  frame = $state(0);

  private queue: Change[] = [];
  private received = 0;

  constructor(
    whole: Whole,
    private readonly room: Room,
  ) {
    this.seat = whole.view.seat;
    this.start(whole);
  }

  /** An answer is on its way and nothing new is asked yet. */
  get busy(): boolean {
    return this.sentFor >= 0 && this.sentFor === (this.ask?.n ?? 0);
  }

  sending(on: boolean): void {
    this.sentFor = on ? (this.ask?.n ?? 0) : -1;
  }

  get ask(): Ask | undefined {
    return this.view.ask;
  }

  /** Nothing before it counts. */
  start(whole: Whole): void {
    this.queue = [];
    this.received = whole.n;
    this.frame = whole.n;
    this.view = whole.view;
    this.log = whole.log;
    this.sending(false);
    this.weigh(undefined);
  }

  /** Takes a change in; false if one before it is missing. */
  receive(change: Change): boolean {
    if (change.n !== this.received + 1) return false;
    this.received = change.n;
    this.queue.push(change);
    if (!this.playing) void this.play();
    return true;
  }

  /** Show at once whatever is still to be shown. */
  catchUp(): void {
    this.room.stage.skip?.();
    while (this.queue.length > 0) this.apply(this.queue.shift()!);
  }

  answer(line: string): Promise<boolean> {
    const ask = this.ask;
    if (ask === undefined) return Promise.resolve(false);
    return this.room.asked((id) => ({ t: "do", seat: this.seat, n: ask.n, line, id }), this);
  }

  undo(): Promise<boolean> {
    return this.room.asked((id) => ({ t: "undo", seat: this.seat, n: this.ask?.n ?? 0, id }), this);
  }

  /** Why a word is not legal now; nothing if it is. */
  async why(word: string): Promise<Refusal | undefined> {
    const reply = await this.room.request((id) => ({ t: "why", id, seat: this.seat, word }));
    return reply?.refusal;
  }

  /** What a bot would answer; only practice tables tell. */
  async hint(): Promise<string> {
    const reply = await this.room.request((id) => ({ t: "hint", id, seat: this.seat }));
    return reply?.hint ?? "";
  }

  act(what: Act["what"]): void {
    this.room.send({ t: "act", seat: this.seat, what });
  }

  consent(what: Consent["what"], yes: boolean): void {
    this.room.send({ t: "consent", seat: this.seat, what, yes });
  }

  orders(orders: Orders["orders"], ready = ""): void {
    this.room.send({ t: "orders", seat: this.seat, orders, ready });
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      const change = this.queue[0]!;
      if (change.log?.length) await this.room.stage.play(change.log, (change.re ?? -1) >= 0);
      // Somebody may have caught up, or begun afresh, in the meantime.
      if (this.queue[0] === change) this.apply(this.queue.shift()!);
    }
    this.playing = false;
  }

  private apply(change: Change): void {
    const before = this.ask;
    if (change.patch) this.view = merge(this.view, change.patch) as View;
    const kept = (change.cut ?? -1) >= 0 ? this.log.filter((line) => line.n < change.cut!) : this.log;
    this.log = change.log?.length ? [...kept, ...change.log] : kept;
    this.moves = change.moves ?? this.moves;
    this.frame = change.n;
    this.weigh(before);
    this.room.settled(change.re ?? -1);
  }

  /** Asks for the odds of each new question. */
  private weigh(before: Ask | undefined): void {
    const ask = this.ask;
    if (ask !== undefined && ask.n === before?.n && ask.name === before.name) return;
    this.odds = {};
    if (ask === undefined || ask.given) return;
    void this.room
      .request((id) => ({ t: "odds", id, seat: this.seat }))
      .then((reply) => {
        if (reply?.odds && this.ask?.n === ask.n) this.odds = reply.odds;
      });
  }
}

interface Reply {
  hint?: string;
  refusal?: Refusal;
  odds?: Record<string, Odds>;
}

const REPLY_WITHIN = 6000;

export class Room {
  readonly id: string;
  table = $state.raw<Table>();
  seats = $state.raw<SeatView[]>([]);
  chat = $state.raw<Said[]>([]);
  /** The line is open. */
  open = $state(false);
  notice = $state.raw<Notice>();
  /** The table cannot be shown at all. */
  refused = $state("");
  stage: Stage & { skip?: () => void } = AT_ONCE;

  private readonly line: Line;
  private number = 0;
  private readonly replies = new Map<number, (reply: Reply | undefined) => void>();
  private readonly pending = new Map<number, { seat: SeatView; done: (ok: boolean) => void }>();

  constructor(
    id: string,
    private readonly watch = false,
  ) {
    this.id = id;
    this.line = new Line(tableAddress(id), {
      frame: (frame) => this.frame(frame),
      line: (open) => this.lineIs(open),
    });
  }

  leave(): void {
    this.line.leave();
  }

  seatOf(seat: number): SeatView | undefined {
    return this.seats.find((view) => view.seat === seat);
  }

  say(text: string): boolean {
    return this.send({ t: "say", text });
  }

  send(message: FromClient): boolean {
    const sent = this.line.send(message);
    if (!sent) this.notice = { code: "line-away", facts: {} };
    return sent;
  }

  /** Sends a `why` or `odds` and waits for what comes back; nothing if it never does. */
  request(message: (id: number) => FromClient): Promise<Reply | undefined> {
    const id = ++this.number;
    if (!this.line.send(message(id))) return Promise.resolve(undefined);
    return new Promise((done) => {
      const late = setTimeout(() => this.reply(id, undefined), REPLY_WITHIN);
      this.replies.set(id, (reply) => {
        clearTimeout(late);
        done(reply);
      });
    });
  }

  /** Sends a `do` or `undo`; true when it has been done, false when it has been refused or lost. */
  asked(message: (id: number) => FromClient, seat: SeatView): Promise<boolean> {
    const id = ++this.number;
    if (!this.send(message(id))) return Promise.resolve(false);
    seat.sending(true);
    this.notice = undefined;
    return new Promise((done) => {
      this.pending.set(id, { seat, done });
      setTimeout(() => this.finish(id, false), REPLY_WITHIN);
    });
  }

  /** A frame that followed an answer of ours has been applied. */
  settled(id: number): void {
    if (id >= 0) this.finish(id, true);
  }

  private finish(id: number, ok: boolean): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    this.pending.delete(id);
    pending.seat.sending(false);
    pending.done(ok);
  }

  private reply(id: number, reply: Reply | undefined): void {
    const wait = this.replies.get(id);
    this.replies.delete(id);
    wait?.(reply);
  }

  private lineIs(open: boolean): void {
    this.open = open;
    if (open) {
      this.line.send({ t: "hello", watch: this.watch });
      return;
    }
    for (const id of [...this.pending.keys()]) this.finish(id, false);
    for (const id of [...this.replies.keys()]) this.reply(id, undefined);
  }

  private frame(frame: ToClient): void {
    switch (frame.t) {
      case "whole":
        return this.whole(frame);
      case "change": {
        const seat = this.seatOf(frame.seat);
        if (seat === undefined || !seat.receive(frame)) this.line.send({ t: "hello", watch: this.watch });
        return;
      }
      case "table":
        if (this.table !== undefined) this.tableIs(merge(this.table, frame.patch) as Table);
        return;
      case "chat":
        if (!this.chat.some((said) => said.n === frame.said.n)) this.chat = [...this.chat, frame.said];
        return;
      case "reply":
        return this.reply(frame.id, frame);
      case "fault":
        return this.fault(frame);
      case "pong":
        return;
    }
  }

  private whole(whole: Whole): void {
    this.chat = whole.chat;
    const known = this.seatOf(whole.view.seat);
    if (known !== undefined) known.start(whole);
    else this.seats = [...this.seats, new SeatView(whole, this)].sort((one, other) => one.seat - other.seat);
    this.tableIs(whole.table);
    // Whoever has sat down no longer needs the view of a spectator.
    if (whole.table.mine.length > 0 && !this.watch) {
      this.seats = this.seats.filter((view) => whole.table.mine.includes(view.seat));
    }
  }

  private tableIs(table: Table): void {
    const opens = table.status === "opening" && this.table?.status !== "opening";
    this.table = table;
    const nonce = keptNonce(this.id);
    if (opens && nonce && table.mine.length > 0) this.line.send({ t: "open", nonce });
  }

  private fault(fault: Fault): void {
    this.notice = { code: fault.code, facts: fault.facts ?? {}, refusal: fault.refusal };
    if (fault.re !== undefined && fault.re >= 0) this.finish(fault.re, false);
    // The page and the table no longer have the same question.
    if (fault.code === "stale") this.line.send({ t: "hello", watch: this.watch });
    if (fault.code === "unknown-table") this.refused = fault.code;
  }
}
