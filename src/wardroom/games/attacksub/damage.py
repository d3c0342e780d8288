"""6.5 to 6.7 Hit results, damage and its repair."""

from wardroom.core.state import ALLOWED
from wardroom.games.attacksub import diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import CONTROLLED, SUNK, Battle, changed
from wardroom.games.attacksub.catalogue import Card
from wardroom.games.attacksub.helicopters import orphans_land
from wardroom.games.attacksub.stations import ready


def is_fatal(b: Battle, place: int, card: int) -> bool:
    """6.5 Does this hit result sink the ship?"""
    result = b.cards[card]
    if result.sinks:
        return True
    ship = b.ships[place]
    if b.transports[place]:
        return b.sensor[place] + transport_boxes(result) >= len(ship.sensor)
    if result.sensor_hits and b.sensor[place] + result.sensor_hits >= len(ship.sensor):
        return True
    return result.attack_hits > 0 and b.attack[place] + result.attack_hits >= len(ship.attack)


def transport_boxes(result: Card) -> int:
    """12.1 One box of its only track for each Attack or Sensor hit."""
    return result.sensor_hits + result.attack_hits


def apply_hit(b: Battle, place: int, card: int) -> bool:
    """6.5, 6.6 Move the markers to the right; gives whether the ship is sunk."""
    result = b.cards[card]
    if is_fatal(b, place, card):
        sink(b, place)
        return True
    if result.sensor_hits == 0 and result.attack_hits == 0:
        diary.of_ship(b, events.DUD, "6.5", place)
        return False
    if b.transports[place]:
        b.sensor = changed(b.sensor, place, b.sensor[place] + transport_boxes(result))
    else:
        b.sensor = changed(b.sensor, place, b.sensor[place] + result.sensor_hits)
        b.attack = changed(b.attack, place, b.attack[place] + result.attack_hits)
    diary.hurt(b, place, result.sensor_hits, result.attack_hits)
    if not b.damaged[place]:
        b.damaged = changed(b.damaged, place, 1)
    orphans_land(b, place)
    return False


def sink(b: Battle, place: int) -> None:
    """6.5 Removed from play."""
    diary.of_ship(b, events.SUNK, "6.5", place)
    remove(b, place, SUNK)


def remove(b: Battle, place: int, status: int) -> None:
    """The ship, its contacts and its helicopters leave the table."""
    b.status = changed(b.status, place, status)
    if b.dead[place]:
        b.dead = changed(b.dead, place, 0)
    orphans_land(b, place)
    for column in range(b.width):
        b.contact[place * b.width + column] = 0
    if b.subs[place]:
        b.lower_all_of(place, True)
    else:
        for other in range(b.places):
            if b.is_mine(b.owner[place], other) and not b.subs[other]:
                return
        b.lower_all_of(b.places, True)


def control_forbids(b: Battle, seat: int, place: int, sensor: bool) -> int:
    """3.1D, 6.7 May Damage Control move this marker of the ship back?"""
    code = ready(b, place, CONTROLLED)
    if code:
        return code
    boxes = b.sensor[place] if sensor else b.attack[place]
    return ALLOWED if boxes else no.UNDAMAGED


def controller_forbids(b: Battle, seat: int, place: int) -> int:
    """6.7 May Damage Control do anything for the ship?"""
    if control_forbids(b, seat, place, True) == ALLOWED:
        return ALLOWED
    return control_forbids(b, seat, place, False)


def control_damage(b: Battle, card: int, place: int, sensor: bool) -> None:
    """6.7 One box back; Detect and Defense values stay as they are (6.6)."""
    b.count_act(place, CONTROLLED)
    diary.played(b, events.DAMAGE_CONTROL, "6.7", b.owner[place], card, place)
    if sensor:
        b.sensor = changed(b.sensor, place, b.sensor[place] - 1)
    else:
        b.attack = changed(b.attack, place, b.attack[place] - 1)
    diary.system(b, events.DAMAGE_MENDED, "6.7", place, sensor, 1)
