"""Chapters 22.4 and 22.5 as a stranger would try them: a position, scripted dice, lines of notation."""

import pytest

from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.worldatwar.game import GAME

# Far from every base, so that no squadrons from land can join in.
FAR = {"midway": "h0015", "coral-sea": "h1800", "guadalcanal": "h0018", "surigao-strait": "h1600"}


def scene(
    scenario: str, battle: str, *groups: str, rolls: tuple[int, ...] = (), at: str = "", options: str = ""
) -> Scene:
    lines = [
        "worldatwar 1",
        f"options: scenario={scenario}{options}",
        f"battle: {at or FAR[scenario]} {battle}",
        *groups,
    ]
    return Scene(GAME, "\n".join(lines), rolls=list(rolls))


def question(found: Scene) -> str:
    return found.state.decision(found.asked()[0] - 1).name if found.asked() else ""


def fire(found: Scene) -> list[tuple[str, int, int, int, int]]:
    """Target, factors, roll, modifier and hits of every shot so far."""
    told = []
    for event in found.events:
        if event.name.startswith("fires-at"):
            facts = event.facts
            target = str(facts.get("ship", "ship/" + event.name)).removeprefix("ship/")
            told.append(
                (
                    target,
                    int(facts["factors"]),
                    int(facts["roll"]),
                    int(facts["modifier"]),
                    int(facts["hits"]),
                )
            )
    return told


@rule("worldatwar", "22.423B")
@pytest.mark.parametrize(
    "groups",
    [
        # Small forces apart, which in a game would have joined; a carrier alone; ships of two ports.
        ["group seat1 1: haruna", "group seat1 2: hiei", "group seat2 1: hornet", "group seat2 3: yorktown"],
        # More than 25 factors, and ships that the scenario keeps for a duty.
        [
            "group seat1 4: akagi kaga soryu hiryu haruna japan-cruiser*8 japan-destroyer*9 found=1",
            "group seat2 1: united-states-cruiser*8 found=2",
        ],
    ],
)
def test_a_position_may_have_groups_that_no_game_would_form(groups: list[str]) -> None:
    with scene("midway", "begins=patrols", *groups) as found:
        for seat in (0, 1, SPECTATOR):
            view = found.state.observe(seat)
            assert view.imagine(FastDice(seat + 2)).observe(seat).text() == view.text()
        # Reading a line tries it out in an imagined world.
        assert found.do(1, found.legal(1)[0]).state.text() == GAME.parse(found.state.text()).text()


@rule("worldatwar", "22.451", "22.451C", "22.428A", "22.428B", "22.452C", "22.461B")
def test_the_printed_example_of_a_second_round() -> None:
    groups = (
        "group seat1 1: haruna kirishima japan-cruiser*2",
        "group seat1 2: hiei kongo japan-cruiser*2",
        "group seat1 4: akagi japan-cruiser*4",
        "group seat2 1: united-states-cruiser*5",
        "group seat2 3: hornet united-states-cruiser",
        "group seat2 5: united-states-destroyer*5 united-states-cruiser cargo=2",
    )
    with scene("midway", "round=2 begins=patrols", *groups, rolls=(1, 4, 5, 5, 2, 4, 6)) as found:
        found.do(1, "3").do(2, "3")
        rolled = [event.facts for event in found.told("search-rolled")]
        assert [(facts["m-rounds"], facts["m-groups"], facts["dice"]) for facts in rolled] == [
            (1, 3, 4),
            (1, 2, 3),
        ]
        # Japan found 1 and twice 5, the United States 2 and 4: more results strike first.
        assert [
            (f.facts["seat"], f.facts["number"], f.facts["results"]) for f in found.told("group-found")
        ] == [
            ("seat/1", 2, 1),
            ("seat/1", 4, 1),
            ("seat/2", 1, 1),
            ("seat/2", 5, 2),
        ]
        assert found.asked() == [1]
        # All fly patrol, which only their owner knows.
        assert found.legal(1) == ["done"]
        assert found.rule_against(1, "enemy5") == "22.441"
        assert found.rule_against(1, "enemy3") == "22.462A"


