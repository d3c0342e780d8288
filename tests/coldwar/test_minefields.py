"""7.14 Minefields: laid against a whole task force, numbered row by row, after guns, before aircraft."""

import pytest

from tests.coldwar.expanded import expanded, thrown
from tests.coldwar.fight import (
    answers,
    damage,
    fates,
    forbidden,
    hand,
    over,
    question,
    settle,
    ships,
    sunk,
    wasted,
)
from tests.marks import rule
from wardroom.core.scene import Scene
from wardroom.games.coldwar.game import GAME

# Numbers go by the list of ships: virginia 1, slava 2, kirov 3, and in the second row leahy 1, ticonderoga 2.
FIELD = """
seat 1
  subs: rubis
  hand: minefield*3 ship
seat 2
  row1: virginia slava kirov
  row2: leahy ticonderoga
  row3: nimitz
  subs: oscar
"""


# A torpedo at a passive submarine has a die to throw, one at an active submarine has not.
DIVED = """
seat 1
  row1: iowa
  subs: rubis
  hand: torpedo surprise minefield ship
seat 2
  row1: knox
  subs: oscar alfa(active)
  {cards}
"""


def hit(scene: Scene) -> str:
    """The one ship that has the minefield under it."""
    [ship] = [word for row in ships(scene, 2).values() for word in row.split() if "(minefield)" in word]
    return ship.removesuffix("(minefield)")


@rule("coldwar", "7.14", "7.1", "7")
@pytest.mark.parametrize(
    ("rolls", "struck"),
    [
        ([1], "virginia"),
        ([2], "slava"),
        ([3], "kirov"),
        # Four to six: the second row, numbered anew.
        ([4, 2], "ticonderoga"),
        ([5, 2], "ticonderoga"),
        ([6, 2], "ticonderoga"),
        # Three to six there: the third row.
        ([4, 3, 1], "nimitz"),
        ([6, 6, 1], "nimitz"),
    ],
)
def test_each_ship_of_a_row_has_a_number_and_the_others_lead_to_the_next_row(
    rolls: list[int], struck: str
) -> None:
    """No platform is needed: the attacker has one submarine."""
    with expanded(FIELD, rolls) as scene:
        scene.do(1, "minefield seat2; done")
        assert over(scene)
        assert hit(scene) == struck
        assert damage(scene, struck) == 3
        assert thrown(scene) == "none"
        assert ships(scene, 1) == {"subs": "rubis"}


@rule("coldwar", "7.14", "11.1")
def test_it_sinks_a_ship_whose_hits_are_used_up() -> None:
    with expanded(FIELD, [4, 1]) as scene:
        scene.do(1, "minefield seat2; done")
        assert sunk(scene, 1) == "leahy"
        assert thrown(scene) == "minefield"


@rule("coldwar", "7.14")
@pytest.mark.parametrize("rolls", [[4, 3, 2], [6, 6, 6]])
def test_behind_the_third_row_it_misses_and_is_discarded(rolls: list[int]) -> None:
    with expanded(FIELD, rolls) as scene:
        scene.do(1, "minefield seat2; done")
        assert over(scene)
        assert len(scene.told("mines-miss")) == 1
        assert sunk(scene, 1) == ""
        assert thrown(scene) == "minefield"
        assert ships(scene, 2)["subs"] == "oscar"


@rule("coldwar", "7.14")
def test_no_die_is_thrown_for_a_row_that_does_not_exist() -> None:
    position = FIELD.replace("  row2: leahy ticonderoga\n  row3: nimitz\n", "")
    with expanded(position, [4]) as scene:
        scene.do(1, "minefield seat2; done")
        assert len(scene.told("mines-miss")) == 1


@rule("coldwar", "7.14", "7")
def test_each_minefield_costs_one_fog_of_war() -> None:
    with expanded(FIELD, [1], fog=1) as scene:
        scene.do(1, "minefield seat2")
        assert forbidden(scene, 1, "minefield") == "7"
        scene.do(1, "done")
        assert question(scene) == (1, "discard")  # a card was played


SIX = "belknap leahy ticonderoga long-beach virginia spruance"


