import { beforeEach, describe, expect, it } from "vitest";
import { Plan, inSession } from "./plan.svelte";
import type { Ask, Laid, Odds, View } from "./protocol";

/** An engine that takes two cards against two attacks, then allots a system, which fires at the second by itself. */
class Engine {
  asked: Record<string, string[]>[] = [];
  /** A die falls after the first card. */
  parted = false;
  gone = false;
  worth: Record<string, Odds> = {};
  attacks = ["#1", "#2"];

  reckon = (wanted: Record<string, string[]>): Promise<Laid | undefined> => {
    this.asked.push(wanted);
    if (this.gone) return Promise.resolve(undefined);
    const legal = (wanted["defend"] ?? []).filter((entry) => entry.startsWith("card"));
    const entries = this.parted ? legal.slice(0, 1) : legal;
    const systems = wanted["allot"] ?? ["#2"];
    const odds = { "#1": { names: ["stopped"], chances: [1] } };
    const put = { name: "against", rule: "8.2", facts: { card: "card/card1" }, answers: this.attacks, odds };
    const allot = {
      name: "allot",
      rule: "12",
      facts: { ship: "ship/kirov", chance: 3 },
      answers: ["done", "#1", "#2"],
    };
    return Promise.resolve({
      line: [...entries, "done", ...systems].join(" "),
      patch: { laid: entries.length },
      besides: ["tactic"],
      stages: [
        {
          name: "defend",
          asks: "defend",
          entries,
          answers: ["done", "card1", "card2"],
          begun: { card1: put, card2: put },
          odds: this.worth,
          left: legal.slice(entries.length),
        },
        { name: "allot", asks: "allot", entries: systems, answers: [], one_by_one: [allot] },
      ],
    });
  };
}

const view = (n = 1, more: Partial<Ask> = {}, seat = 0) =>
  ({
    seat: 1,
    board: { laid: 0, deck: 9 },
    course: { seat, steps: [], marks: [1] },
    ask: {
      n,
      name: "defend",
      rule: "8.2",
      facts: {},
      answers: ["done", "card1", "card2", "tactic"],
      lays: true,
      ...more,
    },
  }) as unknown as View;

