"""6.2, 11 Sunk ships, players without ships, the end of a round and of the game."""

import pytest

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.options import Value
from wardroom.core.outcome import Outcome
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.catalogue import Card, Catalogue
from wardroom.games.coldwar.game import GAME, ColdWarGame


def ended(position: str) -> Outcome:
    """The outcome of a position in which the game is over."""
    with Scene(GAME, position) as scene:
        outcome = scene.state.outcome()
        assert scene.asked() == []
        assert outcome is not None, scene.state.text()
        return outcome


def scored(scene: Scene) -> list[tuple[object, object]]:
    return [(event.facts["number"], event.facts["total"]) for event in scene.told("round-scored")]


# 11.1 Sunk ships.

LAST_BLOW = """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: gun5 ecm
seat 2
  row1: slava(gun5) kidd
seat 3
  row1: kirov
"""


@rule("coldwar", "11.1")
def test_the_last_blow_takes_the_ship_whoever_damaged_it_before() -> None:
    """Slava has four hits; the gun card under her may be anybody's."""
    with Scene(GAME, LAST_BLOW) as scene:
        scene.do(1, "gun5 iowa > slava; done")
        assert force(scene.state, 1)["sunk"] == "slava"
        assert rows(scene.state, 2)[0] == "kidd"
        assert "sunk" not in force(scene.state, 3)


@rule("coldwar", "11.1")
def test_cards_under_a_sunk_ship_and_the_one_that_sank_it_are_discarded() -> None:
    position = LAST_BLOW.replace("slava(gun5)", "foch(gun3 missileA crew gun5)")
    with Scene(GAME, position) as scene:
        scene.do(1, "gun5 iowa > foch; done")
        assert force(scene.state, 1)["sunk"] == "foch"
        assert table(scene.state)["discard"] == "gun3 gun5*2 missileA crew"
        cards_and_ships(truth(scene))


@rule("coldwar", "11.1")
def test_a_submarine_sunk_in_defence_goes_to_the_defender() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.B.1 fog=3
    seat 1
      row1: iowa
      subs: oscar
      hand: torpedo ecm
    seat 2
      row1: slava
      area: asw
    """
    with Scene(GAME, position, rolls=[3]) as scene:
        scene.do(1, "torpedo oscar > slava; done; done")
        assert force(scene.state, 2)["sunk"] == "oscar"
        assert "sunk" not in force(scene.state, 1)


@rule("coldwar", "11.1")
def test_points_of_sunk_ships_are_not_told_before_the_round_is_scored() -> None:
    with Scene(GAME, LAST_BLOW) as scene:
        scene.do(1, "gun5 iowa > slava; done")
        (sunk,) = scene.told("sunk")
        # Everybody saw which ship it was; nobody is told what it is worth.
        assert sunk.seen_by(SPECTATOR) == {"ship": "ship/slava", "seat": "seat/2", "by": "seat/1"}
        assert scene.told("round-scored") == []
        for viewer in (0, 1, 2, SPECTATOR):
            assert "points" not in force(scene.state.observe(viewer), 1)


@rule("coldwar", "11.1")
@pytest.mark.parametrize("chosen", [False, True])
def test_a_table_may_choose_open_scores(chosen: bool) -> None:
    state = GAME.new({"open_scores": chosen}, FastDice(1))
    assert state.switches.open_scores is chosen
    assert GAME.options().by_key["open_scores"].default is False
    assert GAME.options().by_key["open_scores"].rule == "11.1"


# 11.2 The last ship.

LAST_SHIP = """
coldwar 1
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa
  hand: gun16 ecm
seat 2
  row1: knox(gun3)
  hand: gun5*2 ship evade
  area: ecm cover(down)
  sunk: foch
seat 3
  row1: kirov
