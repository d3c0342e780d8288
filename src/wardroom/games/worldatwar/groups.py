"""22.42 Combat groups: formed and numbered in secret by both sides at once."""

from typing import Annotated, Final, cast

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Public, Row, Within
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import actions, combat, decisions, diary, events, operation
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.combat import present_groups
from wardroom.games.worldatwar.kinds import Bit, Groups, MaybeLabel, OwnUnits, SideNumber, Voyages
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST, sum_up
from wardroom.games.worldatwar.operation import NOTHING, Operation, slot
from wardroom.games.worldatwar.units import SUBMARINE
from wardroom.games.worldatwar.voyages import forces_of
from wardroom.games.worldatwar.withdrawal import divide, send_surplus_decks

WAITS: Final = 0
NONE: Final = -1


def surface_force(op: Operation, f: int) -> bool:
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1 and op.roster.kind[unit] == SUBMARINE:
            return False
    return True


def arriving(op: Operation, side: int, voyages: list[int]) -> list[int]:
    """22.411B, 22.421B, 22.425C: who has come and is not yet in the battle, without cargo first."""
    found: list[int] = []
    for cargo in (False, True):
        for voyage in voyages:
            for f in forces_of(op, voyage):
                force = op.forces[f]
                if force.side != side or force.present or force.withdrawn or not surface_force(op, f):
                    continue
                if 0 < force.joins <= op.round and (force.cargo > 0) == cargo:
                    found.append(f)
    return found


def numbers_left(op: Operation, side: int, most: int) -> int:
    """22.421C How many more groups a side may have in the battle; everybody sees it."""
    return most - len([n for n in present_groups(op, side) if n <= most])


def formed(op: Operation, forces: list[int]) -> list[list[int]]:
    """22.421A Each task force is a group, each force with cargo as well; all other small forces combine.

    A surplus that waits is a group already; in a later battle it is a small force like any other.
    """
    groups: list[list[int]] = []
    small: list[int] = []
    surplus: list[int] = []
    factors = 0
    for f in forces:
        own = op.forces[f]
        if own.surplus and not op.forces[own.parent].task_force:
            # Small forces have had it together.
            if not surplus:
                groups.append(surplus)
            surplus.append(f)
            continue
        if own.task_force or own.cargo or own.surplus:
            groups.append([f])
            continue
        size = op.factors(op.members(f))
        # A surplus beyond 25 factors is parted from them; it cannot be larger than a group itself.
        if not small or factors + size > 2 * TASK_FORCE_MOST:
            small = []
            factors = 0
            groups.append(small)
        small.append(f)
        factors += size
    return groups


