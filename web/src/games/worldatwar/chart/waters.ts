/**
 * Where the names of the sea stand: each in a place of its own on the chart, which no zoom moves and where no land
 * lies.
 */

import { type Cell, cellOf, distance, extent, HIGH, middle, middleOf, type Point, R } from "../geometry";
import type { Box } from "./labels";

/** What of a chart decides where a name has room. */
export interface Ground {
  /** By rows, a hash for land. */
  rows: string[];
  port: Record<string, string>;
  waters: Record<string, string>;
}

export interface Water {
  key: string;
  lines: string[];
  /** In units of the chart. */
  box: Box;
}

/** Letters in the window are never larger than MOST pixels, and below LEAST not written. */
const MOST = 17;
const LEAST = 10;
/** How wide a letter is for its size, its space with it; Cyrillic ones are wider. */
const wideFor = (text: string): number => (/[\u0400-\u04ff]/.test(text) ? 0.76 : 0.66);
const LINE = 1.15;
/** So many hexes from its own a name may stand. */
const FAR = 7;
const STEP = HIGH / 4;
/** A port with its name below it, about, in letters of the sea. */
const PORT = { wide: 5, high: 2.7 };

/** How large letters of the sea are on a chart: the more of it the window has to hold, the larger. */
export const letterOf = (columns: number): number => Math.max(15, Math.min(27, extent(columns, 1).width / 54));

/** The same in the window; 0 if nobody could read them. */
export function letterAt(scale: number, letter: number): number {
  const size = letter * scale;
  return size < LEAST ? 0 : Math.min(MOST, size);
}

/** In two lines, as even as can be: a short name finds room in a strait. */
export function linesOf(name: string): string[] {
  const parts = name.split(" ");
  const ways = parts.map((_, at) => [parts.slice(0, at).join(" "), parts.slice(at).join(" ")].filter(Boolean));
  return ways.reduce((best, way) => (widest(way) < widest(best) ? way : best));
}
const widest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));

/** Whether a hex, or rather the circle within it, reaches into a box. */
function reaches(at: Point, box: Box): boolean {
  const dx = Math.max(0, Math.abs(at.x - box.x) - box.wide / 2);
  const dy = Math.max(0, Math.abs(at.y - box.y) - box.high / 2);
  return dx * dx + dy * dy < (HIGH / 2 + 2) ** 2;
}
const meets = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < (one.high + other.high) / 2;

/** The names of a chart, each as near to its hex as there is open sea for it, clear of ports and of each other. */
export function placeWaters(ground: Ground, nameOf: (key: string) => string): Water[] {
  const columns = ground.rows[0]?.length ?? 1;
  const whole = extent(columns, ground.rows.length || 1);
  const letter = letterOf(columns);
  const land: Cell[] = ground.rows.flatMap((signs, row) =>
    [...signs].flatMap((sign, column) => (sign === "#" ? [{ column, row }] : [])),
  );
  const ports = Object.values(ground.port).map((hex): Box => ({
    ...middle(hex),
    y: middle(hex).y + letter / 2,
    wide: PORT.wide * letter,
    high: PORT.high * letter,
  }));
  const marks = Object.values(ground.waters).map(middle);
  const found: Water[] = [];
  for (const [key, hex] of Object.entries(ground.waters)) {
    const name = nameOf(key);
    const lines = linesOf(name);
    const size = { wide: widest(lines) * wideFor(name) * letter, high: lines.length * LINE * letter };
    const own = middle(hex);
    const shore = land.filter((cell) => distance(cell, cellOf(hex)) <= 2 * FAR).map(middleOf);
    const others = [...ports, ...found.map((other) => other.box)];
    const covered = (box: Box): number =>
      1e4 * shore.filter((at) => reaches(at, box)).length +
      100 * marks.filter((at) => reaches(at, box)).length +
      others.filter((other) => meets(box, other)).length;
    const boxes = placesNear(own)
      .map((at): Box => ({ ...at, ...size }))
      .filter(
        (box) =>
          box.x >= box.wide / 2 &&
          box.x <= whole.width - box.wide / 2 &&
          box.y >= box.high / 2 &&
          box.y <= whole.height - box.high / 2,
      );
    const box =
      boxes.find((one) => covered(one) === 0) ??
      boxes.reduce((best, one) => (covered(one) < covered(best) ? one : best));
    found.push({ key, lines, box });
  }
  return found;
}

/** The nearest first. */
function placesNear(own: Point): Point[] {
  const most = 2 * FAR * R;
  const steps = Array.from(
    { length: 2 * Math.floor(most / STEP) + 1 },
    (_, at) => (at - Math.floor(most / STEP)) * STEP,
  );
  const far = ({ x, y }: Point) => Math.hypot(x - own.x, y - own.y);
  return steps
    .flatMap((dx) => steps.map((dy) => ({ x: own.x + dx, y: own.y + dy })))
    .sort((one, other) => far(one) - far(other));
}
