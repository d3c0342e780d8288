/** The line to a table: it comes back by itself, and says whether it is open. */

import type { FromClient, ToClient } from "./protocol";

export interface Listener {
  frame(frame: ToClient): void;
  /** The line is open again, or gone for now. */
  line(open: boolean): void;
}

const FIRST_WAIT = 200;
const LONGEST_WAIT = 2000;
const PING_EVERY = 15_000;
/** A line on which nothing came for this long is dead, though nobody has said so. */
const SILENCE = 25_000;

export function tableAddress(id: string, place: Location = location): string {
  const scheme = place.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${place.host}/ws/tables/${encodeURIComponent(id)}`;
}

export class Line {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private left = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.ping(), PING_EVERY);
    if (typeof addEventListener === "function") addEventListener("online", this.hurry);
    this.connect();
  }

  /** Sends if the line is open; what could not be sent is not kept, the person sees that and asks again. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  leave(): void {
    this.left = true;
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    removeEventListener("online", this.hurry);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.listener.line(true);
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.heard = Date.now();
      this.listener.frame(JSON.parse(message.data) as ToClient);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.left) return;
      this.listener.line(false);
      this.retry = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    };
  }

  private readonly hurry = (): void => {
    if (this.left || this.socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENCE) this.socket.close();
    else this.send({ t: "ping", at: Date.now() });
  }
}
