"""Rounds of battle between random fleets, answered at random: nothing is stuck, lost or doubled."""

import random

import pytest

from tests.worldatwar.deck import Deck
from wardroom.core.decision import REOPEN
from wardroom.core.dice import FastDice
from wardroom.core.state import Step
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import LOST
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.submarine_steps import SubmarineAttacks
from wardroom.games.worldatwar.tasking import LandAir, Patrols
from wardroom.games.worldatwar.units import SUBMARINE


def random_deck(rng: random.Random) -> Deck:
    groups = {}
    air = []
    for side, nation in enumerate(rng.sample(["japan", "united-states", "britain", "italy"], 2)):
        for number in rng.sample(range(1, 7), rng.randint(1, 4)):
            words = [nation]
            for place in range(rng.randint(0, 3)):
                size = rng.randint(2, 5)
                words.append(
                    f"{rng.choice(['', 'slow-'])}BB{size}:b{side}{number}{place}/{rng.randrange(size)}"
                )
            for place in range(rng.choice([0, 0, 1, 2])):
                name = f"c{side}{number}{place}"
                words.append(f"CV3:{name}/{rng.choice([0, 0, 0, 2])}")
                air.append(f"{side} {nation} {rng.choice(['', 'elite '])}nas*{rng.randint(1, 3)} {name}")
            words += [
                f"{kind}{2 * rng.randint(1, 2)}" for kind in ("CA", "DD", "CVE", "TR") if rng.random() < 0.5
            ]
            words += ["DD2c"] if rng.random() < 0.3 else []
            groups[f"{side}.{number}"] = " ".join(words if len(words) > 1 else [nation, "DD1"])
        groups[f"{side}.0"] = f"{nation} SS{rng.randint(1, 3)}"
        for kind in ("nas", "search", "cover", "attack"):
            if rng.random() < 0.5:
                air.append(f"{side} {nation} {kind}*{rng.randint(1, 4)} @base{side}")
    return Deck(groups, air=tuple(air), bases=("0 base0 2", "1 base1 3"), turn=rng.randint(1, 6))


def play(deck: Deck, step: Step, rng: random.Random) -> int:
    deck.begin(step)
    op = deck.op
    answers = 0
    while op.stack:
        seat = rng.choice(op.waiting())
        legal = op.legal(seat)
        assert legal == sorted(set(legal)) and len(legal) <= 200
        assert set(legal) <= set(op.candidates(seat))
        # Who is not asked can at most take up again what it has sealed.
        assert 1 - seat in op.waiting() or op.legal(1 - seat) in ([], [REOPEN])
        twin = op.copy()
        assert twin.legal(seat) == legal
        op.apply(seat, rng.choice(legal))
        # The copy has not changed.
        assert twin.legal(seat) == legal
        answers += 1
        assert answers < 500
    return answers


@pytest.mark.parametrize("seed", range(60))
def test_a_round_of_battle(seed: int) -> None:
    rng = random.Random(seed)
    deck = random_deck(rng)
    op = deck.op
    op.dice = FastDice(seed)
    for unit, kind in enumerate(op.roster.kind):
        if kind == SUBMARINE:
            force = Force()
            force.side, force.present = op.roster.side[unit], 1
            op.forces.append(force)
            op.force[unit] = len(op.forces)
    before_search: list[Step] = [Patrols(3), BaseAttacks(), LandAir(3)]
    for step in before_search:
        play(deck, step, rng)
    for side in range(2):
        for number in range(1, 7):
            if op.on_chart[side * 7 + number]:
                op.found[side * 7 + number] = rng.choice([0, 0, 1, 2, 3])
    before = op.hits[:]
    after_search: list[Step] = [AirStrikes(), FleetCombat(), SubmarineAttacks()]
    for step in after_search:
        play(deck, step, rng)
    size = op.roster.size
    assert all(start <= now <= size[u] for u, (start, now) in enumerate(zip(before, op.hits, strict=True)))
    # Losses of the round are those of the ships.
    for side in range(2):
        mine = [
            u for u in range(len(size)) if op.roster.side[u] == side and before[u] < op.hits[u] == size[u]
        ]
        assert op.lost_factors[side] == sum(size[u] for u in mine)
    # No more squadrons on a deck than it holds, and none afloat on a sunk one.
    for unit in range(len(size)):
        held = [w for w in range(len(op.wing_on)) if op.wing_on[w] == unit and op.wing_state[w] != LOST]
        assert len(held) <= op.roster.air[unit]
        assert not held or not op.is_sunk(unit)
