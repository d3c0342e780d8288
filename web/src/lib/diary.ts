import type { DiaryLine, Facts, Said } from "./protocol";

export type Filter = "all" | "fire" | "chat";

/** How a game's diary falls into groups, by the names of its events; each game says so in its guide. */
export interface Chapters {
  /** Turns, battles and their rounds: with each of these a group begins. */
  begins: string[];
  /** Volleys, searches, voyages: so it does with these, unless the line before is one of them as well. */
  acts: string[];
  /** What has become of it: this stands in sight while the rest is folded. */
  results: string[];
  sunk: string[];
  /** Where several attacks make one volley: what is one, and what is a hit. */
  attacks?: string[];
  hits?: string[];
  /** A hit that has been called off counts for nothing. */
  undone?: string[];
}

export interface Tally {
  attacks: number;
  hits: number;
  sunk: number;
  /** Nothing is known yet of what they did. */
  open: boolean;
}

/** Lines that belong together. */
export interface Group {
  /** In the order in which they came. */
  lines: DiaryLine[];
  /** Told at once, and what is folded in. */
  lead: DiaryLine[];
  steps: DiaryLine[];
  /** What a volley is called, if it has a name of its own. */
  title?: DiaryLine;
  /** What a volley came to. */
  tally?: Tally;
  /** Whose turn it was in, as a fact. */
  of?: string;
}

/** A group of the diary or a line of chat, in one order of time. */
export interface Entry {
  key: string;
  at: number;
  group?: Group;
  said?: Said;
}

/** Lines from one beginning to the next; a turn that begins with an act is one with it. */
function parted(lines: DiaryLine[], { begins, acts }: Chapters): DiaryLine[][] {
  const parts: DiaryLine[][] = [];
  let begun = false;
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]?.name ?? "";
    const goesOn = acts.includes(before) || (begins.includes(before) && parts.at(-1)?.length === 1);
    const isNew = begins.includes(line.name) || (acts.includes(line.name) && !goesOn);
    begun ||= isNew;
    if (isNew || !begun) parts.push([line]);
    else parts.at(-1)!.push(line);
  }
  return parts;
}

/** Hits are told as so many, or attack by attack. */
function hitsIn(lines: DiaryLine[], hits: string[], undone: string[]): number {
  const told = lines.filter((line) => hits.includes(line.name));
  const off = new Set(lines.filter((line) => undone.includes(line.name)).map((line) => line.facts["number"]));
  const isOn = (number: Facts[string] | undefined) => number !== undefined && !off.has(number);
  const numbers = new Set(told.map((line) => line.facts["number"]).filter(isOn));
  return numbers.size + told.reduce((sum, line) => sum + Number(line.facts["hits"] ?? 0), 0);
}

/** `of`: whose attacks they are; what the others sink meanwhile is none of theirs. */
function tallyOf(
  lines: DiaryLine[],
  { attacks = [], hits = [], undone = [], sunk }: Chapters,
  of: string | undefined,
): Tally | undefined {
  const count = (names: string[]) => lines.filter((line) => names.includes(line.name)).length;
  if (count(attacks) === 0) return undefined;
  const hit = hitsIn(lines, hits, undone);
  const known = new Set(lines.filter(({ name }) => !attacks.includes(name)).map(({ facts }) => facts["number"]));
  const waits = ({ name, facts }: DiaryLine): boolean =>
    attacks.includes(name) && facts["number"] !== undefined && !known.has(facts["number"]);
  const theirs = lines.filter(({ facts }) => !of || !facts["by"] || facts["by"].toString() === of);
  const lost = theirs.filter(({ name }) => sunk.includes(name)).length;
  return { attacks: count(attacks), hits: hit, sunk: lost, open: hit === 0 && lines.some(waits) };
}

/** The diary in groups, the oldest first. */
export function groupsOf(lines: DiaryLine[], chapters: Chapters | undefined): Group[] {
  if (!chapters) return lines.map((line) => ({ lines: [line], lead: [line], steps: [] }));
  const { begins, acts, results } = chapters;
  let of: string | undefined;
  return parted(lines, chapters).map((part) => {
    const first = part[0]!;
    if (begins.includes(first.name)) of = first.facts["seat"]?.toString();
    const tally = tallyOf(part, chapters, of);
    const told = part.filter((line) => results.includes(line.name));
    const act = part.find((line) => acts.includes(line.name)) ?? first;
    const lead = told.length > 0 || tally ? told : [act];
    return {
      lines: part,
      lead,
      steps: part.filter((line) => !lead.includes(line) && !(tally && line === first && begins.includes(line.name))),
      ...(tally ? { tally } : {}),
      // A round of a battle says which it is.
      ...(tally && begins.includes(first.name) ? { title: first } : {}),
      ...(of ? { of } : {}),
    };
  });
}

/** Of a group only what tells of fire. */
function onlyFire(group: Group, isFire: (line: DiaryLine) => boolean): Group {
  const lines = group.lines.filter(isFire);
  const told = group.lead.filter(isFire);
  const lead = told.length > 0 || group.tally ? told : lines.slice(0, 1);
  return { ...group, lines, lead, steps: group.steps.filter((line) => isFire(line) && !lead.includes(line)) };
}

/** What the filter lets through, the newest first. */
export function entries(
  lines: DiaryLine[],
  chat: Said[],
  filter: Filter,
  isFire: (line: DiaryLine) => boolean,
  chapters?: Chapters,
): Entry[] {
  const groups = filter === "chat" ? [] : groupsOf(lines, chapters);
  const told = filter === "fire" ? groups.map((group) => onlyFire(group, isFire)) : groups;
  const said = filter === "fire" ? [] : chat;
  const both: Entry[] = [
    ...told
      .filter((group) => group.lines.length > 0)
      .map((group) => ({ key: `l${group.lines[0]!.n}`, at: group.lines.at(-1)!.at, group })),
    ...said.map((said) => ({ key: `c${said.n}`, at: said.at, said })),
  ];
  // The sort is stable, so lines of one moment keep their order.
  return both.sort((one, other) => one.at - other.at).reverse();
}

/** The lines called `told` of the last round that has any; a line called `begins` begins a round. */
export function lastRound(lines: DiaryLine[], told: string, begins: string): DiaryLine[] {
  let found: DiaryLine[] = [];
  let over = false;
  for (const line of lines) {
    if (line.name === begins) over = true;
    if (line.name !== told) continue;
    found = over ? [line] : [...found, line];
    over = false;
  }
  return found;
}
