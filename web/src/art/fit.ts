/** How a name is set so that all of it stands in the room it has: narrower letters first, then pressed together. */
export interface Fit {
  narrow: boolean;
  /** Width of the letters, 1 as cut. */
  press: number;
}

// Mean width of a letter in em, measured over the names of the content.
const CONDENSED = { latin: 0.44, cyrillic: 0.5 };
const EXTRA = { latin: 0.345, cyrillic: 0.39 };

function width(text: string, letters: { latin: number; cyrillic: number }): number {
  let sum = 0;
  for (const letter of text) {
    if (letter === " " || letter === "." || letter === "-" || letter === "·") sum += letters.latin * 0.5;
    else sum += /[Ѐ-ӿ]/.test(letter) ? letters.cyrillic : letters.latin;
  }
  return sum;
}

/** `room` in em of the text's own size. */
export function fit(text: string, room: number): Fit {
  if (width(text, CONDENSED) <= room) return { narrow: false, press: 1 };
  return { narrow: true, press: Math.min(1, room / width(text, EXTRA)) };
}
