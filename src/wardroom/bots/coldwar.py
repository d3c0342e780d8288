"""Doctrine for Cold War Naval Battles: a sensible admiral, who knows only what lies in front of the seat.

Every answer is a function of the observation and of the admiral's temper. What an attack can do, and with
what number, is asked of the game itself; here stands only what it is worth. Worths are points of the round.
"""

from dataclasses import dataclass, replace
from typing import cast

from wardroom.core.decision import DONE
from wardroom.core.dice import FastDice
from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN, Policy, State, Step
from wardroom.games.coldwar.actions import (
    AREA,
    ATTACK,
    CARD,
    CRIPPLE,
    FACE_DOWN,
    GIVE,
    NO,
    NUMBER,
    ROW,
    SEAT,
    SHIP,
    YES,
    is_card,
    is_number,
    is_ship,
)
from wardroom.games.coldwar.answers import (
    AllotAirDefense,
    Answering,
    BomberHits,
    DamageControl,
    PointDefense,
    SaveSubmarine,
    air_defenses,
)
from wardroom.games.coldwar.attacks import (
    asw_chance,
    carrier_forbids,
    force_forbids,
    land_chance,
    ship_forbids,
    strike_forbids,
    target_forbids,
    torpedo_chance,
)
from wardroom.games.coldwar.battle import (
    ACTIVE,
    ASW_ATTACK,
    BOMBER_ATTACK,
    CARD_BITS,
    CARRIER_ATTACK,
    COMING,
    CRIPPLED,
    CRUISE_ATTACK,
    DOWN,
    GUN_ATTACK,
    HIDDEN_CARD,
    HIT,
    LAND_ATTACK,
    NO_ATTACKS,
    TORPEDO_ATTACK,
    Attack,
    Battle,
    may_bit,
)
from wardroom.games.coldwar.carriers import rating, strike_chance
from wardroom.games.coldwar.catalogue import (
    ADDITIONAL_SHIP,
    ASW,
    BOMBER,
    COVER,
    CREW,
    DAMAGE_CONTROL,
    ECM,
    EVADE,
    GUN,
    LAND_STRIKE,
    MISSILE,
    RETREAT,
    TORPEDO,
    Card,
    Ship,
)
from wardroom.games.coldwar.damage import can_act, is_large, sinks_by_roll, worth
from wardroom.games.coldwar.defences import cover_chance
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.incoming import ChooseDefender
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.teams import Transfers
from wardroom.games.coldwar.views import unseen_cards
from wardroom.games.coldwar.volley import BattleStations, fired_as


@dataclass(frozen=True)
class Weights:
    """What an admiral thinks things are worth."""

    # How much of the worth of a ship lies in damage short of sinking, and in her being unable to fight.
    promise: float = 0.35
    helpless: float = 0.05
    # In games of three or more: what the loss of a point hurts the leader, and anybody else.
    leader: float = 0.8
    other: float = 0.35
    # How often a card in the enemy's hand is believed to meet an attack that it could meet.
    wary: float = 0.4
    # What a submarine risks by showing herself, as a share of her points.
    exposure: float = 0.25
    # What an attack must be worth before it is made at all, and what a card spent on it costs.
    attack: float = 0.3
    spent: float = 0.1
    # What a point defence must save before the card is laid: the last of its kind, and one of several.
    last_answer: float = 4.0
    spare_answer: float = 2.0
    # The same for Damage Control, for Air Cover in the air, and for a team-mate's ships.
    control: float = 7.0
    cover: float = 2.0
    for_a_mate: float = 1.5
    # Cards of one family kept back as point defences; what is drawn after the volley serves as such anyway.
    keep: int = 0
    # Enemy weapons in sight that make an area defence worth its card, and its Fog of War when face down.
    threat_open: float = 0.5
    threat_veiled: float = 0.5
    # A retreat: what a Fog of War is worth in attacks, what must be gained, and how much of it by repairs.
    fog: float = 1.8
    retreat: float = 3.0
    repairs: float = 2.0
    # An Additional Ship of so many points is called at once; later any ship will do.
    ship: int = 4
    late: int = 40
    # Fog of War of a turn in which a card is given to a team-mate.
    generous: int = 4
    # Cards kept for weapons that do not bear at the moment.
    stock: int = 1
    # Shares of the surface ships in the first and the third row.
    front: float = 0.34
    rear: float = 0.3


WEIGHTS = Weights()
# Styles of play that are sensible, too: what holds for one of them only is true of the bot, not of the game.
STYLES: dict[str, Weights] = {
    "steady": WEIGHTS,
    # More ships in front, submarines that fire at anything, and defences kept for large losses.
    "bold": replace(
        WEIGHTS, last_answer=6.0, control=10.0, threat_open=2.0, exposure=0.0, front=0.5, rear=0.2
    ),
    # Answers whatever can be answered, stays behind, calls every retreat.
    "careful": replace(
        WEIGHTS,
        last_answer=2.0,
        spare_answer=1.0,
        control=4.0,
        exposure=0.6,
        retreat=1.0,
        wary=0.7,
        rear=0.45,
    ),
}

# How far the temper of one admiral may lie from the table above.
TEMPER = 0.2
CERTAIN = 1.0
FACES = 6.0


