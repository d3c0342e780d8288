"""Everything that a player of Naval Battles may be asked, with the facts of each question."""

from typing import Final

from wardroom.core.vocabulary import (
    ALL_IN_QUIET,
    ALL_UNDER_FIRE,
    CARD,
    ELSEWHERE,
    IN_PLACE,
    NUMBER,
    SEAT,
    SHIP,
    DecisionKind,
    maybe,
    words,
)
from wardroom.games.highseas.battle import ATTACK_NAMES
from wardroom.games.highseas.events import ATTACK

# 3 Starting play.
PICK_NATION: Final = DecisionKind("pick-nation")
CHOOSE_FLEET: Final = DecisionKind("choose-fleet", number=NUMBER)
LAY_OUT: Final = DecisionKind("lay-out", ship=SHIP)
LAY_OUT_SUBMARINE: Final = DecisionKind("lay-out-submarine", ship=SHIP)

# 5 Reorganize.
REORGANIZE: Final = DecisionKind("reorganize")
MOVE_TO: Final = DecisionKind("move-to", ship=SHIP)
# 11.reinforcements
REINFORCE: Final = DecisionKind("reinforce", number=NUMBER)
# 11.retreat The Damage cards lie under a ship.
REPAIR: Final = DecisionKind("repair", number=NUMBER)
REPAIR_WHICH: Final = DecisionKind("repair-which", ELSEWHERE, number=NUMBER, ship=SHIP)

# 6 Prepare.
PREPARE: Final = DecisionKind("prepare", IN_PLACE, ALL_IN_QUIET)

# 7.declare What to attack with, then the firing ship or ships, then targets.
DECLARE: Final = DecisionKind("declare")
FIRING_SHIP: Final = DecisionKind("firing-ship", card=CARD)
SECOND_SHIP: Final = DecisionKind("second-ship", card=CARD, ship=SHIP)
TARGET: Final = DecisionKind("target", card=CARD, ship=maybe(SHIP))
# 11.land-based-air, 12.dice
NEXT_TARGET: Final = DecisionKind("next-target", card=CARD)
STRIKE_TARGET: Final = DecisionKind("strike-target", ship=SHIP)
NEXT_STRIKE_TARGET: Final = DecisionKind("next-strike-target", ship=SHIP)
SURPRISE_WHOM: Final = DecisionKind("surprise-whom", card=CARD)

# 7.defense, 11.escort; how many attacks still come, and which it is where there is one
DEFEND: Final = DecisionKind(
    "defend",
    IN_PLACE,
    ALL_UNDER_FIRE,
    at=SEAT,
    coming=NUMBER,
    kind=maybe(words(*ATTACK_NAMES)),
    target=maybe(SHIP),
)
DEFEND_AGAINST: Final = DecisionKind("defend-against", card=CARD, at=SEAT)
ESCORT_TO: Final = DecisionKind("escort-to", card=CARD, at=SEAT, ship=SHIP)

# 11.planning Before a die of one's own, or of a ship that defends.
PLANNING: Final = DecisionKind("planning", **{**ATTACK, "needed": NUMBER, "ship": maybe(SHIP)})

# 8 Discards.
DISCARD: Final = DecisionKind("discard")

# Answers that are laid out on one screen: each question by the one that it is laid out with
LAID_OUT: Final = {
    CHOOSE_FLEET: CHOOSE_FLEET,
    LAY_OUT: LAY_OUT,
    LAY_OUT_SUBMARINE: LAY_OUT,
    REORGANIZE: REORGANIZE,
    REINFORCE: REORGANIZE,
    REPAIR: REORGANIZE,
    DECLARE: DECLARE,
    DEFEND: DEFEND,
    DISCARD: DISCARD,
}
