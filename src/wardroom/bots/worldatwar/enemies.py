"""Who sails with whom: what is known, and for the rest what their ports can have sent."""

from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.groups import surface_force
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, TASK_FORCE_MOST
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.units import SUBMARINE, TRANSPORT
from wardroom.games.worldatwar.voyages import forces_of


class Fleets:
    """The ships of every force; of a hidden one a fair share of what its port has, the largest first."""

    def __init__(self, op: Operation) -> None:
        self.op = op
        self.ships: list[list[int]] = [[] for _ in op.forces]
        self.left: list[int] = []
        hidden: list[int] = []
        for unit, own in enumerate(op.force):
            if op.is_sunk(unit):
                continue
            if own > 0:
                self.ships[own - 1].append(unit)
            elif own == UNKNOWN:
                hidden.append(unit)
        if hidden:
            self.share_out(hidden)

    def share_out(self, hidden: list[int]) -> None:
        op = self.op
        hidden.sort(key=lambda unit: -op.roster.size[unit])
        secret = [
            f
            for f, force in enumerate(op.forces)
            if not force.shown and not force.gone and not self.ships[f] and surface_force(op, f)
        ]
        factors = [0] * len(op.forces)
        for unit in hidden:
            size = 0 if op.roster.kind[unit] == TRANSPORT else op.roster.size[unit]
            able = [
                f
                for f in secret
                if op.forces[f].origin == op.berth[unit]
                and op.forces[f].side == op.roster.side[unit]
                and factors[f] + size <= most(op, f)
                and may_hold(op, f, unit)
            ]
            if able:
                chosen = min(able, key=lambda f: factors[f])
                self.ships[chosen].append(unit)
                factors[chosen] += size
            else:
                self.left.append(unit)

    def of_voyage(self, voyage: int) -> list[int]:
        """The surface ships of a voyage."""
        found: list[int] = []
        for f in forces_of(self.op, voyage):
            found += [unit for unit in self.ships[f] if self.op.roster.kind[unit] != SUBMARINE]
        return found

    def of_side(self, side: int) -> list[int]:
        """All ships of a side in the battle."""
        found: list[int] = []
        for f, force in enumerate(self.op.forces):
            if force.side == side and force.present:
                found += [unit for unit in self.ships[f] if self.op.roster.kind[unit] != SUBMARINE]
        return found

    def still_coming(self, side: int) -> list[int]:
        """Ships that will join the battle in a later round."""
        op = self.op
        found: list[int] = []
        for f, force in enumerate(op.forces):
            if force.side == side and not force.present and not force.gone and not force.withdrawn:
                if force.joins > op.round > 0:
                    found += self.ships[f]
        return found

    def of_group(self, side: int, number: int) -> list[int]:
        """The ships of a combat group; of a hidden one those of the forces it may be, by what was told."""
        op = self.op
        if op.revealed[slot(side, number)] or side == op.observer:
            return op.group_units(side, number)
        secret = [
            f
            for f, force in enumerate(op.forces)
            if force.side == side and force.present and force.number < 0
        ]
        if not secret:
            return op.group_units(side, number)
        told = op.told[slot(side, number)]
        if told:
            told -= 1
            small, carriers = told & 1, told // 8
            secret.sort(
                key=lambda f: (
                    abs(carriers - op_carriers(op, self.ships[f]))
                    + abs(small - (op.factors(self.ships[f]) < TASK_FORCE_LEAST))
                )
            )
        return self.ships[secret[0]]

    def in_port(self, side: int, base: int) -> list[int]:
        """Enemy ships that may still lie in a port and can come out."""
        op = self.op
        found = [u for u in self.left if op.roster.side[u] == side and op.berth[u] == base]
        for unit, own in enumerate(op.force):
            if own == 0 and op.roster.side[unit] == side and op.berth[unit] == base:
                if op.roster.kind[unit] != SUBMARINE and not op.is_sunk(unit) and not op.is_reserved(unit):
                    found.append(unit)
        return found


def op_carriers(op: Operation, units: list[int]) -> int:
    return sum(op.roster.air[unit] > 1 for unit in units)


def may_hold(op: Operation, f: int, unit: int) -> bool:
    """22.22 By the dice it rolled a force has slow ships or none, or nothing but light ones."""
    if op.forces[f].slow == 0 and op.is_slow(unit):
        return False
    return op.forces[f].light != 1 or op.is_cruiser_or_destroyer(unit)


def most(op: Operation, f: int) -> int:
    high = TASK_FORCE_MOST if op.forces[f].task_force else TASK_FORCE_LEAST - 1
    return min(high, op.forces[f].most) if op.forces[f].most else high
