"""22.15-22.19 A player's contemporaneous voyages: intercepted, completed or given up, and brought home."""

from typing import Annotated, Final, cast

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public
from wardroom.core.state import State, Step
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.air_on_the_way import is_in_reach
from wardroom.games.worldatwar.company import interceptors, sailing
from wardroom.games.worldatwar.interception import RollInterceptions
from wardroom.games.worldatwar.kinds import OwnVoyages, SideNumber
from wardroom.games.worldatwar.operation import NOTHING, Operation
from wardroom.games.worldatwar.passage import OrderOfVoyages, Passage
from wardroom.games.worldatwar.rendezvous import gather, waits_in_port
from wardroom.games.worldatwar.returning import GoHome, come_home
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.under_way import (
    Voyage,
)
from wardroom.games.worldatwar.voyages import first_place, forces_of, immune, is_submarine_voyage, stays

# 22.164 The stages of a sortie.
INTERCEPT_FIRST: Final = 0
ROLL_INTERCEPTIONS: Final = 1
COUNTER_INTERCEPT: Final = 2
ROLL_COUNTERS: Final = 3
COUNTER_THE_COUNTERS: Final = 4
ROLL_COUNTER_COUNTERS: Final = 5
RESOLVE: Final = 6
JOINING: Final = 7
HOMEWARD: Final = 8
FINISHED: Final = 9


def rolling_at(level: int) -> int:
    """The stage at which interceptions of a level roll; they are announced just before."""
    if level == now.INTERCEPTION:
        return ROLL_INTERCEPTIONS
    return ROLL_COUNTERS if level == now.COUNTER else ROLL_COUNTER_COUNTERS


class Sortie(Step):
    """22.164 Interceptions, counter-interceptions, counter-counter-interceptions; then what comes of them."""

    side: Public[SideNumber] = 0
    # The stage that comes next.
    place: Annotated[Public[Limited], Between(0, 9)] = INTERCEPT_FIRST
    voyages: Public[OwnVoyages] = NOTHING

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        stage = self.place
        self.place += 1
        if stage == INTERCEPT_FIRST:
            self.voyages = self.under_way(op)
            self.announce(op, now.INTERCEPTION)
        elif stage == ROLL_INTERCEPTIONS:
            roll(op, now.INTERCEPTION)
        elif stage == COUNTER_INTERCEPT:
            self.announce(op, now.COUNTER)
        elif stage == ROLL_COUNTERS:
            roll(op, now.COUNTER)
        elif stage == COUNTER_THE_COUNTERS:
            self.announce(op, now.COUNTER_COUNTER)
        elif stage == ROLL_COUNTER_COUNTERS:
            roll(op, now.COUNTER_COUNTER)
        elif stage == RESOLVE:
            resolving = Resolve()
            resolving.side = self.side
            resolving.voyages = self.voyages[:]
            op.stack.append(resolving)
        elif stage == JOINING:
            # 22.13C Who has met goes on as a new force, which can be intercepted again.
            joined = gather(op, self.voyages)
            if joined:
                self.voyages = joined
                self.place = INTERCEPT_FIRST
        elif stage == HOMEWARD:
            self.homeward(op)
        else:
            op.stack.pop()

    def under_way(self, op: Operation) -> list[int]:
        """Those who have not come home in the meantime, and whoever has parted from them (22.18D)."""
        found = [v for v in self.voyages if op.voyages[v].status in (now.SAILING, now.RETURNING)]
        for number, voyage in enumerate(op.voyages):
            if voyage.status == now.RETURNING and voyage.parent in found:
                if voyage.side == self.side and number not in found:
                    found.append(number)
        return found

    def announce(self, op: Operation, level: int) -> None:
        """22.164A, 22.164B, 22.164C, 22.17: by turns, and no more than three levels."""
        step = Intercept()
        step.level = level
        step.seat = self.side if level == now.COUNTER else 1 - self.side
        step.targets = self.targets(op, level)
        op.stack.append(step)

    def targets(self, op: Operation, level: int) -> list[int]:
        """Voyages that can be met by interceptions of a level."""
        if level == now.INTERCEPTION:
            able = [v for v in self.voyages if forces_of(op, v) and can_be_met(op, op.voyages[v])]
        else:
            # 22.25: late arrivals can be met, those who stayed in port cannot.
            able = [v for v in sailing(op, level - 1) if not op.voyages[v].patrol]
        # 22.913 The chapter gives ships nothing to fight submarines with (ruling). 22.917: so they are safe.
        return [v for v in able if not is_submarine_voyage(op, v)]

    def homeward(self, op: Operation) -> None:
        """22.15C, 22.15D, 22.115: everybody who has done his duty, or given it up, goes home."""
        for side in (1 - self.side, self.side):
            bound: list[int] = []
            for number, voyage in enumerate(op.voyages):
                if voyage.side != side or not forces_of(op, number):
                    continue
                if voyage.status == now.ABORTED_DUTY or (
                    voyage.status == now.DONE_DUTY and not stays(op, voyage)
                ):
                    bound.append(number)
                elif voyage.status == now.RETURNING and number in self.voyages:
                    come_home(op, number)
            if bound:
                returning = Sortie()
                returning.side = side
                returning.voyages = bound[:]
                op.stack.append(returning)
                step = GoHome()
                step.side = side
                step.voyages = bound
                op.stack.append(step)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Sortie()
        other.side = self.side
        other.place = self.place
        other.voyages = self.voyages
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("side", self.side, 0, "seats")
        to.limited("place", self.place, 0, 9)
        to.row("voyages", self.voyages, 0, "own voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Sortie()
        if told.says("side"):
            step.side = told.limited("side")
        if told.says("place"):
            step.place = told.limited("place")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        return step


def can_be_met(op: Operation, voyage: Voyage) -> bool:
    """22.12B There is a hex on the path in which it may be intercepted."""
    if len(voyage.path) <= first_place(voyage):
        return False
    return not waits_in_port(op, voyage) and not immune(op, voyage)


def roll(op: Operation, level: int) -> None:
    rolling = RollInterceptions()
    rolling.level = level
    op.stack.append(rolling)


class Resolve(OrderOfVoyages):
    """22.19 The moving player says in which order his voyages are resolved."""

    voyages: Public[OwnVoyages] = NOTHING

    def choices(self, op: Operation) -> list[int]:
        """Those who are awaited, or within reach of squadrons."""
        return [v for v in self.voyages if interceptors(op, v) or is_in_reach(op, v)]

    def asks(self, state: State) -> int:
        return 1 << self.side if len(self.choices(cast(Operation, state))) > 1 else 0

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if not self.voyages:
            op.stack.pop()
            return
        contested = self.choices(op)
        self.chosen(op, contested[0] if contested else self.voyages[0])

    def chosen(self, op: Operation, voyage: int) -> None:
        self.voyages = [v for v in self.voyages if v != voyage]
        step = Passage()
        step.voyage = voyage
        op.stack.append(step)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Resolve()
        other.side = self.side
        other.voyages = self.voyages
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("side", self.side, 0, "seats")
        to.row("voyages", self.voyages, 0, "own voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Resolve()
        if told.says("side"):
            step.side = told.limited("side")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        return step
