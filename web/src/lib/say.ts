import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { Live } from './live';
import { prefs, type Language } from './prefs';

/** The page's own words; those of the games are made by `words.ts`. */
const bundle = new Live<FluentBundle>(new FluentBundle('en'));

const texts: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../words/en'),
  ru: () => import('../words/ru'),
};

export async function loadWords(language: Language): Promise<void> {
  const { default: text } = await texts[language]();
  const fresh = new FluentBundle(language, { useIsolating: false });
  const faults = fresh.addResource(new FluentResource(text));
  if (faults.length > 0) throw faults[0];
  bundle.current = fresh;
}

/** Words first, then the switch, so that the page changes language at once. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  prefs.language = language;
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
