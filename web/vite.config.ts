import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Sentences go to the browser without the remarks between them. */
const bareWords = {
  name: "bare-words",
  enforce: "pre" as const,
  load(id: string) {
    if (!id.endsWith(".ftl?raw")) return undefined;
    const text = readFileSync(id.slice(0, -"?raw".length), "utf-8").replace(/^(#.*)?\n/gm, "");
    return `export default ${JSON.stringify(text)}`;
  },
};

/**
 * One file for what every page needs of the framework (pictures of links are for lobbies), one for a game's words.
 * Coasts and warships are named because crumbs are laid to the next large file: no page must load a sea for them.
 */
function chunkOf(id: string): string | undefined {
  if (id.includes("/node_modules/")) return id.includes("/uqr/") ? undefined : "frame";
  const [, game, language, file] = /\/games\/(\w+)\/words\/(\w+)\/(\w+)/.exec(id) ?? [];
  if (game && (file === "both" || file === "page")) return `words-${language}-${game}`;
  const [, coast] = /\/coasts\/([\w-]+)\.json/.exec(id) ?? [];
  if (coast) return `coast-${coast}`;
  return id.includes("/art/warships/") ? "warships" : undefined;
}

export default defineConfig(({ mode }) => ({
  plugins: [bareWords, svelte()],
  // The tests mount components in a document, so they need Svelte's browser build.
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  build: {
    outDir: "../src/wardroom/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The host's content policy allows no inline data, and fonts are fetched only when their letters are used.
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        manualChunks: chunkOf,
        experimentalMinChunkSize: 8000,
      },
    },
  },
  server: {
    port: 5170,
    // The tests read the words of the games.
    fs: { allow: [".."] },
    proxy: {
      "/api": process.env.WARDROOM_SERVER ?? "http://127.0.0.1:8150",
      "/ws": { target: process.env.WARDROOM_SERVER ?? "http://127.0.0.1:8150", ws: true },
    },
  },
  test: {
    environment: "jsdom",
    setupFiles: ["src/test-setup.ts"],
    // A machine with much else to do is slow, and a test that hangs still ends.
    testTimeout: 20_000,
    projects: [
      // One document for all that never looks at it. Tests that mount components have a capital, and a fresh one for
      // each file.
      { extends: true, test: { name: "logic", include: ["src/**/[a-z]*.test.ts"] } },
      { extends: true, test: { name: "page", include: ["src/**/[A-Z]*.test.ts"] } },
    ],
  },
}));
