"""11 The kinds of action cards: when each is played, at what, what forbids it, what it meets, its picture."""

from typing import Final

from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import battle, catalogue
from wardroom.games.highseas import refusals as no
from wardroom.games.highseas.battle import Attack, Battle
from wardroom.games.highseas.catalogue import Card

# Steps in which cards are played: 5.cards, 6, 7.declare, 7.defense.
PLAYED_IN: Final = ("reorganize", "prepare", "attack", "defense")
IN_REORGANIZE: Final = 1
IN_PREPARE: Final = 2
IN_ATTACK: Final = 4
IN_DEFENSE: Final = 8

# 11.small-target The greatest hull that counts as small.
SMALL_HULL: Final = 4


class Kind:
    """A kind of card; each says where it differs from one that attacks nothing and stops nothing."""

    def __init__(
        self,
        family: int,
        steps: int,
        sign: str,
        scene: str,
        rule: str = "",
        attack: int = NOBODY,
        chances: int = 0,
        sizes: tuple[str, ...] = (),
    ) -> None:
        # By which its cards find it: its place in `KINDS`.
        self.family = family
        # 2 The steps in which it is played.
        self.steps = steps
        # How the page draws it: the names of its sign and its picture.
        self.sign = sign
        self.scene = scene
        # The rule by which it stops an attack.
        self.rule = rule
        # The attack that it makes, and 10.weapons whether a ship fires it.
        self.attack = attack
        self.fired = attack != NOBODY and attack != battle.LAND_ATTACK
        # What it prints: how many numbers to reach, or damage; and classes of batteries.
        self.chances = chances
        self.damages = self.fired and not chances
        self.sizes = sizes

    def ship_forbids(self, b: Battle, attacks: list[Attack], card: Card, ship: int) -> int:
        """May this ship of one's own fire the card at all?"""
        code = self.battery_forbids(b, card, ship)
        if code != ALLOWED:
            return code
        return no.WEAPON_SPENT if is_spent(attacks, ship, self.attack) else ALLOWED

    def battery_forbids(self, b: Battle, card: Card, ship: int) -> int:
        """Has the ship what fires it, and is it where it can?"""
        raise NotImplementedError

    def target_forbids(self, b: Battle, ship: int, target: int) -> int:
        """10.rows May it be aimed (from `ship`, or NOBODY) at this ship? Its fleet is judged before."""
        return ALLOWED

    def settle(self, b: Battle, attack: Attack, card: Card) -> None:
        """What the card prints for the target."""
        attack.damage = card.damage

    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        """7.defense Does it work against such an attack?"""
        return no.NOT_A_DEFENSE


def weapon_of(attack: int) -> int:
    """10.weapons What fires it: depth charges are dropped by the crew of the torpedo mount."""
    return battle.TORPEDO_ATTACK if attack == battle.DEPTH_ATTACK else attack


def is_spent(attacks: list[Attack], ship: int, kind: int) -> bool:
    """10.weapons Has the weapon been used in this turn?"""
    weapon = weapon_of(kind)
    for attack in attacks:
        if (attack.source == ship or attack.second == ship) and weapon_of(attack.kind) == weapon:
            return True
    return False


# -- attacks ----------------


class LandAir(Kind):
    """11.land-based-air From no ship, at any."""

    def settle(self, b: Battle, attack: Attack, card: Card) -> None:
        row = b.row(attack.target)
        attack.number = card.numbers[row - 1 if row > 0 else 3]


class Torpedo(Kind):
    """11.torpedo-spread Surface ships from the first row at the first, submarines when active."""

    def battery_forbids(self, b: Battle, card: Card, ship: int) -> int:
        if b.ship(ship).mount == catalogue.NO_MOUNT:
            return no.NO_TORPEDO_MOUNT
        if b.ship(ship).is_submarine:
            return ALLOWED if b.status[ship] & battle.ACTIVE else no.SUBMARINE_PASSIVE
        return ALLOWED if b.row(ship) == 1 else no.TORPEDO_FROM_ROW

    def target_forbids(self, b: Battle, ship: int, target: int) -> int:
        if b.ship(target).is_submarine:
            return no.NO_TORPEDO_AT_SUBMARINES
        return ALLOWED if b.row(target) == 1 or b.ship(ship).is_submarine else no.TORPEDO_AT_ROW

    def settle(self, b: Battle, attack: Attack, card: Card) -> None:
        attack.number = card.numbers[0]


