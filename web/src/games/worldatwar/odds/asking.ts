/** What is asked about a battle, and what comes back; every figure is the server's. */
import { call } from "../../../lib/api";
import { folded } from "../../../lib/folded";

export interface MenuShip {
  key: string;
  name: string;
  name_ru: string;
  nation: string;
  kind: string;
  factors: number;
  slow: boolean;
}
export interface MenuForce {
  key: string;
  side: number;
  nation: string;
  ships: string[];
  hits: Record<string, number>;
}
export interface MenuScenario {
  key: string;
  scale: string;
  sides: string[];
  forces: MenuForce[];
}
export interface Menu {
  nations: string[];
  /** Factors that a named ship may have, and a line of light ships at most. */
  limits: { least: number; most: number; most_light: number };
  ships: MenuShip[];
  scenarios: MenuScenario[];
}

export interface ShipOdds {
  name: string;
  kind: string;
  factors: number;
  damaged: number;
  sunk: number;
  hits: number[];
}
/** A capital ship that no fire can hit: her figures are no chances but a matter of course. */
export function isSpared(ship: ShipOdds): boolean {
  return ship.kind === "capital" && ship.damaged + ship.sunk === 0 && ship.hits.some((chance) => chance > 1 - 1e-9);
}

export interface ShotOdds {
  side: number;
  target: string;
  factors: number;
  modifier: number;
  hits: number[];
}
export interface Order {
  side: number;
  kind: "aim" | "lights" | "screen" | "behind" | "losses";
  ship: string;
  order: string;
  given: boolean;
  choices: string[];
}
export interface Change {
  what: string;
  side: number;
  value: number;
  gain: number;
}
export interface FleetOdds {
  sides: { name: string; ships: ShipOdds[]; lost: number[]; mean_lost: number }[];
  shots: ShotOdds[];
  orders: Order[];
  wins: number[];
  even: number;
  changes: Change[];
}
export interface StrikeOdds {
  reaching: number[];
  lost: number[];
  downed: number[];
  defense: number;
  hits: Record<string, number[]>;
  ships: ShipOdds[];
  mean_hits: number;
  changes: Change[];
}
export interface SubmarineOdds {
  first: { category: string; target: string; modifier: number; hits: number[] }[];
  ships: ShipOdds[];
  lost: number[];
  mean_harmed: number;
  changes: Change[];
}
export interface InterceptionOdds {
  dice: number;
  rounds: number[][];
  one_more: number[];
}
export interface OddsResult {
  fleet?: FleetOdds | null;
  strike?: StrikeOdds | null;
  submarines?: SubmarineOdds | null;
  interception?: InterceptionOdds | null;
}

/** The four things that can be asked about. */
export const PARTS = ["fleet", "strike", "submarines", "interception"] as const;
export type Part = (typeof PARTS)[number];

/** A ship of a group as it is written in a question: `Bismarck`, `slow BB3 Warspite`, `CA6`. */
export interface ShipEntry {
  text: string;
  hits: number;
  screened: boolean;
  cargo: boolean;
}
export interface Group {
  nation: string;
  ships: ShipEntry[];
  burdened: boolean;
  shift: number;
  aims: Record<string, string>;
  lights: string;
  spread: number;
  /** The first target behind the screen, and of surplus light ships; nothing leaves it to doctrine. */
  behind: string;
  light_target: string;
  losses: string;
}
export interface Asking {
  groups: [Group, Group];
  intercepting: number;
  strike: {
    by: number;
    squadrons: number;
    nation: string;
    elite: boolean;
    from: string;
    patrol: number;
    patrol_nation: string;
    patrol_elite: boolean;
    surprise: number;
    radar: number;
    modifier: number;
    target: string;
  };
  submarines: {
    by: number;
    submarines: number;
    nation: string;
    torpedo: number;
    asw: number;
    search: number;
    enemy_search: number;
    excess_asw: number;
    codes: number;
    previous: number;
    advanced: boolean;
    modifier: number;
  };
  interception: { scale: string; dice: number };
}

const NAMES = ["first", "second"] as const;
export const LOSSES = ["transport", "destroyer", "escort-carrier"];

