"""The text form of a position: what it may leave unsaid, and what it refuses."""

import pytest

from tests.highseas.look import SEA, fleet, rows, sea, truth
from tests.marks import rule
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
        "  subs: upholder(active)\n  hand: evasive main16-3*2\n  front: planning near-miss\n"
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
            "highseas 1\nturn: seat1 5\n" + FLEETS + "  sunk: nelson rodney ark-royal renown\n",
            "seat2 has won with 32 points",
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


TURN = "turn: seat1 7.declare\n"
UNFORMED = "seat 1\n  fleet: hood\nseat 2\n  fleet: bismarck\n"
DEFENCE = "turn: seat1 7.defense\n" + FLEETS
RESOLVE = "turn: seat1 7.resolve\n" + FLEETS
DECLARE = "turn: seat1 7.declare\n" + FLEETS
GAPS = "turn: seat1 5\n" + FLEETS.replace("hood\n", "hood\n  row3: ark-royal\n")
THREE = FLEETS + "seat 3\n  row1: iowa\n"


@rule("highseas", "14.elimination", "6", "7.declare", "7.resolve", "12", "12.carriers", "3.hand")
@pytest.mark.parametrize(
    "position, wrong, line",
    [
        # A fact that would take back another.
        (TURN + FLEETS + "  nation: germany\n  nation: italy\n", "nation is said twice", "nation: italy"),
        (TURN + "turn: seat2 5\n" + FLEETS, "turn is said twice", "turn: seat2 5"),
        (TURN + FLEETS + "  sunk: hood\n", "hood is named twice", "sunk: hood"),
        (TURN + FLEETS + "  sunk: iowa\n", "no ship of an opponent", "sunk: iowa"),
        (TURN + FLEETS + "  sunk: tirpitz\n", "no ship of an opponent", "sunk: tirpitz"),
        (TURN + FLEETS + "  subs: u-47(active active)\n", "active twice", "subs: u-47(active active)"),
        (TURN + FLEETS + "  row2: z23(sec8-2)\n", "less damage than that", "row2: z23(sec8-2)"),
        (TURN + FLEETS + "  hand: sec5-1*8\n", "no more than 7 cards", "hand: sec5-1*8"),
        (TURN + FLEETS + "  hand: planning*4\n", "more planning cards", "hand: planning*4"),
        (TURN + FLEETS + "  row1: nelson\n", "not in the navy of seat2", "row1: nelson"),
        (TURN + FLEETS + "  row3: z23\n", "empty row", "row3: z23"),
        # Nobody fights alone, and whoever is out has nothing.
        (TURN + FLEETS.partition("seat 2")[0], "one side only", "turn: seat1 7.declare"),
        (
            "options: team_size=2; seats=4\n" + TURN + "seat 1\n  row1: hood\nseat 3\n  row1: iowa\n",
            "one side",
            "turn",
        ),
        (TURN + FLEETS + "  out\n", "has ships and is not out", "out"),
        (TURN + FLEETS + "seat 3\n  hand: evasive\n", "no ship and is out", "hand: evasive"),
        (TURN + FLEETS + "seat 3\n  front: planning\n", "no ship and is out", "front: planning"),
        (FLEETS + "step: over\n", "nobody has won", "step: over"),
        (TURN + FLEETS + "step: over\n", "has no turn", "step: over"),
        (
            "step: Setup stage=first\nseat 1\n  fleet: hood\n  hand: evasive\n",
            "after the setup",
            "hand: evasive",
        ),
        # Cards before a fleet.
        (TURN + FLEETS + "  front: near-miss(used)\n", "not worked yet", "front: near-miss(used)"),
        (DEFENCE.replace("evasive", "evasive\n  front: escort(used)"), "is not used", "front: escort(used)"),
        (DEFENCE + "  front: retreat(used)\n", "is not used", "front: retreat(used)"),
        (
            "turn: seat1 5\n"
            + FLEETS.replace("evasive", "evasive\n  front: planning")
            + "step: Reorganize seat=1\n",
            "after reorganizing",
            "front: planning",
        ),
        (
            "turn: seat1 5\n" + FLEETS + "step: Reorganize seat=1 repairs=2\n",
            "without a Retreat",
            "step: Reorganize",
        ),
        (
            "turn: seat1 5\n" + FLEETS + "step: Reorganize seat=1 moved=hood,hood\n",
            "moves once",
            "step: Reorganize",
        ),
        (
            DEFENCE + "  front: near-miss(used)\nattack: main main16-3 hood > bismarck seat2\n",
            "has stopped no attack",
            "front: near-miss(used)",
        ),
        (
            DEFENCE + "  front: armor(used)\nattack: main main16-3 hood > bismarck seat2 stopped\n",
            "has stopped no attack",
            "front: armor(used)",
        ),
        (DEFENCE + "  front: escort(used)\n", "has moved no attack", "front: escort(used)"),
        # Rows that nobody can have left, or that nobody could fill.
        (
            GAPS + "step: Reorganize seat=1 moved=hood,ark-royal pool=4\n",
            "empty row before another",
            "row3: ark-royal",
        ),
        (GAPS + "step: Reorganize seat=1 pool=4\n", "empty row before another", "row3: ark-royal"),
        # Attacks that nobody can have made.
        (
            DEFENCE.replace("hood", "hood ark-royal")
            + "  row2: z23\n  row3: scharnhorst\n"
            + "attack: carrier - ark-royal > scharnhorst seat2 needs=5\n",
            "scharnhorst stands where needs= is 6",
            "attack: carrier",
        ),
        (
            DEFENCE + "attack: main main12-2 hood > bismarck seat2\n",
            "hood cannot fire main12-2",
            "attack: main",
        ),
        (
            DEFENCE + "  row2: z23\nattack: torpedo torpedo-5 hood > z23 seat2\n",
            "does not reach z23",
            "attack: ",
        ),
        (DEFENCE + "attack: main main16-3 hood > bismarck seat2 damage=4\n", "does 3 damage", "attack: "),
        (DEFENCE + "attack: carrier - hood > bismarck seat2\n", "no carrier", "attack: carrier"),
        (
            DEFENCE + "  front: retreat\nattack: land air-1 - > bismarck seat2\n",
            "cannot be attacked",
            "attack: land",
        ),
        (
            DEFENCE.replace("evasive", "evasive\n  front: retreat")
            + "attack: land air-1 - > bismarck seat2\n",
            "retreats and attacks nobody",
            "front: retreat",
        ),
        (DEFENCE + 2 * "attack: main main16-3 hood > bismarck seat2\n", "cannot fire", "attack: main"),
        (DEFENCE + "attack: land - - > bismarck seat2 needs=4\n", "lies with its card", "attack: land -"),
        (
            DEFENCE + "attack: land air-1 - > bismarck seat2\nattack: land - - > bismarck seat2 needs=4\n",
            "no more than 1",
            "attack: land -",
        ),
        (
            DEFENCE + "attack: land air-1 - > bismarck seat2 needs=3\n",
            "needs= is one of 4, 5, 6",
            "attack: land",
        ),
        (
            "turn: seat1 7.defense\n"
            + THREE
            + "attack: land air-2 - > bismarck seat2\nattack: land - - > iowa seat3 needs=4\n",
            "go to one fleet",
            "attack: land - - > iowa",
        ),
        (
            DEFENCE.replace("hood", "hood ark-royal") + 2 * "attack: carrier - ark-royal > bismarck seat2\n",
            "makes no more than 1",
            "attack: carrier",
        ),
        # What cannot have become of them.
        (DEFENCE + "attack: main main16-3 hood > bismarck seat2 hit\n", "has not been resolved", "attack: "),
        (RESOLVE + "attack: main main16-3 hood > bismarck seat2 kept\n", "kept is a salvo", "attack: main"),
        (
            RESOLVE + "attack: main main16-3 hood > bismarck seat2\nstep: Resolution seat=1 place=1\n",
            "has been resolved",
            "attack: main",
        ),
        (
            RESOLVE + "attack: land air-1 - > bismarck seat2\nstep: Resolution seat=1 rollers=bismarck\n",
            "does not roll once",
            "step: Resolution",
        ),
        (
            DEFENCE + "attack: land air-1 - > bismarck seat2\nstep: Defense defender=2 queue=2,2\n",
            "nobody is asked twice",
            "step: Defense",
        ),
        (
            DEFENCE + "attack: land air-1 - > bismarck seat2\n" + 2 * "step: Defense defender=2\n",
            "seat2 defends once",
            "step: Defense",
        ),
        (
            DEFENCE + "attack: land air-1 - > bismarck seat2\nstep: Defense defender=2 needs=5\n",
            "needs= means nothing in this step",
            "step: Defense",
        ),
        # What is being chosen.
        (
            DEFENCE
            + "attack: land air-1 - > bismarck seat2\n"
            + "step: Defense defender=2 queue=2 card=escort prepared=1\n",
            "escort cannot be played",
            "step: Defense",
        ),
        (DECLARE + "step: Declare seat=1 laid=1\n", "laid=1, but there are 0 lines", "step: Declare"),
        (DECLARE + "step: Declare seat=1 ship=hood\n", "hood sends no aircraft", "step: Declare"),
        (DECLARE + "step: Declare seat=1 second=hood\n", "is taken up first", "step: Declare"),
        (DECLARE + "step: Declare seat=1 card=planning\n", "planning cannot be played", "step: Declare"),
        (
            DECLARE + "step: Declare seat=1 card=air-1 ship=hood\n",
            "hood cannot fire air-1",
            "step: Declare",
        ),
        (
            DECLARE + "step: Declare seat=1 card=air-1 laid=1\ndraft: main main16-3 hood > bismarck seat2\n",
            "the last of the draft are other attacks",
            "step: Declare",
        ),
        (
            DECLARE.replace("evasive\n", "evasive*3 sec5-1*4\n", 1) + "step: Declare seat=1 card=air-1\n",
            "no more than 7 cards, with those being played",
            "hand: evasive*3",
        ),
        # What comes before the first turn, stage by stage.
        (UNFORMED + "step: Setup stage=formation\n", "'first: seat1' is missing", "step: Setup"),
        (UNFORMED + "step: Setup stage=first laid=1\n", "formations, which come later", "step: Setup"),
        (UNFORMED + "step: Setup stage=nations\n", "has chosen its ships in this stage", "step: Setup"),
        ("seat 1\n  fleet: hood\nstep: Setup stage=first\n", "seat2 has no ships in this", "step: Setup"),
        (
            UNFORMED + "first: seat1\nstep: Setup stage=formation laid=1\nstep: LayOut seat=2\n",
            "it is not for seat2 to lay out",
            "step: LayOut",
        ),
        (
            UNFORMED + "first: seat1\nstep: Setup stage=hand\nstep: LayOut seat=1\n",
            "stands below 'step: Setup stage=formation'",
            "step: LayOut",
        ),
        (
            UNFORMED + "first: seat1\nstep: Setup stage=formation laid=2\nstep: LayOut seat=2\n",
            "hood is laid out and stands in a row",
            "step: LayOut",
        ),
        (
            UNFORMED.replace("fleet: hood", "row1: hood") + "first: seat1\nstep: Setup stage=formation\n",
            "hood is not yet laid out",
            "step: Setup",
        ),
        (
            UNFORMED + "first: seat1\nstep: Setup stage=hand laid=1\n",
            "all fleets are laid out",
            "step: Setup",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(position: str, wrong: str, line: str) -> None:
    with pytest.raises(PositionError) as refused:
        SEA.parse("highseas 1\n" + position)
    told = str(refused.value)
    assert wrong in told and f"(in the line: {line}" in told


def test_cards_alike_are_counted_as_they_are_read() -> None:
    own = "seat 1\n  row1: hood(main16-3*2 sec8-2)\n  hand: evasive*2\n  front: planning*2 planning(used)\n"
    text = own + "seat 2\n  row1: bismarck\n  subs: u-123(depth-2 active)\n  hand: escort\n"
    volley = "attack: main main16-3 hood > bismarck seat2\n"
    with sea(text + volley, turn="seat1 7.defense") as scene:
        written = scene.state.text()
        assert "row1: hood(main16-3*2 sec8-2)" in written
        assert "front: planning*2 planning(used)" in written
        assert "subs: u-123(depth-2 active)" in written
        one_by_one = written.replace("main16-3*2", "main16-3 main16-3").replace(
            "planning*2", "planning planning"
        )
        assert one_by_one != written and SEA.parse(one_by_one).text() == written
    with sea(FLEETS.replace("evasive", "sec5-1*3 evasive"), turn="seat1 8") as scene:
        scene.do(1, "sec5-1 sec5-1")
        written = scene.state.text()
        assert "chosen=sec5-1*2" in written and SEA.parse(written).text() == written
        assert SEA.parse(written.replace("sec5-1*2", "sec5-1,sec5-1")).text() == written


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


@pytest.mark.parametrize("empty", ["queue=", "card=", "attack=", "prepared="])
def test_an_empty_word_says_nothing(empty: str) -> None:
    """`queue=` does not say that all have answered."""
    hand = FLEETS + "  hand: evasive\n"
    attacked = f"highseas 1\nturn: seat1 7.defense\n{hand}attack: main main16-3 hood > bismarck seat2\n"
    step = f"{attacked}step: Defense defender=2"
    told = SEA.parse(f"{step}\n").text()
    assert "step: Defense defender=2 queue=2" in told
    assert SEA.parse(f"{step} {empty}\n").text() == told
