"""13.5 Tactics: when they are played, what each of them changes, and how they are lost."""

import pytest

from tests.coldwar.fight import (
    answers,
    discard,
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
from tests.coldwar.look import force, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.coldwar.actions import TACTIC
from wardroom.games.coldwar.battle import ACTIVE
from wardroom.games.coldwar.game import GAME

BATTLE = """
options: {options}
seat 1
  row1: knox spruance
  row2: nimitz
  subs: oscar los-angeles
  hand: {mine} ship
  {front}
seat 2
  row1: kidd ariadne
  row2: slava
  subs: rubis alfa(active)
  {theirs}
"""


def battle(
    mine: str = "",
    theirs: str = "",
    rolls: list[int] | None = None,
    *,
    front: str = "",
    options: str = "tactics=4",
    turn: str = "seat1 6.1.B.1",
    advanced: str = "",
    fog: int = 6,
) -> Scene:
    """`front` are Tactics before seat 1; `theirs` are lines of seat 2, parted by semicolons."""
    lines = "\n  ".join(line.strip() for line in theirs.split(";"))
    front = f"tactics: {front}" if front else ""
    position = BATTLE.format(options=options, mine=mine, front=front, theirs=lines)
    return fight(position, rolls, turn=turn, advanced=advanced, fog=fog)


def chances(scene: Scene, *names: str) -> list[object]:
    """The numbers to roll that were told."""
    return [event.facts["chance"] for event in scene.events if event.name in names]


def passes(scene: Scene) -> None:
    """Everybody who is asked lets it be."""
    for seat in scene.asked():
        scene.do(seat, "done")


def at_moment(scene: Scene) -> list[int]:
    """Who is asked for a Tactic."""
    names = {scene.state.decision(seat - 1).name for seat in scene.asked()}
    assert names == {"tactic-moment"}
    return scene.asked()


# Playing them.


@rule("coldwar", "13.5", "9")
def test_it_lies_face_up_in_front_and_costs_nothing() -> None:
    with battle("jink gun5", fog=1) as scene:
        scene.do(1, "tactic-jink")
        assert force(scene.state, 1)["tactics"] == "jink"
        assert force(scene.state.observe(1), 1)["tactics"] == "jink"
        assert hand(scene, 1) == "gun5 ship"
        assert truth(scene).fog == 1
        scene.do(1, "gun5 knox > kidd; done")
        assert question(scene) == (1, "discard"), "it was a card played (6.1.C.2)"


@rule("coldwar", "13.5", "6.1.C.2")
def test_it_counts_as_a_card_played() -> None:
    with battle("jink") as scene:
        scene.do(1, "tactic-jink; done")
        assert question(scene) == (1, "discard")
    with battle("jink") as scene:
        scene.do(1, "done")
        assert question(scene) == (1, "must-discard")


@rule("coldwar", "13.5")
def test_it_is_no_card_of_the_volley() -> None:
    with battle("jink") as scene:
        refusal = scene.why_not(1, "jink")
        assert refusal is not None and (refusal.name, refusal.rule) == ("tactic-as-tactic", "13.5")
        assert "jink" not in answers(scene, 1) and "tactic-jink" in answers(scene, 1)
        assert scene.rule_against(1, "tactic-fighter") == "not-asked"


@rule("coldwar", "13.5", "6.1")
def test_in_every_step_of_ones_own_turn() -> None:
    with battle("jink gun5", "", [3], turn="seat1 6.1.A.2") as scene:
        asked = []
        assert at_moment(scene) == [1], "before the Fog of War"
        scene.do(1, "done")
        while not over(scene):
            asked.append(question(scene)[1])
            assert "tactic-jink" in answers(scene, 1)
            scene.do(1, "done")
        assert asked == ["adjust-formation", "ship-ahoy", "retreat", "battle-stations"]
        assert "tactic-jink" in answers(scene, 1) and "jink" in answers(scene, 1), "or thrown away"


@rule("coldwar", "13.5")
@pytest.mark.parametrize("line", ["gun5", "gun5 knox", "lbas", "lbas kidd", "ecm", "nimitz", "bomber seat2"])
def test_in_the_middle_of_a_choice(line: str) -> None:
    with battle("jink gun5 lbas ecm bomber") as scene:
        scene.do(1, line)
        before = scene.state.decision(0)
        assert "tactic-jink" in scene.legal(1)
        scene.do(1, "tactic-jink")
        assert force(scene.state, 1)["tactics"] == "jink"
        assert scene.state.decision(0).name == before.name


@rule("coldwar", "13.5", "8.2", "9.3")
def test_in_the_turn_of_another() -> None:
    with battle("gun5 lbas", "hand: dc fighter gun3", [6], advanced="air_defense") as scene:
        scene.do(1, "gun5 knox > kidd; lbas > ariadne; done; done")
        asked = []
        while scene.asked() != [1] or scene.state.decision(0).name == "tactic-moment":
            if scene.state.decision(scene.asked()[0] - 1).name == "tactic-moment":
                passes(scene)
                continue
            asked.append(question(scene)[1])
            assert "tactic-fighter" in answers(scene, 2)
            if asked[-1] == "damage-control":
                scene.do(2, "tactic-fighter")
                assert force(scene.state, 2)["tactics"] == "fighter"
                assert "tactic-fighter" not in answers(scene, 2)
            scene.do(2, "done")
        assert list(dict.fromkeys(asked)) == [
            *("point-defense", "point-defense-air", "allot-air-defense", "damage-control")
        ]


@rule("coldwar", "13.5")
def test_not_while_a_question_is_answered_in_secret() -> None:
    """In a window for Intelligence, and while formations are drawn up."""
    with battle("crew", "hand: jink gun3", options="action=yes; tactics=4") as scene:
        scene.do(1, "crew nimitz")
        assert scene.state.decision(1).name == "negate"
        refusal = scene.why_not(2, "tactic-jink")
        assert refusal is not None and (refusal.name, refusal.rule) == ("not-while-sealed", "13.5")
        assert scene.legal(2) == ["done"]
    for seed in range(200):
        state = GAME.new({"tactics": 4}, FastDice(seed))
        if GAME.piece("jink") in state.forces[0].hand:
            action = TACTIC
            found = state.why_not(0, action)
            assert found is not None and found.name == "not-while-sealed"
            assert action not in state.legal(0)
            break
    else:
        raise AssertionError("no Tactic was dealt")


# 13.51 Fighter Tactics.


@rule("coldwar", "13.51")
@pytest.mark.parametrize(
    ("lines", "answer", "chance"),
    [
        ("hand: cover", "cover #1", 3),
        ("area: cover", "", 3),
        ("hand: cover-land", "cover-land #1", 4),
        ("area: cover-land", "", 4),
    ],
)
@pytest.mark.parametrize("attack", ["nimitz > kidd", "lbas > kidd; done", "bomber seat2 dice1"])
def test_fighters_help_every_air_cover(lines: str, answer: str, chance: int, attack: str) -> None:
    theirs = f"{lines}; tactics: fighter"
    with battle("lbas bomber", theirs, [1], options="action=yes; tactics=4") as scene:
        scene.do(1, f"{attack}; done")
        while not scene.told("cover-stops"):
            if answer and question(scene) == (2, "point-defense-air"):
                scene.do(2, answer)
            else:
                passes(scene)
        assert chances(scene, "cover-stops") == [chance]


@rule("coldwar", "13.51", "12.9")
def test_fighters_help_against_cruise_missiles_too() -> None:
    position = """
options: tactics=4
seat 1
  row1: kirov
  hand: missileC ship
seat 2
  row1: kidd
  row2: knox
  row3: slava
  area: cover
  tactics: fighter
"""
    with fight(position, [3], advanced="cruise_missiles") as scene:
        scene.do(1, "missileC kirov > slava; done")
        assert chances(scene, "cover-stops") == [3]


@rule("coldwar", "13.51", "12.1", "8.38")
def test_fighters_are_no_help_to_air_defence_and_early_warning() -> None:
    theirs = "area: ews; tactics: fighter; hand: gun3"
    rolls = [6, 6, 6, 6]
    with battle("", theirs, rolls, options="action=yes; tactics=4", advanced="air_defense") as scene:
        scene.do(1, "nimitz > kidd; done")
        while not over(scene):
            if question(scene) == (2, "allot-air-defense"):
                scene.do(2, "#1")
            else:
                passes(scene)
        assert chances(scene, "warning-fails") == [1]
        assert chances(scene, "defense-fails") == [2, 3]


@rule("coldwar", "13.51")
def test_fighters_of_the_attacker_change_nothing() -> None:
    with battle("", "area: cover", [6, 6], front="fighter") as scene:
        scene.do(1, "nimitz > kidd; done")
        settle(scene)
        assert chances(scene, "cover-fails") == [2]


# 13.52 Improved ASW.


@rule("coldwar", "13.52", "7.15", "10")
@pytest.mark.parametrize(("target", "chance"), [("rubis", 1 + 2 + 1), ("alfa", 3 + 2 - 1 + 1)])
def test_improved_asw_in_attack_against_passive_and_active_submarines(target: str, chance: int) -> None:
    with battle("asw", "", [6], front="improved-asw") as scene:
        scene.do(1, f"asw > {target}; done")
        assert chances(scene, "attack-declared") == [chance]
        assert chances(scene, "roll-hits", "roll-misses") == [chance]


@rule("coldwar", "13.52", "7.13")
@pytest.mark.parametrize(("ship", "chance"), [("oscar", 2), ("los-angeles", 3)])
def test_improved_asw_helps_torpedoes_at_passive_submarines(ship: str, chance: int) -> None:
    with battle("torpedo", "", [6], front="improved-asw") as scene:
        scene.do(1, f"torpedo {ship} > rubis; done")
        assert chances(scene, "roll-misses") == [chance]


@rule("coldwar", "13.52", "7.13")
def test_other_torpedoes_do_their_damage_as_before() -> None:
    with battle("torpedo*2", "", [], front="improved-asw") as scene:
        scene.do(1, "torpedo oscar > alfa; torpedo oscar > slava; done")
        settle(scene)
        assert sunk(scene, 1).split() == ["alfa", "slava"]


@rule("coldwar", "13.52", "8.37")
def test_improved_asw_in_defence() -> None:
    theirs = "area: asw; hand: asw gun3; tactics: improved-asw"
    with battle("torpedo", theirs, [6, 6]) as scene:
        scene.do(1, "torpedo oscar > kidd; done")
        while not over(scene):
            if question(scene) == (2, "point-defense"):
                scene.do(2, "asw #1")
            passes(scene)
        assert chances(scene, "submarine-missed") == [4, 4]


# 13.53 Jink Tactics.


@rule("coldwar", "13.53", "8.33", "8.38", "12.1")
@pytest.mark.parametrize("attack", ["nimitz > kidd", "lbas > kidd; done", "bomber seat2 dice1"])
def test_everything_that_shoots_at_ones_aircraft_is_worse_by_one(attack: str) -> None:
    theirs = "area: cover cover-land ews; hand: gun3"
    rolls = [6, 6, 6, 6, 6]
    with battle(
        "lbas bomber",
        theirs,
        rolls,
        front="jink",
        options="action=yes; tactics=4",
        advanced="air_defense",
    ) as scene:
        scene.do(1, f"{attack}; done")
        while not over(scene):
            if question(scene) == (2, "allot-air-defense"):
                scene.do(2, "#1")
            else:
                passes(scene)
        assert chances(scene, "cover-fails") == [1, 2]
        assert chances(scene, "warning-fails") == [0]
        assert chances(scene, "defense-fails") == [1, 2]


@rule("coldwar", "13.53", "12.9")
def test_a_cruise_missile_does_not_jink() -> None:
    position = """
options: action=yes; tactics=4
seat 1
  row1: kirov
  hand: missileC ship
  tactics: jink
seat 2
  row1: kidd
  row2: knox
  row3: slava
  area: cover cover-land
"""
    with fight(position, [6, 6, 6, 6], advanced="cruise_missiles air_defense") as scene:
        scene.do(1, "missileC kirov > slava; done")
        while not over(scene):
            scene.do(2, "#1")
        assert chances(scene, "cover-fails") == [2, 3]
        assert chances(scene, "defense-fails") == [2, 3]


@rule("coldwar", "13.53")
def test_jinking_of_the_defender_changes_nothing() -> None:
    with battle("", "area: cover; tactics: jink", [6, 6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        settle(scene)
        assert chances(scene, "cover-fails") == [2]


@rule("coldwar", "13.51", "13.53")
def test_fighters_and_jinking_aircraft_even_out() -> None:
    with battle("", "area: cover; tactics: fighter", [6, 6], front="jink") as scene:
        scene.do(1, "nimitz > kidd; done")
        settle(scene)
        assert chances(scene, "cover-fails") == [2]


# 13.54 New Evasive, 13.55 New Jamming: the last resort.


@rule("coldwar", "13.54", "7.13")
def test_a_roll_against_each_torpedo_and_no_gun() -> None:
    with battle("torpedo*2 gun5", "tactics: new-evasive", [1, 2]) as scene:
        scene.do(1, "torpedo oscar > slava; gun5 knox > kidd; torpedo oscar > kidd; done")
        assert over(scene)
        assert chances(scene, "last-resort-stops", "last-resort-fails") == [1, 1]
        assert ships(scene, 2)["row2"] == "slava"
        assert sunk(scene, 1) == "kidd"
        assert {event.rule for event in scene.told("last-resort-stops")} == {"13.54"}


@rule("coldwar", "13.55", "7.12")
def test_a_roll_against_each_missile_and_no_torpedo() -> None:
    with battle("missileA*2 torpedo", "tactics: new-jamming", [2, 1]) as scene:
        scene.do(1, "missileA knox > kidd; torpedo oscar > ariadne; missileA spruance > kidd; done")
        assert over(scene)
        assert ships(scene, 2)["row1"] == "kidd(missileA)"
        assert sunk(scene, 1) == "ariadne"
        assert {event.rule for event in scene.told("last-resort-stops")} == {"13.55"}


@rule("coldwar", "13.54", "13.55")
def test_both_in_the_order_of_the_volley_before_anything_takes_effect() -> None:
    with battle("missileA torpedo*2 asw", "tactics: new-jamming new-evasive", [1, 2, 3, 4]) as scene:
        scene.do(1, "torpedo oscar > kidd; asw > rubis; missileA knox > kidd; torpedo oscar > slava; done")
        settle(scene)
        told = [
            (event.name, event.facts.get("number"))
            for event in scene.events
            if event.rule in ("13.54", "13.55", "7.15", "7.12", "7.13")
        ]
        assert told == [
            ("last-resort-stops", 1),
            ("last-resort-fails", 3),
            ("last-resort-fails", 4),
            ("roll-misses", 2),
            ("attack-hits", 3),
            ("attack-hits", 4),
        ]


@rule("coldwar", "13.54", "13.55", "8.31", "8.32", "8.38")
def test_after_evasive_maneuvers_ecm_and_early_warning() -> None:
    """What they have stopped is not rolled for again."""
    theirs = "area: ews; hand: evade ecm gun3; tactics: new-jamming new-evasive"
    rolls = [6, 6, 6, 6, 6, 6]
    with battle("missileA*2 torpedo*2", theirs, rolls, options="action=yes; tactics=4") as scene:
        scene.do(1, "torpedo oscar > kidd; torpedo oscar > slava")
        scene.do(1, "missileA knox > kidd; missileA spruance > kidd; done")
        scene.do(2, "evade #1; ecm #3; done")
        settle(scene)
        names = [event.name for event in scene.events if event.name in ("warning-fails", "last-resort-fails")]
        assert names == ["warning-fails"] * 4 + ["last-resort-fails"] * 2
        assert [event.facts["number"] for event in scene.told("last-resort-fails")] == [2, 4]


@rule("coldwar", "13.54", "13.55", "7.18")
@pytest.mark.parametrize("attack", ["torpedo oscar > kidd", "missileC oscar > kidd"])
def test_neither_stops_a_surprise(attack: str) -> None:
    theirs = "tactics: new-jamming new-evasive"
    with battle("torpedo missileC surprise", theirs, options="action=yes; tactics=4") as scene:
        scene.do(1, f"{attack}; surprise #1; done")
        assert over(scene)
        assert sunk(scene, 1) == "kidd"
        assert not chances(scene, "last-resort-stops", "last-resort-fails")


@rule("coldwar", "13.55", "12.9")
def test_cruise_missiles_are_jammed_after_all_that_shoots_at_them() -> None:
    position = """
options: tactics=4
seat 1
  row1: kirov
  hand: missileC ship
seat 2
  row1: kidd
  row2: knox
  row3: slava
  area: cover
  tactics: new-jamming
"""
    with fight(position, [6, 6, 6, 1], advanced="cruise_missiles air_defense") as scene:
        scene.do(1, "missileC kirov > slava; done")
        while not over(scene):
            scene.do(2, "#1")
        names = [event.name for event in scene.events if event.rule in ("8.33", "12.1", "13.55")]
        assert names == ["cover-fails", "defense-fails", "defense-fails", "last-resort-stops"]
        assert ships(scene, 2)["row3"] == "slava"


@rule("coldwar", "13.54", "13.55")
def test_they_protect_their_owner_alone() -> None:
    with battle("torpedo missileA", "", front="new-jamming new-evasive") as scene:
        scene.do(1, "torpedo oscar > slava; missileA knox > ariadne; done")
        assert sunk(scene, 1).split() == ["slava", "ariadne"]


# 13.56 New Satellite Orbit.


@rule("coldwar", "13.56", "6.1.A.2")
@pytest.mark.parametrize(("front", "fog"), [("", 6), ("satellite", 7), ("satellite satellite", 8)])
def test_each_satellite_adds_one_even_beyond_six(front: str, fog: int) -> None:
    with battle("gun5", "", [6], front=front, turn="seat1 6.1.A.2") as scene:
        if scene.state.decision(0).name == "tactic-moment":
            scene.do(1, "done")
        assert truth(scene).fog == fog


@rule("coldwar", "13.56", "13.5")
def test_it_may_be_launched_just_before_the_roll() -> None:
    with battle("satellite*2 gun5", "hand: gun3", [4], turn="seat1 6.1.A.2") as scene:
        assert at_moment(scene) == [1]
        scene.do(1, "tactic-satellite")
        assert at_moment(scene) == [1], "there are two"
        scene.do(1, "tactic-satellite")
        assert question(scene) == (1, "adjust-formation"), "now both lie there, and nobody need be asked"
        assert truth(scene).fog == 6


@rule("coldwar", "13.56")
def test_a_roll_that_has_been_made_stands() -> None:
    with battle("satellite gun5", "", [4], turn="seat1 6.1.A.2") as scene:
        scene.do(1, "done")
        assert question(scene) == (1, "adjust-formation")
        scene.do(1, "tactic-satellite")
        assert truth(scene).fog == 4


@rule("coldwar", "13.56")
def test_only_ones_own_rolls() -> None:
    with battle("gun5", "tactics: satellite", [4], turn="seat1 6.1.A.2") as scene:
        scene.do(1, "done")
        assert truth(scene).fog == 4


# 13.57 Sneak Attack.


@rule("coldwar", "13.57", "5.24")
@pytest.mark.parametrize(("front", "left"), [("sneak", "oscar"), ("", "oscar(active)")])
def test_submarines_attack_without_being_heard(front: str, left: str) -> None:
    with battle("torpedo missileC", "", front=front) as scene:
        scene.do(1, "torpedo oscar > slava; missileC oscar > kidd; done")
        assert left in ships(scene, 1)["subs"].split()
        assert sunk(scene, 1).split() == ["slava", "kidd"] or front == ""


@rule("coldwar", "13.57", "8.37")
@pytest.mark.parametrize(("front", "chance"), [("sneak", 1), ("", 3)])
def test_asw_looks_for_a_passive_submarine_then(front: str, chance: int) -> None:
    with battle("torpedo", "area: asw", [6], front=front) as scene:
        scene.do(1, "torpedo oscar > slava; done")
        settle(scene)
        assert chances(scene, "submarine-missed") == [chance]


@rule("coldwar", "13.57")
def test_it_may_be_played_while_the_volley_is_drafted() -> None:
    with battle("torpedo sneak", "") as scene:
        scene.do(1, "torpedo oscar > slava; tactic-sneak; done")
        assert "oscar" in ships(scene, 1)["subs"].split()


@rule("coldwar", "13.57", "6.1.A.4")
def test_an_active_submarine_stays_active() -> None:
    with battle("torpedo", "", front="sneak") as scene:
        truth(scene).status[GAME.piece("oscar")] |= ACTIVE
        scene.do(1, "torpedo oscar > slava; done")
        assert "oscar(active)" in ships(scene, 1)["subs"].split()


# 13.58 Submarine Evasion.


@rule("coldwar", "13.58", "7.15")
@pytest.mark.parametrize(("target", "chance"), [("rubis", 1 + 2 - 1), ("alfa", 3 + 2 - 1 - 1)])
def test_all_asw_is_worse_by_one(target: str, chance: int) -> None:
    with battle("asw", "tactics: sub-evasion", [6]) as scene:
        scene.do(1, f"asw > {target}; done")
        settle(scene)
        assert chances(scene, "roll-misses") == [chance]


@rule("coldwar", "13.58", "8.37")
def test_asw_in_defence_too() -> None:
    with battle("torpedo", "area: asw; hand: asw gun3", [6, 6], front="sub-evasion") as scene:
        scene.do(1, "torpedo oscar > kidd; done")
        while not over(scene):
            if question(scene) == (2, "point-defense"):
                scene.do(2, "asw #1")
            passes(scene)
        assert chances(scene, "submarine-missed") == [2, 2]


@rule("coldwar", "13.58", "7.13")
def test_torpedoes_are_no_worse() -> None:
    with battle("torpedo", "tactics: sub-evasion", [6]) as scene:
        scene.do(1, "torpedo oscar > rubis; done")
        settle(scene)
        assert chances(scene, "roll-misses") == [1]


@rule("coldwar", "13.52", "13.58")
def test_improved_asw_against_submarine_evasion() -> None:
    with battle("asw", "tactics: sub-evasion", [6], front="improved-asw") as scene:
        scene.do(1, "asw > rubis; done")
        assert chances(scene, "roll-misses") == [3]


# The moments.


@rule("coldwar", "13.5", "13.52", "13.58", "7.15")
def test_before_an_asw_attack_rolls_both_sides_are_asked() -> None:
    with battle("asw improved-asw", "hand: sub-evasion gun3", [6]) as scene:
        scene.do(1, "asw > rubis; done")
        while scene.state.decision(scene.asked()[0] - 1).name != "tactic-moment":
            passes(scene)
        assert at_moment(scene) == [1, 2]
        assert scene.legal(1) == ["done", "tactic-improved-asw"]
        assert scene.legal(2) == ["done", "tactic-sub-evasion"]
        scene.do(1, "done").do(2, "tactic-sub-evasion")
        assert at_moment(scene) == [1], "only the attacker can still change something"
        scene.do(1, "done")
        assert chances(scene, "roll-misses") == [2]
    with battle("asw improved-asw", "hand: sub-evasion gun3", [6]) as scene:
        scene.do(1, "asw > rubis; done")
        while scene.state.decision(scene.asked()[0] - 1).name != "tactic-moment":
            passes(scene)
        scene.do(1, "tactic-improved-asw").do(2, "tactic-sub-evasion")
        # Seat 2 comes first after the attacker; seat 1 is asked again.
        scene.do(1, "tactic-improved-asw")
        assert chances(scene, "roll-misses") == [3]


@rule("coldwar", "13.5", "13.52", "7.13")
def test_before_a_torpedo_rolls_at_a_passive_submarine() -> None:
    with battle("torpedo improved-asw", "hand: new-evasive", [6, 6]) as scene:
        scene.do(1, "torpedo oscar > rubis; done")
        scene.do(2, "done")
        assert at_moment(scene) == [1, 2]
        scene.do(1, "tactic-improved-asw").do(2, "tactic-evasive")
        scene.do(1, "tactic-improved-asw")
        assert chances(scene, "last-resort-fails") == [1]
        assert chances(scene, "roll-misses") == [2]


@rule("coldwar", "13.5", "13.52", "13.58", "8.37")
@pytest.mark.parametrize(
    ("first", "second", "chance"),
    [("done", "done", 3), ("tactic-sub-evasion", "done", 2), ("done", "tactic-improved-asw", 4)],
)
def test_before_area_asw_rolls(first: str, second: str, chance: int) -> None:
    with battle("torpedo sub-evasion", "area: asw; hand: improved-asw gun3", [6]) as scene:
        scene.do(1, "torpedo oscar > kidd; done")
        assert at_moment(scene) == [1, 2]
        scene.do(1, first).do(2, second)
        while not scene.told("submarine-missed"):
            passes(scene)
        assert chances(scene, "submarine-missed") == [chance]


@rule("coldwar", "13.5", "13.51", "13.53", "8.33")
def test_before_area_air_cover_rolls() -> None:
    with battle("jink", "area: cover; hand: fighter gun3", [6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        assert at_moment(scene) == [1, 2]
        scene.do(1, "done").do(2, "tactic-fighter")
        assert at_moment(scene) == [1]
        scene.do(1, "done")
        assert chances(scene, "cover-fails") == [3]


@rule("coldwar", "13.5", "13.51", "13.53", "8.2")
def test_again_when_point_cards_lie_there_and_before_they_roll() -> None:
    with battle("jink", "hand: cover fighter gun3", [6, 6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "cover #1; done")
        assert at_moment(scene) == [1, 2]
        scene.do(1, "tactic-jink").do(2, "done")
        scene.do(2, "done")
        assert chances(scene, "cover-fails") == [1]


@rule("coldwar", "13.5", "13.53", "12.1")
def test_before_air_defence_rolls_the_attacker_may_jink() -> None:
    with battle("jink", "hand: gun3", [6, 6, 6], advanced="air_defense") as scene:
        scene.do(1, "nimitz > kidd; done")
        scene.do(2, "done; #1; #1")
        assert at_moment(scene) == [1]
        scene.do(1, "tactic-jink")
        assert chances(scene, "defense-fails") == [1, 2]


@rule("coldwar", "13.5", "12.1", "12.9")
def test_not_when_air_defence_fires_at_nothing_that_jinks() -> None:
    position = """
options: tactics=4
seat 1
  row1: kirov
  row2: nimitz
  hand: missileC jink ship
seat 2
  row1: kidd
  row2: knox
  row3: slava
"""
    with fight(position, [6, 6, 6], advanced="cruise_missiles air_defense") as scene:
        scene.do(1, "missileC kirov > slava; nimitz > knox; done")
        scene.do(2, "#1; #1")
        assert over(scene)
        assert chances(scene, "defense-fails") == [2, 3]


@rule("coldwar", "13.5", "13.54", "13.55")
@pytest.mark.parametrize(
    ("attack", "tactic"),
    [("torpedo oscar > slava", "tactic-evasive"), ("missileC oscar > slava", "tactic-jamming")],
)
def test_before_torpedoes_and_missiles_take_effect(attack: str, tactic: str) -> None:
    with battle("torpedo missileC", "hand: new-evasive new-jamming", [1]) as scene:
        scene.do(1, f"{attack}; done")
        scene.do(2, "done")
        assert at_moment(scene) == [2]
        assert scene.legal(2) == ["done", tactic]
        scene.do(2, tactic)
        assert over(scene)
        assert sunk(scene, 1) == ""


@rule("coldwar", "13.5", "13.55", "12.9")
def test_before_cruise_missiles_take_effect() -> None:
    position = """
options: tactics=4
seat 1
  row1: kirov
  hand: missileC ship
seat 2
  row1: kidd
  row2: knox
  row3: slava
  hand: new-jamming
"""
    with fight(position, [1], advanced="cruise_missiles") as scene:
        scene.do(1, "missileC kirov > slava; done")
        scene.do(2, "done")
        assert at_moment(scene) == [2]
        scene.do(2, "tactic-jamming")
        assert over(scene)
        assert ships(scene, 2)["row3"] == "slava"


@rule("coldwar", "13.5")
def test_a_tactic_that_would_change_nothing_is_not_played_in_a_moment() -> None:
    with battle("torpedo", "hand: new-jamming fighter gun3", []) as scene:
        scene.do(1, "torpedo oscar > slava; done")
        scene.do(2, "done")
        assert at_moment(scene) == [2]
        assert scene.legal(2) == ["done"]
        for word in ("tactic-jamming", "tactic-fighter"):
            refusal = scene.why_not(2, word)
            assert refusal is not None and (refusal.name, refusal.rule) == ("changes-nothing-now", "13.5")
        assert scene.rule_against(2, "tactic-evasive") == "not-asked"
        assert scene.rule_against(2, "gun3") == "not-asked"


@rule("coldwar", "13.5")
def test_no_moment_where_nothing_could_change() -> None:
    with battle("gun5", "hand: gun3", []) as scene:
        scene.do(1, "gun5 knox > kidd; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")
    with battle("torpedo surprise", "", options="action=yes; tactics=4") as scene:
        scene.do(1, "torpedo oscar > slava; surprise #1; done")
        assert over(scene)


# Who is asked.


@rule("coldwar", "13.5")
@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        ("hand: gun3", True),
        ("hand: new-evasive", True),
        ("", False),
        ("hand: gun3; tactics: new-evasive", False),
        ("hand: gun3; open", False),
        ("hand: new-evasive; open", True),
    ],
)
def test_only_those_whom_public_facts_do_not_rule_out(lines: str, asked: bool) -> None:
    rolls = [6] if "tactics" in lines else []
    options = "tactics=4; bad_luck=7" if "open" in lines else "tactics=4"
    with battle("torpedo", lines, rolls, options=options) as scene:
        scene.do(1, "torpedo oscar > slava; done")
        if question(scene) == (2, "point-defense"):
            scene.do(2, "done")
        assert (question(scene)[1] == "tactic-moment") == asked


@rule("coldwar", "13.5")
def test_nor_when_the_card_has_been_discarded() -> None:
    with battle("torpedo", "hand: gun3\ndiscard: new-evasive", []) as scene:
        scene.do(1, "torpedo oscar > slava; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")


@rule("coldwar", "13.5", "5.1")
def test_nor_when_all_tactics_of_the_deck_have_been_seen() -> None:
    with battle("torpedo", "hand: gun3\ndiscard: fighter satellite", [], front="jink sneak") as scene:
        scene.do(1, "torpedo oscar > slava; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")


@rule("coldwar", "13.5")
def test_without_tactics_there_are_no_moments() -> None:
    with battle("torpedo", "hand: gun3", [], options="action=yes") as scene:
        scene.do(1, "torpedo oscar > slava; done")
        scene.do(2, "done")
        assert question(scene) == (2, "damage-control")


@rule("coldwar", "13.5")
def test_the_first_in_turn_order_is_played_and_the_others_are_asked_again() -> None:
    with battle("asw improved-asw", "hand: sub-evasion gun3", [6]) as scene:
        scene.do(1, "asw > rubis; done")
        while scene.state.decision(scene.asked()[0] - 1).name != "tactic-moment":
            passes(scene)
        scene.do(1, "tactic-improved-asw").do(2, "tactic-sub-evasion")
        assert [event.facts["card"] for event in scene.told("tactic-played")] == ["card/sub-evasion"]
        assert "improved-asw" in hand(scene, 1), "seat 2 comes first after seat 1"
        assert at_moment(scene) == [1]
        scene.do(1, "done")


# How they are lost.


@rule("coldwar", "13.5", "6.1.A.1")
def test_they_stay_when_the_decks_are_cleared() -> None:
    with battle("gun5", "", [3], front="jink", turn="seat1 6.1.A.1") as scene:
        scene.do(1, "done")
        assert force(scene.state, 1)["tactics"] == "jink"


@rule("coldwar", "13.5", "9.6")
def test_a_negated_tactic_has_no_effect() -> None:
    with battle(
        "satellite gun5", "hand: intelligence", [4], options="action=yes; tactics=4", turn="seat1 6.1.A.2"
    ) as scene:
        scene.do(1, "tactic-satellite")
        scene.do(2, "intelligence")
        scene.do(1, "done")
        assert at_moment(scene) == [1], "there is another satellite"
        scene.do(1, "done")
        assert truth(scene).fog == 4
        assert discard(scene) == "intelligence satellite"


@rule("coldwar", "13.5")
def test_forbidden_is_told_the_same_to_the_observer() -> None:
    with battle("crew", "hand: jink gun3", options="action=yes; tactics=4") as scene:
        scene.do(1, "crew nimitz")
        action = scene.name(2, "tactic-jink")
        told = [state.why_not(1, action) for state in (scene.state, scene.state.observe(1))]
        assert told[0] is not None and told[1] is not None
        assert told[0].name == told[1].name == "not-while-sealed"
        assert forbidden(scene, 2, "tactic-jink") == "13.5"
        assert fates(scene) == []


@rule("coldwar", "13.5", "13.51", "13.53")
def test_no_moment_where_nothing_can_roll_against_aircraft() -> None:
    with battle("jink", "hand: fighter gun3", [6]) as scene:
        scene.do(1, "nimitz > kidd; done")
        assert scene.asked() == [2] and scene.state.decision(1).name == "point-defense-air"
        scene.do(2, "done")
        assert over(scene)


@rule("coldwar", "13.52", "8.37")
def test_improved_asw_helps_its_owner_when_the_firing_boat_is_gone() -> None:
    position = """
options: tactics=4; seats=3
seat 1
  row1: spruance
  subs: oscar
  hand: torpedo*2 ship
seat 2
  row1: kirov
  hand: asw
seat 3
  row1: slava
  subs: alfa
  tactics: improved-asw
  hand: ship
"""
    with fight(position, [1, 2]) as scene:
        scene.do(1, "torpedo oscar > kirov; torpedo oscar > alfa; done; seat2")
        scene.do(2, "asw #1")
        while not over(scene):
            passes(scene)
        assert chances(scene, "roll-misses") == [1]
