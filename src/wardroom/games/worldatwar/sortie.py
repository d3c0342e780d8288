"""22.15-22.19 A player's contemporaneous voyages: intercepted, completed or given up, and brought home."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import FORCE, HEX, force, hex_at, is_hex
from wardroom.games.worldatwar.battle import AMBUSH, APART, FROM_THE_AIR, MEETING, begin_battle
from wardroom.games.worldatwar.flights import can_strike
from wardroom.games.worldatwar.intercepting import Intercept, RollInterceptions, first_place
from wardroom.games.worldatwar.interception import arrival, forces_of, is_submarine_voyage, support_round
from wardroom.games.worldatwar.kinds import AnyVoyage, EnemyVoyage, OwnVoyages, SideNumber, Voyages
from wardroom.games.worldatwar.operation import (
    ABORTED_DUTY,
    ACTIVITY,
    COUNTER,
    DONE_DUTY,
    INTERCEPTION,
    NOTHING,
    READY,
    RETURNING,
    SAILING,
    Operation,
    Voyage,
)
from wardroom.games.worldatwar.rendezvous import bound_for_meeting, gather, waits_in_port
from wardroom.games.worldatwar.returning import GoHome, come_home
from wardroom.games.worldatwar.scenario import NOWHERE, PATROL
from wardroom.games.worldatwar.undersea import back_to_post

INTERCEPT_FIRST: Final = 0
RESOLVE: Final = 6
JOINING: Final = 7
HOMEWARD: Final = 8
FINISHED: Final = 9


def rolling_at(level: int) -> int:
    """22.164 The place of a sortie at which interceptions of a level roll; they are announced just before."""
    return INTERCEPT_FIRST + 2 * (level - INTERCEPTION) + 1


class Sortie(Step):
    """22.164 Interceptions, counter-interceptions, counter-counter-interceptions; then what comes of them."""

    side: Public[SideNumber] = 0
    place: Annotated[Public[Limited], Between(0, 9)] = INTERCEPT_FIRST
    voyages: Public[OwnVoyages] = NOTHING

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        place = self.place
        self.place += 1
        if place == INTERCEPT_FIRST:
            # Whoever has come home in the meantime is out of it.
            self.voyages = [v for v in self.voyages if op.voyages[v].status in (SAILING, RETURNING)]
            # 22.18D So does who has parted from them.
            for number, voyage in enumerate(op.voyages):
                if voyage.status == RETURNING and voyage.parent in self.voyages:
                    if voyage.side == self.side and number not in self.voyages:
                        self.voyages = [*self.voyages, number]
        if place < RESOLVE:
            level = INTERCEPTION + place // 2
            if place % 2:
                rolling = RollInterceptions()
                rolling.level = level
                op.stack.append(rolling)
            else:
                self.announce(op, level)
        elif place == RESOLVE:
            resolving = Resolve()
            resolving.side = self.side
            resolving.voyages = self.voyages[:]
            op.stack.append(resolving)
        elif place == JOINING:
            # 22.13C Who has met goes on as a new force, which can be intercepted again.
            joined = gather(op, self.voyages)
            if joined:
                self.voyages = joined
                self.place = INTERCEPT_FIRST
        elif place == HOMEWARD:
            self.homeward(op)
        else:
            op.stack.pop()

    def announce(self, op: Operation, level: int) -> None:
        """22.164A, 22.164B, 22.164C, 22.17: by turns, and no more than three levels."""
        step = Intercept()
        step.level = level
        step.seat = 1 - self.side if level != COUNTER else self.side
        step.targets = self.targets(op, level)
        op.stack.append(step)

    def targets(self, op: Operation, level: int) -> list[int]:
        if level == INTERCEPTION:
            # 22.913 The chapter gives ships nothing to fight submarines with (ruling).
            return [
                v
                for v in self.voyages
                if forces_of(op, v)
                and can_be_met(op.voyages[v])
                and not is_submarine_voyage(op, v)
                and not waits_in_port(op, op.voyages[v])
                and not immune(op, op.voyages[v])
            ]
        found: list[int] = []
        for number, voyage in enumerate(op.voyages):
            # 22.25: late arrivals can be met, those who stayed in port cannot. 22.917: submarines are safe.
            if voyage.level == level - 1 and voyage.status == SAILING and not voyage.patrol:
                if not is_submarine_voyage(op, number) and forces_of(op, number):
                    found.append(number)
        return found

    def homeward(self, op: Operation) -> None:
        """22.15C, 22.15D, 22.115: everybody who has done his duty, or given it up, goes home."""
        for side in (1 - self.side, self.side):
            bound: list[int] = []
            for number, voyage in enumerate(op.voyages):
                if voyage.side != side or not forces_of(op, number):
                    continue
                if voyage.status == ABORTED_DUTY or (voyage.status == DONE_DUTY and not stays(op, voyage)):
                    bound.append(number)
                elif voyage.status == RETURNING and number in self.voyages:
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


def immune(op: Operation, voyage: Voyage) -> bool:
    """22.11A Voyages that the scenario keeps safe, as raiders from Bergen or ships bound for a box."""
    return voyage.duty >= 0 and op.scenario.duties[voyage.duty].immune


def can_be_met(voyage: Voyage) -> bool:
    """22.12B There is a hex on the path in which it may be intercepted."""
    return len(voyage.path) > first_place(voyage)


def stays(op: Operation, voyage: Voyage) -> bool:
    """A base change or a raid ends where it leads."""
    return voyage.duty >= 0 and op.scenario.duties[voyage.duty].stays


class Resolve(Step):
    """22.19 The moving player says in which order his voyages are resolved."""

    side: Public[SideNumber] = 0
    voyages: Public[OwnVoyages] = NOTHING

    def contested(self, op: Operation) -> list[int]:
        return [v for v in self.voyages if interceptors(op, v) or is_in_reach(op, v)]

    def asks(self, state: State) -> int:
        return 1 << self.side if len(self.contested(cast(Operation, state))) > 1 else 0

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if not self.voyages:
            op.stack.pop()
            return
        contested = self.contested(op)
        self.resolve(op, contested[0] if contested else self.voyages[0])

    def resolve(self, op: Operation, voyage: int) -> None:
        self.voyages = [v for v in self.voyages if v != voyage]
        step = Passage()
        step.voyage = voyage
        op.stack.append(step)

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "order-of-voyages", "22.19")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [force(v) for v in sorted(self.contested(cast(Operation, state)))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.side or action not in self.candidates(state, seat):
            return NOT_ASKED
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        self.resolve(cast(Operation, state), action - FORCE)

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


def interceptors(op: Operation, target: int) -> list[int]:
    """Interceptions of a voyage that are under way."""
    return [
        number
        for number, voyage in enumerate(op.voyages)
        if voyage.target == target and voyage.status == SAILING and forces_of(op, number)
    ]


def under_way(op: Operation, number: int) -> list[int]:
    """22.19A, 22.19B: who sails, in the order in which they reach their hexes: hunters before the hunted."""
    found: list[int] = []
    for hunter in interceptors(op, number):
        if not op.voyages[hunter].patrol:
            found += under_way(op, hunter)
    return [*found, number]


def hunters_met(op: Operation, number: int) -> list[int]:
    """22.141 Whom a voyage meets on its way: its hunters, and those of others that sail along there."""
    found = interceptors(op, number)
    own = op.voyages[number]
    for n, hunter in enumerate(op.voyages):
        if hunter.level != INTERCEPTION or hunter.status != SAILING or hunter.target in (NOBODY, number):
            continue
        if hunter.meets in own.path[own.at :] and forces_of(op, n):
            if number in companions(op, hunter.target, hunter.meets):
                found.append(n)
    return found


def next_battle(op: Operation, number: int) -> int:
    """The first hex on the way of a voyage in which somebody waits for it, or NOWHERE."""
    path = op.voyages[number].path
    places = [path.index(op.voyages[n].meets) for n in hunters_met(op, number)]
    return path[min(places)] if places else NOWHERE


def all_under_way(op: Operation, number: int) -> list[int]:
    """Who sails for the next battle of a voyage: all hunters first, then those who pass there together."""
    h = next_battle(op, number)
    together = [number] if h == NOWHERE else companions(op, number, h)
    found: list[int] = []
    for prey in together:
        for hunter in interceptors(op, prey):
            if prey == number or op.voyages[hunter].meets == h:
                found += under_way(op, hunter)
    return found + together


def same_path(op: Operation, one: int, other: int, h: int) -> bool:
    """22.162, 22.251, 22.252F: two interceptions that pass a hex together and do not only cross."""
    a, b = op.voyages[one].path, op.voyages[other].path
    return h in a and h in b and travels_along(a, b, h)


class Passage(Step):
    """22.131, 22.161 One voyage on its way: battles before the interception hex, then in it."""

    voyage: Public[AnyVoyage] = 0
    # The battle that has just been fought: the voyages on the intercepting side, or none.
    hunters: Public[Voyages] = NOTHING
    separate: Annotated[Public[Limited], Between(0, 0)] = 0

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        voyage = op.voyages[self.voyage]
        if not forces_of(op, self.voyage) or voyage.status == ABORTED_DUTY:
            # 22.26B What was to be intercepted has gone.
            for number in interceptors(op, self.voyage):
                if not turns_to_others(op, number):
                    stand_down(op, number)
            call_off(op)
            op.stack.pop()
            return
        look_for_others(op)
        if self.air_attack(op) or self.separate_battle(op) or self.main_battle(op):
            return
        call_off(op)
        op.stack.pop()
        complete(op, self.voyage)

    def air_attack(self, op: Operation) -> bool:
        """22.19A, 22.19B: interceptors are attacked from the air first, then their target."""
        for number in all_under_way(op, self.voyage):
            if is_in_reach(op, number):
                op.stack.append(air_attack_on(op, number))
                return True
        return False

    def separate_battle(self, op: Operation) -> bool:
        """22.161B Counter-interceptions in hexes of their own come first; those of them before all."""
        hunters = to_be_stopped(op, self.voyage)
        if len(hunters) > 1:
            step = OrderOfBattles()
            step.side = op.voyages[hunters[0]].side
            step.hunters = hunters
            op.stack.append(step)
            return True
        if hunters:
            stop(op, hunters[0])
            return True
        for hunter in hunters_met(op, self.voyage):
            for counter in interceptors(op, hunter):
                for third in interceptors(op, counter):
                    if op.voyages[third].meets != op.voyages[counter].meets:
                        fight_apart(op, counter, op.voyages[third].meets)
                        return True
        return False

    def main_battle(self, op: Operation) -> bool:
        """22.161A One battle in the interception hex, of all who come there."""
        h = next_battle(op, self.voyage)
        if h == NOWHERE:
            return False
        together = companions(op, self.voyage, h)
        for number in together:
            op.voyages[number].at = op.voyages[number].path.index(h)
        here = hunters_in(op, together, h)
        late = too_late(op, here)
        if late:
            # 22.24B Nobody is there for a first round, so there is no battle to join in.
            for number in late:
                stand_down(op, number)
        else:
            for number in together:
                leave_behind(op.voyages[number])
            battle_in(op, h, together, here)
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Passage()
        other.voyage = self.voyage
        other.hunters = self.hunters
        other.separate = self.separate
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("voyage", self.voyage, 0, "any voyages")
        to.row("hunters", self.hunters, 0, "voyages")
        to.limited("separate", self.separate, 0, 0)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Passage()
        if told.says("voyage"):
            step.voyage = told.limited("voyage")
        if told.says("hunters"):
            step.hunters = told.row("hunters", step.hunters)
        if told.says("separate"):
            step.separate = told.limited("separate")
        return step


class OrderOfBattles(Step):
    """22.19 The intercepting player says in which order those of his who are met on the way fight it out."""

    side: Public[SideNumber] = 0
    hunters: Public[OwnVoyages] = NOTHING

    def asks(self, state: State) -> int:
        return 1 << self.side

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "order-of-voyages", "22.19")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [force(hunter) for hunter in self.hunters]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.side or action not in self.candidates(state, seat):
            return NOT_ASKED
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        stop(op, action - FORCE)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = OrderOfBattles()
        other.side = self.side
        other.hunters = self.hunters
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("side", self.side, 0, "seats")
        to.row("hunters", self.hunters, 0, "own voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = OrderOfBattles()
        if told.says("side"):
            step.side = told.limited("side")
        if told.says("hunters"):
            step.hunters = told.row("hunters", step.hunters)
        return step


def first_stop(op: Operation, hunter: int) -> int:
    """22.161B The first hex before its goal in which somebody waits for an interceptor, or NOWHERE."""
    own = op.voyages[hunter]
    awaited = [op.voyages[counter].meets for counter in interceptors(op, hunter)]
    for h in own.path:
        if h in awaited and h != own.meets:
            return h
    return NOWHERE


def only_submarines(op: Operation, hunter: int, h: int) -> bool:
    """22.921 Whether nobody but submarines waits for an interceptor in a hex."""
    for counter in interceptors(op, hunter):
        if op.voyages[counter].meets == h and not is_submarine_voyage(op, counter):
            return False
    return True


def to_be_stopped(op: Operation, number: int) -> list[int]:
    """Hunters of a voyage for whom somebody waits on the way, one of those who are met together (22.162)."""
    waited = [n for n in sorted(hunters_met(op, number)) if first_stop(op, n) != NOWHERE]
    found: list[int] = []
    for hunter in waited:
        path, h = op.voyages[hunter].path, first_stop(op, hunter)
        sooner = False
        for other in waited:
            # Whoever sails along is met with the other, where that comes first.
            there = first_stop(op, other)
            if there in path[: path.index(h)] and same_path(op, hunter, other, there):
                sooner = True
        fellows = fellow_hunters(op, hunter, h)
        if not sooner and not [other for other in found if other in fellows]:
            found.append(hunter)
    return found


def stop(op: Operation, hunter: int) -> None:
    """22.161B An interceptor is met before its goal; who wants to do it may be met before (22.17)."""
    met = first_stop(op, hunter)
    for counter in interceptors(op, hunter):
        for third in interceptors(op, counter):
            if op.voyages[counter].meets == met and op.voyages[third].meets != met:
                fight_apart(op, counter, op.voyages[third].meets)
                return
    fight_apart(op, hunter, met)


class AttackFromTheAir(Step):
    """22.132A, 22.19A, 22.19B: squadrons on land may attack in any hex or hexes of the way, in turn."""

    seat: Public[SideNumber] = 0
    voyage: Public[EnemyVoyage] = 0

    def awaited(self, op: Operation, by_ships: bool) -> list[int]:
        """Hexes in which ships wait for the voyage, or only submarines.

        22.132B Where there is a battle squadrons take part in it, and attack nobody apart from it.
        """
        own = op.voyages[self.voyage]
        found: list[int] = []
        for n in hunters_met(op, self.voyage):
            if is_submarine_voyage(op, n) != by_ships:
                found.append(op.voyages[n].meets)
        if own.level > ACTIVITY:
            if by_ships:
                found.append(own.meets)
            for number, other in enumerate(op.voyages):
                # 22.162 Where somebody waits for others who sail along.
                if other.level == own.level and other.side == own.side and other.status == SAILING:
                    h = first_stop(op, number)
                    if h != NOWHERE and same_path(op, self.voyage, number, h):
                        if by_ships == (not only_submarines(op, number, h)):
                            found.append(h)
        return found

    def stretch(self, op: Operation) -> list[int]:
        """The places of the path up to the next battle that are not closed to squadrons yet."""
        voyage = op.voyages[self.voyage]
        battles, ambushes = self.awaited(op, True), self.awaited(op, False)
        found: list[int] = []
        for place in range(first_place(voyage), len(voyage.path)):
            if voyage.path[place] in battles:
                break
            if place >= voyage.flown:
                found.append(place)
            if voyage.path[place] in ambushes:
                # 22.921 Submarines attack there after any attacks from the air, and before those farther on.
                break
        return found

    def hexes(self, op: Operation) -> list[int]:
        """22.132B Hexes of the way up to the next battle, within range of squadrons that can strike."""
        path = op.voyages[self.voyage].path
        bases = self.bases(op)
        found: list[int] = []
        for place in self.stretch(op) if bases else []:
            h = path[place]
            # 22.35: squadrons on land do not reach into a box.
            if h in found or h in op.scenario.boxes:
                continue
            for base in bases:
                if op.scenario.chart.distance(op.scenario.bases[base].at, h) <= op.scenario.air_range:
                    found.append(h)
                    break
        found.sort()
        return found

    def bases(self, op: Operation) -> list[int]:
        """Bases of squadrons that can strike, and have not struck this voyage in a battle (22.132B)."""
        found: list[int] = []
        for wing in range(len(op.wing_state)):
            if op.wings.side[wing] == self.seat and op.wing_on[wing] < 0 and op.wing_state[wing] == READY:
                base = -1 - op.wing_on[wing]
                if can_strike(op.wings.kind[wing]) and op.scenario.bases[base].operational:
                    if base not in found and not op.wing_raided[wing] >> self.voyage & 1:
                        found.append(base)
        return found

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "air-attack-hex", "22.132A", {"voyage": self.voyage + 1})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE] + [hex_at(h) for h in self.hexes(cast(Operation, state))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if not is_hex(action):
            return NOT_ASKED
        op = cast(Operation, state)
        if action - HEX in self.hexes(op):
            return ALLOWED
        path = op.voyages[self.voyage].path
        if action - HEX not in path:
            return no.NOT_ON_THE_PATH
        if action - HEX in self.awaited(op, True):
            return no.FIGHT_IN_THE_BATTLE
        if action - HEX not in path[op.voyages[self.voyage].flown :]:
            return no.SAILED_PAST
        return no.NO_SQUADRON_THERE

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        voyage = op.voyages[self.voyage]
        stretch = self.stretch(op)
        if action == DONE:
            voyage.flown = stretch[-1] + 1
            return
        for place in stretch:
            if voyage.path[place] == action - HEX:
                voyage.at = place
                break
        leave_behind(voyage)
        begin_battle(op, action - HEX, seat, [self.voyage], [1], self.voyage, FROM_THE_AIR)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = AttackFromTheAir()
        other.seat = self.seat
        other.voyage = self.voyage
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("voyage", self.voyage, 0, "enemy voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = AttackFromTheAir()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("voyage"):
            step.voyage = told.limited("voyage")
        return step


def air_attack_on(op: Operation, number: int) -> AttackFromTheAir:
    step = AttackFromTheAir()
    step.seat = 1 - op.voyages[number].side
    step.voyage = number
    return step


def leave_behind(voyage: Voyage) -> None:
    """22.132A The hex it is in is closed to squadrons from now on, and all before it."""
    voyage.flown = max(voyage.flown, voyage.at + 1)


def is_in_reach(op: Operation, number: int) -> bool:
    """22.132A Whether squadrons can attack a voyage before its next battle."""
    voyage = op.voyages[number]
    if voyage.flown >= len(voyage.path) or is_submarine_voyage(op, number) or waits_in_port(op, voyage):
        return False
    return forces_of(op, number) != [] and air_attack_on(op, number).hexes(op) != []


def fight_apart(op: Operation, prey: int, h: int) -> None:
    """22.33, 22.252A, 22.252B, 22.253: voyages on one path are met together before they reach their goal."""
    # Whomever they have set out to intercept (22.162).
    together = [prey, *fellow_hunters(op, prey, h)]
    together.sort()
    side = op.voyages[prey].side
    voyages: list[int] = []
    rounds: list[int] = []
    for n in together:
        path = op.voyages[n].path
        op.voyages[n].at = path.index(h)
        voyages.append(n)
        rounds.append(arrival(op, path.index(h), op.voyages[n].score))
        for counter in interceptors(op, n):
            if op.voyages[counter].meets == h:
                join(op, counter, voyages, rounds)
                for third in interceptors(op, counter):
                    if op.voyages[third].meets == h:
                        join(op, third, voyages, rounds)
    late = [n for n, joins in zip(voyages, rounds, strict=True) if op.voyages[n].side != side and joins > 1]
    ships = [n for n in voyages if op.voyages[n].side != side and not is_submarine_voyage(op, n)]
    if not ships:
        for n in together:
            leave_behind(op.voyages[n])
        torpedo_on_the_way(op, h, voyages, rounds, prey)
        return
    if all(n in late for n in ships):
        # 22.24A, 22.24B Of those who come to stop them nobody is there in time; submarines are not enough.
        for number in ships:
            stand_down(op, number)
        return
    for n in together:
        leave_behind(op.voyages[n])
    wait = first_round(op, side, voyages, rounds) - 1
    # 22.161B, 22.252A: an interceptor that is met far from its base may be late there, too. Nobody is beaten
    # before he has come, so rounds are counted from the first of them (ruling).
    begin_battle(op, h, 1 - side, voyages, [max(1, joins - wait) for joins in rounds], prey, APART)


def torpedo_on_the_way(op: Operation, h: int, voyages: list[int], rounds: list[int], prey: int) -> None:
    """22.921 Only submarines wait for the interceptors: those in time attack, and there is no battle."""
    side = op.voyages[prey].side
    there: list[int] = []
    for number, joins in zip(voyages, rounds, strict=True):
        if op.voyages[number].side == side:
            # They pass the hex sooner or later.
            there.append(number)
        elif joins == 1:
            there.append(number)
        else:
            stand_down(op, number)
    if [number for number in there if op.voyages[number].side != side]:
        begin_battle(op, h, 1 - side, there, [1] * len(there), prey, AMBUSH)


def fellow_hunters(op: Operation, prey: int, h: int) -> list[int]:
    """22.162 Interceptions of the same level that pass a hex together with one of them."""
    own = op.voyages[prey]
    found: list[int] = []
    for n, other in enumerate(op.voyages):
        if n == prey or other.side != own.side or other.level != own.level or other.status != SAILING:
            continue
        # 22.917 Submarines are not met on their way; patrols come from elsewhere (22.163).
        if other.patrol or not forces_of(op, n) or is_submarine_voyage(op, n):
            continue
        if same_path(op, n, prey, h):
            found.append(n)
    return found


def first_round(op: Operation, side: int, voyages: list[int], rounds: list[int]) -> int:
    """The round in which the first ships of a side, other than submarines, are in the hex."""
    there: list[int] = []
    for number, joins in zip(voyages, rounds, strict=True):
        if op.voyages[number].side == side and not is_submarine_voyage(op, number):
            there.append(joins)
    return min(there)


def join(op: Operation, number: int, voyages: list[int], rounds: list[int]) -> None:
    voyage = op.voyages[number]
    if voyage.patrol:
        rounds.append(support_round(op, op.scenario.chart.by_sea(voyage.hex(), voyage.meets)))
    else:
        rounds.append(arrival(op, len(voyage.path) - 1, voyage.score))
        voyage.at = len(voyage.path) - 1
    voyages.append(number)


def hunters_in(op: Operation, together: list[int], h: int) -> list[int]:
    """22.141 Whoever meets one of them in a hex meets all of them."""
    found: list[int] = []
    for prey in together:
        found += [n for n in interceptors(op, prey) if op.voyages[n].meets == h]
    return found


def helpers_in(op: Operation, together: list[int], h: int) -> list[int]:
    """22.161A, 22.163B: who comes to the interception hex to help is there, whoever has turned back."""
    found: list[int] = []
    for number, voyage in enumerate(op.voyages):
        if voyage.status == SAILING and voyage.meets == h and voyage.target >= 0:
            if op.voyages[voyage.target].target in together and forces_of(op, number):
                found.append(number)
    return found


def too_late(op: Operation, hunters: list[int]) -> list[int]:
    """22.24B Whom a battle would not wait for: all ships if none is there for a first round.

    Submarines that come late have a battle of ships to join, or nothing.
    """
    ships = [number for number in hunters if not is_submarine_voyage(op, number)]
    coming = ships if ships else hunters
    late = [n for n in coming if arrival(op, len(op.voyages[n].path) - 1, op.voyages[n].score) > 1]
    return late if not ships or len(late) == len(ships) else []


def battle_in(op: Operation, h: int, together: list[int], hunters: list[int]) -> None:
    """22.19C, 22.161A: when all are in the hex, the battle begins; the activity itself comes first."""
    activity = together[0]
    side = op.voyages[activity].side
    voyages = together[:]
    rounds = [1] * len(together)
    for hunter in hunters:
        join(op, hunter, voyages, rounds)
    kind = MEETING
    if all(is_submarine_voyage(op, hunter) for hunter in hunters):
        # 22.917 Against submarines alone there is nothing to help with.
        kind = AMBUSH
    for counter in helpers_in(op, together, h) if kind == MEETING else []:
        join(op, counter, voyages, rounds)
        for third in interceptors(op, counter):
            if op.voyages[third].meets == h:
                join(op, third, voyages, rounds)
    begin_battle(op, h, 1 - side, voyages, rounds, activity, kind)


def companions(op: Operation, activity: int, h: int) -> list[int]:
    """22.141 Others of the side that pass at the same time; the activity itself comes first."""
    found = [activity]
    own = op.voyages[activity]
    for number, voyage in enumerate(op.voyages):
        if number == activity or voyage.side != own.side or voyage.level != ACTIVITY:
            continue
        if voyage.status != own.status or h not in voyage.path or not forces_of(op, number):
            continue
        if waits_in_port(op, voyage):
            continue
        if voyage.patrol and voyage.at == len(voyage.path) - 1 and own.status != RETURNING:
            # A patrol that has reached its hex is on no path; it supports (22.163).
            continue
        # 22.11A Who may not be intercepted is not drawn in by others.
        if immune(op, voyage):
            continue
        if travels_along(own.path, voyage.path, h) and not separate_from(op, voyage, found):
            found.append(number)
    return found


def separate_from(op: Operation, voyage: Voyage, others: list[int]) -> bool:
    """22.141B Also if it sails with the one that is met: two lines never support each other (ruling)."""
    for other in others:
        if separate_kinds(op, op.voyages[other], voyage):
            return True
    return False


def travels_along(one: list[int], other: list[int], h: int) -> bool:
    """22.141A Paths that only cross in a hex are not there together, unless they begin or end in it."""
    if (one[0] == h and other[0] == h) or (one[-1] == h and other[-1] == h):
        return True
    a, b = one.index(h), other.index(h)
    before = a > 0 and b > 0 and one[a - 1] == other[b - 1]
    after = a + 1 < len(one) and b + 1 < len(other) and one[a + 1] == other[b + 1]
    return before or after


def separate_kinds(op: Operation, one: Voyage, other: Voyage) -> bool:
    """22.141B-22.141D Supply lines to different zones, raiders and sea escorts are met separately."""
    # 22.11C: raiders are met like any other voyage, but by themselves.
    for voyage in (one, other):
        if voyage.duty >= 0 and op.scenario.duties[voyage.duty].alone():
            return True
    if one.duty < 0 or other.duty < 0:
        return False
    return op.scenario.duties[one.duty].other_zone(op.scenario.duties[other.duty])


def look_for_others(op: Operation) -> None:
    """22.141, 22.162: whoever has lost the one he was out for waits for those who were to pass with it."""
    for number, own in enumerate(op.voyages):
        if own.level > ACTIVITY and own.status == SAILING and own.target >= 0 and forces_of(op, number):
            lost = op.voyages[own.target]
            if lost.status not in (SAILING, RETURNING) or not forces_of(op, own.target):
                turns_to_others(op, number)


def turns_to_others(op: Operation, number: int) -> bool:
    """22.141, 22.162: it waits for whoever was to pass its hex with the one that has turned back, if any."""
    own = op.voyages[number]
    lost = op.voyages[own.target]
    if lost.level != ACTIVITY:
        others = fellow_hunters(op, own.target, own.meets)
        if others:
            own.target = others[0]
        return bool(others)
    for n, other in enumerate(op.voyages):
        if n == own.target or other.side != lost.side or other.level != lost.level or other.patrol:
            continue
        if own.meets not in other.path or not forces_of(op, n) or is_submarine_voyage(op, n):
            continue
        to_come = other.status in (SAILING, RETURNING) and other.at <= other.path.index(own.meets)
        along = own.meets in lost.path and travels_along(lost.path, other.path, own.meets)
        together = along and not separate_kinds(op, lost, other) and not waits_in_port(op, other)
        if to_come and together and not immune(op, other):
            own.target = n
            return True
    return False


def call_off(op: Operation) -> None:
    """22.26B Counter-interceptions of those who have turned back, or were sunk, are called off."""
    for number, voyage in enumerate(op.voyages):
        follower = voyage.patrol or voyage.level > INTERCEPTION
        if follower and voyage.target >= 0 and voyage.status == SAILING:
            if op.voyages[voyage.target].status != SAILING or not forces_of(op, voyage.target):
                stand_down(op, number)


def stand_down(op: Operation, number: int) -> None:
    """22.26B, 22.27 With nothing left to intercept it turns back; so does who wanted to stop it."""
    for counter in interceptors(op, number):
        stand_down(op, counter)
    voyage = op.voyages[number]
    if back_to_post(op, number, False):
        return
    if voyage.patrol:
        voyage.target = NOBODY
        voyage.meets = NOWHERE
    else:
        voyage.status = ABORTED_DUTY
        # 22.19A, 22.27: it has sailed as far as its dice let it, and can be met on its way back.
        if not is_submarine_voyage(op, number):
            voyage.at = max(voyage.at, min(voyage.score, len(voyage.path) - 1))


def complete(op: Operation, number: int) -> None:
    """22.81A The activity is carried out; a patrol stays where it is."""
    voyage = op.voyages[number]
    voyage.at = len(voyage.path) - 1
    if voyage.status == RETURNING or bound_for_meeting(op, voyage):
        return
    if voyage.duty >= 0 and op.scenario.duties[voyage.duty].activity == PATROL:
        patrol = op.scenario.duties[voyage.duty]
        voyage.status = SAILING
        voyage.patrol = 1
        diary.tell(
            op,
            "on-station",
            "22.15",
            {
                "seat": diary.seat_fact(voyage.side),
                "voyage": number + 1,
                **diary.hex_facts(op, "hex", voyage.hex()),
                "duty": diary.duty_fact(op, patrol),
                "points": patrol.points,
            },
        )
        op.points[voyage.side] += patrol.points
        return
    voyage.status = DONE_DUTY
    if voyage.duty < 0:
        return
    duty = op.scenario.duties[voyage.duty]
    cargo = 0
    for f in forces_of(op, number):
        cargo += op.forces[f].cargo
        put_ashore(op, f)
    gained = duty.points + duty.cargo_points * cargo
    if duty.carries() and cargo == 0:
        gained = 0
    op.points[voyage.side] += gained
    diary.tell(
        op,
        "duty-done",
        "22.81A",
        {"seat": diary.seat_fact(voyage.side), "duty": diary.duty_fact(op, duty), "points": gained},
    )


def put_ashore(op: Operation, f: int) -> None:
    """22.422B, 22.531C: ships that have landed their cargo are as free and as fast as any others."""
    own = op.forces[f]
    own.landed += own.cargo
    own.cargo = 0
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1:
            op.laden[unit] = 0
