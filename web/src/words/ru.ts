/** The words of every page but the first, whose own come before them: `ru-first.ts`. */
const files = import.meta.glob<string>(
  ["../../../src/wardroom/words/ru/{both,page}*.ftl", "../../../src/wardroom/games/*/words/ru/{both,page}*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files).join("\n");
