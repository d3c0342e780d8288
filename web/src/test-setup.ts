import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { ALL, loadWords } from "./lib/say";

await loadWords("en", ALL);
afterEach(cleanup);
// The machine may be busy with other things, too.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither scrolling nor media queries; nothing prefers anything.
window.scrollTo = () => {};
if (!("matchMedia" in window))
  Object.assign(window, {
    matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  });

// jsdom measures nothing.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