class Doctrine(Policy):
    """Plays by the observation alone; the seed gives the admiral a temper, no dice are thrown in play."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        dice = FastDice(seed)
        self.weights = replace(
            weights,
            promise=weights.promise * _temper(dice),
            wary=weights.wary * _temper(dice),
            exposure=weights.exposure * _temper(dice),
            last_answer=weights.last_answer * _temper(dice),
            control=weights.control * _temper(dice),
            retreat=weights.retreat * _temper(dice),
        )
        # The plan of a volley is remembered while its small decisions are asked, to save time.
        self.words: dict[tuple[int, ...], int] = {}
        self.scene: list[list[int]] = []

    def choose(self, view: State, seat: int, legal: list[int]) -> int:
        answer = self.think(view, seat, legal)
        return answer if answer in legal else legal[0]

    def think(self, view: State, seat: int, legal: list[int]) -> int:
        """The answer of the step on top of the stack."""
        b = cast(Battle, view)
        top = view.stack[-1]
        if isinstance(top, BattleStations):
            return self.battle_stations(b, top, legal)
        if isinstance(top, AdjustFormation):
            return adjust_formation(b, top, legal, self.weights)
        if isinstance(top, AdjustOrdnance):
            return adjust_ordnance(b, seat, legal, self.weights)
        if isinstance(top, PointDefense):
            return answer(b, top, seat, legal, self.weights)
        if isinstance(top, AllotAirDefense):
            return allot_air_defense(b, top, self.weights)
        if isinstance(top, DamageControl):
            return answer(b, top, seat, legal, self.weights)
        if isinstance(top, Formation):
            return arrange(b, top, seat, self.weights)
        return self.think_of_the_rest(b, top, seat, legal)

    def think_of_the_rest(self, b: Battle, top: Step, seat: int, legal: list[int]) -> int:
        """What is asked less often."""
        if isinstance(top, DiveDive):
            return dive(legal)
        if isinstance(top, ShipAhoy):
            return ship_ahoy(b, top, seat, legal, self.weights)
        if isinstance(top, RetreatStep):
            return retreat(b, top, seat, legal, self.weights)
        if isinstance(top, SaveSubmarine):
            return save_submarine(b, top, seat, legal, self.weights)
        if isinstance(top, BomberHits):
            return bomber_hit(b, legal, self.weights)
        if isinstance(top, ChooseDefender):
            return first_defender(b, legal)
        if isinstance(top, Transfers):
            return transfer(b, top, seat, legal, self.weights)
        return legal[0]

    def battle_stations(self, b: Battle, draft: BattleStations, legal: list[int]) -> int:
        """The whole volley is planned at once, then told word by word."""
        scene = scene_of(b, draft)
        place = place_in_draft(draft)
        if scene == self.scene and place in self.words:
            answer = self.words[place]
            if answer in legal:
                return answer
        if draft.card != NOBODY or draft.ship != NOBODY:
            return complete(b, draft, legal, self.weights)
        plan = Volley(b, draft, self.weights)
        plan.make()
        self.scene = scene
        self.words = plan.words()
        return self.words.get(place, DONE)


def _temper(dice: FastDice) -> float:
    return 1.0 + TEMPER * (dice.below(201, 0) - 100) / 100


def scene_of(b: Battle, draft: BattleStations) -> list[list[int]]:
    """All that a plan depends on, whatever of it has been told already."""
    hand = sorted(b.forces[draft.seat].hand + draft.cards_used())
    scene = [b.status, b.hurt, b.discard, hand, [b.fog, b.round, b.tide, draft.seat]]
    for force in b.forces:
        scene.append(force.area)
    return scene


def place_in_draft(draft: BattleStations) -> tuple[int, ...]:
    """How far the telling of a plan has come."""
    return (
        len(draft.attacks),
        len(draft.area),
        len(draft.crews),
        draft.card,
        draft.ship,
        draft.aimed,
        draft.aimed_seat,
    )


# -- what ships are worth ----------------


def condition(w: Weights, ship: Ship, hurt: int, crippled: bool, gain: float, loss: float) -> float:
    """What an enemy has out of a ship in this condition: nothing of a whole one, everything of a sunk one.

    `gain` is the worth of a point to whoever sinks her, `loss` that of a point her owner loses.
    """
    points = ship.points
    if hurt >= ship.hits:
        return (gain + loss) * points
    if crippled:
        return (loss + w.promise * gain + w.helpless) * points
    if hurt == 0:
        return 0.0
    whole = (gain + loss) * points - loss * ship.hits
    value = loss * hurt + w.promise * whole * hurt / ship.hits
    if hurt == ship.hits - 1:
        value += w.helpless * points
    return value


def own_condition(b: Battle, w: Weights, ship: int, hurt: int, crippled: bool) -> float:
    """The same seen by the owner."""
    return condition(w, b.ship(ship), hurt, crippled, 1.0, 1.0)


def likely(number: int) -> float:
    return max(0, min(6, number)) / FACES


def standing(b: Battle, seat: int) -> int:
    """Points that everybody can count: earlier rounds, ships sunk, ships afloat."""
    force = b.forces[seat]
    total = force.points
    for ship in force.sunk:
        total += b.ship(ship).points
    for ship in force.ships:
        if not b.status[ship] & CRIPPLED:
            total += b.ship(ship).points - b.hurt[ship]
    return total


def team_standing(b: Battle, seat: int) -> int:
    total = 0
    for other in range(b.seats):
        if b.same_team(seat, other):
            total += standing(b, other)
    return total


# -- the enemies ----------------


class Enemy:
    """An opposing task force: how much its losses matter, and what gets past its defences."""

    def __init__(
        self, b: Battle, w: Weights, seat: int, unseen: list[int], unseen_total: int, loss: float
    ) -> None:
        self.seat = seat
        self.loss = loss
        self.shells = CERTAIN
        self.missiles = CERTAIN
        self.aircraft = CERTAIN
        # Chance that area ASW catches a submarine that fires at this force.
        self.hunted = 0.0
        self.see_area(b)
        self.fear_hand(b, w, unseen, unseen_total)
        # Rolls of Air Defense against all that flies.
        self.flak = 0.0
        if b.switches.air_defense:
            for system in air_defenses(b, seat):
                self.flak += likely(system & 255)

    def see_area(self, b: Battle) -> None:
        """8.1 What lies open works for certain, what lies face down may be anything it still can be."""
        for entry in b.forces[self.seat].area:
            card = entry & CARD_BITS
            if card == HIDDEN_CARD:
                families = (entry >> 8 & 15).bit_count()
                doubt = 1 - 1 / max(1, families)
                if entry >> 8 & may_bit(EVADE):
                    self.shells *= doubt
                if entry >> 8 & may_bit(ECM):
                    self.missiles *= doubt
                if entry >> 8 & may_bit(COVER):
                    self.aircraft *= (1 + doubt) / 2
                continue
            family = b.family(card)
            if family == EVADE:
                self.shells = 0.0
            elif family == ECM:
                self.missiles = 0.0
            elif family == COVER:
                self.aircraft *= 1 - likely(cover_chance(b, b.card(card), self.seat, True))
            elif family == ASW:
                self.hunted = 0.5

    def stops(self, card: Card) -> bool:
        """An open area defence stops the card for certain."""
        return (self.missiles if card.family == MISSILE else self.shells) <= 0

    def fear_hand(self, b: Battle, w: Weights, unseen: list[int], unseen_total: int) -> None:
        """Cards that may be in the hand stop one attack of several."""
        hidden = 0
        for card in b.forces[self.seat].hand:
            if card == UNKNOWN:
                hidden += 1
        if hidden == 0 or unseen_total == 0:
            return
        for card in range(len(unseen)):
            family = b.family(card)
            if family == EVADE:
                self.shells *= 1 - w.wary * held(unseen[card], unseen_total, hidden)
            elif family == ECM:
                self.missiles *= 1 - w.wary * held(unseen[card], unseen_total, hidden)
            elif family == COVER:
                self.aircraft *= 1 - w.wary * held(unseen[card], unseen_total, hidden) / 2


def held(kind: int, total: int, hand: int) -> float:
    """The chance that a hand of unseen cards holds one of a kind, nearly."""
    return CERTAIN - (1 - kind / total) ** hand


def enemies_of(b: Battle, seat: int, w: Weights) -> list[Enemy]:
    """Whom to attack: everybody in reach, in larger games the two whose losses matter most."""
    unseen = unseen_cards(b)
    total = sum(unseen)
    reach = []
    for other in range(b.seats):
        if other != seat and not b.forces[other].out and force_forbids(b, seat, other) == ALLOWED:
            reach.append(other)
    if b.seats == 2:
        return [Enemy(b, w, other, unseen, total, 1.0) for other in reach]
    ahead = [(team_standing(b, other), other) for other in reach]
    ahead.sort(reverse=True)
    found = []
    for place in range(min(2, len(ahead))):
        loss = w.leader if place == 0 else w.other
        found.append(Enemy(b, w, ahead[place][1], unseen, total, loss))
    return found


class Target:
    """An enemy ship as the plan of the volley leaves her."""

    def __init__(self, b: Battle, enemy: Enemy, ship: int) -> None:
        self.ship = ship
        self.enemy = enemy
        self.card = b.ship(ship)
        self.hurt = b.hurt[ship]
        self.crippled = bool(b.status[ship] & CRIPPLED)
        # The chance that she is still afloat after what is planned.
        self.afloat = CERTAIN

    def need(self) -> int:
        """Damage that sinks her."""
        return 1 if self.crippled else self.card.hits - self.hurt

    def now(self, w: Weights) -> float:
        return condition(w, self.card, self.hurt, self.crippled, 1.0, self.enemy.loss)

    def sunk(self) -> float:
        return (1.0 + self.enemy.loss) * self.card.points

    def after(self, w: Weights, damage: int) -> float:
        """The worth of damage to her, as she stands in the plan."""
        if damage <= 0:
            return 0.0
        if damage >= self.need():
            return self.sunk() - self.now(w)
        return condition(w, self.card, self.hurt + damage, False, 1.0, self.enemy.loss) - self.now(w)

    def struck(self, b: Battle, w: Weights) -> float:
        """The worth of a hit from the air."""
        if not self.crippled and is_large(b, self.ship, self.hurt):
            return condition(w, self.card, self.hurt, True, 1.0, self.enemy.loss) - self.now(w)
        return self.sunk() - self.now(w)

    def suffer(self, damage: int, chance: float) -> None:
        """The plan now counts on this damage; what should sink her may still be stopped."""
        if damage >= self.need():
            self.afloat *= 1 - chance
        else:
            self.hurt += damage


# -- the volley ----------------


class Order:
    """One use of Fog of War: words to say, attacks they declare, and what they are worth."""

    def __init__(self, worth: float, fog: int) -> None:
        self.worth = worth
        self.fog = fog
        self.shots: list[Attack] = []
        self.targets: list[Target] = []
        self.card = NOBODY
        self.dice = 0

    def rate(self) -> float:
        """Worth by Fog of War."""
        return self.worth / self.fog


class Volley:
    """6.1.B.1 The plan of a turn's attacks and area defences."""

    def __init__(self, b: Battle, draft: BattleStations, w: Weights) -> None:
        self.b = b
        self.w = w
        self.seat = draft.seat
        self.fog = draft.fog_left(b)
        self.draft = draft
        self.attacks = draft.attacks[:]
        self.crews = draft.crews[:]
        self.hand = b.forces[draft.seat].hand[:]
        self.orders: list[Order] = []
        self.crew_orders: list[int] = []
        self.area_orders: list[int] = []
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

    def make(self) -> None:
        if self.targets:
            self.man_the_carriers()
            while self.fog > 0:
                order = self.best_order()
                if order is None:
                    break
                self.give(order)
            self.send_idle_crews_away()
        self.lay_area_defences()

    # -- attacks ----------------

    def best_order(self) -> Order | None:
        """Whatever is worth most by Fog of War."""
        best: Order | None = None
        rate = self.w.attack
        for order in self.ideas():
            if order.rate() > rate:
                best = order
                rate = order.rate()
        return best

    def ideas(self) -> list[Order]:
        found: list[Order] = []
        self.shooting(found)
        self.carrier_strikes(found)
        last = NOBODY
        for card in self.hand:
            if card != last:
                last = card
                family = self.b.family(card)
                if family == ASW:
                    self.submarine_hunt(found, card)
                elif family == LAND_STRIKE:
                    self.land_strike(found, card)
                elif family == BOMBER:
                    self.bombing(found, card)
        return found

    def shooting(self, found: list[Order]) -> None:
        """Guns, missiles and torpedoes: finish ships, else hurt what matters most."""
        guns = self.loaded()
        if not guns:
            return
        for target in self.targets:
            if target.afloat > 0:
                order = self.finish(target, guns)
                if order is None:
                    order = self.hurt(target, guns)
                if order is not None:
                    found.append(order)

    def loaded(self) -> list[tuple[Card, list[int]]]:
        """Cards of the hand that some ship can still fire, heavy cards last, and the ships that can."""
        b = self.b
        found = []
        last = NOBODY
        for kind in self.hand:
            if kind == last:
                continue
            last = kind
            card = b.card(kind)
            if card.family > TORPEDO:
                continue
            platforms = []
            for ship in b.forces[self.seat].ships:
                if ship_forbids(b, self.attacks, card, ship) == ALLOWED:
                    platforms.append(ship)
            if platforms:
                if len(platforms) > 1:
                    platforms.sort(key=lambda ship: unfit(b, card, ship))
                found.append((card, platforms))
        found.sort(key=lambda gun: gun[0].damage)
        return found

    def aim(self, card: Card, platforms: list[int], target: Target) -> int:
        """The ship that should fire the card at the target, or NOBODY."""
        for ship in platforms:
            if target_forbids(self.b, card, ship, target.ship) == ALLOWED:
                return ship
        return NOBODY

    def gets_through(self, shot: Attack, target: Target) -> float:
        """The chance that nothing in sight, or feared, stops it."""
        enemy = target.enemy
        if shot.kind == GUN_ATTACK:
            return enemy.shells
        if shot.kind == TORPEDO_ATTACK:
            return enemy.shells * (1 - enemy.hunted)
        if shot.kind == CRUISE_ATTACK:
            return enemy.missiles * self.through_flak(enemy)
        if self.b.ship(shot.source).is_submarine:
            return enemy.missiles * (1 - enemy.hunted)
        return enemy.missiles

    def through_flak(self, enemy: Enemy) -> float:
        """12.1 Air Defense spreads over all that flies in this turn."""
        flying = 1
        for attack in self.attacks:
            if attack.flies() and attack.seat == enemy.seat:
                flying += 1
        return enemy.aircraft * (1 - min(0.85, enemy.flak / max(2, flying)))

    def shoot(self, card: Card, ship: int, target: Target) -> Attack:
        kind = fired_as(self.b, card, ship, target.ship)
        return Attack(kind, card.id, ship, target.enemy.seat, target.ship)

    def surfacing(self, shot: Attack) -> float:
        """5.24 A submarine that fires can be found."""
        source = shot.source
        if not self.b.ship(source).is_submarine or self.b.status[source] & ACTIVE:
            return 0.0
        for attack in self.attacks:
            if attack.source == source:
                return 0.0
        return self.w.exposure * self.b.ship(source).points

    def finish(self, target: Target, guns: list[tuple[Card, list[int]]]) -> Order | None:
        """The fewest cards that sink her; of those that would, the lightest."""
        b = self.b
        need = target.need()
        order = Order(0.0, 1)
        chance = CERTAIN
        cost = 0.0
        pool = guns
        while need > 0 and len(order.shots) < self.fog:
            chosen: Card | None = None
            source = NOBODY
            for card, platforms in pool:
                damage = worth(b, target.ship, card.damage)
                if damage <= 0 or target.enemy.stops(card):
                    continue
                ship = self.aim(card, platforms, target)
                if ship == NOBODY or torpedo_rolls(b, card, ship, target.ship):
                    continue
                chosen = card
                source = ship
                if damage >= need:
                    break
            if chosen is None:
                return None
            shot = self.shoot(chosen, source, target)
            chance *= self.gets_through(shot, target)
            cost += self.surfacing(shot) + self.w.spent
            order.shots.append(shot)
            order.targets.append(target)
            need -= worth(b, target.ship, chosen.damage)
            if need > 0:
                pool = self.still_loaded(guns, order.shots)
        if need > 0:
            return None
        order.fog = len(order.shots)
        order.worth = target.after(self.w, target.need()) * chance * target.afloat - cost
        return order

    def still_loaded(
        self, guns: list[tuple[Card, list[int]]], shots: list[Attack]
    ) -> list[tuple[Card, list[int]]]:
        """6.1.B.1 What is left to fire once these shots are away."""
        b = self.b
        attacks = self.attacks + shots
        found = []
        for card, platforms in guns:
            used = 0
            for shot in shots:
                if shot.card == card.id:
                    used += 1
            if self.hand.count(card.id) > used:
                left = [ship for ship in platforms if ship_forbids(b, attacks, card, ship) == ALLOWED]
                if left:
                    found.append((card, left))
        return found

    def hurt(self, target: Target, guns: list[tuple[Card, list[int]]]) -> Order | None:
        """One card that leaves her afloat, or that must be lucky against a submarine."""
        b = self.b
        best: Order | None = None
        for card, platforms in guns:
            ship = self.aim(card, platforms, target)
            if ship == NOBODY:
                continue
            shot = self.shoot(card, ship, target)
            number = torpedo_chance(b, card, ship, target.ship) if card.family == TORPEDO else 0
            if number > 0:
                value = (target.sunk() - target.now(self.w)) * likely(number)
            else:
                value = target.after(self.w, worth(b, target.ship, card.damage))
            value = (
                value * self.gets_through(shot, target) * target.afloat - self.w.spent - self.surfacing(shot)
            )
            if best is None or value > best.worth:
                best = Order(value, 1)
                best.shots.append(shot)
                best.targets.append(target)
        return best

    def carrier_strikes(self, found: list[Order]) -> None:
        """7.2 Aircraft need no card."""
        b = self.b
        for ship in b.forces[self.seat].ships:
            if not b.ship(ship).is_carrier:
                continue
            crewed = self.crewed(ship)
            if carrier_forbids(b, self.attacks, ship, crewed) != ALLOWED:
                continue
            best: Order | None = None
            for target in self.targets:
                if target.afloat <= 0 or strike_forbids(b, ship, target.ship, crewed) != ALLOWED:
                    continue
                hits = likely(strike_chance(b, ship, target.ship, crewed))
                value = target.struck(b, self.w) * hits * target.afloat * self.through_flak(target.enemy)
                if best is None or value > best.worth:
                    best = Order(value, 1)
                    best.shots.append(Attack(CARRIER_ATTACK, NOBODY, ship, target.enemy.seat, target.ship))
                    best.targets.append(target)
            if best is not None:
                found.append(best)

    def crewed(self, ship: int) -> bool:
        for entry in self.crews:
            if entry >> 8 == ship:
                return True
        return False

    def submarine_hunt(self, found: list[Order], kind: int) -> None:
        """7.15 Submarines that have shown themselves are found more easily."""
        b = self.b
        card = b.card(kind)
        for target in self.targets:
            if target.card.is_submarine and target.afloat > 0:
                chance = likely(asw_chance(b, card, self.seat, target.ship, False))
                value = (target.sunk() - target.now(self.w)) * chance * target.afloat - 2 * self.w.spent
                order = Order(value, 1)
                order.shots.append(Attack(ASW_ATTACK, kind, NOBODY, target.enemy.seat, target.ship))
                order.targets.append(target)
                found.append(order)

    def land_strike(self, found: list[Order], kind: int) -> None:
        """7.16 Two strikes of one card, at the best targets."""
        b = self.b
        card = b.card(kind)
        chances: list[tuple[float, Target]] = []
        for target in self.targets:
            if target.afloat > 0 and target_forbids(b, card, NOBODY, target.ship) == ALLOWED:
                hits = likely(land_chance(b, card, target.ship)) * self.through_flak(target.enemy)
                value = target.struck(b, self.w) * hits * target.afloat
                chances.append((value, target))
        if not chances:
            return
        chances.sort(key=lambda chance: -chance[0])
        order = Order(-self.w.spent, 0)
        order.card = kind
        for place in range(min(card.attacks, self.fog, len(chances))):
            value, target = chances[place]
            order.worth += value
            order.targets.append(target)
        order.targets.sort(key=lambda target: target.ship)
        for target in order.targets:
            first = kind if not order.shots else NOBODY
            order.shots.append(Attack(LAND_ATTACK, first, NOBODY, target.enemy.seat, target.ship))
        order.fog = len(order.shots)
        found.append(order)

    def bombing(self, found: list[Order], kind: int) -> None:
        """7.17 The defender gives up the ships he can best spare."""
        b = self.b
        card = b.card(kind)
        for enemy in self.enemies:
            values = []
            for target in self.targets:
                if target.enemy is enemy and not target.card.is_submarine and target.afloat > 0:
                    values.append(target.struck(b, self.w))
            if not values:
                continue
            values.sort()
            chance = likely(card.numbers[0])
            dice = max(0.0, self.fog - enemy.flak) * enemy.aircraft
            hits = dice * chance
            worth_of_hits = 0.0
            for value in values:
                worth_of_hits += value * min(1.0, hits)
                hits -= 1.0
                if hits <= 0:
                    break
            order = Order(worth_of_hits - self.w.spent, self.fog)
            order.card = kind
            order.dice = self.fog
            shot = Attack(BOMBER_ATTACK, kind, NOBODY, enemy.seat, NOBODY)
            shot.dice = self.fog
            order.shots.append(shot)
            found.append(order)

    def give(self, order: Order) -> None:
        """The order stands: count on it."""
        b = self.b
        self.orders.append(order)
        self.fog -= order.fog
        for place in range(len(order.shots)):
            shot = order.shots[place]
            self.attacks.append(shot)
            if shot.card != NOBODY:
                self.hand.remove(shot.card)
            if shot.kind == BOMBER_ATTACK:
                continue
            target = order.targets[place]
            if shot.kind == ASW_ATTACK:
                number = asw_chance(b, b.card(shot.card), self.seat, shot.target, False)
                target.afloat *= 1 - likely(number)
            elif shot.kind == CARRIER_ATTACK:
                hits = likely(strike_chance(b, shot.source, shot.target, self.crewed(shot.source)))
                target.afloat *= 1 - hits * self.through_flak(target.enemy)
            elif shot.kind == LAND_ATTACK:
                hits = likely(land_chance(b, b.card(order.card), shot.target))
                target.afloat *= 1 - hits * self.through_flak(target.enemy)
            elif torpedo_rolls(b, b.card(shot.card), shot.source, shot.target):
                number = torpedo_chance(b, b.card(shot.card), shot.source, shot.target)
                target.afloat *= 1 - likely(number)
            else:
                damage = worth(b, shot.target, b.card(shot.card).damage)
                target.suffer(damage, self.gets_through(shot, target))

    # -- crews ----------------

    def man_the_carriers(self) -> None:
        """9.4 An efficient crew for the best carrier that can fly, if there is Fog of War to use it."""
        b = self.b
        for card in self.hand[:]:
            if b.family(card) != CREW or self.fog < 2:
                continue
            best = NOBODY
            for ship in b.forces[self.seat].ships:
                if b.ship(ship).is_carrier and can_act(b, ship) and not self.crewed(ship):
                    if best == NOBODY or rating(b, ship) > rating(b, best):
                        best = ship
            if best != NOBODY:
                self.crews.append(best << 8 | card)
                self.crew_orders.append(best << 8 | card)
                self.hand.remove(card)

    def send_idle_crews_away(self) -> None:
        for entry in self.crew_orders[:]:
            flies = False
            for attack in self.attacks:
                if attack.kind == CARRIER_ATTACK and attack.source == entry >> 8:
                    flies = True
            if not flies:
                self.crew_orders.remove(entry)

    # -- area defences ----------------

    def lay_area_defences(self) -> None:
        """8.1 Spare defences cover the whole force; face down if Fog of War is left over (12.4)."""
        b = self.b
        w = self.w
        kept = w.keep if b.last_series < 2 else 0
        for family in (ECM, EVADE, COVER, ASW):
            cards = [card for card in self.hand if b.family(card) == family]
            if not cards or self.barred(family):
                continue
            threat = threat_to(b, self.seat, family)
            while len(cards) > kept:
                veiled = self.fog > 0 and b.switches.prepared_defenses
                if threat < (w.threat_veiled if veiled else w.threat_open):
                    break
                card = cards.pop()
                self.area_orders.append(card | DOWN if veiled else card)
                self.fog -= 1 if veiled else 0
                if family == ECM or family == EVADE:
                    break

    def barred(self, family: int) -> bool:
        """13.3 An attack of this turn may bar the matching area defence."""
        return self.b.switches.area_limits and self.draft_with_plan().area_forbids(self.b, family) != ALLOWED

    def draft_with_plan(self) -> BattleStations:
        draft = BattleStations(self.seat)
        draft.attacks = self.attacks
        return draft

    # -- telling ----------------

    def words(self) -> dict[tuple[int, ...], int]:
        """The plan as answers, each at its place in the draft."""
        draft = self.draft
        said: dict[tuple[int, ...], int] = {}
        attacks, area, crews = len(draft.attacks), len(draft.area), len(draft.crews)
        none = NOBODY
        for entry in self.crew_orders:
            said[attacks, area, crews, none, none, none, none] = CARD + (entry & 255)
            said[attacks, area, crews, entry & 255, none, none, none] = SHIP + (entry >> 8)
            crews += 1
        for order in self.orders:
            if order.card == NOBODY:
                for shot in order.shots:
                    self.say_shot(said, shot, attacks, area, crews)
                    attacks += 1
                continue
            kind = order.card
            said[attacks, area, crews, none, none, none, none] = CARD + kind
            if order.dice:
                seat = order.shots[0].seat
                said[attacks, area, crews, kind, none, none, none] = SEAT + seat
                said[attacks, area, crews, kind, none, none, seat] = NUMBER + order.dice
                attacks += 1
                continue
            aimed = none
            for shot in order.shots:
                said[attacks, area, crews, kind, none, aimed, none] = SHIP + shot.target
                aimed = shot.target
                attacks += 1
            said[attacks, area, crews, kind, none, aimed, none] = DONE
        for entry in self.area_orders:
            said[attacks, area, crews, none, none, none, none] = CARD + (entry & CARD_BITS)
            use = FACE_DOWN if entry & DOWN else AREA
            said[attacks, area, crews, entry & CARD_BITS, none, none, none] = use
            area += 1
        said[attacks, area, crews, none, none, none, none] = DONE
        return said

    def say_shot(
        self, said: dict[tuple[int, ...], int], shot: Attack, attacks: int, area: int, crews: int
    ) -> None:
        none = NOBODY
        if shot.card == NOBODY:
            said[attacks, area, crews, none, none, none, none] = SHIP + shot.source
            said[attacks, area, crews, none, shot.source, none, none] = SHIP + shot.target
            return
        said[attacks, area, crews, none, none, none, none] = CARD + shot.card
        if shot.source == NOBODY:
            said[attacks, area, crews, shot.card, none, none, none] = SHIP + shot.target
            return
        said[attacks, area, crews, shot.card, none, none, none] = SHIP + shot.source
        said[attacks, area, crews, shot.card, shot.source, none, none] = SHIP + shot.target


