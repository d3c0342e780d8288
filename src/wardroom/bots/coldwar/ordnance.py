"""6.1.C.2 Adjust ordnance: what a card may still do for us, and what is thrown away."""

from collections.abc import Callable, Iterator

from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, UNKNOWN
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import CRIPPLED, NO_ATTACKS, Battle
from wardroom.games.coldwar.catalogue import ANY, Card, Ship
from wardroom.games.coldwar.damage import can_act
from wardroom.games.coldwar.kinds.families import SALVOS, ship_forbids

# A defence that has something to meet is kept before any attack card: none does more damage than 4.
DEFENCE = 4.5
# 9.5 It waits for an Air card.
IDLE_TANKER = 0.5


def adjust_ordnance(b: Battle, seat: int, legal: list[int], w: Weights) -> int:
    """6.1.C.2 Out with what is of no use; if something must go, the least useful."""
    least = legal[0]
    value = 100.0
    for action in legal:
        if action == DONE:
            continue
        use = usefulness(b, seat, action - CARD)
        if use <= 0 or more_than_we_can_fire(b, seat, action - CARD, w):
            return action
        if use < value:
            least = action
            value = use
    return DONE if legal[0] == DONE else least


def usefulness(b: Battle, seat: int, kind: int) -> float:
    """What a card may still do for us; nothing if no ship can use it or nothing can be met by it."""
    card = b.card(kind)
    if card.family < len(SALVOS):
        aimless = card.family != catalogue.TORPEDO and not enemy_ships(b, seat)
        return 0.0 if aimless or not any_platform(b, seat, card) else card.damage
    if card.family == catalogue.RETREAT and b.forces[seat].hand.count(kind) != 1:
        return 0.0
    use, needed = USES.get(card.family, SOME_USE)
    if needed(b, seat):
        return use
    return IDLE_TANKER if card.family == catalogue.REFUELING else 0.0


def has_carrier(b: Battle, seat: int) -> bool:
    return any(b.ship(ship).is_carrier and not b.status[ship] & CRIPPLED for ship in b.forces[seat].ships)


def has_submarine(b: Battle, seat: int) -> bool:
    return any(b.ship(ship).is_submarine for ship in b.forces[seat].ships)


def holds_air_card(b: Battle, seat: int) -> bool:
    """9.5 As far as the hand can be seen."""
    return any(card != UNKNOWN and b.card(card).air for card in b.forces[seat].hand)


def more_than_we_can_fire(b: Battle, seat: int, kind: int, w: Weights) -> bool:
    """More cards of the kind than weapons that bear: they would only fill the hand."""
    card = b.card(kind)
    if card.family >= len(SALVOS):
        return False
    return b.forces[seat].hand.count(kind) > max(w.stock, weapons_that_bear(b, seat, card))


def weapons_that_bear(b: Battle, seat: int, card: Card) -> int:
    """How many of our symbols could fire the card as the ships now stand."""
    total = 0
    for ship in b.forces[seat].ships:
        if ship_forbids(b, NO_ATTACKS, card, ship) == ALLOWED:
            total += symbols_for(b, card, ship)
    return total


def symbols_for(b: Battle, card: Card, ship: int) -> int:
    """The symbols of a ship that fit a card; 12.8 lets heavy ones fire lighter cards."""
    symbols = SALVOS[card.family].symbols(b, ship)
    if card.size == ANY:
        return sum(symbols)
    total = symbols[card.size]
    if b.switches.attack_opportunities:
        for heavier in range(card.size + 1, len(symbols)):
            total += symbols[heavier]
    return total


def any_platform(b: Battle, seat: int, card: Card) -> bool:
    """Some ship carries the weapon, in whatever row she now stands."""
    return any(symbols_for(b, card, ship) > 0 and can_act(b, ship) for ship in b.forces[seat].ships)


def of_enemies(b: Battle, seat: int) -> Iterator[Ship]:
    """The ships of all enemies, wherever they stand."""
    for other in range(b.seats):
        if not b.same_team(seat, other):
            for ship in b.forces[other].ships:
                yield b.ship(ship)


def enemy_ships(b: Battle, seat: int) -> bool:
    return any(not ship.is_submarine for ship in of_enemies(b, seat))


def enemy_submarines(b: Battle, seat: int) -> bool:
    return any(ship.is_submarine for ship in of_enemies(b, seat))


def enemy_guns(b: Battle, seat: int) -> bool:
    """8.31 Does any enemy carry what Evade meets?"""
    return any(sum(ship.guns) + ship.torpedoes for ship in of_enemies(b, seat))


def enemy_missiles(b: Battle, seat: int) -> bool:
    """8.32 And what ECM meets?"""
    return any(sum(ship.missiles) for ship in of_enemies(b, seat))


def may_surprise(b: Battle, seat: int) -> bool:
    return has_carrier(b, seat) or has_submarine(b, seat) or holds_air_card(b, seat)


def ship_in_sight(b: Battle, seat: int) -> bool:
    return b.top != UNKNOWN


def always(b: Battle, seat: int) -> bool:
    return True


# By family: what a card is worth in the hand, if it can do anything. What ships fire is worth its damage.
USES: dict[int, tuple[float, Callable[[Battle, int], bool]]] = {
    catalogue.ASW: (DEFENCE, enemy_submarines),
    catalogue.LAND_STRIKE: (3.0, enemy_ships),
    catalogue.BOMBER: (3.0, enemy_ships),
    catalogue.EVADE: (DEFENCE, enemy_guns),
    catalogue.ECM: (DEFENCE, enemy_missiles),
    catalogue.COVER: (DEFENCE, always),
    catalogue.ADDITIONAL_SHIP: (5.0, ship_in_sight),
    catalogue.RETREAT: (1.5, always),
    catalogue.DAMAGE_CONTROL: (6.0, always),
    catalogue.CREW: (1.0, has_carrier),
    catalogue.MINEFIELD: (2.5, enemy_ships),
    catalogue.SURPRISE: (2.0, may_surprise),
    catalogue.SWEEPERS: (1.0, always),
    catalogue.CRASH_DIVE: (2.0, has_submarine),
    catalogue.EARLY_WARNING: (3.5, always),
    catalogue.REFUELING: (2.0, holds_air_card),
    catalogue.INTELLIGENCE: (DEFENCE, always),
}
# What an admiral knows nothing of, and what is not played from the hand.
SOME_USE: tuple[float, Callable[[Battle, int], bool]] = (2.0, always)
