import { expect, it } from "vitest";
import { lastRound } from "./diary";
import type { DiaryLine } from "./protocol";

const lines = (...names: string[]): DiaryLine[] => names.map((name, n) => ({ n, name, rule: "", facts: {}, at: n }));
const told = (...names: string[]) => lastRound(lines(...names), "scored", "begins").map((line) => line.n);

it("tells what the last round has brought, and no round before it", () => {
  expect(told("begins", "sunk")).toEqual([]);
  expect(told("begins", "sunk", "scored", "scored")).toEqual([2, 3]);
  expect(told("begins", "scored", "scored", "begins", "sunk")).toEqual([1, 2]);
  expect(told("begins", "scored", "scored", "begins", "sunk", "scored", "scored", "begins")).toEqual([5, 6]);
});
