/** The dice of a line of the diary, as the page rolls them before it shows what has changed. */

import type { Rolled } from "./playback.svelte";
import type { DiaryLine, Throw } from "./protocol";

const sum = (faces: number[]): number => faces.reduce((total, face) => total + face, 0);

/** All dice of a line, one by one. */
export const facesOf = ({ dice = [] }: Pick<DiaryLine, "dice">): number[] => dice.flatMap(({ faces }) => faces);

/** Whether dice gave what was needed; of dice that only count, nothing. */
export function comesOff({ faces, needed, low, plus = 0, fails }: Throw): boolean | undefined {
  if (needed === undefined) return undefined;
  if (fails) return false;
  return low ? sum(faces) + plus <= needed : sum(faces) + plus >= needed;
}

const isThreat = ({ group, kind }: Throw): boolean => group === "attack" || kind === "attack" || kind === "search";

/** An attack or a search that comes off is ill for the target, anything else that does is well. */
function toneOf(thrown: Throw): Rolled["tone"] {
  const well = comesOff(thrown);
  if (well === undefined) return undefined;
  return isThreat(thrown) === well ? "red" : "lit";
}

/** The dice that were rolled for a line, with its text beside them. */
export function diceOf(line: DiaryLine, text: string): Rolled | undefined {
  const { dice = [] } = line;
  const thrown = dice[0];
  if (!thrown) return undefined;
  const tone = toneOf(thrown);
  return {
    faces: facesOf(line),
    text,
    ...(thrown.sides && thrown.sides !== 6 ? { sides: thrown.sides } : {}),
    ...(thrown.mark ? { marks: [thrown.mark] } : {}),
    ...(tone ? { tone } : {}),
  };
}
