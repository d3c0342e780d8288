import { canSayOf, sayOf } from './say';
import type { Words } from './words';

export function optionName(game: string, option: string): string {
  return canSayOf(game, `new-option-${option}`) ? sayOf(game, `new-option-${option}`) : option;
}

/** An option with what it was set to, in words. */
export function optionWords(game: string, option: string, value: string, words?: Words): string {
  const name = optionName(game, option);
  if (value === 'yes') return name;
  return value === 'no' ? `${name}: ✕` : `${name}: ${choiceName(game, option, value, words)}`;
}

/** One of the things an option may be, in words: the page's, or, of a scenario, those of the game's content. */
export function choiceName(game: string, option: string, choice: string, words?: Words): string {
  const id = `new-choice-${option}-${choice}`;
  if (canSayOf(game, id)) return sayOf(game, id);
  return words?.bareName(`${option}/${choice}`) ?? choice;
}

/** More of it in one line, if there is anything to say. */
export function choiceLine(game: string, option: string, choice: string, words?: Words): string {
  const id = `new-choice-${option}-${choice}-line`;
  if (canSayOf(game, id)) return sayOf(game, id);
  const entry = words?.things[`${option}/${choice}`] ?? {};
  return entry[`line_${words?.lang}`] ?? entry['line'] ?? '';
}
