"""22.54 A fleet engagement as it is played: who fires at whom, step by step."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import battle_lines as lines
from wardroom.games.worldatwar import decisions, diary, fleet
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import HOLD, LIGHT, NUMBER, SCREENED
from wardroom.games.worldatwar.battle_lines import UNDECIDED, BattleLines
from wardroom.games.worldatwar.combat import (
    answers_of,
    number_forbids,
    pointed_at,
    settle_cargo,
    sink_with_ships,
)
from wardroom.games.worldatwar.fleet import AT_LIGHTS
from wardroom.games.worldatwar.fleet import HOLD as HELD
from wardroom.games.worldatwar.fleet_fire import exchange_fire, fire_held_capitals, fire_held_lights
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.units import is_light


class FleetEngagement(BattleLines):
    """22.54 Two groups fight: capital ships, then light ships, then those that held their fire."""

    # -- asking ----------------

    def asker(self, op: Operation) -> int:
        """The seat that must now decide, or -1."""
        if self.part == lines.AIM_CAPITALS:
            more = self.richer()
            if UNDECIDED in self.aims[more]:
                return more
            return 1 - more if self.returning(op) >= 0 else -1
        if self.part in (lines.AIM_LIGHTS, lines.AIM_HELD_LIGHTS, lines.AIM_HELD_CAPITALS) and self.rest > 0:
            return self.surplus_seat(op)
        return -1

    def returning(self, op: Operation) -> int:
        """22.54C The rank of the next ship that must choose between several that fire at it, or -1."""
        less = 1 - self.richer()
        for rank in range(self.before, len(self.capitals[less])):
            if len(fleet.may_return(self.aims[1 - less], rank)) > 1:
                return rank
        return -1

    def surplus_seat(self, op: Operation) -> int:
        """The seat whose surplus light ships, or ships that held their fire, have something to decide."""
        if self.part == lines.AIM_LIGHTS:
            mine = self.line(op, 0).lights.factors()
            return 0 if fleet.surplus_lights(mine, self.line(op, 1).lights.factors()) > 0 else 1
        return 0 if self.line(op, 1).broken() and not self.line(op, 0).broken() else 1

    def rank_asked(self, op: Operation, seat: int) -> int:
        """22.54B-C The rank of the capital ship that is asked about."""
        aims = self.aims[seat]
        return aims.index(UNDECIDED) if UNDECIDED in aims else self.returning(op)

    def asks(self, state: State) -> int:
        seat = self.asker(cast(Operation, state))
        return 0 if seat < 0 else 1 << seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.part == lines.AIM_CAPITALS:
            facts: dict[str, Fact] = {
                "ship": diary.ship_fact(op, self.capitals[seat][self.rank_asked(op, seat)])
            }
            if UNDECIDED in self.aims[seat]:
                return Decision(seat, decisions.SURPLUS_CAPITAL, "22.54B", facts)
            return Decision(seat, decisions.RETURN_FIRE, "22.54C", facts)
        if self.target != UNDECIDED:
            return Decision(seat, decisions.FACTORS_AT_TARGET, "22.54E", {"factors": self.most_now()})
        if self.part == lines.AIM_LIGHTS:
            return Decision(seat, decisions.SURPLUS_LIGHT, "22.54E", {"factors": self.rest})
        if self.part == lines.AIM_HELD_CAPITALS:
            return Decision(
                seat, decisions.SCREENED_TARGET, "22.54G", {"ship": diary.ship_fact(op, self.next_held(op))}
            )
        return Decision(seat, decisions.SCREENED_TARGET_LIGHT, "22.54G", {"factors": self.rest})

    def most_now(self) -> int:
        """22.54E How many factors may fire at the next target."""
        if self.part == lines.AIM_LIGHTS and self.target != AT_LIGHTS and 0 < self.before < self.rest:
            return self.before
        return self.rest

    def holding(self, op: Operation) -> list[int]:
        """22.54G Capital ships afloat that held their fire."""
        seat = self.surplus_seat(op)
        held = [unit for unit, aim in zip(self.capitals[seat], self.aims[seat], strict=False) if aim == HELD]
        return [unit for unit in held if not op.is_sunk(unit)]

    def next_held(self, op: Operation) -> int:
        """The first of them that has no target yet."""
        holding = self.holding(op)
        return holding[len(holding) - self.rest]

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.target != UNDECIDED:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        enemy = 1 - seat
        if self.part == lines.AIM_CAPITALS or self.part == lines.AIM_LIGHTS:
            ships = answers_of(op, self.capitals[enemy])
            if self.part == lines.AIM_CAPITALS and seat != self.richer():
                return ships
            return [HOLD, LIGHT, *ships]
        return [DONE, SCREENED, *answers_of(op, self.named_behind(op, enemy))]

    def named_behind(self, op: Operation, seat: int) -> list[int]:
        return [unit for unit in self.screened[seat] if not is_light(op.roster.kind[unit])]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.asker(op):
            return NOT_ASKED
        if self.target != UNDECIDED:
            code = number_forbids(action, 1, self.rest)
            if code != ALLOWED:
                return code
            # 22.54E: no later capital ship draws more surplus factors than the one before.
            if self.part == lines.AIM_LIGHTS and self.target != AT_LIGHTS and self.before > 0:
                return ALLOWED if fleet.may_spread([self.before, action - NUMBER]) else no.FIRST_GETS_MOST
            return ALLOWED
        enemy = 1 - seat
        if self.part == lines.AIM_CAPITALS:
            if seat == self.richer() and UNDECIDED in self.aims[seat]:
                return self.forbids_surplus(op, enemy, action)
            target = self.aim_of(op, enemy, action)
            if target < 0:
                return NOT_ASKED
            # 22.54C: a ship under fire answers one of those that fire at it.
            return ALLOWED if self.aims[enemy][target] == self.returning(op) else no.NOT_FIRING_AT_YOU
        if self.part == lines.AIM_LIGHTS:
            return self.forbids_light(op, enemy, action)
        return self.forbids_behind(op, enemy, action)

    def aim_of(self, op: Operation, enemy: int, action: int) -> int:
        """22.54B, 22.54E What an answer aims at: a rank of capital ships, AT_LIGHTS, HELD; else UNDECIDED."""
        if action == HOLD:
            return HELD
        if action == LIGHT:
            return AT_LIGHTS
        unit = pointed_at(op, self.capitals[enemy], action)
        return self.capitals[enemy].index(unit) if unit >= 0 else UNDECIDED

    def behind_of(self, op: Operation, enemy: int, action: int) -> int:
        """22.54G The screened ship that an answer names, or AT_LIGHTS; or UNDECIDED."""
        if action == SCREENED:
            return AT_LIGHTS
        unit = pointed_at(op, self.named_behind(op, enemy), action)
        return unit if unit >= 0 else UNDECIDED

    def forbids_surplus(self, op: Operation, enemy: int, action: int) -> int:
        """22.54B A surplus capital ship joins in, fires at light ships, or holds its fire."""
        aim = self.aim_of(op, enemy, action)
        if aim == UNDECIDED:
            return self.out_of_sight(op, enemy, action)
        if aim == AT_LIGHTS and self.line(op, enemy).lights.empty():
            return no.NO_LIGHT_SHIPS
        return ALLOWED

    def out_of_sight(self, op: Operation, enemy: int, action: int) -> int:
        """22.531C Nobody fires at screened ships while others are in front of them."""
        hidden = pointed_at(op, self.screened[enemy], action) >= 0
        return no.BEHIND_THE_SCREEN if hidden else NOT_ASKED

    def forbids_light(self, op: Operation, enemy: int, action: int) -> int:
        """22.54E Surplus light ships join in, fire at capital ships, or hold their fire."""
        aim = self.aim_of(op, enemy, action)
        if aim == UNDECIDED:
            return self.out_of_sight(op, enemy, action)
        if aim == HELD:
            return ALLOWED
        if aim == AT_LIGHTS:
            if self.line(op, enemy).lights.factors() == 0:
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if self.behind else ALLOWED
        if op.is_sunk(self.capitals[enemy][aim]):
            return no.TARGET_SUNK
        return no.TARGETED_ALREADY if self.spread[1 - enemy][aim] > 0 else ALLOWED

    def forbids_behind(self, op: Operation, enemy: int, action: int) -> int:
        """22.54G Screened ships: named ones one by one, light ones as a group."""
        if action == DONE:
            return ALLOWED
        target = self.behind_of(op, enemy, action)
        if target == UNDECIDED:
            return NOT_ASKED
        if target == AT_LIGHTS:
            if self.line(op, enemy).veiled_lights.empty():
                return no.NO_LIGHT_SHIPS
        elif op.is_sunk(target):
            return no.TARGET_SUNK
        # 22.55: all light ships that fire at one target are one roll.
        aimed = self.behind[::2] if self.part == lines.AIM_HELD_LIGHTS else []
        return no.TARGETED_ALREADY if target in aimed else ALLOWED

    # -- answering ----------------

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        enemy = 1 - seat
        if self.part == lines.AIM_CAPITALS:
            self.take_capital(op, seat, action)
        elif self.target != UNDECIDED:
            self.give(op, seat, self.target, action - NUMBER)
        elif action == DONE:
            self.rest = 0
        elif self.part == lines.AIM_LIGHTS and action == HOLD:
            self.held[seat] = self.rest
            self.rest = 0
        elif self.part == lines.AIM_LIGHTS:
            self.choose(op, seat, self.aim_of(op, enemy, action))
        elif self.part == lines.AIM_HELD_CAPITALS:
            self.behind = [*self.behind, self.behind_of(op, enemy, action), self.next_held(op)]
            self.rest -= 1
        else:
            self.choose(op, seat, self.behind_of(op, enemy, action))

    def take_capital(self, op: Operation, seat: int, action: int) -> None:
        rank = self.rank_asked(op, seat)
        returning = self.aims[seat][rank] != UNDECIDED
        self.aims[seat][rank] = self.aim_of(op, 1 - seat, action)
        if returning:
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
        if self.part == lines.AIM_LIGHTS and target != AT_LIGHTS:
            self.spread[seat][target] = factors
            self.before = factors
        else:
            # In the front: so many join those that fire at light ships anyway.
            self.behind = [*self.behind, target, factors]
        if self.rest > 0 and len(self.legal(op, seat)) == 1:
            # There is nothing else to fire at.
            self.held[seat] = self.rest if self.part == lines.AIM_LIGHTS else self.held[seat]
            self.rest = 0

    # -- acting ----------------

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part == lines.SCREEN:
            members = sum([1 << seat for seat in range(2) if lines.may_screen(op, seat, self.numbers[seat])])
            op.stack.append(lines.Screening(members))
        elif self.part == lines.AIM_CAPITALS:
            self.part = lines.FIRE_CAPITALS
        elif self.part == lines.FIRE_CAPITALS:
            self.part = lines.AIM_LIGHTS
            one, other = self.line(op, 0), self.line(op, 1)
            fires = [
                fleet.capital_fire(one, other, self.aims[0]),
                fleet.capital_fire(other, one, self.aims[1]),
            ]
            exchange_fire(op, self, [one, other], fires, "22.54C")
            self.hide_hurt_cruisers(op)
            self.rest = UNDECIDED
        elif self.part == lines.AIM_LIGHTS and self.rest == UNDECIDED:
            # The owner of light ships has said by now which of them are lost.
            self.prepare_lights(op)
        elif self.part == lines.AIM_LIGHTS:
            self.part = lines.FIRE_LIGHTS
        elif self.part == lines.FIRE_LIGHTS:
            self.part = lines.AIM_HELD_CAPITALS
            one, other = self.line(op, 0), self.line(op, 1)
            fires = [
                fleet.light_fire(one, other, self.spread[0], self.held[0]),
                fleet.light_fire(other, one, self.spread[1], self.held[1]),
            ]
            exchange_fire(op, self, [one, other], fires, "22.54F")
            self.rest = UNDECIDED
        elif self.part == lines.AIM_HELD_CAPITALS and self.rest == UNDECIDED:
            if self.can_fire_behind(op):
                self.rest = len(self.holding(op))
                self.behind = []
            else:
                self.part = lines.FINISHED
        elif self.part == lines.AIM_HELD_CAPITALS:
            self.part = lines.FIRE_HELD_CAPITALS
        elif self.part == lines.FIRE_HELD_CAPITALS:
            self.part = lines.AIM_HELD_LIGHTS
            fire_held_capitals(op, self, self.surplus_seat(op))
            self.rest = UNDECIDED
        elif self.part == lines.AIM_HELD_LIGHTS and self.rest == UNDECIDED:
            seat = self.surplus_seat(op)
            self.behind = []
            self.before = 0
            self.rest = 0
            if self.can_fire_behind(op):
                self.rest = min(self.held[seat], self.line(op, seat).lights.factors())
        elif self.part == lines.AIM_HELD_LIGHTS:
            self.part = lines.FIRE_HELD_LIGHTS
        elif self.part == lines.FIRE_HELD_LIGHTS:
            self.part = lines.FINISHED
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
            surplus = fleet.surplus_lights(mine, other)
            if surplus > 0 and (other > 0 or self.afloat(op, 1 - seat)):
                self.rest = surplus
            elif surplus > 0:
                # Nothing is left to fire at in front of the screen.
                self.held[seat] = surplus

    def afloat(self, op: Operation, seat: int) -> bool:
        """Whether a capital ship in the front is left."""
        return any(not op.is_sunk(unit) for unit in self.capitals[seat])

    def can_fire_behind(self, op: Operation) -> bool:
        """22.54G One side has sunk the whole screen of the other and has something left to fire with."""
        first, second = self.line(op, 0).broken(), self.line(op, 1).broken()
        if first == second:
            return False
        return any(not op.is_sunk(unit) for unit in self.screened[0 if first else 1])

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
