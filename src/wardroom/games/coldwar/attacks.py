"""7 Attacks: who may fire what at whom, and the number to roll."""

from wardroom.core.lists import add_to
from wardroom.core.state import ALLOWED, UNKNOWN
from wardroom.games.coldwar import battle, catalogue
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.carriers import rating, strike_chance, support
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.damage import is_critical
from wardroom.games.coldwar.tactics import in_force


def disabled(b: Battle, ship: int) -> int:
    """Why a ship cannot fight at all: 12.5, 12.7, 13.2D."""
    if b.hurt[ship] == 0 and not b.volley and not b.status[ship] & (battle.CRIPPLED | battle.IDLE):
        return ALLOWED
    if is_critical(b, ship):
        return no.CRITICAL
    if b.status[ship] & battle.CRIPPLED:
        return no.CRIPPLED
    if b.status[ship] & battle.IDLE:
        return no.NOT_YET_USABLE
    return ALLOWED


def symbols_suffice(symbols: list[int], fired: list[int], size: int, lighter_fit: bool) -> bool:
    """6.1.B.1 Each symbol fires once. With 12.8 heavy symbols may fire lighter cards.

    `fired` counts the cards of each size already declared from the ship; the new one is of `size`.
    """
    # 7.11, 7.12 A card for any platform needs no more than a symbol that is left.
    if (
        fired[catalogue.LIGHT] + fired[catalogue.MEDIUM] + fired[catalogue.HEAVY] + fired[catalogue.ANY]
        >= symbols[catalogue.LIGHT] + symbols[catalogue.MEDIUM] + symbols[catalogue.HEAVY]
    ):
        return False
    if size == catalogue.ANY:
        return True
    if not lighter_fit:
        return fired[size] + 1 <= symbols[size]
    # 12.8: from the heaviest size down, the cards may never outnumber the symbols.
    cards = 0
    platforms = 0
    for level in range(catalogue.HEAVY, -1, -1):
        cards += fired[level] + (1 if level == size else 0)
        platforms += symbols[level]
        if cards > platforms:
            return False
    return True


def fired_sizes(draft: list[Attack], b: Battle, ship: int, missiles: bool) -> list[int]:
    """How many cards of each size the ship has fired in this volley."""
    fired = [0, 0, 0, 0]
    for attack in draft:
        if attack.source == ship:
            if missiles and (attack.kind == battle.MISSILE_ATTACK or attack.kind == battle.CRUISE_ATTACK):
                add_to(fired, b.card(attack.card).size, 1)
            elif not missiles and attack.kind == battle.GUN_ATTACK:
                add_to(fired, b.card(attack.card).size, 1)
    return fired


def fired_kind(draft: list[Attack], ship: int, kind: int) -> int:
    """How often the ship has made one kind of attack in this volley."""
    count = 0
    for attack in draft:
        if attack.source == ship and attack.kind == kind:
            count += 1
    return count


def has_attacked(draft: list[Attack], ship: int) -> bool:
    """Has the ship done anything in this volley?"""
    for attack in draft:
        if attack.source == ship:
            return True
    return False


def symbol_spent(b: Battle, draft: list[Attack], ship: int, card: Card, missiles: bool) -> bool:
    """6.1.B.1 Have the symbols that could fire the card been used up in this volley?"""
    if not has_attacked(draft, ship):
        return False
    symbols = b.ship(ship).missiles if missiles else b.ship(ship).guns
    fired = fired_sizes(draft, b, ship, missiles)
    return not symbols_suffice(symbols, fired, card.size, b.switches.attack_opportunities)


def ship_forbids(b: Battle, draft: list[Attack], card: Card, ship: int) -> int:
    """May this ship of one's own fire the card at all?"""
    if card.family == catalogue.GUN:
        return _gun_forbids(b, draft, card, ship)
    if card.family == catalogue.MISSILE:
        return _missile_forbids(b, draft, card, ship)
    return _torpedo_forbids(b, draft, ship)


def _gun_forbids(b: Battle, draft: list[Attack], card: Card, ship: int) -> int:
    # 5.22, 7.11
    if b.row(ship) != 1:
        return no.GUN_FROM_ROW
    if not b.gun_fits[ship] >> card.size & 1:
        return no.NO_GUN_OF_SIZE
    if symbol_spent(b, draft, ship, card, False):
        return no.SYMBOL_SPENT
    return disabled(b, ship)


def _missile_forbids(b: Battle, draft: list[Attack], card: Card, ship: int) -> int:
    # 5.22, 7.12, 12.9
    if b.row(ship) == 3:
        if not b.switches.cruise_missiles:
            return no.MISSILE_FROM_ROW
        if card.size != catalogue.HEAVY:
            return no.ONLY_C_CRUISES
    if not b.missile_fits[ship] >> card.size & 1:
        return no.NO_MISSILE_OF_TYPE
    if b.status[ship] & battle.NO_FIRE_CONTROL:
        return no.FIRE_CONTROL_OUT
    if symbol_spent(b, draft, ship, card, True):
        return no.SYMBOL_SPENT
    return disabled(b, ship)


