import { guides } from "../games";
import { api } from "./api";
import { readStored, store } from "./live";
import { drawNonce, keepNonce } from "./nonce";
import type { GameCard, Made, NewTable, Table } from "./protocol";
import { go } from "./router";

/** Makes a table with this visitor's own promise of luck, and keeps the secrets of its links for the lobby. */
export async function makeTable(wanted: NewTable): Promise<Made> {
  const nonce = drawNonce();
  const made = await api.makeTable({ ...wanted, nonce: nonce.promise });
  keepNonce(made.table.id, nonce);
  keepLinks(made.table.id, made.links);
  return made;
}

/**
 * Takes a seat: with the secret of its link, or one that is open to all; under a name for this table if one is given.
 */
export async function sitDown(table: string, seat: number, secret = "", name = ""): Promise<Table> {
  const nonce = drawNonce();
  const seated = await api.sit(table, { seat, secret, nonce: nonce.promise, name });
  keepNonce(table, nonce);
  return seated;
}

/** Takes the seats that are kept for this visitor after an earlier game, all with one promise of luck. */
export async function takeKept(table: Table): Promise<Table> {
  const nonce = drawNonce();
  let seated = table;
  for (const seat of keptSeats(table)) {
    seated = await api.sit(table.id, { seat, nonce: nonce.promise });
    keepNonce(table.id, nonce);
  }
  return seated;
}

export function keptSeats(table: Table): number[] {
  return (table.kept ?? []).filter((seat) => table.seats[seat]?.kind === "link");
}

/** The next game of the same people; whoever asks for it sits down at once. */
export async function rematchOf(id: string): Promise<Table> {
  const made = await api.rematch(id);
  keepLinks(made.table.id, made.links);
  return takeKept(made.table);
}

/** The strongest bot of those that the server has for a game. */
export function bestBot(game: string, bots: string[] = []): string {
  const best = guides[game]?.bestBot ?? "";
  return bots.length === 0 || bots.includes(best) ? best : (bots.at(-1) ?? "");
}

/** The option that tells how many play, where a game has it. */
export function seatsOption(game: GameCard | undefined, seats: number): Record<string, string> {
  return game && !game.options.some((option) => option.key === "seats") ? {} : { seats: String(seats) };
}

/** A game against bots, begun at once. */
export async function playAgainstBots(key: string, game: GameCard | undefined): Promise<void> {
  const { bots, options } = guides[key]?.quick ?? { bots: 1, options: {} };
  const bot = bestBot(key, game?.bots);
  const seats = [{ kind: "you" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot }))];
  const { table } = await makeTable({ game: key, options: { ...options, ...seatsOption(game, seats.length) }, seats });
  go(`/table/${table.id}`);
}

const LINKS = (table: string) => `wardroom-links-${table}`;

// For this tab only: secrets are shown to the owner once, and a new one can be made at any time.
export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(LINKS(table), JSON.stringify({ ...keptLinks(table), ...links }));
  } catch {
    return;
  }
}

export function keptLinks(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(LINKS(table)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Whether the page was opened under a name that means another machine everywhere else. */
export function isLoopback(hostname = location.hostname): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * The page address that carries a seat's secret; behind the `#`, so that no server ever logs it.
 * `address` is where friends find the server, in case this page was opened on its own machine.
 * `again`: the seat is somebody's already, who goes on by this link.
 */
export function seatLink(table: string, seat: number, secret: string, address = "", again = false): string {
  const origin = isLoopback() && address ? address : location.origin;
  return `${origin}/table/${table}#seat=${seat}&secret=${secret}${again ? "&again" : ""}`;
}

const REPLAY = (table: string) => `wardroom-replay-${table}`;

/** Remembers the moment of a replay from which a what-if table went on. */
export function keepReplay(table: string, address: string): void {
  store(REPLAY(table), address);
}

export function keptReplay(table: string): string {
  return readStored(REPLAY(table), "");
}

/** The longest name of a table. */
const LONGEST = 40;

/** A name that is made of another, which is cut short where the whole would be too long. */
export function fitted(make: (name: string) => string, name: string): string {
  const over = make(name).length - LONGEST;
  return over > 0 ? make(`${name.slice(0, Math.max(0, name.length - over - 1)).trimEnd()}…`) : make(name);
}
