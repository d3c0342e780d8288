"""The balance of Attack Sub: how it is counted, tuned and told."""

from pathlib import Path

import pytest
import tune_attacksub as tuning

from wardroom.games.attacksub.catalogue import Catalogue
from wardroom.games.attacksub.load import catalogue, entries
from wardroom.lab.duels import Duels, Trial, measure

ROOT = Path(__file__).parent.parent


def test_the_same_figures_with_any_number_of_processes() -> None:
    trial = Trial("a", "random", seed=3)
    assert measure(trial, 40, 1) == measure(trial, 40, 2)
    assert measure(trial, 40, 1) != measure(Trial("a", "random", seed=4), 40, 1)


def test_what_is_counted() -> None:
    duels = measure(Trial("a", "random", seed=1), 12, 1)
    assert duels.games == 12 == sum(duels.wins) + duels.draws == sum(duels.tenths.values())
    assert duels.games == sum(duels.reasons.values())
    assert 0 < sum(duels.sunk) <= duels.hits <= duels.attacks
    assert duels.first_mover_wins <= sum(duels.wins)
    assert abs(duels.share(0) + duels.share(1) - 100) < 1e-9
    assert 0 < duels.decks() <= 4.1


def test_a_typical_game_takes_half_a_deck_to_two() -> None:
    duels = Duels(games=4)
    duels.tenths.update({4: 1, 5: 1, 20: 1, 21: 1})
    assert duels.typical() == 50
    assert duels.decks() == 1.25


def test_tuning_never_moves_what_is_printed_or_published() -> None:
    for name in tuning.FIRST:
        entry, _, field = name.partition(".")
        pages = [page for page in entries() if entry in (page.get("stem"), page.get("class"))]
        assert pages, name
        for page in pages:
            assert not tuning.known(page, field), name


def test_the_content_is_within_a_step_of_the_first_estimate() -> None:
    numbers = tuning.numbers_of(catalogue())
    assert not numbers.fault()
    assert all(abs(value - tuning.FIRST[name]) <= tuning.STEP for name, value in numbers.values)


@pytest.mark.parametrize(
    "name, step, why",
    [
        ("Valiant.attack", 2, "more than one step"),
        ("noise.value", -1, "without effect"),
        ("Victor III.detect", -1, "harder to find than a Los Angeles"),
        ("Victor III.sensor", 1, "better sonar and weapons"),
        ("Valiant.attack", 1, "the better torpedo"),
        ("Victor III.attack", -1, "at least the sonar and weapons of the Alfa"),
        ("November.detect", 1, "oldest boats"),
        ("Valiant.sensor", -1, ""),
        ("Swiftsure.sensor", -1, "older class"),
        ("Swiftsure.sensor", 1, "the Seawolf alone"),
        ("Valiant.detect", 1, "older class"),
        ("silent.need", 1, ""),
        ("layer.need", -1, ""),
        ("noise.need", -1, ""),
        ("Oliver Hazard Perry.detect", 1, "surface ships are noisier"),
    ],
)
def test_what_is_known_is_kept(name: str, step: int, why: str) -> None:
    fault = tuning.first_numbers().moved(name, step).fault()
    assert why in fault and bool(why) == bool(fault)


def test_neighbours_are_one_step_away_and_allowed() -> None:
    start = tuning.first_numbers()
    found = [other for _, other in tuning.neighbours(start)]
    assert len(found) > 20 and len(set(found)) == len(found)
    assert all(other.distance() == 1 and not other.fault() for other in found)


