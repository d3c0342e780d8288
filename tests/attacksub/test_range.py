"""8 Close/Open Range: who moves, what changes, who may negate it."""

from __future__ import annotations

from tests.attacksub.table import Table, a, another, at_least, number, ship
from tests.marks import rule
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.battle import FORCE
from wardroom.games.attacksub.range import negator_forbids

COR = a("range")
SECOND = another("range", COR)
PS = a("passive")
HELO = a("helicopter")
DC = a("control")


@rule("attacksub", "8.1")
def test_the_mover_needs_a_contact_on_the_object() -> None:
    with Table("a", f"contact: baltimore > ivan-rogov na\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} close baltimore ivan-rogov") == ""
        assert table.rule_against(1, f"{COR} close baltimore skvortsov") == "8.1"
        assert table.rule_against(1, f"{COR} close los-angeles") == "8.1"
    with Table("a", f"hand seat1: {COR}") as table:
        assert table.rule_against(1, COR) == "8.1"
    with Table("b", f"turn: seat2\nhand seat2: {COR}") as table:
        assert table.rule_against(2, COR) == "8.1"
    lines = f"turn: seat2\ncontact: molniya > simpson 1\nhand seat2: {COR}"
    with Table("b", lines) as table:
        assert table.rule_against(2, f"{COR} open molniya force") == ""
        assert table.rule_against(2, f"{COR} open skvortsov") == "8.1"


@rule("attacksub", "3.1", "3.6", "8.1")
def test_where_nobody_moves_the_reason_is_that_of_the_ship_named() -> None:
    lines = f"contact: baltimore > skvortsov 1\nhand seat1: {COR}*2"
    with Table("a", lines) as table:
        table.do(1, f"{COR} close baltimore skvortsov")
        for mode in ("open", "close"):
            assert table.rule_against(1, f"{COR} {mode} baltimore skvortsov") == "3.1"
            assert table.rule_against(1, f"{COR} {mode} los-angeles skvortsov") == "8.1"
        assert table.rule_against(1, f"{COR} open") == "3.1", "only Baltimore could have used it"
    with Table("a", lines + "\nship baltimore: stations") as table:
        table.do(1, f"{COR} close baltimore skvortsov")
        assert table.rule_against(1, f"{COR} open baltimore skvortsov") == "3.6"
    with Table("a", lines + "\nship baltimore: searched") as table:
        assert table.rule_against(1, f"{COR} open baltimore skvortsov") == "3.1"
        assert table.rule_against(1, f"{COR} open los-angeles skvortsov") == "8.1"
    with Table("a", f"ship los-angeles: searched\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} open baltimore skvortsov") == "8.1"


@rule("attacksub", "8.2")
def test_a_submarine_without_contact_does_not_speak_for_the_force() -> None:
    lines = f"ship john-rodgers: in\nship los-angeles: in\ncontact: force > skvortsov 1\nhand seat1: {COR}*2"
    with Table("m", lines) as table:
        table.do(1, f"{COR} close force skvortsov")
        assert table.rule_against(1, f"{COR} open force skvortsov") == "8.2"
        assert table.rule_against(1, f"{COR} open") == "8.2"
        assert table.rule_against(1, f"{COR} open los-angeles skvortsov") == "8.1"


@rule("attacksub", "8.1")
def test_a_contact_on_a_submarine_is_none_on_the_force_beside_it() -> None:
    lines = f"turn: seat2\nship kotov: in\ncontact: valiant > kotov 1\nhand seat2: {COR}"
    with Table("f", lines) as table:
        assert table.rule_against(2, f"{COR} close valiant force") == "8.1"
        assert table.rule_against(2, f"{COR} open valiant force") == "8.1"
        assert table.rule_against(2, f"{COR} open valiant kotov") == ""


