// Before the first paint: the light and language chosen last, or the system's light, so that nothing flashes.
try {
  var kept = JSON.parse(localStorage.getItem("wardroom-prefs") || "{}");
  var root = document.documentElement;
  var theme = kept.theme || (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  if (theme === "light") root.dataset.theme = "light";
  if (kept.language) root.lang = kept.language;
} catch {
  // Storage may be forbidden; the dark and the browser's language do.
}