@rule("coldwar", "7.14")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_six_ships_in_a_row_have_all_the_numbers(roll: int) -> None:
    position = FIELD.replace("virginia slava kirov", SIX).replace("leahy ticonderoga\n", "slava\n")
    with expanded(position, [roll]) as scene:
        scene.do(1, "minefield seat2; done")
        assert over(scene)
        assert len(scene.told("damaged")) + len(scene.told("sunk")) == 1
        struck = (*scene.told("damaged"), *scene.told("sunk"))[0].facts["ship"]
        assert struck == f"ship/{SIX.split()[roll - 1]}"


CROWD = """
seat 1
  row1: iowa
  hand: minefield gun5*2 ship
seat 2
  row1: {row1}
  row2: slava
  subs: oscar
"""
SEVEN = SIX + " ariadne"


@rule("coldwar", "7.14")
def test_of_more_than_six_the_attacker_numbers_any_six() -> None:
    with expanded(CROWD.format(row1=SEVEN), [1]) as scene:
        scene.do(1, "minefield seat2; done")
        assert question(scene) == (1, "mine-spares")
        assert sorted(answers(scene, 1)) == sorted(SEVEN.split())
        scene.do(1, "belknap")
        assert over(scene)
        # Belknap has no number, so Leahy is the first.
        assert sunk(scene, 1) == "leahy"


@rule("coldwar", "7.14")
def test_ships_of_other_rows_and_those_left_out_before_cannot_be_named() -> None:
    with expanded(CROWD.format(row1=SEVEN + " broadsword"), [6]) as scene:
        scene.do(1, "minefield seat2; done")
        assert forbidden(scene, 1, "slava") == "7.14"
        assert forbidden(scene, 1, "oscar") == "7.14"
        scene.do(1, "ticonderoga")
        assert question(scene) == (1, "mine-spares")
        assert forbidden(scene, 1, "ticonderoga") == "7.14"
        scene.do(1, "broadsword")
        # belknap leahy long-beach virginia spruance ariadne
        assert sunk(scene, 1) == "ariadne"


@rule("coldwar", "7.14", "9.3")
def test_a_ship_that_the_guns_have_sunk_is_not_counted_among_the_seven() -> None:
    with expanded(CROWD.format(row1=SEVEN), [6]) as scene:
        scene.do(1, "minefield seat2; gun5 iowa > ariadne; done")
        assert over(scene)
        assert sunk(scene, 1) == "ariadne spruance"


@rule("coldwar", "7.14", "9.3")
def test_nor_can_it_be_named() -> None:
    with expanded(CROWD.format(row1=SEVEN + " broadsword"), [1]) as scene:
        scene.do(1, "minefield seat2; gun5 iowa > ariadne; done")
        assert question(scene) == (1, "mine-spares")
        assert forbidden(scene, 1, "ariadne") == "7.14"
        scene.do(1, "broadsword")
        assert sunk(scene, 1) == "ariadne belknap"


@rule("coldwar", "7.14")
def test_a_crowded_second_row_is_thinned_when_its_turn_comes() -> None:
    position = CROWD.format(row1="nimitz").replace("row2: slava", f"row2: {SEVEN}")
    with expanded(position, [2, 6]) as scene:
        scene.do(1, "minefield seat2; done")
        assert scene.dice.rolled == 1
        assert question(scene) == (1, "mine-spares")
        assert forbidden(scene, 1, "nimitz") == "7.14"
        scene.do(1, "spruance")
        assert sunk(scene, 1) == "ariadne"


@rule("coldwar", "7.14")
def test_only_the_attacker_leaves_ships_out() -> None:
    with expanded(CROWD.format(row1=SEVEN) + "  hand: dc\n", [1]) as scene:
        scene.do(1, "minefield seat2; done").do(2, "done")
        assert scene.asked() == [1]
        scene.do(1, "belknap")
        assert question(scene) == (2, "damage-control")


THREE = """
options: seats=3
seat 1
  row1: iowa
  hand: minefield*2 ship
seat 2
  subs: oscar
  {two}
seat 3
  row1: knox
  subs: rubis
  {three}
"""


