"""Operations written as a text: voyages on the chart, played on from a step of the turn."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.core.words import Words
from wardroom.games.worldatwar.combat import group_is_fast, hit_named
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.under_way import ABORTED_DUTY

CORAL_SEA = "worldatwar 1\noptions: scenario=coral-sea\nturn: phase=1\n"


def scene(text: str, rolls: list[int] | None = None) -> Scene:
    """The position, which also reads back as it is written."""
    made = Scene(GAME, text, rolls=rolls)
    written = made.state.text()
    assert GAME.parse(written).text() == written
    return made


def op_of(made: Scene) -> WorldAtWar:
    assert isinstance(made.state, WorldAtWar)
    return made.state


# -- cargo that has landed ----------------


@rule("worldatwar", "22.422B", "22.427", "22.531C", "22.22A")
def test_ships_that_have_landed_their_cargo_are_free_on_the_way_home() -> None:
    made = scene(
        CORAL_SEA
        + """
        activity moresby-invasion: japan-cruiser*4 japan-destroyer*2 cargo=2
        begins: battles
        """
    )
    made.do(2, "done")
    assert made.told("duty-done")[0].facts["points"] == 14
    op = op_of(made)
    assert (op.forces[0].cargo, op.forces[0].landed, sum(op.laden)) == (0, 2, 0)
    # 22.63B binds only those who carry something.
    assert made.legal(1) == ["truk", "rabaul", "lae"]
    made.do(1, "rabaul").do(1, "done").do(2, "h0509").do(2, "townsville")
    made.do(2, "united-states-cruiser 2 done")
    made.dice.rolls[:] = [6] * 6
    made.do(2, "done").do(2, "done")
    rolled = made.told("interception-rolled")[0].facts
    # 22.22A The cargo modifier holds on the way home.
    assert (rolled["m-cargo"], rolled["m-light"], rolled["m-task-forces"]) == (2, 1, 1)


@rule("worldatwar", "22.422B", "22.531C", "22.9417B")
@pytest.mark.parametrize(
    ("aboard", "fast", "able"),
    [("cargo=2", False, ["japan-cruiser"]), ("landed=2", True, ["japan-cruiser", "japan-destroyer"])],
)
def test_burdened_ships_are_screened_and_others_are_not(aboard: str, fast: bool, able: list[str]) -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=coral-sea\nbattle: h0509 begins=fleets\n"
        f"group seat1 1: japan-cruiser japan-destroyer*2 {aboard}\n"
        "group seat2 1: lexington united-states-cruiser*2\n"
    )
    assert group_is_fast(op_of(made), 0, 1, False) == fast
    # Who may be screened besides.
    assert made.legal(1) == ["done", *able]


@rule("worldatwar", "22.9417B", "22.9417C")
@pytest.mark.parametrize(("aboard", "target"), [("", 0), ("cargo=2", 1), ("landed=2", 1)])
def test_submarines_find_them_easier_on_both_ways(aboard: str, target: int) -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=midway\nbattle: h0606 begins=submarines\n"
        f"group seat1 1: japan-destroyer*2 found=1 {aboard}\ngroup seat2 1: united-states-submarine\n",
        [3, 3],
    )
    made.do(2, "enemy1")
    assert made.told("torpedoes-lights")[0].facts["target"] == target


# -- a new player turn ----------------

TWO_TURNS = own(
    "north-atlantic",
    [0, 1],
    """
    base bergen: side = 0
    base brest: side = 0
    base scapa-flow: side = 1
    base clyde: side = 1
    force raiders: side = 0 | base = "bergen" | ships = ["gneisenau"] | light = ["germany-cruiser*2"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force home-fleet: side = 1 | base = "scapa-flow" | ships = ["hood"] | light = ["britain-cruiser*3"]
    force convoy: side = 1 | base = "clyde" | light = ["britain-destroyer*4"]
    duty raid: activity = "base-change" | phase = 0 | base = "bergen" | target = "brest" | demanded = false
    duty supply: activity = "sea-supply" | phase = 1 | base = "clyde" | target = "h3424" | cargo = 1
    """,
)


@rule("worldatwar", "22.26", "22.81B", "22.281", "22.94")
def test_everybody_is_upright_again_in_the_next_player_turn() -> None:
    made = scene(
        f"""worldatwar 1\n{TWO_TURNS}
        turn: phase=0
        inverted seat1: gneisenau germany-cruiser base=brest
        inverted seat1: germany-submarine base=brest
        inverted seat2: hood
        germany-submarine/1: torpedoed=1
        begins: end
        """
    )
    op = op_of(made)
    assert (op.phase, op.moving, op.torpedoed) == (1, 1, [0] * len(op.torpedoed))
    # What is over has left the plot: numbers are given anew.
    assert (len(op.forces), [op.scenario.duties[v.duty].key for v in op.voyages]) == (0, ["supply"])
    # They are used from where they lie now.
    made.do(2, "britain-destroyer 2 done").do(2, "done")
    made.do(1, "h3424").do(1, "brest")
    assert made.legal(1) == ["gneisenau", "germany-cruiser"]
    made.do(1, "gneisenau done").do(1, "done")
    assert made.rule_against(1, "bergen") == ""
    made.do(1, "done")
    assert made.state.decision(0).name == "submarine-intercepts"
    made.do(1, "done")
    assert made.state.decision(0).name == "submarine-intercepts", "both can go again"


@rule("worldatwar", "22.915")
@pytest.mark.parametrize("first", ["done", "h3424"])
def test_each_submarine_is_asked_about_by_its_place_in_port(first: str) -> None:
    made = scene(
        f"""worldatwar 1\n{TWO_TURNS}
        turn: phase=1
        activity supply: britain-destroyer*2 cargo=1
        begins: interception
        """
    )
    made.do(1, "done")
    words = {lang: Words.of("worldatwar", lang) for lang in ("en", "ru")}

    def asked() -> tuple[object, object, str]:
        question = made.state.decision(0)
        assert question.name == "submarine-intercepts"
        said = [words[lang].decision(question, ["Anna", "Boris"]) for lang in words]
        assert all(f" {question.facts['boat']} " in sentence for sentence in said)
        return question.facts["boat"], question.facts["boats"], said[0]

    one = asked()
    made.do(1, first)
    two = asked()
    assert (one[:2], two[:2]) == ((1, 2), (2, 2))
    assert one[2] != two[2] and "Submarine 2 of 2 from Brest" in two[2]


@rule("worldatwar", "22.26", "22.81B", "22.94", "22.14A")
def test_within_the_player_turn_they_are_not() -> None:
    made = scene(
        f"""worldatwar 1\n{TWO_TURNS}
        turn: phase=1
        activity supply: britain-destroyer*2 cargo=1
        inverted seat1: gneisenau germany-cruiser*2
        inverted seat1: germany-submarine*2
        begins: interception
        """
    )
    made.do(1, "h3424")
    assert made.rule_against(1, "bergen") == "22.11"
    made.do(1, "done")
    assert made.asked() != [1]


# -- dice ----------------


@rule("worldatwar", "22.18F", "22.22G")
def test_squadrons_see_a_returning_force_for_all_who_go_for_it() -> None:
    made = scene(
        CORAL_SEA
        + """
        returning moresby-invasion: japan-cruiser*4 japan-destroyer*2 landed=2
        interception seat2 > 1: h0509 base=townsville united-states-cruiser*2 australia-cruiser*2
        interception seat2 > 1: h0509 base=noumea lexington united-states-cruiser*4
        begins: dice
        """,
        [1] * 7,
    )
    # Cargo 2, a task force, a squadron from Port Moresby, one off for two attempts; light ships one more.
    assert [voyage.dice for voyage in op_of(made).voyages[1:]] == [4, 3]


CONVOY = """
    base bergen: side = 0
    base brest: side = 0
    base reykjavik: side = 0
    base scapa-flow: side = 1
    base clyde: side = 1
    base gibraltar: side = 1
    force raiders: side = 0 | base = "bergen" | ships = ["gneisenau"] | light = ["germany-cruiser*2"]
    force twins: side = 0 | base = "brest" | ships = ["scharnhorst"] | light = ["germany-cruiser*2"]
    force others: side = 0 | base = "reykjavik" | ships = ["scheer"] | light = ["germany-cruiser*2"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force home-fleet: side = 1 | base = "scapa-flow" | ships = ["hood"] | light = ["britain-cruiser*6"]
    force convoy: side = 1 | base = "clyde" | light = ["britain-destroyer*4"]
    force second: side = 1 | base = "clyde" | light = ["britain-destroyer*2"]
"""
SUPPLY = (
    CONVOY
    + """
    duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
    duty again: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
    duty elsewhere: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "gibraltar" | cargo = 1
"""
)
SUPPLIED = "worldatwar 1\n" + own("north-atlantic", [1, 1], SUPPLY)


@rule("worldatwar", "22.22D", "22.24C", "22.22K")
def test_light_ships_have_a_die_where_others_have_none() -> None:
    made = scene(f"{SUPPLIED}\nactivity supply: britain-destroyer*2 cargo=1\nbegins: interception\n")
    made.do(1, "h3420")
    for port in ("brest", "reykjavik"):
        made.do(1, port).do(1, "germany-cruiser 1 done").do(1, "done")
    # Two dice for cargo less two for three attempts; cruisers alone have one more.
    made.do(1, "bergen")
    assert made.rule_against(1, "gneisenau") == "22.24C"
    # No fourth force can come, so the two submarines are asked next.
    made.do(1, "germany-cruiser 1 done").do(1, "done")
    made.dice.rolls[:] = [1, 1, 1]
    made.do(1, "done").do(1, "done")
    assert [told.facts["dice"] for told in made.told("interception-rolled")] == [1, 1, 1]
    assert made.told("interception-rolled")[2].facts["m-light"] == 1


@rule("worldatwar", "22.14C", "22.14B", "22.11")
def test_one_small_force_from_a_port() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3420 base=brest germany-cruiser
        inverted seat1: scheer germany-cruiser*2 base=reykjavik
        begins: interception
        """
    )
    made.do(1, "h3420")
    # In Brest five factors are left, in Reykjavik nobody.
    assert (made.rule_against(1, "brest"), made.rule_against(1, "reykjavik")) == ("22.14C", "22.11")


@rule("worldatwar", "22.22H", "22.24A")
def test_a_submarine_that_has_failed_is_still_in_port() -> None:
    made = scene(f"{SUPPLIED}\nactivity supply: britain-destroyer*2 cargo=1\nbegins: interception\n", [1])
    made.do(1, "done").do(1, "h3424").do(1, "done")
    assert made.told("interception-given-up")
    made.do(2, "clyde").do(2, "done").do(1, "h3422").do(1, "brest").do(1, "scharnhorst done").do(1, "done")
    made.dice.rolls[:] = [1] * 5
    made.do(1, "done").do(1, "done")
    rolled = made.told("interception-rolled")[1].facts
    assert (rolled["m-cargo"], rolled["m-submarines"], rolled["dice"]) == (2, 2, 4)


LANDING = (
    CONVOY
    + """
    duty landing: activity="invasion" | phase=0 | base="clyde" | target="h3424" | cargo=1 | ground=2
    duty cover: activity="invasion" | phase=0 | base="scapa-flow" | joins="landing" | rendezvous="h3119"
"""
)


@rule("worldatwar", "22.22F", "22.13C")
@pytest.mark.parametrize(("where", "ground"), [("h3119", 0), ("h3424", 2)])
def test_defenders_ashore_count_only_where_the_landing_is(where: str, ground: int) -> None:
    text = "worldatwar 1\n" + own("north-atlantic", [1], LANDING)
    text += "\nactivity landing: britain-destroyer*2 cargo=1\n"
    text += "activity cover: hood britain-cruiser*4\n" if where == "h3119" else ""
    made = scene(text + "begins: interception\n")
    if where == "h3424":
        # Nobody joins: the way on from the rendezvous.
        for _ in range(3):
            made.do(1, "done")
        made.do(2, "done")
    made.do(1, where).do(1, "brest").do(1, "scharnhorst done").do(1, "done").do(1, "done")
    made.dice.rolls[:] = [1] * 20
    while not made.told("interception-rolled"):
        made.do(1, "done")
    assert made.told("interception-rolled")[0].facts.get("m-ground", 0) == ground


@rule("worldatwar", "22.22J", "22.24C")
def test_of_equal_ships_the_damaged_one_sails_last() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        germany-cruiser/1: hits=1
        interception seat1 > 1: h3420 base=brest scharnhorst
        begins: interception
        """
    )
    # One die is left for Bergen, none for a slow ship beside a heavy one.
    made.do(1, "h3420").do(1, "bergen").do(1, "gneisenau germany-cruiser")
    assert (made.legal(1), made.rule_against(1, "2")) == (["1"], "22.24C")
    made.do(1, "1").do(1, "done")
    op = op_of(made)
    assert [op.hits[unit] for unit in op.members(2)] == [0, 0]


@rule("worldatwar", "22.13A")
def test_on_each_side_of_a_strait_a_voyage_can_be_met_once() -> None:
    text = own(
        "ionian-sea",
        [0],
        """
        base naples: side = 0
        base taranto: side = 0
        base malta: side = 1
        force a: side = 0 | base = "naples" | ships = ["littorio"] | light = ["italy-cruiser*4"]
        force b: side = 1 | base = "malta" | light = ["britain-cruiser*8", "britain-destroyer*3"]
        duty t: activity = "shore-bombardment" | phase = 0 | base = "naples" | target = "taranto"
        """,
    )
    made = scene(f"worldatwar 1\n{text}\nactivity t: littorio italy-cruiser*4\nbegins: interception\n")
    # The Strait of Messina parts Naples from Taranto.
    west = ["h0603", "h0604", "h0704"]
    assert made.legal(2) == ["done", *west]
    assert [made.rule_against(2, h) for h in ("h0803", "h0805")] == ["22.13A"] * 2, "asked for next"
    made.do(2, "h0704").do(2, "malta").do(2, "britain-cruiser 4 done").do(2, "done").do(2, "done")
    assert not [h for h in west if h in made.legal(2)] and "h0803" in made.legal(2)
    assert [made.rule_against(2, h) for h in west] == ["22.13A"] * 3
    made.do(2, "h0805").do(2, "malta").do(2, "britain-cruiser 4 done").do(2, "done")
    made.dice.rolls[:] = [1] * 6
    made.do(2, "done")
    # Two for the bombardment and one for the task force; each stretch counts its own attempts (22.22K).
    assert [told.facts["dice"] for told in made.told("interception-rolled")] == [3, 3]


# -- patrols ----------------

WATCH = "worldatwar 1\n" + own(
    "north-atlantic",
    [1, 0, 0],
    CONVOY
    + """
    duty watch: activity = "patrol" | phase = 0 | base = "scapa-flow" | offensive = false
    duty out: activity = "shore-bombardment" | phase = 1 | base = "brest" | target = "h3424"
    duty again: activity = "shore-bombardment" | phase = 2 | base = "bergen" | target = "h3708"
    """,
)


@rule("worldatwar", "22.24A", "22.14F", "22.116", "22.81B")
def test_a_patrol_whose_interception_fails_stays_where_it_is() -> None:
    made = scene(
        f"""{WATCH}
        turn: phase=1
        activity out: scharnhorst germany-cruiser*2
        patrol watch: h2724 hood britain-cruiser*2
        begins: interception
        """
    )
    made.do(2, "h3424").do(2, "force2")
    assert made.state.decision(1).name == "which-way", "like ships in port it announces its path"
    made.dice.rolls[:] = [1, 1]
    made.do(2, "done").do(2, "done")
    op = op_of(made)
    assert made.told("interception-given-up") and op.voyages[2].path[0] == 27 * 40 + 24
    while op.phase == 1:
        if made.asked() == [2]:
            # 22.116 It has had its chance in this phase.
            assert "force2" not in made.legal(2) and "force3" not in made.legal(2)
            made.do(2, "done")
        else:
            made.do(1, "brest" if "brest" in made.legal(1) else "done")
    assert [voyage.path for voyage in op.voyages if voyage.patrol] == [[27 * 40 + 24]]
    made.do(1, "gneisenau done").do(1, "done").do(2, "h3708")
    assert made.legal(2)[:2] == ["done", "force2"]


@rule("worldatwar", "22.81B", "22.26")
@pytest.mark.parametrize("beaten", [False, True])
def test_a_patrol_that_was_not_beaten_goes_back_to_its_post(beaten: bool) -> None:
    made = scene(
        f"""{WATCH}
        turn: phase=1
        activity out: scharnhorst germany-cruiser*2
        patrol watch: h3222 hood britain-cruiser*2
        begins: interception
        """
    )
    made.do(2, "h3424").do(2, "force2")
    made.dice.rolls[:] = [6, 6, 6]
    made.do(2, "done").do(2, "done")
    loser = 2 if beaten else 1
    while not made.told("battle-over"):
        seat = made.asked()[0]
        legal = made.legal(seat)
        if made.state.decision(seat - 1).name == "withdraw" and seat == loser:
            made.do(seat, "cg6 yes")
        else:
            made.do(seat, next(word for word in ("done", "cg6", legal[0]) if word in legal))
    op = op_of(made)
    while op.phase == 1:
        seat = made.asked()[0]
        legal = made.legal(seat)
        made.do(seat, next(word for word in ("done", "no", "brest", legal[0]) if word in legal))
    away = [f for f in op.forces if f.side == 1 and not f.gone]
    assert [op.voyages[f.voyage].patrol for f in away] == ([0] if beaten else [1])
    assert [f.inverted for f in away] == ([1] if beaten else [0])


# -- battles ----------------


@rule("worldatwar", "22.141B", "22.141", "22.13A")
@pytest.mark.parametrize(("other", "together"), [("again", True), ("elsewhere", False)])
def test_sea_supply_to_one_zone_is_met_together(other: str, together: bool) -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        activity {other}: h3424 britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 2: h3424 base=reykjavik scheer score=40
        begins: battles
        """
    )
    while not made.told("battle-begins"):
        made.do(made.asked()[0], "force1" if "force1" in made.legal(made.asked()[0]) else "done")
    joined = [force.joins for force in op_of(made).forces]
    # Whoever meets one of them meets both.
    assert joined == ([1, 1, 1, 1] if together else [1, 0, 1, 0])


