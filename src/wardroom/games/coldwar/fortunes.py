"""6.1.C.4 Fortunes of War, 13.6: the opponents decide what Bad Luck does to whoever drew it."""

from typing import Annotated, Final, cast

from wardroom.core.asking import Asking, first_of
from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import Bits, FactReader, FactWriter, Packing
from wardroom.core.facts import (
    ActionNumber,
    Choice,
    Count,
    Fixed,
    Flag,
    Names,
    Packed,
    PackedAs,
    Public,
    SeatNumber,
    Seats,
    ShipNumber,
)
from wardroom.core.lists import added, removed
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, UNKNOWN, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.coldwar import catalogue, decisions, diary, events
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import (
    CARD,
    FACE_DOWN,
    HAND,
    SHIP,
    SHOW_AREA,
    SHOW_HAND,
    SUBMARINES,
    TABLE,
    TACTIC,
    is_card,
    is_ship,
    is_table,
    is_tactic,
)
from wardroom.games.coldwar.answers import guardians
from wardroom.games.coldwar.battle import ACTIVE, BLIND, LUCK, NOTHING, VOTE, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.damage import mark_bad_luck, sinks, worth
from wardroom.games.coldwar.ending import blow_up, check_last_ship, close_ranks
from wardroom.games.coldwar.hand import HandStep, cards_in_hand
from wardroom.games.coldwar.specials import announce, spend
from wardroom.games.coldwar.tactics import ANY_TACTIC, nobody_useful, open_moment
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN

STROKE_RULES: Final = ("13.65", "13.61", "13.62", "13.63", "13.64")
STROKE_QUESTIONS: Final = [
    decisions.EXPLOSION_SHIP,
    decisions.COUNTER_TACTICS,
    decisions.FIRE_CONTROL_SHIP,
    decisions.DECK_FIRE_SHIP,
    decisions.LEAK,
]
# 13.65 How a ship explodes, in a position.
EXPLOSIONS: Final = ("", "primary", "secondary")
OPTIONS: Final = Packing("alfa", [Bits("action", "action", 0)])


