"""Steps in a position: which of them stand on which, and which numbers their words may have."""

from __future__ import annotations

from typing import Final

from wardroom.core.position import PositionError
from wardroom.core.sealed import Sealed
from wardroom.core.state import Step
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.campaign import Campaign
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.position.facts import told_of
from wardroom.games.worldatwar.position.steps import (
    announced_once,
    cards_in_time,
    dice_are_rolled,
    interception_fits,
    make_sense,
    sorties_fit,
)
from wardroom.games.worldatwar.sortie import Sortie

# What may lie directly below a step; nothing below is an empty word.
BELOW: Final[dict[str, tuple[str, ...]]] = {
    "Campaign": ("",),
    "Announce": ("Campaign",),
    "Sortie": ("", "Campaign", "Sortie", "GoHome"),
    "Intercept": ("Sortie",),
    "RollInterceptions": ("Sortie",),
    "Resolve": ("Sortie",),
    "GoHome": ("", "Sortie"),
    "Passage": ("Resolve",),
    "AttackFromTheAir": ("Passage",),
    "Rendezvous": ("", "Sortie", "Rendezvous"),
    "PressOn": ("", "Passage"),
    "NavalBattle": ("", "Passage"),
    "PlotCourse": ("Announce", "Intercept", "GoHome", "Sortie", "Rendezvous"),
    "Station": ("Announce",),
    "Muster": ("Announce", "PlotCourse", "Intercept"),
    "CodeCards": ("Campaign", "CodeCards", "NavalBattle"),
    "UseAdvantage": ("NavalBattle",),
    "Deploy": ("NavalBattle",),
    "Withhold": ("NavalBattle",),
    "Patrols": ("NavalBattle",),
    "BaseAttacks": ("NavalBattle",),
    "LandAir": ("NavalBattle",),
    "Search": ("NavalBattle",),
    "AirStrikes": ("NavalBattle",),
    "FleetCombat": ("NavalBattle",),
    "SubmarineAttacks": ("NavalBattle",),
    "Withdraw": ("NavalBattle",),
    "Strike": ("AirStrikes",),
    "Evasion": ("FleetCombat",),
    "FleetEngagement": ("FleetCombat",),
    "Screening": ("FleetEngagement",),
    "SubmarineAttack": ("SubmarineAttacks",),
    "LossChoice": ("SubmarineAttack", "FleetEngagement", "Strike", "LossChoice"),
    "Substitutes": ("SubmarineAttack",),
}
# How far the step below has come when it asks for this one.
WHEN: Final[dict[tuple[str, str], tuple[int, ...]]] = {
    ("Campaign", "CodeCards"): (1,),
    ("Campaign", "Announce"): (2,),
    ("Campaign", "Sortie"): (3, 4),
    ("Sortie", "Intercept"): (1, 3, 5),
    ("Sortie", "RollInterceptions"): (2, 4, 6),
    ("Sortie", "Resolve"): (7,),
    ("Sortie", "GoHome"): (0,),
    ("NavalBattle", "CodeCards"): (1,),
    ("NavalBattle", "UseAdvantage"): (1,),
    # 22.93A, 22.132A: submarines and squadrons that attack alone pass over segments.
    ("NavalBattle", "Deploy"): (2, 3, 9),
    ("NavalBattle", "Withhold"): (3,),
    # 22.35 So does a battle in a box.
    ("NavalBattle", "Patrols"): (4, 7),
    ("NavalBattle", "BaseAttacks"): (5,),
    ("NavalBattle", "LandAir"): (6,),
    ("NavalBattle", "Search"): (7,),
    ("NavalBattle", "AirStrikes"): (8,),
    ("NavalBattle", "FleetCombat"): (9, 12),
    ("NavalBattle", "SubmarineAttacks"): (10,),
    ("NavalBattle", "Withdraw"): (11, 12),
}
# The private runs of the steps that are answered in secret.
RUN_OF: Final = {
    "Muster": "Choosing",
    "CodeCards": "CardRun",
    "Deploy": "Numbering",
    "Withhold": "Holding",
    "Patrols": "PatrolRun",
    "LandAir": "LandAirRun",
    "Screening": "ScreenRun",
}


def inspect_steps(op: Operation) -> None:
    below = ""
    place = 0
    for step in op.stack:
        kind = type(step).__name__
        if below not in BELOW.get(kind, (below,)):
            allowed = " or ".join(word or "nothing" for word in BELOW[kind])
            raise PositionError(f"step {kind} stands on {allowed}, not on {below or 'nothing'}")
        if place not in WHEN.get((below, kind), (place,)):
            allowed = " or ".join(map(str, WHEN[below, kind]))
            raise PositionError(f"step {below}: place={place}, but below {kind} it is {allowed}")
        inspect_step(op, step)
        below = kind
        place = step.place if isinstance(step, Campaign | Sortie | NavalBattle) else 0
    dice_are_rolled(op)
    sorties_fit(op)
    interception_fits(op)
    cards_in_time(op)
    announced_once(op)


def inspect_step(op: Operation, step: Step) -> None:
    kind = type(step).__name__
    for fact in told_of(step).facts:
        place = fact.first_outside(op, False)
        if place >= 0:
            raise PositionError(f"step {kind}: {fact.name}={fact.outside(op, place)}")
    make_sense(op, step)
    if isinstance(step, Sealed):
        inspect_runs(op, step, kind)


def inspect_runs(op: Operation, step: Sealed, kind: str) -> None:
    if not 1 <= step.members <= 3 or step.pending & ~step.members:
        raise PositionError(f"step {kind}: members= are the seats asked, as bits, pending= those still at it")
    for seat, run in step.runs.items():
        if type(run).__name__ != RUN_OF.get(kind, type(run).__name__):
            raise PositionError(f"step {kind} has runs of the kind {RUN_OF[kind]}, not {type(run).__name__}")
        if not 0 <= seat <= 1 or not step.members >> seat & 1:
            raise PositionError(f"step {kind}: seat {seat + 1} is not asked, so it has no run")
        if (run.asks(op) != 0) != bool(step.pending >> seat & 1):
            raise PositionError(
                f"step {kind}: pending={step.pending} does not fit how far seat {seat + 1} has come"
            )
        inspect_step(op, run)
