"""22.12-22.16 Interceptors are sent out: to which hex, from which ports and patrols, and which submarines."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import FORCE, HEX, force, hex_at, is_base, is_force, is_hex
from wardroom.games.worldatwar.interception import attempts_on, dice_of, small_force_sent, table
from wardroom.games.worldatwar.kinds import AnyNumber, EnemyVoyages, Hex, SideNumber
from wardroom.games.worldatwar.muster import (
    ANYBODY,
    TASK_FORCE_LEAST,
    Muster,
    form_force,
    in_port,
    may_lie,
    strictness,
    sum_up,
)
from wardroom.games.worldatwar.operation import NOTHING, Operation
from wardroom.games.worldatwar.ports import NO_PORT, port_answers, port_named, ports_of
from wardroom.games.worldatwar.routes import legs, plot
from wardroom.games.worldatwar.scenario import FAR, NOWHERE
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.undersea import free_submarines, leave_patrol, lies_in
from wardroom.games.worldatwar.voyages import (
    carries_cargo,
    first_place,
    forces_of,
    is_submarine_voyage,
    left_station,
)

# What is asked of each stretch: the hex, who sails there, and then of each submarine.
WHERE: Final = 0
WHO: Final = 1
UNDER_WATER: Final = 2


class Intercept(Step):
    """22.12-22.16 For each enemy voyage and stretch: in which hex, from where, by which submarines."""

    seat: Public[SideNumber] = 0
    level: Annotated[Public[Limited], Between(1, 3)] = 1
    # Voyages that may be intercepted, and the stretch of the first of them.
    targets: Public[EnemyVoyages] = NOTHING
    leg: Public[AnyNumber] = 0
    place: Annotated[Public[Limited], Between(0, 2)] = WHERE
    hex: Public[Hex] = NOWHERE
    # Submarines that have been asked about.
    asked: Public[AnyNumber] = 0

    def asks(self, state: State) -> int:
        if not self.targets:
            return 0
        op = cast(Operation, state)
        if self.place == UNDER_WATER:
            able = bool(self.submarines(op))
        elif self.place == WHO:
            able = self.may_come(op, self.hex)
        else:
            able = any(self.hex_forbids(op, h) == ALLOWED and self.may_come(op, h) for h in self.hexes(op))
        return 1 << self.seat if able else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        facts: dict[str, Fact] = {"voyage": self.targets[0] + 1, "level": now.LEVELS[self.level]}
        facts.update(diary.way_facts(op, self.target(op).path))
        if self.place == WHERE:
            return Decision(seat, decisions.INTERCEPTION_HEX, "22.12", facts)
        if self.place == WHO:
            facts.update(diary.hex_facts(op, "hex", self.hex))
            return Decision(seat, decisions.INTERCEPTORS, "22.14", facts)
        unit = self.submarines(op)[0]
        facts["base"] = diary.base_fact(op, op.berth[unit])
        facts["boat"], facts["boats"] = self.place_in_port(op, unit)
        facts.update(diary.hex_facts(op, "hex", lies_in(op, unit)))
        return Decision(seat, decisions.SUBMARINE_INTERCEPTS, "22.915", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.place != WHO:
            return [DONE] + [hex_at(h) for h in self.hexes(op)]
        patrols = [force(n) for n, voyage in enumerate(op.voyages) if voyage.side == seat and voyage.patrol]
        return [DONE, *patrols, *port_answers(op, self.seat)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if self.place == WHO:
            if is_force(action):
                return self.patrol_forbids(op, action - FORCE)
            b = port_named(op, seat, action) if is_base(action) else NO_PORT
            return NOT_ASKED if b == NO_PORT else self.base_forbids(op, b)
        if not is_hex(action):
            return NOT_ASKED
        if action - HEX not in self.hexes(op):
            path = self.target(op).path
            return no.OTHER_SIDE_OF_THE_STRAIT if action - HEX in path else no.NOT_ON_THE_PATH
        if self.place == UNDER_WATER:
            return self.submarine_forbids(op, self.submarines(op)[0], action - HEX)
        return self.hex_forbids(op, action - HEX)

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.place == WHERE:
            if action == DONE:
                self.place = UNDER_WATER
            else:
                self.hex = action - HEX
                self.place = WHO
        elif self.place == UNDER_WATER:
            if action == DONE:
                self.asked += 1
            else:
                self.send_submarine(op, self.submarines(op)[0], action - HEX)
        elif action == DONE:
            self.place = UNDER_WATER
        elif is_force(action):
            self.send_patrol(op, action - FORCE)
        else:
            self.send_from(op, port_named(op, seat, action))

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if not self.targets:
            op.stack.pop()
        elif self.place != UNDER_WATER:
            self.place = UNDER_WATER
        else:
            self.next_stretch(op)

    def next_stretch(self, op: Operation) -> None:
        """Go on to the next stretch of the path, or to the next voyage."""
        self.leg += 1
        if self.leg >= len(legs(op.scenario.chart, self.target(op).path)):
            self.targets = self.targets[1:]
            self.leg = 0
        self.place = WHERE
        self.hex = NOWHERE
        self.asked = 0

    def target(self, op: Operation) -> Voyage:
        return op.voyages[self.targets[0]]

    # -- where ----------------

    def stretch(self, op: Operation) -> list[int]:
        """The places of the path on this stretch."""
        ends = legs(op.scenario.chart, self.target(op).path)
        first = ends[self.leg - 1] + 1 if self.leg > 0 else 0
        return list(range(first, ends[self.leg] + 1))

    def hexes(self, op: Operation) -> list[int]:
        path = self.target(op).path
        found: list[int] = []
        for place in self.stretch(op):
            if path[place] not in found:
                found.append(path[place])
        found.sort()
        return found

    def hex_forbids(self, op: Operation, h: int) -> int:
        voyage = self.target(op)
        place = voyage.path.index(h)
        if place < first_place(voyage):
            return no.ALREADY_PAST
        if h == voyage.path[0] and h != voyage.meets and left_station(op, self.targets[0]):
            return no.ALREADY_PAST
        if voyage.parent >= 0 and self.together(op, voyage, op.voyages[voyage.parent], place):
            return no.PARTED_LATER
        return ALLOWED

    def together(self, op: Operation, voyage: Voyage, parent: Voyage, place: int) -> bool:
        """22.13D, 22.18D: up to where their ways part both are met together, as one force."""
        if parent.status != voyage.status or not forces_of(op, voyage.parent):
            return False
        return parent.path[: place + 1] == voyage.path[: place + 1]

    def may_come(self, op: Operation, h: int) -> bool:
        """Whether, for all that everybody knows, somebody could be sent to a hex; else nobody is asked."""
        dice = self.dice_left(op, h) + self.light_die(op)
        # 22.163 Support needs no dice.
        if any(dice > 0 or self.supports(op, number) for number in self.posts(op, h)):
            return True
        if dice <= 0:
            return False
        for b in self.ports(op):
            if self.port_forbids(op, b, h) == ALLOWED and may_lie(op, b) >= self.least(op, b, h):
                return True
        return False

    # -- dice ----------------

    def dice_left(self, op: Operation, h: int) -> int:
        """22.24C Dice that a fast force would still roll if one more attempt were made."""
        return self.dice_of_one_more(op, h, False, False)

    def dice_of_one_more(self, op: Operation, h: int, slow: bool, light: bool) -> int:
        target = self.targets[0]
        return sum(table(op, self.seat, target, h, slow, light, False, len(attempts_on(op, target, h)) + 1))

    def submarine_dice(self, op: Operation, h: int) -> int:
        return sum(table(op, self.seat, self.targets[0], h, False, False, True, 1))

    def light_die(self, op: Operation) -> int:
        """22.22D One more for cruisers and destroyers against cargo."""
        return 1 if carries_cargo(op, self.target(op)) else 0

    def spares_the_others(self, op: Operation) -> bool:
        """22.22K, 22.24C: whether one more attempt leaves a die to everybody who is announced already."""
        announced = attempts_on(op, self.targets[0], self.hex)
        for n in announced:
            if op.voyages[n].status == now.ANNOUNCED and sum(dice_of(op, n, len(announced) + 1)) <= 0:
                return False
        return True

    def prospect(self, op: Operation, action: int) -> list[int]:
        """Dice and hexes for a fast force from a base, a patrol or a submarine; empty if no dice follow.

        Of a hex those of whoever is nearest to it.
        """
        chart = op.scenario.chart
        if self.place == WHERE and is_hex(action):
            away = self.nearest(op, action - HEX)
            return [self.dice_left(op, action - HEX), away] if away < FAR else []
        if self.place == UNDER_WATER and is_hex(action):
            here = lies_in(op, self.submarines(op)[0])
            return [self.submarine_dice(op, action - HEX), chart.by_sea(here, action - HEX)]
        if self.place == WHO and is_base(action):
            b = port_named(op, self.seat, action)
            if b != NO_PORT:
                return [self.dice_left(op, self.hex), chart.by_sea(op.scenario.bases[b].at, self.hex)]
        if self.place == WHO and is_force(action) and not self.supports(op, action - FORCE):
            away = chart.by_sea(op.voyages[action - FORCE].hex(), self.hex)
            return [self.patrol_dice(op, action - FORCE), away]
        return []

    def nearest(self, op: Operation, h: int) -> int:
        """Hexes to a hex from the nearest port or defensive patrol that has somebody to send there."""
        ports = [b for b in self.ports(op) if self.port_forbids(op, b, h) == ALLOWED and in_port(op, b)]
        starts = [op.scenario.bases[b].at for b in ports]
        starts += [op.voyages[number].hex() for number in self.posts(op, h) if not self.supports(op, number)]
        return min([op.scenario.chart.by_sea(start, h) for start in starts], default=FAR)

    # -- from a port ----------------

    def ports(self, op: Operation) -> list[int]:
        return ports_of(op, self.seat)

    def port_forbids(self, op: Operation, b: int, h: int) -> int:
        """22.11B, 22.22: what keeps all ships of a port from a hex."""
        own = op.scenario.bases[b]
        if not own.may_intercept or not own.operational:
            return no.MAY_NOT_INTERCEPT
        if op.scenario.chart.by_sea(own.at, h) > op.scenario.farthest():
            return no.OUT_OF_REACH
        return ALLOWED

    def base_forbids(self, op: Operation, b: int) -> int:
        code = self.port_forbids(op, b, self.hex)
        if code != ALLOWED:
            return code
        if self.dice_left(op, self.hex) + self.light_die(op) <= 0 or not self.spares_the_others(op):
            return no.NO_DICE
        muster = self.mustering(op, b)
        if muster.possible(op):
            return ALLOWED
        if muster.least > 1:
            muster.least = 1
            if muster.possible(op):
                return no.ONE_SMALL_FORCE
        # 22.24C Those who lie there would have no die.
        muster.strict = ANYBODY
        return no.NO_DICE if muster.possible(op) else no.NOTHING_UNCOMMITTED

    def mustering(self, op: Operation, b: int) -> Muster:
        """What may be sent from a base: one force below ten factors, the others task forces (22.14C)."""
        muster = Muster(1 << self.seat)
        muster.seat = self.seat
        muster.base = b
        muster.strict = strictness(self.dice_left(op, self.hex), self.light_die(op) > 0)
        muster.least = self.least(op, b, self.hex)
        return muster

    def least(self, op: Operation, b: int, h: int) -> int:
        """22.14C Who has sent one small force from a port can only send task forces from there."""
        return TASK_FORCE_LEAST if self.has_sent(op, op.scenario.bases[b].at, False, h) else 1

    def has_sent(self, op: Operation, start: int, patrol: bool, h: int) -> bool:
        return small_force_sent(op, self.targets[0], h, start, patrol) != NOBODY

    def send_from(self, op: Operation, b: int) -> None:
        muster = self.mustering(op, b)
        muster.voyage = self.voyage_to(op, op.scenario.bases[b].at, self.hex)
        plot(op, self.seat, muster.voyage, op.scenario.farthest())
        op.stack.append(muster)

    def voyage_to(self, op: Operation, start: int, h: int) -> int:
        """A new interception from a hex to another."""
        voyage = Voyage()
        voyage.side = self.seat
        voyage.level = self.level
        voyage.target = self.targets[0]
        voyage.meets = h
        voyage.path = op.scenario.chart.way([start, h])
        return op.add_voyage(voyage)

    # -- from a patrol ----------------

    def posts(self, op: Operation, h: int) -> list[int]:
        """Patrols at sea that nothing keeps from a hex."""
        return [
            n
            for n in range(len(op.voyages))
            if self.is_post(op, n) and self.post_forbids(op, n, h) == ALLOWED
        ]

    def is_post(self, op: Operation, number: int) -> bool:
        """Whether a voyage is a patrol of the seat that has nothing else to do."""
        patrol = op.voyages[number]
        if (
            patrol.side != self.seat
            or not patrol.patrol
            or patrol.status != now.SAILING
            or patrol.target >= 0
        ):
            return False
        return bool(forces_of(op, number))

    def patrol_forbids(self, op: Operation, number: int) -> int:
        """22.14F Defensive patrols intercept like ships in port; 22.163 offensive ones support."""
        if number >= len(op.voyages) or op.voyages[number].side != self.seat or not op.voyages[number].patrol:
            return NOT_ASKED
        if not self.is_post(op, number):
            return no.NOTHING_UNCOMMITTED
        code = self.post_forbids(op, number, self.hex)
        if code != ALLOWED or self.supports(op, number):
            return code
        return ALLOWED if self.patrol_dice(op, number) > 0 and self.spares_the_others(op) else no.NO_DICE

    def post_forbids(self, op: Operation, number: int, h: int) -> int:
        """What keeps a patrol from a hex, whichever ships it has."""
        offensive = self.supports(op, number)
        # 22.11D, 22.163A: offensive patrols only help, in the interception hex.
        if offensive and (self.level != now.COUNTER or self.target(op).meets != h):
            return no.PATROL_ONLY_SUPPORTS
        away = op.scenario.chart.by_sea(op.voyages[number].hex(), h)
        if away >= FAR:
            return no.OUT_OF_REACH
        if offensive:
            return ALLOWED
        # 22.915 Submarines on watch are asked one by one, after the ships.
        if is_submarine_voyage(op, number):
            return no.SUBMARINES_ALONE
        if self.next_force(op, number, h) == NOBODY:
            return no.ONE_SMALL_FORCE
        return no.OUT_OF_REACH if away > op.scenario.farthest() else ALLOWED

    def supports(self, op: Operation, number: int) -> bool:
        """22.163 Offensive patrols come to help, and roll no dice."""
        return op.scenario.duties[op.voyages[number].duty].offensive

    def next_force(self, op: Operation, number: int, h: int) -> int:
        """22.14C, 22.14F: the force of a patrol that would go next, or NOBODY if all left are too small."""
        for f in forces_of(op, number):
            if op.forces[f].task_force or not self.has_sent(op, op.voyages[number].hex(), True, h):
                return f
        return NOBODY

    def patrol_dice(self, op: Operation, number: int) -> int:
        """22.24C Dice of the force that a defensive patrol would send next."""
        pick = sum_up(op, op.members(self.next_force(op, number, self.hex)))
        return self.dice_of_one_more(op, self.hex, pick.slow > 0, pick.heavy == 0)

    def send_patrol(self, op: Operation, number: int) -> None:
        """An offensive patrol supports; of a defensive one the first force intercepts (22.14B, 22.14D)."""
        patrol = op.voyages[number]
        if self.supports(op, number):
            patrol.target = self.targets[0]
            patrol.meets = self.hex
            facts = {**diary.voyage_facts(op, number), **diary.hex_facts(op, "hex", self.hex)}
            diary.tell(op, events.PATROL_SUPPORTS, "22.163", facts)
            return
        f = self.next_force(op, number, self.hex)
        own = self.voyage_to(op, patrol.hex(), self.hex)
        op.voyages[own].duty = patrol.duty
        op.forces[f].voyage = own
        plot(op, self.seat, own, op.scenario.farthest())
        if not forces_of(op, number):
            patrol.status = now.HOME

    # -- submarines ----------------

    def submarines(self, op: Operation) -> list[int]:
        """Those that are still to be asked about, one by one."""
        return self.able_submarines(op)[self.asked :]

    def able_submarines(self, op: Operation) -> list[int]:
        """22.911, 22.163: submarines intercept, and counter-intercept, as other ships do."""
        able: list[int] = []
        for unit in free_submarines(op, self.seat):
            if any(self.submarine_forbids(op, unit, h) == ALLOWED for h in self.hexes(op)):
                able.append(unit)
        return able

    def place_in_port(self, op: Operation, unit: int) -> tuple[int, int]:
        """Which submarine of its port it is, and of how many: those sent already come first."""
        port = op.berth[unit]
        sent = 0
        for number, voyage in enumerate(op.voyages):
            if voyage.target == self.targets[0] and voyage.status == now.ANNOUNCED:
                if is_submarine_voyage(op, number) and op.forces[forces_of(op, number)[0]].base == port:
                    sent += 1
        able = [boat for boat in self.able_submarines(op) if op.berth[boat] == port]
        return sent + able.index(unit) + 1, sent + len(able)

    def submarine_forbids(self, op: Operation, unit: int, h: int) -> int:
        code = self.hex_forbids(op, h)
        if code != ALLOWED:
            return code
        if h in op.scenario.boxes:
            return no.NOT_IN_A_BOX
        if op.scenario.chart.by_sea(lies_in(op, unit), h) > op.scenario.farthest():
            return no.OUT_OF_REACH
        return no.NO_DICE if self.submarine_dice(op, h) <= 0 else ALLOWED

    def send_submarine(self, op: Operation, unit: int, h: int) -> None:
        number = self.voyage_to(op, lies_in(op, unit), h)
        op.voyages[number].duty = leave_patrol(op, unit)
        form_force(op, self.seat, op.berth[unit], number, [unit], 0, 1)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Intercept()
        other.seat = self.seat
        other.level = self.level
        other.targets = self.targets
        other.leg = self.leg
        other.place = self.place
        other.hex = self.hex
        other.asked = self.asked
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("level", self.level, 1, 3)
        to.row("targets", self.targets, 0, "enemy voyages")
        to.limited("leg", self.leg, -9, 1000)
        to.limited("place", self.place, 0, 2)
        to.limited("hex", self.hex, -2, "hexes")
        to.limited("asked", self.asked, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Intercept()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("level"):
            step.level = told.limited("level")
        if told.says("targets"):
            step.targets = told.row("targets", step.targets)
        if told.says("leg"):
            step.leg = told.limited("leg")
        if told.says("place"):
            step.place = told.limited("place")
        if told.says("hex"):
            step.hex = told.limited("hex")
        if told.says("asked"):
            step.asked = told.limited("asked")
        return step
