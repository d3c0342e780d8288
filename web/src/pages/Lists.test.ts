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

describe("the lists at home", () => {
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
