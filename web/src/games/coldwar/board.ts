// The board of Cold War Naval Battles as a seat, a spectator or (after the game) everybody sees it: the twin of
// `face` in src/wardroom/games/coldwar/face.py, checked against it by tests/test_face.py. Seats count from 0,
// ships and cards go by their keys, "?" is a card that cannot be seen. Nothing is null; flags are true or absent.

export type CardKey = string;
export type ShipKey = string;

export interface Board {
  round: number;
  series: number;
  // 0: no end in sight, 1: the pile ran out in this series, 2: this is the last one
  last_series: number;
  victory: number;
  // Player Order cards in use
  order_cards: number;
  // whose turn it is; -1 nobody's
  acting: number;
  // Fog of War of the turn, and what is left of it as far as the observer knows
  fog: number;
  fog_left: number;
  // cards in the draw pile
  draw: number;
  discard: Record<CardKey, number>;
  // ships in the deck, its visible top included, and that top ("" when empty)
  deck: number;
  top: ShipKey | "";
  // Bad Luck cards set aside and still to strike, the next one first
  luck: CardKey[];
  // ships that blew up, which nobody scores
  lost: ShipKey[];
  // by seat: "0", "1", ...
  forces: Record<string, Force>;
  // declared attacks; a place in this list is the `attack` of everything below
  volley: Attack[];
  // point defences laid and not yet rolled
  laid: Laid[];
  // point defences that have done their work and are not yet discarded
  used: { seat: number; card: CardKey }[];

  open_scores?: true;
  // only where Bad Luck is shuffled in: how many lie in the draw pile, and whether the next card is one
  bad_left?: number;
  bad_next?: true;
  // task forces are being formed in secret: ships with row -1 have no row yet
  forming?: true;
  // the own volley while it is drafted (everybody's in the truth)
  draft?: Draft;
  fight?: Fight;
  // what is being asked of the first seat in its queue
  answer?: Answer;
  // a Special or Tactic that may be negated now
  special?: Special;
  // Tactics have their moment
  moment?: true;
  // Intelligence looks at another hand, which lies open to `seat` in `forces`
  peek?: { seat: number; other: number; fog_left: number; named?: CardKey };
  // Bad Luck strikes this seat
  fortune?: { seat: number; explosion?: "primary" | "secondary"; chosen?: string };
  // sealed ballots of opponents; `given` holds the own one only (all in the truth)
  vote?: { members: number[]; options: string[]; given: Record<string, string> };
  transfer?: Transfer;
  // a ship of the own chosen to change its row
  moving?: ShipKey;
  // an additional ship that needs a row
  arriving?: { seat: number; ship: ShipKey };
  // after a retreat: repairs left, and the ship being repaired
  repairing?: { left: number; ship?: ShipKey };
  // cards chosen to be thrown away, as yet in private
  discarding?: CardKey[];
  // by seat, what the volley does to the own task force and those of team-mates if nobody plays another card
  stakes?: Record<string, Stakes>;
  // why cards of the own hand cannot be played at this question: the refusal and its rule
  waits?: Record<CardKey, { name: string; rule: string }>;
}

export interface Stakes {
  // what may be expected: had nobody answered, and with the answers that were given
  nothing: Toll;
  now: Toll;
  // by place in the volley
  attacks: Record<string, Stake>;
}

// in tenths of a point
export interface Toll {
  // what the ships count less for their owner
  lost: number;
  // what the attacker is paid for ships sunk
  gained: number;
}

export interface Stake {
  // as it counts on this ship
  damage: number;
  // hits left if it stands, after all that certainly stands before it; 0: sunk
  left?: number;
  // in thousandths, the chance that the ship gets away, where dice decide
  safe?: number;
  // places in the force's `area` of the cards that meet it
  area?: number[];
  // it is answered at a later question
  later?: true;
}

export interface Force {
  // sorted, unknown cards first
  hand: CardKey[];
  ships: Record<ShipKey, Afloat>;
  // while others form their task force
  unknown_ships?: number;
  area: AreaCard[];
  tactics: CardKey[];
  // what this seat has sunk, and what that is worth where it may be added up
  sunk: ShipKey[];
  sunk_points?: number;
  // of the rounds before
  points: number;
  // Player Order card: 0 none, -1 face down
  order: number;
  // it has been revealed
  moved?: true;
  // no ship left this round
  out?: true;
  // the Retreat card in play
  retreat?: CardKey;
  // the hand lies face up
  open?: true;
  // cards of this hand that others have seen, by the seat that has
  known?: Record<string, CardKey[]>;
}

