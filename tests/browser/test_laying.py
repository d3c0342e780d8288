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


def rows_of(page: Page) -> dict[str, str]:
    """Which row each ship of the own fleet lies in."""
    rows: dict[str, str] = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll('.own [data-spot]')].map((e) =>
          [e.dataset.spot, e.closest('[data-drop^=row]')?.dataset.drop ?? '']))"""
    )
    return rows


def test_fleet_formation_and_volley_are_laid_out(visitor: NewVisitor) -> None:
    """Each is one screen: laid, taken back, kept through a reload, and given by one confirm."""
    context = visitor()
    options = {"nations": "drawn", "victory": "12", "first_seat": "1"}
    made = new_table(context, "you", "doctrine", game="highseas", rounds=0, options=options)
    player = Target(sit_down(context, made, seed=1).page, seed=1)
    page = player.page
    given = lines_given(page)
    page.reload()
    confirm = page.locator("[data-main][data-answer=done]")

    page.locator("[data-proposed]").click()
    chosen = page.locator(".ships [aria-pressed=true]")
    expect(page.locator(".left b")).to_have_text("0")
    number = chosen.count()
    page.reload()
    expect(chosen).to_have_count(number)
    assert given == []
    confirm.click()
    player.wait_for(lambda seen: seen.name == "lay-out")
    assert len(given) == 1 and given[0].endswith(" done")

    # Ship by ship; whatever is placed may still be changed.
    player.wait_for(lambda seen: seen.asks)

    def choose(word: str) -> None:
        asked = player.seen.n
        player.place_of(word).click()
        player.wait_for(lambda seen: seen.asks and seen.n != asked)

    while player.seen.words != ("done",):
        choose("row1" if "row1" in player.seen.words else player.seen.words[0])
    ships = [ship for ship, row in rows_of(page).items() if row == "row1"]
    page.locator(f".own [data-spot={ships[0]}]").click()
    player.wait_for(lambda seen: seen.asks and "row2" in seen.words)
    player.place_of("row2").click()
    player.wait_for(lambda seen: seen.asks and seen.words == ("done",))
    assert rows_of(page)[ships[0]] == "row2"
    page.reload()
    player.wait_for(lambda seen: seen.asks and seen.words == ("done",))
    assert rows_of(page)[ships[0]] == "row2" and len(given) == 1
    confirm.click()
    player.wait_for(lambda seen: seen.asks and not seen.name.startswith("lay-out"))
    assert len(given) == 2 and sorted(given[1].split()[:2]) == ["row1", "row2"]

    # Attack by attack, with what the volley may be expected to do.
    play([player], until=lambda: player.is_asked("declare"))
    drafted, before = page.locator(".volley li.drafted"), len(given)

    def attack(number: int) -> None:
        """With whatever comes first, until there are so many attacks."""
        while drafted.count() < number:
            choose(next(word for word in player.seen.words if word != "done"))

    attack(3)
    toll = page.locator("[data-told]")
    all_told = toll.inner_text()
    page.reload()
    expect(toll).to_have_text(all_told)
    page.locator("[data-remove]").last.click()
    expect(toll).not_to_have_text(all_told)
    page.keyboard.press("Escape")
    expect(toll).to_have_text(all_told)
    assert not faults(page)
    assert len(given) == before
    player.wait_for(lambda seen: seen.asks)
    confirm.click()
    player.wait_for(lambda _: len(given) > before)
    assert len(given) == before + 1 and given[-1].endswith(" done")
