"""22.52 Who meets whom: pairs, those left over who choose an opponent, and distant groups that evade."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Own, Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import combat, decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import ENEMY, NO, YES, is_enemy
from wardroom.games.worldatwar.coming_to_light import renumber, reveal_group
from wardroom.games.worldatwar.fleet import evading_number, paired_groups
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.flights import perhaps_there
from wardroom.games.worldatwar.kinds import GroupNumber, Groups, SideNumber
from wardroom.games.worldatwar.operation import NOTHING, Operation, slot
from wardroom.games.worldatwar.search import CARGO, SLOW, bits, facts_of, is_active

# Which series of engagements is being fought (22.521A, 22.521D).
PAIRED: Final = 1
FREE: Final = 2
SECOND: Final = 3


class FleetCombat(Step):
    """22.41H, 22.51, 22.52, 22.521: pairs first, then those left over and those who sank their opponents."""

    part: Annotated[Public[Limited], Between(0, 4)] = 0
    # Numbers of the groups of seats 1 and 2 that still have to fight, pair by pair.
    pairs: Public[Own[Groups]] = NOTHING
    # 22.521A-B: every pair of the first series.
    fought: Public[Groups] = NOTHING
    # 22.521D: seat and number of the groups that may still look for an opponent.
    free: Public[Groups] = NOTHING

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
        for number in combat.groups_there(op, enemy):
            place = slot(enemy, number)
            if self.will_meet(seat, mine, number):
                continue
            if is_active(op, number):
                found.append(number)
            elif reaches and combat.results_left(op, enemy, number) > 0 and not op.evaded[place]:
                found.append(number)
        return found

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, decisions.ENGAGE, "22.521D", {"group": self.free[1]})

    def candidates(self, state: State, seat: int) -> list[int]:
        if not self.free or seat != self.free[0] or self.part != FREE:
            return []
        return [DONE, *[ENEMY + number for number in combat.groups_there(cast(Operation, state), 1 - seat)]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if self.part != FREE or not self.free or seat != self.free[0]:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        op = cast(Operation, state)
        number = action - ENEMY
        if not is_enemy(action) or number not in combat.groups_there(op, 1 - seat):
            return NOT_ASKED
        if self.will_meet(seat, self.free[1], number):
            return no.WILL_MEET
        # 22.522A: however many others attack it.
        if is_active(op, number):
            return ALLOWED
        # 22.521D, 22.522B: a distant group must be found, and only fast groups can reach it.
        if op.found[slot(1 - seat, number)] == 0:
            return no.NOT_FOUND_DISTANT
        if combat.results_left(op, 1 - seat, number) <= 0:
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
        diary.tell(op, events.ENGAGES, "22.521D", facts)
        # 22.523A: only distant groups may evade.
        if not is_active(op, target):
            # 22.524A: damaged ships stay out of it, and leave at the end of the round.
            for unit in combat.in_line(op, seat, mine):
                if op.is_damaged(unit):
                    op.leaving[unit] = 1
                    diary.tell(op, events.DETACHED, "22.524A", {"ship": diary.ship_fact(op, unit)})
            # 22.523D: the other side sees what is coming before it decides to evade.
            reveal_group(op, seat, mine)
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
            active0 = [number for number in combat.groups_there(op, 0) if is_active(op, number)]
            active1 = [number for number in combat.groups_there(op, 1) if is_active(op, number)]
            self.pairs = paired_groups(active0, active1)
            self.fought = self.pairs[:]
        elif self.pairs and self.part != FREE:
            # 22.521C, 22.521E: the pairs fight one after the other.
            first, second = self.pairs[0], self.pairs[1]
            self.pairs = self.pairs[2:]
            if combat.in_line(op, 0, first) and combat.in_line(op, 1, second):
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
                if number not in combat.groups_there(op, seat) or not combat.in_line(op, seat, number):
                    continue
                met = 0
                for place in range(seat, len(self.fought), 2):
                    if self.fought[place] == number:
                        met = self.fought[place + 1 - 2 * seat]
                if met == 0 or not op.group_units(1 - seat, met):
                    found.append(seat)
                    found.append(number)
        return found

    def will_meet(self, seat: int, mine: int, number: int) -> bool:
        """Ruling: two groups that seek each other fight once (22.521E)."""
        for place in range(seat, len(self.pairs), 2):
            if self.pairs[place] == mine and self.pairs[place + 1 - 2 * seat] == number:
                return True
        return False

    def renumbered(self, seat: int, old: int, new: int) -> None:
        """22.523E Who has evaded one enemy still fights those whom it has accepted before."""
        for place in range(seat, len(self.pairs), 2):
            if self.pairs[place] == old:
                self.pairs[place] = new

    def meet(self, seat: int, number: int, chaser: int) -> None:
        """A distant group that did not evade fights."""
        self.free = self.free[2:]
        self.pairs = self.pairs + ([number, chaser] if seat == 0 else [chaser, number])

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self) -> None:
        self.pairs = self.pairs[:]

    def copy(self) -> Step:
        other = FleetCombat()
        other.part = self.part
        other.pairs = self.pairs[:]
        other.fought = self.fought
        other.free = self.free
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("part", self.part, 0, 4)
        to.row("pairs", self.pairs, 0, "groups")
        to.row("fought", self.fought, 0, "groups")
        to.row("free", self.free, 0, "groups")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = FleetCombat()
        if told.says("part"):
            step.part = told.limited("part")
        if told.says("pairs"):
            step.pairs = told.row("pairs", step.pairs)
        if told.says("fought"):
            step.fought = told.row("fought", step.fought)
        if told.says("free"):
            step.free = told.row("free", step.free)
        return step


def can_chase(op: Operation, seat: int, number: int) -> bool:
    """22.521D, 22.524: fast, if need be without its damaged ships."""
    return combat.group_is_fast(op, seat, number, True) and len(combat.undamaged(op, seat, number)) > 0


def perhaps_damaged(op: Operation, side: int) -> bool:
    """Whether a ship of the side that everybody knows to be damaged may be in a hidden group."""
    ours = [unit for unit in range(len(op.group)) if op.roster.side[unit] == side]
    return any(op.is_damaged(unit) and perhaps_there(op, unit) for unit in ours)


class Evasion(Step):
    """22.523 A distant group that is attacked may slip away if it is fast and has room."""

    seat: Public[SideNumber] = 0
    number: Public[GroupNumber] = 0
    chaser: Public[GroupNumber] = 0

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.perhaps(cast(Operation, state)) else 0

    def perhaps(self, op: Operation) -> bool:
        """Whether it could evade as far as everybody knows; its search result has told much (22.41F)."""
        place = slot(self.seat, self.number)
        if evading_number(self.number, combat.groups_there(op, self.seat)) == 0:
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
        return Decision(seat, decisions.EVADE, "22.523", {"group": self.number, "by": self.chaser})

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
        if evading_number(self.number, combat.groups_there(op, seat)) == 0:
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
        for unit in combat.in_line(op, seat, self.number):
            if op.is_damaged(unit):
                abandoned = True
                before = op.hits[unit]
                op.hits[unit] = op.roster.size[unit]
                combat.note_loss(op, unit, before, "22.524B")
        combat.sink_with_ships(op)
        # 22.523E
        higher = evading_number(self.number, combat.groups_there(op, seat))
        facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "group": self.number, "becomes": higher}
        diary.tell(op, events.EVADED, "22.523E", facts)
        renumber(op, seat, self.number, higher)
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

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Evasion()
        other.seat = self.seat
        other.number = self.number
        other.chaser = self.chaser
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("number", self.number, 0, "groups")
        to.limited("chaser", self.chaser, 0, "groups")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Evasion()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("number"):
            step.number = told.limited("number")
        if told.says("chaser"):
            step.chaser = told.limited("chaser")
        return step