def unfit(b: Battle, card: Card, ship: int) -> int:
    """12.8 How ill a platform fits a card: heavy symbols are for heavy cards, submarines stay hidden."""
    platform = b.ship(ship)
    misfit = 0
    if card.family != TORPEDO:
        symbols = platform.guns if card.family == GUN else platform.missiles
        size = card.size
        while size < 2 and symbols[size] == 0:
            size += 1
        misfit = 2 * (size - card.size)
    if platform.is_submarine:
        return misfit + (4 if b.status[ship] & ACTIVE else 6)
    return misfit + (3 if b.row(ship) == 3 else 0)


def torpedo_rolls(b: Battle, card: Card, ship: int, target: int) -> bool:
    """7.13 A passive submarine is hit by luck only."""
    return card.family == TORPEDO and torpedo_chance(b, card, ship, target) > 0


def complete(b: Battle, draft: BattleStations, legal: list[int], w: Weights) -> int:
    """Somebody else began this choice: the best way to end it."""
    if is_number(legal[-1]):
        return legal[-1]
    enemies = enemies_of(b, draft.seat, w)
    best = legal[0]
    value = -1.0
    for action in legal:
        mine = 0.0
        if is_ship(action):
            owner = b.owner(action - SHIP)
            for enemy in enemies:
                if enemy.seat == owner:
                    mine = Target(b, enemy, action - SHIP).sunk() / max(1, b.ship(action - SHIP).hits)
        if mine > value:
            best = action
            value = mine
    return best


