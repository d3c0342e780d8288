/** Which defence meets which attack at a table, out of the rules' own summary. */

import { api } from "../../lib/api";
import type { Table } from "../../lib/protocol";
import type { Meeting } from "../../lib/summary";
import { KIND_ICONS } from "./content";

export async function meetingsAt(table: Table): Promise<Meeting[]> {
  const answer = await api.summary<{ meetings: Meeting[] }>(table.game, table.options);
  return answer.meetings;
}

/** Every kind of attack with the defences that meet it in some way. */
export function defencesByKind(meetings: Meeting[]): [kind: string, defences: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const { attack, defence } of meetings) {
    if (!(attack in KIND_ICONS)) continue;
    const defences = found.get(attack) ?? new Set();
    defences.add(defence);
    found.set(attack, defences);
  }
  return [...found].map(([kind, defences]) => [kind, [...defences]]);
}
