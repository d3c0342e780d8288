"""22.531 Two groups that meet line up: capital ships by rank, light ships, and those behind the screen."""

from typing import Annotated, Final

from wardroom.core.decision import Fact
from wardroom.core.facts import Between, Limited, Own, Public, Within
from wardroom.core.state import Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.combat import burdened, in_line
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.fleet import Line, must_be_screened, paired_aims, ranked
from wardroom.games.worldatwar.holding import bare
from wardroom.games.worldatwar.kinds import AnyNumber, AnyNumbers, AnyRows, Groups, UnitRows
from wardroom.games.worldatwar.operation import NEITHER, NO_ROWS, NOTHING, Operation, slot
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, CRUISER, is_one_factor

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
            elif kind == CRUISER:
                if op.hits[unit] == 0:
                    lights.cruisers.append(unit)
                else:
                    lights.hurt.append(unit)
            elif is_one_factor(kind):
                lights.ones.append(unit)
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
                    "held-back",
                    "22.26D",
                    {"seat": diary.seat_fact(seat), "ships": diary.ships_fact(op, held_back)},
                )
        facts: dict[str, Fact] = {"first": self.numbers[0], "second": self.numbers[1]}
        diary.tell(op, "fleet-combat", "22.53", facts)
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

    def burden(self, op: Operation, seat: int) -> int:
        return 1 if burdened(op, seat, self.numbers[seat]) else 0


def in_front(op: Operation, seat: int, number: int) -> list[int]:
    """22.531C Ships that are neither screened by the rules nor held back (22.26D)."""
    found: list[int] = []
    for unit in in_line(op, seat, number):
        if not op.withheld[unit] and not must_be_screened(op.roster, op.hits, op.laden, unit):
            found.append(unit)
    return found