@rule("worldatwar", "22.54E", "22.462C")
def test_no_more_squadrons_strike_than_there_are() -> None:
    groups = ("group seat1 1: akagi haruna", "group seat2 5: hornet united-states-cruiser found=2")
    with scene("midway", "begins=strikes", *groups) as found:
        found.do(1, "enemy5")
        assert found.legal(1) == ["1", "2", "3"]
        # A strike could take twenty.
        refusal = found.why_not(1, "4")
        assert refusal is not None and (refusal.name, refusal.rule) == ("too-many", "22.462C")


@rule("worldatwar", "22.461A", "22.462D", "22.462E", "22.41G")
def test_only_a_side_that_was_not_found_surprises() -> None:
    groups = ("group seat1 1: akagi haruna", "group seat2 5: hornet united-states-cruiser found=2")
    with scene("midway", "begins=strikes", *groups) as found:
        assert (found.asked(), question(found)) == ([1], "surprise-strike")
    groups = ("group seat1 1: akagi haruna found=1", groups[1])
    with scene("midway", "begins=strikes", *groups) as found:
        assert (found.asked(), question(found)) == ([1], "strike")
    # Equal results: the intercepting side first.
    groups = ("group seat1 1: akagi haruna found=2", groups[1])
    for side in (1, 2):
        with scene("midway", f"intercepting=seat{side} begins=strikes", *groups) as found:
            assert found.asked() == [side]


@rule("worldatwar", "22.452C", "22.462B")
def test_a_strike_and_fleet_combat_share_the_results_against_a_distant_group() -> None:
    groups = ("group seat1 1: akagi haruna", "group seat2 4: hornet united-states-cruiser*2")
    # Flak of seven factors, radar and a surprise of level 1 or 2.
    for results, dice in ((1, (1, 1)), (2, (1, 1))):
        lines = (groups[0], groups[1] + f" found={results}")
        with scene("midway", "begins=strikes", *lines, rolls=dice) as found:
            found.do(1, "enemy4 1")
            if question(found) == "strike-target":
                found.do(1, "done")
            while question(found) in ("strike", "surprise-strike"):
                found.do(found.asked()[0], "done")
            assert (question(found) == "engage") == (results == 2)
            if results == 2:
                assert found.legal(1) == ["done", "enemy4"]


@rule("worldatwar", "22.521A", "22.521B", "22.521D", "22.522A")
def test_who_pairs_off_with_whom() -> None:
    groups = (
        "group seat1 1: haruna",
        "group seat1 2: hiei",
        "group seat1 5: kongo",
        "group seat2 2: united-states-cruiser",
        "group seat2 3: united-states-cruiser",
        "group seat2 4: united-states-cruiser",
    )
    with scene("midway", "round=4 begins=fleets", *groups) as found:
        met = []
        while question(found) != "engage":
            seat = found.asked()[0]
            found.do(seat, "done" if question(found) == "screen" else "hold")
            met = [(event.facts["first"], event.facts["second"]) for event in found.told("fleet-combat")]
        # Equal numbers first, then the lowest with the next; 4 is left, and 5 is distant.
        assert met == [(2, 2), (1, 3)]
        assert found.asked() == [2] and found.state.decision(1).facts == {"group": 4}
        assert found.legal(2) == ["done", "enemy1", "enemy2"]
        assert found.rule_against(2, "enemy5") == "22.521D"


@rule("worldatwar", "22.523B", "22.523E", "22.524B")
def test_an_evading_group_leaves_its_damaged_ships() -> None:
    groups = (
        "group seat1 1: haruna",
        "group seat2 4: united-states-cruiser united-states-cruiser(1) found=1",
        "group seat2 5: united-states-cruiser",
    )
    with scene("midway", "begins=fleets", *groups) as found:
        found.do(1, "enemy4").do(2, "yes")
        assert [event.facts["ship"] for event in found.told("ship-sunk")] == ["ship/united-states-cruiser"]
        # 5 is taken, so it is 6 now.
        assert found.told("evaded")[0].facts["becomes"] == 6


