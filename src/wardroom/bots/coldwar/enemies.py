"""The enemies: how much their losses matter, what gets past their defences, and their ships as targets."""

from wardroom.bots.coldwar.weights import Weights
from wardroom.bots.coldwar.worth import CERTAIN, condition, likely, team_standing
from wardroom.core.state import ALLOWED, NOBODY, UNKNOWN
from wardroom.games.coldwar import battle, task_force
from wardroom.games.coldwar.air_defence import air_defenses
from wardroom.games.coldwar.attacks import force_forbids
from wardroom.games.coldwar.battle import Attack, Battle
from wardroom.games.coldwar.catalogue import BASE_SET, GUN, MISSILE, TORPEDO, Card
from wardroom.games.coldwar.damage import is_large
from wardroom.games.coldwar.kinds.families import AREA_DEFENCES, kind_of
from wardroom.games.coldwar.kinds.kind import Kind
from wardroom.games.coldwar.views import unseen_cards

# The kinds of attack that an admiral thinks of, and those that cards from a ship make.
FEARED = (
    battle.GUN_ATTACK,
    battle.MISSILE_ATTACK,
    battle.TORPEDO_ATTACK,
    battle.MINE_ATTACK,
    battle.CARRIER_ATTACK,
)
FIRED = {GUN: battle.GUN_ATTACK, MISSILE: battle.MISSILE_ATTACK, TORPEDO: battle.TORPEDO_ATTACK}


class Enemy:
    """An opposing task force: how much its losses matter, and what gets past its defences."""

    def __init__(
        self, b: Battle, w: Weights, seat: int, unseen: list[int], unseen_total: int, loss: float
    ) -> None:
        self.seat = seat
        self.loss = loss
        # By kind of attack, the chance to get through; whatever flies has that of a carrier's strike.
        self.through = [CERTAIN] * len(battle.ATTACK_NAMES)
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
            card = entry & task_force.CARD_BITS
            if card == task_force.HIDDEN_CARD:
                share = 1 / max(1, (entry >> 8 & task_force.MAY_BITS).bit_count())
                for kind in AREA_DEFENCES:
                    if kind.set == BASE_SET and entry >> 8 & task_force.may_bit(kind.family):
                        self.fear(b, kind, share)
            elif kind_of(b, card).hunts:
                self.hunted = 0.5
            else:
                self.lose(b, kind_of(b, card), b.card(card))

    def lose(self, b: Battle, kind: Kind, card: Card) -> None:
        """8.1 The card meets all that comes."""
        for met in met_by(b, kind):
            self.through[met] *= kind.passes_area(b, card, Attack(met, NOBODY, NOBODY, self.seat, NOBODY))

    def stops(self, card: Card) -> bool:
        """An open area defence stops the card for certain."""
        return self.through[FIRED[card.family]] <= 0

    def fear_hand(self, b: Battle, w: Weights, unseen: list[int], unseen_total: int) -> None:
        """Cards that may be in the hand stop one attack of several."""
        hidden = 0
        for card in b.forces[self.seat].hand:
            if card == UNKNOWN:
                hidden += 1
            else:
                self.fear(b, kind_of(b, card), w.wary)
        if hidden == 0 or unseen_total == 0:
            return
        for card in range(len(unseen)):
            kind = kind_of(b, card)
            if kind.sure or kind.rolls:
                self.fear(b, kind, w.wary * held(unseen[card], unseen_total, hidden))

    def fear(self, b: Battle, kind: Kind, chance: float) -> None:
        """A card that may be there, and stops one attack of several; one that rolls, every other time."""
        if kind.warns:
            return
        left = 1 - (chance / 2 if kind.rolls else chance)
        for met in met_by(b, kind):
            self.through[met] *= left


# By family: the feared kinds of attack that its cards meet, once it has been asked for.
MET: dict[int, list[int]] = {}


def met_by(b: Battle, kind: Kind) -> list[int]:
    if kind.family not in MET:
        attacks = [Attack(feared, NOBODY, NOBODY, NOBODY, NOBODY) for feared in FEARED]
        MET[kind.family] = [attack.kind for attack in attacks if kind.meets(b, attack)]
    return MET[kind.family]


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
        self.crippled = bool(b.status[ship] & battle.CRIPPLED)
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
