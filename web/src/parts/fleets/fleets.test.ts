import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { describe, expect, it } from "vitest";
import type { Plan } from "../../lib/plan.svelte";
import type { View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import Row from "../Row.svelte";
import {
  asTouched,
  firingFor,
  handShown,
  litOf,
  marksOf,
  ownerOf,
  reasonOf,
  serves,
  shotOf,
  stillTouched,
  targetOf,
  wordOfDigit,
  type AttackShown,
  type Catalogue,
  type BattleView,
} from "./fleets";

const attack = (given: Partial<AttackShown> = {}): AttackShown => ({
  kind: "gun",
  card: "gun5",
  source: "iowa",
  seat: 1,
  target: "kirov",
  fate: "coming",
  ...given,
});
const fleets = {
  "0": { hand: [], ships: { iowa: { row: 1, left: 9 } } },
  "1": { hand: [], ships: { kirov: { row: 2, left: 5 } } },
};
const catalogue = {
  attackIcon: () => "gun",
  attackName: ({ kind }: AttackShown) => kind,
  weaponTag: () => "−2",
  weaponOf: (card: string) => card || "air",
  fateName: (fate: string) => `was ${fate}`,
  fateState: (fate: string) => (fate === "coming" ? "coming" : "stopped"),
  shipName: (ship: string) => ship,
} as unknown as Catalogue;
const words = new Words(
  "en",
  {
    ftl: [
      "card = { $name }",
      "percent = { $number } %",
      "odds-sunk = sunk",
      "refusal-only-retreat = There is no use for { $card } now.\n    .short = Only Retreat now",
      "refusal-house-rule = Nobody plays { $card } here.",
    ].join("\n"),
    things: { "card/gun5": { name: "5-inch Gun" } },
    titles: {},
  },
  "coldwar",
);

it("finds whose a ship is", () => {
  expect(ownerOf(fleets, "kirov")).toBe(1);
  expect(ownerOf(fleets, "nimitz")).toBe(-1);
});

it("lets a card shine that leads to all that is chosen ahead, as the engine says", () => {
  const leads = { gun5: ["iowa", "kirov"], asw: ["typhoon"] };
  expect(serves("gun5", ["iowa", "kirov"], leads)).toBe(true);
  expect(serves("gun5", ["iowa", "typhoon"], leads)).toBe(false);
  expect(serves("ecm", ["iowa"], leads)).toBe(false);
  expect(serves("ecm", ["#1"], undefined)).toBe(true);
});

it("says why a card waits as the engine does, in few words where there are any", () => {
  expect(reasonOf("gun5", { name: "only-retreat", rule: "6.1.A.6" }, words)).toEqual({
    text: "Only Retreat now",
    rule: "6.1.A.6",
  });
  expect(reasonOf("gun5", { name: "house-rule", rule: "14.2" }, words)?.text).toBe("Nobody plays 5-inch Gun here.");
  expect(reasonOf("gun5", undefined, words)).toBeUndefined();
});

describe("on the ships", () => {
  it("numbers the attacks of the draft, or else of the volley, at their targets", () => {
    const battle = {
      volley: [attack(), attack({ target: "slava" }), attack()],
      markOf: (_: AttackShown, place: number) => ({ kind: "attack", text: String(place + 1) }),
    } as unknown as BattleView;
    expect(marksOf("kirov", battle).map(({ text }) => text)).toEqual(["1", "3"]);
    expect(
      marksOf("kirov", { ...battle, draft: { seat: 0, attacks: [attack({ target: "slava" }), attack()] } }).map(
        ({ text }) => text,
      ),
    ).toEqual(["2"]);
  });

  it("lights the weapons that the draft uses, of both ships of a double salvo", () => {
    const draft = { seat: 0, attacks: [attack({ second: "nimitz" })], card: "", ship: "nimitz" };
    expect(litOf("iowa", draft, catalogue)).toEqual(["gun5"]);
    expect(litOf("nimitz", draft, catalogue)).toEqual(["gun5", "air"]);
    expect(litOf("kirov", draft, catalogue)).toEqual([]);
  });
});

describe("in the list of the volley", () => {
  const telling = { fleets, catalogue, words, names: ["Anna", "Boris"], defends: false };
  it("shows the odds of what is open, and the fate of what is over", () => {
    const odds = { names: ["sunk", "missed"], chances: [0.25, 0.75] };
    expect(shotOf(attack(), 0, telling, odds, "drafted")).toMatchObject({
      word: "#1",
      title: "gun −2",
      figure: "25 %",
      note: "sunk",
      state: "drafted",
    });
    expect(shotOf(attack(), 0, telling, odds).line).toContain("iowa ▸ ");
    expect(shotOf(attack({ fate: "negated" }), 2, telling, odds)).toMatchObject({
      word: "#3",
      figure: "was negated",
      note: undefined,
      state: "stopped",
    });
  });
});

it("shows the hand with what is taken up, laid out and thrown away", () => {
  const plan = (held: string, ...laid: string[]) =>
    ({
      active: true,
      isHeld: (word: string) => word === held,
      cards: laid.map((entry, place) => ({ stage: "defend", place, words: entry.split(" ") })),
    }) as unknown as Plan;
  const shown = (...given: Parameters<typeof handShown>) =>
    handShown(...given).map(({ key, selected, gone, note }) => key + (selected ? "!" : gone ? "-" : "") + (note ?? ""));
  const isCard = (key: string) => key !== "table-cover";
  expect(shown(["a", "b", "b"], { answers: "b", gone: ["c"] }, undefined, isCard)).toEqual(["a", "b!", "b", "c-"]);
  expect(shown(["a", "b"], {}, plan("b", "c #2", "table-cover #1", "d kirov"), isCard)).toEqual([
    "a",
    "b!",
    "c!against 2",
    "d!",
  ]);
  // A card that has left the hand for the draft is held once.
  expect(shown(["b"], { taken: "b" }, plan("b"), isCard)).toEqual(["b", "b!"]);
});

describe("equal cards in a hand", () => {
  const hand = (...marks: string[]) =>
    marks.map((mark) => ({
      key: mark.slice(0, 1),
      ...(mark.endsWith("!") ? { selected: true } : {}),
      ...(mark.endsWith("-") ? { gone: true } : {}),
    }));
  const shown = (cards: ReturnType<typeof hand>, touched: string[]) =>
    asTouched(cards, touched)
      .map(({ key, selected, gone }) => key + (selected ? "!" : gone ? "-" : ""))
      .join(" ");

  it("are raised where they were touched", () => {
    expect(shown(hand("a", "b", "b", "b!", "c"), ["b-1"])).toBe("a b! b b c");
    expect(shown(hand("a", "b", "b", "b!", "c"), ["b-2", "b-1"])).toBe("a b b! b c");
  });

  it("lie as they come where nothing was touched", () => {
    expect(shown(hand("a", "b", "b!"), [])).toBe("a b b!");
    expect(shown(hand("a", "b", "b!"), ["a-1", "b-7"])).toBe("a b b!");
  });

  it("go one after the other", () => {
    expect(shown(hand("b", "b-", "b-"), ["b-3", "b-1"])).toBe("b- b b-");
  });

  it("are no longer touched when they have left the hand or were taken back", () => {
    const still = (before: string[], now: string[]) =>
      stillTouched(["b-2", "a-1", "b-1"], hand(...before), hand(...now)).join(" ");
    expect(still(["a!", "b!", "b!", "b"], ["a!", "b!", "b!", "b"])).toBe("b-2 a-1 b-1");
    expect(still(["a!", "b!", "b!", "b"], ["b!", "b!", "b"])).toBe("b-2 b-1");
    expect(still(["a!", "b!", "b!", "b"], ["a!", "b"])).toBe("a-1");
    // Undo takes back what was touched last.
    expect(still(["a!", "b!", "b!", "b"], ["a!", "b!", "b", "b"])).toBe("a-1 b-1");
    // What was only just touched has not yet been answered.
    expect(still(["a", "b", "b"], ["a", "b", "b", "b"])).toBe("b-2 a-1 b-1");
    expect(still([], ["a"])).toBe("b-2 a-1 b-1");
  });
});

describe("digits", () => {
  const asked = (...answers: string[]) => ({ ask: { answers } }) as unknown as View;

  it("name the rows while one is to be chosen, and else the attacks", () => {
    expect(wordOfDigit(2, asked("row1", "row2"))).toBe("row2");
    expect(wordOfDigit(3, asked("row1", "row2"))).toBe("#3");
    expect(wordOfDigit(1, asked("#1", "done"))).toBe("#1");
    expect(wordOfDigit(1, {} as View)).toBe("#1");
  });

  it("are printed on the row that they choose", () => {
    const row = {
      number: "2",
      label: "middle",
      word: "row2",
      children: createRawSnippet(() => ({ render: () => "<i></i>" })),
    };
    expect(render(Row, { ...row, legal: true }).container.querySelector("[data-answer=row2] kbd")?.textContent).toBe(
      "2",
    );
    expect(render(Row, row).container.querySelector("kbd")).toBeNull();
  });
});

it("aims at ships of others alone", () => {
  expect(targetOf("kirov", fleets, 0)).toBe("kirov");
  expect(targetOf("iowa", fleets, 0)).toBe("");
  expect(targetOf("row1", fleets, 0)).toBe("");
});

it("fires from the ship that can do the least else, of those that reach all that is wished", () => {
  const leads = { iowa: ["kirov", "slava"], spruance: ["kirov"] };
  expect(firingFor(["kirov"], ["iowa", "spruance"], leads)).toBe("spruance");
  expect(firingFor(["slava"], ["iowa", "spruance"], leads)).toBe("iowa");
  expect(firingFor(["grozny"], ["iowa", "spruance"], leads)).toBeUndefined();
});
