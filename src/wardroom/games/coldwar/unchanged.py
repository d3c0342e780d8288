"""The board of an earlier view: its parts that look the same in a later view of the same observer.

Each of them stands beside what it is made of, and is given only where all of that is as it was. Nothing is
given where there was no such part, or where it was empty: then it is made anew.
"""

from wardroom.core.fact_forms import FlatNumbers
from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import records
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.task_force import TaskForce


class Earlier:
    """A view and its board, beside a later view."""

    def __init__(self, b: Battle, view: Battle, shown: records.Board | None) -> None:
        self.b = b
        self.view = view
        self.board = shown
        self.forces: dict[str, records.Force] = {} if shown is None else shown["forces"]
        self.same_volley = shown is not None and is_same_volley(b, view)

    def discard(self) -> dict[records.CardKey, int] | None:
        same = self.board is not None and self.b.discard == self.view.discard
        return self.board["discard"] if same and self.board is not None else None

    def volley(self) -> list[records.Attack] | None:
        return self.board["volley"] if self.same_volley and self.board is not None else None

    def force(self, seat: int) -> records.Force | None:
        """A whole task force."""
        found = self.forces.get(str(seat))
        if found is None or not is_told_alike(self.b.forces[seat], self.view.forces[seat]):
            return None
        return found if self.has_same_ships(seat) else None

    def hand(self, seat: int) -> list[records.CardKey] | None:
        found = self.forces.get(str(seat))
        if found is None or self.b.forces[seat].hand != self.view.forces[seat].hand:
            return None
        return found["hand"]

    def ships(self, seat: int) -> dict[records.ShipKey, records.Afloat] | None:
        found = self.forces.get(str(seat))
        return found["ships"] if found is not None and self.has_same_ships(seat) else None

    def has_same_ships(self, seat: int) -> bool:
        """Are the ships of a task force as they were, with all that this volley may do to them?"""
        b, old = self.b, self.view
        force, before = b.forces[seat], old.forces[seat]
        if not self.same_volley or force.ships != before.ships or force.attached != before.attached:
            return False
        if is_forming(b) or is_forming(old):
            # 5.2 Rows are chosen in the step itself.
            return False
        for ship in force.ships:
            if ship == UNKNOWN or b.status[ship] != old.status[ship] or b.hurt[ship] != old.hurt[ship]:
                return False
        return True


def is_forming(b: Battle) -> bool:
    return bool(b.stack) and isinstance(b.stack[-1], Formation)


def is_same_volley(b: Battle, old: Battle) -> bool:
    if len(b.volley) != len(old.volley):
        return False
    for place in range(len(b.volley)):
        if not is_told_alike(b.volley[place], old.volley[place]):
            return False
    return True


def is_told_alike(one: TaskForce | Attack, other: TaskForce | Attack) -> bool:
    """Are all their facts the same?"""
    told, as_well = FlatNumbers(), FlatNumbers()
    one.tell_facts(told)
    other.tell_facts(as_well)
    return told.found == as_well.found
