import { render, waitFor } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import type { Seat, Table } from "../lib/protocol";
import TableMenu from "./TableMenu.svelte";

const table = (seats: Seat[], more: Partial<Table> = {}): Table => ({
  id: "T",
  name: "",
  game: "coldwar",
  status: "playing",
  options: {},
  seats,
  clock: {},
  mine: [0],
  ...more,
});

const showModal = vi.fn();
const onact = vi.fn();
const onbot = vi.fn();
const onorders = vi.fn();
const menu = (shown: Table) =>
  render(TableMenu, {
    table: shown,
    seat: 0,
    orders: { negate: "pass" },
    questions: [{ name: "negate", label: "Negate", words: ["intelligence"] }],
    wordFor: (word: string) => word,
    names: ["Ann", "Bob", "Bot"],
    speakers: [{ key: "Eve", name: "Eve" }],
    muted: [],
    onact,
    onbot,
    onorders,
    onmute: () => {},
    onclose: () => {},
  }).container;

beforeEach(() => {
  vi.clearAllMocks();
  HTMLDialogElement.prototype.showModal = showModal;
});

const you: Seat = { kind: "you", name: "Ann", online: true };
const bot: Seat = { kind: "bot", bot: "doctrine" };

it("offers no draw to bots, and takes back without asking anybody", () => {
  const shown = menu(table([you, bot]));
  expect(showModal).toHaveBeenCalled();
  expect(shown.textContent).not.toContain("Offer a draw");
  shown.querySelector<HTMLElement>("[data-take-back]")!.click();
  expect(onact).toHaveBeenCalledWith("undo");
});

it("answers where there is one answer against bots, and lets that be switched off", () => {
  const box = menu(table([you, bot])).querySelector<HTMLInputElement>("[data-only-answers]")!;
  expect(box.checked).toBe(true);
  box.click();
  expect(onorders).toHaveBeenCalledWith({ negate: "pass", "*": "ask" });
});

it("offers that between people only where windows hide it, and not by itself", () => {
  const box = (more: Partial<Table>, other: Seat = { kind: "person", name: "Bob", stand_in: true }) =>
    menu(table([you, bot, other], more)).querySelector<HTMLInputElement>("[data-only-answers]");
  expect(box({ window: 5000 })?.checked).toBe(false);
  expect(box({ window: 5000, clock: { kind: "day" } })).toBeNull();
  expect(box({})).toBeNull();
  // A first game shows everything that may be asked.
  expect(box({ learn: true }, bot)?.checked).toBe(false);
});

it("asks the others to take something back, and says so while they think", () => {
  const others: Seat = { kind: "person", name: "Bob", online: true };
  expect(menu(table([you, others])).querySelector("[data-take-back]")?.textContent).toContain("ask the others");
  expect(
    menu(table([{ ...you, undo: true }, others])).querySelector<HTMLButtonElement>("[data-take-back]")?.disabled,
  ).toBe(true);
});

it("lets the owner put a bot in the place of somebody who is not there", () => {
  const away: Seat = { kind: "person", name: "Bob" };
  expect(menu(table([you, away, bot])).querySelector("[data-bot-for]")).toBeNull();
  const shown = menu(table([you, away, bot], { owner: true }));
  expect(shown.querySelectorAll("[data-bot-for]")).toHaveLength(1);
  shown.querySelector<HTMLElement>("[data-bot-for]")!.click();
  expect(onbot).toHaveBeenCalledWith(1);
});

it("makes a link for somebody who is away, and a code for the visitor's own seat", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    if (path.endsWith("/link")) return Response.json({ secret: "s3cret" });
    if (path.endsWith("/code")) return Response.json({ code: "ABCD2345", until: 0 });
    return Response.json({ name: "Ann" });
  });
  const away: Seat = { kind: "person", name: "Bob" };
  expect(menu(table([you, away])).querySelector("[data-new-link]")).toBeNull();
  const shown = menu(table([you, away], { owner: true }));
  shown.querySelector<HTMLElement>("[data-new-link]")!.click();
  await waitFor(() =>
    expect(shown.querySelector<HTMLInputElement>("[data-seat-link]")?.value).toMatch(/#seat=1&secret=s3cret&again$/),
  );
  shown.querySelector<HTMLElement>("[data-move]")!.click();
  await waitFor(() => expect(shown.querySelector("[data-code]")?.textContent).toBe("ABCD-2345"));
  await waitFor(() => expect(shown.querySelector("[data-qr]")?.getAttribute("data-qr")).toMatch(/\/move#ABCD2345$/));
  expect(asked).toEqual(expect.arrayContaining(["/api/tables/T/seats/1/link", "/api/tables/T/code"]));
  vi.unstubAllGlobals();
});

it("says what is on and off by switches", () => {
  const switches = [...menu(table([you, bot])).querySelectorAll<HTMLInputElement>("[role=switch]")];
  expect(switches.map((one) => one.closest("label")?.textContent?.trim())).toContain("Animation");
});

it("shows the orders that were left, and takes a word as one", () => {
  const select = menu(table([you, bot])).querySelector("select")!;
  expect(select.value).toBe("pass");
  select.value = "intelligence";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(onorders).toHaveBeenCalledWith({ negate: "intelligence" });
});

it("says that a table at which only bots are left is put away by resigning", () => {
  expect(menu(table([you, bot])).textContent).toContain("put this table away");
  expect(menu(table([you, { kind: "person", name: "Bob" }])).textContent).not.toContain("put this table away");
});
