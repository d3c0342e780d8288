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
    now = dict(tuning.moved_now())
    ships = {ship.key: ship.points for ship in catalogue().ships}
    by_formula = {key: points - now.get(key, 0) for key, points in ships.items()}
    moved = tuning.repriced(catalogue(), {"essex": 1})
    assert {ship.key: ship.points for ship in moved.ships} == {**by_formula, "essex": by_formula["essex"] + 1}
    text = tuning.SHIPS.read_text(encoding="utf-8")
    written = tuning.rewritten(text, {"essex": 1})
    block = written.partition('key = "essex"')[2].partition("[[ship]]")[0]
    assert f"\npoints = {by_formula['essex'] + 1}\n" in block
    assert f"by the formula {by_formula['essex']}, tuned by simulation" in block
    assert written.count("tuned by simulation") == 1
    # A search begins with the formula and not where the last one ended.
    assert tuning.rewritten(written, now) == tuning.rewritten(text, now) == text


def test_the_search_helps_whoever_needs_it_with_ships_that_sail() -> None:
    measure = tuning.Measure(
        {kind: [1.0, 10.0, 10.0, 10.0, 10.0, 19.0] for kind in ("six", "duel")},
        {"six": [60] * 6, "duel": [20] * 6},
    )
    assert not measure.balanced() and measure.penalty() > 0
    assert measure.off("six", 0) < 0 < measure.off("duel", 5) and measure.off("six", 1) == 0
    move = tuning.next_move({}, measure)
    assert move is not None and list(move.values()) == [-1]
    sailing = tuning.at_sea({}, 0)
    assert next(iter(move)) in sailing
    # What was tried in vain is not tried again; then the next navy is looked at.
    refused = [{key: -1} for key in sailing]
    other = tuning.next_move({}, measure, refused)
    assert other is not None and list(other.values()) == [1]
    assert next(iter(other)) in tuning.at_sea({}, 5)


def test_a_duel_is_played_again_only_if_one_of_its_navies_changes() -> None:
    before = {job for _, job in tuning.jobs({}, 2, 3)}
    after = {job for _, job in tuning.jobs({"essex": 1, "yamato": 0}, 2, 3)}
    assert {len(job.navies) for job in after - before} == {2, 6}
    assert all(NATIONS.index("us") in job.navies for job in after - before)
    assert len(after - before) == 1 + 5


def test_the_page_about_the_content_tells_the_points_that_were_measured() -> None:
    now = tuning.moved_now()
    page = tuning.report(few(), now, "python tools/tune_highseas.py")
    assert "| Yamato | jp | BB | 12 | 10 |" in page and "**hull**" in page and "Duels in per cent" in page
    written = (tuning.ROOT / tuning.PAGE).read_text(encoding="utf-8")
    # The page in the tree has the ships of the tree.
    assert (
        page.partition("## Balance")[0].splitlines()[6:]
        == written.partition("## Balance")[0].splitlines()[6:]
    )
    # Before new points are read back from the file, the page has them already.
    moved = tuning.report(few(), {**now, "yamato": 1}, "python tools/tune_highseas.py")
    assert "| Yamato | jp | BB | 12 | 11* |" in moved
    formula = tuning.report(few(), {}, "python tools/tune_highseas.py")
    assert "*" not in formula.partition("| name |")[2].partition("## The deck")[0]


def test_a_search_says_what_it_tries() -> None:
    assert (
        tuning.last_step({"kongo": 1, "essex": 1}, {"kongo": 1, "essex": 0, "iowa": -1}) == "essex -1 iowa -1"
    )