"""


@rule("coldwar", "11.2")
def test_without_a_ship_a_player_is_out_and_his_hand_is_discarded() -> None:
    with Scene(GAME, LAST_SHIP) as scene:
        scene.do(1, "gun16 iowa > knox; done").do(2, "done").do(2, "done")
        assert force(scene.state, 2) == {"sunk": "foch", "out": ""}
        assert table(scene.state)["discard"] == "gun3 gun5*2 gun16 evade ecm cover ship"
        (out,) = scene.told("out")
        assert out.seen_by(SPECTATOR) == {"seat": "seat/2", "cards": "cards/gun5,gun5,evade,ship"}
        cards_and_ships(truth(scene))


@rule("coldwar", "11.2")
def test_additional_ships_in_hand_do_not_help() -> None:
    position = (
        LAST_SHIP.replace("hand: gun5*2 ship evade", "hand: ship") + "draw: none\nseries: 2 last-comes\n"
    )
    with Scene(GAME, position, rolls=[2], draws=[]) as scene:
        scene.do(1, "gun16 iowa > knox; done").do(2, "done").do(2, "done").do(1, "done")
        assert "out" in force(scene.state, 2)
        assert table(scene.state)["turn"] == "seat3 6.1.B.1 fog=2"


@rule("coldwar", "11.2")
def test_a_submarine_is_a_ship_too() -> None:
    with Scene(GAME, LAST_SHIP.replace("row1: knox(gun3)", "row1: knox(gun3)\n  subs: alfa")) as scene:
        scene.do(1, "gun16 iowa > knox; done").do(2, "done").do(2, "done")
        assert "out" not in force(scene.state, 2)
        assert force(scene.state, 2)["hand"] == "gun5*2 evade ship"


@rule("coldwar", "11.2")
def test_the_ships_an_eliminated_player_sank_still_score() -> None:
    """Foch is worth 10; Knox and Kirov bring 4 and 12 to those who have them."""
    position = """
    coldwar 1
    series: 4 last
    seat 1
      order: 1 moved
      sunk: knox
      row1: kidd
    seat 2
      out
      sunk: foch
    seat 3
      order: 3 moved
      row1: kirov
    """
    outcome = ended(position.replace("coldwar 1", "coldwar 1\noptions: rounds=1"))
    assert outcome.scores == [4 + 8, 10, 12]


@rule("coldwar", "11.2", "11.3")
def test_with_one_task_force_left_the_round_ends_at_once() -> None:
    position = """
    coldwar 1
    options: rounds=1
    turn: seat1 6.1.B.1 fog=3
    seat 1
      row1: iowa kidd(gun5)
      hand: gun16 ecm
      sunk: foch
    seat 2
      row1: knox
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "gun16 iowa > knox; done")
        # No discard and no resupply any more.
        assert scene.asked() == []
        assert force(scene.state, 1)["hand"] == "ecm"
        outcome = scene.state.outcome()
        assert outcome is not None
        assert outcome.scores == [10 + 4 + 16 + 8 - 2, 0]


@rule("coldwar", "11.2", "11.3")
def test_two_others_must_both_be_out() -> None:
    with Scene(GAME, LAST_SHIP) as scene:
        scene.do(1, "gun16 iowa > knox; done").do(2, "done").do(2, "done")
        assert scene.told("round-scored") == []
        assert scene.state.decision(0).rule == "6.1.C.2"


@rule("coldwar", "11.2", "11.3")
def test_with_nobody_left_the_round_ends_and_is_scored() -> None:
    """Area ASW sinks the last submarine before it fires; the land based strike goes on and sinks Slava."""
    position = """
    coldwar 1
    options: rounds=1; air_defense=no
    turn: seat1 6.1.B.1 fog=3
    seat 1
      subs: oscar
      hand: torpedo lbas gun5
    seat 2
      row1: slava
      area: asw
    """
    with Scene(GAME, position, rolls=[3, 3]) as scene:
        scene.do(1, "torpedo oscar > slava; lbas > slava done; done; done")
        assert [sorted(force(scene.state, seat)) for seat in (1, 2)] == [["out", "points", "sunk"]] * 2
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == ([10, 9], [0])
        cards_and_ships(truth(scene))


@rule("coldwar", "11.2")
def test_a_player_who_goes_out_in_his_own_turn_ends_it() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.B.1 fog=3
    seat 1
      subs: oscar
      hand: torpedo gun5
    seat 2
      row1: slava
      area: asw
    seat 3
      row1: kirov
    """
    with Scene(GAME, position, rolls=[3, 6]) as scene:
        scene.do(1, "torpedo oscar > slava; done; done")
        assert "out" in force(scene.state, 1)
        assert "hand" not in force(scene.state, 1)
        assert rows(scene.state, 2)[0] == "slava"
        assert table(scene.state)["turn"] == "seat2 6.1.B.1 fog=6"


# 6.2, 11.3 The end of a round.

RUNNING_OUT = """
coldwar 1
options: rounds=1
series: {series}
draw: {draw}
turn: seat1 6.1.C.2 fog=1 played
seat 1
  row1: iowa
  hand: ecm
seat 2
  row1: kirov
