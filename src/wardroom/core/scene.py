"""A position, a script of dice and lines of notation: the way to set up a case and see what the rules say."""

from __future__ import annotations

from itertools import pairwise
from types import TracebackType

from wardroom.core.decision import Refusal
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import Illegal, NotationError, name_of, read_line, read_word, words_of
from wardroom.core.state import State


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
        self.state: State = game.parse(position, self.dice)
        # What happened while the position was read, and all that follows.
        self.events: list[Event] = self.state.log if self.state.log is not None else []
        self.state.log = self.events

    def __enter__(self) -> Scene:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self.dice.finish()

    def asked(self) -> list[int]:
        """The seats that must answer now."""
        return [seat + 1 for seat in self.state.waiting()]

    def do(self, seat: int, line: str) -> Scene:
        """Play a line of notation for a seat; several lines may be parted by semicolons."""
        for part in line.split(";"):
            if part.strip():
                for action in read_line(self.game, self.state.observe(seat - 1), seat - 1, part):
                    self.state.apply(seat - 1, action)
        return self

    def done(self) -> Scene:
        """Whoever is asked answers `done`."""
        return self.do(self.state.mover() + 1, "done")

    def legal(self, seat: int) -> list[str]:
        """The legal answers of a seat, in notation."""
        return [self.game.action_text(action) for action in self.state.legal(seat - 1)]

    def why_not(self, seat: int, line: str) -> Refusal | None:
        """What forbids the first word of a line that is forbidden; None if all of it is legal."""
        words = words_of(line.replace(";", " "))
        view = self.state.observe(seat - 1)
        world = self.state.copy()
        if words[:-1]:
            try:
                actions = read_line(self.game, view, seat - 1, " ".join(words[:-1]))
            except Illegal as illegal:
                return self._nearer(seat, words) or illegal.refusal
            for action in actions:
                world.apply(seat - 1, action)
        try:
            action = read_word(self.game, world, seat - 1, words[-1])
        except Illegal as illegal:
            action = illegal.action
        return world.why_not(seat - 1, action)

    def _nearer(self, seat: int, words: list[str]) -> Refusal | None:
        """A card that nobody can play is refused at once; the word behind it tells who was meant."""
        world = self.state.observe(seat - 1).imagine(FastDice(1))
        for word, behind in pairwise(words):
            try:
                world.play(seat - 1, read_word(self.game, world, seat - 1, word))
            except Illegal as illegal:
                if not world.takes_up(seat - 1, illegal.action):
                    return None
                world.play(seat - 1, illegal.action)
                return self._rule_against_word(world, seat, behind)
        return None

    def _rule_against_word(self, world: State, seat: int, word: str) -> Refusal | None:
        try:
            read_word(self.game, world, seat - 1, word)
        except Illegal as illegal:
            return illegal.refusal if illegal.refusal.rule else None
        except NotationError:
            # A word that fits nothing here says nothing about the card.
            return None
        return None

    def rule_against(self, seat: int, line: str) -> str:
        """The number of the rule that forbids a line, or an empty text if it is legal."""
        refusal = self.why_not(seat, line)
        return "" if refusal is None else refusal.rule or refusal.name

    def told(self, name: str) -> list[Event]:
        """All events of a name so far."""
        return [event for event in self.events if event.name == name]

    def name(self, seat: int, word: str) -> int:
        """The action that a word names here."""
        return name_of(self.game, self.state, seat - 1, word)
