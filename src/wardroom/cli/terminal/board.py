"""What the terminal needs to know of a game beyond the contract: how its board and its cards look."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.core.decision import Decision
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import find
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Scored
from wardroom.core.state import NOBODY, State
from wardroom.core.words import Words

# Three accents, each with one meaning; the terminal's own colours, so that they can be read on any ground.
ATTENTION = "bold yellow"
LEGAL = "cyan"
DANGER = "bold red"
QUIET = "dim"
STRONG = "bold"


class Board:
    """Draws from observations only: nobody hands it the truth."""

    def __init__(self, game: Game, words: Words, names: Sequence[str]) -> None:
        self.game = game
        self.words = words
        self.names = list(names)

    def say(self, id: str, **args: str | int) -> str:
        return self.words.text(f"terminal-{id}", **args)

    # -- what all games show ----------------

    @property
    def title(self) -> str:
        """The game's name, in the language of the terminal if there is one."""
        id = f"base-game-{self.game.key}"
        return self.words.text(id) if self.words.has(id) else self.game.name

    def name_of(self, thing: str, otherwise: str) -> str:
        """The name of `ship/iowa`, in the language of the terminal."""
        entry = self.words.things.get(thing, {})
        return entry.get(f"name_{self.words.lang}") or entry.get("name") or otherwise

    def dotted(self, parts: Iterable[str]) -> str:
        return " · ".join(part for part in parts if part)

    def times(self, thing: str, count: int) -> str:
        return thing if count == 1 else f"{thing}×{count}"

    def step(self, course: Course, place: int, short: str = "") -> Text:
        """The current step is lit, those behind are ticked, those left out struck through."""
        mark, name = course.marks[place], self.words.step(course.steps[place])
        if mark == CURRENT:
            return Text(f"[{name}]", style="bold reverse")
        if mark == PAST:
            return Text(f"✓{short or name}", style=QUIET)
        return Text(short or name) if mark == AHEAD else Text(f"({short or name})", style="dim strike")

    def pieces(self) -> list[str]:
        """The names under which `piece` finds something."""
        return [key.partition("/")[2] for key in self.words.things if key.startswith("ship/")]

    def meant(self, word: str, actions: Iterable[int]) -> int:
        """The one of these that a word means, or NOBODY."""
        found = find(self.game, word.replace(" ", "-"), list(actions))
        return found[0] if len(found) == 1 else NOBODY

    def page(self, name: str, key: str, facts: Iterable[tuple[str, str]]) -> list[RenderableType]:
        """A ship in full: what each fact is called, and the fact, if it has one."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for fact, text in facts:
            if text:
                grid.add_row(Text(self.say(fact), style=QUIET), Text(text))
        return [Text(name, style=STRONG).append(f"  {key}", style=QUIET), grid]

    # -- each game its own ----------------

    def drawings(self, view: State, seat: int, width: int) -> Iterator[list[RenderableType]]:
        """The board and the seat's own hand: first with everything there is, then in ever fewer lines."""
        raise NotImplementedError

    def attacks(self, view: State, seat: int) -> list[RenderableType]:
        """What is being fought over just now, to stand by itself above a question."""
        raise NotImplementedError

    def draft(self, view: State, seat: int) -> list[RenderableType]:
        """What the seat has chosen so far in a run that nobody else sees yet."""
        raise NotImplementedError

    def threatened(self, view: State, seat: int) -> bool:
        """Is the seat under attack, so that it wants to see what happens even if it can do nothing?"""
        raise NotImplementedError

    def can_wait(self, view: State, action: int) -> bool:
        """Could the answer be given as well at a later question, so that it is none to be asked for?"""
        return False

    def held_back(self, view: State, seat: int) -> list[int]:
        """What the seat may keep ready, to be played as soon as the rules allow."""
        return []

    def windows(self) -> dict[str, str]:
        """Questions that come between and can be passed by standing order: the word for it, its decision."""
        return {}

    def in_order(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """The legal answers as a person looks for them; they are numbered so."""
        return legal

    def unlisted(self, view: State, seat: int, legal: list[int]) -> list[int]:
        """Answers too many to be listed, that are typed as they are called; they come last in the order."""
        return []

    def shown_with(self, view: State, seat: int, width: int) -> list[RenderableType]:
        """What a person must have before him to answer, such as the chart when a hex is asked for."""
        return []

    def note(self, view: State, seat: int, action: int) -> str:
        """Where the thing stands that an answer points at."""
        raise NotImplementedError

    def hand(self, view: State, seat: int) -> list[RenderableType]:
        """The seat's own cards, each explained."""
        raise NotImplementedError

    def piece(self, view: State, seat: int, word: str) -> list[RenderableType] | None:
        """The card of a ship in full, or None if no ship is called so."""
        raise NotImplementedError

    def aims(self, view: State, action: int) -> bool:
        """Does the answer begin an attack, so that it can be asked why it cannot reach a target?"""
        raise NotImplementedError

    def is_target(self, action: int) -> bool:
        """Is it something that an attack can be aimed at?"""
        raise NotImplementedError

    def sinkings(self, view: State, seat: int, other: int) -> tuple[list[str], int | None]:
        """The ships that `other` has sunk this round, and their points where the seat may know the sum."""
        raise NotImplementedError

    def scored(self, view: State, events: Sequence[Event]) -> list[list[Scored]]:
        """The rounds that are over, and in each what every seat won."""
        raise NotImplementedError

    def score_parts(self) -> list[str]:
        """What the parts of a score are called."""
        raise NotImplementedError

    def points(self, view: State) -> list[int]:
        """The points of each seat in the rounds that are over."""
        raise NotImplementedError

    def summary(self, view: State) -> list[RenderableType]:
        """Which attack is met by which defence at this table."""
        raise NotImplementedError

    def question(self, decision: Decision) -> Text:
        """What is asked, with the rule behind it."""
        text = Text(self.words.decision(decision, self.names), style=ATTENTION)
        text.append(f"  {self.words.rule_name(decision.rule)}", style=QUIET)
        reason = self.words.reason(decision, self.names)
        return text.append(f"\n{reason}", style=QUIET) if reason else text
