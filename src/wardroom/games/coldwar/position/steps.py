"""The steps of the base game in a position: how each is written, and how it is read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wardroom.core.lists import added
from wardroom.core.position import seat_numbers
from wardroom.core.rows import ROW_BITS
from wardroom.core.state import ALLOWED, NOBODY, TRUTH, UNKNOWN, Step
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.answers import (
    AllotAirDefense,
    BomberHits,
    DamageControl,
    PointDefense,
    SaveSubmarine,
)
from wardroom.games.coldwar.battle import CARD_BITS, DOWN, OWNER, Battle
from wardroom.games.coldwar.catalogue import ASW, COVER, EARLY_WARNING, SURPRISE
from wardroom.games.coldwar.formation import Arrange, Formation, surface_ships
from wardroom.games.coldwar.incoming import AREA_ROLL, COUNTERATTACK, ChooseDefender, Incoming
from wardroom.games.coldwar.order import AHOY, DIVE, FORMATION, INCOMING, ORDNANCE, RETREAT, STATIONS
from wardroom.games.coldwar.position.lines import Lines
from wardroom.games.coldwar.position.possible import marks_fault
from wardroom.games.coldwar.position.words import (
    AREA_FAMILIES,
    MOST_ATTACKS,
    MOST_DICE,
    STAGES,
    card_name,
    card_or_nothing,
    roll_text,
    ship_or_nothing,
    token,
)
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.shipshape import AdjustOrdnance
from wardroom.games.coldwar.teams import Transfers, thing_forbids
from wardroom.games.coldwar.volley import BattleStations

# What a step says of itself, in order; nothing, 0 and `-` are left out.
Fields = dict[str, str | int]
Values = dict[str, str]


class Form(NamedTuple):
    """A step's place in the text: its two directions, what it may stand on, and where in the turn."""

    kind: type[Step]
    write: Callable[[Battle, Any], Fields]
    read: Callable[[Lines, Values], Step]
    # The steps it may stand on; "" is the turn itself, at these places.
    below: tuple[str, ...]
    places: tuple[int, ...] = ()


# -- before the shooting ----------------


def write_formation(b: Battle, step: Formation) -> Fields:
    runs: Fields = {}
    for seat, run in sorted(step.runs.items()):
        if isinstance(run, Arrange) and (run.rows or run.agreed):
            runs[f"seat{seat + 1}"] = ",".join(str(row) for row in run.rows) or "agreed"
    return runs


def read_formation(r: Lines, v: Values) -> Step:
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


def write_adjust_formation(b: Battle, step: AdjustFormation) -> Fields:
    return {"seat": step.seat + 1, "ship": ship_or_nothing(b, step.ship)}


def read_adjust_formation(r: Lines, v: Values) -> Step:
    seat = r.actor(v, "seat")
    step = AdjustFormation(seat, r.b.rows(seat))
    step.ship = r.own_ship(seat, v, "ship")
    return step


def write_dive(b: Battle, step: DiveDive) -> Fields:
    return {"seat": step.seat + 1}


def read_dive(r: Lines, v: Values) -> Step:
    return DiveDive(r.actor(v, "seat"))


def write_ahoy(b: Battle, step: ShipAhoy) -> Fields:
    return {"seat": step.seat + 1, "arriving": ship_or_nothing(b, step.arriving)}


def read_ahoy(r: Lines, v: Values) -> Step:
    step = ShipAhoy(r.actor(v, "seat"))
    step.arriving = r.optional_ship(v, "arriving")
    if step.arriving != NOBODY:
        r.name_ship(step.arriving)
    return step


def write_retreat(b: Battle, step: RetreatStep) -> Fields:
    return {"seat": step.seat + 1, "repairs": step.repairs, "ship": ship_or_nothing(b, step.ship)}


def read_retreat(r: Lines, v: Values) -> Step:
    step = RetreatStep(r.actor(v, "seat"))
    step.repairs = r.number(v.get("repairs", "0"), 0, 2)
    step.ship = r.own_ship(step.seat, v, "ship")
    return step


# -- the volley ----------------


