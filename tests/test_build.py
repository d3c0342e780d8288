"""The compiled and the interpreted engine are the same program."""

import ast
import importlib
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wardroom
import wardroom.core.dice

ROOT = Path(__file__).parent.parent
COMPILED = not str(wardroom.core.dice.__file__).endswith(".py")


def engine() -> list[str]:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["wardroom"]
    package = ROOT / "src" / "wardroom"
    modules = {path for pattern in told["compiled"] for path in package.glob(pattern)}
    modules -= {path for pattern in told["interpreted"] for path in package.glob(pattern)}
    return sorted(".".join(path.relative_to(package.parent).with_suffix("").parts) for path in modules)


@pytest.mark.engine
def test_the_whole_engine_is_of_one_kind() -> None:
    wrong = [
        name for name in engine() if str(importlib.import_module(name).__file__).endswith(".py") == COMPILED
    ]
    assert not wrong


def imported(module: str) -> set[str]:
    """The packages that a module imports by name."""
    tree = ast.parse((ROOT / "src" / Path(*module.split("."))).with_suffix(".py").read_text(encoding="utf-8"))
    names = [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_the_build_has_the_types_of_what_it_compiles() -> None:
    """Without them mypyc refuses the module, though only where nothing was installed before."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    there = {re.split(r"\W", requirement)[0] for requirement in build}
    foreign = set().union(*map(imported, engine())) - set(sys.stdlib_module_names) - {"wardroom"}
    assert foreign - {"mypy_extensions"} <= there and "msgspec" in foreign


@pytest.mark.engine
def test_source_path_means_interpreted() -> None:
    """`PYTHONPATH=src` runs the source; without it the tests run on what was installed."""
    from_source = Path(str(wardroom.__file__)).is_relative_to(ROOT / "src")
    assert from_source == ("src" in os.environ.get("PYTHONPATH", "").split(os.pathsep))
    assert not (from_source and COMPILED)


def digest(path: str) -> str:
    """What `tests/digest.py` prints when run on its own."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-P", str(ROOT / "tests" / "digest.py")]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.skipif(not COMPILED, reason="the installed engine is not compiled: there is nothing to compare")
def test_compiled_and_interpreted_agree() -> None:
    compiled, interpreted = digest(""), digest(str(ROOT / "src"))
    assert compiled.splitlines()[0] == "compiled"
    assert interpreted.splitlines()[0] == "interpreted"
    assert compiled.splitlines()[1:] == interpreted.splitlines()[1:]
