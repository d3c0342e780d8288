"""The odds that stand beside the answers of a question, and beside those that may follow it."""

from wardroom.core.dice import FastDice
from wardroom.core.outcome import Odds
from wardroom.core.state import State

SAME = 1e-9


def odds_beside(view: State, seat: int) -> dict[int, Odds]:
    """Of each answer that has any; while it is asked who fires, of the targets that are the same anyhow."""
    if view.stack[-1].asks_who_fires(view):
        return odds_ahead(view, seat)
    return odds_now(view, seat)


def odds_now(view: State, seat: int) -> dict[int, Odds]:
    found: dict[int, Odds] = {}
    for answer in view.stack[-1].legal(view, seat):
        odds = view.odds(seat, answer)
        if odds is not None:
            found[answer] = odds
    return found


def odds_ahead(view: State, seat: int) -> dict[int, Odds]:
    """What a target is worth, if it is that for every ship that could fire at it."""
    found: dict[int, Odds] = {}
    differ: set[int] = set()
    world = view.imagine(FastDice(1))
    for answer in view.stack[-1].legal(view, seat):
        after = world.copy()
        after.play(seat, answer)
        for target, odds in odds_now(after.observe(seat), seat).items():
            if not is_same(found.setdefault(target, odds), odds):
                differ.add(target)
    return {target: odds for target, odds in found.items() if target not in differ}


def is_same(one: Odds, other: Odds) -> bool:
    return (
        one.names == other.names
        and (one.number, one.cards_unseen) == (other.number, other.cards_unseen)
        and all(abs(a - b) < SAME for a, b in zip(one.chances, other.chances, strict=True))
    )
