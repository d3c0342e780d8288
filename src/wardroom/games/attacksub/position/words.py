"""Words of a position: how cards, ships and contacts are written and read."""

from __future__ import annotations

import re

from wardroom.core.position import PositionError, PositionWords, near
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.battle import Battle

UNSEEN = "?"
NONE = "-"
COUNTED = re.compile(r"(.+?)\*(\d+)")
MOST_CARDS = 128


# -- writing ----------------


def box_name(b: Battle, target: int, box: int) -> str:
    """A box of a contact track: `nc`, on a submarine's `na`, or the level."""
    if box == 0:
        return "nc"
    if b.subs[target]:
        return "na" if box == 1 else str(box - 1)
    return str(box)


# -- reading ----------------


class Words(PositionWords):
    """Reads words of a position; `line` is the one a fault is in."""

    def __init__(self, b: Battle) -> None:
        super().__init__(b, [ship.key for ship in b.ships], b.catalogue.card_keys)
        self.b = b
        self.lines: list[str] = []

    def fail(self, what: str) -> PositionError:
        return PositionError(f"{what} (in {self.line!r})")

    def fail_at(self, what: str, *words: str) -> PositionError:
        """A fault that shows when all has been read, with the last line that has these words, if any."""
        for line in reversed(self.lines):
            if set(words) <= set(line.replace(":", " ").split()):
                self.line = line
                return self.fail(what)
        return PositionError(what)

    def seat(self, word: str) -> int:
        return self.number(word.removeprefix("seat"), 1, 2) - 1

    def card(self, word: str) -> int:
        if word == UNSEEN and self.b.observer >= NOBODY:
            return UNKNOWN
        if word not in self.card_keys:
            raise self.fail(f"there is no card {word!r}{near(word, self.card_keys)}")
        return self.card_keys.index(word)

    def listed_cards(self, words: list[str]) -> list[int]:
        found: list[int] = []
        for word in words:
            counted = COUNTED.fullmatch(word)
            if counted:
                found += [self.card(counted[1])] * self.number(counted[2], 1, MOST_CARDS)
            elif word != "none":
                found.append(self.card(word))
        return found

    def ship(self, word: str) -> int:
        if word not in self.ship_keys:
            raise self.fail(f"no ship {word!r} takes part in this scenario{near(word, self.ship_keys)}")
        return self.ship_keys.index(word)

    def actor(self, word: str) -> int:
        if word == NONE:
            return NOBODY
        if word and word in self.b.lineup.actor_keys:
            return self.b.lineup.actor_keys.index(word)
        return self.ship(word.removeprefix("helo-"))

    def box(self, target: int, word: str) -> int:
        boxes = [box_name(self.b, target, box) for box in range(self.b.top(target) + 1)]
        if word not in boxes:
            raise self.fail(f"a contact on {self.b.ships[target].key} is one of {', '.join(boxes)}")
        return boxes.index(word)

    def answer(self, word: str, name: str) -> int:
        if word == NONE:
            return NOBODY
        for action in range(actions.COUNT):
            # Some numbers are no action, and have no word.
            if word and actions.text(action, self.b.catalogue) == word:
                return action
        raise self.fail(f"there is no action {word!r}")
