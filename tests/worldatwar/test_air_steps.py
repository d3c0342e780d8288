"""22.43-22.46 Air operations as they are played: patrols, base attacks, cover, search, strikes, landing."""

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from wardroom.core.dice import ScriptedDice
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.aftermath import clear_battle
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.flights import HAS_STRUCK, strikers
from wardroom.games.worldatwar.landing import land_all
from wardroom.games.worldatwar.operation import (
    ABORTED,
    CAP,
    COVER,
    INVERTED,
    LOST,
    NO_TASK,
    READY,
    SEARCH_TASK,
)
from wardroom.games.worldatwar.scenario_file import ARMY_SQUADRONS
from wardroom.games.worldatwar.search import search_dice
from wardroom.games.worldatwar.tasking import LandAir, Patrols, ask_for_land_air
from wardroom.games.worldatwar.units import ATTACKER, COVERER, SEARCHER

CARRIERS = {
    "0.1": "japan CV3:Akagi CA2",
    "0.2": "japan CVL2:Zuiho CA2",
    "1.1": "united-states CV3:Hornet CA2",
}


def carriers(
    *air: str, rolls: tuple[int, ...] = (), bases: tuple[str, ...] = (), turn: int = 1, **options: str
) -> Deck:
    return Deck(CARRIERS, air=air, bases=bases, rolls=rolls, turn=turn, **options)


@rule("worldatwar", "22.41B", "22.431", "22.431A")
def test_patrols_are_told_off_in_secret() -> None:
    deck = carriers("0 japan elite nas*3 Akagi", "0 japan nas*2 Zuiho", "1 united-states nas*3 Hornet")
    deck.begin(Patrols(3))
    assert deck.op.waiting() == [0, 1]
    assert deck.op.decision(0).facts == {"ship": "ship/Akagi", "squadrons": 3}
    assert deck.legal(0) == ["0", "1", "2", "3"]
    deck.do(0, "2")
    assert deck.op.decision(0).facts == {"ship": "ship/Zuiho", "squadrons": 2}
    deck.do(0, "0")
    # Until both have finished, nothing is fixed, and the other side sees nothing.
    seen = deck.op.stack[-1].observe(deck.op, 1)
    assert isinstance(seen, Patrols) and not seen.runs
    deck.do(0, "reopen 1 0")
    deck.do(1, "3")
    assert deck.op.wing_task == [CAP, NO_TASK, NO_TASK, NO_TASK, NO_TASK, CAP, CAP, CAP]
    assert deck.op.patrolled == 1
    deck.done()


@rule("worldatwar", "22.431B", "22.432", "22.433", "22.341A", "22.41B")
def test_base_attacks() -> None:
    deck = carriers(
        "0 japan nas*3 Akagi",
        "1 united-states search*1 @Midway",
        "1 united-states cover*1 @Midway",
        bases=("1 Midway 2", "1 Oahu 9"),
        # Attackers with 9: 3 squadrons eliminate one, abort three; defenders with 5: row 2, one lost.
        rolls=(4, 5, 2, 3),
    )
    deck.op.wing_task[0] = CAP
    deck.begin(BaseAttacks())
    assert deck.asked() == ([0], "base-attack")
    assert deck.legal(0) == ["done", "Midway"]
    deck.do(0, "Midway")
    # One squadron is on patrol.
    assert deck.legal(0) == ["1", "2"]
    deck.do(0, "2")
    # The patrol was number one; what is seen to fly is always the lowest numbers, so they change places.
    assert deck.op.wing_state == [READY, LOST, READY, ABORTED, LOST]
    # Who is left may strike ships in the same round, and no base is attacked twice.
    assert deck.op.wing_task == [NO_TASK, NO_TASK, CAP, NO_TASK, NO_TASK]
    deck.done()


@rule("worldatwar", "22.434", "22.442C")
def test_aborted_land_air_is_out_for_the_round() -> None:
    deck = carriers("1 united-states cover*2 @Midway", bases=("1 Midway 2",))
    deck.op.wing_state[0] = ABORTED
    deck.begin(LandAir(3))
    assert deck.op.decision(1).facts["squadrons"] == 1


