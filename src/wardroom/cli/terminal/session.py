"""The loop: bots answer, persons are asked, everything that happens is told and saved."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections import deque
from collections.abc import Sequence
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from wardroom.cli.terminal import commands, curtain, ending
from wardroom.cli.terminal.board import DANGER, LEGAL, QUIET, STRONG, Board
from wardroom.cli.terminal.players import Bots, is_bot, persons
from wardroom.cli.terminal.screen import Screen
from wardroom.core.decision import DONE, Refused
from wardroom.core.notation import Ambiguous, Illegal, NotationError, find, read_line, words_of
from wardroom.core.records import Match
from wardroom.core.state import NOBODY, State

# Lines of the diary that stand below the table, and those told of a game that is taken up again.
DIARY_LINES = 5
LAST_NEWS = 20
PROMPT = "> "
# Chance and others' doings so far, and the step of the turn: when both are new, the table is worth drawing.
Moment = tuple[int, tuple[int, str]]


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
        self.drawn: dict[int, Moment] = {}
        # The question is on the screen, with nothing but short remarks below it.
        self.standing = False
        # An answer is being carried out: what is in memory is neither the old nor the new position.
        self.busy = False
        # Commands typed in one line and not yet carried out, and the tide when they were typed.
        self.typed: deque[str] = deque()
        self.typed_at = 0

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
                self.tell()
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
            command = f"{command_name()} play --resume {shlex.quote(str(self.path))}"
            self.screen.say(self.say("resume-with", command=command), QUIET)

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
        if seat != self.facing:
            self.forget_typed()
            curtain.change(self, seat)
        view = self.match.state.observe(seat)
        legal = view.legal(seat)
        unseen = self.unseen(view, seat)
        if legal == [DONE] and not (unseen and self.worth_seeing(view, seat)):
            self.answer(seat, DONE)
            return
        self.tell()
        if self.typed and is_number(self.typed[0]) and view.tide != self.typed_at:
            # A number was meant for the question that was to be expected, and that is now another.
            self.forget_typed()
        if not self.typed:
            if not self.standing:
                if unseen:
                    self.draw(view, seat)
                else:
                    self.write_all(self.board.attacks(view, seat))
                self.put_question(view, seat, legal)
            line = self.screen.ask(PROMPT)
            self.typed_at = view.tide
            self.typed.extend(part.strip() for part in line.split(";"))
            if len(self.typed) > 1:
                self.typed = deque(part for part in self.typed if part)
        if self.typed and not self.obey(seat, self.typed.popleft()):
            self.forget_typed()

    def unseen(self, view: State, seat: int) -> bool:
        """Has the table changed since it was drawn, and is this another step than then?"""
        if seat not in self.drawn:
            return True
        return all(now != then for now, then in zip(moment_of(view), self.drawn[seat], strict=True))

    def worth_seeing(self, view: State, seat: int) -> bool:
        """An attack is shown even to those who can do nothing; between persons, so is every question.

        Else whoever sits by could tell from a question that is not put what is in a hand.
        """
        return self.board.threatened(view, seat) or seat not in self.drawn

    def draw(self, view: State, seat: int) -> None:
        """The whole table and the last lines of the diary."""
        self.write_all(self.board.table(view, seat, self.screen.width))
        lines = self.diary(seat, max(0, len(self.match.events) - DIARY_LINES))
        if lines:
            self.write_all([Text(self.say("diary"), style=STRONG), *lines])
        self.drawn[seat] = moment_of(view)

    def write_all(self, parts: Sequence[RenderableType]) -> None:
        """A block of lines, set off from what stands above."""
        if parts:
            self.screen.write()
        for part in parts:
            self.screen.write(part)

    def put_question(self, view: State, seat: int, legal: list[int]) -> None:
        decision = view.decision(seat)
        self.write_all(self.board.draft(view, seat))
        self.write_all([self.board.question(decision)])
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", style=QUIET)
        grid.add_column(style=STRONG, no_wrap=True)
        for number, action in enumerate(legal, 1):
            odds = view.odds(seat, action)
            name = self.board.words.action(self.board.game, action, decision, self.board.names)
            note = Text(self.board.note(view, seat, action), style=QUIET)
            chances = Text(self.board.words.odds(odds) if odds is not None else "", style=LEGAL)
            grid.add_row(str(number), self.board.game.action_text(action), Text(name), note, chances)
        self.screen.write(grid)
        self.standing = True

    # -- obeying ----------------

    def obey(self, seat: int, line: str) -> bool:
        """Carry out one command or answer; False if it could not be done."""
        legal = self.match.state.observe(seat).legal(seat)
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
        if rest and is_number(first) and 1 <= int(first[:6]) <= len(legal):
            # A number and words: `2 slava` is the second answer, and then Slava.
            line = f"{self.board.game.action_text(legal[int(first) - 1])} {rest}"
        if is_number(line):
            number = int(line[:6])
            if 1 <= number <= len(legal):
                return self.answer(seat, legal[number - 1])
            self.screen.say(self.say("no-such-number", number=len(legal)))
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
        self.tell()
        return True

    def explain(self, view: State, seat: int, line: str, error: NotationError) -> None:
        """Why a line could not be played, in one line."""
        game, words = self.board.game, self.board.words
        if isinstance(error, Ambiguous):
            texts = ", ".join(game.action_text(action) for action in error.actions)
            self.screen.say(self.say("ambiguous", words=texts))
        elif isinstance(error, Illegal):
            refusal = error.refusal
            if len(words_of(line)) == 1:
                # Said of what the seat sees, not of a world that was only imagined.
                refusal = view.why_not(seat, error.action) or refusal
            self.screen.say(words.refusal(refusal, self.board.names))
        else:
            everything = list(range(game.action_count))
            unknown = [word for word in words_of(line) if not find(game, word, everything)]
            if unknown:
                self.screen.say(self.unknown(view, seat, unknown[0]))
            else:
                self.screen.say(self.say("too-many-words"))

    def unknown(self, view: State, seat: int, word: str) -> str:
        """No such word, and the nearest that there is."""
        near = commands.nearest(self, view, seat, word)
        said = self.say("unknown", word=word)
        return f"{said} {self.say('nearest', word=near)}" if near else f"{said} {self.say('ask-help')}"

    def forget_typed(self) -> None:
        """What was typed ahead does not hold once something else has happened."""
        if self.typed:
            self.screen.say(self.say("not-carried-out", words="; ".join(self.typed)), QUIET)
            self.typed.clear()

    # -- telling ----------------

    def tell(self) -> None:
        """The diary since the last time, for whoever is at the keyboard."""
        if self.facing == NOBODY:
            return
        for line in self.diary(self.facing, self.told[self.facing]):
            self.screen.write(line)
        self.told[self.facing] = len(self.match.events)

    def diary(self, seat: int, first: int = 0) -> list[RenderableType]:
        """The lines that a seat may read, each with its rule at the edge."""
        lines: list[RenderableType] = []
        for event in self.match.events[first:]:
            line = Table.grid(padding=(0, 1, 0, 0), expand=True)
            line.add_column(ratio=1)
            line.add_column(justify="right", style=QUIET, no_wrap=True)
            line.add_row(Text(self.board.words.event(event, seat, self.board.names)), event.rule)
            lines.append(line)
        return lines


def moment_of(view: State) -> Moment:
    course = view.course()
    return view.tide, (course.seat, course.current())


def command_name() -> str:
    """What a person types to start the program again."""
    called = Path(sys.argv[0])
    unknown_to_the_shell = called.name == "wardroom" and shutil.which("wardroom") is None
    return shlex.quote(str(called)) if unknown_to_the_shell else "wardroom"


def is_number(line: str) -> bool:
    return line.isascii() and line.isdigit()
