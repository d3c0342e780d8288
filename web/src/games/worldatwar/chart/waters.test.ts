import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { middle, middleOf, R } from "../geometry";
import { type Ground, letterAt, letterOf, linesOf, placeWaters } from "./waters";

const FOLDER = "../src/wardroom/games/worldatwar/content/charts";

function groundOf(text: string): Ground {
  const places = (kind: string) =>
    Object.fromEntries(
      [...text.matchAll(new RegExp(`\\[\\[${kind}\\]\\]\nkey = "(.+)"\nat = "(.+)"`, "g"))].map(([, key, at]) => [
        key!,
        at!,
      ]),
    );
  return {
    rows: [...text.matchAll(/^ {2}"([.#]+)",$/gm)].map(([, row]) => row!),
    port: places("port"),
    waters: places("waters"),
  };
}

/** The names as the content has them. */
function namesIn(lang: string): Record<string, string> {
  const text = readFileSync("../src/wardroom/games/worldatwar/content/places.toml", "utf8");
  const named = text.matchAll(/\[\[waters\]\]\nkey = "(.+)"\nname = "(.+)"\nname_ru = "(.+)"/g);
  return Object.fromEntries([...named].map(([, key, en, ru]) => [key!, lang === "ru" ? ru! : en!]));
}

describe("names of the sea", () => {
  for (const file of readdirSync(FOLDER))
    for (const lang of ["en", "ru"])
      it(`lie on open water beside their hex: ${file}, ${lang}`, () => {
        const ground = groundOf(readFileSync(`${FOLDER}/${file}`, "utf8"));
        const names = namesIn(lang);
        const placed = placeWaters(ground, (key) => names[key]!);
        expect(placed.map(({ key }) => key)).toEqual(Object.keys(ground.waters));
        for (const { key, box } of placed) {
          const covered = ground.rows.flatMap((signs, row) =>
            [...signs].flatMap((sign, column) => {
              const { x, y } = middleOf({ column, row });
              return sign === "#" &&
                Math.abs(x - box.x) < box.wide / 2 + R / 2 &&
                Math.abs(y - box.y) < box.high / 2 + R / 2
                ? [`${column} ${row}`]
                : [];
            }),
          );
          expect(covered, key).toEqual([]);
          const own = middle(ground.waters[key]!);
          expect(Math.hypot(box.x - own.x, box.y - own.y), key).toBeLessThan(9 * R);
        }
      });

  it("are broken in two even lines and never outgrow their place", () => {
    expect(linesOf("Denmark Strait")).toEqual(["Denmark", "Strait"]);
    expect(linesOf("Gavdos")).toEqual(["Gavdos"]);
    for (const scale of [0.1, 0.4, 0.8, 2, 5]) expect(letterAt(scale, 24)).toBeLessThanOrEqual(24 * scale);
    expect(letterAt(0.2, 24)).toBe(0);
    expect(letterOf(17)).toBeLessThan(letterOf(51));
  });
});
