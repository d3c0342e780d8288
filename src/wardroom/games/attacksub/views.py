"""What a seat may know, built up field by field; and worlds that agree with it."""

from wardroom.core.dice import Dice, FastDice
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN
from wardroom.games.attacksub.battle import LOOKER_ON, NOTHING, VIEWERS, Battle
from wardroom.games.attacksub.deck import held_over, unseen


def observed(b: Battle, seat: int) -> Battle:
    """What the seat, or a spectator, may know."""
    if not SPECTATOR <= seat < b.seats:
        raise ValueError(f"there is no seat {seat}")
    view = b.fresh()
    b.copy_public(view)
    view.observer = seat
    view.hands = [seen_cards(b.hands[owner], owner == seat) for owner in range(2)]
    view.under = [seen_cards(b.under[owner], owner == seat) for owner in range(2)]
    view.pile = NOTHING
    viewer = viewer_of(seat)
    view.old = [b.old[other] if other == viewer else NOTHING for other in range(VIEWERS)]
    view.kept = [b.kept[slot] if slot >> 1 == viewer else 0 for slot in range(2 * VIEWERS)]
    view.buried = [b.buried[slot] if slot >> 1 == viewer else 0 for slot in range(2 * VIEWERS)]
    view.loose = [b.loose[slot] if slot >> 1 == viewer else 0 for slot in range(2 * VIEWERS)]
    view.stack = [step.observe(b, seat) for step in b.stack]
    return view


def viewer_of(seat: int) -> int:
    return LOOKER_ON if seat == SPECTATOR else seat


def seen_cards(cards: list[int], mine: bool) -> list[int]:
    """One's own cards, or as many backs."""
    return cards[:] if mine else [UNKNOWN] * len(cards)


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
