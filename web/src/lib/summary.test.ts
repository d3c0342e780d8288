import { expect, it } from "vitest";
import { defencesByKind, type Meeting } from "./summary";

const meeting = (attack: string, source: string, defence: string, way: string): Meeting => ({
  attack,
  source,
  defence,
  way,
  rule: "8",
  roll: false,
  effect: "stopped",
  number: 0,
  on: 0,
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
it("lists each defence once for each kind of a volley, the last resort apart", () => {
  expect(defencesByKind(MEETINGS, { missile: "missile", asw: "asw" }, "damage_control")).toEqual([
    ["missile", ["ecm", "asw"]],
    ["asw", []],
  ]);
});
