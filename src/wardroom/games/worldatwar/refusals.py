"""Why the rules say no: one code per forbidding check, with the rule behind it and the id of its words."""

from typing import Final

from wardroom.core.decision import Refusal

# 0 is allowed, 1 is the core's "not asked". Operations 2 to 99, combat 100 to 199.

TOO_FEW_FACTORS: Final = 2  # 22.14
TOO_MANY_FACTORS: Final = 3  # 22.421A
TOO_MANY_CARRIERS: Final = 4  # 22.421A
CARGO_NEEDS_SHIPS: Final = 5  # 22.82A
NO_DICE_FOR_SLOW_SHIPS: Final = 6  # 22.24C
CANNOT_BE_COMPLETED: Final = 7  # 22.14
ALREADY_ON_THE_WAY: Final = 8  # 22.12
BEYOND_RANGE: Final = 9  # 22.22
NOT_ON_THE_PATH: Final = 10  # 22.12
ALREADY_PAST: Final = 11  # 22.12B
OUT_OF_REACH: Final = 12  # 22.22
MAY_NOT_INTERCEPT: Final = 13  # 22.11B
NO_DICE: Final = 14  # 22.24C
NOTHING_UNCOMMITTED: Final = 15  # 22.11
NUMBER_TAKEN: Final = 16  # 22.423
GROUP_TOO_LARGE: Final = 17  # 22.421A
SIX_GROUPS_AT_MOST: Final = 18  # 22.421C
CARGO_MUST_FIGHT: Final = 19  # 22.421C
NOT_ATTACKED: Final = 20  # 22.61D
NO_BASE_SO_FAR: Final = 21  # 22.63
BASE_OF_ORIGIN_ONLY: Final = 22  # 22.63B
NO_CARDS_LEFT: Final = 23  # 22.22I
PORT_INVADED: Final = 24  # 22.63C
PATROL_ONLY_SUPPORTS: Final = 25  # 22.11D
ORIGINAL_BASE_ONLY: Final = 26  # 22.27
SUBMARINES_ALONE: Final = 27  # 22.915
PARTED_LATER: Final = 28  # 22.13D
NOT_IN_A_BOX: Final = 29  # 22.911
TOO_MANY_LEAVE: Final = 30  # 22.421A
CARRIES_ALREADY: Final = 40  # 22.421A
NO_DICE_FOR_HEAVY_SHIPS: Final = 31  # 22.24C
ONE_SMALL_FORCE: Final = 32  # 22.14C
OTHER_SIDE_OF_THE_STRAIT: Final = 33  # 22.13A
CHANGE_OF_BASE_FAILED: Final = 34  # 22.63A
FIGHT_IN_THE_BATTLE: Final = 35  # 22.132B
NO_SQUADRON_THERE: Final = 36  # 22.132A
SAILED_PAST: Final = 41  # 22.132A

# Combat.
NOT_YOUR_SHIP: Final = 100  # 22.531C
SCREENED_ANYWAY: Final = 101  # 22.531C
IN_ORDER: Final = 102  # 22.531C
TOO_MANY: Final = 103  # 22.54E
NO_LIGHT_SHIPS: Final = 104  # 22.54B
TARGET_SUNK: Final = 105  # 22.54E
NOT_FIRING_AT_YOU: Final = 106  # 22.54C
FIRST_GETS_MOST: Final = 107  # 22.54E
TARGETED_ALREADY: Final = 108  # 22.54E
SLOW_GROUP: Final = 110  # 22.521D
NOT_FOUND: Final = 111  # 22.462A
RESULTS_SPENT: Final = 112  # 22.452C
HAS_EVADED: Final = 113  # 22.523E
STRIKE_LIMIT: Final = 115  # 22.462C
NO_SUCH_TARGET: Final = 116  # 22.93E
ROOM_TO_EVADE: Final = 117  # 22.523C
NOT_REVEALED: Final = 118  # 22.93B
NO_BASE_IN_RANGE: Final = 119  # 22.431B
MUST_LOSE: Final = 120  # 22.55
NOT_A_FLYER: Final = 121  # 22.441
MUST_ATTACK: Final = 122  # 22.92
NOT_FOUND_DISTANT: Final = 123  # 22.521D
TOO_SLOW_TO_EVADE: Final = 124  # 22.523B
WILL_MEET: Final = 125  # 22.521E
ONE_ROUND_A_BASE: Final = 126  # 22.432
NOBODY_FOR_A_BASE: Final = 127  # 22.431B
A_STRIKE_NEEDS_SQUADRONS: Final = 128  # 22.461B
BEHIND_THE_SCREEN: Final = 129  # 22.531C

