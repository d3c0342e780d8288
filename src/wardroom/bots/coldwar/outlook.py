"""What the enemies may do before our next turn: weapons in sight, cards unseen, and turns to come."""

from collections.abc import Callable

from wardroom.core.state import UNKNOWN
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar.battle import Battle
from wardroom.games.coldwar.carriers import rating
from wardroom.games.coldwar.damage import can_act
from wardroom.games.coldwar.views import unseen_cards

# Fog of War of a turn on the average (6.1.A.2), and the dice of a bomber strike that it leaves (7.17).
FOG = 3.5
BOMBERS = 1.75
# Of the cards that could be fired and the aircraft that could fly, so many do in a turn.
FIRED = 0.4
FLOWN = 0.7


class Outlook:
    """Attacks to be expected on us that defences of one family meet."""

    def __init__(self, b: Battle, seat: int, family: int) -> None:
        # Before our next turn, and if every enemy has one turn.
        self.coming = 0.0
        self.each_turn = 0.0
        self.last = b.last_series == 2
        unseen = unseen_cards(b)
        enemies = [
            other for other in range(b.seats) if not b.same_team(seat, other) and not b.forces[other].out
        ]
        for other in enemies:
            # Each enemy has about as many task forces to choose from as we have.
            attacks = attacks_in_a_turn(b, other, family, unseen) / len(enemies)
            self.each_turn += attacks
            self.coming += attacks * turns_before_ours(b, other)


def turns_before_ours(b: Battle, other: int) -> float:
    """6 One if still to come in this series; in the next, half of the others move before us."""
    turns = 0.0 if b.forces[other].moved else 1.0
    return turns if b.last_series == 2 else turns + 0.5


def attacks_in_a_turn(b: Battle, other: int, family: int, unseen: list[int]) -> float:
    """As many as there are cards for in an average hand, and weapons in sight to fire them."""
    cards = 0.0
    for kind in range(len(unseen)):
        cards += unseen[kind] * attacks_of_card(b, kind, family)
    cards *= FIRED * b.forces[other].hand.count(UNKNOWN) / max(1, sum(unseen))
    weapons = 0.0
    for ship in b.forces[other].ships:
        if can_act(b, ship):
            weapons += WEAPONS.get(family, strikes)(b, ship)
    if family == catalogue.COVER:
        return min(FOG, FLOWN * weapons + cards)
    return min(weapons, cards) if family in WEAPONS else cards


def attacks_of_card(b: Battle, kind: int, family: int) -> float:
    """How many attacks that the family meets a card makes."""
    fired = b.family(kind)
    if family in MET:
        return 1.0 if fired in MET[family] else 0.0
    if family == catalogue.EARLY_WARNING and fired <= catalogue.TORPEDO:
        return 1.0
    if fired == catalogue.LAND_STRIKE:
        return b.card(kind).attacks
    return BOMBERS if fired == catalogue.BOMBER else 0.0


# Cards of one attack each, by the family that meets them; the others meet aircraft, and Early Warning both.
MET = {
    catalogue.EVADE: (catalogue.GUN, catalogue.TORPEDO),
    catalogue.ECM: (catalogue.MISSILE,),
    catalogue.ASW: (catalogue.TORPEDO, catalogue.MISSILE),
    catalogue.SWEEPERS: (catalogue.MINEFIELD,),
}


# -- symbols of a ship, where she stands ----------------


def guns_and_torpedoes(b: Battle, ship: int) -> float:
    return b.ship(ship).torpedoes + (sum(b.ship(ship).guns) if b.row(ship) == 1 else 0)


def missiles(b: Battle, ship: int) -> float:
    if b.row(ship) == 3:
        return b.ship(ship).missiles[2] if b.switches.cruise_missiles else 0.0
    return sum(b.ship(ship).missiles)


def of_submarines(b: Battle, ship: int) -> float:
    card = b.ship(ship)
    return card.torpedoes + sum(card.missiles) if card.is_submarine else 0.0


def all_weapons(b: Battle, ship: int) -> float:
    card = b.ship(ship)
    return card.torpedoes + sum(card.missiles) + sum(card.guns) + card.strike


def strikes(b: Battle, ship: int) -> float:
    return rating(b, ship) if b.ship(ship).is_carrier else 0.0


# By family: the weapons whose attacks it meets. Mines are laid without.
WEAPONS: dict[int, Callable[[Battle, int], float]] = {
    catalogue.EVADE: guns_and_torpedoes,
    catalogue.ECM: missiles,
    catalogue.ASW: of_submarines,
    catalogue.EARLY_WARNING: all_weapons,
    catalogue.COVER: strikes,
}
