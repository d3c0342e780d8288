"""A World at War in the terminal: every position can be drawn, in both languages and at any width."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from wardroom.cli.play import new_match
from wardroom.cli.terminal.question import answers, question
from wardroom.cli.terminal.screen import Screen
from wardroom.cli.terminal.session import Session
from wardroom.cli.terminal.worldatwar import LISTED, WorldAtWarBoard
from wardroom.cli.terminal.worldatwar_chart import ChartDrawing
from wardroom.core.dice import FastDice
from wardroom.core.words import Words
from wardroom.games.worldatwar.actions import HEX, SHIP, hex_name, is_hex, is_ship
from wardroom.games.worldatwar.game import GAME, WorldAtWar

NAMES = ["Anna", "Boris"]


def board_in(lang: str) -> WorldAtWarBoard:
    return WorldAtWarBoard(GAME, Words.of("worldatwar", lang), NAMES)


def drawn(parts: list[RenderableType], width: int) -> str:
    console = Console(width=width, record=True, file=StringIO(), markup=False)
    for part in parts:
        console.print(part)
    return console.export_text()


def clean(text: str) -> str:
    """No id of a word that is missing, and no markup."""
    assert not re.search(r"terminal-|step-\d|action-|\[/", text), text
    return text


def played(scenario: str, seed: int, until: str) -> tuple[WorldAtWar, int]:
    """A random game up to the first question of that name, and who is asked."""
    state, chance = GAME.new({"scenario": scenario}, FastDice(seed)), FastDice(seed)
    while state.waiting():
        seat = state.waiting()[0]
        if state.decision(seat).name == until:
            return state, seat
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    raise AssertionError(f"nobody was asked {until}")


@pytest.mark.parametrize(
    "lang, scenario, seed, width",
    [("en", "coral-sea", 1, 80), ("ru", "guadalcanal", 3, 100), ("en", "north-cape", 2, 80)],
)
def test_every_position_can_be_drawn(lang: str, scenario: str, seed: int, width: int) -> None:
    board = board_in(lang)
    state, chance = GAME.new({"scenario": scenario}, FastDice(seed), []), FastDice(seed)
    number = 0
    while state.waiting():
        seat = state.waiting()[0]
        view = state.observe(seat)
        legal = view.legal(seat)
        number += 1
        if number % 9 == 1:
            layouts = [clean(drawn(parts, width)) for parts in board.drawings(view, seat, width)]
            heights = [layout.count("\n") for layout in layouts]
            assert heights == sorted(heights, reverse=True)
            for block in question(board, view, seat, width - 1):
                clean(drawn(block, width - 1))
            chart = ChartDrawing(view, seat, board.offered(view, seat), board.course_drawn(view, seat))
            assert max(line.cell_len for line in chart.lines(width - 1)) < width
            clean(drawn([*board.attacks(view, seat), *board.hand(view, seat)], width))
        state.apply(seat, legal[chance.below(len(legal), 0)])
    view = state.observe(0)
    sunk = sum(state.is_sunk(unit) for unit in range(len(state.force)))
    told = ", ".join(name for other in range(2) for name in board.sinkings(view, 0, other)[0])
    assert bool(told) == bool(sunk)
    (scored,) = board.scored(view, [])
    assert [each.points for each in scored] == state.outcome().scores  # type: ignore[union-attr]
    assert sum(len(each.sunk) for each in scored) == sunk
    clean(drawn(board.summary(view), width))


def test_hexes_are_pointed_at_on_the_chart() -> None:
    state, seat = played("coral-sea", 1, "where-to")
    board, view = board_in("en"), state.observe(seat)
    legal = answers(board, view, seat)
    assert len(legal) > LISTED and board.unlisted(view, seat, legal) == legal
    blocks = [drawn(block, 100) for block in question(board, view, seat, 99)]
    signs = [
        hex_name(h)
        for h, (sign, _) in ChartDrawing(view, seat, board.offered(view, seat)).marks.items()
        if sign == "+"
    ]
    assert blocks[0].count("+") == len(signs) + 1  # and in the legend
    assert f"Any of the {len(legal)} hexes" in blocks[-1]
    # A hex of the chart is typed as it is called.
    assert GAME.action_text(legal[-1]) == hex_name(legal[-1] - HEX)


@pytest.mark.parametrize("width", [80, 120, 160])
def test_a_row_of_the_chart_is_never_broken(width: int) -> None:
    """With the names of the bases below it, or beside it, where they give way."""
    state, seat = played("denmark-strait", 1, "which-way")
    board, view = board_in("en"), state.observe(seat)
    rows = [line.plain for line in ChartDrawing(view, seat, board.offered(view, seat)).lines(width)]
    seen = drawn(board.chart(view, seat, width - 1), width)
    assert all(
        row.split() == line.split()[: len(row.split())]
        for row, line in zip(rows[1:], seen.splitlines()[1:], strict=False)
    )


def test_a_way_to_intercept_is_listed_as_the_path_leads() -> None:
    state, seat = played("coral-sea", 1, "interception-hex")
    board, view = board_in("en"), state.observe(seat)
    hexes = [action - HEX for action in answers(board, view, seat) if is_hex(action)]
    path = state.voyages[0].path
    assert hexes == [h for h in dict.fromkeys(path) if h in hexes]
    assert board.note(view, seat, hexes[-1] + HEX)


def test_the_enemy_sees_no_ships_that_are_hidden() -> None:
    state, seat = played("guadalcanal", 3, "interception-hex")
    board = board_in("en")
    hidden = [
        u
        for u in range(len(state.force))
        if state.force[u] > 0 and not state.forces[state.force[u] - 1].shown
    ]
    assert hidden
    view = state.observe(seat)
    told = drawn([board.sailing(view, seat) or ""], 100)
    assert "ships unknown" in told
    own = drawn([board.sailing(state.observe(1 - seat), 1 - seat) or ""], 100)
    assert "ships unknown" not in own
    for unit in hidden:
        assert board.ship_name(state, unit) not in told


SCREENED = """
worldatwar 1
options: scenario=matapan
battle: h1307 begins=fleets
group seat1 1: vittorio-veneto italy-cruiser*3
group seat2 1: warspite britain-cruiser
"""


def test_ships_to_screen_are_counted_in_their_group() -> None:
    state, seat = GAME.parse(SCREENED), 0
    group = int(state.decision(seat).facts["group"])
    board, view = board_in("en"), state.observe(seat)
    counted = 0
    for action in view.legal(seat):
        if is_ship(action):
            alike = [u for u in state.group_units(seat, group) if state.label(u) == action - SHIP]
            wider = [u for u in range(len(state.force)) if state.label(u) == action - SHIP]
            note = board.note(view, seat, action)
            assert note.endswith(f"×{len(alike)}") if len(alike) > 1 else "×" not in note
            counted += len(alike) < len(wider)
    assert counted


def test_one_ship() -> None:
    board = board_in("en")
    view = GAME.new({"scenario": "denmark-strait"}, FastDice(1)).observe(0)
    page = board.piece(view, 0, "hood")
    assert page is not None
    text = clean(drawn(page, 100))
    assert "BC3" in text and "Britain" in text
    assert board.piece(view, 0, "yamato") is None
    assert "hood" in board.pieces()


class Typed:
    """A session of seat 1 that types what it is given."""

    def __init__(self, tmp_path: Path, scenario: str, lines: list[str]) -> None:
        self.written = StringIO()
        console = Console(file=self.written, width=100, markup=False)
        given = iter(lines)

        def read(prompt: str) -> str:
            try:
                return next(given)
            except StopIteration:
                raise EOFError from None

        match = new_match(GAME, {"scenario": scenario}, 3, 1, 1, [], "random")
        self.session = Session(match, board_in("en"), Screen(console, read), tmp_path / "game")

    def play(self) -> str:
        self.session.play()
        return self.written.getvalue()


def test_numbers_count_what_is_listed_and_mean_themselves_where_one_is_asked_for(tmp_path: Path) -> None:
    text = Typed(tmp_path, "coral-sea", ["1", "0", "3", "h0503", "2"]).play()
    # One strategic card and no other; 170 hexes have names and no numbers.
    assert "Play how many strategic cards? You have 1." in text
    assert "Voyage 1: where to?" in text
    assert text.count("There are no numbered answers.") == 1
    # On the way there is one numbered answer, `done`.
    assert "The answers are numbered 1 to 1." in text


def test_a_duty_says_where_it_leads() -> None:
    state = GAME.new({"scenario": "denmark-strait"}, FastDice(1))
    told = drawn([*board_in("en").duties(state)], 100)
    assert "Cape Farewell h1110" in told
    assert "equal points: Britain wins" in told
    # A patrol chooses for itself: the base that it sails from is no goal.
    chase = drawn([*board_in("en").duties(GAME.new({"scenario": "end-of-bismarck"}, FastDice(1)))], 100)
    assert "▸ Brest h3623" in chase and chase.count("▸") == 1
