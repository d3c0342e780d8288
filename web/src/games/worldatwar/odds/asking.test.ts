import { describe, expect, it } from "vitest";
import {
  bodyOf,
  factorsOf,
  faultOf,
  forgetLost,
  group,
  isSpared,
  laidOut,
  lightOf,
  shipEntry,
  nameOf,
  nearestTo,
  opening,
  stepped,
  type Menu,
} from "./asking";

const menu: Menu = {
  nations: ["germany", "britain", "australia"],
  limits: { least: 2, most: 5, most_light: 60 },
  ships: [
    {
      key: "bismarck",
      name: "Bismarck",
      name_ru: "Бисмарк",
      nation: "germany",
      kind: "capital",
      factors: 4,
      slow: false,
    },
    { key: "hood", name: "Hood", name_ru: "Худ", nation: "britain", kind: "capital", factors: 3, slow: false },
  ],
  scenarios: [],
};

describe("a line of a group", () => {
  it("is called as the server calls it", () => {
    const names = ["бисмарк", "slow BB3 Warspite", "CA6", "australia CA4", "BB4 Prince of Wales"].map((text) =>
      nameOf(text, menu),
    );
    expect(names).toEqual(["Bismarck", "Warspite", "CA6", "CA4", "Prince of Wales"]);
  });

  it("grows and shrinks by whole ships", () => {
    expect([
      stepped("CA2", 1, menu),
      stepped("CA2", -1, menu),
      stepped("australia DD3", -1, menu),
      stepped("Hood", 1, menu),
      stepped("DD60", 1, menu),
    ]).toEqual(["CA4", "CA2", "australia DD2", "Hood", "DD60"]);
    expect(lightOf("australia DD3")).toEqual({ before: "australia ", sign: "DD", factors: 3 });
  });
});

describe("a ship that is typed", () => {
  it("is refused where it is typed, if the server could not read it", () => {
    // The server reads the same lines, and refuses the same: tests/worldatwar/test_question.py.
    const read = [
      "Bismarck",
      "худ",
      "slow BB3 Warspite",
      "CA6",
      "australia CA4",
      "BB4",
      "CA2 Exeter",
      "DD60",
      "CVL2 Hermes",
    ];
    expect(read.map((text) => faultOf(text, [], menu))).toEqual(read.map(() => ""));
    const refused = ["Bismarkc", "CA5", "DD61", "CA3 Exeter", "BB1", "BB6 Yamato", ""];
    expect(refused.map((text) => faultOf(text, [], menu))).toEqual([
      "unknown",
      "light",
      "light",
      "light",
      "size",
      "size",
      "unknown",
    ]);
    const wider = { ...menu, limits: { least: 1, most: 6, most_light: 61 } };
    expect(["BB1", "BB6 Yamato", "DD61", "DD62"].map((text) => faultOf(text, [], wider))).toEqual([
      "",
      "",
      "",
      "light",
    ]);
    expect(faultOf("Худ", [shipEntry("Hood")], menu)).toBe("twice");
    expect(faultOf("CA2 Exeter", [shipEntry("CA2 Exeter")], menu)).toBe("twice");
    expect(faultOf("CA2", [shipEntry("CA2")], menu)).toBe("");
    expect(["Hood", "BB4 Prince of Wales", "CA2 Exeter"].map((text) => factorsOf(text, menu))).toEqual([3, 4, 2]);
  });

  it("is compared with the names of both languages", () => {
    expect(
      ["Bismarkc", "бисмрак", "Hod", "bism", "Yamato"].map((text) => nearestTo(text, menu).map((ship) => ship.key)),
    ).toEqual([["bismarck"], ["bismarck"], ["hood"], ["bismarck"], []]);
  });

  it("makes a preset one of your own", () => {
    const asking = denmarkStrait();
    const before = laidOut(asking.groups);
    asking.groups[0].aims = { Bismarck: "Hood" };
    expect(laidOut(asking.groups)).toBe(before);
    asking.groups[0].ships.push(shipEntry("CA2"));
    expect(laidOut(asking.groups)).not.toBe(before);
  });
});

/** As at the opening, with a capital ship to spare. */
function denmarkStrait() {
  const asking = opening();
  asking.groups = [group("germany", ["Bismarck", "CA2"]), group("britain", ["Hood", "Prince of Wales", "CA4"])];
  return asking;
}

describe("a question", () => {
  it("holds only what is asked about", () => {
    const asking = denmarkStrait();
    expect(Object.keys(bodyOf(asking, "interception", menu))).toEqual(["interception"]);
    expect(bodyOf(asking, "fleet", menu)).toMatchObject({
      fleet: true,
      intercepting: "second",
      first: { name: "first", ships: ["Bismarck", "CA2"] },
    });
    asking.groups[0].ships[0]!.hits = 2;
    asking.strike.target = "Bismarck";
    expect(bodyOf(asking, "strike", menu)).toMatchObject({
      fleet: false,
      first: { hits: { Bismarck: 2 } },
      strike: { by: "second", targets: ["Bismarck"] },
    });
  });

  it("forgets orders for ships that are gone", () => {
    const asking = denmarkStrait();
    asking.groups[1].aims = { Hood: "Bismarck", "Prince of Wales": "lights" };
    asking.strike.target = "Bismarck";
    asking.groups[0] = group("germany", ["CA2"]);
    forgetLost(asking, menu);
    expect(asking.groups[1].aims).toEqual({ "Prince of Wales": "lights" });
    expect(asking.strike.target).toBe("");
  });
});

it("calls a capital ship spared only where nothing can hit her", () => {
  const ship = { name: "Yamato", kind: "capital", factors: 5, damaged: 0, sunk: 0, hits: [1, 0, 0, 0, 0, 0] };
  expect(isSpared(ship)).toBe(true);
  // Destroyers alone fire at her.
  expect(isSpared({ ...ship, hits: [0.42, 0.52, 0.06, 0, 0, 0] })).toBe(false);
  // She began the round with a hit.
  expect(isSpared({ ...ship, hits: [0, 1, 0, 0, 0, 0] })).toBe(true);
  expect(isSpared({ ...ship, kind: "carrier" })).toBe(false);
});
