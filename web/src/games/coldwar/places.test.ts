import { describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import type { CardEntry, Content, ShipEntry } from "./content";
import { buttonsOf, handCard, kindOf, reading, wordOfCard } from "./places";
import table from "./table";
import type { Question } from "./vocabulary";

const ship = (key: string, id: number, more: Partial<ShipEntry> = {}): ShipEntry => ({
  key,
  id,
  name: key,
  name_ru: key,
  nation: "us",
  type: "CG",
  class: "",
  hits: 4,
  points: 8,
  guns: ["5"],
  missiles: ["A"],
  torpedoes: 0,
  strike: 0,
  air_defense: [],
  traits: [],
  ...more,
});
const card = (key: string, id: number, family: string, more: Partial<CardEntry> = {}): CardEntry => ({
  key,
  id,
  name: key,
  name_ru: key,
  set: "base",
  family,
  count: 1,
  ...more,
});
const content: Content = {
  ships: {
    iowa: ship("iowa", 0),
    nimitz: ship("nimitz", 1, { strike: 2, missiles: [] }),
    slava: ship("slava", 2),
    rubis: ship("rubis", 3, { type: "SSN", torpedoes: 1 }),
  },
  cards: {
    gun5: card("gun5", 0, "gun", { size: "5", damage: 2 }),
    ecm: card("ecm", 1, "ecm"),
    asw: card("asw", 2, "asw"),
    "sub-evasion": card("sub-evasion", 3, "tactic", { set: "tactics", which: "sub_evasion" }),
    torpedo: card("torpedo", 4, "torpedo"),
    leak: card("leak", 5, "bad_luck"),
  },
};

function view(name: Question["name"], answers: string[], hand: string[] = ["gun5", "ecm", "sub-evasion"]): View {
  const force = (ships: Record<string, unknown>, cards: string[]) => ({
    hand: cards,
    ships,
    area: [],
    tactics: [],
    sunk: [],
    points: 0,
    order: 0,
  });
  return {
    seat: 0,
    board: {
      forces: {
        "0": force({ iowa: { row: 1, left: 3, points: 3 }, nimitz: { row: 2, left: 3, points: 3 } }, hand),
        "1": force({ slava: { row: 2, left: 2, points: 2 }, rubis: { row: 0, left: 3, points: 3 } }, ["?", "?"]),
      },
      volley: [],
      laid: [],
    },
    course: { seat: 0, steps: [], marks: [] },
    waiting: [0],
    ask: { n: 1, name, rule: "1", facts: {}, answers },
  };
}

describe("a draft", () => {
  const attack = (given: object) => ({
    kind: "gun",
    card: "",
    source: "",
    seat: 1,
    target: "",
    chance: 0,
    dice: 1,
    hits: 0,
    damage: 0,
    fate: "coming",
    ...given,
  });
  const drafted = (attacks: object[], more: object = {}) => {
    const now = view("battle-stations", []);
    now.board["draft"] = { seat: 0, fog_left: 2, attacks, area: [{ card: "ecm", down: true }], surprises: [], ...more };
    return reading(() => content).draftOf(now);
  };

  it("can be made anew, piece by piece", () => {
    const found = drafted([
      attack({ card: "gun5", source: "iowa", target: "slava" }),
      attack({ kind: "land", card: "lbas", target: "slava" }),
      attack({ kind: "land", target: "slava" }),
      attack({ kind: "carrier", source: "nimitz", target: "slava" }),
      attack({ kind: "bomber", card: "bomber", dice: 3 }),
    ]);
    expect(found?.pieces?.map(({ words, entries }) => `${words.join(" ")} (${entries})`)).toEqual([
      "gun5 iowa slava (1)",
      "lbas slava slava (2)",
      "nimitz slava (1)",
      "bomber seat2 dice3 (1)",
      "ecm facedown (0)",
    ]);
  });

  it("with a surprise in it is not taken apart", () => {
    expect(
      drafted([attack({ card: "gun5" })], { surprises: [{ attack: 0, card: "surprise" }] })?.pieces,
    ).toBeUndefined();
  });
});

describe("standing orders", () => {
  const cards = {
    ...content.cards,
    spy: card("spy", 6, "intelligence", { set: "action" }),
    cover: card("cover", 7, "cover"),
    sneak: card("sneak", 8, "tactic", { set: "tactics", which: "sneak" }),
  };
  const asks = (name: Question["name"], options: Record<string, string>) =>
    table.standing!({ ...content, cards }, options).some((standing) => standing.name === name);

  it("are for cards that can come up at this table", () => {
    expect(asks("negate", {})).toBe(false);
    expect(asks("escort", {})).toBe(false);
    expect(asks("negate", { action: "yes" })).toBe(true);
    expect(asks("escort", { escorts: "yes" })).toBe(true);
    expect(asks("tactic-moment", { tactics: "4" })).toBe(true);
  });
});

describe("where the words of the notation lie", () => {
  it("finds cards of the hand, own ships, targets, rows, seats and attacks", () => {
    const now = view("battle-stations", []);
    expect(
      ["gun5", "tactic-sub-evasion", "iowa", "slava", "row2", "seat2", "#3", "dice4", "done", "area"].map((word) =>
        kindOf(word, now, content),
      ),
    ).toEqual(["hand", "hand", "own-ship", "target", "row", "seat", "attack", "dice", "word", "word"]);
  });

  it("plays a Tactic by its own word, and by its key where that is asked for", () => {
    expect(handCard("tactic-sub-evasion", content)).toBe("sub-evasion");
    expect(wordOfCard("sub-evasion", view("battle-stations", ["tactic-sub-evasion"]).ask, content)).toBe(
      "tactic-sub-evasion",
    );
    expect(wordOfCard("sub-evasion", view("discard", ["sub-evasion", "done"]).ask, content)).toBe("sub-evasion");
  });

  it("gives a button to whatever lies nowhere on the table", () => {
    expect(
      buttonsOf(view("battle-stations", ["done", "gun5", "nimitz", "tactic-sub-evasion"]), content, false),
    ).toEqual(["done"]);
    expect(buttonsOf(view("area-use", ["area", "facedown"]), content, false)).toEqual(["area", "facedown"]);
    expect(buttonsOf(view("bomber-dice", ["dice1", "dice2"]), content, false)).toEqual(["dice1", "dice2"]);
    expect(buttonsOf(view("arrange", ["row1", "row2"]), content, false)).toEqual(["row1", "row2"]);
  });

  it("shows cards of other hands and of the Bad Luck as buttons, though the own hand may hold the same", () => {
    const shown = (name: Question["name"], answers: string[]) => {
      const now = view(name, answers);
      return buttonsOf({ ...now, ask: { ...now.ask!, lies: "elsewhere" } }, content, false);
    };
    expect(shown("intelligence-discard", ["done", "ecm", "asw"])).toEqual(["done", "ecm", "asw"]);
    expect(shown("bad-luck-order", ["leak"])).toEqual(["leak"]);
    expect(shown("repair-card", ["gun5", "crippled"])).toEqual(["gun5", "crippled"]);
  });

  it("leaves attacks to the lanes where there are any", () => {
    const asked = view("lay-against", ["#1", "#2", "done"]);
    expect(buttonsOf(asked, content, true)).toEqual(["done"]);
    expect(buttonsOf(asked, content, false)).toEqual(["#1", "#2", "done"]);
  });

  it("never loses an answer", () => {
    const asked = view("transfer-what", ["done", "gun5", "ecm", "iowa", "nimitz"]);
    const placed = (word: string) => ["hand", "own-ship", "target"].includes(kindOf(word, asked, content));
    for (const word of asked.ask!.answers)
      expect(placed(word) || buttonsOf(asked, content, false).includes(word)).toBe(true);
  });
});

describe("choosing ahead", () => {
  const rules = reading(() => content);

  it("lets a target or a firing ship be pointed at before the card", () => {
    expect(rules.mayWish("slava", view("battle-stations", ["done", "gun5"]))).toBe(true);
    expect(rules.mayWish("iowa", view("battle-stations", ["done", "gun5"]))).toBe(true);
    expect(rules.mayWish("slava", view("firing-ship", ["iowa"]))).toBe(true);
    expect(rules.mayWish("slava", view("discard", ["gun5"]))).toBe(false);
    expect(rules.mayWish("#2", view("point-defense", ["done", "ecm"]))).toBe(true);
  });

  it("knows when nothing could follow", () => {
    expect(rules.mayFollow("#2", view("point-defense", ["done"]))).toBe(false);
    expect(rules.mayFollow("#2", view("point-defense", ["done", "ecm"]))).toBe(true);
    const drafting = (name: Question["name"], answers: string[], leads: object): View => {
      const now = view(name, answers);
      return { ...now, board: { ...now.board, draft: { seat: 0, leads } } };
    };
    const leads = { asw: ["rubis"], gun5: ["iowa", "slava"] };
    expect(rules.mayFollow("iowa", drafting("battle-stations", ["done", "asw"], leads))).toBe(false);
    expect(rules.mayFollow("iowa", drafting("battle-stations", ["done", "gun5"], leads))).toBe(true);
    expect(rules.mayFollow("slava", drafting("firing-ship", ["iowa"], { iowa: ["slava"] }))).toBe(true);
    expect(rules.mayFollow("slava", view("firing-ship", ["iowa"]))).toBe(false);
  });

  it("leaves the ship that fires at a chosen target to the one that can do the least else", () => {
    const firing = view("firing-ship", ["iowa", "nimitz"]);
    const way = (leads: object, ...wishes: string[]) =>
      rules.wayTo!(wishes, { ...firing, board: { ...firing.board, draft: { seat: 0, leads } } });
    expect(way({ iowa: ["slava", "kirov"], nimitz: ["slava"] }, "slava")).toBe("nimitz");
    expect(way({ iowa: ["slava", "kirov"], nimitz: ["slava"] }, "kirov")).toBe("iowa");
    expect(way({ iowa: ["slava"], nimitz: ["slava"] }, "rubis")).toBeUndefined();
    expect(rules.wayTo!(["slava"], firing)).toBeUndefined();
  });

  it("goes on to the volley from what comes before it, with a card that attacks and with no other", () => {
    const attacks = { gun5: { ...content.cards.gun5, declares: "gun" } } as unknown as Content["cards"];
    const armed = reading(() => ({ ...content, cards: { ...content.cards, ...attacks } }));
    const before = view("adjust-formation", ["done", "iowa"]);
    expect([armed.mayWish("gun5", before), armed.mayFollow("gun5", before)]).toEqual([true, true]);
    expect(armed.wayTo!(["gun5"], before)).toBe("done");
    expect([armed.mayWish("ecm", before), armed.wayTo!(["slava"], before)]).toEqual([false, undefined]);
    expect(armed.mayWish("gun5", view("move-to", ["row1", "row2"]))).toBe(false);
    expect(armed.mayWish("gun5", view("discard", ["done", "ecm"]))).toBe(false);
  });
});
