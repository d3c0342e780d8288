"""13.2 Team game: teams, defence of team-mates, transfers and victory."""

import pytest

from tests.coldwar.look import cards_and_ships, force, rows, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.game import GAME

# Seats 1 and 3 against seats 2 and 4; it is seat 1's turn.
TEAMS = """
coldwar 1
options: team_size=2
turn: seat1 6.1.B.1 fog=3
seat 1
  row1: iowa kidd
  row2: nimitz(gun5)
  subs: alfa
  hand: gun5 missileB torpedo lbas bomber ecm
seat 2
  row1: slava
  subs: oscar
  hand: gun3
seat 3
  row1: foch
  subs: conqueror
  hand: evade
seat 4
  row1: kirov
  hand: evade dc
"""


# 13.2 The teams.


@rule("coldwar", "13.2")
@pytest.mark.parametrize(
    ("seats", "size", "teams"),
    [
        (4, 2, [[1, 3], [2, 4]]),
        (6, 2, [[1, 4], [2, 5], [3, 6]]),
        (6, 3, [[1, 3, 5], [2, 4, 6]]),
    ],
)
def test_teams_of_equal_size_sit_alternately(seats: int, size: int, teams: list[list[int]]) -> None:
    switches = GAME.new({"seats": seats, "team_size": size}, FastDice(1)).switches
    found: dict[int, list[int]] = {}
    for seat in range(seats):
        found.setdefault(switches.team_of(seat), []).append(seat + 1)
    assert list(found.values()) == teams


@rule("coldwar", "13.2")
def test_without_the_option_everybody_is_alone() -> None:
    with Scene(GAME, TEAMS.replace("options: team_size=2\n", "")) as scene:
        assert scene.state.decision(0).rule == "6.1.B.1"
        assert scene.rule_against(1, "gun5 iowa > foch") == ""


@rule("coldwar", "13.2")
def test_hands_order_cards_and_drafts_stay_private_in_a_team() -> None:
    with Scene(GAME, TEAMS) as scene:
        view = scene.state.observe(2)
        assert force(view, 1)["hand"] == "?*6"
        assert force(view, 2)["order"] == "?"
        assert force(scene.state.observe(0), 3)["order"] == "?"
        scene.do(1, "done; gun5 iowa > slava")
        assert force(scene.state.observe(2), 1)["hand"] == "?*6"
        assert "draft" not in table(scene.state.observe(2))


# 13.2A No attacks on team-mates.


@rule("coldwar", "13.2A")
@pytest.mark.parametrize(
    "attack",
    [
        "gun5 iowa > foch",
        "missileB iowa > foch",
        "torpedo alfa > foch",
        "torpedo alfa > conqueror",
        "lbas > foch",
        "nimitz > foch",
        "bomber > seat3",
    ],
)
def test_a_team_mate_is_never_attacked(attack: str) -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "done")
        assert scene.rule_against(1, attack) == "13.2A"
        *words, target = attack.replace(">", "").split()
        assert target not in scene.do(1, " ".join(words)).legal(1)


@rule("coldwar", "13.2A")
def test_asw_is_never_aimed_at_a_team_mates_submarine() -> None:
    with Scene(GAME, TEAMS.replace("hand: gun5 missileB", "hand: asw missileB")) as scene:
        scene.do(1, "done")
        assert scene.rule_against(1, "asw > conqueror") == "13.2A"
        assert scene.do(1, "asw").legal(1) == ["area", "facedown", "oscar"]


# 13.2B Defending a team-mate.


@rule("coldwar", "13.2B")
def test_the_defender_answers_first_and_then_his_team_mates() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "done; gun5 iowa > slava; done")
        assert scene.asked() == [2]
        scene.do(2, "done")
        assert scene.asked() == [4]
        scene.do(4, "evade #1")
        assert rows(scene.state, 2)[0] == "slava"
        assert force(scene.state, 4)["hand"] == "dc"
        assert table(scene.state)["discard"] == "gun5 evade"


@rule("coldwar", "13.2B")
def test_three_in_a_team_answer_in_seat_order() -> None:
    position = (
        TEAMS.replace("team_size=2", "team_size=3")
        + "seat 5\n  row1: knox\nseat 6\n  row1: bristol\n  hand: ecm\n"
    )
    with Scene(GAME, position) as scene:
        scene.do(1, "done; gun5 iowa > kirov; done")
        order = []
        for _ in range(3):
            order += scene.asked()
            scene.done()
        assert order == [4, 2, 6]


