"""Chapters 22.3 to 22.7, bullet by bullet: what a rule means where others meet it."""

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from tests.worldatwar.test_battle_texts import question, scene
from wardroom.core.position import PositionError
from wardroom.games.worldatwar.aftermath import FIGHTS_ON, winner_now
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.operation import INVERTED, READY
from wardroom.games.worldatwar.pairing import FleetCombat


@rule("worldatwar", "22.434", "22.435", "22.4421C")
def test_squadrons_that_were_turned_back_fly_again_after_the_battle() -> None:
    groups = ("group seat1 1: haruna found=2", "group seat2 4: united-states-cruiser*5 found=1")
    # Level 1 with 7: the one squadron is turned back. Nobody has attacked its base.
    with scene("midway", "begins=strikes", *groups, at="h2608", rolls=(3, 4)) as found:
        found.do(2, "enemy1 1 0")
        assert found.told("air-defence")[0].facts["aborted"] == 1
        assert question(found) == "strike"
        found.do(2, "done").do(1, "done").do(2, "cg4 yes")
        while found.asked():
            found.done() if "done" in found.legal(found.asked()[0]) else found.do(found.asked()[0], "no")
        assert found.told("battle-over")
        op = found.state
        assert isinstance(op, WorldAtWar) and set(op.wing_state) == {READY}


@rule("worldatwar", "22.435")
def test_only_who_was_driven_off_by_the_last_attack_on_a_base_stays_down() -> None:
    groups = ("group seat1 1: akagi haruna", "group seat2 4: united-states-cruiser*5")
    # Two of Midway's four squadrons are shot down and two driven off; then nobody finds anybody.
    rolls = (6, 6, 1, 1)
    with scene("midway", "begins=bases", *groups, at="h2608", rolls=rolls) as found:
        found.do(1, "midway 3").do(2, "cg4 yes")
        while found.asked():
            found.done() if "done" in found.legal(found.asked()[0]) else found.do(found.asked()[0], "no")
        op = found.state
        assert isinstance(op, WorldAtWar)
        assert op.wing_state.count(INVERTED) == 2


@rule("worldatwar", "22.432", "22.433")
def test_who_attacks_a_base_is_told_by_kind() -> None:
    groups = {"0.1": "japan CV3:Akagi CVL2:Zuiho", "1.2": "united-states CA2"}
    air = ("0 japan elite nas*3 Akagi", "0 japan nas*2 Zuiho", "1 united-states nas*1 @Midway")
    for line, drm, modifier in (("Midway 2 0", 2, 0), ("Midway 0 2", 3, 1), ("Midway 1 1", 2, 0)):
        deck = Deck(groups, air=air, bases=("1 Midway 2",), rolls=(3, 4, 1, 1))
        deck.begin(BaseAttacks()).do(0, "Midway")
        assert deck.legal(0) == ["0", "1", "2"] and deck.op.decision(0).facts["drm"] == 2
        deck.do(0, line.removeprefix("Midway "))
        fight = deck.told("air-combat")[0].facts
        assert (fight["attackers"], fight["modifier"], fight["m-own"]) == (2, modifier, drm)
        deck.done()
    # None of the first kind: then one of the other kind must go.
    deck = Deck(groups, air=air, bases=("1 Midway 2",), rolls=(3, 4, 1, 1))
    deck.begin(BaseAttacks()).do(0, "Midway 0")
    assert deck.legal(0) == ["1", "2", "3"]


@rule("worldatwar", "22.432")
def test_kinds_are_shared_out_among_bases() -> None:
    groups = {"0.1": "japan CV3:Akagi CVL2:Zuiho", "1.2": "united-states CA2"}
    air = (
        "0 japan elite nas*3 Akagi",
        "0 japan nas*2 Zuiho",
        "1 united-states nas*1 @Midway",
        "1 united-states nas*1 @Wake",
    )
    deck = Deck(groups, air=air, bases=("1 Midway 2", "1 Wake 1"), rolls=(3, 4, 1, 1, 3, 4, 1, 1))
    deck.begin(BaseAttacks()).do(0, "Midway 2 1").do(0, "Wake")
    # No squadron of the first kind is left, so only the other one is asked for.
    assert deck.legal(0) == ["1", "2"] and deck.op.decision(0).facts["drm"] == 3
    deck.do(0, "2").done()
    fights = [event.facts for event in deck.told("air-combat")]
    assert [(facts["attackers"], facts["m-own"]) for facts in fights] == [(3, 2), (2, 3)]


@rule("worldatwar", "22.71B", "22.523E")
def test_who_has_fought_one_enemy_and_evaded_another_fights_on() -> None:
    groups = {"0.1": "japan BB3:Kongo", "0.2": "japan BC3:Hiei", "1.3": "united-states BB3:Arizona CA2"}
    deck = Deck(groups, turn=2, rolls=(1, 1, 1, 1))
    deck.op.found[7 + 3] = 2
    deck.begin(FleetCombat())
    deck.do(0, "enemy3").do(1, "no").do(0, "enemy3").do(1, "yes").do(0, "done").do(1, "done")
    deck.do(1, "hold").done()
    assert deck.op.evaded[7 + 4] and winner_now(deck.op) == FIGHTS_ON


@pytest.mark.parametrize("sent", ["1", "9,0", "0,0,0", "4,0"])
def test_attacks_on_bases_that_nobody_could_announce_are_refused(sent: str) -> None:
    groups = ("group seat1 1: akagi zuiho haruna", "group seat2 4: united-states-cruiser*5")
    with scene("midway", "begins=bases", *groups, at="h2608") as found:
        found.do(1, "midway 0")
        text = found.state.text()
    assert GAME.parse(text).text() == text
    step = text[text.index("step: BaseAttacks") :]
    with pytest.raises(PositionError):
        GAME.parse(text.replace(step, f"step: BaseAttacks turn=0 base=-1 bases=2 sent={sent}\n"))


@rule("worldatwar", "22.61", "22.61B", "22.427")
def test_empty_destroyers_leave_before_those_with_cargo() -> None:
    groups = (
        "group seat1 1: haruna(2) japan-destroyer*3 cargo=2 found=1",
        "group seat2 2: united-states-cruiser*2",
        "group seat2 3: united-states-submarine",
    )
    for count, aboard in ((1, 2), (2, 1)):
        # The die of the category, then two of an attack that misses.
        with scene("midway", "begins=submarines", *groups, rolls=(1, 1, 2)) as found:
            found.do(2, "enemy1")
            while found.asked() == [2]:
                found.do(2, "done")
            found.do(1, "cg1").do(1, "haruna")
            for _ in range(count):
                found.do(1, "japan-destroyer")
            found.do(1, "done")
            op = found.state
            assert isinstance(op, WorldAtWar)
            # What stays with the group; the rest is on its way home.
            assert sum(op.laden[unit] for unit in op.group_units(0, 1)) == aboard
            assert op.forces[0].cargo == aboard
