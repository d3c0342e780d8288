/** All words of a language, for the tests. */
import enFirst from "./en-first";
import enOthers from "./en";
import ruFirst from "./ru-first";
import ruOthers from "./ru";
import { ofGames } from "./games";

const inAll = async (games: Record<string, () => Promise<string>>) =>
  (await Promise.all(Object.values(games).map((words) => words()))).join("\n");

export const en = `${enFirst}\n${enOthers}\n${await inAll(ofGames.en)}`;
export const ru = `${ruFirst}\n${ruOthers}\n${await inAll(ofGames.ru)}`;