@rule("coldwar", "13.2B")
def test_damage_control_protects_a_team_mate_too() -> None:
    with Scene(GAME, TEAMS.replace("hand: evade dc", "hand: dc")) as scene:
        scene.do(1, "done; gun5 iowa > slava; done")
        scene.do(2, "done").do(4, "done").do(2, "done").do(4, "dc #1")
        assert rows(scene.state, 2)[0] == "slava"
        assert "hand" not in force(scene.state, 4)


@rule("coldwar", "13.2B")
def test_area_defences_guard_only_their_owner() -> None:
    position = TEAMS.replace("  hand: evade dc", "  area: evade")
    with Scene(GAME, position) as scene:
        scene.do(1, "done; gun5 iowa > slava; done").do(2, "done").do(2, "done")
        assert rows(scene.state, 2)[0] == "slava(gun5)"
    with Scene(GAME, position) as scene:
        scene.do(1, "done; gun5 iowa > kirov; done")
        assert rows(scene.state, 4)[0] == "kirov"


# The torpedo sinks the only ship of seat 2.
LAST_SHIP = (
    TEAMS.replace("  row1: slava\n  subs: oscar\n  hand: gun3\n", "  row1: ariadne\n  hand: asw\n")
    .replace("hand: gun5 missileB torpedo lbas bomber ecm", "hand: torpedo ecm")
    .replace("hand: evade dc", "hand: asw")
)


@rule("coldwar", "13.2B", "8.37", "11.2")
def test_point_asw_of_a_team_mate_is_rolled_though_the_defender_is_out() -> None:
    """That of the defender himself is void: of the two cards one is rolled."""
    with Scene(GAME, LAST_SHIP, rolls=[2]) as scene:
        scene.do(1, "done; torpedo alfa > ariadne; done").do(2, "asw #1").do(4, "asw #1")
        assert "out" in force(scene.state, 2)
        assert scene.state.decision(0).name == "save-submarine"
        scene.do(1, "done").do(3, "done")
        assert force(scene.state, 4)["sunk"] == "alfa"
        assert "sunk" not in force(scene.state, 2)
        assert rows(scene.state, 1)[3] == ""
        assert table(scene.state)["discard"] == "torpedo asw*2"
        [event] = scene.told("submarine-hit")
        assert event.facts["seat"] == "seat/4"
        cards_and_ships(truth(scene))


@rule("coldwar", "13.2B", "8.37", "11.2")
def test_point_asw_of_a_defender_who_is_out_is_void_in_a_team_too() -> None:
    with Scene(GAME, LAST_SHIP, rolls=[]) as scene:
        scene.do(1, "done; torpedo alfa > ariadne; done").do(2, "asw #1").do(4, "done")
        assert scene.state.decision(3).name == "damage-control"
        scene.do(4, "done")
        assert "out" in force(scene.state, 2)
        assert rows(scene.state, 1)[3] == "alfa(active)"
        assert table(scene.state)["discard"] == "torpedo asw"


@rule("coldwar", "13.2B")
def test_an_opponent_may_not_help() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "done; gun5 iowa > slava; done")
        # Seat 3 holds Evasive Maneuvers, too, but is the attacker's friend.
        scene.do(2, "done").do(4, "done")
        scene.do(2, "done").do(4, "done")
        assert rows(scene.state, 2)[0] == "slava(gun5)"
        assert scene.asked() == [1]


# 13.2C Transfers.


@rule("coldwar", "13.2C")
def test_a_card_may_be_given_for_one_fog_of_war() -> None:
    with Scene(GAME, TEAMS) as scene:
        assert scene.legal(1) == ["done", "give", "take"]
        scene.do(1, "give seat3 ecm")
        assert scene.asked() == [3]
        assert scene.legal(3) == ["yes", "no"]
        scene.do(3, "yes")
        assert force(scene.state, 1)["hand"] == "gun5 missileB torpedo lbas bomber"
        assert force(scene.state, 3)["hand"] == "evade ecm"
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=2 played"
        cards_and_ships(truth(scene))


