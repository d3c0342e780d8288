"""Hidden information: all a seat can see, ask or notice is the same in every world it cannot tell apart.

For a reached state S and an observer k (a seat or SPECTATOR) let V be what k may know of S and T a world
imagined from V. All that k is told in T must equal what it is told in S; then both are played on with the
same actions, and stay alike for k until a hidden fact comes into play.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import ndiff

from tests.suite.generic import some_answer
from wardroom.core.decision import NotAsked
from wardroom.core.dice import Dice, FastDice
from wardroom.core.events import Event
from wardroom.core.game import Game
from wardroom.core.options import Value
from wardroom.core.sealed import Sealed
from wardroom.core.state import SPECTATOR, TRUTH, UNKNOWN, Policy, State, Step

# Worlds imagined from each view, and answers that a world is played on for.
WORLDS = 3
TOGETHER = 12
# Where some observers are enough, so are some answers of private runs: each one out of so many.
SELDOM = 3
# Actions that no game has are pointed at, too: so many; and all, where the game is not known.
STRAYS = 5
EVERY_ACTION = range(470)


CheckView = Callable[[State, State], None]


class Leak(AssertionError):
    """An observer can tell apart what it must not, or knows what it cannot."""


def sealed(state: State) -> object:
    """The default of `private`: the sealed step that is being answered."""
    return state.stack[-1] if state.stack and isinstance(state.stack[-1], Sealed) else None


Answer = tuple[int, int]


@dataclass
class Run:
    """A private run of answers as it grows: choices of one answer or more, each beginning with one question.

    A choice may turn out to be a public act, which all others see; it cannot be taken back. The twin is the
    position at the start of the run, to which only the public acts have happened: for all others the two
    look alike.
    """

    step: Step
    twin: State | None
    # The first question, and the seat whose run it is.
    question: str = ""
    seat: int = UNKNOWN
    choices: list[list[Answer]] = field(default_factory=list)
    public_acts: int = 0

    def begins_choice(self, state: State, seat: int) -> bool:
        """Is the run back at its first question?"""
        return self.step.decision(state, seat).name == self.question

    def answer(self, state: State, seat: int, action: int) -> None:
        """An answer to the run, private as far as we know."""
        if isinstance(self.step, Sealed):
            self.choices.append([(seat, action)])
            return
        if not self.question:
            self.question, self.seat = state.decision(seat).name, seat
        if self.begins_choice(state, seat) or not self.choices:
            self.choices.append([])
        self.choices[-1].append((seat, action))

    def made_public(self, state: State) -> None:
        """The last answer has made its choice public, or was by itself a public act in between."""
        self.public_acts += 1
        if self.begins_choice(state, self.seat):
            for answer in self.choices.pop():
                self.follow(*answer)
        else:
            self.follow(*self.choices[-1].pop())

    def follow(self, seat: int, action: int) -> None:
        """What all have seen happens to the twin, too."""
        if self.twin is not None:
            if self.twin.why_not(seat, action) is None:
                self.twin.apply(seat, action)
            else:
                self.twin = None

    def answers_of_others(self, observer: int) -> list[Answer]:
        return [answer for choice in self.choices for answer in choice if answer[0] != observer]


@dataclass
class Examiner:
    """Checks one game.

    `check_view(truth, view)` looks after what only the game knows to be hidden: whatever `observe` always
    shows, as a dealt hand, seems public to all other checks. `private(state)` is the step on top if its
    answers make a run that others may not notice until it is whole, or None. Sealed steps are such; a game
    with drafts names them, too. A draft may hold public acts: they raise `irrevocable`, and are told.
    `forgetting` are the names of events after which a seat may know less than it was just told, as a
    shuffle; `passing` those of which a spectator keeps nothing, who is no seat. A game with thousands of
    actions says in `pointed(state)` which of them can mean something at its table; else all are pointed at.
    """

    game: Game
    check_view: CheckView | None = None
    private: Callable[[State], object] = sealed
    forgetting: frozenset[str] = frozenset({"reshuffled", "shuffled"})
    pointed: Callable[[State], Sequence[int]] | None = None
    # Of each position so many observers are looked at, as chance will have it; 0: all of them.
    observers: int = 0
    passing: frozenset[str] = frozenset()
    # What was examined, so that a test can see that it was not all in vain.
    counts: Counter[str] = field(default_factory=Counter)

    def every(self, state: State) -> Sequence[int]:
        """The actions that an observer points at, some that the game does not have among them."""
        if self.pointed is None:
            return range(self.game.action_count + STRAYS)
        return [*self.pointed(state), *range(self.game.action_count, self.game.action_count + STRAYS)]

    def game_of(self, options: Mapping[str, Value], seed: int, samples: int) -> None:
        """Examine `samples` positions of one random game, evenly spread, and every private answer in it."""
        length = sum(1 for _ in walk(self.game, options, seed))
        wanted = {(2 * index + 1) * length // (2 * samples) for index in range(samples)}
        runs: list[Run] = []
        last: tuple[Run | None, int, int, int] | None = None
        for number, (state, seat, action) in enumerate(walk(self.game, options, seed)):
            self.follow(runs, state, last)
            if number in wanted:
                self.position(state, FastDice(seed * 1009 + number), runs)
            run = runs[-1] if runs and runs[-1].step is state.stack[-1] else None
            if run is not None:
                run.answer(state, seat, action)
                self.silence(state, seat, action)
            last = run, state.irrevocable, seat, action
        if self.counts["secrets"] > 20 and not self.counts["varied"]:
            raise Leak("imagining never varies what is hidden")
        if self.counts["true worlds"] > self.counts["equal worlds"] + 6 * self.counts["true worlds"] ** 0.5:
            raise Leak(f"imagining prefers the truth: {self.counts}")

    def follow(self, runs: list[Run], state: State, last: tuple[Run | None, int, int, int] | None) -> None:
        """Keep the private runs that are under way: those given up are gone, a new one may have begun."""
        runs[:] = [run for run in runs if any(run.step is step for step in state.stack)]
        if last is not None:
            answered, irrevocable, seat, action = last
            for run in runs:
                if run is not answered:
                    # An answer to something that came up in between.
                    run.follow(seat, action)
                elif state.irrevocable > irrevocable:
                    run.made_public(state)
                if run.public_acts and run.twin is not None and run.choices:
                    self.counts["twins"] += 1
                    for observer in range(SPECTATOR, state.seats):
                        if observer != run.seat:
                            what = f"observer {observer} noticed what seat {run.seat} has drafted"
                            self.alike(state.observe(observer), run.twin.observe(observer), what)
        if self.private(state) is not None and not any(run.step is state.stack[-1] for run in runs):
            runs.append(Run(state.stack[-1], state.copy()))

    def position(self, state: State, chance: FastDice, runs: list[Run]) -> None:
        """Examine one position for every observer; `runs` are the private ones so far."""
        for observer in self.some_observers(state, chance):
            view = state.observe(observer)
            self.counts["views"] += 1
            check_view(state, view, observer, self.every(state))
            if self.check_view is not None:
                self.check_view(state, view)
            worlds = [view.imagine(FastDice(chance.below(1 << 30, 0))) for _ in range(WORLDS)]
            for world in worlds:
                check_world(self.game, view, world, observer, self.every(state))
            self.compare(state, worlds, view)
            if catch_up(worlds[0], state, observer, runs):
                leader = Leader(chance.below(1 << 30, 0))
                same = (Follower(leader), FastDice(leader.seed))[chance.below(2, 0)]
                self.play_together(
                    with_dice(state.copy(), leader), with_dice(worlds[0], same), observer, chance
                )
            here, there = [with_dice(state.copy(), FastDice(chance.below(1 << 30, 0))) for _ in range(2)]
            self.play_together(here, there, observer, chance, same_chance=False)

    def some_observers(self, state: State, chance: FastDice) -> list[int]:
        everybody = list(range(SPECTATOR, state.seats))
        if self.observers == 0:
            return everybody
        return [chance.pick(everybody, 0) for _ in range(min(self.observers, len(everybody)))]

    def compare(self, state: State, worlds: list[State], view: State) -> None:
        """Count how imagined worlds vary, and how often the truth turns up among them."""
        hidden = {line.split()[0] for line in view.text().splitlines() if "?" in line}
        if not hidden:
            return
        texts = [secrets_of(world, hidden) for world in worlds]
        truth = secrets_of(state, hidden)
        # Where nothing hidden has happened, here or in any world, there may be no other world.
        self.counts["secrets"] += any([truth, *texts])
        self.counts["varied"] += len(set(texts)) > 1
        self.counts["true worlds"] += (len(texts) - 1) * sum(text == truth for text in texts)
        pairs = [(a, b) for a in range(len(texts)) for b in range(len(texts)) if a != b]
        self.counts["equal worlds"] += sum(texts[a] == texts[b] for a, b in pairs)

    def silence(self, state: State, seat: int, action: int) -> None:
        """Nothing of an answer to an unfinished run reaches anybody else, not even that it happened."""
        after = state.copy()
        after.log = []
        run = after.stack[-1]
        after.apply(seat, action)
        if not any(step is run for step in after.stack):
            return
        if after.irrevocable > state.irrevocable:
            if not after.log:
                raise Leak(f"an unfinished run of seat {seat} raised `irrevocable`, and nothing was told")
            self.counts["public"] += 1
            return
        self.counts["silent"] += 1
        if after.log:
            raise Leak(f"an unfinished run of seat {seat} was heard of: {after.log}")
        if self.observers and self.counts["silent"] % SELDOM:
            return
        for observer in self.some_observers(state, FastDice(self.counts["silent"])):
            if observer != seat:
                self.alike(
                    state.observe(observer),
                    after.observe(observer),
                    f"observer {observer} noticed seat {seat}",
                )

    def alike(self, one: State, other: State, what: str) -> None:
        alike(one, other, what, self.every(one))

    def play_together(
        self, truth: State, world: State, observer: int, chance: FastDice, same_chance: bool = True
    ) -> None:
        """Play two worlds on with the same answers, for as long as the observer hears the same.

        Until then it sees the same. From what it is told, hidden facts or other results of chance, it may
        know more than before; other results may come to the same, hidden facts may not.
        """
        for _ in range(TOGETHER):
            if truth.waiting() != world.waiting() or not truth.waiting():
                return
            answer = common_answer(truth, world, chance)
            if answer is None:
                return
            seat, action = answer
            truth.log, world.log = [], []
            asking = [state.stack[-1] for state in (truth, world)]
            truth.apply(seat, action)
            world.apply(seat, action)
            self.counts["together"] += 1
            if seat != observer and ends_sooner(asking, (truth, world), seat):
                self.counts["longer runs"] += 1
                return
            here, there = truth.log, world.log
            views = truth.observe(observer), world.observe(observer)
            what = f"observer {observer} after {self.game.action_text(action)!r} of seat {seat}"
            if [heard(event, observer) for event in here] == [heard(event, observer) for event in there]:
                self.alike(*views, f"{what}: two worlds differ and no event says so")
            else:
                self.counts["came into play"] += 1
                forgotten = self.forgetting | (self.passing if observer == SPECTATOR else frozenset())
                forgets = any(event.name in forgotten for event in (*here, *there))
                if same_chance and not forgets and views[0].text() == views[1].text():
                    raise Leak(f"{what} was told more than it may know: {here} and {there}")
                return


def check_game(
    game: Game,
    options: Mapping[str, Value],
    seed: int,
    samples: int = 10,
    check_view: CheckView | None = None,
    private: Callable[[State], object] = sealed,
    forgetting: frozenset[str] = frozenset({"reshuffled", "shuffled"}),
    pointed: Callable[[State], Sequence[int]] | None = None,
    observers: int = 0,
    passing: frozenset[str] = frozenset(),
) -> Counter[str]:
    """Examine one random game at `samples` positions; returns how much there was to examine.

    The positions of fewer samples are among those of three or five times as many.
    """
    examiner = Examiner(game, check_view, private, forgetting, pointed, observers, passing)
    examiner.game_of(options, seed, samples)
    return examiner.counts


def check_policy(
    policy: Callable[[], Policy], game: Game, options: Mapping[str, Value], seed: int, samples: int = 10
) -> None:
    """A bot chooses the same when hidden cards are permuted; `policy` makes a new one, with its chance."""
    length = sum(1 for _ in walk(game, options, seed))
    wanted = {index * length // samples for index in range(samples)}
    for number, (state, seat, _) in enumerate(walk(game, options, seed)):
        if number not in wanted or seat not in state.waiting():
            continue
        legal = state.legal(seat)
        chosen = policy().choose(state.observe(seat), seat, legal[:])
        assert chosen in legal, f"the bot chose {chosen}, not one of {legal}"
        for attempt in range(WORLDS):
            world = state.observe(seat).imagine(FastDice(seed * 1009 + number * WORLDS + attempt))
            other = policy().choose(world.observe(seat), seat, legal[:])
            if other != chosen:
                words = game.action_text(chosen), game.action_text(other)
                raise Leak(
                    f"the bot chose {words[0]}, but {words[1]} when hidden cards lay otherwise\n{state}"
                )


def walk(game: Game, options: Mapping[str, Value], seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: each position with the answer that will be given. The state plays on when resumed."""
    state = game.new(game.options().fill(options), FastDice(seed))
    chance = FastDice(seed ^ 0xF0F0)
    while state.waiting():
        seat, action = some_answer(state, chance)
        yield state, seat, action
        state.apply(seat, action)


