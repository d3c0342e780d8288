"""The player: hands each question to whoever judges it."""

from wardroom.bots.attacksub.answers import answer_attack, answer_range, answer_search
from wardroom.bots.attacksub.plays import best_play
from wardroom.bots.attacksub.worth import Unseen, aim, check_risk, promise, threats
from wardroom.core.decision import DONE
from wardroom.core.state import Policy, State
from wardroom.games.attacksub.actions import REDUCE, REFILL, RESUME
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reactions import actor_of
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import NEXT, Search, number_needed
from wardroom.games.attacksub.turn import MAIN, PlayerTurn

# A submarine that plays dead comes back when the enemy has so little of it.
SAFE = 0.2


class Doctrine(Policy):
    """Plays by the observation alone and throws no dice."""

    def __init__(self, seed: int) -> None:
        # The rest of a play that has been begun.
        self.run: list[int] = []

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        answer = self.think(view, seat, legal)
        return answer if answer in legal else legal[0]

    def think(self, view: State, seat: int, legal: list[int]) -> int:
        assert isinstance(view, Battle)
        top = view.stack[-1]
        if isinstance(top, PlayerTurn):
            return self.play_on(view, top, seat, legal)
        self.run = []
        if isinstance(top, Search):
            if top.phase == NEXT:
                return next_target(view, top, seat, legal)
            return answer_search(view, top, seat, legal)
        if isinstance(top, Attack):
            return answer_attack(view, top, seat, legal)
        if isinstance(top, Range):
            return answer_range(view, top, seat, legal)
        if isinstance(top, Drifting):
            return RESUME if threats(view, top.place) < SAFE else REDUCE
        return REFILL if REFILL in legal else legal[0]

    def play_on(self, b: Battle, step: PlayerTurn, seat: int, legal: list[int]) -> int:
        """A play is chosen once and then told word by word."""
        if step.stage == MAIN:
            self.run = best_play(b, seat, step).run
        while self.run:
            answer = self.run.pop(0)
            if answer in legal:
                return answer
        return DONE


def next_target(b: Battle, step: Search, seat: int, legal: list[int]) -> int:
    """4.1 The attempt that promises most, while one is worth the risk of an X."""
    pile = Unseen(b, seat)
    column = b.column(step.actor)
    best, most = DONE, check_risk(b, step.actor, pile)
    for action in legal:
        if action == DONE:
            continue
        target = actor_of(b, action)
        chance = pile.at_least(number_needed(b, step.actor, step.active, target), False)
        value = chance * promise(b, target, column) * aim(b, seat, target, column)
        if value > most:
            best, most = action, value
    return best
