"""22.15 The course of an operation: activities are announced, carried out and brought to an end."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NO, YES
from wardroom.games.worldatwar.cards import lay_cards
from wardroom.games.worldatwar.ending import tell_scores
from wardroom.games.worldatwar.interception import forces_of, is_submarine_voyage
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST, Choosing, Muster, form_force, may_lie, sum_up
from wardroom.games.worldatwar.operation import ABORTED_DUTY, ANNOUNCED, SAILING, Operation, Voyage
from wardroom.games.worldatwar.plotting import clear_the_plot
from wardroom.games.worldatwar.returning import disband_idle, turn_upright
from wardroom.games.worldatwar.routes import Station, plot
from wardroom.games.worldatwar.scenario import ACTIVITIES, NOWHERE, STRATEGIC, UNDERSEA, Duty
from wardroom.games.worldatwar.sortie import HOMEWARD, Sortie
from wardroom.games.worldatwar.stage import Stage

# What happens in a phase.
CODEBREAKING: Final = 0
ANNOUNCING: Final = 1
SAILING_OUT: Final = 2
LAST_RETURN: Final = 3
PHASE_END: Final = 4

# What is asked of each activity.
ASK: Final = 0
FIRST: Final = 1
MORE: Final = 2
COURSE: Final = 3


class Campaign(Stage):
    """22.15 All phases of the operation, one after the other."""

    def __init__(self) -> None:
        self.place = CODEBREAKING

    def names(self) -> list[str]:
        return ["place"]

    def parts(self) -> list[list[int]]:
        return [[self.place]]

    def refill(self, parts: list[list[int]]) -> None:
        self.place = parts[0][0]

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        place = self.place
        self.place += 1
        if place == CODEBREAKING:
            op.moving = op.scenario.phases[op.phase]
            diary.tell(
                op, "phase-begins", "22.15", {"number": op.phase + 1, "seat": diary.seat_fact(op.moving)}
            )
            new_turn = begins_turn(op)
            if new_turn:
                turn_upright(op)
            clear_the_plot(op)
            if new_turn:
                op.codes = [0, 0]
                op.sub_codes = [0, 0]
                lay_cards(op, UNDERSEA)
                lay_cards(op, STRATEGIC)
        elif place == ANNOUNCING:
            op.stack.append(Announce())
        elif place == SAILING_OUT:
            sortie = Sortie()
            sortie.side = op.moving
            sortie.voyages = [n for n, voyage in enumerate(op.voyages) if voyage.status == ANNOUNCED]
            for number in sortie.voyages:
                op.voyages[number].status = SAILING
            op.stack.append(sortie)
        elif place == LAST_RETURN:
            call_home(op)
        else:
            disband_idle(op)
            self.place = CODEBREAKING
            op.phase += 1
            if op.phase == len(op.scenario.phases):
                tell_scores(op)
                op.stack.pop()


def begins_turn(op: Operation) -> bool:
    """22.22I Codebreaking holds for a player turn: as long as the same side moves."""
    return op.phase == 0 or op.scenario.phases[op.phase] != op.scenario.phases[op.phase - 1]


def call_home(op: Operation) -> None:
    """22.15C Patrols are the last to go home."""
    for side in range(2):
        bound: list[int] = []
        for number, voyage in enumerate(op.voyages):
            if voyage.side == side and voyage.patrol and voyage.status == SAILING and forces_of(op, number):
                if watch_is_over(op, number):
                    voyage.status = ABORTED_DUTY
                    bound.append(number)
        if bound:
            step = Sortie()
            step.side = side
            step.place = HOMEWARD
            op.stack.append(step)


def watch_is_over(op: Operation, number: int) -> bool:
    """22.913 Ships that support their own side stay for its player turn, submarines and watches longer."""
    if op.phase == len(op.scenario.phases) - 1:
        return True
    if op.scenario.phases[op.phase + 1] == op.voyages[number].side or is_submarine_voyage(op, number):
        return False
    return op.scenario.duties[op.voyages[number].duty].offensive


class Announce(Stage):
    """22.15A The moving player's activities of the phase: whether, with which ships, and along which path."""

    def __init__(self) -> None:
        self.duty = 0
        self.place = 0
        self.voyage = 0
        self.formed = 0

    def names(self) -> list[str]:
        return ["duty", "place", "voyage", "formed"]

    def parts(self) -> list[list[int]]:
        return [[self.duty], [self.place], [self.voyage], [self.formed]]

    def refill(self, parts: list[list[int]]) -> None:
        self.duty, self.place, self.voyage, self.formed = parts[0][0], parts[1][0], parts[2][0], parts[3][0]

    def current(self, op: Operation) -> Duty | None:
        if self.duty >= len(op.scenario.duties):
            return None
        duty = op.scenario.duties[self.duty]
        if duty.phase != op.phase:
            return None
        # 22.13C There is nobody to join if the leading duty was not taken on.
        if duty.joins >= 0 and not any(v.duty == duty.joins and v.status == ANNOUNCED for v in op.voyages):
            return None
        return duty

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        duty = self.current(op)
        if duty is None:
            return 0
        # Whether a force could be made up is the owner's secret, unless everybody knows that none can.
        able = may_lie(op, duty.base) >= duty.least
        if self.place == ASK and not duty.demanded and (able or duty.task_forces == 0 or duty.forces):
            return 1 << op.moving
        if self.place == MORE and self.formed < duty.task_forces and able:
            return 1 << op.moving
        return 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        duty = op.scenario.duties[self.duty]
        facts: dict[str, str | int] = {
            "duty": diary.duty_fact(op, duty),
            "activity": ACTIVITIES[duty.activity],
            "formed": self.formed,
        }
        if self.place == ASK:
            return Decision(seat, "carry-out", "22.15A", facts)
        return Decision(seat, "another-force", "22.14B", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [YES, NO]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != op.moving or self.asks(state) == 0:
            return NOT_ASKED
        if action == NO:
            return ALLOWED
        if action != YES:
            return NOT_ASKED
        return self.force_forbids(op)

    def force_forbids(self, op: Operation) -> int:
        duty = op.scenario.duties[self.duty]
        if duty.task_forces == 0 or (self.place == ASK and duty.forces):
            return ALLOWED
        return ALLOWED if self.choosing(op, duty).possible(op) else no.NOTHING_UNCOMMITTED

    def choosing(self, op: Operation, duty: Duty) -> Choosing:
        run = Choosing()
        run.seat = op.moving
        run.base = duty.base
        run.least = duty.least
        run.most = min(duty.most, TASK_FORCE_MOST)
        run.cargo = duty.cargo if self.formed == 0 else 0
        return run

    def take(self, state: State, seat: int, action: int) -> None:
        if self.place == ASK:
            if action == NO:
                self.duty += 1
            else:
                self.place = FIRST
        else:
            self.place = FIRST if action == YES else COURSE

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        duty = self.current(op)
        if duty is None:
            self.duty += 1
            if self.duty >= len(op.scenario.duties):
                op.stack.pop()
            return
        if self.place == ASK:
            if self.force_forbids(op) != ALLOWED:
                # Demanded or not, nobody is left who could do it.
                self.duty += 1
            else:
                self.place = FIRST
        elif self.place == FIRST:
            self.place = MORE
            if self.formed == 0:
                self.open_voyage(op, duty)
            self.gather(op, duty)
        elif self.place == MORE:
            self.place = COURSE
        else:
            self.set_course(op, duty)
            self.place = ASK
            self.formed = 0
            self.duty += 1

    def open_voyage(self, op: Operation, duty: Duty) -> None:
        voyage = Voyage()
        voyage.side = op.moving
        voyage.duty = self.duty
        voyage.path = [op.scenario.bases[duty.base].at]
        op.voyages.append(voyage)
        self.voyage = len(op.voyages) - 1
        diary.tell(
            op,
            "activity",
            "22.15A",
            {
                "seat": diary.seat_fact(op.moving),
                "duty": diary.duty_fact(op, duty),
                "activity": ACTIVITIES[duty.activity],
                "voyage": self.voyage + 1,
                "cargo": duty.cargo,
            },
        )

    def gather(self, op: Operation, duty: Duty) -> None:
        """The scenario names the ships, or the player chooses them in secret."""
        # The first force carries the cargo.
        run = self.choosing(op, duty)
        self.formed += 1
        if self.formed == 1:
            for place, units in enumerate(duty.forces):
                cargo = duty.cargo if place == 0 and duty.task_forces == 0 else 0
                # 22.9432 Some may have been lost in port.
                afloat = [unit for unit in units if not op.is_sunk(unit)]
                if afloat:
                    carrying = min(cargo, sum_up(op, afloat).carrying)
                    form_force(op, op.moving, duty.base, self.voyage, afloat, carrying, 1)
        if duty.task_forces == 0 or not run.possible(op):
            return
        muster = Muster(1 << op.moving)
        muster.seat = op.moving
        muster.base = duty.base
        muster.voyage = self.voyage
        muster.least = run.least
        muster.most = run.most
        muster.cargo = run.cargo
        op.stack.append(muster)

    def set_course(self, op: Operation, duty: Duty) -> None:
        start = op.scenario.bases[duty.base].at
        if duty.target == NOWHERE:
            step = Station()
            step.seat = op.moving
            step.voyage = self.voyage
            step.range = duty.range
            op.stack.append(step)
            return
        goal = duty.rendezvous if duty.rendezvous != NOWHERE else duty.target
        op.voyages[self.voyage].path = op.scenario.chart.way([start, goal])
        plot(op, op.moving, self.voyage, duty.range)
