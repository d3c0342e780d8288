/** Why an answer is advised, in the words of a coach: what the game says of the question, or how the odds compare. */

import { bestOf } from "./best";
import { isPassing } from "./passing";
import type { Ask, Odds } from "./protocol";
import { canSayOf, say, sayOf } from "./say";
import type { Words } from "./words";

/** Odds that differ by less look the same. */
const SAME = 0.005;

interface Weighed {
  word: string;
  chance: string;
  share: number;
}

/** The answers that have odds, the best first. */
function weighed(ask: Ask, odds: Record<string, Odds>, words: Words, defends = false): Weighed[] {
  const found = ask.answers.flatMap((word) => {
    const best = odds[word] && bestOf(odds[word], words, defends);
    return best ? [{ word, chance: best.chance, share: best.share }] : [];
  });
  return found.sort((one, other) => other.share - one.share);
}

/** What speaks for a word among the answers to a question; nothing where there is nothing to say. */
export function reasonFor(
  word: string,
  ask: Ask,
  odds: Record<string, Odds>,
  words: Words,
  nameOf: (word: string) => string,
  defends = false,
): string {
  const own = `hint-${ask.name}`;
  if (canSayOf(words.game, own)) return sayOf(words.game, own, { answer: word });
  const ranked = weighed(ask, odds, words, defends);
  const best = ranked[0];
  const here = ranked.find((choice) => choice.word === word);
  if (!best) return "";
  if (!here)
    return isPassing(word, ask, words.game, false)
      ? say("table-hint-not-worth", { answer: nameOf(best.word), chance: best.chance })
      : "";
  if (ranked.length === 1) return "";
  if (best.share - here.share < SAME) return say("table-hint-best", { count: ranked.length });
  return say("table-hint-prize", { answer: nameOf(best.word), chance: best.chance });
}
