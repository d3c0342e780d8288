import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import type { View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { Attack, Board } from "./board";
import type { Content } from "./content";
import type { Moment } from "../../parts/fleets/fleets";
import Lanes from "./Lanes.svelte";
import { catalogueOf } from "./telling";

const words = new Words("en", { ftl: "percent = { $number } %", things: {}, titles: {} }, "coldwar");

it("shows what is at stake as the engine reckons it", () => {
  vi.stubGlobal("ResizeObserver", class { observe() {} unobserve() {} disconnect() {} });
  const content = {
    ships: { iowa: { type: "BB", class: "", hits: 12, points: 12, guns: [], missiles: [], air_defense: [] }, slava: { type: "CG", class: "", guns: [], missiles: [], air_defense: [] } },
    cards: { gun16: { family: "gun", damage: 4, size: "16" }, ecm: { family: "ecm" }, evade: { family: "evade" } },
  } as unknown as Content;
  const attack = (given: Partial<Attack>) =>
    ({ kind: "gun", card: "gun16", source: "slava", seat: 0, target: "iowa", chance: 0, dice: 1, hits: 0, damage: 4, fate: "coming", ...given }) as Attack;
  const board = {
    volley: [attack({}), attack({ seat: 1 }), attack({ kind: "carrier", card: "", chance: 2, damage: 0 })],
    laid: [],
    acting: 2,
    forces: { 0: { ships: { iowa: { row: 1, left: 12, points: 12 } }, area: [{ card: "ecm" }, { card: "evade" }] } },
    stakes: { 0: { nothing: 63, now: 41, attacks: { 0: { damage: 3, left: 9, area: [1] }, 2: { damage: 0, left: 0, safe: 667, later: true } } } },
  } as unknown as Board;
  const moment = { fleets: board.forces, volley: board.volley, acting: 2, defender: 0 } as unknown as Moment;
  const { container } = render(Lanes, { view: { board, seat: 0 } as unknown as View, moment, catalogue: catalogueOf(content, words), words, names: ["Anna", "Boris", "Carl"] });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain("3 damage");
  expect(rows[0]).toContain("9 left");
  expect(rows[0]).toContain("evade");
  expect(rows[0]).not.toContain("ecm");
  expect(rows[1]).toContain("67 % unhurt");
  expect(screen.getByText("6.3")).toBeTruthy();
  expect(screen.getByText("4.1")).toBeTruthy();
  vi.unstubAllGlobals();
});
