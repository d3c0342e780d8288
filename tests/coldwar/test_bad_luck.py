"""6.1.C.4 Fortunes of War, 13.6 Bad Luck: the opponents decide what it does."""

import pytest

from tests.coldwar.fight import (
    ADVANCED,
    answers,
    discard,
    fight,
    forbidden,
    hand,
    question,
    settle,
    ships,
    sunk,
)
from tests.coldwar.look import force, rows, table, truth
from tests.marks import rule
from wardroom.core.dice import FastDice
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR
from wardroom.games.coldwar.carriers import rating, strike_chance
from wardroom.games.coldwar.ending import round_score
from wardroom.games.coldwar.game import GAME, ColdWar

LUCK = """
coldwar 1
options: {options}; {advanced}
turn: seat1 6.1.C.4 fog=1 played
luck: {luck}
{table}
seat 1
  order: 1 moved
  {mine}
seat 2
  row1: kirov foch
  order: 2
  {theirs}
{more}
"""
FLEET = "row1: knox kidd(gun5); row2: nimitz; subs: rubis"


def luck(
    cards: str,
    mine: str = FLEET,
    rolls: list[int] | None = None,
    *,
    draws: list[str] | None = None,
    theirs: str = "",
    more: str = "",
    options: str = "tactics=5; bad_luck=20",
    table: str = "",
    advanced: str = "prepared_defenses",
) -> Scene:
    """Seat 1 has drawn these cards and comes to step C.4; then it is the turn of seat 2."""
    switches = "; ".join(f"{key}={'yes' if key in advanced.split() else 'no'}" for key in ADVANCED)
    position = LUCK.format(
        options=options,
        advanced=switches,
        luck=cards,
        table=table,
        mine="\n  ".join(line.strip() for line in mine.split(";")),
        theirs="\n  ".join(line.strip() for line in theirs.split(";")),
        more=more,
    )
    return Scene(GAME, position, rolls, draws)


def told(scene: Scene) -> list[str]:
    return [event.name for event in scene.events]


# 6.1.C.3 Drawing.


RESUPPLY = """
coldwar 1
options: tactics=5; bad_luck=20
turn: seat1 6.1.C.2 fog=1 played
back: bad
seat 1
  row1: knox kidd
  hand: gun5*5
  order: 1 moved
seat 2
  row1: kirov foch
  order: 2
"""


@rule("coldwar", "6.1.C.3", "13.6")
def test_everybody_sees_the_back_of_the_next_card() -> None:
    with Scene(GAME, RESUPPLY) as scene:
        for observer in (0, 1, SPECTATOR):
            assert table(scene.state.observe(observer))["back"] == "bad"
    with Scene(GAME, RESUPPLY.replace("back: bad\n", "")) as scene:
        assert "back" not in table(scene.state.observe(1))


@rule("coldwar", "6.1.C.3", "6.1.C.4", "13.6")
def test_two_are_set_aside_the_third_is_spared_and_the_hand_is_filled() -> None:
    # After each card a number: below the Bad Luck left it shows a Bad Luck back.
    draws = ["leak", "0", "deck-fire", "0", "counter-tactics", "99", "ecm", "99", "ecm", "99"]
    with Scene(GAME, RESUPPLY, [3], draws) as scene:
        scene.do(1, "done")
        assert question(scene) == (2, "bad-luck-order")
        assert table(scene.state)["luck"] == "leak deck-fire"
        for observer in (0, 1, SPECTATOR):
            assert table(scene.state.observe(observer))["luck"] == "leak deck-fire"
        assert hand(scene, 1) == "gun5*5 ecm*2"
        assert discard(scene) == "counter-tactics"
        assert scene.state.course().current() == "6.1.C.4"
        scene.do(2, "leak")
        assert question(scene) == (2, "adjust-formation")
        assert discard(scene) == "counter-tactics deck-fire leak"


@rule("coldwar", "6.1.C.4")
def test_without_bad_luck_nothing_happens() -> None:
    with Scene(GAME, RESUPPLY.replace("back: bad\n", ""), [3], ["ecm", "99", "ecm", "99"]) as scene:
        scene.do(1, "done")
        assert question(scene) == (2, "adjust-formation")


@rule("coldwar", "6.1.C.4", "6.2")
def test_bad_luck_as_the_last_card_of_the_pile_takes_effect() -> None:
    """The hand stays below seven."""
    position = RESUPPLY.replace("back: bad\n", "draw: ecm leak\n")
    with Scene(GAME, position, [3], ["ecm", "leak"]) as scene:
        scene.do(1, "done")
        assert truth(scene).last_series == 1
        assert [event.facts["seat"] for event in scene.told("hand-shown")] == ["seat/1"]
        assert hand(scene, 1) == "gun5*5 ecm"
        assert "open" in force(scene.state, 1)


