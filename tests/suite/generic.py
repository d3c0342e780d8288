"""What every game promises, checked at each step of random play to the end."""

from collections.abc import Callable, Mapping

from tests.suite.vocabulary import check_decision, check_event
from wardroom.core.decision import REOPEN, NotTheTruth, Refusal, Refused
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.notation import read_line, read_word, words_of
from wardroom.core.options import Option, OptionError, Value
from wardroom.core.playout import random_playout
from wardroom.core.sealed import Sealed
from wardroom.core.state import NOBODY, SPECTATOR, TRUTH, State

Check = Callable[[State], None]

MOST_ANSWERS = 200
# Actions tried at each step beside those a person could point at, and forbidden ones that are supposed.
STRAYS = 8
SUPPOSED = 2
# Copies kept to the end of a game, to see that none of them ever changes.
KEPT = 40


def option_sets(game: Game) -> list[dict[str, Value]]:
    """The defaults, and each option by itself at every other value (numbers: at both ends) that it allows."""
    sets: list[dict[str, Value]] = [{}]
    for option in game.options().options:
        sets += [{option.key: value} for value in values_of(option) if value != option.default]
    return [options for options in sets if playable(game, options)]


def playable(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether the options go together."""
    try:
        game.new(game.options().fill(options), FastDice(0))
    except OptionError:
        return False
    return True


def values_of(option: Option) -> list[Value]:
    if isinstance(option.default, bool):
        return [False, True]
    if isinstance(option.default, int):
        return [option.low, option.high]
    return list(option.choices)


def play_through(
    game: Game,
    options: Mapping[str, Value],
    seed: int,
    check: Check | None = None,
    every: int = 1,
    most: int = 20_000,
) -> State:
    """Play at random to the end, checking each `every`-th position, and return the last one.

    `check` looks after what only this game knows: cards never lost or doubled, hulls never negative.
    """
    state = game.new(game.options().fill(options), FastDice(seed))
    state.log = []
    chance = FastDice(seed ^ 0x5EED)
    kept: list[tuple[State, str]] = []
    for number in range(most):
        if not state.waiting():
            check_end(state, check)
            for copy, text in kept:
                assert copy.text() == text, (
                    f"a copy changed while the game went on\n{text}\nnow\n{copy.text()}"
                )
            check_playout(game, options, seed, most)
            return state
        seat, action = some_answer(state, chance)
        if number % every == 0:
            if check is not None:
                check(state)
            check_position(game, state, chance)
            check_future(game, state, seat, action, chance)
            if chance.below(4, 0) == 0:
                kept = [*kept[-KEPT:], (state.copy(), state.text())]
        play_watched(state, seat, action)
    raise AssertionError(f"the game has not ended after {most} answers\n{state.text()}")


def check_playout(game: Game, options: Mapping[str, Value], seed: int, most: int) -> None:
    """A playout may leave out questions that have one answer, and nothing else."""
    in_playout = game.new(game.options().fill(options), FastDice(seed))
    decisions = random_playout(in_playout, FastDice(seed), most)
    patient = game.new(game.options().fill(options), FastDice(seed))
    chance = FastDice(seed)
    counted = 0
    while (seat := patient.mover()) != NOBODY:
        legal = patient.legal(seat)
        counted += len(legal) > 1
        patient.apply(seat, legal[chance.below(len(legal), 0)] if len(legal) > 1 else legal[0])
    assert in_playout.text() == patient.text(), (
        "a playout is another game than the one played question by question"
    )
    assert decisions == counted, "a playout leaves out real decisions"


def some_answer(state: State, chance: FastDice) -> tuple[int, int]:
    """A random answer of a random waiting seat; now and then a finished sealed run is taken up again."""
    if chance.below(16, 0) == 0:
        finished = [seat for seat in range(state.seats) if state.legal(seat) == [REOPEN]]
        if finished:
            return finished[chance.below(len(finished), 0)], REOPEN
    waiting = state.waiting()
    seat = waiting[chance.below(len(waiting), 0)]
    legal = state.legal(seat)
    assert legal, f"seat {seat} must answer and cannot\n{state.text()}"
    return seat, legal[chance.below(len(legal), 0)]


def play_watched(state: State, seat: int, action: int) -> None:
    """Play on; whatever undo must not cross has to raise the irrevocable, and events must be whole."""
    before, top, irrevocable = state.asked(), state.stack[-1], state.irrevocable
    assert isinstance(state.dice, FastDice) and state.log is not None
    word, told = state.dice.word, len(state.log)
    seen = others_see(state, seat) if top.is_draft() else []
    state.apply(seat, action)
    assert state.irrevocable >= irrevocable
    if (
        top.is_draft()
        and state.stack
        and state.stack[-1] is top
        and (state.irrevocable, len(state.log)) == (irrevocable, told)
    ):
        assert others_see(state, seat) == seen, f"somebody saw a draft\n{state.text()}"
    newly_asked = state.asked() & ~before & ~(1 << seat)
    if newly_asked or state.dice.word != word:
        assert state.irrevocable > irrevocable, (
            f"chance or another seat came into play, and `irrevocable` did not rise\n{state.text()}"
        )
    if isinstance(top, Sealed) and state.stack and state.stack[-1] is top:
        assert (state.irrevocable, state.dice.word, len(state.log)) == (irrevocable, word, told), (
            "a sealed run was noticed"
        )
    for event in state.log[told:]:
        assert event.name and event.rule, f"{event} has no name or no rule"
        assert (event.secret is None) == (event.seats == 0), (
            f"{event}: a secret form and its seats go together"
        )
        for facts in (event.facts, event.secret or {}):
            assert all(isinstance(value, str | int) for value in facts.values()), (
                f"{event} holds more than facts"
            )
        check_event(event)


def others_see(state: State, seat: int) -> list[str]:
    return [state.observe(other).text() for other in range(SPECTATOR, state.seats) if other != seat]


def check_end(state: State, check: Check | None) -> None:
    if check is not None:
        check(state)
    outcome = state.outcome()
    assert outcome is not None, f"the game is over without an outcome\n{state.text()}"
    assert len(outcome.scores) == state.seats
    assert outcome.winners, "nobody has won"
    assert outcome.winners == sorted(set(outcome.winners)) and set(outcome.winners) <= set(range(state.seats))
    assert outcome.reason and outcome.rule
    state.course()
    for seat in range(SPECTATOR, state.seats):
        assert state.legal(seat) == []
        final = state.observe(seat).outcome()
        assert final is not None and repr(final) == repr(outcome), f"observer {seat} sees another outcome"


def check_position(game: Game, state: State, chance: FastDice) -> None:
    """Everything that can be asked of one position."""
    assert state.observer == TRUTH
    assert state.outcome() is None, "there is an outcome while somebody is asked"
    state.course()
    waiting = state.waiting()
    assert state.mover() == waiting[0]
    text = state.text()
    assert text.isascii(), f"the text form is not ASCII\n{text}"
    check_round_trip(game, state)
    for seat in range(SPECTATOR, state.seats):
        check_observer(game, state, seat)
        if seat not in waiting:
            assert state.legal(seat) in idle_answers(state), f"seat {seat} has answers but is not asked"
        check_refusals(game, state, seat, chance)
    for seat in waiting:
        check_answers(game, state, seat)
        check_supposed(game, state, seat)
    assert state.text() == text, f"looking at a position changed it\n{text}\nnow\n{state.text()}"


def idle_answers(state: State) -> list[list[int]]:
    return [[], [REOPEN]] if isinstance(state.stack[-1], Sealed) else [[]]


def check_round_trip(game: Game, state: State) -> None:
    """Reading the text form gives the same position, with the same questions and answers."""
    text = state.text()
    read = game.parse(text)
    assert read.text() == text, f"written\n{text}\nread\n{read.text()}"
    assert (read.observer, read.seats, read.waiting()) == (state.observer, state.seats, state.waiting())
    for seat in range(state.seats):
        assert read.legal(seat) == state.legal(seat), (
            f"seat {seat} may answer otherwise after reading\n{text}"
        )
    for seat in state.waiting():
        if not state.answers_for(seat):
            continue
        question, asked = repr(state.decision(seat)), repr(read.decision(seat))
        assert question == asked, f"{question} is asked, and {asked} after reading\n{text}"


def check_observer(game: Game, state: State, seat: int) -> None:
    """An observation is a position of its own that nobody can play on."""
    view = state.observe(seat)
    assert view.observer == seat
    assert view.dice is None, "an observation has dice"
    check_round_trip(game, view)
    text = view.text()
    for asked in view.waiting():
        for action in view.legal(asked)[:1] or [0]:
            try:
                view.apply(asked, action)
            except NotTheTruth:
                continue
            raise AssertionError(f"the observation of {seat} can be played on")
    assert view.text() == text


def check_answers(game: Game, state: State, seat: int) -> None:
    """The legal answers of a seat, each with a word of its own that reads back."""
    decision = state.decision(seat)
    assert decision.seat == seat and decision.name and decision.rule, f"{decision} lacks a name or a rule"
    check_decision(decision)
    legal = state.legal(seat)
    assert legal == sorted(set(legal)), f"legal answers are not sorted and unique: {legal}"
    assert 1 <= len(legal) <= MOST_ANSWERS, f"{len(legal)} answers to {decision}"
    assert legal[0] >= 0 and legal[-1] < game.action_count
    candidates = state.candidates(seat)
    assert candidates == sorted(set(candidates)), f"candidates are not sorted and unique: {candidates}"
    tokens = [game.action_text(action) for action in candidates]
    assert len({token.lower() for token in tokens}) == len(tokens), (
        f"two answers have one word: {sorted(tokens)}"
    )
    view = state.observe(seat)
    for action in legal:
        token = game.action_text(action)
        assert token and token.isascii() and words_of(token) == [token], f"{token!r} is not one ASCII word"
        assert read_word(game, state, seat, token) == action, f"{token!r} is read as something else"
    token = game.action_text(legal[len(legal) // 2])
    assert read_line(game, view, seat, token) == [legal[len(legal) // 2]]


def check_refusals(game: Game, state: State, seat: int, chance: FastDice) -> None:
    """`legal`, `why_not` and `apply` are of one mind, and a refused answer changes nothing."""
    candidates = state.candidates(seat)
    legal = set(state.legal(seat))
    assert legal <= set(candidates)
    strays = {chance.below(game.action_count, 0) for _ in range(STRAYS)} - set(candidates)
    refused = []
    for action in [*candidates, *sorted(strays)]:
        refusal = state.why_not(seat, action)
        assert (refusal is None) == (action in legal), f"{game.action_text(action)!r} of {seat}: {refusal}"
        if refusal is not None:
            assert refusal.name == "not-asked" or (refusal.name and refusal.rule), f"{refusal} names no rule"
            refused.append((action, refusal))
    if refused and state.log is not None:
        text, told = state.text(), len(state.log)
        action, refusal = refused[chance.below(len(refused), 0)]
        assert refusal_of(state, seat, action) == repr(refusal)
        assert (state.text(), len(state.log)) == (text, told), (
            f"the refused {action} of {seat} changed something"
        )


def check_supposed(game: Game, state: State, seat: int) -> None:
    """What is only taken up can be supposed, even against a rule: nothing comes of it, and more is asked."""
    taken = [action for action in state.candidates(seat) if state.takes_up(seat, action)]
    refused = [action for action in taken if (refusal := state.why_not(seat, action)) and refusal.rule]
    legal = [action for action in taken if state.forbids(seat, action) == 0]
    for action in refused[:SUPPOSED] + legal[:1]:
        world = state.copy()
        world.log = []
        top = world.stack[-1]
        world.play(seat, action)
        said = f"{game.action_text(action)!r} is not only taken up\n{state.text()}"
        assert world.stack[-1] is top and (world.irrevocable, world.log) == (state.irrevocable, []), said
        assert world.asked() >> seat & 1, said
        for word in world.candidates(seat):
            world.why_not(seat, word)


def refusal_of(state: State, seat: int, action: int) -> str:
    try:
        state.apply(seat, action)
    except Refused as refused:
        assert isinstance(refused.refusal, Refusal)
        return repr(refused.refusal)
    return "played"


def check_future(game: Game, state: State, seat: int, action: int, chance: FastDice) -> None:
    """A copy, and what is read from the text form, go on exactly like the original, which does not notice."""
    text = state.text()
    copy = state.copy()
    assert copy.text() == text and copy.irrevocable == state.irrevocable and copy.log is None
    seed = chance.below(1 << 30, 0)
    futures = [state.copy(), game.parse(text, FastDice(seed))]
    futures[0].dice = FastDice(seed)
    for _ in range(2):
        for future in futures:
            future.apply(seat, action)
        assert futures[0].text() == futures[1].text(), (
            f"after {game.action_text(action)!r} from\n{text}\n"
            + (f"the copy comes to\n{futures[0].text()}\nand what was read to\n{futures[1].text()}")
        )
        if not futures[0].waiting():
            break
        seat, action = some_answer(futures[0], chance)
    assert state.text() == text, "the original changed when its copy was played on"
    assert copy.text() == text, "one copy changed when another was played on"
