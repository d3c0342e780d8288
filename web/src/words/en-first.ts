const files = import.meta.glob<string>("./en/first/*.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(files).join("\n");