@rule("worldatwar", "22.521D", "22.524A")
def test_a_chaser_parts_with_its_damaged_ships() -> None:
    groups = ("group seat1 1: haruna kirishima(2)", "group seat2 4: united-states-cruiser found=1 shown")
    with scene("midway", "begins=fleets", *groups, rolls=(1, 1)) as found:
        found.do(1, "enemy4").do(2, "no").do(1, "done").do(2, "done").do(1, "light")
        found.do(2, "hold")
        assert [event.facts["ship"] for event in found.told("detached")] == ["ship/kirishima"]
        # It leaves when the round is over.
        assert [event.facts["ships"] for event in found.told("ships-withdraw")] == ["ships/kirishima"]
    slow = ("group seat1 1: nagato", groups[1], "group seat2 1: united-states-cruiser found=1")
    with scene("midway", "begins=fleets", *slow, rolls=(1, 1)) as found:
        while question(found) == "screen":
            found.do(found.asked()[0], "done")
        found.do(1, "light")
        # Its only opponent floats, so it has nothing more to choose.
        assert question(found) != "engage"


@rule("worldatwar", "22.531C", "22.54G", "22.54B")
def test_screened_ships_are_reached_when_the_front_is_sunk() -> None:
    groups = (
        "group seat1 1: haruna kirishima",
        "group seat2 1: hornet united-states-destroyer united-states-cruiser(1)",
    )
    # Haruna at the destroyer: 8 + 1 sinks it. Kirishima has waited: three factors at +3 on the carrier.
    with scene("midway", "begins=fleets", *groups, rolls=(4, 4, 6, 5)) as found:
        found.do(1, "done").do(2, "done")
        assert found.rule_against(1, "hornet") == "22.531C"
        found.do(1, "light").do(1, "hold")
        assert question(found) == "screened-target"
        # The damaged cruiser is screened, so it is a target and no screen.
        assert found.legal(1) == ["done", "screened", "hornet"]
        found.do(1, "hornet")
        assert fire(found) == [("fires-at-lights", 3, 8, 1, 1), ("hornet", 3, 11, 3, 2)]


@rule("worldatwar", "22.54C", "22.54G")
def test_a_cruiser_damaged_by_heavy_guns_screens_nobody() -> None:
    groups = ("group seat1 1: haruna kirishima", "group seat2 1: hornet united-states-cruiser")
    # One hit damages the cruiser; it neither fires nor has to be sunk.
    with scene("midway", "begins=fleets", *groups, rolls=(4, 2, 1, 1)) as found:
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "hold")
        assert question(found) == "screened-target"
        assert found.legal(1) == ["done", "screened", "hornet"]
        found.do(1, "screened")
        # Three factors with 2 + 1 score nothing.
        assert fire(found)[-1] == ("fires-at-screened-lights", 3, 2, 1, 0)


@rule("worldatwar", "22.54D", "22.54E", "22.54F")
def test_seven_surplus_factors_and_two_battleships() -> None:
    groups = (
        "group seat1 1: japan-destroyer*7",
        "group seat2 1: washington south-dakota",
    )
    with scene("guadalcanal", "begins=fleets", *groups, rolls=(1, 1) * 2) as found:
        found.do(1, "done").do(2, "done").do(2, "hold").do(2, "hold")
        assert question(found) == "surplus-light"
        assert found.rule_against(1, "light") == "22.54E"
        found.do(1, "washington")
        assert found.legal(1) == [str(number) for number in range(1, 8)]
        found.do(1, "4")
        found.do(1, "south")
        assert found.legal(1) == ["1", "2", "3"]
        found.do(1, "3")
        assert [(target, factors) for target, factors, *_ in fire(found)] == [
            ("washington", 4),
            ("south-dakota", 3),
        ]
    with scene("guadalcanal", "begins=fleets", *groups) as found:
        found.do(1, "done").do(2, "done").do(2, "hold").do(2, "hold").do(1, "washington 3").do(1, "south")
        assert found.rule_against(1, "4") == "22.54E"


