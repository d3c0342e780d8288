"""13 The scenarios: who wins, by what, and how each comes to an end."""

from __future__ import annotations

import pytest

from tests.attacksub.table import CATALOGUE, Table, a, another, below, hit, malfunction, number, ship
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.options import OptionError
from wardroom.core.playout import random_playout
from wardroom.games.attacksub import refusals as no
from wardroom.games.attacksub.catalogue import NONE
from wardroom.games.attacksub.game import GAME
from wardroom.games.attacksub.victory import exit_forbids

COR = a("range")
SECOND = another("range", COR)
PS = a("passive")
AS = a("active")
WL = a("lockon", contact=1)
DC = a("control")
HELO = a("helicopter")
GOOD = number(7, WL)
SINKS = hit("sunk", WL, GOOD)


def winner(table: Table) -> tuple[str, str]:
    """The side that has won, or `draw`, and why; nothing while the game goes on."""
    outcome = table.state.outcome()
    if outcome is None:
        return "", ""
    if len(outcome.winners) == 2:
        return "draw", outcome.reason
    return GAME.sides(table.state)[outcome.winners[0]], outcome.reason


def sunk(scenario: str, actor: str, target: str, lines: str = "", seat: int = 1) -> tuple[str, str]:
    """What comes of it when this ship is sunk."""
    seeker = actor if ship(actor).is_sub else "force"
    told = f"turn: seat{seat}\ncontact: {seeker} > {target} 1\nhand seat{seat}: {WL}\n{lines}"
    with Table(scenario, told, [GOOD, SINKS]) as table:
        table.do(seat, f"{WL} {actor} > {target} done")
        return winner(table)


def gone(*keys: str) -> str:
    return "\n".join(f"ship {key}: sunk" for key in keys)


def exits(scenario: str, key: str, lines: str, seat: int = 1) -> tuple[str, str]:
    """What comes of it when this ship leaves."""
    with Table(scenario, f"turn: seat{seat}\nhand seat{seat}: {COR}\n{lines}") as table:
        table.do(seat, f"{COR} exit {key}")
        return winner(table)


def exit_rule(scenario: str, key: str, lines: str) -> str:
    """The rule that keeps a ship from leaving, or nothing."""
    table = Table(scenario, lines)
    place = table.place(key)
    return no.RULES[exit_forbids(table.b, table.b.owner[place], place)][1]


@rule("attacksub", "13")
@pytest.mark.parametrize("scenario", [scenario.key for scenario in CATALOGUE.scenarios])
def test_every_scenario_ends(scenario: str) -> None:
    for seed in range(6):
        state = GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(seed))
        random_playout(state, FastDice(seed), 20_000)
        assert state.outcome() is not None


@rule("attacksub", "13")
def test_the_last_deck_ends_the_game_with_its_turn() -> None:
    last = number(3, PS)
    lines = f"deck: 4\ndraw: {last}\nship baltimore: weak-attack=1\nhand seat1: {PS}\nhand seat2: {DC}"
    with Table("a", lines, [last]) as table:
        table.do(1, "repair baltimore attack")
        assert table.told("decks-out") and winner(table) == ("", "")
        table.do(1, "done; done")
        assert winner(table) == ("draw", "decks-out")
    lines = lines.replace("deck: 4", "deck: 3")
    with Table("a", lines, [last]) as table:
        table.do(1, "repair baltimore attack; done")
        assert [event.facts["number"] for event in table.told("last-deck")] == [4]
        assert winner(table) == ("", "")


@rule("attacksub", "13")
@pytest.mark.parametrize(
    ("scenario", "result"),
    [
        ("a", "draw"),
        ("c", "nato"),
        ("e", "draw"),
        ("g", "nato"),
        ("i", "draw"),
        ("j", "soviet"),
        ("m", "nato"),
    ],
)
def test_any_other_result(scenario: str, result: str) -> None:
    with Table(scenario, f"deck: 5 out\nhand seat1: {DC} {PS}\nhand seat2: {DC}") as table:
        table.do(1, f"discard {DC} done; done")
        assert winner(table) == (result, "decks-out")


