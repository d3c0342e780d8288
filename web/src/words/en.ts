/** The words of every page but the first, whose own come before them, and those of a game after them. */
const files = import.meta.glob<string>("../../../src/wardroom/words/en/{both,page}*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
