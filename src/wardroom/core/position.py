"""The text form of a position: what the games' readers and writers share.

One fact per line, `HEAD: WORDS`; the first line names the game. Each game has its own lines and words.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from wardroom.core.bounds import POSITION, text_fault
from wardroom.core.errors import WardroomError
from wardroom.core.fact_forms import Bits, Packing
from wardroom.core.options import Value
from wardroom.core.state import TRUTH, UNKNOWN, State

# A remark behind a fact; `#1` is an attack.
REMARK = re.compile(r"\s#(?!\d).*")
# More attacks than any volley holds.
MOST_PLACES = 999
WORD_AND_NOTES = r"[^\s,()]+(?:\([^()]*\))?"


class PositionError(WardroomError):
    """A position that cannot be read; the text names the line and what is allowed."""


# -- lines ----------------


def without_remarks(text: str) -> list[str]:
    """The lines that say something. A remark begins with #, at the head of a line or behind a blank."""
    fault = text_fault(text, POSITION)
    if fault:
        raise PositionError(f"this is no position: {fault}")
    lines = [REMARK.sub("", line) for line in text.splitlines()]
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


def lines_of(text: str, game: str) -> list[str]:
    """The lines that say something, without the heading."""
    lines = without_remarks(text)
    if not lines or lines[0].split() != [game, "1"]:
        found = f", not {lines[0].strip()!r}" if lines else ""
        raise PositionError(f"a position begins with the line '{game} 1'{found}")
    return lines[1:]


def halves(line: str) -> tuple[str, str]:
    """What a line is about, and what it says."""
    head, _, rest = line.strip().partition(":")
    return head.strip().lower(), rest.strip()


def options_of(lines: list[str]) -> dict[str, Value]:
    """The options that the lines name; as many seats as they speak of, if they do not say how many."""
    options: dict[str, Value] = {}
    seats = 2
    for line in lines:
        head, rest = halves(line)
        if head == "options":
            plain, house_rules = pairs_and_last(rest, "house_rules", line)
            for key in plain:
                if key in options:
                    raise PositionError(f"{key} is said twice (in the line: {line.strip()})")
            options.update(plain)
            if house_rules is not None:
                options["house_rules"] = unescaped(house_rules, line)
        elif re.fullmatch(r"seat ?[0-9]{1,3}", head):
            seats = max(seats, int(head[4:]))
    options.setdefault("seats", seats)
    return options


def pairs_and_last(text: str, last: str, line: str) -> tuple[dict[str, str], str | None]:
    """The options of a line, and apart from them the last one, which has semicolons of its own."""
    plain, *rest = re.split(rf"\b{last} *=", text, maxsplit=1)
    options: dict[str, str] = {}
    for pair in plain.split(";"):
        key, equals, value = pair.partition("=")
        if key.strip() and not equals:
            raise PositionError(f"{pair.strip()!r} is not KEY=VALUE (in the line: {line.strip()})")
        if key.strip() in options:
            raise PositionError(f"{key.strip()} is said twice (in the line: {line.strip()})")
        if key.strip():
            options[key.strip()] = value.strip()
    return options, rest[0] if rest else None


def options_line(changed: dict[str, str]) -> list[str]:
    """The line of the options that differ from the defaults, if there are any."""
    if not changed:
        return []
    return ["options: " + "; ".join(f"{key}={escaped(value)}" for key, value in changed.items())]


def observer_line(state: State) -> list[str]:
    """Who sees what the position tells, unless that is everything."""
    if state.observer == TRUTH:
        return []
    return ["seen by: " + ("spectator" if state.observer < 0 else f"seat{state.observer + 1}")]


def escaped(text: str) -> str:
    """House rules are in any language, a position is ASCII; and they hold no remark."""
    return text.encode("unicode_escape").decode("ascii").replace("#", r"\x23")


def unescaped(text: str, line: str) -> str:
    try:
        return text.encode("ascii", "backslashreplace").decode("unicode_escape")
    except UnicodeError:
        raise PositionError(f"a backslash that means nothing (in the line: {line.strip()})") from None


# -- words ----------------


