"""A whole game as text: what was chosen, what chance gave, and digests that prove it.

A record is ASCII, its lines counted from 1. After the heading, `begin` deals; then comes one line per run of
a seat (`s1 gun5 iowa slava`) or act of the table (`resign s2`), each followed by what it caused: results of
chance, two spaces in (`fog#3=4` is a die; `draw#17/100=55` one of a hundred, counted from 0), a digest when
the turn passes to another seat, and `end`. Sealed runs stand in seat order, where their step opened.
A game that went on from a snapshot, because re-running it no longer agreed, says so with a line `snapshot`
and the position behind bars; what stands before that is kept as it was written, and cannot be checked.
`Match` is a game being played and writes its record; `replay` and `verify` read it again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path

from wardroom.core.decision import Refusal, Refused
from wardroom.core.dice import Dice, KeyedDice, commitment, seeded_key
from wardroom.core.errors import WardroomError
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import write_run
from wardroom.core.options import OptionError, Value
from wardroom.core.outcome import Outcome
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, State

FORMAT = 1
WIDTH = 110
# Lines between two positions that a match keeps of itself: a rewind takes as long as playing these again.
BETWEEN_POSITIONS = 32

RUN = re.compile(r"(?:sealed )?s([1-9]\d{0,8})((?: \S+)+)")
CHANCE = re.compile(r"(\S+)#(\d{1,18})(?:/(\d{1,18}))?=(\d{1,18})")
RESIGN = re.compile(r"resign s([1-9]\d{0,8})")
TAKEOVER = re.compile(r"bot takes s([1-9]\d{0,8}): (.+)")
RETURN = re.compile(r"person takes s([1-9]\d{0,8})")
DRAW = re.compile(r"draw agreed")
# The rules, the content and the places of the dice with which a game goes on; then seats that have resigned.
SNAPSHOT = re.compile(
    r"snapshot rules (\d{1,18}) content (\S+) dice ((?:\d{1,18} )*)stream (\d{1,9}) resigned(.*)"
)
BAR = "| "
UNDO = re.compile(r"undo to (\d{1,18}), dice stream \d+")
KEY = re.compile(r"key: ((?:[0-9a-f]{2})+)")
# Lines that follow from others: they are never played, only compared.
CAUSED = re.compile(r"begin|  \S.*|\| .*|turn (?:s\d+|-) digest [0-9a-f]{16}|end .+|" + KEY.pattern)
ACTS = (RUN, RESIGN, TAKEOVER, RETURN, DRAW, SNAPSHOT, UNDO)

Find = Callable[[str], Game]
Chance = tuple[int, int, int, int]


class RecordError(WardroomError):
    """A record that is damaged, edited, or of other rules; `line` is where it stops agreeing."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text

    def __reduce__(self) -> tuple[type[RecordError], tuple[int, str]]:
        """Workers raise it in processes of their own."""
        return RecordError, (self.line, self.text)


# -- the text ----------------


@dataclass
class Record:
    """The heading of a record, and its lines from `begin` on."""

    game: str
    rules: int
    content: str
    options: dict[str, str]
    players: list[str]
    seed: int | None
    commitment: str
    body: list[str] = field(default_factory=list)

    def heading(self) -> list[str]:
        return [
            f"wardroom record {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"content: {self.content or '-'}",
            *(f"option {key}: {_escape(text)}".rstrip() for key, text in self.options.items()),
            *(f"s{seat}: {_escape(player)}" for seat, player in enumerate(self.players, 1)),
            f"dice: seed {self.seed}" if self.seed is not None else f"dice: committed {self.commitment}",
        ]

    def lines(self) -> list[str]:
        return self.heading() + self.body

    def dumps(self) -> str:
        return "\n".join(self.lines()) + "\n"

    @property
    def first(self) -> int:
        """The number of the line `begin`."""
        return len(self.heading()) + 1

    @property
    def key(self) -> bytes | None:
        """What the dice were made from, where the record tells."""
        if self.seed is not None:
            return seeded_key(self.seed)
        published = KEY.fullmatch(self.body[-1]) if self.body else None
        return bytes.fromhex(published[1]) if published else None

    @classmethod
    def loads(cls, text: str) -> Record:
        """Read the text; raises RecordError at the first line that cannot belong to a record."""
        reader = _Reader(text.splitlines())
        reader.take(re.compile(rf"wardroom record {FORMAT}"), f"wardroom record {FORMAT}")
        game = reader.take(re.compile(r"game: (\S+)"), "game: KEY")[1]
        rules = int(reader.take(re.compile(r"rules: (\d{1,18})"), "rules: NUMBER")[1])
        content = reader.take(re.compile(r"content: (\S+)"), "content: HASH")[1]
        options = {key: text for key, text in reader.pairs(re.compile(r"option (\S+):(?: (.*))?"))}
        players = [player for _, player in reader.pairs(re.compile(r"s(\d+): (.*)"))]
        dice = reader.take(re.compile(r"dice: (?:seed (-?\d{1,4000})|committed (\S+))"), "dice: seed NUMBER")
        for line in reader.rest():
            if not any(form.fullmatch(line) for form in (*ACTS, CAUSED)):
                raise RecordError(reader.number, f"{line!r} is not a line of a record")
        seed = int(dice[1]) if dice[1] else None
        body = reader.lines[reader.start :]
        content = "" if content == "-" else content
        record = cls(game, rules, content, options, players, seed, dice[2] or "", body)
        _compare(record.heading(), reader.lines, 1)
        return record

    @classmethod
    def load(cls, path: Path | str) -> Record:
        raw = Path(path).read_bytes()
        try:
            return cls.loads(raw.decode("ascii"))
        except UnicodeDecodeError as error:
            raise RecordError(raw.count(b"\n", 0, error.start) + 1, "a record is plain ASCII text") from None

    def save(self, path: Path | str) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
        try:
            with open(fresh, "w", encoding="ascii", newline="\n") as file:
                file.write(self.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)