@rule("coldwar", "6.1.C.4", "13.6")
def test_a_table_without_bad_luck_has_no_such_step() -> None:
    with fight("seat 1\n  row1: knox\nseat 2\n  row1: kidd\n") as scene:
        assert "6.1.C.4" not in scene.state.course().steps
    with luck("leak", "row1: knox; hand: gun5; subs: rubis") as scene:
        assert scene.state.course().current() == "6.1.C.4"


# 13.6 Who decides.


@rule("coldwar", "13.6")
def test_the_opponent_decides_on_the_order() -> None:
    """First the fire, then the explosion on a ship that is damaged now; or the other way round."""
    cards = "explosion2 fire-control"
    with luck(cards, "row1: knox; row2: nimitz", [6, 3]) as scene:
        assert question(scene) == (2, "bad-luck-order")
        assert answers(scene, 2) == ["explosion2", "fire-control"]
        scene.do(2, "fire-control; knox")
        # A secondary explosion, and knox is the only ship that is damaged.
        assert rows(scene.state, 1)[:2] == ["nimitz", ""]
        assert table(scene.state)["lost"] == "knox"
    with luck(cards, "row1: knox; row2: nimitz", [6, 3]) as scene:
        scene.do(2, "explosion2")
        assert scene.told("bad-luck-harmless")[0].rule == "13.65"
        scene.do(2, "nimitz")
        assert rows(scene.state, 1)[:2] == ["knox", "nimitz(fire-control)"]


@rule("coldwar", "13.6")
def test_two_alike_need_no_order() -> None:
    with luck("fire-control fire-control") as scene:
        assert question(scene) == (2, "fire-control-ship")


THIRD = "seat 3\n  row1: slava\nseat 4\n  row1: minsk\n"


@rule("coldwar", "13.6")
def test_several_opponents_vote_in_secret_and_most_voices_win() -> None:
    with luck("fire-control", rolls=[3], more=THIRD) as scene:
        assert scene.asked() == [2, 3, 4]
        views = {seat: scene.state.observe(seat).text() for seat in (0, 2, 3, SPECTATOR)}
        scene.do(2, "knox")
        assert {seat: scene.state.observe(seat).text() for seat in views} == views
        scene.do(3, "nimitz").do(4, "nimitz")
        assert ships(scene, 1)["row2"] == "nimitz(fire-control)"


@rule("coldwar", "13.6")
@pytest.mark.parametrize(("number", "victim"), [(0, "nimitz"), (1, "knox"), (2, "rubis")])
def test_a_die_decides_between_equals(number: int, victim: str) -> None:
    with luck("fire-control", rolls=[3], draws=[str(number)], more=THIRD) as scene:
        scene.do(2, "rubis").do(3, "knox").do(4, "nimitz")
        everything = " ".join(ships(scene, 1).values())
        assert f"{victim}(fire-control)" in everything and everything.count("fire-control") == 1


@rule("coldwar", "13.6")
def test_the_die_is_only_between_those_with_most_voices() -> None:
    more = THIRD + "seat 5\n  row1: baku\nseat 6\n  row1: kiev\n"
    with luck("fire-control", rolls=[3], draws=["1"], more=more) as scene:
        scene.do(2, "nimitz").do(3, "knox").do(4, "nimitz").do(5, "rubis").do(6, "rubis")
        assert ships(scene, 1)["subs"] == "rubis(fire-control)"


@rule("coldwar", "13.6", "13.2")
def test_in_a_team_game_the_other_team_decides() -> None:
    more = "seat 3\n  row1: slava\nseat 4\n  row1: minsk\n"
    with luck("fire-control", more=more, options="tactics=5; bad_luck=20; team_size=2") as scene:
        assert scene.asked() == [2, 4]


@rule("coldwar", "13.6", "11.2")
def test_who_is_out_has_no_voice() -> None:
    more = "seat 3\n  out\nseat 4\n  row1: minsk\n"
    with luck("fire-control", more=more) as scene:
        assert scene.asked() == [2, 4]


@rule("coldwar", "13.6")
def test_a_single_possibility_needs_no_vote() -> None:
    with luck("fire-control", "row1: knox", [3]) as scene:
        assert ships(scene, 1) == {"row1": "knox(fire-control)"}
        assert question(scene) == (2, "adjust-formation")


@rule("coldwar", "13.6")
def test_it_strikes_whoever_drew_it() -> None:
    with luck("fire-control") as scene:
        assert set(answers(scene, 2)) == {"kidd", "knox", "nimitz", "rubis"}
        assert scene.rule_against(2, "kirov") == "not-asked"


# 13.61 Counter-Tactics.


LOSS = "row1: knox; row2: nimitz; hand: gun5 ecm; area: cover evade(down) asw(down); tactics: jink sneak"


@rule("coldwar", "13.61")
def test_what_can_be_lost() -> None:
    with luck("counter-tactics", LOSS) as scene:
        assert question(scene) == (2, "counter-tactics")
        assert answers(scene, 2) == ["facedown", "table-cover", "tactic-jink", "tactic-sneak", "hand"]
        for word in ("gun5", "ecm", "evade", "table-evade"):
            assert scene.rule_against(2, word) == "not-asked", "nobody looks at what lies hidden"


