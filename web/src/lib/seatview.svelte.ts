/** A table as this visitor has it: one store for the table, and one for each seat that is shown. */

import { merge } from "./merge";
import type {
  Act,
  Ask,
  Change,
  Consent,
  Fault,
  FromClient,
  DiaryLine,
  Laid,
  Odds,
  Refusal,
  Said,
  Table,
  ToClient,
  View,
  Whole,
} from "./protocol";
import { Connection, SIGNED_OUT, tableAddress } from "./socket";
import { keptNonce } from "./nonce";
import { isOrdered } from "./passing";
import { inSession, Plan } from "./plan.svelte";
import { isPlayedOn } from "./standing";

export const SPECTATOR = -1;

/** Nobody has read a question sooner that took the place of another under the hand. */
const UNREAD = 300;

/** How long a frame of others is held back so that it can be followed, and how it is shown meanwhile. */
export interface Playback {
  /**
   * Plays what the lines tell, and is done when the board may change. `told`: so many of them have been seen to happen.
   */
  play(lines: DiaryLine[], mine: boolean, told?: (lines: number) => void): Promise<void>;
}

const AT_ONCE: Playback = { play: () => Promise.resolve() };

/** What the person is told once, in a sentence: a fault of the server or of the connection. */
export interface Notice {
  code: string;
  facts: Record<string, string | number>;
  refusal?: Refusal;
}

export class SeatView {
  readonly seat: number;
  /** As the table has told it. */
  private told = $state.raw<View>()!;
  /** Answers that are laid out and not given yet. */
  readonly plan = new Plan(
    async (laid, begun) => (await this.room.request((id) => ({ t: "lay", id, seat: this.seat, laid, begun })))?.laid,
    inSession(() => `plan/${this.room.id}/${this.seat}`),
  );
  /** What nobody has laid out yet is not in it. */
  get plain(): View {
    return this.told;
  }
  /** With all that is laid out, and no question that the table answers as ordered. */
  readonly view = $derived.by(() => {
    const { ask } = this.told;
    const slow = this.room.table?.clock.kind === "day";
    if (ask && isOrdered(ask, this.orders, this.ready, slow))
      return { ...this.told, ask: { ...ask, name: "given", rule: "", facts: {}, answers: [], given: true } };
    return this.plan.over(this.told);
  });
  log = $state.raw<DiaryLine[]>([]);
  private weighed = $state.raw<Record<string, Odds>>({});
  /** Odds of the question that is asked now, by word. */
  readonly odds = $derived(this.plan.odds ?? this.weighed);
  /** The question to which an answer is on its way. */
  private sentFor = $state(-1);
  /** Moves of others are being shown. */
  playing = $state(false);
  /** Nothing is played until something is asked. */
  hurrying = $state(false);
  frame = $state(0);
  /** Standing orders by question, and the word that is played as soon as it may be. */
  orders = $state.raw<Record<string, string>>({});
  ready = $state("");

  private queue: Change[] = [];
  private received = 0;
  /** Another question has just taken the place of the one that was there, by nothing that was done here. */
  sudden = $state(false);
  private calm: Timer | undefined;

  constructor(
    whole: Whole,
    private readonly room: Room,
  ) {
    this.seat = whole.view.seat;
    this.start(whole);
  }

  /** An answer is on its way and nothing new is asked yet. */
  get busy(): boolean {
    return this.plan.waiting || (this.sentFor >= 0 && this.sentFor === (this.told.ask?.n ?? 0));
  }

  sending(on: boolean): void {
    this.sentFor = on ? (this.told.ask?.n ?? 0) : -1;
  }

  get ask(): Ask | undefined {
    return this.view.ask;
  }

  /** A bot plays in the person's place: nothing is asked, and nothing on the board answers. */
  get replaced(): boolean {
    const mine = this.told.outcome ? undefined : this.room.table?.seats[this.seat];
    return mine !== undefined && isPlayedOn(mine);
  }

  /** What time it is at the table. */
  now(): number {
    return this.room.now();
  }

  /** Nothing before it counts. */
  start(whole: Whole): void {
    this.queue = [];
    this.received = whole.n;
    this.frame = whole.n;
    this.told = whole.view;
    this.log = whole.log;
    this.orders = whole.orders ?? {};
    this.ready = whole.ready ?? "";
    // The connection was made anew, but the table still has an answer that it cannot store yet.
    if (!this.room.paused || this.sentFor !== (whole.view.ask?.n ?? 0)) this.sending(false);
    this.weigh(undefined);
  }

