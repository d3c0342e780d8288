const files = import.meta.glob<string>(
  ["../../../src/wardroom/words/ru/{lists,first}*.ftl", "../../../src/wardroom/games/*/words/ru/{lists,first}*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files).join("\n");
