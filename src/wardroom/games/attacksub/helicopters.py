"""10 Helicopters: launching, duration, weather, orphans."""

from typing import Final

from wardroom.core.lists import add_to, removed
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.core.vocabulary import EventKind
from wardroom.games.attacksub import diary, events
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import FLOWN, HELI, IN_PLAY, LAUNCHED, NOTHING, Battle
from wardroom.games.attacksub.deck import check, is_x, leave_hand, number_of
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
    b.count_act(place, LAUNCHED)
    leave_hand(b, seat, card)
    diary.played(b, events.LAUNCHED, "10.1", seat, card, place)
    b.aloft = sorted([*b.aloft, place << 16 | card << 8 | FLOWN])


def has_action(b: Battle, actor: int, bit: int) -> None:
    """3.1, 10.2 A ship, or one of its helicopters, has its action of the turn."""
    if actor < HELI:
        b.count_act(actor, bit)
        return
    index = b.idle_helicopter(actor - HELI)
    aloft = b.aloft[:]
    aloft[index] |= FLOWN
    aloft.sort()
    b.aloft = aloft
    b.flew = True
    b.acted = True


def lands(b: Battle, place: int, kind: EventKind, rule: str) -> None:
    """A helicopter of the ship is discarded; if there is a choice, one that has acted."""
    own = [entry for entry in b.aloft if entry >> 16 == place]
    acted = [entry for entry in own if entry & FLOWN]
    comes_down(b, (acted or own)[0], kind, rule)


def comes_down(b: Battle, entry: int, kind: EventKind, rule: str) -> None:
    b.aloft = removed(b.aloft, entry)
    add_to(b.discard, entry >> 8 & 255, 1)
    diary.of_ship(b, kind, rule, entry >> 16)


def operation_ends(b: Battle, actor: int, grounded: bool) -> None:
    """10.3 After its own operation a helicopter must be checked, if it is not lost."""
    if actor >= HELI and not grounded and not stays_up(b, actor - HELI) and b.aloft:
        lands(b, actor - HELI, events.HELICOPTER_LANDS, "10.3")


def stays_up(b: Battle, place: int) -> bool:
    """10.3 The number against the duration of the ship; 10.32 an X grounds all. Gives whether it stays."""
    seat = b.owner[place]
    need = b.ships[place].duration
    card = check(b, events.HELICOPTER_CHECK, "10.3", seat, HELI + place, NOBODY, need)
    if is_x(b, card):
        weather_turns(b, seat)
        return False
    return number_of(b, card) >= need


def weather_turns(b: Battle, seat: int) -> None:
    """10.32 All helicopters are discarded, and none may be launched until it clears."""
    for entry in b.aloft:
        add_to(b.discard, entry >> 8 & 255, 1)
    b.aloft = NOTHING
    b.bad_weather = True
    b.weather_turned = True
    diary.simple(b, events.BAD_WEATHER, "10.32", seat)


def check_all(b: Battle, seat: int) -> None:
    """10.31 At the end of the turn each airborne helicopter of the player is checked once."""
    for entry in b.aloft:
        if not b.aloft:
            return
        place = entry >> 16
        if b.owner[place] == seat and not stays_up(b, place) and b.aloft:
            comes_down(b, entry, events.HELICOPTER_LANDS, "10.31")


def check_weather(b: Battle, seat: int) -> None:
    """10.32 At the end of each later turn the Surface Force player looks whether it clears."""
    card = check(b, events.WEATHER_CHECK, "10.32", seat, NOBODY, NOBODY, CLEAR_NUMBER)
    if number_of(b, card) >= CLEAR_NUMBER:
        b.bad_weather = False
        diary.simple(b, events.WEATHER_CLEARS, "10.32", seat)


def orphans_land(b: Battle, place: int) -> None:
    """10.4 Helicopters that their ship can no longer keep up are removed."""
    while b.helicopters(place) > supported(b, place):
        lands(b, place, events.HELICOPTER_ORPHANED, "10.4")