def write_battle_stations(b: Battle, step: BattleStations) -> Fields:
    return {
        "seat": step.seat + 1,
        "spent": step.spent,
        "card": card_or_nothing(b, step.card),
        "ship": ship_or_nothing(b, step.ship),
        "aimed": ship_or_nothing(b, step.aimed),
        "force": step.aimed_seat + 1,
        "area": ",".join(card_name(b, e & CARD_BITS) + ("/down" if e & DOWN else "") for e in step.area),
        "surprises": ",".join(f"{(e >> 8) + 1}/{card_name(b, e & 255)}" for e in step.surprises),
    }


def read_battle_stations(r: Lines, v: Values) -> Step:
    step = BattleStations(r.actor(v, "seat"))
    step.spent = r.number(v.get("spent", "0"), 0, r.b.fog)
    step.card = r.optional_card(v, "card")
    step.ship = r.own_ship(step.seat, v, "ship")
    step.aimed = r.optional_ship(v, "aimed")
    step.aimed_seat = r.optional_seat(v, "force")
    for word in r.listed(v, "area"):
        card, slash, down = word.partition("/")
        if slash and down != "down":
            raise r.fail(f"{word!r} is not 'ecm' or 'ecm/down'")
        step.area = [*step.area, r.card_of(card, AREA_FAMILIES) | (DOWN if down else 0)]
    for word in r.listed(v, "surprises"):
        place, card = r.parts(word, "1/surprise")
        entry = r.number(place, 1, MOST_ATTACKS) - 1 << 8 | r.card_of(card, (SURPRISE,))
        step.surprises = added(step.surprises, entry)
    return step


def write_transfers(b: Battle, step: Transfers) -> Fields:
    attached = b.forces[step.placing].attached
    return {
        "seat": step.seat + 1,
        "way": token(b, step.way),
        "mate": step.mate + 1,
        "thing": token(b, step.thing),
        "placing": step.placing + 1,
        "placed": ship_or_nothing(b, step.placed_ship),
        "flags": step.flags,
        "cards": ",".join(card_name(b, entry & 255) for entry in attached if entry >> 8 == step.placed_ship),
        "refused": ",".join(
            f"{(r >> 16) + 1}/{token(b, r >> 12 & 15)}/{token(b, r & 4095 or NOBODY)}" for r in step.refused
        ),
    }


def read_transfers(r: Lines, v: Values) -> Step:
    step = Transfers(r.actor(v, "seat"))
    step.way = r.way(v["way"]) if "way" in v else NOBODY
    step.mate = r.optional_seat(v, "mate")
    step.thing = r.thing(v["thing"]) if "thing" in v else NOBODY
    if step.mate != NOBODY and (step.way == NOBODY or not r.b.same_team(step.seat, step.mate)):
        raise r.fail(f"nothing can pass between seat{step.seat + 1} and seat{step.mate + 1}")
    hidden = actions.is_card(step.thing) and r.b.observer not in (TRUTH, step.seat)
    if step.thing != NOBODY and not hidden and "placed" not in v:
        if thing_forbids(r.b, step.seat, step.thing) != ALLOWED:
            raise r.fail(f"seat{step.seat + 1} cannot offer {v['thing']}")
    if "placing" in v or "placed" in v:
        step.placing = r.seat(r.required(v, "placing"))
        step.placed_ship = r.name_ship(r.ship(r.required(v, "placed")))
    step.flags = r.number(v.get("flags", "0"), 0, (1 << OWNER) - 1 & ~ROW_BITS)
    for word in r.listed(v, "cards"):
        r.required(v, "placed")
        r.attach(step.placing, step.placed_ship, word)
        r.b.status[step.placed_ship] = 0
    if step.placed_ship != NOBODY:
        r.refuse(marks_fault(r.b, step.placed_ship, step.flags))
    for offer in r.listed(v, "refused"):
        mate, way, thing = r.parts(offer, "2/give/gun5")
        refused = r.thing(thing) if thing != "-" else 0
        step.refused.append(r.seat(mate) << 16 | r.way(way) << 12 | refused)
    return step


