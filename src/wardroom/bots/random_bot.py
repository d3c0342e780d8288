"""The bot that chooses each legal answer with the same chance; tests and simulations use it."""

from wardroom.core.dice import FastDice
from wardroom.core.state import Policy, State


class RandomBot(Policy):
    """Looks at nothing but the list of legal answers."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        return self.choose_blind(legal)

    def needs_view(self) -> bool:
        return False

    def choose_blind(self, legal: list[int]) -> int:
        return legal[self.dice.below(len(legal), 0)]
