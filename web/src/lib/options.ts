import { canSayOf, sayOf } from "./say";
import type { Words } from "./words";

export function optionName(game: string, option: string): string {
  return canSayOf(game, `new-option-${option}`) ? sayOf(game, `new-option-${option}`) : option;
}

/** What the scenario of one's own is called that an option holds. */
export function ownName(own = ""): string {
  return /(?:^|; )name = "((?:[^"\\]|\\.)*)"/.exec(own)?.[1] ?? "";
}

/** The options of a table that differ from the book, in words, without the scenario. */
export function optionsInWords(game: string, options: Record<string, string>, words?: Words): string[] {
  return Object.entries(options)
    .filter(([option]) => !["seats", "scenario", "own_scenario"].includes(option))
    .map(([option, value]) => optionWords(game, option, value, words));
}

/**
 * The scenario that a table plays by its name, the `usual` one where none was chosen; nothing where the game has none.
 */
export function scenarioName(game: string, options: Record<string, string>, usual = "", words?: Words): string {
  const scenario = options["scenario"] ?? usual;
  if (!scenario) return "";
  return (scenario === "own" && ownName(options["own_scenario"])) || choiceName(game, "scenario", scenario, words);
}

/** An option with what it was set to, in words. */
export function optionWords(game: string, option: string, value: string, words?: Words): string {
  const name = optionName(game, option);
  if (value === "yes") return name;
  return value === "no" ? `${name}: ✕` : `${name}: ${choiceName(game, option, value, words)}`;
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
  return entry[`line_${words?.lang}`] ?? entry["line"] ?? "";
}
