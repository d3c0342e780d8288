"""The board of A World at War as a seat, a spectator or (after the game) everybody sees it.

Seats count from 0, voyages and forces from 1; units and squadrons go by their numbers, kinds of ships by
their keys. Nothing is null, and flags are true or absent.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

HexKey: TypeAlias = str
BaseKey: TypeAlias = str
ShipKey: TypeAlias = str
UnitKey: TypeAlias = str


class Board(TypedDict):
    scenario: str
    chart: str
    # What each seat plays.
    sides: list[str]
    # Counts from 1.
    phase: int
    # Whose activities each phase holds.
    phases: list[int]
    moving: int
    # What each seat would have if the operation ended now, and how much of that it began with.
    points: list[int]
    handicap: list[int]
    # For each factor of the enemy's ships.
    sunk_points: int
    damaged_points: int
    # Who wins with equal points.
    tie: int
    air_range: int
    search_range: int
    cards: dict[str, CardsFace]
    bases: dict[BaseKey, BaseFace]
    # Named waters by their keys.
    waters: dict[str, HexKey]
    duties: dict[str, DutyFace]
    voyages: dict[str, VoyageFace]
    forces: dict[str, ForceFace]
    ships: dict[UnitKey, ShipFace]
    squadrons: dict[str, SquadronFace]
    # Who has read the other's signals in this phase: one die more for each interception.
    codes: NotRequired[int]
    round: NotRequired[int]
    battle: NotRequired[BattleFace]
    # A path being drawn.
    course: NotRequired[CourseFace]
    intercept: NotRequired[InterceptFace]
    # Ships being chosen in private.
    choosing: NotRequired[ChoosingFace]
    # How many groups have been spoken about when it is asked which withdraw.
    settled: NotRequired[int]
    # Combat groups being numbered in private.
    numbering: NotRequired[list[NumberedFace]]
    # Ships that must leave a group with too many factors.
    parting: NotRequired[PartingFace]
    # Squadrons being assigned in private, question by question.
    allotting: NotRequired[list[AllottedFace]]
    # Carrier squadrons that may attack a base.
    base_attack: NotRequired[BaseAttackFace]
    strikes: NotRequired[StrikesFace]
    strike: NotRequired[StrikeFace]
    engagement: NotRequired[EngagementFace]
    torpedo: NotRequired[TorpedoFace]
    losses: NotRequired[LossesFace]
    # A voyage whose port is being asked.
    home: NotRequired[HomeFace]


class BaseAttackFace(TypedDict):
    free: int


class CardsFace(TypedDict):
    strategic: int
    tactical: int
    undersea: int


class BaseFace(TypedDict):
    hex: HexKey
    side: int
    no_port: NotRequired[Literal[True]]
    # Ships from here may not intercept.
    no_interception: NotRequired[Literal[True]]
    closed: NotRequired[Literal[True]]


Activity: TypeAlias = Literal[
    "patrol",
    "invasion",
    "sea-transport",
    "sea-supply",
    "sea-escort",
    "shore-bombardment",
    "carrier-mission",
    "base-change",
    "raid",
]


class DutyFace(TypedDict):
    # Of a scenario of one's own, which the words do not know.
    name: NotRequired[str]
    activity: Activity
    phase: int
    seat: int
    base: BaseKey
    target: NotRequired[HexKey]
    points: NotRequired[int]
    cargo_points: NotRequired[int]
    cargo: NotRequired[int]
    demanded: NotRequired[Literal[True]]


class VoyageFace(TypedDict):
    side: int
    level: Literal["activity", "interception", "counter", "counter-counter"]
    status: Literal["announced", "failed", "sailing", "completed", "aborted", "returning", "home"]
    path: list[HexKey]
    # The place on the path.
    at: int
    duty: NotRequired[str]
    # The voyage that it intercepts, and where.
    target: NotRequired[int]
    meets: NotRequired[HexKey]
    dice: NotRequired[int]
    score: NotRequired[int]
    patrol: NotRequired[Literal[True]]


class ForceFace(TypedDict):
    side: int
    base: BaseKey
    voyage: int
    cargo: NotRequired[int]
    group: NotRequired[int]
    # The round of the battle in which it arrives.
    joins: NotRequired[int]
    # Ten factors or more.
    tf: NotRequired[Literal[True]]
    # Everybody knows its ships.
    shown: NotRequired[Literal[True]]
    present: NotRequired[Literal[True]]
    inverted: NotRequired[Literal[True]]
    gone: NotRequired[Literal[True]]


class ShipFace(TypedDict):
    key: ShipKey
    side: int
    base: BaseKey
    hits: NotRequired[int]
    force: NotRequired[int]
    group: NotRequired[int]
    # The phase in which the scenario sends it out.
    sails: NotRequired[int]
    damaged: NotRequired[Literal[True]]
    sunk: NotRequired[Literal[True]]
    # Nobody but its owner knows where it is.
    hidden: NotRequired[Literal[True]]
    laden: NotRequired[Literal[True]]
    withheld: NotRequired[Literal[True]]
    leaving: NotRequired[Literal[True]]
    torpedoed: NotRequired[Literal[True]]


Task: TypeAlias = Literal["cap", "base", "strike", "cover", "search", "struck"]


class SquadronFace(TypedDict):
    kind: Literal["nas", "search", "cover", "attack"]
    side: int
    nation: str
    # On a carrier, by its unit, or on land.
    ship: NotRequired[int]
    base: NotRequired[BaseKey]
    elite: NotRequired[Literal[True]]
    lost: NotRequired[Literal[True]]
    # Turned back in this round, or out of use.
    out: NotRequired[Literal[True]]
    task: NotRequired[Task]
    # The combat group that is covered.
    over: NotRequired[int]


class BattleFace(TypedDict):
    hex: HexKey
    intercepting: int
    # By side and number: "0-3".
    groups: dict[str, GroupFace]
    # Squadrons of each seat that cover and search.
    land_air: list[int]
    # Factors of each seat lost and damaged in the round.
    lost: list[int]
    damaged: list[int]
    # Who uses the tactical advantage for search, or for gunnery.
    search_edge: NotRequired[int]
    gunnery_edge: NotRequired[int]
    # The own search dice by reason.
    search: NotRequired[SearchFace]


class SearchFace(TypedDict):
    squadrons: NotRequired[int]
    codes: NotRequired[int]
    rounds: NotRequired[int]
    groups: NotRequired[int]


class GroupFace(TypedDict):
    side: int
    number: int
    # Search results against it in this round, and those used up.
    found: NotRequired[int]
    spent: NotRequired[int]
    active: NotRequired[Literal[True]]
    revealed: NotRequired[Literal[True]]
    attacked: NotRequired[Literal[True]]
    evaded: NotRequired[Literal[True]]
    # It carries cargo or protects sea supply.
    burdened: NotRequired[Literal[True]]
    # What a find has shown.
    told: NotRequired[ToldFace]


class ToldFace(TypedDict):
    carriers: int
    small: NotRequired[Literal[True]]
    slow: NotRequired[Literal[True]]
    cargo: NotRequired[Literal[True]]


class CourseFace(TypedDict):
    voyage: int
    path: list[HexKey]
    stops: list[HexKey]


class InterceptFace(TypedDict):
    voyage: int
    hex: NotRequired[HexKey]
    # Dice by reason in each hex.
    dice: dict[HexKey, dict[str, int]]
    # Hexes from each own port to the interception hex.
    ports: NotRequired[dict[BaseKey, int]]
    submarine: NotRequired[Literal[True]]


class ChoosingFace(TypedDict):
    kind: Literal["muster", "screen", "withhold", "withdraw"]
    # How many there are of each kind, and how many of them are chosen.
    pool: dict[ShipKey, int]
    chosen: dict[ShipKey, int]
    base: NotRequired[BaseKey]
    group: NotRequired[int]
    factors: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]
    cargo: NotRequired[int]
    # Screened in any case.
    anyway: NotRequired[dict[ShipKey, int]]
    # Whose number is being asked.
    label: NotRequired[ShipKey]


class NumberedFace(TypedDict):
    forces: list[int]
    ships: dict[ShipKey, int]
    factors: int
    # 0 where it waits outside the battle.
    number: NotRequired[int]
    cargo: NotRequired[Literal[True]]


class PartingFace(TypedDict):
    group: int
    pool: dict[ShipKey, int]
    chosen: dict[ShipKey, int]
    label: NotRequired[ShipKey]


class HomeFace(TypedDict):
    voyage: int
    # Hexes by sea.
    ports: dict[BaseKey, int]


SquadronKind: TypeAlias = Literal["nas", "searchers", "fighters", "bombers"]


class AllottedFace(TypedDict):
    task: Literal["cap", "cover", "search"]
    ship: NotRequired[ShipKey]
    kind: NotRequired[SquadronKind]
    group: NotRequired[int]
    squadrons: NotRequired[int]
    given: NotRequired[int]


class StrikesFace(TypedDict):
    pools: list[PoolFace]
    # The group about to be struck.
    target: NotRequired[int]


class PoolFace(TypedDict):
    kind: SquadronKind
    drm: int
    squadrons: int
    given: NotRequired[int]


class LookUp(TypedDict):
    """A roll that may follow: factors or squadrons, modifiers by name, the result of each roll from 2 to 12.

    A result of -1 is a submarine lost.
    """

    count: int
    parts: dict[str, int]
    modifier: int
    hits: list[int]
    # Of a target that is a ship, and the hits on it.
    size: NotRequired[int]
    taken: NotRequired[int]


class StrikeFace(TypedDict):
    seat: int
    group: int
    squadrons: int
    surprise: NotRequired[int]
    shares: NotRequired[dict[str, int]]
    target: NotRequired[str]
    look_ups: NotRequired[dict[str, LookUp]]


class EngagementFace(TypedDict):
    # The groups of both seats.
    groups: list[int]
    part: Literal["screen", "capitals", "lights", "held", "over"]
    # Whose number of factors is being asked: a ship, "light" or "screened".
    target: NotRequired[str]
    lines: NotRequired[dict[str, LineFace]]
    look_ups: NotRequired[dict[str, LookUp]]


class LineFace(TypedDict):
    # By rank.
    capitals: list[UnitKey]
    # What each of them fires at: a unit, "light" or "hold".
    aims: dict[UnitKey, str]
    lights: dict[ShipKey, int]
    # Undamaged light factors.
    factors: int
    screened: dict[ShipKey, int]
    broken: NotRequired[Literal[True]]


class TorpedoFace(TypedDict):
    seat: int
    group: int
    category: NotRequired[Literal["carriers", "capitals", "lights"]]
    look_ups: NotRequired[dict[str, LookUp]]


class LossesFace(TypedDict):
    seat: int
    group: int
    count: int
    ships: dict[ShipKey, int]
