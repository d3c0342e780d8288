"""8 Defences: which card meets which attack, and the number to roll."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar import battle, catalogue
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.carriers import support
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.tactics import in_force


def meets(b: Battle, family: int, kind: int, source: int) -> bool:
    """8.31-8.37 Does a defence of this family work against such an attack?"""
    if family == catalogue.EVADE:
        return kind == battle.GUN_ATTACK or kind == battle.TORPEDO_ATTACK
    if family == catalogue.ECM:
        return kind == battle.MISSILE_ATTACK or kind == battle.CRUISE_ATTACK
    if family == catalogue.COVER:
        return kind >= battle.CRUISE_ATTACK
    if family == catalogue.ASW:
        return source != NOBODY and b.ship(source).is_submarine
    if family == catalogue.SWEEPERS:
        return kind == battle.MINE_ATTACK
    if family == catalogue.EARLY_WARNING:
        return kind != battle.ASW_ATTACK
    return False


def answer_forbids(b: Battle, family: int, attack: Attack) -> int:
    """8.2 May a point defence of this family be laid against the attack?"""
    if family == catalogue.EVADE:
        if not meets(b, family, attack.kind, attack.source):
            return no.EVADE_MEETS_GUNS_AND_TORPEDOES
    elif family == catalogue.ECM:
        if not meets(b, family, attack.kind, attack.source):
            return no.ECM_MEETS_MISSILES
    elif family == catalogue.COVER:
        if not meets(b, family, attack.kind, attack.source):
            return no.COVER_MEETS_AIR
    elif family == catalogue.ASW:
        if not meets(b, family, attack.kind, attack.source):
            return no.ASW_MEETS_SUBMARINES
    elif family == catalogue.SWEEPERS:
        if not meets(b, family, attack.kind, attack.source):
            return no.SWEEPERS_MEET_MINES
    elif family == catalogue.EARLY_WARNING:
        if not meets(b, family, attack.kind, attack.source):
            return no.WARNING_MEETS
    elif family == catalogue.CRASH_DIVE:
        if not dives_from(b, attack):
            return no.DIVE_MEETS
    elif family == catalogue.DAMAGE_CONTROL:
        return no.CONTROL_ONLY_IN_ANSWER
    else:
        return no.NOT_A_DEFENCE
    return ALLOWED


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
