"""The fast fleet combat against the plain one, and the exact odds against many rolls of the fast one."""

import random

import pytest

from tests.worldatwar import plain
from tests.worldatwar.fleets import Sea, random_orders, random_sea
from wardroom.core.dice import FastDice
from wardroom.games.worldatwar.chances import EngagementOdds, engagement_odds
from wardroom.games.worldatwar.engagement import fight
from wardroom.games.worldatwar.fleet import AT_LIGHTS, HOLD, Line
from wardroom.games.worldatwar.orders import (
    LIGHTS_AT_CAPITALS,
    LIGHTS_BY_DOCTRINE,
    LIGHTS_HOLD,
    LIGHTS_JOIN,
    Orders,
    both_aims,
    light_priority,
)
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, CRUISER, DESTROYER, ESCORT_CARRIER, TRANSPORT

NAMES = {CAPITAL: "BB", CARRIER: "CV", CRUISER: "CA", DESTROYER: "DD", ESCORT_CARRIER: "CVE", TRANSPORT: "TR"}
MODES = {
    LIGHTS_BY_DOCTRINE: "capitals",
    LIGHTS_AT_CAPITALS: "capitals",
    LIGHTS_JOIN: "join",
    LIGHTS_HOLD: "hold",
}


def name(aim: int) -> object:
    return {HOLD: "hold", AT_LIGHTS: "light"}.get(aim, aim)


def plain_side(sea: Sea, side: int, orders: Orders, theirs: Line) -> plain.Side:
    roster = sea.roster
    ships = [
        {
            "id": unit,
            "place": place,
            "kind": NAMES[roster.kind[unit]],
            "size": roster.size[unit],
            "fast": roster.fast[unit],
            "drm": roster.drm[unit],
            "hits": sea.hits[unit],
            "laden": sea.laden[unit],
        }
        for place, unit in enumerate(sea.units[side])
    ]

    def answer(ship: int, firing: list[int]) -> int:
        told = orders.of(ship)
        return told if told in firing else firing[0]

    priority = [theirs.capitals[rank] for rank in light_priority(theirs, orders)]
    return {
        "ships": ships,
        "screened": sea.screened[side],
        "hindered": sea.hindered[side],
        "aims": {ship: name(aim) for ship, aim in zip(orders.ships, orders.aims, strict=True)},
        "answers": answer,
        "lights": (MODES[orders.lights], priority, orders.light_spread),
        "behind": [name(aim) for aim in orders.screened_targets],
    }


