"""Words of a position: how cards, ships, seats and attacks are written and read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from wardroom.core.errors import WardroomError
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN
from wardroom.games.highseas.actions import MOST_ATTACKS, NATION_WORDS
from wardroom.games.highseas.battle import ATTACK_NAMES, FATE_NAMES, Attack, Battle
from wardroom.games.highseas.catalogue import DEPTH_CHARGE, LAND_AIR, MAIN, SECONDARY, TORPEDO

MOST_POINTS = 99999
# Which cards make an attack (NOBODY: none is needed), and whether a ship fires it.
FORMS = {
    "main": ((MAIN,), True),
    "secondary": ((SECONDARY,), True),
    "torpedo": ((TORPEDO,), True),
    "depth": ((DEPTH_CHARGE,), True),
    "land": ((LAND_AIR, NOBODY), False),
    "carrier": ((NOBODY,), True),
}


class PositionError(WardroomError):
    """A position that cannot be read; the text names the line and what is allowed."""


# -- writing ----------------


def card_name(b: Battle, card: int) -> str:
    return "?" if card == UNKNOWN else b.card(card).key


def card_names(b: Battle, cards: Iterable[int]) -> str:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card_name(b, card)] = counts.get(card_name(b, card), 0) + 1
    return " ".join(key if count == 1 else f"{key}*{count}" for key, count in counts.items())


def pile_names(b: Battle, counts: list[int]) -> str:
    return card_names(b, [card for card, count in enumerate(counts) for _ in range(count)])


def ship_names(b: Battle, ships: Iterable[int], mark: str = " ") -> str:
    return mark.join(b.ship(ship).key for ship in ships)


def attack_text(b: Battle, attack: Attack) -> str:
    card = "-" if attack.card == NOBODY else b.card(attack.card).key
    sources = [ship for ship in (attack.source, attack.second) if ship != NOBODY]
    source = ship_names(b, sources, "+") or "-"
    target = b.ship(attack.target).key
    words = [ATTACK_NAMES[attack.kind], card, source, ">", target, f"seat{attack.seat + 1}"]
    if attack.number:
        words.append(f"needs={attack.number}")
    if attack.damage:
        words.append(f"damage={attack.damage}")
    if attack.fate:
        words.append(FATE_NAMES[attack.fate])
    if attack.kept:
        words.append("kept")
    return " ".join(words)


def ship_or_nothing(b: Battle, ship: int) -> str:
    return "" if ship == NOBODY else b.ship(ship).key


def card_or_nothing(b: Battle, card: int) -> str:
    return "" if card == NOBODY else b.card(card).key


def seat_numbers(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def fields(name: str, values: dict[str, str | int]) -> str:
    shown = [f"{key}={value}" for key, value in values.items() if value not in ("", 0)]
    return " ".join([f"step: {name}", *shown])


# -- reading ----------------


def halves(line: str) -> tuple[str, str]:
    head, _, rest = line.strip().partition(":")
    return head.strip().lower(), rest.strip()


def near(word: str, words: Iterable[str]) -> str:
    close = difflib.get_close_matches(word.lower(), list(words), n=1, cutoff=0.4)
    return f"; did you mean {close[0]}?" if close else ""


class Words:
    """Reads the words of a position into an empty state."""

    def __init__(self, b: Battle) -> None:
        self.b = b
        self.ships = {ship.key.lower(): ship.id for ship in b.catalogue.ships}
        self.cards = {card.key.lower(): card.id for card in b.catalogue.cards}
        self.line = ""
        self.named: set[int] = set()

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in the line: {self.line.strip()})")

    def number(self, word: str, low: int, high: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", word) or not low <= int(word) <= high:
            raise self.fail(f"{word!r} is not a number from {low} to {high}")
        return int(word)

    def required(self, values: dict[str, str], key: str) -> str:
        if not values.get(key):
            raise self.fail(f"{key}= is missing")
        return values[key]

    def hidden(self, seat: int | None = None) -> bool:
        """A question mark stands only for what the observer cannot see, nothing of the own fleet."""
        if self.b.observer == TRUTH or self.b.observer == seat:
            raise self.fail("'?' stands only for what an observer ('seen by: seat1') cannot see")
        return True

    def ship(self, word: str) -> int:
        if word.lower() not in self.ships:
            raise self.fail(f"there is no ship {word!r}{near(word, self.ships)}")
        return self.ships[word.lower()]

    def name_ship(self, word: str) -> int:
        """A ship lies in one place."""
        ship = self.ship(word)
        if ship in self.named:
            raise self.fail(f"{self.b.ship(ship).key} is named twice")
        self.named.add(ship)
        return ship

    def own_ship(self, seat: int, word: str) -> int:
        ship = self.ship(word)
        if not self.b.owns(seat, ship):
            raise self.fail(f"{word} is not a ship of seat{seat + 1}")
        return ship

    def card(self, word: str) -> int:
        if word.lower() not in self.cards:
            raise self.fail(f"there is no card {word!r}{near(word, self.cards)}")
        return self.cards[word.lower()]

    def card_of(self, word: str, families: tuple[int, ...]) -> int:
        card = self.card(word)
        if self.b.family(card) not in families:
            allowed = ", ".join(key for key, c in self.cards.items() if self.b.family(c) in families)
            raise self.fail(f"{word!r} cannot lie here, only {allowed or 'no card'}")
        return card

    def seat(self, word: str) -> int:
        if not re.fullmatch(r"(seat ?)?[1-9]", word) or int(word[-1]) > self.b.seats:
            raise self.fail(f"{word!r} is not one of seat1 to seat{self.b.seats}")
        return int(word[-1]) - 1

    def nation(self, word: str) -> int:
        if word.lower() not in NATION_WORDS:
            raise self.fail(f"{word!r} is not one of {', '.join(NATION_WORDS)}")
        return NATION_WORDS.index(word.lower())

    def card_list(self, text: str, seat: int | None = None) -> list[int]:
        """Cards with their numbers; those of a seat's hand may be hidden."""
        cards: list[int] = []
        for word in text.replace(",", " ").split():
            key, star, times = word.partition("*")
            if key == "?" and seat is not None and self.hidden(seat):
                card = UNKNOWN
            elif key == "none" and not star:
                continue
            else:
                card = self.card(key)
            cards += [card] * (self.number(times, 0, 255) if star else 1)
        return cards

    def bracketed(self, text: str) -> list[tuple[str, list[str]]]:
        """Words, each with what stands in brackets behind it."""
        form = r"[^\s,()]+(?:\([^()]*\))?"
        if re.sub(form, "", text).replace(",", " ").strip():
            raise self.fail("a bracket is not closed, or not opened")
        found = []
        for word in re.findall(form, text):
            name, _, notes = word.rstrip(")").partition("(")
            found.append((name, notes.replace(",", " ").split()))
        return found

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in FORMS:
            raise self.fail("an attack is 'main main16-4 iowa > yamato seat2 damage=4'")
        families, fired = FORMS[words[0]]
        card = NOBODY
        if words[1] != "-" or NOBODY not in families:
            card = self.card_of(words[1], families)
        if (words[2] != "-") != fired:
            raise self.fail(f"{words[0]}: {'a ship' if fired else repr('-')} stands before the '>'")
        sources = [self.ship(word) for word in words[2].split("+")] if fired else [NOBODY]
        double = card != NOBODY and self.b.card(card).double
        if len(sources) != (2 if double else 1) or len(set(sources)) < len(sources):
            raise self.fail(f"{words[1]} is fired by {'two ships' if double else 'one ship'}")
        attack = Attack(
            ATTACK_NAMES.index(words[0]), card, sources[0], self.seat(words[4]), self.ship(words[3])
        )
        if double:
            attack.source, attack.second = sorted(sources)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "needs":
                attack.number = self.number(value, 1, 9)
            elif name == "damage":
                attack.damage = self.number(value, 1, 9)
            elif word == "kept":
                attack.kept = True
            elif word in FATE_NAMES:
                attack.fate = FATE_NAMES.index(word)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        return attack

    def one_of(self, word: str, words: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        if word not in words:
            raise self.fail(f"{word!r} is not one of {', '.join(words)}")
        return words.index(word)

    def listed(self, values: dict[str, str], key: str) -> list[str]:
        """The words of a field, which commas part."""
        return [word for word in values.get(key, "").split(",") if word]

    def place(self, word: str) -> int:
        """The place of an attack in the volley: `#1` is the first."""
        return self.number(word.removeprefix("#"), 1, min(len(self.b.volley), MOST_ATTACKS)) - 1

    def flag(self, values: dict[str, str], key: str) -> bool:
        return self.number(values.get(key, "0"), 0, 1) == 1

    def optional_ship(self, values: dict[str, str], key: str) -> int:
        return self.ship(values[key]) if values.get(key) else NOBODY

    def optional_own_ship(self, seat: int, values: dict[str, str], key: str) -> int:
        return self.own_ship(seat, values[key]) if values.get(key) else NOBODY

    def optional_card(self, values: dict[str, str], key: str) -> int:
        return self.card(values[key]) if values.get(key) else NOBODY
