"""6.1.B.1 Battle Stations: the whole volley is drafted in private and becomes public when it is committed."""

from typing import cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.lists import added, take_out
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.games.coldwar import battle, catalogue, decisions, diary, events, task_force
from wardroom.games.coldwar.actions import CARD, SHIP, is_card, is_ship
from wardroom.games.coldwar.attacks import carrier_forbids, same_strike, settle_numbers
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.draft import DRAFTED_AREA, SURPRISES, Draft
from wardroom.games.coldwar.hand import cards_in_hand
from wardroom.games.coldwar.kinds.air_strikes import STRIKE
from wardroom.games.coldwar.kinds.families import AREA_DEFENCES, kind_of
from wardroom.games.coldwar.kinds.kind import Kind
from wardroom.games.coldwar.tactics import in_force
from wardroom.games.coldwar.task_force import may_bit


class BattleStations(Draft):
    """6.1.B.1 Attacks and area defences, within the Fog of War of the turn; Specials are seen at once.

    A card of the hand or a carrier is taken up; what is asked and done then, its kind knows.
    """

    def kind(self, b: Battle) -> Kind:
        """Of the card taken up; or the strike of the carrier that has been."""
        return STRIKE if self.card == NOBODY else kind_of(b, self.card)

    def wants_ship(self, b: Battle) -> bool:
        """Is the firing ship still to be named?"""
        return self.card != NOBODY and self.ship == NOBODY and self.kind(b).fired

    def asks_who_fires(self, state: State) -> bool:
        return self.wants_ship(cast(Battle, state))

    def with_choice(self, action: int) -> "BattleStations":
        """The draft with a card or a ship more in hand, to see what may be chosen after it."""
        other = cast(BattleStations, self.copy())
        if is_card(action):
            other.card = action - CARD
        else:
            other.ship = action - SHIP
        return other

    def asked(self, b: Battle) -> int:
        return self.seat

    def question(self, b: Battle, seat: int) -> Decision:
        if self.at_menu():
            return Decision(seat, decisions.BATTLE_STATIONS, "6.1.B.1", {"number": self.fog_left(b)})
        return self.kind(b).question(b, self)

    def choices(self, b: Battle, seat: int) -> list[int]:
        if not self.at_menu():
            return self.kind(b).candidates(b, self)
        found = cards_in_hand(b, seat)
        for ship in b.forces[seat].ships:
            if b.ship(ship).is_carrier:
                found.append(SHIP + ship)
        return found

    def bars(self, b: Battle, seat: int, action: int) -> int:
        if not self.at_menu():
            return self.kind(b).forbids(b, self, action)
        if not is_ship(action):
            return self.choice_forbids(b, seat, action)
        return STRIKE.carrier_forbids(b, self, action - SHIP) if b.owns(seat, action - SHIP) else NOT_ASKED

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        return kind_of(b, card).card_forbids(b, self, b.card(card))

    def is_playable(self, b: Battle, seat: int, card: int) -> bool:
        return kind_of(b, card).is_playable(b, self, b.card(card))

    def allowed(self, b: Battle, seat: int) -> list[int]:
        if not self.at_menu():
            return self.kind(b).legal(b, self)
        found = self.legal_cards(b, seat)
        if self.fog_left(b) < 1:
            # No carrier may strike: `carrier_forbids` would say so of each.
            return found
        for ship in b.forces[seat].ships:
            if b.ship(ship).is_carrier and STRIKE.carrier_forbids(b, self, ship) == ALLOWED:
                found.append(SHIP + ship)
        return found

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        if not self.at_menu():
            return False
        # What keeps a carrier from striking at all (12.5) is the reason, whatever its target.
        return is_card(action) or (
            is_ship(action) and carrier_forbids(cast(Battle, state), self.attacks, action - SHIP) == ALLOWED
        )

    def answer(self, b: Battle, seat: int, action: int) -> None:
        if not self.at_menu():
            self.kind(b).take(b, self, action)
        elif action == DONE:
            self.commit(b)
        elif is_ship(action):
            self.ship = action - SHIP
        else:
            self.card = action - CARD
            take_out(b.forces[seat].hand, self.card)

    def stands(self, b: Battle, seat: int, card: int, thing: int) -> None:
        kind_of(b, card).stands(b, self, card, thing)

    def falls(self, b: Battle, seat: int, card: int, thing: int) -> None:
        kind_of(b, card).falls(b, card)

    def commit(self, b: Battle) -> None:
        """All is specified: now everybody sees it, and submarines that attack become active (5.24)."""
        force = b.forces[self.seat]
        b.irrevocable += 1
        if self.area or self.surprises:
            b.played = True
        for entry in self.area:
            force.area = added(force.area, entry | self.may_lie(b) << 8 if entry & task_force.DOWN else entry)
        self.tell_defences(b)
        if force.known:
            hidden = [entry & task_force.CARD_BITS for entry in self.area if entry & task_force.DOWN]
            shown = self.cards_used()
            for card in hidden:
                take_out(shown, card)
            for card in shown:
                b.forget(force, card)
            b.lose_track(self.seat, hidden, self.may_lie(b))
        for attack in self.attacks:
            if attack.card != NOBODY:
                b.played = True
            settle_numbers(b, self.seat, attack)
        for entry in self.surprises:
            take_by_surprise(self.attacks, entry >> 8, entry & 255)
        # 13.57 A sneak attack is made without being heard.
        if b.switches.tactics == 0 or in_force(b, self.seat, catalogue.SNEAK) == 0:
            for attack in self.attacks:
                if attack.source != NOBODY and b.ship(attack.source).is_submarine:
                    b.status[attack.source] |= battle.ACTIVE
        b.volley = self.attacks
        for place in range(len(b.volley)):
            diary.attack_told(b, events.ATTACK_DECLARED, "6.1.B.1", place)
        b.stack.pop()

    def may_lie(self, b: Battle) -> int:
        """12.4 What a face-down card can be for the others: not what the attacks of the turn bar (13.3)."""
        mask = may_be_any(b)
        for kind in AREA_DEFENCES:
            if kind.area_forbids(b, self.attacks) != ALLOWED:
                mask &= ~may_bit(kind.family)
        return mask

    def tell_defences(self, b: Battle) -> None:
        if b.log is None:
            return
        seat = self.seat
        for entry in self.area:
            card = entry & task_force.CARD_BITS
            if entry & task_force.DOWN:
                diary.face_down(b, seat, card)
            else:
                diary.with_card(b, events.AREA_LAID, "8.1", seat, card)

    def is_draft(self) -> bool:
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Step:
        other = BattleStations(self.seat)
        other.spent = self.spent
        if self.attacks:
            other.attacks = [part.copy() for part in self.attacks]
        other.card = self.card
        other.ship = self.ship
        other.aimed = self.aimed
        other.aimed_seat = self.aimed_seat
        other.area = self.area
        other.surprises = self.surprises
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = BattleStations(self.seat)
        if seat == self.seat:
            other.spent = self.spent
            if self.attacks:
                other.attacks = [part.copy() for part in self.attacks]
            other.card = self.card
            other.ship = self.ship
            other.aimed = self.aimed
            other.aimed_seat = self.aimed_seat
            other.area = self.area
            other.surprises = self.surprises
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("seat", self.seat)
        to.count("spent", self.spent)
        for place in range(len(self.attacks)):
            to.begin(f"attacks {place}", "Attack")
            self.attacks[place].tell_facts(to)
            to.end()
        to.card("card", self.card)
        to.ship("ship", self.ship)
        to.ship("aimed", self.aimed)
        to.seat("force", self.aimed_seat)
        to.packed("area", self.area, DRAFTED_AREA)
        to.packed("surprises", self.surprises, SURPRISES)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = BattleStations(told.seat("seat"))
        if told.says("spent"):
            step.spent = told.count("spent", 0, 9999)
        if told.says("card"):
            step.card = told.card("card")
        if told.says("ship"):
            step.ship = told.ship("ship")
        if told.says("aimed"):
            step.aimed = told.ship("aimed")
        if told.says("force"):
            step.aimed_seat = told.seat("force")
        if told.says("area"):
            step.area = told.packed("area", DRAFTED_AREA)
        if told.says("surprises"):
            step.surprises = told.packed("surprises", SURPRISES)
        return step


def may_be_any(b: Battle) -> int:
    """12.4 What a face-down card can be where no attack bars anything."""
    base = task_force.MAY_EVADE | task_force.MAY_ECM | task_force.MAY_COVER | task_force.MAY_ASW
    return base | task_force.MAY_SWEEP | task_force.MAY_WARN if b.switches.action else base


def take_by_surprise(attacks: list[Attack], place: int, card: int) -> None:
    """7.18 The whole strike, or the one attack of a submarine."""
    attacks[place].surprise_card = card
    for other in range(len(attacks)):
        if same_strike(attacks, place, other):
            attacks[other].surprise = True
