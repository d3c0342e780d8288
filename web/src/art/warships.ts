import { byName } from "./icons";

const files = import.meta.glob<string>("./warships/*.svg", { eager: true, query: "?raw", import: "default" });

/** Profiles of classes of the Second World War; the games that have them load them. */
export const warships: Record<string, string> = byName(files);
