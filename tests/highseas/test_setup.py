"""3 Starting play: navies, fleets chosen in secret, the first player, the formation, the first hand."""

import pytest

from tests.highseas.look import fleet, rows, sea, table
from tests.marks import rule
from wardroom.core.decision import REOPEN, NotAsked
from wardroom.core.dice import FastDice, ScriptedDice
from wardroom.core.events import Event
from wardroom.core.notation import read_line
from wardroom.core.options import OptionError
from wardroom.core.scene import Scene
from wardroom.core.state import SPECTATOR, State
from wardroom.games.highseas.game import GAME, HighSeas


def play(state: State, seat: int, line: str) -> None:
    for action in read_line(GAME, state.observe(seat - 1), seat - 1, line):
        state.apply(seat - 1, action)


def begun(rolls: list[int] | None = None, **options: str | int | bool) -> HighSeas:
    """A table of two at which the fleets are being chosen."""
    state = GAME.new(GAME.options().fill(options), ScriptedDice(rolls or []))
    play(state, 1, "japan")
    play(state, 2, "germany")
    return state


@rule("highseas", "3", "3.nations")
def test_navies_are_picked_in_order_and_none_twice() -> None:
    state = GAME.new({"seats": 3}, FastDice(1))
    assert [GAME.action_text(action) for action in state.legal(0)] == [
        *("france", "germany", "italy", "japan", "britain", "america")
    ]
    play(state, 1, "japan")
    assert state.waiting() == [1]
    taken = state.why_not(1, state.candidates(1)[3])
    assert taken is not None and (taken.name, taken.rule) == ("nation-taken", "3.nations")
    play(state, 2, "germany")
    play(state, 3, "britain")
    assert [fleet(state, seat)["nation"] for seat in (1, 2, 3)] == ["japan", "germany", "britain"]


@rule("highseas", "3.nations")
def test_navies_may_be_drawn_by_lot() -> None:
    seen = set()
    for seed in range(40):
        state = GAME.new({"seats": 6, "nations": "drawn"}, FastDice(seed))
        drawn = [fleet(state, seat)["nation"] for seat in range(1, 7)]
        assert len(set(drawn)) == 6
        seen.add(drawn[0])
    assert len(seen) == 6


@rule("highseas", "3.fleet")
def test_a_fleet_is_worth_25_points_at_most() -> None:
    state = begun()
    play(state, 1, "yamato zuikaku")
    ships = state.catalogue.ships
    left = 25 - sum(ships[GAME.piece(key)].points for key in ("yamato", "zuikaku"))
    assert state.decision(0).facts == {"number": left}
    for action in state.candidates(0)[1:]:
        ship = ships[action - 168]
        refusal = state.why_not(0, action)
        if ship.key in ("yamato", "zuikaku"):
            assert refusal is not None and refusal.name == "chosen-already"
        elif ship.points > left:
            assert refusal is not None and refusal.name == "too-many-points"
        else:
            assert refusal is None


@rule("highseas", "3.fleet")
def test_a_fleet_has_a_ship_and_only_of_its_navy() -> None:
    state = begun()
    empty = state.why_not(0, 0)
    assert empty is not None and (empty.name, empty.rule) == ("fleet-empty", "3.fleet")
    foreign = state.why_not(0, 168 + GAME.piece("bismarck"))
    assert foreign is not None and foreign.name == "not-asked"


@rule("highseas", "3.fleet")
def test_the_limit_is_an_option() -> None:
    state = begun(fleet_points=10)
    assert state.decision(0).facts == {"number": 10}


@rule("highseas", "3.fleet")
def test_the_choice_is_secret_until_all_are_done() -> None:
    log: list[Event] = []
    state = begun([5, 2])
    state.log = log
    before = [state.observe(viewer).text() for viewer in (SPECTATOR, 1)]
    play(state, 1, "yamato")
    play(state, 1, "hibiki done")
    assert [state.observe(viewer).text() for viewer in (SPECTATOR, 1)] == before
    assert log == []
    with pytest.raises(NotAsked):
        state.observe(1).decision(0)
    assert state.legal(0) == [REOPEN]
    play(state, 2, "bismarck u-47")
    assert [state.observe(viewer).text() for viewer in (SPECTATOR,)] == before[:1]
    play(state, 2, "done")
    chosen = [event.facts["ships"] for event in log if event.name == "fleet-chosen"]
    assert chosen == ["ships/yamato,hibiki", "ships/bismarck,u-47"]
    assert "fleet: yamato hibiki" in state.observe(SPECTATOR).text()


