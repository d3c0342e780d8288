"""22.22I, 22.42, 22.451B, 22.9418 Cards, and the numbers of combat groups."""

from __future__ import annotations

from wardroom.bots.worldatwar.enemies import Fleets
from wardroom.bots.worldatwar.might import forecast, land_strikers, might
from wardroom.bots.worldatwar.weights import Weights
from wardroom.games.worldatwar.actions import GROUP, NO, NUMBER, STAY, YES, is_group
from wardroom.games.worldatwar.cards import CardRun
from wardroom.games.worldatwar.groups import Numbering
from wardroom.games.worldatwar.operation import Operation
from wardroom.games.worldatwar.scenario import TACTICAL
from wardroom.games.worldatwar.units import CARRIER

# Numbers in the order in which they are liked.
CLOSE = (1, 2, 3, 4, 5, 6)
FAR = (5, 4, 6, 3, 2, 1)
LAST = (6, 5, 4, 3, 2, 1)
MIDDLE = (3, 4, 2, 5, 1, 6)


def cards(op: Operation, run: CardRun, seat: int, legal: list[int]) -> int:
    """Cards are of no use after the last phase: then as many as can tell are laid, before that a share."""
    held = op.cards[seat * 3 + run.kind]
    theirs = op.cards[(1 - seat) * 3 + run.kind]
    phases = len(op.scenario.phases) - op.phase
    if run.kind == TACTICAL and phases == 1:
        # There may be a second battle.
        phases = 2 if held > 1 else 1
    laid = -(-held // phases)
    # Never more than needed to outbid all that the other side has.
    return NUMBER + min(laid, theirs + 1)


def advantage(op: Operation, seat: int) -> int:
    """22.451B For the search if squadrons decide the battle, else for gunnery."""
    fleets = Fleets(op)
    ours = might(op, fleets.of_side(seat), op.battle_hex, seat)
    for voyage in range(len(op.voyages)):
        if op.voyages[voyage].side == seat and op.battle_hex in op.voyages[voyage].path:
            ours += might(op, fleets.of_voyage(voyage))
    return YES if ours.squadrons * 2 > ours.guns else NO


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
        order = LAST
    elif decks:
        order = FAR
    else:
        order = CLOSE if superior(op, run, seat, w) else MIDDLE
    for number in order:
        if GROUP + number in legal and number not in run.numbers:
            return GROUP + number
    for action in legal:
        if is_group(action):
            return action
    return STAY if STAY in legal else legal[0]


def superior(op: Operation, run: Numbering, seat: int, w: Weights) -> bool:
    """Whether our guns decide the battle for us: then it is better to be at it soon."""
    fleets = Fleets(op)
    ours: list[int] = []
    theirs: list[int] = []
    for number in run.voyages:
        if op.voyages[number].side == seat:
            ours += fleets.of_voyage(number)
        else:
            theirs += fleets.of_voyage(number)
    mine, other = might(op, ours), might(op, theirs)
    air = mine.squadrons + land_strikers(op, seat, op.battle_hex)
    enemy_air = other.squadrons + land_strikers(op, 1 - seat, op.battle_hex)
    if enemy_air > air + 2:
        # Time is on the side of the squadrons.
        return True
    return forecast(mine, other, w).chance >= 0.5 or air <= enemy_air
