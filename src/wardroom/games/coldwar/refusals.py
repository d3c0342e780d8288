"""Why the rules say no: one code per forbidding check, with the rule behind it and the id of its words."""

from typing import Final

# 0 is allowed, 1 is the core's "not asked".
ROW_GAP: Final = 2  # 5.21
NO_ROW_FOR_SUBMARINES: Final = 3  # 5.23
GUN_FROM_ROW: Final = 4  # 5.22
GUN_AT_ROW: Final = 5  # 5.22
MISSILE_FROM_ROW: Final = 6  # 5.22
MISSILE_AT_ROW: Final = 7  # 5.22
SUBMARINE_SAFE: Final = 8  # 5.24
MOVE_ONE_ROW: Final = 9  # 6.1.A.3
MOVE_LAST_OF_ROW: Final = 10  # 6.1.A.3
ALREADY_PASSIVE: Final = 11  # 6.1.A.4
ONLY_SUBMARINES_DIVE: Final = 12  # 6.1.A.4
ONLY_ADDITIONAL_SHIP: Final = 13  # 6.1.A.5
ONLY_RETREAT: Final = 14  # 6.1.A.6
SYMBOL_SPENT: Final = 15  # 6.1.B.1
MUST_DISCARD: Final = 16  # 6.1.C.2
NO_FOG_LEFT: Final = 17  # 7
OWN_FORCE: Final = 18  # 7
NO_GUN_OF_SIZE: Final = 19  # 7.11
NO_MISSILE_OF_TYPE: Final = 20  # 7.12
NO_TORPEDOES: Final = 21  # 7.13
ONLY_SUBMARINES_HUNTED: Final = 22  # 7.15
NO_SURFACE_SHIPS: Final = 23  # 7.17
NO_CARRIER: Final = 24  # 7.2
STRIKES_SPENT: Final = 25  # 7.2
NOT_A_DEFENCE: Final = 26  # 8
ALREADY_STOPPED: Final = 27  # 8.2
EVADE_MEETS_GUNS_AND_TORPEDOES: Final = 28  # 8.31
ECM_MEETS_MISSILES: Final = 29  # 8.32
COVER_MEETS_AIR: Final = 30  # 8.33
ASW_MEETS_SUBMARINES: Final = 31  # 8.37
SHIPS_ONLY_IN_AHOY: Final = 32  # 9.1
SHIP_DECK_EMPTY: Final = 33  # 9.1
RETREAT_ONLY_IN_STEP: Final = 34  # 9.2
RETREATED: Final = 35  # 9.2
NOTHING_TO_REPAIR: Final = 36  # 9.2
CONTROL_ONLY_IN_ANSWER: Final = 37  # 9.3
NO_EFFECT_TO_NEGATE: Final = 38  # 9.3
CREW_NEEDS_CARRIER: Final = 39  # 9.4
ONE_CREW_A_CARRIER: Final = 40  # 9.4
NOT_AN_AIR_ATTACK: Final = 41  # 12.1
HOPELESS_STRIKE: Final = 42  # 12.3
FACE_UP_ONLY: Final = 43  # 8.1
FACE_DOWN_COSTS_FOG: Final = 44  # 12.4
CRITICAL: Final = 45  # 12.5
CRIPPLED: Final = 46  # 12.7
ONLY_C_CRUISES: Final = 47  # 12.9
TEAM_MATE: Final = 48  # 13.2A
TRANSFER_COSTS_FOG: Final = 49  # 13.2C
LAST_SHIP_STAYS: Final = 50  # 13.2C
REFUSED_BEFORE: Final = 51  # 13.2C
NOT_YET_USABLE: Final = 52  # 13.2D
GUNS_BAR_EVADE: Final = 53  # 13.3A
EVADE_BARS_GUNS: Final = 54  # 13.3A
MISSILES_BAR_ECM: Final = 55  # 13.3B
ECM_BARS_MISSILES: Final = 56  # 13.3B
STRIKES_BAR_COVER: Final = 57  # 13.3C
COVER_BARS_STRIKES: Final = 58  # 13.3C
NOBODY_TO_ATTACK: Final = 59  # 7
OTHER_STAGE: Final = 60  # 6.1.B.2
ONLY_CONTROL_NOW: Final = 61  # 9.3
ONLY_INTELLIGENCE: Final = 62  # 9.6
NOT_WHILE_SEALED: Final = 63  # 13.5
CHANGES_NOTHING_NOW: Final = 64  # 13.5
ONLY_REFUELING: Final = 65  # 9.5
DISCARD_COSTS_TWO: Final = 66  # 9.6
TACTIC_AS_TACTIC: Final = 67  # 13.5
REFUELING_WAITS: Final = 68  # 9.5
DIVE_ONLY_IN_ANSWER: Final = 69  # 8.36
NOTHING_TO_SURPRISE: Final = 70  # 7.18
SURPRISE_AIR_OR_SUBMARINE: Final = 71  # 7.18
ALREADY_A_SURPRISE: Final = 72  # 7.18
SURPRISED: Final = 73  # 7.18
SWEEPERS_MEET_MINES: Final = 74  # 8.35
WARNING_MEETS: Final = 75  # 8.38
DIVE_MEETS: Final = 76  # 8.36
FIRE_CONTROL_OUT: Final = 77  # 13.62
NOBODY_TO_SPY_ON: Final = 78  # 9.6
ONLY_ESCORT: Final = 79  # 13.4
ONLY_CRASH_DIVE: Final = 80  # 8.36
NUMBERED_ALREADY: Final = 81  # 7.14
ONLY_DAMAGED: Final = 82  # 13.65
ONLY_CARRIERS_BURN: Final = 83  # 13.63
NO_SURPRISE_HERE: Final = 84  # 8.38
MINES_NEED_SHIPS: Final = 85  # 7.14
OFFER_SOMETHING: Final = 86  # 13.2C
MATES_ONLY: Final = 87  # 13.2C