@rule("worldatwar", "22.81A", "22.141")
def test_each_activity_decides_by_itself_whether_it_goes_on() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        activity again: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest germany-cruiser score=30
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 60
    while not made.told("battle-over"):
        seat = made.asked()[0]
        legal = made.legal(seat)
        if made.state.decision(seat - 1).name == "withdraw" and seat == 1:
            made.do(seat, "cg6 yes")
        else:
            made.do(seat, next(word for word in ("done", "cg6", "cg5", legal[0]) if word in legal))
    assert made.state.decision(1).facts["voyage"] == 1
    made.do(2, "yes")
    assert made.state.decision(1).facts["voyage"] == 2
    made.do(2, "no")
    assert [told.name for told in made.events if told.name in ("presses-on", "turns-back")] == [
        "presses-on",
        "turns-back",
    ]
    assert len(made.told("duty-done")) == 1


@rule("worldatwar", "22.61A")
def test_who_is_sunk_in_the_round_he_was_damaged_is_counted_once() -> None:
    made = scene(
        "worldatwar 1\noptions: scenario=denmark-strait\nbattle: h2010 begins=submarines\n"
        "group seat1 1: bismarck\ngroup seat2 1: hood prince-of-wales\n"
    )
    op = op_of(made)
    hood = next(unit for unit in range(len(op.hits)) if op.roster.name[unit] == "hood")
    hit_named(op, hood, 2, "22.55")
    assert (op.lost_factors, op.damaged_factors) == ([0, 0], [0, 3])
    hit_named(op, hood, 1, "22.55")
    assert (op.lost_factors, op.damaged_factors) == ([0, 3], [0, 0])
    assert GAME.parse(op.text()).text() == op.text()


