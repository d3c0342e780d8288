"""A game being played: the truth, its dice, and the record that it writes (`records.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from wardroom.core.decision import DONE, OPENLY, Refusal, Refused
from wardroom.core.dice import KeyedDice, commitment, seeded_key
from wardroom.core.errors import WardroomError
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.notation import write_run
from wardroom.core.options import OptionError, Value
from wardroom.core.outcome import Outcome
from wardroom.core.past import Past
from wardroom.core.records import (
    CAUSED,
    DRAW,
    RESIGN,
    RETURN,
    RUN,
    TAKEOVER,
    UNDO,
    LoggedDice,
    Record,
    RecordError,
    Snapshot,
    chance_lines,
    compare,
    dice_again,
    digest,
    escape,
    place_dice,
    seat_word,
    unescape,
)
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, State

# Lines between two positions that a match keeps of itself: a rewind takes as long as playing these again.
BETWEEN_POSITIONS = 32


class _Position:
    """A match between two lines of its record, as it really was."""

    def __init__(self, match: Match) -> None:
        self.state = match.state.copy()
        self.dice = match.dice.copy()
        self.lines = match.written
        self.players = list(match.players)
        self.resigned = set(match.resigned)
        self.turn = match._turn
        self.dice_stream = match._dice_stream


class Match:
    """A game being played: the truth, its dice and its record. Terminal, tests and server play through it."""

    def __init__(self, game: Game, heading: Record, dice: LoggedDice, state: State) -> None:
        """A state with nothing behind it; `start`, `dealt`, `from_snapshot` and `going_on` give a match."""
        if len(heading.players) != state.seats:
            raise OptionError(f"there are {state.seats} seats and {len(heading.players)} players")
        self.game = game
        self.heading = heading
        self.players = list(heading.players)
        self.dice = dice
        self.state = state
        state.log = []
        # Everything that happened, the deal included, and what is called after a line has been written.
        self.events: list[Event] = []
        self.hook: Callable[[Match], None] | None = None
        # Where the game went on, if it could not be re-run from its beginning.
        self.snapshot_used: Snapshot | None = None
        self.resigned: set[int] = set()
        self.outcome: Outcome | None = None
        self._body = ["begin"]
        # The place of the line from which everything can be played again.
        self.opening = 0
        # The run of a seat that is not yet a line, and the sealed runs of a step that is not yet open.
        self._runner = NOBODY
        self._run: list[int] = []
        self._sealed: dict[int, list[int]] = {}
        self._unsealed: Past | None = None
        self._past: list[Past] = []
        self._kept: list[_Position] = []
        self._dice_stream = 1
        self._turn = NOBODY

    @classmethod
    def dealt(cls, game: Game, heading: Record, dice: LoggedDice) -> Match:
        """A new game with these dice."""
        dice.logging = True
        events: list[Event] = []
        match = cls(game, heading, dice, game.new(game.options().fill(heading.options), dice, events))
        match.events = events
        match._write_consequences()
        return match

    @classmethod
    def going_on(
        cls, game: Game, heading: Record, dice: LoggedDice, snapshot: Snapshot, before: Sequence[str]
    ) -> Match:
        """The game of a snapshot, to which the dice were placed; the lines `before` it are only kept."""
        dice.logging = True
        try:
            state = game.parse(snapshot.position, dice)
        except WardroomError as error:
            line = heading.first + len(before)
            raise RecordError(line, f"the snapshot cannot be read: {error}") from None
        match = cls(game, heading, dice, state)
        match.snapshot_used = snapshot
        match.opening = len(before)
        match._body = [*before, *snapshot.written()]
        match.players = list(snapshot.players)
        match.resigned = set(snapshot.resigned)
        match._dice_stream = snapshot.dice_stream
        match._turn = state.course().seat
        return match

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
        return cls.dealt(game, heading, KeyedDice(key, game.streams))

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
        return cls.going_on(game, replace(heading, body=[]), dice, today, before)

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

    def can_choose_again(self, seat: int, watched: bool) -> bool:
        """Whether it can take back an answer that was not the only one.

        Where others watch, what they saw it answer counts, too: they must not learn that there was no other.
        """
        if self._unsealed is None:
            return self.can_undo(seat) and any(
                (watched and past.state.secrecy() == OPENLY) or len(past.state.legal(seat)) > 1
                for past in reversed(self._past)
            )
        state = self._unsealed.state.copy()
        for action in self._sealed.get(seat, []):
            if len(state.legal(seat)) > 1:
                return True
            state.apply(seat, action)
        return False

    def has_begun(self, seat: int) -> bool:
        """Whether the seat has chosen a part of what it is asked now, and may still take that back.

        What had no other answer was no choice.
        """
        if self._unsealed is not None or not self.can_undo(seat):
            return self.can_undo(seat)
        question = self.state.decision(seat).name
        given = [past for past in self._past if past.state.decision(seat).name == question]
        chosen = any(len(past.state.legal(seat)) > 1 for past in given)
        return chosen and given[-1].answer != DONE

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

    def _apply_openly(self, seat: int, action: int, before: Past) -> None:
        place = self._place()
        self.state.apply(seat, action)
        self._hear()
        if seat != self._runner:
            self._past.clear()
        self._runner = seat
        self._run.append(action)
        before.answer = action
        self._past.append(before)
        secret = bool(self.state.stack) and isinstance(self.state.stack[-1], Sealed)
        if secret or self.dice.log or self.state.asked() != 1 << seat or self._place() != place:
            self._write_run()
            self._write_consequences()
        if secret or self.over or self.state.irrevocable != before.state.irrevocable:
            self._past.clear()

    def _apply_in_secret(self, step: Sealed, seat: int, action: int, before: Past) -> None:
        reopened = not step.pending >> seat & 1
        self.state.apply(seat, action)
        self._hear()
        self._unsealed = self._unsealed or before
        self._sealed[seat] = [] if reopened else [*self._sealed.get(seat, []), action]
        # Only opening the step is irrevocable.
        if self.state.irrevocable != before.state.irrevocable:
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

    def rehearsal(self) -> Match:
        """As much of the match as `undo` needs: answers are taken back in it without any of it being so."""
        found = Match(self.game, self.heading, self.dice.copy(), self.state.copy())
        found.state.dice = found.dice
        found.outcome, found.resigned = self.outcome, set(self.resigned)
        found.events, found._body = list(self.events), list(self._body)
        found._runner, found._run = self._runner, list(self._run)
        found._sealed = {seat: list(run) for seat, run in self._sealed.items()}
        found._unsealed = None if self._unsealed is None else self._unsealed.copy()
        found._past = [past.copy() for past in self._past]
        found._turn, found._dice_stream = self._turn, self._dice_stream
        return found

    def _replay_sealed(self, unsealed: Past) -> None:
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
        self._check_act(seat)
        if seat in self.resigned:
            raise RecordError(self._next_line(), f"s{seat + 1} has resigned before")
        self.resigned.add(seat)
        if len(self._sides_left()) == 1:
            self._end("resigned")
        self._act(f"resign s{seat + 1}")

    def agree_draw(self) -> None:
        """All have agreed to stop: those who have not given up share the victory."""
        self._refuse_when_over()
        self._end("draw-agreed")
        self._act("draw agreed")

    def _end(self, reason: str) -> None:
        """The sides that are left have won; sealed runs that were under way never happened."""
        self._write_run()
        if self._unsealed is not None:
            self._return_to(self._unsealed)
            self._sealed, self._unsealed = {}, None
        sides, left = self._sides(), self._sides_left()
        winners = [seat for seat in range(self.state.seats) if sides[seat] in left]
        self.outcome = Outcome([int(side in left) for side in sides], winners, reason, "")

    def _sides(self) -> list[str]:
        return self.game.sides(self.state) or [str(seat) for seat in range(self.state.seats)]

    def _sides_left(self) -> set[str]:
        """The sides of which somebody has not given up."""
        sides = self._sides()
        return {sides[seat] for seat in range(self.state.seats) if seat not in self.resigned}

    def _without_resigned(self, outcome: Outcome) -> Outcome:
        """Who has given up cannot win: then the best of the others has won, for no reason of the rules."""
        sides = self._sides()
        left = self._sides_left()
        winners = [seat for seat in outcome.winners if sides[seat] in left]
        if winners == outcome.winners:
            return outcome
        if not winners:
            total = {
                side: sum(outcome.scores[s] for s in range(len(sides)) if sides[s] == side) for side in left
            }
            winners = [s for s in range(len(sides)) if total.get(sides[s]) == max(total.values())]
        return Outcome(outcome.scores, winners, "best-left", "")

    def bot_takes(self, seat: int, name: str) -> None:
        """A bot plays the seat from now on."""
        self._check_act(seat)
        if not name.strip():
            raise RecordError(self._next_line(), "a bot needs a name")
        self.players[seat] = f"bot {name}"
        self._act(f"bot takes s{seat + 1}: {escape(name)}")

    def person_takes(self, seat: int) -> None:
        """Whoever held the seat at the beginning plays it again."""
        self._check_act(seat)
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
        if lines <= self.opening:
            raise RecordError(line, "the game went on from a snapshot after this line")
        earlier, start = self._shortly_before(lines)
        for _ in follow(earlier, written, start):
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
        snapshot, dice = self.snapshot_used, dice_again(self.dice)
        if snapshot is None:
            return Match.dealt(self.game, self.heading, dice)
        place_dice(dice, snapshot, self.heading.first + self.opening)
        return Match.going_on(self.game, self.heading, dice, snapshot, self._body[: self.opening])

    def _shortly_before(self, lines: int) -> tuple[Match, int]:
        """The match as it last kept itself before it had more lines than these, and the place it stood at."""
        kept = next((kept for kept in reversed(self._kept) if kept.lines <= lines), None)
        if kept is None:
            return self._from_the_start(), self.opening
        found = Match(self.game, self.heading, kept.dice.copy(), kept.state.copy())
        found.state.dice = found.dice
        found.snapshot_used, found.opening = self.snapshot_used, self.opening
        found.players, found.resigned = list(kept.players), set(kept.resigned)
        found._body = self._body[: kept.lines]
        found._turn, found._dice_stream = kept.turn, kept.dice_stream
        found._kept = [other for other in self._kept if other.lines <= kept.lines]
        return found, kept.lines - 1

    def _refuse_when_over(self) -> None:
        if self.over:
            raise Refused(Refusal("game-over", ""))

    def _check_act(self, seat: int) -> None:
        """Whether the table may do something with the seat."""
        self._refuse_when_over()
        if not 0 <= seat < self.state.seats:
            raise RecordError(self._next_line(), f"there is no seat s{seat + 1}")

    def _next_line(self) -> int:
        """The number that the next line would have."""
        return len(self.record.lines()) + 1

    # -- remembering ----------------

    def _keep_position(self, at_once: bool = False) -> None:
        """Every so many lines, where no run is open: a rewind plays again from there, not from the deal."""
        last = self._kept[-1].lines if self._kept else self.opening
        if self._run or self._unsealed is not None or self.over:
            return
        if len(self._body) - last < BETWEEN_POSITIONS and not at_once:
            return
        self._kept.append(_Position(self))

    def _moment(self) -> Past:
        state, dice = self.state.copy(), self.dice.copy()
        return Past(state, dice, len(self._body), list(self._run), len(self.events))

    def _return_to(self, moment: Past) -> None:
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
            return self.state.irrevocable, NOBODY, ""
        course = self.state.course()
        return self.state.irrevocable, course.seat, course.current()

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
        self._body += chance_lines(self.game.streams, self.dice.log)
        self.dice.log.clear()
        if self.outcome is None and not self.state.asked():
            outcome = self.state.outcome()
            assert outcome is not None
            self.outcome = self._without_resigned(outcome) if self.resigned else outcome
        if self.outcome is not None:
            self._write_end(self.outcome)
        elif self._turn != self.state.course().seat:
            self._turn = self.state.course().seat
            self._body.append(f"turn {seat_word(self._turn)} digest {digest(self.state)}")

    def _write_end(self, outcome: Outcome) -> None:
        scores = " ".join(str(score) for score in outcome.scores)
        winners = " ".join(seat_word(seat) for seat in outcome.winners) or "-"
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


# -- playing lines again ----------------


def follow(match: Match, lines: list[str], opening: int) -> Iterator[int]:
    """Play the lines after the place `opening`, checking that the match writes them again; gives the number
    of each one played."""
    first = match.heading.first
    checked = opening
    for place in range(opening, len(lines)):
        number, line = first + place, lines[place]
        if place > opening and CAUSED.fullmatch(line):
            if place >= checked:
                waiting = " or ".join(seat_word(seat) for seat in match.state.waiting())
                raise RecordError(number, f"found {line!r}, expected an answer of {waiting}")
            continue
        if place > opening:
            _play_line(match, line, number)
        compare(match._body, lines, first, checked)
        checked = len(match._body)
        yield number
    body = match.record.body
    compare(body, lines, first, checked)
    if len(lines) > len(body):
        raise RecordError(first + len(body), f"found {lines[len(body)]!r}, expected the end")


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
        match.bot_takes(int(taken[1]) - 1, unescape(taken[2], number))
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


def _some(names: list[str]) -> str:
    if len(names) <= 8:
        return " or ".join(names)
    return f"one of {len(names)} answers such as {', '.join(names[:6])}"
