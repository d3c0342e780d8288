"""22.43-22.46 Air operations as they are played: patrols, base attacks, cover and search, strikes."""

from typing import Final, cast

from wardroom.core.decision import DONE, Decision, Fact
from wardroom.core.state import ALLOWED, NOT_ASKED, State, Step
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import (
    BASE,
    ENEMY,
    LIGHT,
    NUMBER,
    SHIP,
    is_base,
    is_enemy,
    is_number,
    is_ship,
)
from wardroom.games.worldatwar.air import (
    CRITICAL_HITS,
    defenders_left,
    defense_level,
    flak,
    strike_modifier,
    surprise_level,
    surprised_defense,
)
from wardroom.games.worldatwar.combat import (
    groups_there,
    hit_cruisers,
    hit_named,
    in_line,
    labels_of,
    light_ships,
    results_left,
    same_kind_first,
    settle_cargo,
    slot,
)
from wardroom.games.worldatwar.flights import (
    HAS_STRUCK,
    air_fight,
    base_wings,
    best_first,
    can_cover,
    can_search,
    carrier_wings,
    classes_of,
    guarding,
    in_range,
    land_all,
    land_wings,
    launching,
    lowest_drm,
    of_class,
    perhaps_flying,
    perhaps_from_land,
    shown_at_work,
    strikers,
    suffer,
)
from wardroom.games.worldatwar.losses import Lights
from wardroom.games.worldatwar.operation import (
    AIR,
    BASE_ATTACK,
    CAP,
    COVER,
    NO_TASK,
    SEARCH_TASK,
    STRUCK,
    Operation,
)
from wardroom.games.worldatwar.settings import SURPRISE_BY_DIE, SURPRISE_BY_TARGET
from wardroom.games.worldatwar.sinking import sink_ones
from wardroom.games.worldatwar.stage import SealedStage, Stage
from wardroom.games.worldatwar.tables import MOST_AIR_DEFENSE, squadron_hits
from wardroom.games.worldatwar.units import CARRIER, NAS, is_light

SURPRISE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
LANDING: Final = 3

ANY: Final = -1


class NumbersRun(Stage):
    """The private run of one seat: a number for each of its questions, then it is done.

    Who has nothing to decide is asked all the same: that it has no squadrons here is its secret.
    """

    def __init__(self) -> None:
        self.seat = 0
        self.answers: list[int] = []
        self.finished = 0

    def names(self) -> list[str]:
        return ["seat", "answers", "finished"]

    def parts(self) -> list[list[int]]:
        return [[self.seat], self.answers, [self.finished]]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.answers = parts[1]
        self.finished = parts[2][0]

    def questions(self, op: Operation) -> int:
        raise NotImplementedError

    def most(self, op: Operation) -> int:
        """The highest number that the present question allows."""
        raise NotImplementedError

    def question(self, op: Operation) -> Decision:
        raise NotImplementedError

    def asks(self, state: State) -> int:
        return 0 if self.finished else 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if len(self.answers) < self.questions(op):
            return self.question(op)
        return Decision(seat, "air-done", "22.44")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if len(self.answers) < self.questions(op):
            return [NUMBER + n for n in range(self.most(op) + 1)]
        return [DONE]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if len(self.answers) == self.questions(op):
            return ALLOWED if action == DONE else NOT_ASKED
        if not is_number(action):
            return NOT_ASKED
        return ALLOWED if action - NUMBER <= self.most(op) else no.TOO_MANY

    def take(self, state: State, seat: int, action: int) -> None:
        if action == DONE:
            self.finished = 1
            return
        op = cast(Operation, state)
        self.answers = [*self.answers, action - NUMBER]
        while len(self.answers) < self.questions(op) and self.most(op) == 0:
            self.answers = [*self.answers, 0]
        if len(self.answers) == self.questions(op):
            self.finished = 1


class Patrols(SealedStage):
    """22.41B, 22.431A: each side decides in secret how many squadrons stay over their combat group."""

    def begin(self, state: State, seat: int) -> Step:
        run = PatrolRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        op.patrolled = 1
        for seat in range(2):
            run = self.runs.get(seat)
            if not isinstance(run, PatrolRun):
                continue
            pools = run.pools(op)
            for place in range(len(run.answers)):
                for wing in pools[place][: run.answers[place]]:
                    op.wing_task[wing] = CAP


