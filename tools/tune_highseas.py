"""Tunes the points of the ships of Naval Battles until every navy wins its share.

    python tools/tune_highseas.py                 measure the ships as they are
    python tools/tune_highseas.py --tune          search, from the formula on, in about ten minutes
    python tools/tune_highseas.py --tune --write  and rewrite ships.toml and the page about the content
    python tools/tune_highseas.py --report FILE   measure and write the page about the content

Doctrine plays doctrine: six navies at one table, and each pair of navies in duels. A share of 1 is as many
wins as chance would give. The search moves the points of a ship by one, of the navy that is farthest from its
share and of ships that this navy really puts to sea; it keeps what brings all navies nearer to their shares
and takes back what does not. What it has found is then measured in games that it has not played before. The
same seed gives the same result with any number of processes.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Collection, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations
from math import copysign, log, sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from wardroom.bots.highseas import WEIGHTS, Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.library import Page
from wardroom.core.playout import policy_playout
from wardroom.core.state import Policy
from wardroom.games.highseas.actions import NATION
from wardroom.games.highseas.catalogue import NATIONS, Catalogue, Ship
from wardroom.games.highseas.game import HighSeasGame
from wardroom.games.highseas.load import CARD_FIELDS, SHIP_FIELDS, catalogue, entries
from wardroom.games.highseas.muster import Choice

ROOT = Path(__file__).parent.parent
SHIPS = ROOT / "src" / "wardroom" / "games" / "highseas" / "content" / "ships.toml"
CARDS = SHIPS.with_name("cards.toml")
PAGE = Path("docs") / "content" / "highseas.md"
LOW, HIGH = 0.7, 1.3
# The search aims well inside the bounds, so that chance does not undo them.
MARGIN = 0.15
# The games of the search are not those by which its result is measured.
SEARCHED = 1_000_000
# A share so near to 1 needs no help: nearer would be chance.
NEAR = 1.12
MOST_ANSWERS = 20_000
CHUNK = 10
# What the file says of points that were moved.
MOVED = r"by the formula (\d+), tuned by simulation"

Moves = Mapping[str, int]


# -- playing ----------------


@cache
def moved_now() -> Moves:
    """How far the points in the files lie from the formula."""
    moves = {}
    for page in entries():
        if page["kind"] == "ship":
            origin = page["origin"]
            assert isinstance(origin, dict)
            told = re.search(MOVED, str(origin["points"]["source"]))
            if told:
                moves[str(page["key"])] = int(str(page["points"])) - int(told[1])
    return moves


def repriced(base: Catalogue, moves: Moves) -> Catalogue:
    """The catalogue with the points of the formula, and others for some ships."""
    ships = []
    now = moved_now()
    for ship in base.ships:
        ships.append(
            Ship(
                ship.id,
                ship.key,
                ship.name,
                ship.nation,
                ship.type,
                ship.ship_class,
                ship.hull,
                ship.points - now.get(ship.key, 0) + moves.get(ship.key, 0),
                ship.main,
                ship.secondary,
                ship.mount,
                ship.flights,
                ship.numbers,
                ship.cover,
                ship.anti_air,
                ship.silent,
            )
        )
    return Catalogue(ships, base.cards, "tuning")


@dataclass(frozen=True)
class Job:
    """Some games of one kind: the navies at the table, and the seeds."""

    moves: tuple[tuple[str, int], ...]
    navies: tuple[int, ...]
    first: int
    games: int


def played(job: Job) -> list[tuple[int, ...]]:
    """Of each game the navies that won."""
    game = HighSeasGame(repriced(catalogue(), dict(job.moves)), {})
    found = []
    for seed in range(job.first, job.first + job.games):
        # Everybody sits everywhere in turn.
        turned = [job.navies[(place + seed) % len(job.navies)] for place in range(len(job.navies))]
        state = game.new({"seats": len(turned)}, FastDice(seed))
        for seat, nation in enumerate(turned):
            state.apply(seat, NATION + nation)
        bots: list[Policy] = [Doctrine(seed * 11 + seat) for seat in range(len(turned))]
        policy_playout(state, bots, MOST_ANSWERS)
        outcome = state.outcome()
        found.append(tuple(turned[seat] for seat in outcome.winners) if outcome is not None else ())
    return found


@dataclass
class Measure:
    """Wins and games of each navy, at the large table and in duels."""

    wins: dict[str, list[float]] = field(default_factory=dict)
    games: dict[str, list[int]] = field(default_factory=dict)
    pairs: dict[tuple[int, int], float] = field(default_factory=dict)
    each: int = 0

    def share(self, kind: str, nation: int) -> float:
        """Wins by what chance would give."""
        expected = self.games[kind][nation] / (6 if kind == "six" else 2)
        return self.wins[kind][nation] / expected if expected else 1.0

    def error(self, kind: str, nation: int) -> float:
        """Half of the interval of 95 %, about."""
        seats = 6 if kind == "six" else 2
        games = self.games[kind][nation]
        chance = min(1.0, self.share(kind, nation) / seats)
        return 1.96 * sqrt(chance * (1 - chance) / games) * seats if games else 0.0

    def off(self, kind: str, nation: int) -> float:
        """How far a share lies from 1, as a logarithm: below 0 the navy wins too little, 0 if it is near."""
        distance = log(max(0.05, self.share(kind, nation)))
        return copysign(max(0.0, abs(distance) - log(NEAR)), distance)

    def burden(self, nation: int) -> float:
        """What a navy adds to the penalty."""
        return sum(self.off(kind, nation) ** 2 for kind in ("six", "duel"))

    def penalty(self) -> float:
        return sum(self.burden(nation) for nation in range(len(NATIONS)))

    def balanced(self, margin: float = 0.0) -> bool:
        shares = [self.share(kind, n) for kind in ("six", "duel") for n in range(len(NATIONS))]
        return all(LOW + margin <= share <= HIGH - margin for share in shares)


def jobs(moves: Moves, games: int, seed: int) -> Iterator[tuple[str, Job]]:
    nation_of = {ship.key: ship.nation for ship in catalogue().ships}
    every = tuple(range(len(NATIONS)))
    for navies in (every, *combinations(every, 2)):
        number = games if navies == every else max(2, games // 5)
        told = tuple(sorted(move for move in moves.items() if move[1] and nation_of[move[0]] in navies))
        for first in range(0, number, CHUNK):
            job = Job(told, navies, seed + first, min(CHUNK, number - first))
            yield "six" if navies == every else "duel", job


# Games of a search that were played before: a duel stays as it was when only other navies change.
known: dict[Job, list[tuple[int, ...]]] = {}


def measured(moves: Moves, games: int, seed: int, workers: int, told: str = "") -> Measure:
    """`games` at the large table, and a fifth of that for each pair."""
    measure = Measure(
        {kind: [0.0] * len(NATIONS) for kind in ("six", "duel")},
        {kind: [0] * len(NATIONS) for kind in ("six", "duel")},
        each=max(2, games // 5),
    )
    todo = list(jobs(moves, games, seed))
    fresh = [job for _, job in todo if job not in known]
    play_all(fresh, workers, told)
    for kind, job in todo:
        for winners in known[job]:
            for nation in job.navies:
                measure.games[kind][nation] += 1
            for nation in winners:
                measure.wins[kind][nation] += 1 / len(winners)
                if kind == "duel" and nation == job.navies[0]:
                    pair = (job.navies[0], job.navies[1])
                    measure.pairs[pair] = measure.pairs.get(pair, 0.0) + 1 / len(winners)
    return measure


def play_all(todo: list[Job], workers: int, told: str) -> None:
    """Plays what is not known yet, and shows how far it has come where somebody looks on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not told) as progress:
        bar = progress.add_task(told, total=sum(job.games for job in todo))
        if workers > 1:
            with ProcessPoolExecutor(workers) as pool:
                for job, found in zip(todo, pool.map(played, todo), strict=True):
                    known[job] = found
                    progress.advance(bar, job.games)
        else:
            for job in todo:
                known[job] = played(job)
                progress.advance(bar, job.games)


