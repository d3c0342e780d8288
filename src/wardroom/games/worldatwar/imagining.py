"""Worlds that agree with all that an observer has seen."""

from typing import Final

from wardroom.core.dice import Dice, FastDice
from wardroom.core.state import TRUTH, UNKNOWN
from wardroom.games.worldatwar.coming_to_light import change_places, is_twin
from wardroom.games.worldatwar.groups import surface_force
from wardroom.games.worldatwar.hidden_numbers import imagine_numbers
from wardroom.games.worldatwar.hidden_ships import Filling
from wardroom.games.worldatwar.holding import imagine_restraint
from wardroom.games.worldatwar.muster import stow
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.tasking import imagine_flights

# Choices that may be taken back before numbers and order are drawn anew; each time there are more.
FIRST_PATIENCE: Final = 300
LEVEL_BEGINNINGS: Final = 50
MOST_BEGINNINGS: Final = 300
# Numbers that may be drawn for one beginning: with six groups few of them agree with what was told.
MOST_NUMBERINGS: Final = 60


def imagined(view: Operation, rng: Dice) -> Operation:
    """Every UNKNOWN filled so that it agrees with all that the observer has seen."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH:
        return world
    for side in range(2):
        if side != view.observer:
            imagine_fleet(world, side, rng)
            imagine_restraint(world, side, rng)
    imagine_flights(view, world, rng)
    return world


def hidden_forces(world: Operation, side: int) -> list[int]:
    return [
        f
        for f, force in enumerate(world.forces)
        if force.side == side and not force.shown and not force.gone and surface_force(world, f)
    ]


def imagine_fleet(world: Operation, side: int, rng: Dice) -> None:
    """Numbers for hidden forces, then ships for them."""
    hidden = [
        u for u in range(len(world.force)) if world.force[u] == UNKNOWN and world.roster.side[u] == side
    ]
    if not hidden:
        return
    free = [f for f in hidden_forces(world, side) if world.forces[f].is_free()]
    if filled(world, side, hidden, rng, LEVEL_BEGINNINGS if free else MOST_BEGINNINGS):
        return
    # What dice have told of a strange position may be too hard to meet; no answer depends on it.
    searches = world.searches
    world.searches = []
    if not filled(world, side, hidden, rng, MOST_BEGINNINGS):
        raise AssertionError("no fleet agrees with what was seen\n" + world.text())
    world.searches = searches


def filled(world: Operation, side: int, hidden: list[int], rng: Dice, beginnings: int) -> bool:
    """Whether numbers and ships were found for all hidden forces of a side."""
    forces = hidden_forces(world, side)
    numbers = [force.number for force in world.forces]
    for beginning in range(beginnings):
        for _ in range(MOST_NUMBERINGS):
            for f, number in enumerate(numbers):
                world.forces[f].number = number
            if imagine_numbers(world, side, forces, rng):
                # Later ones are given more time, so that one of them comes to an end.
                patience = FIRST_PATIENCE << max(0, beginning // LEVEL_BEGINNINGS - 1)
                if Filling(world, side, hidden, forces, rng, patience).done():
                    order_twins(world, hidden)
                    imagine_cargo(world, forces)
                    return True
                break
    return False


def order_twins(world: Operation, hidden: list[int]) -> None:
    """Equal ships lie in the order of their forces: which of them it is means nothing."""
    for unit in hidden:
        for other in hidden:
            if other > unit and is_twin(world, unit, other) and later(world.force[unit], world.force[other]):
                change_places(world, unit, other)


def later(one: int, other: int) -> bool:
    """Ships in port come after those at sea."""
    return (one or 1000) > (other or 1000)


def imagine_cargo(world: Operation, forces: list[int]) -> None:
    for f in forces:
        stow(world, world.members(f), world.forces[f].cargo)
