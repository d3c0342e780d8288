"""22.52-22.54 Fleet combat as it is played: who meets whom, who evades, who screens, who fires at what."""

from tests.marks import rule
from tests.worldatwar.deck import Deck
from tests.worldatwar.sea import new, sail, units, voyage
from wardroom.games.worldatwar import refusals as no
from wardroom.games.worldatwar.actions import YES
from wardroom.games.worldatwar.battle_lines import Screening
from wardroom.games.worldatwar.pairing import Evasion, FleetCombat
from wardroom.games.worldatwar.search import facts_of
from wardroom.games.worldatwar.sinking import sink_ones


def fleets(groups: dict[str, str], rolls: tuple[int, ...] = (), turn: int = 1) -> Deck:
    return Deck(groups, rolls=rolls, turn=turn)


@rule(
    "worldatwar",
    "22.41H",
    "22.51",
    "22.52",
    "22.53",
    "22.531C",
    "22.54A",
    "22.54C",
    "22.54F",
    "22.54H",
    "22.56",
)
def test_two_groups_fight() -> None:
    deck = fleets(
        {"0.1": "japan BB4:Nagato DD3", "1.1": "united-states BB4:Colorado DD1"}, (3, 4, 3, 4, 3, 4, 3, 4)
    )
    deck.begin(FleetCombat())
    # Both say in secret what they screen; nothing is shown before that.
    assert deck.op.waiting() == [0, 1]
    assert not deck.op.revealed[1] and not deck.told("fleet-combat")
    deck.do(1, "done").do(0, "done")
    assert deck.op.revealed[1] and deck.op.revealed[8]
    assert deck.op.attacked[1] and deck.op.attacked[8]
    deck.done()
    # Nagato with 8 scores one, Colorado with 6 one; three destroyers with 8 one, one destroyer with 6 none.
    assert deck.hits("Nagato", "Colorado") == [1, 1]
    assert (deck.light(0), deck.light(1)) == ([0, 0, 0], [1])
    assert deck.op.lost_factors == [0, 1]
    fires = deck.told("fires-at")[0].facts
    assert (fires["m-own"], fires["m-enemy"], fires["modifier"], fires["roll"], fires["hits"]) == (
        3,
        -2,
        1,
        7,
        1,
    )


@rule("worldatwar", "22.521A", "22.521C", "22.521D", "22.521E", "22.523B", "22.452C", "22.462A")
def test_the_second_round_of_the_printed_example() -> None:
    """Japan 1, 2, 4 against the U.S. 1, 3, 5 (slow): group 2 may go for 1, or for 5 that was found twice."""
    groups = {
        "0.1": "japan CA2",
        "0.2": "japan BB3:Kongo",
        "0.4": "japan CV3:Akagi",
        "1.1": "united-states CA2",
        "1.3": "united-states CV3:Hornet",
        "1.5": "united-states DD3c",
        "1.6": "united-states CA2",
    }
    deck = fleets(groups, turn=2, rolls=(1, 1, 1, 1, 6, 6))
    deck.op.found[7 + 1] = 1
    deck.op.found[7 + 5] = 2
    # One result went into an air strike.
    deck.op.spent[7 + 5] = 1
    deck.op.found[7 + 6] = deck.op.spent[7 + 6] = 1
    deck.cargo(1, 5, 3)
    deck.op.told[7 + 5] = facts_of(deck.op, 1, 5)
    deck.begin(FleetCombat())
    # The groups numbered 1 fight first.
    deck.do(0, "done").do(1, "done")
    assert deck.asked() == ([0], "engage")
    assert deck.legal(0) == ["done", "enemy1", "enemy5"]
    assert deck.refused(0, "enemy3") == no.NOT_FOUND_DISTANT
    assert deck.refused(0, "enemy6") == no.RESULTS_SPENT
    deck.do(0, "enemy5")
    # 22.523B: its cargo was seen when it was found, so it must fight and is not asked.
    assert deck.op.spent[7 + 5] == 2
    deck.do(0, "done").do(1, "done")
    # All destroyers carry cargo and are screened: Kongo can only hold its fire, and fires at them.
    assert deck.asked() == ([0], "screened-target")
    deck.do(0, "screened")
    # Three factors with 12: two hits.
    assert sorted(deck.light(1)) == [0, 0, 0, 1, 1]
    deck.done()