@rule("worldatwar", "22.54D")
@pytest.mark.parametrize("ours, theirs, surplus", [(7, 2, 1), (6, 2, 0), (10, 3, 1)])
def test_three_to_one(ours: int, theirs: int, surplus: int) -> None:
    groups = (
        f"group seat1 1: japan-destroyer*{ours}",
        f"group seat2 1: united-states-destroyer*{theirs} hornet",
    )
    with scene("midway", "begins=fleets", *groups, rolls=(1, 1) * (0 if surplus else 2)) as found:
        found.do(1, "done").do(2, "done")
        if surplus:
            assert found.state.decision(0).facts == {"factors": surplus}
            assert found.legal(1) == ["hold", "light"]
        else:
            assert question(found) != "surplus-light"


@rule("worldatwar", "22.551", "22.552A", "22.552B")
@pytest.mark.parametrize(
    "first, second, shift, expected",
    [
        # Yamato 4 against cruisers 2; the lowest of those that fire together counts.
        ("yamato", "united-states-cruiser", "0 0", 2),
        ("yamato haruna", "united-states-cruiser", "0 0", 1),
        ("yamato", "united-states-cruiser", "0 1", 1),
        ("haruna", "united-states-cruiser united-states-destroyer cargo=1", "0 0", 2),
        ("haruna japan-destroyer cargo=1", "united-states-cruiser", "0 0", 0),
    ],
)
def test_modifiers_of_fire(first: str, second: str, shift: str, expected: int) -> None:
    groups = (f"group seat1 1: {first}", f"group seat2 1: {second}", f"naval-shift: {shift}")
    with scene("midway", "begins=fleets", *groups, rolls=(1, 1)) as found:
        found.do(1, "done").do(2, "done")
        while question(found) == "surplus-capital":
            found.do(1, "light")
        assert fire(found)[0][3] == expected


@rule("worldatwar", "22.55")
def test_light_ships_are_lost_evenly() -> None:
    lines = (
        "group seat1 1: yamato haruna kirishima",
        "group seat2 1: united-states-cruiser*2 united-states-destroyer*4",
    )
    # Eleven factors with 12: five hits: a cruiser sunk, two destroyers, and a cruiser damaged.
    with scene("midway", "begins=fleets", *lines, rolls=(6, 6)) as found:
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "light").do(1, "light")
        assert fire(found)[0] == ("fires-at-lights", 11, 12, 1, 5)
        sunk = [str(event.facts["ship"]) for event in found.told("ship-sunk")]
        assert sunk == ["ship/united-states-cruiser"] + ["ship/united-states-destroyer"] * 2
        assert len(found.told("ship-damaged")) == 1


@rule("worldatwar", "22.46", "22.55")
@pytest.mark.parametrize(
    "target, drm, lost", [("hornet", 0, "ship-sunk"), ("united-states-cruiser", 2, "ship-damaged")]
)
def test_an_air_strike_by_the_book(target: str, drm: int, lost: str) -> None:
    groups = (
        "group seat1 1: akagi haruna found=1",
        "group seat2 4: hornet united-states-cruiser found=1",
        # No patrols are up.
    )
    # Flak: five factors are level 1, radar makes it 2: with 2 nothing. Then 3 squadrons of elite naval air.
    with scene("midway", "intercepting=seat1 begins=strikes", *groups, rolls=(1, 1, 3, 2)) as found:
        found.do(1, "enemy4 3")
        found.do(1, "hornet 3" if target == "hornet" else "light 3")
        strike = next(event.facts for event in found.events if event.name.startswith("strikes"))
        assert (strike["modifier"], strike["m-own"], strike.get("m-enemy", 0)) == (3 - drm + 1, 3, -drm)
        # Row 3 with 5 + 4 = 9: three hits; with 5 + 2 = 7: two, which sink a cruiser.
        assert strike["hits"] == (3 if target == "hornet" else 2)
        assert found.told("ship-sunk")


