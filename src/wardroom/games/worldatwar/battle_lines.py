"""22.531 Two groups that meet line up: capital ships by rank, light ships, and those behind the screen."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Own, Public, Within
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import NUMBER, SHIP, is_ship
from wardroom.games.worldatwar.combat import burdened, count_label, in_line, labels_of, number_forbids
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.fleet import Line, must_be_screened, paired_aims, ranked
from wardroom.games.worldatwar.holding import bare
from wardroom.games.worldatwar.kinds import (
    AnyNumber,
    AnyNumbers,
    AnyRows,
    Bit,
    Groups,
    MaybeLabel,
    OwnUnits,
    SideNumber,
    UnitRows,
)
from wardroom.games.worldatwar.operation import NEITHER, NO_ROWS, NOTHING, Operation, slot
from wardroom.games.worldatwar.units import CAPITAL, CARRIER

# What the step of an engagement does next.
SCREEN: Final = 0
AIM_CAPITALS: Final = 1
FIRE_CAPITALS: Final = 2
AIM_LIGHTS: Final = 3
FIRE_LIGHTS: Final = 4
AIM_HELD_CAPITALS: Final = 5
FIRE_HELD_CAPITALS: Final = 6
AIM_HELD_LIGHTS: Final = 7
FIRE_HELD_LIGHTS: Final = 8
FINISHED: Final = 9

UNDECIDED: Final = -9
NONE_OWED: Final[list[int]] = [0, 0, 0, 0]


class BattleLines(Step):
    """22.531 Two groups in line: who stands in the front, who is screened, and what each fires at."""

    part: Annotated[Public[Limited], Between(0, 9)] = SCREEN
    numbers: Public[Groups] = NEITHER
    # Capital ships in the front in order of rank, and all ships that are screened, by seat.
    capitals: Public[Own[UnitRows]] = NO_ROWS
    screened: Public[Own[UnitRows]] = NO_ROWS
    # 22.54B-C: what each capital ship fires at, by rank; UNDECIDED until it is asked.
    aims: Public[Own[AnyRows]] = NO_ROWS
    # 22.54E: surplus light factors at each capital ship, by rank, and those that hold their fire.
    spread: Public[Own[AnyRows]] = NO_ROWS
    held: Public[Own[AnyNumbers]] = NEITHER
    # Light factors still to be told what to do, and how many went to the target before.
    rest: Annotated[Public[AnyNumber], Within("asked")] = 0
    before: Annotated[Public[AnyNumber], Within("asked")] = 0
    # A target whose number of factors is asked for.
    target: Annotated[Public[AnyNumber], Within("asked")] = UNDECIDED
    # 22.55: one-factor ships still due for cruisers sunk, by seat; in the front and behind.
    owed: Public[Own[AnyNumbers]] = NONE_OWED
    # 22.54G: target after target, a screened unit or AT_LIGHTS, each with the capital ship or the light
    # factors that fire at it.
    behind: Public[AnyNumbers] = NOTHING

    def line(self, op: Operation, seat: int) -> Line:
        """22.531 The ships of a side as they stand now."""
        line = Line(op.roster, op.hits, self.burden(op, seat))
        line.shift = op.naval_shift[seat]
        line.capitals = self.capitals[seat]
        for unit in in_line(op, seat, self.numbers[seat]):
            kind = op.roster.kind[unit]
            behind = unit in self.screened[seat]
            lights = line.veiled_lights if behind else line.lights
            if kind == CAPITAL or kind == CARRIER:
                if behind:
                    line.veiled.append(unit)
            else:
                lights.add(op.roster, op.hits, unit)
        return line

    def line_up(self, op: Operation, chosen: list[list[int]]) -> None:
        """22.531 The categories are settled, and both groups are shown."""
        for seat in range(2):
            reveal_group(op, seat, self.numbers[seat])
            op.attacked[slot(seat, self.numbers[seat])] = 1
            bare(op, seat, self.numbers[seat])
            able = in_front(op, seat, self.numbers[seat])
            front: list[int] = []
            hidden: list[int] = []
            for unit in in_line(op, seat, self.numbers[seat]):
                if unit in chosen[seat] or unit not in able:
                    hidden.append(unit)
                elif op.roster.kind[unit] == CAPITAL:
                    front.append(unit)
            self.capitals[seat] = ranked(op.roster, op.hits, front)
            self.screened[seat] = hidden
            held_back = [unit for unit in hidden if op.withheld[unit]]
            if held_back and op.log is not None:
                diary.tell(
                    op,
                    events.HELD_BACK,
                    "22.26D",
                    {"seat": diary.seat_fact(seat), "ships": diary.ships_fact(op, held_back)},
                )
        facts: dict[str, Fact] = {"first": self.numbers[0], "second": self.numbers[1]}
        diary.tell(op, events.FLEET_COMBAT, "22.53", facts)
        one, other = self.line(op, 0), self.line(op, 1)
        self.aims = [paired_aims(one, other), paired_aims(other, one)]
        self.part = AIM_CAPITALS
        more = self.richer()
        if self.capitals[1 - more] or not self.line(op, 1 - more).lights.empty():
            for rank in range(len(self.capitals[1 - more]), len(self.capitals[more])):
                self.aims[more][rank] = UNDECIDED

    def richer(self) -> int:
        """The seat with surplus capital ships; the first seat if there are none."""
        return 1 if len(self.capitals[1]) > len(self.capitals[0]) else 0

    def hide_hurt_cruisers(self, op: Operation) -> None:
        """22.54C Cruisers damaged by capital ship fire are screened at once."""
        for seat in range(2):
            self.screened[seat] = self.screened[seat] + self.line(op, seat).lights.hurt

    def firing_behind(self, target: int) -> list[int]:
        """22.54G The capital ships that fire at a screened target together."""
        return [self.behind[n + 1] for n in range(0, len(self.behind), 2) if self.behind[n] == target]

    def burden(self, op: Operation, seat: int) -> int:
        return 1 if burdened(op, seat, self.numbers[seat]) else 0


def in_front(op: Operation, seat: int, number: int) -> list[int]:
    """22.531C Ships that are neither screened by the rules nor held back (22.26D)."""
    found: list[int] = []
    for unit in in_line(op, seat, number):
        if not op.withheld[unit] and not must_be_screened(op.roster, op.hits, op.laden, unit):
            found.append(unit)
    return found


class Screening(Sealed):
    """22.531C Both sides decide in secret which ships they screen, before any ship is shown."""

    def begin(self, state: State, seat: int) -> Step:
        run = ScreenRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        chosen: list[list[int]] = [[], []]
        for seat in range(2):
            run = self.runs.get(seat)
            if isinstance(run, ScreenRun):
                chosen[seat] = run.units[:]
        op.stack.pop()
        cast(BattleLines, op.stack[-1]).line_up(op, chosen)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def empty(self) -> Sealed:
        return Screening(self.members)


class ScreenRun(Step):
    """22.531C The ships one side screens by choice, in ascending order of their labels."""

    seat: Public[SideNumber] = 0
    units: Public[OwnUnits] = NOTHING
    # A label of which there are several, while their number is asked.
    label: Public[MaybeLabel] = -1
    last: Public[MaybeLabel] = -1
    finished: Public[Bit] = 0

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def able(self, op: Operation) -> list[int]:
        """Ships that stand in the front unless they are screened."""
        return in_front(op, self.seat, lines_of(op).numbers[self.seat])

    def decision(self, state: State, seat: int) -> Decision:
        if self.label >= 0:
            ship = f"ship/{cast(Operation, state).scenario.labels[self.label]}"
            return Decision(seat, decisions.SCREEN_NUMBER, "22.531C", {"ship": ship})
        op = cast(Operation, state)
        return Decision(seat, decisions.SCREEN, "22.531C", {"group": lines_of(op).numbers[self.seat]})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.label >= 0:
            return [NUMBER + n for n in range(1, count_label(op, self.able(op), self.label) + 1)]
        ships = labels_of(op, in_line(op, self.seat, lines_of(op).numbers[self.seat]))
        return [DONE, *[SHIP + label for label in ships]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.label >= 0:
            return number_forbids(action, 1, count_label(op, self.able(op), self.label))
        if action == DONE:
            return ALLOWED
        if not is_ship(action):
            return NOT_ASKED
        label = action - SHIP
        if label not in labels_of(op, in_line(op, self.seat, lines_of(op).numbers[self.seat])):
            return no.NOT_YOUR_SHIP
        if count_label(op, self.able(op), label) == 0:
            return no.SCREENED_ANYWAY
        return ALLOWED if label > self.last else no.IN_ORDER

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == DONE:
            self.finished = 1
        elif self.label >= 0:
            self.put(op, self.label, action - NUMBER)
        elif count_label(op, self.able(op), action - SHIP) > 1:
            self.label = action - SHIP
        else:
            self.put(op, action - SHIP, 1)

    def put(self, op: Operation, label: int, count: int) -> None:
        for unit in self.able(op):
            if count > 0 and op.label(unit) == label:
                self.units = [*self.units, unit]
                count -= 1
        self.last = label
        self.label = -1
        if max(op.label(unit) for unit in self.able(op)) == label:
            self.finished = 1

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = ScreenRun()
        other.seat = self.seat
        other.units = self.units
        other.label = self.label
        other.last = self.last
        other.finished = self.finished
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.row("units", self.units, 0, "own ships")
        to.limited("label", self.label, -1, "labels")
        to.limited("last", self.last, -1, "labels")
        to.limited("finished", self.finished, 0, 1)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = ScreenRun()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("units"):
            step.units = told.row("units", step.units)
        if told.says("label"):
            step.label = told.limited("label")
        if told.says("last"):
            step.last = told.limited("last")
        if told.says("finished"):
            step.finished = told.limited("finished")
        return step


def may_screen(op: Operation, seat: int, number: int) -> bool:
    """Whether a side may have ships to screen, as far as everybody can see before they are shown."""
    held_back = False
    for f, own in enumerate(op.forces):
        if own.side == seat and own.number == number and own.present and op.may_hold_back(f):
            held_back = True
    if op.revealed[slot(seat, number)] and not held_back:
        return len(in_front(op, seat, number)) > 0
    return True


def lines_of(op: Operation) -> BattleLines:
    """The lines of the engagement that is being fought; they lie under whatever they wait for."""
    for place in range(len(op.stack) - 1, -1, -1):
        step = op.stack[place]
        if isinstance(step, BattleLines):
            return step
    raise ValueError("no fleet engagement is being fought")
