"""What a page shows of an operation: an observation as plain data, ready for JSON.

The schema is closed and has a twin in TypeScript (`board.ts`): who changes one changes the other. Nothing
is null, flags are there only when they are true, pieces stand in objects by their numbers.
All of it comes from the observation, so a face hides what that hides.
"""

from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar.actions import TASKS, hex_name
from wardroom.games.worldatwar.combat import burdened, is_active
from wardroom.games.worldatwar.ending import scores
from wardroom.games.worldatwar.face_steps import show_step
from wardroom.games.worldatwar.operation import LEVELS, LOST, MOST_NUMBERS, STATUSES, Operation, slot
from wardroom.games.worldatwar.scenario import ACTIVITIES, CARDS, NOWHERE
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits, search_dice
from wardroom.games.worldatwar.units import NATIONS, WING_KINDS

# 22.451A-D By what a side has its search dice.
SEARCH_REASONS = ("squadrons", "codes", "rounds", "groups")


def face(op: Operation) -> dict[str, object]:
    """The board as the observer of the view sees it."""
    made = op.scenario
    board: dict[str, object] = {
        "scenario": made.key,
        "chart": made.chart_key,
        "sides": made.sides,
        "phase": min(op.phase + 1, len(made.phases)),
        "phases": made.phases,
        "moving": op.moving,
        "points": scores(op),
        "handicap": made.handicap,
        "sunk_points": made.sunk_points,
        "damaged_points": made.damaged_points,
        "tie": made.tie,
        "air_range": made.air_range,
        "search_range": made.search_range,
        "cards": {str(seat): cards_of(op, seat) for seat in range(2)},
        "bases": {base.key: base_face(op, number) for number, base in enumerate(made.bases)},
        "waters": {key: hex_name(h) for h, key in made.chart.waters.items()},
        "duties": {duty.key: duty_face(op, number) for number, duty in enumerate(made.duties)},
        "voyages": {str(n + 1): voyage_face(op, n) for n in range(len(op.voyages))},
        "forces": {str(n + 1): force_face(op, n) for n in range(len(op.forces))},
        "ships": {str(unit): ship_face(op, unit) for unit in range(len(op.force))},
        "squadrons": {str(wing): wing_face(op, wing) for wing in range(len(op.wing_state))},
    }
    for seat in range(2):
        if op.codes[seat]:
            board["codes"] = seat
    if op.round > 0:
        board["round"] = op.round
        board["battle"] = battle_face(op)
    for step in op.stack:
        show_step(op, board, step)
    return board


def cards_of(op: Operation, seat: int) -> dict[str, object]:
    return {name: op.cards[seat * 3 + kind] for kind, name in enumerate(CARDS)}


def base_face(op: Operation, number: int) -> dict[str, object]:
    base = op.scenario.bases[number]
    shown: dict[str, object] = {"hex": hex_name(base.at), "side": base.side}
    for name, value in (
        ("no_port", not base.port),
        ("no_interception", not base.may_intercept),
        ("closed", not base.operational),
    ):
        if value:
            shown[name] = True
    return shown


def duty_face(op: Operation, number: int) -> dict[str, object]:
    """22.15 What is to be done, by whom, and what it is worth: everybody has read the scenario."""
    duty = op.scenario.duties[number]
    shown: dict[str, object] = {
        "activity": ACTIVITIES[duty.activity],
        "phase": duty.phase + 1,
        "seat": op.scenario.phases[duty.phase],
        "base": op.scenario.bases[duty.base].key,
    }
    if op.scenario.lines:
        # What the words of the game do not hold.
        shown["name"] = duty.title
    if duty.target >= 0:
        shown["target"] = hex_name(duty.target)
    for name, points in (("points", duty.points), ("cargo_points", duty.cargo_points), ("cargo", duty.cargo)):
        if points:
            shown[name] = points
    if duty.demanded:
        shown["demanded"] = True
    return shown


def voyage_face(op: Operation, number: int) -> dict[str, object]:
    voyage = op.voyages[number]
    shown: dict[str, object] = {
        "side": voyage.side,
        "level": LEVELS[voyage.level],
        "status": STATUSES[voyage.status],
        "path": [hex_name(h) for h in voyage.path],
        "at": voyage.at,
    }
    if voyage.duty >= 0:
        shown["duty"] = op.scenario.duties[voyage.duty].key
    if voyage.target >= 0:
        shown["target"] = voyage.target + 1
    if voyage.meets != NOWHERE:
        shown["meets"] = hex_name(voyage.meets)
    if voyage.dice:
        shown["dice"] = voyage.dice
        shown["score"] = voyage.score
    if voyage.patrol:
        shown["patrol"] = True
    return shown


