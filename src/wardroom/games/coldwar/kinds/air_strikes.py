"""7.16, 7.17, 7.2 Attacks from the air: land based, by bombers, and by carriers, which need no card."""

from typing import Final

from wardroom.core.decision import DONE, Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar import battle, catalogue, decisions, diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import NUMBER, SEAT, SHIP, is_number, is_ship
from wardroom.games.coldwar.attacks import (
    carrier_forbids,
    enemy_ships,
    force_forbids,
    has_surface_ships,
    land_chance,
    strike_forbids,
)
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.kinds.forces import AtForce
from wardroom.games.coldwar.kinds.kind import Kind, Look


class CarrierStrike(Kind):
    """7.2 The strike of a carrier that has been chosen."""

    def size(self, b: Battle, draft: Draft) -> int:
        return NOBODY

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        return strike_forbids(b, ship, target)

    def carrier_forbids(self, b: Battle, draft: Draft, ship: int) -> int:
        """May this ship of one's own be chosen?"""
        if not b.ship(ship).is_carrier:
            return no.NO_CARRIER
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        code = carrier_forbids(b, draft.attacks, ship)
        if code != ALLOWED:
            return code
        if b.switches.area_limits and draft.has_area(b, catalogue.COVER):
            return no.COVER_BARS_STRIKES
        return self.any_target_forbids(b, draft.seat, NOBODY, ship)

    def question(self, b: Battle, draft: Draft) -> Decision:
        return Decision(draft.seat, decisions.STRIKE_TARGET, "7.2", {"ship": diary.ship_fact(b, draft.ship)})

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        return enemy_ships(b, draft.seat)

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        return self.aim_forbids(b, draft, action)

    def legal(self, b: Battle, draft: Draft) -> list[int]:
        return self.legal_targets(b, draft)

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        if not is_ship(action):
            return None
        target = action - SHIP
        return Attack(battle.CARRIER_ATTACK, NOBODY, draft.ship, b.owner(target), target)


class LandStrike(Kind):
    """7.16 Two or three attacks of one card, each for a Fog of War; by the row of the target."""

    family = catalogue.LAND_STRIKE
    declares = "land"
    look = Look("attack", "air", "air", "land", "land", "each")
    chances = 3
    repeats = True

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        return self.any_target_forbids(b, draft.seat, card.size, NOBODY)

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        return no.SUBMARINE_SAFE if b.ship(target).is_submarine else ALLOWED

    def question(self, b: Battle, draft: Draft) -> Decision:
        asked = decisions.TARGET if draft.aimed == NOBODY else decisions.NEXT_TARGET
        return Decision(draft.seat, asked, "7.16", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        ships = enemy_ships(b, draft.seat)
        return ships if draft.aimed == NOBODY else [DONE, *ships]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        """7.16 Each further attack of the card costs Fog of War."""
        if draft.aimed != NOBODY:
            if action == DONE:
                return ALLOWED
            if draft.fog_left(b) < 1:
                return no.NO_FOG_LEFT
        return self.aim_forbids(b, draft, action)

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        """7.16 Each target is an attack of its own; the card lies with the first."""
        if not is_ship(action):
            return None
        target = action - SHIP
        card = draft.card if draft.aimed == NOBODY else NOBODY
        attack = Attack(battle.LAND_ATTACK, card, NOBODY, b.owner(target), target)
        attack.chance = land_chance(b, b.card(draft.card), target)
        return attack

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        attack = self.shot(b, draft, action)
        if attack is None:
            draft.choice_made()
            return
        draft.declare(attack, 1)
        draft.aimed = attack.target
        strikes = 0
        for made in reversed(draft.attacks):
            strikes += 1
            if made.card != NOBODY:
                break
        if strikes >= b.card(draft.card).attacks or draft.fog_left(b) < 1:
            draft.choice_made()


class Bomber(AtForce):
    """7.17 At a task force, with a die for each Fog of War allotted."""

    family = catalogue.BOMBER
    declares = "bomber"
    look = Look("attack", "bomber", "bomber", "bomber", "bomber", "die")
    chances = 1

    def force_forbids(self, b: Battle, seat: int, other: int) -> int:
        """7.17 A task force with surface ships."""
        code = force_forbids(b, seat, other)
        if code != ALLOWED:
            return code
        return ALLOWED if has_surface_ships(b, other) else no.NO_SURFACE_SHIPS

    def question(self, b: Battle, draft: Draft) -> Decision:
        asked = decisions.BOMBER_TARGET if draft.aimed_seat == NOBODY else decisions.BOMBER_DICE
        return Decision(draft.seat, asked, "7.17", draft.facts(b))

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        if draft.aimed_seat == NOBODY:
            return super().candidates(b, draft)
        return [NUMBER + dice for dice in range(1, b.fog + 1)]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if draft.aimed_seat == NOBODY:
            return super().forbids(b, draft, action)
        if not is_number(action):
            return NOT_ASKED
        return ALLOWED if action - NUMBER <= draft.fog_left(b) else no.NO_FOG_LEFT

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        if draft.aimed_seat == NOBODY or not is_number(action):
            return None
        attack = Attack(battle.BOMBER_ATTACK, draft.card, NOBODY, draft.aimed_seat, NOBODY)
        attack.dice = action - NUMBER
        attack.chance = b.card(draft.card).numbers[0]
        return attack

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        attack = self.shot(b, draft, action)
        if attack is None:
            draft.aimed_seat = action - SEAT
        else:
            draft.declare(attack, attack.dice)
            draft.choice_made()


STRIKE: Final = CarrierStrike()
