// The board of Naval Battles as a seat, a spectator or (after the game) everybody sees it: the twin of `face` in
// src/wardroom/games/highseas/face.py, checked against it by tests/highseas/test_face.py. Seats count from 0,
// ships and cards go by their keys, "?" is a card that cannot be seen. Nothing is null; flags are true or absent.

export type CardKey = string;
export type ShipKey = string;

export interface Board {
  // the battle, and the turn of the whole game
  round: number;
  series: number;
  // points that win a battle, and the game
  victory: number;
  total: number;
  // a carrier makes as many air attacks as its card shows, not one (12.carriers)
  flights_by_card?: true;
  // whose turn it is and who began; -1 nobody
  acting: number;
  first: number;
  // cards in the draw pile
  draw: number;
  discard: Record<CardKey, number>;
  // by seat: "0", "1", ...
  fleets: Record<string, Fleet>;
  // declared attacks; a place in this list is the `attack` of everything below
  volley: Attack[];

  // fleets are being chosen in secret
  choosing?: Choosing;
  // fleets are being laid out: who places which ship
  laying?: { seat: number; ship: ShipKey };
  reorganize?: Reorganize;
  // the own volley while it is drafted (everybody's in the truth)
  draft?: Draft;
  defense?: Defense;
  // the attack being resolved
  resolving?: number;
  // Planning may be added to this roll; the ship that rolls in defence
  roll?: { seat: number; number: number; ship?: ShipKey };
  // cards chosen to be thrown away, as yet in private
  discarding?: CardKey[];
  // by place in the volley, what the attacks on the own side do if nobody plays another card
  stakes?: Record<string, Stake>;
  // why cards of the own hand cannot be played at this question: the refusal and its rule
  waits?: Record<CardKey, { name: string; rule: string }>;
}

export interface Fleet {
  // "" before it is picked
  nation: string;
  // sorted, unknown cards first
  hand: CardKey[];
  ships: Record<ShipKey, Afloat>;
  // ships that Reinforcements may bring; all of the navy while the fleet is chosen
  reserve: ShipKey[];
  // cards in play before the fleet
  front: { card: CardKey; used?: true }[];
  // what this seat has sunk in this battle, and what that is worth
  sunk: ShipKey[];
  sunk_points: number;
  // of the battles before
  points: number;
  // the side's points of this battle
  score: number;
  team?: number;
  // no ship left in this battle
  out?: true;
  // a Retreat lies before the fleet
  retreats?: true;
}

export interface Afloat {
  // 1 to 3; 0 a submarine; -1 not yet placed
  row: number;
  // damage that will sink it
  left: number;
  // Damage cards under the ship
  damage?: CardKey[];
  active?: true;
}

export type AttackKind = "main" | "secondary" | "torpedo" | "depth" | "land" | "carrier";
export type Fate = "coming" | "stopped" | "missed" | "hit" | "wasted";

export interface Attack {
  kind: AttackKind;
  // "" for a carrier's dice and the later ones of a land-based attack
  card: CardKey | "";
  // the ship that fires, or ""; a double salvo has a second one
  source: ShipKey | "";
  second?: ShipKey;
  // the fleet attacked and the ship aimed at
  seat: number;
  target: ShipKey;
  // the lowest roll that sinks; 0 where no die is rolled
  number: number;
  damage: number;
  fate: Fate;
}

export interface Draft {
  seat: number;
  attacks: Attack[];
  // the choice being made
  card?: CardKey;
  ship?: ShipKey;
  second?: ShipKey;
  // dice of the card or carrier on targets, and still to be laid
  laid?: number;
  dice?: number;
  // hull left of targets that the salvo in hand, with all that is drafted, would only hurt
  leaves?: Record<ShipKey, number>;
  // by card or ship that may be chosen now, the ships that may be chosen after it
  leads?: Record<string, ShipKey[]>;
  // by place in `attacks`, in thousandths: how likely it sinks its target, or hurts it
  chances?: { sinks: number; hurts: number }[];
}

export interface Defense {
  defender: number;
  // who answers, now and then
  queue?: number[];
  // the card chosen so far, from before the fleet or the hand, and the attack that an escort takes
  card?: CardKey;
  prepared?: true;
  attack?: number;
}

export interface Reorganize {
  seat: number;
  // ships that have changed places or come in
  moved: ShipKey[];
  // points of Reinforcements left
  pool?: number;
  // Damage cards still to be removed
  repairs?: number;
  // the ship to be placed or repaired
  ship?: ShipKey;
}

export interface Choosing {
  // what a fleet may be worth
  points: number;
  // by seat, the own choice (everybody's in the truth)
  fleets: Record<string, { chosen: ShipKey[]; left: number; proposed: ShipKey[] }>;
}

export interface Stake {
  // in thousandths, the chance that the ship is sunk
  sinks: number;
  // hull left after it and all that comes before it
  left?: number;
}