@rule(
    "worldatwar",
    "22.41D",
    "22.442",
    "22.442A",
    "22.4421",
    "22.4421A",
    "22.4421B",
    "22.4422A",
    "22.341",
    "22.341B",
    "22.341C",
)
def test_cover_and_search() -> None:
    deck = carriers(
        "0 japan nas*3 @Truk",
        "0 japan search*1 @Truk",
        "0 japan cover*1 @Truk",
        "0 japan attack*1 @Truk",
        "0 japan nas*2 @Saipan",
        bases=("0 Truk 3", "0 Saipan 9"),
    )
    ask_for_land_air(deck.op)
    deck.op.settle()
    # Naval air in range may cover either group or search; Saipan is too far away.
    asked = []
    for answer in ("1", "0", "1", "1", "0", "1"):
        decision = deck.op.decision(0)
        asked.append((decision.name, decision.facts.get("group", 0), decision.facts["squadrons"]))
        deck.do(0, answer)
    assert asked == [
        ("air-cover", 1, 3),
        ("air-cover", 2, 2),
        ("air-search", 0, 2),
        ("air-search", 0, 1),
        ("air-cover", 1, 1),
        ("air-cover", 2, 1),
    ]
    # Nothing is asked of the side that has no squadrons on land.
    assert deck.asked() == ([], "")
    op = deck.op
    assert op.wing_task == [COVER, SEARCH_TASK, NO_TASK, SEARCH_TASK, COVER, NO_TASK, NO_TASK, NO_TASK]
    assert (op.wing_aim[0], op.wing_aim[4]) == (1, 2)
    # Announced: two on cover, two searching. Not announced: over which group.
    assert op.land_air == [2, 2, 0, 0]
    assert [event.facts for event in deck.told("land-air")] == [{"seat": "seat/0", "cover": 2, "search": 2}]
    deck.done()


@rule("worldatwar", "22.4422", "22.4422C", "22.451A")
def test_searching_squadrons_are_worth_a_die_each() -> None:
    for squadrons, dice in ((0, 1), (2, 3), (3, 4), (5, 4)):
        deck = Deck(
            {"0.1": "japan BB5:Yamato BB5:Musashi", "1.1": "united-states CA2"},
            air=("0 japan search*5 @Truk",),
            bases=("0 Truk 1",),
        )
        ask_for_land_air(deck.op)
        deck.op.settle()
        deck.do(0, f"{squadrons}")
        # One die for the active group of ten factors.
        assert sum(search_dice(deck.op, 0)) == dice


@rule("worldatwar", "22.442A")
def test_a_base_that_is_not_operational_gives_nothing() -> None:
    deck = carriers("0 japan nas*3 @Truk", bases=("0 Truk 3",))
    deck.scenario.bases[0].operational = False
    deck.begin(LandAir(3))
    assert deck.legal(0) == ["done"]


@rule("worldatwar", "22.4422B", "22.41D")
def test_who_searches_or_covers_does_not_strike() -> None:
    deck = carriers("0 japan nas*3 @Truk", bases=("0 Truk 3",))
    deck.op.wing_task[:2] = [COVER, SEARCH_TASK]
    deck.op.found[8] = 1
    deck.op.found[1] = 1
    deck.begin(AirStrikes())
    # The other side has no squadrons at all, and of three one is left.
    assert deck.asked() == ([0], "strike")
    deck.dice = deck.op.dice = ScriptedDice([1, 1])
    deck.do(0, "enemy1")
    assert [event.facts["squadrons"] for event in deck.told("strike-launched")] == [1]


@rule("worldatwar", "22.341D", "22.342", "22.441")
def test_only_attack_squadrons_and_naval_air_strike() -> None:
    deck = carriers(
        "0 japan search*2 @Truk",
        "0 japan cover*2 @Truk",
        "0 japan attack*2 @Truk",
        bases=("0 Truk 3", "1 Guam 3"),
    )
    # Land-based air never attacks bases in naval combat: nobody has carrier squadrons, so nobody is asked.
    deck.begin(BaseAttacks())
    deck.done()
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1")
    assert deck.op.decision(0).facts["kind"] == 3
    assert deck.legal(0) == ["1", "2"]


