"""Why the rules say no: one code per forbidding check, with the rule behind it and the id of its words."""

from typing import Final

# 0 is allowed, 1 is the core's "not asked".
RED_ONLY: Final = 2  # 1.4
BLACK_ONLY: Final = 3  # 1.4
ACTION_SPENT: Final = 4  # 3.1
NOT_A_FITTING_ANSWER: Final = 5  # 3.2
ONE_RED_CARD: Final = 6  # 3.2
ONLY_TARGET_ANSWERS: Final = 7  # 3.2
ACT_OR_DISCARD: Final = 8  # 3.4
NO_DISCARD_AFTER_ACTION: Final = 9  # 3.4
MUST_REFILL: Final = 10  # 3.5
SAME_ACTION: Final = 11  # 3.6
STATIONS_MANNED: Final = 12  # 3.6
SEARCH_OR_ATTACK_ONLY: Final = 13  # 3.1
NOTHING_MORE_TO_DO: Final = 14  # 3.6
SAME_EVASION: Final = 15  # 3.6
NO_TARGET_NAMED: Final = 16  # 4.1
NOT_DESIGNATED: Final = 17  # 4.21
MAXIMUM_CONTACT: Final = 18  # 4.3
NO_CONTACT_TO_REDUCE: Final = 19  # 4.3
UNDAMAGED: Final = 20  # 4.3
HEARD_ALREADY: Final = 21  # 4.22
QUIET_ALREADY: Final = 22  # 5.3
SUB_ONLY: Final = 23  # 5.4
PLAYING_DEAD: Final = 24  # 5.5
NOBODY_PLAYS_DEAD: Final = 25  # 5.5
DRIFTED_ALREADY: Final = 26  # 5.5
NO_LOCK: Final = 27  # 6.1
NO_ATTACK_LEVEL: Final = 28  # 6.1
OVER_CONTACT_LEVEL: Final = 29  # 6.4
NO_MORE_LOCKONS: Final = 30  # 6.4
FORCE_HEARD_ALREADY: Final = 31  # 6.8
SURFACE_FIRE_UNHEARD: Final = 32  # 6.8
SUB_ONLY_EVASION: Final = 33  # 7.2
NO_CONTACT_YET: Final = 34  # 8.1
FORCE_HAS_ACTED: Final = 35  # 8.2
NO_CONTACT_TO_NEGATE: Final = 36  # 8.5
FORCE_NEGATED_ALREADY: Final = 37  # 8.5
SYSTEM_DOWN: Final = 38  # 9.3
NO_ATTACK_WHILE_DOWN: Final = 39  # 9.3
NOTHING_BROKEN: Final = 40  # 9.4
NO_HELICOPTERS: Final = 41  # 10.1
ALL_HELICOPTERS_UP: Final = 42  # 10.1
HELICOPTER_FLEW: Final = 43  # 3.1
BAD_WEATHER: Final = 44  # 10.32
NO_REINFORCEMENTS: Final = 45  # 11.1
TRANSPORTS_PLAY_NOTHING: Final = 46  # 12.3
NO_SENSORS: Final = 47  # 13.1
NO_WEAPONS: Final = 48  # 13.2
UNHEARD_TORPEDOES: Final = 49  # 13.3
NO_EXIT: Final = 50  # 13.5
EXIT_TOO_EARLY: Final = 51  # 13.5
EXIT_NEEDS_CONTACT: Final = 52  # 13C
EXIT_NEEDS_DECK: Final = 53  # 13M
SINK_ONE_FIRST: Final = 54  # 13.5
LOST_ONE: Final = 55  # 13.5
STILL_CONTACTED: Final = 56  # 13.5
NOBODY_LEFT: Final = 57  # 3.1
HELICOPTERS_UNSOUGHT: Final = 58  # 4.2
HELICOPTERS_UNTOUCHED: Final = 59  # 10.4
FORCE_MOVES_TOGETHER: Final = 60  # 8.2
RANGE_TO_THE_FORCE: Final = 61  # 8.3
FORCE_HAS_MOVED: Final = 62  # 8.2
JUST_ENTERED: Final = 63  # 11.1
NO_PING: Final = 64  # 4.22
JUST_LAUNCHED: Final = 65  # 10.2

RULES: Final = (
    ("", ""),
    ("not-asked", ""),
    ("red-only", "1.4"),
    ("black-only", "1.4"),
    ("action-spent", "3.1"),
    ("not-a-fitting-answer", "3.2"),
    ("one-red-card", "3.2"),
    ("only-target-answers", "3.2"),
    ("act-or-discard", "3.4"),
    ("no-discard-after-action", "3.4"),
    ("must-refill", "3.5"),
    ("same-action", "3.6"),
    ("stations-manned", "3.6"),
    ("search-or-attack-only", "3.1"),
    ("nothing-more-to-do", "3.6"),
    ("same-evasion", "3.6"),
    ("no-target-named", "4.1"),
    ("not-designated", "4.21"),
    ("maximum-contact", "4.3"),
    ("no-contact-to-reduce", "4.3"),
    ("undamaged", "4.3"),
    ("heard-already", "4.22"),
    ("quiet-already", "5.3"),
    ("sub-only", "5.4"),
    ("playing-dead", "5.5"),
    ("nobody-plays-dead", "5.5"),
    ("drifted-already", "5.5"),
    ("no-lock", "6.1"),
    ("no-attack-level", "6.1"),
    ("over-contact-level", "6.4"),
    ("no-more-lockons", "6.4"),
    ("force-heard-already", "6.8"),
    ("surface-fire-unheard", "6.8"),
    ("sub-only-evasion", "7.2"),
    ("no-contact-yet", "8.1"),
    ("force-has-acted", "8.2"),
    ("no-contact-to-negate", "8.5"),
    ("force-negated-already", "8.5"),
    ("system-down", "9.3"),
    ("no-attack-while-down", "9.3"),
    ("nothing-broken", "9.4"),
    ("no-helicopters", "10.1"),
    ("all-helicopters-up", "10.1"),
    ("helicopter-flew", "3.1"),
    ("bad-weather", "10.32"),
    ("no-reinforcements", "11.1"),
    ("transports-play-nothing", "12.3"),
    ("no-sensors", "13.1"),
    ("no-weapons", "13.2"),
    ("unheard-torpedoes", "13.3"),
    ("no-exit", "13.5"),
    ("exit-too-early", "13.5"),
    ("exit-needs-contact", "13C"),
    ("exit-needs-deck", "13M"),
    ("sink-one-first", "13.5"),
    ("lost-one", "13.5"),
    ("still-contacted", "13.5"),
    ("nobody-left", "3.1"),
    ("helicopters-unsought", "4.2"),
    ("helicopters-untouched", "10.4"),
    ("force-moves-together", "8.2"),
    ("range-to-the-force", "8.3"),
    ("force-has-moved", "8.2"),
    ("just-entered", "11.1"),
    ("no-ping", "4.22"),
    ("just-launched", "10.2"),
)
