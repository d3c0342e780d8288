import { describe, expect, it } from "vitest";
import { FluentResource } from "@fluent/bundle";
import { en, ru } from "./whole";

const sources = Object.values(
  import.meta.glob<string>("../../../src/wardroom/server/*.py", { eager: true, query: "?raw", import: "default" }),
).join("\n");

function named(...patterns: RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => [...sources.matchAll(pattern)].map((match) => match[1]!));
  return [...new Set(found)].sort();
}

const WORD = '"([a-z]+(?:-[a-z]+)*)"';
const TROUBLE = new RegExp(`^(?:AWAY|FULL)\\b.*?${WORD}`, "gm");
const faults = named(
  new RegExp(`Fault(?:Error)?\\(\\s*(?:code=)?${WORD}`, "g"),
  new RegExp(`\\bcode = ${WORD} if `, "g"),
  new RegExp(`\\bcode = "[a-z-]+" if .*? else ${WORD}`, "g"),
  TROUBLE,
);
const notices = named(new RegExp(`\\bnotice = ${WORD}`, "g"), TROUBLE);

describe.each([
  ["English", en],
  ["Russian", ru],
])("%s", (_, text) => {
  const ids = new Set(new FluentResource(text).body.map((message) => message.id));

  it("has a sentence for every fault of the server", () => {
    expect(faults.length).toBeGreaterThan(50);
    expect(faults.filter((code) => !ids.has(`fault-${code}`))).toEqual([]);
  });

  it("has a sentence for every notice of a table", () => {
    expect(notices).toContain("nonce-missing");
    expect(notices).toContain("storage-away");
    expect(notices.filter((code) => !ids.has(`notice-${code}`))).toEqual([]);
  });
});
