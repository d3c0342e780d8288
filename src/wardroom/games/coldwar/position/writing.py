"""Writes a position: what lies where, whose turn it is, and what is being asked."""

from __future__ import annotations

from typing import Final

from wardroom.core.fact_forms import Bits, Packing
from wardroom.core.fact_lines import LineWriter
from wardroom.core.position import counted, named, observer_line, options_line, piled, seat_numbers, step_line
from wardroom.core.rows import ROW_BITS
from wardroom.core.sealed import Answer, Sealed
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.core.step_fields import FieldWriter, attack_words
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.answers import PointDefense
from wardroom.games.coldwar.battle import ACTIVE, CRIPPLED, IDLE, Attack, Battle
from wardroom.games.coldwar.catalogue import (
    ADDITIONAL_SHIP,
    COVER,
    CREW,
    DAMAGE_CONTROL,
    INTELLIGENCE,
    REFUELING,
    RETREAT,
    TACTIC,
    TACTICS,
)
from wardroom.games.coldwar.formation import Arrange, Formation
from wardroom.games.coldwar.fortunes import Ballot, Vote, is_order
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.order import STEPS, EndOfRound, Rounds, SeriesOfTurns, Turn
from wardroom.games.coldwar.prepare import ShipAhoy
from wardroom.games.coldwar.specials import Special
from wardroom.games.coldwar.switches import SCHEMA
from wardroom.games.coldwar.tactics import ANY_TACTIC, TacticMoment
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN, HIDDEN_CARD, MAY_BITS, MAY_NAMES, SEEN
from wardroom.games.coldwar.teams import HIDDEN_OFFER, Transfers
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations, may_be_any

# What a step says of itself, in order; nothing, 0 and `-` are left out.
Fields = dict[str, str | int]

TACTIC_NAMES: Final = tuple(name.replace("_", "-") for name in TACTICS)
ANY: Final = "any"
ANSWERS: Final = Packing("2/done", [Bits("seat", "seat", 16), Bits("given", "action", 0)])
# What opponents vote about.
MATTERS: Final = ("luck", "order")
# 9.6 Which Specials are played in which steps, and what each is played for.
SPECIALS: Final = {
    ("ShipAhoy", ADDITIONAL_SHIP): "",
    ("RetreatStep", RETREAT): "",
    ("BattleStations", CREW): "ship",
    ("BattleStations", INTELLIGENCE): "seat",
    ("DamageControl", DAMAGE_CONTROL): "attack",
    ("SaveSubmarine", DAMAGE_CONTROL): "ship",
    ("LuckControl", DAMAGE_CONTROL): "ship",
    ("Refuel", REFUELING): "card",
    ("Escort", COVER): "attack",
}

FLAGS = ((ACTIVE, "active"), (CRIPPLED, "crippled"), (IDLE, "idle"))
LAST_WORDS = ("", "last-comes", "last")
# 7.18 Whether an attack is a surprise, and whether the Surprise Attack card lies with it.
SURPRISES = {(True, True): "surprise", (True, False): "surprised", (False, True): "unmasked"}


def write(b: Battle) -> str:
    """The whole position."""
    lines = ["coldwar 1", *options_line(SCHEMA.changed(b.switches.values)), *observer_line(b)]
    table = LineWriter(b.catalogue.ship_keys, b.catalogue.card_keys, _friendly_of_table(b))
    b.tell_lines(table)
    lines += table.lines
    if not b.stack:
        lines.append("step: over")
    for step in b.stack:
        lines += _write_step(b, step)
    return "\n".join(lines) + "\n"


def _friendly_of_table(b: Battle) -> dict[str, list[str]]:
    """Friendly lines by the facts they tell."""
    turns = [step for step in b.stack if isinstance(step, Turn)]
    whole = b.observer == TRUTH
    deck = []
    if not whole and not b.deck and b.deck_left:
        deck = [f"deck: ?*{b.deck_left}"]
    elif not b.deck or b.deck != unnamed_ships(b, b.stack):
        deck = ["deck: " + (" ".join(named(b.catalogue.ship_keys, b.deck)) or "none")]
    return {
        "round": [f"round: {b.round}"],
        "series": [f"series: {b.series} {LAST_WORDS[b.last_series]}".rstrip()],
        "acting": [_write_turn(b, turn) for turn in turns],
        "top": ["top: " + ("none" if b.top == UNKNOWN else b.ship(b.top).key)],
        "deck": deck,
        "draw_left": [] if whole else [f"draw: ?*{b.draw_left}"],
        "discard": ["discard: " + (piled(b.discard, b.catalogue.card_keys) or "none"), *_write_aside(b)],
        "bad_next": ["back: bad"] if b.bad_next else [],
        "luck": ["luck: " + " ".join(named(b.catalogue.card_keys, b.luck))] if b.luck else [],
        "forces": [line for seat in range(b.seats) for line in _write_force(b, seat)],
        "volley": ["attack: " + attack_text(b, attack) for attack in b.volley],
    }


