"""What any war diary is told: facts that name things, and the plainest events; each game has more in its own.

Nothing is built unless somebody listens.
"""

from wardroom.core.events import NO_DICE, Event, Throw
from wardroom.core.state import State
from wardroom.core.vocabulary import EventKind, Fact


def seat_fact(seat: int) -> str:
    return f"seat/{seat}"


def ship_fact(b: State, ship: int) -> str:
    return f"ship/{b.ship_keys[ship]}"


def ships_fact(b: State, ships: list[int]) -> str:
    return "ships/" + ",".join([b.ship_keys[ship] for ship in ships])


def card_fact(b: State, card: int) -> str:
    return f"card/{b.card_keys[card]}"


def cards_fact(b: State, cards: list[int]) -> str:
    return "cards/" + ",".join([b.card_keys[card] for card in cards])


def tell(b: State, kind: EventKind, rule: str, facts: dict[str, Fact], dice: list[Throw] = NO_DICE) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, facts, dice=dice))


def simple(b: State, kind: EventKind, rule: str, seat: int) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat)}))


def numbered(b: State, kind: EventKind, rule: str, seat: int, number: int) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat), "number": number}))


def with_card(b: State, kind: EventKind, rule: str, seat: int, card: int) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat), "card": card_fact(b, card)}))


def with_cards(b: State, kind: EventKind, rule: str, seat: int, cards: list[int]) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat), "cards": cards_fact(b, cards)}))


def with_ship(b: State, kind: EventKind, rule: str, seat: int, ship: int) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat), "ship": ship_fact(b, ship)}))


def with_ships(b: State, kind: EventKind, rule: str, seat: int, ships: list[int]) -> None:
    if b.log is not None:
        b.log.append(Event(kind, rule, {"seat": seat_fact(seat), "ships": ships_fact(b, ships)}))


def with_both(b: State, kind: EventKind, rule: str, seat: int, card: int, ship: int) -> None:
    if b.log is not None:
        facts: dict[str, Fact] = {
            "seat": seat_fact(seat),
            "card": card_fact(b, card),
            "ship": ship_fact(b, ship),
        }
        b.log.append(Event(kind, rule, facts))


def drawn(b: State, kind: EventKind, rule: str, seat: int, cards: list[int]) -> None:
    """Everybody sees how many cards were drawn, their owner which."""
    if b.log is not None:
        public: dict[str, Fact] = {"seat": seat_fact(seat), "number": len(cards)}
        secret: dict[str, Fact] = {**public, "cards": cards_fact(b, cards)}
        b.log.append(Event(kind, rule, public, 1 << seat, secret))


def seat_in(fact: Fact) -> int:
    """The seat that a fact of the diary names."""
    return int(key_in(fact))


def key_in(fact: Fact) -> str:
    """The key of the thing that a fact of the diary names."""
    return str(fact).partition("/")[2]


def keys_in(fact: Fact) -> list[str]:
    return [key for key in key_in(fact).split(",") if key]
