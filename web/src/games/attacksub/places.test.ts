import { describe, expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import type { Board, ShipShown } from "./board";
import type { Content } from "./content";
import { boxesOf, levelsOf, turnOf } from "./content";
import {
  aimOf,
  buttonsOf,
  contactsOn,
  forcesOf,
  holdersAgainst,
  kindOf,
  reading,
  shapeOf,
  sidesOf,
  takenCards,
} from "./places";

const content = {
  ships: {
    swift: { key: "swift", type: "SSN" },
    valiant: { key: "valiant", type: "SSN" },
    kirov: { key: "kirov", type: "CGN" },
    udaloy: { key: "udaloy", type: "DDG" },
    alfa: { key: "alfa", type: "SSN" },
  },
  cards: {
    "as/3": { family: "active", id: 0 },
    "wl2-1/3": { family: "lockon", id: 4, fire: 2 },
    "decoy/6": { family: "evasion", id: 7, value: 2 },
  },
} as unknown as Content;

const ship = (seat: number, more: Partial<ShipShown> = {}): ShipShown => ({
  seat,
  status: "in",
  sensor_box: 0,
  attack_box: 0,
  detect: 6,
  defence: 8,
  ...more,
});
function viewOf(more: Partial<Board> = {}, answers: string[] = [], name = "player-turn"): View {
  const board = {
    scenario: "x",
    acting: 0,
    sides: ["nato", "soviet"],
    ships: {
      swift: ship(0, { contacts: { force: 2, alfa: 1 } }),
      valiant: ship(0),
      kirov: ship(1, { contacts: { swift: 3 }, helicopters: [{ card: "helo/2" }] }),
      udaloy: ship(1, { status: "sunk" }),
      alfa: ship(1, { status: "waiting" }),
    },
    seats: { 0: { hand: ["wl2-1/3", "as/3"], hand_size: 5 }, 1: { hand: ["?"], hand_size: 4 } },
    ...more,
  } as unknown as Board;
  return { seat: 0, board, ask: { n: 1, name, rule: "", facts: {}, answers } } as unknown as View;
}
const boardIn = (view: View) => view.board as unknown as Board;

describe("the words of the notation", () => {
  it("lie on ships, helicopters, cards, or nowhere", () => {
    const words = ["swift", "kirov", "helo-kirov", "as/3", "discard", "x"];
    expect(words.map((word) => kindOf(word, viewOf(), content))).toEqual([
      "own-ship",
      "target",
      "helicopter",
      "hand",
      "word",
      "word",
    ]);
  });

  it("need buttons where they are not on the table", () => {
    const view = viewOf({}, ["swift", "alfa", "helo-kirov", "helo-swift", "as/3", "decoy/6", "force", "done"]);
    expect(buttonsOf(view, content)).toEqual(["alfa", "helo-swift", "decoy/6", "force", "done"]);
  });

  it("may be chosen ship first, and go on to a target", () => {
    const read = reading(() => content);
    const view = viewOf({}, ["as/3"]);
    expect([read.mayWish("swift", view), read.mayWish("kirov", view), read.mayWish("udaloy", view)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(read.mayFollow("kirov", view)).toBe(true);
    expect(read.mayFollow("kirov", viewOf({}, ["done"]))).toBe(false);
    const who = viewOf({}, ["swift"], "who-acts");
    expect([read.mayWish("kirov", who), read.mayWish("swift", who)]).toEqual([true, false]);
    expect(read.wordOfDigit?.(1, view)).toBe("as/3");
  });
});

describe("forces and contacts", () => {
  it("are sorted by who looks on, and by the scenario before sides are chosen", () => {
    expect(forcesOf(viewOf())).toEqual({ own: ["swift", "valiant"], other: ["kirov", "udaloy", "alfa"] });
    const unsided = viewOf();
    delete boardIn(unsided).sides;
    for (const face of Object.values(boardIn(unsided).ships))
      Object.assign(face, { seat: -1, side: face.seat === 0 ? "nato" : "soviet" });
    expect(forcesOf(unsided).own).toEqual(["swift", "valiant"]);
    expect(sidesOf(boardIn(unsided))).toEqual(["nato", "soviet"]);
  });

  it("count a submarine by itself and surface ships together, in play only", () => {
    const board = boardIn(viewOf());
    expect(holdersAgainst(["kirov", "udaloy", "alfa"], board, content)).toEqual(["force"]);
    expect(holdersAgainst(["swift", "valiant"], board, content)).toEqual(["swift", "valiant"]);
    const on = contactsOn(["swift", "kirov", "udaloy"], ["force", "swift"], board, content);
    expect(on.map(({ target, holder, box, level }) => [target, holder, box, level])).toEqual([
      ["swift", "force", 2, 1],
      ["swift", "swift", 0, 0],
      ["kirov", "force", 0, 0],
      ["kirov", "swift", 3, 3],
    ]);
  });

  it("have a shape each, one for all surface ships", () => {
    const shapes = ["swift", "valiant", "kirov", "force"].map((key) =>
      shapeOf(key, ["swift", "valiant", "kirov"], content),
    );
    expect(shapes).toEqual(["diamond", "triangle", "wheel", "wheel"]);
  });
});

describe("what is going on", () => {
  it("is the play on the way, or the own draft", () => {
    const board = boardIn(
      viewOf({ draft: { stage: "more", play: "wl2-1/3", actor: "swift", target: "kirov", chosen: ["wl2-1/3"] } }),
    );
    expect(aimOf(board)).toEqual({ from: "swift", to: ["kirov"], kind: "attack", mine: true });
    expect(takenCards(viewOf(board), content)).toEqual(["wl2-1/3"]);
    const discards = viewOf({ draft: { stage: "top", play: "discard", chosen: ["as/3"] } });
    expect(takenCards(discards, content)).toEqual(["as/3"]);
    const onTop = { ...discards, ask: { name: "discard-top" } } as View;
    expect(takenCards(onTop, content)).toEqual([]);
    const search = { seat: 1, card: "as/3", actor: "helo-kirov", named: ["swift"], tried: [] };
    expect(aimOf(boardIn(viewOf({ search })))).toEqual({
      from: "helo-kirov",
      to: ["swift"],
      kind: "search",
      mine: false,
    });
  });
});

it("reads printed tracks", () => {
  expect(boxesOf("4/- 3/+0")).toEqual([
    { top: "4", bottom: "–" },
    { top: "3", bottom: "+0" },
  ]);
  expect(boxesOf("+2 1")).toEqual([
    { top: "", bottom: "+2" },
    { top: "", bottom: "1" },
  ]);
  expect(levelsOf(content.ships.swift)).toHaveLength(6);
  expect(levelsOf(content.ships.kirov)).not.toContain("no-attack");
  expect(["active", "evasion", "range"].map((family) => turnOf({ family } as never))).toEqual([
    "own",
    "their",
    "either",
  ]);
});
