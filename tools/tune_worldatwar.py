"""Tunes the points of the scenarios of A World at War until either side can win them.

    python tools/tune_worldatwar.py                 measure the scenarios as they are
    python tools/tune_worldatwar.py --tune          search; --write rewrites the scenario files
    python tools/tune_worldatwar.py --report FILE   measure and write the page about the content

Doctrine plays doctrine. Forces, duties and everything else that was published stay as they are; the search
moves only the points that a side starts with, step by step, until both sides win about as often. What duties
are worth is set by hand in the files. The same seed gives the same result with any number of processes.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from wardroom.bots.worldatwar import Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.playout import policy_playout
from wardroom.games.worldatwar.game import WorldAtWarGame
from wardroom.games.worldatwar.meeting import MEETING

ROOT = Path(__file__).parent.parent
CONTENT = ROOT / "src" / "wardroom" / "games" / "worldatwar" / "content"
LOW, HIGH = 25.0, 75.0
# The search ends when the first side's share is this near to one half.
NEAR = 5.0
MOST_ANSWERS = 20_000
HEADING = "## What is reconstructed"
CHUNK = 20


# -- playing ----------------


@dataclass(frozen=True)
class Job:
    """Some games of one scenario, with the points the sides start with, or those of the file."""

    scenario: str
    handicap: tuple[int, int] | None
    first: int
    games: int


@dataclass
class Measure:
    """What some games of a scenario have shown; lists are by side."""

    scenario: str
    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0, 0])
    level: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    decisions: int = 0
    rounds: int = 0
    battles: int = 0
    quiet: int = 0

    def merge(self, other: Measure) -> None:
        for name in ("games", "level", "decisions", "rounds", "battles", "quiet"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for side in range(2):
            self.wins[side] += other.wins[side]
            self.points[side] += other.points[side]

    def share(self, side: int) -> float:
        return 100 * self.wins[side] / self.games if self.games else 0.0

    def error(self) -> float:
        """Half of the interval of 95 %, about."""
        share = self.share(0) / 100
        return 196 * sqrt(share * (1 - share) / self.games) if self.games else 0.0

    def balanced(self) -> bool:
        return LOW <= self.share(0) <= HIGH


def options_of(scenario: str, number: int) -> dict[str, Value]:
    """Each game of the meeting engagement is another one."""
    if scenario == MEETING:
        return {"scenario": MEETING, "meeting_number": 1 + number % 9999}
    return {"scenario": scenario}


def played(job: Job) -> Measure:
    game = WorldAtWarGame()
    measure = Measure(job.scenario)
    if job.handicap is not None:
        filled = game.options().fill(options_of(job.scenario, 0))
        game.scenario(filled).handicap = list(job.handicap)
    for number in range(job.first, job.first + job.games):
        log: list[Event] = []
        state = game.new(options_of(job.scenario, number), FastDice(number), log)
        measure.decisions += policy_playout(
            state, [Doctrine(2 * number), Doctrine(2 * number + 1)], MOST_ANSWERS
        )
        outcome = state.outcome()
        if outcome is None:
            raise RuntimeError(f"game {number} of {job.scenario} does not end")
        measure.games += 1
        measure.wins[outcome.winners[0]] += 1
        measure.level += outcome.scores[0] == outcome.scores[1]
        battles = sum(event.name == "battle-begins" for event in log)
        measure.battles += battles
        measure.quiet += battles == 0
        measure.rounds += sum(event.name == "round-begins" for event in log)
        for side in range(2):
            measure.points[side] += outcome.scores[side]
    return measure


def measured(
    scenario: str, games: int, seed: int, workers: int, handicap: tuple[int, int] | None = None
) -> Measure:
    todo = [
        Job(scenario, handicap, seed + first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)
    ]
    found = Measure(scenario)
    if workers > 1:
        with ProcessPoolExecutor(workers) as pool:
            parts: Iterable[Measure] = list(pool.map(played, todo))
    else:
        parts = map(played, todo)
    for part in parts:
        found.merge(part)
    return found


def scenarios() -> list[str]:
    """The scenarios of the book and the random engagement, in the order of the catalogue."""
    return [
        name
        for name in WorldAtWarGame().catalogue.scenario_names()
        if name == MEETING or path_of(name).exists()
    ]


def path_of(scenario: str) -> Path:
    return CONTENT / f"{scenario}.toml"


# -- searching ----------------


def tuned(scenario: str, games: int, seed: int, workers: int) -> tuple[int, int]:
    """Points to start with that make the sides equal: twice as many until the balance tips, then halves."""
    now = file_handicap(scenario)
    # How far the first side is ahead; it may be behind.
    ahead = now[0] - now[1]
    step = 8
    best, nearest = ahead, 1000.0
    direction = 0
    while step >= 1:
        measure = measured(scenario, games, seed, workers, pair(ahead))
        off = measure.share(0) - 50
        print(f"{scenario}: {pair(ahead)} {line(measure)}", flush=True)
        if abs(off) < nearest:
            best, nearest = ahead, abs(off)
        if abs(off) <= NEAR:
            break
        turn = -1 if off > 0 else 1
        if direction and turn != direction:
            step //= 2
        direction = turn
        ahead += turn * step
    return pair(best)


def pair(ahead: int) -> tuple[int, int]:
    return (ahead, 0) if ahead > 0 else (0, -ahead)


def file_handicap(scenario: str) -> tuple[int, int]:
    values = tomllib.loads(path_of(scenario).read_text(encoding="utf-8"))["victory"].get("handicap", [0, 0])
    return values[0], values[1]


def rewritten(text: str, handicap: tuple[int, int]) -> str:
    """A scenario file with other points to start with."""
    text = re.sub(r"^handicap = .*\n", "", text, count=1, flags=re.MULTILINE)
    if handicap == (0, 0):
        return text
    told = f"handicap = [{handicap[0]}, {handicap[1]}]\n"
    return re.sub(
        r"(^\[victory\]\n(?:.+\n)*)", lambda match: match[1] + told, text, count=1, flags=re.MULTILINE
    )


# -- telling ----------------


def line(measure: Measure) -> str:
    return (
        f"{measure.share(0):.1f} : {measure.share(1):.1f}, "
        f"points {measure.points[0] / measure.games:.1f} : {measure.points[1] / measure.games:.1f}, "
        f"{measure.decisions / measure.games:.0f} decisions, {measure.rounds / measure.games:.1f} rounds, "
        f"{100 * measure.quiet / measure.games:.0f} % without a battle"
    )


def balance_table(measures: list[Measure]) -> str:
    lines = [
        "| scenario | first side | wins, % | second side | wins, % | ± | level, % | points | decisions "
        "| battles | rounds | no battle, % |",
        "|---|---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for measure in measures:
        games = max(1, measure.games)
        sides = sides_of(measure.scenario)
        row = [
            title(measure.scenario),
            sides[0],
            f"{measure.share(0):.1f}",
            sides[1],
            f"{measure.share(1):.1f}",
        ]
        row += [f"{measure.error():.1f}", f"{100 * measure.level / games:.1f}"]
        row += [f"{measure.points[0] / games:.1f} : {measure.points[1] / games:.1f}"]
        row += [f"{measure.decisions / games:.0f}", f"{measure.battles / games:.1f}"]
        row += [f"{measure.rounds / games:.1f}", f"{100 * measure.quiet / games:.0f}"]
        lines.append("| " + " | ".join(row) + " |")
    return "\n".join(lines)


def values_of(scenario: str) -> dict[str, Any]:
    return tomllib.loads(path_of(scenario).read_text(encoding="utf-8"))


def title(scenario: str) -> str:
    return "Meeting engagement" if scenario == MEETING else str(values_of(scenario)["name"])


def sides_of(scenario: str) -> list[str]:
    return ["moving", "waiting"] if scenario == MEETING else list(values_of(scenario)["sides"])


def points_table(names: list[str]) -> str:
    """What the sides get points for."""
    lines = ["| scenario | duty | points | start | a tie is won by |", "|---|---|---|---|---|"]
    for name in names:
        if name == MEETING:
            continue
        values = values_of(name)
        victory = values["victory"]
        start = " : ".join(str(points) for points in victory.get("handicap", [0, 0]))
        tie = values["sides"][victory["tie"]]
        for place, duty in enumerate(duty for duty in values["duty"] if worth(duty)):
            first = [title(name), start, tie] if place == 0 else ["", "", ""]
            lines.append(f"| {first[0]} | {duty['name']} | {worth(duty)} | {first[1]} | {first[2]} |")
    return "\n".join(lines)


def worth(duty: dict[str, Any]) -> str:
    """`8`, `6 for each of 2 cargoes`, or both."""
    parts = [str(duty["points"])] if duty.get("points") else []
    if duty.get("cargo_points"):
        parts.append(f"{duty['cargo_points']} for each cargo landed, of {duty['cargo']}")
    return " and ".join(parts)


def origin_table(names: list[str]) -> str:
    lines = ["| scenario | named ships | light ships and squadrons | points |", "|---|---|---|---|"]
    for name in names:
        if name != MEETING:
            origin = values_of(name)["origin"]
            lines.append(f"| {title(name)} | {origin['ships']} | {origin['light']} | {origin['points']} |")
    return "\n".join(lines)


def report(page: str, measures: list[Measure], command: str) -> str:
    """The page about the content: what was written by hand stays, the rest is made anew."""
    names = [measure.scenario for measure in measures]
    games = max(measure.games for measure in measures)
    return page.partition(HEADING)[0] + PAGE.format(
        heading=HEADING,
        command=command,
        origins=origin_table(names),
        points=points_table(names),
        low=f"{LOW:.0f}",
        high=f"{HIGH:.0f}",
        games=games,
        balance=balance_table(measures),
    )


PAGE = """{heading}

