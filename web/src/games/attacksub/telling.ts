/** Ships, cards, sums and random numbers of Attack Sub in the page's words. */

import type { Odds } from "../../lib/protocol";
import { say } from "../../lib/say";
import type { Words } from "../../lib/words";
import type { AttackShown, Board, SearchShown, SeatShown, ShipShown } from "./board";
import { boxesOf, levelsOf, type Content } from "./content";
import { cardFace, hitOf, numberOf, typeOf } from "./faces";
import { FORCE, isHelicopter, shipOf } from "./places";

export const shipName = (key: string, words: Words): string => words.bareName(`ship/${key}`);
export const cardName = (key: string, words: Words): string =>
  key === "?" ? say("table-unknown-card") : words.bareName(`card/${key}`);

/** A ship, its helicopter, or the Surface Force. */
export function actorName(actor: string, words: Words): string {
  if (actor === FORCE) return say("attacksub-force");
  return isHelicopter(actor)
    ? say("attacksub-helicopter-of", { ship: shipName(shipOf(actor), words) })
    : shipName(actor, words);
}

export const levelName = (level: string): string => say(`attacksub-level-${level}`);

/** The ship in one sentence, for those who cannot see it. */
export function shipSentence(
  key: string,
  ship: ShipShown,
  owner: string,
  content: Content,
  words: Words,
  state: string,
): string {
  const entry = content.ships[key];
  if (!entry) return key;
  const most = boxesOf(entry.sensor).length || (entry.damage ?? 0);
  const contacts = Object.entries(ship.contacts ?? {}).map(([holder, box]) =>
    say("attacksub-contact-of", { holder: actorName(holder, words), level: levelName(levelsOf(entry)[box] ?? "none") }),
  );
  const facts = [
    ship.sensor !== undefined && say("attacksub-sensor-is", { number: ship.sensor }),
    ship.attack !== undefined && say("attacksub-attack-is", { number: ship.attack }),
    ship.attack_surface !== undefined && say("attacksub-surface-is", { number: ship.attack_surface }),
    say("attacksub-detect-is", { number: ship.detect }),
    say("attacksub-defence-is", { number: ship.defence }),
    (ship.sensor_box > 0 || ship.attack_box > 0) &&
      say("attacksub-hits-are", { sensor: ship.sensor_box, attack: ship.attack_box, most }),
    ship.weak_sensor && say("attacksub-weak-sensor", { number: ship.weak_sensor }),
    ship.weak_attack && say("attacksub-weak-attack", { number: ship.weak_attack }),
    ship.helicopters && say("attacksub-aloft", { number: ship.helicopters.length }),
    contacts.length > 0 ? contacts.join(", ") : say("attacksub-no-contacts"),
  ];
  return say("attacksub-ship-sentence", {
    name: shipName(key, words),
    type: typeOf(entry),
    owner,
    state,
    facts: facts.filter(Boolean).join(", "),
  }).replace(/\s+/g, " ");
}

/** The card in one sentence. */
export function cardSentence(key: string, content: Content, words: Words, state = ""): string {
  const card = content.cards[key];
  if (!card) return cardName(key, words);
  const face = cardFace(card);
  const shown = [face.title, face.small].filter(
    (title, at, all) => !cardName(key, words).includes(title) && all.indexOf(title) === at,
  );
  return say("board-card-sentence", {
    name: [cardName(key, words), ...shown].join(", ").replace(/\.$/, ""),
    facts: [
      state && say(`board-card-${state}`),
      face.word,
      face.platform,
      face.line.replace(/\.$/, ""),
      say("attacksub-hit-is", { hit: hitOf(card) }),
      say("attacksub-number-is", { number: numberOf(card) }),
    ]
      .filter(Boolean)
      .join(", "),
  });
}

/** A part of the sum that a random number is added to. */
export interface Term {
  sign: "" | "+" | "−";
  number: string;
  label: string;
}

export interface Sum {
  terms: Term[];
  against: { number: number; label: string };
  need: number;
}

const signed = (number: number, label: string): Term => ({
  sign: number < 0 ? "−" : "+",
  number: String(Math.abs(number)),
  label,
});

