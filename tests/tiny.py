"""A tiny game to test what surrounds games: sealed bids for the turn, then pushes and rolls for points."""

from collections.abc import Mapping

from wardroom.core.decision import DONE, Decision
from wardroom.core.dice import Dice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import CURRENT, Course, Outcome
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, TRUTH, UNKNOWN, Policy, State, Step
from wardroom.core.vocabulary import NUMBER, SEAT, DecisionKind, EventKind

REOPEN_WORD, PUSH, ROLL, BID = 1, 2, 3, 10
WIND, DRAW = 0, 1

ASKS_BID = DecisionKind("bid")
ASKS_PLAY = DecisionKind("play")
OPENED = EventKind("opened", seat=SEAT)
ROLLED = EventKind("rolled", score=NUMBER)


class Tug(State):
    def __init__(self, seats: int, dice: Dice | None) -> None:
        super().__init__(seats, dice)
        self.scores = [0] * seats
        self.secrets = [0] * seats
        self.rounds = 3
        self.turn = NOBODY
        self.rolls = 0

    def copy(self) -> "Tug":
        other = Tug(self.seats, self.dice.copy() if self.dice is not None else None)
        other.scores, other.secrets = list(self.scores), list(self.secrets)
        other.rounds, other.turn, other.rolls = self.rounds, self.turn, self.rolls
        other.irrevocable, other.observer = self.irrevocable, self.observer
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> "Tug":
        other = self.copy()
        other.dice, other.observer = None, seat
        other.secrets = [s if k == seat else UNKNOWN for k, s in enumerate(self.secrets)]
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def imagine(self, rng: Dice, prior: Policy | None = None) -> "Tug":
        other = self.copy()
        other.dice, other.observer = rng, TRUTH
        other.secrets = [rng.below(100, DRAW) if s == UNKNOWN else s for s in self.secrets]
        return other

    def course(self) -> Course:
        return Course(self.turn, ["1", "2"], [0, CURRENT] if self.turn >= 0 else [CURRENT, 0])

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        best = max(self.scores)
        return Outcome(list(self.scores), [k for k, s in enumerate(self.scores) if s == best], "rounds", "9")

    def text(self) -> str:
        bids = "".join(f" {step.pending}" for step in self.stack if isinstance(step, Sealed))
        return f"{self.scores} {self.secrets} {self.rounds} {self.turn} {self.irrevocable}{bids}"


class Run(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.bids: list[int] = []
        self.done = False

    def asks(self, state: State) -> int:
        return 0 if self.done else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, ASKS_BID, "1")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, *range(BID + 1, BID + 6)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action == DONE:
            return ALLOWED
        fresh = BID < action < BID + 6 and len(self.bids) < 2 and (not self.bids or action > self.bids[-1])
        return ALLOWED if fresh else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        self.done = action == DONE
        if not self.done:
            self.bids.append(action)

    def copy(self) -> "Run":
        other = Run(self.seat)
        other.bids, other.done = list(self.bids), self.done
        return other


class Bids(Sealed):
    def begin(self, state: State, seat: int) -> Step:
        return Run(seat)

    def empty(self) -> "Bids":
        return Bids(self.members)

    def open(self, state: State) -> None:
        assert isinstance(state, Tug) and state.dice is not None
        state.stack.pop()
        sums = [sum(run.bids) for _, run in sorted(self.runs.items()) if isinstance(run, Run)]
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        state.turn = best[state.dice.below(len(best), DRAW)]
        if state.log is not None:
            state.log.append(Event(OPENED, "1", {"seat": f"seat/{state.turn}"}))
        state.stack.append(Play(state.turn))


class Play(Step):
    """Pushes are free to take back; a roll is chance."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.pushes = 0
        self.rolls = 0

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, ASKS_PLAY, "2")

    def candidates(self, state: State, seat: int) -> list[int]:
        return [DONE, PUSH, ROLL]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        if action == PUSH:
            return ALLOWED if self.pushes < 3 else 2
        if action == ROLL:
            return ALLOWED if self.rolls < 2 else 3
        return ALLOWED if action == DONE else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, Tug) and state.dice is not None
        if action == PUSH:
            self.pushes += 1
            state.scores[seat] += 1
        elif action == ROLL:
            self.rolls += 1
            state.rolls += 1
            state.irrevocable += 1
            state.scores[seat] += state.dice.roll(WIND)
            if state.log is not None:
                state.log.append(Event(ROLLED, "2", {"score": state.scores[seat]}))
        else:
            state.irrevocable += 1
            state.stack.pop()
            state.rounds -= 1
            state.turn = NOBODY
            if state.rounds:
                state.stack.append(Bids((1 << state.seats) - 1))

    def copy(self) -> "Play":
        other = Play(self.seat)
        other.pushes, other.rolls = self.pushes, self.rolls
        return other


class TugGame(Game):
    key = "tug"
    name = "Tug"
    least_seats = 2
    most_seats = 4
    action_count = BID + 6
    streams = ("wind", "draw")

    def options(self) -> OptionsSchema:
        return OptionsSchema(
            (
                Option("seats", 2, "0", "how many play", low=2, high=4),
                Option("rounds", 3, "0", "how many turns", low=1, high=9),
                Option("house_rules", (), "0", "agreed at the table"),
            )
        )

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> State:
        state = Tug(int(str(options["seats"])), dice)
        state.rounds = int(str(options["rounds"]))
        state.secrets = [dice.below(100, DRAW) for _ in range(state.seats)]
        state.stack = [Bids((1 << state.seats) - 1)]
        return state

    def action_text(self, action: int) -> str:
        words = {DONE: "done", REOPEN_WORD: "reopen", PUSH: "push", ROLL: "roll"}
        return words.get(action, f"bid{action - BID}")

    def tally(self, state: State) -> dict[str, int]:
        assert isinstance(state, Tug)
        return {"turns": 3, "scored/roll": state.rolls, "scored/push": 1}


class Greedy(Policy):
    """Bids the most, rolls whenever it may, and notices if it is handed more than it may know."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        assert view.observer == seat and view.dice is None
        for action in (ROLL, PUSH):
            if action in legal:
                return action
        return legal[-1]


GAME = TugGame()
