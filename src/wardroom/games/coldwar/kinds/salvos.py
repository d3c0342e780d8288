"""7.1 Guns, missiles and torpedoes: a card, the ship of one's own that fires it, and its target."""

from typing import Final

from wardroom.core.decision import Decision
from wardroom.core.state import ALLOWED, NOBODY, NOT_ASKED
from wardroom.games.coldwar import battle, catalogue, decisions, diary
from wardroom.games.coldwar import refusals as no
from wardroom.games.coldwar.actions import SHIP, is_ship
from wardroom.games.coldwar.attacks import (
    disabled,
    enemy_ships,
    fired_kind,
    has_attacked,
    is_cruise,
    symbols_suffice,
)
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import HEAVY, Card
from wardroom.games.coldwar.draft import Draft
from wardroom.games.coldwar.kinds.kind import Kind, Look


class Salvo(Kind):
    """7.1 A card that a ship fires."""

    fired = True

    def damages(self, size: int) -> bool:
        return True

    def fits(self, b: Battle) -> list[int]:
        """7.11-7.13 By ship: the sizes of such cards that it can fire, as bits."""
        raise NotImplementedError

    def symbols(self, b: Battle, ship: int) -> list[int]:
        """6.1.B.1 How many symbols of each size a ship has for such cards."""
        raise NotImplementedError

    def attack(self, b: Battle, card: Card, ship: int, target: int) -> int:
        """The kind of attack that it makes."""
        raise NotImplementedError

    def ship_forbids(self, b: Battle, attacks: list[Attack], size: int, ship: int) -> int:
        """May this ship fire a card of the size at all, with these attacks made already?"""
        raise NotImplementedError

    def area_bars(self, b: Battle, draft: Draft) -> int:
        """13.3 An area defence of this turn bars the attack that matches it."""
        return ALLOWED

    def card_forbids(self, b: Battle, draft: Draft, card: Card) -> int:
        """Some ship can fire the card at some target; else the reason of the ship that came closest."""
        barred = self.barred(b, draft)
        if barred != ALLOWED:
            return barred
        if self.can_be_fired(b, draft, card.size):
            return ALLOWED
        best = no.NOBODY_TO_ATTACK
        for ship in b.forces[draft.seat].ships:
            code = self.fired_from_forbids(b, draft, card.size, ship)
            if CLOSENESS[code] >= CLOSENESS[best]:
                best = code
        return best

    def is_playable(self, b: Battle, draft: Draft, card: Card) -> bool:
        # Why no ship can fire a card is not asked here, and takes long to find out.
        return self.barred(b, draft) == ALLOWED and self.can_be_fired(b, draft, card.size)

    def barred(self, b: Battle, draft: Draft) -> int:
        """7, 13.3 No Fog of War is left, or an area defence stands in the way."""
        if draft.fog_left(b) < 1:
            return no.NO_FOG_LEFT
        return self.area_bars(b, draft) if b.switches.area_limits else ALLOWED

    def can_be_fired(self, b: Battle, draft: Draft, size: int) -> bool:
        """Some ship can fire the card at some target."""
        fits = self.fits(b)
        bit = 1 << size
        for ship in b.forces[draft.seat].ships:
            if fits[ship] & bit and self.fired_from_forbids(b, draft, size, ship) == ALLOWED:
                return True
        return False

    def fired_from_forbids(self, b: Battle, draft: Draft, size: int, ship: int) -> int:
        """May this ship of one's own fire the card at anything?"""
        code = self.ship_forbids(b, draft.attacks, size, ship)
        return code if code != ALLOWED else self.any_target_forbids(b, draft.seat, size, ship)

    def symbol_spent(self, b: Battle, attacks: list[Attack], size: int, ship: int) -> bool:
        """6.1.B.1 Have the symbols that could fire the card been used up in this volley?"""
        if not has_attacked(attacks, ship):
            return False
        fired = [0, 0, 0, 0]
        for attack in attacks:
            if attack.source == ship and attack.card != NOBODY and b.family(attack.card) == self.family:
                fired[b.card(attack.card).size] += 1
        return not symbols_suffice(self.symbols(b, ship), fired, size, b.switches.attack_opportunities)

    def question(self, b: Battle, draft: Draft) -> Decision:
        facts = draft.facts(b)
        if draft.ship == NOBODY:
            return Decision(draft.seat, decisions.FIRING_SHIP, "7.1", facts)
        facts["ship"] = diary.ship_fact(b, draft.ship)
        return Decision(draft.seat, decisions.TARGET, "7.1", facts)

    def candidates(self, b: Battle, draft: Draft) -> list[int]:
        if draft.ship != NOBODY:
            return enemy_ships(b, draft.seat)
        return [SHIP + ship for ship in b.forces[draft.seat].ships]

    def forbids(self, b: Battle, draft: Draft, action: int) -> int:
        if draft.ship != NOBODY:
            return self.aim_forbids(b, draft, action)
        if not b.owns(draft.seat, action - SHIP):
            return NOT_ASKED
        return self.fired_from_forbids(b, draft, self.size(b, draft), action - SHIP)

    def legal(self, b: Battle, draft: Draft) -> list[int]:
        if draft.ship != NOBODY:
            return self.legal_targets(b, draft)
        found = []
        size = self.size(b, draft)
        for ship in b.forces[draft.seat].ships:
            if self.fired_from_forbids(b, draft, size, ship) == ALLOWED:
                found.append(SHIP + ship)
        return found

    def shot(self, b: Battle, draft: Draft, action: int) -> Attack | None:
        if draft.ship == NOBODY or not is_ship(action):
            return None
        target = action - SHIP
        kind = self.attack(b, b.card(draft.card), draft.ship, target)
        return Attack(kind, draft.card, draft.ship, b.owner(target), target)

    def take(self, b: Battle, draft: Draft, action: int) -> None:
        if draft.ship == NOBODY:
            draft.ship = action - SHIP
        else:
            super().take(b, draft, action)


