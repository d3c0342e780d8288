"""Somebody who plays at a table in the browser: sees what glows, chooses, and answers in his own way."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page
from playwright.sync_api import TimeoutError as TooLate

# What the table shows now: the question, the words that can be clicked, and whether the game is over.
LOOK = """() => {
  const shown = (e) => !e.disabled && e.getAttribute('aria-disabled') !== 'true' && e.checkVisibility()
  const ask = document.querySelector('[data-ask]')
  // Taking up a sealed answer again would go on for ever.
  const answers = [...document.querySelectorAll('[data-answer]:not([data-answer=reopen])')].filter(shown)
  return {
    curtain: document.querySelector('[data-curtain]') !== null,
    over: document.querySelector('[data-result]') !== null,
    name: ask ? ask.dataset.ask : '',
    n: ask ? Number(ask.dataset.n) : -1,
    seat: ask && ask.dataset.seat ? Number(ask.dataset.seat) : -1,
    busy: ask !== null && ask.getAttribute('aria-busy') === 'true',
    words: [...new Set(answers.map((e) => e.dataset.answer))],
    chosen: answers.filter((e) => e.getAttribute('aria-pressed') === 'true').map((e) => e.dataset.answer),
  }
}"""
CLICK = """(word) => {
  const places = [...document.querySelectorAll(`[data-answer="${CSS.escape(word)}"]`)]
  places.find((e) => e.checkVisibility()).click()
}"""
# A second tap within so many seconds and pixels is half of a double one.
DOUBLE = 0.35
NEARBY = 150
# Seconds until somebody at the keys presses once more, and until an answer that nothing follows is a fault.
AGAIN = 3.0
PATIENCE = 30.0


@dataclass(frozen=True)
class Seen:
    curtain: bool
    over: bool
    name: str
    n: int
    seat: int
    # An answer is on its way, or the question has only just taken the place of another.
    busy: bool
    words: tuple[str, ...]
    chosen: tuple[str, ...]


class Player:
    """Plays quickly to the end: attacks now and then, and throws cards away so that the pile runs out."""

    def __init__(self, page: Page, seed: int, answer: Callable[[Player, str], None] | None = None) -> None:
        self.page = page
        self.seed = seed
        # Made anew for each question, out of what it looks like: whoever happens to look once more, or later,
        # chooses the same.
        self.rng = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.answer = answer or at_once
        self.answered = 0
        self.names: set[str] = set()
        self.last_tap = (0.0, 0.0, 0.0)
        self.answering: Seen | None = None
        self._word = ""
        self.asked_at = time.monotonic()
        self.pressed_again = False

    def look(self) -> Seen:
        told: dict[str, Any] = self.page.evaluate(LOOK)
        words, chosen = sorted(told["words"]), sorted(told["chosen"])
        return Seen(**{**told, "words": tuple(words), "chosen": tuple(chosen)})

    def step(self) -> bool:
        """Answer if asked something new; whether anything was done."""
        seen = self.look()
        if seen.curtain:
            self.page.locator("[data-curtain]").click()
            return True
        if seen.over or not seen.name or not seen.words or seen.busy:
            return False
        if seen == self.answering:
            waited = time.monotonic() - self.asked_at
            if waited > PATIENCE:
                raise AssertionError(f"nothing follows {self._word!r}, the answer to {seen}")
            if waited > AGAIN and self.answer is by_keyboard and not self.pressed_again:
                # Where nobody has walked to it, the first Enter only shows what has the focus.
                self.pressed_again = True
                self.page.keyboard.press("Enter")
            return False
        self.pressed_again = False
        self._word = self.answer_to(seen)
        self.answering, self.asked_at = seen, time.monotonic()
        self.answer(self, self._word)
        self.answered += 1
        self.names.add(seen.name)
        return True

    def is_asked(self, name: str) -> bool:
        """Whether this question is open and not yet answered."""
        seen = self.look()
        return seen.name == name and not seen.busy and seen != self.answering

    def answer_to(self, seen: Seen) -> str:
        """The same to the same question, the second time it is met another."""
        met = f"{self.seed} {seen.name} {seen.words} {seen.chosen}"
        self.met[met] += 1
        self.rng = random.Random(f"{met} {self.met[met]}")
        return self.choose(seen)

    def choose(self, seen: Seen) -> str:
        others = [word for word in seen.words if word != "done" and word not in seen.chosen]
        if "done" not in seen.words:
            return self.rng.choice(others or list(seen.words))
        if "retreat" in seen.words:
            return "retreat"
        eager = {"discard": 1.0, "battle-stations": 0.6}.get(seen.name, 0.1)
        return self.rng.choice(others) if others and self.rng.random() < eager else "done"

    def place_of(self, word: str) -> Locator:
        return self.page.locator(f'[data-answer="{word}"]:visible').first


def by_mouse(player: Player, word: str) -> None:
    player.place_of(word).click()


def by_mouse_in_time(player: Player, word: str) -> None:
    """The same at a table with windows, which may close before the hand is there."""
    try:
        player.place_of(word).click(timeout=2000)
    except TooLate:
        if player.look() == player.answering:
            raise


def at_once(player: Player, word: str) -> None:
    """The same without a hand on the mouse, for whoever only wants to come to a position."""
    is_main = player.place_of(word).get_attribute("data-main") is not None
    player.page.evaluate(CLICK, word)
    # On a phone a target is weighed first, and then added to the volley.
    add = player.page.locator(f'[data-main][data-answer="{word}"]')
    if not is_main and add.count() > 0:
        add.first.evaluate("(button) => button.click()")


def by_thumb(player: Player, word: str) -> None:
    place = player.place_of(word)
    is_main = place.get_attribute("data-main") is not None
    tap(player, place)
    # A target is weighed first, and then added to the volley.
    add = player.page.locator(f'[data-main][data-answer="{word}"]')
    if not is_main and add.count() > 0:
        tap(player, add)


def tap(player: Player, place: Locator) -> None:
    """Not so soon after a tap nearby that the two would be a double one, which the table takes for one."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before_x, before_y, at = player.last_tap
    ahead = at + DOUBLE - time.monotonic()
    if ahead > 0 and abs(x - before_x) + abs(y - before_y) < NEARBY:
        player.page.wait_for_timeout(ahead * 1000)
    place.tap()
    player.last_tap = (x, y, time.monotonic())


