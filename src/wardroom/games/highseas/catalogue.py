"""2 The ship cards and the action cards: what is printed and never changes in a game."""

from dataclasses import dataclass, field
from typing import Final

# Families of action cards, in the order of the cards' list (11).
REINFORCEMENTS: Final = 0
RETREAT: Final = 1
PLANNING: Final = 2
LAND_AIR: Final = 3
SURPRISE: Final = 4
TORPEDO: Final = 5
DEPTH_CHARGE: Final = 6
ESCORT: Final = 7
MAIN: Final = 8
NEAR_MISS: Final = 9
SMALL_TARGET: Final = 10
SECONDARY: Final = 11
ARMOR: Final = 12
EVASIVE: Final = 13

FAMILIES: Final = (
    "reinforcements",
    "retreat",
    "planning",
    "land_air",
    "surprise",
    "torpedo",
    "depth_charge",
    "escort",
    "main",
    "near_miss",
    "small_target",
    "secondary",
    "armor",
    "evasive",
)

# Classes of batteries and of the salvos that they fire.
LIGHT: Final = 0
HEAVY: Final = 1
NO_BATTERY: Final = -1
MAIN_SIZES: Final = ("11-13", "14-18")
SECONDARY_SIZES: Final = ("4-5", "6-8")
NO_MOUNT: Final = -1

NATIONS: Final = ("fr", "de", "it", "jp", "uk", "us")
SHIP_TYPES: Final = ("BB", "BC", "CV", "CVL", "CVE", "CA", "CL", "DD", "TB", "SS")


@dataclass(eq=False)
class Ship:
    """One ship card."""

    id: int
    key: str
    name: str
    nation: int
    type: str
    ship_class: str
    hull: int
    points: int
    # The class of each battery, or NO_BATTERY.
    main: int
    secondary: int
    # What the torpedo mount adds to the die, or NO_MOUNT.
    mount: int
    # 12.carriers Air attacks a turn, and the numbers to hit ships of rows 1, 2 and 3.
    flights: int
    numbers: list[int]
    # 12.cover The die that stops an air attack, 0 without; 12.anti-aircraft what is taken from the die.
    cover: int
    anti_air: int
    # 13.run-silent The die with which a passive submarine escapes depth charges, 0 without.
    silent: int
    is_submarine: bool = field(init=False)
    is_carrier: bool = field(init=False)

    def __post_init__(self) -> None:
        self.is_submarine = self.type == "SS"
        self.is_carrier = self.flights > 0

    def attacks_by_air(self, by_card: bool) -> int:
        """12.carriers Air attacks in a turn: a carrier's one, or as many as its card shows."""
        return self.flights if by_card else min(1, self.flights)


@dataclass(eq=False)
class Card:
    """One kind of action card: cards alike in all they print share it."""

    id: int
    key: str
    name: str
    family: int
    # LIGHT or HEAVY for salvos, else 0.
    size: int
    # 11.secondary-salvo Two ships fire it together.
    double: bool
    damage: int
    # Dice of one Land-Based Air card, else 0.
    attacks: int
    # The die to reach: Land-Based Air [row 1, row 2, row 3, submarine], Torpedo Spread [n].
    numbers: list[int]
    # Worth of ships that Reinforcements bring.
    points: int
    count: int


class Catalogue:
    """Ships and cards by index."""

    def __init__(self, ships: list[Ship], cards: list[Card], digest: str) -> None:
        self.ships = ships
        self.cards = cards
        self.digest = digest
        self.ship_keys = [ship.key for ship in ships]
        self.card_keys = [card.key for card in cards]
        # By kind of card: its family, and how many there are.
        self.families = [card.family for card in cards]
        self.counts = [card.count for card in cards]
        self.deck_size = sum(self.counts)
        # By nation: its ships, ascending.
        self.navies: list[list[int]] = []
        for nation in range(len(NATIONS)):
            self.navies.append([ship.id for ship in ships if ship.nation == nation])
