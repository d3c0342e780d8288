"""Voyages on which several rules meet: those who sail together, patrols, ways home, and what is not asked."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from tests.worldatwar.test_at_sea import CONVOY, CORAL_SEA, SUPPLIED, SUPPLY, op_of, scene
from tests.worldatwar.test_combinations import until
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, FAILED, RETURNING, SAILING

BOTH = """
    activity supply: britain-destroyer*2 cargo=1
    activity again: britain-destroyer*2 cargo=1
"""


def withdrawing(made: Scene, seat: int, event: str) -> None:
    """Play until something is told; one seat withdraws all its groups when it may."""
    until_words = ("done", "0", "cg1", "cg2")
    while not made.told(event):
        asked = made.asked()[0]
        legal = made.legal(asked)
        name = made.state.decision(asked - 1).name
        words: tuple[str, ...] = until_words
        if asked == seat and name == "withdraw":
            words = ("cg1", "cg2", *until_words)
        elif name in ("withdraw-ships", "press-on"):
            words = ("yes",)
        made.do(asked, next(word for word in (*words, *legal) if word in legal))


# -- those who sail together ----------------


@rule("worldatwar", "22.132B", "22.132A", "22.141", "22.19B")
def test_squadrons_attack_whoever_sails_along_before_the_battle_and_not_in_its_hex() -> None:
    text = own(
        "north-atlantic",
        [1, 1],
        SUPPLY + 'air luftwaffe: base = "brest" | nation = "germany" | factors = 2',
        "air_range = 40",
    )
    made = scene(
        f"""worldatwar 1\n{text}{BOTH}
        interception seat1 > 1: h3420 base=brest scharnhorst germany-cruiser score=30
        begins: battles
        """
    )
    made.do(2, "force1")
    asked = []
    while made.asked() == [1]:
        asked.append(made.state.decision(0).facts["voyage"])
        assert made.rule_against(1, "h3420") == "22.132B" and made.rule_against(1, "h3421") == "22.132A"
        assert made.rule_against(1, "h3419") == ""
        if len(asked) == 2:
            break
        made.do(1, "done")
    assert asked == [1, 2], "the convoy that nobody has set out for meets them as well"
    made.do(1, "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h3420"


@rule("worldatwar", "22.162", "22.252A", "22.141")
@pytest.mark.parametrize(("meets", "joins"), [("h3523", [0, 0, 1, 1, 1]), ("h3623", [0, 0, 1, 1, 1])])
def test_hunters_of_two_convoys_on_one_path_are_met_together(meets: str, joins: list[int]) -> None:
    made = scene(
        f"""{SUPPLIED}{BOTH}
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 2: h3424 base=brest germany-cruiser score=30
        interception seat2 > 3: {meets} base=scapa-flow hood britain-cruiser*2 score=30
        begins: battles
        """
    )
    until(made, "battle-begins", "force1", "done")
    assert made.told("battle-begins")[0].facts["hex"] == f"hex/{meets}"
    assert [force.joins for force in op_of(made).forces] == joins


@rule("worldatwar", "22.251", "22.252F", "22.141A")
def test_hunters_whose_paths_only_cross_are_met_by_themselves() -> None:
    made = scene(
        f"""{SUPPLIED}{BOTH}
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 2: h3424 base=reykjavik scheer score=40
        interception seat2 > 3: h3523 base=scapa-flow hood britain-cruiser*2 score=30
        begins: battles
        """
    )
    until(made, "battle-begins", "force1", "done")
    assert [force.joins for force in op_of(made).forces] == [0, 0, 1, 0, 1]


@rule("worldatwar", "22.161", "22.161B", "22.141")
def test_a_hunter_of_the_other_convoy_is_stopped_before_he_meets_both() -> None:
    made = scene(
        f"""{SUPPLIED}{BOTH}
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 2: h3424 base=reykjavik scheer score=40
        interception seat2 > 4: h3118 base=scapa-flow hood britain-cruiser*2 score=40
        begins: battles
        """
    )
    until(made, "battle-begins", "force1", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h3118"
    assert [force.joins for force in op_of(made).forces] == [0, 0, 0, 1, 1]


@rule("worldatwar", "22.19", "22.161B", "22.251")
@pytest.mark.parametrize(("first", "hex"), [("force2", "h3523"), ("force3", "h3118")])
def test_the_intercepting_player_says_who_of_his_fights_first(first: str, hex: str) -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 1: h3424 base=reykjavik scheer score=40
        interception seat2 > 2: h3523 base=scapa-flow hood britain-cruiser*2 score=30
        interception seat2 > 3: h3118 base=scapa-flow britain-cruiser*2 score=40
        begins: battles
        """
    )
    assert (made.asked(), made.legal(1)) == ([1], ["force2", "force3"])
    made.do(1, first)
    assert made.told("battle-begins")[0].facts["hex"] == f"hex/{hex}"
    made.dice.rolls[:] = [1] * 80
    withdrawing(made, 2, "presses-on")
    # The other one is next.
    assert {told.facts["hex"] for told in made.told("battle-begins")[:2]} == {"hex/h3523", "hex/h3118"}