@rule("worldatwar", "22.431B", "22.432", "22.433", "22.434", "22.442C")
def test_an_attack_on_midway_before_the_search() -> None:
    groups = ("group seat1 1: akagi haruna", "group seat2 4: hornet united-states-cruiser*2")
    # Three elite squadrons with 12 + 1 at four: 2/4. In return row 4 with 2 - 1: 1/1. Then a search die.
    with scene("midway", "begins=patrols", *groups, at="h2608", rolls=(6, 6, 1, 1, 5)) as found:
        found.do(2, "2").do(1, "0")
        # 22.342: nobody may attack Japanese bases, as none is near; Midway is.
        assert found.legal(1) == ["done", "midway"]
        assert found.rule_against(1, "wake") == "22.431B"
        found.do(1, "midway 3")
        told = found.told("air-combat")[0].facts
        assert [told[name] for name in ("lost", "aborted", "downed", "driven")] == [1, 1, 2, 2]
        # Nobody on Midway is left to cover or to search.
        assert not found.told("land-air") and found.told("search-rolled")[1].facts["dice"] == 1


@rule("worldatwar", "22.341B", "22.341C", "22.341D", "22.41D", "22.4421B", "22.4422B", "22.451A")
def test_squadrons_on_midway() -> None:
    groups = ("group seat1 4: akagi haruna", "group seat2 4: hornet united-states-cruiser*2")
    # Army squadrons first search, then cover; the naval squadron may do either, or strike.
    with scene("midway", "begins=land-air", *groups, at="h2608", rolls=(1, 4, 3)) as found:
        asked = []
        while question(found).startswith("air-"):
            facts = found.state.decision(1).facts
            asked.append((question(found), facts["kind"], facts.get("group", 0)))
            found.do(2, "1" if facts["kind"] else "0")
        assert asked == [("air-cover", 0, 4), ("air-search", 0, 0), ("air-search", 1, 0), ("air-cover", 2, 4)]
        assert found.told("land-air")[0].facts == {"seat": "seat/2", "cover": 1, "search": 1}
        assert found.told("search-rolled")[1].facts["m-squadrons"] == 1
        # Nobody knows over which group: the enemy sees a number only.
        assert found.state.observe(0).text().count("task=?") > 0


@rule("worldatwar", "22.55", "22.461B")
def test_army_squadrons_lack_the_bonus_of_naval_air() -> None:
    groups = ("group seat1 1: haruna found=2", "group seat2 4: united-states-cruiser found=1")
    # One naval and one attack squadron from Midway: each kind by itself, or both together.
    for kinds, modifier in (("1 0", 0), ("0 1", -1), ("1 1", -1)):
        dice = (1, 1, 3, 4)
        with scene("midway", "begins=strikes", *groups, at="h2608", rolls=dice) as found:
            # If no naval squadron flies, the other one must.
            found.do(2, "enemy1 0" if kinds == "0 1" else f"enemy1 {kinds}")
            found.do(2, "haruna 2" if kinds == "1 1" else "haruna")
            strike = found.told("strikes")[0].facts
            assert strike["modifier"] == modifier
            assert strike.get("m-naval-air", 0) == (1 if kinds == "1 0" else 0)
            found.dice.rolled = len(found.dice.rolls)


@rule("worldatwar", "22.462D", "22.41G")
@pytest.mark.parametrize("results, level, guards", [(1, 1, 2), (4, 4, 1), (6, 6, 0), (9, 7, 0)])
def test_the_levels_of_surprise(results: int, level: int, guards: int) -> None:
    groups = ("group seat1 1: akagi haruna", f"group seat2 4: hornet yorktown found={results}")
    lines = (*groups, *(f"squadron{n}: task=1" for n in (18, 19)))
    fight = (1, 1, 1, 1) if guards else ()
    with scene("midway", "begins=strikes", *lines, rolls=(*fight, 1, 1)) as found:
        found.do(1, "enemy4 3")
        assert found.told("strike-launched")[0].facts["surprise"] == level
        fights = found.told("air-combat")
        assert [event.facts["defenders"] for event in fights] == ([guards] if guards else [])
        if guards:
            # 3 - 2 for the attackers; patrol has no bonus when it is surprised.
            assert (fights[0].facts["modifier"], fights[0].facts["enemymodifier"]) == (1, -1)
        flak = found.told("air-defence")
        # Six factors are level 2, radar 3; from surprise level 2 on one less.
        assert not flak or flak[0].facts["level"] == 3 - (1 if level >= 2 else 0)


