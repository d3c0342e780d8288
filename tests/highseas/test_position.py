"""The text form of a position: what it may leave unsaid, and what it refuses."""

import pytest

from tests.highseas.look import SEA, fleet, rows, sea, truth
from wardroom.core.state import SPECTATOR
from wardroom.games.highseas.position import PositionError

FLEETS = "seat 1\n  row1: hood\n  hand: evasive\nseat 2\n  row1: bismarck\n"


def test_what_is_not_said_is_in_the_reserve_and_the_draw_pile() -> None:
    with sea(FLEETS) as scene:
        state = truth(scene)
        assert len(state.fleets[0].reserve) == 12
        assert state.draw_left == 101
        assert state.first == 0
        assert fleet(state, 1)["nation"] == "britain"


def test_a_navy_without_ships_is_any_that_is_free() -> None:
    with sea(FLEETS + "seat 3\n") as scene:
        assert fleet(scene.state, 3)["nation"] == "france"
        assert "out" in fleet(scene.state, 3)


def test_a_whole_position_reads_back() -> None:
    text = (
        "seat 1\n  nation: britain\n  points: 12\n  row1: norfolk(sec8-2) cossack\n  row2: hood\n"
        "  subs: upholder(active)\n  hand: evasive main16-3*2\n  front: planning near-miss(used)\n"
        "  sunk: z23\nseat 2\n  nation: germany\n  row1: bismarck(main16-3*2)\n  hand: planning\n"
        "  front: escort\n"
    )
    with sea(text, options="linked=yes; victory=20") as scene:
        written = scene.state.text()
        assert SEA.parse(written).text() == written
        scene.do(1, "main16-3 hood > bismarck; done")
        written = scene.state.text()
        assert "attack: main main16-3 hood > bismarck seat2 damage=3" in written
        assert SEA.parse(written).text() == written
        for viewer in (SPECTATOR, 0, 1):
            seen = scene.state.observe(viewer).text()
            assert SEA.parse(seen).text() == seen
        assert "?" in scene.state.observe(SPECTATOR).text()


