const files = import.meta.glob<string>("./icons/*.svg", { eager: true, query: "?raw", import: "default" });

/** Signs of 24 by 24 in the current colour, by name. */
export const icons: Record<string, string> = byName(files);

export function byName(found: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const [path, text] of Object.entries(found)) named[path.replace(/^.*\/(.*)\.svg$/, "$1")] = text;
  return named;
}
