"""22.26D Ships held back from a counter-interception battle, round by round and in secret."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.worldatwar.actions import NUMBER, SHIP, is_number, is_ship, number, ship
from wardroom.games.worldatwar.aftermath import units_of_side
from wardroom.games.worldatwar.operation import (
    BARED,
    COUNTER_COUNTER,
    IN_ACTION,
    PERHAPS_SPARED,
    SPARED,
    SPARED_BEFORE,
    Operation,
    slot,
)
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.units import SUBMARINE

NOT_PICKED = -1


def was_met(op: Operation, f: int) -> bool:
    """22.26D Only who is counter-intercepted may hold back ships.

    Who has come to stop the counter-interceptors engages those he has intercepted.
    """
    return op.voyages[op.forces[f].voyage].level != COUNTER_COUNTER


def may_hold_back(op: Operation, f: int) -> bool:
    """22.26D Whether a force may have held back ships in this round."""
    return op.forces[f].side == op.holder and was_met(op, f)


class Holding(Stage):
    """Ships in the order of the catalogue, equal ones with their number, then `done`."""

    def __init__(self) -> None:
        self.seat = 0
        self.units: list[int] = []
        self.label = NOT_PICKED
        self.last = NOT_PICKED
        self.finished = 0

    def names(self) -> list[str]:
        return ["seat", "units", "label", "finished"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.units, [self.label, self.last], [self.finished]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.units = parts[1]
        self.label, self.last = parts[2]
        self.finished = parts[3][0]

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.label != NOT_PICKED:
            facts: dict[str, str | int] = {"ship": f"ship/{op.scenario.labels[self.label]}"}
            return Decision(seat, "withhold-number", "22.26D", facts)
        return Decision(seat, "withhold", "22.26D", {"round": op.round})

    def able(self, op: Operation) -> list[int]:
        return [u for u in units_of_side(op, self.seat) if was_met(op, op.force[u] - 1)]

    def alike(self, op: Operation, label: int) -> list[int]:
        return [u for u in self.able(op) if op.label(u) == label]

    def labels(self, op: Operation) -> list[int]:
        found: list[int] = []
        for unit in self.able(op):
            label = op.label(unit)
            if label > self.last and label not in found:
                found.append(label)
        found.sort()
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.label != NOT_PICKED:
            return [number(n) for n in range(1, len(self.alike(op, self.label)) + 1)]
        return [DONE] + [ship(label) for label in self.labels(op)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or self.finished:
            return NOT_ASKED
        if self.label != NOT_PICKED:
            fits = is_number(action) and 1 <= action - NUMBER <= len(self.alike(op, self.label))
            return ALLOWED if fits else NOT_ASKED
        if action == DONE:
            return ALLOWED
        return ALLOWED if is_ship(action) and action - SHIP in self.labels(op) else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.label != NOT_PICKED:
            self.pick(op, action - NUMBER)
        elif action == DONE:
            self.finished = 1
        else:
            self.label = action - SHIP
            if len(self.alike(op, self.label)) == 1:
                self.pick(op, 1)

    def pick(self, op: Operation, count: int) -> None:
        """Of equal ships those that have been spared so far are held back first."""
        alike = self.alike(op, self.label)
        order = [u for u in alike if op.spared[u]] + [u for u in alike if not op.spared[u]]
        self.units = [*self.units, *order[:count]]
        self.last = self.label
        self.label = NOT_PICKED


class Withhold(SealedStage):
    """22.26D Whoever is counter-intercepted chooses before each round; the others go into action."""

    def __init__(self, members: int = 0) -> None:
        super().__init__(members)
        self.seat = 0

    def names(self) -> list[str]:
        return ["seat"]

    def parts(self) -> list[list[int]]:
        return [[self.seat]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]

    def begin(self, state: State, seat: int) -> Step:
        run = Holding()
        run.seat = self.seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        op.holder = self.seat
        run = self.runs.get(self.seat)
        assert isinstance(run, Holding)
        for unit in run.units:
            op.withheld[unit] = 1


def ask_to_withhold(op: Operation, seat: int) -> None:
    """The choice of the last round is forgotten: ships may be committed later."""
    for unit in range(len(op.withheld)):
        op.withheld[unit] = 0
    op.holder = NOBODY
    if not [f for f, own in enumerate(op.forces) if own.side == seat and own.present and was_met(op, f)]:
        return
    step = Withhold(1 << seat)
    step.seat = seat
    op.stack.append(step)


def commit(op: Operation) -> None:
    """22.26 Who is in the battle and not held back has engaged in it."""
    for f, force in enumerate(op.forces):
        if not force.present:
            continue
        keep_secret(op, f, may_hold_back(op, f))
        engaged = 0
        for unit in op.members(f):
            if op.roster.kind[unit] == SUBMARINE:
                # 22.92 Submarines that find nothing to attack have not fought.
                continue
            if not op.withheld[unit]:
                op.spared[unit] = 0
                engaged = 1
            elif not force.fought:
                op.spared[unit] = 1
        if engaged or not op.members(f):
            force.fought = 1


def keep_secret(op: Operation, f: int, may_hold: bool) -> None:
    """What everybody else can say about who of a force has been in action, now that a round begins."""
    force = op.forces[f]
    if not may_hold:
        force.restraint = IN_ACTION
    elif force.restraint == IN_ACTION:
        if force.fought:
            return
        force.restraint = SPARED_BEFORE
        for unit in op.members(f):
            if force.shown:
                op.restrained[unit] = SPARED_BEFORE
        return
    elif force.restraint == SPARED_BEFORE:
        force.restraint = PERHAPS_SPARED
    if force.shown:
        for unit in op.members(f):
            seen = op.restrained[unit]
            if not may_hold:
                op.restrained[unit] = IN_ACTION
            elif seen == SPARED:
                op.restrained[unit] = SPARED_BEFORE
            elif seen == SPARED_BEFORE:
                op.restrained[unit] = PERHAPS_SPARED


def bare(op: Operation, side: int, number: int) -> None:
    """22.53 Both have lined up: everybody sees who of a group is held back."""
    op.opened[slot(side, number)] |= BARED
    if op.holder != side:
        return
    for unit in op.group_units(side, number):
        if not op.withheld[unit]:
            op.restrained[unit] = IN_ACTION
        elif op.restrained[unit] == SPARED_BEFORE:
            op.restrained[unit] = SPARED


def note_damage(op: Operation) -> None:
    """22.26D Ships held back that were damaged in this round all the same are inverted in port."""
    for unit in range(len(op.withheld)):
        if op.force[unit] > 0 and op.hurt[op.roster.side[unit]] >> unit & 1:
            op.restrained[unit] = IN_ACTION
            if op.spared[unit]:
                op.spared[unit] = 0
                op.forces[op.force[unit] - 1].fought = 1


def spared_of(op: Operation, f: int) -> list[int]:
    """22.27 Ships of a force that keep out of the inversion: back in their own port, held back all along."""
    base = op.forces[f].base
    return [unit for unit in op.members(f) if op.spared[unit] and op.berth[unit] == base]


__all__ = [
    "Holding",
    "Withhold",
    "ask_to_withhold",
    "bare",
    "commit",
    "may_hold_back",
    "note_damage",
    "spared_of",
]
