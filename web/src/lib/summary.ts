import { api } from "./api";
import type { Table } from "./protocol";
import type { Words } from "./words";

/** One way in which a defence meets an attack, as the game's summary gives it. */
export interface Meeting {
  attack: string;
  source: string;
  defence: string;
  rule: string;
  way: string;
  roll: boolean;
  effect: string;
  number: number;
  on: number;
}

export interface Defence {
  name: string;
  rule: string;
  ways: { effect: string; ways: string[] }[];
}

export interface AttackMet {
  key: string;
  name: string;
  defences: Defence[];
}

/** Each attack with the defences that meet it, and the ways to play them by what they do. */
export function attacksMet(meetings: Meeting[], words: Words): AttackMet[] {
  const attacks = new Map<string, AttackMet>();
  for (const meeting of meetings) {
    const key = `${meeting.attack}/${meeting.source}`;
    const name = words.text("summary-from", { attack: meeting.attack, source: meeting.source || "none" });
    const attack = attacks.get(key) ?? { key, name, defences: [] };
    attacks.set(key, attack);
    addWay(attack, meeting, words);
  }
  return [...attacks.values()];
}

function addWay(attack: AttackMet, meeting: Meeting, words: Words): void {
  const name = words.text(`summary-${meeting.defence}`);
  let defence = attack.defences.find((other) => other.name === name);
  if (!defence) attack.defences.push((defence = { name, rule: meeting.rule, ways: [] }));
  const effect = words.text(`summary-effect-${meeting.effect}`, {
    roll: meeting.roll ? "yes" : "no",
    number: meeting.number,
    on: meeting.on,
  });
  const way = words.text(`summary-way-${meeting.way}`);
  const alike = defence.ways.find((other) => other.effect === effect);
  if (alike) alike.ways.push(way);
  else defence.ways.push({ effect, ways: [way] });
}

/** Which defence meets which attack at a table, out of the rules' own summary. */
export async function meetingsAt(table: Table): Promise<Meeting[]> {
  const summary = await api.summary<{ meetings: Meeting[] }>(table.game, table.options);
  return summary.meetings;
}

/** Every kind of attack that comes in a volley, with the defences that meet it in some way. */
export function defencesByKind(
  meetings: Meeting[],
  kinds: Record<string, unknown>,
  lastResort = "",
): [kind: string, defences: string[]][] {
  const found = new Map<string, Set<string>>();
  for (const { attack, defence } of meetings) {
    if (!(attack in kinds)) continue;
    const defences = found.get(attack) ?? new Set();
    if (defence !== lastResort) defences.add(defence);
    found.set(attack, defences);
  }
  return [...found].map(([kind, defences]) => [kind, [...defences]]);
}
