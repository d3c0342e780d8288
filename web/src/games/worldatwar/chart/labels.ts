/** Where names and counters of a chart are written, so that they keep clear of each other and of its edges. */

import type { Point } from "../geometry";

/** A place in the window, by its middle. */
export interface Box extends Point {
  wide: number;
  high: number;
}

export interface Window {
  width: number;
  height: number;
}

export const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.high + other.high) / 2;

/** Cyrillic letters are wider than Latin ones. */
const isCyrillic = (text: string): boolean => /[\u0400-\u04ff]/.test(text);
/** How wide a name is, about, in letters of one of the chart's two hands. */
export const wideOf = (text: string, letter: number): number =>
  text.length * letter * (isCyrillic(text) ? 1.16 : 1) + 8;

/** The same box, moved inside the window. */
export function inside(box: Box, { width, height }: Window): Box {
  const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
  return {
    ...box,
    x: between(box.x, box.wide / 2 + 2, width - box.wide / 2 - 2),
    y: between(box.y, box.high / 2 + 2, height - box.high / 2),
  };
}

export const isInside = (box: Box, { width, height }: Window): boolean =>
  box.x - box.wide / 2 > 0 && box.x + box.wide / 2 < width && box.y - box.high / 2 > 0 && box.y + box.high / 2 < height;

/** How much of a box lies under others. */
const hidden = (box: Box, others: Box[]): number =>
  others.reduce((sum, other) => {
    const wide = (box.wide + other.wide) / 2 - Math.abs(box.x - other.x);
    const high = (box.high + other.high) / 2 - Math.abs(box.y - other.y);
    return sum + Math.max(0, Math.min(wide, box.wide)) * Math.max(0, Math.min(high, box.high));
  }, 0);

/** The first of these places where nothing lies yet, else the one that is hidden least. */
export function clear(boxes: Box[], taken: Box[], window: Window): Box {
  const tried = boxes.map((box) => ({ box: inside(box, window), lost: 0 }));
  for (const one of tried) one.lost = hidden(one.box, taken);
  return tried.reduce((best, one) => (one.lost < best.lost ? one : best)).box;
}

export interface Named {
  key: string;
  name: string;
  at: Point;
}

const DOT = 20;
const LINE = 15;

/** Names of bases: below the dot, else beside or above it, where no other base and no counter lies. */
export function nameBases(
  bases: Named[],
  counters: Box[],
  window: Window,
): { shifts: Record<string, Point>; taken: Box[] } {
  const dots = bases.map(({ key, at }) => ({ key, ...at, wide: DOT, high: DOT }));
  const taken: Box[] = [];
  const shifts: Record<string, Point> = {};
  bases.forEach(({ key, name, at }) => {
    const wide = wideOf(name, 6.2);
    const others = dots.filter((dot) => dot.key !== key);
    const tries = [
      inside({ x: at.x, y: at.y + 17, wide, high: LINE }, window),
      { x: at.x + 13 + wide / 2, y: at.y, wide, high: LINE },
      { x: at.x - 13 - wide / 2, y: at.y, wide, high: LINE },
      inside({ x: at.x, y: at.y - 17, wide, high: LINE }, window),
    ];
    const full = [...others, ...taken, ...counters];
    const isFree = (box: Box) => isInside(box, window) && !full.some((other) => meets(box, other));
    const free = tries.find(isFree) ?? clear(tries, full, window);
    taken.push(free, { ...at, wide: DOT, high: DOT });
    shifts[key] = { x: free.x - at.x, y: free.y - at.y };
  });
  return { shifts, taken };
}

export interface Plate {
  key: number;
  hex: string;
  wide: number;
}

const ROW = 26;
/** How far the dot of a port reaches. */
const PORT = 9;

/**
 * Plates of one hex lie side by side, in rows above it, all within the window; `above` is the way to the first row.
 * Where they would cover a port there, and fewer below, they lie below.
 */
