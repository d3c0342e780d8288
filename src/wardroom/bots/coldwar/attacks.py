"""7 The attacks of a turn: again and again whatever is worth most by Fog of War."""

from collections.abc import Callable

from wardroom.bots.coldwar.air import AIR_IDEAS, carrier_strikes, man_the_carriers, send_idle_crews_away
from wardroom.bots.coldwar.gunnery import shooting
from wardroom.bots.coldwar.mines import mine_laying
from wardroom.bots.coldwar.plan import Order, Plan
from wardroom.bots.coldwar.surprise import surprise_with_what_is_left, surprises
from wardroom.bots.coldwar.worth import likely
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.attacks import asw_chance
from wardroom.games.coldwar.battle import ASW_ATTACK, Attack
from wardroom.games.coldwar.catalogue import ASW, MINEFIELD


def plan_attacks(plan: Plan) -> None:
    if not plan.targets:
        return
    man_the_carriers(plan)
    while plan.fog > 0:
        order = best_order(plan)
        if order is None:
            break
        plan.give(order)
    surprise_with_what_is_left(plan)
    send_idle_crews_away(plan)


def best_order(plan: Plan) -> Order | None:
    best: Order | None = None
    rate = plan.w.attack
    for order in ideas(plan):
        if order.rate() > rate:
            best = order
            rate = order.rate()
    return best


def ideas(plan: Plan) -> list[Order]:
    """What could be done next."""
    found = shooting(plan) + carrier_strikes(plan) + surprises(plan)
    last = NOBODY
    for card in plan.hand:
        if card != last:
            last = card
            idea = IDEAS.get(plan.b.family(card))
            if idea is not None:
                found += idea(plan, card)
    return found


def submarine_hunt(plan: Plan, kind: int) -> list[Order]:
    """7.15 Submarines that have shown themselves are found more easily."""
    card = plan.b.card(kind)
    found = []
    for target in plan.targets:
        if target.card.is_submarine and target.afloat > 0:
            chance = likely(asw_chance(plan.b, card, plan.seat, target.ship, False))
            value = (target.sunk() - target.now(plan.w)) * chance * target.afloat - 2 * plan.w.spent
            order = Order(value, 1)
            order.shots.append(Attack(ASW_ATTACK, kind, NOBODY, target.enemy.seat, target.ship))
            order.targets.append(target)
            found.append(order)
    return found


# By family: the orders in which a card that needs no ship can be used.
IDEAS: dict[int, Callable[[Plan, int], list[Order]]] = {
    **AIR_IDEAS,
    ASW: submarine_hunt,
    MINEFIELD: mine_laying,
}
