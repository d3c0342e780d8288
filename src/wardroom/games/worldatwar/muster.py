"""Which ships sail: forces are put together in secret from what lies in a port (22.14B-22.14D)."""

from typing import Annotated, Final, cast

from wardroom.core.decision import IN_PRIVATE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Public, Within
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.kinds import Bit, MaybeBase, MaybeLabel, OwnUnits, SideNumber, Small
from wardroom.games.worldatwar.operation import NOTHING, Operation
from wardroom.games.worldatwar.ship_by_ship import NOT_PICKED, ShipByShip
from wardroom.games.worldatwar.under_way import ACTIVITY, UNTOLD
from wardroom.games.worldatwar.units import CARRIER, DESTROYER, SUBMARINE, TRANSPORT

# 22.421A: a task force has ten to 25 factors.
TASK_FORCE_LEAST: Final = 10
TASK_FORCE_MOST: Final = 25


# 22.22D, 22.22J, 22.24C: who would be left without a die: nobody, slow ships, all but fast cruisers and
# destroyers, slow ships together with any others than those.
ANYBODY: Final = 0
NO_SLOW: Final = 1
ONLY_FAST_LIGHT: Final = 2
NO_SLOW_AND_HEAVY: Final = 3


def strictness(dice: int, cargo: bool) -> int:
    """Who may sail with so many dice for a fast force; against cargo light ships have one more."""
    if dice > 1:
        return ANYBODY
    if dice == 1:
        return NO_SLOW_AND_HEAVY if cargo else NO_SLOW
    return ONLY_FAST_LIGHT


def without_dice(strict: int, slow: bool, heavy: bool) -> bool:
    """22.24C Whether a force of this kind would have no die to roll."""
    if strict == NO_SLOW:
        return slow
    if strict == ONLY_FAST_LIGHT:
        return slow or heavy
    return strict == NO_SLOW_AND_HEAVY and slow and heavy


def in_port(op: Operation, base: int) -> list[int]:
    """Surface ships that lie in a port and have nothing to do."""
    return [
        unit
        for unit in range(len(op.force))
        if op.force[unit] == 0
        and op.berth[unit] == base
        and op.roster.kind[unit] != SUBMARINE
        and not op.is_sunk(unit)
        and not op.is_reserved(unit)
    ]


def hidden_ships(op: Operation, base: int) -> list[int]:
    """Surface ships of a port of which only the owner can say whether they lie there or are at sea."""
    return [unit for unit in range(len(op.force)) if op.berth[unit] == base and not op.is_open(unit)]


def sailed_hidden(op: Operation, base: int) -> list[int]:
    """Forces formed in a port of which only the owner knows the ships."""
    return [f for f, own in enumerate(op.forces) if own.origin == base and not own.shown and not own.gone]


def may_lie(op: Operation, base: int) -> int:
    """The most factors that may lie in a port for all that everybody knows; at least one if a ship may."""
    ships = hidden_ships(op, base)
    sailed = sailed_hidden(op, base)
    factors = op.factors(ships)
    divided = [force.parent for force in op.forces]
    for f in sailed:
        whole = op.forces[f].task_force and op.forces[f].parent == UNTOLD and f not in divided
        factors -= TASK_FORCE_LEAST if whole else 1
    return max(factors, 1) if len(ships) > len(sailed) else 0


def only_force(op: Operation, base: int, least: int) -> list[int]:
    """The ships of a force if everybody knows that no other can be formed in the port, else none."""
    ships = hidden_ships(op, base)
    if sailed_hidden(op, base):
        return []
    if len(ships) == 1:
        return ships
    weightless = any(op.roster.kind[unit] == TRANSPORT for unit in ships)
    return ships if not weightless and op.factors(ships) == least else []


class Pick:
    """What a choice of ships amounts to."""

    def __init__(self) -> None:
        self.factors = 0
        self.fast_fleet = 0
        self.carriers = 0
        self.carrying = 0
        self.slow = 0
        self.heavy = 0
        self.ships = 0

    def add(self, op: Operation, unit: int) -> None:
        kind, size = op.roster.kind[unit], op.roster.size[unit]
        self.ships += 1
        if kind != TRANSPORT:
            self.factors += size
        if kind == CARRIER:
            self.carriers += size
        elif kind != TRANSPORT and not op.is_slow(unit):
            self.fast_fleet += size
        if kind == DESTROYER or kind == TRANSPORT:
            self.carrying += 1
        if op.is_slow(unit):
            self.slow = 1
        if not op.is_cruiser_or_destroyer(unit):
            self.heavy = 1


def sum_up(op: Operation, units: list[int]) -> Pick:
    pick = Pick()
    for unit in units:
        pick.add(op, unit)
    return pick


