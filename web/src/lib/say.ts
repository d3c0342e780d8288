import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Live } from "./live";
import { prefs, type Language } from "./prefs";

/** The page's own words; those of the games are made by `words.ts`. */
const bundle = new Live<FluentBundle>(new FluentBundle("en"));

type Text = () => Promise<{ default: string }>;

/** The first page waits for its own words only: those of all others are ten times as many. */
const texts: Record<Language, { first: Text; others: Text }> = {
  en: { first: () => import("../words/en-first"), others: () => import("../words/en") },
  ru: { first: () => import("../words/ru-first"), others: () => import("../words/ru") },
};

/** How many words a page needs. */
export type Extent = "first" | "all";

interface Speech {
  language: Language;
  upTo: Extent;
}

/** What the page says now, and what it will when the words have come. */
let spoken: Speech | undefined;
let wanted: Speech = { language: prefs.language, upTo: "first" };
let loading: Promise<void> | undefined;

/** The words of a language, as many as asked for now or before. */
export function loadWords(language: Language, upTo: Extent = "first"): Promise<void> {
  const mine: Speech = { language, upTo: wanted.upTo === "all" ? "all" : upTo };
  if (loading && language === wanted.language && mine.upTo === wanted.upTo) return loading;
  wanted = mine;
  loading = load(mine).catch((fault: unknown) => {
    // Others were asked for meanwhile: whoever waits for these waits for those.
    if (wanted !== mine) return loading;
    // It stays as it was, and may be tried again.
    wanted = spoken ?? { language: prefs.language, upTo: "first" };
    loading = undefined;
    throw fault;
  });
  return loading;
}

async function load(mine: Speech): Promise<void> {
  const { first, others } = texts[mine.language];
  const parts = await Promise.all(mine.upTo === "all" ? [first(), others()] : [first()]);
  if (wanted !== mine) return loading;
  const fresh = new FluentBundle(mine.language, { useIsolating: false });
  for (const { default: text } of parts) {
    const faults = fresh.addResource(new FluentResource(text));
    if (faults[0]) throw faults[0];
  }
  spoken = mine;
  bundle.current = fresh;
}

const areThere = (upTo: Extent): boolean =>
  spoken?.language === wanted.language && (upTo === "first" || spoken.upTo === "all");

/** The words of a page, in the language that is spoken or will be, before the page comes. */
export async function needWords(upTo: Extent): Promise<void> {
  // Whoever has waited for others, which could not be had, begins again.
  while (!areThere(upTo)) await loadWords(wanted.language, upTo);
}

/** Words first, then the switch, so that the page changes language at once. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  // Another may have been chosen meanwhile.
  prefs.language = wanted.language;
}

/** The words with this id in the visitor's language. Unknown ids are shown as they are. */
export function say(id: string, facts?: Record<string, FluentVariable>): string {
  const words = bundle.current;
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, facts, []) : id;
}

/** The same, in a game's own words where it has any: those with `GAME-` before the id. */
export function sayOf(game: string, id: string, facts?: Record<string, FluentVariable>): string {
  return say(canSay(`${game}-${id}`) ? `${game}-${id}` : id, facts);
}

export function canSayOf(game: string, id: string): boolean {
  return canSay(`${game}-${id}`) || canSay(id);
}

/** Whether there are words with this id. */
export function canSay(id: string): boolean {
  return Boolean(bundle.current.getMessage(id)?.value);
}
