/**
 * A game that is nothing like Cold War: two sides, scenarios, no rounds, a die of ten. The page must take it as it is.
 */
import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { boards, GAMES, guides, pieces, tables, type GameGuide } from ".";
import GamePicture from "../art/GamePicture.svelte";
import { bestOf, oddsLine } from "../lib/best";
import { Reel } from "../lib/film";
import type { Film, GameCard, DiaryLine, Table } from "../lib/protocol";
import { go } from "../lib/router";
import { playAgainstBots } from "../lib/tables";
import { Words } from "../lib/words";
import Lobby from "../pages/Lobby.svelte";
import NewTable from "../pages/NewTable.svelte";
import Result from "../pages/Result.svelte";
import Dice from "../parts/Dice.svelte";
import Diary from "../parts/Diary.svelte";
import Steps from "../parts/Steps.svelte";
import TableListItem from "../parts/TableListItem.svelte";

const KEY = "attacksub";

const guide: GameGuide = {
  sign: "sub",
  firstRule: "1",
  minutes: 30,
  bestBot: "doctrine",
  isFire: (line) => line.name === "torpedo",
  odds: { vain: ["missed"] },
  sides: ({ scenario }) => (scenario === "b" ? ["British", "Argentine"] : ["NATO", "Soviet"]),
  optionGroups: [{ key: "optional", has: () => true }],
  setElsewhere: [],
  presets: { friend: { options: {}, seats: ["you", "link"] }, bot: { options: {}, seats: ["you", "bot"] } },
};

const card: GameCard = {
  key: KEY,
  name: "Attack Sub",
  least_seats: 2,
  most_seats: 2,
  bots: ["random", "doctrine"],
  lesson: false,
  options: [
    { key: "scenario", kind: "choice", default: "a", rule: "13", line: "Which one.", choices: ["a", "b"] },
    { key: "surprise", kind: "switch", default: "no", rule: "9", line: "It may be." },
  ],
};

const FILE = {
  ftl: [
    "event-torpedo = A torpedo runs.",
    "event-silence = Silence.",
    "odds-hit = hit",
    "odds-missed = miss",
    "percent = { $number } %",
    "outcome-sunk = All sunk.",
    "score = { $player }: { $number }",
  ].join("\n"),
  things: { "scenario/a": { name: "The Chase", line: "One against one." }, "scenario/b": { name: "South Atlantic" } },
  titles: { "5.1": "Deck", "5.2": "Contact" },
};
const words = new Words("en", FILE, KEY);
const table = {
  id: "t",
  name: "T",
  game: KEY,
  status: "waiting",
  options: { scenario: "b" },
  clock: {},
  mine: [0],
  seats: [{ kind: "you", name: "Anna" }, { kind: "link" }],
} as unknown as Table;
const line = (name: string): DiaryLine => ({ n: 1, name, rule: "5.1", facts: {}, at: 1 });

let sent: { path: string; body: Record<string, unknown> }[] = [];
const before = guides[KEY];
beforeEach(() => {
  guides[KEY] = guide;
  // jsdom lays nothing out.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  sent = [];
  const answers: Record<string, unknown> = {
    "/api/me": { name: "Anna" },
    "/api/games": [card],
    [`/api/games/${KEY}/words/en`]: FILE,
    "/api/tables/t/luck": { seats: [], prizes: [], rounds: [] },
  };
  vi.stubGlobal("fetch", async (path: string, request?: { body?: string }) => {
    if (request?.body) sent.push({ path, body: JSON.parse(request.body) as Record<string, unknown> });
    return Response.json(path === "/api/tables" ? { table, links: {} } : (answers[path] ?? null));
  });
});
afterEach(() => {
  if (before) guides[KEY] = before;
  else delete guides[KEY];
  vi.unstubAllGlobals();
  go("/");
});