@rule("attacksub", "13")
def test_options_of_a_table() -> None:
    with pytest.raises(OptionError):
        GAME.new({"scenario": "own"}, FastDice(0))
    with pytest.raises(OptionError):
        GAME.new({"own_scenario": ("key = 'x'",)}, FastDice(0))
    assert GAME.content_hash({}) != GAME.content_hash({"scenario": "b"})


@rule("attacksub", "13.1")
def test_the_kennedy_has_no_sonar_but_counts_damage_on_its_track() -> None:
    lines = f"helo: kennedy {HELO}\nhand seat1: {PS}"
    with Table("k", lines) as table:
        assert table.rule_against(1, f"{PS} kennedy") == "13.1"
        assert table.rule_against(1, f"{PS} helo-kennedy") == ""
    with Table("k", f"turn: seat2\nhand seat2: {AS}\nhand seat1: {PS}", [number(0, AS)]) as table:
        table.do(2, f"{AS} yenisey > kennedy done")
        assert table.rule_against(1, f"{PS} kennedy") == "13.1"
        table.do(1, "done; done")
    good = number(7, WL)
    with Table(
        "k", f"turn: seat2\ncontact: yenisey > kennedy 1\nhand seat2: {WL}", [good, hit("sensor", WL, good)]
    ) as t:
        t.do(2, f"{WL} yenisey > kennedy done")
        assert t.of(t.b.sensor, "kennedy") == 1


@rule("attacksub", "13.2")
def test_carriers_attack_with_helicopters_only_and_a_zero_may_attack() -> None:
    lines = (
        f"helo: moskva {HELO}\nship moskva: attack=1 damaged\ncontact: force > asheville 1\nhand seat1: {WL}"
    )
    with Table("i", lines, [below(8 - int(WL[2]) - 2, WL), number(7, WL)]) as table:
        assert table.rule_against(1, f"{WL} moskva") == "13.2"
        table.do(1, f"{WL} helo-moskva > asheville done")
        assert table.told("attack-check")[0].facts["need"] == 8 - int(WL[2]) - 2
    zero = next(place for place, value in enumerate(ship("kiev").attack) if value == 0)
    assert ship("moskva").attack[0] == ship("kennedy").attack[0] == ship("invincible").attack[0] == NONE
    with Table(
        "j", f"ship kiev: attack={zero} damaged\ncontact: force > asheville 1\nhand seat1: {WL}"
    ) as table:
        assert table.rule_against(1, f"{WL} kiev") == ""


@rule("attacksub", "13.3")
def test_nobody_hears_the_seawolf_fire() -> None:
    lines = f"contact: seawolf > donets 1\nhand seat1: {WL}\nhand seat2: {PS}"
    with Table("c", lines, [number(0, WL)]) as table:
        table.do(1, f"{WL} seawolf > donets done")
        assert table.rule_against(2, PS) == "13.3"
        table.do(2, "done")


@rule("attacksub", "13.4")
@pytest.mark.parametrize(("drawn", "level"), [(4, "1"), (3, "2"), (8, "2")], ids=["4", "3", "X"])
def test_an_alfa_is_hard_to_follow(drawn: int, level: str) -> None:
    lines = f"""
        ship kotov: in
        contact: kotov > valiant 1
        contact: valiant > kotov 1
        hand seat1: {COR}
        hand seat2: {SECOND}
    """
    with Table("f", lines, [number(drawn, COR, SECOND)]) as table:
        table.do(1, f"{COR} close kotov valiant")
        table.do(2, SECOND)
        assert table.contact("kotov", "valiant") == level
        assert table.hand(2) == []


@rule("attacksub", "13.4")
def test_no_number_is_drawn_for_others_or_when_it_is_the_alfa_that_negates() -> None:
    lines = f"""
        turn: seat2
        ship kotov: in
        contact: kotov > valiant 1
        contact: valiant > kotov 1
        hand seat2: {COR}
        hand seat1: {SECOND}
    """
    with Table("f", lines) as table:
        table.do(2, f"{COR} close valiant kotov")
        table.do(1, SECOND)
        assert table.told("range-negated") and not table.told("pursuit-check")


