"""22.46 One strike against a combat group."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision, Fact
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import Between, Limited, Public, Row
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import LIGHT, NUMBER, SHIP, is_number, is_ship
from wardroom.games.worldatwar.air import (
    CRITICAL_HITS,
    defenders_left,
    defense_level,
    flak,
    strike_modifier,
    surprised_defense,
)
from wardroom.games.worldatwar.combat import (
    hit_cruisers,
    hit_named,
    in_line,
    labels_of,
    light_ships,
    same_kind_first,
    settle_cargo,
)
from wardroom.games.worldatwar.coming_to_light import reveal_group
from wardroom.games.worldatwar.flights import (
    air_fight,
    best_first,
    guarding,
    lowest_drm,
    shown_at_work,
    suffer,
)
from wardroom.games.worldatwar.kinds import AnyNumber, GroupNumber, SideNumber, Squadrons
from wardroom.games.worldatwar.losses import Lights
from wardroom.games.worldatwar.operation import AIR, NOTHING, STRUCK, Operation, slot
from wardroom.games.worldatwar.sinking import sink_ones
from wardroom.games.worldatwar.tables import MOST_AIR_DEFENSE, squadron_hits
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
        return [u for u in in_line(op, 1 - self.seat, self.number) if not is_light(op.roster.kind[u])]

    def has_lights(self, op: Operation) -> bool:
        for unit in in_line(op, 1 - self.seat, self.number):
            if is_light(op.roster.kind[unit]):
                return True
        return False

    def asks(self, state: State) -> int:
        return 1 << self.seat if self.arrived and self.rest > 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        if self.target != NO_TARGET:
            return Decision(seat, "strike-share", "22.46", {"squadrons": self.rest})
        return Decision(seat, "strike-target", "22.46", {"squadrons": self.rest})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat:
            return []
        if self.target != NO_TARGET:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        return [DONE, LIGHT, *[SHIP + label for label in labels_of(op, self.named(op))]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or not self.arrived or self.rest <= 0:
            return NOT_ASKED
        if self.target != NO_TARGET:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            return ALLOWED if action - NUMBER <= self.rest else no.TOO_MANY
        if action == DONE:
            return ALLOWED
        if action == LIGHT:
            if not self.has_lights(op):
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if ALL_LIGHTS in self.shares[::2] else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.named(op)):
            return NOT_ASKED
        unit = same_kind_first(op, self.named(op), action - SHIP)
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
            target = ALL_LIGHTS if action == LIGHT else same_kind_first(op, self.named(op), action - SHIP)
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
            settle_cargo(op, enemy, self.number)
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
        diary.tell(op, "strike-launched", "22.461A" if self.surprise else "22.461B", facts)
        guards = best_first(op, shown_at_work(op, guarding(op, enemy, self.number), False))
        op.opened[slot(enemy, self.number)] |= STRUCK
        met = guards[: defenders_left(len(guards), self.surprise)]
        absent = len(guards) - len(met)
        self.wings = air_fight(op, self.wings, met, True, self.surprise, "22.46", absent).attackers
        ships = in_line(op, enemy, self.number)
        whole = defense_level(op.roster, op.hits, ships, op.radar[enemy], op.settings)
        level = surprised_defense(whole, self.surprise)
        if self.wings and level > 0:
            roll = op.roll2(AIR)
            gone, aborted = flak(len(self.wings), level, roll)
            told: dict[str, Fact] = {
                "seat": diary.seat_fact(enemy),
                "level": level,
                "roll": roll,
                "row": min(level, MOST_AIR_DEFENSE),
                "squadrons": len(self.wings),
                "lost": gone,
                "aborted": aborted,
            }
            radar = op.radar[enemy]
            parts = [("ships", whole - radar), ("radar", radar), ("surprise", level - whole)]
            diary.put_parts(told, "m-", parts)
            diary.tell(op, "air-defence", "22.46", told)
            self.wings = suffer(op, self.wings, gone, aborted)
        self.rest = len(self.wings)

    def attack(self, op: Operation, enemy: int, target: int, attackers: list[int]) -> None:
        """22.55 One roll for each target."""
        ships = in_line(op, enemy, self.number)
        cruisers, hurt, ones = light_ships(op, ships)
        if target == ALL_LIGHTS:
            drm = Lights(cruisers, hurt, ones).drm(op.roster)
        else:
            drm = op.roster.drm[target]
        naval = True
        for wing in attackers:
            if op.wings.kind[wing] != NAS:
                naval = False
        air = lowest_drm(op, attackers)
        drm += op.naval_shift[enemy]
        modifier = strike_modifier(air, drm, naval, self.surprise)
        roll = op.roll2(AIR)
        hits = squadron_hits(len(attackers), roll + modifier)
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(self.seat),
            "squadrons": len(attackers),
            "roll": roll,
            "modifier": modifier,
            "hits": hits,
        }
        # 22.55: the parts of the modifier; what is left of it is surprise.
        edge, own = op.naval_shift[enemy], 1 if naval else 0
        parts = [("own", air), ("enemy", edge - drm), ("enemy-edge", -edge), ("naval-air", own)]
        diary.put_all(facts, "m-", [*parts, ("surprise", modifier - (air - drm) - own)])
        if target == ALL_LIGHTS:
            diary.tell(op, "strikes-lights", "22.55", facts)
            lost, _ = hit_cruisers(op, cruisers + hurt + ones, 0, hits, "22.55")
            sink_ones(op, enemy, ones, lost, "22.55")
            return
        facts["ship"] = diary.ship_fact(op, target)
        diary.tell(op, "strikes", "22.55", facts)
        before = op.is_damaged(target)
        hit_named(op, target, hits, "22.55")
        if self.surprise >= CRITICAL_HITS and op.is_damaged(target) and not before:
            self.critical(op, target)

    def critical(self, op: Operation, target: int) -> None:
        """22.462F At the highest level of surprise a ship just damaged may take one more hit."""
        roll = op.roll(AIR)
        struck = roll >= op.settings.critical_from
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(self.seat),
            "ship": diary.ship_fact(op, target),
            "roll": roll,
            "from": op.settings.critical_from,
            "hits": 1 if struck else 0,
        }
        diary.tell(op, "critical", "22.462F", facts)
        if struck:
            hit_named(op, target, 1, "22.462F")

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
