import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { CardEntry } from "../games/coldwar/content";
import { cardFace } from "../games/coldwar/faces";
import { loadWords } from "../lib/say";
import Card from "./Card.svelte";
import { cardSentence } from "./fleets/fleets";
import { cardMay } from "./hand";

const CONTENT = "../src/wardroom/games/coldwar/content";

/** Enough of the content's own files to know which words are needed; `tests/coldwar/test_looks.py` has the pictures. */
function contentCards(): CardEntry[] {
  const text = ["cards", "action"].map((name) => readFileSync(`${CONTENT}/${name}.toml`, "utf-8")).join("\n");
  return text
    .split(/^\[\[card\]\]$/m)
    .slice(1)
    .map((whole) => {
      const block = whole.split(/^\[/m)[0] ?? "";
      const field = (key: string) => new RegExp(`^${key} = "?([^"\\n]*)"?$`, "m").exec(block)?.[1];
      const numbers = /^numbers = \[(.*)\]$/m.exec(block)?.[1]?.split(",").map(Number);
      return {
        key: field("key") ?? "",
        id: 0,
        name: field("name") ?? "",
        name_ru: field("name_ru") ?? "",
        set: field("set") ?? "",
        family: field("family") ?? "",
        count: 1,
        size: field("size"),
        which: field("which"),
        damage: Number(field("damage") ?? 0) || undefined,
        numbers,
      };
    });
}

const missile: CardEntry = {
  key: "missileB",
  id: 4,
  name: "B Missile Attack",
  name_ru: "Ракетная атака B",
  set: "base",
  family: "missile",
  size: "B",
  damage: 3,
  count: 8,
  look: { bar: "attack", sign: "missile", icon: "missile", scene: "missile", platform: "missile", cost: "one" },
};

it("is said in one sentence, without two stops in a row, and with what can be done with it", () => {
  const repair: CardEntry = {
    key: "damageControl",
    id: 9,
    name: "Damage Control",
    name_ru: "",
    set: "base",
    family: "damage_control",
    count: 4,
  };
  const face = { ...cardFace(repair), small: "Dam. con." };
  const said = cardSentence(face, "Damage Control", 0, cardMay(true));
  expect(said).toContain("Dam. con. can be discarded");
  expect(said).not.toMatch(/\.\s*\./);
  expect(cardSentence(face, "Damage Control", 0, cardMay(false))).toContain("can be played");
});

describe("a card", () => {
  it("shows kind, title, platform, damage, box and cost", () => {
    const { container } = render(Card, { face: cardFace(missile) });
    for (const text of ["Attack", "Missile Attack", "B launcher", "−3", "1 Fog of War"])
      expect(container.textContent).toContain(text);
    expect(container.querySelector(".box")?.textContent).toBe("B");
    expect(container.querySelector(".scene")).toBeTruthy();
  });

  it("has a lock while it must wait, and keeps its text", () => {
    const { container } = render(Card, { face: cardFace(missile), state: "not-now", waits: true });
    expect(container.querySelector(".foot .icon")).toBeTruthy();
    expect(container.querySelector(".foot")?.textContent).toContain("1 Fog of War");
    expect(container.querySelector(".line")?.textContent).toBe(cardFace(missile).line);
    expect(container.querySelector(".figure")?.textContent).toBe("−3");
  });

  it("every card of the content has a title and a line in both languages", async () => {
    const cards = contentCards();
    expect(cards.length).toBeGreaterThan(40);
    for (const language of ["en", "ru"] as const) {
      await loadWords(language);
      for (const card of cards) {
        const { title, line } = cardFace(card);
        for (const text of [title, line]) expect(text, card.key).not.toMatch(/^face-|\{/);
      }
    }
    await loadWords("en");
  });
});
