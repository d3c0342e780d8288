import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { Desk } from "../../lib/desk.svelte";
import { Plan } from "../../lib/plan.svelte";
import type { View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { Content } from "./content";
import Question from "./Question.svelte";

const FTL = [
  "percent = { $number } %",
  "decision-answer-attack = { $actor } fires at { $target }.",
  "    .done = nothing",
  "ship = { $name }",
  "odds-missed = miss",
].join("\n");
const words = new Words(
  "en",
  {
    ftl: FTL,
    things: {
      "ship/rogov": { name: "Rogov" },
      "ship/swift": { name: "Swift" },
      "card/decoy/6": { name: "Decoy (6)" },
      "card/ps/1": { name: "Passive Sonar (1)" },
    },
    titles: {},
  },
  "attacksub",
);
const content = {
  ships: {},
  cards: {
    "wl2-1/3": { family: "lockon", fire: 2 },
    "decoy/6": { family: "evasion", value: 2, id: 1 },
    "ps/1": { family: "passive", id: 2 },
  },
} as unknown as Content;

it("says what is fired at whom, what it adds up to, and what each red card would do", async () => {
  const view = {
    seat: 0,
    waiting: [],
    board: {
      acting: 1,
      ships: { swift: { seat: 0, status: "in", defence: 8 }, rogov: { seat: 1, status: "in" } },
      seats: { 0: { hand: ["decoy/6", "ps/1"] } },
      attack: {
        seat: 1,
        actor: "rogov",
        target: "swift",
        cards: ["wl2-1/3"],
        evasions: [],
        need: 4,
        parts: { lockons: 2, own: 2 },
        open: true,
      },
    },
    ask: {
      n: 3,
      name: "answer-attack",
      rule: "7.1",
      facts: { actor: "ship/rogov", target: "ship/swift", need: 4 },
      answers: ["done", "decoy/6", "ps/1"],
    },
  } as unknown as View;
  const odds = (hit: number) => ({ names: ["sunk", "missed"], chances: [hit, 1 - hit] });
  const pick = vi.fn();
  const desk = {
    seat: {
      plan: new Plan(() => Promise.resolve(undefined)),
      odds: { done: odds(0.6), "decoy/6": odds(0.3) },
      log: [],
      view,
      ask: view.ask,
    },
    aim: "",
    wishes: [],
    hinted: "",
    may: () => true,
    pick,
  } as unknown as Desk;
  const { container } = render(Question, { view, content, words, names: ["Anna", "Boris"], desk });
  expect(screen.getByRole("heading").textContent).toBe("Rogov fires at Swift.");
  const figures = [...container.querySelectorAll("[data-sum] b")].map((figure) => figure.textContent);
  expect([figures[0], figures[1], figures[3]]).toEqual(["2", "2", "8"]);
  expect(screen.getByRole("button", { name: /Decoy \(6\).*30 %/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /Passive Sonar.*Rogov/ }).textContent).not.toContain("%");
  expect(container.textContent).toContain("60 %");
  await userEvent.click(screen.getByRole("button", { name: /Decoy/ }));
  expect(pick.mock.calls[0]?.[0]).toBe("decoy/6");
});
