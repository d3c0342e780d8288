import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { en, ru } from "../words/whole";
import { Phrasebook } from "./phrasebook";

it.each([
  ["en", en],
  ["ru", ru],
])("says in %s all that Fluent says when it reads everything at once", (language, text) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resource = new FluentResource(text);
  bundle.addResource(resource);
  const book = new Phrasebook(language, text);
  const ids = resource.body.map((entry) => entry.id).filter((id) => !id.startsWith("-"));
  expect(ids.length).toBeGreaterThan(1500);
  for (const id of ids) {
    expect(book.getMessage(id), id).toEqual(bundle.getMessage(id));
    const pattern = book.pattern(id);
    if (pattern) expect(book.formatPattern(pattern, {}, [])).toBe(bundle.formatPattern(pattern, {}, []));
  }
});

it("reads over remarks, takes the last of two, and knows what it does not have", () => {
  const book = new Phrasebook(
    "en",
    "one = First\n  goes on\n# two = a remark\n\n-term = { $n ->\n    [one] ship\n   *[other] ships\n  }\n",
    "two = { -term } of { one }\n  .why = Because\none = Second\n",
  );
  const said = (id: string) => book.formatPattern(book.pattern(id) ?? "nothing", {}, []);
  expect([said("one"), said("two"), said("two.why"), said("three"), said("two.how")]).toEqual([
    "Second",
    "ships of Second",
    "Because",
    "nothing",
    "nothing",
  ]);
  expect([book.hasMessage("two"), book.hasMessage("three")]).toEqual([true, false]);
});
