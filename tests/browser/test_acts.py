"""What people do at a table besides answering, and a game with everything moving."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.glowing import unpressable
from tests.browser.player import Player, by_mouse_in_time, new_table, play, sit_down


def two_at_a_table(visitor: NewVisitor, **more: Any) -> tuple[Player, Player]:
    """Two visitors who have begun a game."""
    host, friend = visitor(), visitor()
    made = new_table(host, "you", "link", **more)
    page = friend.new_page()
    page.goto(f"/table/{made['table']['id']}#seat=1&secret={made['links']['1']}")
    page.locator("[data-take-seat]").click()
    players = (sit_down(host, made, seed=1), Player(page, seed=2))
    for player in players:
        expect(player.page.locator("[data-ask]")).to_be_visible()
    return players


def menu(page: Page, name: str) -> None:
    """Choose something in the table's menu."""
    page.locator("[data-menu]").click()
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def shut_menu(page: Page) -> None:
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")


def test_chat_and_mute(visitor: NewVisitor) -> None:
    one, two = (player.page for player in two_at_a_table(visitor))

    def says(page: Page, text: str) -> None:
        page.locator("[data-chat-input]").fill(text)
        page.keyboard.press("Enter")

    says(one, "<b>Fair seas</b>")
    expect(two.get_by_text("<b>Fair seas</b>")).to_be_visible()
    two.locator("[data-menu]").click()
    two.get_by_role("dialog").get_by_role("switch").last.check()
    shut_menu(two)
    expect(two.get_by_text("<b>Fair seas</b>")).to_have_count(0)
    says(one, "are you there?")
    expect(one.get_by_text("are you there?")).to_be_visible()
    says(two, "speaking")
    for page in (one, two):
        expect(page.get_by_text("speaking")).to_be_visible()
    expect(two.get_by_text("are you there?")).to_have_count(0)


def test_a_draw_is_offered_refused_and_agreed(visitor: NewVisitor) -> None:
    one, two = (player.page for player in two_at_a_table(visitor))
    menu(one, "Offer a draw")
    shut_menu(one)
    offer = two.locator("[data-consent=draw]")
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    menu(two, "Offer a draw")
    shut_menu(two)
    one.locator("[data-consent=draw]").get_by_role("button", name="Agree").click()
    expect(one.locator("[data-result]")).to_be_visible()
    expect(two.locator("[data-result]")).to_be_visible()


def test_resign_and_rematch(visitor: NewVisitor) -> None:
    one, two = (player.page for player in two_at_a_table(visitor))
    menu(one, "Resign")
    one.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(two.locator("[data-result]")).to_be_visible()
    old = two.url
    two.locator("[data-rematch]").click()
    two.wait_for_url(lambda url: url != old)
    one.locator("[data-rematch]").click()
    expect(one.locator("[data-ask]")).to_be_visible()
    expect(two.locator("[data-ask]")).to_be_visible()


def test_of_three_one_resigns_and_looks_on(visitor: NewVisitor) -> None:
    """Nothing is asked any more; the bots play the game out, and its end can be seen at once."""
    host = visitor(still=False)
    page = sit_down(host, new_table(host, "you", "doctrine", "doctrine"), seed=1).page
    expect(page.locator("[data-ask]")).to_be_visible()
    menu(page, "Resign and put this table away")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("heading", name="You have resigned")).to_be_visible()
    expect(page.locator("[data-answer]")).to_have_count(0)
    page.get_by_role("button", name="Skip to the end of the game").click()
    expect(page.locator("[data-result]")).to_be_visible(timeout=60_000)


def test_undo_is_free_inside_ones_own_answer(visitor: NewVisitor) -> None:
    player, _ = two_at_a_table(visitor)
    question = player.page.locator("[data-ask]")
    first = asked(player)
    play([player], until=lambda: player.answered == 1)
    expect(question).not_to_contain_text(first)
    player.page.locator("[data-undo]").click()
    expect(question).to_contain_text(first)


def test_a_glowing_row_is_pressed_anywhere(visitor: NewVisitor) -> None:
    """In the first question of the game: far from the tag of the row, where no ship lies."""
    player, _ = two_at_a_table(visitor)
    row = player.page.locator('.row.legal[data-drop="row2"]')
    box = row.bounding_box()
    assert box is not None
    first = asked(player)
    row.click(position={"x": box["width"] - 12, "y": box["height"] / 2})
    expect(player.page.locator("[data-ask]")).not_to_contain_text(first)
    expect(player.page.locator('[data-drop="row2"] [data-spot]')).to_have_count(1)


# Over the far end of a row, as a panel might come to lie.
PANEL = """(row) => {
  const panel = document.body.appendChild(document.createElement('div'))
  const {right, top, height} = row.getBoundingClientRect()
  panel.style = `position: fixed; left: ${right - 300}px; top: ${top}px; width: 300px; height: ${height}px`
}"""


