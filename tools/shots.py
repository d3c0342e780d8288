"""Pictures of the pages, from positions reached by playing on a real server: `make shots` fills `shots/`.

One game is played for each size, theme and language; whenever it comes to a moment that is wanted, a picture
is taken.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS, NO_CHANCE, foreseen_server, prefer  # noqa: E402
from tests.browser.player import Player, Seen, by_mouse, by_thumb, new_table, sit_down  # noqa: E402

SIZES = {"1440": (1440, 900), "1366": (1366, 768), "1024": (1024, 768), "390": (390, 844)}
THEMES = ("dark", "light")
LANGUAGES = ("en", "ru")
# Moments that wait until the last dice have been put away.
UNHURRIED = (
    *("declaring", "result", "worldatwar-interception", "worldatwar-groups", "worldatwar-combat"),
    "worldatwar-result",
)
SEED = 11
# So many games at most until every moment has come up.
GAMES = 4
# What the table is called; its dice come of it.
NAME = "North Cape, Saturday"


class Album:
    """The pictures of one size and theme."""

    def __init__(self, context: BrowserContext, folder: Path, name: str, phone: bool) -> None:
        self.context = context
        self.phone = phone
        self.folder = folder
        self.name = name
        # How good the picture of a moment is, from 1 on.
        self.taken: dict[str, int] = {}

    def take(self, page: Page, what: str, worth: int = 1) -> None:
        """Take a picture, unless a better one is there."""
        if worth > self.taken.get(what, 0):
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(600)
            if what in UNHURRIED:
                page.locator("[data-dice]").wait_for(state="detached")
            page.screenshot(path=self.folder / f"{what}-{self.name}.png")
            self.taken[what] = worth

    def visit(self, path: str, what: str) -> None:
        page = self.context.new_page()
        page.goto(path)
        self.take(page, what)
        page.close()


def declaring(seen: Seen) -> int:
    worth = {"firing-ship": 1, "strike-target": 2, "target": 2 + len(seen.words)}
    return min(8, worth.get(seen.name, 0))


# What a moment is worth: nothing where it is not the one, more where there is more to see.
MOMENTS: dict[str, Callable[[Seen], int]] = {
    "formation": lambda seen: int(seen.name == "arrange"),
    "declaring": declaring,
    "incoming": lambda seen: min(4, len(seen.words)) if seen.name.startswith("point-defense") else 0,
    "window": lambda seen: min(3, len(seen.words)) if "negate" in seen.name else 0,
}


# Attack Sub has moments of its own: a search, a shot, and the answer to one.
ATTACK_SUB: dict[str, Callable[[Seen], int]] = {
    "attacksub-turn": lambda seen: min(5, len(seen.words)) if seen.name == "player-turn" else 0,
    "attacksub-search": lambda seen: min(3, len(seen.words)) if seen.name == "ping-targets" else 0,
    "attacksub-shot": lambda seen: int(seen.name == "attack-target"),
    "attacksub-answer": lambda seen: min(3, len(seen.words)) if seen.name == "answer-attack" else 0,
}
# Naval Battles begins with a navy and a fleet; its volleys are declared and answered as in the Cold War.
HIGH_SEAS: dict[str, Callable[[Seen], int]] = {
    "highseas-navies": lambda seen: int(seen.name == "pick-nation"),
    "highseas-fleet": lambda seen: max(1, 14 - len(seen.words)) if seen.name == "choose-fleet" else 0,
    "highseas-formation": lambda seen: int(seen.name == "lay-out"),
    "highseas-declaring": lambda seen: min(6, len(seen.words)) if seen.name == "target" else 0,
    "highseas-incoming": lambda seen: min(4, len(seen.words)) if seen.name == "defend" else 0,
}
SHOTS = ("surplus-capital", "surplus-light", "return-fire", "strike-target", "torpedo-target")
# A World at War: the chart of the operation; the chart of a battle, a shot with its row of the table.
AT_SEA: dict[str, Callable[[Seen], int]] = {
    "worldatwar-interception": lambda seen: min(6, len(seen.words)) if seen.name == "interception-hex" else 0,
}
WORLD_AT_WAR: dict[str, Callable[[Seen], int]] = {
    "worldatwar-groups": lambda seen: int(seen.name == "group-number"),
    "worldatwar-combat": lambda seen: 2 if seen.name in SHOTS else int(seen.name in ("screen", "withdraw")),
}
# Where the first seat is asked to intercept, and where the two sides meet in every game.
CORAL_SEA = {"scenario": "coral-sea"}
SURIGAO = {"scenario": "surigao-strait"}
AIMING = ("declaring", "attacksub-search", "attacksub-shot", "highseas-declaring")
# What a photographer would rather do than pass over, and how often.
EAGER = {"battle-stations": 0.85, "choose-fleet": 0.9, "declare": 0.9, "player-turn": 0.9}
# Cards of Attack Sub that lead to a shot, once there is a contact to fire at.
LOCK_ON = "wl"


class Photographer(Player):
    """Plays with more attacks than a hurried player, and takes a picture where one is wanted."""

    def __init__(self, page: Page, album: Album, moments: dict[str, Callable[[Seen], int]]) -> None:
        super().__init__(page, SEED, by_thumb if album.phone else by_mouse)
        self.album = album
        self.moments = moments

    def choose(self, seen: Seen) -> str:
        for what, worth in self.moments.items():
            if worth(seen) > self.album.taken.get(what, 0):
                if what in AIMING and not self.album.phone:
                    self.place_of(seen.words[0]).hover()
                self.album.take(self.page, what, worth(seen))
        others = [word for word in seen.words if word != "done" and word not in seen.chosen]
        if seen.name == "player-turn" and any(word.startswith(LOCK_ON) for word in others):
            others = [word for word in others if word.startswith(LOCK_ON)]
        if others and self.rng.random() < EAGER.get(seen.name, 0.0):
            return self.rng.choice(others)
        return super().choose(seen)


def photograph(browser: Browser, site: str, folder: Path, size: str, theme: str, language: str) -> set[str]:
    """All pictures of one size, theme and language; which moments did not come up."""
    width, height = SIZES[size]
    phone = width < 500
    context = browser.new_context(
        base_url=site,
        viewport=ViewportSize(width=width, height=height),
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    context.add_init_script(prefer(theme, language))
    context.add_init_script(NO_CHANCE)
    album = Album(context, folder, f"{theme}-{size}-{language}", phone)
    options = {"action": "true", "tactics": "4"}
    made = new_table(context, "you", "doctrine", "doctrine", options=options, window=3000, name=NAME)
    player = Photographer(sit_down(context, made, SEED).page, album, MOMENTS)
    album.visit("/", "home")
    album.visit("/new", "new-table")
    deadline = time.monotonic() + 240
    while not player.look().over and time.monotonic() < deadline:
        if not player.step():
            player.page.wait_for_timeout(10)
    player.page.locator("figure.luck").wait_for(timeout=60_000)
    album.take(player.page, "result")
    album.visit(f"/replay/{made['table']['id']}?m=120", "replay")
    photograph_game(album, ATTACK_SUB, "attacksub", ["doctrine"], {"scenario": "b", "sides": "first"})
    photograph_game(album, HIGH_SEAS, "highseas", ["doctrine", "doctrine"], {})
    photograph_game(album, AT_SEA, "worldatwar", ["doctrine"], CORAL_SEA)
    photograph_game(album, WORLD_AT_WAR, "worldatwar", ["doctrine"], SURIGAO, "worldatwar-result")
    context.close()
    wanted = {*MOMENTS, *ATTACK_SUB, *HIGH_SEAS, *AT_SEA, *WORLD_AT_WAR, "worldatwar-result"}
    return wanted - set(album.taken)


def photograph_game(
    album: Album,
    moments: dict[str, Callable[[Seen], int]],
    game: str,
    bots: list[str],
    options: dict[str, str],
    result: str = "",
) -> None:
    """Games against bots, until every moment has come up; one to its end where its result is wanted."""
    deadline = time.monotonic() + 180
    for number in range(GAMES):
        # Other names have other dice.
        name = f"{NAME}, {number + 1}" if number else NAME
        made = new_table(album.context, "you", *bots, game=game, options=options, name=name)
        player = Photographer(sit_down(album.context, made, SEED).page, album, moments)
        while time.monotonic() < deadline and (result or not set(moments) <= set(album.taken)):
            if player.look().over:
                break
            if not player.step():
                player.page.wait_for_timeout(10)
        if result and player.look().over:
            player.page.locator("figure.luck").wait_for(timeout=60_000)
            album.take(player.page, result)
        player.page.close()
        if set(moments) <= set(album.taken) or time.monotonic() > deadline:
            break


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "shots")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    parser.add_argument("--lang", choices=LANGUAGES, help="only this language")
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    with foreseen_server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        sizes = [asked.size] if asked.size else list(SIZES)
        themes = [asked.theme] if asked.theme else THEMES
        languages = [asked.lang] if asked.lang else LANGUAGES
        for size, theme, language in product(sizes, themes, languages):
            missing = photograph(browser, f"http://{address}", asked.folder, size, theme, language)
            for what in sorted(missing):
                print(f"{theme} {size} {language}: no moment came up for {what}.")
        browser.close()
    print(f"The pictures are in {os.path.relpath(asked.folder)}/.")


if __name__ == "__main__":
    main()
