import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isScrolled, scrolls } from "./scrolling";

/** As browsers do: it tells of whatever is observed anew, once all is laid out. */
class Observer {
  constructor(readonly tell: () => void) {}
  observe = () => queueMicrotask(this.tell);
  disconnect = () => {};
}
const laidOut = () => new Promise((go) => setTimeout(go));

beforeEach(() => void vi.stubGlobal("ResizeObserver", Observer));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** jsdom lays nothing out: an area so high, with so much in it. */
function area(html: string, high: number, inside: number): HTMLElement {
  const made = document.createElement("div");
  made.innerHTML = html;
  Object.defineProperty(made, "clientHeight", { value: high });
  Object.defineProperty(made, "scrollHeight", { get: () => inside });
  document.body.append(made);
  return made;
}

it("stops Tab where there is more than can be seen, and nothing else would", async () => {
  const long = area("<p>many lines</p>", 100, 300);
  scrolls(long);
  // Nothing is measured while the page is still being made.
  expect(long.hasAttribute("tabindex")).toBe(false);
  await laidOut();
  expect(long.tabIndex).toBe(0);
  expect(isScrolled(long)).toBe(true);
  const short = area("<p>a line</p>", 100, 100);
  scrolls(short);
  await laidOut();
  expect(short.hasAttribute("tabindex")).toBe(false);
  const pressable = area("<button>Here</button>", 100, 300);
  scrolls(pressable);
  await laidOut();
  expect(pressable.hasAttribute("tabindex")).toBe(false);
});

it("follows what is in it", async () => {
  const lanes = area('<button tabindex="-1">Later</button>', 100, 300);
  scrolls(lanes);
  await laidOut();
  expect(lanes.tabIndex).toBe(0);
  lanes.innerHTML = "<button>Now</button>";
  await laidOut();
  expect(lanes.hasAttribute("tabindex")).toBe(false);
  expect(isScrolled(lanes)).toBe(false);
});
