import { beforeEach, expect, it } from "vitest";
import type { ShipEntry } from "./content";
import { forget, keep, keptFleets, sorted, strengthOf } from "./fleets";

const ship = (key: string, id: number, more: Partial<ShipEntry>): ShipEntry => ({
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
  main: "",
  secondary: "",
  flights: 0,
  air_attacks: 0,
  numbers: [],
  cover: 0,
  anti_air: 0,
  silent: 0,
  ...more,
});
const NAVY = [
  ship("ark", 0, { type: "CV", points: 8, hull: 7, secondary: "4-5" }),
  ship("hood", 1, { type: "BC", points: 8, hull: 10, main: "14-18", secondary: "4-5" }),
  ship("renown", 2, { type: "BC", points: 6, hull: 8, main: "11-13", secondary: "4-5", mount: 1 }),
  ship("exeter", 3, { type: "CA", points: 4, hull: 4, secondary: "6-8", mount: 0 }),
  ship("upholder", 4, { type: "SS", points: 3, hull: 2, mount: 1 }),
];
const keys = (ships: ShipEntry[]) => ships.map(({ key }) => key);

it("sorts ships in four ways", () => {
  expect(keys(sorted(NAVY, "points"))).toEqual(["ark", "hood", "renown", "exeter", "upholder"]);
  expect(keys(sorted(NAVY, "type"))).toEqual(["hood", "renown", "ark", "exeter", "upholder"]);
  expect(keys(sorted(NAVY, "guns"))).toEqual(["hood", "renown", "exeter", "ark", "upholder"]);
  expect(keys(sorted(NAVY, "hull"))).toEqual(["hood", "renown", "ark", "exeter", "upholder"]);
});

it("counts what a navy has", () => {
  expect(strengthOf(NAVY)).toEqual({ capital: 2, carriers: 1, cruisers: 1, destroyers: 0, submarines: 1 });
});

beforeEach(() => localStorage.clear());

it("keeps fleets for the next visit, one of each name and navy", () => {
  let fleets = keep([], { name: "Guns", nation: "uk", ships: ["hood"] });
  fleets = keep(fleets, { name: "Guns", nation: "de", ships: ["bismarck"] });
  fleets = keep(fleets, { name: "Guns", nation: "uk", ships: ["hood", "exeter"] });
  expect(keptFleets()).toEqual(fleets);
  expect(fleets).toEqual([
    { name: "Guns", nation: "uk", ships: ["hood", "exeter"] },
    { name: "Guns", nation: "de", ships: ["bismarck"] },
  ]);
  forget(fleets, fleets[0]!);
  expect(keptFleets()).toEqual([{ name: "Guns", nation: "de", ships: ["bismarck"] }]);
});

it.each(["no json", "{}", '[{"name": 1}, 7]'])("takes %s for no fleets", (text) => {
  localStorage.setItem("wardroom-highseas-fleets", text);
  expect(keptFleets()).toEqual([]);
});
