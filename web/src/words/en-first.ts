const files = import.meta.glob<string>(
  ["../../../src/wardroom/words/en/{lists,first}*.ftl", "../../../src/wardroom/games/*/words/en/{lists,first}*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(files).join("\n");
