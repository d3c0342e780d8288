"""What a position says must be possible: numbers in range, each piece in one place, all of it together."""

from __future__ import annotations

from typing import Final

from wardroom.core.state import NOBODY, TRUTH, UNKNOWN
from wardroom.games.worldatwar import operation
from wardroom.games.worldatwar import under_way as now
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.imagining import clues_agree, holds_still
from wardroom.games.worldatwar.landing import aboard
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, sum_up
from wardroom.games.worldatwar.operation import Force, Operation, slot
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
        both = table.name in ADVANTAGES and min(table.values) > 0
        yield both, "only one side has the advantage, who has laid more cards"

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
                yield True, f"{name}{fact.outside(self.op, place)}{fact.meaning()}"

    def inside(self, name: str, h: int) -> Checks:
        if h != NOWHERE and not self.op.scenario.chart.inside(h):
            yield True, f"{name}={hex_name(h)} lies outside this chart"

    # -- the turn ----------------

    def turn(self) -> Checks:
        op = self.op
        yield from self.in_range(turn_of(op, self.told))
        yield from self.inside("hex", op.battle_hex)
        if self.battle:
            yield op.battle_hex == NOWHERE, "a battle needs its hex="
        else:
            fought = op.round > 0 or op.battle_hex != NOWHERE
            yield fought, "a round and a hex belong to a battle, and no step of one is named"
            noted = op.patrolled or op.quiet or op.holder != NOBODY
            yield noted, "patrolled, quiet and holder are told of a battle, and no step names one"
        if op.phase < len(op.scenario.phases):
            side = op.scenario.phases[op.phase]
            yield op.moving != side, f"phase={op.phase} is one of seat {side + 1}"

    def cards(self) -> Checks:
        """Cards are laid, and no new ones come."""
        for place, given in enumerate(self.op.scenario.cards):
            seat, kind, held = place // len(CARDS), CARDS[place % len(CARDS)], self.op.cards[place]
            yield held > given, f"seat {seat + 1} has {held} {kind} cards, and begins with {given}"

    def table(self, fact: Fact) -> Checks:
        of_groups = fact.name in OF_A_BATTLE
        if any(fact.values) and not self.battle:
            yield of_groups, "groups belong to a battle, and no step of one is named"
            noted = fact.name in NOTED_IN_BATTLE
            yield noted, f"{fact.name} is told of a battle, and no step of one is named"
        none = of_groups and (fact.values[slot(0, 0)] or fact.values[slot(1, 0)])
        yield none, "the first number of each side stays 0: groups are counted from 1"

    def chart(self) -> Checks:
        op = self.op
        formed = {slot(force.side, force.number) for force in op.forces if force.present and force.number > 0}
        for side in range(2):
            for number in range(1, operation.MOST_NUMBERS + 1):
                place = slot(side, number)
                if op.on_chart[place]:
                    beyond = number > self.numbers
                    yield beyond, f"group {number}: groups of this battle are 1 to {self.numbers}"
                    empty = self.sees_all and place not in formed
                    yield empty, f"group {number} of seat {side + 1} has no force (number={number})"

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
        yield voyage.at >= length, f"at={voyage.at} is not a number from 0 to {length - 1}, its path"
        yield voyage.flown > length, f"flown={voyage.flown} is not a number from 0 to {length}, its path"
        if voyage.duty >= 0:
            side = op.scenario.bases[op.scenario.duties[voyage.duty].base].side
            yield side != voyage.side, f"duty={voyage.duty} is none of seat {voyage.side + 1}"
        if voyage.parent >= 0:
            yield (
                voyage.parent >= v,
                f"parent={voyage.parent}: it can only have parted from an earlier voyage",
            )
            other = op.voyages[voyage.parent].side != voyage.side
            yield other, f"parent={voyage.parent} is a voyage of the other side"
        # What its dice have brought (22.24), and how far it has come.
        yield voyage.score and not voyage.dice, f"score={voyage.score}, but no dice= were rolled"
        if voyage.status == now.ANNOUNCED:
            yield voyage.dice, f"dice={voyage.dice}: who has rolled is no longer announced"
            yield voyage.at, f"at={voyage.at}, but it is only announced and has not left"
        short = voyage.status == now.HOME and voyage.at != length - 1
        yield short, f"at={voyage.at}, but it is home, where its path ends"
        if voyage.duty >= 0:
            yield from self.duty(v, voyage)
        if self.at_sea and voyage.target >= 0 and is_out(voyage):
            yield from self.prey(v, voyage)
        yield from self.errand(v, voyage)

    def path(self, path: list[int]) -> Checks:
        chart = self.op.scenario.chart
        yield not path, "a voyage needs path=, at least the hex it is in"
        for place, h in enumerate(path):
            yield from self.inside("path", h)
            here = f"path={hex_name(h)}"
            yield not chart.sea[h] and len(path) > 1, f"{here}: no ship can sail there"
            apart = place > 0 and h not in chart.neighbours(path[place - 1])
            yield apart, f"{here} does not touch the hex before it"

    def duty(self, v: int, voyage: Voyage) -> Checks:
        """22.15A Duties belong to their phases; patrols stay on their post longer."""
        op = self.op
        duty = op.scenario.duties[voyage.duty]
        forces = forces_of(op, v)
        late = (
            duty.phase != op.phase
            and is_out(voyage)
            and voyage.level == now.ACTIVITY
            and len(forces) > 0
            and not voyage.patrol
        )
        what = f"the duty {duty.key!r} belongs to phase {duty.phase}, counted from 0, and not to {op.phase}"
        yield duty.phase > op.phase or late, what
        carried = sum(op.forces[f].cargo + op.forces[f].landed for f in forces)
        more = carried > duty.cargo
        yield more, f"it carries {carried} units of cargo, and {duty.key!r} has {duty.cargo}"

    def prey(self, v: int, voyage: Voyage) -> Checks:
        prey = self.op.voyages[voyage.target]
        yield prey.side == voyage.side, f"target={voyage.target} is a voyage of its own side"
        if voyage.meets == NOWHERE:
            return
        # Of an interception that was sunk only the line is left, while its prey goes home another way.
        missed = voyage.meets not in prey.path and forces_of(self.op, v)
        yield missed, f"meets={hex_name(voyage.meets)} is not on the path of its target"
        off = not voyage.patrol and voyage.meets not in voyage.path
        yield off, f"meets={hex_name(voyage.meets)} is not on its path"

    def errand(self, v: int, voyage: Voyage) -> Checks:
        """What a voyage is out for: a duty, which nobody else carries out, or somebody to meet."""
        op, duties = self.op, self.op.scenario.duties
        patrol = voyage.duty >= 0 and duties[voyage.duty].activity == PATROL
        yield voyage.patrol and not patrol, "patrol=1 is said of a duty that is a patrol"
        # 22.163B A patrol that supports others; beaten, it keeps its target until it turns home.
        helping = voyage.status == now.ABORTED_DUTY or (voyage.patrol > 0 and voyage.status == now.SAILING)
        alone = voyage.level == now.ACTIVITY and voyage.target >= 0 and not (patrol and helping)
        yield alone, f"target={voyage.target}, but only interceptions and patrols have one"
        if not is_out(voyage) or not forces_of(op, v):
            return
        lost = voyage.level != now.ACTIVITY and (voyage.target < 0 or voyage.meets == NOWHERE)
        yield lost, "an interception needs target= and meets="
        if voyage.level != now.ACTIVITY or voyage.duty < 0 or voyage.patrol or patrol:
            return
        for other, same in enumerate(op.voyages[:v]):
            if same.duty == voyage.duty and same.level == now.ACTIVITY and same.status == now.SAILING:
                key = duties[voyage.duty].key
                yield forces_of(op, other), f"the duty {key!r} is carried out by voyage {other + 1} already"

    def force(self, f: int, force: Force) -> Checks:
        op = self.op
        yield not op.voyages, "a force belongs to a voyage, and there is none"
        voyage = op.voyages[force.voyage]
        yield voyage.side != force.side, f"voyage={force.voyage} is one of the other side"
        for name, number in (("base", force.base), ("origin", force.origin)):
            base = op.scenario.bases[number]
            yield base.side != force.side, f"{name}={base.key} is no base of seat {force.side + 1}"
        yield from self.crew(f, force)
        if force.parent >= 0:
            yield (
                force.parent >= f,
                f"parent={force.parent}: it can only have been divided from an earlier force",
            )
            other = op.forces[force.parent].side != force.side
            yield other, f"parent={force.parent} is a force of the other side"
        whole = force.surplus and (force.parent < 0 or not self.battle)
        yield whole, "surplus=1: it was not parted (parent=) from a force in a battle"
        yield from self.size(f, force)
        yield from self.formed(f, force)
        if force.present:
            yield not self.battle, "present=1: no step of a battle is named"
            yield force.joins > op.round, f"joins={force.joins}, but it is present=1 in round {op.round}"
            in_port = voyage.status not in (now.SAILING, now.RETURNING)
            yield in_port, "present=1, but its voyage is not at sea"
        group = f"number={force.number}"
        yield force.number > self.numbers, f"{group}: groups of this battle are 1 to {self.numbers}"
        absent = force.number > 0 and not force.present
        yield absent, f"{group}: only a force in a battle (present=1) has a group"
        if self.sees_all:
            yield from self.cargo(f, force)

    def crew(self, f: int, force: Force) -> Checks:
        """A force has ships as long as it is there, and is at sea or in port."""
        op = self.op
        status = op.voyages[force.voyage].status
        if force.gone:
            yield op.members(f), "gone=1, but it has ships"
            return
        at_sea = force.inverted and status in (now.ANNOUNCED, now.SAILING, now.RETURNING)
        yield at_sea, "inverted=1 is said of a force in port, and its voyage is under way"
        sailed = force.drained and (force.shown or status != now.FAILED)
        yield sailed, "drained= is said of a hidden force that has stayed in port after all"
        yield self.sees_all and not force.drained and f + 1 not in op.force, "it has no ships"

    def size(self, f: int, force: Force) -> Checks:
        """22.14 How many factors it had to have when it was formed, which everybody knows."""
        yield force.least > force.most, f"least={force.least} is more than most={force.most}"
        if force.most == 0:
            return
        small = force.task_force and force.most < TASK_FORCE_LEAST
        yield small, f"tf=1, but most={force.most}: a task force has {TASK_FORCE_LEAST} factors"
        factors = self.op.factors(self.ships(f))
        large = self.sees_all and force.most < factors
        yield large, f"it has ships of {factors} factors, and most={force.most}"

    def ships(self, f: int) -> list[int]:
        """Those of a force, sunk ones among them."""
        return [unit for unit, force in enumerate(self.op.force) if force == f + 1]

    def formed(self, f: int, force: Force) -> Checks:
        """22.14, 22.22: who was never seen has all the ships he was formed with, as his dice have told."""
        op = self.op
        divided = force.parent >= 0 or any(mate.parent == f for mate in op.forces)
        if force.shown or force.gone or force.is_free() or divided:
            return
        changed = force.least >= TASK_FORCE_LEAST and not force.task_force
        yield changed, f"least={force.least}, but tf=1 is missing: a hidden force stays what it was"
        if not self.sees_all or force.drained:
            return
        ships = self.ships(f)
        pick = sum_up(op, ships)
        least = max(force.least, TASK_FORCE_LEAST if force.task_force else 0)
        small = pick.factors < least
        yield small, f"it has ships of {pick.factors} factors, and was formed with {least} or more"
        if any(op.is_sunk(unit) for unit in ships):
            return
        for unit in ships:
            sighted = op.sighted[unit]
            if not sighted >> f & 1 and holds_still(op, sighted):
                what = f"sighted={sighted} are other forces than its own, force={f + 1}"
                raise Fault(self.names[unit], what)
        for name, told, is_so in (("slow", force.slow, pick.slow), ("light", force.light, 1 - pick.heavy)):
            other = told not in (now.UNTOLD, is_so)
            yield other, f"{name}={told}, but by its ships its dice have told {name}={is_so}"

    def cargo(self, f: int, force: Force) -> Checks:
        """What is lost with a ship is counted at the end of the segment."""
        op, ships = self.op, self.ships(f)
        lost = sum(1 for unit in ships if op.is_sunk(unit))
        laden = sum(op.laden[unit] for unit in ships if not op.is_sunk(unit))
        other = not laden <= force.cargo <= laden + lost
        yield other, f"cargo={force.cargo}, but {laden} of its ships are laden=1"

    # -- ships and squadrons ----------------

    def ship(self, unit: int) -> Checks:
        op = self.op
        size, kind, side = op.roster.size[unit], op.roster.kind[unit], op.roster.side[unit]
        hits, number, group = op.hits[unit], op.force[unit], op.group[unit]
        wild = not 0 <= hits <= size
        yield wild, f"hits={hits} is not a number from 0 to {size}, with which it is sunk"
        dry = op.laden[unit] > 0 and kind not in (DESTROYER, TRANSPORT)
        yield dry, "laden=1: only destroyers and transports carry cargo"
        above = op.torpedoed[unit] > 0 and kind != SUBMARINE
        yield above, "torpedoed=1 is said of submarines that have attacked"
        unseen = op.sighted[unit] > 0 and not op.roster.air[unit]
        yield unseen, f"sighted={op.sighted[unit]} is said of carriers, by their squadrons"
        first = op.scenario.hits[unit]
        yield hits < first, f"hits={hits}, but it begins with {first}"
        fights = not self.battle and (op.withheld[unit] > 0 or op.leaving[unit] > 0)
        yield fights, "withheld= and leaving= are told of a battle, and no step of one is named"
        base = op.scenario.bases[op.berth[unit]]
        yield base.side != side, f"base={base.key} is no base of seat {side + 1}"
        if number == UNKNOWN:
            half = group != UNKNOWN or side == op.observer
            yield half, "force=? and group=? go together, of ships of the other side"
            return
        secret = not self.sees_all and side != op.observer and not op.is_open(unit)
        yield secret, "where it is only its owner knows: force=? group=? laden=? leaving=?"
        unclear = UNKNOWN in (group, op.laden[unit], op.leaving[unit])
        yield unclear, "who knows its force knows its group and cargo: force=? is missing"
        if op.is_sunk(unit):
            return
        if number == 0:
            yield group > 0, f"group={group}, but it lies in port: force= is missing"
            busy = op.laden[unit] or op.withheld[unit] or op.leaving[unit]
            yield busy, "it lies in port: laden=, withheld= and leaving= are told of ships at sea"
            return
        sails = op.scenario.reserved[unit]
        yield sails > op.phase, f"force={number}, but the scenario sends it out in phase {sails} only"
        force = op.forces[number - 1]
        yield force.side != side, f"force={number} is one of the other side"
        other = UNKNOWN not in (force.number, group) and group != force.number
        yield other, f"group={group}, but force {number} has number={force.number}"
        if group > 0:
            absent = not op.on_chart[slot(side, group)]
            yield absent, f"group={group} does not stand on the chart of seat {side + 1}"

    def squadron(self, wing: int) -> Checks:
        op, on, side = self.op, self.op.wing_on[wing], self.op.wings.side[wing]
        state, task, aim = op.wing_state[wing], op.wing_task[wing], op.wing_aim[wing]
        fights = not self.battle and (state == operation.ABORTED or task > 0 or op.wing_shown[wing])
        yield fights, "state=1, task= and shown= are told of a battle, and no step of one is named"
        idle = state == operation.INVERTED and task > 0
        yield idle, f"task={task}, but it is inverted (state=3) and does nothing"
        half = (aim > 0) != (task == operation.COVER) and UNKNOWN not in (aim, task)
        yield half, "task=4 (cover) and the group that it covers, aim=, go together"
        if on < 0:
            base = op.scenario.bases[-1 - on]
            yield base.side != side, f"on={on}: {base.key} is no base of its side"
            return
        strange = op.roster.air[on] == 0 or op.roster.side[on] != side
        yield strange, f"on={on}: {self.names[on]} is no carrier of its side"
        if op.is_sunk(on) and state != operation.LOST and not self.battle:
            raise Fault(self.names[on], f"it is sunk, and squadron{wing + 1} with it, which lacks state=2")

    def deck(self, wing: int) -> Checks:
        """No more squadrons than a carrier holds."""
        on = self.op.wing_on[wing]
        if on >= 0:
            full = aboard(self.op, on) > self.op.roster.air[on]
            yield full, f"on={on}: {self.names[on]} holds only {self.op.roster.air[on]} squadrons"


def is_out(voyage: Voyage) -> bool:
    return voyage.status in (now.ANNOUNCED, now.SAILING)
