import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { profiles } from "../art/ships";
import type { ShipEntry } from "../games/coldwar/content";
import { profileOf, shipFace } from "../games/coldwar/faces";
import { loadWords } from "../lib/say";
import Ship from "./Ship.svelte";

const boyevoy: ShipEntry = {
  key: "boyevoy",
  id: 1,
  name: "Boyevoy",
  name_ru: "Боевой",
  nation: "su",
  type: "DDG",
  class: "Sovremenny",
  hits: 4,
  points: 8,
  guns: ["5", "5"],
  missiles: ["B"],
  torpedoes: 0,
  strike: 0,
  air_defense: [2],
  traits: [],
};
const dallas: ShipEntry = {
  ...boyevoy,
  key: "dallas",
  name: "Dallas",
  type: "SSN",
  nation: "us",
  guns: [],
  torpedoes: 1,
  air_defense: [],
};

describe("a ship", () => {
  it("shows all that is printed on it", () => {
    const { container } = render(Ship, { face: shipFace(boyevoy) });
    expect(container.querySelector(".hits")?.textContent).toBe("4");
    expect(container.querySelector(".name")?.textContent).toBe("Boyevoy");
    expect(container.querySelector(".second")?.textContent).toBe("DDG · Sovremenny");
    expect([...container.querySelectorAll(".badge")].map((badge) => badge.textContent?.replace(/\s/g, ""))).toEqual([
      "B",
      "5×2",
    ]);
    expect(container.querySelector(".defence")?.textContent).toBe("2");
    expect(container.querySelector(".points")?.textContent).toBe("8");
    expect(screen.getByRole("img", { name: "Soviet Union" })).toBeTruthy();
  });

  it("shows hits left in red, and the tabs of its damage", () => {
    const { container } = render(Ship, { face: shipFace(boyevoy), left: 2, damage: ["−2"], tabs: "bottom" });
    expect(container.querySelector(".hits.hurt")?.textContent).toBe("2");
    expect(container.querySelector(".tab.bottom")?.textContent).toBe("−2");
  });

  it("fills the weapon in use", () => {
    const { container } = render(Ship, { face: shipFace(boyevoy), lit: ["missileB"] });
    expect(container.querySelector(".badge.lit")?.textContent).toContain("B");
  });

  it("tells the side of a submarine in a word", () => {
    const { container, rerender } = render(Ship, { face: shipFace(dallas) });
    expect(container.querySelector(".word")?.textContent).toBe("Passive");
    void rerender({ face: shipFace(dallas), active: true });
  });

  it("each state has a word or a shape besides its colour", () => {
    for (const [state, selector] of [
      ["legal", ".brackets"],
      ["aimed", ".brackets"],
      ["sunk", ".stamp"],
      ["critical", ".hazard"],
      ["hidden", ".back"],
      ["not-now", ".shade"],
    ] as const) {
      const { container, unmount } = render(Ship, { face: shipFace(boyevoy), state });
      expect(container.querySelector(selector), state).toBeTruthy();
      unmount();
    }
  });

  it("speaks Russian", async () => {
    const { prefs } = await import("../lib/prefs");
    await loadWords("ru");
    prefs.language = "ru";
    const { container } = render(Ship, { face: shipFace(boyevoy) });
    expect(container.querySelector(".name")?.textContent).toBe("Боевой");
    expect(container.querySelector(".second")?.textContent).toBe("ЭМ УРО · пр. 956");
    prefs.language = "en";
    await loadWords("en");
  });
});

it("every type has a profile of its own", () => {
  const types = ["BB", "CG", "CGN", "CV", "CVN", "CVH", "CVHG", "DD", "DDG", "FF", "FFG", "SSN"];
  const drawn = types.map((type) => profileOf({ type, nation: "us" }));
  expect(new Set(drawn).size).toBe(types.length);
  for (const name of [...drawn, profileOf({ type: "SSN", nation: "su" })])
    expect(profiles[name], name).toContain("<svg");
});
