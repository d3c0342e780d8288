"""What cannot be, though its words are right: marks on a ship, cards under it, attacks, cards laid."""

from __future__ import annotations

from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.attacks import carrier_forbids, force_forbids, has_surface_ships, is_cruise
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARRIER_ATTACK,
    COMING,
    CREWED,
    CRIPPLED,
    CRUISE_ATTACK,
    HAND_SIZE,
    IDLE,
    LAND_ATTACK,
    MISSILE_ATTACK,
    TORPEDO_ATTACK,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import (
    BAD_LUCK,
    COUNTER,
    CREW,
    DECK_FIRE,
    HEAVY,
    LEAK,
    SATELLITE,
    SNEAK,
    TORPEDO,
)
from wardroom.games.coldwar.kinds.families import kind_of, ship_forbids, target_forbids
from wardroom.games.coldwar.tactics import in_force
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN, HIDDEN_CARD, SEEN, may_bit

# 12.7 So many hits must be left for a ship to be crippled and not sunk.
LARGE = 7


def most_fog(b: Battle) -> int:
    """6.1.A.2, 13.56 A die, and one more for each Satellite of the deck: it may have been lost since."""
    satellites = 0
    for card in range(b.catalogue.first_tactic, b.catalogue.first_bad):
        if b.card(card).size == SATELLITE:
            satellites += b.catalogue.counts[card]
    return 6 + min(satellites, b.switches.tactics)


def area_fault(b: Battle, seat: int) -> str:
    """8.1, 12.4 Why a seat cannot have laid so many area defences; nothing if it can."""
    area = b.forces[seat].area
    down = sum(1 for entry in area if entry & DOWN)
    if down > most_fog(b):
        return f"{down} cards lie face down, and each costs one of {most_fog(b)} Fog of War (12.4)"
    if len(area) > HAND_SIZE and b.switches.team_size < 2:
        return f"{len(area)} cards are laid, and a hand has {HAND_SIZE} without teams (8.1)"
    return ""


def face_down_fault(b: Battle, seat: int, entry: int) -> str:
    """12.4, 9.6 Why a card cannot lie face down with these notes; nothing if it can."""
    card = entry & CARD_BITS
    if card != HIDDEN_CARD and not may_bit(b.family(card)) & entry >> 8:
        return f"{b.card(card).key} is not among what it may be (12.4)"
    for viewer in range(b.seats):
        if entry >> SEEN + viewer & 1 and b.same_team(viewer, seat):
            return f"seat{viewer + 1} does not spy on seat{seat + 1} (9.6)"
    return ""


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


def attack_fault(b: Battle, acting: int, before: list[Attack], attack: Attack) -> str:
    """Why the player whose turn it is cannot have made the attack behind the others; nothing if he can."""
    if b.same_team(acting, attack.seat):
        return f"seat{acting + 1} does not attack seat{attack.seat + 1}"
    barred = force_forbids(b, acting, attack.seat)
    if barred != ALLOWED:
        return f"seat{attack.seat + 1} cannot be attacked ({no.RULES[barred][1]})"
    if attack.source != NOBODY:
        fault = source_fault(b, acting, before, attack)
        if fault:
            return fault
    fault = target_fault(b, attack)
    if fault:
        return fault
    printed = b.card(attack.card).damage if attack.card != NOBODY and attack.kind <= CRUISE_ATTACK else 0
    if attack.damage not in (0, printed):
        return f"damage={attack.damage} is not what the card prints (7.1)"
    if (attack.surprise or attack.surprise_card != NOBODY) and not may_surprise(b, attack):
        return "only an air strike or a submarine's attack comes by surprise (7.18)"
    return ""


