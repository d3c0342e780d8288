"""The steps of a position: how each is written, and how it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wardroom.core.position import seat_numbers
from wardroom.core.state import NOBODY, TRUTH, Step
from wardroom.games.highseas.battle import NOTHING, Battle
from wardroom.games.highseas.catalogue import ESCORT
from wardroom.games.highseas.defense import Defense
from wardroom.games.highseas.discards import Discards
from wardroom.games.highseas.formation import LayOut
from wardroom.games.highseas.order import DECLARE, DEFENSE, DISCARD, PREPARE, REORGANIZE, RESOLVE
from wardroom.games.highseas.position.lines import Lines
from wardroom.games.highseas.position.words import (
    card_names,
    card_or_nothing,
    ship_names,
    ship_or_nothing,
)
from wardroom.games.highseas.prepare import Prepare
from wardroom.games.highseas.reorganize import REPAIRS, Reorganize
from wardroom.games.highseas.resolution import PlanRoll, Resolution, defending_ships
from wardroom.games.highseas.setup import STAGES, Choose, FleetChoice, PickNation, Setup
from wardroom.games.highseas.volley import Declare

# What a step says of itself, in order; nothing and 0 are left out.
Fields = dict[str, str | int]
Values = dict[str, str]
MOST_POOL = 99
MOST_NEEDED = 19


class Form(NamedTuple):
    """A step's place in the text: its two directions, what it may stand on, and where in the turn."""

    kind: type[Step]
    write: Callable[[Battle, Any], Fields]
    read: Callable[[Lines, Values], Step]
    # The steps it may stand on; "" is the turn itself, at these places.
    below: tuple[str, ...]
    places: tuple[int, ...] = ()


# -- before the first turn ----------------


def write_setup(b: Battle, step: Setup) -> Fields:
    return {"stage": STAGES[step.stage], "laid": step.laid_out}


def read_setup(r: Lines, v: Values) -> Step:
    step = Setup()
    step.stage = r.one_of(r.required(v, "stage"), STAGES)
    step.laid_out = r.number(v.get("laid", "0"), 0, r.b.seats)
    return step


def write_pick(b: Battle, step: PickNation) -> Fields:
    return {"seat": step.seat + 1}


def read_pick(r: Lines, v: Values) -> Step:
    return PickNation(r.seat(r.required(v, "seat")))


def write_choice(b: Battle, step: FleetChoice) -> Fields:
    runs: Fields = {}
    for seat, run in sorted(step.runs.items()):
        if isinstance(run, Choose) and run.chosen:
            runs[f"seat{seat + 1}"] = ship_names(b, run.chosen, ",") + (",agreed" if run.agreed else "")
    return runs


def read_choice(r: Lines, v: Values) -> Step:
    step = FleetChoice((1 << r.b.seats) - 1)
    for key, words in v.items():
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


def write_lay_out(b: Battle, step: LayOut) -> Fields:
    return {"seat": step.seat + 1, "placed": step.placed}


def read_lay_out(r: Lines, v: Values) -> Step:
    step = LayOut(r.seat(r.required(v, "seat")))
    most = len(r.b.fleets[step.seat].ships) - 1
    if most < 0:
        raise r.fail(f"seat{step.seat + 1} has no ship to lay out")
    step.placed = r.number(v.get("placed", "0"), 0, most)
    return step


# -- the turn ----------------


def write_reorganize(b: Battle, step: Reorganize) -> Fields:
    return {
        "seat": step.seat + 1,
        "moved": ship_names(b, step.moved, ","),
        "pool": step.pool,
        "repairs": step.repairs,
        "ship": ship_or_nothing(b, step.ship),
    }


def read_reorganize(r: Lines, v: Values) -> Step:
    step = Reorganize(r.actor(v))
    step.moved = sorted(r.own_ship(step.seat, word) for word in r.listed(v, "moved"))
    if len(set(step.moved)) < len(step.moved):
        raise r.fail("a ship moves once (5.rows)")
    step.pool = r.number(v.get("pool", "0"), 0, MOST_POOL)
    step.repairs = r.number(v.get("repairs", "0"), 0, REPAIRS)
    if step.repairs and not r.b.retreats(step.seat):
        raise r.fail(f"seat{step.seat + 1} repairs nothing without a Retreat card (11.retreat)")
    step.ship = r.optional_ship(v, "ship")
    if step.ship != NOBODY and not r.b.owns(step.seat, step.ship):
        if r.b.ship(step.ship).nation != r.b.fleets[step.seat].nation or step.repairs:
            raise r.fail(f"{v['ship']} is neither in the fleet nor in the reserve of seat{step.seat + 1}")
    return step


def write_prepare(b: Battle, step: Prepare) -> Fields:
    return {"seat": step.seat + 1}


def read_prepare(r: Lines, v: Values) -> Step:
    return Prepare(r.actor(v))


