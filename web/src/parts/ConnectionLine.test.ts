import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import ConnectionLine from "./ConnectionLine.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function pass(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await tick();
}

it("says that a first connection takes its time, and what can be done when it takes too long", async () => {
  const { container, rerender } = render(ConnectionLine, { open: false });
  await tick();
  expect(container.textContent?.trim()).toBe("");
  await pass(1500);
  expect(container.textContent).toContain("Connecting");
  expect(container.querySelector("a")).toBeNull();
  await pass(20_000);
  expect(container.textContent).toContain("Check your network");
  expect(container.querySelector("a")).not.toBeNull();
  await rerender({ open: true });
  expect(container.textContent?.trim()).toBe("");
});

it("says of a lost one that the game is kept, but nothing of a hiccup", async () => {
  const { container, rerender } = render(ConnectionLine, { open: true });
  await rerender({ open: false, lost: true });
  await pass(500);
  expect(container.textContent?.trim()).toBe("");
  await pass(1000);
  expect(container.textContent).toContain("Your game is kept");
});
