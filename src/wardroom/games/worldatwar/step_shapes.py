"""Steps in a position: which of them stand on which, and which numbers their words may have."""

from __future__ import annotations

from typing import Final

from wardroom.core.position import PositionError
from wardroom.core.state import Step
from wardroom.games.worldatwar.battle import NavalBattle
from wardroom.games.worldatwar.campaign import Campaign
from wardroom.games.worldatwar.operation import SLOTS, Operation
from wardroom.games.worldatwar.ranges import FLAG, GROUP, HEX, SMALL, Range, highest
from wardroom.games.worldatwar.scenario import FAR
from wardroom.games.worldatwar.sortie import Sortie
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.step_sense import (
    announced_once,
    cards_in_time,
    dice_are_rolled,
    interception_fits,
    make_sense,
    sorties_fit,
)

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

VOYAGES: Final[Range] = (0, "voyages")
SHIPS: Final[Range] = (0, "ships")
LABELS: Final[Range] = (-1, "labels")
BASES: Final[Range] = (-1, "bases")
# Words that mean the same in every step, unless a step has them for itself.
OF_ANY_STEP: Final[dict[str, Range]] = {
    "seat": FLAG,
    "side": FLAG,
    "finished": FLAG,
    "outside": FLAG,
    "attacked": FLAG,
    "voyage": VOYAGES,
    "voyages": VOYAGES,
    "hunters": VOYAGES,
    "targets": VOYAGES,
    "about": VOYAGES,
    "duty": (0, "all duties"),
    "base": BASES,
    "units": SHIPS,
    "ships": SHIPS,
    "ones": SHIPS,
    "surplus": SHIPS,
    "submarine": SHIPS,
    "capitals1": SHIPS,
    "capitals2": SHIPS,
    "screened1": SHIPS,
    "screened2": SHIPS,
    "wings": (0, "squadrons"),
    "label": LABELS,
    "last": LABELS,
    "hex": HEX,
    "stops": HEX,
    "number": GROUP,
    "chaser": GROUP,
    "group": (-1, 6),
    "settled": (1, 6),
    "numbers": GROUP,
    "pairs": GROUP,
    "fought": GROUP,
    "free": GROUP,
    "sources": GROUP,
    "own": GROUP,
    "sizes": (1, "ships"),
    "level": (1, 3),
    "range": (0, FAR),
    "longest": (0, FAR),
    "limits": SMALL,
}
OF_A_STEP: Final[dict[str, Range]] = {
    "Campaign.place": (0, 4),
    "Announce.place": (0, 3),
    "Sortie.place": (0, 9),
    "Intercept.place": (0, 2),
    "NavalBattle.place": (0, 12),
    "NavalBattle.apart": (0, 3),
    "Passage.separate": (0, 0),
    "CodeCards.kind": (0, 2),
    "CardRun.kind": (0, 2),
    "AirStrikes.target": GROUP,
    "AirStrikes.part": (0, 3),
    "SubmarineAttacks.target": GROUP,
    "SubmarineAttacks.announced": SHIPS,
    "SubmarineAttacks.made": (0, SLOTS - 1),
    "SubmarineAttacks.turn": (0, 2),
    "BaseAttacks.turn": (0, 2),
    "BaseAttacks.bases": (0, "bases"),
    "BaseAttacks.sent": (0, "squadrons"),
    "Substitutes.bases": (0, "bases"),
    "FleetCombat.part": (0, 4),
    "FleetEngagement.part": (0, 9),
    "Strike.target": (-2, "ships"),
    "Strike.shares": (-2, 999),
    "Strike.surprise": (0, 7),
}
ANY: Final[Range] = (-9, FAR)
# Lists of pairs.
PAIRED: Final = ("pairs", "fought", "free", "announced", "shares", "behind")


def filled(step: Stage | SealedStage, said: dict[str, list[int]]) -> None:
    """The step with the numbers of its words; a word that is not said stays as the step begins."""
    parts: list[list[int]] = []
    for name, first in zip(step.names(), step.parts(), strict=True):
        if name not in said:
            parts.append(first[:])
            continue
        numbers = said[name]
        if first and len(numbers) != len(first):
            raise PositionError(f"{name}= has {counted(len(first))}, not {len(numbers)}")
        if name in PAIRED and not first and len(numbers) % 2:
            raise PositionError(f"{name}= has pairs of numbers")
        parts.append(numbers)
    if parts:
        step.refill(parts)


def counted(count: int) -> str:
    return "one number" if count == 1 else f"{count} numbers"


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
    assert isinstance(step, Stage | SealedStage)
    kind = type(step).__name__
    for name, numbers in zip(step.names(), step.parts(), strict=True):
        low, high = OF_A_STEP.get(f"{kind}.{name}", OF_ANY_STEP.get(name, ANY))
        top = highest(op, high)
        for number in numbers:
            if not low <= number <= top:
                raise PositionError(f"step {kind}: {name}={number} is not a number from {low} to {top}")
    make_sense(op, step)
    if isinstance(step, SealedStage):
        inspect_runs(op, step, kind)


def inspect_runs(op: Operation, step: SealedStage, kind: str) -> None:
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
