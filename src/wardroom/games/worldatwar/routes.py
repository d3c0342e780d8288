"""Ways over the chart: a path is a destination and at most three hexes on the way (22.12)."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import COLUMNS, HEX, ROWS, hex_at, is_hex
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import FAR, Chart
from wardroom.games.worldatwar.stage import Stage

MOST_VIAS: Final = 3
# A question offers at most so many hexes.
MOST_HEXES: Final = 190
WIDEST_DETOUR: Final = 8


def legs(chart: Chart, path: list[int]) -> list[int]:
    """22.13A Where each stretch of a path ends: at a strait, and at its last hex."""
    ends: list[int] = []
    for place in range(len(path) - 1):
        if chart.strait_between(path[place], path[place + 1]):
            ends.append(place)
    ends.append(len(path) - 1)
    return ends


def leg_of(chart: Chart, path: list[int], place: int) -> int:
    """The number of the stretch in which a place of the path lies."""
    for number, end in enumerate(legs(chart, path)):
        if place <= end:
            return number
    return -1


def detours(chart: Chart, start: int, goal: int) -> list[int]:
    """Hexes that can lie on the way without making it much longer, never too many for a question."""
    if chart.offered_for == [start, goal]:
        return chart.offered
    there, back = chart.distances(start), chart.distances(goal)
    found: list[int] = []
    for h in range(COLUMNS * ROWS):
        if chart.sea[h] and there[h] + back[h] - there[goal] <= WIDEST_DETOUR and h != start and h != goal:
            found.append(h)
    # On a long way not every hex can be pointed at, but some hex near each.
    mesh = 1
    chosen = found
    while len(chosen) > MOST_HEXES:
        mesh += 1
        chosen = [h for h in found if (h // ROWS + 2 * (h % ROWS)) % mesh == 0]
    chart.offered = chosen
    chart.offered_for = [start, goal]
    return chosen


def waters(chart: Chart, start: int, most: int) -> list[int]:
    """The nearest hexes of the sea around a base, up to a distance."""
    if chart.offered_for == [start, -most]:
        return chart.offered
    away = chart.distances(start)
    reach = 0
    found: list[int] = []
    while reach <= most:
        ring = [h for h in range(COLUMNS * ROWS) if chart.sea[h] and away[h] == reach]
        if not ring or len(found) + len(ring) > MOST_HEXES:
            break
        found += ring
        reach += 1
    found.sort()
    chart.offered = found
    chart.offered_for = [start, -most]
    return found


class Station(Stage):
    """22.12 A player whose scenario leaves the goal open says where he sails."""

    def __init__(self) -> None:
        self.seat = 0
        self.voyage = 0
        self.range = FAR

    def names(self) -> list[str]:
        return ["seat", "voyage", "range"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], [self.voyage], [self.range]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat, self.voyage, self.range = parts[0][0], parts[1][0], parts[2][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "where-to", "22.12", {"voyage": self.voyage + 1})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        start = op.voyages[self.voyage].path[0]
        return [hex_at(h) for h in waters(op.scenario.chart, start, self.range)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not is_hex(action):
            return NOT_ASKED
        op = cast(Operation, state)
        near = waters(op.scenario.chart, op.voyages[self.voyage].path[0], self.range)
        return ALLOWED if action - HEX in near else NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        return self.candidates(state, seat) if seat == self.seat else []

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        voyage = op.voyages[self.voyage]
        voyage.path = op.scenario.chart.way([voyage.path[0], action - HEX])
        plot(op, self.seat, self.voyage, FAR)


class PlotCourse(Stage):
    """22.12 The exact path, in the open: hexes on the way one after the other, then `done`."""

    def __init__(self) -> None:
        self.seat = 0
        self.voyage = 0
        # 22.22 No interception from farther away.
        self.longest = FAR
        self.stops: list[int] = []

    def names(self) -> list[str]:
        return ["seat", "voyage", "longest", "stops"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], [self.voyage], [self.longest], self.stops]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat, self.voyage, self.longest = parts[0][0], parts[1][0], parts[2][0]
        self.stops = parts[3]

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        path = op.scenario.chart.way(self.stops)
        facts: dict[str, str | int] = {
            "voyage": self.voyage + 1,
            "hexes": len(path) - 1,
            **diary.hex_facts(op, "goal", path[-1]),
        }
        return Decision(seat, "which-way", "22.12", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        found = [DONE]
        if len(self.stops) < 2 + MOST_VIAS:
            for h in detours(op.scenario.chart, self.stops[-2], self.stops[-1]):
                found.append(hex_at(h))
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        chart = cast(Operation, state).scenario.chart
        if not is_hex(action) or len(self.stops) >= 2 + MOST_VIAS:
            return NOT_ASKED
        if action - HEX not in detours(chart, self.stops[-2], self.stops[-1]):
            return NOT_ASKED
        return self.via_forbids(chart, action - HEX)

    def via_forbids(self, chart: Chart, h: int) -> int:
        if h in self.stops:
            return no.ALREADY_ON_THE_WAY
        hexes = chart.by_sea(self.stops[-2], h) + chart.by_sea(self.stops[-1], h)
        for place in range(len(self.stops) - 2):
            hexes += chart.by_sea(self.stops[place], self.stops[place + 1])
        return no.BEYOND_RANGE if hexes > self.longest else ALLOWED

    def legal(self, state: State, seat: int) -> list[int]:
        """The same, without looking for the hexes anew for each of them."""
        if seat != self.seat:
            return []
        chart = cast(Operation, state).scenario.chart
        found: list[int] = []
        for action in self.candidates(state, seat):
            if action == DONE or self.via_forbids(chart, action - HEX) == ALLOWED:
                found.append(action)
        return found

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action != DONE:
            self.stops = [*self.stops[:-1], action - HEX, self.stops[-1]]
            return
        op.stack.pop()
        voyage = op.voyages[self.voyage]
        voyage.path = op.scenario.chart.way(self.stops)
        if op.log is not None:
            diary.tell(
                op,
                "path-announced",
                "22.12",
                {
                    "seat": diary.seat_fact(self.seat),
                    "voyage": self.voyage + 1,
                    **diary.hex_facts(op, "from", voyage.path[0]),
                    **diary.hex_facts(op, "to", voyage.path[-1]),
                    "hexes": len(voyage.path) - 1,
                },
            )


def plot(op: Operation, seat: int, voyage: int, longest: int) -> None:
    """Ask for the way of a voyage whose ends are known."""
    path = op.voyages[voyage].path
    if len(path) < 2:
        return
    step = PlotCourse()
    step.seat = seat
    step.voyage = voyage
    step.longest = longest
    step.stops = [path[0], path[-1]]
    op.stack.append(step)
