"""9.5, 13.4 Aircraft that need a second card: refuelled for another flight, or escorted past Air Cover."""

from wardroom.bots.coldwar.enemies import Target, enemies_of
from wardroom.bots.coldwar.ordnance import usefulness
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import likely
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import BOMBER_ATTACK, CRUISE_ATTACK, Battle
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.refueling import Refuel

# A card drawn in place of the one that is saved may be as good.
AS_GOOD_AS_A_DRAW = 2.0
# What a bomber's die hits is chosen by the defender.
SPARED = 3.0


def refuel(b: Battle, top: Refuel, seat: int, legal: list[int]) -> int:
    """9.5 For the most useful of the cards, if it is better than what we would draw."""
    best = max(top.cards, key=lambda card: usefulness(b, seat, card))
    if top.card != NOBODY:
        return CARD + best
    if len(legal) > 1 and usefulness(b, seat, best) > AS_GOOD_AS_A_DRAW:
        return legal[1]
    return DONE


def escort(b: Battle, top: Escort, seat: int, legal: list[int], w: Weights) -> int:
    """13.4 Air Cover of ours for a strike that is worth more than the card."""
    if len(legal) > 1 and strike_worth(b, top.place, seat, w) >= (0.5 if b.last_series == 2 else w.escort):
        return min(legal[1:], key=lambda action: b.card(action - CARD).numbers[0])
    return DONE


def strike_worth(b: Battle, place: int, seat: int, w: Weights) -> float:
    """What an attack in the air may still do."""
    attack = b.volley[place]
    if attack.kind == BOMBER_ATTACK:
        return SPARED * likely(attack.chance) * min(2, attack.dice)
    for enemy in enemies_of(b, seat, w):
        if enemy.seat == attack.seat:
            target = Target(b, enemy, attack.target)
            if attack.kind == CRUISE_ATTACK:
                return target.after(w, attack.damage)
            return target.struck(b, w) * likely(attack.chance)
    return 0.0
