"""7 Attacks: what keeps ships and task forces out of them, and the number to roll."""

from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN
from wardroom.games.coldwar import battle, catalogue
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import SHIP
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


def settle_numbers(b: Battle, seat: int, attack: Attack) -> None:
    """7 The chance to hit stands from the declaration on; 9.4 counts whenever in the step it was played."""
    if attack.kind == battle.CARRIER_ATTACK:
        attack.chance = strike_chance(b, attack.source, attack.target)
    elif attack.kind == battle.ASW_ATTACK:
        attack.chance = asw_chance(b, b.card(attack.card), seat, attack.target, False)
    elif attack.card != NOBODY and attack.kind <= battle.CRUISE_ATTACK:
        card = b.card(attack.card)
        if attack.kind == battle.TORPEDO_ATTACK:
            attack.chance = torpedo_chance(b, card, attack.source, attack.target)
        if attack.chance == 0:
            attack.damage = card.damage


def enemy_ships(b: Battle, seat: int) -> list[int]:
    """Every ship on the table that is not one's own, ascending."""
    found = []
    for other in range(b.seats):
        if other != seat:
            for ship in b.forces[other].ships:
                found.append(SHIP + ship)
    if b.seats > 2:
        found.sort()
    return found


def has_surface_ships(b: Battle, seat: int) -> bool:
    for ship in b.forces[seat].ships:
        if b.row(ship) > 0:
            return True
    return False


def same_strike(attacks: list[Attack], place: int, other: int) -> bool:
    """7.18 Do two attacks belong to one card, or to the strikes of one carrier?"""
    if place == other:
        return True
    if attacks[place].kind != attacks[other].kind:
        return False
    if attacks[place].kind == battle.CARRIER_ATTACK:
        return attacks[place].source == attacks[other].source
    return attacks[place].kind == battle.LAND_ATTACK and first_of_card(attacks, place) == first_of_card(
        attacks, other
    )


def first_of_card(attacks: list[Attack], place: int) -> int:
    """7.16 The card of a land based strike lies with its first attack."""
    while attacks[place].card == NOBODY:
        place -= 1
    return place


def has_attack(attacks: list[Attack], kind: int) -> bool:
    """Is one of the attacks of this kind?"""
    for attack in attacks:
        if attack.kind == kind:
            return True
    return False


def number_at(b: Battle, attacker: int, attack: Attack, active: int) -> int:
    """7.13, 7.15 The number to roll against the target if she is active, or passive."""
    target = attack.target
    before = b.status[target]
    b.status[target] = before & ~battle.ACTIVE | active
    if attack.kind == battle.ASW_ATTACK:
        number = asw_chance(b, b.card(attack.card), attacker, target, False)
    else:
        number = torpedo_chance(b, b.card(attack.card), attack.source, target)
    b.status[target] = before
    return number


def from_submarine(b: Battle, attack: Attack) -> bool:
    """8.37 Does a submarine make the attack?"""
    return attack.source != NOBODY and b.ship(attack.source).is_submarine


def coming_at(attack: Attack, seat: int, stage: int) -> bool:
    """Against this task force, of this stage and not yet stopped."""
    return attack.seat == seat and attack.fate == battle.COMING and attack.stage == stage


def any_coming(b: Battle, seat: int, stage: int) -> bool:
    for attack in b.volley:
        if coming_at(attack, seat, stage):
            return True
    return False


def any_surprise(b: Battle, defender: int) -> bool:
    """7.18 Is a Surprise Attack still coming at this task force?"""
    for attack in b.volley:
        if attack.seat == defender and attack.surprise and attack.fate == battle.COMING:
            return True
    return False
