/** The words of every page but the first, whose own come before them: `ru-first.ts`. */
const files = import.meta.glob<string>("./ru/*.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(files).join("\n");
