/** Where on the table each word of the notation lies. */

import type { Ask, View } from "../../lib/protocol";
import type { Piece, Reading } from "../../lib/desk.svelte";
import { cardsInHand, firingFor, ownerOf, serves, wordOfDigit } from "../../parts/fleets/fleets";
import type { Board, Draft, Force } from "./board";
import type { Content } from "./content";
import type { Question } from "./vocabulary";

export type Kind = "hand" | "own-ship" | "target" | "row" | "seat" | "attack" | "dice" | "word";

/** The question at which the volley is put together. */
export const MENU = "battle-stations" satisfies Question["name"];

/** 6.1.A What may be done before the volley: whoever takes up an attack wants none of it. */
const BEFORE = new Set<Question["name"]>(["adjust-formation", "dive", "ship-ahoy", "ship-ahoy-empty", "retreat"]);

const ANSWERING = new Set<Question["name"]>(["point-defense", "point-defense-air", "damage-control"]);

const DEFENDING = new Set<Question["name"]>(["lay-against", "allot-air-defense", "crash-dive"]);

export const boardOf = (view: View): Board => view.board as unknown as Board;
export const questionOf = (asked: { ask?: Ask | undefined } | undefined): Question | undefined =>
  asked?.ask as Question | undefined;

/** The task force whose attackers are to be answered, where a question says it. */
export function forceOf(ask: Question | undefined): string {
  switch (ask?.name) {
    case "point-defense":
    case "point-defense-air":
    case "lay-against":
    case "unmask":
    case "damage-control":
    case "negate-which":
      return ask.facts.at;
    default:
      return "";
  }
}

/** The card of the hand that a word plays: itself, or a Tactic by its own word. */
export function handCard(word: string, content: Content): string | undefined {
  if (word in content.cards) return word;
  if (!word.startsWith("tactic-")) return undefined;
  const which = word.slice("tactic-".length).replaceAll("-", "_");
  return Object.values(content.cards).find((card) => card.family === "tactic" && card.which === which)?.key;
}

/** The word that plays a card of the hand in this question, or the card's own for asking why not. */
export function wordOfCard(key: string, ask: Pick<Ask, "answers"> | undefined, content: Content): string {
  const card = content.cards[key];
  if (card?.family === "tactic" && card.which && !ask?.answers.includes(key)) {
    return `tactic-${card.which.replaceAll("_", "-")}`;
  }
  return key;
}

/** Whether the odds of a question are those of a defence. */
export const isDefence = (ask: Question | undefined) => ask !== undefined && DEFENDING.has(ask.name);

export function kindOf(word: string, view: View, content: Content): Kind {
  const board = boardOf(view);
  if (word in content.ships) return ownerOf(board.forces, word) === view.seat ? "own-ship" : "target";
  if (handCard(word, content) !== undefined) return cardsInHand(view.ask) ? "hand" : "word";
  if (/^row\d$/.test(word)) return "row";
  if (/^seat\d$/.test(word)) return "seat";
  if (/^#\d+$/.test(word)) return "attack";
  if (/^dice\d+$/.test(word)) return "dice";
  return "word";
}

/** The answers that lie nowhere on the table and need a button in the prompt. `lanes`: attacks can be clicked. */
export function buttonsOf(view: View, content: Content, lanes: boolean): string[] {
  const board = boardOf(view);
  const hand = board.forces[view.seat]?.hand ?? [];
  return (view.ask?.answers ?? []).filter((word) => {
    switch (kindOf(word, view, content)) {
      case "hand":
        return !hand.includes(handCard(word, content)!);
      case "own-ship":
      case "target":
        return ownerOf(board.forces, word) < 0;
      case "attack":
        return !lanes;
      default:
        return true;
    }
  });
}

/** Whether the word is an attack, and the question one of those that come before attacks. */
const isAttackBefore = (word: string, ask: Question | undefined, content: Content): boolean =>
  ask !== undefined &&
  BEFORE.has(ask.name) &&
  ask.answers.includes("done") &&
  content.cards[word]?.declares !== undefined;

export function reading(content: () => Content): Reading {
  return {
    kindOf: (word, view) => kindOf(word, view, content()),
    mayWish(word, view) {
      const name = questionOf(view)?.name;
      const kind = kindOf(word, view, content());
      if (name === MENU) return kind === "own-ship" || kind === "target";
      if (name === "firing-ship") return kind === "target";
      if (isAttackBefore(word, questionOf(view), content())) return true;
      return name !== undefined && ANSWERING.has(name) && kind === "attack";
    },
    mayFollow(word, view) {
      const answers = view.ask?.answers ?? [];
      if (isAttackBefore(word, questionOf(view), content())) return true;
      if (kindOf(word, view, content()) !== "attack")
        return answers.some((answer) => serves(answer, [word], boardOf(view).draft?.leads ?? {}));
      return answers.some((answer) => kindOf(answer, view, content()) === "hand");
    },
    wayTo(wishes, view) {
      const ask = questionOf(view);
      if (ask?.name === "firing-ship") return firingFor(wishes, ask.answers, boardOf(view).draft?.leads);
      return wishes.some((wish) => isAttackBefore(wish, ask, content())) ? "done" : undefined;
    },
    mayLeaveReady(word, view) {
      const card = handCard(word, content());
      return (
        word.startsWith("tactic-") &&
        card !== undefined &&
        (boardOf(view).forces[view.seat]?.hand.includes(card) ?? false)
      );
    },
    wordOfDigit,
    draftOf(view) {
      const draft = boardOf(view).draft;
      if (draft?.seat !== view.seat) return undefined;
      const pieces = piecesOf(draft, boardOf(view).forces[view.seat]);
      return {
        entries: draft.attacks.length,
        whole: view.ask?.name === MENU,
        mark: JSON.stringify([view.ask?.name, draft]),
        ...(pieces ? { pieces } : {}),
      };
    },
  };
}

/** The draft as words that would make it anew. A crew or a surprise is not to be had twice for certain. */
function piecesOf(draft: Draft, own: Force | undefined): Piece[] | undefined {
  if (draft.surprises.length > 0 || Object.values(own?.ships ?? {}).some((ship) => ship.crewed)) return undefined;
  const pieces: Piece[] = [];
  for (const attack of draft.attacks) {
    const at = attack.target || `seat${attack.seat + 1}`;
    const before = pieces.at(-1);
    if (attack.kind === "land" && !attack.card && before) {
      // One more target of the same strike.
      before.words.push(at);
      before.entries += 1;
      continue;
    }
    const words = [attack.card, attack.source, at, ...(attack.kind === "bomber" ? [`dice${attack.dice}`] : [])];
    pieces.push({ words: words.filter(Boolean), entries: 1 });
  }
  const area = draft.area.map(({ card, down }) => ({ words: [card, down ? "facedown" : "area"], entries: 0 }));
  return [...pieces, ...area];
}