class DepthCharge(Kind):
    """11.depth-charge Surface ships with a torpedo mount, from the first row at submarines."""

    def battery_forbids(self, b: Battle, card: Card, ship: int) -> int:
        if b.ship(ship).mount == catalogue.NO_MOUNT or b.ship(ship).is_submarine:
            return no.NO_CHARGES
        return ALLOWED if b.row(ship) == 1 else no.CHARGE_FROM_ROW

    def target_forbids(self, b: Battle, ship: int, target: int) -> int:
        return ALLOWED if b.ship(target).is_submarine else no.ONLY_SUBMARINES_DEPTH_CHARGED


class MainSalvo(Kind):
    """11.main-salvo Of exactly this class, from and at the first two rows."""

    def battery_forbids(self, b: Battle, card: Card, ship: int) -> int:
        if b.ship(ship).main != card.size:
            return no.NO_MAIN_BATTERY
        return no.MAIN_FROM_ROW if b.row(ship) == 3 else ALLOWED

    def target_forbids(self, b: Battle, ship: int, target: int) -> int:
        if b.ship(target).is_submarine:
            return no.GUNS_MISS_SUBMARINES
        return no.MAIN_AT_ROW if b.row(target) == 3 else ALLOWED


class SecondarySalvo(Kind):
    """11.secondary-salvo Of exactly this class, from and at the first row."""

    def battery_forbids(self, b: Battle, card: Card, ship: int) -> int:
        if b.ship(ship).secondary != card.size:
            return no.NO_SECONDARY_BATTERY
        return ALLOWED if b.row(ship) == 1 else no.SECONDARY_FROM_ROW

    def target_forbids(self, b: Battle, ship: int, target: int) -> int:
        if b.ship(target).is_submarine:
            return no.GUNS_MISS_SUBMARINES
        return ALLOWED if b.row(target) == 1 else no.SECONDARY_AT_ROW


# -- defences ----------------


class Escort(Kind):
    """11.escort Another ship in the row of the target takes it."""

    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        if b.ship(attack.target).is_submarine:
            return no.ESCORT_NOT_FOR_SUBMARINES
        row = b.row(attack.target)
        for ship in b.fleets[attack.seat].ships:
            if ship != attack.target and b.row(ship) == row:
                return ALLOWED
        return no.ESCORT_SAME_ROW


class NearMiss(Kind):
    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if attack.kind == battle.MAIN_ATTACK else no.NEAR_MISS_MEETS


class SmallTarget(Kind):
    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        # The hull as printed, whatever damage the ship has.
        return ALLOWED if b.ship(attack.target).hull <= SMALL_HULL else no.SMALL_TARGET_MEETS


class Armor(Kind):
    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED if attack.kind == battle.SECONDARY_ATTACK else no.ARMOR_MEETS


class Evasive(Kind):
    """11.evasive-action Any one attack."""

    def meets_forbids(self, b: Battle, attack: Attack) -> int:
        return ALLOWED


# In the order of the families of `catalogue.py`.
KINDS: Final[list[Kind]] = [
    Kind(catalogue.REINFORCEMENTS, IN_REORGANIZE, "ship-new", "ship-new"),
    Kind(catalogue.RETREAT, IN_REORGANIZE, "retreat", "retreat"),
    Kind(catalogue.PLANNING, IN_PREPARE, "tactic", "control"),
    LandAir(catalogue.LAND_AIR, IN_ATTACK, "air", "land", attack=battle.LAND_ATTACK, chances=4),
    Kind(catalogue.SURPRISE, IN_ATTACK, "surprise", "surprise"),
    Torpedo(catalogue.TORPEDO, IN_ATTACK, "torpedo", "torpedo", attack=battle.TORPEDO_ATTACK, chances=1),
    DepthCharge(catalogue.DEPTH_CHARGE, IN_ATTACK, "asw", "asw", attack=battle.DEPTH_ATTACK),
    Escort(catalogue.ESCORT, IN_PREPARE | IN_DEFENSE, "shield", "cover", "11.escort"),
    MainSalvo(catalogue.MAIN, IN_ATTACK, "gun", "gun", attack=battle.MAIN_ATTACK, sizes=catalogue.MAIN_SIZES),
    NearMiss(catalogue.NEAR_MISS, IN_PREPARE | IN_DEFENSE, "evade", "range", "11.near-miss"),
    SmallTarget(catalogue.SMALL_TARGET, IN_DEFENSE, "eye", "slip", "11.small-target"),
    SecondarySalvo(
        catalogue.SECONDARY,
        IN_ATTACK,
        "gun",
        "gun",
        attack=battle.SECONDARY_ATTACK,
        sizes=catalogue.SECONDARY_SIZES,
    ),
    Armor(catalogue.ARMOR, IN_PREPARE | IN_DEFENSE, "dc", "dc", "11.armor-plating"),
    Evasive(catalogue.EVASIVE, IN_DEFENSE, "evade", "evade", "11.evasive-action"),
]
