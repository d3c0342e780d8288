import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableCard, TablePage } from "../lib/protocol";
import Finished from "./Finished.svelte";
import Home from "./Home.svelte";

afterEach(() => vi.unstubAllGlobals());

const table = (id: string): TableCard => ({
  id,
  name: `Table ${id}`,
  game: "coldwar",
  status: "over",
  options: {},
  clock: {},
  mine: [],
  seats: [
    { kind: "person", name: "Anna" },
    { kind: "bot", bot: "random" },
  ],
});

const tables = (first: number, count: number) => Array.from({ length: count }, (_, n) => table(String(first + n)));

/** Answers by path and query; what is not there is an empty list. */
function stubServer(pages: Record<string, TablePage>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(
      path.startsWith("/api/tables") ? (pages[path] ?? { tables: [] }) : path === "/api/games" ? [] : { name: "Anna" },
    );
  });
  return asked;
}

const shown = () => [...document.querySelectorAll("[data-table]")].map((line) => line.getAttribute("data-table"));

describe("finished games", () => {
  it("come in parts", async () => {
    const asked = stubServer({
      "/api/tables?scope=finished": { tables: tables(0, 20), next: "7.19" },
      // Somebody has finished a game meanwhile: one table comes twice.
      "/api/tables?scope=finished&before=7.19": { tables: tables(19, 3) },
    });
    render(Finished, {});
    await waitFor(() => expect(shown()).toHaveLength(20));
    await userEvent.click(screen.getByRole("button", { name: /^More/ }));
    await waitFor(() => expect(shown()).toHaveLength(22));
    expect(screen.queryByRole("button", { name: /^More/ })).toBeNull();
    expect(asked.filter((path) => path.includes("before"))).toEqual(["/api/tables?scope=finished&before=7.19"]);
  });

  it("need no button where all are shown", async () => {
    stubServer({ "/api/tables?scope=finished": { tables: tables(0, 2) } });
    render(Finished, {});
    await waitFor(() => expect(shown()).toHaveLength(2));
    expect(document.querySelector("[data-more]")).toBeNull();
  });
});

const at = (id: string, changed: number, more: Partial<TableCard> = {}): TableCard => ({
  ...table(id),
  status: "playing",
  mine: [0],
  changed,
  seats: [{ kind: "you" }, { kind: "bot", bot: "random" }],
  ...more,
});
const withBob = { seats: [{ kind: "you" }, { kind: "person", name: "Bob" }] };

describe("home", () => {
  it("opens with the table that waits, people before bots", async () => {
    stubServer({
      "/api/tables?scope=mine": {
        tables: [
          at("newest", 9),
          at("bots", 8, { waiting: [0] }),
          at("theirs", 7, { ...withBob, waiting: [1] }),
          at("people", 1, { ...withBob, waiting: [0] }),
        ],
      },
    });
    render(Home, {});
    await waitFor(() => expect(shown()).toEqual(["people", "bots", "theirs", "newest"]));
    expect(document.querySelector("[data-continue]")?.getAttribute("href")).toBe("/table/people");
    expect(document.querySelectorAll(".button.main")).toHaveLength(1);
  });

  it("puts away by one click a lesson or a moment tried out, no game of its own, and finds it again", async () => {
    let aside = false;
    const sent: string[] = [];
    vi.stubGlobal("fetch", async (path: string, how?: { body?: string }) => {
      if (path === "/api/tables/alone/aside") {
        sent.push(how!.body!);
        ({ aside } = JSON.parse(how!.body!) as { aside: boolean });
        return new Response(null, { status: 204 });
      }
      if (!path.startsWith("/api/tables")) return Response.json(path === "/api/games" ? [] : { name: "Anna" });
      const mine = [at("alone", 2, { aside, whatif: true }), at("game", 3), at("shared", 1, withBob)];
      return Response.json({ tables: path.endsWith("mine") ? mine : [] });
    });
    render(Home, {});
    const away = await screen.findByRole("button", { name: "Put away: Table alone" });
    expect(document.querySelectorAll("[data-put-away]")).toHaveLength(1);
    expect(document.querySelector("[data-aside]")).toBeNull();
    await userEvent.click(away);
    await waitFor(() => expect(document.querySelector("[data-aside] [data-table=alone]")).toBeTruthy());
    await userEvent.click(document.querySelector("[data-bring-back=alone]")!);
    await waitFor(() => expect(document.querySelector("[data-aside]")).toBeNull());
    expect(sent).toEqual(['{"aside":true}', '{"aside":false}']);
  });
});

describe("the lists at home", () => {
  const server = (lists: () => Promise<void>) =>
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.startsWith("/api/tables")) return Response.json(path === "/api/games" ? [] : { name: "Anna" });
      await lists();
      return Response.json({ tables: path.endsWith("mine") ? [table("a")] : [] });
    });

  it("are waited for, so that nothing moves when they come", async () => {
    let come = () => {};
    const lists = new Promise<void>((go) => (come = go));
    server(() => lists);
    render(Home, {});
    await new Promise((go) => setTimeout(go, 50));
    expect(document.querySelector("h1")).toBeNull();
    expect(document.querySelector("main [role=status]")?.textContent).toBe("Connecting…");
    come();
    await waitFor(() => expect(document.querySelector("h1")).toBeTruthy());
    expect(shown()).toEqual(["a"]);
  });

  it("are not waited for long", async () => {
    server(() => new Promise(() => {}));
    render(Home, {});
    await waitFor(() => expect(document.querySelector("h1")).toBeTruthy());
    expect(shown()).toEqual([]);
  });

  it("show a few, more when asked, and an open table of my own only once", async () => {
    stubServer({
      "/api/tables?scope=mine": { tables: [{ ...table("a"), status: "waiting", mine: [0] }] },
      "/api/tables?scope=open": {
        tables: [...tables(0, 10), table("a")].map((one) => ({ ...one, status: "waiting" })),
      },
    });
    render(Home, {});
    await waitFor(() => expect(shown()).toHaveLength(1 + 8));
    await userEvent.click(screen.getByRole("button", { name: /^More: Open tables/ }));
    await waitFor(() => expect(shown()).toHaveLength(1 + 10));
    expect(shown().filter((id) => id === "a")).toHaveLength(1);
    expect(document.querySelector("[data-more]")).toBeNull();
  });
});