COUNTERED = f"""{SUPPLIED}
    activity supply: britain-destroyer*2 cargo=1
    interception seat1 > 1: h3424 base=brest scharnhorst score=30
    interception seat1 > 1: h3424 base=brest germany-submarine score=30
    interception seat2 > 2: h3523 base=scapa-flow hood britain-cruiser*2 score=30
    begins: battles
    """


@rule("worldatwar", "22.917", "22.252F", "22.161B")
def test_submarines_on_the_same_path_are_not_met_with_the_others() -> None:
    made = scene(COUNTERED)
    while not made.told("battle-begins"):
        made.do(made.asked()[0], "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h3523"
    assert [force.joins for force in op_of(made).forces] == [0, 1, 0, 1]


@rule("worldatwar", "22.19A", "22.19B", "22.132A")
def test_whoever_is_under_way_can_be_attacked_from_the_air() -> None:
    text = own(
        "north-atlantic",
        [1, 1],
        SUPPLY
        + """
        air luftwaffe: base = "brest" | nation = "germany" | factors = 1
        air coastal: base = "clyde" | nation = "britain" | factors = 1
        """,
        "air_range = 40",
    )
    made = scene(COUNTERED.replace(SUPPLIED, f"worldatwar 1\n{text}"))
    asked = []
    while made.state.decision(made.asked()[0] - 1).name == "air-attack-hex":
        asked.append((made.asked()[0], made.state.decision(made.asked()[0] - 1).facts["voyage"]))
        made.do(made.asked()[0], "done")
    # First who wants to stop the interceptors, then they, then the convoy; no submarine.
    assert asked == [(1, 4), (2, 2), (1, 1)]


@rule("worldatwar", "22.163", "22.163A", "22.11D", "22.163B")
def test_the_example_of_the_page_about_positions() -> None:
    made = scene(
        CORAL_SEA
        + """
        activity moresby-invasion: h0608 japan-cruiser*4 japan-destroyer*2 cargo=2
        patrol truk-patrol: h0908 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
        interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
        begins: counter
        """
    )
    # An offensive patrol only helps where the interception is, and without dice.
    assert made.rule_against(1, "h0412 force2") == "22.11D"
    made.do(1, "h0410")
    assert (made.rule_against(1, "truk"), made.rule_against(1, "force2")) == ("22.11", "")
    made.do(1, "force2").do(1, "done")
    while not made.told("battle-begins"):
        made.do(made.asked()[0], "done")
    # Five hexes by sea from h0908: within three at once, four and five in the second round.
    assert [force.joins for force in op_of(made).forces] == [1, 2, 1]


@rule("worldatwar", "22.11", "22.163")
def test_a_patrol_that_supports_against_a_voyage_is_committed() -> None:
    made = scene(
        CORAL_SEA
        + """
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        patrol truk-patrol: h0908 shokaku zuikaku japan-cruiser*4 japan-destroyer*2 shown
        interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
        begins: counter
        """
    )
    made.do(1, "h0410").do(1, "force2")
    # Others may still come from Rabaul.
    assert made.legal(1) == ["done", "rabaul"]
    refusal = made.why_not(1, "force2")
    assert refusal is not None and (refusal.name, refusal.rule) == ("nothing-uncommitted", "22.11")


@rule("worldatwar", "22.11", "22.15A", "22.14")
@pytest.mark.parametrize(("away", "rule_against"), [(1, ""), (2, "22.11")])
def test_an_activity_needs_ships_that_have_nothing_to_do(away: int, rule_against: str) -> None:
    duties = """
    duty watch: activity = "patrol" | phase = 0 | base = "bergen" | offensive = false
    duty raid: activity = "raid" | phase = 1 | base = "bergen" | target = "h1110" | demanded = false
    """
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [0, 0], CONVOY + duties)}
        turn: phase=1
        patrol watch: h3420 gneisenau germany-cruiser*{away}
        begins: announcing
        """
    )
    # Only their owner knows who of Gneisenau and two cruisers is at sea: the question gives nothing away.
    assert made.question(1).name == "carry-out"
    assert made.rule_against(1, "yes") == rule_against


@rule("worldatwar", "22.24B", "22.28A", "22.27")
def test_without_anybody_in_the_first_round_there_is_no_battle() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3420 base=brest scharnhorst score=3
        interception seat1 > 1: h3420 base=reykjavik scheer score=40
        begins: counter
        """
    )
    # Whoever would have arrived is stopped on his way: the others turn back, and the convoy may not give up.
    op_of(made).voyages[2].status = ABORTED_DUTY
    made.do(2, "done").do(2, "done")
    assert not made.told("battle-begins") and len(made.told("duty-done")) == 1
    assert made.state.decision(1).name == "which-base"
    assert (op_of(made).voyages[1].status, op_of(made).forces[1].fought) == (ABORTED_DUTY, 0)


