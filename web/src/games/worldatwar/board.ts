// The board of A World at War as a seat, a spectator or (after the game) everybody sees it: the twin of `face` in
// src/wardroom/games/worldatwar/face.py, checked against it by tests/worldatwar/test_face.py. Seats count from 0, voyages
// and forces from 1; units and squadrons go by their numbers, kinds of ships by their keys. Nothing is null; flags are true
// or absent.

export type HexKey = string;
export type BaseKey = string;
export type ShipKey = string;
export type UnitKey = string;

export interface Board {
  scenario: string;
  chart: string;
  // what each seat plays
  sides: string[];
  // counts from 1
  phase: number;
  // whose activities each phase holds
  phases: number[];
  moving: number;
  // what each seat would have if the operation ended now, and how much of that it began with
  points: number[];
  handicap: number[];
  // for each factor of the enemy's ships
  sunk_points: number;
  damaged_points: number;
  // who wins with equal points
  tie: number;
  air_range: number;
  search_range: number;
  cards: Record<string, CardsFace>;
  bases: Record<BaseKey, BaseFace>;
  // named waters by their keys
  waters: Record<string, HexKey>;
  duties: Record<string, DutyFace>;
  voyages: Record<string, VoyageFace>;
  forces: Record<string, ForceFace>;
  ships: Record<UnitKey, ShipFace>;
  squadrons: Record<string, SquadronFace>;
  // who has read the other's signals in this phase: one die more for each interception
  codes?: number;
  round?: number;
  battle?: BattleFace;
  // a path being drawn
  course?: CourseFace;
  intercept?: InterceptFace;
  // ships being chosen in private
  choosing?: ChoosingFace;
  // how many groups have been spoken about when it is asked which withdraw
  settled?: number;
  // combat groups being numbered in private
  numbering?: NumberedFace[];
  // ships that must leave a group with too many factors
  parting?: PartingFace;
  // squadrons being assigned in private, question by question
  allotting?: AllottedFace[];
  // carrier squadrons that may attack a base
  base_attack?: { free: number };
  strikes?: StrikesFace;
  strike?: StrikeFace;
  engagement?: EngagementFace;
  torpedo?: TorpedoFace;
  losses?: LossesFace;
  // a voyage whose port is being asked
  home?: HomeFace;
}

export interface CardsFace {
  strategic: number;
  tactical: number;
  undersea: number;
}

export interface BaseFace {
  hex: HexKey;
  side: number;
  no_port?: true;
  // ships from here may not intercept
  no_interception?: true;
  closed?: true;
}

export interface DutyFace {
  // of a scenario of one's own, which the words do not know
  name?: string;
  activity: "patrol" | "invasion" | "sea-transport" | "sea-supply" | "sea-escort" | "shore-bombardment" | "carrier-mission" | "base-change" | "raid";
  phase: number;
  seat: number;
  base: BaseKey;
  target?: HexKey;
  points?: number;
  cargo_points?: number;
  cargo?: number;
  demanded?: true;
}

export interface VoyageFace {
  side: number;
  level: "activity" | "interception" | "counter" | "counter-counter";
  status: "announced" | "failed" | "sailing" | "completed" | "aborted" | "returning" | "home";
  path: HexKey[];
  // the place on the path
  at: number;
  duty?: string;
  // the voyage that it intercepts, and where
  target?: number;
  meets?: HexKey;
  dice?: number;
  score?: number;
  patrol?: true;
}

export interface ForceFace {
  side: number;
  base: BaseKey;
  voyage: number;
  cargo?: number;
  group?: number;
  // the round of the battle in which it arrives
  joins?: number;
  // ten factors or more
  tf?: true;
  // everybody knows its ships
  shown?: true;
  present?: true;
  inverted?: true;
  gone?: true;
}

export interface ShipFace {
  key: ShipKey;
  side: number;
  base: BaseKey;
  hits?: number;
  force?: number;
  group?: number;
  // the phase in which the scenario sends it out
  sails?: number;
  damaged?: true;
  sunk?: true;
  // nobody but its owner knows where it is
  hidden?: true;
  laden?: true;
  withheld?: true;
  leaving?: true;
  torpedoed?: true;
}