# -- what the enemy can do ----------------


def threat_to(b: Battle, seat: int, family: int) -> float:
    """Enemy weapons in sight that a defence of the family would meet, and that can reach us."""
    total = 0.0
    for other in range(b.seats):
        if other != seat and not b.same_team(seat, other):
            for ship in b.forces[other].ships:
                if can_act(b, ship):
                    total += weapons(b, ship, family)
    return total


def weapons(b: Battle, ship: int, family: int) -> float:
    """How many attacks of a ship a defence of the family meets."""
    card = b.ship(ship)
    row = b.row(ship)
    if family == EVADE:
        guns = sum(card.guns) if row == 1 else 0
        return guns + card.torpedoes
    if family == ECM:
        if row == 3:
            return card.missiles[2] if b.switches.cruise_missiles else 0.0
        return sum(card.missiles)
    if family == COVER:
        return 0.3 + rating(b, ship) * 1.5 if card.is_carrier else 0.15
    if family == ASW:
        return card.torpedoes + sum(card.missiles) if card.is_submarine else 0.0
    return 0.0


# -- formation ----------------


def arrange(b: Battle, top: Formation, seat: int, w: Weights) -> int:
    """5.2 Each ship in the row that suits her."""
    ships = surface_ships(b, seat)
    run = top.runs.get(seat)
    placed = len(run.rows) if isinstance(run, Arrange) else 0
    if placed >= len(ships):
        return DONE
    return ROW + ideal_rows(b, ships, w)[placed]


