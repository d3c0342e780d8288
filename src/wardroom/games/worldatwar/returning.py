"""22.63 Which base a force returns to, and what becomes of it there."""

from typing import cast

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import BASE, FORCE, base, force, is_base, is_force
from wardroom.games.worldatwar.holding import spared_of
from wardroom.games.worldatwar.interception import carries_cargo, forces_of, is_submarine_voyage
from wardroom.games.worldatwar.kinds import OwnVoyages, SideNumber
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST
from wardroom.games.worldatwar.operation import (
    ABORTED,
    ABORTED_DUTY,
    ACTIVITY,
    DONE_DUTY,
    FAILED,
    HOME,
    IN_ACTION,
    INVERTED,
    LAUNCHED,
    NOTHING,
    READY,
    RETURNING,
    SAILING,
    Force,
    Operation,
    Voyage,
)
from wardroom.games.worldatwar.routes import plot
from wardroom.games.worldatwar.scenario import BASE_CHANGE, FAR, INVASION, NOWHERE, SEA_SUPPLY
from wardroom.games.worldatwar.undersea import resume_patrol

NO_TARGET = -1
NO_BASE = -1


class GoHome(Step):
    """22.15C Each voyage in turn: the base it makes for, and the way there."""

    side: Public[SideNumber] = 0
    voyages: Public[OwnVoyages] = NOTHING

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if not self.voyages or not self.is_bound(op) or self.only_base(op) >= 0:
            return 0
        return 1 << self.side

    def only_base(self, op: Operation) -> int:
        """The one base that a voyage can make for if everybody knows it, else NO_BASE."""
        number = self.voyages[0]
        first = op.forces[forces_of(op, number)[0]]
        # 22.26D Whether it has fought may be its secret, and with it where it may go (22.27).
        if self.able_to_part(op) or first.restraint not in (IN_ACTION, LAUNCHED):
            return NO_BASE
        open_to_it = [b for b in self.ports(op) if base_forbids(op, number, b) == ALLOWED]
        return open_to_it[0] if len(open_to_it) == 1 else NO_BASE

    def ports(self, op: Operation) -> list[int]:
        return [b for b, own in enumerate(op.scenario.bases) if own.side == self.side and own.port]

    def is_bound(self, op: Operation) -> bool:
        """Whether the next voyage still has to go home."""
        voyage = op.voyages[self.voyages[0]]
        return voyage.status in (ABORTED_DUTY, DONE_DUTY) and bool(forces_of(op, self.voyages[0]))

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if not self.voyages:
            op.stack.pop()
        elif self.is_bound(op):
            self.make_for(op, self.only_base(op))
        else:
            self.voyages = self.voyages[1:]

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        number = self.voyages[0]
        return Decision(
            seat,
            "which-base",
            "22.63",
            {"voyage": number + 1, **diary.hex_facts(op, "hex", op.voyages[number].hex())},
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        places = [op.scenario.bases[b].place for b in self.ports(op)]
        places.sort()
        return [force(f) for f in self.able_to_part(op)] + [base(place) for place in places]

    def able_to_part(self, op: Operation) -> list[int]:
        """22.18D Forces that may go home by themselves: all but the first."""
        return forces_of(op, self.voyages[0])[1:]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.side or not self.asks(state):
            return NOT_ASKED
        op = cast(Operation, state)
        if is_force(action):
            return ALLOWED if action - FORCE in self.able_to_part(op) else NOT_ASKED
        if not is_base(action):
            return NOT_ASKED
        for b in self.ports(op):
            if op.scenario.bases[b].place == action - BASE:
                return base_forbids(op, self.voyages[0], b)
        return NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        number = self.voyages[0]
        if is_force(action):
            self.voyages = [number, part(op, action - FORCE), *self.voyages[1:]]
            return
        for b in self.ports(op):
            if op.scenario.bases[b].place == action - BASE:
                self.make_for(op, b)
                return

    def make_for(self, op: Operation, b: int) -> None:
        number = self.voyages[0]
        self.voyages = self.voyages[1:]
        turn_home(op, number, b)
        # 22.917 Nobody can meet submarines, whichever way they take.
        if not is_submarine_voyage(op, number):
            plot(op, self.side, number, FAR)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = GoHome()
        other.side = self.side
        other.voyages = self.voyages
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("side", self.side, 0, "seats")
        to.row("voyages", self.voyages, 0, "own voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = GoHome()
        if told.says("side"):
            step.side = told.limited("side")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        return step


def part(op: Operation, f: int) -> int:
    """22.13D, 22.18D: a force leaves those it has sailed with and takes a way of its own."""
    old = op.voyages[op.forces[f].voyage]
    made = old.copy()
    made.parent = op.forces[f].voyage
    made.set_course([old.hex()])
    op.voyages.append(made)
    op.forces[f].voyage = len(op.voyages) - 1
    facts: dict[str, str | int] = {
        "seat": diary.seat_fact(old.side),
        "force": f + 1,
        "voyage": made.parent + 1,
        "own": len(op.voyages),
    }
    diary.tell(op, "parts", "22.18D", facts)
    return len(op.voyages) - 1


def origin(op: Operation, number: int) -> int:
    """The base from which the first force of a voyage came."""
    return op.forces[forces_of(op, number)[0]].origin


def base_forbids(op: Operation, number: int, b: int) -> int:
    """22.63 Which bases are open to a voyage; if none is, any port of the side will do."""
    code = first_choice_forbids(op, number, b)
    if code == ALLOWED:
        return ALLOWED
    for other, own in enumerate(op.scenario.bases):
        if own.side == op.voyages[number].side and own.port:
            if first_choice_forbids(op, number, other) == ALLOWED:
                return code
    if len(bound_for(op, number)) > 1:
        # Who is bound to different bases must part (22.18D).
        return code
    # 22.63C Nothing else is left but the base of origin.
    home = origin(op, number)
    return code if op.scenario.bases[home].port and b != home else ALLOWED


def first_choice_forbids(op: Operation, number: int, b: int) -> int:
    voyage = op.voyages[number]
    own = op.scenario.bases[b]
    for f in forces_of(op, number):
        code = binds(op, voyage, f)
        if code != ALLOWED and op.forces[f].origin != b:
            return code
    if b != origin(op, number) and b not in bound_for(op, number):
        if op.scenario.chart.by_sea(voyage.hex(), own.at) > op.scenario.return_range():
            return no.NO_BASE_SO_FAR
    return no.PORT_INVADED if invaded(op, own.at, voyage.side) else ALLOWED


def bound_for(op: Operation, number: int) -> list[int]:
    """The bases of origin to which forces of a voyage must return."""
    found: list[int] = []
    for f in forces_of(op, number):
        if binds(op, op.voyages[number], f) != ALLOWED and op.forces[f].origin not in found:
            found.append(op.forces[f].origin)
    return found


def binds(op: Operation, voyage: Voyage, f: int) -> int:
    """22.27, 22.63A, 22.63B: the rule that leaves a force nothing but its base of origin, or ALLOWED."""
    own = op.forces[f]
    if (voyage.duty < 0 or voyage.level != ACTIVITY) and not own.fought:
        return no.ORIGINAL_BASE_ONLY
    # 22.63B Ships without cargo, or whose cargo was lost, are free; who protects supply carries no units.
    if own.cargo > 0 and carries_cargo(op, voyage):
        if op.scenario.duties[voyage.duty].activity != SEA_SUPPLY:
            return no.BASE_OF_ORIGIN_ONLY
    # 22.63A: from a change of base only back to the old one.
    if voyage.duty >= 0 and op.scenario.duties[voyage.duty].activity == BASE_CHANGE:
        return no.CHANGE_OF_BASE_FAILED
    return ALLOWED


def invaded(op: Operation, h: int, side: int) -> bool:
    """22.63C A base that enemies are landing at, or have landed at, in this phase."""
    for number, voyage in enumerate(op.voyages):
        if voyage.side != side and voyage.duty >= 0 and voyage.level == ACTIVITY:
            duty = op.scenario.duties[voyage.duty]
            if duty.activity == INVASION and duty.phase == op.phase and duty.target == h:
                if voyage.status == SAILING or has_landed(op, number):
                    return True
    return False


def has_landed(op: Operation, number: int) -> bool:
    for own in op.forces:
        if own.voyage == number and own.landed:
            return True
    return False


def turn_home(op: Operation, number: int, b: int) -> None:
    """22.18 The way home is a voyage of its own."""
    voyage = op.voyages[number]
    here = voyage.hex()
    if voyage.level != ACTIVITY:
        voyage.duty = NO_TARGET
    voyage.level = ACTIVITY
    voyage.target = NO_TARGET
    voyage.meets = NOWHERE
    voyage.patrol = 0
    for wing in range(len(op.wing_raided)):
        op.wing_raided[wing] &= ~(1 << number)
    voyage.status = RETURNING
    voyage.set_course(op.scenario.chart.way([here, op.scenario.bases[b].at]))
    for f in forces_of(op, number):
        own = op.forces[f]
        own.base = b
        if own.shown:
            # 22.18F What the dice are counted by is counted anew.
            own.task_force = 1 if op.factors(op.members(f)) >= TASK_FORCE_LEAST else 0


def come_home(op: Operation, number: int) -> None:
    """22.26, 22.26A, 22.26C, 22.27, 22.81B, 22.281: inverted after a battle or a duty, else idle."""
    voyage = op.voyages[number]
    voyage.status = HOME
    for f in forces_of(op, number):
        part_spared(op, f)
        own = op.forces[f]
        own.restraint = IN_ACTION
        for unit in op.members(f):
            op.restrained[unit] = IN_ACTION
            op.spared[unit] = 0
        own.inverted = 1 if own.fought or voyage.duty >= 0 else 0
        if not own.inverted:
            voyage.status = FAILED
        diary.tell(
            op,
            "back-in-port",
            "22.81B" if own.inverted else "22.27",
            {
                "seat": diary.seat_fact(own.side),
                "force": f + 1,
                "base": diary.base_fact(op, own.base),
                "inverted": own.inverted,
            },
        )


def part_spared(op: Operation, f: int) -> None:
    """22.26D Of a force that has fought those held back stay upright; everybody sees who is who."""
    old = op.forces[f]
    spared = spared_of(op, f)
    if not old.fought or op.voyages[old.voyage].duty >= 0 or not spared:
        return
    if not old.shown:
        op.show_force(f)
        spared = spared_of(op, f)
    idle = Voyage()
    idle.side = old.side
    idle.status = FAILED
    idle.path = [op.scenario.bases[old.base].at]
    op.voyages.append(idle)
    made = Force()
    made.side = old.side
    made.base = old.base
    made.origin = old.origin
    made.voyage = len(op.voyages) - 1
    made.shown = 1
    op.forces.append(made)
    for unit in spared:
        op.force[unit] = len(op.forces)
        op.spared[unit] = 0
        op.restrained[unit] = IN_ACTION
    if not op.members(f):
        old.gone = 1
    diary.tell(
        op,
        "spared",
        "22.26D",
        {
            "seat": diary.seat_fact(old.side),
            "base": diary.base_fact(op, old.base),
            "ships": diary.ships_fact(op, spared),
        },
    )


def disband_idle(op: Operation) -> None:
    """22.24A, 22.116 At the end of a phase whoever stayed in port after all may be used again."""
    for number, voyage in enumerate(op.voyages):
        if voyage.status != FAILED or resume_patrol(op, number):
            continue
        for f in forces_of(op, number):
            if not op.forces[f].inverted:
                lay_up(op, f)


def turn_upright(op: Operation) -> None:
    """22.81A, 22.81B, 22.92, 22.94: nobody is out of use for longer than the player turn."""
    for f, own in enumerate(op.forces):
        if own.gone:
            continue
        voyage = op.voyages[own.voyage]
        if voyage.status == DONE_DUTY:
            settle_in(op, own, voyage)
        if own.inverted:
            lay_up(op, f)
    op.ambushes = []
    for unit in range(len(op.torpedoed)):
        op.torpedoed[unit] = 0
    for wing in range(len(op.wing_state)):
        # 22.435, 22.463B
        if op.wing_state[wing] == ABORTED or op.wing_state[wing] == INVERTED:
            op.wing_state[wing] = READY


def settle_in(op: Operation, own: Force, voyage: Voyage) -> None:
    """Who has changed base lies in the new one."""
    for b, port in enumerate(op.scenario.bases):
        if port.side == own.side and port.port and port.at == voyage.hex():
            own.base = b
            own.inverted = 1
            return


def lay_up(op: Operation, f: int) -> None:
    """Its ships are free again; in another port than they came from everybody sees them."""
    own = op.forces[f]
    if not own.shown and any(op.berth[unit] != own.base for unit in op.members(f)):
        op.show_force(f)
    own.gone = 1
    own.inverted = 0
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1:
            op.force[unit] = 0
            op.spared[unit] = 0
            op.laden[unit] = 0
            op.berth[unit] = own.base
