import { describe, expect, it } from "vitest";
import type { DiaryLine, Facts } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { Band } from "./board";
import { spotsOf } from "./places";
import { board, content, viewOf } from "./sample";
import { aimOf, bandText, hexName, labelOf, lookedUp, rolledIn, scoreText, shareOf, signed, spotText } from "./telling";
import type { Asked, Told } from "./vocabulary";

const words = new Words(
  "en",
  {
    ftl: "event-x = It was so.\naction-done = done\npercent = { $number } %",
    things: {
      "base/leyte": { name: "Leyte" },
      "waters/surigao-strait": { name: "Surigao Strait" },
      "waters/philippines": { name: "Philippine waters" },
      "duty/through": { name: "Through the strait" },
    },
    titles: {},
  },
  "worldatwar",
);
const line = (name: keyof Told, facts: Facts): DiaryLine => ({
  n: 1,
  name,
  rule: "22.55",
  facts,
  at: 1,
});

describe("look-ups", () => {
  it("come to harmless, damaged and sunk for a ship, in thirty-sixths", () => {
    const bands: Band[] = [
      { result: "harmless", rolls: 4, throws: 10 },
      { result: "damaged", rolls: 3, throws: 16 },
      { result: "sunk", rolls: 4, throws: 10 },
    ];
    expect(bands.map(bandText)).toEqual(["afloat as before", "damaged", "sunk"]);
    expect(shareOf(bands)).toBeCloseTo(1);
    expect(shareOf(bands.slice(2))).toBeCloseTo(10 / 36);
  });

  it("tell hits where light ships are fired at", () => {
    expect(bandText({ result: "hits", hits: 2, rolls: 3, throws: 16 })).toBe("2 hits");
  });

  it("are read from the diary with every modifier that counted", () => {
    const [looked] = lookedUp(
      line("fires-at", {
        seat: "seat/0",
        factors: 8,
        roll: 7,
        modifier: -1,
        "m-own": 1,
        "m-enemy": -3,
        "m-own-edge": 0,
        "m-enemy-burden": 1,
        hits: 2,
      }),
    );
    expect([looked?.roll, looked?.result]).toEqual([7, "6 ▸ 2 hits"]);
    expect(looked?.parts.map(({ name, value }) => [name, value])).toEqual([
      ["own", 1],
      ["enemy", -3],
      ["enemy-burden", 1],
    ]);
    expect(lookedUp(line("ship-sunk", {}))).toEqual([]);
  });

  it("show both rolls of air combat, and prefer modifiers told by name", () => {
    const facts = {
      attackers: 6,
      defenders: 4,
      roll: 8,
      modifier: 1,
      enemy: 5,
      enemymodifier: 2,
      lost: 1,
      aborted: 2,
      downed: 0,
      driven: 1,
      row: 6,
      "d-row": 4,
      "m-own": 3,
      "m-enemy": -2,
      "d-own": 2,
      "d-enemy": -3,
      "d-patrol": 3,
    };
    const [attack, defence] = lookedUp(line("air-combat", facts));
    expect(attack?.parts.map(({ name, value }) => [name, value])).toEqual([
      ["own", 3],
      ["enemy", -2],
    ]);
    expect(defence?.parts.map(({ name, value }) => [name, value])).toEqual([
      ["own", 2],
      ["enemy", -3],
      ["patrol", 3],
    ]);
    expect([attack?.result, defence?.result]).toEqual(["9 ▸ 0 lost, 1 back", "7 ▸ 1 lost, 2 back"]);
  });

  it("write signs that line up", () => expect([2, 0, -3].map(signed)).toEqual(["+2", "0", "−3"]));
});

describe("dice of the diary", () => {
  it("show each die, and whether it hit", () => {
    const rolled = (name: keyof Told, facts: Facts, ...faces: number[]) =>
      rolledIn({ ...line(name, facts), dice: [{ seat: 0, group: "gunnery", kind: "lights", faces }] }, words, []);
    expect(rolled("interception-rolled", {}, 3, 6, 2)?.faces).toEqual([3, 6, 2]);
    expect(rolledIn(line("search-rolled", { dice: 0 }), words, [])).toBeUndefined();
    const fire = rolled("fires-at", { roll: 11, hits: 2 }, 5, 6);
    expect([fire?.faces, fire?.tone]).toEqual([[5, 6], "red"]);
    expect(rolled("strikes", { roll: 3, hits: 0 }, 1, 2)?.tone).toBe("lit");
  });
});

describe("labels", () => {
  it("call bases and voyages by their names", () => {
    expect(labelOf("leyte", viewOf(), content, words, [])).toBe("Leyte");
    expect(labelOf("h0513", viewOf({}, ["h0513"]), content, words, [])).toBe("sea off brunei (h0513)");
    expect(labelOf("force1", viewOf(), content, words, [])).toContain("Through the strait");
    expect(labelOf("force1", viewOf({}, [], "which-base"), content, words, [])).not.toContain("Through");
  });

  it("say none where a list is ended before anything was chosen", () => {
    const done = (name: keyof Asked, more: object = {}) => labelOf("done", viewOf(more, [], name), content, words, []);
    expect([done("withdraw"), done("withdraw", { settled: 1 })]).toEqual(["None: all stay", "Done"]);
    const choosing = { kind: "withdraw", group: 1, pool: { fuso: 1 }, chosen: {} };
    expect(done("withdraw-ships", { choosing })).toBe("None: all stay");
    expect(done("withdraw-ships", { choosing: { ...choosing, chosen: { fuso: 1 } } })).toBe("These withdraw");
    expect(done("screen", { choosing })).toBe("None: all fight");
    expect(done("interceptors", { intercept: { voyage: 1, hex: "h0513", dice: {} } })).toBe("Nobody");
  });

  it("tell the points so far, and what each side is after", () => {
    const so = { ...board, points: [9, 4], handicap: [0, 4], sunk_points: 1 };
    expect([scoreText(so, 0), scoreText(so, 1)]).toEqual(["9 points", "4 points (4 given)"]);
    expect(aimOf(so, 0, words)).toBe(
      "Your aim: Through the strait (Leyte). A dashed hex marks the goal on the map. " +
        "Each factor of a ship sunk is worth 1 point.",
    );
    expect(aimOf({ ...so, sunk_points: 2, damaged_points: 1 }, 0, words)).toMatch(
      / sunk is worth 2 points\. A ship damaged .* is worth 1 point a factor\.$/,
    );
    expect(aimOf(so, 1, words)).toMatch(/foil the enemy: Through the strait \(Leyte\)/);
    const { target: _, ...patrol } = board.duties.through!;
    expect(aimOf({ ...so, duties: { through: patrol } }, 0, words)).toMatch(/^Your aim: Through the strait\. /);
  });

  it("name a hex by its port, its waters or its sea, so that somebody finds it", () => {
    expect(["h0911", "h0810", "h1013", "h0101"].map((hex) => hexName(hex, board, words))).toEqual([
      "Leyte",
      "Surigao Strait (h0810)",
      "sea off Leyte (h1013)",
      "Philippine waters (h0101)",
    ]);
  });

  it("say of a group what is known, and no more", () => {
    const [own, found, hidden] = spotsOf(board).map((spot) => spotText(spot, content));
    expect(own).toBe("BB3 DD1");
    expect(found).toMatch(/slow/);
    expect(hidden).not.toMatch(/slow|fast|\d/);
  });
});
