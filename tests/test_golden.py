"""Golden games: records that must replay to the letter. `python tools/golden.py` writes them anew."""

from pathlib import Path

import pytest
from golden import FOLDER, GAMES

from wardroom import games
from wardroom.core.records import Record, RecordError
from wardroom.core.replaying import verify

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.engine
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays(path: Path) -> None:
    match = verify(Record.load(path), games.find)
    assert match.over
    assert match.outcome is not None and match.outcome.winners


def test_every_option_set_has_its_golden_game() -> None:
    wanted = {f"{game}-{name}" for game, sets in GAMES.items() for name in sets}
    assert {path.stem for path in RECORDS} == wanted


def test_a_changed_golden_game_is_noticed(tmp_path: Path) -> None:
    text = (FOLDER / "coldwar-advanced.record").read_text()
    begin = text.index("begin")
    changed = text[:begin] + text[begin:].replace(" row1", " row2", 1)
    (tmp_path / "changed.record").write_text(changed)
    with pytest.raises(RecordError):
        verify(Record.load(tmp_path / "changed.record"), games.find)
