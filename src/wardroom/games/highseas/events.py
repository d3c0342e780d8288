"""Everything that happens in Naval Battles, with the facts that the war diary tells of it."""

from typing import Final

from wardroom.core.vocabulary import CARD, CARDS, NUMBER, SEAT, SHIP, SHIPS, EventKind, FactKind, maybe, words
from wardroom.games.highseas.battle import ATTACK_NAMES, FATE_NAMES
from wardroom.games.highseas.catalogue import NATIONS

# What has become of an attack.
FATE: Final = words(*FATE_NAMES)
# One attack of the volley.
ATTACK: Final[dict[str, FactKind]] = {
    "number": NUMBER,
    "kind": words(*ATTACK_NAMES),
    "at": SEAT,
    "target": SHIP,
    "card": maybe(CARD),
    "source": maybe(SHIP),
    "second": maybe(SHIP),
    "needed": maybe(NUMBER),
    "damage": maybe(NUMBER),
}


def of_attack(name: str, **more: FactKind) -> EventKind:
    """Something about an attack, which its facts name."""
    return EventKind(name, **{**ATTACK, **more})


def of_die(name: str, **more: FactKind) -> EventKind:
    """The attack's own die, or one against it."""
    return of_attack(name, seat=SEAT, needed=NUMBER, roll=NUMBER, plus=maybe(NUMBER), **more)


# 3 Starting play.
NATION_DRAWN: Final = EventKind("nation-drawn", seat=SEAT, nation=words(*NATIONS))
NATION_PICKED: Final = EventKind("nation-picked", seat=SEAT, nation=words(*NATIONS))
FLEET_CHOSEN: Final = EventKind("fleet-chosen", seat=SEAT, ships=SHIPS)
FIRST_AGREED: Final = EventKind("first-agreed", seat=SEAT)
FIRST_ROLL: Final = EventKind("first-roll", seat=SEAT, number=NUMBER)
FIRST_ROLLED: Final = EventKind("first-rolled", seat=SEAT)
FORMATION: Final = EventKind(
    "formation",
    seat=SEAT,
    submarines=maybe(SHIPS),
    first=maybe(SHIPS),
    second=maybe(SHIPS),
    third=maybe(SHIPS),
)
HAND_DEALT: Final = EventKind("hand-dealt", {"cards": CARDS}, seat=SEAT, number=NUMBER)

# 4 Sequence of play.
TURN_BEGINS: Final = EventKind("turn-begins", seat=SEAT)

# 5 Reorganize.
FRONT_CLEARED: Final = EventKind("front-cleared", seat=SEAT, cards=CARDS)
MOVED: Final = EventKind("moved", seat=SEAT, ship=SHIP, row=NUMBER)
ROWS_CLOSE_UP: Final = EventKind("rows-close-up", seat=SEAT)
SUBMARINE_ACTIVE: Final = EventKind("submarine-active", seat=SEAT, ship=SHIP)
SUBMARINE_PASSIVE: Final = EventKind("submarine-passive", seat=SEAT, ship=SHIP)
# 11.reinforcements
REINFORCEMENTS: Final = EventKind("reinforcements", seat=SEAT, card=CARD)
SHIP_JOINED: Final = EventKind("ship-joined", seat=SEAT, ship=SHIP, row=NUMBER)
POINTS_LOST: Final = EventKind("points-lost", seat=SEAT, number=NUMBER)
# 11.retreat
RETREATS: Final = EventKind("retreats", seat=SEAT, card=CARD)
REPAIRED: Final = EventKind("repaired", seat=SEAT, card=CARD, ship=SHIP)

# 6 Prepare.
PREPARED: Final = EventKind("prepared", seat=SEAT, card=CARD)

# 7.declare, 11.surprise-attack
ATTACK_DECLARED: Final = of_attack("attack-declared", fate=FATE)
SURPRISE: Final = EventKind("surprise", seat=SEAT, at=SEAT, cards=CARDS)

# 7.defense, 11.escort
STOPPED: Final = of_attack("stopped", seat=SEAT, answer=CARD)
ESCORTED: Final = of_attack("escorted", seat=SEAT, answer=CARD, ship=SHIP)

# 7.resolve
ATTACK_WASTED: Final = of_attack("attack-wasted", fate=FATE)
SALVO_SINKS: Final = of_attack("salvo-sinks", fate=FATE)
# 10.damage
DAMAGED: Final = of_attack("damaged", left=NUMBER)
# 11.torpedo-spread, 12
ROLL_HITS: Final = of_die("roll-hits")
ROLL_MISSES: Final = of_die("roll-misses")
# 12.cover
COVER_STOPS: Final = of_die("cover-stops", ship=SHIP)
COVER_FAILS: Final = of_die("cover-fails", ship=SHIP)
# 13.run-silent
RUNS_SILENT: Final = of_die("runs-silent", ship=SHIP)
IS_HEARD: Final = of_die("is-heard", ship=SHIP)

# 8 Discards, 9 Draw.
DISCARDED: Final = EventKind("discarded", seat=SEAT, cards=CARDS)
DRAWN: Final = EventKind("drawn", {"cards": CARDS}, seat=SEAT, number=NUMBER)
RESHUFFLED: Final = EventKind("reshuffled", seat=SEAT)

# 14 Winning, 16.1 linked battles.
SUNK: Final = EventKind("sunk", ship=SHIP, seat=SEAT, by=SEAT, points=NUMBER, total=NUMBER)
OUT: Final = EventKind("out", seat=SEAT, cards=CARDS)
BATTLE_BEGINS: Final = EventKind("battle-begins", number=NUMBER)
BATTLE_SCORED: Final = EventKind(
    "battle-scored",
    seat=SEAT,
    battle=NUMBER,
    number=NUMBER,
    total=NUMBER,
    side=NUMBER,
    goal=NUMBER,
    sunk=SHIPS,
)