@rule("coldwar", "13.61", "13.5")
def test_a_tactic() -> None:
    with luck("counter-tactics", LOSS, [3]) as scene:
        scene.do(2, "tactic-jink")
        assert force(scene.state, 1)["tactics"] == "sneak"
        assert discard(scene) == "jink counter-tactics"


@rule("coldwar", "13.61", "8.1")
def test_an_area_defence_lying_open() -> None:
    with luck("counter-tactics", LOSS, [3]) as scene:
        scene.do(2, "table-cover")
        assert force(scene.state, 1)["area"] == "asw(down) evade(down)"
        assert discard(scene) == "cover counter-tactics"


@rule("coldwar", "13.61", "12.4")
@pytest.mark.parametrize(("number", "gone", "left"), [(0, "asw", "evade"), (1, "evade", "asw")])
def test_one_lying_face_down_is_picked_blind(number: int, gone: str, left: str) -> None:
    with luck("counter-tactics", LOSS, [3], draws=[str(number)]) as scene:
        assert force(scene.state.observe(1), 1)["area"].count("?(down)") == 2
        scene.do(2, "facedown")
        assert [event.facts["card"] for event in scene.told("counter-discards")] == [f"card/{gone}"]
        assert force(scene.state, 1)["area"] == f"cover {left}(down)"
        assert discard(scene) == f"{gone} counter-tactics"


@rule("coldwar", "13.61")
@pytest.mark.parametrize(("number", "gone"), [(0, "gun5"), (1, "ecm")])
def test_a_card_of_the_hand_is_picked_blind(number: int, gone: str) -> None:
    """The pick is a roll: whoever picks has seen nothing."""
    with luck("counter-tactics", LOSS, [3], draws=[str(number)]) as scene:
        scene.do(2, "hand")
        assert question(scene) == (1, "tactic-moment")
        scene.do(1, "done")
        assert hand(scene, 1) == ("ecm" if gone == "gun5" else "gun5")
        assert discard(scene) == f"{gone} counter-tactics"


@rule("coldwar", "13.61", "13.5")
def test_a_tactic_may_be_played_before_the_pick() -> None:
    with luck("counter-tactics", LOSS.replace("gun5", "satellite"), [3], draws=["0"]) as scene:
        scene.do(2, "hand")
        scene.do(1, "tactic-satellite")
        scene.do(1, "done")
        assert force(scene.state, 1)["tactics"] == "jink sneak satellite"
        assert hand(scene, 1) == ""
        assert discard(scene) == "ecm counter-tactics"


@rule("coldwar", "13.61", "13.5")
def test_if_that_was_the_last_card_the_opponents_choose_again() -> None:
    mine = "row1: knox; hand: satellite; tactics: jink"
    with luck("counter-tactics", mine) as scene:
        scene.do(2, "hand")
        scene.do(1, "tactic-satellite")
        assert question(scene) == (2, "counter-tactics")
        assert answers(scene, 2) == ["tactic-jink", "tactic-satellite"]


@rule("coldwar", "13.61", "9.2")
def test_a_retreat_card_leaves_the_repairs_but_not_the_safety() -> None:
    mine = "row1: knox kidd; retreat: retreat"
    with luck("counter-tactics leak", mine + "; hand: gun5", [3], theirs="hand: gun3") as scene:
        scene.do(2, "counter-tactics")
        assert answers(scene, 2) == ["table-retreat", "hand"]
        scene.do(2, "table-retreat")
        assert "retreat" not in force(scene.state, 1)
        assert "retreat" in discard(scene)
        while scene.state.course().current() != "6.1.B.1":
            scene.do(2, "done")
        assert answers(scene, 2, "foch") == ["kidd", "knox"]


@rule("coldwar", "13.61", "9.2")
def test_the_damage_stays_repaired() -> None:
    position = RESUPPLY.replace("6.1.C.2", "6.1.A.6").replace("knox kidd", "knox kidd(gun3)")
    position = position.replace("gun5*5", "retreat gun5*4")
    draws = ["counter-tactics", "99", *["ecm", "99"] * 3]
    with Scene(GAME, position, [3], draws) as scene:
        scene.do(1, "retreat; kidd gun3; done")
        assert question(scene) == (2, "counter-tactics")
        scene.do(2, "table-retreat")
        assert ships(scene, 1)["row1"] == "kidd knox"
        assert "retreat" not in force(scene.state, 1)


@rule("coldwar", "13.61", "13.64")
def test_an_open_hand_is_not_picked_blind() -> None:
    mine = "row1: knox; hand: gun5*2 ecm; area: asw(down)"
    with luck("leak counter-tactics", mine, [3]) as scene:
        scene.do(2, "leak; show-hand")
        assert answers(scene, 2) == ["facedown", "gun5", "ecm"]
        scene.do(2, "ecm")
        assert hand(scene, 1) == "gun5*2"
        assert discard(scene) == "ecm counter-tactics leak"


