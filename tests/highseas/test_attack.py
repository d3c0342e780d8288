"""7 and 10: declaring attacks, weapons, reach, and what becomes of attacks."""

from tests.highseas.look import discard, fates, fleet, hand, rows, sea, sunk, table, truth
from tests.marks import rule
from wardroom.core.state import NOBODY, SPECTATOR
from wardroom.games.highseas.actions import MOST_ATTACKS
from wardroom.games.highseas.battle import LAND_ATTACK, Attack
from wardroom.games.highseas.game import GAME
from wardroom.games.highseas.volley import Declare

FLEETS = (
    "seat 1\n  row1: norfolk exeter\n  row2: hood nelson\n  row3: ark-royal\n  subs: upholder(active)\n"
    "  hand: {}\n"
    "seat 2\n  row1: z23 georg-thiele\n  row2: bismarck\n  row3: graf-zeppelin\n  subs: u-47\n"
)


@rule("highseas", "7", "7.declare")
def test_all_attacks_are_named_before_anybody_sees_them() -> None:
    with sea(FLEETS.format("main16-3*2 evasive") + "  hand: planning\n") as scene:
        before = scene.state.observe(1).text()
        scene.do(1, "main16-3 hood > bismarck")
        assert scene.state.observe(1).text() == before
        assert scene.state.observe(SPECTATOR).waiting() == [0]
        assert not scene.events
        scene.do(1, "main16-3 nelson > z23; done")
        assert [event.facts["target"] for event in scene.told("attack-declared")] == [
            "ship/bismarck",
            "ship/z23",
        ]
        assert scene.asked() == [2]


@rule("highseas", "7.declare")
def test_all_opponents_may_be_attacked_and_oneself_not() -> None:
    with sea(
        "seat 1\n  row1: hood nelson\n  hand: main16-3*2 evasive\n"
        "seat 2\n  row1: bismarck\nseat 3\n  row1: iowa\n"
    ) as scene:
        assert scene.rule_against(1, "main16-3 hood > nelson") == "7.declare"
        scene.do(1, "main16-3 hood > bismarck; main16-3 nelson > iowa; done")
        assert (rows(scene, 2)[0], rows(scene, 3)[0]) == ("bismarck(main16-3)", "iowa(main16-3)")


@rule("highseas", "7")
def test_cards_of_other_steps_are_no_attacks() -> None:
    with sea(FLEETS.format("reinforce-3 retreat planning escort near-miss small-target")) as scene:
        for card in ("reinforce-3", "retreat", "planning", "escort", "near-miss", "small-target"):
            assert scene.rule_against(1, card) == "7"


@rule("highseas", "7.resolve", "10.damage")
def test_attacks_take_effect_in_the_order_declared() -> None:
    with sea(FLEETS.format("main16-5*2 evasive")) as scene:
        scene.do(1, "main16-5 hood > z23; main16-5 nelson > z23; done")
        assert sunk(scene, 1) == "z23"
        assert [event.facts["number"] for event in scene.told("attack-wasted")] == [2]
        assert discard(scene) == "main16-5*2"


@rule("highseas", "7.resolve")
def test_without_an_attack_the_step_is_over() -> None:
    with sea(FLEETS.format("evasive")) as scene:
        scene.do(1, "done")
        assert table(scene.state)["turn"] == "seat1 8"


@rule("highseas", "10")
def test_a_die_succeeds_with_the_number_or_more() -> None:
    for roll, sinks in ((3, False), (4, True), (5, True)):
        with sea(FLEETS.format("torpedo-5 evasive"), [roll]) as scene:
            scene.do(1, "torpedo-5 norfolk > z23; done")
            assert bool(sunk(scene, 1)) == sinks


@rule("highseas", "10")
def test_a_die_that_changes_nothing_is_not_rolled() -> None:
    # Three Planning cards and a mount of 1 make a 5 certain.
    own = FLEETS.format("torpedo-5 evasive\n  front: planning*3")
    with sea(own) as scene:
        scene.do(1, "torpedo-5 norfolk > z23; done")
        scene.do(1, "plus3")
        assert sunk(scene, 1) == "z23"
        assert [event.facts["roll"] for event in scene.told("roll-hits")] == [0]


@rule("highseas", "10.weapons")
def test_each_weapon_attacks_once() -> None:
    with sea(FLEETS.format("main16-3*2 sec8-2*2 torpedo-5 depth-2 evasive")) as scene:
        scene.do(1, "main16-3 nelson > bismarck; sec8-2 norfolk > z23; torpedo-5 norfolk > z23")
        assert scene.rule_against(1, "main16-3 nelson") == "10.weapons"
        assert scene.rule_against(1, "main16-3 hood > bismarck") == ""
        assert scene.rule_against(1, "sec8-2 norfolk") == "10.weapons"
        # The mount drops depth charges, too: one weapon.
        assert scene.rule_against(1, "depth-2 norfolk") == "10.weapons"
        assert scene.rule_against(1, "depth-2 exeter > u-47") == ""
        scene.do(1, "ark-royal > z23")
        assert scene.rule_against(1, "ark-royal") == "10.weapons"