def ask_for_patrols(op: Operation) -> None:
    """22.41B Whoever may have carriers with squadrons in the battle is asked."""
    members = 0
    for seat in range(2):
        if perhaps_flying(op, seat, False):
            members |= 1 << seat
    op.stack.append(Patrols(members))


class PatrolRun(NumbersRun):
    """22.431A The squadrons of each carrier, kind by kind."""

    def pools(self, op: Operation) -> list[list[int]]:
        wings = carrier_wings(op, self.seat)
        found: list[list[int]] = []
        for unit in range(len(op.group)):
            here = [wing for wing in wings if op.wing_on[wing] == unit]
            for kind in classes_of(op, here):
                found.append(of_class(op, here, kind))
        return found

    def questions(self, op: Operation) -> int:
        return len(self.pools(op))

    def most(self, op: Operation) -> int:
        return len(self.pools(op)[len(self.answers)])

    def question(self, op: Operation) -> Decision:
        pool = self.pools(op)[len(self.answers)]
        facts: dict[str, Fact] = {"ship": diary.ship_fact(op, op.wing_on[pool[0]]), "squadrons": len(pool)}
        return Decision(self.seat, "patrol", "22.431A", facts)


class BaseAttacks(Stage):
    """22.43 Carrier squadrons attack land-based air before the search; the moving side first (ruling)."""

    def __init__(self) -> None:
        self.turn = 0
        # The base whose number of attackers is asked, and those attacked already.
        self.base = ANY
        self.attacked: list[int] = []

    def names(self) -> list[str]:
        return ["turn", "base", "attacked"]

    def parts(self) -> list[list[int]]:
        return [[self.turn], [self.base], self.attacked]

    def refill(self, parts: list[list[int]]) -> None:
        self.turn = parts[0][0]
        self.base = parts[1][0]
        self.attacked = parts[2]

    def seat(self, op: Operation) -> int:
        return op.moving if self.turn == 0 else 1 - op.moving

    def targets(self, op: Operation) -> list[int]:
        """22.431B Enemy bases with air units within range that have not been attacked this round."""
        enemy = 1 - self.seat(op)
        found: list[int] = []
        for base in range(len(op.scenario.bases)):
            if op.scenario.bases[base].side == enemy and base not in self.attacked and in_range(op, base):
                if base_wings(op, base):
                    found.append(base)
        return found

    def free(self, op: Operation) -> list[int]:
        """Squadrons that may attack: not on patrol, and from fast carriers."""
        # 22.342: never from land.
        seat = self.seat(op)
        wings = launching(op, carrier_wings(op, seat))
        return [wing for wing in wings if op.roster.kind[op.wing_on[wing]] == CARRIER]

    def observe(self, state: State, seat: int) -> Step:
        """22.432 Base and number are announced together; until then nobody else knows of them."""
        other = cast(BaseAttacks, self.copy())
        if seat != self.seat(cast(Operation, state)):
            other.base = ANY
        return other

    def asks(self, state: State) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or not self.targets(op):
            return 0
        # How many are not on patrol is a secret, so a side that has none left is asked, too.
        return 1 << self.seat(op) if perhaps_flying(op, self.seat(op), True) else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.base != ANY:
            return Decision(seat, "base-squadrons", "22.432", {"base": diary.base_fact(op, self.base)})
        return Decision(seat, "base-attack", "22.431B")

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return []
        if self.base != ANY:
            return [NUMBER + n for n in range(1, len(self.free(op)) + 1)]
        places = [BASE + op.scenario.bases[base].place for base in self.targets(op)]
        places.sort()
        return [DONE, *places]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if self.turn > 1 or seat != self.seat(op):
            return NOT_ASKED
        if self.base != ANY:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            return ALLOWED if action - NUMBER <= len(self.free(op)) else no.TOO_MANY
        if action == DONE:
            return ALLOWED
        if not is_base(action):
            return NOT_ASKED
        if self.base_at(op, action - BASE) == ANY:
            return no.NO_BASE_IN_RANGE
        return ALLOWED if self.free(op) else no.NOT_A_FLYER

    def base_at(self, op: Operation, place: int) -> int:
        for base in self.targets(op):
            if op.scenario.bases[base].place == place:
                return base
        return ANY

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if action == DONE:
            self.turn += 1
        elif self.base == ANY:
            self.base = self.base_at(op, action - BASE)
            if len(self.free(op)) == 1:
                self.attack(op, seat, 1)
        else:
            self.attack(op, seat, action - NUMBER)

    def attack(self, op: Operation, seat: int, squadrons: int) -> None:
        """22.432 One round of air combat over the base that was named."""
        attackers = shown_at_work(op, best_first(op, self.free(op))[:squadrons])
        for wing in attackers:
            op.wing_task[wing] = BASE_ATTACK
        facts: dict[str, Fact] = {
            "seat": diary.seat_fact(seat),
            "base": diary.base_fact(op, self.base),
            "squadrons": len(attackers),
        }
        diary.tell(op, "base-attacked", "22.432", facts)
        whole = op.operational_bits(seat)
        defenders = base_wings(op, self.base)
        fight = air_fight(op, attackers, defenders, False, 0, "22.432")
        for wing in defenders:
            op.wing_driven[wing] = 0 if wing in fight.defenders else 1
        op.thinned[seat] |= whole & ~op.operational_bits(seat)
        self.attacked = [*self.attacked, self.base]
        self.base = ANY

    def act(self, state: State) -> None:
        op = cast(Operation, state)
        if self.turn < 2:
            self.turn += 1
            return
        # 22.433: who is left may still strike ships.
        for wing in range(len(op.wing_task)):
            if op.wing_task[wing] == BASE_ATTACK:
                op.wing_task[wing] = NO_TASK
        op.stack.pop()