@rule("worldatwar", "22.141", "22.19")
def test_the_nearer_battle_comes_first_whoever_was_sought() -> None:
    made = scene(
        f"""{SUPPLIED}{BOTH}
        interception seat1 > 1: h3424 base=brest scharnhorst score=30
        interception seat1 > 2: h3418 base=reykjavik scheer score=40
        begins: battles
        """
    )
    until(made, "battle-begins", "force1", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h3418"
    assert [force.joins for force in op_of(made).forces] == [1, 1, 0, 1]


@rule("worldatwar", "22.141", "22.28A", "22.26B")
def test_who_waits_farther_on_meets_the_one_that_did_not_turn_back() -> None:
    made = scene(
        f"""{SUPPLIED}{BOTH}
        interception seat1 > 2: h3418 base=reykjavik scheer score=40
        interception seat1 > 2: h3424 base=brest germany-submarine score=40
        interception seat1 > 1: h3420 base=brest germany-submarine score=40
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 60
    made.do(2, "force1")
    withdrawing(made, 1, "battle-over")
    # The second convoy turns back; the boat that was sent against it waits for the first.
    made.do(2, "yes").do(2, "no")
    until(made, "duty-done", "yes")
    hexes = [told.facts["hex"] for told in made.told("attack-on-the-way")]
    assert hexes == ["hex/h3420", "hex/h3424"]


@rule("worldatwar", "22.162", "22.252A", "22.161B")
def test_those_who_sail_together_are_met_where_it_comes_first() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington united-states-cruiser*4 score=12
        interception seat2 > 1: h0410 base=noumea yorktown united-states-cruiser*2 score=12
        interception seat1 > 2: h0510 base=rabaul japan-cruiser*2 score=9
        interception seat1 > 3: h0912 base=truk shokaku japan-cruiser*2 score=20
        begins: battles
        """
    )
    until(made, "battle-begins", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0912"
    assert [force.joins for force in op_of(made).forces] == [0, 1, 1, 0, 1]


@rule("worldatwar", "22.132B", "22.162", "22.19A")
def test_squadrons_attack_interceptors_before_the_hex_where_those_with_them_are_awaited() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington united-states-cruiser*4 score=12
        interception seat2 > 1: h0410 base=noumea yorktown united-states-cruiser*2 score=12
        interception seat1 > 3: h0510 base=rabaul japan-cruiser*2 score=9
        begins: battles
        """
    )
    while made.state.decision(made.asked()[0] - 1).facts["voyage"] != 2:
        made.do(made.asked()[0], "done")
    # Squadrons of Lae reach the last hexes of the way; nobody has set out for voyage 2 itself.
    assert made.legal(1) == ["done", "h0611"] and made.rule_against(1, "h0510") == "22.132B"


@rule("worldatwar", "22.11A", "22.141")
@pytest.mark.parametrize(("immune", "joins"), [("", [1, 1, 1]), (" | immune = true", [1, 0, 1])])
def test_who_cannot_be_intercepted_is_not_drawn_in(immune: str, joins: list[int]) -> None:
    duties = """
    duty fire: activity = "shore-bombardment" | phase = 0 | base = "clyde" | target = "h3424"
    duty move: activity = "base-change" | phase = 0 | base = "clyde" | target = "gibraltar"
    """.rstrip()
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [1], CONVOY + duties + immune)}
        activity fire: britain-destroyer*2
        activity move: h3424 britain-destroyer*2
        interception seat1 > 1: h3420 base=brest scharnhorst score=30
        begins: battles
        """
    )
    assert made.told("battle-begins")
    assert [force.joins for force in op_of(made).forces] == joins


# -- patrols ----------------

WATCHES = "worldatwar 1\n" + own(
    "north-atlantic",
    [1, 0, 1],
    CONVOY
    + """
    force flotilla: side = 1 | base = "gibraltar" | light = ["britain-submarine*2"]
    duty watch: activity = "patrol" | phase = 0 | base = "scapa-flow" | offensive = false
    duty lurk: activity = "patrol" | phase = 0 | base = "gibraltar"
    duty support: activity = "patrol" | phase = 0 | base = "clyde"
    duty out: activity = "shore-bombardment" | phase = 1 | base = "brest" | target = "h3418"
    duty last: activity = "sea-supply" | phase = 2 | base = "clyde" | target = "h3424" | cargo = 1
    """,
)


@rule("worldatwar", "22.15C", "22.913", "22.14F")
def test_ships_that_support_their_side_go_home_when_its_turn_ends() -> None:
    made = scene(
        f"""{WATCHES}
        patrol watch: h3220 hood britain-cruiser*2
        patrol lurk: h2820 britain-submarine
        patrol support: h3319 britain-destroyer*4
        begins: return
        """
    )
    assert made.state.decision(1).facts == {"voyage": 3, "hex": "hex/h3319", "hex_near": "base/brest"}
    until(made, "phase-begins", "clyde", "done")
    op = op_of(made)
    keys = [op.scenario.duties[voyage.duty].key for voyage in op.voyages if voyage.patrol]
    assert keys == ["watch", "lurk"]
    assert [told.facts["base"] for told in made.told("back-in-port")] == ["base/clyde"]


@rule("worldatwar", "22.14D", "22.14F", "22.22K", "22.24C")
def test_of_a_patrol_one_force_may_intercept_and_the_other_stay() -> None:
    made = scene(
        f"""{WATCHES}
        turn: phase=1
        patrol watch: h3220 hood britain-cruiser*2 + britain-cruiser*4
        returning out: h3418 scharnhorst germany-cruiser*2 base=brest
        codes: 0 1
        begins: interception
        """
    )
    # One die for codebreaking: both forces together would have none.
    made.do(2, "h3520")
    odds = made.state.odds(1, made.name(2, "force1"))
    assert odds is not None and odds.of("round1") == pytest.approx(4 / 6)
    made.do(2, "force1").dice.rolls[:] = [6]
    made.do(2, "done")
    assert [told.facts["dice"] for told in made.told("interception-rolled")] == [1]
    op = op_of(made)
    assert [force.voyage for force in op.forces] == [2, 0, 1]
    assert (op.voyages[0].patrol, op.voyages[0].status) == (1, SAILING)


@rule("worldatwar", "22.72C", "22.81B", "22.71C")
@pytest.mark.parametrize("hurt", [True, False])
def test_a_patrol_without_a_whole_ship_has_lost_even_if_the_enemy_has_left(hurt: bool) -> None:
    hits = "(2)" if hurt else ""
    made = scene(
        f"""{WATCHES}
        turn: phase=1
        activity out: scharnhorst
        patrol watch: h3320 hood{hits}
        codes: 0 1
        begins: interception
        """
    )
    made.dice.rolls[:] = [6] + [1] * 20
    made.do(2, "h3418").do(2, "force2").do(2, "done")
    withdrawing(made, 1, "battle-over")
    assert made.told("battle-over")[0].facts["winner"] == (0 if hurt else 2)
    until(made, "phase-begins", "scapa-flow", "brest", "done")
    op = op_of(made)
    mine = [force for force in op.forces if force.side == 1]
    assert [bool(op.voyages[force.voyage].patrol) for force in mine] == ([] if hurt else [True])


TWO_FORCES = f"""{CORAL_SEA}
    activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
    patrol truk-patrol: h0908 shokaku japan-cruiser*4 + zuikaku japan-cruiser*2 japan-destroyer*2
    interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 australia-cruiser*2 score=7
    begins: counter
    """


@rule("worldatwar", "22.163E", "22.163D", "22.411B", "22.425C")
@pytest.mark.parametrize("loser", [1, 2])
def test_who_of_a_patrol_has_waited_goes_back_to_his_post(loser: int) -> None:
    made = scene(TWO_FORCES)
    made.dice.rolls[:] = [1] * 200
    made.do(1, "h0410").do(1, "force2")
    # Five hexes: in the second round they may join in, or wait (22.411B).
    while not made.told("battle-over"):
        seat = made.asked()[0]
        name, legal = made.state.decision(seat - 1).name, made.legal(seat)
        words = ["done", "0", "cg1", "cg2", "cg3"]
        if name == "group-number" and op_of(made).round == 2:
            assert "stay" in legal
            waits = made.state.decision(0).facts["force"] == 3
            words = ["stay"] if waits else words
        elif name == "withdraw-ships":
            words = ["yes"]
        elif name == "withdraw" and seat == loser and op_of(made).round == 2:
            words = ["cg1", "cg2", "cg3", "done"]
        made.do(seat, next(word for word in (*words, *legal) if word in legal))
    op = op_of(made)
    waiting, fought = op.forces[2], op.forces[1]
    assert (op.voyages[waiting.voyage].patrol, waiting.voyage, waiting.fought) == (1, 1, 0)
    assert op.voyages[waiting.voyage].target == -1
    # 22.81C Who has helped to win adopts the mission; who has lost goes home.
    assert op.voyages[fought.voyage].status == (ABORTED_DUTY if loser == 1 else SAILING)
    assert (fought.voyage == 0) == (loser == 2)


# -- late and on the way home ----------------


@rule("worldatwar", "22.24B", "22.26C", "22.27")
def test_who_is_late_for_a_short_battle_turns_back_where_he_is() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=townsville united-states-cruiser*2 score=7
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=6
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 60
    withdrawing(made, 2, "battle-over")
    op = op_of(made)
    # Twelve hexes, six of them done in the first round: it was to come in round four.
    assert (op.voyages[2].at, op.forces[2].fought, op.forces[2].joins) == (6, 0, 0)
    until(made, "operation-scored", "yes", "rabaul", "cairns", "done")
    home = {told.facts["base"]: told.facts["inverted"] for told in made.told("back-in-port")}
    assert home == {"base/rabaul": 1, "base/cairns": 1, "base/noumea": 0}


@rule("worldatwar", "22.18F", "22.22E", "22.62", "22.61B")
@pytest.mark.parametrize(("leaving", "dice"), [(5, [1, 0]), (1, [0, 1])])
def test_task_forces_are_counted_anew_for_the_way_home(leaving: int, dice: list[int]) -> None:
    duties = 'duty fire: activity = "shore-bombardment" | phase = 0 | base = "scapa-flow" | target = "h3424"'
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [1], CONVOY + duties)}
        activity fire: britain-cruiser*6
        interception seat1 > 1: h3420 base=brest scharnhorst score=30
        codes: 1 0
        begins: battles
        """
    )
    made.dice.rolls[:] = [1] * 40
    while made.state.decision(made.asked()[0] - 1).name != "withdraw":
        seat = made.asked()[0]
        legal = made.legal(seat)
        made.do(seat, next(word for word in ("done", "cg1", *legal) if word in legal))
    made.do(1, "cg1 yes").do(2, f"cg1 {'britain-cruiser ' * leaving}done")
    made.do(2, "no")
    op = op_of(made)
    while len([voyage for voyage in op.voyages if voyage.status == RETURNING]) < 2:
        made.do(2, "scapa-flow" if "scapa-flow" in made.legal(2) else "done")
    found = {len(op.members(f)): force.task_force for f, force in enumerate(op.forces) if force.side == 1}
    assert found == {leaving: dice[0], 6 - leaving: dice[1]}


@rule("worldatwar", "22.63B", "22.63")
@pytest.mark.parametrize(("activity", "bases"), [("sea-supply", True), ("sea-transport", False)])
def test_who_protects_supply_is_not_bound_to_his_base(activity: str, bases: bool) -> None:
    duties = f'duty go: activity = "{activity}" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1'
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [1], CONVOY + duties)}
        activity go: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3420 base=brest germany-submarine score=30
        begins: battles
        """,
        [1, 1],
    )
    made.do(2, "cg1").do(2, "no")
    # Units that are carried go back to where they came from, so there is nothing to ask.
    assert made.state.decision(1).name == ("which-base" if bases else "which-way")
    if bases:
        assert made.legal(2) == ["scapa-flow", "clyde", "gibraltar"]