@rule("attacksub", "13.5")
def test_sinking_all_that_are_in_play_wins() -> None:
    assert sunk("a", "baltimore", "ivan-rogov") == ("", "")
    assert sunk("a", "baltimore", "ivan-rogov", gone("skvortsov")) == ("nato", "all-sunk")
    assert sunk("b", "molniya", "simpson", gone("virginia"), seat=2) == ("soviet", "all-sunk")


@rule("attacksub", "13.5")
def test_sink_one_and_bring_all_out() -> None:
    assert exits("a", "baltimore", gone("skvortsov")) == ("", "")
    lines = gone("skvortsov") + "\nship los-angeles: exited"
    assert exits("a", "baltimore", lines) == ("nato", "exited")


@rule("attacksub", "13.5")
def test_who_may_leave() -> None:
    assert exit_rule("a", "baltimore", gone("skvortsov")) == ""
    assert exit_rule("a", "baltimore", "") == "13.5", "nothing is sunk"
    assert exit_rule("a", "baltimore", gone("skvortsov", "los-angeles")) == "13.5", "one is lost"
    contact = "\ncontact: ivan-rogov > baltimore na"
    assert exit_rule("a", "baltimore", gone("skvortsov") + contact) == "13.5", "it is in contact"
    own = "\ncontact: baltimore > ivan-rogov 2"
    assert exit_rule("a", "baltimore", gone("skvortsov") + own) == "", "its own contacts do not matter"
    assert exit_rule("a", "baltimore", gone("skvortsov") + "\nship baltimore: moved") == "3.1"
    assert exit_rule("g", "sura", "") == "13.5", "not in every scenario"
    codes = {exit_code("a", "baltimore", lines) for lines in ("", gone("skvortsov", "los-angeles"))}
    assert codes == {no.SINK_ONE_FIRST, no.LOST_ONE}


def exit_code(scenario: str, key: str, lines: str) -> int:
    table = Table(scenario, lines)
    place = table.place(key)
    return exit_forbids(table.b, table.b.owner[place], place)


@rule("attacksub", "13.5", "8.5")
def test_an_exit_cannot_be_negated_and_takes_one_ship() -> None:
    lines = f"{gone('skvortsov')}\ncontact: baltimore > ivan-rogov 1\nhand seat1: {COR}\nhand seat2: {SECOND}"
    with Table("a", lines) as table:
        table.do(1, f"{COR} exit baltimore")
        assert table.asked() == [1]
        assert table.b.status[table.place("baltimore")] == 3
        assert table.b.status[table.place("los-angeles")] == 1


@rule("attacksub", "3.1", "13.5")
def test_where_nobody_may_leave_the_reason_is_that_of_the_ship_named() -> None:
    lines = f"{gone('ivan-rogov')}\ncontact: skvortsov > los-angeles 1\nship baltimore: searched"
    with Table("a", f"{lines}\nhand seat1: {COR}") as table:
        assert table.rule_against(1, f"{COR} exit baltimore") == "3.1"
        assert table.rule_against(1, f"{COR} exit") == "3.1", "Baltimore could have left"
        refusal = table.why_not(1, f"{COR} exit los-angeles")
        assert refusal is not None and refusal.name == "still-contacted"


@rule("attacksub", "8.2", "13.5")
def test_a_surface_force_shares_the_card_with_which_one_ship_leaves() -> None:
    lines = f"{gone('molniya')}\nhelo: simpson {HELO}\nhand seat1: {COR}*2 {PS}"
    with Table("b", lines) as table:
        table.do(1, f"{COR} exit virginia")
        assert table.b.status[table.place("simpson")] == 1, "it takes out one ship"
        for line in (f"{PS} simpson skvortsov", f"{PS} helo-simpson skvortsov", f"{COR} exit simpson"):
            assert table.rule_against(1, line) == "8.2", line
    for actor, draws in (("simpson", [number(0, PS)]), ("helo-simpson", [number(0, PS), number(7, PS)])):
        with Table("b", lines, draws) as table:
            table.do(1, f"{PS} {actor} skvortsov")
            assert table.rule_against(1, f"{COR} exit virginia") == "8.2", actor
    with Table("b", lines + "\nship simpson: stations") as table:
        table.do(1, f"{COR} exit virginia")
        assert table.rule_against(1, f"{PS} simpson skvortsov") == "", "3.6: a second, different action"
        assert table.rule_against(1, f"{COR} exit simpson") == "3.6"


