"""22.41G, 22.46 Air strikes: whose come when and against which group, and how one is resolved."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, IN_PRIVATE, Decision
from wardroom.core.events import LookUp, Throw
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, KnownTo, Limited, Public, Row
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import combat, decisions, diary, events, flights
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import ENEMY, LIGHT, NUMBER, is_enemy, is_number
from wardroom.games.worldatwar.air import (
    CRITICAL_HITS,
    defenders_left,
    defense_level,
    flak,
    flak_results,
    strike_parts,
    surprise_level,
    surprised_defense,
)
from wardroom.games.worldatwar.combat import groups_there, results_left
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.kinds import AnyNumber, AnyNumbers, GroupNumber, SideNumber, Squadrons
from wardroom.games.worldatwar.landing import land_all
from wardroom.games.worldatwar.operation import AIR, MOST_NUMBERS, NOTHING, STRUCK, Operation, slot
from wardroom.games.worldatwar.settings import SURPRISE_BY_DIE, SURPRISE_BY_TARGET
from wardroom.games.worldatwar.sinking import hit_lights
from wardroom.games.worldatwar.tables import MOST_AIR_DEFENSE, squadron_hits, squadron_results
from wardroom.games.worldatwar.units import NAS, is_light

# All light ships of a group together, and no target at all.
ALL_LIGHTS: Final = -1
NO_TARGET: Final = -2


class Strike(Step):
    """22.46 One strike: air combat over the target, air defence, then the attack on the ships.

    Chapter 23 is not printed; the order is that of the older editions (see the rulings).
    """

    seat: Public[SideNumber] = 0
    number: Public[GroupNumber] = 0
    wings: Public[Squadrons] = NOTHING
    surprise: Annotated[Public[Limited], Between(0, 7)] = 0
    arrived: Public[AnyNumber] = 0
    # Squadrons still without a target, the target whose number is asked, and targets with numbers so far.
    rest: Public[AnyNumber] = 0
    target: Annotated[Public[Limited], Between(-2, "ships")] = NO_TARGET
    shares: Annotated[Public[Row], Between(-2, 999)] = NOTHING

    def named(self, op: Operation) -> list[int]:
        """Named ships that may be attacked one by one; no screen protects them from the air."""
        return [u for u in combat.in_line(op, 1 - self.seat, self.number) if not is_light(op.roster.kind[u])]

    def has_lights(self, op: Operation) -> bool:
        return not combat.light_ships(op, 1 - self.seat, self.number).empty()

    def target_of(self, op: Operation, action: int) -> int:
        """What an answer names: a ship, or all light ships."""
        return ALL_LIGHTS if action == LIGHT else combat.pointed_at(op, self.named(op), action)

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.arrived and self.rest > 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        if self.target != NO_TARGET:
            return Decision(seat, decisions.STRIKE_SHARE, "22.46", {"squadrons": self.rest})
        return Decision(seat, decisions.STRIKE_TARGET, "22.46", {"squadrons": self.rest})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat:
            return []
        if self.target != NO_TARGET:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        return [DONE, LIGHT, *combat.answers_of(op, self.named(op))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or not self.arrived or self.rest <= 0:
            return NOT_ASKED
        if self.target != NO_TARGET:
            return combat.number_forbids(action, 1, self.rest)
        if action == DONE:
            return ALLOWED
        if action == LIGHT:
            if not self.has_lights(op):
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if ALL_LIGHTS in self.shares[::2] else ALLOWED
        unit = combat.pointed_at(op, self.named(op), action)
        if unit < 0:
            return NOT_ASKED
        return no.TARGETED_ALREADY if unit in self.shares[::2] else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.target != NO_TARGET:
            self.shares = [*self.shares, self.target, action - NUMBER]
            self.rest -= action - NUMBER
            self.target = NO_TARGET
        elif action == DONE:
            self.rest = 0
        else:
            target = self.target_of(op, action)
            if self.rest == 1:
                self.shares = [*self.shares, target, 1]
                self.rest = 0
            else:
                self.target = target

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        enemy = 1 - self.seat
        if not self.arrived:
            self.arrived = 1
            self.arrive(op, enemy)
        elif self.shares:
            target, squadrons = self.shares[0], self.shares[1]
            attackers = self.wings[:squadrons]
            self.shares = self.shares[2:]
            self.wings = self.wings[squadrons:]
            self.attack(op, enemy, target, attackers)
        else:
            combat.settle_cargo(op, enemy, self.number)
            op.stack.pop()

    def arrive(self, op: Operation, enemy: int) -> None:
        """Air combat with patrol and cover, then one roll of air defence for the whole strike."""
        reveal_group(op, enemy, self.number)
        op.attacked[slot(enemy, self.number)] = 1
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(self.seat),
            "group": self.number,
            "squadrons": len(self.wings),
            "surprise": self.surprise,
        }
        diary.tell(op, events.STRIKE_LAUNCHED, "22.461A" if self.surprise else "22.461B", facts)
        guards = flights.best_first(
            op, flights.shown_at_work(op, flights.guarding(op, enemy, self.number), False)
        )
        op.opened[slot(enemy, self.number)] |= STRUCK
        met = guards[: defenders_left(len(guards), self.surprise)]
        absent = len(guards) - len(met)
        self.wings, _ = flights.air_fight(op, self.wings, met, True, self.surprise, "22.46", absent)
        ships = combat.in_line(op, enemy, self.number)
        whole = defense_level(op.roster, op.hits, ships, op.radar[enemy], op.settings)
        level = surprised_defense(whole, self.surprise)
        if self.wings and level > 0:
            first, second = op.roll2(AIR)
            gone, aborted = flak(len(self.wings), level, first + second)
            if op.log is not None:
                told: dict[str, Fact] = {
                    "seat": diary.seat_fact(enemy),
                    "level": level,
                    "roll": first + second,
                    "row": min(level, MOST_AIR_DEFENSE),
                    "squadrons": len(self.wings),
                    "lost": gone,
                    "aborted": aborted,
                }
                radar = op.radar[enemy]
                parts = [("ships", whole - radar), ("radar", radar), ("surprise", level - whole)]
                diary.put_parts(told, "m-", parts)
                results = flak_results(len(self.wings), level)
                thrown = LookUp(enemy, "air", "defence", [first, second], results)
                diary.tell(op, events.AIR_DEFENCE, "22.46", told, [thrown])
            self.wings = flights.suffer(op, self.wings, gone, aborted)
        self.rest = len(self.wings)

    def next_to_fly(self, squadrons: int) -> list[int]:
        """So many of those left, the best first."""
        given = sum(self.shares[1::2])
        return self.wings[given : given + squadrons]

    def modifier_parts(self, op: Operation, target: int, attackers: list[int]) -> list[tuple[str, int]]:
        """22.55 What the modifier of squadrons against a target is made of."""
        enemy = 1 - self.seat
        if target == ALL_LIGHTS:
            drm = combat.light_ships(op, enemy, self.number).drm(op.roster)
        else:
            drm = op.roster.drm[target]
        naval = all(op.wings.kind[wing] == NAS for wing in attackers)
        return strike_parts(
            flights.lowest_drm(op, attackers), drm, op.naval_shift[enemy], naval, self.surprise
        )

    def attack(self, op: Operation, enemy: int, target: int, attackers: list[int]) -> None:
        """22.55 One roll for each target."""
        parts = self.modifier_parts(op, target, attackers)
        modifier = sum([part for _, part in parts])
        first, second = op.roll2(AIR)
        roll = first + second
        hits = squadron_hits(len(attackers), roll + modifier)
        dice: list[Throw] = []
        if op.log is not None:
            results = squadron_results(len(attackers), modifier)
            dice.append(LookUp(self.seat, "air", "strike", [first, second], results))
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(self.seat),
            "squadrons": len(attackers),
            "roll": roll,
            "modifier": modifier,
            "hits": hits,
        }
        diary.put_all(facts, "m-", parts)
        if target == ALL_LIGHTS:
            diary.tell(op, events.STRIKES_LIGHTS, "22.55", facts, dice)
            hit_lights(op, enemy, combat.light_ships(op, enemy, self.number), 0, hits, "22.55")
            return
        facts["ship"] = diary.ship_fact(op, target)
        diary.tell(op, events.STRIKES, "22.55", facts, dice)
        before = op.is_damaged(target)
        combat.hit_named(op, target, hits, "22.55")
        if self.surprise >= CRITICAL_HITS and op.is_damaged(target) and not before:
            self.critical(op, target)

    def critical(self, op: Operation, target: int) -> None:
        """22.462F At the highest level of surprise a ship just damaged may take one more hit."""
        roll = op.roll(AIR)
        struck = roll >= op.settings.critical_from
        if op.log is not None:
            facts: dict[str, Fact] = {
                "seat": diary.seat_fact(self.seat),
                "ship": diary.ship_fact(op, target),
                "roll": roll,
                "from": op.settings.critical_from,
                "hits": 1 if struck else 0,
            }
            thrown = Throw(self.seat, "air", "critical", [roll], op.settings.critical_from)
            diary.tell(op, events.CRITICAL, "22.462F", facts, [thrown])
        if struck:
            combat.hit_named(op, target, 1, "22.462F")

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = Strike()
        other.seat = self.seat
        other.number = self.number
        other.wings = self.wings
        other.surprise = self.surprise
        other.arrived = self.arrived
        other.rest = self.rest
        other.target = self.target
        other.shares = self.shares
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("seat", self.seat, 0, "seats")
        to.limited("number", self.number, 0, "groups")
        to.row("wings", self.wings, 0, "squadrons")
        to.limited("surprise", self.surprise, 0, 7)
        to.limited("arrived", self.arrived, -9, 1000)
        to.limited("rest", self.rest, -9, 1000)
        to.limited("target", self.target, -2, "ships")
        to.row("shares", self.shares, -2, 999)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Strike()
        if told.says("seat"):
            step.seat = told.limited("seat")
        if told.says("number"):
            step.number = told.limited("number")
        if told.says("wings"):
            step.wings = told.row("wings", step.wings)
        if told.says("surprise"):
            step.surprise = told.limited("surprise")
        if told.says("arrived"):
            step.arrived = told.limited("arrived")
        if told.says("rest"):
            step.rest = told.limited("rest")
        if told.says("target"):
            step.target = told.limited("target")
        if told.says("shares"):
            step.shares = told.row("shares", step.shares)
        return step


SURPRISE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
LANDING: Final = 3
NOBODY: Final = -1


class AirStrikes(Step):
    """22.41G, 22.461: one surprise strike, then those of the side with more results, then the other's."""

    part: Annotated[Public[Limited], Between(0, 3)] = SURPRISE
    # The group about to be struck, or 0, and how many squadrons of each class go.
    target: Annotated[GroupNumber, KnownTo("owner")] = 0
    chosen: Annotated[AnyNumbers, KnownTo("owner")] = NOTHING

    def results(self, op: Operation, seat: int) -> int:
        """Search results that a seat has achieved this round."""
        total = 0
        for number in range(1, MOST_NUMBERS + 1):
            total += op.found[slot(1 - seat, number)]
        return total

    def seat(self, op: Operation) -> int:
        """Whose strike it is, or NOBODY."""
        if self.part == SURPRISE:
            # 22.461A, 22.462D-E: only if none of its own groups was found.
            for seat in range(2):
                if self.results(op, seat) > 0 and self.results(op, 1 - seat) == 0:
                    return seat
            return NOBODY
        mine, theirs = self.results(op, 0), self.results(op, 1)
        # 22.461B
        first = op.intercepting if mine == theirs else 0 if mine > theirs else 1
        return first if self.part == FIRST else 1 - first

    def open_targets(self, op: Operation, seat: int) -> list[int]:
        """22.462A-B Found groups with a search result left."""
        return [n for n in groups_there(op, 1 - seat) if results_left(op, 1 - seat, n) > 0]

    def owner(self, state: State) -> int:
        """A strike is announced as a whole; until then nobody else knows of it."""
        return self.seat(cast(Operation, state))

    def secrecy(self) -> str:
        return IN_PRIVATE

    def asks(self, state: State) -> int:
        if self.part == LANDING:
            return 0
        op = cast(Operation, state)
        seat = self.seat(op)
        if seat < 0 or not self.open_targets(op, seat) or self.is_made_up(op, seat):
            return 0
        # Who flies patrol or cover is a secret, so a side that has nobody left may be asked, too.
        if flights.perhaps_flying(op, seat, False) or (
            self.part != SURPRISE and flights.perhaps_from_land(op, seat)
        ):
            return 1 << seat
        return 0

    def pool(self, op: Operation, seat: int) -> list[int]:
        return flights.strikers(op, seat, self.part == SURPRISE)

    def left(self, op: Operation, seat: int) -> int:
        """22.462C How many more squadrons the strike can take."""
        room = op.settings.strike_limit
        for count in self.chosen:
            room -= count
        return room

    def of_kind(self, op: Operation, seat: int) -> int:
        """How many squadrons there are of the kind that is asked for."""
        pool = self.pool(op, seat)
        return len(flights.of_class(op, pool, flights.classes_of(op, pool)[len(self.chosen)]))

    def most(self, op: Operation, seat: int) -> int:
        return min(self.of_kind(op, seat), self.left(op, seat))

    def least(self, op: Operation, seat: int) -> int:
        """A strike that was announced has at least one squadron."""
        last = len(self.chosen) + 1 == len(flights.classes_of(op, self.pool(op, seat)))
        return 1 if last and sum(self.chosen) == 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.target:
            kind = flights.classes_of(op, self.pool(op, seat))[len(self.chosen)]
            facts: dict[str, Fact] = {"group": self.target, "kind": kind // 16, "drm": kind % 16}
            return Decision(seat, decisions.STRIKE_SQUADRONS, "22.462C", facts)
        if self.part == SURPRISE:
            return Decision(seat, decisions.SURPRISE_STRIKE, "22.461A")
        return Decision(seat, decisions.STRIKE, "22.461B")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat(op) or self.part == LANDING:
            return []
        if self.target:
            return [NUMBER + n for n in range(self.most(op, seat) + 1)]
        return [DONE, *[ENEMY + number for number in groups_there(op, 1 - seat)]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.part == LANDING or seat != self.seat(op):
            return NOT_ASKED
        if self.target:
            if not is_number(action):
                return NOT_ASKED
            if action - NUMBER > self.of_kind(op, seat):
                return no.TOO_MANY
            if action - NUMBER > self.left(op, seat):
                return no.STRIKE_LIMIT
            return ALLOWED if action - NUMBER >= self.least(op, seat) else no.A_STRIKE_NEEDS_SQUADRONS
        if action == DONE:
            return ALLOWED
        number = action - ENEMY
        if not is_enemy(action) or number not in groups_there(op, 1 - seat):
            return NOT_ASKED
        if op.found[slot(1 - seat, number)] == 0:
            return no.NOT_FOUND
        if results_left(op, 1 - seat, number) <= 0:
            return no.RESULTS_SPENT
        return ALLOWED if self.pool(op, seat) else no.NOT_A_FLYER

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.target:
            self.chosen = [*self.chosen, action - NUMBER]
        elif action == DONE:
            self.part += 1
            return
        else:
            self.target = action - ENEMY
        classes = len(flights.classes_of(op, self.pool(op, seat)))
        while len(self.chosen) < classes and self.least(op, seat) == self.most(op, seat):
            self.chosen = [*self.chosen, self.most(op, seat)]

    def is_made_up(self, op: Operation, seat: int) -> bool:
        """All squadrons of the strike are told; nothing has come of it yet."""
        if self.target == 0 or seat != self.seat(op):
            return False
        return len(self.chosen) == len(flights.classes_of(op, self.pool(op, seat)))

    def launch(self, op: Operation, seat: int) -> None:
        pool = self.pool(op, seat)
        classes = flights.classes_of(op, pool)
        wings: list[int] = []
        for place in range(len(classes)):
            wings += flights.of_class(op, pool, classes[place])[: self.chosen[place]]
        wings = flights.shown_at_work(op, wings)
        for wing in wings:
            op.wing_task[wing] = flights.HAS_STRUCK
        flights.note_raid(op, seat, wings)
        op.spent[slot(1 - seat, self.target)] += 1
        strike = Strike()
        strike.seat = seat
        strike.number = self.target
        strike.wings = wings
        if self.part == SURPRISE:
            strike.surprise = self.level(op, seat)
            self.part = FIRST
        self.target = 0
        self.chosen = []
        op.stack.append(strike)

    def level(self, op: Operation, seat: int) -> int:
        """22.462D The level of surprise, found as the option says."""
        if op.settings.surprise_source == SURPRISE_BY_DIE:
            return op.roll(AIR)
        if op.settings.surprise_source == SURPRISE_BY_TARGET:
            return surprise_level(op.found[slot(1 - seat, self.target)])
        return surprise_level(self.results(op, seat))

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.part < LANDING:
            seat = self.seat(op)
            if self.is_made_up(op, seat):
                self.launch(op, seat)
            else:
                self.part += 1
            return
        # 22.463A: before fleet combat.
        for seat in range(2):
            land_all(op, seat)
        op.stack.pop()

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def copy(self) -> Step:
        other = AirStrikes()
        other.part = self.part
        other.target = self.target
        other.chosen = self.chosen
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = AirStrikes()
        other.part = self.part
        if seat == self.owner(state):
            other.target = self.target
            other.chosen = self.chosen
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.limited("part", self.part, 0, 3)
        to.limited("target", self.target, 0, "groups")
        to.row("chosen", self.chosen, -9, 1000)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = AirStrikes()
        if told.says("part"):
            step.part = told.limited("part")
        if told.says("target"):
            step.target = told.limited("target")
        if told.says("chosen"):
            step.chosen = told.row("chosen", step.chosen)
        return step
