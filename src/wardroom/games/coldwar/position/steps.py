"""The steps of a position: where each may stand, and what it must agree with."""

from __future__ import annotations

from wardroom.core.position_reader import Form
from wardroom.core.state import ALLOWED, NOBODY, TRUTH
from wardroom.core.step_fields import FieldReader
from wardroom.games.coldwar import actions
from wardroom.games.coldwar.air_defence import AllotAirDefense, BomberHits
from wardroom.games.coldwar.answers import DamageControl, PointDefense, SaveSubmarine
from wardroom.games.coldwar.battle import CARD_BITS, MINE_ATTACK
from wardroom.games.coldwar.catalogue import ASW, COVER, EARLY_WARNING, REFUELING, SURPRISE, TACTIC
from wardroom.games.coldwar.ending import LastShip
from wardroom.games.coldwar.escorts import Escort
from wardroom.games.coldwar.fortunes import FortunesOfWar, LuckControl
from wardroom.games.coldwar.incoming import ChooseDefender, Hunt, Incoming
from wardroom.games.coldwar.intelligence import Peek
from wardroom.games.coldwar.minefields import Minefield
from wardroom.games.coldwar.order import (
    AHOY,
    CLEAR,
    DIVE,
    FORMATION,
    FORTUNES,
    INCOMING,
    ORDNANCE,
    RETREAT,
    STATIONS,
)
from wardroom.games.coldwar.position.lines import Lines
from wardroom.games.coldwar.position.possible import marks_fault
from wardroom.games.coldwar.position.words import AREA_FAMILIES
from wardroom.games.coldwar.prepare import AdjustFormation, DiveDive, RetreatStep, ShipAhoy
from wardroom.games.coldwar.refueling import Refuel
from wardroom.games.coldwar.shipshape import AdjustOrdnance
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


def check_actor(r: Lines, step: DiveDive | ChooseDefender | AdjustOrdnance) -> None:
    r.check_actor(step.seat)


def check_adjust_formation(r: Lines, step: AdjustFormation) -> None:
    check_ship(r, step)
    step.look_at(r.b.rows(step.seat))


def check_ship(r: Lines, step: AdjustFormation | RetreatStep | BattleStations) -> None:
    r.check_actor(step.seat)
    if step.ship != NOBODY:
        r.check_own(step.seat, step.ship)


def check_ahoy(r: Lines, step: ShipAhoy) -> None:
    r.check_actor(step.seat)
    if step.arriving != NOBODY:
        r.name_ship(step.arriving)


# -- the volley ----------------


def check_battle_stations(r: Lines, step: BattleStations) -> None:
    check_ship(r, step)
    for entry in step.area:
        r.check_family(entry & CARD_BITS, AREA_FAMILIES)
    for entry in step.surprises:
        r.check_family(entry & 255, (SURPRISE,))
    step.surprises = sorted(step.surprises)


def check_transfers(r: Lines, step: Transfers) -> None:
    r.check_actor(step.seat)
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
    r.check_actor(step.seat)
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
    r.check_actor(step.seat)
    if len(set(step.order)) < len(step.order):
        raise r.fail("each defender has one place in the order")
    for attack in r.b.volley:
        if attack.seat not in step.order:
            raise r.fail(f"seat{attack.seat + 1} is attacked, and not in order=")
    r.at_most(step.place, len(step.order))
    for hunt in step.hunts:
        r.check_family(hunt >> 8 & 255, (ASW,))
    for roll in step.rolls:
        r.check_family(roll & 255, (COVER, EARLY_WARNING))


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


def check_save_submarine(r: Lines, step: SaveSubmarine) -> None:
    r.check_actor(step.owner)
    r.check_own(step.owner, step.submarine)


def check_allot(r: Lines, step: AllotAirDefense) -> None:
    check_defender(r, step)
    if len(step.allotted) > len(step.systems):
        raise r.fail(f"there are only {len(step.systems)} systems to allot")


def check_bomber_hits(r: Lines, step: BomberHits) -> None:
    check_defender(r, step)
    r.check_actor(step.attacker)


def check_minefield(r: Lines, step: Minefield) -> None:
    r.check_actor(step.seat)
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
    r.check_actor(step.seat)
    if not r.b.volley[step.place].flies():
        raise r.fail(f"{r.values['attack']} has no escort")


# -- fortunes of war ----------------


def check_fortunes(r: Lines, step: FortunesOfWar) -> None:
    r.check_actor(step.seat)
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
    r.check_actor(step.seat)
    r.check_own(below.seat, step.ship)
    if below.chosen != actions.SHIP + step.ship:
        raise r.fail(f"Fortunes of War has not chosen {r.values['ship']}")


def check_last_ship(r: Lines, step: LastShip) -> None:
    if r.b.forces[step.seat].ships:
        raise r.fail(f"seat{step.seat + 1} still has ships (11.2)")


OPEN_FORMS = (
    Form(AdjustFormation, AdjustFormation.read, ("",), check_adjust_formation, (FORMATION,)),
    Form(DiveDive, DiveDive.read, ("",), check_actor, (DIVE,)),
    Form(ShipAhoy, ShipAhoy.read, ("",), check_ahoy, (AHOY,)),
    Form(RetreatStep, RetreatStep.read, ("",), check_ship, (RETREAT,)),
    Form(BattleStations, BattleStations.read, ("",), check_battle_stations, (STATIONS,)),
    Form(Transfers, Transfers.read, ("BattleStations",), check_transfers),
    Form(Peek, Peek.read, ("BattleStations",), check_peek),
    Form(Refuel, Refuel.read, ("", "Incoming", "Refuel"), check_refuel, (CLEAR, INCOMING)),
    Form(ChooseDefender, ChooseDefender.read, ("",), check_actor, (INCOMING,)),
    Form(Incoming, Incoming.read, ("",), check_incoming, (INCOMING,)),
    Form(PointDefense, PointDefense.read, ("Incoming",), check_point_defense),
    Form(DamageControl, DamageControl.read, ("Incoming",), check_damage_control),
    Form(SaveSubmarine, SaveSubmarine.read, ("Incoming", "SaveSubmarine"), check_save_submarine),
    Form(AllotAirDefense, AllotAirDefense.read, ("Incoming",), check_allot),
    Form(BomberHits, BomberHits.read, ("Incoming",), check_bomber_hits),
    Form(Minefield, Minefield.read, ("Incoming", "Minefield"), check_minefield),
    Form(Hunt, Hunt.read, ("Incoming",), check_hunt),
    Form(Escort, Escort.read, ("Incoming",), check_escort),
    Form(AdjustOrdnance, AdjustOrdnance.read, ("",), check_actor, (ORDNANCE,)),
    Form(FortunesOfWar, FortunesOfWar.read, ("",), check_fortunes, (FORTUNES,)),
    Form(LuckControl, LuckControl.read, ("FortunesOfWar",), check_control),
    Form(LastShip, LastShip.read, ("Incoming", "FortunesOfWar"), check_last_ship),
)
