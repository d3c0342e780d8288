"""What may happen, by the chapters of the rulebook: each kind of event once, with its facts."""

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
from wardroom.games.coldwar.battle import ATTACK_NAMES, FATE_NAMES

# Facts that several kinds share: whose it is, and about which card, ship or seat.
OF_CARD: Final[dict[str, FactKind]] = {"seat": SEAT, "card": CARD}
OF_CARDS: Final[dict[str, FactKind]] = {"seat": SEAT, "cards": CARDS}
OF_SHIP: Final[dict[str, FactKind]] = {"seat": SEAT, "ship": SHIP}
OF_BOTH: Final[dict[str, FactKind]] = {"seat": SEAT, "card": CARD, "ship": SHIP}
OF_TWO_SEATS: Final[dict[str, FactKind]] = {"seat": SEAT, "by": SEAT}
COUNTED: Final[dict[str, FactKind]] = {"seat": SEAT, "number": NUMBER}
ROLLED: Final[dict[str, FactKind]] = {"chance": NUMBER, "roll": NUMBER}
# 7 An attack by its number; that of a bomber strike has neither ship nor target.
AIMED: Final[dict[str, FactKind]] = {
    "number": NUMBER,
    "kind": words(*ATTACK_NAMES),
    "at": SEAT,
    "card": maybe(CARD),
    "source": maybe(SHIP),
    "target": maybe(SHIP),
    "damage": maybe(NUMBER),
    "dice": maybe(NUMBER),
    "surprise": FLAG,
}
ATTACK: Final[dict[str, FactKind]] = {**AIMED, "chance": maybe(NUMBER)}
FATE_OF: Final[dict[str, FactKind]] = {**ATTACK, "fate": words(*FATE_NAMES)}
# 8.2 A card against it, and 8.33, 8.38 one that had to roll
ANSWER: Final[dict[str, FactKind]] = {"seat": SEAT, "answer": CARD}
ANSWERED: Final[dict[str, FactKind]] = {**ATTACK, **ANSWER}
ROLLED_ANSWER: Final[dict[str, FactKind]] = {**AIMED, **ROLLED, **ANSWER}
# 7, 12.1 Its own die, or one of the ships attacked
ROLLED_ATTACK: Final[dict[str, FactKind]] = {**AIMED, **ROLLED}

# 5, 5.1, 5.2 The deal
ROUND_BEGINS: Final = EventKind("round-begins", number=NUMBER)
FLEET_DEALT: Final = EventKind("fleet-dealt", {"ships": SHIPS}, **COUNTED)
HAND_DEALT: Final = EventKind("hand-dealt", {"cards": CARDS}, **COUNTED)
BAD_LUCK_REPLACED: Final = EventKind("bad-luck-replaced", **COUNTED)
SHIP_SIGHTED: Final = EventKind("ship-sighted", ship=SHIP)
FORMATION: Final = EventKind("formation", seat=SEAT, ships=SHIPS)

# 6, 6.2 Series of turns
ORDER_DEALT: Final = EventKind("order-dealt", {"number": NUMBER}, seat=SEAT)
SERIES_BEGINS: Final = EventKind("series-begins", number=NUMBER)
LAST_SERIES: Final = EventKind("last-series", number=NUMBER)
TURN_BEGINS: Final = EventKind("turn-begins", **COUNTED)
PILE_EMPTY: Final = EventKind("pile-empty", seat=SEAT)

# 6.1.A Before the shooting; 13.56 the die of a better orbit
DECKS_CLEARED: Final = EventKind("decks-cleared", **OF_CARDS)
FOG: Final = EventKind("fog", **COUNTED, roll=maybe(NUMBER))
MOVED: Final = EventKind("moved", **OF_SHIP, row=NUMBER)
DIVED: Final = EventKind("dived", **OF_SHIP)
# 9.1
SHIP_CALLED: Final = EventKind("ship-called", **OF_SHIP)
SHIP_JOINED: Final = EventKind("ship-joined", **OF_SHIP, row=NUMBER)
# 9.2, 12.7
RETREAT_PLAYED: Final = EventKind("retreat-played", **OF_CARD)
RETREATS: Final = EventKind("retreats", seat=SEAT)
REPAIRED: Final = EventKind("repaired", **OF_BOTH)
UNCRIPPLED: Final = EventKind("uncrippled", **OF_SHIP)

