"""What a choice is worth, from what the seat knows: exact if the unseen cards lie at random."""

from math import comb
from typing import Final

from wardroom.core.outcome import Odds
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar.actions import ATTACK, NUMBER, SHIP, is_attack, is_number, is_ship
from wardroom.games.coldwar.answers import AllotAirDefense, PointDefense, air_defenses
from wardroom.games.coldwar.attacks import asw_chance, land_chance, needs_platform
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARD_BITS,
    CARRIER_ATTACK,
    CRUISE_ATTACK,
    DOWN,
    HIDDEN_CARD,
    LAND_ATTACK,
    Attack,
    Battle,
    may_bit,
)
from wardroom.games.coldwar.carriers import strike_chance
from wardroom.games.coldwar.catalogue import ASW, BOMBER, COVER, DAMAGE_CONTROL, ECM, EVADE, LAND_STRIKE
from wardroom.games.coldwar.damage import is_large, sinks, sinks_by_roll, worth
from wardroom.games.coldwar.defences import cover_chance, meets
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations, fired_as, settle_numbers


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
        return None if attack is None else attack_odds(view, attack, top.attacks)
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
        attack.chance = strike_chance(view, draft.ship, action - SHIP)
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
        return hunt_odds(view, asw_chance(view, card, seat, attack.source, False), attack.source)
    else:
        return Odds(["stopped"], [1.0])
    return Odds(["stopped", "missed"], [likely(number), 1 - likely(number)], number)


def hunt_odds(view: Battle, number: int, submarine: int) -> Odds:
    """8.37 A submarine is hit, unless her owner's side holds Damage Control (9.3)."""
    unseen = unseen_cards(view)
    controls = of_family(view, unseen, DAMAGE_CONTROL)
    guards = [(size, [0.0]) for _, size in hidden_hands(view, view.owner(submarine))]
    lost = passes_hands(guards, [controls], sum(unseen) - controls)
    hits = likely(number)
    chances = [hits * lost, hits * (1 - lost), 1 - hits]
    return Odds(["sunk", "stopped", "missed"], settled(chances), number, hits * (1 - lost) > DUST)


def attack_odds(view: Battle, attack: Attack, draft: list[Attack]) -> Odds:
    """One attack taken by itself; only its effect is named with the rest of the draft in mind."""
    if attack.kind == BOMBER_ATTACK:
        return bomber_odds(view, attack)
    visible = passes_visible(view, attack)
    rolls = sinks_by_roll(attack) or attack.kind > CRUISE_ATTACK
    hits = likely(attack.chance) if rolls else 1.0
    # 9.3 Damage Control is played only when the dice have hit.
    missed = visible * (1 - hits) * passes_unseen(view, attack, False)
    done = visible * hits * passes_unseen(view, attack, True)
    names = ["stopped", "missed", effect_with(view, attack, draft)]
    counts = visible - missed - done > DUST
    return Odds(names, settled([1 - missed - done, missed, done]), attack.chance if rolls else 0, counts)


DUST: Final = 1e-9


def settled(chances: list[float]) -> list[float]:
    """What only rounding has left over is nothing."""
    return [chance if chance > DUST else 0.0 for chance in chances]


def effect_with(view: Battle, attack: Attack, draft: list[Attack]) -> str:
    """What a hit would do, or that it sinks if the attacks already aimed at the ship get home, too."""
    alone = effect(view, attack)
    if alone == "sunk":
        return alone
    ship = attack.target
    hurt = view.hurt[ship] + (worth(view, ship, attack.damage) if attack.kind <= CRUISE_ATTACK else 0)
    strikes = 1 if attack.kind > CRUISE_ATTACK else 0
    for other in draft:
        if other.target == ship:
            if other.kind <= CRUISE_ATTACK:
                hurt += worth(view, ship, view.card(other.card).damage)
            else:
                strikes += 1
    # 12.7 One strike cripples a large ship, a second one sinks her.
    absorbed = 1 if is_large(view, ship, hurt) else 0
    sinks = hurt >= view.ship(ship).hits or strikes > absorbed
    return "sunk-together" if sinks else alone


