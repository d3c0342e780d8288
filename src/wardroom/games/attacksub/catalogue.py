"""1 The cards: action cards and ship cards, and the scenarios of chapter 13; what never changes in a game."""

from dataclasses import dataclass, field
from typing import Final

from wardroom.core.content import digest

# Kinds of action cards, in the order of the rulebook's chapters.
AS: Final = 0
PS: Final = 1
A_PS: Final = 2
CR: Final = 3
WL: Final = 4
EA: Final = 5
COR: Final = 6
DC: Final = 7
BS: Final = 8
TECH: Final = 9
HELO: Final = 10
KINDS: Final = (
    "active",
    "passive",
    "both",
    "reduction",
    "lockon",
    "evasion",
    "range",
    "control",
    "stations",
    "technician",
    "helicopter",
)

# 5 Types of Contact Reduction.
SURFACE_NOISE: Final = 0
THERMAL_LAYER: Final = 1
SILENT_RUNNING: Final = 2
REDUCTIONS: Final = ("surface_noise", "thermal_layer", "silent_running")

# 7 Types of Evasive Action.
DECOY: Final = 0
NOISEMAKER: Final = 1
TURN: Final = 2
EVASIONS: Final = ("decoy", "noisemaker", "turn")

# 1.2 The random number of a card with the malfunction symbol; the others have 0 to 7.
X: Final = 8
LARGEST_NUMBER: Final = 7

# "-" in a track: the system is not there, though its boxes still count damage (13.1, 13.2).
NONE: Final = -99

# 6.6 Printed on every ship card, and on the marker of a damaged ship.
DEFENCE: Final = 8
DAMAGED_DEFENCE: Final = 7

NOBODY: Final = -1
SIDES: Final = 2
DEFAULT_DECKS: Final = 4

NATIONS: Final = ("us", "uk", "su", "ar", "nato")
SUBMARINES: Final = ("SS", "SSN", "SSGN", "SSBN")
TRANSPORT: Final = "AP"
SURFACE_SHIPS: Final = ("CV", "CVHG", "CHG", "CG", "CGN", "DD", "DDG", "FF", "FFG", "FFL", TRANSPORT)
SIDE_NAMES: Final = ("nato", "soviet", "british", "argentine", "renegade")


@dataclass(eq=False)
class Card:
    """1.1, 1.2 One print of an action card: cards alike in all they print share it."""

    id: int
    # `cor/7`: the stem is the entry of the content, behind the stroke the random number.
    key: str
    stem: str
    name: str
    kind: int
    # Which Contact Reduction or Evasive Action, else 0.
    type: int
    # 6.1 Of a Weapon Lockon.
    fire: int
    contact: int
    # 5.2 The number to reach in the own turn.
    need: int
    # 5.3, 7.1 What is subtracted in the opponent's turn.
    value: int
    sub_only: bool
    # 0 to 7, or X.
    rn: int
    # 6.5 The hit result: how far it moves each marker.
    hit: str
    count: int
    sensor_hits: int = field(init=False)
    attack_hits: int = field(init=False)
    sinks: bool = field(init=False)
    # 5.5 What a submarine in Systems Shutdown may still play.
    shutdown_ok: bool = field(init=False)
    # 1.4 Colours: black for the own turn, red for the opponent's.
    black: bool = field(init=False)
    red: bool = field(init=False)

    def __post_init__(self) -> None:
        self.sensor_hits = sensor_hits(self.hit)
        self.attack_hits = attack_hits(self.hit)
        self.sinks = self.hit == SUNK
        self.shutdown_ok = self.kind in (PS, A_PS) or (self.kind == CR and self.type != SILENT_RUNNING)
        self.black = self.kind != EA
        self.red = self.kind in (PS, A_PS, CR, EA, COR, BS)


SUNK: Final = "sunk"
DUD: Final = "dud"
# What an action card may print at its bottom.
HITS: Final = (
    DUD,
    "sensor",
    "sensor2",
    "attack",
    "attack2",
    "sensor-attack",
    "sensor2-attack",
    "sensor-attack2",
    "sensor2-attack2",
    SUNK,
)
# What the key of a card adds where two prints share stem and random number.
HIT_MARKS: Final = ("dud", "s", "s2", "a", "a2", "sa", "s2a", "sa2", "s2a2", "sunk")


def sensor_hits(hit: str) -> int:
    """6.5 Boxes that the Sensor marker moves."""
    if "sensor2" in hit:
        return 2
    return 1 if "sensor" in hit else 0


def attack_hits(hit: str) -> int:
    """6.5 Boxes that the Attack marker moves."""
    if "attack2" in hit:
        return 2
    return 1 if "attack" in hit else 0


