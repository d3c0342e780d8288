import { expect, it } from "vitest";
import type { Ask } from "../../lib/protocol";
import type { Words } from "../../lib/words";
import type { Board } from "./board";
import type { CardEntry } from "./content";
import { answeredLater, reasonToWait } from "./waiting";

const words = { step: (rule: string) => `step ${rule}` } as unknown as Words;
const why = (family: string, name: string, fog = 2) =>
  reasonToWait({ family } as CardEntry, { name } as Ask, { draft: { fog_left: fog } } as Board, words);

it("says in which step a card is played", () => {
  expect(why("additional_ship", "battle-stations")).toEqual({ text: "Only in step 6.1.A.5", rule: "9.1" });
  expect(why("gun", "ship-ahoy")?.rule).toBe("6.1.B.1");
  expect(why("damage_control", "battle-stations")?.rule).toBe("9.3");
});

it("says that a defence meets none of what comes", () => {
  expect(why("ecm", "point-defense")).toEqual({ text: "Meets none of these", rule: "8.32" });
});

it("leaves to the server what the step does not tell", () => {
  expect(why("gun", "battle-stations")).toBeUndefined();
  expect(why("gun", "battle-stations", 0)?.text).toBe("No Fog of War left");
  expect(why("additional_ship", "ship-ahoy")).toBeUndefined();
});

it("tells Air Cover that aircraft are answered at the next question", () => {
  const board = { volley: [{ kind: "gun" }, { kind: "carrier" }] } as Board;
  const cover = { family: "cover" } as CardEntry;
  expect(reasonToWait(cover, { name: "point-defense" } as Ask, board, words)?.text).toBe("Aircraft: next step");
  expect(reasonToWait(cover, { name: "point-defense-air" } as Ask, board, words)?.text).toBe("Meets none of these");
  expect(board.volley.map((attack) => answeredLater(attack, { name: "point-defense" } as Ask))).toEqual([false, true]);
});