@rule("worldatwar", "22.22H", "22.24C", "22.915")
def test_a_submarine_that_goes_itself_has_not_left_before_the_dice_are_rolled() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        interception seat1 > 1: h3424 base=brest scharnhorst
        interception seat1 > 1: h3424 base=brest germany-submarine
        begins: dice
        """,
        [1] * 5,
    )
    # Two for cargo, and both submarines of Brest; the one that goes has one for two less one.
    assert [told.facts["dice"] for told in made.told("interception-rolled")] == [4, 1]


@rule("worldatwar", "22.26B", "22.163E", "22.27")
def test_who_was_to_stop_ships_that_are_sunk_is_free_again() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        patrol truk-patrol: h0508 zuikaku japan-cruiser*2 shown
        interception seat2 > 1: h0410 base=noumea united-states-destroyer shown score=12
        interception seat1 > 3: h0912 base=truk japan-submarine score=20
        begins: counter
        """
    )
    made.do(1, "h0410").do(1, "force2")
    made.dice.rolls[:] = [6, 6]
    until(made, "ship-sunk", "done", "cg1")
    until(made, "duty-done", "done")
    assert made.told("attack-on-the-way") and not made.told("battle-begins")
    patrol = op_of(made).voyages[1]
    assert (patrol.patrol, patrol.status, patrol.target) == (1, SAILING, -1)


