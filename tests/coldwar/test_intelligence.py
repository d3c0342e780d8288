"""9.6 Intelligence: a look at an opponent's cards, and an end to Specials and Tactics as they are played."""

import random
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from tests.coldwar.fight import (
    answers,
    area,
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
from wardroom.core.options import Value
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME, ColdWar
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.volley import BattleStations

SPY = """
options: action=yes
discard: intelligence*2
seat 1
  row1: knox nimitz
  hand: intelligence gun5*2 ship
seat 2
  row1: ariadne kidd
  hand: {hand}
  {area}
seat 3
  row1: slava
  subs: rubis
  hand: gun3
"""


def spy(hand: str = "evade ecm gun3", area: str = "", fog: int = 6, **more: str) -> Scene:
    """Seat 1 holds the last Intelligence card: nobody can negate it."""
    position = SPY.format(hand=hand, area=f"area: {area}" if area else "")
    for old, new in more.items():
        position = position.replace(old, new)
    return fight(position, [], fog=fog, advanced="prepared_defenses")


def passes(scene: Scene) -> None:
    """Everybody who is asked lets it be."""
    for seat in scene.asked():
        scene.do(seat, "done")


# In attack: the look.


@rule("coldwar", "9.6", "9")
def test_the_look_is_free() -> None:
    with spy(fog=1) as scene:
        scene.do(1, "intelligence seat2")
        assert question(scene) == (1, "battle-stations"), "one Fog of War pays for no discard"
        assert truth(scene).fog == 1
        assert force(scene.state.observe(0), 2)["hand"] == "gun3 evade ecm"
        scene.do(1, "gun5 knox > ariadne; done")
        assert discard(scene) == "intelligence*3"


@rule("coldwar", "9.6", "12.4")
def test_hand_and_face_down_area_defences_are_seen_by_the_looker_alone() -> None:
    with spy(area="cover(down) asw(down)") as scene:
        assert force(scene.state.observe(0), 2)["hand"] == "?*3"
        assert force(scene.state.observe(0), 2)["area"] == "?(down) ?(down)"
        scene.do(1, "intelligence seat2; done")
        seen = force(scene.state.observe(0), 2)
        assert seen["hand"] == "gun3 evade ecm"
        assert {word for word in seen["area"].split() if "(" in word} == {"cover(down", "asw(down"}
        for observer in (2, SPECTATOR):
            other = force(scene.state.observe(observer), 2)
            assert other["hand"] == "?*3"
            assert "cover" not in other["area"] and "asw" not in other["area"]
        [event] = scene.told("intelligence-looks")
        assert event.seen_by(1)["cards"] == "cards/gun3,evade,ecm"
        assert "cover" in str(event.seen_by(1)["area"]) and "asw" in str(event.seen_by(1)["area"])
        for observer in (2, 3, SPECTATOR):
            assert set(event.seen_by(observer)) == {"seat", "by"}


@rule("coldwar", "9.6", "13.2")
def test_team_mates_of_either_side_see_nothing_of_it() -> None:
    position = """
options: action=yes; team_size=2; seats=4
discard: intelligence*2
seat 1
  row1: knox
  hand: intelligence gun5
seat 2
  row1: kidd
  hand: evade ecm
seat 3
  row1: slava
  hand: gun3
seat 4
  row1: ariadne
  hand: gun3
"""
    with fight(position) as scene:
        scene.do(1, "done; intelligence seat2; done")
        assert force(scene.state.observe(0), 2)["hand"] == "evade ecm"
        for observer in (2, 3):
            view = force(scene.state.observe(observer), 2)
            assert view["hand"] == "?*2" and "known" not in view


@rule("coldwar", "9.6", "9.2")
def test_a_retreated_player_may_be_looked_at() -> None:
    with spy(hand="evade\n  retreat: retreat") as scene:
        scene.do(1, "intelligence seat2; done")
        assert force(scene.state.observe(0), 2)["hand"] == "evade"


@rule("coldwar", "9.6", "7", "13.2A")
def test_whom_one_may_look_at() -> None:
    with spy(hand="none") as scene:
        refusal = scene.why_not(1, "intelligence seat2")
        assert refusal is not None and (refusal.name, refusal.rule) == ("nobody-to-spy-on", "9.6")
        assert forbidden(scene, 1, "intelligence seat1") == "7"
        assert answers(scene, 1, "intelligence") == ["seat3"]
    with spy(hand="none", area="cover(down)") as scene:
        assert answers(scene, 1, "intelligence") == ["seat2", "seat3"]
    team = SPY.format(hand="evade", area="").replace("action=yes", "action=yes; seats=4; team_size=2")
    with fight(team + "seat 4\n  row1: foch\n") as scene:
        scene.do(1, "done")
        assert forbidden(scene, 1, "intelligence seat3") == "13.2A"
        assert answers(scene, 1, "intelligence") == ["seat2"]


@rule("coldwar", "9.6")
def test_with_nobody_to_look_at_it_cannot_be_played() -> None:
    with spy(hand="none", area="cover", gun3="none") as scene:
        refusal = scene.why_not(1, "intelligence")
        assert refusal is not None and (refusal.name, refusal.rule) == ("nobody-to-spy-on", "9.6")
        assert "intelligence" not in answers(scene, 1)


@rule("coldwar", "9.6", "6.1.B.1")
def test_it_is_played_for_a_look_in_step_b1_only() -> None:
    position = SPY.format(hand="evade", area="")
    with fight(position, [3], turn="seat1 6.1.A.2") as scene:
        while question(scene) != (1, "battle-stations"):
            assert "intelligence" not in answers(scene, 1)
            scene.done()
        assert "intelligence" in answers(scene, 1)


# In attack: discards.


@rule("coldwar", "9.6")
def test_each_discard_costs_two_fog_of_war() -> None:
    with spy(fog=5) as scene:
        scene.do(1, "intelligence seat2")
        assert question(scene) == (1, "intelligence-discard")
        assert answers(scene, 1) == ["done", "gun3", "evade", "ecm"]
        scene.do(1, "evade")
        assert truth(scene).fog == 3
        scene.do(1, "ecm")
        assert truth(scene).fog == 1
        assert question(scene) == (1, "battle-stations")
        scene.do(1, "gun5 knox > ariadne")
        assert forbidden(scene, 1, "gun5") == "7"
        scene.do(1, "done")
        scene.do(2, "done; done")
        assert hand(scene, 2) == "gun3"
        assert [event.facts["card"] for event in scene.told("intelligence-discards")] == [
            "card/evade",
            "card/ecm",
        ]


@rule("coldwar", "9.6")
def test_nobody_has_to_discard() -> None:
    with spy(fog=6) as scene:
        scene.do(1, "intelligence seat2; evade; done")
        assert question(scene) == (1, "battle-stations")
        assert truth(scene).fog == 4
        assert hand(scene, 2) == "gun3 ecm"


@rule("coldwar", "9.6", "7")
def test_what_the_draft_has_spent_is_not_there_for_discards() -> None:
    """All can see two points of Fog of War, so the question is asked; but one is spent."""
    with spy(fog=2) as scene:
        scene.do(1, "gun5 knox > ariadne; intelligence seat2")
        assert question(scene) == (1, "intelligence-discard")
        refusal = scene.why_not(1, "evade")
        assert refusal is not None and (refusal.name, refusal.rule) == ("discard-costs-two", "9.6")
        assert answers(scene, 1) == ["done"]
        scene.do(1, "done")
        assert question(scene) == (1, "battle-stations")


@rule("coldwar", "9.6", "12.4")
def test_only_the_hand_is_discarded_from() -> None:
    with spy(hand="evade", area="cover(down) ecm") as scene:
        scene.do(1, "intelligence seat2")
        assert answers(scene, 1) == ["done", "evade"]
        assert scene.rule_against(1, "cover") == "not-asked"
        scene.do(1, "evade")
        assert question(scene) == (1, "battle-stations"), "nothing is left to discard"
        assert area(scene, 2).count("down") == 1


@rule("coldwar", "9.6", "6.1.C.2")
def test_it_counts_as_a_card_played() -> None:
    with spy(fog=1) as scene:
        scene.do(1, "intelligence seat2; done")
        assert question(scene) == (1, "discard")
    with spy(fog=1) as scene:
        scene.do(1, "done")
        assert question(scene) == (1, "must-discard")


# A Tactic that is about to be taken.


TACTICAL = {"action=yes": "action=yes; tactics=4"}


@rule("coldwar", "9.6", "13.5")
def test_a_tactic_may_be_played_before_it_is_taken() -> None:
    with spy(hand="jink evade", fog=4, **TACTICAL) as scene:
        scene.do(1, "intelligence seat2; jink")
        assert question(scene) == (2, "tactic-moment")
        scene.do(2, "tactic-jink")
        assert force(scene.state, 2)["tactics"] == "jink"
        assert truth(scene).fog == 2, "the Fog of War is spent all the same"
        assert scene.told("intelligence-discards") == []
        assert question(scene) == (2, "tactic-moment"), "there might be another"
        scene.do(2, "done")
        assert question(scene) == (1, "intelligence-discard")
        scene.do(1, "evade")
        assert hand(scene, 2) == ""


@rule("coldwar", "9.6", "13.5")
def test_all_hear_which_tactic_is_to_go() -> None:
    with spy(hand="jink evade", fog=4, **TACTICAL) as scene:
        scene.do(1, "intelligence seat2; jink")
        view = scene.state.observe(2)
        assert force(view, 2)["hand"] == "? jink"
        for seed in range(10):
            world = view.imagine(FastDice(seed))
            assert isinstance(world, ColdWar)
            assert GAME.piece("jink") in world.forces[1].hand


@rule("coldwar", "9.6", "13.5")
def test_or_it_is_let_go() -> None:
    with spy(hand="jink evade", fog=2, **TACTICAL) as scene:
        scene.do(1, "intelligence seat2; jink")
        scene.do(2, "done")
        assert hand(scene, 2) == "evade"
        assert "jink" in discard(scene)
        assert "tactics" not in force(scene.state, 2)


@rule("coldwar", "9.6", "13.5")
def test_another_card_is_taken_without_a_question() -> None:
    with spy(hand="jink evade", fog=2, **TACTICAL) as scene:
        scene.do(1, "intelligence seat2; evade")
        assert question(scene) == (1, "battle-stations")
        assert hand(scene, 2) == "jink"


# What was seen stays known.


@rule("coldwar", "9.6")
def test_knowledge_lasts_until_a_card_is_gone() -> None:
    with spy(hand="evade ecm gun3*2 gun5") as scene:
        scene.do(1, "intelligence seat2; done; gun5 knox > ariadne; done")
        assert force(scene.state.observe(0), 2)["hand"] == "gun3*2 gun5 evade ecm"
        scene.do(2, "evade #1")
        assert over(scene)
        assert force(scene.state.observe(0), 2)["hand"] == "gun3*2 gun5 ecm"
        for seed in range(20):
            world = scene.state.observe(0).imagine(FastDice(seed))
            assert isinstance(world, ColdWar)
            assert world.forces[1].hand == truth(scene).forces[1].hand


@rule("coldwar", "9.6", "6.1.C.2", "6.1.C.3")
def test_cards_thrown_away_are_known_to_be_gone_and_new_ones_unknown() -> None:
    position = """
options: action=yes
turn: seat2 6.1.C.2 fog=1 played
seat 1
  row1: knox
  order: 1 moved
seat 2
  row1: kidd
  hand: evade ecm gun3
  known: seat1:evade seat1:ecm seat1:gun3
  order: 2 moved
"""
    with Scene(GAME, f"coldwar 1\n{position}", [3]) as scene:
        scene.do(2, "ecm; done")
        assert force(scene.state.observe(0), 2)["hand"] == "?*5 gun3 evade"


@rule("coldwar", "9.6", "12.4")
@pytest.mark.parametrize("laid", ["cover", "evade", "asw"])
def test_a_face_down_card_does_not_betray_itself_by_missing(laid: str) -> None:
    """Only what cannot lie there is certainly still in the hand, and the second of two alike."""
    position = """
options: action=yes
seat 1
  row1: knox
  hand: cover evade*2 asw gun3 dc
  known: seat2:cover seat2:evade seat2:evade seat2:asw seat2:gun3 seat2:dc
seat 2
  row1: kidd
  hand: gun3
"""
    with fight(position, advanced="prepared_defenses") as scene:
        scene.do(1, f"{laid} facedown; done")
        view = scene.state.observe(1)
        assert force(view, 1)["hand"] == "?*2 gun3 evade dc"
        assert force(view, 1)["area"] == "?(down)"
        shown = {word for word in view.text().splitlines() if "known" in word}
        assert shown == {"  known: seat2:gun3 seat2:evade seat2:dc"}


@rule("coldwar", "9.6", "12.4")
def test_a_face_up_card_is_no_secret() -> None:
    position = """
options: action=yes
seat 1
  row1: knox
  hand: cover evade gun3
  known: seat2:cover seat2:evade seat2:gun3
seat 2
  row1: kidd
  hand: gun3
"""
    with fight(position, advanced="prepared_defenses") as scene:
        scene.do(1, "cover area; done")
        assert force(scene.state.observe(1), 1)["hand"] == "gun3 evade"


@rule("coldwar", "9.6", "12.4")
def test_one_of_two_alike_face_up_and_the_other_face_down() -> None:
    position = """
options: action=yes
seat 1
  row1: knox
  hand: cover*2 evade gun3
  known: seat2:cover seat2:cover seat2:evade seat2:gun3
seat 2
  row1: kidd
  hand: gun3
"""
    with fight(position, advanced="prepared_defenses") as scene:
        scene.do(1, "cover area; cover facedown; done")
        assert force(scene.state.observe(1), 1)["hand"] == "? gun3"


@rule("coldwar", "9.6", "13.2C")
@pytest.mark.parametrize("given", ["evade", "gun3"])
def test_nor_does_a_card_passed_to_a_team_mate(given: str) -> None:
    position = """
options: action=yes; team_size=2; seats=4
seat 1
  row1: knox
  hand: evade gun3*2
  known: seat2:evade seat2:gun3 seat2:gun3
seat 2
  row1: kidd
  hand: gun5
seat 3
  row1: slava
  hand: gun5
seat 4
  row1: foch
"""
    with fight(position) as scene:
        scene.do(1, f"give seat3 {given}")
        scene.do(3, "yes")
        assert force(scene.state.observe(1), 1)["hand"] == "? gun3"
        assert force(scene.state.observe(1), 3)["hand"] == "?*2"


@rule("coldwar", "9.6", "12.4")
def test_a_face_down_card_stays_known_to_the_looker() -> None:
    with spy(area="asw(down) cover(down)") as scene:
        scene.do(1, "intelligence seat2; done; done")
        view = scene.state.observe(0)
        for seed in range(20):
            world = view.imagine(FastDice(seed))
            assert isinstance(world, ColdWar)
            assert world.forces[1].area == truth(scene).forces[1].area
            assert world.observe(0).text() == view.text()
        blind = {str(scene.state.observe(2).imagine(FastDice(seed)).text()) for seed in range(20)}
        assert len(blind) > 10


@rule("coldwar", "9.6")
@pytest.mark.parametrize("seed", range(4))
def test_what_is_known_is_true(seed: int) -> None:
    """Random games of teams: every card that somebody knows of is in that hand, or in its owner's draft."""
    options: dict[str, Value] = {"action": True, "tactics": 9, "bad_luck": 20, "seats": 4, "rounds": 1}
    state = GAME.new({**options, "team_size": 2 * (seed % 2)}, FastDice(seed))
    rng = random.Random(seed)
    known = 0
    while state.asked():
        seat = rng.choice(state.waiting())
        state.apply(seat, rng.choice(state.legal(seat)))
        for owner, one in enumerate(state.forces):
            held = Counter(one.hand)
            for step in state.stack:
                if isinstance(step, BattleStations) and step.seat == owner:
                    held += Counter(step.cards_used())
                elif isinstance(step, AdjustOrdnance) and step.seat == owner:
                    held += Counter(step.chosen)
            for viewer in range(state.seats):
                seen = Counter(entry & 255 for entry in one.known if entry >> 8 == viewer)
                assert seen <= held
                known += len(seen)
    assert known


# In defence: whatever is special.


CALLED = """
options: action=yes
{turn}
seat 1
  row1: knox{hurt}
  row2: nimitz
  subs: rubis
  hand: {hand} gun5
  order: 1 moved
seat 2
  row1: ariadne kidd
  hand: intelligence gun3
  order: 2
  {more}
"""


def negated(scene: Scene, seat: int = 2) -> None:
    """Seat 2 negates what was just played, and nobody negates that."""
    assert scene.asked() == [seat]
    assert scene.state.decision(seat - 1).name == "negate"
    scene.do(seat, "intelligence")
    passes(scene)
    assert [event.rule for event in scene.told("special-negated")] == ["9.6"]


@rule("coldwar", "9.6", "9.1")
def test_it_negates_additional_ship() -> None:
    position = CALLED.format(turn="top: foch", hurt="", hand="ship", more="")
    with fight(position, turn="seat1 6.1.A.5") as scene:
        scene.do(1, "ship")
        negated(scene)
        assert question(scene) == (1, "ship-ahoy")
        assert discard(scene) == "ship intelligence"
        assert "top: foch" in scene.state.text()
        assert ships(scene, 1)["row2"] == "nimitz"


@rule("coldwar", "9.6", "9.2")
def test_it_negates_retreat() -> None:
    position = CALLED.format(turn="", hurt="(gun3)", hand="retreat", more="")
    with fight(position, turn="seat1 6.1.A.6") as scene:
        scene.do(1, "retreat")
        negated(scene)
        assert question(scene) == (1, "retreat"), "another Retreat card might be played"
        scene.do(1, "done")
        assert question(scene) == (1, "battle-stations")
        assert ships(scene, 1)["row1"] == "knox(gun3)"
        assert discard(scene) == "retreat intelligence"


@rule("coldwar", "9.6", "9.4")
def test_it_negates_crew_efficiency() -> None:
    with fight(CALLED.format(turn="", hurt="", hand="crew", more="")) as scene:
        scene.do(1, "crew nimitz")
        negated(scene)
        assert ships(scene, 1)["row2"] == "nimitz"
        assert discard(scene) == "crew intelligence"


@rule("coldwar", "9.6", "9.3")
def test_it_negates_damage_control() -> None:
    position = """
options: action=yes
seat 1
  row1: knox
  hand: gun5 gun3 intelligence
seat 2
  row1: ariadne kidd
  hand: dc gun3
"""
    with fight(position) as scene:
        scene.do(1, "gun5 knox > ariadne; done")
        scene.do(2, "done; dc #1")
        negated(scene, 1)
        settle(scene)
        assert ships(scene, 2) == {"row1": "kidd"}
        assert discard(scene) == "gun5 dc intelligence"
        assert question(scene) == (1, "discard")


@rule("coldwar", "9.6", "9.3", "8.37")
def test_it_negates_damage_control_for_a_submarine() -> None:
    position = """
options: action=yes
seat 1
  subs: rubis
  row1: knox
  hand: torpedo dc gun3
seat 2
  row1: ariadne kidd
  area: asw
  hand: intelligence gun3
"""
    with fight(position, [1]) as scene:
        scene.do(1, "torpedo rubis > kidd; done; done; dc")
        negated(scene)
        assert question(scene) == (1, "save-submarine")
        scene.do(1, "done")
        assert ships(scene, 1) == {"row1": "knox"}
        assert [event.name for event in scene.events].count("preempted") == 1


@rule("coldwar", "9.6")
def test_it_negates_intelligence_and_nothing_is_seen() -> None:
    with fight(CALLED.format(turn="", hurt="", hand="intelligence", more="")) as scene:
        scene.do(1, "intelligence seat2")
        negated(scene)
        assert question(scene) == (1, "battle-stations")
        assert force(scene.state.observe(0), 2)["hand"] == "?"
        assert scene.told("intelligence-looks") == []
        assert discard(scene) == "intelligence*2"


@rule("coldwar", "9.6", "13.4")
def test_it_negates_an_escort() -> None:
    position = CALLED.format(turn="options: escorts=yes", hurt="", hand="cover", more="area: cover-land")
    with fight(position, [1]) as scene:
        scene.do(1, "nimitz > kidd; done; cover")
        negated(scene)
        settle(scene)
        assert ships(scene, 2) == {"row1": "kidd ariadne"}
        assert discard(scene) == "cover intelligence"


@rule("coldwar", "9.6", "13.5")
def test_it_negates_a_tactic() -> None:
    position = CALLED.format(turn="options: tactics=4", hurt="", hand="sneak", more="")
    with fight(position) as scene:
        scene.do(1, "tactic-sneak")
        negated(scene)
        assert "tactics" not in force(scene.state, 1)
        assert discard(scene) == "intelligence sneak"


@rule("coldwar", "9.6")
def test_nothing_else_can_be_negated() -> None:
    """Attacks and area defences open no window."""
    with fight(CALLED.format(turn="", hurt="", hand="ecm", more="")) as scene:
        scene.do(1, "ecm area; gun5 knox > kidd; done")
        assert question(scene) == (2, "point-defense")
        assert forbidden(scene, 2, "intelligence") == "8"


@rule("coldwar", "9.6")
def test_only_intelligence_answers() -> None:
    with fight(CALLED.format(turn="", hurt="", hand="crew", more="")) as scene:
        scene.do(1, "crew nimitz")
        assert answers(scene, 2) == ["done", "intelligence"]
        refusal = scene.why_not(2, "gun3")
        assert refusal is not None and (refusal.name, refusal.rule) == ("only-intelligence", "9.6")


@rule("coldwar", "9.6", "9", "6.1.C.2")
def test_negating_in_ones_own_turn_is_a_card_played() -> None:
    position = """
options: action=yes
seat 1
  row1: knox nimitz
  hand: gun3 intelligence
seat 2
  row1: ariadne kidd
  hand: dc gun3
"""
    with fight(position, [1], fog=1) as scene:
        scene.do(1, "nimitz > kidd; done")
        assert not truth(scene).played
        scene.do(2, "done; dc #1")
        scene.do(1, "intelligence")
        assert truth(scene).played
        passes(scene)
        scene.do(2, "done")
        assert question(scene) == (1, "discard")


# Chains.


@rule("coldwar", "9.6")
@pytest.mark.parametrize("length", range(7))
def test_a_chain_of_any_length(length: int, tmp_path: Path) -> None:
    """The card stands after an even number of negations. Six Intelligence cards show it."""
    (tmp_path / "coldwar").mkdir()
    (tmp_path / "coldwar" / "action.toml").write_text(
        '[[card]]\nkey = "intelligence"\nname = "Intelligence"\nfamily = "intelligence"\ncount = 7\n'
    )
    game = GAME.with_content(tmp_path)
    position = CALLED.format(turn="", hurt="", hand="crew intelligence*3", more="")
    with fight(position.replace("intelligence gun3", "intelligence*3 gun3"), game=game) as scene:
        scene.do(1, "crew nimitz")
        for number in range(length):
            scene.do((2, 1)[number % 2], "intelligence")
        if scene.state.decision(scene.asked()[0] - 1).name == "negate":
            passes(scene)
        assert question(scene) == (1, "battle-stations")
        assert ships(scene, 1)["row2"] == ("nimitz(crew)" if length % 2 == 0 else "nimitz")
        assert [event.facts["card"] for event in scene.told("intelligence-negates")] == (
            ["card/crew", *["card/intelligence"] * (length - 1)][:length]
        )
        assert truth(scene).discard[GAME.piece("intelligence")] == length


FOUR = """
options: action=yes; {options}
seat 1
  row1: knox
  row2: nimitz
  hand: crew gun5
seat 2
  row1: kidd
  hand: intelligence gun3
seat 3
  row1: slava
  hand: intelligence gun3
seat 4
  row1: foch
  hand: intelligence gun3
"""


@rule("coldwar", "9.6")
def test_anybody_but_whoever_played_last_may_answer() -> None:
    with fight(FOUR.format(options="")) as scene:
        scene.do(1, "crew nimitz")
        assert scene.asked() == [2, 3, 4]
        scene.do(2, "done").do(3, "intelligence").do(4, "done")
        assert scene.asked() == [1, 2, 4], "not seat 3 against its own card"
        scene.do(1, "done").do(2, "intelligence").do(4, "done")
        assert scene.asked() == [1, 3, 4]
        passes(scene)
        assert ships(scene, 1)["row2"] == "nimitz(crew)"


@rule("coldwar", "9.6", "13.2")
def test_team_mates_do_not_negate_each_other() -> None:
    with fight(FOUR.format(options="team_size=2")) as scene:
        scene.do(1, "done; crew nimitz")
        assert scene.asked() == [2, 4]
        assert scene.rule_against(3, "intelligence") == "not-asked"
        scene.do(2, "intelligence").do(4, "intelligence")
        assert scene.asked() == [1, 3], "now the others may answer seat 2"
        scene.do(3, "intelligence").do(1, "done")
        assert scene.asked() == [2, 4]
        passes(scene)
        assert ships(scene, 1)["row2"] == "nimitz(crew)"
        assert hand(scene, 4) == "gun3 intelligence"


@rule("coldwar", "9.6")
@pytest.mark.parametrize("order", list(permutations([2, 3, 4])))
def test_the_first_in_turn_order_counts_and_the_others_keep_their_cards(order: tuple[int, ...]) -> None:
    with fight(FOUR.format(options="")) as scene:
        scene.do(1, "crew nimitz")
        for seat in order:
            scene.do(seat, "intelligence")
        assert [event.facts["seat"] for event in scene.told("intelligence-negates")] == ["seat/2"]
        passes(scene)
        assert [hand(scene, seat) for seat in (2, 3, 4)] == ["gun3", *["gun3 intelligence"] * 2]
        assert discard(scene) == "crew intelligence"


@rule("coldwar", "9.6")
def test_an_answer_may_be_taken_back_while_others_think() -> None:
    with fight(FOUR.format(options="")) as scene:
        scene.do(1, "crew nimitz")
        scene.do(2, "intelligence")
        assert scene.legal(2) == ["reopen"]
        scene.do(2, "reopen; done").do(3, "done").do(4, "done")
        assert ships(scene, 1)["row2"] == "nimitz(crew)"
        assert hand(scene, 2) == "gun3 intelligence"


# Who is asked.


@rule("coldwar", "9.6")
def test_whoever_has_cards_is_asked_whatever_they_are() -> None:
    position = FOUR.format(options="").replace("hand: intelligence gun3", "hand: gun3", 1)
    position = position.replace("row1: foch\n  hand: intelligence gun3", "row1: foch")
    with fight(position) as scene:
        scene.do(1, "crew nimitz")
        assert scene.asked() == [2, 3], "seat 4 has no card"
        assert answers(scene, 2) == ["done"]


@rule("coldwar", "9.6")
def test_nobody_is_asked_when_all_three_are_gone_or_none_was_there() -> None:
    position = FOUR.format(options="").replace("intelligence", "gun3")
    with fight(position + "discard: intelligence*3\n") as scene:
        scene.do(1, "crew nimitz")
        assert question(scene) == (1, "battle-stations")
    with fight(position + "discard: intelligence*2\n") as scene:
        scene.do(1, "crew nimitz")
        assert scene.asked() == [2, 3, 4]
    with fight(position.replace("action=yes", "action=no")) as scene:
        scene.do(1, "crew nimitz")
        assert question(scene) == (1, "battle-stations")


@rule("coldwar", "9.6", "13.64")
def test_an_open_hand_without_it_is_not_asked() -> None:
    position = FOUR.format(options="bad_luck=7").replace("gun3", "gun3\n  open")
    position = position.replace("intelligence gun3", "ecm gun3", 1)
    with fight(position) as scene:
        scene.do(1, "crew nimitz")
        assert scene.asked() == [3, 4]


@rule("coldwar", "9.6", "6.1.B.1")
@pytest.mark.parametrize("draft", ["gun5 knox > kidd; ", ""])
def test_cards_in_a_private_draft_still_count_as_the_hand(draft: str) -> None:
    """Whether the last card lies in the draft is not for others to know."""
    with fight(FOUR.format(options="")) as scene:
        scene.do(1, draft + "crew nimitz")
        scene.do(2, "intelligence").do(3, "done").do(4, "done")
        assert scene.asked() == [1, 3, 4]
        passes(scene)
        assert ships(scene, 1)["row2"] == "nimitz"


@rule("coldwar", "9.6", "6.1.C.2", "13.5")
@pytest.mark.parametrize("thrown", ["gun5; ", ""])
def test_so_do_cards_about_to_be_thrown_away(thrown: str) -> None:
    position = FOUR.format(options="tactics=4").replace("crew gun5", "jink gun5")
    with fight(position, turn="seat1 6.1.C.2") as scene:
        scene.do(1, thrown + "tactic-jink")
        scene.do(2, "intelligence").do(3, "done").do(4, "done")
        assert scene.asked() == [1, 3, 4]
