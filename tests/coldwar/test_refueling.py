"""9.5 Air-to-Air Refueling: an Air card comes back when it would be discarded."""

import pytest

from tests.coldwar.fight import (
    answers,
    discard,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
)
from tests.coldwar.look import force, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME, ColdWar

STRIKE = """
options: action=yes
seat 1
  row1: knox nimitz
  hand: {hand}
seat 2
  row1: ariadne kidd
"""
ANSWER = """
options: action=yes
seat 1
  row1: knox nimitz
  hand: gun5 asw minefield ship
seat 2
  row1: ariadne kidd
  hand: {hand}
"""
DECKS = """
options: action=yes
seat 1
  row1: knox
  row2: nimitz{crew}
  hand: {hand}
  {area}
seat 2
  row1: ariadne kidd
"""


def decks(hand: str, area: str = "", crew: str = "", rolls: list[int] | None = None) -> Scene:
    """Seat 1 begins its turn with Clear the Decks."""
    position = DECKS.format(hand=hand, area=f"area: {area}" if area else "", crew=crew)
    return fight(position, rolls or [3], turn="seat1 6.1.A.1", advanced="prepared_defenses")


@rule("coldwar", "9.5")
def test_exactly_the_cards_of_the_list_are_air_cards() -> None:
    air = {card.key for card in GAME.catalogue.cards if card.air}
    assert air == {"lbas", "lbas3", "bomber", "cover", "crew", "ews"}


# Each moment.


@rule("coldwar", "9.5", "7.16")
@pytest.mark.parametrize(("card", "targets"), [("lbas", "ariadne kidd"), ("lbas3", "ariadne kidd kidd")])
def test_a_land_based_strike_returns_at_the_end_of_the_volley(card: str, targets: str) -> None:
    with fight(STRIKE.format(hand=f"{card} refuel ship"), [6] * len(targets.split())) as scene:
        scene.do(1, f"{card} > {targets}; done")
        assert question(scene) == (1, "refuel")
        assert answers(scene, 1) == ["done", "refuel"]
        scene.do(1, "refuel")
        assert over(scene)
        assert sorted(hand(scene, 1).split()) == sorted([card, "ship"])
        assert discard(scene) == "refuel"


@rule("coldwar", "9.5", "7.17")
def test_a_bomber_strike_returns_whatever_it_has_done() -> None:
    with fight(STRIKE.format(hand="bomber refuel ship"), [6, 1]) as scene:
        scene.do(1, "bomber seat2 dice2; done")
        scene.do(2, "ariadne")
        assert question(scene) == (1, "refuel")
        scene.do(1, "refuel")
        assert hand(scene, 1) == "bomber ship"


@rule("coldwar", "9.5", "7.16", "8.33")
def test_a_strike_that_was_stopped_has_been_used_too() -> None:
    position = STRIKE.format(hand="lbas refuel ship") + "  area: cover-land\n"
    with fight(position, [1]) as scene:
        scene.do(1, "lbas > ariadne; done; done")
        assert question(scene) == (1, "refuel")


@rule("coldwar", "9.5")
def test_nobody_has_to_refuel() -> None:
    with fight(STRIKE.format(hand="lbas refuel ship"), [6]) as scene:
        scene.do(1, "lbas > kidd; done; done; done")
        assert over(scene)
        assert hand(scene, 1) == "ship refuel"
        assert discard(scene) == "lbas"


@rule("coldwar", "9.5", "8.33", "8.2")
def test_point_air_cover_returns_when_the_attacks_on_its_player_are_settled() -> None:
    position = ANSWER.format(hand="cover refuel gun3") + "seat 3\n  row1: slava\n  hand: gun3\n"
    with fight(position, [6, 6, 6]) as scene:
        scene.do(1, "nimitz > kidd; nimitz > slava; done; seat2")
        scene.do(2, "cover #1; done")
        assert question(scene) == (2, "refuel"), "before the next defender is asked"
        scene.do(2, "refuel")
        for seat in scene.asked():
            scene.do(seat, "done")
        assert question(scene) == (3, "point-defense-air")
        settle(scene)
        assert hand(scene, 2) == "gun3 cover"
        assert discard(scene) == "refuel"


