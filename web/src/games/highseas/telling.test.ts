import { describe, expect, it } from "vitest";
import type { DiaryLine, Throw } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import table from "./table";
import { weaponTag } from "./telling";
import type { Told } from "./vocabulary";

const words = { event: (line: DiaryLine) => line.name } as unknown as Words;
const rolled = (name: keyof Told, dice?: Throw[]) =>
  table.rolledIn({ n: 1, name, rule: "1", facts: {}, at: 0, ...(dice && { dice }) }, words, []);
const die = (group: string, kind: string, face: number, more: Partial<Throw> = {}): Throw => ({
  ...{ seat: 0, group, kind, faces: [face] },
  ...more,
});

describe("dice of a line", () => {
  it.each([
    ["roll-hits", die("attack", "torpedo", 5, { needed: 5 }), "red"],
    ["roll-hits", die("attack", "land", 4, { needed: 5, plus: 1 }), "red"],
    ["roll-misses", die("attack", "carrier", 2, { needed: 5 }), "lit"],
    ["cover-stops", die("defence", "cover", 6, { needed: 5 }), "lit"],
    ["cover-fails", die("defence", "cover", 1, { needed: 5 }), "red"],
    ["first-roll", die("", "first", 4), undefined],
  ] as const)("%s of %o: %s", (name, thrown, tone) => {
    expect(rolled(name, [thrown])).toEqual({ faces: thrown.faces, text: name, ...(tone ? { tone } : {}) });
  });

  it("has none where no die could change anything, or none was rolled", () => {
    expect(rolled("roll-hits")).toBeUndefined();
  });
});

it("says the die that is needed with a plus, and damage with a minus", () => {
  expect(weaponTag({ number: 5, damage: 0 })).toBe("5+");
  expect(weaponTag({ number: 0, damage: 3 })).toBe("−3");
  expect(weaponTag({ number: 0, damage: 0 })).toBe("");
  expect(weaponTag({ number: 7, damage: 0, hopeless: true })).toBe("hopeless");
});
