"""22.43-22.46 Air combat, air defence and strikes as pure rules, and the odds of a strike."""

import random

import pytest

from tests.marks import rule
from tests.worldatwar.fleets import Sea
from wardroom.games.worldatwar.air import (
    attackers_roll,
    deck_room,
    defenders_left,
    defenders_roll,
    defense_level,
    flak,
    fought,
    fully_operational,
    strike_modifier,
    surprise_level,
    surprised_defense,
)
from wardroom.games.worldatwar.outlook import StrikePlan, share, strike_odds
from wardroom.games.worldatwar.settings import OPTIONS, Settings
from wardroom.games.worldatwar.tables import squadron_hits


def settings(**chosen: str) -> Settings:
    values = {option.key: option.default for option in OPTIONS}
    for option in OPTIONS:
        if option.key in chosen:
            values[option.key] = option.read(chosen[option.key])
    return Settings(values)


@rule("worldatwar", "22.55")
def test_three_american_squadrons_on_a_japanese_carrier() -> None:
    # The roll, plus the Air DRM of 2, minus the carrier's 1, plus 1 for naval air.
    assert strike_modifier(2, 1, True, 0) == 2
    assert squadron_hits(3, 7 + 2) == 3
    assert strike_modifier(2, 1, False, 0) == 1
    assert [strike_modifier(0, 0, False, level) for level in range(8)] == [0, 0, 0, 1, 1, 1, 1, 1]


@rule("worldatwar", "22.462D")
def test_levels_of_surprise() -> None:
    assert [surprise_level(results) for results in (0, 1, 6, 7, 12)] == [0, 1, 6, 7, 7]
    chosen = settings()
    # 1: the patrol loses its bonus.
    assert [defenders_roll(2, 2, level, chosen) for level in (0, 1, 5)] == [1, 0, 0]
    # 2: one level of air defence less.
    assert [surprised_defense(5, level) for level in (0, 1, 2, 7)] == [5, 5, 4, 4]
    # 4 to 7: one to four defenders less.
    assert [defenders_left(6, level) for level in range(8)] == [6, 6, 6, 6, 5, 4, 3, 2]
    assert defenders_left(2, 7) == 0


@rule("worldatwar", "22.4421C")
def test_what_patrol_and_cover_add_is_an_option() -> None:
    assert defenders_roll(3, 2, 0, settings()) == 0
    assert defenders_roll(3, 2, 0, settings(patrol_bonus="0")) == -1
    assert attackers_roll(3, 2) == 1


@rule("worldatwar", "22.432")
def test_no_more_squadrons_are_hurt_than_there_are() -> None:
    assert fought(1, 6, 12) == (1, 0)
    assert fought(5, 6, 12) == (4, 1)
    assert fought(9, 6, 12) == (4, 5)
    assert flak(1, 3, 7) == (1, 0)
    assert flak(4, 3, 7) == (1, 1)


@rule("worldatwar", "22.462F")
def test_air_defence_of_a_group() -> None:
    chosen = settings()
    cases = {"DD1": 1, "CV3 CV3 CA2 DD1": 3, "BB4h3 DD3": 1, "CVE1 DD3": 2, "BB5 BB5 BB5 BB5 BB5": 8}
    for fleet, level in cases.items():
        sea = Sea(fleet, "DD1")
        assert defense_level(sea.roster, sea.hits, sea.units[0], 0, chosen) == level
    sea = Sea("CV3 CV3 CA2 DD1", "DD1")
    assert defense_level(sea.roster, sea.hits, sea.units[0], 1, chosen) == 4
    by_carriers = settings(air_defense="carriers")
    assert defense_level(sea.roster, sea.hits, sea.units[0], 0, by_carriers) == 3
    sea = Sea("CVE1 DD3", "DD1")
    assert defense_level(sea.roster, sea.hits, sea.units[0], 0, settings(cve_defense="1")) == 1


@rule("worldatwar", "22.942")
def test_fully_operational() -> None:
    sea = Sea("CV3 CV3h1 CV3h2 CVE1", "DD1")
    assert [fully_operational(sea.roster, sea.hits, 3, unit) for unit in sea.units[0]] == [
        True,
        True,
        False,
        False,
    ]
    assert not fully_operational(sea.roster, sea.hits, 2, sea.units[0][0])


@rule("worldatwar", "22.463B", "22.463C")
def test_decks() -> None:
    sea = Sea("CV3 CV3h2 CVL2h2 CVE1 BB4", "DD1")
    assert [deck_room(sea.roster, sea.hits, unit) for unit in sea.units[0]] == [3, 0, 0, 1, 0]


def test_shares_are_even() -> None:
    assert [[share(n, 3, place) for place in range(3)] for n in (0, 1, 5, 6)] == [
        [0, 0, 0],
        [1, 0, 0],
        [2, 2, 1],
        [2, 2, 2],
    ]


@rule("worldatwar", "22.46")
@pytest.mark.parametrize("patrol, surprise, targets", [(0, 0, 1), (4, 0, 2), (5, 5, 1), (2, 3, 2)])
def test_the_odds_of_a_strike_against_rolls(patrol: int, surprise: int, targets: int) -> None:
    sea = Sea("CV3 CV3h1 DD2", "DD1", ("united-states", "japan"))
    chosen = settings()
    plan = StrikePlan()
    plan.squadrons, plan.air_drm, plan.patrol, plan.patrol_drm = 9, 3, patrol, 2
    plan.surprise = surprise
    plan.defense = 3
    plan.targets = sea.units[0][:targets]
    plan.drms = [0] * targets
    odds = strike_odds(sea.roster, sea.hits, sea.units[0], plan, chosen)
    assert sum(odds.reaching) == pytest.approx(1.0)
    assert sum(odds.lost) == pytest.approx(1.0)
    rng = random.Random(3)

    def two() -> int:
        return rng.randint(1, 6) + rng.randint(1, 6)

    rounds = 20_000
    sunk = [0] * targets
    lost = [0] * 10
    downed = [0] * (patrol + 1)
    for _ in range(rounds):
        left, gone = 9, 0
        guards = defenders_left(patrol, surprise)
        if guards:
            down, _ = fought(guards, left, two() + 3 - 2)
            shot, turned = fought(left, guards, two() + 2 - 3 + (0 if surprise else 1))
            left, gone = left - shot - turned, shot
        else:
            down = 0
        downed[down] += 1
        shot, turned = flak(left, 2 if surprise >= 2 else 3, two())
        left, gone = left - shot - turned, gone + shot
        lost[gone] += 1
        for place in range(targets):
            squadrons = share(left, targets, place)
            hits = squadron_hits(squadrons, two() + 3 + 1 + (1 if surprise >= 3 else 0)) if squadrons else 0
            sunk[place] += sea.hits[plan.targets[place]] + hits >= 3
    pairs = [(odds.sunk[unit], sunk[place]) for place, unit in enumerate(plan.targets)]
    pairs += [*zip(odds.lost, lost, strict=True), *zip(odds.downed, downed, strict=True)]
    for exact, seen in pairs:
        assert abs(exact - seen / rounds) < 5 * (exact * abs(1 - exact) / rounds) ** 0.5 + 1 / rounds