@rule("attacksub", "10.31", "13.5")
def test_helicopters_are_checked_after_a_ship_of_their_force_has_left() -> None:
    lines = f"{gone('molniya')}\nhelo: simpson {HELO}\nhand seat1: {COR}"
    with Table("b", lines, [number(7)]) as table:
        table.do(1, f"{COR} exit virginia; done")
        assert len(table.told("helicopter-check")) == 1
    with Table("b", lines) as table:
        table.do(1, f"{COR} exit simpson; done")
        assert not table.told("helicopter-check"), "10.4: it went with its ship"


@rule("attacksub", "13A", "13B", "13D", "13F")
@pytest.mark.parametrize("scenario", ["a", "a-tournament", "b", "d", "f"])
def test_plain_scenarios(scenario: str) -> None:
    chosen = CATALOGUE.scenario(scenario)
    assert chosen.default_victory and chosen.sweep == [True, True] and chosen.otherwise == -1


@rule("attacksub", "13C")
def test_breakout() -> None:
    assert sunk("c", "donets", "seawolf", "ship trafalgar: in", seat=2) == ("", "")
    assert sunk("c", "donets", "seawolf", seat=2) == ("soviet", "all-sunk")
    lines = "ship trafalgar: in\nship seawolf: sunk\nship donets: met"
    assert exits("c", "donets", lines, seat=2) == ("soviet", "points")
    assert exit_rule("c", "donets", "") == "13C"
    with Table("c", f"turn: seat2\ncontact: donets > seawolf na\nhand seat2: {PS}", [number(7, PS)]) as table:
        table.do(2, f"{PS} donets > seawolf")
        assert table.of(table.b.met, "donets") == 1
        assert table.of(table.b.met, "dekabrist") == 0
    assert sunk("c", "seawolf", "donets", gone("ivan-rogov", "dekabrist")) == ("nato", "all-sunk")


@rule("attacksub", "13E")
def test_rebel_without_a_cause() -> None:
    assert sunk("e", "simferopol", "oppokov", seat=2) == ("soviet", "prey-sunk")
    assert sunk("e", "oppokov", "simferopol", gone("revnostnyy")) == ("renegade", "all-sunk")
    contacts = "contact: oppokov > simferopol 1\ncontact: force > oppokov 1"
    lines = f"deck: 2\n{contacts}\nhand seat1: {COR}\nhand seat2: {SECOND}"
    with Table("e", lines, [number(1, COR, SECOND)]) as table:
        table.do(1, f"{COR} open oppokov force")
        table.do(2, SECOND)
        assert winner(table) == ("renegade", "race-won"), "even if it was negated"
    for deck, drawn, result in ((1, None, ""), (2, 2, ""), (3, 2, "renegade")):
        draws = [] if drawn is None else [number(drawn, COR)]
        lines = f"deck: {deck}\ncontact: oppokov > simferopol 1\nhand seat1: {COR}"
        with Table("e", lines, draws) as table:
            table.do(1, f"{COR} open oppokov force")
            assert winner(table)[0] == result
    with Table(
        "e", f"deck: 2\ncontact: oppokov > simferopol 1\nhand seat1: {COR}", [malfunction(COR)]
    ) as table:
        table.do(1, f"{COR} open oppokov force")
        assert winner(table)[0] == "renegade", "an X is a nought"
    with Table("e", f"deck: 2\ncontact: oppokov > simferopol 1\nhand seat1: {COR}") as table:
        table.do(1, f"{COR} close oppokov force")
        assert not table.told("race-check")


@rule("attacksub", "13G")
def test_turning_the_tide() -> None:
    lines = gone("transport-2", "transport-3")
    assert sunk("g", "sura", "transport-1", lines) == ("soviet", "prey-sunk")
    assert sunk("g", "sura", "transport-1") == ("", "")
    assert sunk("g", "taylor", "sura", gone("donets", "shtorm"), seat=2) == ("nato", "nobody-left")


