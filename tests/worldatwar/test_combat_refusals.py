"""Every forbidding check of combat, also those that no candidate of a decision would meet."""

from tests.marks import rule
from tests.worldatwar.deck import Deck
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import BASE, NUMBER, SHIP
from wardroom.games.worldatwar.air_strikes import AirStrikes
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.force import Force
from wardroom.games.worldatwar.operation import CAP
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.sinking import LossChoice
from wardroom.games.worldatwar.submarine_steps import SubmarineAttacks, Substitutes
from wardroom.games.worldatwar.tasking import Patrols

MANY = NUMBER + 40
CARRIERS = {"0.1": "japan CV3:Akagi CA2", "1.1": "united-states CV3:Hornet BB4:Texas"}


def label(deck: Deck, name: str) -> int:
    return SHIP + deck.scenario.labels.index(name)


def pack(deck: Deck) -> Deck:
    force = Force()
    force.present = 1
    deck.op.forces.append(force)
    for unit, kind in enumerate(deck.op.roster.kind):
        if kind == 6:
            deck.op.force[unit] = 1
    return deck


@rule("worldatwar", "22.531C")
def test_only_ships_of_the_group_are_screened() -> None:
    deck = Deck({"0.1": "japan BB4:Nagato", "1.1": "united-states BB4:Texas"}).begin(FleetCombat())
    assert deck.op.forbids(0, label(deck, "Texas")) == no.NOT_YOUR_SHIP


@rule("worldatwar", "22.54E")
def test_no_more_than_there_are() -> None:
    deck = Deck({"0.1": "japan DD3", "1.1": "united-states BB4:Texas"}).begin(FleetCombat())
    deck.do(0, "japan-destroyer")
    assert deck.op.forbids(0, MANY) == no.TOO_MANY
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",)).begin(Patrols(3))
    assert deck.op.forbids(0, MANY) == no.TOO_MANY
    deck = Deck(
        CARRIERS, air=("0 japan nas*3 Akagi", "1 united-states cover*1 @Midway"), bases=("1 Midway 2",)
    )
    deck.begin(BaseAttacks()).do(0, "Midway")
    assert deck.op.forbids(0, MANY) == no.TOO_MANY
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",), rolls=(1, 1))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3 Hornet")
    assert deck.op.forbids(0, MANY) == no.TOO_MANY
    deck = pack(Deck({"0.0": "japan SS2", "1.1": "united-states DD3"}))
    deck.op.found[8] = 1
    deck.begin(SubmarineAttacks()).do(0, "enemy1")
    assert deck.op.forbids(0, MANY) == no.TOO_MANY
    choice = Substitutes()
    choice.seat, choice.bases, choice.count = 1, [0], 2
    deck = Deck({"0.0": "japan SS2", "1.1": "united-states DD3", "1.0": "united-states DD1"})
    choice.ones = deck.op.group_units(1, 1)
    deck.op.forces.append(Force())
    deck.op.forces[-1].side = deck.op.forces[-1].number = deck.op.forces[-1].present = 1
    for unit in choice.ones:
        deck.op.force[unit] = len(deck.op.forces)
    deck.begin(choice)
    assert deck.op.forbids(1, NUMBER + 2) == no.TOO_MANY
    assert deck.op.forbids(1, NUMBER + 1) == 0


@rule("worldatwar", "22.54E")
def test_sunk_ships_are_no_targets() -> None:
    groups = {"0.1": "japan BB5:Yamato BB4:Nagato DD7", "1.1": "united-states BB2:Alaska BB4:Texas"}
    # Nagato sinks Alaska; all seven destroyers are surplus.
    deck = Deck(groups, rolls=(1, 1, 6, 6, 1, 1, 1, 1)).begin(FleetCombat()).do(0, "done").do(1, "done")
    assert deck.asked() == ([0], "surplus-light")
    assert deck.refused(0, "Alaska") == no.TARGET_SUNK


