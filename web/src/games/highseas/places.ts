/** Where on the table each word of the notation lies. */

import type { Ask, View } from "../../lib/protocol";
import type { Piece, Reading } from "../../lib/desk.svelte";
import type { Attack, Board, Draft } from "./board";
import { isSubmarine, NATIONS, type Content } from "./content";

export type Kind = "hand" | "front" | "own-ship" | "reserve" | "target" | "row" | "seat" | "attack" | "nation" | "word";

export const boardOf = (view: View): Board => view.board as unknown as Board;

export function ownerOf(board: Board, ship: string): number {
  for (const [seat, fleet] of Object.entries(board.fleets)) {
    if (ship in fleet.ships) return Number(seat);
  }
  return -1;
}

/** Whether the odds of a question are those of a defence. */
export const isDefence = (ask: Ask | undefined): boolean =>
  ask !== undefined && (ask.name === "defend-against" || ask.name === "escort-to" || (ask.name === "planning" && "ship" in ask.facts));

/** Damage cards are chosen from under a ship. */
export const cardsInHand = (ask: Ask | undefined): boolean => ask !== undefined && ask.name !== "repair-which";

/** The card before one's fleet that a word names. */
export const frontCard = (word: string): string => (word.startsWith("table-") ? word.slice("table-".length) : "");

export function kindOf(word: string, view: View, content: Content): Kind {
  const board = boardOf(view);
  if (word in content.ships) {
    const owner = ownerOf(board, word);
    if (owner < 0) return "reserve";
    return owner === view.seat || view.ask?.name === "escort-to" ? "own-ship" : "target";
  }
  if (word in content.cards) return cardsInHand(view.ask) ? "hand" : "word";
  if (frontCard(word) in content.cards) return "front";
  if (word in NATIONS) return "nation";
  if (/^row\d$/.test(word)) return "row";
  if (/^seat\d$/.test(word)) return "seat";
  if (/^#\d+$/.test(word)) return "attack";
  return "word";
}

/** The answers that lie nowhere on the table and need a button in the prompt. `lanes`: attacks can be clicked. */
export function buttonsOf(view: View, content: Content, lanes: boolean): string[] {
  const board = boardOf(view);
  const own = board.fleets[view.seat];
  return (view.ask?.answers ?? []).filter((word) => {
    switch (kindOf(word, view, content)) {
      case "hand":
        return !(own?.hand ?? []).includes(word);
      case "own-ship":
        // A team-mate's fleet is out of sight while attacks on it are answered.
        return !(word in (own?.ships ?? {}));
      case "target":
        return lanes;
      case "front":
      case "reserve":
      case "nation":
        return false;
      case "attack":
        return !lanes;
      default:
        return true;
    }
  });
}

export function reading(content: () => Content): Reading {
  return {
    kindOf: (word, view) => kindOf(word, view, content()),
    mayWish(word, view) {
      const name = view.ask?.name ?? "";
      const kind = kindOf(word, view, content());
      if (name === "declare") return kind === "own-ship" || kind === "target";
      if (name === "firing-ship" || name === "second-ship") return kind === "target";
      return name === "defend" && kind === "attack";
    },
    mayFollow(word, view) {
      const wished = kindOf(word, view, content());
      return (view.ask?.answers ?? []).some((answer) => {
        const kind = kindOf(answer, view, content());
        if (kind === "hand") return serves(answer, [word], view, content());
        return (kind === "own-ship" || kind === "front") && wished !== "own-ship";
      });
    },
    mayLeaveReady: () => false,
    wordOfDigit: (digit) => `#${digit}`,
    draftOf(view) {
      const draft = boardOf(view).draft;
      if (!draft || draft.seat !== view.seat) return undefined;
      return {
        entries: draft.attacks.length,
        whole: view.ask?.name === "declare",
        mark: JSON.stringify([view.ask?.name, draft]),
        pieces: piecesOf(draft),
      };
    },
  };
}

const isNextDie = (attack: Attack, before: Attack | undefined): boolean =>
  before !== undefined && attack.kind === before.kind && attack.source === before.source && !attack.card && (attack.kind === "land" || attack.kind === "carrier");

/** The draft as words that would make it anew: dice of one card or carrier go together. */
export function piecesOf(draft: Draft): Piece[] {
  const pieces: Piece[] = [];
  draft.attacks.forEach((attack, at) => {
    const last = pieces.at(-1);
    if (last && isNextDie(attack, draft.attacks[at - 1])) {
      last.words.push(attack.target);
      last.entries += 1;
      return;
    }
    const words = [attack.card, attack.source, attack.second ?? "", attack.target];
    pieces.push({ words: words.filter(Boolean), entries: 1 });
  });
  return pieces;
}

const FIRED = ["main", "secondary", "torpedo", "depth_charge"];

/**
 * Could a card still serve what has been chosen ahead, as far as its weapon and the target's row tell?
 * The server decides; this only keeps what plainly cannot from shining.
 */
export function serves(key: string, wishes: string[], view: View, content: Content): boolean {
  const board = boardOf(view);
  const card = content.cards[key];
  const own = board.fleets[view.seat];
  if (card === undefined || own === undefined) return true;
  return wishes.every((wish) => {
    const ship = content.ships[wish];
    if (ship === undefined) return true;
    if (wish in own.ships) {
      if (card.family === "main") return ship.main === card.size;
      if (card.family === "secondary") return ship.secondary === card.size;
      return FIRED.includes(card.family) && ship.mount !== undefined;
    }
    const row = board.fleets[ownerOf(board, wish)]?.ships[wish]?.row ?? 0;
    if (card.family === "main") return row === 1 || row === 2;
    if (card.family === "secondary") return row === 1;
    if (card.family === "torpedo") return !isSubmarine(ship);
    return card.family === "depth_charge" ? isSubmarine(ship) : card.family === "land_air";
  });
}
