"""Many games at once: who wins, how long games last, and what decides them.

Each game draws its chance from the seed and its own number, and everything added up is a whole number, so the
same seed gives the same report whatever the number of workers.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from ctypes import c_bool
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import islice
from typing import Any

from rich.console import Console
from rich.table import Table

from wardroom import bots as all_bots
from wardroom import games as all_games
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.options import OptionError, Value
from wardroom.core.playout import policy_playout
from wardroom.core.state import State
from wardroom.core.words import Words

# Games handed to a worker at a time, and into how many parts a short simulation is cut for each worker.
TASK = 1000
PARTS = 40
# Answers in one game: more than any game can ask.
LIMIT = 1_000_000


Progress = Callable[[int, int], None]


# -- adding up -----------------------------------------------------------------------------------------------


@dataclass
class Standing:
    """The results of a bot, a seat or a side: one for each game and seat it played."""

    played: int = 0
    wins: int = 0
    points: int = 0
    squares: int = 0

    def add(self, won: bool, points: int) -> None:
        self.played += 1
        self.wins += won
        self.points += points
        self.squares += points * points

    def merge(self, other: Standing) -> None:
        self.played += other.played
        self.wins += other.wins
        self.points += other.points
        self.squares += other.squares

    @property
    def share(self) -> float:
        return self.wins / self.played if self.played else 0.0

    def as_dict(self) -> dict[str, Any]:
        return {
            "played": self.played,
            "wins": self.wins,
            "share": self.share,
            "ci95": list(wilson(self.wins, self.played)),
            "points": mean(self.points, self.played),
            "points_sd": deviation(self.points, self.squares, self.played),
        }


@dataclass
class Report:
    """Everything a simulation has counted."""

    games: int = 0
    decisions: int = 0
    decisions_squared: int = 0
    longest: int = 0
    draws: int = 0
    seconds: float = 0.0
    bots: dict[str, Standing] = field(default_factory=dict)
    seats: dict[str, Standing] = field(default_factory=dict)
    sides: dict[str, Standing] = field(default_factory=dict)
    tally: Counter[str] = field(default_factory=Counter)

    def add(self, state: State, lineup: Sequence[str], decisions: int, sides: list[str]) -> None:
        """Count one finished game."""
        outcome = state.outcome()
        assert outcome is not None
        drawn = len({sides[seat] if sides else seat for seat in outcome.winners}) != 1
        self.games += 1
        self.draws += drawn
        self.decisions += decisions
        self.decisions_squared += decisions * decisions
        self.longest = max(self.longest, decisions)
        for seat, bot in enumerate(lineup):
            won = seat in outcome.winners and not drawn
            _of(self.bots, bot).add(won, outcome.scores[seat])
            _of(self.seats, str(seat + 1)).add(won, outcome.scores[seat])
            if sides:
                _of(self.sides, sides[seat]).add(won, outcome.scores[seat])

    def merge(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.decisions_squared += other.decisions_squared
        self.longest = max(self.longest, other.longest)
        self.draws += other.draws
        self.tally.update(other.tally)
        for mine, theirs in ((self.bots, other.bots), (self.seats, other.seats), (self.sides, other.sides)):
            for name, standing in theirs.items():
                _of(mine, name).merge(standing)

    def as_dict(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "draws": self.draws,
            "bots": {name: self.bots[name].as_dict() for name in sorted(self.bots)},
            "seats": {name: self.seats[name].as_dict() for name in sorted(self.seats)},
        }
        if self.sides:
            told["sides"] = {name: self.sides[name].as_dict() for name in sorted(self.sides)}
        told["length"] = {
            "mean": mean(self.decisions, self.games),
            "sd": deviation(self.decisions, self.decisions_squared, self.games),
            "longest": self.longest,
        }
        told["tally"] = {name: self.tally[name] for name in sorted(self.tally)}
        return told


def _of(standings: dict[str, Standing], name: str) -> Standing:
    return standings.setdefault(name, Standing())


def mean(total: int, count: int) -> float:
    return total / count if count else 0.0


def deviation(total: int, squares: int, count: int) -> float:
    """The standard deviation of one result."""
    return math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0


def wilson(wins: int, played: int, z: float = 1.959963984540054) -> tuple[float, float]:
    """The 95 % interval of a share, sensible near 0 and 1 and for few games."""
    if played == 0:
        return 0.0, 1.0
    share = wins / played
    scale = 1 + z * z / played
    middle = (share + z * z / (2 * played)) / scale
    reach = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played)) / scale
    low = 0.0 if wins == 0 else middle - reach
    high = 1.0 if wins == played else middle + reach
    return low, high


# -- playing -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """What a worker must know to play any of the games."""

    game: Game
    options: dict[str, Value]
    seats: int
    bots: tuple[str, ...]
    seed: int

    def lineup(self, number: int) -> list[str]:
        """The bots by seat: the list repeated to fill the seats, and rotated through them game by game."""
        length = max(self.seats, len(self.bots))
        return [self.bots[(seat + number) % length % len(self.bots)] for seat in range(self.seats)]

    def play(self, numbers: range, stopped: Callable[[], bool]) -> Report:
        report = Report()
        for number in numbers:
            if stopped():
                break
            self.play_one(number, report)
        return report

    def play_one(self, number: int, report: Report) -> None:
        lineup = self.lineup(number)
        chance, *seeds = _seeds(self.seed, number, self.seats + 1)
        policies = [all_bots.find(self.game.key, *bot) for bot in zip(lineup, seeds, strict=True)]
        state = self.game.new(self.options, FastDice(chance))
        decisions = policy_playout(state, policies, LIMIT)
        if state.asked():
            raise RuntimeError(f"game {number} of seed {self.seed} does not end")
        report.add(state, lineup, decisions, self.game.sides(state))
        report.tally.update(self.game.tally(state))


def _seeds(seed: int, number: int, count: int) -> Iterator[int]:
    """Independent numbers for the chance of one game and for each of its seats."""
    for part in range(count):
        yield int.from_bytes(blake2b(f"{seed}:{number}:{part}".encode(), digest_size=8).digest(), "big") >> 1


def simulate(
    game: Game,
    options: Mapping[str, Value] | None = None,
    seats: int | None = None,
    games: int = 1000,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play `games` games between bots; `progress` is told now and then how many of them are done."""
    plan = _plan(game, options or {}, seats, tuple(bots), seed)
    workers = workers or cores()
    began = time.perf_counter()
    report = Report()
    parts = _parts(games, workers)
    results = _in_processes(plan, parts, workers) if min(workers, len(parts)) > 1 else _here(plan, parts)
    with closing(results):
        for part in results:
            report.merge(part)
            if progress is not None:
                progress(report.games, games)
    report.seconds = time.perf_counter() - began
    return report


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _plan(
    game: Game, options: Mapping[str, Value], seats: int | None, bots: tuple[str, ...], seed: int
) -> Plan:
    schema = game.options()
    if seats is not None and not game.least_seats <= seats <= game.most_seats:
        raise OptionError(f"{game.key} has {game.least_seats} to {game.most_seats} seats, not {seats}")
    if seats is not None and "seats" in schema.by_key:
        options = {**options, "seats": seats}
    if not bots:
        raise OptionError(f"name at least one bot: {', '.join(all_bots.names(game.key))}")
    for bot in bots:
        all_bots.check(game.key, bot)
    values = schema.fill(options)
    sat = game.new(values, FastDice(0)).seats
    if seats is not None and sat != seats:
        raise OptionError(f"{game.key} with these options has {sat} seats, not {seats}")
    return Plan(game, values, sat, bots, seed)


