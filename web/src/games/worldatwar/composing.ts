/** Choosing in any order: what the engine asks in one order is taken back and given anew as a person changes it. */

import type { Desk } from "../../lib/desk.svelte";
import type { ChoosingShown } from "./board";
import type { Content } from "./content";
import { beginsWith, boardOf, type Counts, runOf } from "./places";

/** Makes the ships chosen so far into so many of each kind; what is refused is put back as it was. */
export async function reform(desk: Desk, wanted: Counts): Promise<void> {
  const { plan, view } = desk.seat;
  const first = boardOf(view).choosing;
  if (!first) return;
  if (plan.active && first.kind === "screen")
    return plan.layAll(
      first.kind,
      Object.keys(first.pool).flatMap((key) => runOf(first, { [key]: wanted[key] ?? 0 }).join(" ") || []),
    );
  const goal = runOf(first, wanted);
  const before = runOf(first, first.chosen);
  for (;;) {
    const now = boardOf(desk.seat.view).choosing;
    if (!now) return;
    if (now.label === undefined && beginsWith(goal, runOf(now, now.chosen))) break;
    if (!desk.seat.ask?.undo || !(await desk.undo())) return;
  }
  const laid = boardOf(desk.seat.view).choosing;
  if (!laid) return;
  const done = runOf(laid, laid.chosen).length;
  if (goal.length === done) return;
  if (plan.active) {
    // What is only laid is laid word by word.
    for (const word of goal.slice(done)) await desk.answer(word);
    return;
  }
  const given = await desk.answer(goal.slice(done).join(" "));
  if (!given && before.length > done) await desk.answer(before.slice(done).join(" "));
}

/** Groups that get a number as soon as they are asked for, by their place in the list. */
export type Plans = Record<number, string>;

/** A number for one of the groups, in whatever order; gives back what is still to be said later. */
export async function numberGroup(desk: Desk, place: number, word: string, plans: Plans): Promise<Plans> {
  const groups = boardOf(desk.seat.view).numbering ?? [];
  const given = groups.filter((group) => group.number !== undefined).length;
  if (place > given) return { ...plans, [place]: word };
  const { plan } = desk.seat;
  if (place === given) await desk.pick(word);
  else if (plan.oneByOne) await plan.replace(plan.oneByOne.stage, place, word);
  return plans;
}

/** Takes up an answer that was laid, to change it; once more, and it stays. */
export function takeUp(desk: Desk, place: number): void {
  const { plan, busy } = desk.seat;
  if (plan.oneByOne && place < plan.oneByOne.entries.length && !busy) plan.move(plan.oneByOne.stage, place);
}

/** Whether an answer was laid, and has been taken up to be changed. */
export const isTakenUp = ({ seat: { plan } }: Desk, place: number): boolean =>
  plan.oneByOne !== undefined && plan.isMoved(plan.oneByOne.stage, place);

/** Whether a group or a target is chosen, and nothing is given yet: pressed once more it is not. */
export const isLaid = (desk: Desk | undefined, word: string): boolean =>
  (desk?.seat.plan.isLaid(word) || desk?.seat.plan.isHeld(word)) ?? false;

/** So many of a kind as there is room for are chosen together; at least one, so that it is said why not. */
export function asManyAsFit(choosing: ChoosingShown, key: string, content: Content): number {
  const there = choosing.pool[key] ?? 0;
  const factors = content.ships[key]?.factors ?? 0;
  if (choosing.most === undefined || factors === 0) return there;
  return Math.max(1, Math.min(there, Math.floor((choosing.most - choosing.factors) / factors)));
}

/** Chooses what can be chosen, and lets go of what is. */
export const choose = (desk: Desk | undefined, word: string, at: Element): void =>
  void (isLaid(desk, word) ? desk?.letGo(word) : desk?.pick(word, at));