# -- what an observer is told --------------------------------------------------------------------------------


def told(state: State, seat: int, every: Sequence[int] = EVERY_ACTION) -> dict[str, str]:
    """All that the server would answer to a seat: its question, answers, refusals of anything, and odds."""
    answers = {"legal": str(state.legal(seat))}
    try:
        answers["decision"] = repr(state.decision(seat))
    except NotAsked as nothing:
        answers["decision"] = str(nothing)
    for action in every:
        answers[f"why_not {action}"] = repr(state.why_not(seat, action))
    for action in state.legal(seat):
        odds = state.odds(seat, action)
        answers[f"odds {action}"] = (
            f"{odds.names} {odds.chances} {odds.number} {odds.cards_unseen}" if odds else "none"
        )
    return answers


def all_told(view: State, observer: int, every: Sequence[int] = EVERY_ACTION) -> dict[str, str]:
    """The same, with all that an observation says by itself."""
    course = view.course()
    return {
        "text": view.text(),
        "waiting": str(view.waiting()),
        "irrevocable": str(view.irrevocable),
        "course": str((course.seat, course.steps, course.marks)),
        "outcome": repr(view.outcome()),
        **told(view, observer, every),
    }


def alike(one: State, other: State, what: str, every: Sequence[int] = EVERY_ACTION) -> None:
    """Two observations of one observer that nothing can tell apart, not even a debugger."""
    same_answers(all_told(one, one.observer, every), all_told(other, one.observer, every), what)
    path = difference(one, other)
    if path:
        raise Leak(f"{what}: the views differ in {path}")


