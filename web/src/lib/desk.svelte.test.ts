import { beforeEach, describe, expect, it, vi } from "vitest";
import { Desk, type Drafting, type Reading } from "./desk.svelte";
import { Plan } from "./plan.svelte";
import type { Ask, Refusal, View } from "./protocol";
import type { SeatView } from "./seatview.svelte";

/** Words of two letters: the first is their kind. A draft takes a card and a target for each entry. */
const reading: Reading = {
  kindOf: (word) => word[0] ?? "",
  mayWish: (word) => word.startsWith("t"),
  mayFollow: (word) => word !== "t9",
  mayLeaveReady: (word) => word.startsWith("r"),
  draftOf(view): Drafting | undefined {
    const draft = (view.board as { draft?: string[] }).draft;
    if (!draft) return undefined;
    return { entries: Math.floor(draft.length / 2), whole: draft.length % 2 === 0, mark: draft.join() };
  },
};

/** A seat whose server takes whatever is legal: a card, then its target. */
class FakeSeat {
  plan = new Plan(() => Promise.resolve(undefined));
  busy = false;
  sudden = false;
  replaced = $state(false);
  orders = {};
  ready = $state("");
  odds = {};
  refusal: Refusal | undefined = { name: "not-now", rule: "7.11", facts: {} };
  answered: string[] = [];
  undone = 0;
  targets = ["t1", "t2", "t3"];
  draft = $state.raw<string[]>([]);
  asking = $state(true);
  n = $state(1);

  get ask(): Ask | undefined {
    if (!this.asking) return undefined;
    const answers = this.draft.length % 2 ? this.targets : ["c1", "c2", "c3", "done"];
    return { n: this.n, name: "declare", rule: "1", facts: {}, answers, undo: this.draft.length > 0 };
  }
  get view(): View {
    return { seat: 0, board: { draft: this.draft }, ask: this.ask } as unknown as View;
  }
  answer(line: string): Promise<boolean> {
    if (!this.ask?.answers.includes(line)) return Promise.resolve(false);
    this.answered.push(line);
    this.draft = [...this.draft, line];
    this.n += 1;
    return Promise.resolve(true);
  }
  undo(): Promise<boolean> {
    this.undone += 1;
    this.draft = this.draft.slice(0, -1);
    this.n += 1;
    return Promise.resolve(true);
  }
  why(): Promise<Refusal | undefined> {
    return Promise.resolve(this.refusal);
  }
  order(orders: Record<string, string>, ready = ""): void {
    this.orders = orders;
    this.ready = ready;
  }
}