@pytest.mark.parametrize("seed", range(40))
def test_same_dice_same_losses(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(25):
        sea = random_sea(rng)
        one, other = sea.lines()
        orders = [random_orders(rng, one, other), random_orders(rng, other, one)]
        # A ship that may answer several is told which, so that doctrine has nothing to choose.
        for mine, theirs, told in ((one, other, orders[0]), (other, one, orders[1])):
            if len(mine.capitals) <= len(theirs.capitals):
                told.aims = [rng.choice(theirs.capitals) for _ in mine.capitals] if theirs.capitals else []
                told.ships = mine.capitals[: len(told.aims)]
        sides = [plain_side(sea, 0, orders[0], other), plain_side(sea, 1, orders[1], one)]
        start = rng.randrange(1 << 30)
        dice, twin = FastDice(start), FastDice(start)
        answers_by_doctrine(sides, one, other, orders)
        fight(one, other, orders[0], orders[1], dice, 0)
        plain.fight(sides, lambda twin=twin: twin.roll(0) + twin.roll(0))  # type: ignore[misc]
        slow = {ship["id"]: ship["hits"] for side in sides for ship in side["ships"]}
        assert losses(sea, [slow[unit] for unit in range(len(slow))]) == losses(sea, one.hits)
        assert dice.word == twin.word


def losses(sea: Sea, hits: list[int]) -> list[tuple[int, int, int]]:
    """Named ships one by one; of several damaged cruisers it does not matter which is sunk."""
    named = [(unit, 0, hits[unit]) for unit, kind in enumerate(sea.roster.kind) if kind in (CAPITAL, CARRIER)]
    light = [(-1, sea.roster.kind[u] * 2 + sea.roster.side[u], hits[u]) for u in range(len(hits))]
    return named + sorted(light)


def answers_by_doctrine(sides: list[plain.Side], one: Line, other: Line, orders: list[Orders]) -> None:
    """Where the order names nobody who fires at the ship, doctrine answers; the plain twin is told how."""
    aims = both_aims(one, other, orders[0], orders[1])
    for side, mine, theirs, aim in ((sides[0], one, other, aims[0]), (sides[1], other, one, aims[1])):
        chosen = {unit: theirs.capitals[a] for unit, a in zip(mine.capitals, aim, strict=True) if a >= 0}
        side["answers"] = lambda ship, firing, chosen=chosen: chosen[ship]


CASES = {
    "Denmark Strait": ("BB4 CA2", "BC3 BB4 CA4", ("germany", "britain")),
    "surplus at lights": ("BB5 BB4 BB4 CA4 DD2", "BB3 CA6 DD3", ("japan", "united-states")),
    "surplus lights": ("BB3 CA8 DD8", "BB4 BB3h1 CA2", ("japan", "britain")),
    "carriers behind": ("BB4 BC3 CA4", "CA2 CV3 CV3 DD1", ("germany", "united-states")),
    "no screen at all": ("BB4 BB3", "CV3 CVE2 TR3 DD2c", ("japan", "united-states")),
    "both hold": ("BB4 BB4 CV3 DD1", "BB2 CA6 DD6 CV3", ("japan", "britain")),
    "twenty-five each": ("BB5 BB4 BB4 CA6 DD6", "BB5 BB4 BB3 BB3 CA6 DD4", ("japan", "united-states")),
}


def orders_for(case: str) -> tuple[Orders, Orders]:
    orders, others = Orders(), Orders()
    if case == "both hold":
        orders.lights = others.lights = LIGHTS_HOLD
    return orders, others


def compare(odds: EngagementOdds, sea: Sea, orders: Orders, others: Orders, rounds: int) -> float:
    """The largest difference between exact and counted chances, in standard errors of the count."""
    size = sea.roster.size
    sunk = [0] * len(size)
    damaged = [0] * len(size)
    lost = [[0] * 80, [0] * 80]
    worse = [0, 0]
    taken = [[0] * (each + 1) for each in size]
    dice = FastDice(7)
    for _ in range(rounds):
        hits = sea.hits[:]
        one, other = sea.lines(hits)
        fight(one, other, orders, others, dice, 0)
        tally = [[0, 0], [0, 0]]
        for unit, now in enumerate(hits):
            side = sea.roster.side[unit]
            taken[unit][min(now, size[unit])] += 1
            if now >= size[unit]:
                sunk[unit] += 1
                if sea.hits[unit] < size[unit]:
                    tally[side][0] += size[unit]
            elif size[unit] > 1 and now == size[unit] - 1:
                damaged[unit] += 1
                if sea.hits[unit] != now:
                    tally[side][1] += size[unit]
        for side in range(2):
            lost[side][tally[side][0]] += 1
            worse[side] += tally[side] > tally[1 - side]
    pairs = list(zip(odds.sunk + odds.damaged + odds.worse, sunk + damaged + worse, strict=True))
    for side in range(2):
        pairs += zip(odds.lost[side], lost[side][: len(odds.lost[side])], strict=True)
        assert sum(odds.lost[side]) == pytest.approx(1.0)
    for unit, kind in enumerate(sea.roster.kind):
        if kind in (CAPITAL, CARRIER):
            pairs += zip(odds.taken[unit], taken[unit], strict=True)
    apart = 0.0
    for exact, count in pairs:
        error = (max(exact * (1 - exact), 1e-12) / rounds) ** 0.5
        apart = max(apart, abs(exact - count / rounds) / (error + 0.5 / rounds))
    return apart


@pytest.mark.parametrize("case", CASES)
def test_exact_odds_agree_with_a_hundred_thousand_rolls(case: str) -> None:
    one, other, nations = CASES[case]
    sea = Sea(one, other, nations)
    orders, others = orders_for(case)
    odds = engagement_odds(*sea.lines(), orders, others)
    # A fight has up to ten rolls.
    assert compare(odds, sea, orders, others, 12_000) < 5.0


@pytest.mark.parametrize("seed", range(12))
def test_exact_odds_of_random_fleets_and_orders(seed: int) -> None:
    rng = random.Random(1000 + seed)
    sea = random_sea(rng)
    one, other = sea.lines()
    orders, others = random_orders(rng, one, other), random_orders(rng, other, one)
    odds = engagement_odds(one, other, orders, others)
    assert compare(odds, sea, orders, others, 4_000) < 5.0


@pytest.mark.soak
def test_exact_odds_agree_with_ten_million_rolls() -> None:
    # The seven cases take 32 rolls of two dice between them.
    for case, (one, other, nations) in CASES.items():
        sea = Sea(one, other, nations)
        orders, others = orders_for(case)
        odds = engagement_odds(*sea.lines(), orders, others)
        assert compare(odds, sea, orders, others, 320_000) < 6.0, case
