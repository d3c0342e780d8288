"""7.resolve What was not stopped takes effect, in the order declared."""

from typing import Annotated, Final, cast

from wardroom.core.decision import Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    Apart,
    Between,
    Count,
    Fixed,
    Flag,
    Public,
    SeatNumber,
    ShipNumber,
    Ships,
    Shown,
    ShownAs,
)
from wardroom.core.lists import added
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.highseas import battle, decisions, diary, events, page_facts
from wardroom.games.highseas.actions import MOST_PLUS, PLUS, is_plus
from wardroom.games.highseas.attacks import needed, sinks
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import PLANNING
from wardroom.games.highseas.ending import battle_over, sink

# A list: compiled, a tuple is made anew whenever a variable looks into it.
RULE_OF_KIND: Final = [
    "11.main-salvo",
    "11.secondary-salvo",
    "11.torpedo-spread",
    "11.depth-charge",
    "11.land-based-air",
    "12.carriers",
]

# 11.planning More than a die and its modifiers can ask for.
MOST_NEEDED: Final = 19


class Resolution(Step):
    """7.resolve Attack after attack: defending dice first, then its own die or its damage."""

    seat: Fixed[Public[SeatNumber]]
    place: Public[Count] = 0
    # Has the attack at this place found its target, and which ships still roll against it?
    begun: Public[Flag] = False
    rollers: Public[Ships] = battle.NOTHING
    # 11.planning What is added to the next roll; NOBODY while that has not been settled, and whenever
    # somebody is asked.
    plus: Apart[Public[Count]] = NOBODY

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        while b.stack[-1] is self:
            self.go_on(b)

    def go_on(self, b: Battle) -> None:
        if self.place == len(b.volley):
            b.stack.pop()
            finish_volley(b)
            return
        attack = b.volley[self.place]
        if attack.fate != battle.COMING:
            self.next_attack()
        elif not self.begun:
            self.begin(b, attack)
        elif self.rollers:
            self.defend(b, attack)
        elif attack.kind == battle.TORPEDO_ATTACK or attack.flies():
            self.strike(b, attack)
        else:
            self.hit(b, attack)

    def next_attack(self) -> None:
        self.place += 1
        self.begun = False
        self.rollers = battle.NOTHING

    def begin(self, b: Battle, attack: Attack) -> None:
        """An attack on a ship that an earlier one has sunk is wasted."""
        if not b.owns(attack.seat, attack.target):
            attack.fate = battle.WASTED
            diary.attack_told(b, events.ATTACK_WASTED, "7.resolve", self.place)
            return
        self.begun = True
        self.rollers = defending_ships(b, attack)

    def defend(self, b: Battle, attack: Attack) -> None:
        """12.cover, 13.run-silent One die of the defender."""
        ship = self.rollers[0]
        number = defending_number(b, attack, ship)
        if not self.is_planned(b, attack.seat, ship, number):
            return
        plus = self.plus
        roll = self.rolled(b, number, battle.DEFENCE_ROLL)
        stops = reaches(roll, number - plus)
        self.rollers = self.rollers[1:]
        if stops:
            attack.fate = battle.STOPPED
        if attack.kind == battle.DEPTH_ATTACK:
            kind = events.RUNS_SILENT if stops else events.IS_HEARD
            diary.rolled(b, kind, "13.run-silent", self.place, attack.seat, ship, number, plus, roll)
        else:
            kind = events.COVER_STOPS if stops else events.COVER_FAILS
            diary.rolled(b, kind, "12.cover", self.place, attack.seat, ship, number, plus, roll)

    def strike(self, b: Battle, attack: Attack) -> None:
        """11.torpedo-spread, 12 A die that sinks, or nothing."""
        number = needed(b, attack)
        if not self.is_planned(b, self.seat, NOBODY, number):
            return
        plus = self.plus
        roll = self.rolled(b, number, battle.ATTACK_ROLL)
        hits = reaches(roll, number - plus)
        attack.fate = battle.HIT if hits else battle.MISSED
        diary.rolled(
            b,
            events.ROLL_HITS if hits else events.ROLL_MISSES,
            RULE_OF_KIND[attack.kind],
            self.place,
            self.seat,
            NOBODY,
            number,
            plus,
            roll,
        )
        if hits:
            self.sink(b, attack)

    def hit(self, b: Battle, attack: Attack) -> None:
        """10.damage The card goes under the ship, or sinks it."""
        ship = attack.target
        attack.fate = battle.HIT
        if sinks(b, ship, attack.damage):
            diary.attack_told(b, events.SALVO_SINKS, RULE_OF_KIND[attack.kind], self.place)
            self.sink(b, attack)
            return
        b.set_hurt(ship, b.hurt[ship] + attack.damage)
        fleet = b.fleets[attack.seat]
        fleet.damage = added(fleet.damage, ship << 8 | attack.card)
        attack.kept = True
        if b.log is not None:
            facts = diary.attack_facts(b, attack, self.place)
            facts["left"] = b.ship(ship).hull - b.hurt[ship]
            diary.tell(b, events.DAMAGED, "10.damage", facts)

    def sink(self, b: Battle, attack: Attack) -> None:
        """14 The battle may be won before all attacks are resolved."""
        sink(b, attack.target, self.seat, attack.kind)
        if battle_over(b):
            self.place = len(b.volley)

    # -- dice ----------------

    def is_planned(self, b: Battle, seat: int, ship: int, number: int) -> bool:
        """11.planning Whoever rolls says before the roll how many Planning cards help; False: he is asked."""
        if self.plus != NOBODY:
            return True
        plans = b.plans(seat)
        # Nothing to decide: no card, a sure success, or no hope even with all of them.
        if plans == 0 or number <= 1 or number - plans > 6:
            self.plus = 0
            return True
        b.stack.append(PlanRoll(seat, ship, number))
        return False

    def rolled(self, b: Battle, number: int, stream: int) -> int:
        """A die; 0 where it could change nothing."""
        wanted = number - self.plus
        self.plus = NOBODY
        return b.roll(stream) if 1 < wanted <= 6 else 0

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = Resolution(self.seat)
        other.place = self.place
        other.begun = self.begun
        other.rollers = self.rollers
        other.plus = self.plus
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("place", self.place)
        to.flag("begun", self.begun)
        to.ships("rollers", self.rollers)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Resolution(told.seat("seat"))
        if told.says("place"):
            step.place = told.count("place", 0, 9999)
        if told.says("begun"):
            step.begun = told.flag("begun")
        if told.says("rollers"):
            step.rollers = told.ships("rollers")
        return step


