"""Who may know whom (the picture in `docs/architecture.md`), read from the source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "wardroom"
MODULES = sorted(PACKAGE.rglob("*.py"))

KNOWS: dict[str, set[str]] = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "lab": {"core", "games", "bots"},
    "review": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "review"},
    "cli": {"core", "games", "bots", "lab", "review", "server"},
    # The package itself and `python -m wardroom`.
    "": {"cli"},
}


# What stands beside the package in the source, and is not there where it is installed.
BESIDE = {"bench", "tests", "tools", *(path.stem for path in (ROOT / "tools").glob("*.py"))}


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """(line, module) for everything that a file of the package imports from the package or from beside it."""
    parts = ["wardroom", *path.relative_to(PACKAGE).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(parts[: -node.level]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            names = [f"{module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and called(node) in ("import_module", "__import__") and node.args:
            names = [beginning(node.args[0])]
        for name in names:
            if name.split(".")[0] in ("wardroom", *BESIDE):
                yield node.lineno, name  # type: ignore[attr-defined]


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def beginning(text: ast.expr) -> str:
    """The fixed beginning of a string."""
    if isinstance(text, ast.JoinedStr):
        return beginning(text.values[0]) if text.values else ""
    return text.value if isinstance(text, ast.Constant) and isinstance(text.value, str) else ""


def forbidden(path: Path, name: str) -> str:
    """Why a file may not import a module of the package, or nothing."""
    if name.split(".")[0] in BESIDE:
        return "the package must not know what stands beside it"
    here = path.relative_to(PACKAGE).with_suffix("").parts
    room = here[0] if len(here) > 1 else ""
    there = [part for part in name.split(".")[1:] if part]
    other = there[0] if there and (PACKAGE / there[0]).is_dir() else ""
    if other and other != room and other not in KNOWS[room]:
        return f"{room or 'the package itself'} must not know {other}"
    if other != "games" or len(there) < 2 or not (PACKAGE / "games" / there[1]).is_dir():
        return ""
    if room == "games" and len(here) > 2 and here[1] != there[1]:
        return f"{here[1]} must not know another game, {there[1]}"
    if room == "bots" and there[1] not in here:
        return f"only the doctrine of {there[1]} may know that game"
    if room in ("server", "cli") and not any(part.startswith(there[1]) for part in here):
        return f"only what is called after {there[1]} may know that game"
    return ""


def test_every_room_is_in_the_plan() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0] for path in MODULES if path.parent != PACKAGE}
    assert rooms == set(KNOWS) - {""}


def test_the_picture_shows_who_may_know_whom() -> None:
    """An arrow leads to all that may be known, by itself or along others."""
    picture = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    arrows = re.findall(r'data-knows="(\w+) (\w+)"', picture)
    reached = {room: {end for start, end in arrows if start == room} for room in KNOWS if room}
    for _ in KNOWS:
        for known in reached.values():
            known |= {far for near in known for far in reached[near]}
    assert reached == {room: known for room, known in KNOWS.items() if room}
    games = [path.parent.name for path in PACKAGE.glob("games/*/game.py")]
    assert all(f">{name}</text>" in picture for name in (*reached, *games))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_knows_only_whom_it_may(path: Path) -> None:
    wrong = [f"line {line}: {name}: {why}" for line, name in imported(path) if (why := forbidden(path, name))]
    assert not wrong


def test_what_the_check_would_find() -> None:
    """The check is not blind."""
    game = PACKAGE / "games" / "coldwar" / "battle.py"
    assert forbidden(PACKAGE / "core" / "dice.py", "wardroom.games")
    assert forbidden(game, "wardroom.bots")
    assert forbidden(game, "wardroom.cli.main")
    assert forbidden(PACKAGE / "server" / "http.py", "wardroom.games.coldwar.battle")
    assert forbidden(PACKAGE / "cli" / "check.py", "wardroom.games.coldwar.battle")
    assert not forbidden(PACKAGE / "cli" / "odds" / "worldatwar.py", "wardroom.games.worldatwar.question")
    assert forbidden(PACKAGE / "bots" / "search.py", "wardroom.games.coldwar.battle")
    assert not forbidden(PACKAGE / "bots" / "doctrine" / "coldwar.py", "wardroom.games.coldwar.battle")
    assert forbidden(PACKAGE / "server" / "films.py", "wardroom.lab.simulate")
    assert forbidden(PACKAGE / "lab" / "simulate.py", "bench.rates")
    assert forbidden(PACKAGE / "core" / "rulebook.py", "generate")
    assert not forbidden(game, "wardroom.games.coldwar.catalogue")
    assert not forbidden(PACKAGE / "cli" / "main.py", "wardroom.lab.arena")
    assert not forbidden(PACKAGE / "cli" / "main.py", "wardroom.__version__")


def test_no_path_outside_the_project() -> None:
    """Nothing that runs needs the workshop the project was made in."""
    outside = re.compile("/" + r"work/|/root" + r"/|(?<![\w./-])shared" + r"/")
    folders = [ROOT / name for name in ("src", "tests", "tools", "bench", ".ci")]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files += [ROOT / name for name in ("Makefile", "setup.py", "pyproject.toml")]
    found = []
    for path in files:
        built = path.suffix in (".pyc", ".so") or PACKAGE / "server" / "page" in path.parents
        if built or {"__pycache__", "node_modules"} & set(path.parts):
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {hit.group()}" for hit in outside.finditer(text)]
    assert not found