class FortunesOfWar(Step):
    """6.1.C.4 The Bad Luck cards of this resupply, one after the other."""

    seat: Fixed[Public[SeatNumber]]
    # 13.6 The opponents have settled which card comes first.
    ordered: Public[Flag] = False
    # 13.65 The explosion's die has been rolled: 0 not yet, 1 primary, 2 secondary.
    explosion: Annotated[Public[Choice], Names("EXPLOSIONS")] = 0
    # What the opponents have chosen for the first card, or NOBODY.
    chosen: Public[ActionNumber] = NOBODY
    # How many cards like it the open hand held when it was chosen.
    copies: Public[Count] = 0

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if not b.luck or b.forces[self.seat].out:
            b.discard_all(b.luck)
            b.luck = NOTHING
            b.stack.pop()
            return
        if not self.ordered:
            self.ordered = True
            if len(b.luck) > 1 and b.luck[0] != b.luck[1]:
                put_to_vote(b, self.seat, [CARD + card for card in sorted(b.luck)])
            return
        card = b.card(b.luck[0])
        if card.size == catalogue.EXPLOSION and self.explosion == 0:
            self.roll_explosion(b, card)
        elif self.chosen == NOBODY:
            self.ask(b, card)
        else:
            self.strike(b, card)

    def roll_explosion(self, b: Battle, card: Card) -> None:
        """13.65 A low die is a primary explosion."""
        assert b.dice is not None
        b.irrevocable += 1
        roll = b.dice.roll(LUCK)
        self.explosion = 1 if roll <= card.numbers[0] else 2
        told = events.EXPLOSION_PRIMARY if self.explosion == 1 else events.EXPLOSION_SECONDARY
        diary.exploded(b, told, self.seat, card.id, card.numbers[0], roll)

    def ask(self, b: Battle, card: Card) -> None:
        """13.6 What the card can do to this player; if nothing, it is discarded."""
        options = self.options(b, card)
        if options:
            put_to_vote(b, self.seat, options)
        else:
            diary.with_card(b, events.BAD_LUCK_HARMLESS, STROKE_RULES[card.size], self.seat, card.id)
            self.finish(b, True)

    def options(self, b: Battle, card: Card) -> list[int]:
        force = b.forces[self.seat]
        if card.size == catalogue.COUNTER:
            return counter_tactics(b, self.seat)
        if (
            card.size == catalogue.EXPLOSION
            or card.size == catalogue.FIRE_CONTROL
            or card.size == catalogue.DECK_FIRE
        ):
            return [SHIP + ship for ship in force.ships if self.ship_forbids(b, card, ship) == ALLOWED]
        return leaks(b, self.seat)

    def ship_forbids(self, b: Battle, card: Card, ship: int) -> int:
        if card.size == catalogue.DECK_FIRE and not b.ship(ship).is_carrier:
            return no.ONLY_CARRIERS_BURN
        if card.size == catalogue.EXPLOSION and self.explosion == 2 and not b.damage_cards(self.seat, ship):
            return no.ONLY_DAMAGED
        return ALLOWED

    def decided(self, b: Battle, action: int) -> None:
        """The opponents have spoken."""
        self.chosen = action
        self.copies = b.forces[self.seat].hand.count(action - CARD) if is_card(action) else 0
        in_hand = is_card(action) and b.family(action - CARD) == catalogue.TACTIC
        if action == HAND or in_hand:
            if action == HAND:
                diary.simple(b, events.COUNTER_AT_HAND, "13.61", self.seat)
            else:
                diary.with_card(b, events.COUNTER_AT_CARD, "13.61", self.seat, action - CARD)
            useful = nobody_useful(b)
            useful[self.seat] = ANY_TACTIC
            open_moment(b, self.seat, useful)

    def strike(self, b: Battle, card: Card) -> None:
        """The chosen thing happens; ships may be saved by Damage Control."""
        if is_ship(self.chosen):
            step = LuckControl(self.seat, self.chosen - SHIP)
            step.queue = [
                other for other in guardians(b, self.seat) if b.may_answer(other, catalogue.DAMAGE_CONTROL)
            ]
            if step.queue:
                rule = STROKE_RULES[card.size]
                diary.with_both(b, events.BAD_LUCK_AIMED, rule, self.seat, card.id, self.chosen - SHIP)
                b.stack.append(step)
            else:
                self.hit(b, card)
        elif card.size == catalogue.COUNTER:
            if self.played_in_time(b):
                self.chosen = NOBODY
                return
            self.lose_card(b)
            self.finish(b, True)
        else:
            self.leak(b)
            self.finish(b, True)

    def played_in_time(self, b: Battle) -> bool:
        """13.5, 13.61 The chosen card is in front of the task force now: opponents choose again."""
        hand = b.forces[self.seat].hand
        if self.chosen == HAND:
            return not hand
        return is_card(self.chosen) and hand.count(self.chosen - CARD) < self.copies

    def hit(self, b: Battle, card: Card) -> None:
        """13.62, 13.63, 13.65 The card goes under the ship, or the ship goes down."""
        ship = self.chosen - SHIP
        rule = STROKE_RULES[card.size]
        diary.with_both(b, events.BAD_LUCK_STRIKES, rule, self.seat, card.id, ship)
        points = worth(b, ship, card.damage)
        if card.size == catalogue.EXPLOSION and sinks(b, ship, points):
            blow_up(b, ship)
            close_ranks(b, self.seat)
            if b.forces[self.seat].ships:
                self.finish(b, True)
            else:
                # 11.2 The card is discarded with what was still to strike.
                self.chosen = NOBODY
                check_last_ship(b, self.seat)
            return
        b.forces[self.seat].attached = added(b.forces[self.seat].attached, ship << 8 | card.id)
        b.set_hurt(ship, b.hurt[ship] + points)
        mark_bad_luck(b, self.seat, ship)
        self.finish(b, False)

    def lose_card(self, b: Battle) -> None:
        """13.61 One card of those in front of the task force, or a blind pick."""
        assert b.dice is not None
        force = b.forces[self.seat]
        if is_tactic(self.chosen):
            discard_tactic(b, self.seat, self.chosen - TACTIC, "13.61")
        elif self.chosen == HAND:
            b.irrevocable += 1
            self.discard_from_hand(b, force.hand[b.dice.below(len(force.hand), BLIND)])
        elif self.chosen == FACE_DOWN:
            b.irrevocable += 1
            hidden = [entry for entry in force.area if entry & DOWN]
            self.discard_area(b, hidden[b.dice.below(len(hidden), BLIND)])
        elif is_table(self.chosen):
            if force.retreat == self.chosen - TABLE:
                # The repairs stay, the safety is gone.
                force.retreat = UNKNOWN
                b.to_discard(self.chosen - TABLE)
                diary.with_card(b, events.COUNTER_DISCARDS, "13.61", self.seat, self.chosen - TABLE)
            else:
                self.discard_area(b, self.chosen - TABLE)
        else:
            self.discard_from_hand(b, self.chosen - CARD)

    def discard_from_hand(self, b: Battle, card: int) -> None:
        b.leave_hand(self.seat, card)
        b.to_discard(card)
        diary.with_card(b, events.COUNTER_DISCARDS, "13.61", self.seat, card)

    def discard_area(self, b: Battle, entry: int) -> None:
        b.forces[self.seat].area = removed(b.forces[self.seat].area, entry)
        b.to_discard(entry & CARD_BITS)
        diary.with_card(b, events.COUNTER_DISCARDS, "13.61", self.seat, entry & CARD_BITS)

    def leak(self, b: Battle) -> None:
        """13.64 One thing that the enemy should not have known."""
        force = b.forces[self.seat]
        b.irrevocable += 1
        if self.chosen == SHOW_HAND:
            force.open = True
            if b.log is not None:
                facts: dict[str, Fact] = {
                    "seat": diary.seat_fact(self.seat),
                    "cards": diary.cards_fact(b, force.hand),
                }
                diary.tell(b, events.HAND_SHOWN, "13.64", facts)
        elif self.chosen == SHOW_AREA:
            area = []
            for entry in force.area:
                if entry & DOWN:
                    diary.with_card(b, events.AREA_REVEALED, "13.64", self.seat, entry & CARD_BITS)
                area.append(entry & CARD_BITS)
            area.sort()
            force.area = area
        elif self.chosen == SUBMARINES:
            for ship in force.ships:
                if b.ship(ship).is_submarine:
                    b.status[ship] |= ACTIVE
            diary.simple(b, events.SUBMARINES_HEARD, "13.64", self.seat)
        else:
            discard_tactic(b, self.seat, self.chosen - TACTIC, "13.64")

    def finish(self, b: Battle, discarded: bool) -> None:
        """The next card, if there is one."""
        if discarded:
            b.to_discard(b.luck[0])
        b.luck = b.luck[1:]
        self.chosen = NOBODY
        self.explosion = 0

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = FortunesOfWar(self.seat)
        other.ordered = self.ordered
        other.explosion = self.explosion
        other.chosen = self.chosen
        other.copies = self.copies
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.flag("ordered", self.ordered)
        to.choice("explosion", self.explosion, EXPLOSIONS)
        to.action("chosen", self.chosen)
        to.count("copies", self.copies)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = FortunesOfWar(told.seat("seat"))
        if told.says("ordered"):
            step.ordered = told.flag("ordered")
        if told.says("explosion"):
            step.explosion = told.choice("explosion", EXPLOSIONS)
        if told.says("chosen"):
            step.chosen = told.action("chosen")
        if told.says("copies"):
            step.copies = told.count("copies", 0, 9999)
        return step