def _parts(games: int, workers: int) -> list[range]:
    size = max(1, min(TASK, games // (workers * PARTS)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _here(plan: Plan, parts: list[range]) -> Generator[Report, None, None]:
    return (plan.play(part, lambda: False) for part in parts)


# -- in processes --------------------------------------------------------------------------------------------

_worker: tuple[Plan, Any] | None = None


def _in_processes(plan: Plan, parts: list[range], workers: int) -> Generator[Report, None, None]:
    forks = "fork" in multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if forks else None)
    stop = context.RawValue(c_bool, False)
    # A fork inherits the game; elsewhere a worker can only find again what the registry holds.
    game = plan.game if forks else _registered(plan.game)
    rest = (plan.options, plan.seats, plan.bots, plan.seed)
    with ProcessPoolExecutor(min(workers, len(parts)), context, _enlist, (game, rest, stop)) as pool:
        ahead = iter(parts)
        running: set[Future[Report]] = set()
        try:
            running = {pool.submit(_work, part) for part in islice(ahead, 2 * workers)}
            # All workers have begun; whoever listens may now start threads of its own.
            yield Report()
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(_work, part) for part in islice(ahead, len(done))}
                yield from (future.result() for future in done)
        finally:
            # Reached early by Ctrl-C or an error: every worker finishes the game it is in.
            stop.value = True
            pool.shutdown(wait=True, cancel_futures=True)


