"""What a choice is worth, from what the seat knows: exact if the unseen cards lie at random."""

from math import comb
from typing import Final

from wardroom.core.outcome import Odds
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar.actions import ATTACK, NUMBER, SHIP, is_attack, is_number, is_ship
from wardroom.games.coldwar.answers import AllotAirDefense, PointDefense, air_defenses
from wardroom.games.coldwar.attacks import asw_chance, land_chance, needs_platform
from wardroom.games.coldwar.battle import (
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARD_BITS,
    CARRIER_ATTACK,
    CRIPPLED,
    CRUISE_ATTACK,
    DOWN,
    GUN_ATTACK,
    HIDDEN_CARD,
    LAND_ATTACK,
    MISSILE_ATTACK,
    TORPEDO_ATTACK,
    Attack,
    Battle,
    may_bit,
)
from wardroom.games.coldwar.carriers import strike_chance
from wardroom.games.coldwar.catalogue import ASW, BOMBER, COVER, DAMAGE_CONTROL, ECM, EVADE, LAND_STRIKE
from wardroom.games.coldwar.damage import is_large, sinks_by_roll, worth
from wardroom.games.coldwar.defences import cover_chance
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations, fired_as, settle_numbers

AREA_FAMILIES: Final = (EVADE, ECM, COVER, ASW)


def likely(chance: int) -> float:
    """A number to roll, as a probability."""
    return max(0, min(6, chance)) / 6


def odds_of(view: Battle, seat: int, action: int) -> Odds | None:
    """The odds that stand beside a choice, or None where there is nothing to weigh."""
    if not view.stack:
        return None
    top = view.stack[-1]
    if isinstance(top, BattleStations) and seat == top.seat:
        attack = meant_attack(view, top, action)
        return None if attack is None else attack_odds(view, attack)
    if isinstance(top, PointDefense) and top.card != NOBODY and is_attack(action):
        return answer_odds(view, top, seat, view.volley[action - ATTACK])
    if isinstance(top, AllotAirDefense) and is_attack(action):
        number = top.systems[len(top.allotted)] & 255
        return Odds(["stopped", "missed"], [likely(number), 1 - likely(number)], number)
    return None


def meant_attack(view: Battle, draft: BattleStations, action: int) -> Attack | None:
    """The attack that an answer to the current question would declare."""
    if draft.card == NOBODY:
        if draft.ship == NOBODY or not is_ship(action):
            return None
        attack = Attack(CARRIER_ATTACK, NOBODY, draft.ship, view.owner(action - SHIP), action - SHIP)
        attack.chance = strike_chance(view, draft.ship, action - SHIP, draft.crewed(draft.ship))
        return attack
    card = view.card(draft.card)
    if card.family == BOMBER and draft.aimed_seat != NOBODY and is_number(action):
        attack = Attack(BOMBER_ATTACK, card.id, NOBODY, draft.aimed_seat, NOBODY)
        attack.dice = action - NUMBER
        attack.chance = card.numbers[0]
        return attack
    if not is_ship(action) or (needs_platform(card.family) and draft.ship == NOBODY):
        return None
    target = action - SHIP
    if card.family == LAND_STRIKE:
        attack = Attack(LAND_ATTACK, card.id, NOBODY, view.owner(target), target)
        attack.chance = land_chance(view, card, target)
    elif card.family == ASW:
        attack = Attack(ASW_ATTACK, card.id, NOBODY, view.owner(target), target)
        settle_numbers(view, draft.seat, attack)
    elif needs_platform(card.family):
        attack = Attack(
            fired_as(view, card, draft.ship, target), card.id, draft.ship, view.owner(target), target
        )
        settle_numbers(view, draft.seat, attack)
    else:
        return None
    return attack


def answer_odds(view: Battle, step: PointDefense, seat: int, attack: Attack) -> Odds:
    """A point defence: automatic, or its roll."""
    card = view.card(step.card)
    if card.family == COVER:
        number = cover_chance(view, card, seat, False)
    elif card.family == ASW:
        number = asw_chance(view, card, seat, attack.source, False)
        return Odds(["sunk", "missed"], [likely(number), 1 - likely(number)], number)
    else:
        return Odds(["stopped"], [1.0])
    return Odds(["stopped", "missed"], [likely(number), 1 - likely(number)], number)


