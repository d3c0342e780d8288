"""Whole games in the browser: by mouse, by keyboard alone, by thumb, and two at one screen."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import (
    Player,
    by_keyboard,
    by_mouse,
    by_thumb,
    new_table,
    over,
    play,
    sit_down,
    table_by_form,
)
from tests.browser.test_pages import faults

# What every game asks, however long it is: at its beginning, in a turn and at the end of one.
A_WHOLE_GAME = {"arrange", "battle-stations", "discard"}


def test_two_seats_to_the_end_by_mouse(visitor: NewVisitor) -> None:
    """One makes the table by the form, the other comes by the link; a third watches.

    Result and replay have no serious fault for a screen reader.
    """
    host, friend, watcher = visitor(), visitor(), visitor()
    lobby, link = table_by_form(host)
    first = Player(lobby, seed=1, answer=by_mouse)

    page = friend.new_page()
    page.goto(link)
    page.locator("[data-take-seat]").click()
    second = Player(page, seed=2, answer=by_mouse)

    players = [first, second]
    play(players, until=lambda: min(player.answered for player in players) > 8)
    watching = watcher.new_page()
    watching.goto(lobby.url)
    expect(watching.locator("[data-frame]")).to_be_visible()
    expect(watching.locator("[data-answer]")).to_have_count(0)

    play(players, until=over(players))
    expect(watching.locator("[data-result]")).to_be_visible()
    assert first.names | second.names >= A_WHOLE_GAME

    expect(lobby.locator("figure.luck")).to_be_visible()
    found = faults(lobby)
    lobby.goto(lobby.url.replace("/table/", "/replay/") + "?m=40")
    expect(lobby.locator(".film")).to_be_visible()
    found += faults(lobby)
    assert not found, "\n".join(found)


def test_a_game_by_keyboard_alone(visitor: NewVisitor) -> None:
    player = sit_down(context := visitor(), new_table(context, "you", "random"), 3, answer=by_keyboard)
    play([player], until=over([player]))
    assert player.names >= A_WHOLE_GAME


@pytest.mark.soak
@pytest.mark.parametrize("answer", [by_keyboard, by_mouse, by_thumb])
def test_every_answer_of_a_game_by_hand(visitor: NewVisitor, answer: Callable[[Player, str], None]) -> None:
    context = visitor(phone=answer is by_thumb)
    player = sit_down(context, new_table(context, "you", "random"), 3, answer=answer)
    player.by_hand = sys.maxsize
    play([player], until=over([player]))
    assert player.names >= A_WHOLE_GAME


def test_a_game_on_a_phone_against_bots(visitor: NewVisitor) -> None:
    """By day; result and replay have no serious fault there, either."""
    context = visitor(phone=True, theme="light")
    made = new_table(context, "you", "random", "doctrine")
    player = sit_down(context, made, 4, answer=by_thumb)
    play([player], until=over([player]))
    assert player.names >= A_WHOLE_GAME
    page = player.page
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} px wide"
    expect(page.locator("figure.luck")).to_be_visible()
    found = faults(page)
    page.goto(f"/replay/{made['table']['id']}?m=40")
    expect(page.locator(".film")).to_be_visible()
    found += faults(page)
    assert not found, "\n".join(found)


def test_two_at_one_screen(visitor: NewVisitor) -> None:
    """A hot seat: the screen is covered before the other takes it."""
    player = sit_down(context := visitor(), new_table(context, "you", "you"), 5)
    seats: set[int] = set()

    def both_have_played() -> bool:
        seats.add(player.seen.seat)
        return {0, 1} <= seats and player.answered > 20

    play([player], until=both_have_played)


# Boxes of the ships on the table: those of opponents and one's own.
BOXES = """() => [...document.querySelectorAll('.foes .spot, .own .spot')].map((e) => {
  const {left, right, top, bottom} = e.getBoundingClientRect()
  return {left, right, top, bottom}
})"""

# Sizes follow from what was measured a frame before: done when nothing has moved for a while.
SETTLED = f"""() => new Promise((done) => {{
  const look = {BOXES}
  let before = ''
  let same = 0
  const frame = () => {{
    const now = JSON.stringify(look())
    same = now === before ? same + 1 : 0
    before = now
    same > 10 ? done() : requestAnimationFrame(frame)
  }}
  frame()
}})"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ships_use_the_room_there_is_and_do_not_overlap(visitor: NewVisitor, seats: int) -> None:
    context = visitor()
    made = new_table(context, "you", *["doctrine"] * (seats - 1))
    player = sit_down(context, made, 3)
    page = player.page
    page.set_viewport_size({"width": 1366, "height": 850})
    play([player], lambda: player.is_asked("battle-stations"))
    assert page.get_by_role("button", name="Attack nobody").count() <= 1
    watching = context.new_page()
    watching.set_viewport_size({"width": 1366, "height": 850})
    watching.goto(f"/replay/{made['table']['id']}?m=9999")
    watching.locator(".foes .spot").first.wait_for()
    for shown in (page, watching):
        shown.evaluate(SETTLED)
        boxes = shown.evaluate(BOXES)
        assert min(box["right"] - box["left"] for box in boxes) >= 100
        assert not any(overlap(one, other) for n, one in enumerate(boxes) for other in boxes[:n])
        board = shown.locator(".board.wide").first
        assert board.evaluate("(e) => e.scrollHeight <= e.clientHeight + 1")
    # One's own task force has its name on the table.
    assert page.locator(".head .whose").inner_text() != ""


# How large the board of a replay is drawn, once it is.
# How far the board of a replay goes beyond its room, and whether the room is filled.
ROOM = """() => {
  const room = document.querySelector('section.board')
  const {height} = room.firstElementChild.getBoundingClientRect()
  return [room.scrollHeight - room.clientHeight, height / room.clientHeight]
}"""
WHOLE_GAMES = [("coldwar", {}), ("worldatwar", {"scenario": "surigao-strait"})]


@pytest.mark.parametrize(("game", "options"), WHOLE_GAMES, ids=[game for game, _ in WHOLE_GAMES])
def test_the_board_of_a_replay_fills_its_room(
    visitor: NewVisitor, game: str, options: dict[str, str]
) -> None:
    """No less high than it, or it could be drawn larger, and no higher, or its end could not be seen."""
    context = visitor()
    player = sit_down(context, made := new_table(context, "you", "random", game=game, options=options), 3)
    play([player], until=lambda: player.answered > 3)
    page = player.page
    page.goto(f"/replay/{made['table']['id']}?m=2&seat=0")
    page.locator("section.board > *").first.wait_for()
    for width, height in ((1440, 900), (1024, 768)):
        page.set_viewport_size({"width": width, "height": height})
        beyond, filled = page.evaluate(ROOM)
        assert beyond <= 1 and 0.98 < filled < 1.02
