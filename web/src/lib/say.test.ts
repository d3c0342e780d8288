import { afterEach, expect, it, vi } from "vitest";
import { prefs } from "./prefs";
import { ALL, loadWords, needWords, say, speak } from "./say";

afterEach(() => {
  vi.doUnmock("../words/ru");
  vi.doUnmock("../words/en");
  return loadWords("en", ALL);
});

function cannotBeHad(file: string): void {
  vi.doMock(file, () => {
    throw new Error("gone");
  });
}

it("keeps as many words as were asked for when another language is spoken", async () => {
  await loadWords("ru");
  expect(say("home-title")).toMatch(/[а-я]/);
  expect(say("table-rule", { rule: "2" })).toMatch(/[а-я]/);
});

it("speaks the language that was asked for last, whichever comes first", async () => {
  const russian = loadWords("ru");
  const english = loadWords("en");
  const still = needWords(ALL);
  await russian;
  expect(say("home-rules")).toBe("Rules");
  await Promise.all([english, still]);
  expect(say("home-rules")).toBe("Rules");
});

it("goes on in the language before, if another cannot be had", async () => {
  cannotBeHad("../words/ru");
  await expect(speak("ru")).rejects.toThrow();
  await needWords(ALL);
  expect([prefs.language, say("home-rules")]).toEqual(["en", "Rules"]);
});

it("has the words of the first page though those of others cannot be had", async () => {
  vi.resetModules();
  cannotBeHad("../words/en");
  const fresh = await import("./say");
  const others = fresh.needWords(ALL);
  await expect(fresh.needWords(["first"])).rejects.toThrow();
  await expect(others).rejects.toThrow();
  await fresh.needWords(["first"]);
  expect([fresh.say("home-rules"), fresh.say("board-close")]).toEqual(["Rules", "board-close"]);
  // Home again, while they are asked for once more.
  const again = fresh.needWords(ALL);
  await fresh.needWords(["first"]);
  await expect(again).rejects.toThrow();
  vi.doUnmock("../words/en");
  await fresh.needWords(ALL);
  expect(fresh.say("board-close")).toBe("Close");
});

it("waits for its own words, if others that came between cannot be had", async () => {
  vi.resetModules();
  const fresh = await import("./say");
  await fresh.needWords(["first"]);
  cannotBeHad("../words/ru");
  const page = fresh.needWords(ALL);
  const russian = fresh.speak("ru");
  await expect(russian).rejects.toThrow();
  await page;
  expect(fresh.say("board-close")).toBe("Close");
});
