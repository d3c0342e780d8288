"""How balanced a game of Cold War Naval Battles is: doctrine against doctrine, measured against the targets.

Everything is counted from the diary and the engine's own tally, in whole numbers, so the same seed gives the
same figures whatever the number of processes.
"""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b

from wardroom.bots.coldwar import STYLES, Doctrine
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.playout import policy_playout
from wardroom.core.state import Policy
from wardroom.games.coldwar import events
from wardroom.games.coldwar.battle import ATTACK_NAMES
from wardroom.games.coldwar.catalogue import Catalogue
from wardroom.games.coldwar.game import ColdWarGame
from wardroom.lab.simulate import LIMIT, cores, mean, wilson

# A cruise missile is a C card fired in another way (12.9). An explosion is nobody's attack (13.65).
FAMILY_OF = {name: "missile" if name == "cruise" else name for name in (*ATTACK_NAMES, "explosion")}
# What the diary says when a card has stopped an attack or undone its effect.
ANSWERS = (
    *(events.AREA_STOPS, events.COVER_STOPS, events.WARNING_STOPS, events.LAST_RESORT_STOPS),
    *(events.NEGATED, events.PREEMPTED),
)
AUTOMATIC = ("card/evade", "card/ecm", "card/sweepers")
# Games handed to a process at a time.
PART = 20


@dataclass(frozen=True)
class Target:
    """A figure, the bounds it must keep, and what it says; shares are in percent."""

    name: str
    low: float
    high: float
    says: str
    # How far outside is as bad as another figure's miss.
    scale: float


TARGETS = (
    Target("turns", 8.0, 16.0, "turns of each player in a round", 2.0),
    Target("largest share", 0.0, 35.0, "largest share of one kind of attack in all sinkings, %", 3.0),
    Target("answered", 25.0, 50.0, "attacks stopped or undone by a card of the defender, %", 4.0),
    Target("first seat", 45.0, 55.0, "games won by the first seat, %", 2.0),
    Target("first to move", 45.0, 55.0, "games won by the first player of the first series, %", 2.0),
    Target("rounds", 2.0, 4.0, "rounds to the victory level, mean", 0.3),
    Target("two to four", 90.0, 100.0, "games of two to four rounds, %", 3.0),
)


