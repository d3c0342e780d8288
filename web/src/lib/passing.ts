/** Which answer lets a chance go: it is drawn quiet, and Enter is not for it while something could be done. */

import { guides } from "../games";
import type { Ask, Table } from "./protocol";
import type { Words } from "./words";

const PASSES = ["done", "hold"];
const DECISIONS = ["yes", "refill"];

/** `begun`: something has been put together, and the answer gives it. */
export function isPassing(word: string, ask: Ask | undefined, game: string, begun: boolean): boolean {
  if (!ask || begun || !PASSES.includes(word)) return false;
  if (guides[game]?.goesOn?.includes(ask.name)) return false;
  return ask.answers.some((other) => !PASSES.includes(other) && other !== "reopen");
}

/** Whether it decides one way where there is another: nothing has prepared it, and Enter is not for it. */
export const isDecision = (word: string, ask: Ask | undefined): boolean =>
  DECISIONS.includes(word) && (ask?.answers.length ?? 0) > 1;

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

/** Orders for every question: to take the only answer there is, and not to. */
export const EVERY = "*";
export const NOTHING = "nothing";
export const ASK = "ask";

/** Whether the table answers for the seat where there is one answer: against bots unless it was told not to. */
export function takesOnlyAnswers(table: Table, seat: number, orders: Record<string, string>): boolean {
  const taken = playsAlone(table, seat) && !table.learn;
  return taken ? orders[EVERY] !== ASK : orders[EVERY] === NOTHING;
}

/** Whether the table is about to answer a window as ordered: what is put for an instant is no question. */
export function isOrdered(ask: Ask, orders: Record<string, string>, ready: string, slow: boolean): boolean {
  if (!ask.closes || ask.given) return false;
  const order = orders[ask.name] ?? ASK;
  if (ask.answers.includes(ready) || (order !== ASK && order !== NOTHING)) return true;
  const only = orders[ask.name] ?? orders[EVERY];
  return only === NOTHING && !slow && ask.answers.join() === "done";
}

/** Whether such an order is of use: between people only in windows that close at their time. */
export const mayTakeOnlyAnswers = (table: Table, seat: number): boolean =>
  playsAlone(table, seat) || ((table.window ?? 0) > 0 && table.clock.kind !== "day");
