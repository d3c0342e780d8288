"""22.3-22.4 A naval battle: round after round, segment after segment."""

from typing import Annotated, Final, cast

from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public
from wardroom.core.state import State, Step
from wardroom.games.worldatwar import aftermath, diary, events, operation
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.cards import lay_cards
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.flights import HAS_STRUCK, can_search, keep_out, land_wings
from wardroom.games.worldatwar.groups import Deploy, arriving, deploy, numbers_left, surface_force
from wardroom.games.worldatwar.holding import ask_to_withhold, commit, note_damage
from wardroom.games.worldatwar.kinds import AnyVoyages, VoyageNumber
from wardroom.games.worldatwar.operation import (
    NOTHING,
    Operation,
    slot,
)
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.scenario import TACTICAL
from wardroom.games.worldatwar.search import Search
from wardroom.games.worldatwar.submarine_steps import SubmarineAttacks
from wardroom.games.worldatwar.tasking import ask_for_land_air, ask_for_patrols
from wardroom.games.worldatwar.voyages import forces_of
from wardroom.games.worldatwar.withdrawal import Withdraw, loser, withdraw

# 22.41 The segments of a round.
CARDS: Final = 0
FORM: Final = 1
HOLDING_BACK: Final = 2
PATROLS: Final = 3
BASES: Final = 4
LAND_AIR: Final = 5
SEARCHING: Final = 6
STRIKES: Final = 7
FLEETS: Final = 8
SUBMARINES: Final = 9
WITHDRAWAL: Final = 10
SECOND_WITHDRAWAL: Final = 11
ENDING: Final = 12

# Ruling: a battle ends when so many rounds in a row have passed without a shot, a bomb or a torpedo. By then
# every group has been active (22.425A).
QUIET_ROUNDS: Final = 6

# What kind of battle: in the interception hex, in a hex of its own (22.161B), or submarines alone (22.921).
MEETING: Final = 0
APART: Final = 1
AMBUSH: Final = 2
# 22.132A: only squadrons from land.
FROM_THE_AIR: Final = 3


