import { expect, it } from "vitest";
import { isDecision, isPassing } from "./passing";
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
