import { describe, expect, it } from "vitest";
import { bestOf, countedBy, oddsLine } from "./best";
import type { Odds } from "./protocol";
import type { Words } from "./words";

/** Words that say every result by its name. */
const words = {
  game: "coldwar",
  percent: (share: number) => `${Math.round(share * 100)} %`,
  oddsParts: (odds: Odds) =>
    odds.names.flatMap((name, at) => {
      const share = odds.chances[at] ?? 0;
      return share > 0 ? [{ name, share, result: name, chance: `${Math.round(share * 100)} %` }] : [];
    }),
  odds: (odds: Odds) => odds.names.join(", "),
} as unknown as Words;
const odds = (chances: Record<string, number>) => ({ names: Object.keys(chances), chances: Object.values(chances) });

describe("the large figure", () => {
  it("is the chance of the one thing that an attack can do", () => {
    expect(bestOf(odds({ sunk: 0.5, stopped: 0.25, missed: 0.25 }), words)).toMatchObject({
      name: "sunk",
      chance: "50 %",
      vain: false,
    });
  });

  it("is nought where the attack will be stopped for certain", () => {
    expect(bestOf(odds({ stopped: 1, missed: 0 }), words)).toMatchObject({ chance: "0 %", vain: true });
  });

  it("adds up the ways in which an attack succeeds", () => {
    expect(bestOf(odds({ sunk: 0.25, damaged: 0.5, stopped: 0.25 }), words)).toMatchObject({
      name: "hits",
      chance: "75 %",
    });
    expect(bestOf(odds({ hits0: 0.75, hits1: 0.25 }), words)).toMatchObject({ chance: "25 %", vain: false });
  });

  it("says what it adds up, and only then", () => {
    expect(countedBy(bestOf(odds({ sunk: 0.25, damaged: 0.5 }), words)!)).not.toBe("");
    expect(countedBy(bestOf(odds({ sunk: 0.25, missed: 0.75 }), words)!)).toBe("");
    const late = bestOf(odds({ round1: 0.5, round2: 0.25, later: 0.25 }), { ...words, game: "worldatwar" } as Words)!;
    expect([late.chance, countedBy(late)]).toEqual(["75 %", "comes"]);
  });

  it("is the chance that a defence works", () => {
    expect(bestOf(odds({ stopped: 0.5, missed: 0.5 }), words, true)).toMatchObject({ chance: "50 %", vain: false });
    expect(bestOf(odds({ stopped: 1 }), words, true)).toMatchObject({ chance: "100 %", vain: false });
    expect(bestOf(odds({ stopped: 0, missed: 1 }), words, true)).toMatchObject({ chance: "0 %", vain: true });
  });

  it("is the chance of a submarine that dives to escape", () => {
    expect(bestOf(odds({ sunk: 0.25, missed: 0.75 }), words, true)).toMatchObject({ chance: "75 %" });
  });
});

describe("the odds in words", () => {
  it("call a defence that does not work a failure, not a miss", () => {
    expect(oddsLine(odds({ stopped: 0.5, missed: 0.5 }), words, true)).not.toContain("missed");
    expect(oddsLine(odds({ stopped: 0.5, missed: 0.5 }), words)).toContain("missed");
    expect(oddsLine(odds({ sunk: 0.5, missed: 0.5 }), words, true)).toContain("missed");
  });
});