@rule("highseas", "10.weapons")
def test_a_mount_fires_one_spread() -> None:
    with sea(FLEETS.format("torpedo-5*2 evasive")) as scene:
        scene.do(1, "torpedo-5 norfolk > z23")
        assert scene.rule_against(1, "torpedo-5 norfolk") == "10.weapons"
        assert scene.rule_against(1, "torpedo-5 exeter > z23") == ""


@rule("highseas", "11.torpedo-spread", "11.depth-charge")
def test_without_a_mount_neither_torpedoes_nor_depth_charges() -> None:
    with sea(
        "seat 1\n  row1: iowa fletcher\n  subs: wahoo(active)\n  hand: torpedo-5 depth-2 evasive\n"
        "seat 2\n  row1: z23\n  subs: u-47\n"
    ) as scene:
        assert scene.rule_against(1, "torpedo-5 iowa") == "11.torpedo-spread"
        assert scene.rule_against(1, "depth-2 iowa") == "11.depth-charge"
        assert scene.rule_against(1, "depth-2 wahoo") == "11.depth-charge"
        assert scene.rule_against(1, "depth-2 fletcher > u-47") == ""


@rule("highseas", "7.declare")
def test_a_volley_has_room_for_more_attacks_than_any_table_makes() -> None:
    with sea(FLEETS.format("air-1 main16-3 evasive")) as scene:
        state = truth(scene)
        draft = state.stack[-1]
        assert isinstance(draft, Declare)
        draft.attacks = [Attack(LAND_ATTACK, NOBODY, NOBODY, 1, GAME.piece("z23"))] * MOST_ATTACKS
        for word in ("air-1", "main16-3", "ark-royal"):
            assert scene.rule_against(1, word) == "7.declare"
        assert scene.legal(1) == ["done"]


@rule("highseas", "10.weapons", "11.main-salvo", "11.secondary-salvo")
def test_a_salvo_needs_a_battery_of_its_class() -> None:
    with sea(FLEETS.format("main12-3 main16-3 sec5-1 sec8-2 evasive")) as scene:
        assert scene.rule_against(1, "main12-3") == "11.main-salvo"
        assert scene.rule_against(1, "main16-3 norfolk") == "11.main-salvo"
        assert scene.rule_against(1, "sec5-1") == "11.secondary-salvo"
        assert scene.rule_against(1, "sec8-2 norfolk > z23") == ""


@rule("highseas", "10.rows", "11.main-salvo")
def test_main_batteries_reach_from_two_rows_to_two_rows() -> None:
    with sea(FLEETS.format("main16-3 evasive")) as scene:
        assert scene.rule_against(1, "main16-3 hood > z23") == ""
        assert scene.rule_against(1, "main16-3 hood > bismarck") == ""
        assert scene.rule_against(1, "main16-3 hood > graf-zeppelin") == "11.main-salvo"
        assert scene.rule_against(1, "main16-3 hood > u-47") == "10.rows"
    with sea(
        "seat 1\n  row1: norfolk\n  row2: exeter\n  row3: hood\n  hand: main16-3 evasive\n"
        "seat 2\n  row1: z23\n"
    ) as scene:
        assert scene.rule_against(1, "main16-3") == "11.main-salvo"


@rule("highseas", "10.rows", "11.secondary-salvo")
def test_secondary_batteries_reach_from_row_1_to_row_1() -> None:
    with sea(FLEETS.format("sec8-2 evasive")) as scene:
        assert scene.rule_against(1, "sec8-2 norfolk > z23") == ""
        assert scene.rule_against(1, "sec8-2 norfolk > bismarck") == "11.secondary-salvo"
        assert scene.rule_against(1, "sec8-2 norfolk > graf-zeppelin") == "11.secondary-salvo"
        assert scene.rule_against(1, "sec8-2 norfolk > u-47") == "10.rows"
        # Nelson has the battery and stands in row 2.
        assert scene.rule_against(1, "sec8-2 nelson") == "11.secondary-salvo"


