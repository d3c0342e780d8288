import { byName } from "./icons";

const files = import.meta.glob<string>("./flags/*.svg", { eager: true, query: "?raw", import: "default" });

export const flags: Record<string, string> = byName(files);