@rule("coldwar", "13.61", "13.64", "13.5")
@pytest.mark.parametrize("played", [True, False])
def test_a_tactic_of_an_open_hand_may_be_played_when_it_is_named(played: bool) -> None:
    mine = "row1: knox; hand: jink ecm"
    with luck("leak counter-tactics", mine, [3]) as scene:
        scene.do(2, "leak")
        scene.do(2, "jink")
        assert question(scene) == (1, "tactic-moment")
        if not played:
            scene.do(1, "done")
            assert hand(scene, 1) == "ecm" and "jink" in discard(scene)
            return
        scene.do(1, "tactic-jink")
        assert question(scene) == (2, "counter-tactics"), "one card will be lost all the same"
        assert answers(scene, 2) == ["ecm", "tactic-jink"]
        scene.do(2, "ecm")
        assert force(scene.state, 1)["tactics"] == "jink"


@rule("coldwar", "13.61")
def test_with_nothing_to_lose_it_is_discarded() -> None:
    with luck("counter-tactics", "row1: knox", [3]) as scene:
        assert question(scene) == (2, "adjust-formation")
        assert discard(scene) == "counter-tactics"


# 13.62 Disabled Fire Control.


@rule("coldwar", "13.62")
def test_any_ship_or_submarine_may_be_struck() -> None:
    with luck("fire-control", rolls=[3]) as scene:
        assert set(answers(scene, 2)) == {"knox", "kidd", "nimitz", "rubis"}
        scene.do(2, "rubis")
        assert ships(scene, 1)["subs"] == "rubis(fire-control)"
        assert "fire-control" not in discard(scene)
        assert truth(scene).hurt[GAME.piece("rubis")] == 0


@rule("coldwar", "13.62")
def test_it_fires_neither_missiles_nor_torpedoes_but_guns() -> None:
    position = """
options: tactics=5; bad_luck=20
seat 1
  row1: kirov(fire-control) spruance
  subs: oscar(fire-control) rubis
  hand: missileA missileC torpedo gun5 ship
seat 2
  row1: kidd
"""
    with fight(position) as scene:
        refusal = scene.why_not(1, "missileA kirov")
        assert refusal is not None and (refusal.name, refusal.rule) == ("fire-control-out", "13.62")
        assert forbidden(scene, 1, "torpedo oscar") == "13.62"
        assert forbidden(scene, 1, "missileC") == "13.62", "nobody else could fire it"
        assert answers(scene, 1, "missileA") == ["spruance", "rubis"]
        assert answers(scene, 1, "torpedo") == ["rubis"]
        assert "kirov" in answers(scene, 1, "gun5")


@rule("coldwar", "13.62", "12.1")
@pytest.mark.parametrize(
    ("kidd", "ticonderoga", "numbers"),
    [
        ("", "", [3, 3, 2]),
        ("(fire-control)", "(fire-control)", [2, 2, 1]),
        ("(fire-control fire-control)", "", [3, 3]),
    ],
)
def test_air_defence_is_worse_by_one_for_each(kidd: str, ticonderoga: str, numbers: list[int]) -> None:
    position = f"""
options: tactics=5; bad_luck=20
seat 1
  row1: nimitz
  hand: ship
seat 2
  row1: kidd{kidd} ticonderoga{ticonderoga}
"""
    with fight(position, [6] * (1 + len(numbers)), advanced="air_defense") as scene:
        scene.do(1, "nimitz > kidd; done")
        while scene.asked() == [2]:
            scene.do(2, "#1")
        scene.do(1, "done")
        assert [event.facts["chance"] for event in scene.told("defense-fails")] == numbers


@rule("coldwar", "13.62", "11.3", "12.7")
def test_it_bears_no_points() -> None:
    state = GAME.parse(
        "coldwar 1\noptions: tactics=5; bad_luck=20\nturn: seat1 6.1.B.1 fog=1\n"
        "seat 1\n  row1: kidd(fire-control) nimitz(deck-fire)\n  hand: gun5\nseat 2\n  row1: slava\n"
    )
    assert round_score(state, 0) == 8 + 19


# 13.63 Flight Deck Fire.


@rule("coldwar", "13.63")
def test_only_carriers_burn() -> None:
    with luck("deck-fire", "row1: knox; row2: nimitz baku", [3]) as scene:
        assert answers(scene, 2) == ["nimitz", "baku"]
        refusal = scene.why_not(2, "knox")
        assert refusal is not None and (refusal.name, refusal.rule) == ("only-carriers-burn", "13.63")
        scene.do(2, "nimitz")
        assert ships(scene, 1)["row2"] == "nimitz(deck-fire) baku"