def ideal_rows(b: Battle, ships: list[int], w: Weights) -> list[int]:
    """Guns and pickets in front, missiles behind them, carriers and the most valuable last."""
    count = len(ships)
    front = max(1, min(count, round(count * w.front)))
    if count >= 3:
        front = max(2, front)
    rear = min(count - front, round(count * w.rear))
    if count - front - rear == 0 and rear > 0:
        rear -= 1
    order = sorted(range(count), key=lambda place: (shelter(b, ships[place]), ships[place]))
    rows = [2] * count
    for place in order[:front]:
        rows[place] = 1
    if rear:
        for place in order[-rear:]:
            rows[place] = 3
    return rows


def shelter(b: Battle, ship: int) -> float:
    """How much a ship belongs behind the others."""
    card = b.ship(ship)
    left = card.hits - b.hurt[ship]
    if b.status[ship] & CRIPPLED or left == 1:
        return 4.0 + card.points
    need = card.points - 1.2 * left + 0.5 * b.hurt[ship]
    need += 8.0 * card.strike
    need -= 0.8 * (card.guns[0] + card.guns[1]) + 4.0 * card.guns[2]
    return need


def adjust_formation(b: Battle, top: AdjustFormation, legal: list[int], w: Weights) -> int:
    """6.1.A.3 One step towards the formation we would like, for the ship that matters most."""
    seat = top.seat
    ships = surface_ships(b, seat)
    rows = ideal_rows(b, ships, w)
    if top.ship != NOBODY:
        wanted = rows[ships.index(top.ship)]
        here = b.row(top.ship)
        step = ROW + (here + 1 if wanted > here else here - 1)
        return step if step in legal else legal[0]
    best = DONE
    value = 0.0
    for place in range(len(ships)):
        ship = ships[place]
        here = b.row(ship)
        if rows[place] == here or SHIP + ship not in legal:
            continue
        step = here + 1 if rows[place] > here else here - 1
        if top_move_forbids(b, top, ship, step):
            continue
        gain = b.ship(ship).points * (1.0 if step > here else 0.5)
        if gain > value:
            best = SHIP + ship
            value = gain
    return best


