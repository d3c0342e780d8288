import { Live, readStored, store } from "./live";

export type Theme = "dark" | "light";
export type Language = "en" | "ru";

interface Choices {
  theme: Theme;
  language: Language;
  /** Off: states change at once. On still gives way to the system's wish for less motion. */
  animation: boolean;
  sound: boolean;
}

const KEY = "wardroom-prefs";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

function ofThisBrowser(): Choices {
  const language = navigator.language?.startsWith("ru") ? "ru" : "en";
  const theme = window.matchMedia?.("(prefers-color-scheme: light)").matches ? "light" : "dark";
  return { theme, language, animation: true, sound: false };
}

const chosen = new Live<Choices>({ ...ofThisBrowser(), ...readStored<Partial<Choices>>(KEY, {}) });

function choose(change: Partial<Choices>): void {
  chosen.current = { ...chosen.current, ...change };
  store(KEY, chosen.current);
}

/** What this visitor chose, kept in the browser. Reading in a component follows later changes. */
export const prefs = {
  get theme() {
    return chosen.current.theme;
  },
  set theme(theme: Theme) {
    choose({ theme });
  },
  get language() {
    return chosen.current.language;
  },
  set language(language: Language) {
    choose({ language });
  },
  get animation() {
    return chosen.current.animation;
  },
  set animation(animation: boolean) {
    choose({ animation });
  },
  get sound() {
    return chosen.current.sound;
  },
  set sound(sound: boolean) {
    choose({ sound });
  },
};

/** Whether things may move now: neither the visitor nor the system has asked for stillness. */
export function mayMove(): boolean {
  return prefs.animation && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Keeps the attributes of <html> at the visitor's choice. */
export function followPrefs(): void {
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = chosen.current.theme;
    root.lang = chosen.current.language;
    root.toggleAttribute("data-still", !chosen.current.animation);
  };
  show();
  chosen.watch(show);
}