export interface Afloat {
  // 1 to 3; 0 a submarine; -1 not yet placed
  row: number;
  // hits left, and what it counts for its owner as it is
  left: number;
  points: number;
  // more damage from the volley being resolved, unless it is negated
  coming?: number;
  // Damage cards under the ship
  damage?: CardKey[];
  active?: true;
  crippled?: true;
  critical?: true;
  crewed?: true;
  // handed over this turn
  idle?: true;
  no_fire_control?: true;
  deck_on_fire?: true;
}

export interface AreaCard {
  card: CardKey;
  down?: true;
  // families it may be as far as everybody can see, when it lies face down
  may?: ("evade" | "ecm" | "cover" | "asw" | "sweepers" | "early_warning")[];
  // seats that have looked at it
  seen?: number[];
}

export type AttackKind =
  | "gun" | "missile" | "torpedo" | "asw" | "mine" | "cruise" | "land" | "carrier" | "bomber";
export type Fate = "coming" | "stopped" | "preempted" | "missed" | "hit" | "negated";

export interface Attack {
  kind: AttackKind;
  // "" for a carrier's strike and for the later targets of a land based one
  card: CardKey | "";
  // the ship that fires, or ""
  source: ShipKey | "";
  // the task force attacked, and the ship aimed at ("" for a bomber strike or a minefield)
  seat: number;
  target: ShipKey | "";
  // the highest roll that hits; 0 where no die is rolled
  chance: number;
  dice: number;
  hits: number;
  damage: number;
  fate: Fate;
  surprise?: true;
}

export interface Draft {
  seat: number;
  fog_left: number;
  attacks: Attack[];
  area: { card: CardKey; down?: true }[];
  // Surprise Attack cards and the attack each lies with
  surprises: { attack: number; card: CardKey }[];
  // the choice being made
  card?: CardKey;
  ship?: ShipKey;
  aimed?: ShipKey;
  aimed_seat?: number;
  // hits left of targets that the card in hand, with all that is drafted, would only hurt
  leaves?: Record<ShipKey, number>;
  // by card or ship that may be chosen now, the ships that may be chosen after it
  leads?: Record<string, ShipKey[]>;
  // targets that the card would fly to as a cruise missile (12.9)
  cruise?: ShipKey[];
  // by target, the area defences that meet the attack, as far as they are known; sure: it is stopped
  // without a die, any_roll: by whatever the die shows, as things stand
  met?: Record<ShipKey, { card: CardKey; sure?: true; any_roll?: true }[]>;
}

export interface Laid {
  seat: number;
  attack: number;
  card: CardKey;
}

export interface Fight {
  attacker: number;
  // defenders in the order in which they answer
  order: number[];
  // those still to be put in order (stage "order")
  left?: number[];
  // whose attacks are being answered
  defender?: number;
  stage: "order" | "hunt" | "surface" | "mines" | "air" | "control" | "effect" | "counterattack";
  // Air Cover and Early Warning still to be rolled
  rolls?: (Laid & { area?: true })[];
  // area ASW still to be rolled
  hunts?: { seat: number; card: CardKey; ship: ShipKey }[];
  // submarines hit by point ASW, by the seat that hit them
  struck?: { seat: number; ship: ShipKey }[];
}

export interface Answer {
  kind:
    | "point-defense" | "damage-control" | "air-defense" | "save-submarine" | "bomber-hits"
    | "crash-dive" | "escort" | "minefield" | "refuel" | "save-from-luck";
  // who answers, now and then
  queue: number[];
  // the card chosen so far (private, or `shown`), or the card that a submarine dives from
  card?: CardKey;
  shown?: true;
  // the attack or ship in question, and the seat that threatens it
  attack?: number;
  ship?: ShipKey;
  by?: number;
  // bomber hits still to be taken
  hits?: number;
  // a minefield's row, and the ships that it spares
  row?: number;
  spared?: ShipKey[];
  // Air Defense rolls; attack -1: kept back
  systems?: { ship: ShipKey; chance: number; attack?: number }[];
  // Air cards that may be refuelled
  cards?: CardKey[];
}

export interface Special {
  seat: number;
  card: CardKey;
  // Intelligence cards played on it, and who played the last card
  negations: number;
  last: number;
  asked: number[];
  // what it is played for
  attack?: number;
  ship?: ShipKey;
  at?: number;
  saves?: CardKey;
}

export interface Transfer {
  seat: number;
  way?: "give" | "take";
  mate?: number;
  // card or ship; "?" a card that only the team knows
  thing?: string;
  // who must find a row for the ship that was handed over
  placing?: number;
  ship?: ShipKey;
  refused: { mate: number; way: "give" | "take"; thing?: string }[];
}
