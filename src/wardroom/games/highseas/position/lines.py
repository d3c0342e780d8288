"""The lines of a position, one by one: what lies where, and whose turn it is."""

from __future__ import annotations

import re

from wardroom.core.fact_lines import LineReader
from wardroom.core.state import NOBODY, TRUTH, Step
from wardroom.games.highseas.battle import ACTIVE, HAND_SIZE, OWNER, USED, Attack, Battle, Fleet
from wardroom.games.highseas.catalogue import (
    ARMOR,
    DEPTH_CHARGE,
    ESCORT,
    MAIN,
    NEAR_MISS,
    PLANNING,
    RETREAT,
    SECONDARY,
)
from wardroom.games.highseas.order import STEPS
from wardroom.games.highseas.position.possible import attack_fault
from wardroom.games.highseas.position.words import PLACES, Words
from wardroom.games.highseas.volley import Declare

# Lines of which there may be several; any other would take back what was said before.
SEVERAL = (
    "fleet",
    "row1",
    "row2",
    "row3",
    "subs",
    "hand",
    "front",
    "draw",
    "discard",
    "attack",
    "draft",
    "step",
)
# Lines are read in this order, whatever the order in which they stand: 1 is any other line.
RANKS = {"seen by": 0, "attack": 2, "step": 3, "draft": 3}
FLEET_LINES = (*PLACES, "hand", "front", *Fleet.line_names())


