import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { DiaryLine, Table } from "../../lib/protocol";
import { Words } from "../../lib/words";
import Round from "./Round.svelte";
import type { Told } from "./vocabulary";

const words = new Words(
  "en",
  { ftl: "", things: { "ship/iowa": { name: "Iowa" }, "ship/kirov": { name: "Kirov" } }, titles: {} },
  "coldwar",
);

it("shows what a round has brought ship by ship, until somebody goes on", async () => {
  const scored = (seat: number, facts: DiaryLine["facts"]): DiaryLine => ({
    n: seat,
    name: "round-scored" satisfies keyof Told,
    rule: "11.3",
    at: 1,
    facts: { seat: `seat/${seat}`, ...facts },
  });
  const onclose = vi.fn();
  const table = { mine: [0] } as unknown as Table;
  render(Round, {
    lines: [
      scored(0, { number: 25, total: 60, sunk: "ships/kirov", kept: "ships/iowa", damage: 3 }),
      scored(1, { number: 0, total: 12, sunk: "ships/", kept: "ships/", damage: 0 }),
    ],
    words,
    names: ["Anna", "Boris"],
    content: { ships: { iowa: { points: 16 }, kirov: { points: 12 } }, cards: {} },
    table,
    onclose,
  });
  expect(screen.getByRole("row", { name: "sank Kirov 12" })).toBeTruthy();
  expect(screen.getByRole("row", { name: "Iowa afloat 16" })).toBeTruthy();
  expect(screen.getByText("−3")).toBeTruthy();
  expect(screen.getByText("Points so far: 60")).toBeTruthy();
  expect(screen.getByText("Points so far: 12")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /Next round/ }));
  expect(onclose).toHaveBeenCalledOnce();
});