@rule("worldatwar", "22.82A", "22.82B", "22.552B", "22.427")
def test_cargo_goes_down_with_its_ships() -> None:
    deck = fleets({"0.1": "japan BB3:Kongo", "1.1": "united-states DD3c"}, (6, 6))
    force = deck.cargo(1, 1, 3)
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "screened")
    deck.done()
    assert force.cargo == 1
    told = deck.told("fires-at-screened-lights")[0].facts
    # DRM 3 against 2, and one more as the target is burdened.
    assert (told["m-own"], told["m-enemy"], told["m-enemy-burden"], told["modifier"]) == (3, -2, 1, 2)


@rule("worldatwar", "22.523", "22.523A", "22.523D", "22.523E", "22.522B")
def test_a_fast_distant_group_evades() -> None:
    groups = {"0.1": "japan BB3:Kongo", "1.3": "united-states CV3:Hornet CA2", "1.4": "united-states CA2"}
    deck = fleets(groups)
    deck.op.found[7 + 3] = 2
    deck.begin(FleetCombat())
    deck.do(0, "enemy3")
    # The attacker is shown before the decision, the defender not.
    assert deck.op.revealed[1] and not deck.op.revealed[7 + 3]
    deck.do(1, "yes")
    # Four is taken, so it becomes five; no attack was used up.
    assert deck.op.on_chart[7 + 5] and not deck.op.on_chart[7 + 3]
    assert deck.op.evaded[7 + 5] == 1
    assert deck.op.group[deck.named["Hornet"]] == 5
    deck.done()


@rule("worldatwar", "22.523C", "22.523E")
def test_no_room_and_no_second_attack() -> None:
    groups = {"0.1": "japan CA2", "0.2": "japan CA2", "1.5": "united-states CA2", "1.6": "united-states CA2"}
    deck = fleets(groups, turn=2)
    deck.op.found[7 + 5] = deck.op.found[7 + 6] = 2
    deck.begin(FleetCombat())
    deck.do(0, "enemy5")
    # 22.523C: no higher number is free, which everybody sees.
    assert deck.asked() == ([0], "engage") and deck.op.spent[7 + 5] == 1
    evasion = Evasion()
    evasion.seat, evasion.number, evasion.chaser = 1, 5, 2
    assert evasion.forbids(deck.op, 1, YES) == no.ROOM_TO_EVADE
    groups = {"0.1": "japan CA2", "0.2": "japan CA2", "1.5": "united-states CA2"}
    deck = fleets(groups, turn=2)
    deck.op.found[7 + 5] = 2
    deck.begin(FleetCombat())
    deck.do(0, "enemy5").do(1, "yes")
    # Nobody is left to be engaged.
    deck.done()


@rule("worldatwar", "22.521D", "22.522B")
def test_slow_groups_and_spent_results() -> None:
    groups = {"0.1": "japan slow-BB3:Ise", "1.4": "united-states CA2"}
    deck = fleets(groups)
    deck.op.found[7 + 4] = 1
    deck.begin(FleetCombat())
    assert deck.refused(0, "enemy4") == no.SLOW_GROUP
    deck.do(0, "done").done()
    deck = fleets({"0.1": "japan CA2", "0.2": "japan CA2", "1.4": "united-states CA2"}, turn=2)
    deck.op.found[7 + 4] = 1
    deck.begin(FleetCombat())
    deck.do(0, "enemy4").do(1, "no")
    # The only result is used up, so nobody is asked about the second group.
    assert deck.asked()[1] == "screen"


@rule("worldatwar", "22.522A", "22.521D")
def test_any_number_of_groups_may_engage_an_active_one() -> None:
    groups = {
        "0.1": "japan DD1",
        "0.2": "japan slow-BB3:Ise",
        "0.3": "japan DD1",
        "1.1": "united-states BB4:Texas",
    }
    deck = fleets(groups, turn=3, rolls=(1, 1, 1, 1) * 3)
    deck.begin(FleetCombat())
    deck.do(0, "done").do(1, "done")
    deck.do(1, "hold").do(0, "texas" if "texas" in deck.legal(0) else "Texas")
    # Both groups without an opponent, slow or fast, may go for it.
    assert deck.asked() == ([0], "engage")
    deck.do(0, "enemy1 enemy1")
    deck.do(0, "done").do(1, "done")
    deck.do(0, "done").do(1, "done")
    assert deck.asked()[1] == "surplus-capital"


