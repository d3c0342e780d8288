"""Answers laid out before any is given: what they would come to is what the rules then make of them."""

import random
from collections import Counter

import pytest

from tests.attacksub.table import Table, a, cards_with
from wardroom.bots.sitting import Sitting, default_bot
from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.game import Game
from wardroom.core.laying import Laying, PlanStage
from wardroom.core.notation import read_line, write_run
from wardroom.core.state import State, lowest
from wardroom.games.attacksub import actions
from wardroom.games.attacksub.game import GAME as ATTACK_SUB
from wardroom.games.coldwar.game import GAME as COLD_WAR
from wardroom.games.highseas.game import GAME as HIGH_SEAS
from wardroom.games.worldatwar.game import GAME as WORLD_AT_WAR


def tried(game: Game, state: State, seat: int, rng: random.Random) -> tuple[Laying, int]:
    """A plan made at random out of what the page is told; how many entries it has."""
    view = state.observe(seat)
    laying = Laying(game, view, seat, {})
    wanted: dict[str, list[list[int]]] = {}
    for stage in laying.stages:
        whole = [
            [*run, answer]
            for run, put in stage.begun.items()
            for answer in put.answers
            if (*run, answer) not in stage.begun
        ]
        rng.shuffle(whole)
        if stage.long:
            wanted[stage.name] = begun_one_by_one(game, view, seat, stage, rng)
        elif whole and rng.random() < 0.8:
            wanted[stage.name] = whole[: rng.randint(1, 3)]
        elif stage.one_by_one:
            wanted[stage.name] = [[rng.choice(stage.put.answers)] for _ in stage.entries]
        elif not whole and rng.random() < 0.8:
            words = [answer for answer in stage.put.answers if answer != DONE]
            wanted[stage.name] = [[word] for word in rng.sample(words, min(len(words), 3))]
    for _ in range(20):
        waits = next((stage for stage in Laying(game, view, seat, wanted).stages if waiting(stage)), None)
        if waits is None:
            break
        wanted[waits.name] = [*waits.entries, [rng.choice(waits.puts[-1].answers)], *waits.left]
    return Laying(game, view, seat, wanted), sum(map(len, wanted.values()))


def waiting(stage: PlanStage) -> bool:
    """It is asked one by one, and the last question is still open."""
    return len(stage.puts) > len(stage.entries)


def begun_one_by_one(
    game: Game, view: State, seat: int, stage: PlanStage, rng: random.Random
) -> list[list[int]]:
    """Entries of which the page learns only step by step what may follow."""
    entries: list[list[int]] = []
    for _ in range(rng.randint(0, 4)):
        answers = [answer for answer in stage.put.answers if answer != DONE and answer not in stage.at_once]
        held: list[int] = []
        while answers:
            laying = Laying(game, view, seat, {stage.name: entries}, [*held, rng.choice(answers)])
            [stage] = laying.stages
            held = laying.held
            # Where its last entry leaves nothing to lay, nothing need end it.
            assert len(laying.line) == 0 if held else laying.line[-1] == DONE or not stage.put.answers
            answers = stage.begun[tuple(held)].answers if held else []
        entries = stage.entries
    return entries


@pytest.mark.parametrize(
    "game, options",
    [
        (COLD_WAR, "tactics=4 action=yes"),
        (COLD_WAR, "seats=3"),
        (HIGH_SEAS, "seats=3"),
        (ATTACK_SUB, "scenario=b"),
        (WORLD_AT_WAR, "scenario=midway"),
        (WORLD_AT_WAR, "scenario=matapan"),
    ],
)
def test_plans_come_to_what_they_showed(game: Game, options: str) -> None:
    """The line can be given whole; up to its last word nothing happens that was not shown."""
    rng = random.Random(options)
    met: Counter[str] = Counter()
    longest = 0
    values = dict(option.split("=") for option in options.split())
    state = game.new(game.options().fill(values), FastDice(5))
    bots = [Sitting(game, default_bot(game.key), "laying", seat) for seat in range(state.seats)]
    for _ in range(2500):
        if state.outcome() is not None or (len(met) > 3 and min(met.values()) > 8):
            break
        seat = lowest(state.asked())
        if game.lays(state.decision(seat).kind):
            laying, number = tried(game, state, seat, rng)
            met[f"{len(laying.stages)} {number > 0}"] += 1
            assert laying.line or game is not WORLD_AT_WAR
            longest = max([longest, *(len(stage.entries) for stage in laying.stages if stage.one_by_one)])
            if laying.line:
                check(game, state, seat, laying)
        state.apply(seat, bots[seat].answer(state.observe(seat)))
    assert sum(met.values()) > 12, met
    assert longest > 1 or game not in (COLD_WAR, WORLD_AT_WAR), longest