/** What an attack adds up to, part by part. */
export function sumOfAttack({ parts, need, target }: AttackShown, board: Board): Sum | undefined {
  if (parts === undefined || need === undefined) return undefined;
  const terms: Term[] = [
    { sign: "", number: String(parts.lockons), label: say("attacksub-sum-lockon") },
    signed(parts.own, say("attacksub-attack-system")),
  ];
  if (parts.evasions) terms.push(signed(-parts.evasions, say("attacksub-sum-evasion")));
  return { terms, against: { number: board.ships[target]?.defence ?? 0, label: say("attacksub-defence") }, need };
}

export function sumOfSearch({ parts, need, target }: SearchShown, board: Board): Sum | undefined {
  if (parts === undefined || need === undefined || !target) return undefined;
  const terms: Term[] = [{ sign: "", number: String(parts.own), label: say("attacksub-sensor-system") }];
  if (parts.active) terms.push(signed(parts.active, say("attacksub-sum-active")));
  if (parts.quiet) terms.push(signed(-parts.quiet, say("attacksub-sum-quiet")));
  return { terms, against: { number: board.ships[target]?.detect ?? 0, label: say("attacksub-detect") }, need };
}

/** How likely the thing is that an answer is to prevent: a hit, or a contact. */
export function threatOf(odds: Odds | undefined): number | undefined {
  if (!odds) return undefined;
  const ill = ["sunk", "damaged", "dud", "contact"];
  const found = odds.names
    .map((name, at) => (ill.includes(name) ? (odds.chances[at] ?? 0) : -1))
    .filter((chance) => chance >= 0);
  return found.length > 0 ? found.reduce((sum, chance) => sum + chance, 0) : undefined;
}

/** What a red card would do here, in a few words. */
export function effectOf(key: string, board: Board, content: Content, words: Words): string {
  const card = content.cards[key];
  const actor = board.attack?.actor ?? board.search?.actor ?? board.range?.actor ?? "";
  const value = card?.value ?? 0;
  switch (card?.family) {
    case "evasion":
      return say("attacksub-does-evasion", { value });
    case "reduction":
      return say("attacksub-does-reduction", { value });
    case "passive":
    case "both":
      return say("attacksub-does-passive", { ship: actorName(actor, words) });
    case "range":
      return say("attacksub-does-range");
    default:
      return say("summary-effect-more");
  }
}

export const sideName = (side: string): string => say(`side-${side}`);

/** 13 What wins for a seat, in a few sentences. */
export function aimsOf(seat: SeatShown, words: Words): string[] {
  const aim = seat.aim;
  if (!aim) return [];
  const listed = (ships: string[]) =>
    new Intl.ListFormat(words.lang, { type: aim.sink_all ? "conjunction" : "disjunction" }).format(ships);
  return [
    aim.usual && say("attacksub-aim-usual"),
    aim.sink && say("attacksub-aim-sink", { ships: listed(aim.sink.map((key) => actorName(key, words))) }),
    seat.points_needed !== undefined && say("attacksub-aim-points", { number: seat.points_needed }),
    aim.flagship &&
      say("attacksub-aim-flagship", { ship: actorName(aim.flagship, words), deck: aim.flagship_after ?? 0 }),
    aim.race &&
      say("attacksub-aim-race", {
        ship: aim.race === "any" ? "any" : actorName(aim.race, words),
        deck: aim.race_from ?? 0,
      }),
    aim.sweep && say("attacksub-aim-sweep"),
  ].filter((line) => typeof line === "string");
}

/** What a seat plays for; who only has to hold out is told what the other needs. */
export function goalOf(board: Board, seat: number, words: Words): string[] {
  const own = board.seats[seat];
  const other = board.seats[1 - seat];
  if (!own?.aim || !other) return [];
  const aims = aimsOf(own, words);
  return aims.length > 0 ? aims : [say("attacksub-aim-deny", { aim: aimsOf(other, words).join(" ") })];
}

/** What any other result comes to, where that needs saying. */
export const otherwiseOf = (seat: SeatShown, words: Words): string[] =>
  seat.aim && aimsOf(seat, words).length > 0 ? [say(`attacksub-aim-otherwise-${seat.aim.otherwise}`)] : [];
