// The board of Attack Sub as a seat, a spectator or (after the game) everybody sees it: the twin of `face` in
// src/wardroom/games/attacksub/face.py, checked against it by tests/attacksub/test_face.py. Seats count from 0, ships
// and cards go by their keys, "?" is a card that cannot be seen. Nothing is null; flags are true or absent.

export type CardKey = string;
export type ShipKey = string;
// a ship, "helo-SHIP" for its helicopters, or "force": all surface ships of a side
export type ActorKey = string;

export interface Board {
  scenario: string;
  // the number of this deck, and of the last one
  deck: number;
  decks: number;
  // whose turn it is; -1 nobody's
  acting: number;
  // cards in the draw pile, and in the discards as far as all have seen them
  draw: number;
  discard: Record<CardKey, number>;
  // by seat, cards that lie under its discards unseen
  hidden_discards: number[];
  ships: Record<ShipKey, ShipFace>;
  // by seat: "0", "1"
  seats: Record<string, SeatFace>;

  // cards that lie where the observer cannot see them, by random number: 0 to 7, then X
  unseen?: number[];
  // the side of each seat, once they are chosen
  sides?: string[];
  // the cards that were cut for sides
  cut?: CardKey[];
  // the player whose turn it is has taken an action
  acted?: true;
  bad_weather?: true;
  // the last deck has run out: the game ends with this turn
  time_up?: true;
  // what the player whose turn it is has chosen so far, in private
  draft?: Draft;
  search?: SearchFace;
  attack?: AttackFace;
  range?: RangeFace;
  // the submarine that plays dead and has drawn a good number
  drifting?: ShipKey;
  // the turn is over but for the hand
  ending?: true;
}

export interface SeatFace {
  hand: CardKey[];
  hand_size: number;
  // the own cards that lie unseen in the discards
  under?: CardKey[];
  points?: number;
  points_needed?: number;
  // what wins, once sides are chosen
  aim?: AimFace;
  // a helicopter check is due
  check_due?: true;
}

export interface AimFace {
  // what any other result is for this side: "win", "loss" or "draw"
  otherwise: string;
  // 13.5 in full
  usual?: true;
  // every enemy ship in play sunk
  sweep?: true;
  // one of these sunk, or all of them
  sink?: ShipKey[];
  sink_all?: true;
  // the ship that must get away, and the deck after which it may
  flagship?: ShipKey;
  flagship_after?: number;
  // the ship, or "any", whose Open Range lets its owner draw against the deck, and from which deck on
  race?: ShipKey;
  race_from?: number;
}

export interface ShipFace {
  // -1: sides are not chosen yet
  seat: number;
  // whose it will be, until sides are chosen
  side?: string;
  status: "waiting" | "in" | "sunk" | "exited";
  // boxes of the tracks that the markers stand in, from 0; the one after the last is SUNK
  sensor_box: number;
  attack_box: number;
  detect: number;
  defence: number;
  damaged?: true;
  // it plays dead
  dead?: true;
  // at Battle Stations
  stations?: true;
  // malfunctions: 1 and 2 take so much off, 3 is Down
  weak_sensor?: number;
  weak_attack?: number;
  // what a Contact Reduction takes off every search for it in this turn
  quiet?: number;
  // what it has done in this turn
  acts?: (
    | "searched" | "reduced" | "attacked" | "controlled" | "moved" | "launched" | "entered"
    | "tried-sensor" | "tried-attack" | "fixed-sensor" | "fixed-attack"
  )[];
  // values as they count now, malfunctions included; left out where there are none
  sensor?: number;
  attack?: number;
  attack_surface?: number;
  helicopters_most?: number;
  helicopters?: { card: CardKey; flown?: true }[];
  // by ship (or "force"), the box of its contact on this one; No Contact is left out
  contacts?: Record<ActorKey, number>;
}

export interface Draft {
  stage: "main" | "mode" | "actor" | "target" | "more" | "system" | "discards" | "top";
  play: string;
  mode?: string;
  actor?: ActorKey;
  target?: ActorKey;
  // ships to be sought, lock-ons of one attack, or cards to be discarded
  chosen?: string[];
}

export interface SearchFace {
  seat: number;
  card: CardKey;
  actor: ActorKey;
  // designated and not yet sought, and sought already
  named: ActorKey[];
  tried: ActorKey[];
  active?: true;
  // who has heard the ping
  heard?: ActorKey[];
  target?: ActorKey;
  // the random number that finds it
  need?: number;
  // the other side may answer
  open?: true;
  // the red card that needs a ship to play it
  red?: CardKey;
}

export interface AttackFace {
  seat: number;
  actor: ActorKey;
  target: ActorKey;
  cards: CardKey[];
  evasions: CardKey[];
  heard?: ActorKey[];
  // it has hit
  hit?: true;
  // the random number that hits
  need?: number;
  open?: true;
  red?: CardKey;
}

export interface RangeFace {
  seat: number;
  actor: ActorKey;
  target: ActorKey;
  way: "close" | "open";
  open?: true;
  red?: CardKey;
}
