import { byName } from "./icons";

const files = import.meta.glob<string>("./scenes/*.svg", { eager: true, query: "?raw", import: "default" });

/** Pictures on action cards, 120 by 64. */
export const scenes: Record<string, string> = byName(files);
