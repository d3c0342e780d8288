"""A plan is made at once and told word by word: which answer stands at which place of the draft."""

from wardroom.bots.coldwar.enemies import Target, enemies_of
from wardroom.bots.coldwar.plan import Order, Plan
from wardroom.bots.coldwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.core.state import NOBODY
from wardroom.games.coldwar.actions import (
    AREA,
    ATTACK,
    CARD,
    FACE_DOWN,
    NUMBER,
    SEAT,
    SHIP,
    is_number,
    is_ship,
)
from wardroom.games.coldwar.battle import MINE_ATTACK, Attack, Battle
from wardroom.games.coldwar.catalogue import INTELLIGENCE
from wardroom.games.coldwar.task_force import CARD_BITS, DOWN
from wardroom.games.coldwar.volley import BattleStations

# How many attacks, area defences and surprises are drafted; card, ship and targets of the choice being made.
Place = tuple[int, ...]


def scene_of(b: Battle, draft: BattleStations) -> list[list[int]]:
    """All that a plan depends on, whatever of it has been told already."""
    hand = sorted(b.forces[draft.seat].hand + draft.cards_used())
    scene = [b.status, b.hurt, b.discard, hand, [b.fog, b.round, b.irrevocable, draft.seat]]
    for force in b.forces:
        scene.append(force.area)
    return scene


def place_in_draft(draft: BattleStations) -> Place:
    """How far the telling of a plan has come."""
    return (
        len(draft.attacks),
        len(draft.area),
        len(draft.surprises),
        draft.card,
        draft.ship,
        draft.aimed,
        draft.aimed_seat,
    )


class Telling:
    """The answers of a plan, each at its place."""

    def __init__(self, plan: Plan) -> None:
        self.said: dict[Place, int] = {}
        self.attacks = len(plan.draft.attacks)
        self.area = len(plan.draft.area)
        self.surprises = len(plan.draft.surprises)
        # 9.4, 9.6 Specials are seen at once, and may be negated: afterwards all is planned anew.
        if plan.spied_on != NOBODY:
            self.tell_spying(plan)
            return
        if plan.crew_orders:
            self.tell_crew(plan.crew_orders[0])
            return
        for order in plan.orders:
            self.tell_order(order)
        for entry in plan.area_orders:
            self.tell_area(entry)
        self.say(DONE)

    def say(
        self, answer: int, card: int = NOBODY, ship: int = NOBODY, aimed: int = NOBODY, seat: int = NOBODY
    ) -> None:
        self.said[self.attacks, self.area, self.surprises, card, ship, aimed, seat] = answer

    def tell_spying(self, plan: Plan) -> None:
        for card in plan.hand:
            if plan.b.family(card) == INTELLIGENCE:
                self.say(CARD + card)
                self.say(SEAT + plan.spied_on, card)

    def tell_crew(self, entry: int) -> None:
        card = entry & 255
        self.say(CARD + card)
        self.say(SHIP + (entry >> 8), card)

    def tell_area(self, entry: int) -> None:
        card = entry & CARD_BITS
        self.say(CARD + card)
        self.say(FACE_DOWN if entry & DOWN else AREA, card)
        self.area += 1

    def tell_order(self, order: Order) -> None:
        if order.dice:
            self.tell_bombers(order)
        elif order.shots[0].kind == MINE_ATTACK:
            self.say(CARD + order.card)
            self.say(SEAT + order.shots[0].seat, order.card)
            self.attacks += 1
        elif order.card != NOBODY:
            self.tell_land_strike(order)
        else:
            for shot in order.shots:
                self.tell_shot(shot)
        if order.surprise != NOBODY:
            self.say(CARD + order.surprise)
            self.say(ATTACK + self.attacks - 1, order.surprise)
            self.surprises += 1

    def tell_bombers(self, order: Order) -> None:
        seat = order.shots[0].seat
        self.say(CARD + order.card)
        self.say(SEAT + seat, order.card)
        self.say(NUMBER + order.dice, order.card, seat=seat)
        self.attacks += 1

    def tell_land_strike(self, order: Order) -> None:
        self.say(CARD + order.card)
        aimed = NOBODY
        for shot in order.shots:
            self.say(SHIP + shot.target, order.card, aimed=aimed)
            aimed = shot.target
            self.attacks += 1
        self.say(DONE, order.card, aimed=aimed)

    def tell_shot(self, shot: Attack) -> None:
        if shot.card == NOBODY:
            self.say(SHIP + shot.source)
        else:
            self.say(CARD + shot.card)
            if shot.source != NOBODY:
                self.say(SHIP + shot.source, shot.card)
        self.say(SHIP + shot.target, shot.card, shot.source)
        self.attacks += 1


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