def same_answers(one: dict[str, str], other: dict[str, str], what: str) -> None:
    for key in {**one, **other}:
        if one.get(key) != other.get(key):
            lines = str(one.get(key)).splitlines(), str(other.get(key)).splitlines()
            shown = "\n".join(line for line in ndiff(*lines) if line[0] in "+-")
            raise Leak(f"{what}: {key} differs\n{shown}")


def check_view(state: State, view: State, observer: int, every: Sequence[int]) -> None:
    """The observation answers like the truth, and observing it again changes nothing."""
    if view.observer != observer or view.dice is not None or view.log is not None:
        raise Leak(f"the view of {observer} has another observer, dice or a log")
    same_answers(told(state, observer, every), told(view, observer, every), f"truth and view of {observer}")
    for seat in range(state.seats):
        # Asking what is not one's business must change nothing, neither here nor in worlds made from it.
        view.legal(seat)
    alike(view, state.observe(observer), f"observer {observer}, twice", every)
    alike(view, view.observe(observer), f"observer {observer}, again from its own view", every)


def check_world(game: Game, view: State, world: State, observer: int, every: Sequence[int]) -> None:
    """An imagined world is a whole truth, and the observer is told the same in it."""
    text = world.text()
    if "?" in text or world.observer != TRUTH or world.dice is None:
        raise AssertionError(f"not a whole truth was imagined\n{text}")
    if game.parse(text).text() != text:
        raise AssertionError(f"an imagined world does not read back\n{text}")
    same_answers(
        told(view, observer, every), told(world, observer, every), f"view of {observer} and imagined world"
    )
    alike(view, world.observe(observer), f"observer {observer} in an imagined world", every)