def attack_odds(view: Battle, attack: Attack) -> Odds:
    """One attack taken by itself: stopped by cards or rolls, missed, or its effect."""
    if attack.kind == BOMBER_ATTACK:
        return bomber_odds(view, attack)
    through = passes_visible(view, attack) * passes_unseen(view, attack)
    rolls = attack.chance > 0 and (sinks_by_roll(attack) or attack.kind > CRUISE_ATTACK)
    if attack.kind > CRUISE_ATTACK and attack.chance <= 0:
        hits = 0.0
    else:
        hits = likely(attack.chance) if rolls else 1.0
    names = ["stopped", "missed", effect(view, attack)]
    chances = [1 - through, through * (1 - hits), through * hits]
    return Odds(names, chances, attack.chance if rolls else 0, True)


def effect(view: Battle, attack: Attack) -> str:
    """What a hit would do to the target as it now stands."""
    ship = attack.target
    if attack.kind > CRUISE_ATTACK:
        return "crippled" if is_large(view, ship, view.hurt[ship]) else "sunk"
    if sinks_by_roll(attack):
        return "sunk"
    points = worth(view, ship, attack.damage)
    if points > 0 and view.status[ship] & CRIPPLED:
        return "sunk"
    if view.hurt[ship] + points >= view.ship(ship).hits:
        return "sunk"
    return "damaged" if points > 0 else "harmless"


def face_up(view: Battle, seat: int, family: int) -> list[int]:
    """The face-up area cards of a family."""
    return [
        entry
        for entry in view.forces[seat].area
        if not entry & DOWN and view.family(entry & CARD_BITS) == family
    ]


def automatic(kind: int) -> int:
    """8.31, 8.32 The family that stops such an attack without a roll."""
    if kind == GUN_ATTACK or kind == TORPEDO_ATTACK:
        return EVADE
    if kind == MISSILE_ATTACK or kind == CRUISE_ATTACK:
        return ECM
    return NOBODY


def from_submarine(view: Battle, attack: Attack) -> bool:
    return attack.source != NOBODY and view.ship(attack.source).is_submarine


def passes_visible(view: Battle, attack: Attack) -> float:
    """The chance to get past the area defences that lie open and the Air Defense of the force."""
    seat = attack.seat
    if automatic(attack.kind) != NOBODY and face_up(view, seat, automatic(attack.kind)):
        return 0.0
    through = 1.0
    if from_submarine(view, attack):
        for entry in face_up(view, seat, ASW):
            through *= 1 - likely(hunting_number(view, attack, entry & CARD_BITS))
    if attack.flies():
        for entry in face_up(view, seat, COVER):
            through *= 1 - likely(cover_chance(view, view.card(entry & CARD_BITS), seat, True))
        if view.switches.air_defense:
            for system in air_defenses(view, seat):
                through *= 1 - likely(system & 255)
    return through


def hunting_number(view: Battle, attack: Attack, card: int) -> int:
    """8.37 Area ASW finds an attacking submarine active."""
    passive = view.status[attack.source]
    view.status[attack.source] = passive | ACTIVE_BIT
    number = asw_chance(view, view.card(card), attack.seat, attack.source, True)
    view.status[attack.source] = passive
    return number


ACTIVE_BIT: Final = 4


def passes_unseen(view: Battle, attack: Attack) -> float:
    """The chance that no card the seat cannot see will stop it."""
    stopper = automatic(attack.kind)
    total = 0.0
    through = 0.0
    for weight, unseen, down in face_down_worlds(view, attack.seat):
        total += weight
        past_down = 1.0
        for card in down:
            family = view.family(card)
            if family == stopper:
                past_down = 0.0
            elif family == COVER and attack.flies():
                past_down *= 1 - likely(cover_chance(view, view.card(card), attack.seat, True))
            elif family == ASW and from_submarine(view, attack):
                past_down *= 1 - likely(hunting_number(view, attack, card))
        if past_down > 0:
            through += weight * past_down * passes_hand(view, attack, stopper, unseen)
    return through / total if total > 0 else 1.0


def hidden_cards(view: Battle, seat: int) -> int:
    return view.forces[seat].hand.count(UNKNOWN)


