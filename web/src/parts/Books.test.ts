import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DiaryLine, Said, Table, View } from "../lib/protocol";
import { Words } from "../lib/words";
import Coach from "./Coach.svelte";
import Diary from "./Diary.svelte";
import LuckChart from "./LuckChart.svelte";
import RulePanel from "./RulePanel.svelte";
import Scrubber from "./Scrubber.svelte";
import SummaryPanel from "./SummaryPanel.svelte";

const words = new Words(
  "en",
  {
    ftl: [
      "seat = { $name }",
      "ship = { $name }",
      "action-seat = seat { $number }",
      "event-sunk = { $by } sank { $ship }.",
      "event-fog = { $seat } rolled { $number }.",
      "summary-attack = Attack",
      "summary-met-by = What meets it",
      "summary-from = Missile",
      "summary-ecm = ECM",
      "summary-way-area = area",
      "summary-way-point = point",
      "summary-effect-stopped = stops",
      "summary-legend = Legend.",
    ].join("\n"),
    things: { "ship/slava": { name: "Slava" } },
    titles: { "6.1.A.6": "Retreat!" },
  },
  "coldwar",
);
const names = ["Anna", "Boris"];

function line(n: number, name: string, facts: DiaryLine["facts"]): DiaryLine {
  return { n, name, rule: "11.1", facts, at: 1_000_000 + n * 60_000, moment: n };
}
const fog = (n: number) => line(n, "fog", { seat: "seat/1", number: 3 });
const sunk = (n: number) => line(n, "sunk", { by: "seat/1", ship: "ship/slava" });

function stubServer(body: unknown): void {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify(body))),
  );
}

