const files = import.meta.glob<string>("../../../src/wardroom/words/ru/{both,page}*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