@rule("worldatwar", "22.524", "22.524A", "22.524C")
def test_damaged_ships_stay_behind_to_keep_a_group_fast() -> None:
    groups = {"0.1": "japan BB3:Kongo BB3:Hiei/2", "1.4": "united-states CA2"}
    deck = fleets(groups)
    deck.op.found[7 + 4] = 1
    deck.begin(FleetCombat())
    deck.do(0, "enemy4")
    assert deck.op.leaving[deck.named["Hiei"]] == 1
    assert deck.op.leaving[deck.named["Kongo"]] == 0
    assert [event.rule for event in deck.told("detached")] == ["22.524A"]
    # Undamaged ships cannot leave: a group of damaged ships alone has nobody to send.
    deck = fleets({"0.1": "japan BB3:Hiei/2", "1.4": "united-states CA2"})
    deck.op.found[7 + 4] = 1
    deck.begin(FleetCombat())
    assert deck.refused(0, "enemy4") == no.SLOW_GROUP


@rule("worldatwar", "22.524B")
def test_damaged_ships_of_an_evading_group_are_abandoned() -> None:
    groups = {"0.1": "japan CA2", "1.4": "united-states CV3:Hornet CV3:Wasp/2"}
    deck = fleets(groups)
    deck.op.found[7 + 4] = 1
    deck.begin(FleetCombat()).do(0, "enemy4").do(1, "yes")
    assert deck.hits("Hornet", "Wasp") == [0, 3]
    assert deck.op.lost_factors == [0, 3]
    deck.done()


@rule("worldatwar", "22.521D")
def test_who_sank_its_opponent_may_fight_again() -> None:
    groups = {"0.1": "japan BB4:Nagato", "1.1": "united-states DD1", "1.2": "united-states DD1"}
    deck = fleets(groups, turn=2, rolls=(6, 6))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "light")
    # Group 1 of the enemy is gone; the intercepting side's group 2 is asked in its turn.
    assert deck.asked() == ([0], "engage")
    assert deck.legal(0) == ["done", "enemy2"]
    deck.do(0, "done")
    assert deck.asked() == ([1], "engage")
    deck.do(1, "done").done()


# -- aims ----------------------------------------------------------------------------------------------------


@rule("worldatwar", "22.54B", "22.54C")
def test_surplus_capital_ships_and_the_answer() -> None:
    groups = {"0.1": "germany BB4:Bismarck", "1.1": "britain BC3:Hood BB4:Wales"}
    deck = fleets(groups, (3, 4, 5, 5))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    assert deck.asked() == ([1], "surplus-capital")
    assert deck.legal(1) == ["hold", "Bismarck"]
    assert deck.refused(1, "light") == no.NO_LIGHT_SHIPS
    deck.do(1, "Bismarck")
    assert deck.asked() == ([0], "return-fire")
    assert deck.legal(0) == ["Hood", "Wales"]
    # The German side rolls first: four factors with 7, one hit; then seven factors with 10, three hits.
    deck.do(0, "Hood")
    assert deck.hits("Bismarck", "Hood", "Wales") == [3, 1, 0]
    assert deck.op.damaged_factors == [4, 0]
    deck.done()


@rule("worldatwar", "22.54C")
def test_a_ship_answers_only_those_that_fire_at_it() -> None:
    groups = {
        "0.1": "germany BB4:Bismarck BB3:Gneisenau",
        "1.1": "britain BB4:Wales BC3:Hood BB2:Erebus BB2:Terror",
    }
    deck = fleets(groups)
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    deck.do(1, "Bismarck hold")
    assert deck.asked() == ([0], "return-fire")
    assert deck.op.decision(0).facts["ship"] == "ship/Bismarck"
    assert deck.refused(0, "Hood") == no.NOT_FIRING_AT_YOU
    assert deck.legal(0) == ["Wales", "Erebus"]


@rule("worldatwar", "22.54E")
def test_surplus_light_ships_share_out() -> None:
    groups = {"0.1": "japan DD7", "1.1": "united-states BB4:Texas BB4:Nevada"}
    # Capital ships are all surplus: both hold.
    deck = fleets(groups, (1, 1, 1, 1))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(1, "hold hold")
    assert deck.asked() == ([0], "surplus-light")
    assert deck.refused(0, "light") == no.NO_LIGHT_SHIPS
    deck.do(0, "Texas 4")
    assert deck.refused(0, "Texas") == no.TARGETED_ALREADY
    deck.do(0, "Nevada")
    assert deck.legal(0) == ["1", "2", "3"]
    deck.do(0, "3")
    deck.done()
    assert sorted(event.facts["factors"] for event in deck.told("fires-at")) == [3, 4]
    deck = fleets(groups)
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(1, "hold hold").do(0, "Texas 3 Nevada")
    assert deck.refused(0, "4") == no.FIRST_GETS_MOST


