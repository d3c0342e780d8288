"""What a person can ask for beside answering: help, rules, reasons, the diary, undo, saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from wardroom.cli.nearest import nearest
from wardroom.cli.rules import option_line, paragraphs
from wardroom.cli.terminal import why as reasons
from wardroom.cli.terminal.board import ATTENTION, LEGAL, QUIET, STRONG, Board
from wardroom.core.decision import DONE
from wardroom.core.notation import NotationError, read_line
from wardroom.core.notation import find as find_word
from wardroom.core.rulebook import UnknownRule, rulebook
from wardroom.core.spelling import folded
from wardroom.core.state import State

if TYPE_CHECKING:
    from wardroom.cli.terminal.session import Session

# A command is given the session, the seat and the rest of the line; it says whether it did what was asked.
Command = Callable[["Session", int, str], bool]

LOG_LINES = 20


class Leave(Exception):
    """The person has had enough for today."""


def help_(session: Session, seat: int, rest: str) -> bool:
    """`?`"""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for words, meaning in help_lines(session.board):
        grid.add_row(Text(words, style=STRONG), Text(meaning))
    write(session, Text(session.say("help"), style=STRONG), session.say("help-answers"), grid)
    return True


def help_lines(board: Board) -> list[tuple[str, str]]:
    """What can be typed, and what it does; examples are those of the game, without what it has not got."""
    found = [(help_text(board, f"{name}-words"), help_text(board, name)) for name in HELP]
    return [(words, meaning) for words, meaning in found if words and meaning]


def help_text(board: Board, name: str) -> str:
    """As the game has it, else as all games do; nothing where neither does."""
    for said in (f"help-{board.game.key}-{name}", f"help-{name}"):
        if board.words.has(f"terminal-{said}"):
            return board.say(said)
    return ""


def rule(session: Session, seat: int, rest: str) -> bool:
    """`rule 7.12`; without a number the rule of the question."""
    view = session.match.state.observe(seat)
    number = rest or view.decision(seat).rule
    book = rulebook(session.board.game.key, session.board.words.lang)
    try:
        found = book.find(number)
    except UnknownRule as unknown:
        near = ", ".join(unknown.nearest)
        session.screen.say(session.say("no-rule", number=number, near=near))
        return False
    title = Text(f"{found.number} {found.title}", style=STRONG)
    write(session, title, Markdown(paragraphs(found.text)) if found.text else "")
    return True


def why(session: Session, seat: int, rest: str) -> bool:
    """`why slava`, `why gun5 iowa > slava`, or `why` for everything that is refused here."""
    view = session.match.state.observe(seat)
    try:
        lines = reasons.why(session.board, view, seat, rest)
    except NotationError as error:
        session.explain(view, seat, rest, error)
        return False
    write(session, *lines)
    return True


def cards(session: Session, seat: int, rest: str) -> bool:
    write(session, *session.board.hand(session.match.state.observe(seat), seat))
    return True


def ship(session: Session, seat: int, rest: str) -> bool:
    view = session.match.state.observe(seat)
    found = session.board.piece(view, seat, rest)
    if found is None:
        near = nearest(rest, session.board.pieces())
        said = session.say("no-ship", word=rest)
        hint = session.say("nearest", word=near) if near else session.say("where-ships")
        session.screen.say(f"{said} {hint}")
        return False
    write(session, *found)
    return True


def log(session: Session, seat: int, rest: str) -> bool:
    count = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    written = len(session.match.events)
    write(session, *session.diary(seat, max(0, written - count)) or [session.say("no-diary")])
    return True


def table(session: Session, seat: int, rest: str) -> bool:
    session.draw_all(session.match.state.observe(seat), seat)
    return True


def score(session: Session, seat: int, rest: str) -> bool:
    view = session.match.state.observe(seat)
    points = session.board.points(view)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for other, name in enumerate(session.board.names):
        ships, worth = session.board.sinkings(view, seat, other)
        sunk = session.say("has-sunk", ships=", ".join(ships)) if ships else ""
        if ships and worth is not None:
            sunk += f" ({session.say('points', number=worth)})"
        grid.add_row(Text(name, style=STRONG), session.say("points", number=points[other]), Text(sunk))
    write(session, grid)
    return True


def options(session: Session, seat: int, rest: str) -> bool:
    """What was agreed for this game, with the rule behind each."""
    schema = session.board.game.options()
    values = schema.fill(session.match.heading.options)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for option in schema.options:
        changed = values[option.key] != option.default
        grid.add_row(
            Text(option.key, style=STRONG),
            Text(option.write(values[option.key]) or "-", style=ATTENTION if changed else ""),
            Text(option.rule, style=QUIET),
            Text(option_line(session.board.words, option)),
        )
    write(session, grid)
    return True


def summary(session: Session, seat: int, rest: str) -> bool:
    write(session, *session.board.summary(session.match.state.observe(seat)))
    return True


def orders(session: Session, seat: int, rest: str) -> bool:
    """`orders`, `orders negate pass`, `orders ask`: which questions that come between are put."""
    windows = session.board.windows()
    *kinds, what = rest.casefold().split() or [""]
    given = {"pass": True, "ask": False, "пас": True, "спрашивать": False}.get(what)
    if rest and (given is None or any(kind not in windows for kind in kinds)):
        session.screen.say(session.say("orders-how", words=", ".join(windows)))
        return False
    for kind in (kinds or windows) if given is not None else ():
        if given:
            session.orders[seat].add(windows[kind])
        else:
            session.orders[seat].discard(windows[kind])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for kind, decision in windows.items():
        state = "orders-pass" if decision in session.orders[seat] else "orders-ask"
        grid.add_row(Text(kind, style=STRONG), session.say(state), session.say(f"orders-{kind}"))
    write(session, grid if windows else session.say("orders-none"))
    return True


def tactic(session: Session, seat: int, rest: str) -> bool:
    """`tactic jink`: now if the rules allow it, else as soon as they do; `tactic none` forgets it."""
    view = session.match.state.observe(seat)
    held = session.board.held_back(view, seat)
    if rest.casefold() in ("none", "нет"):
        session.ready.pop(seat, None)
        session.screen.say(session.say("tactic-forgotten"))
        return True
    name = rest.casefold().removeprefix("tactic-")
    found = find_word(session.board.game, name, held) if name else held
    if len(found) != 1:
        names = ", ".join(session.board.game.action_text(action) for action in held)
        session.screen.say(session.say("tactic-which" if held else "tactic-no-card", words=names))
        return False
    if found[0] in view.legal(seat):
        return session.answer(seat, found[0])
    session.ready[seat] = found[0]
    word = session.board.words.action(session.board.game, found[0])
    session.screen.say(session.say("tactic-ready", word=word), LEGAL)
    return True


def undo(session: Session, seat: int, rest: str) -> bool:
    """Take back the last answer, and with it those that were given by themselves."""
    if not session.match.can_undo(seat):
        session.screen.say(session.say("no-undo"))
        return False
    chosen = False
    while not chosen and session.match.undo(seat):
        view = session.match.state.observe(seat)
        chosen = any(a != DONE and not session.board.can_wait(view, a) for a in view.legal(seat))
    if session.told[seat] > len(session.match.events):
        session.told[seat] = len(session.match.events)
        session.drawn.pop(seat, None)
    session.save()
    if not chosen:
        # All that could be taken back were answers that give themselves again.
        session.screen.say(session.say("no-undo"))
        return False
    session.screen.say(session.say("undone"), LEGAL)
    return True


def save(session: Session, seat: int, rest: str) -> bool:
    """`save` writes the usual file, `save FILE` another one; no file that is not ours is overwritten."""
    if not rest:
        if session.save():
            session.screen.say(session.say("saved", file=str(session.path)))
        return True
    path = Path(rest).expanduser()
    ours = path in session.saved_by_hand or path.absolute() == session.path.absolute()
    try:
        if path.exists() and not ours:
            session.screen.say(session.say("file-exists", file=str(path)))
            return False
        session.match.save(path)
    except (OSError, ValueError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        session.screen.say(session.say("not-saved", file=str(path), why=reason))
        return False
    session.saved_by_hand.add(path)
    session.screen.say(session.say("saved", file=str(path)))
    return True


def quit_(session: Session, seat: int, rest: str) -> bool:
    raise Leave


# What can be typed, in English and in Russian, in the order in which help tells of it.
WORDS: tuple[tuple[Command, str, str], ...] = (
    (table, "table", "стол"),
    (cards, "cards", "карты"),
    (ship, "ship", "корабль"),
    (why, "why", "почему"),
    (rule, "rule", "правило"),
    (summary, "summary", "сводка"),
    (log, "log", "журнал"),
    (score, "score", "счет"),
    (options, "options", "настройки"),
    (tactic, "tactic", "тактика"),
    (orders, "orders", "приказы"),
    (undo, "undo", "отмена"),
    (save, "save", "сохранить"),
    (quit_, "quit", "выход"),
)
HELP = ("number", "notation", "enter", *(english for _, english, _ in WORDS))
COMMANDS: dict[str, Command] = {"?": help_, "help": help_, "помощь": help_}
COMMANDS |= {word: command for command, *words in WORDS for word in words}


def find(session: Session, seat: int, line: str) -> Callable[[], bool] | None:
    """The command that a line means, ready to be carried out; None if it is an answer."""
    word, _, rest = line.partition(" ")
    rest = rest.strip()
    command = COMMANDS.get(folded(word))
    if word.startswith("?") and word != "?":
        command, rest = help_, ""
    if command is None:
        return None
    if command is ship and (not rest or is_answer(session, seat, line)):
        # `ship` is a card, too: `ship row2` plays it.
        return None
    return lambda: command(session, seat, rest)


def is_answer(session: Session, seat: int, line: str) -> bool:
    try:
        read_line(session.board.game, session.match.state.observe(seat), seat, line)
    except NotationError:
        return False
    return True


def meant(session: Session, view: State, seat: int, word: str) -> str:
    """The command or word of the notation that was probably meant, or nothing."""
    game = session.board.game
    legal = [game.action_text(action) for action in view.legal(seat)]
    everything = [game.action_text(action) for action in range(game.action_count)]
    return nearest(word, [*legal, *COMMANDS]) or nearest(word, [token for token in everything if token])


def write(session: Session, *parts: RenderableType) -> None:
    session.write_all(parts)
