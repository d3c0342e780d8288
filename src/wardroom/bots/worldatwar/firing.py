"""22.5 Fleet combat: whom to engage, when to slip away, what to hide and where the fire goes."""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.leaving import prospects
from wardroom.bots.worldatwar.weights import Weights
from wardroom.core.decision import DONE
from wardroom.games.worldatwar.actions import ENEMY, HOLD, LIGHT, NO, NUMBER, SCREENED, SHIP, YES
from wardroom.games.worldatwar.aftermath import operational_carriers, units_of_side
from wardroom.games.worldatwar.battle_lines import AIM_CAPITALS, AIM_LIGHTS, UNDECIDED, ScreenRun, lines_of
from wardroom.games.worldatwar.combat import groups_there, in_line, same_kind_first
from wardroom.games.worldatwar.fleet import AT_LIGHTS, Line, capital_fire, form
from wardroom.games.worldatwar.fleet import HOLD as HELD
from wardroom.games.worldatwar.fleet_engagement import FleetEngagement
from wardroom.games.worldatwar.gunnery import fire_modifier
from wardroom.games.worldatwar.operation import Operation, slot
from wardroom.games.worldatwar.orders import (
    Orders,
    best_surplus_aim,
    both_aims,
    lights_worth,
    return_aims,
    screened_aim,
    ship_worth,
)
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.units import CAPITAL, CARRIER, TRANSPORT


class Exchange:
    """What two groups may be expected to do to each other, in factors; a damaged ship counts half."""

    def __init__(
        self, op: Operation, seat: int, ours: list[int], theirs: list[int], hidden: list[int]
    ) -> None:
        mine = line_of(op, seat, ours, hidden)
        other = line_of(op, 1 - seat, theirs, [])
        aims, their_aims = both_aims(mine, other, Orders(), Orders())
        self.given = fired(mine, other, aims)
        self.taken = fired(other, mine, their_aims)

    def gain(self) -> float:
        return self.given - self.taken


def line_of(op: Operation, seat: int, units: list[int], screened: list[int]) -> Line:
    burden = 0
    for unit in units:
        if op.laden[unit] == 1:
            burden = 1
    laden = [1 if cargo == 1 else 0 for cargo in op.laden]
    line = form(op.roster, op.hits, laden, units, screened, burden)
    line.shift = op.naval_shift[seat]
    return line


def fired(mine: Line, theirs: Line, aims: list[int]) -> float:
    """Factors sunk by one round of fire, capital ships and light ships."""
    total = 0.0
    fire = capital_fire(mine, theirs, aims)
    for shot, target in enumerate(fire.targets):
        if target == AT_LIGHTS:
            total += lights_worth(theirs, fire.factors[shot], fire.modifiers[shot])
        else:
            total += ship_worth(theirs, theirs.capitals[target], fire.factors[shot], fire.modifiers[shot])
    ours, other = mine.lights.factors(), theirs.lights.factors()
    if ours and other:
        modifier = fire_modifier(mine.lights_drm(), theirs.lights_drm(), mine.hindered, theirs.hindered)
        total += lights_worth(theirs, min(ours, 3 * other), modifier)
    surplus = ours - 3 * other
    if surplus > 0 and theirs.capitals:
        weak = min(theirs.capitals, key=lambda u: theirs.roster.size[u] - theirs.hits[u])
        modifier = fire_modifier(mine.lights_drm(), theirs.drm(weak), mine.hindered, theirs.hindered)
        total += ship_worth(theirs, weak, surplus, modifier)
    return total


# -- who meets whom ----------------


def engage(op: Operation, top: FleetCombat, seat: int, legal: list[int], w: Weights) -> int:
    """22.521D The group from which we may expect most, if it is more than we may expect to lose."""
    fleets = Fleets(op)
    ours = in_line(op, seat, top.free[1])
    # Who means to win the battle must not be choosy.
    winning = prospects(op, seat, w)[0] > 0.45
    best, most = DONE, -w.boldness if winning else w.boldness
    for action in legal:
        if action == DONE:
            continue
        number = action - ENEMY
        theirs = fleets.of_group(1 - seat, number)
        value = Exchange(op, seat, ours, theirs, []).gain()
        prize = sum(op.roster.size[u] for u in theirs if op.roster.kind[u] == CARRIER)
        value += w.deck * prize + 2.0 * (op.hindered[slot(1 - seat, number)] == 1)
        if value > most:
            best, most = action, value
    return best