# -- submarines that counter-intercept ----------------


@rule("worldatwar", "22.16", "22.163", "22.911", "22.22C", "22.22J")
def test_submarines_in_port_counter_intercept_as_ships_do() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        begins: counter
        """,
    )
    made.do(1, "done")
    assert made.state.decision(0).name == "submarine-intercepts"
    made.dice.rolls[:] = [6] * 3
    made.do(1, "h0410")
    rolled = made.told("interception-rolled")[0].facts
    # Two in the interception hex, one for the task force, one for a squadron, one less for a submarine.
    assert [rolled[f"m-{why}"] for why in ("counter", "task-forces", "air", "slow")] == [2, 1, 1, -1]


@rule("worldatwar", "22.161B", "22.921", "22.93A", "22.28A", "22.917")
@pytest.mark.parametrize(("score", "attacks"), [(20, 1), (1, 0)])
def test_a_submarine_waits_alone_for_interceptors(score: int, attacks: int) -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        interception seat1 > 2: h0912 base=truk japan-submarine score={score}
        begins: battles
        """
    )
    # Cruisers are the target on a four; two dice miss.
    made.dice.rolls[:] = [5, 1, 1]
    until(made, "group-revealed" if attacks else "battle-begins", "done")
    assert [told.facts["hex"] for told in made.told("attack-on-the-way")] == ["hex/h0912"] * attacks
    if attacks:
        # 22.28A Who was attacked may give up; else the battle follows in the interception hex.
        assert made.state.decision(1).name == "press-on"
        made.do(2, "yes")
        until(made, "battle-begins", "done")
    assert made.told("battle-begins")[0].facts["hex"] == "hex/h0410"
    assert [force.fought for force in op_of(made).forces][2] == attacks