@rule("coldwar", "9.5", "8.38")
def test_point_early_warning_returns_then_too() -> None:
    with fight(ANSWER.format(hand="ews refuel gun3"), [5]) as scene:
        scene.do(1, "gun5 knox > kidd; done")
        scene.do(2, "ews #1; done; done")
        assert question(scene) == (2, "refuel")
        scene.do(2, "refuel")
        settle(scene)
        assert hand(scene, 2) == "gun3 ews"
        assert discard(scene) == "refuel"


@rule("coldwar", "9.5", "6.1.A.1", "8.1")
@pytest.mark.parametrize("card", ["cover", "ews"])
@pytest.mark.parametrize("laid", ["{}", "{}(down)"])
def test_an_area_card_returns_when_the_decks_are_cleared(card: str, laid: str) -> None:
    with decks("refuel gun5", laid.format(card)) as scene:
        assert question(scene) == (1, "refuel")
        scene.do(1, "refuel")
        assert sorted(hand(scene, 1).split()) == sorted(["gun5", card])
        assert force(scene.state, 1).get("area") is None
        assert discard(scene) == "refuel"


@rule("coldwar", "9.5", "9.4", "6.1.A.1")
def test_a_crew_that_returns_may_be_used_again_in_the_same_turn() -> None:
    with decks("refuel gun5", crew="(crew)") as scene:
        assert question(scene) == (1, "refuel")
        scene.do(1, "refuel")
        assert ships(scene, 1)["row2"] == "nimitz"
        while question(scene) != (1, "battle-stations"):
            scene.done()
        scene.do(1, "crew nimitz")
        assert ships(scene, 1)["row2"] == "nimitz(crew)"


@rule("coldwar", "9.5", "13.4")
def test_an_escort_returns_at_once_and_may_fly_again() -> None:
    position = (
        "options: escorts=yes\n" + STRIKE.format(hand="cover refuel ship").lstrip() + "  area: cover-land\n"
    )
    with fight(position, [1, 1, 6, 6]) as scene:
        scene.do(1, "nimitz > ariadne; nimitz > kidd; done")
        assert question(scene) == (1, "escort")
        scene.do(1, "cover")
        assert question(scene) == (1, "refuel")
        scene.do(1, "refuel")
        assert question(scene) == (1, "escort")
        scene.do(1, "cover")
        # No Refueling card is left in the hand, but that is nobody's business.
        scene.do(1, "done")
        settle(scene)
        assert hand(scene, 1) == "ship"
        assert discard(scene) == "cover refuel"


# What does not return.


@rule("coldwar", "9.5", "8.34")
def test_land_based_air_cover_does_not_return() -> None:
    with fight(ANSWER.format(hand="cover-land refuel gun3"), [6, 6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "cover-land #1; done")
        settle(scene)
        assert hand(scene, 2) == "gun3 refuel"
        assert discard(scene) == "cover-land"
    with decks("refuel gun5", "cover-land") as scene:
        assert question(scene) == (1, "adjust-formation")
        assert discard(scene) == "cover-land"


@rule("coldwar", "9.5")
@pytest.mark.parametrize(
    ("line", "rolls"),
    [
        ("gun5 knox > ariadne; done", []),
        ("asw > rubis; done", [6]),
        ("minefield seat2; done", [6, 6]),
        ("nimitz > kidd; done", [6]),
    ],
)
def test_other_attacks_do_not(line: str, rolls: list[int]) -> None:
    position = ANSWER.format(hand="").replace("ship", "ship refuel") + "  row2: knox\n"
    position = position.replace("knox nimitz", "spruance nimitz").replace("  hand: \n", "  subs: rubis\n")
    with fight(position, rolls) as scene:
        scene.do(1, line.replace("gun5 knox", "gun5 spruance"))
        assert over(scene)


@rule("coldwar", "9.5")
@pytest.mark.parametrize("area", ["evade", "ecm", "asw", "asw-land", "sweepers"])
def test_other_area_cards_do_not(area: str) -> None:
    with decks("refuel gun5", area) as scene:
        assert question(scene) == (1, "adjust-formation")
        assert discard(scene) == area


@rule("coldwar", "9.5", "11.1")
def test_the_crew_of_a_sunk_carrier_is_gone() -> None:
    position = """
options: action=yes
seat 1
  row1: nimitz
  hand: gun5
seat 2
  row1: kidd
  row2: foch(crew)
  hand: refuel
"""
    with fight(position, [1]) as scene:
        scene.do(1, "nimitz > foch; done")
        settle(scene)
        assert hand(scene, 2) == "refuel"
        assert discard(scene) == "crew"


@rule("coldwar", "9.5", "11.2")
def test_a_player_who_is_out_keeps_nothing() -> None:
    position = ANSWER.format(hand="cover refuel").replace("ariadne kidd", "kidd")
    position += "seat 3\n  row1: slava\n"
    with fight(position, [6, 1]) as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "cover #1; done; done")
        assert [event.facts["cards"] for event in scene.told("out")] == ["cards/refuel"]
        assert scene.told("refueling") == []


