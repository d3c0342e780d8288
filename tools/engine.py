"""Which engine `.venv` runs: the source as it stands, or the compiled one that was built from it.

    python tools/engine.py play [OPTIONS OF wardroom serve]
    python tools/engine.py install
    python tools/engine.py alone COMMAND...
    python tools/engine.py stop

The compiled engine is built from a copy of the source into a folder of its own, `.venv/engine/compiled-SUM`,
where SUM is that of what it was built from. The last act of a build is to give the folder its name: it is
whole or not there, and once the source has changed it is no longer the one looked for. A start points `.venv`
at a folder and changes nothing in it, so what already runs goes on undisturbed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
ENGINES = VENV / "engine"
# Only one builds at a time; its number stands in this file.
BUILDER = ENGINES / "builder"
WORKSHOP = ENGINES / "workshop"
LOG = ENGINES / "build.log"
PAGE = Path("src") / "wardroom" / "server" / "page"

# What an engine is built from; its index of rules from more.
SOURCE = ("src/wardroom", "setup.py", "pyproject.toml", "LICENSE", "NOTICE", "CREDITS.md", "CREDITS.ru.md")
INDEXED = ("tests",)
MADE = shutil.ignore_patterns("__pycache__", "*.so", "page", "rules.json", "fixtures", "golden")

BUILDING = "The compiled engine is being built beside, at low priority; the next start takes it."
STILL = "The compiled engine is still being built beside: a start takes it as soon as it is done."
FAILED = f"The compiled engine could not be built ({LOG.relative_to(ROOT)} says why): this is plain Python."
NO_COMPILER = "No C compiler works here: the engine runs as plain Python."


# -- engines -------------------------------------------------------------------------------------------------


def engine(kind: str, root: Path = ROOT) -> Path:
    """Where the engine stands, once it is built, that comes of the source below `root`."""
    return ENGINES / f"{kind}-{sum_of(root, SOURCE)}"


def sum_of(root: Path, names: tuple[str, ...]) -> str:
    total = hashlib.sha256()
    for path in sorted(path for name in names for path in files(root / name)):
        text = path.read_bytes()
        total.update(f"{path.relative_to(root).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()[:16]


def files(place: Path) -> Iterator[Path]:
    if place.is_file():
        yield place
    for folder, folders, names in os.walk(place):
        made = MADE(folder, folders + names)
        folders[:] = [inner for inner in folders if inner not in made]
        yield from (Path(folder) / name for name in names if name not in made)


def take(folder: Path) -> None:
    """Let `.venv` run the package in this folder from the next start on."""
    replace(pointer(), f"{folder}\n")
    # A path may be too long, or have spaces, for a first line of its own.
    start = f"#!/bin/sh\n'''exec' \"{VENV / 'bin' / 'python'}\" -P \"$0\" \"$@\"\n'''\n"
    command = "from wardroom.cli.main import main\n\nif __name__ == '__main__':\n    main()\n"
    replace(VENV / "bin" / "wardroom", start + command, mode=0o755)


def pointer() -> Path:
    base = {"base": str(VENV), "platbase": str(VENV)}
    return Path(sysconfig.get_path("purelib", "venv", vars=base)) / "wardroom.pth"


def replace(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file so that everybody sees the old one or the new one."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        fresh.write_text(text, encoding="utf-8")
        fresh.chmod(mode)
        fresh.replace(path)


# -- building ------------------------------------------------------------------------------------------------


@contextmanager
def alone(path: Path, wait: str = "") -> Iterator[int | None]:
    """Hold a lock, which no end of this process can leave behind. Where another has it, wait or give up."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "a", encoding="utf-8") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield None
                return
            print(wait, flush=True)
            fcntl.flock(file, fcntl.LOCK_EX)
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield file.fileno()