# -- strikes -------------------------------------------------------------------------------------------------


@rule("worldatwar", "22.46", "22.461B", "22.462A", "22.462B", "22.462E", "22.41G", "22.441", "22.41C")
def test_a_strike_and_its_result() -> None:
    deck = carriers(
        "0 japan nas*3 Akagi",
        "0 japan nas*2 Zuiho",
        # Air defence level 1 with 6: nothing. Five squadrons on Hornet, 2 + 2 - 0 + 1 = 7: three hits.
        rolls=(3, 3, 2, 2),
    )
    deck.op.found[8] = 2
    deck.op.found[2] = 1
    deck.begin(AirStrikes())
    # More results, so the first to strike; no surprise, as one of its own groups was found.
    assert deck.asked() == ([0], "strike")
    deck.do(0, "enemy1 5")
    assert deck.op.revealed[8] and deck.op.attacked[8] and deck.op.spent[8] == 1
    assert deck.asked() == ([0], "strike-target")
    assert deck.legal(0) == ["done", "light", "Hornet"]
    deck.do(0, "Hornet 5")
    assert deck.hits("Hornet") == [3]
    assert deck.op.wing_task == [HAS_STRUCK] * 5
    # The group has a cruiser left and one result, but everybody has seen the last squadron fly.
    deck.done()
    told = deck.told("strikes")[0].facts
    assert (told["m-own"], told["m-enemy"], told["m-naval-air"], told["modifier"]) == (2, 0, 1, 3)


@rule("worldatwar", "22.461B")
def test_the_next_target_is_chosen_after_the_strike() -> None:
    deck = carriers("0 japan nas*3 Akagi", rolls=(1, 1, 1, 1, 1, 1, 1, 1))
    deck.op.found[8] = 2
    deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 2 light 2")
    assert deck.asked() == ([0], "strike")
    deck.do(0, "enemy1 Hornet")
    assert deck.op.spent[8] == 2
    # No results are left, and the other side has no squadrons.
    deck.done()


@rule("worldatwar", "22.461A", "22.462D", "22.41G")
@pytest.mark.parametrize("source, level", [("results", 3), ("target", 2)])
def test_a_surprise_strike(source: str, level: int) -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CV3:Hornet CA2", "1.3": "united-states CA2"}
    deck = Deck(
        groups,
        air=("0 japan nas*3 Akagi", "0 japan nas*2 @Truk", "1 united-states nas*3 Hornet"),
        bases=("0 Truk 2",),
        # Air combat 3 : 1 at equal DRM, no bonus for the patrol; air defence level 1 - 1 = 0 is not rolled.
        rolls=(1, 1, 1, 1, 3, 3),
        surprise=source,
    )
    deck.op.wing_task[5] = CAP
    deck.op.found[8] = 2
    deck.op.found[10] = 1
    deck.begin(AirStrikes())
    assert deck.asked() == ([0], "surprise-strike")
    # Only carrier squadrons.
    deck.do(0, "enemy1")
    assert deck.legal(0) == ["1", "2", "3"]
    deck.do(0, "3")
    assert deck.told("strike-launched")[0].facts["surprise"] == level
    fought = deck.told("air-combat")[0].facts
    assert (fought["defenders"], fought["enemymodifier"], fought["lost"], fought["downed"]) == (1, 0, 0, 1)
    assert not deck.told("air-defence")
    deck.do(0, "Hornet 3")
    assert deck.told("strikes")[0].facts["m-surprise"] == (1 if level == 3 else 0)
    # Then ordinary strikes, the land-based squadrons included.
    assert deck.asked() == ([0], "strike")
    deck.do(0, "enemy1")
    assert deck.legal(0) == ["1", "2"]


@rule("worldatwar", "22.462D")
def test_the_level_by_a_die() -> None:
    deck = carriers("0 japan nas*3 Akagi", rolls=(5, 1, 1), surprise="die")
    deck.op.found[8] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3")
    assert deck.told("strike-launched")[0].facts["surprise"] == 5


