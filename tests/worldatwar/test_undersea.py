"""22.913-22.92 Submarines on patrol."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.marks import rule
from tests.worldatwar.sea import base, new, rule_against, sail, units, voyage
from wardroom.core.content import ContentError
from wardroom.core.decision import DONE
from wardroom.core.dice import ScriptedDice
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.aftermath import end_battle
from wardroom.games.worldatwar.campaign import Announce
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.interception import RollInterceptions
from wardroom.games.worldatwar.load import catalogue
from wardroom.games.worldatwar.passage import Passage, stand_down
from wardroom.games.worldatwar.returning import disband_idle
from wardroom.games.worldatwar.scenario import PATROL, Duty
from wardroom.games.worldatwar.scenario_file import Drafting
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, FAILED, SAILING
from wardroom.games.worldatwar.undersea import free_submarines
from wardroom.games.worldatwar.units import SUBMARINE


@pytest.fixture
def op() -> Iterator[WorldAtWar]:
    """Coral Sea with a duty for the Japanese submarine, which the scenario itself leaves in port."""
    op = new()
    boats = [u for u in range(len(op.force)) if op.roster.kind[u] == SUBMARINE and not op.roster.side[u]]
    duty = Duty("boats", PATROL, 0, op.berth[boats[0]])
    duty.forces = [boats]
    op.scenario.duties.append(duty)
    yield op
    op.scenario.duties.pop()
    duty.offensive = True


def boat(op: WorldAtWar) -> int:
    return op.scenario.duties[-1].forces[0][0]


def patrol(op: WorldAtWar, goal: str = "port-moresby") -> int:
    """The submarine lies on station off a port."""
    home = op.scenario.bases[op.berth[boat(op)]].key
    number = voyage(op, home, goal, "boats")
    sail(op, number, [boat(op)], shown=1)
    op.voyages[number].patrol = 1
    op.voyages[number].at = len(op.voyages[number].path) - 1
    return number


def invaders(op: WorldAtWar) -> int:
    number = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, number, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    return number


def hunters(op: WorldAtWar, target: int) -> int:
    number = voyage(op, "noumea", "port-moresby", level=1, target=target)
    sail(op, number, units(op, lexington=1, united_states_cruiser=4))
    return number


@rule("worldatwar", "22.913")
def test_submarines_sail_to_their_patrol_unmet(op: WorldAtWar) -> None:
    step = Announce()
    step.duty = len(op.scenario.duties) - 1
    op.moving = 0
    op.stack.append(step)
    op.settle()
    goal = op.voyages[-1].path[0]
    op.apply(0, actions.hex_at(next(a - actions.HEX for a in op.legal(0) if a - actions.HEX != goal)))
    op.apply(0, DONE)
    assert op.force[boat(op)] == len(op.forces)
    own = len(op.voyages) - 1
    op.voyages[own].status = SAILING
    sortie = Sortie()
    sortie.voyages = [own]
    assert sortie.targets(op, 1) == [], "nobody meets submarines"
    passage = Passage()
    passage.voyage = own
    op.stack.append(passage)
    op.settle()
    assert op.voyages[own].patrol and op.voyages[own].at == len(op.voyages[own].path) - 1
    assert GAME.parse(op.text()).text() == op.text()
    for seat in range(2):
        assert op.observe(seat).force[boat(op)] == op.force[boat(op)]


@rule("worldatwar", "22.913")
def test_submarines_patrol_among_themselves() -> None:
    from tests.worldatwar.test_content import edited

    text = edited("light = [", 'light = ["germany-submarine*1", ')
    with pytest.raises(ContentError, match="only among themselves"):
        Drafting(catalogue(), "own.toml", text, True)


@rule("worldatwar", "22.916B", "22.163")
def test_an_offensive_submarine_patrol_supports_without_dice(op: WorldAtWar) -> None:
    own, activity = patrol(op), invaders(op)
    hunter = hunters(op, activity)
    assert boat(op) not in free_submarines(op, 0)
    step = Intercept()
    step.seat, step.level, step.targets = 0, 2, [hunter]
    step.place, step.hex = 1, op.voyages[hunter].meets
    op.stack.append(step)
    op.apply(0, actions.force(own))
    op.stack.clear()
    assert op.voyages[own].target == hunter
    op.voyages[hunter].score = 40
    passage = Passage()
    passage.voyage = activity
    op.wing_state = [3] * len(op.wing_state)
    op.stack.append(passage)
    op.settle()
    assert op.forces[op.force[boat(op)] - 1].joins == 1


@rule("worldatwar", "22.916B", "22.92")
@pytest.mark.parametrize("attacked", [0, 1])
def test_after_the_battle(op: WorldAtWar, attacked: int) -> None:
    own, activity = patrol(op), invaders(op)
    hunter = hunters(op, activity)
    op.voyages[own].target, op.voyages[own].meets = hunter, op.voyages[hunter].meets
    op.battle_hex = op.voyages[hunter].meets
    op.forces[op.force[boat(op)] - 1].fought = 1
    op.torpedoed[boat(op)] = attacked
    end_battle(op, activity, 0, [activity, hunter, own], 0)
    voyage = op.voyages[own]
    assert op.forces[op.force[boat(op)] - 1].voyage == own, "submarines adopt no mission"
    assert (voyage.status, voyage.patrol) == ((ABORTED_DUTY, 0) if attacked else (SAILING, 1))
    assert attacked or voyage.target < 0


@rule("worldatwar", "22.913", "22.915", "22.916A")
def test_submarines_on_watch_intercept_from_their_post(op: WorldAtWar) -> None:
    own = patrol(op)
    op.scenario.duties[-1].offensive = False
    target = voyage(op, "townsville", "port-moresby")
    op.codes = [1, 0]
    sail(op, target, units(op, "townsville", united_states_cruiser=2, australia_cruiser=2), shown=1)
    op.forces[-1].task_force = 1
    assert free_submarines(op, 0) == [boat(op)]
    step = Intercept()
    step.seat, step.targets = 0, [target]
    step.place, step.hex = 1, op.voyages[target].path[-1]
    op.stack.append(step)
    assert rule_against(op, 0, actions.force(own)) == "22.915"
    op.apply(0, DONE)
    assert op.decision(0).name == "submarine-intercepts"
    op.apply(0, actions.hex_at(op.voyages[target].path[-1]))
    made = op.voyages[-1]
    assert made.path == [op.scenario.bases[base(op, "port-moresby")].at], "it lies there already"
    assert op.forces[op.force[boat(op)] - 1].voyage == len(op.voyages) - 1
    assert GAME.parse(op.text()).text() == op.text()


@rule("worldatwar", "22.92")
@pytest.mark.parametrize("how", ["failed", "nothing left"])
def test_without_an_attack_they_are_on_watch_again(op: WorldAtWar, how: str) -> None:
    patrol(op)
    op.scenario.duties[-1].offensive = False
    target = voyage(op, "townsville", "port-moresby")
    op.codes = [1, 0]
    sail(op, target, units(op, "townsville", united_states_cruiser=2, australia_cruiser=2))
    op.forces[-1].task_force = 1
    step = Intercept()
    step.seat, step.targets, step.place = 0, [target], 2
    op.stack.append(step)
    op.apply(0, actions.hex_at(op.voyages[target].path[0]))
    number = len(op.voyages) - 1
    assert free_submarines(op, 0) == []
    if how == "failed":
        op.dice = ScriptedDice([1] * 9)
        op.stack.append(RollInterceptions())
        op.settle()
        op.voyages[number].status = FAILED
        disband_idle(op)
    else:
        op.voyages[number].status = SAILING
        stand_down(op, number)
        # 22.92 In later phases, not again in this one.
        assert free_submarines(op, 0) == []
        disband_idle(op)
    assert free_submarines(op, 0) == [boat(op)]
    assert op.voyages[number].hex() == op.scenario.bases[base(op, "port-moresby")].at
