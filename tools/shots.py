"""Pictures of the pages, from positions reached by playing on a real server: `make shots` fills `shots/`.

One game is played for each size and theme; whenever it comes to a moment that is wanted, a picture is taken.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import CHROMIUM, FLAGS, prefer  # noqa: E402
from tests.browser.player import Player, Seen, new_table, sit_down  # noqa: E402
from wardroom.lab.served import our_server  # noqa: E402

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
THEMES = ("dark", "light")
SEED = 11


class Album:
    """The pictures of one size and theme."""

    def __init__(self, context: BrowserContext, folder: Path, name: str) -> None:
        self.context = context
        self.folder = folder
        self.name = name
        self.taken: set[str] = set()

    def take(self, page: Page, what: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=self.folder / f"{what}-{self.name}.png")
        self.taken.add(what)

    def visit(self, path: str, what: str) -> None:
        page = self.context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        self.take(page, what)
        page.close()


def declaring(seen: Seen) -> bool:
    return seen.name in ("target", "firing-ship", "strike-target")


def incoming(seen: Seen) -> bool:
    return seen.name in ("point-defense", "point-defense-air", "allot-air-defense")


MOMENTS: dict[str, Callable[[Seen], bool]] = {
    "formation": lambda seen: seen.name == "arrange",
    "declaring": declaring,
    "incoming": incoming,
    "window": lambda seen: "negate" in seen.name or "window" in seen.name,
}


class Photographer(Player):
    """Plays with more attacks than a hurried player, and takes a picture where one is wanted."""

    def __init__(self, page: Page, album: Album) -> None:
        super().__init__(page, SEED)
        self.album = album

    def choose(self, seen: Seen) -> str:
        for what, wanted in MOMENTS.items():
            if what not in self.album.taken and wanted(seen):
                self.album.take(self.page, what)
        others = [word for word in seen.words if word != "done" and word not in seen.chosen]
        if others and seen.name == "battle-stations" and self.rng.random() < 0.85:
            return self.rng.choice(others)
        return super().choose(seen)


def photograph(browser: Browser, site: str, folder: Path, size: str, theme: str) -> set[str]:
    """All pictures of one size and theme; which moments did not come up."""
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
    context.add_init_script(prefer(theme, "en"))
    album = Album(context, folder, f"{theme}-{size}")
    options = {"action": "true", "tactics": "4"}
    made = new_table(context, "you", "doctrine", "doctrine", options=options, window=3000)
    player = Photographer(sit_down(context, made, SEED).page, album)
    album.visit("/", "home")
    album.visit("/new", "new-table")
    deadline = time.monotonic() + 240
    while not player.look().over and time.monotonic() < deadline:
        if not player.step():
            player.page.wait_for_timeout(10)
    album.take(player.page, "result")
    album.visit(f"/replay/{made['table']['id']}?m=120", "replay")
    context.close()
    return set(MOMENTS) - album.taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "shots")
    parser.add_argument("--size", choices=SIZES, help="only this size")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    asked = parser.parse_args()
    asked.folder.mkdir(exist_ok=True)
    with our_server(WARDROOM_BOT_DELAY="0") as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in [asked.size] if asked.size else SIZES:
            for theme in [asked.theme] if asked.theme else THEMES:
                missing = photograph(browser, f"http://{address}", asked.folder, size, theme)
                for what in sorted(missing):
                    print(f"{theme} {size}: no moment came up for {what}.")
        browser.close()
    print(f"The pictures are in {os.path.relpath(asked.folder)}/.")


if __name__ == "__main__":
    main()
