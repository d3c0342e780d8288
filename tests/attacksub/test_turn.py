"""3 The player turn: actions, reactions, discards, hands, Battle Stations."""

from __future__ import annotations

import pytest

from tests.attacksub.table import Table, a, another, at_least, below, cards_with, malfunction, number, ship
from tests.marks import rule
from wardroom.core.decision import DONE
from wardroom.core.notation import read_line, write_run
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.search import Search

PS = a("passive")
AS = a("active")
CR = a("reduction", sub_only=False)
COR = a("range")
DC = a("control")
BS = a("stations")
TECH = a("technician")
HELO = a("helicopter")
WL = a("lockon", contact=1)


@rule("attacksub", "3.1")
def test_turns_alternate_and_each_ship_acts_once() -> None:
    again = another("passive", PS)
    lines = f"hand seat1: {PS} {again}"
    with Table("a", lines, [number(0), number(0)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov; done")
        assert table.rule_against(1, f"{again} baltimore") == "3.1"
        table.do(1, f"{again} los-angeles > ivan-rogov; done; done")
        assert table.asking() == "refill-hand"
        assert table.rule_against(1, "done") == "3.5"
    with Table("a", f"hand seat1: {PS} {DC}", [number(0)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov; done; done; done")
        assert table.asked() == [2], "the other player's turn"


@rule("attacksub", "3.1")
def test_a_card_without_any_ship_for_it_stays_in_hand() -> None:
    with Table("g", f"turn: seat2\nhand seat2: {a('reduction', sub_only=True)}") as table:
        assert table.rule_against(2, a("reduction", sub_only=True)) == "5.4"
    gone = "ship ivan-rogov: exited\nship skvortsov: exited"
    with Table("m", f"deck: 2\nturn: seat2\nhand seat2: {PS} {COR}\n{gone}") as table:
        assert table.rule_against(2, PS) == "3.1"
        assert table.rule_against(2, "repair") == "3.1"


@rule("attacksub", "3.1A", "3.1B", "3.1C", "3.1D", "3.1E", "3.1F", "3.1G")
def test_the_seven_types_of_action() -> None:
    lines = f"""
        ship simpson: sensor=1 damaged weak-attack=1
        contact: force > molniya 2
        contact: molniya > simpson 1
        hand seat1: {PS} {CR} {WL} {DC} {COR} {HELO}
    """
    with Table("b", lines) as table:
        for play in (PS, CR, WL, DC, "repair", HELO):
            assert table.rule_against(1, f"{play} simpson") == "", play
        assert table.rule_against(1, f"{COR} close force") == ""


@rule("attacksub", "3.1")
def test_a_helicopter_only_searches_and_attacks() -> None:
    lines = f"""
        ship simpson: sensor=1 damaged
        contact: force > molniya 2
        contact: molniya > simpson 1
        helo: simpson {HELO}
        hand seat1: {PS} {CR} {WL} {DC}
    """
    with Table("b", lines) as table:
        assert table.rule_against(1, f"{PS} helo-simpson") == ""
        assert table.rule_against(1, f"{WL} helo-simpson") == ""
        for card in (CR, DC):
            table_legal = Table("b", lines)
            table_legal.do(1, card)
            assert "helo-simpson" not in table_legal.legal(1)


@rule("attacksub", "3.1")
def test_a_helicopter_mends_nothing_and_plays_nobody_dead() -> None:
    lines = f"ship bowen: weak-attack=1\nhelo: bowen {HELO}\ncontact: skvortsov > bowen 1\nhand seat1: {CR}"
    with Table("m", f"ship john-rodgers: in\nship los-angeles: in dead\n{lines}") as table:
        assert table.rule_against(1, "drift helo-bowen") == "3.1"
        assert table.rule_against(1, "repair helo-bowen") == "3.1"
        assert table.rule_against(1, f"{CR} helo-bowen") == "3.1"


@rule("attacksub", "3.2", "3.2C", "3.2D")
def test_one_red_card_for_each_black_one() -> None:
    """A pinged ship that listens may not hide as well."""
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {CR}"
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, f"{PS} ivan-rogov")
        assert table.contact("ivan-rogov", "baltimore") == "na"
        table.do(2, "done") if table.asking() == "answer-ping" else None
        assert table.asking() == "answer-search"
        assert table.rule_against(2, CR) == "3.2"
        table.do(2, "done")


@rule("attacksub", "3.2")
def test_a_listener_that_is_not_pinged_may_still_answer() -> None:
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {CR}"
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, f"{PS} skvortsov")
        if table.asking() == "answer-ping":
            table.do(2, "done")
        table.do(2, CR)
        assert table.of(table.b.quiet, "ivan-rogov") == cards_with("reduction", key=CR)[0].value


@rule("attacksub", "3.2", "3.2C", "3.2D")
def test_a_search_is_answered_by_what_fits() -> None:
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {CR} {COR}"
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.rule_against(2, CR) == "3.2", "too early: nobody looks for a ship yet"
        assert table.rule_against(2, COR) == "3.2"
        table.do(2, "done")
        assert table.rule_against(2, PS) == "3.2", "too late: the ping is over"
        step = table.b.stack[-1]
        assert isinstance(step, Search)
        assert (
            step.answer_forbids(table.b, GAME.piece(CR), table.place("skvortsov")) == no.ONLY_TARGET_ANSWERS
        )
        table.do(2, "done")


@rule("attacksub", "3.2")
def test_helicopters_have_no_battle_stations() -> None:
    lines = f"turn: seat2\nhelo: simpson {HELO}\nhand seat2: {AS}\nhand seat1: {PS} {CR} {BS}"
    with Table("b", lines, [number(0)]) as table:
        table.do(2, f"{AS} molniya > simpson done")
        table.do(1, f"{PS} simpson; done")
        assert table.rule_against(1, f"{BS} simpson") == ""
        assert table.rule_against(1, f"{BS} helo-simpson") == "3.2"
        table.do(1, "done")


@rule("attacksub", "3.2", "3.2B")
def test_only_the_target_may_evade_and_only_with_what_fits() -> None:
    evasion = a("evasion", sub_only=False)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        hand seat1: {WL}
        hand seat2: {evasion} {CR} {COR}
    """
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        assert table.rule_against(2, CR) == "3.2"
        assert table.rule_against(2, COR) == "3.2"
        table.do(2, evasion)
        assert table.told("evaded")[0].facts["actor"] == "ship/ivan-rogov"
        table.do(2, "done") if table.asking() == "answer-attack" else None
        assert table.told("attack-check")


@rule("attacksub", "3.2", "3.2A")
def test_a_move_is_answered_by_another_range_card_only() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 1
        contact: ivan-rogov > baltimore 1
        hand seat1: {COR}
        hand seat2: {PS} {BS} {another("range", COR)}
    """
    with Table("a", lines) as table:
        table.do(1, f"{COR} close baltimore ivan-rogov")
        assert table.rule_against(2, PS) == "3.2"
        assert table.rule_against(2, BS) == "3.2"
        table.do(2, another("range", COR))
        assert table.contact("baltimore", "ivan-rogov") == "1"


@rule("attacksub", "3.2")
def test_the_question_is_asked_whether_or_not_there_is_an_answer() -> None:
    """Nobody learns from a window what a hand holds."""
    for held in (PS, DC):
        table = Table("a", f"hand seat1: {AS}\nhand seat2: {held}")
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.asked() == [2] and table.asking() == "answer-ping"
        assert "done" in table.legal(2)


@rule("attacksub", "3.3")
def test_a_helicopter_card_for_a_number_means_a_check() -> None:
    lines = f"ship virginia: weak-attack=1\nhelo: simpson {HELO}\nhand seat1: {PS}"
    drawn = next(card.key for card in cards_with("helicopter") if card.rn != 8)
    lasting = ship("simpson").duration
    with Table("b", lines, [drawn, at_least(lasting)]) as table:
        table.do(1, "repair virginia attack; done")
        assert len(table.told("helicopter-check")) == 1
        assert len(table.b.aloft) == 1


@rule("attacksub", "3.4")
def test_no_action_means_a_discard_and_an_action_forbids_it() -> None:
    with Table("a", f"hand seat1: {PS} {DC}", [number(0)]) as table:
        assert table.rule_against(1, "done") == "3.4"
        assert table.rule_against(1, "discard done") == "3.4"
        table.do(1, f"{PS} baltimore > ivan-rogov; done")
        assert table.rule_against(1, "discard") == "3.4"
        assert table.rule_against(1, "done") == ""


@rule("attacksub", "3.4")
def test_a_discard_ends_the_turn_and_an_empty_hand_discards_nothing() -> None:
    with Table("a", f"hand seat1: {DC}\nhand seat2: {PS}") as table:
        table.do(1, f"discard {DC} done")
        assert table.asking() == "refill-hand"
    with Table("a", f"hand seat2: {PS}") as table:
        assert "discard" not in table.legal(1)
        table.do(1, "done")
        assert table.asking() == "refill-hand"


@rule("attacksub", "3.5")
def test_the_hand_may_be_refilled_at_the_end_of_the_own_turn() -> None:
    cards = [number(0), number(1), number(2), number(3), number(4)]
    with Table("a", f"hand seat1: {DC}\nhand seat2: {PS}", cards) as table:
        table.do(1, f"discard {DC} done")
        table.do(1, "refill")
        assert len(table.hand(1)) == table.b.hand_size(0) == 5
        assert table.told("refilled")[0].seen_by(2) == {"seat": "seat/1", "number": 5}


@rule("attacksub", "3.5")
def test_refilling_is_voluntary_except_with_an_empty_hand() -> None:
    with Table("a", f"hand seat1: {DC} {TECH}\nhand seat2: {PS}") as table:
        table.do(1, f"discard {DC} done; done")
        assert table.hand(1) == [TECH]
    with Table("a", f"hand seat1: {DC}\nhand seat2: {PS}") as table:
        table.do(1, f"discard {DC} done")
        assert table.rule_against(1, "done") == "3.5"
        assert table.legal(1) == ["refill"]


@rule("attacksub", "3.5")
def test_a_hand_above_its_size_draws_nothing() -> None:
    many = " ".join((PS, DC, TECH, COR, HELO, AS))
    with Table("a", f"ship los-angeles: sunk\nhand seat1: {many}\nhand seat2: {WL}") as table:
        table.do(1, f"discard {DC} done")
        assert len(table.hand(1)) == 5 > table.b.hand_size(0)
        assert table.asked() == [2], "nothing is drawn"


@rule("attacksub", "3.1", "3.6")
def test_battle_stations_allow_two_different_actions() -> None:
    again = another("passive", PS)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        contact: ivan-rogov > baltimore 1
        contact: ivan-rogov > los-angeles 1
        hand seat1: {PS} {again} {CR} {BS}
    """
    with Table("a", lines, [number(0), number(0)]) as table:
        table.do(1, f"{PS} baltimore > skvortsov; done")
        assert table.rule_against(1, f"{CR} baltimore") == "3.1"
        table.do(1, f"{BS} baltimore")
        assert table.rule_against(1, f"{again} baltimore") == "3.6"
        table.do(1, f"{CR} baltimore")
        assert table.rule_against(1, f"{again} los-angeles") == ""


@rule("attacksub", "3.6")
def test_battle_stations_may_come_first_and_only_once_for_a_ship() -> None:
    other = another("stations", BS)
    with Table("a", f"hand seat1: {PS} {BS} {other}\nhand seat2: {DC}") as table:
        table.do(1, f"{BS} baltimore")
        assert table.rule_against(1, f"{other} baltimore") == "3.6"
        assert table.rule_against(1, f"{other} los-angeles") == ""


@rule("attacksub", "3.4", "3.6")
def test_battle_stations_alone_are_no_action() -> None:
    lines = f"hand seat1: {PS} {BS}\nhand seat2: {DC}"
    with Table("a", lines) as table:
        table.do(1, f"{BS} baltimore")
        assert table.rule_against(1, "done") == "3.4"
        table.do(1, f"discard {PS} done")
        assert table.hand(1) == []
    with Table("a", lines, [number(0, PS)]) as table:
        table.do(1, f"{BS} baltimore; {PS} baltimore > ivan-rogov")
        table.do(2, "done").do(1, "done")
        assert table.rule_against(1, "discard") == "3.4"
        table.do(1, "done")


@rule("attacksub", "3.6")
def test_battle_stations_need_something_more_to_do() -> None:
    with Table("a", f"hand seat1: {BS} {DC}") as table:
        assert table.rule_against(1, BS) == "3.6"


@rule("attacksub", "3.6")
def test_two_repairs_by_battle_stations_differ_by_system_or_means() -> None:
    lines = f"""
        ship baltimore: weak-sensor=1 weak-attack=1
        hand seat1: {BS} {TECH}
    """
    with Table("a", lines, [number(0)]) as table:
        table.do(1, "repair baltimore sensor")
        table.do(1, f"{BS} baltimore")
        assert table.rule_against(1, "repair baltimore sensor") == "3.6"
        assert table.rule_against(1, "repair baltimore attack") == ""
        assert table.rule_against(1, f"{TECH} baltimore sensor") == ""
        table.do(1, f"{TECH} baltimore sensor")
        assert table.of(table.b.weak_sensor, "baltimore") == 0
        assert table.rule_against(1, "repair") == "3.1"


@rule("attacksub", "3.6", "9.4")
@pytest.mark.parametrize(("system", "other"), [("sensor", "attack"), ("attack", "sensor")])
def test_a_second_technician_on_one_system_is_the_same_action(system: str, other: str) -> None:
    """The other system works, but that is not what stands in the way."""
    second = another("technician", TECH)
    lines = f"ship baltimore: weak-{system}=2 stations\nhand seat1: {TECH} {second}"
    with Table("a", lines) as table:
        table.do(1, f"{TECH} baltimore {system}")
        assert table.rule_against(1, second) == "3.6", "no other ship needs it"
    lines += f"\nship baltimore: fixed-{system} weak-{other}=1"
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{second} baltimore {system}") == "3.6"
        assert table.rule_against(1, f"{second} baltimore {other}") == ""


@rule("attacksub", "9.4")
def test_a_technician_without_work_says_so() -> None:
    with Table("a", f"hand seat1: {TECH}") as table:
        assert table.rule_against(1, TECH) == table.rule_against(1, "repair") == "9.4"
    with Table("a", f"ship baltimore: weak-attack=1 searched\nhand seat1: {TECH}") as table:
        assert table.rule_against(1, TECH) == table.rule_against(1, "repair") == "3.1"


@rule("attacksub", "3.6")
def test_battle_stations_allow_two_different_evasions() -> None:
    first = a("evasion", sub_only=False)
    kind = cards_with("evasion", key=first)[0].type
    alike = another("evasion", first, type=kind)
    other = next(card.key for card in cards_with("evasion") if card.type != kind)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        hand seat1: {WL}
        hand seat2: {first} {alike} {other} {BS}
    """
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        table.do(2, first)
        assert table.rule_against(2, other) == "3.2"
        assert table.rule_against(2, f"{BS} skvortsov") == "3.6"
        table.do(2, f"{BS} ivan-rogov")
        assert table.rule_against(2, alike) == "3.6"
        table.do(2, f"{other}; done")
        assert len(table.told("evaded")) == 2


@rule("attacksub", "3.6")
def test_battle_stations_may_come_before_the_first_answer() -> None:
    kinds = sorted({card.type for card in cards_with("evasion")})
    one, two, three = (a("evasion", type=kind) for kind in kinds)
    shot = f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL}\nhand seat2: {BS}"
    with Table("a", f"{shot} {one} {two} {three}", [number(0, one, two, three)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        assert table.rule_against(2, f"{BS} skvortsov") == "3.6"
        table.do(2, f"{BS} ivan-rogov; {one}; {two}")
        assert table.rule_against(2, three) == "3.2"
        table.do(2, "done")
    with Table("a", f"{shot} {one}") as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        assert table.rule_against(2, BS) == "3.6", "one answer needs no Battle Stations"
    with Table("a", f"{shot} {one} {PS}", [number(0, one, PS)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        table.do(2, f"{BS} ivan-rogov; {PS} ivan-rogov; {one}")
        assert table.told("heard") and table.told("evaded")
    with Table("a", f"hand seat1: {AS}\nhand seat2: {BS} {PS} {CR}", [number(0, PS, CR)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.rule_against(2, f"{BS} skvortsov") == "3.6", "it is not sought and cannot hide"
        table.do(2, f"{BS} ivan-rogov; {PS} ivan-rogov; done; {CR}")
        assert table.told("heard") and table.told("quietened")
    with Table("a", f"hand seat1: {PS}\nhand seat2: {BS} {CR}") as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.rule_against(2, BS) == "3.6"


@rule("attacksub", "3.6")
def test_battle_stations_let_a_pinged_ship_listen_and_hide() -> None:
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {CR} {BS} {another('stations', BS)}"
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, f"{PS} ivan-rogov")
        table.do(2, "done")
        assert table.rule_against(2, CR) == "3.2"
        table.do(2, f"{BS} ivan-rogov")
        refusal = table.why_not(2, another("stations", BS))
        assert refusal is not None and refusal.name == "stations-manned"
        table.do(2, CR)
        assert table.told("quietened")


@rule("attacksub", "3.6")
def test_battle_stations_without_another_red_card_are_refused() -> None:
    first = a("evasion", sub_only=False)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        hand seat1: {WL}
        hand seat2: {first} {BS} {DC}
    """
    with Table("a", lines, [number(0)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        table.do(2, first)
        assert table.rule_against(2, BS) == "3.6"
        table.do(2, "done")


@rule("attacksub", "3.6")
def test_a_surface_ship_that_moved_may_act_at_battle_stations() -> None:
    lines = f"""
        contact: force > molniya 1
        contact: molniya > simpson 1
        hand seat1: {COR} {BS} {CR} {PS}
    """
    with Table("b", lines, [below(8)]) as table:
        table.do(1, f"{COR} close force molniya")
        assert table.rule_against(1, PS) == "8.2"
        table.do(1, f"{BS} simpson")
        assert table.rule_against(1, f"{PS} virginia") == "8.2"
        table.do(1, f"{CR} simpson")
        assert table.rule_against(1, PS) == "8.2"


@rule("attacksub", "3.1", "3.6")
def test_a_third_action_is_refused_for_the_two_before_it() -> None:
    """At Battle Stations neither a move with the force nor an arrival is what stands in the way."""
    lines = f"contact: force > molniya 1\ncontact: molniya > simpson 1\nhand seat1: {COR} {BS} {CR} {PS}"
    with Table("b", lines, [below(8)]) as table:
        table.do(1, f"{COR} close force molniya; {BS} simpson; {CR} simpson")
        refusal = table.why_not(1, f"{PS} simpson")
        assert refusal is not None and (refusal.name, refusal.rule) == ("action-spent", "3.1")
        refusal = table.why_not(1, f"{PS} virginia")
        assert refusal is not None and (refusal.name, refusal.rule) == ("force-has-moved", "8.2")
    lines = f"turn: seat2\nship udaloy: in stations entered searched\nhand seat2: {HELO}"
    with Table("e", lines) as table:
        refusal = table.why_not(2, f"{HELO} udaloy")
        assert refusal is not None and (refusal.name, refusal.rule) == ("action-spent", "3.1")


def test_a_turn_is_played_by_short_words() -> None:
    """Any unambiguous beginning, as people type it, in English or Russian."""
    with Table("a", f"hand seat1: {AS}", [malfunction()]) as table:
        table.do(1, f"{AS} balt > ivan готово")
        assert table.told("malfunction")
    assert GAME.action_text(table.name(1, "baltimore")) == "baltimore"


@rule("attacksub", "2.3", "3.4")
def test_discards_are_typed_in_any_order_and_told_in_one() -> None:
    decoy = a("evasion")
    with Table("a", f"hand seat1: {DC} {PS} {decoy}") as table:
        view = table.state.observe(0)
        runs = [
            read_line(GAME, view, 0, f"discard {cards} done {PS}")
            for cards in (f"{decoy} {DC} {PS}", f"{PS} {decoy} {DC}", f"{DC} {decoy} {PS}")
        ]
        assert runs[0] == runs[1] == runs[2]
        assert runs[0][1:4] == sorted(runs[0][1:4]) and runs[0][4] == DONE
        assert GAME.action_text(runs[0][5]) == PS
        assert read_line(GAME, view, 0, write_run(GAME, runs[0])) == runs[0]