@rule("coldwar", "7.14", "5.24", "7.13")
def test_a_force_of_submarines_cannot_be_mined() -> None:
    with expanded(THREE.format(two="", three="")) as scene:
        assert forbidden(scene, 1, "minefield seat2") == "7.14"
        assert answers(scene, 1, "minefield") == ["seat3"]
    with expanded(THREE.format(two="", three="").replace("  row1: knox\n", "")) as scene:
        assert forbidden(scene, 1, "minefield") == "7.14"


@rule("coldwar", "7.14", "9.2")
def test_a_retreated_force_cannot_be_mined() -> None:
    with expanded(THREE.format(two="row1: kirov", three="retreat: retreat")) as scene:
        assert forbidden(scene, 1, "minefield seat3") == "9.2"
        assert answers(scene, 1, "minefield") == ["seat2"]
    with expanded(THREE.format(two="retreat: retreat", three="retreat: retreat")) as scene:
        assert forbidden(scene, 1, "minefield") == "9.2"


@rule("coldwar", "7.14", "7")
def test_nor_the_own_force() -> None:
    with expanded(THREE.format(two="row1: kirov", three="")) as scene:
        assert forbidden(scene, 1, "minefield seat1") == "7"


@rule("coldwar", "7.14", "13.2A")
def test_nor_a_team_mate() -> None:
    position = """
options: seats=4; team_size=2
seat 1
  row1: iowa
  hand: minefield ship
seat 2
  row1: knox
seat 3
  row1: kirov
seat 4
  row1: slava
"""
    with expanded(position) as scene:
        scene.do(1, "done")  # no transfers
        assert forbidden(scene, 1, "minefield seat3") == "13.2A"
        assert answers(scene, 1, "minefield") == ["seat2", "seat4"]


@rule("coldwar", "7.14", "7")
def test_minefields_against_two_players() -> None:
    with expanded(THREE.format(two="row1: ariadne", three=""), [1, 1]) as scene:
        scene.do(1, "minefield seat2; minefield seat3; done; seat3")
        assert over(scene)
        assert sunk(scene, 1) == "knox ariadne"


# -- what other attacks of the volley did before ----------------

VOLLEY = """
seat 1
  row1: iowa
  row2: enterprise
  hand: minefield*2 gun5 gun16*2 lbas ship
seat 2
  row1: knox pantera
  row2: spruance
  row3: slava
  {cards}
"""


@rule("coldwar", "7.14", "6.1.B.2", "7")
@pytest.mark.parametrize("first", ["minefield seat2; gun5 iowa > knox", "gun5 iowa > knox; minefield seat2"])
def test_numbers_are_given_when_guns_have_been_settled(first: str) -> None:
    """Knox is gone, so Pantera has the 1: whatever was declared first."""
    with expanded(VOLLEY.format(cards=""), [1]) as scene:
        scene.do(1, f"{first}; done")
        assert sunk(scene, 1) == "knox pantera"


@rule("coldwar", "7.14", "5.21", "9.3")
def test_an_emptied_row_has_no_numbers_and_no_die() -> None:
    """Rows close up after the volley: Spruance is still the second row, Slava the third."""
    with expanded(VOLLEY.format(cards=""), [2, 1]) as scene:
        scene.do(1, "gun5 iowa > knox; gun16 iowa > pantera; minefield seat2; done")
        assert over(scene)
        assert [event.facts["row"] for event in scene.told("mines-roll")] == [2, 3]
        assert ships(scene, 2) == {"row1": "spruance", "row2": "slava(minefield)"}


@rule("coldwar", "7.14", "9.3")
def test_a_ship_saved_afterwards_does_not_change_what_the_mine_hit() -> None:
    """The 1 went to Pantera; then Damage Control saves the Knox from the gun."""
    with expanded(VOLLEY.format(cards="hand: dc"), [1]) as scene:
        scene.do(1, "gun5 iowa > knox; minefield seat2; done")
        settle_points(scene)
        assert question(scene) == (2, "damage-control")
        assert fates(scene) == ["hit", "hit"]
        scene.do(2, "dc #1")
        assert over(scene)
        assert sunk(scene, 1) == "pantera"
        assert ships(scene, 2)["row1"] == "knox"


