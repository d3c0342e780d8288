"""What a choice is worth, from what the seat knows: exact if the unseen cards lie at random.

An attack is taken by itself, against a defender who answers with all that may be held. The attacker's own
Planning cards, which could still help him, are his next choice and do not count.
"""

from typing import Final

from wardroom.core.outcome import Odds
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import battle
from wardroom.games.highseas.actions import PLUS, SHIP, is_attack, is_plus, is_ship
from wardroom.games.highseas.attacks import needed, settle_numbers, sinks
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import ESCORT, SURPRISE
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.resolution import PlanRoll, defending_number, defending_ships
from wardroom.games.highseas.views import hand_size, unseen_cards
from wardroom.games.highseas.volley import Declare

DUST: Final = 1e-9


def likely(wanted: int) -> float:
    """10 The chance of a die that shows the number or more."""
    return max(0, min(6, 7 - wanted)) / 6


def odds_of(view: Battle, seat: int, action: int) -> Odds | None:
    """The odds that stand beside a choice, or None where there is nothing to weigh."""
    if not view.stack:
        return None
    top = view.stack[-1]
    if isinstance(top, Declare) and seat == top.seat:
        attack = meant_attack(view, top, action)
        return None if attack is None else attack_odds(view, attack, top.attacks)
    if isinstance(top, PlanRoll) and is_plus(action):
        wanted = top.needs - (action - PLUS)
        success = "sunk" if top.ship == NOBODY else "stopped"
        return Odds([success, "missed"], [likely(wanted), 1 - likely(wanted)], max(1, wanted))
    if isinstance(top, Defense) and top.card != NOBODY:
        return answer_odds(view, top, action)
    return None


# -- what an answer would declare ----------------


def meant_attack(view: Battle, draft: Declare, action: int) -> Attack | None:
    """The attack that an answer to the current question would declare."""
    if not is_ship(action) or draft.at_menu():
        return None
    target = action - SHIP
    if draft.card == NOBODY:
        attack = Attack(battle.CARRIER_ATTACK, NOBODY, draft.ship, view.owner(target), target)
        settle_numbers(view, attack)
        return attack
    card = view.card(draft.card)
    if card.family == SURPRISE or draft.wants_ship(card):
        return None
    kind = KINDS[card.family].attack
    attack = Attack(kind, card.id, draft.ship, view.owner(target), target)
    KINDS[card.family].settle(view, attack, card)
    return attack


# -- answers ----------------


def answer_odds(view: Battle, step: Defense, action: int) -> Odds | None:
    """7.defense A card that stops is sure; an escorted attack goes on against another ship."""
    if step.attack == NOBODY:
        if not is_attack(action) or view.family(step.card) == ESCORT:
            return None
        return Odds(["stopped"], [1.0])
    if not is_ship(action):
        return None
    attack = view.volley[step.attack].copy()
    attack.target = action - SHIP
    others = [other for other in view.volley if other is not view.volley[step.attack]]
    return effect_odds(view, attack, [other for other in others if other.fate == battle.COMING])


# -- one attack ----------------


def attack_odds(view: Battle, attack: Attack, draft: list[Attack]) -> Odds:
    """Defences first, then dice, then the effect with the rest of the draft in mind."""
    free, redirected = passes(view, attack)
    plain = effect_odds(view, attack, draft)
    names = ["stopped", "missed"]
    chances = [1 - free - redirected + free * plain.of("stopped"), free * plain.of("missed")]
    for name, chance in zip(plain.names, plain.chances, strict=True):
        if name not in names:
            names.append(name)
            chances.append(free * chance)
    names.append("redirected")
    chances.append(redirected)
    counts = abs(free - 1) > DUST and not surely_met(view, attack)
    return Odds(names, settled(chances), plain.number, counts)


