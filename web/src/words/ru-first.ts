const files = import.meta.glob<string>("./ru/first/*.ftl", { eager: true, query: "?raw", import: "default" });

export default Object.values(files).join("\n");
