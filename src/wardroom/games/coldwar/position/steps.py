"""The steps of a position: where each may stand, and what it must agree with."""

from __future__ import annotations

from collections.abc import Callable

from wardroom.core.position_reader import Form, by_name
from wardroom.core.sealed import Answer, Sealed
from wardroom.core.state import ALLOWED, NOBODY, TRUTH, UNKNOWN, Step
from wardroom.core.step_fields import FieldReader
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.actions import CARD
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense, SaveSubmarine
from wardroom.games.coldwar.battle import MINE_ATTACK
from wardroom.games.coldwar.catalogue import ASW, COVER, EARLY_WARNING, REFUELING, SURPRISE, TACTIC
from wardroom.games.coldwar.ending import LastShip
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.fortunes import Ballot, FortunesOfWar, LuckControl, Vote
from wardroom.games.coldwar.incoming import ChooseDefender, Hunt, Incoming
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.order import (
    AHOY,
    CLEAR,
    DIVE,
    FOG_OF_WAR,
    FORMATION,
    FORTUNES,
    INCOMING,
    ORDNANCE,
    RETREAT,
    STATIONS,
)
from wardroom.games.coldwar.position.lines import AREA_FAMILIES, Lines
from wardroom.games.coldwar.position.possible import marks_fault
from wardroom.games.coldwar.position.writing import ANSWERS, ANY, MATTERS, TACTIC_NAMES, matter, token
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.specials import NO_THING, Special, negators
from wardroom.games.coldwar.tactics import ANY_TACTIC, TacticMoment, nobody_useful, possible_seats
from wardroom.games.coldwar.task_force import CARD_BITS
from wardroom.games.coldwar.teams import Transfers, thing_forbids
from wardroom.games.coldwar.volley import BattleStations


class StepReader(FieldReader):
    """The facts of a step, within the limits that the rest of the position sets."""

    def __init__(self, r: Lines, values: dict[str, str]) -> None:
        super().__init__(r, values)
        self.r = r
        self.limits = {
            "spent": r.b.fog,
            "place": len(values.get("order", "").split(",")),
            "copies": max(r.b.catalogue.counts),
        }

    def count(self, name: str, least: int, most: int) -> int:
        return super().count(name, least, self.limits.get(name, most))

    def choice(self, name: str, names: tuple[str, ...]) -> int:
        """The first is meant where nothing is said."""
        return self.r.one_of(self.values.get(name, names[0]), names)

    def ship(self, name: str) -> int:
        return self.r.ship(self.word(name))

    def card(self, name: str) -> int:
        return self.r.card(self.word(name))

    def seats(self, name: str) -> list[int]:
        return self.r.seats(self.word(name))

    def cards(self, name: str) -> list[int]:
        """One by one, as they are written."""
        return [self.r.card(word) for word in self.listed(name)]


# -- before the shooting ----------------


def check_adjust_formation(r: Lines, step: AdjustFormation) -> None:
    step.look_at(r.b.rows(step.seat))


def check_ahoy(r: Lines, step: ShipAhoy) -> None:
    if step.arriving != NOBODY:
        r.name_ship(step.arriving)


# -- the volley ----------------


def check_battle_stations(r: Lines, step: BattleStations) -> None:
    r.check_families([entry & CARD_BITS for entry in step.area], AREA_FAMILIES)
    r.check_families([entry & 255 for entry in step.surprises], (SURPRISE,))
    step.surprises = sorted(step.surprises)


