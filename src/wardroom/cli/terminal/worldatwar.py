"""A World at War in the terminal: the chart, who is at sea, the status boards, and the battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import DANGER, QUIET, STRONG
from wardroom.cli.terminal.packing import packed
from wardroom.cli.terminal.worldatwar_boards import OperationBoards
from wardroom.cli.terminal.worldatwar_chart import ChartDrawing, letter_of
from wardroom.core.events import Event
from wardroom.core.outcome import Scored
from wardroom.core.sealed import Sealed
from wardroom.core.state import UNKNOWN, State
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.actions import (
    hex_name,
)
from wardroom.games.worldatwar.battle_lines import ScreenRun
from wardroom.games.worldatwar.ending import scores
from wardroom.games.worldatwar.holding import Holding
from wardroom.games.worldatwar.muster import Choosing, Muster, in_port
from wardroom.games.worldatwar.operation import MOST_NUMBERS, Operation, slot
from wardroom.games.worldatwar.routes import PlotCourse, Station
from wardroom.games.worldatwar.scenario import CARDS, FAR, Chart
from wardroom.games.worldatwar.sending_out import WHERE, Intercept
from wardroom.games.worldatwar.tables import FLEET_ROW, LEAST_ROLL, MOST_ROLL, fleet_hits, squadron_hits
from wardroom.games.worldatwar.units import KINDS, NATIONS

# From here on the names of the bases stand beside the chart.
BESIDE = 36
# So many hexes are listed one by one; more are only shown on the chart.
LISTED = 24
# Bases told with a hex that may be chosen.
NEAREST = 3
# The largest force of one roll.
MOST_ROWS = 25


class WorldAtWarBoard(OperationBoards):
    # -- the whole board ----------------

    def drawings(self, view: State, seat: int, width: int) -> Iterator[list[RenderableType]]:
        op = cast(Operation, view)
        asked = bool(self.offered(op, seat))
        # The chart stands with the question where hexes are to be chosen.
        for airy, chart, enemy in (
            (True, not asked, True),
            (False, not asked, True),
            (False, False, True),
            (False, False, False),
        ):
            yield self.drawing(op, seat, width - 1, airy, chart, enemy)

    def drawing(
        self, op: Operation, seat: int, width: int, airy: bool, chart: bool, enemy: bool
    ) -> list[RenderableType]:
        gap: list[RenderableType] = [Text()] if airy else []
        parts: list[RenderableType] = [*self.top(op, width)]
        if airy:
            parts += packed(self.duties(op), width, "  ")
        if chart:
            parts += [*gap, *self.chart(op, seat, width)]
        battle = self.combat_chart(op, seat)
        if battle:
            parts += [*gap, *battle]
        sailing = self.sailing(op, seat)
        if sailing is not None:
            parts += [*gap, self.heading("ww-at-sea"), sailing]
        if enemy:
            theirs = self.ports(op, seat, 1 - seat)
            if theirs:
                parts += [
                    *gap,
                    self.heading(
                        "ww-their-board", name=self.names[1 - seat], side=self.side_name(op, 1 - seat)
                    ),
                    *theirs,
                ]
        own = [*self.ports(op, seat, seat), *self.carrier_air(op, seat)]
        parts += [*gap, self.heading("ww-your-board", side=self.side_name(op, seat)), *own]
        return parts

    def heading(self, id: str, **facts: str | int) -> RenderableType:
        return Rule(Text(self.say(id, **facts)), align="left", style=QUIET)

    def top(self, op: Operation, width: int) -> list[Text]:
        """Scenario, phase, points and cards; then the steps, and whose phase it is."""
        key = f"worldatwar-new-choice-scenario-{op.scenario.key}"
        known = self.words.has(key) and not op.scenario.lines
        title = self.words.text(key) if known else op.scenario.title
        points = scores(op)
        pieces = [
            Text(f"{self.title} · {title}", style=STRONG),
            Text(
                self.say(
                    "ww-phase",
                    number=min(op.phase + 1, len(op.scenario.phases)),
                    phases=len(op.scenario.phases),
                ),
                style=QUIET,
            ),
            Text(
                ", ".join(f"{self.names[s]} {self.say('pts', number=points[s])}" for s in range(2)),
                style=QUIET,
            ),
        ]
        course = op.course()
        steps = [self.step(course, place) for place in range(len(course.steps))]
        turn = Text(self.say("ww-moves", name=self.names[op.moving]), style=STRONG)
        return [*packed([*pieces, turn], width, "   "), *packed(steps, width)]

    def side_name(self, op: Operation, side: int) -> str:
        key = op.scenario.sides[side]
        return self.words.text(f"nation-{key}") if self.words.has(f"nation-{key}") else key

    def duties(self, op: Operation) -> list[Text]:
        """What the operation is about, and what it is worth."""
        scenario = op.scenario
        found = [Text(self.say("ww-duties"), style=QUIET)]
        for duty in scenario.duties:
            name = self.duty_name(op, duty)
            told = self.say(
                "ww-duty",
                # A patrol may choose where to go.
                name=f"{name} ▸ {self.place_name(op, duty.target)}" if duty.target >= 0 else name,
                phase=duty.phase + 1,
                side=self.side_name(op, scenario.phases[duty.phase]),
                points=duty.points,
                cargo=duty.cargo_points,
            )
            found.append(Text(told, style=QUIET))
        side = self.side_name(op, scenario.tie)
        worth = self.say("ww-worth", sunk=scenario.sunk_points, damaged=scenario.damaged_points, side=side)
        return [*found, Text(worth, style=QUIET)]

    # -- the chart ----------------

    def offered(self, op: Operation, seat: int) -> list[int]:
        """Hexes among the answers to the question."""
        if not op.stack or not op.asked() >> seat & 1:
            return []
        return [action - actions.HEX for action in op.legal(seat) if actions.is_hex(action)]

    def course_drawn(self, op: Operation, seat: int) -> list[int]:
        """The path that is being laid."""
        top = op.stack[-1] if op.stack else None
        if isinstance(top, PlotCourse) and top.seat == seat:
            return op.scenario.chart.way(top.stops)
        return []

    def chart(self, op: Operation, seat: int, width: int) -> list[RenderableType]:
        drawing = ChartDrawing(op, seat, self.offered(op, seat), self.course_drawn(op, seat))
        lines = drawing.lines(width)
        legend = self.legend(op, seat)
        least = max(line.cell_len for line in lines) + 3
        if least + BESIDE <= width:
            grid = Table.grid(padding=(0, 3, 0, 0))
            # Only what stands beside the chart may be broken into lines.
            grid.add_column(no_wrap=True, min_width=least - 3)
            grid.add_column()
            grid.add_row(Group(*lines), Group(*legend, *self.signs()))
            return [grid]
        return [*lines, *packed(legend, width, "   "), *packed(self.signs(), width, "   ")]

    def legend(self, op: Operation, seat: int) -> list[Text]:
        found = []
        for place, base in enumerate(op.scenario.bases):
            own = base.side == seat
            text = Text(letter_of(op, seat, place), style=STRONG if own else DANGER)
            found.append(text.append(f" {self.base_name(op, place)} {hex_name(base.at)}", style="not bold"))
        return found

    def signs(self) -> list[Text]:
        names = ("bases", "voyages", "paths", "offered", "odd")
        return [Text(self.say(f"ww-sign-{name}"), style=QUIET) for name in names]

    def shown_with(self, view: State, seat: int, width: int) -> list[RenderableType]:
        op = cast(Operation, view)
        return self.chart(op, seat, width) if self.offered(op, seat) else []

    def unlisted(self, view: State, seat: int, legal: list[int]) -> list[int]:
        hexes = [action for action in legal if actions.is_hex(action)]
        return hexes if len(hexes) > LISTED else []

    def in_order(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """Hexes last, and those of a path as it leads."""
        op = cast(Operation, view)
        top = op.stack[-1] if op.stack else None
        path: list[int] = []
        if isinstance(top, Intercept) and top.targets:
            path = op.voyages[top.targets[0]].path

        def place(action: int) -> tuple[bool, int, int]:
            on_path = actions.is_hex(action) and action - actions.HEX in path
            return actions.is_hex(action), path.index(action - actions.HEX) if on_path else 0, action

        return sorted(legal, key=place)

    # -- what goes on ----------------

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        op = cast(Operation, view)
        return [*self.combat_chart(op, seat)] if any(op.on_chart) else []

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        """Ships picked so far, or the path as it is laid so far."""
        op = cast(Operation, view)
        top = op.stack[-1] if op.stack else None
        run = top.runs.get(seat) if isinstance(top, Muster) else None
        if isinstance(run, Choosing):
            ships = self.fleet(op, run.units) if run.units else Text("-")
            force = Text(f"{self.say('ww-your-force')} ", style=STRONG).append(ships)
            return [force, Text(self.say("ww-in-order"), style=QUIET)]
        course = self.course_drawn(op, seat)
        if course:
            names = " ".join(hex_name(h) for h in course)
            return [Text(f"{self.say('ww-your-course')} ", style=STRONG).append(names, style="not bold")]
        return []

    def threatened(self, view: State, seat: int) -> bool:
        op = cast(Operation, view)
        return any(op.attacked[slot(seat, number)] for number in range(1, MOST_NUMBERS + 1))

    # -- answers ----------------

    def note(self, view: State, seat: int, action: int) -> str:
        op = cast(Operation, view)
        if actions.is_hex(action):
            return self.hex_note(op, seat, action - actions.HEX)
        if actions.is_base(action):
            return self.base_note(op, seat, action - actions.BASE)
        if actions.is_force(action) and action - actions.FORCE < len(op.voyages):
            return self.forces(op, seat, action - actions.FORCE).plain.replace("\n", "; ")
        if actions.is_group(action):
            return self.fleet(op, op.group_units(seat, action - actions.GROUP)).plain
        if actions.is_enemy(action):
            return self.enemy_group(op, seat, action - actions.ENEMY).plain
        if actions.is_ship(action):
            return self.ship_note(op, seat, action - actions.SHIP)
        return ""

    def hex_note(self, op: Operation, seat: int, h: int) -> str:
        """How far it is: from where one starts, or from one's ports for an interception."""
        chart = op.scenario.chart
        top = op.stack[-1] if op.stack else None
        told = [self.base_name(op, place) for place, base in enumerate(op.scenario.bases) if base.at == h]
        if isinstance(top, Intercept) and top.place == WHERE:
            told += self.nearest(op, seat, h)
        elif isinstance(top, Station):
            away = chart.by_sea(op.voyages[top.voyage].path[0], h)
            told.append(self.say("ww-hexes", number=away))
        elif isinstance(top, PlotCourse):
            stops = [*top.stops[:-1], h, top.stops[-1]]
            told.append(self.say("ww-hexes", number=self.length(chart, stops)))
        return ", ".join(told)

    def length(self, chart: Chart, stops: list[int]) -> int:
        return sum(chart.by_sea(here, there) for here, there in pairwise(stops))

    def nearest(self, op: Operation, seat: int, h: int) -> list[str]:
        """Own ports with free ships, the nearest first, and how many hexes they are away by sea."""
        away = []
        for place, base in enumerate(op.scenario.bases):
            hexes = op.scenario.chart.by_sea(base.at, h)
            if base.side == seat and hexes < FAR and in_port(op, place):
                away.append((hexes, place))
        return [f"{self.base_name(op, place)} {hexes}" for hexes, place in sorted(away)[:NEAREST]]

    def base_note(self, op: Operation, seat: int, place: int) -> str:
        for number, base in enumerate(op.scenario.bases):
            if base.place != place:
                continue
            told = []
            top = op.stack[-1] if op.stack else None
            if isinstance(top, Intercept):
                hexes = op.scenario.chart.by_sea(base.at, top.hex)
                told.append(self.say("ww-hexes", number=hexes))
            ships = self.fleet(op, in_port(op, number)).plain if base.side == seat else ""
            air = self.squadrons(op, [-1 - number]).plain if not isinstance(top, Intercept) else ""
            return "; ".join(part for part in (*told, ships, air) if part)
        return ""

    def ship_note(self, op: Operation, seat: int, label: int) -> str:
        """Class, hits, or of light ships how many there are to choose from."""
        units = [u for u in range(len(op.force)) if op.label(u) == label and not op.is_sunk(u)]
        if not units:
            return ""
        top = op.stack[-1] if op.stack else None
        run = top.run(op, seat) if isinstance(top, Sealed) and top.pending >> seat & 1 else None
        if isinstance(run, Choosing):
            units = run.available(op, label)
        elif isinstance(run, ScreenRun):
            units = [u for u in run.able(op) if op.label(u) == label]
        elif isinstance(run, Holding):
            units = run.alike(op, label)
        if not units:
            return ""
        sign = self.class_of(op, units[0])
        told = [sign if len(units) == 1 else f"{sign} ×{len(units)}"]
        if op.hits[units[0]] and len(units) == 1:
            told.append(self.say("ww-hits", number=op.hits[units[0]]))
        if op.is_slow(units[0]):
            told.append(self.say("ww-slow"))
        return ", ".join(told)

    def aims(self, view: State, action: int) -> bool:
        return False

    def is_target(self, action: int) -> bool:
        return False

    # -- cards and single ships ----------------

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        """Codebreaking cards left to each side."""
        op = cast(Operation, view)
        grid = Table.grid(padding=(0, 2, 0, 0))
        names = (Text(self.names[side], style=QUIET) for side in (seat, 1 - seat))
        grid.add_row(Text(self.words.text("worldatwar-codes"), style=QUIET), *names)
        for kind, name in enumerate(CARDS):
            held = (str(op.cards[side * len(CARDS) + kind]) for side in (seat, 1 - seat))
            grid.add_row(Text(self.words.text(f"worldatwar-card-{name}"), style=STRONG), *held)
        return [grid]

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        op = cast(Operation, view)
        action = self.meant(word, [actions.SHIP + n for n in range(len(op.scenario.labels))])
        units = [u for u in range(len(op.force)) if op.label(u) == action - actions.SHIP]
        if not units:
            return None
        first, roster = units[0], op.roster
        sort = self.words.text(f"worldatwar-sort-{KINDS[roster.kind[first]]}")
        facts = [
            ("ship-type", f"{self.class_of(op, first)}  {sort}"),
            ("ship-nation", self.words.text(f"nation-{NATIONS[roster.nation[first]]}")),
            ("ww-speed", self.say("ww-fast" if roster.fast[first] else "ww-slow")),
            ("ww-drm", str(roster.drm[first])),
            ("ww-air", str(roster.air[first] or "")),
            ("ww-ships", str(len(units)) if len(units) > 1 else ""),
            ("ship-place", ", ".join(dict.fromkeys(self.where(op, seat, unit) for unit in units))),
        ]
        return self.page(self.ship_name(op, first), op.scenario.labels[op.label(first)], facts)

    def where(self, op: Operation, seat: int, unit: int) -> str:
        """As far as the seat knows."""
        if op.is_sunk(unit):
            return self.words.text("worldatwar-sunk")
        port = self.base_name(op, op.berth[unit])
        if op.force[unit] == UNKNOWN:
            return f"{port} {self.say('ww-or-at-sea')}"
        if op.force[unit] == 0:
            return port
        number = op.forces[op.force[unit] - 1].voyage
        return self.say("ww-in-voyage", number=number + 1, at=hex_name(op.voyages[number].hex()))

    # -- points and reference ----------------

    def summary(self, view: State) -> list[RenderableType]:
        """22.55 The Naval Attack Table: hits by modified roll."""
        rows: dict[int, list[int]] = {}
        for factors in range(1, MOST_ROWS + 1):
            rows.setdefault(FLEET_ROW[factors], []).append(factors)
        grid = Table.grid(padding=(0, 2, 0, 0))
        rolls = range(LEAST_ROLL, MOST_ROLL + 1)
        grid.add_row(*(Text(str(head), style=QUIET) for head in (self.say("ww-factors"), *rolls)))
        for row in rows.values():
            told = str(row[0]) if len(row) == 1 else f"{row[0]}–{row[-1]}"
            grid.add_row(Text(told, style=STRONG), *(str(fleet_hits(row[0], roll)) for roll in rolls))
        air = Table.grid(padding=(0, 2, 0, 0))
        air.add_row(
            *(
                Text(str(head), style=QUIET)
                for head in (self.words.text("worldatwar-die-search-squadrons"), *rolls)
            )
        )
        for squadrons in range(1, 11):
            air.add_row(
                Text(str(squadrons), style=STRONG), *(str(squadron_hits(squadrons, roll)) for roll in rolls)
            )
        return [Text(self.say("ww-attack-table"), style=STRONG), grid, air]

    def points(self, view: State) -> list[int]:
        return scores(cast(Operation, view))

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        """An operation is one round: duties, and ships sunk or damaged."""
        op = cast(Operation, view)
        if op.stack:
            return []
        found = []
        for seat, total in enumerate(scores(op)):
            duties = op.points[seat] + op.scenario.handicap[seat]
            sunk = [u for u in range(len(op.force)) if op.roster.side[u] != seat and op.is_sunk(u)]
            keys = [op.scenario.labels[op.label(unit)] for unit in sunk]
            found.append(Scored(total, [duties, total - duties], keys, []))
        return [found]

    def score_parts(self) -> list[str]:
        return [self.say("ww-scored-duties"), self.say("ww-scored-ships")]

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        op = cast(Operation, view)
        sunk = [u for u in range(len(op.force)) if op.roster.side[u] != other and op.is_sunk(u)]
        return self.counted(op, sunk), None


BOARD = WorldAtWarBoard