describe("a plan", () => {
  let engine: Engine;
  let plan: Plan;
  const shown = () => plan.over(view());
  const answers = () => shown().ask?.answers;

  beforeEach(async () => {
    engine = new Engine();
    plan = new Plan(engine.reckon);
    plan.renew(view());
    await Promise.resolve();
  });

  async function lay(...words: string[]): Promise<void> {
    for (const word of words) {
      expect(plan.takes(word)).toBe(true);
      await plan.take(word);
    }
  }

  it("begins with what the engine prepares, and gives it with one word", () => {
    expect(plan.begun).toBe(true);
    expect(answers()).toEqual(["done", "card1", "card2", "tactic"]);
    expect(plan.lineOf("done")).toBe("done #2");
    // What is no part of it is given at once.
    expect(plan.takes("tactic")).toBe(false);
    expect(plan.lineOf("tactic")).toBe("tactic");
  });

  it("lays a card against an attack, and shows what it comes to", async () => {
    await lay("card1");
    expect(shown().ask).toMatchObject({ name: "against", answers: ["#1", "#2"], undo: true });
    expect(plan.odds?.["#1"]?.names).toEqual(["stopped"]);
    expect(plan.lineOf("done")).toBe("done");
    await lay("#1");
    expect(engine.asked.at(-1)).toEqual({ defend: ["card1 #1"] });
    expect(shown().board).toEqual({ laid: 1, deck: 9 });
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
  });

  it("lays a card at once that fits one attack alone", async () => {
    engine.attacks = ["#2"];
    plan.renew(view());
    await Promise.resolve();
    await lay("card1");
    expect(plan.lineOf("done")).toBe("card1 #2 done #2");
  });

  it("has a number of its own for each question that it asks", async () => {
    const before = shown().ask?.n;
    await lay("card1");
    const within = shown().ask?.n;
    await lay("#1");
    expect(new Set([before, within, shown().ask?.n]).size).toBe(3);
    expect(Math.floor(shown().ask?.n ?? 0)).toBe(1);
  });

  it("takes any answer back, and goes back step by step", async () => {
    await lay("card1", "#1", "card2", "#2");
    await plan.takeBack("defend", 0);
    expect(plan.lineOf("done")).toBe("card2 #2 done #2");
    await plan.back();
    expect(plan.lineOf("done")).toBe("card1 #1 card2 #2 done #2");
    await plan.letGo("card2");
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
    await lay("card2");
    await plan.back();
    expect(shown().ask?.name).toBe("defend");
    await plan.back();
    await plan.back();
    expect(plan.canGoBack).toBe(true);
  });

  it("lays what answers for itself elsewhere, or keeps it back", async () => {
    plan.move("allot", 0);
    expect(shown().ask).toMatchObject({ name: "allot", facts: { ship: "ship/kirov" }, answers: ["done", "#1", "#2"] });
    await lay("#1");
    expect(plan.lineOf("done")).toBe("done #1");
    await plan.takeBack("allot", 0);
    expect(plan.lineOf("done")).toBe("done done");
    expect(plan.begun).toBe(false);
  });

  it("keeps what has to wait for the outcome, and shows it again as a plan", async () => {
    await lay("card1", "#1", "card2", "#2");
    engine.parted = true;
    plan.again();
    await Promise.resolve();
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
    plan.giving(plan.lineOf("done"), 1);
    plan.renew(view(2));
    await Promise.resolve();
    expect(engine.asked.at(-1)).toEqual({ defend: ["card2 #2"] });
  });

  it("keeps all of it when it is refused, and none of it in another turn", async () => {
    await lay("card1", "#1");
    plan.giving(plan.lineOf("done"), 1);
    plan.refused();
    plan.renew(view(1));
    await Promise.resolve();
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
    plan.renew(view(2, {}, 1));
    await Promise.resolve();
    expect(plan.lineOf("done")).toBe("done #2");
  });

  it("stays as it is shown where nobody answers, and goes on from there", async () => {
    await lay("card1", "#1");
    engine.gone = true;
    await lay("card2", "#2");
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
    engine.gone = false;
    await lay("card2", "#1");
    expect(engine.asked.at(-1)).toEqual({ defend: ["card1 #1", "card2 #1"] });
  });

  it("goes back as far as before, though an answer was lost on the way", async () => {
    await plan.take("card1");
    await plan.take("#1");
    await plan.take("card2");
    engine.gone = true;
    expect(await plan.take("#2")).toBe(false);
    engine.gone = false;
    expect(plan.lineOf("done")).toBe("card1 #1 done #2");
    engine.gone = true;
    await plan.back();
    engine.gone = false;
    await plan.back();
    expect(plan.lineOf("done")).toBe("done #2");
    expect(plan.canGoBack).toBe(false);
  });

  it("changes nothing while what is shown is not what is laid", async () => {
    await plan.layAll("defend", ["card1 #1", "card2 #2"]);
    const first = plan.takeBack("defend", 0);
    await Promise.all([first, plan.takeBack("defend", 0)]);
    expect(plan.lineOf("done")).toBe("card2 #2 done #2");
  });

  it("is reckoned again if the board has changed meanwhile", async () => {
    const asked = engine.asked.length;
    plan.renew(view(2));
    plan.again();
    expect(engine.asked.length).toBe(asked + 2);
    await Promise.resolve();
    expect(plan.active).toBe(true);
  });

  it("lays nothing at another question that was meant for one that was never answered", async () => {
    await plan.take("card1");
    await plan.take("#1");
    // The same question, on another board.
    plan.renew(view(2));
    await Promise.resolve();
    expect(plan.number).toBe(2);
    plan.renew(view(3, { facts: { at: "seat/2" } }));
    await Promise.resolve();
    expect(plan.number).toBe(1);
  });

  it("asks why of a word after all that is laid before it", async () => {
    await plan.layAll("defend", ["card1 #1"]);
    expect(plan.before("card9")).toBe("card1 #1 card9");
  });

  it("does without a store that is forbidden, full or damaged", async () => {
    const forbidden = new Plan(
      engine.reckon,
      inSession(() => {
        throw new Error("SecurityError");
      }),
    );
    const damaged = new Plan(engine.reckon, { read: () => "{", write: () => {} });
    for (const plan of [forbidden, damaged]) {
      plan.renew(view());
      await Promise.resolve();
      expect(await plan.take("card1")).toBe(true);
    }
  });

  it("tells what answers of one word are worth along with what is laid", async () => {
    expect(plan.odds).toBeUndefined();
    engine.worth = { card1: { names: ["hit", "missed"], chances: [0.4, 0.6] } };
    plan.again();
    await Promise.resolve();
    expect(plan.odds?.["card1"]?.chances[0]).toBe(0.4);
  });

  it("leaves everything as it is told where nothing can be laid out", async () => {
    plan.renew(view(2, { lays: false }));
    expect(plan.active).toBe(false);
    expect(plan.over(view(2))).toEqual(view(2));
    engine.gone = true;
    plan.renew(view(3));
    await Promise.resolve();
    expect(plan.takes("card1")).toBe(false);
    expect(plan.lineOf("done")).toBe("done");
  });
});

