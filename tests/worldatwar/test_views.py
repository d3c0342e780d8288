"""Every declared fact by itself: its word, its value in a copy, and who may know it."""

from __future__ import annotations

import pytest

from wardroom.core.dice import FastDice
from wardroom.core.position import PositionError
from wardroom.core.state import SPECTATOR, UNKNOWN
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import NO_BASE, BaseAttacks
from wardroom.games.worldatwar.force import LAUNCHED, SPARED, Force
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.operation import slot
from wardroom.games.worldatwar.position import reading
from wardroom.games.worldatwar.position.facts import Said, told_of
from wardroom.games.worldatwar.under_way import Voyage

# A line of each step with words, none of which has its default.
STEPS = (
    "AirStrikes part=1 target=2 chosen=1,2",
    "Announce duty=1 place=2 voyage=3 formed=4",
    "AttackFromTheAir seat=1 voyage=2",
    "BaseAttacks turn=1 base=2 bases=1,2 sent=3,4",
    "Campaign place=3",
    "CardRun seat=1 kind=2 laid=3",
    "Choosing seat=1 base=2 limits=3,4,5,6 units=7,8 label=9,10 finished=1",
    "CodeCards members=3 pending=1 kind=2",
    "Deploy members=3 pending=1 voyages=2 outside=1",
    "Evasion seat=1 number=2 chaser=3",
    "FleetCombat part=1 pairs=1,2 fought=3,4 free=0,5",
    "FleetEngagement part=1 numbers=2,3 capitals1=1 capitals2=2 screened1=3 screened2=4 aims1=5 aims2=6"
    " spread1=7 spread2=8 held=1,2 asked=3,4,5 owed=1,2,3,4 behind=6,7",
    "GoHome side=1 voyages=2",
    "Holding seat=1 units=2 label=3,4 finished=1",
    "Intercept seat=1 level=2 targets=3 leg=4 place=1 hex=7 asked=5",
    "LandAirRun seat=1 answers=2,3 finished=1",
    "LossChoice seat=1 ships=2,3 count=1",
    "Muster members=3 pending=1 limits=1,2,3,4,5,6,7",
    "NavalBattle about=1 apart=2 place=3 voyages=1,4",
    "Numbering seat=1 voyages=2 numbers=3 sources=4 own=5 sizes=6 surplus=7 label=8,9 outside=1",
    "OrderOfBattles side=1 hunters=2,3",
    "Passage voyage=1 hunters=2 separate=3",
    "PatrolRun seat=1 answers=2,3 finished=1",
    "PlotCourse seat=1 voyage=2 longest=3 stops=4,5",
    "PressOn seat=1 voyages=2 attacked=1",
    "Rendezvous seat=1 voyages=2 missed=1 asked=3",
    "Resolve side=1 voyages=2",
    "RollInterceptions level=2",
    "ScreenRun seat=1 units=2 label=3 last=4 finished=1",
    "Sortie side=1 place=2 voyages=3",
    "Station seat=1 voyage=2 range=3",
    "Strike seat=1 number=2 wings=3 surprise=4 arrived=5 rest=6 target=7 shares=8,9",
    "SubmarineAttack submarine=1 number=2 previous=3 category=4 target=5 made=1",
    "SubmarineAttacks turn=1 outside=1 announced=2,3 target=4 made=5",
    "Substitutes seat=1 ones=2 count=3 bases=4 taken=5",
    "UseAdvantage seat=1",
    "Withdraw seat=1 group=2 units=3 settled=4",
    "Withhold members=3 pending=1 seat=1",
)
TURN = ["phase", "moving", "round", "intercepting", "hex", "patrolled", "quiet", "holder"]
LISTS = [
    "cards",
    "codes",
    "chart",
    "found",
    "spent",
    "attacked",
    "hindered",
    "evaded",
    "revealed",
    "told",
    "land-air",
    "lost",
    "damaged",
    "hurt",
    "search-edge",
    "naval-shift",
    "undersea-codes",
    "opened",
    "clues",
    "searches",
    "ambushes",
    "thinned",
    "points",
]
OF_SHIPS = [
    "force",
    "group",
    "hits",
    "laden",
    "torpedoed",
    "withheld",
    "spared",
    "leaving",
    "restrained",
    "sighted",
    "base",
]
OF_SQUADRONS = ["state", "on", "task", "aim", "shown", "driven", "raided"]
FORCE = [
    "side",
    "base",
    "tf",
    "voyage",
    "shown",
    "slow",
    "light",
    "number",
    "joins",
    "present",
    "cargo",
    "withdrawn",
    "fought",
    "inverted",
    "gone",
    "origin",
    "least",
    "most",
    "restraint",
    "parent",
    "landed",
    "drained",
    "surplus",
]
VOYAGE = [
    "side",
    "level",
    "duty",
    "target",
    "meets",
    "status",
    "at",
    "dice",
    "score",
    "patrol",
    "spotted",
    "flown",
    "parent",
    "path",
]