export function spreadPlates(
  plates: Plate[],
  at: (hex: string) => Point,
  above: number,
  most: number,
  window: Window,
  ports: Point[] = [],
): Map<number, Point> {
  const found = new Map<number, Point>();
  for (const hex of new Set(plates.map((plate) => plate.hex))) {
    const rows = inRows(
      plates.filter((plate) => plate.hex === hex),
      most,
    );
    const { x, y } = at(hex);
    const laid = (side: -1 | 1) =>
      rows.flatMap((row, number) => {
        const whole = row.reduce((sum, plate) => sum + plate.wide, 0);
        const isNear = x > 0 && x < window.width;
        const shift = isNear ? inside({ x, y, wide: whole + 4, high: 0 }, window).x - x : 0;
        let from = shift - whole / 2;
        return row.map((plate) => {
          from += plate.wide;
          return { plate, shift: { x: from - plate.wide / 2, y: side * (above + ROW * number) } };
        });
      });
    const covered = (side: -1 | 1) =>
      ports.filter((port) =>
        laid(side).some(
          ({ plate, shift }) =>
            Math.abs(port.x - x - shift.x) < plate.wide / 2 + PORT && Math.abs(port.y - y - shift.y) < ROW / 2 + PORT,
        ),
      ).length;
    const reach = above + ROW * (rows.length - 1) + 16;
    const isBetterBelow = y + reach < window.height && covered(1) < covered(-1);
    for (const { plate, shift } of laid(y > reach && !isBetterBelow ? -1 : 1)) found.set(plate.key, shift);
  }
  return found;
}

function inRows(plates: Plate[], most: number): Plate[][] {
  const rows: Plate[][] = [[]];
  for (const plate of plates) {
    const row = rows.at(-1)!;
    const full = row.reduce((sum, other) => sum + other.wide, plate.wide) > most;
    if (full && row.length > 0) rows.push([plate]);
    else row.push(plate);
  }
  return rows;
}

/** What a note keeps clear of: names, which nothing may cover, and points, as few of which as can be. */
export interface Kept {
  names: Box[];
  points: Point[];
}

/**
 * Where at the edges of the window a box of this size covers no name and the fewest of these points, and of such places
 * the one nearest to what it speaks of; never under the buttons at the top right or over the list at the foot.
 */
export function roomiest(
  wide: number,
  high: number,
  near: Point,
  { names, points }: Kept,
  { tools, foot }: { tools: { wide: number; high: number }; foot: number },
  window: Window,
): Point {
  const right = window.width - wide - 10;
  const low = window.height - high - 10;
  const places: Point[] = [];
  const heights = Array.from({ length: Math.max(1, Math.ceil(low / 16)) }, (_, at) => 10 + 16 * at).filter(
    (y) => y < low,
  );
  for (const y of [...heights, Math.max(10, low)]) places.push({ x: y < tools.high ? right - tools.wide : right, y });
  for (const y of [...heights.filter((y) => y < low - foot), Math.max(10, low - foot)]) places.push({ x: 10, y });
  for (let x = 10; x < right - tools.wide; x += 32) {
    places.push({ x, y: 10 }, { x, y: Math.max(10, low - foot) });
  }
  const hides = ({ x, y }: Point) =>
    points.filter((point) => point.x > x - 16 && point.x < x + wide + 16 && point.y > y - 30 && point.y < y + high + 16)
      .length;
  const covers = ({ x, y }: Point) =>
    hidden({ x: x + wide / 2, y: y + high / 2, wide: wide + 6, high: high + 6 }, names);
  const far = ({ x, y }: Point) => Math.hypot(x + wide / 2 - near.x, y + high / 2 - near.y);
  const worth = (place: Point) => 1000 * covers(place) + 1000 * hides(place) + far(place);
  return places.reduce((best, place) => (worth(place) < worth(best) ? place : best));
}
