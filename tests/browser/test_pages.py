"""Every page: no serious fault for a screen reader, in both themes; small; near at hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request, expect

from tests.browser.conftest import NewVisitor
from tests.browser.player import new_table, play, sit_down

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
]
# Drawn by the same components, but with pieces of another game: once is enough.
OTHER_GAME = ["/learn?game=highseas", "/cards/highseas"]
FIRST_PAGE = 200_000
# The headline is there, and nothing is still being fetched.
READ = """() => document.querySelector('h1')
  && !document.querySelector('main').innerText.includes('One moment')"""


Rules = dict[str, dict[str, bool]]
# Colours take longest to look through: once for each theme is enough.
ALL: Rules = {}
ALL_BUT_COLOURS: Rules = {"color-contrast": {"enabled": False}}
RULES = {"dark": ALL, "light": ALL, "phone": ALL_BUT_COLOURS}


@pytest.mark.in_turn(3)
@pytest.mark.parametrize("look", list(RULES))
def test_no_serious_fault_on_any_page(visitor: NewVisitor, look: str) -> None:
    context = visitor(phone=look == "phone", theme="light" if look == "light" else "dark")
    page = context.new_page()
    found: list[str] = []
    for path in PAGES + (OTHER_GAME if look == "dark" else []):
        page.goto(path)
        page.wait_for_function(READ)
        found += faults(page, RULES[look]) + clipped(page)
    found += at_a_table(context, RULES[look])
    assert not found, "\n".join(found)


def at_a_table(context: BrowserContext, rules: Rules) -> list[str]:
    """Lobby and table: its first question, battle stations, and attacks that come in."""
    waiting = context.new_page()
    waiting.goto(f"/table/{new_table(context, 'you', 'link')['table']['id']}")
    expect(waiting.locator("[data-start]")).to_be_visible()
    found = faults(waiting, rules)
    made = new_table(context, "you", "doctrine")
    player = sit_down(context, made, seed=7)
    play([player], until=lambda: player.answered > 0)
    found += faults(player.page, rules)
    play([player], until=lambda: player.is_asked("battle-stations"))
    found += faults(player.page, rules)
    lanes = player.page.locator(".lanes tbody tr")
    play([player], until=lambda: player.seen.asks and lanes.count() > 0)
    # However many attacks there are: a list that is too long for its place.
    player.page.locator(".lanes .scroll").evaluate("(list) => (list.style.maxBlockSize = '40px')")
    found += faults(player.page, rules)
    return found


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


FAULTS = """async (rules) => {
  const told = await axe.run({resultTypes: ['violations'], preload: false, rules})
  return told.violations
    .filter((fault) => ['serious', 'critical'].includes(fault.impact))
    .flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html.slice(0, 150)} ${node.failureSummary}`))
}"""


def faults(page: Page, rules: Rules = ALL) -> list[str]:
    """What axe calls serious or critical, one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    told: list[str] = page.evaluate(FAULTS, rules)
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
