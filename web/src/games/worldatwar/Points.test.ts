import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";
import type { Table } from "../../lib/protocol";
import { Words } from "../../lib/words";
import Points from "./Points.svelte";

const words = new Words(
  "en",
  {
    ftl: "",
    things: {
      "ship/fuso": { name: "Fuso" },
      "ship/japan-destroyer": { name: "Japanese destroyer" },
      "duty/leyte": { name: "The landing is shelled" },
    },
    titles: {},
  },
  "worldatwar",
);
const nothing = { handicap: 0, duties: [], sunk: [], damaged: [] };

it("tells duties, ships sunk and damaged, light ships of a kind together", () => {
  const light = { ship: "japan-destroyer", points: 2 };
  const first = { ...nothing, points: 10, handicap: 2, duties: [{ duty: "leyte", points: 8 }] };
  const second = { ...nothing, points: 7, sunk: [light, light], damaged: [{ ship: "fuso", points: 3 }] };
  const table = { mine: [0] } as unknown as Table;
  render(Points, {
    table,
    report: { seats: [], prizes: [], rounds: [[first, second]] },
    words,
    names: ["Anna", "Boris"],
  });
  const rows = screen.getAllByRole("row").map((row) => row.textContent?.replace(/\s+/g, " ").trim());
  expect(rows).toEqual([
    "given at the start2",
    "The landing is shelled8",
    "In this operation10",
    "2 × Japanese destroyer sunk (Anna)4",
    "Fuso damaged (Anna)3",
    "In this operation7",
  ]);
});

it("says so where nothing was won, and nothing of a game that was stopped", () => {
  const table = { mine: [] } as unknown as Table;
  const { unmount } = render(Points, {
    table,
    report: {
      seats: [],
      prizes: [],
      rounds: [
        [
          { ...nothing, points: 0 },
          { ...nothing, points: 0 },
        ],
      ],
    },
    words,
    names: ["Anna", "Boris"],
  });
  expect(screen.getAllByText("Nothing done, nothing hit")).toHaveLength(2);
  unmount();
  render(Points, { table, report: { seats: [], prizes: [], rounds: [] }, words, names: ["Anna", "Boris"] });
  expect(screen.queryByRole("table")).toBeNull();
});
