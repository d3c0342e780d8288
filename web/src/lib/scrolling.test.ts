import { afterEach, expect, it } from "vitest";
import { isScrolled, scrolls } from "./scrolling";

afterEach(() => document.body.replaceChildren());

/** jsdom lays nothing out: an area so high, with so much in it. */
function area(html: string, high: number, inside: number): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = html;
  Object.defineProperty(made, "clientHeight", { value: high });
  Object.defineProperty(made, "scrollHeight", { get: () => inside });
  document.body.append(made);
  return made;
}

it("stops Tab where there is more than can be seen, and nothing else would", () => {
  const long = area("<p>many lines</p>", 100, 300);
  scrolls(long);
  expect(long.tabIndex).toBe(0);
  expect(isScrolled(long)).toBe(true);
  const short = area("<p>a line</p>", 100, 100);
  scrolls(short);
  expect(short.hasAttribute("tabindex")).toBe(false);
  const pressable = area("<button>Here</button>", 100, 300);
  scrolls(pressable);
  expect(pressable.hasAttribute("tabindex")).toBe(false);
});

it("follows what is in it", async () => {
  const lanes = area('<button tabindex="-1">Later</button>', 100, 300);
  scrolls(lanes);
  expect(lanes.tabIndex).toBe(0);
  lanes.innerHTML = "<button>Now</button>";
  await Promise.resolve();
  expect(lanes.hasAttribute("tabindex")).toBe(false);
  expect(isScrolled(lanes)).toBe(false);
});
