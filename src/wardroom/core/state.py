"""The contract: a state is a stack of steps; the top step asks a question or acts by itself."""

from typing import Final

from mypy_extensions import mypyc_attr

from wardroom.core.decision import (
    DONE,
    IN_PRIVATE,
    OPENLY,
    Decision,
    NotAsked,
    NotTheTruth,
    Refusal,
    Refused,
)
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.fact_forms import FactWriter, FlatNumbers
from wardroom.core.outcome import Course, Odds, Outcome

SPECTATOR: Final = -1
UNKNOWN: Final = -1
# The `observer` of a state that hides nothing.
TRUTH: Final = -2
NOBODY: Final = -1
# For the page: a card that cannot be known.
UNSEEN: Final = "?"
NO_KEYS: Final[list[str]] = []

# Refusal codes 0 and 1 are the same in every game.
ALLOWED: Final = 0
NOT_ASKED: Final = 1


def lowest(mask: int) -> int:
    """The lowest seat of a bit mask, or NOBODY."""
    if mask & 1:
        return 0
    if mask == 0:
        return NOBODY
    seat = 1
    while not mask >> seat & 1:
        seat += 1
    return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One step of a rulebook, as plain data. Its methods are given the state it stands in."""

    def asks(self, state: "State") -> int:
        """Bit mask of the seats that must answer now; 0: the step acts by itself."""
        return 0

    def hears(self, state: "State", seat: int) -> bool:
        """Whether the seat may answer: `candidates`, `legal` and `forbids` are asked for no other, unless a
        state hears otherwise (`State.hears`)."""
        return self.asks(state) >> seat & 1 != 0

    def act(self, state: "State") -> None:
        """Do what needs nobody's answer: roll, push a sub-step, or finish."""
        raise NotImplementedError

    def decision(self, state: "State", seat: int) -> Decision:
        """What is asked of the seat, with the rule it comes from."""
        raise NotImplementedError

    def candidates(self, state: "State", seat: int) -> list[int]:
        """Everything a person could point at, in ascending order."""
        return [DONE]

    def forbids(self, state: "State", seat: int, action: int) -> int:
        """0, or the code of the first rule that forbids the action."""
        return NOT_ASKED

    def legal(self, state: "State", seat: int) -> list[int]:
        """The candidates that nothing forbids; a step may say it faster, by the same predicates."""
        answers = []
        for action in self.candidates(state, seat):
            if self.forbids(state, seat, action) == ALLOWED:
                answers.append(action)
        return answers

    def take(self, state: "State", seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def takes_up(self, state: "State", seat: int, action: int) -> bool:
        """Whether one of the candidates is only taken in hand, and the next answer says what for.

        `take` notes it and does nothing else, so that it can be supposed even where a rule forbids it.
        """
        return False

    def asks_who_fires(self, state: "State") -> bool:
        """Whether its answers are the ships that could fire at what is asked next."""
        return False

    def is_given_at_once(self, state: "State", seat: int, action: int) -> bool:
        """Where answers are laid out: whether something comes of this one before the others are given."""
        return False

    def copy(self) -> "Step":
        raise NotImplementedError

    def observe(self, state: "State", seat: int) -> "Step":
        """The step as the seat may know it; whoever hides something overrides this."""
        return self.copy()

    def tell_facts(self, to: FactWriter) -> None:
        """The facts of the step, one by one."""
        raise NotImplementedError

    def is_draft(self) -> bool:
        """Whether nobody but the seat that is asked can see an answer that moves neither the step nor the
        irrevocable: a table need not look for what others see of it."""
        return False

    def secrecy(self) -> str:
        """How its question is asked: OPENLY, IN_PRIVATE or SEALED."""
        return IN_PRIVATE if self.is_draft() else OPENLY


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a game being played, or what one observer may know of it."""

    def __init__(
        self,
        seats: int,
        dice: Dice | None,
        ship_keys: list[str] = NO_KEYS,
        card_keys: list[str] = NO_KEYS,
    ) -> None:
        self.seats = seats
        self.observer: int = TRUTH
        self.stack: list[Step] = []
        self.dice: Dice | None = dice
        # Events are kept only while somebody listens; copies have none.
        self.log: list[Event] | None = None
        # Rises whenever chance, a reveal or another seat comes into play: undo never crosses it.
        # `play` sees to the seats, a game to its dice and reveals.
        self.irrevocable: int = 0
        # Set by playouts, which nobody watches: a step may leave out a question with only one legal answer.
        self.in_playout: bool = False
        # The keys by number of what the diary names: ships and cards.
        self.ship_keys = ship_keys
        self.card_keys = card_keys

    # -- asking ----------------

    def waiting(self) -> list[int]:
        """The seats that must decide now; empty: the game is over."""
        return self.seats_of(self.asked())

    def seats_of(self, mask: int) -> list[int]:
        """The seats of a bit mask."""
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def asked(self) -> int:
        """The same as a bit mask."""
        if not self.stack:
            return 0
        return self.stack[-1].asks(self)

    def mover(self) -> int:
        """The lowest waiting seat, or NOBODY when the game is over."""
        return lowest(self.asked())

    def decision(self, seat: int) -> Decision:
        """What the rules ask of the seat; in an observation also what others are publicly asked."""
        if seat < 0 or not self.asked() >> seat & 1:
            raise NotAsked(f"nothing is asked of seat {seat + 1}")
        return self.stack[-1].decision(self, seat)

    def secrecy(self) -> str:
        """How the question is asked that stands: OPENLY, IN_PRIVATE or SEALED."""
        return self.stack[-1].secrecy() if self.stack else OPENLY

    def answers_for(self, seat: int) -> bool:
        """An observation knows the answers of its observer only."""
        return seat >= 0 and (self.observer == TRUTH or seat == self.observer)

    def legal(self, seat: int) -> list[int]:
        """Every legal answer of the seat, ascending; empty if nothing is asked of it."""
        if not self.stack or seat < 0 or (self.observer != TRUTH and seat != self.observer):
            return []
        top = self.stack[-1]
        return top.legal(self, seat) if self.hears(top, seat) else []

    def candidates(self, seat: int) -> list[int]:
        """Everything the seat could now point at, in ascending order."""
        if not self.stack or seat < 0:
            return []
        top = self.stack[-1]
        return top.candidates(self, seat) if self.hears(top, seat) else []

    def hears(self, top: Step, seat: int) -> bool:
        """Whether the top step is asked what the seat may answer; where steps look themselves, always."""
        return top.hears(self, seat)

    def forbids(self, seat: int, action: int) -> int:
        """The code of the first rule that forbids the action, or 0."""
        if not self.stack or seat < 0 or (self.observer != TRUTH and seat != self.observer):
            return NOT_ASKED
        top = self.stack[-1]
        return top.forbids(self, seat, action) if self.hears(top, seat) else NOT_ASKED

    def takes_up(self, seat: int, action: int) -> bool:
        """Whether an answer brings nothing about yet: the next one says what it is for."""
        return action in self.candidates(seat) and self.stack[-1].takes_up(self, seat, action)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        """Which rule forbids the action, with the facts of the case; None if it is legal."""
        code = self.forbids(seat, action)
        if code == ALLOWED:
            return None
        return self.refusal(seat, action, code)

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        """The words of a refusal code; each game adds its own."""
        return Refusal("not-asked", "")

    def odds(self, seat: int, action: int) -> Odds | None:
        """The chances of a choice, from what the seat knows."""
        return None

    def course(self) -> Course:
        """The steps of the turn, and where we are."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result, once nobody is asked any more."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """The score of each seat as it stands."""
        raise NotImplementedError

    def hand(self, seat: int) -> list[str]:
        """The keys of the cards that a seat holds, `?` for each that the observer cannot know."""
        return []

    def contacts(self) -> list[tuple[str, str, str]]:
        """Who seeks, whom, and how near the contact is, in games that have them."""
        return []

    # -- answering ----------------

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal answer, the only way a state changes."""
        self.check(seat, action)
        self.play(seat, action)

    def check(self, seat: int, action: int) -> None:
        """Refuse an answer that is not legal."""
        if self.observer != TRUTH:
            raise NotTheTruth("an observation cannot be played on; imagine it first")
        code = self.forbids(seat, action)
        if code != ALLOWED:
            raise Refused(self.refusal(seat, action, code))

    def play(self, seat: int, action: int) -> int:
        """`apply` without the check: only for search and the lab, which take their answers from `legal`."""
        step = self.stack[-1]
        asked = step.asks(self) | 1 << seat
        irrevocable = self.irrevocable
        self.take(step, seat, action)
        mask = self.settle()
        if mask & ~asked and self.irrevocable == irrevocable:
            self.irrevocable += 1
        return mask

    def take(self, step: Step, seat: int, action: int) -> None:
        """Hand a legal answer to the step that asked; a game may have answers that fit every question."""
        step.take(self, seat, action)

    def settle(self) -> int:
        """Let steps act until one asks something or none is left; gives the seats asked as a bit mask."""
        while self.stack:
            top = self.stack[-1]
            mask = top.asks(self)
            if mask != 0:
                return mask
            top.act(self)
        return 0

    # -- knowing ----------------

    def shown_ships(self, ships: list[int]) -> list[str]:
        """The keys of ships, for the page."""
        return [self.ship_keys[ship] for ship in ships]

    def shown_cards(self, cards: list[int]) -> list[str]:
        """The keys of cards, UNSEEN for each that cannot be known."""
        return [UNSEEN if card == UNKNOWN else self.card_keys[card] for card in cards]

    def shown_pile(self, pile: list[int]) -> dict[str, int]:
        """How many of each kind lie in a pile."""
        found: dict[str, int] = {}
        for card in range(len(pile)):
            if pile[card]:
                found[self.card_keys[card]] = pile[card]
        return found

    def check_observer(self, seat: int) -> None:
        if not SPECTATOR <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}")

    def setting(self) -> str:
        """Game, options and content: positions of different settings are never the same."""
        raise NotImplementedError

    def key(self) -> bytes:
        """For dictionaries: the same for the same position, whatever its dice and its log."""
        flat = FlatNumbers()
        self.tell_facts(flat)
        return f"{self.setting()} {flat.found}".encode()

    def tell_facts(self, to: FactWriter) -> None:
        """All facts of the position, one by one."""
        raise NotImplementedError

    def tell_observer(self, to: FactWriter) -> None:
        to.number("observer", self.observer)

    def tell_steps(self, to: FactWriter) -> None:
        for place in range(len(self.stack)):
            to.begin(f"stack {place}", type(self.stack[place]).__name__)
            self.stack[place].tell_facts(to)
            to.end()

    def copy(self) -> "State":
        raise NotImplementedError

    def observe(self, seat: int) -> "State":
        """What the seat (or SPECTATOR) may know; the rest is UNKNOWN."""
        raise NotImplementedError

    def imagine(self, rng: Dice, prior: "Policy | None" = None) -> "State":
        """A whole truth that agrees with everything this observation has seen."""
        raise NotImplementedError

    def text(self) -> str:
        """The position, readable; `Game.parse` reads it back."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers decisions from an observation: every bot is one."""

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        """One of the legal answers of the seat."""
        raise NotImplementedError

    def needs_view(self) -> bool:
        """False for a policy that answers by `choose_blind`, for which no observation need be made."""
        return True

    def choose_blind(self, legal: list[int]) -> int:
        """One of the legal answers, by a policy that looks at nothing else."""
        raise NotImplementedError
