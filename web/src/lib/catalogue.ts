import { folded } from "./folded";
import type { Words } from "./words";

export type Level = "printed" | "published" | "reconstructed" | "own";

export const MARKS: Record<Level, string> = { printed: "●", published: "◐", reconstructed: "○", own: "◆" };

/** A ship or card with all its values, and where each comes from. */
export interface CatalogueEntry {
  key: string;
  kind: string;
  name: string;
  name_ru: string;
  set: string;
  nation?: string;
  type?: string;
  family?: string;
  origin: Record<string, { level: Level; source: string }>;
  [field: string]: unknown;
}

export interface Filters {
  asked: string;
  kind: string;
  set: string;
  nation: string;
  type: string;
  family: string;
  level: string;
}

export const NO_FILTERS: Filters = { asked: "", kind: "", set: "", nation: "", type: "", family: "", level: "" };

// Values that say little of how a card plays: their origin does not make a card reconstructed.
const ASIDE = ["name", "name_ru", "set", "class", "tons", "fit", "count", "more"];

/** How certain the values that matter in play are: as certain as the least certain of them. */
export function levelOf(entry: CatalogueEntry): Level {
  const levels = Object.entries(entry.origin)
    .filter(([field]) => !ASIDE.includes(field))
    .map(([, origin]) => origin.level);
  for (const level of ["own", "reconstructed", "published"] as const) if (levels.includes(level)) return level;
  return "printed";
}

export function filtered(entries: CatalogueEntry[], filters: Filters, words: Words): CatalogueEntry[] {
  const asked = folded(filters.asked).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    for (const field of ["kind", "set", "nation", "type", "family"] as const) {
      if (filters[field] && entry[field] !== filters[field]) return false;
    }
    if (filters.level && levelOf(entry) !== filters.level) return false;
    const texts = [
      entry.key,
      entry.name,
      entry.name_ru,
      entry["class"],
      entry.type,
      valueText("family", entry.family, words),
      entry["fit"],
    ];
    const text = folded(texts.join(" "));
    return asked.every((word) => text.includes(word));
  });
}

/** A value as people read it. */
export function valueText(field: string, value: unknown, words: Words): string {
  if (value === undefined || value === null || value === "") return "";
  if (Array.isArray(value)) return value.map((one) => valueText(field, one, words)).join(", ");
  const plain = value as string | number | boolean;
  const text = typeof plain === "boolean" ? (plain ? "True" : "False") : String(plain);
  return words.has(`${field}-${text}`) ? words.text(`${field}-${text}`) : text;
}
