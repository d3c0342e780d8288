import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawingOf as drawingOfHighSeas } from "../games/highseas/faces";
import type { ShipEntry } from "../games/worldatwar/content";
import { drawingOf } from "../games/worldatwar/profiles";
import { profiles } from "./ships";
import { warships } from "./warships";

/** Of each ship of a game's content the values of some keys. */
function shipsOf(game: string, ...keys: string[]): Record<string, string>[] {
  const text = readFileSync(`../src/wardroom/games/${game}/content/ships.toml`, "utf-8");
  const value = (entry: string, key: string) => new RegExp(`^${key} = "?([^"\n]*)`, "m").exec(entry)?.[1] ?? "";
  return text
    .split("[[ship]]")
    .slice(1)
    .map((entry) => Object.fromEntries(keys.map((key) => [key, value(entry, key)])));
}
const typical = new Set(Object.values(profiles));

it("every class of Naval Battles is drawn as herself", () => {
  const ships = shipsOf("highseas", "class", "type");
  expect(ships.length).toBeGreaterThanOrEqual(78);
  const missing = ships.filter((ship) => typical.has(drawingOfHighSeas(ship as { class: string; type: never })));
  expect(missing).toEqual([]);
  const classes = new Set(ships.map((ship) => `${ship["class"]}/${ship["type"]}`));
  const drawings = new Set(ships.map((ship) => drawingOfHighSeas(ship as { class: string; type: never })));
  expect(drawings.size).toBe(classes.size);
});

it("every capital ship and carrier of A World at War that has a name is drawn as her class", () => {
  const capital = shipsOf("worldatwar", "key", "type").filter(({ type = "" }) => /^(BB|BC|PB|CVL?B?\d)/.test(type));
  expect(capital.length).toBeGreaterThan(90);
  const missing = capital.filter(({ key, type }) =>
    typical.has(drawingOf({ key, type, sort: "capital", size: 3 } as ShipEntry)),
  );
  expect(missing).toEqual([]);
});

it("there are more than a hundred, and no two are alike", () => {
  const drawn = Object.values(warships);
  expect(drawn.length).toBeGreaterThanOrEqual(100);
  expect(new Set(drawn).size).toBe(drawn.length);
});