RULES: Final = (
    ("", ""),
    ("not-asked", ""),
    ("row-gap", "5.21"),
    ("no-row-for-submarines", "5.23"),
    ("gun-from-row", "5.22"),
    ("gun-at-row", "5.22"),
    ("missile-from-row", "5.22"),
    ("missile-at-row", "5.22"),
    ("submarine-safe", "5.24"),
    ("move-one-row", "6.1.A.3"),
    ("move-last-of-row", "6.1.A.3"),
    ("already-passive", "6.1.A.4"),
    ("only-submarines-dive", "6.1.A.4"),
    ("only-additional-ship", "6.1.A.5"),
    ("only-retreat", "6.1.A.6"),
    ("symbol-spent", "6.1.B.1"),
    ("must-discard", "6.1.C.2"),
    ("no-fog-left", "7"),
    ("own-force", "7"),
    ("no-gun-of-size", "7.11"),
    ("no-missile-of-type", "7.12"),
    ("no-torpedoes", "7.13"),
    ("only-submarines-hunted", "7.15"),
    ("no-surface-ships", "7.17"),
    ("no-carrier", "7.2"),
    ("strikes-spent", "7.2"),
    ("not-a-defence", "8"),
    ("already-stopped", "8.2"),
    ("evade-meets", "8.31"),
    ("ecm-meets", "8.32"),
    ("cover-meets", "8.33"),
    ("asw-meets", "8.37"),
    ("ships-only-in-ahoy", "9.1"),
    ("ship-deck-empty", "9.1"),
    ("retreat-only-in-step", "9.2"),
    ("retreated", "9.2"),
    ("nothing-to-repair", "9.2"),
    ("control-only-in-answer", "9.3"),
    ("no-effect-to-negate", "9.3"),
    ("crew-needs-carrier", "9.4"),
    ("one-crew-a-carrier", "9.4"),
    ("not-an-air-attack", "12.1"),
    ("hopeless-strike", "12.3"),
    ("face-up-only", "8.1"),
    ("face-down-costs-fog", "12.4"),
    ("critical", "12.5"),
    ("crippled", "12.7"),
    ("only-c-cruises", "12.9"),
    ("team-mate", "13.2A"),
    ("transfer-costs-fog", "13.2C"),
    ("last-ship-stays", "13.2C"),
    ("refused-before", "13.2C"),
    ("not-yet-usable", "13.2D"),
    ("guns-bar-evade", "13.3A"),
    ("evade-bars-guns", "13.3A"),
    ("missiles-bar-ecm", "13.3B"),
    ("ecm-bars-missiles", "13.3B"),
    ("strikes-bar-cover", "13.3C"),
    ("cover-bars-strikes", "13.3C"),
    ("nobody-to-attack", "7"),
    ("other-stage", "6.1.B.2"),
    ("only-control-now", "9.3"),
    ("only-intelligence", "9.6"),
    ("not-while-sealed", "13.5"),
    ("changes-nothing-now", "13.5"),
    ("only-refueling", "9.5"),
    ("discard-costs-two", "9.6"),
    ("tactic-as-tactic", "13.5"),
    ("refueling-waits", "9.5"),
    ("dive-only-in-answer", "8.36"),
    ("nothing-to-surprise", "7.18"),
    ("surprise-air-or-submarine", "7.18"),
    ("already-a-surprise", "7.18"),
    ("surprised", "7.18"),
    ("sweepers-meet", "8.35"),
    ("warning-meets", "8.38"),
    ("dive-meets", "8.36"),
    ("fire-control-out", "13.62"),
    ("nobody-to-spy-on", "9.6"),
    ("only-escort", "13.4"),
    ("only-crash-dive", "8.36"),
    ("numbered-already", "7.14"),
    ("only-damaged", "13.65"),
    ("only-carriers-burn", "13.63"),
    ("no-surprise-here", "8.38"),
    ("mines-need-ships", "7.14"),
    ("offer-something", "13.2C"),
    ("mates-only", "13.2C"),
)