def build(kind: str, lock: int) -> Path:
    """Build an engine from the source as it now is, by whoever holds the lock."""
    copy_source()
    built = engine(kind, WORKSHOP)
    if built.is_dir():
        return built
    unfinished = ENGINES / "unfinished"
    shutil.rmtree(unfinished, ignore_errors=True)
    install = pip("install", "--target", str(unfinished), str(WORKSHOP))
    patiently(install, {**os.environ, "WARDROOM_PURE": "1" if kind == "pure" else ""}, lock)
    if kind == "compiled" and not list(unfinished.glob("wardroom__mypyc.*")):
        raise SystemExit(NO_COMPILER)
    (unfinished / PAGE.relative_to("src")).symlink_to(ROOT / PAGE)
    (unfinished / "indexed").write_text(sum_of(WORKSHOP, INDEXED))
    unfinished.rename(built)
    forget_failures()
    forget_old(built)
    return built


def copy_source() -> None:
    """`build/` stays in the workshop: what has not changed is not compiled again."""
    for name in (*SOURCE, *INDEXED, "README.md"):
        source, copy = ROOT / name, WORKSHOP / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(source, copy, ignore=MADE)
        else:
            shutil.copy2(source, copy)


def pip(act: str, *arguments: str) -> list[str]:
    """`pip` on a package of ours; what builds it need not be fetched where `make test` has installed it."""
    quietly = ["-qq", "--disable-pip-version-check", "--no-deps"]
    here = find_spec("mypyc") and find_spec("setuptools") and int(version("setuptools").split(".")[0]) >= 77
    return [sys.executable, "-m", "pip", act, *quietly, *["--no-build-isolation"] * bool(here), *arguments]


def patiently(command: list[str], environment: dict[str, str], lock: int) -> None:
    """Run it, with a line each minute: nobody shall take a busy machine for a dead one.

    The command holds the lock, too: should we be killed and not it, nobody builds beside it.
    """
    minutes = 0
    with subprocess.Popen(command, env=environment, pass_fds=[lock]) as running:
        while running.poll() is None:
            try:
                running.wait(60)
            except subprocess.TimeoutExpired:
                minutes += 1
                print(f"  Still building, {minutes} min so far.", flush=True)
    if running.returncode:
        raise SystemExit("Wardroom could not be built: the reason stands above.")


def forget_old(kept: Path) -> None:
    """Engines that no server runs on, and that `.venv` does not point at."""
    for folder in [*ENGINES.glob("compiled-*"), *ENGINES.glob("pure-*")]:
        if folder != kept:
            with alone(folder / "running") as lock:
                # Looked up under the lock: whoever points `.venv` at an engine holds on to it meanwhile.
                if lock is not None and str(folder) != taken():
                    # Without its name nobody finds it any more, half removed or not.
                    folder.rename(ENGINES / f"forgotten-{os.getpid()}-{folder.name}")
    for folder in ENGINES.glob("forgotten-*"):
        shutil.rmtree(folder, ignore_errors=True)


def taken() -> str:
    """The folder that `.venv` points at, if any."""
    return pointer().read_text(encoding="utf-8").strip() if pointer().is_file() else ""


def index_rules(folder: Path) -> None:
    """The index of rules names tests, which change without the engine."""
    seen = sum_of(ROOT, INDEXED)
    if (folder / "indexed").read_text() != seen:
        index = folder / "wardroom" / "data" / "rules.json"
        fresh = index.with_suffix(".new")
        program = str(ROOT / "src" / "wardroom" / "core" / "rule_index.py")
        subprocess.run([sys.executable, "-P", program, str(fresh)], check=True)
        fresh.replace(index)
        (folder / "indexed").write_text(seen)