@rule("coldwar", "13.2C")
def test_a_card_may_be_asked_for_and_its_owner_picks_it() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "take seat3")
        assert scene.asked() == [3]
        assert scene.legal(3) == ["no", "evade", "conqueror", "foch"]
        scene.do(3, "evade")
        assert force(scene.state, 1)["hand"] == "gun5 missileB torpedo lbas bomber evade ecm"
        assert "hand" not in force(scene.state, 3)
        # The card left another hand than the acting player's: he has not played one (6.1.C.2).
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=2"


@rule("coldwar", "13.2C")
def test_a_ship_may_be_given_and_is_placed_by_its_new_owner() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 kidd").do(3, "yes")
        assert scene.asked() == [3]
        scene.do(3, "row2")
        assert rows(scene.state, 1) == ["iowa", "nimitz(gun5)", "", "alfa"]
        assert rows(scene.state, 3) == ["foch", "kidd(idle)", "", "conqueror"]
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=2"
        cards_and_ships(truth(scene))


@rule("coldwar", "13.2C")
def test_a_ship_may_be_received() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "take seat3").do(3, "conqueror")
        assert rows(scene.state, 1)[3] == "alfa conqueror(idle)"
        assert rows(scene.state, 3) == ["foch", "", "", ""]
        assert scene.asked() == [1]


@rule("coldwar", "13.2C")
def test_several_transfers_each_cost_one() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 ecm").do(3, "yes").do(1, "give seat3 lbas").do(3, "yes")
        scene.do(1, "take seat3").do(3, "evade")
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=0 played"
        assert scene.legal(1) == ["done"]


@rule("coldwar", "13.2C")
@pytest.mark.parametrize("way", ["give", "take"])
def test_without_fog_of_war_nothing_is_transferred(way: str) -> None:
    with Scene(GAME, TEAMS.replace("fog=3", "fog=0")) as scene:
        assert scene.rule_against(1, way) == "13.2C"
        assert scene.legal(1) == ["done"]


@rule("coldwar", "13.2C")
def test_what_was_spent_is_not_there_for_attacks() -> None:
    with Scene(GAME, TEAMS.replace("fog=3", "fog=1")) as scene:
        scene.do(1, "give seat3 ecm").do(3, "yes").do(1, "done")
        assert scene.legal(1) == ["done"]
        assert scene.rule_against(1, "gun5") == "7"


@rule("coldwar", "13.2C")
def test_transfers_come_before_the_volley() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "done; gun5 iowa > slava")
        assert "give" not in scene.legal(1)
        assert scene.rule_against(1, "give") == "not-asked"


@rule("coldwar", "13.2C")
def test_who_retreats_leaves_out_the_transfers_with_the_rest_of_step_b() -> None:
    position = TEAMS.replace("6.1.B.1", "6.1.A.6").replace("lbas bomber ecm", "lbas bomber retreat")
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; done")
        assert scene.state.course().current() == "6.1.C.2"


@rule("coldwar", "13.2C")
def test_only_with_team_mates() -> None:
    with Scene(GAME, TEAMS) as scene:
        assert scene.do(1, "give").legal(1) == ["seat3"]


@rule("coldwar", "13.2C")
def test_with_all_team_mates_out_there_is_nothing_to_ask() -> None:
    position = TEAMS.replace("  row1: foch\n  subs: conqueror\n  hand: evade\n", "  out\n")
    with Scene(GAME, position) as scene:
        assert scene.state.decision(0).name == "battle-stations"


@rule("coldwar", "13.2C")
def test_a_refused_offer_costs_nothing_and_cannot_be_made_again() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 ecm").do(3, "no")
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=3"
        assert force(scene.state, 1)["hand"] == "gun5 missileB torpedo lbas bomber ecm"
        assert scene.rule_against(1, "give seat3 ecm") == "13.2C"
        assert "ecm" not in scene.do(1, "give seat3").legal(1)
        # Another offer is another matter.
        scene.do(1, "lbas").do(3, "yes")
        assert force(scene.state, 3)["hand"] == "lbas evade"


@rule("coldwar", "13.2C")
def test_a_refused_request_costs_nothing_and_cannot_be_made_again() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "take seat3").do(3, "no")
        assert table(scene.state)["turn"] == "seat1 6.1.B.1 fog=3"
        assert scene.legal(1) == ["done", "give"]
        assert scene.rule_against(1, "take") == "13.2C"


