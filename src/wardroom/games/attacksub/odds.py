"""What a choice is worth, from what the seat knows: the draw pile as the cards it has not seen leave it.

A search or shot is taken as it stands: what the other side may still answer is not in the figures, and is in
them once it has been played.
"""

from wardroom.core.decision import DONE
from wardroom.core.outcome import Odds
from wardroom.core.state import NOBODY
from wardroom.games.attacksub import actions, lockon, search
from wardroom.games.attacksub.actions import CARD, OPEN
from wardroom.games.attacksub.battle import FORCE, HELI, Battle, viewer_of
from wardroom.games.attacksub.catalogue import COR, CR, EA, WL, X
from wardroom.games.attacksub.damage import is_fatal
from wardroom.games.attacksub.deck import held_over, number_of, old_cards, unseen
from wardroom.games.attacksub.lockon import Attack
from wardroom.games.attacksub.malfunctions import REPAIR_NUMBER
from wardroom.games.attacksub.range import FAST_NUMBER, Range
from wardroom.games.attacksub.reactions import actor_of
from wardroom.games.attacksub.reduction import DRIFT_NUMBER
from wardroom.games.attacksub.reinforcements import number_needed as number_to_enter
from wardroom.games.attacksub.search import Search, is_sonar
from wardroom.games.attacksub.turn import ACTOR, MODE, MORE, SYSTEM, TARGET, PlayerTurn
from wardroom.games.attacksub.victory import may_race

# What a card is worth as a hit result.
SINKS = 0
HURTS = 1
FIZZLES = 2


class Deck:
    """What one seat knows of the draw pile: how likely each card is on top, and each pair of the two topmost.

    Cards that the other side has certainly held since the last shuffle are not in the pile; which of the
    cards unseen then they are is not known.
    """

    def __init__(self, b: Battle, seat: int, played: list[int]) -> None:
        viewer = viewer_of(seat)
        self.b = b
        self.seat = seat
        self.left = unseen(b, viewer)
        self.over = held_over(b, viewer, self.left)
        slot = viewer * 2 + 1 - seat
        # Cards that are surely not in the pile, and how many of them are in the other hand.
        self.kept = float(b.kept[slot]) if self.over else 0.0
        self.away = old_cards(b, viewer, 1 - seat) if self.over else 0
        if self.over and b.loose[slot]:
            # Those that are in the hand or under the discards, each place as likely.
            backs = len(b.hands[1 - seat]) - b.kept[slot]
            self.kept += b.loose[slot] * backs / (backs + len(b.under[1 - seat]) - b.buried[slot])
        self.total = sum(self.left)
        self.old_total = sum(self.over)
        # Own cards that will have been laid down when the draw comes.
        self.played = played

    def shares(self, classes: list[int], number: int) -> list[float]:
        """The chance that the top card is of each class; `classes` gives that of every card."""
        sums = self.expected(classes, number)
        free = float(self.total - self.away)
        return [value / free for value in sums]

    def expected(self, classes: list[int], number: int) -> list[float]:
        """How many cards of each class are, on average, not known to be away."""
        sums = [0.0] * number
        part = self.away / self.old_total if self.away else 0.0
        for card in range(len(self.left)):
            count = float(self.left[card])
            if part:
                count -= part * self.over[card]
            sums[classes[card]] += count
        return sums

    def pairs(self, classes: list[int], number: int) -> list[list[float]]:
        """The chance of each class of the top card with each class of the next."""
        if self.b.pile_left < 2:
            return self.pairs_over_shuffle(classes, number)
        left = [0] * number
        over = [0] * number
        for card in range(len(self.left)):
            left[classes[card]] += self.left[card]
            if self.over:
                over[classes[card]] += self.over[card]
        free = self.total - self.away
        found: list[list[float]] = []
        for first in range(number):
            row: list[float] = []
            for second in range(number):
                count = self.product(left, over, first, second)
                row.append(count / (free * (free - 1)))
            found.append(row)
        return found

    def product(self, left: list[int], over: list[int], first: int, second: int) -> float:
        """Ordered pairs of different cards of two classes, on average over which old cards are away."""
        away, old = self.away, self.old_total
        one = away * over[first] / old if away else 0.0
        two = away * over[second] / old if away else 0.0
        both = 0.0
        if away > 1 and old > 1:
            others = over[second] - 1 if first == second else over[second]
            both = away * (away - 1) * over[first] * others / (old * (old - 1))
        if first != second:
            return left[first] * left[second] - left[first] * two - left[second] * one + both
        # E[X(X-1)] with X = left - x, and E[x(x-1)] = both.
        return left[first] * (left[first] - 1) - 2 * (left[first] - 1) * one + both

    def pairs_over_shuffle(self, classes: list[int], number: int) -> list[list[float]]:
        """The same when the second card comes from the shuffled discards."""
        b = self.b
        first = self.shares(classes, number)
        expected = self.expected(classes, number)
        free = self.total - self.away
        held = len(b.hands[1 - self.seat])
        counts = [0.0] * number
        for card in range(len(b.cards)):
            counts[classes[card]] += b.catalogue.counts[card]
        for card in b.hands[self.seat]:
            counts[classes[card]] -= 1
        for card in self.played:
            counts[classes[card]] += 1
        for entry in b.aloft:
            counts[classes[entry >> 8 & 255]] -= 1
        old = [0.0] * number
        if self.kept:
            for card in range(len(self.over)):
                old[classes[card]] += self.over[card]
        found: list[list[float]] = []
        for one in range(number):
            row: list[float] = []
            size = sum(counts) - held
            for two in range(number):
                rest = expected[two] - (1.0 if one == two else 0.0)
                in_hand = (held - self.kept) * rest / (free - 1) if free > 1 else 0.0
                if self.kept:
                    in_hand += self.kept * old[two] / self.old_total
                row.append(first[one] * (counts[two] - in_hand) / size)
            found.append(row)
        return found