# -- the way home ----------------


@rule("worldatwar", "22.15C", "22.63")
def test_when_all_is_done_they_return() -> None:
    made = scene(
        CORAL_SEA
        + """
        activity moresby-invasion: japan-cruiser*4 japan-destroyer*2 cargo=2
        begins: return
        """
    )
    assert op_of(made).points == [14, 0] and made.legal(1) == ["truk", "rabaul", "lae"]


@rule("worldatwar", "22.63C")
@pytest.mark.parametrize("home", ["townsville", "port-moresby"])
def test_nobody_goes_to_a_port_where_the_enemy_has_landed(home: str) -> None:
    made = scene(
        f"""worldatwar 1\noptions: scenario=coral-sea
        turn: phase=1
        returning moresby-invasion: h0410 japan-cruiser*4 japan-destroyer*2 landed=2
        interception seat2 > 1: h0509 base={home} united-states-cruiser*2 score=9
        begins: battles
        """
    )
    play_until(made, "battle-over", withdraws=2)
    while "base" not in made.state.decision(made.asked()[0] - 1).name:
        made.do(made.asked()[0], made.legal(made.asked()[0])[0])
    assert made.rule_against(2, "port-moresby") == "22.63C"
    # The own base is no exception while there are others within ten hexes.
    assert made.legal(2) == ["cairns", "townsville"]


