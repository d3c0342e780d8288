"""22.43 When doctrine attacks a base: only if there is more to fear from it than to win at sea."""

import pytest

from tests.worldatwar.own import own
from wardroom.bots.worldatwar import Doctrine, bases
from wardroom.bots.worldatwar.bases import beaten
from wardroom.core.dice import FastDice
from wardroom.core.state import State
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.operation import Operation

FLEETS = """
base tokyo: side = 0
base midway: side = 1
base pearl-harbor: side = 1
force japan: side = 0 | base = "tokyo" | ships = ["haruna", "kongo", "hiei", "akagi", "kaga", "soryu"] \
 | light = ["japan-cruiser*8"]
force allies: side = 1 | base = "pearl-harbor" | ships = ["hornet"] \
 | light = ["united-states-cruiser*8", "united-states-destroyer*2"]
air midway: base = "midway" | nation = "united-states" | naval = {naval}
duty patrol: activity = "patrol" | phase = 0 | base = "tokyo" | target = "h2507" | task_forces = 1
"""
THREE_GROUPS = (
    "group seat1 1: akagi haruna japan-cruiser*2",
    "group seat1 2: kaga kongo japan-cruiser*2",
    "group seat1 3: soryu hiei japan-cruiser*2",
)
ONE_GROUP = ("group seat1 3: akagi kaga soryu haruna japan-cruiser*4",)


def asked_about_bases(naval: int, *groups: str) -> State:
    options = own("central-pacific", [0], FLEETS.format(naval=naval))
    text = "\n".join(["worldatwar 1", options, "battle: h2507 intercepting=seat2 begins=patrols", *groups])
    state = GAME.parse(text, FastDice(1))
    doctrine = Doctrine(1)
    while not isinstance(state.stack[-1], BaseAttacks):
        seat = state.mover()
        state.apply(seat, doctrine.choose(state.observe(seat), seat, state.legal(seat)))
    return state


@pytest.mark.parametrize(
    "naval, groups, attacks",
    [
        # Twelve squadrons ashore, three groups to be found, and next to nothing to strike.
        (12, (*THREE_GROUPS, "group seat2 6: united-states-destroyer"), True),
        # Two squadrons cannot get through the flak of twenty factors.
        (2, (*ONE_GROUP, "group seat2 6: united-states-destroyer"), False),
        # The squadrons are wanted against the ships.
        (6, (*ONE_GROUP, "group seat2 2: united-states-cruiser*5"), False),
        (6, (*ONE_GROUP, "group seat2 3: hornet united-states-cruiser*4"), False),
    ],
)
def test_a_base_is_attacked_if_it_is_to_be_feared(naval: int, groups: tuple[str, ...], attacks: bool) -> None:
    state = asked_about_bases(naval, *groups)
    answer = Doctrine(1).choose(state.observe(0), 0, state.legal(0))
    assert GAME.action_text(answer) == ("midway" if attacks else "done")


def test_squadrons_already_sent_are_not_counted_for_a_second_base(monkeypatch: pytest.MonkeyPatch) -> None:
    state = asked_about_bases(12, *THREE_GROUPS, "group seat2 6: united-states-destroyer")
    step = state.stack[-1]
    assert isinstance(step, BaseAttacks) and isinstance(state, WorldAtWar)
    weighed: list[int] = []

    def spared(op: Operation, seat: int, base: int, free: list[int]) -> float:
        weighed.append(len(free))
        return 0.0

    monkeypatch.setattr(bases, "spared", spared)
    legal = state.legal(0)
    everybody = len(step.free(state))
    bases.base_attack(state, step, 0, legal)
    step.sent = [1 if place == 0 else 0 for place in range(len(step.classes(state)))]
    bases.base_attack(state, step, 0, legal)
    assert weighed == [everybody, everybody - 1]


def test_how_many_are_lost_hangs_on_the_defenders() -> None:
    assert beaten(6, 3, 0) == beaten(9, 3, 0)
    lost, turned = beaten(9, 3, 0)
    assert 2.5 < lost + turned < 3.5
    assert sum(beaten(3, 6, 0)) == pytest.approx(3.0)
