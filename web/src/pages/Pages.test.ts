import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readStored } from "../lib/live";
import type { Film, Table } from "../lib/protocol";
import { go } from "../lib/router";
import { Words } from "../lib/words";
import Account from "./Account.svelte";
import NewTable from "./NewTable.svelte";
import Replay from "./Replay.svelte";
import Result from "./Result.svelte";
import TableLoader from "./TableLoader.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  go("/");
});

/** Response bodies by path; null where there is none. */
function stubServer(bodies: Record<string, () => unknown>): void {
  vi.stubGlobal("fetch", async (path: string) => Response.json((await bodies[path]?.()) ?? null));
}

describe("a new table", () => {
  const options = [
    { key: "rounds", kind: "choice", default: "one", rule: "3.1", line: "How long.", choices: ["one", "three"] },
    { key: "tactics", kind: "number", default: "0", rule: "5.1", line: "Tactics cards.", low: 0, high: 9 },
  ];
  const scenario = {
    key: "scenario",
    kind: "choice",
    default: "denmark-strait",
    rule: "",
    line: "",
    choices: ["denmark-strait", "matapan"],
  };
  const sides = [
    { ...scenario, default: "a", choices: ["a", "d"] },
    { ...scenario, key: "sides", default: "cut", choices: ["cut", "first", "second"] },
  ];
  // The page asks for them once.
  const games = [
    { key: "coldwar", name: "C", least_seats: 2, most_seats: 6, options, bots: ["random", "doctrine"] },
    { key: "worldatwar", name: "W", least_seats: 2, most_seats: 2, options: [scenario], bots: ["doctrine"] },
    { key: "attacksub", name: "A", least_seats: 2, most_seats: 2, options: sides, bots: ["doctrine"] },
  ];

  it("begins with the first way to play, and offers only games that are there", async () => {
    stubServer({
      "/api/me": () => ({ name: "Anna" }),
      "/api/games": () => games,
    });
    render(NewTable, {});
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Cold War Naval Battles/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Naval Battles/ }).disabled).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Standard/ }).checked).toBe(true);
    expect(document.querySelector("[data-seats]")?.textContent).toBe("3");
    await userEvent.click(screen.getByRole("radio", { name: /^Teams/ }));
    expect(document.querySelector("[data-seats]")?.textContent).toBe("4");
  });

  it("keeps the scenario when the ways to play are looked through", async () => {
    stubServer({ "/api/me": () => ({ name: "Anna" }), "/api/games": () => games });
    go("/new?game=worldatwar");
    render(NewTable, {});
    await waitFor(() => expect(document.querySelector("[data-scenario=matapan]")).toBeTruthy());
    expect(document.querySelector("[data-played]")?.textContent).toContain("Denmark Strait");
    await userEvent.click(document.querySelector("[data-scenario=matapan]")!);
    await userEvent.click(document.querySelector("[name=preset][value=friend]")!);
    expect(document.querySelector<HTMLInputElement>("[name=preset]:checked")?.value).toBe("friend");
    expect(document.querySelector(".on > [data-scenario]")?.getAttribute("value")).toBe("matapan");
    expect(document.querySelector("[data-played]")?.textContent).toContain("Matapan");
  });

  it("calls the sides by their names, in the scenario that is chosen", async () => {
    stubServer({ "/api/me": () => ({ name: "Anna" }), "/api/games": () => games });
    go("/new?game=attacksub");
    render(NewTable, {});
    await waitFor(() => expect(document.querySelector("[data-option=sides]")).toBeTruthy());
    const named = () => [...document.querySelectorAll("[data-option=sides] option")].map((one) => one.textContent);
    expect(named().slice(1)).toEqual(["Seat 1: NATO, seat 2: Soviet", "Seat 1: Soviet, seat 2: NATO"]);
    await userEvent.click(document.querySelector("[data-scenario=d]")!);
    expect(named()[1]).toBe("Seat 1: British, seat 2: Argentine");
  });

  it("asks for the names of those who share a screen", async () => {
    const sent: { seats: { name?: string }[]; spectators_speak: boolean }[] = [];
    vi.stubGlobal("fetch", async (path: string, how?: { body?: string }) => {
      if (path === "/api/tables") {
        sent.push(JSON.parse(how!.body!) as (typeof sent)[0]);
        return Response.json({ table: { id: "made" }, links: {} });
      }
      return Response.json(path === "/api/me" ? { name: "Anna" } : games);
    });
    render(NewTable, {});
    const create = document.querySelector<HTMLButtonElement>("[data-create]")!;
    await waitFor(() => expect(create.disabled).toBe(false));
    await userEvent.selectOptions(document.querySelector("[data-seat-kind='1']")!, "here");
    for (const [seat, name] of ["Ann", "Ben"].entries()) {
      await userEvent.click(create);
      const field = document.querySelector<HTMLInputElement>(`[data-seat-name='${seat}']`)!;
      expect((await screen.findByRole("alert")).dataset["fault"]).toBe("no-name");
      expect(document.activeElement).toBe(field);
      await userEvent.type(field, name);
    }
    await userEvent.click(document.querySelector("[data-speak]")!);
    await userEvent.click(create);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.seats.slice(0, 2).map(({ name }) => name)).toEqual(["Ann", "Ben"]);
    expect(sent[0]!.spectators_speak).toBe(false);
  });

  it("tells a mistake in its options at the field, until something changes", async () => {
    const text = "option tactics is 0 or 4 without Bad Luck cards, not 3 (5.1)";
    vi.stubGlobal("fetch", async (path: string) => {
      if (path === "/api/tables") return Response.json({ code: "bad-options", text, facts: { text } }, { status: 400 });
      return Response.json(
        path === "/api/me"
          ? { name: "Anna" }
          : [{ key: "coldwar", name: "C", least_seats: 2, most_seats: 6, options, bots: ["random"] }],
      );
    });
    render(NewTable, {});
    await waitFor(() => expect(document.querySelector('[data-option="tactics"]')).toBeTruthy());
    const shown = document.querySelector<HTMLInputElement>('[data-option="tactics"]')!;
    await userEvent.click(document.querySelector("[data-create]")!);
    expect((await screen.findByRole("alert")).textContent).toContain("without Bad Luck");
    await waitFor(() => expect(document.activeElement).toBe(shown));
    expect(shown.getAttribute("aria-invalid")).toBe("true");
    expect(shown.closest("details")?.open).toBe(true);
    await userEvent.clear(shown);
    await userEvent.type(shown, "4{Tab}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(shown.hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("a table that does not open", () => {
  it.each([
    ["unknown-table", 404, /part of the link is missing/],
    ["too-slow", 503, /is not lost/],
    ["table-lost", 410, /^$/],
  ])("tells what can be done about %s", async (code, status, counsel) => {
    vi.stubGlobal("fetch", async () => Response.json({ code, text: code }, { status }));
    const { container } = render(TableLoader, { id: "x" });
    await waitFor(() => expect(container.querySelector(`[data-fault=${code}]`)).toBeTruthy());
    expect(container.querySelector(".lead")?.textContent ?? "").toMatch(counsel);
  });
});

describe("a link to a seat that it no longer opens", () => {
  const seats = [
    { kind: "person", name: "Anna" },
    { kind: "person", name: "Boris" },
    { kind: "bot", bot: "doctrine" },
  ];
  const table = {
    id: "x",
    name: "X",
    game: "nothing",
    status: "playing",
    options: {},
    clock: {},
    mine: [],
    seats,
  } as unknown as Table;

  it.each([
    ["somebody has taken", 1, "link-spent", /on another device.*for a new link/s, ["/move", "/table/x", "/"]],
    ["a bot plays", 2, "link-spent", /started without you.*ask for a new link/s, ["/table/x", "/"]],
    ["is not there", 7, "no-such-seat", /part of the link is missing/, ["/table/x", "/"]],
  ])("that %s says what to do, and shows no game before it is asked for", async (_, seat, fault, said, ways) => {
    stubServer({ "/api/tables/x": () => table, "/api/me": () => ({ name: "Cem" }) });
    go(`/table/x#seat=${seat}&secret=s`);
    const { container } = render(TableLoader, { id: "x" });
    await waitFor(() => expect(container.querySelector(`[data-fault=${fault}]`)).toBeTruthy());
    const main = container.querySelector("main")!;
    expect(main.textContent).toMatch(said);
    expect([...main.querySelectorAll("a")].map((way) => way.getAttribute("href"))).toEqual(ways);
  });

  it("opens it after all where the owner has made a new one, if its player is away", async () => {
    const answers = [
      { status: 409, body: { code: "person-there", text: "" } },
      { status: 410, body: { code: "link-spent", text: "" } },
    ];
    vi.stubGlobal("fetch", async (path: string) => {
      if (!path.endsWith("/sit")) return Response.json(path === "/api/me" ? { name: "Cem" } : table);
      const { status, body } = answers.shift()!;
      return Response.json(body, { status });
    });
    go("/table/x#seat=1&secret=s&again");
    const { container } = render(TableLoader, { id: "x" });
    const take = await screen.findByRole("button", { name: "Play on here" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Boris");
    await userEvent.click(take);
    await waitFor(() => expect(container.querySelector("[data-fault=person-there]")).toBeTruthy());
    await userEvent.click(take);
    await waitFor(() => expect(container.querySelector("[data-fault=link-spent] h1")).toBeTruthy());
  });

  it("is taken out of the address for whoever sits there", async () => {
    stubServer({
      "/api/tables/x": () => ({ ...table, status: "waiting", mine: [1] }),
      "/api/me": () => ({ name: "Boris" }),
    });
    go("/table/x#seat=1&secret=s");
    const { container } = render(TableLoader, { id: "x" });
    await waitFor(() => expect(location.hash).toBe(""));
    expect(container.querySelector("[data-fault]")).toBeNull();
  });
});

describe("alerts of the browser", () => {
  it("are switched where the table looks for them", async () => {
    const asked = vi.fn(async () => "granted");
    vi.stubGlobal(
      "Notification",
      class {
        static permission = "granted";
        static requestPermission = asked;
      },
    );
    stubServer({ "/api/me": () => ({ name: "Anna" }) });
    render(Account, {});
    const box =
      document.querySelector<HTMLInputElement>("[data-alerts]") ??
      (await waitFor(() => document.querySelector<HTMLInputElement>("[data-alerts]")!));
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await waitFor(() => expect(readStored("wardroom-alerts", false)).toBe(true));
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    await waitFor(() => expect(readStored("wardroom-alerts", true)).toBe(false));
  });
});

describe("the result", () => {
  const words = new Words(
    "en",
    {
      ftl: "ship = { $name }\noutcome-points = Most points.",
      things: { "ship/iowa": { name: "Iowa" }, "ship/kirov": { name: "Kirov" } },
      titles: {},
    },
    "coldwar",
  );
  const table = {
    id: "r",
    name: "R",
    game: "coldwar",
    status: "over",
    options: {},
    clock: {},
    mine: [0],
    rematch: "next",
    seats: [
      { kind: "you", name: "Anna" },
      { kind: "person", name: "Boris" },
    ],
  } as unknown as Table;
  const props = {
    table,
    outcome: { scores: [21, -2], winners: [0], reason: "points", rule: "3.1" },
    words,
    names: ["Anna", "Boris"],
    onrule: () => {},
  };

  it("makes the points up from ships, and says in the language of the visitor where a check fails", async () => {
    stubServer({
      "/api/tables/r/luck": () => ({
        seats: [],
        prizes: [{ round: 1, ship: "kirov", of: 1, by: 0, points: 12 }],
        rounds: [
          [
            { points: 21, damage: 0, kept: ["iowa"] },
            { points: -2, damage: -2, kept: [] },
          ],
        ],
      }),
      "/api/games/coldwar/content": () => ({ ships: { iowa: { points: 9 } }, cards: {} }),
      "/api/tables/r/verify": () => ({
        ok: false,
        line: 17,
        text: "expected another card",
        seeds: { key: "ab", options: "option rounds: 2\noption armor: yes" },
      }),
    });
    render(Result, props);
    const sunk = await screen.findByRole("row", { name: /Kirov.*12/ });
    expect(sunk).toBeTruthy();
    expect(await screen.findByRole("row", { name: /Iowa.*9/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Join the rematch" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Verify the game" }));
    expect(await screen.findByText(/differs from the record at line 17/)).toBeTruthy();
    expect(screen.getByText("dice key")).toBeTruthy();
    expect(screen.getByText("Rounds: 2").closest("details")?.open).toBe(false);
    expect(screen.getByText("Battleship armour")).toBeTruthy();
  });
});

describe("the result of a draw", () => {
  const words = new Words(
    "en",
    { ftl: "outcome-draw-agreed = Agreed: { $winners }.", things: {}, titles: {} },
    "coldwar",
  );
  const seats = [
    { kind: "you", name: "Anna" },
    { kind: "person", name: "Boris" },
    { kind: "person", name: "Cem", resigned: true },
  ];
  const table = {
    id: "d",
    name: "D",
    game: "coldwar",
    status: "over",
    options: {},
    clock: {},
    mine: [0],
    seats,
  } as unknown as Table;

  it("names no winner, though one who has resigned has no part in it", () => {
    stubServer({});
    const outcome = { scores: [1, 1, 0], winners: [0, 1], reason: "draw-agreed", rule: "" };
    const { container } = render(Result, { table, outcome, words, names: ["Anna", "Boris", "Cem"], onrule: () => {} });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Draw");
    expect(container.querySelector(".scores")?.textContent).not.toContain("winner");
    expect(container.querySelector(".scores")?.textContent).toContain("resigned");
  });
});

describe("a replay", () => {
  const table = {
    id: "r",
    name: "R",
    game: "nothing",
    status: "over",
    options: {},
    clock: {},
    mine: [0],
    seats: [
      { kind: "you", name: "Anna" },
      { kind: "bot", bot: "doctrine" },
    ],
  } as unknown as Table;
  const film = (seat: number, moments: number) =>
    ({
      table,
      seat,
      first: { seat, board: {}, course: { seat: 0, steps: [], marks: [] }, waiting: [] },
      log: [],
      moments: Array.from({ length: moments }, (_, at) => ({ at, by: -1, line: "", patch: {} })),
    }) as unknown as Film;

  it("shows the viewpoint asked for last, whichever film comes first", async () => {
    // jsdom lays nothing out.
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    let late: (film: Film) => void = () => {};
    stubServer({
      "/api/tables/r/film?seat=0": () => new Promise((give) => (late = give)),
      "/api/tables/r/film?seat=1": () => film(1, 4),
      "/api/tables/r": () => ({ mine: [] }),
      "/api/games/nothing/words/en": () => ({ ftl: "", things: {}, titles: {} }),
      "/api/games/nothing/content": () => ({}),
    });
    go("/replay/r?seat=0");
    render(Replay, { id: "r" });
    go("/replay/r?seat=1");
    await screen.findByText("Moment 0 of 3");
    late(film(0, 9));
    await new Promise((done) => setTimeout(done, 20));
    expect(screen.queryByText("Moment 0 of 8")).toBeNull();
    expect(screen.getAllByText("Captain").length).toBeGreaterThan(0);
  });
});
