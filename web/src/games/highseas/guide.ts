/** What the pages around the table know of Naval Battles. */

import { say } from "../../lib/say";
import type { GameGuide } from "..";

/** Which part of a first turn a question belongs to. */
const TOPIC_OF: Record<string, string> = {
  "pick-nation": "fleet",
  "choose-fleet": "fleet",
  "lay-out": "formation",
  "lay-out-submarine": "formation",
  reorganize: "prepare",
  reinforce: "prepare",
  "move-to": "prepare",
  repair: "prepare",
  "repair-which": "prepare",
  prepare: "prepare",
  declare: "declare",
  "surprise-whom": "declare",
  "firing-ship": "declare",
  "second-ship": "declare",
  target: "declare",
  "next-target": "declare",
  "strike-target": "declare",
  "next-strike-target": "declare",
  planning: "declare",
  defend: "defend",
  "defend-against": "defend",
  "escort-to": "defend",
  discard: "discard",
};

const guide: GameGuide = {
  sign: "gun",
  firstRule: "3",
  isFire: (line) => "kind" in line.facts || "roll" in line.facts || "damage" in line.facts || line.name === "sunk",
  roundBegins: "battle-begins",
  turnBegins: "turn-begins",
  goesOn: ["choose-fleet"],
  odds: {
    vain: ["stopped", "missed", "redirected"],
    // A redirected attack is a defence that fails if it sinks the other ship.
    defenceFails: (results) => (results.includes("sunk") ? "sunk" : "missed"),
  },
  minutes: 40,
  quick: { bots: 1, options: {} },
  variant: (options) => (["yes", "true"].includes((options.linked ?? "").toLowerCase()) ? "3" : ""),
  progress: ({ round, series }) => (series ? say("highseas-place", { round: round ?? 1, series }) : ""),
  lessons: {
    topics: ["fleet", "formation", "prepare", "declare", "defend", "discard"],
    topicOf: TOPIC_OF,
    seldom: ["defend"],
    options: { nations: "drawn", first_seat: "1", victory: "12" },
    bots: ["easy", "ensign", "random"],
    facts: ({ board }, names) => ({
      victory: Number(board["victory"] ?? 25),
      acting: names[Number(board["acting"] ?? -1)] ?? "",
    }),
  },
  optionGroups: [
    {
      key: "course",
      open: true,
      has: ({ key }) => ["nations", "fleet_points", "first_seat", "victory", "carrier_attacks"].includes(key),
    },
    { key: "optional", open: true, has: () => true },
  ],
  setElsewhere: ["seats", "team_size", "house_rules"],
  presets: {
    duel: { options: {}, seats: ["you", "link"] },
    melee: { options: {}, seats: ["you", "link", "bot", "bot"] },
    teams: { options: { team_size: "2" }, seats: ["you", "link", "bot", "bot"] },
    campaign: { options: { linked: "yes" }, seats: ["you", "link"] },
  },
  bestBot: "doctrine",
};

export default guide;
