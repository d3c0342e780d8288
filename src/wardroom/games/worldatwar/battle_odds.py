"""The odds of a battle in front of you, exactly.

    answer = odds(read(Path("denmark-strait.toml").read_text()))

An answer is dataclasses of plain values, so that msgspec can turn it into JSON.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from wardroom.core.calculator import QuestionError
from wardroom.games.worldatwar.air import defense_level
from wardroom.games.worldatwar.arrivals import arrival_chances
from wardroom.games.worldatwar.chances import EngagementOdds, engagement_odds
from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    HOLD,
    Line,
    form,
    may_return,
    must_be_screened,
    screened_targets,
    surplus_capitals,
)
from wardroom.games.worldatwar.gunnery import lights_of
from wardroom.games.worldatwar.orders import (
    LIGHTS_AT_CAPITALS,
    LIGHTS_BY_DOCTRINE,
    LIGHTS_HOLD,
    LIGHTS_JOIN,
    Orders,
    screened_aim,
)
from wardroom.games.worldatwar.outlook import LIGHT_TARGET, Pack, StrikePlan, strike_odds, submarine_odds
from wardroom.games.worldatwar.question import (
    LIGHT_ORDERS,
    InterceptionQuestion,
    Question,
    Ship,
    SideOrders,
    StrikeQuestion,
    SubmarineQuestion,
)
from wardroom.games.worldatwar.settings import OPTIONS, Settings
from wardroom.games.worldatwar.units import (
    AIR_DRM,
    CRUISER,
    ESCORT_CARRIER,
    KINDS,
    NATIONS,
    SUBMARINE,
    TRANSPORT,
    Roster,
    is_light,
    naval_drm,
)

CATEGORIES = ("carriers", "capitals", "lights")
MODES = dict(
    zip(LIGHT_ORDERS, (LIGHTS_BY_DOCTRINE, LIGHTS_JOIN, LIGHTS_AT_CAPITALS, LIGHTS_HOLD), strict=True)
)


# -- the answer ----------------------------------------------------------------------------------------------


@dataclass
class ShipAnswer:
    """The chance that a ship ends damaged or sunk; `count` equal factors are told together."""

    name: str
    kind: str
    factors: int
    damaged: float
    sunk: float
    # Of a capital ship or carrier in fleet combat: the chance to end with 0, 1, 2 ... hits.
    hits: list[float] = field(default_factory=list)


@dataclass
class ShotAnswer:
    """A roll of capital ships: at a ship or "lights", with the chances of 0, 1, 2 ... hits."""

    side: int
    target: str
    factors: int
    modifier: int
    hits: list[float]


@dataclass
class SideAnswer:
    name: str
    ships: list[ShipAnswer]
    # The chance to lose 0, 1, 2 ... factors, and how many on average.
    lost: list[float]
    mean_lost: float


@dataclass
class Change:
    """What one thing more would change: `what` on side `side`, and the main figure then."""

    what: str
    side: int
    value: float
    gain: float


@dataclass
class OrderAnswer:
    """An order that the figures suppose, whether the question gave it, and what else could be ordered.

    `kind` is `aim` (22.54B-C, of a ship), `lights` (22.54E), `screen` (22.531, of a ship), `behind` (what is
    fired at first behind the screen, 22.54G) or `losses` (the order in which one-factor ships are lost).
    """

    side: int
    kind: str
    ship: str
    order: str
    given: bool
    choices: list[str] = field(default_factory=list)


@dataclass
class FleetAnswer:
    sides: list[SideAnswer]
    shots: list[ShotAnswer]
    orders: list[OrderAnswer]
    # 22.61A: the chance of each side to win the round; `even` of it by the tie-break.
    wins: list[float]
    even: float
    changes: list[Change]


@dataclass
class StrikeAnswer:
    reaching: list[float]
    lost: list[float]
    downed: list[float]
    defense: int
    hits: dict[str, list[float]]
    ships: list[ShipAnswer]
    mean_hits: float
    changes: list[Change]


@dataclass
class TorpedoAnswer:
    """The first attack on a category: its modifier, the chances of 0 to 3 hits, last of a lost submarine."""

    category: str
    target: str
    modifier: int
    hits: list[float]


@dataclass
class SubmarineAnswer:
    first: list[TorpedoAnswer]
    ships: list[ShipAnswer]
    lost: list[float]
    mean_harmed: float
    changes: list[Change]


@dataclass
class InterceptionAnswer:
    """By distance from 1 hex: the chance to arrive in round 1, 2, 3 ..., and in round 1 with one die more."""

    dice: int
    rounds: list[list[float]]
    one_more: list[float]


@dataclass
class Answer:
    title: str
    fleet: FleetAnswer | None = None
    strike: StrikeAnswer | None = None
    submarines: SubmarineAnswer | None = None
    interception: InterceptionAnswer | None = None


# -- answering -----------------------------------------------------------------------------------------------


class Fleets:
    """The ships of a question where the engine can use them."""

    def __init__(self, question: Question) -> None:
        self.roster = Roster()
        self.hits: list[int] = []
        self.laden: list[int] = []
        # By unit: the line of the question to which it belongs.
        self.lines: list[tuple[int, int]] = []
        self.screened: list[list[int]] = [[], []]
        self.question = question
        for side, fleet in enumerate(question.sides):
            for place, ship in enumerate(fleet.ships):
                self.put(side, place, ship)

    def put(self, side: int, place: int, ship: Ship) -> None:
        kind = KINDS.index(ship.kind)
        size = 2 if kind == CRUISER else 1 if is_light(kind) else ship.factors
        fast = not ship.slow and kind not in (ESCORT_CARRIER, TRANSPORT)
        for _ in range(ship.factors // size):
            unit = self.roster.add(kind, size, fast, side, NATIONS.index(ship.nation), ship.name)
            self.hits.append(ship.hits)
            self.laden.append(1 if ship.cargo else 0)
            self.lines.append((side, place))
            if ship.screened:
                self.screened[side].append(unit)

    def units(self, side: int) -> list[int]:
        """In order of loss; of equal ships those without cargo come first, as in the game."""
        order = self.question.sides[side].orders.losses
        mine = [unit for unit in range(len(self.hits)) if self.roster.side[unit] == side]

        def place(unit: int) -> tuple[int, int]:
            kind = KINDS[self.roster.kind[unit]]
            return (order.index(kind) if kind in order else -1, self.laden[unit])

        return sorted(mine, key=place)

    def line(self, side: int) -> Line:
        fleet = self.question.sides[side]
        line = form(
            self.roster,
            self.hits,
            self.laden,
            self.units(side),
            self.screened[side],
            int(fleet.is_burdened()),
        )
        line.shift = fleet.shift
        return line

    def named(self, side: int, name: str, asked: str) -> int:
        """The unit of a named ship, or AT_LIGHTS."""
        if name == "lights":
            return AT_LIGHTS
        for unit in self.units(side):
            if self.roster.name[unit] == name and not is_light(self.roster.kind[unit]):
                return unit
        known = [s.name for s in self.question.sides[side].ships if s.kind in ("capital", "carrier")]
        raise QuestionError(f"{asked}: there is no named ship {name!r}; there are {', '.join(known)}, lights")

    def orders(self, side: int) -> Orders:
        told = self.question.sides[side].orders
        orders = Orders()
        for ship, aim in told.aims.items():
            orders.ships.append(self.named(side, ship, "aims"))
            orders.aims.append(HOLD if aim == "hold" else self.named(1 - side, aim, "aims"))
        orders.lights = MODES[told.lights]
        orders.light_targets = [self.named(1 - side, name, "light_targets") for name in told.light_targets]
        orders.light_spread = told.light_spread
        orders.screened_targets = [
            self.named(1 - side, name, "screened_targets") for name in told.screened_targets
        ]
        return orders

    def aim_name(self, theirs: Line, aim: int) -> str:
        """What an order calls a rank of the enemy's capital ships."""
        if aim == HOLD:
            return "hold"
        return "lights" if aim == AT_LIGHTS else self.roster.name[theirs.capitals[aim]]

    def ship_answers(self, side: int, damaged: list[float], sunk: list[float]) -> list[ShipAnswer]:
        """One line for each of the question's; light ships by their average."""
        answers = []
        for place, ship in enumerate(self.question.sides[side].ships):
            units = [unit for unit in range(len(self.hits)) if self.lines[unit] == (side, place)]
            share = 1.0 / len(units)
            answers.append(
                ShipAnswer(
                    ship.name,
                    ship.kind,
                    ship.factors,
                    share * sum(damaged[unit] for unit in units),
                    share * sum(sunk[unit] for unit in units),
                )
            )
        return answers


