"""6 What costs nothing and is good: cards in front of a fleet, against the attacks that threaten most."""

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import actions, battle
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import ESCORT
from wardroom.games.highseas.defense import Defense, attack_forbids, front_kinds
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.odds import effect_odds

# A point of damage for one of a ship that sinks.
SCRATCH = 0.1


def prepared_answer(view: Battle, seat: int) -> int:
    """The card that works in every turn again, and then the attack that it stops."""
    top = view.stack[-1]
    if not isinstance(top, Defense) or top.asked(view) != seat or top.attack != NOBODY:
        return NOBODY
    if top.card != NOBODY:
        place = worst_met(view, top, top.card) if top.prepared and is_free(view, top.card) else NOBODY
        return NOBODY if place == NOBODY else actions.ATTACK + place
    return best_card(view, top) if seat == top.defender else NOBODY


def is_free(view: Battle, card: int) -> bool:
    """11.escort An Escort only sends the attack to another ship: whether that is good is not plain."""
    return view.family(card) != ESCORT


def best_card(view: Battle, step: Defense) -> int:
    """Of those against the worst attack that any of them meets, the one that meets fewest."""
    best = NOBODY
    worst = 0.0
    fewest = 0
    for card in front_kinds(view, step.defender):
        if not is_free(view, card) or step.table_forbids(view, card) != ALLOWED:
            continue
        place = worst_met(view, step, card)
        threat = threat_of(view, view.volley[place])
        meets = len(met_by(view, step, card))
        if threat > worst or (threat == worst and meets < fewest) or best == NOBODY:
            best, worst, fewest = actions.TABLE + card, threat, meets
    return best


def met_by(view: Battle, step: Defense, card: int) -> list[int]:
    kind = KINDS[view.family(card)]
    return [
        place
        for place, attack in enumerate(view.volley)
        if attack.seat == step.defender and attack_forbids(view, kind, attack) == ALLOWED
    ]


def worst_met(view: Battle, step: Defense, card: int) -> int:
    worst = NOBODY
    for place in met_by(view, step, card):
        if worst == NOBODY or threat_of(view, view.volley[place]) > threat_of(view, view.volley[worst]):
            worst = place
    return worst


def threat_of(view: Battle, attack: Attack) -> float:
    """The points that the attack may be expected to sink with all that comes beside it, and its damage."""
    others = [other for other in view.volley if other is not attack and other.fate == battle.COMING]
    odds = effect_odds(view, attack, others)
    return odds.of("sunk") * view.ship(attack.target).points + SCRATCH * attack.damage