def effect(view: Battle, attack: Attack) -> str:
    """What a hit would do to the target as it now stands."""
    ship = attack.target
    if attack.kind > CRUISE_ATTACK:
        return "crippled" if is_large(view, ship, view.hurt[ship]) else "sunk"
    if sinks_by_roll(attack):
        return "sunk"
    points = worth(view, ship, attack.damage)
    if sinks(view, ship, points):
        return "sunk"
    return "damaged" if points > 0 else "harmless"


def face_up(view: Battle, seat: int, family: int) -> list[int]:
    """The face-up area cards of a family."""
    return [
        entry
        for entry in view.forces[seat].area
        if not entry & DOWN and view.family(entry & CARD_BITS) == family
    ]


def automatic(view: Battle, attack: Attack) -> int:
    """8.31, 8.32 The family that stops such an attack without a roll."""
    for family in (EVADE, ECM):
        if meets(view, family, attack.kind, attack.source):
            return family
    return NOBODY


def from_submarine(view: Battle, attack: Attack) -> bool:
    return meets(view, ASW, attack.kind, attack.source)


def passes_visible(view: Battle, attack: Attack) -> float:
    """The chance to get past the area defences that lie open and the Air Defense of the force."""
    seat = attack.seat
    if automatic(view, attack) != NOBODY and face_up(view, seat, automatic(view, attack)):
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
    view.status[attack.source] = passive | ACTIVE
    number = asw_chance(view, view.card(card), attack.seat, attack.source, True)
    view.status[attack.source] = passive
    return number


def passes_unseen(view: Battle, attack: Attack, controlled: bool) -> float:
    """The chance that no card the seat cannot see will stop it; `controlled`: nor Damage Control undo it."""
    stopper = automatic(view, attack)
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
            through += weight * past_down * passes_cards(view, attack, stopper, controlled, unseen)
    return through / total if total > 0 else 1.0


def passes_cards(view: Battle, attack: Attack, stopper: int, controlled: bool, unseen: list[int]) -> float:
    """Evasive Maneuvers, ECM and Damage Control stop it for certain; each Air Cover in a hand may."""
    stoppers = of_family(view, unseen, stopper)
    if controlled:
        stoppers += of_family(view, unseen, DAMAGE_CONTROL)
    covers = covers_among(view, unseen) if attack.flies() else []
    counts = [stoppers] + [unseen[card] for card in covers]
    guards = []
    for guard, size in hidden_hands(view, attack.seat):
        # What each card of a kind leaves of the attack's chance.
        lets_pass = [0.0]
        for card in covers:
            lets_pass.append(1 - likely(cover_chance(view, view.card(card), guard, False)))
        guards.append((size, lets_pass))
    return passes_hands(guards, counts, sum(unseen) - sum(counts))


def passes_hands(guards: list[tuple[int, list[float]]], counts: list[int], others: int) -> float:
    """Over all hands that may be held: `counts` cards of each kind that matters, and others that do not."""
    if not guards:
        return 1.0
    size, lets_pass = guards[0]
    through = 0.0
    for held, share in holdings(counts, others, size):
        left = counts[:]
        for kind in range(len(held)):
            share *= lets_pass[kind] ** held[kind]
            left[kind] -= held[kind]
        if share > 0:
            through += share * passes_hands(guards[1:], left, others - size + sum(held))
    return through


def holdings(counts: list[int], others: int, size: int) -> list[tuple[list[int], float]]:
    """How many cards of each kind a hand of this size may hold, with the chance of it."""
    found: list[tuple[list[int], int]] = [([], 1)]
    for count in counts:
        grown = []
        for held, ways in found:
            for number in range(min(count, size - sum(held)) + 1):
                grown.append(([*held, number], ways * comb(count, number)))
        found = grown
    total = comb(sum(counts) + others, size)
    return [(held, ways * comb(others, size - sum(held)) / total) for held, ways in found]


def hidden_hands(view: Battle, seat: int) -> list[tuple[int, int]]:
    """13.2B The hands that may guard a task force, its owner's and team-mates': seat and unseen cards."""
    found = []
    for other in range(view.seats):
        size = view.forces[other].hand.count(UNKNOWN)
        if size > 0 and view.same_team(seat, other):
            found.append((other, size))
    return found


def of_family(view: Battle, unseen: list[int], family: int) -> int:
    """How many unseen cards are of a family."""
    return sum([unseen[card] for card in range(len(unseen)) if view.family(card) == family])


def covers_among(view: Battle, unseen: list[int]) -> list[int]:
    """The kinds of Air Cover that are still unseen."""
    return [card for card in range(len(unseen)) if unseen[card] > 0 and view.family(card) == COVER]