class LandAir(SealedStage):
    """22.41D, 22.442: land-based air covers a combat group, named in secret, or searches."""

    def begin(self, state: State, seat: int) -> Step:
        run = LandAirRun()
        run.seat = seat
        return run

    def open(self, state: State) -> None:
        op = cast(Operation, state)
        op.stack.pop()
        for seat in range(2):
            run = self.runs.get(seat)
            if not isinstance(run, LandAirRun):
                continue
            wings = land_wings(op, seat)
            aims = run.aims(op)
            cover = 0
            search = 0
            for place in range(len(run.answers)):
                pool = [w for w in of_class(op, wings, aims[2 * place]) if op.wing_task[w] == NO_TASK]
                for wing in pool[: run.answers[place]]:
                    op.wing_task[wing] = COVER if aims[2 * place + 1] > 0 else SEARCH_TASK
                    op.wing_aim[wing] = aims[2 * place + 1]
                if aims[2 * place + 1] > 0:
                    cover += run.answers[place]
                else:
                    # 22.4422C: each is worth a search die.
                    search += run.answers[place]
            # 22.4421B: that there is cover is announced, over which group is not.
            op.land_air[2 * seat] = cover
            op.land_air[2 * seat + 1] = search
            if cover + search > 0:
                facts: dict[str, Fact] = {"seat": diary.seat_fact(seat), "cover": cover, "search": search}
                diary.tell(op, "land-air", "22.4421B", facts)


def ask_for_land_air(op: Operation) -> None:
    """22.442 Whoever has squadrons in range that cover or search; where they are based is no secret."""
    members = 0
    for seat in range(2):
        for wing in land_wings(op, seat):
            if can_cover(op.wings.kind[wing]) or can_search(op.wings.kind[wing]):
                members |= 1 << seat
    op.stack.append(LandAir(members))