@dataclass
class Balance:
    """What some games between two seats have shown."""

    games: int = 0
    decisions: int = 0
    draws: int = 0
    first_seat_wins: int = 0
    first_mover_wins: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    turns: int = 0
    sunk: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    answered: Counter[str] = field(default_factory=Counter)
    # Attacks that a ship's own Air Defense shot down (12.1): no card, so no answer.
    shot_down: int = 0
    played: Counter[str] = field(default_factory=Counter)
    points: int = 0

    def merge(self, other: Balance) -> None:
        for name in ("games", "decisions", "draws", "first_seat_wins", "first_mover_wins"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("turns", "shot_down", "points"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("rounds", "sunk", "attacks", "answered", "played"):
            getattr(self, name).update(getattr(other, name))

    # -- figures ----------------

    def all_rounds(self) -> int:
        return sum(number * games for number, games in self.rounds.items())

    def share_of_sinkings(self) -> dict[str, float]:
        """By family of attack, in percent, largest first."""
        whole = sum(self.sunk.values())
        return {name: percent(count, whole) for name, count in self.sunk.most_common()}

    def decided(self) -> int:
        return self.games - self.draws

    def figures(self) -> dict[str, float]:
        shares = self.share_of_sinkings()
        few = sum(games for number, games in self.rounds.items() if 2 <= number <= 4)
        return {
            "turns": self.turns / (2 * self.all_rounds()) if self.games else 0.0,
            "largest share": max(shares.values(), default=0.0),
            "answered": percent(sum(self.answered.values()), sum(self.attacks.values())),
            "first seat": percent(self.first_seat_wins, self.decided()),
            "first to move": percent(self.first_mover_wins, self.decided()),
            "rounds": mean(self.all_rounds(), self.games),
            "two to four": percent(few, self.games),
        }

    def misses(self) -> dict[str, float]:
        """How far each figure lies outside its bounds, in its own scale; nothing for those that are met."""
        found = {}
        figures = self.figures()
        for target in TARGETS:
            value = figures[target.name]
            outside = max(target.low - value, value - target.high, 0.0)
            if outside > 0:
                found[target.name] = outside / target.scale
        return found


def percent(part: int, whole: int) -> float:
    return 100 * part / whole if whole else 0.0


# -- counting ----------------


def count_game(
    game: ColdWarGame, options: dict[str, Value], policies: list[Policy], chance: int, into: Balance
) -> None:
    """Play one game and add it up."""
    state = game.new(options, FastDice(chance))
    log: list[Event] = []
    state.log = log
    into.decisions += policy_playout(state, policies, LIMIT)
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError(f"the game of seed {chance} does not end")
    into.games += 1
    into.rounds[state.round] += 1
    into.points += sum(outcome.scores)
    tally = game.tally(state)
    into.turns += tally["turns"]
    for name, family in FAMILY_OF.items():
        if tally[f"sunk/{name}"]:
            into.sunk[family] += tally[f"sunk/{name}"]
    first = count_events(log, into)
    if len(outcome.winners) != 1:
        into.draws += 1
        return
    into.first_seat_wins += outcome.winners[0] == 0
    into.first_mover_wins += outcome.winners[0] == first


def count_events(log: Iterable[Event], into: Balance) -> int:
    """Attacks, answers and cards; gives the seat that moved first."""
    first = -1
    met: set[int] = set()
    for event in log:
        kind = event.kind
        facts = event.facts
        if kind is events.ATTACK_DECLARED:
            if facts["number"] == 1:
                met.clear()
            into.attacks[FAMILY_OF[str(facts["kind"])]] += 1
            if "card" in facts:
                into.played[str(facts["card"])[5:]] += 1
        elif kind in ANSWERS or (kind is events.POINT_LAID and facts["answer"] in AUTOMATIC):
            # A bomber strike may be met by several cards: it counts once.
            if facts["number"] not in met:
                met.add(int(facts["number"]))
                into.answered[FAMILY_OF[str(facts["kind"])]] += 1
        elif kind is events.DEFENSE_STOPS:
            into.shot_down += 1
        elif kind is events.TURN_BEGINS and first < 0:
            first = int(str(facts["seat"]).removeprefix("seat/"))
    return first


# -- many games ----------------


@dataclass(frozen=True)
class Trial:
    """What is measured: a deck and two styles of play."""

    catalogue: Catalogue | None = None
    styles: tuple[str, str] = ("steady", "steady")
    options: tuple[tuple[str, Value], ...] = ()
    seed: int = 0

    def play(self, numbers: range) -> Balance:
        balance = Balance()
        game = ColdWarGame(self.catalogue)
        options = game.options().fill(dict(self.options))
        for number in numbers:
            # Styles change seats every game.
            styles = self.styles if number % 2 == 0 else self.styles[::-1]
            policies: list[Policy] = [
                Doctrine(seed_of(self.seed, number, seat + 1), STYLES[style])
                for seat, style in enumerate(styles)
            ]
            count_game(game, options, policies, seed_of(self.seed, number, 0), balance)
        return balance


def seed_of(seed: int, number: int, part: int) -> int:
    """Independent numbers for chance and each seat of a game."""
    digest = blake2b(f"balance:{seed}:{number}:{part}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


_trial: Trial | None = None


def _enlist(trial: Trial) -> None:
    global _trial
    _trial = trial


def _work(numbers: range) -> Balance:
    assert _trial is not None
    return _trial.play(numbers)


def measure(trial: Trial, games: int, workers: int | None = None) -> Balance:
    """Play the games of a trial, in several processes."""
    workers = workers or cores()
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    balance = Balance()
    if workers == 1 or len(parts) == 1 or "fork" not in multiprocessing.get_all_start_methods():
        for part in parts:
            balance.merge(trial.play(part))
        return balance
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(min(workers, len(parts)), context, _enlist, (trial,)) as pool:
        for part_balance in pool.map(_work, parts):
            balance.merge(part_balance)
    return balance


# -- telling ----------------


def target_report(balance: Balance) -> str:
    """The figures beside their targets, as Markdown."""
    lines = ["| figure | measured | target | |", "|---|---:|---:|---|"]
    figures = balance.figures()
    misses = balance.misses()
    for target in TARGETS:
        low = "" if target.low == 0 else f"{target.low:g}"
        bounds = f"{low} to {target.high:g}" if low else f"at most {target.high:g}"
        if target.high == 100:
            bounds = f"at least {target.low:g}"
        met = "missed" if target.name in misses else "met"
        lines.append(f"| {target.says} | {figures[target.name]:.1f} | {bounds} | {met} |")
    return "\n".join(lines) + "\n"


def details(balance: Balance) -> str:
    """Sinkings, attacks and answers by kind, and the length of games, as Markdown."""
    lines = ["| attack | attacks a game | answered by a card, % | sinkings a game | share, % |"]
    lines.append("|---|---:|---:|---:|---:|")
    shares = balance.share_of_sinkings()
    for name, share in shares.items():
        attacks = balance.attacks[name]
        lines.append(
            f"| {name} | {mean(attacks, balance.games):.1f} | {percent(balance.answered[name], attacks):.1f} "
            f"| {mean(balance.sunk[name], balance.games):.1f} | {share:.1f} |"
        )
    lines += ["", "| rounds | games, % |", "|---:|---:|"]
    for number in sorted(balance.rounds):
        lines.append(f"| {number} | {percent(balance.rounds[number], balance.games):.1f} |")
    low, high = wilson(balance.first_mover_wins, balance.decided())
    lines += [
        "",
        f"Drawn games: {percent(balance.draws, balance.games):.1f} %. Air Defense, which is no card, shot "
        f"down {mean(balance.shot_down, balance.games):.1f} attacks a game. The first to move wins between "
        f"{100 * low:.1f} and {100 * high:.1f} % of all games (95 %).",
    ]
    return "\n".join(lines) + "\n"
