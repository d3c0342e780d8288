"""4 The ship cards, and the action cards beside them: what is printed and never changes in a game."""

from typing import Final

from wardroom.core.content import digest

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
# What Action adds.
MINEFIELD: Final = 13
SURPRISE: Final = 14
SWEEPERS: Final = 15
CRASH_DIVE: Final = 16
EARLY_WARNING: Final = 17
REFUELING: Final = 18
INTELLIGENCE: Final = 19
TACTIC: Final = 20
BAD_LUCK: Final = 21

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
    "minefield",
    "surprise",
    "sweepers",
    "crash_dive",
    "early_warning",
    "refueling",
    "intelligence",
    "tactic",
    "bad_luck",
)

# Sets of action cards, in the order in which their kinds are numbered.
BASE_SET: Final = "base"
ACTION_SET: Final = "action"
TACTICS_SET: Final = "tactics"
BAD_LUCK_SET: Final = "bad_luck"
SETS: Final = (BASE_SET, ACTION_SET, TACTICS_SET, BAD_LUCK_SET)

# Sizes of guns and types of missiles, from light to heavy (12.8 lets a heavy platform fire a lighter card).
LIGHT: Final = 0
MEDIUM: Final = 1
HEAVY: Final = 2
# 7.11, 7.12: a card for every platform; no ship has such a symbol.
ANY: Final = 3
GUN_SIZES: Final = ("3", "5", "16")
MISSILE_TYPES: Final = ("A", "B", "C")
ANY_NAME: Final = "any"

# Which Tactic a card of the family is (13.51 to 13.58).
JINK: Final = 0
FIGHTER: Final = 1
IMPROVED_ASW: Final = 2
SUB_EVASION: Final = 3
SNEAK: Final = 4
JAMMING: Final = 5
EVASIVE: Final = 6
SATELLITE: Final = 7
TACTICS: Final = (
    "jink",
    "fighter",
    "improved_asw",
    "sub_evasion",
    "sneak",
    "jamming",
    "evasive",
    "satellite",
)

# Which stroke of Bad Luck (13.61 to 13.65).
EXPLOSION: Final = 0
COUNTER: Final = 1
FIRE_CONTROL: Final = 2
DECK_FIRE: Final = 3
LEAK: Final = 4
STROKES: Final = ("explosion", "counter", "fire_control", "deck_fire", "leak")

NATIONS: Final = ("us", "su", "uk", "fr")
SHIP_TYPES: Final = ("BB", "CG", "CGN", "CV", "CVN", "CVH", "CVHG", "DD", "DDG", "FF", "FFG", "SSN")


def fits(symbols: list[int], lighter_fit: bool) -> int:
    """7.11, 7.12 The sizes that symbols can fire; 12.8 lets a heavy one fire lighter cards."""
    mask = 0
    for size in (LIGHT, MEDIUM, HEAVY):
        for symbol in (LIGHT, MEDIUM, HEAVY):
            if symbols[symbol] > 0 and (symbol == size or (lighter_fit and symbol > size)):
                mask |= 1 << size
    return mask | 1 << ANY if mask else 0


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
        set: str = BASE_SET,
        more: int = 0,
        carrier_modified: bool = True,
    ) -> None:
        self.id = id
        self.key = key
        self.name = name
        self.family = family
        # LIGHT, MEDIUM, HEAVY or ANY for guns and missiles; which Tactic, which Bad Luck; else 0.
        self.size = size
        self.damage = damage
        # Most dice of one Land Based Air Strike card, else 0.
        self.attacks = attacks
        # Chances on a die: land strike [row 1, row 2, row 3], ASW [active, passive], bomber and cover [n],
        # torpedo [n] against a passive submarine, Early Warning [gun, missile and mine, torpedo and air
        # strike], New Jamming and New Evasive [n], Ship's Explosion [highest face of a Primary one].
        self.numbers = numbers
        # How many its own set holds, and how many more of a base card come with Action.
        self.count = count
        self.set = set
        self.more = more
        # 10 Only ASW and Air Cover can be, and not the land based ones.
        self.carrier_modified = carrier_modified and family in (ASW, COVER)
        # The top border is blue: Refueling may save the card (9.5).
        self.air = family in (LAND_STRIKE, BOMBER, CREW, EARLY_WARNING) or (
            family == COVER and self.carrier_modified
        )


class Catalogue:
    """Ships and cards by index: everything there is, or what one table plays with (`table`)."""

    def __init__(
        self,
        ships: list[Ship],
        cards: list[Card],
        order_cards: int,
        digest: str,
        digests: list[str] | None = None,
    ) -> None:
        self.ships = ships
        self.cards = cards
        self.order_cards = order_cards
        # Of the base set; `digests` are those of Action, Tactics and Bad Luck.
        self.digest = digest
        self.digests = digests if digests is not None else ["", "", ""]
        # By ship: sizes of cards its symbols can fire, as bit masks; by the letter, and with 12.8.
        self.gun_fits = [[fits(ship.guns, lighter) for ship in ships] for lighter in (False, True)]
        self.missile_fits = [[fits(ship.missiles, lighter) for ship in ships] for lighter in (False, True)]
        # Torpedoes have no sizes.
        self.torpedo_fits = [1 if ship.torpedoes > 0 else 0 for ship in ships]
        # Their words in a position.
        self.ship_keys = [ship.key for ship in ships]
        self.card_keys = [card.key for card in cards]
        # By kind of card: its family.
        self.families = [card.family for card in cards]
        # By kind, how many there are at most: of Tactics and Bad Luck a table may use some only (5.1).
        # Kinds stand by sets, and those beyond the last set of the table are left off.
        self.counts: list[int] = []
        self.deck: list[int] = []
        # Where Tactics and Bad Luck begin among the counts.
        self.first_tactic = 0
        self.first_bad = 0
        self.lay_in([BASE_SET])

    def lay_in(self, used: list[str]) -> None:
        """The deck of these sets."""
        self.counts = []
        self.deck = []
        for card in self.cards[: self.kinds_up_to(used[-1])]:
            count = card.count if card.set in used else 0
            if ACTION_SET in used:
                count += card.more
            self.counts.append(count)
            self.deck += [card.id] * count
        self.first_tactic = min(len(self.counts), self.kinds_up_to(ACTION_SET))
        self.first_bad = min(len(self.counts), self.kinds_up_to(TACTICS_SET))

    def kinds_up_to(self, name: str) -> int:
        """How many kinds a set and those before it have."""
        return sum(SETS.index(card.set) <= SETS.index(name) for card in self.cards)

    def held(self, name: str) -> int:
        """How many cards a set holds."""
        return sum(card.count for card in self.cards if card.set == name)

    def table(self, action: bool, tactics: bool, bad_luck: bool) -> "Catalogue":
        """What a table with these sets plays with."""
        used = [BASE_SET]
        parts = [self.digest]
        for place, wanted in enumerate((action, tactics, bad_luck)):
            if wanted:
                used.append(SETS[place + 1])
                parts.append(self.digests[place])
        mixed = self.digest if len(parts) == 1 else digest(parts)
        narrow = Catalogue(self.ships, self.cards, self.order_cards, mixed, self.digests)
        narrow.lay_in(used)
        return narrow