class NavalBattle(Step):
    """22.32 One battle; `about` is the voyage that was intercepted, `apart` a hex of its own (22.161B)."""

    about: Public[VoyageNumber] = 0
    apart: Annotated[Public[Limited], Between(0, 3)] = 0
    place: Annotated[Public[Limited], Between(0, 12)] = CARDS
    voyages: Public[AnyVoyages] = NOTHING

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        place = self.place
        self.place += 1
        if self.apart == AMBUSH:
            self.ambush(op, place)
        elif self.apart == FROM_THE_AIR:
            self.from_the_air(op, place)
        elif self.apart == MEETING and op.battle_hex in op.scenario.boxes:
            self.in_the_box(op, place)
        elif place == CARDS:
            lay_cards(op, TACTICAL)
        elif place == FORM:
            self.form(op)
        elif place == HOLDING_BACK:
            # 22.26D In the interception hex itself nobody is held back.
            if self.apart == APART:
                ask_to_withhold(op, op.voyages[self.about].side)
        elif place == PATROLS:
            commit(op)
            ask_for_patrols(op)
        elif place == BASES:
            op.stack.append(BaseAttacks())
        elif place == LAND_AIR:
            ask_for_land_air(op)
        elif place == SEARCHING:
            op.stack.append(Search())
        elif place == STRIKES:
            op.stack.append(AirStrikes())
        elif place == FLEETS:
            op.stack.append(FleetCombat())
        elif place == SUBMARINES:
            op.stack.append(SubmarineAttacks())
        elif place == WITHDRAWAL:
            note_damage(op)
            self.detach(op)
            aftermath.strike_the_sunk(op)
            self.ask_to_withdraw(op, loser(op))
        elif place == SECOND_WITHDRAWAL:
            self.ask_to_withdraw(op, 1 - loser(op))
        else:
            self.end_round(op)

    def ambush(self, op: Operation, place: int) -> None:
        """22.93A, 22.912, 22.921: submarines that meet no battle attack at once."""
        if place == CARDS:
            return
        if place == FORM:
            self.form(op)
            self.place = SUBMARINES
        elif place == SUBMARINES:
            for side in range(2):
                # 22.9413C Nothing keeps squadrons in range from searching (ruling).
                op.land_air[2 * side + 1] = len(searchers(op, side))
            step = SubmarineAttacks()
            step.outside = 1
            op.stack.append(step)
        else:
            aftermath.strike_the_sunk(op)
            op.stack.pop()
            aftermath.end_ambush(op, self.about, self.voyages)

    def in_the_box(self, op: Operation, place: int) -> None:
        """22.35 Raiders and those who look for them: one group each, one round, no search."""
        if place == CARDS:
            op.round = 1
            for voyage in self.voyages:
                for f in forces_of(op, voyage):
                    # 22.35A However large; 22.911 submarines have no part in it.
                    if op.forces[f].joins == 1 and surface_force(op, f):
                        deploy(op, f, 1)
            for side in range(2):
                # 22.35B With one group each there is nothing to hide (ruling).
                reveal_group(op, side, 1)
                op.found[slot(side, 1)] = 1
            self.place = PATROLS
        elif place == PATROLS:
            commit(op)
            ask_for_patrols(op)
            self.place = STRIKES
        elif place == STRIKES:
            # 22.35C Both have one result, so nobody is surprised.
            op.stack.append(AirStrikes())
        elif place == FLEETS:
            # 22.35D
            op.stack.append(FleetCombat())
            self.place = ENDING
        else:
            aftermath.strike_the_sunk(op)
            winner = aftermath.winner_now(op)
            op.stack.pop()
            # Raiders that were not beaten may go on (ruling).
            left = op.voyages[self.about].side
            aftermath.end_battle(
                op, self.about, self.apart, self.voyages, left if winner == aftermath.FIGHTS_ON else winner
            )

    def from_the_air(self, op: Operation, place: int) -> None:
        """22.132A Land-based squadrons attack ships on their way, group by group."""
        side = op.voyages[self.about].side
        if place == CARDS:
            return
        if place == FORM:
            self.form(op)
            self.place = PATROLS
        elif place == PATROLS:
            ask_for_patrols(op)
            self.place = STRIKES
        elif place == STRIKES:
            for number in range(1, operation.MOST_NUMBERS + 1):
                op.found[slot(side, number)] = op.on_chart[slot(side, number)]
            keep_out(op, self.about)
            step = AirStrikes()
            step.part = 1
            op.stack.append(step)
        else:
            spend_flyers(op)
            aftermath.strike_the_sunk(op)
            op.stack.pop()
            aftermath.end_ambush(op, self.about, self.voyages)

    def form(self, op: Operation) -> None:
        """22.411B Whoever has arrived joins in with the new round."""
        op.round += 1
        aftermath.clear_round(op)
        for wing in range(len(op.wing_state)):
            if op.wing_state[wing] == operation.ABORTED:
                op.wing_state[wing] = operation.READY
        members = 0
        for side in range(2):
            # 22.421C With six groups in the battle there is nothing to ask: all others wait.
            if arriving(op, side, self.voyages) and numbers_left(op, side, self.most_numbers()) > 0:
                members |= 1 << side
        for voyage in self.voyages:
            for f in forces_of(op, voyage):
                if not surface_force(op, f) and 0 < op.forces[f].joins <= op.round:
                    op.forces[f].present = 1
        if self.apart < AMBUSH:
            here = diary.hex_facts(op, "hex", op.battle_hex)
            diary.tell(op, events.ROUND_BEGINS, "22.32", {"round": op.round, **here})
        if members:
            step = Deploy(members)
            step.voyages = self.voyages[:]
            step.outside = 1 if self.apart >= AMBUSH else 0
            op.stack.append(step)

    def most_numbers(self) -> int:
        """22.93A Where submarines or squadrons attack alone there may be more than six groups."""
        return operation.MOST_NUMBERS if self.apart >= AMBUSH else operation.CHART_NUMBERS

    def detach(self, op: Operation) -> None:
        """22.524A Damaged ships that made way for a faster group leave now."""
        for side in range(2):
            for number in range(1, operation.CHART_NUMBERS + 1):
                units = [u for u in op.group_units(side, number) if op.leaving[u]]
                if units:
                    for unit in units:
                        op.leaving[unit] = 0
                    withdraw(op, side, number, units)

    def ask_to_withdraw(self, op: Operation, seat: int) -> None:
        step = Withdraw()
        step.seat = seat
        op.stack.append(step)

    def end_round(self, op: Operation) -> None:
        """22.71, 22.73, 22.311: the battle is over, or another round follows; not for ever (ruling)."""
        aftermath.strike_the_sunk(op)
        winner = aftermath.winner_now(op)
        op.quiet += 1
        if winner == aftermath.FIGHTS_ON and op.quiet < QUIET_ROUNDS:
            self.place = FORM
            return
        if winner == aftermath.FIGHTS_ON:
            # Ruling: of two sides that do not hurt each other the intercepting one gives up (22.61A).
            winner = 1 - op.intercepting
            diary.tell(op, events.BATTLE_BROKEN_OFF, "22.311", {"rounds": QUIET_ROUNDS})
        op.stack.pop()
        aftermath.end_battle(op, self.about, self.apart, self.voyages, winner)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = NavalBattle()
        other.about = self.about
        other.apart = self.apart
        other.place = self.place
        other.voyages = self.voyages
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("about", self.about, 0, "voyages")
        to.limited("apart", self.apart, 0, 3)
        to.limited("place", self.place, 0, 12)
        to.row("voyages", self.voyages, 0, "any voyages")

    @staticmethod
    def read(told: FactReader) -> Step:
        step = NavalBattle()
        if told.says("about"):
            step.about = told.limited("about")
        if told.says("apart"):
            step.apart = told.limited("apart")
        if told.says("place"):
            step.place = told.limited("place")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        return step


