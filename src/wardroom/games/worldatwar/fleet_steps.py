"""22.5 Fleet combat as it is played: who meets whom, who evades, who screens, and where fire goes."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision, Fact
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import (
    ENEMY,
    HOLD,
    LIGHT,
    NO,
    NUMBER,
    SCREENED,
    SHIP,
    YES,
    is_enemy,
    is_number,
    is_ship,
)
from wardroom.games.worldatwar.combat import (
    count_label,
    group_is_fast,
    groups_there,
    hit_cruisers,
    hit_named,
    in_line,
    is_active,
    labels_of,
    note_loss,
    results_left,
    same_kind_first,
    settle_cargo,
    sink_with_ships,
    slot,
    undamaged,
)
from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    Fire,
    Line,
    capital_fire,
    evading_number,
    light_fire,
    may_return,
    may_spread,
    must_be_screened,
    paired_aims,
    paired_groups,
    ranked,
    screened_shot,
    surplus_lights,
)
from wardroom.games.worldatwar.fleet import HOLD as HELD
from wardroom.games.worldatwar.flights import perhaps_there
from wardroom.games.worldatwar.holding import bare
from wardroom.games.worldatwar.operation import FLEET, Operation
from wardroom.games.worldatwar.search import CARGO, SLOW, bits, facts_of
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.tables import fleet_hits
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, CRUISER, is_light, is_one_factor

# What the step of an engagement does next.
SCREEN: Final = 0
AIM_CAPITALS: Final = 1
FIRE_CAPITALS: Final = 2
AIM_LIGHTS: Final = 3
FIRE_LIGHTS: Final = 4
AIM_HELD_CAPITALS: Final = 5
FIRE_HELD_CAPITALS: Final = 6
AIM_HELD_LIGHTS: Final = 7
FIRE_HELD_LIGHTS: Final = 8
FINISHED: Final = 9

PAIRED: Final = 1
FREE: Final = 2
SECOND: Final = 3

UNDECIDED: Final = -9


class FleetCombat(Stage):
    """22.41H, 22.51, 22.52, 22.521: pairs first, then those left over and those who sank their opponents."""

    def __init__(self) -> None:
        self.part = 0
        # Numbers of the groups of seats 1 and 2 that still have to fight, pair by pair.
        self.pairs: list[int] = []
        # 22.521A-B: every pair of the first series.
        self.fought: list[int] = []
        # 22.521D: seat and number of the groups that may still look for an opponent.
        self.free: list[int] = []

    def names(self) -> list[str]:
        return ["part", "pairs", "fought", "free"]

    def parts(self) -> list[list[int]]:
        return [[self.part], self.pairs, self.fought, self.free]

    def refill(self, parts: list[list[int]]) -> None:
        self.part = parts[0][0]
        self.pairs = parts[1]
        self.fought = parts[2]
        self.free = parts[3]

    def asks(self, state: State) -> int:
        if self.part != FREE or not self.free:
            return 0
        op = cast(Operation, state)
        return 1 << self.free[0] if self.open_targets(op, self.free[0]) else 0

    def open_targets(self, op: Operation, seat: int) -> list[int]:
        """22.521D Groups that might be engaged, as far as everybody can see.

        Whether a group that nobody has seen is fast is a secret, so it is asked about distant ones, too.
        """
        enemy = 1 - seat
        mine = self.free[1]
        reaches = not op.revealed[slot(seat, mine)] or can_chase(op, seat, mine)
        found: list[int] = []
        for number in groups_there(op, enemy):
            place = slot(enemy, number)
            if is_active(op, number):
                found.append(number)
            elif reaches and results_left(op, enemy, number) > 0 and not op.evaded[place]:
                found.append(number)
        return found

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "engage", "22.521D", {"group": self.free[1]})

    def candidates(self, state: State, seat: int) -> list[int]:
        if not self.free or seat != self.free[0] or self.part != FREE:
            return []
        return [DONE, *[ENEMY + number for number in groups_there(cast(Operation, state), 1 - seat)]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.part != FREE or not self.free or seat != self.free[0]:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        op = cast(Operation, state)
        number = action - ENEMY
        if not is_enemy(action) or number not in groups_there(op, 1 - seat):
            return NOT_ASKED
        # 22.522A: however many others attack it.
        if is_active(op, number):
            return ALLOWED
        # 22.521D, 22.522B: a distant group must be found, and only fast groups can reach it.
        if op.found[slot(1 - seat, number)] == 0:
            return no.NOT_FOUND_DISTANT
        if results_left(op, 1 - seat, number) <= 0:
            return no.RESULTS_SPENT
        if op.evaded[slot(1 - seat, number)]:
            return no.HAS_EVADED
        return ALLOWED if can_chase(op, seat, self.free[1]) else no.SLOW_GROUP

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        mine = self.free[1]
        target = action - ENEMY
        # Who seeks a distant group that then evades has engaged nobody, and chooses again (ruling).
        if action == DONE or is_active(op, target):
            self.free = self.free[2:]
        if action == DONE:
            return
        facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "group": mine, "target": target}
        diary.tell(op, "engages", "22.521D", facts)
        # 22.523A: only distant groups may evade.
        if not is_active(op, target):
            # 22.524A: damaged ships stay out of it, and leave at the end of the round.
            for unit in in_line(op, seat, mine):
                if op.is_damaged(unit):
                    op.leaving[unit] = 1
                    diary.tell(op, "detached", "22.524A", {"ship": diary.ship_fact(op, unit)})
            # 22.523D: the other side sees what is coming before it decides to evade.
            op.reveal_group(seat, mine)
            evasion = Evasion()
            evasion.seat = 1 - seat
            evasion.number = target
            evasion.chaser = mine
            op.stack.append(evasion)
        else:
            self.pairs = self.pairs + ([mine, target] if seat == 0 else [target, mine])

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part == 0:
            self.part = PAIRED
            active0 = [number for number in groups_there(op, 0) if is_active(op, number)]
            active1 = [number for number in groups_there(op, 1) if is_active(op, number)]
            self.pairs = paired_groups(active0, active1)
            self.fought = self.pairs[:]
        elif self.pairs and self.part != FREE:
            # 22.521C, 22.521E: the pairs fight one after the other.
            first, second = self.pairs[0], self.pairs[1]
            self.pairs = self.pairs[2:]
            if in_line(op, 0, first) and in_line(op, 1, second):
                battle = FleetEngagement()
                battle.numbers = [first, second]
                op.stack.append(battle)
        elif self.part == PAIRED:
            self.part = FREE
            self.free = self.unpaired(op)
        elif self.part == FREE:
            # asks() has nobody left to ask about the first of them.
            if self.free:
                self.free = self.free[2:]
            else:
                self.part = SECOND
        else:
            op.stack.pop()

    def unpaired(self, op: Operation) -> list[int]:
        """22.521D Active groups without an opponent, or whose opponent is wholly sunk; lowest first.

        Ruling: of groups with the same number, that of the intercepting side chooses first.
        """
        found: list[int] = []
        for number in range(1, op.round + 1):
            for turn in range(2):
                seat = op.intercepting if turn == 0 else 1 - op.intercepting
                if number not in groups_there(op, seat) or not in_line(op, seat, number):
                    continue
                met = 0
                for place in range(seat, len(self.fought), 2):
                    if self.fought[place] == number:
                        met = self.fought[place + 1 - 2 * seat]
                if met == 0 or not op.group_units(1 - seat, met):
                    found.append(seat)
                    found.append(number)
        return found

    def renumbered(self, seat: int, old: int, new: int) -> None:
        """22.523E Who has evaded one enemy still fights those whom it has accepted before."""
        for place in range(seat, len(self.pairs), 2):
            if self.pairs[place] == old:
                self.pairs[place] = new

    def meet(self, seat: int, number: int, chaser: int) -> None:
        """A distant group that did not evade fights."""
        self.free = self.free[2:]
        self.pairs = self.pairs + ([number, chaser] if seat == 0 else [chaser, number])


def can_chase(op: Operation, seat: int, number: int) -> bool:
    """22.521D, 22.524: fast, if need be without its damaged ships."""
    return group_is_fast(op, seat, number, True) and len(undamaged(op, seat, number)) > 0


def perhaps_damaged(op: Operation, side: int) -> bool:
    """Whether a ship of the side that everybody knows to be damaged may be in a hidden group."""
    for unit in range(len(op.group)):
        if op.roster.side[unit] == side and op.is_damaged(unit) and perhaps_there(op, unit):
            return True
    return False


class Evasion(Stage):
    """22.523 A distant group that is attacked may slip away if it is fast and has room."""

    def __init__(self) -> None:
        self.seat = 0
        self.number = 0
        self.chaser = 0

    def names(self) -> list[str]:
        return ["seat", "number", "chaser"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], [self.number], [self.chaser]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.number = parts[1][0]
        self.chaser = parts[2][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.perhaps(cast(Operation, state)) else 0

    def perhaps(self, op: Operation) -> bool:
        """Whether it could evade as far as everybody knows; its search result has told much (22.41F)."""
        place = slot(self.seat, self.number)
        if evading_number(self.number, groups_there(op, self.seat)) == 0:
            return False
        if op.revealed[place]:
            return can_chase(op, self.seat, self.number)
        told = bits(op.told[place]) if op.told[place] else 0
        if told & CARGO:
            return False
        # A slow group may be slow only because of damaged ships, which it could leave behind (22.524B).
        return not told & SLOW or perhaps_damaged(op, self.seat)

    def act(self, state: State) -> None:
        self.accept(cast(Operation, state))

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "evade", "22.523", {"group": self.number, "by": self.chaser})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [YES, NO] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or action not in (YES, NO):
            return NOT_ASKED
        op = cast(Operation, state)
        if action == NO:
            return ALLOWED
        # 22.523B, 22.524B: damaged ships would be left behind, so they do not slow the others.
        if not can_chase(op, seat, self.number):
            return no.TOO_SLOW_TO_EVADE
        if evading_number(self.number, groups_there(op, seat)) == 0:
            return no.ROOM_TO_EVADE
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == NO:
            self.accept(op)
            return
        op.stack.pop()
        # 22.524B: damaged ships are abandoned.
        abandoned = False
        for unit in in_line(op, seat, self.number):
            if op.is_damaged(unit):
                abandoned = True
                before = op.hits[unit]
                op.hits[unit] = op.roster.size[unit]
                note_loss(op, unit, before, "22.524B")
        sink_with_ships(op)
        # 22.523E
        higher = evading_number(self.number, groups_there(op, seat))
        facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "group": self.number, "becomes": higher}
        diary.tell(op, "evaded", "22.523E", facts)
        op.renumber(seat, self.number, higher)
        cast(FleetCombat, op.stack[-1]).renumbered(seat, self.number, higher)
        op.evaded[slot(seat, higher)] = 1
        if abandoned:
            # What was told of the group may no longer be true of it.
            op.told[slot(seat, higher)] = facts_of(op, seat, higher)

    def accept(self, op: Operation) -> None:
        """22.522B A fight with a distant group counts among the attacks that the search results allow."""
        op.stack.pop()
        op.spent[slot(self.seat, self.number)] += 1
        cast(FleetCombat, op.stack[-1]).meet(self.seat, self.number, self.chaser)


class Screening(SealedStage):
    """22.531C Both sides decide in secret which ships they screen, before any ship is shown."""

    def begin(self, state: State, seat: int) -> Step:
        run = ScreenRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        chosen: list[list[int]] = [[], []]
        for seat in range(2):
            run = self.runs.get(seat)
            if isinstance(run, ScreenRun):
                chosen[seat] = run.units[:]
        op.stack.pop()
        engagement = cast(FleetEngagement, op.stack[-1])
        engagement.line_up(op, chosen)


class ScreenRun(Stage):
    """22.531C The ships one side screens by choice, in ascending order of their labels."""

    def __init__(self) -> None:
        self.seat = 0
        self.units: list[int] = []
        # A label of which there are several, while their number is asked.
        self.label = -1
        self.last = -1
        self.finished = 0

    def names(self) -> list[str]:
        return ["seat", "units", "label", "last", "finished"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.units, [self.label], [self.last], [self.finished]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.units = parts[1]
        self.label = parts[2][0]
        self.last = parts[3][0]
        self.finished = parts[4][0]

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def able(self, op: Operation) -> list[int]:
        """Ships that stand in the front unless they are screened."""
        return in_front(op, self.seat, engagement_of(op).numbers[self.seat])

    def decision(self, state: State, seat: int) -> Decision:
        if self.label >= 0:
            ship = f"ship/{cast(Operation, state).scenario.labels[self.label]}"
            return Decision(seat, "screen-number", "22.531C", {"ship": ship})
        op = cast(Operation, state)
        return Decision(seat, "screen", "22.531C", {"group": engagement_of(op).numbers[self.seat]})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.label >= 0:
            return [NUMBER + n for n in range(1, count_label(op, self.able(op), self.label) + 1)]
        ships = labels_of(op, in_line(op, self.seat, engagement_of(op).numbers[self.seat]))
        return [DONE, *[SHIP + label for label in ships]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.label >= 0:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            return ALLOWED if action - NUMBER <= count_label(op, self.able(op), self.label) else no.TOO_MANY
        if action == DONE:
            return ALLOWED
        if not is_ship(action):
            return NOT_ASKED
        label = action - SHIP
        if label not in labels_of(op, in_line(op, self.seat, engagement_of(op).numbers[self.seat])):
            return no.NOT_YOUR_SHIP
        if count_label(op, self.able(op), label) == 0:
            return no.SCREENED_ANYWAY
        return ALLOWED if label > self.last else no.IN_ORDER

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == DONE:
            self.finished = 1
        elif self.label >= 0:
            self.put(op, self.label, action - NUMBER)
        elif count_label(op, self.able(op), action - SHIP) > 1:
            self.label = action - SHIP
        else:
            self.put(op, action - SHIP, 1)

    def put(self, op: Operation, label: int, count: int) -> None:
        for unit in self.able(op):
            if count > 0 and op.label(unit) == label:
                self.units = [*self.units, unit]
                count -= 1
        self.last = label
        self.label = -1
        if max(op.label(unit) for unit in self.able(op)) == label:
            self.finished = 1


def in_front(op: Operation, seat: int, number: int) -> list[int]:
    """22.531C Ships that are neither screened by the rules nor held back (22.26D)."""
    found: list[int] = []
    for unit in in_line(op, seat, number):
        if not op.withheld[unit] and not must_be_screened(op.roster, op.hits, op.laden, unit):
            found.append(unit)
    return found


def may_screen(op: Operation, seat: int, number: int) -> bool:
    """Whether a side may have ships to screen, as far as everybody can see before they are shown."""
    if op.revealed[slot(seat, number)] and op.holder != seat:
        return len(in_front(op, seat, number)) > 0
    return True


def engagement_of(op: Operation) -> "FleetEngagement":
    """The engagement that is being fought; it lies under whatever it has asked for."""
    for place in range(len(op.stack) - 1, -1, -1):
        step = op.stack[place]
        if isinstance(step, FleetEngagement):
            return step
    raise ValueError("no fleet engagement is being fought")


class FleetEngagement(Stage):
    """22.53, 22.54: two groups fight: capital ships, then light ships, then those that held their fire."""

    def __init__(self) -> None:
        self.part = SCREEN
        self.numbers: list[int] = [0, 0]
        # Capital ships in the front in order of rank, and all ships that are screened, by seat.
        self.capitals: list[list[int]] = [[], []]
        self.screened: list[list[int]] = [[], []]
        # 22.54B-C: what each capital ship fires at, by rank; UNDECIDED until it is asked.
        self.aims: list[list[int]] = [[], []]
        # 22.54E: surplus light factors at each capital ship, by rank, and those that hold their fire.
        self.spread: list[list[int]] = [[], []]
        self.held: list[int] = [0, 0]
        # Light factors still to be told what to do, and how many went to the target before.
        self.rest = 0
        self.before = 0
        # A target whose number of factors is asked for.
        self.target = UNDECIDED
        # 22.55: one-factor ships still due for cruisers sunk, by seat; in the front and behind.
        self.owed: list[int] = [0, 0, 0, 0]
        # 22.54G: factors at each screened target: place in `screened`, factors.
        self.behind: list[int] = []

    def names(self) -> list[str]:
        return [
            "part",
            "numbers",
            "capitals1",
            "capitals2",
            "screened1",
            "screened2",
            "aims1",
            "aims2",
            "spread1",
            "spread2",
            "held",
            "asked",
            "owed",
            "behind",
        ]

    def parts(self) -> list[list[int]]:
        return [
            [self.part],
            self.numbers,
            self.capitals[0],
            self.capitals[1],
            self.screened[0],
            self.screened[1],
            self.aims[0],
            self.aims[1],
            self.spread[0],
            self.spread[1],
            self.held,
            [self.rest, self.before, self.target],
            self.owed,
            self.behind,
        ]

    def refill(self, parts: list[list[int]]) -> None:
        self.part = parts[0][0]
        self.numbers = parts[1]
        self.capitals = [parts[2], parts[3]]
        self.screened = [parts[4], parts[5]]
        self.aims = [parts[6], parts[7]]
        self.spread = [parts[8], parts[9]]
        self.held = parts[10]
        self.rest, self.before, self.target = parts[11][0], parts[11][1], parts[11][2]
        self.owed = parts[12]
        self.behind = parts[13]

    # -- lines ----------------

    def line(self, op: Operation, seat: int) -> Line:
        """22.531 The ships of a side as they stand now."""
        line = Line(op.roster, op.hits, op.hindered[slot(seat, self.numbers[seat])])
        line.shift = op.naval_shift[seat]
        line.capitals = self.capitals[seat]
        for unit in in_line(op, seat, self.numbers[seat]):
            kind = op.roster.kind[unit]
            behind = unit in self.screened[seat]
            lights = line.veiled_lights if behind else line.lights
            if kind == CAPITAL or kind == CARRIER:
                if behind:
                    line.veiled.append(unit)
            elif kind == CRUISER:
                if op.hits[unit] == 0:
                    lights.cruisers.append(unit)
                else:
                    lights.hurt.append(unit)
            elif is_one_factor(kind):
                lights.ones.append(unit)
        return line

    def line_up(self, op: Operation, chosen: list[list[int]]) -> None:
        """22.531 The categories are settled, and both groups are shown."""
        for seat in range(2):
            op.reveal_group(seat, self.numbers[seat])
            op.attacked[slot(seat, self.numbers[seat])] = 1
            bare(op, seat, self.numbers[seat])
            front: list[int] = []
            hidden: list[int] = []
            for unit in in_line(op, seat, self.numbers[seat]):
                if (
                    unit in chosen[seat]
                    or op.withheld[unit]
                    or must_be_screened(op.roster, op.hits, op.laden, unit)
                ):
                    hidden.append(unit)
                elif op.roster.kind[unit] == CAPITAL:
                    front.append(unit)
            self.capitals[seat] = ranked(op.roster, op.hits, front)
            self.screened[seat] = hidden
            held_back = [unit for unit in hidden if op.withheld[unit]]
            if held_back and op.log is not None:
                diary.tell(
                    op,
                    "held-back",
                    "22.26D",
                    {"seat": diary.seat_fact(seat), "ships": diary.ships_fact(op, held_back)},
                )
        facts: dict[str, Fact] = {"first": self.numbers[0], "second": self.numbers[1]}
        diary.tell(op, "fleet-combat", "22.53", facts)
        one, other = self.line(op, 0), self.line(op, 1)
        self.aims = [paired_aims(one, other), paired_aims(other, one)]
        self.part = AIM_CAPITALS
        more = self.richer()
        if self.capitals[1 - more] or not self.line(op, 1 - more).lights.empty():
            for rank in range(len(self.capitals[1 - more]), len(self.capitals[more])):
                self.aims[more][rank] = UNDECIDED

    def richer(self) -> int:
        """The seat with surplus capital ships; seat 1 if there are none."""
        return 1 if len(self.capitals[1]) > len(self.capitals[0]) else 0

    # -- asking ----------------

    def asker(self, op: Operation) -> int:
        """The seat that must now decide, or -1."""
        if self.part == AIM_CAPITALS:
            more = self.richer()
            if UNDECIDED in self.aims[more]:
                return more
            return 1 - more if self.returning(op) >= 0 else -1
        if self.part == AIM_LIGHTS or self.part == AIM_HELD_LIGHTS or self.part == AIM_HELD_CAPITALS:
            return self.surplus_seat(op) if self.rest > 0 else -1
        return -1

    def returning(self, op: Operation) -> int:
        """22.54C The rank of the next ship that must choose between several that fire at it, or -1."""
        less = 1 - self.richer()
        for rank in range(self.before, len(self.capitals[less])):
            if len(may_return(self.line(op, less), self.aims[1 - less], rank)) > 1:
                return rank
        return -1

    def surplus_seat(self, op: Operation) -> int:
        """The seat whose surplus light ships, or ships that held their fire, have something to decide."""
        if self.part == AIM_LIGHTS:
            mine = self.line(op, 0).lights.factors()
            return 0 if surplus_lights(mine, self.line(op, 1).lights.factors()) > 0 else 1
        return 0 if self.line(op, 1).broken() and not self.line(op, 0).broken() else 1

    def asks(self, state: State) -> int:
        seat = self.asker(cast(Operation, state))
        return 0 if seat < 0 else 1 << seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.part == AIM_CAPITALS:
            more = self.richer()
            if seat == more and UNDECIDED in self.aims[more]:
                ship = self.capitals[more][self.aims[more].index(UNDECIDED)]
                return Decision(seat, "surplus-capital", "22.54B", {"ship": diary.ship_fact(op, ship)})
            ship = self.capitals[seat][self.returning(op)]
            return Decision(seat, "return-fire", "22.54C", {"ship": diary.ship_fact(op, ship)})
        if self.target != UNDECIDED:
            return Decision(seat, "factors-at-target", "22.54E", {"factors": self.most_now()})
        if self.part == AIM_LIGHTS:
            return Decision(seat, "surplus-light", "22.54E", {"factors": self.rest})
        if self.part == AIM_HELD_CAPITALS:
            ship = self.holding(op)[len(self.holding(op)) - self.rest]
            return Decision(seat, "screened-target", "22.54G", {"ship": diary.ship_fact(op, ship)})
        return Decision(seat, "screened-target-light", "22.54G", {"factors": self.rest})

    def most_now(self) -> int:
        """22.54E How many factors may fire at the next target."""
        if self.part == AIM_LIGHTS and self.target != AT_LIGHTS and 0 < self.before < self.rest:
            return self.before
        return self.rest

    def holding(self, op: Operation) -> list[int]:
        """22.54G Capital ships afloat that held their fire."""
        seat = self.surplus_seat(op)
        found: list[int] = []
        for rank in range(len(self.capitals[seat])):
            unit = self.capitals[seat][rank]
            if self.aims[seat][rank] == HELD and not op.is_sunk(unit):
                found.append(unit)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.target != UNDECIDED:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        enemy = 1 - seat
        if self.part == AIM_CAPITALS or self.part == AIM_LIGHTS:
            ships = [SHIP + label for label in labels_of(op, self.capitals[enemy])]
            if self.part == AIM_CAPITALS and seat != self.richer():
                return ships
            return [HOLD, LIGHT, *ships]
        return [DONE, SCREENED, *[SHIP + label for label in labels_of(op, self.named_behind(op, enemy))]]

    def named_behind(self, op: Operation, seat: int) -> list[int]:
        return [unit for unit in self.screened[seat] if not is_light(op.roster.kind[unit])]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.asker(op):
            return NOT_ASKED
        if self.target != UNDECIDED:
            if not is_number(action) or not 1 <= action - NUMBER <= self.rest:
                return NOT_ASKED
            # 22.54E: no later capital ship draws more surplus factors than the one before.
            if self.part == AIM_LIGHTS and self.target != AT_LIGHTS and self.before > 0:
                return ALLOWED if may_spread([self.before, action - NUMBER]) else no.FIRST_GETS_MOST
            return ALLOWED
        enemy = 1 - seat
        if self.part == AIM_CAPITALS:
            if seat == self.richer() and UNDECIDED in self.aims[seat]:
                return self.forbids_surplus(op, enemy, action)
            if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
                return NOT_ASKED
            target = self.rank_of(op, enemy, action - SHIP)
            # 22.54C: a ship under fire answers one of those that fire at it.
            return ALLOWED if self.aims[enemy][target] == self.returning(op) else no.NOT_FIRING_AT_YOU
        if self.part == AIM_LIGHTS:
            return self.forbids_light(op, enemy, action)
        return self.forbids_behind(op, enemy, action)

    def forbids_surplus(self, op: Operation, enemy: int, action: int) -> int:
        """22.54B A surplus capital ship joins in, fires at light ships, or holds its fire."""
        if action == HOLD:
            return ALLOWED
        if action == LIGHT:
            return no.NO_LIGHT_SHIPS if self.line(op, enemy).lights.empty() else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
            return NOT_ASKED
        return ALLOWED

    def forbids_light(self, op: Operation, enemy: int, action: int) -> int:
        """22.54E Surplus light ships join in, fire at capital ships, or hold their fire."""
        if action == HOLD:
            return ALLOWED
        if action == LIGHT:
            if self.line(op, enemy).lights.factors() == 0:
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if self.behind else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
            return NOT_ASKED
        rank = self.rank_of(op, enemy, action - SHIP)
        if op.is_sunk(self.capitals[enemy][rank]):
            return no.TARGET_SUNK
        return no.TARGETED_ALREADY if self.spread[1 - enemy][rank] > 0 else ALLOWED

    def forbids_behind(self, op: Operation, enemy: int, action: int) -> int:
        """22.54G Screened ships: named ones one by one, light ones as a group."""
        if action == DONE:
            return ALLOWED
        # 22.55: all light ships that fire at one target are one roll.
        aimed = self.behind[::2] if self.part == AIM_HELD_LIGHTS else []
        if action == SCREENED:
            if self.line(op, enemy).veiled_lights.empty():
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if AT_LIGHTS in aimed else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.named_behind(op, enemy)):
            return NOT_ASKED
        unit = same_kind_first(op, self.named_behind(op, enemy), action - SHIP)
        if op.is_sunk(unit):
            return no.TARGET_SUNK
        return no.TARGETED_ALREADY if unit in aimed else ALLOWED

    def rank_of(self, op: Operation, seat: int, label: int) -> int:
        return self.capitals[seat].index(same_kind_first(op, self.capitals[seat], label))

    # -- answering ----------------

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        enemy = 1 - seat
        if self.part == AIM_CAPITALS:
            self.take_capital(op, seat, action)
        elif self.target != UNDECIDED:
            self.give(op, seat, self.target, action - NUMBER)
        elif self.part == AIM_LIGHTS:
            if action == HOLD:
                self.held[seat] = self.rest
                self.rest = 0
            elif action == LIGHT:
                self.choose(op, seat, AT_LIGHTS)
            else:
                self.choose(op, seat, self.rank_of(op, enemy, action - SHIP))
        elif action == DONE:
            self.rest = 0
        else:
            unit = AT_LIGHTS
            if action != SCREENED:
                unit = same_kind_first(op, self.named_behind(op, enemy), action - SHIP)
            if self.part == AIM_HELD_CAPITALS:
                ship = self.holding(op)[len(self.holding(op)) - self.rest]
                self.behind = [*self.behind, unit, ship]
                self.rest -= 1
            else:
                self.choose(op, seat, unit)

    def take_capital(self, op: Operation, seat: int, action: int) -> None:
        more = self.richer()
        if seat == more and UNDECIDED in self.aims[more]:
            rank = self.aims[more].index(UNDECIDED)
            if action == HOLD:
                aim = HELD
            elif action == LIGHT:
                aim = AT_LIGHTS
            else:
                aim = self.rank_of(op, 1 - seat, action - SHIP)
            self.aims[seat][rank] = aim
        else:
            rank = self.returning(op)
            self.aims[seat][rank] = self.rank_of(op, 1 - seat, action - SHIP)
            # Ships of a lower rank are asked next.
            self.before = rank + 1

    def choose(self, op: Operation, seat: int, target: int) -> None:
        """A target for light factors; how many is asked unless only one can fire."""
        self.target = target
        if self.most_now() == 1:
            self.give(op, seat, target, 1)

    def give(self, op: Operation, seat: int, target: int, factors: int) -> None:
        self.target = UNDECIDED
        self.rest -= factors
        if self.part == AIM_LIGHTS and target != AT_LIGHTS:
            self.spread[seat][target] = factors
            self.before = factors
        else:
            # In the front: so many join those that fire at light ships anyway.
            self.behind = [*self.behind, target, factors]
        if self.rest > 0 and len(self.legal(op, seat)) == 1:
            # There is nothing else to fire at.
            self.held[seat] = self.rest if self.part == AIM_LIGHTS else self.held[seat]
            self.rest = 0

    # -- acting ----------------

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part == SCREEN:
            members = 0
            for seat in range(2):
                if may_screen(op, seat, self.numbers[seat]):
                    members |= 1 << seat
            op.stack.append(Screening(members))
        elif self.part == AIM_CAPITALS:
            self.part = FIRE_CAPITALS
        elif self.part == FIRE_CAPITALS:
            self.part = AIM_LIGHTS
            self.fire(
                op,
                capital_fire(self.line(op, 0), self.line(op, 1), self.aims[0]),
                capital_fire(self.line(op, 1), self.line(op, 0), self.aims[1]),
                "22.54C",
            )
            self.hide_hurt_cruisers(op)
            self.rest = UNDECIDED
        elif self.part == AIM_LIGHTS and self.rest == UNDECIDED:
            # The owner of light ships has said by now which of them are lost.
            self.prepare_lights(op)
        elif self.part == AIM_LIGHTS:
            self.part = FIRE_LIGHTS
        elif self.part == FIRE_LIGHTS:
            self.part = AIM_HELD_CAPITALS
            self.fire(
                op,
                light_fire(self.line(op, 0), self.line(op, 1), self.spread[0], self.held[0]),
                light_fire(self.line(op, 1), self.line(op, 0), self.spread[1], self.held[1]),
                "22.54F",
            )
            self.rest = UNDECIDED
        elif self.part == AIM_HELD_CAPITALS and self.rest == UNDECIDED:
            if self.can_fire_behind(op):
                self.rest = len(self.holding(op))
                self.behind = []
            else:
                self.part = FINISHED
        elif self.part == AIM_HELD_CAPITALS:
            self.part = FIRE_HELD_CAPITALS
        elif self.part == FIRE_HELD_CAPITALS:
            self.part = AIM_HELD_LIGHTS
            self.fire_held_capitals(op)
            self.rest = UNDECIDED
        elif self.part == AIM_HELD_LIGHTS and self.rest == UNDECIDED:
            seat = self.surplus_seat(op)
            self.behind = []
            self.before = 0
            self.rest = 0
            if self.can_fire_behind(op):
                self.rest = min(self.held[seat], self.line(op, seat).lights.factors())
        elif self.part == AIM_HELD_LIGHTS:
            self.part = FIRE_HELD_LIGHTS
        elif self.part == FIRE_HELD_LIGHTS:
            self.part = FINISHED
            self.fire_held_lights(op)
        else:
            # 22.54H, 22.56: what was sunk takes squadrons and cargo with it.
            sink_with_ships(op)
            for seat in range(2):
                settle_cargo(op, seat, self.numbers[seat])
            op.stack.pop()

    def prepare_lights(self, op: Operation) -> None:
        """22.54D Light ships pair off at up to three to one; the others are surplus."""
        self.behind = []
        self.before = 0
        self.rest = 0
        ours = self.line(op, 0).lights.factors()
        theirs = self.line(op, 1).lights.factors()
        for seat in range(2):
            self.spread[seat] = [0] * len(self.capitals[1 - seat])
            mine, other = (ours, theirs) if seat == 0 else (theirs, ours)
            surplus = surplus_lights(mine, other)
            if surplus > 0 and (other > 0 or self.afloat(op, 1 - seat)):
                self.rest = surplus
            elif surplus > 0:
                # Nothing is left to fire at in front of the screen.
                self.held[seat] = surplus

    def afloat(self, op: Operation, seat: int) -> bool:
        """Whether a capital ship in the front is left."""
        for unit in self.capitals[seat]:
            if not op.is_sunk(unit):
                return True
        return False

    def can_fire_behind(self, op: Operation) -> bool:
        """22.54G One side has sunk the whole screen of the other and has something left to fire with."""
        first, second = self.line(op, 0).broken(), self.line(op, 1).broken()
        if first == second:
            return False
        enemy = 0 if first else 1
        for unit in self.screened[enemy]:
            if not op.is_sunk(unit):
                return True
        return False

    def hide_hurt_cruisers(self, op: Operation) -> None:
        """22.54C Cruisers damaged by capital ship fire are screened at once."""
        for seat in range(2):
            self.screened[seat] = self.screened[seat] + self.line(op, seat).lights.hurt

    def fire(self, op: Operation, first: Fire, second: Fire, rule: str) -> None:
        """22.55 Both sides roll for all their targets before any hit is taken."""
        rolled: list[list[int]] = [[], []]
        for seat in range(2):
            fire = first if seat == 0 else second
            for shot in range(len(fire.targets)):
                rolled[seat].append(self.roll(op, seat, fire, shot, False, rule))
        for seat in range(2):
            fire = first if seat == 0 else second
            for shot in range(len(fire.targets)):
                self.land(op, 1 - seat, fire.targets[shot], rolled[seat][shot], rule)

    def roll(self, op: Operation, seat: int, fire: Fire, shot: int, behind: bool, rule: str) -> int:
        roll = op.roll2(FLEET)
        hits = fleet_hits(fire.factors[shot], roll + fire.modifiers[shot])
        target = fire.targets[shot]
        burden = self.burden(op, 1 - seat) - self.burden(op, seat)
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(seat),
            "factors": fire.factors[shot],
            "roll": roll,
            "modifier": fire.modifiers[shot],
            # 22.552: the parts of the modifier.
            "drm": fire.modifiers[shot] - burden,
            "burden": burden,
            "hits": hits,
        }
        if op.log is not None:
            diary.put_parts(facts, "m-", self.parts_of(op, seat, fire.modifiers[shot], target, behind))
        if target == AT_LIGHTS:
            diary.tell(op, "fires-at-screened-lights" if behind else "fires-at-lights", rule, facts)
        else:
            unit = target if behind else self.capitals[1 - seat][target]
            facts["ship"] = diary.ship_fact(op, unit)
            diary.tell(op, "fires-at", rule, facts)
        return hits

    def parts_of(
        self, op: Operation, seat: int, modifier: int, target: int, behind: bool
    ) -> list[tuple[str, int]]:
        """22.552 What a modifier is made of; what is left of it is the DRM of those that fire."""
        line = self.line(op, 1 - seat)
        if target == AT_LIGHTS:
            lights = line.veiled_lights if behind else line.lights
            theirs = lights.drm(op.roster)
        else:
            theirs = op.roster.drm[target if behind else self.capitals[1 - seat][target]]
        parts = [
            ("enemy", -theirs),
            ("own-edge", op.naval_shift[seat]),
            ("enemy-edge", -op.naval_shift[1 - seat]),
            ("own-burden", -self.burden(op, seat)),
            ("enemy-burden", self.burden(op, 1 - seat)),
        ]
        return [("own", modifier - sum(value for _, value in parts)), *parts]

    def burden(self, op: Operation, seat: int) -> int:
        return 1 if op.hindered[slot(seat, self.numbers[seat])] else 0

    def land(self, op: Operation, seat: int, target: int, hits: int, rule: str) -> None:
        if target != AT_LIGHTS:
            hit_named(op, self.capitals[seat][target], hits, rule)
            return
        line = self.line(op, seat)
        units = line.lights.cruisers + line.lights.hurt + line.lights.ones
        lost, self.owed[seat] = hit_cruisers(op, units, self.owed[seat], hits, rule)
        sink_ones(op, seat, line.lights.ones, lost, rule)

    def fire_held_capitals(self, op: Operation) -> None:
        """22.54G Capital ships that held their fire: those with one target roll together."""
        seat = self.surplus_seat(op)
        targets: list[int] = []
        for place in range(0, len(self.behind), 2):
            if self.behind[place] not in targets:
                targets.append(self.behind[place])
        for target in targets:
            factors = 0
            lowest = 99
            for place in range(0, len(self.behind), 2):
                if self.behind[place] == target:
                    unit = self.behind[place + 1]
                    factors += op.roster.size[unit]
                    lowest = min(lowest, op.roster.drm[unit] + op.naval_shift[seat])
            self.fire_behind(op, seat, target, factors, lowest)

    def fire_held_lights(self, op: Operation) -> None:
        """22.54G Then the light ships, each target by itself."""
        seat = self.surplus_seat(op)
        drm = self.line(op, seat).lights_drm()
        for place in range(0, len(self.behind), 2):
            self.fire_behind(op, seat, self.behind[place], self.behind[place + 1], drm)

    def fire_behind(self, op: Operation, seat: int, target: int, factors: int, drm: int) -> None:
        enemy = 1 - seat
        mine, theirs = self.line(op, seat), self.line(op, enemy)
        place = target if target == AT_LIGHTS else theirs.veiled.index(target)
        fire = screened_shot(factors, drm, mine, theirs, place)
        fire.targets[0] = target
        hits = self.roll(op, seat, fire, 0, True, "22.54G")
        if target != AT_LIGHTS:
            hit_named(op, target, hits, "22.54G")
            return
        lights = theirs.veiled_lights
        units = lights.cruisers + lights.hurt + lights.ones
        lost, self.owed[2 + enemy] = hit_cruisers(op, units, self.owed[2 + enemy], hits, "22.54G")
        sink_ones(op, enemy, lights.ones, lost, "22.54G")


def sink_ones(op: Operation, seat: int, ones: list[int], count: int, rule: str) -> None:
    """22.55 One-factor ships are lost; where they differ, their owner says which."""
    if count <= 0:
        return
    ships = cargo_last(op, ones)
    if count < len(ships) and len(labels_of(op, ships)) > 1:
        loss = LossChoice()
        loss.seat = seat
        loss.ships = ships
        loss.count = count
        op.stack.append(loss)
        return
    for unit in ships[:count]:
        sink_one(op, unit, rule)


def cargo_last(op: Operation, ones: list[int]) -> list[int]:
    """Of equal ships those without cargo are lost first, as their owner would have it (ruling)."""
    return [unit for unit in ones if not op.laden[unit]] + [unit for unit in ones if op.laden[unit]]


def sink_one(op: Operation, unit: int, rule: str) -> None:
    before = op.hits[unit]
    op.hits[unit] = op.roster.size[unit]
    note_loss(op, unit, before, rule)


class LossChoice(Stage):
    """22.55 The owner of one-factor ships of several kinds says which are sunk (ruling)."""

    def __init__(self) -> None:
        self.seat = 0
        self.ships: list[int] = []
        self.count = 0

    def names(self) -> list[str]:
        return ["seat", "ships", "count"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.ships, [self.count]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.ships = parts[1]
        self.count = parts[2][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.count > 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "choose-loss", "22.55", {"count": self.count})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [SHIP + label for label in labels_of(cast(Operation, state), self.ships)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not is_ship(action):
            return NOT_ASKED
        labels = labels_of(cast(Operation, state), self.ships)
        return ALLOWED if action - SHIP in labels else no.MUST_LOSE

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        unit = same_kind_first(op, self.ships, action - SHIP)
        sink_one(op, unit, "22.55")
        self.ships = [ship for ship in self.ships if ship != unit]
        self.count -= 1
        if self.count > 0 and len(labels_of(op, self.ships)) == 1:
            for ship in self.ships[: self.count]:
                sink_one(op, ship, "22.55")
            self.count = 0

    def act(self, state: State) -> None:
        state.stack.pop()
