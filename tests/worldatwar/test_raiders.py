"""22.35 A raider met in a hex that stands for a Strategic Warfare box."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import wardroom
from tests.marks import rule
from tests.worldatwar.sea import new, rule_against, sail, told, units, voyage
from wardroom.core.content import ContentError
from wardroom.core.dice import FastDice
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.battle import MEETING, begin_battle
from wardroom.games.worldatwar.flights import in_range
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.load import catalogue
from wardroom.games.worldatwar.scenario_file import Drafting
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, SAILING


@pytest.fixture
def op() -> Iterator[WorldAtWar]:
    """Coral Sea, with the waters off Port Moresby as a box."""
    op = new()
    raid = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, raid, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4))
    op.scenario.boxes.append(op.voyages[raid].path[-1])
    yield op
    op.scenario.boxes.clear()


def meet(op: WorldAtWar) -> None:
    """Two forces, 34 factors together, meet the raider; a third one is late."""
    numbers, rounds = [0], [1]
    for ships, joins in (
        (units(op, "noumea", lexington=1, united_states_cruiser=3), 1),
        (units(op, "townsville", united_states_cruiser=2, australia_cruiser=2), 1),
        (units(op, "noumea", united_states_destroyer=1), 2),
    ):
        home = op.scenario.bases[op.berth[ships[0]]].key
        numbers.append(voyage(op, home, "port-moresby", level=1, target=0))
        sail(op, numbers[-1], ships)
        rounds.append(joins)
    op.voyages[0].at = len(op.voyages[0].path) - 1
    begin_battle(op, op.voyages[0].path[-1], 1, numbers, rounds, 0, MEETING)
    op.settle()


@rule("worldatwar", "22.35", "22.35A", "22.35B")
def test_one_group_each_and_both_are_found(op: WorldAtWar) -> None:
    meet(op)
    assert [op.forces[f].number for f in range(4)] == [1, 1, 1, 0]
    assert op.found[1] == op.found[8] == 1 and op.revealed[1] and op.revealed[8]
    assert not told(op, "search-rolled") and op.decision(op.mover()).name == "patrol"
    assert GAME.parse(op.text()).text() == op.text()
    for seat in range(2):
        view = op.observe(seat)
        assert view.imagine(FastDice(3)).observe(seat).text() == view.text()


@rule("worldatwar", "22.35C", "22.35D")
@pytest.mark.parametrize("seed", range(6))
def test_strikes_then_one_round(op: WorldAtWar, seed: int) -> None:
    op.dice = FastDice(seed)
    meet(op)
    assert not any(in_range(op, b) for b in range(len(op.scenario.bases))), "no squadrons from land"
    names: list[str] = []
    chance = FastDice(seed)
    while (seat := op.mover()) >= 0:
        names.append(op.decision(seat).name)
        legal = op.legal(seat)
        op.apply(seat, legal[-1] if names[-1] == "strike" else legal[chance.below(len(legal), 0)])
    assert "surprise-strike" not in names and "withdraw" not in names and "strike" in names
    assert names.index("strike") < names.index("screen")
    assert len(told(op, "fleet-combat")) == 1 and told(op, "battle-over")[0]["rounds"] == 1
    assert op.battle_hex < 0 and op.voyages[1].status == ABORTED_DUTY
    assert op.voyages[0].status in (SAILING, ABORTED_DUTY)


@rule("worldatwar", "22.35", "22.911")
def test_submarines_do_not_intercept_in_a_box(op: WorldAtWar) -> None:
    target = voyage(op, "noumea", "port-moresby")
    sail(op, target, units(op, lexington=1, united_states_cruiser=4))
    op.codes = [2, 0]
    step = Intercept()
    step.seat, step.targets, step.place = 0, [target], 2
    op.stack.append(step)
    assert rule_against(op, 0, actions.hex_at(op.voyages[target].path[-1])) == "22.911"
    assert actions.hex_at(op.voyages[target].path[-2]) in op.legal(0)


@rule("worldatwar", "22.35")
def test_a_scenario_names_its_boxes() -> None:
    path = Path(wardroom.__file__).parent / "games/worldatwar/content/denmark-strait.toml"
    text = path.read_text(encoding="utf-8")
    made = Drafting(catalogue(), "own.toml", 'boxes = ["cape-farewell"]\n' + text, True).scenario
    assert made.boxes == [duty.target for duty in made.duties if duty.target >= 0][:1]
    with pytest.raises(ContentError, match="boxes"):
        Drafting(catalogue(), "own.toml", 'boxes = ["h9999"]\n' + text, True)