@rule("worldatwar", "22.24B", "22.161B", "22.921")
def test_a_submarine_in_time_is_not_enough_for_ships_that_are_late() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: h0608 japan-cruiser*2 japan-destroyer*2 cargo=2
        interception seat2 > 1: h0410 base=noumea lexington yorktown united-states-cruiser*4 score=12
        interception seat1 > 2: h0912 base=truk japan-submarine score=20
        interception seat1 > 2: h0912 base=rabaul japan-cruiser*2 score=1
        begins: battles
        """
    )
    made.dice.rolls[:] = [5, 1, 1]
    until(made, "group-revealed", "done")
    # The boat attacks alone; the cruisers have stayed in port (22.24A).
    assert not made.told("battle-begins")
    assert (op_of(made).voyages[3].status, op_of(made).forces[3].fought) == (FAILED, 0)


@rule("worldatwar", "22.941", "22.9412B", "22.9414B", "22.9415C", "22.9417A")
@pytest.mark.parametrize(
    ("research", "group", "dice", "parts", "hits"),
    [
        # One for the nations; each part at most two, and all together four.
        ("asw = [0, 5]\nexcess_asw = [0, 12]", "britain-destroyer*12", [6, 6], (-4, -2, -2, -2, 0), 2),
        ("torpedo = [6, 0]", "hood(2)", [1, 1], (4, 2, 0, 0, 1), 1),
        ("torpedo = [1, 0]\nexcess_asw = [0, 5]", "britain-destroyer*5", [3, 3], (0, 1, -1, -1, 0), 1),
    ],
)
def test_the_parts_of_a_torpedo_attack_have_their_limits(
    research: str, group: str, dice: list[int], parts: tuple[int, ...], hits: int
) -> None:
    ships = CONVOY.replace("britain-destroyer*4", "britain-destroyer*14")
    duty = 'duty go: activity = "sea-supply" | phase = 0 | base = "clyde" | target = "h3424" | cargo = 1'
    made = scene(
        f"""worldatwar 1\n{own("north-atlantic", [1], ships + duty, f"[research]{chr(10)}{research}")}
        battle: h3424 intercepting=seat1 begins=submarines
        group seat2 1: {group} found=1
        group seat1 1: germany-submarine
        """,
        dice,
    )
    made.do(1, "enemy1")
    told = (made.told("torpedoes") + made.told("torpedoes-lights"))[0].facts
    names = ("modifier", "research", "destroyers", "excess", "target")
    assert (told["drm"], tuple(told[name] for name in names), told["hits"]) == (1, parts, hits)


# -- what is not asked ----------------


@rule("worldatwar", "22.11", "22.14")
def test_nobody_is_asked_whose_ships_are_all_sunk() -> None:
    afloat = "hood: hits=3\nbritain-cruiser: hits=2\n"
    text = own(
        "north-atlantic",
        [0],
        """
        base bergen: side = 0
        base scapa-flow: side = 1
        force raiders: side = 0 | base = "bergen" | ships = ["gneisenau"] | light = ["germany-cruiser*4"]
        force fleet: side = 1 | base = "scapa-flow" | ships = ["hood"] | light = ["britain-cruiser*1"]
        duty raid: activity = "raid" | phase = 0 | base = "bergen" | target = "h1110" | stays = false
        """,
    )
    sail = f"worldatwar 1\n{text}\nactivity raid: gneisenau germany-cruiser*4\n"
    assert scene(f"{sail}begins: interception\n").asked() == [2]
    assert scene(f"{sail}{afloat}begins: interception\n").told("duty-done")
    # One ship is enough to be asked.
    assert scene(f"{sail}hood: hits=3\nbegins: interception\n").asked() == [2]


@rule("worldatwar", "22.14", "22.14C", "22.63B")
def test_the_only_ship_and_the_only_base_need_no_question() -> None:
    made = scene(
        f"""{SUPPLIED}
        activity supply: britain-destroyer*2 cargo=1
        germany-cruiser/1: hits=2
        germany-cruiser/2: hits=2
        begins: interception
        """
    )
    made.do(1, "h3420").do(1, "bergen")
    # Gneisenau is all that lies there: her path comes next.
    assert made.state.decision(0).name == "which-way"
    made.dice.rolls[:] = [1] * 9
    made.do(1, "done").do(1, "done").do(1, "done").do(1, "done")
    assert [told.facts["dice"] for told in made.told("interception-rolled")] == [2]


@rule("worldatwar", "22.24C", "22.915", "22.916A")
@pytest.mark.parametrize(("codes", "asked"), [("0 0", False), ("1 0", True)])
def test_a_submarine_that_has_no_die_anywhere_is_not_asked(codes: str, asked: bool) -> None:
    duties = 'duty fire: activity = "shore-bombardment" | phase = 0 | base = "clyde" | target = "h3424"'
    text = own("north-atlantic", [1], CONVOY + duties)
    made = scene(
        f"""worldatwar 1\n{text}
        returning fire: h3424 britain-destroyer*2 + hood britain-cruiser*6 base=clyde
        codes: {codes}
        begins: interception
        """
    )
    made.do(1, "done")
    # A task force gives one die and a submarine has one fewer.
    assert (made.asked() == [1]) == asked
    if asked:
        assert made.state.decision(0).name == "submarine-intercepts"


# -- refusals ----------------


@rule("worldatwar", "22.12", "22.12B")
def test_a_hex_beside_the_path_is_refused_with_its_rule() -> None:
    made = scene(f"{SUPPLIED}\nactivity supply: britain-destroyer*2 cargo=1\nbegins: interception\n")
    assert (made.rule_against(1, "h3020"), made.rule_against(1, "h3420")) == ("22.12", "")


def refused(made: Scene, seat: int, line: str) -> tuple[str, str]:
    """The name and the rule of a refusal, empty for what is legal."""
    refusal = made.why_not(seat, line)
    return ("", "") if refusal is None else (refusal.name, refusal.rule)


@rule("worldatwar", "22.12")
def test_no_hex_is_named_twice_on_the_way() -> None:
    made = scene(
        f"""{CORAL_SEA}
        activity moresby-invasion: japan-cruiser*4 japan-destroyer*2 cargo=2
        begins: interception
        """
    )
    made.do(2, "h0410").do(2, "townsville").do(2, "united-states-cruiser 2 done").do(2, "h0613")
    twice = ("already-on-the-way", "22.12")
    # Neither Townsville, where they come from, nor what was named before; what only lies on the way may be.
    assert refused(made, 2, "h0415") == refused(made, 2, "h0512 h0613") == twice
    assert refused(made, 2, "h0514") == refused(made, 2, "h0512 h0514") == ("", "")


FAR_AWAY = "worldatwar 1\n" + own(
    "central-pacific",
    [1, 0],
    """
    base tokyo: side = 0
    base wake: side = 0
    base midway: side = 1
    base pearl-harbor: side = 1
    force japan: side = 0 | base = "tokyo" | ships = ["haruna"] | light = ["japan-cruiser*8"]
    force cargo: side = 0 | base = "tokyo" | light = ["japan-destroyer*4"]
    force fast: side = 1 | base = "midway" | light = ["united-states-cruiser*8", "united-states-submarine*1"]
    force slow: side = 1 | base = "pearl-harbor" | ships = ["nevada", "oklahoma", "arizona"]
    duty watch: activity = "patrol" | phase = 0 | base = "pearl-harbor" | offensive = false
    duty landing: activity = "invasion" | phase = 1 | base = "tokyo" | target = "midway" | cargo = 1
    duty change: activity = "base-change" | phase = 1 | base = "tokyo" | target = "wake"
    """,
)
LANDING = """
    turn: phase=1
    activity landing: japan-cruiser*4 japan-destroyer*2 cargo=1