def test_something_in_the_way_of_what_glows_is_noticed(visitor: NewVisitor) -> None:
    """Whoever plays by mouse or thumb looks at every question whether there is."""
    player, _ = two_at_a_table(visitor)
    assert unpressable(player.page) == []
    player.page.locator('.row.legal[data-drop="row2"]').evaluate(PANEL)
    assert any("> row2 at" in line for line in unpressable(player.page))


def test_a_ship_is_dragged_to_its_row(visitor: NewVisitor) -> None:
    player, _ = two_at_a_table(visitor)
    page, first = player.page, asked(player)
    ship = page.locator("[data-spot][data-drag]:visible").first
    ship.drag_to(page.locator('[data-drop="row2"]:visible').first)
    expect(page.locator("[data-ask]")).not_to_contain_text(first)


def asked(player: Player) -> str:
    """The sentence of the question."""
    return player.page.locator("[data-ask] h1").inner_text()


def test_a_standing_order_stays(visitor: NewVisitor) -> None:
    """It is kept by the table: after a reload it still stands."""
    player, _ = two_at_a_table(visitor, options={"action": "true"})
    page = player.page
    for _ in range(2):
        page.locator("[data-menu]").click()
        order = page.get_by_role("dialog").get_by_label("Cancel a card with Intelligence")
        if order.input_value() == "ask":
            order.select_option("pass")
        expect(order).to_have_value("pass")
        shut_menu(page)
        page.reload()
        expect(page.locator("[data-ask]")).to_be_visible()


def test_what_is_not_legal_says_why(visitor: NewVisitor) -> None:
    context = visitor()
    player = sit_down(context, new_table(context, "you", "random"), seed=9)
    play([player], until=lambda: player.is_asked("battle-stations") and illegal_cards(player.page) > 0)
    page = player.page
    card = page.locator(".hand [data-thing]:not([data-answer]):visible").first
    # Pointed at, it is shown large, with its rule and why it must wait.
    card.hover()
    near = page.locator("[data-near]")
    expect(near.locator(".reason")).to_be_visible()
    assert len(near.locator("p").first.inner_text()) > 20
    card.click()
    expect(near).to_have_count(0)
    reason = page.locator("[data-refusal]")
    expect(reason).to_be_visible()
    assert re.search(r"\d+\.\d+", reason.inner_text()), "the rule stands with it"
    reason.get_by_role("button").click()
    expect(page.get_by_role("complementary", name="Rulebook")).to_be_visible()


def illegal_cards(page: Page) -> int:
    return page.locator(".hand [data-thing]:not([data-answer]):visible").count()


def test_hints_at_a_practice_table(visitor: NewVisitor) -> None:
    context = visitor()
    player = sit_down(context, new_table(context, "you", "doctrine", practice=True), seed=10)
    # Of a question that lies open: what is told of one already answered is for nobody.
    play([player], until=lambda: player.answered > 0 and player.is_asked(player.seen.name))
    player.page.locator("[data-hint-button]").click()
    expect(player.page.get_by_text("A bot would choose")).to_be_visible()


def test_the_table_speaks_russian(visitor: NewVisitor) -> None:
    """Nothing but names of ships and classes is left in Latin letters in the question and the diary."""
    context = visitor(language="ru")
    player = sit_down(context, new_table(context, "you", "random"), seed=11)
    play([player], until=lambda: player.is_asked("battle-stations"))
    assert player.page.evaluate("() => document.documentElement.lang") == "ru"
    asked = player.page.locator("[data-ask]").inner_text()
    assert re.search("[а-яё]{4}", asked), asked
    assert not re.search(r"\b(your|turn|which|undo|done)\b", asked, re.IGNORECASE), asked
    lines = player.page.locator("[data-diary] p").all_text_contents()
    assert lines and all(re.search("[а-яё]", line) for line in lines), lines
    # Enter lets no chance go; a key of its own does.
    player.page.locator("main:not([data-fresh])").wait_for()
    same = f"[data-ask=battle-stations][data-n='{player.seen.n}'][aria-busy=false]"
    player.page.keyboard.press("Enter")
    expect(player.page.locator("[data-answer]:focus")).to_be_visible()
    expect(player.page.locator(same)).to_be_visible()
    player.page.keyboard.press("0")
    expect(player.page.locator("[data-ask=battle-stations]")).to_have_count(0)


def test_with_everything_moving(visitor: NewVisitor) -> None:
    """Animation, bots that think, windows of a second: the game goes on, and nothing is asked twice."""
    context = visitor(still=False)
    options = {"action": "true"}
    made = new_table(context, "you", "doctrine", "doctrine", window=1000, options=options)
    player = sit_down(context, made, seed=12, answer=by_mouse_in_time)
    play([player], until=lambda: player.answered > 20 or player.seen.over)
    assert player.page.locator("[data-fault]").count() == 0
