"""7.14 Minefields: a number for each ship of a row, row by row, and one die for each row."""

from typing import Final, cast

from wardroom.core.decision import Decision
from wardroom.core.lists import added
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.coldwar import diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import SHIP
from wardroom.games.coldwar.battle import HIT, MINES, MISSED, NOTHING, Battle
from wardroom.games.coldwar.damage import provisional_hurt

MOST_NUMBERS: Final = 6


class Minefield(Step):
    """7.14 One minefield against all surface ships; with more than six in a row the attacker numbers six."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place
        self.row = 1
        # Ships of a crowded row that get no number. Replaced, never changed.
        self.spared = NOTHING

    def numbered(self, b: Battle) -> list[int]:
        """The ships of the row that can be hit: 1 is the first of the list."""
        defender = b.volley[self.place].seat
        found = []
        for ship in b.forces[defender].ships:
            if b.row(ship) == self.row and ship not in self.spared:
                # 9.3 What this volley sinks, unless it is saved, is no longer there.
                if provisional_hurt(b, ship) < b.ship(ship).hits:
                    found.append(ship)
        return found

    def asks(self, state: State) -> int:
        return 1 << self.seat if len(self.numbered(cast(Battle, state))) > MOST_NUMBERS else 0

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "mine-spares", "7.14", {"row": self.row})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        b = cast(Battle, state)
        return [SHIP + ship for ship in b.forces[b.volley[self.place].seat].ships]

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if seat != self.seat or not b.owns(b.volley[self.place].seat, action - SHIP):
            return NOT_ASKED
        return ALLOWED if action - SHIP in self.numbered(b) else no.NUMBERED_ALREADY

    def take(self, state: State, seat: int, action: int) -> None:
        self.spared = added(self.spared, action - SHIP)

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        assert b.dice is not None
        ships = self.numbered(b)
        attack = b.volley[self.place]
        if ships:
            b.tide += 1
            roll = b.dice.roll(MINES)
            diary.mined(b, self.place, self.row, len(ships), roll)
            if roll <= len(ships):
                attack.target = ships[roll - 1]
                attack.fate = HIT
                diary.attack_told(b, "attack-hits", "7.14", self.place)
        if attack.fate != HIT:
            self.row += 1
            self.spared = NOTHING
            if self.row <= 3:
                return
            attack.fate = MISSED
            diary.attack_told(b, "mines-miss", "7.14", self.place)
        b.stack.pop()

    def copy(self) -> Step:
        other = Minefield(self.seat, self.place)
        other.row = self.row
        other.spared = self.spared
        return other