def play_until(made: Scene, event: str, withdraws: int) -> None:
    """The first answers there are; one seat withdraws when it may."""
    if not made.dice.rolls:
        made.dice.rolls[:] = [1] * 80
    while not made.told(event):
        seat = made.asked()[0]
        legal = made.legal(seat)
        if made.state.decision(seat - 1).name == "withdraw" and seat == withdraws:
            made.do(seat, "cg6 yes")
        else:
            made.do(seat, next(word for word in ("done", "cg6", "cg5", legal[0]) if word in legal))


# -- submarines ----------------


@rule("worldatwar", "22.92", "22.921", "22.914")
@pytest.mark.parametrize("found", [1, 0])
def test_a_submarine_that_lets_its_chance_pass_has_had_it(found: int) -> None:
    made = scene(
        f"{SUPPLIED}\nbattle: h3424 intercepting=seat1 begins=submarines\n"
        f"group seat2 1: britain-destroyer*2 cargo=1 found={found}\n"
        "group seat1 1: germany-submarine\ngroup seat1 2: scharnhorst\n"
    )
    if found:
        made.do(1, "done")
    assert made.state.decision(made.asked()[0] - 1).name == "withdraw"
    assert op_of(made).forces[1].fought == found


@rule("worldatwar", "22.941")
@pytest.mark.parametrize(("advanced", "modifier"), [("", 2), ("advanced = [1, 0]", 1)])
def test_advanced_submarines_attack_at_one(advanced: str, modifier: int) -> None:
    options = own("north-atlantic", [1], SUPPLY, f"[research]\n{advanced}")
    made = scene(
        f"worldatwar 1\n{options}\nbattle: h3424 intercepting=seat1 begins=submarines\n"
        "group seat2 1: britain-destroyer*2 cargo=1 found=1\ngroup seat1 1: germany-submarine\n",
        [1, 4],
    )
    made.do(1, "enemy1")
    told = made.told("torpedoes-lights")[0].facts
    assert (told["modifier"], told["drm"], told["target"]) == (modifier, 1, 1)


