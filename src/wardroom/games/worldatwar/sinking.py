"""22.55 One-factor ships go down: where they differ, their owner says which."""

from typing import cast

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOT_ASKED, State
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import SHIP, is_ship
from wardroom.games.worldatwar.combat import labels_of, note_loss, same_kind_first
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.stage import Stage


def sink_ones(op: Operation, seat: int, ones: list[int], count: int, rule: str) -> None:
    """22.55 One-factor ships are lost; where they differ, their owner says which."""
    if count <= 0:
        return
    ships = cargo_last(op, ones)
    if count < len(ships) and len(labels_of(op, ships)) > 1:
        loss = LossChoice()
        loss.seat = seat
        loss.ships = ships
        loss.count = count
        op.stack.append(loss)
        return
    for unit in ships[:count]:
        sink_one(op, unit, rule)


def cargo_last(op: Operation, ones: list[int]) -> list[int]:
    """Of equal ships those without cargo are lost first, as their owner would have it (ruling)."""
    return [unit for unit in ones if not op.laden[unit]] + [unit for unit in ones if op.laden[unit]]


def sink_one(op: Operation, unit: int, rule: str) -> None:
    before = op.hits[unit]
    op.hits[unit] = op.roster.size[unit]
    note_loss(op, unit, before, rule)


class LossChoice(Stage):
    """22.55 The owner of one-factor ships of several kinds says which are sunk (ruling)."""

    def __init__(self) -> None:
        self.seat = 0
        self.ships: list[int] = []
        self.count = 0

    def names(self) -> list[str]:
        return ["seat", "ships", "count"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.ships, [self.count]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.ships = parts[1]
        self.count = parts[2][0]

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.count > 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(seat, "choose-loss", "22.55", {"count": self.count})

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [SHIP + label for label in labels_of(cast(Operation, state), self.ships)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat or not is_ship(action):
            return NOT_ASKED
        labels = labels_of(cast(Operation, state), self.ships)
        return ALLOWED if action - SHIP in labels else no.MUST_LOSE

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        unit = same_kind_first(op, self.ships, action - SHIP)
        sink_one(op, unit, "22.55")
        self.ships = [ship for ship in self.ships if ship != unit]
        self.count -= 1
        if self.count > 0 and len(labels_of(op, self.ships)) == 1:
            for ship in self.ships[: self.count]:
                sink_one(op, ship, "22.55")
            self.count = 0

    def act(self, state: State) -> None:
        state.stack.pop()