# -- searching ----------------


def at_sea(moves: Moves, nation: int) -> list[str]:
    """The ships that this navy puts to sea, the dearest first."""
    ships = repriced(catalogue(), moves)
    fleet = Choice(ships, WEIGHTS.fire, WEIGHTS.hull, WEIGHTS.cover, WEIGHTS.unspent).best(
        ships.navies[nation], 25
    )
    return [ships.ships[ship].key for ship in sorted(fleet, key=lambda ship: -ships.ships[ship].points)]


def next_move(moves: Moves, measure: Measure, refused: Collection[Moves] = ()) -> dict[str, int] | None:
    """One ship of the navy that needs it most, a point cheaper or dearer, that was not tried in vain."""
    ships = {ship.key: ship for ship in repriced(catalogue(), {}).ships}
    for nation in sorted(range(len(NATIONS)), key=lambda nation: -measure.burden(nation)):
        off = sum(measure.off(kind, nation) for kind in ("six", "duel"))
        if off == 0:
            continue
        step = -1 if off < 0 else 1
        for key in at_sea(moves, nation):
            moved = {**moves, key: moves.get(key, 0) + step}
            if abs(moved[key]) <= 1 and ships[key].points + moved[key] >= 1 and moved not in refused:
                return moved
    return None


def tuned(games: int, seed: int, workers: int, most: int) -> dict[str, int]:
    """Better and better points, until every navy has its share or nothing helps."""
    moves: dict[str, int] = {}
    refused: list[Moves] = []
    measure = measured(moves, games, seed, workers, "by the formula")
    print(table(measure), flush=True)
    for number in range(1, most + 1):
        if measure.balanced(MARGIN):
            break
        tried = next_move(moves, measure, refused)
        if tried is None:
            break
        found = measured(tried, games, seed, workers, f"move {number} of at most {most}")
        better = found.penalty() < measure.penalty()
        verdict = "kept" if better else "taken back"
        change = f"{measure.penalty():.3f} to {found.penalty():.3f}"
        print(f"{number}. {last_step(moves, tried)}: {change}, {verdict}", flush=True)
        if better:
            print(table(found), flush=True)
            moves, measure = tried, found
        else:
            refused.append(tried)
    return {key: step for key, step in moves.items() if step}


