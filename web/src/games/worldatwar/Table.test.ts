import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Plan } from "../../lib/plan.svelte";
import type { Desk } from "../../lib/desk.svelte";
import type { Table, View } from "../../lib/protocol";
import { Words } from "../../lib/words";
import type { ChoosingShown } from "./board";
import Chart from "./Chart.svelte";
import CombatChart from "./CombatChart.svelte";
import { asManyAsFit, numberGroup, reform } from "./composing";
import Duties from "./Duties.svelte";
import Laid from "./Laid.svelte";
import Question from "./Question.svelte";
import { content as ships, viewOf } from "./sample";

const words = new Words(
  "en",
  {
    ftl: "decision-x = What now?\npercent = { $number } %\naction-done = done",
    things: { "base/leyte": { name: "Leyte" }, "base/brunei": { name: "Brunei" }, "ship/fuso": { name: "Fuso" } },
    titles: {},
  },
  "worldatwar",
);
const chart = {
  key: "chart-philippines",
  kind: "chart",
  scale: "pacific",
  rows: Array.from({ length: 18 }, () => ".".repeat(17)),
  straits: [],
  port: { leyte: "h0911" },
  waters: {},
};
const content = { ...ships, cards: { "chart-philippines": chart } };
const names = ["Anna", "Boris"];

// jsdom lays nothing out, so no size ever changes.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

/** A desk that remembers what was picked; `answers` may be undone one by one. */
function deskFor(view: View) {
  const picked: string[] = [];
  const desk = {
    aim: "",
    hinted: "",
    wishes: [],
    onrule: () => {},
    may: (word: string) => view.ask?.answers.includes(word) ?? false,
    pick: vi.fn((word: string) => void picked.push(word)),
    seat: { log: [], odds: {}, busy: false, view, ask: view.ask, plan: new Plan(async () => undefined) },
  };
  return { desk: desk as unknown as Desk, picked };
}

describe("the brief of an operation", () => {
  it("says who wins with equal points, what cards are for, and what the words of a battle mean", () => {
    const { container } = render(Duties, { view: viewOf({}, []), words, names });
    expect(container.querySelector("[data-ends]")!.textContent).toMatch(/a tie goes to United States/);
    expect(container.querySelector("[data-codes=strategic]")!.textContent).toMatch(
      /one more die for each interception/,
    );
    const terms = [...container.querySelectorAll("[data-battle-terms] dt")].map((term) => term.textContent);
    expect(terms).toEqual(["group number", "active", "distant", "pending", "round", "screened", "factor"]);
  });
});

describe("the chart", () => {
  it("has a button for each hex and base that may be chosen, and answers with it", async () => {
    const view = viewOf({}, ["h0413", "h0513", "leyte"]);
    const { desk, picked } = deskFor(view);
    const { container } = render(Chart, { view, content, words, names, desk });
    const answers = [...container.querySelectorAll<HTMLElement>("[data-answer]")].map(
      (element) => element.dataset["answer"],
    );
    expect(answers.sort()).toEqual(["h0413", "h0513", "leyte"]);
    await userEvent.click(container.querySelector('[data-answer="h0513"]')!);
    await userEvent.click(container.querySelector('[data-answer="leyte"]')!);
    expect(picked).toEqual(["h0513", "leyte"]);
  });

  it("has keys of its own, and leaves 0 to the answer that lets a chance go", async () => {
    const { container } = render(Chart, { view: viewOf({}, ["h0413", "done"]), content, words, names });
    const heard: string[] = [];
    addEventListener("keydown", (event) => heard.push(event.key));
    container.querySelector<HTMLElement>("[data-chart] button")!.focus();
    await userEvent.keyboard("0{Home}+");
    expect(heard).toEqual(["0"]);
  });

  it("shows forces where they are, and ships of the enemy to nobody", () => {
    const view = viewOf();
    const { container } = render(Chart, { view, content, words, names });
    expect(
      [...container.querySelectorAll<HTMLElement>("[data-stack]")].map((element) => element.dataset["stack"]),
    ).toEqual(["1", "2"]);
    const theirs = container.querySelector('[data-stack="2"]')!;
    expect(theirs.classList).toContain("unknown");
    expect(theirs.textContent).not.toMatch(/washington/i);
  });
});

describe("the chart on a phone", () => {
  it("shows a hex that was touched and leaves it to the button in the question", async () => {
    const view = viewOf({}, ["h0413", "h0513", "done"], "interception-hex");
    const { desk, picked } = deskFor(view);
    const { container } = render(Chart, { view, content, words, names, desk, phone: true });
    await userEvent.click(container.querySelector('[data-answer="h0513"]')!);
    expect(picked).toEqual([]);
    expect(desk.aim).toBe("h0513");
    const asked = render(Question, { view, content, words, names, desk, phone: true });
    await userEvent.click(asked.container.querySelector('[data-main][data-answer="h0513"]')!);
    expect(picked).toEqual(["h0513"]);
  });
});

