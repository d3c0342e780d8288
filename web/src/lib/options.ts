import { canSay, say } from './say';

/** One of the things an option may be, in words. */
export function choiceName(option: string, choice: string): string {
  const id = `new-choice-${option}-${choice}`;
  return canSay(id) ? say(id) : choice;
}
