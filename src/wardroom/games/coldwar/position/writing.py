"""Writes a position: what lies where, whose turn it is, and what is being asked."""

from __future__ import annotations

from wardroom.core.position import observer_line, options_line, step_line
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import TRUTH, UNKNOWN, Step
from wardroom.games.coldwar.battle import CARD_BITS, DOWN, MAY_BITS, MAY_NAMES, SEEN, Battle
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.order import STEPS, EndOfRound, Rounds, SeriesOfTurns, Turn
from wardroom.games.coldwar.position.forms import FORMS
from wardroom.games.coldwar.position.words import (
    FLAGS,
    LAST_WORDS,
    attack_text,
    card_name,
    card_names,
    pile_names,
    seats_cards,
    ship_name,
)
from wardroom.games.coldwar.prepare import ShipAhoy
from wardroom.games.coldwar.switches import SCHEMA
from wardroom.games.coldwar.teams import Transfers
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations, may_be_any


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["coldwar 1", *options_line(SCHEMA.changed(b.switches.values)), *observer_line(b)]
    lines.append(f"round: {b.round}")
    lines.append(f"series: {b.series} {LAST_WORDS[b.last_series]}".rstrip())
    turn = [step for step in b.stack if isinstance(step, Turn)]
    if turn:
        place = min(turn[0].place, len(STEPS))
        words = [f"seat{turn[0].seat + 1}", STEPS[place - 1] if place else "start", f"fog={b.fog}"]
        lines.append("turn: " + " ".join(words + (["played"] if b.played else [])))
    lines.append("top: " + ship_name(b, b.top))
    if b.observer != TRUTH and not b.deck and b.deck_left:
        lines.append(f"deck: ?*{b.deck_left}")
    elif not b.deck or b.deck != unnamed_ships(b, b.stack):
        lines.append("deck: " + (" ".join(b.ship(ship).key for ship in b.deck) or "none"))
    if b.observer != TRUTH:
        lines.append(f"draw: ?*{b.draw_left}")
    lines.append("discard: " + (pile_names(b, b.discard) or "none"))
    lines += _write_mixing(b)
    for seat in range(b.seats):
        lines += _write_force(b, seat)
    for attack in b.volley:
        lines.append("attack: " + attack_text(b, attack))
    if b.laid:
        lines.append("laid: " + " ".join(_write_laid(b, entry) for entry in b.laid))
    if b.used:
        lines.append("used: " + seats_cards(b, b.used))
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _write_mixing(b: Battle) -> list[str]:
    """5.1, 13.6 What was not shuffled in, the back of the top card, and Bad Luck set aside."""
    lines = []
    if b.observer == TRUTH and b.forces:
        left_out = [unseen - drawn for unseen, drawn in zip(unseen_cards(b), b.draw, strict=True)]
        if any(left_out):
            lines.append("aside: " + pile_names(b, left_out))
    if b.bad_next:
        lines.append("back: bad")
    if b.luck:
        lines.append("luck: " + " ".join(card_name(b, card) for card in b.luck))
    if b.lost:
        lines.append("lost: " + " ".join(b.ship(ship).key for ship in b.lost))
    return lines


def unnamed_ships(b: Battle, steps: list[Step]) -> list[int]:
    """What lies in the ship deck if nothing is said of it."""
    taken = {ship for force in b.forces for ship in (*force.ships, *force.sunk)} | {b.top, *b.lost}
    taken |= {step.arriving for step in steps if isinstance(step, ShipAhoy)}
    taken |= {step.placed_ship for step in steps if isinstance(step, Transfers)}
    return [ship for ship in range(len(b.catalogue.ships)) if ship not in taken]


def _write_force(b: Battle, seat: int) -> list[str]:
    force = b.forces[seat]
    lines = [f"seat {seat + 1}"]
    if force.points:
        lines.append(f"  points: {force.points}")
    if force.order:
        order = "?" if force.order == UNKNOWN else str(force.order)
        lines.append(f"  order: {order}" + (" moved" if force.moved else ""))
    if UNKNOWN in force.ships or (b.stack and isinstance(b.stack[-1], Formation)):
        lines.append("  fleet: " + " ".join("?" if s == UNKNOWN else b.ship(s).key for s in force.ships))
    else:
        for row in (1, 2, 3, 0):
            ships = [ship for ship in force.ships if b.status[ship] & ROW_BITS == row]
            if ships:
                name = f"row{row}" if row else "subs"
                lines.append(f"  {name}: " + " ".join(_write_ship(b, seat, ship) for ship in ships))
    if force.hand:
        lines.append("  hand: " + card_names(b, force.hand))
    if force.open:
        lines.append("  open")
    if force.area:
        lines.append("  area: " + " ".join(_write_area(b, entry) for entry in force.area))
    if force.tactics:
        lines.append("  tactics: " + card_names(b, force.tactics))
    if force.retreat != UNKNOWN:
        lines.append("  retreat: " + card_name(b, force.retreat))
    if force.sunk:
        lines.append("  sunk: " + " ".join(b.ship(ship).key for ship in force.sunk))
    if force.known:
        lines.append("  known: " + seats_cards(b, force.known))
    if force.out:
        lines.append("  out")
    return lines


def _write_ship(b: Battle, seat: int, ship: int) -> str:
    notes = [b.card(entry & 255).key for entry in b.forces[seat].attached if entry >> 8 == ship]
    notes += [word for bit, word in FLAGS if b.status[ship] & bit]
    return b.ship(ship).key + (f"({' '.join(notes)})" if notes else "")


def _write_area(b: Battle, entry: int) -> str:
    card = card_name(b, entry & CARD_BITS)
    if not entry & DOWN:
        return card
    mask, notes = entry >> 8 & MAY_BITS, "down"
    if mask != may_be_any(b):
        notes += " may " + " ".join(name for n, name in enumerate(MAY_NAMES) if mask >> n & 1)
    if entry >> SEEN:
        notes += " seen " + " ".join(f"seat{n + 1}" for n in range(b.seats) if entry >> SEEN + n & 1)
    return f"{card}({notes})"


def _write_laid(b: Battle, entry: int) -> str:
    return f"seat{(entry >> 16) + 1}:#{(entry >> 8 & 255) + 1}:{b.card(entry & 255).key}"


def _write_step(b: Battle, step: Step) -> list[str]:
    if isinstance(step, Rounds | SeriesOfTurns | EndOfRound | Turn):
        return []
    name = type(step).__name__
    lines = [step_line(name, FORMS[name].write(b, step))]
    if isinstance(step, BattleStations):
        lines += ["draft: " + attack_text(b, attack) for attack in step.attacks]
    return lines
