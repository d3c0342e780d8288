"""Fire answered on one screen: all is laid in the lanes, taken back, and given at once."""

from __future__ import annotations

import json

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player, Seen, new_table, play, sit_down
from tests.browser.test_pages import faults

LAID_OUT = {"point-defense", "point-defense-air", "damage-control"}


class Target(Player):
    """Passes whatever can be passed, and so is shot at soon."""

    def choose(self, seen: Seen) -> str:
        others = [word for word in seen.words if word not in seen.chosen]
        return "done" if "done" in seen.words else self.rng.choice(others or list(seen.words))

    def is_under_fire(self, attacks: int) -> bool:
        """Whether so many attacks come in, and a card meets one of them."""
        cards = [word for word in self.seen.words if word != "done"]
        lanes = self.page.locator(".lanes tbody tr")
        return self.seen.asks and self.seen.name in LAID_OUT and cards != [] and lanes.count() >= attacks


def lines_given(page: Page) -> list[str]:
    """Every line that is given from now on."""
    lines: list[str] = []

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "do":
            lines.append(message["line"])

    def follow(socket: WebSocket) -> None:
        socket.on("framesent", hear)

    page.on("websocket", follow)
    return lines


def test_a_volley_is_answered_on_one_screen(visitor: NewVisitor) -> None:
    context = visitor()
    made = new_table(context, "you", "doctrine", rounds=3)
    player = Target(sit_down(context, made, seed=1).page, seed=1)
    page = player.page
    given = lines_given(page)
    page.reload()
    laid, confirm = page.locator("[data-laid]"), page.locator("[data-main][data-answer=done]")

    # By mouse: a card and its attack, taken back by a click on the card, and laid again.
    play([player], until=lambda: player.is_under_fire(3))
    before, systems = len(given), laid.count()
    card = next(word for word in player.seen.words if word != "done")

    def lay(press: str = "") -> None:
        place, asked = player.place_of(card), player.look().n
        if press:
            place.focus()
            # Enter is for what the keys have walked to.
            page.keyboard.press("Tab")
            page.keyboard.press("Shift+Tab")
            page.locator("main:not([data-fresh])").wait_for()
            page.keyboard.press(press)
        else:
            place.click()
        player.wait_for(lambda seen: seen.asks and seen.n != asked)
        lanes = [word for word in player.seen.words if word.startswith("#")]
        if lanes and press:
            page.locator("main:not([data-fresh])").wait_for()
            page.keyboard.press(lanes[0].removeprefix("#"))
        elif lanes:
            player.place_of(lanes[0]).click()
        expect(laid).to_have_count(systems + 1)

    lay()
    assert not faults(page)
    page.locator(f".hand [aria-pressed=true][data-thing={card}]").click()
    expect(laid).to_have_count(systems)
    lay()
    assert len(given) == before
    confirm.click()
    player.wait_for(lambda _: len(given) > before)
    [line] = given[before:]
    assert line.startswith(f"{card} #") or f" {card} #" in line

    # By keyboard.
    play([player], until=lambda: player.is_under_fire(2))
    before, systems = len(given), laid.count()
    card = next(word for word in player.seen.words if word != "done")
    lay("Enter")
    page.locator("main:not([data-fresh])").wait_for()
    confirm.focus()
    page.keyboard.press("Enter")
    player.wait_for(lambda _: len(given) > before)
    assert len(given) == before + 1 and f"{card} #" in given[-1]