def compiler_works() -> bool:
    """Whether there is a C compiler, and Python's header for it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    probe = [*compiler, *include, "-fsyntax-only", "-x", "c", "-"]
    try:
        return not subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True).returncode
    except OSError:
        return False


# -- commands ------------------------------------------------------------------------------------------------


def play(arguments: list[str]) -> NoReturn:
    """Serve the table on the compiled engine; without one on the source, and have it built beside."""
    chosen = ROOT / "src"
    if not pure():
        compiled = engine("compiled")
        if stay(compiled):
            chosen = compiled
        else:
            print(built_beside(compiled), flush=True)
    take(chosen)
    command = str(VENV / "bin" / "wardroom")
    os.execv(command, [command, "serve", *arguments])


def pure() -> bool:
    return os.environ.get("WARDROOM_PURE", "") not in ("", "0")


def stay(folder: Path) -> bool:
    """Hold an engine, if it is there, so that nobody takes it away from this process and what it becomes."""
    try:
        file = os.open(folder / "running", os.O_RDWR | os.O_CREAT)
    except FileNotFoundError:
        return False
    # Whoever takes it away has the lock until the folder has lost its name.
    fcntl.flock(file, fcntl.LOCK_SH)
    with suppress(FileNotFoundError):
        if os.path.samestat(os.fstat(file), os.stat(folder / "running")):
            os.set_inheritable(file, True)
            return True
    os.close(file)
    return False


def failed(compiled: Path) -> Path:
    """Stands where a build of this very source went wrong: only `make install` tries that again."""
    return ENGINES / f"failed-{compiled.name}"


def forget_failures() -> None:
    """One mark is kept, that of the last source which could not be built."""
    for mark in ENGINES.glob("failed-*"):
        mark.unlink(missing_ok=True)


def built_beside(compiled: Path) -> str:
    """Have the compiled engine built while the table is open, and after it; the sentence that says so."""
    if failed(compiled).exists():
        return FAILED
    if not compiler_works():
        return NO_COMPILER
    with alone(BUILDER) as lock:
        if lock is None:
            return STILL
    with open(LOG, "a", encoding="utf-8") as log:
        # A session of its own: Ctrl-C at the table is not meant for it.
        subprocess.Popen(
            [sys.executable, "-P", __file__, "beside"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    return BUILDING


def beside() -> None:
    os.nice(19)
    # Linux weighs a session against others before the processes in it, and this one has a session of its own.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("19")
    with alone(BUILDER) as lock:
        if lock is not None:
            os.truncate(LOG, 0)
            try:
                build("compiled", lock)
            except SystemExit:
                forget_failures()
                failed(engine("compiled", WORKSHOP)).touch()
                raise


def install() -> None:
    """Point `.venv` at an engine built from the source as it is, compiled where a compiler works."""
    kind = "compiled" if not pure() and compiler_works() else "pure"
    folder = engine(kind)
    if not stay(folder):
        # A build beside gives way to everything: whoever waits for an engine goes on with its work himself.
        stop()
        with alone(BUILDER, "Another make is building an engine: waiting for it.") as lock:
            assert lock is not None
            folder = engine(kind)
            if not stay(folder):
                span = "two to three minutes" if kind == "compiled" else "about a quarter of a minute"
                print(f"Building Wardroom ({kind}): {span}.", flush=True)
                folder = build(kind, lock)
                stay(folder)
        print(f"The {kind} engine is installed.", flush=True)
    take(folder)
    index_rules(folder)


def stop() -> None:
    """End the build beside, if there is one."""
    with alone(BUILDER) as lock:
        builder = 0 if lock is not None else int(BUILDER.read_text().strip() or "0")
        # One that somebody waits for is theirs to end.
        if builder and os.getpgid(builder) == builder:
            os.killpg(builder, signal.SIGTERM)


def by_oneself(command: list[str]) -> NoReturn:
    """Run a command that sets this folder up, after any other that does."""
    with alone(VENV / ".setting-up", "Another make is setting this folder up: waiting for it."):
        raise SystemExit(subprocess.run(command, close_fds=False).returncode)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["play", *rest]:
            play(rest)
        case ["install"]:
            install()
        case ["beside"]:
            beside()
        case ["alone", *rest]:
            by_oneself(rest)
        case ["stop"]:
            stop()
        case _:
            raise SystemExit(__doc__)
