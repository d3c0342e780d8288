"""8.38 Early Warning Systems: they negate surprise and have a chance against nearly every attack."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import (
    answers,
    area,
    damage,
    fates,
    fight,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
)
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

RAID = """
seat 1
  row1: iowa
  row2: nimitz baku
  row3: slava
  subs: oscar
  hand: surprise*2 gun5 gun16 missileB missileC torpedo*2 asw lbas bomber minefield ship
seat 2
  row1: kirov
  row2: knox
  row3: enterprise
  subs: rubis(active)
  {own}
"""
OPEN = "cruise_missiles"


def raid(own: str = "hand: ews ecm") -> str:
    return RAID.format(own=own)


def rolls_of(scene: Scene) -> list[tuple[object, object, object]]:
    """Each roll of Early Warning: attack, number to roll, and whether it stopped anything."""
    return [
        (event.facts["number"], event.facts["chance"], event.name == "warning-stops")
        for event in scene.events
        if event.name in ("warning-stops", "warning-fails")
    ]


# What it rolls against: the attack, the number, and the dice of the attack itself when it comes through.
ATTACKS = [
    ("gun5 iowa > kirov", 3, []),
    ("missileB iowa > kirov", 2, []),
    ("missileC oscar > kirov", 2, []),
    ("minefield seat2", 2, [1]),
    ("missileC slava > kirov", 2, []),
    ("torpedo oscar > kirov", 1, []),
    ("torpedo oscar > rubis", 1, []),
    ("lbas > kirov done", 1, [6]),
    ("nimitz > kirov", 1, [6]),
    ("bomber seat2 dice2", 1, [6, 6]),
]


@rule("coldwar", "8.38", "8.1")
@pytest.mark.parametrize(("attack", "chance", "dice"), ATTACKS)
def test_as_an_area_defence_it_rolls_by_the_kind_of_attack(attack: str, chance: int, dice: list[int]) -> None:
    with expanded(raid("area: ews"), [chance], advanced=OPEN) as scene:
        scene.do(1, f"{attack}; done")
        assert over(scene)
        assert rolls_of(scene) == [(1, chance, True)]
        assert damage(scene, "kirov") == 0
        assert area(scene, 2) == "ews"
    with expanded(raid("area: ews"), [chance + 1, *dice], advanced=OPEN) as scene:
        scene.do(1, f"{attack}; done")
        assert rolls_of(scene) == [(1, chance, False)]
        settle(scene)


@rule("coldwar", "8.38", "8.2")
@pytest.mark.parametrize(("attack", "chance", "dice"), ATTACKS)
def test_as_a_point_defence_too(attack: str, chance: int, dice: list[int]) -> None:
    with expanded(raid(), [chance], advanced=OPEN) as scene:
        scene.do(1, f"{attack}; done")
        scene.do(2, "ews #1; done")
        assert rolls_of(scene) == [(1, chance, True)]
        settle(scene)
        assert "ews" in thrown(scene).split()
        assert hand(scene, 2) == "ecm"
    with expanded(raid(), [chance + 1, *dice], advanced=OPEN) as scene:
        scene.do(1, f"{attack}; done")
        scene.do(2, "ews #1; done")
        assert rolls_of(scene) == [(1, chance, False)]
        settle(scene)
        assert "ews" in thrown(scene).split()


@rule("coldwar", "8.38")
def test_it_does_not_meet_asw() -> None:
    with expanded(raid("hand: ews crash-dive"), [6], gone="intelligence*3 refuel*4") as scene:
        scene.do(1, "asw > rubis; done")
        assert forbidden(scene, 2, "ews") == "8.38"
        scene.do(2, "done")
    with expanded(raid("area: ews"), [6]) as scene:
        scene.do(1, "asw > rubis; done")
        assert rolls_of(scene) == []


@rule("coldwar", "8.38", "8.2")
def test_a_point_card_has_one_roll_against_one_attack() -> None:
    with expanded(raid(), [3, 6]) as scene:
        scene.do(1, "gun5 iowa > kirov; gun16 iowa > kirov; asw > rubis; done")
        assert answers(scene, 2, "ews") == ["#1", "#2"]
        assert forbidden(scene, 2, "ews #3") == "8.38"
        scene.do(2, "ews #2; done")
        settle(scene)
        assert damage(scene, "kirov") == 2


@rule("coldwar", "8.38", "8.1")
def test_the_area_card_has_a_roll_against_each_attack() -> None:
    with expanded(raid("area: ews"), [3, 4, 2, 6, 6]) as scene:
        scene.do(1, "gun5 iowa > kirov; gun16 iowa > kirov; minefield seat2; nimitz > knox; done")
        settle(scene)
        assert rolls_of(scene) == [(1, 3, True), (2, 3, False), (3, 2, True), (4, 1, False)]
        assert damage(scene, "kirov") == 4


@rule("coldwar", "8.38", "8.1")
def test_two_area_cards_roll_until_one_stops_the_attack() -> None:
    with expanded(raid("area: ews ews"), [4, 3, 1]) as scene:
        scene.do(1, "gun5 iowa > kirov; gun16 iowa > kirov; done")
        assert rolls_of(scene) == [(1, 3, False), (1, 3, True), (2, 3, True)]
        assert over(scene)


@rule("coldwar", "8.38", "8.31", "8.32", "8.35")
def test_it_need_not_roll_where_another_area_card_stops_surely() -> None:
    with expanded(raid("area: ews evade ecm sweepers"), []) as scene:
        scene.do(1, "gun5 iowa > kirov; missileB iowa > kirov; minefield seat2; done")
        assert over(scene)
        assert rolls_of(scene) == []


@rule("coldwar", "8.38", "8.33", "6.1.B.2")
def test_beside_area_air_cover() -> None:
    """Enterprise makes the Air Cover 4. What it lets through meets Early Warning."""
    with expanded(raid("area: ews cover"), [4, 5, 1]) as scene:
        scene.do(1, "nimitz > knox; nimitz > kirov; done")
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [1]
        assert rolls_of(scene) == [(2, 1, True)]
        assert over(scene)


@rule("coldwar", "8.38", "7.17")
@pytest.mark.parametrize("own", ["area: ews", "hand: ews"])
def test_a_bomber_strike_loses_two_dice_by_one_roll(own: str) -> None:
    with expanded(raid(own), [1, 6, 6]) as scene:
        scene.do(1, "bomber seat2 dice4; done")
        if "hand" in own:
            scene.do(2, "ews #1")
        assert over(scene)
        assert rolls_of(scene) == [(1, 1, True)]
        assert len(scene.told("roll-misses")) == 2


@rule("coldwar", "8.38", "10", "13.1")
def test_neither_carriers_nor_quick_response_help_it() -> None:
    with expanded(raid("area: ews"), [2, 6], options="quick_response=yes") as scene:
        scene.do(1, "nimitz > kirov; done")
        assert rolls_of(scene) == [(1, 1, False)]


@rule("coldwar", "8.2", "8.38")
def test_all_point_cards_lie_there_before_any_is_rolled() -> None:
    with expanded(raid("hand: ews cover ecm"), [2, 4]) as scene:
        scene.do(1, "nimitz > kirov; done")
        scene.do(2, "ews #1; cover #1")
        assert scene.dice.rolled == 0
        scene.do(2, "done")
        assert rolls_of(scene) == [(1, 1, False)]
        assert len(scene.told("cover-stops")) == 1
        assert over(scene)


@rule("coldwar", "8.2", "8.38")
def test_a_card_laid_against_what_another_stopped_is_spent_without_a_roll() -> None:
    with expanded(raid("hand: ews evade"), []) as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        scene.do(2, "ews #1; evade #1")
        assert over(scene)
        assert thrown(scene) == "gun5 evade ews"
    with expanded(raid("hand: ews evade"), [6]) as scene:
        scene.do(1, "gun5 iowa > kirov; gun16 iowa > kirov; done")
        scene.do(2, "evade #1")
        assert forbidden(scene, 2, "ews #1") == "8.2"
        scene.do(2, "ews #2")


# -- surprise, as an area defence ----------------


@rule("coldwar", "8.38", "7.18", "8.1")
def test_the_area_card_negates_all_surprise() -> None:
    """Evasive Maneuvers stop the torpedo, Air Cover rolls at the strikes, and so does Early Warning."""
    with expanded(raid("area: ews evade cover"), [4, 5, 1]) as scene:
        scene.do(1, "torpedo oscar > kirov; nimitz > knox; nimitz > kirov; surprise #1; surprise #2; done")
        assert [event.facts["number"] for event in scene.told("surprise-negated")] == [1, 2, 3]
        assert over(scene)
        assert [event.facts["number"] for event in scene.told("area-stops")] == [1]
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [2]
        assert rolls_of(scene) == [(3, 1, True)]
        assert "surprise*2" in thrown(scene).split()


@rule("coldwar", "8.38", "7.18", "8.37", "6.1.B.2")
def test_before_area_asw() -> None:
    with expanded(raid("area: ews asw"), [5]) as scene:
        scene.do(1, "torpedo oscar > kirov; surprise #1; done")
        assert question(scene) == (1, "save-submarine")
        settle(scene)
        assert sunk(scene, 2) == "oscar"


@rule("coldwar", "8.38", "7.18", "9.3", "12.1")
def test_afterwards_point_cards_damage_control_and_full_air_defence_work() -> None:
    with expanded(raid("area: ews\n  hand: cover dc"), [2, 6, 4, 1], advanced="air_defense") as scene:
        scene.do(1, "nimitz > knox; surprise #1; done")
        scene.do(2, "cover #1; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "done; #1")  # enterprise keeps her fire, kirov has 3
        assert [event.facts["chance"] for event in scene.told("defense-fails")] == [3]
        assert question(scene) == (2, "damage-control")
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2)["row2"] == "knox"


@rule("coldwar", "8.38", "12.4")
@pytest.mark.parametrize("attack", ["torpedo oscar > kirov", "nimitz > kirov"])
def test_face_down_it_is_turned_up_by_a_surprise_first_of_all(attack: str) -> None:
    position = raid("area: ews(down) asw(down)")
    with expanded(position, [6, 6], advanced="prepared_defenses") as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        told = [event.name for event in scene.events if event.name in ("area-revealed", "surprise-negated")]
        assert told[:2] == ["area-revealed", "surprise-negated"]
        settle(scene)
        assert "ews" in area(scene, 2).split()


@rule("coldwar", "8.38", "12.4")
@pytest.mark.parametrize(("attack", "chance", "dice"), ATTACKS)
def test_face_down_it_is_turned_up_by_the_first_attack_it_meets(
    attack: str, chance: int, dice: list[int]
) -> None:
    with expanded(raid("area: ews(down)"), [chance], advanced=f"prepared_defenses {OPEN}") as scene:
        scene.do(1, f"{attack}; done")
        assert area(scene, 2) == "ews"
        assert rolls_of(scene) == [(1, chance, True)]


@rule("coldwar", "8.38", "12.4")
def test_asw_and_attacks_that_were_stopped_leave_it_down() -> None:
    with expanded(raid("area: evade ews(down)"), [6], advanced="prepared_defenses") as scene:
        scene.do(1, "asw > rubis; gun5 iowa > kirov; done")
        settle(scene)
        assert area(scene, 2) == "evade ews(down may ecm cover asw sweepers early_warning)"


@rule("coldwar", "8.38", "12.4")
def test_an_attack_tells_that_what_stays_down_is_no_early_warning() -> None:
    with expanded(raid("area: cover(down)"), [], advanced="prepared_defenses") as scene:
        scene.do(1, "gun5 iowa > kirov; done")
        settle(scene)
        assert area(scene, 2) == "cover(down may ecm cover asw sweepers)"


@rule("coldwar", "8.38", "8.1", "12.4")
def test_it_is_laid_for_nothing_face_up_and_for_one_face_down() -> None:
    position = raid("area: ecm").replace("asw lbas", "ews lbas")
    with expanded(position, fog=0, advanced="prepared_defenses") as scene:
        assert forbidden(scene, 1, "ews facedown") == "12.4"
        scene.do(1, "ews area; done")
        assert area(scene, 1) == "ews"
    with expanded(position, fog=1, advanced="prepared_defenses") as scene:
        scene.do(1, "ews facedown; done")
        assert area(scene, 1) == "ews(down)"


# -- surprise, as a point defence ----------------


@rule("coldwar", "8.38", "7.18", "8.2")
def test_it_negates_one_surprise_and_rolls_at_the_same_attack() -> None:
    with expanded(raid(), [1]) as scene:
        scene.do(1, "torpedo oscar > kirov; surprise #1; done")
        assert answers(scene, 2) == ["done", "ews"]
        scene.do(2, "ews")
        assert question(scene) == (2, "unmask")
        assert answers(scene, 2) == ["done", "#1"]
        scene.do(2, "#1")
        assert question(scene) == (2, "lay-against")
        assert answers(scene, 2) == ["done", "#1"]
        scene.do(2, "#1; done")
        assert over(scene)
        assert rolls_of(scene) == [(1, 1, True)]
        assert damage(scene, "kirov") == 0


@rule("coldwar", "8.38", "7.18")
def test_or_at_another_attack() -> None:
    with expanded(raid(), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; gun16 iowa > kirov; surprise #1; done")
        scene.do(2, "ews #1 #2; done")
        settle(scene)
        assert rolls_of(scene) == [(2, 3, True)]
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"


@rule("coldwar", "8.38", "7.18")
def test_or_at_none() -> None:
    with expanded(raid(), []) as scene:
        scene.do(1, "torpedo oscar > kirov; surprise #1; done")
        scene.do(2, "ews #1 done; done")
        settle(scene)
        assert rolls_of(scene) == []
        assert thrown(scene) == "surprise ews"
        assert damage(scene, "kirov") == 4


@rule("coldwar", "8.38", "7.18")
def test_or_it_lets_the_surprise_be() -> None:
    with expanded(raid(), [3]) as scene:
        scene.do(1, "torpedo oscar > kirov; gun16 iowa > kirov; surprise #1; done")
        scene.do(2, "ews done #2")
        assert forbidden(scene, 2, "ecm") == "8.32"
        settle(scene)
        assert scene.told("surprise-negated") == []
        assert rolls_of(scene) == [(2, 3, True)]


@rule("coldwar", "8.38")
def test_where_there_is_no_surprise_there_is_nothing_to_negate() -> None:
    with expanded(raid()) as scene:
        scene.do(1, "torpedo oscar > kirov; gun16 iowa > kirov; surprise #1; done")
        assert forbidden(scene, 2, "ews #2") == "8.38"
        assert answers(scene, 2, "ews") == ["done", "#1"]


@rule("coldwar", "8.38", "7.18", "8.31", "9.3")
@pytest.mark.parametrize("answer", ["evade", "dc"])
def test_then_other_cards_answer_the_attack(answer: str) -> None:
    with expanded(raid(f"hand: ews {answer}"), [6] if answer == "dc" else []) as scene:
        scene.do(1, "torpedo oscar > kirov; surprise #1; done")
        if answer == "evade":
            assert forbidden(scene, 2, "evade") == "7.18"
            scene.do(2, "ews #1 done; evade #1")
        else:
            scene.do(2, "ews #1 #1; done; dc #1")
        settle(scene)
        assert damage(scene, "kirov") == 0


@rule("coldwar", "8.38", "7.18", "8.37")
def test_then_asw_strikes_back_at_the_submarine() -> None:
    with expanded(raid("hand: ews asw"), [5]) as scene:
        scene.do(1, "torpedo oscar > kirov; surprise #1; done")
        scene.do(2, "ews #1 done; asw #1")
        settle(scene)
        assert sunk(scene, 2) == "oscar"


@rule("coldwar", "8.38", "7.18")
def test_the_whole_strike_loses_its_surprise() -> None:
    """Any attack of the strike may be named; the other carrier's strike has no surprise to lose."""
    with expanded(raid("hand: ews cover*3"), [2, 4, 4, 4]) as scene:
        scene.do(1, "nimitz > knox; baku > knox; nimitz > kirov; surprise #1; done")
        assert forbidden(scene, 2, "ews #2") == "8.38"
        scene.do(2, "ews #3 #2; cover #1; cover #2; cover #3")
        assert over(scene)
        assert rolls_of(scene) == [(2, 1, False)]
        assert len(scene.told("cover-stops")) == 3


