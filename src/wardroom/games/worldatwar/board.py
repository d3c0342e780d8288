"""What a page shows of an operation: an observation as plain data, ready for JSON.

What it may hold stands in `records.py`, from which the page has its types, too. All of it comes from the
observation, so a face hides what that hides.
"""

from typing import Literal, cast

from wardroom.core.state import UNKNOWN
from wardroom.games.worldatwar import records
from wardroom.games.worldatwar.actions import TASKS, hex_name
from wardroom.games.worldatwar.board_steps import show_step
from wardroom.games.worldatwar.combat import burdened
from wardroom.games.worldatwar.ending import scores
from wardroom.games.worldatwar.operation import LOST, MOST_NUMBERS, Operation, slot
from wardroom.games.worldatwar.scenario import ACTIVITIES, CARDS, NOWHERE
from wardroom.games.worldatwar.search import CARGO, CARRIERS, SLOW, SMALL, bits, is_active, search_dice, slows
from wardroom.games.worldatwar.units import NATIONS, WING_KINDS


def show_board(op: Operation) -> records.Board:
    """The board as the observer of the view sees it."""
    made = op.scenario
    board: records.Board = {
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
        "bases": {base.key: show_base(op, number) for number, base in enumerate(made.bases)},
        "waters": {key: hex_name(h) for h, key in made.chart.waters.items()},
        "duties": {duty.key: show_duty(op, number) for number, duty in enumerate(made.duties)},
        "voyages": {str(n + 1): show_voyage(op, n) for n in range(len(op.voyages))},
        "forces": show_forces(op),
        "ships": {str(unit): show_ship(op, unit) for unit in range(len(op.force))},
        "squadrons": {str(wing): show_wing(op, wing) for wing in range(len(op.wing_state))},
    }
    for seat in range(2):
        if op.codes[seat]:
            board["codes"] = seat
    if op.round > 0:
        board["round"] = op.round
        board["battle"] = show_battle(op)
    for step in op.stack:
        show_step(op, board, step)
    return board


def cards_of(op: Operation, seat: int) -> records.CardsShown:
    first = seat * len(CARDS)
    return {
        "strategic": op.cards[first],
        "tactical": op.cards[first + 1],
        "undersea": op.cards[first + 2],
    }


def show_base(op: Operation, number: int) -> records.BaseShown:
    base = op.scenario.bases[number]
    shown: records.BaseShown = {"hex": hex_name(base.at), "side": base.side}
    if not base.port:
        shown["no_port"] = True
    if not base.may_intercept:
        shown["no_interception"] = True
    if not base.operational:
        shown["closed"] = True
    return shown


