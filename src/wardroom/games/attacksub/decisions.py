"""What Attack Sub asks, each kind of question once with its facts."""

from typing import Final

from wardroom.core.vocabulary import (
    ALL_IN_QUIET,
    ALL_UNDER_FIRE,
    CARD,
    FLAG,
    IN_PLACE,
    NUMBER,
    SHIP,
    DecisionKind,
    maybe,
)
from wardroom.games.attacksub.events import ACTOR, RANGE

# 2.1 Sides.
CHOOSE_SIDE: Final = DecisionKind("choose-side")

# 3 The player turn: what is played, how, by whom, at whom, with what more.
PLAYER_TURN: Final = DecisionKind("player-turn", acted=FLAG)
SONAR_MODE: Final = DecisionKind("sonar-mode", card=CARD)
RANGE_MODE: Final = DecisionKind("range-mode", card=CARD)
WHO_ACTS: Final = DecisionKind("who-acts", card=maybe(CARD))
SEARCH_TARGET: Final = DecisionKind("search-target", card=CARD, **ACTOR)
PING_TARGETS: Final = DecisionKind("ping-targets", card=CARD, **ACTOR)
ATTACK_TARGET: Final = DecisionKind("attack-target", card=CARD, **ACTOR)
RANGE_OBJECT: Final = DecisionKind("range-object", card=CARD, **ACTOR)
MORE_LOCKONS: Final = DecisionKind("more-lockons", card=CARD, target=SHIP, **ACTOR)
WHICH_SYSTEM: Final = DecisionKind("which-system", card=maybe(CARD), actor=SHIP)
# `forced`: nothing in the hand could be played.
DISCARD_CARDS: Final = DecisionKind("discard-cards", forced=FLAG)
DISCARD_TOP: Final = DecisionKind("discard-top")
REFILL_HAND: Final = DecisionKind("refill-hand", number=NUMBER)

# 4.1 A search, target by target.
SEARCH_FIRST: Final = DecisionKind("search-first", **ACTOR)
SEARCH_ON: Final = DecisionKind("search-on", **ACTOR)

# 3.2 Reactions to a search (4.22, 5.3), an attack (7.1) or a change of range (8.5).
ANSWER_PING: Final = DecisionKind("answer-ping", IN_PLACE, ALL_IN_QUIET, **ACTOR)
ANSWER_SEARCH: Final = DecisionKind(
    "answer-search", IN_PLACE, ALL_IN_QUIET, target=SHIP, need=NUMBER, **ACTOR
)
ANSWER_ATTACK: Final = DecisionKind(
    "answer-attack", IN_PLACE, ALL_UNDER_FIRE, target=SHIP, need=NUMBER, **ACTOR
)
ANSWER_RANGE: Final = DecisionKind("answer-range", IN_PLACE, ALL_IN_QUIET, **RANGE)
WHO_ANSWERS: Final = DecisionKind("who-answers", card=CARD)

# 5.5 Playing dead, and a good number for it.
PLAY_DEAD: Final = DecisionKind("play-dead", ship=SHIP)
DRIFTING: Final = DecisionKind("drifting", ship=SHIP)

# What may be laid out before any of it is given.
LAID_OUT: Final = (PING_TARGETS, MORE_LOCKONS, DISCARD_CARDS, DISCARD_TOP)