@rule("attacksub", "8.2")
def test_submarine_against_submarine_changes_only_these_two() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 1
        contact: los-angeles > ivan-rogov 1
        contact: ivan-rogov > baltimore na
        contact: skvortsov > baltimore 1
        hand seat1: {COR}
    """
    with Table("a", lines) as table:
        table.do(1, f"{COR} close baltimore ivan-rogov")
        assert table.contact("baltimore", "ivan-rogov") == "2"
        assert table.contact("ivan-rogov", "baltimore") == "1"
        assert table.contact("los-angeles", "ivan-rogov") == "1"
        assert table.contact("skvortsov", "baltimore") == "1"


@rule("attacksub", "8.2")
def test_the_surface_force_moves_as_a_whole() -> None:
    lines = f"""
        contact: force > molniya 1
        helo: simpson {HELO}
        hand seat1: {COR} {PS} {SECOND}
    """
    with Table("b", lines) as table:
        table.do(1, f"{COR} close force molniya")
        assert table.rule_against(1, PS) == "8.2", "neither ships nor helicopters act any more"
        assert table.rule_against(1, f"{SECOND}") == "8.2"
    with Table("b", lines, [number(0, PS)]) as table:
        table.do(1, f"{PS} virginia > molniya; done")
        assert table.rule_against(1, COR) == "8.2"
    with Table("b", lines, [number(0, PS), at_least(ship("simpson").duration)]) as table:
        table.do(1, f"{PS} helo-simpson > molniya; done")
        assert table.rule_against(1, COR) == "8.2"
    with Table("b", f"contact: force > molniya 1\nship virginia: searched\nhand seat1: {COR}") as table:
        assert table.rule_against(1, COR) == "8.2"


@rule("attacksub", "3.1", "8.2")
def test_a_helicopter_that_has_moved_with_its_force_does_nothing_else() -> None:
    lines = f"""
        contact: force > molniya 2
        helo: simpson {HELO}
        ship virginia: stations
        hand seat1: {COR} {PS}
    """
    with Table("b", lines) as table:
        table.do(1, f"{COR} open force molniya")
        assert table.rule_against(1, f"{PS} virginia") == ""
        assert table.rule_against(1, f"{PS} helo-simpson") == "8.2"
    with Table("b", lines.replace(f"{HELO}", f"{HELO} flown")) as table:
        assert table.rule_against(1, f"{PS} helo-simpson") == "3.1", "it has operated by itself"


@rule("attacksub", "8.2", "8.3")
def test_surface_ships_are_moved_and_met_as_one_force() -> None:
    lines = f"contact: force > molniya 1\ncontact: molniya > simpson 1\nhelo: simpson {a('helicopter')}"
    with Table("b", f"{lines}\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} open simpson") == "8.2"
        assert table.rule_against(1, f"{COR} open helo-simpson") == "8.2"
        assert table.rule_against(1, f"{COR} open force molniya") == ""
    with Table("b", f"turn: seat2\n{lines}\nhand seat2: {COR}") as table:
        assert table.rule_against(2, f"{COR} open molniya simpson") == "8.3"
        assert table.rule_against(2, f"{COR} open force") == "not-asked", "there is no such force"
        assert table.rule_against(2, f"{COR} open molniya force") == ""


@rule("attacksub", "8.2", "8.5")
def test_a_launch_at_battle_stations_lets_the_force_move() -> None:
    helo, stations = a("helicopter"), a("stations")
    lines = f"contact: force > molniya 1\nhand seat1: {helo} {stations} {COR} {PS}"
    with Table("b", lines, [number(7)]) as table:
        table.do(1, f"{helo} simpson")
        assert table.rule_against(1, COR) == "8.2"
        table.do(1, f"{stations} simpson; {COR} close force molniya")
        assert table.contact("force", "molniya") == "2"
        assert table.rule_against(1, PS) == "8.2", "nobody of the force has anything left to do"
        table.do(1, "done")
        assert len(table.told("helicopter-check")) == 1, "10.31: it was up when the force moved"


@rule("attacksub", "8.2", "11.1")
def test_a_ship_that_has_just_entered_does_not_hold_the_force_back() -> None:
    lines = f"""
        turn: seat2 acted
        contact: force > oppokov 1
        ship udaloy: in since=2 entered
        hand seat2: {COR} {PS}
    """
    with Table("e", lines) as table:
        table.do(2, f"{COR} close force oppokov")
        assert table.rule_against(2, PS) == "8.2"
    alone = "\nship revnostnyy: sunk\nship simferopol: sunk"
    with Table("e", lines + alone) as table:
        assert table.rule_against(2, COR) == "8.2", "it takes no other action itself"


@rule("attacksub", "8.3")
def test_open_range_lowers_both_sides_by_one() -> None:
    lines = f"""
        turn: seat2
        contact: molniya > simpson 2
        contact: molniya > virginia 1
        contact: force > molniya 2
        contact: force > skvortsov 2
        hand seat2: {COR}
    """
    with Table("b", lines) as table:
        table.do(2, f"{COR} open molniya force")
        assert table.contact("molniya", "simpson") == "1"
        assert table.contact("molniya", "virginia") == "nc"
        assert table.contact("force", "molniya") == "1"
        assert table.contact("force", "skvortsov") == "2"
    lines = f"""
        contact: force > molniya 1
        contact: molniya > simpson 2
        contact: skvortsov > simpson 2
        hand seat1: {COR}
    """
    with Table("b", lines) as table:
        table.do(1, f"{COR} open force molniya")
        assert table.contact("force", "molniya") == "na"
        assert table.contact("molniya", "simpson") == "1"
        assert table.contact("skvortsov", "simpson") == "2"


@rule("attacksub", "8.4")
def test_close_range_raises_all_surface_ships_even_from_no_contact() -> None:
    lines = f"turn: seat2\ncontact: molniya > simpson 1\nhand seat2: {COR}"
    with Table("b", lines) as table:
        table.do(2, f"{COR} close molniya force")
        assert table.contact("molniya", "simpson") == "2"
        assert table.contact("molniya", "virginia") == "1"
        assert table.contact("force", "molniya") == "na"


@rule("attacksub", "8.4", "4.3")
def test_close_range_needs_something_that_can_rise() -> None:
    full = "ship los-angeles: sunk\ncontact: baltimore > ivan-rogov 4\ncontact: ivan-rogov > baltimore 4"
    with Table("a", f"{full}\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} close") == "4.3"
        assert table.rule_against(1, f"{COR} open baltimore ivan-rogov") == ""
    with Table("a", f"contact: baltimore > ivan-rogov 4\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} close baltimore ivan-rogov") == ""
    force = "\n".join(f"contact: molniya > {key} 4" for key in ("simpson", "virginia"))
    lines = f"turn: seat2\n{force}\ncontact: force > molniya 4\nhand seat2: {COR}"
    with Table("b", lines) as table:
        assert table.rule_against(2, f"{COR} close") == "4.3"
    with Table("b", lines.replace("turn: seat2", "turn: seat1").replace("hand seat2", "hand seat1")) as table:
        assert table.rule_against(1, f"{COR} close") == "4.3"
    with Table("b", f"contact: force > molniya 4\ncontact: molniya > simpson 4\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} close force molniya") == "", "a contact on the Virginia can rise"


@rule("attacksub", "8.5")
def test_the_object_may_negate_the_move_if_it_has_a_contact() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 2
        contact: ivan-rogov > baltimore na
        hand seat1: {COR}
        hand seat2: {SECOND}
    """
    with Table("a", lines) as table:
        table.do(1, f"{COR} open baltimore ivan-rogov")
        table.do(2, SECOND)
        assert table.contact("baltimore", "ivan-rogov") == "2"
        assert table.told("range-negated")
        assert table.rule_against(1, "done") == "", "it was an action all the same"
    with Table("a", lines.replace("contact: ivan-rogov > baltimore na", "")) as table:
        table.do(1, f"{COR} open baltimore ivan-rogov")
        assert table.asking() == "player-turn", "without contact nothing is asked"
        assert table.contact("baltimore", "ivan-rogov") == "1"


