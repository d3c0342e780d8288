"""What a seat may know, built up field by field; and worlds that agree with it."""

from typing import Final

from wardroom.core.dice import Dice, FastDice
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN
from wardroom.games.worldatwar.flight_views import imagine_flights, seen_flights
from wardroom.games.worldatwar.groups import surface_force
from wardroom.games.worldatwar.muster import TASK_FORCE_LEAST, TASK_FORCE_MOST, Pick, sum_up
from wardroom.games.worldatwar.operation import UNTOLD, Force, Operation
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.units import CARRIER, DESTROYER, SUBMARINE, TRANSPORT

MOST_TRIES: Final = 2000
HIDDEN_COLUMNS: Final = 5


def is_open(op: Operation, seat: int, unit: int) -> bool:
    """Whether the seat knows where a ship is: its own, submarines, what was sunk or shown."""
    if op.roster.side[unit] == seat or op.roster.kind[unit] == SUBMARINE or op.is_sunk(unit):
        return True
    if op.is_reserved(unit):
        return True
    return op.force[unit] > 0 and op.forces[op.force[unit] - 1].shown > 0


def observed(op: Operation, seat: int) -> Operation:
    """What the seat, or a spectator, may know."""
    if not SPECTATOR <= seat < op.seats:
        raise ValueError(f"there is no seat {seat}")
    view = op.fresh()
    op.copy_public(view)
    view.observer = seat
    for unit in range(len(op.force)):
        if is_open(op, seat, unit):
            view.force[unit] = op.force[unit]
            view.group[unit] = op.group[unit]
            view.laden[unit] = op.laden[unit]
            view.leaving[unit] = op.leaving[unit]
        else:
            view.force[unit] = UNKNOWN
            view.group[unit] = UNKNOWN
            view.laden[unit] = UNKNOWN
            view.leaving[unit] = UNKNOWN
        # 22.26D Who is held back is the owner's secret, as screening is, also of ships that are known.
        own = op.roster.side[unit] == seat
        view.withheld[unit] = op.withheld[unit] if own else UNKNOWN
        view.spared[unit] = op.spared[unit] if own else UNKNOWN
    for force in view.forces:
        # 22.423B Which group is which stays on the owner's status board.
        if force.side != seat and not force.shown and force.present:
            force.number = UNKNOWN
    for side in range(2):
        for number in range(1, 7):
            slot = side * 7 + number
            if side != seat and op.on_chart[slot] and not op.revealed[slot] and not op.told[slot]:
                view.hindered[slot] = UNKNOWN
    seen_flights(op, view, seat)
    view.stack = [step.observe(op, seat) for step in op.stack]
    return view


