"""22.13C, 22.28B: voyages that meet on the way and go on as one."""

from typing import cast

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import decisions, diary, events
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import NO, YES
from wardroom.games.worldatwar.kinds import AnyNumber, OwnVoyages, SideNumber
from wardroom.games.worldatwar.operation import NOTHING, Operation
from wardroom.games.worldatwar.routes import plot
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.voyages import forces_of


def bound_for_meeting(op: Operation, voyage: Voyage) -> bool:
    """A voyage on its way to a rendezvous, or waiting there."""
    if voyage.level != now.ACTIVITY or voyage.duty < 0 or voyage.status not in (now.ANNOUNCED, now.SAILING):
        return False
    return voyage.path[-1] in meetings(op, lead_of(op, voyage))


def waits_in_port(op: Operation, voyage: Voyage) -> bool:
    """22.13C Who is picked up in his own base cannot be met before."""
    return len(voyage.path) == 1 and bound_for_meeting(op, voyage)


def lead_of(op: Operation, voyage: Voyage) -> int:
    """The duty that others join."""
    duty = op.scenario.duties[voyage.duty]
    return duty.joins if duty.joins >= 0 else voyage.duty


def meetings(op: Operation, lead: int) -> list[int]:
    """The hexes in which others join a duty, in the order in which they are visited."""
    found: list[int] = []
    for duty in op.scenario.duties:
        if duty.joins == lead and duty.rendezvous not in found:
            found.append(duty.rendezvous)
    return found


def to_meet(op: Operation, lead: int, voyages: list[int]) -> list[int]:
    """Those who belong to a duty and are on their way to a rendezvous, or wait for others there."""
    return [
        v
        for v in voyages
        if bound_for_meeting(op, op.voyages[v]) and lead_of(op, op.voyages[v]) == lead and forces_of(op, v)
    ]


def gather(op: Operation, voyages: list[int]) -> list[int]:
    """Ask about every rendezvous at which somebody has arrived; gives those who are there, or wait."""
    there = [v for v in voyages if bound_for_meeting(op, op.voyages[v]) and forces_of(op, v)]
    leads = [lead_of(op, op.voyages[v]) for v in there]
    for lead in dict.fromkeys(leads):
        step = Rendezvous()
        step.voyages = first_to_meet(op, lead, there)
        step.seat = op.voyages[step.voyages[0]].side
        step.missed = 1 if is_missed(op, lead, there) else 0
        op.stack.append(step)
    return there


def first_to_meet(op: Operation, lead: int, there: list[int]) -> list[int]:
    """Who meets next: later ones are still waiting in their ports to be picked up."""
    bound = to_meet(op, lead, there)
    for h in meetings(op, lead):
        here = [v for v in bound if op.voyages[v].path[-1] == h]
        if here:
            return here
    return []


def is_missed(op: Operation, lead: int, there: list[int]) -> bool:
    """22.28B Whether a duty was announced, and nobody of it has come, or has joined before, or waits."""
    kept = [op.voyages[v].duty for v in to_meet(op, lead, there)]
    announced = [v for v in op.voyages if v.level == now.ACTIVITY and v.duty >= 0 and lead_of(op, v) == lead]
    kept += [voyage.duty for voyage in announced if voyage.status == now.DONE_DUTY]
    return any(voyage.duty not in kept for voyage in announced)


def next_goal(op: Operation, first: int) -> int:
    """22.13C The port in which somebody waits to be picked up next, or else the goal of the duty."""
    voyage = op.voyages[first]
    lead = lead_of(op, voyage)
    order = meetings(op, lead)
    others = [v for v in range(len(op.voyages)) if v != first]
    waiting = [op.voyages[v].path[-1] for v in to_meet(op, lead, others)]
    for h in order[order.index(voyage.path[-1]) + 1 :]:
        if h in waiting:
            return h
    return op.scenario.duties[voyage.duty].target


class Rendezvous(Step):
    """22.13C Those who have come form one force; 22.28B if somebody has not, each may give up."""

    seat: Public[SideNumber] = 0
    voyages: Public[OwnVoyages] = NOTHING
    # Somebody who was to come has given up or is lost; how many have been asked about it.
    missed: Public[AnyNumber] = 0
    asked: Public[AnyNumber] = 0

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.missed and self.asked < len(self.voyages) else 0

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, decisions.GOES_ON_ALONE, "22.28B", {"voyage": self.voyages[self.asked] + 1})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not self.asks(state):
            return NOT_ASKED
        return ALLOWED if action == YES or action == NO else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        number = self.voyages[self.asked]
        self.asked += 1
        if action == NO:
            op.voyages[number].status = now.ABORTED_DUTY
            diary.tell(op, events.TURNS_BACK, "22.28B", diary.voyage_facts(op, number))

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        left = [v for v in self.voyages if op.voyages[v].status == now.SAILING]
        if not left:
            return
        leading = [v for v in left if op.scenario.duties[op.voyages[v].duty].joins < 0]
        first = leading[-1] if leading else left[0]
        for v in left:
            if v != first:
                for f in forces_of(op, v):
                    op.forces[f].voyage = first
                op.voyages[v].status = now.DONE_DUTY
        voyage = op.voyages[first]
        duty = op.scenario.duties[voyage.duty]
        here = voyage.path[-1]
        voyage.set_course(op.scenario.chart.way([here, next_goal(op, first)]))
        facts = {**diary.voyage_facts(op, first), **diary.hex_facts(op, "hex", here)}
        diary.tell(op, events.COMBINED, "22.13C", {**facts, "forces": len(forces_of(op, first))})
        plot(op, self.seat, first, duty.range)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Rendezvous()
        other.seat = self.seat
        other.voyages = self.voyages
        other.missed = self.missed
        other.asked = self.asked
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.row("voyages", self.voyages, 0, "own voyages")
        to.limited("missed", self.missed, -9, 1000)
        to.limited("asked", self.asked, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Rendezvous()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        if told.says("missed"):
            step.missed = told.limited("missed")
        if told.says("asked"):
            step.asked = told.limited("asked")
        return step
