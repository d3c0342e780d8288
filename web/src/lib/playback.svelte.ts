/** Plays back what others do: dice roll visibly before the board changes. A click or a key skips it. */

import { mayMove } from "./prefs";
import type { DiaryLine } from "./protocol";
import type { Playback } from "./seatview.svelte";

export interface Rolled {
  /** One number for each die. */
  faces: number[];
  /** Six if not told; dice with more sides, and numbers that are drawn, show figures instead of pips. */
  sides?: number;
  /** What lies there in the end, where that is no number: a card with an X. */
  marks?: string[];
  text: string;
  /** Ill for the target, well for it, or neither where a die only counts. */
  tone?: "red" | "lit";
}

const ROLLING = 600;
const SHOWN = 700;
const PAUSE = 260;
/** Where nothing moves the faces lie there for this long, and nothing waits for them. */
const LYING = 3000;
/** As many as the bar at the head of the page has room for, told whole. */
const MOST_DICE = 2;

export class DicePlayback implements Playback {
  rolls = $state.raw<Rolled[]>([]);
  rolling = $state(false);

  private end: (() => void) | undefined;
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly rolledIn: (line: DiaryLine) => Rolled | undefined) {}

  async play(lines: DiaryLine[], mine: boolean, told: (lines: number) => void = () => {}): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const rolled = lines.flatMap((line, at) => {
      const roll = this.rolledIn(line);
      return roll ? [{ roll, told: at + 1 }] : [];
    });
    const rolls = rolled.map(({ roll }) => roll);
    if (!mayMove()) {
      if (rolls.length > 0) this.layDown(rolls.slice(-MOST_DICE));
      return;
    }
    this.hurried = false;
    for (let at = 0; at < rolls.length; at += MOST_DICE) {
      this.rolls = rolls.slice(at, at + MOST_DICE);
      this.rolling = true;
      await this.wait(ROLLING);
      this.rolling = false;
      told(rolled[Math.min(at + MOST_DICE, rolled.length) - 1]!.told);
      await this.wait(SHOWN);
    }
    this.rolls = [];
    if (rolls.length === 0 && !mine) await this.wait(PAUSE);
  }

  skip(): void {
    clearTimeout(this.timer);
    this.hurried = true;
    this.rolling = false;
    this.rolls = [];
    this.end?.();
  }

  private layDown(rolls: Rolled[]): void {
    clearTimeout(this.timer);
    this.rolls = rolls;
    this.timer = setTimeout(() => (this.rolls = []), LYING);
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((done) => {
      this.end = done;
      this.timer = setTimeout(done, milliseconds);
    });
  }
}