export interface SquadronFace {
  kind: "nas" | "search" | "cover" | "attack";
  side: number;
  nation: string;
  // on a carrier, by its unit, or on land
  ship?: number;
  base?: BaseKey;
  elite?: true;
  lost?: true;
  // turned back in this round, or out of use
  out?: true;
  task?: "cap" | "base" | "strike" | "cover" | "search" | "struck";
  // the combat group that is covered
  over?: number;
}

export interface BattleFace {
  hex: HexKey;
  intercepting: number;
  // by side and number: "0-3"
  groups: Record<string, GroupFace>;
  // squadrons of each seat that cover and search
  land_air: number[];
  // factors of each seat lost and damaged in the round
  lost: number[];
  damaged: number[];
  // who uses the tactical advantage for search, or for gunnery
  search_edge?: number;
  gunnery_edge?: number;
  // the own search dice by reason
  search?: { squadrons?: number; codes?: number; rounds?: number; groups?: number };
}

export interface GroupFace {
  side: number;
  number: number;
  // search results against it in this round, and those used up
  found?: number;
  spent?: number;
  active?: true;
  revealed?: true;
  attacked?: true;
  evaded?: true;
  // it carries cargo or protects sea supply
  burdened?: true;
  // what a find has shown
  told?: { carriers: number; small?: true; slow?: true; cargo?: true };
}

export interface CourseFace {
  voyage: number;
  path: HexKey[];
  stops: HexKey[];
}

export interface InterceptFace {
  voyage: number;
  hex?: HexKey;
  // dice by reason in each hex
  dice: Record<HexKey, Record<string, number>>;
  // hexes from each own port to the interception hex
  ports?: Record<BaseKey, number>;
  submarine?: true;
}

export interface ChoosingFace {
  kind: "muster" | "screen" | "withhold" | "withdraw";
  // how many there are of each kind, and how many of them are chosen
  pool: Record<ShipKey, number>;
  chosen: Record<ShipKey, number>;
  base?: BaseKey;
  group?: number;
  factors?: number;
  least?: number;
  most?: number;
  cargo?: number;
  // screened in any case
  anyway?: Record<ShipKey, number>;
  // whose number is being asked
  label?: ShipKey;
}

export interface NumberedFace {
  forces: number[];
  ships: Record<ShipKey, number>;
  factors: number;
  // 0: it waits outside the battle
  number?: number;
  cargo?: true;
}

export interface PartingFace {
  group: number;
  pool: Record<ShipKey, number>;
  chosen: Record<ShipKey, number>;
  label?: ShipKey;
}

export interface HomeFace {
  voyage: number;
  // hexes by sea
  ports: Record<BaseKey, number>;
}

export interface AllottedFace {
  task: "cap" | "cover" | "search";
  ship?: ShipKey;
  kind?: "nas" | "searchers" | "fighters" | "bombers";
  group?: number;
  squadrons?: number;
  given?: number;
}

export interface StrikesFace {
  pools: { kind: "nas" | "searchers" | "fighters" | "bombers"; drm: number; squadrons: number; given?: number }[];
  // the group about to be struck
  target?: number;
}

// A roll that may follow: factors or squadrons, modifiers by name, the result of each roll from 2 to 12; -1 a submarine lost.
export interface LookUp {
  count: number;
  parts: Record<string, number>;
  modifier: number;
  hits: number[];
  // of a target that is a ship, and the hits on it
  size?: number;
  taken?: number;
}

export interface StrikeFace {
  seat: number;
  group: number;
  squadrons: number;
  surprise?: number;
  shares?: Record<string, number>;
  target?: string;
  look_ups?: Record<string, LookUp>;
}

export interface EngagementFace {
  // the groups of both seats
  groups: number[];
  part: "screen" | "capitals" | "lights" | "held" | "over";
  // whose number of factors is being asked: a ship, "light" or "screened"
  target?: string;
  lines?: Record<string, LineFace>;
  look_ups?: Record<string, LookUp>;
}

export interface LineFace {
  // by rank
  capitals: UnitKey[];
  // what each of them fires at: a unit, "light" or "hold"
  aims: Record<UnitKey, string>;
  lights: Record<ShipKey, number>;
  // undamaged light factors
  factors: number;
  screened: Record<ShipKey, number>;
  broken?: true;
}

export interface TorpedoFace {
  seat: number;
  group: number;
  category?: "carriers" | "capitals" | "lights";
  look_ups?: Record<string, LookUp>;
}

export interface LossesFace {
  seat: number;
  group: number;
  count: number;
  ships: Record<ShipKey, number>;
}
