/** What the pages around the table know of Attack Sub. */

import { ownName } from "../../lib/options";
import { say } from "../../lib/say";
import type { GameGuide } from "..";
import type { Asked, Told } from "./vocabulary";

/** The two sides of each scenario where they are not NATO and the Soviets; `guide.test.ts` holds it to the content. */
export const SIDES: Record<string, [string, string]> = {
  "a-tournament": ["british", "soviet"],
  d: ["british", "argentine"],
  e: ["renegade", "soviet"],
  f: ["soviet", "nato"],
  g: ["soviet", "nato"],
  h: ["soviet", "nato"],
  "h-tournament": ["soviet", "nato"],
  i: ["soviet", "nato"],
  j: ["soviet", "nato"],
};

/** Which part of a first game a question belongs to. */
const TOPIC_OF = {
  "choose-side": "search",
  "player-turn": "search",
  "who-acts": "search",
  "sonar-mode": "search",
  "search-target": "search",
  "ping-targets": "search",
  "search-first": "search",
  "search-on": "search",
  "attack-target": "attack",
  "more-lockons": "attack",
  "range-mode": "attack",
  "range-object": "attack",
  "answer-ping": "answer",
  "answer-search": "answer",
  "answer-attack": "answer",
  "answer-range": "answer",
  "who-answers": "answer",
  "play-dead": "answer",
  "discard-cards": "hand",
  "discard-top": "hand",
  "refill-hand": "hand",
} satisfies Partial<Record<keyof Asked, string>>;

/** What tells of weapons and what became of them. */
const FIRE: string[] = [
  "fires",
  "evaded",
  "attack-check",
  "missed",
  "hit",
  "dud",
  "damaged",
  "sunk",
  "plays-dead",
] satisfies (keyof Told)[];

const SCENARIO = "a";

const guide: GameGuide = {
  drawsNumbers: true,
  sign: "sub",
  firstRule: "3.1",
  minutes: 40,
  bestBot: "doctrine",
  isFire: (line) => FIRE.includes(line.name),
  turnBegins: "turn-begins" satisfies keyof Told,
  chapters: {
    begins: ["turn-begins"] satisfies (keyof Told)[],
    acts: [
      "active-sonar",
      "passive-sonar",
      "reduction",
      "fires",
      "moves",
      "launched",
      "damage-control",
      "technician",
      "reinforcement-called",
      "exits",
    ] satisfies (keyof Told)[],
    sunk: ["sunk"] satisfies (keyof Told)[],
    results: [
      "contact-gained",
      "contacts-shaken",
      "missed",
      "dud",
      "damaged",
      "sunk",
      "damage-mended",
      "range-negated",
      "range-closed",
      "range-opened",
      "malfunction",
      "repaired",
      "helicopter-lands",
      "entered",
      "last-deck",
      "decks-out",
      "game-won",
      "game-drawn",
    ] satisfies (keyof Told)[],
  },
  goesOn: ["more-lockons", "ping-targets"] satisfies (keyof Asked)[],
  odds: { vain: ["nothing", "malfunction", "missed", "dud", "down", "lands", "weather", "waits", "race-on", "outrun"] },
  scoreless: true,
  scenario: SCENARIO,
  variant: ({ scenario = SCENARIO, own_scenario: own }) =>
    scenario === "own" ? ownName(own) : say("attacksub-scenario", { letter: scenario.charAt(0).toUpperCase() }),
  progress: ({ deck, decks }) => (deck ? say("attacksub-place", { deck, decks: decks ?? deck }) : ""),
  sides({ scenario = SCENARIO, sides = "cut" }) {
    if (scenario === "own" || sides === "cut") return [];
    const pair = (SIDES[scenario] ?? ["nato", "soviet"]).map((side) => say(`side-${side}`));
    return sides === "first" ? pair : pair.reverse();
  },
  lessons: {
    topics: ["search", "attack", "answer", "hand"],
    topicOf: TOPIC_OF,
    seldom: ["attack", "answer"],
    options: { scenario: "a", sides: "first" },
    bots: ["easy", "random"],
    aim: { own: "submarine-nuclear", target: "submarine-soviet", prize: "1" },
    facts: ({ board }, names) => ({ acting: names[Number(board["acting"] ?? -1)] ?? "" }),
  },
  optionGroups: [{ key: "course", open: true, has: () => true }],
  setElsewhere: ["own_scenario"],
  presets: {
    friend: { options: {}, seats: ["you", "link"] },
    bot: { options: {}, seats: ["you", "bot"] },
    screen: { options: {}, seats: ["you", "here"] },
  },
};

export default guide;