def expected_toll(view: Battle, attacks: list[Attack]) -> tuple[float, float]:
    """What a volley may be expected to cost: points of ships that it sinks, and hits on those it does not."""
    points = hits = 0.0
    for target in {attack.target for attack in attacks}:
        afloat = 1.0
        # By damage of the salvos that get home, how likely it is.
        damages: dict[int, float] = {0: 1.0}
        for attack in attacks:
            if attack.target != target:
                continue
            odds = attack_odds(view, attack, [])
            if attack.damage:
                damages = with_salvo(damages, attack.damage, odds.of("sunk") + odds.of("damaged"))
            else:
                afloat *= 1 - odds.of("sunk")
        hurt = 0.0
        for damage, chance in damages.items():
            if not sinks(view, target, damage):
                hurt += chance
                hits += afloat * chance * damage
        points += (1 - afloat * hurt) * view.ship(target).points
    return points, hits


def with_salvo(damages: dict[int, float], damage: int, chance: float) -> dict[int, float]:
    found: dict[int, float] = {}
    for before, share in damages.items():
        found[before] = found.get(before, 0.0) + share * (1 - chance)
        found[before + damage] = found.get(before + damage, 0.0) + share * chance
    return found


def effect_odds(view: Battle, attack: Attack, others: list[Attack]) -> Odds:
    """What an attack does that no card answers."""
    stopped = stopped_by_dice(view, attack)
    if attack.kind == battle.TORPEDO_ATTACK or attack.flies():
        wanted = needed(view, attack)
        hit = (1 - stopped) * likely(wanted)
        chances = settled([stopped, 1 - stopped - hit, hit])
        return Odds(["stopped", "missed", "sunk"], chances, max(1, wanted))
    damage = attack.damage
    for other in others:
        if other.target == attack.target:
            damage += other.damage
    effect = "sunk" if sinks(view, attack.target, damage) else "damaged"
    return Odds(["stopped", effect], settled([stopped, 1 - stopped]))


def settled(chances: list[float]) -> list[float]:
    """What only rounding has left over is nothing."""
    return [chance if chance > DUST else 0.0 for chance in chances]


def stopped_by_dice(view: Battle, attack: Attack) -> float:
    """12.cover, 13.run-silent With the defender's Planning cards where they help most."""
    numbers = [defending_number(view, attack, ship) for ship in defending_ships(view, attack)]
    return best_stop(numbers, view.plans(attack.seat))


def best_stop(numbers: list[int], plans: int) -> float:
    """The chance that one of these dice succeeds, the plus ones laid out as well as can be."""
    if not numbers:
        return 0.0
    best = 0.0
    for plus in range(plans + 1):
        first = likely(numbers[0] - plus)
        best = max(best, first + (1 - first) * best_stop(numbers[1:], plans - plus))
    return best


def stops(view: Battle, family: int, attack: Attack) -> bool:
    """7.defense Would such a card stop the attack?"""
    return family != ESCORT and KINDS[family].meets_forbids(view, attack) == ALLOWED


def surely_met(view: Battle, attack: Attack) -> bool:
    """6 A card in front of the fleet that stops it."""
    for entry in view.fleets[attack.seat].front:
        if not entry & battle.USED and stops(view, view.family(entry), attack):
            return True
    return False


def passes(view: Battle, attack: Attack) -> tuple[float, float]:
    """The chances that no card answers the attack, and that it is only sent to another ship (11.escort)."""
    if surely_met(view, attack):
        return 0.0, 0.0
    escorted = KINDS[ESCORT].meets_forbids(view, attack) == ALLOWED
    unseen = unseen_cards(view)
    total = 0
    stopping = 0
    escorts = 0
    for card in range(len(unseen)):
        total += unseen[card]
        if stops(view, view.family(card), attack):
            stopping += unseen[card]
        elif escorted and view.family(card) == ESCORT:
            escorts += unseen[card]
    held = 0
    for other in range(view.seats):
        if view.same_team(attack.seat, other):
            held += hand_size(view, other)
    unstopped = none_among(total, stopping, held)
    if escorted:
        for entry in view.fleets[attack.seat].front:
            if not entry & battle.USED and view.family(entry) == ESCORT:
                return 0.0, unstopped
    free = none_among(total, stopping + escorts, held)
    return free, unstopped - free


def none_among(total: int, marked: int, drawn: int) -> float:
    """The chance that none of the marked cards is among so many drawn from all."""
    chance = 1.0
    for place in range(drawn):
        if total - place <= 0:
            return chance
        chance *= max(0, total - marked - place) / (total - place)
    return chance