def _torpedo_forbids(b: Battle, draft: list[Attack], ship: int) -> int:
    # 7.13
    torpedoes = b.ship(ship).torpedoes
    if torpedoes == 0:
        return no.NO_TORPEDOES
    if b.status[ship] & battle.NO_FIRE_CONTROL:
        return no.FIRE_CONTROL_OUT
    if fired_kind(draft, ship, battle.TORPEDO_ATTACK) >= torpedoes:
        return no.SYMBOL_SPENT
    return disabled(b, ship)


def carrier_forbids(b: Battle, draft: list[Attack], ship: int, crewed: bool = False) -> int:
    """7.2 A carrier has as many strikes a turn as its rating; at rating 0 one attempt (12.3)."""
    strikes = fired_kind(draft, ship, battle.CARRIER_ATTACK)
    if strikes > 0 and strikes >= rating(b, ship, crewed):
        return no.STRIKES_SPENT
    return disabled(b, ship)


def force_forbids(b: Battle, seat: int, other: int) -> int:
    """May this task force be attacked at all? 9.2, 13.2A"""
    if other == seat:
        return no.OWN_FORCE
    if b.forces[other].retreat != UNKNOWN:
        return no.RETREATED
    if b.same_team(seat, other):
        return no.TEAM_MATE
    return ALLOWED


def target_forbids(b: Battle, card: Card, ship: int, target: int) -> int:
    """May a card (from `ship`, or NOBODY) be aimed at this ship? Its task force is judged before."""
    submarine = b.ship(target).is_submarine
    if card.family == catalogue.GUN:
        if submarine:
            return no.SUBMARINE_SAFE
        if b.row(target) != 1:
            return no.GUN_AT_ROW
    elif card.family == catalogue.MISSILE:
        if submarine:
            return no.SUBMARINE_SAFE
        if b.row(target) == 3 and not b.ship(ship).is_submarine:
            if not b.switches.cruise_missiles:
                return no.MISSILE_AT_ROW
            if card.size != catalogue.HEAVY:
                return no.ONLY_C_CRUISES
    elif card.family == catalogue.ASW:
        if not submarine:
            return no.ONLY_SUBMARINES_HUNTED
    elif card.family == catalogue.LAND_STRIKE and submarine:
        return no.SUBMARINE_SAFE
    return ALLOWED


def strike_forbids(b: Battle, ship: int, target: int, crewed: bool = False) -> int:
    """7.2, 12.3 Carriers strike surface ships in any row; a rating of 0 needs a target it can hit."""
    if b.ship(target).is_submarine:
        return no.SUBMARINE_SAFE
    if rating(b, ship, crewed) < 1 and strike_chance(b, ship, target, crewed) < 1:
        return no.HOPELESS_STRIKE
    return ALLOWED


def is_cruise(b: Battle, card: Card, ship: int, target: int) -> bool:
    """12.9A-C A C card from the third row, or from a surface ship into it."""
    if card.family != catalogue.MISSILE or card.size != catalogue.HEAVY or not b.switches.cruise_missiles:
        return False
    return b.row(ship) == 3 or (b.row(target) == 3 and not b.ship(ship).is_submarine)


def asw_chance(b: Battle, card: Card, seat: int, target: int, area: bool) -> int:
    """7.15, 8.37 The number to roll against one submarine."""
    number = asw_number(b, card, seat, b.status[target] & battle.ACTIVE != 0, area)
    if b.ship(target).elusive:
        number -= 1
    if b.switches.tactics:
        # 13.58
        number -= in_force(b, b.owner(target), catalogue.SUB_EVASION)
    return number


def asw_number(b: Battle, card: Card, seat: int, active: bool, area: bool) -> int:
    """7.15, 8.37 Better against an active submarine; 10 carrier modified; 13.1 for area defences."""
    number = card.numbers[0] if active else card.numbers[1]
    if card.carrier_modified:
        number += support(b, seat)
    if area and b.switches.quick_response:
        number += 1
    if b.switches.tactics:
        # 13.52
        number += in_force(b, seat, catalogue.IMPROVED_ASW)
    return number


def torpedo_chance(b: Battle, card: Card, ship: int, target: int) -> int:
    """7.13 A roll only against passive submarines, with one more for a Hunter; 0 means damage instead."""
    if not b.ship(target).is_submarine or b.status[target] & battle.ACTIVE:
        return 0
    number = card.numbers[0] + (1 if b.ship(ship).hunter else 0)
    if b.switches.tactics:
        # The firing boat may be gone by now (8.37); torpedoes are fired in one's own turn only.
        number += in_force(b, b.acting, catalogue.IMPROVED_ASW)
    return number


def land_chance(b: Battle, card: Card, target: int) -> int:
    """7.16 By the row of the target when the strike is declared."""
    return card.numbers[b.row(target) - 1]


def needs_platform(family: int) -> bool:
    """7.11-7.13 Fired from a ship; everything else needs none."""
    return family in (catalogue.GUN, catalogue.MISSILE, catalogue.TORPEDO)
