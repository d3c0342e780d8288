import type { DiaryLine, Said } from "./protocol";

export type Filter = "all" | "fire" | "chat";

/** A line of the diary or of chat, in one order of time. */
export interface Entry {
  key: string;
  at: number;
  line?: DiaryLine;
  said?: Said;
}

/** What the filter lets through, the newest first. */
export function entries(
  lines: DiaryLine[],
  chat: Said[],
  filter: Filter,
  isFire: (line: DiaryLine) => boolean,
): Entry[] {
  const told = filter === "chat" ? [] : lines.filter((line) => filter === "all" || isFire(line));
  const said = filter === "fire" ? [] : chat;
  const both: Entry[] = [
    ...told.map((line) => ({ key: `l${line.n}`, at: line.at, line })),
    ...said.map((said) => ({ key: `c${said.n}`, at: said.at, said })),
  ];
  // The sort is stable, so lines of one moment keep their order.
  return both.sort((one, other) => one.at - other.at).reverse();
}

/** The lines called `told` of the last round that has any; a line called `begins` begins a round. */
export function lastRound(lines: DiaryLine[], told: string, begins: string): DiaryLine[] {
  let found: DiaryLine[] = [];
  let over = false;
  for (const line of lines) {
    if (line.name === begins) over = true;
    if (line.name !== told) continue;
    found = over ? [line] : [...found, line];
    over = false;
  }
  return found;
}