# -- scenario flags ----------------


@rule("worldatwar", "22.11A", "22.11C")
@pytest.mark.parametrize("immune", [False, True])
def test_a_scenario_may_keep_a_voyage_safe(immune: bool) -> None:
    duty = 'duty raid: activity = "raid" | phase = 0 | base = "bergen" | target = "h1110"'
    text = own("north-atlantic", [0], CONVOY + duty + (" | immune = true" if immune else ""))
    made = scene(f"worldatwar 1\n{text}\nactivity raid: gneisenau\ncodes: 0 1\nbegins: interception\n")
    assert (made.asked() == [2]) != immune


@rule("worldatwar", "22.63A")
def test_a_change_of_base_ends_in_the_new_one() -> None:
    duty = """
        duty move: activity = "base-change" | phase = 0 | base = "bergen" | target = "brest"
        duty sortie: activity = "raid" | phase = 2 | base = "brest" | target = "h1110"
        duty nothing: activity = "patrol" | phase = 1 | base = "clyde" | demanded = false
    """
    text = own("north-atlantic", [0, 1, 0], CONVOY + duty)
    made = scene(f"worldatwar 1\n{text}\nactivity move: gneisenau\nbegins: battles\n")
    made.do(2, "no")
    assert op_of(made).phase == 2 and "gneisenau" in made.legal(1)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("activity nowhere: hood", "no duty of this scenario"),
        ("activity supply: hood cargo=1", "too few destroyers"),
        ("activity supply: hood*2", "seat 2 has 1 of them left"),
        ("activity supply: wood", "neither a ship nor"),
        ("activity supply: hood(9)", "'hood\\(9\\)' would be sunk"),
        ("activity supply: + hood", "a force without ships"),
        ("patrol supply: h3424 hood", "is no patrol"),
        ("interception seat1 > 1: h3424 scharnhorst", "there is no voyage 1"),
        ("interception seat1: h3424 scharnhorst", "the hex last"),
        ("inverted seat3: hood", "not seat1 or seat2"),
        ("inverted seat2: base=berlin hood", "no base of this scenario"),
        ("activity supply: h0000 hood", "no hex of the sea"),
        ("begins: dinner", "begins: one of turn"),
    ],
)
def test_lines_that_cannot_be_read_say_why(line: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"{SUPPLIED}\n{line}\n")


