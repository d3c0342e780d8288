"""Cases in which two rules of the chapter meet."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.worldatwar.deck import Deck
from tests.worldatwar.sea import base, do, new, rule_against, sail, told, top, units, voyage
from wardroom.core.dice import ScriptedDice
from wardroom.games.worldatwar import actions
from wardroom.games.worldatwar.aftermath import end_battle
from wardroom.games.worldatwar.base_attack import BaseAttacks
from wardroom.games.worldatwar.battle import APART, NavalBattle
from wardroom.games.worldatwar.campaign import PHASE_END, Campaign
from wardroom.games.worldatwar.cards import CodeCards
from wardroom.games.worldatwar.combat import group_is_fast, settle_cargo
from wardroom.games.worldatwar.game import GAME, WorldAtWar
from wardroom.games.worldatwar.holding import commit
from wardroom.games.worldatwar.interception import submarines_near
from wardroom.games.worldatwar.operation import INVERTED, LOST
from wardroom.games.worldatwar.pairing import FleetCombat
from wardroom.games.worldatwar.passage import Passage
from wardroom.games.worldatwar.returning import base_forbids, come_home, disband_idle, turn_home
from wardroom.games.worldatwar.search import search_dice
from wardroom.games.worldatwar.sending_out import Intercept
from wardroom.games.worldatwar.sinking import ports_of, reserves
from wardroom.games.worldatwar.under_way import Voyage
from wardroom.games.worldatwar.undersea import free_submarines
from wardroom.games.worldatwar.units import NAS, SEARCHER
from wardroom.games.worldatwar.withdrawal import withdraw


@rule("worldatwar", "22.523E", "22.522B")
def test_who_evades_one_enemy_still_fights_the_other() -> None:
    groups = {"0.1": "japan BB3:Kongo", "0.2": "japan BC3:Hiei", "1.3": "united-states BB3:Arizona CA2"}
    deck = Deck(groups, turn=2, rolls=(1, 1, 1, 1))
    deck.op.found[7 + 3] = 2
    deck.begin(FleetCombat())
    deck.do(0, "enemy3").do(1, "no").do(0, "enemy3").do(1, "yes")
    assert deck.op.on_chart[7 + 4] and not deck.op.on_chart[7 + 3]
    deck.do(0, "done").do(1, "done")
    assert [event.facts["second"] for event in deck.told("fleet-combat")] == [4]
    deck.do(1, "hold").done()


@rule("worldatwar", "22.422B", "22.552B", "22.427")
@pytest.mark.parametrize("left", [0, 1])
def test_a_group_without_its_cargo_is_free_of_the_burden(left: int) -> None:
    deck = Deck({"0.1": "japan BB5:Yamato", "1.2": "united-states BB4:Washington DD2c CA2"})
    deck.cargo(1, 2, 2)
    boats = [unit for unit in range(len(deck.op.laden)) if deck.op.laden[unit]]
    assert not group_is_fast(deck.op, 1, 2, False)
    for unit in boats[left:]:
        deck.op.hits[unit] = 1
    settle_cargo(deck.op, 1, 2)
    assert deck.op.hindered[7 + 2] == left
    assert group_is_fast(deck.op, 1, 2, False) == (left == 0)


@rule("worldatwar", "22.451D")
def test_a_carrier_that_loses_squadrons_over_a_base_still_searches() -> None:
    deck = Deck(
        {"0.4": "japan CV3:Akagi CA4", "1.4": "united-states CA4"},
        air=("0 japan nas*3 Akagi", "1 united-states cover*9 @Midway"),
        bases=("1 Midway 1",),
        rolls=(1, 1, 6, 6),
    )
    assert search_dice(deck.op, 0)[3] == 1
    deck.begin(BaseAttacks()).do(0, "Midway 3").done()
    assert LOST in deck.op.wing_state and not deck.op.fully_operational(deck.named["Akagi"])
    assert search_dice(deck.op, 0)[3] == 1, "it was whole when the round began"
    NavalBattle().form(deck.op)
    assert search_dice(deck.op, 0)[3] == 0


def submarine_hunt(op: WorldAtWar) -> tuple[int, int]:
    """Ships bound for Cairns, and the Japanese submarine that has met them there."""
    activity = voyage(op, "noumea", "cairns")
    sail(op, activity, units(op, lexington=1, united_states_cruiser=4))
    own = voyage(op, "truk", "cairns", level=1, target=activity)
    sail(op, own, units(op, japan_submarine=1), shown=1)
    op.voyages[own].score = 40
    return activity, own


@rule("worldatwar", "22.92", "22.22H")
def test_a_submarine_that_has_attacked_is_inverted() -> None:
    op = new()
    op.wing_state = [INVERTED] * len(op.wing_state)
    activity, own = submarine_hunt(op)
    passage = Passage()
    passage.voyage = activity
    op.stack.append(passage)
    op.dice = ScriptedDice([4, 3, 3])
    op.settle()
    do(op, 1, "cg6")
    op.stack.clear()
    turn_home(op, own, base(op, "truk"))
    come_home(op, own)
    disband_idle(op)
    assert op.forces[-1].inverted and free_submarines(op, 0) == []
    assert submarines_near(op, 0, op.scenario.bases[base(op, "truk")].at) == 0


@rule("worldatwar", "22.92", "22.27")
def test_a_submarine_without_a_target_is_not_inverted() -> None:
    op = new()
    _, own = submarine_hunt(op)
    op.forces[-1].present = 1
    commit(op)
    op.forces[-1].present = 0
    turn_home(op, own, base(op, "truk"))
    come_home(op, own)
    assert not op.forces[-1].inverted
    disband_idle(op)
    assert free_submarines(op, 0) == units(op, japan_submarine=1)


@rule("worldatwar", "22.9413A", "22.9413C", "22.9413D")
def test_squadrons_search_where_submarines_attack_alone() -> None:
    op = new()
    activity, _ = submarine_hunt(op)
    for wing, home in enumerate(op.wing_on):
        # Only search squadrons in Cairns are left.
        if home != -1 - base(op, "cairns") or op.wings.kind[wing] not in (SEARCHER, NAS):
            op.wing_state[wing] = INVERTED
    able = op.wing_state.count(0)
    passage = Passage()
    passage.voyage = activity
    op.stack.append(passage)
    op.dice = ScriptedDice([4, 3, 3])
    op.settle()
    do(op, 1, "cg6")
    # Three squadrons and a carrier with all of hers: one off.
    assert able == 3 and told(op, "torpedoes-lights")[0]["air"] == -1


@rule("worldatwar", "22.11B")
def test_submarines_stay_in_a_closed_port() -> None:
    op = new()
    port = op.scenario.bases[base(op, "truk")]
    assert free_submarines(op, 0) == units(op, japan_submarine=1)
    port.operational = False
    closed = free_submarines(op, 0)
    port.operational = True
    assert closed == []


@rule("worldatwar", "22.55", "22.61C")
def test_ships_that_withdraw_lose_their_slight_hits_as_well() -> None:
    op = GAME.parse(
        "worldatwar 1\noptions: scenario=denmark-strait\nbattle: h2010 begins=withdrawal\n"
        "group seat1 1: bismarck(1) shown\ngroup seat2 1: hood(2) prince-of-wales(1) shown\n"
    )
    hood, prince, bismarck = (
        next(u for u in range(len(op.hits)) if op.scenario.labels[op.label(u)] == key)
        for key in ("hood", "prince-of-wales", "bismarck")
    )
    do(op, 1, "cg1", "yes")
    do(op, 0, "done")
    assert [op.hits[u] for u in (hood, prince, bismarck)] == [2, 0, 0], "damage stays"


@rule("worldatwar", "22.81D", "22.161B")
def test_who_beats_off_counter_interceptors_shares_the_interception() -> None:
    op = new()
    activity = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    sail(op, activity, units(op, shoho=1, japan_cruiser=2, japan_destroyer=4), cargo=2)
    hunter = voyage(op, "noumea", "port-moresby", level=1, target=activity)
    sail(op, hunter, units(op, lexington=1, united_states_cruiser=3))
    counter = voyage(op, "truk", "cairns", level=2, target=hunter)
    sail(op, counter, units(op, "truk", japan_cruiser=2))
    helper = voyage(op, "townsville", "cairns", level=3, target=counter)
    force = sail(op, helper, units(op, "townsville", australia_cruiser=2))
    op.forces[force].fought = 1
    op.battle_hex = op.voyages[helper].meets
    end_battle(op, hunter, APART, [hunter, counter, helper], 1)
    assert op.forces[force].voyage == hunter
    assert op.decision(1).name == "press-on"


@rule("worldatwar", "22.12B", "22.14F", "22.16")
def test_a_patrol_that_intercepts_is_not_met_where_it_lay() -> None:
    op = new()
    target = voyage(op, "townsville", "port-moresby", level=1)
    op.voyages[target].path = op.voyages[target].path[1:]
    sail(op, target, units(op, "townsville", united_states_cruiser=2))
    step = Intercept()
    step.seat, step.level, step.targets = 0, 2, [target]
    op.stack.append(step)
    path = op.voyages[target].path
    assert rule_against(op, 0, actions.hex_at(path[0])) == "22.12B"
    assert op.why_not(0, actions.hex_at(path[1])) is None
    # Ships from a port may be met off that port.
    op.voyages[target].path = [op.scenario.bases[base(op, "townsville")].at, *path]
    assert op.why_not(0, actions.hex_at(op.voyages[target].path[0])) is None


@rule("worldatwar", "22.9432")
def test_destroyers_are_lost_from_the_base_of_origin() -> None:
    op = new()
    number = voyage(op, "rabaul", "lae")
    force = op.forces[sail(op, number, units(op, "rabaul", japan_cruiser=1, japan_destroyer=1))]
    force.present = force.number = 1
    in_port = units(op, "rabaul", japan_destroyer=4)
    assert reserves(op, 0, base(op, "rabaul")) == in_port
    force.base = base(op, "lae")
    assert ports_of(op, 0, 1) == [base(op, "rabaul")], "where they are bound for makes no difference"


@rule("worldatwar", "22.63B")
def test_only_ships_with_cargo_must_return_to_their_base() -> None:
    op = new()
    number = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    force = op.forces[sail(op, number, units(op, "rabaul", japan_cruiser=2, japan_destroyer=2), cargo=2)]
    op.voyages[number].at = 2
    assert base_forbids(op, number, base(op, "lae")) != 0
    force.cargo = 0
    assert base_forbids(op, number, base(op, "lae")) == 0


@rule("worldatwar", "22.427", "22.61B")
def test_cargo_that_withdraws_leaves_no_burden_behind() -> None:
    deck = Deck({"0.1": "japan BB5:Yamato", "1.1": "united-states BB4:Washington DD2c"})
    op = deck.op
    force = deck.cargo(1, 1, 2)
    force.present = 1
    op.voyages.append(voyage_of(1))
    op.attacked[8] = 1
    withdraw(op, 1, 1, [unit for unit in range(len(op.laden)) if op.laden[unit]])
    assert op.hindered[8] == 0 and force.cargo == 0 and op.forces[-1].cargo == 2


def voyage_of(side: int) -> Voyage:
    made = Voyage()
    made.side, made.path = side, [0]
    return made


@rule("worldatwar", "22.22I")
def test_codebreaking_holds_for_all_phases_of_a_player_turn() -> None:
    op = new()
    assert op.scenario.phases == [0, 0]
    op.stack.append(Campaign())
    op.settle()
    top(op, CodeCards)
    do(op, 0, "0")
    do(op, 1, "1")
    assert op.codes == [0, 1]
    op.stack.clear()
    again = Campaign()
    again.place = PHASE_END
    op.stack.append(again)
    op.settle()
    assert op.phase == 1 and op.codes == [0, 1]
    assert not isinstance(op.stack[-1], CodeCards)