def difference(one: object, other: object, path: str = "view") -> str:
    """Where two objects differ in anything that they hold, or nothing."""
    if one is other:
        return ""
    if type(one) is not type(other):
        return f"{path}: {one!r} and {other!r}"
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        pairs = [(f"{path}[{place}]", *pair) for place, pair in enumerate(zip(one, other, strict=False))]
        return first_difference(pairs) or ("" if len(one) == len(other) else f"the length of {path}")
    if isinstance(one, dict) and isinstance(other, dict):
        keys = sorted({**one, **other}, key=repr)
        return first_difference([(f"{path}[{key!r}]", one.get(key), other.get(key)) for key in keys])
    if one is None or isinstance(one, int | str | float | bytes | frozenset | set):
        return "" if one == other else f"{path}: {one!r} and {other!r}"
    names = attributes(one)
    return first_difference([(f"{path}.{n}", getattr(one, n, None), getattr(other, n, None)) for n in names])


def first_difference(pairs: list[tuple[str, object, object]]) -> str:
    for path, one, other in pairs:
        found = difference(one, other, path)
        if found:
            return found
    return ""


def attributes(thing: object) -> list[str]:
    """The names of all that an object holds, compiled or not."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names |= set(getattr(kind, "__mypyc_attrs__", ())) | set(getattr(kind, "__slots__", ()))
        # Declared facts that still have their defaults.
        names |= set(getattr(kind, "__annotations__", ()))
    return sorted(names - {"__dict__", "__weakref__"})


# -- two worlds side by side ---------------------------------------------------------------------------------


class Leader(Dice):
    """Chance for the truth; remembers the cards drawn."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.source = FastDice(seed)
        self.cards: list[int] = []

    def below(self, n: int, stream: int) -> int:
        return self.source.below(n, stream)

    def pick(self, pile: list[int], stream: int) -> int:
        self.cards.append(super().pick(pile, stream))
        return self.cards[-1]

    def draw(self, counts: list[int], total: int, stream: int) -> int:
        self.cards.append(super().draw(counts, total, stream))
        return self.cards[-1]

    def copy(self) -> FastDice:
        return self.source.copy()


