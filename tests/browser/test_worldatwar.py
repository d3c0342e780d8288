"""A World at War in the browser: an operation to the end by mouse, parts of one by keyboard and by thumb."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import (
    Player,
    Seen,
    at_once,
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


class Admiral(Player):
    """Looks for battle: everybody goes out the straight way, is active at once and stays."""

    def choose(self, seen: Seen) -> str:
        plain = [word for word in ("done", "no") if word in seen.words]
        others = [word for word in seen.words if word not in plain and word not in seen.chosen]
        if seen.name in ("which-way", "withdraw"):
            return "done"
        if seen.name == "group-number":
            return sorted(others or seen.words)[0]
        if plain and (not others or self.rng.random() < 0.25):
            return plain[0]
        return self.rng.choice(others or list(seen.words))


def operation(context: BrowserContext, *seats: str, scenario: str) -> dict[str, Any]:
    return new_table(context, *seats, game="worldatwar", options={"scenario": scenario})


def at_table(context: BrowserContext, made: dict[str, Any], seed: int, answer: Any) -> Admiral:
    return Admiral(sit_down(context, made, seed).page, seed, answer)


def corner(page: Page) -> tuple[float, float]:
    """Where the first base lies on the screen."""
    box = page.locator("[data-chart] .base").first.bounding_box()
    assert box is not None
    return box["x"], box["y"]


# Where the names of the sea stand, measured from one base in ways to another: no zoom changes that.
TIED = """() => {
  const middle = (found) => {
    const box = document.querySelector(found).getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  const [x, y] = middle('[data-chart] [data-thing="reykjavik"]')
  const [far_x, far_y] = middle('[data-chart] [data-thing="scapa-flow"]')
  return ['denmark-strait', 'western-approaches'].flatMap((key) => {
    const [name_x, name_y] = middle(`[data-waters="${key}"]`)
    return [(name_x - x) / (far_x - x), (name_y - y) / (far_y - y)]
  })
}"""


def test_names_of_the_sea_stay_where_they_are(visitor: NewVisitor) -> None:
    context = visitor()
    made = operation(context, "you", "random", scenario="denmark-strait")
    page = at_table(context, made, 2, by_mouse).page
    page.locator("[data-waters=denmark-strait]").wait_for()
    before = page.evaluate(TIED)
    page.locator("[data-chart]").hover(position={"x": 300, "y": 200})
    for turn in (-300, -300, 500):
        page.mouse.wheel(0, turn)
        page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => done(true)))")
        for was, now in zip(before, page.evaluate(TIED), strict=True):
            assert abs(was - now) < 0.03, (was, now)


def test_an_operation_to_the_end_by_mouse(visitor: NewVisitor) -> None:
    """Chart, boards, result and replay work, and have no serious fault for a screen reader."""
    context = visitor()
    made = operation(context, "random", "you", scenario="guadalcanal")
    player = at_table(context, made, 2, by_mouse)
    play([player], until=lambda: player.answered > 2)
    page = player.page
    before = corner(page)
    page.locator("[data-chart]").hover(position={"x": 300, "y": 200})
    page.mouse.wheel(0, -400)
    page.wait_for_function("() => !document.querySelector('[data-chart] .tools button:last-child').disabled")
    assert corner(page) != before
    page.locator("[data-chart] .tools button").last.click()
    found = faults(page)
    expect(page.locator("[data-status='1']")).to_contain_text("Washington")
    play([player], until=over([player]))
    assert {"interception-hex", "interceptors", "which-ships", "which-way"} <= player.names
    found += faults(page)
    page.goto(f"/replay/{made['table']['id']}?m=20")
    expect(page.locator("[data-chart]")).to_be_visible(timeout=20_000)
    found += faults(page)
    assert not found, "\n".join(found)


def test_interceptions_by_keyboard(visitor: NewVisitor) -> None:
    context = visitor(theme="light", language="ru")
    made = operation(context, "random", "you", scenario="guadalcanal")
    player = at_table(context, made, 3, by_keyboard)
    play([player], until=lambda: player.answered > 9 or player.seen.over)
    assert player.answered > 4
    found = faults(player.page)
    assert not found, "\n".join(found)


def test_carriers_by_thumb(visitor: NewVisitor) -> None:
    """The widest chart on the smallest screen: nothing is wider than it."""
    context = visitor(phone=True)
    player = at_table(context, operation(context, "you", "random", scenario="coral-sea"), 4, by_thumb)
    play([player], until=lambda: player.answered > 12 or player.seen.over)
    width = player.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} px wide"
    found = faults(player.page)
    assert not found, "\n".join(found)


def test_squadrons_get_their_tasks_on_one_screen(visitor: NewVisitor) -> None:
    """Carrier after carrier is laid out, one is changed, and only the confirmed line is given."""
    context = visitor()
    player = at_table(context, operation(context, "you", "random", scenario="midway"), 4, at_once)
    page = player.page
    rows, confirm = page.locator("[data-stage] li"), page.locator("[data-main][data-answer=done]")
    play([player], until=lambda: player.seen.over or (player.is_asked("patrol") and rows.count() > 1))
    given = lines_given(page)
    page.reload()
    rows.first.wait_for()
    laid = page.locator("[data-stage] [data-laid]")
    while confirm.count() == 0:
        before = laid.count()
        player.wait_for(lambda seen: seen.asks and seen.name == "patrol")
        page.locator("[data-ask] [data-answer='0']").click()
        expect(laid).to_have_count(before + 1)
        player.look()
    laid_rows = laid.count()
    assert laid_rows == rows.count() and not given
    assert not faults(page)
    laid.first.click()
    expect(laid.first).to_have_attribute("aria-pressed", "true")
    page.locator("[data-ask] [data-answer='1']").click()
    expect(laid.first.locator("b")).to_have_text("1")
    confirm.click()
    player.wait_for(lambda _: len(given) > 0)
    assert given == [" ".join(["1", *["0"] * (laid_rows - 1)])]


def admiral_asked(context: BrowserContext, asked: str, *seats: str, scenario: str) -> Admiral:
    """The first of some games in which that is asked."""
    for seed in range(9):
        player = at_table(context, operation(context, *seats, scenario=scenario), seed, at_once)
        play([player], until=lambda at=player: at.seen.over or at.is_asked(asked))  # type: ignore[misc]
        if player.is_asked(asked):
            return player
        player.page.close()
    raise AssertionError(f"never asked {asked}")


def laid_anew(player: Admiral, asked: str) -> list[str]:
    """The question again on a page loaded anew; whatever is given from now on."""
    given = lines_given(player.page)
    player.page.reload()
    player.wait_for(lambda seen: seen.asks and seen.name == asked)
    return given


def lay(player: Admiral, word: str) -> Seen:
    """Presses it, and waits for what is asked then."""
    asked = player.look().n
    player.place_of(word).click()
    player.wait_for(lambda seen: seen.asks and seen.n != asked)
    return player.seen


def press_again(player: Admiral, entry: str) -> None:
    asked = player.look().n
    player.page.locator(f"[data-laid-entry='{entry}']").click()
    player.wait_for(lambda seen: seen.asks and seen.n != asked)


def confirmed(player: Admiral, given: list[str]) -> str:
    """Nothing was given before, and one line now."""
    assert not given and not faults(player.page)
    player.page.locator("[data-main][data-answer=done]").click()
    player.wait_for(lambda _: len(given) > 0)
    [line] = given
    return line


def test_groups_withdraw_on_one_screen(visitor: NewVisitor) -> None:
    """Whoever leaves is listed, and stays after all if it is pressed there."""
    player = admiral_asked(visitor(), "withdraw", "you", "random", scenario="surigao-strait")
    given = laid_anew(player, "withdraw")
    group = next(word for word in player.seen.words if word.startswith("cg"))
    leaving = player.page.locator("[data-laid-entry]")
    for _ in range(2):
        assert lay(player, group).name == "withdraw-ships"
        lay(player, "yes")
        expect(leaving).to_have_count(1)
        press_again(player, group)
        expect(leaving).to_have_count(0)
    # Nobody of the group leaves after all: it is as if it had not been chosen.
    lay(player, group)
    assert group in lay(player, "done").words
    lay(player, group)
    lay(player, "yes")
    assert confirmed(player, given).split()[:2] == [group, "yes"]


def test_ships_are_screened_on_one_screen(visitor: NewVisitor) -> None:
    """Each is taken back by a second click, and the last one of all does not end it."""
    player = admiral_asked(visitor(), "screen", "you", "doctrine", scenario="denmark-strait")
    given = laid_anew(player, "screen")
    ships = player.page.locator("[data-stage] [data-look][data-drag]")
    pressed = player.page.locator("[data-stage] [data-look][aria-pressed=true]")
    for count in (1, 0, 1):
        ships.last.click()
        expect(pressed).to_have_count(count)
    player.wait_for(lambda seen: seen.asks)
    words = [element.get_attribute("data-thing") for element in pressed.all()]
    assert [word for word in confirmed(player, given).split() if word in words] == words


def test_bases_are_attacked_from_one_screen(visitor: NewVisitor) -> None:
    """A base with its squadrons is taken back as a whole."""
    player = admiral_asked(visitor(), "base-attack", "you", "doctrine", scenario="midway")
    given = laid_anew(player, "base-attack")
    target = next(word for word in player.seen.words if word != "done")
    entry = player.page.locator(f"[data-laid-entry='{target}']")

    def lay_target() -> None:
        lay(player, target)
        while player.seen.name == "base-squadrons":
            lay(player, max(player.seen.words))
        expect(entry).to_be_visible()

    for _ in range(2):
        lay_target()
        press_again(player, target)
        assert target in player.seen.words
    lay_target()
    assert confirmed(player, given).split()[0] == target


def test_a_fight_of_others_is_stepped_through(visitor: NewVisitor) -> None:
    """Nobody asks this seat anything: each roll lies there until the next is called for."""
    made = operation(context := visitor(), "you", "doctrine", scenario="denmark-strait")
    player = at_table(context, made, 0, at_once)
    page = player.page
    fight, rolls = page.locator("[data-fight]"), page.locator("[data-fight] li")
    play([player], until=lambda: player.seen.over or fight.count() > 0)
    asked = page.locator("[data-answer]:visible")
    assert asked.count() == 0
    assert not faults(page)
    while page.locator("[data-fight] .left").count() > 0:
        before = rolls.count()
        page.locator("[data-step]").click()
        expect(rolls).to_have_count(before + 1)
    # What follows may be another fight; all of it can be skipped, and then this seat is asked again.
    assert rolls.count() > 0
    page.locator("[data-step]").click()
    play([player], until=lambda: player.seen.over or player.seen.asks)


def test_a_ship_is_shown_large(visitor: NewVisitor) -> None:
    """Pointed at she lies large beside her plate, with what her kind does; pressed she is chosen as ever."""
    context = visitor()
    player = at_table(context, operation(context, "you", "random", scenario="midway"), 4, at_once)
    page = player.page
    play([player], until=lambda: player.seen.over or player.is_asked("which-ships"))
    plate = page.locator("[data-look]").first
    plate.hover()
    expect(page.locator("[data-near]")).to_contain_text(re.compile("line|squadrons|light ships|cargo"))
    page.mouse.move(5, 5)
    expect(page.locator("[data-near]")).to_have_count(0)


def test_pages_around_the_table(visitor: NewVisitor) -> None:
    """Ships and the form of a new table: by day, in Russian, without a serious fault."""
    page = visitor(theme="light", language="ru").new_page()
    page.goto("/cards/worldatwar")
    expect(page.get_by_text("Бисмарк").first).to_be_visible()
    found = faults(page)
    page.goto("/new?game=worldatwar")
    page.locator("[data-scenario=midway]").check()
    found += faults(page)
    assert not found, "\n".join(found)