@rule("coldwar", "13.63", "7.2", "10")
def test_the_rating_is_lower_by_one_for_each_fire() -> None:
    position = """
options: tactics=5; bad_luck=20
seat 1
  row1: knox
  row2: nimitz({fires})
  hand: asw ship
seat 2
  row1: kidd slava
  subs: rubis
"""
    with fight(position.format(fires="deck-fire"), [6, 6]) as scene:
        scene.do(1, "asw > rubis; nimitz > kidd")
        assert forbidden(scene, 1, "nimitz") == "7.2"
        scene.do(1, "done")
        settle(scene)
        assert [event.facts["chance"] for event in scene.told("attack-declared")] == [2, 1]
    with fight(position.format(fires="deck-fire deck-fire"), [6]) as scene:
        assert "nimitz" not in answers(scene, 1), "without a rating it has no hope (12.3)"
        scene.do(1, "asw > rubis; done")
        settle(scene)
        assert [event.facts["chance"] for event in scene.told("attack-declared")] == [1]


@rule("coldwar", "13.63", "12.3", "9.4")
@pytest.mark.parametrize(
    ("notes", "chances"),
    [
        # Printed 1: the damage takes it to 0, and no fire takes it below.
        ("gunAny3", [0]),
        ("deck-fire", [0]),
        ("deck-fire*2", [0]),
        ("gunAny3 deck-fire*2", [0]),
        # What a crew adds is added to that, whatever there was to take off.
        ("gunAny3 crew", [1]),
        ("deck-fire crew", [1]),
        ("gunAny3 deck-fire*2 crew", [1]),
        ("crew", [2, 2]),
    ],
)
def test_the_floor_lies_below_fires_and_damage_and_under_the_crew(notes: str, chances: list[int]) -> None:
    """12.2 The row changes the chance, not the rating: at 0 one attempt at the first row has 1."""
    position = f"""
options: action=yes; tactics=5; bad_luck=20
seat 1
  row1: knox
  row2: tarawa({notes})
  hand: ship
seat 2
  row1: kidd
  row2: slava
"""
    for advanced, more in (("strike_reduction", 0), ("strike_reduction strike_rows", 1)):
        with fight(position, None, advanced=advanced) as scene:
            state = truth(scene)
            tarawa = GAME.piece("tarawa")
            assert rating(state, tarawa) == chances[0]
            assert strike_chance(state, tarawa, GAME.piece("kidd")) == chances[0] + more
            if chances[0] + more == 0:
                assert "tarawa" not in answers(scene, 1)
                continue
            assert ("slava" in answers(scene, 1, "tarawa")) == (chances[0] > 0)
            for _ in chances:
                scene.do(1, "tarawa > kidd")
            assert forbidden(scene, 1, "tarawa") == "7.2"


@rule("coldwar", "13.63")
def test_without_a_carrier_it_is_discarded() -> None:
    with luck("deck-fire", "row1: knox kidd", [3]) as scene:
        assert question(scene) == (2, "adjust-formation")
        assert discard(scene) == "deck-fire"


# 13.64 Intelligence Leak.


LEAKS = "row1: knox; subs: rubis alfa(active); hand: gun5 ecm; area: cover asw(down); tactics: jink sneak"


@rule("coldwar", "13.64", "13.6")
def test_the_opponents_choose_what_leaks_out() -> None:
    with luck("leak", LEAKS) as scene:
        assert question(scene) == (2, "leak")
        assert answers(scene, 2) == ["tactic-jink", "tactic-sneak", "submarines", "show-hand", "show-area"]


@rule("coldwar", "13.64")
@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("tactics: jink sneak", "", ["submarines", "show-hand", "show-area"]),
        ("rubis alfa(active)", "rubis(active)", ["tactic-jink", "tactic-sneak", "show-hand", "show-area"]),
        ("hand: gun5 ecm", "", ["tactic-jink", "tactic-sneak", "submarines", "show-area"]),
        ("asw(down)", "asw", ["tactic-jink", "tactic-sneak", "submarines", "show-hand"]),
    ],
)
def test_nothing_without_effect_can_be_chosen(old: str, new: str, left: list[str]) -> None:
    with luck("leak", LEAKS.replace(old, new)) as scene:
        assert answers(scene, 2) == left


@rule("coldwar", "13.64")
def test_with_nothing_to_leak_it_is_discarded() -> None:
    with luck("leak", "row1: knox; subs: rubis(active); area: cover", [3]) as scene:
        assert question(scene) == (2, "adjust-formation")
        assert discard(scene) == "leak"


