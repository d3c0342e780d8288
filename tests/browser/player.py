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

from tests.browser.glowing import unpressable

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
# Done when there is something to do that has not been done yet, or after so many milliseconds.
SOMETHING_TO_DO = f"""([done, most]) => new Promise((go) => {{
  const look = {LOOK}
  const began = performance.now()
  const check = () => {{
    const {{curtain, over, name, n, busy, words, chosen}} = look()
    const shown = [name, n, ...words.sort(), ...chosen.sort()].join()
    const asked = name && words.length > 0 && !busy && done !== shown
    if (curtain || over || asked || performance.now() - began > most) go()
    else setTimeout(check, 10)
  }}
  check()
}})"""
# On a phone a target is weighed first, and then added to the volley.
CLICK = """async (word) => {
  const found = (which) => [...document.querySelectorAll(`${which}[data-answer="${CSS.escape(word)}"]`)]
  const place = found('').find((e) => e.checkVisibility())
  place.click()
  if (place.hasAttribute('data-main')) return
  await new Promise((go) => setTimeout(go))
  found('[data-main]').find((e) => e !== place)?.click()
}"""
# A second tap within so many seconds and pixels is half of a double one.
DOUBLE = 0.35
NEARBY = 150
# Seconds until an answer that nothing follows is a fault.
PATIENCE = 30.0
# So often is a question of one kind answered by hand; later only once in a while.
BY_HAND = 4
ONCE_IN = 8


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

    @property
    def asks(self) -> bool:
        """Whether it can be answered now."""
        return not self.over and self.name != "" and self.words != () and not self.busy


NOTHING = Seen(False, False, "", -1, -1, False, (), ())


