"""What Attack Sub tells the war diary, each kind of event once with its facts."""

from typing import Final

from wardroom.core.vocabulary import (
    CARD,
    CARDS,
    FLAG,
    NUMBER,
    SEAT,
    SHIP,
    SHIPS,
    EventKind,
    FactKind,
    maybe,
    words,
)
from wardroom.games.attacksub.catalogue import HITS, LARGEST_NUMBER, SIDE_NAMES

# 1.2 A random number as it is printed.
PRINTED: Final = FactKind('number | "X"', "", (*[str(rn) for rn in range(LARGEST_NUMBER + 1)], "X"), False)
# 2.2 Where a contact marker stands.
LEVEL: Final = FactKind('number | "NC" | "NA"', "", ("NC", "NA", "1", "2", "3", "4"), False)
# 13 Why a game ends.
REASONS: Final = (
    *("prey-sunk", "points", "flagship-away", "too-many-lost", "exited", "all-sunk", "nobody-left"),
    *("race-won", "decks-out"),
)
REASON: Final = words(*REASONS)

# Who acts: a ship, the helicopters of a ship, or the Surface Force.
ACTOR: Final[dict[str, FactKind]] = {"actor": maybe(SHIP), "helicopter": FLAG, "force": FLAG}
OF_SHIP: Final[dict[str, FactKind]] = {"seat": SEAT, "ship": SHIP}
PLAYED: Final[dict[str, FactKind]] = {"seat": SEAT, "card": CARD, **ACTOR}
SYSTEM: Final[dict[str, FactKind]] = {**OF_SHIP, "system": words("sensor", "attack"), "number": NUMBER}
# 8.1 Without a target: the opposing Surface Force.
RANGE: Final[dict[str, FactKind]] = {"way": words("close", "open"), "target": maybe(SHIP), **ACTOR}
# 1.2 A random number: who drew it for whom, what it came to, and what was needed.
NUMBER_DRAWN: Final[dict[str, FactKind]] = {
    **{"seat": SEAT, "drawn": CARD, "rn": PRINTED, "number": NUMBER, "need": NUMBER},
    **{"target": maybe(SHIP), **ACTOR},
}
OWN_CARDS: Final[dict[str, FactKind]] = {"cards": CARDS}


class Check(EventKind):
    """A random number is drawn for something."""

    def __init__(self, name: str, purpose: str, x_fails: bool = False, low: bool = False) -> None:
        super().__init__(name, None, **NUMBER_DRAWN)
        self.purpose = purpose
        # 9.5 An X is worse than a nought.
        self.x_fails = x_fails
        # The number must be lower than the one it is held against.
        self.low = low


# 2 Setup; 2.3 the deck.
CUT: Final = EventKind("cut", first=PRINTED, second=PRINTED)
SIDE_TAKEN: Final = EventKind("side-taken", seat=SEAT, side=words(*SIDE_NAMES))
DEALT: Final = EventKind("dealt", OWN_CARDS, seat=SEAT, number=NUMBER)
RESHUFFLED: Final = EventKind("reshuffled", number=NUMBER)
LAST_DECK: Final = EventKind("last-deck", number=NUMBER)
DECKS_OUT: Final = EventKind("decks-out", number=NUMBER)

# 3 The player turn.
TURN_BEGINS: Final = EventKind("turn-begins", seat=SEAT)
NO_ANSWER: Final = EventKind("no-answer", seat=SEAT)
DISCARDED: Final = EventKind("discarded", OWN_CARDS, seat=SEAT, card=CARD, number=NUMBER)
REFILLED: Final = EventKind("refilled", OWN_CARDS, seat=SEAT, number=NUMBER)
KEEPS_HAND: Final = EventKind("keeps-hand", seat=SEAT)
BATTLE_STATIONS: Final = EventKind("battle-stations", **PLAYED)

# 4 Searching.
ACTIVE_SONAR: Final = EventKind("active-sonar", **PLAYED)
PASSIVE_SONAR: Final = EventKind("passive-sonar", **PLAYED)
SEEKS: Final = EventKind("seeks", seat=SEAT, targets=SHIPS, **ACTOR)
HEARD: Final = EventKind("heard", **PLAYED)
SENSOR_CHECK: Final = Check("sensor-check", "search", x_fails=True)
CONTACT_GAINED: Final = EventKind("contact-gained", target=SHIP, level=LEVEL, **ACTOR)
SEARCH_ENDS: Final = EventKind("search-ends", seat=SEAT)

