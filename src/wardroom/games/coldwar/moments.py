"""13.5 The moments of an attack in which Tactics would change something, and the last resorts."""

from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle, catalogue, diary, events, task_force
from wardroom.games.coldwar.attacks import coming_at
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.damage import sinks_by_roll
from wardroom.games.coldwar.defences import last_number, resort_against
from wardroom.games.coldwar.kinds.families import kind_of
from wardroom.games.coldwar.tactics import nobody_useful, open_moment
from wardroom.games.coldwar.task_force import may_bit


def surface_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.5 Tactics that change what guns, missiles, torpedoes and ASW are about to do."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    for attack in b.volley:
        if coming_at(attack, defender, battle.SURFACE):
            which = resort_against(attack.kind)
            if which != NOBODY and not attack.surprise:
                useful[defender] |= 1 << which
            elif attack.kind == battle.ASW_ATTACK:
                useful[defender] |= 1 << catalogue.SUB_EVASION
            if sinks_by_roll(attack):
                useful[attacker] |= 1 << catalogue.IMPROVED_ASW
    open_moment(b, attacker, useful)


def air_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.5 Tactics that change the rolls against what is in the air."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    rolls = air_rolls_possible(b, defender)
    for attack in b.volley:
        if coming_at(attack, defender, battle.IN_THE_AIR):
            if rolls:
                useful[defender] |= 1 << catalogue.FIGHTER
            if rolls and attack.kind != battle.CRUISE_ATTACK:
                useful[attacker] |= 1 << catalogue.JINK
    open_moment(b, attacker, useful)


def jamming_moment(b: Battle, defender: int, attacker: int) -> None:
    """13.55 The last chance against cruise missiles comes when all else has failed."""
    if b.switches.tactics == 0:
        return
    useful = nobody_useful(b)
    for attack in b.volley:
        if coming_at(attack, defender, battle.IN_THE_AIR) and not attack.surprise:
            if resort_against(attack.kind) != NOBODY:
                useful[defender] = 1 << resort_against(attack.kind)
    open_moment(b, attacker, useful)


def air_rolls_possible(b: Battle, defender: int) -> bool:
    """Can Air Cover or Early Warning roll against aircraft next, as far as everybody can see?"""
    for entry in b.laid:
        if b.volley[entry >> 8 & 255].stage == battle.IN_THE_AIR and not kind_of(b, entry & 255).hunts:
            return True
    for entry in b.forces[defender].area:
        may = (
            entry >> 8 & task_force.MAY_BITS
            if entry & task_force.DOWN
            else may_bit(b.family(entry & task_force.CARD_BITS))
        )
        if may & (task_force.MAY_COVER | task_force.MAY_WARN):
            return True
    return False


def try_last_resorts(b: Battle, defender: int, stage: int) -> None:
    """13.54, 13.55 The last chance against torpedoes and missiles, one roll each; never against surprise."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        chance = last_number(b, attack)
        if chance == 0 or attack.surprise or not coming_at(attack, defender, stage):
            continue
        roll = b.succeeds(chance, battle.DEFENCE_ROLL)
        if roll > 0:
            attack.fate = battle.STOPPED
        told = events.LAST_RESORT_STOPS if roll > 0 else events.LAST_RESORT_FAILS
        rule = "13.54" if attack.kind == battle.TORPEDO_ATTACK else "13.55"
        diary.defence_rolled(b, told, rule, place, NOBODY, "last-resort", chance, roll)
