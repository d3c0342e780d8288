"""What a position says must be possible: numbers in range, each piece in one place, all of it together."""

from __future__ import annotations

from typing import Final

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.imagining import clues_agree, holds_still
from wardroom.games.worldatwar.interception import forces_of
from wardroom.games.worldatwar.landing import aboard
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, sum_up
from wardroom.games.worldatwar.operation import (
    ABORTED,
    ABORTED_DUTY,
    ACTIVITY,
    ANNOUNCED,
    COVER,
    FAILED,
    HOME,
    INVERTED,
    LOST,
    MOST_NUMBERS,
    RETURNING,
    SAILING,
    UNTOLD,
    Operation,
    slot,
)
from wardroom.games.worldatwar.position.battles import most_numbers
from wardroom.games.worldatwar.position.facts import Fact, Told, told_of, turn_of
from wardroom.games.worldatwar.position.faults import Fault
from wardroom.games.worldatwar.position.writing import OF_A_BATTLE
from wardroom.games.worldatwar.scenario import CARDS, NOWHERE, PATROL
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.units import DESTROYER, SUBMARINE, TRANSPORT

# What else is noted in a battle, and forgotten after it.
NOTED_IN_BATTLE: Final = frozenset(
    ("land-air", "lost", "damaged", "hurt", "search-edge", "naval-shift", "searches", "thinned")
)
# 22.22I, 22.451B, 22.552A, 22.9418: what cards have brought to the side that laid more.
ADVANTAGES: Final = ("codes", "search-edge", "naval-shift", "undersea-codes")


