"""10 How to attack: who may fire what at whom, and the number to reach on a die."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import battle
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.kinds import KINDS


def fleet_forbids(b: Battle, seat: int, other: int) -> int:
    """May this fleet be attacked at all?"""
    if other == seat:
        return no.OWN_FLEET
    if b.same_team(seat, other):
        return no.TEAM_MATE
    return no.RETREATED if b.retreats(other) else ALLOWED


def strike_forbids(b: Battle, target: int) -> int:
    """12.carriers, 13 Carriers reach every row, and no submarine."""
    return no.CARRIERS_SPARE_SUBMARINES if b.ship(target).is_submarine else ALLOWED


# -- numbers ----------------


def settle_numbers(b: Battle, attack: Attack) -> None:
    """7.declare The number on the die laid on a target, or the damage of a salvo."""
    if attack.kind == battle.CARRIER_ATTACK:
        attack.number = b.ship(attack.source).numbers[b.row(attack.target) - 1]
    elif attack.card != NOBODY:
        card = b.card(attack.card)
        KINDS[card.family].settle(b, attack, card)


def needed(b: Battle, attack: Attack) -> int:
    """11.torpedo-spread, 12.anti-aircraft The face that must show: the mount helps, guns hinder."""
    if attack.kind == battle.TORPEDO_ATTACK:
        return attack.number - b.ship(attack.source).mount
    return attack.number + b.ship(attack.target).anti_air


def sinks(b: Battle, ship: int, damage: int) -> bool:
    """7.resolve Damage equal to the hull, or more, sinks."""
    return b.hurt[ship] + damage >= b.ship(ship).hull
