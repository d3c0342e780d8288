import { expect, it } from "vitest";
import type { Table } from "./protocol";
import { clockWords, company, readerOf, seatNames, standingOf, tableName, timeLeft, toldNames } from "./standing";

const NOW = 1_000_000;
const table: Table = {
  id: "north",
  name: "North Cape",
  game: "coldwar",
  status: "playing",
  options: {},
  clock: {},
  mine: [0],
  waiting: [0],
  seats: [
    { kind: "you", name: "Elena" },
    { kind: "person", name: "Halvorsen" },
    { kind: "bot", bot: "doctrine" },
  ],
};

it("says whose move it is", () => {
  expect(standingOf(table, NOW)).toEqual({ mine: true, text: "Your move" });
  expect(standingOf({ ...table, waiting: [1] }, NOW)).toEqual({ mine: false, text: "Halvorsen to move" });
  expect(standingOf({ ...table, waiting: [2] }, NOW)).toEqual({ mine: false, text: "Bot thinking" });
  expect(standingOf({ ...table, status: "over" }, NOW).text).toBe("Finished");
});

it("waits for nobody at a seat that a bot plays on", () => {
  const seats = [{ ...table.seats[0]!, stand_in: true }, ...table.seats.slice(1)];
  expect(standingOf({ ...table, seats }, NOW)).toEqual({ mine: false, text: "Bot thinking" });
  const others = [table.seats[0]!, { ...table.seats[1]!, resigned: true }, table.seats[2]!];
  expect(standingOf({ ...table, seats: others, waiting: [1] }, NOW)).toEqual({ mine: false, text: "Bot thinking" });
});

it("says that whoever has resigned looks on, whoever is to move", () => {
  const seats = [{ ...table.seats[0]!, resigned: true }, ...table.seats.slice(1)];
  for (const waiting of [[0], [1], [2]])
    expect(standingOf({ ...table, seats, waiting }, NOW)).toEqual({ mine: false, text: "Resigned, watching" });
  // Another seat of the same person plays on.
  expect(standingOf({ ...table, seats, mine: [0, 1], waiting: [1] }, NOW).mine).toBe(true);
});

it("tells the time that is left, as exact as it is urgent", () => {
  const due = { kind: "you", name: "Elena", due: NOW + 402_000 };
  expect(standingOf({ ...table, seats: [due, ...table.seats.slice(1)] }, NOW).text).toBe("Your move · 6:42");
  expect(timeLeft(NOW + 3 * 3_600_000, NOW)).toBe("3 h");
  expect(timeLeft(NOW + 2 * 86_400_000, NOW)).toBe("2 days");
});

it("names the others at the table", () => {
  expect(company(table)).toBe("Halvorsen, Captain (bot)");
});

it("tells bots of one strength apart", () => {
  const bot = (name: string) => ({ kind: "bot", bot: name });
  const crowd = { ...table, seats: [table.seats[0]!, bot("doctrine"), bot("random"), bot("doctrine")] };
  expect(seatNames(crowd)).toEqual(["Elena", "Captain 1 (bot)", "Recruit (bot)", "Captain 2 (bot)"]);
  expect(toldNames(crowd)).toEqual(["Elena", "Captain 1", "Recruit", "Captain 2"]);
});

it("says how much time a move has", () => {
  expect(clockWords({ kind: "move", seconds: 300 })).toBe("5 min per move");
  expect(clockWords({ kind: "day", seconds: 86_400 })).toBe("one day per move");
  expect(clockWords({})).toBe("no clock");
});

it("says *you* to the visitor who sits there alone", () => {
  expect(toldNames(table, 0)).toEqual(["You", "Halvorsen", "Captain"]);
  expect(toldNames(table, -1)).toEqual(["Elena", "Halvorsen", "Captain"]);
  expect([readerOf([1]), readerOf([0, 1]), readerOf([])]).toEqual([1, -1, -1]);
});

it("calls a table by its game where nobody has named it", () => {
  expect(tableName(table)).toBe("North Cape");
  expect(tableName({ ...table, name: "" })).toBe("Cold War Naval Battles");
});
