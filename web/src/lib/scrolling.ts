/** Parts of a page that scroll, for whoever goes by keys. */

const REACHED = 'a[href], button:not(:disabled):not([tabindex="-1"]), input, select, textarea, summary, [tabindex="0"]';

const overflows = (area: Element) =>
  area.scrollHeight > area.clientHeight + 1 || area.scrollWidth > area.clientWidth + 1;

/**
 * Tab comes to the area while there is more of it than can be seen and nothing in it that Tab comes to. It is measured
 * when the page has been laid out, as its observer tells: to ask while a table is being made costs a layout each time.
 */
export function scrolls(area: HTMLElement): () => void {
  const look = () => {
    const stops = overflows(area) && !area.querySelector(REACHED);
    if (stops === area.hasAttribute("tabindex")) return;
    if (stops) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const inside = new MutationObserver(() => {
    sizes.disconnect();
    for (const part of [area, ...area.children]) sizes.observe(part);
  });
  inside.observe(area, { childList: true, subtree: true, attributes: true, attributeFilter: ["tabindex", "disabled"] });
  for (const part of [area, ...area.children]) sizes.observe(part);
  return () => {
    sizes.disconnect();
    inside.disconnect();
  };
}

/** Whether arrow keys are for scrolling: the focus is on the area itself, not on something in it. */
export const isScrolled = (target: Element) =>
  target.getAttribute("tabindex") === "0" && !target.matches("button, a, input, select, textarea") && overflows(target);
