"""What makes a table pleasant: a finger that drags, a bell, a notice, days off, stillness, going back."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, Request, Route, expect

from tests.browser.conftest import NewVisitor, prefer
from tests.browser.player import Player, by_thumb, new_table, play, sit_down
from tests.browser.test_acts import asked, menu, shut_menu, two_at_a_table

A_DAY = 86_400
# The bell rings into the void, notices are kept, and the page can be put away.
LISTENING = """
window.bells = 0
window.notices = []
window.AudioContext = class {
  currentTime = 0
  destination = {}
  constructor() { window.bells += 1 }
  createOscillator() { return {frequency: {}, connect: (to) => to, start() {}, stop() {}} }
  createGain() {
    return {gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: (to) => to}
  }
  close() {}
}
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { return (this.permission = 'granted') }
  constructor(title, given) { window.notices.push(`${title}: ${given.body}`) }
}
Object.defineProperty(document, 'visibilityState', {get: () => window.putAway ? 'hidden' : 'visible'})
"""


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_by_finger(page: Page, what: Locator, onto: Locator) -> None:
    """One finger, put down, moved in steps and lifted, as the browser itself sees it."""
    from_x, from_y = centre(what)
    to_x, to_y = centre(onto)
    hand: CDPSession = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    touch("touchStart", (from_x, from_y))
    for step in range(1, 9):
        touch("touchMove", (from_x + (to_x - from_x) * step / 8, from_y + (to_y - from_y) * step / 8))
    touch("touchEnd")


def test_a_finger_drags_a_ship_to_its_row(visitor: NewVisitor) -> None:
    context = visitor(phone=True)
    player = sit_down(context, new_table(context, "you", "random"), seed=21)
    page = player.page
    expect(page.locator('[data-ask="arrange"]')).to_be_visible()
    first = asked(player)
    ship = page.locator("[data-spot][data-drag]:visible").first
    name = ship.get_attribute("data-spot")
    drag_by_finger(page, ship, page.locator('[data-drop="row2"]:visible').first)
    expect(page.locator("[data-ask]")).not_to_contain_text(first)
    expect(page.locator(f'[data-drop="row2"] [data-spot="{name}"]')).to_be_visible()


def test_a_finger_drags_a_card_to_its_target(visitor: NewVisitor) -> None:
    """Up from the hand: the card is taken, and fired at the ship that it was let go over, or asked about."""
    context = visitor(phone=True)
    player = sit_down(context, new_table(context, "you", "random"), seed=22, answer=by_thumb)
    page = player.page
    # Weapons of ships, which ask for one that fires and for a target.
    cards = page.locator(".hand :is([data-answer^=gun], [data-answer^=missile]):visible")
    play([player], until=lambda: player.is_asked("battle-stations") and cards.count() > 0)
    drag_by_finger(page, cards.first, page.locator(".foes [data-drop]:visible").first)
    expect(page.locator(f"[data-ask=battle-stations][data-n='{player.seen.n}']")).to_have_count(0)


def test_bell_and_notice_when_the_page_is_put_away(visitor: NewVisitor) -> None:
    host, friend = visitor(), visitor()
    host.add_init_script(LISTENING)
    made = new_table(host, "you", "link", name="Dover Strait")
    one = sit_down(host, made, seed=1)
    page = friend.new_page()
    page.goto(f"/table/{made['table']['id']}#seat=1&secret={made['links']['1']}")
    page.locator("[data-take-seat]").click()
    two = Player(page, seed=2)
    expect(one.page.locator("[data-ask]")).to_be_visible()
    one.page.locator("[data-menu]").click()
    for setting in ("Sound when it is my turn", "Browser notification"):
        one.page.get_by_role("dialog").get_by_label(setting).check()
    shut_menu(one.page)
    # Until the one waits for the other, who is asked something.
    play([one], until=lambda: one.seen.name == "" or one.seen.words == ())
    rung = one.page.evaluate("() => { window.putAway = true; return window.bells }")
    play([two, one], until=lambda: bool(one.page.evaluate("() => window.notices.length")))
    one.page.wait_for_function("(before) => window.bells > before", arg=rung)
    assert one.page.evaluate("() => window.notices[0]") == "Dover Strait: Your move"
    expect(one.page).to_have_title(re.compile("^● Your move"))


def test_days_of_vacation(visitor: NewVisitor) -> None:
    one, two = two_at_a_table(visitor, clock={"kind": "day", "seconds": 2 * A_DAY})
    one.page.locator("[data-menu]").click()
    one.page.get_by_role("dialog").get_by_role("button", name=re.compile("vacation")).click()
    for page in (one.page, two.page):
        expect(page.get_by_text("on vacation until")).to_be_visible()


def test_both_agree_to_go_back(visitor: NewVisitor) -> None:
    """What others have already seen is taken back only if they consent."""
    one, two = two_at_a_table(visitor)
    play([one, two], until=lambda: one.is_asked("battle-stations") or two.is_asked("battle-stations"))
    asker, other = (one, two) if one.is_asked("battle-stations") else (two, one)
    frame = asker.page.locator("[data-frame]")
    asker.page.locator('[data-answer="done"]:visible').first.click()
    expect(asker.page.locator('[data-ask="battle-stations"]')).to_have_count(0)
    menu(asker.page, "Undo my last answer (ask the others)")
    wish = other.page.locator("[data-consent=undo]")
    wish.get_by_role("button", name="Agree").click()
    expect(wish).to_have_count(0)
    expect(asker.page.locator('[data-ask="battle-stations"]')).to_be_visible()
    assert frame.count() == 1


def test_nothing_moves_for_who_wants_no_motion(visitor: NewVisitor) -> None:
    """The system's wish counts although the page's own switch is on."""
    context = visitor()
    wish = prefer("dark", "en", still=False).replace("!localStorage.getItem('wardroom-prefs')", "true")
    context.add_init_script(wish)
    player = sit_down(context, new_table(context, "you", "random"), seed=25)
    page = player.page
    moving: list[str] = []

    def watched() -> bool:
        moving.extend(
            page.evaluate("() => document.getAnimations().map((one) => one.animationName ?? 'a transition')")
        )
        return player.answered > 20

    play([player], until=watched)
    assert page.evaluate("() => JSON.parse(localStorage.getItem('wardroom-prefs')).animation") is True
    assert not moving


def test_a_page_of_an_earlier_build_is_loaded_anew_once(visitor: NewVisitor) -> None:
    """Its parts are gone since the host has installed another; if they are really missing, it says so."""
    page = visitor().new_page()
    page.goto("/")
    expect(page.get_by_role("link", name="New table")).to_be_visible()
    loads: list[str] = []

    def asked(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(request.url)

    page.on("request", asked)
    # Until the page has been loaded anew, or for good.
    missing = {"until": 1}

    def serve(route: Route) -> None:
        if len(loads) < missing["until"]:
            route.fulfill(status=404, body="")
        else:
            route.continue_()

    page.route("**/assets/Glossary-*.js", serve)
    page.get_by_role("link", name="Glossary").first.click()
    expect(page.get_by_role("heading", name="Glossary")).to_be_visible()
    assert len(loads) == 1
    missing["until"] = 100
    page.goto("/")
    page.get_by_role("link", name="Glossary").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert len(loads) == 2
