"""6.1.B.1 The plan of a turn: what is fired, flown and laid, and what all of it leaves afloat."""

from wardroom.bots.coldwar.enemies import Enemy, Target, enemies_of
from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import CERTAIN, likely
from wardroom.core.state import NOBODY
from wardroom.games.coldwar import battle
from wardroom.games.coldwar.attacks import asw_chance, land_chance, torpedo_chance
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.carriers import strike_chance
from wardroom.games.coldwar.catalogue import TORPEDO, Card
from wardroom.games.coldwar.damage import worth
from wardroom.games.coldwar.volley import BattleStations


class Order:
    """One use of Fog of War: the attacks it declares and what they are worth."""

    def __init__(self, worth: float, fog: int) -> None:
        self.worth = worth
        self.fog = fog
        self.shots: list[Attack] = []
        self.targets: list[Target] = []
        # The card of a land based strike, minefield or bomber strike, and the dice of the latter.
        self.card = NOBODY
        self.dice = 0
        # 7.18 The Surprise Attack card that goes with it.
        self.surprise = NOBODY

    def rate(self) -> float:
        """Worth by Fog of War."""
        return self.worth / self.fog


class Plan:
    """A draft of Battle Stations, thought through to its end."""

    def __init__(self, b: Battle, draft: BattleStations, w: Weights) -> None:
        self.b = b
        self.w = w
        self.seat = draft.seat
        self.fog = draft.fog_left(b)
        self.draft = draft
        self.attacks = draft.attacks[:]
        self.crews: list[int] = []
        self.hand = b.forces[draft.seat].hand[:]
        self.orders: list[Order] = []
        self.crew_orders: list[int] = []
        self.area_orders: list[int] = []
        # 9.6 The enemy whose cards are looked at before anything else is done.
        self.spied_on = NOBODY
        # 7.18 Thinking of surprise attacks only: nothing answers them.
        self.secret = False
        self.enemies = enemies_of(b, draft.seat, w)
        self.targets: list[Target] = []
        for enemy in self.enemies:
            for ship in b.forces[enemy.seat].ships:
                self.targets.append(Target(b, enemy, ship))
        self.count_what_is_drafted()

    def count_what_is_drafted(self) -> None:
        for attack in self.attacks:
            for target in self.targets:
                if target.ship == attack.target and attack.card != NOBODY:
                    damage = self.b.card(attack.card).damage
                    if damage:
                        target.suffer(worth(self.b, target.ship, damage), CERTAIN)

    def crewed(self, ship: int) -> bool:
        """9.4 An efficient crew is aboard, or will be."""
        if self.b.status[ship] & battle.CREWED:
            return True
        return any(entry >> 8 == ship for entry in self.crews)

    # -- what gets through ----------------

    def gets_through(self, shot: Attack, target: Target) -> float:
        """The chance that nothing in sight, or feared, stops it."""
        enemy = target.enemy
        if shot.surprise:
            return CERTAIN
        if shot.kind == battle.CRUISE_ATTACK:
            return enemy.through[battle.MISSILE_ATTACK] * self.flies_through(enemy, False)
        if self.b.ship(shot.source).is_submarine:
            return enemy.through[shot.kind] * (1 - enemy.hunted)
        return enemy.through[shot.kind]

    def flies_through(self, enemy: Enemy, surprise: bool) -> float:
        """12.1 Air Defense spreads over all that flies in this turn; 7.18 it alone meets a surprise."""
        flying = 1
        for attack in self.attacks:
            if attack.flies() and attack.seat == enemy.seat:
                flying += 1
        past_flak = 1 - min(0.85, enemy.flak / max(2, flying))
        return past_flak if surprise else enemy.through[battle.CARRIER_ATTACK] * past_flak

    def surprised_from(self, carrier: int) -> bool:
        """7.18 All strikes of a carrier are one surprise."""
        return any(attack.source == carrier and attack.surprise for attack in self.attacks)

    # -- orders ----------------

    def give(self, order: Order) -> None:
        """The order stands: count on it."""
        self.orders.append(order)
        self.fog -= order.fog
        if order.surprise != NOBODY:
            self.hand.remove(order.surprise)
        for place in range(len(order.shots)):
            shot = order.shots[place]
            self.attacks.append(shot)
            if shot.card != NOBODY:
                self.hand.remove(shot.card)
            if shot.target != NOBODY:
                self.count_on(shot, order.targets[place], order.card)

    def count_on(self, shot: Attack, target: Target, strike: int) -> None:
        """What a shot leaves of its target; `strike` is the card of a land based strike."""
        b = self.b
        if shot.kind == battle.ASW_ATTACK:
            number = asw_chance(b, b.card(shot.card), self.seat, shot.target, False)
            target.afloat *= 1 - likely(number)
        elif shot.kind == battle.CARRIER_ATTACK:
            hits = likely(strike_chance(b, shot.source, shot.target, self.crewed(shot.source)))
            target.afloat *= 1 - hits * self.flies_through(target.enemy, shot.surprise)
        elif shot.kind == battle.LAND_ATTACK:
            hits = likely(land_chance(b, b.card(strike), shot.target))
            target.afloat *= 1 - hits * self.flies_through(target.enemy, shot.surprise)
        elif torpedo_rolls(b, b.card(shot.card), shot.source, shot.target):
            number = torpedo_chance(b, b.card(shot.card), shot.source, shot.target)
            target.afloat *= 1 - likely(number)
        else:
            damage = worth(b, shot.target, b.card(shot.card).damage)
            target.suffer(damage, self.gets_through(shot, target))


def torpedo_rolls(b: Battle, card: Card, ship: int, target: int) -> bool:
    """7.13 A passive submarine is hit by luck only."""
    return card.family == TORPEDO and torpedo_chance(b, card, ship, target) > 0
