import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { Live } from './live';
import { prefs, type Language } from './prefs';

/** The page's own words; those of the games are made by `words.ts`. */
const bundle = new Live<FluentBundle>(new FluentBundle('en'));

type Text = () => Promise<{ default: string }>;

/** The first page waits for its own words only: those of all others are ten times as many. */
const texts: Record<Language, { first: Text; others: Text }> = {
  en: { first: () => import('../words/en-first'), others: () => import('../words/en') },
  ru: { first: () => import('../words/ru-first'), others: () => import('../words/ru') },
};

/** How many words a page needs. */
export type Extent = 'first' | 'all';

let spoken: Language = prefs.language;
let extent: Extent = 'first';
let held = '';
let loading = Promise.resolve();

/** The words of a language, as many as asked for now or before. */
export function loadWords(language: Language, upTo: Extent = extent): Promise<void> {
  spoken = language;
  if (upTo === 'all') extent = 'all';
  const wanted = `${language}/${extent}`;
  if (wanted === held) return loading;
  held = wanted;
  loading = load(language, extent, () => wanted === held);
  // What could not be had may be tried again.
  loading.catch(() => {
    if (wanted === held) held = '';
  });
  return loading;
}

async function load(language: Language, upTo: Extent, isWanted: () => boolean): Promise<void> {
  const { first, others } = texts[language];
  const parts = await Promise.all(upTo === 'all' ? [first(), others()] : [first()]);
  // Others were asked for meanwhile: whoever waits for these waits for those.
  if (!isWanted()) return loading;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const { default: text } of parts) {
    const faults = fresh.addResource(new FluentResource(text));
    if (faults.length > 0) throw faults[0];
  }
  bundle.current = fresh;
}

/** More words of the language that is spoken, before a page comes that needs them. */
export function needWords(upTo: Extent): Promise<void> {
  return loadWords(spoken, upTo);
}

/** Words first, then the switch, so that the page changes language at once. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  // Another may have been chosen meanwhile.
  prefs.language = spoken;
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