@rule("coldwar", "8.38", "7.18")
def test_one_card_negates_one_surprise() -> None:
    with expanded(raid("hand: ews ecm dc"), [6, 2]) as scene:
        scene.do(1, "nimitz > knox; torpedo oscar > kirov; surprise #1; surprise #2; done")
        scene.do(2, "ews #2 #2; done; done")
        assert question(scene) == (2, "damage-control")
        assert fates(scene) == ["hit", "hit"]
        assert forbidden(scene, 2, "dc #1") == "7.18"
        scene.do(2, "dc #2")
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "8.38", "7.18")
def test_two_cards_negate_two() -> None:
    with expanded(raid("hand: ews*2"), [1, 1]) as scene:
        scene.do(1, "nimitz > knox; torpedo oscar > kirov; surprise #1; surprise #2; done")
        scene.do(2, "ews #2 #2")
        assert answers(scene, 2, "ews") == ["done", "#1"]
        scene.do(2, "ews #1 #1")
        assert over(scene)
        assert rolls_of(scene) == [(2, 1, True), (1, 1, True)]


@rule("coldwar", "8.38", "6.1.B.2")
def test_called_by_a_torpedo_it_may_roll_at_what_comes_later() -> None:
    """The roll waits until the strikes come in, after the area Air Cover."""
    with expanded(raid("area: cover\n  hand: ews"), [6, 6, 6, 5, 1]) as scene:
        # The mines miss, Air Cover fails, Early Warning stops.
        scene.do(1, "torpedo oscar > kirov; nimitz > knox; minefield seat2; surprise #1; done")
        assert answers(scene, 2, "ews #1") == ["done", "#1", "#2", "#3"]
        scene.do(2, "ews #1 #2")
        settle(scene)
        assert rolls_of(scene) == [(2, 1, True)]
        assert damage(scene, "kirov") == 4
        assert "ews" in thrown(scene).split()


