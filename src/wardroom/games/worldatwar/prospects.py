"""What a choice in combat is worth, from what everybody can see of it: the same tables, without dice."""

from typing import Final, cast

from wardroom.core.outcome import Odds
from wardroom.games.worldatwar.actions import (
    FORCE,
    LIGHT,
    NUMBER,
    SCREENED,
    SHIP,
    is_force,
    is_number,
    is_ship,
)
from wardroom.games.worldatwar.air_strikes import ALL_LIGHTS, Strike
from wardroom.games.worldatwar.arrivals import arrival_chances
from wardroom.games.worldatwar.battle_lines import AIM_CAPITALS, AIM_HELD_CAPITALS, AIM_LIGHTS
from wardroom.games.worldatwar.combat import same_kind_first
from wardroom.games.worldatwar.fleet import AT_LIGHTS, capital_fire, light_fire, screened_shot, together
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.gunnery import on_ship, strike_chances, with_critical
from wardroom.games.worldatwar.interception import support_round
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import PACIFIC
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.submarine_steps import SubmarineAttack
from wardroom.games.worldatwar.submarines import submarine_chances, submarine_modifier

# The last of these tells of all more, and of all later.
HITS: Final = ["hits0", "hits1", "hits2", "hits3", "hits4", "hits5"]
ROUNDS: Final = ["round1", "round2", "round3", "later"]


def odds_of(op: Operation, seat: int, action: int) -> Odds | None:
    """The odds of an answer to the question that is being asked, where dice decide at once."""
    if not op.stack or not op.asked() >> seat & 1 or op.forbids(seat, action) != 0:
        return None
    step = op.stack[-1]
    if isinstance(step, Intercept):
        if is_force(action) and step.supports(op, action - FORCE):
            return support_odds(op, step, action - FORCE)
        return arrival_odds(op, step.prospect(op, action))
    if isinstance(step, FleetEngagement):
        return fleet_odds(op, step, seat, action)
    if isinstance(step, Strike):
        return strike_step_odds(op, step, seat, action)
    if isinstance(step, SubmarineAttack) and is_ship(action):
        return torpedo_odds(op, step, seat, action)
    return None


def arrival_odds(op: Operation, prospect: list[int]) -> Odds | None:
    """22.21-22.24 In which round a force would arrive by the shortest way."""
    if not prospect or prospect[0] <= 0:
        return None
    return in_rounds(arrival_chances(op.scenario.chart.scale == PACIFIC, prospect[0], prospect[1]))


def told_apart(names: list[str], chances: list[float]) -> Odds:
    """The first chances by their names, all later ones together by the last name."""
    apart = len(names) - 1
    shares = chances[:apart]
    if len(chances) > apart:
        shares.append(sum(chances[apart:]))
    return Odds(names[: len(shares)], shares)


def in_rounds(chances: list[float]) -> Odds:
    return told_apart(ROUNDS, chances)


def support_odds(op: Operation, step: Intercept, number: int) -> Odds:
    """22.163 A patrol that supports comes without dice."""
    distance = op.scenario.chart.by_sea(op.voyages[number].hex(), step.hex)
    return in_rounds([0.0] * (support_round(op, distance) - 1) + [1.0])


def on_named(op: Operation, unit: int, chances: list[float]) -> Odds:
    """Sunk, damaged or neither."""
    size = op.roster.size[unit]
    after = on_ship(chances, size, op.hits[unit])
    sunk = after[size]
    damaged = after[size - 1]
    return Odds(["sunk", "damaged", "harmless"], [sunk, damaged, max(0.0, 1.0 - sunk - damaged)])


def on_lights(chances: list[float]) -> Odds:
    """So many hits on light ships."""
    return told_apart(HITS, chances)