def settle_points(scene: Scene) -> None:
    """The defender lays no point defences."""
    while question(scene)[1].startswith("point-defense"):
        scene.done()


@rule("coldwar", "7.14", "9.3")
def test_damage_control_undoes_a_mine() -> None:
    with expanded(VOLLEY.format(cards="hand: dc ecm"), [2]) as scene:
        scene.do(1, "minefield seat2; done")
        settle_points(scene)
        assert answers(scene, 2) == ["done", "dc"]
        scene.do(2, "dc #1")
        assert over(scene)
        assert ships(scene, 2)["row1"] == "knox pantera"
        assert thrown(scene) == "dc minefield"


@rule("coldwar", "9.3", "7.14")
def test_a_mine_that_missed_leaves_nothing_to_undo() -> None:
    with expanded(VOLLEY.format(cards="hand: dc"), [6, 6, 6]) as scene:
        scene.do(1, "minefield seat2; gun5 iowa > knox; done")
        settle_points(scene)
        assert question(scene) == (2, "damage-control")
        assert forbidden(scene, 2, "dc #1") == "9.3"
        assert answers(scene, 2, "dc") == ["#2"]


@rule("coldwar", "7.14")
def test_a_second_minefield_counts_what_the_first_has_sunk() -> None:
    with expanded(VOLLEY.format(cards=""), [1, 1]) as scene:
        scene.do(1, "minefield seat2; minefield seat2; done")
        assert sunk(scene, 1) == "knox pantera"


@rule("coldwar", "7.14", "7.1")
def test_two_minefields_may_hit_one_ship() -> None:
    """Slava has four hits: the second sinks her, and her Damage card goes with her."""
    with expanded(VOLLEY.format(cards=""), [6, 6, 1, 6, 6, 1]) as scene:
        scene.do(1, "minefield seat2; minefield seat2; done")
        assert sunk(scene, 1) == "slava"
        assert thrown(scene) == "minefield*2"


@rule("coldwar", "7.14", "12.6")
def test_armour_takes_one_point_off() -> None:
    position = FIELD.replace("virginia slava kirov", "missouri")
    with expanded(position, [1], advanced="armor") as scene:
        scene.do(1, "minefield seat2; done")
        assert damage(scene, "missouri") == 2


@rule("coldwar", "7.14", "12.7")
def test_it_sinks_a_crippled_ship() -> None:
    position = FIELD.replace("virginia slava kirov", "missouri(crippled)")
    with expanded(position, [1], advanced="armor large_ships") as scene:
        scene.do(1, "minefield seat2; done")
        assert sunk(scene, 1) == "missouri"


# -- between the guns and the aircraft ----------------


@rule("coldwar", "7.14", "6.1.B.2", "7", "7.air")
def test_the_course_guns_mines_aircraft() -> None:
    with expanded(VOLLEY.format(cards="hand: ecm dc"), [3, 2, 5, 2]) as scene:
        scene.do(1, "enterprise > slava; minefield seat2; gun5 iowa > knox; done")
        course = []
        while not over(scene):
            course.append((*question(scene), scene.dice.rolled, fates(scene)))
            scene.done()
        # Knox is sunk: 3 leads to the second row, 2 there to the third, 5 misses; then the strike hits.
        assert course == [
            (2, "point-defense", 0, ["coming", "coming", "coming"]),
            (2, "point-defense-air", 3, ["coming", "missed", "hit"]),
            (2, "damage-control", 4, ["hit", "missed", "hit"]),
        ]
        assert sunk(scene, 1) == "knox slava"


@rule("coldwar", "7.14", "7.air")
def test_a_strike_at_a_ship_that_a_mine_has_sunk_is_wasted() -> None:
    with expanded(VOLLEY.format(cards=""), [1, 1]) as scene:
        scene.do(1, "enterprise > knox; minefield seat2; done")
        assert sunk(scene, 1) == "knox"
        assert wasted(scene) == [1]


