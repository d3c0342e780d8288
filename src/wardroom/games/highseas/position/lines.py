"""The lines of a position, one by one: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar

from wardroom.core.fact_lines import LineReader
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


class Lines(Words):
    """Reads each line into the state."""

    ranks: ClassVar = {"seen by": 0, "attack": 2, "step": 3, "draft": 3}
    seat_lines = (*PLACES, "hand", "front", *Fleet.line_names())
    several = (*PLACES, "hand", "front", "draw", "discard", "attack", "draft", "step")
    turn_steps = STEPS

    def __init__(self, b: Battle) -> None:
        super().__init__(b)
        # The lines of the attacks.
        self.attack_lines: list[str] = []

    def read_of_table(self, head: str, rest: str) -> None:
        b = self.b
        if head == "turn":
            self.read_turn(rest)
        elif head == "attack":
            b.volley = [*b.volley, self.declared(b.volley, rest)]
            self.attack_lines.append(self.line)
        elif head == "draft":
            draft = self.steps[-1] if self.steps else None
            if not isinstance(draft, Declare):
                raise self.fail("draft must stand below 'step: Declare'")
            draft.attacks = [*draft.attacks, self.declared(draft.attacks, rest)]
        elif head in b.line_names():
            b.read_line(LineReader(self, head, rest), head)
        else:
            super().read_of_table(head, rest)

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

    def read_of_seat(self, seat: int, head: str, rest: str) -> None:
        fleet = self.b.fleets[seat]
        if head in PLACES:
            for name, notes in self.bracketed(rest):
                self.read_ship(seat, head, name, notes)
        elif head == "hand":
            fleet.hand = sorted(fleet.hand + self.card_list(rest, seat))
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
            card = self.card_of(word.partition("*")[0], (RETREAT, PLANNING, NEAR_MISS, ARMOR, ESCORT))
            if notes not in ([], ["used"]):
                raise self.fail(f"{' '.join(notes)!r} is not used")
            front += [card | USED if notes else card] * self.times(word, 9)
        fleet.front = sorted(front)

    def read_ship(self, seat: int, head: str, name: str, notes: list[str]) -> None:
        b = self.b
        fleet = b.fleets[seat]
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
        families = (DEPTH_CHARGE,) if b.ship(ship).is_submarine else (MAIN, SECONDARY)
        card = self.card_of(word.partition("*")[0], families)
        for _ in range(self.times(word, 9)):
            fleet.damage = sorted([*fleet.damage, ship << 8 | card])
            b.hurt[ship] += b.card(card).damage
        if b.hurt[ship] >= b.ship(ship).hull:
            raise self.fail(f"{b.ship(ship).key} has a hull of {b.ship(ship).hull}: less damage than that")