def show_duty(op: Operation, number: int) -> records.DutyShown:
    """22.15 What is to be done, by whom, and what it is worth: everybody has read the scenario."""
    duty = op.scenario.duties[number]
    shown: records.DutyShown = {
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
    if duty.points:
        shown["points"] = duty.points
    if duty.cargo_points:
        shown["cargo_points"] = duty.cargo_points
    if duty.cargo:
        shown["cargo"] = duty.cargo
    if duty.demanded:
        shown["demanded"] = True
    return shown


def show_voyage(op: Operation, number: int) -> records.VoyageShown:
    voyage = op.voyages[number]
    shown = cast(records.VoyageShown, voyage.page_facts(op))
    shown["path"] = [hex_name(h) for h in voyage.path]
    if voyage.duty >= 0:
        shown["duty"] = op.scenario.duties[voyage.duty].key
    if voyage.target >= 0:
        shown["target"] = voyage.target + 1
    if voyage.meets != NOWHERE:
        shown["meets"] = hex_name(voyage.meets)
    if voyage.dice:
        shown["dice"] = voyage.dice
        shown["score"] = voyage.score
    return shown


def show_forces(op: Operation) -> dict[str, records.ForceShown]:
    forces = {str(n + 1): show_force(op, n) for n in range(len(op.forces))}
    for unit in range(len(op.force)):
        if op.force[unit] > 0 and not op.is_sunk(unit) and slows(op, unit):
            forces[str(op.force[unit])]["slow"] = True
    return forces


def show_force(op: Operation, number: int) -> records.ForceShown:
    force = op.forces[number]
    shown = cast(records.ForceShown, force.page_facts(op))
    shown["base"] = op.scenario.bases[force.base].key
    shown["voyage"] = force.voyage + 1
    return shown


def show_ship(op: Operation, unit: int) -> records.ShipShown:
    shown: records.ShipShown = {
        "key": op.scenario.labels[op.label(unit)],
        "side": op.roster.side[unit],
        "base": op.scenario.bases[op.berth[unit]].key,
    }
    if op.hits[unit]:
        shown["hits"] = op.hits[unit]
        shown["left"] = op.roster.size[unit] - op.hits[unit]
    if op.force[unit] > 0:
        shown["force"] = op.force[unit]
    if op.group[unit] > 0:
        shown["group"] = op.group[unit]
    reserved = op.scenario.reserved[unit]
    if op.is_reserved(unit):
        shown["sails"] = reserved + 1
    if op.is_damaged(unit):
        shown["damaged"] = True
    if op.is_sunk(unit):
        shown["sunk"] = True
    if op.is_slow(unit):
        shown["slow"] = True
    if op.force[unit] == UNKNOWN:
        shown["hidden"] = True
    if op.laden[unit] > 0:
        shown["laden"] = True
    if op.withheld[unit] > 0:
        shown["withheld"] = True
    if op.leaving[unit] > 0:
        shown["leaving"] = True
    if op.torpedoed[unit] > 0:
        shown["torpedoed"] = True
    return shown


def show_wing(op: Operation, wing: int) -> records.SquadronShown:
    shown: records.SquadronShown = {
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
    if op.wing_task[wing] >= len(TASKS):
        shown["task"] = "struck"
    elif op.wing_task[wing] > 0:
        task: records.Task | Literal["rest"] = TASKS[op.wing_task[wing]]
        if task != "rest":
            shown["task"] = task
        if task == "cover" and op.wing_aim[wing] > 0:
            shown["over"] = op.wing_aim[wing]
    return shown


# -- the Naval Combat Chart ----------------


def show_battle(op: Operation) -> records.BattleShown:
    """22.423B Which numbers are there, which are found, what was told of them."""
    groups: dict[str, records.GroupShown] = {}
    for side in range(2):
        for number in range(1, MOST_NUMBERS + 1):
            if op.on_chart[slot(side, number)]:
                groups[f"{side}-{number}"] = show_group(op, side, number)
    shown: records.BattleShown = {
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
        shown["search"] = show_search(search_dice(op, op.observer))
    return shown


def show_search(dice: list[int]) -> records.SearchShown:
    """22.451A-D By what a side has its search dice."""
    shown: records.SearchShown = {}
    if dice[0]:
        shown["squadrons"] = dice[0]
    if dice[1]:
        shown["codes"] = dice[1]
    if dice[2]:
        shown["rounds"] = dice[2]
    if dice[3]:
        shown["groups"] = dice[3]
    return shown


def show_group(op: Operation, side: int, number: int) -> records.GroupShown:
    place = slot(side, number)
    shown: records.GroupShown = {"side": side, "number": number}
    if op.found[place]:
        shown["found"] = op.found[place]
    if op.spent[place]:
        shown["spent"] = op.spent[place]
    if is_active(op, number):
        shown["active"] = True
    if op.revealed[place]:
        shown["revealed"] = True
    if op.attacked[place]:
        shown["attacked"] = True
    if op.evaded[place]:
        shown["evaded"] = True
    # 22.552B As the dice count it, as far as the observer can say.
    if op.hindered[place] != UNKNOWN and burdened(op, side, number):
        shown["burdened"] = True
    if op.told[place]:
        seen = bits(op.told[place])
        told: records.ToldShown = {"carriers": seen // CARRIERS}
        if seen & SMALL:
            told["small"] = True
        if seen & SLOW:
            told["slow"] = True
        if seen & CARGO:
            told["cargo"] = True
        shown["told"] = told
    return shown