@rule("coldwar", "7.14", "10", "6.1.B.2")
def test_a_carrier_that_a_mine_has_sunk_lends_nothing_to_air_cover() -> None:
    position = VOLLEY.format(cards="hand: cover").replace("knox pantera", "foch(gunAny3)")
    with expanded(position, [1, 3, 1]) as scene:
        scene.do(1, "enterprise > slava; minefield seat2; done")
        scene.do(2, "done; cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-fails")] == [2]
        assert sunk(scene, 1) == "foch slava"


@rule("coldwar", "7.14", "12.1", "12.5", "6.1.B.2")
@pytest.mark.parametrize(
    ("advanced", "asked"), [("air_defense", True), ("air_defense critical_damage", False)]
)
def test_provisional_damage_of_a_mine_counts_for_air_defence(advanced: str, asked: bool) -> None:
    """Slava with one hit left is critical and does not fire."""
    position = """
seat 1
  row1: enterprise
  hand: minefield ship
seat 2
  row1: slava
"""
    with expanded(position, [1, 4, 3] if asked else [1, 3], advanced=advanced) as scene:
        scene.do(1, "enterprise > slava; minefield seat2; done")
        if asked:
            assert question(scene) == (2, "allot-air-defense")
            assert forbidden(scene, 2, "#2") == "12.1"
            scene.do(2, "#1")
        assert over(scene)
        assert ships(scene, 2) == {"row1": "slava(minefield)"}


@rule("coldwar", "7.14", "8.31", "8.32", "8.33", "8.37")
@pytest.mark.parametrize(
    ("card", "number"),
    [("evade", "8.31"), ("ecm", "8.32"), ("cover", "8.33"), ("asw", "8.37"), ("dc", "9.3")],
)
def test_no_other_defence_meets_mines(card: str, number: str) -> None:
    with expanded(VOLLEY.format(cards=f"hand: {card} sweepers")) as scene:
        scene.do(1, "minefield seat2; done")
        assert forbidden(scene, 2, card) == number
        assert answers(scene, 2) == ["done", "sweepers"]
    with expanded(VOLLEY.format(cards="area: evade ecm cover asw"), [2]) as scene:
        scene.do(1, "minefield seat2; done")
        assert over(scene)
        assert sunk(scene, 1) == "pantera"


@rule("coldwar", "6.1.B.2", "8.2")
def test_mines_and_guns_are_answered_in_one_laying() -> None:
    with expanded(VOLLEY.format(cards="hand: evade cover sweepers"), [3]) as scene:
        scene.do(1, "minefield seat2; gun5 iowa > knox; enterprise > slava; done")
        assert question(scene) == (2, "point-defense")
        assert answers(scene, 2) == ["done", "evade", "sweepers"]
        assert forbidden(scene, 2, "cover") == "6.1.B.2"
        scene.do(2, "sweepers #1")
        assert answers(scene, 2) == ["done", "evade"]
        scene.do(2, "evade #2")
        assert question(scene) == (2, "point-defense-air")
        assert fates(scene) == ["stopped", "stopped", "coming"]
        scene.do(2, "done")


@rule("coldwar", "6.1.B.2", "8.2")
@pytest.mark.parametrize("mines", [0, 1, 2])
def test_the_question_tells_how_many_mines_may_be_answered(mines: int) -> None:
    with expanded(VOLLEY.format(cards="hand: sweepers ship")) as scene:
        scene.do(1, "minefield seat2; " * mines + "gun5 iowa > knox; done")
        assert scene.state.decision(1).facts["mines"] == mines
        if mines == 2:
            scene.do(2, "sweepers #1")
            assert scene.state.decision(1).facts["mines"] == 1


@rule("coldwar", "6.1.B.2", "8.2")
def test_when_the_dice_of_a_submarine_fall_it_is_too_late_to_sweep() -> None:
    """8.2 All point cards of the laying lie there before its first die, be it a torpedo's."""
    with expanded(DIVED.format(cards="hand: sweepers ews"), [6, 2]) as scene:
        scene.do(1, "torpedo rubis > oscar; minefield seat2; done")
        assert question(scene) == (2, "point-defense")
        assert answers(scene, 2) == ["done", "sweepers", "ews"]
        scene.do(2, "done")
        # The torpedo misses; 2 leads past Knox, and nobody is behind her.
        assert over(scene)
        assert scene.dice.rolled == 2
        assert hand(scene, 2) == "sweepers ews"


