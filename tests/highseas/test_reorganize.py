"""5 Reorganize, with Reinforcements and Retreat."""

from tests.highseas.look import discard, fleet, front, hand, rows, sea, table, truth
from tests.marks import rule

ENEMY = "seat 2\n  row1: bismarck\n"


@rule("highseas", "5", "5.discard")
def test_the_cards_of_the_turn_before_are_discarded() -> None:
    own = "seat 1\n  row1: hood\n  hand: evasive\n  front: retreat planning near-miss\n"
    with sea(own + "seat 2\n  row1: bismarck\n  front: escort\n", turn="seat1 5") as scene:
        assert front(scene, 1) == ""
        assert discard(scene) == "retreat planning near-miss"
        assert front(scene, 2) == "escort"


@rule("highseas", "5.rows")
def test_any_ships_may_go_to_any_rows() -> None:
    own = "seat 1\n  row1: cossack javelin\n  row2: hood\n  row3: ark-royal\n  hand: evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "cossack row3; hood row1; ark-royal row2; done")
        assert rows(scene, 1) == ["hood javelin", "ark-royal", "cossack", ""]
        assert table(scene.state)["turn"] == "seat1 6"


@rule("highseas", "5.rows")
def test_each_ship_moves_once() -> None:
    own = "seat 1\n  row1: cossack javelin dido\n  hand: evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        assert scene.rule_against(1, "cossack row1") == "5.rows"
        scene.do(1, "cossack row2")
        refusal = scene.why_not(1, "cossack")
        assert refusal is not None and (refusal.name, refusal.rule) == ("moved-already", "5.rows")


@rule("highseas", "5.rows")
def test_no_row_is_empty_before_another() -> None:
    own = "seat 1\n  row1: cossack javelin\n  hand: evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        # The other ship could still go to row 2, but then none would stand in row 1.
        assert scene.rule_against(1, "cossack row3") == "5.rows"
        scene.do(1, "cossack row2")
        assert scene.rule_against(1, "javelin") == "5.rows"
    own = "seat 1\n  row1: cossack javelin dido\n  hand: evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "cossack row3")
        refusal = scene.why_not(1, "done")
        assert refusal is not None and (refusal.name, refusal.rule) == ("row-gap", "5.rows")
        scene.do(1, "dido row2; done")
        assert rows(scene, 1)[:3] == ["javelin", "dido", "cossack"]


@rule("highseas", "5.submarines")
def test_submarines_become_active_or_passive() -> None:
    own = "seat 1\n  row1: fletcher\n  subs: wahoo\n  hand: evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "wahoo")
        assert rows(scene, 1)[3] == "wahoo(active)"
        assert scene.why_not(1, "wahoo") is not None
        scene.do(1, "done")
    with sea(own.replace("wahoo", "wahoo(active)") + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "wahoo; done")
        assert rows(scene, 1)[3] == "wahoo"


@rule("highseas", "5.cards")
def test_only_cards_of_this_step_are_played() -> None:
    own = "seat 1\n  row1: hood\n  hand: reinforce-6 retreat planning evasive main16-3\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        assert [word for word in scene.legal(1) if word != "done"] == ["reinforce-6", "retreat"]
        for card in ("planning", "evasive", "main16-3"):
            assert scene.rule_against(1, card) == "5.cards"


# -- reinforcements ----------------


@rule("highseas", "11.reinforcements")
def test_reinforcements_bring_a_ship_for_their_points() -> None:
    own = "seat 1\n  row1: hood\n  hand: reinforce-3 evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        refusal = scene.why_not(1, "cossack")
        assert refusal is not None and (refusal.name, refusal.rule) == (
            "too-few-points",
            "11.reinforcements",
        )
        scene.do(1, "reinforce-3")
        assert discard(scene) == "reinforce-3"
        assert scene.rule_against(1, "exeter") == "11.reinforcements"
        scene.do(1, "cossack row2")
        assert rows(scene, 1)[:2] == ["hood", "cossack"]
        assert truth(scene).decision(0).facts == {"number": 1}
        scene.do(1, "done")
        assert [event.facts["number"] for event in scene.told("points-lost")] == [1]


@rule("highseas", "11.reinforcements")
def test_cards_add_up_and_may_bring_several_ships() -> None:
    own = "seat 1\n  row1: hood\n  hand: reinforce-3 reinforce-6 evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "reinforce-3")
        scene.do(1, "reinforce-6")
        scene.do(1, "norfolk row1; cossack row1; javelin row1; done")
        assert rows(scene, 1)[0] == "hood norfolk cossack javelin"
        assert not scene.told("points-lost")


@rule("highseas", "11.reinforcements", "5.submarines")
def test_a_submarine_comes_in_passive_and_may_change() -> None:
    own = "seat 1\n  row1: hood\n  hand: reinforce-3 evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "reinforce-3")
        scene.do(1, "upholder")
        assert rows(scene, 1)[3] == "upholder"
        scene.do(1, "upholder; done")
        assert rows(scene, 1)[3] == "upholder(active)"


