"""22.9 Submarines: which group they attack, and which of its ships."""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import ENEMY, NUMBER, SHIP
from wardroom.games.worldatwar.combat import same_kind_first
from wardroom.games.worldatwar.gunnery import on_ship
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack, SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.submarines import submarine_chances, submarine_modifier
from wardroom.games.worldatwar.units import CARRIER, DESTROYER


def attack(op: Operation, top: SubmarineAttacks, seat: int, legal: list[int], w: Weights) -> int:
    """22.93 The group with the largest ships and the fewest destroyers, with all that are there."""
    if top.target:
        return NUMBER + len(top.left(op))
    fleets = Fleets(op)
    # Outside a battle they must attack (22.92).
    best, most = legal[0], 0.0
    for action in legal:
        if action == DONE:
            continue
        units = fleets.of_group(1 - seat, action - ENEMY)
        large = [op.roster.size[u] + w.deck * (op.roster.kind[u] == CARRIER) for u in units]
        escorts = sum(op.roster.kind[u] == DESTROYER for u in units)
        value = max(large, default=0.0) / (1 + 0.1 * escorts)
        if value > most:
            best, most = action, value
    return best


def torpedo(op: Operation, top: SubmarineAttack, seat: int, legal: list[int], w: Weights) -> int:
    """22.93E The ship from which the table promises most."""
    best, most = legal[0], -1.0
    for action in legal:
        unit = same_kind_first(op, top.choices(op), action - SHIP)
        aimed = SubmarineAttack()
        aimed.submarine, aimed.number = top.submarine, top.number
        aimed.previous, aimed.category, aimed.target = top.previous, top.category, unit
        chances = submarine_chances(submarine_modifier(aimed.hunt(op, 1 - seat)))
        size = op.roster.size[unit]
        after = on_ship(chances[:4], size, op.hits[unit])
        value = after[size] * size * op.scenario.sunk_points
        if not op.is_damaged(unit):
            value += after[size - 1] * size * op.scenario.damaged_points
        if op.roster.kind[unit] == CARRIER:
            value *= 1 + w.deck
        if value > most:
            best, most = action, value
    return best


def substitutes(top: Substitutes, legal: list[int]) -> int:
    """22.9432 Destroyers in port are lost in place of those that are needed at sea."""
    return legal[-1]
