"""The steps that Action adds, in a position: how each is written, and how it is read."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.position import seat_numbers
from wardroom.core.sealed import Answer, Sealed
from wardroom.core.state import ALLOWED, NOBODY, Step
from wardroom.games.coldwar.actions import CARD, HAND, SHIP, is_card
from wardroom.games.coldwar.battle import MINE_ATTACK, Battle
from wardroom.games.coldwar.catalogue import (
    ADDITIONAL_SHIP,
    ASW,
    COVER,
    CREW,
    DAMAGE_CONTROL,
    INTELLIGENCE,
    REFUELING,
    RETREAT,
    TACTIC,
    TACTICS,
)
from wardroom.games.coldwar.ending import LastShip
from wardroom.games.coldwar.fortunes import Ballot, FortunesOfWar, LuckControl, Vote, is_order
from wardroom.games.coldwar.incoming import Escort, Hunt
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.order import CLEAR, FOG_OF_WAR, FORTUNES, INCOMING
from wardroom.games.coldwar.position.lines import Lines
from wardroom.games.coldwar.position.steps import Fields, Form, Values
from wardroom.games.coldwar.position.words import card_name, card_or_nothing, token
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.specials import NO_THING, Special, negators
from wardroom.games.coldwar.tactics import ANY_TACTIC, TacticMoment, may_hold_tactic, nobody_useful
from wardroom.games.coldwar.volley import BattleStations

TACTIC_NAMES = tuple(name.replace("_", "-") for name in TACTICS)
MATTERS = ("luck", "order")


# -- sealed windows ----------------


def write_members(members: int) -> str:
    return seat_numbers(seat for seat in range(members.bit_length()) if members >> seat & 1) or "none"


def write_runs(b: Battle, step: Sealed) -> str:
    """The answers that have been given, seat by seat."""
    runs = []
    for seat, run in sorted(step.runs.items()):
        if isinstance(run, Answer | Ballot) and run.given != NOBODY:
            runs.append(f"{seat + 1}/{token(b, run.given)}")
    return ",".join(runs)


def read_members(r: Lines, v: Values, usual: int) -> int:
    """Who is asked; if that is not said, whoever would be."""
    if "asked" not in v:
        return usual
    members = 0
    for seat in r.seats(v["asked"]):
        members |= 1 << seat
    return members


def read_runs(r: Lines, v: Values, step: Sealed, allowed: Callable[[int, int], bool]) -> Step:
    """Answers that have been given; `allowed` says of a seat's answer whether it could be."""
    step.pending = step.members
    for word in r.listed(v, "answers"):
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


# 9.6 Which Specials are played in which steps, and what each is played for.
SPECIALS = {
    ("ShipAhoy", ADDITIONAL_SHIP): "",
    ("RetreatStep", RETREAT): "",
    ("BattleStations", CREW): "ship",
    ("BattleStations", INTELLIGENCE): "seat",
    ("DamageControl", DAMAGE_CONTROL): "attack",
    ("SaveSubmarine", DAMAGE_CONTROL): "ship",
    ("LuckControl", DAMAGE_CONTROL): "ship",
    ("Refuel", REFUELING): "card",
    ("Escort", COVER): "attack",
}


def matter(b: Battle, below: Step, card: int) -> str | None:
    """What a Special is about; None if it is not played in this step."""
    if b.family(card) == TACTIC:
        return ""
    return SPECIALS.get((type(below).__name__, b.family(card)))


def write_special(b: Battle, step: Special) -> Fields:
    about = matter(b, b.stack[b.stack.index(step) - 1], step.card)
    things: dict[str | None, Callable[[], str]] = {
        "ship": lambda: b.ship(step.thing).key,
        "seat": lambda: f"seat{step.thing + 1}",
        "attack": lambda: f"#{step.thing + 1}",
        "card": lambda: card_name(b, step.thing),
    }
    return {
        "seat": step.seat + 1,
        "card": card_name(b, step.card),
        "thing": things[about]() if about else "",
        "negations": step.negations,
        "last": 0 if step.actor == step.seat else step.actor + 1,
        "asked": write_members(step.members),
        "answers": write_runs(b, step),
    }


def read_special(r: Lines, v: Values) -> Step:
    b = r.b
    seat, card = r.seat(r.required(v, "seat")), r.card(r.required(v, "card"))
    about = matter(b, r.steps[-1], card) if r.steps else ("" if b.family(card) == TACTIC else None)
    if about is None:
        raise r.fail(f"{v['card']} is not played here")
    thing = NO_THING
    if about == "ship":
        thing = r.ship(r.required(v, "thing"))
    elif about == "seat":
        thing = r.seat(r.required(v, "thing"))
    elif about == "attack":
        thing = r.place(r.required(v, "thing"))
    elif about == "card":
        below = r.steps[-1]
        thing = r.card(r.required(v, "thing"))
        if not isinstance(below, Refuel) or thing not in below.cards:
            raise r.fail(f"{v['thing']} is not being refuelled")
    last = r.seat(v["last"]) if "last" in v else seat
    step = Special(seat, card, thing, r.number(v.get("negations", "0"), 0, 9), last)
    step.members = read_members(r, v, negators(b, last))
    for other in range(b.seats):
        if step.members >> other & 1 and b.same_team(last, other):
            raise r.fail(f"seat{other + 1} does not negate cards of seat{last + 1}")

    def allowed(other: int, action: int) -> bool:
        return step.refuses(b, other, action) == ALLOWED

    return read_runs(r, v, step, allowed)


