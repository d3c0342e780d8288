import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";
import { Desk } from "../../lib/desk.svelte";
import { Plan } from "../../lib/plan.svelte";
import type { View } from "../../lib/protocol";
import type { SeatView } from "../../lib/seatview.svelte";
import { Words } from "../../lib/words";
import type { Attack, Board } from "./board";
import type { Content } from "./content";
import type { BattleView } from "../../parts/fleets/fleets";
import Lanes from "./Lanes.svelte";
import { reading } from "./places";
import { catalogueOf } from "./telling";
import type { Question } from "./vocabulary";

const words = new Words("en", { ftl: "percent = { $number } %", things: {}, titles: {} }, "coldwar");

const content = {
  ships: {
    iowa: { type: "BB", class: "", hits: 12, points: 12, guns: [], missiles: [], air_defense: [] },
    slava: { type: "CG", class: "", guns: [], missiles: [], air_defense: [] },
  },
  cards: { gun16: { family: "gun", damage: 4, size: "16" }, ecm: { family: "ecm" }, evade: { family: "evade" } },
} as unknown as Content;
const attack = (given: Partial<Attack>) => ({
  kind: "gun",
  card: "gun16",
  source: "slava",
  seat: 0,
  target: "iowa",
  chance: 0,
  dice: 1,
  hits: 0,
  damage: 4,
  fate: "coming",
  ...given,
});

it.each<[string[], Question["name"], string]>([
  [["evade", "done"], "point-defense", "Drag a card to an attack, or press its number"],
  [["#1"], "lay-against", "Press the number of an attack"],
  [["done"], "point-defense", ""],
])("tells of dragging where a card can be dragged: %s", (answers, name, told) => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const ask = { n: 1, name, rule: "8.2", facts: {}, answers };
  const board = {
    volley: [attack({})],
    laid: [],
    acting: 1,
    forces: { 0: { ships: { iowa: { row: 1, left: 12, points: 12 } }, area: [], hand: ["evade"] } },
  } as unknown as Board;
  const view = { board, seat: 0, ask } as unknown as View;
  const desk = new Desk(
    { ask, view, plain: view, plan: new Plan(() => Promise.resolve(undefined)), odds: {} } as unknown as SeatView,
    reading(() => content),
    () => {},
  );
  const battle = { fleets: board.forces, volley: board.volley, acting: 1, defender: 0 } as unknown as BattleView;
  const { container } = render(Lanes, {
    view,
    battle,
    catalogue: catalogueOf(content, words),
    words,
    names: ["Anna", "Boris"],
    desk,
  });
  expect(container.querySelector(".how")?.textContent ?? "").toBe(told);
  expect(container.querySelectorAll(".slot")).toHaveLength(answers.includes("evade") ? 1 : 0);
  vi.unstubAllGlobals();
});

it("shows what is at stake as the engine reckons it", () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const board = {
    volley: [attack({}), attack({ seat: 1 }), attack({ kind: "carrier", card: "", chance: 2, damage: 0 })],
    laid: [],
    acting: 2,
    forces: { 0: { ships: { iowa: { row: 1, left: 12, points: 12 } }, area: [{ card: "ecm" }, { card: "evade" }] } },
    stakes: {
      0: {
        nothing: { lost: 63, gained: 120 },
        now: { lost: 0, gained: 41 },
        attacks: { 0: { damage: 3, left: 9, area: [1] }, 2: { damage: 0, left: 0, safe: 667, later: true } },
      },
    },
  } as unknown as Board;
  const view = { board, seat: 0 } as unknown as View;
  const battle = { fleets: board.forces, volley: board.volley, acting: 2, defender: 0 } as unknown as BattleView;
  const { container } = render(Lanes, {
    view,
    battle,
    catalogue: catalogueOf(content, words),
    words,
    names: ["Anna", "Boris", "Carl"],
  });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain("3 damage");
  expect(rows[0]).toContain("9 left");
  expect(rows[0]).toContain("evade");
  expect(rows[0]).not.toContain("ecm");
  expect(rows[1]).toContain("67 % unhurt");
  expect(screen.getByText("you lose 6.3 points, Carl gains 12.0")).toBeTruthy();
  expect(screen.getByText("you lose 0.0 points, Carl gains 4.1")).toBeTruthy();
  // Nobody is asked: there is nothing to drag.
  expect(screen.queryByText(/Drag a card/)).toBeNull();
  vi.unstubAllGlobals();
});

it("shows what is laid out in the lanes, and takes it back there", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const asked: Record<string, string[]>[] = [];
  const plan = new Plan((laid) => {
    asked.push(laid);
    const entries = laid["point-defense"] ?? ["ecm #1"];
    const system = {
      name: "allot-air-defense",
      rule: "12.1",
      facts: { ship: "ship/iowa", chance: 3 },
      answers: ["done", "#1"],
    };
    return Promise.resolve({
      line: [...entries, "done", "done"].join(" "),
      stages: [
        { name: "point-defense", asks: "point-defense", entries, answers: ["done", "ecm"] },
        {
          name: "allot-air-defense",
          asks: "allot-air-defense",
          entries: ["done"],
          answers: ["done"],
          one_by_one: [system],
        },
      ],
    });
  });
  const ask = { n: 1, name: "point-defense", rule: "8.2", facts: {}, answers: ["ecm", "done"], lays: true };
  const board = {
    volley: [attack({})],
    laid: [],
    acting: 1,
    forces: { 0: { ships: { iowa: { row: 1, left: 12, points: 12 } }, area: [], hand: ["ecm"] } },
  } as unknown as Board;
  const view = { board, seat: 0, ask, course: { seat: 1, steps: [], marks: [] } } as unknown as View;
  plan.renew(view);
  await Promise.resolve();
  const desk = new Desk(
    { ask, view, plain: view, plan, odds: {} } as unknown as SeatView,
    reading(() => content),
    () => {},
  );
  const battle = { fleets: board.forces, volley: board.volley, acting: 1, defender: 0 } as unknown as BattleView;
  const catalogue = catalogueOf(content, words, false);
  const { container } = render(Lanes, { view, battle, catalogue, words, names: ["Ann", "Bob"], desk });
  const laid = () => container.querySelectorAll(".answer [data-laid]").length;
  await vi.waitFor(() => expect(laid()).toBe(1));
  // A system that fires at nothing waits below, and is laid at an attack by a press of its name and the lane.
  const kept = container.querySelector<HTMLElement>("footer .kept button");
  kept?.click();
  await tick();
  expect(kept?.getAttribute("aria-pressed")).toBe("true");
  container.querySelector<HTMLElement>(".answer .back")?.click();
  await vi.waitFor(() => expect(laid()).toBe(0));
  expect(asked.at(-1)).toEqual({ "point-defense": [] });
  vi.unstubAllGlobals();
});
