/** The options of the table for whatever is drawn on it. */

import { getContext, setContext } from "svelte";
import type { Options } from "./telling";

const KEY = Symbol("options");

export const playWith = (options: () => Options | undefined) => setContext(KEY, options);
export const optionsInPlay = (): (() => Options | undefined) => getContext(KEY) ?? (() => undefined);