def top_move_forbids(b: Battle, top: AdjustFormation, ship: int, row: int) -> bool:
    """Asked of the step itself, as if the ship had been chosen."""
    step = AdjustFormation(top.seat, top.rows)
    step.ship = ship
    return step.forbids(b, top.seat, ROW + row) != ALLOWED


# -- prepare for action ----------------


def dive(legal: list[int]) -> int:
    """6.1.A.4 A submarine loses nothing by diving."""
    return legal[1] if len(legal) > 1 else legal[0]


def ship_ahoy(b: Battle, top: ShipAhoy, seat: int, legal: list[int], w: Weights) -> int:
    """9.1 A good ship at once, any ship late in the round."""
    if top.arriving != NOBODY:
        ships = surface_ships(b, seat)
        rows = ideal_rows(b, [*ships, top.arriving], w)
        wanted = ROW + rows[-1]
        return wanted if wanted in legal else legal[-1]
    if b.top == UNKNOWN:
        return DONE
    if b.ship(b.top).points >= w.ship or b.draw_left <= w.late or b.last_series:
        for action in legal:
            if action != DONE:
                return action
    return DONE


def retreat(b: Battle, top: RetreatStep, seat: int, legal: list[int], w: Weights) -> int:
    """9.2 Repairs and a turn of safety, against a turn of battle."""
    if not top.retreated(b):
        if len(legal) < 2:
            return DONE
        repairs = sum(sorted(repairs_of(b, seat, w), reverse=True)[:3])
        still_to_suffer = 3.5 * w.fog if enemies_can_fight(b, seat) else 0.0
        last = b.last_series == 2
        if repairs < w.repairs and not last:
            return DONE
        gain = repairs + still_to_suffer - b.fog * w.fog
        return legal[1] if gain > (0.0 if last else w.retreat) else DONE
    return repair(b, top, legal, w)


