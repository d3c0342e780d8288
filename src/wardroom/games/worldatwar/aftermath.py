"""22.7-22.8 How a battle ends, who has won it, and what becomes of those who fought."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Public
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.worldatwar import decisions, diary, events, operation
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import NO, YES
from wardroom.games.worldatwar.combat import present_groups, unburden
from wardroom.games.worldatwar.coming_to_light import depart
from wardroom.games.worldatwar.flights import stand_down
from wardroom.games.worldatwar.kinds import Bit, OwnVoyages, SideNumber
from wardroom.games.worldatwar.operation import NOTHING, Operation, slot
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.undersea import back_to_post
from wardroom.games.worldatwar.units import CARRIER
from wardroom.games.worldatwar.voyages import forces_of, is_submarine_voyage

FIGHTS_ON: Final = -2


def units_of_side(op: Operation, side: int) -> list[int]:
    ours = [unit for unit in range(len(op.group)) if op.roster.side[unit] == side]
    return [unit for unit in ours if op.group[unit] > 0 and not op.is_sunk(unit)]


def winner_now(op: Operation) -> int:
    """22.71C, 22.72A, 22.72B, 22.72C: the winner, NOBODY if both have lost, or FIGHTS_ON."""
    lost = [False, False]
    for side in range(2):
        units = units_of_side(op, side)
        # 22.71A Nobody left: all have withdrawn or been sunk. 22.71C Nobody undamaged.
        if not [unit for unit in units if not op.is_damaged(unit)]:
            lost[side] = True
        elif not operational_carriers(op, units) and has_evaded(op, side):
            lost[side] = True
    if lost[0] == lost[1]:
        return NOBODY if lost[0] else FIGHTS_ON
    return 1 if lost[0] else 0


def operational_carriers(op: Operation, units: list[int]) -> bool:
    decks = [unit for unit in units if op.roster.kind[unit] == CARRIER and not op.is_damaged(unit)]
    return any(on in decks and op.wing_state[wing] != operation.LOST for wing, on in enumerate(op.wing_on))


def has_evaded(op: Operation, side: int) -> bool:
    """22.71B All its groups have evaded in this round; one that has fought somebody else has not (ruling)."""
    groups = present_groups(op, side)
    for number in groups:
        place = slot(side, number)
        if not op.evaded[place] or op.opened[place] & operation.BARED:
            return False
    return bool(groups)


def strike_the_sunk(op: Operation) -> None:
    """Groups and forces without ships are gone."""
    for side in range(2):
        for number in present_groups(op, side):
            if not op.group_units(side, number):
                depart(op, side, number)
    for f, force in enumerate(op.forces):
        if force.gone:
            continue
        if force.shown and not op.members(f):
            number = force.number
            force.gone = 1
            force.number = 0
            force.present = 0
            if number:
                unburden(op, force.side, number)


def end_battle(op: Operation, about: int, apart: int, voyages: list[int], winner: int) -> None:
    """22.81 Winners go on or go home; losers go home; interceptors have had their battle."""
    facts = diary.hex_facts(op, "hex", op.battle_hex)
    facts["winner"] = winner + 1
    facts["rounds"] = op.round
    if winner != NOBODY:
        facts["seat"] = diary.seat_fact(winner)
    diary.tell(op, events.BATTLE_OVER, "22.72", facts)
    forget_hits(op)
    side = op.voyages[about].side
    # 22.18E Who is on his way home has no mission to share; those who helped him go home by themselves.
    homeward = op.voyages[about].status == now.RETURNING
    pressing: list[int] = []
    for number in voyages:
        voyage = op.voyages[number]
        met = [f for f in forces_of(op, number) if op.forces[f].fought or op.forces[f].present]
        if not met:
            turn_short(op, number)
        if voyage.side == side:
            supports = voyage.patrol and voyage.target >= 0
            if number == about or (voyage.level == op.voyages[about].level and not supports):
                # 22.252C, 22.252D: what was intercepted, with all that sailed along, late or not.
                if winner == side and forces_of(op, number):
                    pressing.append(number)
                else:
                    voyage.status = now.ABORTED_DUTY
            elif winner == side and met and not homeward and not is_submarine_voyage(op, number):
                # 22.81C, 22.81D: also those who kept others from stopping an interception.
                adopt(op, number, about)
            elif voyage.patrol and len(met) < len(forces_of(op, number)):
                # 22.163E Who came too late, or waited, is back in the patrol hex; who has fought goes home.
                if met:
                    send_home(op, met)
                resume(op, number)
            else:
                retire(op, number, winner != side)
        else:
            # 22.81D Supporters of interceptors share their lot; both sides may have lost (22.72C).
            retire(op, number, winner != voyage.side)
    clear_battle(op)
    if pressing:
        if homeward:
            return
        step = PressOn()
        step.seat = side
        step.voyages = pressing
        op.stack.append(step)


def turn_short(op: Operation, number: int) -> None:
    """22.24B, 22.27: who was still on his way when the battle ended turns back where he is."""
    voyage = op.voyages[number]
    if voyage.level != now.ACTIVITY and not is_submarine_voyage(op, number):
        voyage.at = min(voyage.at, voyage.score + op.scenario.late_step() * (op.round - 1))


def resume(op: Operation, number: int) -> None:
    """22.163E A patrol that supports nobody any more."""
    op.voyages[number].target = NOBODY
    op.voyages[number].meets = NOWHERE


def send_home(op: Operation, forces: list[int]) -> None:
    """Forces of a patrol leave it, and the battle, for home."""
    old = op.voyages[op.forces[forces[0]].voyage]
    voyage = Voyage()
    voyage.side = old.side
    voyage.duty = old.duty
    voyage.status = now.ABORTED_DUTY
    voyage.path = [op.battle_hex]
    op.voyages.append(voyage)
    for f in forces:
        op.forces[f].voyage = len(op.voyages) - 1


def forget_hits(op: Operation) -> None:
    """22.55 Hits short of damage are not kept (ruling), whoever has brought them: ships, boats, squadrons."""
    if op.settings.keep_hits:
        return
    for unit in range(len(op.hits)):
        if was_there(op, unit) and 0 < op.hits[unit] < op.roster.size[unit] - 1:
            op.hits[unit] = 0


def was_there(op: Operation, unit: int) -> bool:
    """Whether a ship is in the battle, or was until it withdrew."""
    return op.group[unit] > 0 or (op.force[unit] > 0 and op.forces[op.force[unit] - 1].withdrawn == 1)


def end_ambush(op: Operation, about: int, voyages: list[int]) -> None:
    """22.92, 22.28A Submarines go home after their attack; the ships attacked go on, or give up."""
    side = op.voyages[about].side
    pressing: list[int] = []
    for number in voyages:
        if op.voyages[number].side != side:
            retire(op, number, False)
        elif was_struck(op, number) and op.voyages[number].status != now.RETURNING:
            pressing.append(number)
    forget_hits(op)
    clear_battle(op)
    if pressing:
        step = PressOn()
        step.seat = side
        step.voyages = pressing
        step.attacked = 1
        op.stack.append(step)


def was_struck(op: Operation, number: int) -> bool:
    """22.28A Only who was attacked himself may give up; others that pass the same hex may not."""
    if not forces_of(op, number):
        return False
    for own in op.forces:
        if own.voyage != number:
            continue
        if own.present and op.attacked[slot(own.side, own.number)]:
            return True
        if own.gone and own.joins:
            # It was sunk just now; those who sailed with it have been attacked with it.
            return True
    return False


def retire(op: Operation, number: int, beaten: bool) -> None:
    """22.81B Back to base, or to the patrol hex."""
    voyage = op.voyages[number]
    if back_to_post(op, number, beaten):
        return
    voyage.status = now.ABORTED_DUTY
    if voyage.patrol:
        # 22.163B From its patrol hex it has come to the battle.
        voyage.patrol = 0
        voyage.set_course(op.scenario.chart.way([voyage.hex(), op.battle_hex]))
        voyage.at = len(voyage.path) - 1


def adopt(op: Operation, number: int, about: int) -> None:
    """22.81C, 22.81D, 22.163D: those who helped a victorious force adopt its mission."""
    for f in forces_of(op, number):
        if op.forces[f].fought or op.forces[f].present:
            op.forces[f].voyage = about
    if not forces_of(op, number):
        op.voyages[number].status = now.SAILING
        op.voyages[number].target = NOBODY
        op.voyages[number].patrol = 0
    elif op.voyages[number].patrol:
        resume(op, number)
    else:
        op.voyages[number].status = now.ABORTED_DUTY


def clear(column: list[int]) -> None:
    for place in range(len(column)):
        column[place] = 0


def clear_round(op: Operation) -> None:
    """What holds for a round alone: who was found and attacked, what was lost, what squadrons do."""
    for column in (op.found, op.spent, op.attacked, op.evaded, op.opened):
        clear(column)
    for column in (op.thinned, op.lost_factors, op.damaged_factors, op.hurt):
        clear(column)
    for column in (op.wing_task, op.wing_aim, op.wing_shown):
        clear(column)
    op.patrolled = 0
    op.land_air = [0, 0, 0, 0]


def clear_battle(op: Operation) -> None:
    """Nothing of the Naval Combat Chart is left."""
    stand_down(op)
    for side in range(2):
        for number in present_groups(op, side):
            depart(op, side, number)
    clear_round(op)
    for column in (op.on_chart, op.told, op.revealed, op.hindered):
        clear(column)
    for column in (op.group, op.withheld, op.search_edge, op.naval_shift):
        clear(column)
    for force in op.forces:
        force.number = 0
        force.joins = 0
        force.present = 0
        force.surplus = 0
    op.searches = []
    op.holder = NOBODY
    op.quiet = 0
    op.round = 0
    op.battle_hex = NOWHERE


class PressOn(Step):
    """22.28, 22.81A, 22.161B, 22.252E: who has won may go on with what he was about, or go home.

    So may who was attacked by squadrons or submarines, without a battle (22.28A).
    """

    seat: Public[SideNumber] = 0
    voyages: Public[OwnVoyages] = NOTHING
    attacked: Public[Bit] = 0

    def rule(self) -> str:
        return "22.28A" if self.attacked else "22.81A"

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, decisions.PRESS_ON, self.rule(), {"voyage": self.voyages[0] + 1})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def forbids(self, state: State, seat: int, action: int) -> int:
        return ALLOWED if seat == self.seat and (action == YES or action == NO) else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        first = self.voyages[0]
        # Each activity decides for itself, interceptors that sail together as one (22.252E).
        alone = op.voyages[first].level == now.ACTIVITY
        deciding = [first] if alone else self.voyages
        self.voyages = self.voyages[1:] if alone else []
        if not self.voyages:
            op.stack.pop()
        for number in deciding:
            if action == NO:
                op.voyages[number].status = now.ABORTED_DUTY
        diary.tell(
            op,
            events.PRESSES_ON if action == YES else events.TURNS_BACK,
            self.rule(),
            {"seat": diary.seat_fact(seat), "voyage": first + 1},
        )

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = PressOn()
        other.seat = self.seat
        other.voyages = self.voyages
        other.attacked = self.attacked
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.row("voyages", self.voyages, 0, "own voyages")
        to.limited("attacked", self.attacked, 0, 1)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = PressOn()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("voyages"):
            step.voyages = told.row("voyages", step.voyages)
        if told.says("attacked"):
            step.attacked = told.limited("attacked")
        return step
