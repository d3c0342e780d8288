"""4 The ship cards, and the action cards beside them: what is printed and never changes in a game."""

from typing import Final

# Families of action cards, in the order of the rulebook's chapters 7, 8 and 9.
GUN: Final = 0
MISSILE: Final = 1
TORPEDO: Final = 2
ASW: Final = 3
LAND_STRIKE: Final = 4
BOMBER: Final = 5
EVADE: Final = 6
ECM: Final = 7
COVER: Final = 8
ADDITIONAL_SHIP: Final = 9
RETREAT: Final = 10
DAMAGE_CONTROL: Final = 11
CREW: Final = 12

FAMILIES: Final = (
    "gun",
    "missile",
    "torpedo",
    "asw",
    "land_strike",
    "bomber",
    "evade",
    "ecm",
    "cover",
    "additional_ship",
    "retreat",
    "damage_control",
    "crew",
)

# Sizes of guns and types of missiles, from light to heavy (12.8 lets a heavy platform fire a lighter card).
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
GUN_SIZES: Final = ("3", "5", "16")
MISSILE_TYPES: Final = ("A", "B", "C")

NATIONS: Final = ("us", "su", "uk", "fr")
SHIP_TYPES: Final = ("BB", "CG", "CGN", "CV", "CVN", "CVH", "CVHG", "DD", "DDG", "FF", "FFG", "SSN")


def fits(symbols: list[int], lighter_fit: bool) -> int:
    """7.11, 7.12 The sizes that symbols can fire; 12.8 lets a heavy one fire lighter cards."""
    mask = 0
    for size in (LIGHT, MEDIUM, HEAVY):
        for symbol in (LIGHT, MEDIUM, HEAVY):
            if symbols[symbol] > 0 and (symbol == size or (lighter_fit and symbol > size)):
                mask |= 1 << size
    return mask


class Ship:
    """One ship card."""

    def __init__(
        self,
        id: int,
        key: str,
        name: str,
        nation: str,
        type: str,
        ship_class: str,
        hits: int,
        points: int,
        guns: list[int],
        missiles: list[int],
        torpedoes: int,
        strike: int,
        air_defence: list[int],
        hunter: bool,
        elusive: bool,
    ) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.nation = nation
        self.type = type
        self.ship_class = ship_class
        self.hits = hits
        self.points = points
        # How many symbols of each size: [3", 5", 16"] and [A, B, C].
        self.guns = guns
        self.missiles = missiles
        self.torpedoes = torpedoes
        self.strike = strike
        # One number per Air Defence roll: [] none, [2] one roll, [3, 3] Aegis.
        self.air_defence = air_defence
        # 7.13: +1 for torpedoes against passive submarines.
        self.hunter = hunter
        # 7.15: Quiet or Fast, -1 to every ASW roll against it.
        self.elusive = elusive
        self.is_submarine = type == "SSN"
        self.is_carrier = strike > 0
        self.is_battleship = type == "BB"


class Card:
    """One kind of action card: cards alike in all they print share it."""

    def __init__(
        self,
        id: int,
        key: str,
        name: str,
        family: int,
        size: int,
        damage: int,
        attacks: int,
        numbers: list[int],
        count: int,
    ) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.family = family
        # LIGHT, MEDIUM or HEAVY for guns and missiles, else 0.
        self.size = size
        self.damage = damage
        # Most dice of one Land Based Air Strike card, else 0.
        self.attacks = attacks
        # Chances on a die: land strike [row 1, row 2, row 3], ASW [active, passive], bomber and cover [n],
        # torpedo [n] against a passive submarine.
        self.numbers = numbers
        self.count = count


class Catalogue:
    """All ships and cards of one table, by index."""

    def __init__(self, ships: list[Ship], cards: list[Card], order_cards: int, digest: str) -> None:
        self.ships = ships
        self.cards = cards
        self.order_cards = order_cards
        self.digest = digest
        # By ship: sizes of cards its symbols can fire, as bit masks; by the letter, and with 12.8.
        self.gun_fits = [[fits(ship.guns, lighter) for ship in ships] for lighter in (False, True)]
        self.missile_fits = [[fits(ship.missiles, lighter) for ship in ships] for lighter in (False, True)]
        # By kind of card: its family.
        self.families = [card.family for card in cards]
        self.deck: list[int] = []
        for card in cards:
            for _ in range(card.count):
                self.deck.append(card.id)
