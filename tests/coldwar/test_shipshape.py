"""6.1.C Ship shape: discarding and drawing, up to the last card of the pile."""

from itertools import permutations

import pytest

from tests.coldwar.look import cards_and_ships, force, table, truth
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME
from wardroom.games.coldwar.shipshape import AdjustOrdnance

ORDNANCE = """
coldwar 1
turn: seat1 6.1.C.2 fog=1 played
discard: gun3
seat 1
  row1: iowa kidd
  hand: gun3 gun5*2 ecm dc
seat 2
  row1: kirov knox
"""
UNPLAYED = ORDNANCE.replace(" played", "")


# C.2 Adjust ordnance.


@rule("coldwar", "6.1.C.2")
def test_any_cards_may_be_discarded() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        scene.do(1, "gun3 gun5 dc")
        assert scene.legal(1) == ["done", "gun5", "ecm"]
        scene.do(1, "done")
        assert table(scene.state)["discard"] == "gun3*2 gun5 dc"
        cards_and_ships(truth(scene))


@rule("coldwar", "6.1.C.2")
def test_who_has_played_a_card_may_keep_them_all() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        scene.do(1, "done")
        assert table(scene.state)["discard"] == "gun3"


@rule("coldwar", "6.1.C.2")
def test_the_whole_hand_may_go() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        scene.do(1, "gun3 gun5 gun5 ecm dc")
        assert table(scene.state)["discard"] == "gun3*2 gun5*2 ecm dc"
        assert len(truth(scene).forces[0].hand) == 7


@rule("coldwar", "6.1.C.2")
def test_without_a_card_played_one_must_be_discarded() -> None:
    with Scene(GAME, UNPLAYED, rolls=[1]) as scene:
        assert scene.rule_against(1, "done") == "6.1.C.2"
        assert scene.legal(1) == ["gun3", "gun5", "ecm", "dc"]
        scene.do(1, "ecm")
        assert scene.legal(1) == ["done", "gun3", "gun5", "dc"]
        scene.do(1, "done")
        assert table(scene.state)["discard"] == "gun3 ecm"


@rule("coldwar", "6.1.C.2")
def test_an_empty_hand_forces_nothing() -> None:
    with Scene(GAME, UNPLAYED.replace("  hand: gun3 gun5*2 ecm dc\n", ""), rolls=[1]) as scene:
        assert len(truth(scene).forces[0].hand) == 7
        assert table(scene.state)["turn"] == "seat2 6.1.A.3 fog=1"


PLAYING = """
coldwar 1
options: air_defense=no
turn: seat1 {step} fog=3
top: foch
deck: none
seat 1
  row1: iowa nimitz
  subs: alfa
  hand: gun5 lbas asw ecm crew ship retreat
seat 2
  row1: kirov
  subs: oscar
"""


@rule("coldwar", "6.1.C.2")
@pytest.mark.parametrize(
    ("step", "play", "rolls"),
    [
        ("6.1.B.1", "gun5 iowa > kirov; done", []),
        ("6.1.B.1", "lbas > kirov done; done", [6]),
        ("6.1.B.1", "asw > oscar; done", [6]),
        ("6.1.B.1", "ecm area; done", []),
        ("6.1.B.1", "ecm facedown; done", []),
        ("6.1.B.1", "crew nimitz; done", []),
        ("6.1.A.5", "ship row1; done; done; done", []),
        ("6.1.A.6", "retreat", []),
    ],
)
def test_every_card_that_left_the_hand_was_played(step: str, play: str, rolls: list[int]) -> None:
    with Scene(GAME, PLAYING.format(step=step), rolls) as scene:
        scene.do(1, play)
        assert scene.state.decision(0).name == "discard"
        assert "done" in scene.legal(1)


@rule("coldwar", "6.1.C.2")
def test_a_carriers_own_strike_is_no_card() -> None:
    with Scene(GAME, PLAYING.format(step="6.1.B.1"), rolls=[6]) as scene:
        scene.do(1, "nimitz > kirov; done")
        assert scene.state.decision(0).name == "must-discard"
        assert scene.rule_against(1, "done") == "6.1.C.2"


@rule("coldwar", "6.1.C.2")
def test_a_point_defence_played_in_anothers_turn_does_not_count_for_ones_own() -> None:
    position = """
    coldwar 1
    turn: seat2 6.1.B.1 fog=1
    series: 2 last-comes
    draw: none
    seat 1
      order: 2
      row1: iowa
      hand: evade ecm
    seat 2
      order: 1 moved
      row1: kirov
      hand: gun5
    """
    with Scene(GAME, position, rolls=[1]) as scene:
        scene.do(2, "gun5 kirov > iowa; done").do(1, "evade #1; done; done; done")
        assert scene.state.decision(0).name == "must-discard"


@rule("coldwar", "6.1.C.2")
def test_discards_are_seen_when_the_choice_is_complete_and_lie_face_up() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        before = [scene.state.observe(viewer).text() for viewer in (1, SPECTATOR)]
        scene.do(1, "gun3 gun5")
        assert [scene.state.observe(viewer).text() for viewer in (1, SPECTATOR)] == before
        scene.do(1, "done")
        assert table(scene.state.observe(1))["discard"] == "gun3*2 gun5"
        assert [event.facts["cards"] for event in scene.told("discarded")] == ["cards/gun3,gun5"]