def odds(question: Question) -> Answer:
    """The exact odds of everything the question asks."""
    answer = Answer(question.title)
    if question.sides and question.fleet:
        answer.fleet = fleet_answer(question)
    if question.strike is not None:
        answer.strike = strike_answer(question, question.strike)
    if question.submarines is not None:
        answer.submarines = submarine_answer(question, question.submarines)
    if question.interception is not None:
        answer.interception = interception_answer(question.interception)
    return answer


def chosen_settings(question: Question) -> Settings:
    values = {option.key: option.default for option in OPTIONS}
    for option in OPTIONS:
        if option.key in question.settings:
            values[option.key] = option.read(question.settings[option.key])
    for key in question.settings:
        if key not in values:
            raise QuestionError(f"settings: there is no {key}; there are {', '.join(values)}")
    return Settings(values)


# -- fleet combat ----------------


def fought_out(question: Question) -> tuple[Fleets, EngagementOdds]:
    fleets = Fleets(question)
    found = engagement_odds(fleets.line(0), fleets.line(1), fleets.orders(0), fleets.orders(1))
    return fleets, found


def winning(question: Question, found: EngagementOdds) -> list[float]:
    """22.61A Who lost less wins; with equal losses and damage the intercepting side has lost."""
    wins = [found.worse[1], found.worse[0]]
    wins[1 - question.intercepting] += found.even
    return wins


