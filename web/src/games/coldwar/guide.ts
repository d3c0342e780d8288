/** What the pages around the table know of Cold War Naval Battles. */

import { say } from "../../lib/say";
import type { GameGuide } from "..";
import { MENU } from "./places";
import type { Asked, Told } from "./vocabulary";

/** Which part of a first turn a question belongs to; what is not named here has a note for all occasions. */
const TOPIC_OF = {
  arrange: "formation",
  "arrange-nothing": "formation",
  "adjust-formation": "prepare",
  "move-to": "prepare",
  dive: "prepare",
  "ship-ahoy": "prepare",
  "ship-ahoy-empty": "prepare",
  "place-ship": "prepare",
  retreat: "prepare",
  "repair-ship": "prepare",
  "repair-card": "prepare",
  "battle-stations": "declare",
  "firing-ship": "declare",
  target: "declare",
  "next-target": "declare",
  "strike-target": "declare",
  "bomber-target": "declare",
  "bomber-dice": "declare",
  "crew-carrier": "declare",
  "asw-use": "declare",
  "next-defender": "declare",
  "point-defense": "defend",
  "point-defense-air": "defend",
  "lay-against": "defend",
  "allot-air-defense": "defend",
  "damage-control": "defend",
  "negate-which": "defend",
  "save-submarine": "defend",
  "bomber-hit": "defend",
  discard: "resupply",
  "must-discard": "resupply",
} satisfies Partial<Record<keyof Asked, string>>;

/** What becomes of ships, besides everything that tells of an attack, of dice or of damage. */
const LOSSES = new Set<string>([
  "sunk",
  "crippled",
  "blown-up",
  "submarine-saved",
  "crash-dived",
  "bad-luck-strikes",
  "strike-wasted",
] satisfies (keyof Told)[]);

const guide: GameGuide = {
  sign: "radar",
  firstRule: "3.1",
  isFire: (line) => "kind" in line.facts || "roll" in line.facts || "damage" in line.facts || LOSSES.has(line.name),
  roundBegins: "round-begins" satisfies keyof Told,
  turnBegins: "turn-begins" satisfies keyof Told,
  chapters: {
    begins: ["round-begins", "series-begins", "turn-begins"] satisfies (keyof Told)[],
    acts: ["attack-declared"] satisfies (keyof Told)[],
    attacks: ["attack-declared"] satisfies (keyof Told)[],
    hits: ["attack-hits", "roll-hits", "mines-roll"] satisfies (keyof Told)[],
    undone: ["negated"] satisfies (keyof Told)[],
    sunk: ["sunk"] satisfies (keyof Told)[],
    results: [
      "sunk",
      "crippled",
      "ship-called",
      "retreats",
      "bad-luck-strikes",
      "out",
      "round-scored",
    ] satisfies (keyof Told)[],
  },
  fires: MENU,
  odds: {
    vain: ["stopped", "missed", "harmless", "hits0"],
    noHit: "hits0",
    // A defence fails, or, where it only hinders, the ship is sunk.
    defenceFails: (results) => (results.includes("stopped") ? "missed" : "sunk"),
  },
  minutes: 45,
  quick: { bots: 2, options: {} },
  variant: (options) => (["yes", "true"].includes((options.action ?? "").toLowerCase()) ? "Action" : ""),
  progress: ({ round, series }) => (series ? say("home-place", { round: round ?? 1, series }) : ""),
  lessons: {
    topics: ["formation", "prepare", "declare", "defend", "resupply"],
    topicOf: TOPIC_OF,
    seldom: ["defend"],
    // The standard game: chapter 12 comes later, and one round is enough for a first time.
    options: {
      rounds: "1",
      air_defense: "no",
      strike_rows: "no",
      strike_reduction: "no",
      prepared_defenses: "no",
      critical_damage: "no",
      armor: "no",
      large_ships: "no",
      attack_opportunities: "no",
      cruise_missiles: "no",
    },
    bots: ["easy", "ensign", "random"],
    aim: { own: "battleship", target: "cruiser-aegis", prize: "+10" },
    facts: ({ board }, names) => ({
      fog: Number(board["fog_left"] ?? board["fog"] ?? 0),
      acting: names[Number(board["acting"] ?? -1)] ?? "",
    }),
  },
  optionGroups: [
    { key: "course", open: true, has: ({ key }) => ["victory", "rounds", "order_cards", "open_scores"].includes(key) },
    {
      key: "sets",
      open: true,
      has: ({ key }) => ["action", "tactics", "tactics_last", "bad_luck", "bad_luck_dealt", "escorts"].includes(key),
    },
    { key: "advanced", has: ({ rule }) => rule.startsWith("12.") },
    { key: "optional", has: () => true },
  ],
  setElsewhere: ["seats", "team_size", "house_rules"],
  presets: {
    standard: { options: {}, seats: ["you", "link", "bot"] },
    action: { options: { action: "yes", tactics: "4", bad_luck: "7" }, seats: ["you", "link", "bot"] },
    teams: { options: { team_size: "2" }, seats: ["you", "link", "bot", "bot"] },
  },
  bestBot: "doctrine",
};

export default guide;
