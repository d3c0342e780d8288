/** Which defence meets which attack at a table, out of the rules' own summary. */

import { api } from "../../lib/api";
import type { Table } from "../../lib/protocol";
import type { Meeting } from "../../lib/summary";
import type { Attack } from "./board";
import { isSubmarine, KIND_ICONS, type Content } from "./content";

/** Told apart below the list: it undoes any one hit. */
const LAST_RESORT = "damage_control";
const SURPRISE = "surprise";

export async function meetingsAt(table: Table): Promise<Meeting[]> {
  const answer = await api.summary<{ meetings: Meeting[] }>(table.game, table.options);
  return answer.meetings;
}

/** The families of cards that, laid before the task force, meet an attack. */
export function areaAgainst(attack: Attack, meetings: Meeting[], content: Content): string[] {
  const source = attack.source ? (isSubmarine(content.ships[attack.source]) ? "submarine" : "ship") : "";
  const kind = attack.surprise ? SURPRISE : attack.kind;
  const from = attack.surprise && source !== "submarine" ? "air" : source;
  return meetings
    .filter((meeting) => meeting.way === "area" && meeting.attack === kind && (!meeting.source || meeting.source === from))
    .map((meeting) => meeting.defence);
}

/** Every kind of attack with the defences that meet it in some way. */
export function defencesByKind(meetings: Meeting[]): [kind: string, defences: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const { attack, defence } of meetings) {
    // Bad Luck, Specials and Tactics are met too, but come in no volley.
    if (!(attack in KIND_ICONS)) continue;
    const defences = found.get(attack) ?? new Set();
    if (defence !== LAST_RESORT) defences.add(defence);
    found.set(attack, defences);
  }
  return [...found].map(([kind, defences]) => [kind, [...defences]]);
}
