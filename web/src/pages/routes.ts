import type { Component } from "svelte";
import { match, place } from "../lib/router";
import { ALL, needWords, type Part } from "../lib/say";

/** A page gets the named parts of its path as props. */
export type Page = Component<Record<string, string>>;

export interface Route {
  pattern: string;
  load: () => Promise<{ default: Component<never> }>;
  /** The page brings a bar of its own. */
  bare?: boolean;
  /** The words it needs: all, if not told. */
  words?: readonly Part[];
  /** What it will ask of the server first. */
  asks?: (params: Record<string, string>) => string[];
}

/** Those of its game come when it is known. */
const OF_A_TABLE: readonly Part[] = ["first", "others"];

const ROUTES: Route[] = [
  {
    pattern: "/",
    load: () => import("./Home.svelte"),
    words: ["first"],
    asks: () => ["/api/games", "/api/tables?scope=mine", "/api/tables?scope=open"],
  },
  { pattern: "/new", load: () => import("./NewTable.svelte") },
  {
    pattern: "/table/:id",
    load: () => import("./TableLoader.svelte"),
    bare: true,
    words: OF_A_TABLE,
    asks: ({ id }) => [`/api/tables/${id}`],
  },
  {
    pattern: "/replay/:id",
    load: () => import("./Replay.svelte"),
    bare: true,
    words: OF_A_TABLE,
    asks: ({ id }) => [`/api/tables/${id}`, `/api/tables/${id}/film?seat=${place.query.get("seat") ?? -1}`],
  },
  { pattern: "/learn", load: () => import("./Learn.svelte") },
  { pattern: "/rules/:game/:rule?", load: () => import("./Rules.svelte") },
  { pattern: "/cards/:game", load: () => import("./Cards.svelte") },
  { pattern: "/odds/:game", load: () => import("./Odds.svelte") },
  { pattern: "/glossary/:game", load: () => import("./Glossary.svelte") },
  { pattern: "/credits", load: () => import("./Credits.svelte") },
  { pattern: "/move", load: () => import("./Move.svelte") },
  { pattern: "/account", load: () => import("./Account.svelte") },
  { pattern: "/finished", load: () => import("./Finished.svelte") },
];
const NOWHERE: Route = { pattern: "", load: () => import("./Nowhere.svelte") };

/** The page with the words that it needs. */
export async function loadPage({ load, words = ALL }: Route): Promise<Page> {
  const [{ default: page }] = await Promise.all([load(), needWords(words)]);
  return page as Page;
}

export function routeOf(path: string): { route: Route; params: Record<string, string> } {
  for (const route of ROUTES) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: NOWHERE, params: {} };
}