@rule("attacksub", "13H")
def test_boomer() -> None:
    for scenario, hunter in (("h", "seawolf"), ("h-tournament", "los-angeles")):
        assert sunk(scenario, hunter, "zarnitsa", seat=2) == ("nato", "prey-sunk")
        assert sunk(scenario, "ivan-rogov", hunter) == ("soviet", "all-sunk")
    lines = f"deck: 2\ncontact: zarnitsa > seawolf 1\ncontact: seawolf > zarnitsa 1\nhand seat1: {COR}"
    with Table("h", lines, [number(1, COR, SECOND)]) as table:
        table.do(1, f"{COR} open zarnitsa seawolf")
        assert winner(table) == ("soviet", "race-won")
    with Table("h", f"{lines}\nhand seat2: {SECOND}") as table:
        table.do(1, f"{COR} open zarnitsa seawolf")
        table.do(2, SECOND)
        assert not table.told("race-check"), "negated"
    lines = lines.replace("zarnitsa", "ivan-rogov")
    with Table("h", lines) as table:
        table.do(1, f"{COR} open ivan-rogov seawolf")
        assert not table.told("race-check"), "only the Zarnitsa"


@rule("attacksub", "13.5", "13I", "13K")
@pytest.mark.parametrize(
    ("scenario", "flagship", "hunter", "escort", "shooter", "side", "hunters"),
    [
        ("i", "moskva", "asheville", "tallin", "udaloy", "soviet", ("asheville", "annapolis")),
        ("k", "kennedy", "yenisey", "taylor", "virginia", "nato", ("ivan-rogov", "skvortsov", "yenisey")),
    ],
)
def test_flagships(
    scenario: str, flagship: str, hunter: str, escort: str, shooter: str, side: str, hunters: tuple[str, ...]
) -> None:
    other = {"soviet": "nato", "nato": "soviet"}[side]
    assert sunk(scenario, hunter, flagship, seat=2) == (other, "prey-sunk")
    assert exits(scenario, flagship, "deck: 2") == (side, "flagship-away")
    assert exits(scenario, flagship, f"deck: 2\n{gone(escort)}") == ("draw", "too-many-lost")
    assert exits(scenario, flagship, f"deck: 2\n{gone(escort, hunter)}") == (side, "flagship-away")
    assert exit_rule(scenario, flagship, "deck: 1") == "13.5", "not in the first deck"
    assert exit_code(scenario, flagship, "deck: 1") == no.EXIT_TOO_EARLY
    assert exit_rule(scenario, escort, "deck: 2") == "13.5", "only the flagship"
    assert exit_rule(scenario, hunter, "deck: 2") == "13.5"
    *others, last = hunters
    assert sunk(scenario, shooter, last, gone(*others)) == ("draw", "nobody-left"), "11.3 ends it: no result"


@rule("attacksub", "3.1", "13I", "13K")
@pytest.mark.parametrize(
    ("scenario", "flagship", "shooter", "side", "hunters"),
    [
        ("i", "moskva", "udaloy", "soviet", ("annapolis", "trafalgar", "asheville")),
        ("k", "kennedy", "virginia", "nato", ("ivan-rogov", "skvortsov", "bolshaya-neva", "yenisey")),
    ],
)
def test_with_every_hunter_gone_the_flagship_still_has_to_leave(
    scenario: str, flagship: str, shooter: str, side: str, hunters: tuple[str, ...]
) -> None:
    *others, last = hunters
    assert sunk(scenario, shooter, last, gone(*others)) == ("", ""), "nothing more can come: turns go on"
    assert exit_code(scenario, flagship, gone(*hunters)) == no.EXIT_TOO_EARLY
    assert exits(scenario, flagship, "deck: 2\n" + gone(*hunters)) == (side, "flagship-away")


