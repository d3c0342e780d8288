import { expect, it } from "vitest";
import { fortune, pointsSoFar, scoresOf, unfinishedRound } from "./report";

const kind = (got: number, expected: number, deviation: number, rolls = 4) => ({
  group: "attack",
  kind: "asw",
  rolls,
  got,
  expected,
  deviation,
});

it("measures fortune in standard deviations", () => {
  expect(fortune([kind(4, 2, 1)])).toBe(2);
  // Half a deviation too many and one too few, of as many rolls each: (0.5 - 1) / √2.
  expect(fortune([kind(3, 2, 2), kind(0, 4, 4)])).toBeCloseTo(-0.3536);
  // The more rolls, the more it weighs: (3 * 0.5 - 1) / √10.
  expect(fortune([kind(3, 2, 2, 9), kind(0, 4, 4, 1)])).toBeCloseTo(0.1581);
  expect(fortune([])).toBe(0);
  expect(fortune([kind(1, 1, 0)])).toBe(0);
});

const report = {
  seats: [],
  rounds: [[{ points: 12 }, { points: 3 }]],
  prizes: [
    { round: 1, by: 0, points: 7 },
    { round: 2, by: 1, points: 5 },
    { round: 2, by: -1, points: 9 },
  ],
};

it("adds up what everybody had when a game was stopped", () => {
  expect(pointsSoFar(report, 2)).toEqual([12, 8]);
  expect(unfinishedRound(report, 2)).toEqual([0, 5]);
  // Nothing was sunk, or a game has no points.
  expect(pointsSoFar({ seats: [], rounds: [], prizes: [] }, 2)).toBeNull();
  expect(pointsSoFar({ seats: [], rounds: [], prizes: [{ by: 0 }] }, 2)).toBeNull();
});

it("takes the 1 and 0 of a resignation for no points", () => {
  const outcome = { scores: [1, 0], winners: [0], reason: "resigned", rule: "" };
  expect(scoresOf("coldwar", outcome)).toBeNull();
  expect(scoresOf("coldwar", { ...outcome, reason: "rounds-played", scores: [40, 31] })).toEqual([40, 31]);
  expect(scoresOf("attacksub", { ...outcome, reason: "all-sunk" })).toBeNull();
});
