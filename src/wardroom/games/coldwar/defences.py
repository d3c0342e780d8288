"""8 Defences: which card meets which attack, and the number to roll."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.battle import (
    BOMBER_ATTACK,
    CRUISE_ATTACK,
    GUN_ATTACK,
    MISSILE_ATTACK,
    STOPPED,
    TORPEDO_ATTACK,
    Attack,
    Battle,
)
from wardroom.games.coldwar.carriers import support
from wardroom.games.coldwar.catalogue import ASW, COVER, DAMAGE_CONTROL, ECM, EVADE, Card


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
    elif family == DAMAGE_CONTROL:
        return no.CONTROL_ONLY_IN_ANSWER
    else:
        return no.NOT_A_DEFENCE
    return ALLOWED


def cover_chance(b: Battle, card: Card, seat: int, area: bool) -> int:
    """8.33, 10 Air Cover with the best carrier of its own task force; 13.1 for area defences."""
    number = card.numbers[0] + support(b, seat)
    # 13.1: an area defence was ready in time.
    if area and b.switches.quick_response:
        number += 1
    return number


def thin_out(b: Battle, place: int, dice: int) -> None:
    """7.17 A bomber strike loses dice; any other attack in the air is stopped."""
    attack = b.volley[place]
    if attack.kind == BOMBER_ATTACK:
        attack.dice -= dice
        if attack.dice > 0:
            return
        attack.dice = 0
    attack.fate = STOPPED