def fleet_odds(op: Operation, step: FleetEngagement, seat: int, action: int) -> Odds | None:
    """22.54 The fire at a target if this answer is given, together with those who aim at it already."""
    mine, theirs = step.line(op, seat), step.line(op, 1 - seat)
    if step.part == AIM_CAPITALS:
        aims = step.aims[seat][:]
        rank = step.rank_asked(op, seat)
        if action == LIGHT:
            aims[rank] = AT_LIGHTS
            return on_lights(capital_fire(mine, theirs, aims).chances_at(AT_LIGHTS))
        if not is_ship(action):
            return None
        target = step.aim_of(op, 1 - seat, action)
        aims[rank] = target
        return on_named(op, theirs.capitals[target], capital_fire(mine, theirs, aims).chances_at(target))
    if step.part == AIM_LIGHTS:
        if is_number(action) and step.target == AT_LIGHTS:
            held = step.rest - (action - NUMBER)
            return on_lights(light_fire(mine, theirs, step.spread[seat], held).chances_at(AT_LIGHTS))
        if is_number(action):
            return spread_odds(op, step, seat, step.target, action - NUMBER)
        if is_ship(action) and step.most_now() == 1:
            return spread_odds(op, step, seat, step.aim_of(op, 1 - seat, action), 1)
        if action == LIGHT and step.rest == 1:
            return on_lights(light_fire(mine, theirs, step.spread[seat], 0).chances_at(AT_LIGHTS))
        return None
    if action != SCREENED and not is_ship(action) and not is_number(action):
        return None
    target = step.target if is_number(action) else step.behind_of(op, 1 - seat, action)
    if step.part == AIM_HELD_CAPITALS:
        firer = step.next_held(op)
        # 22.55: those that aim at it already make one roll with it, and the lowest DRM counts.
        firing = [firer, *step.firing_behind(target)]
        factors, drm = together(mine, firing)
        return behind_odds(op, step, seat, target, factors, drm)
    if is_number(action):
        return behind_odds(op, step, seat, target, action - NUMBER, mine.lights_drm())
    return behind_odds(op, step, seat, target, 1, mine.lights_drm()) if step.most_now() == 1 else None


def spread_odds(op: Operation, step: FleetEngagement, seat: int, target: int, factors: int) -> Odds:
    """22.54E So many surplus light factors at a capital ship."""
    mine, theirs = step.line(op, seat), step.line(op, 1 - seat)
    spread = step.spread[seat][:]
    spread[target] = factors
    return on_named(op, theirs.capitals[target], light_fire(mine, theirs, spread, 0).chances_at(target))


def behind_odds(op: Operation, step: FleetEngagement, seat: int, target: int, factors: int, drm: int) -> Odds:
    """22.54G So many factors at a screened target."""
    mine, theirs = step.line(op, seat), step.line(op, 1 - seat)
    if target == AT_LIGHTS:
        return on_lights(screened_shot(factors, drm, mine, theirs, AT_LIGHTS).chances_at(AT_LIGHTS))
    place = theirs.veiled.index(target)
    return on_named(op, target, screened_shot(factors, drm, mine, theirs, place).chances_at(place))


def strike_step_odds(op: Operation, step: Strike, seat: int, action: int) -> Odds | None:
    """22.46 So many squadrons at the target that was named; the best of those left fly first."""
    if not is_number(action):
        return None
    wings = step.next_to_fly(action - NUMBER)
    parts = step.modifier_parts(op, step.target, wings)
    chances = strike_chances(len(wings), sum([part for _, part in parts]))
    if step.target == ALL_LIGHTS:
        return on_lights(chances)
    size, hits = op.roster.size[step.target], op.hits[step.target]
    chances = with_critical(chances, size, hits, step.surprise, op.settings.critical_from)
    return on_named(op, step.target, chances)


def torpedo_odds(op: Operation, step: SubmarineAttack, seat: int, action: int) -> Odds:
    """22.94 One torpedo attack on a named ship; the submarine may be lost."""
    chosen = cast(SubmarineAttack, step.copy())
    chosen.target = same_kind_first(op, step.choices(op), action - SHIP)
    chances = submarine_chances(submarine_modifier(chosen.hunt(op, 1 - seat)))
    lost = chances[4]
    # A lost submarine has scored nothing.
    told = on_named(op, chosen.target, [chances[0] + lost, chances[1], chances[2], chances[3]])
    left = max(0.0, told.chances[2] - lost)
    return Odds([*told.names, "submarine-lost"], [told.chances[0], told.chances[1], left, lost])
