"""Our speed beside that of others, measured in turns in one run; `bench/README.md` says how to read it."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import wardroom.core.playout
from bench.rates import rates
from wardroom import games
from wardroom.core.dice import FastDice
from wardroom.core.options import Value
from wardroom.core.playout import random_playout
from wardroom.core.state import State
from wardroom.games.worldatwar.engagement import engage
from wardroom.games.worldatwar.units import CAPITAL, CRUISER, DESTROYER, JAPAN, UNITED_STATES, Roster

# Two seats play one round with all advanced rules, which is the default.
OPTIONS: dict[str, Value] = {"seats": 2, "rounds": 1}
# The same with everything that the expansion adds.
ACTION: dict[str, Value] = {**OPTIONS, "action": True, "tactics": 9, "bad_luck": 20, "escorts": True}
LIMIT = 1_000_000
MEGABYTE = 1 << 20
# Where `bench` is found by processes of their own.
ROOT = Path(__file__).resolve().parent.parent
INSTALL = "pip install '.[peers]' installs OpenSpiel and RLCard, to measure beside them"

# Runs a function of this module on the source, even where compiled modules lie beside it.
INTERPRETED = """
import os, sys, wardroom
from importlib.machinery import FileFinder, SourceFileLoader
home = wardroom.__path__[0]
def source(path):
    if path != home and not path.startswith(home + os.sep):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, [".py"]))
sys.path_hooks.insert(0, source)
"""

# One measurement: do the thing for about so many seconds, and tell how often a second it was done.
Measure = Callable[[float], float]


@dataclass
class Row:
    """One line of the report. `goal` is for the ratio, or for our own number where there is no peer."""

    name: str
    ours: float
    peer: float | None = None
    peer_name: str | None = None
    goal: float | None = None
    at_most: bool = False

    @property
    def ratio(self) -> float | None:
        return self.ours / self.peer if self.peer else None

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where there is none, or nothing to compare with."""
        value = self.ratio if self.peer_name else self.ours
        if self.goal is None or value is None:
            return None
        return value <= self.goal if self.at_most else value >= self.goal

    def as_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "ours": _rounded(self.ours),
            "peer": _rounded(self.peer),
            "peer_name": self.peer_name,
            "ratio": _rounded(self.ratio),
            "goal": self.goal,
        }


def run(full: bool = True) -> list[Row]:
    """Measure everything; not `full` only shows that it runs."""
    seconds, times = (0.5, 7) if full else (0.02, 1)
    peers = [
        _hearts_rate(forced=False),
        _uno_rate(forced=False),
        _hearts_rate(forced=True),
        _uno_rate(forced=True),
    ]
    ours, expanded, subs, fleets, hearts, uno, all_hearts, all_uno = _in_turns(
        [play_rate, action_rate, attacksub_rate, highseas_rate, *peers], seconds, times
    )
    copies, clones = _in_turns([copy_rate, _clone_rate()], seconds / 5, times)
    (searches,) = _in_turns([imagine_rate], seconds, times)
    (engagements,) = _in_turns([engagement_rate], seconds / 5, times)
    assert ours is not None and expanded is not None and subs is not None and fleets is not None
    assert copies is not None and searches is not None and engagements is not None
    decisions, options, questions = shape(200 if full else 5)
    played = 100_000 if full else 100
    at_first, at_last = _memory(played)
    return [
        Row("coldwar random play v. hearts", ours, hearts, "OpenSpiel hearts", 3.0),
        Row("coldwar random play v. uno", ours, uno, "RLCard uno", 25.0),
        Row("coldwar with Action, Tactics and Bad Luck v. base", expanded, ours, "coldwar base", 0.6),
        # The same with every move of the peer counted, also those without a choice.
        Row("coldwar random play v. all of hearts", ours, all_hearts, "OpenSpiel hearts, forced moves too"),
        Row("coldwar random play v. all of uno", ours, all_uno, "RLCard uno, forced moves too"),
        # At least half the copies a second: at most twice the time.
        Row("coldwar copies v. hearts clones", copies, clones, "OpenSpiel hearts", 0.5),
        Row("coldwar observe, imagine, play out", searches, goal=1000.0),
        Row("worldatwar fleet engagements, 4 capital ships and 9 light factors", engagements, goal=100_000.0),
        Row("coldwar interpreted v. as installed", _interpreted(seconds * times), ours, kind_of_engine()),
        Row("coldwar rounds a second", ours / decisions),
        Row("coldwar decisions a round", decisions),
        Row("coldwar options a decision", options / decisions),
        Row("coldwar options a round", options),
        Row("coldwar questions a round", questions),
        Row(f"coldwar MB after {played:,} games", at_last, goal=150.0, at_most=True),
        Row(f"coldwar MB more than after {played // 10:,}", at_last - at_first, goal=5.0, at_most=True),
        Row("attacksub random play v. hearts", subs, hearts, "OpenSpiel hearts", 3.0),
        Row("highseas random play v. hearts", fleets, hearts, "OpenSpiel hearts", 3.0),
        *(Row(f"{name} a second", rate) for name, rate in rates(seconds / 5).items()),
    ]