@rule("coldwar", "8.38", "8")
def test_if_the_area_card_stops_that_strike_the_roll_is_not_needed() -> None:
    with expanded(raid("area: cover\n  hand: ews"), [4]) as scene:
        scene.do(1, "torpedo oscar > kirov; nimitz > knox; surprise #1; done")
        scene.do(2, "ews #1 #2")
        settle(scene)
        assert rolls_of(scene) == []
        assert "ews" in thrown(scene).split()


@rule("coldwar", "6.1.B.2", "8.38")
def test_without_surprise_each_question_is_about_its_own_attacks() -> None:
    with expanded(raid()) as scene:
        scene.do(1, "gun5 iowa > kirov; nimitz > knox; done")
        assert forbidden(scene, 2, "ews #2") == "6.1.B.2"
        assert answers(scene, 2, "ews") == ["#1"]


@rule("coldwar", "8.38", "7.18", "6.1.B.2")
def test_the_surprise_of_a_strike_may_be_negated_while_the_guns_are_answered() -> None:
    """Then the area Air Cover meets the strike."""
    with expanded(raid("area: cover\n  hand: ews"), [3, 4]) as scene:
        scene.do(1, "gun16 iowa > kirov; nimitz > knox; surprise #2; done")
        scene.do(2, "ews #2 #1")
        assert over(scene)
        assert rolls_of(scene) == [(1, 3, True)]
        assert [event.facts["number"] for event in scene.told("cover-stops")] == [2]


