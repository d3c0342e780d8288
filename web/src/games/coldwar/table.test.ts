import { expect, it } from "vitest";
import type { DiaryLine } from "../../lib/protocol";
import { canSay } from "../../lib/say";
import { Words } from "../../lib/words";
import type { Content } from "./content";
import game from "./table";
import type { Told } from "./vocabulary";

const content = {
  ships: {},
  cards: {
    intelligence: { key: "intelligence", family: "intelligence", set: "base" },
    refueling: { key: "refueling", family: "refueling", set: "action" },
  },
} as unknown as Content;

it("takes orders for questions that can come up at the table, and for no others", () => {
  const named = (options: Record<string, string>) => game.standing!(content, options).map(({ name }) => name);
  expect(named({})).toEqual(["negate"]);
  expect(named({ action: "yes", bad_luck: "7" })).toEqual(["negate", "refuel"]);
});

it("has a label for each", () => {
  const all = game.standing!(content, { action: "yes" }).map(({ name }) => name);
  expect(all.filter((name) => !canSay(`table-orders-${name}`))).toEqual([]);
});

const words = new Words("en", { ftl: "event-roll-hits = A hit.", things: {}, titles: {} }, "coldwar");
const line = (name: keyof Told, dice?: DiaryLine["dice"]): DiaryLine => ({
  n: 1,
  name,
  rule: "7",
  facts: {},
  at: 1,
  ...(dice ? { dice } : {}),
});

it("shows the die of a line that tells of one", () => {
  const rolled = line("roll-hits", [{ seat: 0, group: "attack", kind: "torpedo", faces: [2], needed: 3, low: true }]);
  expect(game.rolledIn(rolled, words, [])).toEqual({ faces: [2], text: "A hit.", tone: "red" });
  expect(game.rolledIn(line("roll-hits"), words, [])).toBeUndefined();
});
