"""Reads a whole position: its lines, then all that it does not say, then whether it can be."""

from __future__ import annotations

from wardroom.core.position import PositionError, check_answers, halves, near, settle
from wardroom.core.rows import ROW_BITS, has_gap
from wardroom.core.state import TRUTH, UNKNOWN
from wardroom.games.highseas.catalogue import NATIONS
from wardroom.games.highseas.ending import team_scores
from wardroom.games.highseas.order import DEFENSE, RESOLVE, STEPS, Battles, Turn, Turns
from wardroom.games.highseas.position.lines import RANKS, Lines
from wardroom.games.highseas.position.steps import FORMS
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.setup import Setup
from wardroom.games.highseas.views import unseen_cards


class Reader(Lines):
    """Reads a position into an empty state."""

    def read(self, lines: list[str]) -> None:
        ordered = sorted(lines, key=lambda line: RANKS.get(halves(line)[0], 1))
        steps_from = next((n for n, line in enumerate(ordered) if halves(line)[0] == "step"), len(ordered))
        for place, self.line in enumerate(ordered):
            if place == steps_from:
                # Steps speak of navies.
                self.give_nations(any("stage=nations" in line for line in ordered[steps_from:]))
            head, rest = halves(self.line)
            if head != "options":
                self.read_line(head, rest)
        if steps_from == len(ordered):
            self.give_nations(False)
        self.place_the_rest()
        self.check_rows()
        self.put_steps()
        self.check_battle()
        if self.b.observer == TRUTH:
            settle(self.b)
        elif not self.steps and not self.over:
            raise PositionError("a position that is seen by somebody needs a line 'step'")
        else:
            self.b.dice = None
        check_answers(self.b)

    # -- steps ----------------

    def read_step(self, text: str) -> None:
        name, *fields = text.split() or [""]
        if name == "over":
            self.over = True
            return
        if name not in FORMS:
            raise self.fail(f"there is no step {name!r}{near(name, FORMS)}")
        self.check_place(name)
        self.steps.append(FORMS[name].read(self, self.step_fields(fields)))

    def check_place(self, name: str) -> None:
        """Each step has its place in the turn; what is asked in between stands on another step."""
        if name == "Setup":
            if self.turn is not None or self.steps:
                raise self.fail("the setup comes before there is a turn or another step")
            return
        form = FORMS[name]
        base = type(self.steps[-1]).__name__ if self.steps else ""
        if base not in form.below:
            where = " or ".join(f"'step: {below}'" if below else "no other step" for below in form.below)
            raise self.fail(f"{name} stands below {where}")
        if "Setup" in form.below or (base and base != "Defense"):
            return
        if self.turn is None or self.turn[1] not in form.places:
            raise self.fail(f"{name} needs a line 'turn: seat1 {STEPS[form.places[0]]}'")

    # -- the rest ----------------

    def give_nations(self, picking: bool) -> None:
        """A navy that is not named is that of the ships, or any that is free; the reserve is all its rest."""
        b = self.b
        for seat, fleet in enumerate(b.fleets):
            for ship in fleet.ships:
                if fleet.nation == UNKNOWN:
                    fleet.nation = b.ship(ship).nation
                if b.ship(ship).nation != fleet.nation:
                    raise PositionError(f"{b.ship(ship).key} is not in the navy of seat{seat + 1}")
        for fleet in b.fleets:
            if fleet.nation == UNKNOWN and not picking:
                taken = [other.nation for other in b.fleets]
                fleet.nation = next(n for n in range(len(NATIONS)) if n not in taken)
        nations = [fleet.nation for fleet in b.fleets if fleet.nation != UNKNOWN]
        if len(set(nations)) < len(nations):
            raise PositionError("two seats have the same navy")
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
                raise PositionError(f"the cards do not add up to the deck: the draw pile must hold {left}")
            return
        for card, count in enumerate(rest):
            left = count - (b.draw[card] if self.draw_given else 0)
            if left < 0:
                raise PositionError(f"there are more {b.card(card).key} cards here than the deck has")
            if self.draw_given:
                b.discard[card] += left
            else:
                b.draw[card] = left
                b.draw_left += left

    def check_rows(self) -> None:
        """3.formation, 5.rows Ships stand in rows once laid out, and no row is empty before others."""
        b = self.b
        for seat, fleet in enumerate(b.fleets):
            loose = [s for s in fleet.ships if not b.status[s] & ROW_BITS and not b.ship(s).is_submarine]
            if loose and not self.setting_up():
                raise PositionError("a line 'fleet' needs a line 'step: Setup'; otherwise use rows")
            moving = any(isinstance(step, Reorganize) and step.seat == seat for step in self.steps)
            if has_gap(b.rows(seat)) and not self.setting_up() and not moving:
                raise PositionError(f"seat{seat + 1} has an empty row before another")

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
        if self.turn is None or self.over:
            return
        if not b.fleets[b.acting].ships:
            raise PositionError(f"it is the turn of seat{b.acting + 1}, who has no ship")
        for seat, points in enumerate(team_scores(b)):
            if points >= b.switches.victory:
                raise PositionError(f"seat{seat + 1} has won with {points} points: 'step: over'")
        if b.volley and self.turn[1] not in (DEFENSE, RESOLVE):
            raise PositionError("a line 'attack' needs a line 'turn: seat1 7.defense' or '7.resolve'")

    def setting_up(self) -> bool:
        return any(isinstance(step, Setup) for step in self.steps)