@rule("coldwar", "13.64")
def test_the_hand_lies_open_until_its_owners_next_a1() -> None:
    with luck("leak", LEAKS, [3, 4], theirs="hand: gun3", draws=[]) as scene:
        scene.do(2, "show-hand")
        for observer in (1, SPECTATOR):
            assert force(scene.state.observe(observer), 1)["hand"] == "gun5 ecm"
        assert [event.facts["cards"] for event in scene.told("hand-shown")] == ["cards/gun5,ecm"]
        state = truth(scene)
        assert state.forces[0].open
        scene.dice.rolls = scene.dice.rolls[: scene.dice.rolled]
        state.dice = FastDice(3)
        while state.acting == 1:
            state.apply(state.mover(), state.legal(state.mover())[0])
        while state.acting == 0 and state.forces[0].open:
            state.apply(state.mover(), state.legal(state.mover())[0])
        assert not state.forces[0].open
        # Everybody remembers it.
        view = state.observe(1)
        assert isinstance(view, ColdWar)
        assert {GAME.piece("gun5"), GAME.piece("ecm")} <= set(view.forces[0].hand) | set(view.forces[0].area)


@rule("coldwar", "13.64", "12.4")
def test_all_face_down_cards_are_turned_up_and_work_on() -> None:
    with luck("leak", LEAKS.replace("area: cover", "area: cover evade(down)"), [3]) as scene:
        scene.do(2, "show-area")
        assert force(scene.state, 1)["area"] == "asw evade cover"
        assert force(scene.state.observe(1), 1)["area"] == "asw evade cover"
        assert {event.rule for event in scene.told("area-revealed")} == {"13.64"}


@rule("coldwar", "13.64", "5.24")
def test_all_submarines_become_active() -> None:
    with luck("leak", LEAKS.replace("rubis", "rubis oscar"), [3]) as scene:
        scene.do(2, "submarines")
        assert ships(scene, 1)["subs"] == "alfa(active) oscar(active) rubis(active)"


@rule("coldwar", "13.64", "13.5")
def test_or_one_tactic_is_discarded() -> None:
    with luck("leak", LEAKS, [3]) as scene:
        scene.do(2, "tactic-sneak")
        assert force(scene.state, 1)["tactics"] == "jink"
        assert discard(scene) == "sneak leak"
        assert [event.rule for event in scene.told("tactic-lost")] == ["13.64"]


# 13.65 Ship's Explosion.


@rule("coldwar", "13.65")
@pytest.mark.parametrize(("card", "faces"), [("explosion4", 1), ("explosion3", 2), ("explosion2", 3)])
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_die_says_primary_or_secondary(card: str, faces: int, roll: int) -> None:
    with luck(card, "row1: knox kidd(gun5) slava(gun5); subs: rubis", [roll]) as scene:
        primary = roll <= faces
        assert question(scene) == (2, "explosion-ship")
        everything = {"knox", "kidd", "slava", "rubis"} if primary else {"kidd", "slava"}
        assert set(answers(scene, 2)) == everything
        if not primary:
            refusal = scene.why_not(2, "knox")
            assert refusal is not None and (refusal.name, refusal.rule) == ("only-damaged", "13.65")


@rule("coldwar", "13.65", "7.1")
@pytest.mark.parametrize(("card", "damage"), [("explosion4", 4), ("explosion3", 3), ("explosion2", 2)])
def test_the_card_lies_under_the_ship_as_a_damage_card(card: str, damage: int) -> None:
    with luck(card, "row1: knox; row2: nimitz", [1, 3]) as scene:
        scene.do(2, "nimitz")
        assert ships(scene, 1)["row2"] == f"nimitz({card})"
        assert truth(scene).hurt[GAME.piece("nimitz")] == damage
        assert discard(scene) == "none"
        assert round_score(truth(scene), 0) == 4 + 19 - damage


@rule("coldwar", "13.65", "12.6")
def test_armour_takes_one_point_off_it() -> None:
    with luck("explosion4", "row1: knox iowa", [1, 3], advanced="armor") as scene:
        scene.do(2, "iowa")
        assert truth(scene).hurt[GAME.piece("iowa")] == 3


@rule("coldwar", "13.65")
@pytest.mark.parametrize("other", ["fire-control", "deck-fire", "explosion2"])
def test_bad_luck_cards_count_as_damage_for_a_secondary_explosion(other: str) -> None:
    mine = f"row1: knox hermes({other})"
    with luck("explosion2", mine, [6, 3]) as scene:
        assert other in ships(scene, 1)["row1"]
        assert "explosion2" in ships(scene, 1)["row1"]


@rule("coldwar", "13.65", "9.4")
def test_a_crew_card_is_no_damage() -> None:
    with luck("explosion2", "row1: knox nimitz(crew)", [6, 3]) as scene:
        assert ships(scene, 1)["row1"] == "nimitz(crew) knox"
        assert told(scene).count("bad-luck-strikes") == 0
        assert discard(scene) == "explosion2"


@rule("coldwar", "13.65", "11.1", "11.3")
def test_nobody_scores_a_ship_that_blows_up() -> None:
    with luck("explosion3", "row1: knox; row2: nimitz", [1, 3]) as scene:
        scene.do(2, "knox")
        assert sunk(scene, 1) == sunk(scene, 2) == ""
        assert table(scene.state)["lost"] == "knox"
        assert [round_score(truth(scene), seat) for seat in (0, 1)] == [19, 12 + 10]
        assert told(scene).count("blown-up") == 1 and "sunk" not in told(scene)
        assert discard(scene) == "explosion3"


