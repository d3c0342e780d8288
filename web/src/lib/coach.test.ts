import { describe, expect, it } from "vitest";
import { en as english, ru as russian } from "../words/whole";
import { guides } from "../games";
import { hasCoach, keepLessons, mayHaveCoach, readLessons } from "./coach";
import type { Table } from "./protocol";

const COACHED = Object.entries(guides).flatMap(([game, guide]) => (guide.lessons ? [{ game, ...guide.lessons }] : []));
const ALWAYS = ["waiting", "given", "other", "over"];
const words = import.meta.glob<string>(
  ["../../../src/wardroom/words/en/game.ftl", "../../../src/wardroom/games/*/words/en/game.ftl"],
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);

it("teaches the two games of fleets in rows", () => {
  expect(COACHED.map(({ game }) => game)).toEqual(expect.arrayContaining(["coldwar", "highseas"]));
});

describe.each(COACHED)("the coach of $game", ({ game, topics, topicOf }) => {
  it.each([
    ["English", english],
    ["Russian", russian],
  ])("has a note for each occasion in %s", (_, text) => {
    for (const name of [...Object.keys(topicOf), ...ALWAYS]) {
      expect(text).toMatch(new RegExp(`^(${game}-)?learn-title-${name} =`, "m"));
      expect(text).toMatch(new RegExp(`^(${game}-)?learn-${name} =`, "m"));
    }
    for (const topic of topics) expect(text).toMatch(new RegExp(`^${game}-learn-topic-${topic}-line =`, "m"));
  });

  it("speaks only of questions that the game asks", () => {
    const questions = Object.entries(words)
      .filter(([path]) => path.includes(`/${game}/`) || !path.includes("/games/"))
      .map(([, text]) => text)
      .join("\n");
    for (const name of Object.keys(topicOf)) expect(questions).toMatch(new RegExp(`^decision-${name} =`, "m"));
  });

  it("knows where in the turn a question stands", () => {
    expect(new Set(Object.values(topicOf))).toEqual(new Set(topics));
  });
});

it("remembers what has been told at a table", () => {
  const table = { id: "t", learn: true };
  expect(readLessons(table)).toEqual({ hidden: false, first: {} });
  keepLessons(table, { hidden: true, first: { arrange: 1 } });
  expect(readLessons(table)).toEqual({ hidden: true, first: { arrange: 1 } });
  expect(readLessons({ ...table, id: "other" }).hidden).toBe(false);
});

it("comes to any practice table when called", () => {
  const table = { id: "p", game: "coldwar", practice: true } as Table;
  expect([mayHaveCoach(table), hasCoach(table)]).toEqual([true, false]);
  keepLessons(table, { hidden: false, first: {} });
  expect(hasCoach(table)).toBe(true);
  expect(mayHaveCoach({ ...table, practice: false })).toBe(false);
  expect(mayHaveCoach({ ...table, lesson: true })).toBe(false);
});