# Choosing.


@rule("coldwar", "9.5")
def test_one_refueling_card_for_one_air_card() -> None:
    with decks("refuel*2 gun5", "cover ews", "(crew)") as scene:
        assert question(scene) == (1, "refuel")
        assert answers(scene, 1, "refuel") == ["cover", "crew", "ews"]
        scene.do(1, "refuel ews")
        assert question(scene) == (1, "refuel")
        assert answers(scene, 1, "refuel") == ["cover", "crew"]
        scene.do(1, "refuel cover; done")
        assert hand(scene, 1) == "gun5 cover ews"
        assert discard(scene) == "crew refuel*2"


@rule("coldwar", "9.5")
def test_of_two_cards_alike_one_returns() -> None:
    with decks("refuel gun5", "cover cover") as scene:
        scene.do(1, "refuel")
        scene.do(1, "done")
        assert hand(scene, 1) == "gun5 cover"
        assert discard(scene) == "cover refuel"


@rule("coldwar", "9.5")
def test_only_refueling_cards_are_asked_for() -> None:
    with decks("refuel gun5 dc", "cover") as scene:
        refusal = scene.why_not(1, "gun5")
        assert refusal is not None and (refusal.name, refusal.rule) == ("only-refueling", "9.5")
        assert forbidden(scene, 1, "dc") == "9.5"
        assert answers(scene, 1) == ["done", "refuel"]
        scene.do(1, "done")


@rule("coldwar", "9.5", "6.1.B.1", "8.2")
def test_it_waits_for_an_air_card() -> None:
    """Neither in the volley, nor as an area or point defence."""
    with fight(STRIKE.format(hand="refuel lbas ship")) as scene:
        refusal = scene.why_not(1, "refuel")
        assert refusal is not None and (refusal.name, refusal.rule) == ("refueling-waits", "9.5")
        assert "refuel" not in answers(scene, 1)
    with fight(ANSWER.format(hand="refuel cover")) as scene:
        scene.do(1, "nimitz > kidd; done")
        assert forbidden(scene, 2, "refuel") == "8"


