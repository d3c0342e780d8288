import { expect, it } from "vitest";
import type { Meeting } from "../../lib/summary";
import type { Attack } from "./board";
import type { Content } from "./content";
import { areaAgainst, defencesByKind } from "./meetings";

const meeting = (attack: string, source: string, defence: string, way: string): Meeting => ({
  attack, source, defence, way, rule: "8", roll: false, effect: "stopped", number: 0, on: 0,
});
const MEETINGS = [
  meeting("missile", "ship", "ecm", "area"),
  meeting("missile", "ship", "ecm", "point"),
  meeting("missile", "ship", "damage_control", "point"),
  meeting("missile", "submarine", "ecm", "area"),
  meeting("missile", "submarine", "asw", "area"),
  meeting("asw", "", "damage_control", "point"),
  meeting("surprise", "air", "cover", "point"),
  meeting("explosion", "", "damage_control", "point"),
  meeting("tactic", "", "intelligence", "point"),
];
const content = { ships: { slava: { type: "CG" }, dallas: { type: "SSN" } }, cards: {} } as unknown as Content;
const attack = (given: Partial<Attack>) => ({ kind: "missile", source: "slava", ...given }) as Attack;

it("a submarine's missile is met by what a ship's is not", () => {
  expect(areaAgainst(attack({}), MEETINGS, content)).toEqual(["ecm"]);
  expect(areaAgainst(attack({ source: "dallas" }), MEETINGS, content)).toEqual(["ecm", "asw"]);
});

it("nothing laid before meets a surprise that the summary lets through", () => {
  expect(areaAgainst(attack({ kind: "carrier", surprise: true }), MEETINGS, content)).toEqual([]);
});

it("lists each defence once for each kind, Damage Control apart", () => {
  expect(defencesByKind(MEETINGS)).toEqual([["missile", ["ecm", "asw"]], ["asw", []]]);
});
