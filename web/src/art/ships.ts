import { byName } from "./icons";

const files = import.meta.glob<string>("./ships/*.svg", { eager: true, query: "?raw", import: "default" });

/** Profiles of 240 by 68: bow to the right, waterline at 60. Each game says which of its ships has which. */
export const profiles: Record<string, string> = byName(files);

/** The lines of a profile without their frame, to be drawn into a picture. */
export const drawn = (name: string): string => (profiles[name] ?? "").replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
