import type { Said, Table } from "./protocol";
import { say } from "./say";

/** In place of a seat: the table itself tells something. */
export const TABLE = -2;

/** Whose voice can be muted: a seat's, or by name that of somebody who looks on. */
export const voice = (line: Said): number | string => (line.seat >= 0 ? line.seat : line.name);

/** What the table tells of a seat, as a sentence. */
export const toldByTable = (line: Said): string =>
  say(`table-told-${line.text}`, { name: line.name || say("together-somebody") });

/** What is heard of what was said, by whoever has muted some; the table itself always is. */
export function heard(chat: Said[], muted: (number | string)[]): Said[] {
  return chat
    .filter((line) => line.seat === TABLE || !muted.includes(voice(line)))
    .map((line) => (line.seat === TABLE ? { ...line, name: "", text: toldByTable(line) } : line));
}

/** Who may be muted: other persons by seat, those who look on by name. */
export function speakersAt(table: Table | undefined, chat: Said[], names: string[]) {
  const found = new Map<number | string, string>();
  table?.seats.forEach(
    (seat, at) => seat.kind === "person" && !table.mine.includes(at) && found.set(at, names[at] ?? ""),
  );
  for (const line of chat) if (line.seat === -1) found.set(line.name, line.name);
  return [...found].map(([key, name]) => ({ key, name }));
}
