/** Which answer lets a chance go: it is drawn quiet, and Enter is not for it while something could be done. */

import { guides } from "../games";
import type { Ask, Table } from "./protocol";
import type { Words } from "./words";

const PASSES = ["done", "hold"];

/** `begun`: something has been put together, and the answer gives it. */
export function isPassing(word: string, ask: Ask | undefined, game: string, begun: boolean): boolean {
  if (!ask || begun || !PASSES.includes(word)) return false;
  if (guides[game]?.goesOn?.includes(ask.name)) return false;
  return ask.answers.some((other) => !PASSES.includes(other) && other !== "reopen");
}

/** What an answer is called; one that would end a list says so differently while the list is empty. */
export function labelled(word: string, label: string, ask: Ask | undefined, words: Words, begun: boolean): string {
  const none = `decision-${ask?.name}.none`;
  if (word !== "done" || begun || !words.has(none)) return label;
  const said = words.phrase(none, ask?.facts ?? {});
  return said.charAt(0).toLocaleUpperCase(words.lang) + said.slice(1);
}

/** Everybody else is a bot: nobody could tell from how soon an answer comes what the seat does not hold. */
export const playsAlone = (table: Table | undefined, seat: number): boolean =>
  table?.seats.every(({ kind }, at) => at === seat || kind === "bot") ?? false;

/** The order to pass where nothing else can be done. */
export const NOTHING = "nothing";