@rule("highseas", "3.fleet")
def test_what_is_not_chosen_is_the_reserve() -> None:
    state = begun([5, 2])
    play(state, 1, "yamato done")
    play(state, 2, "bismarck done")
    keys = {state.ship(ship).key for ship in state.fleets[1].reserve}
    assert "bismarck" not in keys and {"tirpitz", "u-47"} <= keys and len(keys) == 12


@rule("highseas", "3.first", "3.formation")
def test_the_highest_die_begins_and_lays_out_first() -> None:
    state = begun([4, 4, 2, 6])
    log: list[Event] = []
    state.log = log
    play(state, 1, "yamato done")
    play(state, 2, "bismarck z23 u-47 done")
    rolls = [(event.facts["seat"], event.facts["number"]) for event in log if event.name == "first-roll"]
    assert rolls == [("seat/0", 4), ("seat/1", 4), ("seat/0", 2), ("seat/1", 6)]
    assert table(state)["first"] == "seat2"
    assert state.waiting() == [1]
    play(state, 2, "row2")
    play(state, 2, "row1")
    assert state.waiting() == [1]
    play(state, 2, "active")
    assert fleet(state, 2)["row1"] == "z23" and fleet(state, 2)["row2"] == "bismarck"
    assert fleet(state, 2)["subs"] == "u-47(active)"
    assert state.waiting() == [0]


@rule("highseas", "3.first")
def test_a_table_may_agree_on_who_begins() -> None:
    state = begun(first_seat=2)
    play(state, 1, "yamato done")
    play(state, 2, "bismarck done")
    assert table(state)["first"] == "seat2"
    with pytest.raises(OptionError, match="first_seat is at most 2"):
        GAME.new({"seats": 2, "first_seat": 3}, FastDice(1))


@rule("highseas", "3.formation", "5.rows", "5.submarines")
def test_the_formation_has_no_gaps_and_submarines_no_row() -> None:
    state = begun(first_seat=2)
    play(state, 1, "yamato done")
    play(state, 2, "bismarck z23 u-47 done")
    play(state, 2, "row2")
    # Only z23 is left to stand before the battleship.
    refused = state.why_not(1, 16 + 2)
    assert refused is not None and (refused.name, refused.rule) == ("row-gap", "5.rows")
    play(state, 2, "row1")
    refused = state.why_not(1, 16 + 1)
    assert refused is not None and (refused.name, refused.rule) == (
        "no-row-for-submarines",
        "5.submarines",
    )


@rule("highseas", "3.hand")
def test_seven_cards_when_all_fleets_stand() -> None:
    state = GAME.new({"seats": 2, "first_seat": 1}, FastDice(3))
    play(state, 1, "japan")
    play(state, 2, "germany")
    play(state, 1, "yamato done")
    play(state, 2, "bismarck done")
    play(state, 1, "row1")
    assert not state.fleets[0].hand
    play(state, 2, "row1")
    assert [len(each.hand) for each in state.fleets] == [7, 7]
    assert state.draw_left == 102 - 14
    assert state.waiting() == [0]


@rule("highseas", "4")
def test_turns_go_around_and_pass_over_who_is_out() -> None:
    with sea(
        "seat 1\n  row1: hood\n  hand: near-miss\nseat 2\nseat 3\n  row1: bismarck\n",
        turn="seat1 8",
        draws=["planning"] * 3 + ["escort"] * 3,
    ) as scene:
        scene.do(1, "done")
        assert table(scene.state)["turn"] == "seat3 5"


@rule("highseas", "4")
def test_the_steps_of_a_turn_come_in_order() -> None:
    with sea(
        "seat 1\n  row1: hood\n  hand: near-miss\nseat 2\n  row1: bismarck\n",
        turn="seat1 5",
    ) as scene:
        seen = []
        while table(scene.state)["turn"].startswith("seat1"):
            seen.append(scene.state.course().current())
            scene.do(1, "done")
        assert seen == ["5", "6", "7.declare", "8"]
        assert rows(scene, 1)[0] == "hood"


def test_a_position_can_stand_in_the_setup() -> None:
    with Scene(
        GAME, "highseas 1\nstep: Setup stage=fleet\nseat 1\n  nation: japan\nseat 2\n  nation: italy\n"
    ) as scene:
        assert scene.asked() == [1, 2]
