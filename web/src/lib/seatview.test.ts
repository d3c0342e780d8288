import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Change, FromClient, ToClient, Whole } from "./protocol";
import { Room } from "./seatview.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: FromClient[] = [];
  onopen?: () => void;
  onclose?: (closed: { code: number }) => void;
  onmessage?: (message: { data: string }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  says(frame: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  last<T extends FromClient["t"]>(kind: T): Extract<FromClient, { t: T }> {
    return this.sent.filter((message) => message.t === kind).at(-1) as Extract<FromClient, { t: T }>;
  }
}

const whole = (n: number, ask = 1): Whole =>
  ({
    t: "whole",
    n,
    table: { id: "T", name: "", game: "coldwar", status: "playing", options: {}, seats: [], clock: {}, mine: [0] },
    view: {
      seat: 0,
      board: { draw: 90 },
      course: { seat: 0, steps: [], marks: [] },
      waiting: [0],
      ask: { n: ask, name: "discard", rule: "1", facts: {}, answers: ["gun5", "done"] },
    },
    log: [],
    chat: [],
  }) as unknown as Whole;
const change = (n: number, more: Partial<Change> = {}): Change => ({ t: "change", seat: 0, n, ...more });

/** What has been received is applied once the promises of the playback are through. */
const settle = () => new Promise((done) => setTimeout(done, 0));

describe("a table over its connection", () => {
  let room: Room;
  let socket: FakeSocket;

  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    room = new Room("T");
    // A connection that is only being made has not been lost.
    expect(room.lost).toBe(false);
    socket = FakeSocket.all[0]!;
    socket.opens();
    socket.says(whole(5));
    return () => room.leave();
  });

  it("says hello and shows the seat", () => {
    expect(socket.sent[0]).toEqual({ t: "hello", watch: false });
    expect(room.seats[0]?.view.board).toEqual({ draw: 90 });
    expect(room.open).toBe(true);
  });

  it("puts no window that the table answers by order, not for an instant", async () => {
    room.seats[0]!.order({ negate: "pass" });
    const window = { n: 2, name: "negate", closes: 9, answers: ["done", "ecm"] };
    socket.says(change(6, { patch: { ask: window } }));
    await settle();
    expect(room.seats[0]?.view.ask).toMatchObject({ n: 2, given: true, answers: [] });
    socket.says(change(7, { patch: { ask: { n: 3, name: "other" } } }));
    await settle();
    expect(room.seats[0]?.view.ask).toMatchObject({ n: 3, answers: ["done", "ecm"] });
  });

  it("merges changes in order and adds their lines", async () => {
    socket.says(
      change(6, { patch: { board: { draw: 89 } }, log: [{ n: 0, name: "fog", rule: "1", facts: {}, at: 1 }] }),
    );
    await settle();
    expect(room.seats[0]?.view.board).toEqual({ draw: 89 });
    expect(room.seats[0]?.log).toHaveLength(1);
  });

  it("writes into the diary what has been shown, and nothing twice", async () => {
    const line = (n: number) => ({ n, name: "fog", rule: "1", facts: {}, at: 1 });
    let through = () => {};
    let tell: (lines: number) => void = () => {};
    room.playback = {
      play: (_, __, told) => {
        tell = told!;
        return new Promise((done) => (through = done));
      },
    };
    socket.says(change(6, { patch: { board: { draw: 89 } }, log: [line(0), line(1)] }));
    const seat = room.seats[0]!;
    expect(seat.log).toEqual([]);
    tell(1);
    expect(seat.log.map((entry) => entry.n)).toEqual([0]);
    expect(seat.view.board).toEqual({ draw: 90 });
    through();
    await settle();
    expect(seat.log.map((entry) => entry.n)).toEqual([0, 1]);
    tell(1);
    expect(seat.log).toHaveLength(2);
  });

  it("knows when a bot plays in the person's place", () => {
    expect(room.seats[0]!.replaced).toBe(false);
    socket.says({ t: "table", patch: { seats: [{ kind: "you", name: "Ann", stand_in: true }] } });
    expect(room.seats[0]!.replaced).toBe(true);
    socket.says({ t: "table", patch: { seats: [{ kind: "you", name: "Ann", resigned: true }] } });
    expect(room.seats[0]!.replaced).toBe(true);
  });

  it("cuts the diary after an undo", async () => {
    const line = (n: number) => ({ n, name: "fog", rule: "1", facts: {}, at: 1 });
    socket.says(change(6, { log: [line(0), line(1), line(2)] }));
    socket.says(change(7, { cut: 1, log: [line(1)] }));
    await settle();
    expect(room.seats[0]?.log.map((entry) => entry.n)).toEqual([0, 1]);
  });

  it("asks for everything again when a frame is missing", () => {
    socket.sent = [];
    socket.says(change(8));
    socket.says(change(9));
    socket.says(change(10));
    expect(socket.sent).toEqual([{ t: "hello", watch: false }]);
    socket.says(whole(10));
    socket.says(change(12));
    expect(socket.sent.filter((message) => message.t === "hello")).toHaveLength(2);
  });

  it("answers with the number of the question and knows when it is done", async () => {
    const done = room.seats[0]!.answer("gun5");
    const sent = socket.last("do");
    expect(sent).toMatchObject({ seat: 0, n: 1, line: "gun5" });
    socket.says(change(6, { re: sent.id }));
    expect(await done).toBe(true);
    expect(room.seats[0]?.busy).toBe(false);
  });

  it("tells a fault once and goes on", async () => {
    const done = room.seats[0]!.answer("iowa");
    socket.says({ t: "fault", code: "illegal", re: socket.last("do").id });
    expect(await done).toBe(false);
    expect(room.notice?.code).toBe("illegal");
  });

  it("waits for an answer that is being played, however long that takes", async () => {
    vi.useFakeTimers();
    let through!: () => void;
    room.playback = { play: () => new Promise((done) => (through = done)) };
    const done = room.seats[0]!.answer("gun5");
    socket.says(
      change(6, {
        re: socket.last("do").id,
        patch: { ask: { n: 2 } },
        log: [{ n: 0, name: "hit", rule: "1", facts: {}, at: 1 }],
      }),
    );
    await vi.advanceTimersByTimeAsync(20_000);
    expect(room.seats[0]?.busy).toBe(true);
    expect(await room.seats[0]!.answer("done")).toBe(false);
    expect(socket.sent.filter((message) => message.t === "do")).toHaveLength(1);
    through();
    expect(await done).toBe(true);
    expect(room.seats[0]?.busy).toBe(false);
    vi.useRealTimers();
  });

  it("waits for its answer as long as the table can store nothing", async () => {
    vi.useFakeTimers();
    const done = room.seats[0]!.answer("gun5");
    const sent = socket.last("do");
    socket.says({ t: "table", patch: { notice: "storage-away" } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(room.seats[0]?.busy).toBe(true);
    socket.says({ t: "table", patch: { notice: null } });
    socket.says(change(6, { re: sent.id, patch: { ask: { n: 2 } } }));
    await vi.advanceTimersByTimeAsync(10);
    expect(await done).toBe(true);
    vi.useRealTimers();
  });

  it("still waits on a new connection, and no longer than until the table goes on", async () => {
    vi.useFakeTimers();
    void room.seats[0]!.answer("gun5");
    socket.says({ t: "table", patch: { notice: "storage-away" } });
    const away = { ...whole(6), table: { ...whole(6).table, notice: "storage-away" } };
    socket.close();
    await vi.advanceTimersByTimeAsync(1000);
    const renewed = FakeSocket.all.at(-1)!;
    expect(renewed).not.toBe(socket);
    renewed.opens();
    renewed.says(away);
    expect(room.seats[0]?.busy).toBe(true);
    renewed.says({ t: "table", patch: { notice: null } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(room.seats[0]?.busy).toBe(false);
    vi.useRealTimers();
  });

  it("plays nothing between a wish to hurry and the next question", async () => {
    const play = vi.fn(() => Promise.resolve());
    room.playback = { play };
    const log = [{ n: 1, at: 0, name: "drew", rule: "1", facts: {} }];
    socket.says(change(6, { patch: { ask: null } }));
    await settle();
    room.seats[0]!.hurry();
    socket.says(change(7, { log }));
    await settle();
    expect(play).not.toHaveBeenCalled();
    socket.says(change(8, { patch: { ask: { n: 2, name: "discard", rule: "1", facts: {}, answers: ["done"] } } }));
    await settle();
    expect(room.seats[0]!.hurrying).toBe(false);
    socket.says(change(9, { log }));
    await settle();
    expect(play).toHaveBeenCalledOnce();
  });

  it("knows a question that took the place of another without an answer", async () => {
    socket.says(change(6, { patch: { ask: { n: 2 } } }));
    await settle();
    expect(room.seats[0]?.sudden).toBe(true);
    const done = room.seats[0]!.answer("gun5");
    await new Promise((read) => setTimeout(read, 350));
    expect(room.seats[0]?.sudden).toBe(false);
    socket.says(change(7, { re: socket.last("do").id, patch: { ask: { n: 3 } } }));
    await done;
    expect(room.seats[0]?.sudden).toBe(false);
  });

  it("keeps quiet about faults of what nobody asked for", () => {
    socket.says({ t: "fault", code: "too-fast", re: socket.last("odds").id });
    expect(room.notice).toBeUndefined();
  });

  it("has the orders that the server keeps, and does not lose what is ready", () => {
    socket.says({ ...whole(6), orders: { negate: "pass" }, ready: "tactic-jink" });
    const seat = room.seats[0]!;
    expect(seat.orders).toEqual({ negate: "pass" });
    seat.order({ negate: "pass", refuel: "refuel" });
    expect(socket.last("orders")).toMatchObject({ orders: { negate: "pass", refuel: "refuel" }, ready: "tactic-jink" });
  });

  it("goes by the clock of the server", () => {
    socket.says({ t: "pong", at: Date.now(), now: Date.now() + 60_000 });
    expect(Math.round((room.now() - Date.now()) / 1000)).toBe(60);
  });

  it("shows a seat no longer that has been lost", () => {
    socket.sent = [];
    socket.says({ t: "table", patch: { mine: [] } });
    expect(socket.sent).toEqual([{ t: "hello", watch: false }]);
    const spectators = whole(9);
    socket.says({ ...spectators, table: { ...spectators.table, mine: [] }, view: { ...spectators.view, seat: -1 } });
    expect(room.seats.map((seat) => seat.seat)).toEqual([-1]);
  });

  it("asks for the odds of each new question", async () => {
    const first = socket.last("odds");
    socket.says({ t: "reply", id: first.id, odds: { gun5: { names: ["sunk"], chances: [1] } } });
    await settle();
    expect(room.seats[0]?.odds["gun5"]).toBeDefined();
    socket.says(change(6, { patch: { ask: { n: 2 } } }));
    await settle();
    expect(room.seats[0]?.odds).toEqual({});
    expect(socket.last("odds").id).not.toBe(first.id);
  });

  it("comes back by itself within two seconds", () => {
    vi.useFakeTimers();
    socket.close();
    expect(room.open).toBe(false);
    expect(room.lost).toBe(true);
    vi.advanceTimersByTime(2000);
    const again = FakeSocket.all.at(-1)!;
    expect(again).not.toBe(socket);
    again.opens();
    expect(again.sent[0]).toEqual({ t: "hello", watch: false });
    vi.useRealTimers();
  });

  it("opens its nonce when the table asks for it", () => {
    localStorage.setItem("wardroom-nonce-T", "ab".repeat(32));
    socket.says({ t: "table", patch: { status: "opening" } });
    expect(socket.last("open")).toEqual({ t: "open", nonce: "ab".repeat(32) });
    // The connection may have broken before it arrived.
    socket.sent = [];
    const again = whole(6);
    socket.says({ ...again, table: { ...again.table, status: "opening" } });
    expect(socket.last("open")).toBeDefined();
  });
});
