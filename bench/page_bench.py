"""The page as Lighthouse sees it: home and a table; `bench/README.md` says how it is measured."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.engine import Row
from bench.served import Visitor, our_server

# Lighthouse's folder: `make bench` installs its packages.
FOLDER = Path(__file__).parent / "page"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--headless=new --no-sandbox --disable-gpu --no-first-run "
    "--disable-background-networking --disable-component-update --disable-sync"
)


def is_installed() -> bool:
    installed = (FOLDER / "node_modules" / "lighthouse").is_dir()
    return installed and bool(browser()) and shutil.which("node") is not None


def browser() -> str:
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")


def run() -> list[Row]:
    """Scores out of 100 of the home page and of a table against a bot, and what the first page weighs."""
    if not is_installed():
        return []
    with our_server() as site:
        visitor = Visitor(site)
        # Before there is a table to list: it is the first page of somebody who comes for the first time.
        home = audit(f"http://{site}/", visitor.cookie)
        seats = [{"kind": "you"}, {"kind": "bot", "bot": "doctrine"}]
        # Without a nonce: Lighthouse's browser could not open it, and the game would not begin.
        order = {"game": "coldwar", "seats": seats}
        table = visitor.post("/api/tables", order)["table"]["id"]
        at_table = audit(f"http://{site}/table/{table}", visitor.cookie)
    rows = [Row("page kB of the first page, compressed", weight(home) / 1000, goal=200.0, at_most=True)]
    for name, report in (("home", home), ("table", at_table)):
        for category in ("performance", "accessibility"):
            score = report["categories"][category]["score"] * 100
            rows.append(Row(f"page {category} of {name} in Lighthouse", score, goal=95.0))
    return rows


def audit(address: str, cookie: str) -> dict[str, Any]:
    """Lighthouse's report of an address as the holder of the cookie sees it."""
    with tempfile.TemporaryDirectory(prefix="wardroom-lighthouse-") as folder:
        target = Path(folder) / "report.json"
        command = ["node", str(FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"), address]
        command += ["--quiet", "--preset=desktop", "--only-categories=performance,accessibility"]
        command += ["--output=json", f"--output-path={target}", "--no-enable-error-reporting"]
        command += [f"--chrome-flags={FLAGS}", f"--extra-headers={json.dumps({'Cookie': cookie})}"]
        environment = {**os.environ, "CHROME_PATH": browser()}
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
        report: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    return report


def weight(report: dict[str, Any]) -> float:
    """Bytes that came over the wire."""
    requests = report["audits"]["network-requests"]["details"]["items"]
    return float(sum(request["transferSize"] for request in requests))
