"""Typed lines: any unambiguous beginning of a word, a whole run of small decisions in one line."""

from __future__ import annotations

import difflib
from functools import lru_cache

from wardroom.core.decision import DONE, Refusal
from wardroom.core.dice import FastDice
from wardroom.core.errors import WardroomError
from wardroom.core.game import Game
from wardroom.core.spelling import folded
from wardroom.core.state import State

# Words that make a line read well and mean nothing.
FILLERS = frozenset({">", "->", ",", "at", "from", "on", "to", "with", "and", "из", "по", "в", "на", "и"})

# A set of more words is read in the order typed only; and so many words of a line are tried in other orders.
LONGEST_SET = 5
MOST_TRIED = 200
# Whoever types a longer word means no action by it.
LONGEST_WORD = 40


class NotationError(WardroomError):
    """A typed line that cannot be played; the text says what to do."""


class Invalid(NotationError):
    """No such word."""


class Ambiguous(NotationError):
    """Several answers begin like this."""

    def __init__(self, word: str, actions: list[int], texts: list[str]) -> None:
        super().__init__(f"{word!r} could be {' or '.join(texts)}")
        self.actions = actions


class Illegal(NotationError):
    """The rules forbid it."""

    def __init__(self, word: str, action: int, refusal: Refusal) -> None:
        super().__init__(f"{word!r}: {refusal.said()}")
        self.action = action
        self.refusal = refusal


def words_of(line: str) -> list[str]:
    """The meaningful words of a typed line."""
    spaced = line.replace("->", " ").replace(">", " ").replace(",", " ")
    return [word for word in spaced.split() if word.lower() not in FILLERS]


@lru_cache(maxsize=16)
def _names(game: Game) -> list[tuple[str, ...]]:
    """What each action of a game is called."""
    return [
        tuple(folded(name) for name in (game.action_text(action), *game.aliases(action)))
        for action in range(game.action_count)
    ]


def find(game: Game, word: str, actions: list[int]) -> list[int]:
    """The actions that a word may mean: an exact name wins over a beginning, that over an inner word."""
    wanted = folded(word)
    known = _names(game)
    exact, prefixed, inner = [], [], []
    for action in actions:
        names = known[action]
        if wanted in names:
            exact.append(action)
        elif any(name.startswith(wanted) for name in names):
            prefixed.append(action)
        elif any(part.startswith(wanted) for name in names for part in name.replace("-", " ").split()):
            inner.append(action)
    return exact or prefixed or inner


def named(game: Game, action: int, word: str) -> bool:
    """Whether a word is the whole name of an action."""
    return folded(word) in _names(game)[action]


def meanings(game: Game, state: State, seat: int, word: str) -> list[int]:
    """The legal answers that a word may mean."""
    found = find(game, word, state.legal(seat))
    meant = [action for action in state.candidates(seat) if named(game, action, word)]
    if meant and not any(action in meant for action in found):
        return []  # The whole name of something forbidden never means something else.
    return found


def read_word(game: Game, state: State, seat: int, word: str) -> int:
    """The legal answer that a word means; raises Invalid, Illegal or Ambiguous."""
    found = meanings(game, state, seat, word)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(word, found, [game.action_text(action) for action in found])
    action = name_of(game, state, seat, word)
    refusal = state.why_not(seat, action)
    assert refusal is not None
    raise Illegal(word, action, refusal)


def name_of(game: Game, state: State, seat: int, word: str) -> int:
    """Any action of the game that a word names, those now pointed at first; raises Invalid or Ambiguous."""
    everything = list(range(game.action_count))
    for pool in (state.candidates(seat), everything):
        found = find(game, word, pool)
        if len(found) == 1:
            return found[0]
        if found:
            raise Ambiguous(word, found, [game.action_text(action) for action in found])
    names = [game.action_text(action) for action in everything] if len(word) <= LONGEST_WORD else []
    close = difflib.get_close_matches(word.lower(), [n for n in names if n], n=1, cutoff=0.5)
    raise Invalid(f"there is nothing called {word!r}" + (f"; did you mean {close[0]}?" if close else ""))


def read_line(game: Game, view: State, seat: int, line: str) -> list[int]:
    """The run of answers that a line means, tried out in an imagined world: nothing hidden can show."""
    words = words_of(line)
    if not words:
        raise Invalid("say what to do, or ? for help")
    try:
        return _read_in_order(game, view, seat, words)
    except Illegal as first:
        if len(words) == 1:
            raise
        # The table may ask a set in one canonical order; people name it in any.
        found = _Turned(game, view, seat, words).read()
        if found:
            return found
        raise first from None


