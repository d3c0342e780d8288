"""What is going on, for the page: what the observer has chosen so far, and look-ups of the tables."""

from typing import Final, cast

from wardroom.core.decision import DONE
from wardroom.core.sealed import Sealed
from wardroom.core.state import ALLOWED, NOBODY, Step
from wardroom.games.worldatwar import actions, battle_lines, records, submarines, tables
from wardroom.games.worldatwar.actions import KINDS, LIGHT, NUMBER, SCREENED, hex_name, is_number, is_ship
from wardroom.games.worldatwar.air_strikes import ALL_LIGHTS, NO_TARGET, AirStrikes, Strike
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.battle_lines import ScreenRun, lines_of
from wardroom.games.worldatwar.combat import count_label, in_line, labels_of, same_kind_first, ships_in
from wardroom.games.worldatwar.fleet import (
    AT_LIGHTS,
    Line,
    firing_at,
    front_drm,
    modifier_parts,
    screened_drm,
    together,
)
from wardroom.games.worldatwar.fleet import HOLD as HELD
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.flights import classes_of, of_class
from wardroom.games.worldatwar.groups import NONE as NO_SHIP
from wardroom.games.worldatwar.groups import Numbering
from wardroom.games.worldatwar.gunnery import fire_modifier, named_after
from wardroom.games.worldatwar.holding import Holding
from wardroom.games.worldatwar.interception import REASONS, attempts_on, in_all, spotting_from, table
from wardroom.games.worldatwar.muster import Choosing, in_port
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.returning import GoHome
from wardroom.games.worldatwar.routes import PlotCourse
from wardroom.games.worldatwar.scenario import NOWHERE
from wardroom.games.worldatwar.sending_out import UNDER_WATER, WHO, Intercept
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.submarine_steps import NONE, SubmarineAttack
from wardroom.games.worldatwar.tasking import LandAirRun, PatrolRun
from wardroom.games.worldatwar.units import damaged, sunk
from wardroom.games.worldatwar.withdrawal import Withdraw

PARTS: Final = ("screen", "capitals", "capitals", "lights", "lights", "held", "held", "held", "held", "over")
# The target of a look-up, where it is no single ship.
LIGHTS: Final = NOBODY
CATEGORIES: Final = ("carriers", "capitals", "lights")


def show_step(op: Operation, board: records.Board, step: Step) -> None:
    if isinstance(step, Sealed):
        # Nothing of a run that is not the observer's is in the view.
        if op.observer >= 0 and step.members >> op.observer & 1:
            show_run(op, board, step.run(op, op.observer))
    elif isinstance(step, PlotCourse):
        board["course"] = {
            "voyage": step.voyage + 1,
            "path": hexes(op.scenario.chart.way(step.stops)),
            "stops": hexes(step.stops),
        }
    elif isinstance(step, Intercept):
        if op.observer == step.seat and step.targets:
            board["intercept"] = show_intercept(op, step)
    elif isinstance(step, BaseAttacks):
        if op.observer >= 0 and step.turn <= 1 and op.observer == step.seat(op):
            board["base_attack"] = show_base_attack(op, step)
    elif isinstance(step, AirStrikes):
        show_strikes(op, board, step)
    elif isinstance(step, Strike):
        board["strike"] = show_strike(op, step)
    elif isinstance(step, FleetEngagement):
        board["engagement"] = show_engagement(op, step)
    elif isinstance(step, SubmarineAttack):
        board["torpedo"] = show_torpedo(op, step)
    elif isinstance(step, Withdraw):
        if step.group:
            board["choosing"] = show_withdraw(op, step)
        elif op.observer == step.seat and step.settled:
            board["settled"] = len(step.settled)
    elif isinstance(step, LossChoice):
        board["losses"] = {
            "seat": step.seat,
            "count": step.count,
            "ships": counted(op, step.ships),
            "group": op.group[step.ships[0]],
        }
    elif isinstance(step, GoHome):
        if op.observer == step.side and step.asks(op):
            board["home"] = show_home(op, step)