def face_down_worlds(view: Battle, seat: int) -> list[tuple[float, list[int], list[int]]]:
    """All ways in which face-down area cards can lie: weight, what is left unseen, the cards of this seat."""
    worlds: list[tuple[float, list[int], list[int]]] = [(1.0, unseen_cards(view), [])]
    for other in range(view.seats):
        for entry in view.forces[other].area:
            if entry & CARD_BITS == HIDDEN_CARD:
                grown: dict[str, tuple[float, list[int], list[int]]] = {}
                for weight, unseen, down in worlds:
                    for card in range(len(unseen)):
                        if unseen[card] > 0 and may_bit(view.family(card)) & entry >> 8:
                            left = unseen[:]
                            left[card] -= 1
                            lying = sorted([*down, card]) if other == seat else down
                            # Worlds alike are counted together: which card lies where makes no difference.
                            alike = f"{left} {lying}"
                            ways = weight * unseen[card]
                            if alike in grown:
                                ways += grown[alike][0]
                            grown[alike] = (ways, left, lying)
                worlds = list(grown.values())
    return worlds


def bomber_odds(view: Battle, attack: Attack) -> Odds:
    """7.17 The number of hits to share out, after cover, Air Defense and Damage Control."""
    bare = dice_left(view, attack, [])
    shares = [0.0] * (attack.dice + 1)
    total = 0.0
    guards = hidden_hands(view, attack.seat)
    for weight, unseen, down in face_down_worlds(view, attack.seat):
        total += weight
        dice = dice_left(view, attack, [card for card in down if view.family(card) == COVER])
        share_hits(view, attack, guards, unseen, dice, 0, weight, shares)
    names = [f"hits{number}" for number in range(attack.dice + 1)]
    chances = settled([share / total for share in shares])
    counts = False
    for hits, chance in enumerate(last_hits(view, attack, bare)):
        if abs(chance - chances[hits]) > DUST:
            counts = True
    return Odds(names, chances, attack.chance, counts)


def dice_left(view: Battle, attack: Attack, down: list[int]) -> list[float]:
    """How many dice area Air Cover leaves, face up and face down."""
    dice = [0.0] * (attack.dice + 1)
    dice[attack.dice] = 1.0
    for card in [entry & CARD_BITS for entry in face_up(view, attack.seat, COVER)] + down:
        dice = thinned(dice, likely(cover_chance(view, view.card(card), attack.seat, True)), 2)
    return dice


def share_hits(
    view: Battle,
    attack: Attack,
    guards: list[tuple[int, int]],
    unseen: list[int],
    dice: list[float],
    saved: int,
    weight: float,
    shares: list[float],
) -> None:
    """Add the chances of each number of hits, over all cards that the guards may hold."""
    if not guards:
        for hits, chance in enumerate(last_hits(view, attack, dice)):
            shares[max(0, hits - saved)] += weight * chance
        return
    guard, size = guards[0]
    matter = [
        card
        for card in range(len(unseen))
        if unseen[card] > 0 and view.family(card) in (COVER, DAMAGE_CONTROL)
    ]
    counts = [unseen[card] for card in matter]
    for held, share in holdings(counts, sum(unseen) - sum(counts), size):
        if share == 0:
            continue
        left = dice
        rest = unseen[:]
        controls = saved
        # Which of the other cards are held changes nothing: any may be taken as gone.
        gone = size - sum(held)
        for card in range(len(rest)):
            if card not in matter:
                taken = min(gone, rest[card])
                rest[card] -= taken
                gone -= taken
        for card, number in zip(matter, held, strict=True):
            rest[card] -= number
            if view.family(card) == DAMAGE_CONTROL:
                controls += number
            else:
                for _ in range(number):
                    left = thinned(left, likely(cover_chance(view, view.card(card), guard, False)), 2)
        share_hits(view, attack, guards[1:], rest, left, controls, weight * share, shares)


def last_hits(view: Battle, attack: Attack, dice: list[float]) -> list[float]:
    """12.1 Air Defense takes dice one by one; those that are left are rolled."""
    if view.switches.air_defense:
        for system in air_defenses(view, attack.seat):
            dice = thinned(dice, likely(system & 255), 1)
    return hit_counts(dice, likely(attack.chance))


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