class Choosing(ShipByShip):
    """22.14 The ships of one force."""

    seat: Public[SideNumber] = 0
    base: Public[MaybeBase] = 0
    # Factors at least and at most, cargo to be carried, and who must stay for want of dice (22.24C).
    least: Annotated[Public[Small], Within("limits")] = 1
    most: Annotated[Public[Small], Within("limits")] = TASK_FORCE_MOST
    cargo: Annotated[Public[Small], Within("limits")] = 0
    strict: Annotated[Public[Small], Within("limits")] = 0
    units: Public[OwnUnits] = NOTHING
    # The label whose number is being asked.
    label: Annotated[Public[MaybeLabel], Within("label")] = NOT_PICKED
    last: Annotated[Public[MaybeLabel], Within("label")] = NOT_PICKED
    finished: Public[Bit] = 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        facts: dict[str, Fact] = {"base": diary.base_fact(op, self.base), "factors": op.factors(self.units)}
        facts.update({"least": self.least, "most": self.most})
        if self.label != NOT_PICKED:
            facts["ship"] = f"ship/{op.scenario.labels[self.label]}"
            return Decision(seat, decisions.HOW_MANY_SHIPS, "22.14", facts)
        return Decision(seat, decisions.WHICH_SHIPS, "22.14", facts)

    def able(self, op: Operation) -> list[int]:
        return in_port(op, self.base)

    def goes_last(self, op: Operation, unit: int) -> bool:
        return op.is_damaged(unit)

    def incomplete(self, op: Operation) -> int:
        pick = sum_up(op, self.units)
        if pick.ships == 0 or pick.factors < self.least:
            return self.short_of_ten(op, no.TOO_FEW_FACTORS)
        if pick.carrying < self.cargo:
            return no.CARGO_NEEDS_SHIPS
        return ALLOWED

    def refuses(self, op: Operation, label: int, count: int) -> int:
        """The first rule against so many ships of a label."""
        units = self.available(op, label)[:count]
        pick = sum_up(op, self.units)
        for unit in units:
            pick.add(op, unit)
        if pick.factors > self.most:
            return no.TOO_MANY_FACTORS
        if without_dice(self.strict, pick.slow > 0, pick.heavy > 0):
            return no.NO_DICE_FOR_SLOW_SHIPS if pick.slow else no.NO_DICE_FOR_HEAVY_SHIPS
        if pick.carriers > pick.fast_fleet:
            return no.TOO_MANY_CARRIERS
        if not self.can_finish(op, label, pick):
            return self.short_of_ten(op, no.CANNOT_BE_COMPLETED)
        return ALLOWED

    def short_of_ten(self, op: Operation, otherwise: int) -> int:
        """22.14C Interceptors need ten factors only if a small force sails from there already."""
        top = op.stack[-1]
        if self.least > 1 and isinstance(top, Muster) and op.voyages[top.voyage].level != ACTIVITY:
            return no.ONE_SMALL_FORCE
        return otherwise

    def can_finish(self, op: Operation, label: int, pick: Pick) -> bool:
        """Whether ships that come later in the order can still make up what is demanded."""
        if pick.factors >= self.least and pick.carrying >= self.cargo:
            return True
        # Every sum of (factors, fast fleet factors less carriers, ships that can carry) that is within reach,
        # and whether slow ships and others than cruisers and destroyers are among them.
        ships = min(pick.carrying, self.cargo)
        reach = {(pick.factors, pick.fast_fleet - pick.carriers, ships, pick.slow > 0, pick.heavy > 0)}
        for unit in self.later(op, label):
            kind, size = op.roster.kind[unit], op.roster.size[unit]
            slow, heavy = op.is_slow(unit), not op.is_cruiser_or_destroyer(unit)
            carries = 1 if kind == DESTROYER or kind == TRANSPORT else 0
            weight = 0 if kind == TRANSPORT else size
            margin = -size if kind == CARRIER else 0 if op.is_slow(unit) else weight
            more = set()
            for factors, spare, carrying, was_slow, was_heavy in reach:
                if without_dice(self.strict, was_slow or slow, was_heavy or heavy):
                    continue
                if factors + weight <= self.most and spare + margin >= 0:
                    ships = min(carrying + carries, self.cargo)
                    more.add((factors + weight, spare + margin, ships, was_slow or slow, was_heavy or heavy))
            reach |= more
        return any(factors >= self.least and carrying >= self.cargo for factors, _, carrying, _, _ in reach)

    def later(self, op: Operation, label: int) -> list[int]:
        """Ships in port with a higher label, carriers after all others."""
        return sorted([u for u in self.able(op) if op.label(u) > label], key=op.label)

    def possible(self, op: Operation) -> bool:
        """Whether any force can be made up at all."""
        return self.can_finish(op, NOT_PICKED, Pick()) and any(self.rolls(op, u) for u in self.able(op))

    def rolls(self, op: Operation, unit: int) -> bool:
        """Whether a ship by itself would have a die."""
        return not without_dice(self.strict, op.is_slow(unit), not op.is_cruiser_or_destroyer(unit))

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Choosing()
        other.seat = self.seat
        other.base = self.base
        other.least = self.least
        other.most = self.most
        other.cargo = self.cargo
        other.strict = self.strict
        other.units = self.units
        other.label = self.label
        other.last = self.last
        other.finished = self.finished
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("base", self.base, -1, "bases")
        to.within("limits", "least", self.least, 0, 99)
        to.within("limits", "most", self.most, 0, 99)
        to.within("limits", "cargo", self.cargo, 0, 99)
        to.within("limits", "strict", self.strict, 0, 99)
        to.row("units", self.units, 0, "own ships")
        to.within("label", "label", self.label, -1, "labels")
        to.within("label", "last", self.last, -1, "labels")
        to.limited("finished", self.finished, 0, 1)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Choosing()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("base"):
            step.base = told.limited("base")
        if told.says("limits"):
            step.least, step.most, step.cargo, step.strict = told.within("limits", 4)
        if told.says("units"):
            step.units = told.row("units", step.units)
        if told.says("label"):
            step.label, step.last = told.within("label", 2)
        if told.says("finished"):
            step.finished = told.limited("finished")
        return step