@rule("coldwar", "13.2C")
def test_with_two_team_mates_the_other_may_still_be_asked() -> None:
    position = (
        TEAMS.replace("team_size=2", "team_size=3")
        + "seat 5\n  row1: knox bristol\nseat 6\n  row1: suffren\n"
    )
    with Scene(GAME, position) as scene:
        scene.do(1, "take seat3").do(3, "no")
        assert scene.rule_against(1, "take seat3") == "13.2C"
        assert scene.do(1, "take").legal(1) == ["seat5"]


@rule("coldwar", "13.2C")
def test_if_every_offer_has_been_refused_there_is_nothing_left_to_give() -> None:
    position = TEAMS.replace("row1: iowa kidd\n  row2: nimitz(gun5)\n  subs: alfa\n", "row1: iowa\n")
    with Scene(GAME, position.replace("hand: gun5 missileB torpedo lbas bomber ecm", "hand: gun5")) as scene:
        scene.do(1, "give seat3 gun5").do(3, "no")
        assert scene.rule_against(1, "give") == "13.2C"
        assert scene.legal(1) == ["done", "take"]


@rule("coldwar", "13.2C")
def test_the_last_ship_is_not_given_away() -> None:
    position = TEAMS.replace("row1: iowa kidd\n  row2: nimitz(gun5)\n  subs: alfa\n", "row1: iowa\n")
    with Scene(GAME, position) as scene:
        assert scene.rule_against(1, "give seat3 iowa") == "13.2C"
        assert "iowa" not in scene.do(1, "give seat3").legal(1)


@rule("coldwar", "13.2C")
def test_the_last_ship_is_not_handed_over_when_asked_for() -> None:
    with Scene(GAME, TEAMS.replace("  subs: conqueror\n", "")) as scene:
        scene.do(1, "take seat3")
        assert scene.rule_against(3, "foch") == "13.2C"
        assert scene.legal(3) == ["no", "evade"]


@rule("coldwar", "13.2C")
def test_who_has_only_his_last_ship_is_not_asked() -> None:
    with Scene(GAME, TEAMS.replace("  subs: conqueror\n  hand: evade\n", "")) as scene:
        assert scene.rule_against(1, "take") == "13.2C"
        assert scene.legal(1) == ["done", "give"]


@rule("coldwar", "13.2C")
def test_giving_the_only_ship_of_a_row_closes_the_ranks() -> None:
    position = TEAMS.replace("row1: iowa kidd", "row1: kidd")
    with Scene(GAME, position) as scene:
        scene.do(1, "give seat3 kidd").do(3, "yes; row1")
        assert rows(scene.state, 1) == ["nimitz(gun5)", "", "", "alfa"]


@rule("coldwar", "13.2C")
def test_team_mates_see_a_transferred_card_and_opponents_that_one_was_passed() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 ecm")
        assert table(scene.state.observe(1))["step"] == table(scene.state.observe(SPECTATOR))["step"]
        assert "ecm" not in scene.state.observe(1).text()
        asked = {viewer: scene.state.observe(viewer).decision(2).facts for viewer in (0, 1, 2, SPECTATOR)}
        assert asked[0] == asked[2] == {"seat": "seat/0", "thing": "card/ecm"}
        assert asked[1] == asked[SPECTATOR] == {"seat": "seat/0"}
        scene.do(3, "yes")
        (told,) = scene.told("card-transferred")
        public = {"seat": "seat/1", "by": "seat/3"}
        assert told.seen_by(1) == told.seen_by(3) == {**public, "card": "card/ecm"}
        assert told.seen_by(2) == told.seen_by(4) == told.seen_by(SPECTATOR) == public
        assert force(scene.state.observe(0), 3)["hand"] == "? ecm"
        assert force(scene.state.observe(1), 3)["hand"] == "?*2"


@rule("coldwar", "13.2C")
def test_team_mates_remember_a_card_that_was_offered_and_refused() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 lbas")
        assert force(scene.state.observe(2), 1)["hand"] == "?*5 lbas"
        scene.do(3, "no")
        assert force(scene.state.observe(2), 1)["hand"] == "?*5 lbas"
        assert force(scene.state.observe(1), 1)["hand"] == "?*6"
        # What they imagine holds it; once it has been played they know of none.
        for seed in range(20):
            world = scene.state.observe(2).imagine(FastDice(seed))
            assert "lbas" in force(world, 1)["hand"]
        scene.do(1, "done; lbas > slava done; done")
        assert force(scene.state.observe(2), 1)["hand"] == "?*5"


