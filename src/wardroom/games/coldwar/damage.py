"""7.1 and 12.5-12.7: what damage does to a ship, settled or still provisional (9.3)."""

from wardroom.games.coldwar import battle
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import BAD_LUCK, DECK_FIRE, FIRE_CONTROL


def worth(b: Battle, ship: int, damage: int) -> int:
    """12.6 Armour takes one point off every Damage card on a battleship."""
    if b.switches.armor and b.ship(ship).is_battleship:
        return damage - 1 if damage > 0 else 0
    return damage


def mark_bad_luck(b: Battle, seat: int, ship: int) -> None:
    """13.62, 13.63 What lies under the ship shows on it."""
    status = b.status[ship] & ~(battle.NO_FIRE_CONTROL | battle.DECK_ON_FIRE)
    for entry in b.forces[seat].attached:
        card = b.card(entry & 255)
        if entry >> 8 == ship and card.family == BAD_LUCK:
            if card.size == FIRE_CONTROL:
                status |= battle.NO_FIRE_CONTROL
            elif card.size == DECK_FIRE:
                status |= battle.DECK_ON_FIRE
    b.status[ship] = status


def sinks_by_roll(attack: Attack) -> bool:
    """7.13, 7.15 A hit that needed a roll sinks; it leaves no Damage card."""
    return attack.kind == battle.ASW_ATTACK or (attack.kind == battle.TORPEDO_ATTACK and attack.chance > 0)


def provisional_hurt(b: Battle, ship: int) -> int:
    """9.3 Damage with all effects of this volley that have not been negated; sunk is the whole hull."""
    hurt = b.hurt[ship]
    if not b.volley:
        return hurt
    for attack in b.volley:
        # What is kept has been settled: it is part of `hurt`.
        if (
            attack.target == ship
            and attack.fate == battle.HIT
            and attack.kind <= battle.CRUISE_ATTACK
            and not attack.kept
        ):
            if sinks_by_roll(attack):
                return b.ship(ship).hits
            points = worth(b, ship, attack.damage)
            if points > 0 and b.status[ship] & battle.CRIPPLED:
                return b.ship(ship).hits
            hurt += points
    return hurt


def sinks(b: Battle, ship: int, points: int) -> bool:
    """7.1 Total damage equals or exceeds the hits; 12.7 any damage sinks a crippled ship."""
    if points > 0 and b.status[ship] & battle.CRIPPLED:
        return True
    return b.hurt[ship] + points >= b.ship(ship).hits


def hits_left(b: Battle, ship: int) -> int:
    """7.1 How much more damage it takes to sink her; 12.7 a crippled ship is always one point from it."""
    return 1 if b.status[ship] & battle.CRIPPLED else b.ship(ship).hits - b.hurt[ship]


def is_critical(b: Battle, ship: int) -> bool:
    """12.5 One point from sinking; a ship of one hit is not critical while undamaged."""
    if not b.switches.critical_damage:
        return False
    hurt = provisional_hurt(b, ship)
    return hurt > 0 and hurt >= b.ship(ship).hits - 1


def can_act(b: Battle, ship: int) -> bool:
    """12.5, 12.7, 13.2D: neither critical nor crippled nor handed over this turn, nor already sunk."""
    status = b.status[ship]
    if status & (battle.CRIPPLED | battle.IDLE):
        return False
    return provisional_hurt(b, ship) < b.ship(ship).hits and not is_critical(b, ship)


def is_large(b: Battle, ship: int, hurt: int) -> bool:
    """12.7 Seven or more hits left, not crippled yet."""
    return b.switches.large_ships and not b.status[ship] & battle.CRIPPLED and b.ship(ship).hits - hurt >= 7