@rule("highseas", "10.damage")
def test_damage_adds_up_and_sinks_at_the_hull() -> None:
    with sea(FLEETS.format("main16-5 main16-4 evasive").replace("bismarck", "bismarck(main16-3)")) as scene:
        scene.do(1, "main16-5 hood > bismarck; main16-4 nelson > bismarck; done")
        # 3 + 5 of a hull of 10, then 4 more.
        assert sunk(scene, 1) == "bismarck"
        assert discard(scene) == "main16-3 main16-4 main16-5"
    with sea(FLEETS.format("main16-5 evasive").replace("bismarck", "bismarck(main16-5)")) as scene:
        scene.do(1, "main16-5 hood > bismarck; done")
        # Exactly the hull of 10 is enough, 9 are not.
        assert sunk(scene, 1) == "bismarck"
    with sea(FLEETS.format("main16-5 evasive").replace("bismarck", "bismarck(main16-4)")) as scene:
        scene.do(1, "main16-5 hood > bismarck; done")
        assert sunk(scene, 1) == ""
        # Rows and weapons are as before.
        assert fleet(scene.state, 2)["row2"] == "bismarck(main16-4 main16-5)"
        assert hand(scene, 1) == "evasive"


@rule("highseas", "5.rows")
def test_rows_close_up_when_one_is_emptied() -> None:
    with sea(FLEETS.format("main16-5 main16-4 evasive").replace("z23 georg-thiele", "z23")) as scene:
        scene.do(1, "main16-5 hood > z23; main16-4 nelson > bismarck; done")
        assert rows(scene, 2) == ["bismarck(main16-4)", "graf-zeppelin", "", "u-47"]
        assert len(scene.told("rows-close-up")) == 1


def test_the_fate_of_each_attack_is_seen() -> None:
    with sea(FLEETS.format("main16-3*2 evasive") + "  hand: near-miss planning\n") as scene:
        scene.do(1, "main16-3 hood > bismarck; main16-3 nelson > bismarck; done")
        scene.do(2, "near-miss #2")
        assert fates(scene) == ["coming", "stopped"]


# -- single cards ----------------


@rule("highseas", "11.main-salvo")
def test_a_main_salvo_does_its_damage_without_a_roll() -> None:
    with sea(FLEETS.format("main16-4 evasive")) as scene:
        scene.do(1, "main16-4 hood > bismarck; done")
        assert rows(scene, 2)[1] == "bismarck(main16-4)"


@rule("highseas", "11.secondary-salvo")
def test_a_double_salvo_is_fired_by_two_ships() -> None:
    with sea(FLEETS.format("sec8-double evasive")) as scene:
        scene.do(1, "sec8-double exeter norfolk > z23; done")
        assert sunk(scene, 1) == "z23"
        declared = scene.told("attack-declared")[0].facts
        assert (declared["source"], declared["second"]) == ("ship/norfolk", "ship/exeter")


@rule("highseas", "11.secondary-salvo")
def test_a_double_salvo_needs_two_different_ships_that_can_fire() -> None:
    with sea(FLEETS.format("sec8-double sec8-2 evasive")) as scene:
        assert scene.rule_against(1, "sec8-double norfolk norfolk") == "11.secondary-salvo"
        assert scene.rule_against(1, "sec8-double norfolk nelson") == "11.secondary-salvo"
        scene.do(1, "sec8-2 exeter > z23")
        # One of the two batteries is spent.
        refusal = scene.why_not(1, "sec8-double")
        assert refusal is not None
        assert refusal.rule in ("10.weapons", "11.secondary-salvo")
    with sea(FLEETS.format("sec8-double sec8-2 evasive")) as scene:
        scene.do(1, "sec8-double exeter norfolk > z23")
        assert scene.rule_against(1, "sec8-2") == "10.weapons"


@rule("highseas", "11.torpedo-spread")
def test_torpedoes_of_surface_ships_reach_row_1() -> None:
    with sea(FLEETS.format("torpedo-5 evasive")) as scene:
        assert scene.rule_against(1, "torpedo-5 norfolk > z23") == ""
        assert scene.rule_against(1, "torpedo-5 norfolk > bismarck") == "11.torpedo-spread"
        assert scene.rule_against(1, "torpedo-5 norfolk > u-47") == "11.torpedo-spread"
        # Hood has a mount, but not in row 1; Ark Royal has none.
        assert scene.rule_against(1, "torpedo-5 hood") == "11.torpedo-spread"
        assert scene.rule_against(1, "torpedo-5 ark-royal") == "11.torpedo-spread"


@rule("highseas", "11.torpedo-spread", "13.active")
def test_active_submarines_reach_every_row_but_no_submarine() -> None:
    with sea(FLEETS.format("torpedo-5 evasive")) as scene:
        for target in ("z23", "bismarck", "graf-zeppelin"):
            assert scene.rule_against(1, f"torpedo-5 upholder > {target}") == ""
        assert scene.rule_against(1, "torpedo-5 upholder > u-47") == "11.torpedo-spread"
    with sea(FLEETS.format("torpedo-5 evasive").replace("upholder(active)", "upholder")) as scene:
        refusal = scene.why_not(1, "torpedo-5 upholder")
        assert refusal is not None and (refusal.name, refusal.rule) == ("submarine-passive", "13.active")