def refused(scenario: str, lines: str, mover: str, target: str) -> int:
    """The code with which a negation of this move is refused."""
    table = Table(scenario, lines)
    who = [FORCE if key == "force" else table.place(key) for key in (mover, target)]
    seat = 1 - table.b.acting
    return negator_forbids(table.b, seat, who[0], who[1])


@rule("attacksub", "8.5")
def test_who_may_not_negate() -> None:
    turn = "turn: seat2\n"
    assert refused("b", turn + "contact: force > molniya na", "molniya", "force") == 0
    assert refused("b", turn, "molniya", "force") == no.NO_CONTACT_TO_NEGATE
    again = "turn: seat2 negated\ncontact: force > molniya na"
    assert refused("b", again, "molniya", "force") == no.FORCE_NEGATED_ALREADY
    assert refused("b", "contact: molniya > virginia 1", "force", "molniya") == 0
    assert refused("b", "contact: skvortsov > virginia 1", "force", "molniya") == no.NO_CONTACT_TO_NEGATE
    assert (
        refused("a", "contact: ivan-rogov > los-angeles 1", "baltimore", "ivan-rogov")
        == no.NO_CONTACT_TO_NEGATE
    )
    assert refused("a", "contact: ivan-rogov > baltimore 1", "baltimore", "ivan-rogov") == 0


@rule("attacksub", "5.5")
def test_a_submarine_that_plays_dead_negates_nothing() -> None:
    lines = "contact: ivan-rogov > baltimore 1\nship ivan-rogov: dead"
    assert refused("a", lines, "baltimore", "ivan-rogov") == no.PLAYING_DEAD


@rule("attacksub", "8.5")
def test_a_surface_force_negates_once_in_a_turn() -> None:
    lines = """
        turn: seat2
        contact: molniya > simpson 1
        contact: skvortsov > simpson 1
        contact: force > molniya 1
        contact: force > skvortsov 1
        hand seat2: cor/7*2
        hand seat1: cor/1*2
    """
    with Table("b", lines) as table:
        table.do(2, "cor/7 close molniya force")
        table.do(1, "cor/1")
        assert table.contact("molniya", "simpson") == "1"
        table.do(2, "cor/7 close skvortsov force")
        assert table.asked() == [2], "it cannot negate another one"
        assert table.contact("skvortsov", "simpson") == "2"


@rule("attacksub", "8.5")
def test_the_sub_that_is_approached_by_a_force_may_negate_with_a_contact_on_any_ship() -> None:
    lines = f"""
        contact: force > molniya 1
        contact: molniya > virginia 1
        hand seat1: {COR}
        hand seat2: {SECOND}
    """
    with Table("b", lines) as table:
        table.do(1, f"{COR} close force molniya")
        table.do(2, SECOND)
        assert table.contact("force", "molniya") == "1"
        assert table.contact("molniya", "virginia") == "1"
