"""What a seat may know of the others' hands; and worlds that agree with it."""

from wardroom.core.dice import Dice, FastDice
from wardroom.core.lists import add_to
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.highseas.battle import CARD_BITS, NOTHING, Battle
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.volley import Declare


def seen_hand(b: Battle, owner: int, seat: int) -> list[int]:
    """One's own cards; of another hand how many they are."""
    return b.fleets[owner].hand[:] if owner == seat else [UNKNOWN] * hand_size(b, owner)


def hand_size(b: Battle, other: int) -> int:
    """How many cards a hand holds, those in a private draft included."""
    size = len(b.fleets[other].hand)
    for step in b.stack:
        if seat_of(step) == other:
            size += len(drafted(step))
    return size


def seat_of(step: Step) -> int:
    """Whose draft a step is."""
    if isinstance(step, Declare):
        return step.seat
    return step.seat if isinstance(step, Discards) else NOBODY


def drafted(step: Step) -> list[int]:
    """Cards that a seat has taken from its hand for a draft of its own."""
    if isinstance(step, Declare):
        return step.cards_used()
    return step.chosen if isinstance(step, Discards) else NOTHING


def unseen_cards(view: Battle) -> list[int]:
    """By kind, how many cards lie where the observer cannot see them."""
    unseen = view.catalogue.counts[:]
    for card in range(len(unseen)):
        add_to(unseen, card, -view.discard[card])
    for fleet in view.fleets:
        for card in fleet.hand:
            if card != UNKNOWN:
                add_to(unseen, card, -1)
        for entry in fleet.front:
            add_to(unseen, entry & CARD_BITS, -1)
        for entry in fleet.damage:
            add_to(unseen, entry & 255, -1)
    for attack in view.volley:
        if attack.card != NOBODY and not attack.kept:
            add_to(unseen, attack.card, -1)
    for step in view.stack:
        for card in drafted(step):
            add_to(unseen, card, -1)
    return unseen


def imagined(view: Battle, rng: Dice) -> Battle:
    """Every UNKNOWN filled, uniformly over all worlds that agree with the view."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH:
        return world
    unseen = unseen_cards(world)
    left = sum(unseen)
    for fleet in world.fleets:
        hidden = False
        for place in range(len(fleet.hand)):
            if fleet.hand[place] == UNKNOWN:
                card = rng.draw(unseen, left, 0)
                add_to(unseen, card, -1)
                left -= 1
                fleet.hand[place] = card
                hidden = True
        if hidden:
            fleet.hand.sort()
    world.draw = unseen
    return world