def evade(op: Operation, top: Evasion, seat: int, legal: list[int]) -> int:
    """22.523 Carriers slip away, and so does who is outgunned; but not if that loses the battle."""
    if YES not in legal:
        return NO
    ours = in_line(op, seat, top.number)
    theirs = Fleets(op).of_group(1 - seat, top.chaser)
    hurt = sum(op.roster.size[u] for u in ours if op.is_damaged(u))
    gain = Exchange(op, seat, ours, theirs, []).gain()
    decks = any(op.roster.kind[u] == CARRIER for u in ours)
    alone = len(groups_there(op, seat)) == 1 and not operational_carriers(op, units_of_side(op, seat))
    if alone:
        return YES if gain < -4.0 - hurt else NO
    return YES if (decks and gain < 2.0 - hurt) or gain < -1.0 - hurt else NO


# -- screening ----------------


def screen(op: Operation, run: ScreenRun, seat: int, legal: list[int], w: Weights) -> int:
    """22.531C A capital ship is kept out of the line if the others fare better without her."""
    if run.label >= 0:
        return NUMBER + 1
    lines = lines_of(op)
    ours = in_line(op, seat, lines.numbers[seat])
    theirs = Fleets(op).of_group(1 - seat, lines.numbers[1 - seat])
    capitals = [u for u in run.able(op) if op.roster.kind[u] == CAPITAL]
    if len(capitals) < 2 or not theirs:
        return DONE
    best, most = DONE, Exchange(op, seat, ours, theirs, run.units).gain() + 0.5
    for unit in capitals:
        if unit in run.units or SHIP + op.label(unit) not in legal:
            continue
        value = Exchange(op, seat, ours, theirs, [*run.units, unit]).gain()
        if value > most:
            best, most = SHIP + op.label(unit), value
    return best


# -- fire ----------------


def aim(op: Operation, top: FleetEngagement, seat: int, legal: list[int]) -> int:
    """22.54 As the odds have it: where a shot adds most to what is sunk."""
    mine, theirs = top.line(op, seat), top.line(op, 1 - seat)
    if top.part == AIM_CAPITALS:
        return aim_capital(op, top, seat, mine, theirs)
    if top.part == AIM_LIGHTS:
        return aim_lights(op, top, seat, mine, theirs, legal)
    if top.target != UNDECIDED:
        return NUMBER + top.most_now()
    target = screened_aim(theirs, Orders())
    if target == HELD:
        return DONE
    answer = SCREENED if target == AT_LIGHTS else SHIP + op.label(theirs.veiled[target])
    if answer in legal:
        return answer
    for action in legal:
        if action != DONE:
            return action
    return DONE


def aim_capital(op: Operation, top: FleetEngagement, seat: int, mine: Line, theirs: Line) -> int:
    more = top.richer()
    if seat == more and UNDECIDED in top.aims[more]:
        rank = top.aims[more].index(UNDECIDED)
        aims = top.aims[more][:rank]
        target = best_surplus_aim(mine, theirs, aims, mine.capitals[rank])
        if target == HELD:
            return HOLD
        return LIGHT if target == AT_LIGHTS else SHIP + op.label(theirs.capitals[target])
    rank = top.returning(op)
    chosen = return_aims(mine, theirs, top.aims[1 - seat], Orders())[rank]
    return SHIP + op.label(theirs.capitals[chosen])


def aim_lights(
    op: Operation, top: FleetEngagement, seat: int, mine: Line, theirs: Line, legal: list[int]
) -> int:
    """22.54E Surplus light ships go where their shot is worth most; all at one target."""
    if top.target != UNDECIDED:
        return NUMBER + top.most_now()
    best, most = HOLD, 0.0
    for action in legal:
        value = 0.0
        if action == LIGHT:
            all_of_them = mine.lights.factors()
            modifier = fire_modifier(mine.lights_drm(), theirs.lights_drm(), mine.hindered, theirs.hindered)
            value = lights_worth(theirs, all_of_them, modifier) - lights_worth(
                theirs, max(1, all_of_them - top.rest), modifier
            )
        elif action != HOLD:
            unit = same_kind_first(op, top.capitals[1 - seat], action - SHIP)
            modifier = fire_modifier(mine.lights_drm(), theirs.drm(unit), mine.hindered, theirs.hindered)
            # Hits that do not damage her now may tell in the next round.
            value = ship_worth(theirs, unit, top.rest, modifier) + 0.02 * top.rest
        if value > most:
            best, most = action, value
    return best


def lose(op: Operation, top: LossChoice, legal: list[int]) -> int:
    """22.55 Empty transports first, then escorts, whoever carries something last."""

    def price(action: int) -> tuple[int, int, int]:
        unit = same_kind_first(op, top.ships, action - SHIP)
        return op.laden[unit], op.roster.kind[unit] != TRANSPORT, action

    return min(legal, key=price)
