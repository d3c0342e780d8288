"""The frame of the probe games: a game says only what is its own, copies and text forms follow from that.

The docstring of a step begins with its rule; `parts` names the numbers that a step is made of.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, Self, TypeVar, cast

from tests.probes import page
from wardroom.core.decision import DONE, Decision, Refusal
from wardroom.core.dice import WIDEST, Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Option, OptionsSchema, Value
from wardroom.core.outcome import AHEAD, CURRENT, PAST, Course, Outcome
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, SPECTATOR, TRUTH, UNKNOWN, Policy, State, Step
from wardroom.core.vocabulary import NUMBER, TEXT, DecisionKind, EventKind, Fact, FactKind

Facts = dict[str, Fact]
S = TypeVar("S", bound="ProbeState")

# The names of the actions DONE and REOPEN, which every game has.
DONE_REOPEN = (("done", "pass", "готово", "пас"), ("reopen", "заново"))


def kinds_of(facts: Facts) -> dict[str, FactKind]:
    return {name: NUMBER if isinstance(value, int) else TEXT for name, value in facts.items()}


class Run(Step, Generic[S]):
    """One seat is asked for small answers; `given` holds what came of them so far."""

    parts = ("seat",)
    # The words for the numbers in `given`, and whether nobody else sees them.
    names: Sequence[str] = ()
    draft = False

    def __init__(self, seat: int, *given: int) -> None:
        self.seat = seat
        self.given = list(given)

    def finished(self, state: S) -> bool:
        """Whether a sealed run is complete, or a step acts by itself now."""
        return False

    def answers(self, state: S) -> list[int]:
        """Everything that can be pointed at, ascending; all else is not asked."""
        raise NotImplementedError

    def refuses(self, state: S, action: int) -> int:
        """0, or the code of the first rule that forbids one of the answers; DONE is never forbidden."""
        raise NotImplementedError

    def answer(self, state: S, action: int) -> None:
        """Carry out a legal answer."""

    def asks(self, state: State) -> int:
        return 0 if self.finished(cast(S, state)) else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(
            seat,
            DecisionKind(page.kind(self), given=NUMBER),
            page.rule(type(self)),
            {"given": len(self.given)},
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        return self.answers(cast(S, state)) if seat == self.seat else []

    def forbids(self, state: State, seat: int, action: int) -> int:
        if action not in self.candidates(state, seat):
            return NOT_ASKED
        return ALLOWED if action == DONE else self.refuses(cast(S, state), action)

    def take(self, state: State, seat: int, action: int) -> None:
        self.answer(cast(S, state), action)

    def copy(self) -> Self:
        return type(self)(self.seat, *self.given)

    def observe(self, state: State, seat: int) -> Self:
        return type(self)(self.seat) if self.draft and seat != self.seat else self.copy()


class SealedRuns(Sealed, Generic[S]):
    """Every seat answers a run of the kind `each` in secret."""

    parts = ("members",)
    each: type[Run[S]]

    def opened(self, state: S, given: list[list[int]]) -> None:
        """All are done: replace this step by what follows from the runs of all seats."""

    def begin(self, state: State, seat: int) -> Run[S]:
        return self.each(seat)

    def open(self, state: State) -> None:
        self.opened(cast(S, state), [page.given_by(run) for _, run in sorted(self.runs.items())])

    def empty(self) -> Self:
        return type(self)(self.members)


class ProbeState(State):
    """A state with secrets. A game declares its facts and its steps, and fills in the first six methods."""

    # The facts that everybody sees, those that may be hidden, and the words for the numbers in a fact.
    public: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    names: page.Names = MappingProxyType({})
    # The kinds of step in the order of a turn.
    steps: tuple[Any, ...] = ()
    # The name and the rule of each refusal code from 2 on.
    refusals: tuple[str, ...] = ()

    def __init__(self, game: "ProbeGame[Any]", options: dict[str, Value], dice: Dice | None) -> None:
        super().__init__(int(str(options.get("seats", 2))), dice)
        self.game = game
        self.options = options
        self.setup()

    def setup(self) -> None:
        """Give each fact its first value."""

    def begin(self) -> None:
        """Deal, if there is something to deal."""

    def show(self, other: Self, seat: int) -> None:
        """Copy the secret facts, as far as the seat may know them."""

    def fill(self, world: Self, rng: Dice, prior: Policy | None) -> None:
        """Put something consistent in place of each UNKNOWN."""

    def result(self) -> tuple[list[int], str, str]:
        """The scores at the end, the reason and its rule."""
        raise NotImplementedError

    def case(self, seat: int, action: int) -> Facts:
        """The facts behind a refusal."""
        return {"answer": self.game.action_text(action)}

    # -- for the rules ----------------

    def number(self, option: str) -> int:
        return int(str(self.options[option]))

    def chance(self) -> Dice:
        assert self.dice is not None
        return self.dice

    def tell(self, name: str, rule: str, seat: int, secret: Facts | None = None, **facts: Fact) -> None:
        """Write down what happens to a seat or NOBODY, if somebody listens; only the seat hears a secret."""
        if self.log is not None:
            public = facts if seat == NOBODY else {"seat": f"seat/{seat}", **facts}
            own = {**public, **secret} if secret else None
            kind = EventKind(name, kinds_of(secret) if secret else None, **kinds_of(public))
            self.log.append(Event(kind, rule, public, 1 << seat if secret else 0, own))

    # -- what follows from the declarations ----------------

    def refusal(self, seat: int, action: int, code: int) -> Refusal:
        if code == NOT_ASKED:
            return super().refusal(seat, action, code)
        name, rule = self.refusals[code - 2].split()
        return Refusal(name, rule, self.case(seat, action))

    def course(self) -> Course:
        top = self.stack[-1] if self.stack else None
        seat = top.seat if isinstance(top, Run) else SPECTATOR
        now = self.steps.index(type(top)) if top else len(self.steps)
        marks = [PAST if at < now else CURRENT if at == now else AHEAD for at in range(len(self.steps))]
        return Course(seat, [page.rule(step) for step in self.steps], marks)

    def outcome(self) -> Outcome | None:
        if self.stack:
            return None
        scores, reason, rule = self.result()
        return Outcome(scores, [s for s in range(self.seats) if scores[s] == max(scores)], reason, rule)

    def share(self, other: Self) -> None:
        """Copy what everybody sees."""
        for name in self.public:
            setattr(other, name, copied(getattr(self, name)))

    def keep(self, other: Self) -> None:
        """Copy what may be hidden, all of it."""
        for name in self.secret:
            setattr(other, name, copied(getattr(self, name)))

    def copy(self) -> Self:
        other = type(self)(self.game, self.options, self.dice.copy() if self.dice else None)
        other.observer, other.irrevocable = self.observer, self.irrevocable
        self.share(other)
        self.keep(other)
        other.stack = [step.copy() for step in self.stack]
        return other

    def observe(self, seat: int) -> Self:
        other = type(self)(self.game, self.options, None)
        other.observer, other.irrevocable = seat, self.irrevocable
        self.share(other)
        self.show(other, seat)
        other.stack = [step.observe(self, seat) for step in self.stack]
        return other

    def imagine(self, rng: Dice, prior: Policy | None = None) -> Self:
        world = self.copy()
        world.observer, world.dice = TRUTH, FastDice(rng.below(WIDEST, 0))
        self.fill(world, rng, prior)
        return world

    def answered_again(self, seat: int, rng: Dice, prior: Policy | None, known: list[int]) -> list[int]:
        """What a seat may have answered to the sealed step of the setup: at random, or as `prior` would."""
        given, tries = known[:], 0
        while UNKNOWN in given:
            start, tries = type(self)(self.game, self.options, None), tries + 1
            # A prior that does not come to what is known is given up.
            policy = prior if tries < 20 else None
            while start.asked() >> seat & 1:
                legal = start.legal(seat)
                start.play(
                    seat, policy.choose(start.observe(seat), seat, legal) if policy else rng.pick(legal, 0)
                )
            sealed = start.stack[-1]
            assert isinstance(sealed, Sealed)
            answered = page.given_by(sealed.runs[seat])
            if all(own in (UNKNOWN, answer) for own, answer in zip(known, answered, strict=True)):
                given = answered
        return given

    def text(self) -> str:
        changed = self.game.schema.changed(self.options)
        heading = " ".join([self.game.key, *(f"{option}={value}" for option, value in changed.items())])
        observer = [] if self.observer == TRUTH else [f"observer {self.observer}"]
        return "\n".join([heading, *observer, f"irrevocable {self.irrevocable}", *self.lines()])

    def lines(self) -> list[str]:
        facts = {name: getattr(self, name) for name in (*self.public, *self.secret)}
        lines = [line for name, fact in facts.items() for line in page.fact_lines(name, fact, self.names)]
        return lines + [line for step in self.stack for line in page.step_lines(step)]

    def read(self, lines: list[list[str]]) -> None:
        """Take over the lines of a text form below its heading; what is not said stays as it was."""
        rows = {key: words for key, *words in lines}
        self.observer, self.irrevocable = int(rows.get("observer", [TRUTH])[0]), int(rows["irrevocable"][0])
        for name in (*self.public, *self.secret):
            setattr(self, name, page.read_fact(name, getattr(self, name), rows, self.names))
        kinds = {step.__name__.lower(): step for step in self.steps}
        steps = [words for key, *words in lines if key == "step"]
        self.stack = [page.read_step(self, kinds[key], words, rows) for key, *words in steps]


class ProbeGame(Game, Generic[S]):
    """A game of these states; `actions` are the names of each action from 2 on, its token first."""

    made_of: type[S]
    switches: tuple[Option, ...] = ()
    schema: OptionsSchema
    actions: tuple[tuple[str, ...], ...] = ()
    words: tuple[tuple[str, ...], ...]

    def __init_subclass__(cls) -> None:
        cls.name = cls.key.title()
        cls.words = DONE_REOPEN + cls.actions
        cls.action_count = len(cls.words)
        cls.schema = OptionsSchema(cls.switches)

    def options(self) -> OptionsSchema:
        return self.schema

    def new(self, options: Mapping[str, Value], dice: Dice, log: list[Event] | None = None) -> S:
        state = self.made_of(self, self.schema.fill(options), dice)
        state.log = log
        state.begin()
        state.irrevocable = 0
        return state

    def parse(self, text: str, dice: Dice | None = None) -> S:
        heading, *lines = (line.split() for line in text.splitlines())
        state = self.made_of(self, self.schema.fill(dict(word.split("=") for word in heading[1:])), dice)
        state.read(lines)
        return state

    def action_text(self, action: int) -> str:
        return self.words[action][0]

    def aliases(self, action: int) -> list[str]:
        return list(self.words[action][1:])


def copied(fact: Any) -> Any:
    return [copied(part) for part in fact] if isinstance(fact, list) else fact


def veil(held: list[int], seen: Iterable[object]) -> list[int]:
    """A list with UNKNOWN for what is not seen of it."""
    return [number if known else UNKNOWN for number, known in zip(held, seen, strict=False)]
