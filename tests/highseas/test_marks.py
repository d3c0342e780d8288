"""2 The marks on the action cards: steps, and who may attack whom."""

import pytest
from typer.testing import CliRunner

from tests.marks import rule
from wardroom.cli.main import build_app
from wardroom.core.words import Words
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.load import entries
from wardroom.games.highseas.marks import reach, steps

ALL_ROWS = ("row1", "row2", "row3")


def steps_of(key: str) -> list[str]:
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
    assert steps_of(key) == told


def aim(key: str) -> list[tuple[str, str]]:
    return reach(GAME.catalogue, GAME.catalogue.cards[GAME.piece(key)])


@rule("highseas", "2", "10.rows")
def test_who_may_attack_whom() -> None:
    main = next(card.key for card in GAME.catalogue.cards if card.key.startswith("main16"))
    secondary = next(card.key for card in GAME.catalogue.cards if card.key.startswith("sec8"))
    two = ("row1", "row2")
    assert aim(main) == [(a, b) for a in two for b in two]
    assert aim(secondary) == [("row1", "row1")]
    assert aim("torpedo-5") == [("row1", "row1"), *(("active", row) for row in ALL_ROWS)]
    assert aim("depth-2") == [("row1", "active"), ("row1", "passive")]
    assert aim("air-1") == [("land", place) for place in (*ALL_ROWS, "active", "passive")]
    assert aim("planning") == aim("surprise") == []


@rule("highseas", "2")
def test_every_card_of_the_browser_has_its_marks() -> None:
    pages = {str(page["key"]): page for page in entries() if page["kind"] == "card"}
    assert pages["near-miss"]["steps"] == ["prepare", "defense"] and "reach" not in pages["near-miss"]
    told = {key: page["reach"] for key, page in pages.items() if "reach" in page}
    assert (
        told["sec5-1"] == ["1-at-1"] and told["main16-2"] == ["12-at-12"] and told["depth-2"] == ["1-at-ap"]
    )
    assert told["torpedo-5"] == ["1-at-1", "a-at-123"] and told["air-1"] == ["land-at-123ap"]
    # Every mark has words in both languages.
    for lang in ("en", "ru"):
        words = Words.of("highseas", lang)
        for key, page in pages.items():
            marks = [f"steps-{step}" for step in steps_of(key)]
            aims = page.get("reach", [])
            assert isinstance(aims, list)
            for mark in marks + [f"reach-{aim}" for aim in aims]:
                assert words.has(mark) and words.has(f"{mark}-short"), mark
    for page in pages.values():
        origin = page["origin"]
        assert isinstance(origin, dict)
        assert page["steps"] and origin["steps"]["level"] == "printed"


def test_the_terminal_shows_the_marks() -> None:
    listing = CliRunner().invoke(build_app(), ["cards", "highseas"]).output
    torpedo = next(line for line in listing.splitlines() if "Torpedo Spread (5)" in line)
    assert " A●" in torpedo and "1▸1 a▸123●" in torpedo
    assert "P D●" in next(line for line in listing.splitlines() if "Near Miss" in line)
    assert "R reorganize, P prepare, A attack, D defence" in listing
    page = CliRunner().invoke(build_app(), ["cards", "highseas", "depth-2"]).output
    assert "row 1 at submarines" in page
