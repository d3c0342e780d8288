import { describe, expect, it } from "vitest";
import { Rulebook, depthOf, numberOf, type Rule } from "./rulebook";

function rule(number: string, title: string, text: string): Rule {
  return { number, title, text, status: "played", detail: "" };
}

const book = new Rulebook([
  rule("7", "Attacks", "Every attack costs one point."),
  rule("7.1", "Attack cards with damage", "Cards print 7 things."),
  rule(
    "7.11",
    "Gun attacks",
    "See 7.12, chapter (7) and A.4; not 3.99.\n*Action*: any gun.\nRuling: it holds.\n1. First.",
  ),
  rule("7.12", "Missile attacks", "A missile of a *gun* ship flies. *Action*: any ship."),
  rule("6.1.A.4", "Dive! Dive!", "Submarines dive."),
  rule("9", "Вертолёт", "Ещё одна атака."),
]);

describe("a rulebook", () => {
  it("finds rules by number, and the chapter of those that it lacks", () => {
    expect(book.find("7.11")?.title).toBe("Gun attacks");
    expect(book.find("6.1.a.4")?.title).toBe("Dive! Dive!");
    expect(book.nearest("7.13")?.number).toBe("7.1");
    expect(book.nearest("7.11.A")?.number).toBe("7.11");
    expect(book.nearest("99")).toBeUndefined();
    expect(book.hasAdditions).toBe(true);
    expect(new Rulebook([rule("1", "Cards", "No Action here.")]).hasAdditions).toBe(false);
  });

  it("searches every word, titles before texts", () => {
    expect(book.search("gun").map((found) => found.number)).toEqual(["7.11", "7.12"]);
    expect(book.search("gun ship").map((found) => found.number)).toEqual(["7.12"]);
    expect(book.search("7.12")[0]?.number).toBe("7.12");
    expect(book.search("вертолет еще").map((found) => found.number)).toEqual(["9"]);
    expect(book.search("nothing of the kind")).toEqual([]);
    expect(book.search(" ")).toHaveLength(6);
  });

  it("tells what Action adds, what is a ruling and what is a step", () => {
    const kinds = book.paragraphs(book.find("7.11")!).map((paragraph) => paragraph.kind);
    expect(kinds).toEqual(["text", "action", "ruling", "item"]);
    const [first, added] = book.paragraphs(book.find("7.12")!);
    expect(first?.stretches.at(-1)).toEqual({ text: " ship flies." });
    expect(added).toEqual({ kind: "action", stretches: [{ text: "Any ship." }] });
  });

  it("links the rules that it names, and no other number", () => {
    const links = book.paragraphs(book.find("7.11")!)[0]!.stretches.filter((stretch) => stretch.rule);
    expect(links.map((link) => link.rule)).toEqual(["7.12", "7", "6.1.A.4"]);
    expect(book.paragraphs(book.find("7.1")!)[0]!.stretches).toEqual([{ text: "Cards print 7 things." }]);
  });

  it("tells rules that go by a word by their chapter and title", () => {
    const naval = new Rulebook([
      rule("7", "Attack", "First (7.declare), and 11.near-miss."),
      rule("7.declare", "Declaring", "x"),
      rule("11.near-miss", "Near Miss (4)", "x"),
    ]);
    const links = naval.paragraphs(naval.find("7")!)[0]!.stretches.filter((stretch) => stretch.rule);
    expect(links).toEqual([
      { text: "7: Declaring", rule: "7.declare" },
      { text: "11: Near Miss (4)", rule: "11.near-miss" },
    ]);
    expect(["7.declare", "11.near-miss", "7.11", "6.1.B.2", "22.22K", "16.1"].map(numberOf)).toEqual([
      "7",
      "11",
      "7.11",
      "6.1.B.2",
      "22.22K",
      "16.1",
    ]);
  });

  it("knows how deep a rule stands", () => {
    expect(["7", "7.1", "7.air", "11.near-miss", "7.11", "6.1.A.2", "definitions"].map(depthOf)).toEqual([
      0, 1, 1, 1, 2, 2, 0,
    ]);
  });
});
