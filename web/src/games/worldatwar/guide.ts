/** What the pages around the table know of A World at War. */

import { ownName } from "../../lib/options";
import { canSay, say } from "../../lib/say";
import type { GameGuide } from "..";

/** What the two seats of each scenario play; `guide.test.ts` holds it to the content. */
export const SIDES: Record<string, [string, string]> = {
  "denmark-strait": ["germany", "britain"],
  "end-of-bismarck": ["germany", "britain"],
  matapan: ["italy", "britain"],
  "north-cape": ["germany", "britain"],
  "coral-sea": ["japan", "allies"],
  midway: ["japan", "united-states"],
  guadalcanal: ["japan", "united-states"],
  "surigao-strait": ["japan", "united-states"],
};

const FIRE = [
  "fires-at",
  "fires-at-lights",
  "fires-at-screened-lights",
  "strikes",
  "strikes-lights",
  "strike-launched",
  "air-combat",
  "air-defence",
  "base-attacked",
  "critical",
  "torpedoes",
  "torpedoes-lights",
  "submarine-lost",
  "ship-sunk",
  "ship-damaged",
  "cargo-lost",
  "interception-rolled",
  "search-rolled",
];
/** Switches that stand in for chapters which are not printed. */
const AIR = ["air_chart", "air_defense", "surprise", "strike_limit", "critical_from", "patrol_bonus", "cve_defense"];

/** Which part of a first operation a question belongs to. */
const TOPIC_OF: Record<string, string> = {
  "strategic-cards": "intercept",
  "tactical-cards": "groups",
  "use-advantage": "groups",
  "interception-hex": "intercept",
  interceptors: "intercept",
  "submarine-intercepts": "intercept",
  "air-attack-hex": "intercept",
  "which-ships": "force",
  "how-many-ships": "force",
  "which-way": "force",
  "group-number": "groups",
  "air-search": "groups",
  "air-cover": "groups",
  "air-done": "groups",
  strike: "battle",
  "surprise-strike": "battle",
  "strike-squadrons": "battle",
  "strike-target": "battle",
  "strike-share": "battle",
  engage: "battle",
  evade: "battle",
  screen: "battle",
  "screen-number": "battle",
  "surplus-capital": "battle",
  "return-fire": "battle",
  "surplus-light": "battle",
  "factors-at-target": "battle",
  "screened-target": "battle",
  "screened-target-light": "battle",
  "choose-loss": "battle",
  "submarine-target": "battle",
  "submarines-number": "battle",
  "torpedo-target": "battle",
  withdraw: "after",
  "withdraw-ships": "after",
  "press-on": "after",
  "which-base": "after",
};

const SCENARIO = "denmark-strait";

const guide: GameGuide = {
  sign: "anchor",
  firstRule: "22.1",
  minutes: 30,
  bestBot: "doctrine",
  isFire: (line) => FIRE.includes(line.name),
  roundBegins: "round-begins",
  turnBegins: "phase-begins",
  goesOn: ["which-way", "which-ships"],
  odds: {
    vain: ["harmless", "later", "submarine-lost"],
    noHit: "hits0",
    success: (results) => (results.includes("round1") ? say("worldatwar-comes") : ""),
  },
  scenario: SCENARIO,
  variant({ scenario = SCENARIO, own_scenario: own }) {
    if (scenario === "own") return ownName(own);
    return canSay(`worldatwar-new-choice-scenario-${scenario}`)
      ? say(`worldatwar-new-choice-scenario-${scenario}`)
      : "";
  },
  sides({ scenario = SCENARIO }) {
    return (SIDES[scenario] ?? []).map((side) => say(`worldatwar-side-${side}`));
  },
  progress: ({ round }) => (round ? say("worldatwar-progress", { round }) : ""),
  lessons: {
    topics: ["intercept", "force", "groups", "battle", "after"],
    topicOf: TOPIC_OF,
    seldom: ["force", "groups"],
    // Germany goes for a convoy: the whole of an operation, and a short one.
    options: { scenario: "north-cape" },
    bots: ["easy", "doctrine"],
    facts: ({ board }) => ({ round: Number(board["round"] ?? 0) }),
  },
  optionGroups: [
    { key: "meeting", has: (option) => option.key.startsWith("meeting_") },
    { key: "air", has: (option) => AIR.includes(option.key) },
    { key: "rules", open: true, has: () => true },
  ],
  setElsewhere: ["own_scenario"],
  presets: {
    bot: { options: {}, seats: ["you", "bot"] },
    friend: { options: {}, seats: ["you", "link"] },
    screen: { options: {}, seats: ["you", "here"] },
  },
  kinds: ["ship"],
};

export default guide;
