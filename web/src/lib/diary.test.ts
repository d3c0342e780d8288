import { describe, expect, it } from "vitest";
import { guides } from "../games";
import { entries, groupsOf, lastRound } from "./diary";
import type { DiaryLine, Facts } from "./protocol";

const lines = (...names: string[]): DiaryLine[] => names.map((name, n) => ({ n, name, rule: "", facts: {}, at: n }));
const told = (...names: string[]) => lastRound(lines(...names), "scored", "begins").map((line) => line.n);

it("tells what the last round has brought, and no round before it", () => {
  expect(told("begins", "sunk")).toEqual([]);
  expect(told("begins", "sunk", "scored", "scored")).toEqual([2, 3]);
  expect(told("begins", "scored", "scored", "begins", "sunk")).toEqual([1, 2]);
  expect(told("begins", "scored", "scored", "begins", "sunk", "scored", "scored", "begins")).toEqual([5, 6]);
});

/** "name", or "name fact=value ..." for each line. */
function recorded(...told: string[]): DiaryLine[] {
  return told.map((text, n) => {
    const [name = "", ...facts] = text.split(" ");
    const pairs = facts.map((fact) => fact.split("=") as [string, string]);
    const read = pairs.map(([key, value]) => [key, Number.isNaN(Number(value)) ? value : Number(value)]);
    return { n, moment: n, name, rule: "", facts: Object.fromEntries(read) as Facts, at: n };
  });
}
/** What each group shows at once, and how much it hides. */
function shown(game: string, lines: DiaryLine[]): string[] {
  return groupsOf(lines, guides[game]?.chapters).map(({ title, tally, lead, steps, of }) => {
    const counted = tally && `${of ?? ""} ${tally.attacks}/${tally.open ? "?" : tally.hits}/${tally.sunk}`.trim();
    const told = [title?.name, counted, ...lead.map((line) => line.name)].filter(Boolean);
    return `${told.join(", ")} +${steps.length}`;
  });
}

// As the golden records of the four games tell them.
describe("the diary in groups", () => {
  const COLDWAR = recorded(
    "turn-begins seat=seat/0",
    "fog number=5",
    "moved",
    "attack-declared number=1",
    "attack-declared number=2",
    "attack-declared number=3",
    "attack-hits number=1",
    "attack-hits number=2",
    "defense-stops number=3",
    "sunk",
    "damaged",
    "sunk",
    "resupplied",
    "turn-begins seat=seat/1",
    "fog number=5",
    "discarded",
  );

  it("makes a volley of Cold War attacks one, with its result first", () => {
    expect(shown("coldwar", COLDWAR)).toEqual(["turn-begins +2", "seat/0 3/2/2, sunk, sunk +8", "turn-begins +2"]);
  });

  it("tells no result of attacks that are only declared", () => {
    const lines = recorded("turn-begins seat=seat/0", "attack-declared number=1");
    expect(shown("coldwar", lines)).toEqual(["turn-begins, seat/0 1/?/0 +1"]);
  });

  it("counts no hit that has been cancelled", () => {
    const lines = recorded(
      "turn-begins seat=seat/0",
      "attack-declared number=1",
      "attack-declared number=2",
      "attack-hits number=1",
      "attack-hits number=2",
      "negated number=2",
      "sunk by=seat/1",
      "damaged",
    );
    expect(shown("coldwar", lines)).toEqual(["turn-begins, seat/0 2/1/0, sunk +6"]);
  });

  it("counts an attack of Naval Battles that hits and damages once", () => {
    const lines = recorded(
      "turn-begins seat=seat/0",
      "attack-declared number=1",
      "attack-declared number=2",
      "damaged number=1",
      "cover-fails number=2",
      "roll-hits number=2",
      "sunk",
      "drawn",
      "battle-scored",
      "battle-begins number=2",
    );
    // The turn begins with its volley.
    expect(shown("highseas", lines)).toEqual(["turn-begins, seat/0 2/2/1, sunk, battle-scored +6", "battle-begins +0"]);
  });

  it("tells of a search or shot of Attack Sub what it has come to", () => {
    const lines = recorded(
      "turn-begins",
      "active-sonar",
      "seeks",
      "no-answer",
      "sensor-check",
      "contact-gained",
      "refilled",
      "turn-begins",
      "discarded",
      "turn-begins",
      "fires",
      "attack-check",
      "hit",
      "sunk",
      "reduction",
      "reduction-check",
    );
    expect(shown("attacksub", lines)).toEqual(["contact-gained +6", "turn-begins +1", "sunk +4", "reduction +1"]);
  });

  it("parts A World at War by activity and round of battle", () => {
    const lines = recorded(
      "path-announced",
      "path-announced",
      "interception-rolled",
      "battle-begins",
      "tactical-cards",
      "round-begins round=1",
      "search-rolled",
      "fires-at-lights hits=4",
      "fires-at-lights hits=1",
      "ship-sunk",
      "ship-damaged",
      "battle-over",
      "path-announced",
      "operation-scored",
    );
    expect(shown("worldatwar", lines)).toEqual([
      "path-announced +2",
      "battle-begins +1",
      "round-begins, 2/5/1, ship-sunk, battle-over +4",
      "operation-scored +1",
    ]);
  });

  it("tells what came before any beginning, and games without chapters, line by line", () => {
    expect(shown("coldwar", recorded("fleet-dealt", "hand-dealt", "turn-begins"))).toHaveLength(3);
    expect(groupsOf(COLDWAR, undefined)).toHaveLength(COLDWAR.length);
  });

  it("keeps of a group what the filter lets through, and drops what is left empty", () => {
    const fire = entries(COLDWAR, [], "fire", (line) => line.name === "sunk", guides["coldwar"]?.chapters);
    expect(fire.map(({ group }) => [group?.lead.length, group?.steps.length])).toEqual([[2, 0]]);
    const said = [{ n: 0, seat: 0, name: "Anna", text: "!", at: 2.5 }];
    const all = entries(COLDWAR, said, "all", () => false, guides["coldwar"]?.chapters);
    expect(all.map((entry) => entry.key)).toEqual(["l13", "l3", "c0", "l0"]);
  });
});
