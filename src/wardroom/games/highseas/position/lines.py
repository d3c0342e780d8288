"""The lines of a position, one by one: what lies where, and whose turn it is."""

from __future__ import annotations

from typing import ClassVar

from wardroom.core.fact_lines import LineReader
from wardroom.core.position_reader import PositionReader
from wardroom.core.state import NOBODY, UNKNOWN
from wardroom.games.highseas.attacks import settle_numbers
from wardroom.games.highseas.battle import (
    ACTIVE,
    ATTACK_NAMES,
    CARRIER_ATTACK,
    FATE_NAMES,
    HAND_SIZE,
    OWNER,
    USED,
    Attack,
    Battle,
    Fleet,
)
from wardroom.games.highseas.catalogue import (
    ARMOR,
    DEPTH_CHARGE,
    ESCORT,
    LAND_AIR,
    MAIN,
    NEAR_MISS,
    PLANNING,
    RETREAT,
    SECONDARY,
    TORPEDO,
)
from wardroom.games.highseas.order import STEPS
from wardroom.games.highseas.position.possible import attack_fault
from wardroom.games.highseas.position.writing import PLACES
from wardroom.games.highseas.volley import Declare

# Which cards make an attack (NOBODY: none is needed), and whether a ship fires it.
ATTACK_FORMS = {
    "main": ((MAIN,), True),
    "secondary": ((SECONDARY,), True),
    "torpedo": ((TORPEDO,), True),
    "depth": ((DEPTH_CHARGE,), True),
    "land": ((LAND_AIR, NOBODY), False),
    "carrier": ((NOBODY,), True),
}


class Lines(PositionReader):
    """Reads each line into the state."""

    game = "highseas"
    ranks: ClassVar = {"seen by": 0, "attack": 2, "step": 3, "draft": 3}
    seat_lines = (*PLACES, "hand", "front", *Fleet.line_names())
    several = (*PLACES, "hand", "front", "draw", "discard", "attack", "draft", "step")
    turn_steps = STEPS

    def __init__(self, b: Battle) -> None:
        super().__init__(b, b, b.catalogue.ship_keys, b.catalogue.card_keys, b.catalogue.counts)
        self.b = b
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

    # -- attacks ----------------

    def attack(self, text: str) -> Attack:
        words = [word for word in text.split() if word != ">"]
        if len(words) < 5 or words[0] not in ATTACK_FORMS:
            raise self.fail("an attack is 'main main16-4 iowa > yamato seat2 damage=4'")
        families, fired = ATTACK_FORMS[words[0]]
        card = NOBODY
        if words[1] != "-" or NOBODY not in families:
            card = self.card_of(words[1], families)
        if (words[2] != "-") != fired:
            raise self.fail(f"{words[0]}: {'a ship' if fired else repr('-')} stands before the '>'")
        sources = [self.ship(word) for word in words[2].split("+")] if fired else [NOBODY]
        double = card != NOBODY and self.b.card(card).double
        if len(sources) != (2 if double else 1) or len(set(sources)) < len(sources):
            raise self.fail(f"{words[1]} is fired by {'two ships' if double else 'one ship'}")
        attack = Attack(
            ATTACK_NAMES.index(words[0]), card, sources[0], self.seat(words[4]), self.ship(words[3])
        )
        if double:
            attack.source, attack.second = sorted(sources)
        self.check_ships(attack)
        for word in words[5:]:
            name, _, value = word.partition("=")
            if name == "needs":
                attack.number = self.number(value, 1, 9)
            elif name == "damage":
                attack.damage = self.number(value, 1, 9)
            elif word == "kept":
                attack.kept = True
            elif word in FATE_NAMES:
                attack.fate = FATE_NAMES.index(word)
            else:
                raise self.fail(f"{word!r} says nothing about an attack")
        self.check_numbers(attack)
        return attack

    def check_ships(self, attack: Attack) -> None:
        """7.declare One's own ships fire at those of an opponent; what a card prints need not be said."""
        b = self.b
        for ship in (attack.source, attack.second):
            if ship != NOBODY and not b.owns(b.acting, ship):
                raise self.fail(f"{b.ship(ship).key} is not in the fleet whose turn it is")
        if attack.kind == CARRIER_ATTACK and not b.ship(attack.source).is_carrier:
            raise self.fail(f"{b.ship(attack.source).key} is no carrier (12.carriers)")
        if b.acting != UNKNOWN and b.same_team(b.acting, attack.seat):
            raise self.fail(f"seat{attack.seat + 1} is not an opponent of seat{b.acting + 1}")
        if b.owns(attack.seat, attack.target):
            settle_numbers(b, attack)
        elif not any(attack.target in fleet.sunk for fleet in b.fleets):
            raise self.fail(f"{b.ship(attack.target).key} is not in the fleet of seat{attack.seat + 1}")

    def check_numbers(self, attack: Attack) -> None:
        """12.dice The later dice of a card have no card that says what they need."""
        if not attack.number and not attack.damage:
            raise self.fail("needs= is missing")
