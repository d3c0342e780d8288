import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { en, ru } from "./whole";

const ids = (text: string) => new FluentResource(text).body.map((message) => message.id);
// English has these from the content and from the games' own options.
const RUSSIAN_ONLY = /^([a-z]+-)?(ship-class|new-line)-/;

it("both languages say the same things", () => {
  const english = new Set(ids(en));
  const russian = new Set(ids(ru).filter((id) => !RUSSIAN_ONLY.test(id)));
  expect([...english].filter((id) => !russian.has(id))).toEqual([]);
  expect([...russian].filter((id) => !english.has(id))).toEqual([]);
});

it.each([
  ["English", en],
  ["Russian", ru],
])("%s says each thing once", (_, text) => {
  const all = ids(text);
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});
