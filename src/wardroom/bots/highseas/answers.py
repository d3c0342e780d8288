"""6, 7.defense, 8, 11.planning What is prepared, answered, planned and thrown away."""

from wardroom.bots.highseas.fleet import can_fire
from wardroom.bots.highseas.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.highseas import catalogue
from wardroom.games.highseas.actions import ATTACK, CARD, PLUS, SHIP, TABLE, is_card, is_table
from wardroom.games.highseas.attacks import needed
from wardroom.games.highseas.battle import COMING, HAND_SIZE, TORPEDO_ATTACK, Attack, Battle
from wardroom.games.highseas.defense import Defense, attack_forbids
from wardroom.games.highseas.kinds import KINDS, SMALL_HULL
from wardroom.games.highseas.odds import likely, stopped_by_dice
from wardroom.games.highseas.resolution import PlanRoll, Resolution

DEFENCES = (catalogue.ESCORT, catalogue.NEAR_MISS, catalogue.SMALL_TARGET, catalogue.ARMOR, catalogue.EVASIVE)
# What is thrown away first when nothing could be played.
KEPT = (
    *(
        catalogue.RETREAT,
        catalogue.SURPRISE,
        catalogue.DEPTH_CHARGE,
        catalogue.ARMOR,
        catalogue.SECONDARY,
        catalogue.NEAR_MISS,
        catalogue.ESCORT,
        catalogue.MAIN,
        catalogue.TORPEDO,
        catalogue.SMALL_TARGET,
    ),
    *(catalogue.REINFORCEMENTS, catalogue.PLANNING, catalogue.EVASIVE, catalogue.LAND_AIR),
)


# -- prepare ----------------


def prepare(b: Battle, seat: int, legal: list[int]) -> int:
    """6 Planning always; defences where several enemies come before our next turn."""
    enemies = sum(not b.same_team(seat, other) and not b.fleets[other].out for other in range(b.seats))
    for action in legal:
        if is_card(action):
            family = b.family(action - CARD)
            if family == catalogue.PLANNING and has_rolls(b, seat):
                return action
            if family != catalogue.PLANNING and enemies > 1:
                return action
    return DONE


def has_rolls(b: Battle, seat: int) -> bool:
    """Is there a die that Planning could help before it is discarded?"""
    for ship in b.fleets[seat].ships:
        if b.ship(ship).is_carrier or b.ship(ship).silent:
            return True
    return any(
        b.family(card) == catalogue.LAND_AIR or b.card(card).numbers
        for card in b.fleets[seat].hand
        if card >= 0
    )


# -- defence ----------------


class Danger:
    """What the attacks that are still coming may cost a fleet."""

    def __init__(self, b: Battle, defender: int, w: Weights) -> None:
        self.b = b
        self.w = w
        self.damage: dict[int, int] = {}
        for attack in b.volley:
            if attack.seat == defender and attack.fate == COMING:
                self.damage[attack.target] = self.damage.get(attack.target, 0) + attack.damage

    def loss(self, attack: Attack, target: int) -> float:
        """What one attack costs, if it comes at this ship."""
        b = self.b
        ship = b.ship(target)
        left = ship.hull - b.hurt[target]
        if attack.kind == TORPEDO_ATTACK or attack.flies():
            moved = attack.copy()
            moved.target = target
            return ship.points * (1 - stopped_by_dice(b, moved)) * likely(needed(b, moved))
        total = self.damage.get(target, 0) + (0 if target == attack.target else attack.damage)
        through = 1 - stopped_by_dice(b, attack)
        if total >= left:
            # The last straw weighs most: without it the ship would stay afloat.
            spared = total - attack.damage < left
            return ship.points * through * (1.0 if spared else attack.damage / total)
        return ship.points * through * self.w.promise * attack.damage / ship.hull


