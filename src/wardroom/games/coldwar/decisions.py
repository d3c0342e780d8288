"""What the rules may ask, by the chapters of the rulebook: each question once, with its facts."""

from typing import Final

from wardroom.core.vocabulary import (
    ALL_IN_QUIET,
    ALL_UNDER_FIRE,
    CARD,
    CARDS,
    ELSEWHERE,
    IN_PLACE,
    NUMBER,
    SEAT,
    SHIP,
    TEXT,
    DecisionKind,
    FactKind,
    maybe,
    words,
)
from wardroom.games.coldwar.battle import ATTACK_NAMES
from wardroom.games.coldwar.events import ATTACK

# 5.2 Task force organisation, 5.23 with nothing to arrange
ARRANGE: Final = DecisionKind("arrange", ship=SHIP)
ARRANGE_NOTHING: Final = DecisionKind("arrange-nothing")

# 6.1.A.3-5 Before the shooting
ADJUST_FORMATION: Final = DecisionKind("adjust-formation")
MOVE_TO: Final = DecisionKind("move-to", ship=SHIP)
DIVE: Final = DecisionKind("dive")
SHIP_AHOY: Final = DecisionKind("ship-ahoy", IN_PLACE, ALL_IN_QUIET, ship=SHIP)
SHIP_AHOY_EMPTY: Final = DecisionKind("ship-ahoy-empty", IN_PLACE, ALL_IN_QUIET)
# 9.1, 13.2D
PLACE_SHIP: Final = DecisionKind("place-ship", ship=SHIP)

# 6.1.A.6, 9.2 Retreat
RETREAT: Final = DecisionKind("retreat", IN_PLACE, ALL_IN_QUIET)
REPAIR_SHIP: Final = DecisionKind("repair-ship", number=NUMBER)
REPAIR_CARD: Final = DecisionKind("repair-card", ELSEWHERE, ship=SHIP)

# 6.1.B.1 The volley; of a card taken up: which it is, and the Fog of War that is left for it
BATTLE_STATIONS: Final = DecisionKind("battle-stations", number=NUMBER)
TAKEN_UP: Final[dict[str, FactKind]] = {"card": CARD, "number": NUMBER}
# 7.1, 7.16, 7.2
FIRING_SHIP: Final = DecisionKind("firing-ship", **TAKEN_UP)
TARGET: Final = DecisionKind("target", **TAKEN_UP, ship=maybe(SHIP))
NEXT_TARGET: Final = DecisionKind("next-target", **TAKEN_UP)
STRIKE_TARGET: Final = DecisionKind("strike-target", ship=SHIP)
# 7.14, 7.17, 7.18
MINEFIELD_TARGET: Final = DecisionKind("minefield-target", **TAKEN_UP)
BOMBER_TARGET: Final = DecisionKind("bomber-target", **TAKEN_UP)
BOMBER_DICE: Final = DecisionKind("bomber-dice", **TAKEN_UP)
SURPRISE_WHICH: Final = DecisionKind("surprise-which", **TAKEN_UP)
# 8.1
AREA_USE: Final = DecisionKind("area-use", **TAKEN_UP)
ASW_USE: Final = DecisionKind("asw-use", **TAKEN_UP)
# 9.4, 9.6
CREW_CARRIER: Final = DecisionKind("crew-carrier", **TAKEN_UP)
INTELLIGENCE_WHOM: Final = DecisionKind("intelligence-whom", **TAKEN_UP)
INTELLIGENCE_DISCARD: Final = DecisionKind("intelligence-discard", ELSEWHERE, seat=SEAT, number=NUMBER)

