import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "./prefs";
import type { DiaryLine } from "./protocol";
import { DicePlayback } from "./playback.svelte";

const line = (name: string): DiaryLine => ({ n: 0, name, rule: "1", facts: {}, at: 1 });
const roll = (told: DiaryLine) => (told.name === "roll" ? { faces: [3], text: "a three" } : undefined);

describe("the playback", () => {
  let playback: DicePlayback;
  let done: boolean;
  const play = async (lines: DiaryLine[], mine = false) => {
    done = false;
    void playback.play(lines, mine).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    prefs.animation = true;
    playback = new DicePlayback(roll);
  });
  afterEach(() => vi.useRealTimers());

  it("rolls the dice, shows them, and only then lets the board change", async () => {
    await play([line("roll")]);
    expect(playback.rolling).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(playback.rolling).toBe(false);
    expect(playback.rolls).toHaveLength(1);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(700);
    expect(done).toBe(true);
    expect(playback.rolls).toEqual([]);
  });

  it("tells the diary of dice only when they lie still, line by line", async () => {
    const told: number[] = [];
    void playback.play([line("fog"), line("roll"), line("roll"), line("roll"), line("fog")], false, (lines) =>
      told.push(lines),
    );
    await vi.advanceTimersByTimeAsync(590);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    expect(told).toEqual([3]);
    await vi.advanceTimersByTimeAsync(1300);
    expect(told).toEqual([3, 4]);
  });

  it("waits for a step after each roll that is stepped through, and tells what came of it", async () => {
    playback = new DicePlayback(roll, (lines) => lines.length > 2);
    const told: number[] = [];
    const lines = [line("fleet"), line("roll"), line("sunk"), line("roll"), line("sunk")];
    let over = false;
    void playback.play(lines, false, (count) => told.push(count)).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.stepping, playback.left, told]).toEqual([true, 1, [3]]);
    playback.step();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([playback.stepping, playback.left, told, over]).toEqual([true, 0, [3, 5], false]);
    playback.step();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.stepping, over]).toEqual([false, true]);
  });

  it("steps no further when it is skipped", async () => {
    playback = new DicePlayback(roll, () => true);
    await play([line("roll"), line("roll"), line("roll")]);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([playback.stepping, done]).toEqual([false, true]);
  });

  it("is over at once when it is skipped", async () => {
    await play([line("roll"), ...Array.from({ length: 9 }, () => line("roll"))]);
    playback.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toBe(true);
    expect(playback.rolls).toEqual([]);
  });

  it("lays the faces down without waiting where nothing may move", async () => {
    prefs.animation = false;
    await play([line("roll")]);
    expect(done).toBe(true);
    expect(playback.rolling).toBe(false);
    expect(playback.rolls.map((shown) => shown.faces)).toEqual([[3]]);
    await play([line("fog")]);
    expect(playback.rolls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(playback.rolls).toEqual([]);
  });

  it("pauses for what others do, not for one's own", async () => {
    await play([line("fog")], true);
    expect(done).toBe(true);
    await play([line("fog")]);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(260);
    expect(done).toBe(true);
  });
});