def _in_turns(measures: list[Measure | None], seconds: float, times: int) -> list[float | None]:
    """The median of each measure, taken one after the other so that all meet the same weather."""
    samples: list[list[float]] = [[] for _ in measures]
    for _ in range(times):
        for measure, sample in zip(measures, samples, strict=True):
            if measure is not None:
                sample.append(measure(seconds))
    return [median(sample) if sample else None for sample in samples]


def _rounded(number: float | None) -> float | None:
    return None if number is None else float(f"{number:.4g}")


# -- ours ----------------------------------------------------------------------------------------------------


def kind_of_engine() -> str:
    return "interpreted" if str(wardroom.core.playout.__file__).endswith(".py") else "compiled"


def play_rate(seconds: float, chosen: dict[str, Value] = OPTIONS) -> float:
    """Decisions a second with two or more legal answers, by `legal`, a choice and `apply`; deals included."""
    game = games.find("coldwar")
    options = game.options().fill(chosen)
    rng = FastDice(1)
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += random_playout(game.new(options, FastDice(rng.below(1 << 31, 0))), rng, LIMIT)
    return decisions / spent


def action_rate(seconds: float) -> float:
    return play_rate(seconds, ACTION)


def attacksub_rate(seconds: float) -> float:
    """The same in Attack Sub, a game of each scenario of the book in turn."""
    game = games.find("attacksub")
    scenarios = [game.options().fill({"scenario": letter}) for letter in "abcdefghijklm"]
    rng = FastDice(1)
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for options in scenarios:
            decisions += random_playout(game.new(options, FastDice(rng.below(1 << 31, 0))), rng, LIMIT)
    return decisions / spent


def highseas_rate(seconds: float) -> float:
    """The same in Naval Battles, two navies with fleets chosen at random."""
    game = games.find("highseas")
    options = game.options().fill({"seats": 2})
    rng = FastDice(1)
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += random_playout(game.new(options, FastDice(rng.below(1 << 31, 0))), rng, LIMIT)
    return decisions / spent


def copy_rate(seconds: float) -> float:
    """Copies a second of states from all stages of a round."""
    states = positions(20)
    copies = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state in states:
            state.copy()
        copies += len(states)
    return copies / spent


def imagine_rate(seconds: float) -> float:
    """How often a second a seat can imagine the hidden cards and play the round out at random."""
    states = positions(20)
    rng = FastDice(2)
    worlds = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        state = states[worlds % len(states)]
        random_playout(state.observe(state.mover()).imagine(rng), rng, LIMIT)
        worlds += 1
    return worlds / spent


def engagement_rate(seconds: float) -> float:
    """Fleet engagements a second, from pairing off to losses: 4 capital ships and 9 light factors a side."""
    roster = Roster()
    sides: list[list[int]] = [[], []]
    for side, nation in enumerate((JAPAN, UNITED_STATES)):
        for size in (5, 4, 4, 3):
            sides[side].append(roster.add(CAPITAL, size, True, side, nation, ""))
        for kind, size, number in ((CRUISER, 2, 2), (DESTROYER, 1, 5)):
            for _ in range(number):
                sides[side].append(roster.add(kind, size, True, side, nation, ""))
    untouched = [0] * len(roster)
    dice = FastDice(1)
    fought = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for _ in range(100):
            engage(roster, untouched[:], untouched, sides[0], sides[1], dice, 0)
        fought += 100
    return fought / spent


