import { expect, it } from "vitest";
import { clockIn, dayIn, figuresIn, percentIn, signedIn } from "./figures";

/** No-break spaces as they are read in a test. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, "_");

it("never calls impossible what can happen", () => {
  const percent = percentIn("en");
  expect([0, 0.00001, 0.1234, 0.99999, 1].map((chance) => plain(percent(chance)))).toEqual([
    "0_%",
    "<0.1_%",
    "12.3_%",
    ">99.9_%",
    "100_%",
  ]);
  expect(plain(percent(0.436, true))).toBe("44_%");
});

it("writes numbers as either language does", () => {
  expect([figuresIn("en", 2)(1.5), figuresIn("en", 1, 0)(109), figuresIn("en")(6927)]).toEqual([
    "1.50",
    "109",
    "6,927",
  ]);
  expect([figuresIn("ru", 1)(109.7), plain(percentIn("ru")(0.1234))]).toEqual(["109,7", "12,3_%"]);
  expect([signedIn("en")(0.031, true), signedIn("ru")(-0.25, false)].map(plain)).toEqual(["+3.1_%", "-0,25"]);
});

it("writes days and hours as either language does", () => {
  const time = new Date(2026, 10, 20, 9, 5).getTime();
  expect([dayIn("en")(time), dayIn("en", true)(time), dayIn("ru")(time)]).toEqual([
    "20 November",
    "20 November 2026",
    "20 ноября",
  ]);
  expect([clockIn("en")(time), clockIn("ru")(time)]).toEqual(["09:05", "09:05"]);
});
