import type { FluentVariable } from "@fluent/bundle";
import { ofGames } from "../words/games";
import { Live } from "./live";
import { Phrasebook } from "./phrasebook";
import { prefs, type Language } from "./prefs";

/** The page's own words; those of the games are made by `words.ts`. */
const book = new Live<Phrasebook>(new Phrasebook("en"));

/** A part of the words: those of the first page, of all others, or those that all others have for one game. */
export type Part = "first" | "others" | `game ${string}`;
export const partOf = (game: string): Part => `game ${game}`;

type Text = () => Promise<string>;

/** The first page waits for its own words only, and a table for those of its game: all are twelve times as many. */
const texts: Record<Language, Record<string, Text>> = {
  en: {
    first: () => import("../words/en-first").then((module) => module.default),
    others: () => import("../words/en").then((module) => module.default),
    ...named(ofGames.en),
  },
  ru: {
    first: () => import("../words/ru-first").then((module) => module.default),
    others: () => import("../words/ru").then((module) => module.default),
    ...named(ofGames.ru),
  },
};

function named(texts: Record<string, Text>): Record<string, Text> {
  return Object.fromEntries(Object.entries(texts).map(([game, text]) => [partOf(game), text]));
}

export const ALL = Object.keys(texts.en) as Part[];

interface Speech {
  language: Language;
  parts: readonly Part[];
}

const FIRST: readonly Part[] = ["first"];
/** What the page says now, and what it will when the words have come. */
let spoken: Speech | undefined;
let wanted: Speech = { language: prefs.language, parts: FIRST };
let loading: Promise<void> | undefined;

const hasAll = (speech: Speech, parts: readonly Part[]) => parts.every((part) => speech.parts.includes(part));

/** The words of a language, the parts asked for now and before. */
export function loadWords(language: Language, parts: readonly Part[] = FIRST): Promise<void> {
  if (loading && language === wanted.language && hasAll(wanted, parts)) return loading;
  const mine: Speech = { language, parts: [...new Set([...wanted.parts, ...parts])] };
  wanted = mine;
  loading = load(mine).catch((fault: unknown) => {
    // Others were asked for meanwhile: whoever waits for these waits for those.
    if (wanted !== mine) return loading;
    // It stays as it was, and may be tried again.
    wanted = spoken ?? { language: prefs.language, parts: FIRST };
    loading = undefined;
    throw fault;
  });
  return loading;
}

/** A game that the page does not know has no words here. */
const textOf = async (language: Language, part: Part) => (await texts[language][part]?.()) ?? "";

async function load(mine: Speech): Promise<void> {
  const found = await Promise.all(mine.parts.map((part) => textOf(mine.language, part)));
  if (wanted !== mine) return loading;
  spoken = mine;
  book.current = new Phrasebook(mine.language, ...found);
}

const areThere = (parts: readonly Part[]): boolean => spoken?.language === wanted.language && hasAll(spoken, parts);

/** The words of a page, in the language that is spoken or will be, before the page comes. */
export async function needWords(parts: readonly Part[]): Promise<void> {
  // Whoever has waited for others, which could not be had, begins again.
  while (!areThere(parts)) await loadWords(wanted.language, parts);
}

/** Words first, then the switch, so that the page changes language at once. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  // Another may have been chosen meanwhile.
  prefs.language = wanted.language;
}

/** The words with this id in the visitor's language. Unknown ids are shown as they are. */
export function say(id: string, facts?: Record<string, FluentVariable>): string {
  const words = book.current;
  const pattern = words.pattern(id);
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
  return Boolean(book.current.pattern(id));
}