def last_step(moves: Moves, tried: Moves) -> str:
    """What a move changes: `kongo +1`."""
    changed = {key: step - moves.get(key, 0) for key, step in tried.items()}
    return " ".join(f"{key} {step:+d}" for key, step in changed.items() if step)


# -- telling ----------------


def table(measure: Measure) -> str:
    lines = ["| navy | six at a table | duels |", "|---|---:|---:|"]
    for nation, name in enumerate(NATIONS):
        cells = [
            f"{measure.share(kind, nation):.2f} ± {measure.error(kind, nation):.2f}"
            for kind in ("six", "duel")
        ]
        lines.append(f"| {name} | {cells[0]} | {cells[1]} |")
    return "\n".join(lines)


def pairs(measure: Measure) -> str:
    """Of how many duels the navy of the line wins against that of the column, in per cent."""
    lines = ["| | " + " | ".join(NATIONS) + " |", "|---|" + "---:|" * len(NATIONS)]
    for one, name in enumerate(NATIONS):
        cells = []
        for other in range(len(NATIONS)):
            if one == other:
                cells.append("")
                continue
            won = measure.pairs.get((min(one, other), max(one, other)), 0.0) / measure.each
            cells.append(f"{100 * (won if one < other else 1 - won):.0f}")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def head_of(path: Path) -> dict[str, str]:
    """The rules at the head of a file, by field."""
    found: dict[str, str] = {}
    current = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        match = re.match(r"# ([a-z_]+) {2,}(.*)", line)
        if match:
            current = match[1]
            found[current] = match[2]
        elif current and line.startswith("#   "):
            found[current] += " " + line.lstrip("# ")
        elif line.strip() == "#":
            current = ""
    return found


