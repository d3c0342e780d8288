"""22.6 Withdrawing: everybody when the battle costs more than it can bring, else who is only a burden."""

from __future__ import annotations

from dataclasses import replace

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.might import forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import Standing, fought_about
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import GROUP, SHIP, YES, is_group
from wardroom.games.worldatwar.combat import groups_there
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.withdrawal import NONE, Withdraw

# What counts of those who are still to come.
LATECOMERS = 0.7


# As long as we have the better of it damaged ships are safe behind the others.
SAFE = 0.7


def prospects(op: Operation, seat: int, w: Weights) -> tuple[float, bool]:
    """The chance to win the battle, and whether breaking off leaves us nearer to winning the operation."""
    fleets = Fleets(op)
    ours = might(op, fleets.of_side(seat)) + might(op, fleets.still_coming(seat)).times(LATECOMERS)
    theirs = might(op, fleets.of_side(1 - seat)) + might(op, fleets.still_coming(1 - seat)).times(LATECOMERS)
    ours = replace(ours, squadrons=ours.squadrons + land_strikers(op, seat, op.battle_hex))
    theirs = replace(theirs, squadrons=theirs.squadrons + land_strikers(op, 1 - seat, op.battle_hex))
    standing = Standing(op, seat, fought_about(op), w)
    if seat == op.intercepting and ours.blows(theirs, w) <= 0 and theirs.blows(ours, w) <= 0:
        # Neither can harm the other any more: who came to stop the enemy has nothing left to do it with.
        return 0.0, True
    seen = forecast(ours, theirs, w)
    gone = standing.hope(0.0)
    return seen.chance, gone > standing.fight(seen) + w.margin(gone)


def withdraw(op: Operation, top: Withdraw, seat: int, legal: list[int], w: Weights) -> int:
    """22.61 All or nobody; of those who stay, damaged ships go home, as they can only be sunk."""
    chance, leaving = prospects(op, seat, w)
    hurt_leave = chance < SAFE and groups_there(op, 1 - seat)
    if top.group == NONE:
        for action in legal:
            if is_group(action) and (leaving or (hurt_leave and cripples(op, seat, action - GROUP))):
                return action
        return DONE
    if leaving and YES in legal:
        return YES
    units = [u for u in cripples(op, seat, top.group) if u not in top.units]
    for unit in sorted(units, key=op.label):
        if SHIP + op.label(unit) in legal:
            return SHIP + op.label(unit)
    return DONE


def cripples(op: Operation, seat: int, number: int) -> list[int]:
    """Damaged ships that a group can do without; one that was not attacked goes as a whole or not at all."""
    if not op.attacked[slot(seat, number)]:
        return []
    units = op.group_units(seat, number)
    return [u for u in units if op.is_damaged(u) and not op.laden[u]]
