"""Every page: no fault for a screen reader, in both themes, wide and on a phone; small; near at hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Request, ViewportSize, expect

from tests.browser.conftest import NewVisitor
from tests.browser.geometry import FRAMES, HOME, SIZES
from tests.browser.player import new_table, play, sit_down
from wardroom import games

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/new",
    "/learn",
    "/rules/coldwar/7.12",
    "/cards/coldwar",
    "/glossary/coldwar",
    "/odds/worldatwar",
    "/credits",
    "/account",
    "/move",
    "/finished",
    "/nowhere",
    # Drawn by the same components, but with pieces of another game.
    "/cards/highseas",
]
RESIGN = re.compile("Resign|Сдаться")
FIRST_PAGE = 200_000
# The headline is there, and nothing is still being fetched.
READ = """() => document.querySelector('h1')
  && !document.querySelector('main').innerText.includes('One moment')"""


@pytest.mark.in_turn(4)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["1440", "390"])
def test_no_fault_on_any_page(visitor: NewVisitor, phone: bool, theme: str) -> None:
    found: list[str] = []
    for page in every_page(visitor(phone=phone, theme=theme)):
        found += faults(page) + clipped(page)
    assert not found, "\n".join(found)


@pytest.mark.soak
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_no_fault_on_any_page_at_any_size(visitor: NewVisitor, theme: str) -> None:
    found: list[str] = []
    for page in every_page(visitor(theme=theme, language="ru")):
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(FRAMES)
            found += [f"at {width} x {height}: {fault}" for fault in faults(page) + clipped(page)]
        page.set_viewport_size(HOME)
    assert not found, "\n".join(found)


def every_page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    for path in PAGES:
        page.goto(path)
        page.wait_for_function(READ)
        yield page
    yield from tables(context, page)
    yield from after(context, page)
    page.goto("/learn?game=attacksub")
    page.locator("[data-lesson]").click()
    yield at_rest(page.locator("[data-aim-read]"))
    page.locator("[data-aim-read]").click()
    yield at_rest(page.locator("section[data-lesson]"))


def at_rest(place: Locator) -> Page:
    expect(place.first).to_be_visible()
    return place.page


def tables(context: BrowserContext, page: Page) -> Iterator[Page]:
    """A lobby, the first question of each game, and attacks that come in."""
    page.goto(f"/table/{new_table(context, 'you', 'link')['table']['id']}")
    yield at_rest(page.locator("[data-start]"))
    for game in games.names():
        page.goto(f"/table/{new_table(context, 'you', 'random', game=game)['table']['id']}")
        yield at_rest(page.locator("[data-ask]"))
    player = sit_down(context, new_table(context, "you", "doctrine"), seed=7)
    play([player], until=lambda: player.is_asked("battle-stations"))
    yield player.page
    lanes = player.page.locator(".lanes tbody tr")
    play([player], until=lambda: player.seen.asks and lanes.count() > 0)
    # However many attacks there are: a list that is too long for its place.
    player.page.locator(".lanes .scroll").evaluate("(list) => (list.style.maxBlockSize = '40px')")
    yield player.page
    player.page.close()


def after(context: BrowserContext, page: Page) -> Iterator[Page]:
    """A game that is over, and its replay."""
    over = new_table(context, "you", "random")["table"]["id"]
    page.goto(f"/table/{over}")
    page.locator("[data-ask]").wait_for()
    page.locator("[data-menu]").click()
    page.get_by_role("button", name=RESIGN).click()
    page.locator("dialog .danger").click()
    yield at_rest(page.locator("[data-result]"))
    page.goto(f"/replay/{over}")
    yield at_rest(page.locator(".board"))


# What is chosen in a select is wider than the room it has there.
CLIPPED = """() => [...document.querySelectorAll('select')].flatMap((e) => {
  if (!e.checkVisibility()) return []
  const {font, paddingLeft, paddingRight} = getComputedStyle(e)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = font
  const text = e.selectedOptions[0]?.textContent.trim() ?? ''
  const room = e.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
  return pen.measureText(text).width > room + 1 ? [`${text} has ${room} px`] : []
})"""


def clipped(page: Page) -> list[str]:
    """What is chosen and cannot be read to its end, one line each."""
    told: list[str] = page.evaluate(CLIPPED)
    return [f"{page.url}: {line}" for line in told]


FAULTS = """async () => {
  const told = await axe.run({resultTypes: ['violations'], preload: false})
  return told.violations
    .flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html.slice(0, 150)} ${node.failureSummary}`))
}"""


def faults(page: Page) -> list[str]:
    """What axe finds, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told: list[str] = page.evaluate(FAULTS)
    return [f"{page.url}: {' '.join(fault.split())}" for fault in told[:6]]


MOVED_ON = "(here) => location.href !== here || document.querySelector('[data-ask]')"


def test_three_clicks_to_the_first_decision(visitor: NewVisitor) -> None:
    page = visitor().new_page()
    page.goto("/")
    page.locator("[data-play-now]").click()
    clicks = 1
    further = page.locator("[data-create]:visible, [data-start]:visible")
    while True:
        expect(page.locator("[data-ask]").or_(further).first).to_be_visible()
        if page.locator("[data-ask]").count():
            break
        assert clicks < 3, "more than three clicks"
        here = page.url
        further.first.click()
        page.wait_for_function(MOVED_ON, arg=here)
        clicks += 1
    # Whoever comes back to the first page is told that the table waits.
    page.goto("/")
    page.locator("[data-waiting]").click()
    expect(page.locator("[data-table]").first).to_be_in_viewport()


def test_the_first_page_is_light(visitor: NewVisitor) -> None:
    """What home loads, as it comes over the wire."""
    page = visitor().new_page()
    requests: list[Request] = []
    page.on("requestfinished", lambda request: requests.append(request))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    sizes = {request.url: weight(request) for request in requests}
    listed = "\n".join(f"{size:8,} {url}" for url, size in sorted(sizes.items(), key=lambda pair: -pair[1]))
    assert sizes and sum(sizes.values()) < FIRST_PAGE, f"{sum(sizes.values()):,} bytes:\n{listed}"


# How far things moved after they had been painted, as browsers measure it.
SHIFTS = """() => new Promise((told) => {
  setTimeout(() => told(0), 500)
  new PerformanceObserver((list) => told(list.getEntries().reduce((sum, entry) => sum + entry.value, 0)))
    .observe({type: 'layout-shift', buffered: true})
})"""
MOST_SHIFTED = 0.05


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_when_the_first_page_of_a_player_opens(visitor: NewVisitor, phone: bool) -> None:
    """Whoever has tables, in a browser that has forgotten how many."""
    context = visitor(phone=phone)
    for _ in range(3):
        new_table(context, "you", "random")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("[data-table]")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTS) < MOST_SHIFTED


def weight(request: Request) -> int:
    sizes = request.sizes()
    return sizes["responseHeadersSize"] + sizes["responseBodySize"]


# Ids that were said for want of words, as `home-title`; nothing else in these lists begins so.
UNSAID = re.compile(r"\b(?:base|home|fault|new|table|coldwar|highseas|attacksub|worldatwar)-[a-z-]+")


@pytest.mark.in_turn(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_home_needs_no_words_of_other_pages(visitor: NewVisitor, language: str) -> None:
    """With tables of all games in its lists, of one's own and of others, the other words never come."""
    host = visitor(language=language)
    stranger = visitor()
    made = []
    for game in ("coldwar", "highseas", "attacksub", "worldatwar"):
        made.append(new_table(host, "you", "random", game=game))
        made += [new_table(owner, "you", "open", game=game, open=True) for owner in (host, stranger)]
    page = host.new_page()
    page.route(re.compile(rf"/assets/{language}-(?!first)"), lambda route: route.abort())
    page.goto("/")
    for table in made:
        expect(page.locator(f"[data-table='{table['table']['id']}']")).to_be_visible()
    assert not UNSAID.findall(page.locator("body").inner_text())
    # A page that needs them says in the words of the first that it cannot be had.
    page.goto("/new")
    expect(page.get_by_role("alert")).to_be_visible()
    assert not UNSAID.findall(page.locator("body").inner_text())
