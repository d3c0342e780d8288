"""8 Defences: the numbers to roll, and what they do."""

from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle, catalogue, diary, events
from wardroom.games.coldwar.attacks import settle_numbers
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.carriers import support
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.tactics import in_force, last_resort


def dives_from(b: Battle, attack: Attack) -> bool:
    """8.36 Torpedoes or ASW against an active submarine."""
    if attack.kind != battle.TORPEDO_ATTACK and attack.kind != battle.ASW_ATTACK:
        return False
    return b.ship(attack.target).is_submarine and b.status[attack.target] & battle.ACTIVE != 0


def cover_chance(b: Battle, card: Card, seat: int, area: bool, attack: Attack | None = None) -> int:
    """8.33, 10 Air Cover with the best carrier of its own task force; 13.1 for area defences."""
    number = card.numbers[0]
    if card.carrier_modified:
        number += support(b, seat)
    # 13.1: an area defence was ready in time.
    if area and b.switches.quick_response:
        number += 1
    if b.switches.tactics:
        # 13.51, 13.53
        number += in_force(b, seat, catalogue.FIGHTER)
        if attack is not None:
            number -= jinks(b, attack)
    return number


def warning_chance(b: Battle, card: Card, attack: Attack) -> int:
    """8.38 By the kind of attack; 13.53 aircraft may jink."""
    if attack.kind == battle.GUN_ATTACK:
        return card.numbers[0]
    if attack.kind in (battle.MISSILE_ATTACK, battle.MINE_ATTACK, battle.CRUISE_ATTACK):
        return card.numbers[1]
    return card.numbers[2] - jinks(b, attack)


def defense_chance(b: Battle, number: int, attack: Attack) -> int:
    """12.1 An Air Defense number against one attack; 7.18 surprise, 13.53 jinking aircraft."""
    if attack.surprise:
        number -= 1
    return number - jinks(b, attack)


def jinks(b: Battle, attack: Attack) -> int:
    """13.53 Rolls against the Air Strikes of its owner; a cruise missile does not jink."""
    if b.switches.tactics == 0 or attack.kind <= battle.CRUISE_ATTACK or b.acting == NOBODY:
        return 0
    return in_force(b, b.acting, catalogue.JINK)


def thin_out(b: Battle, place: int, dice: int) -> None:
    """7.17 A bomber strike loses dice; any other attack in the air is stopped."""
    attack = b.volley[place]
    if attack.kind == battle.BOMBER_ATTACK:
        attack.dice -= dice
        if attack.dice > 0:
            return
        attack.dice = 0
    attack.fate = battle.STOPPED


def crash_dive(b: Battle, submarine: int) -> None:
    """8.36 Passive at once: torpedoes must roll now, and ASW has less of a chance."""
    b.status[submarine] &= ~battle.ACTIVE
    diary.with_ship(b, events.CRASH_DIVED, "8.36", b.owner(submarine), submarine)
    for attack in b.volley:
        if attack.target == submarine and attack.fate == battle.COMING:
            attack.damage = 0
            settle_numbers(b, b.acting, attack)


def resort_against(kind: int) -> int:
    """13.54, 13.55 The Tactic that is the last chance against an attack of this kind, or NOBODY."""
    if kind == battle.TORPEDO_ATTACK:
        return catalogue.EVASIVE
    if kind == battle.MISSILE_ATTACK or kind == battle.CRUISE_ATTACK:
        return catalogue.JAMMING
    return NOBODY


def last_number(b: Battle, attack: Attack) -> int:
    """13.54, 13.55 The number with which such a Tactic stops the attack, or 0 without one."""
    which = resort_against(attack.kind)
    if b.switches.tactics == 0 or which == NOBODY:
        return 0
    return last_resort(b, attack.seat, which)
