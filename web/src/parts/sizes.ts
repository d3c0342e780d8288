/** How task forces fill the room they have: rows stand side by side where that makes the ships larger. */

const SHIP = { wide: 12, high: 7.6 };
/** Smaller ships can hardly be read. */
export const READABLE = 7.6;
const GAP = 8;
// Two pixels more than it has: a row that just does not fit would stand in a line of its own.
const TAG = 28;
const BETWEEN = 16;

export interface Crowd {
  /** Ships of each row that has any, in the order in which the rows are shown. */
  rows: number[];
  submarines: number;
}

const widthOf = (ships: number, em: number) => ships * SHIP.wide * em + Math.max(0, ships - 1) * GAP;

/** Lines that the rows need one after another; infinitely many if one of them is too wide. */
function packed(rows: number[], em: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const ships of rows) {
    const wide = TAG + widthOf(ships, em);
    if (wide > width) return Infinity;
    const after = used === 0 ? wide : used + BETWEEN + wide;
    if (after > width) lines += 1;
    used = after > width ? wide : after;
  }
  return lines;
}

/** Lines of ships of a force in this width; submarines stand beside them, as many high as there are lines. */
export function linesAt(em: number, crowd: Crowd, width: number): number {
  for (let lines = 1; lines <= 3; lines++) {
    const columns = Math.ceil(crowd.submarines / lines);
    const room = width - (columns > 0 ? TAG + widthOf(columns, em) + BETWEEN : 0);
    if (room >= 0 && packed(crowd.rows, em, room) <= lines) return lines;
  }
  return Infinity;
}

/**
 * Whether submarines have room beside the rows, if ships are to be no smaller than this; else they lie in a line of
 * their own.
 */
export function haveRoomBeside(em: number, crowd: Crowd, width: number): boolean {
  const rows = TAG + widthOf(Math.max(1, ...crowd.rows), em);
  return crowd.submarines === 0 || rows + BETWEEN + TAG + widthOf(Math.ceil(crowd.submarines / 3), em) <= width;
}

/** The largest em, within bounds, at which everything is no higher than the room. */
export function largestEm(least: number, most: number, room: number, heightAt: (em: number) => number): number {
  for (let em = most; em > least; em -= 0.1) if (heightAt(em) <= room) return em;
  return least;
}

/** How large ships are that wait for their row: in one line if they can still be read there, else in two. */
export function trayEm(em: number, ships: number, width: number): number {
  const across = (number: number) => (width - 2 - GAP * (number - 1)) / number / SHIP.wide;
  const one = across(Math.max(1, ships));
  return Math.min(em, one >= 8.8 ? one : Math.max(8.4, across(Math.ceil(ships / 2))));
}

export const linesHigh = (lines: number, em: number, gap: number) => lines * SHIP.high * em + (lines - 1) * gap;
