"""8, 9, 14 and 16: the end of a turn, of a battle, and of the game."""

import pytest

from tests.highseas.look import discard, fleet, front, hand, rows, sea, sunk, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.options import OptionError
from wardroom.core.playout import random_playout
from wardroom.core.state import SPECTATOR
from wardroom.games.highseas.game import GAME

END = "seat 1\n  row1: hood\n  hand: {}\nseat 2\n  row1: bismarck\n  hand: near-miss\n"


@rule("highseas", "8")
def test_any_cards_may_be_discarded_unseen_until_all_are_named() -> None:
    with sea(
        END.format("evasive near-miss armor"), turn="seat1 8", draws=["planning"] * 3 + ["surprise"] * 3
    ) as scene:
        before = scene.state.observe(SPECTATOR).text()
        scene.do(1, "armor")
        assert scene.state.observe(SPECTATOR).text() == before
        scene.do(1, "evasive; done")
        assert discard(scene) == "armor evasive"
        assert [event.facts["cards"] for event in scene.told("discarded")] == ["cards/armor,evasive"]


@rule("highseas", "8", "9")
def test_nothing_need_be_discarded_and_the_hand_is_filled_to_seven() -> None:
    with sea(
        END.format("evasive near-miss"), turn="seat1 8", draws=["planning"] * 3 + ["surprise", "retreat"]
    ) as scene:
        scene.do(1, "done")
        assert hand(scene, 1) == "retreat planning*3 surprise near-miss evasive"
        assert [event.facts for event in scene.told("drawn")] == [{"seat": "seat/1", "number": 5}]
        secret = scene.told("drawn")[0].seen_by(1)
        assert secret["cards"] == "cards/planning,planning,planning,surprise,retreat"


@rule("highseas", "9")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    position = END.format("evasive") + "draw: armor*2\n"
    with sea(
        position, turn="seat1 8", draws=["armor", "armor", "planning", "planning", "planning", "escort"]
    ) as scene:
        scene.do(1, "done")
        assert len(scene.told("reshuffled")) == 1
        assert hand(scene, 1) == "planning*3 escort armor*2 evasive"
        assert discard(scene) == "none"
        assert truth(scene).draw_left == 102 - 7 - 1


@rule("highseas", "9")
def test_when_all_cards_are_out_one_draws_what_there_is() -> None:
    # Everything but two cards lies in hands.
    counts = {card.key: card.count for card in GAME.catalogue.cards}
    scene = sea(END.format("evasive") + "draw: armor*2\n", turn="seat1 8")
    state = truth(scene)
    taken = [card for card, count in enumerate(state.discard) for _ in range(count)]
    state.discard = [0] * len(state.discard)
    state.fleets[1].hand = sorted(state.fleets[1].hand + taken)
    assert sum(counts.values()) == 102
    scene.do(1, "done")
    assert hand(scene, 1) == "armor*2 evasive"
    assert truth(scene).draw_left == 0


# -- winning ----------------


@rule("highseas", "14")
def test_25_points_win_at_once() -> None:
    own = "seat 1\n  row1: hood nelson\n  hand: main16-5*2 planning\n"
    own += "  sunk: tirpitz scharnhorst admiral-graf-spee\n"
    # 9 + 8 + 6 points, and the first salvo brings two more.
    with sea(own + "seat 2\n  row1: georg-thiele z23\n  hand: near-miss planning\n") as scene:
        scene.do(1, "main16-5 hood > georg-thiele; main16-5 nelson > z23; done")
        scene.do(2, "done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners, outcome.reason, outcome.rule) == (
            [25, 0],
            [0],
            "points-sunk",
            "14",
        )
        # The second salvo was never resolved.
        assert rows(scene, 2)[0] == "z23"
        assert sunk(scene, 1).endswith("georg-thiele")


@rule("highseas", "14")
def test_24_points_are_not_enough() -> None:
    own = "seat 1\n  row1: hood\n  hand: main16-5 planning\n  sunk: tirpitz scharnhorst nurnberg\n"
    with sea(own + "seat 2\n  row1: z23 bismarck\n") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        assert scene.state.outcome() is None
        assert table(scene.state)["turn"] == "seat1 8"


