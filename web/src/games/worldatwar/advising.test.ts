import { describe, expect, it } from "vitest";
import { Words } from "../../lib/words";
import { reasonToStay } from "./advising";
import { viewOf } from "./sample";
import type { Asked } from "./vocabulary";

const words = new Words(
  "en",
  { ftl: "percent = { $number } %", things: { "base/leyte": { name: "Leyte" } }, titles: {} },
  "worldatwar",
);
const intercept = {
  voyage: 1,
  dice: { h0413: { air: 2 }, h0513: { air: 3 } },
  totals: { h0413: 2, h0513: 3 },
  spotters: [],
};
const asked = (name: keyof Asked = "interception-hex") => viewOf({ intercept }, ["done", "h0413", "h0513"], name);
const odds = (inTime: number) => ({ names: ["round1", "round2"], chances: [inTime, 1 - inTime] });

describe("why the coach would let a voyage pass", () => {
  it("is too few dice for the way, told of the best hex", () => {
    const reason = reasonToStay("done", asked(), { h0413: odds(0.05), h0513: odds(0.15) }, words);
    expect(reason).toBe(
      "Too few dice for the distance: even at sea off brunei (h0513), where it is best, " +
        "3 dice bring you there in time with only 15 %.",
    );
  });

  it("is that they are needed elsewhere, where they could come", () => {
    expect(reasonToStay("done", asked(), { h0413: odds(0.75), h0513: odds(0.5) }, words)).toMatch(
      /^You could be in time \(75 % at sea off brunei \(h0413\)\), but/,
    );
    expect(reasonToStay("done", asked("submarine-intercepts"), { h0413: odds(0.75) }, words)).toMatch(
      /^It could be in time/,
    );
  });

  it("is that nobody is near enough", () =>
    expect(reasonToStay("done", asked(), {}, words)).toMatch(/^No ship of yours can get there/));

  it("is that enough have been sent, or that nobody should be", () => {
    const where = viewOf({ intercept: { ...intercept, hex: "h0413" } }, ["done", "leyte"], "interceptors", 1);
    expect(reasonToStay("done", where, {}, words)).toMatch(/^Enough are on their way/);
    expect(reasonToStay("done", { ...where, seat: 0 }, {}, words)).toMatch(/^Whoever could come/);
  });

  it("is nothing where something is to be done", () => expect(reasonToStay("h0413", asked(), {}, words)).toBe(""));
});
