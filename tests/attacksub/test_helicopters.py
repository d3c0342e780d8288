"""10 Helicopters: launching, operations, checks, weather, orphans."""

from __future__ import annotations

from tests.attacksub.table import (
    CATALOGUE,
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

PS = a("passive")
AS = a("active")
WL = a("lockon", contact=1)
COR = a("range")
DC = a("control")
HELOS = [card.key for card in cards_with("helicopter") for _ in range(card.count)]
HELO = HELOS[0]


@rule("attacksub", "10.1", "10.2")
def test_a_ship_launches_one_as_its_action() -> None:
    second = another("helicopter", HELO)
    with Table("b", f"hand seat1: {HELO} {second} {PS}") as table:
        table.do(1, f"{HELO} simpson")
        assert table.b.hand_size(0) == 6
        assert table.rule_against(1, second) in ("3.1", "10.1")
        assert table.rule_against(1, f"{PS} simpson") == "3.1"
        assert table.rule_against(1, f"{PS} helo-simpson") == "10.2", "from the next turn on"
    with Table("b", f"hand seat1: {HELO}") as table:
        refusal = table.why_not(1, f"{HELO} virginia")
        assert refusal is not None and (refusal.name, refusal.rule) == ("no-helicopters", "10.1")
    with Table("b", f"helo: simpson {HELO}\nhand seat1: {second}") as table:
        assert table.rule_against(1, second) == "10.1"


@rule("attacksub", "10.1")
def test_the_attack_track_says_how_many_may_be_up() -> None:
    most = ship("kiev").surface
    up = "\n".join(f"helo: kiev {key}" for key in HELOS[: most[1]])
    lines = f"ship kiev: attack=1 damaged\n{up}\nhand seat1: {HELOS[most[1]]}"
    with Table("j", lines) as table:
        assert table.rule_against(1, f"{HELOS[most[1]]} kiev") == "10.1"
    with Table("j", lines.replace("ship kiev: attack=1 damaged", "")) as table:
        assert table.rule_against(1, f"{HELOS[most[1]]} kiev") == ""


@rule("attacksub", "3.1", "10.2")
def test_it_searches_and_attacks_with_two_and_the_forces_contact() -> None:
    lines = f"helo: simpson {HELO}\nship simpson: attack=1 sensor=1 damaged\nhand seat1: {PS}"
    stays = at_least(ship("simpson").duration)
    with Table("b", lines, [number(0, PS), stays]) as table:
        table.do(1, f"{PS} helo-simpson > molniya; done")
        assert table.told("sensor-check")[0].facts["need"] == ship("molniya").detect - 2
        assert table.rule_against(1, "discard") == "3.4", "it was an action"
    more = another("lockon", WL, contact=1)
    lines = f"helo: simpson {HELO}\ncontact: force > molniya 1\nhand seat1: {WL} {more}"
    with Table("b", lines, [number(0, WL), stays]) as table:
        table.do(1, f"{WL} helo-simpson > molniya done")
        assert table.told("attack-check")[0].facts["need"] == 8 - int(WL[2]) - 2
        assert table.rule_against(1, f"{more} helo-simpson") == "3.1", "one action for each helicopter"
        assert table.rule_against(1, f"{more} simpson") == ""


@rule("attacksub", "10.3")
def test_after_an_operation_it_must_be_checked() -> None:
    lasting = ship("simpson").duration
    lines = f"helo: simpson {HELO}\nhand seat1: {PS}"
    with Table("b", lines, [number(0, PS), at_least(lasting)]) as table:
        table.do(1, f"{PS} helo-simpson > molniya; done")
        assert len(table.b.aloft) == 1
    with Table("b", lines, [number(0, PS), below(lasting)]) as table:
        table.do(1, f"{PS} helo-simpson > molniya; done")
        assert not table.b.aloft
        assert table.b.discard[next(card.id for card in CATALOGUE.cards if card.key == HELO)] == 1


@rule("attacksub", "10.31")
def test_the_example_of_the_udaloy() -> None:
    """Its one helicopter fails the check with a 1, and the ship may launch another in the same turn."""
    second = another("helicopter", HELO)
    lines = f"turn: seat2\nship udaloy: in since=2\nhelo: udaloy {HELO}\nhand seat2: {PS} {second}"
    assert ship("udaloy").surface[0] == 1
    with Table("e", lines, [number(0, PS), number(1)]) as table:
        assert table.rule_against(2, f"{second} udaloy") == "10.1"
        table.do(2, f"{PS} helo-udaloy > oppokov")
        assert not table.b.aloft
        table.do(2, f"{second} udaloy")
        assert len(table.b.aloft) == 1


@rule("attacksub", "10.31")
def test_a_force_that_moves_checks_every_helicopter_once_at_the_end() -> None:
    lasting = ship("kiev").duration
    lines = f"""
        helo: kiev {HELOS[0]}
        helo: kiev {HELOS[1]}
        contact: force > asheville 1
        hand seat1: {COR} {DC}
    """
    with Table("j", lines, [below(lasting), at_least(lasting)]) as table:
        table.do(1, f"{COR} close force asheville; done")
        assert len(table.told("helicopter-check")) == 2
        assert len(table.b.aloft) == 1


@rule("attacksub", "10.31")
def test_negating_a_move_counts_as_well_at_the_end_of_that_turn() -> None:
    second = another("range", COR)
    lines = f"""
        turn: seat2
        helo: simpson {HELO}
        contact: molniya > simpson 1
        contact: force > molniya 1
        hand seat2: {COR} {DC}
        hand seat1: {second}
    """
    with Table("b", lines, [at_least(ship("simpson").duration)]) as table:
        table.do(2, f"{COR} close molniya force")
        table.do(1, second)
        assert not table.told("helicopter-check")
        table.do(2, "done")
        assert len(table.told("helicopter-check")) == 1


@rule("attacksub", "10.31")
def test_many_helicopter_numbers_are_still_one_check_and_a_hit_card_is_none() -> None:
    drawn = [card.key for card in cards_with("helicopter") if card.rn != 8]
    lines = f"""
        ship virginia: weak-attack=1
        ship simpson: weak-sensor=1
        helo: simpson {HELOS[-1]}
        hand seat1: {DC}
    """
    first, second = drawn[0], drawn[1] if len(drawn) > 1 else drawn[0]
    with Table("b", lines, [first, second, at_least(ship("simpson").duration)]) as table:
        table.do(1, "repair virginia attack; repair simpson sensor; done")
        assert len(table.told("helicopter-check")) == 1
    result = next((card.key for card in cards_with("helicopter") if not card.sinks), "")
    lines = f"helo: simpson {HELOS[-1]}\ncontact: force > molniya 1\nhand seat1: {WL} {DC}"
    with Table("b", lines, [number(7, WL), result]) as table:
        table.do(1, f"{WL} virginia > molniya done")
        while table.asking() == "play-dead":
            table.do(2, "done")
        table.do(1, "done")
        assert not table.told("helicopter-check")


@rule("attacksub", "10.31")
def test_a_helicopter_card_in_its_own_check_means_another_at_the_end() -> None:
    drawn = a("helicopter", rn=7)
    with Table("b", f"helo: simpson {HELO}\nhand seat1: {PS} {DC}", [number(0), drawn, number(7)]) as table:
        table.do(1, f"{PS} helo-simpson > molniya; done; done")
        assert len(table.told("helicopter-check")) == 2 and len(table.b.aloft) == 1


@rule("attacksub", "10.32")
def test_an_x_in_a_check_grounds_them_all_until_it_clears() -> None:
    second = HELOS[2]
    lines = f"""
        helo: kiev {HELOS[0]}
        helo: kirov {HELOS[1]}
        hand seat1: {PS} {second} {DC}
        hand seat2: {DC}
    """
    with Table("j", lines, [number(0, PS), malfunction(PS)]) as table:
        table.do(1, f"{PS} helo-kiev > asheville")
        table.do(2, "done")
        if table.asking() == "search-on":
            table.do(1, "done")
        assert not table.b.aloft and table.told("bad-weather")
        assert table.rule_against(1, f"{second}") == "10.32"
        table.do(1, "done; done")
        assert not table.told("weather-check"), "not in the turn in which it went bad"
    lines = f"weather: bad\nhand seat1: {second} {DC}"
    with Table("j", lines, [below(4)]) as table:
        table.do(1, f"discard {DC} done")
        assert table.b.bad_weather
    with Table("j", lines, [at_least(4)]) as table:
        table.do(1, f"discard {DC} done")
        assert not table.b.bad_weather
        assert table.told("weather-clears")
    with Table("j", f"turn: seat2\nweather: bad\nhand seat2: {DC}") as table:
        table.do(2, f"discard {DC} done")
        assert table.b.bad_weather and not table.told("weather-check"), "only the Surface Force looks"


@rule("attacksub", "10.4")
def test_orphans_are_removed() -> None:
    good = number(7, WL)
    lines = f"turn: seat2\nhelo: simpson {HELO}\ncontact: molniya > simpson 1\nhand seat2: {WL}"
    with Table("b", lines, [good, hit("sunk", WL, good)]) as table:
        table.do(2, f"{WL} molniya > simpson done")
        assert table.told("sunk") and not table.b.aloft
    most = ship("kiev").surface
    up = "\n".join(f"helo: kiev {key}" for key in HELOS[: most[0]])
    lines = f"turn: seat2\n{up}\ncontact: asheville > kiev 1\nhand seat2: {WL}"
    with Table("j", lines, [good, hit("attack", WL, good)]) as table:
        table.do(2, f"{WL} asheville > kiev done")
        assert len(table.b.aloft) == most[1]


@rule("attacksub", "10.5")
def test_without_flight_decks_the_cards_serve_as_numbers_only() -> None:
    with Table("a", f"hand seat1: {HELO} {DC}") as table:
        assert table.rule_against(1, HELO) == "10.1"
        assert table.rule_against(1, f"discard {HELO}") == ""
    drawn = next(card.key for card in cards_with("helicopter") if card.rn != 8)
    with Table("a", f"ship baltimore: weak-attack=1\nhand seat1: {DC}", [drawn]) as table:
        table.do(1, "repair baltimore attack; done")
        assert not table.told("helicopter-check")


@rule("attacksub", "10.1", "10.32")
def test_bad_weather_is_why_no_ship_launches() -> None:
    """Virginia, who carries none, stands first in the list."""
    with Table("b", f"weather: bad\nhand seat1: {HELO} {DC}") as table:
        assert table.rule_against(1, HELO) == "10.32"
        assert table.rule_against(1, f"{HELO} simpson") == "10.32"
        assert table.rule_against(1, f"{HELO} virginia") == "10.1"