class Inspector:
    """Goes through a position that has been read; `names` are those of its ships."""

    def __init__(self, op: Operation, names: list[str]) -> None:
        self.op = op
        self.names = names
        self.told = told_of(op)
        self.sees_all = op.observer == TRUTH
        self.at_sea = any(isinstance(step, Sortie) for step in op.stack)
        self.battle = any(isinstance(step, NavalBattle) for step in op.stack)
        # 22.93A Only where submarines or squadrons attack alone there may be more than six groups.
        self.numbers = most_numbers(op)

    def ranges(self) -> None:
        """Each number by itself."""
        op = self.op
        for fact in self.told.lists():
            if fact.name == "ambushes":
                self.ambushes(fact)
            else:
                self.check(fact.name, fact, len(fact.values) > 1)
            if fact.name in ADVANTAGES and min(fact.values) > 0:
                raise Fault(fact.name, "only one side has the advantage, who has laid more cards")
        self.columns("ships", self.names)
        self.columns("squadrons", [f"squadron{wing + 1}" for wing in range(len(op.wing_state))])
        for v, voyage in enumerate(op.voyages):
            self.line(f"voyage{v + 1}", told_of(voyage))
        for f, force in enumerate(op.forces):
            self.line(f"force{f + 1}", told_of(force))

    def ambushes(self, fact: Fact) -> None:
        for place, value in enumerate(fact.values):
            entry = fact.entry(place)
            if entry.most == "hexes":
                self.hex(fact.name, entry.name, value)
            else:
                self.check(fact.name, Fact(fact.name, [value], fact.least, fact.most), True)

    def columns(self, of: str, names: list[str]) -> None:
        """The first ship or squadron of which something is wrong, and the first of that."""
        facts = self.told.columns[of]
        outside = [(fact.first_outside(self.op, not self.sees_all), n) for n, fact in enumerate(facts)]
        for place, n in sorted(outside):
            if place >= 0:
                raise self.outside(names[place], facts[n], place)

    def line(self, about: str, told: Told) -> None:
        """The single numbers of a thing."""
        for fact in told.single():
            self.check(about, fact)

    def inspect(self) -> None:
        """All of them together."""
        op = self.op
        self.turn()
        self.cards()
        self.chart()
        for v in range(len(op.voyages)):
            self.voyage(v)
            self.errand(v)
        for unit in range(len(op.force)):
            self.ship(unit)
        for f in range(len(op.forces)):
            self.force(f)
        for wing in range(len(op.wing_state)):
            self.squadron(wing)
        self.carriers()
        if self.sees_all:
            self.known()

    def check(self, about: str, fact: Fact, several: bool = False) -> None:
        place = fact.first_outside(self.op, not self.sees_all)
        if place >= 0:
            raise self.outside(about, fact, place, several)

    def outside(self, about: str, fact: Fact, place: int, several: bool = False) -> Fault:
        name = "" if several else f"{fact.name}="
        return Fault(about, f"{name}{fact.outside(self.op, place)}{fact.meaning()}")

    # -- the turn ----------------

    def turn(self) -> None:
        op = self.op
        for fact in turn_of(op, self.told):
            self.check("turn", fact)
        self.hex("turn", "hex", op.battle_hex)
        if not self.battle:
            if op.round > 0 or op.battle_hex != NOWHERE:
                raise Fault("turn", "a round and a hex belong to a battle, and no step of one is named")
            if op.patrolled or op.quiet or op.holder != NOBODY:
                raise Fault("turn", "patrolled, quiet and holder are told of a battle, and no step names one")
        if self.battle and op.battle_hex == NOWHERE:
            raise Fault("turn", "a battle needs its hex=")
        phases = op.scenario.phases
        if op.phase < len(phases) and op.moving != phases[op.phase]:
            raise Fault("turn", f"phase={op.phase} is one of seat {phases[op.phase] + 1}")

    def cards(self) -> None:
        """Cards are laid, and no new ones come."""
        given = self.op.scenario.cards
        for place, held in enumerate(self.op.cards):
            if held > given[place]:
                seat, kind = place // len(CARDS), CARDS[place % len(CARDS)]
                raise Fault(
                    "cards", f"seat {seat + 1} has {held} {kind} cards, and begins with {given[place]}"
                )

    def chart(self) -> None:
        op = self.op
        for fact in self.told.lists():
            name, values = fact.name, fact.values
            if name in OF_A_BATTLE and any(values) and not self.battle:
                raise Fault(name, "groups belong to a battle, and no step of one is named")
            if name in NOTED_IN_BATTLE and any(values) and not self.battle:
                raise Fault(name, f"{name} is told of a battle, and no step of one is named")
            if name in OF_A_BATTLE and (values[slot(0, 0)] or values[slot(1, 0)]):
                raise Fault(name, "the first number of each side stays 0: groups are counted from 1")
        formed = {slot(force.side, force.number) for force in op.forces if force.present and force.number > 0}
        for side in range(2):
            for number in range(1, self.numbers + 1):
                if self.sees_all and op.on_chart[slot(side, number)] and slot(side, number) not in formed:
                    raise Fault("chart", f"group {number} of seat {side + 1} has no force (number={number})")
            for number in range(self.numbers + 1, MOST_NUMBERS + 1):
                if op.on_chart[slot(side, number)]:
                    raise Fault("chart", f"group {number}: groups of this battle are 1 to {self.numbers}")

    def known(self) -> None:
        """22.41F, 22.423B: what everybody was told of groups and forces that nobody has seen is true."""
        op = self.op
        for side in range(2):
            if not clues_agree(op, side):
                raise Fault("clues", f"they do not fit the hidden forces of seat {side + 1}")
            for number in range(1, self.numbers + 1):
                if op.on_chart[slot(side, number)]:
                    self.known_group(side, number)

    def known_group(self, side: int, number: int) -> None:
        op, place = self.op, slot(side, number)
        forces = [f for f, own in enumerate(op.forces) if own.present and own.number == number]
        forces = [f for f in forces if op.forces[f].side == side]
        seen = all(op.forces[f].shown for f in forces)
        if op.revealed[place] and not seen:
            raise Fault("revealed", f"group {number} of seat {side + 1} has forces that are not shown=1")
        if seen and not op.revealed[place]:
            raise Fault(
                f"force{forces[0] + 1}", f"shown=1, but group {number} is not open: revealed: has a 0"
            )
        afloat = all(not op.is_sunk(unit) for unit in range(len(op.force)) if op.force[unit] - 1 in forces)
        if op.told[place] and not seen and afloat and op.told[place] != facts_of(op, side, number):
            fact = facts_of(op, side, number)
            raise Fault("told", f"{op.told[place]}, but of group {number} of seat {side + 1} it is {fact}")

    def hex(self, about: str, name: str, h: int) -> None:
        if h != NOWHERE and not self.op.scenario.chart.inside(h):
            raise Fault(about, f"{name}={hex_name(h)} lies outside this chart")

    # -- voyages and forces ----------------

    def voyage(self, v: int) -> None:
        op, about = self.op, f"voyage{v + 1}"
        voyage = op.voyages[v]
        chart = op.scenario.chart
        self.hex(about, "meets", voyage.meets)
        if not voyage.path:
            raise Fault(about, "a voyage needs path=, at least the hex it is in")
        for place, h in enumerate(voyage.path):
            self.hex(about, "path", h)
            if not chart.sea[h] and len(voyage.path) > 1:
                raise Fault(about, f"path={hex_name(h)}: no ship can sail there")
            if place and h not in chart.neighbours(voyage.path[place - 1]):
                raise Fault(about, f"path={hex_name(h)} does not touch the hex before it")
        if voyage.at >= len(voyage.path):
            raise Fault(about, f"at={voyage.at} is not a number from 0 to {len(voyage.path) - 1}, its path")
        if voyage.flown > len(voyage.path):
            raise Fault(about, f"flown={voyage.flown} is not a number from 0 to {len(voyage.path)}, its path")
        if voyage.duty >= 0 and op.scenario.bases[op.scenario.duties[voyage.duty].base].side != voyage.side:
            raise Fault(about, f"duty={voyage.duty} is none of seat {voyage.side + 1}")
        if voyage.parent >= v:
            raise Fault(about, f"parent={voyage.parent}: it can only have parted from an earlier voyage")
        if voyage.parent >= 0 and op.voyages[voyage.parent].side != voyage.side:
            raise Fault(about, f"parent={voyage.parent} is a voyage of the other side")
        self.progress(v)
        self.duty(v)
        if self.at_sea and voyage.target >= 0 and voyage.status in (ANNOUNCED, SAILING):
            prey = op.voyages[voyage.target]
            if prey.side == voyage.side:
                raise Fault(about, f"target={voyage.target} is a voyage of its own side")
            # Of an interception that was sunk only the line is left, while its prey goes home another way.
            if voyage.meets != NOWHERE and voyage.meets not in prey.path and forces_of(op, v):
                raise Fault(about, f"meets={hex_name(voyage.meets)} is not on the path of its target")
            if voyage.meets != NOWHERE and not voyage.patrol and voyage.meets not in voyage.path:
                raise Fault(about, f"meets={hex_name(voyage.meets)} is not on its path")

    def progress(self, v: int) -> None:
        """How far it has come, and what its dice have brought (22.24)."""
        about, voyage = f"voyage{v + 1}", self.op.voyages[v]
        if voyage.score and not voyage.dice:
            raise Fault(about, f"score={voyage.score}, but no dice= were rolled")
        if voyage.status == ANNOUNCED and voyage.dice:
            raise Fault(about, f"dice={voyage.dice}: who has rolled is no longer announced")
        if voyage.status == ANNOUNCED and voyage.at:
            raise Fault(about, f"at={voyage.at}, but it is only announced and has not left")
        if voyage.status == HOME and voyage.at != len(voyage.path) - 1:
            raise Fault(about, f"at={voyage.at}, but it is home, where its path ends")

    def duty(self, v: int) -> None:
        """22.15A Duties belong to their phases; patrols stay on their post longer."""
        op, about = self.op, f"voyage{v + 1}"
        voyage = op.voyages[v]
        if voyage.duty < 0:
            return
        duty = op.scenario.duties[voyage.duty]
        forces = forces_of(op, v)
        out = voyage.status in (ANNOUNCED, SAILING) and voyage.level == ACTIVITY and len(forces) > 0
        if duty.phase > op.phase or (out and not voyage.patrol and duty.phase != op.phase):
            raise Fault(
                about,
                f"the duty {duty.key!r} belongs to phase {duty.phase}, counted from 0, and not to {op.phase}",
            )
        carried = sum(op.forces[f].cargo + op.forces[f].landed for f in forces)
        if carried > duty.cargo:
            raise Fault(about, f"it carries {carried} units of cargo, and {duty.key!r} has {duty.cargo}")

    def errand(self, v: int) -> None:
        """What a voyage is out for: a duty, which nobody else carries out, or somebody to meet."""
        op, about = self.op, f"voyage{v + 1}"
        voyage = op.voyages[v]
        if voyage.patrol and (voyage.duty < 0 or op.scenario.duties[voyage.duty].activity != PATROL):
            raise Fault(about, "patrol=1 is said of a duty that is a patrol")
        if voyage.level == ACTIVITY and voyage.target >= 0 and not self.may_help(v):
            raise Fault(about, f"target={voyage.target}, but only interceptions and patrols have one")
        if voyage.status not in (ANNOUNCED, SAILING) or not forces_of(op, v):
            return
        if voyage.level != ACTIVITY and (voyage.target < 0 or voyage.meets == NOWHERE):
            raise Fault(about, "an interception needs target= and meets=")
        if voyage.level != ACTIVITY or voyage.duty < 0 or voyage.patrol:
            return
        duty = op.scenario.duties[voyage.duty]
        for other in range(v):
            same = op.voyages[other]
            if same.duty == voyage.duty and same.level == ACTIVITY and same.status == SAILING:
                if duty.activity != PATROL and forces_of(op, other):
                    raise Fault(about, f"the duty {duty.key!r} is carried out by voyage {other + 1} already")

    def may_help(self, v: int) -> bool:
        """22.163B A patrol that supports others; beaten, it keeps its target until it turns home."""
        voyage, duties = self.op.voyages[v], self.op.scenario.duties
        if voyage.duty < 0 or duties[voyage.duty].activity != PATROL:
            return False
        return voyage.status == ABORTED_DUTY or (voyage.patrol > 0 and voyage.status == SAILING)

    def crew(self, f: int) -> None:
        """A force has ships as long as it is there, and is at sea or in port."""
        op, about = self.op, f"force{f + 1}"
        force = op.forces[f]
        status = op.voyages[force.voyage].status
        if force.gone and op.members(f):
            raise Fault(about, "gone=1, but it has ships")
        if force.inverted and not force.gone and status in (ANNOUNCED, SAILING, RETURNING):
            raise Fault(about, "inverted=1 is said of a force in port, and its voyage is under way")
        if force.drained and not force.gone and (force.shown or status != FAILED):
            raise Fault(about, "drained= is said of a hidden force that has stayed in port after all")
        if self.sees_all and not force.gone and not force.drained and f + 1 not in op.force:
            raise Fault(about, "it has no ships")

    def size(self, f: int) -> None:
        """22.14 How many factors it had to have when it was formed, which everybody knows."""
        op, about = self.op, f"force{f + 1}"
        force = op.forces[f]
        if force.least > force.most:
            raise Fault(about, f"least={force.least} is more than most={force.most}")
        if force.task_force and 0 < force.most < TASK_FORCE_LEAST:
            raise Fault(about, f"tf=1, but most={force.most}: a task force has {TASK_FORCE_LEAST} factors")
        ships = [unit for unit in range(len(op.force)) if op.force[unit] == f + 1]
        if self.sees_all and 0 < force.most < op.factors(ships):
            raise Fault(about, f"it has ships of {op.factors(ships)} factors, and most={force.most}")

    def formed(self, f: int) -> None:
        """22.14, 22.22: who was never seen has all the ships he was formed with, as his dice have told."""
        op, about = self.op, f"force{f + 1}"
        force = op.forces[f]
        divided = force.parent >= 0 or any(mate.parent == f for mate in op.forces)
        if force.shown or force.gone or force.is_free() or divided:
            return
        if force.least >= TASK_FORCE_LEAST and not force.task_force:
            raise Fault(about, f"least={force.least}, but tf=1 is missing: a hidden force stays what it was")
        if not self.sees_all or force.drained:
            return
        ships = [unit for unit in range(len(op.force)) if op.force[unit] == f + 1]
        pick = sum_up(op, ships)
        least = max(force.least, TASK_FORCE_LEAST if force.task_force else 0)
        if pick.factors < least:
            raise Fault(about, f"it has ships of {pick.factors} factors, and was formed with {least} or more")
        if any(op.is_sunk(unit) for unit in ships):
            return
        for unit in op.members(f):
            sighted = op.sighted[unit]
            if not sighted >> f & 1 and holds_still(op, sighted):
                raise Fault(
                    self.names[unit], f"sighted={sighted} are other forces than its own, force={f + 1}"
                )
        for name, told, is_so in (("slow", force.slow, pick.slow), ("light", force.light, 1 - pick.heavy)):
            if told not in (UNTOLD, is_so):
                raise Fault(about, f"{name}={told}, but by its ships its dice have told {name}={is_so}")

    def force(self, f: int) -> None:
        op, about = self.op, f"force{f + 1}"
        force = op.forces[f]
        if not op.voyages:
            raise Fault(about, "a force belongs to a voyage, and there is none")
        if op.voyages[force.voyage].side != force.side:
            raise Fault(about, f"voyage={force.voyage} is one of the other side")
        for name, base in (("base", force.base), ("origin", force.origin)):
            if op.scenario.bases[base].side != force.side:
                raise Fault(
                    about, f"{name}={op.scenario.bases[base].key} is no base of seat {force.side + 1}"
                )
        self.crew(f)
        if force.parent >= f:
            raise Fault(about, f"parent={force.parent}: it can only have been divided from an earlier force")
        if force.parent >= 0 and op.forces[force.parent].side != force.side:
            raise Fault(about, f"parent={force.parent} is a force of the other side")
        if force.surplus and (force.parent < 0 or not self.battle):
            raise Fault(about, "surplus=1: it was not parted (parent=) from a force in a battle")
        self.size(f)
        self.formed(f)
        if force.present and not self.battle:
            raise Fault(about, "present=1: no step of a battle is named")
        if force.present and force.joins > op.round:
            raise Fault(about, f"joins={force.joins}, but it is present=1 in round {op.round}")
        if force.present and op.voyages[force.voyage].status not in (SAILING, RETURNING):
            raise Fault(about, "present=1, but its voyage is not at sea")
        if force.number > self.numbers:
            raise Fault(about, f"number={force.number}: groups of this battle are 1 to {self.numbers}")
        if force.number > 0 and not force.present:
            raise Fault(about, f"number={force.number}: only a force in a battle (present=1) has a group")
        if not self.sees_all:
            return
        aboard = lost = 0
        for unit in range(len(op.force)):
            if op.force[unit] == f + 1:
                aboard += 0 if op.is_sunk(unit) else op.laden[unit]
                lost += 1 if op.is_sunk(unit) else 0
        # What is lost with a ship is counted at the end of the segment.
        if not aboard <= force.cargo <= aboard + lost:
            raise Fault(about, f"cargo={force.cargo}, but {aboard} of its ships are laden=1")

    # -- ships and squadrons ----------------

    def ship(self, unit: int) -> None:
        op, about = self.op, self.names[unit]
        size, kind, side = op.roster.size[unit], op.roster.kind[unit], op.roster.side[unit]
        if not 0 <= op.hits[unit] <= size:
            raise Fault(
                about, f"hits={op.hits[unit]} is not a number from 0 to {size}, with which it is sunk"
            )
        if op.laden[unit] > 0 and kind != DESTROYER and kind != TRANSPORT:
            raise Fault(about, "laden=1: only destroyers and transports carry cargo")
        if op.torpedoed[unit] > 0 and kind != SUBMARINE:
            raise Fault(about, "torpedoed=1 is said of submarines that have attacked")
        if op.sighted[unit] > 0 and not op.roster.air[unit]:
            raise Fault(about, f"sighted={op.sighted[unit]} is said of carriers, by their squadrons")
        if op.hits[unit] < op.scenario.hits[unit]:
            raise Fault(about, f"hits={op.hits[unit]}, but it begins with {op.scenario.hits[unit]}")
        if not self.battle and (op.withheld[unit] > 0 or op.leaving[unit] > 0):
            raise Fault(about, "withheld= and leaving= are told of a battle, and no step of one is named")
        if op.scenario.bases[op.berth[unit]].side != side:
            raise Fault(about, f"base={op.scenario.bases[op.berth[unit]].key} is no base of seat {side + 1}")
        number = op.force[unit]
        if number == UNKNOWN:
            if op.group[unit] != UNKNOWN or side == op.observer:
                raise Fault(about, "force=? and group=? go together, of ships of the other side")
            return
        if not self.sees_all and side != op.observer and not op.is_open(unit):
            raise Fault(about, "where it is only its owner knows: force=? group=? laden=? leaving=?")
        if op.group[unit] == UNKNOWN or op.laden[unit] == UNKNOWN or op.leaving[unit] == UNKNOWN:
            raise Fault(about, "who knows its force knows its group and cargo: force=? is missing")
        if op.is_sunk(unit):
            return
        if number == 0:
            if op.group[unit] > 0:
                raise Fault(about, f"group={op.group[unit]}, but it lies in port: force= is missing")
            if op.laden[unit] or op.withheld[unit] or op.leaving[unit]:
                raise Fault(about, "it lies in port: laden=, withheld= and leaving= are told of ships at sea")
            return
        if op.scenario.reserved[unit] > op.phase:
            sails = op.scenario.reserved[unit]
            raise Fault(about, f"force={number}, but the scenario sends it out in phase {sails} only")
        force = op.forces[number - 1]
        if force.side != side:
            raise Fault(about, f"force={number} is one of the other side")
        if force.number != UNKNOWN and op.group[unit] != UNKNOWN and op.group[unit] != force.number:
            raise Fault(about, f"group={op.group[unit]}, but force {number} has number={force.number}")
        if op.group[unit] > 0 and not op.on_chart[slot(side, op.group[unit])]:
            raise Fault(about, f"group={op.group[unit]} does not stand on the chart of seat {side + 1}")

    def squadron(self, wing: int) -> None:
        op, about = self.op, f"squadron{wing + 1}"
        on = op.wing_on[wing]
        state, task, aim = op.wing_state[wing], op.wing_task[wing], op.wing_aim[wing]
        if not self.battle and (state == ABORTED or task > 0 or op.wing_shown[wing]):
            raise Fault(about, "state=1, task= and shown= are told of a battle, and no step of one is named")
        if state == INVERTED and task > 0:
            raise Fault(about, f"task={task}, but it is inverted (state=3) and does nothing")
        if (aim > 0) != (task == COVER) and UNKNOWN not in (aim, task):
            raise Fault(about, "task=4 (cover) and the group that it covers, aim=, go together")
        if on >= 0:
            if op.roster.air[on] == 0 or op.roster.side[on] != op.wings.side[wing]:
                raise Fault(about, f"on={on}: {self.names[on]} is no carrier of its side")
            if op.is_sunk(on) and op.wing_state[wing] != LOST and not self.battle:
                raise Fault(
                    self.names[on], f"it is sunk, and squadron{wing + 1} with it, which lacks state=2"
                )
        elif op.scenario.bases[-1 - on].side != op.wings.side[wing]:
            raise Fault(about, f"on={on}: {op.scenario.bases[-1 - on].key} is no base of its side")

    def carriers(self) -> None:
        """No more squadrons than a carrier holds."""
        op = self.op
        for wing, deck in enumerate(op.wing_on):
            if deck >= 0 and aboard(op, deck) > op.roster.air[deck]:
                raise Fault(
                    f"squadron{wing + 1}",
                    f"on={deck}: {self.names[deck]} holds only {op.roster.air[deck]} squadrons",
                )
