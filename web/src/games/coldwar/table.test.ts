import { expect, it } from "vitest";
import { canSay } from "../../lib/say";
import type { Content } from "./content";
import { ASKED_OF_ALL } from "./places";
import game from "./table";

const content = {
  ships: {},
  cards: {
    intelligence: { key: "intelligence", family: "intelligence", set: "base" },
    refueling: { key: "refueling", family: "refueling", set: "action" },
  },
} as unknown as Content;
const names = (options: Record<string, string>) => game.standing!(content, options).map(({ name }) => name);

it("takes orders for questions that can come up at the table, and for no others", () => {
  expect(names({})).toContain("negate");
  expect(names({})).toContain("retreat");
  expect(["refuel", "escort", "save-from-luck"].filter((name) => names({}).includes(name))).toEqual([]);
  expect(names({ action: "yes", bad_luck: "7" })).toEqual(expect.arrayContaining(["refuel", "save-from-luck"]));
});

it("has a label for each", () => {
  expect(ASKED_OF_ALL.flat().filter((name) => !canSay(`table-orders-${name}`))).toEqual([]);
});

it("offers to pass without looking only where cards can be named", () => {
  expect(
    game.standing!(content, {}).filter(({ words, onlyAlone }) => words.length > 0 === (onlyAlone ?? false)),
  ).toEqual([]);
});
