import { describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import type { CardEntry, Content, ShipEntry } from "./content";
import { buttonsOf, isDefence, kindOf, piecesOf, questionOf, reading } from "./places";
import table from "./table";

const ship = (key: string, id: number, more: Partial<ShipEntry> = {}): ShipEntry => ({
  key,
  id,
  name: key,
  name_ru: key,
  nation: "uk",
  type: "BB",
  class: "",
  year: 1940,
  hull: 8,
  points: 7,
  main: "14-18",
  secondary: "6-8",
  flights: 0,
  air_attacks: 0,
  numbers: [],
  cover: 0,
  anti_air: 0,
  silent: 0,
  ...more,
});
const card = (key: string, id: number, family: string, more: Partial<CardEntry> = {}): CardEntry => ({
  key,
  id,
  name: key,
  name_ru: key,
  family,
  count: 1,
  ...more,
});
const content: Content = {
  ships: {
    hood: ship("hood", 0),
    cossack: ship("cossack", 1, { type: "DD", main: "", secondary: "4-5", mount: 1 }),
    rodney: ship("rodney", 2),
    bismarck: ship("bismarck", 3, { nation: "de" }),
    u47: ship("u47", 4, { nation: "de", type: "SS", main: "", secondary: "", mount: 1 }),
  },
  cards: {
    main16: card("main16", 0, "main", { size: "14-18", damage: 3 }),
    sec5: card("sec5", 1, "secondary", { size: "4-5", damage: 1 }),
    depth: card("depth", 2, "depth_charge", { damage: 2 }),
    armor: card("armor", 3, "armor"),
    air: card("air", 4, "land_air", { attacks: 2 }),
  },
};

function view(name: string, answers: string[], more: object = {}, facts: object = {}): View {
  const fleet = (ships: object, hand: string[], other: object = {}) => ({
    nation: "uk",
    hand,
    ships,
    reserve: [],
    front: [],
    sunk: [],
    sunk_points: 0,
    points: 0,
    score: 0,
    ...other,
  });
  return {
    seat: 0,
    board: {
      acting: 0,
      first: 0,
      round: 1,
      series: 3,
      victory: 25,
      total: 25,
      volley: [],
      fleets: {
        "0": fleet({ hood: { row: 2, left: 8 }, cossack: { row: 1, left: 2 } }, ["main16", "sec5", "armor"], {
          reserve: ["rodney"],
          front: [{ card: "armor" }],
        }),
        "1": fleet({ bismarck: { row: 2, left: 9 }, u47: { row: 0, left: 2, active: true } }, ["?", "?"]),
      },
      ...more,
    },
    course: { seat: 0, steps: [], marks: [] },
    waiting: [0],
    ask: { n: 1, name, rule: "1", facts, answers },
  } as unknown as View;
}

describe("words of the notation", () => {
  it.each([
    ["main16", "hand"],
    ["table-armor", "front"],
    ["hood", "own-ship"],
    ["bismarck", "target"],
    ["rodney", "reserve"],
    ["row2", "row"],
    ["seat2", "seat"],
    ["#3", "attack"],
    ["japan", "nation"],
    ["plus1", "word"],
    ["done", "word"],
  ])("%s is a %s", (word, kind) => {
    expect(kindOf(word, view("declare", []), content)).toBe(kind);
  });

  it("needs buttons only for what lies nowhere", () => {
    expect(buttonsOf(view("defend", ["done", "armor", "table-armor"]), content, true)).toEqual(["done"]);
    expect(buttonsOf(view("planning", ["plus0", "plus1"]), content, false)).toEqual(["plus0", "plus1"]);
    expect(buttonsOf(view("defend-against", ["#1"]), content, true)).toEqual([]);
    expect(buttonsOf(view("defend-against", ["#1"]), content, false)).toEqual(["#1"]);
    expect(buttonsOf(view("reinforce", ["done", "rodney"]), content, false)).toEqual(["done"]);
  });

  it("names the ships of a team-mate whose fleet is out of sight", () => {
    expect(buttonsOf(view("escort-to", ["bismarck"]), content, true)).toEqual(["bismarck"]);
    expect(buttonsOf(view("escort-to", ["hood"]), content, true)).toEqual([]);
  });

  it("takes Damage cards for words, not for cards of the hand", () => {
    const now = view("repair-which", ["main16", "sec5"]);
    expect(buttonsOf(now, content, false)).toEqual([]);
    now.ask!.lies = "elsewhere";
    expect(buttonsOf(now, content, false)).toEqual(["main16", "sec5"]);
  });
});

describe("odds of a defence", () => {
  it.each([
    ["planning", { ship: "ship/hood" }, true],
    ["planning", {}, false],
    ["defend-against", {}, true],
    ["target", {}, false],
  ])("%s with %o: %s", (name, facts, told) => {
    expect(isDefence(questionOf(view(name, [], {}, facts)))).toBe(told);
  });
});

describe("a draft", () => {
  const attack = (given: object) => ({
    kind: "main",
    card: "",
    source: "",
    seat: 1,
    target: "",
    number: 0,
    damage: 0,
    fate: "coming",
    ...given,
  });
  const attacks = [
    attack({ card: "main16", source: "hood", target: "bismarck" }),
    attack({ kind: "land", card: "air", target: "bismarck" }),
    attack({ kind: "land", target: "u47" }),
    attack({ kind: "secondary", card: "sec5", source: "hood", second: "cossack", target: "bismarck" }),
    attack({ kind: "carrier", source: "hood", target: "bismarck" }),
    attack({ kind: "carrier", source: "hood", target: "bismarck" }),
    attack({ kind: "carrier", source: "cossack", target: "bismarck" }),
  ];

  it("is made anew from its words, dice of one card or carrier together", () => {
    expect(piecesOf({ seat: 0, attacks } as never)).toEqual([
      { words: ["main16", "hood", "bismarck"], entries: 1 },
      { words: ["air", "bismarck", "u47"], entries: 2 },
      { words: ["sec5", "hood", "cossack", "bismarck"], entries: 1 },
      { words: ["hood", "bismarck", "bismarck"], entries: 2 },
      { words: ["cossack", "bismarck"], entries: 1 },
    ]);
  });

  it("is whole at the menu only", () => {
    const read = reading(() => content);
    expect(read.draftOf(view("declare", [], { draft: { seat: 0, attacks } }))).toMatchObject({
      entries: 7,
      whole: true,
    });
    expect(read.draftOf(view("target", [], { draft: { seat: 0, attacks } }))).toMatchObject({ whole: false });
    expect(read.draftOf(view("defend", []))).toBeUndefined();
  });
});

it("knows what could follow by what the engine says of it", () => {
  const read = reading(() => content);
  const draft = { seat: 0, attacks: [], leads: { main16: ["hood", "bismarck"], depth: ["u47"] } };
  const now = view("declare", ["done", "main16"], { draft });
  expect(read.mayFollow("bismarck", now)).toBe(true);
  expect(read.mayFollow("hood", now)).toBe(true);
  expect(read.mayFollow("u47", now)).toBe(false);
  expect(read.mayFollow("#1", view("defend", ["done", "table-armor"]))).toBe(true);
  expect(read.mayFollow("#1", view("defend", ["done"]))).toBe(false);
});

it("tells the turns around the table from whoever acts, without those who are out", () => {
  const now = view("declare", [], { acting: 1 });
  expect(table.order(now).map(({ seat }) => seat)).toEqual([1, 0]);
  (now.board as unknown as { fleets: Record<string, { out?: true }> }).fleets["0"]!.out = true;
  expect(table.order(now).map(({ seat }) => seat)).toEqual([1]);
  expect(table.order(view("pick-nation", [], { acting: -1 }))).toEqual([]);
});
