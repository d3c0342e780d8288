import { Live } from "./live";

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

const current = new Live<Place>(here());

/** Where the visitor is. Reading it in a component follows the way. */
export const place = {
  get path() {
    return current.current.path;
  },
  get query() {
    return current.current.query;
  },
  get hash() {
    return current.current.hash;
  },
};

/** Goes to a page of ours; `replace` leaves no step back. */
export function go(to: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", to);
  const before = current.current.path;
  current.current = here();
  if (current.current.path !== before) scrollTo(0, 0);
}

function oursToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return null;
  const ours = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return ours && !(samePage && link.hash) ? link : null;
}

/** Ordinary links to our pages are followed without loading anew. Returns what undoes it. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    const link = oursToFollow(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const moved = () => (current.current = here());
  addEventListener("click", click);
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  return () => {
    removeEventListener("click", click);
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
  };
}

/** The parts of a path named in a pattern like `/table/:id`, or null; a `?` part may be missing. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [i, want] of wanted.entries()) {
    const part = given[i];
    if (want.startsWith(":")) {
      const optional = want.endsWith("?");
      if (part !== undefined) params[want.slice(1, optional ? -1 : undefined)] = decoded(part);
      else if (!optional) return null;
    } else if (want !== part) return null;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
