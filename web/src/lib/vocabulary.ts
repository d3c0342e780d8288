/**
 * Questions and lines of the diary of one game, so that TypeScript knows by the name which facts they carry. Each
 * game's `vocabulary.ts` has its names: a name that the engine does not have does not compile.
 */
import type { Ask, DiaryLine } from "./protocol";

/** A question of a game, or `given`: an answer that the seat has given and may take up again. */
export type AskOf<Asked> =
  | { [Name in keyof Asked]: Omit<Ask, "name" | "facts"> & { name: Name; facts: Asked[Name] } }[keyof Asked]
  | (Omit<Ask, "name" | "facts"> & { name: "given"; facts: Record<string, never> });

/** A line of the diary of a game. */
export type LineOf<Told> = {
  [Name in keyof Told]: Omit<DiaryLine, "name" | "facts"> & { name: Name; facts: Told[Name] };
}[keyof Told];
