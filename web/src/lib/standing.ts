import type { Clock, Seat, Table, TableCard } from "./protocol";
import { canSay, say } from "./say";

/** Whose move it is at a table, for lists: whether the visitor is meant, and the words. */
export interface Standing {
  mine: boolean;
  text: string;
}

/** What its owner calls a table, or else its game. */
export function tableName(table: Pick<TableCard, "name" | "game">): string {
  return table.name || say(`base-game-${table.game}`);
}

/** Whether a person plays there who is not here now. */
export function isAway(table: Table | undefined, seat: number): boolean {
  const sits = table?.seats[seat];
  return table?.status === "playing" && sits?.kind === "person" && !sits.online;
}

export function seatName(seat: Seat | undefined, index: number): string {
  if (!seat) return String(index + 1);
  if (seat.kind === "bot") return say("base-bot", { name: seat.name || botName(seat.bot ?? "") });
  if (seat.kind === "open") return say("base-seat-open");
  if (seat.kind === "link") return seat.name || say("base-seat-link");
  return seat.name || say("base-seat", { number: index + 1 });
}

/** Everybody at a table by name. Bots of one strength are told apart by numbers. */
function bareNames(table: Pick<TableCard, "seats">): string[] {
  return table.seats.map((seat, index) => {
    if (seat.kind !== "bot") return seatName(seat, index);
    if (seat.name) return seat.name;
    const alike = table.seats.filter((other) => other.kind === "bot" && !other.name && other.bot === seat.bot);
    const name = botName(seat.bot ?? "");
    return alike.length < 2 ? name : `${name} ${alike.indexOf(seat) + 1}`;
  });
}

/** For lists, which say who is a bot. */
export function seatNames(table: Pick<TableCard, "seats">): string[] {
  return bareNames(table).map((name, seat) => (table.seats[seat]?.kind === "bot" ? say("base-bot", { name }) : name));
}

/** For the table and its sentences, in which the reader is *you*. */
export function toldNames(table: Pick<TableCard, "seats">, reader = -1): string[] {
  return bareNames(table).map((name, seat) => (seat === reader ? say("base-you") : name));
}

/** The visitor's seat; of several at one screen none is *you*. */
export function readerOf(own: number[]): number {
  return own.length === 1 ? own[0]! : -1;
}

export function botName(bot: string): string {
  return canSay(`base-bot-${bot}`) ? say(`base-bot-${bot}`) : bot;
}

/** "6:42", "3 h" or "2 days": as exact as it is urgent. */
export function timeLeft(due: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((due - now) / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds < 86400) return say("base-hours", { number: Math.floor(seconds / 3600) });
  return say("base-days", { number: Math.floor(seconds / 86400) });
}

/** How much time each move has. */
export function clockWords({ kind = "none", seconds = 0 }: Clock): string {
  if (kind === "move") return say("home-per-move", { minutes: Math.max(1, Math.round(seconds / 60)) });
  if (kind === "day") return say("home-per-day", { days: Math.max(1, Math.round(seconds / 86400)) });
  return say("home-no-clock");
}

/** A bot plays on for the person of the seat, who is away or has resigned. */
export function isPlayedOn(seat: Seat | undefined): boolean {
  return (seat?.stand_in ?? false) || (seat?.resigned ?? false);
}

export function standingOf(table: TableCard, now = Date.now()): Standing {
  if (table.status === "over") return { mine: false, text: say("base-over") };
  if (table.status === "waiting") return { mine: false, text: say("base-waiting", { free: freeSeats(table) }) };
  if (table.mine.length > 0 && table.mine.every((seat) => table.seats[seat]?.resigned))
    return { mine: false, text: say("base-look-on") };
  const waiting = table.waiting ?? [];
  const mine = waiting.find((seat) => table.mine.includes(seat) && !isPlayedOn(table.seats[seat]));
  const asked = mine ?? waiting[0];
  const seat = asked === undefined ? undefined : table.seats[asked];
  const left = seat?.due ? timeLeft(seat.due, now) : "";
  if (mine !== undefined)
    return { mine: true, text: left ? say("base-your-move-left", { left }) : say("base-your-move") };
  if (asked === undefined || !seat) return { mine: false, text: say("base-under-way") };
  if (seat.kind === "bot" || isPlayedOn(seat)) return { mine: false, text: say("base-bot-thinks") };
  const name = seatName(seat, asked);
  return { mine: false, text: left ? say("base-their-move-left", { name, left }) : say("base-their-move", { name }) };
}

/** Whether it is a lesson, or a moment tried out anew: nobody minds if it is never played to its end. */
export const isExercise = ({ lesson, learn, whatif }: TableCard): boolean => (lesson || learn || whatif) ?? false;

/** Whether the visitor plays there with nobody but bots. */
export function isAlone(table: TableCard): boolean {
  return table.seats.every(({ kind }) => kind === "you" || kind === "bot");
}

export function freeSeats(table: Pick<TableCard, "seats">): number {
  return table.seats.filter((seat) => seat.kind === "open" || seat.kind === "link").length;
}

/** The people and bots at a table in one line, without the visitor. */
export function company(table: TableCard): string {
  return seatNames(table)
    .filter((_, index) => !table.mine.includes(index))
    .join(", ");
}