def imagined(view: Operation, rng: Dice) -> Operation:
    """Every UNKNOWN filled so that it agrees with all that the observer has seen."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH:
        return world
    for unit in range(len(world.force)):
        world.withheld[unit] = max(0, world.withheld[unit])
        world.spared[unit] = max(0, world.spared[unit])
    for side in range(2):
        if side != view.observer:
            imagine_fleet(world, side, rng)
    imagine_flights(view, world, rng)
    return world


def imagine_fleet(world: Operation, side: int, rng: Dice) -> None:
    """Ships into forces, forces into groups, again and again until everything that was told is true."""
    hidden = [
        u for u in range(len(world.force)) if world.force[u] == UNKNOWN and world.roster.side[u] == side
    ]
    forces = [
        f
        for f, force in enumerate(world.forces)
        if force.side == side and not force.shown and not force.gone and surface_force(world, f)
    ]
    numbers = [force.number for force in world.forces]
    for _ in range(MOST_TRIES):
        for unit in hidden:
            world.force[unit] = 0
            world.group[unit] = 0
            world.laden[unit] = 0
            world.leaving[unit] = 0
        for f, number in enumerate(numbers):
            world.forces[f].number = number
        if imagine_numbers(world, side, forces, rng) and imagine_forces(world, hidden, forces, rng):
            if agrees(world, side, forces):
                order_twins(world, hidden)
                imagine_cargo(world, forces)
                return
    raise AssertionError("no fleet agrees with what was seen\n" + world.text())


def shuffled(things: list[int], rng: Dice) -> list[int]:
    left, order = things[:], []
    while left:
        order.append(left.pop(rng.below(len(left), 0)))
    return order


def imagine_numbers(world: Operation, side: int, forces: list[int], rng: Dice) -> bool:
    """22.421 Hidden forces in the battle get the hidden numbers; small ones that came together share one."""
    there = [f for f in forces if world.forces[f].present]
    if not there:
        return True
    known = [force for force in world.forces if force.side == side and force.shown and force.present]
    groups: list[list[int]] = []
    cargo: list[int] = []
    shared: list[int] = []
    for f in there:
        force = world.forces[f]
        if force.cargo:
            cargo.append(f)
        elif force.task_force:
            groups.append([f])
        elif small_number(known, force.joins):
            force.number = small_number(known, force.joins)
            shared.append(force.number)
        else:
            for group in groups:
                first = world.forces[group[0]]
                if not first.task_force and first.joins == force.joins:
                    group.append(f)
                    break
            else:
                groups.append([f])
    # A number that a known force has, and that is not open, has somebody hidden behind it, too.
    numbers: list[int] = []
    for n in range(1, 7):
        slot = side * 7 + n
        if world.on_chart[slot] and not world.revealed[slot] and n not in shared:
            numbers.append(n)
    free = len(numbers) - len(groups)
    for f in shuffled(cargo, rng):
        if free > 0:
            groups.append([f])
            free -= 1
        elif groups:
            groups[rng.below(len(groups), 0)].append(f)
    if len(groups) != len(numbers):
        return False
    order = shuffled(numbers, rng)
    for group, number in zip(groups, order, strict=True):
        for f in group:
            world.forces[f].number = number
    return True


def small_number(known: list[Force], joins: int) -> int:
    """22.421A The group of small forces that came in the same round, if it has been seen; else 0."""
    for force in known:
        if not force.task_force and not force.cargo and force.joins == joins:
            return force.number
    return 0


def imagine_forces(world: Operation, hidden: list[int], forces: list[int], rng: Dice) -> bool:
    for base in range(len(world.scenario.bases)):
        own = [f for f in forces if world.forces[f].origin == base]
        pool = shuffled([u for u in hidden if world.berth[u] == base], rng)
        order = shuffled(own, rng)
        for place, f in enumerate(order):
            left = sum(least(world, other) for other in order[place + 1 :])
            pool = fill(world, f, pool, left, rng)
            if not pool and place + 1 < len(order):
                return False
    return True


def least(world: Operation, f: int) -> int:
    return max(world.forces[f].least, TASK_FORCE_LEAST if world.forces[f].task_force else 1)


def most(world: Operation, f: int) -> int:
    high = TASK_FORCE_MOST if world.forces[f].task_force else TASK_FORCE_LEAST - 1
    return min(high, world.forces[f].most) if world.forces[f].most else high


def fill(world: Operation, f: int, pool: list[int], left: int, rng: Dice) -> list[int]:
    """Ships for one force from a shuffled pool; gives back what is not used."""
    force = world.forces[f]
    able = [u for u in pool if fits(world, f, u)]
    low, high = least(world, f), min(most(world, f), world.factors(pool) - left)
    goal = low + rng.below(max(1, high - low + 1), 0)
    chosen: list[int] = []
    carrying = force.cargo
    for unit in able:
        if carrying and world.roster.kind[unit] in (DESTROYER, TRANSPORT):
            chosen.append(unit)
            carrying -= 1
    if force.slow == 1:
        for unit in able:
            if world.is_slow(unit) and unit not in chosen:
                chosen.append(unit)
                break
    wanted = carriers_told(world, f)
    if wanted > 0:
        for unit in able:
            if world.roster.kind[unit] == CARRIER and wanted:
                chosen.append(unit)
                wanted -= 1
    pick = sum_up(world, chosen)
    for unit in able:
        if pick.factors >= goal and pick.carriers <= pick.fast_fleet:
            break
        if unit in chosen or pick.factors + world.roster.size[unit] > most(world, f):
            continue
        if world.roster.kind[unit] == CARRIER:
            if wanted == 0 or pick.carriers + world.roster.size[unit] > pick.fast_fleet:
                continue
        chosen.append(unit)
        pick.add(world, unit)
    for unit in chosen:
        world.force[unit] = f + 1
        world.group[unit] = max(0, force.number)
    return [u for u in pool if u not in chosen]


def carriers_told(world: Operation, f: int) -> int:
    """How many carriers a force must have because its group was found; UNTOLD if nobody knows."""
    force = world.forces[f]
    if force.present and force.number > 0:
        told = world.told[force.side * 7 + force.number]
        if told:
            return (told - 1) // 8
    return UNTOLD


def fits(world: Operation, f: int, unit: int) -> bool:
    """22.22 What the number of dice gave away about a force."""
    force = world.forces[f]
    if force.slow == 0 and world.is_slow(unit):
        return False
    return not (force.light == 1 and not world.is_cruiser_or_destroyer(unit))


def agrees(world: Operation, side: int, forces: list[int]) -> bool:
    for f in forces:
        if not proper(world, f, sum_up(world, world.members(f))):
            return False
    for number in range(1, 7):
        slot = side * 7 + number
        if world.on_chart[slot] and not world.revealed[slot]:
            cargo = 0
            for force in world.forces:
                if force.side == side and force.present and force.number == number and force.cargo:
                    cargo = 1
            world.hindered[slot] = cargo
            if world.told[slot] and world.told[slot] != facts_of(world, side, number):
                return False
    return True


def proper(world: Operation, f: int, pick: Pick) -> bool:
    force = world.forces[f]
    if not least(world, f) <= pick.factors <= most(world, f):
        return False
    if pick.ships == 0 or pick.carriers > pick.fast_fleet or pick.carrying < force.cargo:
        return False
    if force.slow != UNTOLD and force.slow != pick.slow:
        return False
    return force.light == UNTOLD or force.light == 1 - pick.heavy


def order_twins(world: Operation, hidden: list[int]) -> None:
    """Equal ships lie in the order of their forces: which of them it is means nothing."""
    for unit in hidden:
        for other in hidden:
            if other > unit and world.is_twin(unit, other) and later(world.force[unit], world.force[other]):
                world.change_places(unit, other)


def later(one: int, other: int) -> bool:
    """Ships in port come after those at sea."""
    return (one or 1000) > (other or 1000)


def imagine_cargo(world: Operation, forces: list[int]) -> None:
    """Cargo lies in the first ships that can carry it."""
    for f in forces:
        left = world.forces[f].cargo
        for unit in world.members(f):
            if left and world.roster.kind[unit] in (TRANSPORT, DESTROYER):
                world.laden[unit] = 1
                left -= 1