NOBODY_COMES = """
    base bergen: side = 0 | may_intercept = false
    base reykjavik: side = 0 | operational = false
    base brest: side = 0
    base clyde: side = 1
    force barred: side = 0 | base = "bergen" | light = ["germany-cruiser*2", "germany-submarine*1"]
    force bombed: side = 0 | base = "reykjavik" | light = ["germany-cruiser*2"]
    force named: side = 0 | base = "brest" | ships = ["scharnhorst", "graf-zeppelin"]
    force many: side = 0 | base = "brest" | light = ["germany-cruiser*9"]
    force boats: side = 0 | base = "brest" | light = ["germany-submarine*2"]
    force convoy: side = 1 | base = "clyde" | light = ["britain-cruiser*14", "britain-destroyer*4"]
    force guard: side = 1 | base = "clyde" | light = ["britain-submarine*1"]
    duty supply: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1
    duty safe: activity = "base-change" | phase = 0 | base = "clyde" | target = "h3424" | immune = true
"""


@rule("worldatwar", "22.11A", "22.11B", "22.12B", "22.14", "22.14B", "22.14C", "22.917")
@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["> 1: h3424 base=bergen germany-cruiser"], r"comes from bergen.*\(22.11B\)"),
        (["> 1: h3424 base=reykjavik germany-cruiser"], r"comes from reykjavik.*\(22.11B\)"),
        (["> 1: h3424 base=bergen germany-submarine"], r"comes from bergen.*\(22.11B\)"),
        (["> 2: h3424 base=brest germany-cruiser"], r"nobody may intercept \(22.11A\)"),
        (["> 3: h3424 base=brest germany-cruiser"], r"from where that starts at sea \(22.12B\)"),
        (["> 4: h3415 base=brest germany-cruiser"], "goes for voyage 4, which lies in port"),
        (["> 1: h3424 base=brest germany-cruiser*4", "> 1: h3424 base=brest germany-cruiser"], r"\(22.14C\)"),
        (["> 1: h3424 base=brest germany-cruiser + germany-cruiser*5"], r"has 2 forces.*\(22.14B\)"),
        (["> 1: h3424 base=brest graf-zeppelin"], r"than carriers \(22.14\)"),
        (["> 1: h3424 base=brest scharnhorst germany-cruiser*12"], r"of 27 factors, and 25 are the most"),
    ],
)
def test_interceptions_that_nobody_could_announce_are_refused(lines: list[str], said: str) -> None:
    pursuits = "\n".join(f"interception seat1 {line} score=40" for line in lines)
    text = f"""worldatwar 1\n{own("north-atlantic", [1], NOBODY_COMES)}
        activity supply: britain-destroyer*2 cargo=1
        activity safe: britain-cruiser
        returning supply: h3424 britain-destroyer
        inverted seat2: britain-cruiser base=clyde
        {pursuits}
        begins: battles
        """
    with pytest.raises(PositionError, match=said):
        GAME.parse(text)


