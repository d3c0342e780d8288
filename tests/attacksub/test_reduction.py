"""5 Contact Reduction in both turns, and playing dead."""

from __future__ import annotations

from tests.attacksub.table import (
    Table,
    a,
    another,
    at_least,
    below,
    cards_with,
    hit,
    malfunction,
    number,
    ship,
)
from tests.marks import rule
from wardroom.games.attacksub.battle import changed

PS = a("passive")
AS = a("active")
CR = a("reduction", sub_only=False)
SILENT = a("reduction", sub_only=True)
WL = a("lockon", contact=1)
DC = a("control")
BS = a("stations")
COR = a("range")
EA = a("evasion", sub_only=False)
NEED = cards_with("reduction", key=CR)[0].need
LESS = cards_with("reduction", key=CR)[0].value


@rule("attacksub", "5.1", "5.2")
def test_in_the_own_turn_a_good_number_lowers_every_contact_on_the_ship() -> None:
    lines = f"""
        contact: ivan-rogov > baltimore 3
        contact: skvortsov > baltimore na
        contact: ivan-rogov > los-angeles 2
        hand seat1: {CR}
    """
    with Table("a", lines, [at_least(NEED, CR)]) as table:
        table.do(1, f"{CR} baltimore")
        assert table.contact("ivan-rogov", "baltimore") == "2"
        assert table.contact("skvortsov", "baltimore") == "nc"
        assert table.contact("ivan-rogov", "los-angeles") == "2"
    with Table("a", lines, [below(NEED, CR)]) as table:
        table.do(1, f"{CR} baltimore")
        assert table.contact("ivan-rogov", "baltimore") == "3"


@rule("attacksub", "5.2", "9.5")
def test_an_x_is_a_nought_for_a_reduction() -> None:
    lines = f"contact: ivan-rogov > baltimore 3\nhand seat1: {CR}"
    with Table("a", lines, [malfunction(CR)]) as table:
        table.do(1, f"{CR} baltimore")
        assert table.contact("ivan-rogov", "baltimore") == ("2" if NEED == 0 else "3")
        assert not table.told("malfunction")


@rule("attacksub", "5.1", "5.3")
def test_in_the_enemys_turn_it_makes_every_search_for_that_ship_harder() -> None:
    again = another("passive", PS)
    wanted = ship("ivan-rogov").detect - ship("baltimore").sensor[0] + LESS
    lines = f"hand seat1: {PS} {again}\nhand seat2: {CR} {another('reduction', CR, sub_only=False)}"
    drawn = below(wanted, PS, again)
    with Table("a", lines, [drawn, drawn]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        table.do(2, CR)
        assert table.contact("baltimore", "ivan-rogov") == "nc"
        table.do(1, "done")
        table.do(1, f"{again} los-angeles > ivan-rogov")
        assert table.asked() == [1], "only one such card for a ship in a turn, so nothing is asked"
        assert table.contact("los-angeles", "ivan-rogov") == "nc"
        table.do(1, "done")
        assert table.told("sensor-check")[1].facts["need"] == wanted


@rule("attacksub", "5.1", "5.3")
def test_whether_a_defender_is_asked_says_nothing_about_the_hand() -> None:
    for held in (CR, DC):
        with Table("a", f"hand seat1: {PS}\nhand seat2: {held}", [number(0, PS, held)]) as table:
            table.do(1, f"{PS} baltimore > ivan-rogov")
            assert table.asked() == [2] and table.asking() == "answer-search"
            assert (held in table.legal(2)) == (held == CR)
            table.do(2, "done")


@rule("attacksub", "5.3")
def test_it_protects_no_other_ship_and_ends_with_the_turn() -> None:
    lines = f"""
        ship ivan-rogov: quiet={LESS}
        hand seat1: {PS} {DC}
        hand seat2: {another("reduction", CR, sub_only=False)}
    """
    wanted = ship("skvortsov").detect - ship("baltimore").sensor[0]
    with Table("a", lines, [at_least(wanted, PS)]) as table:
        table.do(1, f"{PS} baltimore > skvortsov")
        table.do(2, "done")
        assert table.contact("baltimore", "skvortsov") == "na"
        table.do(1, "done; done; done")
        assert table.of(table.b.quiet, "ivan-rogov") == 0


@rule("attacksub", "5.3")
def test_only_the_ship_that_is_sought_may_hide_and_only_once() -> None:
    other = another("reduction", CR, sub_only=False)
    lines = f"hand seat1: {AS}\nhand seat2: {CR} {other} {BS}"
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, "done")
        table.do(2, CR)
        assert table.asking() == "player-turn", "a second one is never possible, so nothing is asked"
    step = Table("a", lines)
    step.do(1, f"{AS} baltimore > ivan-rogov done")
    step.do(2, "done")
    step.b.quiet = changed(step.b.quiet, step.place("ivan-rogov"), 1)
    assert step.rule_against(2, other) == "5.3"


@rule("attacksub", "5.4")
def test_some_are_for_submarines_only() -> None:
    lines = f"contact: molniya > simpson 1\nhand seat1: {SILENT}"
    with Table("b", lines) as table:
        assert table.rule_against(1, SILENT) == "5.4"
    with Table("b", f"turn: seat2\nhand seat2: {AS}\nhand seat1: {SILENT}", [number(0, AS)]) as table:
        table.do(2, f"{AS} molniya > simpson done")
        table.do(1, "done")
        assert table.rule_against(1, SILENT) == "5.4"
        table.do(1, "done")


