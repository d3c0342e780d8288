"""Builds the wheel: compiles the engine with mypyc and puts the index of rules in.

`WARDROOM_PURE=1`, or a machine without a working C compiler, gives the same program uncompiled.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "wardroom"

# 64-bit numbers wrap, as the specification of FastDice asks. What generated code looks like concerns nobody.
PLAIN = ([] if os.name == "nt" else ["-fwrapv", "-w"], [])
# Where gcc builds for Linux. While linking, the engine is optimised as one, on all cores. What each of these
# costs and buys stands in docs/architecture.md.
LEVEL = ["-O1", "-finline-functions", "-finline-small-functions", "-fpartial-inlining", "-fstrict-aliasing"]
LEVEL += ["-fipa-ra", "-freorder-blocks-and-partition"]
# Take in functions as large as -O3 does: much of the engine is small functions of `core`.
INLINE = ["--param=max-inline-insns-auto=30", "--param=inline-min-speedup=15"]
FAST = (
    [*PLAIN[0], *LEVEL, *INLINE, "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-flto"],
    ["-Wl,-Bsymbolic-functions", "-flto=auto", "--param=lto-partitions=8", *INLINE],
)
GROUP = "wardroom"
BUILD = Path("build")
# All that the door of a module wants of Python.h, which takes longer to read than the rest of it to compile.
DOOR = """
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
"""


def engine() -> list[Path]:
    """The modules to compile, as `[tool.wardroom]` in pyproject.toml says."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        told = tomllib.load(file)["tool"]["wardroom"]
    compiled = {path for pattern in told["compiled"] for path in PACKAGE.glob(pattern)}
    interpreted = {path for pattern in told["interpreted"] for path in PACKAGE.glob(pattern)}
    return sorted(compiled - interpreted)


def working_flags() -> tuple[list[str], list[str]] | None:
    """The flags for compiling and linking that work here; None where no C compiler does."""
    tried = [FAST, PLAIN] if sys.platform == "linux" else [PLAIN]
    return next((flags for flags in tried if can_build(*flags)), None)


def can_build(compile_flags: list[str], link_flags: list[str]) -> bool:
    """Whether a C extension that includes Python.h can be built with these flags."""
    from setuptools import Distribution

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nint wardroom_probe(void) { return Py_IsInitialized(); }\n")
        probe = Extension(
            "probe", [str(source)], extra_compile_args=compile_flags, extra_link_args=link_flags
        )
        command = build_ext(Distribution({"ext_modules": [probe]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception:
            return False
    return True


def extensions() -> list[Extension]:
    if not {"bdist_wheel", "build", "build_ext"} & set(sys.argv):
        return []
    if os.environ.get("WARDROOM_PURE", "") not in ("", "0"):
        reason = "WARDROOM_PURE is set"
    elif (flags := working_flags()) is None:
        reason = "no C compiler works here"
    else:
        return compiled(*flags)
    print(f"Wardroom: the pure-Python build is being installed ({reason}).", file=sys.stderr)
    return []


def compiled(compile_flags: list[str], link_flags: list[str]) -> list[Extension]:
    """One library with the whole engine, and for each module a door to it, which Python finds by its name."""
    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in engine()]
    strict = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    built = mypycify([*strict, *paths], opt_level="3", debug_level="0", group_name=GROUP, multi_file=True)
    for extension in built:
        if extension.name == f"{GROUP}__mypyc":
            extension.extra_compile_args = [*extension.extra_compile_args, *compile_flags]
            extension.extra_link_args = [*extension.extra_link_args, *link_flags]
            extension.depends = [*extension.depends, *extension.sources]
            extension.sources = parts(extension.sources)
        elif os.name != "nt":
            extension.sources = [door(Path(source)) for source in extension.sources]
            extension.extra_compile_args = ["-O0", "-w"]
    return list(built)


def parts(sources: list[str]) -> list[str]:
    """The engine in a few parts, so that every core has something to do.

    Parts are the games, `core`, `server`, and what mypyc adds of its own.
    """
    modules: dict[str, list[str]] = {}
    for source in map(Path, sources):
        _, *names = source.stem.split("___")
        part = "runtime" if not names else names[1] if names[0] == "games" else names[0]
        modules.setdefault(part, []).append(f'#include "{source.name}"\n')
    return [written(BUILD / f"{part}_part.c", "".join(lines)) for part, lines in modules.items()]


def door(source: Path) -> str:
    text = source.read_text(encoding="utf-8").replace("#include <Python.h>", DOOR)
    return written(source.with_name(f"{source.stem}_door.c"), text)


def written(path: Path, text: str) -> str:
    """What has not changed keeps its time, and is not compiled again."""
    if not path.is_file() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return str(path)


class BuildOnAllCores(build_ext):
    """Compiles the parts of the engine side by side, and those that have not changed not at all."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count() or 1
        super().build_extensions()

    def build_extension(self, extension: Extension) -> None:
        if len(extension.sources) > 1:
            # The longest first.
            weights = {source: weight(Path(source)) for source in extension.sources}
            with ThreadPoolExecutor(self.parallel) as cores:
                longest = sorted(weights, key=lambda source: -weights[source])
                extension.extra_objects = list(
                    cores.map(lambda source: self.compiled_part(extension, Path(source)), longest)
                )
            extension.sources = []
        super().build_extension(extension)

    def compiled_part(self, extension: Extension, source: Path) -> str:
        """Its object file, whose name is the sum of all that it was compiled from."""
        flags = extension.extra_compile_args
        total = hashlib.sha256(repr((sys.version, self.compiler.compiler_so, flags)).encode())
        for path in [*sorted(BUILD.glob("*.h")), *included(source)]:
            total.update(path.read_bytes())
        kept = Path(self.build_temp) / f"{source.stem}-{total.hexdigest()[:16]}.o"
        if not kept.is_file():
            for old in kept.parent.glob(f"{source.stem}-*.o"):
                old.unlink()
            (fresh,) = self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=[*extension.include_dirs, str(BUILD)],
                extra_postargs=flags,
            )
            Path(fresh).replace(kept)
        return str(kept)


def included(part: Path) -> list[Path]:
    return [part.with_name(name) for name in re.findall(r'"(.+)"', part.read_text(encoding="utf-8"))]


def weight(part: Path) -> int:
    return sum(path.stat().st_size for path in included(part))


class BuildWithRules(build_py):
    """Copies the package and writes the index of rules, code and tests beside it."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            self.forget_deleted_files()
            data = Path(self.build_lib) / "wardroom" / "data"
            data.mkdir(parents=True, exist_ok=True)
            # The page of credits shows them.
            for paper in ("LICENSE", "NOTICE", "CREDITS.md", "CREDITS.ru.md"):
                shutil.copy(ROOT / paper, data / paper)
            program = str(PACKAGE / "core" / "rule_index.py")
            subprocess.run([sys.executable, "-P", program, str(data / "rules.json")], check=True)

    def forget_deleted_files(self) -> None:
        """`build/` keeps what was built before, so that an unchanged engine is not compiled again."""
        built = Path(self.build_lib) / "wardroom"
        compiled = set(engine())
        for path in [path for path in built.rglob("*") if path.is_file()]:
            source = PACKAGE / path.relative_to(built)
            if path.suffix in (".so", ".pyd"):
                kept = source.with_name(path.name.split(".")[0] + ".py") in compiled
            else:
                kept = source.is_file()
            if not kept:
                path.unlink()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules, "build_ext": BuildOnAllCores})
