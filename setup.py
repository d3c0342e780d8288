"""Builds the wheel: compiles the engine with mypyc and puts the index of rules in.

`WARDROOM_PURE=1`, or a machine without a working C compiler, gives the same program uncompiled.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "wardroom"

# 64-bit numbers wrap, as the specification of FastDice asks. How generated code is indented concerns nobody,
# and gcc spends minutes on it.
PLAIN = ([] if os.name == "nt" else ["-fwrapv", "-Wno-misleading-indentation"], [])
# Where gcc builds for Linux, calls inside the engine need no detour through the dynamic linker, worth
# a tenth of its speed; and its functions are optimised while linking, which all cores can share.
FAST = (
    [*PLAIN[0], "-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden", "-flto"],
    ["-Wl,-Bsymbolic-functions", "-flto=auto"],
)


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
    from setuptools.command.build_ext import build_ext

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
        from mypyc.build import mypycify

        paths = [str(path.relative_to(ROOT)) for path in engine()]
        strict = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
        built = mypycify([*strict, *paths], opt_level="3", debug_level="0", group_name="wardroom")
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags[0]]
            extension.extra_link_args = [*extension.extra_link_args, *flags[1]]
        return list(built)
    print(f"Wardroom: the pure-Python build is being installed ({reason}).", file=sys.stderr)
    return []


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
            index = data / "rules.json"
            subprocess.run([sys.executable, str(ROOT / "tools" / "rule_index.py"), str(index)], check=True)

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
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRules})
