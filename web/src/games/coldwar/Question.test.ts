import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { Desk } from "../../lib/desk.svelte";
import { Plan } from "../../lib/plan.svelte";
import type { Seat, Table, View } from "../../lib/protocol";
import type { SeatView } from "../../lib/seatview.svelte";
import { Words } from "../../lib/words";
import type { BattleView } from "../../parts/fleets/fleets";
import type { Board, Draft } from "./board";
import type { Content } from "./content";
import { boardOf, reading } from "./places";
import Question from "./Question.svelte";
import { catalogueOf } from "./telling";
import type { Asked, Question as Asking } from "./vocabulary";

const FTL = [
  "percent = { $number } %",
  "decision-ship-ahoy = Another ship?",
  "decision-target = At which ship?",
  "ship = { $name }",
  "odds-stopped = stopped",
  "odds-sunk = sunk",
].join("\n");
const things = {
  "ship/kirov": { name: "Kirov" },
  "card/ecm": { name: "ECM" },
  "card/cover": { name: "Air Cover" },
  "card/missileC": { name: "Missile C" },
};
const words = new Words("en", { ftl: FTL, things, titles: {} }, "coldwar");
const content = {
  ships: {
    kirov: { type: "CGN", class: "", points: 12, hits: 6, guns: [], missiles: ["C"], air_defense: [] },
    slava: { type: "CG", class: "", points: 10, hits: 5, guns: [], missiles: ["C"], air_defense: [] },
  },
  cards: { missileC: { family: "missile", size: "C", damage: 4 }, ecm: { family: "ecm" }, cover: { family: "cover" } },
} as unknown as Content;
const you: Seat = { kind: "you", name: "Anna" };
const bot: Seat = { kind: "bot", bot: "doctrine" };
const person: Seat = { kind: "person", name: "Boris" };
type Orders = Partial<Record<keyof Asked, string>>;
const orders: Orders = { negate: "pass" };
const order = vi.fn<(orders: Orders) => void>();
const onrule = vi.fn();
beforeEach(() => vi.clearAllMocks());

function asked(name: Asking["name"], answers: string[], seats: Seat[], draft?: Partial<Draft>, odds = {}, closes = 0) {
  const ask = { n: 1, name, rule: "7", facts: {}, answers, closes };
  const board = {
    acting: 0,
    volley: [],
    forces: {
      0: { hand: [], ships: { slava: { row: 1, left: 5 } }, area: [], sunk: [] },
      1: { hand: [], ships: { kirov: { row: 3, left: 6 } }, area: [], sunk: [] },
    },
    ...(draft ? { draft: { seat: 0, fog_left: 1, attacks: [], area: [], surprises: [], ...draft } } : {}),
  } as unknown as Board;
  const view = { seat: 0, waiting: [0], board, ask } as unknown as View;
  const plan = new Plan(() => Promise.resolve(undefined));
  const seat = { ask, view, plain: view, plan, odds, orders, ready: "", order, now: () => 0 } as unknown as SeatView;
  const desk = new Desk(
    seat,
    reading(() => content),
    onrule,
  );
  const table = { status: "playing", options: {}, seats, mine: [0] } as unknown as Table;
  const battle = {
    fleets: board.forces,
    acting: 0,
    volley: [],
    draft: boardOf(view).draft,
    kindOf: () => "word",
  } as unknown as BattleView;
  desk.aim = answers.includes("kirov") ? "kirov" : "";
  return render(Question, {
    view,
    battle,
    catalogue: catalogueOf(content, words),
    content,
    words,
    names: ["Anna", "Boris"],
    desk,
    table,
    lanes: false,
  }).container;
}

it("says why a question comes that can only be passed", () => {
  expect(asked("ship-ahoy", ["done"], [you, bot]).querySelector("[data-secrecy]")).not.toBeNull();
});

it("offers to pass it between people in a window, where nobody can notice, and once", () => {
  const offer = (closes: number) =>
    asked("negate", ["done"], [you, bot, person], undefined, {}, closes).querySelector("[data-pass-hollow] button");
  expect(offer(0)).toBeNull();
  (offer(5000) as HTMLElement).click();
  expect(order).toHaveBeenCalledWith({ negate: "pass", "*": "nothing" });
});

it("asks without a word where there is something to answer with", () => {
  expect(asked("retreat", ["done", "retreat"], [you, bot]).querySelector("[data-secrecy]")).toBeNull();
});

it("names the rule by which row 3 is reached, and what stops the missile", () => {
  const odds = { kirov: { names: ["stopped", "sunk"], chances: [1, 0] } };
  const shown = asked(
    "target",
    ["kirov"],
    [you, bot],
    {
      card: "missileC",
      ship: "slava",
      cruise: ["kirov"],
      met: { kirov: [{ card: "cover" }, { card: "ecm", sure: true }] },
    },
    odds,
  );
  const told = shown.querySelector("[data-told]")!;
  expect(told.textContent).toContain("Cruise Missile");
  told.querySelector("button")!.click();
  expect(onrule).toHaveBeenCalledWith("12.9");
  expect(screen.getByText(/ · ECM stops it without a roll/)).toBeTruthy();
});

it("speaks of a die where one is rolled, though no roll helps", () => {
  const odds = { kirov: { names: ["stopped", "sunk"], chances: [1, 0] } };
  asked(
    "target",
    ["kirov"],
    [you, bot],
    { card: "missileC", ship: "slava", met: { kirov: [{ card: "ews" }, { card: "cover", any_roll: true }] } },
    odds,
  );
  expect(screen.getByText(/ · Air Cover stops it on any roll as things stand/)).toBeTruthy();
  expect(screen.queryByText(/without a die/)).toBeNull();
});

it("says nothing of cruise missiles where the target lies ahead", () => {
  expect(
    asked("target", ["kirov"], [you, bot], { card: "missileC", ship: "slava" }).querySelector("[data-told]"),
  ).toBeNull();
});

it("prints on each row the key that chooses it", () => {
  const shown = asked("move-to", ["row1", "row3"], [you, bot]);
  expect(
    [...shown.querySelectorAll("[data-answer]")].map((button) => [
      button.getAttribute("data-answer"),
      button.querySelector("kbd")?.textContent,
    ]),
  ).toEqual([
    ["row1", "1"],
    ["row3", "3"],
  ]);
});
