import { expect, it } from "vitest";
import { diceOf } from "../../lib/dice";
import type { Throw } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { AimShown, Board } from "./board";
import { discIn, layOut, NAMES, ringAt } from "./plotting";
import { aimsOf, goalOf, otherwiseOf, sumOfAttack, sumOfSearch, threatOf } from "./telling";

const words = new Words("en", { ftl: "event-attack-check = drew { $rn }", things: {}, titles: {} }, "attacksub");
const board = { ships: { rogov: { detect: 7, defence: 8, quiet: 2 } } } as unknown as Board;

it("spells an attack out so that the sum is what the engine needs", () => {
  const attack = {
    seat: 0,
    actor: "swift",
    target: "rogov",
    cards: ["wl2-1/3", "wl3-2/3"],
    evasions: ["decoy/6"],
    need: 2,
    parts: { lockons: 5, own: 3, evasions: 2 },
  };
  const sum = sumOfAttack(attack, board)!;
  expect(sum.terms.map(({ sign, number }) => sign + number)).toEqual(["5", "+3", "−2"]);
  expect(sum.against.number).toBe(8);
  expect(sumOfAttack({ ...attack, hit: true, need: undefined, parts: undefined } as never, board)).toBeUndefined();
});

it("spells a search out the same way", () => {
  const search = {
    seat: 0,
    card: "as/3",
    actor: "swift",
    named: [],
    tried: [],
    active: true as const,
    target: "rogov",
    need: 4,
    parts: { own: 4, active: 1, quiet: 2 },
  };
  expect(sumOfSearch(search, board)!.terms.map(({ sign, number }) => sign + number)).toEqual(["4", "+1", "−2"]);
});

it("adds up what an answer is to prevent", () => {
  expect(
    threatOf({ names: ["sunk", "damaged", "dud", "missed", "malfunction"], chances: [0.2, 0.1, 0.05, 0.6, 0.05] }),
  ).toBeCloseTo(0.35);
  expect(threatOf({ names: ["contact", "nothing"], chances: [0.4, 0.6] })).toBeCloseTo(0.4);
  expect(threatOf({ names: ["negated", "outrun"], chances: [1, 0] })).toBeUndefined();
});

it("turns a drawn card up like a die, an X as an X", () => {
  const line = { n: 1, name: "attack-check", rule: "6.5", at: 0, facts: {} };
  const drawn = { seat: 0, group: "number", kind: "attack", needed: 3, sides: 8 };
  const shown = (thrown: Partial<Throw>) => diceOf({ ...line, dice: [{ ...drawn, faces: [0], ...thrown }] }, "drew");
  expect(shown({ mark: "X", fails: true })).toEqual({ faces: [0], marks: ["X"], sides: 8, tone: "lit", text: "drew" });
  expect(shown({ faces: [5] })).toEqual({ faces: [5], sides: 8, tone: "red", text: "drew" });
  expect(shown({ mark: "X", fails: true, needed: 0 })?.tone).toBe("lit");
  expect(shown({ mark: "X", kind: "race", low: true })?.tone).toBe("lit");
  expect(shown({ kind: "repair" })?.tone).toBe("red");
  expect(diceOf(line, "drew")).toBeUndefined();
});

it("plots contacts nearer the middle the better they are, on their own half", () => {
  const contact = (target: string, holder: string, level: number) => ({ target, holder, level, box: 0 });
  const disc = discIn(400, 268);
  expect(disc.r).toBeLessThanOrEqual(Math.min(134, 200 - NAMES));
  const spokes = layOut(
    [contact("rogov", "swift", 3), contact("rogov", "valiant", 3), contact("alfa", "swift", 0)],
    "left",
    disc,
  );
  expect(spokes.map(({ target }) => target)).toEqual(["rogov", "alfa"]);
  const [one, other] = spokes[0]!.blips;
  const away = (at: { x: number; y: number }) => Math.hypot(at.x - disc.x, at.y - disc.y);
  for (const blip of [one!, other!]) expect(away(blip)).toBeCloseTo(ringAt(3, disc), 0);
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(10);
  expect(spokes.every(({ rim }) => rim.x < disc.x && Math.abs(away(rim) - disc.r) < 1)).toBe(true);
  expect(spokes[1]!.best).toBeUndefined();
  expect(ringAt(4, disc)).toBeLessThan(ringAt(0.5, disc));
});

it("tells a side what it wins by", () => {
  const seat = { hand: [], hand_size: 6 };
  const told = (aim: AimShown, points_needed?: number) =>
    aimsOf({ ...seat, aim, ...(points_needed ? { points_needed } : {}) }, words);
  expect(told({ otherwise: "draw", usual: true })).toHaveLength(1);
  const [prey, race] = told({ otherwise: "loss", sink: ["kiev", "kirov"], race: "oppokov", race_from: 2 });
  expect(prey).toMatch(/^Sink .*kiev or .*kirov\.$/i);
  expect(race).toMatch(/From deck .*2.* for .*oppokov/i);
  expect(told({ otherwise: "win", sink: ["kiev", "kirov"], sink_all: true })[0]).toContain(" and ");
  expect(told({ otherwise: "win" }, 6)[0]).toMatch(/Score .*6.* points/);
  expect(aimsOf(seat, words)).toEqual([]);
});

it("tells a side that only has to hold out what to keep the other from", () => {
  const seats = {
    "0": { hand: [], hand_size: 10, aim: { otherwise: "win" } },
    "1": { hand: [], hand_size: 7, points_needed: 6, aim: { otherwise: "loss" } },
  } satisfies Board["seats"];
  const board = { seats } as unknown as Board;
  expect(goalOf(board, 0, words).join()).toMatch(/^Keep the enemy from .*Score .*6.* points/);
  expect(otherwiseOf(seats["0"], words)).toEqual([]);
  expect(goalOf(board, 1, words).join()).toMatch(/^Score .*6.* points/);
  expect(otherwiseOf(seats["1"], words)).toEqual(["Any other result is the enemy’s."]);
  expect(goalOf(board, -1, words)).toEqual([]);
});
