"""9 System malfunctions: -1, -2, Down, and their repair."""

from typing import Final

from wardroom.core.state import ALLOWED
from wardroom.games.attacksub import diary
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import (
    DOWN,
    FIXED_ATTACK,
    FIXED_SENSOR,
    IN_PLAY,
    TRIED_ATTACK,
    TRIED_SENSOR,
    Battle,
    changed,
)
from wardroom.games.attacksub.catalogue import NONE
from wardroom.games.attacksub.deck import draw_number, is_x, number_of
from wardroom.games.attacksub.stations import ready

# 9.4 What a repair needs.
REPAIR_NUMBER: Final = 4


def sensor_fails(b: Battle, place: int) -> None:
    """9.2, 9.3 One step worse, and contacts are lost."""
    weak = min(DOWN, b.weak_sensor[place] + 1)
    b.weak_sensor = changed(b.weak_sensor, place, weak)
    diary.malfunction(b, place, True, weak)
    lose_contacts(b, place, weak == DOWN)


def attack_fails(b: Battle, place: int) -> None:
    """9.1, 9.3 One step worse."""
    weak = min(DOWN, b.weak_attack[place] + 1)
    b.weak_attack = changed(b.weak_attack, place, weak)
    diary.malfunction(b, place, False, weak)


def lose_contacts(b: Battle, place: int, whole: bool) -> None:
    """9.2 All contacts of the ship go down; a Surface Force keeps them while another ship's sensors work."""
    if not b.subs[place]:
        for other in range(b.places):
            if other != place and sensors_work(b, other, b.owner[place]):
                return
    b.lower_all_of(b.column(place), whole)
    diary.of_ship(b, "contacts-lost" if whole else "contacts-fade", "9.3" if whole else "9.2", place)


def sensors_work(b: Battle, place: int, seat: int) -> bool:
    """9.2 A surface ship in play that has sensors, without any malfunction of them."""
    return (
        b.owner[place] == seat
        and b.status[place] == IN_PLAY
        and not b.subs[place]
        and not b.transports[place]
        and b.weak_sensor[place] == 0
        and b.ships[place].sensor[0] != NONE
    )


def repair_bit(sensor: bool, technician: bool) -> int:
    """3.6 Two repairs differ by the system, or by the means."""
    if technician:
        return FIXED_SENSOR if sensor else FIXED_ATTACK
    return TRIED_SENSOR if sensor else TRIED_ATTACK


def repair_forbids(b: Battle, seat: int, place: int, sensor: bool, technician: bool) -> int:
    """3.1F, 9.4 May the ship repair this system now?"""
    code = ready(b, place, repair_bit(sensor, technician))
    weak = b.weak_sensor[place] if sensor else b.weak_attack[place]
    if weak == 0 and (code == ALLOWED or code == no.SAME_ACTION):
        return no.NOTHING_BROKEN
    return code


def repairer_forbids(b: Battle, seat: int, place: int, technician: bool) -> int:
    """9.4 May the ship repair any system now?"""
    code = repair_forbids(b, seat, place, True, technician)
    if code == ALLOWED:
        return ALLOWED
    other = repair_forbids(b, seat, place, False, technician)
    # Of two reasons the one that is not about a sound system.
    return code if other == no.NOTHING_BROKEN else other


def mend(b: Battle, place: int, sensor: bool, rule: str) -> None:
    """9.4 One step better."""
    if sensor:
        b.weak_sensor = changed(b.weak_sensor, place, b.weak_sensor[place] - 1)
    else:
        b.weak_attack = changed(b.weak_attack, place, b.weak_attack[place] - 1)
    diary.system(b, "repaired", rule, place, sensor, b.weak_sensor[place] if sensor else b.weak_attack[place])


def try_repair(b: Battle, place: int, sensor: bool) -> None:
    """9.4 A random number of 4 or more mends one step; an X puts the system Down."""
    seat = b.owner[place]
    card = draw_number(b, seat)
    number = number_of(b, card)
    diary.checked(b, "repair-check", "9.4", seat, card, place, -1, number, REPAIR_NUMBER)
    if is_x(b, card):
        weak = b.weak_sensor[place] if sensor else b.weak_attack[place]
        if sensor:
            b.weak_sensor = changed(b.weak_sensor, place, DOWN)
        else:
            b.weak_attack = changed(b.weak_attack, place, DOWN)
        diary.malfunction(b, place, sensor, DOWN)
        if sensor and weak != DOWN:
            lose_contacts(b, place, True)
    elif number >= REPAIR_NUMBER:
        mend(b, place, sensor, "9.4")
