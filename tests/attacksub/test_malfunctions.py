"""9 System malfunctions, what they cost, and repairs."""

from __future__ import annotations

import pytest

from tests.attacksub.table import Table, a, at_least, below, malfunction, number, ship
from tests.marks import rule

PS = a("passive")
AS = a("active")
WL = a("lockon", contact=1)
TECH = a("technician")
HELO = a("helicopter")


@rule("attacksub", "9.1")
def test_an_x_in_a_search_or_attack_breaks_the_system() -> None:
    with Table("a", f"hand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        baltimore = table.place("baltimore")
        assert table.b.sensor_value(baltimore) == ship("baltimore").sensor[0] - 1
        assert table.contact("baltimore", "ivan-rogov") == "nc"
    lines = f"contact: baltimore > ivan-rogov 1\nhand seat1: {WL}"
    with Table("a", lines, [malfunction(WL)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        assert table.of(table.b.weak_attack, "baltimore") == 1
        assert not table.told("hit")


@rule("attacksub", "9.1")
def test_a_weak_system_counts_less() -> None:
    lines = f"ship baltimore: weak-sensor=2\nhand seat1: {PS}"
    with Table("a", lines, [number(0, PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov; done")
        need = ship("ivan-rogov").detect - ship("baltimore").sensor[0] + 2
        assert table.told("sensor-check")[0].facts["need"] == need
    lines = f"ship baltimore: weak-attack=1\ncontact: baltimore > ivan-rogov 1\nhand seat1: {WL}"
    with Table("a", lines, [number(0, WL)]) as table:
        table.do(1, f"{WL} baltimore > ivan-rogov done")
        fire = int(WL[2])
        assert table.told("attack-check")[0].facts["need"] == 8 - fire - ship("baltimore").attack[0] + 1


@rule("attacksub", "9.1")
def test_a_helicopter_that_malfunctions_is_lost() -> None:
    lines = f"helo: simpson {HELO}\ncontact: force > molniya 1\nhand seat1: {PS} {WL}"
    with Table("b", lines, [malfunction(PS, WL)]) as table:
        table.do(1, f"{PS} helo-simpson > molniya")
        assert not table.b.aloft and not table.told("helicopter-check")
        assert table.contact("force", "molniya") == "1", "no contact is lost by it"
        assert not table.told("bad-weather")
    with Table("b", lines, [malfunction(PS, WL)]) as table:
        table.do(1, f"{WL} helo-simpson > molniya done")
        assert not table.b.aloft and table.of(table.b.weak_attack, "simpson") == 0


@rule("attacksub", "9.2")
def test_all_contacts_of_the_ship_fade() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 2
        contact: baltimore > skvortsov 1
        contact: los-angeles > ivan-rogov 2
        contact: ivan-rogov > baltimore 2
        hand seat1: {PS}
    """
    with Table("a", lines, [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.contact("baltimore", "ivan-rogov") == "1"
        assert table.contact("baltimore", "skvortsov") == "na"
        assert table.contact("los-angeles", "ivan-rogov") == "2"
        assert table.contact("ivan-rogov", "baltimore") == "2"


@rule("attacksub", "9.2")
@pytest.mark.parametrize(
    ("other", "level"),
    [("", "2"), ("ship virginia: weak-sensor=1", "1"), ("ship virginia: sunk", "1")],
    ids=["sound", "weak too", "alone"],
)
def test_a_surface_force_keeps_its_contacts_while_another_sensor_works(other: str, level: str) -> None:
    lines = f"contact: force > molniya 2\nhand seat1: {PS}\n{other}"
    with Table("b", lines, [malfunction(PS)]) as table:
        table.do(1, f"{PS} simpson > skvortsov")
        assert table.contact("force", "molniya") == level


@rule("attacksub", "9.2", "12.3")
def test_a_transport_or_a_carrier_without_sensors_keeps_no_contact() -> None:
    sunk = "\n".join(f"ship {key}: sunk" for key in ("virginia", "john-rodgers", "taylor"))
    with Table("k", f"{sunk}\ncontact: force > yenisey 2\nhand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} simpson > yenisey")
        assert table.contact("force", "yenisey") == "1"
    sunk = "\n".join(f"ship {key}: sunk" for key in ("john-rodgers", "taylor"))
    lines = f"turn: seat2\n{sunk}\ncontact: force > sura 2\nhand seat2: {PS}"
    with Table("g", lines, [malfunction(PS)]) as table:
        table.do(2, f"{PS} simpson > sura")
        assert table.contact("force", "sura") == "1"


@rule("attacksub", "9.3")
def test_again_is_two_and_a_third_time_down() -> None:
    lines = f"ship baltimore: weak-sensor=1\ncontact: baltimore > ivan-rogov 3\nhand seat1: {PS}"
    with Table("a", lines, [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.of(table.b.weak_sensor, "baltimore") == 2
        assert table.contact("baltimore", "ivan-rogov") == "2"
    lines = lines.replace("weak-sensor=1", "weak-sensor=2")
    with Table("a", lines, [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.of(table.b.weak_sensor, "baltimore") == 3
        assert table.contact("baltimore", "ivan-rogov") == "nc"


@rule("attacksub", "9.3")
def test_a_system_that_is_down_cannot_be_used_and_the_ship_cannot_attack() -> None:
    lines = f"""
        ship baltimore: weak-sensor=3
        ship los-angeles: sunk
        contact: baltimore > ivan-rogov 2
        hand seat1: {PS} {WL}
    """
    with Table("a", lines) as table:
        assert table.rule_against(1, PS) == "9.3"
        assert table.rule_against(1, WL) == "9.3"
    with Table("a", lines.replace("weak-sensor", "weak-attack")) as table:
        assert table.rule_against(1, PS) == ""
        assert table.rule_against(1, WL) == "9.3"
    with Table("a", lines.replace("weak-sensor=3", "weak-sensor=2")) as table:
        assert table.rule_against(1, WL) == ""


@rule("attacksub", "9.3")
def test_nobody_listens_with_a_sensor_that_is_down() -> None:
    lines = f"ship ivan-rogov: weak-sensor=3\nhand seat1: {AS}\nhand seat2: {PS}"
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.rule_against(2, f"{PS} ivan-rogov") == "9.3"
        assert table.rule_against(2, f"{PS} skvortsov") == ""
        table.do(2, "done; done")


@rule("attacksub", "9.4")
def test_four_or_more_repairs_one_step() -> None:
    lines = f"ship baltimore: weak-sensor=3\nhand seat1: {PS}"
    with Table("a", lines, [at_least(4)]) as table:
        table.do(1, "repair baltimore sensor")
        assert table.of(table.b.weak_sensor, "baltimore") == 2
        assert table.rule_against(1, "discard") == "3.4"
    with Table("a", lines, [below(4)]) as table:
        table.do(1, "repair baltimore sensor")
        assert table.of(table.b.weak_sensor, "baltimore") == 3
    with Table("a", lines) as table:
        assert table.rule_against(1, "repair baltimore attack") == "9.4"
        assert table.rule_against(1, "repair los-angeles") == "9.4"


@rule("attacksub", "9.4")
def test_an_x_puts_the_system_down() -> None:
    lines = f"ship baltimore: weak-sensor=1\ncontact: baltimore > ivan-rogov 3\nhand seat1: {PS}"
    with Table("a", lines, [malfunction(PS)]) as table:
        table.do(1, "repair baltimore sensor")
        assert table.of(table.b.weak_sensor, "baltimore") == 3
        assert table.contact("baltimore", "ivan-rogov") == "nc"
    with Table("a", lines.replace("weak-sensor", "weak-attack"), [malfunction(PS)]) as table:
        table.do(1, "repair baltimore attack")
        assert table.of(table.b.weak_attack, "baltimore") == 3
        assert table.contact("baltimore", "ivan-rogov") == "3"


@rule("attacksub", "9.4")
def test_a_technician_needs_no_number() -> None:
    lines = f"ship baltimore: weak-attack=2\nhand seat1: {TECH}"
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{TECH} baltimore sensor") == "9.4"
        table.do(1, f"{TECH} baltimore attack")
        assert table.of(table.b.weak_attack, "baltimore") == 1
        assert table.rule_against(1, "repair") in ("3.1", "9.4")


@rule("attacksub", "9.5")
def test_elsewhere_an_x_is_a_nought() -> None:
    drawn = malfunction()
    with Table("a", f"turn: seat2\nship skvortsov: dead\nhand seat2: {PS}", [drawn]) as table:
        table.do(2, "drift skvortsov")
        assert table.asking() == "player-turn"
        assert table.told("drift-check")[0].facts == {
            "seat": "seat/2",
            "drawn": f"card/{drawn}",
            "rn": "X",
            "number": 0,
            "need": 4,
            "actor": "ship/skvortsov",
        }


@rule("attacksub", "3.6", "9.4")
@pytest.mark.parametrize("weak", [1, 2])
def test_a_sound_system_is_no_second_repair_of_the_same_kind(weak: int) -> None:
    with Table("b", f"ship simpson: weak-sensor={weak} stations\nhand seat1: {TECH}*2") as table:
        table.do(1, f"{TECH} simpson sensor")
        assert table.rule_against(1, f"{TECH} simpson attack") == "9.4", "it works"
        assert table.rule_against(1, f"{TECH} simpson sensor") == ("9.4" if weak == 1 else "3.6")