  /** Takes a change in; false if one before it is missing. */
  receive(change: Change): boolean {
    if (change.n !== this.received + 1) return false;
    this.received = change.n;
    this.room.heard(change.re ?? -1);
    this.queue.push(change);
    if (!this.playing) void this.play();
    return true;
  }

  /** Show at once whatever is still to be shown. */
  catchUp(): void {
    this.room.playback.skip?.();
    while (this.queue.length > 0) this.apply(this.queue.shift()!);
  }

  /** Shows everything at once until the next question. */
  hurry(): void {
    this.hurrying = true;
    this.catchUp();
  }

  /** Lays a word out where that can be done; else gives it, and for `done` all that is laid. */
  async answer(word: string): Promise<boolean> {
    const ask = this.told.ask;
    if (ask === undefined || this.busy) return false;
    if (this.plan.takes(word)) {
      const waited = this.plan.isOpen;
      const laid = await this.plan.take(word);
      // Where nothing else is asked it need not be confirmed.
      return waited && this.plan.isSingle ? this.answer("done") : laid;
    }
    const line = this.plan.lineOf(word);
    this.plan.giving(line, ask.n);
    const done = await this.room.asked((id) => ({ t: "do", seat: this.seat, n: ask.n, line, id }), this);
    if (!done) this.plan.refused();
    return done;
  }

  /** Takes the last answer back, or asks the others whether it may be. */
  undo(): Promise<boolean> {
    if (this.busy) return Promise.resolve(false);
    if (this.plan.canGoBack) return this.plan.back().then(() => true);
    return this.room.asked((id) => ({ t: "undo", seat: this.seat, n: this.told.ask?.n ?? 0, id }), this);
  }

  /** Why a word is not legal now; nothing if it is. */
  async why(word: string): Promise<Refusal | undefined> {
    const reply = await this.room.request((id) => ({ t: "why", id, seat: this.seat, word: this.plan.before(word) }));
    return reply?.refusal;
  }

  /** What a bot would answer; only practice tables tell. */
  async hint(): Promise<string> {
    const reply = await this.room.request((id) => ({ t: "hint", id, seat: this.seat, ...this.plan.supposed }), true);
    return reply?.hint ?? "";
  }

  act(what: Act["what"]): void {
    this.room.send({ t: "act", seat: this.seat, what });
  }

  consent(what: Consent["what"], yes: boolean): void {
    this.room.send({ t: "consent", seat: this.seat, what, yes });
  }

  /** Leaves orders in place of those before. */
  order(orders: Record<string, string>, ready = this.ready): void {
    if (!this.room.send({ t: "orders", seat: this.seat, orders, ready })) return;
    this.orders = orders;
    this.ready = ready;
  }

  private async play(): Promise<void> {
    this.playing = true;
    while (this.queue.length > 0) {
      const change = this.queue[0]!;
      if (change.log?.length && !this.hurrying)
        await this.room.playback.play(change.log, (change.re ?? -1) >= 0, (lines) => this.tell(change, lines));
      // Somebody may have caught up, or begun afresh, in the meantime.
      if (this.queue[0] === change) this.apply(this.queue.shift()!);
    }
    this.playing = false;
  }

  private apply(change: Change): void {
    const before = this.told.ask;
    if (change.patch) this.told = merge<View>(this.told, change.patch);
    this.log = [...this.keptBefore(change), ...(change.log ?? [])];
    this.frame = change.n;
    if (this.ask !== undefined && !this.ask.given) this.hurrying = false;
    const now = this.told.ask;
    const other = before !== undefined && now !== undefined && now.n !== before.n;
    if (other && (change.re ?? -1) < 0) this.surprise();
    this.weigh(before);
    this.room.settled(change.re ?? -1);
  }

  /** The diary has what the dice have shown, as soon as they lie there. */
  private tell(change: Change, lines: number): void {
    if (this.queue[0] === change) this.log = [...this.keptBefore(change), ...change.log!.slice(0, lines)];
  }

