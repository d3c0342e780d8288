"""Cases of Attack Sub: a scenario, what differs from its start, and the cards that will be drawn.

Cards are found by what they show, so that a tuned deck changes no test.
"""

from __future__ import annotations

from wardroom.core.scene import Scene
from wardroom.games.attacksub.battle import FORCE, Battle
from wardroom.games.attacksub.catalogue import HELO, KINDS, Card, Ship, X
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.position.words import box_name

CATALOGUE = GAME.catalogue


class Table(Scene):
    """A scene that knows the table of this game; seat 1 has the first side unless `sides:` says otherwise."""

    def __init__(self, scenario: str, lines: str, draws: list[str] | None = None) -> None:
        told = "\n".join(line.strip() for line in lines.strip().splitlines())
        head = f"attacksub 1\noptions: scenario={scenario}; sides=first\nturn: seat1\n"
        if "turn:" in told:
            head = head.replace("turn: seat1\n", "")
        super().__init__(GAME, head + told + "\n", [], [] if draws is None else draws)

    def __enter__(self) -> Table:
        return self

    @property
    def b(self) -> Battle:
        assert isinstance(self.state, Battle)
        return self.state

    def place(self, key: str) -> int:
        return self.b.lineup.place_of[CATALOGUE.ship(key).id]

    def contact(self, seeker: str, target: str) -> str:
        """What a ship, or `force`, has on another: `nc`, `na` or a level."""
        column = self.b.places if seeker == "force" else self.place(seeker)
        place = self.place(target)
        return box_name(self.b, place, self.b.box(place, column))

    def asking(self) -> str:
        """The name of what is asked now, or nothing when the game is over."""
        seat = self.state.mover()
        return self.state.decision(seat).name if seat >= 0 else ""

    def of(self, values: list[int], key: str) -> int:
        return values[self.place(key)]


def cards_with(kind: str, **shows: object) -> list[Card]:
    number = KINDS.index(kind)
    return [
        card
        for card in CATALOGUE.cards
        if card.kind == number
        and card.count
        and all(getattr(card, name) == value for name, value in shows.items())
    ]


def a(kind: str, **shows: object) -> str:
    """The key of some card of a kind that shows this: `a("lockon", fire=2, contact=1)`."""
    return cards_with(kind, **shows)[0].key


def another(kind: str, than: str, **shows: object) -> str:
    """The key of a card of a kind with another key."""
    return next(card.key for card in cards_with(kind, **shows) if card.key != than)


def number(rn: int, *avoid: str) -> str:
    """A card for a random number, none of a helicopter and none of those to avoid; more copies first."""
    fitting = [
        card
        for card in CATALOGUE.cards
        if card.rn == rn and card.kind != HELO and card.key not in avoid and card.count
    ]
    return max(fitting, key=lambda card: card.count).key


def at_least(rn: int, *avoid: str) -> str:
    """The lowest random number that reaches a need."""
    return number(max(0, rn), *avoid)


def below(rn: int, *avoid: str) -> str:
    """The highest random number that misses a need."""
    return number(min(7, rn - 1), *avoid)


def malfunction(*avoid: str) -> str:
    return number(X, *avoid)


def hit(result: str, *avoid: str) -> str:
    """A card for a hit result."""
    return next(c.key for c in CATALOGUE.cards if c.hit == result and c.count and c.key not in avoid)


def ship(key: str) -> Ship:
    return CATALOGUE.ship(key)


__all__ = [
    "FORCE",
    "Table",
    "a",
    "another",
    "at_least",
    "below",
    "cards_with",
    "hit",
    "malfunction",
    "number",
    "ship",
]