class _Reader:
    """Takes the lines of a heading one after the other."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.number = 0
        self.start = 0

    def take(self, form: re.Pattern[str], expected: str) -> re.Match[str]:
        self.number += 1
        found = self.lines[self.number - 1] if self.number <= len(self.lines) else "the end"
        match = form.fullmatch(found)
        if match is None:
            raise RecordError(self.number, f"found {found!r}, expected {expected!r}")
        return match

    def pairs(self, form: re.Pattern[str]) -> Iterator[tuple[str, str]]:
        while self.number < len(self.lines) and (match := form.fullmatch(self.lines[self.number])):
            self.number += 1
            yield match[1], _unescape(match[2] or "", self.number)

    def rest(self) -> Iterator[str]:
        self.start = self.number
        for line in self.lines[self.start :]:
            self.number += 1
            yield line


def _escape(text: str) -> str:
    return text.encode("unicode_escape").decode("ascii")


def _unescape(text: str, line: int) -> str:
    try:
        return text.encode("ascii").decode("unicode_escape")
    except UnicodeDecodeError:
        raise RecordError(line, "a backslash that means nothing") from None


def _chance_lines(streams: tuple[str, ...], results: list[Chance]) -> list[str]:
    lines: list[str] = []
    for stream, index, n, value in results:
        shown = f"={value + 1}" if n == 6 else f"/{n}={value}"
        word = f"{streams[stream]}#{index}{shown}"
        if lines and len(lines[-1]) + 1 + len(word) <= WIDTH:
            lines[-1] += f" {word}"
        else:
            lines.append(f"  {word}")
    return lines


def digest(state: State) -> str:
    """Sixteen characters that stand for the whole position."""
    return blake2b(state.text().encode(), digest_size=8).hexdigest()


# -- dice without their key ----------------


class RecordedDice(Dice):
    """Gives again what a record says was rolled, and objects when the rules ask for something else."""

    def __init__(self, results: list[tuple[int, Chance]], streams: tuple[str, ...]) -> None:
        self.results = results
        self.streams = streams
        self.used = 0
        self.indices = [0] * len(streams)
        self.logging = True
        self.log: list[Chance] = []

    @classmethod
    def of(cls, record: Record, streams: tuple[str, ...]) -> RecordedDice:
        results: list[tuple[int, Chance]] = []
        for number, line in enumerate(record.body, record.first):
            for word in line.split() if line.startswith("  ") else []:
                match = CHANCE.fullmatch(word)
                if match is None or match[1] not in streams:
                    raise RecordError(number, f"{word!r} is not a result of chance in this game")
                n = int(match[3] or 6)
                value = int(match[4]) - (0 if match[3] else 1)
                if not 0 <= value < n:
                    raise RecordError(number, f"{word!r} is not one of {n}")
                results.append((number, (streams.index(match[1]), int(match[2]), n, value)))
        return cls(results, streams)

    def below(self, n: int, stream: int) -> int:
        if self.used == len(self.results):
            after = self.results[-1][0] + 1 if self.results else 1
            raise RecordError(after, "the dice are secret: this record can be replayed, not played on")
        line, result = self.results[self.used]
        if result[:3] != (stream, self.indices[stream], n):
            found = _chance_lines(self.streams, [result])[0].strip()
            asked = f"{self.streams[stream]}#{self.indices[stream]}"
            raise RecordError(line, f"found {found!r}, expected {asked} with {n} possible results")
        self.used += 1
        self.indices[stream] += 1
        self.log.append(result)
        return result[3]

    def copy(self) -> RecordedDice:
        twin = RecordedDice(self.results, self.streams)
        twin.used = self.used
        twin.indices = list(self.indices)
        return twin


LoggedDice = KeyedDice | RecordedDice


# -- a game being played ----------------


@dataclass(frozen=True)
class Snapshot:
    """A match between two lines of its record: enough to go on from, whatever the rules were before."""

    rules: int
    content: str
    position: str
    # How many results each stream of chance has given, and how often chance was drawn afresh (`rewind`).
    indices: tuple[int, ...]
    dice_stream: int
    resigned: tuple[int, ...]
    # Who plays now, where in the record it was taken, and how much had happened.
    players: tuple[str, ...]
    lines: int
    events: int

    def written(self) -> list[str]:
        """The lines with which a record says that the game went on from here."""
        dice = "".join(f"{index} " for index in self.indices)
        gone = "".join(f" {_seat_word(seat)}" for seat in self.resigned)
        heading = f"rules {self.rules} content {self.content or '-'}"
        first = f"snapshot {heading} dice {dice}stream {self.dice_stream} resigned{gone}"
        return [first, *(f"{BAR}{_escape(line)}" for line in self.position.splitlines())]

    @classmethod
    def read(cls, body: list[str], place: int, players: Sequence[str], first: int) -> Snapshot:
        """The snapshot that stands at a place of a body, whose line 0 has the number `first`."""
        found = SNAPSHOT.fullmatch(body[place])
        assert found is not None
        position: list[str] = []
        for line in body[place + 1 :]:
            if not line.startswith(BAR):
                break
            position.append(_unescape(line.removeprefix(BAR), first + place + 1 + len(position)))
        return cls(
            rules=int(found[1]),
            content="" if found[2] == "-" else found[2],
            position="\n".join(position) + "\n",
            indices=tuple(int(index) for index in found[3].split()),
            dice_stream=int(found[4]),
            resigned=tuple(int(word.removeprefix("s")) - 1 for word in found[5].split()),
            players=tuple(players),
            lines=place,
            events=0,
        )


@dataclass
class _Moment:
    """Everything an undo brings back."""

    state: State
    dice: LoggedDice
    lines: int
    run: list[int]
    events: int


@dataclass(frozen=True)
class _Position:
    """A match between two lines of its record, as it really was."""

    state: State
    dice: LoggedDice
    lines: int
    players: tuple[str, ...]
    resigned: frozenset[int]
    turn: int
    dice_stream: int


class Match:
    """A game being played: the truth, its dice and its record. Terminal, tests and server play through it."""

    def __init__(
        self,
        game: Game,
        heading: Record,
        dice: LoggedDice,
        snapshot: Snapshot | None = None,
        before: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.heading = heading
        self.players = list(heading.players)
        self.dice = dice
        dice.logging = True
        # Everything that happened, the deal included, and what is called after a line has been written.
        self.events: list[Event] = []
        # Where the game went on, if it could not be re-run from its beginning.
        self.snapshot_used = snapshot
        if snapshot is None:
            self.state = game.new(game.options().fill(heading.options), dice, self.events)
        else:
            try:
                self.state = game.parse(snapshot.position, dice)
            except WardroomError as error:
                line = heading.first + len(before)
                raise RecordError(line, f"the snapshot cannot be read: {error}") from None
        self.state.log = []
        if len(self.players) != self.state.seats:
            raise OptionError(f"there are {self.state.seats} seats and {len(self.players)} players")
        self.hook: Callable[[Match], None] | None = None
        self.resigned: set[int] = set()
        self.outcome: Outcome | None = None
        self._body = ["begin"]
        # The place of the line from which everything can be played again.
        self._opening = 0
        # The run of a seat that is not yet a line, and the sealed runs of a step that is not yet open.
        self._runner = NOBODY
        self._run: list[int] = []
        self._sealed: dict[int, list[int]] = {}
        self._unsealed: _Moment | None = None
        self._past: list[_Moment] = []
        self._kept: list[_Position] = []
        self._dice_stream = 1
        self._turn = NOBODY
        self._hear()
        if snapshot is not None:
            self._opening = len(before)
            self._body = [*before, *snapshot.written()]
            self.players = list(snapshot.players)
            self.resigned = set(snapshot.resigned)
            self._dice_stream = snapshot.dice_stream
            self._turn = self.state.course().seat
        else:
            self._write_consequences()

    @classmethod
    def start(
        cls, game: Game, options: Mapping[str, Value], seed: int | bytes, players: Sequence[str]
    ) -> Match:
        """A new game from a number, or from a table's secret key: committed to now, published at the end."""
        schema = game.options()
        values = schema.fill(options)
        heading = Record(
            game=game.key,
            rules=game.rules_version,
            content=game.content_hash(values),
            options={option.key: option.write(values[option.key]) for option in schema.options},
            players=list(players),
            seed=seed if isinstance(seed, int) else None,
            commitment=commitment(seed) if isinstance(seed, bytes) else "",
        )
        key = seeded_key(seed) if isinstance(seed, int) else seed
        return cls(game, heading, KeyedDice(key, game.streams))

    @classmethod
    def resume(cls, path: Path | str, find: Find, key: bytes | None = None) -> Match:
        """The match that a file holds, replayed and checked, ready for its next decision."""
        record = Record.load(path)
        match = verify(record, find, key)
        if isinstance(match.dice, RecordedDice) and not match.over:
            raise RecordError(record.first - 1, "the dice are secret: their key is needed to play on")
        return match

    @classmethod
    def from_snapshot(
        cls, game: Game, heading: Record, key: bytes, snapshot: Snapshot, before: Sequence[str] = ()
    ) -> Match:
        """Go on from a snapshot under today's rules; the record says so after the lines `before` it.

        For a table whose answers, played again, no longer agree with what was then written.
        """
        dice = KeyedDice(key, game.streams)
        if len(snapshot.indices) > len(game.streams):
            raise RecordError(
                heading.first + len(before), "the snapshot has more streams of chance than the game"
            )
        dice.resume([*snapshot.indices, *[0] * (len(game.streams) - len(snapshot.indices))])
        content = game.content_hash(game.options().fill(heading.options))
        today = replace(snapshot, rules=game.rules_version, content=content, indices=tuple(dice.indices))
        return cls(game, replace(heading, body=[]), dice, today, before)

    def snapshot(self) -> Snapshot | None:
        """What `from_snapshot` needs; None in the middle of a run, which is not a line of the record yet."""
        if self._run or self._unsealed is not None or self.over:
            return None
        return Snapshot(
            rules=self.game.rules_version,
            content=self.heading.content if self.snapshot_used is None else self.snapshot_used.content,
            position=self.state.text(),
            indices=tuple(self.dice.indices),
            dice_stream=self._dice_stream,
            resigned=tuple(sorted(self.resigned)),
            players=tuple(self.players),
            lines=len(self._body),
            events=len(self.events),
        )

    # -- asking ----------------

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def record(self) -> Record:
        """The record so far, with the runs that are not finished at its end."""
        sealed = [f"sealed {self._line(seat, run)}" for seat, run in sorted(self._sealed.items()) if run]
        return replace(self.heading, body=self._body + self._unfinished() + sealed)

    @property
    def settled(self) -> Record:
        """The record without runs that are not finished: nobody but their seat may know that they began."""
        return replace(self.heading, body=list(self._body))

    @property
    def written(self) -> int:
        """How many lines of the body are finished."""
        return len(self._body)

    def lines_from(self, place: int) -> list[str]:
        """The finished lines of the body from a place on, for whoever keeps the record piece by piece."""
        return self._body[place:]

    def save(self, path: Path | str) -> None:
        self.record.save(path)

    def keep(self, path: Path | str) -> None:
        """Save now, and again whenever a line has been written."""
        self.hook = lambda match: match.save(path)
        self.save(path)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something to take back that nothing has come of yet."""
        if self._unsealed is not None:
            return bool(self._sealed.get(seat))
        return bool(self._past) and self._runner == seat

    # -- playing ----------------

    def apply(self, seat: int, action: int) -> list[Event]:
        """Check, carry out and record one answer; gives what happened."""
        self._refuse_when_over()
        self._keep_position()
        before = self._moment()
        top = self.state.stack[-1]
        if isinstance(top, Sealed):
            self._apply_in_secret(top, seat, action, before)
        else:
            self._apply_openly(seat, action, before)
        self._tell(before.lines)
        return self.events[before.events :]

    def _apply_openly(self, seat: int, action: int, before: _Moment) -> None:
        place = self._place()
        self.state.apply(seat, action)
        self._hear()
        if seat != self._runner:
            self._past.clear()
        self._runner = seat
        self._run.append(action)
        self._past.append(before)
        secret = bool(self.state.stack) and isinstance(self.state.stack[-1], Sealed)
        if secret or self.dice.log or self.state.asked() != 1 << seat or self._place() != place:
            self._write_run()
            self._write_consequences()
        if secret or self.over or self.state.tide != before.state.tide:
            self._past.clear()

    def _apply_in_secret(self, step: Sealed, seat: int, action: int, before: _Moment) -> None:
        reopened = not step.pending >> seat & 1
        self.state.apply(seat, action)
        self._hear()
        self._unsealed = self._unsealed or before
        self._sealed[seat] = [] if reopened else [*self._sealed.get(seat, []), action]
        # Only opening the step moves the tide.
        if self.state.tide != before.state.tide:
            self._body += [self._line(member, run) for member, run in sorted(self._sealed.items())]
            self._sealed, self._unsealed = {}, None
            self._write_consequences()

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, if nothing has come of it yet; the record forgets it."""
        if not self.can_undo(seat):
            return False
        lines = len(self._body)
        if self._unsealed is None:
            moment = self._past.pop()
            self._return_to(moment)
            del self.events[moment.events :]
            self._run = moment.run
            del self._body[moment.lines :]
            self._kept = [kept for kept in self._kept if kept.lines <= moment.lines]
        else:
            self._sealed[seat].pop()
            self._replay_sealed(self._unsealed)
        self._tell(lines)
        return True

    def _replay_sealed(self, unsealed: _Moment) -> None:
        """Sealed runs commute, so one of them can be changed under the others; they have told nothing yet."""
        self._return_to(unsealed)
        self._unsealed = self._moment()
        for seat, run in self._sealed.items():
            for action in run:
                self.state.apply(seat, action)
        self._hear()

    def resign(self, seat: int) -> None:
        """The seat gives up; when only one side is left, all of it have won.

        Among three or more sides the game goes on without it: somebody must play the seat (`bot_takes`), and
        a side that has given up altogether cannot win any more.
        """
        self._refuse_when_over()
        self._check_seat(seat)
        if seat in self.resigned:
            raise RecordError(self._next_line(), f"s{seat + 1} has resigned before")
        self.resigned.add(seat)
        left = self._sides_left()
        if len(left) == 1:
            sides = self._sides()
            self._end([other for other in range(self.state.seats) if sides[other] in left], "resigned")
        self._act(f"resign s{seat + 1}")

    def agree_draw(self) -> None:
        """All have agreed to stop: those who have not given up share the victory."""
        self._refuse_when_over()
        self._end([seat for seat in range(self.state.seats) if seat not in self.resigned], "draw-agreed")
        self._act("draw agreed")

    def _end(self, winners: list[int], reason: str) -> None:
        """The table ends the game; sealed runs that were under way never happened."""
        self._write_run()
        if self._unsealed is not None:
            self._return_to(self._unsealed)
            self._sealed, self._unsealed = {}, None
        self.outcome = Outcome(
            [int(seat in winners) for seat in range(self.state.seats)], winners, reason, ""
        )

    def _sides(self) -> list[str]:
        return self.game.sides(self.state) or [str(seat) for seat in range(self.state.seats)]

    def _sides_left(self) -> set[str]:
        """The sides of which somebody has not given up."""
        sides = self._sides()
        return {sides[seat] for seat in range(self.state.seats) if seat not in self.resigned}

    def _without_resigned(self, outcome: Outcome) -> Outcome:
        """Who has given up cannot win: then the best of the others has won."""
        sides = self._sides()
        left = self._sides_left()
        winners = [seat for seat in outcome.winners if sides[seat] in left]
        if not winners:
            total = {
                side: sum(outcome.scores[s] for s in range(len(sides)) if sides[s] == side) for side in left
            }
            winners = [s for s in range(len(sides)) if total.get(sides[s]) == max(total.values())]
        return Outcome(outcome.scores, winners, outcome.reason, outcome.rule)

    def bot_takes(self, seat: int, name: str) -> None:
        """A bot plays the seat from now on."""
        self._refuse_when_over()
        self._check_seat(seat)
        if not name.strip():
            raise RecordError(self._next_line(), "a bot needs a name")
        self.players[seat] = f"bot {name}"
        self._act(f"bot takes s{seat + 1}: {_escape(name)}")

    def person_takes(self, seat: int) -> None:
        """Whoever held the seat at the beginning plays it again."""
        self._refuse_when_over()
        self._check_seat(seat)
        if self.players[seat] == self.heading.players[seat]:
            raise RecordError(self._next_line(), f"nobody else plays for s{seat + 1}")
        if seat in self.resigned:
            raise RecordError(self._next_line(), f"s{seat + 1} has resigned")
        self.players[seat] = self.heading.players[seat]
        self._act(f"person takes s{seat + 1}")

    def rewind(self, line: int) -> None:
        """With everybody's consent: back to where the game stood after a line of the record.

        Sealed runs open together, so the line of one of them stands for all. Dice never rewind: each stream
        goes on from the index it has reached, so what comes is drawn afresh.
        """
        self._refuse_when_over()
        lines = line - self.heading.first + 1
        written = list(self._body)
        if lines > len(written):
            # Else the open run, of which only its seat knows, never happened.
            written += self._unfinished()
        if not 0 < lines <= len(written):
            raise RecordError(line, "there is nothing to go back to")
        if lines <= self._opening:
            raise RecordError(line, "the game went on from a snapshot after this line")
        earlier, start = self._shortly_before(lines)
        for _ in _follow(earlier, written, start):
            if earlier._unsealed is None and len(earlier._body) + len(earlier._unfinished()) >= lines:
                break
        self._body = written
        self.state, self.resigned, self._turn = earlier.state, earlier.resigned, earlier._turn
        self.state.dice = self.dice
        self._sealed, self._unsealed = {}, None
        self._runner, self._run = NOBODY, []
        self._past.clear()
        self._dice_stream += 1
        self._act(f"undo to {line}, dice stream {self._dice_stream}")
        # Nobody who goes back later has to go back with it once more.
        self._keep_position(at_once=True)

    def _from_the_start(self) -> Match:
        """The match as it began, or as it was when it went on from a snapshot."""
        snapshot, dice = self.snapshot_used, _from_the_start(self.dice)
        if snapshot is None:
            return Match(self.game, self.heading, dice)
        place_dice(dice, snapshot, self.heading.first + self._opening)
        return Match(self.game, self.heading, dice, snapshot, self._body[: self._opening])

    def _shortly_before(self, lines: int) -> tuple[Match, int]:
        """The match as it last kept itself before it had more lines than these, and the place it stood at."""
        kept = next((kept for kept in reversed(self._kept) if kept.lines <= lines), None)
        if kept is None:
            return self._from_the_start(), self._opening
        found = copy(self)
        found.state, found.dice = kept.state.copy(), kept.dice.copy()
        found.state.dice, found.state.log = found.dice, []
        found.events, found.hook = [], None
        found.players, found.resigned = list(kept.players), set(kept.resigned)
        found._body = self._body[: kept.lines]
        found._turn, found._dice_stream = kept.turn, kept.dice_stream
        found._runner, found._run, found._past = NOBODY, [], []
        found._sealed, found._unsealed = {}, None
        found._kept = [other for other in self._kept if other.lines <= kept.lines]
        return found, kept.lines - 1

    def _refuse_when_over(self) -> None:
        if self.over:
            raise Refused(Refusal("game-over", ""))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.state.seats:
            raise RecordError(self._next_line(), f"there is no seat s{seat + 1}")

    def _next_line(self) -> int:
        """The number that the next line would have."""
        return len(self.record.lines()) + 1

    # -- remembering ----------------

    def _keep_position(self, at_once: bool = False) -> None:
        """Every so many lines, where no run is open: a rewind plays again from there, not from the deal."""
        last = self._kept[-1].lines if self._kept else self._opening
        if self._run or self._unsealed is not None or self.over:
            return
        if len(self._body) - last < BETWEEN_POSITIONS and not at_once:
            return
        self._kept.append(
            _Position(
                self.state.copy(),
                self.dice.copy(),
                len(self._body),
                tuple(self.players),
                frozenset(self.resigned),
                self._turn,
                self._dice_stream,
            )
        )

    def _moment(self) -> _Moment:
        state, dice = self.state.copy(), self.dice.copy()
        return _Moment(state, dice, len(self._body), list(self._run), len(self.events))

    def _return_to(self, moment: _Moment) -> None:
        self.state, self.dice = moment.state, moment.dice
        self.state.dice = self.dice
        self.state.log = []
        self._turn = self.state.course().seat

    def _hear(self) -> None:
        if self.state.log:
            self.events += self.state.log
        self.state.log = []

    def _place(self) -> tuple[int, int, str]:
        if not self.state.asked():
            return self.state.tide, NOBODY, ""
        course = self.state.course()
        return self.state.tide, course.seat, course.current()

    # -- writing ----------------

    def _line(self, seat: int, run: list[int]) -> str:
        return f"s{seat + 1} {write_run(self.game, run)}"

    def _unfinished(self) -> list[str]:
        """The line of the open run, if there is one."""
        return [self._line(self._runner, self._run)] if self._run else []

    def _write_run(self) -> None:
        self._body += self._unfinished()
        self._run = []

    def _write_consequences(self) -> None:
        self._body += _chance_lines(self.game.streams, self.dice.log)
        self.dice.log.clear()
        if self.outcome is None and not self.state.asked():
            outcome = self.state.outcome()
            assert outcome is not None
            self.outcome = self._without_resigned(outcome) if self.resigned else outcome
        if self.outcome is not None:
            self._write_end(self.outcome)
        elif self._turn != self.state.course().seat:
            self._turn = self.state.course().seat
            self._body.append(f"turn {_seat_word(self._turn)} digest {digest(self.state)}")

    def _write_end(self, outcome: Outcome) -> None:
        scores = " ".join(str(score) for score in outcome.scores)
        winners = " ".join(_seat_word(seat) for seat in outcome.winners) or "-"
        why = f"{outcome.reason} {outcome.rule}".strip()
        self._body.append(f"end digest {digest(self.state)} scores {scores} winners {winners}: {why}")
        if self.heading.seed is None and isinstance(self.dice, KeyedDice):
            self._body.append(f"key: {self.dice.key.hex()}")

    def _act(self, line: str) -> None:
        """Write what the table does. A run that is open stays so: nobody but its seat may know of it."""
        lines = len(self._body)
        self._body.append(line)
        self._write_consequences()
        self._past = [moment for moment in self._past if self._run and moment.lines == lines]
        for moment in self._past:
            moment.lines = len(self._body)
        self._tell(lines)

    def note(self, event: Event) -> None:
        """The table has something to tell; what a seat can still take back comes after it."""
        told = len(self.events)
        self.events.append(event)
        self._past = [moment for moment in self._past if moment.events == told]
        for moment in self._past:
            moment.events = told + 1

    def _tell(self, lines: int) -> None:
        if self.hook is not None and len(self._body) != lines:
            self.hook(self)