@rule("coldwar", "8.38", "7.18", "6.1.B.2")
def test_a_surprise_that_has_struck_cannot_be_negated_any_more() -> None:
    """The torpedo has hit; in the air stage the card has only its roll, and Damage Control no say."""
    with expanded(raid("hand: ews dc"), [1]) as scene:
        scene.do(1, "torpedo oscar > kirov; nimitz > knox; surprise #1; done")
        scene.do(2, "done")
        assert question(scene) == (2, "point-defense-air")
        assert answers(scene, 2, "ews") == ["#2"]
        scene.do(2, "ews #2")
        settle(scene)
        assert scene.told("surprise-negated") == []
        assert hand(scene, 2) == "dc"
        assert ships(scene, 2)["row1"] == "kirov(torpedo)"


@rule("coldwar", "8.38", "6.1.B.2", "8.2")
def test_with_nothing_to_roll_at_the_surprise_must_be_named() -> None:
    with expanded(raid("hand: evade ews"), [1]) as scene:
        scene.do(1, "torpedo oscar > kirov; nimitz > knox; surprise #2; done")
        scene.do(2, "evade #1")
        assert forbidden(scene, 2, "ews done") == "6.1.B.2"
        assert answers(scene, 2, "ews") == ["#2"]
        scene.do(2, "ews #2 #2")
        settle(scene)
        assert rolls_of(scene) == [(2, 1, True)]