def focused(player: Player) -> str:
    return str(player.page.evaluate("() => document.activeElement?.dataset?.answer ?? ''"))


def by_keyboard(player: Player, word: str) -> None:
    """As anybody without a mouse: now the line to type in, now Tab and Enter; a long diary has many links.

    A key that comes before anybody can have read the question is not for it.
    """
    keys = player.page.keyboard
    if player.answered % 6:
        keys.press("/")
        player.page.locator("[data-line]").press_sequentially(word)
        player.page.locator("main:not([data-fresh])").wait_for()
        keys.press("Enter")
        return
    if focused(player) == word:
        # Enter is for what the keys have come to since the question, not for what has the focus by itself.
        keys.press("Tab")
        keys.press("Shift+Tab")
    for _ in range(1500):
        if focused(player) == word:
            player.page.locator("main:not([data-fresh])").wait_for()
            keys.press("Enter")
            return
        keys.press("Tab")
    raise AssertionError(f"Tab does not reach {word!r}")


def play(players: list[Player], until: Callable[[], bool], seconds: float = 420) -> None:
    """Let everybody answer in turn until something is so."""
    deadline = time.monotonic() + seconds
    while not until():
        if time.monotonic() > deadline:
            shown = "; ".join(str(player.look()) for player in players)
            raise AssertionError(f"not done in {seconds} s: {shown}")
        if not any([player.step() for player in players]):
            players[0].page.wait_for_timeout(10)


def over(players: list[Player]) -> Callable[[], bool]:
    return lambda: all(player.look().over for player in players)


def new_table(context: BrowserContext, *seats: str, rounds: int = 1, **more: Any) -> dict[str, Any]:
    """Make a table over HTTP as the visitor: seats are you, link, open, or the name of a bot.

    `rounds` is an option of the Cold War; 0 leaves it out.
    """
    named = [
        {"kind": seat} if seat in ("you", "link", "open") else {"kind": "bot", "bot": seat} for seat in seats
    ]
    by_rounds = {"rounds": str(rounds)} if rounds and "game" not in more else {}
    options = {**by_rounds, **more.pop("options", {})}
    order = {
        "game": "coldwar",
        "options": options,
        "seats": named,
        "window": 0,
        "name": name_of_test(),
        **more,
    }
    answer = context.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    return made


def table_by_form(context: BrowserContext) -> tuple[Page, str]:
    """Make a short table for two by the form, from home; its lobby, and the link to the other seat."""
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    page.locator("[data-table-name]").fill(name_of_test())
    page.get_by_role("button", name="One seat fewer").click()
    page.locator("[data-seat-kind='1']").select_option("link")
    rounds = page.locator("[data-option=rounds]")
    if not rounds.is_visible():
        page.locator("details", has=rounds).locator("summary").click()
    rounds.fill("1")
    rounds.press("Tab")
    page.get_by_label("Time to answer in a window").select_option("0")
    page.get_by_role("button", name="Make the table").click()
    return page, page.locator("[data-seat-link]").input_value()


def name_of_test() -> str:
    """What the running test's tables are called: the dice of a table come of its name."""
    return os.environ.get("PYTEST_CURRENT_TEST", "a table").split("::")[-1].split(" ")[0][:40]


def sit_down(context: BrowserContext, made: dict[str, Any], seed: int, **more: Any) -> Player:
    """Open the table that this visitor made."""
    page = context.new_page()
    page.goto(f"/table/{made['table']['id']}")
    return Player(page, seed, **more)