@rule("attacksub", "13J")
def test_the_return_home() -> None:
    assert sunk("j", "asheville", "kiev", seat=2) == ("nato", "prey-sunk")
    assert sunk("j", "asheville", "kirov", seat=2) == ("nato", "prey-sunk")
    assert sunk("j", "kirov", "asheville", gone("seawolf")) == ("soviet", "nobody-left")
    lines = f"deck: 2\ncontact: force > asheville 1\nhand seat1: {COR}"
    with Table("j", lines, [number(1, COR)]) as table:
        table.do(1, f"{COR} open force asheville")
        assert winner(table) == ("soviet", "race-won")
    lines += f"\ncontact: asheville > kiev 1\nhand seat2: {SECOND}"
    with Table("j", lines) as table:
        table.do(1, f"{COR} open force asheville")
        table.do(2, SECOND)
        assert winner(table) == ("", "") and not table.told("race-check")


@rule("attacksub", "13L")
def test_wolfpack() -> None:
    assert sunk("l", "grif", "invincible", seat=2) == ("soviet", "points")
    assert sunk("l", "grif", "transport-1", gone("transport-2"), seat=2) == ("", "")
    assert sunk("l", "grif", "transport-1", gone("transport-2", "transport-3"), seat=2) == (
        "soviet",
        "points",
    )
    lost = gone("dekabrist")
    assert sunk("l", "grif", "invincible", lost, seat=2) == ("", ""), (
        "five points: the loss counts below nought"
    )
    assert sunk("l", "grif", "invincible", lost + "\n" + gone("norfolk"), seat=2) == ("soviet", "points")
    table = Table("l", f"{lost}\nhand seat1: {PS}")
    assert GAME.board(table.state)["seats"]["1"]["points"] == -1


@rule("attacksub", "13M")
def test_convoy_screen() -> None:
    assert exit_rule("m", "skvortsov", "deck: 1") == "13M"
    assert exit_rule("m", "skvortsov", "deck: 2") == ""
    assert exit_rule("m", "yenisey", "deck: 2\nship yenisey: in since=2") == "13M"
    assert exit_rule("m", "yenisey", "deck: 3\nship yenisey: in since=2") == ""
    assert exit_rule("m", "bowen", "deck: 3") == "13.5"
    lines = f"deck: 3\n{gone('bowen')}\nship grif: exited\nship yenisey: exited\nship sura: exited"
    assert exits("m", "skvortsov", lines, seat=2) == ("soviet", "points")
    lines = "deck: 2\nship ivan-rogov: exited"
    assert exits("m", "skvortsov", lines, seat=2) == ("", ""), "reinforcements may still come (11.3)"
    lines += "\nship grif: sunk\nship yenisey: sunk\nship sura: sunk"
    assert exits("m", "skvortsov", lines, seat=2) == ("nato", "nobody-left")
    assert sunk("m", "skvortsov", "bowen", gone("arleigh-burke"), seat=2) == ("nato", "nobody-left"), (
        "11.3 ends it, and two are not five"
    )
    out = "\nship yenisey: exited\nship grif: exited\nship sura: exited"
    lines = "deck: 3\n" + gone("arleigh-burke") + out
    assert sunk("m", "skvortsov", "bowen", lines, seat=2) == ("soviet", "points")
    # All four of NATO have come and gone: the fifth point is a submarine that leaves.
    lines = "deck: 2\n" + gone("arleigh-burke", "john-rodgers", "los-angeles")
    assert sunk("m", "skvortsov", "bowen", lines, seat=2) == ("", "")
    assert exits("m", "skvortsov", lines + "\n" + gone("bowen"), seat=2) == ("soviet", "points")
    lines = gone("ivan-rogov", "yenisey", "grif", "sura")
    assert sunk("m", "bowen", "skvortsov", lines) == ("nato", "nobody-left")
    assert sunk("m", "bowen", "skvortsov", gone("ivan-rogov")) == ("nato", "nobody-left"), "11.3"


@rule("attacksub", "11.3", "13.5", "13F")
def test_whoever_may_still_come_has_to_leave_too() -> None:
    lines = f"{gone('valiant')}\nship udaloy: exited"
    assert exits("f", "nikolayev", lines) == ("", ""), "Kotov and Admiral Lapshin may come"
    lines += "\nship nikolayev: exited\nship kotov: exited"
    with Table("f", f"deck: 3\n{lines}\nhand seat1: {COR} {SECOND}", [number(7, COR, SECOND)]) as table:
        assert winner(table) == ("", "")
        table.do(1, f"{COR} enter")
        assert table.told("entered") and winner(table) == ("", "")
    assert exits("f", "admiral-lapshin", lines + "\nship admiral-lapshin: in") == ("soviet", "exited")