@rule("highseas", "14")
def test_the_number_is_an_option() -> None:
    own = "seat 1\n  row1: hood\n  hand: main16-5 planning\n"
    with sea(own + "seat 2\n  row1: z23 bismarck\n", options="victory=3") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        outcome = scene.state.outcome()
        assert outcome is not None and outcome.winners == [0]


@rule("highseas", "14.elimination")
def test_without_a_ship_a_player_is_out() -> None:
    own = "seat 1\n  row1: hood\n  hand: main16-5 planning\n"
    with sea(
        own
        + "seat 2\n  row1: z23\n  hand: near-miss evasive armor\n  front: planning\nseat 3\n  row1: iowa\n"
    ) as scene:
        scene.do(1, "main16-5 hood > z23; done")
        scene.do(2, "done")
        assert "out" in fleet(scene.state, 2)
        assert (hand(scene, 2), front(scene, 2)) == ("", "")
        assert sorted(discard(scene).split()) == ["armor", "evasive", "main16-5", "near-miss", "planning"]
        assert scene.state.outcome() is None


@rule("highseas", "14.elimination")
def test_the_last_side_afloat_has_won() -> None:
    own = "seat 1\n  row1: hood\n  hand: main16-5 planning\n"
    with sea(own + "seat 2\n  row1: z23\n") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners, outcome.reason, outcome.rule) == (
            [3, 0],
            [0],
            "last-afloat",
            "14.elimination",
        )


# -- optional rules ----------------


@rule("highseas", "16")
def test_house_rules_are_recorded() -> None:
    state = GAME.new({"seats": 2, "house_rules": ("No torpedo boats.",)}, FastDice(1))
    assert "house_rules=No torpedo boats." in state.text()


@rule("highseas", "16.1")
def test_linked_battles_add_up_and_begin_anew() -> None:
    own = "seat 1\n  points: 20\n  row1: hood nelson\n  hand: main16-5 planning\n"
    own += "  sunk: tirpitz scharnhorst admiral-graf-spee\n"
    with sea(own + "seat 2\n  points: 31\n  row1: z23 bismarck\n", options="linked=yes") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        assert scene.state.outcome() is None
        assert table(scene.state)["battle"] == "2"
        assert [fleet(scene.state, seat)["points"] for seat in (1, 2)] == ["46", "31"]
        # New fleets of the same navies.
        assert scene.asked() == [1, 2]
        assert fleet(scene.state, 2)["nation"] == "germany"
        assert truth(scene).draw_left == 102


