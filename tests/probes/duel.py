"""A duel with numbers drawn from a shared deck: attacks are answered, of discards the top is seen."""

from collections.abc import Mapping
from typing import Final

from tests.probes.page import Facts, Page, ProbeState, row, veiled, words
from wardroom.core.decision import DONE, Decision
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Odds, Outcome
from wardroom.core.state import ALLOWED, NOT_ASKED, UNKNOWN, Policy, State, Step

# A card is a kind and a number: torpedoes 1 to 6, then evasions 1 to 6. Cards alike are one choice.
NUMBERS: Final = 6
CARDS: Final = 12
PLAY: Final = 2
LAY: Final = PLAY + CARDS
HAND: Final = 4
MOST_LAID: Final = 3
DRAW, NUMBER = 0, 1
NOT_IN_HAND, ONLY_IN_ANSWER, NO_ANSWER, LAYING, GROUP_FULL, OUT_OF_ORDER = range(2, 8)
REFUSALS: Final = (
    (NOT_IN_HAND, "not-in-hand", "2.1"),
    (ONLY_IN_ANSWER, "only-in-answer", "2.2"),
    (NO_ANSWER, "no-answer", "3.1"),
    (LAYING, "already-laying", "4.1"),
    (GROUP_FULL, "group-full", "4.2"),
    (OUT_OF_ORDER, "out-of-order", "4.3"),
)
# Who has seen a discard: a bit for the spectator, then one for each seat.
EVERYBODY: Final = 7

SCHEMA = OptionsSchema(
    (
        Option("hull", 2, "1", "hits that sink a ship", low=1, high=4),
        Option("copies", 2, "1", "how often each card is in the deck", low=1, high=3),
        Option("turns", 30, "5", "turns until the duel is broken off", low=4, high=60),
        Option("answers", True, "3", "attacks may be answered"),
    )
)


def strength(card: int) -> int:
    return card % NUMBERS + 1


def evades(card: int) -> bool:
    return card >= NUMBERS


def needed(torpedo: int, evasion: int) -> int:
    """The number that must be drawn to hit; `evasion` is the strength of the answer."""
    return 7 - torpedo + evasion


def card_text(card: int) -> str:
    return "?" if card == UNKNOWN else f"{'evade' if evades(card) else 'torp'}{strength(card)}"


def card_of(text: str) -> int:
    return UNKNOWN if text == "?" else int(text[-1]) - 1 + (NUMBERS if text.startswith("evade") else 0)


def card_row(key: str, cards: list[int]) -> str:
    return words(key, [card_text(card) for card in cards])


class Turn(Step):
    """2 Fire a torpedo, or lay up to three cards aside: the first is the top, the rest are named in order."""

    def __init__(self, seat: int, group: list[int]) -> None:
        self.seat = seat
        self.group = group

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "turn", "4" if self.group else "2", {"laid": len(self.group)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(PLAY, LAY + CARDS)] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or (action < PLAY and action != DONE):
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        card = (action - PLAY) % CARDS
        if duel(state).hands[seat].count(card) <= self.group.count(card):
            return NOT_IN_HAND
        if action < LAY:
            if evades(card):
                return ONLY_IN_ANSWER
            return LAYING if self.group else ALLOWED
        if len(self.group) == MOST_LAID:
            return GROUP_FULL
        return OUT_OF_ORDER if len(self.group) > 1 and card < self.group[-1] else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        game = duel(state)
        if action >= LAY:
            self.group.append(action - LAY)
            return
        if action == DONE:
            if self.group:
                laid: Facts = {"seat": f"seat/{seat}", "top": card_text(self.group[0]), "n": len(self.group)}
                game.tell("laid", "4", laid)
            for place in range(len(self.group) - 1, -1, -1):
                game.discard(seat, self.group[place], EVERYBODY if place == 0 else 2 << seat)
            game.end_turn(seat)
            return
        card = action - PLAY
        game.tell("fired", "2", {"seat": f"seat/{seat}", "card": card_text(card)})
        game.discard(seat, card, EVERYBODY)
        game.stack[-1] = Attack(seat, card, 0, not game.options["answers"])

    def copy(self) -> "Turn":
        return Turn(self.seat, self.group[:])

    def observe(self, state: State, seat: int) -> "Turn":
        return Turn(self.seat, self.group[:] if seat == self.seat else [])


