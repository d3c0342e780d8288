"""9.4, 9.6, 7.18 Crews, spies and surprises: cards of Battle Stations that are no attack of their own."""

from wardroom.core.decision import Decision
from wardroom.core.lists import added
from wardroom.core.state import ALLOWED, NOT_ASKED
from wardroom.games.coldwar import battle, catalogue, decisions, diary, events, task_force
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import ATTACK, SEAT, SHIP, is_attack, is_seat
from wardroom.games.coldwar.attacks import from_submarine, same_strike, settle_numbers
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import ACTION_SET, Card
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.intelligence import Peek, look
from wardroom.games.coldwar.kinds.kind import Kind, Look
from wardroom.games.coldwar.specials import announce


def play_special(b: Battle, draft: Draft, thing: int) -> int:
    """9.4, 9.6 Not part of the draft: everybody sees it, and may negate it."""
    card = draft.card
    draft.choice_made()
    b.played = True
    b.irrevocable += 1
    b.forget(b.forces[draft.seat], card)
    return card


class Crew(Kind):
    """9.4 An efficient crew for a carrier."""

    family = catalogue.CREW
    look = Look("special", "crew", "crew", "crew")

    def belongs(self) -> tuple[str, str]:
        return ("crew-only-in-stations", "9.4")

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        best = no.CREW_NEEDS_CARRIER
        for ship in b.forces[draft.seat].ships:
            code = self.carrier_forbids(b, ship)
            if code == ALLOWED:
                return ALLOWED
            if b.ship(ship).is_carrier:
                best = code
        return best

    def carrier_forbids(self, b: Battle, ship: int) -> int:
        """9.4 One card for a carrier in a turn."""
        if not b.ship(ship).is_carrier:
            return no.CREW_NEEDS_CARRIER
        if b.status[ship] & battle.CREWED:
            return no.ONE_CREW_A_CARRIER
        return no.NOT_YET_USABLE if b.status[ship] & battle.IDLE else ALLOWED

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.CREW_CARRIER, "9.4", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [SHIP + ship for ship in b.forces[draft.seat].ships]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if not b.owns(draft.seat, action - SHIP):
            return NOT_ASKED
        return self.carrier_forbids(b, action - SHIP)

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        card = play_special(b, draft, action - SHIP)
        diary.with_ship(b, events.CREW_EFFICIENT, "9.4", draft.seat, action - SHIP)
        announce(b, draft.seat, card, action - SHIP)

    def stands(self, b: Battle, draft: Draft, card: int, thing: int) -> None:
        force = b.forces[draft.seat]
        force.attached = added(force.attached, thing << 8 | card)
        b.status[thing] |= battle.CREWED

    def falls(self, b: Battle, card: int) -> None:
        b.to_discard(card)


class Intelligence(Kind):
    """9.6 A look at the cards of an opponent; in an answer it negates a Special or a Tactic."""

    family = catalogue.INTELLIGENCE
    set = ACTION_SET
    look = Look("special", "spy", "eye", "spy")

    def belongs(self) -> tuple[str, str]:
        return ("intelligence-waits", "9.6")

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        for other in range(b.seats):
            if self.forbids(b, draft, SEAT + other) == ALLOWED:
                return ALLOWED
        return no.NOBODY_TO_SPY_ON

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.INTELLIGENCE_WHOM, "9.6", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [SEAT + other for other in range(b.seats)]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        """9.6 An opponent who has cards to look at."""
        other = action - SEAT
        if not is_seat(action) or other >= b.seats:
            return NOT_ASKED
        if other == draft.seat:
            return no.OWN_FORCE
        if b.same_team(draft.seat, other):
            return no.TEAM_MATE
        force = b.forces[other]
        if force.hand:
            return ALLOWED
        for entry in force.area:
            if entry & task_force.DOWN:
                return ALLOWED
        return no.NOBODY_TO_SPY_ON

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        card = play_special(b, draft, action - SEAT)
        b.to_discard(card)
        diary.spying(b, draft.seat, action - SEAT)
        announce(b, draft.seat, card, action - SEAT)

    def stands(self, b: Battle, draft: Draft, card: int, thing: int) -> None:
        look(b, draft.seat, thing)
        peek = Peek(draft.seat, thing)
        peek.fog = draft.fog_left(b)
        b.stack.append(peek)


class Surprise(Kind):
    """7.18 For an attack that has been declared: nothing but Air Defense answers it."""

    family = catalogue.SURPRISE
    set = ACTION_SET
    look = Look("attack", "surprise", "eye", "surprise", "surprise", "one")

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        best = no.NOTHING_TO_SURPRISE
        for place in range(len(draft.attacks)):
            best = self.forbids(b, draft, ATTACK + place)
            if best == ALLOWED:
                return ALLOWED
        return best

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.SURPRISE_WHICH, "7.18", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return [ATTACK + place for place in range(len(draft.attacks))]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        """7.18 One submarine's attack, or all attacks of one air strike; once for each."""
        place = action - ATTACK
        if not is_attack(action) or place >= len(draft.attacks):
            return NOT_ASKED
        attack = draft.attacks[place]
        if attack.kind < battle.LAND_ATTACK and not from_submarine(b, attack):
            return no.SURPRISE_AIR_OR_SUBMARINE
        for entry in draft.surprises:
            if same_strike(draft.attacks, entry >> 8, place):
                return no.ALREADY_A_SURPRISE
        return ALLOWED

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        """The attack as it is with the card."""
        if not is_attack(action):
            return None
        attack = draft.attacks[action - ATTACK].copy()
        settle_numbers(b, draft.seat, attack)
        attack.surprise = True
        return attack

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        draft.surprises = added(draft.surprises, action - ATTACK << 8 | draft.card)
        draft.spent += 1
        draft.choice_made()
