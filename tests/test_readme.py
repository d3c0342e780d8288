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


def scenes_in_the_testing_guide() -> str:
    text = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return "\n".join(block for block in blocks if "with Scene(" in block)


def test_what_the_testing_guide_prints_is_what_it_says() -> None:
    """As a reader would type one after the other; the remark behind a `print` begins with its result."""
    guide = scenes_in_the_testing_guide()
    said = re.findall(r"^ *print\(.*\)  # (.*)$", guide, re.MULTILINE)
    printed: list[str] = []
    exec(guide, {"print": lambda value: printed.append(str(value))})
    assert len(printed) == len(said)
    whole = [text for text in printed if "\n" in text]
    assert len(whole) == 1 and "discard: gun5 evade" in whole[0]
    for text, remark in zip(printed, said, strict=True):
        assert text in whole or remark.startswith(text)
    for game in ("coldwar", "attacksub", "highseas", "worldatwar"):
        assert f"{game} 1" in guide


def commands_in_readme() -> list[str]:
    return re.findall(r"^\| `(wardroom [^`]+)`", (ROOT / "README.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("line", commands_in_readme())
def test_every_command_in_the_readme_exists(line: str) -> None:
    command = shlex.split(line)[1]
    result = CliRunner().invoke(build_app(), [command, "--help"])
    assert result.exit_code == 0
    for option in re.findall(r"--[a-z-]+", line):
        assert option in re.sub(r"\s+", " ", result.output), f"{command} has no {option}"


def test_the_readme_of_a_world_at_war_names_all_modules() -> None:
    folder = ROOT / "src" / "wardroom" / "games" / "worldatwar"
    modules = {path.stem for path in (*folder.glob("*.py"), *folder.glob("position/*.py"))}
    text, _, _ = (folder / "README.md").read_text(encoding="utf-8").partition("\n## Who knows what")
    assert set(re.findall(r"`(\w+)`", text)) == modules - {"__init__"} | {"position"}


def recipe(target: str) -> str:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("target", ["hello", "packages", "page"])
def test_setting_up_says_what_it_does_and_how_long_that_takes(target: str) -> None:
    """No bare spinner: a sentence first, and a line each minute where a step may take several."""
    told = recipe(target).partition("echo ")[2]
    assert "minute" in told
    assert target == "hello" or "$(call patiently," in told
    assert "--no-progress" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_readme_promises_no_other_time_than_the_build() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "about a minute and a half on two cores" in re.sub(r"\s+", " ", readme)
    assert "about a minute and a half on two cores" in re.sub(r'[\s"\\]+', " ", recipe("hello"))


def test_readme_says_how_to_start() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:25])
    assert "make play" in first_screen
    assert "make test" in first_screen


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"
