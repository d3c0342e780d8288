"""7.18 Surprise Attack: for strikes and submarines that defences would stop."""

from wardroom.bots.coldwar.air import AIR_IDEAS, carrier_strikes
from wardroom.bots.coldwar.gunnery import shooting
from wardroom.bots.coldwar.plan import Order, Plan
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.battle import CARRIER_ATTACK, LAND_ATTACK
from wardroom.games.coldwar.catalogue import SURPRISE


def surprises(plan: Plan) -> list[Order]:
    """What could be done if nothing but Air Defense answered it, for one Fog of War more."""
    card = surprise_card(plan)
    if card == NOBODY or plan.fog < 2:
        return []
    plan.secret = True
    plan.fog -= 1
    found = shooting(plan)
    for order in carrier_strikes(plan):
        # A carrier that flies by surprise already needs no second card.
        if not plan.surprised_from(order.shots[0].source):
            found.append(order)
    for kind in plan.hand:
        idea = AIR_IDEAS.get(plan.b.family(kind))
        if idea is not None:
            found += idea(plan, kind)
    plan.fog += 1
    plan.secret = False
    for order in found:
        order.surprise = card
        order.worth -= plan.w.surprise
        order.fog += 1
    return found


def surprise_card(plan: Plan) -> int:
    for card in plan.hand:
        if plan.b.family(card) == SURPRISE:
            return card
    return NOBODY


def surprise_with_what_is_left(plan: Plan) -> None:
    """Fog of War for which nothing else can be bought: the strike that defences may cost us most."""
    card = surprise_card(plan)
    if card == NOBODY or plan.fog < 1:
        return
    best: Order | None = None
    gain = plan.w.surprise
    for order in plan.orders:
        mine = doubt(plan, order) * order.worth
        if order.surprise == NOBODY and mine > gain:
            best = order
            gain = mine
    if best is not None:
        best.surprise = card
        plan.fog -= 1
        plan.hand.remove(card)


def doubt(plan: Plan, order: Order) -> float:
    """How much more a strike is worth if no card answers it, as a share."""
    first = order.shots[0]
    for enemy in plan.enemies:
        if enemy.seat == first.seat and enemy.through[CARRIER_ATTACK] > 0:
            if first.kind != CARRIER_ATTACK:
                return 1 / enemy.through[CARRIER_ATTACK] - 1 if first.kind >= LAND_ATTACK else 0.0
            if not plan.surprised_from(first.source):
                return strikes_from(plan, first.source) * (1 / enemy.through[CARRIER_ATTACK] - 1)
    return 0.0


def strikes_from(plan: Plan, carrier: int) -> int:
    """7.18 They share the surprise."""
    count = 0
    for attack in plan.attacks:
        if attack.source == carrier:
            count += 1
    return count
