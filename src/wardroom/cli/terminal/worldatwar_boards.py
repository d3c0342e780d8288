"""The boards of A World at War: who is at sea, what lies in port, squadrons, and the Naval Combat Chart."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal.board import ATTENTION, DANGER, QUIET, STRONG, Board
from wardroom.cli.terminal.worldatwar_chart import at_sea
from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.actions import TASKS, hex_name
from wardroom.games.worldatwar.operation import LOST, MOST_NUMBERS, READY, Operation, slot
from wardroom.games.worldatwar.scenario import Duty
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits, is_active
from wardroom.games.worldatwar.under_way import ACTIVITY, LEVELS, STATUSES
from wardroom.games.worldatwar.units import (
    CAPITAL,
    CARRIER,
    KINDS,
    WING_KINDS,
    is_light,
)

# Classes as the counters print them, with the factors behind.
SIGNS = {"cruiser": "CA", "destroyer": "DD", "escort-carrier": "CVE", "transport": "TR", "submarine": "SS"}
GROUPS = range(1, MOST_NUMBERS + 1)


class OperationBoards(Board):
    # -- names ----------------

    def base_name(self, op: Operation, base: int) -> str:
        key = op.scenario.bases[base].key
        return self.name_of(f"base/{key}", key)

    def duty_name(self, op: Operation, duty: Duty) -> str:
        """Of a scenario of one's own as its file has it."""
        return duty.title if op.scenario.lines else self.name_of(f"duty/{duty.key}", duty.title)

    def place_name(self, op: Operation, h: int) -> str:
        """The hex, behind the port or the named waters that lie in it."""
        for place, base in enumerate(op.scenario.bases):
            if base.at == h:
                return f"{self.base_name(op, place)} {hex_name(h)}"
        waters = op.scenario.chart.waters.get(h)
        return hex_name(h) if waters is None else f"{self.name_of(f'waters/{waters}', waters)} {hex_name(h)}"

    def class_of(self, op: Operation, unit: int) -> str:
        key = op.scenario.labels[op.label(unit)]
        return self.words.things.get(f"ship/{key}", {}).get("type", "")

    def ship_name(self, op: Operation, unit: int) -> str:
        key = op.scenario.labels[op.label(unit)]
        return self.name_of(f"ship/{key}", key)

    def fleet(self, op: Operation, units: Iterable[int]) -> Text:
        """Named ships with class and hits; light ships together with their factors: `CA8 DD2`."""
        text = Text()
        # Factors of light ships by kind, label and whether they carry cargo.
        lights: dict[tuple[int, int, int], int] = {}
        several = self.several_nations(op)
        for unit in units:
            kind, side = op.roster.kind[unit], op.roster.side[unit]
            if kind in (CAPITAL, CARRIER) or op.hits[unit]:
                self.comma(text).append(self.ship_text(op, unit))
                continue
            key = (kind, op.label(unit) if several[side] else UNKNOWN, max(0, op.laden[unit]))
            lights[key] = lights.get(key, 0) + op.roster.size[unit]
        for (kind, label, laden), factors in sorted(lights.items()):
            sign = f"{SIGNS[KINDS[kind]]}{factors}"
            if label != UNKNOWN:
                thing = op.scenario.labels[label]
                sign = f"{self.name_of(f'ship/{thing}', thing)} {sign}"
            self.comma(text).append(sign)
            if laden:
                text.append(f" ({self.say('ww-laden')})", style=QUIET)
        return text

    def several_nations(self, op: Operation) -> list[bool]:
        """By side: whether light ships must be told apart by their nation."""
        found = []
        for side in range(2):
            own = [u for u in range(len(op.force)) if op.roster.side[u] == side]
            found.append(len({op.roster.nation[u] for u in own if is_light(op.roster.kind[u])}) > 1)
        return found

    def comma(self, text: Text) -> Text:
        return text.append(", ") if text else text

    def ship_text(self, op: Operation, unit: int) -> Text:
        kind = op.roster.kind[unit]
        if kind in (CAPITAL, CARRIER):
            text = Text(f"{self.ship_name(op, unit)} {self.class_of(op, unit)}")
        else:
            text = Text(f"{SIGNS[KINDS[kind]]}{op.roster.size[unit]}")
        told = []
        if op.is_sunk(unit):
            told.append(self.words.text("worldatwar-sunk"))
        elif op.is_damaged(unit):
            told.append(self.words.text("worldatwar-damaged"))
        elif op.hits[unit]:
            told.append(self.say("ww-hits", number=op.hits[unit]))
        if op.laden[unit] > 0:
            told.append(self.say("ww-laden"))
        if told:
            text.append(f" ({', '.join(told)})", style=DANGER if op.hits[unit] else QUIET)
        return text

    # -- at sea ----------------

    def sailing(self, op: Operation, seat: int) -> Table | None:
        """A line for each voyage: whose, what for, from where to where, and how far it has come."""
        voyages = at_sea(op)
        if not voyages:
            return None
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_row(
            *(Text(self.say(f"ww-head-{name}"), style=QUIET) for name in ("voyage", "what", "way", "forces"))
        )
        for number in voyages:
            voyage = op.voyages[number]
            style = "" if voyage.side == seat else DANGER
            what = Text(self.what(op, number), style=style)
            what.append(f"\n{self.words.text(f'worldatwar-status-{STATUSES[voyage.status]}')}", style=QUIET)
            grid.add_row(
                Text(str(number + 1), style=STRONG), what, self.way(op, number), self.forces(op, seat, number)
            )
        return grid

    def what(self, op: Operation, number: int) -> str:
        voyage = op.voyages[number]
        who = self.names[voyage.side]
        if voyage.level == ACTIVITY and voyage.duty >= 0:
            return f"{who}: {self.duty_name(op, op.scenario.duties[voyage.duty])}"
        return f"{who}: {self.say(f'ww-level-{LEVELS[voyage.level]}', number=voyage.target + 1)}"

    def way(self, op: Operation, number: int) -> Text:
        voyage = op.voyages[number]
        start, goal = self.place_name(op, voyage.path[0]), self.place_name(op, voyage.path[-1])
        text = Text(f"{start} › {goal}" if len(voyage.path) > 1 else start)
        told = [self.say("ww-way", at=hex_name(voyage.hex()), left=len(voyage.path) - 1 - voyage.at)]
        if voyage.dice:
            told.append(self.say("ww-dice", dice=voyage.dice, score=voyage.score))
        return text.append(f"\n{', '.join(told)}", style=QUIET)

    def forces(self, op: Operation, seat: int, number: int) -> Text:
        text = Text()
        for f, force in enumerate(op.forces):
            if force.voyage != number or force.gone:
                continue
            if text:
                text.append("\n")
            text.append(self.force_text(op, seat, f))
        return text

    def force_text(self, op: Operation, seat: int, f: int) -> Text:
        """The ships of a force, as far as the seat knows them."""
        force = op.forces[f]
        text = Text(f"{f + 1}: ", style=QUIET)
        if force.side == seat or force.shown:
            text.append(self.fleet(op, op.members(f)))
        else:
            text.append(self.say("ww-task-force" if force.task_force else "ww-small-force"), style=DANGER)
        told = []
        if force.cargo:
            told.append(self.say("ww-cargo", number=force.cargo))
        if force.number > 0:
            told.append(self.words.text("action-cg", number=force.number))
        elif force.joins > op.round > 0:
            told.append(self.say("ww-joins", number=force.joins))
        return text.append(f" ({', '.join(told)})" if told else "", style=QUIET)

    # -- in port ----------------

    def ports(self, op: Operation, seat: int, side: int) -> list[Text]:
        """What lies in each port of a side, and what may lie there; its squadrons; what is sunk."""
        found = []
        for base in range(len(op.scenario.bases)):
            if op.scenario.bases[base].side != side:
                continue
            here = [u for u in self.of_side(op, side) if op.berth[u] == base and op.force[u] == 0]
            perhaps = [u for u in self.of_side(op, side) if op.berth[u] == base and op.force[u] == UNKNOWN]
            line = Text(f"{self.base_name(op, base)} ", style=STRONG if side == seat else DANGER)
            line.append(hex_name(op.scenario.bases[base].at), style=f"{QUIET} not bold")
            parts = [self.fleet(op, here)] if here else []
            if perhaps:
                parts.append(Text(f"{self.say('ww-perhaps')} ").append(self.fleet(op, perhaps)))
            air = self.squadrons(op, [-1 - base])
            if air:
                parts.append(Text(f"{self.say('ww-squadrons-here')} ").append(air))
            if not parts:
                continue
            for place, part in enumerate(parts):
                part.style = "not bold not red"
                line.append("; " if place else ": ", style="not bold").append(part)
            found.append(line)
        sunk = [u for u in range(len(op.force)) if op.roster.side[u] == side and op.is_sunk(u)]
        if sunk:
            names = ", ".join(self.counted(op, sunk))
            found.append(Text(f"{self.say('ww-lost')} {names}", style=DANGER))
        return found

    def of_side(self, op: Operation, side: int) -> list[int]:
        return [u for u in range(len(op.force)) if op.roster.side[u] == side and not op.is_sunk(u)]

    def counted(self, op: Operation, units: Iterable[int]) -> list[str]:
        names = [self.ship_name(op, unit) for unit in units]
        return [
            name if names.count(name) == 1 else f"{name} ×{names.count(name)}"
            for name in dict.fromkeys(names)
        ]

    def squadrons(self, op: Operation, decks: list[int]) -> Text:
        """Squadrons on some decks or bases: how many of each kind, and what one's own do this round."""
        counts: dict[tuple[int, int, str], int] = {}
        for wing in range(len(op.wing_on)):
            if op.wing_on[wing] not in decks or op.wing_state[wing] == LOST:
                continue
            task = op.wing_task[wing]
            doing = TASKS[task] if 0 < task < len(TASKS) and op.round > 0 else ""
            if op.wing_state[wing] != READY:
                doing = "out"
            key = (op.wings.kind[wing], op.wings.elite[wing], doing)
            counts[key] = counts.get(key, 0) + 1
        parts = []
        for (kind, elite, doing), number in sorted(counts.items()):
            told = self.say(f"ww-wing-{WING_KINDS[kind]}", number=number)
            if elite:
                told += f" {self.say('ww-elite')}"
            if doing:
                told += f" ({self.say('ww-out') if doing == 'out' else self.words.text(f'action-{doing}')})"
            parts.append(told)
        return Text(", ".join(parts))

    # -- the battle ----------------

    def combat_chart(self, op: Operation, seat: int) -> list[Text | Table]:
        """22.423 The Naval Combat Chart: the numbers in the middle, found groups nearest to them."""
        if op.round == 0:
            return []
        where = self.place_name(op, op.battle_hex)
        title = Text(self.say("ww-battle", where=where, number=op.round), style=ATTENTION)
        if not any(op.on_chart):
            return [title]
        grid = Table.grid(padding=(0, 2, 0, 0))
        enemy, own = self.names[1 - seat], self.names[seat]
        for side, column in ((enemy, "hidden"), (enemy, "found"), ("", ""), (own, "found"), (own, "hidden")):
            told = f"{side}: {self.say(f'ww-{column}')}" if side else self.say("ww-number")
            grid.add_column(Text(told, style=QUIET), ratio=1 if side else None)
        grid.show_header = True
        for number in GROUPS:
            theirs, mine = slot(1 - seat, number), slot(seat, number)
            if not op.on_chart[theirs] and not op.on_chart[mine]:
                continue
            label = f"{number}{'' if is_active(op, number) else ' ' + self.say('ww-distant')}"
            enemy_cells = self.chart_cells(op, 1 - seat, number, self.enemy_group(op, seat, number))
            own_cells = self.chart_cells(op, seat, number, self.fleet(op, op.group_units(seat, number)))
            grid.add_row(*enemy_cells, Text(label, style=STRONG), *reversed(own_cells))
        return [title, grid]

    def chart_cells(self, op: Operation, side: int, number: int, told: Text) -> list[Text]:
        """The two columns of a side, hidden and found; one of them is empty."""
        place = slot(side, number)
        if not op.on_chart[place]:
            return [Text(), Text()]
        if op.found[place]:
            told.append(f" {self.say('ww-results', number=op.found[place])}", style=ATTENTION)
        return [Text(), told] if op.found[place] or op.told[place] or op.revealed[place] else [told, Text()]

    def enemy_group(self, op: Operation, seat: int, number: int) -> Text:
        """What has been seen of an enemy group: its ships, or what a find told (22.41F), or nothing."""
        place = slot(1 - seat, number)
        if op.revealed[place]:
            return self.fleet(op, op.group_units(1 - seat, number))
        if not op.told[place]:
            return Text(self.words.text("worldatwar-unknown"), style=QUIET)
        seen = bits(op.told[place])
        told = [
            self.say("ww-under-ten" if seen & SMALL else "ww-ten"),
            self.say("ww-slow" if seen & SLOW else "ww-fast"),
        ]
        if seen // CARRIERS:
            told.append(self.say("ww-carriers", number=seen // CARRIERS))
        if seen & CARGO:
            told.append(self.say("ww-laden"))
        return Text(", ".join(told), style=DANGER)

    def carrier_air(self, op: Operation, seat: int) -> list[Text]:
        """Own carriers and what stands on their decks."""
        found = []
        for unit in self.of_side(op, seat):
            air = self.squadrons(op, [unit]) if not is_light(op.roster.kind[unit]) else Text()
            if op.roster.air[unit] and air:
                found.append(Text(f"{self.ship_name(op, unit)}: ").append(air))
        return found
