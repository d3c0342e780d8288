/**
 * The language to draw what people have written in: our letters take the Bulgarian forms of Cyrillic where no language
 * is named, and few who write Cyrillic here read those.
 */
export function langOf(written: string): 'ru' | undefined {
  return /\p{Script=Cyrillic}/u.test(written) ? 'ru' : undefined;
}

/** The longest name of a table. */
const LONGEST = 40;

/** A name that is made of another, which is cut short where the whole would be too long. */
export function fitted(make: (name: string) => string, name: string): string {
  const over = make(name).length - LONGEST;
  return over > 0 ? make(`${name.slice(0, Math.max(0, name.length - over - 1)).trimEnd()}…`) : make(name);
}
