"""A scenario as its file tells it: bases, forces, squadrons and duties; every error says where it lies."""

import re
from typing import TYPE_CHECKING, Final

from wardroom.core.bounds import FILE, Bounds
from wardroom.core.content import Table, digest, nearest, parsed
from wardroom.games.worldatwar.chart_file import GAME, chart_keys, chart_named, hex_of, texts
from wardroom.games.worldatwar.muster import TASK_FORCE_MOST
from wardroom.games.worldatwar.scenario import (
    ACTIVITIES,
    BASE_CHANGE,
    CARDS,
    EUROPE,
    FAR,
    NOWHERE,
    PATROL,
    Base,
    Duty,
    Scenario,
)
from wardroom.games.worldatwar.units import (
    ATTACKER,
    COVERER,
    DESTROYER,
    NAS,
    NATIONS,
    SEARCHER,
    SUBMARINE,
    TRANSPORT,
    has_factors,
)

if TYPE_CHECKING:
    from wardroom.games.worldatwar.load import Catalogue

SCENARIO_FIELDS: Final = ("ships", "light", "points")
COUNTED: Final = re.compile(r"([a-z0-9-]+)\*(\d{1,2})")
MOST_OF_A_KIND: Final = 60
# What one table can hold, some times as much as the largest of ours.
MOST_ENTRIES: Final = 40
MOST_UNITS: Final = 200
MOST_SQUADRONS: Final = 120
# Forces that duties send out: those that meet them, part and return need numbers, too (`actions.FORCE`).
MOST_SENT_OUT: Final = 20
# 22.93A A force that sails together has a number for each of its groups.
MOST_TOGETHER: Final = 6
# An army air factor breaks into (chapter 23) a search, a cover and an attack squadron.
ARMY_SQUADRONS: Final = (SEARCHER, COVERER, ATTACKER)


