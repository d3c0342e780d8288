/** Calls it whenever something in the area comes or goes, such as a ship that has sunk; gives what ends that. */
export function onComings(area: Element, told: () => void): () => void {
  const inside = new MutationObserver(told);
  inside.observe(area, { childList: true, subtree: true });
  return () => inside.disconnect();
}
