"""22.6, 22.421A Ships part from their force: withdrawn, a surplus, carriers that must go home."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public, Row
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import decisions, diary, events, operation
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import GROUP, SHIP, YES, group, is_group, is_ship, ship
from wardroom.games.worldatwar.ambushes import inherit_attacks
from wardroom.games.worldatwar.combat import labels_of, present_groups, ships_in, unburden
from wardroom.games.worldatwar.coming_to_light import depart
from wardroom.games.worldatwar.force import IN_ACTION, LAUNCHED, Force
from wardroom.games.worldatwar.kinds import OwnUnits, SideNumber
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, sum_up
from wardroom.games.worldatwar.operation import NOTHING, Operation, slot
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.units import CARRIER

NONE: Final = 0


def loser(op: Operation) -> int:
    """22.61A More factors lost, else more damaged, else the intercepting player."""
    for counts in (op.lost_factors, op.damaged_factors):
        if counts[0] != counts[1]:
            return 0 if counts[0] > counts[1] else 1
    return op.intercepting


class Withdraw(Step):
    """22.61, 22.411A: one player, group after group; from a group that was attacked also single ships."""

    seat: Public[SideNumber] = 0
    # The group from which ships are being chosen, and which have been.
    group: Annotated[Public[Limited], Between(-1, 6)] = NONE
    units: Public[OwnUnits] = NOTHING
    # Groups that have been spoken about, in any order.
    settled: Annotated[Public[Row], Between(1, 6)] = NOTHING

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        return 1 << self.seat if self.group or self.choices(op) else 0

    def act(self, state: State) -> None:
        state.stack.pop()

    def choices(self, op: Operation) -> list[int]:
        return [n for n in present_groups(op, self.seat) if n not in self.settled]

    def decision(self, state: State, seat: int) -> Decision:
        if self.group:
            return Decision(seat, decisions.WITHDRAW_SHIPS, "22.61B", {"number": self.group})
        return Decision(seat, decisions.WITHDRAW, "22.61", {"round": cast(Operation, state).round})

    def labels(self, op: Operation) -> list[int]:
        """Ships of the group, one for all equal ones, in ascending order after those chosen."""
        last = op.label(self.units[-1]) if self.units else now.UNTOLD
        left = [unit for unit in op.group_units(self.seat, self.group) if unit not in self.units]
        return [label for label in labels_of(op, left) if label >= last]

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.group:
            return [DONE, YES] + [ship(label) for label in self.labels(op)]
        return [DONE] + [group(n) for n in self.choices(op)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat:
            return NOT_ASKED
        if self.group == NONE:
            if action == DONE:
                return ALLOWED
            return ALLOWED if is_group(action) and action - GROUP in self.choices(op) else NOT_ASKED
        if action == YES:
            return ALLOWED if not self.units else NOT_ASKED
        if action == DONE:
            return ALLOWED
        if not is_ship(action) or action - SHIP not in self.labels(op):
            return NOT_ASKED
        # 22.61D Who was not attacked goes as a whole or not at all.
        if not op.attacked[slot(self.seat, self.group)]:
            return no.NOT_ATTACKED
        return ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.group == NONE:
            if action == DONE:
                op.stack.pop()
            else:
                self.group = action - GROUP
            return
        if is_ship(action):
            self.units = [*self.units, self.pick(op, action - SHIP)]
            return
        leaving = op.group_units(self.seat, self.group) if action == YES else self.units
        if leaving:
            withdraw(op, self.seat, self.group, leaving)
        self.settled = [*self.settled, self.group]
        self.group = NONE
        self.units = []

    def pick(self, op: Operation, label: int) -> int:
        """22.61B Of equal ships a damaged one leaves first, one with cargo last (ruling)."""
        found = now.UNTOLD
        for unit in op.group_units(self.seat, self.group):
            if op.label(unit) == label and unit not in self.units:
                if found == now.UNTOLD or leaves_before(op, unit, found):
                    found = unit
        return found

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Withdraw()
        other.seat = self.seat
        other.group = self.group
        other.units = self.units
        other.settled = self.settled
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("group", self.group, -1, 6)
        to.row("units", self.units, 0, "own ships")
        to.row("settled", self.settled, 1, 6)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Withdraw()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("group"):
            step.group = told.limited("group")
        if told.says("units"):
            step.units = told.row("units", step.units)
        if told.says("settled"):
            step.settled = told.row("settled", step.settled)
        return step


def leaves_before(op: Operation, one: int, other: int) -> bool:
    """Whether of two equal ships the first is the one to be sent home."""
    if op.is_damaged(one) != op.is_damaged(other):
        return op.is_damaged(one)
    return not op.laden[one] and op.laden[other] > 0


def withdraw(op: Operation, seat: int, number: int, units: list[int]) -> None:
    """22.61C They count as defeated, give up their mission and sail for home by themselves."""
    whole = len(units) == len(op.group_units(seat, number))
    if whole:
        depart(op, seat, number)
    for f in range(len(op.forces)):
        force = op.forces[f]
        if force.side != seat or force.number != number or not force.present:
            continue
        own = [unit for unit in units if op.force[unit] == f + 1]
        if whole:
            leave(op, f)
        elif own:
            split_off(op, f, own)
            unburden(op, seat, number)
    if op.log is not None:
        facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "number": number}
        if whole:
            diary.tell(op, events.GROUP_WITHDRAWS, "22.61", facts)
        else:
            facts["ships"] = diary.ships_fact(op, sorted(units))
            diary.tell(op, events.SHIPS_WITHDRAW, "22.61B", facts)


def own_voyage(op: Operation, f: int) -> int:
    """22.62 A voyage from the battle, for ships that leave it."""
    voyage = Voyage()
    voyage.side = op.forces[f].side
    old = op.voyages[op.forces[f].voyage]
    voyage.duty = old.duty if old.level == 0 else now.UNTOLD
    voyage.status = now.ABORTED_DUTY
    voyage.path = [op.battle_hex]
    voyage.spotted = old.spotted
    op.voyages.append(voyage)
    return len(op.voyages) - 1


def leave(op: Operation, f: int) -> None:
    force = op.forces[f]
    force.voyage = own_voyage(op, f)
    force.present = 0
    force.number = 0
    force.withdrawn = 1
    for unit in range(len(op.force)):
        if op.force[unit] == f + 1:
            op.group[unit] = 0


def split_off(op: Operation, f: int, units: list[int]) -> None:
    """Single ships leave; their group was attacked, so everybody knows them."""
    made = Force()
    made.side = op.forces[f].side
    made.base = op.forces[f].base
    made.origin = op.forces[f].origin
    made.shown = 1
    made.withdrawn = 1
    made.fought = 1
    made.landed = op.forces[f].landed
    # 22.26D That they have fought is settled; who of them was held back is not.
    made.restraint = LAUNCHED if op.forces[f].restraint else IN_ACTION
    made.voyage = own_voyage(op, f)
    op.forces.append(made)
    inherit_attacks(op, f, len(op.forces) - 1)
    for unit in units:
        op.force[unit] = len(op.forces)
        op.group[unit] = 0
        if op.laden[unit]:
            # 22.427 What they carry goes with them.
            op.forces[f].cargo -= 1
            made.cargo += 1
    if f + 1 not in op.force:
        # All have left one by one: nothing is left of it in the battle.
        op.forces[f].gone = 1
        op.forces[f].number = 0
        op.forces[f].present = 0


# -- what a group has too much of ----------------


def divide(op: Operation, f: int, units: list[int]) -> int:
    """22.421A Ships leave a force; that they do is seen, which they are is not."""
    old = op.forces[f]
    made = old.copy()
    made.parent = f
    made.surplus = 0
    made.cargo = 0
    made.least = 0
    made.most = 0
    made.slow = now.UNTOLD
    made.light = now.UNTOLD
    made.task_force = 1 if op.factors(units) >= TASK_FORCE_LEAST else 0
    op.forces.append(made)
    for unit in units:
        op.force[unit] = len(op.forces)
    # What was seen of the force is now true of both together.
    own = 1 << (len(op.forces) - 1)
    op.sighted = [bits | own if bits >> f & 1 else bits for bits in op.sighted]
    for place in range(1, len(op.clues), operation.CLUE):
        if op.clues[place] >> f & 1:
            op.clues[place] |= own
    inherit_attacks(op, f, len(op.forces) - 1)
    if not op.members(f):
        old.gone = 1
    facts: dict[str, Fact] = {
        "seat": diary.seat_fact(old.side),
        "force": f + 1,
        "own": len(op.forces),
        "tf": made.task_force,
    }
    if op.log is not None:
        named: dict[str, Fact] = {**facts, "ships": diary.ships_fact(op, sorted(units))}
        diary.whisper(op, events.FORCE_DIVIDED, "22.421A", facts, old.side, named)
    return len(op.forces) - 1


def send_surplus_decks(op: Operation, plans: list[list[int]], numbers: list[int]) -> None:
    """22.421A, 22.421B: of each group that enters the battle now; who waits has not formed one yet."""
    for n in range(1, operation.CHART_NUMBERS + 1):
        together: list[int] = []
        for forces, number in zip(plans, numbers, strict=True):
            if number == n:
                together += [f for f in forces if not op.forces[f].gone]
        send_carriers_home(op, together)


def send_carriers_home(op: Operation, forces: list[int]) -> None:
    """22.421A Where forces combine, fast carriers for which there are no fast ships must return to port.

    Ruling: those that are damaged, then the smallest.
    """
    while len(forces) > 1:
        units = ships_in(op, forces)
        pick = sum_up(op, units)
        decks = [u for u in units if op.roster.kind[u] == CARRIER]
        if pick.carriers <= pick.fast_fleet:
            return
        decks.sort(key=op.label)
        weakest = decks[0]
        for unit in decks:
            worth = 0 if op.is_damaged(unit) else op.roster.size[unit]
            if worth < (0 if op.is_damaged(weakest) else op.roster.size[weakest]):
                weakest = unit
        made = op.forces[divide(op, op.force[weakest] - 1, [weakest])]
        made.voyage = own_voyage(op, len(op.forces) - 1)
        made.withdrawn = 1
