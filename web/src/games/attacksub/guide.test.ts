import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import guide, { SIDES } from "./guide";

it("names the sides as the content has them", () => {
  const text = readFileSync("../src/wardroom/games/attacksub/content/scenarios.toml", "utf-8");
  const scenarios = text.split("[[scenario]]").slice(1);
  expect(scenarios).toHaveLength(15);
  for (const scenario of scenarios) {
    const [key = "", ...sides] = [...scenario.matchAll(/^key = "(.+)"/gm)].map((found) => found[1]!);
    expect(SIDES[key] ?? ["nato", "soviet"], key).toEqual(sides);
  }
});

it("knows which seat has which side, unless cards are cut for it", () => {
  expect(guide.sides?.({ scenario: "d" })).toEqual([]);
  const first = guide.sides?.({ scenario: "d", sides: "first" });
  expect(first).toHaveLength(2);
  expect(guide.sides?.({ scenario: "d", sides: "second" })).toEqual(first!.reverse());
});
