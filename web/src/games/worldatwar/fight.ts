/** A fight as the diary tells it: its rolls, and what came of each. */

import type { DiaryLine } from "../../lib/protocol";
import { lookedUp } from "./telling";
import type { Told as Vocabulary } from "./vocabulary";

const BEGINS: string[] = [
  "fleet-combat",
  "strike-launched",
  "submarines-attack",
  "base-attacked",
  "round-begins",
] satisfies (keyof Vocabulary)[];
const COMES: string[] = ["ship-damaged", "ship-sunk", "cargo-lost", "critical"] satisfies (keyof Vocabulary)[];

export interface Shot {
  roll: DiaryLine;
  came: DiaryLine[];
}

export interface Told {
  /** The line with which it begins, if it is in the diary. */
  title: DiaryLine | undefined;
  shots: Shot[];
}

/** The last fight, as far as it is told by now. */
export function fightIn(log: DiaryLine[]): Told {
  const names = log.map((line) => line.name);
  const lines = log.slice(Math.max(0, ...BEGINS.map((name) => names.lastIndexOf(name))));
  const shots: Shot[] = [];
  for (const line of lines) {
    if (lookedUp(line).length > 0) shots.push({ roll: line, came: [] });
    else if (COMES.includes(line.name)) shots.at(-1)?.came.push(line);
  }
  return { title: lines[0] && BEGINS.includes(lines[0].name) ? lines[0] : undefined, shots };
}

/** The hits that each ship has taken in it, by her key. */
export function struckIn(log: DiaryLine[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { roll } of fightIn(log).shots) {
    const { ship, hits } = roll.facts as { ship?: string; hits?: number };
    const key = ship?.replace("ship/", "");
    if (key && hits) found[key] = (found[key] ?? 0) + hits;
  }
  return found;
}
