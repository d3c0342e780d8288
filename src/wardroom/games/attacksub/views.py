"""Worlds that agree with what a seat may know."""

from wardroom.core.dice import Dice, FastDice
from wardroom.core.state import TRUTH, UNKNOWN
from wardroom.games.attacksub.battle import Battle, viewer_of
from wardroom.games.attacksub.deck import held_over, unseen


def imagined(view: Battle, rng: Dice) -> Battle:
    """Every UNKNOWN filled with a card that agrees with all that the viewer has seen."""
    world = view.copy()
    world.observer = TRUTH
    world.dice = FastDice(rng.below(1 << 30, 0) << 30 | rng.below(1 << 30, 0))
    if view.observer == TRUTH or not view.pile_left:
        return world
    viewer = viewer_of(view.observer)
    left = unseen(view, viewer)
    over = held_over(view, viewer, left)
    if over:
        deal_old(world, viewer, over, left, rng)
    pool: list[int] = [card for card in range(len(left)) for _ in range(left[card])]
    for owner in range(2):
        fill(world.hands[owner], pool, rng)
        world.under[owner] = world.under[owner][:]
        fill(world.under[owner], pool, rng)
    world.pile = pool
    return world


def deal_old(world: Battle, viewer: int, over: list[int], left: list[int], rng: Dice) -> None:
    """What a hand has held since the shuffle, in it or under its discards, was unseen at the shuffle."""
    pool: list[int] = [card for card in range(len(over)) for _ in range(over[card])]
    for owner in range(2):
        slot = viewer * 2 + owner
        world.under[owner] = world.under[owner][:]
        for place in range(world.kept[slot]):
            world.hands[owner][place] = rng.pick(pool, 0)
            left[world.hands[owner][place]] -= 1
        for place in range(world.buried[slot]):
            world.under[owner][place] = rng.pick(pool, 0)
            left[world.under[owner][place]] -= 1
        # Loose ones fill backs of either sort, each as likely.
        hand, under = world.hands[owner], world.under[owner]
        backs = [place for place in range(len(hand)) if hand[place] == UNKNOWN]
        backs += [len(hand) + place for place in range(len(under)) if under[place] == UNKNOWN]
        for _ in range(world.loose[slot]):
            card = rng.pick(pool, 0)
            place = rng.pick(backs, 0)
            left[card] -= 1
            if place < len(hand):
                hand[place] = card
            else:
                under[place - len(hand)] = card


def fill(cards: list[int], pool: list[int], rng: Dice) -> None:
    """The backs among these become cards of the pool."""
    for place in range(len(cards)):
        if cards[place] == UNKNOWN:
            cards[place] = rng.pick(pool, 0)
    cards.sort()
