"""7.declare All attacks of the turn are drafted in private and become public when they are committed."""

from typing import Annotated, Final, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    Between,
    CardNumber,
    Count,
    Fixed,
    Owner,
    Parts,
    Public,
    SeatNumber,
    ShipNumber,
    Shown,
    ShownIfAny,
)
from wardroom.core.fleets import CardStep, cards_in_hand
from wardroom.core.lists import take_out
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.highseas import battle, decisions, diary, events, page_facts
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import CARD, MOST_ATTACKS, SEAT, SHIP, is_card, is_seat, is_ship
from wardroom.games.highseas.attacks import (
    fleet_forbids,
    settle_numbers,
    strike_forbids,
)
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import LAND_AIR, SURPRISE, Card
from wardroom.games.highseas.kinds import IN_ATTACK, KINDS, is_spent

# 12.dice More than one card or carrier has.
MOST_DICE: Final = 6


class Declare(CardStep[Battle]):
    """7.declare Cards, ships and targets against all opponents; Surprise Attacks come first, in the open."""

    seat: Shown[Fixed[Public[SeatNumber]]]
    # Private until all of them are committed.
    attacks: Owner[Parts[Attack]] = battle.NO_ATTACKS
    # The choice being made: a card or a carrier, then the firing ship or ships, then targets.
    card: Shown[Owner[CardNumber]] = NOBODY
    ship: Shown[Owner[ShipNumber]] = NOBODY
    second: Shown[Owner[ShipNumber]] = NOBODY
    # 12.dice Dice of the card or carrier already laid on targets.
    laid: Annotated[ShownIfAny[Owner[Count]], Between(0, MOST_DICE)] = 0

    # -- what has been drafted ----------------

    def cards_used(self) -> list[int]:
        """Cards that have left the hand for the draft, the one being placed included."""
        used = [attack.card for attack in self.attacks if attack.card != NOBODY]
        if self.card != NOBODY and self.laid == 0:
            used.append(self.card)
        return used

    def at_menu(self) -> bool:
        return self.card == NOBODY and self.ship == NOBODY

    def wants_ship(self, card: Card) -> bool:
        """Is the firing ship, or the second one of a double salvo, still to be named?"""
        if not KINDS[card.family].fired:
            return False
        return self.ship == NOBODY or (card.double and self.second == NOBODY)

    def asks_who_fires(self, state: State) -> bool:
        b = cast(Battle, state)
        return self.card != NOBODY and self.wants_ship(b.card(self.card))

    def with_choice(self, action: int) -> "Declare":
        """The draft with a card or a ship more in hand, to see what may be chosen after it."""
        other = cast(Declare, self.copy())
        if is_card(action):
            other.card = action - CARD
        elif self.ship == NOBODY:
            other.ship = action - SHIP
        else:
            other.second = action - SHIP
        return other

    # -- asking ----------------

    def asked(self, b: Battle) -> int:
        return self.seat

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        if self.at_menu():
            return Decision(seat, decisions.DECLARE, "7.declare")
        if self.card == NOBODY:
            kind = decisions.STRIKE_TARGET if self.laid == 0 else decisions.NEXT_STRIKE_TARGET
            return Decision(seat, kind, "12.carriers", {"ship": diary.ship_fact(b, self.ship)})
        card = b.card(self.card)
        facts: dict[str, Fact] = {"card": diary.card_fact(b, self.card)}
        if card.family == SURPRISE:
            return Decision(seat, decisions.SURPRISE_WHOM, "11.surprise-attack", facts)
        if self.ship != NOBODY:
            facts["ship"] = diary.ship_fact(b, self.ship)
        if self.wants_ship(card):
            kind = decisions.FIRING_SHIP if self.ship == NOBODY else decisions.SECOND_SHIP
            return Decision(seat, kind, "10", facts)
        if card.family == LAND_AIR:
            kind = decisions.TARGET if self.laid == 0 else decisions.NEXT_TARGET
            return Decision(seat, kind, "11.land-based-air", facts)
        return Decision(seat, decisions.TARGET, "10", facts)

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if self.at_menu():
            found = cards_in_hand(b, seat)
            for ship in b.fleets[seat].ships:
                if b.ship(ship).is_carrier:
                    found.append(SHIP + ship)
            return found
        if self.card != NOBODY:
            card = b.card(self.card)
            if card.family == SURPRISE:
                return [SEAT + other for other in range(b.seats)]
            if self.wants_ship(card):
                return [SHIP + ship for ship in b.fleets[seat].ships]
        found = enemy_ships(b, seat)
        if self.laid > 0:
            found.insert(0, DONE)
        return found

    # -- forbidding ----------------

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if self.at_menu():
            return self.menu_forbids(b, action)
        if self.card != NOBODY:
            card = b.card(self.card)
            if card.family == SURPRISE:
                return self.surprise_forbids(b, action - SEAT) if is_seat(action) else NOT_ASKED
            if self.wants_ship(card):
                return self.platform_forbids(b, card, action)
        if action == DONE:
            return ALLOWED if self.laid > 0 else NOT_ASKED
        return self.aim_forbids(b, action)

    def menu_forbids(self, b: Battle, action: int) -> int:
        """Is there any complete use of the card, or any strike of the carrier?"""
        if action == DONE:
            return ALLOWED
        if is_ship(action):
            ship = action - SHIP
            return self.carrier_forbids(b, ship) if b.owns(self.seat, ship) else NOT_ASKED
        if not is_card(action) or not b.holds(self.seat, action - CARD):
            return NOT_ASKED
        return self.card_forbids(b, self.seat, action - CARD)

    def legal(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if self.at_menu():
            found = [DONE]
            self.add_cards(b, seat, found)
            for ship in b.fleets[seat].ships:
                if b.ship(ship).is_carrier and self.carrier_forbids(b, ship) == ALLOWED:
                    found.append(SHIP + ship)
            return found
        if self.card != NOBODY:
            card = b.card(self.card)
            if card.family == SURPRISE:
                return super().legal(state, seat)
            if self.wants_ship(card):
                found = []
                for ship in b.fleets[seat].ships:
                    if self.fired_from_forbids(b, card, ship) == ALLOWED:
                        found.append(SHIP + ship)
                return found
        return self.legal_targets(b)

    def legal_targets(self, b: Battle) -> list[int]:
        """What may be aimed at with the choice being made."""
        found = []
        aimed = self.aimed_fleet()
        for other in range(b.seats):
            if other == self.seat or (aimed != NOBODY and other != aimed):
                continue
            if fleet_forbids(b, self.seat, other) != ALLOWED:
                continue
            for target in b.fleets[other].ships:
                if self.hit_forbids(b, target) == ALLOWED:
                    found.append(SHIP + target)
        if b.seats > 2:
            found.sort()
        if self.laid > 0:
            found.insert(0, DONE)
        return found

    def hit_forbids(self, b: Battle, target: int) -> int:
        if self.card == NOBODY:
            return strike_forbids(b, target)
        return KINDS[b.family(self.card)].target_forbids(b, self.ship, target)

    def aimed_fleet(self) -> int:
        """12 The fleet on whose ships dice of this card or carrier lie, or NOBODY."""
        return self.attacks[-1].seat if self.laid > 0 else NOBODY

    def aim_forbids(self, b: Battle, action: int) -> int:
        """May the choice being made be aimed at this ship?"""
        if not is_ship(action):
            return NOT_ASKED
        target = action - SHIP
        other = b.owner(target)
        if other == NOBODY:
            return NOT_ASKED
        code = fleet_forbids(b, self.seat, other)
        if code != ALLOWED:
            return code
        # 11.land-based-air Any ships, but of one fleet; carriers likewise.
        if self.laid > 0 and other != self.aimed_fleet():
            return no.ONE_FLEET
        return self.hit_forbids(b, target)

    def is_playable(self, b: Battle, seat: int, card: int) -> bool:
        # Why no ship can fire a card is not asked here, and takes long to find out.
        if KINDS[b.families[card]].fired:
            return self.room_forbids() == ALLOWED and self.can_be_fired(b, b.card(card))
        return self.card_forbids(b, seat, card) == ALLOWED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        family = b.family(card)
        if not KINDS[family].steps & IN_ATTACK:
            return no.NOT_AN_ATTACK
        if family == SURPRISE:
            return self.any_surprise_forbids(b)
        code = self.room_forbids()
        if code != ALLOWED:
            return code
        if family == LAND_AIR:
            return self.any_target_forbids(b, b.card(card), NOBODY)
        return self.any_platform_forbids(b, b.card(card))

    def room_forbids(self) -> int:
        """7.declare More dice than any table has: only content of one's own comes to that."""
        return no.TOO_MANY_ATTACKS if len(self.attacks) >= MOST_ATTACKS else ALLOWED

    def any_surprise_forbids(self, b: Battle) -> int:
        """11.surprise-attack It comes before the other attacks are declared."""
        if self.attacks:
            return no.SURPRISE_FIRST
        for other in range(b.seats):
            if self.surprise_forbids(b, other) == ALLOWED:
                return ALLOWED
        return no.NOTHING_TO_SURPRISE

    def surprise_forbids(self, b: Battle, other: int) -> int:
        """11.surprise-attack An opponent with cards in front of the fleet; a retreat is no shelter."""
        if other >= b.seats:
            return NOT_ASKED
        if other == self.seat:
            return no.OWN_FLEET
        if b.same_team(self.seat, other):
            return no.TEAM_MATE
        return ALLOWED if b.fleets[other].front else no.NOTHING_TO_SURPRISE

    def can_be_fired(self, b: Battle, card: Card) -> bool:
        """Some ship can fire the card at some target."""
        for ship in b.fleets[self.seat].ships:
            if self.fired_from_forbids(b, card, ship) == ALLOWED:
                return True
        return False

    def any_platform_forbids(self, b: Battle, card: Card) -> int:
        """Some ship can fire the card at some target; else the reason of the ship that came closest."""
        best = no.NOBODY_TO_ATTACK
        for ship in b.fleets[self.seat].ships:
            code = self.fired_from_forbids(b, card, ship)
            if code == ALLOWED:
                return ALLOWED
            if CLOSENESS[code] >= CLOSENESS[best]:
                best = code
        return best

    def platform_forbids(self, b: Battle, card: Card, action: int) -> int:
        ship = action - SHIP
        if not is_ship(action) or not b.owns(self.seat, ship):
            return NOT_ASKED
        return self.fired_from_forbids(b, card, ship)

    def fired_from_forbids(self, b: Battle, card: Card, ship: int) -> int:
        """May this ship of one's own fire the card at anything?"""
        if ship == self.ship:
            return no.TWO_SHIPS_TOGETHER
        code = KINDS[card.family].ship_forbids(b, self.attacks, card, ship)
        if code != ALLOWED:
            return code
        if card.double and self.ship == NOBODY and not self.has_partner(b, card, ship):
            return no.TWO_SHIPS_TOGETHER
        return self.any_target_forbids(b, card, ship)

    def has_partner(self, b: Battle, card: Card, ship: int) -> bool:
        """11.secondary-salvo Two different ships fire a double salvo together."""
        kind = KINDS[card.family]
        for other in b.fleets[self.seat].ships:
            if other != ship and kind.ship_forbids(b, self.attacks, card, other) == ALLOWED:
                return True
        return False

    def any_target_forbids(self, b: Battle, card: Card | None, ship: int) -> int:
        """Is there anything to fire the card at, or to send the aircraft of a carrier against?"""
        best = no.NOBODY_TO_ATTACK
        kind = KINDS[card.family] if card is not None else None
        for other in range(b.seats):
            fleet = b.fleets[other]
            if fleet.out or b.same_team(self.seat, other):
                continue
            code = fleet_forbids(b, self.seat, other)
            if code == ALLOWED:
                for target in fleet.ships:
                    if kind is None:
                        code = strike_forbids(b, target)
                    else:
                        code = kind.target_forbids(b, ship, target)
                    if code == ALLOWED:
                        return ALLOWED
            best = code
        return best

    def carrier_forbids(self, b: Battle, ship: int) -> int:
        """12.carriers Once a turn, from any row, at a fleet with surface ships."""
        if not b.ship(ship).is_carrier:
            return no.NO_CARRIER
        if is_spent(self.attacks, ship, battle.CARRIER_ATTACK):
            return no.WEAPON_SPENT
        code = self.room_forbids()
        return code if code != ALLOWED else self.any_target_forbids(b, None, ship)

    def can_do_anything(self, b: Battle) -> bool:
        """Is there any answer but `done`?"""
        if self.has_legal_card(b, self.seat):
            return True
        for ship in b.fleets[self.seat].ships:
            if b.ship(ship).is_carrier and self.carrier_forbids(b, ship) == ALLOWED:
                return True
        return False

    # -- drafting ----------------

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        return self.at_menu() and action != DONE

    def is_given_at_once(self, state: State, seat: int, action: int) -> bool:
        """11.surprise-attack All see what is discarded."""
        return is_card(action) and cast(Battle, state).family(action - CARD) == SURPRISE

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        if self.at_menu():
            if action == DONE:
                self.commit(b)
            elif is_ship(action):
                self.ship = action - SHIP
            else:
                self.card = action - CARD
                take_out(b.fleets[seat].hand, self.card)
            return
        if self.card == NOBODY:
            self.lay_die(b, action, b.flights(self.ship))
            return
        card = b.card(self.card)
        if card.family == SURPRISE:
            self.surprise(b, action - SEAT)
        elif card.family == LAND_AIR:
            self.lay_die(b, action, card.attacks)
        elif self.ship == NOBODY:
            self.ship = action - SHIP
        elif self.wants_ship(card):
            self.second = action - SHIP
        else:
            self.fire(b, card, action - SHIP)

    def fire(self, b: Battle, card: Card, target: int) -> None:
        """One or two ships, one target."""
        attack = Attack(KINDS[card.family].attack, card.id, self.ship, b.owner(target), target)
        if self.second != NOBODY:
            attack.source = min(self.ship, self.second)
            attack.second = max(self.ship, self.second)
        settle_numbers(b, attack)
        self.attacks = [*self.attacks, attack]
        self.choice_made()

    def lay_die(self, b: Battle, action: int, most: int) -> None:
        """12.dice Each die is an attack of its own; the card lies with the first."""
        if action == DONE:
            self.choice_made()
            return
        target = action - SHIP
        kind = battle.CARRIER_ATTACK if self.card == NOBODY else battle.LAND_ATTACK
        card = self.card if self.laid == 0 else NOBODY
        attack = Attack(kind, card, self.ship, b.owner(target), target)
        if self.card == NOBODY:
            settle_numbers(b, attack)
        else:
            KINDS[b.family(self.card)].settle(b, attack, b.card(self.card))
        self.attacks = [*self.attacks, attack]
        self.laid += 1
        if self.laid >= most or self.room_forbids() != ALLOWED:
            self.choice_made()

    def surprise(self, b: Battle, other: int) -> None:
        """11.surprise-attack Not part of the draft: everything in front of that fleet is gone at once."""
        fleet = b.fleets[other]
        cards = [entry & battle.CARD_BITS for entry in fleet.front]
        fleet.front = battle.NOTHING
        b.discard_all(cards)
        b.to_discard(self.card)
        b.irrevocable += 1
        diary.surprised(b, self.seat, other, cards)
        self.choice_made()

    def choice_made(self) -> None:
        self.card = NOBODY
        self.ship = NOBODY
        self.second = NOBODY
        self.laid = 0

    def commit(self, b: Battle) -> None:
        """7.declare Now everybody sees the attacks."""
        b.irrevocable += 1
        b.volley = self.attacks
        for place in range(len(b.volley)):
            diary.attack_told(b, events.ATTACK_DECLARED, "7.declare", place)
        b.stack.pop()

    # -- copying ----------------

    def is_draft(self) -> bool:
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = Declare(self.seat)
        if self.attacks:
            other.attacks = [part.copy() for part in self.attacks]
        other.card = self.card
        other.ship = self.ship
        other.second = self.second
        other.laid = self.laid
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Declare(self.seat)
        if seat == self.seat:
            if self.attacks:
                other.attacks = [part.copy() for part in self.attacks]
            other.card = self.card
            other.ship = self.ship
            other.second = self.second
            other.laid = self.laid
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        for place in range(len(self.attacks)):
            to.begin(f"attacks {place}", "Attack")
            self.attacks[place].tell_facts(to)
            to.end()
        to.card("card", self.card)
        to.ship("ship", self.ship)
        to.ship("second", self.second)
        to.count("laid", self.laid)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Declare(told.seat("seat"))
        if told.says("card"):
            step.card = told.card("card")
        if told.says("ship"):
            step.ship = told.ship("ship")
        if told.says("second"):
            step.second = told.ship("second")
        if told.says("laid"):
            step.laid = told.count("laid", 0, 6)
        return step

    def page_facts(self, b: State) -> "page_facts.DeclareFacts":
        shown: page_facts.DeclareFacts = {
            "seat": self.seat,
        }
        if self.card != -1:
            shown["card"] = b.card_keys[self.card]
        if self.ship != -1:
            shown["ship"] = b.ship_keys[self.ship]
        if self.second != -1:
            shown["second"] = b.ship_keys[self.second]
        if self.laid:
            shown["laid"] = self.laid
        return shown


def closeness(code: int) -> int:
    """How near a ship came to firing: the nearest refusal is the one worth telling."""
    near = 4
    if code == no.NOBODY_TO_ATTACK:
        near = 0
    elif code in (no.NO_MAIN_BATTERY, no.NO_SECONDARY_BATTERY, no.NO_TORPEDO_MOUNT, no.NO_CHARGES):
        near = 1
    elif code in (no.MAIN_FROM_ROW, no.SECONDARY_FROM_ROW, no.TORPEDO_FROM_ROW, no.CHARGE_FROM_ROW):
        near = 2
    elif code in (no.SUBMARINE_PASSIVE, no.WEAPON_SPENT, no.TWO_SHIPS_TOGETHER):
        near = 3
    return near


CLOSENESS: Final = [closeness(code) for code in range(len(no.RULES))]


def enemy_ships(b: Battle, seat: int) -> list[int]:
    """Every ship on the table that is not one's own, ascending."""
    found = []
    for other in range(b.seats):
        if other != seat:
            for ship in b.fleets[other].ships:
                found.append(SHIP + ship)
    if b.seats > 2:
        found.sort()
    return found