"""


@rule("coldwar", "6.2", "11.3", "3")
def test_the_running_series_is_finished_and_one_more_is_played() -> None:
    position = RUNNING_OUT.format(series=5, draw="gun3*5")
    with Scene(GAME, position, rolls=[1, 1, 1], draws=["gun3"] * 5 + ["2", "1"]) as scene:
        scene.do(1, "done")
        assert table(scene.state)["series"] == "5 last-comes"
        assert scene.asked() == [2]
        scene.do(2, "done")
        assert table(scene.state)["series"] == "6 last"
        assert [event.name for event in scene.events if event.name.endswith("series")] == ["last-series"]
        assert scene.asked() == [2]
        scene.do(2, "done")
        assert scene.asked() == [1]
        scene.do(1, "done; done; done; ecm; done")
        assert scene.state.waiting() == []
        assert scored(scene) == [(16, 16), (12, 12)]


@rule("coldwar", "6.2")
def test_while_cards_are_left_series_follows_series() -> None:
    position = RUNNING_OUT.format(series=5, draw="gun3*9 gun5*5")
    draws = ["gun3"] * 6 + ["gun5"] * 4 + ["gun3"] * 3 + ["1", "2"]
    with Scene(GAME, position, rolls=[1, 1], draws=draws) as scene:
        scene.do(1, "done").do(2, "done")
        assert truth(scene).draw_left == 1
        assert table(scene.state)["series"] == "6"
        assert scene.asked() == [1]


@rule("coldwar", "6.2")
def test_a_deck_that_is_dealt_out_whole_leaves_one_series() -> None:
    """A table's own cards may be as few as 42: seven for each of six players."""
    cards = [
        Card(c.id, c.key, c.name, c.family, c.size, c.damage, c.attacks, c.numbers, 42 if c.id == 1 else 0)
        for c in GAME.catalogue.cards
        if c.set == "base"
    ]
    small = ColdWarGame(Catalogue(GAME.catalogue.ships, cards, 9, ""))
    state = small.new({"seats": 6, "rounds": 1}, FastDice(1))
    assert (state.draw_left, state.last_series) == (0, 1)
    while state.series < 1:
        state.apply(state.mover(), state.legal(state.mover())[0])
    assert table(state)["series"] == "1 last"


@rule("coldwar", "11.3")
def test_fifty_sunk_fifteen_afloat_three_damage_are_sixty_two_points() -> None:
    """The rulebook's example: 50 + 15 - 3 = 62; and 65 without the damage."""
    position = """
    coldwar 1
    options: rounds=1
    series: 4 last
    seat 1
      order: 1 moved
      sunk: nimitz enterprise kirov
      row1: slava(gun3 gun5)
      subs: alfa
    seat 2
      order: 2 moved
      row1: knox
    """
    assert ended(position).scores == [19 + 19 + 12 + 10 + 5 - 3, 4]
    assert ended(position).scores[0] == 62
    assert ended(position.replace("(gun3 gun5)", "")).scores[0] == 65


@rule("coldwar", "11.3")
def test_every_point_of_damage_costs_a_point_after_armour() -> None:
    """12.6: gun3, gun5 and missileB are worth 0 + 1 + 2 on a battleship."""
    position = """
    coldwar 1
    options: rounds=1
    series: 4 last
    seat 1
      order: 1 moved
      row1: iowa(gun3 gun5 missileB)
    seat 2
      order: 2 moved
      row1: knox(gun3)
    """
    assert ended(position).scores == [16 - 3, 4 - 1]
    assert ended(position.replace("rounds=1", "rounds=1; armor=no")).scores == [16 - 6, 4 - 1]


@rule("coldwar", "11.3", "12.7")
def test_a_crippled_ship_is_worth_nothing_and_costs_nothing() -> None:
    position = """
    coldwar 1
    options: rounds=1
    series: 4 last
    seat 1
      order: 1 moved
      row1: nimitz(missileB crippled) kidd
    seat 2
      order: 2 moved
      row1: knox
    """
    assert ended(position).scores == [8, 4]


@rule("coldwar", "11.3")
def test_cards_in_hand_and_on_the_table_score_nothing() -> None:
    position = """
    coldwar 1
    options: rounds=1
    series: 4 last
    seat 1
      order: 1 moved
      row1: kidd
      hand: dc ship*2
      area: ecm
    seat 2
      order: 2 moved
      row1: knox
    """
    assert ended(position).scores == [8, 4]


