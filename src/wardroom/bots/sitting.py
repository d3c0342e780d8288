"""Bots at a table: what they answer depends on the seed and on what they see, and on nothing else.

So a game that is taken up again goes on as if it had never been put away, wherever its bots think.
"""

from __future__ import annotations

from hashlib import blake2b

from wardroom import bots
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.state import Policy, State

BEST = "doctrine"
ALWAYS = "random"


def default_bot(game_key: str) -> str:
    """The bot that plays like a sensible person, where the game has one."""
    try:
        bots.find(game_key, BEST, 0)
    except (bots.UnknownBot, ImportError):
        return ALWAYS
    return BEST


def seed_of(seed: object, seat: int, moment: str = "") -> int:
    """The seed of the bot in a seat of the game that `seed` tells apart from others."""
    text = f"{seed} {seat} {moment}"
    return int.from_bytes(blake2b(text.encode(), digest_size=6).digest(), "big")


class Sitting:
    """The bot of one seat."""

    def __init__(self, game: Game, name: str, seed: object, seat: int) -> None:
        self.game = game
        self.name = name
        self.seed = seed
        self.seat = seat
        self.policy: Policy | None = None

    def answer(self, view: State) -> int:
        """One of the legal answers to what the seat is asked."""
        legal = view.legal(self.seat)
        if len(legal) == 1:
            return legal[0]
        if self.name == ALWAYS:
            # It draws its answers, so each needs a seed of its own.
            moment = seed_of(self.seed, self.seat, view.text())
            return bots.find(self.game.key, self.name, moment).choose(view, self.seat, legal)
        if self.policy is None:
            self.policy = bots.find(self.game.key, self.name, seed_of(self.seed, self.seat))
        return self.policy.choose(view, self.seat, legal)

    def run(self, view: State) -> list[int]:
        """Its answers up to the first of which something could come.

        They are tried out in an imagined world: as far as chance and others have no part in it, the seat sees
        there what it would see at the table.
        """
        answers = [self.answer(view)]
        world = view.imagine(FastDice(1))
        irrevocable, place = world.irrevocable, _place(world)
        world.apply(self.seat, answers[0])
        while world.irrevocable == irrevocable and world.asked() >> self.seat & 1 and _place(world) == place:
            answers.append(self.answer(world.observe(self.seat)))
            world.apply(self.seat, answers[-1])
        return answers


def _place(world: State) -> tuple[int, str]:
    course = world.course()
    return course.seat, course.current()
