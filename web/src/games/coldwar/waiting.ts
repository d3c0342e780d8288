/** Why a card of the hand cannot be played now, as far as the step alone tells. */

import type { Ask } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { Attack, Board } from "./board";
import type { CardEntry } from "./content";

const AHOY = "6.1.A.5";
const RETREAT = "6.1.A.6";
const STATIONS = "6.1.B.1";

const ATTACKS = ["gun", "missile", "torpedo", "land_strike", "bomber", "minefield", "surprise"];
const DEFENCES: Record<string, string> = { evade: "8.31", ecm: "8.32", cover: "8.33", sweepers: "8.35", asw: "8.37", early_warning: "8.38" };
const ANSWERING = /^(point-defense|point-defense-mines|point-defense-air)$/;

const AIRCRAFT = ["land", "carrier", "bomber"];

export interface Reason {
  text: string;
  rule: string;
}

/** Whether the question is of an earlier stage than that of aircraft. */
const airLater = (ask: Ask | undefined) => ask?.name === "point-defense" || ask?.name === "point-defense-mines";

/** Whether an attack is answered only at a later question. */
export const answeredLater = (attack: Attack, ask: Ask | undefined) => airLater(ask) && AIRCRAFT.includes(attack.kind);

export function reasonToWait(card: CardEntry, ask: Ask, board: Board, words: Words): Reason | undefined {
  if (ask.name === "damage-control") return { text: say("board-only-control"), rule: "9.3" };
  if (ask.name === "negate") return { text: say("board-only-negate"), rule: "9.6" };
  const declaring = ask.name === "battle-stations";
  const only = (step: string, rule: string): Reason => ({ text: say("board-only-step", { step: words.step(step) }), rule });
  const meets = DEFENCES[card.family];
  if (card.family === "cover" && airLater(ask) && board.volley.some((attack) => AIRCRAFT.includes(attack.kind))) {
    return { text: say("board-air-next"), rule: meets! };
  }
  if (meets !== undefined && ANSWERING.test(ask.name)) return { text: say("board-meets-none"), rule: meets };
  if (declaring && ATTACKS.includes(card.family) && board.draft?.fog_left === 0) return { text: say("board-no-fog"), rule: "7" };
  // Of what belongs to this step only the server knows what is amiss.
  if (declaring && (ATTACKS.includes(card.family) || meets !== undefined || card.family === "crew")) return undefined;
  if (ATTACKS.includes(card.family)) return only(STATIONS, STATIONS);
  if (meets !== undefined) return { text: say("board-only-answer", { step: words.step(STATIONS) }), rule: "8" };
  switch (card.family) {
    case "additional_ship": return ask.name.startsWith("ship-ahoy") ? undefined : only(AHOY, "9.1");
    case "retreat": return ask.name === "retreat" ? undefined : only(RETREAT, "9.2");
    case "crew": return only(STATIONS, "9.4");
    case "damage_control": return { text: say("board-only-hits"), rule: "9.3" };
    case "crash_dive": return { text: say("board-only-dive"), rule: "8.36" };
    case "refueling": return { text: say("board-only-air"), rule: "9.5" };
    default: return undefined;
  }
}
