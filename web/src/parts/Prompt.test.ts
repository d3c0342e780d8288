import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";
import Prompt from "./Prompt.svelte";

const ask = { n: 7, name: "discard", rule: "6.1.C.2", facts: {}, answers: ["done", "area"] };

it("asks aloud, and gives each answer its word", () => {
  const onpick = vi.fn();
  const { container } = render(Prompt, {
    ask,
    seat: 0,
    eyebrow: "Your turn",
    question: "Discard which cards?",
    choices: [
      { word: "done", label: "Discard no more", main: true },
      { word: "area", label: "As an area defence" },
    ],
    undo: true,
    onpick,
    onundo: () => {},
    onrule: () => {},
  });
  expect(screen.getByRole("heading", { level: 1 }).getAttribute("aria-live")).toBe("assertive");
  expect(container.querySelector("[data-ask]")?.getAttribute("data-n")).toBe("7");
  const main = container.querySelector<HTMLElement>("[data-main]")!;
  expect(main.dataset["answer"]).toBe("done");
  main.click();
  container.querySelector<HTMLElement>('[data-answer="area"]')!.click();
  expect(onpick.mock.calls.map(([word]) => word as string)).toEqual(["done", "area"]);
});

it("draws an answer that lets a chance go quietly: nothing is filled, and it has a key of its own", () => {
  const choices = [{ word: "done", label: "Dive none", main: true, passing: true, mark: "2 left" }];
  const { container } = render(Prompt, {
    ask,
    seat: 0,
    eyebrow: "",
    question: "",
    choices,
    onpick: () => {},
    onundo: () => {},
    onrule: () => {},
  });
  expect(container.querySelector("[data-main]")).toBeNull();
  expect(container.querySelector("[data-pass] kbd")?.textContent).toBe("0");
  expect(screen.getByText("2 left")).toBeTruthy();
});
