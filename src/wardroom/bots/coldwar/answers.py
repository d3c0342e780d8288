"""Answers to attacks: point defences, Damage Control and Air Defense where they save most."""

from wardroom.bots.coldwar.harm import bomb_cost, saved_by
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import CERTAIN, likely, team_standing
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.actions import ATTACK, CARD, SEAT, SHIP, is_attack, is_card
from wardroom.games.coldwar.air_defence import AllotAirDefense
from wardroom.games.coldwar.answers import Answering, PointDefense
from wardroom.games.coldwar.attacks import asw_chance
from wardroom.games.coldwar.battle import ASW_ATTACK, COMING, Attack, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.kinds.families import kind_of

# What is saved, on the average, by a surprise that has become an ordinary attack.
UNMASKED = 0.3


def bomber_hit(b: Battle, legal: list[int], w: Weights) -> int:
    """7.17 The ship that we can best spare."""
    return min(legal, key=lambda action: bomb_cost(b, w, action - SHIP))


def places_for(b: Battle, top: Answering, card: int) -> list[int]:
    """The attacks against which a card may be laid."""
    found = []
    kind = kind_of(b, card)
    for place in range(len(b.volley)):
        if b.volley[place].seat == top.defender and top.attack_forbids(b, kind, b.volley[place]) == ALLOWED:
            found.append(place)
    return found


def best_answer(b: Battle, top: Answering, seat: int, card: int, w: Weights) -> tuple[int, float]:
    """Where a card saves most, and how much."""
    kind = kind_of(b, card)
    places = places_for(b, top, card)
    cards = b.forces[seat].hand.count(card)
    best = NOBODY
    value = 0.0
    for place in places:
        attack = b.volley[place]
        if kind.hunts:
            mine = likely(asw_chance(b, b.card(card), seat, attack.source, False)) * 2
            mine *= 0.0 if hunted_already(b, attack.source) else b.ship(attack.source).points
        elif kind.rolls:
            number = kind.roll_number(b, b.card(card), seat, False, attack)
            mine = saved_by(b, w, place, [], 1) * likely(number)
            mine *= 0.4 if covered_already(b, place) else 1.0
        elif kind.dives:
            mine = dive_saves(b, attack)
        else:
            mine = saved_by(b, w, place, places, cards)
        if mine > value:
            best = place
            value = mine
    return best, value


def dive_saves(b: Battle, attack: Attack) -> float:
    """8.36 What a Crash Dive takes from the chance of a torpedo or of ASW."""
    ship = b.ship(attack.target)
    card = b.card(attack.card)
    if attack.kind == ASW_ATTACK:
        return 2 * ship.points * (likely(attack.chance) - likely(passive_chance(attack.chance, card)))
    number = card.numbers[0] + (1 if b.ship(attack.source).hunter else 0)
    return 2 * ship.points * (CERTAIN - likely(number))


def passive_chance(active: int, card: Card) -> int:
    """7.15 The number of ASW once the submarine is passive."""
    return active - card.numbers[0] + card.numbers[1]


def unmask(b: Battle, legal: list[int], w: Weights) -> int:
    """8.38 The Surprise Attack that would hurt most."""
    best = legal[0]
    value = 0.0
    for action in legal:
        if is_attack(action) and saved_by(b, w, action - ATTACK, [], 1) > value:
            best = action
            value = saved_by(b, w, action - ATTACK, [], 1)
    return best


def surprise_harm(b: Battle, defender: int, w: Weights) -> float:
    """7.18 The worst Surprise Attack under way: nothing else can be laid against it."""
    worst = 0.0
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat == defender and attack.surprise and attack.fate == COMING:
            worst = max(worst, saved_by(b, w, place, [], 1))
    return worst * UNMASKED


def hunted_already(b: Battle, submarine: int) -> bool:
    """8.37 A card has been laid against her in this volley."""
    return any(
        b.volley[entry >> 8 & 255].source == submarine and kind_of(b, entry & 255).hunts for entry in b.laid
    )


def covered_already(b: Battle, place: int) -> bool:
    return any(entry >> 8 & 255 == place for entry in b.laid)


def worth_laying(b: Battle, top: Answering, seat: int, card: int, w: Weights) -> float:
    """What a card must save before it is laid."""
    kind = kind_of(b, card)
    if kind.undoes:
        least = w.control
    elif kind.dives:
        least = w.dive
    elif kind.rolls and not kind.hunts:
        least = w.cover
    else:
        least = w.last_answer if b.forces[seat].hand.count(card) <= 1 else w.spare_answer
    if b.last_series == 2:
        least = 0.5
    return least * w.for_a_mate if seat != top.defender else least


def answer(b: Battle, top: Answering, seat: int, legal: list[int], w: Weights) -> int:
    """8.2, 9.3 Only against what matters: the card that saves most above what it must, then its attack."""
    if top.card != NOBODY:
        if isinstance(top, PointDefense) and top.unmasking(b):
            return unmask(b, legal, w)
        place = best_answer(b, top, seat, top.card, w)[0]
        return ATTACK + place if place != NOBODY else legal[0]
    best = DONE
    surplus = 0.0
    for action in legal:
        if is_card(action):
            value = best_answer(b, top, seat, action - CARD, w)[1]
            if kind_of(b, action - CARD).warns:
                value += surprise_harm(b, top.defender, w)
            value -= worth_laying(b, top, seat, action - CARD, w)
            if value >= surplus:
                best = action
                surplus = value
    return best


def allot_air_defense(b: Battle, top: AllotAirDefense, w: Weights) -> int:
    """12.1 Each system where most is still likely to be lost."""
    best = DONE
    value = -1.0
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat != top.defender or attack.fate != COMING or not attack.flies():
            continue
        through = CERTAIN
        for number in range(len(top.allotted)):
            if top.allotted[number] == place:
                through *= 1 - likely(top.systems[number] & 255)
        mine = through * saved_by(b, w, place, [], 1)
        if mine > value:
            best = ATTACK + place
            value = mine
    return best


def first_defender(b: Battle, legal: list[int]) -> int:
    """7 Whoever stands best answers first, before anything else can happen to our submarines."""
    return max(legal, key=lambda action: team_standing(b, action - SEAT))
