import { expect, it, vi } from "vitest";

it("asks and does nothing in the name of a newcomer before the server has told who that is", async () => {
  vi.resetModules();
  const { call } = await import("./api");
  const sent: string[] = [];
  let told!: (response: Response) => void;
  vi.stubGlobal("fetch", (path: string) => {
    sent.push(path);
    return path === "/api/me" ? new Promise<Response>((done) => (told = done)) : Promise.resolve(new Response("{}"));
  });
  const me = call("GET", "/api/me");
  const mine = call("GET", "/api/tables?scope=mine");
  const games = call("GET", "/api/games");
  const made = call("POST", "/api/tables", {});
  await games;
  expect(sent).toEqual(["/api/me", "/api/games"]);
  told(new Response("{}"));
  await Promise.all([me, mine, made]);
  expect(sent).toEqual(["/api/me", "/api/games", "/api/tables?scope=mine", "/api/tables"]);
  vi.unstubAllGlobals();
});
