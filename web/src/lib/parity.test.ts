/**
 * The page says what the terminal says. `tests/test_words_parity.py` writes down what that was in recorded games, and
 * runs this.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Chances, Ending, Told, WordsFile } from "./words";
import { Words } from "./words";

interface Answer {
  word: string;
  asked: Told | null;
}
type Case = { says: Record<string, string>; reader: number } & (
  | { kind: "event" | "decision" | "refusal"; told: Told }
  | { kind: "action"; told: Answer }
  | { kind: "odds"; told: Chances }
  | { kind: "outcome"; told: Ending }
);
interface Said {
  game: string;
  names: string[];
  words: Record<string, WordsFile>;
  cases: Case[];
}

const folder = process.env.WARDROOM_SAID;

function said(words: Words, line: Case, names: string[]): string {
  switch (line.kind) {
    case "event":
    case "refusal":
      return words[line.kind](line.told, names);
    case "decision":
      return `${words.decision(line.told, names)}\n${words.reason(line.told, names)}`;
    case "action":
      return words.action(line.told.word, line.told.asked ?? undefined, names);
    case "odds":
      return words.odds(line.told);
    case "outcome":
      return words.outcome(line.told, names);
  }
}

describe.skipIf(!folder)("what the page says", () => {
  for (const file of folder ? readdirSync(folder) : []) {
    const { game, names, words, cases } = JSON.parse(readFileSync(join(folder!, file), "utf-8")) as Said;
    it.each(Object.keys(words))(`is what the terminal says, in ${game}, %s`, (lang) => {
      const own = new Words(lang, words[lang]!, game);
      const different = [];
      for (const line of cases) {
        const wanted = line.says[lang];
        const read = own.readBy(line.reader);
        const found = said(read, line, names);
        if (found !== wanted) different.push({ wanted, found });
        if (line.kind !== "event") continue;
        const pieces = read.eventPieces(line.told, names);
        const whole = pieces.map((piece) => piece.text).join("");
        if (whole !== wanted) different.push({ wanted, pieces });
        const named = names.some((name) => name && wanted?.includes(name));
        if (named && !pieces.some((piece) => piece.strong)) different.push({ wanted, pieces });
      }
      expect(different.slice(0, 5)).toEqual([]);
    });
  }
});
