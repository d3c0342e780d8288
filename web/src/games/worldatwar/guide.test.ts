import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import guide, { SIDES } from "./guide";

const folder = "../src/wardroom/games/worldatwar/content";

describe("the sides of each scenario", () => {
  it.each(Object.keys(SIDES))("%s as its file has them", (scenario) => {
    const text = readFileSync(`${folder}/${scenario}.toml`, "utf8");
    expect(JSON.parse(/^sides = (.*)$/m.exec(text)![1]!)).toEqual(SIDES[scenario]);
    expect(guide.sides!({ scenario })).toHaveLength(2);
  });
});

it("calls a scenario of one's own by its name", () => {
  const own_scenario =
    'game = "worldatwar"; key = "dawn-raid"; name = "Dawn Raid"; duty = [{ key = "x", name = "Out" }]';
  expect(guide.variant!({ scenario: "own", own_scenario })).toBe("Dawn Raid");
  expect(guide.sides!({ scenario: "own", own_scenario })).toEqual([]);
});
