"""Naval Battles in the browser: a fleet proposed and kept, and a battle to its end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player, Seen, by_mouse, by_thumb, new_table, over, play, sit_down
from tests.browser.test_pages import faults

# What is chosen rather than passed over, and how often.
EAGER = {"declare": 0.9, "defend": 0.5, "next-target": 0.9, "next-strike-target": 0.9, "discard": 0.3}
# A few sinkings decide it, but not before we have had a turn, and hardly those of one turn.
SHORT = {"nations": "drawn", "victory": "12", "first_seat": "1"}


class Admiral(Player):
    """Attacks with all that can be fired, so that the battle ends soon."""

    def choose(self, seen: Seen) -> str:
        others = [word for word in seen.words if word != "done" and word not in seen.chosen]
        if "done" not in seen.words:
            return self.rng.choice(others or list(seen.words))
        return self.rng.choice(others) if others and self.rng.random() < EAGER.get(seen.name, 0.1) else "done"


def test_a_battle_to_the_end(visitor: NewVisitor) -> None:
    """From the proposed fleet to the result, with nothing in the way of a screen reader."""
    context = visitor()
    made = new_table(context, "you", "doctrine", game="highseas", rounds=0, options=SHORT)
    page = sit_down(context, made, seed=1).page
    player = Admiral(page, seed=1, answer=by_mouse)

    page.locator("[data-proposed]").click()
    chosen = page.locator(".ships [aria-pressed=true]")
    expect(page.locator(".left b")).to_have_text("0")
    number = chosen.count()
    assert number >= 3
    # A ship is left ashore again, the rest is kept, and comes back as a whole.
    chosen.first.click()
    expect(chosen).to_have_count(number - 1)
    page.locator("[data-keep]").click()
    page.get_by_role("button", name="Start over").click()
    expect(chosen).to_have_count(0)
    page.get_by_role("button", name="Fleet 1").first.click()
    expect(chosen).to_have_count(number - 1)
    assert not faults(page)
    # Points that could still be spent are marked beside the button, and nobody is asked about them.
    expect(page.locator("[data-ask] .mark")).to_contain_text("unspent")
    page.locator("[data-main][data-answer=done]").click()
    expect(page.locator("[data-ask=choose-fleet]")).to_have_count(0)

    play([player], until=lambda: player.is_asked("declare"))
    assert not faults(page)
    play([player], until=over([player]))
    expect(page.locator("figure.luck")).to_be_visible()
    assert {"lay-out", "declare", "defend"} <= player.names
    found = faults(page)
    page.goto(f"/replay/{made['table']['id']}?m=30")
    expect(page.locator(".own .spot").first).to_be_visible()
    assert not (found + faults(page))


def test_the_choice_of_a_fleet_fits_a_phone(visitor: NewVisitor) -> None:
    context = visitor(phone=True)
    made = new_table(context, "you", "doctrine", game="highseas", rounds=0, options=SHORT)
    page = sit_down(context, made, seed=1).page
    page.locator(".ships button[data-answer]").first.click()
    expect(page.locator("[data-ask] .mark")).to_contain_text("unspent")
    # Nothing hangs over the foot of the screen or its right edge, and every ship can be seen at once.
    low = page.evaluate("() => document.querySelector('[data-ask]').getBoundingClientRect().bottom")
    assert low <= 844
    edges = page.evaluate(
        "() => [...document.querySelectorAll('.choice *')].map((e) => e.getBoundingClientRect().right)"
    )
    assert max(edges) <= 390
    ships = page.evaluate("() => document.querySelector('.ships').getBoundingClientRect().bottom")
    assert ships <= page.evaluate("() => document.querySelector('[data-ask]').getBoundingClientRect().top")
    assert not faults(page)


def test_a_battle_on_a_phone(visitor: NewVisitor) -> None:
    context = visitor(phone=True, language="ru")
    options = {"victory": "6", "first_seat": "1"}
    made = new_table(context, "you", "random", "random", game="highseas", rounds=0, options=options)
    page = sit_down(context, made, seed=2).page
    player = Admiral(page, seed=2, answer=by_thumb)
    play([player], until=lambda: player.is_asked("pick-nation"))
    assert not faults(page)
    play([player], until=over([player]))
    assert {"pick-nation", "choose-fleet", "declare"} <= player.names
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, f"the page is {width} px wide"


def test_the_points_left_fit_a_russian_phone(visitor: NewVisitor) -> None:
    """Whatever the language, the points that are left are read whole."""
    context = visitor(phone=True, language="ru")
    made = new_table(context, "you", "doctrine", game="highseas", rounds=0, options={"nations": "drawn"})
    page = sit_down(context, made, seed=1).page
    expect(page.locator("[data-proposed]")).to_be_visible()
    assert page.locator("[data-place=muster]").evaluate("at => at.scrollWidth - at.clientWidth") <= 0
