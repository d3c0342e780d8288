import { describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import { buttonsOf, notesOf, offersOf, questionText, reasonText } from "./asking";
import { content, viewOf } from "./sample";
import type { Asked } from "./vocabulary";

const words = new Words(
  "en",
  {
    ftl: "decision-evade = Evade?\ndecision-strike-share = How many?",
    things: { "base/leyte": { name: "Leyte" } },
    titles: {},
  },
  "worldatwar",
);
const asked = (
  name: keyof Asked,
  answers: string[],
  more: Record<string, unknown> = {},
  facts: Record<string, string | number> = {},
): View => {
  const view = viewOf(more, answers);
  return { ...view, ask: { ...view.ask!, name, facts } };
};

describe("a question", () => {
  it("offers groups and ports with what is known of them, and no second button for them", () => {
    const strike = asked("strike", ["enemy1", "done"]);
    expect(offersOf(strike, content, words).map(({ word, mark, side }) => [word, mark, side])).toEqual([
      ["enemy1", "1", "their"],
    ]);
    expect(buttonsOf(strike, content, true)).toEqual(["done"]);
    const home = asked("which-base", ["leyte"], { home: { voyage: 1, ports: { leyte: 7 } } });
    expect(offersOf(home, content, words).map(({ title, line }) => [title, line])).toEqual([["Leyte", "7 hexes"]]);
  });

  it("leaves numbers of groups to the chart", () =>
    expect(offersOf(asked("group-number", ["cg1", "cg2"]), content, words)).toEqual([]));

  it("says what is attacked by so many", () => {
    const share = asked(
      "strike-share",
      ["1", "2"],
      { strike: { seat: 0, group: 1, squadrons: 2, target: "light" } },
      { squadrons: 2 },
    );
    expect(questionText(share, words, [])).toBe("How many of the 2 squadrons attack the light ships?");
  });

  it("names the voyage that it is about by what it is for", () => {
    const alone = asked("goes-on-alone", ["yes", "no"], {}, { voyage: 1 });
    expect(questionText(alone, words, [])).toMatch(/^Voyage 1 \(.*\): go on alone\?$/);
    expect(notesOf(alone, words)).toHaveLength(1);
    const where = asked(
      "interceptors",
      ["leyte"],
      { intercept: { voyage: 1, hex: "h0413", dice: {} } },
      { voyage: 1, hex: "hex/h0413" },
    );
    expect(questionText(where, words, [])).toMatch(/sea off brunei \(h0413\)\?$/);
    expect(reasonText(where, words, [])).toMatch(/^Voyage 1 \(.*\) sails from /);
    expect(reasonText(alone, words, [])).toBe("");
  });

  it("says which submarine it is about, where a port has several", () => {
    const wait = (boat: number, boats: number) =>
      questionText(
        asked("submarine-intercepts", ["done"], {}, { voyage: 1, base: "base/leyte", boat, boats }),
        words,
        [],
      );
    expect(wait(1, 1)).toMatch(/^Submarine from Leyte: lie in wait where\?$/);
    expect(wait(2, 3)).toMatch(/^Submarine 2 of 3 from Leyte: lie in wait where\?$/);
  });

  it("explains what is screened, and what comes after a round, where it is first asked", () => {
    const note = (name: keyof Asked, answers: string[] = [], more: object = {}) =>
      notesOf(asked(name, answers, more as Record<string, unknown>), words).join(" ");
    expect([note("screen"), note("screen-number")].map((text) => text.includes("behind the fighting line"))).toEqual([
      true,
      true,
    ]);
    expect(note("surplus-capital", ["fuso", "hold"])).toMatch(/screened ships behind the enemy’s line/);
    expect(note("surplus-light", ["light"])).toBe("");
    expect(note("screened-target-light")).toMatch(/do not fire back/);
    expect(note("withdraw")).toMatch(/^A round is over when .* the next round follows/);
    expect(note("withdraw", [], { settled: 1 })).toBe("");
  });

  it("tells who would be left behind", () =>
    expect(notesOf(asked("evade", ["yes", "no"], {}, { group: 1, by: 1 }), words)).toHaveLength(2));
});