# The id of the words and the rule of each code.
RULES: Final = (
    (TOO_FEW_FACTORS, "too-few-factors", "22.14"),
    (TOO_MANY_FACTORS, "too-many-factors", "22.421A"),
    (TOO_MANY_CARRIERS, "too-many-carriers", "22.421A"),
    (CARGO_NEEDS_SHIPS, "cargo-needs-ships", "22.82A"),
    (NO_DICE_FOR_SLOW_SHIPS, "no-dice-for-slow-ships", "22.24C"),
    (CANNOT_BE_COMPLETED, "cannot-be-completed", "22.14"),
    (ALREADY_ON_THE_WAY, "already-on-the-way", "22.12"),
    (BEYOND_RANGE, "beyond-range", "22.22"),
    (NOT_ON_THE_PATH, "not-on-the-path", "22.12"),
    (ALREADY_PAST, "already-past", "22.12B"),
    (OUT_OF_REACH, "out-of-reach", "22.22"),
    (MAY_NOT_INTERCEPT, "may-not-intercept", "22.11B"),
    (NO_DICE, "no-dice", "22.24C"),
    (NOTHING_UNCOMMITTED, "nothing-uncommitted", "22.11"),
    (NUMBER_TAKEN, "number-taken", "22.423"),
    (GROUP_TOO_LARGE, "group-too-large", "22.421A"),
    (SIX_GROUPS_AT_MOST, "six-groups-at-most", "22.421C"),
    (CARGO_MUST_FIGHT, "cargo-must-fight", "22.421C"),
    (NOT_ATTACKED, "not-attacked", "22.61D"),
    (NO_BASE_SO_FAR, "no-base-so-far", "22.63"),
    (BASE_OF_ORIGIN_ONLY, "base-of-origin-only", "22.63B"),
    (NO_CARDS_LEFT, "no-cards-left", "22.22I"),
    (PORT_INVADED, "port-invaded", "22.63C"),
    (PATROL_ONLY_SUPPORTS, "patrol-only-supports", "22.11D"),
    (ORIGINAL_BASE_ONLY, "original-base-only", "22.27"),
    (SUBMARINES_ALONE, "submarines-alone", "22.915"),
    (PARTED_LATER, "parted-later", "22.13D"),
    (NOT_IN_A_BOX, "not-in-a-box", "22.911"),
    (TOO_MANY_LEAVE, "too-many-leave", "22.421A"),
    (CARRIES_ALREADY, "carries-already", "22.421A"),
    (NO_DICE_FOR_HEAVY_SHIPS, "no-dice-for-heavy-ships", "22.24C"),
    (ONE_SMALL_FORCE, "one-small-force", "22.14C"),
    (OTHER_SIDE_OF_THE_STRAIT, "other-side-of-the-strait", "22.13A"),
    (CHANGE_OF_BASE_FAILED, "base-of-origin-only", "22.63A"),
    (FIGHT_IN_THE_BATTLE, "fight-in-the-battle", "22.132B"),
    (NO_SQUADRON_THERE, "no-squadron-there", "22.132A"),
    (SAILED_PAST, "sailed-past", "22.132A"),
    (NOT_YOUR_SHIP, "not-your-ship", "22.531C"),
    (SCREENED_ANYWAY, "screened-anyway", "22.531C"),
    (IN_ORDER, "in-order", "22.531C"),
    (TOO_MANY, "too-many", "22.54E"),
    (NO_LIGHT_SHIPS, "no-light-ships", "22.54B"),
    (TARGET_SUNK, "target-sunk", "22.54E"),
    (NOT_FIRING_AT_YOU, "not-firing-at-you", "22.54C"),
    (FIRST_GETS_MOST, "first-gets-most", "22.54E"),
    (TARGETED_ALREADY, "targeted-already", "22.54E"),
    (SLOW_GROUP, "slow-group", "22.521D"),
    (NOT_FOUND, "not-found", "22.462A"),
    (RESULTS_SPENT, "results-spent", "22.452C"),
    (HAS_EVADED, "has-evaded", "22.523E"),
    (STRIKE_LIMIT, "strike-limit", "22.462C"),
    (NO_SUCH_TARGET, "no-such-target", "22.93E"),
    (ROOM_TO_EVADE, "room-to-evade", "22.523C"),
    (NOT_REVEALED, "not-revealed", "22.93B"),
    (NO_BASE_IN_RANGE, "no-base-in-range", "22.431B"),
    (MUST_LOSE, "must-lose", "22.55"),
    (NOT_A_FLYER, "not-a-flyer", "22.441"),
    (MUST_ATTACK, "must-attack", "22.92"),
    (NOT_FOUND_DISTANT, "not-found", "22.521D"),
    (TOO_SLOW_TO_EVADE, "slow-group", "22.523B"),
    (WILL_MEET, "will-meet", "22.521E"),
    (ONE_ROUND_A_BASE, "targeted-already", "22.432"),
    (NOBODY_FOR_A_BASE, "not-a-flyer", "22.431B"),
    (A_STRIKE_NEEDS_SQUADRONS, "strike-needs-squadrons", "22.461B"),
    (BEHIND_THE_SCREEN, "behind-the-screen", "22.531C"),
)

# Refusals that several questions share: the rule is that of the question.
OF_THE_QUESTION: Final = (NO_CARDS_LEFT, TOO_MANY, NO_LIGHT_SHIPS, TARGET_SUNK, TARGETED_ALREADY)


def refusal_of(code: int) -> Refusal:
    """The words of a code."""
    for known, name, rule in RULES:
        if known == code:
            return Refusal(name, rule)
    raise ValueError(f"there is no refusal {code}")