def _registered(game: Game) -> str:
    """The key by which a new process finds the very same game."""
    if game.key not in all_games.names() or all_games.find(game.key) is not game:
        raise OptionError(f"this {game.key} is not the one that new processes would load: use one worker")
    return game.key


def _enlist(game: Game | str, rest: tuple[dict[str, Value], int, tuple[str, ...], int], stop: Any) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = Plan(all_games.find(game) if isinstance(game, str) else game, *rest), stop


def _work(part: range) -> Report:
    assert _worker is not None
    plan, stop = _worker
    return plan.play(part, lambda: bool(stop.value))


# -- telling -------------------------------------------------------------------------------------------------


def to_json(report: Report) -> str:
    return json.dumps(report.as_dict(), indent=2)


def show(report: Report, words: Words, console: Console | None = None) -> None:
    """Print the tables of a report."""
    console = console or Console(highlight=False)
    per_game = mean(report.decisions, report.games)
    spread = deviation(report.decisions, report.decisions_squared, report.games)
    figure = words.figure
    pace = figure(report.games / report.seconds if report.seconds else 0.0)
    games, seconds, drawn = figure(report.games), figure(report.seconds, 1), figure(report.draws)
    console.print(words.text("simulate-games", games=games, seconds=seconds, pace=pace, drawn=drawn))
    length = {"number": figure(per_game, 1), "spread": figure(spread, 1), "most": figure(report.longest)}
    console.print(words.text("simulate-decisions", **length))
    console.print(_standings(words, "new-kind-bot", report.bots))
    console.print(_standings(words, "simulate-seat", report.seats))
    if report.sides:
        sides = {_side(words, side): standing for side, standing in report.sides.items()}
        console.print(_standings(words, "simulate-side", sides))
    console.print(words.text("simulate-share-means"))
    for group in sorted({name.split("/")[0] for name in report.tally if "/" in name}):
        console.print(_group(words, group, report))
    for name in sorted(name for name in report.tally if "/" not in name):
        number = figure(report.tally[name] / report.games, 2)
        id = f"tally-{name}"
        console.print(words.text(id, number=number) if words.has(id) else f"{_plain(name)}: {number}")


def _standings(words: Words, title: str, standings: dict[str, Standing]) -> Table:
    heads = ("simulate-played", "simulate-wins", "simulate-share")
    table = Table(
        words.text(title),
        *map(words.text, heads),
        words.text("percent", number=95),
        words.text("simulate-points"),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for name, one in sorted(standings.items()):
        low, high = wilson(one.wins, one.played)
        spread = deviation(one.points, one.squares, one.played)
        points = f"{words.figure(mean(one.points, one.played), 1)} ± {words.figure(spread, 1)}"
        interval = f"{words.share(low)} – {words.share(high)}"
        played, wins = words.figure(one.played), words.figure(one.wins)
        table.add_row(name, played, wins, words.share(one.share), interval, points)
    return table


def _group(words: Words, group: str, report: Report) -> Table:
    """How often each name of a group was counted, most often first; what never happened is left off."""
    counts = {
        name.split("/", 1)[1]: n for name, n in report.tally.items() if n and name.startswith(f"{group}/")
    }
    whole = sum(counts.values())
    id = f"tally-{group}"
    title = words.text(id) if words.has(id) else _plain(group)
    table = Table(title, words.text("simulate-times"), words.text("simulate-share"))
    for column in table.columns[1:]:
        column.justify = "right"
    for name, times in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])):
        told = words.text(f"{id}-{name}") if words.has(f"{id}-{name}") else _side(words, name)
        table.add_row(told, words.figure(times), words.share(times / whole) if whole else "-")
    return table


def _side(words: Words, side: str) -> str:
    """The name of a side: the game's own word for it, a nation, or a team."""
    for id in (f"side-{side}", f"nation-{side}"):
        if words.has(id):
            return words.text(id)
    kind, _, number = side.partition(" ")
    return words.text("table-team", number=number) if kind == "team" and number else _plain(side)


def _plain(name: str) -> str:
    """What has no words is shown as it is written."""
    return name.replace("_", " ").capitalize()
