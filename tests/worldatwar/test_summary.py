"""What meets what, and the tables beside the board: in both languages, and as the game reads them."""

from __future__ import annotations

import pytest

from wardroom.core.rulebook import rulebook
from wardroom.core.words import Words
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.summary import losses, summary, tables
from wardroom.games.worldatwar.tables import air_combat, fleet_hits, submarine_result


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_everything_has_words_and_a_rule(lang: str) -> None:
    words = Words.of("worldatwar", lang)
    book = rulebook("worldatwar")
    for meeting in summary():
        assert book.find(meeting["rule"])
        words.text("summary-from", attack=meeting["attack"], source=meeting["source"] or "none")
        words.text(f"summary-{meeting['defence']}")
        words.text(f"summary-way-{meeting['way']}")
        words.text(f"summary-effect-{meeting['effect']}", roll="no", number=1, on=2)
    for table in tables():
        assert book.find(table["rule"])
        words.text(f"summary-table-{table['key']}")


def test_options_change_what_it_says() -> None:
    plain = {m["number"] for m in summary() if m["effect"] == "air-combat"}
    better = summary(GAME.options().fill({"patrol_bonus": 3}))
    assert plain == {1}
    assert {m["number"] for m in better if m["effect"] == "air-combat"} == {3}


def test_rows_hold_what_the_game_reads() -> None:
    book = {table["key"]: table["rows"] for table in tables()}
    row = next(row for row in book["factors"] if row["least"] <= 8 <= row["most"])
    assert (row["least"], row["most"]) == (7, 9)
    assert row["cells"] == [str(fleet_hits(8, roll)) for roll in range(2, 13)]
    fights = [cell for row in book["air-combat"] if row["least"] <= 5 <= row["most"] for cell in row["cells"]]
    assert fights == [losses(*air_combat(5, roll)) for roll in range(2, 13)]
    assert len(book["submarine"]) == 1
    assert book["submarine"][0]["cells"][0] == "*"
    assert submarine_result(2) < 0
