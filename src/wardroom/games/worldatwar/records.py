"""The board of A World at War as a seat, a spectator or (after the game) everybody sees it.

Seats count from 0, voyages and forces from 1; units and squadrons go by their numbers, kinds of ships by
their keys. Nothing is null, and flags are true or absent.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from wardroom.games.worldatwar.page_facts import ForceFacts, VoyageFacts

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
    cards: dict[str, CardsShown]
    bases: dict[BaseKey, BaseShown]
    # Named waters by their keys.
    waters: dict[str, HexKey]
    duties: dict[str, DutyShown]
    voyages: dict[str, VoyageShown]
    forces: dict[str, ForceShown]
    ships: dict[UnitKey, ShipShown]
    squadrons: dict[str, SquadronShown]
    # Who has read the other's signals in this phase: one die more for each interception.
    codes: NotRequired[int]
    round: NotRequired[int]
    battle: NotRequired[BattleShown]
    # A path being drawn.
    course: NotRequired[CourseShown]
    intercept: NotRequired[InterceptShown]
    # Ships being chosen in private.
    choosing: NotRequired[ChoosingShown]
    # How many groups have been spoken about when it is asked which withdraw.
    settled: NotRequired[int]
    # Combat groups being numbered in private.
    numbering: NotRequired[list[NumberedShown]]
    # Ships that must leave a group with too many factors.
    parting: NotRequired[PartingShown]
    # Squadrons being assigned in private, question by question.
    allotting: NotRequired[list[AllottedShown]]
    # Carrier squadrons that may attack a base.
    base_attack: NotRequired[BaseAttackShown]
    strikes: NotRequired[StrikesShown]
    strike: NotRequired[StrikeShown]
    engagement: NotRequired[EngagementShown]
    torpedo: NotRequired[TorpedoShown]
    losses: NotRequired[LossesShown]
    # A voyage whose port is being asked.
    home: NotRequired[HomeShown]


class BaseAttackShown(TypedDict):
    free: int
    # Squadrons that are to attack, by base.
    sent: NotRequired[dict[BaseKey, int]]


class CardsShown(TypedDict):
    strategic: int
    tactical: int
    undersea: int


class BaseShown(TypedDict):
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


class DutyShown(TypedDict):
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


class VoyageShown(VoyageFacts):
    path: list[HexKey]
    duty: NotRequired[str]
    # The voyage that it intercepts, and where.
    target: NotRequired[int]
    meets: NotRequired[HexKey]
    dice: NotRequired[int]
    score: NotRequired[int]


class ForceShown(ForceFacts):
    base: BaseKey
    voyage: int
    # One of the ships that are known makes it slow.
    slow: NotRequired[Literal[True]]


class ShipShown(TypedDict):
    key: ShipKey
    side: int
    base: BaseKey
    hits: NotRequired[int]
    # Hits that it can still take before it sinks, if it has any.
    left: NotRequired[int]
    force: NotRequired[int]
    group: NotRequired[int]
    # The phase in which the scenario sends it out.
    sails: NotRequired[int]
    damaged: NotRequired[Literal[True]]
    sunk: NotRequired[Literal[True]]
    # By its print, or because it is damaged.
    slow: NotRequired[Literal[True]]
    # Nobody but its owner knows where it is.
    hidden: NotRequired[Literal[True]]
    laden: NotRequired[Literal[True]]
    withheld: NotRequired[Literal[True]]
    leaving: NotRequired[Literal[True]]
    torpedoed: NotRequired[Literal[True]]


Task: TypeAlias = Literal["cap", "base", "strike", "cover", "search", "struck"]


class SquadronShown(TypedDict):
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


class BattleShown(TypedDict):
    hex: HexKey
    intercepting: int
    # By side and number: "0-3".
    groups: dict[str, GroupShown]
    # Squadrons of each seat that cover and search.
    land_air: list[int]
    # Factors of each seat lost and damaged in the round.
    lost: list[int]
    damaged: list[int]
    # Who uses the tactical advantage for search, or for gunnery.
    search_edge: NotRequired[int]
    gunnery_edge: NotRequired[int]
    # The own search dice by reason.
    search: NotRequired[SearchShown]


class SearchShown(TypedDict):
    squadrons: NotRequired[int]
    codes: NotRequired[int]
    rounds: NotRequired[int]
    groups: NotRequired[int]


class GroupShown(TypedDict):
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
    told: NotRequired[ToldShown]


class ToldShown(TypedDict):
    carriers: int
    small: NotRequired[Literal[True]]
    slow: NotRequired[Literal[True]]
    cargo: NotRequired[Literal[True]]


class CourseShown(TypedDict):
    voyage: int
    path: list[HexKey]
    stops: list[HexKey]


class InterceptShown(TypedDict):
    voyage: int
    hex: NotRequired[HexKey]
    # Dice by reason in each hex.
    dice: dict[HexKey, dict[str, int]]
    # How many they are in all.
    totals: dict[HexKey, int]
    # Own bases whose squadrons see ships on their way.
    spotters: list[BaseKey]
    # Hexes from each own port to the interception hex.
    ports: NotRequired[dict[BaseKey, int]]
    submarine: NotRequired[Literal[True]]


class ChoosingShown(TypedDict):
    kind: Literal["muster", "screen", "withhold", "withdraw"]
    # How many there are of each kind, and how many of them are chosen.
    pool: dict[ShipKey, int]
    chosen: dict[ShipKey, int]
    base: NotRequired[BaseKey]
    group: NotRequired[int]
    # Of those that are chosen.
    factors: int
    least: NotRequired[int]
    most: NotRequired[int]
    cargo: NotRequired[int]
    # Screened in any case.
    anyway: NotRequired[dict[ShipKey, int]]
    # Whose number is being asked.
    label: NotRequired[ShipKey]


class NumberedShown(TypedDict):
    forces: list[int]
    ships: dict[ShipKey, int]
    factors: int
    # 0 where it waits outside the battle.
    number: NotRequired[int]
    cargo: NotRequired[Literal[True]]


class PartingShown(TypedDict):
    group: int
    pool: dict[ShipKey, int]
    chosen: dict[ShipKey, int]
    label: NotRequired[ShipKey]


class HomeShown(TypedDict):
    voyage: int
    # Hexes by sea.
    ports: dict[BaseKey, int]


SquadronKind: TypeAlias = Literal["nas", "searchers", "fighters", "bombers"]


class AllottedShown(TypedDict):
    task: Literal["cap", "cover", "search"]
    ship: NotRequired[ShipKey]
    kind: NotRequired[SquadronKind]
    group: NotRequired[int]
    squadrons: NotRequired[int]
    given: NotRequired[int]


class StrikesShown(TypedDict):
    pools: list[PoolShown]
    # The group about to be struck.
    target: NotRequired[int]


class PoolShown(TypedDict):
    kind: SquadronKind
    drm: int
    squadrons: int
    given: NotRequired[int]


class LookUp(TypedDict):
    """A roll that may follow: factors or squadrons, modifiers by name, the hits of each roll from 2 to 12.

    Hits of -1 are a submarine lost.
    """

    count: int
    parts: dict[str, int]
    modifier: int
    # The parts come to more than is allowed.
    capped: NotRequired[Literal[True]]
    hits: list[int]
    # The same by what they do, from the lowest roll on.
    bands: list[Band]


# What hits do to a ship, or a roll to a submarine; of light ships only the hits count.
Result: TypeAlias = Literal["harmless", "damaged", "sunk", "lost", "hits"]


class Band(TypedDict):
    result: Result
    hits: NotRequired[int]
    # How many results of two dice lie in it, and how many of the 36 throws.
    rolls: int
    throws: int


class StrikeShown(TypedDict):
    seat: int
    group: int
    squadrons: int
    surprise: NotRequired[int]
    shares: NotRequired[dict[str, int]]
    target: NotRequired[str]
    look_ups: NotRequired[dict[str, LookUp]]


class EngagementShown(TypedDict):
    # The groups of both seats.
    groups: list[int]
    part: Literal["screen", "capitals", "lights", "held", "over"]
    # Whose number of factors is being asked: a ship, "light" or "screened".
    target: NotRequired[str]
    lines: NotRequired[dict[str, LineShown]]
    look_ups: NotRequired[dict[str, LookUp]]


class LineShown(TypedDict):
    # By rank.
    capitals: list[UnitKey]
    # What each of them fires at: a unit, "light" or "hold".
    aims: dict[UnitKey, str]
    lights: dict[ShipKey, int]
    # Undamaged light factors.
    factors: int
    screened: dict[ShipKey, int]
    broken: NotRequired[Literal[True]]


class TorpedoShown(TypedDict):
    seat: int
    group: int
    category: NotRequired[Literal["carriers", "capitals", "lights"]]
    look_ups: NotRequired[dict[str, LookUp]]


class LossesShown(TypedDict):
    seat: int
    group: int
    count: int
    ships: dict[ShipKey, int]


# A thing and its record go by one name, and so do its facts and their fields; here are the others.
RECORDS: dict[str, str | tuple[str, ...]] = {
    "AirStrikes": "StrikesShown",
    "BattleLines": ("EngagementShown", "LineShown"),
    "Choosing": "ChoosingShown",
    "Force": "ForceShown",
    "Holding": "ChoosingShown",
    "Intercept": "InterceptShown",
    "LossChoice": "LossesShown",
    "Numbering": "PartingShown",
    "Operation": ("Board", "ShipShown", "GroupShown", "BattleShown"),
    "PlotCourse": "CourseShown",
    "ScreenRun": "ChoosingShown",
    "Strike": "StrikeShown",
    "SubmarineAttack": "TorpedoShown",
    "Voyage": "VoyageShown",
    "Withdraw": ("Board", "ChoosingShown"),
}
SHOWN_AS = {
    "AirStrikes.chosen": "PoolShown.given",
    "BaseAttacks.sent": "BaseAttackShown.free",
    "BattleLines.numbers": "EngagementShown.groups",
    "Choosing.units": "ChoosingShown.chosen",
    "Force.number": "ForceShown.group",
    "Force.task_force": "ForceShown.tf",
    "GoHome.voyages": "HomeShown.voyage",
    "Holding.units": "ChoosingShown.chosen",
    "Intercept.place": "InterceptShown.submarine",
    "Intercept.targets": "InterceptShown.voyage",
    "Numbering.numbers": "NumberedShown.number",
    "Numbering.sources": "PartingShown.group",
    "Numbering.surplus": "PartingShown.chosen",
    "NumbersRun.answers": "AllottedShown.given",
    "Operation.battle_hex": "BattleShown.hex",
    "Operation.berth": "ShipShown.base",
    "Operation.damaged_factors": "BattleShown.damaged",
    "Operation.hindered": "GroupShown.burdened",
    "Operation.lost_factors": "BattleShown.lost",
    "Operation.naval_shift": "BattleShown.gunnery_edge",
    "Operation.on_chart": "BattleShown.groups",
    "Operation.wing_aim": "SquadronShown.over",
    "Operation.wing_on": "SquadronShown.ship",
    "Operation.wing_state": "SquadronShown.out",
    "Operation.wing_task": "SquadronShown.task",
    "ScreenRun.units": "ChoosingShown.chosen",
    "Strike.number": "StrikeShown.group",
    "Strike.rest": "StrikeShown.squadrons",
    "SubmarineAttack.number": "TorpedoShown.group",
    "Withdraw.units": "ChoosingShown.chosen",
}
# Not shown, because ...; a name by itself is that of whatever has such a fact and does not show it.
NOT_SHOWN = {
    "seat": "the question is put to it",
    "side": "the question is put to it",
    "finished": "who has finished is no longer asked",
    "last": "it only keeps the order of the choice",
    "outside": "the diary tells of an attack on the way",
    "AirStrikes.part": "the question is put to the side whose strike it is, and says if it surprises",
    "Announce.duty": "the question tells it",
    "Announce.formed": "the question tells it",
    "Announce.place": "the question says whether it is about the duty or another force",
    "Announce.voyage": "the diary tells the voyage with the activity",
    "AttackFromTheAir.voyage": "the question tells it",
    "BaseAttacks.base": "the question tells it",
    "BaseAttacks.bases": "the diary tells it when all are announced",
    "BaseAttacks.turn": "the question is put to the side whose turn it is",
    "BattleLines.before": "it only bounds what may be chosen",
    "BattleLines.behind": "the diary tells who fires at whom",
    "BattleLines.held": "the question counts it when the held fire is aimed",
    "BattleLines.owed": "the diary tells which ships are lost",
    "BattleLines.rest": "the question counts what is left",
    "BattleLines.spread": "the diary tells who fires at whom",
    "Campaign.place": "it only decides which step comes next",
    "CardRun.kind": "the question tells it",
    "CardRun.laid": "the own answer ends the question",
    "Choosing.strict": "it only bounds what may be chosen",
    "CodeCards.kind": "the question tells it",
    "Deploy.voyages": "the forces that are there are shown (ForceShown.present)",
    "Evasion.chaser": "the question tells it",
    "Evasion.number": "the question tells it",
    "FleetCombat.fought": "the diary tells of each pair as it meets",
    "FleetCombat.free": "the question tells whose turn it is, group by group",
    "FleetCombat.pairs": "the diary tells of each pair as it meets",
    "FleetCombat.part": "it only decides who is asked next",
    "Force.drained": "it only bounds what may be imagined",
    "Force.fought": "only rules ask for it, when a battle is over",
    "Force.landed": "the points and GroupShown.burdened count it",
    "Force.least": "it only bounds what may be imagined",
    "Force.light": "the dice of the voyage are shown",
    "Force.most": "it only bounds what may be imagined",
    "Force.origin": "the diary tells where it was formed, and its ships show that base",
    "Force.parent": "the diary tells of forces that are divided",
    "Force.restraint": "it is what others know of Force.fought",
    "Force.slow": "the dice of the voyage are shown",
    "Force.surplus": "its group is shown",
    "Force.withdrawn": "its voyage shows what it does",
    "Intercept.asked": "the question tells it",
    "Intercept.leg": "the hexes that may be chosen are shown (InterceptShown.dice)",
    "Intercept.level": "the level of each voyage is shown",
    "Muster.base": "shown in the run (ChoosingShown)",
    "Muster.cargo": "shown in the run (ChoosingShown)",
    "Muster.least": "shown in the run (ChoosingShown)",
    "Muster.most": "shown in the run (ChoosingShown)",
    "Muster.strict": "it only bounds what may be chosen",
    "Muster.voyage": "it is the newest voyage",
    "NavalBattle.about": "VoyageShown.target and meets tell who meets whom",
    "NavalBattle.apart": "it only decides which segments are played, and who goes on after them",
    "NavalBattle.place": "the course of the turn is sent beside the board",
    "NavalBattle.voyages": "VoyageShown.target and meets tell who meets whom",
    "Numbering.own": "a number that is taken cannot be chosen again",
    "Numbering.sizes": "PartingShown.chosen has the ships that are asked about",
    "Numbering.voyages": "NumberedShown.forces has the forces of theirs",
    "Operation.ambushes": "the look-up of a torpedo has earlier attacks among its parts",
    "Operation.clues": "it only bounds what may be imagined",
    "Operation.holder": "the question is put to it",
    "Operation.hurt": "the diary tells of each ship that is damaged",
    "Operation.opened": "it only decides what others know of a group, and whether it has fought",
    "Operation.patrolled": "it only bounds what may be imagined",
    "Operation.quiet": "the diary tells of every round",
    "Operation.restrained": "it is what others know of Operation.spared",
    "Operation.searches": "it only bounds what may be imagined",
    "Operation.sighted": "it only bounds what may be imagined",
    "Operation.spared": "only rules ask for it, and the diary tells who was spared",
    "Operation.sub_codes": "the look-up of a torpedo has it among its parts",
    "Operation.thinned": "the search dice count it (BattleShown.search)",
    "Operation.wing_driven": "the diary tells of the attack on its base",
    "Operation.wing_raided": "it only decides who may strike again",
    "Operation.wing_shown": "its task is shown or not",
    "OrderOfBattles.hunters": "they are the answers",
    "Passage.hunters": "it is never set",
    "Passage.separate": "it is never set",
    "Passage.voyage": "VoyageShown.at tells how far it has come",
    "PlotCourse.longest": "it only bounds what may be chosen",
    "PressOn.attacked": "the rule of the question tells it",
    "PressOn.voyages": "the question names the first of them",
    "Rendezvous.asked": "the question tells it",
    "Rendezvous.missed": "nobody is asked unless it is set",
    "Rendezvous.voyages": "the question names each in turn",
    "Resolve.voyages": "those that are contested are the answers",
    "RollInterceptions.level": "the level of each voyage is shown",
    "Sortie.place": "the course of the turn is sent beside the board",
    "Sortie.voyages": "each voyage tells how far it has come",
    "Station.range": "it only bounds what may be chosen",
    "Station.voyage": "the question tells it",
    "Strike.arrived": "nobody is asked until it is set",
    "Strike.wings": "the look-ups count what those left bring (StrikeShown.look_ups)",
    "SubmarineAttack.made": "the diary tells of the attack",
    "SubmarineAttack.previous": "the look-up has it among its parts (TorpedoShown.look_ups)",
    "SubmarineAttack.submarine": "the diary tells which attacks",
    "SubmarineAttack.target": "the diary tells it with the roll",
    "SubmarineAttacks.announced": "the diary tells of each attack",
    "SubmarineAttacks.made": "the diary tells of each attack",
    "SubmarineAttacks.target": "the question tells it",
    "SubmarineAttacks.turn": "the question is put to the side whose turn it is",
    "Substitutes.bases": "the question names the port",
    "Substitutes.count": "the question tells it",
    "Substitutes.ones": "they only bound what may be chosen",
    "Substitutes.taken": "the question counts what is left",
    "Voyage.flown": "it only bounds what may be chosen",
    "Voyage.parent": "the diary tells who parts from whom",
    "Voyage.spotted": "the dice against it count that (InterceptShown.dice)",
}