def test_a_search_takes_what_helps() -> None:
    """A made-up judge that wants a quieter Swiftsure and nothing else."""

    class Wish(tuning.Judge):
        def __call__(self, numbers: tuning.Numbers) -> tuning.Verdict:
            gained = 10 * (numbers["Swiftsure.detect"] - tuning.FIRST["Swiftsure.detect"])
            british = Duels(games=100, wins=[55 + gained, 45 - gained])
            nato = Duels(games=100, wins=[50, 50])
            for duels in (british, nato):
                duels.tenths[10] = 100
            return tuning.Verdict({"a-tournament": british, "b": nato})

    told: list[str] = []
    judge = Wish(catalogue(), "random", 1, 1, 1)
    looks: list[int] = []
    found = tuning.tune(
        tuning.first_numbers(), judge, judge, 20, told.append, look=lambda done, total: looks.append(done)
    )
    assert found == tuning.first_numbers().moved("Swiftsure.detect", 1)
    assert told[-2].startswith("taken: Swiftsure.detect 6 becomes 7")
    assert told[-1].startswith("end: penalty 0.00 after 1 steps")
    assert looks == list(range(1, len(looks) + 1)) and len(looks) > 20


def test_a_search_that_was_stopped_goes_on_from_its_journal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    start = tuning.first_numbers()
    first = tuning.Judge(catalogue(), "random", 4, 1, 1, tuning.Journal(kept))
    verdict = first(start)

    class Idle(tuning.Judge):
        def duels(self, content: Catalogue, scenario: str) -> Duels:
            raise AssertionError("this has been measured")

    with kept.open("a", encoding="utf-8") as file:
        file.write('{"mark": "a line cut o')
    again = Idle(catalogue(), "random", 4, 1, 1, tuning.Journal(kept))
    assert again(start) == verdict
    with pytest.raises(AssertionError, match="has been measured"):
        Idle(catalogue(), "random", 5, 1, 1, tuning.Journal(kept))(start)
    kept.write_text(kept.read_text(encoding="utf-8").replace(tuning.fingerprint(), "other"), encoding="utf-8")
    with pytest.raises(AssertionError, match="has been measured"):
        Idle(catalogue(), "random", 4, 1, 1, tuning.Journal(kept))(start)


def test_stopping_says_where_the_measurements_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(chosen: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tuning, "work", stop)
    assert tuning.main(["--tune", "--journal", str(tmp_path / "kept.jsonl")]) == 130
    assert "kept.jsonl; the same command goes on" in capsys.readouterr().out


def test_a_report_alone_keeps_the_story_of_the_search(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    assert tuning.old_story(page) == "- none yet"
    page.write_text("Words. The last search:\n\n- start: a\n- end: b\n\nA table\n", encoding="utf-8")
    assert tuning.old_story(page) == "- start: a\n- end: b"


def test_numbers_are_written_and_taken_back() -> None:
    ships, cards = (path.read_text(encoding="utf-8") for path in (tuning.SHIPS, tuning.CARDS))
    now = tuning.numbers_of(catalogue())
    first_ships = tuning.write_ships(tuning.first_numbers(), ships)
    first_cards = tuning.write_cards(tuning.first_numbers(), cards)
    moved = tuning.first_numbers().moved("Valiant.attack", -1).moved("layer.value", 1)
    written = tuning.write_ships(moved, first_ships)
    assert 'attack = "+3/+1 +2/+0"' in written
    assert "tuned by simulation, first estimate 2" in written
    assert "tuned by simulation, first estimate 2" in tuning.write_cards(moved, first_cards)
    assert tuning.write_ships(tuning.first_numbers(), written) == first_ships
    assert tuning.write_ships(now, first_ships) == ships
    assert tuning.write_cards(now, first_cards) == cards


def test_the_tuned_content_is_what_the_game_plays_with() -> None:
    content = tuning.first_numbers().moved("Valiant.sensor", -1).catalogue(catalogue())
    assert content.ship("valiant").sensor == [3, 2]
    assert content.ship("kiev").sensor == [2, 1, 0, 0, 0]
    assert content.total == 128


def test_the_page_is_of_this_content() -> None:
    """The page of the repository tells the values that the game has now."""
    page = (ROOT / "docs" / "content" / "attacksub.md").read_text(encoding="utf-8")
    pages = entries()
    for part in (tuning.ship_table(pages), tuning.card_table(pages), tuning.rules_of(tuning.SHIPS)):
        assert part in page
    assert tuning.tuned_table(tuning.numbers_of(catalogue())) in page
