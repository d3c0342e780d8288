"""7.1, 9.3 What attacks do that got through: provisional at first, final after Damage Control."""

from typing import Final

from wardroom.core.lists import added
from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle, diary, events
from wardroom.games.coldwar.attacks import coming_at, settle_numbers
from wardroom.games.coldwar.battle import NO_ATTACKS, NOTHING, Attack, Battle
from wardroom.games.coldwar.damage import hits_left, sinks, sinks_by_roll, worth
from wardroom.games.coldwar.ending import air_hit, sink
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.moments import try_last_resorts
from wardroom.games.coldwar.refueling import discard_or_refuel


def resolve_surface(b: Battle, defender: int) -> None:
    """7.1 What got through takes effect, provisionally (9.3), in the order declared; mines do not yet."""
    if b.switches.tactics:
        try_last_resorts(b, defender, battle.SURFACE)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if not coming_at(attack, defender, battle.SURFACE) or attack.kind == battle.MINE_ATTACK:
            continue
        if sinks_by_roll(attack):
            # 7.13, 7.15; 13.52, 13.58 Tactics played since the declaration count.
            settle_numbers(b, b.acting, attack)
            roll = b.succeeds(attack.chance, battle.ATTACK_ROLL)
            attack.fate = battle.HIT if roll > 0 else battle.MISSED
            rule = "7.15" if attack.kind == battle.ASW_ATTACK else "7.13"
            told = events.ROLL_HITS if roll > 0 else events.ROLL_MISSES
            diary.attack_rolled(b, told, rule, place, attack.chance, roll)
        else:
            attack.fate = battle.HIT
            diary.attack_told(b, events.ATTACK_HITS, RULE_OF_KIND[attack.kind], place)


# A list: compiled, a tuple is made anew whenever a variable looks into it.
RULE_OF_KIND: Final = ["7.11", "7.12", "7.13", "7.15", "7.14", "12.9", "7.16", "7.2", "7.17"]


def lay_mines(b: Battle, defender: int, attacker: int) -> None:
    """7.14 After the guns each minefield that nothing stopped looks for a ship, the first declared first."""
    for place in range(len(b.volley) - 1, -1, -1):
        if b.volley[place].kind == battle.MINE_ATTACK and coming_at(
            b.volley[place], defender, battle.SURFACE
        ):
            b.stack.append(Minefield(attacker, place))


def resolve_air(b: Battle, defender: int) -> None:
    """7.air Cruise missiles first (12.9), then each strike die, even at a ship already sunk (9.3)."""
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if coming_at(attack, defender, battle.IN_THE_AIR) and attack.kind == battle.CRUISE_ATTACK:
            attack.fate = battle.HIT
            diary.attack_told(b, events.ATTACK_HITS, "12.9", place)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if not coming_at(attack, defender, battle.IN_THE_AIR):
            continue
        for _ in range(attack.dice):
            roll = b.succeeds(attack.chance, battle.ATTACK_ROLL)
            if roll > 0:
                attack.hits += 1
            told = events.ROLL_HITS if roll > 0 else events.ROLL_MISSES
            diary.attack_rolled(b, told, RULE_OF_KIND[attack.kind], place, attack.chance, roll)
        attack.fate = battle.HIT if attack.hits > 0 else battle.MISSED


# Mines, then cruise missiles.
AFTER_THE_SHOTS: Final = [battle.MINE_ATTACK, battle.CRUISE_ATTACK]


def settle_effects(b: Battle, defender: int, attacker: int) -> None:
    """9.3 What stands after Damage Control is final: damage in the order declared, then strikes."""
    # 7.14, 12.9 First guns, missiles and torpedoes, then what comes after them.
    for attack in b.volley:
        if has_hit(attack, defender) and attack.kind < battle.MINE_ATTACK:
            settle_damage(b, defender, attacker, attack)
    for kind in AFTER_THE_SHOTS:
        for attack in b.volley:
            if has_hit(attack, defender) and attack.kind == kind:
                settle_damage(b, defender, attacker, attack)
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if has_hit(attack, defender) and battle.CRUISE_ATTACK < attack.kind < battle.BOMBER_ATTACK:
            if b.owns(defender, attack.target):
                air_hit(b, defender, attacker, attack.target, attack.kind)
            else:
                diary.attack_told(b, events.STRIKE_WASTED, "7.air", place)


def has_hit(attack: Attack, defender: int) -> bool:
    """An attack on this task force whose effect stands so far."""
    return attack.seat == defender and attack.fate == battle.HIT


def settle_damage(b: Battle, defender: int, attacker: int, attack: Attack) -> None:
    """7.1 The card goes under the ship, or sinks it: total damage equals or exceeds its hits."""
    ship = attack.target
    force = b.forces[defender]
    if not b.owns(defender, ship):
        return
    if sinks_by_roll(attack):
        sink(b, ship, attacker, attack.kind)
        return
    points = worth(b, ship, attack.damage)
    if sinks(b, ship, points):
        sink(b, ship, attacker, attack.kind)
        return
    b.set_hurt(ship, b.hurt[ship] + points)
    force.attached = added(force.attached, ship << 8 | attack.card)
    attack.kept = True
    if b.log is not None:
        diary.tell(
            b,
            events.DAMAGED,
            "7.1",
            {
                "seat": diary.seat_fact(defender),
                "ship": diary.ship_fact(b, ship),
                "damage": points,
                "left": hits_left(b, ship),
            },
        )


def finish_volley(b: Battle, attacker: int) -> None:
    """Cards of the volley that did not become Damage cards are discarded, or refuelled (9.5)."""
    cards = []
    for attack in b.volley:
        if attack.card != NOBODY and not attack.kept:
            cards.append(attack.card)
        if attack.surprise_card != NOBODY:
            cards.append(attack.surprise_card)
    b.volley = NO_ATTACKS
    b.laid = NOTHING
    if b.forces[attacker].out:
        b.discard_all(cards)
    else:
        discard_or_refuel(b, attacker, cards)


def refuel_used(b: Battle) -> None:
    """9.5 Point defences that have done their work are discarded, unless they are refuelled."""
    if not b.used:
        return
    for seat in range(b.seats):
        cards = [entry & 255 for entry in b.used if entry >> 8 == seat]
        if cards:
            discard_or_refuel(b, seat, cards)
    b.used = NOTHING