def check_odds(b: Battle, seat: int, need: int, names: list[str], x_fails: bool, played: list[int]) -> Odds:
    """A random number against a need: success, failure and, where an X is more than a nought, that."""
    classes: list[int] = []
    for card in range(len(b.cards)):
        if x_fails and b.cards[card].rn == X:
            classes.append(2)
        else:
            classes.append(0 if number_of(b, card) >= need else 1)
    number = 3 if x_fails else 2
    return Odds(names, Deck(b, seat, played).shares(classes, number), need, True)


def search_odds(b: Battle, seat: int, actor: int, active: bool, target: int, quiet: int) -> Odds:
    """4.1, 9.1 A contact gained, or a malfunction."""
    need = search.number_needed(b, actor, active, target) + quiet
    return check_odds(b, seat, need, ["contact", "nothing", "malfunction"], True, [])


def attack_odds(b: Battle, seat: int, actor: int, target: int, cards: list[int], evasions: list[int]) -> Odds:
    """6.5 A hit and its result."""
    need = lockon.number_needed(b, actor, target, cards, evasions)
    classes: list[int] = []
    for card in range(len(b.cards)):
        printed = b.cards[card]
        check = 2 if printed.rn == X else (0 if number_of(b, card) >= need else 1)
        if is_fatal(b, target, card):
            result = SINKS
        else:
            result = HURTS if printed.sensor_hits or printed.attack_hits else FIZZLES
        classes.append(check * 3 + result)
    deck = Deck(b, seat, [card for card in cards if b.holds(seat, card)])
    single = deck.shares(classes, 9)
    pairs = deck.pairs(classes, 9)
    results = [0.0, 0.0, 0.0]
    for first in range(3):
        for second in range(9):
            results[second % 3] += pairs[first][second]
    return Odds(
        ["sunk", "damaged", "dud", "missed", "malfunction"],
        [*results, sum(single[3:6]), sum(single[6:9])],
        need,
        True,
    )