@dataclass(eq=False)
class Ship:
    """One ship card."""

    id: int
    key: str
    name: str
    nation: str
    type: str
    ship_class: str
    # By box, undamaged first, without the last box, which is SUNK. A Transport has one track of damage,
    # which stands as its Sensor track, and no other (12.1).
    sensor: list[int]
    # 6.2 Against submarines.
    attack: list[int]
    # 6.2 A submarine's value against surface ships; of a surface ship the helicopters it can keep up.
    surface: list[int]
    # 6.6 A damaged ship is easier to find and to hit, once.
    detect: int
    # 10.3 The number its helicopters need; 0 without any.
    duration: int
    # 13.3, 13.4
    swimout: bool
    fast: bool
    detect_damaged: int = field(init=False)
    defence: int = field(init=False)
    defence_damaged: int = field(init=False)
    is_sub: bool = field(init=False)
    is_transport: bool = field(init=False)

    def __post_init__(self) -> None:
        self.detect_damaged = self.detect - 1
        self.defence = DEFENCE
        self.defence_damaged = DAMAGED_DEFENCE
        self.is_sub = self.type in SUBMARINES
        self.is_transport = self.type == TRANSPORT


class Scenario:
    """13 Who fights, who may follow, what wins. Lists with two places are by side, in the book's order."""

    def __init__(self, id: int, key: str, title: str, rule: str, sides: list[str], all_ships: int) -> None:
        self.id = id
        self.key = key
        self.title = title
        self.rule = rule
        self.introduction = False
        self.sides = sides
        # The content of a scenario that is not ours, as lines of its own file; else nothing.
        self.lines: list[str] = []
        self.digest = ""
        self.ships: list[list[int]] = [[], []]
        self.reinforcements: list[list[int]] = [[], []]
        # 13.5 Sink all in play, or sink one and bring all of one's own out with none lost.
        self.default_victory = True
        # Sinking every enemy ship in play wins for this side; without it that only ends the scenario.
        self.sweep: list[bool] = [True, True]
        # Ships of the other side: sinking any of them, or all, wins for this side.
        self.prey: list[list[int]] = [[], []]
        self.prey_all: list[bool] = [False, False]
        # Points that win, 0 for none; what a sunk ship brings its enemy, by ship.
        self.points_needed: list[int] = [0, 0]
        self.ship_points: list[int] = [0] * all_ships
        self.exit_points: list[int] = [0, 0]
        self.loss_points: list[int] = [0, 0]
        # Which side may bring ships out, and what it needs for that.
        self.exits: list[bool] = [True, True]
        self.exit_needs_contact = False
        self.exit_needs_whole_deck = False
        # The ship whose exit ends the scenario; only after this deck, and without more losses than the enemy.
        self.exit_wins = NOBODY
        self.exit_after_deck = 0
        # Whose Open Range may end the scenario by a random number below the number of the deck.
        self.race_side = NOBODY
        self.race_ship = NOBODY
        self.race_from_deck = 0
        self.race_if_negated = False
        # Who wins with any other result; NOBODY is a draw.
        self.otherwise = NOBODY

    def side_of(self, ship: int) -> int:
        """The side that has this ship, or NOBODY."""
        for side in range(SIDES):
            if ship in self.ships[side] or ship in self.reinforcements[side]:
                return side
        return NOBODY


class Catalogue:
    """Ships, cards and scenarios by index."""

    def __init__(
        self, ships: list[Ship], cards: list[Card], scenarios: list[Scenario], pieces_digest: str
    ) -> None:
        self.ships = ships
        self.cards = cards
        self.scenarios = scenarios
        # Of ships and cards; a table's content is these and its scenario.
        self.pieces_digest = pieces_digest
        # By card.
        self.card_keys = [card.key for card in cards]
        self.ship_keys = [ship.key for ship in ships]
        self.counts = [card.count for card in cards]
        self.total = sum(self.counts)
        self.deck: list[int] = []
        # How many cards show each random number; X last.
        self.numbers = [0] * (X + 1)
        for card in cards:
            self.deck += [card.id] * card.count
            self.numbers[card.rn] += card.count

    def digest(self, scenario: Scenario) -> str:
        """Of all that a table with this scenario plays with."""
        return digest([self.pieces_digest, scenario.digest])

    def scenario(self, key: str) -> Scenario:
        for scenario in self.scenarios:
            if scenario.key == key:
                return scenario
        raise KeyError(key)

    def ship(self, key: str) -> Ship:
        for ship in self.ships:
            if ship.key == key:
                return ship
        raise KeyError(key)
