import { merge } from './merge';
import type { Film, Line, View } from './protocol';

/** A place worth a mark on the scale: a new round, or a turn. */
export interface Mark {
  at: number;
  label: string;
  strong: boolean;
}

// What the diary tells when a round or a turn begins.
const ROUND = 'round-begins';
const TURN = 'turn-begins';

/** A film made ready for scrubbing: moment 0 is the first view, each later one follows from the one before. */
export class Reel {
  readonly film: Film;
  readonly views: readonly View[];
  readonly last: number;
  /** The whole diary, each line with its moment. */
  readonly lines: readonly Line[];
  // How many lines have been told by each moment.
  readonly #told: readonly number[];

  constructor(film: Film) {
    this.film = film;
    const views = [film.first];
    const lines = film.log.map((line) => ({ ...line, moment: 0 }));
    const told = [lines.length];
    for (const [before, moment] of film.moments.entries()) {
      // Parts that did not change are shared, so that many views cost little.
      views.push(merge(views[before]!, moment.patch));
      lines.push(...(moment.log ?? []).map((line) => ({ ...line, moment: before + 1 })));
      told.push(lines.length);
    }
    this.views = views;
    this.lines = lines;
    this.last = views.length - 1;
    this.#told = told;
  }

  /** A number from an address, within the film. */
  within(moment: number): number {
    return Number.isFinite(moment) ? Math.min(this.last, Math.max(0, Math.trunc(moment))) : 0;
  }

  view(moment: number): View {
    return this.views[this.within(moment)]!;
  }

  /** The diary up to a moment. */
  diary(moment: number): Line[] {
    return this.lines.slice(0, this.#told[this.within(moment)]);
  }

  /** What became known at this moment. */
  news(moment: number): Line[] {
    const at = this.within(moment);
    return this.lines.slice(at > 0 ? this.#told[at - 1] : 0, this.#told[at]);
  }

  marks(sayRound: (number: number) => string): Mark[] {
    const marks = new Map<number, Mark>();
    for (let at = 0; at <= this.last; at += 1) {
      for (const line of this.news(at)) {
        if (line.name === ROUND) marks.set(at, { at, label: sayRound(Number(line.facts['number'] ?? 0)), strong: true });
        else if (line.name === TURN && !marks.has(at)) marks.set(at, { at, label: '', strong: false });
      }
    }
    return [...marks.values()];
  }
}
