"""22.54C-G, 22.55: dice and hits of a fleet engagement."""

from typing import Final

from wardroom.core.events import LookUp, Throw
from wardroom.core.vocabulary import Fact
from wardroom.games.worldatwar import diary, events, fleet
from wardroom.games.worldatwar.battle_lines import BattleLines
from wardroom.games.worldatwar.combat import hit_named
from wardroom.games.worldatwar.fleet import AT_LIGHTS, Fire, Line
from wardroom.games.worldatwar.operation import FLEET, Operation
from wardroom.games.worldatwar.sinking import hit_lights
from wardroom.games.worldatwar.tables import fleet_hits, fleet_results

# 22.54 Whose fire it is, by the rule it follows.
GUNNERY: Final = {"22.54C": "capitals", "22.54F": "lights", "22.54G": "screened"}


def exchange_fire(
    op: Operation, battle: BattleLines, lines: list[Line], fires: list[Fire], rule: str
) -> None:
    """22.55 Both sides roll for all their targets before any hit is taken."""
    rolled: list[list[int]] = [[], []]
    for seat in range(2):
        for shot in range(len(fires[seat].targets)):
            hits = roll_hits(op, seat, lines[seat], lines[1 - seat], fires[seat], shot, False, rule)
            rolled[seat].append(hits)
    for seat in range(2):
        enemy = 1 - seat
        for shot, target in enumerate(fires[seat].targets):
            hits = rolled[seat][shot]
            if target == AT_LIGHTS:
                battle.owed[enemy] = hit_lights(
                    op, enemy, lines[enemy].lights, battle.owed[enemy], hits, rule
                )
            else:
                hit_named(op, lines[enemy].capitals[target], hits, rule)


def roll_hits(
    op: Operation, seat: int, mine: Line, theirs: Line, fire: Fire, shot: int, behind: bool, rule: str
) -> int:
    first, second = op.roll2(FLEET)
    roll = first + second
    modifier = fire.modifiers[shot]
    hits = fleet_hits(fire.factors[shot], roll + modifier)
    if op.log is None:
        return hits
    facts: dict[str, Fact] = {
        "seat": diary.seat_fact(seat),
        "factors": fire.factors[shot],
        "roll": roll,
        "modifier": modifier,
        "hits": hits,
    }
    results = fleet_results(fire.factors[shot], modifier)
    dice: list[Throw] = [LookUp(seat, "gunnery", GUNNERY[rule], [first, second], results)]
    target = fire.targets[shot]
    drm = fleet.screened_drm(theirs, target) if behind else fleet.front_drm(theirs, target)
    diary.put_all(facts, "m-", fleet.modifier_parts(mine, theirs, drm, modifier))
    if target == AT_LIGHTS:
        kind = events.FIRES_AT_SCREENED_LIGHTS if behind else events.FIRES_AT_LIGHTS
        diary.tell(op, kind, rule, facts, dice)
    else:
        facts["ship"] = diary.ship_fact(op, theirs.veiled[target] if behind else theirs.capitals[target])
        diary.tell(op, events.FIRES_AT, rule, facts, dice)
    return hits


def fire_held_capitals(op: Operation, lines: BattleLines, seat: int) -> None:
    """22.54G Capital ships that held their fire: those with one target roll together."""
    mine = lines.line(op, seat)
    for target in dict.fromkeys(lines.behind[::2]):
        factors, drm = fleet.together(mine, lines.firing_behind(target))
        fire_behind(op, lines, seat, target, factors, drm)


def fire_held_lights(op: Operation, lines: BattleLines, seat: int) -> None:
    """22.54G Then the light ships, each target by itself."""
    drm = lines.line(op, seat).lights_drm()
    for place in range(0, len(lines.behind), 2):
        fire_behind(op, lines, seat, lines.behind[place], lines.behind[place + 1], drm)


def fire_behind(op: Operation, lines: BattleLines, seat: int, target: int, factors: int, drm: int) -> None:
    enemy = 1 - seat
    mine, theirs = lines.line(op, seat), lines.line(op, enemy)
    place = target if target == AT_LIGHTS else theirs.veiled.index(target)
    fire = fleet.screened_shot(factors, drm, mine, theirs, place)
    hits = roll_hits(op, seat, mine, theirs, fire, 0, True, "22.54G")
    if target == AT_LIGHTS:
        owed = lines.owed[2 + enemy]
        lines.owed[2 + enemy] = hit_lights(op, enemy, theirs.veiled_lights, owed, hits, "22.54G")
    else:
        hit_named(op, target, hits, "22.54G")