def hexes(path: list[int]) -> list[str]:
    return [hex_name(h) for h in path]


def counted(op: Operation, units: list[int]) -> dict[records.ShipKey, int]:
    """How many of each label, in the order of the catalogue."""
    found: dict[records.ShipKey, int] = {}
    for label in labels_of(op, units):
        found[op.scenario.labels[label]] = count_label(op, units, label)
    return found


def word_of(op: Operation, action: int) -> str:
    return actions.text(action, op.scenario.labels, op.scenario.places)


# -- choosing ships, numbers, squadrons ----------------


def show_run(op: Operation, board: records.Board, run: Step) -> None:
    if isinstance(run, Choosing | ScreenRun | Holding):
        board["choosing"] = show_choosing(op, run)
    elif isinstance(run, Numbering):
        board["numbering"] = [show_numbered(op, run, place) for place in range(len(run.groups(op)))]
        if run.is_parting(op):
            board["parting"] = show_parting(op, run)
    elif isinstance(run, PatrolRun):
        board["allotting"] = [show_patrol(op, run, place) for place in range(run.questions(op))]
    elif isinstance(run, LandAirRun):
        board["allotting"] = [show_land(op, run, place) for place in range(run.questions(op))]


def show_choosing(op: Operation, run: Choosing | ScreenRun | Holding) -> records.ChoosingShown:
    if isinstance(run, Choosing):
        shown: records.ChoosingShown = {
            "kind": "muster",
            "pool": counted(op, in_port(op, run.base)),
            "chosen": counted(op, run.units),
            "base": op.scenario.bases[run.base].key,
            "factors": op.factors(run.units),
            "least": run.least,
            "most": run.most,
        }
        if run.cargo:
            shown["cargo"] = run.cargo
    elif isinstance(run, ScreenRun):
        able = run.able(op)
        group = lines_of(op).numbers[run.seat]
        chosen = counted(op, run.units)
        shown = {
            "kind": "screen",
            "pool": counted(op, able),
            "chosen": chosen,
            "group": group,
            "factors": op.factors(run.units),
        }
        anyway = [unit for unit in in_line(op, run.seat, group) if unit not in able]
        if anyway:
            shown["anyway"] = counted(op, anyway)
    else:
        shown = {
            "kind": "withhold",
            "pool": counted(op, run.able(op)),
            "chosen": counted(op, run.units),
            "factors": op.factors(run.units),
        }
    show_label(op, shown, run.label)
    return shown


def show_label(op: Operation, shown: records.ChoosingShown | records.PartingShown, label: int) -> None:
    """The ship whose number is being asked."""
    if label >= 0:
        shown["label"] = op.scenario.labels[label]


def show_numbered(op: Operation, run: Numbering, place: int) -> records.NumberedShown:
    forces = run.groups(op)[place]
    units = ships_in(op, forces)
    shown: records.NumberedShown = {
        "forces": [f + 1 for f in forces],
        "ships": counted(op, units),
        "factors": op.factors(units),
    }
    if place < len(run.numbers):
        shown["number"] = run.numbers[place]
    if any(op.forces[f].cargo for f in forces):
        shown["cargo"] = True
    return shown


def show_parting(op: Operation, run: Numbering) -> records.PartingShown:
    """22.421A The group that has too many factors, and the ships that leave it; of those without cargo."""
    if len(run.own) < len(run.sources):
        leaving = run.surplus[sum(run.sizes[:-1]) :]
        return {"group": run.sources[-1], "pool": counted(op, leaving), "chosen": counted(op, leaving)}
    number = run.crowded(op)
    shown: records.PartingShown = {
        "group": number,
        "pool": counted(op, sorted(run.able(op, number, NO_SHIP) + run.picked(), key=op.label)),
        "chosen": counted(op, run.picked()),
    }
    show_label(op, shown, run.label)
    return shown


