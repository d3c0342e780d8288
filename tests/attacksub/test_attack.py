"""6, 7 Weapon lockon, hits, damage, who hears the firer, and evasion."""

from __future__ import annotations

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, another, at_least, below, cards_with, hit, number, ship
from tests.marks import rule
from wardroom.games.attacksub.lockon import Attack

PS = a("passive")
DC = a("control")
BS = a("stations")
EA = a("evasion", sub_only=False)
EVASION = cards_with("evasion", key=EA)[0].value
HELO = a("helicopter")
WL1 = a("lockon", contact=1)
WL21 = a("lockon", fire=2, contact=1)
WL22 = a("lockon", fire=2, contact=2)
FIRE = cards_with("lockon", key=WL1)[0].fire


def shot(actor: str, target: str, fire: int, surface: bool = False, evasion: int = 0) -> int:
    """The number that hits an undamaged ship."""
    value = ship(actor).surface[0] if surface else ship(actor).attack[0]
    return 8 - fire - value + evasion


@rule("attacksub", "6.1")
def test_the_contact_level_must_reach_the_card() -> None:
    lines = f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL1} {WL22}"
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{WL1} baltimore ivan-rogov") == ""
        assert table.rule_against(1, WL22) == "6.1"
        assert table.rule_against(1, f"{WL1} los-angeles") == "6.1"
        assert table.rule_against(1, f"{WL1} baltimore skvortsov") == "6.1"
    with Table(
        "a", f"contact: baltimore > ivan-rogov 1\ncontact: baltimore > skvortsov 2\nhand seat1: {WL22}"
    ) as t:
        assert t.rule_against(1, f"{WL22} baltimore ivan-rogov") == "6.1"
        assert t.rule_against(1, f"{WL22} baltimore skvortsov") == ""


@rule("attacksub", "6.1")
def test_no_attack_means_no_attack() -> None:
    lines = "contact: baltimore > ivan-rogov na\ncontact: baltimore > skvortsov 1"
    with Table("a", f"{lines}\nhand seat1: {WL1}") as table:
        refusal = table.why_not(1, f"{WL1} baltimore ivan-rogov")
        assert refusal is not None and (refusal.name, refusal.rule) == ("no-attack-level", "6.1")


@rule("attacksub", "6.2")
def test_a_submarine_has_a_value_for_each_sort_of_target() -> None:
    lines = f"turn: seat2\ncontact: dekabrist > invincible 1\nhand seat2: {WL1}"
    wanted = shot("dekabrist", "invincible", FIRE, surface=True)
    with Table("l", lines, [below(wanted, WL1)]) as table:
        table.do(2, f"{WL1} dekabrist > invincible done")
        assert table.told("attack-check")[0].facts["need"] == wanted
    lines = f"turn: seat2\ncontact: dekabrist > seawolf 1\nhand seat2: {WL1}"
    wanted = shot("dekabrist", "seawolf", FIRE)
    with Table("c", lines, [below(wanted, WL1)]) as table:
        table.do(2, f"{WL1} dekabrist > seawolf done")
        assert table.told("attack-check")[0].facts["need"] == wanted


