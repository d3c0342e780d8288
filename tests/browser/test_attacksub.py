"""Attack Sub in the browser: a duel to the end by mouse, and parts of one by keyboard and by thumb."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import (
    Player,
    Seen,
    by_keyboard,
    by_mouse,
    by_thumb,
    new_table,
    over,
    play,
    sit_down,
)
from tests.browser.test_laying import lines_given
from tests.browser.test_pages import faults

# One deck of cards, which is soon through where much is thrown away.
SHORT = {"decks": "1", "sides": "first"}
# Of the questions, so many may have one answer.
MOST_ONLY = 0.05
ACTING = {
    "player-turn": 0.5,
    "discard-cards": 0.9,
    "answer-attack": 0.5,
    "answer-search": 0.5,
    "refill-hand": 1.0,
}


class Captain(Player):
    """Throws cards away in the first turn; then acts in about every second, else draws new ones."""

    def choose(self, seen: Seen) -> str:
        if "discard" in seen.words and "discard-cards" not in self.names:
            return "discard"
        plain = [word for word in ("done", "discard") if word in seen.words]
        others = [word for word in seen.words if word not in plain and word not in seen.chosen]
        eager = ACTING.get(seen.name, 0.7)
        return self.rng.choice(others) if others and (not plain or self.rng.random() < eager) else plain[-1]


def duel(context: BrowserContext, *seats: str, scenario: str) -> dict[str, Any]:
    return new_table(context, *seats, game="attacksub", options={**SHORT, "scenario": scenario})


def at_table(context: BrowserContext, made: dict[str, Any], seed: int, answer: Any) -> Captain:
    return Captain(sit_down(context, made, seed).page, seed, answer)


def test_a_duel_to_the_end_by_mouse(visitor: NewVisitor) -> None:
    """Table, result and replay work, and have no serious fault for a screen reader."""
    context = visitor()
    made = duel(context, "you", "random", scenario="d")
    player = at_table(context, made, 2, by_mouse)
    play([player], until=lambda: player.answered > 5)
    found = faults(player.page)
    expect(player.page.locator("[data-spot=swiftsure]")).to_contain_text("Swiftsure")
    expect(player.page.locator("[data-unseen]")).to_be_visible()
    play([player], until=over([player]))
    assert {"player-turn", "discard-cards", "refill-hand"} <= player.names
    # There is one boat to search for: its name is not asked for, and the search is answered.
    assert player.names & {"answer-search", "answer-ping", "sonar-mode"}
    assert len(player.put) > 30 and player.only_answers() <= MOST_ONLY, player.put
    found += faults(player.page)
    player.page.goto(f"/replay/{made['table']['id']}?m=30")
    expect(player.page.locator("[data-spot=swiftsure]")).to_be_visible()
    found += faults(player.page)
    assert not found, "\n".join(found)


def test_discards_are_laid_in_any_order_and_given_at_once(visitor: NewVisitor) -> None:
    """The last of the hand first; each goes back when it is clicked again; one of them lies on top."""
    context = visitor()
    player = at_table(context, duel(context, "you", "random", scenario="a"), 1, by_mouse)
    page = player.page
    given = lines_given(page)
    page.reload()
    play([player], until=lambda: player.seen.asks and player.seen.name == "discard-cards")
    before = len(given)
    words = [card.get_attribute("data-thing") or "" for card in page.locator(".hand [data-card]").all()]
    first, last = words[0], words[-1]
    chosen, top = page.locator(".hand [aria-pressed=true]"), page.locator("[data-top] button")
    page.locator(".hand [data-card]").last.click()
    expect(chosen).to_have_count(1)
    expect(top).to_have_count(0)
    page.locator(".hand [data-card]").first.click()
    expect(chosen).to_have_count(2)
    expect(top).to_be_visible()
    chosen.first.click()
    expect(chosen).to_have_count(1)
    page.locator(".hand [data-card]").first.click()
    top.click()
    expect(chosen).to_have_count(0)
    page.locator(f".hand [data-answer='{last}']").last.click()
    expect(chosen).to_have_count(2)
    assert len(given) == before
    page.locator("[data-main][data-answer=done]").click()
    player.wait_for(lambda _: len(given) > before)
    assert given[before:] == [f"{first} {last} done {last}"]


def test_pages_around_the_table(visitor: NewVisitor) -> None:
    """Cards, lessons and the form of a new table: in Russian, by day, without a serious fault."""
    page = visitor(theme="light", language="ru").new_page()
    page.goto("/cards/attacksub")
    expect(page.locator("h1").first).to_be_visible()
    expect(page.get_by_text("Лос-Анджелес").first).to_be_visible()
    found = faults(page)
    page.goto("/learn?game=attacksub")
    expect(page.locator("[data-learn]")).to_be_visible()
    found += faults(page)
    page.goto("/new?game=attacksub")
    page.locator("[data-scenario=own]").check()
    page.locator("[data-example]").click()
    expect(page.locator("[data-good]")).to_contain_text("Night Watch")
    file = page.locator("[data-option=own_scenario]")
    file.fill(file.input_value().replace("bowen", "bown"))
    expect(page.locator("[data-faults]")).to_contain_text('did you mean "bowen"')
    page.locator("[data-create]").click()
    expect(page.locator("[data-fault=bad-options]")).to_be_visible()
    page.locator("[data-scenario=d]").check()
    found += faults(page)
    page.locator("[data-create]").click()
    expect(page.locator("[data-seat-link]")).to_be_visible()
    found += faults(page)
    assert not found, "\n".join(found)


def test_surface_ships_by_keyboard(visitor: NewVisitor) -> None:
    context = visitor(theme="light")
    player = at_table(context, duel(context, "you", "random", scenario="b"), 3, by_keyboard)
    play([player], until=lambda: player.answered > 14 or player.seen.over)
    found = faults(player.page)
    assert not found, "\n".join(found)


def test_a_convoy_by_thumb(visitor: NewVisitor) -> None:
    """Seven ships against three on the smallest screen: nothing is wider than it."""
    context = visitor(phone=True, language="ru")
    player = at_table(context, duel(context, "you", "random", scenario="l"), 4, by_thumb)
    play([player], until=lambda: player.answered > 14 or player.seen.over)
    width = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} px wide"
    found = faults(player.page)
    assert not found, "\n".join(found)
