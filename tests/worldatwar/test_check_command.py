"""`wardroom check` looks at scenarios and at questions for the odds; `summary --json` has the tables."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from wardroom.cli.main import build_app

app = build_app()
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


def check(path: Path) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["check", str(path)])
    return done.exit_code, done.output or str(done.exception)


def test_questions_can_be_checked(tmp_path: Path) -> None:
    assert check(EXAMPLES / "denmark-strait.toml")[0] == 0
    wrong = tmp_path / "wrong.toml"
    wrong.write_text((EXAMPLES / "coral-sea.toml").read_text().replace("CV3 Shokaku", "CV9 Shokaku"))
    code, said = check(wrong)
    assert code == 1 and said.startswith(f"{wrong}: first") and "CV9" in said and said.count("\n") == 1


def test_other_files_are_told_what_is_allowed(tmp_path: Path) -> None:
    empty = tmp_path / "mine.toml"
    empty.write_text('game = "worldatwar"\nkey = "mine"\n')
    code, said = check(empty)
    assert code == 1 and "or a question for `wardroom odds` with [first] and [second]" in said


def test_a_record_is_shown_the_way_to_replay(tmp_path: Path) -> None:
    record = tmp_path / "game.wardroom"
    record.write_text("wardroom record 1\ngame: coldwar\n")
    code, said = check(record)
    assert code == 1 and "`wardroom replay --verify`" in said


@pytest.mark.parametrize("game", ["worldatwar"])
def test_the_summary_has_the_tables(game: str) -> None:
    told = json.loads(CliRunner().invoke(app, ["summary", game, "--json"]).output)
    assert [one["key"] for one in told["tables"]] == [
        *("factors", "squadrons", "air-combat", "air-defence", "submarine")
    ]
    assert told["meetings"] and told["tables"][0]["rows"][0]["least"] == 1


@pytest.mark.parametrize("game", ["coldwar", "highseas", "attacksub"])
def test_cards_of_ones_own_can_be_checked(game: str, tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    own.write_text(f'game = "{game}"\nset = "own"\n[[card]]\nkey = "secret-weapon"\n')
    code, said = check(own)
    assert (
        code == 1 and said.startswith(f"{own}: ") and 'card "secret-weapon"' in said and said.count("\n") == 1
    )
