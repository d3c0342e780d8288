"""A server and a browser for each worker; every visitor has a context of his own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    expect,
    sync_playwright,
)

from bench.served import our_server

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = os.environ.get("CHROMIUM") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Milliseconds for a page to do what is waited for: a machine may be busy with other things, too.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)

# Makes a visitor: a fresh context at home size, or at phone size with touch.
NewVisitor = Callable[..., BrowserContext]


def prefer(theme: str, language: str, still: bool = True) -> str:
    """A script that sets the page's choices, unless the visitor has made his own."""
    animation = "false" if still else "true"
    chosen = f"{{theme: '{theme}', language: '{language}', animation: {animation}, sound: false}}"
    return (
        "if (location.protocol === 'http:' && !localStorage.getItem('wardroom-prefs'))"
        f"localStorage.setItem('wardroom-prefs', JSON.stringify({chosen}))"
    )


def foreseen_server() -> AbstractContextManager[str]:
    """Bots answer at once, and the dice of a table come of its name."""
    path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return our_server(program="tests.browser.host", WARDROOM_BOT_DELAY="0", PYTHONPATH=path)


# What a browser adds to the dice of a table; with the seed of the server every run has the same games.
NO_CHANCE = "crypto.getRandomValues = (given) => given.fill(7)"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with foreseen_server() as address:
        yield f"http://{address}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"No browser at {CHROMIUM}: apt-get install chromium, or name one with CHROMIUM=...")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def visitor(browser: Browser, site: str) -> Iterator[NewVisitor]:
    """Contexts that fail the test when the page throws, its framework warns, or it asks another host."""
    made: list[BrowserContext] = []
    faults: list[str] = []

    def hear(told: ConsoleMessage) -> None:
        if "svelte.dev/e/" in told.text:
            faults.append(told.text)

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", hear)

    def asked(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.netloc != urlsplit(site).netloc:
            faults.append(f"asked another host: {request.url}")

    def new(
        phone: bool = False, theme: str = "dark", language: str = "en", still: bool = True
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=site,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(prefer(theme, language, still))
        context.add_init_script(NO_CHANCE)
        context.on("page", watch)
        context.on("request", asked)
        made.append(context)
        return context

    yield new
    for context in made:
        context.close()
    assert not faults