def struck(result: str, more: str = "", seat2: str = "") -> Table:
    """Baltimore hits Skvortsov, who may now play dead."""
    drawn = [number(7, WL), hit(result, WL, number(7, WL))]
    lines = f"""
        contact: baltimore > skvortsov 3
        contact: los-angeles > skvortsov 1
        hand seat1: {WL}
        {more}
    """
    table = Table("a", lines + (f"\nhand seat2: {seat2}" if seat2 else ""), drawn)
    table.do(1, f"{WL} baltimore > skvortsov done")
    while table.asked() == [2] and table.asking() == "answer-attack":
        table.do(2, "done")
    return table


@rule("attacksub", "5.5")
def test_a_submarine_that_is_hit_may_play_dead() -> None:
    for result in ("dud", "sensor"):
        with struck(result) as table:
            assert table.asking() == "play-dead"
            table.do(2, "shutdown")
            assert table.contact("baltimore", "skvortsov") == "2"
            assert table.contact("los-angeles", "skvortsov") == "na"
            assert table.b.hand_size(1) == 4, "it adds nothing to the hand"
    with struck("dud") as table:
        table.do(2, "done")
        assert table.contact("baltimore", "skvortsov") == "3"
    with struck("sunk") as table:
        assert table.asking() == "player-turn", "a sunk one cannot"


@rule("attacksub", "5.5")
def test_one_that_plays_dead_is_not_asked_again() -> None:
    with struck("dud", "ship skvortsov: dead") as table:
        assert table.asking() == "player-turn"


@rule("attacksub", "5.5")
def test_it_takes_no_action_and_plays_no_black_card() -> None:
    dead = f"""
        turn: seat2
        ship skvortsov: dead sensor=1 damaged
        ship ivan-rogov: sunk
        contact: skvortsov > baltimore 1
        contact: baltimore > skvortsov 1
        hand seat2: {PS} {CR} {WL} {DC} {COR} {BS}
    """
    with Table("a", dead) as table:
        for card in (PS, CR, WL, DC, COR, BS):
            assert table.rule_against(2, card) == "5.5", card
        assert table.rule_against(2, "repair") == "5.5"
        assert table.rule_against(2, "done") == "3.4", "it must discard"


@rule("attacksub", "5.5")
def test_of_red_cards_it_plays_noise_layer_and_passive_sonar_only() -> None:
    noise = a("reduction", type=0)
    layer = a("reduction", type=1)
    silent = a("reduction", type=2)
    lines = f"""
        ship ivan-rogov: dead
        hand seat1: {AS}
        hand seat2: {noise} {layer} {silent} {PS} {BS}
    """
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.rule_against(2, f"{PS} ivan-rogov") == ""
        table.do(2, "done")
        assert table.rule_against(2, silent) == "5.5"
        assert table.rule_against(2, noise) == ""
        table.do(2, layer)
    fire = f"""
        ship ivan-rogov: dead
        contact: baltimore > ivan-rogov 1
        hand seat1: {WL}
        hand seat2: {EA} {BS} {PS}
    """
    with Table("a", fire, [number(0, WL)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        assert table.rule_against(2, EA) == "5.5"
        table.do(2, f"{PS} ivan-rogov")
        table.do(2, "done")
    move = f"""
        ship ivan-rogov: dead
        contact: baltimore > ivan-rogov 1
        contact: ivan-rogov > baltimore 1
        hand seat1: {COR}
        hand seat2: {another("range", COR)}
    """
    with Table("a", move) as table:
        table.do(1, f"{COR} close baltimore ivan-rogov")
        assert table.asking() == "player-turn", "it cannot negate a move"


@rule("attacksub", "5.5", "3.6")
def test_battle_stations_do_not_wake_the_dead() -> None:
    lines = f"""
        ship ivan-rogov: dead
        hand seat1: {AS}
        hand seat2: {PS} {a("reduction", type=0)} {BS}
    """
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, f"{PS} ivan-rogov; done")
        assert table.rule_against(2, BS) == "5.5"
        table.do(2, "done")


@rule("attacksub", "5.5")
def test_each_own_turn_it_may_draw_a_number() -> None:
    lines = f"""
        turn: seat2
        ship skvortsov: dead
        contact: baltimore > skvortsov 2
        hand seat2: {PS} {DC}
    """
    with Table("a", lines, [below(4)]) as table:
        table.do(2, "drift skvortsov")
        assert table.of(table.b.dead, "skvortsov") == 1
        assert table.contact("baltimore", "skvortsov") == "2"
        refusal = table.why_not(2, "drift")
        assert refusal is not None and refusal.rule == "5.5", "one number in a turn"
        assert refusal.name == "drifted-already", "that nobody else plays dead says less"
        assert table.rule_against(2, "done") == "3.4", "that is no action"
    with Table("a", lines, [at_least(4)]) as table:
        assert table.rule_against(2, "drift ivan-rogov") == "5.5"
        table.do(2, "drift skvortsov")
        table.do(2, "reduce")
        assert table.contact("baltimore", "skvortsov") == "1"
        assert table.of(table.b.dead, "skvortsov") == 1
    with Table("a", lines, [at_least(4), number(0, PS)]) as table:
        table.do(2, "drift skvortsov; resume")
        assert table.of(table.b.dead, "skvortsov") == 0
        table.do(2, f"{PS} skvortsov > baltimore; done")
        assert table.contact("baltimore", "skvortsov") == "2"
    with Table("a", "hand seat1: " + DC) as table:
        assert table.rule_against(1, "drift") == "5.5"