def check_transfers(r: Lines, step: Transfers) -> None:
    if step.mate != NOBODY and (step.way == NOBODY or not r.b.same_team(step.seat, step.mate)):
        raise r.fail(f"nothing can pass between seat{step.seat + 1} and seat{step.mate + 1}")
    if r.values.get("thing") == "-":
        # Any thing may have been refused, but one is offered.
        raise r.fail("there is no card '-'")
    hidden = actions.is_card(step.thing) and r.b.observer not in (TRUTH, step.seat)
    if step.thing != NOBODY and not hidden and "placed" not in r.values:
        if thing_forbids(r.b, step.seat, step.thing) != ALLOWED:
            raise r.fail(f"seat{step.seat + 1} cannot offer {r.values['thing']}")
    if "placing" in r.values or "placed" in r.values:
        r.required(r.values, "placing")
        r.required(r.values, "placed")
        r.name_ship(step.placed_ship)
    for word in filter(None, r.values.get("cards", "").split(",")):
        r.required(r.values, "placed")
        r.attach(step.placing, step.placed_ship, word)
        r.b.status[step.placed_ship] = 0
    if step.placed_ship != NOBODY:
        r.refuse(marks_fault(r.b, step.placed_ship, step.flags))


def check_peek(r: Lines, step: Peek) -> None:
    if r.b.same_team(step.seat, step.other):
        raise r.fail(f"seat{step.seat + 1} does not spy on seat{step.other + 1}")
    below = r.steps[-1]
    assert isinstance(below, BattleStations)
    step.fog = below.fog_left(r.b)
    step.copies = 0
    if step.named != NOBODY:
        step.copies = r.number(r.values.get("copies", "1"), 1, max(r.b.catalogue.counts))


def check_refuel(r: Lines, step: Refuel) -> None:
    step.cards = sorted(step.cards)
    for card in step.cards:
        if not r.b.card(card).air:
            raise r.fail(f"{r.b.card(card).key} is no Air card")
    r.check_held([step.seat], step.card)
    if step.card != NOBODY and r.b.family(step.card) != REFUELING:
        raise r.fail(f"{r.values['card']} refuels nothing")


# -- incoming ----------------


def check_incoming(r: Lines, step: Incoming) -> None:
    if len(set(step.order)) < len(step.order):
        raise r.fail("each defender has one place in the order")
    for attack in r.b.volley:
        if attack.seat not in step.order:
            raise r.fail(f"seat{attack.seat + 1} is attacked, and not in order=")
    r.at_most(step.place, len(step.order))
    r.check_families([hunt >> 8 & 255 for hunt in step.hunts], (ASW,))
    r.check_families([roll & 255 for roll in step.rolls], (COVER, EARLY_WARNING))


def check_defender(r: Lines, step: PointDefense | DamageControl | AllotAirDefense | BomberHits) -> None:
    """The seat whose attacks are being resolved."""
    below = r.steps[-1]
    assert isinstance(below, Incoming)
    if below.order[below.place : below.place + 1] != [step.defender]:
        raise r.fail(f"Incoming does not stand at the attacks on seat{step.defender + 1}")


def check_point_defense(r: Lines, step: PointDefense) -> None:
    check_defender(r, step)
    if not step.shown:
        r.check_held(step.queue, step.card)
    if (step.warned or step.shown) and (step.card == NOBODY or r.b.family(step.card) != EARLY_WARNING):
        raise r.fail("warned and shown are about an Early Warning card")


def check_damage_control(r: Lines, step: DamageControl) -> None:
    check_defender(r, step)
    r.check_held(step.queue, step.card)


def check_allot(r: Lines, step: AllotAirDefense) -> None:
    check_defender(r, step)
    if len(step.allotted) > len(step.systems):
        raise r.fail(f"there are only {len(step.systems)} systems to allot")


def check_minefield(r: Lines, step: Minefield) -> None:
    attack = r.b.volley[step.place]
    if attack.kind != MINE_ATTACK:
        raise r.fail(f"{r.values['attack']} is no minefield")
    for ship in step.spared:
        r.check_own(attack.seat, ship)
    step.spared = sorted(step.spared)


def check_hunt(r: Lines, step: Hunt) -> None:
    assert r.turn is not None
    r.check_family(step.card, (ASW,), r.values["card"])
    r.check_own(r.turn[0], step.submarine)
    if not r.b.ship(step.submarine).is_submarine:
        raise r.fail(f"{r.values['ship']} is no submarine")


def check_escort(r: Lines, step: Escort) -> None:
    if not r.b.volley[step.place].flies():
        raise r.fail(f"{r.values['attack']} has no escort")


