/** What the pages around the table know of A World at War. */

import { ownName } from "../../lib/options";
import { canSay, say } from "../../lib/say";
import type { GameGuide } from "..";
import type { Asked, Line, Told } from "./vocabulary";

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

/** Guns, bombs and torpedoes that find somebody to hit. */
const SHOTS: Line["name"][] = [
  "fires-at",
  "fires-at-lights",
  "fires-at-screened-lights",
  "strikes",
  "strikes-lights",
  "torpedoes",
  "torpedoes-lights",
];
const FIRE: Line["name"][] = [
  ...SHOTS,
  "strike-launched",
  "air-combat",
  "air-defence",
  "base-attacked",
  "critical",
  "submarine-lost",
  "ship-sunk",
  "ship-damaged",
  "cargo-lost",
  "interception-rolled",
  "search-rolled",
];
/** Switches that stand in for chapters which are not printed. */
const AIR = ["air_chart", "air_defense", "surprise", "strike_limit", "critical_from", "patrol_bonus", "cve_defense"];

/** Which questions belong to which part of a first operation. */
const TOPICS = {
  intercept: ["strategic-cards", "interception-hex", "interceptors", "submarine-intercepts", "air-attack-hex"],
  force: ["which-ships", "how-many-ships", "which-way"],
  groups: ["tactical-cards", "use-advantage", "group-number", "air-search", "air-cover", "air-done"],
  battle: [
    "strike",
    "surprise-strike",
    "strike-squadrons",
    "strike-target",
    "strike-share",
    "engage",
    "evade",
    "screen",
    "screen-number",
    "surplus-capital",
    "return-fire",
    "surplus-light",
    "factors-at-target",
    "screened-target",
    "screened-target-light",
    "choose-loss",
    "submarine-target",
    "submarines-number",
    "torpedo-target",
  ],
  after: ["withdraw", "withdraw-ships", "press-on", "which-base"],
} satisfies Record<string, (keyof Asked)[]>;

const SCENARIO = "denmark-strait";

const guide: GameGuide = {
  sign: "anchor",
  firstRule: "22.1",
  minutes: 30,
  bestBot: "doctrine",
  isFire: (line) => FIRE.includes((line as Line).name),
  roundBegins: "round-begins" satisfies keyof Told,
  turnBegins: "phase-begins" satisfies keyof Told,
  chapters: {
    begins: ["phase-begins", "attack-on-the-way", "battle-begins", "round-begins"] satisfies (keyof Told)[],
    acts: ["activity", "path-announced"] satisfies (keyof Told)[],
    attacks: SHOTS,
    hits: SHOTS,
    sunk: ["ship-sunk"] satisfies (keyof Told)[],
    results: [
      "ship-sunk",
      "cargo-lost",
      "duty-done",
      "battle-broken-off",
      "battle-over",
      "operation-scored",
    ] satisfies (keyof Told)[],
  },
  goesOn: ["which-way", "which-ships"] satisfies (keyof Asked)[],
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
    return (SIDES[scenario] ?? []).map((side) => say(`nation-${side}`));
  },
  progress: ({ round }) => (round ? say("worldatwar-progress", { round }) : ""),
  lessons: {
    topics: Object.keys(TOPICS),
    topicOf: Object.fromEntries(Object.entries(TOPICS).flatMap(([topic, names]) => names.map((name) => [name, topic]))),
    seldom: ["force", "groups"],
    // Germany goes for a convoy: the whole of an operation, and a short one.
    options: { scenario: "north-cape" },
    bots: ["easy", "doctrine"],
    aim: { own: "carrier", target: "transport", prize: "+3" },
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
