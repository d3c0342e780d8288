"""7.16, 7.17, 7.2 Attacks from the air, and crews for the carriers that make them (9.4)."""

from collections.abc import Callable

from wardroom.bots.coldwar.enemies import Enemy, Target
from wardroom.bots.coldwar.plan import Order, Plan
from wardroom.bots.coldwar.worth import likely
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.attacks import carrier_forbids, land_chance, strike_forbids
from wardroom.games.coldwar.battle import BOMBER_ATTACK, CARRIER_ATTACK, LAND_ATTACK, Attack
from wardroom.games.coldwar.carriers import rating, strike_chance
from wardroom.games.coldwar.catalogue import BOMBER, CREW, LAND_STRIKE
from wardroom.games.coldwar.damage import can_act
from wardroom.games.coldwar.kinds.families import target_forbids


def carrier_strikes(plan: Plan) -> list[Order]:
    """7.2 Aircraft need no card: the best strike of each carrier."""
    found = []
    for ship in plan.b.forces[plan.seat].ships:
        if plan.b.ship(ship).is_carrier:
            order = carrier_strike(plan, ship)
            if order is not None:
                found.append(order)
    return found


def carrier_strike(plan: Plan, ship: int) -> Order | None:
    b = plan.b
    crewed = plan.crewed(ship)
    surprise = plan.secret or plan.surprised_from(ship)
    if carrier_forbids(b, plan.attacks, ship, crewed) != ALLOWED:
        return None
    best: Order | None = None
    for target in plan.targets:
        if target.afloat <= 0 or strike_forbids(b, ship, target.ship, crewed) != ALLOWED:
            continue
        hits = likely(strike_chance(b, ship, target.ship, crewed))
        value = target.struck(b, plan.w) * hits * target.afloat
        value *= plan.flies_through(target.enemy, surprise)
        if best is None or value > best.worth:
            best = Order(value, 1)
            best.shots.append(Attack(CARRIER_ATTACK, NOBODY, ship, target.enemy.seat, target.ship))
            best.shots[0].surprise = surprise
            best.targets.append(target)
    return best


def land_strike(plan: Plan, kind: int) -> list[Order]:
    """7.16 Two or three strikes of one card, at the best targets."""
    b = plan.b
    card = b.card(kind)
    chances: list[tuple[float, Target]] = []
    for target in plan.targets:
        if target.afloat > 0 and target_forbids(b, card, NOBODY, target.ship) == ALLOWED:
            hits = likely(land_chance(b, card, target.ship))
            hits *= plan.flies_through(target.enemy, plan.secret)
            chances.append((target.struck(b, plan.w) * hits * target.afloat, target))
    if not chances:
        return []
    chances.sort(key=lambda chance: -chance[0])
    order = Order(-plan.w.spent, 0)
    order.card = kind
    for value, target in chances[: min(card.attacks, plan.fog)]:
        order.worth += value
        order.targets.append(target)
    order.targets.sort(key=lambda target: target.ship)
    for target in order.targets:
        first = kind if not order.shots else NOBODY
        shot = Attack(LAND_ATTACK, first, NOBODY, target.enemy.seat, target.ship)
        shot.surprise = plan.secret
        order.shots.append(shot)
    order.fog = len(order.shots)
    return [order]


def bombing(plan: Plan, kind: int) -> list[Order]:
    """7.17 All the Fog of War that is left, against one of the enemies."""
    found = []
    for enemy in plan.enemies:
        hits = max(0.0, plan.fog - enemy.flak) * likely(plan.b.card(kind).numbers[0])
        if not plan.secret:
            hits *= enemy.through[CARRIER_ATTACK]
        value = worth_of_hits(plan, enemy, hits)
        if value >= 0:
            order = Order(value - plan.w.spent, plan.fog)
            order.card = kind
            order.dice = plan.fog
            shot = Attack(BOMBER_ATTACK, kind, NOBODY, enemy.seat, NOBODY)
            shot.dice = plan.fog
            shot.surprise = plan.secret
            order.shots.append(shot)
            found.append(order)
    return found


def worth_of_hits(plan: Plan, enemy: Enemy, hits: float) -> float:
    """7.17 The defender gives up the ships he can best spare; less than nothing if he has none."""
    values = []
    for target in plan.targets:
        if target.enemy is enemy and not target.card.is_submarine and target.afloat > 0:
            values.append(target.struck(plan.b, plan.w))
    if not values:
        return -1.0
    values.sort()
    total = 0.0
    for value in values:
        total += value * min(1.0, hits)
        hits -= 1.0
        if hits <= 0:
            break
    return total


# By family.
AIR_IDEAS: dict[int, Callable[[Plan, int], list[Order]]] = {LAND_STRIKE: land_strike, BOMBER: bombing}


# -- crews ----------------


def man_the_carriers(plan: Plan) -> None:
    """9.4 An efficient crew for the best carrier that can fly, if there is Fog of War to use it."""
    for card in plan.hand[:]:
        if plan.b.family(card) != CREW or plan.fog < 2:
            continue
        best = best_uncrewed_carrier(plan)
        if best != NOBODY:
            plan.crews.append(best << 8 | card)
            plan.crew_orders.append(best << 8 | card)
            plan.hand.remove(card)


def best_uncrewed_carrier(plan: Plan) -> int:
    b = plan.b
    best = NOBODY
    for ship in b.forces[plan.seat].ships:
        if b.ship(ship).is_carrier and can_act(b, ship) and not plan.crewed(ship):
            if best == NOBODY or rating(b, ship) > rating(b, best):
                best = ship
    return best


def send_idle_crews_away(plan: Plan) -> None:
    """A crew whose carrier is not to fly stays in the hand."""
    for entry in plan.crew_orders[:]:
        if not flies(plan, entry >> 8):
            plan.crew_orders.remove(entry)


def flies(plan: Plan, carrier: int) -> bool:
    return any(attack.kind == CARRIER_ATTACK and attack.source == carrier for attack in plan.attacks)