# -- fortunes of war ----------------


def check_fortunes(r: Lines, step: FortunesOfWar) -> None:
    if not r.b.luck:
        raise r.fail("Fortunes of War needs a line 'luck'")
    if step.chosen == NOBODY:
        return
    card = r.b.card(r.b.luck[0])
    # 13.5 A Tactic may have been played since.
    in_time = step.chosen == actions.HAND
    if actions.is_card(step.chosen):
        in_time = r.b.family(step.chosen - actions.CARD) == TACTIC
    if not in_time and step.chosen not in step.options(r.b, card):
        raise r.fail(f"{card.key} cannot do that to {r.values['chosen']}")


def check_control(r: Lines, step: LuckControl) -> None:
    below = r.steps[-1]
    assert isinstance(below, FortunesOfWar)
    r.check_own(below.seat, step.ship)
    if below.chosen != actions.SHIP + step.ship:
        raise r.fail(f"Fortunes of War has not chosen {r.values['ship']}")


def check_last_ship(r: Lines, step: LastShip) -> None:
    if r.b.forces[step.seat].ships:
        raise r.fail(f"seat{step.seat + 1} still has ships (11.2)")


# -- sealed steps, which say who is asked and what has been answered ----------------


def read_formation(r: Lines) -> Step:
    step = Formation((1 << r.b.seats) - 1)
    for key, rows in r.values.items():
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


def read_members(r: Lines, usual: int) -> int:
    """Who is asked; if that is not said, whoever would be."""
    if "asked" not in r.values:
        return usual
    members = 0
    for seat in r.seats(r.values["asked"]):
        members |= 1 << seat
    return members


def read_runs(r: Lines, step: Sealed, allowed: Callable[[int, int], bool]) -> Step:
    """Answers that have been given; `allowed` says of a seat's answer whether it could be."""
    told = r.step_reader(r.values)
    for entry in told.packed("answers", ANSWERS) if told.says("answers") else []:
        seat, action = ANSWERS.values(entry)
        if not step.members >> seat & 1:
            raise r.fail(f"seat{seat + 1} is not asked")
        if not r.b.answers_for(seat):
            raise r.fail(f"the answer of seat{seat + 1} is hidden")
        if not allowed(seat, action):
            raise r.fail(f"seat{seat + 1} cannot answer {token(r.b, action)}")
        run = Ballot(seat, step.options) if isinstance(step, Vote) else Answer(seat)
        run.given = action
        step.runs[seat] = run
        step.pending &= ~(1 << seat)
    return step


def read_special(r: Lines) -> Step:
    b, told = r.b, r.step_reader(r.values)
    seat, card = told.seat("seat"), told.card("card")
    about = matter(b, r.steps[-1], card) if r.steps else ("" if b.family(card) == TACTIC else None)
    if about is None:
        raise r.fail(f"{b.card(card).key} is not played here")
    thing = NO_THING
    if about:
        things = {"ship": told.ship, "seat": told.seat, "attack": told.place, "card": told.card}
        thing = things[about]("thing")
    if about == "card":
        below = r.steps[-1]
        if not isinstance(below, Refuel) or thing not in below.cards:
            raise r.fail(f"{b.card(thing).key} is not being refuelled")
    last = told.seat("last") if told.says("last") else seat
    negations = told.count("negations", 0, 9) if told.says("negations") else 0
    step = Special(read_members(r, negators(b, last)), last, seat, card, thing, negations)
    for other in range(b.seats):
        if step.members >> other & 1 and b.same_team(last, other):
            raise r.fail(f"seat{other + 1} does not negate cards of seat{last + 1}")
    return read_runs(r, step, lambda other, action: step.refuses(b, other, action) == ALLOWED)