class Follower(Dice):
    """The same chance for the other world: the same numbers, and the same cards where they are to be had.

    So two worlds stay alike for long; without it they part at the first card drawn, which shows other leaks.
    """

    def __init__(self, leader: Leader) -> None:
        self.leader = leader
        self.source = FastDice(leader.seed)
        self.drawn = 0
        # The card to be picked, and the pile it is picked from.
        self.wanted = UNKNOWN
        self.pile: list[int] = []

    def below(self, n: int, stream: int) -> int:
        place = self.source.below(n, stream)
        if self.wanted in self.pile and self.pile[place] != self.wanted:
            return self.pile.index(self.wanted)
        return place

    def pick(self, pile: list[int], stream: int) -> int:
        self.wanted, self.pile = self.next_card(), pile
        card = super().pick(pile, stream)
        self.pile = []
        return card

    def draw(self, counts: list[int], total: int, stream: int) -> int:
        wanted, kind = self.next_card(), super().draw(counts, total, stream)
        return wanted if 0 <= wanted < len(counts) and counts[wanted] else kind

    def next_card(self) -> int:
        self.drawn += 1
        cards = self.leader.cards
        return cards[self.drawn - 1] if self.drawn <= len(cards) else UNKNOWN

    def copy(self) -> FastDice:
        return self.source.copy()