# 5 Contact Reduction, and playing dead.
REDUCTION: Final = EventKind("reduction", **PLAYED)
REDUCTION_CHECK: Final = Check("reduction-check", "reduction")
CONTACTS_SHAKEN: Final = EventKind("contacts-shaken", **OF_SHIP)
QUIETENED: Final = EventKind("quietened", **PLAYED)
PLAYS_DEAD: Final = EventKind("plays-dead", **OF_SHIP)
DRIFT_CHECK: Final = Check("drift-check", "drift")
RESUMES: Final = EventKind("resumes", **OF_SHIP)

# 6 Attacks and damage; 7 evasion.
FIRES: Final = EventKind("fires", seat=SEAT, cards=CARDS, target=SHIP, **ACTOR)
EVADED: Final = EventKind("evaded", **PLAYED)
ATTACK_CHECK: Final = Check("attack-check", "attack", x_fails=True)
MISSED: Final = EventKind("missed", target=SHIP, **ACTOR)
HIT: Final = EventKind("hit", target=SHIP, drawn=CARD, hit=words(*HITS), **ACTOR)
DUD: Final = EventKind("dud", **OF_SHIP)
DAMAGED: Final = EventKind("damaged", sensor=NUMBER, attack=NUMBER, **OF_SHIP)
SUNK: Final = EventKind("sunk", **OF_SHIP)
DAMAGE_CONTROL: Final = EventKind("damage-control", **PLAYED)
DAMAGE_MENDED: Final = EventKind("damage-mended", **SYSTEM)

# 8 Close/Open Range.
MOVES: Final = EventKind("moves", seat=SEAT, card=CARD, **RANGE)
NEGATES: Final = EventKind("negates", **PLAYED)
PURSUIT_CHECK: Final = Check("pursuit-check", "pursuit")
RANGE_NEGATED: Final = EventKind("range-negated", **RANGE)
RANGE_CLOSED: Final = EventKind("range-closed", **RANGE)
RANGE_OPENED: Final = EventKind("range-opened", **RANGE)

# 9 Malfunctions.
MALFUNCTION: Final = EventKind("malfunction", **SYSTEM)
CONTACTS_FADE: Final = EventKind("contacts-fade", **OF_SHIP)
CONTACTS_LOST: Final = EventKind("contacts-lost", **OF_SHIP)
TECHNICIAN: Final = EventKind("technician", **PLAYED)
REPAIR_TRIED: Final = EventKind("repair-tried", **SYSTEM)
REPAIR_CHECK: Final = Check("repair-check", "repair", x_fails=True)
REPAIRED: Final = EventKind("repaired", **SYSTEM)

# 10 Helicopters.
LAUNCHED: Final = EventKind("launched", **PLAYED)
HELICOPTER_CHECK: Final = Check("helicopter-check", "helicopter", x_fails=True)
HELICOPTER_LANDS: Final = EventKind("helicopter-lands", **OF_SHIP)
HELICOPTER_FAILS: Final = EventKind("helicopter-fails", **OF_SHIP)
HELICOPTER_ORPHANED: Final = EventKind("helicopter-orphaned", **OF_SHIP)
BAD_WEATHER: Final = EventKind("bad-weather", seat=SEAT)
WEATHER_CHECK: Final = Check("weather-check", "weather")
WEATHER_CLEARS: Final = EventKind("weather-clears", seat=SEAT)

# 11 Reinforcements.
REINFORCEMENT_CALLED: Final = EventKind("reinforcement-called", **PLAYED)
ENTRY_CHECK: Final = Check("entry-check", "entry")
ENTERED: Final = EventKind("entered", **OF_SHIP)

# 13 Exits, races against the deck, and the end.
EXITS: Final = EventKind("exits", **PLAYED)
RACE_CHECK: Final = Check("race-check", "race", low=True)
GAME_WON: Final = EventKind("game-won", seat=SEAT, reason=REASON)
GAME_DRAWN: Final = EventKind("game-drawn", reason=REASON)