def _seat_word(seat: int) -> str:
    return f"s{seat + 1}" if seat >= 0 else "-"


def _from_the_start(dice: LoggedDice) -> LoggedDice:
    if isinstance(dice, RecordedDice):
        return RecordedDice(dice.results, dice.streams)
    return KeyedDice(dice.key, dice.streams)


def place_dice(dice: LoggedDice, snapshot: Snapshot, line: int) -> None:
    """Dice as they stood at a snapshot, which has this line in the record."""
    if len(snapshot.indices) != len(dice.streams):
        raise RecordError(
            line, f"found {len(snapshot.indices)} streams of chance, expected {len(dice.streams)}"
        )
    if isinstance(dice, KeyedDice):
        dice.resume(list(snapshot.indices))
    else:
        dice.indices = list(snapshot.indices)
        dice.used = sum(number < line for number, _ in dice.results)


# -- replaying ----------------


def play_again(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[Match, int]]:
    """Play a record again: the match as it then was, and the number of the line that was played.

    Whatever the rules now give is compared with what the record says; RecordError tells where they part.
    """
    match = _reopen(record, find, key)
    for line in _follow(match, record.body, match._opening):
        yield match, line


def play_whole(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[Match, int]]:
    """The same from the very beginning, though the game went on from a snapshot later: then another match
    follows, which begins there. What stands before is left out if today's rules do not give it again."""
    place = _last_snapshot(record)
    if place:
        early = replace(record, body=record.body[:place])
        try:
            verify(early, find)
        except RecordError:
            pass
        else:
            yield from play_whole(early, find)
    yield from play_again(record, find, key)