# -- incoming ----------------


def write_choose_defender(b: Battle, step: ChooseDefender) -> Fields:
    return {"seat": step.seat + 1, "left": seat_numbers(step.left), "order": seat_numbers(step.order)}


def read_choose_defender(r: Lines, v: Values) -> Step:
    step = ChooseDefender(r.actor(v, "seat"), r.seats(r.required(v, "left")))
    step.order = r.seats(v.get("order", ""))
    return step


def write_incoming(b: Battle, step: Incoming) -> Fields:
    hunts = [f"{(h >> 16) + 1}/{card_name(b, h >> 8 & 255)}/{b.ship(h & 255).key}" for h in step.hunts]
    return {
        "seat": step.seat + 1,
        "order": seat_numbers(step.order),
        "place": step.place,
        "stage": step.stage,
        "hunts": ",".join(hunts),
        "struck": ",".join(f"{(s >> 8) + 1}/{b.ship(s & 255).key}" for s in step.struck),
        "rolls": ",".join(roll_text(b, roll) for roll in step.rolls),
    }


def read_incoming(r: Lines, v: Values) -> Step:
    step = Incoming(r.actor(v, "seat"), r.seats(r.required(v, "order")))
    if len(set(step.order)) < len(step.order):
        raise r.fail("each defender has one place in the order")
    for attack in r.b.volley:
        if attack.seat not in step.order:
            raise r.fail(f"seat{attack.seat + 1} is attacked, and not in order=")
    step.place = r.number(v.get("place", "0"), 0, len(step.order))
    step.stage = r.number(v.get("stage", "0"), 0, COUNTERATTACK)
    for hunt in r.listed(v, "hunts"):
        seat, card, ship = r.parts(hunt, "2/asw/alfa")
        step.hunts.append(r.seat(seat) << 16 | r.card_of(card, (ASW,)) << 8 | r.ship(ship))
    for struck in r.listed(v, "struck"):
        seat, ship = r.parts(struck, "2/alfa")
        step.struck.append(r.seat(seat) << 8 | r.ship(ship))
    for roll in r.listed(v, "rolls"):
        way, seat, place, card = r.parts(roll, "area/2/1/cover")
        entry = r.seat(seat) << 16 | r.place(place) << 8 | r.card_of(card, (COVER, EARLY_WARNING))
        step.rolls.append(r.one_of(way, ("point", "area")) << AREA_ROLL | entry)
    return step


def write_point_defense(b: Battle, step: PointDefense) -> Fields:
    return {
        "defender": step.defender + 1,
        "stage": STAGES[step.stage],
        "queue": seat_numbers(step.queue),
        "card": card_or_nothing(b, step.card),
        "warned": int(step.warned),
        "shown": int(step.shown),
    }


def read_point_defense(r: Lines, v: Values) -> Step:
    step = PointDefense(None, defender(r, v), r.one_of(v.get("stage", STAGES[0]), STAGES))
    step.queue = r.seats(v.get("queue", ""))
    step.warned, step.shown = r.flag(v, "warned"), r.flag(v, "shown")
    step.card = r.optional_card(v, "card") if step.shown else r.held_card(step.queue, v)
    if (step.warned or step.shown) and (step.card == NOBODY or r.b.family(step.card) != EARLY_WARNING):
        raise r.fail("warned and shown are about an Early Warning card")
    return step


def write_damage_control(b: Battle, step: DamageControl) -> Fields:
    return {
        "defender": step.defender + 1,
        "queue": seat_numbers(step.queue),
        "card": card_or_nothing(b, step.card),
    }


def read_damage_control(r: Lines, v: Values) -> Step:
    step = DamageControl(None, defender(r, v))
    step.queue = r.seats(v.get("queue", ""))
    step.card = r.held_card(step.queue, v)
    return step


def write_save_submarine(b: Battle, step: SaveSubmarine) -> Fields:
    return {
        "owner": step.owner + 1,
        "ship": b.ship(step.submarine).key,
        "hunter": step.hunter + 1,
        "area": int(step.area),
        "queue": seat_numbers(step.queue),
    }


