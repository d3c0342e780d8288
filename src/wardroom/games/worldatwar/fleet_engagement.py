"""22.54 A fleet engagement as it is played: who fires at whom, step by step."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import HOLD, LIGHT, NUMBER, SCREENED, SHIP, is_number, is_ship
from wardroom.games.worldatwar.battle_lines import (
    AIM_CAPITALS,
    AIM_HELD_CAPITALS,
    AIM_HELD_LIGHTS,
    AIM_LIGHTS,
    FINISHED,
    FIRE_CAPITALS,
    FIRE_HELD_CAPITALS,
    FIRE_HELD_LIGHTS,
    FIRE_LIGHTS,
    SCREEN,
    UNDECIDED,
    BattleLines,
)
from wardroom.games.worldatwar.combat import labels_of, same_kind_first, settle_cargo, sink_with_ships
from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    capital_fire,
    light_fire,
    may_return,
    may_spread,
    surplus_lights,
)
from wardroom.games.worldatwar.fleet import HOLD as HELD
from wardroom.games.worldatwar.fleet_fire import exchange_fire, fire_held_capitals, fire_held_lights
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.screening import Screening, may_screen
from wardroom.games.worldatwar.units import is_light


class FleetEngagement(BattleLines):
    """22.54 Two groups fight: capital ships, then light ships, then those that held their fire."""

    # -- asking ----------------

    def asker(self, op: Operation) -> int:
        """The seat that must now decide, or -1."""
        if self.part == AIM_CAPITALS:
            more = self.richer()
            if UNDECIDED in self.aims[more]:
                return more
            return 1 - more if self.returning(op) >= 0 else -1
        if self.part == AIM_LIGHTS or self.part == AIM_HELD_LIGHTS or self.part == AIM_HELD_CAPITALS:
            return self.surplus_seat(op) if self.rest > 0 else -1
        return -1

    def returning(self, op: Operation) -> int:
        """22.54C The rank of the next ship that must choose between several that fire at it, or -1."""
        less = 1 - self.richer()
        for rank in range(self.before, len(self.capitals[less])):
            if len(may_return(self.line(op, less), self.aims[1 - less], rank)) > 1:
                return rank
        return -1

    def surplus_seat(self, op: Operation) -> int:
        """The seat whose surplus light ships, or ships that held their fire, have something to decide."""
        if self.part == AIM_LIGHTS:
            mine = self.line(op, 0).lights.factors()
            return 0 if surplus_lights(mine, self.line(op, 1).lights.factors()) > 0 else 1
        return 0 if self.line(op, 1).broken() and not self.line(op, 0).broken() else 1

    def asks(self, state: State) -> int:
        seat = self.asker(cast(Operation, state))
        return 0 if seat < 0 else 1 << seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.part == AIM_CAPITALS:
            more = self.richer()
            if seat == more and UNDECIDED in self.aims[more]:
                ship = self.capitals[more][self.aims[more].index(UNDECIDED)]
                return Decision(seat, "surplus-capital", "22.54B", {"ship": diary.ship_fact(op, ship)})
            ship = self.capitals[seat][self.returning(op)]
            return Decision(seat, "return-fire", "22.54C", {"ship": diary.ship_fact(op, ship)})
        if self.target != UNDECIDED:
            return Decision(seat, "factors-at-target", "22.54E", {"factors": self.most_now()})
        if self.part == AIM_LIGHTS:
            return Decision(seat, "surplus-light", "22.54E", {"factors": self.rest})
        if self.part == AIM_HELD_CAPITALS:
            ship = self.holding(op)[len(self.holding(op)) - self.rest]
            return Decision(seat, "screened-target", "22.54G", {"ship": diary.ship_fact(op, ship)})
        return Decision(seat, "screened-target-light", "22.54G", {"factors": self.rest})

    def most_now(self) -> int:
        """22.54E How many factors may fire at the next target."""
        if self.part == AIM_LIGHTS and self.target != AT_LIGHTS and 0 < self.before < self.rest:
            return self.before
        return self.rest

    def holding(self, op: Operation) -> list[int]:
        """22.54G Capital ships afloat that held their fire."""
        seat = self.surplus_seat(op)
        found: list[int] = []
        for rank in range(len(self.capitals[seat])):
            unit = self.capitals[seat][rank]
            if self.aims[seat][rank] == HELD and not op.is_sunk(unit):
                found.append(unit)
        return found

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.target != UNDECIDED:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        enemy = 1 - seat
        if self.part == AIM_CAPITALS or self.part == AIM_LIGHTS:
            ships = [SHIP + label for label in labels_of(op, self.capitals[enemy])]
            if self.part == AIM_CAPITALS and seat != self.richer():
                return ships
            return [HOLD, LIGHT, *ships]
        return [DONE, SCREENED, *[SHIP + label for label in labels_of(op, self.named_behind(op, enemy))]]

    def named_behind(self, op: Operation, seat: int) -> list[int]:
        return [unit for unit in self.screened[seat] if not is_light(op.roster.kind[unit])]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.asker(op):
            return NOT_ASKED
        if self.target != UNDECIDED:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            if action - NUMBER > self.rest:
                return no.TOO_MANY
            # 22.54E: no later capital ship draws more surplus factors than the one before.
            if self.part == AIM_LIGHTS and self.target != AT_LIGHTS and self.before > 0:
                return ALLOWED if may_spread([self.before, action - NUMBER]) else no.FIRST_GETS_MOST
            return ALLOWED
        enemy = 1 - seat
        if self.part == AIM_CAPITALS:
            if seat == self.richer() and UNDECIDED in self.aims[seat]:
                return self.forbids_surplus(op, enemy, action)
            if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
                return NOT_ASKED
            target = self.rank_of(op, enemy, action - SHIP)
            # 22.54C: a ship under fire answers one of those that fire at it.
            return ALLOWED if self.aims[enemy][target] == self.returning(op) else no.NOT_FIRING_AT_YOU
        if self.part == AIM_LIGHTS:
            return self.forbids_light(op, enemy, action)
        return self.forbids_behind(op, enemy, action)

    def forbids_surplus(self, op: Operation, enemy: int, action: int) -> int:
        """22.54B A surplus capital ship joins in, fires at light ships, or holds its fire."""
        if action == HOLD:
            return ALLOWED
        if action == LIGHT:
            return no.NO_LIGHT_SHIPS if self.line(op, enemy).lights.empty() else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
            return self.out_of_sight(op, enemy, action)
        return ALLOWED

    def out_of_sight(self, op: Operation, enemy: int, action: int) -> int:
        """22.531C Nobody fires at screened ships while others are in front of them."""
        hidden = is_ship(action) and action - SHIP in labels_of(op, self.screened[enemy])
        return no.BEHIND_THE_SCREEN if hidden else NOT_ASKED

    def forbids_light(self, op: Operation, enemy: int, action: int) -> int:
        """22.54E Surplus light ships join in, fire at capital ships, or hold their fire."""
        if action == HOLD:
            return ALLOWED
        if action == LIGHT:
            if self.line(op, enemy).lights.factors() == 0:
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if self.behind else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.capitals[enemy]):
            return self.out_of_sight(op, enemy, action)
        rank = self.rank_of(op, enemy, action - SHIP)
        if op.is_sunk(self.capitals[enemy][rank]):
            return no.TARGET_SUNK
        return no.TARGETED_ALREADY if self.spread[1 - enemy][rank] > 0 else ALLOWED

    def forbids_behind(self, op: Operation, enemy: int, action: int) -> int:
        """22.54G Screened ships: named ones one by one, light ones as a group."""
        if action == DONE:
            return ALLOWED
        # 22.55: all light ships that fire at one target are one roll.
        aimed = self.behind[::2] if self.part == AIM_HELD_LIGHTS else []
        if action == SCREENED:
            if self.line(op, enemy).veiled_lights.empty():
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if AT_LIGHTS in aimed else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.named_behind(op, enemy)):
            return NOT_ASKED
        unit = same_kind_first(op, self.named_behind(op, enemy), action - SHIP)
        if op.is_sunk(unit):
            return no.TARGET_SUNK
        return no.TARGETED_ALREADY if unit in aimed else ALLOWED

    def rank_of(self, op: Operation, seat: int, label: int) -> int:
        return self.capitals[seat].index(same_kind_first(op, self.capitals[seat], label))

    # -- answering ----------------

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        enemy = 1 - seat
        if self.part == AIM_CAPITALS:
            self.take_capital(op, seat, action)
        elif self.target != UNDECIDED:
            self.give(op, seat, self.target, action - NUMBER)
        elif self.part == AIM_LIGHTS:
            if action == HOLD:
                self.held[seat] = self.rest
                self.rest = 0
            elif action == LIGHT:
                self.choose(op, seat, AT_LIGHTS)
            else:
                self.choose(op, seat, self.rank_of(op, enemy, action - SHIP))
        elif action == DONE:
            self.rest = 0
        else:
            unit = AT_LIGHTS
            if action != SCREENED:
                unit = same_kind_first(op, self.named_behind(op, enemy), action - SHIP)
            if self.part == AIM_HELD_CAPITALS:
                ship = self.holding(op)[len(self.holding(op)) - self.rest]
                self.behind = [*self.behind, unit, ship]
                self.rest -= 1
            else:
                self.choose(op, seat, unit)

    def take_capital(self, op: Operation, seat: int, action: int) -> None:
        more = self.richer()
        if seat == more and UNDECIDED in self.aims[more]:
            rank = self.aims[more].index(UNDECIDED)
            if action == HOLD:
                aim = HELD
            elif action == LIGHT:
                aim = AT_LIGHTS
            else:
                aim = self.rank_of(op, 1 - seat, action - SHIP)
            self.aims[seat][rank] = aim
        else:
            rank = self.returning(op)
            self.aims[seat][rank] = self.rank_of(op, 1 - seat, action - SHIP)
            # Ships of a lower rank are asked next.
            self.before = rank + 1

    def choose(self, op: Operation, seat: int, target: int) -> None:
        """A target for light factors; how many is asked unless only one can fire."""
        self.target = target
        if self.most_now() == 1:
            self.give(op, seat, target, 1)

    def give(self, op: Operation, seat: int, target: int, factors: int) -> None:
        self.target = UNDECIDED
        self.rest -= factors
        if self.part == AIM_LIGHTS and target != AT_LIGHTS:
            self.spread[seat][target] = factors
            self.before = factors
        else:
            # In the front: so many join those that fire at light ships anyway.
            self.behind = [*self.behind, target, factors]
        if self.rest > 0 and len(self.legal(op, seat)) == 1:
            # There is nothing else to fire at.
            self.held[seat] = self.rest if self.part == AIM_LIGHTS else self.held[seat]
            self.rest = 0

    # -- acting ----------------

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part == SCREEN:
            members = 0
            for seat in range(2):
                if may_screen(op, seat, self.numbers[seat]):
                    members |= 1 << seat
            op.stack.append(Screening(members))
        elif self.part == AIM_CAPITALS:
            self.part = FIRE_CAPITALS
        elif self.part == FIRE_CAPITALS:
            self.part = AIM_LIGHTS
            exchange_fire(
                op,
                self,
                capital_fire(self.line(op, 0), self.line(op, 1), self.aims[0]),
                capital_fire(self.line(op, 1), self.line(op, 0), self.aims[1]),
                "22.54C",
            )
            self.hide_hurt_cruisers(op)
            self.rest = UNDECIDED
        elif self.part == AIM_LIGHTS and self.rest == UNDECIDED:
            # The owner of light ships has said by now which of them are lost.
            self.prepare_lights(op)
        elif self.part == AIM_LIGHTS:
            self.part = FIRE_LIGHTS
        elif self.part == FIRE_LIGHTS:
            self.part = AIM_HELD_CAPITALS
            exchange_fire(
                op,
                self,
                light_fire(self.line(op, 0), self.line(op, 1), self.spread[0], self.held[0]),
                light_fire(self.line(op, 1), self.line(op, 0), self.spread[1], self.held[1]),
                "22.54F",
            )
            self.rest = UNDECIDED
        elif self.part == AIM_HELD_CAPITALS and self.rest == UNDECIDED:
            if self.can_fire_behind(op):
                self.rest = len(self.holding(op))
                self.behind = []
            else:
                self.part = FINISHED
        elif self.part == AIM_HELD_CAPITALS:
            self.part = FIRE_HELD_CAPITALS
        elif self.part == FIRE_HELD_CAPITALS:
            self.part = AIM_HELD_LIGHTS
            fire_held_capitals(op, self, self.surplus_seat(op))
            self.rest = UNDECIDED
        elif self.part == AIM_HELD_LIGHTS and self.rest == UNDECIDED:
            seat = self.surplus_seat(op)
            self.behind = []
            self.before = 0
            self.rest = 0
            if self.can_fire_behind(op):
                self.rest = min(self.held[seat], self.line(op, seat).lights.factors())
        elif self.part == AIM_HELD_LIGHTS:
            self.part = FIRE_HELD_LIGHTS
        elif self.part == FIRE_HELD_LIGHTS:
            self.part = FINISHED
            fire_held_lights(op, self, self.surplus_seat(op))
        else:
            # 22.54H, 22.56: what was sunk takes squadrons and cargo with it.
            sink_with_ships(op)
            for seat in range(2):
                settle_cargo(op, seat, self.numbers[seat])
            op.stack.pop()

    def prepare_lights(self, op: Operation) -> None:
        """22.54D Light ships pair off at up to three to one; the others are surplus."""
        self.behind = []
        self.before = 0
        self.rest = 0
        ours = self.line(op, 0).lights.factors()
        theirs = self.line(op, 1).lights.factors()
        for seat in range(2):
            self.spread[seat] = [0] * len(self.capitals[1 - seat])
            mine, other = (ours, theirs) if seat == 0 else (theirs, ours)
            surplus = surplus_lights(mine, other)
            if surplus > 0 and (other > 0 or self.afloat(op, 1 - seat)):
                self.rest = surplus
            elif surplus > 0:
                # Nothing is left to fire at in front of the screen.
                self.held[seat] = surplus

    def afloat(self, op: Operation, seat: int) -> bool:
        """Whether a capital ship in the front is left."""
        for unit in self.capitals[seat]:
            if not op.is_sunk(unit):
                return True
        return False

    def can_fire_behind(self, op: Operation) -> bool:
        """22.54G One side has sunk the whole screen of the other and has something left to fire with."""
        first, second = self.line(op, 0).broken(), self.line(op, 1).broken()
        if first == second:
            return False
        enemy = 0 if first else 1
        for unit in self.screened[enemy]:
            if not op.is_sunk(unit):
                return True
        return False

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self) -> None:
        self.capitals = [part[:] for part in self.capitals]
        self.screened = [part[:] for part in self.screened]
        self.aims = [part[:] for part in self.aims]
        self.spread = [part[:] for part in self.spread]
        self.held = self.held[:]
        self.owed = self.owed[:]

    def copy(self) -> Step:
        other = FleetEngagement()
        other.part = self.part
        other.numbers = self.numbers
        other.capitals = [part[:] for part in self.capitals]
        other.screened = [part[:] for part in self.screened]
        other.aims = [part[:] for part in self.aims]
        other.spread = [part[:] for part in self.spread]
        other.held = self.held[:]
        other.rest = self.rest
        other.before = self.before
        other.target = self.target
        other.owed = self.owed[:]
        other.behind = self.behind
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("part", self.part, 0, 9)
        to.row("numbers", self.numbers, 0, "groups")
        to.row("capitals1", self.capitals[0], 0, "ships")
        to.row("capitals2", self.capitals[1], 0, "ships")
        to.row("screened1", self.screened[0], 0, "ships")
        to.row("screened2", self.screened[1], 0, "ships")
        to.row("aims1", self.aims[0], -9, 1000)
        to.row("aims2", self.aims[1], -9, 1000)
        to.row("spread1", self.spread[0], -9, 1000)
        to.row("spread2", self.spread[1], -9, 1000)
        to.row("held", self.held, -9, 1000)
        to.within("asked", "rest", self.rest, -9, 1000)
        to.within("asked", "before", self.before, -9, 1000)
        to.within("asked", "target", self.target, -9, 1000)
        to.row("owed", self.owed, -9, 1000)
        to.row("behind", self.behind, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = FleetEngagement()
        if told.says("part"):
            step.part = told.limited("part")
        if told.says("numbers"):
            step.numbers = told.row("numbers", step.numbers)
        if told.says("capitals1"):
            step.capitals[0] = told.row("capitals1", step.capitals[0])
        if told.says("capitals2"):
            step.capitals[1] = told.row("capitals2", step.capitals[1])
        if told.says("screened1"):
            step.screened[0] = told.row("screened1", step.screened[0])
        if told.says("screened2"):
            step.screened[1] = told.row("screened2", step.screened[1])
        if told.says("aims1"):
            step.aims[0] = told.row("aims1", step.aims[0])
        if told.says("aims2"):
            step.aims[1] = told.row("aims2", step.aims[1])
        if told.says("spread1"):
            step.spread[0] = told.row("spread1", step.spread[0])
        if told.says("spread2"):
            step.spread[1] = told.row("spread2", step.spread[1])
        if told.says("held"):
            step.held = told.row("held", step.held)
        if told.says("asked"):
            step.rest, step.before, step.target = told.within("asked", 3)
        if told.says("owed"):
            step.owed = told.row("owed", step.owed)
        if told.says("behind"):
            step.behind = told.row("behind", step.behind)
        return step