@rule("worldatwar", "22.917", "22.14")
def test_submarines_and_forces_that_are_too_large_are_refused_on_either_side() -> None:
    head = f"worldatwar 1\n{own('north-atlantic', [1], NOBODY_COMES)}\n"
    with pytest.raises(PositionError, match=r"submarines are safe \(22.917\)"):
        GAME.parse(
            head
            + """activity supply: britain-destroyer*2 cargo=1
            interception seat1 > 1: h3424 base=brest germany-submarine score=40
            interception seat2 > 2: h3424 base=clyde britain-cruiser score=40
            begins: battles
            """
        )
    with pytest.raises(PositionError, match=r"a force of 28 factors, and 25 are the most \(22.14\)"):
        GAME.parse(
            f"{head}activity supply: britain-cruiser*12 britain-destroyer*4 cargo=1\nbegins: battles\n"
        )
    # In port there may be as many as one likes, and 25 can sail.
    GAME.parse(f"{head}inverted seat2: britain-cruiser*14 base=clyde\nbegins: end\n")
    GAME.parse(f"{head}activity supply: britain-cruiser*11 britain-destroyer*3 cargo=1\nbegins: battles\n")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("battle: h2010 begin=fleets", "'begin=fleets' is not one of .*; did you mean begins?"),
        ("battle: h2010 fleets", "'fleets' is not one of round= intercepting= begins="),
        ("turn: phse=1", "did you mean phase"),
        ("bismarck: hit=1", "did you mean hits"),
        (
            "squadron99: state=3",
            "the squadrons of this scenario are 1 to 9 .in the line: squadron99: state=3",
        ),
        ("codes: 1 many", "in the line: codes: 1 many"),
        ("bismark: hits=1", "neither a fact nor a ship"),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_line(line: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        GAME.parse(f"worldatwar 1\noptions: scenario=denmark-strait\n{line}\n")
