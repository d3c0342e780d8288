import { canSay, say } from './say';

/** An option with what it was set to, in words. */
export function optionWords(option: string, value: string): string {
  const name = canSay(`new-option-${option}`) ? say(`new-option-${option}`) : option;
  if (value === 'yes') return name;
  return value === 'no' ? `${name}: ✕` : `${name}: ${choiceName(option, value)}`;
}

/** One of the things an option may be, in words. */
export function choiceName(option: string, choice: string): string {
  const id = `new-choice-${option}-${choice}`;
  return canSay(id) ? say(id) : choice;
}
