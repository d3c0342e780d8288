/** The chance of success of a choice, as a figure of its own, and all its odds in words. */

import { guides } from "../games";
import type { Odds } from "./protocol";
import { say } from "./say";
import type { Words } from "./words";

export interface Best {
  name: string;
  result: string;
  chance: string;
  share: number;
  /** Nothing comes of it. */
  vain: boolean;
}

/** `defends`: the odds are those of a defence, and the attack that fails is the success. */
export function bestOf(odds: Odds, words: Words, defends = false): Best | undefined {
  const parts = words.oddsParts(odds);
  if (parts.length === 0) return undefined;
  const guide = guides[words.game];
  if (defends)
    return summed("stopped", say("table-defence-works"), odds, words, (name) => name !== failureOf(odds, words));
  const wins = parts.filter((part) => !(guide?.odds.vain.includes(part.name) ?? false));
  const counted = odds.names.includes(guide?.odds.noHit ?? "");
  if (wins.length === 1 && !counted) return { ...wins[0]!, vain: false };
  const success = guide?.odds.success?.(odds.names) || say(counted ? "table-any-hit" : "table-success");
  return summed("hits", success, odds, words, (name) => wins.some((win) => win.name === name));
}

/** What a figure counts that adds up several results; nothing where it is one of those that stand beside it. */
export const countedBy = (best: Best) => (best.name === "hits" ? best.result : "");

/** The odds in words; of a defence that it fails, not that it misses. */
export function oddsLine(odds: Odds, words: Words, defends = false): string {
  if (!defends || failureOf(odds, words) !== "missed") return words.odds(odds);
  return words
    .oddsParts(odds)
    .map((part) => `${part.name === "missed" ? say("table-defence-fails") : part.result} ${part.chance}`)
    .join(", ");
}

/** What a defence is laid to prevent. */
const failureOf = (odds: Odds, words: Words) => guides[words.game]?.odds.defenceFails?.(odds.names) ?? "";

function summed(name: string, result: string, odds: Odds, words: Words, counts: (name: string) => boolean): Best {
  const share = odds.names.reduce((sum, other, at) => sum + (counts(other) ? (odds.chances[at] ?? 0) : 0), 0);
  return { name, result, chance: words.percent(share), share, vain: share === 0 };
}
