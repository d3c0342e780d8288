"""Static facts of one rule set, and the way into its states."""

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.luck import Roll, rolls
from wardroom.core.options import OptionsSchema, Value
from wardroom.core.state import NOBODY, State
from wardroom.core.vocabulary import DecisionKind


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One per rule set. Action ids are bounded by `action_count` and stable within a rules version."""

    key: ClassVar[str] = ""
    name: ClassVar[str] = ""
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    rules_version: ClassVar[int] = 1
    action_count: ClassVar[int] = 0
    # Names of the streams of chance, by number.
    streams: ClassVar[tuple[str, ...]] = ()

    def options(self) -> OptionsSchema:
        """Scenarios and switches with their defaults and a one-line rule for each."""
        raise NotImplementedError

    def content_hash(self, options: Mapping[str, Value]) -> str:
        """Digest of what a table with these options plays with; empty for a game without content."""
        return ""

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> State:
        """A game ready for its first decision; the deal is told to `log`, and all that follows."""
        raise NotImplementedError

    def parse(self, text: str, dice: Dice | None = None) -> State:
        """The state that a text form describes."""
        raise NotImplementedError

    def board(self, view: State) -> Mapping[str, object]:
        """An observation as plain data for a page: no nulls, flags only when true. The truth has one, too."""
        raise NotImplementedError

    def board_after(self, view: State, earlier: State, shown: Mapping[str, object]) -> Mapping[str, object]:
        """The same, where an earlier view of the same observer and its board are at hand.

        Parts that would come out the same may be taken over from there, so that nobody has to make them
        or compare them again. Neither board is ever changed afterwards.
        """
        return self.board(view)

    # -- laying out ----------------

    def lays(self, kind: DecisionKind) -> str:
        """Under what name answers to such questions are laid out before any is given (`core/laying.py`)."""
        return ""

    def lays_one_by_one(self, kind: DecisionKind) -> bool:
        """Whether it is asked anew for each thing that answers, and not for entries up to `done`."""
        return False

    def lays_in_order(self, kind: DecisionKind) -> bool:
        """Whether its entries are a set that is named in ascending order, in whatever order they are laid."""
        return False

    def lays_long(self, kind: DecisionKind) -> bool:
        """Whether its entries are so long that what may follow is told only once they have been begun."""
        return False

    def prepared(self, view: State, seat: int) -> int:
        """An answer that costs nothing and is good, to a question that is laid out; else NOBODY."""
        return NOBODY

    # -- notation ----------------

    def action_text(self, action: int) -> str:
        """The short ASCII token of an action, never a position in a list."""
        raise NotImplementedError

    def aliases(self, action: int) -> list[str]:
        """Other words that people type for it, Russian ones among them."""
        return []

    # -- reports ----------------

    def tally(self, state: State) -> dict[str, int]:
        """Numbers of a finished game: `sunk/gun` makes a table with shares, a plain key a mean per game."""
        return {}

    def sides(self, state: State) -> list[str]:
        """The side of each seat, for games whose sides differ or play together; else nothing."""
        return []

    def rolls(self, events: list[Event]) -> list[Roll]:
        """The dice of a war diary that were somebody's luck."""
        return rolls(events)

    def prizes(self, events: list[Event]) -> list[dict[str, object]]:
        """Who sank or took what, and what that is worth, as plain data."""
        return []

    def scored(self, events: list[Event], seats: int) -> list[list[dict[str, object]]]:
        """By round and seat what the points were made of, as plain data."""
        return []

    def piece(self, name: str) -> int:
        """The number under which piles hold a card or ship, for scripted draws."""
        raise NotImplementedError