def replay(record: Record, find: Find, key: bytes | None = None) -> Iterator[tuple[State, list[Event], int]]:
    """The same with the state (copy it to keep it) and what happened."""
    heard = 0
    for match, line in play_again(record, find, key):
        yield match.state, match.events[heard:], line
        heard = len(match.events)


def verify(record: Record, find: Find, key: bytes | None = None) -> Match:
    """Replay the whole record; gives the match as it stands at its end."""
    match = _reopen(record, find, key)
    for _ in _follow(match, record.body, match._opening):
        pass
    return match


def _reopen(record: Record, find: Find, key: bytes | None) -> Match:
    """The match at the beginning of a record, or where it last went on from a snapshot."""
    game = find(record.game)
    place = _last_snapshot(record)
    snapshot = None if place is None else Snapshot.read(record.body, place, record.players, record.first)
    rules, content = (
        (record.rules, record.content) if snapshot is None else (snapshot.rules, snapshot.content)
    )
    rules_line, content_line = (3, 4) if place is None else (record.first + place, record.first + place)
    if rules != game.rules_version:
        raise RecordError(rules_line, f"found rules version {rules}, expected {game.rules_version}")
    try:
        expected = game.content_hash(game.options().fill(record.options))
        if content != expected:
            raise RecordError(content_line, f"found content {content or '-'}, expected {expected or '-'}")
        dice = _dice_of(record, game, key or record.key)
        heading = replace(record, body=[])
        if snapshot is None or place is None:
            return Match(game, heading, dice)
        before = record.body[:place]
        place_dice(dice, snapshot, record.first + place)
        snapshot = replace(snapshot, players=tuple(_players_after(record.players, before, record.first)))
        return Match(game, heading, dice, snapshot, before)
    except OptionError as error:
        raise RecordError(_line_of_option(record, error), str(error)) from None


