"""What the attacks of a volley will do to our ships, and what is saved by stopping one of them."""

from wardroom.bots.coldwar.mines import mine_harm
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import CERTAIN, likely, own_condition
from wardroom.games.coldwar import battle
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.damage import is_large, sinks_by_roll, worth


def expected_harm(b: Battle, w: Weights, ship: int, without: list[int]) -> float:
    """What the attacks on a ship will do to her, leaving out those in `without` (places in the volley)."""
    hurt = b.hurt[ship]
    crippled = bool(b.status[ship] & battle.CRIPPLED)
    afloat = CERTAIN
    blow = 0.0
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.target != ship or attack.kept or place in without:
            continue
        if attack.fate == battle.HIT:
            chance = CERTAIN
        elif attack.fate == battle.COMING:
            chance = likely(attack.chance) if attack.chance > 0 else CERTAIN
        else:
            continue
        if attack.kind <= battle.CRUISE_ATTACK and not sinks_by_roll(attack):
            damage = worth(b, ship, attack.damage)
            hurt = b.ship(ship).hits if crippled and damage > 0 else hurt + damage
        elif attack.kind > battle.CRUISE_ATTACK and not crippled and is_large(b, ship, hurt):
            if chance == CERTAIN:
                crippled = True
            else:
                blow += chance * (
                    own_condition(b, w, ship, hurt, True) - own_condition(b, w, ship, hurt, False)
                )
        else:
            afloat *= 1 - chance
    sunk = own_condition(b, w, ship, b.ship(ship).hits, False)
    if hurt >= b.ship(ship).hits:
        return sunk
    return (1 - afloat) * sunk + afloat * min(sunk, own_condition(b, w, ship, hurt, crippled) + blow)


def saved_by(b: Battle, w: Weights, place: int, answerable: list[int], cards: int) -> float:
    """What stopping this attack saves, by card: alone, or with others that must be stopped, too."""
    attack = b.volley[place]
    if attack.kind == battle.BOMBER_ATTACK:
        return bomber_harm(b, w, attack)
    if attack.kind == battle.MINE_ATTACK and attack.fate == battle.COMING:
        return mine_harm(b, w, attack.seat, attack.damage, 1.0)
    ship = attack.target
    now = expected_harm(b, w, ship, [])
    out = [place]
    best = now - expected_harm(b, w, ship, out)
    others = [other for other in answerable if other != place and b.volley[other].target == ship]
    others.sort(key=lambda other: (-b.volley[other].damage, other))
    for other in others[: cards - 1]:
        out.append(other)
        best = max(best, (now - expected_harm(b, w, ship, out)) / len(out))
    return best


def bomber_harm(b: Battle, w: Weights, attack: Attack) -> float:
    """7.17 One die, or one hit, of a bomber strike: the ship that we can best spare."""
    least = 100.0
    for ship in b.forces[attack.seat].ships:
        if not b.ship(ship).is_submarine:
            least = min(least, bomb_cost(b, w, ship))
    if least == 100.0:
        return 0.0
    return least if attack.fate == battle.HIT else least * likely(attack.chance) * min(2, attack.dice)


def bomb_cost(b: Battle, w: Weights, ship: int) -> float:
    """What we lose if the ship takes a bomber's hit."""
    crippled = bool(b.status[ship] & battle.CRIPPLED)
    now = own_condition(b, w, ship, b.hurt[ship], crippled)
    if is_large(b, ship, b.hurt[ship]):
        return own_condition(b, w, ship, b.hurt[ship], True) - now
    return own_condition(b, w, ship, b.ship(ship).hits, False) - now