def fleet_answer(question: Question) -> FleetAnswer:
    fleets, found = fought_out(question)
    wins = winning(question, found)
    sides = []
    for side, fleet in enumerate(question.sides):
        lost = trimmed(found.lost[side])
        ships = fleets.ship_answers(side, found.damaged, found.sunk)
        for ship in ships:
            if ship.kind in ("capital", "carrier"):
                ship.hits = [max(0.0, chance) for chance in found.taken[fleets.named(side, ship.name, "")]]
        sides.append(SideAnswer(fleet.name, ships, lost, mean(lost)))
    shots = []
    for shot in found.shots:
        target = "lights" if shot.target == AT_LIGHTS else fleets.roster.name[shot.target]
        shots.append(ShotAnswer(shot.side, target, shot.factors, shot.modifier, trimmed(shot.chances)))
    return FleetAnswer(
        sides, shots, order_answers(fleets, found), wins, found.even, fleet_changes(question, wins)
    )


def order_answers(fleets: Fleets, found: EngagementOdds) -> list[OrderAnswer]:
    """What every ship does in these figures, given or chosen by doctrine."""
    answers = []
    for side in range(2):
        told = fleets.question.sides[side].orders
        mine, theirs = fleets.line(side), fleets.line(1 - side)
        for rank, aim in enumerate(found.aims[side]):
            name = fleets.roster.name[mine.capitals[rank]]
            order = fleets.aim_name(theirs, aim)
            choices = [fleets.aim_name(theirs, other) for other in free_aims(mine, theirs, found, side, rank)]
            given = told.aims.get(name) == order and order in choices
            answers.append(OrderAnswer(side, "aim", name, order, given, choices))
        if mine.lights.factors() > 0:
            choices = [order for order in LIGHT_ORDERS if order]
            order = told.lights or "capitals"
            answers.append(OrderAnswer(side, "lights", "lights", order, bool(told.lights), choices))
        answers += screen_answers(fleets, side, mine)
        answers += behind_answers(fleets, side, theirs, found)
        kinds = {ship.kind for ship in fleets.question.sides[side].ships}
        if len(kinds.intersection(told.losses)) > 1:
            given = told.losses != SideOrders().losses
            answers.append(OrderAnswer(side, "losses", "lights", " ".join(told.losses), given))
    return answers


def free_aims(mine: Line, theirs: Line, found: EngagementOdds, side: int, rank: int) -> list[int]:
    """22.54B-C What a capital ship may be told to fire at; nothing if the rules leave it no choice."""
    if surplus_capitals(mine, theirs) > 0:
        if rank < len(theirs.capitals):
            return []
        lights = [] if theirs.lights.empty() else [AT_LIGHTS]
        return [*range(len(theirs.capitals)), *lights, HOLD]
    firing = may_return(found.aims[1 - side], rank)
    return firing if len(firing) > 1 else []