def force_face(op: Operation, number: int) -> dict[str, object]:
    force = op.forces[number]
    shown: dict[str, object] = {
        "side": force.side,
        "base": op.scenario.bases[force.base].key,
        "voyage": force.voyage + 1,
    }
    if force.cargo:
        shown["cargo"] = force.cargo
    if force.number > 0:
        shown["group"] = force.number
    if force.joins > 0:
        shown["joins"] = force.joins
    for name, value in (
        ("tf", force.task_force),
        ("shown", force.shown),
        ("present", force.present),
        ("inverted", force.inverted),
        ("gone", force.gone),
    ):
        if value:
            shown[name] = True
    return shown


def ship_face(op: Operation, unit: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "key": op.scenario.labels[op.label(unit)],
        "side": op.roster.side[unit],
        "base": op.scenario.bases[op.berth[unit]].key,
    }
    if op.hits[unit]:
        shown["hits"] = op.hits[unit]
    if op.force[unit] > 0:
        shown["force"] = op.force[unit]
    if op.group[unit] > 0:
        shown["group"] = op.group[unit]
    reserved = op.scenario.reserved[unit]
    if op.is_reserved(unit):
        shown["sails"] = reserved + 1
    for name, value in (
        ("damaged", op.is_damaged(unit)),
        ("sunk", op.is_sunk(unit)),
        ("hidden", op.force[unit] == UNKNOWN),
        ("laden", op.laden[unit] > 0),
        ("withheld", op.withheld[unit] > 0),
        ("leaving", op.leaving[unit] > 0),
        ("torpedoed", op.torpedoed[unit] > 0),
    ):
        if value:
            shown[name] = True
    return shown


def wing_face(op: Operation, wing: int) -> dict[str, object]:
    shown: dict[str, object] = {
        "kind": WING_KINDS[op.wings.kind[wing]],
        "side": op.wings.side[wing],
        "nation": NATIONS[op.wings.nation[wing]],
    }
    deck = op.wing_on[wing]
    if deck >= 0:
        shown["ship"] = deck
    else:
        shown["base"] = op.scenario.bases[-1 - deck].key
    if op.wings.elite[wing]:
        shown["elite"] = True
    if op.wing_state[wing] == LOST:
        shown["lost"] = True
    elif op.wing_state[wing]:
        shown["out"] = True
    if 0 < op.wing_task[wing] < len(TASKS):
        shown["task"] = TASKS[op.wing_task[wing]]
        if op.wing_aim[wing] > 0 and TASKS[op.wing_task[wing]] == "cover":
            shown["over"] = op.wing_aim[wing]
    elif op.wing_task[wing] >= len(TASKS):
        shown["task"] = "struck"
    return shown


# -- the Naval Combat Chart ----------------


def battle_face(op: Operation) -> dict[str, object]:
    """22.423B Which numbers are there, which are found, what was told of them."""
    groups: dict[str, object] = {}
    for side in range(2):
        for number in range(1, MOST_NUMBERS + 1):
            if op.on_chart[slot(side, number)]:
                groups[f"{side}-{number}"] = group_face(op, side, number)
    shown: dict[str, object] = {
        "hex": hex_name(op.battle_hex),
        "intercepting": op.intercepting,
        "groups": groups,
        "land_air": op.land_air,
        "lost": op.lost_factors,
        "damaged": op.damaged_factors,
    }
    for seat in range(2):
        if op.search_edge[seat]:
            shown["search_edge"] = seat
        if op.naval_shift[seat]:
            shown["gunnery_edge"] = seat
    if op.observer >= 0:
        # Whoever has groups knows by what they search; of the enemy only the dice are seen.
        dice = search_dice(op, op.observer)
        shown["search"] = {name: dice[place] for place, name in enumerate(SEARCH_REASONS) if dice[place]}
    return shown


def group_face(op: Operation, side: int, number: int) -> dict[str, object]:
    place = slot(side, number)
    shown: dict[str, object] = {"side": side, "number": number}
    if op.found[place]:
        shown["found"] = op.found[place]
    if op.spent[place]:
        shown["spent"] = op.spent[place]
    for name, value in (
        ("active", is_active(op, number)),
        ("revealed", op.revealed[place]),
        ("attacked", op.attacked[place]),
        ("evaded", op.evaded[place]),
        # 22.552B As the dice count it, as far as the observer can say.
        ("burdened", op.hindered[place] != UNKNOWN and burdened(op, side, number)),
    ):
        if value:
            shown[name] = True
    if op.told[place]:
        seen = bits(op.told[place])
        told: dict[str, object] = {"carriers": seen // CARRIERS}
        for name, bit in (("small", SMALL), ("slow", SLOW), ("cargo", CARGO)):
            if seen & bit:
                told[name] = True
        shown["told"] = told
    return shown
