"""What ships, contacts and cards are worth; a whole ordinary ship is 1."""

from typing import Final

from wardroom.games.attacksub.battle import DOWN, HELI, IN_PLAY, Battle
from wardroom.games.attacksub.catalogue import A_PS, AS, BS, COR, CR, EA, LARGEST_NUMBER, NONE, PS, WL, Card
from wardroom.games.attacksub.damage import is_fatal
from wardroom.games.attacksub.deck import is_x, number_of, unseen
from wardroom.games.attacksub.lockon import attack_value
from wardroom.games.attacksub.malfunctions import sensors_work

# What a scenario's own prize counts beside an ordinary ship.
PRIZE: Final = 2.5
# A ship that only stands in the way.
ESCORT: Final = 0.5
# Damage that does not sink, as a part of the ship.
HURT: Final = 0.35
# What one more box of contact promises, by level reached: 0 is "No Attack".
PROMISE: Final = (0.07, 0.16, 0.15, 0.09, 0.05)
# The same for whoever has no shot in hand, or one that needs just this box.
UNARMED: Final = 0.6
LOCKED: Final = 2.2
# What an X costs a searcher: its sensor is broken, or the helicopter is lost.
BROKEN: Final = 0.25
# What a card is worth in hand, by kind: answers wait there for the enemy's turn.
KEPT: Final = {AS: 0.009, PS: 0.015, A_PS: 0.015, CR: 0.018, EA: 0.03, COR: 0.018, BS: 0.006}


def kept(card: Card) -> float:
    """What a card is worth in hand: strong weapons that need little contact most, repairs when needed."""
    if card.kind == WL:
        return 0.006 + 0.009 * card.fire - 0.005 * (card.contact - 1)
    return KEPT.get(card.kind, 0.0)


def worth(b: Battle, place: int) -> float:
    """What sinking the ship means to its enemy."""
    scenario = b.scenario
    side = 1 - b.lineup.sides[place]
    ship = b.lineup.ids[place]
    if ship in scenario.prey[side]:
        return PRIZE / len(scenario.prey[side]) + 0.5 if scenario.prey_all[side] else PRIZE
    if scenario.points_needed[side]:
        return ESCORT + PRIZE * scenario.ship_points[ship] / scenario.points_needed[side]
    if ship == scenario.exit_wins or ship == scenario.race_ship:
        return PRIZE
    # Who has nothing to hunt and wins by any other result wins with the last of its enemies.
    return 1.0 if scenario.default_victory or scenario.otherwise == side else ESCORT


class Unseen:
    """What the seat has not seen, as the draw pile may hold it."""

    def __init__(self, b: Battle, seat: int) -> None:
        self.b = b
        self.counts = unseen(b, seat)
        self.total = sum(self.counts)
        # By random number; those with an X apart.
        numbers = [0] * (LARGEST_NUMBER + 1)
        marks = 0
        for card in range(len(self.counts)):
            if is_x(b, card):
                marks += self.counts[card]
            else:
                numbers[number_of(b, card)] += self.counts[card]
        self.numbers = numbers
        self.marks = marks

    def at_least(self, need: int, x_counts: bool) -> float:
        """The chance of a random number as high as this; an X may count as nought."""
        good = sum(self.numbers[max(0, need) :])
        if x_counts and need <= 0:
            good += self.marks
        return good / self.total if self.total else 0.0

    def share(self, kind: int) -> float:
        """How much of the unseen cards is of a kind."""
        number = sum(count for card, count in enumerate(self.counts) if self.b.cards[card].kind == kind)
        return number / self.total if self.total else 0.0

    def harm(self, place: int) -> float:
        """What a hit takes from a ship on average, as a part of its worth."""
        b = self.b
        harm = 0.0
        for card, count in enumerate(self.counts):
            if not count:
                continue
            if is_fatal(b, place, card):
                harm += count
            elif b.cards[card].sensor_hits or b.cards[card].attack_hits:
                harm += HURT * count
        return harm / self.total if self.total else 0.0


def can_hurt(b: Battle, seeker: int, target: int) -> bool:
    """Could whoever shares this contact ever fire at the ship?"""
    if seeker < b.places and b.subs[seeker]:
        return b.weak_attack[seeker] != DOWN and attack_value(b, seeker, target) != NONE
    owner = 1 - b.owner[target]
    for place in range(b.places):
        if b.owner[place] != owner or b.status[place] != IN_PLAY or b.subs[place]:
            continue
        if not b.transports[place]:
            if b.helicopters(place) or attack_value(b, place, target) != NONE:
                return True
    return False


def promise(b: Battle, target: int, column: int) -> float:
    """What one more box of this contact is worth to whoever has it."""
    box = b.box(target, column)
    if box >= b.top(target):
        return 0.0
    return worth_of_level(b, target, column, box if b.subs[target] else box + 1)


def worth_of_level(b: Battle, target: int, column: int, level: int) -> float:
    """What the box of a contact on a ship is worth that reaches this level."""
    value = PROMISE[min(level, len(PROMISE) - 1)] * worth(b, target)
    return value if can_hurt(b, column, target) else 0.3 * value


def aim(b: Battle, seat: int, target: int, column: int) -> float:
    """How much more, or less, that box is worth with the shots in hand."""
    box = b.box(target, column)
    level = box if b.subs[target] else box + 1
    best = 0
    held = False
    for card in b.hands[seat]:
        if card >= 0 and b.cards[card].kind == WL:
            held = True
            if b.cards[card].contact <= level:
                best = max(best, b.cards[card].contact)
    if not held:
        return UNARMED
    return LOCKED if best == level else 1.0


def threat(b: Battle, target: int, column: int) -> float:
    """What the last box of a contact on a ship is worth to the one who loses it."""
    box = b.box(target, column)
    if not box:
        return 0.0
    return worth_of_level(b, target, column, box - 1 if b.subs[target] else box)


def threats(b: Battle, place: int) -> float:
    """What it would be worth to shake off one box of every contact on a ship."""
    return sum(threat(b, place, column) for column in range(b.width))


def check_risk(b: Battle, actor: int, pile: Unseen) -> float:
    """9.1, 9.2 What one more sensor check costs: an X breaks the sensor, and contacts fade."""
    if not pile.total:
        return 0.0
    lost = BROKEN
    if actor < HELI and not keeps_contacts(b, actor):
        column = b.column(actor)
        lost += sum(threat(b, target, column) for target in range(b.places))
    return lost * pile.marks / pile.total


def keeps_contacts(b: Battle, place: int) -> bool:
    """9.2 Would another ship of the force hold what a broken sensor loses?"""
    return not b.subs[place] and any(
        other != place and sensors_work(b, other, b.owner[place]) for other in range(b.places)
    )


def enemies(b: Battle, seat: int) -> list[int]:
    return [place for place in range(b.places) if b.is_mine(1 - seat, place)]


def fleet(b: Battle, seat: int) -> list[int]:
    return [place for place in range(b.places) if b.is_mine(seat, place)]
