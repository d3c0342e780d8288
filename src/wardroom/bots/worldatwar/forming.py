"""22.22I, 22.42, 22.451B, 22.9418 Cards, and the numbers of combat groups."""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.might import forecast, land_strikers, might
from wardroom.bots.worldatwar.stakes import fought_about, stake
from wardroom.bots.worldatwar.weights import Weights
from wardroom.games.worldatwar.actions import GROUP, NO, NUMBER, STAY, YES, is_group
from wardroom.games.worldatwar.cards import CardRun
from wardroom.games.worldatwar.groups import Numbering
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import TACTICAL
from wardroom.games.worldatwar.units import CARRIER
from wardroom.games.worldatwar.voyages import forces_of

# Numbers in the order in which they are liked.
CLOSE = (1, 2, 3, 4, 5, 6)
FAR = (5, 4, 6, 3, 2, 1)
LAST = (6, 5, 4, 3, 2, 1)


def cards(op: Operation, run: CardRun, seat: int, legal: list[int]) -> int:
    """Cards are laid where most is at stake, and never more than outbid all that the other side has."""
    held = op.cards[seat * 3 + run.kind]
    theirs = op.cards[(1 - seat) * 3 + run.kind]
    if run.kind == TACTICAL:
        # A battle about nothing, on somebody's way home, is not worth a card.
        laid = held if any(stake(op, voyage) > 0 for voyage in fought_about(op)) else 0
    else:
        worth = worth_of_turns(op)
        laid = held if worth[0] > 0 and worth[0] >= max(worth) else 0
    return NUMBER + min(laid, theirs + 1)


def worth_of_turns(op: Operation) -> list[int]:
    """22.22I What is at stake in this player turn and in those to come."""
    worth: list[int] = []
    for phase in range(op.phase, len(op.scenario.phases)):
        if not worth or op.scenario.phases[phase] != op.scenario.phases[phase - 1]:
            worth.append(0)
        for duty in op.scenario.duties:
            if duty.phase == phase:
                worth[-1] += duty.points + duty.cargo_points * duty.cargo
    return worth


def advantage(op: Operation, seat: int) -> int:
    """22.451B For the search if squadrons decide the battle, else for gunnery."""
    fleets = Fleets(op)
    ours = might(op, fleets.of_side(seat), op.battle_hex, seat)
    for voyage in range(len(op.voyages)):
        if op.voyages[voyage].side == seat and op.battle_hex in op.voyages[voyage].path:
            ours += might(op, fleets.of_voyage(voyage))
    return YES if ours.squadrons * 2 > ours.factors() else NO


def group_number(op: Operation, run: Numbering, seat: int, legal: list[int], w: Weights) -> int:
    """22.423 The stronger in guns closes in; carriers and cargo stay away as long as they can."""
    groups = run.groups(op)
    forces = groups[len(run.numbers)]
    units: list[int] = []
    for f in forces:
        units += op.members(f)
    cargo = any(op.forces[f].cargo for f in forces)
    decks = sum(op.roster.size[u] for u in units if op.roster.kind[u] == CARRIER)
    if cargo:
        order = list(LAST)
    elif 3 * decks > op.factors(units):
        order = list(FAR)
    elif superior(op, run, seat, w):
        order = list(CLOSE)
    else:
        order = until(latest(op, run, seat))
    for number in order:
        if GROUP + number in legal and number not in run.numbers:
            return GROUP + number
    for action in legal:
        if is_group(action):
            return action
    return STAY if STAY in legal else legal[0]


def latest(op: Operation, run: Numbering, seat: int) -> int:
    """The round in which the last of us arrives."""
    rounds = [3]
    for number in run.voyages:
        if op.voyages[number].side == seat:
            rounds += [op.forces[f].joins for f in forces_of(op, number)]
    return min(6, max(rounds))


def until(number: int) -> list[int]:
    """Numbers that keep away until a round."""
    return [*range(number, 7), *range(number - 1, 0, -1)]


def superior(op: Operation, run: Numbering, seat: int, w: Weights) -> bool:
    """Whether we had better be at it soon: our guns decide, or time works for the enemy."""
    fleets = Fleets(op)
    ours: list[int] = []
    theirs: list[int] = []
    coming = [0, 0]
    for number in run.voyages:
        side = op.voyages[number].side
        if side == seat:
            ours += fleets.of_voyage(number)
        else:
            theirs += fleets.of_voyage(number)
        for f in forces_of(op, number):
            if op.forces[f].joins > op.round:
                coming[side] += op.factors(fleets.ships[f])
    if coming[seat] != coming[1 - seat]:
        # Who is expecting more ships can wait.
        return coming[seat] < coming[1 - seat]
    mine, other = might(op, ours), might(op, theirs)
    air = mine.squadrons + land_strikers(op, seat, op.battle_hex)
    enemy_air = other.squadrons + land_strikers(op, 1 - seat, op.battle_hex)
    if abs(enemy_air - air) > 2:
        return enemy_air > air
    return forecast(mine, other, w).chance >= 0.5
