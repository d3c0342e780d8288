"""22.41G, 22.461-22.463: whose strikes come when, against which group, with how many squadrons."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision, Fact
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, KnownTo, Limited, Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import ENEMY, NUMBER, is_enemy, is_number
from wardroom.games.worldatwar.air import surprise_level
from wardroom.games.worldatwar.combat import groups_there, results_left
from wardroom.games.worldatwar.flights import (
    HAS_STRUCK,
    classes_of,
    note_raid,
    of_class,
    perhaps_flying,
    perhaps_from_land,
    shown_at_work,
    strikers,
)
from wardroom.games.worldatwar.kinds import AnyNumbers, GroupNumber
from wardroom.games.worldatwar.landing import land_all
from wardroom.games.worldatwar.operation import AIR, MOST_NUMBERS, NOTHING, Operation, slot
from wardroom.games.worldatwar.settings import SURPRISE_BY_DIE, SURPRISE_BY_TARGET
from wardroom.games.worldatwar.strike import Strike

SURPRISE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
LANDING: Final = 3
NOBODY: Final = -1


class AirStrikes(Step):
    """22.41G, 22.461: one surprise strike, then those of the side with more results, then the other's."""

    part: Annotated[Public[Limited], Between(0, 3)] = SURPRISE
    # The group about to be struck, or 0, and how many squadrons of each class go.
    target: Annotated[GroupNumber, KnownTo("owner")] = 0
    chosen: Annotated[AnyNumbers, KnownTo("owner")] = NOTHING

    def results(self, op: Operation, seat: int) -> int:
        """Search results that a seat has achieved this round."""
        total = 0
        for number in range(1, MOST_NUMBERS + 1):
            total += op.found[slot(1 - seat, number)]
        return total

    def seat(self, op: Operation) -> int:
        """Whose strike it is, or NOBODY."""
        if self.part == SURPRISE:
            # 22.461A, 22.462D-E: only if none of its own groups was found.
            for seat in range(2):
                if self.results(op, seat) > 0 and self.results(op, 1 - seat) == 0:
                    return seat
            return NOBODY
        mine, theirs = self.results(op, 0), self.results(op, 1)
        # 22.461B
        first = op.intercepting if mine == theirs else 0 if mine > theirs else 1
        return first if self.part == FIRST else 1 - first

    def open_targets(self, op: Operation, seat: int) -> list[int]:
        """22.462A-B Found groups with a search result left."""
        return [n for n in groups_there(op, 1 - seat) if results_left(op, 1 - seat, n) > 0]

    def owner(self, state: State) -> int:
        """A strike is announced as a whole; until then nobody else knows of it."""
        return self.seat(cast(Operation, state))

    def asks(self, state: State) -> int:
        if self.part == LANDING:
            return 0
        op = cast(Operation, state)
        seat = self.seat(op)
        if seat < 0 or not self.open_targets(op, seat):
            return 0
        # Who flies patrol or cover is a secret, so a side that has nobody left may be asked, too.
        if perhaps_flying(op, seat, False) or (self.part != SURPRISE and perhaps_from_land(op, seat)):
            return 1 << seat
        return 0

    def pool(self, op: Operation, seat: int) -> list[int]:
        return strikers(op, seat, self.part == SURPRISE)

    def left(self, op: Operation, seat: int) -> int:
        """22.462C How many more squadrons the strike can take."""
        room = op.settings.strike_limit
        for count in self.chosen:
            room -= count
        return room

    def of_kind(self, op: Operation, seat: int) -> int:
        """How many squadrons there are of the kind that is asked for."""
        pool = self.pool(op, seat)
        return len(of_class(op, pool, classes_of(op, pool)[len(self.chosen)]))

    def most(self, op: Operation, seat: int) -> int:
        return min(self.of_kind(op, seat), self.left(op, seat))

    def least(self, op: Operation, seat: int) -> int:
        """A strike that was announced has at least one squadron."""
        last = len(self.chosen) + 1 == len(classes_of(op, self.pool(op, seat)))
        return 1 if last and sum(self.chosen) == 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.target:
            kind = classes_of(op, self.pool(op, seat))[len(self.chosen)]
            facts: dict[str, Fact] = {"group": self.target, "kind": kind // 16, "drm": kind % 16}
            return Decision(seat, "strike-squadrons", "22.462C", facts)
        if self.part == SURPRISE:
            return Decision(seat, "surprise-strike", "22.461A")
        return Decision(seat, "strike", "22.461B")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat(op) or self.part == LANDING:
            return []
        if self.target:
            return [NUMBER + n for n in range(self.most(op, seat) + 1)]
        return [DONE, *[ENEMY + number for number in groups_there(op, 1 - seat)]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.part == LANDING or seat != self.seat(op):
            return NOT_ASKED
        if self.target:
            if not is_number(action):
                return NOT_ASKED
            if action - NUMBER > self.of_kind(op, seat):
                return no.TOO_MANY
            if action - NUMBER > self.left(op, seat):
                return no.STRIKE_LIMIT
            return ALLOWED if action - NUMBER >= self.least(op, seat) else no.A_STRIKE_NEEDS_SQUADRONS
        if action == DONE:
            return ALLOWED
        number = action - ENEMY
        if not is_enemy(action) or number not in groups_there(op, 1 - seat):
            return NOT_ASKED
        if op.found[slot(1 - seat, number)] == 0:
            return no.NOT_FOUND
        if results_left(op, 1 - seat, number) <= 0:
            return no.RESULTS_SPENT
        return ALLOWED if self.pool(op, seat) else no.NOT_A_FLYER

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.target:
            self.chosen = [*self.chosen, action - NUMBER]
        elif action == DONE:
            self.part += 1
            return
        else:
            self.target = action - ENEMY
        classes = len(classes_of(op, self.pool(op, seat)))
        while len(self.chosen) < classes and self.least(op, seat) == self.most(op, seat):
            self.chosen = [*self.chosen, self.most(op, seat)]
        if len(self.chosen) == classes:
            self.launch(op, seat)

    def launch(self, op: Operation, seat: int) -> None:
        pool = self.pool(op, seat)
        classes = classes_of(op, pool)
        wings: list[int] = []
        for place in range(len(classes)):
            wings += of_class(op, pool, classes[place])[: self.chosen[place]]
        wings = shown_at_work(op, wings)
        for wing in wings:
            op.wing_task[wing] = HAS_STRUCK
        note_raid(op, seat, wings)
        op.spent[slot(1 - seat, self.target)] += 1
        strike = Strike()
        strike.seat = seat
        strike.number = self.target
        strike.wings = wings
        if self.part == SURPRISE:
            strike.surprise = self.level(op, seat)
            self.part = FIRST
        self.target = 0
        self.chosen = []
        op.stack.append(strike)

    def level(self, op: Operation, seat: int) -> int:
        """22.462D The level of surprise, found as the option says."""
        if op.settings.surprise_source == SURPRISE_BY_DIE:
            return op.roll(AIR)
        if op.settings.surprise_source == SURPRISE_BY_TARGET:
            return surprise_level(op.found[slot(1 - seat, self.target)])
        return surprise_level(self.results(op, seat))

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part < LANDING:
            self.part += 1
            return
        # 22.463A: before fleet combat.
        for seat in range(2):
            land_all(op, seat)
        op.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = AirStrikes()
        other.part = self.part
        other.target = self.target
        other.chosen = self.chosen
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = AirStrikes()
        other.part = self.part
        if seat == self.owner(state):
            other.target = self.target
            other.chosen = self.chosen
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("part", self.part, 0, 3)
        to.limited("target", self.target, 0, "groups")
        to.row("chosen", self.chosen, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = AirStrikes()
        if told.says("part"):
            step.part = told.limited("part")
        if told.says("target"):
            step.target = told.limited("target")
        if told.says("chosen"):
            step.chosen = told.row("chosen", step.chosen)
        return step
