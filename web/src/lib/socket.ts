/** The connection to a table: it comes back by itself, and says whether it is open. */

import type { FromClient, ToClient } from "./protocol";

export interface Listener {
  frame(frame: ToClient): void;
  /** The connection is open again, or gone for now. */
  changed(open: boolean): void;
  /** The server has closed it for good; no further attempt is made. */
  ended?(code: number): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;
const OPENS_WITHIN = 5000;
const PING_EVERY = 10_000;
/** A connection on which a ping is not answered within this time is dead, though nobody has said so. */
const ANSWERS_WITHIN = 4000;
/** Somebody has come back to the page and waits. */
const ANSWERS_SOON = 2000;

/** The session has ended; there is no such table. */
export const SIGNED_OUT = 4401;
export const UNKNOWN_TABLE = 4404;
const FOR_GOOD = new Set([SIGNED_OUT, UNKNOWN_TABLE]);

export function tableAddress(id: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/ws/tables/${encodeURIComponent(id)}`;
}

export class Connection {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Runs out if nothing is heard. */
  private patience: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private over = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.ping(ANSWERS_WITHIN), PING_EVERY);
    addEventListener("online", this.hurry);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Sends if the connection is open; what could not be sent is not kept, the person sees that and asks again. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  leave(): void {
    this.over = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    clearTimeout(this.patience);
    removeEventListener("online", this.hurry);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  private connect(): void {
    clearTimeout(this.retry);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expect(OPENS_WITHIN);
    // A socket that was given up may still speak; nobody listens.
    socket.onopen = () => {
      if (this.socket !== socket) return;
      this.heard();
      this.wait = FIRST_WAIT;
      this.listener.changed(true);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heard();
      this.listener.frame(JSON.parse(message.data) as ToClient);
    };
    socket.onclose = (closed: CloseEvent) => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.heard();
      this.listener.changed(false);
      if (FOR_GOOD.has(closed.code)) {
        this.leave();
        this.listener.ended?.(closed.code);
        return;
      }
      if (this.over) return;
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  /** Something may be different now: a connection that is open must prove it, any other is made anew. */
  private readonly hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping(ANSWERS_SOON);
    else this.anew();
  };

  /** Gives up what there is and connects at once. */
  private anew(): void {
    const dead = this.socket;
    this.socket = undefined;
    if (dead?.readyState === WebSocket.OPEN) this.listener.changed(false);
    dead?.close();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  private ping(within: number): void {
    if (this.send({ t: "ping", at: Date.now() })) this.expect(within);
  }

  private expect(within: number): void {
    clearTimeout(this.patience);
    this.patience = setTimeout(() => this.anew(), within);
  }

  private heard(): void {
    clearTimeout(this.patience);
  }
}
