/** Where contacts lie on the sonar plot. */

import type { Contact } from "./places";

/** The plot as large as the room it has, in pixels: its middle and its rim. */
export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** Names of ships stand beside the disc. */
export const NAMES = 78;
const MARGIN = 6;

export const discIn = (width: number, height: number): Disc => ({
  x: width / 2,
  y: height / 2,
  r: Math.max(40, Math.min(height / 2 - MARGIN, width / 2 - NAMES)),
});

/** 0 is No Contact, 0.5 No Attack, then the levels. */
export const RINGS = [0, 0.5, 1, 2, 3, 4];
const RADII: Record<number, number> = { 0: 0.91, 0.5: 0.76, 1: 0.605, 2: 0.45, 3: 0.3, 4: 0.145 };

export const ringAt = (level: number, disc: Disc): number => (RADII[level] ?? 1) * disc.r;

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

/** Pixels from the middle of one marker to that of its neighbour on the same ring; those without contact are small. */
const APART = { held: 16, faint: 10 };

function at(angle: number, radius: number, side: "left" | "right", disc: Disc): { x: number; y: number } {
  const turn = (angle * Math.PI) / 180;
  const way = side === "left" ? -1 : 1;
  return { x: round(disc.x + way * radius * Math.cos(turn)), y: round(disc.y + radius * Math.sin(turn)) };
}

const round = (number: number) => Math.round(number * 10) / 10;

/** A bearing for each ship, and on it everybody who has a contact, side by side where two are on one ring. */
export function layOut(contacts: Contact[], side: "left" | "right", disc: Disc): Spoke[] {
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
      const radius = ringAt(contact.level, disc);
      const apart = contact.level === 0 ? APART.faint : APART.held;
      const off = (together.indexOf(contact) - (together.length - 1) / 2) * (apart / radius) * (180 / Math.PI);
      return { holder: contact.holder, level: contact.level, ...at(angle + off, radius, side, disc) };
    });
    const best = mine.reduce((one, other) => (other.level > one.level ? other : one), mine[0]!);
    const spoke: Spoke = {
      target,
      side,
      rim: at(angle, disc.r, side, disc),
      label: at(angle, disc.r + 6, side, disc),
      anchor: side === "left" ? "end" : "start",
      blips,
    };
    if (best.level > 0) spoke.best = blips[mine.indexOf(best)]!;
    return spoke;
  });
}
