/** All words of a language, for the tests. */
import enFirst from "./en-first";
import enOthers from "./en";
import ruFirst from "./ru-first";
import ruOthers from "./ru";

export const en = `${enFirst}\n${enOthers}`;
export const ru = `${ruFirst}\n${ruOthers}`;