@rule("attacksub", "6.3")
def test_one_target_for_a_ship_in_a_turn() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 4
        contact: baltimore > skvortsov 3
        ship los-angeles: sunk
        hand seat1: {WL1} {another("lockon", WL1, contact=1)} {BS} {PS}
    """
    with Table("a", lines, [number(0, WL1)]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        assert table.rule_against(1, another("lockon", WL1, contact=1)) == "3.1"
        table.do(1, f"{BS} baltimore")
        assert table.rule_against(1, another("lockon", WL1, contact=1)) == "3.6"


@rule("attacksub", "6.4")
def test_the_example_of_the_john_rodgers() -> None:
    """Fire 2 and 2 with contacts 2 and 1 at level 3: six before the number, two red cards in answer."""
    evasions = [card.key for card in cards_with("evasion", sub_only=False)][:2]
    lines = f"""
        contact: force > ivan-rogov 3
        hand seat1: {WL22} {WL21}
        hand seat2: {" ".join(evasions)} {PS}
    """
    taken = sum(cards_with("evasion", key=key)[0].value for key in evasions)
    drawn = below(8 - 6 + taken, WL22, WL21, *evasions) if 8 - 6 + taken <= 7 else number(7, WL22, WL21)
    with Table("k", lines, [drawn]) as table:
        assert ship("john-rodgers").attack[0] == 2
        table.do(1, f"{WL22} john-rodgers > ivan-rogov {WL21} done")
        assert table.state.decision(1).facts["need"] == 8 - 6
        table.do(2, evasions[0])
        assert table.rule_against(2, PS) == "6.8", "a surface ship that fires is not heard"
        table.do(2, evasions[1])
        table.do(2, "done")
        assert table.told("attack-check")[0].facts["need"] == 2 + taken
        assert len(table.told("attack-check")) == 1, "one number for all"
        assert table.hand(1) == []


@rule("attacksub", "6.4", "3.2")
def test_two_black_cards_allow_an_evasion_and_a_passive_sonar_but_no_third() -> None:
    evasions = [card.key for card in cards_with("evasion", sub_only=False)][:2]
    lines = f"""
        contact: baltimore > ivan-rogov 3
        hand seat1: {WL22} {WL21}
        hand seat2: {" ".join(evasions)} {PS}
    """
    with Table("a", lines, [number(0, WL22, WL21, *evasions)]) as table:
        table.do(1, f"{WL22} baltimore > ivan-rogov {WL21} done")
        table.do(2, f"{evasions[0]}; {PS} ivan-rogov")
        assert table.rule_against(2, evasions[1]) == "3.2"
        assert table.contact("ivan-rogov", "baltimore") == "na"
        table.do(2, "done")
    with Table("a", lines, [number(0, WL22, WL21, *evasions)]) as table:
        table.do(1, f"{WL22} baltimore > ivan-rogov {WL21} done")
        table.do(2, f"{evasions[0]}; {evasions[1]}")
        assert table.rule_against(2, f"{PS} ivan-rogov") == "3.2"
        assert table.rule_against(2, f"{PS} skvortsov") == "", "one that is not aimed at may listen"
        table.do(2, "done")


@rule("attacksub", "6.4")
def test_together_the_cards_need_no_more_than_the_level() -> None:
    lines = f"contact: baltimore > ivan-rogov 2\nhand seat1: {WL22} {WL21} {WL1}"
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{WL22} baltimore ivan-rogov {WL21}") == "6.4"
        if WL1 != WL21:
            assert table.rule_against(1, f"{WL21} baltimore ivan-rogov {WL1}") == ""
        assert table.rule_against(1, f"{WL21} baltimore ivan-rogov {WL21}") == "6.4", "there is only one"


@rule("attacksub", "6.4")
def test_more_lockons_are_added_in_the_order_of_their_numbers() -> None:
    keys = [card.key for card in cards_with("lockon", contact=1)][:3]
    lines = f"contact: baltimore > ivan-rogov 4\nhand seat1: {' '.join(keys)}"
    with Table("a", lines) as table:
        table.do(1, f"{keys[0]} baltimore > ivan-rogov {keys[2]}")
        assert table.rule_against(1, keys[1]) == "6.4"


@rule("attacksub", "6.5")
def test_a_number_that_reaches_the_defense_hits() -> None:
    wanted = shot("baltimore", "ivan-rogov", FIRE)
    lines = f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL1}"
    good = at_least(wanted, WL1)
    with Table("a", lines, [good, hit("sunk", WL1, good)]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        assert table.b.status[table.place("ivan-rogov")] == 2
    with Table("a", lines, [below(wanted, WL1)]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        assert table.told("missed") and not table.told("hit")


@rule("attacksub", "6.5")
@pytest.mark.parametrize("result", ["dud", "sensor", "attack", "sensor-attack", "sensor2", "sensor2-attack"])
def test_each_hit_result_moves_its_markers(result: str) -> None:
    """On the Kiev, whose tracks are long."""
    good = number(7, WL1)
    lines = f"turn: seat2\ncontact: asheville > kiev 1\nhand seat2: {WL1}"
    with Table("j", lines, [good, hit(result, WL1, good)]) as table:
        table.do(2, f"{WL1} asheville > kiev done")
        sensor = 2 if "sensor2" in result else int("sensor" in result)
        attack = int("attack" in result)
        assert (table.of(table.b.sensor, "kiev"), table.of(table.b.attack, "kiev")) == (sensor, attack)
        assert table.of(table.b.damaged, "kiev") == (result != "dud")


@rule("attacksub", "6.5")
def test_a_marker_that_enters_the_last_box_sinks_the_ship() -> None:
    good = number(7, WL1)
    for track, result in (("sensor", "sensor"), ("attack", "attack")):
        lines = f"""
            contact: baltimore > ivan-rogov 1
            ship ivan-rogov: {track}=1 damaged
            hand seat1: {WL1}
        """
        with Table("a", lines, [good, hit(result, WL1, good)]) as table:
            table.do(1, f"{WL1} baltimore > ivan-rogov done")
            assert table.told("sunk"), track
            assert table.contact("baltimore", "ivan-rogov") == "nc"


@rule("attacksub", "6.6")
def test_damage_lowers_detect_and_defense_once_and_for_good() -> None:
    table = Table("j", f"ship kiev: sensor=1 damaged\nhand seat1: {DC}")
    kiev = table.place("kiev")
    assert table.b.detect_value(kiev) == ship("kiev").detect - 1
    assert table.b.defence_value(kiev) == 7
    table.do(1, f"{DC} kiev sensor")
    assert table.of(table.b.sensor, "kiev") == 0
    assert table.b.detect_value(kiev) == ship("kiev").detect - 1
    assert table.b.defence_value(kiev) == 7
    assert table.b.defence_value(table.place("kirov")) == 8


@rule("attacksub", "6.7")
def test_damage_control_moves_one_marker_back() -> None:
    lines = f"ship kiev: sensor=2 attack=1 damaged\nhand seat1: {DC} {another('control', DC)}"
    with Table("j", lines) as table:
        table.do(1, f"{DC} kiev attack")
        assert (table.of(table.b.sensor, "kiev"), table.of(table.b.attack, "kiev")) == (2, 0)
        assert table.rule_against(1, another("control", DC)) in ("3.1", "4.3")


@rule("attacksub", "6.7", "9.4")
def test_damage_control_repairs_no_malfunction() -> None:
    with Table("a", f"ship baltimore: weak-sensor=1\nhand seat1: {DC}") as table:
        assert table.rule_against(1, DC) == "4.3"


@rule("attacksub", "6.8")
def test_a_submarine_that_fires_is_heard_by_the_force_as_a_whole() -> None:
    second = another("passive", PS)
    lines = f"""
        turn: seat2
        contact: molniya > simpson 1
        hand seat2: {WL1}
        hand seat1: {PS} {second}
    """
    with Table("b", lines, [number(0, WL1)]) as table:
        table.do(2, f"{WL1} molniya > simpson done")
        table.do(1, f"{PS} virginia")
        assert table.contact("force", "molniya") == "na"
        assert table.rule_against(1, f"{second}") == "6.8"
        table.do(1, "done")


@rule("attacksub", "6.8")
def test_a_helicopter_may_hear_the_firer_for_the_force() -> None:
    lines = f"""
        turn: seat2
        contact: molniya > simpson 1
        helo: simpson {HELO}
        hand seat2: {WL1}
        hand seat1: {PS}
    """
    with Table("b", lines, [number(0, WL1)]) as table:
        table.do(2, f"{WL1} molniya > simpson done")
        table.do(1, f"{PS} helo-simpson")
        assert table.contact("force", "molniya") == "na"


@rule("attacksub", "6.8")
def test_each_submarine_hears_for_itself_and_surface_fire_is_not_heard() -> None:
    second = another("passive", PS)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        hand seat1: {WL1}
        hand seat2: {PS} {second}
    """
    with Table("a", lines, [number(0, WL1)]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        table.do(2, f"{PS} skvortsov")
        assert table.rule_against(2, f"{second} skvortsov") == "6.8"
        table.do(2, f"{second} ivan-rogov")
        assert table.contact("skvortsov", "baltimore") == table.contact("ivan-rogov", "baltimore") == "na"
    lines = f"contact: force > molniya 1\nhand seat1: {WL1}\nhand seat2: {PS}"
    with Table("b", lines, [number(0, WL1)]) as table:
        table.do(1, f"{WL1} simpson > molniya done")
        assert table.rule_against(2, PS) == "6.8"
        table.do(2, "done")


@rule("attacksub", "6.8", "3.2")
def test_listening_for_another_does_not_use_up_the_own_answer() -> None:
    second = another("lockon", WL1, contact=1)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        contact: los-angeles > skvortsov 1
        hand seat1: {WL1} {second}
        hand seat2: {PS} {EA}
    """
    drawn = number(0, WL1, second)
    with Table("a", lines, [drawn, drawn]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        table.do(2, f"{PS} skvortsov; done")
        table.do(1, f"{second} los-angeles > skvortsov done")
        table.do(2, EA)
        assert table.told("evaded")


@rule("attacksub", "7.1")
def test_an_evasion_takes_its_number_off_this_attack_only() -> None:
    second = another("lockon", WL1, contact=1)
    lines = f"""
        contact: baltimore > ivan-rogov 1
        contact: los-angeles > ivan-rogov 1
        hand seat1: {WL1} {second}
        hand seat2: {EA} {DC}
    """
    drawn = number(0, WL1, second, EA)
    with Table("a", lines, [drawn, drawn]) as table:
        table.do(1, f"{WL1} baltimore > ivan-rogov done")
        table.do(2, f"{EA}; done")
        table.do(1, f"{second} los-angeles > ivan-rogov done")
        table.do(2, "done")
        checks = [event.facts["need"] for event in table.told("attack-check")]
        fire = cards_with("lockon", key=second)[0].fire
        assert checks == [
            shot("baltimore", "ivan-rogov", FIRE, evasion=EVASION),
            shot("los-angeles", "ivan-rogov", fire),
        ]


@rule("attacksub", "7.1", "3.2")
def test_only_the_target_may_evade() -> None:
    table = Table("a", f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL1}\nhand seat2: {EA}")
    table.do(1, f"{WL1} baltimore > ivan-rogov done")
    step = table.b.stack[-1]
    assert isinstance(step, Attack)
    card = next(card.id for card in CATALOGUE.cards if card.key == EA)
    assert step.answer_forbids(table.b, card, table.place("skvortsov")) != 0
    assert step.answer_forbids(table.b, card, table.place("ivan-rogov")) == 0


@rule("attacksub", "7.2")
def test_some_evasions_are_for_submarines_only() -> None:
    only = a("evasion", sub_only=True)
    lines = f"turn: seat2\ncontact: molniya > simpson 1\nhand seat2: {WL1}\nhand seat1: {only}"
    with Table("b", lines, [number(0, WL1)]) as table:
        table.do(2, f"{WL1} molniya > simpson done")
        assert table.rule_against(1, only) == "7.2"
        table.do(1, "done")
