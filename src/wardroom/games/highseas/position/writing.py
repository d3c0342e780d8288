"""Writes a position: what lies where, whose turn it is, and what is being asked."""

from __future__ import annotations

from wardroom.core.position import observer_line, options_line, step_line
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import TRUTH, UNKNOWN, Step
from wardroom.games.highseas.actions import NATION_WORDS
from wardroom.games.highseas.battle import ACTIVE, CARD_BITS, USED, Battle
from wardroom.games.highseas.order import STEPS, Battles, Turn, Turns
from wardroom.games.highseas.position.steps import written
from wardroom.games.highseas.position.words import attack_text, card_names, pile_names, ship_names
from wardroom.games.highseas.switches import SCHEMA
from wardroom.games.highseas.volley import Declare


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["highseas 1", *options_line(SCHEMA.changed(b.switches.values)), *observer_line(b)]
    lines.append(f"battle: {b.battle}")
    if b.first != UNKNOWN:
        lines.append(f"first: seat{b.first + 1}")
    for step in b.stack:
        if isinstance(step, Turn):
            lines.append(f"turn: seat{step.seat + 1} {STEPS[step.place - 1]}")
    if b.observer != TRUTH:
        lines.append(f"draw: ?*{b.draw_left}")
    lines.append("discard: " + (pile_names(b, b.discard) or "none"))
    for seat in range(b.seats):
        lines += _write_fleet(b, seat)
    for attack in b.volley:
        lines.append("attack: " + attack_text(b, attack))
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _write_fleet(b: Battle, seat: int) -> list[str]:
    fleet = b.fleets[seat]
    lines = [f"seat {seat + 1}"]
    if fleet.nation != UNKNOWN:
        lines.append(f"  nation: {NATION_WORDS[fleet.nation]}")
    if fleet.points:
        lines.append(f"  points: {fleet.points}")
    places: dict[str, list[str]] = {}
    for ship in fleet.ships:
        row = b.status[ship] & ROW_BITS
        name = f"row{row}" if row else "subs" if b.ship(ship).is_submarine else "fleet"
        places.setdefault(name, []).append(_write_ship(b, seat, ship))
    for name in ("fleet", "row1", "row2", "row3", "subs"):
        if name in places:
            lines.append(f"  {name}: " + " ".join(places[name]))
    if fleet.hand:
        lines.append("  hand: " + card_names(b, fleet.hand))
    if fleet.front:
        lines.append("  front: " + _write_front(b, fleet.front))
    if fleet.sunk:
        lines.append("  sunk: " + ship_names(b, fleet.sunk))
    if fleet.out:
        lines.append("  out")
    return lines


def _write_front(b: Battle, front: list[int]) -> str:
    """`planning*2 near-miss*2(used)`: how many of each, before what they have done."""
    fresh = card_names(b, [entry for entry in front if not entry & USED])
    used = card_names(b, [entry & CARD_BITS for entry in front if entry & USED])
    return " ".join([*fresh.split(), *(f"{word}(used)" for word in used.split())])


def _write_ship(b: Battle, seat: int, ship: int) -> str:
    damage = [entry & 255 for entry in b.fleets[seat].damage if entry >> 8 == ship]
    notes = card_names(b, damage) if damage else ""
    if b.status[ship] & ACTIVE:
        notes = f"{notes} active".lstrip()
    return b.ship(ship).key + (f"({notes})" if notes else "")


def _write_step(b: Battle, step: Step) -> list[str]:
    if isinstance(step, Battles | Turns | Turn):
        return []
    lines = [step_line(type(step).__name__, written(b, step))]
    if isinstance(step, Declare):
        lines += ["draft: " + attack_text(b, attack) for attack in step.attacks]
    return lines