def _last_snapshot(record: Record) -> int | None:
    """The place in the body from which the game last went on."""
    return max((n for n, line in enumerate(record.body) if SNAPSHOT.fullmatch(line)), default=None)


def _players_after(players: list[str], lines: list[str], first: int) -> list[str]:
    """Who plays after lines that cannot be played again."""
    found = list(players)
    for number, line in enumerate(lines, first):
        if taken := TAKEOVER.fullmatch(line):
            found[int(taken[1]) - 1] = f"bot {_unescape(taken[2], number)}"
        elif back := RETURN.fullmatch(line):
            found[int(back[1]) - 1] = players[int(back[1]) - 1]
    return found


def _dice_of(record: Record, game: Game, key: bytes | None) -> KeyedDice | RecordedDice:
    """The dice of the key, or else the results that the record holds."""
    if key is not None and record.seed is None and commitment(key) != record.commitment:
        raise RecordError(record.first - 1, "the key is not the one that was committed to")
    return KeyedDice(key, game.streams) if key is not None else RecordedDice.of(record, game.streams)


def _line_of_option(record: Record, error: OptionError) -> int:
    words = str(error).replace("'", " ").split()
    named = [line for line, key in enumerate(record.options, 5) if key in words]
    return named[0] if named else 5


def _follow(match: Match, lines: list[str], opening: int) -> Iterator[int]:
    """Play the lines after the place `opening`, checking that the match writes them again; gives the number
    of each one played."""
    first = match.heading.first
    checked = opening
    for place in range(opening, len(lines)):
        number, line = first + place, lines[place]
        if place > opening and CAUSED.fullmatch(line):
            if place >= checked:
                raise RecordError(number, f"found {line!r}, expected an answer of {_waiting(match)}")
            continue
        if place > opening:
            _play_line(match, line, number)
        _compare(match._body, lines, first, checked)
        checked = len(match._body)
        yield number
    body = match.record.body
    _compare(body, lines, first, checked)
    if len(lines) > len(body):
        raise RecordError(first + len(body), f"found {lines[len(body)]!r}, expected the end")


