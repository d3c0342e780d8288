"""What cannot be, though its words are right: marks on a ship, cards under it, attacks, cards laid."""

from __future__ import annotations

from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARRIER_ATTACK,
    CREWED,
    CRIPPLED,
    CRUISE_ATTACK,
    GUN_ATTACK,
    IDLE,
    LAND_ATTACK,
    MISSILE_ATTACK,
    TORPEDO_ATTACK,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import BAD_LUCK, COUNTER, CREW, DECK_FIRE, LEAK, SATELLITE, TORPEDO
from wardroom.games.coldwar.defences import meets

# 12.7 So many hits must be left for a ship to be crippled and not sunk.
LARGE = 7


def most_fog(b: Battle) -> int:
    """6.1.A.2, 13.56 A die, and one more for each Satellite of the deck: it may have been lost since."""
    satellites = 0
    for card in range(b.catalogue.first_tactic, b.catalogue.first_bad):
        if b.card(card).size == SATELLITE:
            satellites += b.catalogue.counts[card]
    return 6 + min(satellites, b.switches.tactics)


def marks_fault(b: Battle, ship: int, status: int) -> str:
    """Why these marks cannot lie on the ship; nothing if they can."""
    card = b.ship(ship)
    if status & ACTIVE and not card.is_submarine:
        return f"{card.key} is no submarine and cannot be active (5.23)"
    if status & IDLE and b.switches.team_size < 2:
        return f"{card.key} cannot be idle: without teams no ship is handed over (13.2D)"
    if status & CRIPPLED:
        if not b.switches.large_ships:
            return f"{card.key} cannot be crippled without the option large_ships (12.7)"
        if card.is_submarine or card.hits - b.hurt[ship] < LARGE:
            return f"{card.key} cannot be crippled: only a surface ship with {LARGE} hits left can (12.7)"
    return ""


def attached_fault(b: Battle, ship: int, card: int) -> str:
    """Why the card cannot lie with the ship; nothing if it can."""
    vessel, laid = b.ship(ship), b.card(card)
    if laid.family == CREW:
        if not vessel.is_carrier:
            return f"{vessel.key} is no carrier and has no {laid.key} (9.4)"
        return f"{vessel.key} has {laid.key} already (9.4)" if b.status[ship] & CREWED else ""
    if laid.family == BAD_LUCK:
        nowhere = laid.size in (COUNTER, LEAK) or (laid.size == DECK_FIRE and not vessel.is_carrier)
        return f"{laid.key} does not lie under {vessel.key}" if nowhere else ""
    if vessel.is_submarine and laid.family != TORPEDO:
        return f"{laid.key} does not lie under {vessel.key}: a submarine is hit by torpedoes only (5.24)"
    return ""


def attack_fault(b: Battle, acting: int, attack: Attack) -> str:
    """Why the player whose turn it is cannot have made the attack; nothing if he can."""
    if b.same_team(acting, attack.seat):
        return f"seat{acting + 1} does not attack seat{attack.seat + 1}"
    if attack.source != NOBODY:
        fault = source_fault(b, acting, attack)
        if fault:
            return fault
    if attack.target != NOBODY:
        target = b.ship(attack.target)
        if b.owner(attack.target) not in (UNKNOWN, attack.seat):
            return f"{target.key} is not a ship of seat{attack.seat + 1}"
        if target.is_submarine != (attack.kind == ASW_ATTACK) and attack.kind != TORPEDO_ATTACK:
            return f"{target.key} is no target for that (5.24)"
    if (attack.surprise or attack.surprise_card != NOBODY) and not may_surprise(b, attack):
        return "only an air strike or a submarine's attack comes by surprise (7.18)"
    return ""


def source_fault(b: Battle, acting: int, attack: Attack) -> str:
    """7.11-7.13, 7.2, 12.9 Who fires what."""
    source = b.ship(attack.source)
    if b.owner(attack.source) not in (UNKNOWN, acting):
        return f"{source.key} is not a ship of seat{acting + 1}"
    fits = True
    if attack.kind == GUN_ATTACK or attack.kind == CRUISE_ATTACK:
        fits = not source.is_submarine
    elif attack.kind == TORPEDO_ATTACK:
        fits = source.is_submarine
    elif attack.kind == CARRIER_ATTACK:
        fits = source.is_carrier
    return "" if fits else f"{source.key} makes no such attack"


def may_surprise(b: Battle, attack: Attack) -> bool:
    """7.18 An air strike, or a submarine's missile or torpedo."""
    if attack.kind == MISSILE_ATTACK or attack.kind == TORPEDO_ATTACK:
        return b.ship(attack.source).is_submarine
    return attack.kind in (LAND_ATTACK, CARRIER_ATTACK, BOMBER_ATTACK)


def laid_fault(b: Battle, seat: int, card: int, attack: Attack) -> str:
    """8.2 Why a point defence cannot lie against the attack; nothing if it can."""
    if not b.same_team(seat, attack.seat):
        return f"seat{seat + 1} does not defend seat{attack.seat + 1} (13.2B)"
    if not meets(b, b.family(card), attack.kind, attack.source):
        return f"{b.card(card).key} does not meet that attack"
    return ""