@rule("worldatwar", "22.54E", "22.54G")
def test_light_ships_hold_their_fire() -> None:
    groups = {"0.1": "japan DD7", "1.1": "united-states DD1 CV3:Hornet"}
    # Three fire at the destroyer (11: two hits), which misses; four fire at Hornet (8+3: two hits).
    deck = fleets(groups, (5, 6, 1, 1, 4, 4))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    deck.do(0, "hold")
    assert deck.asked() == ([0], "screened-target-light")
    assert deck.legal(0) == ["done", "Hornet"]
    deck.do(0, "Hornet 4")
    assert deck.hits("Hornet") == [2]
    deck.done()


@rule("worldatwar", "22.54G")
def test_a_screen_that_holds_protects() -> None:
    groups = {"0.1": "japan DD7", "1.1": "united-states DD1 CV3:Hornet"}
    deck = fleets(groups, (1, 1, 1, 1))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "hold")
    deck.done()
    assert deck.hits("Hornet") == [0]


# -- screening and losses ------------------------------------------------------------------------------------


@rule("worldatwar", "22.531C", "22.26D")
def test_screening() -> None:
    groups = {"0.1": "japan BB4:Nagato BB4:Mutsu DD3 CV3:Akagi", "1.1": "united-states BB4:Texas"}
    deck = fleets(groups, (1, 1, 1, 1, 1, 1))
    deck.op.withheld[deck.named["Mutsu"]] = 1
    deck.begin(FleetCombat())
    assert deck.refused(0, "Akagi") == no.SCREENED_ANYWAY
    assert deck.refused(0, "Mutsu") == no.SCREENED_ANYWAY
    deck.do(0, "japan-destroyer 2")
    # Nothing of it reaches the other side.
    seen = deck.op.stack[-1].observe(deck.op, 1)
    assert isinstance(seen, Screening) and not seen.runs and seen.pending == 3
    deck = fleets({"0.1": "japan BB4:Nagato DD3 CA2", "1.1": "united-states BB4:Texas"}).begin(FleetCombat())
    deck.do(0, "japan-destroyer 2")
    assert deck.refused(0, "Nagato") == no.IN_ORDER
    deck = fleets(groups, (1, 1, 1, 1, 1, 1))
    deck.op.withheld[deck.named["Mutsu"]] = 1
    deck.begin(FleetCombat()).do(0, "japan-destroyer 2")
    # Labels ascend, and no later one is left: the run is over.
    deck.do(0, "reopen japan-destroyer 2").do(1, "done")
    # One destroyer is left in front, all surplus.
    assert deck.op.decision(0).facts == {"factors": 1}
    deck.do(0, "Texas")
    deck.done()


@rule("worldatwar", "22.55")
def test_the_owner_says_which_small_ships_are_lost() -> None:
    groups = {"0.1": "japan BB4:Nagato", "1.1": "united-states DD2 CVE1"}
    deck = fleets(groups, (3, 3, 1, 1))
    deck.begin(FleetCombat()).do(0, "done").do(1, "done").do(0, "light")
    # Four factors with 6, DRM 3 against 0: 9, one hit.
    assert deck.asked() == ([1], "choose-loss")
    assert deck.legal(1) == ["united-states-destroyer", "united-states-escort-carrier"]
    deck.do(1, "united-states-escort-carrier")
    assert deck.light(1) == [0, 0, 1]
    assert deck.asked() == ([1], "surplus-light")


@rule("worldatwar", "22.552A")
def test_a_tactical_advantage_shifts_the_drm() -> None:
    deck = fleets({"0.1": "germany BB4:Bismarck", "1.1": "britain BB4:Wales"}, (3, 4, 3, 4))
    deck.op.naval_shift = [1, 0]
    deck.begin(FleetCombat()).do(0, "done").do(1, "done")
    assert [event.facts["modifier"] for event in deck.told("fires-at")] == [1, -1]
    deck.done()


@rule("worldatwar", "22.55")
def test_of_equal_ships_those_without_cargo_are_lost_first() -> None:
    op = new()
    number = voyage(op, "rabaul", "port-moresby", "moresby-invasion")
    ships = units(op, japan_destroyer=3)
    sail(op, number, ships, cargo=1)
    op.laden = [0] * len(op.laden)
    op.laden[ships[0]] = 1
    sink_ones(op, 0, ships, 2, "22.55")
    assert [op.is_sunk(ship) for ship in ships] == [False, True, True]
