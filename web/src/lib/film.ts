import { guides } from "../games";
import { groupsOf } from "./diary";
import { merge } from "./merge";
import type { Film, DiaryLine, View } from "./protocol";

/** A place worth a mark on the scale: a new round, or a turn. */
export interface Mark {
  at: number;
  label: string;
  strong: boolean;
}

/** A film made ready for scrubbing. Each moment follows from the one before; the first is the film's first view. */
export class Reel {
  readonly film: Film;
  readonly views: readonly View[];
  readonly last: number;
  /** The whole diary. */
  readonly lines: readonly DiaryLine[];
  // How many lines have been told by each moment.
  readonly #told: readonly number[];

  constructor(film: Film) {
    this.film = film;
    const views: View[] = [];
    const lines: DiaryLine[] = [];
    const told: number[] = [];
    for (const moment of film.moments) {
      // Parts that did not change are shared, so that many views cost little.
      views.push(merge(views.at(-1) ?? film.first, moment.patch));
      lines.push(...(moment.log ?? []));
      told.push(lines.length);
    }
    this.views = views.length ? views : [film.first];
    this.lines = lines;
    this.last = this.views.length - 1;
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
  diary(moment: number): DiaryLine[] {
    return this.lines.slice(0, this.#told[this.within(moment)]);
  }

  /** What became known at this moment. */
  news(moment: number): DiaryLine[] {
    const at = this.within(moment);
    return this.lines.slice(at > 0 ? this.#told[at - 1] : 0, this.#told[at]);
  }

  /** The moments at which a turn, a volley or a search has come to its end, as the diary tells them. */
  volleys(): number[] {
    return ascending(groupsOf([...this.lines], this.#chapters).map((group) => group.lines.at(-1)?.moment));
  }

  /** The moments at which a ship is sunk. */
  sinkings(): number[] {
    const sunk = this.#chapters?.sunk ?? [];
    return ascending(this.lines.filter((line) => sunk.includes(line.name)).map((line) => line.moment));
  }

  get #chapters() {
    return guides[this.film.table.game]?.chapters;
  }

  marks(sayRound: (number: number) => string): Mark[] {
    const guide = guides[this.film.table.game];
    const marks = new Map<number, Mark>();
    for (let at = 0; at <= this.last; at += 1) {
      for (const line of this.news(at)) {
        if (line.name === guide?.roundBegins)
          marks.set(at, {
            at,
            label: sayRound(Number(line.facts["number"] ?? line.facts["round"] ?? 0)),
            strong: true,
          });
        else if (line.name === guide?.turnBegins && !marks.has(at)) marks.set(at, { at, label: "", strong: false });
      }
    }
    return [...marks.values()];
  }
}

/** Each once. */
function ascending(moments: (number | undefined)[]): number[] {
  const told = moments.filter((moment) => moment !== undefined);
  return [...new Set(told)].sort((one, other) => one - other);
}