SOURCES = """The printed ship cards and the numbers on the action cards are lost. What was published about the
fleets is kept: how many carriers and submarines each navy has, who owns the strongest battleship and the best
carrier, that the British battleships carry torpedoes (goblins.net, Italian); 78 ships and 102 cards, the
classes of ships and the fields of their cards (members.chello.at/topolino, German; Keirat, German;
ociozero.com, Spanish); fleets of up to 25 points and the reserve (Keirat; spellenclub13.be, Dutch); the
optional rules and the sections of the book (docslib.org). The deck is the one that the sequence-of-play sheet
lists. The rest is reconstructed by the rules below; each value in `src/wardroom/games/highseas/content/` says
which of the three it is, and an asterisk marks what simulation has moved."""
REACH = """The die that a carrier or land-based air must show, the anti-aircraft number of the ship added.
That the heaviest batteries keep a ship safe behind the first row is meant: Planning still reaches it, which
adds 1 for each card. No other ship is out of reach, since the sheet sends aircraft against any ship of a
fleet."""
FACES = 6
# So many names are told one by one.
FEW = 6
BALANCE = f"""Doctrine against doctrine. A share of 1 is what chance would give; the target is {LOW} to {HIGH}
for every navy, with six at a table and in duels (± is the interval of 95 %)."""


def repriced_pages(moves: Moves) -> list[Page]:
    """The pages of all ships and cards, with the points of the formula and these moves."""
    pages: list[Page] = []
    now = moved_now()
    for page in entries():
        key = str(page["key"])
        if page["kind"] == "ship" and now.get(key, 0) != moves.get(key, 0):
            first = int(str(page["points"])) - now.get(key, 0)
            origin = page["origin"]
            assert isinstance(origin, dict)
            told = {**origin["points"], "source": source_of(first, moves.get(key, 0))}
            page = {**page, "points": first + moves.get(key, 0), "origin": {**origin, "points": told}}
        pages.append(page)
    return pages


def source_of(first: int, step: int) -> str:
    """Where the points of a ship come from."""
    return f"by the formula {first}, tuned by simulation" if step else "by the formula"


def report(measure: Measure, moves: Moves, command: str) -> str:
    """The page about the content."""
    pages = repriced_pages(moves)
    parts = [
        "# The content of Naval Battles",
        "This page is made by a command, and the same seed makes the same page:",
        f"    {command}",
        SOURCES,
        "## The ships",
        rules_of(SHIPS, SHIP_FIELDS),
        ships_table([page for page in pages if page["kind"] == "ship"]),
        "## What aircraft reach",
        REACH,
        reach_table([page for page in pages if page["kind"] == "ship"]),
        "## The deck",
        rules_of(CARDS, CARD_FIELDS),
        cards_table([page for page in pages if page["kind"] == "card"]),
        "## Balance",
        BALANCE,
        table(measure),
        f"Duels in per cent, {measure.each} of each pair: the navy of the line against that of the column.",
        pairs(measure),
    ]
    return "\n\n".join(parts) + "\n"


def rules_of(path: Path, fields: tuple[str, ...]) -> str:
    return "\n".join(f"- **{name}**: {text}" for name, text in head_of(path).items() if name in fields)


def ships_table(pages: list[Page]) -> str:
    fields = (
        "type",
        "hull",
        "points",
        "main",
        "secondary",
        "mount",
        "flights",
        "cover",
        "anti_air",
        "silent",
    )
    return listing(pages, ("name", "nation", *fields))


