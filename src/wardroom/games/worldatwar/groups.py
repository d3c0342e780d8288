"""22.42 Combat groups: formed and numbered in secret by both sides at once."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import GROUP, STAY, group, is_group
from wardroom.games.worldatwar.interception import forces_of
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST, sum_up
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.units import SUBMARINE

MOST_GROUPS: Final = 6
WAITS: Final = 0


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


def formed(op: Operation, forces: list[int]) -> list[list[int]]:
    """22.421A Each task force is a group, each force with cargo as well; all other small forces combine."""
    groups: list[list[int]] = []
    small: list[int] = []
    factors = 0
    for f in forces:
        if op.forces[f].task_force or op.forces[f].cargo:
            groups.append([f])
            continue
        size = op.factors(op.members(f))
        if not small or factors + size > TASK_FORCE_MOST:
            small = []
            factors = 0
            groups.append(small)
        small.append(f)
        factors += size
    return groups


class Numbering(Stage):
    """22.423, 22.423A: a number for each group; a force with cargo may join another."""

    def __init__(self) -> None:
        self.seat = 0
        self.voyages: list[int] = []
        self.numbers: list[int] = []

    def names(self) -> list[str]:
        return ["seat", "voyages", "numbers"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.voyages, self.numbers]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.voyages = parts[1]
        self.numbers = parts[2]

    def groups(self, op: Operation) -> list[list[int]]:
        return formed(op, arriving(op, self.seat, self.voyages))

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        return 1 << self.seat if len(self.numbers) < len(self.groups(op)) else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        forces = self.groups(op)[len(self.numbers)]
        units: list[int] = []
        for f in forces:
            units += op.members(f)
        facts: dict[str, str | int] = {
            "force": forces[0] + 1,
            "ships": diary.ships_fact(op, sorted(units)),
            "round": op.round,
        }
        return Decision(seat, "group-number", "22.423", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [STAY] + [group(n) for n in range(1, MOST_GROUPS + 1)]

    def free(self, op: Operation) -> int:
        """Numbers that nobody of the side has."""
        used = [n for n in range(1, MOST_GROUPS + 1) if op.on_chart[self.seat * 7 + n]]
        for n in self.numbers:
            if n != WAITS and n not in used:
                used.append(n)
        return MOST_GROUPS - len(used)

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or self.asks(state) == 0:
            return NOT_ASKED
        groups = self.groups(op)
        own = groups[len(self.numbers)]
        left = len(groups) - len(self.numbers)
        cargo = op.forces[own[0]].cargo > 0
        if action == STAY:
            if cargo:
                return no.CARGO_MUST_FIGHT
            return ALLOWED if left > self.free(op) else no.SIX_GROUPS_AT_MOST
        if not is_group(action):
            return NOT_ASKED
        n = action - GROUP
        if op.on_chart[self.seat * 7 + n]:
            return no.NUMBER_TAKEN
        if n in self.numbers:
            return self.joining_forbids(op, groups, n) if cargo else no.NUMBER_TAKEN
        laden = 0
        for other in groups[len(self.numbers) + 1 :]:
            laden += 1 if op.forces[other[0]].cargo else 0
        if not cargo and self.free(op) <= laden:
            return no.SIX_GROUPS_AT_MOST
        return ALLOWED

    def joining_forbids(self, op: Operation, groups: list[list[int]], n: int) -> int:
        """22.421A Before the first round a force with cargo may be strengthened by a group without."""
        if op.round > 1:
            return no.NUMBER_TAKEN
        units: list[int] = []
        for place, number in enumerate([*self.numbers, n]):
            if number == n:
                for f in groups[place]:
                    units += op.members(f)
        pick = sum_up(op, units)
        if pick.factors > TASK_FORCE_MOST:
            return no.GROUP_TOO_LARGE
        return no.TOO_MANY_CARRIERS if pick.carriers > pick.fast_fleet else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.numbers = [*self.numbers, WAITS if action == STAY else action - GROUP]


class Deploy(SealedStage):
    """22.41A Both sides form and number their groups; only the numbers are seen (22.423B)."""

    def __init__(self, members: int = 0) -> None:
        super().__init__(members)
        self.voyages: list[int] = []

    def names(self) -> list[str]:
        return ["voyages"]

    def parts(self) -> list[list[int]]:
        return [self.voyages]

    def refill(self, parts: list[list[int]]) -> None:
        self.voyages = parts[0]

    def begin(self, state: State, seat: int) -> Step:
        run = Numbering()
        run.seat = seat
        run.voyages = self.voyages[:]
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
            for forces, n in zip(plans[seat], run.numbers, strict=True):
                if n != WAITS:
                    for f in forces:
                        deploy(op, f, n)
            for n in range(1, MOST_GROUPS + 1):
                if op.on_chart[seat * 7 + n]:
                    show_group(op, seat, n)
            tell_groups(op, seat)


def deploy(op: Operation, f: int, n: int) -> None:
    """22.424, 22.426: a force keeps its number, and its group to itself, for the whole battle."""
    force = op.forces[f]
    slot = force.side * 7 + n
    force.number = n
    force.present = 1
    if not op.on_chart[slot]:
        # Another group may have had the number before.
        for column in (op.found, op.spent, op.attacked, op.hindered, op.evaded):
            column[slot] = 0
        for column in (op.revealed, op.told, op.opened):
            column[slot] = 0
        op.on_chart[slot] = 1
    if force.cargo:
        op.hindered[slot] = 1
    for unit in op.members(f):
        op.group[unit] = n


def show_group(op: Operation, side: int, number: int) -> None:
    """A group whose forces have all been seen is no secret."""
    for force in op.forces:
        if force.side == side and force.number == number and force.present and not force.shown:
            return
    op.revealed[side * 7 + number] = 1


def tell_groups(op: Operation, seat: int) -> None:
    if op.log is None:
        return
    numbers = "".join(str(n) for n in range(1, MOST_GROUPS + 1) if op.on_chart[seat * 7 + n])
    diary.tell(op, "groups-formed", "22.423", {"seat": diary.seat_fact(seat), "numbers": f"groups/{numbers}"})
