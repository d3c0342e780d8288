"""Battles in which several rules of 22.4 and 22.5 meet: positions, scripted dice, lines of notation."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.own import own
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.worldatwar.game import GAME, WorldAtWar

# Ships of every kind; Midway has room for one squadron more; the French are short of oil.
FLEETS = """
base tokyo: side = 0
base midway: side = 1 | squadrons = 5
base wake: side = 1
base pearl-harbor: side = 1
force japan: side = 0 | base = "tokyo" \
 | ships = ["yamato", "nagato", "haruna", "kongo", "hiei", "akagi", "kaga"] \
 | light = ["japan-cruiser*8", "japan-destroyer*14", "japan-transport*3"]
force allies: side = 1 | base = "pearl-harbor" | ships = ["iowa", "washington", "hornet", "enterprise"] \
 | light = ["united-states-cruiser*8", "united-states-destroyer*12", "united-states-escort-carrier*2"]
force french: side = 1 | base = "pearl-harbor" | ships = ["richelieu"] \
 | light = ["france-cruiser*2"] | short = true
air midway: base = "midway" | nation = "united-states" | factors = 1 | naval = 1
air wake: base = "wake" | nation = "united-states" | naval = 2
duty patrol: activity = "patrol" | phase = 0 | base = "tokyo" | target = "wake" | task_forces = 1
"""
FAR = "h0015"
NEAR_MIDWAY = "h2507"
BETWEEN = "h2110"


def scene(battle: str, *groups: str, rolls: tuple[int, ...] = (), tables: str = "") -> Scene:
    at, _, rest = battle.partition(" ")
    options = own("central-pacific", [0], FLEETS, tables)
    return Scene(
        GAME, "\n".join(["worldatwar 1", options, f"battle: {at} {rest}", *groups]), rolls=list(rolls)
    )


def question(found: Scene) -> str:
    return found.state.decision(found.asked()[0] - 1).name


def numbers(found: Scene, name: str, *facts: str) -> list[tuple[object, ...]]:
    return [tuple(event.facts[fact] for fact in facts) for event in found.told(name)]


def op_of(found: Scene) -> WorldAtWar:
    assert isinstance(found.state, WorldAtWar)
    return found.state


# -- groups ----------------


@rule("worldatwar", "22.411B", "22.421C", "22.423", "22.425C")
def test_who_comes_later_may_join_or_wait() -> None:
    groups = ("group seat1 1: haruna", "group seat2 1: hornet", "force seat1: yamato nagato kongo")
    with scene(f"{FAR} round=2 begins=groups", *groups) as found:
        assert found.legal(1) == ["stay", "cg2", "cg3", "cg4", "cg5", "cg6"]
        assert (found.rule_against(1, "cg1"), found.rule_against(1, "cg7")) == ("22.423", "22.421C")
        found.do(1, "stay")
        assert numbers(found, "groups-formed", "numbers") == [("groups/1",)]
        assert not op_of(found).forces[2].present
    # In the first round nobody waits while there is room.
    with scene(f"{FAR} begins=groups", *groups[::2], "force seat2: hornet") as found:
        assert found.rule_against(1, "stay") == "22.421C"


@rule("worldatwar", "22.421C")
@pytest.mark.parametrize("cargo", ["", " cargo=1"])
def test_with_six_groups_all_others_wait_even_with_cargo(cargo: str) -> None:
    six = [f"group seat1 {n}: japan-cruiser" for n in range(1, 7)]
    more = f"force seat1: japan-destroyer*2{cargo}"
    with scene(f"{FAR} round=2 begins=groups", *six, more, "group seat2 1: washington") as found:
        # Nothing is asked; nobody can take a number that is not there.
        assert question(found) != "group-number"
        assert not op_of(found).forces[6].present
    # And of seven that come with cargo at once the last one waits.
    forces = ["force seat1: japan-destroyer cargo=1" for _ in range(7)]
    with scene(f"{FAR} begins=groups", *forces, "force seat2: washington") as found:
        for number in range(1, 7):
            assert found.rule_against(1, "stay") == "22.421C"
            found.do(1, f"cg{number}")
        assert found.legal(1) == ["stay"]


@rule("worldatwar", "22.421B", "22.411B", "22.423B")
def test_small_forces_that_waited_combine_with_those_who_come_later() -> None:
    groups = (
        "group seat1 4: haruna",
        "group seat2 5: washington",
        "force seat1: japan-destroyer*2",
        "force seat1: japan-cruiser",
    )
    with scene(f"{FAR} round=2 begins=groups", *groups, rolls=(6, 6)) as found:
        op_of(found).forces[3].joins = 3
        found.do(1, "stay")
        while op_of(found).round == 2:
            found.do(found.asked()[0], "done")
        found.do(1, "cg6")
        assert [force.number for force in op_of(found).forces] == [4, 5, 6, 6]
        view = found.state.observe(1)
        assert view.imagine(FastDice(2)).observe(1).text() == view.text()


@rule("worldatwar", "22.421A", "22.421B", "22.423")
@pytest.mark.parametrize("turn", [1, 2])
def test_cargo_that_comes_later_is_joined_by_nobody(turn: int) -> None:
    battle = f"{FAR} begins=groups", "force seat2: hornet"
    if turn == 2:
        battle = f"{FAR} round=2 begins=groups", "group seat2 1: hornet\ngroup seat1 1: haruna"
    forces = ("force seat1: yamato nagato kongo", "force seat1: japan-destroyer*3 cargo=1")
    with scene(*battle, *forces) as found:
        found.do(1, "cg2")
        assert found.rule_against(1, "cg2") == ("" if turn == 1 else "22.423")


# -- air ----------------


@rule("worldatwar", "22.431B")
def test_a_base_is_attacked_by_squadrons_that_have_no_other_to_attack() -> None:
    groups = ("group seat1 3: akagi kaga japan-cruiser*4", "group seat2 2: united-states-cruiser*5")
    with scene(f"{BETWEEN} begins=bases", *groups, tables="air_range = 12") as found:
        assert sorted(found.legal(1)) == ["done", "midway", "wake"]
        found.do(1, "midway 6")
        # How many have flown nobody knows yet, so the question is put all the same.
        assert found.legal(1) == ["done"]
        refusal = found.why_not(1, "wake")
        assert refusal is not None and (refusal.name, refusal.rule) == ("not-a-flyer", "22.431B")


@rule("worldatwar", "22.432", "22.431B", "22.433")
def test_all_attacks_on_bases_are_announced_before_the_first_is_flown() -> None:
    groups = ("group seat1 3: akagi kaga japan-cruiser*4", "group seat2 2: united-states-cruiser*5")
    rolls = (1, 1, 1, 1, 6, 6, 1, 1)
    with scene(f"{BETWEEN} begins=bases", *groups, rolls=rolls, tables="air_range = 12") as found:
        found.do(1, "midway 2")
        assert not found.told("base-attacked")
        for observer in (1, SPECTATOR):
            assert found.state.observe(observer).text().endswith("bases= sent=")
        assert found.rule_against(1, "midway") == "22.432"
        assert found.rule_against(1, "tokyo") == "22.431B"
        found.do(1, "wake")
        assert found.rule_against(1, "5") == "22.432"
        found.do(1, "4")
        assert numbers(found, "base-attacked", "base", "squadrons") == [("base/midway", 2), ("base/wake", 4)]
        # 2 against 4 at Midway, then 4 against 2 at Wake, where both are driven off or down.
        assert numbers(found, "air-combat", "attackers", "defenders") == [(2, 4), (4, 2)]


@rule("worldatwar", "22.461A", "22.461B", "22.462F", "22.463B", "22.463C")
def test_a_patrol_whose_carrier_was_sunk_meets_the_next_strike_and_finds_no_deck() -> None:
    groups = (
        "group seat1 1: akagi kaga japan-cruiser*3",
        "group seat2 2: hornet united-states-cruiser*2 found=3",
        "group seat2 5: enterprise united-states-cruiser found=1",
    )
    rolls: tuple[int, ...] = (6, 6, 6)  # Search: nobody.
    rolls += (6, 6, 1, 1, 1, 1, 6, 6)  # Surprise of level 4: two of three fight; air defence; Hornet.
    rolls += (1, 1, 1, 1, 1, 1, 1, 1)  # The second strike: the third squadron, air defence, cruisers.
    with scene(f"{FAR} begins=patrols", *groups, rolls=rolls) as found:
        found.do(1, "0 0").do(2, "3 0").do(1, "enemy2 4").do(1, "hornet 3")
        assert numbers(found, "air-combat", "defenders", "absent") == [(2, 1)]
        assert numbers(found, "ship-sunk", "ship") == [("ship/hornet",)]
        assert question(found) == "strike"
        found.do(1, "enemy2 2").do(1, "light 2").do(1, "done")
        # Not surprised any more: the bonus of a patrol.
        assert found.told("air-combat")[1].facts["d-patrol"] == 1
        # Enterprise is full, no base is near.
        assert numbers(found, "no-deck", "seat") == [("seat/2",)]


@rule("worldatwar", "22.463B")
@pytest.mark.parametrize(("room", "ashore"), [(4, 0), (5, 1), (15, 2)])
def test_a_base_takes_no_more_squadrons_than_it_can_hold(room: int, ashore: int) -> None:
    text = FLEETS.replace("squadrons = 5", f"squadrons = {room}")
    options = own("central-pacific", [0], text)
    groups = "group seat1 1: akagi kaga japan-cruiser*3 found=1\n"
    groups += "group seat2 1: hornet united-states-cruiser found=1"
    # One of three on patrol is lost, two turn back; then air defence, and Hornet is sunk.
    rolls = [6, 1, 1, 1, 1, 1, 1, 6, 6]
    position = f"worldatwar 1\n{options}\nbattle: {NEAR_MIDWAY} begins=patrols\n{groups}"
    with Scene(GAME, position, rolls=rolls) as found:
        found.do(1, "0 0").do(2, "3").do(1, "done").do(2, "0").do(2, "0").do(2, "0").do(2, "0")
        found.do(2, "done").do(1, "enemy1 6").do(1, "hornet 5")
        assert len(found.told("lands-ashore")) == ashore
        assert len(found.told("no-deck")) == 2 - ashore


@rule("worldatwar", "22.462F")
@pytest.mark.parametrize(
    ("target", "rolls", "critical"),
    [
        ("hornet 3", (1, 1, 6), [1]),  # 2 hits damage her, a six is one more.
        ("hornet 3", (6, 6), []),  # Sunk outright.
        ("light 3", (1, 1), []),  # Cruisers are not named ships.
    ],
)
def test_a_critical_hit_needs_a_named_ship_that_was_damaged_now(
    target: str, rolls: tuple[int, ...], critical: list[int]
) -> None:
    groups = ("group seat1 1: akagi japan-cruiser*3", "group seat2 2: hornet united-states-cruiser*2 found=7")
    with scene(f"{FAR} begins=strikes", *groups, rolls=(1, 1, *rolls)) as found:
        found.do(1, "enemy2 3").do(1, target)
        assert [hits for (hits,) in numbers(found, "critical", "hits")] == critical


# -- who meets whom ----------------


@rule("worldatwar", "22.521D", "22.521E", "22.522A")
def test_two_groups_that_seek_each_other_fight_once() -> None:
    groups = (
        "group seat1 1: yamato nagato kongo",
        "group seat1 2: japan-destroyer",
        "group seat2 1: united-states-destroyer",
        "group seat2 2: united-states-cruiser*8",
    )
    rolls = (6,) * 8
    with scene(f"{FAR} round=2 intercepting=seat1 begins=fleets", *groups, rolls=rolls) as found:
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "hold").do(1, "hold")
        found.do(1, "done").do(2, "done").do(2, "light 1")
        # Both have sunk whom they met. The first of them goes for the other, who need not be asked.
        assert (found.asked(), found.legal(1)) == ([1], ["done", "enemy2"])
        found.do(1, "enemy2")
        assert question(found) == "screen"
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "light").do(1, "light").do(2, "hold")
        assert numbers(found, "fleet-combat", "first", "second") == [(1, 1), (2, 2), (1, 2)]
        assert question(found) == "withdraw"


@rule("worldatwar", "22.521E", "22.521D")
def test_a_group_that_is_sought_may_still_seek_another() -> None:
    groups = (
        "group seat1 1: yamato",
        "group seat1 2: japan-destroyer",
        "group seat1 3: kongo",
        "group seat2 1: united-states-destroyer",
        "group seat2 2: united-states-cruiser*4",
    )
    with scene(f"{FAR} round=3 intercepting=seat1 begins=fleets", *groups, rolls=(6,) * 6) as found:
        found.do(1, "done").do(2, "done").do(1, "light")
        found.do(1, "done").do(2, "done").do(2, "light 1")
        found.do(1, "enemy2")
        assert (found.asked(), found.legal(2)) == ([2], ["done", "enemy3"])
        assert found.rule_against(2, "enemy1") == "22.521E"
        # Kongo is sought herself, and nobody else is left for her.
        found.do(2, "enemy3")
        assert question(found) == "screen"


@rule("worldatwar", "22.523E", "22.522B", "22.452C", "22.521D")
def test_a_group_evades_past_the_numbers_in_use_and_is_left_alone() -> None:
    groups = (
        "group seat1 1: haruna japan-cruiser*2",
        "group seat1 2: kongo hiei(2) japan-cruiser",
        "group seat2 3: hornet united-states-cruiser*2 found=2",
        "group seat2 4: united-states-cruiser",
        "group seat2 6: enterprise united-states-cruiser found=1",
    )
    with scene(f"{FAR} round=2 intercepting=seat1 begins=fleets", *groups) as found:
        assert found.rule_against(1, "enemy4") == "22.521D"
        found.do(1, "enemy3").do(2, "yes")
        assert numbers(found, "evaded", "group", "becomes") == [(3, 5)]
        assert found.rule_against(1, "enemy5") == "22.523E"
        # Number six has nowhere to go; the second group then finds no result left.
        found.do(1, "enemy6")
        assert question(found) == "screen"
        assert not op_of(found).leaving[op_of(found).roster.name.index("hiei")]


@rule("worldatwar", "22.524A", "22.523E", "22.93A")
def test_damaged_ships_of_a_chaser_stay_out_of_every_fight_of_the_round() -> None:
    groups = (
        "group seat1 1: kongo hiei(2) japan-cruiser",
        "group seat2 3: hornet united-states-cruiser found=1",
        "group seat2 2: united-states-destroyer*3 found=1 cargo=1",
    )
    rolls = (1, 1, 1, 1, 1, 1)
    with scene(f"{FAR} intercepting=seat1 begins=fleets", *groups, rolls=rolls) as found:
        found.do(1, "enemy3")
        assert numbers(found, "detached", "ship") == [("ship/hiei",)]
        # It evades; the chaser goes for the slow group, which must fight, and Hiei is not among the ships.
        found.do(2, "yes").do(1, "enemy2")
        assert "hiei" not in " ".join(found.legal(1))
        found.do(1, "done").do(2, "done").do(1, "light")
        while question(found) != "withdraw":
            found.do(found.asked()[0], found.legal(found.asked()[0])[0])
        assert numbers(found, "ships-withdraw", "ships") == [("ships/hiei",)]


# -- fire ----------------


@rule("worldatwar", "22.54G", "22.54C", "22.54D", "22.54F")
@pytest.mark.parametrize(("rolls", "heavy"), [((4, 4, 6, 6), True), ((1, 1, 3, 4, 1, 1), False)])
def test_only_a_cruiser_damaged_by_heavy_guns_screens_nobody(rolls: tuple[int, ...], heavy: bool) -> None:
    groups = ("group seat1 1: haruna hiei japan-cruiser*2", "group seat2 1: united-states-cruiser hornet")
    # Haruna damages the cruiser and Hiei fires at Hornet, or four light factors against two do it.
    with scene(f"{FAR} begins=fleets", *groups, rolls=rolls) as found:
        found.do(1, "done").do(2, "done").do(1, "light").do(1, "hold")
        assert numbers(found, "ship-damaged", "ship") == [("ship/united-states-cruiser",)]
        # Damaged by heavy guns it is behind the screen at once, and Hiei may fire at Hornet.
        assert question(found) == ("screened-target" if heavy else "withdraw")
        if heavy:
            found.do(1, "hornet")
            assert question(found) == "screened-target-light"
            found.do(1, "done")


@rule("worldatwar", "22.531C", "22.54B", "22.54E")
def test_nobody_fires_through_the_screen() -> None:
    groups = ("group seat1 1: haruna hiei japan-destroyer*9", "group seat2 1: washington iowa(4) hornet")
    with scene(f"{FAR} begins=fleets", *groups, rolls=(1,) * 6) as found:
        found.do(1, "done").do(2, "done")
        assert found.legal(1) == ["hold", "washington"]
        assert found.rule_against(1, "hornet") == found.rule_against(1, "iowa") == "22.531C"
        found.do(1, "hold")
        assert question(found) == "surplus-light"
        assert found.rule_against(1, "hornet") == "22.531C"
        found.do(1, "washington 9")


@rule("worldatwar", "22.54E", "22.54D")
def test_surplus_light_ships_divide_as_they_like() -> None:
    groups = ("group seat1 1: japan-destroyer*13", "group seat2 1: washington iowa united-states-destroyer")
    with scene(f"{FAR} begins=fleets", *groups, rolls=(1,) * 8) as found:
        found.do(1, "done").do(2, "done").do(2, "hold").do(2, "hold")
        # Three of thirteen have the destroyer in front of them.
        found.do(1, "washington 3")
        assert found.rule_against(1, "iowa 4") == found.rule_against(1, "light 8") == "22.54E"
        found.do(1, "light 5")
        assert found.rule_against(1, "iowa 3") == "22.54E"
        found.do(1, "iowa 2")
        shots = [*numbers(found, "fires-at", "ship", "factors")]
        assert shots == [("ship/iowa", 2), ("ship/washington", 3)]
        assert numbers(found, "fires-at-lights", "seat", "factors") == [("seat/1", 8), ("seat/2", 1)]


@rule("worldatwar", "22.552A", "22.55")
def test_short_supply_lowers_the_drm_of_firer_and_target() -> None:
    groups = ("group seat1 1: yamato", "group seat2 1: iowa richelieu france-cruiser")
    with scene(f"{FAR} begins=fleets", *groups, rolls=(3, 4, 3, 4, 3, 4)) as found:
        found.do(1, "done").do(2, "done").do(2, "yamato").do(1, "richelieu").do(2, "yamato 2")
        shots = numbers(found, "fires-at", "ship", "factors", "m-own", "m-enemy", "modifier")
        # Richelieu has 1 - 1, the cruiser as well; Iowa's 3 does not count beside her.
        assert shots == [
            ("ship/richelieu", 5, 4, 0, 4),
            ("ship/yamato", 9, 0, -4, -4),
            ("ship/yamato", 2, 0, -4, -4),
        ]


@rule("worldatwar", "22.552B", "22.35")
@pytest.mark.parametrize(("box", "burden"), [("", 0), (f'boxes = ["{FAR}"]', 1)])
def test_who_stops_raiders_in_a_box_is_burdened(box: str, burden: int) -> None:
    groups = ("group seat1 1: haruna", "group seat2 1: washington")
    with scene(f"{FAR} begins=fleets", *groups, rolls=(3, 4, 3, 4), tables=box) as found:
        found.do(1, "done").do(2, "done")
        assert numbers(found, "fires-at", "m-own-burden", "m-enemy-burden") == [(0, burden), (-burden, 0)]


# -- positions that no game would bring about ----------------


@rule("worldatwar", "22.423B", "22.451D")
def test_worlds_are_found_for_a_position_that_leaves_few() -> None:
    groups = (
        "group seat1 5: japan-cruiser(1) japan-cruiser japan-transport*2 cargo=2 found=3",
        "group seat1 6: hiei(1) haruna nagato",
        "group seat1 2: akagi(2) yamato japan-destroyer*2",
        "group seat1 1: kongo kaga japan-cruiser*2 japan-destroyer*3 japan-transport found=2",
        "group seat1 3: japan-cruiser(1) japan-cruiser*2 japan-destroyer*3",
        "group seat1 4: japan-destroyer*2 found=2",
        "group seat2 2: enterprise(2) united-states-escort-carrier*2 france-cruiser*2 found=1",
    )
    with scene(f"{FAR} round=4 begins=search", *groups, rolls=(1, 2, 3, 4, 2, 3, 5)) as found:
        view = found.state.observe(1)
        assert view.imagine(FastDice(6)).observe(1).text() == view.text()