class Attack(Step):
    """3 The defender answers, then a number is drawn."""

    def __init__(self, seat: int, card: int, evasion: int, answered: bool) -> None:
        self.seat = seat
        self.card = card
        self.evasion = evasion
        self.answered = answered

    def act(self, state: State) -> None:
        if not self.answered:
            self.answered = True
            state.tide += 1
            state.stack.append(Answering(1 - self.seat))
        else:
            duel(state).resolve(self)

    def copy(self) -> "Attack":
        return Attack(self.seat, self.card, self.evasion, self.answered)


class Answering(Step):
    """3.1 The defender may play an evasion."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "answer", "3.1", {"card": card_text(duel(state).attack().card)})

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(PLAY, LAY)] if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or action >= LAY or (action < PLAY and action != DONE):
            return NOT_ASKED
        if action == DONE:
            return ALLOWED
        if action - PLAY not in duel(state).hands[seat]:
            return NOT_IN_HAND
        return ALLOWED if evades(action - PLAY) else NO_ANSWER

    def take(self, state: State, seat: int, action: int) -> None:
        game = duel(state)
        if action != DONE:
            game.attack().evasion = strength(action - PLAY)
            game.tell("answered", "3.1", {"seat": f"seat/{seat}", "card": card_text(action - PLAY)})
            game.discard(seat, action - PLAY, EVERYBODY)
        game.stack.pop()

    def copy(self) -> "Answering":
        return Answering(self.seat)


class DuelState(ProbeState):
    key = "duel"
    schema = SCHEMA
    refusals = REFUSALS

    def __init__(self, options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(options, dice)
        self.turn = 1
        self.hulls = [self.number("hull")] * 2
        self.hands: list[list[int]] = [[], []]
        self.deck: list[int] = []
        self.discards: list[int] = []
        self.seen: list[int] = []

    def all_cards(self) -> list[int]:
        return [card for card in range(CARDS) for _ in range(self.number("copies"))]

    def attack(self) -> Attack:
        step = self.stack[-2]
        assert isinstance(step, Attack)
        return step

    def draw(self, stream: int) -> int:
        """6 The last card of the deck brings the discards back, and what was known of them is worthless."""
        assert self.dice is not None
        card = self.dice.pick(self.deck, stream)
        self.tide += 1
        if not self.deck:
            self.tell("reshuffled", "6", {"n": len(self.discards)})
            self.deck, self.discards, self.seen = sorted(self.discards), [], []
        return card

    def discard(self, seat: int, card: int, seen: int) -> None:
        self.hands[seat].remove(card)
        self.discards.append(card)
        self.seen.append(seen)

    def refill(self, seat: int) -> None:
        while len(self.hands[seat]) < HAND:
            card = self.draw(DRAW)
            self.hands[seat] = sorted([*self.hands[seat], card])
            owner = f"seat/{seat}"
            self.tell("drew", "4.4", {"seat": owner}, 1 << seat, {"seat": owner, "card": card_text(card)})

    def resolve(self, attack: Attack) -> None:
        card = self.draw(NUMBER)
        self.discards.append(card)
        self.seen.append(EVERYBODY)
        hit = strength(card) >= needed(strength(attack.card), attack.evasion)
        self.hulls[1 - attack.seat] -= hit
        self.tell("shot", "3.2", {"seat": f"seat/{attack.seat}", "number": card_text(card), "hit": int(hit)})
        self.end_turn(attack.seat)

    def end_turn(self, seat: int) -> None:
        self.turn += 1
        self.tide += 1
        if 0 in self.hulls or self.turn > self.number("turns"):
            self.stack = []
            return
        self.refill(0)
        self.refill(1)
        self.stack = [Turn(1 - seat, [])]

    def case(self, seat: int, action: int) -> Facts:
        return {"card": card_text((action - PLAY) % CARDS)}

    def odds(self, seat: int, action: int) -> Odds | None:
        if self.forbids(seat, action) != ALLOWED or action >= LAY:
            return None
        if isinstance(self.stack[-1], Answering):
            attack = self.attack()
            number = needed(strength(attack.card), 0 if action == DONE else strength(action - PLAY))
        elif action != DONE:
            number = needed(strength(action - PLAY), 0)
        else:
            return None
        unseen = self.all_cards()
        for card in self.hands[seat]:
            unseen.remove(card)
        for card, seen in zip(self.discards, self.seen, strict=True):
            if seen >> seat + 1 & 1:
                unseen.remove(card)
        hit = sum(strength(card) >= number for card in unseen) / len(unseen)
        return Odds(["hit", "miss"], [hit, 1 - hit], number, cards_unseen=True)

    def course(self) -> Course:
        marks = [PAST, CURRENT] if len(self.stack) == 2 else [CURRENT, AHEAD]
        seat = (self.turn - 1) % 2
        return Course(seat, ["2", "3"], marks if self.stack else [PAST, PAST])

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        best = max(self.hulls)
        reason, rule = ("sunk", "3.3") if 0 in self.hulls else ("broken-off", "5")
        return Outcome(self.hulls[:], [seat for seat in (0, 1) if self.hulls[seat] == best], reason, rule)

    def share(self, other: "DuelState") -> None:
        other.turn, other.hulls, other.seen = self.turn, self.hulls[:], self.seen[:]

    def keep(self, other: "DuelState") -> None:
        other.hands = [hand[:] for hand in self.hands]
        other.deck, other.discards = self.deck[:], self.discards[:]

    def show(self, other: "DuelState", seat: int) -> None:
        other.hands = [hand[:] if owner == seat else veiled(hand) for owner, hand in enumerate(self.hands)]
        other.deck = veiled(self.deck)
        for card, seen in zip(self.discards, self.seen, strict=True):
            other.discards.append(card if seen >> seat + 1 & 1 else UNKNOWN)

    def fill(self, world: "DuelState", rng: Dice, prior: Policy | None) -> None:
        unseen = self.all_cards()
        for card in (*self.hands[0], *self.hands[1], *self.discards):
            if card != UNKNOWN:
                unseen.remove(card)
        for pile in (*world.hands, world.discards, world.deck):
            for place, card in enumerate(pile):
                if card == UNKNOWN:
                    pile[place] = rng.pick(unseen, DRAW)
        for hand in world.hands:
            hand.sort()

    def lines(self) -> list[str]:
        lines = [row("turn", [self.turn]), row("hulls", self.hulls)]
        lines += [card_row("hand0", self.hands[0]), card_row("hand1", self.hands[1])]
        lines += [card_row("deck", self.deck), card_row("discards", self.discards), row("seen", self.seen)]
        for step in self.stack:
            if isinstance(step, Turn):
                lines.append(card_row(f"step turn {step.seat}", step.group))
            elif isinstance(step, Attack):
                attack = (step.seat, card_text(step.card), step.evasion, int(step.answered))
                lines.append(" ".join(["step attack", *map(str, attack)]))
            elif isinstance(step, Answering):
                lines.append(f"step answering {step.seat}")
        return lines


class Duel(Game):
    made_of = DuelState
    key = "duel"
    name = "Duel"
    action_count = LAY + CARDS
    streams = ("draw", "number")

    def options(self) -> OptionsSchema:
        return SCHEMA

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> DuelState:
        state = self.made_of(SCHEMA.fill(options), dice)
        state.log = log
        state.deck = state.all_cards()
        state.refill(0)
        state.refill(1)
        state.stack = [Turn(0, [])]
        return state

    def parse(self, text: str, dice: Dice | None = None) -> DuelState:
        page = Page(text, SCHEMA)
        state = self.made_of(page.options, dice)
        page.head(state)
        state.turn, state.hulls = page.numbers("turn")[0], page.numbers("hulls")
        state.hands = [[card_of(word) for word in page.rows[key]] for key in ("hand0", "hand1")]
        state.deck = [card_of(word) for word in page.rows["deck"]]
        state.discards, state.seen = [card_of(word) for word in page.rows["discards"]], page.numbers("seen")
        for kind, seat, *rest in page.steps:
            if kind == "turn":
                state.stack.append(Turn(int(seat), [card_of(word) for word in rest if word != "-"]))
            elif kind == "attack":
                state.stack.append(Attack(int(seat), card_of(rest[0]), int(rest[1]), rest[2] == "1"))
            else:
                state.stack.append(Answering(int(seat)))
        return state

    def action_text(self, action: int) -> str:
        if action < PLAY:
            return "done" if action == DONE else ""
        card = card_text((action - PLAY) % CARDS)
        return card if action < LAY else f"lay-{card}"

    def aliases(self, action: int) -> list[str]:
        if action < PLAY:
            return ["pass", "готово"] if action == DONE else []
        card = (action - PLAY) % CARDS
        russian = f"{'уклон' if evades(card) else 'торпеда'}{strength(card)}"
        return [russian if action < LAY else f"сброс-{russian}"]


def duel(state: State) -> DuelState:
    assert isinstance(state, DuelState)
    return state
