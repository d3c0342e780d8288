import { expect, it } from "vitest";
import { Words } from "../../lib/words";
import { rolledIn } from "./telling";

const words = new Words("en", { ftl: "event-roll-hits = A hit.", things: {}, titles: {} }, "coldwar");

it("shows the die of a line that tells of one", () => {
  const line = { n: 1, name: "roll-hits", rule: "7", facts: { roll: 2 }, at: 1 };
  expect(rolledIn(line, words, [])).toEqual({ faces: [2], text: "A hit.", tone: "red" });
  expect(rolledIn({ ...line, facts: {} }, words, [])).toBeUndefined();
});
