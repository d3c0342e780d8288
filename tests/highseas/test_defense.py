"""7.defense and the cards of it: Near Miss, Armor Plating, Small Target, Escort Ship, Evasive Action."""

from tests.highseas.look import discard, fates, front, hand, rows, sea, sunk, table, targets
from tests.marks import rule
from wardroom.core.state import SPECTATOR

# A volley of everything: main, secondary, torpedo, depth charge, air from land and from a carrier.
ATTACK = (
    "seat 1\n  row1: norfolk exeter\n  row2: hood\n  row3: ark-royal\n"
    "  hand: main16-3 sec8-2 torpedo-5 depth-2 air-1 planning\n"
)
VOLLEY = (
    "main16-3 hood > bismarck; sec8-2 norfolk > z23; torpedo-5 norfolk > z23; depth-2 exeter > u-47; "
    "air-1 > bismarck; ark-royal > georg-thiele; done"
)
NAMES = ["main", "secondary", "torpedo", "depth", "land", "carrier"]
DEFENDER = "seat 2\n  row1: z23 georg-thiele nurnberg\n  row2: bismarck\n  subs: u-47\n  hand: {}\n"


def stopping(card: str) -> list[str]:
    """The kinds of attack against which a card of the hand may be played."""
    with sea(ATTACK + DEFENDER.format(card)) as scene:
        scene.do(1, VOLLEY)
        if card not in scene.legal(2):
            return []
        return [name for n, name in enumerate(NAMES, 1) if scene.rule_against(2, f"{card} #{n}") == ""]


@rule("highseas", "7.defense")
def test_which_card_meets_what() -> None:
    assert stopping("near-miss") == ["main"]
    assert stopping("armor") == ["secondary"]
    assert stopping("evasive") == NAMES
    # Bismarck has a hull of 10, all others 4 or less.
    assert stopping("small-target") == ["secondary", "torpedo", "depth", "carrier"]
    # Nobody stands beside Bismarck in row 2, and a submarine is in no row.
    assert stopping("escort") == ["secondary", "torpedo", "carrier"]
    assert stopping("planning") == stopping("main16-3") == stopping("retreat") == []


@rule("highseas", "7.defense")
def test_whether_a_defender_is_asked_says_nothing_about_the_hand() -> None:
    for held in ("near-miss", "reinforce-3"):
        with sea(ATTACK + DEFENDER.format(held), [1, 1, 1]) as scene:
            scene.do(1, VOLLEY)
            assert scene.asked() == [2]
            assert scene.legal(2) == (["done", held] if held == "near-miss" else ["done"])
            scene.do(2, "done")


@rule("highseas", "7.defense")
def test_no_other_card_answers() -> None:
    with sea(ATTACK + DEFENDER.format("reinforce-3 surprise near-miss")) as scene:
        scene.do(1, VOLLEY)
        assert scene.rule_against(2, "reinforce-3") == "7.defense"
        assert scene.rule_against(2, "surprise") == "7.defense"


@rule("highseas", "7.defense")
def test_all_answers_come_before_the_first_roll() -> None:
    with sea(ATTACK + DEFENDER.format("near-miss evasive planning"), [1, 1, 1]) as scene:
        scene.do(1, VOLLEY)
        scene.do(2, "near-miss #1; evasive #3")
        assert fates(scene) == ["stopped", "coming", "stopped", "coming", "coming", "coming"]
        assert scene.asked() == [2]
        scene.do(2, "done")
        assert table(scene.state)["turn"] == "seat1 8"
        assert hand(scene, 2) == "planning"
        # The secondary salvo and the depth charge came home, and the dice of the aircraft missed.
        assert sunk(scene, 1) == "z23 u-47"


@rule("highseas", "7.defense")
def test_a_stopped_attack_needs_no_second_answer() -> None:
    with sea(ATTACK + DEFENDER.format("near-miss evasive*2")) as scene:
        scene.do(1, "main16-3 hood > bismarck; air-1 > z23; done")
        scene.do(2, "evasive #1")
        assert scene.rule_against(2, "near-miss") == "7.defense"
        assert scene.rule_against(2, "evasive #1") == "7.defense"
        assert scene.rule_against(2, "evasive #2") == ""


@rule("highseas", "7.defense")
def test_defenders_answer_in_turn_order_and_unseen_until_they_play() -> None:
    with sea(
        "seat 2\n  row1: hood nelson\n  hand: main16-3*2 planning\n"
        "seat 1\n  row1: bismarck\n  hand: near-miss\nseat 3\n  row1: iowa\n  hand: near-miss evasive\n",
        turn="seat2 7.declare",
    ) as scene:
        scene.do(2, "main16-3 hood > bismarck; main16-3 nelson > iowa; done")
        assert scene.asked() == [3]
        before = scene.state.observe(SPECTATOR).text()
        scene.do(3, "near-miss")
        assert scene.state.observe(SPECTATOR).text() == before
        scene.do(3, "#2")
        # Nothing more comes at seat 3.
        assert scene.asked() == [1]
        scene.do(1, "near-miss #1")
        assert discard(scene) == "main16-3*2 near-miss*2"


# -- single cards ----------------


@rule("highseas", "11.near-miss")
def test_a_near_miss_stops_a_main_salvo() -> None:
    with sea(ATTACK + DEFENDER.format("near-miss")) as scene:
        scene.do(1, "main16-3 hood > bismarck; done")
        scene.do(2, "near-miss #1")
        assert rows(scene, 2)[1] == "bismarck"
    with sea(ATTACK + DEFENDER.format("near-miss")) as scene:
        scene.do(1, "sec8-2 norfolk > nurnberg; done")
        assert scene.rule_against(2, "near-miss") == "11.near-miss"