def _write_turn(b: Battle, turn: Turn) -> str:
    place = min(turn.place, len(STEPS))
    words = [f"seat{turn.seat + 1}", STEPS[place - 1] if place else "start", f"fog={b.fog}"]
    return "turn: " + " ".join(words + (["played"] if b.played else []))


def _write_aside(b: Battle) -> list[str]:
    """5.1 What was not shuffled in."""
    if b.observer != TRUTH or not b.forces:
        return []
    left_out = [unseen - drawn for unseen, drawn in zip(unseen_cards(b), b.draw, strict=True)]
    return ["aside: " + piled(left_out, b.catalogue.card_keys)] if any(left_out) else []


def unnamed_ships(b: Battle, steps: list[Step]) -> list[int]:
    """What lies in the ship deck if nothing is said of it."""
    taken = {ship for force in b.forces for ship in (*force.ships, *force.sunk)} | {b.top, *b.lost}
    taken |= {step.arriving for step in steps if isinstance(step, ShipAhoy)}
    taken |= {step.placed_ship for step in steps if isinstance(step, Transfers)}
    return [ship for ship in range(len(b.catalogue.ships)) if ship not in taken]


def _write_force(b: Battle, seat: int) -> list[str]:
    force = b.forces[seat]
    order = "?" if force.order == UNKNOWN else str(force.order)
    by_hand = {
        "order": [f"  order: {order}" + (" moved" if force.moved else "")] if force.order else [],
        "ships": _write_ships(b, seat),
        "hand": ["  hand: " + counted(named(b.catalogue.card_keys, force.hand))] if force.hand else [],
        "area": ["  area: " + " ".join(_write_area(b, entry) for entry in force.area)] if force.area else [],
    }
    to = LineWriter(b.catalogue.ship_keys, b.catalogue.card_keys, by_hand, "  ")
    force.tell_lines(to)
    return [f"seat {seat + 1}", *to.lines]


def _write_ships(b: Battle, seat: int) -> list[str]:
    """Ships in their rows, with what lies with them; or as a fleet before its formation is chosen."""
    ships = b.forces[seat].ships
    if UNKNOWN in ships or (b.stack and isinstance(b.stack[-1], Formation)):
        return ["  fleet: " + " ".join(named(b.catalogue.ship_keys, ships))]
    lines = []
    for row in (1, 2, 3, 0):
        names = [_write_ship(b, seat, ship) for ship in ships if b.status[ship] & ROW_BITS == row]
        if names:
            lines.append(f"  {f'row{row}' if row else 'subs'}: " + " ".join(names))
    return lines


def _write_ship(b: Battle, seat: int, ship: int) -> str:
    notes = [b.card(entry & 255).key for entry in b.forces[seat].attached if entry >> 8 == ship]
    notes += [word for bit, word in FLAGS if b.status[ship] & bit]
    return b.ship(ship).key + (f"({' '.join(notes)})" if notes else "")


def _write_area(b: Battle, entry: int) -> str:
    card = entry & CARD_BITS
    name = "?" if card == HIDDEN_CARD else b.card(card).key
    if not entry & DOWN:
        return name
    mask, notes = entry >> 8 & MAY_BITS, "down"
    if mask != may_be_any(b):
        notes += " may " + " ".join(word for n, word in enumerate(MAY_NAMES) if mask >> n & 1)
    if entry >> SEEN:
        notes += " seen " + " ".join(f"seat{n + 1}" for n in range(b.seats) if entry >> SEEN + n & 1)
    return f"{name}({notes})"


def attack_text(b: Battle, attack: Attack) -> str:
    to = StepWriter(b)
    attack.tell_facts(to)
    words = attack_words(to, {"chance": 0, "dice": 1, "hits": 0, "damage": 0})
    if attack.surprise or attack.surprise_card != NOBODY:
        words.append(SURPRISES[attack.surprise, attack.surprise_card != NOBODY])
    return " ".join(words)


