"""Why the rules say no: one code per forbidding check, with the rule behind it and the id of its words."""

from typing import Final

# 0 is allowed, 1 is the core's "not asked".
NATION_TAKEN: Final = 2  # 3.nations
TOO_MANY_POINTS: Final = 3  # 3.fleet
CHOSEN_ALREADY: Final = 4  # 3.fleet
FLEET_EMPTY: Final = 5  # 3.fleet
ROW_GAP: Final = 6  # 5.rows
MOVED_ALREADY: Final = 7  # 5.rows
STANDS_THERE: Final = 8  # 5.rows
NO_ROW_FOR_SUBMARINES: Final = 9  # 5.submarines
ONLY_REORGANIZE: Final = 10  # 5.cards
ONLY_PREPARE: Final = 11  # 6
NOTHING_TO_CALL: Final = 12  # 11.reinforcements
TOO_FEW_POINTS: Final = 13  # 11.reinforcements
NOT_DAMAGED: Final = 14  # 11.retreat
NOT_AN_ATTACK: Final = 15  # 7
OWN_FLEET: Final = 16  # 7.declare
NOBODY_TO_ATTACK: Final = 17  # 7.declare
WEAPON_SPENT: Final = 18  # 10.weapons
SURPRISE_FIRST: Final = 19  # 11.surprise-attack
NOTHING_TO_SURPRISE: Final = 20  # 11.surprise-attack
RETREATED: Final = 21  # 11.retreat
TEAM_MATE: Final = 22  # 16.2
MAIN_FROM_ROW: Final = 23  # 11.main-salvo
MAIN_AT_ROW: Final = 24  # 11.main-salvo
NO_MAIN_BATTERY: Final = 25  # 11.main-salvo
SECONDARY_FROM_ROW: Final = 26  # 11.secondary-salvo
SECONDARY_AT_ROW: Final = 27  # 11.secondary-salvo
NO_SECONDARY_BATTERY: Final = 28  # 11.secondary-salvo
TWO_SHIPS_TOGETHER: Final = 29  # 11.secondary-salvo
GUNS_MISS_SUBMARINES: Final = 30  # 10.rows
TORPEDO_FROM_ROW: Final = 31  # 11.torpedo-spread
TORPEDO_AT_ROW: Final = 32  # 11.torpedo-spread
NO_TORPEDO_MOUNT: Final = 33  # 11.torpedo-spread
SUBMARINE_PASSIVE: Final = 34  # 13.active
NO_TORPEDO_AT_SUBMARINES: Final = 35  # 11.torpedo-spread
CHARGE_FROM_ROW: Final = 36  # 11.depth-charge
NO_CHARGES: Final = 37  # 11.depth-charge
ONLY_SUBMARINES_DEPTH_CHARGED: Final = 38  # 11.depth-charge
NO_CARRIER: Final = 39  # 12.carriers
CARRIERS_SPARE_SUBMARINES: Final = 40  # 12.carriers
ONE_FLEET: Final = 41  # 12
NOT_A_DEFENSE: Final = 42  # 7.defense
ALREADY_STOPPED: Final = 43  # 7.defense
USED_THIS_TURN: Final = 44  # 6
NEAR_MISS_MEETS: Final = 45  # 11.near-miss
ARMOR_MEETS: Final = 46  # 11.armor-plating
SMALL_TARGET_MEETS: Final = 47  # 11.small-target
ESCORT_SAME_ROW: Final = 48  # 11.escort
ESCORT_NOT_FOR_SUBMARINES: Final = 49  # 11.escort
ALREADY_THE_TARGET: Final = 50  # 11.escort
TOO_MANY_ATTACKS: Final = 51  # 7.declare

RULES: Final = (
    ("", ""),
    ("not-asked", ""),
    ("nation-taken", "3.nations"),
    ("too-many-points", "3.fleet"),
    ("chosen-already", "3.fleet"),
    ("fleet-empty", "3.fleet"),
    ("row-gap", "5.rows"),
    ("moved-already", "5.rows"),
    ("stands-there", "5.rows"),
    ("no-row-for-submarines", "5.submarines"),
    ("only-reorganize", "5.cards"),
    ("only-prepare", "6"),
    ("nothing-to-call", "11.reinforcements"),
    ("too-few-points", "11.reinforcements"),
    ("not-damaged", "11.retreat"),
    ("not-an-attack", "7"),
    ("own-fleet", "7.declare"),
    ("nobody-to-attack", "7.declare"),
    ("weapon-spent", "10.weapons"),
    ("surprise-first", "11.surprise-attack"),
    ("nothing-to-surprise", "11.surprise-attack"),
    ("retreated", "11.retreat"),
    ("team-mate", "16.2"),
    ("main-from-row", "11.main-salvo"),
    ("main-at-row", "11.main-salvo"),
    ("no-main-battery", "11.main-salvo"),
    ("secondary-from-row", "11.secondary-salvo"),
    ("secondary-at-row", "11.secondary-salvo"),
    ("no-secondary-battery", "11.secondary-salvo"),
    ("two-ships-together", "11.secondary-salvo"),
    ("guns-miss-submarines", "10.rows"),
    ("torpedo-from-row", "11.torpedo-spread"),
    ("torpedo-at-row", "11.torpedo-spread"),
    ("no-torpedo-mount", "11.torpedo-spread"),
    ("submarine-passive", "13.active"),
    ("no-torpedo-at-submarines", "11.torpedo-spread"),
    ("charge-from-row", "11.depth-charge"),
    ("no-charges", "11.depth-charge"),
    ("only-submarines-depth-charged", "11.depth-charge"),
    ("no-carrier", "12.carriers"),
    ("carriers-spare-submarines", "12.carriers"),
    ("one-fleet", "12"),
    ("not-a-defense", "7.defense"),
    ("already-stopped", "7.defense"),
    ("used-this-turn", "6"),
    ("near-miss-meets", "11.near-miss"),
    ("armor-meets", "11.armor-plating"),
    ("small-target-meets", "11.small-target"),
    ("escort-same-row", "11.escort"),
    ("escort-not-for-submarines", "11.escort"),
    ("already-the-target", "11.escort"),
    ("too-many-attacks", "7.declare"),
)
