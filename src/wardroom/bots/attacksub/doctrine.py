"""The player: makes the best play of its turn, and answers pings, searches, shots and changes of range."""

from collections.abc import Callable
from typing import Final

from wardroom.bots.attacksub.plays import best_play, gain_by_range
from wardroom.bots.attacksub.worth import Unseen, aim, check_risk, kept, promise, threats, worth
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY, Policy, State
from wardroom.games.attacksub import actions, search
from wardroom.games.attacksub.actions import CARD, SHUTDOWN
from wardroom.games.attacksub.battle import Battle
from wardroom.games.attacksub.catalogue import BS, CR, EA
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.lockon import number_needed as number_to_hit
from wardroom.games.attacksub.range import Range
from wardroom.games.attacksub.reactions import actor_of, is_passive
from wardroom.games.attacksub.reduction import Drifting
from wardroom.games.attacksub.search import Search
from wardroom.games.attacksub.search import number_needed as number_to_find
from wardroom.games.attacksub.turn import MAIN, PlayerTurn
from wardroom.games.attacksub.victory import may_race

# A submarine that plays dead comes back when the enemy has so little of it.
SAFE: Final = 0.2
# How badly a submarine must be pressed to play dead.
PRESSED: Final = 0.35
RACE: Final = 4.0


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
            if top.phase == search.NEXT:
                return next_target(view, top, seat, legal)
            return answer_search(view, top, seat, legal)
        if isinstance(top, Attack):
            return answer_attack(view, top, seat, legal)
        if isinstance(top, Range):
            return answer_range(view, top, seat, legal)
        if isinstance(top, Drifting):
            return actions.RESUME if threats(view, top.place) < SAFE else actions.REDUCE
        return actions.REFILL if actions.REFILL in legal else legal[0]

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
        chance = pile.at_least(number_to_find(b, step.actor, step.active, target), False)
        value = chance * promise(b, target, column) * aim(b, seat, target, column)
        if value > most:
            best, most = action, value
    return best


def answer_search(b: Battle, step: Search, seat: int, legal: list[int]) -> int:
    """4.22 Hear the ping; 5.3 make the searcher's task harder."""
    if step.red != NOBODY:
        return listener(b, step.actor, legal)
    if step.phase == search.LISTEN:
        return hear(b, legal)
    pile = Unseen(b, seat)
    need = number_to_find(b, step.actor, step.active, step.target)
    stake = promise(b, step.target, b.column(step.actor))

    def saved(action: int) -> float:
        card = b.cards[action - CARD]
        if card.kind != CR:
            return -1.0
        less = pile.at_least(need, False) - pile.at_least(need + card.value, False)
        return less * stake - 0.4 * kept(card)

    return better_than_nothing(legal, saved)


def hear(b: Battle, legal: list[int]) -> int:
    """4.22, 6.8 A Passive Sonar against whoever makes a noise."""
    for action in legal:
        if actions.is_card(action) and is_passive(b, action - CARD):
            return action
    return DONE


def listener(b: Battle, seeker: int, legal: list[int]) -> int:
    """The ship whose contact gains most."""
    return max(legal, key=lambda action: promise(b, seeker, b.column(actor_of(b, action))))


def better_than_nothing(legal: list[int], saved: Callable[[int], float]) -> int:
    """The card that saves most, if it saves anything."""
    cards = [action for action in legal if actions.is_card(action)]
    if not cards:
        return DONE
    best = max(cards, key=saved)
    return best if saved(best) > 0 else DONE


def answer_attack(b: Battle, step: Attack, seat: int, legal: list[int]) -> int:
    """7 Evade what is likely to hit; 6.8 hear who fired; 5.5 play dead when pressed."""
    if SHUTDOWN in legal:
        return SHUTDOWN if threats(b, step.target) > PRESSED else DONE
    if step.red != NOBODY:
        if b.cards[step.red].kind == BS:
            return legal[0]
        return listener(b, step.actor, legal)
    pile = Unseen(b, seat)
    need = number_to_hit(b, step.actor, step.target, step.cards, step.evasions)
    stake = worth(b, step.target) * pile.harm(step.target)
    chance = pile.at_least(need, False)
    evades = any(actions.is_card(action) and b.cards[action - CARD].kind == EA for action in legal)

    def saved(action: int) -> float:
        card = b.cards[action - CARD]
        if card.kind == EA:
            return (chance - pile.at_least(need + card.value, False)) * stake - 0.3 * kept(card)
        if card.kind == BS:
            return -1.0 if evades else 0.25 * chance * stake - 0.05
        if is_passive(b, action - CARD):
            return 0.5 * max(promise(b, step.actor, column) for column in range(b.width)) - 0.02
        return -1.0

    return better_than_nothing(legal, saved)


def answer_range(b: Battle, step: Range, seat: int, legal: list[int]) -> int:
    """8.5 Nullify a move that helps the other side more than us."""
    hurt = gain_by_range(b, 1 - seat, step.mover, step.target, step.close)
    if not step.close and may_race(b, 1 - seat, step.mover, True) != may_race(b, 1 - seat, step.mover, False):
        hurt += RACE

    def saved(action: int) -> float:
        return hurt - kept(b.cards[action - CARD])

    return better_than_nothing(legal, saved)