describe("the desk", () => {
  let seat: FakeSeat;
  let desk: Desk;

  beforeEach(() => {
    seat = new FakeSeat();
    desk = new Desk(seat as unknown as SeatView, reading, () => {});
  });

  it("has begun as soon as an entry stands in the draft, and not once it is taken back", async () => {
    expect(desk.begun).toBe(false);
    await desk.pick("c1");
    expect(desk.begun).toBe(false);
    await desk.pick("t1");
    expect(desk.begun).toBe(true);
    await desk.undo();
    expect(desk.begun).toBe(false);
  });

  it("has not begun by a piece beside the entries: whoever ends then attacks nobody, and Enter is not for that", () => {
    const pieces = [{ words: ["cover", "area"], entries: 0 }];
    desk = new Desk(
      seat as unknown as SeatView,
      { ...reading, draftOf: () => ({ entries: 0, whole: true, mark: "", pieces }) },
      () => {},
    );
    expect(desk.begun).toBe(false);
  });

  it("has begun, where nothing is drafted, when the same is asked again, until the question is ended", async () => {
    desk = new Desk(seat as unknown as SeatView, { ...reading, draftOf: () => undefined }, () => {});
    expect(desk.begun).toBe(false);
    await desk.pick("c1");
    expect(desk.begun).toBe(true);
    await desk.undo();
    expect(desk.begun).toBe(false);
    await desk.pick("c1");
    await desk.pick("t1");
    await desk.pick("done");
    expect(desk.begun).toBe(false);
  });

  it("answers no question that nobody can have read", async () => {
    seat.sudden = true;
    await desk.pick("c1");
    await desk.drop("c1", "t1");
    expect(seat.answered).toEqual([]);
  });

  it("has nothing to choose while a bot plays in the person's place", async () => {
    seat.replaced = true;
    await desk.pick("c1");
    await desk.pick("r1");
    await desk.drop("c1", "t1");
    expect([seat.answered, seat.ready, desk.refused]).toEqual([[], "", undefined]);
  });

  it("keeps a target until it is asked for, and then answers with it once", async () => {
    await desk.pick("t2");
    expect(desk.wishes).toEqual(["t2"]);
    await desk.pick("c1");
    await desk.settle();
    await desk.settle();
    expect(seat.answered).toEqual(["c1", "t2"]);
  });

  it("goes on by itself to what is chosen ahead, by the answer that the game names", async () => {
    desk = new Desk(
      seat as unknown as SeatView,
      { ...reading, mayWish: (word) => word === "t2", wayTo: () => (seat.draft.length < 2 ? "c1" : undefined) },
      () => {},
    );
    await desk.pick("t2");
    await desk.settle();
    expect(seat.answered).toEqual(["c1", "t2"]);
    // Nothing is left of it.
    await desk.settle();
    expect(seat.answered).toHaveLength(2);
  });

  it("takes up what is dragged, where something stands before it", async () => {
    desk = new Desk(
      seat as unknown as SeatView,
      { ...reading, mayWish: () => true, wayTo: (wishes) => (wishes.includes("x1") ? "c3" : undefined) },
      () => {},
    );
    await desk.drop("x1", "t3");
    await desk.settle();
    expect([seat.answered, desk.wishes]).toEqual([["c3", "t3"], ["x1"]]);
  });

  it("takes back what is chosen once more, and nothing that was chosen along with it", async () => {
    vi.spyOn(seat, "ask", "get").mockImplementation(() => ({
      n: seat.n,
      name: "discard",
      rule: "1",
      facts: {},
      answers: ["c1", "c2", "c3", "done"].filter((word) => !seat.draft.includes(word)),
      undo: true,
    }));
    desk = new Desk(seat as unknown as SeatView, { ...reading, draftOf: () => undefined }, () => {});
    for (const word of ["c1", "c2", "c3"]) await desk.pick(word);
    await desk.letGo("c2");
    expect(seat.draft).toEqual(["c1", "c3"]);
    await desk.letGo("c3");
    expect(seat.draft).toEqual(["c1"]);
    // The page is opened anew, and knows nothing of it.
    await desk.pick("c2");
    await desk.pick("c3");
    desk = new Desk(seat as unknown as SeatView, { ...reading, draftOf: () => undefined }, () => {});
    await desk.letGo("c2");
    expect(seat.draft).toEqual(["c1", "c3"]);
  });

  it("loses no wish while it is reckoned what can be laid out", async () => {
    await desk.pick("t2");
    await desk.pick("c1");
    seat.plan.waiting = true;
    await desk.settle();
    expect([seat.answered, desk.wishes]).toEqual([["c1"], ["t2"]]);
    seat.plan.waiting = false;
    await desk.settle();
    expect(seat.answered).toEqual(["c1", "t2"]);
  });

  it.each(["c1", "c9"])("goes not back behind a die for a card that lies there (%s)", async (word) => {
    await desk.pick("c1");
    vi.spyOn(seat, "ask", "get").mockReturnValue({ ...seat.ask!, undo: false });
    await desk.letGo(word);
    expect(seat.undone).toBe(0);
  });

  it("takes back with a card the ship that was chosen for it", async () => {
    await desk.pick("c1");
    await desk.pick("t1");
    await desk.letGo("c1");
    expect(seat.draft).toEqual([]);
  });

  it("gives again what was put together, without what the table has meanwhile taken by itself", async () => {
    for (const word of ["c1", "t1", "c2", "t2", "c3", "t3"]) await desk.pick(word);
    const answer = seat.answer.bind(seat);
    vi.spyOn(seat, "answer").mockImplementation(async (line) => {
      const done = await answer(line);
      // Only one target is left for the second.
      if (line === "c2") await answer("t2");
      return done;
    });
    await desk.remove(0);
    expect(seat.draft).toEqual(["c2", "t2", "c3", "t3"]);
  });

  it("says at once why nothing can lead to what is chosen ahead", async () => {
    await desk.pick("t9", document.body);
    expect(desk.wishes).toEqual([]);
    expect(desk.refused?.word).toBe("t9");
  });

  it("takes back by its button though an explanation is shown; Esc closes that first", async () => {
    await desk.pick("c1");
    await desk.explain("c2", document.body);
    expect(desk.refused?.refusal.name).toBe("not-now");
    await desk.back();
    expect(desk.refused).toBeUndefined();
    expect(seat.undone).toBe(0);
    await desk.explain("c2", document.body);
    await desk.undo();
    expect(seat.undone).toBe(1);
  });

  it("asks the server to take back even where that is not free", async () => {
    expect(desk.ask?.undo).toBe(false);
    await desk.undo();
    expect(seat.undone).toBe(1);
  });

  it("does not explain what belonged to a question that is gone", async () => {
    seat.why = () => {
      seat.n += 1;
      return Promise.resolve(seat.refusal);
    };
    await desk.explain("c9", document.body);
    expect(desk.refused).toBeUndefined();
  });

  it("leaves a word ready when nothing is asked, and takes it up again", async () => {
    seat.asking = false;
    await desk.pick("r1");
    expect(desk.ready).toBe("r1");
    await desk.pick("r1");
    expect(desk.ready).toBe("");
  });

  describe("with a draft of three entries", () => {
    beforeEach(async () => {
      for (const word of ["c1", "t1", "c2", "t2", "c3", "t3"]) await desk.pick(word);
    });

    it("takes out the first and gives the later ones again", async () => {
      expect(desk.mayRemove(0)).toBe(true);
      await desk.remove(0);
      expect(seat.draft).toEqual(["c2", "t2", "c3", "t3"]);
      await desk.remove(1);
      expect(seat.draft).toEqual(["c2", "t2"]);
    });

    it("loses nothing where something has come of an entry between, and does not offer it again", async () => {
      const undo = seat.undo.bind(seat);
      vi.spyOn(seat, "undo").mockImplementation(() => (seat.draft.length > 4 ? undo() : Promise.resolve(false)));
      await desk.remove(0);
      expect(seat.draft).toEqual(["c1", "t1", "c2", "t2", "c3", "t3"]);
      expect([0, 1, 2].map((number) => desk.mayRemove(number))).toEqual([false, true, true]);
      await desk.remove(2);
      expect(seat.draft).toEqual(["c1", "t1", "c2", "t2"]);
    });

    it("knows what was taken back", async () => {
      await desk.undo();
      expect(desk.mayRemove(0)).toBe(false);
      await desk.undo();
      await desk.remove(1);
      expect(seat.draft).toEqual(["c1", "t1"]);
    });

    it("takes nothing out that it has not seen being made, unless the draft can be made anew", async () => {
      const later = new Desk(seat as unknown as SeatView, reading, () => {});
      expect(later.mayRemove(0)).toBe(false);
      const telling: Reading = {
        ...reading,
        draftOf(view) {
          const pairs = seat.draft.filter((_, at) => at % 2 === 1).map((target, at) => [seat.draft[2 * at]!, target]);
          return { ...reading.draftOf(view)!, pieces: pairs.map((words) => ({ words, entries: 1 })) };
        },
      };
      const opened = new Desk(seat as unknown as SeatView, telling, () => {});
      expect(opened.mayRemove(1)).toBe(true);
      await opened.remove(1);
      expect(seat.draft).toEqual(["c1", "t1", "c3", "t3"]);
      await opened.remove(0);
      expect(seat.draft).toEqual(["c3", "t3"]);
    });
  });

  it("goes only as far as the server lets it", async () => {
    await desk.pick("c1");
    await desk.pick("t1");
    const undo = vi.spyOn(seat, "undo").mockResolvedValue(false);
    await desk.remove(0);
    expect(undo).toHaveBeenCalledTimes(1);
    expect(seat.draft).toEqual(["c1", "t1"]);
  });
});
