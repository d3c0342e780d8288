"""The script that measures and tunes the balance of the navies."""

from functools import cache

import tune_highseas as tuning

from wardroom.games.highseas.catalogue import NATIONS
from wardroom.games.highseas.load import catalogue


@cache
def few() -> tuning.Measure:
    return tuning.measured({}, 2, 3, 1)


def test_the_same_figures_for_the_same_seed() -> None:
    one = few()
    assert one == tuning.measured({}, 2, 3, 1)
    assert one.games["six"] == [2] * 6
    assert one.games["duel"] == [2 * 5] * 6
    assert sum(one.wins["six"]) == 2 and sum(one.wins["duel"]) == 2 * 15
    assert tuning.table(one).count("\n") == 1 + len(NATIONS)
    assert "| us |" in tuning.pairs(one)


def test_prices_are_moved_by_one_and_said_so() -> None:
    ships = {ship.key: ship.points for ship in catalogue().ships}
    moved = tuning.repriced(catalogue(), {"essex": 1})
    assert {ship.key: ship.points for ship in moved.ships} == {**ships, "essex": ships["essex"] + 1}
    text = tuning.SHIPS.read_text(encoding="utf-8")
    written = tuning.rewritten(text, {"essex": 1})
    assert (
        f"points = {ships['essex'] + 1}\n" in written.partition('key = "essex"')[2].partition("[[ship]]")[0]
    )
    assert "tuned by simulation" in written.partition('key = "essex"')[2].partition("[[ship]]")[0]
    assert tuning.rewritten(text, {}) == text


def test_the_search_helps_whoever_needs_it_with_ships_that_sail() -> None:
    measure = tuning.Measure(
        {kind: [1.0, 10.0, 10.0, 10.0, 10.0, 19.0] for kind in ("six", "duel")},
        {"six": [60] * 6, "duel": [20] * 6},
    )
    assert not measure.balanced()
    off, nation = measure.worst()
    assert off < 0 and NATIONS[nation] == "fr"
    move = tuning.next_move({}, measure)
    assert move is not None and list(move.values()) == [-1]
    assert next(iter(move)) in tuning.at_sea({}, 0)


def test_the_page_about_the_content() -> None:
    page = tuning.report(few(), "python tools/tune_highseas.py")
    assert "| Yamato | jp | BB |" in page and "**hull**" in page and "Duels in per cent" in page