@rule("worldatwar", "22.462F")
def test_a_critical_hit_at_the_highest_level() -> None:
    # No air defence is left; 4 + 2 - 0 + 1 + 1 = 8: two hits damage Hornet, a five makes it three.
    deck = carriers("0 japan nas*2 Akagi", rolls=(2, 2, 5))
    deck.op.found[8] = 7
    deck.begin(AirStrikes()).do(0, "enemy1 2 Hornet 2")
    assert deck.told("strike-launched")[0].facts["surprise"] == 7
    assert deck.hits("Hornet") == [3]
    assert deck.told("critical")[0].facts["roll"] == 5
    deck = carriers("0 japan nas*2 Akagi", rolls=(2, 2, 5), critical_from="6")
    deck.op.found[8] = 7
    deck.begin(AirStrikes()).do(0, "enemy1 2 Hornet 2")
    assert deck.hits("Hornet") == [2]


@rule("worldatwar", "22.462C")
def test_the_limit_of_a_strike() -> None:
    deck = carriers("0 japan elite nas*3 Akagi", "0 japan nas*2 Zuiho", strike_limit="4")
    deck.op.found[8] = 1
    deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1")
    deck.do(0, "2")
    assert deck.legal(0) == ["0", "1", "2"]


@rule("worldatwar", "22.462A", "22.462B", "22.452C")
def test_found_groups_only() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CA2", "1.2": "united-states CA2"}
    for results, code in ((0, no.NOT_FOUND), (1, no.RESULTS_SPENT)):
        deck = Deck(groups, air=("0 japan nas*3 Akagi",))
        deck.op.found[1] = 3
        deck.op.found[8] = 1
        deck.op.found[9] = deck.op.spent[9] = results
        deck.begin(AirStrikes())
        assert deck.legal(0) == ["done", "enemy1"]
        assert deck.refused(0, "enemy2") == code


@rule("worldatwar", "22.4421C", "22.431A")
def test_patrol_and_cover_meet_the_strike() -> None:
    deck = carriers(
        "0 japan nas*3 Akagi",
        "1 united-states nas*1 Hornet",
        "1 united-states cover*1 @Midway",
        bases=("1 Midway 1",),
        # Both sides at DRM 2, patrol +1: attackers 7, defenders 6 + 1: one of the strike lost, one aborted.
        rolls=(3, 4, 3, 3, 1, 1, 3, 3),
    )
    deck.op.wing_task[3:5] = [CAP, COVER]
    deck.op.wing_aim[4] = 1
    deck.op.found[8] = 1
    deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(1, "done").do(0, "enemy1 3")
    fought = deck.told("air-combat")[0].facts
    assert (fought["attackers"], fought["defenders"]) == (3, 2)
    assert (fought["modifier"], fought["enemymodifier"]) == (0, 1)
    assert (fought["lost"], fought["aborted"], fought["downed"], fought["driven"]) == (1, 1, 1, 1)
    assert deck.op.wing_shown[:5] == [1] * 5
    deck.do(0, "Hornet")
    deck.done()


@rule("worldatwar", "22.74")
def test_carrier_squadrons_fly_in_every_round() -> None:
    deck = carriers("0 japan nas*3 Akagi", rolls=(1, 1, 1, 1))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3 Hornet 3").done()
    assert strikers(deck.op, 0, False) == []
    NavalBattle().form(deck.op)
    assert (deck.op.round, strikers(deck.op, 0, False)) == (2, [0, 1, 2])


# -- landing -------------------------------------------------------------------------------------------------


@rule("worldatwar", "22.463", "22.463A", "22.463B", "22.463C")
def test_landing() -> None:
    deck = carriers(
        "0 japan nas*2 Akagi",
        "0 japan elite nas*1 Akagi",
        "0 japan nas*1 Zuiho",
        bases=("0 Wake 3", "0 Truk 9"),
    )
    op = deck.op
    op.hits[deck.named["Akagi"]] = 3
    op.wing_task[:4] = [CAP, HAS_STRUCK, HAS_STRUCK, NO_TASK]
    land_all(op, 0)
    # Zuiho has room for one: the elite squadron takes it, the patrol goes to Wake, the other is lost.
    assert op.wing_state == [INVERTED, LOST, READY, READY]
    assert op.wing_on[0] == -1
    assert op.wing_on[2] == deck.named["Zuiho"]
    assert [event.rule for event in deck.told("lands-ashore") + deck.told("no-deck")] == [
        "22.463B",
        "22.463C",
    ]