class Player:
    """Plays quickly to the end: attacks now and then, and throws cards away so that the pile runs out.

    Whatever is decided is decided by one look: between two of them the page may have gone on.
    """

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
        self.kinds: Counter[str] = Counter()
        # By question, what could be answered when it was first met; all that is laid out for it is one.
        self.put: dict[tuple[int, int], tuple[str, ...]] = {}
        self.by_hand = BY_HAND
        self.last_tap = (0.0, 0.0, 0.0)
        self.seen = NOTHING
        self.answering: Seen | None = None
        self._word = ""
        self.asked_at = time.monotonic()

    def look(self) -> Seen:
        told: dict[str, Any] = self.page.evaluate(LOOK)
        words, chosen = sorted(told["words"]), sorted(told["chosen"])
        self.seen = Seen(**{**told, "words": tuple(words), "chosen": tuple(chosen)})
        return self.seen

    def step(self) -> bool:
        """Answer what was seen if it is new; whether anything was done."""
        seen = self.seen
        if seen.curtain:
            self.page.locator("[data-curtain]").click()
            return True
        if not seen.asks:
            return False
        if seen == self.answering:
            if time.monotonic() - self.asked_at > PATIENCE:
                raise AssertionError(f"nothing follows {self._word!r}, the answer to {seen}")
            return False
        self._word = self.answer_to(seen)
        self.answering, self.asked_at = seen, time.monotonic()
        self.hand_for(seen)(self, self._word)
        self.answered += 1
        self.names.add(seen.name)
        self.put.setdefault((seen.seat, int(seen.n)), seen.words)
        return True

    def only_answers(self) -> float:
        """The share of the questions that had one answer."""
        return sum(len(words) == 1 for words in self.put.values()) / max(1, len(self.put))

    def hand_for(self, seen: Seen) -> Callable[[Player, str], None]:
        """In his own way the first times of each kind of question; the rest of a long game at once."""
        self.kinds[seen.name] += 1
        by_hand = self.kinds[seen.name] <= self.by_hand or self.kinds[seen.name] % ONCE_IN == 0
        return self.answer if by_hand else at_once

    def wait(self, most: int) -> None:
        """Until there is something new to do, for so many milliseconds at most."""
        done = self.answering
        told = ",".join([done.name, str(done.n), *done.words, *done.chosen]) if done else ""
        self.page.evaluate(SOMETHING_TO_DO, [told, most])

    def wait_for(self, wanted: Callable[[Seen], bool]) -> None:
        """Until a look shows what is wanted; nothing is answered meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.look()):
            assert time.monotonic() < deadline, f"never seen: {self.seen}"
            self.page.evaluate("() => new Promise((go) => setTimeout(go, 20))")

    def is_asked(self, name: str) -> bool:
        """Whether this question was open and not yet answered at the last look."""
        return self.seen.name == name and not self.seen.busy and self.seen != self.answering

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
    nothing_in_the_way(player)
    player.place_of(word).click()


def nothing_in_the_way(player: Player) -> None:
    """All that glows can be pressed wherever it glows, not only what is chosen now."""
    found = unpressable(player.page)
    # A question that is gone meanwhile, as another has answered, is none.
    assert not found or player.look() != player.answering, "\n".join([player.seen.name, *found])


def by_mouse_in_time(player: Player, word: str) -> None:
    """The same at a table with windows, which may close before the hand is there."""
    try:
        player.place_of(word).click(timeout=2000)
    except TooLate:
        if player.look() == player.answering:
            raise


def at_once(player: Player, word: str) -> None:
    """The same without a hand on the mouse, for whoever only wants to come to a position."""
    player.page.evaluate(CLICK, word)


def by_thumb(player: Player, word: str) -> None:
    nothing_in_the_way(player)
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


def enter_is_for_the_focus(player: Player) -> bool:
    """On the main button, or where the keys have walked; not where the page itself has put the focus."""
    return player.page.locator("main:is([data-away], :has([data-main]:focus))").count() > 0


def by_keyboard(player: Player, word: str) -> None:
    """As anybody without a mouse: now the line to type in, now Tab and Enter; a long diary has many links.

    A key that comes before anybody can have read the question is not for it.
    """
    keys = player.page.keyboard
    if player.kinds[player.seen.name] % 3 != 1:
        keys.press("/")
        player.page.locator("[data-line]").press_sequentially(word)
        player.page.locator("main:not([data-fresh])").wait_for()
        keys.press("Enter")
        return
    for _ in range(1500):
        if focused(player) == word:
            if enter_is_for_the_focus(player):
                player.page.locator("main:not([data-fresh])").wait_for()
                keys.press("Enter")
                return
            # The page may put the focus here at any moment after the question: walk away and back.
            keys.press("Tab")
            keys.press("Shift+Tab")
        else:
            keys.press("Tab")
    raise AssertionError(f"Tab does not reach {word!r}")


def play(players: list[Player], until: Callable[[], bool], seconds: float = 420) -> None:
    """Let everybody answer until something is so; it is judged by the same look as what is answered."""
    deadline = time.monotonic() + seconds
    while True:
        for player in players:
            player.look()
        if until():
            return
        if time.monotonic() > deadline:
            shown = "; ".join(str(player.seen) for player in players)
            raise AssertionError(f"not done in {seconds} s: {shown}")
        if not any(player.step() for player in players):
            for player in players:
                player.wait(500 // len(players) ** 4)


def over(players: list[Player]) -> Callable[[], bool]:
    return lambda: all(player.seen.over for player in players)


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
    page.get_by_label("Time to interrupt").select_option("0")
    page.get_by_role("button", name="Create table").click()
    return page, page.locator("[data-seat-link]").input_value()


def name_of_test() -> str:
    """What the running test's tables are called: the dice of a table come of its name."""
    return os.environ.get("PYTEST_CURRENT_TEST", "a table").split("::")[-1].split(" ")[0][:40]


def sit_down(context: BrowserContext, made: dict[str, Any], seed: int, **more: Any) -> Player:
    """Open the table that this visitor made."""
    page = context.new_page()
    page.goto(f"/table/{made['table']['id']}")
    return Player(page, seed, **more)