def ends_sooner(asking: Sequence[Step], states: Sequence[State], seat: int) -> bool:
    """Whether a sealed run is over in one world, and its seat is asked on in the other.

    How much a seat has to say in secret may hang on what it hides. Nobody else sees its answers; that it has
    given the last one, all do.
    """
    if not all(isinstance(step, Sealed) for step in asking):
        return False
    goes_on = [
        any(step is asked for step in state.stack) and seat in state.waiting()
        for asked, state in zip(asking, states, strict=True)
    ]
    return goes_on[0] != goes_on[1]


def with_dice(state: State, dice: Dice) -> State:
    state.dice = dice
    return state


def catch_up(world: State, state: State, observer: int, runs: list[Run]) -> bool:
    """Give the others' answers to a private run in the imagined world, too; False if that cannot be done.

    A world imagined in the middle of a private run starts with the others' runs not begun.
    """
    for run in runs:
        for seat, action in run.answers_of_others(observer):
            if run.step is not state.stack[-1] or world.why_not(seat, action) is not None:
                return False
            world.apply(seat, action)
    return True


def common_answer(truth: State, world: State, chance: FastDice) -> tuple[int, int] | None:
    """A random answer that is legal in both worlds."""
    both = [
        (seat, action)
        for seat in truth.waiting()
        for action in sorted(set(truth.legal(seat)) & set(world.legal(seat)))
    ]
    return both[chance.below(len(both), 0)] if both else None


def heard(event: Event, observer: int) -> str:
    """An event as one observer hears it."""
    return f"{event.name} {event.rule} {event.seen_by(observer)} {event.dice}"


def secrets_of(world: State, hidden: set[str]) -> str:
    """The lines that begin with these words, each in order: where a card lies in a pile means nothing."""
    lines = [line.split() for line in world.text().splitlines()]
    return "\n".join(" ".join(sorted(line)) for line in lines if line[0] in hidden)


# -- how likely each world is --------------------------------------------------------------------------------


def frequencies(view: State, key: Callable[[State], Hashable], n: int, seed: int = 0) -> Counter[Hashable]:
    """How often each value of `key` comes up in `n` imagined worlds."""
    rng = FastDice(seed)
    return Counter(key(view.imagine(rng)) for _ in range(n))


def check_frequencies(counts: Counter[Hashable], weights: Mapping[Hashable, float]) -> None:
    """Chi-square: the counts agree with the weights of all consistent worlds."""
    strange = set(counts) - {value for value, weight in weights.items() if weight > 0}
    if strange:
        raise AssertionError(f"imagined what cannot be: {sorted(map(repr, strange))[:5]}")
    share = counts.total() / sum(weights.values())
    square = sum((counts[value] - share * w) ** 2 / (share * w) for value, w in weights.items() if w > 0)
    freedom = sum(weight > 0 for weight in weights.values()) - 1
    if freedom == 0:
        return
    # Wilson and Hilferty: the cube root of chi-square per degree of freedom is nearly normal.
    spread = 2 / (9 * freedom)
    z = ((square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5
    if z > 4:
        raise AssertionError(f"frequencies are off by {z:.1f} standard deviations: {counts.most_common(5)}")