def new(scenario: str = "coral-sea") -> WorldAtWar:
    return GAME.new(GAME.options().fill({"scenario": scenario}), FastDice(1))


@pytest.mark.parametrize("line", STEPS, ids=[line.split()[0] for line in STEPS])
def test_a_step_is_read_copied_and_written(line: str) -> None:
    op = new()
    step = reading.read_step(line.split())
    op.stack = [step, step.copy()]
    assert op.text().splitlines()[-2:] == [f"step: {line}"] * 2
    first = reading.read_step([line.split()[0]])
    told, before = told_of(step), told_of(first)
    for fact, default in zip(told.facts, before.facts, strict=True):
        assert fact.values != default.values
    for asked, pending in zip(told.asked, before.asked, strict=True):
        assert asked[0] == "members" or asked != pending


def test_a_word_of_several_facts_has_a_number_for_each() -> None:
    with pytest.raises(PositionError, match="asked= has 3 numbers, not 2"):
        reading.read_step(["FleetEngagement", "asked=1,2"])


def test_the_state_tells_its_facts_and_copies_have_them() -> None:
    op = new()
    told = told_of(op)
    # The observer is told by the core.
    assert [fact.name for fact in told.single()][-len(TURN) :] == TURN
    assert [fact.name for fact in told.lists()] == LISTS
    assert [fact.name for fact in told.columns["ships"]] == OF_SHIPS
    assert [fact.name for fact in told.columns["squadrons"]] == OF_SQUADRONS
    for fact in [*told.lists(), *told.columns["ships"], *told.columns["squadrons"]]:
        fact.values[:] = [77, *fact.values[1:]]
    op.phase, op.moving, op.round, op.intercepting = 1, 1, 3, 1
    op.battle_hex, op.patrolled, op.quiet, op.holder = 5, 1, 4, 1
    twin = told_of(op.copy())
    assert [fact.values for fact in twin.facts] == [fact.values for fact in told_of(op).facts]
    for of in ("ships", "squadrons"):
        assert [fact.values[0] for fact in twin.columns[of]] == [77] * len(twin.columns[of])
    # Nobody changes a copy with it.
    for fact in twin.lists():
        fact.values[:] = [78]
    assert all(fact.values[0] == 77 for fact in told_of(op).lists())


def said(words: list[str], thing: Force | Voyage) -> Said:
    return Said(reading.said_in(new(), words, told_of(thing).facts))


