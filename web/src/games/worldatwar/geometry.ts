/** The hex grid: flat-topped hexes, odd columns half a hex lower, a hex named by column and row as in `h0712`. */

export interface Point {
  x: number;
  y: number;
}

/** From the middle of a hex to a corner. */
export const R = 20;
export const HIGH = Math.sqrt(3) * R;

export interface Cell {
  column: number;
  row: number;
}

export const cellOf = (hex: string): Cell => ({ column: Number(hex.slice(1, 3)), row: Number(hex.slice(3, 5)) });
export const nameOf = ({ column, row }: Cell): string =>
  `h${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
export const isHex = (word: string): boolean => /^h\d{4}$/.test(word);

export const middleOf = ({ column, row }: Cell): Point => ({
  x: R + 1.5 * R * column,
  y: HIGH / 2 + HIGH * (row + (column % 2) / 2),
});
export const middle = (hex: string): Point => middleOf(cellOf(hex));

/** Width and height of a chart. */
export const extent = (columns: number, rows: number): { width: number; height: number } => ({
  width: 2 * R + 1.5 * R * (columns - 1),
  height: HIGH * (rows + (columns > 1 ? 0.5 : 0)),
});

/** The hex in which a point lies; it may be off the chart. */
export function hexAt({ x, y }: Point): Cell {
  let best = { column: 0, row: 0 };
  let least = Infinity;
  const about = Math.round((x - R) / (1.5 * R));
  for (let column = about - 1; column <= about + 1; column++) {
    const row = Math.round((y - HIGH / 2) / HIGH - (Math.abs(column) % 2) / 2);
    const at = middleOf({ column: Math.abs(column), row });
    const far = (1.5 * R * column + R - x) ** 2 + (at.y - y) ** 2;
    if (far < least) [best, least] = [{ column, row }, far];
  }
  return best;
}

/** In hexes, as the crow flies. */
export function distance(one: Cell, other: Cell): number {
  const z = ({ column, row }: Cell) => row - (column - (column % 2)) / 2;
  const dx = one.column - other.column;
  const dz = z(one) - z(other);
  return Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz));
}

/** The corners of a hex from the right one on, clockwise. */
export const corners = (at: Point, radius = R): Point[] =>
  [0, 60, 120, 180, 240, 300].map((angle) => ({
    x: at.x + radius * Math.cos((angle * Math.PI) / 180),
    y: at.y + radius * Math.sin((angle * Math.PI) / 180),
  }));

const round = (value: number) => Math.round(value * 10) / 10;
const written = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export const hexPath = (at: Point, radius = R): string => `M${corners(at, radius).map(written).join("L")}Z`;

/** The lines around the hexes of a chart that are drawn. */
export function gridPath(columns: number, rows: number, isDrawn: (column: number, row: number) => boolean): string {
  let path = "";
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) if (isDrawn(column, row)) path += hexPath(middleOf({ column, row }));
  return path;
}

/** The neighbour across each side of a hex, in the order of its corners. */
function beyond({ column, row }: Cell): Cell[] {
  const low = column % 2;
  return [
    { column: column + 1, row: row + low },
    { column, row: row + 1 },
    { column: column - 1, row: row + low },
    { column: column - 1, row: row + low - 1 },
    { column, row: row - 1 },
    { column: column + 1, row: row + low - 1 },
  ];
}

/** The outline of a set of hexes as closed lines of points. */
export function outline(cells: Cell[]): Point[][] {
  const within = new Set(cells.map(nameOf));
  const next = new Map<string, Point[]>();
  const key = ({ x, y }: Point) => `${Math.round(x * 2)},${Math.round(y * 2)}`;
  for (const cell of cells) {
    const points = corners(middleOf(cell));
    beyond(cell).forEach((other, side) => {
      if (other.column >= 0 && other.row >= 0 && within.has(nameOf(other))) return;
      const from = key(points[side]!);
      next.set(from, [...(next.get(from) ?? []), points[(side + 1) % 6]!]);
    });
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const loop: Point[] = [];
    let at = start!;
    for (;;) {
      const ways = next.get(at);
      const to = ways?.pop();
      if (!to) break;
      if (ways!.length === 0) next.delete(at);
      loop.push(to);
      at = key(to);
      if (at === start) break;
    }
    loops.push(loop);
  }
  return loops;
}

export const closed = (loops: Point[][]): string => loops.map((loop) => `M${loop.map(written).join("L")}Z`).join("");

/** Every hex of a chart so near to another. */
export function disc(hex: string, range: number, columns: number, rows: number): Cell[] {
  const at = cellOf(hex);
  const found: Cell[] = [];
  for (let column = Math.max(0, at.column - range); column <= Math.min(columns - 1, at.column + range); column++) {
    for (let row = Math.max(0, at.row - range - 1); row <= Math.min(rows - 1, at.row + range + 1); row++) {
      if (distance(at, { column, row }) <= range) found.push({ column, row });
    }
  }
  return found;
}

export const linePath = (hexes: string[]): string =>
  hexes.length > 0 ? `M${hexes.map((hex) => written(middle(hex))).join("L")}` : "";

/** What of the chart must be seen: a box around points, with room at the edges. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function around(hexes: string[], columns: number, rows: number, margin = 2.2): Box {
  const whole = extent(columns, rows);
  if (hexes.length === 0) return { x: 0, y: 0, ...whole };
  const points = hexes.map(middle);
  const x = Math.max(0, Math.min(...points.map((point) => point.x)) - margin * 2 * R);
  const y = Math.max(0, Math.min(...points.map((point) => point.y)) - margin * HIGH);
  const right = Math.min(whole.width, Math.max(...points.map((point) => point.x)) + margin * 2 * R);
  const low = Math.min(whole.height, Math.max(...points.map((point) => point.y)) + margin * HIGH);
  return { x, y, width: right - x, height: low - y };
}

/** How a box is laid into a window: its scale, and where its corner comes to lie. */
export interface Fit {
  scale: number;
  x: number;
  y: number;
}

export function fit(box: Box, width: number, height: number, most = 3): Fit {
  const scale = Math.min(most, width / Math.max(1, box.width), height / Math.max(1, box.height));
  return { scale, x: width / 2 - scale * (box.x + box.width / 2), y: height / 2 - scale * (box.y + box.height / 2) };
}

/** The middle of a window of that size which shows most of the hexes; of equal ones that with those named first. */
export function heartOf(hexes: string[], width: number, height: number): Point | undefined {
  const points = hexes.map(middle);
  // A window that is hardly open has room for one.
  const across = Math.max(0, width - 2 * R);
  const down = Math.max(0, height - 2 * R);
  let best: Point[] = [];
  for (const { x: left } of points) {
    const band = points.filter(({ x }) => x >= left && x <= left + across).sort((one, other) => one.y - other.y);
    let top = 0;
    band.forEach(({ y }, at) => {
      while (y - band[top]!.y > down) top += 1;
      if (at + 1 - top > best.length) best = band.slice(top, at + 1);
    });
  }
  if (best.length === 0) return undefined;
  const half = (sides: number[]) => (Math.min(...sides) + Math.max(...sides)) / 2;
  return { x: half(best.map(({ x }) => x)), y: half(best.map(({ y }) => y)) };
}

/** The same with another scale, a point of the window keeping its place. */
export function zoomed(from: Fit, factor: number, at: Point, least: number, most: number): Fit {
  const scale = Math.max(least, Math.min(most, from.scale * factor));
  const k = scale / from.scale;
  return { scale, x: at.x - k * (at.x - from.x), y: at.y - k * (at.y - from.y) };
}

/** Never so far that nothing of the chart is left in the window. */
export function kept(view: Fit, width: number, height: number, extentOf: { width: number; height: number }): Fit {
  const margin = 60;
  const inside = (value: number, size: number, window: number) =>
    Math.min(window - margin, Math.max(margin - size * view.scale, value));
  return { ...view, x: inside(view.x, extentOf.width, width), y: inside(view.y, extentOf.height, height) };
}

/**
 * The same window moved so that it shows chart rather than nothing: to the edge of a larger chart, a smaller one at the
 * left.
 */
export function filled(view: Fit, width: number, height: number, whole: { width: number; height: number }): Fit {
  const margin = 8;
  const x = whole.width * view.scale;
  const y = whole.height * view.scale;
  const slid = (at: number, size: number, window: number) => Math.min(margin, Math.max(window - size - margin, at));
  return {
    ...view,
    x: x + 2 * margin < width ? margin : slid(view.x, x, width),
    y: y + 2 * margin < height ? (height - y) / 2 : slid(view.y, y, height),
  };
}