def token(b: Battle, action: int) -> str:
    if action == NOBODY:
        return "-"
    return "?" if action == HIDDEN_OFFER else actions.text(action, b.catalogue)


def _write_step(b: Battle, step: Step) -> list[str]:
    if isinstance(step, Rounds | SeriesOfTurns | EndOfRound | Turn):
        return []
    lines = [step_line(type(step).__name__, written(b, step))]
    if isinstance(step, BattleStations):
        lines += ["draft: " + attack_text(b, attack) for attack in step.attacks]
    return lines


# -- what steps say ----------------


class StepWriter(FieldWriter):
    """The facts of a step, in the words of this game."""

    def __init__(self, b: Battle) -> None:
        super().__init__(b.catalogue.ship_keys, b.catalogue.card_keys)
        self.b = b

    def seat(self, name: str, value: int) -> None:
        self.put(name, f"seat{value + 1}" if name == "at" else value + 1)

    def cards(self, name: str, values: list[int]) -> None:
        """One by one, in their order."""
        self.put(name, ",".join([self.card_keys[card] for card in values]))

    def action_word(self, action: int, name: str) -> str:
        """In an offer 0 is any card."""
        return token(self.b, NOBODY if name == "thing" and action == 0 else action)


def written(b: Battle, step: Step) -> Fields:
    """What a step says of itself."""
    if isinstance(step, Formation):
        return chosen_rows(step)
    if isinstance(step, Special):
        return special_fields(b, step)
    if isinstance(step, TacticMoment):
        return moment_fields(b, step)
    if isinstance(step, Vote):
        return {"about": MATTERS[is_order(b, step.options)], "answers": given_answers(b, step)}
    to = StepWriter(b)
    step.tell_facts(to)
    if isinstance(step, Transfers):
        # What lies with a ship that has changed hands stands before the offers.
        refused = to.fields.pop("refused")
        lies = [e & 255 for e in b.forces[step.placing].attached if e >> 8 == step.placed_ship]
        to.cards("cards", lies)
        to.fields["refused"] = refused
    if isinstance(step, PointDefense):
        # Its stage stands before who is asked.
        return {name: to.fields[name] for name in ("defender", "stage")} | to.fields
    if isinstance(step, Peek) and step.copies == 1:
        to.fields["copies"] = 0
    return to.fields


def chosen_rows(step: Formation) -> Fields:
    runs: Fields = {}
    for seat, run in sorted(step.runs.items()):
        if isinstance(run, Arrange) and (run.rows or run.agreed):
            runs[f"seat{seat + 1}"] = ",".join(str(row) for row in run.rows) or "agreed"
    return runs


def asked_seats(step: Sealed) -> str:
    return seat_numbers([n for n in range(step.members.bit_length()) if step.members >> n & 1]) or "none"


def given_answers(b: Battle, step: Sealed) -> str:
    """The answers that have been given, seat by seat."""
    given = [
        seat << 16 | run.given
        for seat, run in sorted(step.runs.items())
        if isinstance(run, Answer | Ballot) and run.given != NOBODY
    ]
    return ",".join(StepWriter(b).packed_words(given, ANSWERS))


def matter(b: Battle, below: Step, card: int) -> str | None:
    """What a Special is about; None if it is not played in this step."""
    if b.family(card) == TACTIC:
        return ""
    return SPECIALS.get((type(below).__name__, b.family(card)))


def special_fields(b: Battle, step: Special) -> Fields:
    about = matter(b, b.stack[b.stack.index(step) - 1], step.card)
    thing = ""
    if about == "ship":
        thing = b.ship(step.thing).key
    elif about == "card":
        thing = b.card(step.thing).key
    elif about:
        thing = f"{'seat' if about == 'seat' else '#'}{step.thing + 1}"
    return {
        "seat": step.seat + 1,
        "card": b.card(step.card).key,
        "thing": thing,
        "negations": step.negations,
        "last": 0 if step.actor == step.seat else step.actor + 1,
        "asked": asked_seats(step),
        "answers": given_answers(b, step),
    }


def moment_fields(b: Battle, step: TacticMoment) -> Fields:
    useful = []
    for seat, mask in enumerate(step.useful):
        names = [name for which, name in enumerate(TACTIC_NAMES) if mask >> which & 1]
        if names:
            useful.append("/".join([str(seat + 1), *(names if mask != ANY_TACTIC else [ANY])]))
    return {
        "actor": step.actor + 1,
        "useful": ",".join(useful),
        "asked": asked_seats(step),
        "answers": given_answers(b, step),
    }
