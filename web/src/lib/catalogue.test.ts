import { describe, expect, it } from "vitest";
import { NO_FILTERS, filtered, levelOf, valueText, type CatalogueEntry } from "./catalogue";
import { Words } from "./words";

const words = new Words("en", {
  ftl: "nation-us = United States\nfamily-gun = gun attack\ncarrier_modified-True = yes\n",
  things: {},
  titles: {},
});
const origin = (levels: Record<string, "printed" | "published" | "reconstructed">) =>
  Object.fromEntries(Object.entries(levels).map(([field, level]) => [field, { level, source: "" }]));

const iowa: CatalogueEntry = {
  key: "iowa",
  kind: "ship",
  name: "Iowa",
  name_ru: "Айова",
  set: "base",
  nation: "us",
  type: "BB",
  class: "Iowa",
  origin: origin({ name: "reconstructed", hits: "published" }),
};
const gun: CatalogueEntry = {
  key: "gun5",
  kind: "card",
  name: '5" Gun Attack',
  name_ru: 'Обстрел 5"',
  set: "action",
  family: "gun",
  origin: origin({ damage: "reconstructed", family: "printed" }),
};

describe("the catalogue", () => {
  it("is as certain as the least certain value that matters", () => {
    expect(levelOf(iowa)).toBe("published");
    expect(levelOf(gun)).toBe("reconstructed");
  });

  it("is searched in both languages and filtered", () => {
    const both = [iowa, gun];
    expect(filtered(both, { ...NO_FILTERS, asked: "айова" }, words)).toEqual([iowa]);
    expect(filtered(both, { ...NO_FILTERS, asked: "gun attack" }, words)).toEqual([gun]);
    expect(filtered(both, { ...NO_FILTERS, set: "base" }, words)).toEqual([iowa]);
    expect(filtered(both, { ...NO_FILTERS, level: "reconstructed", kind: "ship" }, words)).toEqual([]);
  });

  it("puts values into words", () => {
    expect(valueText("nation", "us", words)).toBe("United States");
    expect(valueText("guns", ["16", "5"], words)).toBe("16, 5");
    expect(valueText("carrier_modified", true, words)).toBe("yes");
    expect(valueText("size", undefined, words)).toBe("");
  });
});
