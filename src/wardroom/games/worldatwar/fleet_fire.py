"""22.54C-G, 22.55: dice and hits of a fleet engagement."""

from wardroom.core.decision import Fact
from wardroom.games.worldatwar import diary
from wardroom.games.worldatwar.battle_lines import BattleLines
from wardroom.games.worldatwar.combat import hit_cruisers, hit_named
from wardroom.games.worldatwar.fleet import AT_LIGHTS, Fire, screened_shot
from wardroom.games.worldatwar.operation import FLEET, Operation
from wardroom.games.worldatwar.sinking import sink_ones
from wardroom.games.worldatwar.tables import fleet_hits


def exchange_fire(op: Operation, lines: BattleLines, first: Fire, second: Fire, rule: str) -> None:
    """22.55 Both sides roll for all their targets before any hit is taken."""
    rolled: list[list[int]] = [[], []]
    for seat in range(2):
        fire = first if seat == 0 else second
        for shot in range(len(fire.targets)):
            rolled[seat].append(roll_hits(op, lines, seat, fire, shot, False, rule))
    for seat in range(2):
        fire = first if seat == 0 else second
        for shot in range(len(fire.targets)):
            land_in_front(op, lines, 1 - seat, fire.targets[shot], rolled[seat][shot], rule)


def roll_hits(
    op: Operation, lines: BattleLines, seat: int, fire: Fire, shot: int, behind: bool, rule: str
) -> int:
    roll = op.roll2(FLEET)
    hits = fleet_hits(fire.factors[shot], roll + fire.modifiers[shot])
    target = fire.targets[shot]
    facts: dict[str, Fact] = {
        "seat": diary.seat_fact(seat),
        "factors": fire.factors[shot],
        "roll": roll,
        "modifier": fire.modifiers[shot],
        "hits": hits,
    }
    if op.log is not None:
        diary.put_all(facts, "m-", modifier_parts(op, lines, seat, fire.modifiers[shot], target, behind))
    if target == AT_LIGHTS:
        diary.tell(op, "fires-at-screened-lights" if behind else "fires-at-lights", rule, facts)
    else:
        unit = target if behind else lines.capitals[1 - seat][target]
        facts["ship"] = diary.ship_fact(op, unit)
        diary.tell(op, "fires-at", rule, facts)
    return hits


def modifier_parts(
    op: Operation, lines: BattleLines, seat: int, modifier: int, target: int, behind: bool
) -> list[tuple[str, int]]:
    """22.552 What a modifier is made of; what is left of it is the DRM of those that fire."""
    line = lines.line(op, 1 - seat)
    if target == AT_LIGHTS:
        lights = line.veiled_lights if behind else line.lights
        theirs = lights.drm(op.roster)
    else:
        theirs = op.roster.drm[target if behind else lines.capitals[1 - seat][target]]
    parts = [
        ("enemy", -theirs),
        ("own-edge", op.naval_shift[seat]),
        ("enemy-edge", -op.naval_shift[1 - seat]),
        ("own-burden", -lines.burden(op, seat)),
        ("enemy-burden", lines.burden(op, 1 - seat)),
    ]
    return [("own", modifier - sum(value for _, value in parts)), *parts]


def land_in_front(op: Operation, lines: BattleLines, seat: int, target: int, hits: int, rule: str) -> None:
    if target != AT_LIGHTS:
        hit_named(op, lines.capitals[seat][target], hits, rule)
        return
    line = lines.line(op, seat)
    units = line.lights.cruisers + line.lights.hurt + line.lights.ones
    lost, lines.owed[seat] = hit_cruisers(op, units, lines.owed[seat], hits, rule)
    sink_ones(op, seat, line.lights.ones, lost, rule)


def fire_held_capitals(op: Operation, lines: BattleLines, seat: int) -> None:
    """22.54G Capital ships that held their fire: those with one target roll together."""
    targets: list[int] = []
    for place in range(0, len(lines.behind), 2):
        if lines.behind[place] not in targets:
            targets.append(lines.behind[place])
    for target in targets:
        factors = 0
        lowest = 99
        for place in range(0, len(lines.behind), 2):
            if lines.behind[place] == target:
                unit = lines.behind[place + 1]
                factors += op.roster.size[unit]
                lowest = min(lowest, op.roster.drm[unit] + op.naval_shift[seat])
        fire_behind(op, lines, seat, target, factors, lowest)


def fire_held_lights(op: Operation, lines: BattleLines, seat: int) -> None:
    """22.54G Then the light ships, each target by itself."""
    drm = lines.line(op, seat).lights_drm()
    for place in range(0, len(lines.behind), 2):
        fire_behind(op, lines, seat, lines.behind[place], lines.behind[place + 1], drm)


def fire_behind(op: Operation, lines: BattleLines, seat: int, target: int, factors: int, drm: int) -> None:
    enemy = 1 - seat
    mine, theirs = lines.line(op, seat), lines.line(op, enemy)
    place = target if target == AT_LIGHTS else theirs.veiled.index(target)
    fire = screened_shot(factors, drm, mine, theirs, place)
    fire.targets[0] = target
    hits = roll_hits(op, lines, seat, fire, 0, True, "22.54G")
    if target != AT_LIGHTS:
        hit_named(op, target, hits, "22.54G")
        return
    lights = theirs.veiled_lights
    units = lights.cruisers + lights.hurt + lights.ones
    lost, lines.owed[2 + enemy] = hit_cruisers(op, units, lines.owed[2 + enemy], hits, "22.54G")
    sink_ones(op, enemy, lights.ones, lost, "22.54G")
