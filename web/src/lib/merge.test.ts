import { describe, expect, it } from "vitest";
import { merge } from "./merge";

// The examples at the end of RFC 7396, in the order given there.
const EXAMPLES: [unknown, unknown, unknown][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("merge", () => {
  it.each(EXAMPLES)("%j with %j is %j", (target, patch, result) => {
    expect(merge(target, patch)).toEqual(result);
  });

  it("leaves the target alone and shares what did not change", () => {
    const target = { near: { x: 1 }, far: { y: 2 } };
    const result = merge(target, { near: { x: 3 } });
    expect(target).toEqual({ near: { x: 1 }, far: { y: 2 } });
    expect(result).toEqual({ near: { x: 3 }, far: { y: 2 } });
    expect(result.far).toBe(target.far);
  });

  it("cannot reach the prototype of objects", () => {
    merge({}, JSON.parse('{"__proto__": {"poisoned": true}}'));
    expect(({} as Record<string, unknown>).poisoned).toBeUndefined();
  });
});
