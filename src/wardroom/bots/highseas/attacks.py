"""7.declare The attacks: what is most likely to sink most, one after another."""

from wardroom.bots.highseas.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import battle, catalogue
from wardroom.games.highseas.actions import CARD, SEAT, SHIP, is_card, is_seat, is_ship
from wardroom.games.highseas.attacks import (
    fleet_forbids,
    needed,
    settle_numbers,
    strike_forbids,
)
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import Card
from wardroom.games.highseas.ending import score
from wardroom.games.highseas.kinds import KINDS
from wardroom.games.highseas.odds import likely, stopped_by_dice
from wardroom.games.highseas.volley import Declare

# What a card before an enemy's fleet is worth to us when it is gone.
FRONT_WORTH = {
    catalogue.RETREAT: 2.0,
    catalogue.PLANNING: 0.5,
    catalogue.NEAR_MISS: 1.2,
    catalogue.ARMOR: 0.8,
    catalogue.ESCORT: 0.8,
}


class Outlook:
    """What the enemies lose if the draft comes home, and what the hand could add to it."""

    def __init__(self, b: Battle, draft: Declare, w: Weights) -> None:
        self.b = b
        self.draft = draft
        self.w = w
        self.seat = draft.seat
        # By ship: damage that the draft brings, and the chance that its dice sink her.
        self.coming: dict[int, int] = {}
        self.sunk: dict[int, float] = {}
        for attack in draft.attacks:
            if attack.damage:
                self.coming[attack.target] = self.coming.get(attack.target, 0) + attack.damage
            else:
                chance = self.dice(attack)
                spared = 1 - self.sunk.get(attack.target, 0.0)
                self.sunk[attack.target] = 1 - spared * (1 - chance)
        scores = [score(b, seat) for seat in range(b.seats)]
        self.leader = max(range(b.seats), key=lambda seat: (scores[seat], -seat))
        self.reach = self.damage_in_hand()

    def dice(self, attack: Attack) -> float:
        """The chance that an air attack or a torpedo comes through and sinks."""
        return (1 - stopped_by_dice(self.b, attack)) * likely(needed(self.b, attack))

    def damage_in_hand(self) -> dict[int, int]:
        """By row (1, 2) the damage that salvos of the hand can still bring there together."""
        b = self.b
        found = {1: 0, 2: 0}
        used: list[int] = []
        hand = sorted(b.fleets[self.seat].hand, key=lambda card: -b.card(card).damage)
        for held in hand:
            card = b.card(held)
            if card.family not in (catalogue.MAIN, catalogue.SECONDARY) or card.double:
                continue
            for ship in b.fleets[self.seat].ships:
                key = ship << 1 | (card.family == catalogue.MAIN)
                code = KINDS[card.family].ship_forbids(b, self.draft.attacks, card, ship)
                if code == ALLOWED and key not in used:
                    used.append(key)
                    found[1] += card.damage
                    if card.family == catalogue.MAIN:
                        found[2] += card.damage
                    break
        return found

    def worth(self, target: int) -> float:
        """A ship sunk, for us and against whoever is ahead."""
        points = float(self.b.ship(target).points)
        if self.b.owner(target) == self.leader:
            points *= 1 + self.w.leader
        return points

    def value(self, attack: Attack) -> float:
        """What one more attack is worth."""
        b = self.b
        target = attack.target
        spared = 1 - self.sunk.get(target, 0.0)
        left = b.ship(target).hull - b.hurt[target] - self.coming.get(target, 0)
        worth = self.worth(target)
        if left <= 0:
            worth *= self.w.overkill
            left = b.ship(target).hull - b.hurt[target]
        if attack.kind == battle.TORPEDO_ATTACK or attack.flies():
            return worth * spared * self.dice(attack)
        through = 1 - stopped_by_dice(b, attack)
        share = min(attack.damage, left) / left
        if attack.damage < left:
            reach = self.reach.get(b.row(target), attack.damage)
            share *= 1.0 if max(reach, attack.damage) >= left else self.w.promise
        return worth * spared * through * share

    # -- choices ----------------

    def best_target(self, card: Card, ship: int) -> tuple[float, int]:
        """Where a card, from a ship or from land, is worth most."""
        b = self.b
        best, value = NOBODY, 0.0
        for other in range(b.seats):
            if other == self.seat or fleet_forbids(b, self.seat, other) != ALLOWED:
                continue
            for target in b.fleets[other].ships:
                if KINDS[card.family].target_forbids(b, ship, target) == ALLOWED:
                    gain = self.card_value(card, ship, target)
                    if gain > value:
                        best, value = target, gain
        return value, best

    def card_value(self, card: Card, ship: int, target: int) -> float:
        attack = Attack(KINDS[card.family].attack, card.id, ship, self.b.owner(target), target)
        KINDS[card.family].settle(self.b, attack, card)
        return self.value(attack)

    def strike_value(self, ship: int, target: int) -> float:
        attack = Attack(battle.CARRIER_ATTACK, NOBODY, ship, self.b.owner(target), target)
        settle_numbers(self.b, attack)
        return self.value(attack)

    def best_strike(self, ship: int) -> tuple[float, int]:
        b = self.b
        best, value = NOBODY, 0.0
        for other in range(b.seats):
            if other == self.seat or fleet_forbids(b, self.seat, other) != ALLOWED:
                continue
            for target in b.fleets[other].ships:
                if strike_forbids(b, target) == ALLOWED:
                    gain = self.strike_value(ship, target)
                    if gain > value:
                        best, value = target, gain
        return value, best

    def platform(self, card: Card) -> int:
        """A ship that can fire the card: of several the one with the best mount."""
        b = self.b
        best = NOBODY
        for ship in b.fleets[self.seat].ships:
            if KINDS[card.family].ship_forbids(b, self.draft.attacks, card, ship) == ALLOWED:
                if best == NOBODY or b.ship(ship).mount > b.ship(best).mount:
                    best = ship
        return best

    def menu_value(self, action: int) -> float:
        """What a card or a carrier can do at best."""
        b = self.b
        if is_ship(action):
            return self.best_strike(action - SHIP)[0]
        card = b.card(action - CARD)
        if card.family == catalogue.SURPRISE:
            return max(self.surprise_value(other) for other in range(b.seats))
        if KINDS[card.family].fired:
            return self.best_target(card, self.platform(card))[0]
        return self.best_target(card, NOBODY)[0]

    def surprise_value(self, other: int) -> float:
        if self.draft.surprise_forbids(self.b, other) != ALLOWED:
            return 0.0
        # It must come first, whatever the other attacks are worth.
        return 10 * sum(
            FRONT_WORTH.get(self.b.family(e & battle.CARD_BITS), 0.0) for e in self.b.fleets[other].front
        )


