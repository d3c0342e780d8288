import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewWhenOutdated } from "./renewed";

const reload = vi.fn();
let at = 1_000_000;
let end = () => {};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  end = renewWhenOutdated(reload, () => at);
});
afterEach(() => {
  end();
  vi.restoreAllMocks();
});

const missing = () => dispatchEvent(new Event("vite:preloadError", { cancelable: true }));

it("loads the page anew when a part of an earlier build is gone", () => {
  missing();
  expect(reload).toHaveBeenCalledOnce();
});

it("does so once: a part that is missing again is told as before", () => {
  missing();
  at += 5_000;
  missing();
  expect(reload).toHaveBeenCalledOnce();
  // The next build, an hour later.
  at += 3_600_000;
  missing();
  expect(reload).toHaveBeenCalledTimes(2);
});

it("waits while there is no connection, and where nothing can be remembered", () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  missing();
  vi.restoreAllMocks();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  missing();
  expect(reload).not.toHaveBeenCalled();
});