def searchers(op: Operation, side: int) -> list[int]:
    """22.9413A, 22.9413D: land-based squadrons that can search in the hex of the battle."""
    return [wing for wing in land_wings(op, side) if can_search(op.wings.kind[wing])]


def spend_flyers(op: Operation) -> None:
    """Squadrons that have attacked ships on their way are out of use for the rest of the turn (ruling)."""
    for wing in range(len(op.wing_task)):
        if (
            op.wing_task[wing] == HAS_STRUCK
            and op.wing_on[wing] < 0
            and op.wing_state[wing] != operation.LOST
        ):
            op.wing_state[wing] = operation.INVERTED


def begin_battle(
    op: Operation, h: int, intercepting: int, voyages: list[int], rounds: list[int], about: int, apart: int
) -> None:
    """22.31 Everybody who takes part is placed in the hex, with the round he arrives in."""
    op.battle_hex = h
    op.intercepting = intercepting
    op.round = 0
    for number, joins in zip(voyages, rounds, strict=True):
        for f in forces_of(op, number):
            op.forces[f].joins = joins
            op.forces[f].withdrawn = 0
    step = NavalBattle()
    step.about = about
    step.apart = apart
    step.voyages = voyages
    op.stack.append(step)
    if apart < AMBUSH:
        diary.tell(op, events.BATTLE_BEGINS, "22.31", {**diary.hex_facts(op, "hex", h)})
    else:
        facts: dict[str, str | int] = {**diary.hex_facts(op, "hex", h), "voyage": about + 1}
        diary.tell(op, events.ATTACK_ON_THE_WAY, "22.93A" if apart == AMBUSH else "22.132A", facts)
