"""12.4 Area Defences laid face down: their price, when they are turned up, and what the others can tell."""

import pytest

from tests.coldwar.fight import area, discard, fight, forbidden, hand, over, question, ships, sunk
from tests.coldwar.look import force
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR

DOWN = "prepared_defenses"
ALL = "prepared_defenses cruise_missiles"

LAYING = """
seat 1
  row1: iowa
  subs: alfa
  hand: evade ecm cover asw gun5 retreat
seat 2
  row1: knox
  row2: leahy
  subs: rubis
"""


def attacked(area: str, rolls: list[int], advanced: str = ALL) -> Scene:
    """Seat 1 can attack in every way; seat 2 has laid these cards in its last turn."""
    position = f"""
seat 1
  row1: iowa
  row2: nimitz
  row3: slava
  subs: alfa sturgeon
  hand: gun5 missileA missileC torpedo asw lbas bomber retreat
seat 2
  row1: knox pantera
  row2: leahy
  row3: kidd
  subs: rubis
  area: {area}
"""
    return fight(position, rolls, advanced=advanced)


# -- laying --------------------------------------------------------------------------------------------------


@rule("coldwar", "12.4")
@pytest.mark.parametrize("card", ["evade", "ecm", "cover", "asw"])
def test_any_area_defence_may_be_laid_face_down(card: str) -> None:
    with fight(LAYING, advanced=DOWN) as scene:
        scene.do(1, f"{card} facedown; done")
        assert area(scene, 1) == f"{card}(down)"
        assert card not in hand(scene, 1)


@rule("coldwar", "12.4")
def test_it_costs_a_point_of_fog_of_war() -> None:
    with fight(LAYING, fog=1, advanced=DOWN) as scene:
        scene.do(1, "ecm facedown")
        assert scene.state.decision(0).facts["number"] == 0
        assert forbidden(scene, 1, "gun5") == "7"
        assert forbidden(scene, 1, "cover facedown") == "12.4"
        assert forbidden(scene, 1, "asw facedown") == "12.4"


@rule("coldwar", "12.4")
def test_without_fog_of_war_only_face_up() -> None:
    with fight(LAYING, fog=0, advanced=DOWN) as scene:
        assert forbidden(scene, 1, "ecm facedown") == "12.4"
        scene.do(1, "ecm area; evade area; done")
        assert area(scene, 1) == "evade ecm"


@rule("coldwar", "12.4", "8.1")
def test_face_up_costs_nothing() -> None:
    with fight(LAYING, fog=1, advanced=DOWN) as scene:
        scene.do(1, "ecm area; cover area")
        assert scene.state.decision(0).facts["number"] == 1
        scene.do(1, "evade facedown; done")
        assert area(scene, 1) == "ecm cover evade(down)"


@rule("coldwar", "12.4", "8.1")
@pytest.mark.parametrize("card", ["evade", "ecm", "cover", "asw"])
def test_without_the_rule_every_card_lies_open(card: str) -> None:
    with fight(LAYING) as scene:
        assert forbidden(scene, 1, f"{card} facedown") == "8.1"
        scene.do(1, f"{card} area; done")
        assert area(scene, 1) == card


# -- turning up ----------------------------------------------------------------------------------------------


@rule("coldwar", "12.4")
@pytest.mark.parametrize(
    "card, attack, rolls",
    [
        ("evade", "gun5 iowa > knox", []),
        ("evade", "torpedo alfa > leahy", []),
        ("evade", "torpedo alfa > rubis", []),
        ("ecm", "missileA iowa > knox", []),
        ("ecm", "missileA sturgeon > kidd", []),
        ("ecm", "missileC slava > knox", []),
        ("ecm", "missileC iowa > kidd", []),
        ("cover", "missileC slava > knox", [2]),
        ("cover", "lbas leahy done", [2]),
        ("cover", "nimitz > knox", [2]),
        ("cover", "bomber seat2 dice2", [2]),
    ],
)
def test_it_is_turned_up_and_used_at_its_first_chance(card: str, attack: str, rolls: list[int]) -> None:
    advanced = f"{ALL} attack_opportunities"
    with attacked(f"{card}(down)", rolls, advanced) as scene:
        scene.do(1, f"{attack}; done")
        [shown] = scene.told("area-revealed")
        assert (shown.rule, shown.facts) == ("12.4", {"seat": "seat/2", "card": f"card/{card}"})
        assert over(scene)
        assert area(scene, 2) == card
        assert sunk(scene, 1) == ""
        assert "(" not in "".join(ships(scene, 2).values())


@rule("coldwar", "12.4", "8.37")
@pytest.mark.parametrize("attack", ["torpedo alfa > knox", "missileA sturgeon > leahy"])
def test_asw_is_turned_up_before_a_submarine_fires(attack: str) -> None:
    """3 finds an active submarine, 2 a fast one."""
    with attacked("asw(down)", [2]) as scene:
        scene.do(1, attack).do(1, "done")
        # The owner may save his submarine by Damage Control.
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert len(scene.told("preempted")) == 1
        assert area(scene, 2) == "asw"
        assert ships(scene, 2) == {"row1": "knox pantera", "row2": "leahy", "row3": "kidd", "subs": "rubis"}


