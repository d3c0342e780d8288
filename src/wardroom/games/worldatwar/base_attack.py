"""22.43 Attacks of carrier squadrons on air bases, before the search."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, KnownTo, Limited, Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import BASE, NUMBER, is_base
from wardroom.games.worldatwar.combat import number_forbids
from wardroom.games.worldatwar.coming_to_light import operational_bits
from wardroom.games.worldatwar.flights import (
    air_fight,
    base_wings,
    carrier_wings,
    classes_of,
    in_range,
    of_class,
    perhaps_flying,
    shown_at_work,
)
from wardroom.games.worldatwar.kinds import Bases, MaybeBase, Squadrons
from wardroom.games.worldatwar.operation import BASE_ATTACK, NO_TASK, NOTHING, Operation
from wardroom.games.worldatwar.units import CARRIER

NO_BASE: Final = -1


class BaseAttacks(Step):
    """22.43, 22.431: carrier squadrons attack bases before the search; the moving side first (ruling)."""

    turn: Annotated[Public[Limited], Between(0, 2)] = 0
    # The base whose attackers are asked for, and those announced before it, in the order of attack.
    base: Annotated[MaybeBase, KnownTo("owner")] = NO_BASE
    bases: Annotated[Bases, KnownTo("owner")] = NOTHING
    # How many squadrons of each class go, base after base; last those of the base that is asked about.
    sent: Annotated[Squadrons, KnownTo("owner")] = NOTHING

    def seat(self, op: Operation) -> int:
        return op.moving if self.turn == 0 else 1 - op.moving

    def targets(self, op: Operation) -> list[int]:
        """22.431B Enemy bases with air units within range that are not to be attacked yet."""
        enemy = 1 - self.seat(op)
        theirs = [b for b, base in enumerate(op.scenario.bases) if base.side == enemy and b not in self.bases]
        return [base for base in theirs if in_range(op, base) and base_wings(op, base)]

    def free(self, op: Operation) -> list[int]:
        """Squadrons that may attack: not on patrol, and from fast carriers."""
        # 22.342: never from land.
        seat = self.seat(op)
        wings = carrier_wings(op, seat)
        return [wing for wing in wings if op.roster.kind[op.wing_on[wing]] == CARRIER]

    def classes(self, op: Operation) -> list[int]:
        """Kinds of squadrons that are told apart, each asked for by itself."""
        return classes_of(op, self.free(op))

    def left(self, op: Operation) -> int:
        """How many of them have no base to attack yet."""
        return len(self.free(op)) - sum(self.sent)

    def staying(self, op: Operation) -> list[int]:
        """Those squadrons, class by class."""
        found: list[int] = []
        for place, kind in enumerate(self.classes(op)):
            alike = of_class(op, self.free(op), kind)
            found += alike[len(alike) - self.unsent(op, place) :]
        return found

    def here(self, op: Operation) -> int:
        """The place of the class that is asked for."""
        return len(self.sent) % len(self.classes(op))

    def unsent(self, op: Operation, place: int) -> int:
        """What is left of a class."""
        classes = self.classes(op)
        return len(of_class(op, self.free(op), classes[place])) - sum(self.sent[place :: len(classes)])

    def most(self, op: Operation) -> int:
        return self.unsent(op, self.here(op))

    def least(self, op: Operation) -> int:
        """An attack that is announced has at least one squadron."""
        here = self.here(op)
        if sum(self.sent[len(self.sent) - here :]) > 0:
            return 0
        later = [self.unsent(op, place) for place in range(here + 1, len(self.classes(op)))]
        return 0 if sum(later) > 0 else 1

    def is_draft(self) -> bool:
        return True

    def owner(self, state: State) -> int:
        """22.432 All bases and numbers are announced together; until then nobody else knows of them."""
        return self.seat(cast(Operation, state))

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or not self.targets(op):
            return 0
        # How many are not on patrol is a secret, so a side that has none left is asked, too.
        return 1 << self.seat(op) if perhaps_flying(op, self.seat(op), True) else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.base != NO_BASE:
            drm = self.classes(op)[self.here(op)] % 16
            facts: dict[str, Fact] = {"base": diary.base_fact(op, self.base), "drm": drm}
            return Decision(seat, decisions.BASE_SQUADRONS, "22.432", facts)
        return Decision(seat, decisions.BASE_ATTACK, "22.431B")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return []
        if self.base != NO_BASE:
            return [NUMBER + n for n in range(self.least(op), self.most(op) + 1)]
        places = [BASE + op.scenario.bases[base].place for base in self.targets(op)]
        places.sort()
        return [DONE, *places]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return NOT_ASKED
        if self.base != NO_BASE:
            return number_forbids(action, self.least(op), self.most(op))
        if action == DONE:
            return ALLOWED
        if not is_base(action):
            return NOT_ASKED
        if self.base_at(op, action - BASE) == NO_BASE:
            planned = [op.scenario.bases[base].place for base in self.bases]
            return no.ONE_ROUND_A_BASE if action - BASE in planned else no.NO_BASE_IN_RANGE
        return ALLOWED if self.left(op) > 0 else no.NOBODY_FOR_A_BASE

    def base_at(self, op: Operation, place: int) -> int:
        for base in self.targets(op):
            if op.scenario.bases[base].place == place:
                return base
        return NO_BASE

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == DONE:
            self.fly(op)
            return
        if self.base == NO_BASE:
            self.base = self.base_at(op, action - BASE)
        else:
            self.sent = [*self.sent, action - NUMBER]
        classes = len(self.classes(op))
        while len(self.sent) < classes * (len(self.bases) + 1) and self.least(op) == self.most(op):
            self.sent = [*self.sent, self.most(op)]
        if len(self.sent) == classes * (len(self.bases) + 1):
            self.bases = [*self.bases, self.base]
            self.base = NO_BASE

    def fly(self, op: Operation) -> None:
        """22.432 What was announced is resolved base by base; then it is the other side's turn."""
        seat = self.seat(op)
        classes = self.classes(op)
        for at, base in enumerate(self.bases):
            wings: list[int] = []
            for place, kind in enumerate(classes):
                wings += of_class(op, self.free(op), kind)[: self.sent[at * len(classes) + place]]
            self.attack(op, seat, base, wings)
        self.bases = []
        self.sent = []
        self.turn += 1

    def attack(self, op: Operation, seat: int, base: int, wings: list[int]) -> None:
        """22.432 One round of air combat over a base."""
        attackers = shown_at_work(op, wings)
        for wing in attackers:
            op.wing_task[wing] = BASE_ATTACK
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(seat),
            "base": diary.base_fact(op, base),
            "squadrons": len(attackers),
        }
        diary.tell(op, events.BASE_ATTACKED, "22.432", facts)
        whole = operational_bits(op, seat)
        defenders = base_wings(op, base)
        _, left = air_fight(op, attackers, defenders, False, 0, "22.432")
        for wing in defenders:
            op.wing_driven[wing] = 0 if wing in left else 1
        op.thinned[seat] |= whole & ~operational_bits(op, seat)

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.turn < 2:
            self.fly(op)
            return
        # 22.433: who is left may still strike ships.
        for wing in range(len(op.wing_task)):
            if op.wing_task[wing] == BASE_ATTACK:
                op.wing_task[wing] = NO_TASK
        op.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = BaseAttacks()
        other.turn = self.turn
        other.base = self.base
        other.bases = self.bases
        other.sent = self.sent
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = BaseAttacks()
        other.turn = self.turn
        if seat == self.owner(state):
            other.base = self.base
            other.bases = self.bases
            other.sent = self.sent
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("turn", self.turn, 0, 2)
        to.limited("base", self.base, -1, "bases")
        to.row("bases", self.bases, 0, "bases")
        to.row("sent", self.sent, 0, "squadrons")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = BaseAttacks()
        if told.says("turn"):
            step.turn = told.limited("turn")
        if told.says("base"):
            step.base = told.limited("base")
        if told.says("bases"):
            step.bases = told.row("bases", step.bases)
        if told.says("sent"):
            step.sent = told.row("sent", step.sent)
        return step
