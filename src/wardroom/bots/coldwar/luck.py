"""13.6 Bad Luck: the worst for whoever drew it, and Damage Control against our own."""

from wardroom.bots.coldwar.mines import blow
from wardroom.bots.coldwar.ordnance import has_submarine, usefulness
from wardroom.bots.coldwar.tactics import tactic_worth
from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar.actions import (
    CARD,
    FACE_DOWN,
    HAND,
    SHIP,
    SHOW_AREA,
    SHOW_HAND,
    SUBMARINES,
    TABLE,
    TACTIC,
    is_card,
    is_ship,
    is_table,
    is_tactic,
)
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.carriers import rating
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.damage import can_act, sinks, worth
from wardroom.games.coldwar.fortunes import FortunesOfWar, LuckControl, is_order

# Which stroke comes first: a hand that is shown is no longer picked blind, a hurt ship may explode.
FIRST = (catalogue.LEAK, catalogue.FIRE_CONTROL, catalogue.DECK_FIRE, catalogue.COUNTER, catalogue.EXPLOSION)
# Worths of what cannot be seen, or lies there for a turn only.
A_BLIND_PICK = 2.5
A_DEFENCE = 2.0
A_RETREAT = 5.0
A_SYMBOL = 0.7
A_RATING = 2.5


def ballot(b: Battle, seat: int, legal: list[int], w: Weights) -> int:
    """13.6 The order of two cards, or what hurts their victim most."""
    step = b.stack[-2]
    assert isinstance(step, FortunesOfWar)
    if is_order(b, legal):
        return min(legal, key=lambda action: FIRST.index(b.card(action - CARD).size))
    victim = step.seat
    return max(legal, key=lambda action: harm_of(b, seat, victim, action, w))


def harm_of(b: Battle, seat: int, victim: int, action: int, w: Weights) -> float:
    if is_ship(action):
        return stroke_harm(b, b.card(b.luck[0]), action - SHIP, w)
    if is_tactic(action):
        return tactic_worth(b, victim, action - TACTIC, w)
    if is_card(action):
        return usefulness(b, victim, action - CARD)
    if is_table(action):
        return A_RETREAT if b.forces[victim].retreat == action - TABLE else A_DEFENCE
    if action == SUBMARINES:
        return submarines_heard(b, seat, victim)
    if action == HAND or action == SHOW_HAND:
        return A_BLIND_PICK
    return A_DEFENCE if action == FACE_DOWN or action == SHOW_AREA else 0.0


def submarines_heard(b: Battle, seat: int, victim: int) -> float:
    """13.64 Worth something to whoever can hunt them."""
    hunters = 0.0
    for card in b.forces[seat].hand:
        if card != UNKNOWN and b.family(card) in (catalogue.ASW, catalogue.TORPEDO):
            hunters += 1.5
    return 1.0 + hunters if has_submarine(b, victim) else 0.0


def stroke_harm(b: Battle, card: Card, ship: int, w: Weights) -> float:
    """13.62, 13.63, 13.65 What a stroke does to a ship of its victim."""
    if card.size == catalogue.FIRE_CONTROL:
        return fire_control_worth(b, ship)
    if card.size == catalogue.DECK_FIRE:
        return A_RATING * min(2, rating(b, ship)) if can_act(b, ship) else 0.0
    damage = worth(b, ship, card.damage)
    if sinks(b, ship, damage):
        # Her owner loses her, but nobody scores her.
        return b.ship(ship).points
    return blow(b, w, ship, damage, 1.0)


def fire_control_worth(b: Battle, ship: int) -> float:
    """13.62 Missiles, torpedoes and a point of Air Defense, if she can still use them."""
    if not can_act(b, ship):
        return 0.0
    card = b.ship(ship)
    symbols = card.missiles[0] + card.missiles[1] + 1.5 * card.missiles[2] + card.torpedoes
    return A_SYMBOL * (symbols + 0.5 * len(card.air_defence))


def luck_control(b: Battle, top: LuckControl, seat: int, legal: list[int], w: Weights) -> int:
    """9.3 Damage Control, if the stroke is as bad as an attack that it would be kept for."""
    least = w.control if seat == top.seat else w.control * w.for_a_mate
    if b.last_series == 2:
        least = 0.5
    if len(legal) > 1 and stroke_harm(b, b.card(b.luck[0]), top.ship, w) >= least:
        return legal[1]
    return DONE
