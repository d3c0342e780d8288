"""What `make wheel` builds plays where there is neither compiler nor Node."""

import json
import os
import re
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from urllib.request import urlopen

import pytest
from dist import sdist

GAMES = ["--seats", "2", "--games", "2", "--bots", "random", "--seed", "7", "--json"]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]


@pytest.mark.skipif(
    int(version("setuptools").split(".")[0]) < 77,
    reason="this setuptools cannot build it: `make tools` has one",
)
def test_the_sdist_becomes_a_wheel_and_plays_with_neither_compiler_nor_node(tmp_path: Path) -> None:
    bare = where_no_program_is_found(tmp_path / "nothing")
    source = sdist(tmp_path / "dist")
    build = [*PIP, "wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path / "dist")]
    subprocess.run([*build, str(source)], env=bare, check=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    command = installed(wheel, tmp_path / "home", bare)
    plays_games_to_their_end(command, bare)
    serves_the_page(command, bare, tmp_path / "data")


def where_no_program_is_found(empty: Path) -> dict[str, str]:
    empty.mkdir()
    kept = {name: os.environ[name] for name in ("LANG", "LC_ALL") if name in os.environ}
    return {**kept, "PATH": str(empty), "HOME": str(empty)}


def installed(wheel: Path, home: Path, bare: dict[str, str]) -> Path:
    """The command, in an environment that holds nothing else of ours."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    python = str(home / "bin" / "python")
    install = [*PIP, "--python", python, "install", "-qq", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, env=bare, check=True)
    # What it depends on is lent, not fetched again. The engine of .venv does not come with it.
    (site,) = home.glob("lib/*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    where = [python, "-P", "-c", "import wardroom.core.dice as dice; print(dice.__file__)"]
    found = subprocess.run(where, env=bare, check=True, capture_output=True, text=True).stdout.strip()
    assert Path(found).is_relative_to(home) and found.endswith(".py")
    return home / "bin" / "wardroom"


def plays_games_to_their_end(command: Path, bare: dict[str, str]) -> None:
    play = [str(command), "simulate", "coldwar", *GAMES]
    told = json.loads(subprocess.run(play, env=bare, check=True, capture_output=True, text=True).stdout)
    assert told["games"] == 2


def serves_the_page(command: Path, bare: dict[str, str], data: Path) -> None:
    serve = [str(command), "serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data", str(data)]
    with subprocess.Popen(serve, env=bare, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            address = next(found[0] for line in running.stdout if (found := re.search(r"http://\S+", line)))
            first = urlopen(address, timeout=20).read().decode()
            scripts = re.findall(r'src="/([^"]+)"', first)
            assert scripts and all(urlopen(f"{address}{name}", timeout=20).read() for name in scripts)
        finally:
            running.terminate()