def _read_in_order(game: Game, view: State, seat: int, words: list[str]) -> list[int]:
    # What a first word may be is the same in every world, so only the words behind it need one.
    world = view if len(words) == 1 else view.imagine(FastDice(1))
    actions: list[int] = []
    irrevocable = world.irrevocable
    for word in words:
        may_reopen = not actions and world.legal(seat)
        if not world.asked() >> seat & 1 and not may_reopen:
            if not actions:
                others = " and ".join(f"seat {other + 1}" for other in world.waiting())
                whose = f"it is for {others}" if others else "it is over"
                raise Invalid(f"nothing is asked of you now: {whose}")
            raise Invalid(f"{word!r} is one word too many: nothing more is asked of you here")
        if world.irrevocable != irrevocable:
            raise Invalid(f"{word!r} comes too early: see first what {words[len(actions) - 1]!r} brings")
        action = read_word(game, world, seat, word)
        actions.append(action)
        if len(actions) < len(words):
            world.apply(seat, action)
    return actions


class _Turned:
    """A line with one set of its words in another order."""

    def __init__(self, game: Game, view: State, seat: int, words: list[str]) -> None:
        self.game = game
        self.view = view
        self.seat = seat
        self.words = words
        self.left = MOST_TRIED

    def read(self) -> list[int]:
        """The run of answers; nothing if no order that was tried can be played."""
        for begins, ends in self.sets():
            world = self.view.imagine(FastDice(1))
            irrevocable = world.irrevocable
            before = self.played(world, self.words[:begins], irrevocable)
            if before is not None:
                found = self.in_some_order(world, irrevocable, self.words[begins:ends], self.words[ends:])
                if found:
                    return before + found
        return []

    def sets(self) -> list[tuple[int, int]]:
        """Where words that all answer one question stand in the line, up to a `done`: the shortest first."""
        game, seat, words = self.game, self.seat, self.words
        world = self.view.imagine(FastDice(1))
        found: list[tuple[int, int]] = []
        for begins in range(len(words)):
            if not world.legal(seat):
                break
            pieces = [action for action in world.candidates(seat) if action != DONE]
            ends = begins
            while ends < len(words) and ends - begins <= LONGEST_SET and find(game, words[ends], pieces):
                ends += 1
            whole = ends == len(words) or find(game, words[ends], [DONE])
            if 1 < ends - begins <= LONGEST_SET and whole:
                found.insert(0, (begins, ends))
            meant = meanings(game, world, seat, words[begins])
            if len(meant) != 1:
                break
            world.apply(seat, meant[0])
        return found

    def in_some_order(self, world: State, irrevocable: int, free: list[str], rest: list[str]) -> list[int]:
        """The words of the set in the first order that can be played, then the rest as it was typed."""
        if not free:
            return self.played(world, rest, irrevocable, to_the_end=True) or []
        for word in dict.fromkeys(free):
            action = self.meant(world, word, irrevocable)
            if action is None:
                continue
            others = list(free)
            others.remove(word)
            if not others and not rest:
                return [action]
            twin = world.copy()
            twin.apply(self.seat, action)
            found = self.in_some_order(twin, irrevocable, others, rest)
            if found:
                return [action, *found]
        return []

    def played(
        self, world: State, words: list[str], irrevocable: int, to_the_end: bool = False
    ) -> list[int] | None:
        """The answers that the words are, each carried out but the last of the line."""
        actions: list[int] = []
        for place, word in enumerate(words, start=1):
            action = self.meant(world, word, irrevocable)
            if action is None:
                return None
            actions.append(action)
            if not to_the_end or place < len(words):
                world.apply(self.seat, action)
        return actions

    def meant(self, world: State, word: str, irrevocable: int) -> int | None:
        """What a word means here, as long as nothing has happened that the seat should see first."""
        self.left -= 1
        if self.left < 0 or world.irrevocable != irrevocable or not world.legal(self.seat):
            return None
        found = meanings(self.game, world, self.seat, word)
        return found[0] if len(found) == 1 else None


def write_run(game: Game, actions: list[int]) -> str:
    """The line that `read_line` reads back."""
    return " ".join(game.action_text(action) for action in actions)
