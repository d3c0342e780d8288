"""A duel with numbers drawn from a shared deck: attacks are answered, of discards the top is seen."""

from typing import Final

from tests.probes.cards import CardState
from tests.probes.frame import ProbeGame, Run
from wardroom.core.decision import DONE
from wardroom.core.options import Option
from wardroom.core.outcome import Odds
from wardroom.core.state import ALLOWED

# A card is a kind and a number: torpedoes 1 to 6, then evasions 1 to 6. Cards alike are one choice.
KINDS: Final = (("torp", "торпеда"), ("evade", "уклон"))
NAMES: Final = tuple((f"{english}{n}", f"{russian}{n}") for english, russian in KINDS for n in range(1, 7))
WORDS: Final = tuple(english for english, _ in NAMES)
EVADE, CARDS = 6, 12
PLAY: Final = 2
LAY: Final = PLAY + CARDS
HULL, HAND, MOST_LAID, TURNS = 2, 4, 3, 30
NUMBER: Final = 1
NOT_IN_HAND, ONLY_IN_ANSWER, GROUP_FULL, OUT_OF_ORDER = range(2, 6)


def strength(card: int) -> int:
    return card % 6 + 1


def needed(torpedo: int, *evasion: int) -> int:
    """The number that must be drawn to hit."""
    return 7 - strength(torpedo) + sum(map(strength, evasion))


class Turn(Run["DuelState"]):
    """2 Fire a torpedo, or lay up to three cards aside: the first is the top, the rest are named in order."""

    names = WORDS
    draft = True

    def answers(self, state: "DuelState") -> list[int]:
        return [DONE, *range(LAY if self.given else PLAY, LAY + CARDS)]

    def refuses(self, state: "DuelState", action: int) -> int:
        card = (action - PLAY) % CARDS
        if state.hands[self.seat].count(card) <= self.given.count(card):
            return NOT_IN_HAND
        if action < LAY:
            return ONLY_IN_ANSWER if card >= EVADE else ALLOWED
        if len(self.given) == MOST_LAID:
            return GROUP_FULL
        return OUT_OF_ORDER if len(self.given) > 1 and card < self.given[-1] else ALLOWED

    def answer(self, state: "DuelState", action: int) -> None:
        if action >= LAY:
            self.given.append(action - LAY)
        elif action > DONE:
            state.play_card(self.seat, action - PLAY, "2")
            state.stack = [Attack(1 - self.seat, action - PLAY)]
        else:
            for place in reversed(range(len(self.given))):
                state.discard(self.seat, self.given[place], covered=place > 0)
            if self.given:
                state.tell("laid", "4", self.seat, top=self.given[0], n=len(self.given))
            state.next_turn()


class Attack(Run["DuelState"]):
    """3 The seat attacked may play an evasion against the torpedo; `given` are the cards played."""

    names = WORDS

    def answers(self, state: "DuelState") -> list[int]:
        return [DONE, *range(PLAY + EVADE, LAY)]

    def refuses(self, state: "DuelState", action: int) -> int:
        return ALLOWED if action - PLAY in state.hands[self.seat] else NOT_IN_HAND

    def answer(self, state: "DuelState", action: int) -> None:
        if action != DONE:
            state.play_card(self.seat, action - PLAY, "3")
            self.given.append(action - PLAY)
        number = state.draw(NUMBER)
        state.put(number)
        hit = strength(number) >= needed(*self.given)
        state.hulls[self.seat] -= hit
        state.tell("shot", "3.1", self.seat, number=number, hit=int(hit))
        state.next_turn()


class DuelState(CardState):
    public = ("turn", "hulls", "seen")
    names = dict.fromkeys(CardState.secret, WORDS)
    steps = (Turn, Attack)
    refusals = ("not-in-hand 2.1", "only-in-answer 2.2", "group-full 4.1", "out-of-order 4.2")

    def setup(self) -> None:
        super().setup()
        self.turn = 0
        self.hulls = [HULL, HULL]

    def all_cards(self) -> list[int]:
        return [card for card in range(CARDS) for _ in range(self.number("copies"))]

    def next_turn(self) -> None:
        self.turn += 1
        over = 0 in self.hulls or self.turn > TURNS
        self.stack = [] if over else [Turn((self.turn - 1) % 2)]
        for seat in () if over else (0, 1):
            self.refill(seat, HAND)

    def odds(self, seat: int, action: int) -> Odds | None:
        step = self.stack[-1] if self.forbids(seat, action) == ALLOWED else None
        shot = [action - PLAY] if step and PLAY <= action < LAY else []
        if isinstance(step, Attack):
            shot = step.given + shot
        if not shot:
            return None
        unseen = self.observe(seat).unseen()
        hit = sum(strength(card) >= needed(*shot) for card in unseen) / len(unseen)
        return Odds(["hit", "miss"], [hit, 1 - hit], needed(*shot), cards_unseen=True)

    def result(self) -> tuple[list[int], str, str]:
        return self.hulls[:], "sunk" if 0 in self.hulls else "broken-off", "5"


class Duel(ProbeGame[DuelState]):
    made_of = DuelState
    key = "duel"
    streams = ("draw", "number")
    actions = (*NAMES, *((f"lay-{english}", f"сброс-{russian}") for english, russian in NAMES))
    switches = (Option("copies", 2, "1", "how often each card is in the deck", low=1, high=3),)
