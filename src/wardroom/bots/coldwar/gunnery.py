"""7.11-7.13 Guns, missiles and torpedoes: finish ships, else hurt what matters most."""

from wardroom.bots.coldwar.enemies import Target
from wardroom.bots.coldwar.plan import Order, Plan, torpedo_rolls
from wardroom.bots.coldwar.worth import CERTAIN, likely
from wardroom.core.state import ALLOWED, NOBODY
from wardroom.games.coldwar.attacks import torpedo_chance
from wardroom.games.coldwar.battle import ACTIVE, Attack, Battle
from wardroom.games.coldwar.catalogue import TORPEDO, Card
from wardroom.games.coldwar.damage import worth
from wardroom.games.coldwar.kinds.families import SALVOS, ship_forbids, target_forbids

# A card of the hand and the ships that can still fire it, those it fits best first.
Gun = tuple[Card, list[int]]


def shooting(plan: Plan) -> list[Order]:
    """For each target the cards that finish her, or the one that hurts her most."""
    found = []
    guns = loaded(plan)
    if guns:
        for target in plan.targets:
            if target.afloat > 0:
                order = finish(plan, target, guns) if not plan.secret else None
                if order is None:
                    order = hurt(plan, target, guns)
                if order is not None:
                    found.append(order)
    return found


def loaded(plan: Plan) -> list[Gun]:
    """Cards of the hand that some ship can still fire, heavy cards last."""
    b = plan.b
    found: list[Gun] = []
    last = NOBODY
    for kind in plan.hand:
        if kind == last:
            continue
        last = kind
        card = b.card(kind)
        if card.family >= len(SALVOS):
            continue
        platforms = []
        for ship in b.forces[plan.seat].ships:
            if plan.secret and not b.ship(ship).is_submarine:
                continue
            if ship_forbids(b, plan.attacks, card, ship) == ALLOWED:
                platforms.append(ship)
        if platforms:
            if len(platforms) > 1:
                sort_by_fitness(b, card, platforms)
            found.append((card, platforms))
    found.sort(key=lambda gun: gun[0].damage)
    return found


def sort_by_fitness(b: Battle, card: Card, platforms: list[int]) -> None:
    platforms.sort(key=lambda ship: unfit(b, card, ship))


def unfit(b: Battle, card: Card, ship: int) -> int:
    """12.8 How ill a platform fits a card: heavy symbols are for heavy cards, submarines stay hidden."""
    platform = b.ship(ship)
    misfit = 0
    if card.family != TORPEDO:
        symbols = SALVOS[card.family].symbols(b, ship)
        size = card.size
        while size < 2 and symbols[size] == 0:
            size += 1
        misfit = 2 * (size - card.size)
    if platform.is_submarine:
        return misfit + (4 if b.status[ship] & ACTIVE else 6)
    return misfit + (3 if b.row(ship) == 3 else 0)


def still_loaded(plan: Plan, guns: list[Gun], shots: list[Attack]) -> list[Gun]:
    """6.1.B.1 What is left to fire once these shots are away."""
    attacks = plan.attacks + shots
    found = []
    for card, platforms in guns:
        used = 0
        for shot in shots:
            if shot.card == card.id:
                used += 1
        if plan.hand.count(card.id) > used:
            left = [ship for ship in platforms if ship_forbids(plan.b, attacks, card, ship) == ALLOWED]
            if left:
                found.append((card, left))
    return found


def finish(plan: Plan, target: Target, guns: list[Gun]) -> Order | None:
    """The fewest cards that sink her; of those that would, the lightest."""
    need = target.need()
    order = Order(0.0, 1)
    chance = CERTAIN
    cost = 0.0
    pool = guns
    while need > 0 and len(order.shots) < plan.fog:
        shot = lightest_that_sinks(plan, target, pool, need)
        if shot is None:
            return None
        chance *= plan.gets_through(shot, target)
        cost += surfacing(plan, shot) + plan.w.spent
        order.shots.append(shot)
        order.targets.append(target)
        need -= worth(plan.b, target.ship, plan.b.card(shot.card).damage)
        if need > 0:
            pool = still_loaded(plan, guns, order.shots)
    if need > 0:
        return None
    order.fog = len(order.shots)
    order.worth = target.after(plan.w, target.need()) * chance * target.afloat - cost
    return order


def lightest_that_sinks(plan: Plan, target: Target, guns: list[Gun], need: int) -> Attack | None:
    """The lightest card that does the damage needed, or the heaviest if none does."""
    b = plan.b
    best: Attack | None = None
    for card, platforms in guns:
        damage = worth(b, target.ship, card.damage)
        if damage <= 0 or target.enemy.stops(card):
            continue
        ship = aim(b, card, platforms, target)
        if ship == NOBODY or torpedo_rolls(b, card, ship, target.ship):
            continue
        best = shoot(b, card, ship, target)
        if damage >= need:
            break
    return best


def hurt(plan: Plan, target: Target, guns: list[Gun]) -> Order | None:
    """One card that leaves her afloat, or that must be lucky against a submarine."""
    b = plan.b
    best: Order | None = None
    for card, platforms in guns:
        ship = aim(b, card, platforms, target)
        if ship == NOBODY:
            continue
        shot = shoot(b, card, ship, target)
        shot.surprise = plan.secret
        number = torpedo_chance(b, card, ship, target.ship) if card.family == TORPEDO else 0
        if number > 0:
            value = (target.sunk() - target.now(plan.w)) * likely(number)
        else:
            value = target.after(plan.w, worth(b, target.ship, card.damage))
        value *= plan.gets_through(shot, target) * target.afloat
        value -= plan.w.spent + surfacing(plan, shot)
        if best is None or value > best.worth:
            best = Order(value, 1)
            best.shots.append(shot)
            best.targets.append(target)
    return best


def aim(b: Battle, card: Card, platforms: list[int], target: Target) -> int:
    """The ship that should fire the card at the target, or NOBODY."""
    for ship in platforms:
        if target_forbids(b, card, ship, target.ship) == ALLOWED:
            return ship
    return NOBODY


def shoot(b: Battle, card: Card, ship: int, target: Target) -> Attack:
    kind = SALVOS[card.family].attack(b, card, ship, target.ship)
    return Attack(kind, card.id, ship, target.enemy.seat, target.ship)


def surfacing(plan: Plan, shot: Attack) -> float:
    """5.24 A submarine that fires can be found."""
    source = shot.source
    if not plan.b.ship(source).is_submarine or plan.b.status[source] & ACTIVE:
        return 0.0
    for attack in plan.attacks:
        if attack.source == source:
            return 0.0
    return plan.w.exposure * plan.b.ship(source).points
