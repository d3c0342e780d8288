"""A whole game as text: what was chosen, what chance gave, and digests that prove it.

A record is ASCII, its lines counted from 1. After the heading, `begin` deals; then comes one line per run of
a seat (`s1 gun5 iowa slava`) or act of the table (`resign s2`), each followed by what it caused: results of
chance, two spaces in (`fog#3=4` is a die; `draw#17/100=55` one of a hundred, counted from 0), a digest when
the turn passes to another seat, and `end`. Sealed runs stand in seat order, where their step opened.
A game that went on from a snapshot, because re-running it no longer agreed, says so with a line `snapshot`
and the position behind bars; what stands before that is kept as it was written, and cannot be checked.
`match.py` writes a record while a game is played; `replaying.py` plays it again.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from wardroom.core.bounds import RECORD, excess
from wardroom.core.dice import Dice, KeyedDice, seeded_key
from wardroom.core.errors import WardroomError
from wardroom.core.state import State

FORMAT = 1
WIDTH = 110

RUN = re.compile(r"(?:sealed )?s([1-9]\d{0,8})((?: \S+)+)")
CHANCE = re.compile(r"(\S+)#(\d{1,18})(?:/(\d{1,18}))?=(\d{1,18})")
RESIGN = re.compile(r"resign s([1-9]\d{0,8})")
TAKEOVER = re.compile(r"bot takes s([1-9]\d{0,8}): (.+)")
RETURN = re.compile(r"person takes s([1-9]\d{0,8})")
DRAW = re.compile(r"draw agreed")
# The rules, the content and the places of the dice with which a game goes on; then seats that have resigned.
SNAPSHOT = re.compile(
    r"snapshot rules (\d{1,18}) content (\S+) dice ((?:\d{1,18} )*)stream (\d{1,9})"
    r" resigned((?: s[1-9]\d{0,8})*)"
)
BAR = "| "
UNDO = re.compile(r"undo to (\d{1,18}), dice stream \d+")
KEY = re.compile(r"key: ((?:[0-9a-f]{2})+)")
# Lines that follow from others: they are never played, only compared.
CAUSED = re.compile(r"begin|  \S.*|\| .*|turn (?:s\d+|-) digest [0-9a-f]{16}|end .+|" + KEY.pattern)
ACTS = (RUN, RESIGN, TAKEOVER, RETURN, DRAW, SNAPSHOT, UNDO)

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
            *(f"option {key}: {escape(text)}".rstrip() for key, text in self.options.items()),
            *(f"s{seat}: {escape(player)}" for seat, player in enumerate(self.players, 1)),
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
        place, fault = excess(text, RECORD)
        if fault:
            raise RecordError(place, fault)
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
        compare(record.heading(), reader.lines, 1)
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
            yield match[1], unescape(match[2] or "", self.number)

    def rest(self) -> Iterator[str]:
        self.start = self.number
        for line in self.lines[self.start :]:
            self.number += 1
            yield line


def escape(text: str) -> str:
    return text.encode("unicode_escape").decode("ascii")


def unescape(text: str, line: int) -> str:
    try:
        return text.encode("ascii").decode("unicode_escape")
    except UnicodeDecodeError:
        raise RecordError(line, "a backslash that means nothing") from None


def chance_lines(streams: tuple[str, ...], results: list[Chance]) -> list[str]:
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
            found = chance_lines(self.streams, [result])[0].strip()
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


def dice_again(dice: LoggedDice) -> LoggedDice:
    """The same dice before the first roll."""
    if isinstance(dice, RecordedDice):
        return RecordedDice(dice.results, dice.streams)
    return KeyedDice(dice.key, dice.streams)


# -- a game that goes on ----------------


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
        gone = "".join(f" {seat_word(seat)}" for seat in self.resigned)
        heading = f"rules {self.rules} content {self.content or '-'}"
        first = f"snapshot {heading} dice {dice}stream {self.dice_stream} resigned{gone}"
        return [first, *(f"{BAR}{escape(line)}" for line in self.position.splitlines())]

    @classmethod
    def read(cls, body: list[str], place: int, players: Sequence[str], first: int) -> Snapshot:
        """The snapshot that stands at a place of a body, whose line 0 has the number `first`."""
        found = SNAPSHOT.fullmatch(body[place])
        assert found is not None
        position: list[str] = []
        for line in body[place + 1 :]:
            if not line.startswith(BAR):
                break
            position.append(unescape(line.removeprefix(BAR), first + place + 1 + len(position)))
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


def seat_word(seat: int) -> str:
    return f"s{seat + 1}" if seat >= 0 else "-"


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


def compare(written: list[str], lines: list[str], first: int, start: int = 0) -> None:
    """Compare from the place `start` on; `first` is the number of the line at place 0."""
    for place in range(start, len(written)):
        found = repr(lines[place]) if place < len(lines) else "the end"
        if found != repr(written[place]):
            raise RecordError(first + place, f"found {found}, expected {written[place]!r}")
