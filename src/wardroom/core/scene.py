"""A position, a script of dice and lines of notation: the way to set up a case and see what the rules say."""

from __future__ import annotations

import re
from itertools import pairwise
from types import TracebackType

from wardroom.core.decision import Decision, Refusal
from wardroom.core.dice import FastDice, ScriptedDice, ScriptError
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import (
    Ambiguous,
    Illegal,
    Invalid,
    NotationError,
    name_of,
    read_line,
    read_word,
    words_of,
)
from wardroom.core.state import State
from wardroom.core.vocabulary import Fact

SEAT = re.compile(r"\bseat/(\d+)")


class Scene:
    """`with Scene(game, position, rolls=[3, 1]) as scene:` every scripted roll must be used up at the end.

    Seats count from 1 here, as in notation. `draws` are names of cards or ships, in the order drawn.
    """

    def __init__(
        self, game: Game, position: str, rolls: list[int] | None = None, draws: list[str] | None = None
    ) -> None:
        self.game = game
        self.dice = ScriptedDice(rolls or [], None if draws is None else [game.piece(name) for name in draws])
        self.dice.names = list(draws or [])
        self.dice.streams = game.streams
        self.state: State = game.parse(position, self.dice)
        # What happened while the position was read is told, too.
        if self.state.log is None:
            self.state.log = []

    def __enter__(self) -> Scene:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.dice.finish()

    # -- looking ----------------

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return [counted_from_one(event) for event in self.state.log or []]

    def told(self, name: str) -> list[Event]:
        """All events of a name so far."""
        return [event for event in self.events if event.name == name]

    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return [seat + 1 for seat in self.state.waiting()]

    def question(self, seat: int) -> Decision:
        """What is asked of a seat, with the rule it comes from."""
        asked = self.state.decision(seat - 1)
        return Decision(seat, asked.kind, asked.rule, seats_from_one(asked.facts))

    def winners(self) -> list[int]:
        """The seats that have won; several share it, and there are none while the game goes on."""
        outcome = self.state.outcome()
        return [] if outcome is None else [seat + 1 for seat in outcome.winners]

    def points(self, seat: int) -> int:
        """What a seat has scored so far."""
        return self.state.standing()[seat - 1]

    def hand(self, seat: int) -> list[str]:
        """The keys of the cards that a seat holds."""
        return self.state.hand(seat - 1)

    def contacts(self) -> list[tuple[str, str, str]]:
        """Who seeks, whom, and how near the contact is."""
        return self.state.contacts()

    # -- playing ----------------

    def do(self, seat: int, line: str) -> Scene:
        """Play a line of notation for a seat; several lines may be parted by semicolons."""
        for part in line.split(";"):
            if part.strip():
                for action in read_line(self.game, self.state.observe(seat - 1), seat - 1, part):
                    self._apply(seat, action)
        return self

    def _apply(self, seat: int, action: int) -> None:
        try:
            self.state.apply(seat - 1, action)
        except ScriptError as error:
            step = type(self.state.stack[-1]).__name__ if self.state.stack else "the end"
            last = f" after {self.events[-1].name} {self.events[-1].facts}" if self.events else ""
            raise ScriptError(f"{error}: {self.game.action_text(action)!r} has led to {step}{last}") from None

    def done(self) -> Scene:
        """Whoever is asked answers `done`."""
        return self.do(self.state.mover() + 1, "done")

    # -- asking ----------------

    def legal(self, seat: int) -> list[str]:
        """The legal answers of a seat, in notation."""
        return [self.game.action_text(action) for action in self.state.legal(seat - 1)]

    def rule_against(self, seat: int, line: str) -> str:
        """The number of the rule that forbids a line, or an empty text if it is legal.

        Where no rule is broken and the line still cannot be played: `not-asked`, `invalid` or `ambiguous`.
        """
        refusal = self.why_not(seat, line)
        return "" if refusal is None else refusal.rule or refusal.name

    def why_not(self, seat: int, line: str) -> Refusal | None:
        """What forbids the first word of a line that is forbidden; None if all of it is legal."""
        world = self.state.copy()
        dice = self.dice.copy()
        dice.goes_on = True
        world.dice = dice
        lines = [words for part in line.split(";") if (words := words_of(part))]
        if not lines:
            return Refusal("invalid", "", {"why": "the line is empty"})
        try:
            for words in lines:
                refusal = self._play_unless_refused(world, seat, words)
                if refusal is not None:
                    return Refusal(refusal.name, refusal.rule, seats_from_one(refusal.facts))
        except Ambiguous as ambiguous:
            return Refusal("ambiguous", "", {"why": str(ambiguous)})
        except Invalid as invalid:
            return Refusal("invalid", "", {"why": str(invalid)})
        return None

    def _play_unless_refused(self, world: State, seat: int, words: list[str]) -> Refusal | None:
        try:
            actions = read_line(self.game, world.observe(seat - 1), seat - 1, " ".join(words))
        except Illegal as illegal:
            return self._nearer(world, seat, words) or illegal.refusal
        except Invalid:
            # It may only reach over a die, or further than what is asked: then its words are taken singly.
            return self._play_singly(world, seat, words)
        for action in actions:
            world.apply(seat - 1, action)
        return None

    def _play_singly(self, world: State, seat: int, words: list[str]) -> Refusal | None:
        for word in words:
            try:
                world.apply(seat - 1, read_word(self.game, world, seat - 1, word))
            except Illegal as illegal:
                return illegal.refusal
        return None

    def _nearer(self, world: State, seat: int, words: list[str]) -> Refusal | None:
        """A card that nobody can play is refused at once; the words behind it tell how, and who was meant."""
        supposed = world.observe(seat - 1).imagine(FastDice(1))
        found: Refusal | None = None
        for word, behind in pairwise(words):
            try:
                supposed.play(seat - 1, read_word(self.game, supposed, seat - 1, word))
            except Illegal as illegal:
                if not supposed.takes_up(seat - 1, illegal.action):
                    return found
                supposed.play(seat - 1, illegal.action)
                nearer = self._rule_against_word(supposed, seat, behind)
                if nearer is None:
                    return found
                found = nearer
            except NotationError:
                # The words may be a set that was named in another order than it is asked.
                return found
        return found

    def _rule_against_word(self, world: State, seat: int, word: str) -> Refusal | None:
        try:
            read_word(self.game, world, seat - 1, word)
        except Illegal as illegal:
            return illegal.refusal if illegal.refusal.rule else None
        except NotationError:
            # A word that fits nothing here says nothing about the card.
            return None
        return None

    def name(self, seat: int, word: str) -> int:
        """The action that a word names here."""
        return name_of(self.game, self.state, seat - 1, word)


def counted_from_one(event: Event) -> Event:
    """An event of the engine, whose seats count from 0, as a scene tells it."""
    secret = None if event.secret is None else seats_from_one(event.secret)
    dice = [throw.of_seat(throw.seat + 1) for throw in event.dice]
    return Event(event.kind, event.rule, seats_from_one(event.facts), event.seats << 1, secret, dice)


def seats_from_one(facts: dict[str, Fact]) -> dict[str, Fact]:
    return {
        name: SEAT.sub(lambda found: f"seat/{int(found[1]) + 1}", value) if isinstance(value, str) else value
        for name, value in facts.items()
    }