def defend(b: Battle, top: Defense, seat: int, legal: list[int], w: Weights) -> int:
    """7.defense The answer that saves most, prepared cards before those of the hand."""
    danger = Danger(b, top.defender, w)
    if top.attack != NOBODY:
        attack = b.volley[top.attack]
        return min(legal, key=lambda action: (danger.loss(attack, action - SHIP), action))
    if top.card != NOBODY:
        return max(legal, key=lambda action: (saved(b, danger, top.card, action - ATTACK, w), -action))
    best, value = DONE, 0.0
    for action in legal:
        if action == DONE:
            continue
        prepared = is_table(action)
        card = action - (TABLE if prepared else CARD)
        gain = max(
            saved(b, danger, card, place, w)
            for place in range(len(b.volley))
            if b.volley[place].seat == top.defender
            and attack_forbids(b, KINDS[b.families[card]], b.volley[place]) == ALLOWED
        )
        price = 0.01 if prepared else w.evasive if b.family(card) == catalogue.EVASIVE else w.answer
        if seat != top.defender:
            price += w.for_a_mate
        if gain >= price and gain - price >= value:
            best, value = action, gain - price
    return best


def saved(b: Battle, danger: Danger, card: int, place: int, w: Weights) -> float:
    """What a card against an attack is worth."""
    attack = b.volley[place]
    loss = danger.loss(attack, attack.target)
    if b.family(card) != catalogue.ESCORT:
        return loss
    row = b.row(attack.target)
    others = [
        danger.loss(attack, ship)
        for ship in b.fleets[attack.seat].ships
        if ship != attack.target and b.row(ship) == row
    ]
    return loss - min(others) if others else 0.0


def plan_roll(b: Battle, top: PlanRoll, legal: list[int], w: Weights) -> int:
    """11.planning Where much is at stake, or no other roll is to come."""
    below = b.stack[-2]
    assert isinstance(below, Resolution)
    attack = b.volley[below.place]
    later = any(
        other.fate == COMING and (other.flies() or other.kind == TORPEDO_ATTACK)
        for other in b.volley[below.place + 1 :]
    )
    if b.ship(attack.target).points < w.plan and later:
        return legal[0]
    # Not more than is needed for a sure success.
    return min(legal[-1], PLUS + max(1, top.needs - 1))


# -- discards ----------------


def discard(b: Battle, seat: int, legal: list[int], w: Weights) -> int:
    """8 What our ships cannot use, and what is too much of a kind; a hand that has not moved must move."""
    fleet = b.fleets[seat]
    defences = sum(b.family(card) in DEFENCES for card in fleet.hand)
    cards = [action - CARD for action in legal if is_card(action)]
    for card in cards:
        family = b.family(card)
        if family in DEFENCES:
            if defences > w.defences and family in (catalogue.NEAR_MISS, catalogue.ARMOR):
                return CARD + card
            if family == catalogue.SMALL_TARGET and not has_small_ship(b, seat):
                return CARD + card
            if family == catalogue.ESCORT and max(b.rows(seat)[1:]) < 2:
                return CARD + card
        elif useless(b, seat, card, w):
            return CARD + card
    if len(fleet.hand) == HAND_SIZE and cards:
        return CARD + min(cards, key=lambda card: (KEPT.index(b.family(card)), b.card(card).damage, card))
    return DONE


def useless(b: Battle, seat: int, card: int, w: Weights) -> bool:
    fleet = b.fleets[seat]
    family = b.family(card)
    if family == catalogue.REINFORCEMENTS:
        points = sum(b.card(held).points for held in fleet.hand)
        return not any(b.ship(ship).points <= points for ship in fleet.reserve)
    if family == catalogue.RETREAT:
        return not fleet.damage
    if KINDS[family].fired:
        enemies = [ship for other in range(b.seats) if other != seat for ship in b.fleets[other].ships]
        if not any(b.ship(ship).is_submarine == (family == catalogue.DEPTH_CHARGE) for ship in enemies):
            return True
        platforms = can_fire(b, fleet.ships, card)
        if platforms < (2 if b.card(card).double else 1):
            return True
        same = sum(b.family(held) == family and b.card(held).size == b.card(card).size for held in fleet.hand)
        return same > platforms * w.salvos
    return False


def has_small_ship(b: Battle, seat: int) -> bool:
    return any(b.ship(ship).hull <= SMALL_HULL for ship in b.fleets[seat].ships)
