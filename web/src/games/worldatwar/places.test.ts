import { describe, expect, it } from "vitest";
import { buttonsOf } from "./asking";
import type { ChoosingShown } from "./board";
import {
  beginsWith,
  changed,
  comesTooLate,
  countShips,
  inPort,
  kindOf,
  ofConcern,
  pendingIn,
  reading,
  runOf,
  shortOf,
  spotsOf,
  stacksOf,
} from "./places";
import { board, content, viewOf } from "./sample";

describe("words of the notation", () => {
  it("lie where they belong", () => {
    const view = viewOf();
    expect(
      ["h0413", "leyte", "fuso", "cg1", "enemy2", "enemy12", "force3", "12", "done"].map((word) =>
        kindOf(word, view, content),
      ),
    ).toEqual(["hex", "base", "ship", "group", "enemy", "enemy", "force", "number", "word"]);
  });

  it("have a button unless they can be pointed at on the table", () => {
    expect(buttonsOf(viewOf({}, ["h0413", "leyte", "cg1", "enemy2", "done", "3"]), content, false)).toEqual([
      "done",
      "3",
    ]);
    // On a small screen the Naval Combat Chart may be out of sight; groups to choose from are offered in the question.
    expect(buttonsOf(viewOf({}, ["h0413", "cg1", "stay"], "group-number"), content, true)).toEqual(["cg1", "stay"]);
    expect(buttonsOf(viewOf({}, ["h0413", "cg1", "done"]), content, true)).toEqual(["done"]);
    // A ship that lies nowhere on the table has one, too.
    expect(buttonsOf(viewOf({}, ["fuso"]), content, false)).toEqual(["fuso"]);
    const choosing: ChoosingShown = { kind: "muster", pool: { fuso: 1 }, chosen: {}, factors: 0 };
    expect(buttonsOf(viewOf({ choosing }, ["fuso", "done"]), content, false)).toEqual(["done"]);
  });

  it("answer to digits", () => {
    const keys = reading(() => content);
    expect(keys.wordOfDigit?.(2, viewOf({}, ["1", "2"]))).toBe("2");
    expect(keys.wordOfDigit?.(2, viewOf({}, ["cg1", "cg2"]))).toBe("cg2");
    expect(keys.wordOfDigit?.(3, viewOf({}, ["enemy2"]))).toBe("");
  });
});

describe("forces", () => {
  it("stand where their voyages have come to; what stayed in port does not", () => {
    const stacks = stacksOf(board, 0);
    expect(stacks.map(({ voyage, hex, unknown }) => ({ voyage, hex, unknown }))).toEqual([
      { voyage: 1, hex: "h0413", unknown: false },
      { voyage: 2, hex: "h0413", unknown: true },
    ]);
  });

  it("that are sunk to the last ship are not drawn, and the owner never finds his own unknown", () => {
    const ships = {
      ...board.ships,
      "0": { ...board.ships["0"]!, sunk: true as const },
      "1": { ...board.ships["1"]!, sunk: true as const },
    };
    expect(stacksOf({ ...board, ships }, 0).map(({ voyage }) => voyage)).toEqual([2]);
  });

  it("in port are those in no force", () => {
    expect(Object.keys(inPort(board, 0))).toEqual(["brunei"]);
    expect(inPort(board, 0)["brunei"]!.ships).toHaveLength(1);
  });

  it("are what a small screen opens on, with the goals ahead", () => {
    expect(ofConcern(viewOf())).toEqual([board.bases["brunei"]!.hex, "h0413", "h0911"]);
    // The enemy looks at his own, and at what he must spoil.
    expect(ofConcern(viewOf({ voyages: {} }, [], "x", 1))).toEqual([board.bases["leyte"]!.hex, "h0911"]);
    expect(ofConcern(viewOf({ phase: 2, voyages: {} }))).toEqual([board.bases["brunei"]!.hex]);
  });

  it("are counted by kind, large ships first", () => {
    const ships = [board.ships["1"]!, board.ships["2"]!, board.ships["0"]!];
    expect(countShips(ships, content)).toEqual({ fuso: 1, "japan-destroyer": 2 });
    expect(Object.keys(countShips(ships, content))[0]).toBe("fuso");
    expect(shortOf(countShips(ships, content), content)).toBe("BB3 DD2");
  });

  it("that come later are pending", () => {
    expect(pendingIn(board).map(({ number }) => number)).toEqual([3]);
  });
});

describe("the Naval Combat Chart", () => {
  it("knows the own groups, and of the enemy's what was told", () => {
    const spots = spotsOf(board);
    expect(spots.map(({ side, number, known, found }) => [side, number, known, found])).toEqual([
      [0, 1, true, false],
      [1, 2, false, true],
      [1, 4, false, false],
    ]);
  });
});

describe("choosing ships in any order", () => {
  const choosing: ChoosingShown = {
    kind: "muster",
    factors: 1,
    pool: { fuso: 1, "japan-cruiser": 3, "japan-destroyer": 4 },
    chosen: { "japan-destroyer": 2 },
  };

  it("makes the run that the engine asks for", () => {
    expect(runOf(choosing, { "japan-destroyer": 2, fuso: 1 })).toEqual(["fuso", "japan-destroyer", "2"]);
    expect(runOf({ ...choosing, kind: "withdraw" }, { "japan-cruiser": 2 })).toEqual([
      "japan-cruiser",
      "japan-cruiser",
    ]);
    expect(beginsWith(["fuso", "japan-destroyer", "2"], ["fuso"])).toBe(true);
    expect(beginsWith(["fuso", "japan-destroyer", "2"], ["japan-destroyer", "2"])).toBe(false);
  });

  it("knows what was passed over, and never takes more than there are", () => {
    expect(comesTooLate(choosing, "fuso")).toBe(true);
    expect(comesTooLate({ ...choosing, chosen: {} }, "fuso")).toBe(false);
    expect(changed(choosing, "japan-destroyer", 9)).toEqual({ "japan-destroyer": 4 });
    expect(changed(choosing, "japan-destroyer", -9)).toEqual({ "japan-destroyer": 0 });
  });
});