def read_moment(r: Lines) -> Step:
    b, told = r.b, r.step_reader(r.values)
    useful = nobody_useful(b)
    for word in told.word("useful").split(","):
        number, *names = word.split("/")
        for name in names:
            one = ANY_TACTIC if name == ANY else 1 << r.one_of(name, TACTIC_NAMES)
            useful[r.seat(number)] |= one
    actor = told.seat("actor")
    step = TacticMoment(read_members(r, possible_seats(b, useful)), actor, useful)
    if step.members == 0:
        raise r.fail("nobody is asked for a Tactic")
    return read_runs(r, step, lambda other, action: step.refuses(b, other, action) == ALLOWED)


def read_vote(r: Lines) -> Step:
    b = r.b
    below = r.steps[-1]
    assert isinstance(below, FortunesOfWar)
    if r.step_reader(r.values).choice("about", MATTERS):
        options = sorted({CARD + card for card in b.luck})
    else:
        options = below.options(b, b.card(b.luck[0]))
    if len(options) < 2:
        raise r.fail("there is nothing to vote about")
    members = 0
    for seat in range(b.seats):
        if not b.same_team(seat, below.seat) and not b.forces[seat].out:
            members |= 1 << seat
    return read_runs(r, Vote(members, options), lambda seat, action: action in options)


# Steps that ask openly: a Tactic may be played whenever one of them asks.
OPEN_STEPS = (
    *("AdjustFormation", "DiveDive", "ShipAhoy", "RetreatStep", "BattleStations", "Transfers"),
    *("ChooseDefender", "PointDefense", "DamageControl", "SaveSubmarine", "AllotAirDefense", "BomberHits"),
    *("AdjustOrdnance", "Peek", "Refuel", "Minefield", "Hunt", "Escort", "LuckControl"),
)
MOMENTS = ("Incoming", "Hunt", "AllotAirDefense", "Peek", "FortunesOfWar", "LastShip")

# Every step that a position can be in, by its name.
FORMS = by_name(
    Form(Formation, (), read=read_formation),
    Form(AdjustFormation, check=check_adjust_formation, places=(FORMATION,), actor="seat", own=("ship",)),
    Form(DiveDive, places=(DIVE,), actor="seat"),
    Form(ShipAhoy, check=check_ahoy, places=(AHOY,), actor="seat"),
    Form(RetreatStep, places=(RETREAT,), actor="seat", own=("ship",)),
    Form(BattleStations, check=check_battle_stations, places=(STATIONS,), actor="seat", own=("ship",)),
    Form(Transfers, ("BattleStations",), check_transfers, actor="seat"),
    Form(Peek, ("BattleStations",), check_peek, actor="seat"),
    Form(Refuel, ("", "Incoming", "Refuel"), check_refuel, (CLEAR, INCOMING)),
    Form(ChooseDefender, places=(INCOMING,), actor="seat"),
    Form(Incoming, check=check_incoming, places=(INCOMING,), actor="seat"),
    Form(PointDefense, ("Incoming",), check_point_defense),
    Form(DamageControl, ("Incoming",), check_damage_control),
    Form(SaveSubmarine, ("Incoming", "SaveSubmarine"), actor="owner", own=("submarine",)),
    Form(AllotAirDefense, ("Incoming",), check_allot),
    Form(BomberHits, ("Incoming",), check_defender, actor="attacker"),
    Form(Minefield, ("Incoming", "Minefield"), check_minefield, actor="seat"),
    Form(Hunt, ("Incoming",), check_hunt),
    Form(Escort, ("Incoming",), check_escort, actor="seat"),
    Form(AdjustOrdnance, places=(ORDNANCE,), actor="seat"),
    Form(FortunesOfWar, check=check_fortunes, places=(FORTUNES,), actor="seat"),
    Form(LuckControl, ("FortunesOfWar",), check_control, actor="seat"),
    Form(Vote, ("FortunesOfWar",), read=read_vote),
    Form(LastShip, ("Incoming", "FortunesOfWar"), check_last_ship),
    Form(Special, ("", "TacticMoment", *OPEN_STEPS, *MOMENTS), places=(FOG_OF_WAR,), read=read_special),
    Form(TacticMoment, ("", *MOMENTS), places=(FOG_OF_WAR,), read=read_moment),
)