@rule("worldatwar", "22.422A", "22.422B", "22.41F")
@pytest.mark.parametrize(
    "ships, small, slow, cargo, carriers",
    [
        ("haruna kirishima japan-cruiser*2", 0, 0, 0, 0),
        ("haruna kirishima japan-cruiser", 1, 0, 0, 0),
        ("nagato japan-cruiser*3", 0, 1, 0, 0),
        ("haruna kirishima(2) japan-cruiser*2", 0, 1, 0, 0),
        ("akagi zuiho japan-cruiser*3 japan-destroyer cargo=1", 0, 1, 1, 2),
    ],
)
def test_what_a_find_tells(ships: str, small: int, slow: int, cargo: int, carriers: int) -> None:
    groups = (f"group seat1 3: {ships}", "group seat2 1: united-states-cruiser*5")
    with scene("midway", "round=3 begins=search", *groups, rolls=(2,) * 3 + (3, 4, 5)) as found:
        told = [event.facts for event in found.told("group-found") if event.facts["seat"] == "seat/1"]
        names = ("small", "slow", "cargo", "carriers", "results")
        assert [told[0][name] for name in names] == [small, slow, cargo, carriers, 1]
        found.dice.rolled = len(found.dice.rolls)


@rule("worldatwar", "22.54E")
def test_surplus_light_ships_may_do_different_things() -> None:
    groups = ("group seat1 1: japan-destroyer*10", "group seat2 1: united-states-destroyer washington")
    # Three pair off with the destroyer; of seven two join in, three go for Washington, two wait.
    with scene("guadalcanal", "begins=fleets", *groups, rolls=(1, 1) * 3) as found:
        found.do(1, "done").do(2, "done").do(2, "hold").do(1, "light 2")
        assert found.rule_against(1, "light") == "22.54E"
        # The last two have nothing else left and wait.
        found.do(1, "washington 3")
        assert [(target, factors) for target, factors, *_ in fire(found)] == [
            ("washington", 3),
            ("fires-at-lights", 5),
            ("fires-at-lights", 1),
        ]


@rule("worldatwar", "22.421A", "22.421C", "22.423", "22.423A", "22.41A")
def test_forming_groups() -> None:
    forces = (
        "force seat1: haruna kirishima japan-cruiser*3",
        "force seat1: hiei japan-destroyer*2",
        "force seat1: kongo",
        "force seat1: japan-destroyer*4 cargo=2",
        "force seat2: united-states-cruiser*5",
    )
    with scene("midway", "begins=groups", *forces) as found:
        # The task force, then all small forces together, then the one with cargo.
        found.do(1, "cg2")
        assert found.state.decision(0).facts["ships"] == "ships/japan-destroyer,japan-destroyer,hiei,kongo"
        assert found.rule_against(1, "cg2") == "22.423"
        assert found.rule_against(1, "stay") == "22.421C"
        found.do(1, "cg5")
        # Cargo must fight, and may join a group without.
        assert found.rule_against(1, "stay") == "22.421C"
        assert "cg2" in found.legal(1) and "cg5" in found.legal(1)
        found.do(1, "cg2").do(2, "cg1")
        assert [event.facts["numbers"] for event in found.told("groups-formed")] == [
            "groups/2, 5",
            "groups/1",
        ]
        for seat in (0, 1, SPECTATOR):
            view = found.state.observe(seat)
            assert view.imagine(FastDice(seat + 2)).observe(seat).text() == view.text()


