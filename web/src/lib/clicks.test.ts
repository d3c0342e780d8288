import { expect, it } from "vitest";
import { Clicks } from "./clicks";

/** A click at that time, the first or second by the browser's count; 0: by a key, or by the page. */
const click = (timeStamp: number, detail: number) => ({ timeStamp, detail }) as MouseEvent;

it("knows the second half of a double click", () => {
  const clicks = new Clicks();
  expect(clicks.isSecond(click(1000, 1))).toBe(false);
  expect(clicks.isSecond(click(1100, 2))).toBe(true);
});

it("takes two clicks for two where there was time to read", () => {
  const clicks = new Clicks();
  clicks.isSecond(click(1000, 1));
  expect(clicks.isSecond(click(1400, 2))).toBe(false);
});

it("counts from the click before, not from a key between them", () => {
  const clicks = new Clicks();
  clicks.isSecond(click(1000, 1));
  expect(clicks.isSecond(click(1350, 0))).toBe(false);
  expect(clicks.isSecond(click(1400, 2))).toBe(false);
});