def write_moment(b: Battle, step: TacticMoment) -> Fields:
    useful = []
    for seat, mask in enumerate(step.useful):
        names = [name for which, name in enumerate(TACTIC_NAMES) if mask >> which & 1]
        if names:
            useful.append("/".join([str(seat + 1), *(names if mask != ANY_TACTIC else ["any"])]))
    return {
        "actor": step.actor + 1,
        "useful": ",".join(useful),
        "asked": write_members(step.members),
        "answers": write_runs(b, step),
    }


def read_moment(r: Lines, v: Values) -> Step:
    b = r.b
    useful = nobody_useful(b)
    for word in r.required(v, "useful").split(","):
        number, *names = word.split("/")
        for name in names:
            one = ANY_TACTIC if name == "any" else 1 << r.one_of(name, TACTIC_NAMES)
            useful[r.seat(number)] |= one
    step = TacticMoment(r.seat(r.required(v, "actor")), useful)
    usual = 0
    for seat in range(b.seats):
        if useful[seat] and may_hold_tactic(b, seat, useful[seat]):
            usual |= 1 << seat
    step.members = read_members(r, v, usual)
    if step.members == 0:
        raise r.fail("nobody is asked for a Tactic")

    def allowed(other: int, action: int) -> bool:
        return step.refuses(b, other, action) == ALLOWED

    return read_runs(r, v, step, allowed)


# -- between the steps ----------------


def write_peek(b: Battle, step: Peek) -> Fields:
    return {
        "seat": step.seat + 1,
        "at": f"seat{step.other + 1}",
        "named": card_or_nothing(b, step.named),
        "copies": step.copies if step.copies > 1 else 0,
    }


def read_peek(r: Lines, v: Values) -> Step:
    below = r.steps[-1]
    assert isinstance(below, BattleStations)
    seat, other = r.actor(v, "seat"), r.seat(r.required(v, "at"))
    if r.b.same_team(seat, other):
        raise r.fail(f"seat{seat + 1} does not spy on seat{other + 1}")
    step = Peek(seat, other, below.fog_left(r.b))
    step.named = r.optional_card(v, "named")
    if step.named != NOBODY:
        step.copies = r.number(v.get("copies", "1"), 1, max(r.b.catalogue.counts))
    return step


def write_refuel(b: Battle, step: Refuel) -> Fields:
    cards = ",".join(card_name(b, card) for card in step.cards)
    return {"seat": step.seat + 1, "cards": cards, "card": card_or_nothing(b, step.card)}


def read_refuel(r: Lines, v: Values) -> Step:
    seat = r.seat(r.required(v, "seat"))
    cards = sorted(r.card(word) for word in r.listed(v, "cards"))
    for card in cards:
        if not r.b.card(card).air:
            raise r.fail(f"{r.b.card(card).key} is no Air card")
    step = Refuel(seat, cards)
    step.card = r.held_card([seat], v)
    if step.card != NOBODY and r.b.family(step.card) != REFUELING:
        raise r.fail(f"{v['card']} refuels nothing")
    return step


# -- incoming ----------------


def write_minefield(b: Battle, step: Minefield) -> Fields:
    spared = ",".join(b.ship(ship).key for ship in step.spared)
    return {"seat": step.seat + 1, "attack": f"#{step.place + 1}", "row": step.row, "spared": spared}


def read_minefield(r: Lines, v: Values) -> Step:
    step = Minefield(r.actor(v, "seat"), r.place(r.required(v, "attack")))
    if r.b.volley[step.place].kind != MINE_ATTACK:
        raise r.fail(f"{v['attack']} is no minefield")
    step.row = r.number(v.get("row", "1"), 1, 3)
    owner = r.b.volley[step.place].seat
    step.spared = sorted(r.own_ship(owner, {"spared": word}, "spared") for word in r.listed(v, "spared"))
    return step


def write_hunt(b: Battle, step: Hunt) -> Fields:
    queue = "" if step.queue is None else seat_numbers(step.queue) or "none"
    return {
        "hunter": step.hunter + 1,
        "card": card_name(b, step.card),
        "ship": b.ship(step.submarine).key,
        "area": int(step.area),
        "queue": queue,
    }


def read_hunt(r: Lines, v: Values) -> Step:
    assert r.turn is not None
    r.required(v, "ship")
    step = Hunt(
        r.seat(r.required(v, "hunter")),
        r.card_of(r.required(v, "card"), (ASW,)),
        r.own_ship(r.turn[0], v, "ship"),
        r.flag(v, "area"),
    )
    if not r.b.ship(step.submarine).is_submarine:
        raise r.fail(f"{v['ship']} is no submarine")
    if "queue" in v:
        step.queue = r.seats(v["queue"])
    return step