  /** The diary without what a change takes back, or has told of itself already. */
  private keptBefore({ cut = -1, log = [] }: Change): DiaryLine[] {
    const end = cut >= 0 ? cut : (log[0]?.n ?? Infinity);
    return this.log.filter((line) => line.n < end);
  }

  private surprise(): void {
    clearTimeout(this.calm);
    this.sudden = true;
    this.calm = setTimeout(() => (this.sudden = false), UNREAD);
  }

  /** Asks for the odds of each new question. */
  private weigh(before: Ask | undefined): void {
    const ask = this.told.ask;
    if (ask !== undefined && ask.n === before?.n && ask.name === before.name) return this.plan.again();
    this.weighed = {};
    this.plan.renew(this.told);
    if (ask === undefined || ask.given) return;
    void this.room
      .request((id) => ({ t: "odds", id, seat: this.seat }))
      .then((reply) => {
        if (reply?.odds && this.told.ask?.n === ask.n) this.weighed = reply.odds;
      });
  }
}

interface Reply {
  hint?: string;
  refusal?: Refusal;
  odds?: Record<string, Odds>;
  laid?: Laid;
}

type Timer = ReturnType<typeof setTimeout>;

const REPLY_WITHIN = 6000;

export class Room {
  readonly id: string;
  table = $state.raw<Table>();
  seats = $state.raw<SeatView[]>([]);
  chat = $state.raw<Said[]>([]);
  /** The connection is open. */
  open = $state(false);
  /** Whether the connection broke, or could not be had: not while it is first made. */
  lost = $state(false);
  notice = $state.raw<Notice>();
  /** The table cannot be shown at all. */
  refused = $state("");
  playback: Playback & { skip?: () => void } = AT_ONCE;
  /** How far the clock of the server is ahead of the one here. */
  private ahead = 0;

  private readonly connection: Connection;
  private number = 0;
  private readonly replies = new Map<number, { told: boolean; done: (reply: Reply | undefined) => void }>();
  private readonly pending = new Map<number, { seat: SeatView; late: Timer; done: (ok: boolean) => void }>();
  /** A hello is on its way: until it is answered nothing that comes is of use. */
  private greeted: Timer | undefined;

  constructor(
    id: string,
    private readonly watch = false,
  ) {
    this.id = id;
    this.connection = new Connection(tableAddress(id), {
      frame: (frame) => this.frame(frame),
      changed: (open) => this.connectionIs(open),
      ended: (code) => (this.refused = code === SIGNED_OUT ? "signed-out" : "unknown-table"),
    });
  }

  leave(): void {
    this.welcomed();
    this.connection.leave();
  }

  now(): number {
    return Date.now() + this.ahead;
  }

  /** The table cannot store anything: what it was given waits. */
  get paused(): boolean {
    return this.table?.notice?.startsWith("storage-") ?? false;
  }

  seatOf(seat: number): SeatView | undefined {
    return this.seats.find((view) => view.seat === seat);
  }

  say(text: string): boolean {
    return this.send({ t: "say", text });
  }

  send(message: FromClient): boolean {
    const sent = this.connection.send(message);
    if (!sent) this.notice = { code: "line-away", facts: {} };
    return sent;
  }

