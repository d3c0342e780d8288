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
  /** One roll after the other is shown, and somebody says when the next one comes. */
  stepping = $state(false);
  /** So many are still to come. */
  left = $state(0);

  private end: (() => void) | undefined;
  private hurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly rolledIn: (line: DiaryLine) => Rolled | undefined,
    private readonly isStepped: (lines: DiaryLine[], mine: boolean) => boolean = () => false,
  ) {}

  async play(lines: DiaryLine[], mine: boolean, told: (lines: number) => void = () => {}): Promise<void> {
    if (document.visibilityState === "hidden") return;
    const rolled = lines.flatMap((line, at) => {
      const roll = this.rolledIn(line);
      return roll ? [{ roll, told: at + 1 }] : [];
    });
    const rolls = rolled.map(({ roll }) => roll);
    if (rolls.length > 0 && this.isStepped(lines, mine)) {
      // What comes of a roll is told with it.
      const ends = rolled.map((_, at) => (rolled[at + 1]?.told ?? lines.length + 1) - 1);
      return this.stepThrough(rolls, (at) => told(ends[at]!));
    }
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

  private async stepThrough(rolls: Rolled[], tell: (roll: number) => void): Promise<void> {
    clearTimeout(this.timer);
    this.hurried = false;
    this.stepping = true;
    for (let at = 0; at < rolls.length && !this.hurried; at++) {
      this.left = rolls.length - at - 1;
      this.rolls = [rolls[at]!];
      this.rolling = mayMove();
      if (this.rolling) await this.wait(ROLLING);
      this.rolling = false;
      if (this.hurried) break;
      tell(at);
      await new Promise<void>((done) => (this.end = done));
    }
    this.stepping = false;
    this.rolls = [];
  }

  /** On to the next roll; dice that still roll come to rest first. */
  step(): void {
    clearTimeout(this.timer);
    this.end?.();
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
