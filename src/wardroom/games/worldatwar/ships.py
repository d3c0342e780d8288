"""The ships of an operation: what is left of them, who sails with whom, and who knows where they are."""

from wardroom.core.dice import Dice
from wardroom.core.state import State
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.scenario import Scenario
from wardroom.games.worldatwar.units import CRUISER, DESTROYER, SUBMARINE, has_factors


class Ships(State):
    """The ships of an operation, by their numbers; it declares these facts among its own."""

    phase: int
    forces: list[Force]
    force: list[int]
    group: list[int]
    hits: list[int]
    torpedoed: list[int]

    def __init__(self, scenario: Scenario, dice: Dice | None) -> None:
        super().__init__(2, dice)
        self.scenario = scenario
        self.roster = scenario.roster

    def is_sunk(self, unit: int) -> bool:
        return self.hits[unit] >= self.roster.size[unit]

    def is_damaged(self, unit: int) -> bool:
        size = self.roster.size[unit]
        return size >= 2 and self.hits[unit] == size - 1

    def is_slow(self, unit: int) -> bool:
        """Striped ships, escort carriers, transports and whatever is damaged (20.121)."""
        return not self.roster.fast[unit] or self.is_damaged(unit)

    def is_reserved(self, unit: int) -> bool:
        """The scenario has a duty for it in this phase or a later one, and it still lies in port."""
        return self.force[unit] == 0 and self.scenario.reserved[unit] >= self.phase

    def label(self, unit: int) -> int:
        return self.scenario.label[unit]

    def members(self, force: int) -> list[int]:
        """The ships of a force that are still afloat."""
        return [u for u in range(len(self.force)) if self.force[u] == force + 1 and not self.is_sunk(u)]

    def factors(self, units: list[int]) -> int:
        return sum([self.roster.size[unit] for unit in units if has_factors(self.roster.kind[unit])])

    def group_units(self, side: int, number: int) -> list[int]:
        """The ships of a combat group that are still afloat."""
        return [
            unit
            for unit in range(len(self.group))
            if self.group[unit] == number and self.roster.side[unit] == side and not self.is_sunk(unit)
        ]

    def is_cruiser_or_destroyer(self, unit: int) -> bool:
        kind = self.roster.kind[unit]
        return kind == CRUISER or kind == DESTROYER

    def submarines_here(self, side: int) -> list[int]:
        """22.914 Submarines that have reached the battle and have not attacked yet."""
        found: list[int] = []
        for unit, force in enumerate(self.force):
            if self.roster.kind[unit] == SUBMARINE and self.roster.side[unit] == side and force > 0:
                if self.forces[force - 1].present and not self.torpedoed[unit] and not self.is_sunk(unit):
                    found.append(unit)
        return found

    def is_open(self, unit: int) -> bool:
        """Whether everybody knows where a ship is: submarines, what was sunk or shown, or lies in wait."""
        if self.roster.kind[unit] == SUBMARINE or self.is_sunk(unit) or self.is_reserved(unit):
            return True
        return self.force[unit] > 0 and self.forces[self.force[unit] - 1].shown > 0

    def group_bits(self, side: int, number: int) -> int:
        """The forces of a combat group as bits."""
        bits = 0
        for f, force in enumerate(self.forces):
            if force.side == side and force.number == number and force.present:
                bits |= 1 << f
        return bits