def test_forces_and_voyages_tell_their_facts_and_copies_have_them() -> None:
    words = [f"{name}=1" for name in FORCE if name not in ("base", "origin")]
    force = Force.read(said(words, Force()))
    assert [fact.name for fact in told_of(force).facts] == FORCE
    assert [
        f"{fact.name}={fact.values[0]}" for fact in told_of(force.copy()).facts if fact.values[0]
    ] == words
    force.base, force.origin = 2, 3
    assert (force.copy().base, force.copy().origin) == (2, 3)
    words = [f"{name}=1" for name in VOYAGE if name != "path"]
    voyage = Voyage.read(said([*words, "path=h0101,h0102"], Voyage()))
    assert [fact.name for fact in told_of(voyage).facts] == VOYAGE
    assert voyage.copy().path == voyage.path and len(voyage.path) == 2
    assert [fact.values[0] for fact in told_of(voyage.copy()).single()] == [1] * len(words)


# -- who may know ----------------


def at_war() -> WorldAtWar:
    """A hidden force of each side in a battle, every secret of it set."""
    op = new()
    op.round, op.holder = 1, 1
    for side in range(2):
        voyage, force = Voyage(), Force()
        voyage.side = force.side = side
        voyage.path = [5]
        force.voyage, force.number, force.present, force.fought, force.restraint = side, 2, 1, 1, SPARED
        op.voyages.append(voyage)
        op.forces.append(force)
        op.on_chart[slot(side, 2)] = op.hindered[slot(side, 2)] = 1
    for unit in range(len(op.force)):
        side = op.roster.side[unit]
        op.force[unit], op.group[unit], op.laden[unit], op.leaving[unit] = side + 1, 2, 1, 1
        op.withheld[unit], op.spared[unit], op.restrained[unit] = 1, 1, SPARED
    for wing in range(len(op.wing_task)):
        op.wing_task[wing], op.wing_aim[wing] = 4, 2
    return op


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_secrets_of_ships_are_the_owners(seat: int) -> None:
    op = at_war()
    view = op.observe(seat)
    for unit in range(len(op.force)):
        side = op.roster.side[unit]
        if op.is_open(unit):
            continue
        told = [view.force[unit], view.group[unit], view.laden[unit], view.leaving[unit], view.spared[unit]]
        assert told == ([side + 1, 2, 1, 1, 1] if side == seat else [UNKNOWN] * 5)
        assert view.withheld[unit] == (UNKNOWN if side != seat and side == op.holder else 1)
        assert view.restrained[unit] == (SPARED if side == seat else 0)
    for wing in range(len(op.wing_task)):
        own = op.wings.side[wing] == seat
        assert (view.wing_task[wing], view.wing_aim[wing]) == ((4, 2) if own else (UNKNOWN, UNKNOWN))
    for side, force in enumerate(view.forces):
        assert (force.number, force.fought) == ((2, 1) if side == seat else (UNKNOWN, UNKNOWN))
        assert view.hindered[slot(side, 2)] == (1 if side == seat else UNKNOWN)


def test_a_carrier_that_was_seen_to_launch_stays_known() -> None:
    op = at_war()
    op.restrained = [LAUNCHED] * len(op.restrained)
    assert op.observe(SPECTATOR).restrained == op.restrained


def test_a_strike_is_its_own_secret_until_it_is_announced() -> None:
    op = at_war()
    op.found[slot(1, 2)] = 1
    strikes = AirStrikes()
    strikes.target, strikes.chosen = 2, [1]
    assert strikes.owner(op) == 0
    for seat in (SPECTATOR, 0, 1):
        seen = strikes.observe(op, seat)
        assert isinstance(seen, AirStrikes)
        assert (seen.target, seen.chosen) == ((2, [1]) if seat == 0 else (0, []))


def test_attacks_on_bases_are_a_secret_until_all_are_announced() -> None:
    op = at_war()
    attacks = BaseAttacks()
    attacks.base, attacks.bases, attacks.sent = 1, [2], [3]
    for seat in (SPECTATOR, 0, 1):
        seen = attacks.observe(op, seat)
        assert isinstance(seen, BaseAttacks)
        own = seat == attacks.owner(op)
        assert (seen.base, seen.bases, seen.sent) == ((1, [2], [3]) if own else (NO_BASE, [], []))
