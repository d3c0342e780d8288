"""Attack Sub in the terminal: every position can be drawn, in both languages and at any width."""

import re
from io import StringIO

import pytest
from rich.console import Console, RenderableType

from wardroom.cli.terminal.attacksub import AttackSubBoard
from wardroom.core.dice import FastDice
from wardroom.core.state import State
from wardroom.core.words import Words
from wardroom.games.attacksub.actions import CARD, SHIP
from wardroom.games.attacksub.battle import SUNK
from wardroom.games.attacksub.catalogue import WL
from wardroom.games.attacksub.game import GAME

NAMES = ["Anna", "Boris"]


def drawn(parts: list[RenderableType], width: int) -> str:
    console = Console(width=width, record=True, file=StringIO(), markup=False)
    for part in parts:
        console.print(part)
    return console.export_text()


def clean(text: str) -> str:
    """No id of a word that is missing, and no markup."""
    assert not re.search(r"terminal-|side-|hit-|summary-|\[/", text), text
    return text


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("scenario, seed, width", [("b", 1, 80), ("g", 2, 120), ("m", 3, 100)])
def test_every_position_can_be_drawn(lang: str, scenario: str, seed: int, width: int) -> None:
    board = AttackSubBoard(GAME, Words.of("attacksub", lang), NAMES)
    state = GAME.new({"scenario": scenario, "sides": "first", "decks": 1}, FastDice(seed), [])
    chance = FastDice(seed)
    threatened = number = 0
    while state.waiting():
        seat = state.mover()
        view = state.observe(seat)
        legal = view.legal(seat)
        number += 1
        if number % 13 == 1:
            layouts = [clean(drawn(parts, width)) for parts in board.drawings(view, seat, width)]
            heights = [layout.count("\n") for layout in layouts]
            assert heights == sorted(heights, reverse=True)
            around = [*board.draft(view, seat), *board.attacks(view, seat), *board.hand(view, seat)]
            clean(drawn(around, width))
            for action in legal:
                clean(board.note(view, seat, action))
        threatened += board.threatened(view, seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    assert threatened
    view = state.observe(0)
    sunk = sum(status == SUNK for status in state.status)
    assert sum(len(board.sinkings(view, 0, other)[0]) for other in range(2)) == sunk
    clean(drawn(board.summary(view), width))


def test_one_ship() -> None:
    board = AttackSubBoard(GAME, Words.of("attacksub", "en"), NAMES)
    view = GAME.new({"scenario": "b", "sides": "first"}, FastDice(1)).observe(0)
    page = board.piece(view, 0, "simpson")
    assert page is not None
    text = clean(drawn(page, 100))
    assert "FFG" in text and "nobody" in text
    assert board.piece(view, 0, "nothing") is None
    assert "simpson" in board.pieces()


def test_what_aims() -> None:
    board = AttackSubBoard(GAME, Words.of("attacksub", "en"), NAMES)
    view: State = GAME.new({"scenario": "a", "sides": "first"}, FastDice(1)).observe(0)
    for card in GAME.catalogue.cards:
        assert board.aims(view, CARD + card.id) == (card.kind == WL)
    assert board.is_target(SHIP) and not board.is_target(CARD)
