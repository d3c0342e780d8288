"""22.463 Squadrons come back: to their decks, to other carriers, ashore or nowhere."""

from typing import Final

from wardroom.core.decision import Fact
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.air import deck_room
from wardroom.games.worldatwar.flights import able_deck, best_first
from wardroom.games.worldatwar.operation import CAP, INVERTED, LOST, NO_TASK, READY, Operation

# 22.463B: how far away a patrol without a deck may land.
EMERGENCY_HEXES: Final = 3


def aboard(op: Operation, unit: int) -> int:
    """Squadrons on a carrier's strength."""
    count = 0
    for wing in range(len(op.wing_on)):
        if op.wing_on[wing] == unit and op.wing_state[wing] != LOST and op.wing_state[wing] != INVERTED:
            count += 1
    return count


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
    ashore = len([b for b in op.near_bases(side, EMERGENCY_HEXES) if has_room_ashore(op, b)]) > 0
    waiting = [wing for wing in adrift if ashore and op.wing_task[wing] == CAP]
    for wing in best_first(op, [wing for wing in adrift if wing not in waiting]):
        land_elsewhere(op, side, wing)
    for wing in best_first(op, waiting):
        land_elsewhere(op, side, wing)


def has_room_ashore(op: Operation, base: int) -> bool:
    """22.463B Whether the stacking limit of a base lets one more squadron land."""
    count = 0
    for wing in range(len(op.wing_on)):
        if op.wing_on[wing] == -1 - base and op.wing_state[wing] != LOST:
            count += 1
    return count < op.scenario.bases[base].squadrons


def land_elsewhere(op: Operation, side: int, wing: int) -> None:
    """22.463B-C A squadron without its deck."""
    for unit in range(len(op.group)):
        if op.roster.side[unit] == side and able_deck(op, unit):
            if aboard(op, unit) < deck_room(op.roster, op.hits, unit):
                op.wing_on[wing] = unit
                return
    if op.wing_task[wing] == CAP:
        for base in op.near_bases(side, EMERGENCY_HEXES):
            if not has_room_ashore(op, base):
                continue
            op.wing_on[wing] = -1 - base
            op.wing_state[wing] = INVERTED
            facts: dict[str, Fact] = {"seat": diary.seat_fact(side), "base": diary.base_fact(op, base)}
            diary.tell(op, "lands-ashore", "22.463B", facts)
            return
    op.wing_state[wing] = LOST
    diary.tell(op, "no-deck", "22.463C", {"seat": diary.seat_fact(side)})