@rule("coldwar", "6.1.B.2", "8.2", "8.38")
def test_early_warning_against_a_mine_is_rolled_before_the_torpedo() -> None:
    with expanded(DIVED.format(cards="hand: ews*2"), [1, 6]) as scene:
        scene.do(1, "torpedo rubis > oscar; minefield seat2; done")
        scene.do(2, "ews #2")
        assert scene.dice.rolled == 0
        scene.do(2, "done")
        told = [e.name for e in scene.events if e.name in ("warning-stops", "roll-misses", "mines-roll")]
        assert told == ["warning-stops", "roll-misses"]


@rule("coldwar", "6.1.B.2", "8", "8.38")
def test_area_early_warning_rolls_at_mines_before_any_other_die() -> None:
    """All that is laid down rolls first: at the torpedo, at the mine; then the attacks roll."""
    with expanded(DIVED.format(cards="area: ews"), [6, 6, 6, 1]) as scene:
        scene.do(1, "torpedo rubis > oscar; minefield seat2; done")
        settle(scene)
        told = [e.name for e in scene.events if e.name in ("warning-fails", "roll-misses", "mines-roll")]
        assert told == ["warning-fails", "warning-fails", "roll-misses", "mines-roll"]


@rule("coldwar", "6.1.B.2", "8.35", "8")
def test_area_sweepers_clear_the_way_before_guns_are_settled() -> None:
    with expanded(VOLLEY.format(cards="area: sweepers\n  hand: evade ship")) as scene:
        scene.do(1, "gun5 iowa > knox; minefield seat2; done")
        assert question(scene) == (2, "point-defense")
        assert fates(scene) == ["coming", "stopped"]
        assert scene.state.decision(1).facts["mines"] == 0


@rule("coldwar", "6.1.B.2", "8.36")
def test_a_crash_dive_is_laid_beside_sweepers() -> None:
    position = DIVED.format(cards="hand: crash-dive sweepers")
    with expanded(position, [6], gone="intelligence*3 refuel*4") as scene:
        scene.do(1, "torpedo rubis > alfa; minefield seat2; done")
        assert answers(scene, 2) == ["done", "crash-dive", "sweepers"]
        scene.do(2, "sweepers #2")
        scene.do(2, "crash-dive #1")
        assert over(scene)
        assert scene.dice.rolled == 1


@rule("coldwar", "6.1.B.2", "8.38", "7.18")
def test_a_warning_against_a_surprise_may_roll_at_a_mine_of_its_laying() -> None:
    with expanded(DIVED.format(cards="hand: ews"), [1, 6]) as scene:
        scene.do(1, "torpedo rubis > oscar; surprise #1; minefield seat2; done")
        scene.do(2, "ews #1 #2")
        assert over(scene)
        assert [e.name for e in scene.events if e.name.startswith(("warning", "roll"))] == [
            *("warning-stops", "roll-misses")
        ]


@rule("coldwar", "7.14", "11.2")
def test_the_last_surface_ship_sunk_by_guns_leaves_the_mine_nothing() -> None:
    position = FIELD.replace("subs: rubis", "row1: iowa").replace("minefield*3", "minefield gun16")
    position = position.replace("virginia slava kirov", "knox").replace(
        "  row2: leahy ticonderoga\n  row3: nimitz\n", ""
    )
    with expanded(position, []) as scene:
        scene.do(1, "minefield seat2; gun16 iowa > knox; done")
        assert sunk(scene, 1) == "knox"
        assert len(scene.told("mines-miss")) == 1
        assert ships(scene, 2) == {"subs": "oscar"}


@rule("coldwar", "7.14")
def test_a_position_in_the_middle_of_it_goes_on_as_it_would() -> None:
    with expanded(CROWD.format(row1=SEVEN + " broadsword")) as scene:
        scene.do(1, "minefield seat2; done; belknap")
        written = scene.state.text()
    with Scene(GAME, written, [1]) as scene:
        assert forbidden(scene, 1, "belknap") == "7.14"
        scene.do(1, "broadsword")
        assert sunk(scene, 1) == "leahy"
