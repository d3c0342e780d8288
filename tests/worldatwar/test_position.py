"""Positions as texts: the short way to set up a battle, and the whole form that reads back."""

from __future__ import annotations

import re

import pytest

from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.errors import WardroomError
from wardroom.core.position import PositionError
from wardroom.core.scene import Scene
from wardroom.core.state import State
from wardroom.games.worldatwar.game import GAME
from wardroom.games.worldatwar.operation import CHART_SLOTS, SLOTS, Operation
from wardroom.games.worldatwar.position import writing

DENMARK_STRAIT = """
worldatwar 1
options: scenario=denmark-strait
battle: h2010 begins=fleets
group seat1 1: bismarck germany-cruiser
group seat2 1: hood(1) prince-of-wales
"""


def operation(state: State) -> Operation:
    assert isinstance(state, Operation)
    return state


@rule("worldatwar", "22.54A", "22.54B", "22.54C")
def test_the_example_of_the_documentation() -> None:
    """Both British ships at Bismarck: 4 + 3 factors and 7 are two hits; Bismarck answers one of them."""
    with Scene(GAME, DENMARK_STRAIT, rolls=[6, 6, 3, 4]) as scene:
        assert scene.asked() == [1, 2] and scene.legal(2) == ["done", "prince-of-wales", "hood"]
        scene.do(1, "done").do(2, "done")
        assert scene.legal(2) == ["hold", "light", "bismarck"]
        assert scene.rule_against(2, "light") == ""
        scene.do(2, "bismarck").do(1, "hood").do(1, "hold")
        assert operation(scene.state).hits[0] == 2
        assert [event.facts["ship"] for event in scene.told("ship-sunk")] == ["ship/hood"]


def test_what_is_said_of_a_group() -> None:
    op = operation(
        GAME.parse(
            "worldatwar 1\noptions: scenario=coral-sea\n"
            "battle: h0410 round=2 intercepting=seat2 begins=strikes\n"
            "group seat1 2: shokaku japan-cruiser*3 found=1\n"
            "group seat1 5: japan-destroyer*3 cargo=2 shown\n"
            "group seat2 1: lexington(1) united-states-cruiser*4 found=2\n"
        )
    )
    assert (op.round, op.intercepting, op.moving) == (2, 1, 0)
    assert op.found[2] == 1 and op.found[8] == 2 and op.hindered[5] == 1 and op.revealed[5] == 1
    assert [force.cargo for force in op.forces] == [0, 2, 0] and sum(op.laden) == 2
    assert op.forces[2].task_force and op.hits[op.members(2)[0]] == 1
    assert op.waiting() == [0], "two results come before one"
    text = op.text()
    assert GAME.parse(text).text() == text
    assert "path=h0410" in text and "side=seat2 base=noumea tf=1" in text
    assert op.course().steps[op.course().marks.index(1)] == "22.46"


@pytest.mark.parametrize(
    "line, fault",
    [
        ("battle: h2010 begins=supper", "begins with cards"),
        ("group seat3 1: bismarck", "not like `group seat1 3`"),
        ("group seat1 1: bismark", "neither a ship"),
        ("group seat1 1: germany-cruiser*9", "has 1 of them left"),
        ("group seat1 1: found=1", "no ships"),
        ("group seat1 1: bismarck cargo=1", "too few destroyers"),
        ("bismark: force=1", "neither a fact nor a ship"),
        ("voyage1: side=seat1 status=lost path=h2010", "'lost' is not a number"),
        ("step: Supper", "no step"),
    ],
)
def test_faults_are_named(line: str, fault: str) -> None:
    start = "" if line.startswith(("battle", "voyage")) else "battle: h2010\n"
    with pytest.raises(WardroomError, match=fault):
        GAME.parse(f"worldatwar 1\noptions: scenario=denmark-strait\n{start}{line}\n")


def test_a_battle_stands_alone() -> None:
    with pytest.raises(WardroomError, match="beside no voyages"):
        GAME.parse("worldatwar 1\nvoyage1: side=seat1 path=h2010\nbattle: h2010\n")


@pytest.mark.parametrize(
    "battle, group, why",
    [
        ("h2010", "group seat1 1: bismarck(4)", "'bismarck\\(4\\)' would be sunk"),
        ("h2010", "group seat1 1: germany-cruiser(2)", "would be sunk"),
        ("h2010 round=0", "group seat1 1: bismarck", "a battle has a round 1"),
    ],
)
def test_impossible_battles(battle: str, group: str, why: str) -> None:
    with pytest.raises(WardroomError, match=why):
        GAME.parse(f"worldatwar 1\noptions: scenario=denmark-strait\nbattle: {battle}\n{group}\n")


