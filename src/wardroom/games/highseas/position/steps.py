"""The steps of a position: where each may stand, and what it must agree with."""

from __future__ import annotations

from wardroom.core.position_reader import Form, by_name
from wardroom.core.state import NOBODY, TRUTH, Step
from wardroom.games.highseas.actions import MOST_ATTACKS
from wardroom.games.highseas.battle import NOTHING
from wardroom.games.highseas.catalogue import ESCORT
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.formation import LayOut
from wardroom.games.highseas.order import DECLARE, DEFENSE, DISCARD, PREPARE, REORGANIZE, RESOLVE
from wardroom.games.highseas.position.lines import Lines
from wardroom.games.highseas.prepare import Prepare
from wardroom.games.highseas.reorganize import Reorganize
from wardroom.games.highseas.resolution import PlanRoll, Resolution, defending_ships
from wardroom.games.highseas.setup import Choose, FleetChoice, PickNation, Setup
from wardroom.games.highseas.volley import Declare

# -- before the first turn ----------------


def check_setup(r: Lines, step: Setup) -> None:
    r.at_most(step.laid, r.b.seats)


def read_choice(r: Lines) -> Step:
    step = FleetChoice((1 << r.b.seats) - 1)
    for key, words in r.values.items():
        seat = r.seat(key)
        if r.b.observer not in (TRUTH, seat):
            raise r.fail(f"the choice of {key} is hidden")
        run = Choose(seat)
        chosen = words.split(",")
        run.agreed = chosen[-1] == "agreed"
        run.chosen = sorted({r.ship(word) for word in chosen[: len(chosen) - run.agreed]})
        for ship in run.chosen:
            if r.b.ship(ship).nation != r.b.fleets[seat].nation:
                raise r.fail(f"{r.b.ship(ship).key} is not in the navy of {key}")
        if run.left(r.b) < 0:
            raise r.fail(f"{key} has chosen more than {r.b.switches.fleet_points} points")
        step.runs[seat] = run
        if run.agreed:
            step.pending &= ~(1 << seat)
    return step


def check_lay_out(r: Lines, step: LayOut) -> None:
    most = len(r.b.fleets[step.seat].ships) - 1
    if most < 0:
        raise r.fail(f"seat{step.seat + 1} has no ship to lay out")
    r.at_most(step.placed, most)


# -- the turn ----------------


def check_reorganize(r: Lines, step: Reorganize) -> None:
    step.moved = sorted(step.moved)
    if len(set(step.moved)) < len(step.moved):
        raise r.fail("a ship moves once (5.rows)")
    if step.repairs and not r.b.retreats(step.seat):
        raise r.fail(f"seat{step.seat + 1} repairs nothing without a Retreat card (11.retreat)")
    if step.ship != NOBODY and not r.b.owns(step.seat, step.ship):
        called = r.b.ship(step.ship)
        if called.nation != r.b.fleets[step.seat].nation or step.repairs:
            raise r.fail(f"{called.key} is neither in the fleet nor in the reserve of seat{step.seat + 1}")


def check_defense(r: Lines, step: Defense) -> None:
    if any(isinstance(below, Defense) and below.defender == step.defender for below in r.steps):
        raise r.fail(f"seat{step.defender + 1} defends once (7.defense)")
    if not any(attack.seat == step.defender for attack in r.b.volley):
        raise r.fail(f"no attack comes at seat{step.defender + 1}")
    if step.queue and len(set(step.queue)) < len(step.queue):
        raise r.fail("nobody is asked twice (7.defense)")
    if step.card != NOBODY and not step.prepared:
        r.check_held(step.queue, step.card)
    if step.attack != NOBODY:
        r.at_most(step.attack + 1, min(len(r.b.volley), MOST_ATTACKS), 1)
        if step.card == NOBODY or r.b.family(step.card) != ESCORT:
            raise r.fail("attack= is about an Escort card")


def check_resolution(r: Lines, step: Resolution) -> None:
    r.at_most(step.place, len(r.b.volley))
    able = defending_ships(r.b, r.b.volley[step.place]) if step.place < len(r.b.volley) else NOTHING
    for ship in step.rollers:
        if ship not in able or step.rollers.count(ship) > 1:
            raise r.fail(
                f"{r.b.ship(ship).key} does not roll once against that attack (12.cover, 13.run-silent)"
            )


def check_plan(r: Lines, step: PlanRoll) -> None:
    if not r.b.plans(step.seat):
        raise r.fail(f"no Planning card that may be used lies in front of seat{step.seat + 1}")
    below = r.steps[-1]
    if not isinstance(below, Resolution) or below.place >= len(r.b.volley):
        raise r.fail("Resolution has no attack left")


FORMS = by_name(
    Form(Setup, (), check_setup),
    Form(PickNation, ("Setup",)),
    Form(FleetChoice, ("Setup",), read=read_choice),
    Form(LayOut, ("Setup",), check_lay_out),
    Form(Reorganize, check=check_reorganize, places=(REORGANIZE,), actor="seat", own=("moved",)),
    Form(Prepare, places=(PREPARE,), actor="seat"),
    Form(Declare, places=(DECLARE,), actor="seat", own=("ship", "second")),
    Form(Defense, ("", "Defense"), check_defense, (DEFENSE,)),
    Form(Resolution, check=check_resolution, places=(RESOLVE,), actor="seat"),
    Form(PlanRoll, ("Resolution",), check_plan),
    Form(Discards, places=(DISCARD,), actor="seat"),
)
