"""What a position says must be possible: numbers in range, each piece in one place, all of it together."""

from __future__ import annotations

from typing import Final

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN
from wardroom.games.worldatwar import operation
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.agreement import clues_agree, holds_still
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.landing import aboard
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, sum_up
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.position.battles import most_numbers
from wardroom.games.worldatwar.position.facts import Fact, told_of, turn_of
from wardroom.games.worldatwar.position.faults import Checks, Fault, refuse
from wardroom.games.worldatwar.position.writing import OF_A_BATTLE
from wardroom.games.worldatwar.scenario import CARDS, NOWHERE, PATROL
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.units import DESTROYER, SUBMARINE, TRANSPORT
from wardroom.games.worldatwar.voyages import forces_of

# What else is noted in a battle, and forgotten after it.
NOTED_IN_BATTLE: Final = frozenset(
    ("land-air", "lost", "damaged", "hurt", "search-edge", "naval-shift", "searches", "thinned")
)
# 22.22I, 22.451B, 22.552A, 22.9418: what cards have brought to the side that laid more.
ADVANTAGES: Final = ("codes", "search-edge", "naval-shift", "undersea-codes")


class Inspector:
    """Goes through a position that has been read."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.names = op.scenario.unit_names()
        self.told = told_of(op)
        self.sees_all = op.observer == TRUTH
        self.at_sea = any(isinstance(step, Sortie) for step in op.stack)
        self.battle = any(isinstance(step, NavalBattle) for step in op.stack)
        # 22.93A Only where submarines or squadrons attack alone there may be more than six groups.
        self.numbers = most_numbers(op)

    def ranges(self) -> None:
        """Each number by itself."""
        for fact in self.told.lists():
            refuse(fact.name, self.table_in_range(fact))
        self.columns("ships", self.names)
        self.columns("squadrons", [f"squadron{wing + 1}" for wing in range(len(self.op.wing_state))])
        for v, voyage in enumerate(self.op.voyages):
            refuse(f"voyage{v + 1}", self.in_range(told_of(voyage).single()))
        for f, force in enumerate(self.op.forces):
            refuse(f"force{f + 1}", self.in_range(told_of(force).single()))

    def inspect(self) -> None:
        """All of them together."""
        op = self.op
        refuse("turn", self.turn())
        refuse("cards", self.cards())
        for fact in self.told.lists():
            refuse(fact.name, self.table(fact))
        refuse("chart", self.chart())
        for v, voyage in enumerate(op.voyages):
            refuse(f"voyage{v + 1}", self.voyage(v, voyage))
        for unit in range(len(op.force)):
            refuse(self.names[unit], self.ship(unit))
        for f, force in enumerate(op.forces):
            refuse(f"force{f + 1}", self.force(f, force))
        for wing in range(len(op.wing_state)):
            refuse(f"squadron{wing + 1}", self.squadron(wing))
        for wing in range(len(op.wing_state)):
            refuse(f"squadron{wing + 1}", self.deck(wing))
        if self.sees_all:
            self.known()

    # -- each number ----------------

    def table_in_range(self, table: Fact) -> Checks:
        if table.name == "ambushes":
            for place, value in enumerate(table.values):
                entry = table.entry(place)
                if entry.most == "hexes":
                    yield from self.inside(entry.name, value)
                else:
                    yield from self.in_range([Fact(table.name, [value], table.least, table.most)], True)
        else:
            yield from self.in_range([table], len(table.values) > 1)
        if table.name in ADVANTAGES and min(table.values) > 0:
            yield "only one side has the advantage, who has laid more cards"

    def columns(self, of: str, names: list[str]) -> None:
        """The first ship or squadron of which something is wrong, and the first of that."""
        facts = self.told.columns[of]
        outside = [(fact.first_outside(self.op, not self.sees_all), n) for n, fact in enumerate(facts)]
        for place, n in sorted(outside):
            if place >= 0:
                refuse(names[place], self.in_range([facts[n]]))

    def in_range(self, facts: list[Fact], several: bool = False) -> Checks:
        for fact in facts:
            place = fact.first_outside(self.op, not self.sees_all)
            if place >= 0:
                name = "" if several else f"{fact.name}="
                yield f"{name}{fact.outside(self.op, place)}{fact.meaning()}"

    def inside(self, name: str, h: int) -> Checks:
        if h != NOWHERE and not self.op.scenario.chart.inside(h):
            yield f"{name}={hex_name(h)} lies outside this chart"

    # -- the turn ----------------

    def turn(self) -> Checks:
        op = self.op
        yield from self.in_range(turn_of(op, self.told))
        yield from self.inside("hex", op.battle_hex)
        if self.battle:
            if op.battle_hex == NOWHERE:
                yield "a battle needs its hex="
        else:
            if op.round > 0 or op.battle_hex != NOWHERE:
                yield "a round and a hex belong to a battle, and no step of one is named"
            if op.patrolled or op.quiet or op.holder != NOBODY:
                yield "patrolled, quiet and holder are told of a battle, and no step names one"
        if op.phase < len(op.scenario.phases):
            side = op.scenario.phases[op.phase]
            if op.moving != side:
                yield f"phase={op.phase} is one of seat {side + 1}"

    def cards(self) -> Checks:
        """Cards are laid, and no new ones come."""
        for place, given in enumerate(self.op.scenario.cards):
            seat, kind, held = place // len(CARDS), CARDS[place % len(CARDS)], self.op.cards[place]
            if held > given:
                yield f"seat {seat + 1} has {held} {kind} cards, and begins with {given}"

    def table(self, fact: Fact) -> Checks:
        of_groups = fact.name in OF_A_BATTLE
        if any(fact.values) and not self.battle:
            if of_groups:
                yield "groups belong to a battle, and no step of one is named"
            if fact.name in NOTED_IN_BATTLE:
                yield f"{fact.name} is told of a battle, and no step of one is named"
        if of_groups and (fact.values[slot(0, 0)] or fact.values[slot(1, 0)]):
            yield "the first number of each side stays 0: groups are counted from 1"

    def chart(self) -> Checks:
        op = self.op
        formed = {slot(force.side, force.number) for force in op.forces if force.present and force.number > 0}
        for side in range(2):
            for number in range(1, operation.MOST_NUMBERS + 1):
                place = slot(side, number)
                if op.on_chart[place]:
                    if number > self.numbers:
                        yield f"group {number}: groups of this battle are 1 to {self.numbers}"
                    if self.sees_all and place not in formed:
                        yield f"group {number} of seat {side + 1} has no force (number={number})"

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

    # -- voyages and forces ----------------

    def voyage(self, v: int, voyage: Voyage) -> Checks:
        op = self.op
        yield from self.inside("meets", voyage.meets)
        yield from self.path(voyage.path)
        length = len(voyage.path)
        if voyage.at >= length:
            yield f"at={voyage.at} is not a number from 0 to {length - 1}, its path"
        if voyage.flown > length:
            yield f"flown={voyage.flown} is not a number from 0 to {length}, its path"
        if voyage.duty >= 0:
            side = op.scenario.bases[op.scenario.duties[voyage.duty].base].side
            if side != voyage.side:
                yield f"duty={voyage.duty} is none of seat {voyage.side + 1}"
        if voyage.parent >= 0:
            if voyage.parent >= v:
                yield f"parent={voyage.parent}: it can only have parted from an earlier voyage"
            if op.voyages[voyage.parent].side != voyage.side:
                yield f"parent={voyage.parent} is a voyage of the other side"
        # What its dice have brought (22.24), and how far it has come.
        if voyage.score and not voyage.dice:
            yield f"score={voyage.score}, but no dice= were rolled"
        if voyage.status == now.ANNOUNCED:
            if voyage.dice:
                yield f"dice={voyage.dice}: who has rolled is no longer announced"
            if voyage.at:
                yield f"at={voyage.at}, but it is only announced and has not left"
        if voyage.status == now.HOME and voyage.at != length - 1:
            yield f"at={voyage.at}, but it is home, where its path ends"
        if voyage.duty >= 0:
            yield from self.duty(v, voyage)
        if self.at_sea and voyage.target >= 0 and is_out(voyage):
            yield from self.prey(v, voyage)
        yield from self.errand(v, voyage)

    def path(self, path: list[int]) -> Checks:
        chart = self.op.scenario.chart
        if not path:
            yield "a voyage needs path=, at least the hex it is in"
        for place, h in enumerate(path):
            yield from self.inside("path", h)
            here = f"path={hex_name(h)}"
            if not chart.sea[h] and len(path) > 1:
                yield f"{here}: no ship can sail there"
            if place > 0 and h not in chart.neighbours(path[place - 1]):
                yield f"{here} does not touch the hex before it"

    def duty(self, v: int, voyage: Voyage) -> Checks:
        """22.15A Duties belong to their phases; patrols stay on their post longer."""
        op = self.op
        duty = op.scenario.duties[voyage.duty]
        forces = forces_of(op, v)
        out = is_out(voyage) and voyage.level == now.ACTIVITY and len(forces) > 0 and not voyage.patrol
        if duty.phase > op.phase or (out and duty.phase != op.phase):
            phase = f"phase {duty.phase}, counted from 0, and not to {op.phase}"
            yield f"the duty {duty.key!r} belongs to {phase}"
        carried = sum(op.forces[f].cargo + op.forces[f].landed for f in forces)
        if carried > duty.cargo:
            yield f"it carries {carried} units of cargo, and {duty.key!r} has {duty.cargo}"

    def prey(self, v: int, voyage: Voyage) -> Checks:
        prey = self.op.voyages[voyage.target]
        if prey.side == voyage.side:
            yield f"target={voyage.target} is a voyage of its own side"
        if voyage.meets == NOWHERE:
            return
        # Of an interception that was sunk only the line is left, while its prey goes home another way.
        if voyage.meets not in prey.path and forces_of(self.op, v):
            yield f"meets={hex_name(voyage.meets)} is not on the path of its target"
        if not voyage.patrol and voyage.meets not in voyage.path:
            yield f"meets={hex_name(voyage.meets)} is not on its path"

    def errand(self, v: int, voyage: Voyage) -> Checks:
        """What a voyage is out for: a duty, which nobody else carries out, or somebody to meet."""
        op, duties = self.op, self.op.scenario.duties
        patrol = voyage.duty >= 0 and duties[voyage.duty].activity == PATROL
        if voyage.patrol and not patrol:
            yield "patrol=1 is said of a duty that is a patrol"
        # 22.163B A patrol that supports others; beaten, it keeps its target until it turns home.
        helping = voyage.status == now.ABORTED_DUTY or (voyage.patrol > 0 and voyage.status == now.SAILING)
        if voyage.level == now.ACTIVITY and voyage.target >= 0 and not (patrol and helping):
            yield f"target={voyage.target}, but only interceptions and patrols have one"
        if not is_out(voyage) or not forces_of(op, v):
            return
        if voyage.level != now.ACTIVITY and (voyage.target < 0 or voyage.meets == NOWHERE):
            yield "an interception needs target= and meets="
        if voyage.level != now.ACTIVITY or voyage.duty < 0 or voyage.patrol or patrol:
            return
        for other, same in enumerate(op.voyages[:v]):
            if same.duty == voyage.duty and same.level == now.ACTIVITY and same.status == now.SAILING:
                key = duties[voyage.duty].key
                if forces_of(op, other):
                    yield f"the duty {key!r} is carried out by voyage {other + 1} already"

    def force(self, f: int, force: Force) -> Checks:
        op = self.op
        if not op.voyages:
            yield "a force belongs to a voyage, and there is none"
        voyage = op.voyages[force.voyage]
        if voyage.side != force.side:
            yield f"voyage={force.voyage} is one of the other side"
        for name, number in (("base", force.base), ("origin", force.origin)):
            base = op.scenario.bases[number]
            if base.side != force.side:
                yield f"{name}={base.key} is no base of seat {force.side + 1}"
        yield from self.crew(f, force)
        if force.parent >= 0:
            if force.parent >= f:
                yield f"parent={force.parent}: it can only have been divided from an earlier force"
            if op.forces[force.parent].side != force.side:
                yield f"parent={force.parent} is a force of the other side"
        if force.surplus and (force.parent < 0 or not self.battle):
            yield "surplus=1: it was not parted (parent=) from a force in a battle"
        yield from self.size(f, force)
        yield from self.formed(f, force)
        if force.present:
            if not self.battle:
                yield "present=1: no step of a battle is named"
            if force.joins > op.round:
                yield f"joins={force.joins}, but it is present=1 in round {op.round}"
            if voyage.status not in (now.SAILING, now.RETURNING):
                yield "present=1, but its voyage is not at sea"
        group = f"number={force.number}"
        if force.number > self.numbers:
            yield f"{group}: groups of this battle are 1 to {self.numbers}"
        if force.number > 0 and not force.present:
            yield f"{group}: only a force in a battle (present=1) has a group"
        if self.sees_all:
            yield from self.cargo(f, force)

    def crew(self, f: int, force: Force) -> Checks:
        """A force has ships as long as it is there, and is at sea or in port."""
        op = self.op
        status = op.voyages[force.voyage].status
        if force.gone:
            if op.members(f):
                yield "gone=1, but it has ships"
            return
        if force.inverted and status in (now.ANNOUNCED, now.SAILING, now.RETURNING):
            yield "inverted=1 is said of a force in port, and its voyage is under way"
        if force.drained and (force.shown or status != now.FAILED):
            yield "drained= is said of a hidden force that has stayed in port after all"
        if self.sees_all and not force.drained and f + 1 not in op.force:
            yield "it has no ships"

    def size(self, f: int, force: Force) -> Checks:
        """22.14 How many factors it had to have when it was formed, which everybody knows."""
        if force.least > force.most:
            yield f"least={force.least} is more than most={force.most}"
        if force.most == 0:
            return
        if force.task_force and force.most < TASK_FORCE_LEAST:
            yield f"tf=1, but most={force.most}: a task force has {TASK_FORCE_LEAST} factors"
        factors = self.op.factors(self.ships(f))
        if self.sees_all and force.most < factors:
            yield f"it has ships of {factors} factors, and most={force.most}"

    def ships(self, f: int) -> list[int]:
        """Those of a force, sunk ones among them."""
        return [unit for unit, force in enumerate(self.op.force) if force == f + 1]

    def formed(self, f: int, force: Force) -> Checks:
        """22.14, 22.22: who was never seen has all the ships he was formed with, as his dice have told."""
        op = self.op
        divided = force.parent >= 0 or any(mate.parent == f for mate in op.forces)
        if force.shown or force.gone or force.is_free() or divided:
            return
        if force.least >= TASK_FORCE_LEAST and not force.task_force:
            yield f"least={force.least}, but tf=1 is missing: a hidden force stays what it was"
        if not self.sees_all or force.drained:
            return
        ships = self.ships(f)
        pick = sum_up(op, ships)
        least = max(force.least, TASK_FORCE_LEAST if force.task_force else 0)
        if pick.factors < least:
            yield f"it has ships of {pick.factors} factors, and was formed with {least} or more"
        if any(op.is_sunk(unit) for unit in ships):
            return
        for unit in ships:
            sighted = op.sighted[unit]
            if not sighted >> f & 1 and holds_still(op, sighted):
                what = f"sighted={sighted} are other forces than its own, force={f + 1}"
                raise Fault(self.names[unit], what)
        for name, told, is_so in (("slow", force.slow, pick.slow), ("light", force.light, 1 - pick.heavy)):
            if told not in (now.UNTOLD, is_so):
                yield f"{name}={told}, but by its ships its dice have told {name}={is_so}"

    def cargo(self, f: int, force: Force) -> Checks:
        """What is lost with a ship is counted at the end of the segment."""
        op, ships = self.op, self.ships(f)
        lost = sum(1 for unit in ships if op.is_sunk(unit))
        laden = sum(op.laden[unit] for unit in ships if not op.is_sunk(unit))
        if not laden <= force.cargo <= laden + lost:
            yield f"cargo={force.cargo}, but {laden} of its ships are laden=1"

    # -- ships and squadrons ----------------

    def ship(self, unit: int) -> Checks:
        op = self.op
        size, kind, side = op.roster.size[unit], op.roster.kind[unit], op.roster.side[unit]
        hits, number, group = op.hits[unit], op.force[unit], op.group[unit]
        if not 0 <= hits <= size:
            yield f"hits={hits} is not a number from 0 to {size}, with which it is sunk"
        if op.laden[unit] > 0 and kind not in (DESTROYER, TRANSPORT):
            yield "laden=1: only destroyers and transports carry cargo"
        if op.torpedoed[unit] > 0 and kind != SUBMARINE:
            yield "torpedoed=1 is said of submarines that have attacked"
        if op.sighted[unit] > 0 and not op.roster.air[unit]:
            yield f"sighted={op.sighted[unit]} is said of carriers, by their squadrons"
        first = op.scenario.hits[unit]
        if hits < first:
            yield f"hits={hits}, but it begins with {first}"
        if not self.battle and (op.withheld[unit] > 0 or op.leaving[unit] > 0):
            yield "withheld= and leaving= are told of a battle, and no step of one is named"
        base = op.scenario.bases[op.berth[unit]]
        if base.side != side:
            yield f"base={base.key} is no base of seat {side + 1}"
        if number == UNKNOWN:
            if group != UNKNOWN or side == op.observer:
                yield "force=? and group=? go together, of ships of the other side"
            return
        if not self.sees_all and side != op.observer and not op.is_open(unit):
            yield "where it is only its owner knows: force=? group=? laden=? leaving=?"
        if UNKNOWN in (group, op.laden[unit], op.leaving[unit]):
            yield "who knows its force knows its group and cargo: force=? is missing"
        if op.is_sunk(unit):
            return
        if number == 0:
            if group > 0:
                yield f"group={group}, but it lies in port: force= is missing"
            if op.laden[unit] or op.withheld[unit] or op.leaving[unit]:
                yield "it lies in port: laden=, withheld= and leaving= are told of ships at sea"
            return
        sails = op.scenario.reserved[unit]
        if sails > op.phase:
            yield f"force={number}, but the scenario sends it out in phase {sails} only"
        force = op.forces[number - 1]
        if force.side != side:
            yield f"force={number} is one of the other side"
        if UNKNOWN not in (force.number, group) and group != force.number:
            yield f"group={group}, but force {number} has number={force.number}"
        if group > 0:
            if not op.on_chart[slot(side, group)]:
                yield f"group={group} does not stand on the chart of seat {side + 1}"

    def squadron(self, wing: int) -> Checks:
        op, on, side = self.op, self.op.wing_on[wing], self.op.wings.side[wing]
        state, task, aim = op.wing_state[wing], op.wing_task[wing], op.wing_aim[wing]
        if not self.battle and (state == operation.ABORTED or task > 0 or op.wing_shown[wing]):
            yield "state=1, task= and shown= are told of a battle, and no step of one is named"
        if state == operation.INVERTED and task > 0:
            yield f"task={task}, but it is inverted (state=3) and does nothing"
        if (aim > 0) != (task == operation.COVER) and UNKNOWN not in (aim, task):
            yield "task=4 (cover) and the group that it covers, aim=, go together"
        if on < 0:
            base = op.scenario.bases[-1 - on]
            if base.side != side:
                yield f"on={on}: {base.key} is no base of its side"
            return
        if op.roster.air[on] == 0 or op.roster.side[on] != side:
            yield f"on={on}: {self.names[on]} is no carrier of its side"
        if op.is_sunk(on) and state != operation.LOST and not self.battle:
            raise Fault(self.names[on], f"it is sunk, and squadron{wing + 1} with it, which lacks state=2")

    def deck(self, wing: int) -> Checks:
        """No more squadrons than a carrier holds."""
        on = self.op.wing_on[wing]
        if on >= 0:
            if aboard(self.op, on) > self.op.roster.air[on]:
                yield f"on={on}: {self.names[on]} holds only {self.op.roster.air[on]} squadrons"


def is_out(voyage: Voyage) -> bool:
    return voyage.status in (now.ANNOUNCED, now.SAILING)
