import { describe, expect, it } from "vitest";
import { Words } from "./words";
import type { Facts, Thing, Told } from "./words";

/** What the server sends: `SENT` of core/words.py. */
const ofAll = import.meta.glob<string>("../../../src/wardroom/words/*/{game,both,lists}*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const ofGames = import.meta.glob<string>("../../../src/wardroom/games/*/words/*/{game,both,lists}*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

const fixtures = import.meta.glob<Fixture>("../../../tests/fixtures/words-parity-*.json", {
  eager: true,
  import: "default",
});

interface Case {
  kind: string;
  name: string;
  rule: string;
  facts: Facts;
  seen: boolean;
  word: string;
  asked: Told | null;
  names: string[];
  chances: number[];
  scores: number[];
  winners: number[];
  reason: string;
  says: Record<string, string>;
}
interface Fixture {
  game: string;
  names: string[];
  things: Record<string, Thing>;
  /** By language, titles of the rules that go by a word. */
  titles: Record<string, Record<string, string>>;
  cases: Case[];
}

/** What the terminal says, game by game. */
const parity = new Map(Object.values(fixtures).map((fixture) => [fixture.game, fixture]));

function fixtureOf(game: string): Fixture {
  const fixture = parity.get(game);
  if (!fixture) throw new Error(`no fixture for ${game}: run tools/words_parity.py`);
  return fixture;
}

/** Those of every game before those of the game, as the server joins them. */
function read(fixture: Fixture, lang: string): Words {
  const files = [
    ...Object.entries(ofAll).filter(([path]) => path.includes(`/words/${lang}/`)),
    ...Object.entries(ofGames).filter(([path]) => path.includes(`/${fixture.game}/words/${lang}/`)),
  ];
  const ftl = files.map(([, text]) => text).join("\n");
  return new Words(lang, { ftl, things: fixture.things, titles: { ...fixture.titles[lang], "6.1.A.2": "Fog of War" } });
}

function said(words: Words, line: Case, names: string[]): string {
  switch (line.kind) {
    case "event":
      return words.event(line, names);
    case "decision":
      return words.decision(line, names);
    case "refusal":
      return words.refusal(line, names);
    case "action":
      return words.action(line.word, line.asked ?? undefined, names);
    case "odds":
      return words.odds(line);
    default:
      return words.outcome(line, names);
  }
}

const tables = [...parity.keys()].flatMap((game) => ["en", "ru"].map((lang) => ({ game, lang })));

describe.each(tables)("the words of $game on the page in $lang", ({ game, lang }) => {
  const fixture = fixtureOf(game);
  const words = read(fixture, lang);

  it.each(["event", "decision", "refusal", "action", "odds", "outcome"])(
    "say every %s as the terminal does",
    (kind) => {
      const cases = fixture.cases.filter((line) => line.kind === kind);
      expect(cases.length).toBeGreaterThan(0);
      for (const line of cases) expect(said(words, line, fixture.names)).toBe(line.says[lang]);
    },
  );

  it("say the same in pieces, with names apart", () => {
    for (const line of fixture.cases.filter((line) => line.kind === "event")) {
      const pieces = words.eventPieces(line, fixture.names);
      expect(pieces.map((piece) => piece.text).join("")).toBe(line.says[lang]);
      const named = fixture.names.some((name) => line.says[lang]?.includes(name));
      if (named) expect(pieces.some((piece) => piece.strong)).toBe(true);
    }
  });
});

describe("single words", () => {
  const words = read(fixtureOf("coldwar"), "en");

  it("hold every game that the terminal was asked for", () => {
    expect([...parity.keys()].sort()).toEqual(["attacksub", "coldwar", "highseas"]);
  });

  it("round chances as Python does, and never say 0 or 100 for what may go either way", () => {
    expect(words.percent(0.125)).toBe("12 %");
    expect(words.percent(0.375)).toBe("38 %");
    expect(words.percent(0.001)).toBe("under 1 %");
    expect(words.percent(0.999)).toBe("over 99 %");
    expect(words.percent(1)).toBe("100 %");
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