def screen_answers(fleets: Fleets, side: int, mine: Line) -> list[OrderAnswer]:
    """22.531 Named ships that are screened, by choice or because they must be."""
    answers = []
    for unit in mine.veiled:
        chosen = unit in fleets.screened[side] and not must_be_screened(
            fleets.roster, fleets.hits, fleets.laden, unit
        )
        answers.append(OrderAnswer(side, "screen", fleets.roster.name[unit], "screened", chosen))
    return answers


def behind_answers(fleets: Fleets, side: int, theirs: Line, found: EngagementOdds) -> list[OrderAnswer]:
    """22.54G The first screened target of ships that hold their fire."""
    told = fleets.question.sides[side].orders
    if HOLD not in found.aims[side] and told.lights != "hold":
        return []
    targets = screened_targets(theirs)
    if not targets:
        return []
    names = [
        "lights" if target == AT_LIGHTS else fleets.roster.name[theirs.veiled[target]] for target in targets
    ]
    first = targets.index(screened_aim(theirs, fleets.orders(side)))
    return [OrderAnswer(side, "behind", "lights", names[first], names[first] in told.screened_targets, names)]


def fleet_changes(question: Question, wins: list[float]) -> list[Change]:
    """What a better modifier or one more destroyer factor would do for the chance to win the round."""
    changes = []
    for side in range(2):
        better = deepcopy(question)
        better.sides[side].shift += 1
        changes.append(changed("modifier", side, winning(better, fought_out(better)[1])[side], wins[side]))
        more = deepcopy(question)
        nation = more.sides[side].ships[0].nation
        more.sides[side].ships.append(Ship("destroyer", 1, "one more", nation))
        changes.append(changed("destroyer", side, winning(more, fought_out(more)[1])[side], wins[side]))
    return changes


def changed(what: str, side: int, value: float, before: float) -> Change:
    return Change(what, side, value, value - before)


# -- air strikes ----------------


def strike_answer(question: Question, strike: StrikeQuestion) -> StrikeAnswer:
    settings = chosen_settings(question)
    fleets = Fleets(question)
    enemy = 1 - strike.by
    units = fleets.units(enemy)
    plan = StrikePlan()
    plan.squadrons = strike.squadrons
    plan.air_drm = air_drm(settings, strike.nation, strike.elite)
    plan.naval_air = strike.naval_air
    plan.patrol = strike.patrol
    plan.patrol_drm = air_drm(settings, strike.patrol_nation or strike.nation, strike.patrol_elite)
    plan.surprise = strike.surprise
    plan.modifier = strike.modifier
    plan.defense = defense_level(fleets.roster, fleets.hits, units, strike.radar, settings)
    names = strike.targets or default_targets(fleets, enemy)
    shift = question.sides[enemy].shift
    for name in names:
        unit = fleets.named(enemy, name, "targets")
        lights = lights_of(fleets.roster, fleets.hits, units)
        if unit == AT_LIGHTS and lights.empty():
            raise QuestionError("targets: the group has no light ships")
        plan.targets.append(LIGHT_TARGET if unit == AT_LIGHTS else unit)
        plan.drms.append(
            (lights.drm(fleets.roster) if unit == AT_LIGHTS else fleets.roster.drm[unit]) + shift
        )
    found = strike_odds(fleets.roster, fleets.hits, units, plan, settings)
    total = sum(mean(hits) for hits in found.hits)
    changes = []
    for what in ("squadron", "modifier", "patrol"):
        if what == "squadron":
            plan.squadrons += 1
        elif what == "modifier":
            plan.modifier += 1
        else:
            plan.patrol += 1
        then = strike_odds(fleets.roster, fleets.hits, units, plan, settings)
        side = enemy if what == "patrol" else strike.by
        changes.append(changed(what, side, sum(mean(hits) for hits in then.hits), total))
        if what == "squadron":
            plan.squadrons -= 1
        elif what == "modifier":
            plan.modifier -= 1
        else:
            plan.patrol -= 1
    return StrikeAnswer(
        found.reaching,
        trimmed(found.lost),
        trimmed(found.downed),
        plan.defense,
        {name: trimmed(hits) for name, hits in zip(names, found.hits, strict=True)},
        fleets.ship_answers(enemy, found.damaged, found.sunk),
        total,
        changes,
    )


