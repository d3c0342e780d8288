"""8 Defences: which card meets which attack, and the number to roll."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CRUISE_ATTACK,
    GUN_ATTACK,
    MINE_ATTACK,
    MISSILE_ATTACK,
    STOPPED,
    TORPEDO_ATTACK,
    Attack,
    Battle,
)
from wardroom.games.coldwar.carriers import support
from wardroom.games.coldwar.catalogue import (
    ASW,
    COVER,
    CRASH_DIVE,
    DAMAGE_CONTROL,
    EARLY_WARNING,
    ECM,
    EVADE,
    FIGHTER,
    JINK,
    SWEEPERS,
    Card,
)
from wardroom.games.coldwar.tactics import in_force


def meets(b: Battle, family: int, kind: int, source: int) -> bool:
    """8.31-8.37 Does a defence of this family work against such an attack?"""
    if family == EVADE:
        return kind == GUN_ATTACK or kind == TORPEDO_ATTACK
    if family == ECM:
        return kind == MISSILE_ATTACK or kind == CRUISE_ATTACK
    if family == COVER:
        return kind >= CRUISE_ATTACK
    if family == ASW:
        return source != NOBODY and b.ship(source).is_submarine
    if family == SWEEPERS:
        return kind == MINE_ATTACK
    if family == EARLY_WARNING:
        return kind != ASW_ATTACK
    return False


def answer_forbids(b: Battle, family: int, attack: Attack) -> int:
    """8.2 May a point defence of this family be laid against the attack?"""
    if family == EVADE:
        if not meets(b, family, attack.kind, attack.source):
            return no.EVADE_MEETS_GUNS_AND_TORPEDOES
    elif family == ECM:
        if not meets(b, family, attack.kind, attack.source):
            return no.ECM_MEETS_MISSILES
    elif family == COVER:
        if not meets(b, family, attack.kind, attack.source):
            return no.COVER_MEETS_AIR
    elif family == ASW:
        if not meets(b, family, attack.kind, attack.source):
            return no.ASW_MEETS_SUBMARINES
    elif family == SWEEPERS:
        if not meets(b, family, attack.kind, attack.source):
            return no.SWEEPERS_MEET_MINES
    elif family == EARLY_WARNING:
        if not meets(b, family, attack.kind, attack.source):
            return no.WARNING_MEETS
    elif family == CRASH_DIVE:
        if not dives_from(b, attack):
            return no.DIVE_MEETS
    elif family == DAMAGE_CONTROL:
        return no.CONTROL_ONLY_IN_ANSWER
    else:
        return no.NOT_A_DEFENCE
    return ALLOWED


def dives_from(b: Battle, attack: Attack) -> bool:
    """8.36 Torpedoes or ASW against an active submarine."""
    if attack.kind != TORPEDO_ATTACK and attack.kind != ASW_ATTACK:
        return False
    return b.ship(attack.target).is_submarine and b.status[attack.target] & ACTIVE != 0


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
        number += in_force(b, seat, FIGHTER)
        if attack is not None:
            number -= jinks(b, attack)
    return number


def warning_chance(b: Battle, card: Card, attack: Attack) -> int:
    """8.38 By the kind of attack; 13.53 aircraft may jink."""
    if attack.kind == GUN_ATTACK:
        return card.numbers[0]
    if attack.kind in (MISSILE_ATTACK, MINE_ATTACK, CRUISE_ATTACK):
        return card.numbers[1]
    return card.numbers[2] - jinks(b, attack)


def defense_chance(b: Battle, number: int, attack: Attack) -> int:
    """12.1 An Air Defense number against one attack; 7.18 surprise, 13.53 jinking aircraft."""
    if attack.surprise:
        number -= 1
    return number - jinks(b, attack)


def jinks(b: Battle, attack: Attack) -> int:
    """13.53 Rolls against the Air Strikes of its owner; a cruise missile does not jink."""
    if b.switches.tactics == 0 or attack.kind <= CRUISE_ATTACK or b.acting == NOBODY:
        return 0
    return in_force(b, b.acting, JINK)


def thin_out(b: Battle, place: int, dice: int) -> None:
    """7.17 A bomber strike loses dice; any other attack in the air is stopped."""
    attack = b.volley[place]
    if attack.kind == BOMBER_ATTACK:
        attack.dice -= dice
        if attack.dice > 0:
            return
        attack.dice = 0
    attack.fate = STOPPED
