"""22.463 Squadrons come back: to their decks, to other carriers, ashore or nowhere."""

from typing import Final

from wardroom.games.worldatwar import diary, events
from wardroom.games.worldatwar.air import deck_room
from wardroom.games.worldatwar.flights import able_deck, best_first
from wardroom.games.worldatwar.operation import ABORTED, CAP, INVERTED, LOST, NO_TASK, READY, Operation

# 22.463B: how far away a patrol without a deck may land.
EMERGENCY_HEXES: Final = 3


def aboard(op: Operation, unit: int) -> int:
    """Squadrons on a carrier's strength."""
    return sum(
        [1 for wing, on in enumerate(op.wing_on) if on == unit and op.wing_state[wing] in (READY, ABORTED)]
    )


def land_all(op: Operation, side: int) -> None:
    """22.463 Naval air returns: to its own deck, to any undamaged carrier, patrols to a base near by."""
    adrift: list[int] = []
    for wing in range(len(op.wing_on)):
        deck = op.wing_on[wing]
        if op.wings.side[wing] != side or deck < 0 or op.wing_state[wing] in (LOST, INVERTED):
            continue
        if deck_room(op.roster, op.hits, deck) > 0:
            continue
        # What had not flown goes down with its ship, or is shut in on a damaged one.
        if op.wing_task[wing] == NO_TASK and op.wing_state[wing] == READY:
            if op.is_sunk(deck):
                op.wing_state[wing] = LOST
        else:
            adrift.append(wing)
    # Ruling: who could land ashore leaves the decks to those who could not.
    ashore = bool(landing_bases(op, side))
    waiting = [wing for wing in adrift if ashore and op.wing_task[wing] == CAP]
    at_once = [wing for wing in adrift if wing not in waiting]
    for wing in best_first(op, at_once) + best_first(op, waiting):
        land_elsewhere(op, side, wing)


def landing_bases(op: Operation, side: int) -> list[int]:
    """22.463B Bases near by whose stacking limit lets one more squadron land."""
    return [
        base
        for base in near_bases(op, side, EMERGENCY_HEXES)
        if op.squadrons_on(-1 - base) < op.scenario.bases[base].squadrons
    ]


def near_bases(op: Operation, side: int, hexes: int) -> list[int]:
    """22.463B Own bases within so many hexes of the battle."""
    return [
        b
        for b, base in enumerate(op.scenario.bases)
        if base.side == side
        and base.operational
        and op.scenario.chart.distance(base.at, op.battle_hex) <= hexes
    ]


def land_elsewhere(op: Operation, side: int, wing: int) -> None:
    """22.463B-C A squadron without its deck."""
    for unit in range(len(op.group)):
        if op.roster.side[unit] == side and able_deck(op, unit):
            if aboard(op, unit) < deck_room(op.roster, op.hits, unit):
                op.wing_on[wing] = unit
                return
    ashore = landing_bases(op, side) if op.wing_task[wing] == CAP else []
    if ashore:
        op.wing_on[wing] = -1 - ashore[0]
        op.wing_state[wing] = INVERTED
        diary.tell(op, events.LANDS_ASHORE, "22.463B", diary.port_facts(op, side, ashore[0]))
        return
    op.wing_state[wing] = LOST
    diary.tell(op, events.NO_DECK, "22.463C", {"seat": diary.seat_fact(side)})
