"""3.fleet Which ships of a navy make the best fleet: proposed to players, and what bots choose."""

from math import exp
from typing import Final

from wardroom.games.highseas.battle import HAND_SIZE
from wardroom.games.highseas.catalogue import (
    MAIN,
    NO_BATTERY,
    NO_MOUNT,
    SECONDARY,
    TORPEDO,
    Catalogue,
)

# What a fleet is chosen by: points sunk in a turn, hull, aircraft that cover, and points not spent.
FIRE: Final = 1.0
HULL: Final = 0.08
COVER: Final = 0.15
UNSPENT: Final = 0.1

# The chance that an air attack sinks a ship of usual strength, and what such a ship is worth.
AIR_HIT: Final = 0.33
USUAL_SHIP: Final = 5.0
# A torpedo of a ship reaches the first row only, that of a submarine the best that swims.
FRONT_SHIP: Final = 3.5
DEAR_SHIP: Final = 7.0
# Points of sunk ships for a point of damage.
POINTS_OF_DAMAGE: Final = 0.85


class Choice:
    """What a navy's ships can do, for a search through all fleets."""

    def __init__(self, catalogue: Catalogue, fire: float, hull: float, cover: float, unspent: float) -> None:
        self.catalogue = catalogue
        self.fire = fire
        self.hull = hull
        self.cover = cover
        self.unspent = unspent
        # Expected cards of a class in a hand, and the damage they do on average.
        self.held: dict[tuple[int, int], float] = {}
        self.damage: dict[tuple[int, int], float] = {}
        for card in catalogue.cards:
            key = (card.family, card.size)
            share = HAND_SIZE * card.count / catalogue.deck_size
            total = self.held.get(key, 0.0) + share
            mean = self.damage.get(key, 0.0) * self.held.get(key, 0.0) + card.damage * share
            self.held[key] = total
            self.damage[key] = mean / total if total else 0.0

    def best(self, navy: list[int], points: int, by_card: bool = False) -> list[int]:
        """The fleet that is worth most among all that the points pay for."""
        ships = sorted(navy, key=lambda ship: -self.catalogue.ships[ship].points)
        best: list[int] = []
        value = -1.0
        for mask in range(1, 1 << len(ships)):
            cost = 0
            for place in range(len(ships)):
                if mask >> place & 1:
                    cost += self.catalogue.ships[ships[place]].points
            if not points - 3 <= cost <= points:
                continue
            fleet = [ships[place] for place in range(len(ships)) if mask >> place & 1]
            worth = self.value(fleet, by_card) - self.unspent * (points - cost)
            if worth > value:
                best, value = fleet, worth
        return best or ships[-1:]

    def value(self, fleet: list[int], by_card: bool = False) -> float:
        """What it sinks in a turn, and how long it lasts; 12.carriers may fly as often as the card shows."""
        main = [0, 0]
        secondary = [0, 0]
        torpedo = 0.0
        mounts = 0
        flights = 0
        hull = 0
        covers = 0.0
        for ship in fleet:
            card = self.catalogue.ships[ship]
            if card.main != NO_BATTERY:
                main[card.main] += 1
            if card.secondary != NO_BATTERY and card.main == NO_BATTERY and not card.is_carrier:
                secondary[card.secondary] += 1
            if card.mount != NO_MOUNT and (card.main == NO_BATTERY or card.is_submarine):
                mounts += 1
                prize = DEAR_SHIP if card.is_submarine else FRONT_SHIP
                torpedo = max(torpedo, prize * (1.5 + card.mount) / 6)
            flights += card.attacks_by_air(by_card)
            hull += card.hull
            covers += (7 - card.cover) / 6 if card.cover else 0.0
        fire = flights * AIR_HIT * USUAL_SHIP
        for size in range(2):
            fire += self.salvos(MAIN, size, main[size])
            fire += self.salvos(SECONDARY, size, secondary[size])
        fire += usable(self.held.get((TORPEDO, 0), 0.0), mounts) * torpedo
        return self.fire * fire + self.hull * hull + self.cover * covers

    def salvos(self, family: int, size: int, weapons: int) -> float:
        key = (family, size)
        return usable(self.held.get(key, 0.0), weapons) * self.damage.get(key, 0.0) * POINTS_OF_DAMAGE


def usable(held: float, weapons: int) -> float:
    """Of so many cards expected in a hand, how many so many weapons can fire (Poisson)."""
    total = 0.0
    none = exp(-held)
    term = none
    below = none
    for number in range(1, weapons + 1):
        # The chance of at least `number` cards.
        total += 1 - below
        term *= held / number
        below += term
    return total
