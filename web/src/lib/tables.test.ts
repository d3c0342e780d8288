import { afterEach, expect, it, vi } from "vitest";
import { keptNonce, sha256 } from "./nonce";
import type { Table } from "./protocol";
import { fitted, isLoopback, keptLinks, keptSeats, rematchOf, seatLink } from "./tables";

const table = (kept: number[], kinds: string[]) =>
  ({ id: "next", kept, seats: kinds.map((kind) => ({ kind })), mine: [] }) as unknown as Table;

afterEach(() => vi.unstubAllGlobals());

it("whoever asks for a rematch sits down at once, in all their seats with one promise of luck", async () => {
  const sat: { seat: number; nonce: string }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.endsWith("/rematch"))
      return Response.json({ table: table([0, 2], ["link", "link", "link"]), links: { 1: "secret" } });
    expect(path).toBe("/api/tables/next/sit");
    sat.push(JSON.parse(body) as (typeof sat)[number]);
    return Response.json(table([], ["you", "link", "you"]));
  });
  await rematchOf("last");
  expect(sat.map(({ seat }) => seat)).toEqual([0, 2]);
  const secret = Uint8Array.from(keptNonce("next").match(/../g)!, (two) => parseInt(two, 16));
  expect(sat.map(({ nonce }) => nonce)).toEqual([sha256(secret), sha256(secret)]);
  expect(keptLinks("next")).toEqual({ 1: "secret" });
});

it("a seat that somebody took is kept no longer", () => {
  expect(keptSeats(table([0, 1], ["person", "link"]))).toEqual([1]);
});

it("a link made on the machine of the server carries the address that friends use", () => {
  vi.stubGlobal("location", { hostname: "localhost", origin: "http://localhost:8080" });
  expect(seatLink("t", 1, "s", "http://192.168.1.5:8080")).toBe("http://192.168.1.5:8080/table/t#seat=1&secret=s");
  expect(seatLink("t", 1, "s")).toBe("http://localhost:8080/table/t#seat=1&secret=s");
  vi.stubGlobal("location", { hostname: "a.example.org", origin: "https://a.example.org" });
  expect(seatLink("t", 1, "s", "http://192.168.1.5:8080")).toBe("https://a.example.org/table/t#seat=1&secret=s");
});

it.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.1.5", false],
  ["localhost.example.org", false],
])("%s is this machine: %s", (name, here) => {
  expect(isLoopback(name)).toBe(here);
});

it("cuts the inner name where the whole would be too long", () => {
  const make = (name: string) => `What if: moment 50 of ${name}`;
  expect(fitted(make, "Anna")).toBe("What if: moment 50 of Anna");
  const cut = fitted(make, "the long table of Levanter 49");
  expect(cut).toBe("What if: moment 50 of the long table of…");
  expect(cut.length).toBeLessThanOrEqual(40);
});
