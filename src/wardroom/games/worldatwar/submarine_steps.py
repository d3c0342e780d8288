"""22.9 Submarine attacks as they are played: all are announced, then each is resolved by itself."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.events import LookUp, Throw
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public, Row
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import combat, decisions, diary, events
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import ENEMY, NUMBER, is_enemy, is_ship
from wardroom.games.worldatwar.ambushes import earlier_attacks, remember_attack
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.kinds import (
    AnyNumber,
    Bit,
    GroupNumber,
    OwnBases,
    OwnUnits,
    SideNumber,
    UnitNumber,
    Units,
)
from wardroom.games.worldatwar.landing import aboard
from wardroom.games.worldatwar.operation import NOTHING, SLOTS, SUBMARINE_STREAM, Operation, slot
from wardroom.games.worldatwar.sinking import lose_reserves, perhaps_reserves, ports_of, reserves, sink_ones
from wardroom.games.worldatwar.submarines import (
    LIGHTS,
    Hunt,
    aim_at,
    categories,
    category,
    category_rolled,
    hunt_parts,
    submarine_modifier,
)
from wardroom.games.worldatwar.tables import SUBMARINE_LOST, submarine_result, submarine_results
from wardroom.games.worldatwar.under_way import ACTIVITY
from wardroom.games.worldatwar.units import DESTROYER

NONE: Final = -1


class SubmarineAttacks(Step):
    """22.41I, 22.92, 22.921, 22.93D: each side announces, the intercepting side first (ruling)."""

    turn: Annotated[Public[Limited], Between(0, 2)] = 0
    # 22.93A: outside naval combat every group may be attacked.
    outside: Public[Bit] = 0
    # Submarine and target group of each attack announced and not yet made.
    announced: Public[Units] = NOTHING
    # The group whose number of submarines is asked.
    target: Public[GroupNumber] = 0
    # 22.9416: the slots of the groups attacked in this round, once for each attack.
    made: Annotated[Public[Row], Between(0, SLOTS - 1)] = NOTHING

    def seat(self, op: Operation) -> int:
        return op.intercepting if self.turn == 0 else 1 - op.intercepting

    def left(self, op: Operation) -> list[int]:
        """Submarines of the side that have not been told to attack."""
        told = self.announced[::2]
        return [unit for unit in op.submarines_here(self.seat(op)) if unit not in told]

    def exposed(self, op: Operation, number: int) -> bool:
        """22.93B A group found this round, or shown by fleet combat."""
        place = slot(1 - self.seat(op), number)
        return bool(self.outside) or op.found[place] > 0 or op.attacked[place] > 0

    def open_targets(self, op: Operation) -> list[int]:
        return [n for n in combat.groups_there(op, 1 - self.seat(op)) if self.exposed(op, n)]

    def is_forced(self, op: Operation) -> bool:
        """22.92 Outside a battle whoever meets one group alone attacks it with all there are."""
        return bool(self.outside) and len(self.open_targets(op)) == 1

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or not self.left(op) or not self.open_targets(op) or self.is_forced(op):
            return 0
        return 1 << self.seat(op)

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        facts: dict[str, Fact] = {"submarines": len(self.left(op))}
        if self.target:
            facts["group"] = self.target
            return Decision(seat, decisions.SUBMARINES_NUMBER, "22.93D", facts)
        return Decision(seat, decisions.SUBMARINE_TARGET, "22.93", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return []
        if self.target:
            return [NUMBER + n for n in range(1, len(self.left(op)) + 1)]
        return [DONE, *[ENEMY + number for number in combat.groups_there(op, 1 - seat)]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return NOT_ASKED
        if self.target:
            return combat.number_forbids(action, 1, len(self.left(op)))
        if action == DONE:
            # 22.92 Submarines alone attack what they have intercepted; in a battle they may wait (22.921).
            return no.MUST_ATTACK if self.outside else ALLOWED
        if not is_enemy(action) or action - ENEMY not in combat.groups_there(op, 1 - seat):
            return NOT_ASKED
        return ALLOWED if self.exposed(op, action - ENEMY) else no.NOT_REVEALED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.target:
            self.announce(op, seat, self.target, action - NUMBER)
            self.target = 0
        elif action == DONE:
            for unit in self.left(op):
                let_pass(op, unit)
            self.turn += 1
        elif len(self.left(op)) == 1:
            self.announce(op, seat, action - ENEMY, 1)
        else:
            self.target = action - ENEMY

    def announce(self, op: Operation, seat: int, number: int, count: int) -> None:
        for unit in self.left(op)[:count]:
            self.announced = [*self.announced, unit, number]
        facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "group": number, "submarines": count}
        diary.tell(op, events.SUBMARINES_ATTACK, "22.93D", facts)

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.turn < 2:
            if self.left(op) and self.is_forced(op):
                self.announce(op, self.seat(op), self.open_targets(op)[0], len(self.left(op)))
            self.turn += 1
            return
        if not self.announced:
            op.stack.pop()
            return
        submarine, number = self.announced[0], self.announced[1]
        self.announced = self.announced[2:]
        enemy = 1 - op.roster.side[submarine]
        # 22.92: a group that is gone is attacked no more.
        if not op.is_sunk(submarine) and combat.in_line(op, enemy, number):
            attack = SubmarineAttack()
            attack.submarine = submarine
            attack.number = number
            attack.previous = self.previous(op, enemy, number)
            self.made = [*self.made, slot(enemy, number)]
            if self.outside:
                remember_attack(op, enemy, number)
            op.stack.append(attack)

    def previous(self, op: Operation, enemy: int, number: int) -> int:
        """22.9416A, 22.9416C: attacks on the group in this round; outside a battle all those in the hex."""
        return earlier_attacks(op, enemy, number) if self.outside else self.made.count(slot(enemy, number))

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = SubmarineAttacks()
        other.turn = self.turn
        other.outside = self.outside
        other.announced = self.announced
        other.target = self.target
        other.made = self.made
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("turn", self.turn, 0, 2)
        to.limited("outside", self.outside, 0, 1)
        to.row("announced", self.announced, 0, "ships")
        to.limited("target", self.target, 0, "groups")
        to.row("made", self.made, 0, 41)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = SubmarineAttacks()
        if told.says("turn"):
            step.turn = told.limited("turn")
        if told.says("outside"):
            step.outside = told.limited("outside")
        if told.says("announced"):
            step.announced = told.row("announced", step.announced)
        if told.says("target"):
            step.target = told.limited("target")
        if told.says("made"):
            step.made = told.row("made", step.made)
        return step


class SubmarineAttack(Step):
    """22.94 One submarine: its category by a die, its target by choice, two dice on the table."""

    submarine: Public[UnitNumber] = 0
    number: Public[GroupNumber] = 0
    previous: Public[AnyNumber] = 0
    # 22.93E
    category: Public[AnyNumber] = NONE
    target: Public[AnyNumber] = NONE
    made: Public[AnyNumber] = 0

    def seat(self, op: Operation) -> int:
        return op.roster.side[self.submarine]

    def ships(self, op: Operation) -> list[int]:
        """22.93C, 22.9419: only the ships of the attacked group count."""
        return combat.in_line(op, 1 - self.seat(op), self.number)

    def choices(self, op: Operation) -> list[int]:
        """22.93E The named ships of the category; light ships are attacked as a group."""
        return [unit for unit in self.ships(op) if category(op.roster.kind[unit]) == self.category]

    def asks(self, state: State) -> int:
        if self.category == NONE or self.category == LIGHTS or self.target != NONE or self.made:
            return 0
        op = cast(Operation, state)
        return 1 << self.seat(op) if len(self.choices(op)) > 1 else 0

    def decision(self, state: State, seat: int) -> Decision:
        return Decision(
            seat, decisions.TORPEDO_TARGET, "22.93E", {"group": self.number, "attack": self.previous + 1}
        )

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat(op):
            return []
        named = [unit for unit in self.ships(op) if category(op.roster.kind[unit]) != LIGHTS]
        return combat.answers_of(op, named)

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat(op) or not is_ship(action):
            return NOT_ASKED
        return ALLOWED if combat.pointed_at(op, self.choices(op), action) >= 0 else no.NO_SUCH_TARGET

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        self.target = combat.pointed_at(op, self.choices(op), action)

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        enemy = 1 - self.seat(op)
        if self.made:
            # 22.9431, 22.9435: hits and cargo as after gunfire.
            combat.sink_with_ships(op)
            combat.settle_cargo(op, enemy, self.number)
            op.stack.pop()
        elif self.category == NONE:
            reveal_group(op, enemy, self.number)
            op.attacked[slot(enemy, self.number)] = 1
            op.torpedoed[self.submarine] = 1
            # 22.92 Who has attacked is inverted in port.
            op.forces[op.force[self.submarine] - 1].fought = 1
            present = categories(op.roster, op.hits, self.ships(op))
            if len(present) == 1:
                self.category = present[0]
            else:
                roll = op.roll(SUBMARINE_STREAM)
                self.category = category_rolled(present, roll)
                if op.log is not None:
                    facts: dict[str, Fact] = {"roll": roll, "category": self.category}
                    thrown = Throw(self.seat(op), "", "category", [roll])
                    diary.tell(op, events.TORPEDO_CATEGORY, "22.93E", facts, [thrown])
        else:
            if self.target == NONE and self.category != LIGHTS:
                self.target = self.choices(op)[0]
            self.made = 1
            self.attack(op, enemy)

    def hunt(self, op: Operation, enemy: int) -> Hunt:
        """22.941 The circumstances of the attack."""
        ships = self.ships(op)
        mine = self.seat(op)
        hunt = Hunt()
        hunt.submarine_drm = op.roster.drm[self.submarine] + op.naval_shift[mine]
        hunt.target_drm = op.naval_shift[enemy]
        hunt.torpedo = op.torpedo[mine]
        hunt.asw = op.asw[enemy]
        hunt.search = searching(op, mine)
        hunt.guard = searching(op, enemy)
        hunt.excess_asw = op.excess_asw[enemy]
        hunt.previous = self.previous
        hunt.burdened = 1 if combat.burdened_for_torpedoes(op, enemy, self.number) else 0
        hunt.advanced = op.scenario.advanced[mine]
        hunt.codes = op.sub_codes[mine] - op.sub_codes[enemy]
        held = [aboard(op, unit) for unit in range(len(op.group))]
        aim_at(hunt, op.roster, op.hits, held, ships, self.category, self.target)
        return hunt

    def attack(self, op: Operation, enemy: int) -> None:
        hunt = self.hunt(op, enemy)
        modifier = submarine_modifier(hunt)
        first, second = op.roll2(SUBMARINE_STREAM)
        roll = first + second
        result = submarine_result(roll + modifier)
        dice: list[Throw] = []
        if op.log is not None:
            # 22.94 A submarine that is lost has hit nothing.
            hits = [max(0, found) for found in submarine_results(modifier)]
            dice.append(LookUp(self.seat(op), "submarines", "torpedo", [first, second], hits))
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(self.seat(op)),
            "group": self.number,
            "roll": roll,
            "modifier": modifier,
            "drm": hunt.submarine_drm - hunt.target_drm,
        }
        diary.put_all(facts, "", hunt_parts(hunt))
        facts["hits"] = max(result, 0)
        if result == SUBMARINE_LOST:
            # 22.94: "*" eliminates the submarine.
            diary.tell(op, events.SUBMARINE_LOST, "22.94", facts, dice)
            before = op.hits[self.submarine]
            op.hits[self.submarine] = op.roster.size[self.submarine]
            combat.note_loss(op, self.submarine, before, "22.94")
        elif self.category == LIGHTS:
            diary.tell(op, events.TORPEDOES_LIGHTS, "22.94", facts, dice)
            lights = combat.light_ships(op, enemy, self.number)
            lost, _ = combat.hit_cruisers(op, lights, 0, result, "22.943")
            self.sink_light(op, enemy, lights.ones, lost)
        else:
            facts["ship"] = diary.ship_fact(op, self.target)
            diary.tell(op, events.TORPEDOES, "22.94", facts, dice)
            combat.hit_named(op, self.target, result, "22.943")

    def sink_light(self, op: Operation, enemy: int, ones: list[int], count: int) -> None:
        """22.9432, 22.9433: destroyers, and no others, may be lost from a port instead."""
        boats = [unit for unit in ones if op.roster.kind[unit] == DESTROYER]
        # Whether any lie there may be their owner's secret, so he is asked in any case.
        ports = [b for b in ports_of(op, enemy, self.number) if perhaps_reserves(op, enemy, b)]
        if count > 0 and boats and ports:
            choice = Substitutes()
            choice.seat = enemy
            choice.bases = ports
            choice.ones = ones
            choice.count = count
            op.stack.append(choice)
            return
        sink_ones(op, enemy, ones, count, "22.943")

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = SubmarineAttack()
        other.submarine = self.submarine
        other.number = self.number
        other.previous = self.previous
        other.category = self.category
        other.target = self.target
        other.made = self.made
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("submarine", self.submarine, 0, "ships")
        to.limited("number", self.number, 0, "groups")
        to.limited("previous", self.previous, -9, 1000)
        to.limited("category", self.category, -9, 1000)
        to.limited("target", self.target, -9, 1000)
        to.limited("made", self.made, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = SubmarineAttack()
        if told.says("submarine"):
            step.submarine = told.limited("submarine")
        if told.says("number"):
            step.number = told.limited("number")
        if told.says("previous"):
            step.previous = told.limited("previous")
        if told.says("category"):
            step.category = told.limited("category")
        if told.says("target"):
            step.target = told.limited("target")
        if told.says("made"):
            step.made = told.limited("made")
        return step


class Substitutes(Step):
    """22.9432 How many of the destroyers lost to a submarine are taken from those in port, port by port."""

    seat: Public[SideNumber] = 0
    ones: Public[OwnUnits] = NOTHING
    count: Public[AnyNumber] = 0
    # Ports that are still to be asked about, and how many were lost in others.
    bases: Public[OwnBases] = NOTHING
    taken: Public[AnyNumber] = 0

    def left(self, op: Operation) -> int:
        """As many as are lost, of destroyers alone."""
        boats = [unit for unit in self.ones if op.roster.kind[unit] == DESTROYER]
        return min(self.count, len(boats)) - self.taken

    def most(self, op: Operation) -> int:
        """No more than lie in the port, which is the owner's secret."""
        return min(self.left(op), len(reserves(op, self.seat, self.bases[0])))

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.bases and self.left(cast(Operation, state)) > 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        facts: dict[str, Fact] = {
            "count": self.count - self.taken,
            "base": diary.base_fact(op, self.bases[0]),
        }
        return Decision(seat, decisions.SUBSTITUTES, "22.9432", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return [NUMBER + n for n in range(self.most(cast(Operation, state)) + 1)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if seat != self.seat:
            return NOT_ASKED
        return combat.number_forbids(action, 0, self.most(cast(Operation, state)))

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        b = self.bases[0]
        self.bases = self.bases[1:]
        self.taken += action - NUMBER
        lose_reserves(op, self.seat, b, action - NUMBER)

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        sink_ones(op, self.seat, self.ones, self.count - self.taken, "22.943")

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Substitutes()
        other.seat = self.seat
        other.ones = self.ones
        other.count = self.count
        other.bases = self.bases
        other.taken = self.taken
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.row("ones", self.ones, 0, "own ships")
        to.limited("count", self.count, -9, 1000)
        to.row("bases", self.bases, 0, "own bases")
        to.limited("taken", self.taken, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Substitutes()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("ones"):
            step.ones = told.row("ones", step.ones)
        if told.says("count"):
            step.count = told.limited("count")
        if told.says("bases"):
            step.bases = told.row("bases", step.bases)
        if told.says("taken"):
            step.taken = told.limited("taken")
        return step


def searching(op: Operation, side: int) -> int:
    """22.9413B Land-based squadrons that search in this round; their number was announced."""
    return op.land_air[2 * side + 1]


def let_pass(op: Operation, unit: int) -> None:
    """22.92 An interceptor that lets his chance pass has had it; patrols only lend a hand (22.916B)."""
    own = op.forces[op.force[unit] - 1]
    if own.voyage < len(op.voyages):
        voyage = op.voyages[own.voyage]
        if voyage.level > ACTIVITY and not voyage.patrol:
            own.fought = 1
