"""22.132, 22.19A, 22.19B: squadrons on land attack a voyage on its way, before its next battle."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Public
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import decisions
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import HEX, hex_at, is_hex
from wardroom.games.worldatwar.battle import FROM_THE_AIR, begin_battle
from wardroom.games.worldatwar.company import first_stop, hunters_met, interceptors_in, same_path
from wardroom.games.worldatwar.flights import can_strike
from wardroom.games.worldatwar.kinds import EnemyVoyage, SideNumber
from wardroom.games.worldatwar.operation import READY, Operation
from wardroom.games.worldatwar.rendezvous import waits_in_port
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.under_way import ACTIVITY, SAILING, Voyage
from wardroom.games.worldatwar.voyages import first_place, forces_of, is_submarine_voyage


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
                        # 22.921 It may be nobody but submarines.
                        waiting = interceptors_in(op, number, h)
                        if by_ships != all(is_submarine_voyage(op, counter) for counter in waiting):
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
            if any(op.scenario.chart.distance(base, h) <= op.scenario.air_range for base in bases):
                found.append(h)
        found.sort()
        return found

    def bases(self, op: Operation) -> list[int]:
        """Hexes of squadrons that can strike, and have not struck this voyage in a battle (22.132B)."""
        found: list[int] = []
        for wing in range(len(op.wing_state)):
            if op.wings.side[wing] == self.seat and op.wing_on[wing] < 0 and op.wing_state[wing] == READY:
                base = op.scenario.bases[-1 - op.wing_on[wing]]
                if can_strike(op.wings.kind[wing]) and base.operational and base.at not in found:
                    if not op.wing_raided[wing] >> self.voyage & 1:
                        found.append(base.at)
        return found

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, decisions.AIR_ATTACK_HEX, "22.132A", {"voyage": self.voyage + 1})

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
        voyage.at = next(place for place in stretch if voyage.path[place] == action - HEX)
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
