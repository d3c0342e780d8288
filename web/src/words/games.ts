import type { Language } from "../lib/prefs";

type Text = () => Promise<string>;

/** The words that pages have for one game, by its key. */
const files = import.meta.glob<string>("../../../src/wardroom/games/*/words/*/{both,page}*.ftl", {
  query: "?raw",
  import: "default",
});

function inLanguage(language: Language): Record<string, Text> {
  const found: Record<string, Text[]> = {};
  for (const [path, text] of Object.entries(files)) {
    const [game = "", , spoken] = path.split("/games/")[1]?.split("/") ?? [];
    if (spoken === language) (found[game] ??= []).push(text);
  }
  const joined = (parts: Text[]) => async () => (await Promise.all(parts.map((part) => part()))).join("\n");
  return Object.fromEntries(Object.entries(found).map(([game, parts]) => [game, joined(parts)]));
}

export const ofGames: Record<Language, Record<string, Text>> = { en: inLanguage("en"), ru: inLanguage("ru") };