export function shipEntry(text: string, hits = 0): ShipEntry {
  return { text, hits, screened: false, cargo: false };
}

export function group(nation: string, ships: string[], hits: Record<string, number> = {}): Group {
  return {
    nation,
    ships: ships.map((text) => shipEntry(text, hits[text] ?? 0)),
    burdened: false,
    shift: 0,
    aims: {},
    lights: "",
    spread: 1,
    behind: "",
    light_target: "",
    losses: "",
  };
}

/** The battle that the page opens with: the River Plate, one large ship against three cruisers, and open to either. */
export function opening(): Asking {
  return {
    groups: [group("germany", ["Graf Spee"]), group("britain", ["CA6"])],
    intercepting: 1,
    strike: {
      by: 1,
      squadrons: 2,
      nation: "britain",
      elite: false,
      from: "navy",
      patrol: 0,
      patrol_nation: "germany",
      patrol_elite: false,
      surprise: 0,
      radar: 0,
      modifier: 0,
      target: "",
    },
    submarines: {
      by: 0,
      submarines: 1,
      nation: "germany",
      torpedo: 0,
      asw: 0,
      search: 0,
      enemy_search: 0,
      excess_asw: 0,
      codes: 0,
      previous: 0,
      advanced: false,
      modifier: 0,
    },
    interception: { scale: "europe", dice: 4 },
  };
}

/** What the server calls the ship of a line. */
export function nameOf(text: string, menu: Menu): string {
  const known = shipOf(text, menu);
  if (known) return known.name;
  const words = text.trim().split(" ");
  while (words.length > 1 && (words[0] === "slow" || menu.nations.includes(words[0]!))) words.shift();
  return /^[A-Z]{2,3}\d+$/.test(words[0] ?? "") && words.length > 1 ? words.slice(1).join(" ") : words.join(" ");
}

export function shipOf(text: string, menu: Menu): MenuShip | undefined {
  const asked = folded(text.trim());
  return menu.ships.find((ship) => [ship.key, folded(ship.name), folded(ship.name_ru)].includes(asked));
}

const LIGHT = /^(.*\b)?(CA|DD|CVE|TR) ?(\d+)$/;

/** Light ships of a line: their class and factors; nothing for a named ship. */
export function lightOf(text: string): { before: string; sign: string; factors: number } | undefined {
  const found = LIGHT.exec(text.trim());
  return found ? { before: found[1] ?? "", sign: found[2]!, factors: Number(found[3]) } : undefined;
}

/**
 * Why a line cannot be added to a group: nobody knows such a ship, it has so many factors as none has, or it is there.
 */
export type Fault = "unknown" | "light" | "size" | "twice" | "";

/** As the server reads a ship that is not in the list; light ones may have a name, too. */
const WRITTEN = /^(BB|BC|PB|CVL|CVB|CVE|CV|CA|DD|TR) ?(\d+)( .+)?$/;
const LIGHTS = ["CA", "DD", "CVE", "TR"];

export function faultOf(text: string, there: ShipEntry[], menu: Menu): Fault {
  if (!shipOf(text, menu)) {
    const words = text.trim().split(/ +/);
    while (words.length > 1 && (words[0] === "slow" || menu.nations.includes(words[0]!))) words.shift();
    const written = WRITTEN.exec(words.join(" "));
    if (!written) return "unknown";
    const [, sign = "", digits, name] = written;
    const factors = Number(digits);
    if (!LIGHTS.includes(sign)) {
      if (factors < menu.limits.least || factors > menu.limits.most) return "size";
    } else if (factors < 1 || factors > menu.limits.most_light || (sign === "CA" && factors % 2 === 1)) return "light";
    else if (!name) return "";
  }
  return there.some((other) => nameOf(other.text, menu) === nameOf(text, menu)) ? "twice" : "";
}

/** Letters to be changed, added, left out or swapped to make one word of another. */
function apart(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]!.push(least);
    }
  }
  return rows[one.length]![other.length]!;
}

