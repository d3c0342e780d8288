"""Words of a position: how cards, ships, seats and attacks are written and read."""

from __future__ import annotations

from collections.abc import Iterable

from wardroom.core.position import counted, piled
from wardroom.core.position_reader import PositionReader
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.actions import GIVE, TAKE
from wardroom.games.coldwar.air_defence import MOST_DICE
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
    BASE_SET,
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
from wardroom.games.coldwar.teams import HIDDEN_OFFER

FLAGS = ((ACTIVE, "active"), (CRIPPLED, "crippled"), (IDLE, "idle"))
LAST_WORDS = ("", "last-comes", "last")
# 7.18 Whether an attack is a surprise, and whether the Surprise Attack card lies with it.
SURPRISES = {(True, True): "surprise", (True, False): "surprised", (False, True): "unmasked"}
AREA_FAMILIES = (EVADE, ECM, COVER, ASW, SWEEPERS, EARLY_WARNING)
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


# -- writing ----------------


def ship_names(b: Battle, ships: Iterable[int]) -> str:
    return " ".join(["?" if ship == UNKNOWN else b.ship(ship).key for ship in ships])


def card_name(b: Battle, card: int) -> str:
    return "?" if card in (UNKNOWN, HIDDEN_CARD) else b.card(card).key


def card_names(b: Battle, cards: Iterable[int]) -> str:
    return counted([card_name(b, card) for card in cards])


def pile_names(b: Battle, counts: list[int]) -> str:
    return piled(counts, lambda card: card_name(b, card))


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


# -- reading ----------------


class Words(PositionReader):
    """Reads the words of a position into an empty state."""

    game = "coldwar"

    def __init__(self, b: Battle) -> None:
        counts = b.catalogue.counts
        super().__init__(b, b, b.catalogue.ship_keys, b.catalogue.card_keys[: len(counts)], counts)
        self.b = b

    def parts(self, word: str, form: str) -> list[str]:
        """The parts of a word such as `seat2:#1:cover`, as many as its form has."""
        mark = ":" if ":" in form else "/"
        parts = word.split(mark)
        if len(parts) != form.count(mark) + 1:
            raise self.fail(f"{word!r} is not {form}")
        return parts

    def card(self, word: str) -> int:
        """A card of this table; one of a set that is left out names its option."""
        for card in self.b.catalogue.cards:
            if card.key.lower() == word.lower() and card.set != BASE_SET:
                if card.id >= len(self.b.catalogue.counts) or self.b.catalogue.counts[card.id] == 0:
                    raise self.fail(f"{card.key} is not in this deck: it comes with the option {card.set}")
        return super().card(word)

    def cards_of(self, text: str, family: int) -> list[int]:
        """Cards of one family, with their numbers."""
        cards = self.card_list(text)
        for card in cards:
            self.check_family(card, (family,))
        return cards

    def seats(self, words: str) -> list[int]:
        return [self.seat(word) for word in words.split(",") if word not in ("", "none")]

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
                attack.dice = self.number(value, 0, MOST_DICE)
            elif name == "hits":
                attack.hits = self.number(value, 0, MOST_DICE)
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

    def place(self, word: str) -> int:
        """The place of an attack in the volley: `#1` is the first."""
        return self.number(word.removeprefix("#"), 1, len(self.b.volley)) - 1

    def answer(self, word: str, name: str) -> int:
        if name == "way":
            return self.way(word)
        return self.thing(word) if name == "thing" else self.action(word)

    def action(self, word: str) -> int:
        """An answer, by its token."""
        for action in range(actions.COUNT):
            if actions.text(action, self.b.catalogue) == word:
                return action
        raise self.fail(f"{word!r} is no answer")

    def way(self, word: str) -> int:
        if word not in ("give", "take"):
            raise self.fail(f"{word!r} is neither give nor take")
        return GIVE if word == "give" else TAKE

    def thing(self, word: str) -> int:
        """A ship or a card that is offered, as an action; `-` is any."""
        if word == "-":
            return 0
        if word == "?" and self.hidden():
            return HIDDEN_OFFER
        if word.lower() in self.ships:
            return actions.SHIP + self.ship(word)
        return actions.CARD + self.card(word)
