/**
 * The language to draw what people have written in: our letters take the Bulgarian forms of Cyrillic where no language
 * is named, and few who write Cyrillic here read those.
 */
export function langOf(written: string): "ru" | undefined {
  return /\p{Script=Cyrillic}/u.test(written) ? "ru" : undefined;
}
