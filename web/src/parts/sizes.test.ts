import { describe, expect, it } from "vitest";
import { haveRoomBeside, largestEm, linesAt, linesHigh } from "./sizes";

describe("the size of ships", () => {
  const crowd = { rows: [2, 3, 2], submarines: 0 };

  it("puts rows side by side where they fit", () => {
    expect(linesAt(9, crowd, 1100)).toBe(1);
    expect(linesAt(9, crowd, 800)).toBe(2);
    expect(linesAt(9, crowd, 400)).toBe(3);
    expect(linesAt(9, crowd, 300)).toBe(Infinity);
  });

  it("keeps room for submarines beside them", () => {
    expect(linesAt(9, { rows: [2, 3], submarines: 2 }, 700)).toBe(2);
    expect(linesAt(9, { rows: [], submarines: 3 }, 160)).toBe(3);
  });

  it("finds the largest that is not too high", () => {
    const em = largestEm(6, 12, 160, (size) => linesHigh(2, size, 10));
    expect(linesHigh(2, em, 10)).toBeLessThanOrEqual(160);
    expect(em).toBeGreaterThan(9.7);
    expect(largestEm(6, 12, 10, () => 100)).toBe(6);
  });
});

it("lays submarines in a line of their own where there is no room beside the rows", () => {
  const crowd = { rows: [3, 2], submarines: 1 };
  expect(haveRoomBeside(7.6, crowd, 500)).toBe(true);
  expect(haveRoomBeside(7.6, crowd, 347)).toBe(false);
  expect(haveRoomBeside(7.6, { ...crowd, submarines: 0 }, 100)).toBe(true);
});
