import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DiaryLine, Table } from "../../lib/protocol";
import { Words } from "../../lib/words";
import Round from "./Round.svelte";

const words = new Words("en", { ftl: "", things: { "ship/hood": { name: "Hood" } }, titles: {} }, "highseas");
const scored = (seat: number, facts: DiaryLine["facts"]): DiaryLine => ({
  n: seat,
  name: "battle-scored",
  rule: "14",
  at: 1,
  facts: { seat: `seat/${seat}`, battle: 2, goal: 75, ...facts },
});
const single = [
  scored(0, { number: 8, total: 30, side: 30, sunk: "ships/hood" }),
  scored(1, { number: 0, total: 12, side: 12, sunk: "ships/" }),
  scored(2, { number: 0, total: 20, side: 20, sunk: "ships/" }),
  scored(3, { number: 0, total: 1, side: 1, sunk: "ships/" }),
];
const shown = (more: object, onclose = vi.fn(), lines = single) => {
  const table = { mine: [0], ...more } as unknown as Table;
  render(Round, {
    lines,
    words,
    names: ["Anna", "Boris", "Carl", "Dora"],
    content: { ships: { hood: { points: 8 } }, cards: {} },
    table,
    onclose,
  });
  return onclose;
};

it("shows what each has sunk in a linked battle and how far everybody has come, until somebody goes on", async () => {
  const onclose = shown({ options: { linked: "yes" }, seats: [1, 2, 3, 4].map((team) => ({ team })) });
  expect(screen.getByRole("heading").textContent).toBe("Battle 2 is over");
  expect(screen.getByRole("row", { name: "sank Hood 8" })).toBeTruthy();
  expect(screen.getByText("30 of 75 in all battles")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Next battle/ }));
  expect(onclose).toHaveBeenCalledOnce();
});

it("reckons team-mates together", () => {
  const sides = [50, 13, 50, 13];
  const lines = single.map((line, seat) => ({ ...line, facts: { ...line.facts, side: sides[seat]! } }));
  shown({ options: { linked: "yes", team_size: "2" }, seats: [1, 2, 1, 2].map((team) => ({ team })) }, vi.fn(), lines);
  expect(screen.getAllByText("50 of 75 in all battles")).toHaveLength(2);
  expect(screen.getAllByText("13 of 75 in all battles")).toHaveLength(2);
});