@rule("highseas", "11.armor-plating")
def test_armor_plating_stops_a_secondary_salvo() -> None:
    with sea(ATTACK + DEFENDER.format("armor")) as scene:
        scene.do(1, "sec8-2 norfolk > nurnberg; done")
        scene.do(2, "armor #1")
        assert rows(scene, 2)[0] == "nurnberg z23 georg-thiele"
    with sea(ATTACK + DEFENDER.format("armor")) as scene:
        scene.do(1, "main16-3 hood > bismarck; done")
        assert scene.rule_against(2, "armor") == "11.armor-plating"


@rule("highseas", "11.armor-plating", "6")
def test_prepared_armor_stops_one_secondary_salvo_of_each_player() -> None:
    own = "seat 1\n  row1: norfolk exeter\n  hand: sec8-2*2 planning\n"
    with sea(own + DEFENDER.format("planning").replace("  hand", "  front: armor\n  hand")) as scene:
        scene.do(1, "sec8-2 norfolk > nurnberg; sec8-2 exeter > nurnberg; done")
        scene.do(2, "table-armor #2")
        assert front(scene, 2) == "armor(used)"
        scene.do(2, "done")
        assert rows(scene, 2)[0] == "nurnberg(sec8-2) z23 georg-thiele"


@rule("highseas", "11.small-target")
def test_small_target_looks_at_the_undamaged_hull() -> None:
    # Admiral Graf Spee has a hull of 5, of which 2 are left: not small.
    fleet = "seat 2\n  row1: admiral-graf-spee(sec8-3) nurnberg\n  hand: small-target\n"
    with sea(ATTACK + fleet) as scene:
        scene.do(1, "sec8-2 norfolk > admiral-graf-spee; main16-3 hood > nurnberg; done")
        assert scene.rule_against(2, "small-target #1") == "11.small-target"
        scene.do(2, "small-target #2")
        assert sunk(scene, 1) == "admiral-graf-spee"


@rule("highseas", "11.evasive-action")
def test_evasive_action_stops_any_attack_but_only_one() -> None:
    with sea(ATTACK + DEFENDER.format("evasive"), [1]) as scene:
        scene.do(1, "torpedo-5 norfolk > z23; air-1 > z23; done")
        scene.do(2, "evasive #1")
        assert [event.name for event in scene.events if event.name.startswith("roll")] == ["roll-misses"]


@rule("highseas", "11.escort")
def test_an_escort_draws_the_attack_to_another_ship_of_the_row() -> None:
    with sea(ATTACK + DEFENDER.format("escort planning")) as scene:
        scene.do(1, "sec8-2 norfolk > z23; done")
        assert scene.rule_against(2, "escort #1 z23") == "11.escort"
        assert scene.rule_against(2, "escort #1 bismarck") == "11.escort"
        scene.do(2, "escort #1 nurnberg")
        assert targets(scene) == ["nurnberg"]
        scene.do(2, "done")
        assert rows(scene, 2)[0] == "nurnberg(sec8-2) z23 georg-thiele"
        assert discard(scene) == "escort"


@rule("highseas", "11.escort")
def test_an_escort_needs_a_neighbour_and_never_a_submarine() -> None:
    with sea(ATTACK + DEFENDER.format("escort planning")) as scene:
        scene.do(1, "main16-3 hood > bismarck; depth-2 exeter > u-47; sec8-2 norfolk > z23; done")
        assert scene.rule_against(2, "escort #1") == "11.escort"
        assert scene.rule_against(2, "escort #2") == "11.escort"
        assert scene.rule_against(2, "escort #3") == ""


@rule("highseas", "11.escort")
def test_one_submarine_does_not_take_the_place_of_another() -> None:
    fleet = "seat 2\n  row1: z23\n  subs: u-47 u-123\n  hand: escort planning\n"
    with sea(ATTACK + fleet) as scene:
        scene.do(1, "depth-2 exeter > u-47; done")
        assert scene.rule_against(2, "escort") == "11.escort"


@rule("highseas", "11.escort", "12.anti-aircraft", "11.small-target")
def test_dice_and_torpedoes_can_be_moved_and_the_new_target_defended() -> None:
    # The die needs 4 in row 1, and 1 more against Nurnberg, whom the guns help.
    with sea(ATTACK + DEFENDER.format("escort planning"), [4]) as scene:
        scene.do(1, "air-1 > z23; done")
        scene.do(2, "escort #1 nurnberg; done")
        assert sunk(scene, 1) == ""
    with sea(ATTACK + DEFENDER.format("escort small-target")) as scene:
        scene.do(1, "torpedo-5 norfolk > nurnberg; done")
        scene.do(2, "escort #1 z23")
        scene.do(2, "small-target #1")
        assert sunk(scene, 1) == ""


@rule("highseas", "11.escort", "6")
def test_a_prepared_escort_moves_one_attack_of_each_player() -> None:
    own = "seat 1\n  row1: norfolk exeter\n  hand: sec8-2*2 planning\n"
    with sea(own + DEFENDER.format("planning").replace("  hand", "  front: escort\n  hand")) as scene:
        scene.do(1, "sec8-2 norfolk > z23; sec8-2 exeter > z23; done")
        scene.do(2, "table-escort #1 nurnberg")
        assert front(scene, 2) == "escort(used)"
        assert scene.rule_against(2, "table-escort") == "6"
        assert targets(scene) == ["nurnberg", "z23"]