@rule("coldwar", "13.2C", "6.1.C.2")
def test_a_card_given_away_was_played() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 ecm").do(3, "yes").do(1, "done; done")
        assert scene.state.decision(0).name == "discard"
        assert "done" in scene.legal(1)


# 13.2D Using what was transferred.


@rule("coldwar", "13.2D")
def test_a_transferred_card_can_be_played_at_once() -> None:
    with Scene(GAME, TEAMS.replace("  hand: evade\nseat 4", "  hand: gun16\nseat 4")) as scene:
        scene.do(1, "take seat3").do(3, "gun16")
        scene.do(1, "done; gun16 iowa > slava; done").do(2, "done").do(4, "done").do(2, "done").do(4, "done")
        assert force(scene.state, 1)["sunk"] == "slava"


@rule("coldwar", "13.2D")
@pytest.mark.parametrize(
    ("ship", "attack"),
    [
        ("clemenceau", "gun5 clemenceau"),
        ("clemenceau", "clemenceau"),
        ("virginia", "missileB virginia"),
        ("conqueror", "torpedo conqueror"),
    ],
)
def test_a_transferred_ship_does_not_attack_yet(ship: str, attack: str) -> None:
    position = TEAMS.replace("row1: foch", "row1: foch clemenceau virginia")
    with Scene(GAME, position) as scene:
        scene.do(1, "take seat3").do(3, ship)
        if ship != "conqueror":
            scene.do(1, "row1")
        scene.do(1, "done")
        assert scene.rule_against(1, attack) == "13.2D"
        *words, source = attack.split()
        if words:
            scene.do(1, " ".join(words))
        assert source not in scene.legal(1)


TRANSFERRED = """
coldwar 1
options: team_size=2
turn: seat2 6.1.B.1 fog=2
seat 1
  row1: iowa
  hand: {hand}
  row2: {ship}
seat 2
  row1: slava
  hand: lbas ecm
seat 3
  row1: foch
seat 4
  row1: kirov
"""


@rule("coldwar", "13.2D")
def test_a_transferred_ship_has_no_air_defence_yet() -> None:
    for ship, asked in (("kidd", "12.1"), ("kidd(idle)", "6.1.C.2")):
        position = TRANSFERRED.format(ship=ship, hand="")
        with Scene(GAME, position, rolls=[] if asked == "12.1" else [6]) as scene:
            scene.do(2, "done; lbas > iowa done; done")
            assert scene.state.decision(scene.asked()[0] - 1).rule == asked


@rule("coldwar", "13.2D")
@pytest.mark.parametrize(("ship", "chance"), [("nimitz", 4), ("nimitz(idle)", 2)])
def test_a_transferred_carrier_modifies_no_cards_yet(ship: str, chance: int) -> None:
    position = TRANSFERRED.format(ship=ship, hand="cover")
    with Scene(GAME, position.replace("team_size=2", "team_size=2; air_defense=no"), rolls=[1]) as scene:
        scene.do(2, "done; lbas > iowa done; done").do(1, "cover #1")
        assert [event.facts["chance"] for event in scene.told("cover-stops")] == [chance]


@rule("coldwar", "13.2D")
def test_a_transferred_ship_can_be_attacked() -> None:
    with Scene(GAME, TRANSFERRED.format(ship="kidd(idle)", hand=""), rolls=[2]) as scene:
        scene.do(2, "done; lbas > kidd done; done")
        assert force(scene.state, 2)["sunk"] == "kidd"


@rule("coldwar", "13.2D")
def test_a_transferred_ship_keeps_its_damage_and_a_submarine_its_mode() -> None:
    with Scene(GAME, TEAMS.replace("alfa", "alfa(active)")) as scene:
        scene.do(1, "give seat3 nimitz").do(3, "yes; row1").do(1, "give seat3 alfa").do(3, "yes")
        assert rows(scene.state, 3) == ["nimitz(gun5 idle) foch", "", "", "alfa(active idle) conqueror"]
        assert truth(scene).hurt[GAME.piece("nimitz")] == 2
        cards_and_ships(truth(scene))


