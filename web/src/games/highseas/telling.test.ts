import { describe, expect, it } from "vitest";
import type { DiaryLine } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import { rolledIn, weaponTag } from "./telling";

const words = { event: (line: DiaryLine) => line.name } as unknown as Words;
const line = (name: string, facts: Record<string, string | number>) =>
  ({ n: 1, name, rule: "1", facts, at: 0 }) as DiaryLine;

describe("dice of a line", () => {
  it.each([
    ["roll-hits", { roll: 5 }, "red"],
    ["roll-misses", { roll: 2 }, "lit"],
    ["cover-stops", { roll: 6 }, "lit"],
    ["cover-fails", { roll: 1 }, "red"],
    ["first-roll", { number: 4 }, undefined],
  ])("%s", (name, facts, tone) => {
    expect(rolledIn(line(name, facts), words, [])).toMatchObject({ faces: [Object.values(facts)[0]], tone });
  });

  it("has none where no die could change anything, or none was rolled", () => {
    expect(rolledIn(line("roll-hits", { roll: 0 }), words, [])).toBeUndefined();
    expect(rolledIn(line("drawn", { number: 3 }), words, [])).toBeUndefined();
  });
});

it("says the die that is needed with a plus, and damage with a minus", () => {
  expect(weaponTag({ number: 5, damage: 0 })).toBe("5+");
  expect(weaponTag({ number: 0, damage: 3 })).toBe("−3");
  expect(weaponTag({ number: 0, damage: 0 })).toBe("");
});