def declare(b: Battle, draft: Declare, legal: list[int], w: Weights) -> int:
    """The best of what is left, until nothing is worth its card."""
    outlook = Outlook(b, draft, w)
    if draft.at_menu():
        best, value = DONE, w.attack
        for action in legal:
            if action != DONE:
                gain = outlook.menu_value(action)
                # A carrier's attack costs no card.
                if gain > (value if best != DONE or is_card(action) else 0.0):
                    best, value = action, gain
        return best
    if draft.card != NOBODY:
        card = b.card(draft.card)
        if card.family == catalogue.SURPRISE:
            return max(
                (action for action in legal if is_seat(action)),
                key=lambda action: (outlook.surprise_value(action - SEAT), -action),
            )
        if draft.wants_ship(card):
            return max(legal, key=lambda action: (platform_worth(b, outlook, card, action - SHIP), -action))
    return aim(b, draft, outlook, legal)


def platform_worth(b: Battle, outlook: Outlook, card: Card, ship: int) -> float:
    """The ship that does best with the card; what else she could fire is spared."""
    value = outlook.best_target(card, ship)[0]
    return value - 0.01 * b.ship(ship).points


def aim(b: Battle, draft: Declare, outlook: Outlook, legal: list[int]) -> int:
    best, value = legal[0], -1.0
    for action in legal:
        if action == DONE:
            gain = 0.0
        elif draft.card == NOBODY:
            gain = outlook.strike_value(draft.ship, action - SHIP)
        else:
            gain = outlook.card_value(b.card(draft.card), draft.ship, action - SHIP)
        if gain > value:
            best, value = action, gain
    return best


def turn_value(b: Battle, seat: int, w: Weights) -> float:
    """What the attacks of this turn would be worth, each taken by itself."""
    draft = Declare(seat)
    outlook = Outlook(b, draft, w)
    total = 0.0
    for held in b.fleets[seat].hand:
        card = b.card(held)
        if card.family == catalogue.LAND_AIR or (
            KINDS[card.family].fired and outlook.platform(card) != NOBODY
        ):
            total += outlook.menu_value(CARD + held)
    for ship in b.fleets[seat].ships:
        if b.ship(ship).is_carrier:
            total += outlook.best_strike(ship)[0] * b.flights(ship)
    return total