@rule("coldwar", "13.65", "5.21", "11.1")
def test_rows_close_up_and_cards_under_the_ship_are_discarded() -> None:
    with luck("explosion2", "row1: kidd(gun5); row2: nimitz", [6, 3]) as scene:
        assert ships(scene, 1) == {"row1": "nimitz"}
        assert discard(scene) == "gun5 explosion2"


@rule("coldwar", "13.65", "12.7")
def test_any_damage_sinks_a_crippled_ship() -> None:
    with luck("explosion2", "row1: knox nimitz(crippled)", [1, 3], advanced="large_ships") as scene:
        scene.do(2, "nimitz")
        assert table(scene.state)["lost"] == "nimitz"


@rule("coldwar", "13.65", "11.2")
def test_the_last_ship_may_blow_up() -> None:
    mine = "row1: knox; hand: gun5; tactics: jink; area: ecm(down)"
    more = "seat 3\n  row1: slava\n  order: 3\n"
    with luck("explosion3 leak", mine, [1, 3], more=more) as scene:
        scene.do(2, "explosion3").do(3, "explosion3")
        scene.do(1, "done")
        assert question(scene) == (1, "tactic-moment")
        scene.do(1, "done")
        assert force(scene.state, 1)["out"] == ""
        assert discard(scene) == "gun5 ecm explosion3 leak"
        assert force(scene.state, 1)["tactics"] == "jink", "nothing strikes a player who is out"
        assert truth(scene).luck == []
        assert truth(scene).acting == 1


@rule("coldwar", "13.65", "11.2", "11.3")
def test_with_one_player_left_the_round_is_over() -> None:
    with luck("explosion3", "row1: knox", [1], table="round: 1") as scene:
        assert truth(scene).round == 2
        assert [one.points for one in truth(scene).forces] == [0, 12 + 10]


# 9.3 Damage Control against it.


@rule("coldwar", "9.3", "13.62", "13.63", "13.65")
@pytest.mark.parametrize(
    ("card", "rolls"), [("fire-control", [3]), ("deck-fire", [3]), ("explosion4", [1, 3])]
)
def test_damage_control_negates_what_strikes_a_ship(card: str, rolls: list[int]) -> None:
    mine = "row1: knox; row2: nimitz baku; hand: dc gun5"
    with luck(card, mine, rolls) as scene:
        scene.do(2, "nimitz")
        assert question(scene) == (1, "save-from-luck")
        assert answers(scene, 1) == ["done", "dc"]
        refusal = scene.why_not(1, "gun5")
        assert refusal is not None and (refusal.name, refusal.rule) == ("only-control-now", "9.3")
        scene.do(1, "dc")
        assert ships(scene, 1)["row2"] == "nimitz baku"
        assert discard(scene) == f"dc {card}"
        assert hand(scene, 1) == "gun5"


@rule("coldwar", "9.3", "13.65")
def test_nobody_has_to_play_it() -> None:
    with luck("explosion4", "row1: knox; row2: nimitz; hand: dc gun5", [1, 3]) as scene:
        scene.do(2, "nimitz")
        scene.do(1, "done")
        assert ships(scene, 1)["row2"] == "nimitz(explosion4)"
        assert hand(scene, 1) == "gun5 dc"


@rule("coldwar", "9.3", "13.61", "13.64")
@pytest.mark.parametrize("card", ["counter-tactics", "leak"])
def test_it_does_not_help_against_the_others(card: str) -> None:
    with luck(card, "row1: knox; hand: dc; tactics: jink", [3]) as scene:
        scene.do(2, "tactic-jink")
        assert question(scene) == (2, "adjust-formation")
        assert hand(scene, 1) == "dc"


@rule("coldwar", "9.3", "13.65", "11.2")
def test_it_saves_the_last_ship() -> None:
    with luck("explosion3", "row1: knox; hand: dc", [1, 3]) as scene:
        scene.do(1, "dc")
        assert ships(scene, 1) == {"row1": "knox"}


@rule("coldwar", "9.3", "9.6", "13.65")
@pytest.mark.parametrize("cards", ["dc gun5", "dc*2 gun5"])
def test_intelligence_negates_that_and_another_card_may_help(cards: str) -> None:
    options = "action=yes; tactics=5; bad_luck=20"
    mine = f"row1: knox; row2: nimitz; hand: {cards}"
    with luck("explosion4", mine, [1], theirs="hand: intelligence gun3", options=options) as scene:
        scene.do(2, "nimitz")
        scene.do(1, "dc")
        assert scene.asked() == [2]
        scene.do(2, "intelligence")
        scene.do(1, "done")
        assert question(scene) == (1, "save-from-luck")
        if "*2" not in cards:
            scene.do(1, "done")
            assert ships(scene, 1)["row2"] == "nimitz(explosion4)"
            return
        scene.do(1, "dc")
        scene.do(2, "done")
        assert ships(scene, 1)["row2"] == "nimitz"
        assert discard(scene) == "dc*2 intelligence explosion4"


