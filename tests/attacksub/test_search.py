"""4 Sensor detection: searches, active and passive sonar, limits, whose contact it is."""

from __future__ import annotations

from tests.attacksub.table import Table, a, another, at_least, below, malfunction, number, ship
from tests.marks import rule

PS = a("passive")
AS = a("active")
BOTH = a("both")
DC = a("control")
HELO = a("helicopter")


def need(searcher: str, target: str, active: bool = False) -> int:
    return ship(target).detect - ship(searcher).sensor[0] - active


@rule("attacksub", "4.1")
def test_a_number_that_reaches_the_detect_value_gains_a_contact() -> None:
    wanted = need("baltimore", "ivan-rogov")
    for drawn, level in ((at_least(wanted, PS), "na"), (below(wanted, PS), "nc")):
        with Table("a", f"hand seat1: {PS}", [drawn]) as table:
            table.do(1, f"{PS} baltimore > ivan-rogov; done")
            assert table.contact("baltimore", "ivan-rogov") == level
            assert table.contact("los-angeles", "ivan-rogov") == "nc"


@rule("attacksub", "4.1")
def test_a_passive_search_goes_on_from_ship_to_ship_and_may_stop() -> None:
    with Table("a", f"hand seat1: {PS}", [number(7, PS), number(7, PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.asking() == "search-on"
        assert table.legal(1) == ["done", "skvortsov"]
        table.do(1, "skvortsov")
        assert table.asking() == "player-turn"
        assert table.contact("baltimore", "skvortsov") == "na"


@rule("attacksub", "4.1", "4.21")
def test_an_active_search_names_its_targets_first() -> None:
    with Table("a", f"hand seat1: {AS}", [number(7, AS)]) as table:
        table.do(1, f"{AS} baltimore")
        assert table.rule_against(1, "done") == "4.1"
        table.do(1, "ivan-rogov skvortsov done")
        assert table.asking() == "search-first"
        assert table.rule_against(1, "done") == "4.1"
        table.do(1, "skvortsov")
        assert table.asking() == "search-on"
        table.do(1, "done")
        assert table.contact("baltimore", "skvortsov") == "na"
        assert table.contact("baltimore", "ivan-rogov") == "nc"


@rule("attacksub", "4.21")
def test_the_targets_of_a_ping_are_named_in_any_order() -> None:
    pinged = []
    for targets in ("norfolk semmes invincible", "semmes invincible norfolk", "invincible norfolk semmes"):
        with Table("l", f"turn: seat2\nhand seat2: {AS}") as table:
            table.do(2, f"{AS} ivan-rogov > {targets}")
            assert not set(targets.split()) & set(table.legal(2))
            table.do(2, "done")
            pinged.append(table.state.text())
    assert len(set(pinged)) == 1


@rule("attacksub", "4.21")
def test_only_designated_ships_may_be_sought_actively() -> None:
    with Table("l", f"turn: seat2\nhand seat2: {AS}", [number(0, AS)]) as table:
        table.do(2, f"{AS} ivan-rogov > invincible norfolk done")
        table.do(2, "norfolk")
        assert table.rule_against(2, "semmes") == "4.21"
        assert table.rule_against(2, "invincible") == ""
        table.do(2, "done")


@rule("attacksub", "4.21")
def test_active_sonar_adds_one() -> None:
    wanted = need("baltimore", "ivan-rogov", active=True)
    with Table("a", f"hand seat1: {AS}", [at_least(wanted, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.contact("baltimore", "ivan-rogov") == "na"
    with Table("a", f"hand seat1: {AS}", [below(wanted, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.contact("baltimore", "ivan-rogov") == "nc"


@rule("attacksub", "4.2", "4.22")
def test_a_card_with_both_halves_is_active_or_passive() -> None:
    wanted = need("baltimore", "ivan-rogov", active=True)
    for mode, level in (("active", "na"), ("passive", "nc")):
        lines = f"hand seat1: {BOTH}\nhand seat2: {PS}"
        with Table("a", lines, [at_least(wanted, BOTH, PS)]) as table:
            table.do(1, f"{BOTH} {mode} baltimore > ivan-rogov" + (" done" if mode == "active" else ""))
            assert (table.asking() == "answer-ping") == (mode == "active"), "nobody hears a passive search"
            while table.asked() == [2]:
                table.do(2, "done")
            assert table.contact("baltimore", "ivan-rogov") == level
            assert not table.told("heard")


@rule("attacksub", "4.2", "4.22")
def test_no_sonar_finds_or_hears_a_helicopter() -> None:
    lines = f"helo: simpson {HELO}\nhand seat1: {AS}\nhand seat2: {PS}"
    with Table("b", lines, [number(0, AS), at_least(ship("simpson").duration)]) as table:
        table.do(1, f"{AS} helo-simpson > molniya done")
        assert table.asking() == "answer-search", "not answer-ping"
        table.do(2, "done")
    with Table("b", f"turn: seat2\nhelo: simpson {HELO}\nhand seat2: {PS}") as table:
        table.do(2, f"{PS} molniya")
        assert table.legal(2) == ["simpson", "virginia"] or set(table.legal(2)) == {"simpson", "virginia"}


@rule("attacksub", "4.2", "8.3", "10.4")
def test_a_helicopter_is_neither_sought_nor_attacked() -> None:
    lines = f"turn: seat2\nhelo: simpson {a('helicopter')}\ncontact: molniya > simpson 2"
    with Table("b", f"{lines}\nhand seat2: {PS} {a('lockon', contact=1)} {a('range')}") as table:
        assert table.rule_against(2, f"{PS} molniya > helo-simpson") == "4.2"
        assert table.rule_against(2, f"{a('lockon', contact=1)} molniya > helo-simpson") == "10.4"
        assert table.rule_against(2, f"{a('range')} close molniya helo-simpson") == "8.3"
        assert table.rule_against(2, f"{PS} molniya > helo-virginia") == "not-asked", "there is none"


@rule("attacksub", "4.22")
def test_any_ship_may_hear_a_ping_each_once() -> None:
    second, third = another("passive", PS), a("both")
    lines = f"hand seat1: {AS}\nhand seat2: {PS} {second} {third}"
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        table.do(2, f"{PS} skvortsov")
        assert table.contact("skvortsov", "baltimore") == "na"
        assert table.rule_against(2, f"{second} skvortsov") == "4.22"
        table.do(2, f"{second} ivan-rogov")
        assert table.contact("ivan-rogov", "baltimore") == "na"
        assert table.contact("ivan-rogov", "los-angeles") == "nc"
        while table.asked() == [2]:
            table.do(2, "done")


@rule("attacksub", "4.22")
def test_a_surface_force_gains_one_level_for_each_ship_that_hears_a_ping() -> None:
    second = another("passive", PS)
    lines = f"turn: seat2\nhand seat2: {AS}\nhand seat1: {PS} {second}"
    with Table("b", lines, [number(0, AS)]) as table:
        table.do(2, f"{AS} molniya > virginia done")
        table.do(1, f"{PS} simpson; {second} virginia")
        assert table.contact("force", "molniya") == "1"
        while table.asked() == [1] and table.asking().startswith("answer"):
            table.do(1, "done")


@rule("attacksub", "4.22")
def test_each_helicopter_may_hear_a_ping_too() -> None:
    second, third = another("passive", PS), a("both")
    lines = f"turn: seat2\nhelo: simpson {HELO}\nhand seat2: {AS}\nhand seat1: {PS} {second} {third}"
    with Table("b", lines, [number(0, AS)]) as table:
        table.do(2, f"{AS} molniya > virginia done")
        table.do(1, f"{PS} helo-simpson")
        assert table.contact("force", "molniya") == "na"
        assert table.rule_against(1, f"{second} helo-simpson") == "4.22"
        table.do(1, f"{second} simpson; {third} virginia")
        assert table.contact("force", "molniya") == "2"
        while table.asked() == [1] and table.asking().startswith("answer"):
            table.do(1, "done")


@rule("attacksub", "4.3")
def test_a_contact_stops_at_level_four_and_at_none() -> None:
    lines = f"""
        contact: baltimore > ivan-rogov 4
        hand seat1: {PS}
    """
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{PS} baltimore ivan-rogov") == "4.3"
        assert table.rule_against(1, f"{PS} baltimore skvortsov") == ""
    with Table("a", lines + "\ncontact: baltimore > skvortsov 4") as table:
        assert table.rule_against(1, f"{PS} baltimore") == "4.3"
    b = table.b
    place, column = table.place("ivan-rogov"), table.place("baltimore")
    assert not b.raise_contact(place, column)
    for _ in range(9):
        b.lower_contact(place, column)
    assert table.contact("baltimore", "ivan-rogov") == "nc"


@rule("attacksub", "4.3")
def test_a_ping_from_a_ship_known_at_level_four_needs_no_ears() -> None:
    lines = f"""
        contact: ivan-rogov > baltimore 4
        hand seat1: {AS}
        hand seat2: {PS} {DC}
    """
    with Table("a", lines, [number(0, AS)]) as table:
        table.do(1, f"{AS} baltimore > ivan-rogov done")
        assert table.rule_against(2, f"{PS} ivan-rogov") == "4.3"
        table.do(2, "done; done")


@rule("attacksub", "4.3")
def test_no_card_is_played_without_a_function() -> None:
    reduction, technician = a("reduction", sub_only=False), a("technician")
    with Table("a", f"hand seat1: {DC} {reduction} {technician} {a('evasion')}") as table:
        assert table.rule_against(1, DC) == "4.3"
        assert table.rule_against(1, reduction) == "4.3"
        assert table.rule_against(1, technician) == "9.4"
        assert table.rule_against(1, a("evasion")) == "1.4"
    lines = f"ship baltimore: sensor=1 damaged\nhand seat1: {DC}"
    with Table("a", lines) as table:
        assert table.rule_against(1, f"{DC} los-angeles") == "4.3"
        assert table.rule_against(1, f"{DC} baltimore attack") == "4.3"
        assert table.rule_against(1, f"{DC} baltimore sensor") == ""


@rule("attacksub", "4.3")
def test_what_keeps_a_damaged_ship_from_repair_says_more_than_a_sound_one() -> None:
    """Los Angeles, who is sound, stands first in the list."""
    with Table("a", f"ship baltimore: sensor=1 damaged searched\nhand seat1: {DC}") as table:
        for line in (DC, f"{DC} baltimore"):
            refusal = table.why_not(1, line)
            assert refusal is not None and (refusal.name, refusal.rule) == ("action-spent", "3.1"), line
        refusal = table.why_not(1, f"{DC} los-angeles")
        assert refusal is not None and (refusal.name, refusal.rule) == ("undamaged", "4.3")


@rule("attacksub", "4.4")
def test_surface_ships_share_what_they_find_and_submarines_do_not() -> None:
    with Table("b", f"hand seat1: {PS}", [number(7, PS)]) as table:
        table.do(1, f"{PS} simpson > molniya; done")
        assert table.contact("force", "molniya") == "na"
    with Table("b", f"turn: seat2\nhand seat2: {PS}", [number(7, PS)]) as table:
        table.do(2, f"{PS} molniya > virginia; done")
        assert table.contact("molniya", "virginia") == "1"
        assert table.contact("skvortsov", "virginia") == "nc"


@rule("attacksub", "4.4")
def test_a_submarine_beside_surface_ships_keeps_its_contacts_to_itself() -> None:
    """13M The Los Angeles fights with escorts and is no part of the Surface Force."""
    with Table(
        "m", f"ship john-rodgers: in\nship los-angeles: in\nhand seat1: {PS}", [number(7, PS)]
    ) as table:
        table.do(1, f"{PS} los-angeles > ivan-rogov; done")
        assert table.contact("los-angeles", "ivan-rogov") == "na"
        assert table.contact("force", "ivan-rogov") == "nc"


@rule("attacksub", "4.1", "9.1")
def test_a_malfunction_ends_the_search() -> None:
    with Table("a", f"hand seat1: {PS}", [malfunction(PS)]) as table:
        table.do(1, f"{PS} baltimore > ivan-rogov")
        assert table.asking() == "player-turn"
        assert table.of(table.b.weak_sensor, "baltimore") == 1


@rule("attacksub", "4.22")
def test_a_passive_searcher_is_heard_by_nobody() -> None:
    listens, hides = another("passive", PS), a("reduction", sub_only=False)
    lines = f"turn: seat2\ncontact: molniya > simpson 1\nhand seat2: {PS}\nhand seat1: {listens} {hides}"
    with Table("b", lines) as table:
        table.do(2, f"{PS} molniya > simpson")
        assert table.rule_against(1, listens) == "4.22"
        assert table.rule_against(1, f"{listens} simpson") == "4.22"
        assert table.rule_against(1, f"{listens} virginia") == "4.22"
        assert table.rule_against(1, hides) == ""
