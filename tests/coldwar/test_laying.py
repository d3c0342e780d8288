"""6.1.B.2 Answers laid out before any is given, and 12.1 what is prepared."""

from tests.coldwar.fight import fight, question
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.laying import Laying
from wardroom.core.scene import Scene
from wardroom.core.weighing import odds_beside
from wardroom.games.coldwar.actions import ROW
from wardroom.games.coldwar.battle import FATE_NAMES
from wardroom.games.coldwar.game import GAME, ColdWar

# Two missiles, two strikes from land and one of a carrier come at a force with Air Defence.
STORM = """
seat 1
  row1: virginia leahy
  row2: iowa
  row3: nimitz
  hand: missileA*2 lbas*2 gun5 retreat
seat 2
  row1: knox pantera ticonderoga
  row2: kirov
  hand: ecm*2 cover dc*2 gun5
"""


def storm() -> Scene:
    scene = fight(STORM, advanced="air_defense")
    return scene.do(
        1, "missileA virginia pantera; missileA leahy knox; lbas knox pantera; nimitz kirov; done"
    )


def words(actions: list[int]) -> str:
    return " ".join(GAME.action_text(action) for action in actions)


def laid(scene: Scene, seat: int = 2, **wanted: list[str]) -> Laying:
    """What a seat lays out."""
    actions = {GAME.action_text(action): action for action in range(GAME.action_count)}
    named = {
        name.replace("_", "-"): [[actions[word] for word in entry.split()] for entry in entries]
        for name, entries in wanted.items()
    }
    return Laying(GAME, scene.state.observe(seat - 1), seat - 1, named)


def entries(laying: Laying) -> dict[str, list[str]]:
    return {stage.name: [words(entry) for entry in stage.entries] for stage in laying.stages}


def test_questions_that_nothing_parts_are_laid_out_together() -> None:
    with storm() as scene:
        assert question(scene) == (2, "point-defense")
        laying = laid(scene, point_defense=["ecm #2"])
        assert entries(laying) == {
            "point-defense": ["ecm #2"],
            "point-defense-air": [],
            # 12.1 Every system fires without being asked.
            "allot-air-defense": ["#5", "#3", "#5"],
        }
        assert words(laying.line) == "ecm #2 done done #5 #3 #5"
        assert isinstance(laying.shown, ColdWar)
        assert [FATE_NAMES[attack.fate] for attack in laying.shown.volley[:2]] == ["hit", "stopped"]
        # Nothing has been given.
        assert question(scene) == (2, "point-defense")


def test_a_die_is_where_the_plan_ends() -> None:
    """Air Cover rolls before Air Defence is allotted."""
    with storm() as scene:
        laying = laid(scene, point_defense_air=["cover #4"])
        assert [stage.name for stage in laying.stages] == ["point-defense", "point-defense-air"]
        assert words(laying.line) == "done cover #4 done"


def test_a_card_says_beforehand_where_it_may_be_laid() -> None:
    with storm() as scene:
        surface, air, _ = laid(scene).stages
        assert {words(list(run)): words(put.answers) for run, put in surface.begun.items()} == {
            "ecm": "#1 #2"
        }
        assert {words(list(run)): words(put.answers) for run, put in air.begun.items()} == {
            "cover": "#3 #4 #5"
        }
        assert [put.odds[put.answers[0]].names for put in surface.begun.values()] == [["stopped"]]


def test_what_cannot_be_played_any_more_is_left_out() -> None:
    with storm() as scene:
        laying = laid(scene, point_defense=["ecm #1", "ecm #1", "evade #2", "ecm"])
        assert entries(laying)["point-defense"] == ["ecm #1"]


def test_systems_may_be_kept_back() -> None:
    with storm() as scene:
        laying = laid(scene, allot_air_defense=["#3", "done"])
        assert entries(laying)["allot-air-defense"] == ["#3", "done", "done"]


SHIPSHAPE = """
seat 1
  row1: iowa
  hand: gun5 ecm retreat
seat 2
  row1: knox
"""