describe("what is asked one by one", () => {
  /** Two carriers are asked about in turn: from 0 to 2 squadrons, and no more than 3 together. */
  function reckon(wanted: Record<string, string[]>): Promise<Laid> {
    const [entries, left] = [[] as string[], [...(wanted["patrol"] ?? [])]];
    const put = (carrier: string, most: number) => ({
      name: "patrol",
      rule: "22.431A",
      facts: { ship: carrier },
      answers: Array.from({ length: most + 1 }, (_, count) => String(count)),
    });
    const puts = [put("ship/akagi", 2)];
    while (left.length > 0) {
      const word = left.shift()!;
      if (!puts.at(-1)!.answers.includes(word)) break;
      entries.push(word);
      if (puts.length === 2) break;
      puts.push(put("ship/kaga", 3 - Number(word)));
    }
    const line = entries.length === 2 ? entries.join(" ") : "";
    return Promise.resolve({
      line,
      stages: [{ name: "patrol", asks: "patrol", entries, answers: puts[0]!.answers, one_by_one: puts, left }],
    });
  }

  it("waits for each answer, and is given when all are there", async () => {
    const plan = new Plan(reckon);
    plan.renew(view(1, { name: "patrol", answers: ["0", "1", "2"] }));
    await Promise.resolve();
    const asked = () => plan.over(view(1, { name: "patrol" })).ask;
    expect(asked()).toMatchObject({ facts: { ship: "ship/akagi" }, answers: ["0", "1", "2"], undo: false });
    expect(plan.isOpen).toBe(true);
    await plan.take("1");
    expect(asked()).toMatchObject({ facts: { ship: "ship/kaga" }, answers: ["0", "1", "2"], undo: true });
    expect([plan.isWhole, plan.lineOf("2"), plan.before("3")]).toEqual([false, "2", "1 3"]);
    await plan.take("2");
    expect(asked()?.answers).toEqual(["done"]);
    expect([plan.isWhole, plan.isSingle, plan.lineOf("done")]).toEqual([true, false, "1 2"]);
    // The first is taken up and answered otherwise; the second can stay no longer, and is asked again.
    plan.move("patrol", 0);
    expect(asked()).toMatchObject({ facts: { ship: "ship/akagi" }, answers: ["0", "1", "2"] });
    await plan.take("2");
    expect(asked()).toMatchObject({ facts: { ship: "ship/kaga" }, answers: ["0", "1"] });
    await plan.back();
    expect(plan.lineOf("done")).toBe("1 2");
    await plan.replace("patrol", 1, "0");
    expect(plan.lineOf("done")).toBe("1 0");
  });
});

/** An engine that fires guns of two ships at two targets; the second ship reaches one alone. */
function volley(wanted: Record<string, string[]>, begun = ""): Promise<Laid | undefined> {
  const entries = [...(wanted["declare"] ?? [])];
  const answers: Record<string, string[]> = { gun: ["iowa", "knox"], "gun iowa": ["kirov", "slava"] };
  const whole = begun === "gun knox" ? "gun knox slava" : begun;
  const asks = answers[begun];
  if (begun && !asks) entries.push(whole);
  return Promise.resolve({
    line: asks ? "" : [...entries, "done"].join(" "),
    stages: [
      {
        name: "declare",
        asks: "declare",
        entries,
        answers: entries.length < 2 ? ["done", "gun", "surprise"] : ["done"],
        at_once: ["surprise"],
        long: true,
        begun: asks ? { [begun]: { name: "next", rule: "7", facts: {}, answers: asks } } : {},
      },
    ],
  });
}

describe("a plan of long entries", () => {
  const drawer = () => {
    let kept: string | undefined;
    return { read: () => kept ?? null, write: (text: string | undefined) => (kept = text) };
  };
  async function begin(kept = drawer(), n = 1): Promise<Plan> {
    const plan = new Plan(volley, kept);
    plan.renew(view(n));
    await Promise.resolve();
    return plan;
  }
  const take = async (plan: Plan, ...words: string[]) => {
    for (const word of words) {
      expect(plan.takes(word)).toBe(true);
      await plan.take(word);
    }
  };

  it("asks for one word after the other, and lays what is whole", async () => {
    const plan = await begin();
    await take(plan, "gun", "iowa");
    expect(plan.over(view()).ask).toMatchObject({ name: "next", answers: ["kirov", "slava"] });
    await take(plan, "kirov", "gun", "knox");
    // What has only one answer comes by itself.
    expect(plan.lineOf("done")).toBe("gun iowa kirov gun knox slava done");
    expect(plan.isWhole).toBe(true);
    await plan.takeBack("declare", 0);
    expect(plan.lineOf("done")).toBe("gun knox slava done");
  });

  it("goes back word by word, or to before the one that is let go", async () => {
    const plan = await begin();
    await take(plan, "gun", "iowa");
    expect(plan.before("nimitz")).toBe("gun iowa nimitz");
    await plan.back();
    expect(plan.isHeld("gun")).toBe(true);
    await take(plan, "iowa");
    await plan.letGo("gun");
    expect(plan.isBegun).toBe(false);
    await take(plan, "gun", "knox");
    await plan.back();
    expect(plan.number).toBe(0);
    expect(plan.canGoBack).toBe(false);
  });

  it("gives at once what something comes of", async () => {
    const plan = await begin();
    expect(plan.over(view()).ask?.answers).toContain("surprise");
    expect(plan.takes("surprise")).toBe(false);
    expect(plan.lineOf("surprise")).toBe("surprise");
  });

  it("survives a page that is loaded anew, while the question is the same", async () => {
    const kept = drawer();
    await take(await begin(kept), "gun", "knox");
    expect((await begin(kept)).lineOf("done")).toBe("gun knox slava done");
    expect((await begin(kept, 2)).number).toBe(0);
    const later = await begin(kept);
    await take(later, "gun", "knox");
    later.renew(view(2, { lays: false }));
    expect(kept.read()).toBeNull();
  });
});
