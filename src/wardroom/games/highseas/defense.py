"""7.defense Defenders answer the attacks with cards, before any of them is resolved."""

from typing import Annotated, cast

from wardroom.core.decision import DONE, Decision
from wardroom.core.fact_forms import FactReader, FactWriter
from wardroom.core.facts import (
    AttackPlace,
    CardNumber,
    Fixed,
    Flag,
    KnownIf,
    MaybeSeats,
    Public,
    SeatNumber,
    Shown,
)
from wardroom.core.fleets import CardStep, cards_in_hand
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED, State, Step
from wardroom.core.vocabulary import Fact
from wardroom.games.highseas import actions, battle, decisions, diary, events, page_facts
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.actions import is_attack, is_card, is_ship, is_table
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import ESCORT
from wardroom.games.highseas.kinds import IN_DEFENSE, KINDS, Kind


def any_coming(b: Battle, seat: int) -> bool:
    for attack in b.volley:
        if attack.seat == seat and attack.fate == battle.COMING:
            return True
    return False


def begin_defense(b: Battle) -> None:
    """7.defense Each fleet that is attacked, in order of seats from the attacker."""
    for offset in range(b.seats - 1, 0, -1):
        seat = (b.acting + offset) % b.seats
        if any_coming(b, seat):
            b.stack.append(Defense(seat))


