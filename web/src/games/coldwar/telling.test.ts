import { expect, it } from "vitest";
import { Words } from "../../lib/words";
import type { Board } from "./board";
import { reasonToWait, rolledIn } from "./telling";

const words = new Words("en", {
  ftl: [
    "card = { $name }",
    "refusal-only-retreat = There is no use for { $card } now.\n    .short = Only Retreat now",
    "refusal-house-rule = Nobody plays { $card } here.",
    "event-roll-hits = A hit.",
  ].join("\n"),
  things: { "card/gun5": { name: "5-inch Gun" } },
  titles: {},
}, "coldwar");

it("says why a card waits as the engine does, in few words where there are any", () => {
  const board = { waits: { gun5: { name: "only-retreat", rule: "6.1.A.6" }, ecm: { name: "house-rule", rule: "14.2" } } } as unknown as Board;
  expect(reasonToWait("gun5", board, words)).toEqual({ text: "Only Retreat now", rule: "6.1.A.6" });
  board.waits!["gun5"] = { name: "house-rule", rule: "14.2" };
  expect(reasonToWait("gun5", board, words)?.text).toBe("Nobody plays 5-inch Gun here.");
  expect(reasonToWait("cover", board, words)).toBeUndefined();
});

it("shows the die of a line that tells of one", () => {
  const line = { n: 1, name: "roll-hits", rule: "7", facts: { roll: 2 }, at: 1 };
  expect(rolledIn(line, words, [])).toEqual({ faces: [2], text: "A hit.", tone: "red" });
  expect(rolledIn({ ...line, facts: {} }, words, [])).toBeUndefined();
});