@rule("worldatwar", "22.421A")
def test_a_surplus_and_carriers_without_fast_ships() -> None:
    forces = (
        "force seat1: yamato mutsu nagato haruna hiei kongo",
        "force seat1: japan-destroyer*9 cargo=2",
        "force seat2: hornet",
        "force seat2: enterprise united-states-cruiser*2",
    )
    with scene("midway", "begins=groups", *forces) as found:
        found.do(1, "cg2 cg2")
        # 22 and 9 are 31: six must go, from the force without cargo, and no more ships than are needed.
        assert question(found) == "surplus-ships"
        assert found.rule_against(1, "japan-destroyer") == "not-asked"
        found.do(1, "haruna hiei")
        assert question(found) == "surplus-number"
        found.do(1, "cg3").do(2, "cg1")
        # Four fast factors are enough for one of two carriers: the other goes home, and nobody sees which.
        divided = found.told("force-divided")
        assert not [event for event in divided if "ships" in event.facts]
        assert [event.secret["ships"] for event in divided if event.secret] == [
            "ships/haruna,hiei",
            "ships/enterprise",
        ]


@rule("worldatwar", "22.451B", "22.552A")
def test_tactical_cards() -> None:
    forces = (
        "force seat1: akagi haruna kirishima japan-cruiser*2",
        "force seat2: hornet united-states-cruiser*4",
    )
    with scene("midway", "begins=cards", *forces, rolls=(1, 6, 6)) as found:
        assert found.asked() == [1, 2] and found.legal(1) == ["0", "1"]
        # The refusal is about the cards that are asked for.
        assert found.rule_against(1, "2") == "22.451B"
        found.do(1, "1").do(2, "2")
        assert (found.asked(), question(found)) == ([2], "use-advantage")
        found.do(2, "yes").do(1, "cg1").do(2, "cg1").do(1, "0").do(2, "0")
        rolled = [event.facts for event in found.told("search-rolled")]
        # One die for a large active group; one more for the side that reads signals, one fewer for the other.
        assert [(facts["dice"], facts.get("m-codes", 0)) for facts in rolled] == [(0, 0), (2, 1)]
        found.dice.rolled = len(found.dice.rolls)


@rule("worldatwar", "22.54A", "22.54B", "22.54C")
def test_ranks_and_answers() -> None:
    groups = ("group seat1 1: fuso yamashiro", "group seat2 1: mississippi maryland(1) tennessee")
    with scene("surigao-strait", "begins=fleets", *groups, rolls=(1, 1) * 4) as found:
        found.do(1, "done").do(2, "done")
        # All are slow and of three factors: the one with a hit is the last, and so the surplus.
        assert found.state.decision(1).facts == {"ship": "ship/maryland"}
        assert found.legal(2) == ["hold", "fuso", "yamashiro"]
        found.do(2, "fuso")
        # Fuso is under fire from two and answers one of them.
        assert found.legal(1) == ["maryland", "mississippi"]
        assert found.rule_against(1, "tennessee") == "22.54C"
        found.do(1, "maryland")
        assert [(target, factors, modifier) for target, factors, _, modifier, _ in fire(found)] == [
            ("tennessee", 3, 1),
            ("maryland", 3, 1),
            ("fuso", 6, -1),
            ("yamashiro", 3, -1),
        ]


@rule("worldatwar", "22.522B", "22.521D", "22.521E")
@pytest.mark.parametrize("results", [1, 2])
def test_each_attack_on_a_distant_group_uses_a_result(results: int) -> None:
    groups = (
        "group seat1 1: haruna",
        "group seat1 2: hiei",
        f"group seat2 6: united-states-cruiser*4 found={results}",
    )
    with scene("midway", "round=2 begins=fleets", *groups) as found:
        found.do(1, "enemy6")
        # No number is higher than 6, so it fights; the second group chooses before anybody fires.
        assert (question(found) == "engage") == (results == 2)
        if results == 2:
            found.do(1, "enemy6")
        assert question(found) == "screen" and not found.told("fleet-combat")


@rule("worldatwar", "22.521D")
def test_a_group_that_has_sunk_its_opponents_goes_on() -> None:
    groups = (
        "group seat1 1: haruna kirishima",
        "group seat2 1: united-states-destroyer",
        "group seat2 2: united-states-cruiser*2",
        "group seat2 5: united-states-cruiser found=1",
    )
    # Six factors with 7 + 1 sink the destroyer.
    with scene("midway", "round=2 begins=fleets", *groups, rolls=(3, 4)) as found:
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "light")
        # The second American group has met nobody either, but the lower number chooses first.
        assert (found.asked(), question(found)) == ([1], "engage")
        assert found.legal(1) == ["done", "enemy2", "enemy5"]