@rule("coldwar", "13.2D")
def test_a_position_in_the_middle_of_a_transfer_keeps_the_ship_whole() -> None:
    with Scene(GAME, TEAMS.replace("nimitz(gun5)", "nimitz(gun3 gun5 crippled)")) as scene:
        scene.do(1, "give seat3 nimitz").do(3, "yes")
        with Scene(GAME, scene.state.text()) as again:
            assert again.state.text() == scene.state.text()
            again.do(3, "row1")
            assert rows(again.state, 3)[0] == "nimitz(gun3 gun5 crippled idle) foch"
            assert truth(again).hurt[GAME.piece("nimitz")] == 3
            cards_and_ships(truth(again))


@rule("coldwar", "13.2D", "5.21")
def test_a_transferred_ship_enters_a_row_as_any_ship_does() -> None:
    with Scene(GAME, TEAMS) as scene:
        scene.do(1, "give seat3 kidd").do(3, "yes")
        assert scene.legal(3) == ["row1", "row2"]
        assert scene.rule_against(3, "row3") == "5.21"


@rule("coldwar", "13.2D", "6.1.A.1")
def test_in_its_new_owners_next_turn_a_ship_may_be_used() -> None:
    position = """
    coldwar 1
    options: team_size=2
    turn: seat1 6.1.A.1
    seat 1
      row1: iowa kidd(idle)
      subs: alfa(idle)
      hand: gun5
    seat 2
      row1: slava
    seat 3
      row1: foch
      subs: conqueror(idle)
    seat 4
      row1: kirov
    """
    with Scene(GAME, position, rolls=[2]) as scene:
        assert rows(scene.state, 1) == ["iowa kidd", "", "", "alfa"]
        assert rows(scene.state, 3)[3] == "conqueror(idle)"
        scene.do(1, "done; done; done; done")
        assert scene.rule_against(1, "gun5 kidd > slava") == ""


# 11.2, 13.2E The end.


@rule("coldwar", "13.2", "11.3")
def test_a_round_ends_at_once_with_one_team_left() -> None:
    position = TEAMS.replace("team_size=2", "team_size=2; rounds=1").replace("hand: gun5 m", "hand: gun16 m")
    position = position.replace("  row1: slava\n  subs: oscar\n  hand: gun3\n", "  out\n")
    position = position.replace("row1: kirov\n  hand: evade dc", "row1: knox")
    with Scene(GAME, position) as scene:
        scene.do(1, "done; gun16 iowa > knox; done")
        outcome = scene.state.outcome()
        assert outcome is not None
        assert outcome.scores == [16 + 8 + 19 - 2 + 5 + 4, 0, 10 + 4, 0]


@rule("coldwar", "13.2")
def test_a_team_plays_on_while_one_of_it_is_afloat() -> None:
    position = TEAMS.replace("hand: gun5 m", "hand: gun16 m").replace(
        "row1: kirov\n  hand: evade dc", "row1: knox"
    )
    with Scene(GAME, position) as scene:
        scene.do(1, "done; gun16 iowa > knox; done").do(2, "done").do(2, "done")
        assert "out" in force(scene.state, 4)
        assert scene.told("round-scored") == []
        assert scene.state.decision(0).rule == "6.1.C.2"


TEAM_END = """
coldwar 1
options: team_size={}
series: 4 last
"""


def team_end(size: int, *points: int) -> str:
    ships = ("kidd", "knox", "slava", "bristol", "suffren", "udaloy")
    lines = [TEAM_END.format(size)]
    for number, total in enumerate(points):
        lines += [f"seat {number + 1}", f"  points: {total}", f"  order: {number + 1} moved"]
        lines += [f"  row1: {ships[number]}"]
    return "\n".join(lines)


@rule("coldwar", "13.2E")
def test_two_win_with_360_points_together() -> None:
    """Kidd, Knox, Slava and Bristol bring 8, 4, 10 and 5."""
    with Scene(GAME, team_end(2, 200, 170, 142, 180)) as scene:
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == ([208, 174, 152, 185], [0, 2])
        assert (outcome.reason, outcome.rule) == ("victory-level", "13.2E")


