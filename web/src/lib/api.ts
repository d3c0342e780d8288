import type { Film, GameCard, Made, Me, NewTable, OwnScenarios, Sit, Table, TablePage } from "./protocol";
import { canSay, say } from "./say";

type Facts = Record<string, string | number>;

/** What the server refused, as one clear sentence. */
export class ProblemError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly facts: Facts = {},
    readonly status = 0,
  ) {
    super(text);
  }

  /** In the visitor's language, where the page has words for it. */
  get sentence(): string {
    return canSay(`fault-${this.code}`) ? say(`fault-${this.code}`, this.facts) : this.message || say("fault-unknown");
  }
}

export function sentenceOf(error: unknown): string {
  return error instanceof ProblemError ? error.sentence : say("fault-unknown");
}

async function problemOf(response: Response): Promise<ProblemError> {
  try {
    const { code, text, facts } = (await response.json()) as { code: unknown; text: unknown; facts?: Facts };
    return new ProblemError(String(code), String(text), facts ?? {}, response.status);
  } catch {
    return new ProblemError("unknown", response.statusText, {}, response.status);
  }
}

/** What the server answers to everybody alike. */
const isForAll = (path: string): boolean => path.startsWith("/api/games") || path === "/api/credits";
// The first response makes a newcomer a guest: all else in his name waits for it, or he would be several.
let introduced: Promise<unknown> | undefined;

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  if (introduced && !isForAll(path)) await introduced;
  const response = fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!isForAll(path)) introduced ??= response.catch(() => (introduced = undefined));
  return response;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await send(method, path, body);
  } catch {
    throw new ProblemError("offline", say("fault-offline"));
  }
  if (!response.ok) throw await problemOf(response);
  return response;
}

/** Asked while the page that will want the answers is still on its way. */
const ahead = new Map<string, Promise<unknown>>();

export function askAhead(paths: readonly string[]): void {
  for (const path of paths) {
    const answer = call("GET", path);
    // Whoever wants it hears of it.
    answer.catch(() => {});
    ahead.set(path, answer);
  }
}

/** A response as JSON; `undefined` where the server has nothing to say. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const early = method === "GET" && ahead.get(path);
  if (early) {
    ahead.delete(path);
    return early as Promise<T>;
  }
  const response = await ask(method, path, body);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  let result = kept.get(path) as Promise<T> | undefined;
  if (!result) {
    result = call<T>("GET", path);
    kept.set(path, result);
    result.catch(() => kept.delete(path));
  }
  return result;
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),

  register: (name: string, password: string) => call<Me>("POST", "/api/account", { name, password }),
  logIn: (name: string, password: string) => call<Me>("POST", "/api/account/login", { name, password }),
  logOut: () => call<Me>("POST", "/api/account/logout", {}),
  changeAccount: (change: { email?: string; webhook?: string; password?: string; old_password?: string }) =>
    call<Me>("PATCH", "/api/account", change),
  deleteAccount: (password: string) => call<void>("DELETE", "/api/account", { password }),

  games: () => once<GameCard[]>("/api/games"),
  content: <T>(game: string) => once<T>(`/api/games/${game}/content`),
  rulebook: <T>(game: string, language: string) => once<T>(`/api/games/${game}/rulebook/${language}`),
  glossary: <T>(game: string, language: string) => once<T>(`/api/games/${game}/glossary/${language}`),
  summary: <T>(game: string, options: Record<string, string>) =>
    once<T>(`/api/games/${game}/summary?${new URLSearchParams(options)}`),
  scenarios: (game: string, text: string, file: string) =>
    call<OwnScenarios>("POST", `/api/games/${game}/scenarios`, { text, file }),
  credits: <T>() => once<T>("/api/credits"),

  /** A part of a list; `before` is the `next` of the part before it. */
  tables: (scope: "mine" | "open" | "finished", before = "") =>
    call<TablePage>("GET", `/api/tables?${new URLSearchParams(before ? { scope, before } : { scope })}`),
  makeTable: (wanted: NewTable) => call<Made>("POST", "/api/tables", wanted),
  table: (id: string) => call<Table>("GET", table(id)),
  sit: (id: string, sit: Sit) => call<Table>("POST", `${table(id)}/sit`, sit),
  leave: (id: string) => call<Table>("POST", `${table(id)}/leave`, {}),
  start: (id: string) => call<Table>("POST", `${table(id)}/start`, {}),
  newLink: (id: string, seat: number) => call<{ secret: string }>("POST", `${table(id)}/seats/${seat}/link`, {}),
  /** A code that moves the visitor's seat to the device on which it is typed. */
  newCode: (id: string) => call<{ code: string }>("POST", `${table(id)}/code`, {}),
  moveHere: (code: string) => call<Table>("POST", "/api/me/seat", { code }),
  putAway: (id: string, aside: boolean) => call<void>("POST", `${table(id)}/aside`, { aside }),
  rematch: (id: string) => call<Made>("POST", `${table(id)}/rematch`, {}),
  whatIf: (id: string, moment: number, seat: number, name: string) =>
    call<Made>("POST", `${table(id)}/whatif`, { moment, seat, name }),
  film: (id: string, seat: number) => call<Film>("GET", `${table(id)}/film?seat=${seat}`),
  luck: <T>(id: string) => call<T>("GET", `${table(id)}/luck`),
  verify: <T>(id: string) => call<T>("GET", `${table(id)}/verify`),
};
