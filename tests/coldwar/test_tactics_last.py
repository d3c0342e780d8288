"""13.5 How long Tactics last: for the game, as the book has it, or for the round (option `tactics_last`)."""

import pytest

from tests.coldwar.fight import discard, fight, over, settle
from tests.coldwar.look import cards_and_ships, force, table, truth
from tests.marks import rule
from wardroom import bots
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.game import GAME

# The last turn of a round; nobody has a Tactic in hand.
LAST_TURN = """
coldwar 1
options: tactics=4{options}
series: 3 last
turn: seat2 6.1.C.2 fog=1 played
draw: none
seat 1
  row1: iowa
  {front}
  order: 1 moved
  hand: {mine}
seat 2
  row1: ariadne
  hand: {theirs}
  tactics: fighter
  order: 2 moved
"""


def last_turn(
    mine: str = "gun3", theirs: str = "gun3", options: str = "", front: str = "jink sneak"
) -> Scene:
    front = f"tactics: {front}" if front else "points: 0"
    return Scene(GAME, LAST_TURN.format(mine=mine, theirs=theirs, options=options, front=front))


def asked(scene: Scene) -> tuple[list[int], str]:
    """Who is asked, and what."""
    return scene.asked(), scene.state.decision(scene.asked()[0] - 1).name


def before(scene: Scene, seat: int) -> str:
    """The Tactics before a task force."""
    return force(scene.state, seat).get("tactics", "")


def elsewhere(state: Battle) -> list[str]:
    """The Tactics in hands and in the draw pile."""
    first, after = state.catalogue.first_tactic, state.catalogue.first_bad
    held = [card for one in state.forces for card in one.hand if first <= card < after]
    held += [card for card in range(first, after) for _ in range(state.draw[card])]
    return sorted(state.card(card).key for card in held)


def again(scene: Scene) -> None:
    """The text of the position says all of it."""
    written = scene.state.text()
    assert GAME.parse(written).text() == written
    for seat in range(scene.state.seats):
        seen = scene.state.observe(seat).text()
        assert GAME.parse(seen).text() == seen


# -- the next round ----------------


@rule("coldwar", "13.5", "5.1", "11.3")
def test_they_lie_there_in_the_next_round_and_stay_out_of_its_deal() -> None:
    """Four are in the game: three on the table, and one more of the other six in the deck."""
    with last_turn() as scene:
        scene.do(2, "done")
        while scene.state.decision(0).name == "tactic-moment":
            scene.done()
        state = truth(scene)
        assert state.round == 2
        assert (before(scene, 1), before(scene, 2)) == ("jink sneak", "fighter")
        assert len(elsewhere(state)) == 1
        assert not {"jink", "sneak", "fighter"} & set(elsewhere(state))
        assert len([card for one in state.forces for card in one.hand]) == 14
        assert state.draw_left == 114 + 1 - 14
        cards_and_ships(state)
        again(scene)


@rule("coldwar", "13.5", "5.1")
def test_worlds_that_a_seat_imagines_leave_them_where_they_lie() -> None:
    with last_turn() as scene:
        scene.do(2, "done")
        while scene.state.decision(0).name == "tactic-moment":
            scene.done()
        view = scene.state.observe(0)
        assert force(view, 2)["tactics"] == "fighter"
        found = set()
        for seed in range(40):
            world = view.imagine(FastDice(seed))
            assert isinstance(world, Battle)
            cards_and_ships(world)
            found |= set(elsewhere(world))
        # Whatever is not on the table may be the fourth one, unless it is in the own hand.
        own = {key for key in elsewhere(truth(scene)) if key in force(scene.state, 1)["hand"].split()}
        assert found == (own or {"new-evasive", "improved-asw", "new-jamming", "satellite", "sub-evasion"})


@rule("coldwar", "13.5", "5.1")
def test_a_table_that_has_shown_them_all_deals_none() -> None:
    with last_turn(front="jink sneak satellite") as scene:
        scene.do(2, "done")
        assert truth(scene).round == 2, "nobody can hold one, so nobody is asked"
        assert elsewhere(truth(scene)) == []
        assert truth(scene).draw_left == 114 - 14
        again(scene)


@rule("coldwar", "13.5", "13.56")
def test_they_work_in_the_next_round() -> None:
    with last_turn(front="jink sneak satellite") as scene:
        scene.do(2, "done")
        state = GAME.parse(scene.state.text(), FastDice(3))
    state.log = []
    while state.acting != 0 or state.fog == 0:
        seat = state.mover()
        state.apply(seat, state.legal(seat)[0])
    [rolled] = [event.facts for event in state.log if event.name == "fog" and event.facts["seat"] == "seat/0"]
    assert (rolled["number"], state.fog) == (state.fog, int(rolled["roll"]) + 1)