def source_fault(b: Battle, acting: int, before: list[Attack], attack: Attack) -> str:
    """7.11-7.13, 7.2, 12.9 Who fires what: nothing but the loss of a submarine changes it in the turn."""
    source = b.ship(attack.source)
    gone = b.owner(attack.source) == UNKNOWN and source.is_submarine
    if not gone and not b.owns(acting, attack.source):
        return f"{source.key} is not a ship of seat{acting + 1}"
    if attack.kind == CARRIER_ATTACK:
        code = carrier_forbids(b, before, attack.source) if source.is_carrier else no.NO_CARRIER
    else:
        code = ship_forbids(b, before, b.card(attack.card), attack.source)
    return "" if code == ALLOWED else f"{source.key} makes no such attack ({no.RULES[code][1]})"


def target_fault(b: Battle, attack: Attack) -> str:
    """5.22, 5.24, 7.14, 7.17, 12.9 Who is aimed at: rows close up behind the volley, and only forward."""
    if attack.target == NOBODY:
        if attack.fate == COMING and not has_surface_ships(b, attack.seat):
            return f"seat{attack.seat + 1} has no surface ships ({no.RULES[no.NO_SURFACE_SHIPS][1]})"
        return ""
    target = b.ship(attack.target)
    # What still comes has sunk nothing of this task force.
    gone = b.owner(attack.target) == UNKNOWN and attack.fate != COMING
    if not gone and not b.owns(attack.seat, attack.target):
        return f"{target.key} is not a ship of seat{attack.seat + 1}"
    if target.is_submarine != (attack.kind == ASW_ATTACK) and attack.kind != TORPEDO_ATTACK:
        return f"{target.key} is no target for that (5.24)"
    if gone or attack.card == NOBODY:
        return ""
    card = b.card(attack.card)
    code = target_forbids(b, card, attack.source, attack.target)
    if code != ALLOWED:
        return f"{target.key} is no target for that ({no.RULES[code][1]})"
    if attack.kind == MISSILE_ATTACK and is_cruise(b, card, attack.source, attack.target):
        return f"{card.key} from or into a third row is a Cruise Missile (12.9)"
    if attack.kind == CRUISE_ATTACK and not may_cruise(b, attack):
        return f"{card.key} is no Cruise Missile here (12.9)"
    return ""


def may_cruise(b: Battle, attack: Attack) -> bool:
    """12.9 Where the attack still comes, the target stands in the row it had; later it may have moved up."""
    if attack.fate == COMING:
        return is_cruise(b, b.card(attack.card), attack.source, attack.target)
    heavy = b.card(attack.card).size == HEAVY and not b.ship(attack.source).is_submarine
    return heavy and b.switches.cruise_missiles


def heard_fault(b: Battle, acting: int, attack: Attack) -> str:
    """5.24, 8.36, 13.57 A submarine that has attacked is active, unless it crash dived or sneaked."""
    if attack.source == NOBODY or not b.owns(acting, attack.source) or not b.ship(attack.source).is_submarine:
        return ""
    if b.status[attack.source] & ACTIVE or b.switches.action or in_force(b, acting, SNEAK):
        return ""
    return f"{b.ship(attack.source).key} attacks and is not active (5.24)"


def least_fog(volley: list[Attack]) -> int:
    """6.1.B.1 What the attacks have cost at least: bombers may have lost dice since."""
    cost = 0
    for attack in volley:
        cost += max(1, attack.dice) if attack.kind == BOMBER_ATTACK else 1
        if attack.surprise_card != NOBODY:
            cost += 1
    return cost


def may_surprise(b: Battle, attack: Attack) -> bool:
    """7.18 An air strike, or a submarine's missile or torpedo."""
    if attack.kind == MISSILE_ATTACK or attack.kind == TORPEDO_ATTACK:
        return b.ship(attack.source).is_submarine
    return attack.kind in (LAND_ATTACK, CARRIER_ATTACK, BOMBER_ATTACK)


def laid_fault(b: Battle, seat: int, card: int, attack: Attack) -> str:
    """8.2 Why a point defence cannot lie against the attack; nothing if it can."""
    if not b.same_team(seat, attack.seat):
        return f"seat{seat + 1} does not defend seat{attack.seat + 1} (13.2B)"
    if not kind_of(b, card).meets(b, attack):
        return f"{b.card(card).key} does not meet that attack"
    return ""