def odds_of(b: Battle, seat: int, action: int) -> Odds | None:
    """The chances of an answer, if the next thing is a draw."""
    step = b.stack[-1]
    if isinstance(step, PlayerTurn):
        return turn_odds(b, seat, step, action)
    if isinstance(step, Search):
        return searching_odds(b, seat, step, action)
    if isinstance(step, Attack):
        return attacking_odds(b, seat, step, action)
    if isinstance(step, Range) and step.open and actions.is_card(action):
        # 13.4
        if step.mover != FORCE and b.ships[step.mover].fast:
            card = action - CARD
            return check_odds(b, seat, FAST_NUMBER, ["negated", "outrun"], False, [card])
    return None


def turn_odds(b: Battle, seat: int, step: PlayerTurn, action: int) -> Odds | None:
    kind = step.kind(b)
    played = [step.play - CARD] if step.play >= CARD else []
    if step.stage == MODE and action == actions.ENTER:
        return check_odds(b, seat, number_to_enter(b), ["enters", "waits"], False, played)
    if step.stage == ACTOR:
        return actor_odds(b, seat, step, actor_of(b, action), played)
    if step.stage == SYSTEM and step.play == actions.REPAIR:
        return check_odds(b, seat, REPAIR_NUMBER, ["repaired", "nothing", "down"], True, played)
    if step.stage == MORE:
        cards = step.chosen if action == DONE else [*step.chosen, action - CARD]
        return attack_odds(b, seat, step.actor, step.target, cards, [])
    if step.stage != TARGET or action == DONE:
        return None
    if kind == COR:
        if step.mode == OPEN and may_race(b, seat, step.actor, False):
            need = b.deck
            odds = check_odds(b, seat, need, ["race-on", "race-won"], False, played)
            return Odds(["race-won", "race-on"], [odds.chances[1], odds.chances[0]], need - 1, True)
        return None
    target = actor_of(b, action)
    if kind == WL:
        return attack_odds(b, seat, step.actor, target, [step.play - CARD], [])
    return search_odds(b, seat, step.actor, step.mode == actions.ACTIVE, target, 0)


def actor_odds(b: Battle, seat: int, step: PlayerTurn, actor: int, played: list[int]) -> Odds | None:
    kind = step.kind(b)
    if step.play == actions.DRIFT:
        return check_odds(b, seat, DRIFT_NUMBER, ["useful", "nothing"], False, played)
    if kind == CR:
        return check_odds(b, seat, b.cards[step.play - CARD].need, ["reduced", "nothing"], False, played)
    if actor >= HELI and actor != FORCE and (is_sonar(kind) or kind == WL):
        # 10.3 What the helicopter risks by operating.
        need = b.ships[actor - HELI].duration
        return check_odds(b, seat, need, ["stays", "lands", "weather"], True, played)
    return None


def searching_odds(b: Battle, seat: int, step: Search, action: int) -> Odds | None:
    if step.phase == search.NEXT:
        if action == DONE:
            return None
        return search_odds(b, seat, step.actor, step.active, actor_of(b, action), 0)
    if not step.open or step.phase != search.QUIETEN or step.red != NOBODY:
        return None
    if action == DONE:
        return search_odds(b, seat, step.actor, step.active, step.target, 0)
    card = b.cards[action - CARD]
    if card.kind != CR:
        return None
    return search_odds(b, seat, step.actor, step.active, step.target, card.value)


def attacking_odds(b: Battle, seat: int, step: Attack, action: int) -> Odds | None:
    if not step.open or step.red != NOBODY:
        return None
    if action == DONE:
        return attack_odds(b, seat, step.actor, step.target, step.cards, step.evasions)
    card = action - CARD
    if b.cards[card].kind != EA:
        return None
    return attack_odds(b, seat, step.actor, step.target, step.cards, [*step.evasions, card])
