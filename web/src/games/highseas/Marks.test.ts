import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import Card from "../../parts/Card.svelte";
import type { CardEntry } from "./content";
import { AIMS, STEPS } from "./content";
import { cardFace, marksOf } from "./faces";
import MarkLegend from "./MarkLegend.svelte";

const torpedo: CardEntry = {
  ...{
    key: "torpedo-5",
    id: 1,
    name: "Torpedo Spread (5)",
    name_ru: "Торпедный залп (5)",
    family: "torpedo",
    numbers: [5],
    count: 4,
  },
  steps: ["attack"],
  reach: ["1-at-1", "a-at-123"],
};
const lit = (root: Element) => [...root.querySelectorAll("[data-step]")].map((dot) => dot.getAttribute("data-step"));

describe("the marks of a card", () => {
  it("fill the steps in which it is played and the places that may attack and be attacked", () => {
    const { container } = render(Card, { face: cardFace(torpedo) });
    expect(lit(container)).toEqual(["attack"]);
    expect(container.querySelector(".steps")?.getAttribute("title")).toBe("Played in: Attack");
    const [rows, submarine] = [...container.querySelectorAll(".aims svg")];
    expect(rows?.querySelectorAll("rect.lit")).toHaveLength(2);
    expect(submarine?.querySelectorAll("rect.lit")).toHaveLength(4);
    expect(submarine?.querySelector("title")?.textContent).toBe("from an active submarine at any row");
  });

  it("name the places alone on the small card, or else the steps, and none where the content tells none", () => {
    const { container } = render(Card, { face: cardFace(torpedo), mini: true });
    expect([...container.querySelectorAll(".aim")].map((aim) => aim.textContent?.replace(/\s/g, ""))).toEqual([
      "1▸1",
      "▸1–3",
    ]);
    expect(container.querySelectorAll(".aim")[1]?.querySelector(".under")).not.toBeNull();
    const { reach: _, ...planning } = torpedo;
    expect(lit(render(Card, { face: cardFace(planning), mini: true }).container)).toEqual(["attack"]);
    const { steps: __, ...bare } = torpedo;
    expect(render(Card, { face: cardFace(bare) }).container.querySelector(".steps, .aims")).toBeNull();
  });

  it("leave the size of the guns in sight on a small card that cannot be played", () => {
    const gun: CardEntry = { ...torpedo, family: "main", size: "14-18", damage: 3, reach: ["12-at-12"] };
    const { container } = render(Card, { face: cardFace(gun), mini: true, state: "not-now" });
    expect(container.querySelector(".need")?.textContent?.replaceAll("\u2060", "")).toBe("14–18″");
    expect(container.querySelector(".lock")).not.toBeNull();
  });

  it("are all explained", () => {
    const { container } = render(MarkLegend);
    expect(lit(container)).toEqual(STEPS);
    for (const { word } of marksOf([], AIMS).aims) expect(container.textContent).toContain(word);
    expect(container.querySelector("li:has(.points)")?.textContent).toContain("price");
  });
});
