"""Reads a whole position: its lines, then all that it does not say, then whether it can be."""

from __future__ import annotations

from typing import ClassVar

from wardroom.core.position import PositionError, halves
from wardroom.core.rows import has_gap
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.coldwar.ending import LastShip
from wardroom.games.coldwar.formation import Formation
from wardroom.games.coldwar.fortunes import FortunesOfWar
from wardroom.games.coldwar.incoming import AFTERMATH, Incoming
from wardroom.games.coldwar.order import (
    CLEAR,
    FOG_OF_WAR,
    FORTUNES,
    INCOMING,
    STATIONS,
    STEPS,
    EndOfRound,
    Rounds,
    SeriesOfTurns,
    Turn,
)
from wardroom.games.coldwar.position.lines import Lines
from wardroom.games.coldwar.position.possible import area_fault
from wardroom.games.coldwar.position.steps import FORMS, StepReader
from wardroom.games.coldwar.position.writing import Fields, unnamed_ships, written
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.task_force import CARD_BITS, HIDDEN_CARD
from wardroom.games.coldwar.views import drafted, unseen_cards, unseen_tactics
from wardroom.games.coldwar.volley import BattleStations

# 13.5 What may be asked between the last turn of a round and its scores.
CLOSING = ("TacticMoment", "Special")


