import { expect, it } from "vitest";
import { distance } from "./walk";

it("finds what lies straight ahead nearer than what lies aside", () => {
  const from = { x: 0, y: 0 };
  expect(distance(from, { x: 100, y: 0 }, [1, 0])).toBeLessThan(distance(from, { x: 60, y: 40 }, [1, 0]));
  expect(distance(from, { x: -10, y: 0 }, [1, 0])).toBe(Infinity);
});
