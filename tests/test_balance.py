"""The balance of Cold War Naval Battles: how it is counted, tuned and told."""

from pathlib import Path

import pytest
import tune_coldwar as tuning

from wardroom.core.events import Event
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar import events
from wardroom.games.coldwar.load import CARD_FIELDS, catalogue
from wardroom.lab.balance import TARGETS, Balance, Trial, count_events, details, measure, target_report

ROOT = Path(__file__).parent.parent


def test_the_same_figures_with_any_number_of_processes() -> None:
    trial = Trial(seed=3)
    assert measure(trial, 24, 1) == measure(trial, 24, 2)
    assert measure(trial, 24, 1) != measure(Trial(seed=4), 24, 1)


def test_what_is_counted() -> None:
    balance = measure(Trial(seed=3), 6, 1)
    assert balance.games == sum(balance.rounds.values()) == 6
    assert 0 < sum(balance.answered.values()) < sum(balance.attacks.values())
    assert "cruise" not in balance.sunk
    assert set(balance.figures()) == {target.name for target in TARGETS}
    assert balance.turns > 2 * balance.all_rounds()


def test_an_attack_is_answered_once_and_by_a_card() -> None:
    balance = Balance()
    facts: dict[str, Fact] = {"number": 1, "kind": "bomber", "card": "card/bomber", "answer": "card/cover"}
    kinds = [events.ATTACK_DECLARED, events.POINT_LAID, events.COVER_STOPS, events.COVER_STOPS]
    kinds += [events.DEFENSE_STOPS, events.NEGATED]
    log = [
        Event(events.TURN_BEGINS, "6", {"seat": "seat/1"}),
        *(Event(kind, "8.33", facts) for kind in kinds),
    ]
    assert count_events(log, balance) == 1
    assert (balance.attacks, balance.answered, balance.shot_down) == ({"bomber": 1}, {"bomber": 1}, 1)
    # The next volley has numbers of its own.
    log = [Event(events.ATTACK_DECLARED, "7", facts), Event(events.COVER_STOPS, "8.33", facts)]
    count_events(log, balance)
    assert balance.answered["bomber"] == 2


def test_figures_outside_their_bounds_are_missed() -> None:
    balance = Balance(games=10, turns=200, first_seat_wins=5, first_mover_wins=9)
    balance.rounds[3] = 9
    balance.rounds[5] = 1
    balance.sunk.update({"missile": 40, "gun": 60})
    balance.attacks["gun"] = 100
    balance.answered["gun"] = 30
    assert set(balance.misses()) == {"turns", "largest share", "first to move"}
    assert "| 60.0 | at most 35 | missed |" in target_report(balance)
    assert "| gun | 10.0 | 30.0 | 6.0 | 60.0 |" in details(balance)


@pytest.mark.soak
def test_the_targets_are_met_in_every_style() -> None:
    verdict = tuning.Judge(catalogue(), 1000, 5, None)(tuning.deck_of(catalogue()))
    assert not verdict.balances["steady"].misses()
    for style in verdict.balances:
        assert verdict.penalty(style) < 0.2, style


# -- tuning ----------------


def test_the_deck_is_plausible() -> None:
    deck = tuning.deck_of(catalogue())
    assert deck.fault() == ""
    assert tuning.first_deck().fault() == ""
    assert sum(tuning.FIRST_COUNTS.values()) == tuning.DECK


@pytest.mark.parametrize(
    ("loser", "winner", "cards", "fault"),
    [
        ("crew", "gun5", 1, "fewer than 2 crew"),
        ("torpedo", "gun5", 4, "too far"),
        ("missileB", "missileC", 1, "not rarer"),
    ],
)
def test_what_no_deck_may_be(loser: str, winner: str, cards: int, fault: str) -> None:
    assert fault in tuning.first_deck().with_exchange(loser, winner, cards).fault()


def test_numbers_move_by_one_step_and_stay_in_order() -> None:
    deck = tuning.first_deck()
    assert deck.with_number("lbas", (3, 2, 2)).fault() == ""
    assert "one step" in deck.with_number("bomber", (4,)).fault()
    assert "near to far" in deck.with_number("lbas", (3, 1, 2)).fault()
    assert "torpedo" in deck.with_number("torpedo", (5,)).fault()


def verdict(largest: int, answered: int) -> Balance:
    balance = Balance(games=100, turns=6000)
    balance.rounds[3] = 100
    balance.sunk.update({"missile": largest, "a": 33, "b": 33, "c": 34 - (largest - 33)})
    balance.attacks["gun"] = 100
    balance.answered["gun"] = answered
    return balance


def test_a_change_that_helps_one_style_only_is_refused() -> None:
    before = tuning.Verdict({"steady": verdict(33, 20), "bold": verdict(33, 22)})
    better = tuning.Verdict({"steady": verdict(33, 24), "bold": verdict(33, 23)})
    mended = tuning.Verdict({"steady": verdict(33, 26), "bold": verdict(33, 20)})
    assert better.refusal(before) == ""
    assert "worse for bold" in mended.refusal(before)
    assert before.refusal(before) == "gains too little"


def test_writing_the_deck_as_it_is_changes_nothing() -> None:
    text = tuning.CARDS.read_text(encoding="utf-8")
    deck = tuning.deck_of(catalogue())
    assert tuning.write_cards(deck, text) == text
    other = deck.with_exchange("gun3", "gun5", 1).with_number("torpedo", (3,))
    written = tuning.write_cards(other, text)
    assert "reconstructed: tuned by simulation, first estimate 4" in written
    assert written.count("tuned by simulation, first") == text.count("tuned by simulation, first") + 3


def test_the_page_tells_of_the_content_as_it_is() -> None:
    page = (ROOT / "docs" / "content" / "coldwar.md").read_text(encoding="utf-8")
    assert tuning.ship_table() in page
    assert tuning.card_table() in page
    assert tuning.rules_of(tuning.CARDS, CARD_FIELDS) in page
    assert tuning.action_section() in page
    assert "missed" not in page