From here on this page is made by a command, and the same seed makes the same page:

    {command}

Forces and duties of Coral Sea and Midway are the published ones. All else is ours: the number of light
factors and squadrons in the other scenarios, where ships lie that no source places, how far patrols may go,
the kinds of cards, and all points. In Surigao Strait the battleships come from Palau, from where the
published Leyte scenario lets surface ships join in, and the light forces wait in Leyte; with all of them in
the strait hardly anybody gets through.

{origins}

Each enemy factor sunk is worth 2 points, each factor of a ship that ends damaged 1.

{points}

In a meeting engagement the sweep is worth a quarter of the factors of a side; the side that waits starts with
a sixth of them, wins a tie and holds a strategic card.

## Balance

Doctrine against doctrine, {games} games of each scenario; a meeting engagement is a new one each time.
Wanted are {low} to {high} wins of 100 for either side (± is the interval of 95 %). A tie of points has a
winner by the scenario, so no game is drawn; *level* says how often it came to that. Decisions are questions
with more than one legal answer.

{balance}

`wardroom simulate worldatwar --scenario midway --bots doctrine,doctrine` counts wins by side.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("scenarios", nargs="*", help="all of them unless named")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tune", action="store_true", help="search for points to start with")
    parser.add_argument("--write", action="store_true", help="with --tune: rewrite the scenario files")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the page about the content")
    asked = parser.parse_args()
    names = asked.scenarios or scenarios()
    if asked.tune:
        for name in names:
            if name != MEETING:
                found = tuned(name, asked.games, asked.seed, asked.workers)
                print(f"{name}: {found}", flush=True)
                if asked.write:
                    path = path_of(name)
                    path.write_text(rewritten(path.read_text(encoding="utf-8"), found), encoding="utf-8")
        return 0
    measures = []
    for name in names:
        measures.append(measured(name, asked.games, asked.seed, asked.workers))
        print(f"{name}: {line(measures[-1])}", flush=True)
    if asked.report is not None:
        told = f"--games {asked.games} --seed {asked.seed} --report {asked.report}"
        page = asked.report.read_text(encoding="utf-8")
        made = report(page, measures, f"python tools/tune_worldatwar.py {told}")
        asked.report.write_text(made, encoding="utf-8")
    return 0 if all(measure.balanced() for measure in measures) else 1


if __name__ == "__main__":
    sys.exit(main())
