import { describe, expect, it } from "vitest";
import { clear, inside, nameBases, roomiest, spreadPlates, wideOf } from "./labels";

const window = { width: 400, height: 300 };

describe("names on a chart", () => {
  it("stay within the window, wide letters too", () => {
    const { taken } = nameBases([{ key: "scapa", name: "Скапа-Флоу", at: { x: 5, y: 5 } }], [], window);
    expect(taken[0]!.x - taken[0]!.wide / 2).toBeGreaterThan(0);
    expect(wideOf("Скапа-Флоу", 6.2)).toBeGreaterThan(wideOf("Scapa Flow", 6.2));
    expect(inside({ x: 900, y: -50, wide: 100, high: 20 }, window)).toMatchObject({ x: 348, y: 12 });
  });

  it("keep clear of each other", () => {
    const { shifts } = nameBases(
      [
        { key: "a", name: "Lae", at: { x: 100, y: 100 } },
        { key: "b", name: "Buna", at: { x: 100, y: 117 } },
      ],
      [],
      window,
    );
    expect(shifts["a"]).not.toEqual({ x: 0, y: 17 });
    const taken = { x: 50, y: 50, wide: 40, high: 15 };
    expect(clear([taken, { ...taken, y: 90 }], [taken], window).y).toBe(90);
  });

  it("leave room for a note: away from what matters, beside what it speaks of", () => {
    const busy = Array.from({ length: 20 }, (_, at) => ({ x: 20 * at, y: 280 }));
    const place = roomiest(
      150,
      90,
      { x: 30, y: 60 },
      { names: [], points: busy },
      { tools: { wide: 44, high: 124 }, foot: 0 },
      window,
    );
    expect(place.x).toBe(10);
    expect(place.y + 90).toBeLessThan(280);
  });

  it("are covered by no note, though it covers more points", () => {
    const busy = Array.from({ length: 20 }, (_, at) => ({ x: 20 * at, y: 280 }));
    const names = [
      { x: 60, y: 40, wide: 90, high: 15 },
      { x: 60, y: 160, wide: 90, high: 15 },
    ];
    const { x, y } = roomiest(
      150,
      90,
      { x: 30, y: 60 },
      { names, points: busy },
      { tools: { wide: 44, high: 124 }, foot: 0 },
      window,
    );
    const covered = names.filter(
      (name) => name.x + 45 > x && name.x - 45 < x + 150 && name.y + 8 > y && name.y - 8 < y + 90,
    );
    expect(covered).toEqual([]);
  });

  it("keep clear of counters, and lie where least of them is hidden if there is no room at all", () => {
    const port = { key: "cairns", name: "Cairns", at: { x: 200, y: 150 } };
    const below = { x: 200, y: 167, wide: 80, high: 24 };
    expect(nameBases([port], [below], window).shifts["cairns"]).not.toEqual({ x: 0, y: 17 });
    const places = [0, 30].map((dy) => ({ x: 200, y: 150 + dy, wide: 60, high: 15 }));
    const everywhere = [
      { x: 200, y: 150, wide: 300, high: 20 },
      { x: 200, y: 184, wide: 300, high: 20 },
    ];
    expect(clear(places, everywhere, window).y).toBe(180);
  });

  it("lay counters of one hex side by side, in rows that fit", () => {
    const plates = [1, 2, 3].map((key) => ({ key, hex: "h0101", wide: 60 }));
    const laid = spreadPlates(plates, () => ({ x: 10, y: 200 }), 22, 130, window);
    expect(laid.get(1)!.y).toBe(laid.get(2)!.y);
    expect(laid.get(3)!.y).toBeLessThan(laid.get(1)!.y);
    expect(10 + laid.get(1)!.x).toBeGreaterThanOrEqual(30);
  });

  it("lay counters below their hex rather than over a port", () => {
    const at = { x: 200, y: 150 };
    const laid = (ports: { x: number; y: number }[]) =>
      spreadPlates([{ key: 1, hex: "h0101", wide: 60 }], () => at, 24, 130, window, ports).get(1)!.y;
    expect(laid([at])).toBe(-24);
    expect(laid([at, { x: 200, y: 124 }])).toBe(24);
    expect(laid([at, { x: 200, y: 124 }, { x: 190, y: 176 }])).toBe(-24);
  });
});