describe("notes on the chart", () => {
  it("name every die of an interception", () => {
    const intercept = {
      voyage: 2,
      hex: "h0413",
      dice: { h0413: { air: 3, slow: -1 } },
      totals: { h0413: 2 },
      spotters: [],
    };
    const { container } = render(Chart, {
      view: viewOf({ intercept }, ["leyte"], "interceptors"),
      content,
      words,
      names,
    });
    const note = container.querySelector('[data-callout="dice"]')!;
    expect([...note.querySelectorAll("dt")].map((term) => term.textContent)).toEqual([
      "spotting squadrons",
      "slow or submarine",
    ]);
    expect(note.textContent).toContain("2 dice");
    expect(container.querySelector('[data-callout="voyage"]')!.textContent).toContain("interception");
  });
});

describe("the Naval Combat Chart", () => {
  it("has hidden and found columns, and lets a found group be chosen", async () => {
    const view = viewOf({}, ["enemy2", "done"]);
    const { desk, picked } = deskFor(view);
    const { container } = render(CombatChart, { view, content, words, names, desk });
    const at = (group: string) => container.querySelector(`[data-group="${group}"]`)!.closest("td")!;
    expect(at("0-1").className).toContain("hidden");
    expect(at("1-2").className).toContain("found");
    expect(at("1-4").className).toContain("hidden");
    expect(at("1-4").textContent).not.toMatch(/BB|CV|DD/);
    await userEvent.click(container.querySelector('[data-answer="enemy2"]')!);
    expect(picked).toEqual(["enemy2"]);
    expect(container.querySelectorAll("tbody tr")).toHaveLength(6);
  });

  it("has as many numbers as there are groups where submarines attack outside a battle (22.93A)", async () => {
    const battle = {
      hex: "h0413",
      intercepting: 0,
      groups: { "1-8": { side: 1, number: 8 } },
      land_air: [0, 0, 0, 0],
      lost: [0, 0],
      damaged: [0, 0],
    };
    const view = viewOf({ battle }, ["enemy8"]);
    const { desk, picked } = deskFor(view);
    const { container } = render(CombatChart, { view, content, words, names, desk });
    expect(container.querySelectorAll("tbody tr")).toHaveLength(8);
    await userEvent.click(container.querySelector('[data-answer="enemy8"]')!);
    expect(picked).toEqual(["enemy8"]);
    const numbering = render(CombatChart, {
      ...deskFor(viewOf({}, ["cg3", "cg7"], "group-number")),
      view: viewOf({}, ["cg3", "cg7"], "group-number"),
      content,
      words,
      names,
    });
    expect(
      [...numbering.container.querySelectorAll<HTMLElement>("[data-answer]")].map(
        (element) => element.dataset["answer"],
      ),
    ).toEqual(["cg3", "cg7"]);
  });
});