@rule("worldatwar", "22.463C")
def test_no_landing_on_a_damaged_carrier() -> None:
    deck = carriers("0 japan nas*3 Akagi")
    op = deck.op
    op.hits[deck.named["Akagi"]] = 2
    op.wing_task[:3] = [HAS_STRUCK, HAS_STRUCK, NO_TASK]
    land_all(op, 0)
    # Two find room on Zuiho; the third never took off and is shut in.
    assert op.wing_on == [deck.named["Zuiho"]] * 2 + [deck.named["Akagi"]]
    assert op.wing_state == [READY] * 3


@rule("worldatwar", "22.463B", "22.463C")
def test_patrols_that_can_land_ashore_leave_the_deck_to_others() -> None:
    groups = {"0.1": "japan CV3:Akagi/3 CVE1", "1.1": "united-states CA2"}
    air = ("0 japan elite nas*1 Akagi", "0 japan nas*1 Akagi")
    for bases, states in ((("0 Wake 3",), [INVERTED, READY]), (("0 Wake 4",), [READY, LOST])):
        deck = Deck(groups, air=air, bases=bases)
        deck.op.wing_task[:2] = [CAP, HAS_STRUCK]
        land_all(deck.op, 0)
        # The one free deck is that of an escort carrier; without a base near by the best squadron has it.
        assert deck.op.wing_state == states
        assert deck.op.wing_on[states.index(READY)] == 1


@rule("worldatwar", "22.434", "22.435")
def test_what_the_last_base_attack_leaves_behind() -> None:
    air = ("0 japan nas*3 Akagi", "1 united-states cover*3 @Guam")
    # Twice 1/1 against Guam, which does nothing in return but for 1/0 and 1/0.
    deck = carriers(*air, bases=("1 Guam 2",), rolls=(2, 2, 1, 1))
    deck.begin(BaseAttacks()).do(0, "Guam 3")
    op = deck.op
    assert op.wing_state[3:] == [READY, ABORTED, LOST]
    assert op.wing_driven[3:] == [0, 1, 1]
    NavalBattle().form(op)
    # Back in the next round, in which nobody attacks Guam; out of use when the battle is over.
    assert op.wing_state[3:] == [READY, READY, LOST]
    clear_battle(op)
    assert op.wing_state[3:] == [READY, INVERTED, LOST] and op.wing_driven[3:] == [0, 0, 0]


@rule("worldatwar", "22.343")
def test_army_air_comes_as_squadrons() -> None:
    assert sorted(ARMY_SQUADRONS) == [SEARCHER, COVERER, ATTACKER]


@rule("worldatwar", "22.55")
def test_a_level_chart_of_nations() -> None:
    for chart, drm in (("nations", 1), ("level", 2)):
        deck = Deck(
            {"0.1": "italy CVL2:Aquila", "1.1": "britain BB4:Wales"},
            air=("0 italy nas*2 Aquila",),
            rolls=(1, 1, 1, 1),
            air_chart=chart,
        )
        deck.op.found[8] = deck.op.found[1] = 1
        deck.begin(AirStrikes()).do(0, "enemy1 2 Wales 2")
        assert deck.told("strikes")[0].facts["m-own"] == drm


@rule("worldatwar", "22.41B", "22.431A")
def test_which_squadron_flies_tells_nothing() -> None:
    """Of equal squadrons those that come into sight are the lowest numbers, whatever they had been told."""
    shown = []
    for patrol in range(3):
        deck = carriers("0 japan nas*3 Akagi", rolls=(1, 1))
        deck.begin(Patrols(1)).do(0, f"{patrol}")
        deck.op.found[8] = deck.op.found[1] = 1
        deck.begin(AirStrikes()).do(0, "enemy1" if patrol == 2 else "enemy1 1")
        shown.append(deck.op.wing_shown)
        assert deck.op.wing_task.count(CAP) == patrol
        assert deck.op.wing_task[0] == HAS_STRUCK
    assert shown == [[1, 0, 0]] * 3