describe("another game", () => {
  it("is found by the folder that it lies in", () => {
    for (const files of [guides, tables, boards, pieces]) expect(Object.keys(files)).toContain("coldwar");
    for (const key of Object.keys(tables)) {
      expect(GAMES).toContain(key);
      expect(guides[key], key).toBeDefined();
      expect(boards[key], key).toBeDefined();
    }
  });

  it("has its table made by scenario and side, for two", async () => {
    go(`/new?game=${KEY}`);
    render(NewTable, {});
    const scenario = (key: string) => document.querySelector<HTMLInputElement>(`[data-scenario="${key}"]`);
    await waitFor(() => expect(scenario("b")?.closest("label")?.textContent).toContain("South Atlantic"));
    expect(scenario("a")?.closest("label")?.textContent).toContain("One against one.");
    expect(scenario("a")?.checked).toBe(true);
    await userEvent.click(scenario("b")!);
    expect(scenario("a")?.checked).toBe(false);
    expect(document.querySelector('[data-side="1"]')?.textContent).toBe("Argentine");
    expect(document.querySelector("[data-seats]")).toBeNull();
    expect(document.querySelector('[data-option="house_rules"]')).toBeNull();
    expect(document.querySelector('[data-option="scenario"]')).toBeNull();
    await userEvent.click(document.querySelector("[data-create]")!);
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain("/api/tables"));
    expect(sent[0]!.body).toMatchObject({
      game: KEY,
      options: { scenario: "b" },
      seats: [{ kind: "you" }, { kind: "link" }],
    });
  });

  it("is begun at once against one bot, with no options that it lacks", async () => {
    await playAgainstBots(KEY, card);
    expect(sent[0]!.body).toMatchObject({
      game: KEY,
      options: {},
      seats: [{ kind: "you" }, { kind: "bot", bot: "doctrine" }],
    });
  });

  it("stands in lists and lobbies under its own names", async () => {
    render(TableListItem, { table, end: createRawSnippet(() => ({ render: () => "<i></i>" })) });
    expect(screen.getByText(/^Attack Sub · /)).toBeTruthy();
    render(Lobby, { table, onchange: () => {} });
    expect(await screen.findByText(/South Atlantic/)).toBeTruthy();
    expect(screen.getByText(/Seat 2 · Argentine/)).toBeTruthy();
    const { container } = render(GamePicture, { game: "unheard-of" });
    expect(container.querySelector("path")).toBeTruthy();
  });

  it("has steps without letters", () => {
    const course = { seat: 0, steps: ["5.1", "5.2", "5.1"], marks: [2, 1, 0] };
    const { container } = render(Steps, { course, words, onrule: () => {} });
    expect(container.querySelector('[aria-current="step"]')?.textContent?.trim()).toBe("2 Contact");
    expect(container.querySelector(".letter")).toBeNull();
  });

  it("shows figures of dice with more than six sides, and several at once", () => {
    const { container } = render(Dice, {
      rolls: [
        { faces: [9], sides: 10, text: "nine" },
        { faces: [2, 5], text: "seven" },
      ],
      rolling: false,
    });
    expect(
      [...container.querySelectorAll("svg")].map(
        (die) => die.textContent?.trim() || die.querySelectorAll("circle").length,
      ),
    ).toEqual(["9", 2, 5]);
  });

  it("reads its odds, diary, replay and result without rounds or defences", async () => {
    const odds = { names: ["hit", "missed"], chances: [0.25, 0.75] };
    expect(bestOf(odds, words)).toMatchObject({ name: "hit", chance: "25 %" });
    expect(oddsLine(odds, words, true)).toBe("hit 25 %, miss 75 %");
    render(Diary, { lines: [line("torpedo"), { ...line("silence"), n: 2 }], words, names: [], onrule: () => {} });
    await userEvent.click(screen.getByRole("button", { name: "Fire" }));
    expect(screen.queryByText("Silence.")).toBeNull();
    const film = {
      table,
      seat: 0,
      first: {},
      moments: [{ at: 0, by: 0, line: "", patch: {}, log: [line("torpedo")] }],
    } as unknown as Film;
    expect(new Reel(film).marks(String)).toEqual([]);
    render(Result, {
      table,
      outcome: { scores: [1, 0], winners: [0], reason: "sunk", rule: "13" },
      words,
      names: ["Anna", "Boris"],
      onrule: () => {},
    });
    expect(await screen.findByText("All sunk.")).toBeTruthy();
  });
});