def reach_table(pages: list[Page]) -> str:
    """The die that a carrier needs against surface ships of each anti-aircraft number, by row."""
    needs = next(numbers for page in pages if (numbers := page["numbers"]))
    assert isinstance(needs, list)
    lines = ["| anti_air | ships | row 1 | row 2 | row 3 |", "|---|---|---|---|---|"]
    surface = [page for page in pages if page["type"] != "SS"]
    for guns in sorted({int(str(page["anti_air"])) for page in surface}):
        names = [str(page["name"]) for page in surface if page["anti_air"] == guns]
        told = ", ".join(names) if len(names) < FEW else f"{len(names)} ships"
        cells = [str(need + guns) if need + guns <= FACES else "out of reach" for need in needs]
        lines.append(f"| {guns} | {told} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def cards_table(pages: list[Page]) -> str:
    return listing(pages, ("name", "count", "damage", "attacks", "numbers", "points"))


def listing(pages: list[Page], fields: tuple[str, ...]) -> str:
    lines = ["| " + " | ".join(fields) + " |", "|" + "---|" * len(fields)]
    for page in pages:
        lines.append("| " + " | ".join(shown(page, field) for field in fields) + " |")
    return "\n".join(lines)


def shown(page: Page, field: str) -> str:
    value = page.get(field, "")
    if isinstance(value, list):
        return " ".join(str(number) for number in value)
    if field == "mount" and value != "":
        return f"+{value}"
    text = str(value or "")
    origin = page["origin"]
    assert isinstance(origin, dict)
    moved = field in origin and "tuned" in str(origin[field]["source"])
    return f"{text}*" if moved else text


def rewritten(text: str, moves: Moves) -> str:
    """ships.toml with the points of the formula and these moves, each with a word about it."""
    blocks = re.split(r"(?=^\[\[ship\]\])", text, flags=re.MULTILINE)
    for place, block in enumerate(blocks):
        key = re.search(r'^key = "(.*)"$', block, re.MULTILINE)
        if key is None:
            continue
        points = re.search(r"^points = (\d+)$", block, re.MULTILINE)
        assert points is not None, key[1]
        told = re.search(MOVED, block)
        first = int(told[1]) if told else int(points[1])
        block = re.sub(rf'^origin\.points = ".*{MOVED}"\n', "", block, flags=re.MULTILINE)
        step = moves.get(key[1], 0)
        block = re.sub(r"^points = \d+$", f"points = {first + step}", block, flags=re.MULTILINE)
        if step:
            origin = f'origin.points = "reconstructed: {source_of(first, step)}"\n'
            body = block.rstrip("\n") + "\n"
            block = body + origin + block[len(body) :]
        blocks[place] = block
    return "".join(blocks)


def stale() -> bool:
    """Does the package that plays have other ships or cards than the files of this tree?"""
    packaged = files("wardroom.games.highseas") / "content"
    return any(
        (packaged / path.name).read_text(encoding="utf-8") != path.read_text(encoding="utf-8")
        for path in (SHIPS, CARDS)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="The balance of the navies, and the points of their ships.")
    parser.add_argument(
        "--games", type=int, default=1000, help="at the large table; a fifth for each pair (1000)"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--tune", action="store_true", help="search for better points, from the formula on")
    parser.add_argument("--most", type=int, default=14, help="moves of the search (14)")
    parser.add_argument(
        "--write", action="store_true", help=f"with --tune: rewrite {SHIPS.name} and {PAGE.as_posix()}"
    )
    parser.add_argument("--report", metavar="FILE", help="write the page about the content")
    asked = parser.parse_args()
    if stale():
        print("The installed package has other ships or cards than this tree: install it, or set PYTHONPATH.")
        return 2
    moves = dict(moved_now())
    if asked.tune:
        moves = tuned(asked.games, asked.seed + SEARCHED, asked.workers, asked.most)
        print(" ".join(f"{key} {step:+d}" for key, step in moves.items()) or "the formula, unchanged")
        if asked.write:
            SHIPS.write_text(rewritten(SHIPS.read_text(encoding="utf-8"), moves), encoding="utf-8")
    measure = measured(moves, asked.games, asked.seed, asked.workers, "measured")
    print(table(measure))
    page = asked.report or (PAGE.as_posix() if asked.tune and asked.write else "")
    if page:
        command = f"python tools/tune_highseas.py --games {asked.games} --seed {asked.seed} --report {page}"
        # A path of its own is as seen from here, the usual one from the tree.
        (Path(page) if asked.report else ROOT / PAGE).write_text(
            report(measure, moves, command), encoding="utf-8"
        )
    return 0 if measure.balanced() else 1


if __name__ == "__main__":
    sys.exit(main())