describe("the war diary", () => {
  const props = { words, names, table: "t", onrule: vi.fn() };

  it("tells the newest first, names bold, with its rule and its moment", async () => {
    const onrule = vi.fn();
    render(Diary, { ...props, lines: [fog(0), sunk(1)], onrule });
    const log = screen.getByRole("log");
    expect(log.getAttribute("aria-live")).toBe("polite");
    const [first] = within(log).getAllByText("Slava");
    expect(first?.tagName).toBe("B");
    expect(log.textContent?.indexOf("sank")).toBeLessThan(log.textContent?.indexOf("rolled") ?? 0);
    expect(log.querySelector("a")?.getAttribute("href")).toBe("/replay/t?m=1&seat=-1");
    await userEvent.click(within(log).getAllByRole("button", { name: "Rule 11.1" })[0]!);
    expect(onrule).toHaveBeenCalledWith("11.1");
  });

  it("filters fire and chat, whose text is never markup", async () => {
    const chat: Said[] = [{ n: 0, seat: 1, name: "Boris", text: "<b>hello</b>", at: 1_000_500 }];
    render(Diary, { ...props, lines: [fog(0), sunk(1)], chat });
    await userEvent.click(screen.getByRole("button", { name: "Fire" }));
    expect(screen.queryByText(/rolled/)).toBeNull();
    expect(screen.getByText(/sank/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Chat" }));
    expect(screen.getByRole("log").textContent).toContain("<b>hello</b>");
    expect(screen.queryByText(/sank/)).toBeNull();
  });

  it("tells a volley by its result, and its steps when asked; they are heard as they come", async () => {
    const attack = (n: number) => line(n, "attack-declared", { number: n });
    const hit = line(4, "roll-hits", { number: 2 });
    const lines = [line(0, "turn-begins", { seat: "seat/1" }), fog(1), attack(2), attack(3), hit, sunk(5)];
    const { rerender } = render(Diary, { ...props, lines });
    const log = screen.getByRole("log");
    expect(document.querySelector("[data-tally]")?.textContent).toMatch(/Boris.*2 attacks: 1 hit, 1 sunk/s);
    const fold = within(log).getByRole("button", { name: "3 steps" });
    expect(fold.getAttribute("aria-expanded")).toBe("false");
    // Nothing folded can be reached by Tab, and what goes on now is read out all the same.
    expect(log.querySelectorAll("a")).toHaveLength(2);
    expect(log.querySelectorAll("p.sr")).toHaveLength(3);
    fold.focus();
    await userEvent.keyboard("{Enter}");
    expect(fold.getAttribute("aria-expanded")).toBe("true");
    expect([...log.querySelectorAll(".step a")].map((link) => link.getAttribute("href"))).toEqual(
      [2, 3, 4].map((moment) => `/replay/t?m=${moment}&seat=-1`),
    );
    // It stays open when the next turn begins, whose own steps are heard now.
    await rerender({ lines: [...lines, line(6, "turn-begins", { seat: "seat/0" }), fog(7)] });
    expect(log.querySelectorAll(".step")).toHaveLength(3);
    expect([...log.querySelectorAll("p.sr")].map((heard) => heard.textContent)).toEqual(["Boris rolled 3."]);
  });

  it("parts what is new since the last look", () => {
    render(Diary, { ...props, lines: [fog(0), fog(1), sunk(2)], seenUpTo: 1 });
    const marks = screen.getByRole("log").textContent ?? "";
    expect(marks.indexOf("sank")).toBeLessThan(marks.indexOf("Since you last looked"));
    expect(screen.getAllByRole("separator")).toHaveLength(1);
  });

  it("shows a long war bit by bit", async () => {
    render(Diary, { ...props, lines: Array.from({ length: 160 }, (_, n) => fog(n)) });
    expect(document.querySelectorAll(".entry")).toHaveLength(150);
    await userEvent.click(screen.getByText("Show 10 earlier lines"));
    expect(document.querySelectorAll(".entry")).toHaveLength(160);
  });
});

describe("the rulebook beside the table", () => {
  const rules = [
    { number: "7.11", title: "Gun attacks", status: "played", detail: "", text: "Guns fire; see 7.12." },
    { number: "7.12", title: "Missile attacks", status: "option", detail: "action", text: "Missiles fly." },
  ];

  it("opens at a rule, follows links, goes back, and Escape gives the focus back", async () => {
    stubServer({ rules });
    const asker = document.createElement("button");
    document.body.append(asker);
    asker.focus();
    const onclose = vi.fn();
    const { rerender } = render(RulePanel, { game: "coldwar", lang: "en", rule: "7.11", onclose });
    await screen.findByRole("heading", { name: /7.11 Gun attacks/ });
    await userEvent.click(screen.getByRole("link", { name: "7.12" }));
    expect(screen.getByRole("heading", { name: /7.12 Missile attacks/ })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("heading", { name: /7.11/ })).toBeTruthy();
    await userEvent.type(screen.getByRole("searchbox"), "missile");
    expect(screen.getByRole("status").textContent).toBe("1 rule");
    await userEvent.keyboard("{Escape}");
    expect(onclose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    expect(onclose).toHaveBeenCalled();
    await rerender({ game: "coldwar", lang: "en", rule: null, onclose });
    expect(document.activeElement).toBe(asker);
    asker.remove();
  });
});

it("the summary tells for each attack what meets it", async () => {
  const meeting = {
    attack: "missile",
    source: "ship",
    defence: "ecm",
    rule: "8.32",
    roll: false,
    effect: "stopped",
    number: 0,
    on: 0,
  };
  stubServer({
    meetings: [
      { ...meeting, way: "area" },
      { ...meeting, way: "point" },
    ],
  });
  const onrule = vi.fn();
  render(SummaryPanel, { game: "coldwar", lang: "en", options: { seats: "2" }, words, onrule });
  expect((await screen.findByRole("row", { name: /Missile/ })).textContent).toMatch(/ECM\s+stops\s+\(area, point\)/);
  await userEvent.click(screen.getByRole("button", { name: "Rule 8.32" }));
  expect(onrule).toHaveBeenCalledWith("8.32");
});

it("the luck of each seat is a table, too", () => {
  const kinds = [{ group: "fog", kind: "fog", rolls: 12, got: 30, expected: 20, deviation: 4 }];
  render(LuckChart, { game: "coldwar", seats: [{ seat: 1, kinds }], names, lang: "en" });
  const table = screen.getByRole("table", { name: /Boris luckier than average/ });
  const row = within(table).getByRole("row", { name: /Fog of War, all pips 12 rolls/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .slice(0, 2)
      .map((cell) => cell.textContent),
  ).toEqual(["20.0", "30"]);
});

it("the luck of a game without dice is told of cards", () => {
  const kinds = [{ group: "number", kind: "search", rolls: 12, got: 10, expected: 20, deviation: 4 }];
  const { container } = render(LuckChart, {
    game: "coldwar",
    seats: [{ seat: 1, kinds }],
    names,
    lang: "en",
    cards: true,
  });
  within(screen.getByRole("table", { name: /Boris unluckier than average/ })).getByRole("row", { name: /12 draws/ });
  expect(container.textContent).not.toMatch(/dice|roll/);
});

describe("the scrubber", () => {
  const marks = [0, 4, 8].map((at) => ({ at, label: "", strong: false }));
  const props = {
    at: 5,
    last: 9,
    marks,
    volleys: [2, 3, 7],
    sinkings: [3, 7],
    told: "Anna rolled 3.",
    playing: false,
    speed: 1,
    onmove: vi.fn(),
    onplay: vi.fn(),
    onspeed: vi.fn(),
  };
  beforeEach(() => vi.clearAllMocks());

  it("tells the moment in words", () => {
    render(Scrubber, props);
    expect(screen.getByRole("slider", { name: "Moment" }).getAttribute("aria-valuetext")).toBe(
      "5 of 9: Anna rolled 3.",
    );
  });

  it("steps by key, by turn and to the ends, and stays within the film", async () => {
    render(Scrubber, { ...props });
    for (const [key, to] of [
      ["{ArrowRight}", 6],
      ["{ArrowLeft}", 4],
      ["{PageUp}", 4],
      ["{PageDown}", 8],
      ["{Shift>}{ArrowRight}{/Shift}", 7],
      ["{Shift>}{ArrowLeft}{/Shift}", 3],
      ["{Shift>}S{/Shift}", 3],
      ["s", 7],
      ["{Home}", 0],
      ["{End}", 9],
    ] as const) {
      await userEvent.keyboard(key);
      expect(props.onmove).toHaveBeenLastCalledWith(to);
    }
    await userEvent.keyboard("k");
    expect(props.onplay).toHaveBeenLastCalledWith(true);
    await userEvent.click(screen.getByRole("button", { name: "4×" }));
    expect(props.onspeed).toHaveBeenCalledWith(4);
  });

  it("has buttons for a volley and for the next sinking, while there is one", async () => {
    const { rerender } = render(Scrubber, props);
    await userEvent.click(screen.getByRole("button", { name: "One volley on" }));
    expect(props.onmove).toHaveBeenLastCalledWith(7);
    await userEvent.click(screen.getByRole("button", { name: "To the next sinking" }));
    expect(props.onmove).toHaveBeenLastCalledWith(7);
    await rerender({ at: 7 });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "To the next sinking" }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "One step on" }).disabled).toBe(false);
  });

  it("leaves the keys that turn pages to the diary", async () => {
    const onmove = vi.fn();
    render(Scrubber, { ...props, onmove });
    const aside = document.body.appendChild(document.createElement("aside"));
    aside.innerHTML = '<div tabindex="0"></div>';
    aside.querySelector("div")!.focus();
    await userEvent.keyboard("{PageUp}{PageDown}{Home}{End}");
    expect(onmove).not.toHaveBeenCalled();
    await userEvent.keyboard("{ArrowRight}");
    expect(onmove).toHaveBeenCalledWith(6);
    aside.remove();
  });
});