def test_tables_have_their_length() -> None:
    with pytest.raises(WardroomError, match="'naval-shift' has 2 numbers, not 3"):
        GAME.parse("worldatwar 1\noptions: scenario=midway\nnaval-shift: 1 0 0\n")


def test_only_tables_of_groups_are_cut_where_nothing_follows() -> None:
    """A list that grows may come to any length, that of the Naval Combat Chart as well."""
    numbers = [1] * CHART_SLOTS + [0] * (SLOTS - CHART_SLOTS)
    assert writing.shortened("found", numbers) == numbers[:CHART_SLOTS]
    assert writing.shortened("searches", numbers) == numbers


AT_SEA = """worldatwar 1
options: scenario=coral-sea
turn: phase=1
voyage1: side=seat1 duty=1 status=sailing path=h0707,h0608,h0508,h0509,h0410
voyage2: side=seat2 level=interception target=0 meets=h0410 status=sailing dice=3 score=7 path=h0411,h0410
force1: side=seat1 base=rabaul cargo=1 origin=rabaul
force2: side=seat2 base=townsville voyage=1 origin=townsville
japan-destroyer/3: force=1 laden=1
united-states-cruiser/5: force=2
step: Campaign place=3
step: Sortie side=0 place=7 voyages=0
step: Resolve side=0 voyages=
step: Passage voyage=0 hunters= separate=0
step: AttackFromTheAir seat=0 voyage=1
"""
CARRYING = "activity moresby-invasion: h0608 japan-cruiser japan-destroyer"


