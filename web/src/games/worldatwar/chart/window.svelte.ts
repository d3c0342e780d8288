/** The part of a chart that is in sight: moved and zoomed by wheel, drag, pinch, buttons and keys. */

import { type Fit, kept, type Point, zoomed } from "../geometry";

/** Pixels of a finger's way that make a drag of a tap. */
const DRAG = 6;
/** Pixels of the window for one of the chart, at most. */
const MOST = 5;
const PAN: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export interface Size {
  width: number;
  height: number;
}

export class ChartWindow {
  width = $state(0);
  height = $state(0);
  root = $state<HTMLElement>();
  /** Where somebody has moved the chart to; else it lies as the question wants it. */
  moved = $state.raw<Fit>();

  private fingers: Record<number, Point> = {};
  private started: Point | undefined;
  private dragged = false;

  constructor(
    private readonly whole: () => Size,
    private readonly wanted: () => Fit,
  ) {}

  readonly at: Fit = $derived.by(() => this.moved ?? this.wanted());
  /** The same as the box of a drawing. */
  readonly box: string = $derived.by(() =>
    [-this.at.x, -this.at.y, this.width, this.height].map((side) => side / this.at.scale).join(" "),
  );

  private get least(): number {
    const { width, height } = this.whole();
    return Math.min(this.width / width, this.height / height) * 0.9 || 0.1;
  }

  onScreen(point: Point): Point {
    return { x: this.at.x + this.at.scale * point.x, y: this.at.y + this.at.scale * point.y };
  }

  onChart(point: Point): Point {
    return { x: (point.x - this.at.x) / this.at.scale, y: (point.y - this.at.y) / this.at.scale };
  }

  isSeen(point: Point, margin = 0): boolean {
    const { x, y } = this.onScreen(point);
    return x > -margin && y > -margin && x < this.width + margin && y < this.height + margin;
  }

  local(event: { clientX: number; clientY: number }): Point {
    const box = this.root!.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private change(to: Fit): void {
    this.moved = kept(to, this.width, this.height, this.whole());
  }

  zoom(factor: number, point: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.change(zoomed(this.at, factor, point, this.least, MOST));
  }

  pan(dx: number, dy: number): void {
    this.change({ ...this.at, x: this.at.x + dx, y: this.at.y + dy });
  }

  /** Back to what the question wants in sight. */
  settle(): void {
    this.moved = undefined;
  }

  /** What has the focus comes into sight. */
  bring(point: Point): void {
    if (this.isSeen(point, -20)) return;
    const { x, y } = this.onScreen(point);
    this.pan(this.width / 2 - x, this.height / 2 - y);
  }

  /** Listens to the wheel; gives what ends it. */
  watchWheel(area: HTMLElement): () => void {
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), this.local(event));
    };
    area.addEventListener("wheel", wheel, { passive: false });
    return () => area.removeEventListener("wheel", wheel);
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target as Element).closest(".tools")) return;
    this.fingers = { ...this.fingers, [event.pointerId]: this.local(event) };
    this.started = this.local(event);
    this.dragged = false;
  }

  move(event: PointerEvent): void {
    const before = this.fingers[event.pointerId];
    if (!before) return;
    const now = this.local(event);
    const other = Object.entries(this.fingers).find(([id]) => Number(id) !== event.pointerId)?.[1];
    if (other) {
      const spread = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      this.zoom(spread(now) / spread(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      this.dragged = true;
    } else if (this.dragged || this.isFar(now)) {
      this.dragged = true;
      this.pan(now.x - before.x, now.y - before.y);
    } else return;
    this.fingers = { ...this.fingers, [event.pointerId]: now };
  }

  private isFar(now: Point): boolean {
    return this.started !== undefined && Math.hypot(now.x - this.started.x, now.y - this.started.y) > DRAG;
  }

  up(event: PointerEvent): void {
    if (!(event.pointerId in this.fingers)) return;
    this.fingers = Object.fromEntries(Object.entries(this.fingers).filter(([id]) => Number(id) !== event.pointerId));
    if (!this.dragged) return;
    // The click that ends a drag is none.
    const swallow = (click: Event): void => (click.stopPropagation(), click.preventDefault());
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  keys(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "Home") this.settle();
    else if (event.shiftKey && PAN[event.key]) this.pan(...PAN[event.key]!);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
