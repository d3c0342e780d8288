"""Writes a position: what lies where, whose turn it is, and what is being asked."""

from __future__ import annotations

from wardroom.core.fact_lines import LineWriter
from wardroom.core.position import counted, named, observer_line, options_line, piled, step_line
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import TRUTH, Step
from wardroom.core.step_fields import FieldWriter, attack_words
from wardroom.games.highseas.battle import ACTIVE, CARD_BITS, USED, Attack, Battle
from wardroom.games.highseas.order import STEPS, Battles, Turn, Turns
from wardroom.games.highseas.setup import Choose, FleetChoice
from wardroom.games.highseas.switches import SCHEMA
from wardroom.games.highseas.volley import Declare

# What a step says of itself, in order; nothing and 0 are left out.
Fields = dict[str, str | int]
# Where ships are told to lie.
PLACES = ("fleet", "row1", "row2", "row3", "subs")


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["highseas 1", *options_line(SCHEMA.changed(b.switches.values)), *observer_line(b)]
    table = LineWriter(b.catalogue.ship_keys, b.catalogue.card_keys, _friendly_of_table(b))
    b.tell_lines(table)
    lines += table.lines
    for seat in range(b.seats):
        lines.append(f"seat {seat + 1}")
        friendly = _friendly_of_fleet(b, seat)
        fleet = LineWriter(b.catalogue.ship_keys, b.catalogue.card_keys, friendly, "  ")
        b.fleets[seat].tell_lines(fleet)
        lines += fleet.lines
    for attack in b.volley:
        lines.append("attack: " + attack_text(b, attack))
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _friendly_of_table(b: Battle) -> dict[str, list[str]]:
    """Friendly lines by the facts they tell."""
    turns = [step for step in b.stack if isinstance(step, Turn)]
    return {
        "acting": [f"turn: seat{turn.seat + 1} {STEPS[turn.place - 1]}" for turn in turns],
        "draw_left": [f"draw: ?*{b.draw_left}"] if b.observer != TRUTH else [],
        "discard": ["discard: " + (piled(b.discard, b.catalogue.card_keys) or "none")],
    }


def _friendly_of_fleet(b: Battle, seat: int) -> dict[str, list[str]]:
    fleet = b.fleets[seat]
    return {
        "ships": _write_ships(b, seat),
        "hand": ["  hand: " + counted(named(b.catalogue.card_keys, fleet.hand))] if fleet.hand else [],
        "front": ["  front: " + _write_front(b, fleet.front)] if fleet.front else [],
    }


def _write_ships(b: Battle, seat: int) -> list[str]:
    """Ships in their rows, with what lies under them."""
    places: dict[str, list[str]] = {}
    for ship in b.fleets[seat].ships:
        row = b.status[ship] & ROW_BITS
        name = f"row{row}" if row else "subs" if b.ship(ship).is_submarine else "fleet"
        places.setdefault(name, []).append(_write_ship(b, seat, ship))
    return [f"  {name}: " + " ".join(places[name]) for name in PLACES if name in places]


def _write_front(b: Battle, front: list[int]) -> str:
    """`planning*2 near-miss*2(used)`: how many of each, before what they have done."""
    keys = b.catalogue.card_keys
    fresh = counted(named(keys, [entry for entry in front if not entry & USED]))
    used = counted(named(keys, [entry & CARD_BITS for entry in front if entry & USED]))
    return " ".join([*fresh.split(), *(f"{word}(used)" for word in used.split())])


def _write_ship(b: Battle, seat: int, ship: int) -> str:
    damage = [entry & 255 for entry in b.fleets[seat].damage if entry >> 8 == ship]
    notes = counted(named(b.catalogue.card_keys, damage)) if damage else ""
    if b.status[ship] & ACTIVE:
        notes = f"{notes} active".lstrip()
    return b.ship(ship).key + (f"({notes})" if notes else "")


def attack_text(b: Battle, attack: Attack) -> str:
    to = FieldWriter(b.catalogue.ship_keys, b.catalogue.card_keys)
    attack.tell_facts(to)
    if to.fields["second"]:
        to.fields["source"] = f"{to.fields['source']}+{to.fields['second']}"
    return " ".join(attack_words(to, {"needs": 0, "damage": 0}))


def _write_step(b: Battle, step: Step) -> list[str]:
    if isinstance(step, Battles | Turns | Turn):
        return []
    lines = [step_line(type(step).__name__, written(b, step))]
    if isinstance(step, Declare):
        lines += ["draft: " + attack_text(b, attack) for attack in step.attacks]
    return lines


def written(b: Battle, step: Step) -> Fields:
    """What a step says of itself."""
    if isinstance(step, FleetChoice):
        return chosen_fleets(b, step)
    fields = FieldWriter(b.catalogue.ship_keys, b.catalogue.card_keys)
    step.tell_facts(fields)
    return fields.fields


def chosen_fleets(b: Battle, step: FleetChoice) -> Fields:
    runs: Fields = {}
    for seat, run in sorted(step.runs.items()):
        if isinstance(run, Choose) and run.chosen:
            runs[f"seat{seat + 1}"] = ",".join(named(b.catalogue.ship_keys, run.chosen)) + (
                ",agreed" if run.agreed else ""
            )
    return runs