@rule("highseas", "11.reinforcements")
def test_reinforcements_need_a_ship_that_they_could_pay_for() -> None:
    sunk = "nelson rodney renown ark-royal norfolk exeter belfast ajax dido cossack javelin upholder"
    own = "seat 1\n  row1: hood\n  hand: reinforce-6 evasive\n"
    with sea(own + ENEMY + f"  sunk: {sunk}\n", turn="seat1 5", options="victory=999") as scene:
        assert scene.rule_against(1, "reinforce-6") == "11.reinforcements"
    sunk = "ark-royal norfolk exeter belfast ajax dido cossack javelin upholder"
    own = "seat 1\n  row1: hood\n  hand: reinforce-3 reinforce-4 evasive\n"
    with sea(own + ENEMY + f"  sunk: {sunk}\n", turn="seat1 5", options="victory=999") as scene:
        # 7 points, and the cheapest of the reserve costs 8.
        assert scene.rule_against(1, "reinforce-3") == "11.reinforcements"
    own = "seat 1\n  row1: hood\n  hand: reinforce-4*2 evasive\n"
    with sea(own + ENEMY + f"  sunk: {sunk}\n", turn="seat1 5", options="victory=999") as scene:
        assert scene.rule_against(1, "reinforce-4") == ""


# -- retreat ----------------


@rule("highseas", "11.retreat", "7")
def test_a_retreat_removes_three_damage_cards_and_skips_the_attack() -> None:
    own = (
        "seat 1\n  row1: hood(main16-3 main12-2) cossack(sec5-1)\n  subs: upholder(depth-2)\n"
        "  hand: retreat main16-4 evasive\n"
    )
    own = own.replace("upholder(depth-2)", "upholder")
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "retreat")
        assert rows(scene, 1)[0] == "hood cossack"
        assert front(scene, 1) == "retreat"
        scene.do(1, "done; done")
        # No attack is asked for.
        assert table(scene.state)["turn"] == "seat1 8"


@rule("highseas", "11.retreat")
def test_with_more_damage_the_owner_chooses() -> None:
    own = "seat 1\n  row1: hood(main16-3 main12-2) cossack(sec5-1) norfolk(sec8-2)\n  hand: retreat evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "retreat")
        assert truth(scene).decision(0).facts == {"number": 3}
        scene.do(1, "hood main16-3")
        # A ship with one kind of Damage cards is not asked which.
        scene.do(1, "norfolk")
        assert scene.rule_against(1, "norfolk") == "11.retreat"
        scene.do(1, "cossack; done")
        assert rows(scene, 1)[0] == "hood(main12-2) norfolk cossack"
        assert truth(scene).hurt[truth(scene).fleets[0].ships[0]] == 2


@rule("highseas", "11.retreat")
def test_a_fleet_that_has_retreated_cannot_be_attacked() -> None:
    with sea(
        "seat 1\n  row1: hood\n  row2: ark-royal\n  hand: main16-3 air-2 evasive\n"
        "seat 2\n  row1: bismarck\n  front: retreat\nseat 3\n  row1: fletcher\n  hand: evasive\n"
    ) as scene:
        assert scene.rule_against(1, "main16-3 hood > bismarck") == "11.retreat"
        assert scene.rule_against(1, "air-2 > bismarck") == "11.retreat"
        assert scene.rule_against(1, "ark-royal > bismarck") == "11.retreat"
        assert scene.rule_against(1, "main16-3 hood > fletcher") == ""
    with sea(
        "seat 1\n  row1: hood\n  row2: ark-royal\n  hand: main16-3 air-2 evasive\n"
        "seat 2\n  row1: bismarck\n  front: retreat\n"
    ) as scene:
        assert scene.legal(1) == ["done"]
        for word in ("main16-3", "air-2", "ark-royal"):
            assert scene.rule_against(1, word) == "11.retreat"


@rule("highseas", "11.retreat", "6")
def test_a_retreating_fleet_may_prepare() -> None:
    own = "seat 1\n  row1: hood\n  hand: retreat near-miss evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "retreat; done")
        scene.do(1, "near-miss")
        assert front(scene, 1) == "retreat near-miss"


def test_an_undamaged_ship_is_not_repaired() -> None:
    own = "seat 1\n  row1: hood(main16-3 main12-2*2) cossack(sec5-1) norfolk\n  hand: retreat evasive\n"
    with sea(own + ENEMY, turn="seat1 5") as scene:
        scene.do(1, "retreat")
        assert scene.rule_against(1, "norfolk") == "11.retreat"
        assert hand(scene, 1) == "evasive"
        assert "front" in fleet(scene.state, 1)
