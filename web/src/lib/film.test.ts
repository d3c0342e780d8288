import { describe, expect, it } from "vitest";
import { Reel } from "./film";
import type { Film, DiaryLine } from "./protocol";

function line(n: number, moment: number, name: string, facts: DiaryLine["facts"] = {}): DiaryLine {
  return { n, moment, name, rule: "", facts, at: n };
}

const film = {
  table: { id: "t", name: "T", game: "coldwar" },
  seat: -1,
  first: { seat: -1, board: { round: 1, fog: 0 }, course: { seat: 0, steps: [], marks: [] }, waiting: [0] },
  log: [],
  moments: [
    { at: 0, by: -1, line: "deal", patch: {}, log: [line(0, 0, "round-begins", { number: 1 })] },
    { at: 1, by: 0, line: "done", patch: { board: { fog: 4 } }, log: [line(1, 1, "turn-begins"), line(2, 1, "fog")] },
    { at: 2, by: 1, line: "done", patch: { waiting: [] } },
    {
      at: 3,
      by: 0,
      line: "done",
      patch: { board: { round: 2 } },
      log: [line(3, 3, "sunk"), line(4, 3, "round-begins", { round: 2 })],
    },
  ],
} as unknown as Film;

describe("a reel", () => {
  const reel = new Reel(film);

  it("shows each moment as it was", () => {
    expect(reel.last).toBe(3);
    expect(reel.view(0).board).toEqual({ round: 1, fog: 0 });
    expect(reel.view(1).board).toEqual({ round: 1, fog: 4 });
    expect(reel.view(2).waiting).toEqual([]);
    expect(reel.view(3).board).toEqual({ round: 2, fog: 4 });
    expect(reel.view(2).board).toBe(reel.view(1).board);
  });

  it("keeps numbers from an address within the film", () => {
    expect([reel.within(-3), reel.within(99), reel.within(NaN), reel.within(1.7)]).toEqual([0, 3, 0, 1]);
  });

  it("tells the diary in step", () => {
    expect(reel.diary(0).map((told) => told.n)).toEqual([0]);
    expect(reel.diary(2).map((told) => told.n)).toEqual([0, 1, 2]);
    expect(reel.news(1).map((told) => told.n)).toEqual([1, 2]);
    expect(reel.news(2)).toEqual([]);
    expect(reel.lines.map((told) => told.moment)).toEqual([0, 1, 1, 3, 3]);
  });

  it("stops where a volley has come to its end, and where a ship is sunk", () => {
    expect(reel.volleys()).toEqual([0, 3]);
    expect(reel.sinkings()).toEqual([3]);
  });

  it("marks rounds and turns on the scale", () => {
    expect(reel.marks((number) => `round ${number}`)).toEqual([
      { at: 0, label: "round 1", strong: true },
      { at: 1, label: "", strong: false },
      { at: 3, label: "round 2", strong: true },
    ]);
  });
});
