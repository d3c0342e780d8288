/** Where on the table each word of the notation lies, and which contact stands where. */

import type { Reading } from "../../lib/desk.svelte";
import type { DiaryLine, View } from "../../lib/protocol";
import type { Board, ShipShown } from "./board";
import { isCard, isSubmarine, levelsOf, type Content } from "./content";
import type { Line, Question } from "./vocabulary";

export type Kind = "hand" | "own-ship" | "target" | "helicopter" | "word";

export const FORCE = "force";
const HELO = "helo-";

export const boardOf = (view: View): Board => view.board as unknown as Board;
export const questionOf = (view: View): Question | undefined => view.ask as Question | undefined;
export const lineOf = (line: DiaryLine): Line => line as Line;

/** The ship that an actor is, or flies from; nothing for a Surface Force. */
export const shipOf = (actor: string): string =>
  actor === FORCE ? "" : actor.startsWith(HELO) ? actor.slice(HELO.length) : actor;
export const isHelicopter = (actor: string): boolean => actor.startsWith(HELO);

export function kindOf(word: string, view: View, content: Content): Kind {
  const ship = boardOf(view).ships[word];
  if (ship) return ship.seat === view.seat ? "own-ship" : "target";
  if (isHelicopter(word)) return "helicopter";
  return isCard(word, content) ? "hand" : "word";
}

/** Ships that lie on the table; the others have gone down, gone away or not come yet. */
export const isInPlay = (ship: ShipShown | undefined): boolean => ship?.status === "in";

/** The answers that lie nowhere on the table and need a button in the prompt. */
export function buttonsOf(view: View, content: Content): string[] {
  const board = boardOf(view);
  const hand = board.seats[view.seat]?.hand ?? [];
  return (view.ask?.answers ?? []).filter((word) => {
    switch (kindOf(word, view, content)) {
      case "hand":
        return !hand.includes(word);
      case "own-ship":
      case "target":
        return !isInPlay(board.ships[word]);
      case "helicopter":
        return board.ships[shipOf(word)]?.helicopters === undefined;
      default:
        return true;
    }
  });
}

/** The ships of both sides: the own ones, or those of the first side while nobody has chosen; then the others. */
export function forcesOf(view: View): { own: string[]; other: string[] } {
  const board = boardOf(view);
  const all = Object.keys(board.ships);
  const [first] = sidesOf(board);
  const below = view.seat >= 0 ? view.seat : 0;
  const isOwn = (key: string) => (board.sides ? board.ships[key]!.seat === below : board.ships[key]!.side === first);
  return { own: all.filter(isOwn), other: all.filter((key) => !isOwn(key)) };
}

/** The scenario's sides, until somebody has chosen. */
export function sidesOf(board: Board): string[] {
  return [...new Set(Object.values(board.ships).map(({ side = "" }) => side))];
}

export interface Contact {
  /** Who has it: a submarine, or the whole Surface Force. */
  holder: string;
  target: string;
  /** The box of the target's track, from 0. */
  box: number;
  /** How near the middle of the plot: 0 no contact, 0.5 no attack, then the level. */
  level: number;
}

/** Everybody who can have a contact on a ship of the other side. */
export function holdersAgainst(ships: string[], board: Board, content: Content): string[] {
  const others = ships.filter((key) => isInPlay(board.ships[key]));
  const subs = others.filter((key) => isSubmarine(content.ships[key]));
  return others.length > subs.length ? [...subs, FORCE] : subs;
}

/** What the holders have on each of these ships, No Contact included. */
export function contactsOn(ships: string[], holders: string[], board: Board, content: Content): Contact[] {
  return ships
    .filter((key) => isInPlay(board.ships[key]))
    .flatMap((target) =>
      holders.map((holder) => {
        const box = board.ships[target]!.contacts?.[holder] ?? 0;
        const name = levelsOf(content.ships[target])[box] ?? "none";
        return { holder, target, box, level: name === "none" ? 0 : name === "no-attack" ? 0.5 : Number(name) };
      }),
    );
}

/** Shapes of the markers: one for each submarine of a side, and one for its Surface Force. */
export const SHAPES = ["diamond", "triangle", "square", "hexagon", "pentagon", "drop", "star"] as const;
export type Shape = (typeof SHAPES)[number] | "wheel";

export function shapeOf(actor: string, ships: string[], content: Content): Shape {
  if (actor === FORCE || !isSubmarine(content.ships[actor])) return "wheel";
  const subs = ships.filter((key) => isSubmarine(content.ships[key]));
  return SHAPES[subs.indexOf(actor) % SHAPES.length] ?? "diamond";
}

/** Who acts on whom now, in the draft or on the way. */
export function aimOf(
  board: Board,
): { from: string; to: string[]; kind: "search" | "attack" | "range"; mine: boolean } | undefined {
  const { search, attack, range, draft } = board;
  if (attack) return { from: attack.actor, to: [attack.target], kind: "attack", mine: false };
  if (search)
    return { from: search.actor, to: search.target ? [search.target] : search.named, kind: "search", mine: false };
  if (range) return { from: range.actor, to: [range.target], kind: "range", mine: false };
  if (!draft?.actor) return undefined;
  const kind = draft.play.startsWith("wl") ? "attack" : draft.play.startsWith("cor") ? "range" : "search";
  const named = draft.stage === "target" ? (draft.chosen ?? []) : [];
  return { from: draft.actor, to: draft.target ? [draft.target] : named, kind, mine: true };
}

/** Cards of the hand that the draft has taken, as they lie there still. */
export function takenCards(view: View, content: Content): string[] {
  const { draft } = boardOf(view);
  // Of the cards to be discarded one is still to be named.
  if (!draft || questionOf(view)?.name === "discard-top") return [];
  const chosen = (draft.chosen ?? []).filter((key) => isCard(key, content));
  return chosen.length > 0 ? chosen : isCard(draft.play, content) ? [draft.play] : [];
}

/** A question that begins with a card, and may therefore be answered ship first. */
const BEGINS_WITH_CARD: Question["name"] = "player-turn";
const GOES_ON: (Question["name"] | undefined)[] = ["sonar-mode", "range-mode", "who-acts"];

export function reading(content: () => Content): Reading {
  return {
    kindOf: (word, view) => kindOf(word, view, content()),
    mayWish(word, view) {
      const kind = kindOf(word, view, content());
      const name = questionOf(view)?.name;
      if (!isInPlay(boardOf(view).ships[word])) return false;
      if (kind === "target") return name === BEGINS_WITH_CARD || GOES_ON.includes(name);
      return name === BEGINS_WITH_CARD && kind === "own-ship";
    },
    mayFollow(word, view) {
      const answers = view.ask?.answers ?? [];
      if (GOES_ON.includes(questionOf(view)?.name)) return kindOf(word, view, content()) === "target";
      return answers.some((answer) => kindOf(answer, view, content()) === "hand");
    },
    mayLeaveReady: () => false,
    // The cards of the hand from the left.
    wordOfDigit(digit, view) {
      return sortedHand(boardOf(view).seats[view.seat]?.hand ?? [], content())[digit - 1] ?? "";
    },
    draftOf: () => undefined,
  };
}

/** As they lie in the hand. */
export const sortedHand = (hand: string[], content: Content): string[] =>
  [...hand].sort((one, other) => (content.cards[one]?.id ?? -1) - (content.cards[other]?.id ?? -1));