/** Ships that were probably meant, three at most, the nearest first. */
export function nearestTo(text: string, menu: Menu): MenuShip[] {
  const asked = folded(text.trim());
  const far = (ship: MenuShip) =>
    Math.min(
      ...[ship.name, ship.name_ru]
        .map(folded)
        .map((name) => (asked.length > 2 && name.startsWith(asked) ? 1 : apart(asked, name))),
    );
  return menu.ships
    .map((ship) => ({ ship, far: far(ship) }))
    .filter(({ ship, far }) => far <= Math.max(1, Math.ceil(ship.name.length / 3)))
    .sort((one, other) => one.far - other.far)
    .slice(0, 3)
    .map(({ ship }) => ship);
}

/** The ships of both groups, and nothing of their orders: what a preset lays out. */
export const laidOut = (groups: Group[]): string =>
  JSON.stringify(groups.map(({ nation, ships }) => [nation, ships.map(({ text, hits }) => [text, hits])]));

/** So many factors more or fewer; cruisers come in twos. */
export function stepped(text: string, by: number, menu: Menu): string {
  const light = lightOf(text);
  if (!light) return text;
  const step = light.sign === "CA" ? 2 : 1;
  return `${light.before}${light.sign}${Math.min(menu.limits.most_light, Math.max(step, light.factors + by * step))}`;
}

/** Factors of a named ship by its line, 0 if nobody knows. */
export function factorsOf(text: string, menu: Menu): number {
  const written = /\b(?:BB|BC|PB|CVL|CVB|CVE|CV|CA|DD|TR) ?(\d+)\b/.exec(text);
  return shipOf(text, menu)?.factors ?? Number(written?.[1] ?? 0);
}

function side(asked: Group, place: number, menu: Menu) {
  const marked = (wanted: (ship: ShipEntry) => boolean) =>
    asked.ships.filter(wanted).map((ship) => nameOf(ship.text, menu));
  return {
    name: NAMES[place],
    nation: asked.nation,
    ships: asked.ships.map((ship) => ship.text),
    hits: Object.fromEntries(
      asked.ships.filter((ship) => ship.hits).map((ship) => [nameOf(ship.text, menu), ship.hits]),
    ),
    screened: marked((ship) => ship.screened),
    cargo: marked((ship) => ship.cargo),
    burdened: asked.burdened,
    shift: asked.shift,
    orders: {
      aims: asked.aims,
      lights: asked.lights,
      light_spread: asked.spread,
      light_targets: asked.light_target ? [asked.light_target] : [],
      screened_targets: asked.behind ? [asked.behind] : [],
      losses: asked.losses ? asked.losses.split(" ") : [],
    },
  };
}

/** Aims whose ship or target is no longer there are forgotten. */
export function forgetLost(asking: Asking, menu: Menu): void {
  const names = asking.groups.map((asked) => asked.ships.map((ship) => nameOf(ship.text, menu)));
  asking.groups.forEach((asked, place) => {
    const there = [...names[1 - place]!, "lights", "hold"];
    for (const [ship, aim] of Object.entries(asked.aims)) {
      if (!names[place]!.includes(ship) || !there.includes(aim)) delete asked.aims[ship];
    }
    if (!there.includes(asked.behind)) asked.behind = "";
    if (!there.includes(asked.light_target)) asked.light_target = "";
  });
  if (asking.strike.target && ![...names[1 - asking.strike.by]!, "lights"].includes(asking.strike.target))
    asking.strike.target = "";
}

/** One part of the question, with both groups where it needs them. */
export function bodyOf(asking: Asking, part: Part, menu: Menu): Record<string, unknown> {
  if (part === "interception") return { interception: { ...asking.interception } };
  const body: Record<string, unknown> = {
    first: side(asking.groups[0], 0, menu),
    second: side(asking.groups[1], 1, menu),
    fleet: part === "fleet",
    intercepting: NAMES[asking.intercepting],
  };
  if (part === "strike") {
    const { target, by, ...rest } = asking.strike;
    body["strike"] = { ...rest, by: NAMES[by], targets: target ? [target] : [] };
  }
  if (part === "submarines") body["submarines"] = { ...asking.submarines, by: NAMES[asking.submarines.by] };
  return body;
}

const ADDRESS = "/api/games/worldatwar/odds";
export const menuOf = () => call<Menu>("GET", ADDRESS);
export const ask = (body: Record<string, unknown>) => call<OddsResult>("POST", ADDRESS, body);
