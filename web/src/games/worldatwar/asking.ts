/**
 * What a question is about: its words where the table knows more than they tell, and the groups, ports and voyages it
 * offers.
 */

import type { View } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { ShipShown } from "./board";
import type { Content } from "./content";
import {
  boardOf,
  countShips,
  kindOf,
  numberIn,
  questionOf,
  questions,
  shipsIn,
  shortOf,
  type Spot,
  spotsOf,
  squadronsAt,
  targetsOf,
  tilesOf,
} from "./places";
import { baseName, groupState, hexName, shipName, spotText, voyageDuty } from "./telling";
import type { Asked, Question } from "./vocabulary";

/** Both choose at once, or one chooses ships in private: the other side learns nothing of it before its time. */
export function secrecyOf(view: View): "both" | "private" | "" {
  if (view.ask?.secrecy === "sealed") return "both";
  return view.ask?.secrecy === "private" && boardOf(view).choosing ? "private" : "";
}

/** Numbers of combat groups are given here, on the chart; elsewhere an answer that names a group means all of it. */
export const NUMBERING = questions("group-number", "surplus-number");
/** Questions about one voyage, which is named by what it is for. */
const ABOUT_VOYAGE = [
  "interception-hex",
  "interceptors",
  "submarine-intercepts",
  "air-attack-hex",
  "where-to",
  "which-way",
  "press-on",
  "goes-on-alone",
  "which-base",
] satisfies (keyof Asked)[];
type AboutVoyage = Extract<Question, { name: (typeof ABOUT_VOYAGE)[number] }>;
const isAboutVoyage = (ask: Question): ask is AboutVoyage => questions(...ABOUT_VOYAGE).has(ask.name);

/** What is shot at by so many factors or squadrons as are being asked for. */
export function targetName(view: View, words: Words): string {
  const { strike, engagement } = boardOf(view);
  const target = strike?.target ?? engagement?.target ?? "";
  if (target === "light") return say("action-light");
  return target === "screened" ? say("action-screened") : target ? shipName(target, words) : "";
}

/** The question in words; where the table knows what it is about, with that. */
export function questionText(view: View, words: Words, names: string[]): string {
  const ask = questionOf(view)!;
  const board = boardOf(view);
  if (ask.name === "strike-share" || ask.name === "factors-at-target") {
    const target = targetName(view, words);
    const count = ask.name === "strike-share" ? ask.facts.squadrons : ask.facts.factors;
    if (target) return say(`worldatwar-ask-${ask.name}`, { count, target });
  }
  if (ask.name === "choose-loss" && board.losses)
    return say("worldatwar-ask-choose-loss", { count: board.losses.count, group: board.losses.group });
  const facts = isAboutVoyage(ask) ? voyageFacts(ask, board, words) : undefined;
  return facts ? say(`worldatwar-ask-${ask.name}`, facts) : words.decision(view.ask!, names);
}

/** Why it is asked, or what it is about, where no note below it says more. */
export function reasonText(view: View, words: Words, names: string[]): string {
  const ask = questionOf(view)!;
  const facts = isAboutVoyage(ask) ? voyageFacts(ask, boardOf(view), words) : undefined;
  switch (facts ? ask.name : "") {
    case "interception-hex":
    case "interceptors":
    case "submarine-intercepts":
      return say("worldatwar-why-sails", facts);
    case "which-way":
      return say("worldatwar-why-route", facts);
    default:
      return notesOf(view, words).length > 0 ? "" : words.reason(view.ask!, names);
  }
}

/** What the table knows of the voyage that a question is about. */
function voyageFacts(ask: AboutVoyage, board: ReturnType<typeof boardOf>, words: Words) {
  const facts: Partial<Asked["submarine-intercepts"] & Asked["which-way"]> = ask.facts;
  const number = ask.facts.voyage;
  const voyage = board.voyages[number];
  if (!voyage) return undefined;
  const named = (hex: string | undefined) => (hex ? hexName(hex.replace("hex/", ""), board, words) : "");
  return {
    number,
    what: voyageDuty(number, board, words),
    from: named(voyage.path[0]),
    to: named(voyage.path.at(-1)),
    hex: named(facts.hex),
    goal: named(facts.goal),
    base: facts.base ? baseName(facts.base.replace("base/", ""), words) : "",
    hexes: facts.hexes ?? 0,
    boat: facts.boat ?? 1,
    boats: facts.boats ?? 1,
  };
}

/** What follows from an answer, or what it is about, in a line. */
export function notesOf(view: View, words: Words): string[] {
  const ask = questionOf(view);
  if (!ask) return [];
  const board = boardOf(view);
  switch (ask.name) {
    case "air-attack-hex":
      return [say("worldatwar-note-air-attack-hex", { range: board.air_range })];
    case "goes-on-alone":
      return [say("worldatwar-note-goes-on-alone")];
    case "which-base":
      return ask.answers.some((word) => word.startsWith("force")) ? [say("worldatwar-note-which-base")] : [];
    case "evade": {
      const hurt =
        spotsOf(board)
          .find((spot) => spot.side === view.seat && spot.number === ask.facts.group)
          ?.ships.filter((ship) => ship.damaged) ?? [];
      return [
        say("worldatwar-note-evade"),
        hurt.length > 0
          ? say("worldatwar-note-abandoned", { ships: hurt.map((ship) => shipName(ship.key, words)).join(", ") })
          : say("worldatwar-note-none-abandoned"),
      ];
    }
    case "screen-number":
      return [say("worldatwar-note-screen")];
    case "surplus-capital":
    case "surplus-light":
      return ask.answers.includes("hold") ? [say("worldatwar-note-hold")] : [];
    case "screened-target-light":
      return [say("worldatwar-note-screened-target")];
    case "withdraw":
      return board.settled ? [] : [say("worldatwar-note-withdraw"), say("worldatwar-note-withdraw-lost")];
    case "screen":
    case "screened-target":
    case "engage":
    case "strike":
    case "surprise-strike":
    case "submarine-target":
    case "submarines-number":
    case "base-attack":
    case "use-advantage":
    case "substitutes":
      return [say(`worldatwar-note-${ask.name}`)];
    default:
      return [];
  }
}