describe("the coach", () => {
  const table = { id: "lesson", game: "coldwar", learn: true, mine: [0], seats: [] } as unknown as Table;
  const view = (name: string, n: number) =>
    ({
      seat: 0,
      board: { fog: 3, fog_left: 3, acting: 0 },
      ask: { n, name, rule: "6.1.A.6", facts: {}, answers: ["done"] },
    }) as unknown as View;
  beforeEach(() => localStorage.clear());

  it("speaks to the question that is asked, and only once", async () => {
    const { rerender } = render(Coach, { table, view: view("retreat", 1), words, names });
    expect(screen.getByRole("heading", { name: "Retreat?" })).toBeTruthy();
    expect(screen.getByText(/repairs up to three/)).toBeTruthy();
    // Something has been laid out at it.
    await rerender({ table, view: view("retreat", 1.001), words, names });
    expect(screen.getByText(/repairs up to three/)).toBeTruthy();
    await rerender({ table, view: view("retreat", 7), words, names });
    expect(screen.queryByText(/repairs up to three/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show again" }));
    expect(screen.getByText(/repairs up to three/)).toBeTruthy();
  });

  it("has a word for questions that it does not know, and can be sent away and called back", async () => {
    render(Coach, { table, view: view("leak", 2), words, names });
    expect(screen.getByRole("heading", { name: "Your decision" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Hide the coach" }));
    expect(screen.queryByRole("heading")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Coach" }));
    expect(screen.getByRole("heading", { name: "Your decision" })).toBeTruthy();
  });
});

it("says so where nothing was rolled, instead of a table without rows", () => {
  const { container } = render(LuckChart, {
    game: "worldatwar",
    seats: [{ seat: 0, kinds: [] }],
    names: ["Anna"],
    lang: "en",
  });
  expect(container.querySelector("[data-no-luck]")?.textContent).toBe("No dice were rolled in this game.");
  expect(container.querySelector("table")).toBeNull();
  expect(container.querySelector(".verdict")).toBeNull();
});

it("gives no verdict on a handful of rolls", () => {
  const verdict = (rolls: number) => {
    const kinds = [{ group: "attack", kind: "gun", rolls, got: rolls, expected: rolls / 2, deviation: 1 }];
    const { container } = render(LuckChart, {
      game: "coldwar",
      seats: [{ seat: 0, kinds }],
      names: ["Anna"],
      lang: "en",
    });
    return container.querySelector(".verdict")?.textContent ?? "";
  };
  expect(verdict(1)).toBe("");
  expect(verdict(9)).toBe("");
  expect(verdict(10)).toBe("luckier than average");
});
