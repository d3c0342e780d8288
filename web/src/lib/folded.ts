/** A text as searches compare it: capital letters make no difference, nor the dots that few type in Russian. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е");
}
