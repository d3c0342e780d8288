"""What the README and the guides show is what happens."""

import doctest
import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wardroom.cli.main import build_app

ROOT = Path(__file__).parent.parent


def test_readme_examples_run() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_testing_guide_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "testing.md").read_text()
    exec(text.split("```python")[1].split("```")[0], {})
    printed = capsys.readouterr().out
    assert "['done', 'gun5', 'missileA', 'ecm']" in printed
    assert "5.22" in printed
    assert "discard: gun5 evade" in printed


def commands_in_readme() -> list[str]:
    return re.findall(r"^\| `(wardroom [^`]+)`", (ROOT / "README.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("line", commands_in_readme())
def test_every_command_in_the_readme_exists(line: str) -> None:
    command = shlex.split(line)[1]
    result = CliRunner().invoke(build_app(), [command, "--help"])
    assert result.exit_code == 0
    for option in re.findall(r"--[a-z-]+", line):
        assert option in re.sub(r"\s+", " ", result.output), f"{command} has no {option}"


def test_readme_says_how_to_start() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:25])
    assert "make play" in first_screen
    assert "make test" in first_screen


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