@rule("coldwar", "8.38", "7.18", "7.17", "12.1")
def test_bombers_without_their_surprise() -> None:
    """Early Warning takes two of five dice, Air Cover two more, and Kirov's Air Defense of 3 the last."""
    with expanded(raid("hand: ews cover ecm"), [1, 4, 3], advanced="air_defense") as scene:
        scene.do(1, "bomber seat2 dice5; surprise #1; done")
        scene.do(2, "ews #1 #1; cover #1; done")
        assert question(scene) == (2, "allot-air-defense")
        scene.do(2, "done; #1")
        assert over(scene)


@rule("coldwar", "8.38", "13.2B")
def test_a_team_mate_may_warn() -> None:
    position = """
options: seats=4; team_size=2
seat 1
  row1: iowa
  subs: oscar
  hand: torpedo surprise ship
seat 2
  row1: kirov
seat 3
  row1: slava
seat 4
  row1: knox
  hand: ews
"""
    with expanded(position, [1]) as scene:
        scene.do(1, "done; torpedo oscar > kirov; surprise #1; done")
        assert question(scene) == (4, "point-defense")
        scene.do(4, "ews #1 #1")
        assert over(scene)
        assert damage(scene, "kirov") == 0


SPLIT = """
options: seats=3
seat 1
  row1: iowa
  hand: lbas surprise ship
seat 2
  row1: kidd
  subs: alfa
  {two}
seat 3
  row1: knox
  subs: rubis
  {three}
"""