class Drafting:
    """A scenario being read."""

    def __init__(self, book: "Catalogue", file: str, text: str, own: bool, bounds: Bounds = FILE) -> None:
        self.book = book
        values = parsed(file, text, bounds)
        self.head = Table(file, "", values, own)
        if own and self.head.text("game", GAME) != GAME:
            self.head.refuse("game", values["game"], GAME)
        chart = self.head.choice("chart", chart_keys())
        self.chart, self.named = chart_named(chart)
        self.scenario = Scenario(self.head.key("key"), self.chart)
        self.scenario.title = self.head.text("name")
        self.scenario.chart_key = chart
        self.scenario.labels = book.labels
        self.scenario.places = book.places
        self.forces: dict[str, list[int]] = {}
        self.head.text("name_ru", "")
        self.read_origin()
        made = self.scenario
        made.sides = texts(self.head, "sides", 2)
        if len(made.sides) != 2:
            self.head.refuse("sides", made.sides, "two names")
        made.phases = self.head.integers("phases", 0, 1, 12)
        if not made.phases:
            self.head.refuse("phases", [], "the moving side of each phase, 0 or 1")
        made.air_range = self.head.integer("air_range", 0, 40, 4 if self.chart.scale == EUROPE else 3)
        made.search_range = self.head.integer("search_range", 0, 40, made.air_range)
        for box in texts(self.head, "boxes", 8):
            known = self.named.get(box, NOWHERE)
            at = known if known != NOWHERE else hex_of(self.head, "boxes", box, self.chart)
            if not self.chart.sea[at]:
                self.head.refuse("boxes", box, "a hex of the sea")
            made.boxes.append(at)
        self.read_victory(self.head.table("victory"))
        self.read_edges()
        for entry in self.entries("base"):
            self.read_base(entry)
        for entry in self.entries("force"):
            self.read_force(entry)
        for entry in self.entries("air"):
            self.read_air(entry)
        for entry in self.entries("duty"):
            self.read_duty(entry)
        self.head.finish()
        self.check()
        made.digest = digest(values)

    def entries(self, kind: str) -> list[Table]:
        found = self.head.tables(kind)
        if len(found) > MOST_ENTRIES:
            self.head.fail(kind, f"found {len(found)} entries, allowed at most {MOST_ENTRIES}")
        seen: list[str] = []
        for entry in found:
            if entry.name in seen:
                entry.refuse("key", entry.name, f"each key once among the entries [[{kind}]]")
            seen.append(entry.name)
        return found

    def read_origin(self) -> None:
        table = self.head.table("origin")
        for field in SCENARIO_FIELDS:
            if not self.head.own:
                table.text(field)
            elif field in table.values:
                table.text(field)
        table.asked = list(SCENARIO_FIELDS)
        table.finish()

    def pair(self, table: Table, field: str, high: int) -> list[int]:
        found = table.integers(field, 0, high, 2)
        if found and len(found) != 2:
            table.refuse(field, found, "two numbers, one for each side")
        return found or [0, 0]

    def read_victory(self, table: Table) -> None:
        made = self.scenario
        made.sunk_points = table.integer("sunk", 0, 100, made.sunk_points)
        made.damaged_points = table.integer("damaged", 0, 100, made.damaged_points)
        made.tie = table.integer("tie", 0, 1, made.tie)
        made.handicap = self.pair(table, "handicap", 1000)
        table.finish()

    def read_edges(self) -> None:
        made = self.scenario
        cards = self.head.table("cards")
        for kind, name in enumerate(CARDS):
            for side, count in enumerate(self.pair(cards, name, 20)):
                made.cards[side * 3 + kind] = count
        cards.finish()
        research = self.head.table("research")
        made.torpedo = self.pair(research, "torpedo", 9)
        made.asw = self.pair(research, "asw", 9)
        made.radar = self.pair(research, "radar", 9)
        made.excess_asw = self.pair(research, "excess_asw", 60)
        made.advanced = self.pair(research, "advanced", 1)
        research.finish()

    def read_base(self, entry: Table) -> None:
        if entry.name not in self.book.places:
            entry.refuse(
                "key", entry.name, "the key of a base in places.toml" + nearest(entry.name, self.book.places)
            )
        if entry.name not in self.named:
            entry.refuse("key", entry.name, "a port of the chart")
        made = Base(
            self.book.places.index(entry.name),
            entry.name,
            self.named[entry.name],
            entry.integer("side", 0, 1),
        )
        made.port = entry.switch("port", made.port)
        made.may_intercept = entry.switch("may_intercept", made.may_intercept)
        made.operational = entry.switch("operational", made.operational)
        made.squadrons = entry.integer("squadrons", 0, MOST_SQUADRONS, made.squadrons)
        entry.finish()
        self.scenario.bases.append(made)

    def base(self, entry: Table, field: str = "base") -> int:
        key = entry.text(field)
        for number, base in enumerate(self.scenario.bases):
            if base.key == key:
                return number
        entry.refuse(field, key, "a base of the scenario")

    def read_force(self, entry: Table) -> None:
        side = entry.integer("side", 0, 1)
        base = self.base(entry)
        if self.scenario.bases[base].side != side:
            entry.refuse("base", self.scenario.bases[base].key, f"a base of side {side}")
        units: list[int] = []
        damaged = texts(entry, "damaged", MOST_OF_A_KIND)
        for key in texts(entry, "ships", MOST_OF_A_KIND):
            label = self.book.ship(entry, "ships", key)
            if not self.book.classes[label].named:
                entry.refuse("ships", key, "a named ship; light ships stand in `light`")
            if label in self.scenario.label:
                entry.refuse("ships", key, "each ship once")
            units.append(self.unit(label, side, base, key in damaged))
        elite = entry.switch("elite", False)
        air = entry.integer("air", 0, 60, 60)
        for unit in units:
            for _ in range(self.scenario.roster.air[unit]):
                if air:
                    self.scenario.wings.add(NAS, side, self.scenario.roster.nation[unit], unit, elite)
                    air -= 1
        for counted in texts(entry, "light", MOST_OF_A_KIND):
            match = COUNTED.fullmatch(counted)
            if match is None or int(match[2]) > MOST_OF_A_KIND:
                entry.refuse("light", counted, f"as in japan-cruiser*4, up to {MOST_OF_A_KIND}")
            label = self.book.ship(entry, "light", match[1])
            if self.book.classes[label].named:
                entry.refuse("light", counted, "light ships; named ones stand in `ships`")
            for _ in range(int(match[2])):
                units.append(self.unit(label, side, base, False))
        if entry.switch("short", False):
            # 22.552A In partial supply, or short of oil.
            for unit in units:
                self.scenario.roster.drm[unit] -= 1
        entry.finish()
        self.forces[entry.name] = units
        self.scenario.force_keys.append(entry.name)
        self.scenario.force_units.append(units)

    def unit(self, label: int, side: int, base: int, damaged: bool) -> int:
        ship = self.book.classes[label]
        unit = self.scenario.roster.add(ship.kind, ship.size, ship.fast, side, ship.nation, ship.key)
        self.scenario.label.append(label)
        self.scenario.berth.append(base)
        self.scenario.reserved.append(-1)
        self.scenario.hits.append(ship.size - 1 if damaged and ship.size > 1 else 0)
        return unit

    def read_air(self, entry: Table) -> None:
        base = self.base(entry)
        side = self.scenario.bases[base].side
        nation = NATIONS.index(entry.choice("nation", NATIONS))
        elite = entry.switch("elite", False)
        for _ in range(entry.integer("factors", 0, 20, 0)):
            for kind in ARMY_SQUADRONS:
                self.scenario.wings.add(kind, side, nation, -1 - base)
        for _ in range(entry.integer("naval", 0, 20, 0)):
            self.scenario.wings.add(NAS, side, nation, -1 - base, elite)
        entry.finish()

    def read_duty(self, entry: Table) -> None:
        made = self.scenario
        title = entry.text("name")
        entry.text("name_ru", "")
        activity = ACTIVITIES.index(entry.choice("activity", ACTIVITIES))
        phase = entry.integer("phase", 0, len(made.phases) - 1)
        duty = Duty(entry.name, activity, phase, self.base(entry))
        duty.title = title
        if made.bases[duty.base].side != made.phases[phase]:
            entry.refuse("base", made.bases[duty.base].key, "a base of the side that moves in the phase")
        if "joins" in entry.values:
            self.read_joining(entry, duty)
        elif "target" in entry.values:
            duty.target = self.place(entry, "target")
        elif activity != PATROL:
            entry.fail("target", "missing: only a patrol may choose where to go")
        duty.range = entry.integer("range", 1, FAR, duty.range)
        duty.demanded = entry.switch("demanded", duty.demanded)
        keys = texts(entry, "forces", 8)
        for key in keys:
            if key not in self.forces:
                entry.refuse("forces", key, "the key of a force of the scenario")
            duty.forces.append(self.forces[key])
            for unit in self.forces[key]:
                if made.berth[unit] != duty.base:
                    entry.refuse("forces", key, f"a force that lies in {made.bases[duty.base].key}")
                if made.reserved[unit] >= 0:
                    entry.refuse("forces", key, "each force in one duty")
                made.reserved[unit] = phase
        duty.least = entry.integer("least", 1, TASK_FORCE_MOST, 1)
        duty.most = entry.integer("most", duty.least, TASK_FORCE_MOST, TASK_FORCE_MOST)
        duty.task_forces = entry.integer("task_forces", 0, 6, 0 if keys else 1)
        if not keys and duty.task_forces == 0:
            entry.fail("forces", "missing: somebody must sail")
        duty.cargo = entry.integer("cargo", 0, 20, duty.cargo)
        if duty.carries() and duty.cargo == 0 and duty.joins < 0:
            entry.fail("cargo", f"missing: {ACTIVITIES[activity]} carries something")
        duty.ground = entry.integer("ground", 0, 20, duty.ground)
        duty.offensive = entry.switch("offensive", duty.offensive)
        duty.points = entry.integer("points", 0, 1000, duty.points)
        duty.cargo_points = entry.integer("cargo_points", 0, 1000, duty.cargo_points)
        duty.immune = entry.switch("immune", duty.immune)
        duty.stays = entry.switch("stays", activity == BASE_CHANGE)
        entry.finish()
        made.duties.append(duty)

    def read_joining(self, entry: Table, duty: Duty) -> None:
        """22.13C A duty that joins an earlier one at a rendezvous and shares its goal."""
        key = entry.text("joins")
        at = self.place(entry, "rendezvous")
        for number, lead in enumerate(self.scenario.duties):
            if lead.key != key:
                continue
            if lead.phase != duty.phase or lead.activity != duty.activity or lead.activity == PATROL:
                entry.refuse("joins", key, "a duty of the same phase and activity, and no patrol")
            if lead.joins >= 0 or at == lead.target:
                entry.refuse("rendezvous", key, "a meeting place on the way to the goal")
            picked_up = self.scenario.bases[duty.base].at == at
            if lead.rendezvous not in (NOWHERE, at) and not picked_up:
                entry.refuse("rendezvous", key, "the one meeting place at sea, or the port it lies in")
            lead.rendezvous = at if lead.rendezvous == NOWHERE else lead.rendezvous
            duty.rendezvous = at
            duty.joins = number
            duty.target = lead.target
            return
        entry.refuse("joins", key, "the key of an earlier duty")

    def place(self, entry: Table, field: str) -> int:
        written = entry.text(field)
        if written in self.named:
            return self.named[written]
        return hex_of(entry, field, written, self.chart)

    def check(self) -> None:
        """What only the whole scenario can get wrong."""
        made = self.scenario
        if len(made.roster) > MOST_UNITS:
            self.head.fail("force", f"found {len(made.roster)} ships and factors, allowed {MOST_UNITS}")
        if len(made.wings) > MOST_SQUADRONS:
            self.head.fail("air", f"found {len(made.wings)} squadrons, allowed {MOST_SQUADRONS}")
        sent_out = sum(len(duty.forces) + duty.task_forces for duty in made.duties)
        if sent_out > MOST_SENT_OUT:
            self.head.fail("duty", f"found {sent_out} forces that sail, allowed at most {MOST_SENT_OUT}")
        for number, lead in enumerate(made.duties):
            together = [d for place, d in enumerate(made.duties) if number in (place, d.joins)]
            forces = sum(len(duty.forces) + duty.task_forces for duty in together)
            if forces > MOST_TOGETHER:
                place = f'duty "{lead.key}"'
                self.head.fail(place, f"found {forces} forces that sail together, allowed {MOST_TOGETHER}")
        if not made.duties:
            self.head.fail("duty", "missing, allowed entries [[duty]]: somebody must have something to do")
        for duty in made.duties:
            start = made.bases[duty.base].at
            if duty.target >= 0 and made.chart.by_sea(start, duty.target) >= FAR:
                self.head.fail(f'duty "{duty.key}"', "its target cannot be reached by sea")
            for units in duty.forces:
                if made_factors(made, units) > TASK_FORCE_MOST:
                    self.head.fail(f'duty "{duty.key}"', f"a force has at most {TASK_FORCE_MOST} factors")
            for stop in (duty.rendezvous, duty.target):
                if stop >= 0 and made.chart.by_sea(start, stop) >= FAR:
                    self.head.fail(f'duty "{duty.key}"', "its rendezvous cannot be reached by sea")
            boats = [made.roster.kind[u] == SUBMARINE for units in duty.forces for u in units]
            # 22.913 Submarines do nothing but patrol, and that by themselves.
            if any(boats) and (not all(boats) or duty.task_forces or duty.activity != PATROL):
                self.head.fail(f'duty "{duty.key}"', "submarines patrol, and only among themselves")
            carriers = [u for u in (duty.forces or [[]])[0] if made.roster.kind[u] in (DESTROYER, TRANSPORT)]
            if duty.task_forces == 0 and len(carriers) < duty.cargo:
                self.head.fail(f'duty "{duty.key}"', "its first force cannot carry the cargo")


def made_factors(made: Scenario, units: list[int]) -> int:
    return sum(made.roster.size[u] for u in units if has_factors(made.roster.kind[u]))
