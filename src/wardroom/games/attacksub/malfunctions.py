"""9 System malfunctions: -1, -2, Down, and their repair."""

from typing import Final

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.attacksub import battle, diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import DOWN, HELI, IN_PLAY, Battle, changed
from wardroom.games.attacksub.catalogue import NONE
from wardroom.games.attacksub.deck import check, is_x, number_of
from wardroom.games.attacksub.helicopters import lands
from wardroom.games.attacksub.stations import ready

# 9.4 What a repair needs.
REPAIR_NUMBER: Final = 4


def weakness(b: Battle, place: int, sensor: bool) -> int:
    """9.3 How many steps the malfunction of a system has gone."""
    return b.weak_sensor[place] if sensor else b.weak_attack[place]


def set_weakness(b: Battle, place: int, sensor: bool, weak: int) -> None:
    if sensor:
        b.weak_sensor = changed(b.weak_sensor, place, weak)
    else:
        b.weak_attack = changed(b.weak_attack, place, weak)


def breaks_down(b: Battle, actor: int, sensor: bool) -> bool:
    """9.1 An X: a system of a ship is one step worse, a helicopter is lost; gives whether it was one."""
    if actor >= HELI:
        lands(b, actor - HELI, events.HELICOPTER_FAILS, "9.1")
        return True
    weak = min(DOWN, weakness(b, actor, sensor) + 1)
    set_weakness(b, actor, sensor, weak)
    diary.malfunction(b, actor, sensor, weak)
    if sensor:
        # 9.2, 9.3 Contacts are lost with it.
        lose_contacts(b, actor, weak == DOWN)
    return False


def lose_contacts(b: Battle, place: int, whole: bool) -> None:
    """9.2 All contacts of the ship go down; a Surface Force keeps them while another ship's sensors work."""
    if not b.subs[place]:
        for other in range(b.places):
            if other != place and sensors_work(b, other, b.owner[place]):
                return
    b.lower_all_of(b.column(place), whole)
    if whole:
        diary.of_ship(b, events.CONTACTS_LOST, "9.3", place)
    else:
        diary.of_ship(b, events.CONTACTS_FADE, "9.2", place)


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
        return battle.FIXED_SENSOR if sensor else battle.FIXED_ATTACK
    return battle.TRIED_SENSOR if sensor else battle.TRIED_ATTACK


def repair_forbids(b: Battle, seat: int, place: int, sensor: bool, technician: bool) -> int:
    """3.1F, 9.4 May the ship repair this system now?"""
    code = ready(b, place, repair_bit(sensor, technician))
    if weakness(b, place, sensor) == 0 and (code == ALLOWED or code == no.SAME_ACTION):
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


def mend(b: Battle, place: int, sensor: bool) -> None:
    """9.4 One step better."""
    weak = weakness(b, place, sensor) - 1
    set_weakness(b, place, sensor, weak)
    diary.system(b, events.REPAIRED, "9.4", place, sensor, weak)


def call_technician(b: Battle, card: int, place: int, sensor: bool) -> None:
    """9.4 A Technician needs no number."""
    b.count_act(place, repair_bit(sensor, True))
    diary.played(b, events.TECHNICIAN, "9.4", b.owner[place], card, place)
    mend(b, place, sensor)


def try_repair(b: Battle, place: int, sensor: bool) -> None:
    """9.4 A random number of 4 or more mends one step; an X puts the system Down."""
    b.count_act(place, repair_bit(sensor, False))
    diary.system(b, events.REPAIR_TRIED, "9.4", place, sensor, 0)
    card = check(b, events.REPAIR_CHECK, "9.4", b.owner[place], place, NOBODY, REPAIR_NUMBER)
    if is_x(b, card):
        weak = weakness(b, place, sensor)
        set_weakness(b, place, sensor, DOWN)
        diary.malfunction(b, place, sensor, DOWN)
        if sensor and weak != DOWN:
            lose_contacts(b, place, True)
    elif number_of(b, card) >= REPAIR_NUMBER:
        mend(b, place, sensor)
