"""9.6 Intelligence in attack: when it is worth a card, whom to look at, and what to take away."""

from wardroom.bots.coldwar.attacks import plan_attacks
from wardroom.bots.coldwar.ordnance import usefulness
from wardroom.bots.coldwar.plan import Plan
from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.catalogue import INTELLIGENCE
from wardroom.games.coldwar.intelligence import DISCARD_COST, Peek
from wardroom.games.coldwar.volley import BattleStations


def spy(plan: Plan) -> None:
    """A card is kept to negate what hurts; a second one, or one that has nothing left to wait for, looks."""
    cards = [card for card in plan.hand if plan.b.family(card) == INTELLIGENCE]
    if not cards or plan.draft.fog_left(plan.b) < DISCARD_COST:
        return
    if len(cards) > 1 or plan.fog >= DISCARD_COST or plan.b.last_series == 2:
        for enemy in plan.enemies:
            if plan.spied_on == NOBODY and plan.b.forces[enemy.seat].hand:
                plan.spied_on = enemy.seat


def take_away(b: Battle, top: Peek, legal: list[int], w: Weights) -> int:
    """The most dangerous card, if two Fog of War buy nothing better."""
    best = DONE
    value = cost_of_discard(b, w)
    for action in legal:
        if action != DONE and usefulness(b, top.other, action - CARD) > value:
            best = action
            value = usefulness(b, top.other, action - CARD)
    return best


def cost_of_discard(b: Battle, w: Weights) -> float:
    """What our attacks would lose with two Fog of War less."""
    draft = b.stack[-2]
    assert isinstance(draft, BattleStations)
    worth = []
    for less in (0, DISCARD_COST):
        plan = Plan(b, draft, w)
        plan.fog -= less
        plan_attacks(plan)
        worth.append(sum([order.worth for order in plan.orders]))
    return worth[0] - worth[1]