def write_escort(b: Battle, step: Escort) -> Fields:
    return {"seat": step.seat + 1, "attack": f"#{step.place + 1}"}


def read_escort(r: Lines, v: Values) -> Step:
    step = Escort(r.actor(v, "seat"), r.place(r.required(v, "attack")))
    if not r.b.volley[step.place].flies():
        raise r.fail(f"{v['attack']} has no escort")
    return step


# -- fortunes of war ----------------


def write_fortunes(b: Battle, step: FortunesOfWar) -> Fields:
    return {
        "seat": step.seat + 1,
        "ordered": int(step.ordered),
        "explosion": EXPLOSIONS[step.explosion],
        "chosen": token(b, step.chosen),
        "copies": step.copies,
    }


EXPLOSIONS = ("", "primary", "secondary")


def read_fortunes(r: Lines, v: Values) -> Step:
    step = FortunesOfWar(r.actor(v, "seat"))
    step.ordered = r.flag(v, "ordered")
    step.explosion = r.one_of(v.get("explosion", ""), EXPLOSIONS)
    if not r.b.luck:
        raise r.fail("Fortunes of War needs a line 'luck'")
    card = r.b.card(r.b.luck[0])
    # It stays when the card that was chosen is gone.
    step.copies = r.number(v.get("copies", "0"), 0, max(r.b.catalogue.counts))
    if "chosen" in v:
        step.chosen = r.action(v["chosen"])
        # 13.5 A Tactic may have been played since.
        in_time = step.chosen == HAND or (is_card(step.chosen) and r.b.family(step.chosen - CARD) == TACTIC)
        if not in_time and step.chosen not in step.options(r.b, card):
            raise r.fail(f"{card.key} cannot do that to {v['chosen']}")
    return step


def write_vote(b: Battle, step: Vote) -> Fields:
    return {"about": MATTERS[is_order(b, step.options)], "answers": write_runs(b, step)}


def read_vote(r: Lines, v: Values) -> Step:
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
    step = Vote(members, options)
    return read_runs(r, v, step, lambda seat, action: action in options)


def write_control(b: Battle, step: LuckControl) -> Fields:
    return {"seat": step.seat + 1, "ship": b.ship(step.ship).key, "queue": seat_numbers(step.queue)}


def read_control(r: Lines, v: Values) -> Step:
    below = r.steps[-1]
    assert isinstance(below, FortunesOfWar)
    r.required(v, "ship")
    step = LuckControl(None, r.actor(v, "seat"), r.own_ship(below.seat, v, "ship"))
    if below.chosen != SHIP + step.ship:
        raise r.fail(f"Fortunes of War has not chosen {v['ship']}")
    step.queue = r.seats(v.get("queue", ""))
    return step


def write_last_ship(b: Battle, step: LastShip) -> Fields:
    return {"seat": step.seat + 1}


def read_last_ship(r: Lines, v: Values) -> Step:
    step = LastShip(r.seat(r.required(v, "seat")))
    if r.b.forces[step.seat].ships:
        raise r.fail(f"seat{step.seat + 1} still has ships (11.2)")
    return step


# Steps that ask openly: a Tactic may be played whenever one of them asks.
OPEN_STEPS = (
    *("AdjustFormation", "DiveDive", "ShipAhoy", "RetreatStep", "BattleStations", "Transfers"),
    *("ChooseDefender", "PointDefense", "DamageControl", "SaveSubmarine", "AllotAirDefense", "BomberHits"),
    *("AdjustOrdnance", "Peek", "Refuel", "Minefield", "Hunt", "Escort", "LuckControl"),
)
MOMENTS = ("Incoming", "Hunt", "AllotAirDefense", "Peek", "FortunesOfWar", "LastShip")

ACTION_STEPS = (
    Form(Special, write_special, read_special, ("", "TacticMoment", *OPEN_STEPS, *MOMENTS), (FOG_OF_WAR,)),
    Form(TacticMoment, write_moment, read_moment, ("", *MOMENTS), (FOG_OF_WAR,)),
    Form(Peek, write_peek, read_peek, ("BattleStations",)),
    Form(Refuel, write_refuel, read_refuel, ("", "Incoming", "Refuel"), (CLEAR, INCOMING)),
    Form(Minefield, write_minefield, read_minefield, ("Incoming", "Minefield")),
    Form(Hunt, write_hunt, read_hunt, ("Incoming",)),
    Form(Escort, write_escort, read_escort, ("Incoming",)),
    Form(FortunesOfWar, write_fortunes, read_fortunes, ("",), (FORTUNES,)),
    Form(Vote, write_vote, read_vote, ("FortunesOfWar",)),
    Form(LuckControl, write_control, read_control, ("FortunesOfWar",)),
    Form(LastShip, write_last_ship, read_last_ship, ("Incoming", "FortunesOfWar")),
)