def counted(names: Iterable[str]) -> str:
    """Names in their order, those that are there several times with their number: `gun5*2 ecm`."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return " ".join([name if count == 1 else f"{name}*{count}" for name, count in counts.items()])


def named(keys: list[str], numbers: Iterable[int]) -> list[str]:
    """Ships or cards by their keys; what is hidden is `?`."""
    return ["?" if number == UNKNOWN else keys[number] for number in numbers]


def piled(counts: list[int], keys: list[str]) -> str:
    """A pile that is kept as numbers by kind, as names with their number."""
    found = [(keys[kind], count) for kind, count in enumerate(counts) if count]
    return " ".join([key if count == 1 else f"{key}*{count}" for key, count in found])


def seat_numbers(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def step_line(name: str, values: dict[str, str | int]) -> str:
    """A step with what it says of itself; nothing, 0 and `-` are left out."""
    shown = [f"{key}={value}" for key, value in values.items() if value not in ("", 0, "-")]
    return " ".join([f"step: {name}", *shown])


def near(word: str, words: Iterable[str]) -> str:
    """The word that was meant, perhaps."""
    close = difflib.get_close_matches(word.lower(), list(words), n=1, cutoff=0.4)
    return f"; did you mean {close[0]}?" if close else ""


class PositionWords:
    """Reads the words of a position of ships and cards; `line` is the one that a fault is in."""

    def __init__(self, state: State, ship_keys: list[str], card_keys: list[str]) -> None:
        self.state = state
        self.ship_keys = ship_keys
        self.card_keys = card_keys
        # By their keys in small letters.
        self.ships = {key.lower(): ship for ship, key in enumerate(ship_keys)}
        self.cards = {key.lower(): card for card, key in enumerate(card_keys)}
        self.named: set[int] = set()
        self.line = ""

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in the line: {self.line.strip()})")

    def number(self, word: str, low: int, high: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,10}", word) or not low <= int(word) <= high:
            raise self.fail(f"{word!r} is not a number from {low} to {high}")
        return int(word)

    def at_most(self, number: int, most: int, least: int = 0) -> None:
        """The same of a number that was read before its limits were known."""
        if not least <= number <= most:
            raise self.fail(f"'{number}' is not a number from {least} to {most}")

    def seat(self, word: str) -> int:
        if not re.fullmatch(r"(seat ?)?[1-9]", word) or int(word[-1]) > self.state.seats:
            raise self.fail(f"{word!r} is not one of seat1 to seat{self.state.seats}")
        return int(word[-1]) - 1

    def ship(self, word: str) -> int:
        if word.lower() not in self.ships:
            raise self.fail(f"there is no ship {word!r}{near(word, self.ships)}")
        return self.ships[word.lower()]

    def name_ship(self, ship: int) -> int:
        """A ship lies in one place."""
        if ship in self.named:
            raise self.fail(f"{self.ship_keys[ship]} is named twice")
        self.named.add(ship)
        return ship

    def card(self, word: str) -> int:
        if word.lower() not in self.cards:
            raise self.fail(f"there is no card {word!r}{near(word, self.cards)}")
        return self.cards[word.lower()]

    def hidden(self, seat: int | None = None) -> bool:
        """A question mark stands only for what the observer cannot see, nothing of his own."""
        if self.state.observer == TRUTH or self.state.observer == seat:
            raise self.fail("'?' stands only for what an observer ('seen by: seat1') cannot see")
        return True

    def hidden_count(self, word: str, most: int) -> int:
        """`?*12` of a pile that nobody sees."""
        self.hidden()
        return self.number(word.removeprefix("?").removeprefix("*") or "1", 0, most)

    def times(self, word: str, most: int) -> int:
        """How many times a word is meant: `gun5*2`."""
        _, star, times = word.partition("*")
        return self.number(times, 1, most) if star else 1

    def card_list(self, text: str, seat: int | None = None) -> list[int]:
        """Cards with their numbers; those of a seat's hand may be hidden."""
        cards: list[int] = []
        for word in text.replace(",", " ").split():
            key, star, _ = word.partition("*")
            if key == "?" and seat is not None and self.hidden(seat):
                card = UNKNOWN
            elif key == "none" and not star:
                continue
            else:
                card = self.card(key)
            cards += [card] * self.times(word, 255)
        return cards

    def bracketed(self, text: str) -> list[tuple[str, list[str]]]:
        """Words, each with what stands in brackets behind it."""
        if re.sub(WORD_AND_NOTES, "", text).replace(",", " ").strip():
            raise self.fail("a bracket is not closed, or not opened")
        found = []
        for word in re.findall(WORD_AND_NOTES, text):
            name, _, notes = word.rstrip(")").partition("(")
            found.append((name, notes.replace(",", " ").split()))
        return found

    def one_of(self, word: str, words: tuple[str, ...]) -> int:
        """The place of a word among those allowed."""
        if word not in words:
            raise self.fail(f"{word!r} is not one of {', '.join(words)}")
        return words.index(word)

    def place(self, word: str) -> int:
        """The place of an attack: `#1` is the first."""
        return self.number(word.removeprefix("#"), 1, MOST_PLACES) - 1

    def answer(self, word: str, name: str) -> int:
        """An action by its token, as the fact of this name may be; each game has its own."""
        raise NotImplementedError

    # -- packed numbers ----------------

    def packed(self, word: str, packing: Packing) -> int:
        """A number from a word such as `2/asw/alfa`."""
        words = word.split(packing.mark)
        parts = []
        number = 0
        for part in packing.parts:
            if part.kind != "flag":
                parts.append(part)
            elif words[-1] == part.names[0]:
                words.pop()
                number |= 1 << part.at
        if len(words) != len(parts):
            raise self.fail(f"{word!r} is not {packing.example}")
        for said, part in zip(words, parts, strict=True):
            number |= self.part(said, part) << part.at
        return number

    def part(self, word: str, part: Bits) -> int:
        if part.kind == "seat":
            return self.seat(word)
        if part.kind == "ship":
            return self.ship(word)
        if part.kind == "card":
            return self.card(word)
        if part.kind == "place":
            return self.place(word)
        if part.kind == "action":
            return self.answer(word, part.name)
        if part.kind == "choice":
            return self.one_of(word, part.names)
        return self.number(word, part.least, part.most) - (part.kind == "ordinal")

    # -- the fields of a step ----------------

    def step_fields(self, words: list[str]) -> dict[str, str]:
        values: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not equals:
                raise self.fail(f"{word!r} is not KEY=VALUE")
            if key in values:
                raise self.fail(f"{key}= is said twice")
            values[key] = value
        return values

    def required(self, values: dict[str, str], key: str) -> str:
        if not values.get(key):
            raise self.fail(f"{key}= is missing")
        return values[key]


# -- what has been read ----------------


@contextmanager
def fitting_together() -> Iterator[None]:
    """Lines that are right one by one may still contradict each other."""
    try:
        yield
    except WardroomError:
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise PositionError(f"the lines of the position do not fit together: {error!r}") from error


def settle(state: State) -> None:
    """What the step does by itself, which is told in the log."""
    state.log = []
    with fitting_together():
        state.settle()


def check_answers(state: State) -> None:
    """Whoever is asked can answer."""
    for seat in state.waiting():
        if state.answers_for(seat) and not state.legal(seat):
            raise PositionError(f"seat{seat + 1} is asked and has nothing to answer")
