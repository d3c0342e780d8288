/** Milliseconds. Browsers call clicks double that are far enough apart to have read what the first has brought. */
const HASTY = 300;

export class Clicks {
  private last = -Infinity;

  /**
   * Whether this is the hasty second half of a double click or tap. Keys and the page itself click, too: they are no
   * half.
   */
  isSecond(event: MouseEvent): boolean {
    if (event.detail === 0) return false;
    const sincePointed = event.timeStamp - this.last;
    this.last = event.timeStamp;
    return event.detail > 1 && sincePointed < HASTY;
  }
}
