"""Sealed steps of a position, which say who is asked and what has been answered."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.position_reader import Form
from wardroom.core.sealed import Answer, Sealed
from wardroom.core.state import ALLOWED, UNKNOWN, Step
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.catalogue import TACTIC
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.fortunes import Ballot, FortunesOfWar, Vote
from wardroom.games.coldwar.order import FOG_OF_WAR
from wardroom.games.coldwar.position.steps import OPEN_FORMS, StepReader
from wardroom.games.coldwar.position.writing import ANY, MATTERS, TACTIC_NAMES, matter
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.specials import NO_THING, Special, negators
from wardroom.games.coldwar.tactics import ANY_TACTIC, TacticMoment, nobody_useful, possible_seats


def read_formation(told: StepReader) -> Step:
    r, v = told.r, told.values
    step = Formation((1 << r.b.seats) - 1)
    for key, rows in v.items():
        seat = r.seat(key)
        run = Arrange(seat, surface_ships(r.b, seat))
        if UNKNOWN in r.b.forces[seat].ships:
            raise r.fail(f"the fleet of {key} is hidden, and so is its formation")
        if rows == "agreed" and not run.ships:
            run.agreed = True
        else:
            run.rows = [r.number(row, 1, 3) for row in rows.split(",")]
        if len(run.rows) > len(run.ships):
            raise r.fail(f"{key} has only {len(run.ships)} surface ships")
        step.runs[seat] = run
        if run.asks(r.b) == 0:
            step.pending &= ~(1 << seat)
    return step


def read_members(told: StepReader, usual: int) -> int:
    """Who is asked; if that is not said, whoever would be."""
    if "asked" not in told.values:
        return usual
    members = 0
    for seat in told.r.seats(told.values["asked"]):
        members |= 1 << seat
    return members


def read_runs(told: StepReader, step: Sealed, allowed: Callable[[int, int], bool]) -> Step:
    """Answers that have been given; `allowed` says of a seat's answer whether it could be."""
    r = told.r
    for word in told.listed("answers"):
        number, answer = r.parts(word, "2/done")
        seat, action = r.seat(number), r.action(answer)
        if not step.members >> seat & 1:
            raise r.fail(f"seat{seat + 1} is not asked")
        if not r.b.answers_for(seat):
            raise r.fail(f"the answer of seat{seat + 1} is hidden")
        if not allowed(seat, action):
            raise r.fail(f"seat{seat + 1} cannot answer {answer}")
        run = Ballot(seat, step.options) if isinstance(step, Vote) else Answer(seat)
        run.given = action
        step.runs[seat] = run
        step.pending &= ~(1 << seat)
    return step


def read_special(told: StepReader) -> Step:
    r, v = told.r, told.values
    b = r.b
    seat, card = r.seat(r.required(v, "seat")), r.card(r.required(v, "card"))
    about = matter(b, r.steps[-1], card) if r.steps else ("" if b.family(card) == TACTIC else None)
    if about is None:
        raise r.fail(f"{v['card']} is not played here")
    thing = NO_THING
    if about:
        things = {"ship": r.ship, "seat": r.seat, "attack": r.place, "card": r.card}
        thing = things[about](r.required(v, "thing"))
    if about == "card":
        below = r.steps[-1]
        if not isinstance(below, Refuel) or thing not in below.cards:
            raise r.fail(f"{v['thing']} is not being refuelled")
    last = r.seat(v["last"]) if "last" in v else seat
    negations = r.number(v.get("negations", "0"), 0, 9)
    step = Special(read_members(told, negators(b, last)), last, seat, card, thing, negations)
    for other in range(b.seats):
        if step.members >> other & 1 and b.same_team(last, other):
            raise r.fail(f"seat{other + 1} does not negate cards of seat{last + 1}")
    return read_runs(told, step, lambda other, action: step.refuses(b, other, action) == ALLOWED)


def read_moment(told: StepReader) -> Step:
    r, v = told.r, told.values
    b = r.b
    useful = nobody_useful(b)
    for word in r.required(v, "useful").split(","):
        number, *names = word.split("/")
        for name in names:
            one = ANY_TACTIC if name == ANY else 1 << r.one_of(name, TACTIC_NAMES)
            useful[r.seat(number)] |= one
    actor = r.seat(r.required(v, "actor"))
    step = TacticMoment(read_members(told, possible_seats(b, useful)), actor, useful)
    if step.members == 0:
        raise r.fail("nobody is asked for a Tactic")
    return read_runs(told, step, lambda other, action: step.refuses(b, other, action) == ALLOWED)


def read_vote(told: StepReader) -> Step:
    r, v = told.r, told.values
    b = r.b
    below = r.steps[-1]
    assert isinstance(below, FortunesOfWar)
    if r.one_of(v.get("about", MATTERS[0]), MATTERS):
        options = sorted({CARD + card for card in b.luck})
    else:
        options = below.options(b, b.card(b.luck[0]))
    if len(options) < 2:
        raise r.fail("there is nothing to vote about")
    members = 0
    for seat in range(b.seats):
        if not b.same_team(seat, below.seat) and not b.forces[seat].out:
            members |= 1 << seat
    return read_runs(told, Vote(members, options), lambda seat, action: action in options)


# Steps that ask openly: a Tactic may be played whenever one of them asks.
OPEN_STEPS = (
    *("AdjustFormation", "DiveDive", "ShipAhoy", "RetreatStep", "BattleStations", "Transfers"),
    *("ChooseDefender", "PointDefense", "DamageControl", "SaveSubmarine", "AllotAirDefense", "BomberHits"),
    *("AdjustOrdnance", "Peek", "Refuel", "Minefield", "Hunt", "Escort", "LuckControl"),
)
MOMENTS = ("Incoming", "Hunt", "AllotAirDefense", "Peek", "FortunesOfWar", "LastShip")

# Every step that a position can be in, by its name.
FORMS = {
    form.kind.__name__: form
    for form in (
        *OPEN_FORMS,
        Form(Formation, read_formation, ()),
        Form(Special, read_special, ("", "TacticMoment", *OPEN_STEPS, *MOMENTS), places=(FOG_OF_WAR,)),
        Form(TacticMoment, read_moment, ("", *MOMENTS), places=(FOG_OF_WAR,)),
        Form(Vote, read_vote, ("FortunesOfWar",)),
    )
}
