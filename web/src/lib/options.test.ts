import { describe, expect, it } from "vitest";
import { guides } from "../games";
import { optionsInWords, ownName, scenarioName } from "./options";

describe("the name of a scenario of one's own", () => {
  it("stands in the option that holds it", () => {
    expect(ownName('key = "night"; name = "Night Watch"; side = [{ key = "nato" }]')).toBe("Night Watch");
    expect(ownName('name = "First"')).toBe("First");
    expect(ownName("")).toBe("");
  });
});

describe("the scenario of a table", () => {
  it("is named though nobody chose it", () => {
    expect(scenarioName("worldatwar", {}, guides["worldatwar"]!.scenario)).toBe("Denmark Strait");
    expect(scenarioName("worldatwar", { scenario: "midway" }, guides["worldatwar"]!.scenario)).toBe("Midway");
    expect(scenarioName("worldatwar", { scenario: "own", own_scenario: 'name = "Night"' })).toBe("Night");
    expect(scenarioName("coldwar", {}, guides["coldwar"]!.scenario)).toBe("");
  });

  it("is no rule that was changed", () => expect(optionsInWords("worldatwar", { scenario: "midway" })).toEqual([]));
});
