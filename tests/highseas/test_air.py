"""12 Air attacks: Land-Based Air, carriers, air cover, anti-aircraft guns."""

import pytest

from tests.highseas.look import SEA, discard, rows, sea, sunk, table, targets, truth
from tests.marks import rule
from wardroom.games.highseas.attacks import needed

TARGETS = "seat 2\n  row1: z23 georg-thiele\n  row2: bismarck\n  row3: admiral-graf-spee\n  subs: u-47\n"
BY_CARD = "carrier_attacks=card"
LAND = "seat 1\n  row1: cossack\n  hand: {} evasive\n"


@rule("highseas", "11.land-based-air", "12.dice")
def test_dice_lie_on_their_targets_with_the_number_of_the_row() -> None:
    with sea(LAND.format("air-3*2") + TARGETS + "  hand: planning\n") as scene:
        scene.do(1, "air-3 > z23 bismarck admiral-graf-spee; air-3 > u-47 z23; done; done")
        assert targets(scene) == ["z23", "bismarck", "admiral-graf-spee", "u-47", "z23"]
        assert [attack.number for attack in truth(scene).volley] == [4, 5, 6, 5, 4]


@rule("highseas", "11.land-based-air")
@pytest.mark.parametrize("card, most", [("air-1", 1), ("air-2", 2), ("air-3", 3)])
def test_as_many_dice_as_the_card_has_or_fewer(card: str, most: int) -> None:
    with sea(LAND.format(card) + TARGETS + "  hand: planning\n") as scene:
        scene.do(1, f"{card} > " + " ".join(["z23"] * most) + "; done")
        assert targets(scene) == ["z23"] * most
    if most > 1:
        with sea(LAND.format(card) + TARGETS + "  hand: planning\n") as scene:
            scene.do(1, f"{card} > bismarck done; done")
            assert targets(scene) == ["bismarck"]


@rule("highseas", "12", "11.land-based-air")
def test_all_dice_of_a_card_go_to_one_fleet() -> None:
    with sea(LAND.format("air-2") + TARGETS + "seat 3\n  row1: iowa\n") as scene:
        assert scene.rule_against(1, "air-2 > z23 iowa") == "12"
        assert scene.rule_against(1, "air-2 > iowa z23") == "12"
        assert scene.rule_against(1, "air-2 > iowa") == ""


@rule("highseas", "12", "12.dice")
@pytest.mark.parametrize("target, number", [("z23", 4), ("admiral-graf-spee", 6), ("u-47", 5)])
def test_a_hit_sinks_whatever_the_hull(target: str, number: int) -> None:
    for roll in (number - 1, number):
        with sea(LAND.format("air-1") + TARGETS, [roll]) as scene:
            scene.do(1, f"air-1 > {target}; done")
            assert sunk(scene, 1) == (target if roll == number else "")
            assert discard(scene) == "air-1"


@rule("highseas", "12.anti-aircraft")
def test_anti_aircraft_guns_are_taken_off_the_die() -> None:
    # Bismarck, in row 2, has an anti-aircraft number of 1: a 5 is not enough.
    for roll, sinks in ((5, False), (6, True)):
        with sea(LAND.format("air-1") + TARGETS, [roll]) as scene:
            scene.do(1, "air-1 > bismarck; done")
            assert bool(sunk(scene, 1)) == sinks


@rule("highseas", "12.anti-aircraft", "11.torpedo-spread")
def test_the_diary_tells_the_face_that_must_show() -> None:
    own = "seat 1\n  row1: cossack\n  hand: air-3 torpedo-5 evasive\n"
    with sea(own + TARGETS + "  hand: planning\n") as scene:
        scene.do(1, "air-3 > z23 bismarck done; torpedo-5 cossack > z23; done")
        told = [event.facts["needed"] for event in scene.told("attack-declared")]
        # 4 in row 1; 5 in row 2 and 1 more for the guns of Bismarck; the mount helps the spread.
        assert told == [needed(truth(scene), attack) for attack in truth(scene).volley]
        assert told[:2] == [4, 6]


@rule("highseas", "12.dice")
def test_the_number_holds_when_rows_change() -> None:
    own = "seat 1\n  row1: nelson\n  hand: main16-3 air-1 evasive\n"
    with sea(own + "seat 2\n  row1: z23\n  row2: georg-thiele\n", [4]) as scene:
        scene.do(1, "main16-3 nelson > z23; air-1 > georg-thiele; done")
        # Georg Thiele has come up to row 1, where a 4 would do.
        assert rows(scene, 2)[0] == "georg-thiele"
        assert [event.facts["needed"] for event in scene.told("roll-misses")] == [5]


@rule("highseas", "12.carriers")
def test_carriers_attack_without_a_card_and_spare_submarines() -> None:
    own = "seat 1\n  row1: cossack\n  row2: ark-royal\n  hand: evasive\n"
    with sea(own + TARGETS, [4, 6], options=BY_CARD) as scene:
        assert scene.rule_against(1, "ark-royal > u-47") == "12.carriers"
        assert scene.rule_against(1, "cossack") == "12.carriers" or "cossack" not in scene.legal(1)
        scene.do(1, "ark-royal > z23 georg-thiele; done")
        # Two flights, each needing a 5 against row 1.
        assert sunk(scene, 1) == "georg-thiele"
        assert table(scene.state)["turn"] == "seat1 8"


