import { guides } from "../games";
import { Live, readStored, store } from "./live";
import type { Table } from "./protocol";

/** What a learner has been told at a table, kept in the browser so that it can be taken up again. */
export interface Lessons {
  hidden: boolean;
  /** By name of the question, the number of the first time it was asked. */
  first: Record<string, number>;
}

type Place = Pick<Table, "id" | "learn">;

const key = (table: string) => `wardroom-learn-${table}`;
/** What was changed here, by table. */
const changed = new Live<Record<string, Lessons>>({});

/** Where the coach was not asked for at the beginning he comes when he is called. */
export function readLessons({ id, learn }: Place): Lessons {
  const kept = changed.current[id] ?? readStored<Partial<Lessons>>(key(id), {});
  return { hidden: kept.hidden ?? !learn, first: kept.first ?? {} };
}

export function keepLessons({ id }: Place, lessons: Lessons): void {
  changed.current = { ...changed.current, [id]: lessons };
  store(key(id), lessons);
}

/** Whether a coach may be called: his place is where nothing counts, and a scripted lesson has its own. */
export const mayHaveCoach = (table: Table): boolean =>
  ((table.practice || table.learn) ?? false) && !table.lesson && guides[table.game]?.lessons !== undefined;

/** Whether he, or the button that calls him back, has a place beside the table. */
export const hasCoach = (table: Table): boolean =>
  mayHaveCoach(table) && ((table.learn ?? false) || !readLessons(table).hidden);