@rule("coldwar", "9.5", "9", "6.1.C.2")
def test_it_costs_nothing_and_is_a_card_played() -> None:
    with decks("refuel gun5", "cover", rolls=[1]) as scene:
        assert not truth(scene).played
        scene.do(1, "refuel")
        assert truth(scene).played and truth(scene).fog == 1
    with fight(ANSWER.format(hand="cover refuel gun3"), [6, 6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "cover #1; done; refuel")
        for seat in scene.asked():
            scene.do(seat, "done")
        assert question(scene) == (1, "must-discard"), "a card of the defender is none of the attacker"


# Who is asked.


@rule("coldwar", "9.5")
def test_the_question_depends_on_what_all_can_see() -> None:
    """With any card in the hand, not with a bare one, and not when all four Refueling cards are gone."""
    with decks("gun5", "cover") as scene:
        assert question(scene) == (1, "refuel")
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")
    with decks("none", "cover") as scene:
        assert question(scene) == (1, "adjust-formation")
    position = DECKS.format(hand="gun5", area="area: cover", crew="") + "  hand: gun3\n"
    with fight(f"discard: refuel*4\n{position}", [3], turn="seat1 6.1.A.1") as scene:
        assert question(scene) == (1, "adjust-formation")
        assert discard(scene) == "cover refuel*4"
    with fight(f"discard: refuel*3\n{position}", [3], turn="seat1 6.1.A.1") as scene:
        assert question(scene) == (1, "refuel")
        scene.do(1, "done")


@rule("coldwar", "9.5", "2")
def test_without_the_expansion_nothing_is_asked() -> None:
    position = DECKS.format(hand="gun5", area="area: cover", crew="").replace("action=yes", "action=no")
    with fight(position, [3], turn="seat1 6.1.A.1") as scene:
        assert question(scene) == (1, "adjust-formation")
        assert discard(scene) == "cover"


@rule("coldwar", "9.5", "13.2")
def test_a_team_mate_refuels_the_card_he_laid_himself() -> None:
    position = """
options: action=yes; team_size=2; seats=4
seat 1
  row1: nimitz
  hand: gun5
seat 2
  row1: kidd
  hand: refuel
seat 3
  row1: slava
seat 4
  row1: knox
  hand: cover refuel gun3
"""
    with fight(position, [6, 6]) as scene:
        scene.do(1, "done; nimitz > kidd; done")
        scene.do(2, "done")
        scene.do(4, "cover #1; done")
        assert question(scene) == (4, "refuel")
        scene.do(4, "refuel")
        for seat in scene.asked():
            scene.do(seat, "done")
        settle(scene)
        assert hand(scene, 4) == "gun3 cover"
        assert hand(scene, 2) == "refuel"


# What others see.


@rule("coldwar", "9.5")
def test_everybody_knows_the_card_that_returned() -> None:
    position = STRIKE.format(hand="lbas refuel ship gun5") + "  hand: gun3\nseat 3\n  row1: slava\n"
    with fight("discard: intelligence*3\n" + position, [6]) as scene:
        scene.do(1, "lbas > kidd; done; done")
        scene.do(2, "done")
        scene.do(1, "refuel")
        for observer in (1, 2):
            view = scene.state.observe(observer)
            assert force(view, 1)["hand"] == "?*2 lbas"
            for seed in range(20):
                world = view.imagine(FastDice(seed))
                assert isinstance(world, ColdWar)
                assert GAME.piece("lbas") in world.forces[0].hand
        [event] = scene.told("refueling")
        assert event.rule == "9.5" and event.secret is None
        assert "card/lbas" in event.facts.values()


@rule("coldwar", "9.5")
def test_what_is_being_chosen_is_seen_when_it_is_played() -> None:
    with decks("refuel gun5", "cover ews") as scene:
        views = {seat: scene.state.observe(seat).text() for seat in (1, SPECTATOR)}
        scene.do(1, "refuel")
        assert scene.state.decision(0).name == "refuel-which"
        assert {seat: scene.state.observe(seat).text() for seat in views} == views
        scene.do(1, "ews")
        assert {seat: scene.state.observe(seat).text() for seat in views} != views
        scene.do(1, "done")


# 9.6 Intelligence.


@rule("coldwar", "9.5", "9.6")
def test_intelligence_negates_it_and_the_air_card_is_discarded() -> None:
    position = STRIKE.format(hand="lbas refuel ship") + "  hand: intelligence gun3\n"
    with fight(position, [6]) as scene:
        scene.do(1, "lbas > kidd; done; done")
        scene.do(2, "done")
        scene.do(1, "refuel")
        assert question(scene) == (2, "negate")
        scene.do(2, "intelligence")
        # Seat 1 may have Intelligence against that; then, in vain, another Refueling card.
        scene.do(1, "done")
        assert question(scene) == (1, "refuel")
        scene.do(1, "done")
        assert over(scene)
        assert hand(scene, 1) == "ship"
        assert discard(scene) == "lbas refuel intelligence"


@rule("coldwar", "9.5", "9.6")
def test_a_second_refueling_card_may_try_again() -> None:
    position = STRIKE.format(hand="lbas refuel*2 ship") + "  hand: intelligence gun3\n"
    with fight(position, [6]) as scene:
        scene.do(1, "lbas > kidd; done; done")
        scene.do(2, "done")
        scene.do(1, "refuel")
        scene.do(2, "intelligence")
        scene.do(1, "done; refuel")
        scene.do(2, "done")
        assert over(scene)
        assert hand(scene, 1) == "lbas ship"
        assert discard(scene) == "refuel*2 intelligence"
