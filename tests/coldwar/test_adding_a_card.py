"""What docs/adding-a-card.md says is done to a copy of the source: the new card works there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "docs" / "adding-a-card.md"
# Where a block of the page goes: into a file below or above a line, or into a file of its own.
CHANGE = re.compile(
    r"(?:In `(?P<path>[^`]+)`, (?P<side>below|above) `(?P<line>[^`]+)`|the new file\s`(?P<new>[^`]+)`):\n\n"
    r"```\w*\n(?P<text>.*?)```\n",
    re.DOTALL,
)


def change(root: Path) -> list[str]:
    """Do what the page says, and tell which files that has touched."""
    touched = []
    for block in CHANGE.finditer(PAGE.read_text(encoding="utf-8")):
        path = root / (block["new"] or block["path"])
        text = block["text"]
        if block["path"]:
            before = path.read_text(encoding="utf-8")
            line = block["line"] + "\n"
            assert before.count(f"\n{line}") == 1, f"{block['line']!r} in {block['path']}"
            put = line + text if block["side"] == "below" else text + line
            text = before.replace(f"\n{line}", f"\n{put}")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        touched.append(path.relative_to(root).as_posix())
    return touched


def test_a_new_kind_of_card_is_eight_files(tmp_path: Path) -> None:
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "page")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=unwanted)
    touched = change(tmp_path)
    assert len(set(touched)) == 8
    settings = ["-q", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT)]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "pytest", *settings, str(tmp_path / touched[-1])],
        env={**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
