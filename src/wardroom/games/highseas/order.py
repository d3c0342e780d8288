"""4 Sequence of play: battles, turns around the table, and the steps of each turn."""

from typing import Final, cast

from wardroom.core.state import UNKNOWN, State, Step
from wardroom.games.highseas import diary
from wardroom.games.highseas.battle import TURNS, Battle
from wardroom.games.highseas.defense import begin_defense
from wardroom.games.highseas.discards import Discards, draw_up
from wardroom.games.highseas.ending import battle_over, game_over, score
from wardroom.games.highseas.prepare import Prepare
from wardroom.games.highseas.reorganize import Reorganize, clear_front
from wardroom.games.highseas.resolution import Resolution
from wardroom.games.highseas.setup import Setup, clear_the_sea
from wardroom.games.highseas.volley import Declare

# The steps of a turn, as the rulebook numbers them.
STEPS: Final = ("5", "6", "7.declare", "7.defense", "7.resolve", "8", "9")
REORGANIZE: Final = 0
PREPARE: Final = 1
DECLARE: Final = 2
DEFENSE: Final = 3
RESOLVE: Final = 4
DISCARD: Final = 5
DRAW: Final = 6


class Battles(Step):
    """16.1 One battle, or linked battles until somebody has enough points."""

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if b.battle > 0 and game_over(b):
            b.stack.pop()
            return
        b.battle += 1
        if b.log is not None and b.switches.linked:
            diary.tell(b, "battle-begins", "16.1", {"number": b.battle})
        clear_the_sea(b)
        b.stack.append(Turns())
        b.stack.append(Setup())

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


class Turns(Step):
    """4 The first player, then the others in order of their seats, again and again."""

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if b.acting != UNKNOWN and battle_over(b):
            end_battle(b)
            return
        b.acting = next_seat(b)
        b.tide += 1
        b.refresh()
        diary.simple(b, "turn-begins", "4", b.acting)
        b.stack.append(Turn(b.acting))

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self


def next_seat(b: Battle) -> int:
    """4 Whoever sits next and still has ships."""
    if b.acting == UNKNOWN:
        return b.first
    seat = (b.acting + 1) % b.seats
    while b.fleets[seat].out:
        seat = (seat + 1) % b.seats
    return seat


def end_battle(b: Battle) -> None:
    """14, 16.1 Points of sunk ships are written down."""
    b.stack.pop()
    for seat in range(b.seats):
        points = score(b, seat)
        b.fleets[seat].points += points
        if b.log is not None:
            diary.tell(
                b,
                "battle-scored",
                "14",
                {
                    "seat": diary.seat_fact(seat),
                    "battle": b.battle,
                    "number": points,
                    "total": b.fleets[seat].points,
                    "goal": b.switches.total,
                    "sunk": diary.ships_fact(b, b.fleets[seat].sunk),
                },
            )


class Turn(Step):
    """4 The steps of a player's turn, rigidly in order."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.place = REORGANIZE

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        # What asks somebody is laid on top of the turn; when the turn is over, it is taken off.
        height = len(b.stack)
        while len(b.stack) == height:
            self.next_step(b)

    def next_step(self, b: Battle) -> None:
        seat = self.seat
        place = self.place
        self.place += 1
        # 14 A battle that is won ends at once.
        if place > DRAW or (place == DISCARD and battle_over(b)):
            b.stack.pop()
            b.count(TURNS)
        elif place == REORGANIZE:
            clear_front(b, seat)
            b.stack.append(Reorganize(seat))
        elif place == PREPARE:
            step = Prepare(seat)
            if b.fleets[seat].hand and (not b.brisk or step.has_legal_card(b, seat)):
                b.stack.append(step)
        elif place == DECLARE:
            self.declare(b)
        elif place == DEFENSE:
            if b.volley:
                begin_defense(b)
        elif place == RESOLVE:
            if b.volley:
                b.stack.append(Resolution(seat))
        elif place == DISCARD:
            if b.fleets[seat].hand:
                b.stack.append(Discards(seat))
        else:
            draw_up(b, seat)

    def declare(self, b: Battle) -> None:
        """11.retreat A retreating fleet skips the Attack step."""
        if b.retreats(self.seat):
            self.place = DISCARD
            return
        step = Declare(self.seat)
        if not b.brisk or step.can_do_anything(b):
            b.stack.append(step)

    def copy(self) -> Step:
        other = Turn(self.seat)
        other.place = self.place
        return other
