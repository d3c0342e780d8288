import { describe, expect, it } from "vitest";
import { Words } from "./words";

const ofAll = import.meta.glob<string>("../../../src/wardroom/words/en/game.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** That they say what the terminal says is seen in `parity.test.ts`. */
describe("single words", () => {
  const ftl = `${Object.values(ofAll).join("\n")}\nevent-fog = { $seat } has { $number } in the fog.`;
  const words = new Words("en", { ftl, things: {}, titles: { "6.1.A.2": "Fog of War" } });

  it("round chances as Python does, and never say 0 or 100 for what may go either way", () => {
    expect(words.percent(0.125)).toBe("12\u00a0%");
    expect(words.percent(0.375)).toBe("38\u00a0%");
    expect(words.percent(0.001)).toBe("under 1\u00a0%");
    expect(words.percent(0.999)).toBe("over 99\u00a0%");
    expect(words.percent(1)).toBe("100\u00a0%");
  });

  it("cites rules that go by a word by chapter and title", () => {
    const own = new Words("en", { ftl: "", things: {}, titles: { "3.nations": "A navy each", "7.11": "Guns" } });
    expect(["3.nations", "7.11", "9.unknown"].map((rule) => own.ruleName(rule))).toEqual([
      "3: A navy each",
      "7.11",
      "9.unknown",
    ]);
  });

  it("name a step by the rulebook, and keep what they do not know", () => {
    expect(words.step("6.1.A.2")).toBe("Fog of War");
    expect(words.step("99")).toBe("99");
    const own = new Words("en", {
      ftl: "step-22-451b = Codebreaking",
      things: {},
      titles: { "22.451B": "No fourth level", "22.1": "Activities" },
    });
    expect([own.step("22.451B"), own.title("22.451B"), own.step("22.1")]).toEqual([
      "Codebreaking",
      "No fourth level",
      "Activities",
    ]);
    expect(words.text("no-such-words")).toBe("no-such-words");
  });

  it("know a fact by its whole name before they take its end for a form", () => {
    const ftl = "event-fires = { $m-own }, { $m-edge ->\n    [0] none\n   *[other] some\n}, { $m-lost }";
    const own = new Words("en", { ftl, things: {}, titles: {} });
    expect(own.event({ name: "fires", rule: "", facts: { "m-own": 3, "m-edge": 0 } }, [])).toBe("3, none, absent");
  });

  it("do not let a name break the pieces", () => {
    const line = { name: "fog", rule: "6.1.A.2", facts: { seat: "seat/0", number: 3 } };
    const pieces = words.eventPieces(line, ["A\uE001\uE000b"]);
    expect(pieces[0]).toEqual({ text: "Ab", strong: true });
  });
});
