/** What the pages around the table know of Naval Battles. */

import { say } from "../../lib/say";
import type { GameGuide } from "..";
import type { Asked, Line, Told } from "./vocabulary";

/** Which part of a first turn a question belongs to. */
const TOPIC_OF = {
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
} satisfies Record<keyof Asked, string>;

const guide: GameGuide = {
  sign: "gun",
  firstRule: "3",
  isFire: (line) => "kind" in line.facts || (line as Line).name === "sunk",
  roundBegins: "battle-begins" satisfies keyof Told,
  turnBegins: "turn-begins" satisfies keyof Told,
  chapters: {
    begins: ["battle-begins", "turn-begins"] satisfies (keyof Told)[],
    acts: ["attack-declared"] satisfies (keyof Told)[],
    attacks: ["attack-declared"] satisfies (keyof Told)[],
    hits: ["damaged", "salvo-sinks", "roll-hits"] satisfies (keyof Told)[],
    sunk: ["sunk"] satisfies (keyof Told)[],
    results: ["sunk", "ship-joined", "retreats", "out", "battle-scored"] satisfies (keyof Told)[],
  },
  goesOn: ["choose-fleet"] satisfies (keyof Asked)[],
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
    aim: { own: "battleship", target: "cruiser-heavy", prize: "+5" },
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
