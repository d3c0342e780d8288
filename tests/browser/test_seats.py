"""Links to seats, coming back after a reload or a lost socket, and what a spectator sees."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import Player, new_table, play, sit_down
from tests.browser.test_pages import faults

DRAFT = "half a sent"
WHERE = """() => ({
  focus: document.activeElement?.outerHTML.slice(0, 60),
  draft: document.querySelector('[data-chat-input]')?.value,
  scroll: document.querySelector('[data-diary]')?.scrollTop,
})"""


def test_a_link_is_spent_once(visitor: NewVisitor) -> None:
    host, friend, late = visitor(), visitor(), visitor()
    made = new_table(host, "you", "link")
    link = f"/table/{made['table']['id']}#seat=1&secret={made['links']['1']}"
    page = friend.new_page()
    page.goto(link)
    page.locator("[data-take-seat]").click()
    expect(page.locator("[data-ask]")).to_be_visible()

    page = late.new_page()
    page.goto(link)
    expect(page.locator("[data-fault=link-spent]")).to_be_visible()
    expect(page.get_by_text("on another device")).to_be_visible()
    # Nobody is made a spectator who has not asked for it.
    expect(page.locator("[data-frame]")).to_have_count(0)
    assert not faults(page)
    page.get_by_role("link", name="Watch only").click()
    expect(page.locator("[data-frame]")).to_be_visible()


def test_reload_in_the_middle(visitor: NewVisitor) -> None:
    player = at_battle(visitor)
    before = player.seen
    player.page.reload()
    expect(player.page.locator(f'[data-ask="{before.name}"]')).to_be_visible()
    player.wait_for(lambda seen: seen.words == before.words)
    play([player], until=lambda: player.seen.n > before.n + 5)


def test_a_lost_socket_is_back_in_two_seconds(visitor: NewVisitor) -> None:
    """The same focus, scroll and half-written line, and the volley as it stood."""
    player = at_battle(visitor)
    page = player.page
    page.locator("[data-chat-input]").fill(DRAFT)
    before, where = player.look(), page.evaluate(WHERE)
    # Once is enough: the machine may be busy with something else just then.
    assert any(seconds_until_it_is_back(page) < 2 for _ in range(3))
    player.wait_for(lambda seen: (seen.name, seen.n, seen.words) == (before.name, before.n, before.words))
    assert page.evaluate(WHERE) == where
    play([player], until=lambda: player.seen.n > before.n + 5)


def at_battle(visitor: NewVisitor) -> Player:
    """A player against a bot, in the middle of declaring."""
    context = visitor()
    context.add_init_script(KEEP_SOCKETS)
    player = sit_down(context, new_table(context, "you", "random"), seed=6)
    play([player], until=lambda: player.answered > 15 and player.is_asked("battle-stations"))
    return player


KEEP_SOCKETS = """
const Real = WebSocket
window.openSockets = []
window.WebSocket = class extends Real {
  constructor(...given) { super(...given); window.openSockets.push(this) }
}
"""


def seconds_until_it_is_back(page: Page) -> float:
    drop_socket(page)
    began = time.monotonic()
    page.wait_for_function("() => document.querySelector('[data-socket=open]')")
    return time.monotonic() - began


def drop_socket(page: Page) -> None:
    """The connection is gone without a word of the page, and the page has noticed."""
    page.evaluate("() => window.openSockets.splice(0).forEach((socket) => socket.close())")
    page.wait_for_function(
        "() => !document.querySelector('[data-socket=open]') || window.openSockets.length > 0"
    )


def test_a_seat_goes_to_another_device_and_back_by_a_new_link(visitor: NewVisitor) -> None:
    """By a code from the menu; then, when its player is away, by a link that the owner makes."""
    host, friend, phone, late = visitor(), visitor(), visitor(phone=True), visitor()
    made = new_table(host, "you", "link")
    id = made["table"]["id"]
    desk = friend.new_page()
    desk.goto(f"/table/{id}#seat=1&secret={made['links']['1']}")
    desk.locator("[data-take-name]").fill("Bob")
    desk.locator("[data-take-seat]").click()
    owner = host.new_page()
    owner.goto(f"/table/{id}")
    expect(desk.locator("[data-ask]")).to_be_visible()

    desk.locator("[data-menu]").click()
    desk.locator("[data-move]").click()
    expect(desk.locator("[data-qr]")).to_be_visible()
    assert not faults(desk)
    hand = phone.new_page()
    hand.goto("/move")
    hand.locator("[data-code-input]").fill(desk.locator("[data-code]").inner_text().lower())
    hand.locator("[data-move-here]").click()
    expect(hand.locator("[data-ask]")).to_be_visible()
    expect(desk.locator("[data-spectator]")).to_be_visible()
    expect(desk.locator("[data-ask]")).to_have_count(0)
    expect(owner.locator("[data-toast]")).to_have_text("Bob plays on from another device.")

    phone.close()
    owner.locator("[data-menu]").click()
    owner.locator("[data-new-link]").click()
    link = owner.locator("dialog [data-seat-link]").input_value()
    page = late.new_page()
    page.goto(link)
    page.locator("[data-take-over]").click()
    expect(page.locator("[data-ask]")).to_be_visible()
    expect(owner.locator("[data-toast]")).to_contain_text("by the new link")