@rule("coldwar", "6.1.C.2")
def test_discards_are_laid_out_too() -> None:
    with fight(SHIPSHAPE, turn="seat1 6.1.C.2") as scene:
        assert question(scene) == (1, "must-discard")
        # At least one card, where none has been played.
        nothing = laid(scene, seat=1)
        assert (entries(nothing), nothing.line) == ({"discard": []}, [])
        two = laid(scene, seat=1, discard=["retreat", "ecm"])
        assert (entries(two), words(two.line)) == ({"discard": ["retreat", "ecm"]}, "retreat ecm done")
        assert two.stages[0].put.decision.name == "discard"


def test_a_target_has_its_odds_before_the_ship_that_fires_is_named() -> None:
    with fight(STORM) as scene:
        scene.do(1, "missileA")
        assert question(scene) == (1, "firing-ship")
        found = odds_beside(scene.state.observe(0), 0)
        # Both can fire, and neither does better.
        assert {"knox", "kirov"} <= {GAME.action_text(target) for target in found}
        world = scene.state.copy()
        world.apply(0, scene.state.legal(0)[0])
        after = odds_beside(world.observe(0), 0)
        assert {target: odds.chances for target, odds in found.items()} == {
            target: odds.chances for target, odds in after.items() if target in found
        }


def test_nothing_else_that_is_chosen_first_tells_odds_ahead() -> None:
    with fight(STORM.replace("hand: ", "hand: bomber ", 1)) as scene:
        scene.do(1, "bomber")
        assert question(scene) == (1, "bomber-target")
        assert odds_beside(scene.state.observe(0), 0) == {}


# The last hit sinks the last ship, and then a Tactic may be played (13.5).
LAST_SHIP = """
coldwar 1
options: seats=3; action=yes; tactics=4
round: 1
series: 4
turn: seat2 6.1.B.2 fog=4 played
top: long-beach
aside: jink fighter sneak new-jamming satellite
seat 1
  order: 2 moved
  row1: clemenceau
  hand: gun3*2 gun5 missileC lbas ecm minefield
  sunk: sturgeon bristol oliver-hazard-perry belknap victor-iii
seat 2
  order: 3 moved
  row1: missouri udaloy
  row2: commandant-riviere
  hand: bomber retreat crew
  tactics: new-evasive
  sunk: conqueror invincible
seat 3
  order: 1 moved
  row1: colbert(gun5) suffren
  row2: leahy ticonderoga(missileAny2)
  row3: kitty-hawk nimitz
  hand: gun3*2 missileA*2 missileB lbas
  tactics: satellite
  sunk: virginia trafalgar baku slava
attack: missile missileB missouri > ticonderoga seat3 damage=3 negated
attack: gun gun5 missouri > colbert seat3 damage=2 hit kept
attack: bomber bomber - > - seat1 chance=2 dice=2 hits=2 hit
step: Incoming seat=2 order=3,1 place=1 stage=20
step: BomberHits defender=1 attacker=2 hits=1
"""


@rule("coldwar", "7.17", "13.5")
def test_a_hit_is_laid_after_which_something_else_is_asked() -> None:
    view = GAME.parse(LAST_SHIP.strip() + "\n").observe(0)
    (clemenceau,) = view.legal(0)
    assert Laying(GAME, view, 0, {"bomber-hit": [[clemenceau]]}).line == [clemenceau]


def test_a_formation_is_laid_ship_by_ship_and_changed_in_place() -> None:
    view = GAME.new(GAME.options().fill({}), FastDice(3)).observe(0)

    def laid_in(*rows: int) -> Laying:
        return Laying(GAME, view, 0, {"arrange": [[ROW + row] for row in rows]})

    ships = 1
    while not laid_in(*[1] * ships).line:
        # Nothing can be given before the last ship has her row.
        assert len(laid_in(*[1] * ships).stages[0].entries) == ships
        ships += 1
    assert ships > 3
    assert words(laid_in(2, *[1] * (ships - 1)).line) == " ".join(["row2", *["row1"] * (ships - 1)])
    # 5.21 With a gap before the third row the last ship has to be placed anew; the others stay.
    gap = laid_in(*[1] * (ships - 1), 3)
    assert gap.line == [] and len(gap.stages[0].entries) == ships - 1