const AIMING = questions("strike-target", "torpedo-target");

export type Laid = "ships" | "numbers" | "squadrons" | "lines" | "targets";

/** What lies open to choose from; the lines of an engagement stay where they are while others decide. */
export function laidOut(view: View): Set<Laid> {
  const board = boardOf(view);
  const found = new Set<Laid>();
  if (board.engagement?.lines) found.add("lines");
  const ask = questionOf(view);
  if (!ask || ask.given) return found;
  if (board.choosing ?? board.parting) found.add("ships");
  if (board.numbering && !board.parting) found.add("numbers");
  if ((board.allotting?.length ?? 0) > 0) found.add("squadrons");
  if ((AIMING.has(ask.name) && targetsOf(board).length > 0) || board.losses?.seat === view.seat) found.add("targets");
  return found;
}

/** The groups that a question is about, besides those it offers: the own one, or both. */
export function contenders(view: View): Spot[] {
  const ask = questionOf(view);
  if (ask?.name !== "evade" && ask?.name !== "engage") return [];
  const spots = spotsOf(boardOf(view));
  const of = (side: number, number: number) => spots.filter((spot) => spot.side === side && spot.number === number);
  return [...(ask.name === "evade" ? of(1 - view.seat, ask.facts.by) : []), ...of(view.seat, ask.facts.group)];
}

export interface Offer {
  word: string;
  mark: string;
  title: string;
  line: string;
  side: "own" | "their";
}

/** Whether an answer lies among the offers, and needs no button of its own. */
export function isOffered(word: string, view: View, content: Content): boolean {
  const name = questionOf(view)?.name;
  switch (kindOf(word, view, content)) {
    case "group":
    case "enemy":
      return !NUMBERING.has(name);
    case "base":
      return true;
    case "force":
      return name === "interceptors" || name === "which-base" || name === "order-of-voyages";
    default:
      return false;
  }
}

/** The answers that lie nowhere on the table and need a button in the prompt. */
export function buttonsOf(view: View, content: Content, phone: boolean): string[] {
  const board = boardOf(view);
  const tiles = tilesOf(board);
  return (view.ask?.answers ?? []).filter((word) => {
    if (isOffered(word, view, content)) return false;
    switch (kindOf(word, view, content)) {
      case "hex":
        return false;
      case "ship":
        return !tiles.has(word);
      case "group":
        // On a small screen the question may cover the chart.
        return phone || board.battle === undefined;
      default:
        return true;
    }
  });
}

const held = (ships: ShipShown[], content: Content) => shortOf(countShips(ships, content), content);

/** Groups, ports and voyages among the answers, each with what is known of it. */
export function offersOf(view: View, content: Content, words: Words): Offer[] {
  const ask = questionOf(view);
  if (!ask || ask.given) return [];
  const board = boardOf(view);
  const spots = spotsOf(board);
  return ask.answers
    .filter((word) => isOffered(word, view, content))
    .map((word): Offer => {
      const kind = kindOf(word, view, content);
      const number = numberIn(word);
      if (kind === "group" || kind === "enemy") {
        const side = kind === "group" ? view.seat : 1 - view.seat;
        const spot = spots.find((one) => one.side === side && one.number === number);
        const left = (spot?.group.found ?? 0) - (spot?.group.spent ?? 0);
        const line = [
          spot && groupState(spot.group),
          kind === "enemy" && left > 0 && say("worldatwar-results-left", { count: left }),
        ]
          .filter(Boolean)
          .join(" · ");
        return {
          word,
          mark: String(number),
          title: spot ? spotText(spot, content) : say("worldatwar-unknown"),
          line,
          side: kind === "group" ? "own" : "their",
        };
      }
      if (kind === "base") {
        const far = board.intercept?.ports?.[word] ?? board.home?.ports[word];
        const flying = squadronsAt(board, word).length;
        const line =
          far === undefined
            ? say("worldatwar-squadrons", { count: flying })
            : far >= 1000
              ? say("worldatwar-no-way")
              : say("worldatwar-hexes", { count: far });
        return {
          word,
          mark: "",
          title: baseName(word, words),
          line,
          side: board.bases[word]?.side === view.seat ? "own" : "their",
        };
      }
      if (ask.name === "which-base")
        return {
          word,
          mark: String(number),
          title: say("worldatwar-goes-alone", { number }),
          line: held(shipsIn(board, number), content),
          side: "own",
        };
      const forces = Object.entries(board.forces).filter(([, force]) => force.voyage === number && !force.gone);
      return {
        word,
        mark: String(number),
        title: voyageDuty(number, board, words),
        line: held(
          forces.flatMap(([key]) => shipsIn(board, Number(key))),
          content,
        ),
        side: "own",
      };
    });
}