@pytest.mark.parametrize(
    ("said", "instead", "line", "why"),
    [
        ("united-states-cruiser/5: force=2\n", "", "force2:", "it has no ships"),
        ("force2: side", "force2: gone=1 side", "force2:", "it has ships"),
        ("force2: side", "force2: inverted=1 side", "force2:", "under way"),
        ("force2: side", "force2: drained=1 side", "force2:", "stayed in port"),
        (" meets=h0410", "", "voyage2:", "needs target= and meets="),
        ("duty=1", "duty=1 patrol=1", "voyage1:", "a duty that is a patrol"),
        ("duty=1", "duty=1 target=1", "voyage1:", "only interceptions and patrols"),
        ("1 status=sailing", "1 target=1 status=returning", "voyage1:", "only interceptions and patrols"),
        ("1 status=sailing", "1 target=1 status=completed", "voyage1:", "only interceptions and patrols"),
        ("1 status=sailing", "1 target=1 status=aborted", "voyage1:", "only interceptions and patrols"),
        (
            "step: Campaign",
            "told: 1 0 0 0 0 0 0 0 0 0 0 0 0 0\nstep: Campaign",
            "told:",
            "belong to a battle",
        ),
        ("step: Campaign", "shokaku: hits=3\nstep: Campaign", "shokaku:", "it is sunk, and squadron"),
        (
            "side=0 place=7",
            "side=0 place=7 voyages=0\nstep: Sortie side=0 place=7",
            "step: Sortie",
            "not over",
        ),
        ("Resolve side=0", "Resolve side=1", "step: Resolve", "its sortie is one of side=0"),
        ("Passage voyage=0", "Passage voyage=1", "step: Passage", "none of its sortie"),
        ("seat=0 voyage=1", "seat=1 voyage=1", "step: AttackFromTheAir", "none of seat"),
        # Turns, phases and cards.
        ("turn: phase=1", "turn: phase=0", "voyage1:", "'moresby-invasion' belongs to phase 1"),
        ("turn: phase=1", "turn: phase=1 quiet=2", "turn:", "told of a battle"),
        (
            "turn: phase=1",
            "turn: phase=1\ncards: 9 0 0 0 0 0",
            "cards:",
            "9 strategic cards, and begins with",
        ),
        ("turn: phase=1", "turn: phase=1\nlost: 2 0", "lost:", "told of a battle"),
        # Voyages and forces.
        ("dice=3 score=7", "score=7", "voyage2:", "no dice= were rolled"),
        ("duty=1 status=sailing", "duty=1 status=home", "voyage1:", "it is home, where its path ends"),
        ("rabaul cargo=1", "rabaul cargo=1 landed=5", "voyage1:", "6 units of cargo"),
        ("origin=townsville", "origin=townsville least=9 most=5", "force2:", "least=9 is more than most=5"),
        ("origin=townsville", "origin=townsville tf=1 most=9", "force2:", "a task force has 10 factors"),
        ("origin=townsville", "origin=townsville most=1", "force2:", "factors, and most=1"),
        ("turn: phase=1", "turn: phase=2", "step: Campaign", "the scenario has 2"),
        # What everybody was told of a force that nobody has seen.
        ("origin=townsville", "origin=townsville least=10 most=25", "force2:", "but tf=1 is missing"),
        ("origin=townsville", "origin=townsville least=3 most=25", "force2:", "formed with 3 or more"),
        ("origin=townsville", "origin=townsville tf=1", "force2:", "formed with 10 or more"),
        ("origin=townsville", "origin=townsville slow=1", "force2:", "its dice have told slow=0"),
        ("origin=townsville", "origin=townsville light=0", "force2:", "its dice have told light=1"),
        ("step: Campaign", "clues: 3 2\nstep: Campaign", "clues:", "the hidden forces of seat 2"),
        # Ships and squadrons.
        ("force=1 laden=1", "laden=1", "japan-destroyer/3:", "it lies in port"),
        ("force=1 laden=1", "force=1 laden=1 leaving=1", "japan-destroyer/3:", "told of a battle"),
        ("force=1 laden=1", "force=1 laden=1 sighted=1", "japan-destroyer/3:", "is said of carriers"),
        ("step: Campaign", "squadron1: task=1\nstep: Campaign", "squadron1:", "told of a battle"),
        ("step: Campaign", "squadron1: state=1\nstep: Campaign", "squadron1:", "told of a battle"),
        ("step: Campaign", "squadron1: aim=2\nstep: Campaign", "squadron1:", "go together"),
        # Steps.
        ("Campaign place=3", "Campaign place=1", "step: Campaign", "place=1, but below Sortie it is 3 or 4"),
        ("Sortie side=0 place=7", "Sortie side=0 place=5", "step: Sortie", "below Resolve it is 7"),
        ("separate=0", "separate=1", "step: Passage", "not a number from 0 to 0"),
        (" voyages=0", "", "step: Sortie", "voyages= is missing, and Passage is about 0"),
        ("Campaign place=3", "Campaign place=3\nstep: Campaign", "step: Campaign", "stands on nothing"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(said: str, instead: str, line: str, why: str) -> None:
    assert GAME.parse(AT_SEA).waiting() == [0]
    assert said in AT_SEA
    with pytest.raises(PositionError, match=re.escape(why)) as refused:
        GAME.parse(AT_SEA.replace(said, instead))
    assert f"(in the line: {line}" in str(refused.value)


def test_a_carrier_was_sighted_with_its_own_force() -> None:
    carrier = AT_SEA.replace("japan-destroyer/3:", "shokaku: force=1 sighted=1\njapan-destroyer/3:")
    assert GAME.parse(carrier).waiting()
    with pytest.raises(PositionError, match=r"sighted=2 are other forces .*\(in the line: shokaku:"):
        GAME.parse(carrier.replace("sighted=1", "sighted=2"))


@rule("worldatwar", "22.163B")
def test_a_beaten_patrol_keeps_its_target_until_it_turns_home() -> None:
    beaten = AT_SEA.replace("duty=1 status=sailing", "duty=0 target=1 status=aborted")
    beaten = beaten.replace("cargo=1 ", "").replace(" laden=1", "")
    assert GAME.parse(beaten).waiting()
    with pytest.raises(PositionError, match="only interceptions and patrols"):
        GAME.parse(beaten.replace("status=aborted", "patrol=1 status=returning"))


ANNOUNCING = """worldatwar 1
options: scenario=coral-sea
turn: phase=1
voyage1: side=seat1 duty=1 status=announced path=h0707,h0608,h0508,h0509,h0410
force1: side=seat1 base=rabaul origin=rabaul
japan-destroyer/3: force=1
step: Campaign place=2
step: Announce duty=2 voyage=0
"""


@rule("worldatwar", "22.15A")
@pytest.mark.parametrize(
    ("said", "instead", "line", "why"),
    [
        ("step: Announce duty=2", "step: Announce duty=1", "Announce duty=1", "voyage 1 has duty=1 already"),
        ("step: Announce duty=2", "step: Announce duty=0", "Announce duty=0", "voyage 1 has duty=1 already"),
        ("step: Announce", "step: Announce\nstep: Announce", "Announce duty=2", "stands on Campaign, not on"),
        ("announced", "sailing", "Announce", "voyage 1 is announced no more"),
        ("announced", "completed", "Announce", "voyage 1 is announced no more"),
        ("2\nstep: Announce duty=2 voyage=0", "1", "Campaign", "voyage 1 of the phase is announced"),
        (
            "2\nstep: Announce duty=2 voyage=0",
            "1\nstep: CodeCards kind=0",
            "Campaign",
            "voyage 1 of the phase is announced",
        ),
    ],
)
def test_a_duty_is_announced_once(said: str, instead: str, line: str, why: str) -> None:
    assert GAME.parse(ANNOUNCING).waiting() == [0]
    assert said in ANNOUNCING
    with pytest.raises(PositionError, match=re.escape(why)) as refused:
        GAME.parse(ANNOUNCING.replace(said, instead))
    assert f"(in the line: step: {line}" in str(refused.value)


IN_TWO_FORCES = """worldatwar 1
options: scenario=coral-sea
turn: phase=1
voyage1: side=seat1 duty=1 status=sailing path=h0707,h0608,h0508,h0509,h0410
voyage2: side=seat1 duty=2 status=sailing path=h0707,h0608
force1: side=seat1 base=rabaul origin=rabaul
force2: side=seat1 base=rabaul voyage=1 origin=rabaul
japan-destroyer/3: force=1
japan-destroyer/4: force=2
step: Campaign place=3
"""


@rule("worldatwar", "22.15A", "22.19")
@pytest.mark.parametrize(
    ("steps", "line", "why"),
    [
        ("Sortie place=1; Intercept seat=1 targets=0,1", "Sortie", "voyages= is missing"),
        ("Sortie place=1 voyages=1; Intercept seat=1 targets=0,1", "Intercept", "voyage=0 is none of"),
        ("Sortie place=2; RollInterceptions level=1", "Sortie", "voyages= lacks 0"),
        ("Sortie place=7; Resolve voyages=0,1", "Sortie", "voyages= is missing, and Resolve is about 0"),
        ("Sortie place=7 voyages=0,1; Resolve", "Resolve", "voyages= lacks 0"),
        ("Sortie place=7 voyages=0,1; Resolve; Passage voyage=0", "Resolve", "voyages= lacks 1"),
        ("Sortie place=7 voyages=0; Resolve voyages=0,1", "Resolve", "voyage=1 is none of its sortie"),
        ("Sortie; GoHome voyages=0", "Sortie", "voyages= is missing, and GoHome is about 0"),
        ("Sortie voyages=0; GoHome voyages=0,1", "GoHome", "voyage=1 is none of its sortie"),
        ("Sortie; Rendezvous voyages=0", "Sortie", "voyages= is missing, and Rendezvous is about 0"),
    ],
)
def test_a_sortie_names_its_voyages(steps: str, line: str, why: str) -> None:
    GAME.parse(f"{IN_TWO_FORCES}step: Sortie place=7 voyages=0,1\nstep: Resolve voyages=0,1\n")
    lines = "".join(f"step: {step.strip()}\n" for step in steps.split(";"))
    with pytest.raises(PositionError, match=re.escape(why)) as refused:
        GAME.parse(IN_TWO_FORCES + lines)
    assert f"(in the line: step: {line}" in str(refused.value)


@rule("worldatwar", "22.24A")
@pytest.mark.parametrize(
    ("said", "why"), [("dice=3", "who has rolled is no longer announced"), ("at=1", "and has not left")]
)
def test_who_is_announced_has_neither_rolled_nor_left(said: str, why: str) -> None:
    text = AT_SEA[: AT_SEA.index("step: Sortie")] + "step: Sortie side=0 place=2 voyages=0\n"
    text = text.replace("status=sailing dice=3 score=7", said) + "step: RollInterceptions level=1\n"
    with pytest.raises(PositionError, match=why):
        GAME.parse(text)


BATTLE = """worldatwar 1
options: scenario=coral-sea
battle: h0410 round=2 begins=fleets
group seat1 1: shokaku japan-cruiser*2 found=1
group seat2 3: lexington united-states-cruiser*3 found=1
"""


@pytest.mark.parametrize(
    ("said", "instead", "line", "why"),
    [
        ("number=3", "number=4", "chart:", "group 3 of seat 2 has no force"),
        ("chart: 0 1 0", "chart: 0 1 1", "chart:", "group 2 of seat 1 has no force"),
        ("chart: 0 1", "chart: 1 1", "chart:", "the first number of each side stays 0"),
        ("joins=-1 ", "joins=3 ", "force1:", "present=1 in round 2"),
        (
            "step: NavalBattle",
            "revealed: 0 1 0 0 0 0 0 0 0 0 0 0 0 0\nstep: NavalBattle",
            "revealed:",
            "not shown",
        ),
        ("base=noumea ", "base=noumea shown=1 ", "force2:", "group 3 is not open"),
        ("told: 0 10", "told: 0 18", "told:", "of group 1 of seat 1 it is 10"),
        ("side=seat1 status=sailing", "side=seat1 status=completed", "force1:", "its voyage is not at sea"),
        ("step: NavalBattle", "squadron1: task=4\nstep: NavalBattle", "squadron1:", "go together"),
        ("step: NavalBattle", "squadron1: state=3 task=1\nstep: NavalBattle", "squadron1:", "does nothing"),
        ("place=9", "place=4", "step: NavalBattle", "place=4, but below FleetCombat it is 9 or 12"),
    ],
)
def test_what_cannot_be_in_a_battle_is_refused_with_its_line(
    said: str, instead: str, line: str, why: str
) -> None:
    whole = GAME.parse(BATTLE, FastDice(2)).text()
    assert said in whole, whole
    with pytest.raises(PositionError, match=re.escape(why)) as refused:
        GAME.parse(whole.replace(said, instead, 1))
    assert f"(in the line: {line}" in str(refused.value)


@rule("worldatwar", "22.22I", "22.451B")
@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("Campaign place=1; CodeCards kind=1", "tactical cards are not laid here"),
        ("Campaign place=1; CodeCards kind=0; CodeCards kind=1", "tactical cards are not laid here"),
        ("Campaign place=2; CodeCards kind=0", "place=2, but below CodeCards it is 1"),
        ("Campaign place=1; CodeCards kind=2; CodeCards kind=2", "undersea cards are laid once"),
        (
            "Campaign place=1; CodeCards members=3 pending=3; run2: CardRun seat=1 laid=1",
            "how far seat 2 has",
        ),
        ("Campaign place=1; CodeCards members=3 pending=1; run2: CardRun seat=1", "how far seat 2 has come"),
    ],
)
def test_cards_are_laid_in_their_time(steps: str, why: str) -> None:
    lines = "".join(f"step: {step.strip()}\n" for step in steps.split(";")).replace("step: run", "run")
    with pytest.raises(PositionError, match=why):
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\n{lines}")


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        (f"{CARRYING} cargo=1 cargo=1\nbegins: interception", "cargo is said twice (in the line: activity"),
        (f"{CARRYING} shown shown\nbegins: interception", "shown is said twice (in the line: activity"),
        (
            f"turn: phase=1\n{CARRYING}\n{CARRYING}\nbegins: interception",
            "'moresby-invasion' is carried out by voyage 1 already (in the line: activity",
        ),
        (
            "battle: h1800\ngroup seat1 1: shokaku japan-cruiser*2",
            "`group seat2 ...:` in it (in the line: battle",
        ),
        (
            "battle: h1800\ngroup seat1 1: shokaku japan-cruiser*2\nforce seat2: lexington",
            "a battle has two sides: there is no `group seat2 ...:` in it (in the line: battle",
        ),
        ("battle: h1800\ngroup seat1 1: shokaku found=1 found=2", "found is said twice (in the line: group"),
    ],
)
def test_what_is_said_twice_or_stands_alone_is_refused(lines: str, why: str) -> None:
    with pytest.raises(PositionError, match=re.escape(why)):
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\n{lines}\n")


def test_an_observer_does_not_write_down_what_only_its_owner_knows() -> None:
    view = GAME.parse(AT_SEA).observe(1).text()
    assert GAME.parse(view).text() == view
    told = view.replace("japan-destroyer/3: force=? group=? laden=? leaving=?", "japan-destroyer/3: force=1")
    assert told != view
    with pytest.raises(PositionError, match="only its owner knows"):
        GAME.parse(told)


@rule("worldatwar", "22.14B", "22.22A")
@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ("0,1,0,9,5,0,0", "9 factors at least and 5 at most"),
        ("0,1,0,10,10,7,0", "7 units of cargo, more than"),
    ],
)
def test_a_force_is_mustered_as_its_duty_says(limits: str, why: str) -> None:
    lines = "turn: phase=1\nvoyage1: side=seat1 duty=1 path=h0707\nstep: Campaign place=2\n"
    lines += (
        f"step: Announce duty=1 place=2 voyage=0 formed=1\nstep: Muster members=1 pending=1 limits={limits}\n"
    )
    with pytest.raises(PositionError, match=why) as refused:
        GAME.parse(f"worldatwar 1\noptions: scenario=coral-sea\n{lines}")
    assert "(in the line: step: Muster" in str(refused.value)
