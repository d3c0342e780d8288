import { expect, it } from "vitest";
import { isDecision, isOrdered, isPassing } from "./passing";
import type { Ask } from "./protocol";

const ask = (name: string, ...answers: string[]): Ask => ({ n: 1, name, rule: "", facts: {}, answers });

it("passes who lets a chance go, not who gives what has been put together or has no other answer", () => {
  expect(isPassing("done", ask("dive", "done", "alfa"), "coldwar", false)).toBe(true);
  expect(isPassing("done", ask("dive", "done", "alfa"), "coldwar", true)).toBe(false);
  expect(isPassing("done", ask("negate", "done"), "coldwar", false)).toBe(false);
  expect(isPassing("alfa", ask("dive", "done", "alfa"), "coldwar", false)).toBe(false);
  expect(isPassing("hold", ask("return-fire", "hold", "g1"), "worldatwar", false)).toBe(true);
});

it("does not pass where the answer goes on", () => {
  expect(isPassing("done", ask("which-way", "done", "a1"), "worldatwar", false)).toBe(false);
  expect(isPassing("done", ask("more-lockons", "done", "lockon"), "attacksub", false)).toBe(false);
});

it("leaves what is decided one way or the other to no key", () => {
  expect(isDecision("yes", ask("press-on", "yes", "no"))).toBe(true);
  expect(isDecision("yes", ask("press-on", "yes"))).toBe(false);
  expect(isDecision("refill", ask("player-turn", "done", "refill"))).toBe(true);
  expect(isDecision("done", ask("battle-stations", "done", "gun5"))).toBe(false);
});

it("puts no window that is answered by order, and every other one", () => {
  const window = { ...ask("negate", "done"), closes: 9 };
  const card = { ...ask("negate", "done", "ecm"), closes: 9 };
  expect(isOrdered(window, { "*": "nothing" }, "", false)).toBe(true);
  expect(isOrdered(window, { "*": "nothing" }, "", true)).toBe(false);
  expect(isOrdered(window, { "*": "nothing", negate: "ask" }, "", false)).toBe(false);
  expect(isOrdered(window, {}, "", false)).toBe(false);
  expect(isOrdered(card, { "*": "nothing" }, "", false)).toBe(false);
  expect(isOrdered(card, { negate: "pass" }, "", true)).toBe(true);
  expect(isOrdered(card, {}, "ecm", false)).toBe(true);
  // Nothing closes: it is asked openly.
  expect(isOrdered(ask("negate", "done"), { "*": "nothing", negate: "pass" }, "", false)).toBe(false);
});