class LandAirRun(NumbersRun):
    """22.4421, 22.4421A, 22.4422: for each kind of squadron, how many cover each group, how many search."""

    def aims(self, op: Operation) -> list[int]:
        """Class and aim of each question: a combat group to cover, or 0 for the search."""
        found: list[int] = []
        for kind in classes_of(op, land_wings(op, self.seat)):
            if can_cover(kind // 16):
                for number in groups_there(op, self.seat):
                    found.append(kind)
                    found.append(number)
            if can_search(kind // 16):
                found.append(kind)
                found.append(0)
        return found

    def questions(self, op: Operation) -> int:
        return len(self.aims(op)) // 2

    def most(self, op: Operation) -> int:
        """What is left of the class."""
        aims = self.aims(op)
        here = len(self.answers)
        left = len(of_class(op, land_wings(op, self.seat), aims[2 * here]))
        for place in range(here):
            if aims[2 * place] == aims[2 * here]:
                left -= self.answers[place]
        return left

    def question(self, op: Operation) -> Decision:
        aims = self.aims(op)
        here = len(self.answers)
        facts: dict[str, Fact] = {"kind": aims[2 * here] // 16, "squadrons": self.most(op)}
        if aims[2 * here + 1] == 0:
            return Decision(self.seat, "air-search", "22.4422", facts)
        facts["group"] = aims[2 * here + 1]
        return Decision(self.seat, "air-cover", "22.4421", facts)


class AirStrikes(Stage):
    """22.41G, 22.461: one surprise strike, then those of the side with more results, then the other's."""

    def __init__(self) -> None:
        self.part = SURPRISE
        # The group about to be struck, or 0, and how many squadrons of each class go.
        self.target = 0
        self.chosen: list[int] = []

    def names(self) -> list[str]:
        return ["part", "target", "chosen"]

    def parts(self) -> list[list[int]]:
        return [[self.part], [self.target], self.chosen]

    def refill(self, parts: list[list[int]]) -> None:
        self.part = parts[0][0]
        self.target = parts[1][0]
        self.chosen = parts[2]

    def results(self, op: Operation, seat: int) -> int:
        """Search results that a seat has achieved this round."""
        total = 0
        for number in range(1, 7):
            total += op.found[slot(1 - seat, number)]
        return total

    def seat(self, op: Operation) -> int:
        """Whose strike it is, or ANY."""
        if self.part == SURPRISE:
            # 22.461A, 22.462D-E: only if none of its own groups was found.
            for seat in range(2):
                if self.results(op, seat) > 0 and self.results(op, 1 - seat) == 0:
                    return seat
            return ANY
        mine, theirs = self.results(op, 0), self.results(op, 1)
        # 22.461B
        first = op.intercepting if mine == theirs else 0 if mine > theirs else 1
        return first if self.part == FIRST else 1 - first

    def open_targets(self, op: Operation, seat: int) -> list[int]:
        """22.462A-B Found groups with a search result left."""
        return [n for n in groups_there(op, 1 - seat) if results_left(op, 1 - seat, n) > 0]

    def observe(self, state: State, seat: int) -> Step:
        """A strike is announced as a whole; until then nobody else knows of it."""
        other = cast(AirStrikes, self.copy())
        if seat != self.seat(cast(Operation, state)):
            other.target = 0
            other.chosen = []
        return other

    def asks(self, state: State) -> int:
        if self.part == LANDING:
            return 0
        op = cast(Operation, state)
        seat = self.seat(op)
        if seat < 0 or not self.open_targets(op, seat):
            return 0
        # Who flies patrol or cover is a secret, so a side that has nobody left may be asked, too.
        if perhaps_flying(op, seat, False) or (self.part != SURPRISE and perhaps_from_land(op, seat)):
            return 1 << seat
        return 0

    def pool(self, op: Operation, seat: int) -> list[int]:
        return strikers(op, seat, self.part == SURPRISE)

    def left(self, op: Operation, seat: int) -> int:
        """22.462C How many more squadrons the strike can take."""
        room = op.settings.strike_limit
        for count in self.chosen:
            room -= count
        return room

    def of_kind(self, op: Operation, seat: int) -> int:
        """How many squadrons there are of the kind that is asked for."""
        pool = self.pool(op, seat)
        return len(of_class(op, pool, classes_of(op, pool)[len(self.chosen)]))

    def most(self, op: Operation, seat: int) -> int:
        return min(self.of_kind(op, seat), self.left(op, seat))

    def least(self, op: Operation, seat: int) -> int:
        """A strike that was announced has at least one squadron."""
        last = len(self.chosen) + 1 == len(classes_of(op, self.pool(op, seat)))
        return 1 if last and sum(self.chosen) == 0 else 0

    def decision(self, state: State, seat: int) -> Decision:
        op = cast(Operation, state)
        if self.target:
            kind = classes_of(op, self.pool(op, seat))[len(self.chosen)]
            facts: dict[str, Fact] = {"group": self.target, "kind": kind // 16, "drm": kind % 16}
            return Decision(seat, "strike-squadrons", "22.462C", facts)
        if self.part == SURPRISE:
            return Decision(seat, "surprise-strike", "22.461A")
        return Decision(seat, "strike", "22.461B")

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
            return ALLOWED if action - NUMBER >= self.least(op, seat) else no.NOT_A_FLYER
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
        classes = len(classes_of(op, self.pool(op, seat)))
        while len(self.chosen) < classes and self.least(op, seat) == self.most(op, seat):
            self.chosen = [*self.chosen, self.most(op, seat)]
        if len(self.chosen) == classes:
            self.launch(op, seat)

    def launch(self, op: Operation, seat: int) -> None:
        pool = self.pool(op, seat)
        classes = classes_of(op, pool)
        wings: list[int] = []
        for place in range(len(classes)):
            wings += of_class(op, pool, classes[place])[: self.chosen[place]]
        wings = shown_at_work(op, wings)
        for wing in wings:
            op.wing_task[wing] = HAS_STRUCK
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
            self.part += 1
            return
        # 22.463A: before fleet combat.
        for seat in range(2):
            land_all(op, seat)
        op.stack.pop()


class Strike(Stage):
    """22.46 One strike: air combat over the target, air defence, then the attack on the ships.

    Chapter 23 is not printed; the order is that of the older editions (see the rulings).
    """

    def __init__(self) -> None:
        self.seat = 0
        self.number = 0
        self.wings: list[int] = []
        self.surprise = 0
        self.arrived = 0
        # Squadrons still without a target, the target whose number is asked, and targets with numbers so far.
        self.rest = 0
        self.target = ANY - 1
        self.shares: list[int] = []

    def names(self) -> list[str]:
        return ["seat", "number", "wings", "surprise", "arrived", "rest", "target", "shares"]

    def parts(self) -> list[list[int]]:
        return [
            [self.seat],
            [self.number],
            self.wings,
            [self.surprise],
            [self.arrived],
            [self.rest],
            [self.target],
            self.shares,
        ]

    def refill(self, parts: list[list[int]]) -> None:
        self.seat = parts[0][0]
        self.number = parts[1][0]
        self.wings = parts[2]
        self.surprise = parts[3][0]
        self.arrived = parts[4][0]
        self.rest = parts[5][0]
        self.target = parts[6][0]
        self.shares = parts[7]

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
        if self.target != ANY - 1:
            return Decision(seat, "strike-share", "22.46", {"squadrons": self.rest})
        return Decision(seat, "strike-target", "22.46", {"squadrons": self.rest})

    def candidates(self, state: State, seat: int) -> list[int]:
        op = cast(Operation, state)
        if seat != self.seat:
            return []
        if self.target != ANY - 1:
            return [NUMBER + n for n in range(1, self.rest + 1)]
        return [DONE, LIGHT, *[SHIP + label for label in labels_of(op, self.named(op))]]

    def forbids(self, state: State, seat: int, action: int) -> int:
        op = cast(Operation, state)
        if seat != self.seat or not self.arrived or self.rest <= 0:
            return NOT_ASKED
        if self.target != ANY - 1:
            if not is_number(action) or action == NUMBER:
                return NOT_ASKED
            return ALLOWED if action - NUMBER <= self.rest else no.TOO_MANY
        if action == DONE:
            return ALLOWED
        if action == LIGHT:
            if not self.has_lights(op):
                return no.NO_LIGHT_SHIPS
            return no.TARGETED_ALREADY if ANY in self.shares[::2] else ALLOWED
        if not is_ship(action) or action - SHIP not in labels_of(op, self.named(op)):
            return NOT_ASKED
        unit = same_kind_first(op, self.named(op), action - SHIP)
        return no.TARGETED_ALREADY if unit in self.shares[::2] else ALLOWED

    def take(self, state: State, seat: int, action: int) -> None:
        op = cast(Operation, state)
        if self.target != ANY - 1:
            self.shares = [*self.shares, self.target, action - NUMBER]
            self.rest -= action - NUMBER
            self.target = ANY - 1
        elif action == DONE:
            self.rest = 0
        else:
            target = ANY if action == LIGHT else same_kind_first(op, self.named(op), action - SHIP)
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
        op.reveal_group(enemy, self.number)
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
        if target == ANY:
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
            # 22.55: the parts of the modifier.
            "drm": air - drm,
            "naval": 1 if naval else 0,
            "surprise": modifier - (air - drm) - (1 if naval else 0),
            "hits": hits,
        }
        edge = op.naval_shift[enemy]
        parts = [("own", air), ("enemy", edge - drm), ("enemy-edge", -edge)]
        diary.put_parts(facts, "m-", parts)
        diary.put_parts(
            facts, "m-", [("naval-air", int(facts["naval"])), ("surprise", int(facts["surprise"]))]
        )
        if target == ANY:
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
