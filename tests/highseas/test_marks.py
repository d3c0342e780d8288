"""2 The marks on the action cards: steps, and who may attack whom."""

import pytest

from tests.marks import rule
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.marks import carrier_reach, reach, steps

ALL_ROWS = ("row1", "row2", "row3")


def card(key: str) -> list[str]:
    return steps(GAME.catalogue.cards[GAME.piece(key)])


@rule("highseas", "2", "5.cards", "6", "7", "7.defense")
@pytest.mark.parametrize(
    "key, told",
    [
        ("reinforce-3", ["reorganize"]),
        ("retreat", ["reorganize"]),
        ("planning", ["prepare"]),
        ("air-1", ["attack"]),
        ("surprise", ["attack"]),
        ("torpedo-5", ["attack"]),
        ("depth-2", ["attack"]),
        ("escort", ["prepare", "defense"]),
        ("near-miss", ["prepare", "defense"]),
        ("armor", ["prepare", "defense"]),
        ("small-target", ["defense"]),
        ("evasive", ["defense"]),
    ],
)
def test_the_steps_of_a_card(key: str, told: list[str]) -> None:
    assert card(key) == told


@rule("highseas", "2", "10.rows")
def test_who_may_attack_whom() -> None:
    main = next(card.key for card in GAME.catalogue.cards if card.key.startswith("main16"))
    secondary = next(card.key for card in GAME.catalogue.cards if card.key.startswith("sec8"))
    two = ("row1", "row2")
    assert sorted(reach(main)) == sorted((a, b) for a in two for b in two)
    assert reach(secondary) == [("row1", "row1")]
    assert sorted(reach("torpedo-5")) == sorted([("row1", "row1"), *(("active", row) for row in ALL_ROWS)])
    assert sorted(reach("depth-2")) == [("row1", "active"), ("row1", "passive")]
    assert sorted(reach("air-1")) == sorted(("land", place) for place in (*ALL_ROWS, "active", "passive"))
    assert reach("planning") == reach("surprise") == []
    assert sorted(carrier_reach()) == list(ALL_ROWS)