def write_declare(b: Battle, step: Declare) -> Fields:
    return {
        "seat": step.seat + 1,
        "card": card_or_nothing(b, step.card),
        "ship": ship_or_nothing(b, step.ship),
        "second": ship_or_nothing(b, step.second),
        "laid": step.laid,
    }


def read_declare(r: Lines, v: Values) -> Step:
    step = Declare(r.actor(v))
    step.card = r.optional_card(v, "card")
    step.ship = r.optional_own_ship(step.seat, v, "ship")
    step.second = r.optional_own_ship(step.seat, v, "second")
    step.laid = r.number(v.get("laid", "0"), 0, 6)
    return step


def write_defense(b: Battle, step: Defense) -> Fields:
    return {
        "defender": step.defender + 1,
        "queue": "" if step.queue is None else seat_numbers(step.queue),
        "card": card_or_nothing(b, step.card),
        "prepared": int(step.prepared),
        "attack": "" if step.place == NOBODY else f"#{step.place + 1}",
    }


def read_defense(r: Lines, v: Values) -> Step:
    step = Defense(r.seat(r.required(v, "defender")))
    if any(isinstance(below, Defense) and below.defender == step.defender for below in r.steps):
        raise r.fail(f"seat{step.defender + 1} defends once (7.defense)")
    if not any(attack.seat == step.defender for attack in r.b.volley):
        raise r.fail(f"no attack comes at seat{step.defender + 1}")
    if v.get("queue"):
        step.queue = [r.seat(word) for word in r.listed(v, "queue")]
        if len(set(step.queue)) < len(step.queue):
            raise r.fail("nobody is asked twice (7.defense)")
    step.card = r.optional_card(v, "card")
    step.prepared = r.flag(v, "prepared")
    if step.card != NOBODY and not step.prepared:
        if not step.queue or not r.b.holds(step.queue[0], step.card):
            raise r.fail(f"{v['card']} is not in the hand of the player who is asked")
    if v.get("attack"):
        step.place = r.place(v["attack"])
        if step.card == NOBODY or r.b.family(step.card) != ESCORT:
            raise r.fail("attack= is about an Escort card")
    return step


def write_resolution(b: Battle, step: Resolution) -> Fields:
    return {
        "seat": step.seat + 1,
        "place": step.place,
        "begun": int(step.begun),
        "rollers": ship_names(b, step.rollers, ","),
    }


def read_resolution(r: Lines, v: Values) -> Step:
    step = Resolution(r.actor(v))
    step.place = r.number(v.get("place", "0"), 0, len(r.b.volley))
    step.begun = r.flag(v, "begun")
    step.rollers = [r.ship(word) for word in r.listed(v, "rollers")] or NOTHING
    able = defending_ships(r.b, r.b.volley[step.place]) if step.place < len(r.b.volley) else NOTHING
    for ship in step.rollers:
        if ship not in able or step.rollers.count(ship) > 1:
            raise r.fail(
                f"{r.b.ship(ship).key} does not roll once against that attack (12.cover, 13.run-silent)"
            )
    return step


def write_plan(b: Battle, step: PlanRoll) -> Fields:
    return {"seat": step.seat + 1, "ship": ship_or_nothing(b, step.ship), "needs": step.number}


def read_plan(r: Lines, v: Values) -> Step:
    seat = r.seat(r.required(v, "seat"))
    if not r.b.plans(seat):
        raise r.fail(f"no Planning card that may be used lies in front of seat{seat + 1}")
    below = r.steps[-1]
    if not isinstance(below, Resolution) or below.place >= len(r.b.volley):
        raise r.fail("Resolution has no attack left")
    return PlanRoll(seat, r.optional_ship(v, "ship"), r.number(r.required(v, "needs"), 2, MOST_NEEDED))


def write_discards(b: Battle, step: Discards) -> Fields:
    return {"seat": step.seat + 1, "chosen": card_names(b, step.chosen).replace(" ", ",")}


def read_discards(r: Lines, v: Values) -> Step:
    step = Discards(r.actor(v))
    step.chosen = sorted(r.card_list(v.get("chosen", "")))
    return step


FORMS = {
    form.kind.__name__: form
    for form in (
        Form(Setup, write_setup, read_setup, ()),
        Form(PickNation, write_pick, read_pick, ("Setup",)),
        Form(FleetChoice, write_choice, read_choice, ("Setup",)),
        Form(LayOut, write_lay_out, read_lay_out, ("Setup",)),
        Form(Reorganize, write_reorganize, read_reorganize, ("",), (REORGANIZE,)),
        Form(Prepare, write_prepare, read_prepare, ("",), (PREPARE,)),
        Form(Declare, write_declare, read_declare, ("",), (DECLARE,)),
        Form(Defense, write_defense, read_defense, ("", "Defense"), (DEFENSE,)),
        Form(Resolution, write_resolution, read_resolution, ("",), (RESOLVE,)),
        Form(PlanRoll, write_plan, read_plan, ("Resolution",)),
        Form(Discards, write_discards, read_discards, ("",), (DISCARD,)),
    )
}
