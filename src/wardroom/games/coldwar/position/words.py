"""Words of a position: how cards, ships, seats and attacks are written and read."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable

from wardroom.core.errors import WardroomError
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.actions import GIVE, TAKE
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ATTACK_NAMES,
    CRIPPLED,
    FATE_NAMES,
    HIDDEN_CARD,
    IDLE,
    Attack,
    Battle,
)
from wardroom.games.coldwar.catalogue import (
    ASW,
    BOMBER,
    COVER,
    EARLY_WARNING,
    ECM,
    EVADE,
    GUN,
    LAND_STRIKE,
    MINEFIELD,
    MISSILE,
    SURPRISE,
    SWEEPERS,
    TORPEDO,
)
from wardroom.games.coldwar.incoming import AREA_ROLL
from wardroom.games.coldwar.teams import HIDDEN_OFFER

STAGES = ("surface", "mines", "air")
FLAGS = ((ACTIVE, "active"), (CRIPPLED, "crippled"), (IDLE, "idle"))
LAST_WORDS = ("", "last-comes", "last")
# 7.18 Whether an attack is a surprise, and whether the Surprise Attack card lies with it.
SURPRISES = {(True, True): "surprise", (True, False): "surprised", (False, True): "unmasked"}
AREA_FAMILIES = (EVADE, ECM, COVER, ASW, SWEEPERS, EARLY_WARNING)
MOST_FOG = 12
MOST_ATTACKS = 24
MOST_POINTS = 99999
# Which cards make an attack (NOBODY: none is needed), whether a ship fires it, and whether one is its target.
FORMS = {
    "gun": ((GUN,), True, True),
    "missile": ((MISSILE,), True, True),
    "torpedo": ((TORPEDO,), True, True),
    "asw": ((ASW,), False, True),
    "mine": ((MINEFIELD,), False, False),
    "cruise": ((MISSILE,), True, True),
    "land": ((LAND_STRIKE, NOBODY), False, True),
    "carrier": ((NOBODY,), True, True),
    "bomber": ((BOMBER,), False, False),
}


class PositionError(WardroomError):
    """A position that cannot be read; the text names the line and what is allowed."""


# -- writing ----------------


def ship_name(b: Battle, ship: int) -> str:
    return b.ship(ship).key if ship != UNKNOWN else "none"


def card_name(b: Battle, card: int) -> str:
    return "?" if card in (UNKNOWN, HIDDEN_CARD) else b.card(card).key


def card_names(b: Battle, cards: Iterable[int]) -> str:
    counts: dict[str, int] = {}
    for card in cards:
        counts[card_name(b, card)] = counts.get(card_name(b, card), 0) + 1
    return " ".join(key if count == 1 else f"{key}*{count}" for key, count in counts.items())


def pile_names(b: Battle, counts: list[int]) -> str:
    return card_names(b, [card for card, count in enumerate(counts) for _ in range(count)])


def attack_text(b: Battle, attack: Attack) -> str:
    card = "-" if attack.card == NOBODY else b.card(attack.card).key
    source = "-" if attack.source == NOBODY else b.ship(attack.source).key
    target = "-" if attack.target == NOBODY else b.ship(attack.target).key
    words = [ATTACK_NAMES[attack.kind], card, source, ">", target, f"seat{attack.seat + 1}"]
    for name, value, usual in (
        ("chance", attack.chance, 0),
        ("dice", attack.dice, 1),
        ("hits", attack.hits, 0),
        ("damage", attack.damage, 0),
    ):
        if value != usual:
            words.append(f"{name}={value}")
    if attack.fate:
        words.append(FATE_NAMES[attack.fate])
    if attack.kept:
        words.append("kept")
    if attack.surprise or attack.surprise_card != NOBODY:
        words.append(SURPRISES[attack.surprise, attack.surprise_card != NOBODY])
    return " ".join(words)


def token(b: Battle, action: int) -> str:
    if action == NOBODY:
        return "-"
    return "?" if action == HIDDEN_OFFER else actions.text(action, b.catalogue)


def ship_or_nothing(b: Battle, ship: int) -> str:
    return "" if ship == NOBODY else b.ship(ship).key


def card_or_nothing(b: Battle, card: int) -> str:
    return "" if card == NOBODY else b.card(card).key


def seats_cards(b: Battle, entries: list[int]) -> str:
    """`seat2:cover` for each seat << 8 | card."""
    return " ".join(f"seat{(entry >> 8) + 1}:{card_name(b, entry & 255)}" for entry in entries)


def seat_numbers(seats: Iterable[int]) -> str:
    return ",".join(str(seat + 1) for seat in seats)


def roll_text(b: Battle, roll: int) -> str:
    way = "area" if roll >> AREA_ROLL else "point"
    return f"{way}/{(roll >> 16 & 255) + 1}/{(roll >> 8 & 255) + 1}/{card_name(b, roll & 255)}"


def fields(name: str, values: dict[str, str | int]) -> str:
    shown = [f"{key}={value}" for key, value in values.items() if value not in ("", 0, "-")]
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
        cards = b.catalogue.cards[: len(b.catalogue.counts)]
        self.cards = {card.key.lower(): card.id for card in cards}
        self.line = ""
        self.named: set[int] = set()

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in the line: {self.line.strip()})")

    # -- words ----------------

    def number(self, word: str, low: int, high: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", word) or not low <= int(word) <= high:
            raise self.fail(f"{word!r} is not a number from {low} to {high}")
        return int(word)

    def required(self, values: dict[str, str], key: str) -> str:
        if not values.get(key):
            raise self.fail(f"{key}= is missing")
        return values[key]

    def parts(self, word: str, form: str) -> list[str]:
        """The parts of a word such as `seat2:#1:cover`, as many as its form has."""
        mark = ":" if ":" in form else "/"
        parts = word.split(mark)
        if len(parts) != form.count(mark) + 1:
            raise self.fail(f"{word!r} is not {form}")
        return parts

    def hidden(self, seat: int | None = None) -> bool:
        """A question mark stands only for what the observer cannot see, nothing of the own force."""
        if self.b.observer == TRUTH or self.b.observer == seat:
            raise self.fail("'?' stands only for what an observer ('seen by: seat1') cannot see")
        return True

    def name_ship(self, ship: int) -> int:
        """A ship lies in one place."""
        if ship in self.named:
            raise self.fail(f"{self.b.ship(ship).key} is named twice")
        self.named.add(ship)
        return ship

    def own_ship(self, seat: int, values: dict[str, str], key: str) -> int:
        ship = self.optional_ship(values, key)
        if ship != NOBODY and not self.b.owns(seat, ship):
            raise self.fail(f"{values[key]} is not a ship of seat{seat + 1}")
        return ship

    def card_of(self, word: str, families: tuple[int, ...]) -> int:
        card = self.card(word)
        if self.b.family(card) not in families:
            allowed = ", ".join(key for key, c in self.cards.items() if self.b.family(c) in families)
            raise self.fail(f"{word!r} cannot lie here, only {allowed or 'no card'}")
        return card

    def cards_of(self, text: str, family: int) -> list[int]:
        """Cards of one family, with their numbers."""
        cards = self.card_list(text)
        for card in cards:
            self.card_of(self.b.card(card).key, (family,))
        return cards

    def ship(self, word: str) -> int:
        if word.lower() not in self.ships:
            raise self.fail(f"there is no ship {word!r}{near(word, self.ships)}")
        return self.ships[word.lower()]

    def card(self, word: str) -> int:
        if word.lower() not in self.cards:
            raise self.fail(f"there is no card {word!r}{near(word, self.cards)}")
        return self.cards[word.lower()]

    def seat(self, word: str) -> int:
        if not re.fullmatch(r"(seat ?)?[1-9]", word) or int(word[-1]) > self.b.seats:
            raise self.fail(f"{word!r} is not one of seat1 to seat{self.b.seats}")
        return int(word[-1]) - 1

    def seats(self, words: str) -> list[int]:
        return [self.seat(word) for word in words.split(",") if word not in ("", "none")]

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

    def bracketed(self, text: str) -> list[str]:
        """Words, each with what stands in brackets behind it."""
        form = r"[^\s,()]+(?:\([^()]*\))?"
        if re.sub(form, "", text).replace(",", " ").strip():
            raise self.fail("a bracket is not closed, or not opened")
        return re.findall(form, text)

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in ATTACK_NAMES:
            raise self.fail("an attack is 'gun gun5 iowa > slava seat2 …'")
        families, fired, aimed = FORMS[words[0]]
        if words[1] == "-" and NOBODY in families:
            card = NOBODY
        else:
            card = self.card_of(words[1], families)
        # 7.14 A minefield has a target when it has hit one.
        aimed = aimed or (words[0] == "mine" and words[3] != "-")
        if (words[2] != "-") != fired or (words[3] != "-") != aimed:
            raise self.fail(
                f"{words[0]}: {self.needs(fired)} before the '>' and {self.needs(aimed)} behind it"
            )
        source = self.ship(words[2]) if fired else NOBODY
        target = self.ship(words[3]) if aimed else NOBODY
        attack = Attack(ATTACK_NAMES.index(words[0]), card, source, self.seat(words[4]), target)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "chance":
                attack.chance = self.number(value, -9, 19)
            elif name == "dice":
                attack.dice = self.number(value, 0, MOST_FOG)
            elif name == "hits":
                attack.hits = self.number(value, 0, MOST_FOG)
            elif name == "damage":
                attack.damage = self.number(value, 0, 9)
            elif word == "kept":
                attack.kept = True
            elif word in SURPRISES.values():
                attack.surprise = word != "unmasked"
                if word != "surprised":
                    attack.surprise_card = self.only_card(SURPRISE, word)
            elif word in FATE_NAMES:
                attack.fate = FATE_NAMES.index(word)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        return attack

    def only_card(self, family: int, word: str) -> int:
        """The one kind of card of a family."""
        for card in self.cards.values():
            if self.b.family(card) == family:
                return card
        raise self.fail(f"{word}: the deck has no such card")

    def needs(self, ship: bool) -> str:
        return "a ship" if ship else "'-'"

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
        return self.number(word.removeprefix("#"), 1, len(self.b.volley)) - 1

    def action(self, word: str) -> int:
        """An answer, by its token."""
        for action in range(actions.COUNT):
            if actions.text(action, self.b.catalogue) == word:
                return action
        raise self.fail(f"{word!r} is no answer")

    def flag(self, values: dict[str, str], key: str) -> bool:
        return self.number(values.get(key, "0"), 0, 1) == 1

    def optional_seat(self, values: dict[str, str], key: str) -> int:
        return self.seat(values[key]) if values.get(key) else NOBODY

    def optional_ship(self, values: dict[str, str], key: str) -> int:
        return self.ship(values[key]) if values.get(key) else NOBODY

    def optional_card(self, values: dict[str, str], key: str) -> int:
        return self.card(values[key]) if values.get(key) else NOBODY

    def way(self, word: str) -> int:
        if word not in ("give", "take"):
            raise self.fail(f"{word!r} is neither give nor take")
        return GIVE if word == "give" else TAKE

    def thing(self, word: str) -> int:
        """A ship or a card that is offered, as an action."""
        if word == "?" and self.hidden():
            return HIDDEN_OFFER
        if word.lower() in self.ships:
            return actions.SHIP + self.ship(word)
        return actions.CARD + self.card(word)

    # -- the rest ----------------