def default_targets(fleets: Fleets, side: int) -> list[str]:
    """Doctrine strikes the largest carrier, or else the largest ship, or else the light ships."""
    best = None
    for ship in fleets.question.sides[side].ships:
        if ship.kind in ("capital", "carrier") and ship.hits < ship.factors:
            if best is None or (ship.kind == "carrier", ship.factors) > (
                best.kind == "carrier",
                best.factors,
            ):
                best = ship
    return [best.name if best is not None else "lights"]


def air_drm(settings: Settings, nation: str, elite: bool) -> int:
    base = 2 if settings.level_air else AIR_DRM[NATIONS.index(nation)]
    return base + (1 if elite else 0)


# -- submarines ----------------


def submarine_answer(question: Question, asked: SubmarineQuestion) -> SubmarineAnswer:
    fleets = Fleets(question)
    enemy = 1 - asked.by
    units = fleets.units(enemy)
    pack = Pack()
    pack.count = asked.submarines
    pack.drm = (
        naval_drm(NATIONS.index(asked.nation), SUBMARINE, 1)
        + question.sides[asked.by].shift
        - question.sides[enemy].shift
    )
    pack.torpedo = asked.torpedo
    pack.asw = asked.asw
    pack.search = asked.search
    pack.guard = asked.enemy_search
    pack.excess_asw = asked.excess_asw
    pack.codes = asked.codes
    pack.previous = asked.previous
    pack.advanced = 1 if asked.advanced else 0
    pack.burdened = 1 if question.sides[enemy].burdened else 0
    pack.laden = [unit for unit in units if fleets.laden[unit]]
    pack.modifier = asked.modifier
    held = [fleets.roster.air[unit] for unit in range(len(fleets.hits))]
    for ship, missing in asked.missing.items():
        held[fleets.named(enemy, ship, "missing")] -= missing
    found = submarine_odds(fleets.roster, fleets.hits, held, units, pack)
    ships = fleets.ship_answers(enemy, found.damaged, found.sunk)
    harm = factors_harmed(ships)
    first = []
    for place, target, modifier, hits in zip(
        found.categories, found.targets, found.modifiers, found.chances, strict=True
    ):
        name = "lights" if target < 0 else fleets.roster.name[target]
        first.append(TorpedoAnswer(CATEGORIES[place], name, modifier, hits))
    changes = []
    for what in ("submarine", "modifier"):
        if what == "submarine":
            pack.count += 1
        else:
            pack.modifier += 1
        then = submarine_odds(fleets.roster, fleets.hits, held, units, pack)
        more = factors_harmed(fleets.ship_answers(enemy, then.damaged, then.sunk))
        changes.append(changed(what, asked.by, more, harm))
        pack.count = asked.submarines
        pack.modifier = asked.modifier
    return SubmarineAnswer(first, ships, found.lost, harm, changes)


def factors_harmed(ships: list[ShipAnswer]) -> float:
    """Factors sunk or damaged on average."""
    return sum(ship.factors * (ship.damaged + ship.sunk) for ship in ships)


# -- interception ----------------


def interception_answer(asked: InterceptionQuestion) -> InterceptionAnswer:
    pacific = asked.scale == "pacific"
    farthest = asked.farthest or (20 if pacific else 40)
    rounds = [arrival_chances(pacific, asked.dice, distance) for distance in range(1, farthest + 1)]
    one_more = [arrival_chances(pacific, asked.dice + 1, distance)[0] for distance in range(1, farthest + 1)]
    return InterceptionAnswer(asked.dice, rounds, one_more)


# -- small things ----------------


def trimmed(chances: list[float]) -> list[float]:
    """Without the results at the end that cannot happen."""
    last = len(chances)
    while last > 1 and chances[last - 1] < 1e-12:
        last -= 1
    return [max(chance, 0.0) for chance in chances[:last]]


def mean(chances: list[float]) -> float:
    return sum(number * chance for number, chance in enumerate(chances))
