"""What the diary's dice were worth: the look-up of each roll, and the luck report made of them."""

import random

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from wardroom.core.dice import FastDice
from wardroom.core.events import Event
from wardroom.core.luck import rolls
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.search import Search


def parts(event: Event, prefix: str) -> dict[str, int]:
    """The parts of a modifier that count."""
    return {name: int(value) for name, value in event.facts.items() if name.startswith(prefix) and value}


@rule("worldatwar", "22.46", "22.55")
def test_every_part_of_an_air_strike_is_told() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CV3:Hornet CA10"}
    air = ("0 japan elite nas*3 Akagi", "1 united-states nas*2 Hornet")
    # 7 against 7, then flak with 2.
    deck = Deck(groups, air=air, rolls=(3, 4, 3, 4, 1, 1))
    deck.op.found[8] = 1
    deck.op.found[1] = 2
    deck.op.radar = [0, 1]
    deck.op.wing_task[3:] = [1, 1]
    deck.op.naval_shift = [0, 1]
    deck.begin(AirStrikes()).do(1, "done").do(0, "enemy1 3")
    fight = deck.told("air-combat")[0]
    assert parts(fight, "m-") == {"m-own": 3, "m-enemy": -2}
    assert parts(fight, "d-") == {"d-row": 2, "d-own": 2, "d-enemy": -3, "d-patrol": 1}
    assert (fight.facts["row"], fight.facts["modifier"], fight.facts["enemymodifier"]) == (3, 1, 0)
    # Row 3 with 8: 1/3, so both defenders are gone; row 2 with 7: 1/1.
    assert [fight.facts[name] for name in ("lost", "aborted", "downed", "driven")] == [1, 1, 1, 1]
    guns = deck.told("air-defence")[0]
    # Thirteen undamaged factors are four levels, and radar is one more.
    assert (guns.facts["row"], guns.facts["level"], guns.facts["squadrons"]) == (5, 5, 1)
    assert parts(guns, "m-") == {"m-ships": 4, "m-radar": 1}
    luck = rolls(deck.log)
    assert [(roll.seat, roll.group, roll.kind, roll.got) for roll in luck] == [
        (0, "air", "combat", 2.0),
        (1, "air", "combat", 2.0),
        (1, "air", "defence", 1.0),
    ]
    # With +1 three stop both of two, but only one of them with a roll of 2.
    assert luck[0].mean == pytest.approx((1 * 1 + 35 * 2) / 36)


@rule("worldatwar", "22.55", "22.462F")
def test_a_strike_and_a_critical_hit_by_name() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states BB4:Texas"}
    # Flak at level 1 - 1 = 0 is not rolled; three squadrons with 8 + 2 - 2 + 1 + 1 - 1: three hits, then 5.
    deck = Deck(groups, air=("0 japan nas*3 Akagi",), rolls=(4, 4, 5))
    deck.op.found[8] = 8
    deck.op.naval_shift = [0, 1]
    deck.begin(AirStrikes()).do(0, "enemy1 3 Texas 3")
    strike = deck.told("strikes")[0]
    assert parts(strike, "m-") == {
        "m-own": 2,
        "m-enemy": -2,
        "m-enemy-edge": -1,
        "m-naval-air": 1,
        "m-surprise": 1,
    }
    critical = deck.told("critical")[0].facts
    assert (critical["roll"], critical["from"], critical["hits"]) == (5, 5, 1)
    assert deck.hits("Texas") == [4]
    luck = rolls(deck.log)
    assert [(roll.kind, roll.got) for roll in luck] == [("strike", 3.0), ("critical", 1.0)]
    assert luck[1].mean == pytest.approx(1 / 3)


@rule("worldatwar", "22.552A", "22.552B")
def test_every_part_of_a_shot_is_told() -> None:
    groups = {"0.1": "japan BB5:Yamato BB4:Nagato", "1.1": "united-states BB4:Texas CA2"}
    deck = Deck(groups, rolls=(3, 4, 3, 4, 3, 4))
    deck.op.naval_shift = [1, 0]
    deck.op.hindered[7 + 1] = 1
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "light")
    shots = {
        event.facts.get("ship", event.name): event for event in deck.log if event.name.startswith("fires")
    }
    texas = shots["ship/Texas"]
    assert parts(texas, "m-") == {"m-own": 4, "m-enemy": -2, "m-own-edge": 1, "m-enemy-burden": 1}
    yamato = shots["ship/Yamato"]
    assert parts(yamato, "m-") == {"m-own": 2, "m-enemy": -4, "m-enemy-edge": -1, "m-own-burden": -1}
    assert [sum(parts(e, "m-").values()) for e in shots.values()] == [
        e.facts["modifier"] for e in shots.values()
    ]
    luck = rolls(deck.log)
    assert {(roll.group, roll.kind) for roll in luck} == {("gunnery", "capitals")}
    # Five factors at +4: two hits from 8 on, three from 11 on.
    assert luck[0].mean == pytest.approx((1 + 2 + 2 * 3 + 2 * 4 + 2 * 5 + 3 * 21) / 36)


@rule("worldatwar", "22.451", "22.452B")
def test_search_dice_are_judged_by_the_groups_there_are() -> None:
    groups = {"0.1": "japan BB5:Yamato BB5:Musashi", "1.1": "united-states CA2", "1.5": "united-states CA2"}
    deck = Deck(groups, turn=2, rolls=(1, 5, 3))
    deck.begin(Search())
    first = deck.told("search-rolled")[0].facts
    assert (first["dice"], first["groups"], first["results"]) == (2, 2, 2)
    luck = rolls(deck.log)
    assert [(roll.seat, roll.got, round(roll.mean, 4)) for roll in luck] == [
        (0, 2.0, 0.6667),
        (1, 0.0, 0.1667),
    ]


@pytest.mark.parametrize("scenario", ["midway", "denmark-strait"])
def test_a_whole_game_has_a_luck_report(scenario: str) -> None:
    rng = random.Random(3)
    log: list[Event] = []
    state = GAME.new({"scenario": scenario}, FastDice(3), log)
    while state.waiting():
        seat = rng.choice(state.waiting())
        state.apply(seat, rng.choice(state.legal(seat)))
    found = GAME.rolls(log)
    assert "interception" in {roll.group for roll in found}
    for roll in found:
        assert roll.variance >= 0 and roll.mean >= 0 and roll.seat in (0, 1)