class Numbering(Step):
    """22.423, 22.423A: a number for each group; a force with cargo may join another.

    When all have one, the surplus of groups that are too large is parted from them and numbered.
    """

    seat: Public[SideNumber] = 0
    voyages: Public[Voyages] = NOTHING
    numbers: Public[Groups] = NOTHING
    # 22.421A Of each surplus: the group it comes from, its own number, and how many ships it has.
    sources: Public[Groups] = NOTHING
    own: Public[Groups] = NOTHING
    sizes: Annotated[Public[Row], Between(1, "ships")] = NOTHING
    # The ships of all of them, one surplus after the other, then those of the one being chosen.
    surplus: Public[OwnUnits] = NOTHING
    label: Annotated[Public[MaybeLabel], Within("label")] = NONE
    last: Annotated[Public[MaybeLabel], Within("label")] = NONE
    outside: Public[Bit] = 0

    def most(self, op: Operation) -> int:
        """22.421C The highest number: six in a battle, outside one there are enough for all (22.93A)."""
        if not self.outside:
            return operation.CHART_NUMBERS
        groups = len(self.groups(op)) + len(self.sources)
        return max(operation.CHART_NUMBERS, min(groups, operation.MOST_NUMBERS))

    def groups(self, op: Operation) -> list[list[int]]:
        return formed(op, arriving(op, self.seat, self.voyages))

    def now(self, op: Operation) -> list[int]:
        """The forces of the group that is asked about."""
        return self.groups(op)[len(self.numbers)]

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if len(self.numbers) < len(self.groups(op)) or self.is_parting(op):
            return 1 << self.seat
        return 0

    # -- surplus ----------------

    def is_parting(self, op: Operation) -> bool:
        """22.421A Whether all groups have numbers, and the surplus of one of them is being settled."""
        if len(self.numbers) < len(self.groups(op)):
            return False
        return len(self.own) < len(self.sources) or self.crowded(op) != NONE

    def crowded(self, op: Operation) -> int:
        """The group whose surplus is being chosen, or the first with too many factors, or NONE."""
        picked = self.picked()
        for place, forces in enumerate(self.groups(op)):
            number = self.numbers[place]
            if picked:
                if op.force[picked[0]] - 1 in forces:
                    return number
            elif number != WAITS and len(self.forces_in(op, number)) > 1:
                if op.factors(self.units_in(op, number)) > TASK_FORCE_MOST:
                    return number
        return NONE

    def forces_in(self, op: Operation, number: int) -> list[int]:
        found: list[int] = []
        for place, given in enumerate(self.numbers):
            if given == number:
                found += self.groups(op)[place]
        return found

    def units_in(self, op: Operation, number: int) -> list[int]:
        """The ships of a group without its surplus."""
        return [u for u in combat.ships_in(op, self.forces_in(op, number)) if u not in self.surplus]

    def picked(self) -> list[int]:
        """The ships of the surplus that is being chosen."""
        return self.surplus[sum(self.sizes) :]

    def is_whole(self, op: Operation, number: int) -> bool:
        """Both parts are small enough and have fast ships for their carriers."""
        rest, chosen = sum_up(op, self.units_in(op, number)), sum_up(op, self.picked())
        return (
            rest.factors <= TASK_FORCE_MOST
            and rest.carriers <= rest.fast_fleet
            and chosen.carriers <= chosen.fast_fleet
        )

    def able(self, op: Operation, number: int, last: int) -> list[int]:
        """22.421A What may go: ships of forces without cargo, in the order of the catalogue."""
        forces = [f for f in self.forces_in(op, number) if not op.forces[f].cargo]
        found = [u for u in combat.ships_in(op, forces) if u not in self.surplus and op.label(u) > last]
        found.sort(key=op.label)
        return found

    def alike(self, op: Operation, number: int, label: int) -> list[int]:
        return [u for u in self.able(op, number, NONE) if op.label(u) == label]

    def can_part(self, op: Operation, units: list[int], chosen: list[int], later: list[int]) -> bool:
        """Whether a surplus can be made up of the chosen ships and later ones."""
        whole = sum_up(op, units)
        spare = whole.fast_fleet - whole.carriers
        pick = sum_up(op, chosen)
        reach = {(pick.factors, pick.fast_fleet - pick.carriers)}
        for unit in later:
            one = sum_up(op, [unit])
            more = set()
            for factors, margin in reach:
                if factors + one.factors <= TASK_FORCE_MOST:
                    more.add((factors + one.factors, margin + one.fast_fleet - one.carriers))
            reach |= more
        for factors, margin in reach:
            if whole.factors - factors <= TASK_FORCE_MOST and 0 <= margin <= spare:
                return True
        return False

    def part_forbids(self, op: Operation, number: int, label: int, count: int) -> int:
        """Whether so many equal ships may go: not more than are needed, and nobody is left without."""
        chosen = self.picked() + self.alike(op, number, label)[:count]
        fewer = self.picked() + self.alike(op, number, label)[: count - 1]
        units = self.units_in(op, number) + self.picked()
        left = op.factors(units) - op.factors(fewer)
        pick = sum_up(op, fewer)
        if count > 1 and left <= TASK_FORCE_MOST and pick.carriers <= pick.fast_fleet:
            return no.TOO_MANY_LEAVE
        if not self.can_part(op, units, chosen, self.able(op, number, label)):
            return no.CANNOT_BE_COMPLETED
        return ALLOWED

    # -- asking ----------------

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.is_parting(op):
            return self.parting(op, seat)
        forces = self.now(op)
        facts: dict[str, Fact] = {
            "force": forces[0] + 1,
            "ships": diary.ships_fact(op, sorted(combat.ships_in(op, forces))),
            "round": op.round,
        }
        return Decision(seat, decisions.GROUP_NUMBER, "22.423", facts)

    def parting(self, op: Operation, seat: int) -> Decision:
        if len(self.own) < len(self.sources):
            ships = diary.ships_fact(op, sorted(self.surplus[sum(self.sizes[:-1]) :]))
            return Decision(
                seat, decisions.SURPLUS_NUMBER, "22.423", {"number": self.sources[-1], "ships": ships}
            )
        number = self.crowded(op)
        over = op.factors(self.units_in(op, number)) - TASK_FORCE_MOST
        facts: dict[str, Fact] = {"number": number, "factors": max(0, over)}
        if self.label != NONE:
            facts["ship"] = f"ship/{op.scenario.labels[self.label]}"
            return Decision(seat, decisions.SURPLUS_COUNT, "22.421A", facts)
        return Decision(seat, decisions.SURPLUS_SHIPS, "22.421A", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.is_parting(op) and len(self.own) == len(self.sources):
            number = self.crowded(op)
            if self.label != NONE:
                return [actions.number(n) for n in range(1, len(self.alike(op, number, self.label)) + 1)]
            return combat.answers_of(op, self.able(op, number, self.last))
        return [actions.STAY] + [actions.group(n) for n in range(1, self.most(op) + 1)]

    def free(self, op: Operation) -> int:
        """Numbers that nobody of the side has."""
        most = self.most(op)
        used = {n for n in present_groups(op, self.seat) if n <= most}
        return most - len(used | {n for n in self.numbers + self.own if n != WAITS})

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or self.asks(state) == 0:
            return NOT_ASKED
        if self.is_parting(op):
            return self.surplus_forbids(op, action)
        left = len(self.groups(op)) - len(self.numbers)
        if action == actions.STAY:
            if self.carries(op):
                # Ruling: with six groups there is no room even for those that must fight.
                return no.CARGO_MUST_FIGHT if self.has_room(op) else ALLOWED
            # 22.411B, 22.421C: after the first round they may join in, and need not.
            return ALLOWED if left > self.free(op) or op.round > 1 else no.SIX_GROUPS_AT_MOST
        if not actions.is_group(action):
            return NOT_ASKED
        return self.number_forbids(op, action - actions.GROUP)

    def carries(self, op: Operation) -> bool:
        """Whether it is a force with cargo that is asked about."""
        return op.forces[self.now(op)[0]].cargo > 0

    def has_room(self, op: Operation) -> bool:
        """Whether the group that is asked about can have a number."""
        for n in range(1, self.most(op) + 1):
            if self.number_forbids(op, n) == ALLOWED:
                return True
        return False

    def number_forbids(self, op: Operation, n: int) -> int:
        """22.423A, 22.421C: whether the group that is asked about may have a number."""
        code = self.taken_forbids(op, n)
        if code != ALLOWED:
            return code
        crowded_out = self.crowded_out(op, n)
        if crowded_out == 0:
            return ALLOWED
        # Where there is not room for all cargo in any case the last one waits.
        others = [WAITS]
        if self.carries(op):
            others = [m for m in range(1, self.most(op) + 1) if self.taken_forbids(op, m) == ALLOWED]
        for m in others:
            if self.crowded_out(op, m) < crowded_out:
                return no.SIX_GROUPS_AT_MOST
        return ALLOWED

    def chart_forbids(self, op: Operation, n: int) -> int:
        """Whether there is such a number, and no group from an earlier round has it."""
        if n > self.most(op):
            return NOT_ASKED if self.outside else no.SIX_GROUPS_AT_MOST
        return no.NUMBER_TAKEN if op.on_chart[slot(self.seat, n)] else ALLOWED

    def taken_forbids(self, op: Operation, n: int) -> int:
        """Whether a number is free, or its group may be joined."""
        code = self.chart_forbids(op, n)
        if code != ALLOWED:
            return code
        if n not in self.numbers:
            return ALLOWED
        if not self.carries(op):
            return no.NUMBER_TAKEN
        if WAITS in self.numbers and self.free(op) > 0:
            # A group was left out of the first round because this one wanted a number: it takes that number.
            return no.SIX_GROUPS_AT_MOST
        return self.joining_forbids(op, n)

    def crowded_out(self, op: Operation, n: int) -> int:
        """22.421C Forces with cargo, still to be asked about, that find no number and no group to join."""
        groups = self.groups(op)
        given = [*self.numbers, n]
        taken = [m for m in given if m != WAITS and not op.on_chart[slot(self.seat, m)]]
        free = numbers_left(op, self.seat, self.most(op)) - len(set(taken))
        # Factors that each group of the first round has left for one force with cargo; later nobody joins.
        spare: list[int] = []
        if op.round == 1:
            for number in set(taken):
                mates = [f for place, m in enumerate(given) if m == number for f in groups[place]]
                if not [f for f in mates if op.forces[f].cargo]:
                    spare.append(TASK_FORCE_MOST - op.factors(combat.ships_in(op, mates)))
        spare.sort()
        for own in groups[len(given) :]:
            if not op.forces[own[0]].cargo:
                continue
            size = op.factors(op.members(own[0]))
            for place, left in enumerate(spare):
                if size <= left:
                    del spare[place]
                    break
            else:
                free -= 1
        return max(0, -free)

    def surplus_forbids(self, op: Operation, action: int) -> int:
        if len(self.own) < len(self.sources):
            if action == actions.STAY:
                return ALLOWED if self.free(op) == 0 or op.round > 1 else no.SIX_GROUPS_AT_MOST
            if not actions.is_group(action):
                return NOT_ASKED
            n = action - actions.GROUP
            return no.NUMBER_TAKEN if n in self.numbers or n in self.own else self.chart_forbids(op, n)
        number = self.crowded(op)
        if self.label != NONE:
            code = combat.number_forbids(action, 1, len(self.alike(op, number, self.label)))
            if code != ALLOWED:
                return code
            return self.part_forbids(op, number, self.label, action - actions.NUMBER)
        if combat.pointed_at(op, self.able(op, number, self.last), action) < 0:
            return NOT_ASKED
        code = no.CANNOT_BE_COMPLETED
        for count in range(1, len(self.alike(op, number, action - actions.SHIP)) + 1):
            if code != ALLOWED:
                code = self.part_forbids(op, number, action - actions.SHIP, count)
        return code

    def joining_forbids(self, op: Operation, n: int) -> int:
        """22.421A Before the first round a force with cargo may be strengthened by a group without."""
        if op.round > 1:
            return no.NUMBER_TAKEN
        mates = self.forces_in(op, n)
        if [f for f in mates if op.forces[f].cargo]:
            return no.CARRIES_ALREADY
        together = [*mates, *self.now(op)]
        units = combat.ships_in(op, together)
        able = combat.ships_in(op, [f for f in together if not op.forces[f].cargo])
        pick = sum_up(op, units)
        if pick.carriers > pick.fast_fleet and pick.factors > TASK_FORCE_MOST:
            return no.TOO_MANY_CARRIERS
        # Nobody can strengthen a force that is as large as a group may be.
        if op.factors(units) - op.factors(able) >= TASK_FORCE_MOST:
            return no.GROUP_TOO_LARGE
        if pick.factors > TASK_FORCE_MOST and not self.can_part(op, units, [], able):
            return no.GROUP_TOO_LARGE
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if not self.is_parting(op):
            self.numbers = [*self.numbers, WAITS if action == actions.STAY else action - actions.GROUP]
        elif len(self.own) < len(self.sources):
            self.own = [*self.own, WAITS if action == actions.STAY else action - actions.GROUP]
        elif self.label != NONE:
            self.part(op, self.label, action - actions.NUMBER)
        elif len(self.alike(op, self.crowded(op), action - actions.SHIP)) == 1:
            self.part(op, action - actions.SHIP, 1)
        else:
            self.label = action - actions.SHIP

    def part(self, op: Operation, label: int, count: int) -> None:
        number = self.crowded(op)
        self.surplus = self.surplus + self.alike(op, number, label)[:count]
        self.last = label
        self.label = NONE
        if self.is_whole(op, number):
            self.sizes = [*self.sizes, len(self.picked())]
            self.sources = [*self.sources, number]
            self.last = NONE

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Numbering()
        other.seat = self.seat
        other.voyages = self.voyages
        other.numbers = self.numbers
        other.sources = self.sources
        other.own = self.own
        other.sizes = self.sizes
        other.surplus = self.surplus
        other.label = self.label
        other.last = self.last
        other.outside = self.outside
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.row("voyages", self.voyages, 0, "voyages")
        to.row("numbers", self.numbers, 0, "groups")
        to.row("sources", self.sources, 0, "groups")
        to.row("own", self.own, 0, "groups")
        to.row("sizes", self.sizes, 1, "ships")
        to.row("surplus", self.surplus, 0, "own ships")
        to.within("label", "label", self.label, -1, "labels")
        to.within("label", "last", self.last, -1, "labels")
        to.limited("outside", self.outside, 0, 1)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Numbering()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        if told.says("numbers"):
            step.numbers = told.row("numbers", step.numbers)
        if told.says("sources"):
            step.sources = told.row("sources", step.sources)
        if told.says("own"):
            step.own = told.row("own", step.own)
        if told.says("sizes"):
            step.sizes = told.row("sizes", step.sizes)
        if told.says("surplus"):
            step.surplus = told.row("surplus", step.surplus)
        if told.says("label"):
            step.label, step.last = told.within("label", 2)
        if told.says("outside"):
            step.outside = told.limited("outside")
        return step


class Deploy(Sealed):
    """22.41A, 22.421: both sides form and number their groups; only the numbers are seen (22.423B)."""

    voyages: Public[Voyages] = NOTHING
    # 22.93A Submarines or squadrons attack alone.
    outside: Public[Bit] = 0

    def begin(self, state: State, seat: int) -> Step:
        run = Numbering()
        run.seat = seat
        run.voyages = self.voyages[:]
        run.outside = self.outside
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        plans: list[list[list[int]]] = [[], []]
        for seat in range(2):
            plans[seat] = formed(op, arriving(op, seat, self.voyages))
        for seat in range(2):
            run = self.runs.get(seat)
            if not isinstance(run, Numbering):
                continue
            self.part(op, run)
            if not self.outside:
                send_surplus_decks(op, plans[seat], run.numbers)
            for forces, n in zip(plans[seat], run.numbers, strict=True):
                if n != WAITS:
                    for f in forces:
                        if not op.forces[f].gone:
                            # Small forces that waited combine with those who come now (22.421B).
                            op.forces[f].joins = op.round
                            deploy(op, f, n)
            for n in present_groups(op, seat):
                show_group(op, seat, n)
            tell_groups(op, seat)

    def part(self, op: Operation, run: Numbering) -> None:
        """22.421A What was parted from a group becomes a force of its own."""
        done = 0
        for number, size in zip(run.own, run.sizes, strict=True):
            units = run.surplus[done : done + size]
            done += size
            for f in range(len(op.forces)):
                own = [u for u in units if op.force[u] == f + 1]
                if own:
                    made = divide(op, f, own)
                    op.forces[made].surplus = 1
                    if number != WAITS:
                        deploy(op, made, number)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def empty(self) -> Sealed:
        other = Deploy(self.members)
        other.voyages = self.voyages
        other.outside = self.outside
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.row("voyages", self.voyages, 0, "voyages")
        to.limited("outside", self.outside, 0, 1)
        super().tell_facts(to)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Deploy(told.members())
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        if told.says("outside"):
            step.outside = told.limited("outside")
        return step


def deploy(op: Operation, f: int, n: int) -> None:
    """22.424, 22.426: a force keeps its number, and its group to itself, for the whole battle."""
    force = op.forces[f]
    place = slot(force.side, n)
    force.number = n
    force.present = 1
    if not op.on_chart[place]:
        # Another group may have had the number before.
        for column in (op.found, op.spent, op.attacked, op.hindered, op.evaded):
            column[place] = 0
        for column in (op.revealed, op.told, op.opened):
            column[place] = 0
        op.on_chart[place] = 1
    if combat.is_hindered(op, force):
        op.hindered[place] = 1
    for unit in op.members(f):
        op.group[unit] = n


def show_group(op: Operation, side: int, number: int) -> None:
    """A group whose forces have all been seen is no secret."""
    for force in op.forces:
        if force.side == side and force.number == number and force.present and not force.shown:
            return
    op.revealed[slot(side, number)] = 1


def tell_groups(op: Operation, seat: int) -> None:
    if op.log is None:
        return
    numbers = ", ".join(map(str, present_groups(op, seat)))
    diary.tell(
        op, events.GROUPS_FORMED, "22.423", {"seat": diary.seat_fact(seat), "numbers": f"groups/{numbers}"}
    )