def enemies_can_fight(b: Battle, seat: int) -> bool:
    """Will any enemy have a turn against us? In the last series only those who have not moved."""
    for other in range(b.seats):
        if not b.same_team(seat, other) and not b.forces[other].out:
            if b.last_series < 2 or not b.forces[other].moved:
                return True
    return False


def repairs_of(b: Battle, seat: int, w: Weights) -> list[float]:
    """What each Damage card, or turning over a crippled ship, would be worth."""
    found = []
    for ship in b.forces[seat].ships:
        found += [repair_worth(b, w, ship, card) for card in b.damage_cards(seat, ship)]
        if b.status[ship] & CRIPPLED:
            found.append(repair_worth(b, w, ship, NOBODY))
    return found


def repair_worth(b: Battle, w: Weights, ship: int, card: int) -> float:
    crippled = bool(b.status[ship] & CRIPPLED)
    hurt = b.hurt[ship]
    now = own_condition(b, w, ship, hurt, crippled)
    if card == NOBODY:
        return now - own_condition(b, w, ship, hurt, False)
    if crippled:
        return 0.5 * b.card(card).damage
    return now - own_condition(b, w, ship, hurt - worth(b, ship, b.card(card).damage), False)


def repair(b: Battle, top: RetreatStep, legal: list[int], w: Weights) -> int:
    """The three repairs that are worth most, asked in the order of the ships."""
    seat = top.seat
    if top.ship != NOBODY:
        best = legal[0]
        value = -1.0
        for action in legal:
            mine = repair_worth(b, w, top.ship, NOBODY if action == CRIPPLE else action - CARD)
            if mine > value:
                best = action
                value = mine
        return best
    values = sorted(repairs_of(b, seat, w), reverse=True)
    left = 3 - top.repairs
    enough = values[left - 1] if len(values) >= left else 0.0
    for action in legal:
        if is_ship(action):
            ship = action - SHIP
            cards = [*b.damage_cards(seat, ship)]
            if b.status[ship] & CRIPPLED:
                cards.append(NOBODY)
            for card in cards:
                if repair_worth(b, w, ship, card) >= enough:
                    return action
    return legal[-1]


# -- answers to attacks ----------------


def expected_harm(b: Battle, w: Weights, ship: int, without: list[int]) -> float:
    """What the attacks on a ship will do to her, leaving out those in `without` (places in the volley)."""
    hurt = b.hurt[ship]
    crippled = bool(b.status[ship] & CRIPPLED)
    afloat = CERTAIN
    blow = 0.0
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.target != ship or attack.kept or place in without:
            continue
        if attack.fate == HIT:
            chance = CERTAIN
        elif attack.fate == COMING:
            chance = likely(attack.chance) if attack.chance > 0 else CERTAIN
        else:
            continue
        if attack.kind <= CRUISE_ATTACK and not sinks_by_roll(attack):
            damage = worth(b, ship, attack.damage)
            hurt = b.ship(ship).hits if crippled and damage > 0 else hurt + damage
        elif attack.kind > CRUISE_ATTACK and not crippled and is_large(b, ship, hurt):
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
    if attack.kind == BOMBER_ATTACK:
        return bomber_harm(b, w, attack)
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
    return least if attack.fate == HIT else least * likely(attack.chance) * min(2, attack.dice)


def bomb_cost(b: Battle, w: Weights, ship: int) -> float:
    """What we lose if the ship takes a bomber's hit."""
    crippled = bool(b.status[ship] & CRIPPLED)
    now = own_condition(b, w, ship, b.hurt[ship], crippled)
    if is_large(b, ship, b.hurt[ship]):
        return own_condition(b, w, ship, b.hurt[ship], True) - now
    return own_condition(b, w, ship, b.ship(ship).hits, False) - now


def bomber_hit(b: Battle, legal: list[int], w: Weights) -> int:
    """7.17 The ship that we can best spare."""
    best = legal[0]
    for action in legal[1:]:
        if bomb_cost(b, w, action - SHIP) < bomb_cost(b, w, best - SHIP):
            best = action
    return best


def places_for(b: Battle, top: Answering, card: int) -> list[int]:
    """The attacks against which a card may be laid."""
    found = []
    for place in range(len(b.volley)):
        if b.volley[place].seat == top.defender and top.attack_forbids(b, card, b.volley[place]) == ALLOWED:
            found.append(place)
    return found


def best_answer(b: Battle, top: Answering, seat: int, card: int, w: Weights) -> tuple[int, float]:
    """Where a card saves most, and how much."""
    family = b.family(card)
    places = places_for(b, top, card)
    cards = b.forces[seat].hand.count(card)
    best = NOBODY
    value = 0.0
    for place in places:
        attack = b.volley[place]
        if family == ASW:
            mine = likely(asw_chance(b, b.card(card), seat, attack.source, False)) * 2
            mine *= 0.0 if hunted_already(b, attack.source) else b.ship(attack.source).points
        elif family == COVER:
            mine = saved_by(b, w, place, [], 1) * likely(cover_chance(b, b.card(card), seat, False))
            mine *= 0.4 if covered_already(b, place) else 1.0
        else:
            mine = saved_by(b, w, place, places, cards)
        if mine > value:
            best = place
            value = mine
    return best, value