# 6.1.B.1 The volley; 12.4 the team knows a card that lies face down
ATTACK_DECLARED: Final = EventKind("attack-declared", **FATE_OF)
AREA_LAID: Final = EventKind("area-laid", **OF_CARD)
AREA_FACE_DOWN: Final = EventKind("area-face-down", {"card": CARD}, seat=SEAT)
AREA_REVEALED: Final = EventKind("area-revealed", **OF_CARD)
CREW_EFFICIENT: Final = EventKind("crew-efficient", **OF_SHIP)

# 7 What becomes of attacks; 7.14 minefields
ATTACK_HITS: Final = EventKind("attack-hits", **FATE_OF)
ROLL_HITS: Final = EventKind("roll-hits", **ROLLED_ATTACK)
ROLL_MISSES: Final = EventKind("roll-misses", **ROLLED_ATTACK)
MINES_ROLL: Final = EventKind("mines-roll", **ROLLED_ATTACK, row=NUMBER)
MINES_MISS: Final = EventKind("mines-miss", **FATE_OF)
STRIKE_WASTED: Final = EventKind("strike-wasted", **FATE_OF)
DAMAGED: Final = EventKind("damaged", **OF_SHIP, damage=NUMBER, left=NUMBER)
CRIPPLED: Final = EventKind("crippled", **OF_SHIP)

# 8 Defences
AREA_STOPS: Final = EventKind("area-stops", **ANSWERED)
POINT_LAID: Final = EventKind("point-laid", **ANSWERED)
# 8.33, 13.4
COVER_STOPS: Final = EventKind("cover-stops", **ROLLED_ANSWER)
COVER_FAILS: Final = EventKind("cover-fails", **ROLLED_ANSWER)
COVER_MEETS: Final = EventKind("cover-meets", **ROLLED_ANSWER)
COVER_HOLDS: Final = EventKind("cover-holds", **FATE_OF)
ESCORT_FLIES: Final = EventKind("escort-flies", **ANSWERED)
# 8.36, 8.37
CRASH_DIVED: Final = EventKind("crash-dived", **OF_SHIP)
SUBMARINE_HIT: Final = EventKind("submarine-hit", **OF_BOTH, **ROLLED)
SUBMARINE_MISSED: Final = EventKind("submarine-missed", **OF_BOTH, **ROLLED)
PREEMPTED: Final = EventKind("preempted", **FATE_OF)
# 8.38
SURPRISE_NEGATED: Final = EventKind("surprise-negated", **ANSWERED)
WARNING_STOPS: Final = EventKind("warning-stops", **ROLLED_ANSWER)
WARNING_FAILS: Final = EventKind("warning-fails", **ROLLED_ANSWER)
# 12.1
DEFENSE_STOPS: Final = EventKind("defense-stops", **ROLLED_ATTACK, ship=SHIP)
DEFENSE_FAILS: Final = EventKind("defense-fails", **ROLLED_ATTACK, ship=SHIP)
# 13.54, 13.55
LAST_RESORT_STOPS: Final = EventKind("last-resort-stops", **ROLLED_ATTACK)
LAST_RESORT_FAILS: Final = EventKind("last-resort-fails", **ROLLED_ATTACK)

# 9.3 Damage Control
CONTROL_PLAYED: Final = EventKind("control-played", **ANSWERED)
NEGATED: Final = EventKind("negated", **ANSWERED)
CONTROL_FOR_SUBMARINE: Final = EventKind("control-for-submarine", **OF_SHIP)
SUBMARINE_SAVED: Final = EventKind("submarine-saved", **OF_SHIP)
CONTROL_AGAINST_LUCK: Final = EventKind("control-against-luck", **OF_CARD)
LUCK_NEGATED: Final = EventKind("luck-negated", **OF_SHIP)