# 7, 6.1.B.2 Incoming
NEXT_DEFENDER: Final = DecisionKind("next-defender")
MINE_SPARES: Final = DecisionKind("mine-spares", row=NUMBER)
BOMBER_HIT: Final = DecisionKind("bomber-hit", number=NUMBER)
# 8.2, 8.38, 8.36, 12.1; how many attacks still come, and which it is where there is one
THREAT: Final[dict[str, FactKind]] = {
    "at": SEAT,
    "coming": NUMBER,
    "kind": maybe(words(*ATTACK_NAMES)),
    "target": maybe(SHIP),
}
POINT_DEFENSE: Final = DecisionKind("point-defense", IN_PLACE, ALL_UNDER_FIRE, **THREAT, mines=NUMBER)
POINT_DEFENSE_AIR: Final = DecisionKind("point-defense-air", IN_PLACE, ALL_UNDER_FIRE, **THREAT)
LAY_AGAINST: Final = DecisionKind("lay-against", card=CARD, at=SEAT)
UNMASK: Final = DecisionKind("unmask", card=CARD, at=SEAT)
CRASH_DIVE: Final = DecisionKind("crash-dive", IN_PLACE, ALL_UNDER_FIRE, ship=SHIP, card=CARD)
ALLOT_AIR_DEFENSE: Final = DecisionKind("allot-air-defense", ship=SHIP, chance=NUMBER)
# 9.3
DAMAGE_CONTROL: Final = DecisionKind("damage-control", IN_PLACE, ALL_UNDER_FIRE, at=SEAT)
NEGATE_WHICH: Final = DecisionKind("negate-which", at=SEAT)
SAVE_SUBMARINE: Final = DecisionKind("save-submarine", IN_PLACE, ALL_UNDER_FIRE, ship=SHIP)
SAVE_FROM_LUCK: Final = DecisionKind("save-from-luck", IN_PLACE, ALL_UNDER_FIRE, ship=SHIP, card=CARD)

# 9.6, 13.5, 9.5, 13.4 What comes between
NEGATE: Final = DecisionKind("negate", IN_PLACE, ALL_IN_QUIET, seat=SEAT, card=CARD)
TACTIC_MOMENT: Final = DecisionKind("tactic-moment", IN_PLACE, ALL_IN_QUIET)
REFUEL: Final = DecisionKind("refuel", IN_PLACE, ALL_IN_QUIET, cards=CARDS)
REFUEL_WHICH: Final = DecisionKind("refuel-which", ELSEWHERE, cards=CARDS)
ESCORT: Final = DecisionKind("escort", IN_PLACE, ALL_IN_QUIET, **ATTACK)

# 6.1.C.2 Ordnance
DISCARD: Final = DecisionKind("discard")
MUST_DISCARD: Final = DecisionKind("must-discard")

# Answers that are laid out on one screen, as long as no die falls and nobody else answers
LAID_OUT: Final = (
    ARRANGE,
    ADJUST_FORMATION,
    REPAIR_SHIP,
    BOMBER_HIT,
    POINT_DEFENSE,
    POINT_DEFENSE_AIR,
    ALLOT_AIR_DEFENSE,
    DAMAGE_CONTROL,
    DISCARD,
)

# 13.2C Transfers; what is on offer is a card or a ship, and not for everybody to know
TRANSFER: Final = DecisionKind("transfer", number=NUMBER)
TRANSFER_MATE: Final = DecisionKind("transfer-mate")
TRANSFER_WHAT: Final = DecisionKind("transfer-what", seat=SEAT)
TRANSFER_ASKED: Final = DecisionKind("transfer-asked", seat=SEAT)
TRANSFER_OFFERED: Final = DecisionKind("transfer-offered", seat=SEAT, thing=maybe(TEXT))

# 13.6 Bad Luck, 13.65, 13.61, 13.62, 13.63, 13.64
BAD_LUCK_ORDER: Final = DecisionKind("bad-luck-order", ELSEWHERE, at=SEAT)
EXPLOSION_SHIP: Final = DecisionKind("explosion-ship", at=SEAT, card=CARD)
COUNTER_TACTICS: Final = DecisionKind("counter-tactics", ELSEWHERE, at=SEAT, card=CARD)
FIRE_CONTROL_SHIP: Final = DecisionKind("fire-control-ship", at=SEAT, card=CARD)
DECK_FIRE_SHIP: Final = DecisionKind("deck-fire-ship", at=SEAT, card=CARD)
LEAK: Final = DecisionKind("leak", ELSEWHERE, at=SEAT, card=CARD)