"""


@rule("worldatwar", "22.22", "22.12")
def test_no_way_round_is_longer_than_the_table() -> None:
    made = scene(f"{FAR_AWAY}{LANDING}begins: interception\n")
    made.do(2, "h0603").do(2, "midway").do(2, "united-states-cruiser 4 done")
    # Twenty hexes straight on; over h1006 they are 21.
    assert made.question(2).facts["hexes"] == 20
    assert (refused(made, 2, "h1005"), refused(made, 2, "h1006")) == (("", ""), ("beyond-range", "22.22"))
    # Each of these is on a way of twenty, and both together are not.
    assert refused(made, 2, "h1608") == refused(made, 2, "h1402") == ("", "")
    assert refused(made, 2, "h1608 h1402") == ("beyond-range", "22.22")


@rule("worldatwar", "22.22", "22.911")
def test_submarines_come_from_no_farther_than_ships() -> None:
    made = scene(f"{FAR_AWAY}{LANDING}begins: interception\n")
    made.do(2, "done")
    assert made.question(2).name == "submarine-intercepts"
    # Midway is 21 hexes from Tokyo.
    assert (refused(made, 2, "h0502"), refused(made, 2, "h0603")) == (("out-of-reach", "22.22"), ("", ""))


@rule("worldatwar", "22.22", "22.14F")
@pytest.mark.parametrize(("post", "against"), [("h2609", ""), ("h2709", "22.22")])
def test_a_watch_comes_from_no_farther_than_ships_in_port(post: str, against: str) -> None:
    made = scene(f"{FAR_AWAY}{LANDING}patrol watch: {post} nevada\nbegins: interception\n")
    made.do(2, "h0603")
    assert made.rule_against(2, "force2") == against


@rule("worldatwar", "22.22", "22.163")
def test_a_patrol_in_another_sea_cannot_help() -> None:
    made = scene(
        f"""{WATCHES}
        turn: phase=2
        patrol support: h3319 britain-destroyer*4
        activity last: britain-destroyer*2 cargo=1
        interception seat1 > 2: h3420 base=brest scharnhorst score=30
        begins: counter
        """
    )
    # A sea that no way leads out of: only the whole form can put them there.
    text = made.state.text()
    post = next(line for line in text.splitlines() if line.startswith("voyage1: "))
    inland = scene(text.replace(post, "voyage1: side=seat2 duty=2 status=sailing patrol=1 path=h4706"))
    for there, against in ((made, ("", "")), (inland, ("out-of-reach", "22.22"))):
        there.do(2, "h3420")
        assert refused(there, 2, "force1") == against


@rule("worldatwar", "22.24C", "22.22J")
def test_slow_ships_stay_in_port_and_on_watch_for_want_of_a_die() -> None:
    made = scene(
        f"""{FAR_AWAY}
        turn: phase=1
        activity change: haruna japan-cruiser*4
        patrol watch: h2510 nevada
        begins: interception
        """
    )
    # A task force is one die; slow ships have one fewer.
    made.do(2, "h1712")
    no_dice = ("no-dice", "22.24C")
    assert refused(made, 2, "pearl-harbor") == no_dice, "Arizona and Oklahoma"
    assert (refused(made, 2, "force2"), refused(made, 2, "midway")) == (no_dice, ("", ""))


@rule("worldatwar", "22.15")
def test_who_draws_his_own_path_is_still_at_the_activities() -> None:
    """Nobody intercepts before all is announced, and the steps of the turn say so."""
    state = GAME.new({"scenario": "denmark-strait"}, FastDice(1))
    met: dict[str, str] = {}
    while state.waiting() and len(met) < 4:
        seat = state.waiting()[0]
        course = state.course()
        if 1 in course.marks:
            met.setdefault(state.decision(seat).name, course.steps[course.marks.index(1)])
        state.apply(seat, state.legal(seat)[-1])
    assert met["which-way"] == "22.15"
    assert met["interception-hex"] == "22.12"