class Reader(Lines):
    """Reads a position into an empty state."""

    forms: ClassVar = FORMS
    opening = "a formation is chosen"

    def read(self, lines: list[str]) -> None:
        for line in self.in_order(lines):
            self.line = line
            self.read_line(*halves(line))
        self.check_formation()
        self.place_the_rest(lines)
        self.check_order()
        self.check_forces()
        self.check_cards()
        self.check_sides()
        self.check_end()
        self.put_steps()
        self.check_words()
        if self.b.observer == TRUTH:
            self.check_known()
        self.go_on()

    def step_reader(self, values: dict[str, str]) -> StepReader:
        return StepReader(self, values)

    def written(self, step: Step) -> Fields:
        return written(self.b, step)

    def comes_after_turns(self, name: str) -> bool:
        return name in CLOSING and self.b.switches.tactics_last

    # -- the rest ----------------

    def place_the_rest(self, lines: list[str]) -> None:
        """Unnamed ships lie in the ship deck, unnamed cards in the draw pile, or 6.2 where that has run out,
        among the discards."""
        b = self.b
        self.draw_given = self.draw_given or b.last_series > 0
        if b.observer == TRUTH or not (self.deck_given and b.deck_left):
            if not self.deck_given:
                b.deck = unnamed_ships(b, self.steps)
                b.deck_left = len(b.deck)
            if not self.top_given and b.deck:
                b.top = b.deck.pop(0)
                b.deck_left -= 1
        self.place_the_cards(lines)
        if b.observer == TRUTH:
            if b.draw_left == 0 and b.last_series == 0:
                # 6.2: the last card has been drawn.
                b.last_series = 1
        if not self.order_given and self.turn is not None:
            self.give_order(self.turn[0])

    def place_the_cards(self, lines: list[str]) -> None:
        b = self.b
        b.stack = list(self.steps)
        rest = unseen_cards(b)
        self.check_mixed_in(rest, lines)
        if b.observer != TRUTH:
            self.count_hidden(rest)
            self.check_back()
            return
        self.leave_out(rest)
        self.place_cards(rest)
        b.bad_left = sum(b.draw[b.catalogue.first_bad :])
        self.check_back()

    def mixed_in(self) -> tuple[tuple[range, int, str], ...]:
        """5.1 Of which kinds of cards only some are shuffled in, and how many."""
        b = self.b
        first, middle, end = b.catalogue.first_tactic, b.catalogue.first_bad, len(b.catalogue.counts)
        return (
            (range(first, middle), b.switches.tactics, "Tactics"),
            (range(middle, end), b.switches.bad_luck, "Bad Luck cards"),
        )

    def check_mixed_in(self, rest: list[int], lines: list[str]) -> None:
        """5.1 No more Tactics and no more Bad Luck cards are here than the table has shuffled in."""
        b = self.b
        for kinds, number, name in self.mixed_in():
            here = sum(b.catalogue.counts[card] - rest[card] + b.draw[card] for card in kinds)
            if here > number:
                keys = [b.card(card).key for card in kinds]
                named = [line for line in lines if any(key in line for key in keys)]
                self.line = [line for line in named if halves(line)[0] != "aside"][-1]
                raise self.fail(f"{here} {name} are here, and {number} were shuffled in (5.1)")

    def leave_out(self, rest: list[int]) -> None:
        """5.1 The Tactics and Bad Luck cards that were not shuffled in: those named, or the last ones."""
        b = self.b
        for kinds, number, _ in self.mixed_in():
            over = sum(b.catalogue.counts[card] for card in kinds) - number
            named = [card for card in self.aside or () if card in kinds]
            if self.aside is None:
                spare = [card for card in kinds for _ in range(rest[card] - b.draw[card])]
                named = spare[max(0, len(spare) - over) :]
            if len(named) != over or any(card < b.catalogue.first_tactic for card in self.aside or ()):
                keys = ", ".join(self.card_keys[card] for card in kinds)
                raise PositionError(f"{over} cards of {keys} are not in this deck, not {len(named)}")
            for card in named:
                rest[card] -= 1

    def check_back(self) -> None:
        """13.6 Bad Luck on top needs Bad Luck in the pile; if nothing else is left, it is on top."""
        b = self.b
        if b.bad_next and not b.bad_left:
            raise PositionError("back: bad, but no Bad Luck card is left in the draw pile")
        if b.draw_left and b.bad_left == b.draw_left:
            b.bad_next = True

    def count_hidden(self, rest: list[int]) -> None:
        """Every card that the observer does not see lies in a hand, face down, or in the draw pile."""
        b = self.b
        first_bad = b.catalogue.first_bad
        held = b.catalogue.counts
        tactics = unseen_tactics(b, rest)
        b.bad_left = b.switches.bad_luck - sum(held[first_bad:]) + sum(rest[first_bad:])
        left = sum(rest[: b.catalogue.first_tactic]) + tactics + b.bad_left
        for force in b.forces:
            left -= force.hand.count(UNKNOWN)
            left -= sum(entry & CARD_BITS == HIDDEN_CARD for entry in force.area)
        if not self.draw_given:
            b.draw_left = left
        if min(rest) < 0 or min(tactics, b.bad_left, left) < 0 or left != b.draw_left:
            raise PositionError(f"the cards do not add up to the deck: the draw pile must hold {left}")

    def check_formation(self) -> None:
        """A force is a fleet until its formation is chosen, and stands in rows from then on."""
        b = self.b
        for seat, force in enumerate(b.forces):
            if self.formation_open() and not force.ships:
                raise self.fault(seat, "fleet", f"seat{seat + 1} has no ship to form up (5.1)")
            for ship in force.ships:
                in_row = ship != UNKNOWN and (b.row(ship) > 0 or b.ship(ship).is_submarine)
                if not in_row and not self.formation_open():
                    raise PositionError("a line 'fleet' needs a line 'step: Formation'; otherwise use rows")
                if in_row and b.row(ship) > 0 and self.formation_open():
                    raise PositionError("with 'step: Formation' the ships of a force are 'fleet', not rows")
        for seat in range(b.seats):
            if has_gap(b.rows(seat)) and not self.is_losing_ships(seat):
                raise self.gap(seat, "5.21")

    def is_losing_ships(self, seat: int) -> bool:
        """In the middle of a volley or a misfortune a row may have been emptied."""
        for step in self.steps:
            if isinstance(step, Incoming) and seat in step.order[step.place :]:
                return step.stage <= AFTERMATH
            if isinstance(step, FortunesOfWar) and seat == step.seat:
                return True
        return False

    def check_forces(self) -> None:
        """11.2, 13.6 What cannot lie before a player who is out, or be set aside in this step."""
        for seat, force in enumerate(self.b.forces):
            if force.out and force.ships:
                raise self.fault(seat, "out", f"seat{seat + 1} has ships and is not out (11.2)")
            held = {"hand": force.hand, "open": force.open, "area": force.area, "known": force.known}
            held["retreat"] = force.retreat != UNKNOWN
            held["tactics"] = force.tactics and not self.b.switches.tactics_last
            for head, there in held.items():
                if there and not force.ships and not self.leaving(seat):
                    raise self.fault(seat, head, f"seat{seat + 1} has no ship left and is out (11.2)")
            if force.retreat != UNKNOWN and force.area:
                raise self.fault(seat, "area", f"seat{seat + 1} has retreated and laid nothing (9.2)")
        if self.b.luck and (self.turn is None or self.turn[1] != FORTUNES):
            raise self.fault(NOBODY, "luck", f"Bad Luck is set aside for step {STEPS[FORTUNES]} only")

    def check_cards(self) -> None:
        """6.2, 8.1 None is left to draw when the last has been drawn, and what is laid can have been."""
        b = self.b
        if b.last_series and b.draw_left:
            what = f"{b.draw_left} cards are left to draw, and the last has been drawn (6.2)"
            raise self.fault(NOBODY, "series", what)
        for seat, force in enumerate(b.forces):
            fault = area_fault(b, seat)
            if force.area and self.has_cleared(seat):
                fault = f"seat{seat + 1} has cleared the decks and laid nothing yet (6.1.A.1)"
            if fault:
                raise self.fault(seat, "area", fault)

    def has_cleared(self, seat: int) -> bool:
        """6.1.A.1 Are the area defences of the last turn gone, and those of this one still to be laid?"""
        if self.turn is None or seat != self.turn[0]:
            return False
        return CLEAR < self.turn[1] <= STATIONS or (self.turn[1] == CLEAR and bool(self.steps))

    def check_end(self) -> None:
        """3 A game that is over is not played on."""
        b = self.b
        if self.over:
            return
        if 0 < b.switches.rounds < b.round:
            raise self.fault(NOBODY, "round", f"only {b.switches.rounds} rounds are played (3)")

    def check_sides(self) -> None:
        """11.2, 11.3 With one side afloat the round is over, unless its volley is still being settled."""
        b = self.b
        settling = bool(self.steps) and (self.turn is None or self.turn[1] == INCOMING)
        settling = settling or any(isinstance(step, LastShip) for step in self.steps)
        if self.over or settling:
            return
        sides = {b.switches.team_of(seat) for seat, force in enumerate(b.forces) if force.ships}
        if len(sides) < 2:
            raise self.fault(NOBODY, "turn", "with ships of one side only the round is over (11.3)")
        if self.turn is not None and not b.forces[self.turn[0]].ships:
            raise self.fault(NOBODY, "turn", f"seat{self.turn[0] + 1} has no ship left and no turn (11.2)")

    def give_order(self, acting: int) -> None:
        """The player whose turn it is holds the lowest card, the others follow in seat order."""
        b = self.b
        number = 1
        for seat in [acting, *[s for s in range(b.seats) if s != acting]]:
            if b.forces[seat].ships:
                b.forces[seat].order = number
                number += 1
        b.forces[acting].moved = True

    def put_steps(self) -> None:
        b = self.b
        if self.over:
            b.stack = []
            return
        b.round = max(b.round, 1)
        closing = self.turn is None and self.steps and not self.formation_open()
        b.stack = [Rounds(), EndOfRound() if closing else SeriesOfTurns()]
        if self.turn is not None:
            b.series = max(b.series, 1)
            turn = Turn(self.turn[0])
            turn.place = self.turn[1] + (1 if self.steps or self.turn[1] < 0 else 0)
            # 13.56 The moment before the roll.
            turn.waited = bool(self.steps) and self.turn[1] == FOG_OF_WAR
            b.stack.append(turn)
        b.stack += self.steps
        for seat, force in enumerate(b.forces):
            if not force.ships and not self.formation_open() and not self.leaving(seat):
                force.out = True

    def check_known(self) -> None:
        """13.2, 9.6 What somebody has seen is still held, or in a draft."""
        b = self.b
        for seat, force in enumerate(b.forces):
            held = force.hand[:]
            for step in self.steps:
                if isinstance(step, BattleStations | AdjustOrdnance) and step.seat == seat:
                    held += drafted(step)
            for entry in force.known:
                viewer, card = entry >> 8, entry & 255
                if viewer == seat or force.known.count(entry) > held.count(card):
                    words = f"seat{viewer + 1}:{b.card(card).key}"
                    raise PositionError(
                        f"known: {words} is no card of seat{seat + 1} that somebody else has seen"
                    )

    def check_order(self) -> None:
        """6 Each has a card of its own; those not yet revealed are higher than those that are."""
        b = self.b
        orders = [force.order for force in b.forces if force.order > 0]
        revealed = max([force.order for force in b.forces if force.moved], default=0)
        free = set(range(revealed + 1, max(b.switches.order_cards, b.seats) + 1)) - set(orders)
        if len(set(orders)) < len(orders):
            raise PositionError("order: two seats have the same Player Order card")
        if any(0 < force.order < revealed and not force.moved for force in b.forces):
            raise PositionError(f"order: a lower card than {revealed} has moved before")
        if sum(force.order == UNKNOWN for force in b.forces) > len(free):
            raise PositionError(
                f"order: there are only {len(free)} cards above {revealed} for those not seen"
            )

    def leaving(self, seat: int) -> bool:
        """11.2 Has the last ship just gone, and not yet what the player holds?"""
        return any(isinstance(step, LastShip) and step.seat == seat for step in self.steps)

    def formation_open(self) -> bool:
        return any(isinstance(step, Formation) for step in self.steps)