def hunted_already(b: Battle, submarine: int) -> bool:
    """8.37 A card has been laid against her in this volley."""
    for entry in b.laid:
        if b.volley[entry >> 8 & 255].source == submarine and b.family(entry & 255) == ASW:
            return True
    return False


def covered_already(b: Battle, place: int) -> bool:
    for entry in b.laid:
        if entry >> 8 & 255 == place:
            return True
    return False


def worth_laying(b: Battle, top: Answering, seat: int, card: int, w: Weights) -> float:
    """What a card must save before it is laid."""
    family = b.family(card)
    if family == DAMAGE_CONTROL:
        least = w.control
    elif family == COVER:
        least = w.cover
    else:
        least = w.last_answer if b.forces[seat].hand.count(card) <= 1 else w.spare_answer
    if b.last_series == 2:
        least = 0.5
    return least * w.for_a_mate if seat != top.defender else least


def answer(b: Battle, top: Answering, seat: int, legal: list[int], w: Weights) -> int:
    """8.2, 9.3 Only against what matters: the card that saves most above what it must, then its attack."""
    if top.card != NOBODY:
        place = best_answer(b, top, seat, top.card, w)[0]
        return ATTACK + place if place != NOBODY else legal[0]
    best = DONE
    surplus = 0.0
    for action in legal:
        if is_card(action):
            value = best_answer(b, top, seat, action - CARD, w)[1] - worth_laying(
                b, top, seat, action - CARD, w
            )
            if value >= surplus:
                best = action
                surplus = value
    return best


def save_submarine(b: Battle, top: SaveSubmarine, seat: int, legal: list[int], w: Weights) -> int:
    """9.3 Damage Control for a submarine, if she is worth it."""
    least = w.control if seat == top.owner else w.control * w.for_a_mate
    if len(legal) > 1 and (2 * b.ship(top.submarine).points >= least or b.last_series == 2):
        return legal[1]
    return DONE


def allot_air_defense(b: Battle, top: AllotAirDefense, w: Weights) -> int:
    """12.1 Each system where most is still likely to be lost."""
    best = DONE
    value = -1.0
    for place in range(len(b.volley)):
        attack = b.volley[place]
        if attack.seat != top.defender or attack.fate != COMING or not attack.flies():
            continue
        through = CERTAIN
        for number in range(len(top.allotted)):
            if top.allotted[number] == place:
                through *= 1 - likely(top.systems[number] & 255)
        mine = through * saved_by(b, w, place, [], 1)
        if mine > value:
            best = ATTACK + place
            value = mine
    return best


def first_defender(b: Battle, legal: list[int]) -> int:
    """7 Whoever stands best answers first, before anything else can happen to our submarines."""
    best = legal[0]
    for action in legal[1:]:
        if team_standing(b, action - SEAT) > team_standing(b, best - SEAT):
            best = action
    return best


# -- ship shape ----------------


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
    if family == TORPEDO:
        return card.damage if any_platform(b, seat, card) else 0.0
    if family == ASW:
        return 3.0 if enemies_afloat(b, seat, True) else 0.0
    if family <= BOMBER and not enemies_afloat(b, seat, False):
        return 0.0
    if family < TORPEDO:
        return card.damage if any_platform(b, seat, card) else 0.0
    if family == LAND_STRIKE or family == BOMBER:
        return 3.0
    if family == EVADE or family == ECM:
        return 4.0 if could_threaten(b, seat, family) else 0.0
    if family == COVER:
        return 3.0
    if family == CREW:
        for ship in b.forces[seat].ships:
            if b.ship(ship).is_carrier and not b.status[ship] & CRIPPLED:
                return 1.0
        return 0.0
    if family == ADDITIONAL_SHIP:
        return 5.0 if b.top != UNKNOWN else 0.0
    if family == RETREAT:
        return 1.5 if b.forces[seat].hand.count(kind) == 1 else 0.0
    return 6.0


def more_than_we_can_fire(b: Battle, seat: int, kind: int, w: Weights) -> bool:
    """More cards of the kind than weapons that bear: they would only fill the hand."""
    card = b.card(kind)
    if card.family > TORPEDO:
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
    if card.family == TORPEDO:
        return platform.torpedoes
    symbols = platform.guns if card.family == GUN else platform.missiles
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
                if family == EVADE and sum(card.guns) + card.torpedoes > 0:
                    return True
                if family == ECM and sum(card.missiles) > 0:
                    return True
    return False


# -- team play ----------------


def transfer(b: Battle, top: Transfers, seat: int, legal: list[int], w: Weights) -> int:
    """13.2 Take what is offered, lend what we cannot use, and hand over a card that only a mate can fire."""
    if top.placing != NOBODY:
        return ROW + ideal_rows(b, [*surface_ships(b, seat), top.placed_ship], w)[-1]
    if YES in legal:
        return YES
    if seat != top.seat:
        return loan(b, seat, top.seat, legal)
    if top.mate != NOBODY:
        return gift(b, seat, top.mate, legal)
    mate = mate_in_need(b, top, seat)
    if top.way == NOBODY:
        return GIVE if mate != NOBODY and b.fog >= w.generous else DONE
    return SEAT + mate if mate != NOBODY else legal[0]


def loan(b: Battle, seat: int, mate: int, legal: list[int]) -> int:
    """A mate asks: a card that is of use there and none here, or nothing."""
    for action in legal:
        if is_card(action) and better_there(b, seat, mate, action - CARD):
            return action
    return NO


def gift(b: Battle, seat: int, mate: int, legal: list[int]) -> int:
    """What to offer, once something must be offered: a card that helps, else the one we miss least."""
    least = legal[0]
    for action in legal:
        if is_card(action):
            if better_there(b, seat, mate, action - CARD):
                return action
            if usefulness(b, seat, action - CARD) < usefulness(b, seat, least - CARD):
                least = action
    return least


def better_there(b: Battle, seat: int, mate: int, card: int) -> bool:
    return usefulness(b, seat, card) <= 0 < usefulness(b, mate, card)


def mate_in_need(b: Battle, top: Transfers, seat: int) -> int:
    """A mate who can use a card that we cannot, and has not refused it, or NOBODY."""
    for card in b.forces[seat].hand:
        for mate in range(b.seats):
            if mate != seat and b.same_team(seat, mate) and not b.forces[mate].out:
                if mate << 16 | GIVE << 12 | CARD + card not in top.refused:
                    if better_there(b, seat, mate, card):
                        return mate
    return NOBODY
