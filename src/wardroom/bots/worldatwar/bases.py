"""22.43 Whether an attack on an air base pays.

Over a base both sides lose about as many squadrons as the other has, and ours could have struck ships. So it
pays only where there is little to strike, and where the base can get a strike through to us.
"""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.flying import arrivals
from wardroom.bots.worldatwar.might import land_strikers
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import BASE, NUMBER
from wardroom.games.worldatwar.air import defense_level, fought
from wardroom.games.worldatwar.base_attack import NO_BASE, BaseAttacks
from wardroom.games.worldatwar.combat import groups_there
from wardroom.games.worldatwar.flights import base_wings, can_search, can_strike, land_wings, lowest_drm
from wardroom.games.worldatwar.operation import CAP, LOST, Operation
from wardroom.games.worldatwar.search import MOST_SQUADRONS, search_dice
from wardroom.games.worldatwar.tables import LEAST_ROLL, MOST_AIR_DEFENSE, TWO_DICE
from wardroom.games.worldatwar.units import SEARCHER

# Factors that an attack must spare us.
WORTH_IT = 1.0


def base_attack(op: Operation, top: BaseAttacks, seat: int, legal: list[int]) -> int:
    """22.432 The base from which most is to be feared, if that outweighs what our squadrons would miss."""
    if top.base != NO_BASE:
        # Classes are asked from the weakest to the best, which is kept for ships.
        going = sum(top.sent[len(top.sent) - top.here(op) :])
        wanted = attackers_for(len(base_wings(op, top.base)), top.left(op) + going)
        return max(legal[0], min(legal[-1], NUMBER + wanted - going))
    best, most = DONE, WORTH_IT
    for action in legal:
        if action != DONE:
            base, free = top.base_at(op, action - BASE), top.staying(op)
            value = spared(op, seat, base, free) - missed(op, seat, base, free)
            if value > most:
                best, most = action, value
    return best


def attackers_for(defenders: int, free: int) -> int:
    """Twice as many drive off nearly all; how many we lose hangs on the defenders' number alone."""
    return max(1, min(free, 2 * defenders))


def spared(op: Operation, seat: int, base: int, free: list[int]) -> float:
    """Factors that strikes would have cost us, less those they cost with the squadrons of the base gone."""
    enemy = 1 - seat
    wings, land = base_wings(op, base), land_wings(op, enemy)
    edge = lowest_drm(op, free) - lowest_drm(op, wings)
    out = sum(beaten(len(wings), attackers_for(len(wings), len(free)), edge)) / len(wings)
    scouts = sum(op.wings.kind[wing] == SEARCHER for wing in land)
    searchers = sum(can_search(op.wings.kind[wing]) for wing in land)
    # Naval squadrons that make up for missing scouts do not strike.
    strikers = bombers_of(op, enemy) - max(0, min(MOST_SQUADRONS, searchers) - scouts)
    # A patrol over a group turns back about as many of them.
    groups = len(groups_there(op, seat))
    patrols = sum(task == CAP and op.wings.side[wing] == seat for wing, task in enumerate(op.wing_task))
    strikers = max(0, strikers - patrols // groups)
    bombers = min(strikers, sum(can_strike(op.wings.kind[wing]) for wing in wings))
    blinded = sum(can_search(op.wings.kind[wing]) for wing in wings)
    level = weakest(op, seat)
    others = len(groups_there(op, enemy)) + op.round - 1
    before = find_chance(others + min(MOST_SQUADRONS, searchers), groups)
    after = find_chance(others + min(MOST_SQUADRONS, searchers - round(out * blinded)), groups)
    return before * bite(strikers, level) - after * bite(strikers - out * bombers, level)


def weakest(op: Operation, seat: int) -> int:
    """The lowest air defence of our groups."""
    found = MOST_AIR_DEFENSE
    for number in groups_there(op, seat):
        units = op.group_units(seat, number)
        found = min(found, defense_level(op.roster, op.hits, units, op.radar[seat], op.settings))
    return found


def bombers_of(op: Operation, side: int) -> int:
    """Squadrons on land, and on the carriers that are likely to be there, with which a side may strike."""
    decks = [unit for unit in Fleets(op).of_side(side) if not op.is_damaged(unit)]
    aboard = sum(op.wing_state[wing] != LOST and deck in decks for wing, deck in enumerate(op.wing_on))
    return land_strikers(op, side, op.battle_hex) + aboard


def missed(op: Operation, seat: int, base: int, free: list[int]) -> float:
    """Factors that we do not sink, now for want of all who were beaten, and later of those who are lost."""
    enemy = 1 - seat
    wings = base_wings(op, base)
    edge = lowest_drm(op, wings) - lowest_drm(op, free)
    lost, turned = beaten(attackers_for(len(wings), len(free)), len(wings), edge)
    prey = Fleets(op).of_side(enemy)
    groups = len(groups_there(op, enemy))
    # What is hidden may be as weak as we are; better to think too much of what there is to strike.
    level = min(weakest(op, seat), defense_level(op.roster, op.hits, prey, op.radar[enemy], op.settings))
    found = find_chance(sum(search_dice(op, seat)) + min(MOST_SQUADRONS, len(land_wings(op, seat))), groups)

    def sunk(squadrons: float) -> float:
        return min(op.factors(prey), bite(squadrons, level))

    whole = sunk(len(free))
    return found * (whole - sunk(len(free) - lost - turned)) + whole - sunk(len(free) - lost)


def beaten(squadrons: int, enemies: int, edge: int) -> tuple[float, float]:
    """How many squadrons may be expected to be lost and turned back by so many enemies (22.432)."""
    gone = aborted = 0.0
    for index, chance in enumerate(TWO_DICE):
        one, other = fought(squadrons, enemies, index + LEAST_ROLL + edge)
        gone += chance * one / 36
        aborted += chance * other / 36
    return gone, aborted


def find_chance(dice: int, groups: int) -> float:
    """22.452 The chance that a search finds somebody."""
    return 1.0 - (1.0 - groups / 6) ** max(0, dice)


def bite(squadrons: float, level: int) -> float:
    """Factors that a strike may be expected to sink: one for each squadron that comes through (22.46)."""
    chances = arrivals(max(0, round(squadrons)), min(MOST_AIR_DEFENSE, max(1, level)))
    return sum(n * chance for n, chance in enumerate(chances))
