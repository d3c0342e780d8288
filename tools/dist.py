"""Builds what can be handed on into `dist/`: an sdist, and from it a wheel for any machine with Python.

Both hold the built page, so who installs them needs no Node; without a C compiler the sdist becomes the same
wheel. Where a compiler works, and WARDROOM_PURE is not set, there is a third file: the compiled engine for
machines like this one, which pip prefers where it fits.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from engine import BUILDER, PAGE, ROOT, WORKSHOP, alone, compiler_works, copy_source, patiently, pip, pure

DIST = ROOT / "dist"
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"


def sdist(folder: Path) -> Path:
    """The source with the page as it was built."""
    if not (ROOT / PAGE / "index.html").is_file():
        raise SystemExit("The page has not been built: run make wheel.")
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        [sys.executable, "-c", SDIST, str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    (made,) = folder.glob("*.tar.gz")
    return made


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    print("Building an sdist, and a wheel from it: about half a minute.", flush=True)
    source = sdist(DIST)
    plain = {**os.environ, "WARDROOM_PURE": "1"}
    subprocess.run(pip("wheel", "--wheel-dir", str(DIST), str(source)), env=plain, check=True)
    if not pure() and compiler_works():
        with alone(BUILDER, "An engine is already being built beside: waiting for it.") as lock:
            assert lock is not None
            print(
                "Building the compiled wheel: about a minute, two more if nothing is compiled yet.",
                flush=True,
            )
            copy_source()
            shutil.copytree(ROOT / PAGE, WORKSHOP / PAGE)
            patiently(pip("wheel", "--wheel-dir", str(DIST), str(WORKSHOP)), dict(os.environ), lock)
            shutil.rmtree(WORKSHOP / PAGE)
    for path in sorted(DIST.iterdir()):
        print(f"  dist/{path.name}  {path.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
