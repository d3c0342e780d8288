import { describe, expect, it } from "vitest";
import { go, match, place } from "./router";

describe("match", () => {
  it("takes the named parts of a path", () => {
    expect(match("/table/:id", "/table/north%20cape")).toEqual({ id: "north cape" });
    expect(match("/rules/:game/:rule?", "/rules/coldwar")).toEqual({ game: "coldwar" });
    expect(match("/rules/:game/:rule?", "/rules/coldwar/7.12")).toEqual({ game: "coldwar", rule: "7.12" });
  });

  it("refuses other paths", () => {
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/new", "/new/more")).toBeNull();
    expect(match("/", "/new")).toBeNull();
  });
});

describe("go", () => {
  it("moves without loading", () => {
    go("/rules/coldwar?find=missile#seat=1");
    expect([place.path, place.query.get("find"), place.hash]).toEqual(["/rules/coldwar", "missile", "seat=1"]);
  });
});