@rule("worldatwar", "22.54E", "22.54B")
def test_screened_targets_are_chosen_once_and_while_afloat() -> None:
    groups = {"0.1": "japan BB4:Nagato DD4", "1.1": "united-states CVL2:Cowpens CVL2:Bataan CVL2:Wright"}
    # Nagato sinks Cowpens, then the destroyers choose.
    deck = Deck(groups, rolls=(4, 4)).begin(FleetCombat()).do(0, "done").do(1, "done")
    assert deck.asked() == ([0], "screened-target")
    assert deck.refused(0, "screened") == no.NO_LIGHT_SHIPS
    deck.do(0, "Cowpens")
    assert deck.asked() == ([0], "screened-target-light")
    assert deck.refused(0, "Cowpens") == no.TARGET_SUNK
    deck.do(0, "Bataan 2")
    assert deck.refused(0, "Bataan") == no.TARGETED_ALREADY
    groups = {"0.1": "japan DD4", "1.1": "united-states TR3c CVL2:Wright"}
    deck = Deck(groups).begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "screened 2")
    assert deck.refused(0, "screened") == no.TARGETED_ALREADY


@rule("worldatwar", "22.54B")
def test_no_light_ships_to_fire_at() -> None:
    deck = Deck({"0.1": "japan DD4", "1.1": "united-states BB4:Texas"})
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(1, "hold")
    assert deck.refused(0, "light") == no.NO_LIGHT_SHIPS
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",), rolls=(1, 1))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3")
    assert deck.refused(0, "light") == no.NO_LIGHT_SHIPS


@rule("worldatwar", "22.54E", "22.46")
def test_a_strike_names_each_target_once() -> None:
    groups = {"0.1": "japan CV3:Akagi", "1.1": "united-states CV3:Hornet DD1"}
    deck = Deck(groups, air=("0 japan nas*3 Akagi",), rolls=(1, 1))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1 3 Hornet 1 light 1")
    assert deck.refused(0, "Hornet") == no.TARGETED_ALREADY
    assert deck.refused(0, "light") == no.TARGETED_ALREADY


@rule("worldatwar", "22.462C")
def test_more_than_a_strike_can_take() -> None:
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",), strike_limit="2")
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1")
    assert deck.op.forbids(0, NUMBER + 3) == no.STRIKE_LIMIT


@rule("worldatwar", "22.441")
def test_nobody_left_to_fly() -> None:
    # All fly patrol, which is a secret: asked all the same.
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",))
    deck.op.wing_task = [CAP, CAP, CAP]
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes())
    assert deck.refused(0, "enemy1") == no.NOT_A_FLYER
    # An announced strike has at least one squadron.
    deck = Deck(CARRIERS, air=("0 japan nas*3 Akagi",))
    deck.op.found[8] = deck.op.found[1] = 1
    deck.begin(AirStrikes()).do(0, "enemy1")
    assert deck.op.forbids(0, NUMBER) == no.A_STRIKE_NEEDS_SQUADRONS


@rule("worldatwar", "22.431")
def test_bases_out_of_range() -> None:
    deck = Deck(
        CARRIERS,
        air=("0 japan nas*3 Akagi", "1 united-states cover*1 @Midway", "1 united-states cover*1 @Oahu"),
        bases=("1 Midway 2", "1 Oahu 9"),
    )
    deck.begin(BaseAttacks())
    assert deck.op.forbids(0, BASE + 1) == no.NO_BASE_IN_RANGE
    assert deck.op.forbids(0, BASE) == 0


@rule("worldatwar", "22.93E")
def test_only_ships_of_the_category() -> None:
    deck = pack(Deck({"0.0": "japan SS1", "1.1": "united-states CV3:Hornet CV3:Wasp BB4:Texas"}, rolls=(1,)))
    deck.op.found[8] = 1
    deck.begin(SubmarineAttacks()).do(0, "enemy1")
    assert deck.refused(0, "Texas") == no.NO_SUCH_TARGET


@rule("worldatwar", "22.55")
def test_only_ships_that_may_be_lost() -> None:
    deck = Deck({"0.1": "japan BB4:Nagato", "1.1": "united-states DD2 CVE1"})
    loss = LossChoice()
    loss.seat, loss.ships, loss.count = 1, [1, 2, 3], 1
    deck.begin(loss)
    assert deck.op.forbids(1, label(deck, "Nagato")) == no.MUST_LOSE