def counter_tactics(b: Battle, seat: int) -> list[int]:
    """13.61 What can be lost, ascending."""
    force = b.forces[seat]
    found: list[int] = []
    hidden = False
    table: list[int] = []
    for entry in force.area:
        if entry & DOWN:
            hidden = True
        elif TABLE + entry not in table:
            table.append(TABLE + entry)
    if force.retreat != UNKNOWN and TABLE + force.retreat not in table:
        table.append(TABLE + force.retreat)
    table.sort()
    if hidden:
        found.append(FACE_DOWN)
    if force.open:
        # 13.64 A hand on the table is not picked blind.
        found += cards_in_hand(b, seat)[1:]
    found += table
    found += tactics_in_front(b, seat)
    if force.hand and not force.open:
        found.append(HAND)
    return found


def leaks(b: Battle, seat: int) -> list[int]:
    """13.64 What can leak out, ascending; nothing that would change nothing."""
    force = b.forces[seat]
    found = tactics_in_front(b, seat)
    for ship in force.ships:
        if b.ship(ship).is_submarine and not b.status[ship] & ACTIVE:
            found.append(SUBMARINES)
            break
    if force.hand and not force.open:
        found.append(SHOW_HAND)
    for entry in force.area:
        if entry & DOWN:
            found.append(SHOW_AREA)
            break
    return found


