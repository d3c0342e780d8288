"""A table's game as its journal tells it: the same acts always give the same play.

Kinds of acts, each of a seat:

    do WORDS        it answers, with one word of the notation or a run of them
    give WORD       its sealed answer to a window that others are asked, too; opened by `close`
    take            it takes that answer up again
    close           the window closes: whoever gave nothing passes
    more            it asks for more time in a window
    undo N          it takes back its last N answers, of which nothing has come; one, if N is left out
    rewind LINES    with consent: back to where the game stood after so many lines of the record; dice go on
    resign BOT      it gives up; where the game goes on without it, the bot of that name plays the seat
    bot NAME        a bot plays the seat
    back            its person plays it again
    draw            all agreed
    vacation UNTIL  it is away until that time (milliseconds since 1970)
    void N          act number N could not be carried out and does not count
    void N-M        nor do those up to number M
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from wardroom.core.decision import DONE, Refused
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.match import Match
from wardroom.core.records import CAUSED, RecordError, Snapshot
from wardroom.core.sealed import Window
from wardroom.core.state import SPECTATOR
from wardroom.core.vocabulary import SEAT, EventKind
from wardroom.server.clocks import Clocks
from wardroom.server.lessons import Script
from wardroom.server.messages import Clock
from wardroom.server.rows import ActRow

# What the table tells, not the game.
MORE_TIME: Final = EventKind("table-more-time", seat=SEAT)
BACK: Final = EventKind("table-back", seat=SEAT)
DRAW: Final = EventKind("table-draw", seat=SEAT)
RESIGNED: Final = EventKind("table-resigned", seat=SEAT)
BOT: Final = EventKind("table-bot", seat=SEAT)
UNDONE: Final = EventKind("table-undone", seat=SEAT)
OF_TABLE: Final = (MORE_TIME, BACK, DRAW, RESIGNED, BOT, UNDONE)

# Words of the notation by action and back, by the game they belong to.
_WORDS: dict[int, tuple[list[str], dict[str, int]]] = {}


def words_of(game: Game) -> tuple[list[str], dict[str, int]]:
    """All words of a game by action, and the action of each word."""
    if id(game) not in _WORDS:
        texts = [game.action_text(action) for action in range(game.action_count)]
        _WORDS[id(game)] = (texts, {text: action for action, text in reversed(list(enumerate(texts)))})
    return _WORDS[id(game)]


class Play:
    """The match, and what a table knows beyond it."""

    def __init__(self, match: Match, bots: dict[int, str], clock: Clock, at: int) -> None:
        """The match as it stood at that time; bots have their seats from the beginning."""
        self.match = match
        self.texts, self.actions = words_of(match.game)
        # Sealed answers to the window that is open, not yet told to the game.
        self.held: dict[int, int] = {}
        # Seats that a bot plays, and those among them whose person may come back.
        self.bots = bots
        self.stand_ins: set[int] = set()
        # By answer that began a run: its seat, and how many lines of the record stood before it.
        self.marks: list[tuple[int, int]] = []
        # When something last happened that all could see, and when each event became known.
        self.public_at = at
        self.times: list[int] = [at] * len(match.events)
        # The moment of the film that each event belongs to; lines of the record looked at, and those played.
        self.moments: list[int] = [0] * len(match.events)
        self.counted = match.written
        # The first moment is the deal, or the snapshot that the record begins with.
        self.played = moments_in(match.lines_from(1))
        # By seat: until when it is away, and the days of vacation taken, each with its time.
        self.away: dict[int, int] = {}
        self.vacations: dict[int, list[int]] = {}
        # Whether more than one person plays: none of them may learn that another had but one answer.
        self.watched = False
        # What is to be answered, where this is a lesson.
        self.script: Script | None = None
        self.clocks = Clocks(clock)
        self.see_to_clocks(at, True)

    # -- asking ----------------

    @property
    def window(self) -> Window | None:
        """The window that is open."""
        stack = self.match.state.stack
        top = stack[-1] if stack and not self.match.over else None
        return top if isinstance(top, Window) else None

    def asked(self, seat: int) -> bool:
        """Whether the game still waits for an answer of the seat; the truth, not for others to know."""
        return not self.match.over and seat not in self.held and bool(self.match.state.asked() >> seat & 1)

    # -- acting ----------------

    def rerun(self, acts: Iterable[ActRow]) -> None:
        """Play a journal again; RecordError where it no longer agrees with the rules."""
        for act in acts:
            try:
                self.run(act.kind, act.seat, act.text, act.at)
            except Exception as error:
                # Without its words, which may be sealed.
                raise RecordError(act.n, f"act {act.kind} of seat {act.seat + 1} is refused") from error

    def run(self, kind: str, seat: int, text: str, at: int) -> None:
        """Carry out one act."""
        irrevocable, heard = self.match.state.irrevocable, len(self.match.events)
        match kind:
            case "do":
                self.do(seat, [self.actions[word] for word in text.split()])
            case "give":
                self.held[seat] = self.actions[text]
            case "take":
                del self.held[seat]
            case "close":
                self.close()
            case "more":
                self.tell(MORE_TIME, seat)
            case "undo":
                for _ in range(int(text or 1)):
                    self.match.undo(seat)
                    self.forget_marks(seat)
            case "rewind":
                self.rewind(seat, int(text))
            case "resign":
                self.resign(seat, text, at)
            case "bot":
                self.bot_takes(seat, text, at)
                self.stand_ins.add(seat)
            case "back":
                self.table_acts(self.match.person_takes, seat)
                self.bots.pop(seat)
                self.stand_ins.discard(seat)
                self.clocks.go_on(seat, at)
                self.tell(BACK, seat)
            case "draw":
                self.match.agree_draw()
                self.tell(DRAW, seat)
            case "vacation":
                self.clocks.stand_still(seat, at, int(text), self.away.get(seat, 0))
                self.away[seat] = int(text)
                self.vacations.setdefault(seat, []).append(at)
            case _:
                raise ValueError(f"there is no act {kind!r}")
        self.see_to_clocks(at, self.match.state.irrevocable != irrevocable)
        if self.match.state.irrevocable != irrevocable or len(self.match.events) != heard:
            self.public_at = at
        self.note_times(at)

    def see_to_clocks(self, at: int, moved_on: bool) -> None:
        """Clocks go by who is publicly asked, and begin anew when the game has moved on."""
        if self.clocks.time:
            waiting = [] if self.match.over else self.match.state.observe(SPECTATOR).waiting()
            (self.clocks.restart if moved_on else self.clocks.ask)(waiting, self.bots, at, self.away)

    def table_acts(self, act: Callable[..., None], seat: int, *args: str) -> None:
        """Runs that are open come after the act, and so do their marks."""
        line = self.match.written
        act(seat, *args)
        moved = self.match.written - line
        self.marks = [(by, at + moved if at >= line else at) for by, at in self.marks]

    def resign(self, seat: int, bot: str, at: int) -> None:
        self.table_acts(self.match.resign, seat)
        self.stand_ins.discard(seat)
        self.tell(RESIGNED, seat)
        if bot and not self.match.over:
            self.bot_takes(seat, bot, at)

    def bot_takes(self, seat: int, name: str, at: int) -> None:
        self.table_acts(self.match.bot_takes, seat, name)
        self.bots[seat] = name
        self.clocks.stop(seat, at)
        self.tell(BOT, seat)

    def do(self, seat: int, actions: list[int]) -> int:
        """Give the answers one after the other; chance may leave a line half done. Gives how many were."""
        for count, action in enumerate(actions):
            line = self.match.written
            chosen = self.watched or len(self.match.state.legal(seat)) > 1
            try:
                self.match.apply(seat, action)
            except Refused:
                if count == 0:
                    raise
                return count
            if chosen and (seat, line) not in self.marks[-self.match.state.seats :]:
                self.marks.append((seat, line))
        return len(actions)

    def close(self) -> None:
        """All sealed answers are opened at the same moment."""
        given, self.held = self.held, {}
        window = self.match.state.stack[-1]
        for seat in range(self.match.state.seats):
            # An answer may end the step: who was to follow is asked no more.
            if not self.match.over and self.match.state.stack[-1] is window:
                if self.match.state.asked() >> seat & 1:
                    self.do(seat, [given.get(seat, DONE)])

    def forget_marks(self, seat: int) -> None:
        """Of answers that the seat has taken back."""
        written = self.match.written
        self.marks = [mark for mark in self.marks if mark[1] <= written]
        if not self.match.can_undo(seat) and (seat, written) in self.marks:
            self.marks.remove((seat, written))

    def rewind(self, seat: int, lines: int) -> None:
        self.held.clear()
        self.match.rewind(self.match.heading.first + lines - 1)
        self.marks = [mark for mark in self.marks if mark[1] < lines]
        self.tell(UNDONE, seat)

    def tell(self, kind: EventKind, seat: int) -> None:
        """What the table itself has done stands in the diary, too."""
        self.match.note(Event(kind, "", {"seat": f"seat/{seat}"}))

    def game_times(self) -> list[int]:
        """When each event of the game itself became known: its film has no others."""
        told = zip(self.match.events, self.times, strict=True)
        return [at for event, at in told if event.kind not in OF_TABLE]

    def note_times(self, at: int) -> None:
        """Events that are new became known at that time; those taken back are forgotten."""
        events = len(self.match.events)
        moment = self.moment()
        if len(self.times) > events:
            del self.times[events:], self.moments[events:]
        while len(self.times) < events:
            self.times.append(at)
            self.moments.append(moment)

    def moment(self) -> int:
        """The moment of the film that the last act belongs to: its line may be still to be written."""
        match, lines = self.match, 0
        if match.written < self.counted:
            self.counted, self.played = 1, 0
        if match.written > self.counted:
            lines = moments_in(match.lines_from(self.counted))
            self.counted = match.written
            self.played += lines
        return self.played if lines or not match.events else self.played + 1


def moments_in(lines: list[str]) -> int:
    """How many of the lines were played, and do not only follow from others."""
    return sum(1 for line in lines if not CAUSED.fullmatch(line))


def void_acts(journal: Iterable[ActRow]) -> set[int]:
    """The numbers of the acts that do not count."""
    found: set[int] = set()
    for act in journal:
        if act.kind == "void":
            first, _, last = act.text.partition("-")
            found.update(range(int(first), int(last or first) + 1), (act.n,))
    return found


def write_snapshot(snapshot: Snapshot) -> str:
    return msgspec.json.encode(snapshot).decode()


def read_snapshot(text: str) -> Snapshot:
    return msgspec.json.decode(text, type=Snapshot)