class Defense(CardStep[Battle]):
    """7.defense A card of the hand or in front of the fleet, then the attack; Escort also names a ship."""

    defender: Shown[Fixed[Public[SeatNumber]]]
    # Who may still answer: the owner, then team-mates (16.2); None until their turn has come.
    queue: Shown[Public[MaybeSeats]] = None
    # A card is seen when it has been played, not while its player is still choosing.
    card: Annotated[Shown[CardNumber], KnownIf("is_answering")] = NOBODY
    # 6 The card lies in front of the fleet.
    prepared: Annotated[Shown[Flag], KnownIf("is_answering")] = False
    # 11.escort The attack to be redirected.
    attack: Annotated[Shown[AttackPlace], KnownIf("is_answering")] = NOBODY

    # -- who answers ----------------

    def asked(self, b: Battle) -> int:
        return self.queue[0] if self.queue else NOBODY

    def act(self, state: State) -> None:
        b = cast(Battle, state)
        if self.queue is None:
            self.queue = guardians(b, self.defender)
            self.skip_the_helpless(b)
        if not self.queue:
            b.stack.pop()

    def skip_the_helpless(self, b: Battle) -> None:
        """Whoever has cards is asked, since others cannot see which; in a playout only who could answer."""
        assert self.queue is not None
        if not any_coming(b, self.defender):
            self.queue = []
        while self.queue and not self.is_asked(b, self.queue[0]):
            self.queue = self.queue[1:]

    def is_asked(self, b: Battle, seat: int) -> bool:
        if not b.in_playout:
            return bool(b.fleets[seat].hand) or (seat == self.defender and has_prepared(b, seat))
        if self.has_legal_card(b, seat):
            return True
        if seat == self.defender:
            for entry in b.fleets[seat].front:
                if self.table_forbids(b, entry & battle.CARD_BITS) == ALLOWED:
                    return True
        return False

    def is_answering(self, seat: int) -> bool:
        return bool(self.queue) and self.queue is not None and self.queue[0] == seat

    # -- asking ----------------

    def decision(self, state: State, seat: int) -> Decision:
        b = cast(Battle, state)
        at = diary.seat_fact(self.defender)
        if self.card == NOBODY:
            return Decision(seat, decisions.DEFEND, "7.defense", self.threat(b))
        card = diary.card_fact(b, self.card)
        if self.attack == NOBODY:
            return Decision(seat, decisions.DEFEND_AGAINST, "7.defense", {"card": card, "at": at})
        target = diary.ship_fact(b, b.volley[self.attack].target)
        return Decision(seat, decisions.ESCORT_TO, "11.escort", {"card": card, "at": at, "ship": target})

    def threat(self, b: Battle) -> dict[str, Fact]:
        """Whose fleet is attacked, and how many attacks still come; of a single one what it is."""
        coming = [
            attack for attack in b.volley if attack.seat == self.defender and attack.fate == battle.COMING
        ]
        facts: dict[str, Fact] = {"at": diary.seat_fact(self.defender), "coming": len(coming)}
        if len(coming) == 1:
            facts["kind"] = battle.ATTACK_NAMES[coming[0].kind]
            facts["target"] = diary.ship_fact(b, coming[0].target)
        return facts

    def candidates(self, state: State, seat: int) -> list[int]:
        b = cast(Battle, state)
        if self.card == NOBODY:
            found = cards_in_hand(b, seat)
            if seat == self.defender:
                for card in front_kinds(b, seat):
                    found.append(actions.TABLE + card)
            return found
        if self.attack == NOBODY:
            return [
                actions.ATTACK + place
                for place in range(len(b.volley))
                if b.volley[place].seat == self.defender
            ]
        return [actions.SHIP + ship for ship in b.fleets[self.defender].ships]

    def forbids(self, state: State, seat: int, action: int) -> int:
        b = cast(Battle, state)
        if self.attack != NOBODY:
            return self.escort_forbids(b, action)
        if self.card != NOBODY:
            return self.place_forbids(b, action)
        if action == DONE:
            return ALLOWED
        if is_card(action):
            return (
                self.card_forbids(b, seat, action - actions.CARD)
                if b.holds(seat, action - actions.CARD)
                else NOT_ASKED
            )
        if is_table(action) and seat == self.defender and action - actions.TABLE in front_kinds(b, seat):
            return self.table_forbids(b, action - actions.TABLE)
        return NOT_ASKED

    def legal(self, state: State, seat: int) -> list[int]:
        if self.card != NOBODY:
            return super().legal(state, seat)
        b = cast(Battle, state)
        found = [DONE]
        self.add_cards(b, seat, found)
        if seat == self.defender:
            for card in front_kinds(b, seat):
                if self.table_forbids(b, card) == ALLOWED:
                    found.append(actions.TABLE + card)
        return found

    # -- forbidding ----------------

    def card_forbids(self, b: Battle, seat: int, card: int) -> int:
        """Is there any attack against which the card may be played?"""
        best = no.NOT_A_DEFENSE
        kind = KINDS[b.families[card]]
        for attack in b.volley:
            if attack.seat == self.defender:
                code = attack_forbids(b, kind, attack)
                if code == ALLOWED:
                    return ALLOWED
                if best != no.ALREADY_STOPPED:
                    best = code
        return best

    def table_forbids(self, b: Battle, card: int) -> int:
        """6 A card in front of the fleet works against one attack of each player, so once in his turn."""
        if card not in b.fleets[self.defender].front:
            return no.USED_THIS_TURN
        return self.card_forbids(b, self.defender, card)

    def place_forbids(self, b: Battle, action: int) -> int:
        if not is_attack(action) or action - actions.ATTACK >= len(b.volley):
            return NOT_ASKED
        attack = b.volley[action - actions.ATTACK]
        if attack.seat != self.defender:
            return NOT_ASKED
        return attack_forbids(b, KINDS[b.families[self.card]], attack)

    def escort_forbids(self, b: Battle, action: int) -> int:
        """11.escort To another ship of the same row."""
        if not is_ship(action) or not b.owns(self.defender, action - actions.SHIP):
            return NOT_ASKED
        target = b.volley[self.attack].target
        if action - actions.SHIP == target:
            return no.ALREADY_THE_TARGET
        return ALLOWED if b.row(action - actions.SHIP) == b.row(target) else no.ESCORT_SAME_ROW

    # -- answering ----------------

    def takes_up(self, state: State, seat: int, action: int) -> bool:
        return self.card == NOBODY and action != DONE

    def take(self, state: State, seat: int, action: int) -> None:
        b = cast(Battle, state)
        assert self.queue is not None
        if self.attack != NOBODY:
            self.escort(b, seat, action - actions.SHIP)
        elif self.card != NOBODY:
            if b.family(self.card) == ESCORT:
                self.attack = action - actions.ATTACK
                return
            self.stop(b, seat, action - actions.ATTACK)
        elif action == DONE:
            self.queue = self.queue[1:]
            self.skip_the_helpless(b)
            return
        else:
            self.prepared = is_table(action)
            self.card = action - (actions.TABLE if self.prepared else actions.CARD)
            return
        self.card = NOBODY
        self.prepared = False
        self.attack = NOBODY
        self.skip_the_helpless(b)

    def spend(self, b: Battle, seat: int) -> None:
        """A card of the hand is discarded; one in front of the fleet stays for the next player's turn (6)."""
        if self.prepared:
            b.use(seat, self.card)
        else:
            b.leave_hand(seat, self.card)
            b.to_discard(self.card)

    def stop(self, b: Battle, seat: int, place: int) -> None:
        self.spend(b, seat)
        b.volley[place].fate = battle.STOPPED
        diary.answered(b, events.STOPPED, KINDS[b.family(self.card)].rule, seat, self.card, place)

    def escort(self, b: Battle, seat: int, ship: int) -> None:
        """11.escort The attack goes on against another ship."""
        self.spend(b, seat)
        diary.redirected(b, seat, self.card, self.attack, ship)
        b.volley[self.attack].target = ship

    def is_draft(self) -> bool:
        return True

    # -- generated by `make generate` from the facts above: do not edit ----------------

    def __init__(self, defender: int) -> None:
        self.defender = defender

    def copy(self) -> Step:
        other = Defense(self.defender)
        other.queue = self.queue
        other.card = self.card
        other.prepared = self.prepared
        other.attack = self.attack
        return other

    def observe(self, state: State, seat: int) -> Step:
        other = Defense(self.defender)
        other.queue = self.queue
        if self.is_answering(seat):
            other.card = self.card
            other.prepared = self.prepared
            other.attack = self.attack
        return other

    def tell_facts(self, to: FactWriter) -> None:
        to.seat("defender", self.defender)
        to.seats("queue", self.queue if self.queue is not None else [])
        to.card("card", self.card)
        to.flag("prepared", self.prepared)
        to.place("attack", self.attack)

    @staticmethod
    def read(told: FactReader) -> Step:
        step = Defense(told.seat("defender"))
        if told.says("queue"):
            step.queue = told.seats("queue")
        if told.says("card"):
            step.card = told.card("card")
        if told.says("prepared"):
            step.prepared = told.flag("prepared")
        if told.says("attack"):
            step.attack = told.place("attack")
        return step

    def page_facts(self, b: State) -> "page_facts.DefenseFacts":
        shown: page_facts.DefenseFacts = {
            "defender": self.defender,
        }
        if self.queue is not None:
            shown["queue"] = self.queue[:]
        if self.card != -1:
            shown["card"] = b.card_keys[self.card]
        if self.prepared:
            shown["prepared"] = True
        if self.attack != -1:
            shown["attack"] = self.attack
        return shown


def attack_forbids(b: Battle, kind: Kind, attack: Attack) -> int:
    """Does a card of this kind meet the attack, and is there something left to stop?"""
    code = kind.meets_forbids(b, attack)
    if code != ALLOWED:
        return code
    return ALLOWED if attack.fate == battle.COMING else no.ALREADY_STOPPED


def guardians(b: Battle, seat: int) -> list[int]:
    """16.2 Who may play defences for a fleet: its owner, then team-mates in order of seats."""
    found = [seat]
    for other in range(b.seats):
        if other != seat and b.same_team(seat, other) and b.fleets[other].hand:
            found.append(other)
    return found


def has_prepared(b: Battle, seat: int) -> bool:
    """6 Does a defence lie in front of the fleet that has not worked in this turn?"""
    for entry in b.fleets[seat].front:
        if not entry & battle.USED and KINDS[b.family(entry)].steps & IN_DEFENSE:
            return True
    return False


def front_kinds(b: Battle, seat: int) -> list[int]:
    """The kinds of cards in front of a fleet, ascending."""
    kinds: list[int] = []
    for entry in b.fleets[seat].front:
        if entry & battle.CARD_BITS not in kinds:
            kinds.append(entry & battle.CARD_BITS)
    kinds.sort()
    return kinds
