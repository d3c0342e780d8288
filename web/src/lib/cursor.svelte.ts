/**
 * Whom Enter belongs to: the button that it is printed on, or whatever the keys have walked to since the question came.
 */

const PRESSABLE = "button, a, summary, select";
const TABLE = "[data-answer], [data-thing], [data-ask]";

/** The button of the answer that lets a chance go, if there is one now. */
export const passButton = (root: ParentNode): HTMLElement | null => root.querySelector<HTMLElement>("[data-pass]");

/** The button that Enter is printed on, or else the main one. */
export function mainButton(root: ParentNode): HTMLElement | undefined {
  const main = [...root.querySelectorAll<HTMLElement>("[data-main]")];
  return main.find((button) => button.querySelector("kbd")) ?? main[0];
}

export class KeyCursor {
  /** Enter presses what has the focus, and is not to be printed on the main button. */
  away = $state(false);
  /** The last thing done was a key that moves the focus. */
  private stepping = false;

  key(event: KeyboardEvent): void {
    this.stepping = event.key === "Tab" || event.key.startsWith("Arrow");
  }

  point(): void {
    this.stepping = false;
  }

  /** The focus has come to something: by a key of the person, by a click, or by the page. */
  focus(target: EventTarget | null): void {
    this.away = target instanceof Element && this.holds(target, this.stepping);
  }

  /** A new question: what was walked to was for the one before. */
  renew(): void {
    this.stepping = false;
    this.focus(document.activeElement);
  }

  /** Whatever is no part of the table, a menu or the diary, keeps its own keys. */
  private holds(target: Element, walked: boolean): boolean {
    const thing = target.closest(PRESSABLE);
    if (thing === null || thing.matches("[data-main]")) return false;
    return walked || thing.closest(TABLE) === null;
  }

  /** Enter: true if it was for the button that it is printed on, which is pressed then. */
  enter(event: KeyboardEvent, root: ParentNode): boolean {
    const target = event.target as Element;
    if (this.away && target.closest(PRESSABLE)) return false;
    const main = mainButton(root);
    if (main === undefined && passButton(root)) {
      // Nobody has walked to what has the focus: the first Enter shows it, the next one chooses.
      event.preventDefault();
      if (!target.closest(PRESSABLE)) root.querySelector<HTMLElement>("[data-answer]")?.focus();
      this.away = true;
      return true;
    }
    if (main === undefined || (target.closest(PRESSABLE) && !main.querySelector("kbd"))) return false;
    event.preventDefault();
    main.click();
    return true;
  }
}
