"""How the scenarios of Attack Sub go between equal players: who wins, how many decks it takes."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b

from wardroom import bots
from wardroom.core.dice import FastDice
from wardroom.core.playout import policy_playout
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.catalogue import SIDES, Catalogue
from wardroom.games.attacksub.game import AttackSubGame
from wardroom.lab.simulate import cores

LIMIT = 100_000
# Games of one task of a worker.
PART = 25
# 0.5 to 2 decks, in tenths.
SHORT, LONG = 5, 20
# Sides change seats every game.
SEATING = ("first", "second")


@dataclass
class Duels:
    """What some games of one scenario have shown; wins are by side, in the book's order."""

    games: int = 0
    wins: list[int] = field(default_factory=lambda: [0] * SIDES)
    draws: int = 0
    first_mover_wins: int = 0
    # How many tenths of a deck a game took.
    tenths: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    attacks: int = 0
    hits: int = 0
    sunk: list[int] = field(default_factory=lambda: [0] * SIDES)
    reasons: Counter[str] = field(default_factory=Counter)

    def merge(self, other: Duels) -> None:
        for name in ("games", "draws", "first_mover_wins", "decisions", "attacks", "hits"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("tenths", "reasons"):
            getattr(self, name).update(getattr(other, name))
        for side in range(SIDES):
            self.wins[side] += other.wins[side]
            self.sunk[side] += other.sunk[side]

    def share(self, side: int) -> float:
        """Games that a side won, a draw for a half, in percent."""
        return 100 * (self.wins[side] + self.draws / 2) / self.games if self.games else 0.0

    def decks(self) -> float:
        """The mean length of a game."""
        return sum(tenth * games for tenth, games in self.tenths.items()) / 10 / max(1, self.games)

    def typical(self) -> float:
        """Games of half a deck to two decks, in percent."""
        within = sum(games for tenth, games in self.tenths.items() if SHORT <= tenth <= LONG)
        return 100 * within / max(1, self.games)


@dataclass(frozen=True)
class Trial:
    """What is measured: content, a scenario and the bot that plays both sides."""

    scenario: str
    bot: str = "doctrine"
    catalogue: Catalogue | None = None
    seed: int = 0

    def play(self, numbers: range) -> Duels:
        duels = Duels()
        game = AttackSubGame(self.catalogue)
        for number in numbers:
            count_game(game, self, number, duels)
        return duels


def count_game(game: AttackSubGame, trial: Trial, number: int, into: Duels) -> None:
    """Play one game and add it up."""
    options = game.options().fill({"scenario": trial.scenario, "sides": SEATING[number % 2]})
    state = game.new(options, FastDice(seed_of(trial.seed, number, 0)))
    first = state.acting
    policies = [
        bots.find(game.key, trial.bot, seed_of(trial.seed, number, seat + 1)) for seat in range(SIDES)
    ]
    into.decisions += policy_playout(state, policies, LIMIT)
    outcome = state.outcome()
    if outcome is None:
        raise RuntimeError(f"game {number} of seed {trial.seed} does not end")
    into.games += 1
    into.tenths[tenths_of(state)] += 1
    into.reasons[outcome.reason] += 1
    tally = game.tally(state)
    into.attacks += tally["attacks"]
    into.hits += tally["hits"]
    for side in range(SIDES):
        into.sunk[side] += tally[f"sunk/{state.scenario.sides[side]}"]
    if len(outcome.winners) != 1:
        into.draws += 1
        return
    into.wins[state.side(outcome.winners[0])] += 1
    into.first_mover_wins += outcome.winners[0] == first


def tenths_of(state: Battle) -> int:
    """How far through its decks a game is, in tenths."""
    pile = state.catalogue.total - sum(len(hand) for hand in state.hands)
    return 10 * state.deck - round(10 * min(1.0, state.pile_left / pile))


def seed_of(seed: int, number: int, part: int) -> int:
    """Independent numbers for chance and each seat of a game."""
    digest = blake2b(f"duels:{seed}:{number}:{part}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


_trial: Trial | None = None


def _enlist(trial: Trial) -> None:
    global _trial
    _trial = trial


def _work(numbers: range) -> Duels:
    assert _trial is not None
    return _trial.play(numbers)


def measure(trial: Trial, games: int, workers: int | None = None) -> Duels:
    """Play the games of a trial, in several processes."""
    workers = workers or cores()
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    duels = Duels()
    if workers == 1 or len(parts) == 1 or "fork" not in multiprocessing.get_all_start_methods():
        for part in parts:
            duels.merge(trial.play(part))
        return duels
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(min(workers, len(parts)), context, _enlist, (trial,)) as pool:
        for found in pool.map(_work, parts):
            duels.merge(found)
    return duels