def _compare(written: list[str], lines: list[str], first: int, start: int = 0) -> None:
    """Compare from the place `start` on; `first` is the number of the line at place 0."""
    for place in range(start, len(written)):
        found = repr(lines[place]) if place < len(lines) else "the end"
        if found != repr(written[place]):
            raise RecordError(first + place, f"found {found}, expected {written[place]!r}")


def _play_line(match: Match, line: str, number: int) -> None:
    if match.over:
        raise RecordError(number, f"found {line!r}, but the game is over")
    if run := RUN.fullmatch(line):
        _play_run(match, int(run[1]) - 1, run[2].split(), number)
        return
    # A run that stands before an act ended there.
    match._write_run()
    if resigned := RESIGN.fullmatch(line):
        match.resign(int(resigned[1]) - 1)
    elif taken := TAKEOVER.fullmatch(line):
        match.bot_takes(int(taken[1]) - 1, _unescape(taken[2], number))
    elif returned := RETURN.fullmatch(line):
        match.person_takes(int(returned[1]) - 1)
    elif DRAW.fullmatch(line):
        match.agree_draw()
    elif undone := UNDO.fullmatch(line):
        if int(undone[1]) >= number:
            raise RecordError(number, f"line {undone[1]} is not yet there to go back to")
        match.rewind(int(undone[1]))


def _play_run(match: Match, seat: int, words: list[str], number: int) -> None:
    for word in words:
        legal = match.state.legal(seat) if seat < match.state.seats and not match.over else []
        names = [match.game.action_text(action) for action in legal]
        if word not in names:
            allowed = f"expected {_some(names)}" if names else "expected nothing more of this seat"
            raise RecordError(number, f"s{seat + 1} cannot answer {word!r} here; {allowed}")
        match.apply(seat, legal[names.index(word)])


def _waiting(match: Match) -> str:
    return " or ".join(_seat_word(seat) for seat in match.state.waiting())


def _some(names: list[str]) -> str:
    if len(names) <= 8:
        return " or ".join(names)
    return f"one of {len(names)} answers such as {', '.join(names[:6])}"
