"""What builds the page: locks that any machine can install from, and a page inside the package."""

import json
import re
from pathlib import Path

import pytest
from npm_lock import forgotten, platform

import wardroom.server

ROOT = Path(__file__).parent.parent
LOCKS = [ROOT / name / "package-lock.json" for name in ("web", "bench/table", "bench/page")]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_a_lock_names_no_registry(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert not re.search(r"registry|localhost|127\.0\.0\.1|file:", text)


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.parent.name)
def test_a_lock_is_complete(path: Path) -> None:
    """Otherwise `npm ci` refuses it; `tools/npm_lock.py` mends it."""
    assert not forgotten(json.loads(path.read_text(encoding="utf-8")))


def test_packages_of_other_platforms() -> None:
    musl = platform("@rollup/rollup-linux-arm64-musl", "4.1.0", dev=True)
    assert (musl["os"], musl["cpu"], musl["libc"]) == (["linux"], ["arm64"], ["musl"])
    windows = platform("@esbuild/win32-x64", "1.0.0", dev=False)
    assert (windows["os"], windows["cpu"]) == (["win32"], ["x64"])
    assert "dev" not in windows and "libc" not in windows


def test_the_page_is_in_the_package() -> None:
    """Of the installed package, or of the source where the tests run on it."""
    page = Path(wardroom.server.__path__[0]) / "page"
    text = (page / "index.html").read_text(encoding="utf-8")
    wanted = re.findall(r'(?:src|href)="/([^"]+)"', text)
    assert wanted
    assert all((page / name).is_file() for name in wanted)