def passes_hand(view: Battle, attack: Attack, stopper: int, unseen: list[int]) -> float:
    """Evasive Maneuvers, ECM or Damage Control stop it; each Air Cover in the hand may."""
    for card in view.forces[attack.seat].hand:
        if card != UNKNOWN and view.family(card) in (stopper, DAMAGE_CONTROL):
            return 0.0
    size = hidden_cards(view, attack.seat)
    cards = sum(unseen)
    stoppers = 0
    covers = 0
    cover = NOBODY
    for card in range(len(unseen)):
        family = view.family(card)
        if family == stopper or family == DAMAGE_CONTROL:
            stoppers += unseen[card]
        elif family == COVER and attack.flies():
            covers += unseen[card]
            cover = card
    fails = 1 - likely(cover_chance(view, view.card(cover), attack.seat, False)) if cover != NOBODY else 1.0
    through = 0.0
    for held in range(min(size, covers) + 1):
        ways = comb(covers, held) * comb(cards - stoppers - covers, size - held)
        through += ways / comb(cards, size) * fails**held
    return through


def face_down_worlds(view: Battle, seat: int) -> list[tuple[float, list[int], list[int]]]:
    """All ways in which face-down area cards can lie: weight, what is left unseen, the cards of this seat."""
    worlds: list[tuple[float, list[int], list[int]]] = [(1.0, unseen_cards(view), [])]
    for other in range(view.seats):
        for entry in view.forces[other].area:
            if entry & CARD_BITS == HIDDEN_CARD:
                grown = []
                for weight, unseen, down in worlds:
                    for card in range(len(unseen)):
                        if unseen[card] > 0 and may_bit(view.family(card)) & entry >> 8:
                            left = unseen[:]
                            left[card] -= 1
                            grown.append(
                                (weight * unseen[card], left, [*down, card] if other == seat else down)
                            )
                worlds = grown
    return worlds


def bomber_odds(view: Battle, attack: Attack) -> Odds:
    """7.17 The number of ships hit, after cover, Air Defense and Damage Control."""
    shares = [0.0] * (attack.dice + 1)
    total = 0.0
    for weight, unseen, down in face_down_worlds(view, attack.seat):
        total += weight
        dice = [0.0] * (attack.dice + 1)
        dice[attack.dice] = 1.0
        for entry in face_up(view, attack.seat, COVER):
            dice = thinned(
                dice, likely(cover_chance(view, view.card(entry & CARD_BITS), attack.seat, True)), 2
            )
        for card in down:
            if view.family(card) == COVER:
                dice = thinned(dice, likely(cover_chance(view, view.card(card), attack.seat, True)), 2)
        for covers, controls, share in hands_of(view, attack.seat, unseen):
            left = dice
            for card in covers:
                left = thinned(left, likely(cover_chance(view, view.card(card), attack.seat, False)), 2)
            if view.switches.air_defense:
                for system in air_defenses(view, attack.seat):
                    left = thinned(left, likely(system & 255), 1)
            for hits, chance in enumerate(hit_counts(left, likely(attack.chance))):
                shares[max(0, hits - controls)] += weight * share * chance
    names = [f"hits{number}" for number in range(attack.dice + 1)]
    return Odds(names, [share / total for share in shares], attack.chance, True)


def thinned(dice: list[float], chance: float, by: int) -> list[float]:
    """A successful defence takes dice away."""
    after = [share * (1 - chance) for share in dice]
    for number in range(len(dice)):
        after[max(0, number - by)] += dice[number] * chance
    return after


def hit_counts(dice: list[float], chance: float) -> list[float]:
    """How many of the remaining dice hit."""
    counts = [0.0] * len(dice)
    for number in range(len(dice)):
        for hits in range(number + 1):
            counts[hits] += dice[number] * comb(number, hits) * chance**hits * (1 - chance) ** (number - hits)
    return counts


def hands_of(view: Battle, seat: int, unseen: list[int]) -> list[tuple[list[int], int, float]]:
    """Air Cover cards and number of Damage Controls that the unseen hand may hold, with their chance."""
    size = hidden_cards(view, seat)
    cards = sum(unseen)
    covers = [card for card in range(len(unseen)) if view.family(card) == COVER]
    controls = sum(unseen[card] for card in range(len(unseen)) if view.family(card) == DAMAGE_CONTROL)
    cover_count = sum(unseen[card] for card in covers)
    others = cards - cover_count - controls
    found = []
    for held in range(min(size, cover_count) + 1):
        for saved in range(min(size - held, controls) + 1):
            ways = comb(cover_count, held) * comb(controls, saved) * comb(others, size - held - saved)
            if ways:
                found.append(([covers[0]] * held if covers else [], saved, ways / comb(cards, size)))
    return found
