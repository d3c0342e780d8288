import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, SIGNED_OUT, UNKNOWN_TABLE, type Listener } from "./socket";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen?: () => void;
  onclose?: (closed: { code: number }) => void;
  onmessage?: (message: { data: string }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  answers(): void {
    this.onmessage?.({ data: '{"t":"pong","at":1}' });
  }
}

const last = () => FakeSocket.all.at(-1)!;

describe("the connection to a table", () => {
  let connection: Connection;
  let listener: { [name in keyof Listener]-?: ReturnType<typeof vi.fn> };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    listener = { frame: vi.fn(), changed: vi.fn(), ended: vi.fn() };
    connection = new Connection("ws://here/ws/tables/T", listener);
  });
  afterEach(() => {
    connection.leave();
    vi.useRealTimers();
  });

  it("gives up a connection on which a ping is not answered, and connects at once", () => {
    const dead = last();
    dead.opens();
    vi.advanceTimersByTime(10_000);
    expect(dead.sent.at(-1)).toContain("ping");
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.changed).toHaveBeenLastCalledWith(false);
    dead.answers();
    expect(listener.frame).not.toHaveBeenCalled();
  });

  it("keeps a connection that answers", () => {
    last().opens();
    for (let beat = 0; beat < 4; beat++) {
      vi.advanceTimersByTime(10_000);
      last().answers();
    }
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("asks whether the connection lives when the page comes back, and has a new one within two seconds", () => {
    last().opens();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(last().sent.at(-1)).toContain("ping");
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("has one socket only, though the network comes back while it connects", () => {
    const first = last();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    expect(first.readyState).toBe(3);
    last().opens();
    first.opens();
    expect(listener.changed.mock.calls.filter(([open]) => open)).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([UNKNOWN_TABLE, SIGNED_OUT])("stops at %i", (code) => {
    last().opens();
    last().close(code);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(listener.ended).toHaveBeenCalledWith(code);
  });

  it("tries again after any other end", () => {
    last().opens();
    last().close(4408);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
