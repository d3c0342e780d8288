"""Naval Battles in the terminal: every position can be drawn, in both languages and at any width."""

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from wardroom.cli.terminal.highseas import HighSeasBoard
from wardroom.core.dice import FastDice
from wardroom.core.state import State
from wardroom.core.words import Words
from wardroom.games.highseas.actions import CARD, SHIP
from wardroom.games.highseas.game import GAME

NAMES = ["Anna", "Boris", "Clara", "Dmitri", "Elena", "Fedor"]


def drawn(parts: list[RenderableType], width: int) -> str:
    console = Console(width=width, record=True, file=StringIO(), markup=False)
    for part in parts:
        console.print(part)
    return console.export_text()


def clean(text: str) -> str:
    """No id of a word that is missing."""
    assert not re.search(r"terminal-|nation-|summary-", text), text
    return text


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats, seed, width", [(2, 1, 80), (3, 2, 120), (6, 3, 100)])
def test_every_position_can_be_drawn(lang: str, seats: int, seed: int, width: int) -> None:
    board = HighSeasBoard(GAME, Words.of("highseas", lang), NAMES[:seats])
    state: State = GAME.new({"seats": seats, "victory": 10}, FastDice(seed), [])
    chance = FastDice(seed)
    number = 0
    while state.waiting():
        seat = state.mover()
        view = state.observe(seat)
        legal = view.legal(seat)
        if number % 25 == 0 or number < 12:
            layouts = [clean(drawn(parts, width)) for parts in board.drawings(view, seat, width)]
            assert len(layouts) == 6
            clean(
                drawn([*board.draft(view, seat), *board.attacks(view, seat), *board.hand(view, seat)], width)
            )
            assert sorted(board.in_order(view, seat, legal)) == legal
            for action in legal:
                clean(board.note(view, seat, action))
            board.threatened(view, seat)
        number += 1
        state.apply(seat, legal[chance.below(len(legal), 0)])
    assert state.log is not None
    view = state.observe(0)
    assert board.points(view) == [int(points) for points in state.outcome().scores]  # type: ignore[union-attr]
    scored = board.scored(view, state.log)
    assert [each.points for each in scored[-1]] == board.points(view)
    assert len(board.score_parts()) == len(scored[0][0].parts)
    for other in range(seats):
        names, points = board.sinkings(view, 0, other)
        assert (points or 0) == scored[-1][other].points and len(names) == len(scored[-1][other].sunk)
    clean(drawn(board.summary(view), width))


def test_one_ship() -> None:
    board = HighSeasBoard(GAME, Words.of("highseas", "en"), NAMES[:2])
    state = GAME.new({"seats": 2, "nations": "drawn"}, FastDice(1))
    page = board.piece(state.observe(0), 0, "bismarck")
    assert page is not None
    text = clean(drawn(page, 100))
    assert "battleship" in text and "Germany" in text and "14-18" in text
    assert board.piece(state.observe(0), 0, "nothing") is None
    assert "bismarck" in board.pieces()


def test_what_aims() -> None:
    board = HighSeasBoard(GAME, Words.of("highseas", "en"), NAMES[:2])
    view = GAME.new({"seats": 2, "nations": "drawn"}, FastDice(1)).observe(0)
    aims = {card.key for card in GAME.catalogue.cards if board.aims(view, CARD + card.id)}
    assert {"torpedo-5", "air-1", "depth-2"} <= aims and not {"retreat", "planning", "escort"} & aims
    assert board.aims(view, SHIP + GAME.piece("essex")) and not board.aims(view, SHIP + GAME.piece("iowa"))
    assert board.is_target(SHIP)