def tactics_in_front(b: Battle, seat: int) -> list[int]:
    found: list[int] = []
    for card in b.forces[seat].tactics:
        if TACTIC + b.card(card).size not in found:
            found.append(TACTIC + b.card(card).size)
    found.sort()
    return found


def discard_tactic(b: Battle, seat: int, which: int, rule: str) -> None:
    """13.5 It has no effect any more."""
    force = b.forces[seat]
    for card in force.tactics:
        if b.card(card).size == which:
            force.tactics = removed(force.tactics, card)
            b.to_discard(card)
            diary.with_card(b, events.TACTIC_LOST, rule, seat, card)
            return


class Ballot(Asking[Battle]):
    """13.6 The opinion of one opponent."""

    seat: Fixed[Public[SeatNumber]]
    options: Annotated[Fixed[Public[Packed]], PackedAs("OPTIONS")]
    given: Public[ActionNumber] = NOBODY

    def asked(self, b: Battle) -> int:
        return self.seat if self.given == NOBODY else NOBODY

    def question(self, b: Battle, seat: int) -> Decision:
        step = b.stack[-2]
        assert isinstance(step, FortunesOfWar)
        at = diary.seat_fact(step.seat)
        if is_order(b, self.options):
            return Decision(seat, decisions.BAD_LUCK_ORDER, "13.6", {"at": at})
        card = b.card(b.luck[0])
        return Decision(
            seat,
            STROKE_QUESTIONS[card.size],
            STROKE_RULES[card.size],
            {"at": at, "card": diary.card_fact(b, card.id)},
        )

    def choices(self, b: Battle, seat: int) -> list[int]:
        step = b.stack[-2]
        assert isinstance(step, FortunesOfWar)
        if is_ship(self.options[0]):
            return [SHIP + ship for ship in b.forces[step.seat].ships]
        return self.options

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if action in self.options:
            return ALLOWED
        step = b.stack[-2]
        assert isinstance(step, FortunesOfWar)
        if is_ship(self.options[0]) and b.owns(step.seat, action - SHIP):
            return step.ship_forbids(b, b.card(b.luck[0]), action - SHIP)
        return NOT_ASKED

    def answer(self, b: Battle, seat: int, action: int) -> None:
        self.given = action

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, options: list[int]) -> None:
        self.seat = seat
        self.options = options

    def copy(self) -> Step:
        other = Ballot(self.seat, self.options)
        other.given = self.given
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.packed("options", self.options, OPTIONS)
        to.action("given", self.given)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Ballot(told.seat("seat"), told.packed("options", OPTIONS))
        if told.says("given"):
            step.given = told.action("given")
        return step


