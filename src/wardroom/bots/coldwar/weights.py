"""What an admiral thinks things are worth, and the styles of play that follow from it."""

from dataclasses import dataclass, replace


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
    # What a Surprise Attack must gain, beside its Fog of War.
    surprise: float = 0.8
    # What a point defence must save before the card is laid: the last of its kind, and one of several.
    last_answer: float = 4.0
    spare_answer: float = 2.0
    # The same for Damage Control, for Air Cover in the air, and for a team-mate's ships.
    control: float = 7.0
    cover: float = 1.0
    for_a_mate: float = 1.5
    # What a Special must hurt before Intelligence negates it, and what a Crash Dive must save.
    negate: float = 5.0
    dive: float = 1.0
    # What a strike must be worth before our own Air Cover escorts it.
    escort: float = 2.5
    # The card that is drawn in place of a defence laid and not held, in attacks that it would stop.
    fresh: float = 0.3
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
    "bold": replace(WEIGHTS, last_answer=6.0, control=10.0, exposure=0.0, front=0.5, rear=0.2),
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
