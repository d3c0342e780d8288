"""6.1.C.2 Adjust ordnance: what a card may still do for us, and what is thrown away."""

from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, UNKNOWN
from wardroom.games.coldwar import catalogue
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.battle import CRIPPLED, NO_ATTACKS, Battle
from wardroom.games.coldwar.catalogue import Card
from wardroom.games.coldwar.damage import can_act
from wardroom.games.coldwar.kinds.families import ship_forbids

# A defence that has something to meet is kept before any attack card: none does more damage than 4.
DEFENCE = 4.5


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
    family = card.family
    if family == catalogue.TORPEDO:
        return card.damage if any_platform(b, seat, card) else 0.0
    if family == catalogue.ASW:
        return DEFENCE if enemies_afloat(b, seat, True) else 0.0
    if family <= catalogue.BOMBER and not enemies_afloat(b, seat, False):
        return 0.0
    if family < catalogue.TORPEDO:
        return card.damage if any_platform(b, seat, card) else 0.0
    if family == catalogue.LAND_STRIKE or family == catalogue.BOMBER:
        return 3.0
    if family == catalogue.EVADE or family == catalogue.ECM:
        return DEFENCE if could_threaten(b, seat, family) else 0.0
    if family == catalogue.COVER:
        return DEFENCE
    if family == catalogue.CREW:
        return 1.0 if has_carrier(b, seat) else 0.0
    if family == catalogue.ADDITIONAL_SHIP:
        return 5.0 if b.top != UNKNOWN else 0.0
    if family == catalogue.RETREAT:
        return 1.5 if b.forces[seat].hand.count(kind) == 1 else 0.0
    if family >= catalogue.MINEFIELD:
        return use_in_action(b, seat, family)
    return 6.0


def use_in_action(b: Battle, seat: int, family: int) -> float:
    """The same for the families of the expansion."""
    if family == catalogue.MINEFIELD:
        return 2.5 if enemies_afloat(b, seat, False) else 0.0
    if family == catalogue.SURPRISE:
        return 2.0 if has_carrier(b, seat) or has_submarine(b, seat) or holds_air_card(b, seat) else 0.0
    if family == catalogue.SWEEPERS:
        return 1.0
    if family == catalogue.CRASH_DIVE:
        return 2.0 if has_submarine(b, seat) else 0.0
    if family == catalogue.EARLY_WARNING:
        return 3.5
    if family == catalogue.REFUELING:
        return 2.0 if holds_air_card(b, seat) else 0.5
    return DEFENCE if family == catalogue.INTELLIGENCE else 2.0


def has_carrier(b: Battle, seat: int) -> bool:
    for ship in b.forces[seat].ships:
        if b.ship(ship).is_carrier and not b.status[ship] & CRIPPLED:
            return True
    return False


def has_submarine(b: Battle, seat: int) -> bool:
    for ship in b.forces[seat].ships:
        if b.ship(ship).is_submarine:
            return True
    return False


def holds_air_card(b: Battle, seat: int) -> bool:
    """9.5 As far as the hand can be seen."""
    for card in b.forces[seat].hand:
        if card != UNKNOWN and b.card(card).air:
            return True
    return False


def more_than_we_can_fire(b: Battle, seat: int, kind: int, w: Weights) -> bool:
    """More cards of the kind than weapons that bear: they would only fill the hand."""
    card = b.card(kind)
    if card.family > catalogue.TORPEDO:
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
    platform = b.ship(ship)
    if card.family == catalogue.TORPEDO:
        return platform.torpedoes
    symbols = platform.guns if card.family == catalogue.GUN else platform.missiles
    if card.size == catalogue.ANY:
        return sum(symbols)
    total = symbols[card.size]
    if b.switches.attack_opportunities:
        for heavier in range(card.size + 1, len(symbols)):
            total += symbols[heavier]
    return total


def any_platform(b: Battle, seat: int, card: Card) -> bool:
    """Some ship carries the weapon, in whatever row she now stands."""
    for ship in b.forces[seat].ships:
        if symbols_for(b, card, ship) > 0 and can_act(b, ship):
            return True
    return False


def enemies_afloat(b: Battle, seat: int, submarines: bool) -> bool:
    """Has any enemy a submarine, or a surface ship?"""
    for other in range(b.seats):
        if not b.same_team(seat, other):
            for ship in b.forces[other].ships:
                if b.ship(ship).is_submarine == submarines:
                    return True
    return False


def could_threaten(b: Battle, seat: int, family: int) -> bool:
    """Does any enemy carry what the defence meets, wherever he stands?"""
    for other in range(b.seats):
        if not b.same_team(seat, other):
            for ship in b.forces[other].ships:
                card = b.ship(ship)
                if family == catalogue.EVADE and sum(card.guns) + card.torpedoes > 0:
                    return True
                if family == catalogue.ECM and sum(card.missiles) > 0:
                    return True
    return False
