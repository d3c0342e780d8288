"""The odds of a battle, asked in a real browser: the engine's figures, and orders that change them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.test_pages import clipped, faults
from wardroom.games.worldatwar.battle_odds import FleetAnswer, odds
from wardroom.games.worldatwar.question import read

BATTLE = """
intercepting = "B"
[first]
name = "A"
nation = "germany"
ships = ["Graf Spee"]
[second]
name = "B"
nation = "britain"
ships = ["CA6"]
"""


def fleet(more: str = "") -> FleetAnswer:
    answer = odds(read(BATTLE + more)).fleet
    assert answer is not None
    return answer


def winning(answer: FleetAnswer) -> str:
    return f"{100 * answer.wins[0]:.1f}\u00a0%"


def test_a_battle_is_asked_about_and_ordered(visitor: NewVisitor) -> None:
    page: Page = visitor().new_page()
    page.goto("/odds/worldatwar")
    figure = page.locator(".figures b").first
    # The first visitor waits until the scenarios are read.
    expect(figure).to_have_text(winning(fleet()))
    # Whoever has not intercepted has won where both come out equal.
    expect(page.locator("[data-even]")).to_contain_text(f"{100 * fleet().even:.1f}\u00a0%")
    expect(page.locator("[data-even]")).to_contain_text("part of the figure for Germany")
    # An order for the ship without an opponent of her kind.
    page.get_by_role("combobox", name="Germany: Graf Spee").select_option("hold")
    expect(figure).to_have_text(winning(fleet('[first.orders.aims]\n"Graf Spee" = "hold"\n')))
    # At a surplus capital ship nobody fires; without her the other side has no such order.
    page.locator(".start select").first.select_option("denmark-strait")
    hood = page.get_by_role("combobox", name=re.compile("^Britain: Hood$"))
    expect(page.get_by_role("row", name=re.compile("^Hood")).locator("[data-spared]")).to_be_visible()
    hood.select_option("hold")
    page.get_by_role("button", name="Remove Hood").click()
    expect(hood).to_have_count(0)
    page.get_by_role("button", name="Interception").click()
    page.get_by_text("As a table").click()
    expect(page.get_by_role("row").nth(20)).to_be_visible()


def test_by_phone(visitor: NewVisitor) -> None:
    """In the longer language, too, what is chosen can be read to its end."""
    page = visitor(phone=True, language="ru").new_page()
    page.goto("/odds/worldatwar")
    expect(page.locator(".figures b").first).to_be_visible()
    assert not clipped(page) + faults(page)
    page.goto("/odds/worldatwar#midway")
    page.get_by_role("button", name="Удар с воздуха").click()
    expect(page.locator(".big b")).to_be_visible()
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_misspelt_ship_is_refused_where_it_was_typed(visitor: NewVisitor) -> None:
    page = visitor().new_page()
    page.goto("/odds/worldatwar")
    preset = page.locator(".start select").first
    expect(preset).to_have_value("example")
    ours = page.locator("[data-group='0']")
    ours.get_by_placeholder("Tirpitz").fill("Tirpitx")
    ours.get_by_placeholder("Tirpitz").press("Enter")
    expect(ours.get_by_role("alert")).to_contain_text("No ship is called")
    expect(ours.locator(".ships")).not_to_contain_text("Tirpitx")
    ours.get_by_role("alert").get_by_role("button", name="Tirpitz").click()
    expect(ours.locator(".ships")).to_contain_text("Tirpitz")
    expect(ours.locator(".fault")).to_be_hidden()
    expect(preset).to_have_value("")
    preset.select_option("denmark-strait")
    expect(preset).to_have_value("denmark-strait")