# 9.5, 9.6 Specials
REFUELING: Final = EventKind("refueling", **OF_CARD, answer=CARD)
INTELLIGENCE_PLAYED: Final = EventKind("intelligence-played", **OF_TWO_SEATS)
INTELLIGENCE_LOOKS: Final = EventKind("intelligence-looks", {"cards": CARDS, "area": CARDS}, **OF_TWO_SEATS)
INTELLIGENCE_DISCARDS: Final = EventKind("intelligence-discards", **OF_CARD)
INTELLIGENCE_NEGATES: Final = EventKind("intelligence-negates", **OF_TWO_SEATS, card=CARD)
SPECIAL_NEGATED: Final = EventKind("special-negated", **OF_CARD)

# 11 Sunk ships and the end
SUNK: Final = EventKind("sunk", **OF_TWO_SEATS, ship=SHIP)
ROWS_CLOSE_UP: Final = EventKind("rows-close-up", seat=SEAT)
OUT: Final = EventKind("out", **OF_CARDS)
ROUND_SCORED: Final = EventKind(
    "round-scored", **COUNTED, total=NUMBER, sunk=SHIPS, kept=SHIPS, damage=NUMBER
)

# 6.1.C After the shooting
DISCARDED: Final = EventKind("discarded", **OF_CARDS)
RESUPPLIED: Final = EventKind("resupplied", {"cards": CARDS}, **COUNTED)

# 13.2C, 13.2D Transfers
CARD_TRANSFERRED: Final = EventKind("card-transferred", {"card": CARD}, **OF_TWO_SEATS)
SHIP_TRANSFERRED: Final = EventKind("ship-transferred", **OF_TWO_SEATS, ship=SHIP)
TRANSFER_REFUSED: Final = EventKind("transfer-refused", **OF_TWO_SEATS)

# 13.5 Tactics
TACTIC_PLAYED: Final = EventKind("tactic-played", **OF_CARD)
TACTIC_STANDS: Final = EventKind("tactic-stands", **OF_CARD)
TACTIC_LOST: Final = EventKind("tactic-lost", **OF_CARD)

# 13.6 Bad Luck
BAD_LUCK_NEXT: Final = EventKind("bad-luck-next")
BAD_LUCK_DRAWN: Final = EventKind("bad-luck-drawn", **OF_CARD)
BAD_LUCK_SPARED: Final = EventKind("bad-luck-spared", **OF_CARD)
BAD_LUCK_FIRST: Final = EventKind("bad-luck-first", **OF_CARD)
BAD_LUCK_AIMED: Final = EventKind("bad-luck-aimed", **OF_BOTH)
BAD_LUCK_STRIKES: Final = EventKind("bad-luck-strikes", **OF_BOTH)
BAD_LUCK_HARMLESS: Final = EventKind("bad-luck-harmless", **OF_CARD)
# 13.61
COUNTER_AT_HAND: Final = EventKind("counter-at-hand", seat=SEAT)
COUNTER_AT_CARD: Final = EventKind("counter-at-card", **OF_CARD)
COUNTER_DISCARDS: Final = EventKind("counter-discards", **OF_CARD)
# 13.64
HAND_SHOWN: Final = EventKind("hand-shown", **OF_CARDS)
SUBMARINES_HEARD: Final = EventKind("submarines-heard", seat=SEAT)
# 13.65
EXPLOSION_PRIMARY: Final = EventKind("explosion-primary", **OF_CARD, **ROLLED)
EXPLOSION_SECONDARY: Final = EventKind("explosion-secondary", **OF_CARD, **ROLLED)
BLOWN_UP: Final = EventKind("blown-up", **OF_SHIP)