@rule("highseas", "12.carriers")
@pytest.mark.parametrize("options, flights", [("", 1), ("carrier_attacks=one", 1), (BY_CARD, 2)])
def test_a_carrier_makes_one_air_attack_or_as_many_as_its_card_shows(options: str, flights: int) -> None:
    own = "seat 1\n  row1: cossack\n  row2: ark-royal\n  hand: evasive\n"
    with sea(own + TARGETS + "  hand: planning\n", options=options) as scene:
        scene.do(1, "ark-royal")
        board = truth(scene).observe(0)
        assert SEA.board(board)["draft"]["dice"] == flights
        assert ("flights_by_card" in SEA.board(board)) == (flights > 1)
        scene.do(1, " ".join(["z23"] * flights) + "; done")
        assert targets(scene) == ["z23"] * flights


@rule("highseas", "12.carriers")
def test_a_carrier_attacks_from_any_row() -> None:
    for row in (1, 2, 3):
        ships = ["cossack", "javelin", "dido"]
        ships[row - 1] = "ark-royal"
        own = "seat 1\n" + "".join(f"  row{n + 1}: {ship}\n" for n, ship in enumerate(ships))
        with sea(own + "  hand: evasive\n" + TARGETS) as scene:
            assert scene.rule_against(1, "ark-royal > admiral-graf-spee") == ""


@rule("highseas", "12.carriers", "10.weapons")
def test_a_carrier_attacks_once() -> None:
    own = "seat 1\n  row1: cossack\n  row2: ark-royal\n  hand: evasive\n"
    with sea(own + TARGETS) as scene:
        scene.do(1, "ark-royal > z23")
        assert scene.rule_against(1, "ark-royal") == "10.weapons"


@rule("highseas", "12.carriers")
def test_other_ships_launch_nothing() -> None:
    own = "seat 1\n  row1: cossack\n  row2: ark-royal\n  hand: evasive\n"
    with sea(own + TARGETS) as scene:
        refusal = scene.state.why_not(0, scene.name(1, "cossack"))
        assert refusal is not None and (refusal.name, refusal.rule) == ("no-carrier", "12.carriers")


@rule("highseas", "12.cover")
def test_air_cover_is_rolled_before_the_attack() -> None:
    covered = "seat 2\n  row1: z23\n  row2: graf-zeppelin\n"
    for rolls, sinks in (([6], False), ([5, 4], True), ([5, 3], False)):
        with sea(LAND.format("air-1") + covered, rolls) as scene:
            scene.do(1, "air-1 > z23; done")
            assert bool(sunk(scene, 1)) == sinks
            names = [event.name for event in scene.events if "cover" in event.name]
            assert names == ["cover-stops" if rolls == [6] else "cover-fails"]


@rule("highseas", "12.cover")
def test_each_carrier_covers_against_each_attack() -> None:
    covered = "seat 2\n  row1: fletcher\n  row2: essex\n  row3: enterprise\n"
    # Essex stops on 4, Enterprise on 5: both fail against the first die, Enterprise stops the second.
    with sea(LAND.format("air-2") + covered, [3, 4, 6, 3, 5]) as scene:
        scene.do(1, "air-2 > fletcher essex; done")
        assert sunk(scene, 1) == "fletcher"
        ships = [event.facts["ship"] for event in scene.events if "cover" in event.name]
        assert ships == ["ship/essex", "ship/enterprise"] * 2


@rule("highseas", "12.cover", "7.resolve")
def test_a_carrier_that_is_sunk_covers_no_more() -> None:
    own = "seat 1\n  row1: cossack\n  hand: air-2 evasive\n"
    covered = "seat 2\n  row1: graf-zeppelin z23\n"
    # The cover fails against the first die, which sinks the carrier (4 and 1 for her guns).
    with sea(own + covered, [5, 5, 4]) as scene:
        scene.do(1, "air-2 > graf-zeppelin z23; done")
        assert sunk(scene, 1) == "graf-zeppelin z23"


@rule("highseas", "12.cover", "10")
@pytest.mark.parametrize("plans, asked", [("", False), ("planning", False), ("planning*2", True)])
def test_nothing_covers_against_an_attack_that_cannot_hit(plans: str, asked: bool) -> None:
    # 6 for row 3 and 2 more for the guns of the Iowa: only two Planning cards give the aircraft a chance.
    own = f"seat 1\n  row1: cossack\n  hand: air-1 evasive\n  front: {plans}\n"
    covered = "seat 2\n  row1: fletcher\n  row2: essex\n  row3: iowa\n  front: planning\n"
    with sea(own + covered) as scene:
        scene.do(1, "air-1 > iowa; done")
        assert (scene.asked() == [2]) == asked
        assert bool(scene.told("roll-misses")) != asked
        assert scene.told("cover-fails") == []