class Lines(Words):
    """Reads each line into the state."""

    def __init__(self, b: Battle) -> None:
        super().__init__(b)
        self.fleet: Fleet | None = None
        self.turn: tuple[int, int] | None = None
        self.draw_given = False
        self.steps: list[Step] = []
        # The line of each step, and what it says.
        self.fields: list[tuple[str, dict[str, str]]] = []
        self.over = False
        # The lines so far, by the seat they stand below (NOBODY: the table's) and their head; attacks apart.
        self.said: dict[tuple[int, str], str] = {}
        self.attack_lines: list[str] = []

    def refuse(self, fault: str) -> None:
        if fault:
            raise self.fail(fault)

    def read_line(self, head: str, rest: str) -> None:
        self.read_fact(head, rest)
        seat = self.b.fleets.index(self.fleet) if head in FLEET_LINES and self.fleet is not None else NOBODY
        if (seat, head) in self.said and head not in SEVERAL and not re.fullmatch(r"seat ?\d", head):
            raise self.fail(f"{head} is said twice")
        self.said[seat, head] = self.line

    def read_fact(self, head: str, rest: str) -> None:
        b = self.b
        if re.fullmatch(r"seat ?\d", head):
            self.fleet = b.fleets[self.seat(head)]
        elif head in FLEET_LINES:
            if self.fleet is None:
                raise self.fail(f"{head} must stand below a line 'seat 1' to 'seat {b.seats}'")
            self.read_fleet(self.fleet, head, rest)
        elif head == "seen by":
            b.observer = -1 if rest == "spectator" else self.seat(rest)
        elif head == "turn":
            self.read_turn(rest)
        elif head == "draw":
            self.read_draw(rest)
        elif head == "discard":
            for card in self.card_list(rest):
                b.discard[card] += 1
        elif head == "attack":
            b.volley = [*b.volley, self.declared(b.volley, rest)]
            self.attack_lines.append(self.line)
        elif head == "draft":
            draft = self.steps[-1] if self.steps else None
            if not isinstance(draft, Declare):
                raise self.fail("draft must stand below 'step: Declare'")
            draft.attacks = [*draft.attacks, self.declared(draft.attacks, rest)]
        elif head == "step":
            self.read_step(rest)
        elif head in b.line_names():
            b.read_line(LineReader(self, head, rest), head)
        else:
            raise self.fail(f"{head!r} is not a line of a position")

    def declared(self, before: list[Attack], rest: str) -> Attack:
        """An attack of the player whose turn it is, after those before it."""
        attack = self.attack(rest)
        self.refuse(attack_fault(self.b, before, attack))
        return attack

    def read_turn(self, rest: str) -> None:
        words = rest.split()
        if len(words) != 2 or words[1] not in STEPS:
            raise self.fail(f"a turn is 'seat1 7.declare', the step one of {', '.join(STEPS)}")
        seat = self.seat(words[0])
        self.turn = (seat, STEPS.index(words[1]))
        self.b.acting = seat

    def read_draw(self, rest: str) -> None:
        b = self.b
        self.draw_given = True
        if b.observer != TRUTH or rest.startswith("?"):
            self.hidden()
            if (NOBODY, "draw") in self.said:
                raise self.fail("draw is said twice")
            number = rest.removeprefix("?").removeprefix("*") or "1"
            b.draw_left = self.number(number, 0, b.catalogue.deck_size)
            return
        for card in self.card_list(rest):
            b.draw[card] += 1
            b.draw_left += 1

    def read_fleet(self, fleet: Fleet, head: str, rest: str) -> None:
        if head in PLACES:
            for name, notes in self.bracketed(rest):
                self.read_ship(fleet, head, name, notes)
        elif head == "hand":
            fleet.hand = sorted(fleet.hand + self.card_list(rest, self.b.fleets.index(fleet)))
            if len(fleet.hand) > HAND_SIZE:
                raise self.fail(f"a hand has no more than {HAND_SIZE} cards (9)")
        elif head == "front":
            self.read_front(fleet, rest)
        else:
            fleet.read_line(LineReader(self, head, rest), head)

    def read_front(self, fleet: Fleet, rest: str) -> None:
        """5, 6 Cards in front of the fleet; `(used)` are those that have worked in this turn."""
        front = fleet.front[:]
        for word, notes in self.bracketed(rest):
            key, star, times = word.partition("*")
            card = self.card_of(key, (RETREAT, PLANNING, NEAR_MISS, ARMOR, ESCORT))
            if notes not in ([], ["used"]):
                raise self.fail(f"{' '.join(notes)!r} is not used")
            front += [card | USED if notes else card] * (self.number(times, 1, 9) if star else 1)
        fleet.front = sorted(front)

    def read_ship(self, fleet: Fleet, head: str, name: str, notes: list[str]) -> None:
        b = self.b
        seat = b.fleets.index(fleet)
        ship = self.name_ship(self.ship(name))
        submarine = b.ship(ship).is_submarine
        if submarine != (head == "subs"):
            raise self.fail(f"{name} belongs {'under subs' if submarine else 'in a row'}")
        fleet.ships = sorted([*fleet.ships, ship])
        b.status[ship] = (int(head[3]) if head.startswith("row") else 0) | seat + 1 << OWNER
        for note in notes:
            if note == "active" and submarine:
                if b.status[ship] & ACTIVE:
                    raise self.fail(f"{name} is active twice")
                b.status[ship] |= ACTIVE
            else:
                self.attach(fleet, ship, note)

    def attach(self, fleet: Fleet, ship: int, word: str) -> None:
        """10.damage A Damage card under a ship."""
        b = self.b
        key, star, times = word.partition("*")
        families = (DEPTH_CHARGE,) if b.ship(ship).is_submarine else (MAIN, SECONDARY)
        card = self.card_of(key, families)
        for _ in range(self.number(times, 1, 9) if star else 1):
            fleet.damage = sorted([*fleet.damage, ship << 8 | card])
            b.hurt[ship] += b.card(card).damage
        if b.hurt[ship] >= b.ship(ship).hull:
            raise self.fail(f"{b.ship(ship).key} has a hull of {b.ship(ship).hull}: less damage than that")

    def read_step(self, text: str) -> None:
        """A step in progress."""
        raise NotImplementedError

    def check_actor(self, seat: int) -> None:
        """Of a step that only the player whose turn it is can have."""
        if self.turn is None or seat != self.turn[0]:
            raise self.fail(f"it is not the turn of seat{seat + 1}")
