/** Where contacts lie on the sonar plot. */

import type { Contact } from "./places";

export const X0 = 200;
export const Y0 = 134;
export const R = 124;
/** 0 is No Contact, 0.5 No Attack, then the levels. */
export const RINGS = [0, 0.5, 1, 2, 3, 4];
const RADII: Record<number, number> = { 0: 113, 0.5: 94, 1: 75, 2: 56, 3: 37, 4: 18 };

export const ringAt = (level: number): number => RADII[level] ?? R;

export interface Blip {
  holder: string;
  level: number;
  x: number;
  y: number;
}

export interface Spoke {
  target: string;
  side: "left" | "right";
  rim: { x: number; y: number };
  label: { x: number; y: number };
  anchor: "start" | "end";
  blips: Blip[];
  /** The nearest of them, if there is any contact. */
  best?: Blip;
}

/** Half of the half circle that ships are spread over, in degrees: the axis with its figures stays free. */
const SPREAD = 62;

function at(angle: number, radius: number, side: "left" | "right"): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  const way = side === "left" ? -1 : 1;
  return { x: round(X0 + way * radius * Math.cos(turn)), y: round(Y0 + radius * Math.sin(turn)) };
}

const round = (number: number) => Math.round(number * 10) / 10;

/** A bearing for each ship, and on it everybody who has a contact, side by side where two are on one ring. */
export function layOut(contacts: Contact[], side: "left" | "right"): Spoke[] {
  const targets = [...new Set(contacts.map((contact) => contact.target))];
  const step = targets.length > 1 ? (2 * SPREAD) / (targets.length - 1) : 0;
  const first = targets.length > 1 ? -SPREAD : 0;
  // Two ships lie nearer together than at the ends.
  const squeeze = targets.length === 2 ? 0.55 : 1;
  return targets.map((target, place) => {
    const angle = (first + place * step) * squeeze;
    const mine = contacts.filter((contact) => contact.target === target);
    const blips = mine.map((contact) => {
      const together = mine.filter((other) => other.level === contact.level);
      const radius = ringAt(contact.level);
      // Twelve units apart along the ring.
      const off =
        (together.indexOf(contact) - (together.length - 1) / 2) *
        ((12 / radius) * (180 / Math.PI)) *
        (contact.level === 0 ? 0.7 : 1.3);
      return { holder: contact.holder, level: contact.level, ...at(angle + off, radius, side) };
    });
    const best = mine.reduce((one, other) => (other.level > one.level ? other : one), mine[0]!);
    const spoke: Spoke = {
      target,
      side,
      rim: at(angle, R, side),
      label: { x: at(angle, R + 5, side).x, y: at(angle, R + 5, side).y + 4 },
      anchor: side === "left" ? "end" : "start",
      blips,
    };
    if (best.level > 0) spoke.best = blips[mine.indexOf(best)]!;
    return spoke;
  });
}
