// The accent of a Latin letter, once it stands apart from it: `Nürnberg` is typed `nurnberg`.
const ACCENT = /(?<=[a-z])[\u0300-\u036f]+/g;

/** A text as searches compare it, without capital letters, accents, and the dots that few type in Russian. */
export function folded(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(ACCENT, "").normalize("NFC").replaceAll("ё", "е");
}