@rule("coldwar", "13.2E")
def test_359_points_together_are_not_enough_nor_are_180_alone() -> None:
    with Scene(GAME, team_end(2, 200, 170, 141, 180)) as scene:
        assert scene.state.outcome() is None
        assert table(scene.state)["round"] == "2"


@rule("coldwar", "13.2E")
def test_three_need_540_points_together() -> None:
    """With Suffren and Udaloy, five points each: 8 + 10 + 5 for the first team."""
    with Scene(GAME, team_end(3, 180, 100, 180, 100, 157, 100)) as scene:
        outcome = scene.state.outcome()
        assert outcome is not None
        assert sum(outcome.scores[::2]) == 540
        assert outcome.winners == [0, 2, 4]
    with Scene(GAME, team_end(3, 180, 100, 180, 100, 156, 100)) as scene:
        assert scene.state.outcome() is None


@rule("coldwar", "13.2E")
def test_of_two_teams_the_one_with_more_points_wins() -> None:
    with Scene(GAME, team_end(2, 190, 190, 190, 200)) as scene:
        outcome = scene.state.outcome()
        assert outcome is not None
        assert (outcome.scores, outcome.winners) == ([198, 194, 200, 205], [1, 3])


PLAYED_AWAY = """
options: action=yes; tactics=9; bad_luck=20; seats=4; team_size=2
turn: seat1 6.1.B.1 fog=6
discard: {discard}
seat 1
  row1: iowa{more}
  hand: {mine}
seat 2
  row1: slava
  hand: intelligence ecm
seat 3
  row1: kirov
  hand: jink ecm
seat 4
  row1: kiev
  hand: ecm
"""


@rule("coldwar", "13.2C", "9.6")
def test_a_card_played_since_it_was_offered_cannot_be_taken() -> None:
    text = PLAYED_AWAY.format(discard="intelligence", more=" belknap", mine="intelligence gun5")
    scene = Scene(GAME, "coldwar 1" + text)
    scene.do(1, "give seat3 intelligence").do(3, "tactic-jink").do(2, "intelligence").do(4, "done")
    scene.do(1, "intelligence").do(3, "done")
    assert scene.legal(3) == ["no"]
    scene.do(3, "no")
    assert scene.asked() == [1]


@rule("coldwar", "13.2C", "13.5")
def test_nothing_left_to_give_ends_the_giving() -> None:
    text = PLAYED_AWAY.format(discard="intelligence*2 refuel*4 crash-dive*4", more="", mine="satellite")
    for words in ("give", "give seat3"):
        scene = Scene(GAME, "coldwar 1" + text.replace("hand: intelligence ecm", "hand: ecm"))
        scene.do(1, words)
        assert "done" not in scene.legal(1)
        scene.do(1, "tactic-satellite")
        while scene.asked() != [1]:
            scene.do(scene.asked()[0], "done")
        assert scene.legal(1) == ["done"]
        scene.do(1, "done")
        assert "give" not in scene.legal(1)


@rule("coldwar", "13.2D", "9.4")
def test_a_carrier_just_handed_over_takes_no_crew() -> None:
    state = GAME.parse(
        "coldwar 1\noptions: seats=4; team_size=2\nturn: seat1 6.1.B.1 fog=3\n"
        "seat 1\n  row1: nimitz(idle) foch\n  hand: crew gun5\nseat 2\n  row1: slava\n"
        "seat 3\n  row1: kirov\nseat 4\n  row1: kiev\n"
    )
    scene = Scene(GAME, state.text())
    scene.do(1, "done; crew")
    assert scene.legal(1) == ["foch"]
    assert scene.rule_against(1, "nimitz") == "13.2D"


@rule("coldwar", "13.2C")
def test_nothing_is_given_to_an_opponent() -> None:
    position = """
    coldwar 1
    options: seats=4; team_size=2
    turn: seat1 6.1.B.1 fog=2
    seat 1
      row1: iowa knox
      hand: gun5
    seat 2
      row1: slava
    seat 3
      row1: pantera
    seat 4
      row1: kirov
    """
    with Scene(GAME, position) as scene:
        assert scene.rule_against(1, "give seat2 gun5") == "13.2C"
        assert scene.rule_against(1, "take seat4") == "13.2C"
        assert scene.rule_against(1, "give seat3 gun5") == ""