@rule("coldwar", "11.3")
def test_points_are_added_to_those_of_earlier_rounds_and_told_to_all() -> None:
    position = """
    coldwar 1
    turn: seat1 6.1.C.2 fog=1 played
    series: 4 last
    draw: none
    round: 2
    seat 1
      points: 60
      order: 2 moved
      sunk: foch
      row1: kidd
      hand: ecm
    seat 2
      points: 70
      order: 1 moved
      row1: knox
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "done")
        assert scored(scene) == [(18, 78), (4, 74)]
        assert table(scene.state)["round"] == "3"
        assert [force(scene.state, seat)["points"] for seat in (1, 2)] == ["78", "74"]
        assert force(scene.state.observe(1), 1)["points"] == "78"


# 3, 11.4 The end of the game.

LAST_ROUND = """
coldwar 1
series: 4 last
seat 1
  points: {}
  order: 1 moved
  row1: kidd
seat 2
  points: {}
  order: 2 moved
  row1: knox
seat 3
  points: {}
  order: 3 moved
  row1: slava
"""


@rule("coldwar", "3", "11.4")
def test_180_points_at_the_end_of_a_round_win() -> None:
    """Kidd brings 8 points, Knox 4, Slava 10."""
    outcome = ended(LAST_ROUND.format(172, 100, 169))
    assert (outcome.scores, outcome.winners) == ([180, 104, 179], [0])
    assert (outcome.reason, outcome.rule) == ("victory-level", "11.4")


@rule("coldwar", "3", "11.4")
def test_179_points_do_not_and_another_round_is_dealt() -> None:
    with Scene(GAME, LAST_ROUND.format(171, 100, 169)) as scene:
        assert scene.state.outcome() is None
        assert table(scene.state)["round"] == "2"
        assert scene.asked() == [1, 2, 3]
        assert [force(scene.state, seat)["points"] for seat in (1, 2, 3)] == ["179", "104", "179"]


@rule("coldwar", "3", "11.4")
def test_of_several_the_highest_total_wins() -> None:
    outcome = ended(LAST_ROUND.format(180, 190, 183))
    assert (outcome.scores, outcome.winners) == ([188, 194, 193], [1])


@rule("coldwar", "3", "11.4")
def test_a_tie_at_the_top_is_a_shared_win() -> None:
    outcome = ended(LAST_ROUND.format(182, 181, 180))
    assert (outcome.scores, outcome.winners) == ([190, 185, 190], [0, 2])


@rule("coldwar", "3")
def test_180_points_in_the_middle_of_a_round_win_nothing_yet() -> None:
    position = LAST_ROUND.format(180, 100, 100).replace(
        "series: 4 last", "series: 4\nturn: seat1 6.1.B.1 fog=1"
    )
    with Scene(GAME, position.replace("points: 180", "points: 179\n  sunk: nimitz")) as scene:
        assert scene.state.outcome() is None
        assert scene.asked() == [1]


@rule("coldwar", "3")
@pytest.mark.parametrize(
    ("options", "over"),
    [("victory=100", True), ("victory=105", False), ("rounds=1", True), ("rounds=2", False)],
)
def test_a_table_may_agree_on_another_end(options: str, over: bool) -> None:
    position = LAST_ROUND.format(50, 60, 90).replace("coldwar 1", f"coldwar 1\noptions: {options}")
    with Scene(GAME, position) as scene:
        outcome = scene.state.outcome()
        assert (outcome is not None) == over
        if outcome is not None:
            assert (outcome.scores, outcome.winners) == ([58, 64, 100], [2])
            assert outcome.reason == ("victory-level" if "victory" in options else "rounds-played")


@rule("coldwar", "3", "11.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_rounds_are_played_until_somebody_has_180(seats: int) -> None:
    options: dict[str, Value] = {"seats": seats}
    state = GAME.new(options, FastDice(seats))
    events: list[Event] = []
    state.log = events
    chance = FastDice(7)
    while state.waiting():
        seat = state.mover()
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal), 0)])
    outcome = state.outcome()
    assert outcome is not None
    totals = [event.facts["total"] for event in events if event.name == "round-scored"]
    assert len(totals) == state.round * seats
    assert state.round > 1
    earlier, last = totals[:-seats], totals[-seats:]
    assert all(isinstance(total, int) and total < 180 for total in earlier)
    assert last == outcome.scores
    assert max(outcome.scores) >= 180
    assert all(outcome.scores[winner] == max(outcome.scores) for winner in outcome.winners)
