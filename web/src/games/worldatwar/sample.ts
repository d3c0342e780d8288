/** A battle in small, for the tests beside it. */

import type { View } from "../../lib/protocol";
import type { Board } from "./board";
import type { Content } from "./content";
import type { Asked } from "./vocabulary";

const ship = (key: string, type: string, sort: string, size: number, speed = "fast") => ({
  key,
  kind: "ship",
  id: 0,
  name: key,
  name_ru: key,
  nation: "japan",
  type,
  speed,
  sort,
  size,
  factors: sort === "transport" ? 0 : size,
  drm: 3,
});
export const content = {
  ships: {
    fuso: ship("fuso", "BB3", "capital", 3, "slow"),
    akagi: ship("akagi", "CV3", "carrier", 3),
    "japan-cruiser": ship("japan-cruiser", "CA2", "cruiser", 2),
    "japan-destroyer": ship("japan-destroyer", "DD1", "destroyer", 1),
    washington: ship("washington", "BB4", "capital", 4),
  },
  cards: {},
} as unknown as Content;

export const board = {
  scenario: "surigao-strait",
  chart: "philippines",
  sides: ["japan", "united-states"],
  phase: 1,
  phases: [0],
  moving: 0,
  points: [0, 0],
  handicap: [0, 0],
  sunk_points: 1,
  damaged_points: 0,
  tie: 1,
  air_range: 3,
  search_range: 3,
  cards: { "0": { strategic: 1, tactical: 0, undersea: 0 }, "1": { strategic: 0, tactical: 0, undersea: 0 } },
  bases: { brunei: { hex: "h0314", side: 0 }, leyte: { hex: "h0911", side: 1 } },
  waters: { "surigao-strait": "h0810" },
  duties: {
    through: { activity: "shore-bombardment", phase: 1, seat: 0, base: "brunei", target: "h0911", points: 24 },
  },
  voyages: {
    "1": { side: 0, level: "activity", status: "sailing", path: ["h0314", "h0413", "h0513"], at: 1, duty: "through" },
    "2": {
      side: 1,
      level: "interception",
      status: "sailing",
      path: ["h0911", "h0413"],
      at: 1,
      target: 1,
      meets: "h0413",
    },
    "3": {
      side: 1,
      level: "interception",
      status: "failed",
      path: ["h0911", "h0413"],
      at: 0,
      target: 1,
      meets: "h0413",
    },
  },
  forces: {
    "1": { side: 0, base: "brunei", voyage: 1, tf: true, group: 1, present: true, joins: 1 },
    "2": { side: 1, base: "leyte", voyage: 2, tf: true, present: true, joins: 1 },
    "3": { side: 1, base: "leyte", voyage: 2, joins: 3 },
  },
  ships: {
    "0": { key: "fuso", side: 0, base: "brunei", force: 1, group: 1 },
    "1": { key: "japan-destroyer", side: 0, base: "brunei", force: 1, group: 1 },
    "2": { key: "japan-destroyer", side: 0, base: "brunei" },
    "3": { key: "washington", side: 1, base: "leyte", hidden: true },
  },
  squadrons: {},
  round: 1,
  battle: {
    hex: "h0413",
    intercepting: 1,
    groups: {
      "0-1": { side: 0, number: 1, active: true },
      "1-2": { side: 1, number: 2, found: 1, told: { carriers: 1, slow: true } },
      "1-4": { side: 1, number: 4 },
    },
    land_air: [0, 0, 0, 0],
    lost: [0, 0],
    damaged: [0, 0],
  },
} as unknown as Board;

export const viewOf = (
  more: Partial<Board> = {},
  answers: string[] = [],
  name: keyof Asked | "x" = "x",
  seat = 0,
): View => ({
  seat,
  board: { ...board, ...more },
  course: { seat: 0, steps: [], marks: [] },
  waiting: [0],
  ask: { n: 1, name, rule: "22.1", facts: {}, answers },
});
