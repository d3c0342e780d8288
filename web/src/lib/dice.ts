/** The dice of a line of the diary, as the page rolls them before it shows what has changed. */

import type { Rolled } from "./playback.svelte";
import type { DiaryLine, Throw } from "./protocol";

const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** Whether dice gave what was needed; of dice that only count, nothing. */
export function comesOff({ faces, needed, low, plus = 0 }: Throw): boolean | undefined {
  if (!needed) return undefined;
  return low ? sum(faces) + plus <= needed : sum(faces) + plus >= needed;
}

/** An attack that comes off is ill for the target, anything else that does is well. */
function toneOf(thrown: Throw): Rolled["tone"] {
  const well = comesOff(thrown);
  if (well === undefined) return undefined;
  return (thrown.group === "attack") === well ? "red" : "lit";
}

/** The dice that were rolled for a line, with its text beside them. */
export function diceOf({ dice = [] }: DiaryLine, text: string): Rolled | undefined {
  const thrown = dice[0];
  if (!thrown) return undefined;
  const tone = toneOf(thrown);
  return {
    faces: dice.flatMap(({ faces }) => faces),
    text,
    ...(thrown.sides && thrown.sides !== 6 ? { sides: thrown.sides } : {}),
    ...(tone ? { tone } : {}),
  };
}
