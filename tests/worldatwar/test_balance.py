"""The script that measures and tunes the balance of the scenarios."""

from functools import cache

import pytest
import tune_worldatwar as tuning

from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.meeting import MEETING


@cache
def few(scenario: str) -> tuning.Measure:
    return tuning.measured(scenario, 2, 3, 1)


def test_the_same_figures_for_the_same_seed() -> None:
    one = few("denmark-strait")
    assert one == tuning.measured("denmark-strait", 2, 3, 1)
    assert one.games == sum(one.wins) == 2
    assert one.decisions > 10
    assert one.rounds >= one.battles


def test_points_to_start_with_are_tried_without_touching_the_file() -> None:
    given = tuning.measured("denmark-strait", 2, 3, 1, (500, 0))
    assert given.wins == [2, 0]
    assert given.points[0] >= 1000
    assert few("denmark-strait").points[0] < 500


def test_every_scenario_is_measured() -> None:
    assert set(tuning.scenarios()) == set(GAME.catalogue.scenario_names())
    assert few(MEETING).games == 2
    numbers = [tuning.options_of(MEETING, number)["meeting_number"] for number in range(3)]
    assert len(set(numbers)) == 3


def test_a_file_is_rewritten_with_other_points() -> None:
    text = tuning.path_of("midway").read_text(encoding="utf-8")
    assert tuning.rewritten(text, tuning.file_handicap("midway")) == text
    assert "handicap = [7, 0]\n" in tuning.rewritten(text, (7, 0))
    assert "handicap" not in tuning.rewritten(text, (0, 0))


def test_the_page_tells_of_the_content_as_it_is() -> None:
    page = (tuning.ROOT / "docs" / "content" / "worldatwar.md").read_text(encoding="utf-8")
    names = tuning.scenarios()
    assert tuning.points_table(names) in page
    assert tuning.origin_table(names) in page
    made = tuning.report(page, [few("denmark-strait")], "a command")
    assert made.partition(tuning.HEADING)[0] == page.partition(tuning.HEADING)[0]
    assert "| Denmark Strait | germany |" in made


def test_the_page_says_that_either_side_can_win() -> None:
    page = (tuning.ROOT / "docs" / "content" / "worldatwar.md").read_text(encoding="utf-8")
    rows = page.partition("## Balance")[2].splitlines()
    shares = [float(row.split("|")[3]) for row in rows if row.startswith("| ") and "wins" not in row]
    assert len(shares) == len(tuning.scenarios())
    assert all(tuning.LOW <= share <= tuning.HIGH for share in shares)


@pytest.mark.soak
@pytest.mark.parametrize("scenario", tuning.scenarios())
def test_either_side_can_win(scenario: str) -> None:
    assert tuning.measured(scenario, 1000, 5000, 1).balanced()
