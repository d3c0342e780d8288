"""Prints results that must be the same compiled and interpreted; tests/test_build.py compares them."""

import hashlib

import wardroom.core.dice
from wardroom import games
from wardroom.core.dice import FastDice, KeyedDice, seeded_key
from wardroom.core.game import Game
from wardroom.core.options import Value
from wardroom.core.state import NOBODY

GAMES = 12
DECISIONS = 3000


def dice() -> str:
    keyed, fast, total = KeyedDice(seeded_key(3), ("attack", "ship")), FastDice(3), 0
    for n in range(1, 20000):
        total = (total * 31 + keyed.below(n, n & 1) + fast.below(n * n, 0)) % 1000000007
    return f"{total} {fast.word}"


def play(game: Game, chosen: dict[str, Value], seed: int) -> str:
    """A digest of a random game: every legal list, and now and then the position and a view of it."""
    sum = hashlib.sha256()
    state = game.new(game.options().fill(chosen), KeyedDice(seeded_key(seed), game.streams))
    rng = FastDice(seed)
    for number in range(DECISIONS):
        seat = state.mover()
        if seat == NOBODY:
            break
        legal = state.legal(seat)
        sum.update(f"{seat}: {legal}\n".encode())
        if number % 20 == 0:
            sum.update(state.text().encode())
            sum.update(state.observe(seat).imagine(rng).text().encode())
        state.apply(seat, legal[rng.below(len(legal), 0)])
    sum.update(state.text().encode())
    return sum.hexdigest()


def main() -> None:
    print("interpreted" if str(wardroom.core.dice.__file__).endswith(".py") else "compiled")
    print("dice", dice())
    for key in games.names():
        game = games.find(key)
        for seed in range(GAMES):
            print(key, seed, play(game, {}, seed))
        # Once with each switch turned round.
        for option in game.options().options:
            if isinstance(option.default, bool):
                print(key, option.key, play(game, {option.key: not option.default}, 0))


if __name__ == "__main__":
    main()