@rule("highseas", "16.1")
def test_75_points_in_all_win_at_once() -> None:
    own = "seat 1\n  points: 70\n  row1: hood nelson\n  hand: main16-5*2 planning\n  sunk: georg-thiele\n"
    with sea(own + "seat 2\n  row1: z23 bismarck\n", options="linked=yes") as scene:
        scene.do(1, "main16-5 hood > z23; main16-5 nelson > bismarck; done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores[0], outcome.winners, outcome.rule) == (75, [0], "16.1")


@rule("highseas", "16.1")
def test_a_battle_with_one_side_left_counts_and_the_next_begins() -> None:
    own = "seat 1\n  row1: hood\n  hand: main16-5 planning\n"
    with sea(own + "seat 2\n  row1: z23\n", options="linked=yes") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        assert scene.state.outcome() is None
        assert fleet(scene.state, 1)["points"] == "3"


TEAMS = (
    "seat 1\n  row1: hood nelson\n  hand: main16-3*2 planning\n"
    "seat 2\n  row1: bismarck\n  hand: {}\n"
    "seat 3\n  row1: iowa\n  hand: near-miss evasive\n"
    "seat 4\n  row1: yamato\n  hand: {}\n"
)


@rule("highseas", "16.2")
def test_team_mates_cannot_attack_each_other() -> None:
    with sea(TEAMS.format("planning", "near-miss"), options="team_size=2") as scene:
        assert scene.rule_against(1, "main16-3 hood > iowa") == "16.2"
        assert scene.rule_against(1, "main16-3 hood > yamato") == ""
    own = TEAMS.format("planning", "near-miss").replace("hand: main16-3*2", "hand: surprise")
    own = own.replace("seat 3\n", "seat 3\n  front: escort\n")
    with sea(own, options="team_size=2") as scene:
        assert scene.rule_against(1, "surprise") == "11.surprise-attack"


@rule("highseas", "16.2")
def test_team_mates_may_play_defences_for_each_other() -> None:
    with sea(TEAMS.format("planning", "near-miss evasive"), options="team_size=2") as scene:
        scene.do(1, "main16-3 hood > bismarck; main16-3 nelson > bismarck; done")
        # First the owner, then the mate.
        assert scene.asked() == [2]
        scene.do(2, "done")
        assert scene.asked() == [4]
        scene.do(4, "near-miss #2; done")
        assert rows(scene, 2)[0] == "bismarck(main16-3)"
        assert hand(scene, 4) == "evasive"


@rule("highseas", "16.2", "6")
def test_prepared_cards_work_for_their_own_fleet_only() -> None:
    own = TEAMS.format("planning", "planning").replace("seat 4\n", "seat 4\n  front: near-miss\n")
    with sea(own, options="team_size=2") as scene:
        scene.do(1, "main16-3 hood > bismarck; done")
        scene.do(2, "done")
        assert scene.legal(4) == ["done"]


@rule("highseas", "16.2")
@pytest.mark.parametrize("size, seats, points", [(2, 4, 50), (3, 6, 75)])
def test_a_team_needs_more_points(size: int, seats: int, points: int) -> None:
    state = GAME.new({"seats": seats, "team_size": size}, FastDice(1))
    assert state.switches.victory == points
    random_playout(state, FastDice(2), 100_000)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners in [
        [seat for seat in range(seats) if seat % (seats // size) == team] for team in range(seats // size)
    ]
    assert GAME.sides(state) == [f"team {seat % (seats // size) + 1}" for seat in range(seats)]


@rule("highseas", "16.2")
def test_the_points_of_a_team_are_added() -> None:
    own = (
        "seat 1\n  row1: hood nelson\n  hand: main16-5 planning\n  sunk: tirpitz scharnhorst\n"
        "seat 2\n  row1: z23 bismarck\nseat 3\n  row1: iowa\n"
        "  sunk: zuikaku ryujo graf-zeppelin admiral-hipper nurnberg\nseat 4\n  row1: yamato\n"
    )
    with sea(own, options="team_size=2") as scene:
        scene.do(1, "main16-5 hood > z23; done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners, outcome.rule) == ([20, 0, 30, 0], [0, 2], "16.2")
        assert [event.facts["total"] for event in scene.told("battle-scored")] == [20, 0, 30, 0]
        assert [event.facts["side"] for event in scene.told("battle-scored")] == [50, 0, 50, 0]


@rule("highseas", "16.2")
@pytest.mark.parametrize(
    "options", [{"seats": 3, "team_size": 2}, {"seats": 2, "team_size": 2}, {"team_size": 1}]
)
def test_teams_must_fit_the_seats(options: dict[str, int]) -> None:
    with pytest.raises(OptionError):
        GAME.new(options, FastDice(1))


@rule("highseas", "16.2", "11.depth-charge", "12.carriers")
def test_a_team_mate_is_never_the_reason_why_there_is_no_target() -> None:
    # The mate of seat 2 is the last to be looked at; neither opponent has a submarine.
    own = (
        "seat 1\n  row1: hood\nseat 2\n  row1: z23\n  row2: graf-zeppelin\n  hand: depth-2 evasive\n"
        "seat 3\n  row1: iowa\nseat 4\n  row1: yamato\n"
    )
    with sea(own, options="team_size=2", turn="seat2 7.declare") as scene:
        assert scene.rule_against(2, "depth-2") == "11.depth-charge"
    below = own.replace("row1: hood", "subs: upholder").replace("row1: iowa", "subs: wahoo")
    with sea(below, options="team_size=2", turn="seat2 7.declare") as scene:
        assert scene.rule_against(2, "graf-zeppelin") == "12.carriers"
