"""What the war diary is told. Nothing is built unless somebody listens."""

from typing import Final

from wardroom.core.diary import seat_fact as seat_fact
from wardroom.core.diary import tell as tell
from wardroom.core.events import Event
from wardroom.core.vocabulary import EventKind, Fact
from wardroom.games.worldatwar.actions import hex_name
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import Duty

# So many hexes from a base a place at sea is called by it.
NEAR: Final = 6


def ship_fact(op: Operation, unit: int) -> str:
    return f"ship/{op.scenario.labels[op.label(unit)]}"


def ships_fact(op: Operation, units: list[int]) -> str:
    """All of them in order; equal ones as often as they are there."""
    return "ships/" + ",".join(op.scenario.labels[op.label(unit)] for unit in units)


def base_fact(op: Operation, base: int) -> str:
    return f"base/{op.scenario.bases[base].key}"


def duty_fact(op: Operation, duty: Duty) -> str:
    """By its key, or by its name where only the table knows that."""
    return f"duty/{duty.title if op.scenario.lines else duty.key}"


def hex_facts(op: Operation, name: str, h: int) -> dict[str, Fact]:
    """A hex, and the base or the named waters in it, or else the base that is near, or its sea."""
    facts: dict[str, Fact] = {name: f"hex/{hex_name(h)}"}
    for number, base in enumerate(op.scenario.bases):
        if base.at == h:
            facts[f"{name}_base"] = base_fact(op, number)
            return facts
    if h in op.scenario.chart.waters:
        facts[f"{name}_waters"] = f"waters/{op.scenario.chart.waters[h]}"
        return facts
    nearest, far = -1, NEAR + 1
    for number, base in enumerate(op.scenario.bases):
        away = op.scenario.chart.distance(base.at, h)
        if away < far:
            nearest, far = number, away
    if nearest >= 0:
        facts[f"{name}_near"] = base_fact(op, nearest)
    else:
        facts[f"{name}_waters"] = f"waters/{op.scenario.chart_key}"
    return facts


def way_facts(op: Operation, path: list[int]) -> dict[str, Fact]:
    return {**hex_facts(op, "from", path[0]), **hex_facts(op, "to", path[-1])}


def voyage_facts(op: Operation, number: int) -> dict[str, Fact]:
    """Whose it is, and its number as people count them."""
    return {"seat": seat_fact(op.voyages[number].side), "voyage": number + 1}


def port_facts(op: Operation, side: int, base: int) -> dict[str, Fact]:
    return {"seat": seat_fact(side), "base": base_fact(op, base)}


def put_parts(facts: dict[str, Fact], prefix: str, parts: list[tuple[str, int]]) -> None:
    """What a roll or a level is made of, by name; what is nought is left out."""
    for name, value in parts:
        if value:
            facts[prefix + name] = value


def put_all(facts: dict[str, Fact], prefix: str, parts: list[tuple[str, int]]) -> None:
    """The same, noughts as well, for a sentence that speaks of each part."""
    for name, value in parts:
        facts[prefix + name] = value


def whisper(
    op: Operation, kind: EventKind, rule: str, facts: dict[str, Fact], seat: int, secret: dict[str, Fact]
) -> None:
    """A public form, and what only one seat hears."""
    if op.log is not None:
        op.log.append(Event(kind, rule, facts, 1 << seat, secret))