def is_order(b: Battle, options: list[int]) -> bool:
    """Are these the Bad Luck cards themselves?"""
    return is_card(options[0]) and options[0] - CARD in b.luck


class Vote(Sealed):
    """13.6 The opponents decide: most votes, and a die between equals."""

    options: Annotated[Fixed[Public[Packed]], PackedAs("OPTIONS")]

    def begin(self, state: State, seat: int) -> Step:
        return Ballot(seat, self.options)

    def open(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        votes = [0] * len(self.options)
        for seat in range(b.seats):
            run = self.runs.get(seat)
            if isinstance(run, Ballot):
                votes[self.options.index(run.given)] += 1
        most = max(votes)
        tied = [self.options[place] for place in range(len(votes)) if votes[place] == most]
        choice = tied[0]
        if len(tied) > 1:
            assert b.dice is not None
            b.irrevocable += 1
            choice = tied[b.dice.below(len(tied), VOTE)]
        decide(b, choice)

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, members: int, options: list[int]) -> None:
        super().__init__(members)
        self.options = options

    def empty(self) -> Sealed:
        return Vote(self.members, self.options)

    def tell_facts(self, to: FactWriter) -> None:
        to.packed("options", self.options, OPTIONS)
        super().tell_facts(to)


def put_to_vote(b: Battle, seat: int, options: list[int]) -> None:
    """13.6 One opponent decides alone; a single possibility needs no vote."""
    members = 0
    for other in range(b.seats):
        if not b.same_team(seat, other) and not b.forces[other].out:
            members |= 1 << other
    if len(options) == 1 or members == 0:
        decide(b, options[0])
    else:
        b.stack.append(Vote(members, options))


def decide(b: Battle, choice: int) -> None:
    """The step below hears what the opponents want."""
    step = b.stack[-1]
    assert isinstance(step, FortunesOfWar)
    if is_card(choice) and choice - CARD in b.luck:
        # It was the order that was asked for.
        b.luck = [choice - CARD, *removed(b.luck, choice - CARD)]
        diary.with_card(b, events.BAD_LUCK_FIRST, "13.6", step.seat, choice - CARD)
    else:
        step.decided(b, choice)


class LuckControl(HandStep):
    """9.3, 13.6 Damage Control may answer what Bad Luck does to a ship."""

    seat: Fixed[Public[SeatNumber]]
    ship: Fixed[Public[ShipNumber]]
    queue: Public[Seats] = NOTHING

    def asked(self, b: Battle) -> int:
        return first_of(self.queue)

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        b.stack.pop()
        step = b.stack[-1]
        assert isinstance(step, FortunesOfWar)
        step.hit(b, b.card(b.luck[0]))

    def question(self, b: Battle, seat: int) -> Decision:
        facts: dict[str, Fact] = {
            "ship": diary.ship_fact(b, self.ship),
            "card": diary.card_fact(b, b.luck[0]),
        }
        return Decision(seat, decisions.SAVE_FROM_LUCK, "9.3", facts)

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return ALLOWED if b.family(card) == catalogue.DAMAGE_CONTROL else no.ONLY_CONTROL_NOW

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if action == DONE:
            self.queue = self.queue[1:]
            return
        spend(b, seat, action - CARD)
        diary.with_card(b, events.CONTROL_AGAINST_LUCK, "9.3", seat, action - CARD)
        announce(b, seat, action - CARD, self.ship)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        b.stack.pop()
        step = b.stack[-1]
        assert isinstance(step, FortunesOfWar)
        diary.with_ship(b, events.LUCK_NEGATED, "9.3", seat, thing)
        step.finish(b, True)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        """Another card may still help."""
        if not b.forces[seat].hand:
            self.queue = self.queue[1:]

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def copy(self) -> Step:
        other = LuckControl(self.seat, self.ship)
        other.queue = self.queue
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.ship("ship", self.ship)
        to.seats("queue", self.queue)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = LuckControl(told.seat("seat"), told.ship("ship"))
        if told.says("queue"):
            step.queue = told.seats("queue")
        return step