def positions(count: int) -> list[State]:
    """States of random rounds, at places spread over the rounds."""
    game = games.find("coldwar")
    options = game.options().fill(OPTIONS)
    found: list[State] = []
    for seed in range(count):
        rng = FastDice(seed)
        length = random_playout(game.new(options, FastDice(seed)), rng.copy(), LIMIT)
        state = game.new(options, FastDice(seed))
        random_playout(state, rng, length * seed // count)
        found.append(state)
    return found


def shape(rounds: int) -> tuple[float, float, float]:
    """Per round: decisions with two or more answers, all their answers together, and all questions asked."""
    game = games.find("coldwar")
    options = game.options().fill(OPTIONS)
    decisions = answers = questions = 0
    for seed in range(rounds):
        rng = FastDice(seed)
        state = game.new(options, FastDice(seed))
        while (seat := state.mover()) >= 0:
            legal = state.legal(seat)
            questions += 1
            if len(legal) > 1:
                decisions += 1
                answers += len(legal)
            state.apply(seat, legal[rng.below(len(legal), 0)])
    return decisions / rounds, answers / rounds, questions / rounds


def tell_play_rate(seconds: float) -> None:
    print(json.dumps(play_rate(seconds)))


def tell_memory(rounds: int) -> None:
    """The most memory this process has used, after a tenth of the games and after all."""
    game = games.find("coldwar")
    options = game.options().fill(OPTIONS)
    rng = FastDice(1)
    used = []
    for part in (rounds // 10, rounds - rounds // 10):
        for _ in range(part):
            random_playout(game.new(options, FastDice(rng.below(1 << 31, 0))), rng, LIMIT)
        used.append(peak_memory())
    print(json.dumps(used))


def peak_memory() -> float:
    """In megabytes; Linux counts kilobytes, macOS bytes."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / MEGABYTE if sys.platform == "darwin" else peak * 1024 / MEGABYTE


def _interpreted(seconds: float) -> float:
    measure = f"from bench import engine\nengine.tell_play_rate({seconds})"
    return float(_elsewhere(INTERPRETED + measure))


def _memory(rounds: int) -> tuple[float, float]:
    first, last = _elsewhere(f"from bench import engine\nengine.tell_memory({rounds})")
    return first, last


def _elsewhere(code: str) -> Any:
    """What a program prints that runs in a process of its own."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


# -- peers ---------------------------------------------------------------------------------------------------


def missing_peers() -> list[str]:
    """Those that are not installed here."""
    return [name for name in ("pyspiel", "rlcard") if importlib.util.find_spec(name) is None]


def _hearts_rate(forced: bool) -> Measure | None:
    """OpenSpiel's hearts, driven from Python, deals included; `forced` counts moves without a choice, too."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)

    def measure(seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    # Every chance of hearts is even: the peer gets its fastest loop.
                    state.apply_action(rng.choice(state.chance_outcomes())[0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(rng.choice(legal))
                    decisions += forced or len(legal) > 1
        return decisions / spent

    return measure


def _clone_rate() -> Measure | None:
    if importlib.util.find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    states = []
    for place in range(20):
        state = game.new_initial_state()
        moves = 0
        while moves < place * 2:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += not state.is_chance_node()
        states.append(state)

    def measure(seconds: float) -> float:
        copies = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            for state in states:
                state.clone()
            copies += len(states)
        return copies / spent

    return measure


def _uno_rate(forced: bool) -> Measure | None:
    """RLCard's uno by `env.run` with its own random agents; `forced` counts moves without a choice, too."""
    if importlib.util.find_spec("rlcard") is None:
        return None
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make("uno", config={"seed": 1})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(table.num_players)])

    def measure(seconds: float) -> float:
        decisions = 0
        began = time.perf_counter()
        while (spent := time.perf_counter() - began) < seconds:
            trajectories, _ = table.run(is_training=False)
            # A player's trajectory is state, action, ..., state.
            for trajectory in trajectories:
                decisions += sum(forced or len(state["legal_actions"]) > 1 for state in trajectory[:-1:2])
        return decisions / spent

    return measure


# -- telling -------------------------------------------------------------------------------------------------


def to_json(rows: list[Row]) -> str:
    return json.dumps([row.as_dict() for row in rows], indent=2)


def show(rows: list[Row], console: Console | None = None) -> None:
    """Print the rows as a table, and how to install peers that are missing."""
    console = console or Console()
    table = Table("", "Ours", "Peer", "Ratio", "Goal", "", title=f"{kind_of_engine()} engine", box=SIMPLE)
    for column in table.columns[1:5]:
        column.justify = "right"
    for row in rows:
        goal = "" if row.goal is None else f"{'≤' if row.at_most else '≥'} {row.goal:g}"
        met = {True: "reached", False: "missed", None: ""}[row.met]
        table.add_row(row.name, _number(row.ours), _number(row.peer), _number(row.ratio), goal, met)
    console.print(table)
    if missing_peers():
        console.print(INSTALL, markup=False)


def _number(number: float | None) -> str:
    if number is None:
        return "-"
    return f"{number:,.0f}" if number >= 100 else f"{number:.2f}"