def check(game: Game, state: State, seat: int, laying: Laying) -> None:
    line = write_run(game, laying.line)
    assert read_line(game, state.observe(seat), seat, line) == laying.line, line
    truth = state.copy()
    for action in laying.line[:-1]:
        truth.play(seat, action)
        assert truth.irrevocable == state.irrevocable, line
        assert truth.asked() >> seat & 1, line
    last = truth.copy()
    last.play(seat, laying.line[-1])
    if laying.follows():
        truth = last
    elif laying.line[-1] != DONE or ends_with_entry(laying):
        told = truth.copy()
        told.take(told.stack[-1], seat, laying.line[-1])
        # A word that brings something about by itself is not shown before it is given.
        truth = told if told.irrevocable == state.irrevocable else truth
    assert game.board(truth.observe(seat)) == game.board(laying.shown.observe(seat)), line


def ends_with_entry(laying: Laying) -> bool:
    """Its last word is one of an entry, and does not only end the list of them."""
    return laying.stages[-1].one_by_one or not laying.stages[-1].put.answers


def laid_by_first(table: Table, name: str, *words: str) -> tuple[str, list[str], Laying]:
    """What the first seat lays in that order: the line, what it may lay besides, and all of it."""
    cards = {card.key: actions.CARD + card.id for card in ATTACK_SUB.catalogue.cards}
    laying = Laying(ATTACK_SUB, table.state.observe(0), 0, {name: [[cards[word]] for word in words]})
    besides = [ATTACK_SUB.action_text(answer) for answer in laying.stages[0].put.answers]
    return " ".join(ATTACK_SUB.action_text(answer) for answer in laying.line), besides, laying


def test_discards_are_laid_in_any_order_with_one_on_top() -> None:
    sonar, moves = a("passive"), a("range")
    with Table("a", f"hand seat1: {moves} {moves} {sonar}") as table:
        table.do(1, "discard")
        assert laid_by_first(table, "discard-cards")[:2] == ("", [sonar, moves])
        assert laid_by_first(table, "discard-cards", moves)[:2] == (f"{moves} done", [sonar, moves, "done"])
        line, besides, _ = laid_by_first(table, "discard-cards", moves, sonar)
        assert (line, besides) == (f"{sonar} {moves} done {sonar}", [moves, "done"])
        # It is told as they were chosen, and nothing of what comes of it.
        line, besides, laying = laid_by_first(table, "discard-cards", moves, sonar, moves, moves)
        assert (line, besides) == (f"{sonar} {moves} {moves} done {sonar}", ["done"])
        assert ATTACK_SUB.board(laying.shown)["draft"]["chosen"] == [sonar, moves, moves]
        table.do(1, line)


def test_one_more_weapon_is_weighed_with_those_that_are_laid() -> None:
    first, second, third = [card.key for card in cards_with("lockon", contact=1, fire=1)][:3]
    lines = f"contact: baltimore > ivan-rogov 2\nhand seat1: {first} {second} {third}"
    with Table("a", lines) as table:
        table.do(1, f"{second} baltimore ivan-rogov")
        line, besides, laying = laid_by_first(table, "more-lockons", third)
        # The contact carries no third.
        assert (line, besides) == (f"{third} done", ["done"])
        assert laid_by_first(table, "more-lockons")[1] == ["done", first, third]
        alone = laid_by_first(table, "more-lockons")[2].stages[0].put.odds
        both = laying.stages[0].put.odds
        assert alone[DONE].chances[0] < both[DONE].chances[0]
        assert [odds.chances for odds in alone.values()][1] == both[DONE].chances
