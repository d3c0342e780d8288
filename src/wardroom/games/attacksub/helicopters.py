"""10 Helicopters: launching, duration, weather, orphans."""

from typing import Final

from wardroom.core.lists import add_to
from wardroom.core.state import ALLOWED
from wardroom.games.attacksub import diary
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import FLOWN, HELI, IN_PLAY, LAUNCHED, NOTHING, Battle
from wardroom.games.attacksub.deck import draw_number, is_x, leave_hand, number_of
from wardroom.games.attacksub.stations import ready

# 10.32 What clears the weather.
CLEAR_NUMBER: Final = 4


def supported(b: Battle, place: int) -> int:
    """10.1 How many helicopters the ship can keep up, by the state of its Attack track."""
    ship = b.ships[place]
    if ship.duration == 0 or b.status[place] != IN_PLAY:
        return 0
    return ship.surface[b.attack[place]]


def launch_forbids(b: Battle, place: int) -> int:
    """3.1G, 10.1, 10.5 May the ship launch a helicopter now?"""
    if b.ships[place].duration == 0 or b.subs[place]:
        return no.NO_HELICOPTERS
    code = ready(b, place, LAUNCHED)
    if code:
        return code
    if b.helicopters(place) >= supported(b, place):
        return no.ALL_HELICOPTERS_UP
    if b.bad_weather:
        return no.BAD_WEATHER
    return ALLOWED


def launch(b: Battle, seat: int, card: int, place: int) -> None:
    """10.1 The card lies beside its ship; it may operate from the next turn on."""
    leave_hand(b, seat, card)
    b.aloft = sorted([*b.aloft, place << 16 | card << 8 | FLOWN])


def operates(b: Battle, place: int) -> None:
    """10.2 One of the ship's helicopters has its action of the turn."""
    index = b.idle_helicopter(place)
    aloft = b.aloft[:]
    aloft[index] |= FLOWN
    aloft.sort()
    b.aloft = aloft
    b.flew = True
    b.acted = True


def lands(b: Battle, place: int, acted: bool) -> None:
    """A helicopter of the ship is discarded: if there is a choice, one that has acted, or has not."""
    found = -1
    for index in range(len(b.aloft)):
        entry = b.aloft[index]
        if entry >> 16 == place and (found < 0 or (entry & FLOWN != 0) == acted):
            found = index
            if (entry & FLOWN != 0) == acted:
                break
    card = b.aloft[found] >> 8 & 255
    aloft = b.aloft[:]
    aloft.pop(found)
    b.aloft = aloft
    add_to(b.discard, card, 1)


def check_operation(b: Battle, place: int) -> None:
    """10.3 After its own operation a helicopter must be checked."""
    seat = b.owner[place]
    if not check(b, seat, place):
        if b.aloft:
            lands(b, place, True)
            diary.of_ship(b, "helicopter-lands", "10.3", place)


def malfunctioned(b: Battle, place: int) -> None:
    """9.1 An X while it searches or attacks: the helicopter is discarded."""
    lands(b, place, True)
    diary.of_ship(b, "helicopter-fails", "9.1", place)


def check(b: Battle, seat: int, place: int) -> bool:
    """10.3 The number against the duration of the ship; 10.32 an X grounds all. Gives whether it stays."""
    card = draw_number(b, seat)
    number = number_of(b, card)
    need = b.ships[place].duration
    diary.checked(b, "helicopter-check", "10.3", seat, card, HELI + place, -1, number, need)
    if is_x(b, card):
        weather_turns(b, seat)
        return False
    return number >= need


def weather_turns(b: Battle, seat: int) -> None:
    """10.32 All helicopters are discarded, and none may be launched until it clears."""
    for entry in b.aloft:
        add_to(b.discard, entry >> 8 & 255, 1)
    b.aloft = NOTHING
    b.bad_weather = True
    b.weather_turned = True
    diary.simple(b, "bad-weather", "10.32", seat)


def check_all(b: Battle, seat: int) -> None:
    """10.31 At the end of the turn each airborne helicopter of the player is checked once."""
    for entry in b.aloft:
        if not b.aloft:
            return
        place = entry >> 16
        if b.owner[place] == seat and not check(b, seat, place):
            if b.aloft:
                aloft = b.aloft[:]
                aloft.remove(entry)
                b.aloft = aloft
                add_to(b.discard, entry >> 8 & 255, 1)
                diary.of_ship(b, "helicopter-lands", "10.31", place)


def check_weather(b: Battle, seat: int) -> None:
    """10.32 At the end of each later turn the Surface Force player looks whether it clears."""
    card = draw_number(b, seat)
    number = number_of(b, card)
    diary.checked(b, "weather-check", "10.32", seat, card, -1, -1, number, CLEAR_NUMBER)
    if number >= CLEAR_NUMBER:
        b.bad_weather = False
        diary.simple(b, "weather-clears", "10.32", seat)


def orphans_land(b: Battle, place: int) -> None:
    """10.4 Helicopters that their ship can no longer keep up are removed."""
    while b.helicopters(place) > supported(b, place):
        lands(b, place, True)
        diary.of_ship(b, "helicopter-orphaned", "10.4", place)
