import { expect, it } from "vitest";
import { langOf } from "./letters";

it("knows Cyrillic when it sees some", () => {
  expect(langOf("привет")).toBe("ru");
  expect(langOf("hello, Анна")).toBe("ru");
  expect(langOf("hello, Žižek 7")).toBeUndefined();
});