@pytest.mark.parametrize(
    "position, wrong",
    [
        ("coldwar 1\n", "begins with the line 'highseas 1'"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hod\n", "there is no ship 'hod'; did you mean hood"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: upholder\n", "upholder belongs under subs"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  subs: hood\n", "hood belongs in a row"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood hood\n", "hood is named twice"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood bismarck\n", "not in the navy of seat1"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood\nseat 2\n  row1: nelson\n", "the same navy"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row2: hood\n", "an empty row before another"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  fleet: hood\n", "needs a line 'step: Setup'"),
        ("highseas 1\nturn: seat1 4\nseat 1\n  row1: hood\n", "the step one of"),
        ("highseas 1\nturn: seat3 5\nseat 1\n  row1: hood\n", "not one of seat1 to seat2"),
        ("highseas 1\nseat 1\n  row1: hood\n", "a line 'turn: seat1 5' is missing"),
        ("highseas 1\nturn: seat1 5\n  row1: hood\n", "must stand below a line 'seat 1'"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood(main16-5*2)\n", "less damage than that"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood(depth-2)\n", "cannot lie here"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood(active)\n", "there is no card 'active'"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood\n  front: evasive\n", "cannot lie here"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood\n  front: planning(new)\n", "is not used"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood\n  hand: planning*4\n", "more planning cards"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood\n  hand: ?\n", "what an observer"),
        ("highseas 1\nturn: seat1 5\nseat 1\n  row1: hood(x\n", "a bracket is not closed"),
        ("highseas 1\nturn: seat1 5\nwind: south\n", "is not a line of a position"),
        ("highseas 1\nturn: seat1 5\nstep: Sail seat=1\n", "there is no step 'Sail'"),
        ("highseas 1\nturn: seat1 5\nstep: Declare seat=1\n", "Declare needs a line 'turn: seat1 7.declare'"),
        ("highseas 1\nturn: seat1 5\nstep: PlanRoll seat=1\n", "PlanRoll stands below 'step: Resolution'"),
        ("highseas 1\nturn: seat1 5\nstep: Setup stage=fleet\n", "before there is a turn"),
        ("highseas 1\nturn: seat1 5\ndraft: main\n", "draft must stand below"),
        ("highseas 1\nturn: seat1 5\nattack: bomb\n", "an attack is 'main main16-4"),
        (
            "highseas 1\nturn: seat1 7.defense\nattack: secondary sec8-double hood > z23 seat2\n",
            "fired by two ships",
        ),
        ("highseas 1\nturn: seat1 7.defense\nattack: land air-1 hood > z23 seat2\n", "'-' stands before"),
        ("highseas 1\noptions: linked\nturn: seat1 5\n", "is not KEY=VALUE"),
        ("highseas 1\nturn: seat1 5\nseat 2\n  row1: hood\n", "the turn of seat1, who has no ship"),
        (
            "highseas 1\nturn: seat1 5\n" + FLEETS + "  sunk: yamato zuikaku nelson\n",
            "seat2 has won with 27 points",
        ),
        (
            "highseas 1\nstep: Setup stage=fleet\nstep: FleetChoice seat1=hood\nseat 1\n  nation: japan\n",
            "navy",
        ),
        (
            "highseas 1\nseen by: seat2\nstep: Setup stage=fleet\nstep: FleetChoice seat1=yamato\n"
            "seat 1\n  nation: japan\n",
            "is hidden",
        ),
    ],
)
def test_what_cannot_be_is_refused(position: str, wrong: str) -> None:
    with pytest.raises(PositionError) as refused:
        SEA.parse(position)
    assert wrong in str(refused.value)


def test_a_fleet_choice_reads_back() -> None:
    text = (
        "highseas 1\nbattle: 1\ndiscard: none\nseat 1\n  nation: japan\nseat 2\n  nation: germany\n"
        "step: Setup stage=first\nstep: FleetChoice seat1=zuikaku,yamato,agreed seat2=bismarck\n"
    )
    state = SEA.parse(text)
    assert state.waiting() == [1]
    assert state.text() == text
    assert "yamato" not in state.observe(1).text() and "bismarck" in state.observe(1).text()


def test_rows_in_the_middle_of_reorganizing_may_have_gaps() -> None:
    with sea(
        "seat 1\n  row1: cossack javelin dido\n  hand: evasive\n" + FLEETS[FLEETS.index("seat 2") :],
        turn="seat1 5",
    ) as scene:
        scene.do(1, "cossack row3")
        assert SEA.parse(scene.state.text()).text() == scene.state.text()
        assert rows(scene, 1)[2] == "cossack"


SALVO = "turn: {}\n" + FLEETS + "attack: {}\n"


@pytest.mark.parametrize(
    "step, attack, wrong",
    [
        ("7.defense", "main main16-3 nelson > bismarck seat2", "nelson is not in the fleet whose turn it is"),
        ("7.defense", "main main16-3 hood > tirpitz seat2", "tirpitz is not in the fleet of seat2"),
        ("7.defense", "main main16-3 hood > hood seat1", "seat1 is not an opponent of seat1"),
        ("7.defense", "land - - > bismarck seat2", "needs= is missing"),
        ("7.declare", "main main16-3 hood > bismarck seat2", "needs a line 'turn: seat1 7.defense'"),
    ],
)
def test_an_attack_that_nobody_can_have_declared_is_refused(step: str, attack: str, wrong: str) -> None:
    with pytest.raises(PositionError) as refused:
        SEA.parse("highseas 1\n" + SALVO.format(f"seat1 {step}", attack))
    assert wrong in str(refused.value)


@pytest.mark.parametrize(
    "attack, told",
    [
        ("main main16-3 hood > bismarck seat2", "damage=3"),
        ("torpedo torpedo-5 hood > bismarck seat2", "needs=5"),
        ("land air-1 - > bismarck seat2", "needs=4"),
    ],
)
def test_an_attack_does_what_its_card_prints_unless_the_line_says_more(attack: str, told: str) -> None:
    near_miss = FLEETS + "  hand: near-miss\n"
    with sea(near_miss + f"attack: {attack}\n", turn="seat1 7.defense") as scene:
        assert f"attack: {attack} {told}\n" in scene.state.text()


def test_remarks_stand_alone_or_behind_a_fact() -> None:
    text = "highseas 1  # a case\n# of mine\nturn: seat1 5\n" + FLEETS.replace(
        "evasive", "evasive # one card"
    )
    assert SEA.parse(text).fleets[0].hand == [SEA.piece("evasive")]
    told = SEA.parse("highseas 1\noptions: house_rules=no # on Sunday\n" + text[11:]).switches.values
    assert told["house_rules"] == ("no",)
    state = SEA.parse("highseas 1\noptions: house_rules=no \\x23 on Sunday\n" + text[11:])
    assert state.switches.values["house_rules"] == ("no # on Sunday",)
    assert SEA.parse(state.text()).text() == state.text()
