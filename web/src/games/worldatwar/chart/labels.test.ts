import { describe, expect, it } from "vitest";
import { clear, inside, nameBases, nameWaters, roomiest, spreadPlates, wideOf } from "./labels";

const window = { width: 400, height: 300 };

describe("names on a chart", () => {
  it("stay within the window, wide letters too", () => {
    const [water] = nameWaters([{ key: "cape", name: "мыс Фарвель", at: { x: 5, y: 5 } }], 20, [], window);
    expect(water!.box.x - water!.box.wide / 2).toBeGreaterThan(0);
    expect(water!.box.wide).toBeGreaterThan(wideOf("cape Farewe", 9.6));
    expect(inside({ x: 900, y: -50, wide: 100, high: 20 }, window)).toMatchObject({ x: 348, y: 12 });
  });

  it("keep clear of each other", () => {
    const { shifts } = nameBases([{ key: "a", name: "Lae", at: { x: 100, y: 100 } }, { key: "b", name: "Buna", at: { x: 100, y: 117 } }], window);
    expect(shifts["a"]).not.toEqual({ x: 0, y: 17 });
    const taken = { x: 50, y: 50, wide: 40, high: 15 };
    expect(clear([taken, { ...taken, y: 90 }], [taken], window).y).toBe(90);
  });

  it("leave room for a note: away from what matters, beside what it speaks of", () => {
    const busy = Array.from({ length: 20 }, (_, at) => ({ x: 20 * at, y: 280 }));
    const place = roomiest(150, 90, { x: 30, y: 60 }, busy, { tools: { wide: 44, high: 124 }, foot: 0 }, window);
    expect(place.x).toBe(10);
    expect(place.y + 90).toBeLessThan(280);
  });

  it("lay counters of one hex side by side, in rows that fit", () => {
    const plates = [1, 2, 3].map((key) => ({ key, hex: "h0101", wide: 60 }));
    const laid = spreadPlates(plates, () => ({ x: 10, y: 200 }), 22, 130, window);
    expect(laid.get(1)!.y).toBe(laid.get(2)!.y);
    expect(laid.get(3)!.y).toBeLessThan(laid.get(1)!.y);
    expect(10 + laid.get(1)!.x).toBeGreaterThanOrEqual(30);
  });
});