def read_save_submarine(r: Lines, v: Values) -> Step:
    owner = r.actor(v, "owner")
    r.required(v, "ship")
    hunter = r.seat(r.required(v, "hunter"))
    step = SaveSubmarine(None, owner, r.own_ship(owner, v, "ship"), hunter, r.flag(v, "area"))
    step.queue = r.seats(v.get("queue", ""))
    return step


def write_allot(b: Battle, step: AllotAirDefense) -> Fields:
    return {
        "defender": step.defender + 1,
        "systems": ",".join(f"{b.ship(s >> 8).key}/{s & 255}" for s in step.systems),
        "allotted": ",".join("none" if a == NOBODY else str(a + 1) for a in step.allotted),
        "jinked": int(step.jinked),
    }


def read_allot(r: Lines, v: Values) -> Step:
    step = AllotAirDefense(None, defender(r, v))
    for system in r.required(v, "systems").split(","):
        ship, number = r.parts(system, "ticonderoga/3")
        step.systems.append(r.ship(ship) << 8 | r.number(number, 1, 6))
    for word in r.listed(v, "allotted"):
        step.allotted.append(NOBODY if word == "none" else r.place(word))
    if len(step.allotted) > len(step.systems):
        raise r.fail(f"there are only {len(step.systems)} systems to allot")
    step.jinked = r.flag(v, "jinked")
    return step


def write_bomber_hits(b: Battle, step: BomberHits) -> Fields:
    return {"defender": step.defender + 1, "attacker": step.attacker + 1, "hits": step.hits}


def read_bomber_hits(r: Lines, v: Values) -> Step:
    hits = r.number(r.required(v, "hits"), 1, MOST_DICE)
    return BomberHits(defender(r, v), r.actor(v, "attacker"), hits)


def defender(r: Lines, v: Values) -> int:
    """The seat whose attacks are being resolved."""
    seat = r.seat(r.required(v, "defender"))
    below = r.steps[-1]
    assert isinstance(below, Incoming)
    if below.order[below.place : below.place + 1] != [seat]:
        raise r.fail(f"Incoming does not stand at the attacks on seat{seat + 1}")
    return seat


# -- ship shape ----------------


def write_ordnance(b: Battle, step: AdjustOrdnance) -> Fields:
    return {"seat": step.seat + 1, "chosen": ",".join(card_name(b, card) for card in step.chosen)}


def read_ordnance(r: Lines, v: Values) -> Step:
    step = AdjustOrdnance(r.actor(v, "seat"))
    step.chosen = [r.card(card) for card in r.listed(v, "chosen")]
    return step


BASE_STEPS = (
    Form(Formation, write_formation, read_formation, ()),
    Form(AdjustFormation, write_adjust_formation, read_adjust_formation, ("",), (FORMATION,)),
    Form(DiveDive, write_dive, read_dive, ("",), (DIVE,)),
    Form(ShipAhoy, write_ahoy, read_ahoy, ("",), (AHOY,)),
    Form(RetreatStep, write_retreat, read_retreat, ("",), (RETREAT,)),
    Form(BattleStations, write_battle_stations, read_battle_stations, ("",), (STATIONS,)),
    Form(Transfers, write_transfers, read_transfers, ("BattleStations",)),
    Form(ChooseDefender, write_choose_defender, read_choose_defender, ("",), (INCOMING,)),
    Form(Incoming, write_incoming, read_incoming, ("",), (INCOMING,)),
    Form(PointDefense, write_point_defense, read_point_defense, ("Incoming",)),
    Form(DamageControl, write_damage_control, read_damage_control, ("Incoming",)),
    Form(SaveSubmarine, write_save_submarine, read_save_submarine, ("Incoming", "SaveSubmarine")),
    Form(AllotAirDefense, write_allot, read_allot, ("Incoming",)),
    Form(BomberHits, write_bomber_hits, read_bomber_hits, ("Incoming",)),
    Form(AdjustOrdnance, write_ordnance, read_ordnance, ("",), (ORDNANCE,)),
)
