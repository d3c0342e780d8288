/** Where on the table each word of the notation lies. */

import type { Ask, View } from "../../lib/protocol";
import type { Piece, Reading } from "../../lib/desk.svelte";
import { cardsInHand, firingFor, ownerOf, serves, wordOfDigit } from "../../parts/fleets/fleets";
import type { Attack, Board, Draft } from "./board";
import { NATIONS, type Content } from "./content";
import type { Question } from "./vocabulary";

export type Kind = "hand" | "front" | "own-ship" | "reserve" | "target" | "row" | "seat" | "attack" | "nation" | "word";

/** The question at which the volley is put together. */
export const MENU: Question["name"] = "declare";

export const boardOf = (view: View): Board => view.board as unknown as Board;
export const questionOf = (asked: { ask?: Ask | undefined } | undefined): Question | undefined =>
  asked?.ask as Question | undefined;

/** Whether the odds of a question are those of a defence. */
export const isDefence = (ask: Question | undefined): boolean =>
  ask !== undefined &&
  (ask.name === "defend-against" || ask.name === "escort-to" || (ask.name === "planning" && "ship" in ask.facts));

/** The card before one's fleet that a word names. */
export const frontCard = (word: string): string => (word.startsWith("table-") ? word.slice("table-".length) : "");

export function kindOf(word: string, view: View, content: Content): Kind {
  const board = boardOf(view);
  if (word in content.ships) {
    const owner = ownerOf(board.fleets, word);
    if (owner < 0) return "reserve";
    return owner === view.seat || questionOf(view)?.name === "escort-to" ? "own-ship" : "target";
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
      const name = questionOf(view)?.name;
      const kind = kindOf(word, view, content());
      if (name === MENU) return kind === "own-ship" || kind === "target";
      if (name === "firing-ship" || name === "second-ship") return kind === "target";
      return name === "defend" && kind === "attack";
    },
    mayFollow(word, view) {
      const answers = view.ask?.answers ?? [];
      if (kindOf(word, view, content()) !== "attack")
        return answers.some((answer) => serves(answer, [word], boardOf(view).draft?.leads ?? {}));
      return answers.some((answer) => ["hand", "front"].includes(kindOf(answer, view, content())));
    },
    wayTo(wishes, view) {
      const ask = questionOf(view);
      const fires = ask?.name === "firing-ship" || ask?.name === "second-ship";
      return fires ? firingFor(wishes, ask.answers, boardOf(view).draft?.leads) : undefined;
    },
    mayLeaveReady: () => false,
    wordOfDigit,
    draftOf(view) {
      const draft = boardOf(view).draft;
      if (draft?.seat !== view.seat) return undefined;
      return {
        entries: draft.attacks.length,
        whole: view.ask?.name === MENU,
        mark: JSON.stringify([view.ask?.name, draft]),
        pieces: piecesOf(draft),
      };
    },
  };
}

const isNextDie = (attack: Attack, before: Attack | undefined): boolean =>
  attack.kind === before?.kind &&
  attack.source === before.source &&
  !attack.card &&
  (attack.kind === "land" || attack.kind === "carrier");

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
