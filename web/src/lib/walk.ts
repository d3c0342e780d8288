/** Arrow keys walk over the things on the table: to the nearest one in the direction of the key. */

type Direction = readonly [number, number];

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Point {
  x: number;
  y: number;
}

/** How far a point lies in a direction, sideways counting thrice; infinite if it lies behind. */
export function distance(from: Point, to: Point, [dx, dy]: Direction): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead <= 1 ? Infinity : ahead + 3 * aside;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus; false if there is nothing in that direction. */
export function walk(root: HTMLElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const things = [...root.querySelectorAll<HTMLElement>("button[data-thing], button[data-answer]")].filter(
    (thing) => thing.offsetParent !== null,
  );
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !things.includes(here)) {
    const first = things.find((thing) => thing.dataset["answer"] !== undefined) ?? things[0];
    first?.focus();
    return first !== undefined;
  }
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const far = distance(from, middle(thing), direction);
    if (far < least) {
      least = far;
      best = thing;
    }
  }
  best?.focus();
  return best !== undefined;
}