class Muster(Sealed):
    """22.14B A force is formed in secret and joins a voyage; where there is only one, it sails at once."""

    seat: Annotated[Public[Small], Within("limits")] = 0
    base: Annotated[Public[Small], Within("limits")] = 0
    voyage: Annotated[Public[Small], Within("limits")] = 0
    least: Annotated[Public[Small], Within("limits")] = 1
    most: Annotated[Public[Small], Within("limits")] = TASK_FORCE_MOST
    cargo: Annotated[Public[Small], Within("limits")] = 0
    strict: Annotated[Public[Small], Within("limits")] = 0

    def asks(self, state: State) -> int:
        return 0 if only_force(cast(Operation, state), self.base, self.least) else self.pending

    def secrecy(self) -> str:
        """One side chooses by itself, and nothing is opened afterwards."""
        return IN_PRIVATE

    def begin(self, state: State, seat: int) -> Step:
        return self.choosing()

    def choosing(self) -> Choosing:
        run = Choosing()
        run.seat = self.seat
        run.base = self.base
        run.least = self.least
        run.most = self.most
        run.cargo = self.cargo
        run.strict = self.strict
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        run = self.runs.get(self.seat)
        units = run.units if isinstance(run, Choosing) else only_force(op, self.base, self.least)
        made = op.forces[form_force(op, self.seat, self.base, self.voyage, units, self.cargo, 0)]
        made.least = self.least
        made.most = self.most

    def possible(self, op: Operation) -> bool:
        """Whether the ships in port can make up such a force."""
        return self.choosing().possible(op)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def empty(self) -> Sealed:
        other = Muster(self.members)
        other.seat = self.seat
        other.base = self.base
        other.voyage = self.voyage
        other.least = self.least
        other.most = self.most
        other.cargo = self.cargo
        other.strict = self.strict
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.within("limits", "seat", self.seat, 0, 99)
        to.within("limits", "base", self.base, 0, 99)
        to.within("limits", "voyage", self.voyage, 0, 99)
        to.within("limits", "least", self.least, 0, 99)
        to.within("limits", "most", self.most, 0, 99)
        to.within("limits", "cargo", self.cargo, 0, 99)
        to.within("limits", "strict", self.strict, 0, 99)
        super().tell_facts(to)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Muster(told.members())
        if told.says("limits"):
            step.seat, step.base, step.voyage, step.least, step.most, step.cargo, step.strict = told.within(
                "limits", 7
            )
        return step


def stow(op: Operation, units: list[int], cargo: int) -> int:
    """22.427 Transports are loaded first, so that destroyers stay free (ruling); gives what finds no ship."""
    left = cargo
    for kind in (TRANSPORT, DESTROYER):
        for unit in sorted(units):
            if left and op.roster.kind[unit] == kind:
                op.laden[unit] = 1
                left -= 1
    return left


def form_force(
    op: Operation, seat: int, base: int, voyage: int, units: list[int], cargo: int, shown: int
) -> int:
    """A force comes into being; only its owner hears of what it consists unless the scenario has said so."""
    made = Force()
    made.side = seat
    made.base = base
    made.origin = base
    made.voyage = voyage
    made.cargo = cargo
    made.shown = shown
    made.task_force = 1 if op.factors(units) >= TASK_FORCE_LEAST else 0
    op.forces.append(made)
    own = len(op.forces)
    for unit in sorted(units):
        op.force[unit] = own
    stow(op, units, cargo)
    if op.log is not None:
        facts = {**diary.port_facts(op, seat, base), "force": own, "tf": made.task_force}
        named: dict[str, Fact] = {**facts, "ships": diary.ships_fact(op, sorted(units))}
        if shown:
            diary.tell(op, events.FORCE_SAILS, "22.15", named)
        else:
            diary.whisper(op, events.FORCE_FORMED, "22.14B", facts, seat, named)
    return own - 1
