import { readStored, store } from "./live";

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