@rule("coldwar", "8.38", "7.18", "7.16")
@pytest.mark.parametrize("two", ["area: ews", "hand: ews"])
def test_it_protects_the_ships_of_its_owner(two: str) -> None:
    """The strike at seat 3 is still a surprise."""
    with expanded(SPLIT.format(two=two, three="hand: cover dc"), [2, 6, 3]) as scene:
        scene.do(1, "lbas > kidd knox; surprise #1; done; seat2")
        if "hand" in two:
            scene.do(2, "ews #1 #1")
        assert question(scene) == (3, "point-defense-air")
        assert forbidden(scene, 3, "cover") == "7.18"
        scene.do(3, "done")
        assert over(scene)
        assert sunk(scene, 1) == "knox"


@rule("coldwar", "8.38", "7.18", "7.16")
def test_and_each_owner_may_negate_it_for_himself() -> None:
    """The Surprise Attack card was laid on the attack against the other player."""
    with expanded(SPLIT.format(two="", three="hand: ews"), [6, 1]) as scene:
        scene.do(1, "lbas > kidd knox; surprise #1; done; seat2")
        assert answers(scene, 3, "ews") == ["done", "#2"]
        scene.do(3, "ews #2 #2")
        assert over(scene)
        assert rolls_of(scene) == [(2, 1, True)]


@rule("coldwar", "8.38")
@pytest.mark.parametrize("line", ["ews", "ews #1", "ews done"])
def test_a_position_in_the_middle_of_it_goes_on_as_it_would(line: str) -> None:
    with expanded(raid()) as scene:
        scene.do(1, "torpedo oscar > kirov; gun16 iowa > kirov; surprise #1; done")
        scene.do(2, line)
        left = answers(scene, 2)
        written = scene.state.text()
    with Scene(GAME, written, [3]) as scene:
        assert answers(scene, 2) == left
        if line == "ews":
            scene.do(2, "#1")
        scene.do(2, "#2; done")
        settle(scene)
        assert damage(scene, "kirov") == 4


@rule("coldwar", "8.38", "8.2", "13.2B")
def test_who_had_no_answer_to_a_surprise_is_asked_again_when_a_mate_unmasks_it() -> None:
    position = """
options: action=yes; seats=4; team_size=2
discard: intelligence*3 refuel*4
seat 1
  row1: nimitz
  hand: surprise gun5
seat 2
  row1: slava kirov
  hand: cover gun3
seat 3
  row1: belknap
  hand: gun3
seat 4
  row1: iowa
  hand: ews ecm
"""
    with fight(position, [1]) as scene:
        scene.do(1, "done; nimitz > slava; surprise #1; done")
        assert scene.legal(2) == ["done"]
        scene.do(2, "done").do(4, "ews #1; done; done")
        assert "cover" in scene.legal(2)
        scene.do(2, "cover #1")
        while not over(scene):
            scene.do(scene.asked()[0], "done")
        assert scene.told("cover-stops")
