"""What cannot be, though its words are right: attacks, what became of them, and cards before a fleet."""

from __future__ import annotations

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas.attacks import fleet_forbids, ship_forbids, strike_forbids, target_forbids
from wardroom.games.highseas.battle import (
    CARD_BITS,
    CARRIER_ATTACK,
    COMING,
    FATE_NAMES,
    HIT,
    LAND_ATTACK,
    MISSED,
    STOPPED,
    TORPEDO_ATTACK,
    USED,
    Attack,
    Battle,
)
from wardroom.games.highseas.catalogue import PLANNING, RETREAT
from wardroom.games.highseas.order import DEFENSE


def attack_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """Why the player whose turn it is cannot have declared the attack after those before it."""
    if fleet_forbids(b, b.acting, attack.seat) != ALLOWED:
        return f"seat{attack.seat + 1} cannot be attacked"
    if attack.kind == LAND_ATTACK:
        return land_fault(b, before, attack)
    if attack.kind == CARRIER_ATTACK:
        return carrier_fault(b, before, attack)
    card = b.card(attack.card)
    for ship in (attack.source, attack.second):
        if ship != NOBODY and ship_forbids(b, before, card, ship) != ALLOWED:
            return f"{b.ship(ship).key} cannot fire {card.key}"
    if b.owns(attack.seat, attack.target):
        if target_forbids(b, card, attack.source, attack.target) != ALLOWED:
            return f"{card.key} does not reach {b.ship(attack.target).key}"
    if attack.kind == TORPEDO_ATTACK:
        return (
            ""
            if attack.number == card.numbers[0] and not attack.damage
            else f"{card.key} needs {card.numbers[0]}"
        )
    return (
        "" if attack.damage == card.damage and not attack.number else f"{card.key} does {card.damage} damage"
    )


def land_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """11.land-based-air The dice of a card lie together, on ships of one fleet."""
    dice = [attack]
    if attack.card == NOBODY:
        for other in reversed(before):
            if other.kind != LAND_ATTACK:
                break
            dice.append(other)
            if other.card != NOBODY:
                break
    if dice[-1].card == NOBODY:
        return "the first die of Land-Based Air lies with its card (11.land-based-air)"
    card = b.card(dice[-1].card)
    if len(dice) > card.attacks:
        return f"{card.key} has no more than {card.attacks} (11.land-based-air)"
    return dice_fault(dice, card.numbers)


def carrier_fault(b: Battle, before: list[Attack], attack: Attack) -> str:
    """12.carriers As many dice as the carrier has air attacks."""
    carrier = b.ship(attack.source)
    if b.owns(attack.seat, attack.target) and strike_forbids(b, attack.target) != ALLOWED:
        return f"{b.ship(attack.target).key} is a submarine, which carriers spare (12.carriers)"
    dice = [
        attack,
        *(other for other in before if other.kind == CARRIER_ATTACK and other.source == attack.source),
    ]
    if len(dice) > b.flights(attack.source):
        return f"{carrier.key} makes no more than {b.flights(attack.source)} of them (12.carriers)"
    return dice_fault(dice, carrier.numbers)


def dice_fault(dice: list[Attack], numbers: list[int]) -> str:
    """12 The dice of one card or carrier go to one fleet; 12.dice each with a number of some row."""
    if any(die.seat != dice[0].seat for die in dice):
        return "all dice of one card or carrier go to one fleet (12)"
    if dice[0].damage or dice[0].number not in numbers:
        return f"needs= is one of {', '.join(str(number) for number in sorted(set(numbers)))} (12.dice)"
    return ""


def fate_fault(attack: Attack, place: int, resolved: int) -> str:
    """7.resolve Why this cannot have become of an attack, when so many have been resolved."""
    fate = FATE_NAMES[attack.fate]
    if attack.kept and (attack.fate != HIT or not attack.damage):
        return "kept is a salvo or depth charge that hit (10.damage)"
    if attack.fate == MISSED and not attack.number:
        return "only a die misses (10.damage)"
    if place < resolved and attack.fate == COMING:
        return f"attack #{place + 1} has been resolved and is not {fate}"
    if place >= resolved and attack.fate not in (COMING, STOPPED):
        return f"attack #{place + 1} has not been resolved and is not {fate}"
    return ""


def front_fault(b: Battle, seat: int, place: int, reorganizing: bool) -> str:
    """6 Why a card cannot lie before the fleet as it does, at this place of the turn."""
    for entry in b.fleets[seat].front:
        card = b.card(entry & CARD_BITS)
        if card.family != RETREAT and reorganizing and seat == b.acting:
            return f"{card.key} is laid out after reorganizing (6)"
        if not entry & USED:
            continue
        if card.family == RETREAT or (card.family != PLANNING and seat == b.acting):
            return f"{card.key} does not work in this turn and is not used (6)"
        if place < DEFENSE:
            return f"{card.key} has not worked yet in this turn (6)"
    return ""
