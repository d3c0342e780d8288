"""A scripted first battle in the browser, from *Learn* to its end, by what glows and nothing else."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from wardroom import games

# Seconds for a whole lesson.
MOST = 120.0


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("game", games.names())
def test_a_first_battle_is_played_by_what_glows(visitor: NewVisitor, game: str) -> None:
    page = visitor().new_page()
    page.goto(f"/learn?game={game}")
    page.locator("[data-lesson]").click()
    page.locator("[data-aim-read]").click()
    coach = page.locator("section[data-lesson]")
    expect(coach).to_be_visible()
    ends = time.monotonic() + MOST
    while coach.get_attribute("data-lesson") != "end":
        assert time.monotonic() < ends, f"at {coach.get_attribute('data-lesson')}: {coach.inner_text()}"
        word = coach.get_attribute("data-press")
        shown = page.locator(f'main [data-answer="{word}"]:visible:not([disabled])')
        # A fight is told roll by roll.
        step = page.locator("main [data-step]:visible")
        if not word and step.count() > 0:
            step.first.click()
        elif word and shown.count() > 0:
            shown.first.click()
        page.wait_for_timeout(50)
    expect(page.locator("[data-play-on]")).to_be_visible()
    assert page.locator("[data-fault]").count() == 0