def reaches(roll: int, wanted: int) -> bool:
    """10 A die succeeds that shows the number or more."""
    return wanted <= 1 or roll >= wanted


def defending_ships(b: Battle, attack: Attack) -> list[int]:
    """12.cover Each carrier of the fleet against each air attack; 13.run-silent a passive submarine."""
    if attack.kind == battle.DEPTH_ATTACK:
        silent = b.ship(attack.target).silent > 0 and not b.status[attack.target] & battle.ACTIVE
        return [attack.target] if silent else battle.NOTHING
    if not attack.flies() or is_hopeless(b, attack):
        return battle.NOTHING
    found = []
    for ship in b.fleets[attack.seat].ships:
        if b.ship(ship).cover > 0:
            found.append(ship)
    return found


def is_hopeless(b: Battle, attack: Attack) -> bool:
    """10 No die of the attacker can hit, whatever Planning adds: there is nothing for air cover to stop."""
    return needed(b, attack) - b.plans(b.acting) > 6


def defending_number(b: Battle, attack: Attack, ship: int) -> int:
    """The die that stops the attack."""
    return b.ship(ship).silent if attack.kind == battle.DEPTH_ATTACK else b.ship(ship).cover


class PlanRoll(Step):
    """11.planning Before a roll: how many of one's Planning cards are added to it."""

    seat: Shown[Fixed[Public[SeatNumber]]]
    # The ship that rolls in defence; without one it is the attack's own die.
    ship: Shown[Fixed[Public[ShipNumber]]]
    needs: Annotated[Shown[Fixed[Public[Count]]], Between(2, MOST_NEEDED), ShownAs("number")]

    def asks(self, state: State) -> int:
        return 1 << self.seat

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        below = b.stack[-2]
        assert isinstance(below, Resolution)
        facts = diary.attack_facts(b, b.volley[below.place], below.place)
        facts["needed"] = self.needs
        if self.ship != NOBODY:
            facts["ship"] = diary.ship_fact(b, self.ship)
        return Decision(seat, decisions.PLANNING, "11.planning", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        most = min(cast(Battle, state).plans(seat), MOST_PLUS)
        return [PLUS + plus for plus in range(most + 1)]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if not is_plus(action):
            return NOT_ASKED
        return ALLOWED if action - PLUS <= cast(Battle, state).plans(seat) else NOT_ASKED

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        below = b.stack[-1]
        assert isinstance(below, Resolution)
        below.plus = action - PLUS
        for _ in range(below.plus):
            use_plan(b, seat)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, ship: int, needs: int) -> None:
        self.seat = seat
        self.ship = ship
        self.needs = needs

    def copy(self) -> Step:
        """It holds nothing that changes."""
        return self

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.ship("ship", self.ship)
        to.count("needs", self.needs)

    @staticmethod
    def read(told: FactReader) -> Step:
        return PlanRoll(told.seat("seat"), told.ship("ship"), told.count("needs", 2, 19))

    def page_facts(self, b: State) -> "page_facts.PlanRollFacts":
        shown: page_facts.PlanRollFacts = {
            "seat": self.seat,
            "number": self.needs,
        }
        if self.ship != -1:
            shown["ship"] = b.ship_keys[self.ship]
        return shown


def use_plan(b: Battle, seat: int) -> None:
    """11.planning One card has been used in this turn."""
    for entry in b.fleets[seat].front:
        if not entry & battle.USED and b.family(entry) == PLANNING:
            b.use(seat, entry)
            return


def finish_volley(b: Battle) -> None:
    """7.resolve Cards of the volley that did not become Damage cards are discarded."""
    cards = []
    for attack in b.volley:
        if attack.card != NOBODY and not attack.kept:
            cards.append(attack.card)
    b.volley = battle.NO_ATTACKS
    b.discard_all(cards)
