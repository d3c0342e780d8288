"""The loop: bots answer, persons are asked, everything that happens is told and saved."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.rule import Rule

from wardroom.cli.diary import diary
from wardroom.cli.terminal import commands, curtain, ending, why
from wardroom.cli.terminal.board import DANGER, QUIET, Board
from wardroom.cli.terminal.players import Bots, is_bot, persons
from wardroom.cli.terminal.question import answers, are_numbers, question
from wardroom.cli.terminal.screen import Screen
from wardroom.core.decision import DONE, Refused
from wardroom.core.match import Match
from wardroom.core.notation import Ambiguous, Illegal, NotationError, find, read_line, words_of
from wardroom.core.sealed import Window
from wardroom.core.state import NOBODY, State

# Entries of the diary that wait to be told below the board, and those told of a game that is taken up again.
LATEST = 16
LAST_NEWS = 20
# Of these, so many stand below the board even if it must be drawn smaller: one for each so many lines.
LINES_FOR_ONE = 12
# Entries below a board that was asked for.
DIARY_LINES = 5
PROMPT = "> "
# Chance and others' doings so far, and the step of the turn: when both are new, the board is worth drawing.
Progress = tuple[int, tuple[int, str]]


class Session:
    """One game at one keyboard."""

    def __init__(self, match: Match, board: Board, screen: Screen, path: Path) -> None:
        self.match = match
        self.board = board
        self.screen = screen
        # Where the game is saved after each answer of a person, and the other files saved by hand.
        self.path = path
        self.saved_by_hand: set[Path] = set()
        self.persons = persons(match.players)
        self.bots = Bots()
        # The person at the keyboard, and what each has been told and shown.
        self.facing = self.persons[0] if len(self.persons) == 1 else NOBODY
        self.told = dict.fromkeys(self.persons, max(0, len(match.events) - LAST_NEWS))
        self.drawn: dict[int, Progress] = {}
        # Say at the prompt where help is: at first, and after a line that could not be carried out.
        self.hint = True
        # The question is on the screen, with nothing but short remarks below it.
        self.standing = False
        # An answer is being carried out: what is in memory is neither the old nor the new position.
        self.busy = False
        # Commands typed in one line and not yet carried out, and how far the game had come then.
        self.typed: deque[str] = deque()
        self.typed_at = 0
        # By seat: the questions that are passed unasked, and what is to be played as soon as possible.
        self.orders: dict[int, set[str]] = {seat: set() for seat in self.persons}
        self.ready: dict[int, int] = {}

    def say(self, id: str, **args: str | int) -> str:
        return self.board.say(id, **args)

    # -- the game ----------------

    def play(self) -> None:
        """Until the game is over or the person leaves; either way it is saved."""
        try:
            self.save()
            while not self.match.over:
                self.one_answer()
            self.save()
            self.tell()
            ending.tell_ending(self)
        except commands.Leave:
            self.leave()
        except (EOFError, KeyboardInterrupt):
            self.screen.write()
            self.leave()

    def one_answer(self) -> None:
        """Of a bot, if one is asked; else of the person at the keyboard, or the next one."""
        waiting = self.match.state.waiting()
        for seat in waiting:
            if is_bot(self.match.players[seat]):
                self.apply(seat, self.bots.answer(self.match, seat))
                self.forget_typed()
                self.tell(LATEST)
                return
        self.ask(self.facing if self.facing in waiting else waiting[0])

    def apply(self, seat: int, action: int) -> None:
        self.busy = True
        try:
            self.match.apply(seat, action)
        except Refused:
            self.busy = False
            raise
        self.busy = False
        self.standing = False

    def leave(self) -> None:
        """Save, or leave the file as it was after the last whole answer."""
        if self.busy or self.save():
            self.screen.say(self.say("saved-and-out", file=str(self.path)))
            lang = self.board.words.lang
            spoken = "" if lang == "en" else f" --lang {lang}"
            command = f"{command_name()} play --resume {shlex.quote(str(self.path))}{spoken}"
            self.screen.say_whole(self.say("resume-with", command=command), QUIET)

    def save(self) -> bool:
        """A full disk must not end a game: it is told, and the game goes on."""
        try:
            self.match.save(self.path)
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.say(self.say("not-saved", file=str(self.path), why=why), DANGER)
            return False
        return True

    # -- asking ----------------

    def ask(self, seat: int) -> None:
        """Put the question to a person, unless there is nothing to think about."""
        if self.answered_by_order(seat):
            return
        if seat != self.facing:
            self.forget_typed()
            curtain.change(self, seat)
        view = self.match.state.observe(seat)
        legal = view.legal(seat)
        unseen = self.unseen(view, seat)
        matter = [action for action in legal if not self.board.can_wait(view, action)]
        if matter == [DONE] and not (unseen and self.worth_seeing(view, seat)):
            self.answer(seat, DONE)
            return
        if self.typed and is_number(self.typed[0]) and view.irrevocable != self.typed_at:
            # A number was meant for the question that was to be expected, and that is now another.
            self.forget_typed()
        if self.typed:
            self.tell()
        else:
            if not self.standing:
                self.put_question(view, seat, unseen)
            line = self.screen.ask(self.prompt())
            self.typed_at = view.irrevocable
            self.typed.extend(part.strip() for part in line.split(";"))
            if len(self.typed) > 1:
                self.typed = deque(part for part in self.typed if part)
        if self.typed and not self.obey(seat, self.typed.popleft()):
            self.hint = True
            self.forget_typed()

    def answered_by_order(self, seat: int) -> bool:
        """What was to be played as soon as possible, or a standing order to pass; no curtain is needed."""
        view = self.match.state.observe(seat)
        legal = view.legal(seat)
        ready = self.ready.get(seat, NOBODY)
        if ready in legal:
            del self.ready[seat]
            return self.answer(seat, ready)
        passing = DONE in legal and view.decision(seat).name in self.orders[seat]
        return passing and self.answer(seat, DONE)

    def prompt(self) -> str:
        hint = f"{self.say('prompt-hint')} " if self.hint else ""
        self.hint = False
        return f"{hint}{PROMPT}"

    def unseen(self, view: State, seat: int) -> bool:
        """Has the board changed since it was drawn, and is this another step than then?"""
        if seat not in self.drawn:
            return True
        return all(now != then for now, then in zip(progress_of(view), self.drawn[seat], strict=True))

    def worth_seeing(self, view: State, seat: int) -> bool:
        """An attack is shown even to those who can do nothing; between persons, so is every question.

        Else whoever sits by could tell from a question that is not put what is in a hand. What comes between
        and leaves one person nothing to choose is not worth a question.
        """
        if len(self.persons) == 1 and isinstance(view.stack[-1], Window):
            return False
        return self.board.threatened(view, seat) or seat not in self.drawn

    def put_question(self, view: State, seat: int, with_board: bool) -> None:
        """The question and its answers, below the news and, where it has changed, the board."""
        blocks = question(self.board, view, seat, self.screen.width - 1)
        if with_board:
            prompt = 1
            self.draw(view, seat, prompt + sum(1 + self.screen.lines(block) for block in blocks))
        else:
            self.tell()
            self.write_all(self.board.attacks(view, seat))
        for block in blocks:
            self.write_all(block)
        self.standing = True

    def draw(self, view: State, seat: int, below: int) -> None:
        """The board with the latest news, as large as it can be with so many lines to come below it."""
        news = self.diary(seat, self.told[seat])
        least = min(len(news), max(1, self.screen.height // LINES_FOR_ONE))
        needed = self.screen.lines(self.under_heading(news[len(news) - least :]))
        room = self.screen.height - below - 1
        parts: list[RenderableType] = []
        left = 0
        for parts in self.board.drawings(view, seat, self.screen.width):
            left = room - self.screen.lines(parts) - needed
            if left >= 0:
                break
        shown = least
        while shown < min(len(news), LATEST):
            left -= self.screen.lines([news[-shown - 1]])
            if left < 0:
                break
            shown += 1
        self.write_all(news[: len(news) - shown])
        self.write_all([*parts, *self.under_heading(news[len(news) - shown :])])
        self.told[seat] = len(self.match.events)
        self.drawn[seat] = progress_of(view)

    def draw_all(self, view: State, seat: int) -> None:
        """The board with everything on it, and the last lines of the diary."""
        latest = self.diary(seat, max(0, len(self.match.events) - DIARY_LINES))
        parts = next(self.board.drawings(view, seat, self.screen.width))
        self.write_all([*parts, *self.under_heading(latest)])

    def under_heading(self, lines: list[RenderableType]) -> list[RenderableType]:
        return [Rule(self.say("diary"), align="left", style=QUIET), *lines] if lines else []

    def write_all(self, parts: Sequence[RenderableType]) -> None:
        """A block of lines, set off from what stands above."""
        if parts:
            self.screen.write()
        for part in parts:
            self.screen.write(part)

    # -- obeying ----------------

    def obey(self, seat: int, line: str) -> bool:
        """Carry out one command or answer; False if it could not be done."""
        view = self.match.state.observe(seat)
        legal = answers(self.board, view, seat)
        if not line:
            if len(legal) == 1:
                return self.answer(seat, legal[0])
            self.screen.say(self.say("type-something", number=len(legal)))
            return False
        command = commands.find(self, seat, line)
        if command is not None:
            self.standing = False
            return command()
        first, _, rest = line.partition(" ")
        # What has no number in the list cannot be chosen by one.
        most = len(legal) - len(self.board.unlisted(view, seat, legal))
        counted = is_number(first) and not are_numbers(self.board, legal)
        if rest and counted and 1 <= int(first[:6]) <= most:
            # A number and words: `2 slava` is the second answer, and then Slava.
            line = f"{self.board.game.action_text(legal[int(first) - 1])} {rest}"
        if is_number(line) and not are_numbers(self.board, legal):
            number = int(line[:6])
            if 1 <= number <= most:
                return self.answer(seat, legal[number - 1])
            self.screen.say(self.say("no-such-number", number=most))
            return False
        return self.answer_in_words(seat, line)

    def answer_in_words(self, seat: int, line: str) -> bool:
        view = self.match.state.observe(seat)
        try:
            actions = read_line(self.board.game, view, seat, line)
        except NotationError as error:
            self.explain(view, seat, line, error)
            return False
        return all(self.answer(seat, action) for action in actions)

    def answer(self, seat: int, action: int) -> bool:
        """Give one answer, save, and tell what comes of it."""
        try:
            self.apply(seat, action)
        except Refused as refused:
            # A line goes on only as long as chance lets it.
            self.screen.say(self.board.words.refusal(refused.refusal, self.board.names))
            return False
        self.save()
        return True

    def explain(self, view: State, seat: int, line: str, error: NotationError) -> None:
        """Why a line could not be played, in one line."""
        game = self.board.game
        if isinstance(error, Ambiguous):
            meant = self.board.in_order(view, seat, error.actions)
            texts = ", ".join(game.action_text(action) for action in meant)
            self.screen.say(self.say("ambiguous", words=texts))
        elif isinstance(error, Illegal):
            if len(words_of(line)) == 1:
                # Said of what the seat sees, not of a world that was only imagined.
                refusal = view.why_not(seat, error.action) or error.refusal
                self.screen.say(why.refused(self.board, view, seat, refusal))
            else:
                self.screen.say(self.board.words.refusal(error.refusal, self.board.names))
        else:
            everything = list(range(game.action_count))
            unknown = [word for word in words_of(line) if not find(game, word, everything)]
            if unknown:
                self.screen.say(self.unknown(view, seat, unknown[0]))
            else:
                self.screen.say(self.say("too-many-words"))

    def unknown(self, view: State, seat: int, word: str) -> str:
        """No such word, and the nearest that there is or where the words are."""
        near = commands.meant(self, view, seat, word)
        said = self.say("unknown", word=word)
        return f"{said} {self.say('nearest', word=near) if near else self.say('where-words')}"

    def forget_typed(self) -> None:
        """What was typed ahead does not hold once something else has happened."""
        if self.typed:
            self.screen.say(self.say("not-carried-out", words="; ".join(self.typed)), QUIET)
            self.typed.clear()

    # -- telling ----------------

    def tell(self, wait: int = 0) -> None:
        """The diary since the last time, for whoever is at the keyboard; the last entries may wait."""
        if self.facing == NOBODY:
            return
        ripe = max(self.told[self.facing], len(self.match.events) - wait)
        for line in self.diary(self.facing, self.told[self.facing], ripe):
            self.screen.write(line)
        self.told[self.facing] = ripe

    def diary(self, seat: int, first: int = 0, end: int | None = None) -> list[RenderableType]:
        """The lines that a seat may read, each with its rule at the edge."""
        return diary(self.board.words, self.match.events[first:end], seat, self.board.names)


def progress_of(view: State) -> Progress:
    course = view.course()
    return view.irrevocable, (course.seat, course.current())


def command_name() -> str:
    """What a person types to start the program again."""
    called = Path(sys.argv[0])
    unknown_to_the_shell = called.name == "wardroom" and shutil.which("wardroom") is None
    return shlex.quote(str(called)) if unknown_to_the_shell else "wardroom"


def is_number(line: str) -> bool:
    return line.isascii() and line.isdigit()