@rule("coldwar", "6.1.C.2")
@pytest.mark.parametrize("cards", list(permutations(["gun3", "gun5", "ecm"])))
def test_discards_are_named_in_any_order(cards: tuple[str, ...]) -> None:
    """One prompt after the other; nothing tells afterwards in which order they were named."""
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        for card in cards:
            assert card in scene.legal(1)
            scene.do(1, card)
        assert scene.legal(1) == ["done", "gun5", "dc"]
        step = truth(scene).stack[-1]
        assert isinstance(step, AdjustOrdnance)
        assert step.chosen == [GAME.piece(card) for card in ("gun3", "gun5", "ecm")]
        assert GAME.parse(scene.state.text()).text() == scene.state.text()
        scene.do(1, "done")
        assert table(scene.state)["discard"] == "gun3*2 gun5 ecm"
        assert [event.facts["cards"] for event in scene.told("discarded")] == ["cards/gun3,gun5,ecm"]


@rule("coldwar", "6.1.C.2")
def test_with_the_last_card_of_the_hand_the_step_ends() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1]) as scene:
        for card in ("dc", "gun5", "ecm", "gun5"):
            scene.do(1, card)
        assert scene.legal(1) == ["done", "gun3"]
        scene.do(1, "gun3")
        assert table(scene.state)["turn"] == "seat2 6.1.A.3 fog=1"
        assert table(scene.state)["discard"] == "gun3*2 gun5*2 ecm dc"


# C.3 Resupply.


@rule("coldwar", "6.1.C.3")
def test_the_hand_is_filled_up_to_seven() -> None:
    draws = ["bomber", "gun5", "asw"]
    with Scene(GAME, ORDNANCE, rolls=[1], draws=draws) as scene:
        scene.do(1, "gun3 done")
        assert force(scene.state, 1)["hand"] == "gun5*3 asw bomber ecm dc"
        assert truth(scene).draw_left == 114 - 5 - 1 - 3
        assert table(scene.state)["turn"] == "seat2 6.1.A.3 fog=1"


@rule("coldwar", "6.1.C.3")
@pytest.mark.parametrize("hand", ["ecm*7", "ecm*7 gun5*2"])
def test_seven_cards_or_more_are_not_added_to(hand: str) -> None:
    with Scene(GAME, ORDNANCE.replace("gun3 gun5*2 ecm dc", hand), rolls=[1]) as scene:
        left = truth(scene).draw_left
        scene.do(1, "done")
        assert truth(scene).draw_left == left
        assert scene.told("resupplied") == []


@rule("coldwar", "6.1.C.3")
def test_the_drawn_cards_are_seen_by_their_owner_alone() -> None:
    with Scene(GAME, ORDNANCE, rolls=[1], draws=["bomber", "gun5"]) as scene:
        scene.do(1, "done")
        (told,) = scene.told("resupplied")
        assert told.seen_by(1) == {"seat": "seat/1", "number": 2, "cards": "cards/bomber,gun5"}
        assert told.seen_by(2) == told.seen_by(SPECTATOR) == {"seat": "seat/1", "number": 2}
        assert force(scene.state.observe(1), 1)["hand"] == "?*7"


@rule("coldwar", "6.1.C.3")
def test_discards_do_not_come_back_into_the_pile() -> None:
    position = ORDNANCE + "draw: torpedo\n"
    with Scene(GAME, position, rolls=[1]) as scene:
        scene.do(1, "gun5 gun5 done")
        assert force(scene.state, 1)["hand"] == "gun3 torpedo ecm dc"
        assert truth(scene).draw_left == 0
        assert truth(scene).discard[GAME.piece("gun5")] == 12


# 6.2 The last card.


@rule("coldwar", "6.2")
def test_drawing_the_last_card_announces_the_last_series() -> None:
    with Scene(GAME, ORDNANCE + "draw: torpedo cover\nseries: 5\n", rolls=[1]) as scene:
        scene.do(1, "done")
        assert force(scene.state, 1)["hand"] == "gun3 gun5*2 torpedo ecm cover dc"
        assert table(scene.state)["series"] == "5 last-comes"
        assert len(scene.told("pile-empty")) == 1


@rule("coldwar", "6.2")
def test_a_card_left_in_the_pile_announces_nothing() -> None:
    with Scene(GAME, ORDNANCE + "draw: torpedo cover evade\nseries: 5\n", rolls=[1]) as scene:
        scene.do(1, "done")
        assert table(scene.state)["series"] == "5"
        assert scene.told("pile-empty") == []


@rule("coldwar", "6.2")
def test_if_the_pile_ends_in_the_middle_the_player_keeps_what_he_has() -> None:
    with Scene(GAME, ORDNANCE + "draw: torpedo\nseries: 5\n", rolls=[1]) as scene:
        scene.do(1, "gun3 gun5 done")
        assert force(scene.state, 1)["hand"] == "gun5 torpedo ecm dc"
        assert table(scene.state)["series"] == "5 last-comes"


@rule("coldwar", "6.2")
def test_with_an_empty_pile_nothing_is_drawn_but_the_rest_of_the_turn_is_as_ever() -> None:
    with Scene(GAME, UNPLAYED + "draw: none\nseries: 6 last\n", rolls=[1]) as scene:
        assert scene.rule_against(1, "done") == "6.1.C.2"
        scene.do(1, "gun5 done")
        assert force(scene.state, 1)["hand"] == "gun3 gun5 ecm dc"
        assert scene.told("resupplied") == scene.told("pile-empty") == []
