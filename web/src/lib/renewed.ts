/**
 * A page that was open while the host installed another build asks for parts that are gone: it is loaded anew, once.
 */

const KEY = "wardroom-renewed";
/** So long a part that is missing again is really missing: loading anew would go on for ever. */
const QUIET = 60_000;

/** Listens for parts that cannot be loaded (Vite's `vite:preloadError`); gives what ends it. */
export function renewWhenOutdated(
  reload: () => void = () => location.reload(),
  now: () => number = Date.now,
): () => void {
  const missing = (): void => {
    if (navigator.onLine && mayRenew(now())) reload();
  };
  addEventListener("vite:preloadError", missing);
  return () => removeEventListener("vite:preloadError", missing);
}

/** Whether the last time was long ago; it is remembered before the page goes. */
function mayRenew(at: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (at - last < QUIET) return false;
    sessionStorage.setItem(KEY, String(at));
    return sessionStorage.getItem(KEY) === String(at);
  } catch {
    // Where nothing can be remembered, nobody could tell the first time from the hundredth.
    return false;
  }
}
