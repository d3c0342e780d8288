"""22.13C, 22.28B: voyages that meet on the way, and what they do when somebody is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import wardroom
from tests.marks import rule
from tests.worldatwar.sea import base, do, new, sail, told, top, units, voyage
from wardroom.core.content import ContentError
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.campaign import Announce
from wardroom.games.worldatwar.combat import sink_with_ships
from wardroom.games.worldatwar.company import companions
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.load import catalogue
from wardroom.games.worldatwar.passage import Passage, complete
from wardroom.games.worldatwar.rendezvous import Rendezvous, gather, waits_in_port
from wardroom.games.worldatwar.scenario import INVASION, NOWHERE, Duty
from wardroom.games.worldatwar.scenario_file import Drafting
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.under_way import ABORTED_DUTY, ANNOUNCED, DONE_DUTY, SAILING

COVER = "cover-from-truk"


@pytest.fixture
def op() -> Iterator[WorldAtWar]:
    """Coral Sea: a force from Truk is to join the landing force at Rabaul, or at sea off Rabaul."""
    op = new()
    op.phase = 1
    op.wing_state = [3] * len(op.wing_state)
    number = next(n for n, duty in enumerate(op.scenario.duties) if duty.key == "moresby-invasion")
    lead = op.scenario.duties[number]
    joining = Duty(COVER, INVASION, 1, base(op, "truk"))
    joining.joins = number
    joining.task_forces = 1
    joining.target = lead.target
    joining.rendezvous = lead.rendezvous = op.scenario.bases[base(op, "rabaul")].at
    op.scenario.duties.append(joining)
    yield op
    op.scenario.duties.pop()
    lead.rendezvous = NOWHERE


def landing(op: WorldAtWar) -> int:
    """The landing force waits in Rabaul."""
    number = voyage(op, "rabaul", "rabaul", "moresby-invasion")
    sail(op, number, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    return number


def cover(op: WorldAtWar) -> int:
    number = voyage(op, "truk", "rabaul", COVER)
    sail(op, number, units(op, "truk", shokaku=1, japan_cruiser=2))
    return number


@rule("worldatwar", "22.13C")
def test_who_is_picked_up_in_port_cannot_be_met_before(op: WorldAtWar) -> None:
    lead, other = landing(op), cover(op)
    assert waits_in_port(op, op.voyages[lead]) and not waits_in_port(op, op.voyages[other])
    sortie = Sortie()
    sortie.voyages = [lead, other]
    assert sortie.targets(op, 1) == [other]
    assert companions(op, other, op.voyages[other].path[-1]) == [other]
    passage = Passage()
    passage.voyage = lead
    op.stack.append(passage)
    op.settle()
    assert op.voyages[lead].status == SAILING and not told(op, "duty-done"), "the duty lies ahead"


@rule("worldatwar", "22.13C")
def test_they_go_on_as_one_and_can_be_met_again(op: WorldAtWar) -> None:
    lead, other = landing(op), cover(op)
    sortie = Sortie()
    sortie.voyages = [lead, other]
    op.stack.append(sortie)
    op.settle()
    met: list[int] = []
    while op.mover() >= 0 and not met:
        step = op.stack[-1]
        if isinstance(step, Intercept) and step.targets[0] == lead:
            met = op.voyages[lead].path
            break
        op.apply(op.mover(), DONE)
    goal = op.scenario.bases[base(op, "port-moresby")].at
    assert met[0] == op.scenario.bases[base(op, "rabaul")].at and met[-1] == goal
    assert [force.voyage for force in op.forces] == [lead, lead]
    assert op.voyages[other].status == DONE_DUTY and told(op, "combined")[0]["forces"] == 2
    assert GAME.parse(op.text()).text() == op.text()
    while not told(op, "duty-done"):
        op.apply(op.mover(), DONE)
    assert op.voyages[lead].status == DONE_DUTY


@rule("worldatwar", "22.28B")
@pytest.mark.parametrize("lost", ["gave up", "sunk"])
@pytest.mark.parametrize("answer, status", [("yes", SAILING), ("no", ABORTED_DUTY)])
def test_when_somebody_is_missing(op: WorldAtWar, lost: str, answer: str, status: int) -> None:
    lead, other = landing(op), cover(op)
    if lost == "sunk":
        for unit in op.members(1):
            op.hits[unit] = op.roster.size[unit]
        sink_with_ships(op)
        op.forces[1].gone = 1
    else:
        op.voyages[other].status = ABORTED_DUTY
    assert gather(op, [lead, other]) == [lead]
    op.settle()
    assert top(op, Rendezvous) and op.mover() == 0 and op.decision(0).rule == "22.28B"
    assert GAME.parse(op.text()).text() == op.text()
    do(op, 0, answer)
    assert op.voyages[lead].status == status
    assert (len(op.voyages[lead].path) > 1) == (answer == "yes")


@rule("worldatwar", "22.28B", "22.28")
def test_nobody_gives_up_when_all_have_come(op: WorldAtWar) -> None:
    lead, other = landing(op), cover(op)
    gather(op, [lead, other])
    op.settle()
    assert op.decision(0).name == "which-way"


@rule("worldatwar", "22.13C")
def test_who_was_to_join_goes_on_for_the_others(op: WorldAtWar) -> None:
    lead, other = landing(op), cover(op)
    op.voyages[lead].status = ABORTED_DUTY
    gather(op, [lead, other])
    op.settle()
    do(op, 0, "yes", "done")
    assert op.voyages[other].path[-1] == op.scenario.bases[base(op, "port-moresby")].at
    complete(op, other)
    assert told(op, "duty-done")[0]["points"] == 0, "the cargo has stayed behind"


@rule("worldatwar", "22.13C")
@pytest.mark.parametrize("announced", [True, False])
def test_nobody_joins_a_duty_that_was_not_taken_on(op: WorldAtWar, announced: bool) -> None:
    if announced:
        op.voyages[landing(op)].status = ANNOUNCED
    step = Announce()
    step.duty = len(op.scenario.duties) - 1
    assert (step.current(op) is not None) == announced


JOINING = """
[[duty]]
key = "escort"
name = "Escort"
activity = "raid"
phase = 0
base = "bergen"
joins = "LEAD"
rendezvous = "PLACE"
task_forces = 1
"""


@rule("worldatwar", "22.13C")
def test_a_scenario_says_who_joins_whom() -> None:
    path = Path(wardroom.__file__).parent / "games/worldatwar/content/denmark-strait.toml"
    text = path.read_text(encoding="utf-8")
    plain = Drafting(catalogue(), "own.toml", text, True).scenario
    lead = next(duty for duty in plain.duties if duty.target >= 0)
    entry = JOINING.replace("LEAD", lead.key)
    made = Drafting(catalogue(), "own.toml", text + entry.replace("PLACE", "bergen"), True).scenario
    number = next(n for n, duty in enumerate(made.duties) if duty.key == lead.key)
    assert made.duties[-1].joins == number and made.duties[-1].target == lead.target
    assert made.duties[number].rendezvous == made.duties[-1].rendezvous >= 0
    for wrong, said in (
        (JOINING.replace("LEAD", "nobody").replace("PLACE", "bergen"), "an earlier duty"),
        (entry.replace("PLACE", "cape-farewell"), "a meeting place on the way"),
        (entry.replace("PLACE", "bergen").replace('"raid"', '"patrol"'), "same phase and activity"),
    ):
        with pytest.raises(ContentError, match=said):
            Drafting(catalogue(), "own.toml", text + wrong, True)
