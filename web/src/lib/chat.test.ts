import { expect, it } from "vitest";
import { heard, speakersAt, TABLE } from "./chat";
import type { Said, Table } from "./protocol";

const said = (n: number, seat: number, name: string, text: string): Said => ({ n, seat, name, text, at: n });
const chat = [said(0, 1, "Bob", "hello"), said(1, -1, "Eve", "ha"), said(2, TABLE, "Eve", "moved")];

it("leaves out whoever was muted, but never what the table tells", () => {
  expect(heard(chat, []).map((line) => line.n)).toEqual([0, 1, 2]);
  const rest = heard(chat, [1, "Eve"]);
  expect(rest.map((line) => line.n)).toEqual([2]);
  expect(rest[0]?.name).toBe("");
  expect(rest[0]?.text).toContain("Eve");
});

it("lists those who may be muted, without the visitor and the table", () => {
  const table = { seats: [{ kind: "you" }, { kind: "person" }, { kind: "bot" }], mine: [0] } as unknown as Table;
  expect(speakersAt(table, chat, ["Ann", "Bob", "Bot"])).toEqual([
    { key: 1, name: "Bob" },
    { key: "Eve", name: "Eve" },
  ]);
});
