import { describe, expect, it } from "vitest";
import {
  around,
  cellOf,
  disc,
  distance,
  extent,
  fit,
  heartOf,
  hexAt,
  kept,
  middle,
  middleOf,
  nameOf,
  outline,
  zoomed,
} from "./geometry";

describe("the grid", () => {
  it("names hexes by column and row, and finds them again where they are drawn", () => {
    expect(cellOf("h0712")).toEqual({ column: 7, row: 12 });
    expect(nameOf({ column: 7, row: 12 })).toBe("h0712");
    for (const hex of ["h0000", "h0100", "h0712", "h1203", "h5037"]) {
      const { x, y } = middle(hex);
      for (const [dx, dy] of [
        [0, 0],
        [8, 3],
        [-8, -6],
        [2, 15],
      ] as const)
        expect(nameOf(hexAt({ x: x + dx, y: y + dy }))).toBe(hex);
    }
  });

  it("has odd columns half a hex lower", () => {
    expect(middleOf({ column: 1, row: 0 }).y).toBeGreaterThan(middleOf({ column: 0, row: 0 }).y);
    expect(middleOf({ column: 1, row: 0 }).y).toBeLessThan(middleOf({ column: 0, row: 1 }).y);
  });

  it("counts hexes as the engine does", () => {
    const far = (one: string, other: string) => distance(cellOf(one), cellOf(other));
    expect(far("h0701", "h0701")).toBe(0);
    expect(far("h0600", "h0700")).toBe(1);
    expect(far("h0600", "h0701")).toBe(2);
    expect(far("h0701", "h1210")).toBe(11);
  });
});

describe("ranges and coasts", () => {
  it("takes every hex within a range, and no more at the edge of the chart", () => {
    expect(disc("h0505", 1, 20, 20)).toHaveLength(7);
    expect(disc("h0505", 3, 20, 20)).toHaveLength(37);
    expect(disc("h0000", 1, 20, 20).length).toBeLessThan(7);
  });

  it("draws one closed line around hexes that touch, one each around those that do not", () => {
    const one = outline([{ column: 3, row: 3 }]);
    expect(one).toHaveLength(1);
    expect(one[0]).toHaveLength(6);
    expect(
      outline([
        { column: 3, row: 3 },
        { column: 3, row: 4 },
      ])[0],
    ).toHaveLength(10);
    expect(
      outline([
        { column: 3, row: 3 },
        { column: 8, row: 8 },
      ]),
    ).toHaveLength(2);
    // A lake in the middle of a ring of land has a shore of its own.
    const ring = disc("h0505", 1, 20, 20).filter((cell) => nameOf(cell) !== "h0505");
    expect(outline(ring)).toHaveLength(2);
  });
});

describe("the window", () => {
  it("shows all that must be seen at once", () => {
    const box = around(["h0202", "h1008"], 20, 20);
    const view = fit(box, 600, 400);
    for (const hex of ["h0202", "h1008"]) {
      const { x, y } = middle(hex);
      expect(view.x + view.scale * x).toBeGreaterThan(0);
      expect(view.x + view.scale * x).toBeLessThan(600);
      expect(view.y + view.scale * y).toBeGreaterThan(0);
      expect(view.y + view.scale * y).toBeLessThan(400);
    }
  });

  it("looks at most of what matters, and not at the sea between, where a window is too small for all", () => {
    const hexes = ["h0202", "h0203", "h3002", "h3010", "h3004"];
    const at = heartOf(hexes, 400, 400)!;
    expect(at).toEqual({ x: middle("h3002").x, y: (middle("h3002").y + middle("h3010").y) / 2 });
    expect(heartOf(["h0202", "h3002"], 400, 400)).toEqual(middle("h0202"));
    expect(heartOf([], 400, 400)).toBeUndefined();
    for (const height of [400, 10, 0]) expect(heartOf(["h0202", "h3002"], 0, height)).toEqual(middle("h0202"));
    expect(heartOf(["h0202", "h3002"], 400, 0)).toEqual(middle("h0202"));
  });

  it("zooms around the pointer, within bounds, and never loses the chart", () => {
    const view = { scale: 1, x: 0, y: 0 };
    const nearer = zoomed(view, 2, { x: 100, y: 50 }, 0.5, 4);
    expect(nearer).toEqual({ scale: 2, x: -100, y: -50 });
    expect(zoomed(view, 100, { x: 0, y: 0 }, 0.5, 4).scale).toBe(4);
    const lost = kept({ scale: 1, x: 9999, y: -9999 }, 600, 400, extent(10, 10));
    expect(lost.x).toBeLessThan(600);
    expect(lost.y + extent(10, 10).height).toBeGreaterThan(0);
  });
});