@rule("coldwar", "9.3", "9.6", "13.65")
def test_with_no_card_left_the_stroke_falls() -> None:
    options = "action=yes; tactics=5; bad_luck=20"
    mine = "row1: knox; row2: nimitz; hand: dc"
    with luck("explosion4", mine, [1], theirs="hand: intelligence gun3", options=options) as scene:
        scene.do(2, "nimitz")
        scene.do(1, "dc")
        scene.do(2, "intelligence")
        assert ships(scene, 1)["row2"] == "nimitz(explosion4)"


@rule("coldwar", "9.3", "13.2B", "13.65")
def test_a_team_mate_may_help() -> None:
    more = "seat 3\n  row1: slava\n  hand: dc gun3\nseat 4\n  row1: minsk\n"
    options = "tactics=5; bad_luck=20; team_size=2"
    mine = "row1: knox; row2: nimitz; hand: gun5"
    with luck("explosion4", mine, [1, 3], more=more, options=options) as scene:
        scene.do(2, "nimitz").do(4, "nimitz")
        assert question(scene) == (1, "save-from-luck")
        scene.do(1, "done")
        assert question(scene) == (3, "save-from-luck")
        scene.do(3, "dc")
        assert ships(scene, 1)["row2"] == "nimitz"


@rule("coldwar", "9.3", "13.65")
def test_the_question_depends_on_what_all_can_see() -> None:
    mine = "row1: knox; row2: nimitz; hand: {}"
    with luck("explosion4", mine.format("gun5"), [1]) as scene:
        scene.do(2, "nimitz")
        assert question(scene) == (1, "save-from-luck")
        assert answers(scene, 1) == ["done"]
    with luck("explosion4", mine.format("none"), [1, 3]) as scene:
        scene.do(2, "nimitz")
        assert ships(scene, 1)["row2"] == "nimitz(explosion4)"
    with luck("explosion4", mine.format("gun5"), [1, 3], table="discard: dc*7") as scene:
        scene.do(2, "nimitz")
        assert ships(scene, 1)["row2"] == "nimitz(explosion4)"


# 9.2 Repairs.


@rule("coldwar", "9.2", "13.62", "13.63", "13.65")
def test_each_is_removed_as_one_damage_card_in_a_retreat() -> None:
    position = """
coldwar 1
options: tactics=5; bad_luck=20
turn: seat1 6.1.A.6 fog=3
seat 1
  row1: kirov(fire-control) nimitz(deck-fire explosion4)
  hand: retreat missileC
seat 2
  row1: foch
"""
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; kirov fire-control; nimitz deck-fire; nimitz explosion4")
        assert ships(scene, 1)["row1"] == "nimitz kirov"
        assert truth(scene).hurt[GAME.piece("nimitz")] == 0
        assert discard(scene) == "explosion4 fire-control deck-fire"
        status = truth(scene).status
        plain = GAME.parse(
            position.replace("(fire-control)", "").replace("(deck-fire explosion4)", "")
        ).status
        for ship in ("kirov", "nimitz"):
            assert status[GAME.piece(ship)] == plain[GAME.piece(ship)]


@rule("coldwar", "9.2", "13.62")
def test_one_of_two_fires_leaves_the_other() -> None:
    position = """
coldwar 1
options: tactics=5; bad_luck=20; strike_rows=no
turn: seat1 6.1.A.6 fog=3
seat 1
  row1: nimitz(deck-fire deck-fire) kidd(fire-control fire-control)
  hand: retreat gun5
seat 2
  row1: foch
"""
    with Scene(GAME, position) as scene:
        scene.do(1, "retreat; nimitz deck-fire; kidd fire-control; done")
        assert ships(scene, 1)["row1"] == "nimitz(deck-fire) kidd(fire-control)"


@rule("coldwar", "13.64")
def test_without_action_or_teams_a_hand_that_was_open_is_remembered_too() -> None:
    """The cards are taken up again in the next A.1; the text says who has seen them, for all and for each."""
    position = """
    coldwar 1
    options: bad_luck=7
    turn: seat1 6.1.C.4 fog=2 played
    luck: leak
    seat 1
      row1: iowa
      hand: gun5*2 dc
    seat 2
      row1: kidd
      hand: gun3
    """
    with Scene(GAME, position, [3, 3]) as scene:
        scene.do(2, "done; done; done; gun3")
        assert force(scene.state, 1)["known"] == "seat2:gun5 seat2:gun5 seat2:dc"
        for state in (scene.state, *(scene.state.observe(seat) for seat in (0, 1, SPECTATOR))):
            assert GAME.parse(state.text()).text() == state.text()