@rule("attacksub", "13.5", "13F")
def test_sinking_the_last_in_play_wins_whoever_has_left_or_waits() -> None:
    lines = f"{gone('valiant')}\nship udaloy: exited"
    assert sunk("f", "los-angeles", "nikolayev", lines, seat=2) == ("nato", "all-sunk")


@rule("attacksub", "13C", "13M")
def test_a_position_implies_what_a_submarine_needs_to_leave() -> None:
    lines = f"turn: seat2\nhand seat2: {COR}\ncontact: donets > seawolf 1\ncontact: dekabrist > seawolf na"
    with Table("c", lines) as table:
        assert table.rule_against(2, f"{COR} exit donets") == ""
        assert table.rule_against(2, f"{COR} exit dekabrist") == "13C"
    for deck, refused in ((1, "13M"), (2, "13M"), (3, "")):
        lines = f"deck: {deck}\nturn: seat2\nhand seat2: {COR}\nship yenisey: in"
        with Table("m", f"{lines}\nship ivan-rogov: sunk\nship skvortsov: sunk") as table:
            assert table.rule_against(2, f"{COR} exit") == refused


@rule("attacksub", "13M", "11.1")
def test_a_reinforcement_counts_its_decks_from_the_next_one() -> None:
    lines = f"deck: 2\nturn: seat2\nhand seat2: {COR}"
    with Table("m", lines, [number(7, COR)]) as table:
        table.do(2, f"{COR} enter")
        assert table.of(table.b.since, "yenisey") == 3


@rule("attacksub", "2.3", "11.1", "13M")
def test_the_last_card_of_a_deck_brings_it_in_before_the_next() -> None:
    """It has come with the first deck: the second is its whole one, and in the third it may leave."""
    last = number(5, COR)
    with Table("m", f"turn: seat2\ndraw: {last}\nhand seat2: {COR}", [last]) as table:
        table.do(2, f"{COR} enter")
        assert table.told("entered") and table.b.deck == 2
        assert table.of(table.b.since, "yenisey") == 2
        code = exit_forbids(table.b, 1, table.place("yenisey"))
        assert code == no.ACTION_SPENT or code == no.JUST_ENTERED
        table.b.acts = table.b.lineup.zeros[:]
        assert exit_forbids(table.b, 1, table.place("yenisey")) == no.EXIT_NEEDS_DECK
        table.b.deck = 3
        assert exit_forbids(table.b, 1, table.place("yenisey")) == 0
    last = number(4, COR)
    with Table("m", f"turn: seat2\ndraw: {last}\nhand seat2: {COR}", [last]) as table:
        table.do(2, f"{COR} enter")
        assert not table.told("entered"), "4 and the first deck are 5"


@rule("attacksub", "2.3", "13E", "13H", "13J")
@pytest.mark.parametrize(
    ("scenario", "mover", "target", "contact"),
    [
        ("e", "oppokov", "force", "oppokov > simferopol"),
        ("h", "zarnitsa", "seawolf", "zarnitsa > seawolf"),
        ("j", "force", "asheville", "force > asheville"),
    ],
)
def test_a_race_counts_the_deck_that_its_card_comes_from(
    scenario: str, mover: str, target: str, contact: str
) -> None:
    for deck, drawn, won in ((2, 2, False), (2, 1, True), (1, 0, False)):
        last = number(drawn, COR)
        lines = f"deck: {deck}\ndraw: {last}\ncontact: {contact} 1\nhand seat1: {COR}"
        with Table(scenario, lines, [last] if deck > 1 else []) as table:
            table.do(1, f"{COR} open {mover} {target}")
            assert bool(winner(table)[0]) == won, (deck, drawn)
            assert table.b.deck == (deck + 1 if deck > 1 else 1)
