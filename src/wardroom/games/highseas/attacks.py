"""10 How to attack: who may fire what at whom, and the number to reach on a die."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import battle, catalogue
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import Card


def needs_platform(family: int) -> bool:
    """10.weapons Fired from a ship; Land-Based Air needs none."""
    return (
        family == catalogue.MAIN
        or family == catalogue.SECONDARY
        or family == catalogue.TORPEDO
        or family == catalogue.DEPTH_CHARGE
    )


def is_attacking(family: int) -> bool:
    """7 The cards that may be played in the Attack step."""
    return needs_platform(family) or family == catalogue.LAND_AIR or family == catalogue.SURPRISE


def kind_of(family: int) -> int:
    """The kind of attack that a card makes."""
    if family == catalogue.MAIN:
        return battle.MAIN_ATTACK
    if family == catalogue.SECONDARY:
        return battle.SECONDARY_ATTACK
    if family == catalogue.TORPEDO:
        return battle.TORPEDO_ATTACK
    return battle.DEPTH_ATTACK if family == catalogue.DEPTH_CHARGE else battle.LAND_ATTACK


def weapon_of(kind: int) -> int:
    """10.weapons What fires it: depth charges are dropped by the crew of the torpedo mount."""
    return battle.TORPEDO_ATTACK if kind == battle.DEPTH_ATTACK else kind


def is_spent(attacks: list[Attack], ship: int, kind: int) -> bool:
    """10.weapons Has the weapon been used in this turn?"""
    weapon = weapon_of(kind)
    for attack in attacks:
        if (attack.source == ship or attack.second == ship) and weapon_of(attack.kind) == weapon:
            return True
    return False


def ship_forbids(b: Battle, attacks: list[Attack], card: Card, ship: int) -> int:
    """May this ship of one's own fire the card at all?"""
    if card.family == catalogue.MAIN:
        return _main_forbids(b, attacks, card, ship)
    if card.family == catalogue.SECONDARY:
        return _secondary_forbids(b, attacks, card, ship)
    if card.family == catalogue.TORPEDO:
        return _torpedo_forbids(b, attacks, ship)
    return _charge_forbids(b, attacks, ship)


def _main_forbids(b: Battle, attacks: list[Attack], card: Card, ship: int) -> int:
    # 11.main-salvo Of exactly this class, from the first two rows.
    if b.ship(ship).main != card.size:
        return no.NO_MAIN_BATTERY
    if b.row(ship) == 3:
        return no.MAIN_FROM_ROW
    return no.WEAPON_SPENT if is_spent(attacks, ship, battle.MAIN_ATTACK) else ALLOWED


def _secondary_forbids(b: Battle, attacks: list[Attack], card: Card, ship: int) -> int:
    # 11.secondary-salvo Of exactly this class, from the first row.
    if b.ship(ship).secondary != card.size:
        return no.NO_SECONDARY_BATTERY
    if b.row(ship) != 1:
        return no.SECONDARY_FROM_ROW
    return no.WEAPON_SPENT if is_spent(attacks, ship, battle.SECONDARY_ATTACK) else ALLOWED


def _torpedo_forbids(b: Battle, attacks: list[Attack], ship: int) -> int:
    # 11.torpedo-spread Surface ships from the first row, submarines when active.
    if b.ship(ship).mount == catalogue.NO_MOUNT:
        return no.NO_TORPEDO_MOUNT
    if b.ship(ship).is_submarine:
        if not b.status[ship] & battle.ACTIVE:
            return no.SUBMARINE_PASSIVE
    elif b.row(ship) != 1:
        return no.TORPEDO_FROM_ROW
    return no.WEAPON_SPENT if is_spent(attacks, ship, battle.TORPEDO_ATTACK) else ALLOWED


def _charge_forbids(b: Battle, attacks: list[Attack], ship: int) -> int:
    # 11.depth-charge Surface ships with a torpedo mount, from the first row.
    if b.ship(ship).mount == catalogue.NO_MOUNT or b.ship(ship).is_submarine:
        return no.NO_CHARGES
    if b.row(ship) != 1:
        return no.CHARGE_FROM_ROW
    return no.WEAPON_SPENT if is_spent(attacks, ship, battle.DEPTH_ATTACK) else ALLOWED


def fleet_forbids(b: Battle, seat: int, other: int) -> int:
    """May this fleet be attacked at all?"""
    if other == seat:
        return no.OWN_FLEET
    if b.same_team(seat, other):
        return no.TEAM_MATE
    return no.RETREATED if b.retreats(other) else ALLOWED


def target_forbids(b: Battle, card: Card, ship: int, target: int) -> int:
    """10.rows May a card (from `ship`, or NOBODY) be aimed at this ship? Its fleet is judged before."""
    submarine = b.ship(target).is_submarine
    if card.family == catalogue.MAIN:
        if submarine:
            return no.GUNS_MISS_SUBMARINES
        if b.row(target) == 3:
            return no.MAIN_AT_ROW
    elif card.family == catalogue.SECONDARY:
        if submarine:
            return no.GUNS_MISS_SUBMARINES
        if b.row(target) != 1:
            return no.SECONDARY_AT_ROW
    elif card.family == catalogue.TORPEDO:
        if submarine:
            return no.NO_TORPEDO_AT_SUBMARINES
        if b.row(target) != 1 and not b.ship(ship).is_submarine:
            return no.TORPEDO_AT_ROW
    elif card.family == catalogue.DEPTH_CHARGE:
        if not submarine:
            return no.ONLY_SUBMARINES_DEPTH_CHARGED
    return ALLOWED


def strike_forbids(b: Battle, target: int) -> int:
    """12.carriers, 13 Carriers reach every row, and no submarine."""
    return no.CARRIERS_SPARE_SUBMARINES if b.ship(target).is_submarine else ALLOWED


# -- numbers ----------------


def settle_numbers(b: Battle, attack: Attack) -> None:
    """7.declare The number on the die laid on a target, or the damage of a salvo."""
    if attack.kind == battle.CARRIER_ATTACK:
        attack.number = b.ship(attack.source).numbers[b.row(attack.target) - 1]
    elif attack.card != NOBODY:
        settle_card_numbers(b, attack, b.card(attack.card))


def settle_card_numbers(b: Battle, attack: Attack, card: Card) -> None:
    """What the card prints for this target."""
    if card.family == catalogue.LAND_AIR:
        row = b.row(attack.target)
        attack.number = card.numbers[row - 1 if row > 0 else 3]
    elif card.family == catalogue.TORPEDO:
        attack.number = card.numbers[0]
    else:
        attack.damage = card.damage


def needed(b: Battle, attack: Attack) -> int:
    """11.torpedo-spread, 12.anti-aircraft The face that must show: the mount helps, guns hinder."""
    if attack.kind == battle.TORPEDO_ATTACK:
        return attack.number - b.ship(attack.source).mount
    return attack.number + b.ship(attack.target).anti_air


def sinks(b: Battle, ship: int, damage: int) -> bool:
    """7.resolve Damage equal to the hull, or more, sinks."""
    return b.hurt[ship] + damage >= b.ship(ship).hull
