"""Reads a whole position: its lines, then all that it does not say, then whether it can be."""

from __future__ import annotations

from typing import ClassVar

from wardroom.core.position import PositionError, halves
from wardroom.core.rows import ROW_BITS, has_gap
from wardroom.core.state import NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.highseas.battle import HAND_SIZE
from wardroom.games.highseas.catalogue import NATIONS
from wardroom.games.highseas.ending import team_scores, team_totals, teams_afloat
from wardroom.games.highseas.order import DEFENSE, RESOLVE, Battles, Turn, Turns
from wardroom.games.highseas.position.lines import Lines
from wardroom.games.highseas.position.possible import (
    choice_fault,
    fate_fault,
    front_fault,
    number_fault,
    setup_fault,
    shift_fault,
    used_fault,
)
from wardroom.games.highseas.position.steps import FORMS
from wardroom.games.highseas.position.writing import Fields, written
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.resolution import Resolution
from wardroom.games.highseas.setup import Setup
from wardroom.games.highseas.views import hand_size, unseen_cards


class Reader(Lines):
    """Reads a position into an empty state."""

    forms: ClassVar = FORMS
    opening = "the setup comes"

    def read(self, lines: list[str]) -> None:
        ordered = self.in_order(lines)
        steps_from = next((n for n, line in enumerate(ordered) if halves(line)[0] == "step"), len(ordered))
        for place, self.line in enumerate(ordered):
            if place == steps_from:
                # Steps speak of navies.
                self.give_nations(any("stage=nations" in line for line in ordered[steps_from:]))
            self.read_line(*halves(self.line))
        if steps_from == len(ordered):
            self.give_nations(False)
        self.place_the_rest()
        self.check_rows()
        self.check_fleets()
        if self.setting_up():
            fault = setup_fault(self.b, self.steps)
            if fault:
                raise self.fault(NOBODY, "step", fault)
        self.put_steps()
        self.check_words()
        self.check_battle()
        self.check_choice()
        self.go_on()

    def written(self, step: Step) -> Fields:
        return written(self.b, step)

    # -- the rest ----------------

    def give_nations(self, picking: bool) -> None:
        """A navy that is not named is that of the ships, or any that is free; the reserve is all its rest."""
        b = self.b
        for seat, fleet in enumerate(b.fleets):
            for ship in fleet.ships:
                if fleet.nation == UNKNOWN:
                    fleet.nation = b.ship(ship).nation
                if b.ship(ship).nation != fleet.nation:
                    key = b.ship(ship).key
                    raise self.naming(key, f"{key} is not in the navy of seat{seat + 1} (3.fleet)")
        for fleet in b.fleets:
            if fleet.nation == UNKNOWN and not picking:
                taken = [other.nation for other in b.fleets]
                fleet.nation = next(n for n in range(len(NATIONS)) if n not in taken)
        nations = [fleet.nation for fleet in b.fleets]
        for seat, nation in enumerate(nations):
            if nation != UNKNOWN and nation in nations[:seat]:
                raise self.fault(seat, "nation", "two seats have the same navy (3.nations)")
        for fleet in b.fleets:
            if fleet.nation != UNKNOWN:
                fleet.reserve = [s for s in b.catalogue.navies[fleet.nation] if s not in self.named]

    def place_the_rest(self) -> None:
        """Unnamed cards lie in the draw pile; or, where that is given, among the discards."""
        b = self.b
        b.stack = list(self.steps)
        rest = unseen_cards(b)
        if b.observer != TRUTH:
            left = sum(rest) - sum(fleet.hand.count(UNKNOWN) for fleet in b.fleets)
            if not self.draw_given:
                b.draw_left = left
            if min(rest) < 0 or left != b.draw_left:
                told = f"the cards do not add up to the deck: the draw pile must hold {left}"
                raise self.fault(NOBODY, "draw", told)
            return
        self.place_cards(rest)

    def check_rows(self) -> None:
        """3.formation, 5.rows Ships stand in rows once laid out, and no row is empty before others."""
        b = self.b
        for seat, fleet in enumerate(b.fleets):
            loose = [s for s in fleet.ships if not b.status[s] & ROW_BITS and not b.ship(s).is_submarine]
            if loose and not self.setting_up():
                raise self.fault(
                    seat, "fleet", "a line 'fleet' needs a line 'step: Setup'; otherwise use rows"
                )
            moving = next((s for s in self.steps if isinstance(s, Reorganize) and s.seat == seat), None)
            if moving is not None:
                gap = shift_fault(b, moving)
            else:
                gap = has_gap(b.rows(seat)) and not self.setting_up()
            if gap:
                raise self.gap(seat, "5.rows")

    def put_steps(self) -> None:
        b = self.b
        b.battle = max(b.battle, 1)
        if self.over:
            b.stack = []
            return
        b.stack = [Battles(), Turns()]
        if self.turn is not None:
            turn = Turn(self.turn[0])
            turn.place = self.turn[1] + (1 if self.steps else 0)
            b.stack.append(turn)
            if b.first == UNKNOWN:
                b.first = self.turn[0]
        elif not self.setting_up():
            raise PositionError("a line 'turn: seat1 5' is missing")
        b.stack += self.steps
        for fleet in b.fleets:
            if not fleet.ships and not self.setting_up():
                fleet.out = True

    def check_battle(self) -> None:
        """14 Whoever has a turn has ships, and nobody has won; 7 attacks lie on the table for the defence."""
        b = self.b
        if self.over:
            if teams_afloat(b) > 1 and max(team_totals(b)) < b.switches.total:
                raise self.fault(NOBODY, "step", "nobody has won: the game is not over (14)")
            return
        if self.turn is None:
            return
        if not b.fleets[b.acting].ships:
            raise self.fault(NOBODY, "turn", f"it is the turn of seat{b.acting + 1}, who has no ship (4)")
        totals = team_totals(b)
        for seat, points in enumerate(team_scores(b)):
            if points >= b.switches.victory or points + totals[seat] >= b.switches.total:
                told = f"seat{seat + 1} has won with {points} points: 'step: over' (14)"
                raise self.fault(seat, "sunk" if (seat, "sunk") in self.said else "points", told)
        if teams_afloat(b) < 2:
            raise self.fault(
                NOBODY, "turn", "with ships of one side only the battle is over (14.elimination)"
            )
        if b.volley and self.turn[1] not in (DEFENSE, RESOLVE):
            told = "a line 'attack' needs a line 'turn: seat1 7.defense' or '7.resolve'"
            raise self.fault(NOBODY, "attack", told)
        self.check_volley()

    def check_volley(self) -> None:
        """7.resolve What became of the attacks, one after another; 11.retreat whoever retreats makes none."""
        b = self.b
        if b.volley and b.retreats(b.acting):
            raise self.fault(
                b.acting, "front", f"seat{b.acting + 1} retreats and attacks nobody (11.retreat)"
            )
        resolution = next((step for step in self.steps if isinstance(step, Resolution)), None)
        for place, attack in enumerate(b.volley):
            self.line = self.attack_lines[place]
            self.refuse(fate_fault(attack, place, resolution.place if resolution is not None else 0))
            self.refuse(number_fault(b, place))
        if self.turn is not None and (b.volley or self.turn[1] == DEFENSE):
            for seat in range(b.seats):
                fault = used_fault(b, seat)
                if fault:
                    raise self.fault(seat, "front", fault)

    def check_fleets(self) -> None:
        """14.elimination, 3.hand What cannot lie before a player who is out, or before a battle; 6 nor so."""
        # A battle ends while its last attack is resolved.
        place = self.turn[1] if self.turn is not None else RESOLVE if self.over else 0
        reorganizing = any(isinstance(step, Reorganize) for step in self.steps)
        for seat, fleet in enumerate(self.b.fleets):
            if fleet.out and fleet.ships:
                raise self.fault(seat, "out", f"seat{seat + 1} has ships and is not out (14.elimination)")
            for ship in fleet.sunk:
                if self.b.ship(ship).nation not in self.navies_against(seat):
                    told = f"{self.b.ship(ship).key} is no ship of an opponent (7.declare)"
                    raise self.fault(seat, "sunk", told)
            held = {"hand": fleet.hand, "front": fleet.front}
            if self.setting_up():
                held |= {"sunk": fleet.sunk, "row1": fleet.damage, "out": [0] if fleet.out else []}
            for head, there in held.items():
                if there and self.setting_up():
                    raise self.fault(seat, head, f"{head} comes after the setup (3.hand)")
                if there and not fleet.ships:
                    raise self.fault(seat, head, f"seat{seat + 1} has no ship and is out (14.elimination)")
            fault = front_fault(self.b, seat, place, reorganizing)
            if fault:
                raise self.fault(seat, "front", fault)

    def check_choice(self) -> None:
        """7 What is asked for now has been chosen so far as it may be; 9 nobody has more cards than seven."""
        b = self.b
        if self.steps:
            fault = choice_fault(b, self.steps[-1])
            if fault:
                raise self.fault(NOBODY, "step", fault)
        for seat in range(b.seats):
            if hand_size(b, seat) > HAND_SIZE:
                told = f"seat{seat + 1} has no more than {HAND_SIZE} cards, with those being played (9)"
                raise self.fault(seat, "hand", told)

    def navies_against(self, seat: int) -> list[int]:
        fleets = self.b.fleets
        return [fleets[other].nation for other in range(self.b.seats) if not self.b.same_team(seat, other)]

    def setting_up(self) -> bool:
        return any(isinstance(step, Setup) for step in self.steps)