@rule("coldwar", "12.4")
@pytest.mark.parametrize(
    "attack, rolls, left",
    [
        # Number 1 in the volley; which cards it called for.
        ("gun5 iowa > knox", [], "ecm cover asw"),
        ("missileA iowa > knox", [], "evade cover asw"),
        ("torpedo alfa > knox", [], "ecm cover"),
        ("missileA sturgeon > knox", [], "evade cover"),
        ("missileC slava > knox", [], "evade asw"),
        ("lbas leahy done", [6], "evade ecm asw"),
        ("nimitz > knox", [6], "evade ecm asw"),
        ("bomber seat2 dice1", [6], "evade ecm asw"),
    ],
)
def test_what_stays_down_is_none_of_those_called_for(attack: str, rolls: list[int], left: str) -> None:
    """Whatever it is: all that the others learn is what it is not."""
    for card in left.split():
        with attacked(f"{card}(down)", rolls, f"{ALL} attack_opportunities") as scene:
            scene.do(1, f"{attack}; done")
            assert scene.told("area-revealed") == []
            assert area(scene, 2) == f"{card}(down may {left})"
            assert force(scene.state.observe(0), 2)["area"] == f"?(down may {left})"


@rule("coldwar", "12.4")
def test_an_asw_attack_calls_for_nothing() -> None:
    with attacked("cover(down)", [6]) as scene:
        scene.do(1, "asw > rubis; done")
        assert over(scene)
        assert area(scene, 2) == "cover(down)"


@rule("coldwar", "12.4", "12.9")
def test_a_cruise_missile_that_ecm_stopped_does_not_call_for_air_cover() -> None:
    """Area ECM comes first; nothing is left that Air Cover could answer."""
    with attacked("ecm(down) cover(down)", []) as scene:
        scene.do(1, "missileC slava > knox; done")
        assert area(scene, 2) == "ecm cover(down may evade cover asw)"


@rule("coldwar", "12.4")
def test_the_kinds_that_are_ruled_out_add_up() -> None:
    with attacked("evade(down)", [6]) as scene:
        scene.do(1, "missileA sturgeon > leahy; lbas leahy done; done")
        assert over(scene)
        assert force(scene.state.observe(0), 2)["area"] == "?(down may evade)"


@rule("coldwar", "12.4")
def test_all_cards_of_the_kind_are_turned_up_and_no_others() -> None:
    with attacked("cover(down) cover(down) ecm(down)", [3, 2]) as scene:
        scene.do(1, "lbas knox done; done")
        assert [event.name for event in scene.told("cover-fails") + scene.told("cover-stops")] == [
            "cover-fails",
            "cover-stops",
        ]
        assert area(scene, 2) == "cover cover ecm(down may evade ecm asw)"


@rule("coldwar", "12.4")
def test_an_attack_on_somebody_else_turns_nothing_up() -> None:
    position = """
seat 1
  row1: iowa
  hand: gun5 retreat
seat 2
  row1: knox
  area: evade(down)
seat 3
  row1: leahy
  area: evade(down)
"""
    with fight(position, advanced=DOWN) as scene:
        scene.do(1, "gun5 iowa > knox; done")
        assert area(scene, 2) == "evade"
        assert area(scene, 3) == "evade(down)"
        assert force(scene.state.observe(0), 3)["area"] == "?(down)"


@rule("coldwar", "12.4", "6.1.A.1")
def test_a_card_that_was_never_called_for_is_shown_when_it_is_discarded() -> None:
    """Seat 2 ends its turn; seat 1, whose cards they are, is the next."""
    position = """
seat 1
  row1: iowa
  hand: retreat
  area: cover(down may cover asw) ecm(down)
  order: 2
seat 2
  row1: knox
  hand: gun3 gun3
  order: 1 moved
"""
    with fight(position, [4], advanced=DOWN, turn="seat2 6.1.C.2") as scene:
        assert area(scene, 1) == "cover(down may cover asw) ecm(down)"
        scene.do(2, "gun3 done")
        assert (area(scene, 1), discard(scene)) == ("", "gun3 ecm cover")
        [cleared] = scene.told("decks-cleared")
        assert cleared.seen_by(SPECTATOR) == {"seat": "seat/1", "cards": "cards/cover,ecm"}


# -- what the others see -------------------------------------------------------------------------------------


@rule("coldwar", "12.4")
@pytest.mark.parametrize("observer", [1, SPECTATOR])
def test_the_others_see_that_a_card_lies_there_and_not_which(observer: int) -> None:
    views = []
    for card in ("evade", "ecm", "cover", "asw"):
        with fight(LAYING, advanced=DOWN) as scene:
            scene.do(1, f"{card} facedown; done")
            assert area(scene, 1) == f"{card}(down)"
            view = scene.state.observe(observer)
            assert force(view, 1)["area"] == "?(down)"
            assert force(view, 1)["hand"] == "?*5"
            views.append(view.text())
            [laid] = scene.told("area-face-down")
            assert laid.seen_by(observer + 1 if observer >= 0 else SPECTATOR) == {"seat": "seat/1"}
            assert laid.seen_by(1) == {"seat": "seat/1", "card": f"card/{card}"}
    assert len(set(views)) == 1


@rule("coldwar", "12.4")
def test_face_up_everybody_sees_it() -> None:
    with fight(LAYING, advanced=DOWN) as scene:
        scene.do(1, "ecm area; done")
        assert force(scene.state.observe(1), 1)["area"] == "ecm"
        assert scene.told("area-laid")[0].seen_by(2) == {"seat": "seat/1", "card": "card/ecm"}


@rule("coldwar", "12.4")
def test_nothing_shows_before_the_volley_is_committed() -> None:
    with fight(LAYING, advanced=DOWN) as scene:
        before = scene.state.observe(1).text()
        scene.do(1, "ecm facedown; cover area")
        assert scene.state.observe(1).text() == before
        assert area(scene, 1) == ""


@rule("coldwar", "12.4")
def test_the_order_in_which_cards_lie_tells_nothing() -> None:
    views = []
    for laid in ("evade(down) asw(down)", "asw(down) evade(down)", "cover(down) ecm(down)"):
        with attacked(laid, []) as scene:
            views.append(scene.state.observe(0).text())
    assert len(set(views)) == 1
