"""`?` in the terminal: the examples are those of the game that is played, and mean something in it."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from rich.console import Console

from wardroom import games
from wardroom.cli.terminal.attacksub import AttackSubBoard
from wardroom.cli.terminal.board import Board
from wardroom.cli.terminal.coldwar import ColdWarBoard
from wardroom.cli.terminal.commands import COMMANDS, help_lines
from wardroom.cli.terminal.highseas import HighSeasBoard
from wardroom.cli.terminal.why import why
from wardroom.cli.terminal.worldatwar import WorldAtWarBoard
from wardroom.core.dice import FastDice
from wardroom.core.notation import named, read_line, words_of
from wardroom.core.rulebook import rulebook
from wardroom.core.scene import Scene
from wardroom.core.spelling import folded
from wardroom.core.words import Words

BOARDS: dict[str, type[Board]] = {
    "coldwar": ColdWarBoard,
    "highseas": HighSeasBoard,
    "attacksub": AttackSubBoard,
    "worldatwar": WorldAtWarBoard,
}
# Where the example of an answer in words can be played to its end.
CASES = {
    "coldwar": """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: gun5
seat 2
  row1: slava
""",
    "highseas": """
highseas 1
turn: seat1 7.declare
seat 1
  row1: hood
  hand: main16-4
seat 2
  row1: bismarck
""",
    "attacksub": """
attacksub 1
options: scenario=b; sides=first
contact: force > molniya 2
hand seat1: ps/5 wl2-1/7 cor/4
hand seat2: cor/7
""",
}


def board_of(key: str, lang: str) -> Board:
    return BOARDS[key](games.find(key), Words.of(key, lang), ["Anna", "Boris"])


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("key", list(BOARDS))
def test_every_example_means_something(key: str, lang: str) -> None:
    board = board_of(key, lang)
    game = board.game
    view = game.new({}, FastDice(1)).observe(0)
    typed = [example.strip() for words, _ in help_lines(board) for example in re.split("[,;]", words)]
    assert typed
    for example in typed:
        word, _, rest = example.partition(" ")
        command = COMMANDS.get(folded(word))
        name = command.__name__ if command is not None else ""
        if name == "rule":
            assert rulebook(key, lang).find(rest).number == rest
        elif name == "ship":
            assert board.piece(view, 0, rest) is not None, example
        elif name in ("why", ""):
            for part in words_of(rest if name else example):
                meant = any(named(game, action, part) for action in range(game.action_count))
                assert meant or part in ("Enter", "?") or part.isdigit(), example


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("key", list(CASES))
def test_the_answer_in_words_can_be_played(key: str, lang: str) -> None:
    board = board_of(key, lang)
    line = board.say(f"help-{key}-notation-words")
    scene = Scene(board.game, CASES[key])
    assert read_line(board.game, scene.state.observe(0), 0, line.replace(";", " "))


def test_why_in_the_middle_of_a_question_says_what_is_asked_and_by_what_rule() -> None:
    board = board_of("attacksub", "en")
    scene = Scene(board.game, CASES["attacksub"]).do(1, "ps/5")
    view = scene.state.observe(0)
    (said,) = why(board, view, 0, "cor/4")
    assert said.startswith("That does not answer the question: Close/Open Range")
    assert said.endswith(f"({view.decision(0).rule})") and view.decision(0).rule


def test_what_stands_on_the_cards_of_attack_sub_is_explained() -> None:
    board = board_of("attacksub", "en")
    scene = Scene(board.game, CASES["attacksub"])
    view = scene.state.observe(0)
    console = Console(width=80, record=True, file=StringIO())
    for part in (*next(board.drawings(view, 0, 80)), *board.hand(view, 0)):
        console.print(part)
    text = console.export_text()
    assert text.count("RN: its number when turned over") == 2
    assert text.count("dud: no harm") == 2
