"""The face of an earlier view: its parts that look the same in a later view of the same observer.

Each of them stands beside what it is made of, and is given only where all of that is as it was. Nothing is
given where there was no such part, or where it was empty: then it is made anew.
"""

from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import records
from wardroom.games.coldwar.battle import Attack, Battle, TaskForce
from wardroom.games.coldwar.formation import Formation


class Earlier:
    """A view and its face."""

    def __init__(self, view: Battle, shown: records.Board | None) -> None:
        self.view = view
        self.board = shown
        self.forces: dict[str, records.Force] = {} if shown is None else shown["forces"]

    def discard(self, b: Battle) -> dict[records.CardKey, int] | None:
        return self.board["discard"] if self.board is not None and b.discard == self.view.discard else None

    def volley(self, b: Battle) -> list[records.Attack] | None:
        return self.board["volley"] if self.board is not None and same_volley(b, self.view) else None

    def force(self, b: Battle, seat: int) -> records.Force | None:
        """A whole task force."""
        found = self.forces.get(str(seat))
        if found is None or not same_force(b.forces[seat], self.view.forces[seat]):
            return None
        return found if same_ships(b, self.view, seat) else None

    def hand(self, b: Battle, seat: int) -> list[records.CardKey] | None:
        found = self.forces.get(str(seat))
        if found is None or b.forces[seat].hand != self.view.forces[seat].hand:
            return None
        return found["hand"]

    def ships(self, b: Battle, seat: int) -> dict[records.ShipKey, records.Afloat] | None:
        found = self.forces.get(str(seat))
        return found["ships"] if found is not None and same_ships(b, self.view, seat) else None


def same_force(force: TaskForce, old: TaskForce) -> bool:
    """Is everything in front of the player as it was, the state of the ships apart?"""
    return (
        force.hand == old.hand
        and force.ships == old.ships
        and force.area == old.area
        and force.attached == old.attached
        and force.sunk == old.sunk
        and force.known == old.known
        and force.tactics == old.tactics
        and force.open == old.open
        and force.retreat == old.retreat
        and force.order == old.order
        and force.moved == old.moved
        and force.out == old.out
        and force.points == old.points
    )


def same_ships(b: Battle, old: Battle, seat: int) -> bool:
    """Are the ships of a task force as they were, with all that this volley may do to them?"""
    force = b.forces[seat]
    before = old.forces[seat]
    if force.ships != before.ships or force.attached != before.attached:
        return False
    if is_forming(b) or is_forming(old):
        # 5.2 Rows are chosen in the step itself.
        return False
    for ship in force.ships:
        if ship == UNKNOWN or b.status[ship] != old.status[ship] or b.hurt[ship] != old.hurt[ship]:
            return False
    return same_volley(b, old)


def is_forming(b: Battle) -> bool:
    return bool(b.stack) and isinstance(b.stack[-1], Formation)


def same_volley(b: Battle, old: Battle) -> bool:
    if len(b.volley) != len(old.volley):
        return False
    for place in range(len(b.volley)):
        if not same_attack(b.volley[place], old.volley[place]):
            return False
    return True


def same_attack(attack: Attack, old: Attack) -> bool:
    return (
        attack.kind == old.kind
        and attack.card == old.card
        and attack.source == old.source
        and attack.seat == old.seat
        and attack.target == old.target
        and attack.chance == old.chance
        and attack.dice == old.dice
        and attack.hits == old.hits
        and attack.damage == old.damage
        and attack.fate == old.fate
        and attack.kept == old.kept
        and attack.surprise == old.surprise
    )