def show_patrol(op: Operation, run: PatrolRun, place: int) -> records.AllottedShown:
    pool = run.pools(op)[place]
    deck = op.wing_on[pool[0]]
    shown: records.AllottedShown = {
        "task": "cap",
        "ship": op.scenario.labels[op.label(deck)],
        "group": op.group[deck],
        "squadrons": len(pool),
    }
    if place < len(run.answers):
        shown["given"] = run.answers[place]
    return shown


def show_land(op: Operation, run: LandAirRun, place: int) -> records.AllottedShown:
    kind, number = run.aims(op)[place]
    shown: records.AllottedShown = {"task": "search", "kind": KINDS[kind // 16]}
    if number > 0:
        shown["task"] = "cover"
        shown["group"] = number
    if place < len(run.answers):
        shown["given"] = run.answers[place]
    if place <= len(run.answers):
        shown["squadrons"] = run.left(op, place)
    return shown


def show_withdraw(op: Operation, step: Withdraw) -> records.ChoosingShown:
    return {
        "kind": "withdraw",
        "group": step.group,
        "pool": counted(op, op.group_units(step.seat, step.group)),
        "chosen": counted(op, step.units),
        "factors": op.factors(step.units),
    }


def show_base_attack(op: Operation, step: BaseAttacks) -> records.BaseAttackShown:
    """22.432 Bases that are to be attacked, and by how many squadrons of all kinds."""
    shown: records.BaseAttackShown = {"free": step.left(op)}
    kinds = len(step.classes(op))
    if step.bases:
        shown["sent"] = {
            op.scenario.bases[base].key: sum(step.sent[at * kinds : (at + 1) * kinds])
            for at, base in enumerate(step.bases)
        }
    return shown


def show_home(op: Operation, step: GoHome) -> records.HomeShown:
    """22.63 How far the ports of the side are, by sea."""
    voyage = step.voyages[0]
    ports: dict[records.BaseKey, int] = {}
    for own in op.scenario.bases:
        if own.side == step.side and own.port:
            ports[own.key] = op.scenario.chart.by_sea(op.voyages[voyage].hex(), own.at)
    return {"voyage": voyage + 1, "ports": ports}


# -- interception ----------------


def show_intercept(op: Operation, step: Intercept) -> records.InterceptShown:
    """22.21 The dice of a fast force in each hex of the stretch, by reason; or in the hex that was chosen."""
    target = step.targets[0]
    under = step.place == UNDER_WATER
    places = [step.hex] if step.place == WHO else step.hexes(op)
    dice: dict[records.HexKey, dict[str, int]] = {}
    totals: dict[records.HexKey, int] = {}
    for h in places:
        attempts = 1 if under else len(attempts_on(op, target, h)) + 1
        rows = table(op, step.seat, target, h, False, False, under, attempts)
        dice[hex_name(h)] = {REASONS[row]: rows[row] for row in range(len(rows)) if rows[row]}
        totals[hex_name(h)] = in_all(rows)
    seen_from = dict.fromkeys(spotting_from(op, step.seat))
    shown: records.InterceptShown = {
        "voyage": target + 1,
        "dice": dice,
        "totals": totals,
        "spotters": [op.scenario.bases[base].key for base in seen_from],
    }
    if step.hex != NOWHERE:
        shown["hex"] = hex_name(step.hex)
    if step.place == WHO:
        ports: dict[records.BaseKey, int] = {}
        for base in step.ports(op):
            at = op.scenario.bases[base].at
            ports[op.scenario.bases[base].key] = op.scenario.chart.by_sea(at, step.hex)
        shown["ports"] = ports
    if under:
        shown["submarine"] = True
    return shown


# -- table look-ups ----------------


def look_up(
    op: Operation, unit: int, parts: list[tuple[str, int]], modifier: int, count: int, hits: list[int]
) -> records.LookUp:
    """A roll that may follow: who rolls with how much, every modifier by name, the result of each roll.

    The target is a unit, or light ships (LIGHTS).
    """
    named = {name: part for name, part in parts if part or name in ("own", "enemy")}
    bands = bands_of(op, unit, hits)
    shown: records.LookUp = {
        "count": count,
        "parts": named,
        "modifier": modifier,
        "hits": hits,
        "bands": bands,
    }
    if sum(named.values()) != modifier:
        shown["capped"] = True
    return shown


def bands_of(op: Operation, unit: int, hits: list[int]) -> list[records.Band]:
    """Rolls from the lowest on, those that do the same together."""
    bands: list[records.Band] = []
    for place, more in enumerate(hits):
        result = result_of(op, unit, more)
        if not bands or result != bands[-1]["result"] or (result == "hits" and more != hits[place - 1]):
            bands.append({"result": result, "rolls": 0, "throws": 0})
            if result == "hits":
                bands[-1]["hits"] = more
        bands[-1]["rolls"] += 1
        bands[-1]["throws"] += tables.TWO_DICE[place]
    return bands


def result_of(op: Operation, unit: int, more: int) -> records.Result:
    """22.55 What so many hits more do."""
    if more == tables.SUBMARINE_LOST:
        return "lost"
    if unit == LIGHTS:
        return "hits"
    size = op.roster.size[unit]
    after = named_after(size, op.hits[unit], more)
    if sunk(size, after):
        return "sunk"
    # A ship that was damaged before and takes nothing is as it was.
    return "damaged" if more and damaged(size, after) else "harmless"


def gun_look_up(
    op: Operation, unit: int, mine: Line, theirs: Line, own: int, other: int, factors: int
) -> records.LookUp:
    modifier = fire_modifier(own, other, mine.hindered, theirs.hindered)
    parts = modifier_parts(mine, theirs, other, modifier)
    return look_up(op, unit, parts, modifier, factors, tables.fleet_results(factors, modifier))


def fleet_look_ups(op: Operation, step: FleetEngagement, seat: int) -> dict[str, records.LookUp]:
    """22.55 The roll that each answer leads to, together with those who fire at the same target already."""
    mine, theirs = step.line(op, seat), step.line(op, 1 - seat)
    found: dict[str, records.LookUp] = {}
    for action in step.candidates(op, seat):
        if step.forbids(op, seat, action) != ALLOWED:
            continue
        shown = fleet_look_up(op, step, seat, action, mine, theirs)
        if shown is not None:
            found[word_of(op, action)] = shown
    return found


def fleet_look_up(
    op: Operation, step: FleetEngagement, seat: int, action: int, mine: Line, theirs: Line
) -> records.LookUp | None:
    if step.part == battle_lines.AIM_CAPITALS and (action == LIGHT or is_ship(action)):
        aims = step.aims[seat][:]
        target = step.aim_of(op, 1 - seat, action)
        aims[step.rank_asked(op, seat)] = target
        factors, own = together(mine, firing_at(mine, aims, target))
        return front_look_up(op, target, mine, theirs, own, factors)
    if step.part == battle_lines.AIM_LIGHTS:
        drm = mine.lights_drm()
        if is_number(action) and step.target == AT_LIGHTS:
            factors = mine.lights.factors() - sum(step.spread[seat]) - step.rest + action - NUMBER
            return front_look_up(op, AT_LIGHTS, mine, theirs, drm, factors)
        if is_number(action) or is_ship(action):
            # Before the number is asked, as if all fired at the ship.
            factors = action - NUMBER if is_number(action) else step.most_now()
            rank = step.target if is_number(action) else step.aim_of(op, 1 - seat, action)
            return front_look_up(op, rank, mine, theirs, drm, factors)
        if action == LIGHT and step.rest == 1:
            factors = mine.lights.factors() - sum(step.spread[seat])
            return front_look_up(op, AT_LIGHTS, mine, theirs, drm, factors)
    if step.part == battle_lines.AIM_HELD_CAPITALS and (action == SCREENED or is_ship(action)):
        firer = step.next_held(op)
        unit = step.behind_of(op, 1 - seat, action)
        return behind_look_up(op, unit, mine, theirs, mine.drm(firer), op.roster.size[firer])
    if step.part == battle_lines.AIM_HELD_LIGHTS and (action == SCREENED or is_ship(action)):
        unit = step.behind_of(op, 1 - seat, action)
        return behind_look_up(op, unit, mine, theirs, mine.lights_drm(), step.most_now())
    if step.part == battle_lines.AIM_HELD_LIGHTS and is_number(action):
        return behind_look_up(op, step.target, mine, theirs, mine.lights_drm(), action - NUMBER)
    return None


def front_look_up(
    op: Operation, target: int, mine: Line, theirs: Line, own: int, factors: int
) -> records.LookUp:
    """22.54B-F A capital ship by its rank, or the light ships."""
    unit = LIGHTS if target == AT_LIGHTS else theirs.capitals[target]
    return gun_look_up(op, unit, mine, theirs, own, front_drm(theirs, target), factors)


def behind_look_up(
    op: Operation, unit: int, mine: Line, theirs: Line, own: int, factors: int
) -> records.LookUp:
    """22.54G"""
    if unit == AT_LIGHTS:
        return gun_look_up(op, LIGHTS, mine, theirs, own, screened_drm(theirs, AT_LIGHTS), factors)
    return gun_look_up(op, unit, mine, theirs, own, theirs.drm(unit), factors)


def show_engagement(op: Operation, step: FleetEngagement) -> records.EngagementShown:
    """22.53, 22.54: the two lines once they are formed, and where each capital ship fires."""
    shown: records.EngagementShown = {"groups": step.numbers, "part": PARTS[step.part]}
    if PARTS[step.part] == "screen":
        return shown
    shown["lines"] = {str(seat): show_line(op, step, seat) for seat in range(2)}
    if op.observer >= 0 and step.asker(op) == op.observer and op.stack[-1] is step:
        shown["look_ups"] = fleet_look_ups(op, step, op.observer)
        if step.target != battle_lines.UNDECIDED:
            shown["target"] = aimed_at(op, step, op.observer)
    return shown


def aimed_at(op: Operation, step: FleetEngagement, seat: int) -> str:
    """What is fired at while the number of factors is asked: a ship, or light ships together."""
    if step.target == AT_LIGHTS:
        return "light" if step.part == battle_lines.AIM_LIGHTS else "screened"
    if step.part == battle_lines.AIM_LIGHTS:
        return op.scenario.labels[op.label(step.capitals[1 - seat][step.target])]
    return op.scenario.labels[op.label(step.target)]


def show_line(op: Operation, step: FleetEngagement, seat: int) -> records.LineShown:
    line = step.line(op, seat)
    aims: dict[records.UnitKey, str] = {}
    for rank in range(len(step.capitals[seat])):
        aim = step.aims[seat][rank] if rank < len(step.aims[seat]) else battle_lines.UNDECIDED
        if aim == HELD:
            aims[str(step.capitals[seat][rank])] = "hold"
        elif aim == AT_LIGHTS:
            aims[str(step.capitals[seat][rank])] = "light"
        elif aim >= 0:
            aims[str(step.capitals[seat][rank])] = str(step.capitals[1 - seat][aim])
    shown: records.LineShown = {
        "capitals": [str(unit) for unit in step.capitals[seat]],
        "aims": aims,
        "lights": counted(op, line.lights.units()),
        "factors": line.lights.factors(),
        "screened": counted(op, [unit for unit in step.screened[seat] if not op.is_sunk(unit)]),
    }
    if line.broken():
        shown["broken"] = True
    return shown


# -- from the air ----------------


def show_strikes(op: Operation, board: records.Board, step: AirStrikes) -> None:
    if op.observer < 0 or not (step.asks(op) >> op.observer & 1 or step.is_made_up(op, op.observer)):
        return
    pool = step.pool(op, op.observer)
    pools: list[records.PoolShown] = []
    for place, kind in enumerate(classes_of(op, pool)):
        one: records.PoolShown = {
            "kind": KINDS[kind // 16],
            "drm": kind % 16,
            "squadrons": len(of_class(op, pool, kind)),
        }
        if place < len(step.chosen):
            one["given"] = step.chosen[place]
        pools.append(one)
    shown: records.StrikesShown = {"pools": pools}
    if step.target:
        shown["target"] = step.target
    board["strikes"] = shown


def show_strike(op: Operation, step: Strike) -> records.StrikeShown:
    shown: records.StrikeShown = {"seat": step.seat, "group": step.number, "squadrons": step.rest}
    if step.surprise:
        shown["surprise"] = step.surprise
    shares: dict[str, int] = {}
    for place in range(0, len(step.shares), 2):
        target = step.shares[place]
        shares["light" if target == ALL_LIGHTS else op.scenario.labels[op.label(target)]] = step.shares[
            place + 1
        ]
    if shares:
        shown["shares"] = shares
    asked = step.asks(op) and op.observer == step.seat
    if step.asks(op) and step.target != NO_TARGET:
        shown["target"] = "light" if step.target == ALL_LIGHTS else op.scenario.labels[op.label(step.target)]
        if asked:
            numbers = range(1, step.rest + 1)
            shown["look_ups"] = {str(n): strike_look_up(op, step, step.target, n) for n in numbers}
    elif asked:
        # Before the number is asked, as if all that are left flew at it.
        found: dict[str, records.LookUp] = {}
        for action in step.candidates(op, step.seat):
            if action != DONE and step.forbids(op, step.seat, action) == ALLOWED:
                target = step.target_of(op, action)
                found[word_of(op, action)] = strike_look_up(op, step, target, step.rest)
        shown["look_ups"] = found
    return shown


def strike_look_up(op: Operation, step: Strike, target: int, squadrons: int) -> records.LookUp:
    """22.55 So many squadrons at a target; the best of those left fly first."""
    parts = step.modifier_parts(op, target, step.next_to_fly(squadrons))
    modifier = sum([part for _, part in parts])
    unit = LIGHTS if target == ALL_LIGHTS else target
    return look_up(op, unit, parts, modifier, squadrons, tables.squadron_results(squadrons, modifier))


# -- from below ----------------


def show_torpedo(op: Operation, step: SubmarineAttack) -> records.TorpedoShown:
    shown: records.TorpedoShown = {"seat": step.seat(op), "group": step.number}
    if step.category == NONE:
        return shown
    shown["category"] = CATEGORIES[step.category]
    if step.asks(op) and op.observer == step.seat(op):
        found: dict[str, records.LookUp] = {}
        for label in labels_of(op, step.choices(op)):
            found[op.scenario.labels[label]] = torpedo_look_up(op, step, label)
        shown["look_ups"] = found
    return shown


def torpedo_look_up(op: Operation, step: SubmarineAttack, label: int) -> records.LookUp:
    chosen = cast(SubmarineAttack, step.copy())
    if step.category != submarines.LIGHTS:
        chosen.target = same_kind_first(op, step.choices(op), label)
    hunt = chosen.hunt(op, 1 - step.seat(op))
    parts = [("own", hunt.submarine_drm), ("enemy", -hunt.target_drm), *submarines.hunt_parts(hunt)]
    modifier = submarines.submarine_modifier(hunt)
    return look_up(op, chosen.target, parts, modifier, 1, tables.submarine_results(modifier))