@rule("coldwar", "13.5", "11.3", "5")
def test_with_the_round_option_all_are_shuffled_in_again() -> None:
    with last_turn(options="; tactics_last=round") as scene:
        scene.do(2, "done")
        state = truth(scene)
        assert state.round == 2
        assert [one.tactics for one in state.forces] == [[], []]
        assert len(elsewhere(state)) == 4


# -- a player who is out ----------------

SUNK = """
options: tactics=4{options}
seat 1
  row1: iowa
  hand: gun16 ship
seat 2
  row1: ariadne
  hand: ecm
  tactics: jink sneak
seat 3
  row1: slava
"""


@rule("coldwar", "13.5", "11.2")
@pytest.mark.parametrize(
    ("options", "left", "thrown"),
    [("", "jink sneak", "gun16 ecm"), ("; tactics_last=round", "", "gun16 ecm jink sneak")],
)
def test_a_player_who_is_out_loses_the_hand_and_keeps_tactics_that_last(
    options: str, left: str, thrown: str
) -> None:
    with fight(SUNK.format(options=options)) as scene:
        scene.do(1, "gun16 iowa > ariadne")
        scene.do(1, "done")
        while not over(scene):
            scene.done()
        assert "out" in force(scene.state, 2)
        assert before(scene, 2) == left
        assert discard(scene) == thrown
        again(scene)


# Seat 1 draws an explosion: the die of 1 makes it a primary one, and nobody can save the ship.
BLOWN_UP = """
coldwar 1
options: action=yes; tactics=4; seats=3; bad_luck=7{options}
turn: seat1 6.1.C.4 fog=6 played
luck: explosion2*2
discard: dc*10 {gone}
seat 1
  row1: knox
  hand: {mine}
seat 2
  row1: iowa
  hand: {theirs}
seat 3
  row1: kidd
  hand: gun3
"""


def blown_up(mine: str, options: str = "", gone: str = "intelligence*3", theirs: str = "gun3") -> Scene:
    """In the next turn seat 2 is asked before its Fog of War roll, where it may hold a Tactic."""
    return Scene(GAME, BLOWN_UP.format(mine=mine, options=options, gone=gone, theirs=theirs), [1])


@rule("coldwar", "13.5", "11.2", "13.65")
def test_before_a_hand_goes_with_the_last_ship_a_tactic_may_still_be_played() -> None:
    with blown_up("satellite gun3") as scene:
        assert asked(scene) == ([1], "tactic-moment")
        assert "out" not in force(scene.state, 1)
        again(scene)
        scene.do(1, "tactic-satellite")
        again(scene)
        assert asked(scene) == ([1], "tactic-moment"), "there might be another"
        scene.do(1, "done")
        assert before(scene, 1) == "satellite"
        assert "out" in force(scene.state, 1)
        assert truth(scene).luck == [], "the second explosion finds nobody"
        assert discard(scene) == "gun3 dc*10 intelligence*3 explosion2*2"
        assert truth(scene).acting == 1
        again(scene)


@rule("coldwar", "13.5", "11.2")
def test_who_is_asked_then_does_not_depend_on_the_hand() -> None:
    with blown_up("gun5 gun3") as scene:
        assert asked(scene) == ([1], "tactic-moment")
        assert scene.legal(1) == ["done"]
        for seat in (0, 1, 2):
            assert "hand: ?*2" in scene.state.observe(seat).text() or seat == 0
        scene.do(1, "done")
        assert "out" in force(scene.state, 1)


@rule("coldwar", "13.5", "11.2", "9.6")
def test_intelligence_may_negate_it_even_then() -> None:
    with blown_up("satellite", gone="intelligence*2", theirs="intelligence gun3") as scene:
        scene.do(1, "tactic-satellite")
        assert asked(scene) == ([2, 3], "negate")
        again(scene)
        scene.do(2, "intelligence").do(3, "done")
        assert before(scene, 1) == ""
        assert "out" in force(scene.state, 1)


@rule("coldwar", "13.5", "11.2")
@pytest.mark.parametrize(
    ("options", "mine"),
    [("; rounds=1", "gun5 gun3"), ("; tactics_last=round", "gun5 gun3"), ("", "")],
    ids=["rounds", "round", "no hand"],
)
def test_nobody_is_asked_as_the_last_ship_goes_when_it_could_change_nothing(options: str, mine: str) -> None:
    with blown_up(mine, options) as scene:
        assert "out" in force(scene.state, 1)
        assert truth(scene).acting == 1


