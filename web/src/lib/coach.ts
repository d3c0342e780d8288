import { readStored, store } from './live';

/** The parts of a first turn, in the order in which they come. */
export const STAGES = ['formation', 'prepare', 'declare', 'defend', 'resupply'] as const;
export type Stage = (typeof STAGES)[number];

// Which part a question belongs to, by its name; what is not named here has a note for all occasions.
const STAGE_OF: Record<string, Stage> = {
  'arrange': 'formation',
  'arrange-nothing': 'formation',
  'adjust-formation': 'prepare',
  'move-to': 'prepare',
  'dive': 'prepare',
  'ship-ahoy': 'prepare',
  'ship-ahoy-empty': 'prepare',
  'place-ship': 'prepare',
  'retreat': 'prepare',
  'repair-ship': 'prepare',
  'repair-card': 'prepare',
  'battle-stations': 'declare',
  'firing-ship': 'declare',
  'target': 'declare',
  'next-target': 'declare',
  'strike-target': 'declare',
  'bomber-target': 'declare',
  'bomber-dice': 'declare',
  'crew-carrier': 'declare',
  'area-use': 'declare',
  'asw-use': 'declare',
  'next-defender': 'declare',
  'point-defense': 'defend',
  'point-defense-air': 'defend',
  'lay-against': 'defend',
  'allot-air-defense': 'defend',
  'damage-control': 'defend',
  'negate-which': 'defend',
  'save-submarine': 'defend',
  'bomber-hit': 'defend',
  'discard': 'resupply',
  'must-discard': 'resupply',
};

export function stageOf(question: string): Stage | undefined {
  return STAGE_OF[question];
}

/** Every question with a note of its own. */
export const COACHED = Object.keys(STAGE_OF);

/** What a learner has been told at a table, kept in the browser so that it can be taken up again. */
export interface Lessons {
  hidden: boolean;
  /** By name of the question, the number of the first time it was asked. */
  first: Record<string, number>;
}

const place = (table: string) => `wardroom-learn-${table}`;

export function readLessons(table: string): Lessons {
  const kept = readStored<Partial<Lessons>>(place(table), {});
  return { hidden: kept.hidden ?? false, first: kept.first ?? {} };
}

export function keepLessons(table: string, lessons: Lessons): void {
  store(place(table), lessons);
}