@rule("highseas", "11.torpedo-spread")
def test_the_mount_is_added_to_the_die() -> None:
    # Hood in row 1 adds nothing, Norfolk 1: with a 4 only hers reaches the 5.
    for ship, sinks in (("hood", False), ("norfolk", True)):
        with sea(
            "seat 1\n  row1: hood norfolk\n  hand: torpedo-5 evasive\nseat 2\n  row1: bismarck\n", [4]
        ) as scene:
            scene.do(1, f"torpedo-5 {ship} > bismarck; done")
            assert bool(sunk(scene, 1)) == sinks


@rule("highseas", "11.depth-charge", "13")
def test_depth_charges_are_for_submarines() -> None:
    with sea(FLEETS.format("depth-2 evasive").replace("u-47", "u-47(active)")) as scene:
        assert scene.rule_against(1, "depth-2 norfolk > z23") == "11.depth-charge"
        for ship in ("hood", "upholder", "ark-royal"):
            assert scene.rule_against(1, f"depth-2 {ship}") == "11.depth-charge"
        scene.do(1, "depth-2 norfolk > u-47; done")
        assert sunk(scene, 1) == "u-47"


@rule("highseas", "11.depth-charge", "13.run-silent")
def test_a_passive_submarine_may_run_silent() -> None:
    for roll, escapes in ((3, False), (4, True)):
        with sea(FLEETS.format("depth-2 evasive"), [roll]) as scene:
            scene.do(1, "depth-2 norfolk > u-47; done")
            assert (rows(scene, 2)[3] == "u-47") == escapes
            assert bool(scene.told("runs-silent")) == escapes


@rule("highseas", "11.depth-charge", "10.damage")
def test_depth_charges_damage_a_larger_submarine() -> None:
    own = FLEETS.format("depth-2 evasive").replace("u-47", "u-123(active)")
    with sea(own) as scene:
        scene.do(1, "depth-2 norfolk > u-123; done")
        assert rows(scene, 2)[3] == "u-123(depth-2 active)"


@rule("highseas", "13")
def test_a_fleet_of_submarines_is_out_of_reach_for_guns_and_carriers() -> None:
    with sea(
        "seat 1\n  row1: norfolk\n  row2: hood\n  row3: ark-royal\n  hand: main16-3 sec8-2 torpedo-5 air-1\n"
        "seat 2\n  subs: u-47\n"
    ) as scene:
        assert scene.legal(1) == ["done", "air-1"]
        assert scene.rule_against(1, "main16-3") == "10.rows"
        assert scene.rule_against(1, "ark-royal") == "12.carriers"


# -- surprise ----------------


@rule("highseas", "11.surprise-attack")
def test_a_surprise_attack_sweeps_away_what_lies_before_a_fleet() -> None:
    with sea(
        "seat 1\n  row1: hood\n  hand: surprise main16-3 evasive\n"
        "seat 2\n  row1: bismarck\n  front: retreat planning near-miss armor escort\n  hand: evasive\n"
    ) as scene:
        assert scene.rule_against(1, "main16-3") == "11.retreat"
        scene.do(1, "surprise seat2")
        assert fleet(scene.state, 2).get("front") is None
        assert discard(scene) == "retreat planning surprise escort near-miss armor"
        # Everybody has seen it, and no card answers; the declaration goes on.
        assert len(scene.told("surprise")) == 1
        assert scene.asked() == [1]
        assert scene.rule_against(1, "main16-3 hood > bismarck") == ""


@rule("highseas", "11.surprise-attack", "7.declare")
def test_a_surprise_attack_comes_first_and_needs_something_to_take() -> None:
    with sea(
        "seat 1\n  row1: hood\n  hand: surprise*2 main16-3 evasive\n"
        "seat 2\n  row1: bismarck\n  front: planning\nseat 3\n  row1: iowa\n  hand: evasive\n"
    ) as scene:
        assert scene.rule_against(1, "surprise seat3") == "11.surprise-attack"
        assert scene.rule_against(1, "surprise seat1") == "7.declare"
        scene.do(1, "main16-3 hood > iowa")
        refusal = scene.why_not(1, "surprise")
        assert refusal is not None and refusal.name == "surprise-first"
    with sea(
        "seat 1\n  row1: hood\n  hand: surprise evasive\nseat 2\n  row1: bismarck\n  hand: evasive\n"
    ) as scene:
        refusal = scene.why_not(1, "surprise")
        assert refusal is not None and refusal.name == "nothing-to-surprise"
