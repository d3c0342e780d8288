import { expect, it } from "vitest";
import type { Meeting } from "../../lib/summary";
import type { Attack, Board } from "./board";
import type { Content } from "./content";
import { leftAfter, leftOf, lossIfNothing, lossNow, stakes } from "./telling";

const content = {
  ships: {
    iowa: { type: "BB", hits: 12, points: 12 },
    nimitz: { type: "CVN", hits: 10, points: 20 },
    knox: { type: "FF", hits: 3, points: 4 },
    dallas: { type: "SSN", hits: 2, points: 1 },
  },
  cards: { gun16: { family: "gun", damage: 4 }, ecm: { family: "ecm" }, cover: { family: "cover", numbers: [3] } },
} as unknown as Content;
const attack = (given: Partial<Attack>) =>
  ({ kind: "gun", card: "gun16", source: "slava", seat: 0, target: "knox", chance: 0, dice: 0, hits: 0, damage: 2, fate: "coming", ...given }) as Attack;
const boardWith = (volley: Attack[], ships: object, rest: object = {}) =>
  ({ volley, laid: [], forces: { 0: { ships, area: [{ card: "ecm" }] } }, ...rest }) as unknown as Board;
const WHOLE = { row: 1, hurt: 0 };
const CRIPPLED = { row: 1, hurt: 2, crippled: true as const };
const MEETINGS = [{ attack: "missile", source: "ship", defence: "ecm", way: "area" }] as Meeting[];

it("any damage sinks a crippled ship, and its owner has nothing to lose by it", () => {
  expect(leftOf(content.ships["nimitz"]!, CRIPPLED)).toBe(1);
  const board = boardWith([attack({ target: "nimitz", damage: 1 })], { nimitz: CRIPPLED });
  expect(stakes(board, 0, content)[0]!.left).toBe(0);
  expect(lossNow(board, 0, content)).toBe(0);
});

it("armour takes a point off every card on a battleship, where it is played", () => {
  const board = boardWith([attack({ target: "iowa", damage: 4 }), attack({ target: "iowa", damage: 1 })], { iowa: WHOLE });
  expect(stakes(board, 0, content).map((stake) => stake.left)).toEqual([9, 9]);
  expect(stakes(board, 0, content, { armor: "no" }).map((stake) => stake.left)).toEqual([8, 7]);
  expect(lossNow(board, 0, content)).toBe(3);
});

it("a card more at a battleship comes on top of what is drafted", () => {
  const board = boardWith([], {}, { draft: { attacks: [attack({ target: "iowa", damage: 3 }), attack({})] } });
  expect(leftAfter(content.cards["gun16"]!, "iowa", WHOLE, board, content)).toBe(7);
  expect(leftAfter(content.cards["gun16"]!, "iowa", WHOLE, board, content, { armor: "no" })).toBe(5);
});

it("what an area defence has stopped is no loss even if nothing is played; what a card of the hand stopped would be", () => {
  const board = boardWith([attack({ kind: "missile", fate: "stopped" }), attack({ fate: "stopped", damage: 1 })], { knox: WHOLE });
  expect(lossIfNothing(board, 0, content, MEETINGS)).toBe(1);
  expect(lossNow(board, 0, content)).toBe(0);
});

it("bombers sink surface ships only, the cheapest first, and no more than there are", () => {
  const ships = { knox: WHOLE, nimitz: WHOLE, dallas: { row: 0, hurt: 0 } };
  const bombers = (given: Partial<Attack>) => boardWith([attack({ kind: "bomber", target: "", chance: 3, damage: 0, ...given })], ships);
  expect(lossNow(bombers({ dice: 2 }), 0, content)).toBe(4);
  expect(lossNow(bombers({ dice: 6, fate: "hit", hits: 1 }), 0, content)).toBe(4);
  expect(lossNow(bombers({ dice: 6, fate: "hit", hits: 5 }), 0, content)).toBe(24);
});

it("says nothing of answers that wait for their dice", () => {
  const board = boardWith([attack({ kind: "land", chance: 3 })], { knox: WHOLE }, { laid: [{ seat: 0, attack: 0, card: "cover" }] });
  expect(lossNow(board, 0, content)).toBeUndefined();
  expect(lossIfNothing(board, 0, content, MEETINGS)).toBe(2);
});
