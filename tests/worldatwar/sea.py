"""Operations set up by hand: forces at sea on the Coral Sea and North Atlantic charts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.state import Step
from wardroom.games.worldatwar.actions import hex_at
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.muster import form_force
from wardroom.games.worldatwar.under_way import SAILING, Voyage

S = TypeVar("S", bound=Step)


def new(scenario: str = "coral-sea", rolls: Sequence[int] = ()) -> WorldAtWar:
    """A scenario with nothing on the stack; the dice show what is said."""
    op = GAME.empty({"scenario": scenario}, ScriptedDice(list(rolls)) if rolls else FastDice(1))
    op.log = []
    return op


def base(op: WorldAtWar, key: str) -> int:
    return next(number for number, own in enumerate(op.scenario.bases) if own.key == key)


def units(op: WorldAtWar, home: str = "", /, **counts: int) -> list[int]:
    """So many ships of each label that lie in port: `lexington=1, united_states_cruiser=2`."""
    found: list[int] = []
    for name, count in counts.items():
        key = name.replace("_", "-")
        free = [
            u
            for u in range(len(op.force))
            if op.scenario.labels[op.label(u)] == key
            and not op.force[u]
            and (not home or op.berth[u] == base(op, home))
        ]
        assert len(free) >= count, f"only {len(free)} of {key}"
        found += free[:count]
    return found


def voyage(op: WorldAtWar, start: str, goal: str, duty: str = "", level: int = 0, target: int = -1) -> int:
    """A voyage between two named bases."""
    made = Voyage()
    a, b = op.scenario.bases[base(op, start)], op.scenario.bases[base(op, goal)]
    made.side = a.side
    made.level = level
    made.target = target
    made.path = op.scenario.chart.way([a.at, b.at])
    made.status = SAILING
    if level:
        made.meets = b.at
    if duty:
        made.duty = next(n for n, one in enumerate(op.scenario.duties) if one.key == duty)
        op.phase = op.scenario.duties[made.duty].phase
        op.moving = op.scenario.phases[op.phase]
    op.voyages.append(made)
    return len(op.voyages) - 1


def sail(op: WorldAtWar, number: int, ships: list[int], shown: int = 0, cargo: int = 0) -> int:
    """Ships sail in a voyage as one force."""
    home = op.berth[ships[0]]
    return form_force(op, op.roster.side[ships[0]], home, number, ships, cargo, shown)


def top(op: WorldAtWar, kind: type[S]) -> S:
    step = op.stack[-1]
    assert isinstance(step, kind), f"{type(step).__name__} is asked"
    return step


def rule_against(op: WorldAtWar, seat: int, action: int) -> str:
    refusal = op.why_not(seat, action)
    assert refusal is not None, f"{GAME.action_text(action)} is legal"
    return refusal.rule


def do(op: WorldAtWar, seat: int, *words: str) -> None:
    """Typed answers, one after the other."""
    from wardroom.core.notation import read_word

    for word in words:
        op.apply(seat, read_word(GAME, op, seat, word))


def at(op: WorldAtWar, key: str) -> int:
    return hex_at(op.scenario.bases[base(op, key)].at)


def told(op: WorldAtWar, name: str) -> list[dict[str, str | int]]:
    assert op.log is not None
    return [event.facts for event in op.log if event.name == name]