@rule("worldatwar", "22.451D", "22.428A", "22.428B", "22.425D")
@pytest.mark.parametrize(
    "group, lines, dice",
    [
        ("group seat2 4: hornet united-states-cruiser", (), 1),
        # A squadron is missing, or the carrier is damaged.
        ("group seat2 4: hornet united-states-cruiser", ("squadron18: state=2",), 0),
        ("group seat2 4: hornet(2) united-states-cruiser", (), 0),
        # Two carriers are still one die; an active group has one for its ten factors and none for a carrier.
        ("group seat2 4: hornet yorktown", (), 1),
        ("group seat2 1: hornet united-states-cruiser*3", (), 0),
        ("group seat2 1: hornet united-states-cruiser*4", (), 1),
        ("group seat2 1: hornet united-states-cruiser*4(1)", (), 0),
        ("group seat2 2: united-states-cruiser*8", (), 0),
    ],
)
def test_dice_of_a_group(group: str, lines: tuple[str, ...], dice: int) -> None:
    with scene("midway", "begins=search", "group seat1 6: haruna", group, *lines, rolls=(1,) * dice) as found:
        assert found.told("search-rolled")[1].facts["dice"] == dice


@rule("worldatwar", "22.4421A", "22.4421C", "22.431A")
@pytest.mark.parametrize("number, defenders", [(4, 2), (5, 1)])
def test_cover_over_one_group(number: int, defenders: int) -> None:
    groups = (
        "group seat1 1: akagi haruna",
        "group seat2 4: hornet united-states-cruiser found=1",
        "group seat2 5: united-states-cruiser*2 found=1",
        # One patrols over Hornet's group; the cover squadron of Midway flies over 4 or 5.
        "squadron18: task=1",
        f"squadron29: task=4 aim={number}",
    )
    with scene("midway", "begins=strikes", *groups, at="h2608", rolls=(1, 1, 1, 1, 1, 1)) as found:
        found.do(1, "enemy4 3")
        assert found.told("air-combat")[0].facts["defenders"] == defenders
        found.dice.rolled = len(found.dice.rolls)


@rule("worldatwar", "22.463", "22.463A", "22.463B", "22.463C")
def test_squadrons_whose_carrier_is_gone() -> None:
    groups = (
        "group seat1 1: akagi haruna found=1",
        "group seat2 4: hornet united-states-cruiser found=1",
        # Hornet: one on patrol, two back from a strike; all decks are gone. Midway is at hand.
        "squadron18: task=1",
        "squadron19: task=6",
        "squadron20: task=6",
        "hornet: hits=3",
    )
    with scene("midway", "begins=strikes", *groups, at="h2608") as found:
        while question(found) in ("strike", "surprise-strike"):
            found.do(found.asked()[0], "done")
        assert [event.name for event in found.events if event.name in ("lands-ashore", "no-deck")] == [
            "no-deck",
            "no-deck",
            "lands-ashore",
        ]
        assert question(found) != "screen" or not found.told("fires-at")


@rule("worldatwar", "22.55")
def test_a_battle_is_read_back_while_its_owner_chooses_a_loss() -> None:
    """What is left to fire with is not reckoned before: `asked=` begins with the number of what is open."""
    groups = (
        "group seat1 1: japan-cruiser*4",
        "group seat2 1: united-states-cruiser united-states-destroyer australia-destroyer",
    )
    with scene("coral-sea", "begins=fleets", *groups, rolls=(5, 5, 2, 2)) as found:
        found.do(1, "done").do(2, "done")
        assert question(found) == "choose-loss"
        for view in (found.state, *(found.state.observe(seat) for seat in (0, 1, SPECTATOR))):
            assert " asked=-9,0,-9 " in view.text()
            assert GAME.parse(view.text()).text() == view.text()