  /** Sends a question and waits for what comes back; nothing if it never does. `told`: so are its faults. */
  request(message: (id: number) => FromClient, told = false): Promise<Reply | undefined> {
    const id = ++this.number;
    if (!this.connection.send(message(id))) return Promise.resolve(undefined);
    return new Promise((done) => {
      const late = setTimeout(() => this.reply(id, undefined), REPLY_WITHIN);
      this.replies.set(id, {
        told,
        done: (reply) => {
          clearTimeout(late);
          done(reply);
        },
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
      this.pending.set(id, { seat, late: this.lateFor(id), done });
    });
  }

  /** While the table cannot store anything, its answer comes when it can. */
  private lateFor(id: number): Timer {
    return setTimeout(() => {
      const pending = this.pending.get(id);
      if (pending !== undefined && this.paused) pending.late = this.lateFor(id);
      else this.finish(id, false);
    }, REPLY_WITHIN);
  }

  /** What followed an answer of ours has come; it may still be played before it is applied. */
  heard(id: number): void {
    clearTimeout(this.pending.get(id)?.late);
  }

  /** A frame that followed an answer of ours has been applied. */
  settled(id: number): void {
    if (id >= 0) this.finish(id, true);
  }

  private finish(id: number, ok: boolean): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    pending.seat.sending(false);
    this.forget(id, ok);
  }

  /** What comes of it will not be told on this connection any more. */
  private forget(id: number, ok = false): void {
    const pending = this.pending.get(id);
    clearTimeout(pending?.late);
    this.pending.delete(id);
    pending?.done(ok);
  }

  /** It can store again, and has given its answers; whatever has none was lost. */
  private goOn(): void {
    const waiting = new Set([...this.pending.values()].map(({ seat }) => seat));
    for (const seat of this.seats) if (!waiting.has(seat) && !this.paused) seat.sending(false);
  }

  private reply(id: number, reply: Reply | undefined): void {
    const wait = this.replies.get(id);
    this.replies.delete(id);
    wait?.done(reply);
  }

  private hello(): void {
    if (this.greeted !== undefined) return;
    if (this.connection.send({ t: "hello", watch: this.watch })) {
      this.greeted = setTimeout(() => (this.greeted = undefined), REPLY_WITHIN);
    }
  }

  private welcomed(): void {
    clearTimeout(this.greeted);
    this.greeted = undefined;
  }

  private connectionIs(open: boolean): void {
    this.open = open;
    this.lost = !open;
    this.welcomed();
    if (open) {
      this.hello();
      this.connection.send({ t: "ping", at: Date.now() });
      return;
    }
    for (const id of [...this.pending.keys()]) {
      if (this.paused) this.forget(id);
      else this.finish(id, false);
    }
    for (const id of [...this.replies.keys()]) this.reply(id, undefined);
  }

  private frame(frame: ToClient): void {
    switch (frame.t) {
      case "whole":
        return this.whole(frame);
      case "change": {
        const seat = this.seatOf(frame.seat);
        if (!seat?.receive(frame)) this.hello();
        return;
      }
      case "table":
        if (this.table !== undefined) this.tableChanges(merge<Table>(this.table, frame.patch));
        return;
      case "chat":
        if (!this.chat.some((said) => said.n === frame.said.n)) this.chat = [...this.chat, frame.said];
        return;
      case "reply":
        return this.reply(frame.id, frame);
      case "fault":
        return this.fault(frame);
      case "pong":
        // The clock of the server was read about half way there and back.
        if (frame.now) this.ahead = frame.now - (frame.at + Date.now()) / 2;
        return;
    }
  }

  private whole(whole: Whole): void {
    this.welcomed();
    this.chat = whole.chat;
    this.table = whole.table;
    this.openNonce();
    const known = this.seatOf(whole.view.seat);
    if (known !== undefined) known.start(whole);
    else this.seats = [...this.seats, new SeatView(whole, this)].sort((one, other) => one.seat - other.seat);
    this.seats = this.seats.filter((view) => this.isShown(view.seat));
  }

  /** Whoever has sat down no longer needs the view of a spectator, and who has lost a seat no longer has its view. */
  private isShown(seat: number): boolean {
    const mine = this.watch ? [] : (this.table?.mine ?? []);
    return mine.length > 0 ? mine.includes(seat) : seat === SPECTATOR;
  }

  private tableChanges(table: Table): void {
    const opens = table.status === "opening" && this.table?.status !== "opening";
    const seats = this.table?.mine.join();
    const waited = this.paused;
    this.table = table;
    if (waited && !this.paused) setTimeout(() => this.goOn(), REPLY_WITHIN);
    if (opens) this.openNonce();
    if (table.mine.join() !== seats) this.hello();
  }

  private openNonce(): void {
    const nonce = keptNonce(this.id);
    if (this.table?.status === "opening" && nonce && this.table.mine.length > 0)
      this.connection.send({ t: "open", nonce });
  }

  private fault(fault: Fault): void {
    const re = fault.re ?? -1;
    const question = this.replies.get(re);
    this.reply(re, undefined);
    this.finish(re, false);
    // What the page asked by itself is nobody's fault.
    if (question?.told ?? true) this.notice = { code: fault.code, facts: fault.facts ?? {}, refusal: fault.refusal };
    // The page and the table no longer have the same question.
    if (fault.code === "stale") this.hello();
  }
}
