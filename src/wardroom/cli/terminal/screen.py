"""Where a person sits: a Rich console to write on, and one function that gives the lines typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

try:
    import readline
except ImportError:  # not on every system
    readline = None  # type: ignore[assignment]

# Longer lines are hard to read, however wide the window.
WIDEST = 130
# More lines than anything we write.
ENDLESS = 1_000_000
# Everything, the lines scrolled away included.
WIPE = "\x1b[2J\x1b[3J\x1b[H"


# What a terminal without Unicode, or a person who listens to it, has instead of our signs; each is as wide.
PLAIN = str.maketrans("·×●○✓›─│╷╵━“”«»‘’…–", '|x*o+>--||-""""\'\'.-')


class Screen:
    """Writes and reads; knows nothing of the game. Texts are never read as markup."""

    def __init__(self, console: Console, read: Callable[[str], str], plain: bool = False) -> None:
        self.console = console
        self.read = read
        self.plain = plain
        # Whether something was written since the last line was typed.
        self.fresh = False

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        """Lines that can be seen at once; what is no terminal has no end."""
        return self.console.height if self.console.is_terminal else ENDLESS

    def lines(self, parts: Sequence[RenderableType]) -> int:
        """How many lines the parts will take."""
        return sum(len(self.rendered(part)) for part in parts)

    def rendered(self, thing: RenderableType) -> list[list[Segment]]:
        options = self.console.options.update(width=self.console.width - 1, highlight=False, markup=False)
        return self.console.render_lines(thing, options, pad=False)

    def write(self, thing: RenderableType = "") -> None:
        """One paragraph, a column in from the edge, without blanks at the ends of its lines."""
        for line in self.rendered(thing):
            shown = [self.shown(segment) for segment in without_end(line)]
            margin = [Segment(" ")] if shown else []
            self.console.print(Segments([*margin, *shown, Segment.line()]), end="")
        self.fresh = True

    def shown(self, segment: Segment) -> Segment:
        return Segment(segment.text.translate(PLAIN), segment.style) if self.plain else segment

    def say(self, text: str, style: str = "") -> None:
        self.write(Text(text, style=style))

    def say_whole(self, text: str, style: str = "") -> None:
        """On one line, however long, so that it can be copied."""
        self.console.print(Text(f" {text}", style=style), soft_wrap=True)
        self.fresh = True

    def ask(self, prompt: str) -> str:
        """The line typed; EOFError and KeyboardInterrupt mean that the person leaves."""
        try:
            line = self.read(prompt)
        except UnicodeDecodeError:
            line = "\ufffd"
        self.fresh = False
        return cleaned(line)

    def wipe(self) -> None:
        """Leave nothing that was written, nor typed, to be seen."""
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.file.write("\n" * max(self.console.height, 50))
        self.fresh = False


def without_end(line: list[Segment]) -> list[Segment]:
    """A line of the console without the blanks at its end."""
    while line and not line[-1].text.strip():
        line = line[:-1]
    if line:
        last = line[-1]
        line = [*line[:-1], Segment(last.text.rstrip(), last.style, last.control)]
    return line


def cleaned(line: str) -> str:
    """A typed line without what cannot be shown again."""
    whole = line.encode("utf-8", "replace").decode("utf-8")
    return "".join(sign if sign.isprintable() else " " for sign in whole).strip()


def typed(prompt: str) -> str:
    """A line from the keyboard, or from a pipe; what comes from a pipe is shown like what is typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(cleaned(line))
    return line


def of_terminal(plain: bool) -> Screen:
    """The screen of this process."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    console = Console(no_color=True, color_system=None) if plain else Console()
    if console.width > WIDEST:
        console.width = WIDEST
    return Screen(console, typed, plain or not encoding.startswith("utf"))