describe("choosing ships", () => {
  const choosing: ChoosingShown = {
    kind: "muster",
    pool: { fuso: 1, "japan-cruiser": 3, "japan-destroyer": 4 },
    chosen: { "japan-destroyer": 2 },
    factors: 2,
    least: 1,
    most: 25,
  };

  it("takes what may be chosen at once, and marks what is chosen", async () => {
    const view = viewOf({ choosing: { ...choosing, chosen: {} } }, ["done", "fuso", "japan-cruiser"], "which-ships");
    const { desk, picked } = deskFor(view);
    render(Laid, { view, content, words, names, desk });
    await userEvent.click(screen.getByRole("button", { name: /^Fuso/ }));
    expect(picked).toEqual(["fuso"]);
  });

  it("goes back and gives anew what was chosen out of order", async () => {
    const given: string[] = [];
    let now: ChoosingShown = choosing;
    const seat = {
      ask: { undo: true },
      plan: new Plan(async () => undefined),
      get view() {
        return viewOf({ choosing: now });
      },
    };
    const desk = {
      seat,
      undo: vi.fn(async () => ((now = { ...now, chosen: {} }), true)),
      answer: vi.fn(async (line: string) => (given.push(line), true)),
    };
    await reform(desk as unknown as Desk, { "japan-destroyer": 2, fuso: 1 });
    expect(desk.undo).toHaveBeenCalledTimes(1);
    expect(given).toEqual(["fuso japan-destroyer 2"]);
  });

  it("lays ships that are screened, in whatever order they are pressed", async () => {
    const given: Record<string, string[]>[] = [];
    const plan = new Plan(async (laid) => {
      given.push(laid);
      const stage = { name: "screen", asks: "screen", entries: laid["screen"] ?? [], answers: ["fuso"] };
      return { line: "done", stages: [stage] };
    });
    plan.renew({ ...viewOf(), ask: { n: 1, name: "screen", rule: "", facts: {}, answers: [], lays: true } });
    await vi.waitFor(() => expect(plan.active).toBe(true));
    const view = viewOf({ choosing: { ...choosing, kind: "screen", chosen: { "japan-destroyer": 4 } } });
    await reform({ seat: { plan, view } } as unknown as Desk, { "japan-destroyer": 4, fuso: 1 });
    expect(given.at(-1)).toEqual({ screen: ["fuso", "japan-destroyer 4"] });
  });

  it("takes all of a kind, or as many as there is room for", () => {
    expect(asManyAsFit({ ...choosing, most: 25 }, "japan-destroyer", content)).toBe(4);
    expect(asManyAsFit({ ...choosing, most: 5 }, "japan-destroyer", content)).toBe(3);
    expect(asManyAsFit({ ...choosing, most: 2 }, "japan-destroyer", content)).toBe(1);
  });

  it("puts back what it took away when the change is refused", async () => {
    const given: string[] = [];
    let now: ChoosingShown = choosing;
    const desk = {
      seat: {
        ask: { undo: true },
        plan: new Plan(async () => undefined),
        get view() {
          return viewOf({ choosing: now });
        },
      },
      undo: async () => ((now = { ...now, chosen: {} }), true),
      answer: async (line: string) => (given.push(line), line === "japan-destroyer 2"),
    };
    await reform(desk as unknown as Desk, { "japan-destroyer": 4, "japan-cruiser": 3 });
    expect(given).toEqual(["japan-cruiser 3 japan-destroyer 4", "japan-destroyer 2"]);
  });
});

describe("numbering groups", () => {
  const group = (number?: number) => ({
    forces: [1],
    ships: {},
    factors: 1,
    ...(number === undefined ? {} : { number }),
  });

  it("keeps a number for a group that is asked for later", async () => {
    const seat = { plan: new Plan(async () => undefined), view: viewOf({ numbering: [group(), group()] }) };
    const desk = { seat, pick: vi.fn() };
    expect(await numberGroup(desk as unknown as Desk, 1, "cg4", {})).toEqual({ 1: "cg4" });
    expect(desk.pick).not.toHaveBeenCalled();
  });

  it("changes the number of a group that has one, wherever it is dragged to", async () => {
    const given: Record<string, string[]>[] = [];
    const plan = new Plan(async (laid) => {
      given.push(laid);
      const { "group-number": entries = ["cg1", "cg2"] } = laid;
      return {
        line: "",
        stages: [{ name: "group-number", asks: "group-number", entries, answers: [], one_by_one: [] }],
      };
    });
    plan.renew({ ...viewOf(), ask: { n: 1, name: "group-number", rule: "", facts: {}, answers: [], lays: true } });
    await vi.waitFor(() => expect(plan.active).toBe(true));
    const desk = { seat: { plan, view: viewOf({ numbering: [group(1), group(2)] }) }, pick: vi.fn() };
    expect(await numberGroup(desk as unknown as Desk, 0, "cg5", {})).toEqual({});
    expect(given.at(-1)).toEqual({ "group-number": ["cg5", "cg2"] });
    expect(desk.pick).not.toHaveBeenCalled();
  });
});

describe("a lesson", () => {
  it("asks the coach at each question, and marks the advice instead of the answer that passes", () => {
    const view = viewOf({}, ["0", "1", "done"], "x");
    const { desk } = deskFor(view);
    const askHint = vi.fn();
    const table = {
      id: "lesson",
      game: "worldatwar",
      learn: true,
      practice: true,
      status: "playing",
      seats: [],
      mine: [0],
    } as unknown as Table;
    const first = render(Question, { view, content, words, names, desk: Object.assign(desk, { askHint }), table });
    expect(askHint).toHaveBeenCalledOnce();
    expect(first.container.querySelector("[data-main]")).toBeNull();
    first.unmount();
    const told = render(Question, { view, content, words, names, desk: Object.assign(desk, { hinted: "1" }), table });
    expect(told.container.querySelector<HTMLElement>("[data-main]")?.dataset["answer"]).toBe("1");
    expect(screen.getByText("The coach would choose: 1")).toBeTruthy();
  });
});