class Gun(Salvo):
    """7.11 From the first row at the first row."""

    family = catalogue.GUN
    declares = "gun"
    look = Look("attack", "gun", "gun", "gun", "gun", "one")
    sizes: tuple[str, ...] = catalogue.GUN_SIZES

    def fits(self, b: Battle) -> list[int]:
        return b.gun_fits

    def symbols(self, b: Battle, ship: int) -> list[int]:
        return b.ship(ship).guns

    def attack(self, b: Battle, card: Card, ship: int, target: int) -> int:
        return battle.GUN_ATTACK

    def ship_forbids(self, b: Battle, attacks: list[Attack], size: int, ship: int) -> int:
        # 5.22, 7.11
        if b.row(ship) != 1:
            return no.GUN_FROM_ROW
        if not b.gun_fits[ship] >> size & 1:
            return no.NO_GUN_OF_SIZE
        if self.symbol_spent(b, attacks, size, ship):
            return no.SYMBOL_SPENT
        return disabled(b, ship)

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        if b.ship(target).is_submarine:
            return no.SUBMARINE_SAFE
        return ALLOWED if b.row(target) == 1 else no.GUN_AT_ROW

    def area_bars(self, b: Battle, draft: Draft) -> int:
        return no.EVADE_BARS_GUNS if draft.has_area(b, catalogue.EVADE) else ALLOWED


class Missile(Salvo):
    """7.12, 12.9 C missiles fly from and into the third row."""

    family = catalogue.MISSILE
    declares = "missile"
    look = Look("attack", "missile", "missile", "missile", "missile", "one")
    sizes: tuple[str, ...] = catalogue.MISSILE_TYPES

    def fits(self, b: Battle) -> list[int]:
        return b.missile_fits

    def symbols(self, b: Battle, ship: int) -> list[int]:
        return b.ship(ship).missiles

    def attack(self, b: Battle, card: Card, ship: int, target: int) -> int:
        return battle.CRUISE_ATTACK if is_cruise(b, card, ship, target) else battle.MISSILE_ATTACK

    def ship_forbids(self, b: Battle, attacks: list[Attack], size: int, ship: int) -> int:
        # 5.22, 7.12, 12.9
        if b.row(ship) == 3:
            if not b.switches.cruise_missiles:
                return no.MISSILE_FROM_ROW
            if size != HEAVY:
                return no.ONLY_C_CRUISES
        if not b.missile_fits[ship] >> size & 1:
            return no.NO_MISSILE_OF_TYPE
        if b.status[ship] & battle.NO_FIRE_CONTROL:
            return no.FIRE_CONTROL_OUT
        if self.symbol_spent(b, attacks, size, ship):
            return no.SYMBOL_SPENT
        return disabled(b, ship)

    def target_forbids(self, b: Battle, size: int, ship: int, target: int) -> int:
        if b.ship(target).is_submarine:
            return no.SUBMARINE_SAFE
        if b.row(target) == 3 and not b.ship(ship).is_submarine:
            if not b.switches.cruise_missiles:
                return no.MISSILE_AT_ROW
            if size != HEAVY:
                return no.ONLY_C_CRUISES
        return ALLOWED

    def area_bars(self, b: Battle, draft: Draft) -> int:
        return no.ECM_BARS_MISSILES if draft.has_area(b, catalogue.ECM) else ALLOWED


class Torpedo(Salvo):
    """7.13 From submarines; one that is passive is hit by luck only."""

    family = catalogue.TORPEDO
    declares = "torpedo"
    look = Look("attack", "torpedo", "torpedo", "torpedo", "torpedo", "one")
    chances = 1

    def fits(self, b: Battle) -> list[int]:
        return b.torpedo_fits

    def symbols(self, b: Battle, ship: int) -> list[int]:
        return [b.ship(ship).torpedoes, 0, 0]

    def attack(self, b: Battle, card: Card, ship: int, target: int) -> int:
        return battle.TORPEDO_ATTACK

    def ship_forbids(self, b: Battle, attacks: list[Attack], size: int, ship: int) -> int:
        # 7.13
        torpedoes = b.ship(ship).torpedoes
        if torpedoes == 0:
            return no.NO_TORPEDOES
        if b.status[ship] & battle.NO_FIRE_CONTROL:
            return no.FIRE_CONTROL_OUT
        if fired_kind(attacks, ship, battle.TORPEDO_ATTACK) >= torpedoes:
            return no.SYMBOL_SPENT
        return disabled(b, ship)


def closeness(code: int) -> int:
    """How near a ship came to firing: the nearest refusal is the one worth telling."""
    if code in (no.GUN_FROM_ROW, no.MISSILE_FROM_ROW, no.NO_TORPEDOES):
        return 1
    if code in (no.NO_GUN_OF_SIZE, no.NO_MISSILE_OF_TYPE, no.ONLY_C_CRUISES):
        return 2
    if code == no.SYMBOL_SPENT:
        return 3
    if code in (no.CRITICAL, no.CRIPPLED, no.NOT_YET_USABLE):
        return 4
    return 0 if code == no.NOBODY_TO_ATTACK else 5


CLOSENESS: Final = [closeness(code) for code in range(len(no.RULES))]
