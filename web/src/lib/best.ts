/** The one result of some odds that is worth a figure of its own. */

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

export function bestOf(odds: Odds, words: Words): Best | undefined {
  const guide = guides[words.game];
  const none = odds.names.indexOf(guide?.noHit ?? "");
  if (none >= 0 && odds.names.length > 1) {
    const share = 1 - (odds.chances[none] ?? 0);
    return { name: "hits", result: say("table-any-hit"), chance: words.percent(share), share, vain: share === 0 };
  }
  const best = words.oddsParts(odds)[0];
  return best && { ...best, vain: (guide?.vain.includes(best.name) ?? false) };
}