@rule("coldwar", "13.5", "11.2", "7.18")
def test_the_moment_comes_in_a_volley_too() -> None:
    """A Surprise Attack is not answered, so seat 2 is asked nothing else."""
    position = """
    options: action=yes; tactics=4
    discard: intelligence*3
    seat 1
      row1: iowa
      subs: oscar
      hand: missileC surprise ship
    seat 2
      row1: knox
      hand: jink ecm
    seat 3
      row1: slava
    """
    with fight(position) as scene:
        scene.do(1, "missileC oscar > knox; surprise #1; done")
        asked_for = []
        while "out" not in force(scene.state, 2):
            asked_for.append(asked(scene))
            again(scene)
            if not force(scene.state, 2).get("row1") and not before(scene, 2):
                scene.do(2, "tactic-jink")
            else:
                scene.done()
        assert asked_for[-2:] == [([2], "tactic-moment")] * 2
        assert before(scene, 2) == "jink"
        assert discard(scene) == "missileC ecm surprise intelligence*3"
        settle(scene)


@rule("coldwar", "13.5", "11.2", "8.37")
def test_and_for_the_attacker_whose_last_submarine_is_hunted_down() -> None:
    """The volley goes on afterwards."""
    position = """
    options: action=yes; tactics=4
    discard: intelligence*3 dc*10 crash-dive*4
    seat 1
      subs: oscar
      hand: torpedo satellite
    seat 2
      row1: knox
      area: asw
      hand: gun3
    seat 3
      row1: slava
      hand: gun3
    """
    with fight(position, [1]) as scene:
        scene.do(1, "torpedo oscar > knox; done")
        while force(scene.state, 1).get("subs"):
            scene.done()
        assert asked(scene) == ([1], "tactic-moment")
        again(scene)
        scene.do(1, "tactic-satellite")
        assert before(scene, 1) == "satellite"
        assert "out" in force(scene.state, 1)


# -- the last moment ----------------


@rule("coldwar", "13.5")
def test_before_a_round_is_scored_a_tactic_in_hand_may_still_be_played() -> None:
    with last_turn(mine="satellite gun3") as scene:
        scene.do(2, "done")
        assert asked(scene) == ([1, 2], "tactic-moment"), "as far as everybody can see both may hold one"
        assert table(scene.state)["round"] == "1"
        again(scene)
        scene.do(2, "done").do(1, "tactic-satellite")
        assert truth(scene).round == 2, "the fourth lies there, nobody can hold another"
        assert before(scene, 1) == "jink sneak satellite"
        assert elsewhere(truth(scene)) == []


@rule("coldwar", "13.5")
def test_what_is_not_played_then_goes_back_with_the_hand() -> None:
    with last_turn(mine="satellite gun3", front="jink") as scene:
        scene.do(2, "done")
        scene.do(2, "done").do(1, "done")
        assert truth(scene).round == 2
        assert (before(scene, 1), before(scene, 2)) == ("jink", "fighter")
        assert len(elsewhere(truth(scene))) == 2


@rule("coldwar", "13.5", "9.6")
def test_intelligence_may_negate_it_and_it_is_dealt_again() -> None:
    with last_turn(mine="satellite gun3", theirs="gun3 intelligence", options="; action=yes") as scene:
        scene.do(2, "done")
        scene.do(2, "done").do(1, "tactic-satellite")
        assert asked(scene) == ([2], "negate")
        again(scene)
        scene.do(2, "intelligence")
        while truth(scene).round == 1:
            scene.done()
        assert before(scene, 1) == "jink sneak"
        assert len(elsewhere(truth(scene))) == 1


@rule("coldwar", "13.5", "11.4")
@pytest.mark.parametrize(
    "options", ["; rounds=1", "; victory=10", "; tactics_last=round"], ids=["rounds", "victory", "round"]
)
def test_nobody_is_asked_when_it_could_change_nothing(options: str) -> None:
    """Iowa alone is worth more than ten points."""
    with last_turn(mine="satellite gun3", options=options) as scene:
        scene.do(2, "done")
        assert len(scene.told("round-scored")) == 2
        assert scene.state.outcome() is not None or truth(scene).round == 2


@rule("coldwar", "13.5", "11.3")
def test_nor_is_a_player_who_is_out() -> None:
    position = """
    coldwar 1
    options: tactics=4; seats=3
    turn: seat1 6.1.B.1 fog=6
    seat 1
      row1: iowa
      hand: gun16 gun3
    seat 2
      row1: ariadne
      hand: jink
    seat 3
      points: 20
    """
    with Scene(GAME, position) as scene:
        scene.do(1, "gun16 iowa > ariadne; done")
        while asked(scene)[1] != "tactic-moment" or truth(scene).acting != -1:
            scene.done()
        assert asked(scene) == ([1], "tactic-moment")
        assert discard(scene) == "gun16 jink"
        again(scene)
        scene.done()
        assert truth(scene).round == 2


@rule("coldwar", "13.5")
def test_doctrine_plays_what_it_holds_in_the_last_moment() -> None:
    with last_turn(mine="satellite gun3") as scene:
        scene.do(2, "done")
        view = scene.state.observe(0)
        chosen = bots.find("coldwar", "doctrine", 1).choose(view, 0, view.legal(0))
        assert GAME.action_text(chosen) == "tactic-satellite"
